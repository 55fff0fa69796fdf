"""server_wire.py: what api/openapi.json says of every message, held against the tables of routes and commands and against real traffic: a whole game of each
kind, every row of the tables with good arguments, and what is told around a game. In these tests a field that the document does not know is a fault."""
import collections
import copy
import json
import os
import re
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "lib"))
import server_routes  # noqa: E402
from games import GAMES  # noqa: E402
from recorded import recorded_game  # noqa: E402
from server import ROOT, Server, client  # noqa: E402
from tap import Skipped, run  # noqa: E402

try:
    from jsonschema import Draft202012Validator
except ImportError:
    Draft202012Validator = None

PROGRAM = os.path.join(ROOT, "build", "san", "dizaine")
DOCUMENT = json.loads(subprocess.run([PROGRAM, "serve", "--openapi"], capture_output=True, text=True, check=True).stdout)
SCHEMAS = DOCUMENT["components"]["schemas"]
LATER = set(SCHEMAS)  # of messages and answers that no test here has met yet


def closed(schema):
    """The same schema, but an object has no field besides those that it names."""
    if isinstance(schema, list):
        return [closed(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    made = {key: closed(value) for key, value in schema.items()}
    if made.get("type") == "object" and "properties" in made:
        made.setdefault("additionalProperties", False)
    return made


COMPONENTS = {"schemas": closed(SCHEMAS)}
VALIDATORS = {}


def check(name, value, about):
    if Draft202012Validator is None:
        raise Skipped("there is no python3-jsonschema")
    if name not in VALIDATORS:
        VALIDATORS[name] = Draft202012Validator({"$ref": "#/components/schemas/" + name, "components": COMPONENTS})
    LATER.discard(name)
    faults = list(VALIDATORS[name].iter_errors(value))
    assert not faults, (name, about, [(list(fault.absolute_path), fault.message[:300]) for fault in faults[:3]])


def operation_of(method, path):
    """The operation that a request means: literal paths come before those with parameters."""
    for pattern in sorted(DOCUMENT["paths"], key=lambda one: (one.count("{"), one)):
        if re.fullmatch(re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(pattern)), path) and method.lower() in DOCUMENT["paths"][pattern]:
            return DOCUMENT["paths"][pattern][method.lower()]
    return None


class Traffic:
    """While it lasts, everything that the tests send and are sent is checked."""

    def __init__(self):
        self.seen = collections.Counter()

    def __enter__(self):
        self.kept = client.WebSocket.send_frame, client.WebSocket.receive_text, client.Guest.request, server_routes.call
        send_frame, receive_text, request, call = self.kept
        traffic = self

        def sending(socket, opcode, payload, final=True, masked=True):
            if opcode == 1:
                traffic.command(json.loads(payload))
            return send_frame(socket, opcode, payload, final, masked)

        def receiving(socket):
            text = receive_text(socket)
            for line in text.decode().split("\n"):
                message = json.loads(line)
                traffic.seen[message["t"]] += 1
                check("message_" + message["t"], message, "told")
            return text

        def requesting(guest, method, path, body=None, headers=()):
            status, head, data = request(guest, method, path, body, headers)
            traffic.answer(method, path, body, status, head, data)
            return status, head, data

        def calling(server, method, path, cookie=None, body=None, kind="application/json", metrics=False, **headers):
            status, head, answer = call(server, method, path, cookie, body, kind, metrics, **headers)
            if not metrics and method != "HEAD":
                traffic.answer(method, "/" + path, json.loads(body) if body and kind.endswith("json") else None, status, head, answer)
            return status, head, answer

        client.WebSocket.send_frame, client.WebSocket.receive_text, client.Guest.request, server_routes.call = sending, receiving, requesting, calling
        return self

    def __exit__(self, *_):
        client.WebSocket.send_frame, client.WebSocket.receive_text, client.Guest.request, server_routes.call = self.kept

    def command(self, message):
        self.seen["> " + message["t"]] += 1
        check("command_" + message["t"], message, "sent")

    def answer(self, method, path, body, status, head, data):
        operation = operation_of(method, path.split("?")[0])
        if operation is None:
            assert not path.startswith("/api/"), (method, path)
            return
        if body is not None and status < 300:
            name = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].rsplit("/", 1)[1]
            check(name, body, f"{method} {path}")
        content = operation["responses"].get(str(status), operation["responses"]["default"])["content"]
        kind = head["content-type"].split(";")[0]
        assert kind in content, (method, path, status, kind, list(content))
        if kind == "application/json":
            name = content[kind]["schema"]["$ref"].rsplit("/", 1)[1]
            check(name, json.loads(data) if isinstance(data, (bytes, str)) else data, f"{method} {path} {status}")


# --- the document itself ---

def test_every_schema_is_one_and_every_reference_leads_somewhere():
    if Draft202012Validator is None:
        raise Skipped("there is no python3-jsonschema")
    for name, schema in SCHEMAS.items():
        Draft202012Validator.check_schema(schema)
        assert re.fullmatch(r"[A-Za-z0-9._-]+", name)
    for wanted in re.findall(r'"\$ref": "#/components/schemas/(\w+)"', json.dumps(DOCUMENT)):
        assert wanted in SCHEMAS, wanted


def test_the_document_has_the_form_of_openapi():
    assert DOCUMENT["openapi"].startswith("3.1.") and set(DOCUMENT) == {"openapi", "info", "paths", "components"}
    with open(os.path.join(ROOT, "VERSION")) as file:
        assert DOCUMENT["info"]["version"] == file.read().strip()
    for path, item in DOCUMENT["paths"].items():
        assert path.startswith("/")
        for method, operation in item.items():
            assert method in ("get", "post") and operation["summary"] and operation["responses"]
            in_path = [one["name"] for one in operation["parameters"] if one["in"] == "path"]
            assert in_path == re.findall(r"\{(\w+)\}", path) and all(one["required"] for one in operation["parameters"] if one["in"] == "path")
            for scheme in operation["security"]:
                assert set(scheme) <= set(DOCUMENT["components"]["securitySchemes"])
            for answer in operation["responses"].values():
                assert answer["description"]


def test_it_tells_of_every_route_and_nothing_else():
    written = {(method.upper(), path) for path, item in DOCUMENT["paths"].items() for method in item}
    rows = {(method, "/" + re.sub(r":([a-z]+)", r"{\1}", path)): facts for (method, path), facts in server_routes.ROUTES.items()
            if path != "*" and facts["port"] == "play"}
    assert written - {("GET", "/api/ws")} == set(rows), written ^ set(rows)
    for (method, path), facts in rows.items():
        operation = DOCUMENT["paths"][path][method.lower()]
        assert [one["name"] for one in operation["parameters"] if one["in"] == "query"] == (facts["query"].split(",") if facts["query"] else []), path
        body = {"none": [], "json": ["application/json"], "zip": ["application/zip"]}[facts["body"]]
        assert list(operation.get("requestBody", {}).get("content", {})) == body, path
        assert ({} in operation["security"]) == (facts["who"] != "guest"), path


def test_it_tells_of_every_command_and_nothing_else():
    names = {one["$ref"].rsplit("/", 1)[1] for one in SCHEMAS["client"]["oneOf"]}
    assert names == {"command_" + name for name in server_routes.COMMANDS}
    for name, facts in server_routes.COMMANDS.items():
        schema = SCHEMAS["command_" + name]
        assert set(schema["properties"]) == {"t", "id"} | set(facts["arguments"]), name
        assert set(schema["required"]) == {"t", "id"} | {key for key, (_, needed, _) in facts["arguments"].items() if needed}, name


# --- traffic ---

def test_whole_games_of_every_kind():
    with Traffic() as traffic, Server() as server:
        for game in GAMES:
            facts = next(one for one in server.guest("Eva").get("games")["games"] if one["game"] == game)
            recorded_game(server, game, max(2, facts["players"][0]))
    assert traffic.seen["contract"] + traffic.seen["changes"] > 300 and traffic.seen["contract"] > 30 and traffic.seen["changes"] > 30 and traffic.seen["> move"] > 100, traffic.seen


def test_every_row_of_the_tables_with_good_arguments():
    with Traffic():
        server_routes.test_every_route_answers_a_good_request()
        server_routes.test_every_command_with_good_arguments_is_done()


def test_what_is_told_around_a_game():
    with Traffic() as traffic, Server() as server:
        guests, table, seats = server.table_of_people("dix", 2, clock=3600)
        seats[0].ask("sync", advice=True)
        seats[0].ask("chat", text="Bonjour", key="a")
        seats[0].ask("react", r="👏")
        seats[1].wait(lambda t: t.reactions and t.chat)
        client.Guest(server.url, "Max").connect(table).ask("next", on=True)
        first = seats[0].contract["waiting"][0]
        seats[1 - first].ask("nudge", seat=first)
        people, ended, pair = server.table_of_people("pig", 2)
        elsewhere = people[1].connect(server.make("pig", 2, people[1])[1])
        pair[0].ask("close")
        pair[0].ask("rematch")
        people[1].get("tables/mine")
        while elsewhere.hear()["t"] != "rematch":
            pass
        subprocess.run([PROGRAM, "admin", "announce", "Soon", "--db", os.path.join(server.folder, "test.db")], check=True, capture_output=True)
        while seats[0].hear()["t"] != "announce":
            pass
        try:
            seats[1].ask("move", step=0, m="nothing at all")
        except client.Refused:
            pass
        guests[1].post("me/delete", {"confirm": True})
        while seats[0].hear()["t"] != "forget":
            pass
        hosts = seats[0]
        hosts.ask("code")
        hosts.ask("close")
        _, lobby = server.make("pig", 2, guests[0])
        link = guests[0].connect(lobby)
        link.ask("token", seat=1, name="Robo")
        link.wait(lambda t: t.table["seats"][1]["program"])
        guests[0].request("GET", "/api/tables/nothing")
        guests[0].request("GET", "/api/openapi.json")
        guests[0].request("GET", "/healthz")
    missing = {one["$ref"].rsplit("_", 1)[1] for one in SCHEMAS["server"]["oneOf"]} - set(traffic.seen)
    assert missing == {"wait"}, f"never told: {missing}"  # that is said by one of several servers only: tests/server_nodes.py


def test_nothing_in_the_document_is_left_unseen():
    """After the tests above: every message, command and body has been met."""
    parts = set(SCHEMAS["table"]["properties"])  # what only stands inside others is met with them
    inside = {name for name in LATER if re.search(rf'"#/components/schemas/{name}"', json.dumps({key: value for key, value in SCHEMAS.items() if key not in ("client", "server")}))}
    whole = LATER - inside - {"client", "server"}
    assert parts and whole == {"message_wait"}, whole


def test_a_fault_is_found():
    """The checks above can fail: a field too many, one of another kind, one that is missing."""
    if Draft202012Validator is None:
        raise Skipped("there is no python3-jsonschema")
    good = {"t": "no", "id": 1, "why": "not_host", "sentence": "Only the host can do that."}
    check("message_no", good, "good")
    for change in ({"secret": 1}, {"why": 5}, {"sentence": None}):
        bad = copy.copy(good) | change
        try:
            check("message_no", bad, "bad")
        except AssertionError:
            continue
        raise RuntimeError(f"{bad} was taken for good")


if __name__ == "__main__":
    run(sys.modules[__name__])
