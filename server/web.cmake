# The web client, built by npm and compiled in as a table of files: sets
# client_c to the C file.  With BT_WEB=OFF one page that says so takes its place.
option(BT_WEB "Compile in the web client (needs Node.js and npm)" ON)

set(client_c ${CMAKE_CURRENT_BINARY_DIR}/client.c)
set(web ${CMAKE_SOURCE_DIR}/web)
if(BT_WEB)
  find_program(NPM npm)
  if(NOT NPM)
    message(FATAL_ERROR "The web client needs Node.js and npm, and there is no npm: "
                        "tools/install-deps installs it, or build without with -DBT_WEB=OFF")
  endif()
  set(client_dir ${CMAKE_BINARY_DIR}/web)
  file(GLOB_RECURSE client_sources CONFIGURE_DEPENDS ${web}/src/* ${web}/public/* ${web}/build/*
       ${CMAKE_SOURCE_DIR}/po/*.po)
  list(FILTER client_sources EXCLUDE REGEX "\\.test\\.ts$")
  foreach(file index.html package.json package-lock.json vite.config.ts svelte.config.js)
    list(APPEND client_sources ${web}/${file})
  endforeach()
  add_custom_command(OUTPUT ${client_c}
    COMMAND ${CMAKE_SOURCE_DIR}/tools/build-web ${client_dir}
    COMMAND embed ${client_dir} ${client_c}
    DEPENDS embed ${CMAKE_SOURCE_DIR}/tools/build-web ${CMAKE_SOURCE_DIR}/tools/brotli.mjs
            ${client_sources}
    COMMENT "Building the web client" VERBATIM)
else()
  set(client_dir ${CMAKE_CURRENT_SOURCE_DIR}/no-client)
  add_custom_command(OUTPUT ${client_c} COMMAND embed ${client_dir} ${client_c}
    DEPENDS embed ${client_dir}/index.html COMMENT "Leaving out the web client" VERBATIM)
endif()
