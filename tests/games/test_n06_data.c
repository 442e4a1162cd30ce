/*
 * test_n06_data.c - blocks, cards, dice and scenarios of Napoléon 1806 against
 * what the rules state of them, typed again here.
 */
#include "n06box.h"
#include "bookjson.h"

#include <berthier/games.h>
#include <stdio.h>

static const n06_block *
block(void **state, const char *id)
{
    const box *b = *state;
    return &n06_printed_of(b->campaign)->blocks[unit(b->campaign, id)];
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
    bt_set deck = p->deck[side];
    while (!bt_set_is_empty(&deck)) {
        const n06_card *card = &p->cards[bt_set_take(&deck)];
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
    assert_int_equal(bt_set_count(&p->red), 5 + 4); /* [C1.9] */
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
            bt_set set = bt_set_and(p->of_event[event], p->deck[side]);
            assert_int_equal(bt_set_count(&set), copies[i].copies[side]);
            named[side] += !bt_set_is_empty(&set);
        }
        both += copies[i].copies[0] && copies[i].copies[1];
        bt_set red = bt_set_and(p->of_event[event], p->red);
        assert_int_equal(bt_set_count(&red),
                         p->event_colour[event] == N06_RED ? bt_set_count(&p->of_event[event]) : 0);
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

/* What the printed card says, when it serves and for whom. */
static void
cards_say_what_they_do(void **state)
{
    const box *b = *state;
    bt_game *game = NULL;
    assert_int_equal(bt_game_new(&game, bt_games_find("napoleon1806"), &b->pack, "short", NULL,
                                 NULL),
                     BT_OK);
    for (int i = 0; i < game->card_count; i++) {
        if (!game->cards[i].phase || !game->cards[i].line_count)
            fail_msg("%s says nothing", game->cards[i].id);
    }
    const bt_card_info *march =
        &game->cards[card(state, "F16", "Forced March") - printed(state)->cards];
    assert_string_equal(march->phase, "operations");
    assert_string_equal(march->who, "acting side");
    assert_int_equal(march->line_count, 2);
    assert_string_equal(march->lines[0].rule, "E-FORCED-MARCH.1");
    assert_string_equal(march->lines[1].rule, "E-FORCED-MARCH.2");
    const bt_card_info *supply = &game->cards[card(state, "P48", "Supply") - printed(state)->cards];
    assert_string_equal(supply->phase, "initiative");
    assert_null(supply->who);
    bt_game_free(game);
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
    assert_int_equal(bt_set_count(&p->zone[N06_FRENCH]), 9);
    assert_int_equal(bt_set_count(&p->zone[N06_PRUSSIAN]), 20);
    for (int i = 0; i < p->network.area_count; i++) {
        assert_int_equal(bt_set_has(&p->zone[N06_FRENCH], (bt_unit)i),
                         p->region_of[i] == N06_FRANCONIA);
        if (bt_set_has(&p->zone[N06_PRUSSIAN], (bt_unit)i))
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
        assert_true(bt_set_has(&p->zone[it->side], (bt_unit)it->start));
        if (p->secret.fixed[u] != BT_AREA_NONE)
            assert_int_equal(p->secret.fixed[u], it->start);
        else if (it->side == N06_FRENCH)
            assert_int_equal(taken[it->start]++, 0);
        for (int i = 0; i < 3 && it->kind == N06_CORPS && it->side == N06_PRUSSIAN; i++)
            taken[N06_AREAS_MAX - 1 - i] +=
                bt_set_has(&p->secret.demands[1][i].areas, (bt_unit)it->start);
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
    json_t *book = read_book(b->campaign);
    assert_int_equal(json_array_size(json_object_get(book, "areas")), 61);
    assert_int_equal(json_array_size(json_object_get(book, "links")), 115);
    assert_int_equal(json_object_size(json_object_get(book, "cards")), 96);
    assert_int_equal(json_object_size(json_object_get(book, "units")), 27);
    assert_int_equal(json_array_size(json_object_get(book, "boxes")), 4);
    json_decref(book);
}

int
main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(commanders_and_corps),
        cmocka_unit_test(twenty_seven_blocks),
        cmocka_unit_test(two_decks_of_48),
        cmocka_unit_test(dice_have_the_odds_of_the_cards),
        cmocka_unit_test(thirty_nine_events),
        cmocka_unit_test(events_about_corps_and_areas),
        cmocka_unit_test(cards_are_as_written),
        cmocka_unit_test(cards_say_what_they_do),
        cmocka_unit_test(starts_of_both_scenarios),
        cmocka_unit_test(turns_points_and_the_late_corps),
        cmocka_unit_test(zones_of_secret_set_up),
        cmocka_unit_test(demands_of_secret_set_up),
        cmocka_unit_test(the_book_holds_it_all),
    };
    return cmocka_run_group_tests(tests, open_box, close_box);
}
