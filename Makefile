# Dizaine. `make help` lists what can be made. One source list serves the optimised, sanitised, clang and WebAssembly builds.
BUILD   := build
CC      := gcc
CLANG   := clang-14
WASM_LD := wasm-ld-14
PKGS    := $(shell sh tools/libraries)

PURE    := engine games
CORE    := $(PURE) cards bots room
EDGES   := store net sim cli
SOURCES := $(foreach d,$(CORE) $(EDGES),$(wildcard $(d)/*.c) $(wildcard $(d)/*/*.c))
TESTS   := $(wildcard tests/test_*.c)

CPPFLAGS := -I. -D_GNU_SOURCE $(if $(PKGS),$(shell pkg-config --cflags $(PKGS)))
WARNINGS := -Wall -Wextra -Werror -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Wvla -Wpointer-arith -Wwrite-strings -Wno-unused-parameter
CFLAGS   := -std=gnu17 -g $(WARNINGS) -ffp-contract=off -fno-math-errno
LIBS     := $(if $(PKGS),$(shell pkg-config --libs $(PKGS))) -lpthread -lm

OPT_FLAGS   := -O2 -fno-plt
SAN_FLAGS   := -O1 -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all
CLANG_FLAGS := -O2

all: $(BUILD)/dizaine ## build build/dizaine, optimised (the default)

# A variant is a compiler and flags; its objects live in build/NAME/, so that variants never mix.
# $(1) name, $(2) compiler, $(3) flags
define variant
$(1)_OBJECTS := $$(SOURCES:%.c=$(BUILD)/$(1)/%.o)
$(BUILD)/$(1)/%.o: %.c Makefile
	@mkdir -p $$(@D)
	$(2) $$(CPPFLAGS) $$(CFLAGS) $(3) -MMD -MP -c $$< -o $$@
$(BUILD)/$(1)/%.o: %.S Makefile
	@mkdir -p $$(@D)
	$(2) -I. -c $$< -o $$@
$(BUILD)/$(1)/lib.a: $$(filter-out %/cli/main.o,$$($(1)_OBJECTS)) $$(EMBEDDED:%.S=$(BUILD)/$(1)/%.o)
	@rm -f $$@
	ar rcs $$@ $$^
$(BUILD)/$(1)/dizaine: $(BUILD)/$(1)/cli/main.o $(BUILD)/$(1)/lib.a
	$(2) $(3) $$^ $$(LIBS) -o $$@
-include $$($(1)_OBJECTS:.o=.d)
endef
$(eval $(call variant,opt,$(CC),$(OPT_FLAGS)))
$(eval $(call variant,san,$(CC),$(SAN_FLAGS)))
$(eval $(call variant,clang,$(CLANG),$(CLANG_FLAGS)))

$(BUILD)/dizaine: $(BUILD)/opt/dizaine
	cp $< $@.new && mv $@.new $@

# Tests run against the sanitised build.
TEST_PROGRAMS := $(TESTS:tests/%.c=$(BUILD)/san/tests/%)
$(BUILD)/san/tests/%: tests/%.c $(BUILD)/san/lib.a
	@mkdir -p $(@D)
	$(CC) $(CPPFLAGS) $(CFLAGS) $(SAN_FLAGS) -MMD -MP $< $(BUILD)/san/lib.a $(LIBS) -lcmocka -o $@
-include $(TEST_PROGRAMS:%=%.d)

tests: $(TEST_PROGRAMS) $(BUILD)/san/dizaine ## build every test program

check: all tests ## run every test (what ./test does after installing)
	tests/run

check-%: all tests ## run the tests whose name contains a word, as in make check-dix
	tests/run $*

format: ## lay out the C sources
	clang-format -i $(foreach d,$(CORE) $(EDGES) tests fuzz web,$(wildcard $(d)/*.[ch]))

clean: ## remove everything built
	rm -rf $(BUILD)

help: ## list the targets
	@grep -hE '^[a-z%-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 12

.PHONY: all tests check format clean help
.DELETE_ON_ERROR:
.SECONDARY:
