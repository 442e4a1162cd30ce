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
if(CMAKE_BUILD_TYPE STREQUAL "Release")
  include(CheckIPOSupported)
  check_ipo_supported(RESULT BT_IPO OUTPUT BT_IPO_WHY LANGUAGES C)
  set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ${BT_IPO})
endif()
