/*
 * link.c - making links and their fingerprints.
 *
 * The fingerprint is what a link is looked up by, so nothing here needs to
 * take the same time for every link: who measures learns of hashes only.
 */
#include "link.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

static const char letters[] = "abcdefghijklmnopqrstuvwxyz234567";

void
bt_link_new(char out[BT_LINK_LENGTH + 1])
{
    uint8_t random[BT_LINK_LENGTH];

    if (sodium_init() < 0)
        abort(); /* no randomness to be had: a guessable link is worse than none */
    randombytes_buf(random, sizeof random);
    for (int i = 0; i < BT_LINK_LENGTH; i++)
        out[i] = letters[random[i] & 31];
    out[BT_LINK_LENGTH] = '\0';
    sodium_memzero(random, sizeof random);
}

bool
bt_link_hash(const char *text, uint8_t out[BT_LINK_HASH_SIZE])
{
    size_t length = strspn(text, letters);

    if (length != BT_LINK_LENGTH || text[length])
        return false;
    return crypto_generichash(out, BT_LINK_HASH_SIZE, (const uint8_t *)text, length, NULL, 0) == 0;
}
