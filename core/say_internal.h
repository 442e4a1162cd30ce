/*
 * say_internal.h - the catalogues compiled in, and their placeholders.
 */
#ifndef BT_SAY_INTERNAL_H
#define BT_SAY_INTERNAL_H

#include <berthier/say.h>

/** Made from po/LANGUAGE.po by tools/poc; NULL stands at the end. */
extern const bt_catalogue *const bt__catalogues[];

/** The number in "{n}" at the beginning of a text, or -1. */
int bt__placeholder(const char *text);

#endif
