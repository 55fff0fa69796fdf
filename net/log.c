/* log.c: one line for each thing an operator may want to know: at=… event=… key=value …; never a token,
 * secret, seed, table id, code, address or chat. Tables appear by their number in the store, addresses as
 * source=TAG (net/source.h). */
#include <stdarg.h>
#include <time.h>

#include "net/server.h"

void log_line(const struct server *server, const char *what, const char *format, ...) {
    char when[32], rest[400];
    int64_t now = date_ms();
    time_t seconds = (time_t)(now / 1000);
    struct tm utc;
    gmtime_r(&seconds, &utc);
    strftime(when, sizeof when, "%Y-%m-%dT%H:%M:%S", &utc);
    va_list list;
    va_start(list, format);
    vsnprintf(rest, sizeof rest, format, list);
    va_end(list);
    fprintf(server && server->log ? server->log : stderr, "at=%s.%03dZ event=%s %s\n", when,
            (int)(now % 1000), what, rest);
}
