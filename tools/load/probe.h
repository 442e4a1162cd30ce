/* probe.h - the server under test as a process. */
#ifndef LOAD_PROBE_H
#define LOAD_PROBE_H

#include <sys/types.h>

/** Start `program serve` with more options, ended by NULL, or none; wait until it listens. */
pid_t load_server_start(const char *program, int port, const char *database,
                        const char *const *options);

/** Ask a process to end and wait for it. */
void load_process_end(pid_t process);

/** Resident memory in KiB: now, and the most there was. */
double load_rss(pid_t process);
double load_peak(pid_t process);

/** A port nobody listens on now. */
int load_free_port(void);

/** Seconds of processor time used so far, all threads. */
double load_cpu(pid_t process);

/** What open sockets cost. */
typedef struct load_idling {
    double none; /* milliseconds of processor time a second without any */
    double all;  /* and with all of them */
    double each; /* resident KiB */
} load_idling;

/** Open `count` sockets, ask something on each, and leave them alone but for pings. */
void load_idle(pid_t process, int port, int count, load_idling *out);

#endif
