/*
 * load_scenario.c - reads a scenario: who is first, from when to when, where, and what is special.
 */
#include "load_internal.h"

#include <berthier/outside.h>
#include <string.h>

static const char *const known[] = { "id",          "title",    "first",       "line",   "lines",
                                     "last",        "battle",   "tracks",      "choice", "sources",
                                     "out-of-play", "guarded",  "absent",      "only",   "optional",
                                     "fewer",       "saalfeld", "free-set-up", "totals" };

/* The word that an option has in this game; "" without such an option. */
static const char *
option_word(const osg_reader *r, const char *id)
{
    const bt_rules *rules = r->game->rules;
    for (int i = 0; i < rules->option_count; i++) {
        if (!strcmp(rules->options[i].id, id))
            return rules->options[i].words[r->game->options.value[i]];
    }
    return "";
}

/* ---- when ---------------------------------------------------------------------------------- */

static int
take_line(osg_reader *r, const bt_word *word)
{
    bt_node lines;
    int turn = 0;
    int status = bt_node_get(r->setup, "lines", &lines, r->err);
    if (status || (status = bt_node_expect(lines, BT_DOC_MAPPING, r->err)))
        return status;
    r->line = bt_node_find(lines, word->text);
    if (!bt_node_exists(r->line))
        return bt_word_fail(word, r->err, "setup.yaml has no line %s", word->text);
    if ((status = bt_node_expect(r->line, BT_DOC_MAPPING, r->err)) ||
        (status = bt_node_get_int(r->line, "turn", 1, r->p->track.count, &turn, r->err)))
        return status;
    r->p->first_turn = (uint8_t)turn;
    r->day = *word;
    return BT_OK;
}

/* [19.1] Of several lines the one of the day that the option names; the first where it names none. */
static int
read_lines(osg_reader *r)
{
    bt_node one = bt_node_find(r->scenario, "line"), several = bt_node_find(r->scenario, "lines");
    const char *day = option_word(r, "start");
    bt_words words;
    bt_word word, chosen = { 0 };
    int status = bt_node_exists(several) ? BT_OK : bt_node_get(r->scenario, "line", &one, r->err);
    if (status)
        return status;
    r->is_usual = true;
    if (!bt_node_exists(several))
        return (status = bt_node_single(one, &word, r->err)) ? status : take_line(r, &word);
    status = bt_words_start(&words, several, r->err);
    for (int i = 0; !status && bt_words_next(&words, &word); i++) {
        if (i && strcmp(word.text, day) != 0)
            continue;
        chosen = word;
        r->is_usual = !i;
    }
    if (!status && !chosen.text[0])
        return bt_node_fail(several, r->err, "expected at least one line");
    return status ? status : take_line(r, &chosen);
}

static int
read_when(osg_reader *r)
{
    bt_node first;
    int side = 0, last = 0;
    int status = bt_node_get(r->scenario, "first", &first, r->err);
    if (status || (status = bt_node_word(first, osg_side_words, 2, &side, r->err)) ||
        (status = read_lines(r)) ||
        (status = bt_node_get_int(r->scenario, "last", r->p->first_turn, r->p->track.count, &last,
                                  r->err)))
        return status;
    r->p->first_player = (bt_side)side;
    r->p->last_turn = (uint8_t)last;
    return BT_OK;
}

/* ---- where --------------------------------------------------------------------------------- */

static void
derive_rim(osg_reader *r)
{
    for (bt_hex hex = 0; hex < r->p->atlas.hex_count; hex++) {
        const bt_hex_info *info = &r->p->atlas.hexes[hex];
        if (!bt_is_outside(r->game, hex) && (info->edges || info->cut_count))
            bt_bits_add(r->p->rim, hex);
    }
}

static void
derive_shores(osg_reader *r)
{
    for (bt_hex hex = 0; hex < r->p->atlas.hex_count; hex++) {
        const bt_hex_info *info = &r->p->atlas.hexes[hex];
        for (int i = 0; i < info->side_count; i++) {
            if (info->sides[i].water == BT_WATER_NONE || info->sides[i].to < hex)
                continue;
            r->p->shores[info->sides[i].water][0] = hex;
            r->p->shores[info->sides[i].water][1] = info->sides[i].to;
        }
    }
}

/* [21.75a] All but those of the Alternate track, where the scenario names none. */
static int
read_sources(osg_reader *r)
{
    bt_node node = bt_node_find(r->scenario, "sources");
    bt_words words;
    bt_word word;
    uint8_t source;
    int status = bt_node_exists(node) ? bt_words_start(&words, node, r->err) : BT_OK;
    for (int i = 0; i < r->p->source_count; i++)
        r->p->sources[i].in_play = !bt_node_exists(node) && !r->p->sources[i].alternate;
    while (bt_node_exists(node) && !status && bt_words_next(&words, &word)) {
        if (!(status = osg_word_named(r, &word, OSG_SOURCES, &source)))
            r->p->sources[source].in_play = true;
    }
    for (int i = 0; i < r->p->source_count; i++) {
        if (bt_is_outside(r->game, r->p->sources[i].hex))
            r->p->sources[i].in_play = false;
    }
    return status;
}

static int
read_where(osg_reader *r)
{
    bt_node outside = bt_node_find(r->scenario, "out-of-play");
    bt_node guarded = bt_node_find(r->scenario, "guarded");
    int status = BT_OK;
    if (bt_node_exists(outside) &&
        (status = bt_outside_hexes(r->game, &r->p->atlas, outside, r->err)))
        return status;
    r->p->has_guarded = bt_node_exists(guarded);
    if (r->p->has_guarded && (status = bt_hexes_read(&r->p->atlas, guarded, r->p->guarded, r->err)))
        return status;
    derive_rim(r);
    derive_shores(r);
    return read_sources(r);
}

/* ---- who ----------------------------------------------------------------------------------- */

/* A unit that is not there takes its vedettes with it, a leader who comes for him. */
static void
add_followers(osg_printed *p)
{
    for (int u = 0; u < p->unit_count; u++) {
        const osg_counter *c = &p->counters[u];
        bt_unit of = c->arm == OSG_VEDETTE ? c->parent : c->replaces;
        if (of != BT_UNIT_NONE && bt_units_has(&p->absent, of))
            bt_units_add(&p->absent, (bt_unit)u);
    }
}

static int
read_who(osg_reader *r)
{
    osg_printed *p = r->p;
    bt_node only = bt_node_find(r->scenario, "only");
    bt_units absent, chosen, optional, gone;
    int status = osg_read_set(r, bt_node_find(r->scenario, "absent"), &absent);
    if (status || (status = osg_read_set(r, only, &chosen)) ||
        (status = osg_read_set(r, bt_node_find(r->scenario, "optional"), &optional)) ||
        (status = osg_read_set(r, bt_node_find(r->line, "absent"), &gone)))
        return status;
    p->absent = bt_units_or(absent, gone);
    if (strcmp(option_word(r, "corps"), "yes") != 0)
        p->absent = bt_units_or(p->absent, optional);
    else
        r->is_usual = false;
    for (int u = 0; u < p->unit_count && bt_node_exists(only); u++) {
        const osg_counter *c = &p->counters[u];
        bool follows = c->arm == OSG_VEDETTE || c->replaces != BT_UNIT_NONE;
        if (!follows && !bt_units_has(&chosen, (bt_unit)u))
            bt_units_add(&p->absent, (bt_unit)u);
    }
    add_followers(p);
    return BT_OK;
}

/* ---- what is special ----------------------------------------------------------------------- */

/* [21.96] Who controls one of these at the end wins outright. */
static int
read_saalfeld(osg_reader *r)
{
    osg_victory *v = &r->p->victory;
    bt_node node = bt_node_find(r->scenario, "saalfeld"), prussian, french;
    bt_words words;
    bt_word word;
    int count = 0, status;
    v->holds = v->takes[0] = v->takes[1] = BT_HEX_NONE;
    if (!bt_node_exists(node))
        return BT_OK;
    if ((status = bt_node_expect(node, BT_DOC_MAPPING, r->err)) ||
        (status = bt_node_only(node, osg_side_words, 2, r->err)) ||
        (status = bt_node_get(node, "prussian", &prussian, r->err)) ||
        (status = bt_node_hex(prussian, &r->p->atlas, &v->holds, r->err)) ||
        (status = bt_node_get(node, "french", &french, r->err)) ||
        (status = bt_words_start(&words, french, r->err)))
        return status;
    for (; bt_words_next(&words, &word); count++) {
        bt_hex hex = bt_hex_find(&r->p->atlas, word.text);
        if (hex == BT_HEX_NONE || bt_is_outside(r->game, hex) || count == 2)
            return bt_word_fail(&word, r->err, "expected two hexes in play");
        v->takes[count] = hex;
    }
    v->saalfeld = true;
    if (bt_is_outside(r->game, v->holds))
        return bt_node_fail(prussian, r->err, "%s is out of play", bt_node_text(prussian));
    return count == 2 ? BT_OK : bt_node_fail(french, r->err, "expected two hexes in play");
}

static int
read_special(osg_reader *r)
{
    bt_node battle = bt_node_find(r->scenario, "battle");
    bt_node fewer = bt_node_find(r->scenario, "fewer");
    bt_node freely = bt_node_find(r->scenario, "free-set-up");
    static const char *const who[] = { "prussian" };
    int value = 0, status = BT_OK;
    if (bt_node_exists(battle) && (status = bt_node_bool(battle, &r->p->is_battle, r->err)))
        return status;
    if (bt_node_exists(freely) && (status = bt_node_word(freely, who, 1, &value, r->err)))
        return status;
    r->p->free_set_up = bt_node_exists(freely);
    if (bt_node_exists(fewer) && (status = bt_node_int(fewer, 0, 9, &value, r->err)))
        return status;
    r->p->victory.fewer = (uint8_t)(bt_node_exists(fewer) ? value : 0);
    return read_saalfeld(r);
}

int
osg_read_head(osg_reader *r)
{
    int status = bt_node_only(r->scenario, known, BT_COUNT(known), r->err);
    if (status || (status = bt_load_title(r->game, r->scenario, r->err)) ||
        (status = read_when(r)) || (status = read_where(r)) || (status = read_who(r)))
        return status;
    return read_special(r);
}

/* ---- sums ---------------------------------------------------------------------------------- */

/* How many units of each side stand on the map at the start, and how many come later: as
 * it begins with the default of every option. */
int
osg_check_end(osg_reader *r)
{
    static const char *const sums[] = { "french", "prussian", "later" };
    bt_node totals = bt_node_find(r->scenario, "totals");
    int counts[BT_COUNT(sums)] = { 0 };
    int status = bt_node_exists(totals) ? bt_node_expect(totals, BT_DOC_MAPPING, r->err) : BT_OK;
    if (status || !bt_node_exists(totals) ||
        (status = bt_node_only(totals, sums, BT_COUNT(sums), r->err)) || !r->is_usual)
        return status;
    for (int u = 0; u < r->p->unit_count; u++) {
        if (!BT_PLACE_IS_BOX(r->p->starts[u].place))
            counts[r->p->counters[u].side]++;
        counts[2] += r->p->starts[u].place == OSG_RESERVE;
    }
    for (size_t i = 0; i < BT_COUNT(sums) && !status; i++)
        status = bt_node_total(totals, sums[i], counts[i], r->err);
    return status;
}
