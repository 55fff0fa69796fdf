/* schema.S: schema.sql and postgres.sql inside the program, each with a closing zero. */
#ifdef __CET__
#include <cet.h> /* data jumps nowhere: without this mark the linker takes CET from the whole program */
#endif
    .section .rodata
    .global store_schema
store_schema:
    .incbin "store/schema.sql"
    .byte 0
    .global store_postgres_schema
store_postgres_schema:
    .incbin "store/postgres.sql"
    .byte 0
    .section .note.GNU-stack,"",@progbits
