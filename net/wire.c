/* wire.c: the interface as an OpenAPI 3.1 document with a JSON Schema of every message, made from the tables of routes and commands. What a
 * table does not know, the bodies of requests and answers and what the server tells, stands in wire.json, and a game's view in
 * games/NAME/wire.json. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "net/commands.h"
#include "net/routes.h"

extern const char wire_common[], wire_games[]; /* schemas.S */

static json_t *read_embedded(const char *text) {
    json_t *json = json_loads(text, JSON_REJECT_DUPLICATES, NULL);
    assert(json); /* tests/wire.py reads them, too */
    return json;
}

static json_t *reference(const char *prefix, const char *name) {
    return json_pack("{s:o}", "$ref", json_sprintf("#/components/schemas/%s%s", prefix, name));
}

/* --- routes --- */

static json_t *parameter(const char *name, size_t size, const char *where, json_t *schema) {
    return json_pack("{s:s%,s:s,s:b,s:o}", "name", name, size, "in", where, "required",
                     strcmp(where, "path") == 0, "schema", schema);
}

/* ":table" becomes "{table}"; each is a parameter of the path. */
static json_t *path_of(const struct route *route, json_t *parameters) {
    char path[128] = "/";
    size_t size = 1;
    for (const char *at = route->path; *at;) {
        if (*at != ':') {
            path[size++] = *at++;
            continue;
        }
        size_t name = strspn(++at, "abcdefghijklmnopqrstuvwxyz");
        bool number = name == 4 && memcmp(at, "card", 4) == 0;
        size += (size_t)snprintf(path + size, sizeof path - size, "{%.*s}", (int)name, at);
        json_array_append_new(
            parameters,
            parameter(at, name, "path", json_pack("{s:s}", "type", number ? "integer" : "string")));
        at += name;
        assert(size + 2 < sizeof path);
    }
    return json_stringn(path, size);
}

static json_t *content(const char *what) {
    bool type = strchr(what, '/') != NULL; /* no JSON: "image/webp" */
    json_t *schema = type ? json_object() : json_pack("{s:o}", "schema", reference("", what));
    return json_pack("{s:o}", type ? what : "application/json", schema);
}

static json_t *answers(const json_t *facts) {
    json_t *all = json_object(), *answer;
    const char *status;
    json_object_foreach(json_object_get(facts, "answers"), status, answer) {
        const char *about = status[0] == '2' ? "Done." : "Not now.";
        json_object_set_new(
            all, status,
            json_pack("{s:s,s:o}", "description", about, "content", content(json_string_value(answer))));
    }
    json_object_set_new(all, "default",
                        json_pack("{s:s,s:o}", "description", "Refused.", "content", content("error")));
    return all;
}

static json_t *operation(const struct route *route, const json_t *facts, json_t *parameters) {
    static const char *const security[] = {[ANYONE] = "[{}]",
                                           [MAYBE_GUEST] = "[{},{\"cookie\":[]},{\"token\":[]}]",
                                           [GUEST] = "[{\"cookie\":[]}]"};
    for (int i = 0; i < QUERIES_MAX && route->query[i]; i++)
        json_array_append_new(parameters, parameter(route->query[i], strlen(route->query[i]), "query",
                                                    json_pack("{s:s}", "type", "string")));
    json_t *made =
        json_pack("{s:O,s:o,s:o,s:o}", "summary", json_object_get(facts, "summary"), "parameters", parameters,
                  "responses", answers(facts), "security", json_loads(security[route->who], 0, NULL));
    assert(made); /* every route has its summary in wire.json */
    const char *body = json_string_value(json_object_get(facts, "body"));
    assert((route->body == JSON_BODY) == (body != NULL));
    if (route->body != NO_BODY)
        json_object_set_new(
            made, "requestBody",
            json_pack("{s:b,s:o}", "required", 1, "content", content(body ? body : "application/zip")));
    return made;
}

static void add_routes(json_t *paths, const json_t *common) {
    static const char *const methods[] = {"GET", "POST"}, *const keys[] = {"get", "post"};
    int count;
    const struct route *routes = route_list(&count);
    for (int i = 0; i < count; i++) {
        const struct route *route = &routes[i];
        char name[128];
        if (route->flags & METRICS || strcmp(route->path, "*") == 0) continue;
        snprintf(name, sizeof name, "%s %s", methods[route->method], route->path);
        json_t *parameters = json_array(), *path = path_of(route, parameters);
        json_t *item = json_object_get(paths, json_string_value(path));
        if (!item) json_object_set_new(paths, json_string_value(path), item = json_object());
        json_object_set_new(
            item, keys[route->method],
            operation(route, json_object_get(json_object_get(common, "routes"), name), parameters));
        json_decref(path);
    }
}

/* --- messages --- */

static void add_message(json_t *schemas, const char *prefix, json_t *list, const char *name,
                        json_t *message) {
    json_object_set_new(json_object_get(message, "properties"), "t", json_pack("{s:s}", "const", name));
    json_t *needed = json_object_get(message, "required");
    if (!needed) json_object_set_new(message, "required", needed = json_array());
    json_array_insert_new(needed, 0, json_string("t"));
    json_t *key = json_sprintf("%s%s", prefix, name);
    json_object_set_new(schemas, json_string_value(key), message);
    json_decref(key);
    json_array_append_new(list, reference(prefix, name));
}

static void add_messages(json_t *schemas, json_t *common) {
    json_t *from_client = json_array(), *from_server = json_array(), *message;
    const json_t *kinds = json_object_get(common, "kinds");
    const char *name;
    for (int i = 0; (name = command_name_of(i)); i++)
        add_message(schemas, "command_", from_client, name, command_schema(i, kinds));
    json_object_foreach(json_object_get(common, "messages"), name, message)
        add_message(schemas, "message_", from_server, name, json_deep_copy(message));
    json_object_set_new(schemas, "client",
                        json_pack("{s:s,s:o}", "description",
                                  "What a client may send on a WebSocket, one a line.", "oneOf",
                                  from_client));
    json_object_set_new(schemas, "server",
                        json_pack("{s:s,s:o}", "description",
                                  "What the server tells on a WebSocket, one a line.", "oneOf", from_server));
}

/* --- games --- */

/* A contract's view and notes are those of its game; on its last move every game's note tells who won. */
static void add_games(json_t *schemas, json_t *games) {
    json_t *cases = json_array();
    for (int i = 0; game_list[i]; i++) {
        const char *game = game_list[i]->name;
        json_t *own = json_object_get(games, game), *note = json_object_get(own, "note");
        assert(own && note);
        json_t *properties = json_object_get(note, "properties");
        json_object_set_new(properties, "over", json_pack("{s:b}", "const", 1));
        json_object_set_new(properties, "winners", reference("", "seats_list"));
        json_t *view_name = json_sprintf("view_%s", game), *note_name = json_sprintf("note_%s", game);
        json_object_set(schemas, json_string_value(view_name), json_object_get(own, "view"));
        json_object_set(schemas, json_string_value(note_name), note);
        json_decref(view_name);
        json_decref(note_name);
        json_t *line = json_pack("{s:{s:{s:o}}}", "items", "properties", "note", reference("note_", game));
        json_array_append_new(cases,
                              json_pack("{s:{s:{s:{s:s}}},s:{s:{s:o,s:{s:{s:o}}}}}", "if", "properties",
                                        "game", "const", game, "then", "properties", "view",
                                        reference("view_", game), "log", "properties", "lines", line));
    }
    json_object_set_new(json_object_get(schemas, "contract"), "allOf", cases);
}

static char *wire_document(void) {
    json_t *common = read_embedded(wire_common), *made = read_embedded(wire_games);
    json_t *schemas = json_object_get(common, "schemas"), *paths = json_object();
    add_routes(paths, common);
    json_object_set_new(paths, "/api/ws",
                        json_pack("{s:{s:s,s:[o],s:{s:{s:s}},s:{s:o,s:o},s:[{s:[]},{s:[]}]}}", "get",
                                  "summary", "A table, live: a WebSocket.", "parameters",
                                  parameter("table", 5, "query", json_pack("{s:s}", "type", "string")),
                                  "responses", "101", "description", "The WebSocket is open.", "x-messages",
                                  "client", reference("", "client"), "server", reference("", "server"),
                                  "security", "cookie", "token"));
    add_messages(schemas, common);
    add_games(schemas, json_object_get(made, "games"));
    json_t *document = json_pack(
        "{s:s,s:{s:s,s:O,s:O,s:{s:s,s:s}},s:o,s:{s:O,s:{s:{s:s,s:s,s:s},s:{s:s,s:s}}}}", "openapi", "3.1.0",
        "info", "title", "Dizaine", "version", json_object_get(made, "version"), "description",
        json_object_get(common, "about"), "license", "name", "MIT", "identifier", "MIT", "paths", paths,
        "components", "schemas", schemas, "securitySchemes", "cookie", "type", "apiKey", "in", "cookie",
        "name", "dizaine", "token", "type", "http", "scheme", "bearer");
    assert(document);
    char *text = json_dumps(document, JSON_INDENT(1));
    json_decref(document);
    json_decref(common);
    json_decref(made);
    return text;
}

void net_print_wire(FILE *file) {
    char *text = wire_document();
    fprintf(file, "%s\n", text);
    free(text);
}

void openapi_get(struct request *request) {
    char *text = wire_document();
    answer_owned(request, 200, "application/json", text, strlen(text));
}
