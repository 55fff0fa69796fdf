# terminal.sh: a terminal for tests, driven by tmux as a person would. Sourced from the root of the project.
set -u
work=$(mktemp -d)
socket=dizaine-test-$$
tm() { tmux -L "$socket" -f /dev/null "$@"; }
trap 'tm kill-server 2>/dev/null; rm -rf "$work"' EXIT
export XDG_STATE_HOME=$work LANG=C.UTF-8 LC_ALL=C.UTF-8 TERM=xterm-256color
dizaine=$PWD/build/dizaine

ok() { echo "ok - $1"; }
not_ok() {
    echo "not ok - $1"
    screen | sed 's/^/# /'
}
verdict() { if [ "$1" = 0 ]; then ok "$2"; else not_ok "$2"; fi; }
screen() { tm capture-pane -p -t t 2>/dev/null; }
send() { tm send-keys -t t "$@"; }
type_line() {
    tm send-keys -t t -l -- "$1"
    tm send-keys -t t Enter
}
# Waits until the screen holds a pattern. Only a program that will never show it is given up, after minutes.
PATIENCE=180
wait_for() {
    local end=$((SECONDS + PATIENCE))
    while [ $SECONDS -lt $end ]; do
        screen | grep -qE -- "$1" && return 0
        sleep 0.02
    done
    return 1
}
tm new-session -d -s keep "sleep 1000" # the server outlives the sessions
# Starts a shell with a mark on its screen, then a command in it; the prompt comes back as "$ ".
start() { # columns, rows, command
    tm kill-session -t t 2>/dev/null
    tm new-session -d -x "$1" -y "$2" -s t "env PS1='\$ ' XDG_STATE_HOME=$work bash --norc --noprofile"
    wait_for '^\$' || return 1
    type_line "stty -g > $work/stty.before; echo BE''FORE"
    wait_for '^BEFORE' || return 1
    type_line "$3"
}
# Whether the shell is back on its own screen with the terminal as it was.
left_clean() { # exit code expected
    wait_for '^BEFORE' || return 1
    type_line "echo CO''DE \$?"
    wait_for "^CODE $1" || return 1
    type_line "stty -g > $work/stty.after; echo DO''NE"
    wait_for '^DONE' || return 1
    cmp -s "$work/stty.before" "$work/stty.after"
}
