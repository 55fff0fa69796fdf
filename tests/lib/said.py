"""said.py: every text that commands say of themselves, as the C sources have it, and what words/terminal.LANG.po makes of it. Run as a program it
prints what a language lacks and what no source says any more."""
import errno
import glob
import os
import re
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
# What the system answers, and commands pass on.
SYSTEM = (errno.ENOENT, errno.EACCES, errno.EPERM, errno.EISDIR, errno.ENOTDIR, errno.ENOSPC, errno.EROFS, errno.EEXIST, errno.ENAMETOOLONG, errno.EPIPE, errno.ECONNREFUSED, errno.EIO, errno.ENOTEMPTY, errno.EINVAL)
TEXT = r'"(?:[^"\\]|\\.)*"'


def literal(source, at):
    """The adjacent string literals from a place on, as one, with their escapes."""
    whole = ""
    while found := re.compile(rf"\s*({TEXT})").match(source, at):
        whole += found.group(1)[1:-1]
        at = found.end()
    return whole


def texts_of(source):
    source = re.sub(r"/\*.*?\*/", " ", source, flags=re.S)
    for found in re.finditer(r'\b(?:complain|said)\(\s*(?=")|\.about\s*=\s*(?=")|COMMAND\(\w+,\s*(?=")|ADMIN\("[\w-]+", \w+, "[^"]*", \d, \d, (?=")', source):
        yield literal(source, found.end())
    for table in re.finditer(r"static const struct flag \w+\[\] = \{(.*?)\n\};", source, re.S):
        for found in re.finditer(rf'\{{"[\w-]+",\s*(?:NULL|{TEXT}|[A-Z_]+),\s*', table.group(1)):
            yield literal(table.group(1), found.end())


def reasons_of(source):
    """Why something is refused: sentences that the rules, the simulator and the operator's part of the server return, and commands pass on."""
    source = re.sub(r"/\*.*?\*/", " ", source, flags=re.S)
    for found in re.finditer(r'(?:return|why =|[?:])\s*(?=")', source):
        text = literal(source, found.end())
        if text.count(" ") >= 2 and "\n" not in text:
            yield text


def sources():
    said = {os.strerror(number): "the system" for number in SYSTEM}
    for pattern in ("engine/options.c", "sim/policy.c", "games/*/rules.c", "net/admin*.c"):
        for name in sorted(glob.glob(os.path.join(ROOT, pattern))):
            with open(name, encoding="utf-8") as file:
                for text in reasons_of(file.read()):
                    said.setdefault(text, os.path.relpath(name, ROOT))
    for pattern in ("cli/*.c", "cli/*.def", "net/admin.def", "games/*/face*.c", "games/*/commands.def"):
        for name in sorted(glob.glob(os.path.join(ROOT, pattern))):
            with open(name, encoding="utf-8") as file:
                for text in texts_of(file.read()):
                    said.setdefault(text, os.path.relpath(name, ROOT))
    return said


def catalogue(name):
    with open(name, encoding="utf-8") as file:
        pairs = re.findall(rf"^msgid ((?:{TEXT}\s*)+)^msgstr ((?:{TEXT}\s*)+)", file.read(), re.M)
    return {literal(english, 0): literal(text, 0) for english, text in pairs}


def main():
    said, bad = sources(), 0
    for name in sorted(glob.glob(os.path.join(ROOT, "words", "terminal.*.po"))):
        known = catalogue(name)
        where = os.path.relpath(name, ROOT)
        for text in said.keys() - known.keys():
            bad += print(f'{where} lacks (from {said[text]}): "{text}"') is None
        for text in known.keys() - said.keys():
            bad += print(f'{where} has what no command says: "{text}"') is None
    print(f"{len(said)} texts")
    sys.exit(bad > 0)


if __name__ == "__main__":
    main()
