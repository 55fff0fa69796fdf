#!/bin/bash
# play.sh: Dix sur Dix in the terminal, driven by tmux.
cd "$(dirname "$0")/../../.."
. tests/lib/terminal.sh

# Hands are hidden between people.
start 80 24 "$dizaine play dixsurdix --people 2 --players 2 --seed 5 --pause 0 --lang en --names Ana,Zoé"
wait_for 'Hand the keyboard to' && ! screen | grep -q '(. . .)'
verdict $? "no hand is shown while the keyboard changes hands"
send Enter
wait_for 'your move:' && [ "$(screen | grep -c '(? ? ?)')" = 1 ]
verdict $? "a person sees one hand: the own one"
start 80 24 "$dizaine play dixsurdix --players 6 --seed 11 --pause 0 --lang fr" && wait_for 'à vous' && ! screen | grep -q 'o chances' && type_line o &&
    wait_for 'pas de chances' && screen | head -n 1 | grep -q 'DIX SUR DIX'
verdict $? "odds are not offered where there are none"
start 80 24 "$dizaine play dixsurdix --people 2 --players 2 --plain --seed 3 --lang en" && wait_for 'Hand the keyboard' && type_line '' && wait_for 'Your hand: ' &&
    type_line "$(screen | sed -n 's/^Your hand: \(.\).*/\1/p' | tail -n 1) a1" && wait_for 'Hand the keyboard to Player 2' && ! screen | grep -q 'Your hand'
verdict $? "plain lines hide a hand too when the keyboard changes hands"
printf '\n\nb\n100\n+10\n-5\n99999\nq\n' | "$dizaine" replay games/dixsurdix/tests/records.jsonl --at 20 --lang en >"$work/out" 2>&1
[ $? = 0 ] && for at in 20 21 22 100 110 105 181; do grep -q "move $at of 181" "$work/out" || exit 1; done
verdict $? "replay steps forth and back"
"$dizaine" replay games/dixsurdix/tests/records.jsonl --at 5 --lang fr </dev/null >"$work/out" 2>&1
grep -q '^> Joueur 3 : ' "$work/out" && grep -q 'coup 5 sur 181 : \*' "$work/out"
verdict $? "while tokens are dealt it is the dealer's turn"
printf '+99999999999999999999\n' | build/san/dizaine replay games/dixsurdix/tests/records.jsonl --at 20 --lang en 2>&1 | grep -q 'move 181 of 181'
verdict $? "a skip beyond all numbers ends at the last move"
