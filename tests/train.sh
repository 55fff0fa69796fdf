#!/bin/bash
# The trainer: the same seed gives the same weights, another seed others, and a checkpoint is taken up.
cd "$(dirname "$0")/.." || exit 1

out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
n=0
check() { # name, command...
    n=$((n + 1))
    name=$1
    shift
    if "$@" >"$out/log" 2>&1; then echo "ok $n - $name"; else echo "not ok $n - $name"; sed 's/^/# /' "$out/log"; fi
}
mkdir -p "$out/a" "$out/b" "$out/c"
train() { build/dizaine-train "$1" --rounds 2 --games 12 --seed "$2" "$3"; }
check 'Pig is trained' train pig 1 "$out/a"
check 'and again' train pig 1 "$out/b"
check 'the same seed gives the same weights' cmp "$out/a/pig.def" "$out/b/pig.def"
cp "$out/a/pig.def" "$out/a.def"
check 'and the same curve' cmp "$out/a/pig.svg" "$out/b/pig.svg"
check 'Pig is trained with another seed' train pig 2 "$out/c"
check 'which gives other weights' eval '! cmp -s "$out/a/pig.def" "$out/c/pig.def"'
check 'a checkpoint is taken up' eval 'build/dizaine-train pig --rounds 3 --games 12 --resume "$out/a" >"$out/resumed"'
check 'from the round that it was written in' grep -q '^round 2:' "$out/resumed"
mkdir -p "$out/threads"
check 'threads do not matter' eval 'build/dizaine-train pig --rounds 2 --games 12 --threads 3 "$out/threads" && cmp "$out/a.def" "$out/threads/pig.def"'
if [ -x build/dizaine-train-mpi ] && command -v mpirun >/dev/null; then
    export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
    for ranks in 1 2 4; do
        mkdir -p "$out/$ranks"
        check "nor do $ranks ranks" eval 'mpirun --oversubscribe -n $ranks build/dizaine-train-mpi pig --rounds 2 --games 12 "$out/$ranks" && cmp "$out/a.def" "$out/$ranks/pig.def" && cmp "$out/b/pig.svg" "$out/$ranks/pig.svg"'
    done
    check 'all ranks go on from the checkpoint of one' eval 'mpirun --oversubscribe -n 2 build/dizaine-train-mpi pig --rounds 3 --games 12 --resume "$out/2" && build/dizaine-train pig --rounds 3 --games 12 --resume "$out/b" && cmp "$out/b/pig.def" "$out/2/pig.def"'
fi
OMPI_COMM_WORLD_SIZE=2 build/dizaine-train pig --rounds 1 --games 12 "$out/c" >"$out/log" 2>"$out/error"
code=$?
check 'a trainer without MPI says so under mpirun' eval '[ $code = 2 ] && grep -q "without it" "$out/error"'
check 'a course that does not exist is refused' eval '! build/dizaine-train go "$out/a"'
build/dizaine-train pig --rounds 1 --games 12 "$out/none" >"$out/log" 2>"$out/error"
code=$?
check 'a folder that is not there is a sentence and exit code 2' eval '[ $code = 2 ] && grep -q "cannot be written" "$out/error"'
echo "1..$n"
