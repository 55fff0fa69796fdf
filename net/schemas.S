/* schemas.S: the schemas of messages inside the program: those of all games, and each game's own, with a closing zero. */
#ifdef __CET__
#include <cet.h> /* data jumps nowhere: without this mark the linker takes CET from the whole program */
#endif
    .section .rodata
    .global wire_common
wire_common:
    .incbin "net/wire.json"
    .byte 0
    .global wire_games
wire_games:
    .incbin "net/wire_games.json"
    .byte 0
    .section .note.GNU-stack,"",@progbits
