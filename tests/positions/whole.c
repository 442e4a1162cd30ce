/*
 * whole.c - is a text part of another, with every number in it whole?
 *
 * "for 1" is part of "0504 for 1, ends", and of neither "for 12" nor "for 1/2"
 * nor "for 1½"; "column 3" is not part of "column 3-1".
 */
#include "run.h"

#include <ctype.h>
#include <string.h>

static bool
is_digit(char c)
{
    return isdigit((unsigned char)c) != 0;
}

static bool
is_half(const char *text)
{
    return !strncmp(text, "½", strlen("½"));
}

/* Does a number that begins at `at` have more of it before? */
static bool
goes_on_before(const char *begin, const char *at)
{
    size_t before = (size_t)(at - begin);

    if (!before)
        return false;
    if (is_digit(at[-1]))
        return true;
    if (strchr("/.", at[-1]))
        return before > 1 && is_digit(at[-2]);
    return at[-1] == '-' && (before == 1 || at[-2] == ' ' || is_digit(at[-2]));
}

/* Does a number that ends before `at` have more of it here? */
static bool
goes_on_after(const char *at)
{
    if (is_digit(*at))
        return true;
    if (*at == '/')
        return isalnum((unsigned char)at[1]) != 0;
    if (strchr("-.", *at) && *at)
        return is_digit(at[1]);
    return is_half(at);
}

bool
bt_has_whole(const char *text, const char *part)
{
    size_t length = strlen(part);

    if (!length)
        return true;
    for (const char *at = text; (at = strstr(at, part)); at++) {
        bool cut = is_digit(part[0]) && goes_on_before(text, at);
        cut |= is_digit(part[length - 1]) && goes_on_after(at + length);
        if (!cut)
            return true;
    }
    return false;
}
