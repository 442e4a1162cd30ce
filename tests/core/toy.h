/*
 * toy.h - a game for tests that need more than the null game has.
 *
 * Two sides, three units, two boxes and no map; dice, hidden steps that seal,
 * and one field of every shape.  Red and blue each take steps; a `roll` of
 * red's calls for a die.  Nothing here is a rule of any printed game.
 */
#ifndef TOY_H
#define TOY_H

#include <berthier/frame.h>
#include <berthier/game.h>
#include <string.h>

typedef struct toy_state {
    bt_units moved;
    bt_frames frames;
    uint16_t places[3];
    uint16_t points;
    uint8_t turn, mp, weather, losses[6];
    uint8_t must_roll;
    uint8_t unused[5];
} toy_state;

enum {
    TOY_O_NONE,
    TOY_O_UNIT,
    TOY_O_PLACE,
    TOY_O_MP,
    TOY_O_WEATHER,
    TOY_O_DIE,
    TOY_O_SIDE,
    TOY_O_PROCEDURE,
    TOY_O_DRIFT
};
enum { TOY_A_NONE, TOY_STEP, TOY_ROLL, TOY_DIE, TOY_SEAL, TOY_SPEND, TOY_HAND, TOY_SKY, TOY_DRIFT };

static const char *const toy_weather[] = { "day", "night", "fog" };
static const char *const toy_procedures[] = { "unused", "game", "retreat" };
static const char *const toy_sides[] = { "red", "blue" };
static const char *const toy_boxes[] = { "reserve", "dead" };

static const bt_operand toy_operands[] = {
    [TOY_O_UNIT] = { "unit", BT_KIND_UNIT, 0, 0, NULL },
    [TOY_O_PLACE] = { "place", BT_KIND_PLACE, 0, 0, NULL },
    [TOY_O_MP] = { "points", BT_KIND_HALVES, 0, 20, NULL },
    [TOY_O_WEATHER] = { "weather", BT_KIND_WORD, 0, 2, toy_weather },
    [TOY_O_DIE] = { "die", BT_KIND_NUMBER, 1, 6, NULL },
    [TOY_O_SIDE] = { "side", BT_KIND_SIDE, 0, 0, NULL },
    [TOY_O_PROCEDURE] = { "procedure", BT_KIND_WORD, 0, 2, toy_procedures },
    [TOY_O_DRIFT] = { "drift", BT_KIND_NUMBER, -3, 3, NULL },
};

static const bt_action_def toy_actions[] = {
    [TOY_STEP] = { "step",
                   { TOY_O_UNIT, TOY_O_PLACE },
                   "any",
                   "put a unit into a box",
                   "1.0",
                   NULL },
    [TOY_ROLL] = { "roll", { 0 }, "any", "call for a die", "2.0", NULL },
    [TOY_DIE] = { "die", { TOY_O_DIE }, "any", "what the die shows", "2.0", NULL },
    [TOY_SEAL] = { "seal", { 0 }, "any", "reveal something", "3.0", NULL },
    [TOY_SPEND] = { "spend", { TOY_O_MP }, "any", "spend points", "4.0", NULL },
    [TOY_HAND] = { "hand", { TOY_O_SIDE }, "any", "hand over", "5.0", NULL },
    [TOY_SKY] = { "sky", { TOY_O_WEATHER }, "any", "change the weather", "6.0", NULL },
    [TOY_DRIFT] = { "drift", { TOY_O_DRIFT }, "any", "a signed number", "7.0", NULL },
};

static const bt_event_def toy_events[] = {
    [1] = { "handed",
            { TOY_O_SIDE, TOY_O_MP, TOY_O_UNIT },
            "{0} spends {1} on {2}, not {3}",
            NULL,
            false },
};

static const bt_reason toy_reasons[] = {
    { "not-here", "1.0", "That is not done here." },
    { "not-here", "4.0", "That is another side's to do." },
};

#define TOY_FIELD(word, shape, member, count, operand)                                             \
    {                                                                                              \
#word, shape, offsetof(toy_state, member), count, operand, "", false, 0                    \
    }
static const bt_field toy_fields[] = {
    TOY_FIELD(turn, BT_FIELD_U8, turn, 1, 0),
    TOY_FIELD(mp, BT_FIELD_U8, mp, 1, TOY_O_MP),
    TOY_FIELD(weather, BT_FIELD_U8, weather, 1, TOY_O_WEATHER),
    TOY_FIELD(points, BT_FIELD_U16, points, 1, 0),
    TOY_FIELD(losses, BT_FIELD_U8S, losses, 6, 0),
    TOY_FIELD(places, BT_FIELD_BY_UNIT, places, 3, TOY_O_PLACE),
    TOY_FIELD(moved, BT_FIELD_SET, moved, 1, 0),
    TOY_FIELD(frames, BT_FIELD_FRAMES, frames, 1, TOY_O_PROCEDURE),
    TOY_FIELD(rolling, BT_FIELD_U8, must_roll, 1, 0),
};

static const char *const toy_no_yes[] = { "no", "yes" };
static const char *const toy_levels[] = { "low", "middle", "high" };
static const bt_option_def toy_options[] = {
    { "louis", "may come", "20.1", toy_no_yes, 2, NULL },
    { "level", "how hard", "20.2", toy_levels, 3, NULL },
};

static const bt_unit_info toy_units[] = {
    { "1/Gaz", "1st of Gazan", "1", "5-4", "infantry", 0, NULL, NULL },
    { "2/Gaz", "2nd of Gazan", "2", "5-4", "infantry", 0, NULL, NULL },
    { "V.c", "V Corps cavalry", "V", "2-5", "cavalry", 1, "V", "saxon" },
};

static inline int
toy_load(bt_game *game, bt_error *err)
{
    (void)err;
    game->units = toy_units;
    game->unit_count = 3;
    game->boxes = toy_boxes;
    game->box_count = 2;
    game->title = "Toy";
    return BT_OK;
}

static inline void
toy_setup(const bt_game *game, bt_state *state)
{
    (void)game;
    toy_state *s = (toy_state *)(void *)state;
    memset(s, 0, sizeof *s);
    s->turn = 1;
    for (int i = 0; i < 3; i++)
        s->places[i] = BT_PLACE_BOX(0);
    bt_frames_push(&s->frames, 1, 0);
}

static inline const toy_state *
toy_of(const bt_state *state)
{
    return (const toy_state *)(const void *)state;
}

static inline bt_sides
toy_to_act(const bt_game *game, const bt_state *state)
{
    (void)game;
    if (toy_of(state)->must_roll)
        return bt_side_bit(BT_SIDE_CHANCE);
    return toy_of(state)->turn > 200 ? 0
                                     : bt_side_bit(bt_frames_peek(&toy_of(state)->frames)->side);
}

static inline const bt_reason *
toy_check(const bt_game *game, const bt_state *state, bt_side side, bt_action action)
{
    unsigned code = bt_action_code(action);
    bool is_die = code == TOY_DIE && bt_action_operand(action, 0) - 1 < 6;
    if (!(toy_to_act(game, state) & bt_side_bit(side)))
        return &toy_reasons[1];
    if (is_die != (side == BT_SIDE_CHANCE))
        return &toy_reasons[0];
    if (code == TOY_STEP && bt_action_operand(action, 0) >= 3)
        return &toy_reasons[0];
    return code == TOY_A_NONE || code > TOY_HAND ? &toy_reasons[0] : NULL;
}

static inline void
toy_apply(const bt_game *game, bt_state *state, bt_side side, bt_action action, bt_events *events)
{
    (void)game;
    toy_state *s = (toy_state *)(void *)state;
    unsigned a = bt_action_operand(action, 0);
    switch (bt_action_code(action)) {
    case TOY_STEP:
        s->places[a] = (uint16_t)bt_action_operand(action, 1);
        bt_units_add(&s->moved, (bt_unit)a);
        break;
    case TOY_ROLL:
        s->must_roll = 2; /* two dice, so that a chain of chance is tried too */
        break;
    case TOY_DIE:
        s->must_roll--;
        s->points = (uint16_t)(s->points * 7 + a);
        break;
    case TOY_HAND:
        bt_frames_top(&s->frames)->side = (uint8_t)a;
        break;
    default:
        s->points++;
        break;
    }
    if (bt_action_code(action) == TOY_SEAL)
        bt_events_seal(events);
    bool is_secret = bt_action_code(action) == TOY_STEP && bt_action_operand(action, 1) == 0;
    bt_events_add(events, 1, is_secret ? bt_side_bit(side) : BT_SIDES_ALL, "1.0", side, 5,
                  bt_action_code(action) == TOY_STEP ? a : 0, 0);
}

static inline bt_action
toy_chance(const bt_game *game, const bt_state *state, bt_rng *rng)
{
    (void)game, (void)state;
    return bt_action_make(TOY_DIE, 1 + bt_rng_below(rng, 6), 0, 0);
}

/* When V.c is dead it lies on its face before blue. */
static inline bool
toy_conceals(const bt_game *game, const bt_state *state, bt_side viewer, unsigned operand,
             unsigned value)
{
    (void)game;
    return operand == TOY_O_UNIT && value == 2 && viewer == 1 &&
           toy_of(state)->places[2] == BT_PLACE_BOX(1);
}

static inline void
toy_derive(const bt_game *game, bt_state *state)
{
    (void)game, (void)state;
}

static inline bool
toy_state_ok(const bt_game *game, const bt_state *state, bt_error *err)
{
    (void)game;
    if (toy_of(state)->frames.depth > 0)
        return true;
    (void)bt_fail(err, BT_EDATA, "no frame is left");
    return false;
}

static inline int
toy_begin(const bt_game *game, bt_state *state, bt_side side, const char *segment, bt_error *err)
{
    (void)game;
    if (strcmp(segment, "movement") != 0)
        return bt_fail(err, BT_ESYNTAX, "expected movement");
    bt_frames_top(&((toy_state *)(void *)state)->frames)->side = side;
    return BT_OK;
}

static const bt_rules toy_rules = {
    .abi = BT_RULES_ABI,
    .id = "toy",
    .title = "Toy",
    .rules_version = 3,
    .state_size = sizeof(toy_state),
    .view_size = 1,
    .length_bound = 1000,
    .side_count = 2,
    .sides = toy_sides,
    .actions = toy_actions,
    .action_count = BT_COUNT(toy_actions),
    .operands = toy_operands,
    .operand_count = BT_COUNT(toy_operands),
    .reasons = toy_reasons,
    .reason_count = BT_COUNT(toy_reasons),
    .events = toy_events,
    .event_count = BT_COUNT(toy_events),
    .options = toy_options,
    .option_count = BT_COUNT(toy_options),
    .fields = toy_fields,
    .field_count = BT_COUNT(toy_fields),
    .load = toy_load,
    .setup = toy_setup,
    .to_act = toy_to_act,
    .check = toy_check,
    .apply = toy_apply,
    .chance = toy_chance,
    .derive = toy_derive,
    .state_ok = toy_state_ok,
    .conceals = toy_conceals,
    .begin = toy_begin,
};

static const bt_pack toy_pack = { .game = "toy" };

static inline bt_game *
toy_game(const char *options)
{
    bt_options values = { { 0 } };
    bt_game *game = NULL;
    if (bt_options_parse(&toy_rules, options, &values, NULL) ||
        bt_game_new(&game, &toy_rules, &toy_pack, "toy", &values, NULL))
        return NULL;
    return game;
}

#endif
