"""python_package.py: what tests of the Python package share: NumPy, the package from the tree, and games that bots played to their end."""
import importlib.util
import os
import sys

if importlib.util.find_spec("numpy") is None and sys.executable != "/usr/bin/python3":
    os.execv("/usr/bin/python3", ["/usr/bin/python3", *sys.argv])  # where Debian's NumPy is

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
sys.path.insert(0, os.path.join(ROOT, "python"))
import dizaine  # noqa: E402

LEAST = {game: max(2, dizaine.players(game)[0]) for game in dizaine.games()}


def raises(kinds, function, *arguments, **named):
    try:
        function(*arguments, **named)
    except kinds as refusal:
        assert str(refusal), "a refusal says why"
        return str(refusal)
    raise AssertionError(f"{function} took {arguments} {named}")


def finished(game, seed=1, bot="easy", **named):
    table = dizaine.Table(game, LEAST[game], seed=seed, **named)
    while not table.over:
        table.play(table.think(bot))
    return table
