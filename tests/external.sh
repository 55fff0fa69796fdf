#!/bin/bash
# external.sh: programs as bots in whole simulations: the example plays every game, and a bad bot's game goes on without it.
set -u
cd "$(dirname "$0")/.."
dizaine=build/san/dizaine
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

ok() { echo "ok - $1"; }
not_ok() {
    echo "not ok - $1"
    sed 's/^/# /' "$work/out" "$work/err" | head -12
}
sim() { # game players seats
    "$dizaine" sim "$1" --players "$2" --games 3 --threads 2 --patience "${4:-60000}" --seats "$3" --records "$work/records" \
        >"$work/out" 2>"$work/err" </dev/null && "$dizaine" check "$work/records" >>"$work/out" 2>>"$work/err"
}

for table in "dix 2" "dixsurdix 3" "dixit 4" "pig 2"; do
    set -- $table
    if sim "$1" "$2" random,cmd:examples/bot.py && ! grep -q 'loses its seat' "$work/err"; then ok "the example plays $1"; else not_ok "the example plays $1"; fi
done

bad() { # name, command, what is said, patience
    if sim dixsurdix 2 "easy,cmd:$2" "${4:-60000}" && grep -q "cmd:$2 loses its seat: $3.*; normal plays on for it" "$work/err" &&
        grep -q '^ok: 3 records' "$work/out"; then ok "$1"; else not_ok "$1"; fi
}
bad "the game goes on after a bot that dies" "exit 1" "it has ended"
bad "the game goes on after a bot that hangs" "sleep 1000" "it did not answer in time" 100
bad "the game goes on after nonsense" "echo what?; sleep 1000" "it answered something else than bestmove"
cat >"$work/dies" <<'END'
while read -r word rest; do
    [ "$word" = legal ] && move=$rest
    [ "$word" = go ] && echo "bestmove $move" && n=$((n + 1)) && [ $n = 5 ] && exit
done
END
bad "the game goes on after a bot that dies in the middle" "sh $work/dies" "it has ended"

play() { # command: a game of bots alone in the terminal
    "$dizaine" play dixsurdix --players 2 --people 0 --plain --lang en --pause 0 --save "$work/save" --record "$work/records" --bots "cmd:$1" \
        >"$work/out" 2>"$work/err" </dev/null && "$dizaine" check "$work/records" >>"$work/out"
}
if play examples/bot.py && ! grep -q 'loses its seat' "$work/out"; then ok "the example plays in the terminal"; else not_ok "the example plays in the terminal"; fi
if play "exit 1" && grep -q 'loses its seat (it has ended): normal plays on for it' "$work/out"; then ok "the terminal's game goes on without a dead bot"; else not_ok "the terminal's game goes on without a dead bot"; fi
echo "1..10"
