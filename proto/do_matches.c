/*
 * do_matches.c - the engine opens and closes matches.
 */
#include "session_internal.h"
#include <assert.h>
#include <berthier/say.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int
check_room(bt_call *call)
{
    if (((const bt_session *)call->desk)->slot_count < BT_SESSION_MATCHES_MAX)
        return 0;
    return bt_call_fail(call, BT_PROTO_LIMIT, "%d matches are open; close one",
                        BT_SESSION_MATCHES_MAX);
}

/* Take game and match into the session, and tell about them. */
static int
keep(bt_call *call, const bt_game *shared, bt_match *match, bt_seed seed)
{
    bt_session *session = (bt_session *)call->desk;
    assert(match && session->slot_count < BT_SESSION_MATCHES_MAX);
    bt_game *game = malloc(sizeof *game);
    if (!game) {
        bt_match_free(match);
        bt_call_give_back(call, shared);
        return bt_call_fail_status(call, BT_ENOMEM);
    }
    bt_game_in(shared, bt_call_text(call, "language"), game);
    bt_slot *slot = &session->slots[session->slot_count++];
    *slot = (bt_slot){ .number = ++session->last_number, .game = game, .match = match };
    slot->rng = bt_call_dice((bt_seed){ seed.is_given, bt_rng_split(seed.value, 1) });
    char digits[24], storage[256];
    snprintf(digits, sizeof digits, "%llu", (unsigned long long)seed.value);
    bt_buf options;
    bt_buf_init_fixed(&options, storage, sizeof storage);
    bt_options_format(game->rules, &game->options, &options);
    bt_write_standing(call, slot);
    bt_json_text(&call->json, "game", game->rules->id);
    bt_json_text(&call->json, "scenario", game->scenario);
    bt_json_text(&call->json, "options", bt_buf_text(&options));
    if (seed.is_given)
        bt_json_text(&call->json, "seed", digits);
    bt_json_number(&call->json, "length", bt_match_length(match));
    return 0;
}

int
bt__do_NEW(bt_call *call)
{
    bt_seed seed;
    const bt_game *game;
    bt_match *match = NULL;
    if (check_room(call) || bt_call_seed(call, &seed) ||
        bt_call_borrow_new(call, bt_call_text(call, "game"), bt_call_text(call, "scenario"),
                           bt_call_text(call, "options"), &game))
        return -1;
    int status = bt_match_new(&match, game, bt_call_dice(seed), &call->err);
    if (status) {
        bt_call_give_back(call, game);
        return bt_call_fail_status(call, status);
    }
    return keep(call, game, match, seed);
}

int
bt__do_LOAD(bt_call *call)
{
    bt_seed seed;
    const bt_game *game;
    bt_match *match;
    if (check_room(call) || bt_call_seed(call, &seed) ||
        bt_call_load(call, bt_call_text(call, "text"), bt_call_dice(seed), &game, &match))
        return -1;
    return keep(call, game, match, seed);
}

int
bt__do_CLOSE(bt_call *call)
{
    bt_session *session = (bt_session *)call->desk;
    bt_slot *slot;
    if (bt_call_slot(call, &slot))
        return -1;
    bt_json_number(&call->json, "match", slot->number);
    bt__slot_release(session, slot);
    size_t after = (size_t)(&session->slots[session->slot_count] - (slot + 1));
    memmove(slot, slot + 1, after * sizeof *slot);
    session->slot_count--;
    return 0;
}

int
bt__do_QUIT(bt_call *call)
{
    (void)call;
    return 0;
}
