#!/bin/bash
# Every numbered paragraph of games/GAME/rules.en.md has a test of that game that names it: a function test_4_3_…, or 4.3 in a comment.
set -u
cd "$(dirname "$0")/.."
n=0
for game in $(tests/lib/variants --games); do
    page=games/$game/rules.en.md
    n=$((n + 1))
    if [ -s "$page" ] && [ -s "games/$game/rules.fr.md" ]; then
        echo "ok $n - $game has rules in both languages"
    else
        echo "not ok $n - games/$game/rules.en.md or rules.fr.md is missing"
        continue
    fi
    for number in $(grep -oE '^\*\*[0-9]+\.[0-9]+\*\*' "$page" | tr -d '*'); do
        n=$((n + 1))
        if grep -qE "test_${number/./_}_|\\b${number/./\\.}\\b" games/"$game"/tests/test_*.c 2>/dev/null; then
            echo "ok $n - $game $number has a test"
        else
            echo "not ok $n - $game $number has no test"
        fi
    done
done
echo "1..$n"
