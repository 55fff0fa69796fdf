/* admin.c: the socket of the operator: lines in, lines out. What they do is in admin_commands.c. */
#include "net/admin.h"

#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "net/server.h"
#include "store/fiber.h"

enum { CLIENTS_MAX = 16, LINE_BYTES = 8192 };

struct admin_client {
    uv_pipe_t pipe;
    uv_write_t write;
    struct server *server;
    char *out;
    bool asked, waits; /* for an answer that comes later */
    bool running;      /* its command, in a fiber */
    bool gone;         /* meanwhile */
    uint32_t size;
    char line[LINE_BYTES];
};

static void on_closed(uv_handle_t *handle) {
    struct admin_client *client = handle->data;
    client->gone = true;
    if (client->running) return; /* its command will do it */
    assert(client->server->admin.clients > 0);
    client->server->admin.clients--;
    free(client->out);
    free(client);
}

static void hang_up(struct admin_client *client) {
    if (client->waits) backup_left(client->server);
    client->waits = false;
    if (!uv_is_closing((uv_handle_t *)&client->pipe)) uv_close((uv_handle_t *)&client->pipe, on_closed);
}

static void on_written(uv_write_t *write, int status) {
    hang_up(write->data);
}

static void send_json(struct admin_client *client, json_t *answer) {
    char *text = json_dumps(answer, JSON_COMPACT);
    json_decref(answer);
    client->waits = false;
    size_t size = text ? strlen(text) : 0;
    client->out = malloc(size + 1);
    if (!text || !client->out) abort();
    memcpy(client->out, text, size);
    client->out[size] = '\n';
    free(text);
    uv_buf_t bytes = uv_buf_init(client->out, (unsigned)size + 1);
    client->write.data = client;
    if (uv_write(&client->write, (uv_stream_t *)&client->pipe, &bytes, 1, on_written) != 0) hang_up(client);
}

void admin_answer(struct admin_client *client, const char *why, const char *said) {
    json_t *answer = json_pack("{s:b}", "ok", why == NULL);
    if (why)
        json_object_set_new(answer, "sentence", json_string(why));
    else if (said && said[0])
        json_object_set_new(answer, "said", json_string(said));
    send_json(client, answer);
}

/* --- a request --- */

struct task {
    struct admin_call call;
    json_t *message; /* to which the arguments belong */
    char *name;
};

static void run_task(void *context) {
    struct task *task = context;
    struct admin_call *call = &task->call;
    struct admin_client *client = call->client;
    const char *why = "That is no command.";
    if (task->name) {
        why = admin_run(call, task->name);
        client->waits = call->later && !why;
    }
    client->running = false;
    if (client->gone) {
        json_decref(call->rows);
        on_closed((uv_handle_t *)&client->pipe);
    } else if (call->rows && !why)
        send_json(client, json_pack("{s:b, s:o}", "ok", 1, "rows", call->rows));
    else {
        json_decref(call->rows);
        if (!client->waits) admin_answer(client, why, call->said);
    }
    free(task->name);
    json_decref(task->message);
    free(task);
}

static bool read_args(const json_t *list, struct admin_call *call) {
    const json_t *arg;
    size_t i;
    if (json_array_size(list) > ADMIN_ARGS_MAX) return false;
    json_array_foreach((json_t *)(uintptr_t)list, i, arg) {
        if (!json_is_string(arg)) return false;
        call->arg[call->count++] = json_string_value(arg);
    }
    return true;
}

static int user_of(const struct admin_client *client) {
    struct ucred peer = {.uid = (uid_t)-1};
    socklen_t size = sizeof peer;
    uv_os_fd_t fd;
    if (uv_fileno((const uv_handle_t *)&client->pipe, &fd) == 0)
        getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &peer, &size);
    return (int)peer.uid;
}

/* What is asked of a shared store is asked by a fiber, while the loop goes on; the operator may hang up meanwhile. */
static void take_line(struct admin_client *client, size_t size) {
    struct task *task = calloc(1, sizeof *task);
    if (!task) abort();
    task->call = (struct admin_call){.server = client->server, .client = client, .uid = user_of(client)};
    task->message = json_loadb(client->line, size, JSON_REJECT_DUPLICATES, NULL);
    const char *name = json_string_value(json_object_get(task->message, "do"));
    client->asked = client->running = true;
    if (name && read_args(json_object_get(task->message, "args"), &task->call)) task->name = strdup(name);
    if (store_shared(client->server->store))
        fiber_start(run_task, task);
    else
        run_task(task);
}

static void on_room(uv_handle_t *handle, size_t wished, uv_buf_t *buffer) {
    struct admin_client *client = handle->data;
    *buffer = uv_buf_init(client->line + client->size, LINE_BYTES - client->size);
}

static void on_read(uv_stream_t *stream, ssize_t got, const uv_buf_t *buffer) {
    struct admin_client *client = stream->data;
    if (got < 0) {
        hang_up(client);
        return;
    }
    client->size += client->asked ? 0 : (uint32_t)got; /* bytes after the request are ignored */
    const char *end = memchr(client->line, '\n', client->size);
    if (client->asked) return;
    if (end)
        take_line(client, (size_t)(end - client->line));
    else if (client->size == LINE_BYTES)
        hang_up(client);
}

static void on_connection(uv_stream_t *stream, int status) {
    struct server *server = stream->data;
    struct admin_client *client = status == 0 ? calloc(1, sizeof *client) : NULL;
    if (!client) return;
    client->server = server;
    client->pipe.data = client;
    server->admin.clients++;
    uv_pipe_init(&server->loop, &client->pipe, 0);
    if (uv_accept(stream, (uv_stream_t *)&client->pipe) != 0 || server->admin.clients > CLIENTS_MAX ||
        uv_read_start((uv_stream_t *)&client->pipe, on_room, on_read) != 0)
        hang_up(client);
}

/* --- the socket --- */

void admin_open(struct server *server) {
    struct admin *admin = &server->admin;
    admin_barred_load(server);
    snprintf(admin->path, sizeof admin->path, "%s-admin",
             store_path(server->store) ? store_path(server->store) : net_local(server->settings));
    unlink(admin->path); /* of a server that was killed: the lock says that there is no other */
    int fd = admin_listen(admin->path);
    if (fd < 0) {
        log_line(server, "no_admin", "why=\"%s\"", strerror(errno));
        admin->path[0] = 0;
        return;
    }
    uv_pipe_init(&server->loop, &admin->pipe, 0);
    admin->pipe.data = server;
    if (uv_pipe_open(&admin->pipe, fd) != 0 ||
        uv_listen((uv_stream_t *)&admin->pipe, CLIENTS_MAX, on_connection) != 0)
        log_line(server, "no_admin", "why=\"it cannot be listened to\"");
}

void admin_close(struct server *server) {
    if (server->admin.path[0]) unlink(server->admin.path);
}
