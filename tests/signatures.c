/* signatures.c: the rules' signatures, as `dizaine bench --signatures` prints them, with nothing but the rules: built for other processors by
 * tests/processors.sh. */
#include <stdio.h>

#include "sim/signature.h"

int main(void) {
    for (int i = 0; game_list[i]; i++)
        for (int players = game_list[i]->seats_min; players <= game_list[i]->seats_max; players++) {
            struct options options;
            options_standard(game_list[i], players, &options);
            printf("%s %d %016llx\n", game_list[i]->name, players,
                   (unsigned long long)signature(game_list[i], &options, SIGNATURE_GAMES));
        }
    return 0;
}
