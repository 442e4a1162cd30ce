/*
 * forecast.c - what a combat may bring: losses, fatigue and who is beaten.
 *
 * The chances are exact.  Cards are drawn without replacement from what the
 * viewer knows of a deck: its own to the card; of another the cards it has not
 * seen, some of which are in a hand, and none of those is red [C1.9].  A deck
 * that runs out is made again of the cards used up [C1.21].
 *
 * In the fog how many cards the other side will draw depends on points behind its
 * screen [G2.1].  These are dealt again again and again, as bots deal them, and what
 * comes of each number of cards is weighed by how often it came up.
 */
#include "forecast.h"
#include "combat.h"
#include "count.h"
#include "position.h"
#include "view.h"
#include "weary.h"

#include <string.h>

/* The most losses or fatigue told apart, and the most cards drawn. */
enum { MOST = BT_FORECAST_OUTCOMES - 1, CARDS = 40, KINDS = N06_CARDS_MAX, DEALS = 500 };

/* How likely so much of both is; nothing beyond the tops. */
typedef struct haul {
    int top_losses, top_fatigue;
    double at[MOST + 1][MOST + 1];
} haul;

typedef struct forecaster {
    n06 n;
    const n06_view *seen;
    int deals;
    double cards[2][CARDS + 1]; /* how likely a side is to draw so many */
    double horse;               /* how likely Prussian cavalry is there [E-SQUARE.1] */
    haul *drawn[CARDS + 1];     /* by number of cards, while one set is drawn from */
    haul *whole, *part, *mixed;
    haul *result[2]; /* what a side inflicts */
} forecaster;

static int
least(int a, int b)
{
    return a < b ? a : b;
}

/* ---- hauls -------------------------------------------------------------- */

static void
nothing(haul *out)
{
    memset(out, 0, sizeof *out);
}

static void
certain(haul *out)
{
    nothing(out);
    out->at[0][0] = 1;
}

/* Add a haul moved on by a box result several times over, weighted. */
static void
add_moved(haul *to, const haul *from, int losses, int fatigue, double weight)
{
    for (int l = 0; l <= from->top_losses; l++)
        for (int f = 0; f <= from->top_fatigue; f++)
            to->at[least(l + losses, MOST)][least(f + fatigue, MOST)] += weight * from->at[l][f];
    if (from->top_losses + losses > to->top_losses)
        to->top_losses = least(from->top_losses + losses, MOST);
    if (from->top_fatigue + fatigue > to->top_fatigue)
        to->top_fatigue = least(from->top_fatigue + fatigue, MOST);
}

/* Two independent hauls together, added with a weight. */
static void
add_both(haul *to, const haul *a, const haul *b, double weight)
{
    for (int l = 0; l <= a->top_losses; l++)
        for (int f = 0; f <= a->top_fatigue; f++)
            if (a->at[l][f] > 0)
                add_moved(to, b, l, f, weight * a->at[l][f]);
}

/* ---- drawing ------------------------------------------------------------ */

/* Ways to choose k of n: exact up to 48 cards. */
static double
choose(int n, int k)
{
    double ways = 1;

    if (k < 0 || k > n)
        return 0;
    for (int i = 1; i <= k; i++)
        ways = ways * (n - k + i) / i;
    return ways;
}

/* Cards of a set that say the same of a combat. */
typedef struct kind {
    n06_box_result box;
    int count;
} kind;

static int
sort_kinds(const n06_printed *p, bt_set set, kind *out)
{
    int count = 0;

    while (!bt_set_is_empty(&set)) {
        n06_box_result box = p->cards[bt_set_take(&set)].box;
        int i = 0;
        while (i < count && memcmp(&out[i].box, &box, sizeof box) != 0)
            i++;
        if (i == count && count < KINDS)
            out[count++] = (kind){ box, 0 };
        if (i < count)
            out[i].count++;
    }
    return count;
}

/* What any `most` or fewer cards of a set bring: into drawn[0] to drawn[most]. */
static void
draw_from(forecaster *q, bt_set set, int most)
{
    kind kinds[KINDS];
    int size = bt_set_count(&set), count = sort_kinds(q->n.printed, set, kinds);

    certain(q->drawn[0]);
    for (int k = 1; k <= most; k++)
        nothing(q->drawn[k]);
    /* Ways to choose, kind by kind; the number from the most down, so that none counts twice. */
    for (int i = 0; i < count; i++)
        for (int k = most; k > 0; k--)
            for (int j = 1; j <= least(k, kinds[i].count); j++)
                add_moved(q->drawn[k], q->drawn[k - j], j * kinds[i].box.losses,
                          j * kinds[i].box.fatigue, choose(kinds[i].count, j));
    for (int k = 1; k <= least(most, size); k++)
        for (int l = 0; l <= q->drawn[k]->top_losses; l++)
            for (int f = 0; f <= q->drawn[k]->top_fatigue; f++)
                q->drawn[k]->at[l][f] /= choose(size, k);
}

/* Cards of a deck that cannot be told from a hand: each number of red ones in turn [C1.9]. */
static void
draw_unseen(forecaster *q, bt_side side, int count)
{
    bt_set red = bt_set_and(q->seen->unseen[side], q->n.printed->red);
    bt_set rest = bt_set_minus(q->seen->unseen[side], red);
    int reds = bt_set_count(&red), deck = q->seen->decks[side];

    nothing(q->mixed);
    for (int k = 0; k <= least(count, reds); k++) {
        double chance = choose(reds, k) * choose(deck - reds, count - k) / choose(deck, count);
        if (chance <= 0)
            continue;
        draw_from(q, red, k);
        *q->part = *q->drawn[k];
        draw_from(q, rest, count - k);
        add_both(q->mixed, q->part, q->drawn[count - k], chance);
    }
}

/* So many cards of a side: of its deck, and when that is used up of those used before. */
static void
draw_cards(forecaster *q, bt_side side, int count)
{
    const n06_state *s = &q->seen->shown;
    int first = least(count, q->seen->decks[side]);
    int used = bt_set_count(&s->discard[side]);

    if (side == q->seen->viewer) {
        draw_from(q, s->deck[side], first);
        *q->mixed = *q->drawn[first];
    } else {
        draw_unseen(q, side, first);
    }
    draw_from(q, s->discard[side], least(count - first, used));
    nothing(q->whole);
    add_both(q->whole, q->mixed, q->drawn[least(count - first, used)], 1);
}

/* [C10.1] [C14.2] */
static void
roll_dice(forecaster *q, bt_side side, int count)
{
    certain(q->whole);
    for (int i = 0; i < count; i++) {
        *q->mixed = *q->whole;
        nothing(q->whole);
        for (int face = 0; face < 6; face++) {
            const n06_box_result *box = &q->n.printed->die[side][face];
            add_moved(q->whole, q->mixed, box->losses, box->fatigue, 1.0 / 6);
        }
    }
}

/* ---- how many ----------------------------------------------------------- */

static void
count_cards(forecaster *q, const n06 *n)
{
    for (bt_side side = N06_FRENCH; side <= N06_PRUSSIAN; side++)
        q->cards[side][least(n06_combat_cards(n, side, NULL), CARDS)]++;
    q->horse += n->s->had_horse > 0;
}

/* Are there corps to fight?  Vedettes that stand alone are only ridden over [G3.5]. */
static bool
is_met(const n06 *n)
{
    return n06_corps_of(n, n->s->fighting[N06_FRENCH]) &&
           n06_corps_of(n, n->s->fighting[N06_PRUSSIAN]);
}

/* The same view is always told the same: the dealing begins with the same number. */
static bool
guess_cards(forecaster *q, uint16_t place)
{
    int found = 0;
    bt_rng rng;

    bt_rng_init(&rng, 1806);
    for (int i = 0; i < q->deals; i++) {
        n06_state s = { 0 };
        n06 dealt = { q->n.game, q->n.printed, &s, NULL };
        n06_resample(q->n.game, (const bt_view *)(const void *)q->seen, &rng,
                     (bt_state *)(void *)&s);
        if (!n06_foresee(&dealt, place) || !is_met(&dealt))
            continue;
        count_cards(q, &dealt);
        found++;
    }
    for (int count = 0; count <= CARDS && found; count++) {
        q->cards[N06_FRENCH][count] /= found;
        q->cards[N06_PRUSSIAN][count] /= found;
    }
    q->horse /= found ? found : 1;
    return found > 0;
}

static int
most_cards(const forecaster *q)
{
    for (int count = CARDS; count > 0; count--)
        if (q->cards[N06_FRENCH][count] > 0 || q->cards[N06_PRUSSIAN][count] > 0)
            return count;
    return 0;
}

/* What a side inflicts, over the numbers of cards it may draw. */
static void
weigh_cards(forecaster *q, bt_side side, bool dice)
{
    nothing(q->result[side]);
    for (int count = 0; count <= CARDS; count++) {
        if (!(q->cards[side][count] > 0))
            continue;
        if (dice)
            roll_dice(q, side, count);
        else
            draw_cards(q, side, count);
        add_moved(q->result[side], q->whole, 0, 0, q->cards[side][count]);
    }
}

/* ---- telling ------------------------------------------------------------ */

static bt_chances *
add_row(bt_forecast *out, const char *what, bt_side side)
{
    bt_chances *row = &out->rows[out->count++];

    *row = (bt_chances){ .what = what, .side = side, .count = 1 };
    return row;
}

static void
add_chance(bt_chances *row, int outcome, double chance)
{
    outcome = least(outcome, MOST);
    row->at[outcome] += chance;
    if (outcome >= row->count && chance > 0)
        row->count = outcome + 1;
}

/* Losses of a side alone, whatever its fatigue. */
static void
add_losses(const haul *of, double *out)
{
    memset(out, 0, (MOST + 1) * sizeof *out);
    for (int l = 0; l <= of->top_losses; l++)
        for (int f = 0; f <= of->top_fatigue; f++)
            out[l] += of->at[l][f];
}

/* Fatigue depends on who is beaten, too, so each case is put to the rules [A44]. */
static void
tell_fatigue(forecaster *q, bt_side side, const double *others, bt_forecast *out)
{
    const haul *mine = q->result[n06_other(side)];
    bt_chances *row = add_row(out, "fatigue", side);
    n06_state *s = q->n.s;

    for (int l = 0; l <= mine->top_losses; l++) {
        double cases[3] = { 0 }; /* the other side has fewer losses, as many, more */
        for (int o = 0; o <= MOST; o++)
            cases[o < l ? 0 : o == l ? 1 : 2] += others[o];
        for (int c = 0; c < 3; c++)
            for (int f = 0; f <= mine->top_fatigue && cases[c] > 0; f++) {
                double chance = cases[c] * mine->at[l][f];
                s->losses[side] = 1;
                s->losses[n06_other(side)] = (uint8_t)c;
                s->tired[side] = (uint8_t)f;
                s->had_horse = 1;
                add_chance(row, n06_fatigue_suffered(&q->n, side), chance * q->horse);
                s->had_horse = 0;
                add_chance(row, n06_fatigue_suffered(&q->n, side), chance * (1 - q->horse));
            }
    }
}

/* How many cards a side will draw, which only the fog leaves open. */
static void
tell_cards(const forecaster *q, bt_side side, bt_forecast *out)
{
    bt_chances *row;

    if (!n06_is_grognard(&q->n))
        return;
    row = add_row(out, "cards", side);
    for (int count = 0; count <= CARDS; count++)
        add_chance(row, count, q->cards[side][count]);
}

static void
tell(forecaster *q, bt_forecast *out)
{
    double losses[2][MOST + 1];

    for (bt_side side = N06_FRENCH; side <= N06_PRUSSIAN; side++)
        add_losses(q->result[n06_other(side)], losses[side]);
    for (bt_side side = N06_FRENCH; side <= N06_PRUSSIAN; side++) {
        const double *mine = losses[side], *others = losses[n06_other(side)];
        bt_chances *row = add_row(out, "losses", side);
        for (int l = 0; l <= MOST; l++)
            add_chance(row, l, mine[l]);
        tell_fatigue(q, side, others, out);
        /* [C8.19] Beaten by so many losses, and so many connections to retreat [C8.22]. */
        row = add_row(out, "beaten", side);
        for (int l = 0; l <= MOST; l++)
            for (int o = 0; o <= MOST; o++)
                add_chance(row, l > o ? l - o : 0, mine[l] * others[o]);
        tell_cards(q, side, out);
    }
}

/* ---- which combat ------------------------------------------------------- */

/* Where the stack will fight: where it stands, or where a Moving Attack is thought to lead it. */
static bt_area
battlefield(const n06 *n, const bt_frame *operation, uint16_t place)
{
    bt_area here = n06_stack_area(n);
    bool arrived = operation->local == N06_COMBAT_OP ||
                   (operation->local == N06_ASSAULT_OP && n->s->steps && n06_contested(n, here));

    if (operation->local == N06_MOVE_OP)
        return BT_AREA_NONE;
    if (arrived)
        return place == BT_HEX_NONE || place == here ? here : BT_AREA_NONE;
    return place < n->printed->network.area_count && place != here ? (bt_area)place : BT_AREA_NONE;
}

bool
n06_is_announced(const n06 *n, bt_side viewer)
{
    return !n06_is_grognard(n) || viewer == n06_mover(n->s) ||
           bt_frames_peek(&n->s->frames)->procedure != N06_P_GATHER;
}

bool
n06_foresee(n06 *n, uint16_t place)
{
    n06_state *s = n->s;
    const bt_frame *operation = n06_frame(s, N06_P_OPERATION);
    bt_units turned = bt_units_and(s->stack, s->activated);
    bt_area area;

    if (n06_frame(s, N06_P_COMBAT))
        return (place == BT_HEX_NONE || place == s->target) && n06_nothing_drawn(n);
    /* [C6.20] A stack that has been turned is through, and in the fog nobody knows it from others. */
    if (!operation || !n06_corps_of(n, s->stack) || !bt_units_is_empty(&turned))
        return false;
    area = battlefield(n, operation, place);
    if (area == BT_AREA_NONE || n06_looks_free(n, operation->side, area))
        return false;
    s->target = area;
    if (operation->local == N06_ASSAULT_OP)
        s->stack.word[0] |=
            n06_drawn_along(n, operation->side, n06_stack_area(n), n06_bits(s->stack));
    n06_line_up(n, operation->side);
    n06_weary(n, operation, area);
    return true;
}

static bool
make_room(forecaster *q, bt_arena *arena)
{
    haul **hauls[] = { &q->whole, &q->part, &q->mixed, &q->result[0], &q->result[1] };

    for (size_t i = 0; i < BT_COUNT(hauls); i++)
        if (!(*hauls[i] = bt_arena_calloc(arena, 1, sizeof(haul))))
            return false;
    return true;
}

static bool
make_draws(forecaster *q, bt_arena *arena, int count)
{
    for (int k = 0; k <= count; k++)
        if (!q->drawn[k] && !(q->drawn[k] = bt_arena_calloc(arena, 1, sizeof(haul))))
            return false;
    return true;
}

/* How many cards each side will draw; false when there is no combat that can be foreseen. */
static bool
find_cards(forecaster *q, uint16_t place)
{
    n06_state *s = q->n.s;
    const bt_frame *operation = n06_frame(s, N06_P_OPERATION);

    if (!n06_is_grognard(&q->n)) {
        if (!n06_foresee(&q->n, place))
            return false;
        count_cards(q, &q->n);
        return true;
    }
    if (!operation || operation->local == N06_MOVE_OP ||
        !n06_is_announced(&q->n, q->seen->viewer) ||
        (n06_frame(s, N06_P_COMBAT) && !n06_before_draw(s)))
        return false;
    return guess_cards(q, place);
}

int
n06_forecast(const bt_game *game, const bt_view *view, uint16_t place, bt_arena *arena,
             bt_forecast *out)
{
    const n06_view *seen = (const n06_view *)(const void *)view;
    n06_state s = seen->shown;
    forecaster q = { .n = { game, n06_printed_of(game), &s, NULL },
                     .seen = seen,
                     .deals = out->deals ? out->deals : DEALS };
    bool dice = n06_option(&q.n, N06_OPTION_COMBAT) || n06_option(&q.n, N06_OPTION_HANDS);

    out->count = 0;
    if (!find_cards(&q, place))
        return BT_ENOTFOUND;
    if (!make_room(&q, arena) || !make_draws(&q, arena, most_cards(&q)))
        return BT_ENOMEM;
    weigh_cards(&q, N06_FRENCH, dice);
    weigh_cards(&q, N06_PRUSSIAN, dice);
    tell(&q, out);
    return BT_OK;
}
