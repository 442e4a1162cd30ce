/*
 * keys.c - who may sit down: invitations, keys, and new keys for lost ones.
 *
 * The link of a seat is an invitation, and the maker of the game has seen it.
 * So the first to sit down with it brings a key of his own, and from then on
 * the key opens the seat and the invitation opens nothing: two cannot sit on
 * one chair without one of them noticing.  Who brings no key has the link for
 * one, as a program that plays by itself or two at one screen.  A key that was
 * lost is replaced when all others who play agree, while nobody sits there, and
 * everybody is told (docs/decisions/0011-invitations-and-keys.md).
 */
#include "hub_internal.h"
#include "link.h"

#include <string.h>
#include <time.h>

/* ---- sitting down ------------------------------------------------------------ */

/* Has the seat this very key? */
static bool
fits(const bt_chair *seat, const uint8_t key[BT_LINK_HASH_SIZE])
{
    return seat->taken && memcmp(seat->key_hash, key, BT_LINK_HASH_SIZE) == 0;
}

static bt_rekey_row *
asked_for(bt_room *room)
{
    bt_rekey_row *last = room->rekey_count ? &room->rekeys[room->rekey_count - 1] : NULL;
    return last && !last->settled ? last : NULL;
}

static int
fail_storage(bt_call *call)
{
    (void)bt__hub_fail(bt__hub_of(call), &call->err);
    return bt_call_fail(call, BT_PROTO_STORAGE, "it could not be stored and did not happen");
}

/* Begin a change of what is known of the seats; all who follow are told. */
static int
begin_change(bt_call *call, bt_room *room)
{
    bt_hub *hub = bt__hub_of(call);
    if (bt__hub_write(hub, &call->err))
        return bt_call_fail(call, BT_PROTO_STORAGE, "it could not be stored and did not happen");
    bt__room_note(hub, room);
    room->seats_changed = true;
    return 0;
}

static int
give_key(bt_call *call, bt_room *room, int number, const uint8_t key[BT_LINK_HASH_SIZE])
{
    bt_chair *seat = &room->seats[number];
    seat->taken = true;
    memcpy(seat->key_hash, key, sizeof seat->key_hash);
    if (bt_store_set_key(bt__hub_of(call)->store, room->id, number, key, &call->err))
        return fail_storage(call);
    return 0;
}

static int
take_seat(bt_call *call, bt_room *room, int number, const uint8_t key[BT_LINK_HASH_SIZE])
{
    if (begin_change(call, room))
        return -1;
    room->seats[number].just_taken = true;
    return give_key(call, room, number, key);
}

/* Nothing is asked for any more. */
static int
drop_asked(bt_call *call, bt_room *room)
{
    if (begin_change(call, room))
        return -1;
    room->rekey_count--;
    if (bt_store_set_rekey(bt__hub_of(call)->store, room->id, room->rekey_count, NULL, &call->err))
        return fail_storage(call);
    return 0;
}

/* The fingerprint of a key that is given. */
static int
read_key(bt_call *call, uint8_t out[BT_LINK_HASH_SIZE])
{
    const char *key = bt_call_text(call, "key");
    if (!key)
        return bt_call_fail(call, BT_PROTO_MISSING_KEY, "a new key is needed: \"key\"");
    if (!bt_link_hash(key, out))
        return bt_call_fail(call, BT_PROTO_SYNTAX, "a key is %d characters, a-z and 2-7",
                            BT_LINK_LENGTH);
    return 0;
}

/* A new key opens nothing yet. */
static int
check_new(bt_call *call, const uint8_t key[BT_LINK_HASH_SIZE])
{
    bt_link_row same;
    bt_error err = { 0 };
    if (bt_store_find_link(bt__hub_of(call)->store, key, &same, &err) == BT_ENOTFOUND)
        return 0;
    return bt_call_fail(call, BT_PROTO_SYNTAX, "a new key is one that nobody has");
}

int
bt__seat_admit(bt_call *call, bt_room *room, const bt_link_row *link)
{
    uint8_t key[BT_LINK_HASH_SIZE];
    bool is_link = !bt_call_text(call, "key");
    if (link->kind == BT_LINK_WATCH) /* an example is watched from a seat too */
        return 0;
    const bt_chair *seat = &room->seats[link->seat];
    if (is_link)
        (void)bt_link_hash(bt_call_text(call, "link"), key);
    else if (read_key(call, key) || (!fits(seat, key) && check_new(call, key)))
        return -1;
    if (!seat->taken)
        return take_seat(call, room, link->seat, key);
    if (!fits(seat, key))
        return bt_call_fail(call, BT_PROTO_TAKEN,
                            "somebody has taken this seat and has a key of their own");
    const bt_rekey_row *asked = asked_for(room);
    return asked && asked->seat == link->seat ? drop_asked(call, room) : 0;
}

void
bt__seats_give_back(bt_room *room)
{
    bt_subscription *next;
    for (bt_audience *audience = room->audiences, *after; audience; audience = after) {
        after = audience->next; /* the last to go takes the audience along */
        for (bt_subscription *it = audience->first; it; it = next) {
            next = it->next;
            if (it->seat >= 0 && room->seats[it->seat].just_taken)
                bt__unsubscribe(it);
        }
    }
    for (int i = 0; i < room->seat_count; i++)
        room->seats[i].just_taken = false;
}

/* ---- a new key for a lost one ------------------------------------------------- */

/* The seats that have to agree: all others that persons have. */
static uint32_t
others_of(const bt_room *room, int seat)
{
    uint32_t others = 0;
    for (int i = 0; i < room->seat_count; i++) {
        if (i != seat && !room->seats[i].bot)
            others |= 1u << i;
    }
    return others;
}

/* Whose key was lost: as named, else of the seat that the link invited to. */
static int
find_loser(bt_call *call, const bt_room *room, const bt_link_row *link, int *out)
{
    const bt_game *game = room->shelf->game;
    const char *name = bt_call_text(call, "side");
    *out = link->seat;
    if (!name)
        return 0;
    bt_seat side = bt_seat_find(game, name, (int)strlen(name));
    for (*out = 0; *out < room->seat_count; ++*out) {
        if (room->seats[*out].side == side)
            return 0;
    }
    return bt_call_fail(call, BT_PROTO_NOT_FOUND, "side \"%.32s\" does not play %s", name,
                        game->rules->id);
}

/* Can the others be asked for a new key of this seat? */
static int
check_loser(bt_call *call, bt_room *room, int seat)
{
    const bt_chair *it = &room->seats[seat];
    const bt_rekey_row *asked = asked_for(room);
    if (it->bot || !others_of(room, seat))
        return bt_call_fail(call, BT_PROTO_ILLEGAL, "nobody else plays who could agree");
    if (!it->taken)
        return bt_call_fail(call, BT_PROTO_SEAT, "nobody has taken this seat: its link opens it");
    if (it->online)
        return bt_call_fail(call, BT_PROTO_SEAT, "somebody sits there who has the key");
    if (asked && asked->seat != seat)
        return bt_call_fail(call, BT_PROTO_LIMIT, "another seat asks for a new key now");
    if (!asked && room->rekey_count == BT_STORE_REKEYS_MAX)
        return bt_call_fail(call, BT_PROTO_LIMIT, "there are no more than %d new keys in a game",
                            BT_STORE_REKEYS_MAX);
    return 0;
}

static int
note_asked(bt_call *call, bt_room *room, const bt_rekey_row *row)
{
    if (begin_change(call, room))
        return -1;
    int number = asked_for(room) ? room->rekey_count - 1 : room->rekey_count++;
    room->rekeys[number] = *row;
    if (bt_store_set_rekey(bt__hub_of(call)->store, room->id, number, row, &call->err))
        return fail_storage(call);
    return 0;
}

static int
ask(bt_call *call)
{
    bt_rekey_row row = { 0 };
    bt_link_row link;
    bt_room *room;
    const char *text = bt_call_text(call, "link");
    if (!text)
        return bt_call_fail(call, BT_PROTO_MISSING_KEY, "a used invitation is needed: \"link\"");
    if (read_key(call, row.key_hash) || bt__call_link(call, text, &link) ||
        bt__call_room(call, &link, &room))
        return -1;
    if (link.seat < 0)
        return bt_call_fail(call, BT_PROTO_SEAT, "onlookers have no key to lose");
    if (find_loser(call, room, &link, &row.seat) || check_loser(call, room, row.seat) ||
        check_new(call, row.key_hash))
        return -1;
    return note_asked(call, room, &row);
}

static int
agree(bt_call *call, bt_room *room, int seat)
{
    bt_rekey_row row = *asked_for(room);
    row.agreed |= 1u << seat;
    bool is_settled = (row.agreed & others_of(room, row.seat)) == others_of(room, row.seat);
    row.settled = is_settled ? (int64_t)time(NULL) : 0;
    if (note_asked(call, room, &row))
        return -1;
    return is_settled ? give_key(call, room, row.seat, row.key_hash) : 0;
}

static int
answer(bt_call *call, bool agrees)
{
    bt_subscription *it;
    bt_chair *seat;
    if (bt__call_seat(call, &it, &seat))
        return -1;
    const bt_rekey_row *asked = asked_for(it->room);
    if (!asked || asked->seat == it->seat)
        return bt_call_fail(call, BT_PROTO_SEAT, "nobody asks you for a new key now");
    bt_json_number(&call->json, "match", it->slot.number);
    return agrees ? agree(call, it->room, it->seat) : drop_asked(call, it->room);
}

int
bt__hub_REKEY(bt_call *call)
{
    const char *word = bt_call_text(call, "say");
    if (strcmp(word, "ask") == 0)
        return ask(call);
    if (strcmp(word, "agree") == 0 || strcmp(word, "decline") == 0)
        return answer(call, word[0] == 'a');
    return bt_call_fail(call, BT_PROTO_SYNTAX,
                        "\"%.32s\" found where ask, agree or decline was expected", word);
}

/* ---- telling ------------------------------------------------------------------- */

void
bt__keys_write(const bt_room *room, bt_json *json)
{
    const bt_game *game = room->shelf->game;
    if (!room->rekey_count || !room->rekeys[0].settled)
        return;
    bt_json_array(json, "keys");
    for (int i = 0; i < room->rekey_count; i++) {
        const bt_rekey_row *row = &room->rekeys[i];
        if (!row->settled)
            continue;
        bt_json_object(json, NULL);
        bt_json_text(json, "side", bt_seat_id(game, room->seats[row->seat].side));
        bt_json_number(json, "at", row->settled);
        bt_json_object_end(json);
    }
    bt_json_array_end(json);
}

void
bt__key_asked_write(const bt_room *room, int seat, bt_json *json)
{
    const bt_rekey_row *asked = room->rekey_count ? &room->rekeys[room->rekey_count - 1] : NULL;
    const bt_game *game = room->shelf->game;
    if (!asked || asked->settled || asked->seat != seat)
        return;
    uint32_t waits = others_of(room, seat) & ~asked->agreed;
    bt_json_array(json, "asks_key");
    for (int i = 0; i < room->seat_count; i++) {
        if (waits >> i & 1)
            bt_json_text(json, NULL, bt_seat_id(game, room->seats[i].side));
    }
    bt_json_array_end(json);
}
