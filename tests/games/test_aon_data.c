/*
 * test_aon_data.c - map, countries, corps, cards and tables of Age of Napoleon against what is
 * stated, found and rebuilt of them, typed again here.
 */
#include "aonbox.h"
#include "bookjson.h"

#include <ctype.h>
#include <stdio.h>

/* --- the map [DATA-1] -------------------------------------------------------------------- */

/* Capital, mountain, Marsh, barren, coastal, as C M W B P. */
static const char flags[] = "CMWBP";

static const struct {
    const char *id, *name, *country, *flags, *neighbours;
} areas[] = {
#define AREA(...) { __VA_ARGS__ },
#include "aonfacts.def"
};

static void
see_neighbour(void **state, const char *id, int length, void *from)
{
    if (bt_link_between(game_of(state)->network, *(bt_area *)from, area(state, id, length)) ==
        BT_LINK_NONE)
        fail_msg("no way to %.*s", length, id);
}

static void
areas_and_neighbours(void **state)
{
    const aon_printed *p = printed(state);
    int ends = 0;
    assert_int_equal(p->network.area_count, 47);
    assert_int_equal(BT_COUNT(areas), 47);
    for (size_t i = 0; i < BT_COUNT(areas); i++) {
        bt_area at = area(state, areas[i].id, (int)strlen(areas[i].id));
        const bt_area_info *info = &p->network.areas[at];
        int neighbours = each_word(state, areas[i].neighbours, see_neighbour, &at);
        assert_string_equal(info->name, areas[i].name);
        assert_int_equal(p->country_of[at], country(state, areas[i].country));
        for (int flag = 0; flag < AON_AREA_TRAITS; flag++)
            assert_int_equal(bt_area_is(&p->network, at, flag),
                             strchr(areas[i].flags, flags[flag]) != NULL);
        assert_int_equal(bt_set_has(&p->coast, at), strchr(areas[i].flags, 'P') != NULL);
        assert_int_equal(info->exit_count, neighbours);
        ends += neighbours;
    }
    assert_int_equal(ends, 2 * 100);
    assert_int_equal(p->network.link_count, 100);
}

/* --- countries [AON-3.1] [DATA-2.1a] [DATA-2.1b] ------------------------------------------- */

static const struct {
    const char *id, *name, *place; /* capital or ruler */
    aon_class class;
    int values[6]; /* cards, mobilization, deployment; and after its reform */
} countries[] = {
#define COUNTRY(id, name, place, class, a, b, c, d, e, f, ...)                                     \
    { id, name, place, AON_##class, { a, b, c, d, e, f } },
#include "aonfacts.def"
};

static void
countries_and_limits(void **state)
{
    const aon_printed *p = printed(state);
    assert_int_equal(p->country_count, 23);
    assert_int_equal(BT_COUNT(countries), 23);
    for (uint8_t i = 0; i < BT_COUNT(countries); i++) {
        const aon_country *it = &p->countries[i];
        const char *place = countries[i].place;
        const int values[] = {
            it->cards,          it->mobilization,          it->deployment,
            it->reformed_cards, it->reformed_mobilization, it->reformed_deployment
        };
        assert_string_equal(game_of(state)->rosters[0].at[i].id, countries[i].id);
        assert_string_equal(game_of(state)->rosters[0].at[i].title, countries[i].name);
        assert_int_equal(it->class, countries[i].class);
        assert_memory_equal(values, countries[i].values, sizeof values);
        if (it->class == AON_DETACHABLE) {
            assert_int_equal(it->ruler, country(state, place)); /* [AON-3.7c] */
        } else {
            assert_int_equal(it->ruler, AON_NO_COUNTRY);
            assert_int_equal(it->capital, area(state, place, (int)strlen(place)));
        }
    }
    assert_int_equal(p->countries[p->austria].reform, AON_RADETZKY);
    assert_int_equal(p->countries[p->prussia].reform, AON_STEIN);
    assert_int_equal(p->countries[p->russia].reform, AON_EFFECTS);
}

static void
countries_that_the_rules_name(void **state)
{
    const aon_printed *p = printed(state);
    const struct {
        const char *id;
        uint8_t number;
        int areas;
    } named[] = {
        { "france", p->france, 8 },      { "britain", p->britain, 1 },  { "russia", p->russia, 7 },
        { "osterreich", p->austria, 5 }, { "preussen", p->prussia, 3 }, { "spain", p->spain, 6 },
        { "polen", p->poland, 1 },       { "italia", p->italy, 1 },
    };
    for (size_t i = 0; i < BT_COUNT(named); i++) {
        assert_int_equal(named[i].number, country(state, named[i].id));
        assert_int_equal(bt_set_count(&p->countries[named[i].number].areas), named[i].areas);
    }
}

/* --- corps [DATA-3.2] ---------------------------------------------------------------------- */

/* Battle, movement and seniority, the spent battle rating, what it waits for. */
static const struct {
    const char *id, *name, *patron, *home, *values;
    int spent;
    const char *needs;
} all_corps[] = {
#define CORPS(...) { __VA_ARGS__ },
#include "aonfacts.def"
};

static const char *const effects[AON_EFFECTS + 1] = { "britannia", "continental-system", "radetzky",
                                                      "stein",     "invasion",           "" };

static void
eighty_one_corps(void **state)
{
    const aon_printed *p = printed(state);
    assert_int_equal(p->unit_count, 81);
    assert_int_equal(BT_COUNT(all_corps), 81);
    for (bt_unit i = 0; i < BT_COUNT(all_corps); i++) {
        const aon_corps *it = &p->corps[i];
        const bt_unit_info *info = &game_of(state)->units[i];
        char values[16];
        bool is_home = it->home == it->patron;
        (void)snprintf(values, sizeof values, "%d-%d-%d", it->fresh, it->movement, it->seniority);
        assert_string_equal(info->id, all_corps[i].id);
        assert_string_equal(info->name, all_corps[i].name);
        assert_string_equal(info->values, all_corps[i].values);
        assert_string_equal(values, all_corps[i].values);
        assert_int_equal(it->spent, all_corps[i].spent);
        assert_int_equal(it->patron, country(state, all_corps[i].patron));
        assert_int_equal(it->home, country(state, all_corps[i].home));
        assert_string_equal(info->nation, all_corps[i].patron);
        assert_string_equal(info->formation, all_corps[i].home);
        assert_string_equal(info->type, is_home ? "home corps" : "minor allied corps");
        assert_int_equal(info->side, it->patron == p->france ? AON_FRENCH : AON_COALITION);
        assert_string_equal(effects[it->needs], all_corps[i].needs);
        assert_int_equal(bt_units_has(&p->minors, i), !is_home);
        assert_int_equal(bt_units_has(&p->of_country[it->home], i), is_home);
        assert_int_equal(bt_units_has(&p->tied_to[it->home], i), !is_home);
        assert_int_equal(it->instead_fresh, it->fresh);
        assert_int_equal(it->instead_spent, it->napoleon ? 7 : it->spent); /* [AON-2.5b] */
        assert_int_equal(it->napoleon, i == p->napoleon);
        /* [AON-2.9c] Charles-John was Bernadotte */
        assert_int_equal(it->after, i == corps(state, "CharlesJohn") ? corps(state, "Bernadotte")
                                                                     : BT_UNIT_NONE);
    }
    assert_int_equal(p->napoleon, corps(state, "Napoleon"));
}

/* [AON-2.9a] and section 3.3: home corps, and those tied or special. */
static void
corps_of_each_country(void **state)
{
    const aon_printed *p = printed(state);
    static const struct {
        const char *id;
        int home, minor, waiting;
    } counts[] = {
        { "france", 18, 12, 0 },     { "britain", 2, 4, 0 },    { "osterreich", 8 + 5, 1, 5 },
        { "preussen", 4 + 6, 0, 6 }, { "russia", 9 + 5, 0, 5 }, { "spain", 7, 0, 0 },
    };
    int all = 0;
    for (size_t i = 0; i < BT_COUNT(counts); i++) {
        uint8_t number = country(state, counts[i].id);
        int minor = 0, waiting = 0;
        for (int u = 0; u < p->unit_count; u++) {
            minor += p->corps[u].patron == number && p->corps[u].home != number;
            waiting += p->corps[u].patron == number && p->corps[u].needs != AON_EFFECTS;
        }
        assert_int_equal(bt_units_count(&p->of_country[number]), counts[i].home);
        assert_int_equal(minor, counts[i].minor);
        assert_int_equal(waiting, counts[i].waiting);
        all += counts[i].home + counts[i].minor;
    }
    assert_int_equal(all, 81);
}

/* Strengths of the sample game: fresh corps, then spent ones; Napoléon both ways. */
static void
strengths_of_the_sample_game(void **state)
{
    const aon_printed *p = printed(state);
    static const struct {
        int sum;
        const char *fresh[4], *spent[4];
    } sums[] = {
        { 23, { "Napoleon", "Davout", "Soult", "Murat" }, { 0 } },
        { 4, { "Ferdinand", "Mack" }, { 0 } },
        { 7, { 0 }, { "Massena", "StCyr" } },
        { 9, { "Karl", "Johann", "Hiller" }, { 0 } }, /* 12 with three at home */
        { 19, { "Napoleon", "Davout", "Soult" }, { 0 } },
        { 5, { "Buxhowden" }, { "Kutuzov" } },
        { 19, { "Murat" }, { "Napoleon", "Davout", "Soult" } },
        { 17, { "Eugene", "Macdonald" }, { "Lannes", "Suchet" } },
        { 10, { "Wellington", "Stuart" }, { 0 } },
        { 6, { "Castanos", "Blake" }, { 0 } },
        { 3, { "Beresford" }, { 0 } },
        { 4, { 0 }, { "Castanos", "Blake" } },
        { 7, { 0 }, { "Wellington", "Beresford" } },
    };
    for (size_t i = 0; i < BT_COUNT(sums); i++) {
        int sum = 0;
        for (int k = 0; k < 4; k++) {
            sum += sums[i].fresh[k] ? p->corps[corps(state, sums[i].fresh[k])].fresh : 0;
            sum += sums[i].spent[k] ? p->corps[corps(state, sums[i].spent[k])].spent : 0;
        }
        assert_int_equal(sum, sums[i].sum);
    }
    /* the other reading of 19 in Kern-Österreich: Murat was spent as well */
    assert_int_equal(p->corps[p->napoleon].instead_spent + p->corps[corps(state, "Davout")].spent +
                         p->corps[corps(state, "Soult")].spent +
                         p->corps[corps(state, "Murat")].spent,
                     19);
}

/* --- cards [AON-2.8] ------------------------------------------------------------------------ */

static const struct {
    const char *id, *name, *phase, *who;
    int copies;
} titles[] = {
#define TITLE(...) { __VA_ARGS__ },
#include "aonfacts.def"
};

static void
same_text(const char *found, const char *expected)
{
    if (!expected)
        assert_null(found);
    else
        assert_string_equal(found, expected);
}

static void
fifty_five_cards_of_46_titles(void **state)
{
    const aon_printed *p = printed(state);
    const bt_game *game = game_of(state);
    int card = 0;
    assert_int_equal(BT_COUNT(titles), 46);
    assert_int_equal(AON_TITLES, 46);
    for (int i = 0; i < AON_TITLES; i++) {
        assert_int_equal(bt_set_count(&p->of_title[i]), titles[i].copies);
        for (int copy = 1; copy <= titles[i].copies; copy++, card++) {
            const bt_card_info *info = &game->cards[card];
            char id[64];
            (void)snprintf(id, sizeof id, titles[i].copies > 1 ? "%s.%d" : "%s", titles[i].id,
                           copy);
            assert_string_equal(info->id, id);
            assert_string_equal(info->name, titles[i].name);
            assert_int_equal(info->side, BT_SIDE_NONE);
            same_text(info->phase, titles[i].phase);
            same_text(info->who, titles[i].who);
            assert_true(info->line_count > 0);
            assert_int_equal(p->title_of[card], i);
            assert_true(bt_set_has(&p->of_title[i], (uint8_t)card));
        }
    }
    assert_int_equal(card, 55);
    assert_int_equal(game->card_count, 55);
    assert_int_equal(bt_set_count(&p->cards), 55);
}

/* The text of a card is its clauses, each under its number. */
static void
cards_say_what_they_do(void **state)
{
    const bt_game *game = game_of(state);
    for (int i = 0; i < game->card_count; i++) {
        const bt_card_info *info = &game->cards[i];
        for (int k = 0; k < info->line_count; k++) {
            char number[64] = "CARD-";
            for (const char *c = titles[aon_printed_of(game)->title_of[i]].id; *c; c++)
                (void)snprintf(number + strlen(number), sizeof number - strlen(number), "%c",
                               toupper((unsigned char)*c));
            (void)snprintf(number + strlen(number), sizeof number - strlen(number), ".%d", k + 1);
            assert_string_equal(info->lines[k].rule, number);
            assert_true(*info->lines[k].text);
        }
    }
}

/* --- tables --------------------------------------------------------------------------------- */

static void
battle_results(void **state)
{
    const aon_printed *p = printed(state); /* [DATA-5.1] */
    static const struct {
        const char *name;
        int to;
        uint8_t losses[AON_FACES];
    } rows[] = {
        { "0-5", 5, { 0, 0, 0, 0, 0, 1 } },    { "6-10", 10, { 0, 0, 0, 0, 1, 1 } },
        { "11-15", 15, { 0, 0, 1, 1, 1, 1 } }, { "16-20", 20, { 0, 1, 1, 1, 1, 2 } },
        { "21-25", 25, { 1, 1, 1, 1, 2, 2 } }, { "26-30", 30, { 1, 1, 2, 2, 2, 2 } },
        { "31-35", 35, { 1, 2, 2, 2, 2, 3 } }, { "36-40", 40, { 2, 2, 2, 2, 3, 3 } },
        { "41+", 255, { 2, 2, 3, 3, 3, 3 } },
    };
    assert_int_equal(p->column_count, BT_COUNT(rows));
    for (int i = 0; i < p->column_count; i++) {
        assert_string_equal(p->columns[i].name, rows[i].name);
        assert_int_equal(p->columns[i].to, rows[i].to);
        assert_int_equal(p->columns[i].modifier, i);
        assert_memory_equal(p->columns[i].losses, rows[i].losses, AON_FACES);
    }
}

static void
march_attrition(void **state)
{
    const aon_printed *p = printed(state); /* [DATA-5.2] */
    for (int spent = 1; spent <= AON_SPENT_MAX; spent++) {
        for (int die = 1; die <= AON_FACES; die++)
            assert_int_equal(p->march[spent - 1][die - 1], (spent + 5 - die) / 5);
    }
}

static void
winter_attrition(void **state)
{
    const aon_printed *p = printed(state); /* [DATA-5.3] */
    static const uint8_t losses[3][7] = { { 0, 0, 0, 1, 1, 2, 2 },
                                          { 0, 0, 1, 1, 2, 2, 3 },
                                          { 0, 1, 1, 2, 2, 3, 4 } };
    assert_int_equal(p->winter_count, 3);
    assert_int_equal(p->winter_best, 4);
    assert_int_equal(p->winter_worst, -2);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(p->winter[i].from, 3 + 2 * i);
        assert_memory_equal(p->winter[i].losses, losses[i], sizeof losses[i]);
    }
    assert_int_equal(p->hand_least, 6); /* [AON-9.3b] */
    assert_int_equal(p->hand_most, 10);
    assert_int_equal(p->frontier, area(state, "Flandres", 8)); /* [AON-16.5] */
}

static void
the_book_holds_it_all(void **state)
{
    json_t *book = read_book(game_of(state));
    assert_int_equal(json_array_size(json_object_get(book, "areas")), 47);
    assert_int_equal(json_array_size(json_object_get(book, "links")), 100);
    assert_int_equal(json_object_size(json_object_get(book, "cards")), 55);
    assert_int_equal(json_object_size(json_object_get(book, "units")), 81);
    assert_int_equal(json_array_size(json_object_get(book, "boxes")), AON_BOX_COUNT);
    json_t *years = json_object_get(book, "years");
    assert_int_equal(json_integer_value(json_object_get(years, "first")), 1805);
    assert_int_equal(json_integer_value(json_object_get(years, "last")), 1815);
    assert_int_equal(json_integer_value(json_object_get(years, "rounds")), 6);
    assert_int_equal(json_integer_value(json_object_get(years, "winter")), 5);
    json_decref(book);
}

int
main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(areas_and_neighbours),
        cmocka_unit_test(countries_and_limits),
        cmocka_unit_test(countries_that_the_rules_name),
        cmocka_unit_test(eighty_one_corps),
        cmocka_unit_test(corps_of_each_country),
        cmocka_unit_test(strengths_of_the_sample_game),
        cmocka_unit_test(fifty_five_cards_of_46_titles),
        cmocka_unit_test(cards_say_what_they_do),
        cmocka_unit_test(battle_results),
        cmocka_unit_test(march_attrition),
        cmocka_unit_test(winter_attrition),
        cmocka_unit_test(the_book_holds_it_all),
    };
    return cmocka_run_group_tests(tests, open_box, close_box);
}
