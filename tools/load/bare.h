/* bare.h - what the parts can do alone: SQLite that only commits, libwebsockets that only echoes. */
#ifndef LOAD_BARE_H
#define LOAD_BARE_H

#include <stdint.h>
#include <sys/types.h>

typedef struct load_pace {
    double p50;  /* microseconds */
    double rate; /* a second */
} load_pace;

/** Insert single rows, each committed with synchronous=FULL in WAL, for some seconds. */
load_pace load_sqlite(const char *path, double seconds);

/** Start an echo server in a process of its own; its id. */
pid_t load_echo_start(int port);

/** Send a message of an action's length and wait for its echo, one after the other. */
load_pace load_echo(int port, double seconds);

#endif
