"""facts.py: the games and what the build knows of them (build/page/facts.ts), for benches that play all of them or any one."""
import json
import os

PATH = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "build", "page", "facts.ts")
with open(PATH, encoding="utf-8") as file:
    _text = file.read()
GAMES = json.loads(_text[_text.index("{"):_text.rindex("}") + 1])["games"]
FIRST = next(iter(GAMES))
ALONE = next(name for name, game in GAMES.items() if game["players"][0] == 1)  # one that a person can play without others


def seats(name):
    """Two, or the usual number of a game that needs more."""
    return 2 if GAMES[name]["players"][0] <= 2 else GAMES[name]["usual"]
