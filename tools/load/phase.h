/* phase.h - how long a pair waits while this or that goes on beside it. */
#ifndef LOAD_PHASE_H
#define LOAD_PHASE_H

#include "figures.h"
#include "player.h"

enum { LOAD_PAUSE = 25000 }; /* microseconds between two actions of a pair */

/** One thing that goes on, round by round: percentiles of waits in microseconds, and actions. */
typedef struct load_phase {
    double p50[LOAD_ROUNDS_MAX], p99[LOAD_ROUNDS_MAX];
    uint64_t moves;
} load_phase;

/** Let the pair play for some seconds as round n of a phase. */
void load_phase_measure(load_phase *phase, load_pair *pair, double seconds, int n);

/** Let it play without looking. */
void load_phase_pass(load_pair *pair, double seconds);

#endif
