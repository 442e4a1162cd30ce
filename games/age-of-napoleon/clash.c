/*
 * clash.c - what a battle between two columns of the table comes to on the average.
 *
 * A plan weighs hundreds of battles that nobody has begun; so all pairs of columns are counted out once,
 * when the tables have been read.
 */
#include "clash.h"

enum {
    CASES = AON_FACES * AON_FACES,
    WHOLE = 100,
    HALF = 55 /* of a corps that is not lost for good */
};

/* Hundredths of tie-breaks that the first wins; who rolls alike rolls again [AON-13.7a]. */
static int
ties_won(int lead)
{
    int won[2] = { 0, 0 };

    for (int f = 1; f <= AON_FACES; f++)
        for (int s = 1; s <= AON_FACES; s++)
            if (f + lead != s)
                won[f + lead < s]++;
    return won[0] * WHOLE / (won[0] + won[1]);
}

/* [AON-13.9a] [AON-13.9b] What so many losses of so few corps are worth, in hundredths of a corps. */
static int
cost_of(int losses, int corps, bool won, bool tied)
{
    int least = losses < corps ? losses : corps;
    int lasting = (losses + (tied || !won)) / 2;

    if (lasting > least)
        lasting = least;
    return WHOLE * lasting + HALF * (least - lasting);
}

static void
weigh(aon_clash *clash, const aon_column *own, const aon_column *their)
{
    int ties = ties_won(own->modifier - their->modifier), won = 0, taken[AON_CLASHING] = { 0 };
    int lost = 0;

    for (int f = 0; f < AON_FACES; f++)
        for (int s = 0; s < AON_FACES; s++) {
            int hit = own->losses[f], hurt = their->losses[s];
            bool tied = hit == hurt, wins = hit > hurt;
            won += tied ? ties : wins ? WHOLE : 0;
            for (int corps = 1; corps <= AON_CLASHING; corps++)
                taken[corps - 1] += cost_of(hit + wins, corps, !wins, tied);
            lost += cost_of(hurt + (!tied && !wins), AON_CLASHING, wins, tied);
        }
    clash->won = (uint8_t)(won / CASES);
    clash->lost = (uint16_t)(lost / CASES);
    for (int i = 0; i < AON_CLASHING; i++)
        clash->taken[i] = (uint16_t)(taken[i] / CASES);
}

void
aon_weigh_clashes(aon_printed *p)
{
    for (int own = 0; own < p->column_count; own++)
        for (int their = 0; their < p->column_count; their++)
            weigh(&p->clash[own][their], &p->columns[own], &p->columns[their]);
}
