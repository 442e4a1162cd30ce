/*
 * seats.c - seats under flags get units by a matching, found by augmenting paths.
 *
 * Nobody is farther from where the enemy saw it last than it can have gone, unless the flags leave no other
 * way.  What is likely is dealt often: who can still be where it was seen mostly is, and a flag where nobody
 * was seen is rather somebody's from near by whose own flag is gone.  Some units may be anywhere.
 */
#include "seats.h"
#include "combat.h"

#include <string.h>

enum { TRIES = 16, CHOICES_MAX = 10, STRAY = 4 };
enum { LEAVES_FLAG = 4, NEAR = 4, FAR_OFF = 1000 };

/* ---- flags ----------------------------------------------------------------------- */

static bt_units
of_nations(const osg_printed *p, unsigned flag)
{
    bt_units units = { { 0 } };

    for (int nation = 0; nation < OSG_NATIONS; nation++)
        if (flag >> nation & 1)
            units = bt_units_or(units, p->of_nation[nation]);
    return units;
}

/* Troops hide trains and leaders, a train hides leaders. */
static bt_units
under(const osg_printed *p, unsigned flag)
{
    bt_units units = osg_under_flag(p, flag);

    if (flag & OSG_FLAG_TROOPS)
        units = bt_units_or(units, p->combat);
    return bt_units_and(bt_units_or(units, p->leaders), of_nations(p, flag));
}

/* Of a map with pointed hexes the two are swapped: bt_doubled_range. */
static osg_point
point_of(const osg_printed *p, bt_hex hex)
{
    const bt_hex_info *info = &p->atlas.hexes[hex];

    return p->atlas.maps[info->map].pointed ? (osg_point){ info->y, info->x }
                                            : (osg_point){ info->x, info->y };
}

/* [13.21] Have troops that stand there, vedettes though they may be, said that there are others?  Who is shown
 * there may be those others. */
static bool
are_no_outpost(const osg_dealing *d, bt_hex hex)
{
    const osg_printed *p = d->n.printed;
    bt_units others = bt_units_minus(p->troops, p->vedettes);

    return bt_bits_has(d->asked, hex) && !osg_share(osg_own_in_hex(&d->n, d->side, hex), others);
}

static void
add_post(osg_dealing *d, bt_hex hex)
{
    const osg_printed *p = d->n.printed;
    uint8_t flag = d->seen->flags[d->side][hex];
    bt_units may = under(p, flag), kind = bt_units_and(osg_under_flag(p, flag), may);

    if (flag & OSG_FLAG_TROOPS && are_no_outpost(d, hex))
        kind = bt_units_minus(kind, p->vedettes);
    d->posts[d->post_count++] = (osg_post){ hex, point_of(p, hex), flag, may, kind, { { 0 } } };
}

int
osg_find_post(const osg_dealing *d, bt_hex hex)
{
    int low = 0, high = d->post_count;

    while (low < high) {
        int middle = (low + high) / 2;
        if (d->posts[middle].hex < hex)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* Hexes that it can have gone since it was seen: by road, and a few more for what combat does. */
static int
farthest(const osg_dealing *d, bt_unit unit)
{
    const osg_printed *p = d->n.printed;
    int turns = d->n.s->turn - d->n.s->seen_turn[unit] + 1;
    int a_turn = p->counters[unit].allowance / (p->march ? p->march : 1) + STRAY;

    return turns * a_turn;
}

/* Does a flag stand where it was seen that may be its own? */
static bool
has_home(osg_dealing *d, bt_unit unit)
{
    uint16_t from = d->n.s->seen_at[unit];
    int at = osg_find_post(d, from);
    osg_post *post = &d->posts[at];

    if (at == d->post_count || post->hex != from || !bt_units_has(&post->may, unit))
        return false;
    bt_units_add(&post->seen, unit);
    bt_units_add(&d->at_home, unit);
    return true;
}

static void
follow_trail(osg_dealing *d, bt_unit unit, bool loose)
{
    const osg_state *s = d->n.s;
    osg_trail *trail = &d->trails[unit];

    *trail = (osg_trail){ .reach = INT16_MAX, .still = bt_units_has(&s->still, unit), .roams = true };
    if (BT_PLACE_IS_BOX(s->seen_at[unit]))
        return;
    trail->from = point_of(d->n.printed, s->seen_at[unit]);
    trail->reach = (int16_t)(trail->still ? 0 : farthest(d, unit));
    trail->roams = loose;
    trail->leaves = !loose && has_home(d, unit) ? LEAVES_FLAG : 0;
}

/* One draw serves for sixteen of them. */
static void
follow_trails(osg_dealing *d)
{
    bt_units left = d->units;
    uint64_t drawn = 0;

    for (int k = 0; !bt_units_is_empty(&left); k++, drawn >>= 4) {
        if (k % 16 == 0)
            drawn = bt_rng_next(d->rng);
        follow_trail(d, bt_units_take(&left), drawn % 16 % (unsigned)d->loose_of == 0);
    }
}

/* Few hexes have flags: eight are passed over at a time. */
void
osg_read_flags(osg_dealing *d)
{
    const osg_printed *p = d->n.printed;
    const uint8_t *flags = d->seen->flags[d->side];

    for (int u = 0; u < p->unit_count; u++)
        if (p->counters[u].side == d->side && d->n.s->places[u] == OSG_HIDDEN)
            bt_units_add(&d->units, (bt_unit)u);
    for (int hex = 0; hex < OSG_HEXES_MAX; hex += 8) {
        uint64_t eight;
        memcpy(&eight, &flags[hex], sizeof eight);
        for (int i = hex; eight && i < hex + 8; i++)
            if (flags[i])
                add_post(d, (bt_hex)i);
    }
    follow_trails(d);
}

static bool
is_mixed(const osg_post *at)
{
    unsigned nations = at->flag & (OSG_FLAG_TROOPS - 1u);

    return (nations & (nations - 1)) != 0;
}

/* One seat for each nation; of the one that `choice` says, for the kind. */
static void
add_seats(osg_dealing *d, int number, unsigned choice)
{
    const osg_printed *p = d->n.printed;
    const osg_post *at = &d->posts[number];
    unsigned left = choice;

    for (int nation = 0; nation < OSG_NATIONS; nation++) {
        if (!(at->flag >> nation & 1))
            continue;
        d->seats[d->seat_count++] =
            (osg_seat){ at->hex, (uint8_t)number, BT_UNIT_NONE,
                        bt_units_and(left-- == 0 ? at->kind : at->may, p->of_nation[nation]) };
    }
}

/* [5.26a] Everybody sees where a leader is hunted: he is there, one of the seats' or beside them. */
static void
seat_leader(osg_dealing *d, const osg_post *at, bool beside)
{
    const bt_units leaders = d->n.printed->leaders;
    osg_seat *last = &d->seats[d->seat_count - 1];

    if (beside)
        d->seats[d->seat_count++] =
            (osg_seat){ at->hex, last->post, BT_UNIT_NONE, bt_units_and(at->may, leaders) };
    else
        last->may = bt_units_and(last->may, leaders);
}

static bool
hunts_leader(const osg_dealing *d)
{
    int procedure = bt_frames_peek(&d->seen->shown.frames)->procedure;

    return procedure == OSG_P_CAPTURE || procedure == OSG_P_FLIGHT;
}

/* `choices`: a bit for each hex of two nations, which of them has the kind. */
static void
list_seats(osg_dealing *d, unsigned choices, bool at_random)
{
    if (at_random)
        choices = bt_rng_below(d->rng, 1u << CHOICES_MAX);
    d->seat_count = 0;
    for (int i = 0; i < d->post_count; i++) {
        const osg_post *at = &d->posts[i];
        unsigned choice = 0;
        if (is_mixed(at)) {
            choice = choices & 1;
            choices >>= 1;
        }
        add_seats(d, i, choice);
        if (at->hex == d->seen->hunt && hunts_leader(d) && !(at->flag & OSG_FLAG_LEADER))
            seat_leader(d, at, !is_mixed(at) || bt_rng_below(d->rng, 2));
    }
}

/* ---- matching ------------------------------------------------------------------------- */

/* Those from a number on. */
static bt_units
units_from(bt_units units, unsigned start)
{
    for (unsigned word = 0; word < BT_COUNT(units.word); word++)
        if (start >= 64 * (word + 1))
            units.word[word] = 0;
        else if (start > 64 * word)
            units.word[word] &= ~UINT64_C(0) << (start - 64 * word);
    return units;
}

bt_unit
osg_take_from(bt_units *units, unsigned start)
{
    bt_units late = units_from(*units, start);
    bt_unit unit = bt_units_first(bt_units_is_empty(&late) ? units : &late);

    if (unit != BT_UNIT_NONE)
        bt_units_remove(units, unit);
    return unit;
}

static void
seat_unit(osg_dealing *d, int number, bt_unit unit)
{
    d->seats[number].taker = unit;
    d->seat_of[unit] = (uint8_t)number;
    bt_units_add(&d->taken, unit);
}

/* Of some units one that is likelier to be in a hex than the best so far; any who was seen near by will do. */
static void
look_nearer(const osg_dealing *d, bt_units units, osg_point at, bt_unit *best, int *least)
{
    for (bt_unit u; *least > NEAR && (u = bt_units_take(&units)) != BT_UNIT_NONE;) {
        const osg_trail *trail = &d->trails[u];
        int gone = osg_gone_to(trail, at), far = osg_far_gone(trail, gone);
        if (far < *least && osg_can_have_gone(d, trail, gone)) {
            *best = u;
            *least = far;
        }
    }
}

/* Of some units the one that is likeliest to be in a hex, of equals the first from `start` on.  Who would leave
 * a flag behind is asked last, and mostly need not be. */
static bt_unit
find_nearest(const osg_dealing *d, bt_units units, osg_point at, unsigned start)
{
    bt_units roaming = bt_units_minus(units, d->at_home), late = units_from(roaming, start);
    bt_unit best = BT_UNIT_NONE;
    int least = FAR_OFF;

    look_nearer(d, late, at, &best, &least);
    look_nearer(d, bt_units_minus(roaming, late), at, &best, &least);
    if (least > LEAVES_FLAG) {
        units = bt_units_and(units, d->at_home);
        late = units_from(units, start);
        look_nearer(d, late, at, &best, &least);
        look_nearer(d, bt_units_minus(units, late), at, &best, &least);
    }
    return best;
}

/* Who is free comes before those who would have to go elsewhere. */
static bool
fill(osg_dealing *d, int number, unsigned start, bt_units *tried)
{
    const osg_seat *it = &d->seats[number];
    bt_units able = bt_units_minus(bt_units_and(it->may, d->units), *tried);
    bt_units held = bt_units_and(able, d->taken);
    const osg_point at = d->posts[it->post].at;
    bt_unit free = find_nearest(d, bt_units_minus(able, d->taken), at, start);

    if (free != BT_UNIT_NONE) {
        seat_unit(d, number, free);
        return true;
    }
    for (bt_unit u; (u = osg_take_from(&held, start)) != BT_UNIT_NONE;) {
        const osg_trail *trail = &d->trails[u];
        if (bt_units_has(tried, u) || !osg_can_have_gone(d, trail, osg_gone_to(trail, at)))
            continue;
        bt_units_add(tried, u);
        if (fill(d, d->seat_of[u], start, tried)) {
            seat_unit(d, number, u);
            return true;
        }
    }
    return false;
}

static unsigned
any_unit(osg_dealing *d)
{
    return (unsigned)osg_deal_below(d, d->n.printed->unit_count);
}

/* Somebody who was seen there. */
static void
keep_seat(osg_dealing *d, int number)
{
    const osg_seat *it = &d->seats[number];
    bt_units able = bt_units_minus(bt_units_and(it->may, d->posts[it->post].seen), d->taken);

    if (!bt_units_is_empty(&able))
        seat_unit(d, number, osg_take_from(&able, any_unit(d)));
}

static bool
match(osg_dealing *d)
{
    int start = d->seat_count ? osg_deal_below(d, d->seat_count) : 0;

    d->taken = (bt_units){ { 0 } };
    for (int k = 0; k < d->seat_count; k++)
        keep_seat(d, (start + k) % d->seat_count);
    for (int k = 0; k < d->seat_count; k++) {
        int number = (start + k) % d->seat_count;
        bt_units tried = { { 0 } };
        if (d->seats[number].taker == BT_UNIT_NONE && !fill(d, number, any_unit(d), &tried))
            return false;
    }
    return true;
}

bool
osg_match_seats(osg_dealing *d)
{
    for (int i = 0; i < TRIES; i++) {
        list_seats(d, 0, true);
        d->lenient = i >= TRIES / 2;
        if (match(d))
            return true;
    }
    for (unsigned choices = 0; choices < 1u << CHOICES_MAX; choices++) {
        list_seats(d, choices, false);
        if (match(d))
            return true;
    }
    return false;
}
