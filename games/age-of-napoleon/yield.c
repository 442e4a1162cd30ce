/*
 * yield.c - with the option, both sides say before a battle whether they yield or fight [18.4].
 *
 * The defender is asked first, and the attacker only if the defender fights.  Who yields has lost
 * the battle: nobody rolls, nobody turns spent, and all its corps there are prisoners.
 */
#include "battle.h"
#include "corps.h"
#include "field.h"

static void
do_yield(aon *n, const bt_act *act)
{
    bt_units all = aon_fielders(n, act->side);

    AON_EVENT(n, YIELDED, "18.4", act->side, 0, 0, 0);
    while (!bt_units_is_empty(&all))
        aon_lose(n, bt_units_take(&all), AON_PRISONERS, "18.4");
    n->s->victor = aon_other(act->side);
    AON_EVENT(n, WON, "18.4", n->s->victor, n->s->field, 0, 0);
    aon_pop(n);
    aon_end_battle(n);
}

static void
do_stand(aon *n, const bt_act *act)
{
    (void)act;
    aon_pop(n);
}

static void
list_yield(const bt_list *l)
{
    bt_try(l, AON_A_YIELD, 0, 0);
    bt_try(l, AON_A_STAND, 0, 0);
}

static void
ask_yield(const aon *n, const bt_view *view, bt_buf *out)
{
    (void)view;
    BT_SAY(out, n->game,
           BT_MSG("Battle in {0}: yield, and all your corps there are prisoners, or fight?"),
           bt_arg_word(n->game->network->areas[n->s->field].name));
}

const bt_room aon_room_yield = {
    .deeds = (const bt_deed[]){ { AON_A_YIELD, bt_refuse_nothing, do_yield },
                                { AON_A_STAND, bt_refuse_nothing, do_stand },
                                { 0 } },
    .list = list_yield,
    .ask = ask_yield,
    .theirs = REFUSE(OTHERS_YIELD),
    .stands = aon_owned,
    .rule = "18.4",
};
