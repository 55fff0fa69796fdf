/* places.c: the addresses at which other devices can open this server. */
#include "net/places.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "net/http.h"

static void add(struct places *places, const char *scheme, const char *host, const char *prefix) {
    if (places->count == PLACES_MAX) return;
    char *url = places->url[places->count];
    int size = snprintf(url, PLACE_BYTES, "%s://%s%s/", scheme, host, prefix);
    if (size < PLACE_BYTES) places->count++;
}

static bool add_public(const struct net_settings *settings, struct places *places) {
    if (!settings->public_url) return false;
    size_t end = strlen(settings->public_url);
    const char *slash = end && settings->public_url[end - 1] == '/' ? "" : "/";
    int size = snprintf(places->url[0], PLACE_BYTES, "%s%s", settings->public_url, slash);
    places->count = size < PLACE_BYTES;
    return true;
}

/* Cables and radios have a device behind them; bridges of virtual machines and tunnels have none. */
static bool is_hardware(const char *interface) {
    char path[64 + IF_NAMESIZE];
    snprintf(path, sizeof path, "/sys/class/net/%s/device", interface);
    return access(path, F_OK) == 0;
}

/* IPv4 only: phones are in the same network, and nobody reads an address of IPv6 aloud. */
static void add_networks(const struct server *server, struct places *places) {
    const struct net_settings *settings = server->settings;
    struct ifaddrs *list;
    if (getifaddrs(&list) != 0) return;
    for (int hardware = 1; hardware >= 0; hardware--)
        for (const struct ifaddrs *one = list; one; one = one->ifa_next) {
            char address[INET_ADDRSTRLEN], host[INET_ADDRSTRLEN + 8];
            if (!one->ifa_addr || one->ifa_addr->sa_family != AF_INET || one->ifa_flags & IFF_LOOPBACK ||
                !(one->ifa_flags & IFF_UP) || is_hardware(one->ifa_name) != hardware)
                continue;
            const struct sockaddr_in *inet = (const struct sockaddr_in *)(const void *)one->ifa_addr;
            if (!inet_ntop(AF_INET, &inet->sin_addr, address, sizeof address)) continue;
            snprintf(host, sizeof host, "%s:%d", address, server->listener.port);
            add(places, settings->cert ? "https" : "http", host, settings->prefix);
        }
    freeifaddrs(list);
}

/* "localhost:8010", "127.0.0.1", "[::1]:8010": names that mean another machine on every machine. */
static bool is_loopback(const char *host) {
    if (host[0] == '[') host++;
    size_t name = strcspn(host, "]");
    if (host[name] != ']') name = strncmp(host, "::1", 3) == 0 ? 3 : strcspn(host, ":");
    return strncmp(host, "127.", 4) == 0 || (name == 3 && memcmp(host, "::1", 3) == 0) ||
           (name >= 9 && strncasecmp(host + name - 9, "localhost", 9) == 0 &&
            (name == 9 || host[name - 10] == '.'));
}

void places_here(const struct server *server, struct places *places) {
    const struct net_settings *settings = server->settings;
    const char *bind = settings->bind;
    places->count = 0;
    if (add_public(settings, places)) return;
    if (!bind || strcmp(bind, "0.0.0.0") == 0 || strcmp(bind, "::") == 0) {
        add_networks(server, places);
    } else if (!is_loopback(bind)) {
        char host[300];
        bool six = strchr(bind, ':') != NULL;
        snprintf(host, sizeof host, "%s%.250s%s:%d", six ? "[" : "", bind, six ? "]" : "",
                 server->listener.port);
        add(places, settings->cert ? "https" : "http", host, settings->prefix);
    }
}

void places_asked(const struct request *request, struct places *places) {
    const struct server *server = request->server;
    char host[256];
    places->count = 0;
    if (add_public(server->settings, places) || !http_host(server, request->wsi, host, sizeof host)) return;
    if (!is_loopback(host))
        add(places, request->secure ? "https" : "http", host, server->settings->prefix);
    else if (is_loopback(request->address) || strcmp(request->address, "::") == 0) /* the network of ::1 */
        places_here(server, places);
    /* A stranger who says "localhost" does not learn our networks. */
}
