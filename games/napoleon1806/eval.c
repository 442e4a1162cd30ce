/*
 * eval.c - how a side stands, for bots.
 *
 * All of it is Prussian minus French, in hundredths of a victory point: what
 * the track says; how tired the corps are; how far they are from the areas
 * that count; whether a side could bring more cards to a fight than the other
 * where they stand near each other; and the cards kept in hand.
 */
#include "eval.h"
#include "operation.h"
#include "setup.h"

enum {
    PER_VP = 100,
    PER_FATIGUE = 4,  /* up to 4 points; they cost nothing yet */
    TIRED = 45,       /* for a corps with more: a card in combat, a point in Recovery */
    PER_TIRED = 14,   /* for each of these */
    PER_STEP = 3,     /* a strength point one connection away from where it is wanted */
    PER_PRIZE = 1,    /* connections that a point of an area's worth makes up for */
    HELD_STEP = 2,    /* the same for who only keeps what he has */
    FAR = 14,         /* connections: nothing is farther */
    CONTEST = 12,     /* a combat card more than the other in a contested area */
    EXPOSED = 9,      /* a card less than the enemy could bring here */
    PER_CARD = 3,     /* a card in hand */
    PER_RECOVERY = 3, /* its recovery number */
    TO_GO = 3,        /* a block that has still to be Activated */
    PER_GAP = 1000,   /* a block still to place, a corps wanting where one must stand */
    FAIR_BID = 1,     /* points that a side is thought worth */
    READY = 9000      /* being ready: more than all that moving blocks about could gain */
};

/* What eval looks at often. */
typedef struct judgement {
    const n06 *n;
    int cards[2][N06_AREAS_MAX]; /* combat cards of a side's corps by area */
    int burden;                  /* fatigue of the march under way, by corps of the stack */
    uint32_t marching;
} judgement;

static int
fatigue_of(const judgement *j, bt_unit u)
{
    return j->n->s->fatigue[u] + (j->marching >> u & 1 ? j->burden : 0);
}

static int
cards_of(const judgement *j, bt_unit u)
{
    int strength = n06_strength(j->n->s, u);
    int base = strength > 4 ? 2 : strength > 0;

    return base - (fatigue_of(j, u) > 4) + j->n->printed->blocks[u].combat_cards;
}

static int
weariness(const judgement *j, bt_unit u)
{
    int fatigue = fatigue_of(j, u);
    bool rests = !bt_units_has(&j->n->s->activated, u);
    int cost = PER_FATIGUE * fatigue;

    if (fatigue > N06_FATIGUE_MAX)
        return PER_VP * n06_strength(j->n->s, u);
    if (fatigue > 4)
        cost += TIRED + PER_TIRED * (fatigue - 4);
    return rests ? cost / 2 : cost;
}

/* How far a corps is from the area that draws it most: for the attacker what the
 * other holds, else what is his own. */
static int
wanted_distance(const judgement *j, bt_side side, bt_area from)
{
    const n06_printed *p = j->n->printed;
    int nearest = FAR;

    for (int i = 0; i < p->prize_count; i++) {
        bool own = j->n->s->control[i] == side;
        int distance = bt_area_distance(&p->network, from, p->prizes[i].area);
        if (own == (side == N06_FRENCH))
            continue;
        distance -= PER_PRIZE * p->prizes[i].points;
        if (distance < nearest)
            nearest = distance;
    }
    return nearest;
}

static int
judge_corps(const judgement *j, bt_side side)
{
    const n06 *n = j->n;
    int per_step = side == N06_FRENCH ? PER_STEP : HELD_STEP, sum = 0;

    for (uint32_t left = n06_present_corps(n, side); left; left &= left - 1) {
        bt_unit u = (bt_unit)__builtin_ctz(left);
        sum -= weariness(j, u);
        sum -=
            per_step * n06_strength(n->s, u) * wanted_distance(j, side, (bt_area)n->s->places[u]);
        if (!bt_units_has(&n->s->activated, u))
            sum += TO_GO;
    }
    return sum;
}

/* Cards that a side could bring into an area at once: those there, and half of
 * those one connection away. */
static int
reachable_cards(const judgement *j, bt_side side, bt_area area)
{
    const bt_area_info *here = &j->n->printed->network.areas[area];
    int sum = 2 * j->cards[side][area];

    for (int i = 0; i < here->exit_count; i++)
        sum += j->cards[side][here->exits[i].to];
    return sum / 2;
}

/* Who is the stronger where the sides meet, for one side. */
static int
judge_contact(const judgement *j, bt_side side)
{
    int sum = 0;

    for (int a = 0; a < j->n->printed->network.area_count; a++) {
        int own = j->cards[side][a], other = j->cards[n06_other(side)][a];
        int threat;
        if (!own)
            continue;
        if (other && own > other)
            sum += CONTEST * (own - other);
        threat = reachable_cards(j, n06_other(side), (bt_area)a) - own;
        if (threat > 0)
            sum -= EXPOSED * threat;
    }
    return sum;
}

static int
judge_hand(const n06 *n, bt_side side)
{
    int sum = 0;

    for (bt_set hand = n->s->hand[side]; !bt_set_is_empty(&hand);)
        sum += PER_CARD + PER_RECOVERY * n->printed->cards[bt_set_take(&hand)].recovery;
    return sum;
}

/* While blocks are placed: all of them, as they must, and then ready. */
static int
judge_setup(const n06 *n, bt_side side)
{
    if (bt_frames_peek(&n->s->frames)->procedure != N06_P_SETUP)
        return 0;
    if (n->s->ready >> side & 1)
        return READY;
    return -PER_GAP * n06_count_gaps(n, side);
}

/* A sealed bid: a small one for the side one sits on. */
static int
judge_bid(const n06_state *s, bt_side side)
{
    int points = s->bids[side];

    if (s->wants[side] > N06_PRUSSIAN)
        return 0;
    return (s->wants[side] == side ? 2 * PER_VP : PER_VP) -
           10 * (points > FAIR_BID ? points - FAIR_BID : FAIR_BID - points);
}

static void
begin_judgement(judgement *j, const n06 *n)
{
    const n06_printed *p = n->printed;
    const bt_frame *top = bt_frames_peek(&n->s->frames);
    uint32_t corps = n06_bits(p->corps);

    *j = (judgement){ .n = n };
    if (top->procedure == N06_P_MARCH) {
        int count = n06_count(n06_corps_of(n, n->s->stack));
        j->marching = n06_bits(n->s->stack) & corps;
        j->burden = count ? n06_move_fatigue(n, top->side) / count : 0;
    }
    for (uint32_t left = n->s->on_map & corps; left; left &= left - 1) {
        bt_unit u = (bt_unit)__builtin_ctz(left);
        j->cards[n06_side_of(p, u)][n->s->places[u]] += cards_of(j, u);
    }
}

static int
judge_side(const judgement *j, bt_side side)
{
    return judge_corps(j, side) + judge_contact(j, side) + judge_hand(j->n, side) +
           judge_setup(j->n, side) + judge_bid(j->n->s, side);
}

int
n06_evaluate(const bt_game *game, const bt_state *state, bt_seat seat)
{
    bt_side side = bt_side_of(game, seat);
    const n06_state *s = n06_state_of(state);
    const n06 n = { game, n06_printed_of(game), (n06_state *)(uintptr_t)s, NULL };
    judgement j;
    int prussian = PER_VP * s->vp;

    if (s->winner != BT_SIDE_NONE)
        return s->winner == side ? 100000 : -100000;
    begin_judgement(&j, &n);
    prussian += judge_side(&j, N06_PRUSSIAN) - judge_side(&j, N06_FRENCH);
    return side == N06_PRUSSIAN ? prussian : -prussian;
}
