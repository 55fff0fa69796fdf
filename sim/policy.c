/* policy.c: see policy.h. */
#include "sim/policy.h"

#include <string.h>

static bool is_command(const char *name) {
    return strncmp(name, "cmd:", 4) == 0;
}

/* How far a name reaches: to a comma, which a command writes as \, for itself. */
static size_t name_size(const char *name) {
    size_t size = strcspn(name, ",");
    while (is_command(name) && size > 0 && name[size] && name[size - 1] == '\\')
        size += 1 + strcspn(name + size + 1, ",");
    return size;
}

static void copy_name(char *to, const char *name, size_t size) {
    bool command = is_command(name);
    for (size_t i = 0; i < size; i++)
        if (!(command && name[i] == '\\' && i + 1 < size && name[i + 1] == ',')) *to++ = name[i];
    *to = 0;
}

static const char *policy_read(struct policy *policy, const struct game *game, const char *name,
                               size_t size) {
    if (size == 0) return "the list of seats has an empty name";
    if (size >= POLICY_NAME_MAX) return "a name of a policy is too long";
    if (text_characters(name, (uint32_t)size) < 0) return "a name must be one line of clean UTF-8";
    copy_name(policy->name, name, size);
    policy->external = is_command(policy->name);
    if (policy->external) {
        policy->budget = 0;
        policy->bot = bot_standin(game);
        return *policy_command(policy) ? NULL : "cmd: needs a command, as in cmd:./mybot";
    }
    char plain[POLICY_NAME_MAX];
    strcpy(plain, policy->name);
    char *colon = strchr(plain, ':');
    int32_t budget = 0;
    if (colon) {
        *colon = 0;
        if (!text_parse_int(colon + 1, 1, 100000000, &budget))
            return "a budget must be a whole number from 1 to 100000000, as in expert:2000";
    }
    policy->budget = (uint32_t)budget;
    policy->bot = bot_named(game, plain);
    return policy->bot ? NULL : "there is no such policy for this game";
}

const char *policy_command(const struct policy *policy) {
    return policy->name + 4;
}

const char *lineup_read(struct lineup *lineup, const struct game *game, int players, const char *names) {
    *lineup = (struct lineup){.players = (uint8_t)players};
    int given = 0;
    for (const char *name = names;; name++) {
        size_t size = name_size(name);
        if (given == players) return "more names than seats";
        struct policy *fresh = &lineup->policy[lineup->count];
        const char *refusal = policy_read(fresh, game, name, size);
        if (refusal) return refusal;
        int same = 0;
        while (strcmp(lineup->policy[same].name, fresh->name) != 0) same++;
        if (same == lineup->count) lineup->count++;
        lineup->seat[given++] = (uint8_t)same;
        name += size;
        if (!*name) break;
    }
    for (int s = given; s < players; s++) lineup->seat[s] = lineup->seat[s % given];
    return NULL;
}

int lineup_place(const struct lineup *lineup, uint64_t game, int seat) {
    return (int)(((uint64_t)seat + game) % lineup->players);
}

int lineup_at(const struct lineup *lineup, uint64_t game, int seat) {
    return lineup->seat[lineup_place(lineup, game, seat)];
}
