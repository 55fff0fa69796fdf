"""lab.py: Dix sur Dix from Python: hidden hands in observations, and the example that learns."""
import importlib.util
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../../tests/lib"))
from python_package import ROOT, dizaine  # noqa: E402  (before NumPy: it finds a Python that has it)
import numpy as np  # noqa: E402
from tap import run  # noqa: E402


def test_an_observation_hides_what_the_seat_may_not_know():
    parts = dizaine.observation_parts("dixsurdix")
    seen = set()
    for seed in range(40):  # all that differs before the first move is the hand of the other seat: seat 0 sees its own only
        table = dizaine.Table("dixsurdix", 2, seed=seed)
        own, other = table.observe(0), table.observe(1)
        assert own[parts["hand"]].sum() == 3 and own[parts["known"]].sum() == 0
        assert own[parts["unseen"]].sum() == 63 and other[parts["unseen"]].sum() == 63
        seen.add(tuple(own[parts["unseen"]] + own[parts["hand"]]))
    assert len(seen) == 1
    story = dizaine.Table("dixsurdix", 2, seed=1).story(0)
    assert sum(line.endswith("?") for line in story) == 3, story


def test_the_example_learns():
    spec = importlib.util.spec_from_file_location("learn", os.path.join(ROOT, "games", "dixsurdix", "learn.py"))
    learn = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(learn)
    untaught = learn.play(np.zeros((1, learn.FEATURES), np.float32), "easy", 200, 1)[0][0]
    taught = learn.play(learn.learn(4, agents=32, games=256, log=lambda line: None)[None], "easy", 200, 1)[0][0]
    assert taught > untaught + 0.2, (untaught, taught)


if __name__ == "__main__":
    run(sys.modules[__name__])
