# bt_layer(NAME [LINKS layer...])
#
# One library from the .c files of the current directory (and one level
# below), with its public headers in ./include.  Linking a layer is the only
# way to see its headers, so an upward include does not compile.
function(bt_layer name)
  cmake_parse_arguments(PARSE_ARGV 1 L "" "" "LINKS;SOURCES")
  set(kind STATIC)
  if(BT_SHARED)
    set(kind SHARED)
  endif()
  file(GLOB sources CONFIGURE_DEPENDS "*.c" "*/*.c")
  add_library(bt_${name} ${kind} ${sources} ${L_SOURCES})
  target_include_directories(bt_${name} PUBLIC include PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
  foreach(link ${L_LINKS})
    target_link_libraries(bt_${name} PUBLIC bt_${link})
  endforeach()
endfunction()
