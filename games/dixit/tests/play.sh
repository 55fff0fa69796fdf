#!/bin/bash
# play.sh: Dixit in the terminal, driven by tmux.
cd "$(dirname "$0")/../../.."
. tests/lib/terminal.sh

start 80 24 "$dizaine play dixit --players 3 --seed 11 --pause 0 --lang fr" && wait_for 'à vous' && type_line "i $(screen | sed -n 's/^ *\([0-9][0-9]*\) .*/\1/p' | head -n 1)" &&
    wait_for 'dominantes' && type_line h && wait_for 'Conseil : \[[0-9]+ .*\] raconter «'
verdict $? "a picture is described on several lines, and a hint names it"
start 80 24 "$dizaine play dixit --players 3 --seed 11 --pause 0 --lang fr" && wait_for 'à vous' && type_line "3 $(printf 'a%.0s' $(seq 201))" &&
    wait_for 'Un indice a de 1 à 200'
verdict $? "a clue that is too long is refused in French"
# Whoever has a clue first tells; with people alone the question goes round.
printf '\nw\n\nw\n\nw\n\nq\n' | "$dizaine" play dixit --players 3 --people 3 --seed 1 --lang en >"$work/out" 2>&1
[ "$(grep -oE 'Player [1-3], your move' "$work/out" | cut -c 8 | tr -d '\n')" = 1231 ]
verdict $? "any of the people may tell the first story"
