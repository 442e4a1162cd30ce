/*
 * limits.h - what a server lets others use of it, and what it counts.
 *
 * Both lists stand once, in limits.def and counters.def: the options of the
 * program, these structs and what is told of them are made from there.
 */
#ifndef BT_LIMITS_H
#define BT_LIMITS_H

#include <stdint.h>

/** 0 is no limit. */
typedef struct bt_limits {
#define LIMIT(field, option, argument, preset, largest, text) int64_t field;
#include <berthier/limits.def>
#undef LIMIT
} bt_limits;

/** Since the start. */
typedef struct bt_counters {
#define COUNTER(name, text) uint64_t name;
#include <berthier/counters.def>
#undef COUNTER
} bt_counters;

#endif
