# A front door only: everything is built by CMake (see CMakePresets.json).
#
#     make         build the program            build/release/berthier
#     make run     install what is missing, build, serve: open http://localhost:8806/
#     make test    install what is missing, build with sanitizers, run every test
#     make bench   speed, as one line of numbers
#     make pgo     the program laid out by what random games run: build/pgo/berthier
#     make load    what the server carries, into docs/performance.md
#     make fuzz    each fuzzer for SECONDS=60
#     make wasm    the rules as WebAssembly      build/wasm/berthier.wasm
#     make types   the client's types, from the .def files
#     make clean   remove build/

BERTHIER = build/release/berthier
SECONDS = 60

.PHONY: all run test bench pgo load fuzz wasm types clean
all:
	@test -f build/release/build.ninja || cmake --preset release || \
	    { echo "Something is missing? tools/install-deps installs it." >&2; exit 1; }
	@cmake --build --preset release

run:
	@tools/install-deps run
	@$(MAKE) --no-print-directory all
	@exec $(BERTHIER) serve --db berthier.db

test:
	@tools/install-deps test
	@cmake --preset dev -DBT_TESTS=ON -DBT_WEB=ON -DBT_RELEASE_TESTS=ON
	@tests/run build/dev

bench: all
	@$(BERTHIER) bench

pgo:
	@tools/install-deps run
	@tools/pgo

load: all
	@tools/load/run

fuzz:
	@tools/install-deps test
	@cmake --preset fuzz
	@cmake --build --preset fuzz
	@tests/fuzz/run build/fuzz $(SECONDS)

wasm:
	@tools/install-deps test
	@cmake --preset release
	@cmake --build --preset release --target bt_data
	@cmake --preset wasm
	@cmake --build --preset wasm

types:
	@test -f build/release/build.ninja || cmake --preset release
	@cmake --build --preset release --target types
	@build/release/tools/types web/src/net/protocol.ts

clean:
	@rm -rf build
