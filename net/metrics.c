/* metrics.c: numbers for Prometheus. */
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

#include "net/server.h"

void metrics_time(struct histogram *histogram, uint64_t us) {
    int bucket = 0;
    while (bucket < HISTOGRAM_BUCKETS - 1 && us > 64ull << bucket) bucket++;
    histogram->bucket[bucket]++;
    histogram->us += us;
    histogram->count++;
}

/* How long this turn of the loop took: the longest time that another message had to wait. */
void metrics_turn(struct server *server) {
    struct metrics *metrics = &server->metrics;
    uint64_t now = uv_hrtime(), idle = uv_metrics_idle_time(&server->loop);
    if (metrics->turn_ns)
        metrics_time(&metrics->turn, (now - metrics->turn_ns - (idle - metrics->idle_ns)) / 1000);
    metrics->turn_ns = now;
    metrics->idle_ns = idle;
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

static void times(struct text *text, const char *name, const char *help, const struct histogram *histogram) {
    char line[300];
    uint64_t sum = 0;
    snprintf(line, sizeof line, "# HELP dizaine_%s %s\n# TYPE dizaine_%s histogram\n", name, help, name);
    text_add(text, line);
    for (int i = 0; i < HISTOGRAM_BUCKETS - 1; i++) {
        sum += histogram->bucket[i];
        snprintf(line, sizeof line, "dizaine_%s_bucket{le=\"%g\"} %llu\n", name, (double)(64ull << i) / 1e6,
                 (unsigned long long)sum);
        text_add(text, line);
    }
    snprintf(line, sizeof line,
             "dizaine_%s_bucket{le=\"+Inf\"} %llu\ndizaine_%s_sum %g\ndizaine_%s_count %llu\n", name,
             (unsigned long long)histogram->count, name, (double)histogram->us / 1e6, name,
             (unsigned long long)histogram->count);
    text_add(text, line);
}

static void queues(const struct server *server, struct text *text) {
    int behind = 0, decks = 0;
    for (const struct table *table = server->tables; table; table = table->hh.next)
        for (const struct socket *socket = table->sockets; socket; socket = socket->next)
            behind += socket->tell_table || socket->tell_contract || socket->lines_size;
    for (const struct uploads_deck *deck = server->uploads.decks; deck; deck = deck->next) decks++;
    one(text, "gauge", "thoughts_waiting", "Bots that wait for a thread.",
        (double)server->thoughts.waiting_size);
    one(text, "gauge", "thoughts_running", "Bots that think.", (double)server->thoughts.out_size);
    one(text, "gauge", "imports_running", "Decks that are being made.", (double)server->uploads.importing);
    one(text, "gauge", "sockets_behind", "Connections to which something could not be written yet.", behind);
    one(text, "gauge", "decks", "Decks that people brought.", decks);
}

static void stored(const struct server *server, struct text *text) {
    const struct metrics *metrics = &server->metrics;
    one(text, "gauge", "can_store", "Whether the last commit succeeded, and the file is in its place.",
        !server->cannot_store && store_in_place(server->store));
    one(text, "gauge", "store_bytes", "Size of the database.", (double)store_bytes(server->store, false));
    one(text, "gauge", "store_free_bytes", "Of these, free pages.", (double)store_bytes(server->store, true));
    one(text, "gauge", "unfinished_tables", "Unfinished tables in the database.",
        store_tables_count(server->store));
    one(text, "gauge", "reports_waiting", "Reports that wait for the operator.",
        store_reports_waiting(server->store));
    one(text, "gauge", "backup_running", "Whether a backup is being made.", backup_runs(server));
    one(text, "gauge", "backup_timestamp_seconds", "When the last backup of this run was done; 0: none.",
        (double)metrics->backup_at);
    one(text, "counter", "backups_total", "Backups made.", (double)metrics->backups);
    one(text, "counter", "backup_failures_total", "Backups that failed or were given up.",
        (double)metrics->backup_failures);
    one(text, "counter", "commit_failures_total", "Commits that failed.", (double)metrics->commit_failures);
    one(text, "gauge", "database_away",
        "Whether a shared database does not answer, or takes this server for dead.",
        store_away(server->store));
    one(text, "counter", "losses_total",
        "Times that this server lost all its tables to others at a shared database.",
        (double)metrics->losses);
    one(text, "counter", "checkpoints_total", "Checkpoints of the store.", (double)metrics->checkpoints);
    one(text, "counter", "events_total", "Events stored.", (double)metrics->events);
    times(text, "commit_seconds", "Time of a commit.", &metrics->commit);
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
    one(text, "gauge", "draining", "Whether the server waits for its last games to end.",
        server->admin.draining);
    one(text, "gauge", "start_timestamp_seconds", "When the server was started.",
        (double)metrics->started_at);
    one(text, "counter", "cpu_seconds_total", "Processor time.", cpu);
    one(text, "counter", "sockets_opened_total", "WebSocket connections so far.",
        (double)metrics->sockets_opened);
    one(text, "counter", "accepts_total", "Connections accepted.", (double)metrics->accepts);
    one(text, "counter", "accepts_refused_total",
        "Connections closed at once, for too many of their address.", (double)metrics->accepts_refused);
    one(text, "counter", "joins_refused_total", "WebSocket connections that came to no table.",
        (double)metrics->joins_refused);
    one(text, "counter", "led_total",
        "WebSocket connections that were led to another server, which has the table.", (double)metrics->led);
    one(text, "counter", "guesses_total", "Names of tables that no table has.", (double)metrics->guesses);
    one(text, "counter", "guesses_refused_total", "Codes not looked up after too many wrong ones.",
        (double)metrics->guesses_refused);
    one(text, "counter", "requests_total", "HTTP requests.", (double)metrics->requests);
    one(text, "counter", "messages_total", "WebSocket messages from clients.", (double)metrics->messages);
    one(text, "counter", "moves_total", "Moves by people.", (double)metrics->moves);
    one(text, "counter", "refused_total", "Commands refused.", (double)metrics->refused);
    one(text, "counter", "thoughts_total", "Bot decisions begun.", (double)metrics->thoughts);
    one(text, "counter", "reminders_total", "People called back.", (double)server->reminders.sent);
    one(text, "counter", "reminder_failures_total", "Calls that a push service or webhook did not take.",
        (double)server->reminders.failed);
    one(text, "counter", "sent_bytes_total", "Bytes of messages and answers.", (double)metrics->bytes_out);
    one(text, "counter", "received_bytes_total", "Bytes of messages and request bodies.",
        (double)metrics->bytes_in);
    times(text, "turn_seconds", "Time that a turn of the loop was at work.", &metrics->turn);
    times(text, "answer_seconds", "Time from a command to its answer, its commit included.",
          &metrics->answer);
    queues(server, text);
    stored(server, text);
}
