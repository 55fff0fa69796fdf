#!/bin/bash
# deck_import.sh: dizaine deck import as people call it (TAP). The files are made here; hostile ones are in test_uploads.c.
set -u
cd "$(dirname "$0")/.."
dizaine=build/san/dizaine
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/Our summer" "$work/empty"
python3 - "$work/Our summer" <<'PY'
import struct, sys, zipfile, zlib
def png(path, shade):
    chunk = lambda kind, data: struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))
    rows = b''.join(b'\0' + bytes([shade, y % 256, 90]) * 200 for y in range(300))
    open(path, 'wb').write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', 200, 300, 8, 2, 0, 0, 0)) +
                           chunk(b'IDAT', zlib.compress(rows)) + chunk(b'IEND', b''))
folder = sys.argv[1]
for i in range(3): png(f'{folder}/{i}.png', 50 * i)
open(f'{folder}/evil.svg', 'w').write('<svg onload="alert(1)"/>')
open(f'{folder}/cards.txt', 'w').write('0.png: Dawn | The sky turns red. | dawn, sky\n')
with zipfile.ZipFile(f'{folder}/../winter.zip', 'w') as z:
    for i in range(2): z.write(f'{folder}/{i}.png', f'winter/{i}.png')
with zipfile.ZipFile(f'{folder}/../escape.zip', 'w') as z: z.write(f'{folder}/0.png', '../../0.png')
PY
n=0
check() { # what, command…
    n=$((n + 1))
    what=$1
    shift
    if "$@" >"$work/log" 2>&1; then echo "ok $n - $what"; else
        echo "not ok $n - $what"
        sed 's/^/# /' "$work/out" "$work/log"
    fi
}
run() { # exit code, arguments…
    code=$1
    shift
    LC_ALL=${lang:-C} XDG_DATA_HOME="$work/data" $dizaine deck "$@" >"$work/out" 2>&1
    [ $? = "$code" ]
}
says() { grep -q -- "$1" "$work/out"; }

check "a folder becomes a deck" run 0 import "$work/Our summer"
check "with a report" says "Our summer: 3 cards, 1 file left out"
check "that names what is refused, and why" says "evil.svg: SVG pictures are refused"
check "its place is told" says "$work/data/dizaine/decks/our-summer"
check "its words are kept" grep -q '"The sky turns red."' "$work/data/dizaine/decks/our-summer/deck.json"
check "its pictures are WebP" sh -c "head -c 12 '$work/data/dizaine/decks/our-summer/003-small.webp' | grep -q WEBP"
check "a zip becomes a deck" run 0 import "$work/winter.zip" --name "L'hiver"
check "under the name that was given" says "L'hiver: 2 cards"
check "the same name again is refused" run 1 import "$work/winter.zip" --name "L'hiver"
check "with a sentence" says "there is a deck of this name already"
lang=fr_FR.UTF-8
check "a path out of a zip is refused" run 1 import "$work/escape.zip"
check "in French where French is spoken" says "mène hors de son dossier"
lang=C
check "an empty folder is refused" run 1 import "$work/empty"
check "two sources are refused" run 2 import a b
check "the list has one's own decks" run 0 list
check "by id, size and name" says "our-summer .*3 cards .*Our summer"
echo "1..$n"
