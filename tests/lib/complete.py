"""complete.py SHELL FILE: real tabs in a real zsh or fish with the completions of FILE. Reads lines `what is typed<TAB>what must come of it`; exits with 1 and names what did not come."""
import os
import pty
import re
import select
import shutil
import signal
import sys
import tempfile
import time

PATIENCE = int(os.environ.get("PATIENCE", "60"))


class Terminal:
    def __init__(self, *command, **environment):
        self.text, (self.child, self.end) = "", pty.fork()
        if self.child == 0:
            os.environ.update(environment)
            os.execvp(command[0], command)

    def type(self, text):
        os.write(self.end, text.encode())

    def until(self, wanted):
        """Whether a text comes; what came before it is forgotten."""
        until = time.monotonic() + PATIENCE
        while wanted not in self.text:
            if not select.select([self.end], [], [], max(0, until - time.monotonic()))[0]:
                return False
            self.text += re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|[\r\x07\x08]", "", os.read(self.end, 65536).decode(errors="replace"))
        self.text = self.text.split(wanted, 1)[1]
        return True


def tab(shell, file, typed, wanted):
    """What is wrong with a tab behind a text, in a shell that was just started."""
    with tempfile.TemporaryDirectory() as folder:
        if shell == "zsh":
            shutil.copy(file, os.path.join(folder, "_dizaine"))
            terminal = Terminal("zsh", "-f", "-i", TERM="dumb", HOME=folder)
            terminal.type(f"PS1='> '; fpath=({folder} $fpath); autoload -Uz compinit; compinit -u -D; LISTMAX=500; echo re''ady\n")
        else:
            terminal = Terminal("fish", "--no-config", TERM="xterm", HOME=folder, XDG_DATA_HOME=folder)
            terminal.type(f"source {file}; set -g fish_autosuggestion_enabled 0; function fish_prompt; echo '> '; end; echo re''ady\n")
        good = terminal.until("ready") and terminal.until(">")
        terminal.type(typed + "\t")
        good = good and terminal.until(wanted)
        os.kill(terminal.child, signal.SIGKILL)
        os.waitpid(terminal.child, 0)
        return [] if good else [f"{typed}<TAB> {wanted}: {terminal.text[-200:]!r}"]


def main(shell, file):
    bad = [fault for line in sys.stdin.read().splitlines() for fault in tab(shell, file, *line.split("\t"))]
    print(*bad, sep="\n")
    return bool(bad)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]))
