#!/bin/bash
# learn.sh: every lesson in the terminal, from start to end, by the moves of its own data; a wrong move is answered, and the game goes on.
n=0 failed=0
check() { # NAME CONDITION...
    n=$((n + 1)); name=$1; shift
    if "$@"; then echo "ok $n - $name"; else echo "not ok $n - $name"; failed=1; fi
}
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT
for game in $(tests/lib/variants --games | cut -d' ' -f1); do
    # Enter for what is only read; for a question first nonsense, then the move.
    awk '/^say /{ if (said) print ""; said = 1; next } /^0 /{ if (said) { print "zzz"; sub(/^0 /, ""); sub(/\.\.\.$/, "Locked in"); print } said = 0; next } /^[*1-9] /{ if (said) print ""; said = 0 } END { if (said) print ""; print ""; print "q" }' games/$game/lesson.txt >"$dir/in"
    for lang in en fr; do
        build/dizaine learn $game --plain --lang $lang --save "$dir/saved" <"$dir/in" >"$dir/out" 2>"$dir/err"; code=$?
        over=$(sed -n 's/^term.lesson.over = \(.\{20\}\).*/\1/p' words/frame.$lang.properties)
        check "$game in $lang: the lesson is played to its end" grep -q "$over" "$dir/out"
        check "$game in $lang: it ends well and says nothing wrong" [ $code -eq 0 -a ! -s "$dir/err" ]
        check "$game in $lang: the game that goes on is kept" grep -q '^given ' "$dir/saved"
        echo q | build/dizaine play --resume --plain --save "$dir/saved" >"$dir/out" 2>&1
        check "$game in $lang: and can be taken up again" [ $? -eq 0 ]
    done
done
build/dizaine learn nothing >/dev/null 2>"$dir/err"
check "an unknown game is refused" [ $? -eq 2 -a -s "$dir/err" ]
echo "1..$n"
exit $failed
