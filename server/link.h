/*
 * link.h - the secrets that open a seat.
 *
 * A link is 26 characters, a-z and 2-7: 130 random bits.  The store keeps a
 * fingerprint of it, so a copied database opens no seat.
 */
#ifndef BT_LINK_H
#define BT_LINK_H

#include <berthier/store.h>
#include <stdbool.h>

#define BT_LINK_LENGTH 26

/** Make a new link, zero-terminated. */
void bt_link_new(char out[BT_LINK_LENGTH + 1]);

/** The fingerprint of a link; false when the text cannot be one. */
bool bt_link_hash(const char *text, uint8_t out[BT_LINK_HASH_SIZE]);

#endif
