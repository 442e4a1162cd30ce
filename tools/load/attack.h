/*
 * attack.h - clients that want no game: each kind takes what it can from a server.
 *
 * Every kind runs in a process of its own, with an address of its own, at the
 * lowest priority: what it takes from the server is measured, not what it takes
 * from the machine that in truth it would not run on.
 */
#ifndef LOAD_ATTACK_H
#define LOAD_ATTACK_H

#include <sys/types.h>

enum { LOAD_ATTACKS_MAX = 16 };

typedef struct load_attackers {
    pid_t processes[LOAD_ATTACKS_MAX];
    int count;
} load_attackers;

/** Begin all kinds of attack; `watch` is a link for onlookers of a game that goes on. */
void load_attack_begin(load_attackers *attackers, int port, const char *watch);

/** End them. */
void load_attack_end(load_attackers *attackers);

#endif
