/*
 * names.h - the names a server answers to.
 *
 * A page of another site can have its own name lead to this machine (DNS
 * rebinding) and then talk to the server as if it were the server's page.  It
 * cannot change the Host that is sent: a server that knows its names refuses it.
 */
#ifndef BT_NAMES_H
#define BT_NAMES_H

#include <stdbool.h>

/**
 * Is it a name of the server?  Addresses and localhost always are: no name leads astray there.
 *
 * @param host   of a request, with or without a port
 * @param names  count of them, "*" for any
 */
bool bt__name_is_ours(const char *host, const char *const *names, int count);

#endif
