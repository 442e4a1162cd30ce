/*
 * stored.c - games as they were stored: read as a whole, brought up to date, written as text.
 */
#include "stored.h"

#include <berthier/host.h>
#include <berthier/journal.h>
#include <stdlib.h>
#include <string.h>

static const char no_memory[] = "out of memory";

/* ---- reading ------------------------------------------------------------------ */

typedef struct reading {
    bt__stored *stored;
    bt_error *err;
} reading;

static int
keep(reading *r, const char **text)
{
    *text = bt_arena_strndup(&r->stored->arena, *text, strlen(*text));
    return *text ? BT_OK : bt_fail(r->err, BT_ENOMEM, no_memory);
}

static int
take_game(const bt_game_row *row, void *user)
{
    reading *r = user;
    bt_game_row *own = &r->stored->row;
    const char **texts[] = { &own->rules, &own->scenario, &own->options, &own->start, &own->words };
    int status = BT_OK;

    *own = *row;
    for (size_t i = 0; i < sizeof texts / sizeof *texts && !status; i++)
        status = keep(r, texts[i]);
    return status;
}

static int
take_action(const bt_action_row *row, void *user)
{
    reading *r = user;
    bt__stored *s = r->stored;

    if (s->count == s->room) {
        int wanted = s->room ? 2 * s->room : 256;
        bt_action_row *larger = realloc(s->actions, (size_t)wanted * sizeof *larger);
        if (!larger)
            return bt_fail(r->err, BT_ENOMEM, no_memory);
        s->actions = larger;
        s->room = wanted;
    }
    bt_action_row *own = &s->actions[s->count++];
    *own = *row;
    return own->words ? keep(r, &own->words) : BT_OK;
}

int
bt__stored_read(bt_hub *hub, bt_game_id id, bt__stored *out, bt_error *err)
{
    const bt_rules *rules;
    reading r = { out, err };
    if (bt__example_of(id, &rules))
        return bt__example_read(hub, id, out, err);
    int status = bt_store_read_game(hub->store, id, take_game, &r, err);

    if (!status)
        status = bt_store_read_actions(hub->store, id, take_action, &r, &out->why);
    if (status != BT_EDATA || !out->why.status) {
        if (status && out->why.status && err)
            *err = out->why;
        return status;
    }
    out->is_damaged = true;
    return BT_OK;
}

void
bt__stored_release(bt__stored *stored)
{
    bt_arena_release(&stored->arena);
    free(stored->actions);
    *stored = (bt__stored){ 0 };
}

/* ---- numbers of actions -------------------------------------------------------- */

/* The words of a game's actions in the order of their numbers. */
static void
write_words(const bt_rules *rules, bt_buf *out)
{
    for (int i = 1; i < rules->action_count; i++) {
        bt_buf_add(out, i > 1 ? " " : "");
        bt_buf_add(out, rules->actions[i].word);
    }
}

/* The number that the stored words' n-th word has in the game; 0 for a word it has not. */
static unsigned
find_code(const char *words, unsigned code, const bt_rules *rules)
{
    const char *at = words;

    for (; code > 1 && *at; code--) {
        at += strcspn(at, " ");
        at += *at == ' ';
    }
    size_t length = strcspn(at, " ");
    for (int i = 1; i < rules->action_count && length > 0; i++) {
        const char *word = rules->actions[i].word;
        if (strlen(word) == length && memcmp(word, at, length) == 0)
            return (unsigned)i;
    }
    return 0;
}

bt_action
bt__stored_action(const bt__stored *stored, bt_action action, const bt_game *then,
                  const bt_game *now)
{
    char storage[256];
    bt_buf text;
    unsigned code = bt_action_code(action);

    if (stored->row.words[0])
        code = find_code(stored->row.words, code, now->rules);
    if (code == 0)
        return BT_ACTION_NONE;
    action = bt_action_make(code, bt_action_operand(action, 0), bt_action_operand(action, 1),
                            bt_action_operand(action, 2));
    if (!then || then == now)
        return action;
    bt_buf_init_fixed(&text, storage, sizeof storage);
    bt_action_format(then, action, &text);
    return bt_action_parse(now, bt_buf_text(&text), &action, NULL) ? BT_ACTION_NONE : action;
}

/* ---- writing ------------------------------------------------------------------- */

int
bt__hub_keep_pack(bt_hub *hub, const bt_game *game, int64_t *id, bt_error *err)
{
    bt_buf words = { 0 }, docs = { 0 };
    bt_pack_row row = { .rules = game->rules->id, .hash = game->data_hash };

    write_words(game->rules, &words);
    row.words = bt_buf_text(&words);
    int status = words.failed ? bt_fail(err, BT_ENOMEM, no_memory)
                              : bt_store_find_pack(hub->store, &row, id, err);
    if (status == BT_ENOTFOUND) {
        bt_pack_write(game->pack, &docs);
        row.docs = bt_buf_text(&docs);
        status = docs.failed ? bt_fail(err, BT_ENOMEM, no_memory)
                             : bt_store_add_pack(hub->store, &row, id, err);
    }
    bt_buf_release(&words);
    bt_buf_release(&docs);
    return status;
}

/* The store holds the game as another version played it: from here on as this one does. */
static int
renew(bt_hub *hub, bt_room *room, bt_error *err)
{
    const bt_game *game = room->shelf->game;
    bt_game_row row = { .id = room->id,
                        .rules_version = game->rules->rules_version,
                        .data_hash = game->data_hash };
    int status = bt__hub_keep_pack(hub, game, &row.pack, err);

    if (!status)
        status = bt_store_set_version(hub->store, &row, err);
    if (!status && room->renumber) {
        status = bt_store_cut(hub->store, room->id, 0, err);
        if (!status)
            status = bt__room_store_entries(hub, room, 0, err);
    }
    room->changed = true; /* a commit that fails has it read again */
    room->stale = room->renumber = false;
    return status ? bt__hub_fail(hub, err) : BT_OK;
}

int
bt__room_write(bt_hub *hub, bt_room *room, bt_error *err)
{
    if (room->shut)
        return bt_fail(err, BT_EDATA, "the game can only be looked at");
    int status = bt__hub_write(hub, err);
    return status || !room->stale ? status : renew(hub, room, err);
}

/* ---- as text -------------------------------------------------------------------- */

static void
write_actions(const bt__stored *stored, const bt_game *game, bt_buf *out)
{
    for (int i = 0; i < stored->count; i++) {
        const bt_action_row *row = &stored->actions[i];
        bt_action action = bt__stored_action(stored, row->action, NULL, game);
        bt_journal_entry_write(game, i + 1, &(bt_entry){ action, row->side, row->hash }, row->words,
                               out);
    }
}

int
bt__stored_journal(bt_hub *hub, const bt_room *room, bt_buf *out, bt_error *err)
{
    bt__stored stored = { 0 };
    bt_shelf *then = NULL;
    bt_error none = { 0 };
    int status = bt__stored_read(hub, room->id, &stored, err);
    const bt_game_row *row = &stored.row;

    if (!status) {
        (void)bt__shelf_take(hub, row->rules, row->scenario, row->options, row->data_hash, &then,
                             &none);
        bt_journal_head_write(room->shelf->game, (uint32_t)row->rules_version, row->data_hash, out);
        if (row->start[0])
            bt_buf_addf(out, "start\n%send\n\n", row->start);
        write_actions(&stored, then ? then->game : room->shelf->game, out);
        if (then)
            bt_shelf_drop(hub->shelves, then);
    }
    bt__stored_release(&stored);
    return status;
}
