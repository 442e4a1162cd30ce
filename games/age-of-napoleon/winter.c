/*
 * winter.c - the Winter Attrition Phase [AON-15.1a].
 *
 * The frame's side is whose areas are being settled; when the areas of both have been, the phase ends.
 * In each area cards are asked for, then chance rolls, then the owner chooses whom it costs.
 */
#include "winter.h"
#include "cards.h"
#include "contingent.h"
#include "corps.h"
#include "country.h"
#include "field.h"

enum { LEAST = 3 }; /* corps that have to be tested [AON-15.1a] */

/* Where a score of 0 stands among the words for scores. */
enum { AON_SCORE_ZERO = 5 };

bt_units
aon_wintering(const aon *n, bt_side side, bt_area area)
{
    bt_units counted = { { 0 } };

    for (bt_units left = aon_army(n, side, area); !bt_units_is_empty(&left);) {
        bt_unit unit = bt_units_take(&left);
        if (aon_option(n, AON_OPTION_AT_HOME) || !aon_at_home(n, unit, area))
            bt_units_add(&counted, unit);
    }
    return counted;
}

/* In few areas are so many corps at all, wherever they are at home. */
static bool
is_tested(const aon *n, bt_side side, bt_area area)
{
    bt_units more = aon_army(n, side, area), counted;

    for (int i = 1; i < LEAST; i++)
        (void)bt_units_take(&more);
    if (bt_units_is_empty(&more))
        return false;
    counted = aon_wintering(n, side, area);
    return bt_units_count(&counted) >= LEAST;
}

/* [AON-15.2b] [AON-15.2c] More than half of them are spent. */
static bool
most_are_spent(const aon *n, bt_side side, bt_area area)
{
    bt_units counted = aon_wintering(n, side, area);
    bt_units spent = bt_units_and(counted, n->s->spent);

    return 2 * bt_units_count(&spent) > bt_units_count(&counted);
}

/* What changes the die, by its clause. */
typedef struct modifier {
    const char *rule;
    int value;
} modifier;

enum { OF_TIRED = 3, MODIFIERS = 6 };

/* What Depot adds, and Scorched Earth takes off [AON-15.2d]. */
enum { IN_STORES = 2 };

/* Some of them are 0.  [AON-15.2d] Depot is the owner's card, Scorched Earth the other side's. */
static void
find_modifiers(const aon *n, bt_side side, bt_area area, modifier *out)
{
    const bt_network *map = &n->printed->network;
    bool enemy = aon_run_by(n, area) == aon_other(side);
    bool everywhere = aon_option(n, AON_OPTION_TIRED);
    bool tired = (enemy || everywhere) && most_are_spent(n, side, area);

    out[0] = (modifier){ "AON-15.2a", bt_area_is(map, area, AON_CAPITAL) };
    out[1] = (modifier){ "AON-15.2a", -2 * bt_area_is(map, area, AON_BARREN) };
    out[2] = (modifier){ "AON-15.2b", -enemy };
    out[OF_TIRED] = (modifier){ everywhere ? "AON-15.2b" : "AON-15.2c", -tired };
    out[4] = (modifier){ "CARD-DEPOT.1", IN_STORES * aon_on_table(n, side, AON_DEPOT) };
    out[5] = (modifier){ "CARD-SCORCHED-EARTH.1",
                         -IN_STORES * aon_on_table(n, aon_other(side), AON_SCORCHED_EARTH) };
}

int
aon_winter_modifier(const aon *n, bt_side side, bt_area area)
{
    modifier found[MODIFIERS];
    int sum = 0;

    find_modifiers(n, side, area, found);
    for (int i = 0; i < MODIFIERS; i++)
        sum += found[i].value;
    return sum;
}

int
aon_winter_losses(const aon *n, int corps, int score)
{
    const aon_printed *p = n->printed;
    const aon_winter *column = &p->winter[0];

    for (int i = 1; i < p->winter_count; i++)
        if (corps >= p->winter[i].from)
            column = &p->winter[i];
    if (score > p->winter_best)
        score = p->winter_best;
    if (score < p->winter_worst)
        score = p->winter_worst;
    return column->losses[p->winter_best - score];
}

/* ---- the phase ------------------------------------------------------------ */

/* Steps of the WINTER frame, for the area in hand. */
enum { TO_CHOOSE_AREA, TO_ASK, TO_ROLL, TO_CLEAR };

/* [AON-15.1a] The next area of the side, in the order of the map; BT_AREA_NONE when all are settled. */
static bt_area
next_area(const aon *n, bt_side side)
{
    for (bt_area a = 0; a < n->printed->network.area_count; a++)
        if (!bt_set_has(&n->s->rolled, a) && is_tested(n, side, a))
            return a;
    return BT_AREA_NONE;
}

static bool
choose_area(aon *n, bt_frame *frame)
{
    bt_events_seal(
        n->events); /* that an area is tested tells how many stand there away from home */
    n->s->field = next_area(n, frame->side);
    if (n->s->field != BT_AREA_NONE) {
        bt_set_add(&n->s->rolled, n->s->field);
        frame->step = TO_ASK;
        return false;
    }
    n->s->rolled = (bt_set){ { 0 } };
    if (frame->local++) {
        aon_pop(n);
        return false;
    }
    frame->side = aon_other(frame->side);
    return false;
}

static bool
winter_waits(aon *n)
{
    bt_frame *frame = aon_top(n);

    switch (frame->step) {
    case TO_CHOOSE_AREA:
        return choose_area(n, frame);
    case TO_ASK:
        frame->step = TO_ROLL;
        aon_push(n, AON_P_STORES, frame->side);
        return false;
    case TO_ROLL:
        frame->step = TO_CLEAR;
        aon_push(n, AON_P_COLD, BT_SIDE_CHANCE);
        return false;
    default:
        frame->step = TO_CHOOSE_AREA;
        aon_clear_table(n);
        return false;
    }
}

const bt_room aon_room_winter = { .waits = winter_waits, .stands = aon_owned };

static bt_side
sufferer(const aon *n)
{
    return (bt_side)aon_frame(n->s, AON_P_WINTER)->side;
}

/* ---- Depot and Scorched Earth ---------------------------------------------- */

/* [AON-15.3] [CARD-DEPOT.1] [CARD-SCORCHED-EARTH.1] For the area that is about to be rolled for. */
static const bt_reason *
refuse_stores(const aon *n, const bt_act *act)
{
    const bt_reason *reason = aon_refuse_card(n, act, AON_IN_ATTRITION);
    aon_title title;

    if (reason)
        return reason;
    title = aon_title_of(n, act->a);
    if (act->b != n->s->field)
        return REFUSE(OTHER_WINTER);
    if (aon_on_table(n, act->side, title))
        return REFUSE_OF(CONDITION, title);
    if (title == AON_DEPOT)
        return act->side == sufferer(n) ? NULL : REFUSE_OF(CONDITION, AON_DEPOT);
    if (act->side == sufferer(n))
        return REFUSE_OF(CONDITION, AON_SCORCHED_EARTH);
    return aon_run_by(n, n->s->field) == act->side ? NULL : REFUSE(NOT_YOUR_EARTH);
}

static void
do_stores(aon *n, const bt_act *act)
{
    aon_lay(n, act->side, act->a, aon_clause_of(aon_title_of(n, act->a)));
}

/* The worst and the best score that an area may come to, for all that everybody can see: whether most of its
 * corps are spent is hidden, and so is a card of the other side. */
static void
find_scores(const aon *n, int *worst, int *best)
{
    bt_side side = sufferer(n);
    bool enemy = aon_run_by(n, n->s->field) == aon_other(side);
    modifier found[MODIFIERS];
    int sum = 0;

    find_modifiers(n, side, n->s->field, found);
    for (int i = 0; i < MODIFIERS; i++)
        sum += i == OF_TIRED ? 0 : found[i].value;
    *worst = 1 + sum - (enemy || aon_option(n, AON_OPTION_TIRED)) - (enemy ? IN_STORES : 0);
    *best = AON_FACES + sum;
}

/* Could what a card adds to the score change what the winter costs?  How many of them are at home is hidden,
 * too [AON-15.1b]. */
static bool
might_change(const aon *n, int change)
{
    bt_units army = aon_army(n, sufferer(n), n->s->field);
    int most = bt_units_count(&army), worst, best;

    find_scores(n, &worst, &best);
    for (int corps = LEAST; corps <= most; corps++)
        for (int score = worst; score <= best; score++)
            if (aon_winter_losses(n, corps, score) != aon_winter_losses(n, corps, score + change))
                return true;
    return false;
}

/* Scorched Earth serves only who runs the area; neither card, where the score is no matter.  A card that lies
 * open is in no hand, but Napoléonica may bring it there. */
static bool
is_asked(const aon *n, bt_side side)
{
    bool own = side == sufferer(n);
    aon_title title = own ? AON_DEPOT : AON_SCORCHED_EARTH;

    if (aon_on_table(n, side, title) || !(own || aon_run_by(n, n->s->field) == side))
        return false;
    return might_change(n, own ? IN_STORES : -IN_STORES) &&
           aon_is_asked_for(n, side, AON_TITLE(title) | AON_TITLE(AON_NAPOLEONICA));
}

/* Each side is asked once, the sufferer first. */
static bool
stores_wait(aon *n)
{
    bt_frame *frame = aon_top(n);

    if (frame->local >= 2) {
        aon_pop(n);
        return false;
    }
    if (is_asked(n, frame->side))
        return true;
    frame->side = aon_other(frame->side);
    frame->local++;
    return false;
}

static void
decline_stores(aon *n, const bt_act *act)
{
    bt_frame *frame = aon_top(n);

    frame->side = aon_other(act->side);
    frame->local++;
}

static void
list_stores(const bt_list *l)
{
    const uint64_t titles = AON_TITLE(AON_DEPOT) | AON_TITLE(AON_SCORCHED_EARTH);
    bt_set field = { { 0 } };

    bt_set_add(&field, l->play->s->field);
    bt_try_pairs(l, AON_A_PLAY_AT, aon_held_of(l->play, l->side, titles), field);
    bt_try(l, AON_A_DECLINE, 0, 0);
}

static void
ask_stores(const aon *n, const bt_view *view, bt_buf *out)
{
    bool own = bt_frames_peek(&n->s->frames)->side == sufferer(n);

    (void)view;
    BT_SAY(out, n->game,
           own ? BT_MSG(
                     "The winter is about to be rolled for your corps in {0}: play Depot, or none.")
               : BT_MSG("The winter is about to be rolled for enemy corps in {0}: play Scorched "
                        "Earth, or none."),
           bt_arg_word(n->game->network->areas[n->s->field].name));
}

const bt_room aon_room_stores = {
    .waits = stores_wait,
    .deeds = (const bt_deed[]){ { AON_A_PLAY_AT, refuse_stores, do_stores },
                                { AON_A_DECLINE, bt_refuse_nothing, decline_stores },
                                { 0 } },
    .list = list_stores,
    .ask = ask_stores,
    .stands = aon_owned,
    .rule = "AON-15.2d",
};

/* ---- the die and what it costs --------------------------------------------- */

/* Step 1 of the frame: the die is rolled, losses are being chosen by the frame's side. */
static bool
cold_waits(aon *n)
{
    bt_frame *frame = aon_top(n);

    if (!frame->step)
        return true;
    if (frame->local && bt_units_count(&n->s->tolled))
        return true;
    n->s->tolled = (bt_units){ { 0 } };
    aon_pop(n);
    return false;
}

static void
tell_modifiers(aon *n, bt_side side, bt_area area)
{
    modifier found[MODIFIERS];

    find_modifiers(n, side, area, found);
    for (int i = 0; i < MODIFIERS; i++)
        if (found[i].value)
            AON_EVENT(n, MODIFIED, found[i].rule, side, area, found[i].value + AON_SCORE_ZERO, 0);
}

static void
do_roll(aon *n, const bt_act *act)
{
    bt_side side = sufferer(n);
    bt_area area = n->s->field;
    bt_units counted = aon_wintering(n, side, area);
    int score = (int)act->a + aon_winter_modifier(n, side, area);
    int lost = aon_winter_losses(n, bt_units_count(&counted), score);
    bt_frame *frame = aon_top(n);

    tell_modifiers(n, side, area);
    AON_EVENT(n, WINTER, "AON-15.1a", side, area, act->a, score + AON_SCORE_ZERO);
    AON_EVENT(n, WINTER_LOST, "AON-15.4", side, area, bt_units_count(&counted), lost);
    frame->step = 1;
    frame->side = side;
    frame->local = (uint8_t)lost;
    n->s->tolled = lost ? counted : (bt_units){ { 0 } };
}

static const bt_reason *
refuse_roll(const aon *n, const bt_act *act)
{
    (void)act;
    return bt_frames_peek(&n->s->frames)->step ? REFUSE(NOT_NOW) : NULL;
}

/* [AON-15.4] [18.2a] */
static const bt_reason *
refuse_lose(const aon *n, const bt_act *act)
{
    bt_units able;

    if (!bt_frames_peek(&n->s->frames)->step)
        return REFUSE(NOT_NOW);
    if (!bt_units_has(&n->s->tolled, (bt_unit)act->a))
        return REFUSE(NOT_WINTERING);
    able = aon_largest_contingent(n, n->s->tolled);
    return bt_units_has(&able, (bt_unit)act->a) ? NULL : REFUSE(SMALLER_CONTINGENT);
}

static void
do_lose(aon *n, const bt_act *act)
{
    aon_top(n)->local--;
    AON_EVENT(n, LOST, "AON-15.4", act->a, AON_ELIMINATED, 0, 0);
    aon_stand(n->s, (bt_unit)act->a, AON_ELIMINATED);
}

static void
list_cold(const bt_list *l)
{
    bt_try_units(l, AON_A_LOSE, l->play->s->tolled);
    if (l->side == BT_SIDE_CHANCE)
        bt_try_numbers(l, AON_A_ROLL, 1, AON_FACES + 1);
}

static bt_action
chance_cold(const aon *n, bt_rng *rng)
{
    (void)n;
    return bt_action_make(AON_A_ROLL, 1 + bt_rng_below(rng, AON_FACES), 0, 0);
}

static bool
cold_stands(const aon *n, const bt_frame *frame)
{
    (void)n;
    return frame->step ? frame->side <= AON_COALITION : frame->side == BT_SIDE_CHANCE;
}

static void
ask_cold(const aon *n, const bt_view *view, bt_buf *out)
{
    (void)view;
    BT_SAY(out, n->game, BT_MSG("The winter in {0} costs you {1} corps: which?"),
           bt_arg_word(n->game->network->areas[n->s->field].name),
           bt_arg_number(bt_frames_peek(&n->s->frames)->local));
}

const bt_room aon_room_cold = {
    .waits = cold_waits,
    .deeds = (const bt_deed[]){ { AON_A_LOSE, refuse_lose, do_lose },
                                { AON_A_ROLL, refuse_roll, do_roll },
                                { 0 } },
    .list = list_cold,
    .chance = chance_cold,
    .ask = ask_cold,
    .stands = cold_stands,
    .rule = "AON-15.4",
};
