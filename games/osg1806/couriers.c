/*
 * couriers.c - how far messages go, and that they name no hex.
 */
#include "couriers.h"

#include <berthier/text.h>
#include <berthier/utf8.h>
#include <string.h>

/* ---- how far [18.1b] ------------------------------------------------------------------------ */

enum { LIMIT = 28, OPEN_COST = 2, ROAD_COST = 1 }; /* in half points */

/* Hexes to go on from, by length: no hexside is longer than two, so three lists take turns. */
typedef struct search {
    uint8_t far[OSG_HEXES_MAX];
    bt_hex lists[3][OSG_HEXES_MAX];
    int counts[3];
} search;

static void
go_on_from(search *it, bt_hex hex, int far)
{
    it->far[hex] = (uint8_t)far;
    it->lists[far % 3][it->counts[far % 3]++] = hex;
}

/* Ground that stops units does not stop a message, nor does the enemy.  */
static void
reach_from(const osg *n, search *it, bt_hex from, int far)
{
    const bt_hex_info *info = &n->printed->atlas.hexes[from];

    for (int i = 0; i < info->side_count; i++) {
        const bt_hexside *side = &info->sides[i];
        int to = far + (side->features & BT_HEXSIDE_ROAD ? ROAD_COST : OPEN_COST);
        if (to <= LIMIT && to < it->far[side->to])
            go_on_from(it, side->to, to);
    }
}

void
osg_send_couriers(const osg *n, bt_units leaders, osg_couriers *out)
{
    search it = { .counts = { 0 } };

    memset(it.far, LIMIT + 1, sizeof it.far);
    memset(out, 0, sizeof *out);
    for (bt_unit u; (u = bt_units_take(&leaders)) != BT_UNIT_NONE;)
        if (it.far[n->s->places[u]])
            go_on_from(&it, n->s->places[u], 0);
    for (int far = 0; far <= LIMIT; far++) {
        int *left = &it.counts[far % 3];
        while (*left) {
            bt_hex hex = it.lists[far % 3][--*left];
            if (it.far[hex] != far) /* a shorter way was found */
                continue;
            bt_bits_add(out->hexes, hex);
            reach_from(n, &it, hex, far);
        }
    }
}

/* ---- numbers of hexes [18.1c] ---------------------------------------------------------------- */

#define SIGNS_MAX 3 /* in a row among the digits of a number */

/* One letter as it counts here: digits of all scripts that players may type are digits, small letters are
 * capitals, anything else is '?'; '\0' for what nobody sees. */
static int
plain(const unsigned char *at, int length)
{
    static const unsigned long zeros[] = { 0x660, 0x6f0, 0x966, 0xff10 };
    unsigned long letter = at[0];

    if (length == 1)
        return bt_capital((char)letter);
    letter &= 0x7fu >> length;
    for (int i = 1; i < length; i++)
        letter = letter << 6 | (at[i] & 0x3fu);
    for (size_t i = 0; i < BT_COUNT(zeros); i++)
        if (letter >= zeros[i] && letter < zeros[i] + 10)
            return (int)('0' + letter - zeros[i]);
    if (letter == 0xff2e || letter == 0xff4e)
        return 'N';
    if (letter == 0xff33 || letter == 0xff53)
        return 'S';
    return letter == 0xad || (letter >= 0x200b && letter <= 0x200d) || letter == 0x2060 ? 0 : '?';
}

static bool
is_digit(int letter)
{
    return letter >= '0' && letter <= '9';
}

static bool
is_letter(int letter)
{
    return (letter >= 'A' && letter <= 'Z') || letter == '?';
}

/* Four digits that number a hex on either section. */
static bool
is_number_of_hex(const bt_atlas *atlas, const char *four)
{
    char id[6] = { 'S', four[0], four[1], four[2], four[3], '\0' };

    if (bt_hex_find(atlas, id) != BT_HEX_NONE)
        return true;
    id[0] = 'N';
    return bt_hex_find(atlas, id) != BT_HEX_NONE;
}

static bool
is_sign(int letter)
{
    return letter && !is_digit(letter) && !is_letter(letter);
}

/* A section's letter, standing alone or right before the digits: "N2234", "S (22-34)". */
static bool
is_section(const char *text, int at)
{
    for (int signs = 0; at > 0 && signs < SIGNS_MAX && is_sign(text[at - 1]); signs++)
        at--;
    return at > 0 && (text[at - 1] == 'N' || text[at - 1] == 'S') &&
           (at == 1 || !is_letter(text[at - 2]));
}

/* Behind a section's letter four digits, apart from each other or not, and no fifth. */
static bool
are_four(const char *at, char *four)
{
    int digits = 0;

    for (int signs = 0; digits < 4 && signs <= SIGNS_MAX; at++) {
        if (!is_digit(*at) && !is_sign(*at))
            return false;
        signs = is_digit(*at) ? 0 : signs + 1;
        if (is_digit(*at))
            four[digits++] = *at;
    }
    return digits == 4 && !is_digit(*at);
}

/* The year of the campaign behind a month of it: "14 October 1806", "le 14 oct. 1806" (R132). */
static bool
is_year(const char *text, int at)
{
    static const char *const months[] = { "SEP", "OCT", "OKT", "NOV" };
    int end = at, first;

    if (strncmp(text + at, "1806", 4))
        return false;
    while (end > 0 && at - end < SIGNS_MAX && is_sign(text[end - 1]))
        end--;
    for (first = end; first > 0 && is_letter(text[first - 1]);)
        first--;
    for (size_t i = 0; end < at && end - first >= 3 && i < BT_COUNT(months); i++)
        if (!strncmp(text + first, months[i], 3))
            return true;
    return false;
}

bool
osg_names_hex(const bt_atlas *atlas, const char *words)
{
    char text[BT_TEXT_MAX + 1], four[4];
    int length = 0;

    for (const unsigned char *at = (const unsigned char *)words; *at && length < BT_TEXT_MAX;) {
        int size = bt_utf8_length(at), letter = size ? plain(at, size) : '?';
        if (letter)
            text[length++] = (char)letter;
        at += size ? size : 1;
    }
    text[length] = '\0';
    for (int i = 0; i < length;) {
        int run = 0;
        while (is_digit(text[i + run]))
            run++;
        if (run && is_section(text, i) && are_four(text + i, four) && is_number_of_hex(atlas, four))
            return true;
        if (run >= 8 || (run == 4 && is_number_of_hex(atlas, text + i) && !is_year(text, i)))
            return true;
        i += run ? run : 1;
    }
    return false;
}
