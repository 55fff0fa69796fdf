#!/bin/bash
# processors.sh: the rules built for other processors, one of which puts the highest byte of a number first, have the same signatures under qemu as here.
# The whole program is tried by `packaging/check arm64 s390x`.
set -u
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
verdict() { if [ "$1" = 0 ]; then echo "ok - $2"; else echo "not ok - $2"; fi; }
build/opt/dizaine bench --signatures | awk 'NF == 3' >"$work/here"
sources="tests/signatures.c sim/signature.c $(make -s pure-sources)"
for machine in aarch64 s390x; do
    if ! command -v $machine-linux-gnu-gcc >/dev/null || ! command -v qemu-$machine-static >/dev/null; then
        echo "ok - $machine # SKIP there is no gcc-$machine-linux-gnu or no qemu-user-static"
        continue
    fi
    $machine-linux-gnu-gcc -std=gnu17 -O1 -static -I. -Ibuild/gen -D_GNU_SOURCE $sources -o "$work/$machine" 2>"$work/log" && qemu-$machine-static "$work/$machine" >"$work/there" 2>>"$work/log" &&
        cmp -s "$work/here" "$work/there"
    verdict $? "$machine: the signatures of the rules are those of this machine: $(wc -l <"$work/there") lines $(diff "$work/here" "$work/there" | head -3 | tr '\n' ' ')$(head -1 "$work/log")"
done
