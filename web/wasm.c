/* wasm.c: what the C library would ask of an operating system, answered here: the module imports nothing. */
#include <stdint.h>

/* A broken invariant stops the module; the page sees the trap and says so. */
_Noreturn void __assert_fail(const char *claim, const char *file, int line, const char *function);
_Noreturn void __assert_fail(const char *claim, const char *file, int line, const char *function) {
    __builtin_trap();
}
