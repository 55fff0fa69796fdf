"""What `dizaine export` writes, as NumPy."""

import csv
import io
import json

import numpy as np


def read(path):
    """A file of `dizaine export`: a list of games (NDJSON), or a dict of columns as arrays (CSV)."""
    with open(path, newline="", encoding="utf-8") as file:
        first = file.read(1)
        file.seek(0)
        if first in ("{", ""):
            return [json.loads(line) for line in file if line.strip()]
        rows = csv.reader(file)
        names = next(rows)
        columns = list(zip(*rows)) or [()] * len(names)
    return {name: _column(column) for name, column in zip(names, columns)}


def _column(texts):
    try:
        return np.array(texts, dtype=np.int64)
    except ValueError:
        return np.array(texts)


def reads(text):
    """The same for NDJSON in memory."""
    return [json.loads(line) for line in io.StringIO(text) if line.strip()]
