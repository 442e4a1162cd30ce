# A front door only: everything is built by CMake (see CMakePresets.json).
#
#     make         build the program            build/release/berthier
#     make run     install what is missing, build, play
#     make test    install what is missing, build with sanitizers, run every test
#     make bench   speed, as one line of numbers
#     make fuzz    each fuzzer for SECONDS=60
#     make wasm    the rules as WebAssembly      build/wasm/berthier.wasm
#     make clean   remove build/

BERTHIER = build/release/berthier
SECONDS = 60

.PHONY: all run test bench fuzz wasm clean
all:
	@test -f build/release/build.ninja || cmake --preset release || \
	    { echo "Something is missing? tools/install-deps installs it." >&2; exit 1; }
	@cmake --build --preset release

run:
	@tools/install-deps run
	@$(MAKE) --no-print-directory all
	@$(BERTHIER) play napoleon-at-war/jena-auerstadt --french person --prussian greedy

test:
	@tools/install-deps test
	@cmake --preset dev -DBT_TESTS=ON
	@tests/run build/dev

bench: all
	@$(BERTHIER) bench

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

clean:
	@rm -rf build
