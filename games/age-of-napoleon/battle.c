/*
 * battle.c - a battle from start to end, read from top to bottom [AON-13.1].
 *
 *     with the option, both say yield or fight          yield.c
 *     the attacker, then the defender engages corps     engage.c
 *     battle cards in turn                              exchange.c
 *     dice, and who has won                             result.c
 *     losses, A Hero's Death                            losses.c
 *     what was engaged is spent
 *     Pursuit, retreat, rally                           pursuit.c, retreat.c, rally.c
 *
 * Who plays Bravest of the Brave leaves before the dice: one corps is lost, the rest retreats, and
 * there is no victor [CARD-BRAVEST-OF-THE-BRAVE.1].
 */
#include "battle.h"
#include "corps.h"
#include "country.h"
#include "field.h"
#include "strength.h"

/* Steps of the BATTLE frame: what comes next. */
enum {
    DEFENDER_ANSWERS,
    ATTACKER_ANSWERS,
    ATTACKER_ENGAGES,
    DEFENDER_ENGAGES,
    CARDS,
    ROLLS,
    BEATEN_LOSES,
    OTHER_LOSES,
    FIRST_HERO,
    SECOND_HERO,
    REMOVES,
    PURSUES,
    RETREATS,
    RALLIES,
    ENDS,
};

static bt_side
defender(const aon *n)
{
    return aon_other(n->s->attacker);
}

static void
roll(aon *n)
{
    bt_side brave = aon_beaten(n);

    for (bt_side side = AON_FRENCH; side <= AON_COALITION; side++)
        AON_EVENT(n, STRENGTH, "AON-13.3a", side, aon_strength(n, side, NULL), 0, 0);
    if (brave == BT_SIDE_NONE) {
        aon_push(n, AON_P_DICE, BT_SIDE_CHANCE);
        return;
    }
    n->s->losses[brave] = n->s->lasting[brave] = 1;
    AON_EVENT(n, LOSES, "CARD-BRAVEST-OF-THE-BRAVE.1", brave, 1, 0, 0);
}

static void
take_losses(aon *n, bt_side side)
{
    if (n->s->losses[side])
        aon_push(n, AON_P_LOSSES, side);
}

/* [CARD-A-HEROS-DEATH.1] A side may name one of the corps that the other loses for good. */
static void
ask_for_hero(aon *n, bt_side side)
{
    bt_units victims = n->s->engaged[aon_other(side)];
    bt_units doomed = bt_units_and(victims, n->s->doomed);

    bt_units_remove(&victims, n->printed->napoleon);
    if (!bt_units_is_empty(&doomed) && !bt_units_is_empty(&victims) &&
        aon_is_asked_for(n, side, AON_TITLE(AON_A_HEROS_DEATH)))
        aon_push(n, AON_P_HERO, side);
}

/* ---- what is lost, and who is spent -------------------------------------- */

static const char *
clause_of_loss(const aon *n, bt_side side)
{
    if (n->s->victor == BT_SIDE_NONE)
        return "CARD-BRAVEST-OF-THE-BRAVE.1";
    if (n->s->tied)
        return "AON-13.9c";
    return side == n->s->victor ? "AON-13.9b" : "AON-13.9a";
}

static void
remove_losses(aon *n, bt_side side)
{
    bt_units dead = bt_units_and(n->s->engaged[side], n->s->doomed);
    bt_units out = bt_units_and(n->s->engaged[side], n->s->picked);
    uint16_t box = side == n->s->victor ? AON_RESERVE : AON_PRISONERS;

    while (!bt_units_is_empty(&dead))
        aon_lose(n, bt_units_take(&dead), AON_ELIMINATED, clause_of_loss(n, side));
    while (!bt_units_is_empty(&out))
        aon_lose(n, bt_units_take(&out), box, clause_of_loss(n, side));
}

/* [AON-13.11] */
static void
spend(aon *n, bt_units engaged)
{
    for (bt_units left = bt_units_minus(engaged, n->s->spent); !bt_units_is_empty(&left);) {
        bt_unit unit = bt_units_take(&left);
        aon_spend(n, unit);
        AON_TELL_SIDES(n, SPENT, "AON-13.11", unit, 0, 0, 0);
    }
}

static void
remove_all(aon *n)
{
    for (bt_side side = AON_FRENCH; side <= AON_COALITION; side++)
        remove_losses(n, side);
    n->s->doomed = n->s->picked = (bt_units){ { 0 } };
    if (n->s->victor == BT_SIDE_NONE)
        return;
    spend(n, n->s->engaged[n->s->attacker]);
    spend(n, n->s->engaged[defender(n)]);
}

/* ---- afterwards ---------------------------------------------------------- */

static int
count(bt_units units)
{
    return bt_units_count(&units);
}

/* [AON-13.14] Whether anybody is still fresh is not for all to see, but for whom it could be. */
static void
pursue(aon *n)
{
    bt_side victor = n->s->victor;

    if (victor == BT_SIDE_NONE || !count(aon_fielders(n, aon_other(victor))))
        return;
    if (count(aon_fielders(n, victor)) > count(n->s->engaged[victor]) &&
        aon_is_asked_for(n, victor, AON_TITLE(AON_PURSUIT)))
        aon_push(n, AON_P_PURSUE, victor);
}

static void
retreat(aon *n)
{
    if (count(aon_fielders(n, aon_beaten(n))))
        aon_push(n, AON_P_RETREAT, aon_beaten(n));
}

/* [AON-13.12] */
static void
rally(aon *n)
{
    bt_side victor = n->s->victor;

    if (victor == BT_SIDE_NONE || aon_on_table(n, victor, AON_PURSUIT))
        return;
    if (!bt_set_is_empty(&n->s->hand[victor]) && !(n->s->barred >> victor & 1) &&
        count(aon_fielders(n, victor)))
        aon_push(n, AON_P_RALLY, victor);
}

void
aon_end_battle(aon *n)
{
    aon_state *s = n->s;

    for (int side = 0; side < 2; side++) {
        s->engaged[side] = (bt_units){ { 0 } };
        s->losses[side] = s->lasting[side] = s->dice[side] = s->ties[side] = 0;
    }
    s->doomed = s->picked = (bt_units){ { 0 } };
    s->victor = BT_SIDE_NONE;
    s->tied = s->fog = 0;
    aon_clear_table(n);
    aon_pop(n);
    aon_free_countries(n);
}

/* ---- room ---------------------------------------------------------------- */

static void
answer(aon *n, bt_side side)
{
    if (aon_option(n, AON_OPTION_YIELD))
        aon_push(n, AON_P_YIELD, side);
}

/* Before the losses. */
static void
fight(aon *n, int step)
{
    switch (step) {
    case DEFENDER_ANSWERS:
        answer(n, defender(n));
        break;
    case ATTACKER_ANSWERS:
        answer(n, n->s->attacker);
        break;
    case ATTACKER_ENGAGES:
        aon_push(n, AON_P_ENGAGE, n->s->attacker);
        break;
    case DEFENDER_ENGAGES:
        aon_push(n, AON_P_ENGAGE, defender(n));
        break;
    case CARDS:
        aon_push(n, AON_P_EXCHANGE, n->s->attacker);
        break;
    default:
        roll(n);
    }
}

/* [AON-13.10] The beaten side goes first; the order of the rest is that of ruling 41. */
static void
settle(aon *n, int step)
{
    switch (step) {
    case BEATEN_LOSES:
        take_losses(n, aon_beaten(n));
        break;
    case OTHER_LOSES:
        take_losses(n, aon_other(aon_beaten(n)));
        break;
    case FIRST_HERO:
        ask_for_hero(n, n->s->attacker);
        break;
    case SECOND_HERO:
        ask_for_hero(n, defender(n));
        break;
    case REMOVES:
        remove_all(n);
        break;
    case PURSUES:
        pursue(n);
        break;
    case RETREATS:
        retreat(n);
        break;
    default:
        rally(n);
    }
}

static bool
battle_waits(aon *n)
{
    int step = aon_top(n)->step++;

    if (step <= ROLLS)
        fight(n, step);
    else if (step < ENDS)
        settle(n, step);
    else
        aon_end_battle(n);
    return false;
}

static bool
is_of(bt_units part, bt_units whole)
{
    bt_units strange = bt_units_minus(part, whole);
    return bt_units_is_empty(&strange);
}

/* Whose corps are engaged, and that nothing points beside a table. */
static bool
battle_holds(const aon *n, const bt_frame *frame, bt_error *err)
{
    const aon_state *s = n->s;

    if (s->victor > AON_COALITION && s->victor != BT_SIDE_NONE)
        return bt_fail(err, BT_EDATA, "a side wins a battle, or nobody yet"), false;
    for (bt_side side = AON_FRENCH; side <= AON_COALITION; side++) {
        if (s->dice[side] > AON_FACES || s->ties[side] > AON_FACES)
            return bt_fail(err, BT_EDATA, "a die has six faces [AON-1.3]"), false;
        if (!is_of(s->engaged[side], aon_corps_of(n, side)) ||
            !is_of(s->engaged[side], aon_at(s, s->field)))
            return bt_fail(err, BT_EDATA, "corps are engaged where they are not"), false;
        if (frame->step <= REMOVES && !count(aon_fielders(n, side)))
            return bt_fail(err, BT_EDATA, "nobody is there to be engaged [AON-13.2]"), false;
        if (frame->step > (side == s->attacker ? DEFENDER_ENGAGES : CARDS) &&
            frame->step <= REMOVES && !count(s->engaged[side]))
            return bt_fail(err, BT_EDATA, "nobody is engaged [AON-13.2]"), false;
    }
    return true;
}

const bt_room aon_room_battle = {
    .waits = battle_waits,
    .stands = aon_owned,
    .holds = battle_holds,
};
