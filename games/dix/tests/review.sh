#!/bin/bash
# review.sh: what `dizaine review` prints of a game of DIX is in people's words.
set -u
cd "$(dirname "$0")/../../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
ok() { [ "$1" = 0 ] && echo "ok - $2" || { echo "not ok - $2"; sed 's/^/# /' "$work/out" | head -12; }; }

build/dizaine sim dix --players 2 --games 1 --seed 5 --seats easy,easy --records "$work/game.jsonl" >/dev/null
for lang in fr en; do
    build/dizaine review "$work/game.jsonl" --every --lang $lang >"$work/out"
    ok $? "$lang: a game is reviewed"
    # Decisions, an empty line, and a sum for each of the two.
    [ "$(wc -l <"$work/out")" -gt 40 ] && ! grep -v -e '^$' -e 'bot:easy ([12])' "$work/out" >/dev/null
    ok $? "$lang: two of one name are told apart"
    # The part behind the name, up to the class, is the move; a card in the notation stands in brackets behind its name, or alone in a purchase.
    ! sed 's/^[^:]*:easy ([12])[^:]*: //' "$work/out" | grep -E '^(draw|numbers|coins|bid|pass|pay|buy|drop|done) ' >/dev/null
    ok $? "$lang: moves are said, not written as in a record"
    ! grep -oE '\. .*' "$work/out" | grep -E '(^| )([bgop][1-9w]|w[1-9w])( |\.|,)' >/dev/null
    ok $? "$lang: a reason calls a card by its name"
    grep -qE '\(([bgop][1-9w]|w[1-9w])\)' "$work/out"
    ok $? "$lang: there are such reasons"
done
