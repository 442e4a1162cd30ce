/*
 * test_n06_data.c - the data of Napoléon 1806 against what the rules state of
 * it, typed again here, and the loader against broken packs.
 */
#include "../../games/napoleon1806/printed.h"

#include <berthier/book.h>
#include <berthier/host.h>
#include <jansson.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DATA BT_SOURCE_DIR "/data/napoleon1806"

static const char *const sides[] = { "french", "prussian" };

/* The loader alone: what the game does with the parts is for other tests. */
static const bt_rules rules = {
    .abi = BT_RULES_ABI,
    .id = "napoleon1806",
    .title = "Napoléon 1806",
    .state_size = 1,
    .side_count = 2,
    .sides = sides,
    .load = n06_load,
};

typedef struct box {
    bt_arena arena;
    bt_pack pack;
    bt_game *campaign, *brief;
} box;

static bt_game *
open_game(const bt_pack *pack, const char *scenario)
{
    bt_error err = { 0 };
    bt_game *game = NULL;
    if (bt_game_new(&game, &rules, pack, scenario, NULL, &err))
        fail_msg("%s:%d:%d: %s", err.file, err.line, err.column, err.text);
    return game;
}

static int
open_box(void **state)
{
    box *b = calloc(1, sizeof *b);
    bt_error err = { 0 };
    assert_non_null(b);
    *state = b;
    assert_int_equal(bt_pack_load(&b->pack, &b->arena, rules.id, DATA, &err), BT_OK);
    b->campaign = open_game(&b->pack, "campaign");
    b->brief = open_game(&b->pack, "short");
    return 0;
}

static int
close_box(void **state)
{
    box *b = *state;
    bt_game_free(b->campaign);
    bt_game_free(b->brief);
    bt_arena_release(&b->arena);
    free(b);
    return 0;
}

static const n06_printed *
printed(void **state)
{
    const box *b = *state;
    return n06_printed_of(b->campaign);
}

static bt_area
area(const n06_printed *p, const char *id)
{
    bt_area found = bt_area_find(&p->network, id, (int)strlen(id));
    if (found == BT_AREA_NONE)
        fail_msg("there is no area %s", id);
    return found;
}

static bt_unit
unit(const bt_game *game, const char *id)
{
    bt_unit found = bt_unit_find(game, id, (int)strlen(id));
    if (found == BT_UNIT_NONE)
        fail_msg("there is no block %s", id);
    return found;
}

static const n06_block *
block(void **state, const char *id)
{
    const box *b = *state;
    return &n06_printed_of(b->campaign)->blocks[unit(b->campaign, id)];
}

/* --- the map -------------------------------------------------------------------- */

static void
sixty_one_areas_and_their_kinds(void **state)
{
    const n06_printed *p = printed(state);
    int wooded = 0, citadels = 0, stated = 0, found = 0;
    assert_int_equal(p->network.area_count, 61);
    assert_int_equal(p->network.link_count, 115);
    for (int i = 0; i < p->network.area_count; i++) {
        const bt_area_info *info = &p->network.areas[i];
        wooded += bt_area_is(&p->network, (bt_area)i, N06_WOODED);
        citadels += bt_area_is(&p->network, (bt_area)i, N06_CITADEL);
        stated += info->grade == 'S';
        found += info->grade == 'F';
        assert_int_equal(p->region_of[i], info->region);
        assert_true(info->region < N06_REGIONS);
        assert_int_equal(strlen(info->id), 3);
        /* [C8.30] an area is not both */
        assert_true((info->traits & (info->traits - 1)) == 0);
    }
    assert_int_equal(wooded, 6);
    assert_int_equal(citadels, 4);
    assert_int_equal(stated, 7);
    assert_int_equal(found, 7);
    /* south of Ohrdruf is a wood; Davout is attacked in the open at Auerstaedt */
    assert_true(bt_area_is(&p->network, area(p, "SUH"), N06_WOODED));
    assert_int_equal(p->network.areas[area(p, "AUE")].traits, 0);
    assert_string_equal(p->network.areas[area(p, "MUN")].name, "Münchberg");
    assert_string_equal(p->network.areas[area(p, "POE")].name, "Pößneck");
    assert_string_equal(p->network.areas[area(p, "SOM")].name, "Sömmerda");
}

static void
victory_areas(void **state)
{
    const n06_printed *p = printed(state); /* [C2.1] [C12.3] */
    static const struct {
        const char *id;
        int points, holder;
    } prizes[] = { { "BAM", 5, N06_FRENCH },
                   { "ERF", 4, N06_PRUSSIAN },
                   { "HAL", 3, N06_PRUSSIAN },
                   { "LEI", 3, N06_PRUSSIAN } };
    int others = 0;
    assert_int_equal(p->prize_count, 4);
    for (size_t i = 0; i < BT_COUNT(prizes); i++) {
        bt_area at = area(p, prizes[i].id);
        const n06_prize *prize = &p->prizes[p->prize_of[at]];
        assert_int_equal(prize->area, at);
        assert_int_equal(prize->points, prizes[i].points);
        assert_int_equal(prize->holder, prizes[i].holder);
        assert_true(bt_area_is(&p->network, at, N06_CITADEL));
    }
    for (int i = 0; i < p->network.area_count; i++)
        others += p->prize_of[i] == 0xff;
    assert_int_equal(others, 57);
    /* the track starts at what the Prussian holds [C2.1] */
    assert_int_equal(p->start_vp, 4 + 3 + 3);
}

static const struct {
    const char *from, *to;
    int distance;
} ways[] = {
    { "ALT", "LEI", 4 }, { "NAU", "AUE", 1 },  { "KRO", "SCH", 3 },  { "COB", "SAA", 3 },
    { "BAM", "ERF", 6 }, { "BAM", "LEI", 11 }, { "BAM", "HAL", 10 }, { "MUN", "LEI", 8 },
    { "ERF", "LEI", 6 }, { "ERF", "HAL", 4 },  { "AUE", "ERF", 2 },  { "BUT", "AUE", 1 },
};

static void
distances_of_the_examples(void **state)
{
    const n06_printed *p = printed(state);
    int branching = 0;
    for (size_t i = 0; i < BT_COUNT(ways); i++) {
        int distance = bt_area_distance(&p->network, area(p, ways[i].from), area(p, ways[i].to));
        if (distance != ways[i].distance)
            fail_msg("%s to %s is %d, not %d", ways[i].from, ways[i].to, distance,
                     ways[i].distance);
    }
    for (int i = 0; i < p->network.area_count; i++)
        branching += p->network.areas[i].exit_count >= 3;
    assert_int_equal(branching, 51);                                  /* Confusion needs three */
    assert_int_equal(p->network.areas[area(p, "LEI")].exit_count, 3); /* Kalckreuth's exits */
    static const char *const route[] = { "ALT", "ZEI", "PEG", "LUE", "LEI" };
    for (size_t i = 1; i < BT_COUNT(route); i++)
        assert_true(bt_link_between(&p->network, area(p, route[i - 1]), area(p, route[i])) !=
                    BT_LINK_NONE);
    assert_int_equal(bt_link_between(&p->network, area(p, "BOR"), area(p, "LEI")), BT_LINK_NONE);
}

/* What can be reached without crossing a bridge. */
static bt_units
flood(const bt_network *network, bt_area from)
{
    bt_units reached = { { 0 } };
    bt_area stack[BT_AREAS_MAX];
    int depth = 0;
    stack[depth++] = from;
    bt_units_add(&reached, from);
    while (depth) {
        const bt_area_info *info = &network->areas[stack[--depth]];
        for (int i = 0; i < info->exit_count; i++) {
            bt_exit exit = info->exits[i];
            if (bt_link_is(network, exit.link, N06_BRIDGE) || bt_units_has(&reached, exit.to))
                continue;
            bt_units_add(&reached, exit.to);
            stack[depth++] = exit.to;
        }
    }
    return reached;
}

static void
without_bridges_the_rivers_part_the_map(void **state)
{
    const n06_printed *p = printed(state);
    static const int bank[N06_REGIONS] = { [N06_SAALE_TO_ELSTER] = 1, [N06_EAST_OF_ELSTER] = 2 };
    /* Leipzig is joined to the country right of the Elster by way of Lützen only */
    static const char *const corners[][2] = { { "BAM", "ESN" },
                                              { "NAU", "PLA" },
                                              { "LEI", "ALT" } };
    int bridges = 0, over[3] = { 0 };
    for (int c = 0; c < 3; c++) {
        bt_units reached = bt_units_or(flood(&p->network, area(p, corners[c][0])),
                                       flood(&p->network, area(p, corners[c][1])));
        for (int i = 0; i < p->network.area_count; i++)
            assert_int_equal(bt_units_has(&reached, (bt_unit)i), bank[p->region_of[i]] == c);
    }
    for (int i = 0; i < p->network.link_count; i++) {
        const bt_link_info *link = &p->network.links[i];
        assert_int_equal(bt_link_is(&p->network, (bt_link)i, N06_BRIDGE), *link->over != '\0');
        bridges += *link->over != '\0';
        over[0] += !strcmp(link->over, "Saale");
        over[1] += !strcmp(link->over, "Ilm");
        over[2] += !strcmp(link->over, "Elster");
    }
    assert_int_equal(bridges, 30);
    assert_int_equal(over[0] + over[1] + over[2], 30);
    /* found in reports of play: the Saale near Hof, at Schleiz, at Saalfeld */
    static const char *const known[] = { "MUN-HOF", "LOB-SCH", "SAA-POE" };
    for (size_t i = 0; i < BT_COUNT(known); i++)
        assert_string_equal(p->network.links[bt_link_find(&p->network, known[i], 7)].over, "Saale");
}

#define UNITS_A_KM 5.154 /* of the drawing */

static double
length_of(const bt_network *network, const bt_link_info *link)
{
    const bt_area_info *a = &network->areas[link->ends[0]], *b = &network->areas[link->ends[1]];
    return hypot(a->x - b->x, a->y - b->y) / UNITS_A_KM;
}

/* Twice the area of a triangle, its sign telling which way round it goes. */
static int
turn(const bt_area_info *a, const bt_area_info *b, const bt_area_info *c)
{
    return (b->x - a->x) * (c->y - a->y) - (b->y - a->y) * (c->x - a->x);
}

static bool
cross(const bt_network *n, const bt_link_info *one, const bt_link_info *two)
{
    const bt_area_info *a = &n->areas[one->ends[0]], *b = &n->areas[one->ends[1]];
    const bt_area_info *c = &n->areas[two->ends[0]], *d = &n->areas[two->ends[1]];
    return (turn(a, b, c) > 0) != (turn(a, b, d) > 0) &&
           (turn(c, d, a) > 0) != (turn(c, d, b) > 0) && a != c && a != d && b != c && b != d;
}

static void
connections_are_about_20_km_and_do_not_cross(void **state)
{
    const bt_network *n = &printed(state)->network;
    double sum = 0, shortest = 1000, longest = 0;
    for (int i = 0; i < n->link_count; i++) {
        double length = length_of(n, &n->links[i]);
        sum += length;
        shortest = fmin(shortest, length);
        longest = fmax(longest, length);
        for (int j = 0; j < i; j++) {
            if (cross(n, &n->links[i], &n->links[j]))
                fail_msg("%s crosses %s", n->links[i].id, n->links[j].id);
        }
    }
    assert_true(fabs(sum / n->link_count - 20.1) < 0.2);
    assert_true(fabs(shortest - 7.2) < 0.2);
    assert_true(fabs(longest - 31.3) < 0.3);
}

/* --- blocks ------------------------------------------------------------------------ */

static const struct {
    const char *id, *name, *values;
    bt_side side;
    int lone_mp, stack_mp, cards, ease;
} blocks[] = {
    { "Napoleon", "Napoléon", "", 0, 0, 1, 1, 0 },
    { "Bernadotte", "Bernadotte", "5+1", 0, 0, 0, 0, 0 },
    { "Davout", "Davout", "7+1", 0, 1, 0, 1, 0 },
    { "Soult", "Soult", "7+1", 0, 0, 0, 0, 1 },
    { "Lannes", "Lannes", "5+1", 0, 0, 0, 1, 0 },
    { "Ney", "Ney", "5+1", 0, 0, 0, 0, 0 },
    { "Augereau", "Augereau", "4+1", 0, 0, 0, 0, 0 },
    { "Murat", "Murat", "0+8", 0, 1, 0, 0, 0 },
    { "Bessieres", "Bessières", "2+1", 0, 0, 0, 0, 0 },
    { "Frederick", "Frederick III", "", 1, 0, 0, 0, 1 },
    { "Brunswick", "Brunswick", "7+1", 1, 0, 0, 0, 0 },
    { "Blucher", "Blücher", "1+4", 1, 1, 0, 0, 0 },
    { "Kalckreuth", "Kalckreuth", "4+2", 1, 0, 0, 0, 0 },
    { "Hohenlohe", "Hohenlohe", "6+1", 1, 0, 0, 0, 0 },
    { "Louis", "Prince Louis", "2+1", 1, 0, 0, 0, 0 },
    { "Tauentzien", "Tauentzien", "2+1", 1, 0, 0, 0, 0 },
    { "Ruchel", "Rüchel", "4+1", 1, 0, 0, 0, 0 },
    { "SaxeWeimar", "Saxe-Weimar", "2+1", 1, 0, 0, 0, 0 },
    { "Wurttemberg", "Württemberg", "3+1", 1, 0, 0, 0, 0 },
};

static void
commanders_and_corps(void **state)
{
    const box *b = *state;
    for (size_t i = 0; i < BT_COUNT(blocks); i++) {
        const n06_block *it = block(state, blocks[i].id);
        const bt_unit_info *info = &b->campaign->units[unit(b->campaign, blocks[i].id)];
        bool commands = !*blocks[i].values;
        assert_string_equal(info->name, blocks[i].name);
        assert_string_equal(info->values, blocks[i].values);
        assert_string_equal(info->type, commands ? "commander" : "corps");
        assert_int_equal(it->kind, commands ? N06_COMMANDER : N06_CORPS);
        assert_int_equal(it->side, blocks[i].side);
        assert_int_equal(info->side, blocks[i].side);
        assert_int_equal(it->infantry, commands ? 0 : blocks[i].values[0] - '0');
        assert_int_equal(it->cavalry, commands ? 0 : blocks[i].values[2] - '0');
        assert_int_equal(it->lone_mp, blocks[i].lone_mp);   /* [C6.6] */
        assert_int_equal(it->stack_mp, blocks[i].stack_mp); /* [C6.5] */
        assert_int_equal(it->combat_cards, blocks[i].cards);
        assert_int_equal(it->ease, blocks[i].ease); /* [C6.18] */
    }
}

static void
twenty_seven_blocks(void **state)
{
    const box *b = *state;
    const n06_printed *p = printed(state);
    int infantry[2] = { 0 }, cavalry[2] = { 0 };
    assert_int_equal(p->unit_count, 27);
    assert_int_equal(b->campaign->unit_count, 27);
    for (int i = 0; i < p->unit_count; i++) {
        const n06_block *it = &p->blocks[i];
        assert_int_equal(it->side, i >= 14); /* French first */
        assert_true(bt_units_has(&p->of_side[it->side], (bt_unit)i));
        assert_false(bt_units_has(&p->of_side[1 - it->side], (bt_unit)i));
        assert_int_equal(bt_units_has(&p->corps, (bt_unit)i), it->kind == N06_CORPS);
        assert_int_equal(bt_units_has(&p->commanders, (bt_unit)i), it->kind == N06_COMMANDER);
        assert_int_equal(bt_units_has(&p->vedettes, (bt_unit)i), it->kind == N06_VEDETTE);
        assert_true(it->infantry + it->cavalry <= N06_STRENGTH_MAX); /* [C1.22] */
        infantry[it->side] += it->infantry;
        cavalry[it->side] += it->cavalry;
        if (it->kind == N06_VEDETTE)
            assert_int_equal(it->start, BT_PLACE_BOX(N06_BOX_UNUSED));
    }
    assert_int_equal(bt_units_count(&p->corps), 8 + 9);
    assert_int_equal(bt_units_count(&p->commanders), 2);   /* [C1.1] */
    assert_int_equal(bt_units_count(&p->vedettes), 5 + 3); /* [G1.1] */
    assert_int_equal(p->commander[0], unit(b->campaign, "napoleon"));
    assert_int_equal(p->commander[1], unit(b->campaign, "frederick"));
    assert_int_equal(unit(b->campaign, "F.v5") + 1, unit(b->campaign, "Frederick"));
    assert_int_equal(unit(b->campaign, "P.v3"), 26);
    assert_int_equal(infantry[0] + cavalry[0], 50);
    assert_int_equal(infantry[1] + cavalry[1], 44);
    assert_int_equal(infantry[0], 35);
    assert_int_equal(infantry[1], 31);
}

/* --- cards and dice --------------------------------------------------------------------- */

typedef struct tally {
    int count, sum, highest, with_value[7], losses, boxes[3], recovery[4], colours[3];
} tally;

static tally
count_deck(const n06_printed *p, bt_side side)
{
    tally t = { 0 };
    bt_units deck = p->deck[side];
    while (!bt_units_is_empty(&deck)) {
        const n06_card *card = &p->cards[bt_units_take(&deck)];
        assert_int_equal(card->side, side);
        t.count++;
        t.sum += card->value;
        t.highest = card->value > t.highest ? card->value : t.highest;
        t.with_value[card->value]++;
        t.losses += card->box.losses;
        /* a loss comes with one point of fatigue; without it there are one or two */
        t.boxes[card->box.losses ? 0 : card->box.fatigue]++;
        assert_true(!card->box.losses || card->box.fatigue == 1);
        t.recovery[card->recovery]++;
        t.colours[p->event_colour[card->event]]++;
    }
    return t;
}

static void
two_decks_of_48(void **state)
{
    const n06_printed *p = printed(state);
    static const tally wanted[2] = {
        { 48, 168, 6, { 0, 8, 8, 8, 8, 8, 8 }, 24, { 24, 8, 16 }, { 0, 20, 20, 8 }, { 5, 11, 32 } },
        { 48,
          144,
          5,
          { 0, 9, 10, 10, 10, 9, 0 },
          16,
          { 16, 16, 16 },
          { 0, 20, 20, 8 },
          { 4, 14, 30 } },
    };
    tally french = count_deck(p, N06_FRENCH), prussian = count_deck(p, N06_PRUSSIAN);
    assert_int_equal(p->card_count, 96);
    assert_memory_equal(&french, &wanted[0], sizeof french);
    assert_memory_equal(&prussian, &wanted[1], sizeof prussian);
    /* [C1.29] means 3.5 and 3; [C1.30] a loss on one half and one third */
    assert_int_equal(2 * french.sum, 7 * french.count);
    assert_int_equal(prussian.sum, 3 * prussian.count);
    assert_int_equal(2 * french.losses, french.count);
    assert_int_equal(3 * prussian.losses, prussian.count);
    assert_int_equal(bt_units_count(&p->red), 5 + 4); /* [C1.9] */
}

static void
dice_have_the_odds_of_the_cards(void **state)
{
    const n06_printed *p = printed(state); /* [C1.30] */
    for (bt_side side = 0; side < 2; side++) {
        tally deck = count_deck(p, side);
        int boxes[3] = { 0 };
        for (int face = 0; face < 6; face++) {
            n06_box_result r = p->die[side][face];
            boxes[r.losses ? 0 : r.fatigue] += 8; /* 48 cards for 6 faces */
            assert_true(r.losses <= 1 && r.fatigue >= 1 && r.fatigue <= 2);
        }
        assert_memory_equal(boxes, deck.boxes, sizeof boxes);
    }
}

static const struct {
    const char *id;
    int copies[2];
} copies[] = {
    { "ambush", { 0, 2 } },
    { "anticipation", { 2, 1 } },
    { "audacity", { 2, 0 } },
    { "bernadotte", { 0, 1 } },
    { "cannon-sounds", { 2, 2 } },
    { "care", { 2, 0 } },
    { "charge", { 0, 1 } },
    { "confusion", { 1, 2 } },
    { "coordination", { 2, 0 } },
    { "counter-order", { 1, 2 } },
    { "courage", { 0, 2 } },
    { "destroyed-bridge", { 0, 3 } },
    { "elan", { 2, 0 } },
    { "fatigue", { 1, 2 } },
    { "forced-march", { 4, 3 } },
    { "forage", { 2, 2 } },
    { "great-charge", { 2, 0 } },
    { "hussars", { 2, 1 } },
    { "inactivity", { 1, 2 } },
    { "intuition", { 2, 2 } },
    { "long-live-the-queen", { 0, 2 } },
    { "lost-bullet", { 1, 0 } },
    { "orderly-retreat", { 1, 1 } },
    { "organization", { 2, 0 } },
    { "panic", { 1, 0 } },
    { "pontonniers", { 2, 0 } },
    { "rain", { 2, 2 } },
    { "reaction", { 1, 2 } },
    { "reinforced-position", { 0, 3 } },
    { "reinforcement", { 0, 2 } },
    { "reserve", { 2, 2 } },
    { "sacrifice", { 0, 2 } },
    { "saxon-defection", { 1, 0 } },
    { "second-breath", { 2, 0 } },
    { "skirmishers", { 2, 0 } },
    { "square", { 2, 0 } },
    { "strategic-retreat", { 0, 2 } },
    { "supply", { 0, 2 } },
    { "the-guard", { 1, 0 } },
};

static const char *const event_ids[] = {
#define EVENT_CARD(code, id, ...) [N06_##code] = id,
#include "../../games/napoleon1806/cards.def"
#undef EVENT_CARD
};

static void
thirty_nine_events(void **state)
{
    const n06_printed *p = printed(state);
    int named[2] = { 0 }, both = 0;
    assert_int_equal(N06_EVENT_CARDS, 39);
    assert_int_equal(BT_COUNT(copies), 39);
    for (size_t i = 0; i < BT_COUNT(copies); i++) {
        int event = -1;
        for (int e = 0; e < N06_EVENT_CARDS; e++) {
            if (!strcmp(event_ids[e], copies[i].id))
                event = e;
        }
        assert_true(event >= 0);
        for (bt_side side = 0; side < 2; side++) {
            bt_units set = bt_units_and(p->of_event[event], p->deck[side]);
            assert_int_equal(bt_units_count(&set), copies[i].copies[side]);
            named[side] += !bt_units_is_empty(&set);
        }
        both += copies[i].copies[0] && copies[i].copies[1];
        bt_units red = bt_units_and(p->of_event[event], p->red);
        assert_int_equal(bt_units_count(&red), p->event_colour[event] == N06_RED
                                                   ? bt_units_count(&p->of_event[event])
                                                   : 0);
    }
    assert_int_equal(named[0], 28);
    assert_int_equal(named[1], 25);
    assert_int_equal(both, 14);
}

static void
events_about_corps_and_areas(void **state)
{
    const box *b = *state;
    const n06_printed *p = printed(state);
    int about = 0;
    for (int e = 0; e < N06_EVENT_CARDS; e++)
        about += p->event_unit[e] != BT_UNIT_NONE;
    assert_int_equal(about, 4);
    assert_int_equal(p->event_unit[N06_BERNADOTTE], unit(b->campaign, "Bernadotte"));
    assert_int_equal(p->event_unit[N06_CHARGE], unit(b->campaign, "Blucher"));
    assert_int_equal(p->event_unit[N06_THE_GUARD], unit(b->campaign, "Bessieres"));
    assert_int_equal(p->event_unit[N06_SAXON_DEFECTION], unit(b->campaign, "Tauentzien"));
    assert_int_equal(p->refuges[0], area(p, "HAL")); /* [E-STRATEGIC-RETREAT.2] */
    assert_int_equal(p->refuges[1], area(p, "LEI"));
}

static const n06_card *
card(void **state, const char *id, const char *name)
{
    const box *b = *state;
    for (int i = 0; i < b->campaign->card_count; i++) {
        if (strcmp(b->campaign->cards[i].id, id) != 0)
            continue;
        assert_string_equal(b->campaign->cards[i].name, name);
        return &n06_printed_of(b->campaign)->cards[i];
    }
    fail_msg("there is no card %s", id);
    return NULL;
}

static void
cards_are_as_written(void **state)
{
    const n06_card *march = card(state, "F16", "Forced March"),
                   *last = card(state, "P48", "Supply");
    assert_int_equal(march->event, N06_FORCED_MARCH);
    assert_int_equal(march->value, 2);
    assert_int_equal(march->box.losses, 0);
    assert_int_equal(march->box.fatigue, 2);
    assert_int_equal(march->recovery, 1);
    assert_int_equal(march->side, N06_FRENCH);
    assert_int_equal(last->side, N06_PRUSSIAN);
    assert_int_equal(last->value, 4);
    assert_int_equal(last->box.fatigue, 1);
    /* Fatigue says on the card how much [E-FATIGUE.1] */
    assert_int_equal(card(state, "F15", "Fatigue")->amount, 2);
    assert_int_equal(card(state, "P17", "Fatigue")->amount, 1);
    assert_int_equal(card(state, "P18", "Fatigue")->amount, 2);
    assert_int_equal(march->amount, 0);
    int amounts = 0;
    for (int i = 0; i < printed(state)->card_count; i++)
        amounts += printed(state)->cards[i].amount > 0;
    assert_int_equal(amounts, 3);
}

/* --- scenarios ---------------------------------------------------------------------------- */

typedef struct start {
    const char *id, *campaign, *brief;
} start;

static const start starts[] = {
    { "Napoleon", "BAM", "AUM" },
    { "Bernadotte", "KRO", "GER" },
    { "Davout", "LIC", "AUM" },
    { "Soult", "MUN", "GRE" },
    { "Lannes", "COB", "POE" },
    { "Ney", "BAY", "SCH" },
    { "Augereau", "EBN", "SAA" },
    { "Murat", "BAM", "GER" },
    { "Bessieres", "BAM", "AUM" },
    { "Frederick", "ERF", "WMR" },
    { "Brunswick", "ERF", "WMR" },
    { "Blucher", "LAN", "WMR" },
    { "Kalckreuth", "WMR", "ERF" },
    { "Hohenlohe", "JEN", "JEN" },
    { "Louis", "SAA", "unused" },
    { "Tauentzien", "SCH", "JEN" },
    { "Ruchel", "GOT", "ERF" },
    { "SaxeWeimar", "ARN", "ARN" },
    { "Wurttemberg", "coming", "coming" },
};

static void
assert_start(const bt_game *game, const char *id, const char *place)
{
    char storage[32];
    bt_buf text;
    bt_buf_init_fixed(&text, storage, sizeof storage);
    bt_place_format(game, n06_printed_of(game)->blocks[unit(game, id)].start, &text);
    assert_string_equal(bt_buf_text(&text), place);
}

static void
starts_of_both_scenarios(void **state)
{
    const box *b = *state;
    int strength[2][2] = { { 0 } };
    for (size_t i = 0; i < BT_COUNT(starts); i++) {
        assert_start(b->campaign, starts[i].id, starts[i].campaign);
        assert_start(b->brief, starts[i].id, starts[i].brief);
        for (int brief = 0; brief < 2; brief++) {
            const bt_game *game = brief ? b->brief : b->campaign;
            const n06_block *it = &n06_printed_of(game)->blocks[unit(game, starts[i].id)];
            if (!BT_PLACE_IS_BOX(it->start))
                strength[brief][it->side] += it->infantry + it->cavalry;
        }
    }
    assert_int_equal(strength[0][0], 50);
    assert_int_equal(strength[0][1], 40);
    assert_int_equal(strength[1][1], 37);
}

static void
turns_points_and_the_late_corps(void **state)
{
    const box *b = *state;
    const n06_printed *c = n06_printed_of(b->campaign), *s = n06_printed_of(b->brief);
    assert_int_equal(c->first_turn, 1);
    assert_int_equal(c->last_turn, 7);
    assert_int_equal(c->start_vp, 10);  /* [C2.1] */
    assert_int_equal(c->needed_vp, 1);  /* [C12.10] */
    assert_int_equal(s->first_turn, 3); /* [C13.1] */
    assert_int_equal(s->last_turn, 5);
    assert_int_equal(s->start_vp, 11);        /* [C13.2] */
    assert_int_equal(s->needed_vp, 4);        /* [C13.4] */
    for (int brief = 0; brief < 2; brief++) { /* [C2.4] [C2.5] [C13.5] */
        const n06_printed *p = brief ? s : c;
        assert_int_equal(p->late, unit(b->campaign, "Wurttemberg"));
        assert_int_equal(p->late_turn, 5);
        assert_int_equal(p->late_areas[0], area(p, "LEI"));
        assert_int_equal(p->late_areas[1], area(p, "HAL"));
        assert_int_equal(p->prizes[p->prize_of[area(p, "BAM")]].holder, N06_FRENCH);
        assert_int_equal(p->prizes[p->prize_of[area(p, "HAL")]].holder, N06_PRUSSIAN);
    }
    assert_string_equal(b->campaign->title, "The campaign, 8 to 21 October 1806");
}

static void
zones_of_secret_set_up(void **state)
{
    const n06_printed *p = printed(state);
    int between[N06_REGIONS] = { 0 };
    assert_int_equal(bt_units_count(&p->zone[N06_FRENCH]), 9);
    assert_int_equal(bt_units_count(&p->zone[N06_PRUSSIAN]), 20);
    for (int i = 0; i < p->network.area_count; i++) {
        assert_int_equal(bt_units_has(&p->zone[N06_FRENCH], (bt_unit)i),
                         p->region_of[i] == N06_FRANCONIA);
        if (bt_units_has(&p->zone[N06_PRUSSIAN], (bt_unit)i))
            between[p->region_of[i]]++;
    }
    assert_int_equal(between[N06_WEST_OF_ILM], 10);
    assert_int_equal(between[N06_ILM_TO_SAALE], 5);
    assert_int_equal(between[N06_SAALE_TO_ELSTER], 5);
}

/* Printed starts keep what secret set-up asks for [G1.2] [G1.3]. */
static void
demands_of_secret_set_up(void **state)
{
    const box *b = *state;
    const n06_printed *p = printed(state);
    static const int corps[] = { 1, 2, 1 };
    int taken[N06_AREAS_MAX] = { 0 }, fixed = 0;
    assert_true(p->secret.given);
    assert_false(n06_printed_of(b->brief)->secret.given);
    assert_true(p->secret.single[N06_FRENCH] && !p->secret.single[N06_PRUSSIAN]);
    assert_int_equal(p->secret.demand_count[N06_FRENCH], 0);
    assert_int_equal(p->secret.demand_count[N06_PRUSSIAN], 3);
    for (int i = 0; i < 3; i++)
        assert_int_equal(p->secret.demands[N06_PRUSSIAN][i].corps, corps[i]);
    for (int u = 0; u < p->unit_count; u++) {
        const n06_block *it = &p->blocks[u];
        fixed += p->secret.fixed[u] != BT_AREA_NONE;
        if (BT_PLACE_IS_BOX(it->start))
            continue;
        assert_true(bt_units_has(&p->zone[it->side], (bt_unit)it->start));
        if (p->secret.fixed[u] != BT_AREA_NONE)
            assert_int_equal(p->secret.fixed[u], it->start);
        else if (it->side == N06_FRENCH)
            assert_int_equal(taken[it->start]++, 0);
        for (int i = 0; i < 3 && it->kind == N06_CORPS && it->side == N06_PRUSSIAN; i++)
            taken[N06_AREAS_MAX - 1 - i] +=
                bt_units_has(&p->secret.demands[1][i].areas, (bt_unit)it->start);
    }
    for (int i = 0; i < 3; i++)
        assert_true(taken[N06_AREAS_MAX - 1 - i] >= corps[i]);
    assert_int_equal(fixed, 5 + 1);
    assert_int_equal(taken[area(p, "BAM")], 0);
    assert_int_equal(p->secret.fixed[unit(b->campaign, "F.v2")], area(p, "BAM"));
    assert_int_equal(p->secret.fixed[unit(b->campaign, "F.v3")], BT_AREA_NONE);
    assert_int_equal(p->secret.fixed[unit(b->campaign, "Frederick")], area(p, "ERF"));
}

static void
the_book_holds_it_all(void **state)
{
    const box *b = *state;
    bt_buf out = { 0 };
    bt_json json;
    bt_json_init(&json, &out);
    bt_json_object(&json, NULL);
    bt_book_write(b->campaign, &json);
    bt_json_object_end(&json);
    json_t *book = json_loads(bt_buf_text(&out), JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(book);
    assert_int_equal(json_array_size(json_object_get(book, "areas")), 61);
    assert_int_equal(json_array_size(json_object_get(book, "links")), 115);
    assert_int_equal(json_object_size(json_object_get(book, "cards")), 96);
    assert_int_equal(json_object_size(json_object_get(book, "units")), 27);
    assert_int_equal(json_array_size(json_object_get(book, "boxes")), 3);
    json_decref(book);
    bt_buf_release(&out);
}

int
main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(sixty_one_areas_and_their_kinds),
        cmocka_unit_test(victory_areas),
        cmocka_unit_test(distances_of_the_examples),
        cmocka_unit_test(without_bridges_the_rivers_part_the_map),
        cmocka_unit_test(connections_are_about_20_km_and_do_not_cross),
        cmocka_unit_test(commanders_and_corps),
        cmocka_unit_test(twenty_seven_blocks),
        cmocka_unit_test(two_decks_of_48),
        cmocka_unit_test(dice_have_the_odds_of_the_cards),
        cmocka_unit_test(thirty_nine_events),
        cmocka_unit_test(events_about_corps_and_areas),
        cmocka_unit_test(cards_are_as_written),
        cmocka_unit_test(starts_of_both_scenarios),
        cmocka_unit_test(turns_points_and_the_late_corps),
        cmocka_unit_test(zones_of_secret_set_up),
        cmocka_unit_test(demands_of_secret_set_up),
        cmocka_unit_test(the_book_holds_it_all),
    };
    return cmocka_run_group_tests(tests, open_box, close_box);
}
