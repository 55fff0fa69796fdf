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

tables=$(tests/lib/variants serve) || not_ok "every game has a table for the server"
while read -r game players options; do
    for bot in examples/bot.py games/$game/bot.py; do
        [ -e "$bot" ] || continue
        if sim "$game" "$players" "random,cmd:$bot" && ! grep -q 'loses its seat' "$work/err"; then ok "$bot plays $game"; else not_ok "$bot plays $game"; fi
    done
done <<<"$tables"

bad() { # name, command, what is said, patience
    if sim pig 2 "random,cmd:$2" "${4:-60000}" && grep -q "cmd:$2 loses its seat: $3.*; [a-z]* plays on for it" "$work/err" &&
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
    "$dizaine" play pig --players 2 --people 0 --plain --lang en --pause 0 --save "$work/save" --record "$work/records" --bots "cmd:$1" \
        >"$work/out" 2>"$work/err" </dev/null && "$dizaine" check "$work/records" >>"$work/out"
}
if play examples/bot.py && ! grep -q 'loses its seat' "$work/out"; then ok "the example plays in the terminal"; else not_ok "the example plays in the terminal"; fi
if play "exit 1" && grep -q 'loses its seat (it has ended): [a-z]* plays on for it' "$work/out"; then ok "the terminal's game goes on without a dead bot"; else not_ok "the terminal's game goes on without a dead bot"; fi

# A command longer than a record's names, cut between characters, and one that no record can hold.
for pad in "" x; do
    long="exit 1 # $pad$(printf 'é%.0s' {1..200})"
    if sim pig 2 "random,cmd:$long" && grep -q '^ok: 3 records' "$work/out"; then ok "a long command makes sound records$pad"; else not_ok "a long command makes sound records$pad"; fi
done
"$dizaine" sim pig --players 2 --games 1 --seats "random,cmd:exit 1 # $(printf '\377')" >"$work/out" 2>"$work/err"
[ $? = 2 ] && grep -q 'clean UTF-8' "$work/err" && ok "a command that is no text is refused" || not_ok "a command that is no text is refused"

# A comma in a command.
printf '[ "$1" = a,b ] && exec examples/bot.py\n' >"$work/comma"
if sim pig 2 "random,cmd:sh $work/comma a\\,b" && ! grep -q 'loses its seat' "$work/err" && grep -q 'comma a,b ' "$work/out"; then ok "a command may hold a comma"; else not_ok "a command may hold a comma"; fi

# A game that a program played goes on with it if it is named again, and says so if not.
leave() { printf '\nq\n' | "$dizaine" play pig --players 2 --plain --lang en --seed 5 --save "$work/save" --bots "cmd:examples/bot.py" >"$work/out" 2>"$work/err"; }
resume() { "$dizaine" play --resume --plain --lang en --save "$work/save" "$@" >"$work/out" 2>"$work/err" </dev/null; }
leave
resume
[ $? = 0 ] && grep -q 'The command "examples/bot.py" played here; normal plays on for it' "$work/out" && ok "a saved game says who plays on for a program" || not_ok "a saved game says who plays on for a program"
cat >"$work/asked" <<END
touch $work/was-asked
exec examples/bot.py
END
leave
printf 'k\nk\nq\n' | "$dizaine" play --resume --plain --lang en --save "$work/save" --bots "cmd:sh $work/asked" >"$work/out" 2>"$work/err"
[ $? = 0 ] && [ -e "$work/was-asked" ] && ! grep -q 'plays on' "$work/out" && grep -q "^command sh $work/asked$" "$work/save" && ok "a saved game goes on with the program" || not_ok "a saved game goes on with the program"
printf 'q\n' | "$dizaine" play pig --plain --lang en --save "$work/save" >"$work/out" 2>"$work/err"
resume --bots cmd:examples/bot.py
[ $? = 2 ] && grep -q 'no program plays' "$work/err" && ok "no program takes a seat that was another's" || not_ok "no program takes a seat that was another's"
if play "exit 1" && ! grep -q '^command' "$work/save"; then ok "a program that failed is forgotten"; else not_ok "a program that failed is forgotten"; fi
