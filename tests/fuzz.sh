#!/bin/bash
# fuzz.sh: each fuzz target runs for a few seconds from the corpus of real records, always with the same seed, so that what is found is found again;
# `make fuzz` runs as long as wanted, each time with another.
set -u
cd "$(dirname "$0")/.."
seconds=${FUZZ_SECONDS:-5}
seed=${FUZZ_SECONDS:+0} # 0: another one each time
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/records" "$work/moves" "$work/messages"
n=0
while read -r line; do
    n=$((n + 1))
    printf '%s\n' "$line" >"$work/records/$n"
done < <(head -qn 2 games/*/tests/records.jsonl; build/dizaine sim pig --players 2 --games 3 --option goal=10 --records - --annotate 2>/dev/null)
for i in 0 1 2 3 4 5 6 7; do
    LC_ALL=C awk -v n=$i 'BEGIN {srand(n); printf "%c%c", n % 4 + 1, n; for (i = 0; i < 1500; i++) printf "%c", 1 + int(rand() * 255)}' >"$work/moves/$i"
done
# Every message of the protocol at a table of every game, in the lobby and in play.
games=$(tests/lib/variants --games | wc -l) n=0
grep -o '^| `{"t":[^`]*`' docs/protocol.md | sed 's/^| `//; s/`$//' | while read -r line; do
    for game in $(seq 0 $((2 * games - 1))); do
        n=$((n + 1))
        printf "\\$(printf %03o $((game / 2 + 16 * (game % 2))))\\$(printf %03o $((n % 4)))%s\n{\"t\":\"sync\",\"id\":2}" "$line" >"$work/messages/$n"
    done
done
# Real traffic, which must repeat in the fuzzed server: what net_serve draws before it listens is drawn by fuzz_wire.c, too.
python3 fuzz/record.py "$work/wire" >"$work/log" 2>&1 && FUZZ_COUNT=1 build/fuzz/fuzz_wire -runs=1 "$work"/wire/* >"$work/log" 2>&1
moves=$(grep -a '^so far' "$work/log" | tail -1 | grep -o '[0-9]* moves' | grep -o '[0-9]*')
if [ "${moves:-0}" -gt 100 ]; then echo "ok - recorded traffic repeats: $moves moves"; else echo "not ok - recorded traffic repeats"; tail -40 "$work/log"; fi

fuzz() { # target, corpus, options
    if build/fuzz/"$1" ${3-} -seed="${seed:-1}" -max_total_time="$seconds" -max_len=65536 -rss_limit_mb=1024 -timeout=300 -print_final_stats=1 -verbosity=0 \
        -artifact_prefix="$work/" "$2" >"$work/log" 2>&1; then
        echo "ok - $1: $(grep -o 'number_of_executed_units: [0-9]*' "$work/log" | grep -o '[0-9]*') runs without a fault"
    else
        echo "not ok - $1"
        tail -40 "$work/log"
        mkdir -p build/fuzz/found && mv "$work"/crash-* "$work"/timeout-* "$work"/oom-* build/fuzz/found/ 2>/dev/null
        echo "# what broke it is in build/fuzz/found: build/fuzz/$1 FILE repeats it"
    fi
}
fuzz fuzz_record "$work/records"
fuzz fuzz_moves "$work/moves"
TMPDIR="$work" fuzz fuzz_message "$work/messages"
# libwebsockets keeps things for the next connection: that each input leaves nothing behind is asserted, not counted.
ASAN_OPTIONS="${ASAN_OPTIONS-}:quarantine_size_mb=32" fuzz fuzz_wire "$work/wire" -detect_leaks=0
