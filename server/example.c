/*
 * example.c - examples as rooms: opened like stored games, from what is compiled in, and looked at only.
 *
 * The link of one is no secret: "example/GAME/ID/SEAT", with a seat through whose eyes it is watched, or
 * "nobody".  Its room has a number that the store gives to no game.
 */
#include "stored.h"

#include <berthier/example.h>
#include <berthier/games.h>
#include <berthier/say.h>
#include <stdlib.h>
#include <string.h>

#define FIRST_ID (-2) /* and downwards; -1 is a game that was just made (hub_internal.h) */

static const char prefix[] = "example/";

/* Number n of all examples of all games. */
static const bt_doc *
example_at(int n, const bt_rules **rules)
{
    for (int i = 0; (*rules = bt_games_at(i)); i++) {
        const bt_pack *pack = bt_games_pack((*rules)->id);
        const bt_doc *doc;
        for (int k = 0; (doc = bt_example_at(pack, k)); k++) {
            if (n-- == 0)
                return doc;
        }
    }
    return NULL;
}

const bt_doc *
bt__example_of(bt_game_id id, const bt_rules **rules)
{
    return id > FIRST_ID ? NULL : example_at((int)(FIRST_ID - id), rules);
}

/* The text up to the next stroke is the word; what follows goes on. */
static bool
take_word(const char **at, const char *word)
{
    size_t length = strlen(word);
    if (strncmp(*at, word, length) != 0 || ((*at)[length] != '/' && (*at)[length]))
        return false;
    *at += length + ((*at)[length] == '/');
    return true;
}

/* A side, or -1 for nobody; false for neither. */
static bool
find_seat(const bt_rules *rules, const char *word, int *out)
{
    for (*out = 0; *out < rules->side_count; (*out)++) {
        if (strcmp(rules->sides[*out], word) == 0)
            return true;
    }
    *out = -1;
    return strcmp(word, "nobody") == 0;
}

bool
bt__example_find(const char *link, bt_link_row *out)
{
    const bt_rules *rules;
    const bt_doc *doc;
    if (strncmp(link, prefix, strlen(prefix)) != 0)
        return false;
    for (int n = 0; (doc = example_at(n, &rules)); n++) {
        const char *at = link + strlen(prefix);
        *out = (bt_link_row){ .game = FIRST_ID - n, .kind = BT_LINK_WATCH };
        if (take_word(&at, rules->id) && take_word(&at, bt_example_word(doc, "id")))
            return find_seat(rules, at, &out->seat);
    }
    return false;
}

/* ---- as a record ---------------------------------------------------------------- */

static int
count_actions(const bt_doc *doc)
{
    bt_passage passage;
    int count = 0;
    for (bt_node at = bt_example_first(doc); bt_passage_take(at, &passage); at = passage.next)
        count += passage.count;
    return count;
}

static int
read_actions(const bt_game *game, const bt_doc *doc, bt__stored *out, bt_error *err)
{
    bt_passage passage;
    int status = BT_OK;
    for (bt_node at = bt_example_first(doc); bt_passage_take(at, &passage); at = passage.next) {
        bt_node line = bt_node_first(passage.actions);
        for (; !status && bt_node_exists(line); line = bt_node_next(line)) {
            bt_action_row *row = &out->actions[out->count];
            bt_seat seat;
            bt_action action;
            status = bt_example_action(game, line, &seat, &action, err);
            *row = (bt_action_row){ .number = out->count + 1,
                                    .side = (uint8_t)seat,
                                    .action = action };
            out->count += !status;
        }
    }
    return status;
}

/* Persons sit on all chairs, so that nobody thinks. */
static void
fill_row(const bt_game *game, bt_game_row *row)
{
    row->seat_count = bt_seat_count(game);
    for (int i = 0; i < row->seat_count; i++) {
        const char *id = bt_seat_id(game, (bt_seat)i);
        memcpy(row->seats[i].side, id, strlen(id) + 1);
    }
    row->takeback.seat = row->takeback.declined = -1;
}

int
bt__example_read(bt_hub *hub, bt_game_id id, bt__stored *out, bt_error *err)
{
    const bt_rules *rules;
    const bt_doc *doc = bt__example_of(id, &rules);
    bt_shelf *shelf;
    if (!doc)
        return bt_fail(err, BT_ENOTFOUND, "there is no such example");
    int count = count_actions(doc);
    out->row = (bt_game_row){ .id = id,
                              .rules = rules->id,
                              .rules_version = rules->rules_version,
                              .scenario = bt_example_word(doc, "scenario"),
                              .options = bt_example_word(doc, "options"),
                              .start = "",
                              .words = "",
                              .length = count };
    int status =
        bt__shelf_take(hub, rules->id, out->row.scenario, out->row.options, 0, &shelf, err);
    if (status)
        return status;
    out->row.data_hash = shelf->game->data_hash;
    fill_row(shelf->game, &out->row);
    out->actions = calloc((size_t)count + 1, sizeof *out->actions);
    status = out->actions ? read_actions(shelf->game, doc, out, err)
                          : bt_fail(err, BT_ENOMEM, "out of memory");
    bt_shelf_drop(hub->shelves, shelf);
    return status;
}

/* ---- what is said to it --------------------------------------------------------- */

/* Up to which step, as the viewer counts them, a passage goes that ends before this entry. */
static int
step_before(const bt_room *room, bt_seat viewer, int entry)
{
    return bt__steps_seen(&room->steps, viewer, bt__steps_find(&room->steps, entry));
}

static void
write_passage(const bt_game *game, const bt_passage *passage, int step, bt_json *json)
{
    bt_json_object(json, NULL);
    bt_json_number(json, "step", step);
    bt_json_array(json, "rules");
    for (bt_node at = bt_node_first(passage->rules); bt_node_exists(at); at = bt_node_next(at))
        bt_json_text(json, NULL, bt_node_text(at));
    bt_json_array_end(json);
    bt_json_text(json, "text", bt_tr(game, passage->text));
    bt_json_object_end(json);
}

void
bt__example_write(const bt_room *room, const bt_game *game, bt_seat viewer, bt_json *json)
{
    const bt_rules *rules;
    const bt_doc *doc = bt__example_of(room->id, &rules);
    bt_passage passage;
    int entry = 0;
    if (!doc)
        return;
    bt_json_object(json, "example");
    bt_json_text(json, "id", bt_example_word(doc, "id"));
    bt_json_text(json, "title", bt_tr(game, bt_example_word(doc, "title")));
    bt_json_array(json, "passages");
    for (bt_node at = bt_example_first(doc); bt_passage_take(at, &passage); at = passage.next) {
        entry += passage.count;
        write_passage(game, &passage, step_before(room, viewer, entry), json);
    }
    bt_json_array_end(json);
    bt_json_object_end(json);
}
