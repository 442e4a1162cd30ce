/*
 * session.c - the engine's desk: it trusts its writer.
 */
#include <berthier/session.h>

#include "session_internal.h"
#include <berthier/games.h>
#include <stdlib.h>

static const bt_handler handlers[BT_REQUEST_COUNT] = {
#define REQUEST(code, name, where, text) REQUEST_##where(code)
#define REQUEST_SHARED(code)             [BT_REQUEST_##code] = bt_do_##code,
#define REQUEST_OWN(code)                [BT_REQUEST_##code] = bt__do_##code,
#define REQUEST_ENGINE(code)             [BT_REQUEST_##code] = bt__do_##code,
#define REQUEST_SOCKET(code)
#define KEY(request, key, type, must, text)
#include <berthier/messages.def>
#undef REQUEST
#undef REQUEST_SHARED
#undef REQUEST_OWN
#undef REQUEST_ENGINE
#undef REQUEST_SOCKET
#undef KEY
};

static int
find_slot(bt_call *call, int64_t number, bt_slot **out)
{
    bt_session *session = (bt_session *)call->desk;
    if (session->slot_count == 0)
        return bt_call_fail(call, BT_PROTO_NO_MATCH, "no match is open; start one with new");
    if (number < 0)
        number = session->slots[session->slot_count - 1].number;
    for (int i = 0; i < session->slot_count; i++) {
        if (session->slots[i].number == number) {
            *out = &session->slots[i];
            return 0;
        }
    }
    return bt_call_fail(call, BT_PROTO_NO_MATCH, "there is no match %lld", (long long)number);
}

static int
borrow(bt_call *call, const char *id, const char *scenario, const char *options,
       const bt_game **out)
{
    const bt_session *session = (const bt_session *)call->desk;
    const bt_wish wish = { .rules = bt_games_find(id),
                           .scenario = scenario,
                           .options = options,
                           .pack = bt_call_pack(call, id) };
    bt_shelf *shelf;
    int status = bt_shelf_take(session->shelves, &wish, &shelf, &call->err);
    if (status)
        return bt_call_fail_status(call, status);
    *out = shelf->game;
    return 0;
}

static void
give_back(bt_desk *desk, const bt_game *game)
{
    bt_shelves_give_back(((const bt_session *)desk)->shelves, game);
}

int
bt_session_new(bt_session **out, const bt_session_options *options, bt_error *err)
{
    *out = calloc(1, sizeof **out);
    if (!*out)
        return bt_fail(err, BT_ENOMEM, "out of memory");
    (*out)->desk.handlers = handlers;
    (*out)->desk.slot = find_slot;
    (*out)->desk.borrow = borrow;
    (*out)->desk.give_back = give_back;
    (*out)->shelves = options && options->shelves ? options->shelves : &(*out)->own_shelves;
    if (options) {
        (*out)->desk.pack = options->pack;
        (*out)->desk.seed = (bt_seed){ options->is_seeded, options->seed };
    }
    return BT_OK;
}

void
bt__slot_release(bt_session *session, bt_slot *slot)
{
    bt_shelves_give_back(session->shelves, bt_match_game(slot->match));
    bt_match_free(slot->match);
    free((void *)(uintptr_t)slot->game); /* as it is told in a language, for this slot alone */
}

void
bt_session_free(bt_session *session)
{
    if (!session)
        return;
    for (int i = 0; i < session->slot_count; i++)
        bt__slot_release(session, &session->slots[i]);
    bt_shelves_release(&session->own_shelves);
    free(session);
}

int
bt_session_line(bt_session *session, const char *line, size_t length, bt_buf *out)
{
    bt_request request;
    bool is_ok = bt_desk_line(&session->desk, line, length, BT_SESSION_LINE_MAX, out, &request);
    bt_buf_add_char(out, '\n');
    if (out->failed)
        return BT_ENOMEM;
    return is_ok && request == BT_REQUEST_QUIT ? 1 : 0;
}
