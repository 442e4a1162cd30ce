/*
 * line.c - the shortest lines to all hexes around.
 *
 * Hexes whose length has become less wait in a queue, linked through the caller's array, and
 * each in turn is tried on its neighbours.  If all lines have as much behind them every hex waits once, as in
 * any search by breadth; if they do not, a hex waits again when a line from another end proves shorter.
 */
#include <berthier/line.h>

#include <string.h>

#define NOT_WAITING BT_HEX_NONE

static bool
is_closed(const bt_line *line, bt_hex hex)
{
    return line->closed && bt_bits_has(line->closed, hex);
}

/* The same hexside as the hex beyond the i-th has it: the last but i, where no side is missing. */
static const bt_hexside *
seen_from_beyond(const bt_atlas *atlas, bt_hex hex, int i)
{
    const bt_hex_info *beyond = &atlas->hexes[atlas->hexes[hex].sides[i].to];
    int last = (int)BT_COUNT(beyond->sides) - 1;

    if (beyond->side_count > last && beyond->sides[last - i].to == hex)
        return &beyond->sides[last - i];
    return bt_hexside_between(atlas, atlas->hexes[hex].sides[i].to, hex);
}

static bool
can_cross(const bt_line *line, const bt_hexside *side)
{
    if (line->along && !(bt_ground_features(line->ground, side) & line->along))
        return false;
    return bt_ground_cost(line->ground, line->class_of_unit, side) != BT_MP_PROHIBITED;
}

/* Can it step between a hex and the one behind its i-th hexside, which is further off? */
static bool
can_step(const bt_line *line, bt_hex hex, int i)
{
    const bt_hexside *side = &line->ground->atlas->hexes[hex].sides[i];
    if (!line->homeward)
        return !is_closed(line, side->to) && can_cross(line, side);
    return !is_closed(line, hex) && can_cross(line, seen_from_beyond(line->ground->atlas, hex, i));
}

typedef struct queue {
    bt_hex first, last;
    bt_hex *next; /* by hex: who waits behind it; itself for the last; NOT_WAITING */
} queue;

static void
wait(queue *q, bt_hex hex)
{
    if (q->next[hex] != NOT_WAITING)
        return;
    if (q->first == BT_HEX_NONE)
        q->first = hex;
    else
        q->next[q->last] = hex;
    q->last = q->next[hex] = hex;
}

static bt_hex
take(queue *q)
{
    bt_hex hex = q->first;
    if (hex == BT_HEX_NONE)
        return hex;
    q->first = hex == q->last ? BT_HEX_NONE : q->next[hex];
    q->next[hex] = NOT_WAITING;
    return hex;
}

void
bt_line_spread(const bt_line *line, const bt_hex *ends, int count, uint16_t *far, bt_hex *room)
{
    const bt_atlas *atlas = line->ground->atlas;
    queue q = { BT_HEX_NONE, BT_HEX_NONE, room };
    memset(room, 0xff, atlas->hex_count * sizeof *room); /* NOT_WAITING */
    for (int i = 0; i < count; i++)
        wait(&q, ends[i]);
    for (bt_hex hex; (hex = take(&q)) != BT_HEX_NONE;) {
        if (far[hex] >= line->limit || (line->homeward && is_closed(line, hex)))
            continue;
        for (int i = 0; i < atlas->hexes[hex].side_count; i++) {
            bt_hex to = atlas->hexes[hex].sides[i].to;
            if (far[to] <= far[hex] + 1 || !can_step(line, hex, i))
                continue;
            far[to] = (uint16_t)(far[hex] + 1);
            wait(&q, to);
        }
    }
}
