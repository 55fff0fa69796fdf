"""The painter: ten decks of 84 picture cards."""

from .core import _checked, _filled, _text, _whole
from .library import lib


def decks():
    return [lib.dz_deck_name(i).decode() for i in range(lib.dz_decks())]


def _deck(deck):
    names = decks()
    if isinstance(deck, str):
        if deck not in names:
            raise ValueError(f"there is no deck {deck!r}")
        return names.index(deck)
    return _whole(deck, "a deck")


def card_svg(deck, card):
    """A card (from 0) as SVG."""
    return _filled(lib.dz_card_svg, _deck(deck), _whole(card, "a card"))


def card_title(deck, card, language="en"):
    return _filled(lib.dz_card_title, _deck(deck), _whole(card, "a card"), _text(language, "a language"))
