/* figures.h - medians, percentiles, and rows of a table. */
#ifndef LOAD_FIGURES_H
#define LOAD_FIGURES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { LOAD_ROUNDS_MAX = 99 };

double load_median(const double *numbers, int count);

/** Sorts them. */
double load_percentile(uint32_t *numbers, size_t count, int percent);

/** Write a number into 32 bytes: "x" with two digits behind the point, "k" with one, "" with none. */
const char *load_say(char *out, const char *format, double value);

/** Print a row: what, value, target ("" for none), met or not. */
void load_row(const char *what, const char *value, const char *target, bool good);

#endif
