# Dizaine. `make help` lists what can be made. One source list serves the optimised, sanitised, clang and WebAssembly builds.
.DEFAULT_GOAL := all
BUILD   := build
CC      := gcc
PKG_CONFIG := pkg-config
export PKG_CONFIG
PKGS    := $(shell sh tools/libraries)

# Which clang is here and what it can do; remove the file to have it looked up again.
include $(BUILD)/compilers.mk
$(BUILD)/compilers.mk: tools/compilers
	@mkdir -p $(@D)
	@tools/compilers >$@

# A game is a folder; the name of a file in it tells its layer, as in tools/layers.
sources      = $(foreach d,$(1),$(wildcard $(d)/*.c) $(wildcard $(d)/*/*.c))
GAME_BOTS   := $(wildcard games/*/bots*.c)
GAME_MIDDLE := $(wildcard games/*/contract*.c)
GAME_STUDY  := $(wildcard games/*/study*.c)
GAME_FACES  := $(wildcard games/*/face*.c)
GAME_TRAIN  := $(wildcard games/*/train*.c)
GAME_LAB    := $(wildcard games/*/lab*.c)
GAMES       := $(shell sed -n 's/^GAME(\(.*\))$$/\1/p' games/games.def)
PURE    := $(wildcard engine/*.c) $(filter-out $(GAME_BOTS) $(GAME_MIDDLE) $(GAME_STUDY) $(GAME_FACES) $(GAME_TRAIN) $(GAME_LAB),$(wildcard games/*/*.c))
CORE    := $(PURE) $(call sources,cards bots) $(GAME_BOTS) $(call sources,room) $(GAME_MIDDLE)
WORDED  := $(call sources,uploads store net sim lab cli) $(GAME_FACES) words/words.c
SOURCES := $(CORE) $(GAME_STUDY) $(GAME_LAB) $(WORDED) $(BUILD)/gen/words/table.c $(BUILD)/gen/cli/said_list.c $(BUILD)/gen/cli/lessons.c
TESTS   := $(wildcard tests/test_*.c games/*/tests/test_*.c)

CPPFLAGS := -I. -I$(BUILD)/gen -D_GNU_SOURCE -DWITH_PICTURES $(if $(PKGS),$(shell $(PKG_CONFIG) --cflags $(PKGS)))
WARNINGS := -Wall -Wextra -Werror -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Wvla -Wpointer-arith -Wwrite-strings -Wconversion -Wno-unused-parameter
CFLAGS   := -std=gnu17 -g $(WARNINGS) -ffp-contract=off -fno-math-errno
LIBS     := $(if $(PKGS),$(shell $(PKG_CONFIG) --libs $(PKGS))) -lpthread -lm

# Every x86 of the last fifteen years counts bits in one instruction; the rules do so all the time.
MACHINE     := $(shell $(CC) -dumpmachine)
ARCH        := $(if $(filter x86_64%,$(MACHINE)),-march=x86-64-v2)
# Without -fno-tree-sra gcc takes moves, which are one word, apart again.
OPT_FLAGS   := -O2 -fno-plt -fno-tree-sra $(ARCH)
# The program that people run is hardened; tests/build.sh reads all of this in the file that comes out.
HARD_FLAGS  := -fPIE -fstack-protector-strong -fstack-clash-protection -D_FORTIFY_SOURCE=3 $(if $(filter x86_64%,$(MACHINE)),-fcf-protection)
# Without the debugger's part, which packages leave out, no byte says where it was built: two builds of one commit are the same.
HARD_LINK   := -pie -Wl,-z,relro,-z,now,-z,noexecstack,--build-id=none
SAN_FLAGS   := -O1 -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all
CLANG_FLAGS := -O2 -Wno-string-conversion $(ARCH)

# The page needs npm and a clang that makes WebAssembly. Without them it is taken as it lies in web/dist (a release tarball has it there),
# and else everything but the page is built. `make PAGE=` leaves it out, too.
PAGE_LACKS := $(or $(if $(shell command -v npm),,npm),$(WASM_LACKS))
PAGE := $(if $(PAGE_LACKS),$(wildcard web/dist/index.html),web/dist/index.html)

all: $(BUILD)/dizaine $(BUILD)/load $(BUILD)/floor $(BUILD)/commits $(BUILD)/layers.ok $(BUILD)/purity.ok ## build build/dizaine, optimised (the default)

# Files inside the program: the schema of the store, the licences, and the page (a plain one where the real one is not built).
EMBEDDED := store/schema.S cli/notices.S net/schemas.S $(BUILD)/assets.S
NOTICES  := $(BUILD)/gen/cli/notices.txt
$(NOTICES): tools/notices LICENSE web/font/OFL.txt $(wildcard licences/*.txt)
	@mkdir -p $(@D)
	tools/notices >$@
# The schemas of each game's messages, and the version.
WIRE := $(BUILD)/gen/net/wire_games.json
$(WIRE): VERSION games/games.def $(GAMES:%=games/%/wire.json)
	@mkdir -p $(@D)
	@{ printf '{"version":"%s","games":{' "$$(cat VERSION)"; between=; for game in $(GAMES); do printf '%s"%s":' "$$between" $$game; cat games/$$game/wire.json; between=,; done; echo '}}'; } >$@
$(BUILD)/assets.S: tools/embed $(or $(PAGE),$(wildcard web/plain/*))
	@mkdir -p $(@D)
	$(if $(PAGE),,@echo "The page is not built$(if $(PAGE_LACKS), for want of $(PAGE_LACKS)): this program serves tables to clients only.")
	tools/embed $(if $(PAGE),web/dist,web/plain) $(BUILD)/assets $@

# What is made from the list of games.
GENERATED := $(BUILD)/gen/games/games.h
$(BUILD)/gen/games/games.h: games/games.def
	@mkdir -p $(@D)
	sed -n 's|^GAME(\(.*\))$$|#include "games/\1/\1.h"|p' $< >$@

GENERATED += $(BUILD)/gen/cli/all_commands.def
$(BUILD)/gen/cli/all_commands.def: cli/commands.def $(wildcard games/*/commands.def)
	@mkdir -p $(@D)
	cat $^ >$@

# The version; the file changes only with what it says.
GENERATED += $(BUILD)/gen/cli/version.h
$(BUILD)/gen/cli/version.h: always
	@mkdir -p $(@D)
	@tools/version >$@.new && { cmp -s $@.new $@ || cp $@.new $@; }

# The version alone, for the library.
GENERATED += $(BUILD)/gen/lab/version.h
$(BUILD)/gen/lab/version.h: VERSION
	@mkdir -p $(@D)
	echo '#define LIBDIZAINE_VERSION "$(shell cat VERSION)"' >$@

# The texts: tools/words takes those whose names stand in the C sources, and changes no file without need.
WORDS := $(BUILD)/gen/words/table.h $(BUILD)/gen/words/table.c $(BUILD)/page/words.ts $(BUILD)/page/late.ts
GENERATED += $(WORDS)
$(BUILD)/words.ok: tools/words $(WORDED) $(wildcard words/*.properties games/*/words.*.properties)
	@mkdir -p $(@D)
	@tools/words $(BUILD)
	@touch $@
$(WORDS): $(BUILD)/words.ok ;

# The lessons, for the terminal and for the page.
LESSONS := $(BUILD)/gen/cli/lessons.c $(BUILD)/page/lessons.ts
$(BUILD)/lessons.ok: tools/lessons games/games.def $(wildcard games/*/lesson.txt)
	@mkdir -p $(@D)
	@tools/lessons $(BUILD)
	@touch $@
$(LESSONS): $(BUILD)/lessons.ok ;

# What the program says of itself, in other languages than the sources'.
SAID := $(BUILD)/gen/cli/said_list.c
$(SAID): tools/po $(wildcard words/terminal.*.po)
	@mkdir -p $(@D)
	@tools/po >$@

# An object depends on the flags that it is made with, which are kept in build/NAME.flags, and not on this file.
# $(1) name, $(2) flags. A file that is new is dated back: the objects that are there already stay.
define flags
ifneq ($$(file <$(BUILD)/$(1).flags),$(strip $(2)))
$(1)_FLAGS_KEPT := $$(wildcard $(BUILD)/$(1).flags)
$$(shell mkdir -p $(BUILD))$$(file >$(BUILD)/$(1).flags,$(strip $(2)))$$(if $$($(1)_FLAGS_KEPT),,$$(shell touch -d @0 $(BUILD)/$(1).flags))
endif
endef

# A variant is a compiler and flags; its objects live in build/NAME/, so that variants never mix.
# $(1) name, $(2) compiler, $(3) flags, $(4) flags for the linker
define variant
$(call flags,$(1),$(2) $(CPPFLAGS) $(CFLAGS) $(3))
$(1)_OBJECTS := $$(SOURCES:%.c=$(BUILD)/$(1)/%.o)
$(BUILD)/$(1)/%.o: %.c $(BUILD)/$(1).flags | $$(GENERATED)
	@mkdir -p $$(@D)
	$(2) $$(CPPFLAGS) $$(CFLAGS) $(3) -MMD -MP -c $$< -o $$@
$(BUILD)/$(1)/%.o: %.S $(BUILD)/$(1).flags
	@mkdir -p $$(@D)
	$(2) $(3) -I. -I$(BUILD)/gen -c $$< -o $$@
$(BUILD)/$(1)/lib.a: $$(filter-out %/cli/main.o,$$($(1)_OBJECTS)) $$(EMBEDDED:%.S=$(BUILD)/$(1)/%.o)
	@rm -f $$@
	ar rcs $$@ $$^
$(BUILD)/$(1)/dizaine: $(BUILD)/$(1)/cli/main.o $(BUILD)/$(1)/lib.a
	$(2) $(3) $(4) $$^ $$(LIBS) -o $$@
$(BUILD)/$(1)/store/schema.o: store/schema.sql store/postgres.sql store/postgres_2.sql store/postgres_3.sql store/postgres_4.sql store/postgres_5.sql store/postgres_6.sql store/postgres_7.sql
$(BUILD)/$(1)/cli/notices.o: $(NOTICES)
$(BUILD)/$(1)/net/schemas.o: net/wire.json $(WIRE)
-include $$($(1)_OBJECTS:.o=.d)
endef
$(eval $(call variant,opt,$(CC),$(OPT_FLAGS) $(HARD_FLAGS),$(HARD_LINK)))
$(eval $(call variant,san,$(CC),$(SAN_FLAGS)))
$(eval $(call variant,clang,$(or $(CLANG),clang),$(CLANG_FLAGS)))

# The load generator of bench/server, the floor that it is compared with, and commits for bench/nodes: no part of the product.
$(BUILD)/load $(BUILD)/floor $(BUILD)/commits: $(BUILD)/%: $(BUILD)/opt/bench/%.o $(BUILD)/opt/lib.a
	$(CC) $(OPT_FLAGS) $^ $(LIBS) -o $@
-include $(BUILD)/opt/bench/load.d $(BUILD)/opt/bench/floor.d $(BUILD)/opt/bench/commits.d

$(BUILD)/dizaine: $(BUILD)/opt/dizaine
	cp $< $@.new && mv $@.new $@

# The rules are pure and no layer includes a higher one: the build itself refuses anything else.
PURE_OBJECTS := $(PURE:%.c=$(BUILD)/pure/%.o)
pure-sources:
	@echo $(PURE)
.PHONY: pure-sources
PURE_FLAGS := -O1 -mgeneral-regs-only -fno-pic -fno-stack-protector
$(eval $(call flags,pure,$(CC) $(CPPFLAGS) $(CFLAGS) $(PURE_FLAGS)))
$(BUILD)/pure/%.o: %.c $(BUILD)/pure.flags | $(GENERATED)
	@mkdir -p $(@D)
	$(CC) $(CPPFLAGS) $(CFLAGS) $(PURE_FLAGS) -MMD -MP -c $< -o $@
-include $(PURE_OBJECTS:.o=.d)
$(BUILD)/purity.ok: $(PURE_OBJECTS) tools/purity
	tools/purity $(PURE_OBJECTS)
	@touch $@
$(BUILD)/layers.ok: tools/layers $(shell git ls-files "*.[chS]" "*.def" 2>/dev/null || find . -name "*.[ch]")
	tools/layers
	@mkdir -p $(@D) && touch $@

# WebAssembly: a module without imports. wasm-ld is called by itself, since clang as a linker may run other tools.
WASM_FLAGS := --target=wasm32-wasi -O2 -Wno-string-conversion -mbulk-memory -ffunction-sections -fdata-sections
WASM_SOURCES := $(CORE) $(GAME_STUDY) $(GAME_LAB) sim/signature.c sim/playouts.c $(wildcard web/*.c)
WASM_LINK := --no-entry --gc-sections --strip-all --stack-first -z stack-size=1048576 --export=malloc --export=free
$(eval $(call flags,wasm,$(WASM_CC) $(WASM_FLAGS) $(CFLAGS)))
$(BUILD)/wasm/%.o: %.c $(BUILD)/wasm.flags | $(GENERATED)
	@mkdir -p $(@D)
	$(WASM_CC) -I. -I$(BUILD)/gen -D_GNU_SOURCE $(CFLAGS) $(WASM_FLAGS) -MMD -MP -c $< -o $@
-include $(WASM_SOURCES:%.c=$(BUILD)/wasm/%.d)
$(BUILD)/dizaine.wasm: $(WASM_SOURCES:%.c=$(BUILD)/wasm/%.o)
	$(WASM_LD) $(WASM_LINK) $^ $(WASM_LIBS) -o $@
# A game of pictures needs the painter, which weighs more than all the rest: a module of its own has it.
PAINTED := $(shell grep -lw WITH_PICTURES $(WASM_SOURCES))
$(BUILD)/wasm/painted/%.o: %.c $(BUILD)/wasm.flags | $(GENERATED)
	@mkdir -p $(@D)
	$(WASM_CC) -I. -I$(BUILD)/gen -D_GNU_SOURCE -DWITH_PICTURES $(CFLAGS) $(WASM_FLAGS) -MMD -MP -c $< -o $@
-include $(PAINTED:%.c=$(BUILD)/wasm/painted/%.d)
$(BUILD)/dizaine-pictures.wasm: $(patsubst %.c,$(BUILD)/wasm/%.o,$(filter-out $(PAINTED),$(WASM_SOURCES))) $(PAINTED:%.c=$(BUILD)/wasm/painted/%.o)
	$(WASM_LD) $(WASM_LINK) $^ $(WASM_LIBS) -o $@
# What the bots of such a game know of words is handed to that module when one of them first thinks.
$(BUILD)/dizaine-lexicon.txt: tools/lexicon cards/lexicon.c $(wildcard cards/lexicon/*.c)
	@mkdir -p $(@D)
	tools/lexicon >$@.part
	@mv $@.part $@
wasm: $(BUILD)/dizaine.wasm $(BUILD)/dizaine-pictures.wasm $(BUILD)/dizaine-lexicon.txt ## build the rules, bots and room for the browser: dizaine.wasm, and dizaine-pictures.wasm with pictures

# The page: esbuild and Preact come by npm, with the lock's hashes.
PAGE_WASM := $(BUILD)/dizaine.wasm $(BUILD)/dizaine-pictures.wasm $(BUILD)/dizaine-lexicon.txt
PAGE_SOURCES := $(shell find web/src web/static web/font games/*/page -type f) games/games.def $(wildcard games/*/rules.*.md) $(wildcard web/*.mjs web/*.html web/*.svg web/*.json)
$(BUILD)/npm-run.ok: web/package-lock.json
	@mkdir -p $(@D)
	cd web && npm ci --omit=dev --loglevel=error >/dev/null
	@touch $@
# Behind the page: npm ci empties the folder from which the page is being built.
$(BUILD)/npm-test.ok: $(BUILD)/npm-run.ok | $(PAGE)
	cd web && npm ci --loglevel=error >/dev/null
	@touch $@
ifeq ($(PAGE_LACKS),)
web/dist/index.html: $(PAGE_SOURCES) $(BUILD)/page/words.ts $(BUILD)/page/late.ts $(BUILD)/page/lessons.ts $(PAGE_WASM) $(NOTICES) $(BUILD)/npm-run.ok
	node web/build.mjs
endif
page: $(PAGE) ## build the page into web/dist
	$(if $(PAGE),,@echo "The page cannot be built for want of $(PAGE_LACKS)."; exit 1)

# The trainer of the bots' networks, the one place with floating point in its results: built for speed, run by hand (docs/bots.md).
TRAIN_FLAGS   := -O3 -march=x86-64-v3 -ffast-math -ffp-contract=fast -Wno-stringop-overflow
TRAIN_SOURCES := $(wildcard train/*.c) bots/net.c engine/game.c $(foreach d,$(sort $(dir $(GAME_TRAIN))),$(filter $(d)%,$(PURE) $(GAME_BOTS) $(GAME_TRAIN)))
GENERATED += $(BUILD)/gen/train/all_courses.def
$(BUILD)/gen/train/all_courses.def: $(wildcard games/*/courses.def)
	@mkdir -p $(@D)
	cat $^ >$@
$(eval $(call flags,train,$(CC) $(CPPFLAGS) $(CFLAGS) $(TRAIN_FLAGS)))
$(BUILD)/train/%.o: %.c $(BUILD)/train.flags | $(GENERATED)
	@mkdir -p $(@D)
	$(CC) $(CPPFLAGS) $(CFLAGS) $(TRAIN_FLAGS) -MMD -MP -c $< -o $@
-include $(TRAIN_SOURCES:%.c=$(BUILD)/train/%.d)
$(BUILD)/dizaine-train: $(TRAIN_SOURCES:%.c=$(BUILD)/train/%.o) $(BUILD)/opt/lib.a
	$(CC) $^ $(LIBS) -o $@
train: $(BUILD)/dizaine-train ## build the trainer of the bots' networks

# Fuzz targets: bytes in, no broken assert out.
FUZZ_FLAGS   := -O1 -Wno-string-conversion -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all
FUZZ_SOURCES := $(PURE) room/record.c room/deal.c store/record_read.c store/record_stream.c store/json_scan.c words/words.c $(BUILD)/gen/words/table.c
FUZZ_PROGRAMS := $(patsubst fuzz/%.c,$(BUILD)/fuzz/%,$(wildcard fuzz/*.c))
$(eval $(call flags,fuzz,$(CLANG) $(CPPFLAGS) $(CFLAGS) $(FUZZ_FLAGS)))
$(BUILD)/fuzz/%.o: %.c $(BUILD)/fuzz.flags | $(GENERATED)
	@mkdir -p $(@D)
	$(CLANG) $(CPPFLAGS) $(CFLAGS) $(FUZZ_FLAGS) -fsanitize=fuzzer-no-link -MMD -MP -c $< -o $@
$(BUILD)/fuzz/%: $(BUILD)/fuzz/fuzz/%.o $(FUZZ_SOURCES:%.c=$(BUILD)/fuzz/%.o)
	$(CLANG) $(FUZZ_FLAGS) -fsanitize=fuzzer $^ -ljansson -o $@
-include $(FUZZ_SOURCES:%.c=$(BUILD)/fuzz/%.d) $(patsubst fuzz/%.c,$(BUILD)/fuzz/fuzz/%.d,$(wildcard fuzz/*.c))
# The server's part is instrumented; what it stands on has targets of its own and comes from the clang build.
FUZZ_SERVER := $(patsubst %.c,$(BUILD)/fuzz/%.o,$(wildcard net/*.c) store/sqlite.c)
$(BUILD)/fuzz/fuzz_message: $(BUILD)/fuzz/fuzz/fuzz_message.o $(FUZZ_SERVER) $(BUILD)/clang/lib.a
$(BUILD)/fuzz/fuzz_wire: $(BUILD)/fuzz/fuzz/fuzz_wire.o $(filter-out %/net/server.o,$(FUZZ_SERVER)) $(BUILD)/clang/lib.a
$(BUILD)/fuzz/fuzz_message $(BUILD)/fuzz/fuzz_wire:
	$(CLANG) $(FUZZ_FLAGS) -fsanitize=fuzzer $^ $(LIBS) -o $@
-include $(FUZZ_SERVER:.o=.d)
fuzz: all $(FUZZ_PROGRAMS) ## fuzz records, moves, messages and the wire for FUZZ_SECONDS each (600)
	FUZZ_SECONDS=$${FUZZ_SECONDS:-600} tests/fuzz.sh

FAULTS := 60
faults: all ## FAULTS times (60) something happens to a cluster while people play there, and whatever was confirmed is checked
	FAULTS=$(FAULTS) $(if $(SEED),SEED=$(SEED)) python3 tests/nodes.py

fault-mutants: all ## take away what keeps servers apart, one thing after the other, and see that check notice
	FAULTS=8 tests/mutants.sh --faults

check-postgres: all $(BUILD)/san/dizaine ## run the server's tests that play on PostgreSQL instead of SQLite
	for name in play secrets routes edges odd admin people reports rights reminders back days book; do python3 tests/lib/postgres.py python3 tests/server_$$name.py || exit 1; done

SOAK_SECONDS := 3600
soak: all ## random people, bots, drops, kills, time jumps and full disks for SOAK_SECONDS (3600), beside a model
	tests/soak.py --seconds $(SOAK_SECONDS) $(if $(SEED),--seed $(SEED))

# Tests run against the sanitised build.
TEST_PROGRAMS := $(TESTS:%.c=$(BUILD)/san/%)
TRUTHS := $(patsubst %.c,$(BUILD)/san/%.o,$(wildcard games/*/tests/truths.c))
$(TEST_PROGRAMS): $(BUILD)/san/%: %.c $(TRUTHS) $(BUILD)/san/lib.a
	@mkdir -p $(@D)
	$(CC) $(CPPFLAGS) $(CFLAGS) $(SAN_FLAGS) -MMD -MP $< $(TRUTHS) $(BUILD)/san/lib.a $(LIBS) -lcmocka -o $@
-include $(TEST_PROGRAMS:%=%.d) $(TRUTHS:.o=.d)

tests: $(TEST_PROGRAMS) $(BUILD)/dizaine-train $(BUILD)/san/dizaine $(BUILD)/clang/dizaine $(BUILD)/dizaine.wasm $(if $(PAGE),$(BUILD)/npm-test.ok) $(FUZZ_PROGRAMS) ## build every test program

mutants: all ## break one line after the other and see the tests notice
	tests/mutants.sh --all

check: all tests ## run every test (what ./test does after installing)
	tests/run

check-%: all tests ## run the tests whose name contains a word, as in make check-dix
	tests/run $*

golden: $(BUILD)/san/tests/test_golden ## write the golden games and perft counts anew, to be read before they are kept
	GOLDEN_WRITE=1 $<

format: ## lay out the C sources
	$(or $(shell command -v clang-format-14),clang-format) -i $$(git ls-files "*.[ch]")

clean: ## remove everything built
	rm -rf $(BUILD) web/dist

include packaging/package.mk
include lab/lab.mk

help: ## list the targets
	@grep -hE '^[a-z%-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 12

# Things that are looked at each time.
always:

.PHONY: always all page wasm train fuzz soak faults fault-mutants check-postgres mutants tests golden check format clean help
.DELETE_ON_ERROR:
.SECONDARY:
