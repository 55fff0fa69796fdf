/* backup.c: see backup.h. A worker thread syncs the copy every few megabytes, so that the disk has no long write queue when
 * a move is committed. */
#include "net/backup.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "net/server.h"
#include "store/backup.h"

enum { STEP_PAGES = 32, SLICE_NS = 1000000, SYNC_PAGES = 4096 };

struct backup {
    uv_work_t work;
    uv_idle_t idle; /* while there are pages to copy the loop does not wait */
    struct server *server;
    struct admin_client *client; /* NULL: it has gone */
    struct store_backup *copy;   /* NULL: all pages are copied */
    int pages;                   /* since the last sync */
    uint64_t since;
    bool at_work; /* a worker thread is running */
    bool replace, fine;
    char to[PATH_MAX], part[PATH_MAX + 16], decks[FOLDER_BYTES], learned[PATH_MAX + 16];
    char why[PATH_MAX + 400];
};

bool backup_runs(const struct server *server) {
    return server->backup != NULL;
}

static void on_idle(uv_idle_t *idle) {}

static void on_closed(uv_handle_t *idle) {
    free(idle->data);
}

static void end(struct backup *backup) {
    struct server *server = backup->server;
    uint64_t ms = (uv_hrtime() - backup->since) / 1000000;
    if (!backup->fine) unlink(backup->part);
    if (backup->fine) {
        struct stat file;
        server->metrics.backups++;
        server->metrics.backup_at = date_ms() / 1000;
        long long bytes = stat(backup->to, &file) == 0 ? (long long)file.st_size : 0;
        log_line(server, "backup", "ok=1 bytes=%lld ms=%llu", bytes, (unsigned long long)ms);
    } else {
        server->metrics.backup_failures++;
        log_line(server, "backup", "ok=0 ms=%llu", (unsigned long long)ms);
    }
    if (backup->client) admin_answer(backup->client, backup->fine ? NULL : backup->why, backup->why);
    server->backup = NULL;
    uv_close((uv_handle_t *)&backup->idle, on_closed);
}

/* --- on a thread --- */

static void sync_now(uv_work_t *work) {
    sync_path(((struct backup *)work->data)->part);
}

static void synced(uv_work_t *work, int status) {
    struct backup *backup = work->data;
    backup->at_work = false;
    backup->pages = 0;
    uv_idle_start(&backup->idle, on_idle);
}

static void finish_now(uv_work_t *work) {
    struct backup *backup = work->data;
    struct backup_beside beside = {.decks = backup->decks, .learned = backup->learned};
    backup->fine = backup_pack(backup->part, &beside, backup->why, sizeof backup->why) &&
                   backup_publish(backup->part, backup->to, backup->replace, backup->why, sizeof backup->why);
    if (backup->fine) snprintf(backup->why, sizeof backup->why, "The copy is %s.", backup->to);
}

static void finished(uv_work_t *work, int status) {
    struct backup *backup = work->data;
    backup->at_work = false;
    end(backup);
}

static void on_thread(struct backup *backup, uv_work_cb run, uv_after_work_cb after) {
    backup->at_work = true;
    uv_idle_stop(&backup->idle);
    uv_queue_work(&backup->server->loop, &backup->work, run, after);
}

/* --- on the loop --- */

static void give_up(struct backup *backup, const char *fault) {
    snprintf(backup->why, sizeof backup->why, "The copy %s cannot be written: %s.", backup->to, fault);
    store_backup_end(backup->copy);
    backup->copy = NULL;
    end(backup);
}

void backup_slice(struct server *server) {
    struct backup *backup = server->backup;
    if (!backup || !backup->copy || backup->at_work || store_begun(server->store)) return;
    if (!backup->client) {
        give_up(backup, "nobody waits for it any more");
        return;
    }
    enum backup_step step;
    uint64_t until = uv_hrtime() + SLICE_NS;
    do {
        step = store_backup_step(backup->copy, STEP_PAGES);
        backup->pages += STEP_PAGES;
    } while (step == BACKUP_GOES_ON && uv_hrtime() < until);
    if (step == BACKUP_FAILED) {
        give_up(backup, store_backup_error(backup->copy));
    } else if (step == BACKUP_COPIED) {
        store_backup_end(backup->copy);
        backup->copy = NULL;
        on_thread(backup, finish_now, finished);
    } else if (backup->pages >= SYNC_PAGES)
        on_thread(backup, sync_now, synced);
}

static const char *refuse(struct server *server, const char *format, const char *what) {
    snprintf(server->backup_refusal, sizeof server->backup_refusal, format, what);
    return server->backup_refusal;
}

const char *backup_start(struct server *server, struct admin_client *client, const char *to, bool replace) {
    struct stat there;
    if (server->backup) return "A backup is being made already.";
    if (to[0] != '/' || strlen(to) >= PATH_MAX) return "The file of a backup is named by its whole path.";
    if (!replace && lstat(to, &there) == 0) return refuse(server, "The file %s is there already.", to);
    struct backup *backup = calloc(1, sizeof *backup);
    if (!backup) abort();
    snprintf(backup->to, sizeof backup->to, "%s", to);
    snprintf(backup->part, sizeof backup->part, "%s.XXXXXX", to);
    snprintf(backup->decks, sizeof backup->decks, "%s", server->uploads.folder);
    snprintf(backup->learned, sizeof backup->learned, "%s-learned", net_local(server->settings));
    int part = mkstemp(backup->part);
    if (part >= 0) {
        close(part);
        backup->copy = store_backup_begin(server->store, backup->part, backup->why, sizeof backup->why);
    }
    if (!backup->copy) {
        if (part >= 0) unlink(backup->part);
        free(backup);
        return refuse(server, "The file %s cannot be written.", to);
    }
    learning_save(server);
    backup->work.data = backup->idle.data = backup;
    backup->server = server;
    backup->client = client;
    backup->replace = replace;
    backup->since = uv_hrtime();
    server->backup = backup;
    uv_idle_init(&server->loop, &backup->idle);
    uv_idle_start(&backup->idle, on_idle);
    return NULL;
}

void backup_left(struct server *server) {
    if (server->backup) server->backup->client = NULL;
}

/* A thread that is at it ends with the program. */
void backup_drop(struct server *server) {
    if (server->backup && !server->backup->fine) unlink(server->backup->part);
}
