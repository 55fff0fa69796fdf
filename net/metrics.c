/* metrics.c: numbers for Prometheus. */
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

#include "net/server.h"

void metrics_commit(struct metrics *metrics, uint64_t us) {
    int bucket = 0;
    while (bucket < 11 && us > 64ull << bucket) bucket++;
    metrics->commit_us[bucket]++;
    metrics->commit_us_sum += us;
    metrics->commits++;
}

static void one(struct text *text, const char *type, const char *name, const char *help, double value) {
    char line[400];
    snprintf(line, sizeof line, "# HELP dizaine_%s %s\n# TYPE dizaine_%s %s\ndizaine_%s %.17g\n", name, help,
             name, type, name, value);
    text_add(text, line);
}

static double resident_bytes(void) {
    long pages = 0, skip;
    FILE *file = fopen("/proc/self/statm", "r");
    if (!file) return 0;
    if (fscanf(file, "%ld %ld", &skip, &pages) != 2) pages = 0;
    fclose(file);
    return (double)pages * (double)sysconf(_SC_PAGESIZE);
}

static void commit_times(const struct metrics *metrics, struct text *text) {
    char line[128];
    uint64_t sum = 0;
    text_add(text,
             "# HELP dizaine_commit_seconds Time of a commit.\n# TYPE dizaine_commit_seconds histogram\n");
    for (int i = 0; i < 11; i++) {
        sum += metrics->commit_us[i];
        snprintf(line, sizeof line, "dizaine_commit_seconds_bucket{le=\"%g\"} %llu\n",
                 (double)(64ull << i) / 1e6, (unsigned long long)sum);
        text_add(text, line);
    }
    snprintf(
        line, sizeof line,
        "dizaine_commit_seconds_bucket{le=\"+Inf\"} %llu\ndizaine_commit_seconds_sum %g\ndizaine_commit_seconds_count "
        "%llu\n",
        (unsigned long long)metrics->commits, (double)metrics->commit_us_sum / 1e6,
        (unsigned long long)metrics->commits);
    text_add(text, line);
}

void metrics_text(const struct server *server, struct text *text) {
    const struct metrics *metrics = &server->metrics;
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    double cpu = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
                 (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
    one(text, "gauge", "sockets", "Open WebSocket connections.", (double)metrics->sockets);
    one(text, "gauge", "connections", "Open connections of any kind.", (double)metrics->connections);
    one(text, "gauge", "tables", "Tables in memory.", (double)metrics->tables);
    one(text, "gauge", "resident_bytes", "Memory of the process.", resident_bytes());
    one(text, "gauge", "thoughts_waiting", "Bots that wait for a thread.",
        (double)server->thoughts.waiting_size);
    one(text, "gauge", "can_store", "Whether the last commit succeeded.", !server->cannot_store);
    one(text, "counter", "cpu_seconds_total", "Processor time.", cpu);
    one(text, "counter", "sockets_opened_total", "WebSocket connections so far.",
        (double)metrics->sockets_opened);
    one(text, "counter", "accepts_total", "Connections accepted.", (double)metrics->accepts);
    one(text, "counter", "accepts_refused_total",
        "Connections closed at once, for too many of their address.", (double)metrics->accepts_refused);
    one(text, "counter", "guesses_total", "Names of tables that no table has.", (double)metrics->guesses);
    one(text, "counter", "guesses_refused_total", "Codes not looked up after too many wrong ones.",
        (double)metrics->guesses_refused);
    one(text, "counter", "requests_total", "HTTP requests.", (double)metrics->requests);
    one(text, "counter", "messages_total", "WebSocket messages from clients.", (double)metrics->messages);
    one(text, "counter", "moves_total", "Moves by people.", (double)metrics->moves);
    one(text, "counter", "refused_total", "Commands refused.", (double)metrics->refused);
    one(text, "counter", "events_total", "Events stored.", (double)metrics->events);
    one(text, "counter", "thoughts_total", "Bot decisions begun.", (double)metrics->thoughts);
    one(text, "counter", "commit_failures_total", "Commits that failed.", (double)metrics->commit_failures);
    one(text, "counter", "checkpoints_total", "Checkpoints of the store.", (double)metrics->checkpoints);
    one(text, "counter", "sent_bytes_total", "Bytes of WebSocket messages.", (double)metrics->bytes_out);
    commit_times(metrics, text);
}
