/*
 * plan.c - what a side could win with the moves that it has left.
 *
 * Every area of the enemy's and every army of its is an aim, and has a worth to each own army: what a battle
 * there comes to on the average, the less the more moves it takes to get there.  The best pair is taken,
 * then the next, for as many moves as are left this year; an army that has an aim already counts less for
 * another.  So armies spread over what there is to do, gather where it takes more, come nearer, and a card
 * is worth what its move would win.
 */
#include "country.h"
#include "judge.h"
#include "strength.h"

enum {
    MOVES_AHEAD = 6, /* moves after which nothing draws */
    PRISONER = 70,   /* hundredths that a corps taken costs its owner, between lost and prisoner */
    SLIPPERY = 50,   /* hundredths of it that count where it need not wait for the battle */
    TRAPPED = 80,    /* of all that cannot retreat when beaten */
    UNTIRED = 2,     /* areas of a move that tire nobody */
    SURE = 90,       /* hundredths: nothing is surer */
    OWN_CORPS = 150, /* a corps lost for it */
    WHOLE = 1024,    /* of what an army is free for */
    AGAIN = 75,      /* hundredths that each further aim counts of those that one army has */
    LATER = 35,      /* of what there is more to win than moves to win it with, */
    LATER_LAST = 5,  /* and of the same when there is no other year */
    MINOR = 640,     /* a minor country to be taken, */
    CAPITAL = 420,   /* a capital, */
    PARIS = 300,     /* that of France, which can be taken late, */
    SOIL = 45,       /* another area of an enemy's own */
    FRENCH_SOIL = 220,
    FRONTIER = 500 /* Flandres in the last year [AON-16.5] */
};

/* How much of an aim an army so many moves away has, in hundredths. */
static const int share_of[MOVES_AHEAD + 1] = { 0, 42, 24, 13, 8, 5, 3 };

typedef struct army {
    bt_area area;
    int speed, attacks; /* areas that it goes, and that it goes for an attack */
    int free;           /* of WHOLE, what one more aim counts beside those that it has */
    bool sails;
    const aon_clash *fresh, *spent; /* rows of its column as it stands, and when it comes spent */
} army;

typedef struct aim {
    bt_area area;
    int worth;              /* of the area */
    int prey[AON_CLASHING]; /* of the enemy's corps there, those worth least, the least first, */
    int all, corps;         /* all of them, and how many there are */
    int pace;               /* of the enemy's leader */
    int column;
    bool tires;   /* who comes there (aon_tires) */
    int shore;    /* areas from the nearest landing; more than moves for none near */
    bt_set ways;  /* out of it for the enemy */
    int left;     /* hundredths of it that the armies told off for it so far are likely to miss */
    int best, by; /* of all armies */
} aim;

typedef struct plan {
    const aon_judgement *j;
    bt_side side;
    int army_count, aim_count, moves, later;
    bool sails, winter; /* it has ships; the next move is in winter */
    army armies[AON_AREAS_MAX];
    aim aims[AON_AREAS_MAX];
    int16_t values[AON_AREAS_MAX][AON_AREAS_MAX];
} plan;

/* ---- what there is to win ------------------------------------------------------ */

bool
aon_tires(const aon *n, bt_area area)
{
    const bt_network *map = &n->printed->network;

    return bt_area_is(map, area, AON_MOUNTAIN) || bt_area_is(map, area, AON_MARSH);
}

/* What a country more brings for the marginal victory.  In the last year nobody rests any more who comes there
 * over mountains or marsh, or in winter; but who wins a battle can rally [AON-14.2]. */
static int
step_to(const aon_judgement *j, bt_area area)
{
    if (j->n.s->year < AON_YEAR_LAST || j->strength[AON_FRENCH][area])
        return j->step;
    return aon_tires(&j->n, area) || aon_rounds_begun(&j->n) >= AON_WINTER ? 0 : j->step;
}

/* What an area that the enemy runs is worth besides the corps in it. */
static int
worth_of_area(const aon_judgement *j, bt_side side, bt_area area)
{
    const aon *n = &j->n;
    uint8_t country;
    int worth = 0;
    bool french;

    if (j->run[area] != aon_other(side))
        return 0;
    country = aon_country_of(n, area);
    french = country == n->printed->france;
    if (area == n->printed->frontier && n->s->year + 1 >= AON_YEAR_LAST && j->drives)
        worth += FRONTIER + j->step;
    if (!aon_is_major(n, country))
        return worth + (side == AON_COALITION ? step_to(j, area) : 0) +
               aon_worth_of_land(j, side, MINOR * j->minors / 100);
    if (n->printed->countries[country].capital == area)
        return worth + (french ? PARIS : aon_worth_of_land(j, side, CAPITAL));
    return worth + (french ? FRENCH_SOIL * j->soil / 100 : aon_worth_of_land(j, side, SOIL));
}

/* [AON-13.9a] The owner gives up what is worth least. */
static void
add_corps(aim *to, int worth)
{
    int i = to->corps < AON_CLASHING ? to->corps : AON_CLASHING;

    to->all += worth;
    for (; i > 0 && to->prey[i - 1] > worth; i--)
        if (i < AON_CLASHING)
            to->prey[i] = to->prey[i - 1];
    if (i < AON_CLASHING)
        to->prey[i] = worth;
}

/* An army that could be beaten, by what it would lose; corps of France are what its fall waits for. */
static void
add_prey(const plan *p, aim *to)
{
    const aon *n = &p->j->n;
    bt_side enemy = aon_other(p->side);
    bt_units left = aon_army(n, enemy, to->area);
    const bt_area_info *info = &n->printed->network.areas[to->area];
    int strength = p->j->strength[enemy][to->area];

    to->pace = n->printed->corps[aon_leader(n, left)].movement;
    for (; !bt_units_is_empty(&left); to->corps++) {
        bt_unit unit = bt_units_take(&left);
        int worth = aon_worth(n, unit) * PRISONER / 100;
        if (n->printed->corps[unit].home == n->printed->france)
            worth += p->j->last;
        add_corps(to, worth);
        strength += aon_at_home(n, unit, to->area);
    }
    to->column = aon_column_number(n, strength);
    for (int i = 0; i < info->exit_count; i++) {
        bt_area out = info->exits[i].to;
        if (p->j->run[out] == enemy && !bt_set_has(&p->j->held[p->side], out))
            bt_set_add(&to->ways, out);
    }
}

static bool
is_landing(const plan *p, bt_area area)
{
    return bt_set_has(&p->j->n.printed->coast, area) && !bt_set_has(&p->j->held[AON_FRENCH], area);
}

static int
shore_of(const plan *p, bt_area area)
{
    const bt_area_info *info = &p->j->n.printed->network.areas[area];

    if (is_landing(p, area))
        return 0;
    for (int i = 0; i < info->exit_count; i++)
        if (is_landing(p, info->exits[i].to))
            return 1;
    return MOVES_AHEAD;
}

static void
find_aims(plan *p)
{
    const aon_judgement *j = p->j;

    for (bt_area a = 0; a < j->n.printed->network.area_count; a++) {
        aim *to = &p->aims[p->aim_count];
        int theirs = j->strength[aon_other(p->side)][a];
        if (!theirs && bt_set_has(&j->held[p->side], a))
            continue;
        *to = (aim){
            .area = a, .worth = worth_of_area(j, p->side, a), .shore = MOVES_AHEAD, .left = 100
        };
        to->tires = aon_tires(&j->n, a);
        if (theirs && j->run[a] != BT_SIDE_NONE)
            add_prey(p, to);
        if (!to->worth && !to->corps)
            continue;
        if (p->sails)
            to->shore = shore_of(p, a);
        p->aim_count++;
    }
}

static const aon_clash *
row_of(const aon *n, int strength)
{
    return n->printed->clash[aon_column_number(n, strength)];
}

static void
find_armies(plan *p)
{
    const aon_judgement *j = p->j;

    for (bt_set left = j->held[p->side]; !bt_set_is_empty(&left);) {
        bt_area area = bt_set_take(&left);
        int strength = j->strength[p->side][area], worn = strength - j->fresh[p->side][area];
        int speed = j->speed[p->side][area] ? j->speed[p->side][area] : 1;
        p->armies[p->army_count++] =
            (army){ .area = area,
                    .speed = speed,
                    .free = WHOLE,
                    .attacks = speed > 1 ? speed - 1 : 1,
                    .sails = p->sails && bt_set_has(&j->n.printed->coast, area),
                    .fresh = row_of(&j->n, strength),
                    .spent = row_of(&j->n, worn > 1 ? worn : 1) };
    }
}

/* ---- what an army makes of it ---------------------------------------------------- */

/* [AON-12.1a] Moves to get there, by land or by sea; an attack is an area less. */
static int
moves_to(const plan *p, const army *from, const aim *to)
{
    int distance = bt_area_distance(&p->j->n.printed->network, from->area, to->area);
    int moves = 1;

    for (distance -= to->corps ? from->attacks : from->speed; distance > 0; moves++)
        distance -= from->speed;
    return from->sails && moves > 1 + to->shore ? 1 + to->shore : moves;
}

/* Can the enemy leave when an army comes in from an area [AON-12.10a] [AON-12.10b]? */
static int
ways_out(const aim *to, bt_area from)
{
    return bt_set_count(&to->ways) - bt_set_has(&to->ways, from);
}

/* [AON-12.7a] [AON-12.7b] [AON-12.7c] [AON-12.7d] Does it come spent: by the ground there or on the way, by
 * the distance, by winter? */
static bool
comes_spent(const plan *p, const army *from, const aim *to, int moves)
{
    bool sails = from->sails && to->shore < MOVES_AHEAD;

    return to->tires || p->winter ||
           (!sails && p->j->n.printed->easy[from->area][to->area] > UNTIRED * moves);
}

static int
value_of_battle(const plan *p, const army *from, const aim *to, int moves)
{
    const aon_clash *row = comes_spent(p, from, to, moves) ? from->spent : from->fresh;
    const aon_clash *clash = &row[to->column];
    int own = OWN_CORPS * aon_weight_of_corps(&p->j->n, p->side) / 100;
    int told = to->corps < AON_CLASHING ? to->corps : AON_CLASHING;
    int ways = ways_out(to, from->area);
    int trapped = to->all * clash->won / 100 * TRAPPED, value = 0;

    for (int i = 0; i < told; i++)
        value += to->prey[i] * (clash->taken[i] - (i ? clash->taken[i - 1] : 0));
    if (trapped > value)
        value += (trapped - value) / (1 + 3 * ways);
    value = (value - own * clash->lost) / 100;
    if (ways && to->pace >= from->speed)
        value = value * SLIPPERY / 100;
    return value + to->worth * clash->won / 100;
}

static int
value_to(const plan *p, const army *from, const aim *to)
{
    int moves = moves_to(p, from, to), value, share;

    if (moves > MOVES_AHEAD)
        return 0;
    value = to->corps ? value_of_battle(p, from, to, moves) : to->worth;
    share = share_of[moves];
    if (moves > p->moves)
        share = share * p->later / 100;
    return value > 0 ? value * share / 100 : 0;
}

/* ---- who does what ---------------------------------------------------------------- */

static void
find_best(plan *p, aim *to)
{
    const int16_t *values = p->values[to - p->aims];

    to->best = 0;
    to->by = -1;
    for (int i = 0; i < p->army_count; i++) {
        int value = values[i] * p->armies[i].free / WHOLE;
        if (value > to->best) {
            to->best = value;
            to->by = i;
        }
    }
    to->best = to->best * to->left / 100;
}

static aim *
best_aim(plan *p)
{
    aim *best = NULL;

    for (int i = 0; i < p->aim_count; i++)
        if (p->aims[i].by >= 0 && (!best || p->aims[i].best > best->best))
            best = &p->aims[i];
    return best;
}

/* Who is sent may come too late, or be beaten: for what is left of the aim another may be sent. */
static void
send(plan *p, aim *to)
{
    int whole = to->worth + to->prey[0] + to->prey[1]; /* a battle takes two at best */
    int share = whole ? p->values[to - p->aims][to->by] * 100 / whole : 100;

    p->armies[to->by].free = p->armies[to->by].free * AGAIN / 100;
    to->left = to->left * (100 - (share < SURE ? share : SURE)) / 100;
}

static int
share_out(plan *p)
{
    int sum = 0, rest = 0;

    for (int move = 0; move < p->moves; move++) {
        aim *to = best_aim(p);
        if (!to)
            break;
        int by = to->by;
        sum += to->best;
        send(p, to);
        for (int i = 0; i < p->aim_count; i++)
            if (p->aims[i].by == by)
                find_best(p, &p->aims[i]);
    }
    for (int i = 0; i < p->aim_count; i++)
        rest += p->aims[i].best;
    return sum + rest * p->later / 100;
}

int
aon_judge_plan(const aon_judgement *j, bt_side side)
{
    plan p;

    p.j = j;
    p.side = side;
    p.army_count = p.aim_count = 0;
    p.sails = side == AON_COALITION && aon_in_effect(&j->n, AON_BRITANNIA);
    p.moves = aon_moves_left(&j->n, side);
    p.winter = aon_rounds_begun(&j->n) + (j->n.s->acted >> side & 1) >= AON_WINTER;
    p.later = j->n.s->year < AON_YEAR_LAST ? LATER : LATER_LAST;
    find_aims(&p);
    find_armies(&p);
    for (int a = 0; a < p.aim_count; a++) {
        for (int i = 0; i < p.army_count; i++) {
            int value = value_to(&p, &p.armies[i], &p.aims[a]);
            p.values[a][i] = (int16_t)(value < INT16_MAX ? value : INT16_MAX);
        }
        find_best(&p, &p.aims[a]);
    }
    return share_out(&p);
}
