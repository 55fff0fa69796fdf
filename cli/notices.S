/* notices.S: what tools/notices prints, inside the program, with a closing zero. */
#ifdef __CET__
#include <cet.h> /* data jumps nowhere: without this mark the linker takes CET from the whole program */
#endif
    .section .rodata
    .global cli_notices
cli_notices:
    .incbin "cli/notices.txt"
    .byte 0
    .section .note.GNU-stack,"",@progbits
