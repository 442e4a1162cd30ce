/* figures.c - what is made of many numbers. */
#include "figures.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int
compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double
load_median(const double *numbers, int count)
{
    double sorted[LOAD_ROUNDS_MAX];
    memcpy(sorted, numbers, (size_t)count * sizeof *sorted);
    qsort(sorted, (size_t)count, sizeof *sorted, compare);
    return sorted[count / 2];
}

static int
compare_whole(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

double
load_percentile(uint32_t *numbers, size_t count, int percent)
{
    if (count == 0)
        return 0;
    qsort(numbers, count, sizeof *numbers, compare_whole);
    size_t at = count * (size_t)percent / 100;
    return numbers[at < count ? at : count - 1];
}

void
load_row(const char *what, const char *value, const char *target, bool good)
{
    printf("| %s | %s | %s | %s |\n", what, value, target, *target ? good ? "yes" : "**no**" : "");
}

const char *
load_say(char *out, const char *format, double value)
{
    int digits = strcmp(format, "x") == 0 ? 2 : strcmp(format, "k") == 0 ? 1 : 0;
    (void)snprintf(out, 32, "%.*f", digits, value);
    return out;
}
