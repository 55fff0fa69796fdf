#!/bin/bash
# lab.sh: libdizaine as C programs see it, README's examples, the microscope, export, checkpoints, and several ranks.
set -u
export LC_ALL=C.UTF-8
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
ls >"$work.before" && mv "$work.before" "$work/before"
verdict() { if [ "$1" = 0 ]; then echo "ok - $2"; else echo "not ok - $2"; fi; }
refused() { # title, a word of the sentence, command...
    title=$1 word=$2
    shift 2
    "$@" >"$work/out" 2>"$work/err"
    code=$?
    [ $code = 2 ] && grep -q "^dizaine: .*$word" "$work/err" && [ ! -s "$work/out" ]
    verdict $? "$title"
}
program=build/san/dizaine

# --- the library ---
mkdir -p "$work/usr/include" "$work/usr/lib/pkgconfig"
cp lab/dizaine.h "$work/usr/include"
cp -P build/lib/libdizaine.so* "$work/usr/lib"
sed "s|@PREFIX@|$work/usr|; s|@LIBDIR@|lib|; s|@VERSION@|$(cat VERSION)|" lab/dizaine.pc.in >"$work/usr/lib/pkgconfig/dizaine.pc"
export PKG_CONFIG_PATH=$work/usr/lib/pkgconfig
awk '/^```c$/ {on = 1; next} /^```/ {on = 0} on' README.md >"$work/game.c"
gcc -Wall -Wextra -Werror -std=c11 "$work/game.c" $(pkg-config --cflags --libs dizaine) -Wl,-rpath,"$work/usr/lib" -o "$work/game" && "$work/game" | grep -qE '^[0-9]+ to [0-9]+$'
verdict $? "README's example in C runs, by pkg-config"
command=$(grep -m1 -o '^make lib && cc game.c .*' README.md) # in a folder that looks like the tree
mkdir "$work/tree" && ln -s "$PWD/lab" "$PWD/build" "$work/tree" && cp "$work/game.c" "$work/tree" && printf 'lib:\n' >"$work/tree/Makefile" &&
    (cd "$work/tree" && eval "$command") | grep -qE '^[0-9]+ to [0-9]+$'
verdict $? "and by the command that is printed with it"
n=0
awk -v to="$work/doc" '/^```c$/ {on = 1; n++; file = to n ".c"; next} /^```/ {on = 0} on {print >file}' docs/laboratory.md
for file in "$work"/doc*.c; do
    gcc -Wall -Wextra -Werror -std=c11 "$file" $(pkg-config --cflags --libs dizaine) -lpthread -Wl,-rpath,"$work/usr/lib" -o "$work/doc" && "$work/doc" >/dev/null && n=$((n + 1))
done
[ $n -ge 2 ]
verdict $? "so do the examples in docs/laboratory.md: $n"
printf '#include <dizaine.h>\nint main() { return dz_abi() - DZ_ABI; }\n' >"$work/plus.cc"
gcc -Wall -Werror -x c++ "$work/plus.cc" $(pkg-config --cflags --libs dizaine) -Wl,-rpath,"$work/usr/lib" -o "$work/plus" 2>"$work/err" && "$work/plus"
code=$?
grep -q "cc1plus" "$work/err" && echo "ok - the header serves C++ # SKIP no C++ here" || verdict $code "the header serves C++"

# The interface: what the header declares is what the file exports, with its version, and nothing has changed without notice.
gcc -E -P -xc lab/dizaine.h | tr '\n' ' ' | sed 's/  */ /g; s/; /;\n/g' | grep -oE '[a-z_0-9 *]*\bdz_[a-z_]+\(.*\)' | sed 's/^ *//' | sort >"$work/declared"
grep -oE '\bdz_[a-z_]+\(' "$work/declared" | tr -d '(' | sort -u >"$work/names"
nm -D --defined-only --with-symbol-versions build/lib/libdizaine.so.1 | awk '$2 == "T" {print $3}' | sort >"$work/exported"
sed 's/$/@@DIZAINE_1/' "$work/names" | diff - "$work/exported"
verdict $? "the library exports what its header declares, in version DIZAINE_1, and nothing else"
# Numbers that programs have compiled in: printed by a program, since an enum may count by itself.
{
    printf '#include <stdio.h>\n#include "lab/dizaine.h"\nint main(void) {\n'
    grep -oE '\bDZ_[A-Z_]+\b' lab/dizaine.h | grep -vxE 'DZ_' | sort -u | sed 's/.*/printf("& %d\\n", &);/'
    printf 'return 0;}\n'
} >"$work/numbers.c"
gcc -I. "$work/numbers.c" -o "$work/numbers" && "$work/numbers" >>"$work/declared"
diff lab/abi.txt "$work/declared"
verdict $? "the interface is the one of lab/abi.txt (a change that breaks programs needs another DZ_ABI)"
# The lexicon is made once, by whoever asks first (`made`, `built` of cards/lexicon.c); `others` and `eye` belong to the workshop of new decks, which no function of the library enters.
nm build/lib/libdizaine.so.1 | awk '$2 ~ /^[bB]$/ && $3 !~ /^((completed|others|eye)\.|(made|built)$)/ {print}' >"$work/variables"
[ ! -s "$work/variables" ] || ! cat "$work/variables"
verdict $? "it holds no variables but the lexicon"

# --- README's Python ---
python=python3
python3 -c 'import numpy' 2>/dev/null || python=/usr/bin/python3
awk '/^```python$/ {on = 1; next} /^```/ {on = 0} on' README.md >"$work/example.py"
PYTHONPATH=python $python "$work/example.py" | grep -q 'games ended'
verdict $? "README's example in Python runs as printed"
mkdir "$work/wheel" && path=$(python3 python/wheel.py "$work/wheel" build/lib/libdizaine.so.1) && (cd "$work/wheel" && python3 -m zipfile -e "$path" site) &&
    (cd / && PYTHONPATH=$work/wheel/site $python "$work/example.py" | grep -q 'games ended') && [ -e "$work/wheel/site/dizaine/libdizaine.so.1" ]
verdict $? "and from the wheel"
readelf -SW "$work/wheel/site/dizaine/libdizaine.so.1" >"$work/sections" && grep -q '\.text' "$work/sections" && ! grep -q '\.debug' "$work/sections"
verdict $? "which does not say where it was built"

# --- the microscope ---
$program microscope pig --vary goal=100,50 --games 2000 --threads 1 --json >"$work/one" && $program microscope pig --vary goal=100,50 --games 2000 --threads 3 --json | cmp -s - "$work/one"
verdict $? "the microscope sees the same with any number of threads"
python3 - "$work/one" <<'END'
import json, sys
seen = json.load(open(sys.argv[1]))
standard, short = (setting["measures"] for setting in seen["settings"])
assert seen["settings"][0]["name"] == "goal=100" and abs(standard["place-1"][0] + standard["place-2"][0] - 1) < 1e-6
assert short["length"][2] < -short["length"][3] < 0, short["length"]
END
verdict $? "a goal of half as many points is seen to be shorter"
python3 - <<'END'
import json, subprocess
def seen(*flags):
    told = subprocess.run(["build/dizaine", "microscope", "pig", "--json", *flags], capture_output=True, check=True).stdout
    return [(setting["name"], setting["measures"]) for setting in json.loads(told)["settings"]]
# A block of one game says nothing about a share: the interval must come from all of them.
few, many = seen("--vary", "goal=100", "--games", "500")[0][1], seen("--vary", "goal=100", "--games", "50000")[0][1]
for name in "skill", "strong-wins", "lost", "length", "place-1":
    assert few[name][1] > 0 and 5 < few[name][1] / many[name][1] < 20, (name, few[name], many[name])
    assert abs(few[name][0] - many[name][0]) < 2 * few[name][1], (name, few[name], many[name])
# Settings one by one: each once, what is as printed is the first.
assert [name for name, _ in seen("--setting", "goal=50", "--setting", "goal=100", "--setting", "goal=50", "--games", "100")] == ["goal=100", "goal=50"]
END
verdict $? "intervals are right for shares and for few games; settings one by one, each once"
$program microscope dix --vary bust=10,12 --games 100 --lang fr --plots "$work/plots" >"$work/fr" && grep -q "^Tours brûlés$" "$work/fr" && grep -q "0,\|1,\|2," "$work/fr" && ls "$work"/plots/*.svg | wc -l | grep -qE '^(1[5-9]|2)' && rsvg-convert "$work/plots/length.svg" -o "$work/length.png"
verdict $? "its report speaks French and has plots"
build/dizaine microscope dix --vary bust=10,12 --games 100 --report "$work/report" >/dev/null && for lang in en fr; do
    [ "$(grep -c '^!\[' "$work/report/report.$lang.md")" = "$(ls "$work"/report/*.$lang.svg | wc -l)" ] && grep -q "^dizaine microscope dix --vary bust=10,12 --games 100$" "$work/report/report.$lang.md" || break
done && grep -q '^## Tours brûlés$' "$work/report/report.fr.md" && grep -q '^## Turns that go bust$' "$work/report/report.en.md"
verdict $? "a report in both languages has the command, every plot that it names and no other"
build/dizaine microscope pig --vary goal=50,100,150 --games 100 --plots "$work/order" >/dev/null && [ "$(grep -o '<text x="[0-9.]*" y="[0-9]*"[^>]*>goal=[0-9]*' "$work/order/length.svg" | sed 's/.* y="//; s/"/ /' | sort -n | grep -o 'goal=[0-9]*' | paste -sd ' ')" = "goal=50 goal=100 goal=150" ]
verdict $? "a plot has its settings in the order of their values"
refused "a constant out of range is refused" "bust=99" $program microscope dix --vary bust=99
refused "rules that cannot be played are refused" "too small" $program microscope dix --players 5 --vary low=0 --option middle=0 --option high=0 --option currency-low=0
refused "so is a name that is none" "no such option" $program microscope dix --vary colour=1..2
refused "and a setting that is not written as one" "name=value" $program microscope dix --setting bust
refused "and one whose value does not exist" "bust=99" $program microscope dix --setting "low=1 bust=99"
refused "and a microscope without anything to vary" "needs --vary" $program microscope dix

# --- checkpoints ---
keep() { $program microscope pig --vary goal=100,50 --games 2000 --json --checkpoint "$work/kept" "$@"; }
keep >"$work/two" && cmp -s "$work/one" "$work/two" && size=$(stat -c %s "$work/kept")
verdict $? "with a checkpoint the report is the same"
truncate -s $((size / 2)) "$work/kept" && keep | cmp -s - "$work/one"
verdict $? "what was cut off in the middle goes on from there"
refused "a checkpoint of other work is refused" "other work" keep --seed 9
printf 'x' | dd of="$work/kept" bs=1 seek=200 conv=notrunc status=none
refused "and a damaged one" "damaged" keep
refused "and a file that is none" "damaged" $program sim pig --players 2 --games 2000 --checkpoint README.md
$program sim pig --players 2 --games 5000 --seats normal,easy --checkpoint "$work/sim" | head -3 >"$work/a" && $program sim pig --players 2 --games 5000 --seats normal,easy | head -3 | cmp -s - "$work/a"
verdict $? "sim in parts counts the same"

# --- export ---
$program sim dix --players 3 --games 4 --seats easy --records "$work/games" >/dev/null && $program sim pig --players 2 --games 3 --records - >>"$work/games" 2>/dev/null
$program export "$work/games" | $program check - | grep -q "^ok: 7 records" && ! $program export "$work/games" | grep -q names && $program export --names "$work/games" | grep -q bot:easy
verdict $? "exported games check, and have no names unless asked"
[ "$($program export --game pig --players 2 "$work/games" | wc -l)" = 3 ] && [ "$($program export --format csv --game pig "$work/games" | awk -F, 'NF != 13' | wc -l)" = 0 ]
verdict $? "filters, and a table of decisions"
(head -1 "$work/games"; echo '{"broken"') | $program export - 2>"$work/err" | wc -l | grep -qx 1 && grep -q "1 left out" "$work/err"
verdict $? "a broken record is left out and counted"
refused "an unknown format is refused" "ndjson or csv" $program export --format xls "$work/games"

# --- progress: work without end is watched until it has said something ---
endless="build/dizaine sim dix --players 2 --games 1000000000 --threads 1"
$endless >/dev/null 2>"$work/log" &
job=$!
$endless >/dev/null 2> >(cat >"$work/piped") &
piped=$!
mkfifo "$work/screen"
script -qfc "exec $endless >/dev/null" /dev/null >"$work/screen" 2>/dev/null </dev/null &
terminal=$!
IFS= read -rt 60 -d K line <"$work/screen"
[[ $line =~ \[#*\ *\]\ +[0-9]+\ %.*-.*(s|min)$'\e'\[$ ]]
verdict $? "long work draws a bar with the time left on a terminal"
until grep -q . "$work/log"; do kill -0 $job || break; read -rt 0.1 <> <(:); done
grep -qE '^dizaine: sim: [0-9]+ %, [0-9]+ of 1000000000, .* left$' "$work/log"
verdict $? "writes lines into a log"
[ ! -s "$work/piped" ] && kill -0 $piped
verdict $? "and nothing into a pipe"
kill $job $piped $terminal
wait $job $piped $terminal 2>/dev/null
build/dizaine study --rounds 1000000 >/dev/null 2>"$work/log" &
job=$!
until grep -q . "$work/log"; do kill -0 $job || break; read -rt 0.1 <> <(:); done
grep -qE '^dizaine: easy: [0-9]+ %, [0-9]+ of 1000000, .* left$' "$work/log"
verdict $? "so does the study of a game's bots"
kill $job
wait $job 2>/dev/null

# --- several ranks ---
OMPI_COMM_WORLD_SIZE=4 $program sim pig --players 2 >"$work/out" 2>"$work/err"
[ $? = 2 ] && grep -q "without MPI" "$work/err"
verdict $? "a program without MPI says so under mpirun"
if [ -x build/dizaine-mpi ] && command -v mpirun >/dev/null; then
    export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
    # mpirun gives ranks that it ends a second for their last words, which on a busy machine may not be enough.
    ranks() { n=$1; shift; mpirun --oversubscribe --mca btl_base_warn_component_unused 0 --mca odls_base_sigkill_timeout 10 -n "$n" build/dizaine-mpi "$@"; }
    same=0
    for n in 1 2 4; do
        ranks $n microscope pig --vary goal=100,50 --games 2000 --json 2>/dev/null | cmp -s - "$work/one" || same=1
        ranks $n sim pig --players 2 --games 5000 --seats normal,easy 2>/dev/null | head -3 | cmp -s - "$work/a" || same=1
    done
    verdict $same "one, two and four ranks tell the same bytes as threads do"
    ranks 2 bench >"$work/out" 2>"$work/err"
    grep -q "dizaine: bench runs alone" "$work/err"
    verdict $? "a command that cannot be shared says so"
    # A rank is held while the others work on, and then killed; if all was over before it was held, with more games.
    for games in 100000 1000000 10000000; do
        rm -f "$work/died"
        held=
        study="microscope pig --vary goal=100,50 --games $games --json"
        ranks 3 $study --checkpoint "$work/died" >"$work/out" 2>"$work/err" &
        job=$!
        until [ -s "$work/died" ]; do kill -0 $job 2>/dev/null || break; read -rt 0.05 <> <(:); done
        for pid in $(ps -eo pid=,args= | awk -v file="$work/died" '$2 ~ /dizaine-mpi$/ && index($0, file) {print $1}'); do
            tr '\0' '\n' </proc/$pid/environ 2>/dev/null | grep -qx 'OMPI_COMM_WORLD_RANK=2' && kill -STOP "$pid" && held=$pid
        done
        until [ "$(stat -c %s "$work/died" 2>/dev/null || echo 0)" -gt 1000 ]; do kill -0 $job 2>/dev/null || break; read -rt 0.05 <> <(:); done
        [ -z "$held" ] || kill -9 "$held"
        wait $job || break
    done
    grep -q "dizaine: the job was ended" "$work/err" && [ "$(stat -c %s "$work/died")" -gt 1000 ]
    verdict $? "a rank that dies ends the job with a sentence, and what was finished is kept"
    size=$(stat -c %s "$work/died")
    ranks 2 $study --checkpoint "$work/died" >"$work/again" 2>/dev/null && build/dizaine $study 2>/dev/null | cmp -s - "$work/again" && [ "$(stat -c %s "$work/died")" -gt "$size" ]
    verdict $? "and the same command goes on from it to the same end"
else
    echo "ok - several ranks # SKIP Open MPI is not here"
fi
ls | diff "$work/before" - >&2
verdict $? "and nothing is left behind in the tree"
