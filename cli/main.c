/* main.c: the program's commands. */
#include <stdio.h>

int main(void) {
    fputs("dizaine: see dizaine help\n", stderr);
    return 2;
}
