/*
 * prospect.c - what an attack promises: each result with its share of the die, and what it costs whom
 * [11.3] [11.4].
 *
 * Most results are retreats, so what matters as much as the odds is whether the defender has a way back.
 */
#include "prospect.h"

#define GROUND_ONE 25 /* a retreat of one hex, and of two */
#define GROUND_TWO 45

int
osg_promise(const osg *n, int column, const osg_clash *clash)
{
    const bt_crt *crt = &n->printed->crt;
    int prize = OSG_W_POINT * clash->prize, stake = OSG_W_POINT * clash->stake, value = 0;

    for (int die = 1; die <= crt->row_count; die++)
        switch (bt_crt_result(crt, column, die)) {
        case OSG_DE:
            value += prize + GROUND_TWO;
            break;
        case OSG_DR:
            value += prize * clash->cornered / 256 + GROUND_ONE;
            break;
        case OSG_DR2:
            value += prize * clash->cornered / 256 + GROUND_TWO;
            break;
        case OSG_EX: /* the larger force gives up somewhat more than it gets */
            value += clash->stake > clash->prize ? -prize / 10 : stake / 10;
            break;
        case OSG_AR:
            value -= GROUND_ONE + stake / 20;
            break;
        case OSG_AR2:
            value -= GROUND_TWO + stake / 20;
            break;
        default:
            value -= stake;
        }
    return value / crt->row_count;
}

int
osg_clash_column(const osg *n, const osg_clash *clash)
{
    const bt_crt *crt = &n->printed->crt;
    int column = bt_crt_column(crt, clash->attack, clash->defence > 0 ? clash->defence : 1);

    column = bt_crt_shift(crt, column, clash->shift);
    return column > clash->most ? clash->most : column;
}

int
osg_judge_clash(const osg *n, const osg_clash *clash)
{
    return osg_promise(n, osg_clash_column(n, clash), clash);
}

int
osg_chance_cornered(int ways)
{
    static const uint16_t chance[] = { 256, 90, 40, 20, 10, 5, 0 };

    return chance[ways < (int)BT_COUNT(chance) ? ways : (int)BT_COUNT(chance) - 1];
}
