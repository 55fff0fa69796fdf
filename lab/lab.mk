# lab.mk: the laboratory: libdizaine, the Python and npm packages that stand on it, and the program with MPI.

# The library: rules, pictures, bots, records and encodings in one file that needs nothing but libc and jansson. What others may call is dz_*.
LIB_ABI     := 1
LIB_FLAGS   := $(OPT_FLAGS) -fPIC -fno-semantic-interposition -fstack-protector-strong
LIB_SOURCES := $(CORE) $(GAME_LAB) lab/lab.c lab/library.c lab/batch.c store/record_read.c store/record_stream.c store/json_scan.c words/words.c $(BUILD)/gen/words/table.c
LIBRARY     := $(BUILD)/lib/libdizaine.so.$(LIB_ABI)
$(eval $(call flags,pic,$(CC) $(CPPFLAGS) $(CFLAGS) $(LIB_FLAGS)))
$(BUILD)/pic/%.o: %.c $(BUILD)/pic.flags | $(GENERATED)
	@mkdir -p $(@D)
	$(CC) $(CPPFLAGS) $(CFLAGS) $(LIB_FLAGS) -MMD -MP -c $< -o $@
-include $(LIB_SOURCES:%.c=$(BUILD)/pic/%.d)
$(LIBRARY): $(LIB_SOURCES:%.c=$(BUILD)/pic/%.o) lab/libdizaine.map
	@mkdir -p $(@D)
	$(CC) $(LIB_FLAGS) -shared -Wl,-soname,$(@F) -Wl,--version-script=lab/libdizaine.map -Wl,-z,relro,-z,now,-z,noexecstack,-z,defs,--build-id=none $(filter %.o,$^) \
		-Wl,-rpath,'$$ORIGIN' -ljansson -o $@
	ln -sf $(@F) $(@D)/libdizaine.so
lib: $(LIBRARY) ## build libdizaine, the games as a shared library, into build/lib

# Python: the package is python/dizaine; a wheel carries the library inside.
wheel: $(LIBRARY) ## build a wheel of the Python package into build/packages
	@python3 python/wheel.py $(BUILD) $(LIBRARY)

# JavaScript: the npm package is npm/ with the WebAssembly module inside.
npm-package: $(BUILD)/dizaine.wasm $(BUILD)/dizaine-pictures.wasm $(BUILD)/dizaine-lexicon.txt $(NOTICES) ## build the npm package into build/packages
	@npm/pack $(BUILD)

# Many machines: the same program with lab/cluster.c made for MPI, which comes before the one in lib.a.
MPICC := $(shell command -v mpicc)
MPI_FLAGS := $(if $(MPICC),$(filter -I% -D% -pthread,$(shell $(MPICC) --showme:compile 2>/dev/null)))
$(BUILD)/mpi/cluster.o: lab/cluster.c lab/cluster.h
	@mkdir -p $(@D)
	$(if $(MPICC),,@echo "dizaine-mpi needs Open MPI: apt-get install libopenmpi-dev openmpi-bin"; exit 2)
	$(CC) $(CPPFLAGS) $(CFLAGS) $(OPT_FLAGS) $(HARD_FLAGS) $(MPI_FLAGS) -DWITH_MPI -c $< -o $@
$(BUILD)/dizaine-mpi: $(BUILD)/mpi/cluster.o $(BUILD)/opt/cli/main.o $(BUILD)/opt/lib.a
	$(MPICC) $(OPT_FLAGS) $(HARD_FLAGS) $(HARD_LINK) $^ $(LIBS) -o $@
$(BUILD)/dizaine-train-mpi: $(BUILD)/mpi/cluster.o $(TRAIN_SOURCES:%.c=$(BUILD)/train/%.o) $(BUILD)/opt/lib.a
	$(MPICC) $^ $(LIBS) -o $@
mpi: $(BUILD)/dizaine-mpi $(BUILD)/dizaine-train-mpi ## build build/dizaine-mpi, whose sim and microscope run on many machines, and build/dizaine-train-mpi
ifdef MPI
all: mpi
endif

tests: lib npm-package $(if $(MPICC),mpi)

.PHONY: lib wheel npm-package mpi
