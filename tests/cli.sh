#!/bin/bash
# cli.sh: the commands as people call them: bad input, exit codes, files, and sim piped into check for every table.
set -u
cd "$(dirname "$0")/.."
dizaine=$PWD/build/san/dizaine
fast=$PWD/build/dizaine
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

ok() { echo "ok - $1"; }
not_ok() {
    echo "not ok - $1"
    sed 's/^/# /' "$work/out" "$work/err" 2>/dev/null | head -12
}
# Runs the sanitised program; its exit code is $code, its output in $work/out and $work/err.
run() {
    "$dizaine" "$@" >"$work/out" 2>"$work/err" </dev/null
    code=$?
}
# A call that is the caller's mistake: code 2, one sentence on standard error that holds a word, nothing on standard output.
refused() { # word, arguments…
    word=$1
    shift
    run "$@"
    if [ $code = 2 ] && [ ! -s "$work/out" ] && [ "$(wc -l <"$work/err")" = 1 ] && grep -q -- "$word" "$work/err"; then
        ok "refused: $*"
    else
        not_ok "refused with code $code: $*"
    fi
}

refused "command is missing"
refused "no command" fly
refused "no command" help fly
refused "no command \"check\"" help sim check
refused "needs the name" sim
refused "no game" sim chess --players 2
refused "needs --players" sim dix
refused "1 to 5" sim dix --players 6
refused "1 to 5" sim dix --players 0
refused "1 to 5" sim dix --players two
refused "1 to 5" sim dix --players ""
refused "1 to 8" sim pig --players 9
refused "whole number" sim dix --players 2 --games 0
refused "whole number" sim dix --players 2 --games -3
refused "whole number" sim dix --players 2 --games 99999999999999999999
refused "whole number" sim dix --players 2 --games 10x
refused "whole number" sim dix --players 2 --threads 0
refused "whole number" sim dix --players 2 --seed abc
refused "no option" sim dix --players 2 --colour
refused "no option" sim dix -x
refused "needs a value" sim dix --players
refused "takes no value" sim dix --players 2 --json=yes
refused "name=value" sim dix --players 2 --option bust-buy
refused "no such option" sim dix --players 2 --option jam=1
refused "not one that" sim dix --players 2 --option bust-buy=perhaps
refused "fewer players" sim dix --players 2 --option alix=7
refused "not one that" sim dix --players 1 --option alix=3
refused "cards" sim dixit --players 8 --option cards=22
refused "no such policy" sim dix --players 2 --seats genius
refused "empty name" sim dix --players 2 --seats random,
refused "more names" sim dix --players 2 --seats random,random,random
refused "budget" sim dix --players 2 --seats random:many
refused "needs --records" sim dix --players 2 --annotate
refused "cannot be written" sim dix --players 2 --games 1 --records "$work/nowhere/x.jsonl"
refused "cannot be written" sim dix --players 2 --games 1 --records "$work"
refused "needs a file" check
refused "cannot be read" check "$work/nothing.jsonl"
refused "cannot be read" check "$work"
refused "takes no" serve now
refused "no such limit" serve --limit jam=1
refused "no such limit" serve --limit name
refused "whole number from 1" serve --limit name=-3
refused "takes no" study now
refused "measures easy, normal and expert" study --level random
refused "cannot be read" study --rounds 1 --clues "$work/nothing"
refused "cannot be read" study --rounds 1 --clues "$work"
refused "cannot be written" deck sheet paper --out "$work/nowhere/x.svg"
refused "no concept" deck sheet paper --tag unicorns --out "$work/x.svg"
refused "for deck sheet" deck compose paper --tag whale --out "$work/x.svg"
refused "whole number" deck sheet paper --width 5 --out "$work/x.svg"
# A deck of one's own from words or from a file: 84 cards within the limit, the same again, whatever the language.
printf 'title = Lettres, la nuit\nwords = mer, nuit, lettres\ncompositions = undertow, whirl\nown = 4\nsign = faraway\nseed = 7\n' >"$work/recipe.txt"
if "$fast" deck compose --words "sea, night, letters" --out "$work/a" >"$work/out" 2>"$work/err" &&
    "$fast" deck compose --words "sea, night, letters" --out "$work/b" >>"$work/out" 2>>"$work/err" &&
    "$fast" deck compose "$work/recipe.txt" --out "$work/c" >>"$work/out" 2>>"$work/err" &&
    diff -r "$work/a" "$work/b" >>"$work/err" &&
    [ "$(find "$work/a" "$work/c" -name 'card-*.svg' -size -40001c | wc -l)" = 168 ] &&
    [ "$(grep -c 'SEA\|LETTER' "$work/a/scenes.def")" -gt 40 ] && head -1 "$work/c/cards.txt" | grep -q '^Lettres, la nuit$'; then
    ok "a deck from words, and one from a recipe file"
else
    not_ok "a deck from words, and one from a recipe file"
fi
refused "is for deck compose" deck paint paper --words sea --out "$work/x"
refused "says nothing" deck compose --words "sea, xyzzy" --out "$work/x"
refused "not a deck's name" deck compose paper --words sea --out "$work/x"
printf 'figures = unicorn\n' >"$work/recipe.txt"
refused "line 1 of the recipe" deck compose "$work/recipe.txt" --out "$work/x"
printf 'figure = whale\n' >"$work/recipe.txt"
refused "key that is known" deck compose "$work/recipe.txt" --out "$work/x"
refused "stands alone" bench dix --signatures --players 2
refused "no game" bench chess
refused "one game" bench dix pig
refused "name of a game" bench --players 3
refused "one file" replay
refused "cannot be read" replay "$work/nothing.jsonl"
refused "no such record" replay games/dix/tests/records.jsonl --record 99
refused "whole number" replay games/dix/tests/records.jsonl --at 9999
refused "fr or en" replay games/dix/tests/records.jsonl --lang de
refused "no game" play chess
refused "one game" play dix pig
refused "1 to 5" play dix --players 9
refused "whole number" play dix --people 4 --players 3
refused "no such bot" play dix --bots genius
refused "fr or en" play dix --lang de
refused "as it is" play dix --resume
refused "as it is" play --resume --bots expert
refused "as it is" play --resume --seed 3
refused "more names" play dix --people 1 --names Ana,Bo
refused "name 2" play dix --people 2 --names "Ana,$(printf 'é%.0s' $(seq 80))"
refused "clean text" play dix --names "$(printf 'A\033[31mna')"
refused "cannot be written" play dix --record "$work/nowhere/game.json"
refused "no saved game" play --resume --save "$work/nothing"
refused "cannot be written" play dix --save "$work/nowhere/game"

# A server that cannot listen says where.
run serve --port 0 --bind 300.1.1.1 --db "$work/listen.db"
[ $code = 1 ] && grep -q '^dizaine: Port 0 of 300.1.1.1 cannot be used' "$work/err" && ok "serve names the address that it cannot use" || not_ok "serve names the address that it cannot use"

# Help for everything that help lists, no line wider than a terminal.
run help
[ "$(awk 'length > 80' "$work/out")" = "" ] && ok "help fits a terminal" || not_ok "help fits a terminal"
cp "$work/out" "$work/help"
run help help
[ $code = 0 ] && cmp -s "$work/out" "$work/help" && ok "help help" || not_ok "help help"
run help
commands=$(awk '/^  [a-z]+ / && !/players/ {print $1}' "$work/out" | grep -v '^help$')
[ $code = 0 ] && [ -n "$commands" ] && ok "help lists the commands" || not_ok "help"
for command in $commands; do
    run help "$command"
    if [ $code = 0 ] && grep -q "dizaine $command" "$work/out" && [ ! -s "$work/err" ] && [ "$(LC_ALL=C.UTF-8 wc -L <"$work/out")" -le 80 ]; then ok "help $command"; else not_ok "help $command"; fi
done

# check: ok with counts, or file, line, move and reason.
check_says() { # exit code, text, name, file…
    want=$1 text=$2 name=$3
    shift 3
    run check "$@"
    if [ $code = "$want" ] && grep -qF -- "$text" "$work/out"; then ok "$name"; else not_ok "$name (code $code)"; fi
}
for game in $(tests/lib/variants --games); do
    records=games/$game/tests/records.jsonl
    check_says 0 "ok: $(wc -l <"$records") records" "check accepts the sample records of $game" "$records"
done
head -n 1 games/dix/tests/records.jsonl >"$work/good.jsonl"
python3 -m json.tool "$work/good.jsonl" >"$work/pretty.json"
check_says 0 "ok: 1 record," "check reads an object over several lines" "$work/pretty.json"
check_says 0 "ok: 2 records" "check reads several files" "$work/pretty.json" "$work/good.jsonl"
sed 's/"0 draw"/"0 dance"/' "$work/good.jsonl" >"$work/illegal.jsonl"
check_says 1 "illegal.jsonl:1: move 2: \"0 dance\"" "check names file, line and move" "$work/illegal.jsonl"
{ cat "$work/good.jsonl"; echo '{"format":'; cat "$work/illegal.jsonl" "$work/good.jsonl"; } >"$work/mixed.jsonl"
check_says 1 "mixed.jsonl:2: the record is cut short" "check goes on after a broken record" "$work/mixed.jsonl"
grep -q "mixed.jsonl:3: move 2" "$work/out" && grep -q "2 of 4 records with a fault" "$work/out" && ok "check tells one fault of each record" || not_ok "check tells one fault of each record"
: >"$work/empty"
check_says 1 "1 of 1 record with a fault" "an empty file is a fault" "$work/empty"
head -c 3000 "$work/good.jsonl" >"$work/cut.jsonl"
check_says 1 "cut short" "a truncated file is a fault" "$work/cut.jsonl"
head -c 20000 "$fast" >"$work/binary"
check_says 1 "binary:1:" "a binary file is a fault" "$work/binary"
head -c 100000000 /dev/zero | tr '\0' '[' | { printf '{"a":'; cat; } >"$work/deep"
check_says 1 "longer than 8 MiB" "a hundred million brackets are one fault" "$work/deep"
rm "$work/deep"
"$dizaine" check - <"$work/good.jsonl" >"$work/out" 2>"$work/err" && grep -q '^ok: 1 record,' "$work/out" && ok "- is standard input" || not_ok "- is standard input"

# Nothing is half written, and an old file survives a failure.
echo old >"$work/kept.jsonl"
run sim pig --players 2 --games 3 --records "$work/kept.jsonl" --annotate
[ $code = 0 ] && [ "$(wc -l <"$work/kept.jsonl")" = 3 ] && [ "$(ls "$work" | grep -c kept)" = 1 ] && ok "records replace a file whole" || not_ok "records replace a file whole"
# A saved game holds the deal: whoever keeps their files to themselves keeps this one, too.
for mask in 077 027 022; do
    rm -f "$work/masked"
    (umask $mask; printf '\nq\n' | "$dizaine" play pig --players 2 --plain --lang en --save "$work/masked" >"$work/out" 2>"$work/err")
    [ "$(stat -c %a "$work/masked")" = "$(printf %o $((0666 & ~0$mask)))" ] && ok "a saved game has the rights that umask $mask leaves" || not_ok "a saved game has the rights that umask $mask leaves"
done
# A fitting opponent: from results in the state folder, to which a finished game adds a line; one that was finished already does not.
pig() { printf 'k\n%.0s' $(seq 80) | XDG_STATE_HOME="$work/state" "$dizaine" play pig --plain --lang en --pause 0 "$@" >"$work/out" 2>"$work/err"; }
pig --players 2 --bots fitting
[ $? = 0 ] && grep -q 'Bot 1 (normal)' "$work/out" && grep -Eqx 'pig normal 2 (won|lost)' "$work/state/dizaine/results" && ok "a first game is against the second level, and remembered" || not_ok "a first game is against the second level, and remembered"
pig --resume
[ "$(wc -l <"$work/state/dizaine/results")" = 1 ] && ok "a game that was over is not remembered again" || not_ok "a game that was over is not remembered again"
fits() { # level, results
    printf '%s\n' "${@:2}" >"$work/state/dizaine/results"
    printf 'q\n' | XDG_STATE_HOME="$work/state" "$dizaine" play dix --players 2 --plain --lang en --bots fitting --save "$work/fits" >"$work/out" 2>"$work/err"
    grep -q "Bot 1 ($1)" "$work/out" && ok "fitting after ${*:2}: $1" || not_ok "fitting after ${*:2}: $1"
}
fits steady 'dix casual 2 won'
fits easy 'dix casual 2 lost'
fits casual 'dix casual 2 won' 'dix steady 2 lost'
fits casual 'pig expert 2 won' 'dix expert 2 lost' 'dix genius 2 won'
fits expert 'dix expert 2 won' 'dix expert 2 won' 'dix expert 2 won' 'dix expert 2 won' 'dix expert 2 won' 'dix expert 2 won' 'dix expert 2 won' 'dix expert 2 won' 'dix expert 2 won' 'dix expert 2 won'
fits casual 'dix casual 2 wo'
fits steady nonsense 'dix casual 2 won'
chmod 600 "$work/kept.jsonl"
run sim pig --players 2 --games 3 --records "$work/kept.jsonl" --annotate
[ "$(stat -c %a "$work/kept.jsonl")" = 600 ] && ok "a file that is replaced keeps its rights" || not_ok "a file that is replaced keeps its rights"
"$fast" sim dix --players 2 --games 1000000 --seats expert --records "$work/kept.jsonl" >"$work/out" 2>"$work/err" &
sim=$!
for _ in $(seq 500); do
    ls "$work"/kept.jsonl.* >"$work/out" 2>&1 && break
    sleep 0.02
done
fresh=$(ls "$work" | grep -c kept)
kill -TERM $sim
wait $sim 2>"$work/err"
[ "$fresh" = 2 ] && [ "$(ls "$work" | grep -c kept)" = 1 ] && [ "$(wc -l <"$work/kept.jsonl")" = 3 ] && ok "an interrupted sim leaves the old file and no other" || not_ok "an interrupted sim leaves the old file and no other"
if [ -e /dev/full ]; then
    for games in 1 2000; do # buffered to the end, and failing on the way
        run sim pig --players 2 --games $games --records /dev/full
        [ $code = 2 ] && grep -q 'cannot be written: No space left on device' "$work/err" && ok "sim says why $games records were not written" || not_ok "sim says why $games records were not written"
    done
    "$dizaine" sim pig --players 2 --games 200 --records - >/dev/full 2>"$work/err" </dev/null
    [ $? = 2 ] && grep -q "cannot be written" "$work/err" && ok "a full disk is told" || not_ok "a full disk is told"
    full() { # arguments of a command that prints
        "$dizaine" "$@" >/dev/full 2>"$work/err" </dev/null
        [ $? = 2 ] && [ "$(grep -c "cannot be written" "$work/err")" = 1 ] && ok "a full disk is told: $*" || not_ok "a full disk is told: $*"
    }
    full help
    full help sim
    full check "$work/good.jsonl"
    full sim pig --players 2 --games 1
    full odds games/dix/tests/records.jsonl
    full replay games/dix/tests/records.jsonl
    full play pig --people 0 --save "$work/saved"
fi
"$fast" sim pig --players 2 --games 5000 --records - 2>/dev/null | head -n 1 >"$work/out"
[ "$(wc -l <"$work/out")" = 1 ] && ok "a reader may leave early" || not_ok "a reader may leave early"

# Results depend on the seed, not on the threads.
same() { # name, arguments…
    name=$1
    shift
    for threads in 1 2 5; do
        "$fast" sim "$@" --threads $threads --records "$work/$threads.jsonl" --json 2>/dev/null | sed 's/,"seconds".*//' >"$work/$threads.json"
    done
    if cmp -s "$work/1.jsonl" "$work/2.jsonl" && cmp -s "$work/1.jsonl" "$work/5.jsonl" && cmp -s "$work/1.json" "$work/2.json" && cmp -s "$work/1.json" "$work/5.json" && [ -s "$work/1.json" ]; then
        ok "$name"
    else
        not_ok "$name"
    fi
}
tables=$(tests/lib/variants serve) || not_ok "every game has a table for the server"
while read -r game players options; do
    same "$game with $players players is the same on 1, 2 and 5 threads" "$game" --players "$players" --games 100 --seed 5
done <<<"$tables"
"$fast" sim dix --players 3 --games 100 --seed 6 --json | sed 's/,"seconds".*//' >"$work/other.json"
"$fast" sim dix --players 3 --games 100 --seed 5 --json | sed 's/,"seconds".*//' | cmp -s - "$work/other.json" && not_ok "another seed plays other games" || ok "another seed plays other games"
"$fast" sim dix --players 2 --games 50 --json >"$work/out"
python3 - "$work/out" <<'PY' && ok "sim --json is one object as documented" || not_ok "sim --json"
import json, sys
result = json.load(open(sys.argv[1]))
assert list(result) == ["game", "players", "games", "options", "policies", "moves", "seconds"], list(result)
for policy in result["policies"]:
    assert list(policy) == ["name", "wins", "win_rate", "ci95", "score_mean"], list(policy)
    assert policy["ci95"][0] <= policy["win_rate"] <= policy["ci95"][1]
assert sum(policy["wins"] for policy in result["policies"]) == 50
PY
"$fast" bench pig --json >"$work/out"
python3 - "$work/out" <<'PY' && ok "bench --json is one object as documented" || not_ok "bench --json"
import json, sys
result = json.load(open(sys.argv[1]))
assert list(result) == ["game", "players", "signature", "games_per_s", "moves_per_s", "state_bytes", "s_ns", "move_s"], list(result)
PY

# Whatever sim writes, check accepts: every game, every number of players, every option.
pipe() { # arguments of sim
    if "$fast" sim "$@" --games 12 --records - --annotate 2>"$work/err" | "$fast" check - >"$work/out" && grep -q '^ok: 12 records' "$work/out"; then
        ok "sim $* | check"
    else
        not_ok "sim $* | check"
    fi
}
tables=$(tests/lib/variants sim) || not_ok "every game has tables for sim"
while read -r game players options; do
    [ "$options" = - ] && options= || options="--option ${options//,/ --option }"
    pipe "$game" --players "$players" $options
done <<<"$tables"
