# Warnings and sanitizers for every target (gcc 12 and clang 14 both clean).
add_compile_options(-pedantic -Wall -Wextra -Wconversion -Wshadow -Wstrict-prototypes
                    -Wmissing-prototypes -Wswitch-enum -Wvla -Wundef -Wformat=2 -Wcast-qual
                    -Wwrite-strings)
if(CMAKE_C_COMPILER_ID STREQUAL "GNU")
  add_compile_options(-Wduplicated-cond -Wlogical-op -Wjump-misses-init)
endif()
if(BT_WERROR)
  add_compile_options(-Werror)
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
if(CMAKE_BUILD_TYPE STREQUAL "Release")
  include(CheckIPOSupported)
  check_ipo_supported(RESULT BT_IPO OUTPUT BT_IPO_WHY LANGUAGES C)
  set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ${BT_IPO})
endif()
