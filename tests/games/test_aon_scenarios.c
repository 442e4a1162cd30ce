/*
 * test_aon_scenarios.c - the three set-ups of Age of Napoleon against the booklet, typed again here.
 */
#include "aonbox.h"

static const struct {
    int year, round, hand[2], random;
    uint8_t effects;
    const char *aside, *discard; /* titles */
    const char *on_map;          /* an area and the corps there, comma after each */
    int eliminated, waiting;
} setups[SCENARIOS] = {
    { 5,
      3,
      { 8, 8 },
      0,
      0,
      "english-gold insurrection.1",
      "",
      "IledeFrance Brune,Flandres Napoleon Murat Davout Soult,Hannover Bernadotte,Italia Massena,"
      "Chiesa StCyr,Tirol Karl Johann Hiller,Bayern Ferdinand Mack,Minsk Bennigsen,"
      "Volhynia Buxhowden,Westgalizien Kutuzov",
      0,
      16 },
    { 9,
      1,
      { 10, 8 },
      24,
      1 << AON_RADETZKY | 1 << AON_CONTINENTAL | 1 << AON_BRITANNIA,
      "",
      "metternich radetzky continental-system russo-ottoman-war napoleonic-dynasty insurrection.1",
      "Castilla Joseph Soult Victor,Catalonia StCyr,"
      "Bayern Napoleon Davout Lannes Massena Murat Lefebvre,Sachsen Bernadotte,Holland Louis,"
      "Westfalen Jerome,Italia Eugene Macdonald,Polen Poniatowski,Britain Wellington,"
      "Portugal Beresford,Andalusia Cuesta,Murcia Castanos,Tirol Johann,Westgalizien Ferdinand,"
      "KernOsterreich Karl Hiller Bellegarde Colloredo Kollowrath Klenau",
      12,
      11 },
    { 13,
      3,
      { 6, 6 },
      7,
      1 << AON_RADETZKY | 1 << AON_CONTINENTAL | 1 << AON_BRITANNIA | 1 << AON_STEIN |
          1 << AON_INVASION,
      "",
      "",
      "Sachsen Napoleon Murat Macdonald Ney Oudinot Reynier Poniatowski,Hannover Davout,"
      "Ostpreussen Rapp,Navarra Soult,Catalonia Suchet,Italia Eugene,"
      "Brandenburg CharlesJohn Bulow Tautzien,Westgalizien Bennigsen,"
      "Schlesien Blucher Langeron Yorck,"
      "Bohmen Schwarzenberg Colloredo Klenau Wittgenstein Constantine Kleist,"
      "KernOsterreich Hiller,Tirol Bellegarde,Castilla Wellington Beresford,"
      "Murcia Ballesteros Mendizabal",
      44,
      0 },
};

static const struct {
    const char *id, *align[SCENARIOS];
} countries[] = {
#define COUNTRY(id, name, place, class, a, b, c, d, e, f, ...) { id, { __VA_ARGS__ } },
#include "aonfacts.def"
};

static const char *const aligns[AON_ALIGNS] = {
    [AON_PART] = "-",  [AON_MEMBER] = "CM",   [AON_NEUTRAL] = "N",
    [AON_ALLY] = "FA", [AON_DOMINION] = "FD", [AON_INSURGENT] = "IC"
};

static void
alignments_of_every_country(void **state)
{
    const box *b = *state; /* [17.1.1.1] to [17.3.1.4] */
    for (int s = 0; s < SCENARIOS; s++) {
        for (size_t i = 0; i < BT_COUNT(countries); i++)
            assert_string_equal(aligns[aon_printed_of(b->games[s])->countries[i].start],
                                countries[i].align[s]);
    }
}

static void
see_card(void **state, const char *id, int length, void *left)
{
    for (uint8_t i = 0; i < game_of(state)->card_count; i++) {
        const char *card = game_of(state)->cards[i].id;
        if (!strncmp(card, id, (size_t)length) && !card[length]) {
            assert_true(bt_set_has(left, i));
            bt_set_remove(left, i);
        }
    }
}

static void
clocks_cards_and_effects(void **state)
{
    const box *b = *state;
    for (int s = 0; s < SCENARIOS; s++) {
        const aon_printed *p = aon_printed_of(b->games[s]);
        bt_set aside = p->aside, discard = p->discard;
        assert_int_equal(p->year, setups[s].year);
        assert_int_equal(p->round, setups[s].round);
        assert_int_equal(p->hand[AON_FRENCH], setups[s].hand[0]);
        assert_int_equal(p->hand[AON_COALITION], setups[s].hand[1]);
        assert_int_equal(p->to_discard, setups[s].random);
        assert_int_equal(p->effects, setups[s].effects);
        each_word(state, setups[s].aside, see_card, &aside);
        each_word(state, setups[s].discard, see_card, &discard);
        assert_true(bt_set_is_empty(&aside) && bt_set_is_empty(&discard));
        for (int i = 0; i < p->country_count; i++) { /* from 1809 on */
            bool spain = i == p->spain, prussia = i == p->prussia, austria = i == p->austria;
            assert_int_equal(p->countries[i].was_dominion, s && (spain || prussia));
            assert_int_equal(p->countries[i].has_surrendered, s && (austria || prussia));
        }
    }
}

/* Check the corps of `Hannover Bernadotte`; how many there are. */
static int
check_start(void **state, const aon_printed *p, const char *text, int length)
{
    int count = 0, word = (int)strcspn(text, " ");
    bt_area at = area(state, text, word);
    for (int from = word + 1; from < length; from += word + 1, count++) {
        word = (int)strcspn(text + from, " ,");
        bt_unit unit = bt_unit_find(game_of(state), text + from, word);
        if (unit == BT_UNIT_NONE || p->corps[unit].start != at)
            fail_msg("%.*s is not in %.*s", word, text + from, (int)strcspn(text, " "), text);
    }
    return count;
}

static int
count_in(const aon_printed *p, uint16_t place)
{
    int count = 0;
    for (int i = 0; i < p->unit_count; i++)
        count += p->corps[i].start == place;
    return count;
}

static void
starts_of_every_corps(void **state)
{
    const box *b = *state;
    static const int on_map[SCENARIOS] = { 16, 28, 31 };
    for (int s = 0; s < SCENARIOS; s++) {
        const aon_printed *p = aon_printed_of(b->games[s]);
        int count = 0;
        for (const char *text = setups[s].on_map; *text;) {
            int length = (int)strcspn(text, ",");
            count += check_start(state, p, text, length);
            text += length + (text[length] == ',');
        }
        assert_int_equal(count, on_map[s]);
        assert_int_equal(count_in(p, AON_ELIMINATED), setups[s].eliminated);
        assert_int_equal(count_in(p, AON_WAITING), setups[s].waiting);
        assert_int_equal(count_in(p, AON_PRISONERS), 0);
        assert_int_equal(count_in(p, AON_RESERVE),
                         81 - on_map[s] - setups[s].eliminated - setups[s].waiting);
    }
}

static void
see_lost(void **state, const char *id, int length, void *printed_of)
{
    const aon_printed *p = printed_of;
    bt_unit unit = bt_unit_find(game_of(state), id, length);
    if (unit == BT_UNIT_NONE || p->corps[unit].start != AON_ELIMINATED)
        fail_msg("%.*s is not lost", length, id);
}

static void
corps_lost_before(void **state)
{
    const box *b = *state;
    static const char *const lost[SCENARIOS] = {
        "",
        "Mack Kienmayer Moore Brune Reille Junot Braunschweig Hohenlohe Lestocq Ruchel Buxhowden "
        "Dokthurov",
        "Karl Ferdinand Johann Kollowrath Liechtenstein Kienmayer Mack Rosenberg Moore Augereau "
        "Bernadotte Bertrand Brune Jerome Joseph Junot Lannes Massena Lefebvre Louis Marmont "
        "Mortier "
        "Reille StCyr Vandamme Victor Braunschweig Hohenlohe Lestocq Ruchel Bagration Buxhowden "
        "Dokthurov Gorchakov Kutuzov Miloradovich StPriest Tchitchagov Tormazov Blake Castanos "
        "Cuesta "
        "Palafox Romana",
    };
    for (int s = 0; s < SCENARIOS; s++) /* [17.2.3.3] [17.3.3.3] */
        assert_int_equal(each_word(state, lost[s], see_lost,
                                   (void *)(uintptr_t)aon_printed_of(b->games[s])),
                         setups[s].eliminated);
}

int
main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(alignments_of_every_country),
        cmocka_unit_test(clocks_cards_and_effects),
        cmocka_unit_test(starts_of_every_corps),
        cmocka_unit_test(corps_lost_before),
    };
    return cmocka_run_group_tests(tests, open_box, close_box);
}
