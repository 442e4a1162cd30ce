/*
 * state_ok.c - the invariants of a position.
 *
 * A position can come from a file, so later code may only trust what is asked here: every index
 * stays in its table, every card is in one place, the frames nest as the course of play does.
 */
#include "state_ok.h"
#include "corps.h"

#include <berthier/deck.h>
#include <string.h>

void
aon_derive(const bt_game *game, bt_state *state)
{
    aon_derive_caches(aon_printed_of(game), (aon_state *)(void *)state);
}

static bool
fail(bt_error *err, const char *text)
{
    bt_fail(err, BT_EDATA, "%s", text);
    return false;
}

/* [AON-2.7] */
static bool
places_ok(const bt_game *game, const aon_state *s, bt_error *err)
{
    for (int u = 0; u < game->unit_count; u++) {
        uint16_t place = s->places[u];
        if (BT_PLACE_IS_BOX(place) ? place >= AON_HIDDEN
                                   : place >= game->network->area_count)
            return bt_fail(err, BT_EDATA, "%s is nowhere", game->units[u].id), false;
    }
    return true;
}

/* [AON-2.7] Who is in a box belongs to nothing that is in hand (aon_stand). */
static bool
sets_ok(const bt_game *game, const aon_state *s, bt_error *err)
{
    const bt_units sets[] = { s->spent,  s->named,  s->met,        s->army,
                              s->pinned, s->tolled, s->engaged[0], s->engaged[1] };

    for (size_t i = 0; i < BT_COUNT(sets); i++)
        for (bt_units left = sets[i]; !bt_units_is_empty(&left);) {
            bt_unit unit = bt_units_take(&left);
            if (unit >= game->unit_count || !aon_on_map(s, unit))
                return bt_fail(err, BT_EDATA, "%s is named and not on the map [AON-2.7]",
                               unit < game->unit_count ? game->units[unit].id : "nobody"),
                       false;
        }
    return true;
}

/* [AON-2.8] */
static bool
cards_ok(const aon_printed *p, const aon_state *s, bt_error *err)
{
    const bt_set piles[] = { s->deck,    s->discard, s->aside,   s->hand[0],
                             s->hand[1], s->table[0], s->table[1] };
    bt_piles_answer answer = bt_piles_hold(piles, BT_COUNT(piles), p->cards);

    if (answer != BT_PILES_WHOLE)
        return fail(err, answer == BT_PILES_TWICE ? "a card is in two places [AON-2.8]"
                                                  : "the cards are not those of the deck [AON-2.8]");
    for (int side = 0; side < 2; side++) {
        bt_set strange = bt_set_minus(s->known[side], s->hand[side]);
        if (!bt_set_is_empty(&strange))
            return fail(err, "a card is known that is not in the hand");
    }
    return true;
}

static bool
countries_ok(const aon_printed *p, const aon_state *s, bt_error *err)
{
    for (int c = 0; c < p->country_count; c++) {
        if (s->align[c] >= AON_ALIGNS)
            return fail(err, "there is no such alignment [AON-3.2]");
        if (s->align[c] == AON_PART && p->countries[c].class != AON_DETACHABLE)
            return fail(err, "only detachable areas are part of another country [AON-3.7a]");
    }
    return true;
}

static int
fastest(const aon_printed *p)
{
    int most = 0;

    for (int u = 0; u < p->unit_count; u++)
        most = p->corps[u].movement > most ? p->corps[u].movement : most;
    return most;
}

static bool
numbers_ok(const aon_printed *p, const aon_state *s, bt_error *err)
{
    if (s->year < p->year || s->year > AON_YEAR_LAST)
        return bt_fail(err, BT_EDATA, "there is no year %d", AON_CENTURY + s->year), false;
    if (s->round > AON_ROUNDS || s->first > AON_COALITION || s->ending >= AON_ENDINGS)
        return fail(err, "a number is off its track");
    if (s->field != BT_AREA_NONE && s->field >= p->network.area_count)
        return fail(err, "there is no such area");
    if (s->leader != BT_UNIT_NONE && s->leader >= p->unit_count)
        return fail(err, "there is no such corps");
    if ((s->passed | s->acted | s->moved | s->barred) > AON_BOTH)
        return fail(err, "a third side has passed, acted or moved [AON-5.2]");
    if (s->forced > 1 || s->muddy > p->card_count || s->stealth > 2 || s->answered > 1)
        return fail(err, "a number of the move in hand is none it can be [AON-12.1b]");
    if (s->reach > fastest(p) + 1)
        return fail(err, "an army has farther to go than any can [AON-12.1b]");
    return true;
}

static bool
frames_ok(const aon *n, bt_error *err)
{
    const bt_frames *frames = &n->s->frames;
    int wrong;

    if (frames->depth < 1 || frames->depth > BT_FRAMES_MAX)
        return fail(err, "no procedure is under way");
    if (frames->at[0].procedure != (n->s->ending ? AON_P_OVER : AON_P_GAME))
        return fail(err, "the outermost frame is neither game nor over");
    wrong = bt_misplaced(n->game, frames, n);
    if (wrong >= 0)
        return bt_fail(err, BT_EDATA, "frame %d does not belong there [AON-5.1]", wrong + 1), false;
    return true;
}

static bool
caches_ok(const aon_printed *p, const aon_state *s, bt_error *err)
{
    aon_state copy = *s;

    aon_derive_caches(p, &copy);
    return (memcmp(copy.at, s->at, sizeof s->at) == 0 &&
            memcmp(copy.of_side, s->of_side, sizeof s->of_side) == 0) ||
           fail(err, "the areas are out of step");
}

/* [AON-12.2a] Who has been dropped goes along no more. */
static bool
army_ok(const aon_state *s, bt_error *err)
{
    bt_units both = bt_units_and(s->army, s->pinned);

    return bt_units_is_empty(&both) || fail(err, "a corps marches and has to stay [AON-12.2a]");
}

/* [AON-13.2] */
static bool
battle_ok(const aon_state *s, bt_error *err)
{
    bt_units both = bt_units_or(s->engaged[0], s->engaged[1]);
    bool rolled = s->dice[0] || s->dice[1] || s->ties[0] || s->ties[1] || s->victor != BT_SIDE_NONE;

    if (aon_frame(s, AON_P_BATTLE))
        return true;
    if (rolled || !bt_units_is_empty(&both))
        return fail(err, "corps are engaged, or dice lie, and there is no battle [AON-13.2]");
    return !s->series || aon_frame(s, AON_P_BATTLES) ||
           fail(err, "armies fight in turn and there is no battle [CARD-INTERIOR-LINES.1]");
}

/* A side that has to act has something to do. */
static bool
choice_ok(const aon *n, bt_error *err)
{
    const bt_frames *frames = &n->s->frames;
    bt_sides acting;
    bt_actions list;

    if (bt_frames_peek(frames)->procedure == AON_P_OVER)
        return true;
    acting = bt_acting(n->game, frames, n);
    if (!acting)
        return fail(err, "nobody is to act");
    for (bt_side side = 0; side <= BT_SIDE_CHANCE; side++) {
        if (!(acting & bt_side_bit(side)))
            continue;
        bt_list_room(n->game, frames, n, side, &list);
        if (!list.count)
            return fail(err, "the side to act can do nothing");
    }
    return true;
}

bool
aon_parts_ok(const bt_game *game, const aon_state *s, bt_error *err)
{
    const aon_printed *p = aon_printed_of(game);

    return numbers_ok(p, s, err) && places_ok(game, s, err) && countries_ok(p, s, err) &&
           sets_ok(game, s, err);
}

bool
aon_state_ok(const bt_game *game, const bt_state *state, bt_error *err)
{
    const aon_printed *p = aon_printed_of(game);
    const aon n = aon_look(game, state);

    return numbers_ok(p, n.s, err) && frames_ok(&n, err) && places_ok(game, n.s, err) &&
           cards_ok(p, n.s, err) && countries_ok(p, n.s, err) && caches_ok(p, n.s, err) &&
           army_ok(n.s, err) && battle_ok(n.s, err) && bt_rooms_hold(game, &n.s->frames, &n, err) &&
           sets_ok(game, n.s, err) && choice_ok(&n, err);
}
