"""server_house.py: a house of one's own (docs/house.md): what its file may say, what it must not, and that what it does not offer is refused."""
import os
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "lib"))
from tap import refused, run  # noqa: E402
from server import ROOT, Server, play, play_all  # noqa: E402

PROGRAM = os.path.join(ROOT, "build", "san", "dizaine")
EXAMPLE = os.path.join(ROOT, "examples", "house", "tilleuls.properties")


class File:
    """A house's file for as long as a test needs it."""

    def __init__(self, text):
        self.text = text if isinstance(text, bytes) else text.encode()

    def __enter__(self):
        self.file = tempfile.NamedTemporaryFile(suffix=".properties")
        self.file.write(self.text)
        self.file.flush()
        return self.file.name

    def __exit__(self, *trouble):
        self.file.close()


def complaint(path):
    """What the server says of a file that it cannot use; it must not start."""
    done = subprocess.run([PROGRAM, "serve", "--house", path, "--port", "0", "--db", "/nonexistent/x.db"], capture_output=True, text=True,
                          env={**os.environ, "LC_ALL": "C.UTF-8"})
    assert done.returncode == 2 and not done.stdout, (done.returncode, done.stdout, done.stderr)
    lines = done.stderr.splitlines()
    return lines[0]


def test_without_a_file_there_is_no_house():
    with Server() as server:
        assert server.guest("Ana").get("house")["house"] is None


def test_the_example_is_a_whole_house():
    with Server("--house", EXAMPLE) as server:
        house = server.guest("Ana").get("house")["house"]
        assert house["name"] == {"en": "Ludothèque des Tilleuls", "fr": "Ludothèque des Tilleuls"}
        assert house["welcome"]["fr"].startswith("Entrez") and house["welcome"]["en"].startswith("Come in")
        assert house["hours"] == [[], [[960, 1140]], [[600, 720], [840, 1140]], [[960, 1140]], [[960, 1320]], [[600, 1140]], []]
        assert house["colours"]["light"]["table"] == "#DDE6D5" and house["colours"]["light"]["on-accent"] == "#FFFAF0"
        assert house["colours"]["dark"]["on-accent"] == "#241C19"
        assert sorted(house["games"]) == ["dix", "dixit", "dixsurdix"] and house["language"] == "fr"
        assert house["allow"] == {"open": True, "watch": True, "chat": True, "decks": False} and house["kiosk"] is False
        assert -720 <= house["zone"] <= 840


def test_a_text_of_one_language_stands_beside_that_for_all_whatever_comes_first():
    for text in ("name = Chez nous\nname.en = Our house\n", "name.en = Our house\nname = Chez nous\n"):
        with File(text) as path, Server("--house", path) as server:
            assert server.guest("Ana").get("house")["house"]["name"] == {"en": "Our house", "fr": "Chez nous"}


def test_what_the_house_does_not_offer_is_refused():
    with File("name = Chez nous\ngames = pig, dixit\ndecks = beyond\nallow.open = no\nallow.watch = no\nallow.chat = no\nallow.decks = no\n") as path, \
            Server("--house", path) as server:
        ana = server.guest("Ana")
        assert sorted(game["game"] for game in ana.get("games")["games"]) == ["dixit", "pig"]
        assert [deck["deck"] for deck in ana.get("games")["decks"]] == ["beyond"]
        refused("not_here", ana.post, "tables", {"game": "dix", "players": 2})
        refused("not_here", ana.post, "tables", {"game": "pig", "players": 2, "public": True})
        refused("bad_decks", ana.post, "tables", {"game": "dixit", "players": 3, "decks": ["paper"]})
        made = ana.post("tables", {"game": "dixit", "players": 3})
        table = ana.get("tables/" + made["table"])
        assert table["decks"] == ["beyond"] and table["spectate"] is False, table
        seat = ana.connect(made["table"])
        seat.sit(0)
        refused("not_here", seat.ask, "chat", text="Bonjour")
        seat.close()
        status = subprocess.run([sys.executable, "-c", "import http.client, sys; c = http.client.HTTPConnection('127.0.0.1', int(sys.argv[1]));"
                                 "c.request('POST', '/api/decks?name=x', b'PK', {'Content-Type': 'application/zip', 'Cookie': 'dizaine=' + sys.argv[2]});"
                                 "a = c.getresponse(); print(a.status, a.read().decode())", str(server.port), ana.cookie], capture_output=True, text=True).stdout
        assert status.startswith("403") and "not_here" in status, status


# What stands in the file, the line that is named, and words of the sentence.
BAD = (
    ("welcome = Hi\n", None, "a house has a name"),
    ("name = A\nname = B\n", 2, "name is here twice"),
    ("# x\n\nname = A\nnonsense\n", 4, "a line is a key"),
    ("name = A\ncolour = red\n", 2, "there is no colour"),
    ("name = A\nname.xx = B\n", 2, "does not speak the language xx"),
    ("name =\n", 1, "nothing behind ="),
    ("name = A\u202eB\n", 1, "can be seen"),
    ("name = \u200b\n", 1, "can be seen"),
    (b"name = \xff\xfe\n", 1, "UTF-8"),
    (b"name = A\x00B\n", 1, "zero byte"),
    ("name = A\x07B\n", 1, "can be seen"),
    ("name = " + "x" * 61 + "\n", 1, "at most 60"),
    ("name = " + "x" * 3000 + "\n", 1, "too long"),
    ("name = A\nhours.monday = 10-12\n", 2, "10:00-12:00"),
    ("name = A\nhours.monday = 12:00-10:00\n", 2, "10:00-12:00"),
    ("name = A\nhours.monday = 10:00-12:00 11:00-13:00\n", 2, "one after the other"),
    ("name = A\nhours.monday = 10:00-25:00\n", 2, "10:00-12:00"),
    ("name = A\nhours.monday = 10:00-12:60\n", 2, "10:00-12:00"),
    ("name = A\nhours.someday = closed\n", 2, "hours.monday"),
    ("name = A\nhours.monday = 1:00-2:00 3:00-4:00 5:00-6:00 7:00-8:00 9:00-10:00\n", 2, "at most 4"),
    ("name = A\ncolour.table = red\n", 2, "#1F6464"),
    ("name = A\ncolour.table = #12345G\n", 2, "#1F6464"),
    ("name = A\ncolour.table = #202020\n", 2, "lighter"),
    ("name = A\ncolour.table.dark = #FFFFFF\n", 2, "darker"),
    ("name = A\ncolour.accent = #7F7F7F\n", 2, "neither light nor dark"),
    ("name = A\ncolour.accent = #FFFFFF\n", 2, "would not stand out"),
    ("name = A\ncolour.accent.dark = #302820\n", 2, "would not stand out"),
    ("name = A\ncolour.button = #FFFFFF\n", 2, "there is no colour"),
    ("name = A\ngames = dix, chess\n", 2, "there is no game chess"),
    ("name = A\ngames = ,\n", 2, "names no game"),
    ("name = A\ndecks = oil\n", 2, "there is no deck oil"),
    ("name = A\nallow.chat = perhaps\n", 2, "yes or no"),
    ("name = A\nallow.dogs = yes\n", 2, "there is no allow.dogs"),
    ("name = A\nkiosk = 5\n", 2, "yes or no"),
    ("name = A\nkiosk.minutes = 0\n", 2, "1 to 120"),
    ("name = A\nlanguage = de\n", 2, "does not speak de"),
    ("name = A\nopen = yes\n", 2, "there is no open"),
    ("# x\n" * 600, 501, "too much"),
)


def test_a_file_with_a_mistake_is_refused_with_file_line_and_one_sentence():
    for text, line, words in BAD:
        with File(text) as path:
            said = complaint(path)
            assert path in said and words in said, (text, said)
            assert line is None or f"{path}:{line}: " in said, (text, said)


def test_a_file_that_is_none_is_refused():
    assert "cannot be read: No such file" in complaint("/nonexistent/house.properties")
    with tempfile.TemporaryDirectory() as folder:
        assert "cannot be read" in complaint(folder)


def test_hostile_text_travels_as_text():
    with File('name = <script>alert(1)</script>"\\\nwelcome = </style>{}&amp; javascript:alert(1)\n') as path, Server("--house", path) as server:
        house = server.guest("Ana").get("house")["house"]
        assert house["name"]["fr"] == '<script>alert(1)</script>"\\' and house["welcome"]["en"] == "</style>{}&amp; javascript:alert(1)"


def test_games_are_counted_by_month_and_nothing_about_who_played():
    with File("name = Chez nous\n") as path, Server("--house", path) as server:
        guests, table, seats = server.table_of_people("pig", 2, options={"goal": 20})
        play_all(seats)
        made = guests[0].post("tables", {"game": "pig", "players": 2, "pause": 0, "options": {"goal": 20}, "seats": [{"kind": "person"}, {"kind": "bot", "level": "easy"}]})
        seat = guests[0].connect(made["table"])
        seat.sit(0)
        seat.ask("start")
        play(seat)
        assert server.guest().get("house/played") == {"played": [{"month": time.strftime("%Y-%m", time.gmtime()), "game": "pig", "games": 2, "people": 3}]}
        status, headers, text = guests[0].request("GET", "/api/house/played?as=csv")
        assert status == 200 and text.decode().splitlines()[0] == "month,game,games,people" and text.decode().splitlines()[1].endswith(",pig,2,3")
        guests[0].post("me/delete", {"confirm": True})
        assert server.guest().get("house/played")["played"][0]["games"] == 2
    with Server() as server:  # without a house nothing is counted
        guests, table, seats = server.table_of_people("pig", 2, options={"goal": 20})
        play_all(seats)
        assert server.guest().get("house/played") == {"played": []} and server.count("house_played", "games > 0") == 0


if __name__ == "__main__":
    run(sys.modules[__name__])
