"""Dizaine: three tabletop games around the number ten, for those who study and teach them.

    import dizaine
    table = dizaine.Table("dix", players=2, seed=1)
    while not table.over:
        table.play(table.think("normal"))
    print(table.scores, table.winners)

One game is a Table, thousands at once are a Batch; env.py has them as Gymnasium and PettingZoo users know them, data.py reads what
`dizaine export` writes. Observations and actions are described in docs/laboratory.md. Nothing is compiled: the package calls libdizaine.
"""

from .core import Batch, DizaineError, Table, actions, bots, games, observation_parts, observation_size, options, players, version
from .data import read
from .env import AECEnv, Env
from .pictures import card_svg, card_title, decks

__all__ = ["AECEnv", "Batch", "DizaineError", "Env", "Table", "actions", "bots", "card_svg", "card_title", "decks", "games", "observation_parts",
           "observation_size", "options", "players", "read", "version"]
__version__ = version()
