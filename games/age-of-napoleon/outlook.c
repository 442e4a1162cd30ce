/*
 * outlook.c - what countries are worth to each side, what a step of one would change, and what is left of
 * the limits of the year.
 *
 * It is worked out on the view, by the rules: a country is turned on a copy and looked at again.
 */
#include "outlook.h"
#include "corps.h"
#include "country.h"
#include "deploy.h"
#include "realign.h"
#include "sway.h"

static const char *
side_name(const aon *n, bt_side side)
{
    return bt_side_name(n->game->rules, side);
}

static const char *
id_of(const aon *n, int country)
{
    return n->game->rosters[AON_ROSTER_COUNTRY].at[country].id;
}

/* ---- what a side has ----------------------------------------------------------- */

/* [AON-9.3a] [AON-3.7b] What the alignments bring a side: cards, and minor countries. */
static void
write_due(const aon *n, bt_json *json)
{
    bt_json_object(json, "due");
    for (bt_side side = AON_FRENCH; side <= AON_COALITION; side++)
        bt_json_number(json, side_name(n, side), aon_cards_due(n, side));
    bt_json_object_end(json);
    bt_json_object(json, "minors");
    for (bt_side side = AON_FRENCH; side <= AON_COALITION; side++)
        bt_json_number(json, side_name(n, side), aon_minors_of(n, side));
    bt_json_object_end(json);
}

/* Corps of a set that could be placed from the reserve, as far as the viewer sees them. */
static int
in_reserve(const aon *n, bt_side side, bt_units units)
{
    int count = 0;

    while (!bt_units_is_empty(&units)) {
        bt_unit unit = bt_units_take(&units);
        count += n->s->places[unit] == AON_RESERVE && aon_is_available(n, side, unit);
    }
    return count;
}

/* Those of them for which there is an area: all that they might come to may be the enemy's. */
static int
placeable(const aon *n, bt_side side, bt_units units, aon_levy occasion)
{
    int count = 0;

    while (!bt_units_is_empty(&units)) {
        bt_unit unit = bt_units_take(&units);
        bt_units one = { { 0 } };
        bt_units_add(&one, unit);
        count += n->s->places[unit] == AON_RESERVE && aon_is_available(n, side, unit) &&
                 aon_may_deploy(n, side, one, occasion);
    }
    return count;
}

static int
least(int a, int b)
{
    return a < b ? a : b;
}

static int
none_below(int number)
{
    return number > 0 ? number : 0;
}

/* ---- limits of majors ------------------------------------------------------------ */

/* [AON-10.2a] [CARD-CALL-TO-ARMS.1] How many may still be placed this year, were they there. */
static int
yearly_left(const aon *n, uint8_t country)
{
    if (country == n->printed->britain && n->s->wars & AON_WAR_AMERICA)
        return 0;
    if (n->s->levy == country)
        return aon_mobilization(n, country);
    return none_below(aon_deployment(n, country) - n->s->deployed[country]);
}

/* [AON-10.2b] What only the side that commands them knows: how many are there, wait, may come. */
static void
write_own(const aon *n, uint8_t country, bt_side side, bt_json *json)
{
    bt_units home = n->printed->of_country[country];
    int corps = aon_home_corps(n, country), ready = placeable(n, side, home, AON_YEARLY);
    int room = none_below(aon_mobilization(n, country) - corps);

    bt_json_number(json, "corps", corps);
    bt_json_number(json, "reserve", in_reserve(n, side, home));
    bt_json_number(json, "left", least(ready, least(room, yearly_left(n, country))));
}

static void
write_majors(const aon *n, bt_seat viewer, bt_json *json)
{
    bt_json_object(json, "majors");
    for (uint8_t c = 0; c < n->printed->country_count; c++) {
        if (!aon_is_major(n, c))
            continue;
        bt_json_object(json, id_of(n, c));
        bt_json_number(json, "cards", aon_card_value(n, c));
        bt_json_number(json, "mobilization", aon_mobilization(n, c));
        bt_json_number(json, "deployment", aon_deployment(n, c));
        bt_json_number(json, "yearly-left", yearly_left(n, c));
        if (viewer != BT_SIDE_NONE && aon_ruled_by(n, c) == viewer) /* nobody rules some */
            write_own(n, c, viewer, json);
        bt_json_object_end(json);
    }
    bt_json_object_end(json);
}

/* ---- minor corps, and the sea ---------------------------------------------------- */

/* [AON-10.5] [AON-1.4] A third of the minor countries. */
static void
write_thirds(const aon *n, bt_seat viewer, bt_json *json)
{
    bt_json_object(json, "minor-corps");
    for (bt_side side = AON_FRENCH; side <= AON_COALITION; side++) {
        int most = aon_minors_of(n, side) / 3, left = none_below(most - n->s->placed[side]);
        int ready = placeable(n, side, n->printed->minors, AON_YEARLY);
        bt_json_object(json, side_name(n, side));
        bt_json_number(json, "most", most);
        bt_json_number(json, "placed", n->s->placed[side]);
        bt_json_number(json, "yearly-left", left);
        if (side == viewer) {
            bt_json_number(json, "reserve", in_reserve(n, side, n->printed->minors));
            bt_json_number(json, "left", least(ready, left));
        }
        bt_json_object_end(json);
    }
    bt_json_object_end(json);
}

/* [AON-10.4a] [AON-10.4b] Where British corps can be landed. */
static void
write_shores(const aon *n, bt_json *json)
{
    bt_json_object(json, "shores");
    for (bt_area a = 0; aon_in_effect(n, AON_BRITANNIA) && a < n->printed->network.area_count; a++)
        if (aon_is_shore(n, AON_COALITION, a))
            bt_json_bool(json, n->printed->network.areas[a].id, true);
    bt_json_object_end(json);
}

/* ---- one step either way ------------------------------------------------------------ */

/* Numbers of both sides, as far as they change. */
static void
write_change(const aon *n, const char *key, const int *before, const int *after, bt_json *json)
{
    if (before[0] == after[0] && before[1] == after[1])
        return;
    bt_json_object(json, key);
    for (bt_side side = AON_FRENCH; side <= AON_COALITION; side++)
        if (before[side] != after[side])
            bt_json_number(json, side_name(n, side), after[side]);
    bt_json_object_end(json);
}

static void
count(const aon *n, int *due, int *thirds)
{
    for (bt_side side = AON_FRENCH; side <= AON_COALITION; side++) {
        due[side] = aon_cards_due(n, side);
        thirds[side] = aon_minors_of(n, side) / 3;
    }
}

/* [AON-3.9a] Of the corps that it takes along, those on the map; its owner alone knows how many. */
static int
count_gone(const aon *n, uint8_t country, bt_side side)
{
    bt_units corps = aon_corps_with(n, country, side);
    int gone = 0;

    while (!bt_units_is_empty(&corps))
        gone += aon_on_map(n->s, bt_units_take(&corps));
    return gone;
}

/* [AON-3.10a] [AON-3.10b] How many it can bring at once.  It has been neutral, so none of its corps is on the
 * map, and everybody knows which wait. */
static int
count_come(const aon *n, uint8_t country)
{
    bt_units corps = aon_corps_at_once(n, country);
    bt_side side = aon_ruled_by(n, country);
    int most = aon_muster_of(n, country);

    for (bt_units left = corps; !bt_units_is_empty(&left);) {
        bt_unit unit = bt_units_take(&left);
        if (n->s->places[unit] == AON_HIDDEN)
            aon_stand(n->s, unit, AON_RESERVE);
    }
    if (aon_is_major(n, country))
        most = least(most, aon_mobilization(n, country));
    return least(most, placeable(n, side, corps, AON_ALLIED));
}

static void
write_shift(const aon *n, bt_seat viewer, uint8_t country, bt_side side, bt_json *json)
{
    const bt_reason *reason = aon_refuse_shift(n, side, country);
    bt_side loser = aon_ruled_by(n, country);
    int due[2][2], thirds[2][2];
    aon_state s = *n->s;
    aon after = { n->game, n->printed, &s, NULL };

    bt_json_object(json, side_name(n, side));
    if (reason) {
        bt_json_text(json, "rule", reason->rule);
        bt_json_object_end(json);
        return;
    }
    count(n, due[0], thirds[0]);
    aon_turn(&after, country, aon_shifted(side, (aon_align)s.align[country]), "AON-3.5");
    count(&after, due[1], thirds[1]);
    bt_json_text(json, "to", aon_align_words[s.align[country]]);
    write_change(n, "due", due[0], due[1], json);
    write_change(n, "thirds", thirds[0], thirds[1], json);
    if (loser == viewer && loser != BT_SIDE_NONE) /* nobody rules some, and an onlooker none */
        bt_json_number(json, "gone", count_gone(n, country, loser));
    if (aon_ruled_by(&after, country) != BT_SIDE_NONE)
        bt_json_number(json, "come", count_come(&after, country));
    bt_json_object_end(json);
}

static void
write_shifts(const aon *n, bt_seat viewer, bt_json *json)
{
    bt_json_object(json, "shifts");
    for (uint8_t c = 0; c < n->printed->country_count; c++) {
        if (!aon_is_country(n, c))
            continue;
        bt_json_object(json, id_of(n, c));
        for (bt_side side = AON_FRENCH; side <= AON_COALITION; side++)
            write_shift(n, viewer, c, side, json);
        bt_json_object_end(json);
    }
    bt_json_object_end(json);
}

/* [AON-7.2] Where countries will stand when the cards that lie upon them are settled. */
static void
write_turning(const aon *n, bt_json *json)
{
    bt_json_object(json, "turning");
    for (uint8_t c = 0; c < n->printed->country_count; c++)
        if (n->s->pushed[c])
            bt_json_text(json, id_of(n, c),
                         aon_align_words[aon_is_disputed(n, c) ? n->s->before[c]
                                                               : (uint8_t)aon_net_align(n, c)]);
    bt_json_object_end(json);
}

void
aon_write_outlook(const aon *n, bt_seat viewer, bt_json *json)
{
    write_due(n, json);
    write_majors(n, viewer, json);
    write_thirds(n, viewer, json);
    write_shores(n, json);
    write_shifts(n, viewer, json);
    write_turning(n, json);
}
