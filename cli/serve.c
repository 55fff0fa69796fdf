/* serve.c: the command that serves tables to browsers. */
#include <stdio.h>
#include <string.h>

#include "cli/args.h"
#include "cli/workers.h"
#include "net/house.h"
#include "net/net.h"

static const struct flag flags[] = {
    {"port", "N", "port to listen on; 0: any free one (8010)"},
    {"bind", "ADDR", "address to listen on (every one)"},
    {"db", "FILE|URL", "where tables and games are kept (dizaine.db); postgresql://… for several servers: docs/scale.md"},
    {"node", "NAME", "by which the proxy knows this one of several servers"},
    {"workers", "N", "with a database: serve with so many processes, each with the next port; docs/scale.md"},
    {"local", "PATH", "with a database: where the names of files of this server begin (dizaine-NAME)"},
    {"decks", "DIR", "where decks that people bring are kept (FILE-decks)"},
    {"cert", "FILE", "TLS certificate, PEM; with --key"},
    {"key", "FILE", "its private key, PEM"},
    {"prefix", "/PATH", "serve under this path, as behind a reverse proxy"},
    {"public-url", "URL",
     "where others open this server: in links and QR codes, as in https://games.example/dizaine"},
    {"origin", "URL", "a further origin that may connect, as in https://games.example; may be repeated"},
    {"proxy", NULL, "believe X-Forwarded-For, -Proto and -Host: a reverse proxy of yours sets them"},
    {"metrics-port", "N", "serve Prometheus metrics on this port of 127.0.0.1; 0: any free one"},
    {"limit", "NAME=N", "change a limit; may be repeated; see docs/operations.md"},
    {"limits", NULL, "list every limit with its standard value"},
    {"routes", NULL, "list every route and command of docs/protocol.md with what it needs"},
    {"openapi", NULL, "print the interface as an OpenAPI document with a JSON Schema of every message"},
    {"quiet", NULL, "print no QR code"},
    {"remind", "CONTACT",
     "call people back by Web Push, or at an address of theirs, when a table waits for them; CONTACT (mailto:you@games.example, or https://…) is for push services"},
    {"remind-inside", NULL, "with --remind: also at addresses in private networks, and without TLS, as an ntfy server of the house"},
    {"house", "FILE", "the house in which this server stands: name, hours, colours, what is offered; docs/house.md"},
    {"no-learning", NULL, "bots learn nothing from the clues and votes of people here"},
    {0},
};

static const struct usage usage = {
    .name = "serve",
    .synopsis = "[--port N] [--bind ADDR] [--db FILE] [--cert FILE --key FILE] [--prefix /PATH] …",
    .about = "Serves live tables to browsers until it is told to stop. Everything that was told to anyone "
             "is in the file first, so a crash loses nothing.",
    .flags = flags,
};

static int list_limits(void) {
    for (int i = 0; i < LIMITS; i++)
        printf("%-20s %9d  %s\n", limit_list[i].name, (int)limit_list[i].standard, limit_list[i].help);
    return 0;
}

static bool set_limit(struct net_settings *settings, const char *wish) {
    const char *equals = strchr(wish, '=');
    for (int i = 0; equals && i < LIMITS; i++) {
        size_t size = strlen(limit_list[i].name);
        if (size != (size_t)(equals - wish) || strncmp(limit_list[i].name, wish, size) != 0) continue;
        int32_t least = limit_list[i].least, most = limit_list[i].most;
        if (text_parse_int(equals + 1, least, most, &settings->limit[i])) return true;
        complain("--limit %s: it must be a whole number from %d to %d", wish, (int)least, (int)most);
        return false;
    }
    complain("--limit %s: there is no such limit, or no number; see dizaine serve --limits", wish);
    return false;
}

static bool set_prefix(struct net_settings *settings, const char *prefix) {
    if (!prefix) return true;
    size_t size = strlen(prefix);
    bool fine = size < 100 && (size == 0 || prefix[0] == '/') && (size == 0 || prefix[size - 1] != '/') &&
                strspn(prefix, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_/") == size;
    if (!fine) complain("a prefix is a path such as /games, of letters, digits, - and _");
    settings->prefix = prefix;
    return fine;
}

static bool set_public_url(struct net_settings *settings, const char *url) {
    if (!url) return true;
    size_t scheme = strncmp(url, "https://", 8) == 0 ? 8 : 7, size = strlen(url);
    bool fine =
        size < 300 && (scheme == 8 || strncmp(url, "http://", 7) == 0) && url[scheme] && url[scheme] != '/' &&
        strspn(url + scheme, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.:[]/") ==
            size - scheme;
    if (!fine)
        complain("--public-url %s: it must be as https://games.example or http://192.168.1.5:8010/dizaine",
                 url);
    settings->public_url = url;
    return fine;
}

static bool set_remind(struct net_settings *settings, const char *contact) {
    if (!contact) return true;
    bool fine = strlen(contact) < 100 && (strncmp(contact, "mailto:", 7) == 0 || strncmp(contact, "https://", 8) == 0) &&
                strspn(contact, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.:/@+~") == strlen(contact);
    if (!fine) complain("--remind %s: it must be as mailto:you@games.example or https://games.example/contact", contact);
    settings->remind = contact;
    return fine;
}

static bool set_house(struct net_settings *settings, const char *path) {
    static struct house house;
    char why[700];
    if (!path) return true;
    settings->house = &house;
    if (house_read(path, &house, why, sizeof why)) return true;
    complain("--house %s", why);
    return false;
}

int cli_serve(int argc, char **argv) {
    struct args args;
    struct net_settings settings;
    int code = args_read(&args, &usage, argc, argv), origins = 0;
    if (code != ARGS_GO_ON) return code;
    if (!args_no_words(&args)) return EXIT_BAD_CALL;
    if (args_has(&args, "limits")) return list_limits();
    if (args_has(&args, "routes")) {
        net_print_routes(stdout);
        return 0;
    }
    if (args_has(&args, "openapi")) {
        net_print_wire(stdout);
        return 0;
    }
    net_standard(&settings);
    int64_t port = settings.port, metrics_port = settings.metrics_port, workers = 0;
    if (!args_number(&args, "port", 0, 65535, &port) ||
        !args_number(&args, "metrics-port", 0, 65535, &metrics_port) ||
        !args_number(&args, "workers", 1, WORKERS_MAX, &workers))
        return EXIT_BAD_CALL;
    settings.port = (int)port;
    settings.metrics_port = (int)metrics_port;
    settings.bind = args_value(&args, "bind");
    if (args_value(&args, "db")) settings.db = args_value(&args, "db");
    settings.decks = args_value(&args, "decks");
    settings.node = args_value(&args, "node");
    settings.local = args_value(&args, "local");
    char local[100];
    snprintf(local, sizeof local, "dizaine-%.60s", settings.node ? settings.node : "node");
    bool shared = strncmp(settings.db, "postgresql://", 13) == 0 || strncmp(settings.db, "postgres://", 11) == 0;
    if (shared && !settings.local) settings.local = local;
    if (!shared && (settings.local || settings.node || workers))
        return complain("--node, --local and --workers belong to a database, as in --db postgresql://…");
    if (workers && (port + workers > 65536 || metrics_port + workers > 65536))
        return complain("there are not so many ports behind the first");
    settings.cert = args_value(&args, "cert");
    settings.key = args_value(&args, "key");
    if (!settings.cert != !settings.key) return complain("--cert and --key belong together");
    if (!set_prefix(&settings, args_value(&args, "prefix"))) return EXIT_BAD_CALL;
    if (!set_public_url(&settings, args_value(&args, "public-url"))) return EXIT_BAD_CALL;
    if (!set_remind(&settings, args_value(&args, "remind"))) return EXIT_BAD_CALL;
    if (!set_house(&settings, args_value(&args, "house"))) return EXIT_BAD_CALL;
    settings.remind_inside = args_has(&args, "remind-inside");
    if (settings.remind_inside && !settings.remind) return complain("--remind-inside belongs to --remind");
    settings.proxy = args_has(&args, "proxy");
    settings.quiet = args_has(&args, "quiet");
    settings.no_learning = args_has(&args, "no-learning");
    for (int i = 0; i < args.flags_count; i++) {
        if (strcmp(args.flags[i]->name, "limit") == 0 && !set_limit(&settings, args.values[i]))
            return EXIT_BAD_CALL;
        if (strcmp(args.flags[i]->name, "origin") != 0) continue;
        if (origins == ORIGINS_MAX - 1) return complain("at most %d origins", ORIGINS_MAX - 1);
        settings.origins[origins++] = args.values[i];
    }
    return workers ? workers_serve(&settings, (int)workers) : net_serve(&settings);
}
