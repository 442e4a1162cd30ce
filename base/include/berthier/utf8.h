/*
 * utf8.h - letters: of several bytes, and capitals of those of one.
 */
#ifndef BT_UTF8_H
#define BT_UTF8_H

/**
 * Length of the well-formed UTF-8 sequence at p, or 0.  Text ends with a zero byte, which continues
 * no letter, so nothing past it is read.
 */
int bt_utf8_length(const unsigned char *p);

/**
 * The capital of a letter a to z, in every language alike: toupper leaves an i as it is where Turkish
 * is spoken.  Anything else stays what it is.
 */
static inline char
bt_capital(char letter)
{
    return letter >= 'a' && letter <= 'z' ? (char)(letter - 'a' + 'A') : letter;
}

#endif
