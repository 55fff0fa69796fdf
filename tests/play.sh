#!/bin/bash
# play.sh: the terminal, driven by tmux as a person would: whole games of each kind, undo, resume, and a terminal that is left as it was
# whatever ends the program. What one game shows is tested in its folder.
cd "$(dirname "$0")/.."
. tests/lib/terminal.sh

# Plays a whole game by taking every hint. The first line must never scroll away: it always begins with the same word.
play_whole() { # name, command
    local name=$1 first= asked hint key
    start 80 24 "$2" || { not_ok "$name: start"; return; }
    asked=0
    while wait_for 'your move: *$|Enter to go on' ; do
        screen | grep -q 'Enter to go on' && break
        first=${first:-$(screen | head -n 1 | grep -oE '^[^ ]+')}
        screen | head -n 1 | grep -q "^$first" || { not_ok "$name: the page is higher than the screen"; return; }
        type_line h
        wait_for '^Hint: \[' || { not_ok "$name: no hint"; return; }
        hint=$(screen | grep '^Hint: \[' | tail -n 1)
        key=${hint#*\[} key=${key%%\]*}
        type_line "$key"
        # The hint goes away with the next page.
        local end=$((SECONDS + PATIENCE))
        while [ $SECONDS -lt $end ] && screen | grep -q '^Hint: \['; do sleep 0.02; done
        asked=$((asked + 1))
        [ $asked -lt 400 ] || break
    done
    screen | grep -q 'The game is over' || { not_ok "$name: not over after $asked decisions"; return; }
    send Enter
    left_clean 0
    verdict $? "$name: $asked decisions, and the terminal is as it was"
}
tables=$(tests/lib/variants play) || not_ok "every game has a table to play in the terminal"
n=0
while read -r game players options; do
    n=$((n + 1))
    [ "$options" = - ] && options= || options="--option ${options//,/ --option }"
    play_whole "a whole game of $game with $players players $options" \
        "$dizaine play $game --players $players $options --seed 5 --pause 0 --lang en --record $work/$n.game.json" </dev/null
done <<<"$tables"
"$dizaine" check "$work"/*.game.json >"$work/check"
grep -q "^ok: $n records" "$work/check"
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

# Colours are never alone, and can be left out.
start 80 24 "NO_COLOR=1 $dizaine play dix --seed 5 --pause 0 --lang fr" && wait_for 'à vous' && ! tm capture-pane -pe -t t | grep -q $'\033\\[[0-9;]*[1-9]m'
verdict $? "NO_COLOR leaves colours out"
start 80 24 "$dizaine play dix --seed 5 --pause 0 --lang fr" && wait_for 'à vous' && tm capture-pane -pe -t t | grep -q $'\033\\[1m'
verdict $? "French, in colour"
start 80 24 "$dizaine play dix --seed 11 --pause 0 --lang en --names $(printf 'a%.0s' $(seq 60))" && wait_for 'your move' && screen | grep -qE '^. a{60}  [0-9]+ points?,' &&
    screen | grep -qE '^. Bot 1 \(normal\) {18}[0-9]+ points?,'
verdict $? "a very long name keeps its distance"
start 60 20 "$dizaine play dix --players 3 --seed 5 --pause 0 --lang fr" && wait_for 'à vous' && type_line p && wait_for '^\[m\] Prendre la monnaie$' &&
    screen | head -n 1 | grep -q DIX && ! screen | grep -q 'trop petite'
verdict $? "a narrow window breaks lines between words"
tm resize-window -t t -x 60 -y 12 && wait_for 'trop petite'
verdict $? "a window that cannot hold the page says so"
start 80 24 "$dizaine play pig --seed 5 --people 2 --pause 0 --lang fr" && wait_for '\[d\] Lancer' && type_line d && wait_for 'lance :' && type_line l && wait_for 'Entrée pour continuer'
verdict $? "no key of a move hides a command"
printf 'd\nq\n' | "$dizaine" play dix --seed 5 --lang en --save "$work/mine" 2>&1 | grep -q "To go on with it: dizaine play --resume --save $work/mine"
verdict $? "who chose where to save is told how to go on from there"
"$dizaine" play dix --people 0 --players 3 --seed 7 --lang fr >"$work/out" 2>&1 </dev/null
[ $? = 0 ] && grep -q 'La partie est finie' "$work/out" && ! grep -q $'\033' "$work/out"
verdict $? "bots among themselves are told in plain lines"
printf 'd\nfoo\no\nh\n?\nl\nq\n' | "$dizaine" play dix --seed 5 --lang en >"$work/out" 2>&1
[ $? = 0 ] && grep -q 'your move (? for help): ' "$work/out" && grep -q 'not a possible move' "$work/out" && grep -q 'Next card' "$work/out" && grep -q 'Hint:' "$work/out" && ! grep -q $'\033' "$work/out"
verdict $? "plain mode answers in lines without control codes"
