#!/bin/bash
# packaging.sh: the version and where it stands, the licences, the project's files. What takes long is `make check-packages`.
set -u
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
verdict() { if [ "$1" = 0 ]; then echo "ok - $2"; else echo "not ok - $2"; fi; }
program=build/san/dizaine

# --- the version ---
version=$(cat VERSION)
echo "$version" | grep -qxE '(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)(-[0-9A-Za-z.-]+)?'
verdict $? "the version is a semantic one: $version"
grep -q "\"version\": \"$version\"" web/package.json && grep -q "^version: $version$" CITATION.cff
verdict $? "the page and the citation have it, too"
head -20 CHANGELOG.md | grep -q "^## \[$version\]"
verdict $? "the changelog begins with it"
$program version >"$work/said" && [ "$(head -1 "$work/said" | cut -d' ' -f1-2)" = "dizaine $version" ]
verdict $? "dizaine version tells it"
$program --version | cmp -s - "$work/said"
verdict $? "so does --version"
lacks=
if commit=$(git rev-parse --short=12 HEAD 2>/dev/null); then grep -q "commit $commit" "$work/said" || lacks="the commit "; fi
for game in $(sed -n 's/^GAME(\(.*\))$/\1/p' games/games.def); do
    rules=$(sed -n 's/.*\.rules = \([0-9]*\),.*/\1/p' games/$game/rules.c)
    grep -qE "^rules +.*$game ${rules:-1}(,|$)" "$work/said" || lacks="$lacks$game "
done
for library in $(sh tools/libraries); do grep -q "^ *$library " "$work/said" || lacks="$lacks$library "; done
[ -z "$lacks" ]
verdict $? "with the commit, the rules of every game, every library: ${lacks:-all there}"
$program version extra >"$work/out" 2>"$work/err"
[ $? = 2 ] && [ "$(wc -l <"$work/err")" = 1 ] && [ ! -s "$work/out" ]
verdict $? "a word too many is refused with a sentence"

# --- licences ---
$program licences >"$work/licences"
lacks=
for file in LICENSE web/font/OFL.txt licences/*.txt; do
    # Every line of the file, in its order, without a gap.
    python3 - "$work/licences" "$file" <<'EOF' || lacks="$lacks$file "
import sys
whole, part = (open(name, encoding="utf-8").read() for name in sys.argv[1:])
sys.exit(part.strip() not in whole)
EOF
done
[ -z "$lacks" ]
verdict $? "dizaine licences holds every notice: ${lacks:-none is missing}"
if [ -d build/npm ]; then
    cmp -s build/npm/notices.txt "$work/licences"
    verdict $? "so does the npm package"
fi
if [ -d web/node_modules/preact ]; then
    cmp -s web/node_modules/preact/LICENSE licences/preact.txt
    verdict $? "Preact's licence is the one that its package has"
    # What is bundled into the page must have its notice: of the packages only Preact is.
    bundled=$(python3 -c 'import json; print(*sorted(json.load(open("web/package.json"))["dependencies"]))')
    [ "$bundled" = "esbuild preact" ]
    verdict $? "no other package goes into the page: $bundled"
    cmp -s web/dist/licences.txt "$work/licences"
    verdict $? "the page has the same text"
fi

# --- packages ---
lacks=
for package in $(awk '$1 == "run" {print $2}' tools/packages | grep -vxE 'gcc|make|libc6-dev'); do grep -qE "[ ,]$package([ ,|]|$)" debian/control || lacks="$lacks$package "; done
[ -z "$lacks" ]
verdict $? "the Debian package is built with whatever ./run needs: ${lacks:-all there}"
make -s deb DH=no-such-tool >"$work/out" 2>&1
[ $? = 2 ] && grep -q "^make deb needs debhelper and dh-python" "$work/out" && [ "$(grep -vc '^make' "$work/out")" = 0 ]
verdict $? "make deb says what it needs before it builds: $(head -1 "$work/out")"
make -s -n install >/dev/null 2>&1 && UNIT_USER='' packaging/install build "$work/root" /usr/local >"$work/log" 2>&1 && [ ! -s "$work/log" ]
verdict $? "an installation into an empty folder, without a word $(head -1 "$work/log")"
# Where a shell looks is its own choice, and another for each prefix.
looks() { # shell, what prints its folders, file
    command -v "$1" >/dev/null || { echo "ok - $1 looks where its completions were put # SKIP there is no $1"; return; }
    env -u XDG_DATA_DIRS "$1" -c "$2" 2>/dev/null | grep -qx "$(find "$work/root" -name "$3" -printf '%h' | sed "s|^$work/root||")"
    verdict $? "$1 looks where its completions were put: $(find "$work/root" -name "$3" -printf '%P')"
}
looks zsh 'print -l $fpath' _dizaine
looks fish 'printf "%s\n" $fish_complete_path' dizaine.fish
(cd "$work/root/usr/local/share/doc/dizaine" && grep -ho '](\.\./examples/[^)#]*' docs/*.md | sed 's|](../||' | sort -u | while read -r file; do [ -e "$file" ] || echo "$file"; done) >"$work/lacks"
[ ! -s "$work/lacks" ]
verdict $? "with every example that the documents name: $(head -1 "$work/lacks")"
packaging/install --remove build "$work/root" /usr/local >"$work/log" 2>&1
left=$(find "$work/root" ! -type d; cat "$work/log")
[ -z "$left" ]
verdict $? "and its removal leaves no file: $left"

# --- manual, help and complaints, from the same tables; in French where the locale is ---
python3 tests/lib/said.py >"$work/said.log"
verdict $? "everything that commands say of themselves has its French: $(tail -1 "$work/said.log")"
sed '$d; s/^/# /' "$work/said.log"
commands=$(LC_ALL=C $program help | awk '/^  [a-z]+ / && !/players/ {print $1}')
games=$(sed -n 's/^GAME(\(.*\))$/\1/p' games/games.def)
tools/manual $program "$work/manual"
bad=
for language in en fr; do
    folder=$work/manual/man1
    [ $language = fr ] && folder=$work/manual/fr/man1
    for command in $commands; do
        page=$folder/dizaine-$command.1
        [ -s "$page" ] || { bad="$bad no-page:$command"; continue; }
        grep -q "^\.BR dizaine.-$command (1)" "$folder/dizaine.1" || bad="$bad not-listed:$command"
        # An option and its value stand in one line, the tag of the paragraph about them.
        LC_ALL=C $program help "$command" | sed -n 's/^  --\([a-z-]*\) \([^ ]*\).*/\1 \2/p' >"$work/flags"
        while read -r flag value; do
            grep -qxF "\\fB\\-\\-$(echo "$flag" | sed 's/-/\\-/g')\\fR${value:+ \\fI$(echo "$value" | sed 's/-/\\-/g; s/…/.../g')\\fR}" "$page" || bad="$bad $command--$flag"
        done <"$work/flags"
    done
    for own in $(sed -n 's/^ADMIN("\([a-z-]*\)".*/\1/p' net/admin.def); do
        grep -qF "\\fB$(echo "$own" | sed 's/-/\\-/g')\\fR" "$folder/dizaine-admin.1" || bad="$bad admin:$own"
    done
    grep -q "^\\\\fB\\\\-\\\\-library" "$folder/dizaine-deck-import.1" || bad="$bad no-page:deck-import"
    for page in "$folder"/*.1; do
        if command -v mandoc >/dev/null; then mandoc -T lint -W error "$page" >"$work/lint" 2>&1 || bad="$bad lint:$(basename "$page")"
        elif command -v groff >/dev/null; then [ -z "$(groff -man -Kutf8 -Tutf8 -ww -z "$page" 2>&1)" ] || bad="$bad groff:$(basename "$page")"; fi
    done
done
[ -n "$commands" ] && [ -z "$bad" ]
verdict $? "a manual page for every command with all of its options, in both languages:${bad:- none is missing}"
bad=
for command in $commands; do
    LC_ALL=fr_FR.UTF-8 $program help "$command" >"$work/fr"
    LC_ALL=C $program help "$command" >"$work/en"
    cmp -s "$work/fr" "$work/en" && [ "$command" != help ] && bad="$bad $command"
    # No line is wider than a terminal: counted in characters.
    [ "$(LC_ALL=C.UTF-8 wc -L <"$work/fr")" -le 80 ] || bad="$bad wide:$command"
done
[ -z "$bad" ]
verdict $? "help is French with a French locale, and fits a terminal:${bad:- all}"
LC_ALL=fr_FR.UTF-8 $program admin help | grep -q "^  close TABLE .*ferme une table"
verdict $? "so is what an operator can ask"
LC_ALL=C $program help deck import | cmp -s - <(LC_ALL=C $program deck import --help)
verdict $? "help deck import is deck import --help"
LC_ALL=fr_FR.UTF-8 $program sim dix --players 9 2>"$work/err"
[ $? = 2 ] && grep -qx "dizaine: --players doit être un nombre entier de 1 à 5, et non « 9 »" "$work/err"
verdict $? "complaints are French: $(cat "$work/err")"
LC_ALL=de_DE.UTF-8 $program sim dix --players 9 2>"$work/err"
[ $? = 2 ] && grep -q "must be a whole number" "$work/err"
verdict $? "and English with any other locale"

# --- completions ---
complete_bash() { # words of a command line, the last one to be completed
    bash --norc -c '. "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _dizaine; echo "${COMPREPLY[*]}"' x "$work/manual/completion.bash" "$@" 2>/dev/null
}
[ "$(complete_bash dizaine "" | tr ' ' '\n' | sort | tr '\n' ' ')" = "$(echo "$commands" | sort | tr '\n' ' ')" ]
verdict $? "bash completes every command"
[ "$(complete_bash dizaine play "")" = "$(echo $games)" ]
verdict $? "bash completes games"
[ "$(complete_bash dizaine serve --metr)" = --metrics-port ] && [ "$(complete_bash dizaine play --lang "")" = "fr en" ] && [ -z "$(complete_bash dizaine sim --games "")" ]
verdict $? "bash completes options and their values"
[ "$(complete_bash dizaine deck "")" = "list import paint sheet compose" ] && [ "$(complete_bash dizaine admin remove-t)" = remove-table ] && [ -z "$(complete_bash dizaine deck paint "")" ]
verdict $? "and the commands of commands"
for shell in zsh fish; do
    command -v $shell >/dev/null || { echo "ok - $shell completes # SKIP there is no $shell"; continue; }
    printf 'dizaine serve --metr\tics-port\ndizaine lice\tnces\ndizaine play dixs\turdix\ndizaine admin remove-t\table\n' | python3 tests/lib/complete.py $shell "$work/manual/completion.$shell" >"$work/err" 2>&1
    verdict $? "$shell completes commands, theirs, games and options $(head -1 "$work/err")"
done

# --- the documents as a site ---
if command -v cmark-gfm >/dev/null && command -v mandoc >/dev/null; then
    tools/site $program "$work/site" >"$work/site.log" 2>&1
    verdict $? "the documents make a site, and every link in it leads somewhere: $(head -3 "$work/site.log" | tr '\n' ' ')"
else echo "ok - the documents make a site # SKIP there is no cmark-gfm or no mandoc"; fi

# --- the project's files ---
for file in README.md HACKING.md STYLE.md CHANGELOG.md CONTRIBUTING.md SECURITY.md CODE_OF_CONDUCT.md CITATION.cff .editorconfig LICENSE; do
    [ -s "$file" ]
    verdict $? "there is a $file"
done
python3 - $(git ls-files '*.md' 2>/dev/null || ls ./*.md docs/*.md) <<'EOF'
import os, re, sys
bad = []
for name in sys.argv[1:]:
    text = re.sub(r"```.*?```", "", open(name, encoding="utf-8").read(), flags=re.S)
    for link in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text):
        if not link.startswith(("http:", "https:", "mailto:")) and not os.path.exists(os.path.join(os.path.dirname(name), link)):
            bad.append(f"{name}: {link}")
print(*bad, sep="\n")
sys.exit(bool(bad))
EOF
verdict $? "every link between the documents leads somewhere"
