/*
 * bots.c - the registry of computer players, expanded from bots.def.
 */
#include "bots.h"

#include <string.h>

static const bt_bot bots[] = {
#define BOT(name, text) { #name, (text), bt_bot_##name },
#include "bots.def"
#undef BOT
};

const bt_bot *
bt_bot_find(const char *id)
{
    for (size_t i = 0; i < BT_COUNT(bots); i++) {
        if (strcmp(bots[i].id, id) == 0)
            return &bots[i];
    }
    return NULL;
}

const bt_bot *
bt_bot_at(int index)
{
    return index >= 0 && (size_t)index < BT_COUNT(bots) ? &bots[index] : NULL;
}
