#!/bin/bash
# Break the rules and the secrets on purpose, one line at a time, and see the tests notice (TAP).
# A mutant is a line of tests/mutants/*.txt or games/*/tests/mutants.txt:   FILE ;; TESTS ;; SED ;; WHAT IS WRONG
# SED changes a copy of FILE; the tests named ("laws" is tests/test_laws.c, "dix/market" is games/dix/tests/test_market.c) are linked with that copy instead of the original, without
# sanitizers, and one of them must fail. Arguments are words: only the lists whose name contains one of them run.
set -u
cd "$(dirname "$0")/.."
make -s build/opt/lib.a || exit 1
out=build/mutants
rm -rf $out && mkdir -p $out
flags="-std=gnu17 -O1 -g0 -w -I. -Ibuild/gen -D_GNU_SOURCE"
libraries=$(pkg-config --libs $(sh tools/libraries))
truths=$out/truths.o # how the games' secrets are changed
gcc $flags -r -nostdlib games/*/tests/truths.c -o $truths || exit 1
count=0 failures=0
report() { # "ok" or "not ok", the sentence
    count=$((count + 1))
    echo "$1 $count - $2"
    [ "$1" = ok ] || failures=$((failures + 1))
}

# The object of a test program, compiled once.
program() {
    case $1 in
    */*) source=games/${1%/*}/tests/test_${1#*/}.c ;;
    *) source=tests/test_$1.c ;;
    esac
    object=$out/test_${1//\//_}.o
    [ -e "$object" ] || gcc $flags -c "$source" -o "$object"
}

# Whether a test fails with the mutant (with none: fails as it is). A test that never ends has noticed, too: it is measured in processor
# time, which a busy machine does not shorten.
notices() {
    program "$1" && gcc "$object" $truths $2 build/opt/lib.a $libraries -lcmocka -lpthread -lm -o $out/program || return 2
    { (ulimit -t 60; exec timeout 900 $out/program >$out/log); } 2>/dev/null && return 1
    return 0
}

caught() {
    file=$1 tests=$2 change=$3
    sed "$change" "$file" >$out/mutant.c
    cmp -s "$file" $out/mutant.c && { echo "# the change does not fit $file"; return 1; }
    gcc $flags -I"$(dirname "$file")" -c $out/mutant.c -o $out/mutant.o 2>$out/log || { echo "# it does not compile"; cat $out/log; return 1; }
    for test in $tests; do notices $test $out/mutant.o && return 0; done
    return 1
}

lists=$(ls tests/mutants/*.txt; tests/lib/variants --games | sed 's@.*@games/&/tests/mutants.txt@')
if [ $# -gt 0 ]; then
    pattern=$(printf '%s|' "$@")
    lists=$(echo "$lists" | grep -E "${pattern%|}")
fi
for list in $lists; do
    [ -e "$list" ] || report "not ok" "$list is missing: every game has mutants that its tests catch"
done
# The unbroken code passes, else the rest proves nothing.
for test in $(cat $lists | grep -v '^#' | awk -F' ;; ' 'NF == 4 {print $2}' | tr ' ' '\n' | sort -u); do
    notices $test ""
    [ $? = 1 ] && report ok "$test passes without a mutant" || report "not ok" "$test passes without a mutant"
done
while IFS= read -r line; do
    case $line in '' | '#'*) continue ;; esac
    file=${line%% ;; *} rest=${line#* ;; }
    tests=${rest%% ;; *} rest=${rest#* ;; }
    change=${rest%% ;; *} what=${rest#* ;; }
    caught "$file" "$tests" "$change" && report ok "caught: $what" || report "not ok" "missed: $what ($file)"
done < <(cat $lists)
echo "1..$count"
[ $failures = 0 ]
