#!/bin/bash
# Break the rules, the secrets, the store and the server on purpose, one line at a time, and see the tests notice (TAP).
# A mutant is a line of tests/mutants/*.txt or games/*/tests/mutants.txt:   FILE ;; TESTS ;; SED ;; WHAT IS WRONG
# SED changes a copy of FILE ("store/sqlite.c<store/queries.def" is a file that FILE includes), which is linked instead of the original,
# without sanitizers. One of TESTS must fail: "laws" is tests/test_laws.c, "dix/market" games/dix/tests/test_market.c; with ".py" it is a
# program in Python that starts the mutant as its server, and words after ":" are the tests in it that run ("server_play.py:lobby,chat").
# The lists in tests/mutants/long run with --all only (make mutants), those in tests/mutants/faults with --faults (make fault-mutants). Further arguments are words: only the lists whose name contains one
# of them run.
set -u
cd "$(dirname "$0")/.."
make -s build/opt/lib.a build/opt/cli/main.o || exit 1
out=build/mutants
rm -rf $out && mkdir -p $out
TMPDIR=$(mktemp -d) # what a test leaves behind that ended in its middle
trap 'rm -rf "$TMPDIR"' EXIT
export TMPDIR
export DIZAINE_PROGRAM=$PWD/$out/dizaine
export DIZAINE_PATIENCE=120 # many a mutant leaves somebody without an answer for ever
export CMOCKA_TEST_ABORT=1  # the first test that fails is enough
flags="-std=gnu17 -O0 -g0 -w -I$out/changed -I. -Ibuild/gen -D_GNU_SOURCE -DWITH_PICTURES $(pkg-config --cflags $(sh tools/libraries))"
libraries="$(pkg-config --libs $(sh tools/libraries)) -lcmocka -lpthread -lm -Wl,-S"
command -v ld.lld >/dev/null && libraries="$libraries -fuse-ld=lld"
truths=$out/truths.o # how the games' secrets are changed
gcc $flags -r -nostdlib games/*/tests/truths.c -o $truths || exit 1
count=0 failures=0
report() { # "ok" or "not ok", the sentence
    count=$((count + 1))
    echo "$1 $count - $2"
    [ "$1" = ok ] || failures=$((failures + 1))
}

# Sets source: the file of a test.
find_test() {
    local name=${1%%:*} prefix=test_ ending=.c
    case $name in *.py) prefix= ending= ;; esac
    case $name in
    */*) source=games/${name%/*}/tests/$prefix${name#*/}$ending ;;
    *) source=tests/$prefix$name$ending ;;
    esac
}

# Links a program of these objects, the mutant among them, with the rest of Dizaine.
link() { # program, objects
    local program=$1
    shift
    gcc "$@" build/opt/lib.a $libraries -o "$program"
}

# Runs a test with so many seconds of processor time; took: how many it needed.
run() { # seconds, command
    local TIMEFORMAT='%0U %0S'
    local most=$1
    shift
    { time (ulimit -t $most; exec timeout 900 "$@" >$out/log 2>&1); } 2>$out/took
    local code=$?
    took=$(awk 'NF == 2 {print $1 + $2}' $out/took) # a line of the shell's may tell how it ended
    return $code
}

# Whether a test fails with the mutant (with none: fails as it is). A test that never ends has noticed, too: it may take some times as much
# processor time as it needs without a mutant, which a busy machine does not shorten.
declare -A needs
notices() { # test, object or nothing
    local words= most=$((5 + 5 * ${needs[$1]:-20}))
    find_test "$1"
    case $1 in
    *.py*)
        case $1 in *:*) words=$(echo "${1#*:}" | tr , ' ') ;; esac
        [ -e $DIZAINE_PROGRAM ] || link $DIZAINE_PROGRAM build/opt/cli/main.o $2 || return 2
        run $most python3 $source $words && return 1
        ;;
    *)
        object=$out/test_${1//\//_}.o
        [ -e "$object" ] || gcc $flags -c "$source" -o "$object" || return 2
        link $out/program "$object" $truths $2 || return 2
        run $most $out/program && return 1
        ;;
    esac
    return 0
}

caught() {
    local file=${1%%<*} changed=${1#*<} tests=$2 change=$3
    rm -rf $out/changed $DIZAINE_PROGRAM && mkdir -p "$out/changed/$(dirname "$changed")"
    sed "$change" "$changed" >"$out/changed/$changed"
    cmp -s "$changed" "$out/changed/$changed" && { echo "# the change does not fit $changed"; return 1; }
    [ "$changed" = "$file" ] && file=$out/changed/$file
    gcc $flags -iquote "$(dirname "${1%%<*}")" -c $file -o $out/mutant.o 2>$out/log || { echo "# it does not compile"; cat $out/log; return 1; }
    for test in $tests; do
        notices $test $out/mutant.o
        case $? in
        0) return 0 ;;
        2) echo "# it cannot be linked"; return 1 ;;
        esac
    done
    return 1
}

long= some='tests/mutants/*.txt'
if [ "${1-}" = --faults ]; then
    some='tests/mutants/faults/*.txt'
    set -- faults/
fi
if [ "${1-}" = --all ]; then
    long=$(ls tests/mutants/long/*.txt)
    shift
fi
lists=$(ls $some $long; tests/lib/variants --games | sed 's@.*@games/&/tests/mutants.txt@')
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
    [ $? = 1 ] && needs[$test]=$took && report ok "$test passes without a mutant" || report "not ok" "$test passes without a mutant"
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
