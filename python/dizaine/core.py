"""Tables and batches: libdizaine as Python objects. Whatever is wrong raises DizaineError, ValueError or TypeError, and changes nothing."""

import ctypes
import json
import operator
import threading

import numpy as np

from .library import lib

CHANCE, SPECTATOR, EVERYTHING = 15, 254, 255


class DizaineError(ValueError):
    """What the rules refuse, in a sentence."""


def _text(value, what):
    if not isinstance(value, str):
        raise TypeError(f"{what} is a text, not {type(value).__name__}")
    if "\0" in value:
        raise ValueError(f"{what} holds a zero byte")
    return value.encode("utf-8", "strict")


def _whole(value, what, least=-(1 << 31), most=(1 << 31) - 1):
    try:
        number = operator.index(value)
    except TypeError:
        raise TypeError(f"{what} is a whole number, not {type(value).__name__}") from None
    if not least <= number <= most:
        raise ValueError(f"{what} is out of range: {number}")
    return number


def _checked(code):
    if code < 0:
        raise DizaineError(lib.dz_why(code).decode())
    return code


def _filled(function, *arguments):
    size = 4096
    while True:
        buffer = ctypes.create_string_buffer(size)
        whole = _checked(function(*arguments, buffer, size))
        if whole < size:
            return buffer.value.decode("utf-8")
        size = whole + 1


def _options(options):
    if options is None:
        return b""
    if not isinstance(options, dict):
        raise TypeError("options are a dict of names and values")
    said = []
    for name, value in options.items():
        if isinstance(value, (bool, np.bool_)):
            value = "true" if value else "false"
        pair = f"{name}={value}"
        if " " in pair:
            raise ValueError("a name or value of an option holds no blank")
        said.append(_text(pair, "an option"))
    return b" ".join(said)


def version():
    return lib.dz_version().decode()


def games():
    """The names of the games."""
    return [lib.dz_game_name(i).decode() for i in range(lib.dz_games())]


def players(game):
    """The least and the greatest number of players."""
    least, most = ctypes.c_int(), ctypes.c_int()
    _checked(lib.dz_game_players(_text(game, "a game"), ctypes.byref(least), ctypes.byref(most)))
    return least.value, most.value


def bots(game):
    """The bots of a game, the weakest first."""
    return _filled(lib.dz_game_bots, _text(game, "a game")).split("\n")


def options(game):
    """The options of a game and the constants of its rules ("dials"): {name: {"kind", "least", "most", "standard", "dial"}}."""
    lines = _filled(lib.dz_game_options, _text(game, "a game"))
    found = {}
    for line in filter(None, lines.split("\n")):
        what, name, kind, least, most, standard = line.split(" ")
        found[name] = {"kind": kind, "least": int(least), "most": int(most), "standard": int(standard), "dial": what == "dial"}
    return found


def observation_size(game):
    return _checked(lib.dz_observation_size(_text(game, "a game")))


def observation_parts(game):
    """What an observation is made of: {name: slice}."""
    at, parts = 0, {}
    for line in _filled(lib.dz_observation_parts, _text(game, "a game")).split("\n"):
        name, size = line.split(" ")
        parts[name] = slice(at, at + int(size))
        at += int(size)
    return parts


def actions(game):
    """How many actions there are."""
    return _checked(lib.dz_action_count(_text(game, "a game")))


def _pointer(array, kind):
    return None if array is None else array.ctypes.data_as(ctypes.POINTER(kind))


def _address(array):
    """Of what an array holds; `array.ctypes.data` says it too, and takes longer than a step of Pig's thousand games."""
    return ctypes.addressof(ctypes.c_char.from_buffer(array)) if array.flags.writeable else array.ctypes.data


class _Owner:
    """What the library lent us, given back once. Threads use it by turns: ctypes lets them run beside each other."""

    _give_back = None

    def _own(self, handle, why):
        if not handle:
            raise DizaineError(why.value.decode("utf-8", "replace") or "there is no memory left")
        self._handle, self._lock = handle, threading.Lock()

    def _call(self, function, *arguments):
        with self._lock:
            if not self._handle:
                raise DizaineError("it was closed")
            return function(self._handle, *arguments)

    def close(self):
        """Frees it at once; otherwise that happens when nobody needs it any more."""
        if getattr(self, "_handle", None):
            with self._lock:
                handle, self._handle = self._handle, None
            self._give_back(handle)

    def __del__(self):
        self.close()

    def __reduce_ex__(self, protocol):
        raise TypeError(f"a {type(self).__name__} cannot be pickled: a record or a seed can")


class Table(_Owner):
    """One game. Chance and automata move by themselves: whoever is `next` must decide."""

    _give_back = staticmethod(lib.dz_close)

    def __init__(self, game, players=2, options=None, seed=0, settle=True):
        error, why = ctypes.c_int(), ctypes.create_string_buffer(256)
        self.close()
        self._own(lib.dz_open(_text(game, "a game"), _whole(players, "players"), _options(options), _whole(seed, "a seed", 0, (1 << 64) - 1), ctypes.byref(error), why, 256), why)
        self._begin(game, settle)

    def _begin(self, game, settle):
        self.game = game
        self._settles = bool(settle)
        self._size, self._actions = observation_size(game), actions(game)
        if self._settles:
            _checked(self._call(lib.dz_settle))

    @classmethod
    def from_record(cls, record, settle=True):
        """A table as a record (JSON text or bytes) left it; every move is verified."""
        if isinstance(record, str):
            record = record.encode("utf-8", "strict")
        if not isinstance(record, bytes):
            raise TypeError("a record is a text or bytes")
        error, why = ctypes.c_int(), ctypes.create_string_buffer(256)
        table = cls.__new__(cls)
        table._own(lib.dz_replay(record, len(record), ctypes.byref(error), why, 256), why)
        table._begin(json.loads(record)["game"], settle)
        return table

    def copy(self):
        copy = Table.__new__(Table)
        copy._own(self._call(lib.dz_copy), ctypes.create_string_buffer(1))
        copy.game, copy._settles, copy._size, copy._actions = self.game, self._settles, self._size, self._actions
        return copy

    def __copy__(self):
        return self.copy()

    def __deepcopy__(self, memo):
        return self.copy()

    @property
    def seats(self):
        return self._call(lib.dz_seats)

    @property
    def next(self):
        """The first seat that owes a move; CHANCE if it is chance's; None when the game is over."""
        seat = self._call(lib.dz_next)
        return None if seat < 0 else seat

    @property
    def waiting(self):
        """Every seat that owes a move."""
        bits = self._call(lib.dz_waiting)
        return [seat for seat in range(CHANCE + 1) if bits >> seat & 1]

    @property
    def over(self):
        return self._call(lib.dz_next) < 0

    @property
    def scores(self):
        return [self._call(lib.dz_score, seat) for seat in range(self.seats)]

    @property
    def winners(self):
        bits = self._call(lib.dz_winners)
        return [seat for seat in range(self.seats) if bits >> seat & 1]

    @property
    def moves_made(self):
        return self._call(lib.dz_moves_made)

    def _seat(self, seat):
        if seat is None:
            seat = self._call(lib.dz_next)
            if seat < 0:
                raise DizaineError("the game is over")
        return _whole(seat, "a seat")

    def legal(self, seat=None):
        """The legal moves of a seat, as texts."""
        return _filled(self._call, lib.dz_legal, self._seat(seat)).split("\n")

    def play(self, move, seat=None):
        """Plays a move: its text, or its number as an action."""
        seat = self._seat(seat)
        if isinstance(move, str):
            _checked(self._call(lib.dz_play, seat, _text(move, "a move")))
        else:
            _checked(self._call(lib.dz_act, seat, _whole(move, "an action")))
        if self._settles:
            _checked(self._call(lib.dz_settle))

    def think(self, bot, seat=None, budget=0):
        """The move that a bot would make for a seat, from what that seat may see."""
        return _filled(self._call, lib.dz_think, self._seat(seat), _text(bot, "a bot"), _whole(budget, "a budget", 0, (1 << 32) - 1))

    def show(self, seat=SPECTATOR):
        """The position in words, as a seat may see it."""
        return _filled(self._call, lib.dz_show, _whole(seat, "a seat"))

    def story(self, seat=SPECTATOR):
        """The moves so far, as a seat may see them."""
        return list(filter(None, _filled(self._call, lib.dz_story, _whole(seat, "a seat")).split("\n")))

    def record(self):
        """The game as JSON, as `dizaine check` reads it."""
        return _filled(self._call, lib.dz_record)

    def observe(self, seat=None):
        """What a seat may see, as int16 numbers."""
        out = np.zeros(self._size, np.int16)
        _checked(self._call(lib.dz_observe, self._seat(seat), _pointer(out, ctypes.c_int16), out.size))
        return out

    def mask(self, seat=None):
        """The legal actions, as booleans; all false if the seat owes no move."""
        out = np.zeros(self._actions, np.uint8)
        _checked(self._call(lib.dz_mask, self._seat(seat), _pointer(out, ctypes.c_uint8), out.size))
        return out.view(np.bool_)

    def action_text(self, action, seat=None):
        return _filled(self._call, lib.dz_action_text, self._seat(seat), _whole(action, "an action"))


class _Buffer:
    """Memory that the library fills; nobody can make it smaller, whatever is done to the arrays over it."""

    def __init__(self, kind, *shape):
        self._kind, self._shape = np.dtype(kind), shape
        self._bytes = bytearray(int(np.prod(shape)) * self._kind.itemsize)
        self._held = (ctypes.c_char * len(self._bytes)).from_buffer(self._bytes)
        self.address = ctypes.addressof(self._held)

    def array(self):
        return np.ndarray(self._shape, self._kind, self._bytes)


class Batch(_Owner):
    """Many games at once, without a loop in Python. `seats` is "agent" or a bot's name for every seat ("agent,normal")."""

    _give_back = staticmethod(lib.dz_batch_close)

    def __init__(self, game, players=2, games=1024, seats="agent", options=None, seed=0):
        error, why = ctypes.c_int(), ctypes.create_string_buffer(256)
        if not isinstance(seats, str):
            seats = ",".join(seats)
        self.close()
        self._own(lib.dz_batch_open(_text(game, "a game"), _whole(players, "players"), _options(options), _text(seats, "seats"), _whole(games, "games"),
                                    _whole(seed, "a seed", 0, (1 << 64) - 1), ctypes.byref(error), why, 256), why)
        self.game, self._games, self._seats = game, self._call(lib.dz_batch_games), self._call(lib.dz_batch_seats)
        self._actions = actions(game)
        self._buffers = _Buffer(np.int16, self._games, observation_size(game)), _Buffer(np.bool_, self._games, self._actions), _Buffer(np.int8, self._games)

    @property
    def games(self):
        return self._games

    @property
    def seats(self):
        return self._seats

    def observe(self, observations=True, masks=True):
        """Returns (observations, masks, movers): arrays of the batch that the next call writes anew. What is not wanted is not filled."""
        seen, legal, movers = self._buffers
        _checked(self._call(lib.dz_batch_observe, seen.address if observations else None, legal.address if masks else None, movers.address))
        return seen.array(), legal.array(), movers.array()

    def sample(self):
        """A legal action for each game, at random; the games' luck does not change by asking."""
        actions = np.empty(self._games, np.int32)
        _checked(self._call(lib.dz_batch_sample, _address(actions)))
        return actions

    def step(self, actions):
        """One action for each game. Returns (rewards, scores, done): shares of the victory and final scores by seat, where a game ended."""
        return self._stepped(actions, lib.dz_batch_step)

    def turn(self, actions, observations=True, masks=True):
        """`step` and then `observe` in one go, which takes less time. Returns (rewards, scores, done, observations, masks, movers)."""
        seen, legal, movers = self._buffers
        ended = self._stepped(actions, lib.dz_batch_turn, seen.address if observations else None, legal.address if masks else None, movers.address)
        return *ended, seen.array(), legal.array(), movers.array()

    def _stepped(self, actions, function, *seen):
        actions = np.asarray(actions)
        if actions.shape != (self._games,):
            raise ValueError(f"actions have the shape ({self._games},), not {actions.shape}")
        if actions.dtype != np.int32:  # of which the library sees by itself which are none
            if not np.issubdtype(actions.dtype, np.integer):
                raise TypeError(f"actions are whole numbers, not {actions.dtype}")
            if actions.size and (actions.min() < 0 or actions.max() >= self._actions):
                raise ValueError(f"an action is 0 to {self._actions - 1}")
        actions = np.ascontiguousarray(actions, np.int32)
        rewards, scores, done = np.empty((self._games, self._seats), np.float32), np.empty((self._games, self._seats), np.int16), np.empty(self._games, np.uint8)
        wrong = ctypes.c_int(-1)
        code = self._call(function, _address(actions), _address(rewards), _address(scores), _address(done), *seen, ctypes.byref(wrong))
        if code < 0 and wrong.value >= 0:
            raise DizaineError(f"{lib.dz_why(code).decode()} (game {wrong.value})")
        _checked(code)
        return rewards, scores, done.view(np.bool_)

    def random(self, steps):
        """Random agents play `steps` moves in every game, inside the library; returns how many moves were made."""
        return self._call(lib.dz_batch_random, _whole(steps, "steps", 0))
