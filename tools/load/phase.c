/* phase.c - a pair plays at its pace. */
#include "phase.h"

void
load_phase_measure(load_phase *phase, load_pair *pair, double seconds, int n)
{
    load_tally tally = { 0 };
    load_pair_play(pair, seconds, LOAD_PAUSE, &tally);
    phase->p50[n] = load_percentile(tally.waits, tally.wait_count, 50);
    phase->p99[n] = load_percentile(tally.waits, tally.wait_count, 99);
    phase->moves += tally.moves;
    load_tally_release(&tally);
}

void
load_phase_pass(load_pair *pair, double seconds)
{
    load_tally idle = { 0 };
    load_pair_play(pair, seconds, LOAD_PAUSE, &idle);
    load_tally_release(&idle);
}
