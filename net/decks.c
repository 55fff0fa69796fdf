/* decks.c: no decks, where the painted ones are not part of the program. */
#include "cards/cards.h"

__attribute__((weak)) int deck_count(void) {
    return 0;
}
__attribute__((weak)) const char *deck_name(int deck) {
    return "";
}
__attribute__((weak)) int deck_find(const char *name) {
    return -1;
}
__attribute__((weak)) void card_svg(int deck, int index, struct text *out) {}
