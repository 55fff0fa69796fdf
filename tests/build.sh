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
cp -r tools engine games room "$work/tree"
upward() { # file, include, name
    cp "$1" "$work/kept"
    echo "#include $2" >>"$work/tree/$1"
    (cd "$work/tree" && tools/layers) >"$work/out" 2>&1
    [ $? = 1 ] && grep -q "$1" "$work/out"
    verdict $? "$3"
    cp "$work/kept" "$work/tree/$1"
}
upward games/pig.c '"room/room.h"' "a game that includes the room is refused"
upward engine/game.c '"bots/bot.h"' "an engine that includes bots is refused"
upward engine/text.c '<stdio.h>' "an engine that includes stdio is refused"
upward room/record.c '"store/records.h"' "a room that includes the store is refused"

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
