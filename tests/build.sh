#!/bin/bash
# build.sh: the build's own guards refuse what they must: an include that goes up a layer, and rules that are not pure.
set -u
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
verdict() { if [ "$1" = 0 ]; then echo "ok - $2"; else echo "not ok - $2"; fi; }

tools/layers >"$work/out"
verdict $? "no layer includes a higher one"
mkdir "$work/tree"
cp -r tools engine words games cards bots room uploads store sim lab net cli train "$work/tree"
mkdir "$work/tree/web" && cp -r web/*.[ch] web/src "$work/tree/web"
layer() { # expected exit code, file, include, name
    [ -e "$work/tree/$2" ] || { verdict 1 "$4: there is no $2"; return; }
    cp "$work/tree/$2" "$work/kept"
    echo "#include $3" >>"$work/tree/$2"
    (cd "$work/tree" && tools/layers) >"$work/out" 2>&1
    [ $? = "$1" ] && { [ "$1" = 0 ] || grep -q "^$2:" "$work/out"; }
    verdict $? "$4"
    cp "$work/kept" "$work/tree/$2"
}
layer 1 engine/game.c '"bots/bot.h"' "an engine that includes bots is refused"
layer 1 engine/text.c '<stdio.h>' "an engine that includes stdio is refused"
layer 1 room/record.c '"store/records.h"' "a room that includes the store is refused"
# Inside a game's folder the name of a file is its layer, for the file that includes and for the one that is included.
printf '/* x */\n' | tee "$work/tree/games/pig/"{odds.h,bots_x.c,bots_x.h,contract_x.c,contract_x.h,study_x.c,study_x.h,face_x.c,face_x.h,train_x.c,train_x.h} >/dev/null
layer 0 games/pig/rules.c '"games/pig/odds.h"' "rules that include rules are accepted"
layer 1 games/pig/rules.c '"games/pig/bots_x.h"' "rules that include bots are refused"
layer 1 games/pig/rules.c '"games/pig/contract_x.h"' "rules that include a contract are refused"
layer 1 games/pig/rules.c '"games/pig/face_x.h"' "rules that include a face are refused"
layer 1 games/pig/rules.c '"room/room.h"' "rules that include the room are refused"
layer 1 games/pig/odds.h '<stdlib.h>' "rules that include stdlib are refused"
layer 1 games/pig/rules.c '"bots_x.h"' "rules that include bots by a relative path are refused"
layer 0 games/pig/bots_x.c '"games/pig/odds.h"' "bots that include rules are accepted"
layer 1 games/pig/bots_x.c '"games/pig/contract_x.h"' "bots that include a contract are refused"
layer 1 games/pig/bots_x.h '"room/room.h"' "bots that include the room are refused"
layer 1 games/pig/bots_x.c '"games/pig/study_x.h"' "bots that include a study are refused"
layer 0 games/pig/contract_x.c '"games/pig/bots_x.h"' "a contract that includes bots is accepted"
layer 1 games/pig/contract_x.c '"games/pig/face_x.h"' "a contract that includes a face is refused"
layer 1 games/pig/contract_x.c '"net/server.h"' "a contract that includes the server is refused"
layer 0 games/pig/study_x.c '"games/pig/contract_x.h"' "a study that includes a contract is accepted"
layer 1 games/pig/study_x.c '"games/pig/face_x.h"' "a study that includes a face is refused"
layer 0 games/pig/face_x.c '"games/pig/contract_x.h"' "a face that includes a contract is accepted"
layer 0 games/pig/train_x.c '"games/pig/bots_x.h"' "a course of the trainer that includes bots is accepted"
layer 1 games/pig/bots_x.c '"games/pig/train_x.h"' "bots that include a course of the trainer are refused"
layer 1 games/pig/train_x.c '"room/room.h"' "a course of the trainer that includes the room is refused"
layer 1 games/pig/rules.c '"games/dix/dix.h"' "a game that includes another is refused"
layer 1 engine/game.c '"games/pig/bots_x.h"' "an engine that includes a game's bots is refused"
layer 1 bots/bots.c '"games/pig/contract_x.h"' "bots that include a game's contract are refused"
layer 1 room/room.c '"games/pig/face_x.h"' "a room that includes a game's face is refused"
named() { # file, code, name: no code outside of games/ may name a game
    cp "$work/tree/$1" "$work/kept"
    echo "$2" >>"$work/tree/$1"
    (cd "$work/tree" && tools/layers) >"$work/out" 2>&1
    [ $? = 1 ] && grep -q "^$1:" "$work/out"
    verdict $? "$3"
    cp "$work/kept" "$work/tree/$1"
}
named net/tables.c '#include "games/pig/pig.h"' "a server that includes a game is refused"
named room/room.c 'bool is_pig(const struct game *game) { return game == &pig_game; }' "a room that compares with a game is refused"
named cli/play.c 'const char *favourite = "dix";' "a terminal that names a game is refused"
named room/record.c 'int turn(const struct state *state) { return state->as.pig.turn; }' "a room that reads the state of a game is refused"
named web/src/game.ts "export const first = 'dixit';" "a page that names a game is refused"
named web/src/style/dock.css '.pig-die { width: 40px; }' "a style of the frame for a piece of a game is refused"

pure() { # code, expected exit code, name
    printf '%s\n' "$1" >"$work/rule.c"
    gcc -O1 -mgeneral-regs-only -fno-pic -fno-stack-protector -c "$work/rule.c" -o "$work/rule.o" 2>"$work/out" && tools/purity "$work/rule.o" >"$work/out" 2>&1
    [ $? = "$2" ]
    verdict $? "$3"
}
pure 'int twice(int x) { return 2 * x; }' 0 "a plain function is pure"
pure '#include <string.h>
void copy(char *to, const char *from) { memcpy(to, from, 100); }' 0 "copying memory is pure"
pure 'static const char *const names[] = {"a", "b"}; const char *name(int i) { return names[i]; }' 0 "constants are pure"
pure 'int count; int next(void) { return ++count; }' 1 "a variable is refused"
pure 'int next(void) { static int count; return ++count; }' 1 "a hidden variable is refused"
pure '#include <stdlib.h>
void *make(void) { return malloc(9); }' 1 "malloc is refused"
pure '#include <stdio.h>
void tell(void) { puts("x"); }' 1 "stdio is refused"
pure '#include <time.h>
long now(void) { return time(0); }' 1 "the clock is refused"
pure 'int half(int x) { volatile double y = x; return (int)(y * 0.5); }' 1 "floating point is refused"

# `make` alone, as README and ./run call it.
make -n -p 2>/dev/null | grep -qx '.DEFAULT_GOAL := all'
verdict $? "make alone makes the program"
needs=" $(make -n -p npm-package 2>/dev/null | sed -n 's/^npm-package: //p') " lacks=
for file in $(grep -m1 '^cp ' npm/pack | grep -o '"$build/[^"]*\.[^"]*"' | tr -d '"' | sed 's|^$build|build|'); do case $needs in *" $file "*) ;; *) lacks="$lacks $file" ;; esac; done
[ -z "$lacks" ] && [ "$needs" != "  " ]
verdict $? "make builds all that the npm package is packed from:${lacks:- on a clean clone, too}"

# The program that people run is hardened. Each line reads the file itself, so that a flag which does nothing is no comfort.
program=build/opt/dizaine
readelf -hldW "$program" >"$work/elf"
readelf --dyn-syms -W "$program" >"$work/imports"
grep -q 'Type: *DYN (Position-Independent' "$work/elf"
verdict $? "the program can be loaded anywhere"
grep -q '^ *GNU_RELRO' "$work/elf" && grep -q 'FLAGS).*BIND_NOW' "$work/elf" && grep -q 'FLAGS_1).*NOW' "$work/elf"
verdict $? "its tables of functions are read-only from the start (full RELRO)"
awk '$1 == "GNU_STACK" {stack = $0} $1 ~ /^(LOAD|GNU_STACK)$/ && / RWE / {bad = 1} END {exit bad || stack == ""}' "$work/elf" && ! grep -q TEXTREL "$work/elf"
verdict $? "nothing of it can be both written and executed, the stack included"
grep -q ' __stack_chk_fail' "$work/imports"
verdict $? "it protects its stack"
checked=$(grep -cE ' __(mem|str|snprintf|vsnprintf|fprintf|printf|read|fread)[a-z_]*_chk' "$work/imports")
[ "$checked" -ge 6 ]
verdict $? "the C library checks sizes for it (FORTIFY_SOURCE): $checked functions"
if [ "$(uname -m)" = x86_64 ]; then
    objdump -d --no-show-raw-insn build/opt/net/http.o | grep -qE 'or[ql] +\$0x0,'
    verdict $? "large frames touch every page of the stack (stack clash protection)"
    members=$(ar t build/opt/lib.a | wc -l)
    marked=$(readelf -nW build/opt/lib.a | grep -c 'x86 feature: IBT, SHSTK')
    [ "$members" -gt 100 ] && [ "$members" = "$marked" ]
    verdict $? "every object may run under CET: $marked of $members"
    # The linker gives the mark to the whole program where the C library's own beginning has it; Debian 12's has not.
    if readelf -nW "$(gcc -print-file-name=crti.o)" | grep -q 'IBT, SHSTK'; then
        readelf -nW "$program" | grep -q 'IBT, SHSTK'
        verdict $? "the program runs under CET"
    fi
fi
