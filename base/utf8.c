/*
 * utf8.c - letters of several bytes.
 */
#include <berthier/utf8.h>

#include <stdbool.h>

static bool
is_continuation(unsigned char c)
{
    return (c & 0xc0) == 0x80;
}

/* The second byte's bounds exclude overlong forms, surrogates and what lies beyond U+10FFFF. */
int
bt_utf8_length(const unsigned char *p)
{
    if (p[0] < 0x80)
        return 1;
    if (p[0] < 0xc2 || p[0] > 0xf4 || !is_continuation(p[1]))
        return 0;
    if (p[0] < 0xe0)
        return 2;
    if ((p[0] == 0xe0 && p[1] < 0xa0) || (p[0] == 0xed && p[1] > 0x9f) ||
        (p[0] == 0xf0 && p[1] < 0x90) || (p[0] == 0xf4 && p[1] > 0x8f))
        return 0;
    if (!is_continuation(p[2]))
        return 0;
    if (p[0] < 0xf0)
        return 3;
    return is_continuation(p[3]) ? 4 : 0;
}
