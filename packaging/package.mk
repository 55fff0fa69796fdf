# package.mk: installing, and packages for others.
VERSION   := $(shell cat VERSION)
PREFIX    := /usr/local
DESTDIR   :=
# For whom the unit is: a user that exists only while it runs, or one of that name.
UNIT_USER :=
# Where libraries lie below PREFIX.
LIBDIR    := lib
MANUAL    := $(BUILD)/manual

# Manual pages and completions come from the program's own tables.
$(MANUAL)/made: $(BUILD)/dizaine
	@tools/manual $(BUILD)/dizaine $(MANUAL)
	@touch $@
tests: $(MANUAL)/made
manual: $(MANUAL)/made ## build the manual pages and completions into build/manual

install: all lib $(MANUAL)/made ## install everything under DESTDIR and PREFIX (/usr/local)
	@UNIT_USER=$(UNIT_USER) LIBDIR=$(LIBDIR) packaging/install "$(BUILD)" "$(DESTDIR)" "$(PREFIX)"

uninstall: $(MANUAL)/made ## remove what `make install` put there; settings and tables stay
	@LIBDIR=$(LIBDIR) packaging/install --remove "$(BUILD)" "$(DESTDIR)" "$(PREFIX)"

.PHONY: manual install uninstall

# --- the Debian package ---
DH := dh
deb-tools:
	@command -v $(DH) >/dev/null && [ -e /usr/bin/dh_python3 ] || { echo "make deb needs debhelper and dh-python: apt install debhelper dh-python"; exit 1; }
deb: deb-tools all manual ## build the Debian package into build/packages
	@mkdir -p $(BUILD)/packages && rm -f $(BUILD)/packages/*.deb
	@SOURCE_DATE_EPOCH=$$(dpkg-parsechangelog -S Timestamp) MAKEFLAGS= debian/rules binary >$(BUILD)/deb.log 2>&1 || { tail -20 $(BUILD)/deb.log; exit 1; }
	@ls -l $(BUILD)/packages/*.deb

.PHONY: deb deb-tools

# --- a tarball for a bare machine, and a source tarball that has the page ---
MACHINE_NAME := $(firstword $(subst -, ,$(MACHINE)))
tarball: all manual ## build a tarball that runs without anything else into build/packages
	@packaging/tarball $(BUILD) dizaine-$(VERSION)-linux-$(MACHINE_NAME)
	@ls -l $(BUILD)/packages/dizaine-$(VERSION)-linux-$(MACHINE_NAME).tar.gz

# Whoever builds from it needs neither npm nor a clang that makes WebAssembly.
source-tarball: $(PAGE) ## build a tarball of the sources of this commit with the built page
	@mkdir -p $(BUILD)/packages
	@git archive --format=tar --prefix=dizaine-$(VERSION)/ -o $(BUILD)/source.tar HEAD
	@tar --sort=name --owner=0 --group=0 --numeric-owner --mtime=@$$(git log -1 --format=%ct) --transform 's|^|dizaine-$(VERSION)/|' -rf $(BUILD)/source.tar web/dist
	@gzip -9 -n -c $(BUILD)/source.tar >$(BUILD)/packages/dizaine-$(VERSION).tar.gz && rm $(BUILD)/source.tar
	@ls -l $(BUILD)/packages/dizaine-$(VERSION).tar.gz

# Health checks stand in Docker's form of an image only.
BUILDAH := buildah
image: deb ## build the container image localhost/dizaine with buildah (IMAGE_BASE names another base)
	$(BUILDAH) build --format docker $(if $(IMAGE_BASE),--from $(IMAGE_BASE)) --timestamp $$(git log -1 --format=%ct) -f packaging/Containerfile -t dizaine:$(VERSION) .

.PHONY: tarball source-tarball image

check-packages: deb tarball ## try the packages for real, as root: debootstrap, systemd, an empty chroot, an image, two builds, Debian 13, arm64 and s390x (CHECK names some)
	packaging/check $(CHECK)

.PHONY: check-packages

# --- the documents as a static site ---
docs: $(BUILD)/dizaine ## build the documents and manual pages as a static site into build/site (cmark-gfm, mandoc)
	tools/site $(BUILD)/dizaine $(BUILD)/site

.PHONY: docs
