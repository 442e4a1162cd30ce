# cmake -DOUT=FILE.c -P migrations.cmake FILE.sql... - migrations as a C table.
#
# The files are named NNNN-what.sql and counted from 0001 without a gap; the
# number is the version of the database that the migration leads to.
set(count 0)
set(texts "")
set(table "")
math(EXPR last "${CMAKE_ARGC} - 1")
foreach(at RANGE 4 ${last})
  set(file "${CMAKE_ARGV${at}}")
  math(EXPR count "${count} + 1")
  get_filename_component(name "${file}" NAME)
  string(REGEX MATCH "^[0-9][0-9][0-9][0-9]-[a-z0-9-]+\\.sql$" fits "${name}")
  string(SUBSTRING "${name}" 0 4 number)
  if(NOT fits OR NOT number EQUAL count)
    message(FATAL_ERROR "${name}: migration number ${count} was expected here")
  endif()
  file(READ "${file}" bytes HEX)
  string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
  string(APPEND texts "static const char sql_${count}[] = { ${bytes}0 };\n")
  string(APPEND table "    { \"${name}\", sql_${count} },\n")
endforeach()
file(WRITE "${OUT}" "/* Made from server/migrations; changes here are lost. */
#include <store_internal.h>

${texts}
const bt__migration bt__migrations[] = {
${table}};
const int bt__migration_count = ${count};
")
