# Warnings and sanitizers for every target (gcc 12 and clang 14 both clean).
add_compile_options(-pedantic -Wall -Wextra -Wconversion -Wshadow -Wstrict-prototypes
                    -Wmissing-prototypes -Wswitch-enum -Wvla -Wundef -Wformat=2 -Wcast-qual
                    -Wwrite-strings)
if(CMAKE_C_COMPILER_ID STREQUAL "GNU")
  add_compile_options(-Wduplicated-cond -Wlogical-op -Wjump-misses-init)
endif()
if(BT_WERROR)
  add_compile_options(-Werror)
  add_link_options(-Werror) # gcc warns at link time, too, where it optimizes whole programs
endif()
if(BT_SANITIZE)
  add_compile_options(-fsanitize=${BT_SANITIZE} -fno-omit-frame-pointer
                      -fno-sanitize-recover=undefined)
  add_link_options(-fsanitize=${BT_SANITIZE})
endif()
# What is not built to be searched by sanitizers is built to be hard to misuse: canaries on stacks,
# checked copies, an address that differs each time, no table of functions left to be written.
if(NOT BT_SANITIZE AND NOT BT_WASM)
  include(CheckPIESupported)
  check_pie_supported(LANGUAGES C)
  set(CMAKE_POSITION_INDEPENDENT_CODE ON)
  add_compile_options(-fstack-protector-strong -fstack-clash-protection)
  add_link_options(LINKER:-z,relro LINKER:-z,now LINKER:-z,noexecstack)
  add_compile_options($<$<CONFIG:Release,RelWithDebInfo>:-U_FORTIFY_SOURCE>
                      $<$<CONFIG:Release,RelWithDebInfo>:-D_FORTIFY_SOURCE=3>)
endif()
# A program for newer processors says so in its header: on an older one the loader refuses it with a sentence.
if(BT_ARCH)
  add_compile_options(-march=${BT_ARCH})
  if(BT_ARCH MATCHES "^x86-64-v[2-4]$")
    add_link_options(LINKER:-z,${BT_ARCH})
  endif()
endif()
if(CMAKE_BUILD_TYPE STREQUAL "Release")
  include(CheckIPOSupported)
  check_ipo_supported(RESULT BT_IPO OUTPUT BT_IPO_WHY LANGUAGES C)
  set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ${BT_IPO})
endif()
# What random games of every game run often is laid out for it.  The counts lie beside the objects, so
# both builds are made in one directory; what was not run is compiled as it would be without them.
if(BT_PGO AND NOT CMAKE_C_COMPILER_ID STREQUAL "GNU")
  message(FATAL_ERROR "BT_PGO needs gcc")
elseif(BT_PGO STREQUAL "train")
  add_compile_options(-fprofile-generate -fprofile-update=atomic)
  add_link_options(-fprofile-generate)
elseif(BT_PGO STREQUAL "use")
  if(NOT EXISTS ${CMAKE_BINARY_DIR}/trained)
    message(FATAL_ERROR "Nothing has been counted yet: tools/pgo builds, counts and builds again")
  endif()
  add_compile_options(-fprofile-use -fprofile-correction -fprofile-partial-training
                      -Wno-coverage-mismatch)
  add_link_options(-fprofile-use)
elseif(BT_PGO)
  message(FATAL_ERROR "BT_PGO is train or use, not ${BT_PGO}")
endif()
