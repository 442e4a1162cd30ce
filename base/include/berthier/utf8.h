/*
 * utf8.h - letters of several bytes.
 */
#ifndef BT_UTF8_H
#define BT_UTF8_H

/**
 * Length of the well-formed UTF-8 sequence at p, or 0.  Text ends with a zero byte, which continues
 * no letter, so nothing past it is read.
 */
int bt_utf8_length(const unsigned char *p);

#endif
