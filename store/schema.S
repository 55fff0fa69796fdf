/* schema.S: schema.sql and the migrations of PostgreSQL inside the program, each with a closing zero. */
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
    .global store_postgres_2
store_postgres_2:
    .incbin "store/postgres_2.sql"
    .byte 0
    .global store_postgres_3
store_postgres_3:
    .incbin "store/postgres_3.sql"
    .byte 0
    .global store_postgres_4
store_postgres_4:
    .incbin "store/postgres_4.sql"
    .byte 0
    .global store_postgres_5
store_postgres_5:
    .incbin "store/postgres_5.sql"
    .byte 0
    .global store_postgres_6
store_postgres_6:
    .incbin "store/postgres_6.sql"
    .byte 0
    .global store_postgres_7
store_postgres_7:
    .incbin "store/postgres_7.sql"
    .byte 0
    .section .note.GNU-stack,"",@progbits
