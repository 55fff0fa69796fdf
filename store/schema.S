/* schema.S: schema.sql inside the program, with a closing zero. */
    .section .rodata
    .global store_schema
store_schema:
    .incbin "store/schema.sql"
    .byte 0
    .section .note.GNU-stack,"",@progbits
