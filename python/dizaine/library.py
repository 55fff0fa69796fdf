"""Finds libdizaine: in the package (a wheel), in the tree it lies in, beside the folders of Python (make install), or where the system has it; DIZAINE_LIBRARY names another."""

import ctypes
import os
from ctypes import POINTER, c_char_p, c_int, c_int16, c_int64, c_size_t, c_uint8, c_uint32, c_uint64, c_uint, c_void_p

ABI = 1
HERE = os.path.dirname(os.path.abspath(__file__))


def _places():
    if os.environ.get("DIZAINE_LIBRARY"):
        return [os.environ["DIZAINE_LIBRARY"]]
    name = f"libdizaine.so.{ABI}"
    tree = os.path.join(os.path.dirname(os.path.dirname(HERE)), "build", "lib", name)
    installed = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(HERE))), name)
    return [path for path in (os.path.join(HERE, name), tree, installed) if os.path.exists(path)] + [name]


def _load():
    troubles = []
    for place in _places():
        try:
            return ctypes.CDLL(place)
        except OSError as trouble:
            troubles.append(str(trouble))
    raise ImportError("libdizaine was not found (make lib builds it): " + "; ".join(troubles))


lib = _load()

_SIGNATURES = {
    "dz_why": (c_char_p, [c_int]),
    "dz_version": (c_char_p, []),
    "dz_abi": (c_int, []),
    "dz_games": (c_int, []),
    "dz_game_name": (c_char_p, [c_int]),
    "dz_game_players": (c_int, [c_char_p, POINTER(c_int), POINTER(c_int)]),
    "dz_game_bots": (c_int, [c_char_p, c_char_p, c_size_t]),
    "dz_game_options": (c_int, [c_char_p, c_char_p, c_size_t]),
    "dz_open": (c_void_p, [c_char_p, c_int, c_char_p, c_uint64, POINTER(c_int), c_char_p, c_size_t]),
    "dz_copy": (c_void_p, [c_void_p]),
    "dz_close": (None, [c_void_p]),
    "dz_seats": (c_int, [c_void_p]),
    "dz_next": (c_int, [c_void_p]),
    "dz_waiting": (c_uint, [c_void_p]),
    "dz_moves_made": (c_int, [c_void_p]),
    "dz_score": (c_int, [c_void_p, c_int]),
    "dz_winners": (c_uint, [c_void_p]),
    "dz_hash": (c_uint64, [c_void_p]),
    "dz_play": (c_int, [c_void_p, c_int, c_char_p]),
    "dz_settle": (c_int, [c_void_p]),
    "dz_legal": (c_int, [c_void_p, c_int, c_char_p, c_size_t]),
    "dz_show": (c_int, [c_void_p, c_int, c_char_p, c_size_t]),
    "dz_story": (c_int, [c_void_p, c_int, c_char_p, c_size_t]),
    "dz_think": (c_int, [c_void_p, c_int, c_char_p, c_uint32, c_char_p, c_size_t]),
    "dz_record": (c_int, [c_void_p, c_char_p, c_size_t]),
    "dz_replay": (c_void_p, [c_char_p, c_size_t, POINTER(c_int), c_char_p, c_size_t]),
    "dz_observation_size": (c_int, [c_char_p]),
    "dz_observation_parts": (c_int, [c_char_p, c_char_p, c_size_t]),
    "dz_action_count": (c_int, [c_char_p]),
    "dz_observe": (c_int, [c_void_p, c_int, POINTER(c_int16), c_size_t]),
    "dz_mask": (c_int, [c_void_p, c_int, POINTER(c_uint8), c_size_t]),
    "dz_act": (c_int, [c_void_p, c_int, c_int]),
    "dz_action_text": (c_int, [c_void_p, c_int, c_int, c_char_p, c_size_t]),
    "dz_batch_open": (c_void_p, [c_char_p, c_int, c_char_p, c_char_p, c_int, c_uint64, POINTER(c_int), c_char_p, c_size_t]),
    "dz_batch_close": (None, [c_void_p]),
    "dz_batch_games": (c_int, [c_void_p]),
    "dz_batch_seats": (c_int, [c_void_p]),
    # Arrays go by their addresses, since making typed pointers takes longer than many a step.
    "dz_batch_observe": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p]),
    "dz_batch_sample": (c_int, [c_void_p, c_void_p]),
    "dz_batch_step": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, POINTER(c_int)]),
    "dz_batch_turn": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, POINTER(c_int)]),
    "dz_batch_random": (c_int64, [c_void_p, c_int]),
    "dz_decks": (c_int, []),
    "dz_deck_name": (c_char_p, [c_int]),
    "dz_deck_cards": (c_int, []),
    "dz_card_svg": (c_int, [c_int, c_int, c_char_p, c_size_t]),
    "dz_card_title": (c_int, [c_int, c_int, c_char_p, c_char_p, c_size_t]),
}
for _name, (_result, _arguments) in _SIGNATURES.items():
    _function = getattr(lib, _name)
    _function.restype = _result
    _function.argtypes = _arguments

if lib.dz_abi() != ABI:
    raise ImportError(f"libdizaine speaks another version of its interface ({lib.dz_abi()}, not {ABI})")
