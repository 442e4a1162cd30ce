/*
 * do_open.c - games are made, joined, left, glanced at.
 */
#include "hub_internal.h"
#include "link.h"

#include <berthier/games.h>
#include <berthier/host.h>
#include <berthier/position.h>
#include <berthier/say.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define GLANCES_MAX  64
#define GLANCE_SHARE 2 /* milliseconds in which one glance reads games from the store */

/* ---- create --------------------------------------------------------------- */

/* A game about to be stored, with the secrets that are told once only. */
typedef struct making {
    bt_game_row row;
    const bt_game *game; /* borrowed */
    bt_match *match;
    bt_buf start; /* position it begins from */
    char options[256];
    char watch[BT_LINK_LENGTH + 1], links[BT_STORE_SEATS_MAX][BT_LINK_LENGTH + 1];
} making;

/* Games under way need room for what is yet to come. */
static int
check_disk(bt_call *call)
{
    bt_hub *hub = bt__hub_of(call);
    int64_t limit = hub->options.limits.disk * 1024 * 1024;
    if (!limit || hub->disk < limit / 10 * 9)
        return 0;
    hub->stats.counted.disk_refused++;
    return bt_call_fail(call, BT_PROTO_DISK, "the disk is nearly full; no new games are made");
}

/* Who sits on one chair: "person", a bot, or what the request does not say. */
static int
fill_seat(bt_call *call, making *made, bt_seat number)
{
    const json_t *seats = json_object_get(call->request, "seats");
    const char *name = bt_seat_id(made->game, number);
    const char *who = json_string_value(json_object_get(seats, name));
    bt_seat_row *seat = &made->row.seats[number];
    bool is_bot = who && strcmp(who, "person") != 0;
    const bt_bot *bot = is_bot ? bt_bot_find(who) : NULL;
    if (is_bot && !bot)
        return bt_call_fail(call, BT_PROTO_NOT_FOUND, "there is no bot \"%.32s\"", who);
    snprintf(seat->side, sizeof seat->side, "%s", name);
    snprintf(seat->bot, sizeof seat->bot, "%s", bot ? bot->id : "");
    bt_link_new(made->links[number]);
    return bt_link_hash(made->links[number], seat->link_hash) ? 0
                                                              : bt_call_fail_status(call, BT_EDATA);
}

/* A person who plays alone invites nobody: the link is the key. */
static void
take_only_seat(bt_game_row *row)
{
    bt_seat_row *person = NULL;
    int persons = 0;
    for (int i = 0; i < row->seat_count; i++) {
        if (row->seats[i].bot[0])
            continue;
        person = &row->seats[i];
        persons++;
    }
    if (persons != 1)
        return;
    person->taken = true;
    memcpy(person->key_hash, person->link_hash, sizeof person->key_hash);
}

static int
fill_seats(bt_call *call, making *made)
{
    json_t *seats = json_object_get(call->request, "seats");
    const bt_rules *rules = made->game->rules;
    for (void *at = json_object_iter(seats); at; at = json_object_iter_next(seats, at)) {
        const char *name = json_object_iter_key(at);
        if (bt_seat_find(made->game, name, (int)strlen(name)) >= bt_seat_count(made->game))
            return bt_call_fail(call, BT_PROTO_NOT_FOUND, "side \"%.32s\" does not play %s", name,
                                rules->id);
    }
    made->row.seat_count = bt_seat_count(made->game);
    for (int i = 0; i < made->row.seat_count; i++) {
        if (fill_seat(call, made, (bt_seat)i))
            return -1;
    }
    take_only_seat(&made->row);
    bt_link_new(made->watch);
    return bt_link_hash(made->watch, made->row.watch_hash) ? 0
                                                           : bt_call_fail_status(call, BT_EDATA);
}

/* Write down the first position if it is not the scenario's. */
static int
note_start(bt_call *call, making *made)
{
    bt_state *first = bt_state_new(made->game), *printed = bt_state_new(made->game);
    int status = first && printed ? BT_OK : BT_ENOMEM;
    if (!status)
        status = bt_match_state_at(made->match, 0, first, &call->err);
    if (!status) {
        made->game->rules->setup(made->game, printed);
        if (memcmp(first, printed, made->game->rules->state_size) != 0)
            bt_position_write(made->game, first, &made->start);
        if (made->start.failed)
            status = BT_ENOMEM;
    }
    free(first);
    free(printed);
    return status ? bt_call_fail_status(call, status) : 0;
}

static int
open_game(bt_call *call, making *made)
{
    const char *text = bt_call_text(call, "text"), *id = bt_call_text(call, "game");
    if (text) {
        int failed = bt_call_load(call, text, bt_host_rng(), &made->game, &made->match);
        return failed ? -1 : note_start(call, made);
    }
    if (!id)
        return bt_call_fail(call, BT_PROTO_MISSING_KEY,
                            "create needs the key \"game\" or \"text\"");
    if (bt_call_borrow_new(call, id, bt_call_text(call, "scenario"), bt_call_text(call, "options"),
                           &made->game))
        return -1;
    /* What chance does before anybody else is on record from the start. */
    int status = bt_match_new(&made->match, made->game, bt_host_rng(), &call->err);
    return status ? bt_call_fail_status(call, status) : 0;
}

static void
fill_row(making *made)
{
    bt_game_row *row = &made->row;
    const bt_game *game = made->game;
    bt_buf options;
    bt_buf_init_fixed(&options, made->options, sizeof made->options);
    bt_options_format(game->rules, &game->options, &options);
    row->rules = game->rules->id;
    row->rules_version = game->rules->rules_version;
    row->scenario = game->scenario;
    row->options = bt_buf_text(&options);
    row->start = bt_buf_text(&made->start);
    row->data_hash = game->data_hash;
    row->created = (int64_t)time(NULL);
}

static int
store(bt_hub *hub, making *made, bt_error *err)
{
    int status = bt__hub_write(hub, err);
    if (!status)
        status = bt__hub_keep_pack(hub, made->game, &made->row.pack, err);
    if (!status)
        status = bt_store_add_game(hub->store, &made->row, err);
    for (int i = 0; !status && i < bt_match_length(made->match); i++) {
        const bt_entry *entry = bt_match_entry(made->match, i);
        bt_action_row row = { i + 1, entry->seat, entry->action, entry->hash,
                              bt_match_words(made->match, i) };
        status = bt_store_add_action(hub->store, made->row.id, &row, err);
    }
    hub->touched = -1;
    hub->made++;
    return status ? bt__hub_fail(hub, err) : BT_OK;
}

static void
write_made(bt_call *call, const making *made)
{
    bt_json *json = &call->json;
    bt_json_text(json, "watch", made->watch);
    bt_json_object(json, "seats");
    for (int i = 0; i < made->row.seat_count; i++) {
        const bt_seat_row *seat = &made->row.seats[i];
        bt_json_object(json, seat->side);
        if (seat->bot[0])
            bt_json_text(json, "bot", seat->bot);
        else
            bt_json_text(json, "link", made->links[i]);
        bt_json_object_end(json);
    }
    bt_json_object_end(json);
}

static int
make(bt_call *call, making *made)
{
    if (open_game(call, made) || fill_seats(call, made))
        return -1;
    fill_row(made);
    if (store(bt__hub_of(call), made, &call->err))
        return bt_call_fail(call, BT_PROTO_STORAGE, "the game could not be stored");
    write_made(call, made);
    return 0;
}

int
bt__hub_CREATE(bt_call *call)
{
    making *made = calloc(1, sizeof *made);
    if (!made)
        return bt_call_fail_status(call, BT_ENOMEM);
    int failed = check_disk(call) || bt__hub_count_game(call) || make(call, made) ? -1 : 0;
    bt_match_free(made->match);
    bt_call_give_back(call, made->game);
    bt_buf_release(&made->start);
    free(made);
    return failed;
}

/* ---- join, leave ---------------------------------------------------------- */

int
bt__call_link(bt_call *call, const char *link, bt_link_row *out)
{
    uint8_t hash[BT_LINK_HASH_SIZE];
    bt_error err = { 0 };
    int status = BT_ENOTFOUND;
    if (bt_link_hash(link, hash))
        status = bt_store_find_link(bt__hub_of(call)->store, hash, out, &err);
    if (status == BT_ENOTFOUND)
        return bt_call_fail(call, BT_PROTO_NOT_FOUND, "this link opens no game");
    return status ? bt_call_fail(call, BT_PROTO_STORAGE, "the game could not be read") : 0;
}

int
bt__call_later(bt_call *call)
{
    return bt_call_fail(call, BT_PROTO_LATER,
                        "the games kept in memory are all in use; ask again in a moment");
}

int
bt__call_room(bt_call *call, const bt_link_row *link, bt_room **out)
{
    bt_hub *hub = bt__hub_of(call);
    int status = bt__room_open(hub, link->game, out, &call->err);
    if (status == BT_EIO)
        return bt_call_fail(call, BT_PROTO_STORAGE, "the game could not be read");
    if (status == BT_ELIMIT)
        return bt__call_later(call);
    if (status)
        return bt_call_fail_status(call, status);
    hub->touched = link->game;
    return 0;
}

static const char *
language_of(const bt_call *call)
{
    const char *language = bt_call_text(call, "language");
    return language ? language : "en";
}

static int
check_followed(bt_call *call)
{
    bt_hub *hub = bt__hub_of(call);
    const bt_source *source = bt__hub_limited(hub);
    int limit = (int)hub->options.limits.follow;
    if (!source || !limit || source->followed < limit)
        return 0;
    hub->stats.counted.follow_refused++;
    return bt_call_fail(call, BT_PROTO_TOO_MANY_JOINED,
                        "your address follows %d games already; leave one", limit);
}

int
bt__hub_JOIN(bt_call *call)
{
    bt_hub *hub = bt__hub_of(call);
    bt_json *json = &call->json;
    bt_link_row link;
    bt_room *room;
    bt_subscription *it;
    const char *text = bt_call_text(call, "link");
    if (check_followed(call) ||
        (!bt__example_find(text, &link) && bt__call_link(call, text, &link)) ||
        bt__call_room(call, &link, &room) || bt__seat_admit(call, room, &link))
        return -1;
    int status = bt__subscribe(hub->asking, room, link.seat, language_of(call), &it, &call->err);
    if (status)
        return bt_call_fail_status(call, status);
    if (link.seat >= 0) /* that all sit at one screen now may answer a question */
        (void)bt__room_settle(hub, room, &call->err);
    const bt_game *game = it->slot.game;
    bt_json_number(json, "match", it->slot.number);
    bt_json_text(json, "game", game->rules->id);
    bt_json_text(json, "scenario", game->scenario);
    bt_json_text(json, "options", room->shelf->options);
    if (game->pack != bt_games_pack(game->rules->id))
        bt_json_hex64(json, "data", game->data_hash);
    bt_json_text(json, "side", bt_seat_id(game, it->slot.side));
    if (link.seat >= 0)
        bt_json_number(json, "sequence", room->seats[link.seat].sequence);
    bt__seats_write(room, it->slot.side, json);
    bt__example_write(room, game, it->slot.side, json);
    return 0;
}

int
bt__hub_LEAVE(bt_call *call)
{
    bt_subscription *it;
    if (bt__call_subscription(call, &it))
        return -1;
    bt_json_number(&call->json, "match", it->slot.number);
    bt__unsubscribe(it);
    return 0;
}

/* ---- glance ----------------------------------------------------------------- */

static void
write_seat_names(const bt_game *game, bt_json *json)
{
    bt_json_object(json, "names");
    for (bt_seat seat = 0; seat < bt_seat_count(game); seat++)
        bt_json_text(json, bt_seat_id(game, seat), bt_tr(game, bt_seat_name(game, seat)));
    bt_json_object_end(json);
}

/* When somebody last did what all saw, and whether this seat is asked to let it be taken back. */
static void
write_pace(const bt_room *room, int seat, bt_json *json)
{
    int64_t last = 0;
    for (int i = 0; i < room->seat_count; i++)
        last = room->seats[i].played > last ? room->seats[i].played : last;
    if (last > 0)
        bt_json_number(json, "played", last);
    if (seat >= 0 && bt__takeback_waits_for(room, seat))
        bt_json_bool(json, "asked", true);
}

/* What is printed, which seat the link is about, and who sits where. */
static void
write_table(const bt_game *game, const bt_room *room, int seat, bt_json *json)
{
    bt_side side = seat < 0 ? BT_SIDE_NONE : room->seats[seat].side;
    bt_json_text(json, "game", game->rules->id);
    bt_json_text(json, "scenario", game->scenario);
    bt_json_text(json, "title", game->title);
    bt_json_text(json, "side", bt_seat_id(game, side));
    bt__seats_write(room, side, json);
    write_seat_names(game, json);
}

/* A link that opens its seat no more tells who sits where, so that a new key can be asked for.  One
 * that nobody has used yet tells what onlookers see: what the seat sees, who takes it sees first. */
static void
write_glance(bt_call *call, const bt_room *room, const bt_link_row *link)
{
    bt_json *json = &call->json;
    const bt_game *game = room->shelf->game;
    int seat = link->kind == BT_LINK_KEY ? link->seat : -1;
    bt_side side = seat < 0 ? BT_SIDE_NONE : room->seats[seat].side;
    bt_audience one;
    bt__audience_init(&one, game, side, language_of(call));
    write_table(&one.game, room, link->seat, json);
    if (link->kind == BT_LINK_TAKEN) {
        bt_json_text(json, "error", bt_proto_error_name(BT_PROTO_TAKEN));
        return;
    }
    if (link->kind == BT_LINK_OPEN)
        bt_json_bool(json, "open", true);
    write_pace(room, seat, json);
    bt__standing_write(room, &one.game, json);
    bt_view *view = bt_view_new(game);
    if (!view)
        return;
    game->rules->view(game, bt_match_state(room->match), side, view);
    bt__prompt_write(room, &one.game, view, json);
    free(view);
}

/* What one glance may still read from the store. */
typedef struct glance_share {
    int64_t until;
    bool has_read;
} glance_share;

/* The room of a link.  Games that must be read first are only read while there is time: who asks
 * does not keep the others waiting, and asks again for what is missing.  One is read in any case,
 * so that asking again comes to an end. */
static bool
find_glanced(bt_call *call, const char *link, glance_share *share, bt_link_row *row, bt_room **out)
{
    const bt_hub *hub = bt__hub_of(call);
    if (bt__call_link(call, link, row))
        return false;
    *out = bt__rooms_find(&hub->rooms, row->game);
    if (!*out || !(*out)->match) {
        if (share->has_read && bt__hub_clock(hub) >= share->until)
            return bt__call_later(call) == 0;
        share->has_read = true;
    }
    return bt__call_room(call, row, out) == 0;
}

int
bt__hub_GLANCE(bt_call *call)
{
    const json_t *links = json_object_get(call->request, "links");
    bt_json *json = &call->json;
    glance_share share = { .until = bt__hub_clock(bt__hub_of(call)) + GLANCE_SHARE };
    if (json_array_size(links) > GLANCES_MAX)
        return bt_call_fail(call, BT_PROTO_LIMIT, "%d links are the most", GLANCES_MAX);
    bt_json_array(json, "games");
    for (size_t i = 0; i < json_array_size(links); i++) {
        const char *link = json_string_value(json_array_get(links, i));
        bt_link_row row;
        bt_room *room = NULL;
        bool found = find_glanced(call, link, &share, &row, &room);
        bt_json_object(json, NULL);
        bt_json_text(json, "link", link);
        if (found)
            write_glance(call, room, &row);
        else
            bt_json_text(json, "error", bt_proto_error_name(call->code));
        bt_json_object_end(json);
    }
    bt_json_array_end(json);
    return 0;
}
