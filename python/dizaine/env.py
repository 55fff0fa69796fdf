"""The games as environments: Env keeps to Gymnasium's contract for one agent among bots, AECEnv to PettingZoo's agent-environment cycle.

Where Gymnasium is installed its spaces and base class are used; without it the few spaces that are needed are here."""

import numpy as np

from .core import DizaineError, Table, actions, observation_size

try:
    import gymnasium
    from gymnasium.spaces import Box, Dict, Discrete
    _Base = gymnasium.Env
except ImportError:
    class _Space:
        def __init__(self, shape, dtype):
            self.shape, self.dtype, self._random = shape, np.dtype(dtype), np.random.default_rng()

        def seed(self, seed=None):
            self._random = np.random.default_rng(seed)
            return [seed]

        def __contains__(self, value):
            return self.contains(value)

    class Box(_Space):
        def __init__(self, low, high, shape, dtype):
            super().__init__(tuple(shape), dtype)
            self.low, self.high = low, high

        def contains(self, value):
            return isinstance(value, np.ndarray) and value.shape == self.shape and value.dtype == self.dtype and bool(np.all(value >= self.low) and np.all(value <= self.high))

        def sample(self, mask=None):
            return self._random.integers(self.low, self.high, self.shape, endpoint=True).astype(self.dtype)

    class Discrete(_Space):
        def __init__(self, n):
            super().__init__((), np.int64)
            self.n, self.start = n, 0

        def contains(self, value):
            return isinstance(value, (int, np.integer)) and not isinstance(value, bool) and 0 <= int(value) < self.n

        def sample(self, mask=None):
            if mask is None:
                return np.int64(self._random.integers(self.n))
            choices = np.flatnonzero(mask)
            return np.int64(self._random.choice(choices) if choices.size else 0)

    class Dict(_Space):
        def __init__(self, spaces):
            super().__init__(None, object)
            self.spaces = dict(spaces)

        def __getitem__(self, name):
            return self.spaces[name]

        def contains(self, value):
            return isinstance(value, dict) and value.keys() == self.spaces.keys() and all(space.contains(value[name]) for name, space in self.spaces.items())

        def sample(self, mask=None):
            return {name: space.sample() for name, space in self.spaces.items()}

    class _Base:
        @property
        def unwrapped(self):
            return self

        def close(self):
            pass


def _spaces(game):
    whole = np.iinfo(np.int16)
    seen = Box(low=whole.min, high=whole.max, shape=(observation_size(game),), dtype=np.int16)
    mask = Box(low=0, high=1, shape=(actions(game),), dtype=np.int8)
    return Dict({"observation": seen, "action_mask": mask}), Discrete(actions(game))


def _seed_of(random):
    return int(random.integers(1 << 63))


class Env(_Base):
    """One agent on seat 0 (or another), bots on the others. The reward is its share of the victory, at the end."""

    metadata = {"render_modes": ["ansi"], "render_fps": 4}
    spec = None

    def __init__(self, game, players=2, opponents="normal", options=None, seat=0, render_mode=None):
        if render_mode not in (None, "ansi"):
            raise ValueError("render_mode is None or \"ansi\"")
        self.game, self.players, self.opponents, self.options, self.seat, self.render_mode = game, players, opponents, options, seat, render_mode
        self.observation_space, self.action_space = _spaces(game)
        self._random, self.table = np.random.default_rng(), None
        if not 0 <= seat < players:
            raise ValueError("there is no such seat")
        Table(game, players, options).think(opponents)  # refuses what cannot be played, now and not later

    def _others(self):
        while not self.table.over and self.seat not in self.table.waiting:
            self.table.play(self.table.think(self.opponents))

    def _seen(self):
        return {"observation": self.table.observe(self.seat), "action_mask": self.table.mask(self.seat).astype(np.int8)}

    def reset(self, *, seed=None, options=None):
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.table = Table(self.game, self.players, self.options, _seed_of(self._random))
        self._others()
        return self._seen(), {}

    def step(self, action):
        if self.table is None or self.table.over:
            raise DizaineError("reset() comes before step()")
        self.table.play(action, self.seat)
        self._others()
        over = self.table.over
        reward = 1.0 / len(self.table.winners) if over and self.seat in self.table.winners else 0.0
        return self._seen(), reward, over, False, {"scores": self.table.scores} if over else {}

    def render(self):
        return self.table.show(self.seat) if self.render_mode == "ansi" and self.table else None


class AECEnv:
    """Every seat an agent ("player_0", …), in the order in which they must decide."""

    metadata = {"name": "dizaine_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game, players=2, options=None, render_mode=None):
        if render_mode not in (None, "ansi"):
            raise ValueError("render_mode is None or \"ansi\"")
        self.game, self.players, self.options, self.render_mode = game, players, options, render_mode
        Table(game, players, options)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = []
        self._observations, self._actions = {}, {}
        for agent in self.possible_agents:
            self._observations[agent], self._actions[agent] = _spaces(game)
        self._random = np.random.default_rng()

    def observation_space(self, agent):
        return self._observations[agent]

    def action_space(self, agent):
        return self._actions[agent]

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    @property
    def unwrapped(self):
        return self

    def _seat(self, agent):
        return self.possible_agents.index(agent)

    def _choose(self):
        self.agent_selection = self.agents[0] if self.table.over else self.possible_agents[self.table.next]

    def reset(self, seed=None, options=None):
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.table = Table(self.game, self.players, self.options, _seed_of(self._random))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._choose()

    def observe(self, agent):
        seat = self._seat(agent)
        mask = self.table.mask(seat) if not self.table.over else np.zeros(self._actions[agent].n, np.bool_)
        return {"observation": self.table.observe(seat), "action_mask": mask.astype(np.int8)}

    def last(self, observe=True):
        agent = self.agent_selection
        return (self.observe(agent) if observe else None, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent])

    def _leave(self, action):
        if action is not None:
            raise ValueError("when an agent is done, the only valid action is None")
        agent = self.agent_selection
        for kept in (self.terminations, self.truncations, self.rewards, self._cumulative_rewards, self.infos):
            del kept[agent]
        self.agents.remove(agent)
        for other in self.rewards:
            self.rewards[other] = 0.0
        if self.agents:
            self.agent_selection = self.agents[0]

    def step(self, action):
        if not self.agents:
            raise DizaineError("reset() comes before step()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            return self._leave(action)
        self.table.play(action, self._seat(agent))
        self._cumulative_rewards[agent] = 0.0
        winners = self.table.winners if self.table.over else []
        for other in self.agents:
            self.rewards[other] = 1.0 / len(winners) if self._seat(other) in winners else 0.0
            self.terminations[other] = self.table.over
            self._cumulative_rewards[other] += self.rewards[other]
        self._choose()

    def agent_iter(self, max_iter=1 << 63):
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def render(self):
        return self.table.show() if self.render_mode == "ansi" else None

    def state(self):
        """The whole position, with every seat's observation, for centralised training."""
        return np.concatenate([self.table.observe(seat) for seat in range(self.players)])

    def close(self):
        pass
