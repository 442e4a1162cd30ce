/*
 * games.c - the registry, expanded from games.def.
 */
#include <berthier/games.h>

#include <string.h>

#define GAME(id, table, data)                                                                      \
    extern const bt_rules table;                                                                   \
    extern const bt_pack data;
#include "games.def"
#undef GAME

typedef struct game {
    const char *id;
    const bt_rules *rules;
    const bt_pack *pack;
} game;

static const game games[] = {
#define GAME(id, table, data) { (id), &(table), &(data) },
#include "games.def"
#undef GAME
};

static const game *
find(const char *id)
{
    for (size_t i = 0; i < BT_COUNT(games); i++) {
        if (strcmp(games[i].id, id) == 0)
            return &games[i];
    }
    return NULL;
}

const bt_rules *
bt_games_find(const char *id)
{
    const game *found = find(id);
    return found ? found->rules : NULL;
}

const bt_rules *
bt_games_at(int index)
{
    return index >= 0 && (size_t)index < BT_COUNT(games) ? games[index].rules : NULL;
}

const bt_pack *
bt_games_pack(const char *id)
{
    const game *found = find(id);
    return found ? found->pack : NULL;
}
