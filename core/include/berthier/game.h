/*
 * game.h - one game ready to play: rules, printed parts, scenario, options.
 *
 * Made once and then read-only; matches, searches and threads share it.  The
 * functions below are the engine's wrapping of the rules table: they add what
 * every game needs the same way.
 */
#ifndef BT_GAME_H
#define BT_GAME_H

#include <berthier/card.h>
#include <berthier/network.h>
#include <berthier/roster.h>
#include <berthier/rules.h>

/** What notation and front ends need to know of a counter. */
typedef struct bt_unit_info {
    const char *id;        /* unique in the game, used in action text: "V.c" */
    const char *name;      /* "V Corps cavalry" */
    const char *counter;   /* as printed on the piece: "V" */
    const char *values;    /* "2-5" */
    const char *type;      /* "cavalry" */
    bt_side side;          /* as printed: who has it now is for the game to say */
    const char *formation; /* what it belongs to: "V"; NULL where there is no such thing */
    const char *nation;    /* in whose colours it is printed; NULL: its side's */
} bt_unit_info;

/** What front ends need to know of a box.  NULL where there is nothing to say. */
typedef struct bt_box_info {
    const char *name;    /* "eliminated at Jena"; NULL: the scenario has no use for the box */
    const char *kind;    /* "eliminated", "track": boxes of one kind are shown together */
    const char *map;     /* id of the map it belongs to */
    const char *track;   /* id of the track it is a space of */
    const char *next;    /* id of the box that units go on to */
    const bt_hex *hexes; /* hex_count of them: those it touches */
    int hex_count;
} bt_box_info;

struct bt_game {
    const bt_rules *rules;
    const bt_pack *pack; /* borrowed; outlives the game */
    char scenario[32];   /* "jena-auerstadt" */
    bt_options options;
    uint64_t data_hash;        /* of the pack */
    const bt_catalogue *words; /* of the reader's language (say.h); NULL for English */

    /* Set by rules->load. */
    bt_arena arena;
    const bt_atlas *atlas;     /* NULL in a game without hexes */
    const bt_network *network; /* NULL in a game without areas */
    const bt_card_info *cards; /* at most BT_CARDS_MAX */
    int card_count;
    bt_roster rosters[BT_ROSTERS_MAX]; /* as the rules have them */
    const bt_unit_info *units;
    int unit_count;
    const char *const *boxes;     /* names of places that are not hexes */
    int box_count;                /* place number of box i: 0xff00 + i */
    const bt_box_info *box_infos; /* box_count of them, or NULL when the names say all */
    const uint64_t *outside;      /* hexes out of play (outside.h); NULL: none */
    const char *title;            /* of the scenario */
    const void *printed;          /* the game's own tables */

    /* Set by bt_game_new from the rows of rules->seats that the options call for. */
    const bt_seat_def *seats; /* by number; NULL when each side has one */
    int seat_count;           /* ask bt_seat_count */
};

#define BT_PLACE_BOX(i)        ((uint16_t)(0xff00 + (i)))
#define BT_PLACE_IS_BOX(place) ((place) >= 0xff00)

/**
 * Load a scenario.
 *
 * @param pack      borrowed for the game's lifetime
 * @param options   NULL for all defaults
 */
int bt_game_new(bt_game **out, const bt_rules *rules, const bt_pack *pack, const char *scenario,
                const bt_options *options, bt_error *err);

void bt_game_free(bt_game *game);

/**
 * List the scenarios of a pack: the `id` of each document scenario-ID.yaml.
 *
 * @param names  borrowed from the pack; returns how many, at most max
 */
int bt_pack_scenarios(const bt_pack *pack, const char **names, int max);

/** The title of a scenario, borrowed from the pack; its id when it has none. */
const char *bt_pack_title(const bt_pack *pack, const char *scenario);

/** A zeroed block for a state or a view; NULL when memory is out.  free() it. */
bt_state *bt_state_new(const bt_game *game);
bt_view *bt_view_new(const bt_game *game);

void bt_state_copy(const bt_game *game, bt_state *to, const bt_state *from);

uint64_t bt_state_hash(const bt_game *game, const bt_state *state);

/** The lowest side of a set; BT_SIDE_NONE if it is empty. */
bt_side bt_sides_first(bt_sides sides);

/** The row of a scenario, or NULL: an edited pack may have scenarios of its own. */
const bt_scenario_def *bt_scenario_find(const bt_rules *rules, const char *id);

/** Find a unit by its id, any letter case; BT_UNIT_NONE when there is none. */
bt_unit bt_unit_find(const bt_game *game, const char *id, int length);

/**
 * What a unit is called at the table: by its id where that is made from what is printed on its
 * counter, else by name; of several that share a name, each by its id.
 */
const char *bt_unit_called(const bt_game *game, bt_unit unit);

/** Add what units are called, in the language of the game: "Ney, Soult". */
void bt_units_called(const bt_game *game, bt_units units, bt_buf *out);

/** Find a side by name; "chance" counts; BT_SIDE_NONE when there is none. */
bt_side bt_side_find(const bt_rules *rules, const char *name, int length);

/** Name a side, "chance" or "nobody". */
const char *bt_side_name(const bt_rules *rules, bt_side side);

/** How many seats all sides have together. */
static inline int
bt_seat_count(const bt_game *game)
{
    return game->seats ? game->seat_count : game->rules->side_count;
}

/** The side that a seat plays for; chance and nobody are their own. */
static inline bt_side
bt_side_of(const bt_game *game, bt_seat seat)
{
    return game->seats && seat < game->seat_count ? game->seats[seat].side : seat;
}

/** The seats of a side. */
bt_seats bt_seats_of(const bt_game *game, bt_side side);

/**
 * Of the seats that may act those of bots that need not wait: a bot leaves to a person of its own
 * side what either may decide.
 */
bt_seats bt_seats_of_bots(const bt_game *game, bt_seats acting, bt_seats persons);

/** Find a seat by its id; "chance" counts; BT_SIDE_NONE when there is none. */
bt_seat bt_seat_find(const bt_game *game, const char *id, int length);

/** The id of a seat, "chance" or "nobody". */
const char *bt_seat_id(const bt_game *game, bt_seat seat);

/** The English name of a seat, for people. */
const char *bt_seat_name(const bt_game *game, bt_seat seat);

/** The seat that a player who began on `seat` plays now: almost always the same one. */
bt_seat bt_seated(const bt_game *game, const bt_state *state, bt_seat began);

/** The other way round: the seat on which the player of `seat` began. */
bt_seat bt_seat_of(const bt_game *game, const bt_state *state, bt_seat seat);

/** Find a reason by its code and its rule, of any rule for NULL; or NULL. */
const bt_reason *bt_reason_find(const bt_rules *rules, const char *code, const char *rule);

/** Find a clause by its number, or NULL. */
const bt_clause *bt_clause_find(const bt_rules *rules, const char *number);

/** How many hexes or areas the game's map has, all maps together; 0 without one. */
static inline int
bt_ground_count(const bt_game *game)
{
    if (game->network)
        return game->network->area_count;
    return game->atlas ? game->atlas->hex_count : 0;
}

/** Write the name of a hex, an area or a box. */
void bt_place_format(const bt_game *game, uint16_t place, bt_buf *out);

/** Write one JSON object for an event: word, text, rule, args. */
void bt_event_write(const bt_game *game, const bt_event *event, bt_json *json);

/**
 * The same without what the book gives: a text that is its sentence with the
 * args put in as they are, and a rule that is the usual one.
 */
void bt_event_write_brief(const bt_game *game, const bt_event *event, bt_json *json);

/**
 * Write a set of units as a JSON object, each member true: the merge patch
 * between two of them names only the units that came and went.
 */
void bt_units_write(const bt_game *game, const char *key, bt_units units, bt_json *json);

/** As bt_units_write, for a set of what an operand of the game can name: areas, cards, countries. */
void bt_set_write(const bt_game *game, const char *key, int operand, bt_set set, bt_json *json);

/** Bytes that a field takes in the state. */
size_t bt_field_size(const bt_game *game, const bt_field *field);

/** Write every field of a state-shaped block but the inner ones as JSON members. */
void bt_fields_write(const bt_game *game, const void *block, bt_json *json);

#endif
