"""compare.py: what a contract says against what it must say, field by field."""
from fault import Fault, need


def compare(said, want, where=""):
    """A fault names the field, not two long lines of JSON."""
    if said == want:
        return
    if isinstance(want, dict) and isinstance(said, dict):
        need(set(said) == set(want), f"{where} has {sorted(set(said) - set(want))} too many and lacks {sorted(set(want) - set(said))}")
        for key in want:
            compare(said[key], want[key], f"{where}.{key}")
    if isinstance(want, list) and isinstance(said, list) and len(said) == len(want):
        for place, (one, other) in enumerate(zip(said, want)):
            compare(one, other, f"{where}[{place}]")
    raise Fault(f"{where} is {said!r}, not {want!r}")
