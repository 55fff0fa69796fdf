#!/bin/bash
# play.sh: the terminal, driven by tmux as a person would: whole games of each kind, undo, resume, hidden hands, and a
# terminal that is left as it was whatever ends the program.
set -u
cd "$(dirname "$0")/.."
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
# Waits until the screen holds a pattern; fails after some ten seconds.
wait_for() {
    for _ in $(seq 300); do
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

# Plays a whole game by taking every hint. The first line must never scroll away.
play_whole() { # name, first line, command
    name=$1 first=$2
    start 80 24 "$3" || { not_ok "$name: start"; return; }
    asked=0
    while wait_for 'your move: *$|Enter to go on' ; do
        screen | grep -q 'Enter to go on' && break
        screen | head -n 1 | grep -q "$first" || { not_ok "$name: the page is higher than the screen"; return; }
        type_line h
        wait_for '^Hint: \[' || { not_ok "$name: no hint"; return; }
        hint=$(screen | grep '^Hint: \[' | tail -n 1)
        key=${hint#*\[} key=${key%%\]*}
        type_line "$key"
        # The hint goes away with the next page.
        for _ in $(seq 300); do
            screen | grep -q '^Hint: \[' || break
            sleep 0.02
        done
        asked=$((asked + 1))
        [ $asked -lt 400 ] || break
    done
    screen | grep -q 'The game is over' || { not_ok "$name: not over after $asked decisions"; return; }
    send Enter
    left_clean 0
    verdict $? "$name: $asked decisions, and the terminal is as it was"
}
play_whole "a whole game of dix" DIX "$dizaine play dix --players 2 --seed 5 --pause 0 --lang en --record $work/dix.json"
play_whole "a whole game of dix alone against ALIX" DIX "$dizaine play dix --players 1 --option alix=7 --seed 5 --pause 0 --lang en --record $work/alix.json"
play_whole "a whole game of dixsurdix" "DIX SUR DIX" "$dizaine play dixsurdix --players 3 --seed 5 --pause 0 --lang en --record $work/dixsurdix.json"
play_whole "a whole game of dixit" DIXIT "$dizaine play dixit --players 3 --option goal=8 --seed 5 --pause 0 --lang en --record $work/dixit.json"
play_whole "a whole game of pig" "Player 1" "$dizaine play pig --option goal=30 --bots random --seed 5 --pause 0 --lang en --record $work/pig.json"
"$dizaine" check "$work"/{dix,alix,dixsurdix,dixit,pig}.json >"$work/check"
[ "$(grep -c '^ok: 5 records' "$work/check")" = 1 ]
verdict $? "the records of these games are accepted, their deals drawn again"

# Whatever ends the program, the terminal is as it was.
start 80 24 "$dizaine play dix --seed 5 --pause 0 --lang en" && wait_for 'your move:' && send C-c && left_clean 130
verdict $? "Ctrl-C leaves the terminal as it was"
start 80 24 "$dizaine play dix --seed 5 --pause 0 --lang en" && wait_for 'your move:' && send C-d && left_clean 0
verdict $? "the end of input leaves the terminal as it was"
start 80 24 "$dizaine replay games/dix/tests/records.jsonl --lang en" && wait_for 'move 0 of' && send C-c && left_clean 130
verdict $? "Ctrl-C during a replay leaves the terminal as it was"

# A resize draws anew, and play goes on.
start 80 24 "$dizaine play dix --seed 5 --pause 0 --lang en" && wait_for 'your move:' && tm resize-window -t t -x 100 -y 32 &&
    wait_for 'your move:' && type_line o && wait_for 'Next card' && tm resize-window -t t -x 60 -y 12 && type_line x && wait_for 'your move:' &&
    tm resize-window -t t -x 80 -y 24 && type_line q && left_clean 0
verdict $? "resizing draws anew"

# Undo, resume.
start 80 24 "$dizaine play pig --seed 5 --people 2 --pause 0 --lang en" && wait_for 'Player 1, your move:' && type_line k &&
    wait_for 'Player 2, your move:' && type_line u && wait_for 'Player 1, your move' && screen | grep -q 'Move taken back'
verdict $? "undo takes the last move back"
type_line r && wait_for 'rolls' && type_line u && wait_for 'Nothing to take back'
verdict $? "undo never goes past a random event"
start 80 24 "$dizaine play dix --seed 5 --pause 0 --lang en" && wait_for 'your move:' && type_line d && wait_for '\[n\] Take' && type_line q &&
    wait_for '^BEFORE' && type_line "$dizaine play --resume --lang en; echo AG''AIN \$?" && wait_for '\[n\] Take the numbers' && type_line q && wait_for 'AGAIN 0'
verdict $? "a game that was left goes on where it was"
type_line "$dizaine play --resume --save $work/none; echo AG''AIN \$?"
wait_for 'AGAIN 2'
verdict $? "there is nothing to resume without a saved game"
printf 'dizaine-desk 1\ngame dix\nplayers 3\nevents\nmove 0 draw\n' >"$work/broken"
"$dizaine" play --resume --save "$work/broken" >"$work/out" 2>&1 </dev/null
[ $? = 2 ] && grep -q damaged "$work/out"
verdict $? "a damaged saved game is refused"

# Hands are hidden between people.
start 80 24 "$dizaine play dixsurdix --people 2 --players 2 --seed 5 --pause 0 --lang en --names Ana,Zoé"
wait_for 'Hand the keyboard to' && ! screen | grep -q '(. . .)'
verdict $? "no hand is shown while the keyboard changes hands"
send Enter
wait_for 'your move:' && [ "$(screen | grep -c '(? ? ?)')" = 1 ]
verdict $? "a person sees one hand: the own one"

# Colours are never alone, and can be left out.
start 80 24 "NO_COLOR=1 $dizaine play dix --seed 5 --pause 0 --lang fr" && wait_for 'à vous' && ! tm capture-pane -pe -t t | grep -q $'\033\\[[0-9;]*[1-9]m'
verdict $? "NO_COLOR leaves colours out"
start 80 24 "$dizaine play dix --seed 5 --pause 0 --lang fr" && wait_for 'à vous' && tm capture-pane -pe -t t | grep -q $'\033\\[1m'
verdict $? "French, in colour"

start 80 24 "$dizaine play dix --players 5 --seed 11 --pause 0 --lang fr" && wait_for 'à vous' && type_line p && wait_for 'nombres' && type_line '?' &&
    wait_for '^q : quitter' && send Enter && wait_for 'à vous' && screen | head -n 1 | grep -q DIX
verdict $? "the help has a page of its own"
type_line o && wait_for 'attendus : .*monnaie [-+][0-9],[0-9][0-9]$' && screen | head -n 1 | grep -q DIX
verdict $? "the odds for five players fit the screen, and French has its comma"
start 80 24 "$dizaine play dixsurdix --players 6 --seed 11 --pause 0 --lang fr" && wait_for 'à vous' && ! screen | grep -q 'o chances' && type_line o &&
    wait_for 'pas de chances' && screen | head -n 1 | grep -q 'DIX SUR DIX'
verdict $? "odds are not offered where there are none"
start 80 24 "$dizaine play dix --seed 11 --pause 0 --lang en --names $(printf 'a%.0s' $(seq 60))" && wait_for 'your move' && screen | grep -qE '^. a{60}  [0-9]+ points?,' &&
    screen | grep -qE '^. Bot 1 \(normal\) {18}[0-9]+ points?,'
verdict $? "a very long name keeps its distance"
start 60 20 "$dizaine play dix --players 3 --seed 5 --pause 0 --lang fr" && wait_for 'à vous' && type_line p && wait_for '^\[m\] Prendre la monnaie$' &&
    screen | head -n 1 | grep -q DIX && ! screen | grep -q 'trop petite'
verdict $? "a narrow window breaks lines between words"
tm resize-window -t t -x 60 -y 12 && wait_for 'trop petite'
verdict $? "a window that cannot hold the page says so"
start 80 24 "$dizaine play dixit --players 3 --seed 11 --pause 0 --lang fr" && wait_for 'à vous' && type_line "i $(screen | sed -n 's/^ *\([0-9][0-9]*\) .*/\1/p' | head -n 1)" &&
    wait_for 'Les couleurs dominantes' && type_line h && wait_for 'Conseil : \[[0-9]+ .*\] raconter «'
verdict $? "a picture is described on several lines, and a hint names it"
start 80 24 "$dizaine play pig --seed 5 --people 2 --pause 0 --lang fr" && wait_for '\[d\] Lancer' && type_line d && wait_for 'lance :' && type_line l && wait_for 'Entrée pour continuer'
verdict $? "no key of a move hides a command"
start 80 24 "$dizaine play dixit --players 3 --seed 11 --pause 0 --lang fr" && wait_for 'à vous' && type_line "3 $(printf 'a%.0s' $(seq 201))" &&
    wait_for 'Un indice a de 1 à 200'
verdict $? "a clue that is too long is refused in French"
start 80 24 "$dizaine play dixsurdix --people 2 --players 2 --plain --seed 3 --lang en" && wait_for 'Hand the keyboard' && type_line '' && wait_for 'Your hand: ' &&
    type_line "$(screen | sed -n 's/^Your hand: \(.\).*/\1/p' | tail -n 1) a1" && wait_for 'Hand the keyboard to Player 2' && ! screen | grep -q 'Your hand'
verdict $? "plain lines hide a hand too when the keyboard changes hands"

# Whoever has a clue first tells; with people alone the question goes round.
printf '\nw\n\nw\n\nw\n\nq\n' | "$dizaine" play dixit --players 3 --people 3 --seed 1 --lang en >"$work/out" 2>&1
[ "$(grep -oE 'Player [1-3], your move' "$work/out" | cut -c 8 | tr -d '\n')" = 1231 ]
verdict $? "any of the people may tell the first story"

# Plain lines.
for seed in 1 2 3 4 5 6; do "$dizaine" play dix --people 0 --players 3 --seed $seed --lang en </dev/null; done >"$work/out" 2>&1
grep -q 'takes the numbers; the others gain [1-9]' "$work/out" && grep -q 'takes the numbers; Bot [0-9] (normal) gains [1-9]' "$work/out" && ! grep -qE 'gains? 0' "$work/out"
verdict $? "what the others gain is told as it is: nobody holds more than ten coins"
printf 'd\nq\n' | "$dizaine" play dix --seed 5 --lang en --save "$work/mine" 2>&1 | grep -q "To go on with it: dizaine play --resume --save $work/mine"
verdict $? "who chose where to save is told how to go on from there"
"$dizaine" play dix --people 0 --players 1 --option alix=10 --bots random --seed 7 --lang en >"$work/out" 2>&1 </dev/null
grep -qE 'ALIX draws .* \(total 1[1-9]\)' "$work/out" && ! grep -qE 'ALIX draws .* over ten' "$work/out"
verdict $? "ALIX above ten is not told as a bust"
for seed in $(seq 20); do "$dizaine" play dix --people 0 --players 1 --seed $seed --lang en </dev/null | tail -n 3; done >"$work/out" 2>&1
[ "$(grep -c 'Bot 1 .* wins!' "$work/out")" -gt 0 ] && [ "$(grep -c 'Bot 1 .* wins!' "$work/out")" = "$(grep -c '^Your title: Light foot$' "$work/out")" ]
verdict $? "who beats ALIX gets the title of her level, and nobody else"
"$dizaine" play dix --people 0 --players 3 --seed 7 --lang fr >"$work/out" 2>&1 </dev/null
[ $? = 0 ] && grep -q 'La partie est finie' "$work/out" && ! grep -q $'\033' "$work/out"
verdict $? "bots among themselves are told in plain lines"
printf 'd\nfoo\no\nh\n?\nl\nq\n' | "$dizaine" play dix --seed 5 --lang en >"$work/out" 2>&1
[ $? = 0 ] && grep -q 'your move (? for help): ' "$work/out" && grep -q 'not a possible move' "$work/out" && grep -q 'Next card' "$work/out" && grep -q 'Hint:' "$work/out" && ! grep -q $'\033' "$work/out"
verdict $? "plain mode answers in lines without control codes"
printf '\n\nb\n100\n+10\n-5\n99999\nq\n' | "$dizaine" replay games/dixsurdix/tests/records.jsonl --at 20 --lang en >"$work/out" 2>&1
[ $? = 0 ] && for at in 20 21 22 100 110 105 181; do grep -q "move $at of 181" "$work/out" || exit 1; done
verdict $? "replay steps forth and back"
"$dizaine" replay games/dixsurdix/tests/records.jsonl --at 5 --lang fr </dev/null >"$work/out" 2>&1
grep -q '^> Joueur 3 : ' "$work/out" && grep -q 'coup 5 sur 181 : \*' "$work/out"
verdict $? "while tokens are dealt it is the dealer's turn"
printf '+99999999999999999999\n' | build/san/dizaine replay games/dixsurdix/tests/records.jsonl --at 20 --lang en 2>&1 | grep -q 'move 181 of 181'
verdict $? "a skip beyond all numbers ends at the last move"
start 80 24 "$dizaine replay games/dix/tests/records.jsonl --record 2 --at 300 --lang en" && wait_for 'move 300 of 622' && send Enter && wait_for 'move 301 of 622' &&
    type_line b && wait_for 'move 300 of' && screen | head -n 1 | grep -q DIX && type_line q && left_clean 0
verdict $? "replay of five players fits the screen"
