/*
 * prompt.c - what a side may do now, and what it still must: what the room asks; for the others, who
 * decides.
 *
 * The rooms ask rules, and those ask who stands where.  So somebody stands under every flag that the
 * viewer sees, no matter which unit: what a flag tells [1.5a] is as it is, and nothing else is asked of it.
 */
#include "prompt.h"
#include "view.h"
#include "words.h"

static bt_units
kind_of(const osg_printed *p, unsigned flag)
{
    if (flag & OSG_FLAG_TROOPS)
        return p->troops;
    return flag & OSG_FLAG_TRAIN ? bt_units_minus(p->combat, p->troops) : p->leaders;
}

static void
stand_under_flags(const osg *n, const osg_view *view, bt_side enemy)
{
    bt_units hidden = { { 0 } }, left = n->printed->of_side[enemy];

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (n->s->places[u] == OSG_HIDDEN)
            bt_units_add(&hidden, u);
    for (bt_hex hex = 0; hex < n->printed->atlas.hex_count; hex++) {
        unsigned flag = view->flags[enemy][hex];
        bt_units fit;
        bt_unit unit;
        if (!flag)
            continue;
        fit = bt_units_and(hidden, kind_of(n->printed, flag));
        unit = bt_units_first(&fit);
        if (unit == BT_UNIT_NONE)
            continue;
        n->s->places[unit] = hex;
        bt_units_remove(&hidden, unit);
    }
}

static void
say_who_decides(const osg *n, bt_sides acting, bt_buf *out)
{
    static const bt_operand of_side = { .kind = BT_KIND_SIDE };
    bt_buf names = { 0 };

    if (acting & bt_side_bit(BT_SIDE_CHANCE))
        bt_buf_add(&names, bt_tr(n->game, "chance"));
    for (bt_side side = OSG_FRENCH; side <= OSG_PRUSSIAN; side++) {
        if (!(acting & bt_side_bit(side)))
            continue;
        bt_buf_add(&names, names.length ? ", " : "");
        bt_prose_format(n->game, &of_side, side, &names);
    }
    BT_SAY(out, n->game, "{0} to decide.", bt_arg_text(bt_buf_text(&names)));
    out->failed |= names.failed;
    bt_buf_release(&names);
}

void
osg_prompt(const bt_game *game, const bt_view *view, bt_buf *out)
{
    const osg_view *seen = (const osg_view *)(const void *)view;
    osg_state shown = seen->shown;
    const osg n = { game, osg_printed_of(game), &shown, NULL, false };
    bt_sides acting = bt_acting(game, &shown.frames, &n);

    if (!acting)
        return;
    if (seen->viewer > OSG_PRUSSIAN || !(acting & bt_side_bit(seen->viewer))) {
        say_who_decides(&n, acting, out);
        return;
    }
    stand_under_flags(&n, seen, osg_other(seen->viewer));
    osg_derive_caches(game, &shown);
    bt_ask(game, &shown.frames, &n, view, out);
}
