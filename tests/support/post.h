/*
 * post.h - a game for tests in which partners share a side and write to each other.
 *
 * Red and blue have a column each that marches unseen.  With the option `staff` red has two seats,
 * `red` and `red-wing`, each with a column and knowledge of its own: a seat sees its own column and
 * what it was shown.  A letter to the partner lies on the road until the partner fetches it or blue
 * catches it: only then its reader knows what it says.  All act at once, until each has passed.
 * Nothing here is a rule of any printed game.
 */
#ifndef POST_H
#define POST_H

#include <berthier/game.h>
#include <string.h>

enum { POST_RED, POST_BLUE, POST_WING, POST_SEATS };
enum { POST_O_NONE, POST_O_MILES, POST_O_COLUMN, POST_O_SEATS, POST_O_LETTER };
enum { POST_LETTERS = 8 };
enum { POST_A_NONE, POST_MARCH, POST_SHOW, POST_WRITE, POST_FETCH, POST_CATCH, POST_PASS };
enum { POST_EV_NONE, POST_MARCHED, POST_SHOWN, POST_PASSED, POST_SENT, POST_READ };

typedef struct post_state {
    uint8_t column[POST_SEATS];
    uint8_t known[POST_SEATS]; /* seats that know where the column is */
    uint8_t passed;            /* seats */
    uint8_t from[POST_LETTERS];
    uint8_t readers[POST_LETTERS]; /* seats that know what it says */
    uint8_t unused;
    uint16_t letter[POST_LETTERS]; /* its text; 0 for none */
} post_state;

typedef struct post_view {
    post_state shown;
    bt_seat viewer;
} post_view;

static const char *const post_sides[] = { "red", "blue" };
static const char *const post_names[] = { "Red", "Blue" };
static const char *const post_no_yes[] = { "no", "yes" };

static const bt_operand post_operands[] = {
    [POST_O_MILES] = { "miles", BT_KIND_NUMBER, 1, 3, NULL },
    [POST_O_COLUMN] = { "column", BT_KIND_NUMBER, 0, 0xffff, NULL }, /* seat * 256 + miles */
    [POST_O_SEATS] = { "seats", BT_KIND_NUMBER, 0, 0xff, NULL },
    [POST_O_LETTER] = { "letter", BT_KIND_TEXT, 0, 0, NULL },
};

static const bt_action_def post_actions[] = {
    [POST_MARCH] = { "march", { POST_O_MILES }, "day", "march on", "1.0", NULL },
    [POST_SHOW] = { "show", { 0 }, "day", "show your partner where you are", "2.0", NULL },
    [POST_WRITE] = { "write", { POST_O_LETTER }, "day", "write to your partner", "4.0", NULL },
    [POST_FETCH] = { "fetch", { 0 }, "day", "fetch what was written to you", "4.0", NULL },
    [POST_CATCH] = { "catch", { 0 }, "day", "catch what is on the road", "5.0", NULL },
    [POST_PASS] = { "pass", { 0 }, "day", "do no more", "3.0", NULL },
};

static const bt_event_def post_events[] = {
    [POST_MARCHED] = { "marched", { POST_O_COLUMN }, "a column is at {0}", "1.0", false },
    [POST_SHOWN] = { "shown", { POST_O_COLUMN }, "a partner shows {0}", "2.0", false },
    [POST_PASSED] = { "passed", { POST_O_SEATS }, "{0} have passed", "3.0", false },
    [POST_SENT] = { "sent", { POST_O_LETTER }, "{0} is on the road", "4.0", false },
    [POST_READ] = { "read", { POST_O_LETTER }, "{0} is read", "4.0", false },
};

static const bt_reason post_reasons[] = {
    { "not-you", "3.0", "You have nothing to decide now." },
    { "far", "1.0", "A column marches a hundred miles." },
    { "alone", "2.0", "You have no partner." },
    { "no-such", "1.0", "There is no such thing to do." },
    { "no-letter", "4.0", "There is no letter for you." },
    { "written", "4.0", "What has been written is not written again." },
    { "treason", "4.1", "Nobody writes of treason." },
};

static const bt_option_def post_options[] = {
    { "staff", "red has two seats", "2.0", post_no_yes, 2, NULL },
};

static const bt_seat_def post_seats[] = {
    { "red", "Red headquarters", POST_RED, 0 },
    { "red-wing", "Red wing", POST_RED, 0 },
};

#define POST_FIELD(word, member, count)                                                            \
    {                                                                                              \
#word, BT_FIELD_U8S, offsetof(post_state, member), count, 0, "", false, 0                  \
    }
static const bt_field post_fields[] = {
    POST_FIELD(column, column, POST_SEATS),
    POST_FIELD(known, known, POST_SEATS),
    POST_FIELD(passed, passed, 1),
    POST_FIELD(from, from, POST_LETTERS),
    POST_FIELD(readers, readers, POST_LETTERS),
    { "letters", BT_FIELD_U16S, offsetof(post_state, letter), POST_LETTERS, POST_O_LETTER, "",
      false, 0 },
};

static inline post_state *
post_of(const bt_state *state)
{
    return (post_state *)(uintptr_t)state;
}

static inline int
post_load(bt_game *game, bt_error *err)
{
    (void)err;
    game->title = "Letters";
    return BT_OK;
}

static inline void
post_setup(const bt_game *game, bt_state *state)
{
    for (bt_seat seat = 0; seat < bt_seat_count(game); seat++)
        post_of(state)->known[seat] = bt_side_bit(seat);
}

static inline bt_seats
post_to_act(const bt_game *game, const bt_state *state)
{
    return (bt_seats)(((1u << bt_seat_count(game)) - 1) & ~(unsigned)post_of(state)->passed);
}

static inline bt_seats
post_partners(const bt_game *game, bt_seat seat)
{
    return (bt_seats)(bt_seats_of(game, bt_side_of(game, seat)) & ~(unsigned)bt_side_bit(seat));
}

/* The letter that waits for a seat: its partner's, or for the enemy any on the road; -1 for none. */
static inline int
post_waiting(const bt_game *game, const post_state *s, bt_seat seat, bool caught)
{
    for (int i = 0; i < POST_LETTERS; i++) {
        bool is_on_road = s->letter[i] && s->readers[i] == bt_side_bit(s->from[i]);
        bool is_enemy = bt_side_of(game, s->from[i]) != bt_side_of(game, seat);
        if (is_on_road && is_enemy == caught && s->from[i] != seat)
            return i;
    }
    return -1;
}

static inline int
post_room(const post_state *s)
{
    for (int i = 0; i < POST_LETTERS; i++)
        if (!s->letter[i])
            return i;
    return -1;
}

static inline const bt_reason *
post_check(const bt_game *game, const bt_state *state, bt_seat seat, bt_action action)
{
    const post_state *s = post_of(state);
    unsigned miles = bt_action_operand(action, 0);

    if (seat > BT_SIDE_CHANCE || !(post_to_act(game, state) & bt_side_bit(seat)))
        return &post_reasons[0];
    if (!bt_action_is_sound(game, action))
        return &post_reasons[3];
    if (bt_action_code(action) == POST_MARCH && s->column[seat] + miles > 100)
        return &post_reasons[1];
    if ((bt_action_code(action) == POST_SHOW || bt_action_code(action) == POST_WRITE) &&
        !post_partners(game, seat))
        return &post_reasons[2];
    if (bt_action_code(action) == POST_WRITE && (miles || post_room(s) < 0))
        return &post_reasons[5];
    if (bt_action_code(action) == POST_FETCH && post_waiting(game, s, seat, false) < 0)
        return &post_reasons[4];
    if (bt_action_code(action) == POST_CATCH && post_waiting(game, s, seat, true) < 0)
        return &post_reasons[4];
    return NULL;
}

static inline void
post_legal(const bt_game *game, const bt_state *state, bt_seat seat, bt_actions *out)
{
    out->count = 0;
    for (unsigned code = POST_MARCH; code <= POST_PASS; code++)
        for (unsigned miles = code == POST_MARCH; miles <= 3u * (code == POST_MARCH); miles++)
            if (!post_check(game, state, seat, bt_action_make(code, miles, 0, 0)))
                bt_actions_add(out, bt_action_make(code, miles, 0, 0));
}

static inline void
post_apply(const bt_game *game, bt_state *state, bt_seat seat, bt_action action, bt_events *events)
{
    post_state *s = post_of(state);
    bt_seats own = bt_side_bit(seat);

    switch (bt_action_code(action)) {
    case POST_MARCH:
        s->column[seat] = (uint8_t)(s->column[seat] + bt_action_operand(action, 0));
        s->known[seat] = own;
        bt_events_add(events, POST_MARCHED, own, "1.0", seat * 256u + s->column[seat], 0, 0, 0);
        break;
    case POST_SHOW:
        s->known[seat] |= post_partners(game, seat);
        bt_events_add(events, POST_SHOWN, s->known[seat], "2.0", seat * 256u + s->column[seat], 0,
                      0, 0);
        break;
    case POST_WRITE: {
        int free = post_room(s);
        if (!bt_action_operand(action, 0)) /* a blank leaves nothing */
            break;
        s->letter[free] = (uint16_t)bt_action_operand(action, 0);
        s->from[free] = seat;
        s->readers[free] = own;
        bt_events_add(events, POST_SENT, own, "4.0", s->letter[free], 0, 0, 0);
        break;
    }
    case POST_FETCH:
    case POST_CATCH: {
        int i = post_waiting(game, s, seat, bt_action_code(action) == POST_CATCH);
        s->readers[i] |= own;
        bt_events_add(events, POST_READ, own, "4.0", s->letter[i], 0, 0, 0);
        break;
    }
    default:
        s->passed |= own;
        bt_events_add(events, POST_PASSED, BT_SIDES_ALL, "3.0", s->passed, 0, 0, 0);
    }
}

static inline bt_action
post_chance(const bt_game *game, const bt_state *state, bt_rng *rng)
{
    (void)game, (void)state, (void)rng;
    return BT_ACTION_NONE;
}

static inline void
post_outcome(const bt_game *game, const bt_state *state, bt_outcome *out)
{
    *out = (bt_outcome){ .over = !post_to_act(game, state), .winner = BT_SIDE_NONE };
    if (out->over)
        memcpy(out->text, "all have passed", sizeof "all have passed");
}

static inline void
post_view_make(const bt_game *game, const bt_state *state, bt_seat viewer, bt_view *out)
{
    post_view *view = (post_view *)(void *)out;

    view->shown = *post_of(state);
    view->viewer = viewer;
    for (bt_seat seat = 0; seat < bt_seat_count(game); seat++)
        if (viewer == BT_SIDE_NONE || !(view->shown.known[seat] & bt_side_bit(viewer)))
            view->shown.column[seat] = view->shown.known[seat] = 0;
    for (int i = 0; i < POST_LETTERS; i++)
        if (viewer == BT_SIDE_NONE || !(view->shown.readers[i] & bt_side_bit(viewer)))
            view->shown.letter[i] = view->shown.from[i] = view->shown.readers[i] = 0;
}

static inline void
post_view_write(const bt_game *game, const bt_view *view, bt_json *json)
{
    bt_fields_write(game, &((const post_view *)(const void *)view)->shown, json);
}

static inline void
post_resample(const bt_game *game, const bt_view *view, bt_rng *rng, bt_state *out)
{
    const post_view *seen = (const post_view *)(const void *)view;

    *post_of(out) = seen->shown;
    for (bt_seat seat = 0; seat < bt_seat_count(game); seat++)
        if (!seen->shown.known[seat]) {
            post_of(out)->known[seat] = bt_side_bit(seat);
            post_of(out)->column[seat] = (uint8_t)bt_rng_below(rng, 101);
        }
}

static inline bool
post_conceals(const bt_game *game, const bt_state *state, bt_seat viewer, unsigned operand,
              unsigned value)
{
    const post_state *s = post_of(state);

    (void)game;
    for (int i = 0; operand == POST_O_LETTER && i < POST_LETTERS; i++)
        if (s->letter[i] == value && viewer < POST_SEATS && s->readers[i] & bt_side_bit(viewer))
            return false;
    if (operand == POST_O_LETTER)
        return value != 0;
    return operand == POST_O_COLUMN && value / 256 < POST_SEATS && viewer != value / 256 &&
           !(viewer < POST_SEATS && s->known[value / 256] & bt_side_bit(viewer));
}

static inline const bt_reason *
post_refuse_words(const bt_game *game, const bt_state *state, bt_seat seat, bt_action action,
                  const char *words)
{
    (void)game, (void)state, (void)seat, (void)action;
    return strstr(words, "treason") ? &post_reasons[6] : NULL;
}

static inline void
post_derive(const bt_game *game, bt_state *state)
{
    (void)game, (void)state;
}

static inline bool
post_state_ok(const bt_game *game, const bt_state *state, bt_error *err)
{
    (void)game, (void)state, (void)err;
    return true;
}

static const bt_rules post_rules = {
    .abi = BT_RULES_ABI,
    .id = "post",
    .title = "Letters",
    .rules_version = 1,
    .state_size = sizeof(post_state),
    .view_size = sizeof(post_view),
    .length_bound = 400,
    .side_count = 2,
    .sides = post_sides,
    .side_names = post_names,
    .seats = post_seats,
    .seat_count = (int)BT_COUNT(post_seats),
    .actions = post_actions,
    .action_count = (int)BT_COUNT(post_actions),
    .operands = post_operands,
    .operand_count = (int)BT_COUNT(post_operands),
    .reasons = post_reasons,
    .reason_count = (int)BT_COUNT(post_reasons),
    .events = post_events,
    .event_count = (int)BT_COUNT(post_events),
    .options = post_options,
    .option_count = (int)BT_COUNT(post_options),
    .fields = post_fields,
    .field_count = (int)BT_COUNT(post_fields),
    .load = post_load,
    .setup = post_setup,
    .to_act = post_to_act,
    .legal = post_legal,
    .check = post_check,
    .apply = post_apply,
    .chance = post_chance,
    .outcome = post_outcome,
    .view = post_view_make,
    .view_write = post_view_write,
    .resample = post_resample,
    .derive = post_derive,
    .state_ok = post_state_ok,
    .conceals = post_conceals,
    .refuse_words = post_refuse_words,
};

static const bt_pack post_pack = { .game = "post" };

/** A game with these rules, or some like them; NULL with the reason in err when it cannot be. */
static inline bt_game *
post_game_of(const bt_rules *rules, const char *options, bt_error *err)
{
    bt_options values = { { 0 } };
    bt_game *game = NULL;

    if (!bt_options_parse(rules, options, &values, err))
        (void)bt_game_new(&game, rules, &post_pack, "post", &values, err);
    return game;
}

#endif
