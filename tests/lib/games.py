"""games.py: the games of games/games.def, the tables that tests play, and what each game's folder brings to tests in Python."""
import importlib.util
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(HERE, "..", "..")
if HERE not in sys.path:
    sys.path.insert(0, HERE)


def lines_of(*words):
    """What tests/lib/variants says; its sentence if a game lacks something."""
    done = subprocess.run([os.path.join(HERE, "variants"), *words], capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr)
    return done.stdout.splitlines()


GAMES = lines_of("--games")


def value(text):
    """An option's value as JSON has it."""
    return text == "true" if text in ("true", "false") else int(text) if text.lstrip("-").isdigit() else text


def variants(use):
    """(game, players, options) of every table for a use."""
    for line in lines_of(use):
        game, players, options = line.split()
        pairs = [] if options == "-" else [pair.split("=") for pair in options.split(",")]
        yield game, int(players), {name: value(text) for name, text in pairs}


def part(game, name):
    """The module games/GAME/tests/NAME.py; other parts of the game import it as GAME_NAME."""
    path = os.path.join(ROOT, "games", game, "tests", f"{name}.py")
    if not os.path.exists(path):
        sys.exit(f"games/{game}/tests/{name}.py is missing: see games/pig/tests/{name}.py for what it holds")
    if f"{game}_{name}" not in sys.modules:
        spec = importlib.util.spec_from_file_location(f"{game}_{name}", path)
        sys.modules[spec.name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[spec.name])
    return sys.modules[f"{game}_{name}"]
