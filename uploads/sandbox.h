/* sandbox.h: a child process in which strangers' files are read. It is this program, started anew (so nothing
 * of the parent's memory is in it), with the file as its input and a pipe as its output; then the kernel lets
 * it do nothing but read, write and take memory within limits. What comes out of it is checked like any other
 * input. */
#ifndef DIZAINE_UPLOADS_SANDBOX_H
#define DIZAINE_UPLOADS_SANDBOX_H

#include <stddef.h>
#include <sys/types.h>

#include "uploads/uploads.h"

enum sandbox_task { SANDBOX_PICTURE, SANDBOX_UNZIP };

/* What a picture becomes; the bytes of both WebP files follow. */
struct sandbox_picture {
    uint32_t verdict; /* enum upload_verdict; the rest is 0 unless it is fine */
    uint16_t width, height;
    uint32_t bytes, small_bytes;
    uint8_t hash[32]; /* SHA-256 of the pixels */
};

/* A file of a zip; its name and bytes follow. */
struct sandbox_entry {
    uint32_t verdict; /* of this file, or, on the last one, of the whole zip */
    uint32_t last;    /* 1: no file, the end of the list */
    uint32_t name_bytes, bytes;
};

struct sandbox {
    pid_t child;
    int out;
    int64_t deadline_ms; /* by sandbox_now */
    int64_t cpu_ms;      /* processor time that it took, once it has ended */
};

enum { SANDBOX_CPU_SECONDS = 20 };
int64_t sandbox_now(void); /* milliseconds of a clock that only goes on */
/* False if no child could be started. `input` stays the caller's. The child ends with the thread that starts it,
 * or when it has taken more than `cpu_seconds` of processor time. */
bool sandbox_start(struct sandbox *sandbox, enum sandbox_task task, int input, int cpu_seconds);
/* Exactly so many bytes of the child's output; false if they do not come in time. */
bool sandbox_read(struct sandbox *sandbox, void *bytes, size_t size);
/* Ends the child: at once, or if it has said the `whole` of it, when its time is over at the latest.
 * UPLOAD_FINE if it had ended well by itself, else why not. */
enum upload_verdict sandbox_end(struct sandbox *sandbox, bool whole);

/* What runs inside: from standard input to standard output. The exit code. */
int sandbox_unzip(void);

/* For what runs inside. */
bool sandbox_lock_in(void); /* from now on: read, write, memory, and the end */
bool sandbox_write(const void *bytes, size_t size);
/* The input, mapped; NULL if it is empty or cannot be. */
const uint8_t *sandbox_input(size_t *size);

#endif
