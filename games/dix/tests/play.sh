#!/bin/bash
# play.sh: DIX in the terminal, driven by tmux.
cd "$(dirname "$0")/../../.."
. tests/lib/terminal.sh

start 80 24 "$dizaine play dix --players 5 --seed 11 --pause 0 --lang fr" && wait_for 'à vous' && type_line p && wait_for 'nombres' && type_line '?' &&
    wait_for '^q : quitter' && send Enter && wait_for 'à vous' && screen | head -n 1 | grep -q DIX
verdict $? "the help has a page of its own"
type_line o && wait_for 'attendus : .*monnaie [-+][0-9],[0-9][0-9]$' && screen | head -n 1 | grep -q DIX
verdict $? "the odds for five players fit the screen, and French has its comma"
# Plain lines.
for seed in 1 2 3 4 5 6; do "$dizaine" play dix --people 0 --players 3 --seed $seed --lang en </dev/null; done >"$work/out" 2>&1
grep -q 'takes the numbers; the others gain [1-9]' "$work/out" && grep -q 'takes the numbers; Bot [0-9] (normal) gains [1-9]' "$work/out" && ! grep -qE 'gains? 0' "$work/out"
verdict $? "what the others gain is told as it is: nobody holds more than ten coins"
"$dizaine" play dix --people 0 --players 1 --option alix=10 --bots random --seed 7 --lang en >"$work/out" 2>&1 </dev/null
grep -qE 'ALIX draws .* \(total 1[1-9]\)' "$work/out" && ! grep -qE 'ALIX draws .* over ten' "$work/out"
verdict $? "ALIX above ten is not told as a bust"
for seed in $(seq 20); do "$dizaine" play dix --people 0 --players 1 --seed $seed --lang en </dev/null | tail -n 3; done >"$work/out" 2>&1
[ "$(grep -c 'Bot 1 .* wins!' "$work/out")" -gt 0 ] && [ "$(grep -c 'Bot 1 .* wins!' "$work/out")" = "$(grep -c '^Your title: Light foot$' "$work/out")" ]
verdict $? "who beats ALIX gets the title of her level, and nobody else"
start 80 24 "$dizaine replay games/dix/tests/records.jsonl --record 2 --at 300 --lang en" && wait_for 'move 300 of 622' && send Enter && wait_for 'move 301 of 622' &&
    type_line b && wait_for 'move 300 of' && screen | head -n 1 | grep -q DIX && type_line q && left_clean 0
verdict $? "replay of five players fits the screen"
