/*
 * load_units.c - reads the counters: combat units with their vedettes, leaders with who replaces them.
 */
#include "load_internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define STRENGTH_MAX   60 /* points */
#define INITIATIVE_MAX 6  /* a die */
#define ALLOWANCE_MAX  20
#define RATING_MAX     9
#define VEDETTES_MAX   9

/* ---- one counter --------------------------------------------------------------------------- */

/* The next counter, with an id that no other has; letter case aside. */
static int
add_counter(osg_reader *r, bt_node row, const char *id, const char *name, bt_unit *out)
{
    bt_unit unit = (bt_unit)r->p->unit_count;
    if (unit == OSG_UNITS_MAX)
        return bt_node_fail(row, r->err, "more than %d counters", OSG_UNITS_MAX);
    for (int u = 0; u < unit; u++) {
        if (bt_id_same(r->units[u].id, id))
            return bt_node_fail(bt_node_find(row, "id"), r->err, "two counters have the id %s", id);
    }
    r->units[unit] = (bt_unit_info){ .id = id, .name = name, .counter = name };
    r->p->counters[unit] = (osg_counter){ .formation = OSG_NO_FORMATION,
                                          .parent = BT_UNIT_NONE,
                                          .replacement = BT_UNIT_NONE,
                                          .replaces = BT_UNIT_NONE };
    r->p->unit_count++;
    *out = unit;
    return BT_OK;
}

/* The class that a kind of unit pays as [8.11] [5.22]. */
static uint8_t
class_of(uint8_t arm)
{
    static const uint8_t classes[OSG_ARMS] = {
        [OSG_INFANTRY] = OSG_ON_FOOT,       [OSG_LIGHT] = OSG_ON_FOOT,
        [OSG_GUARD_INFANTRY] = OSG_ON_FOOT, [OSG_CAVALRY] = OSG_MOUNTED,
        [OSG_GUARD_CAVALRY] = OSG_MOUNTED,  [OSG_VEDETTE] = OSG_MOUNTED,
        [OSG_BRIDGE_TRAIN] = OSG_BRIDGING,  [OSG_BAGGAGE_TRAIN] = OSG_WAGONS,
        [OSG_COMMANDER] = OSG_STAFF,        [OSG_OFFICER] = OSG_STAFF,
        [OSG_HEAD_OF_STATE] = OSG_STAFF,
    };
    return classes[arm];
}

/* What front ends need to know of it: values as on a counter, "9(5)5". */
static int
print_counter(const osg_reader *r, bt_unit unit)
{
    const osg_counter *c = &r->p->counters[unit];
    bt_unit_info *info = &r->units[unit];
    char text[32], initiative[8] = "";
    if (c->initiative)
        (void)snprintf(initiative, sizeof initiative, "(%d)", c->initiative);
    if (c->arm == OSG_VEDETTE && c->strength == 1)
        (void)snprintf(text, sizeof text, "1/2%s%d", initiative, c->allowance / 2);
    else if (c->arm <= OSG_VEDETTE)
        (void)snprintf(text, sizeof text, "%d%s%d", c->strength / 2, initiative, c->allowance / 2);
    else if (c->rating)
        (void)snprintf(text, sizeof text, "[%d]%d", c->rating, c->allowance / 2);
    else
        (void)snprintf(text, sizeof text, "%s%d", initiative, c->allowance / 2);
    info->type = osg_arm_words[c->arm];
    info->side = c->side;
    if (c->nation != (c->side == OSG_FRENCH ? OSG_IS_FRENCH : OSG_IS_PRUSSIAN))
        info->nation = osg_nation_words[c->nation];
    if (c->formation != OSG_NO_FORMATION)
        info->formation = r->game->rosters[OSG_FORMATIONS].at[c->formation].title;
    return bt_load_text(r->game, text, &info->values, r->err);
}

/* A number, and behind a stroke that of the reduced counter: "9/6", or "1" without one. */
static int
read_pair(const osg_reader *r, bt_node row, const char *key, int most, int *full, int *reduced)
{
    bt_node node;
    char *end;
    int status = bt_node_get(row, key, &node, r->err);
    if (status)
        return status;
    long high = strtol(bt_node_text(node), &end, 10), low = 0;
    const char *behind = end;
    if (*end == '/')
        low = strtol(behind = end + 1, &end, 10);
    bool is_pair = behind[-1] == '/';
    if (end == bt_node_text(node) || (is_pair && end == behind) || *end || high < 1 ||
        high > most || (is_pair && (low < 1 || low > high)))
        return bt_node_fail(node, r->err,
                            "\"%s\" found; expected a number from 1 to %d, or two with the reduced "
                            "one behind a stroke, such as 9/6",
                            bt_node_text(node), most);
    *full = (int)high;
    *reduced = (int)low;
    return BT_OK;
}

static int
read_movement(const osg_reader *r, bt_node row, osg_counter *c)
{
    int movement = 0;
    int status = bt_node_get_int(row, "movement", 1, ALLOWANCE_MAX, &movement, r->err);
    c->allowance = (bt_mp)(2 * movement);
    return status;
}

/* formation: that of independents is one too [17.2]; leaders of armies have none. */
static int
read_formation(const osg_reader *r, bt_node row, osg_counter *c, bool is_needed)
{
    bt_node node = bt_node_find(row, "formation");
    bt_word word;
    int status = BT_OK;
    if (!is_needed && !bt_node_exists(node))
        return BT_OK;
    if ((status = bt_node_get(row, "formation", &node, r->err)) ||
        (status = bt_node_single(node, &word, r->err)))
        return status;
    return osg_word_named(r, &word, OSG_FORMATIONS, &c->formation);
}

static int
read_nation(const osg_reader *r, bt_node row, osg_counter *c)
{
    bt_node node = bt_node_find(row, "nation");
    int nation = c->side == OSG_FRENCH ? OSG_IS_FRENCH : OSG_IS_PRUSSIAN;
    int status = BT_OK;
    if (bt_node_exists(node))
        status = bt_node_word(node, osg_nation_words, OSG_NATIONS, &nation, r->err);
    c->nation = (uint8_t)nation;
    return status;
}

/* ---- combat units -------------------------------------------------------------------------- */

static int
read_size(const osg_reader *r, bt_node row, osg_counter *c)
{
    static const char *const sizes[] = { "brigade", "division" };
    bt_node node;
    int size = 0;
    int status = bt_node_get(row, "size", &node, r->err);
    if (!status)
        status = bt_node_word(node, sizes, BT_COUNT(sizes), &size, r->err);
    c->size = (uint8_t)(OSG_BRIGADE + size);
    return status;
}

/* Trains have no strength and no size [9.13], but a formation [9.12]; baggage moves as bridges do [14.3]. */
static int
read_values(const osg_reader *r, bt_node row, osg_counter *c)
{
    int strength = 0, reduced = 0, initiative = 0, low = 0;
    bt_node extra = bt_node_find(row, "strength");
    bool train = c->arm > OSG_VEDETTE;
    int status = BT_OK;
    if (train && bt_node_exists(extra))
        return bt_node_fail(extra, r->err, "a train has no strength");
    if (!train && ((status = read_size(r, row, c)) ||
                   (status = read_pair(r, row, "strength", STRENGTH_MAX, &strength, &reduced))))
        return status;
    if ((status = read_pair(r, row, "initiative", INITIATIVE_MAX, &initiative, &low)))
        return status;
    if ((low != 0) != (reduced != 0))
        return bt_node_fail(bt_node_find(row, "initiative"), r->err,
                            "strength and initiative of %s do not both have a reduced counter",
                            bt_node_text(bt_node_find(row, "id")));
    c->strength = (uint8_t)(2 * strength);
    c->reduced = (uint8_t)(2 * reduced);
    c->initiative = (uint8_t)initiative;
    c->reduced_initiative = (uint8_t)low;
    return read_movement(r, row, c);
}

/* Values of a vedette: they have no reduced counter [6.3]. */
static int
read_vedette(const osg_reader *r, bt_node vedettes, osg_counter *c)
{
    bt_node strength;
    int initiative = 0;
    int status = bt_node_get(vedettes, "strength", &strength, r->err);
    if (status || (status = bt_node_halves(strength, 2 * STRENGTH_MAX, &c->strength, r->err)) ||
        (status = bt_node_get_int(vedettes, "initiative", 1, INITIATIVE_MAX, &initiative, r->err)))
        return status;
    if (!c->strength)
        return bt_node_fail(strength, r->err, "a vedette without strength");
    c->initiative = (uint8_t)initiative;
    return read_movement(r, vedettes, c);
}

static int
add_vedette(osg_reader *r, bt_node row, bt_node vedettes, bt_unit parent, int number)
{
    char name[96];
    bt_word word = { .node = bt_node_find(row, "id") };
    const char *kept, *named;
    bt_unit unit;
    word.column = word.node.doc->nodes[word.node.at].column;
    (void)snprintf(word.text, sizeof word.text, "%.30s.%d", r->units[parent].id, number);
    (void)snprintf(name, sizeof name, "%.60s (vedette %d)", r->units[parent].name, number);
    int status = bt_word_id(&word, &r->game->arena, &kept, r->err);
    if (status || (status = bt_load_text(r->game, name, &named, r->err)) ||
        (status = add_counter(r, row, kept, named, &unit)))
        return status;
    osg_counter *c = &r->p->counters[unit], *of = &r->p->counters[parent];
    c->side = of->side;
    c->arm = OSG_VEDETTE;
    c->class_of_unit = class_of(OSG_VEDETTE); /* [8.11c] */
    c->nation = of->nation;
    c->size = OSG_REGIMENT;
    c->formation = of->formation;
    c->parent = parent;
    bt_units_add(&of->vedettes, unit);
    bt_units_add(&r->p->parents, parent);
    return (status = read_vedette(r, vedettes, c)) ? status : print_counter(r, unit);
}

/* [13.1] [13.3] Cavalry and Light Troops may have vedettes. */
static int
add_vedettes(osg_reader *r, bt_node row, bt_unit parent)
{
    static const char *const known[] = { "count", "strength", "initiative", "movement", "grades" };
    bt_node vedettes = bt_node_find(row, "vedettes");
    uint8_t arm = r->p->counters[parent].arm;
    int count = 0, status;
    if (!bt_node_exists(vedettes))
        return BT_OK;
    if (arm != OSG_CAVALRY && arm != OSG_LIGHT)
        return bt_node_fail(vedettes, r->err, "only cavalry and light troops have vedettes");
    if ((status = bt_node_expect(vedettes, BT_DOC_MAPPING, r->err)) ||
        (status = bt_node_only(vedettes, known, BT_COUNT(known), r->err)) ||
        (status = bt_node_get_int(vedettes, "count", 1, VEDETTES_MAX, &count, r->err)) ||
        (status = bt_node_grades(vedettes, 4, r->err)))
        return status;
    r->p->counters[parent].asterisks = (uint8_t)count;
    for (int i = 1; i <= count && !status; i++)
        status = add_vedette(r, row, vedettes, parent, i);
    return status;
}

static int
read_combat_unit(osg_reader *r, bt_node row, osg_counter *c)
{
    static const char *const known[] = { "id",       "name",     "nation",   "formation",
                                         "arm",      "size",     "strength", "initiative",
                                         "movement", "vedettes", "grades" };
    bt_unit unit = (bt_unit)(c - r->p->counters);
    int status = bt_node_only(row, known, BT_COUNT(known), r->err);
    if (status || (status = read_formation(r, row, c, true)) || (status = read_values(r, row, c)) ||
        (status = bt_node_grades(row, 4, r->err)) || (status = print_counter(r, unit)))
        return status;
    return add_vedettes(r, row, unit);
}

/* ---- leaders ------------------------------------------------------------------------------- */

/* [5.13] A replacement is an officer, never a commander [5.15c]. */
static int
add_replacement(osg_reader *r, bt_node row, bt_unit leader)
{
    static const char *const known[] = { "name", "initiative", "grades" };
    bt_node of = bt_node_find(row, "replacement");
    char id[BT_WORD_SIZE];
    const char *kept, *name;
    int initiative = 0, status;
    bt_unit unit;
    if (!bt_node_exists(of))
        return BT_OK;
    (void)snprintf(id, sizeof id, "%.40s.r", r->units[leader].id);
    if ((status = bt_node_expect(of, BT_DOC_MAPPING, r->err)) ||
        (status = bt_node_only(of, known, BT_COUNT(known), r->err)) ||
        (status = bt_load_name(r->game, of, &name, r->err)) ||
        (status = bt_load_text(r->game, id, &kept, r->err)) ||
        (status = add_counter(r, row, kept, name, &unit)) ||
        (status = bt_node_get_int(of, "initiative", 1, INITIATIVE_MAX, &initiative, r->err)) ||
        (status = bt_node_grades(of, 2, r->err)))
        return status;
    osg_counter *c = &r->p->counters[unit], *leads = &r->p->counters[leader];
    *c = *leads;
    c->arm = OSG_OFFICER;
    c->rating = 0;
    c->is_officer = true;
    c->initiative = (uint8_t)initiative;
    c->replacement = BT_UNIT_NONE;
    c->replaces = leader;
    leads->replacement = unit;
    return print_counter(r, unit);
}

/* Commanders have a Command Rating, officers an Initiative Rating, heads of state neither [1.32] [5.17]. */
static int
read_leader_values(const osg_reader *r, bt_node row, osg_counter *c)
{
    static const char *const of_commanders[] = { "id",     "name",     "formation",   "arm",
                                                 "rating", "movement", "replacement", "grades" };
    static const char *const of_officers[] = { "id",         "name",     "formation",   "arm",
                                               "initiative", "movement", "replacement", "grades" };
    static const char *const of_kings[] = { "id", "name", "arm", "movement", "grades" };
    int value = 0, status;
    if (c->arm == OSG_HEAD_OF_STATE) {
        status = bt_node_only(row, of_kings, BT_COUNT(of_kings), r->err);
    } else if (c->arm == OSG_COMMANDER) {
        if (!(status = bt_node_only(row, of_commanders, BT_COUNT(of_commanders), r->err)))
            status = bt_node_get_int(row, "rating", 1, RATING_MAX, &value, r->err);
        c->rating = (uint8_t)value;
    } else {
        if (!(status = bt_node_only(row, of_officers, BT_COUNT(of_officers), r->err)))
            status = bt_node_get_int(row, "initiative", 1, INITIATIVE_MAX, &value, r->err);
        c->initiative = (uint8_t)value;
    }
    return status ? status : read_movement(r, row, c);
}

static int
read_leader(osg_reader *r, bt_node row, osg_counter *c)
{
    bt_unit unit = (bt_unit)(c - r->p->counters);
    int status = read_leader_values(r, row, c);
    if (status || (status = read_formation(r, row, c, c->is_officer)) ||
        (status = bt_node_grades(row, 3, r->err)) || (status = print_counter(r, unit)))
        return status;
    return add_replacement(r, row, unit);
}

/* ---- the file ------------------------------------------------------------------------------ */

/* commander-officer: a commander who is officer of a formation too [5.15]. */
static int
read_arm(const osg_reader *r, bt_node row, osg_counter *c)
{
    const char *words[OSG_ARMS + 1];
    bt_node node;
    int arm = 0;
    memcpy(words, osg_arm_words, sizeof osg_arm_words);
    words[OSG_VEDETTE] = "commander-officer";
    words[OSG_ARMS] = "";
    int status = bt_node_get(row, "arm", &node, r->err);
    if (!status)
        status = bt_node_word(node, words, OSG_ARMS, &arm, r->err);
    c->is_officer = arm == OSG_VEDETTE || arm == OSG_OFFICER;
    c->arm = (uint8_t)(arm == OSG_VEDETTE ? OSG_COMMANDER : arm);
    c->class_of_unit = class_of(c->arm); /* [5.22a] [8.11c] */
    return status;
}

/* The state has room for what belongs to each commander and bridge train, and tracing supply for so many
 * baggage trains. */
static int
check_number(const osg_reader *r, bt_node row, bt_unit unit)
{
    static const int most[OSG_ARMS] = {
        [OSG_BRIDGE_TRAIN] = OSG_TRAINS_MAX,
        [OSG_BAGGAGE_TRAIN] = OSG_TRAINS_MAX,
        [OSG_COMMANDER] = OSG_COMMANDERS_MAX,
    };
    int arm = r->p->counters[unit].arm, count = 0;
    for (int u = 0; u <= unit; u++)
        count += r->p->counters[u].arm == arm;
    if (!most[arm] || count <= most[arm])
        return BT_OK;
    return bt_node_fail(bt_node_find(row, "arm"), r->err, "more than %d of this arm", most[arm]);
}

static int
read_counter(osg_reader *r, bt_node row, void *what)
{
    const bt_side *side = what;
    const char *id, *name;
    bt_unit unit;
    int status = bt_load_id(r->game, row, &id, r->err);
    if (status || (status = bt_load_name(r->game, row, &name, r->err)) ||
        (status = add_counter(r, row, id, name, &unit)))
        return status;
    osg_counter *c = &r->p->counters[unit];
    c->side = *side;
    if ((status = read_arm(r, row, c)) || (status = check_number(r, row, unit)) ||
        (status = read_nation(r, row, c)))
        return status;
    return c->arm >= OSG_COMMANDER ? read_leader(r, row, c) : read_combat_unit(r, row, c);
}

static int
read_side(osg_reader *r, bt_node value, bt_side side, void *what)
{
    (void)what;
    return osg_read_rows(r, value, read_counter, &side);
}

/* Sets that rules ask for again and again. */
static void
list_counter(osg_printed *p, bt_unit unit)
{
    const osg_counter *c = &p->counters[unit];
    bt_units *const by_arm[OSG_ARMS] = {
        [OSG_INFANTRY] = &p->infantry,          [OSG_LIGHT] = &p->light,
        [OSG_GUARD_INFANTRY] = &p->infantry,    [OSG_CAVALRY] = &p->cavalry,
        [OSG_GUARD_CAVALRY] = &p->cavalry,      [OSG_VEDETTE] = &p->vedettes,
        [OSG_BRIDGE_TRAIN] = &p->bridge_trains, [OSG_BAGGAGE_TRAIN] = &p->baggage_trains,
        [OSG_COMMANDER] = &p->commanders,       [OSG_OFFICER] = &p->officers,
        [OSG_HEAD_OF_STATE] = &p->leaders,
    };
    bt_units_add(by_arm[c->arm], unit);
    p->class_of[unit] = c->class_of_unit;
    bt_units_add(&p->of_side[c->side], unit);
    bt_units_add(&p->of_nation[c->nation], unit);
    bt_units_add(c->arm < OSG_COMMANDER ? &p->combat : &p->leaders, unit);
    if (c->arm <= OSG_VEDETTE)
        bt_units_add(&p->troops, unit);
    if (c->arm == OSG_BRIDGE_TRAIN || c->arm == OSG_BAGGAGE_TRAIN)
        bt_units_add(&p->trains, unit);
    if (c->arm == OSG_GUARD_INFANTRY || c->arm == OSG_GUARD_CAVALRY)
        bt_units_add(&p->guard, unit);
    if (c->is_officer)
        bt_units_add(&p->officers, unit);
    if (c->arm == OSG_GUARD_INFANTRY)
        p->guard_infantry = unit;
}

/* Those that rules speak of by name [5.14] [18.0] [19.25] [16.3]. */
static int
find_named(osg_reader *r, bt_node root)
{
    osg_printed *p = r->p;
    p->napoleon = p->brunswick = BT_UNIT_NONE;
    p->third = p->sixth = OSG_NO_FORMATION;
    for (int u = 0; u < p->unit_count; u++) {
        if (p->counters[u].arm == OSG_COMMANDER && !strcmp(r->units[u].id, "Napoleon"))
            p->napoleon = (bt_unit)u;
        if (p->counters[u].arm == OSG_COMMANDER && !strcmp(r->units[u].id, "Brunswick"))
            p->brunswick = (bt_unit)u;
        if (!strcmp(r->units[u].id, "Hohenlohe"))
            p->third = p->counters[u].formation;
        if (!strcmp(r->units[u].id, "Wuerttemberg"))
            p->sixth = p->counters[u].formation;
    }
    if (p->napoleon == BT_UNIT_NONE || p->counters[p->napoleon].side != OSG_FRENCH)
        return bt_node_fail(root, r->err, "the rules need a French commander named Napoleon");
    if (p->brunswick == BT_UNIT_NONE || p->counters[p->brunswick].side != OSG_PRUSSIAN)
        return bt_node_fail(root, r->err, "the rules need a Prussian commander named Brunswick");
    return p->guard_infantry != BT_UNIT_NONE
               ? BT_OK
               : bt_node_fail(root, r->err, "the rules need a guard-infantry unit");
}

static int
check_totals(osg_reader *r, bt_node totals, bt_side side, void *what)
{
    static const char *const known[] = { "units", "vedettes", "trains", "leaders", "strength" };
    const osg_printed *p = r->p;
    int counts[BT_COUNT(known)] = { 0 };
    (void)what;
    int status = bt_node_only(totals, known, BT_COUNT(known), r->err);
    for (int u = 0; u < p->unit_count; u++) {
        const osg_counter *c = &p->counters[u];
        bool leads = c->arm >= OSG_COMMANDER;
        if (c->side != side)
            continue;
        counts[0] += !leads;
        counts[1] += c->arm == OSG_VEDETTE;
        counts[2] += c->arm > OSG_VEDETTE && !leads;
        counts[3] += leads;
        counts[4] += c->arm < OSG_VEDETTE ? c->strength / 2 : 0;
    }
    for (size_t i = 0; i < BT_COUNT(known) && !status; i++)
        status = bt_node_total(totals, known[i], counts[i], r->err);
    return status;
}

int
osg_read_counters(osg_reader *r, const bt_doc *doc)
{
    static const char *const known[] = { "french", "prussian", "totals" };
    bt_node root = bt_doc_root(doc), totals;
    int status = bt_node_only(root, known, BT_COUNT(known), r->err);
    r->p->guard_infantry = BT_UNIT_NONE;
    if (status || (status = osg_read_sides(r, root, read_side, NULL)))
        return status;
    for (int u = 0; u < r->p->unit_count; u++)
        list_counter(r->p, (bt_unit)u);
    if ((status = find_named(r, root)) || (status = bt_node_get(root, "totals", &totals, r->err)) ||
        (status = bt_node_expect(totals, BT_DOC_MAPPING, r->err)) ||
        (status = bt_node_only(totals, osg_side_words, 2, r->err)))
        return status;
    return osg_read_sides(r, totals, check_totals, NULL);
}
