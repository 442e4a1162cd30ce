/* probe.h - the server under test as a process. */
#ifndef LOAD_PROBE_H
#define LOAD_PROBE_H

#include <sys/types.h>

/** Start `program serve` and wait until it listens. */
pid_t load_server_start(const char *program, int port, const char *database);

/** Ask a process to end and wait for it. */
void load_process_end(pid_t process);

/** Resident memory in KiB. */
double load_rss(pid_t process);

/** A port nobody listens on now. */
int load_free_port(void);

/** KiB for each of `count` sockets opened and left open while measuring. */
double load_rss_each(pid_t process, int port, int count);

#endif
