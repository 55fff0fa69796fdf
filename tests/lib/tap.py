"""tap.py: runs the functions test_* of a module, or those whose names contain a word of the command line, as TAP."""
import sys
import time
import traceback


class Skipped(Exception):
    """Raised by a test that cannot be made here; it says what is missing."""


def run(module):
    tests = [(name, test) for name, test in vars(module).items() if name.startswith("test_") and callable(test)]
    words = sys.argv[1:]
    tests = [(name, test) for name, test in tests if not words or any(word in name for word in words)]
    print(f"1..{len(tests)}")
    failed = 0
    for number, (name, test) in enumerate(tests, 1):
        start = time.monotonic()
        try:
            test()
            print(f"ok {number} - {name} # {time.monotonic() - start:.1f} s", flush=True)
        except Skipped as missing:
            print(f"ok {number} - {name} # SKIP {missing}", flush=True)
        except Exception:  # a test fails by any exception; the rest still runs
            failed += 1
            print(f"not ok {number} - {name}", flush=True)
            for line in traceback.format_exc().splitlines():
                print("  " + line, flush=True)
    sys.exit(failed > 0)


def refused(why, action, *args, **fields):
    """Asserts that an action is refused for that reason."""
    from client import Refused
    try:
        action(*args, **fields)
    except Refused as no:
        assert no.why == why, f"refused with {no.why}, not {why}"
        return no
    raise AssertionError(f"was not refused with {why}")
