#!/usr/bin/env python3
"""Teaches a small agent Dix sur Dix against `normal`, with NumPy alone, and lets it play against `easy`.

The agent weighs every placement by eleven numbers that it works out from its observation: lines of ten made, chances given to the next
player, threats taken away, lines that it could complete itself, and the token given up. The weights are found by the cross-entropy
method: 64 agents play 16 games each at once, and those with the best leads make the next generation."""

import sys
import time

import numpy as np

import dizaine

PARTS = dizaine.observation_parts("dixsurdix")
LINES = np.array([[r * 4 + c for c in range(4)] for r in range(4)] + [[r * 4 + c for r in range(4)] for c in range(4)] + [[0, 5, 10, 15], [3, 6, 9, 12]])
THROUGH = np.array([([line for line in range(10) if cell in LINES[line]] + [10])[:3] for cell in range(16)])
VALUES = np.arange(1, 8)
FEATURES = 4 + 7


def features(seen):
    """For every game, token 1..7 and cell: what placing it there means."""
    n = len(seen)
    board, hand, unseen = (seen[:, PARTS[name]].astype(np.float32) for name in ("board", "hand", "unseen"))
    held = board[:, LINES]
    free = np.concatenate([(held == 0).sum(2), np.full((n, 1), 9)], 1)[:, THROUGH]
    total = np.concatenate([held.sum(2), np.zeros((n, 1))], 1)[:, THROUGH]
    share = unseen[:, :7] / np.maximum(unseen[:, :7].sum(1, keepdims=True), 1)
    chance = np.concatenate([np.zeros((n, 1)), 1 - (1 - share) ** 3, np.zeros((n, 1))], 1)  # that the next player holds a token
    mine = np.concatenate([np.zeros((n, 1)), hand[:, :7] > 0, np.zeros((n, 1))], 1)
    out = np.zeros((n, 7, 16, FEATURES), np.float32)
    game = np.arange(n)[:, None, None]
    for value in VALUES:
        lacking = np.clip(10 - total - value, 0, 8).astype(int)
        last, gift = free == 1, free == 2
        out[:, value - 1, :, 0] = (last & (total + value == 10)).sum(2)
        out[:, value - 1, :, 1] = (gift * chance[game, lacking]).sum(2)
        out[:, value - 1, :, 2] = (last * chance[game, np.clip(10 - total, 0, 8).astype(int)]).sum(2)
        out[:, value - 1, :, 3] = (gift * mine[game, lacking]).sum(2)
        out[:, value - 1, :, 3 + value] = 1
    return out.reshape(n, 7 * 16, FEATURES)


def play(weights, opponent, games, seed):
    """Of each agent (a row of weights) over its games: the share of victories, and the mean lead in points. Half of the games are on each seat."""
    agents, each = len(weights), games // len(weights)
    won, lead = np.zeros(agents), np.zeros(agents)
    for seat, seats in enumerate((("agent", opponent), (opponent, "agent"))):
        batch = dizaine.Batch("dixsurdix", 2, games=agents * each // 2, seats=seats, seed=seed + seat)
        agent = np.arange(batch.games) % agents
        running = np.ones(batch.games, bool)
        while running.any():
            seen, masks, _ = batch.observe()
            worth = np.einsum("gaf,gf->ga", features(seen), weights[agent])
            worth[~masks[:, :112]] = -np.inf
            rewards, scores, done = batch.step(worth.argmax(1))
            ended = done & running
            np.add.at(won, agent[ended], rewards[ended, seat])
            np.add.at(lead, agent[ended], scores[ended, seat] - scores[ended, 1 - seat])
            running &= ~done
    played = 2 * (agents * each // 2 // agents)
    return won / played, lead / played


def learn(generations=12, agents=64, games=1024, seed=1, log=print):
    random = np.random.default_rng(seed)
    mean, spread = np.zeros(FEATURES), np.ones(FEATURES)
    for generation in range(generations):
        tried = (mean + spread * random.standard_normal((agents, FEATURES))).astype(np.float32)
        won, lead = play(tried, "normal", games, seed + 2 * generation)
        best = tried[np.argsort(lead)[-agents // 4:]]
        mean, spread = best.mean(0), best.std(0) + 0.05
        log(f"generation {generation + 1}: {lead.mean():+.2f} points against normal, {100 * won.mean():.1f} % of games won")
    return mean.astype(np.float32)


if __name__ == "__main__":
    begun = time.time()
    weights = learn(*(int(word) for word in sys.argv[1:2]))
    for opponent in ("easy", "normal"):
        print(f"against {opponent}: {100 * play(weights[None], opponent, 2000, 10**6)[0][0]:.1f} % of 2000 games")
    print(f"{time.time() - begun:.0f} s")
