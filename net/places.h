/* places.h: the addresses at which other devices can open this server, for links and QR codes. */
#ifndef DIZAINE_NET_PLACES_H
#define DIZAINE_NET_PLACES_H

struct request;
struct server;

/* A place is a URL with the prefix and a slash at its end, as "https://games.example/dizaine/". */
enum { PLACES_MAX = 8, PLACE_BYTES = 400 };

struct places {
    char url[PLACES_MAX][PLACE_BYTES]; /* the most likely one first */
    int count;
};

/* As seen from this machine: the public URL, or an address of each network that it is in. */
void places_here(const struct server *server, struct places *places);
/* As seen by whoever asks: the public URL, or the host that was asked for; places_here if that is this machine only. */
void places_asked(const struct request *request, struct places *places);

#endif
