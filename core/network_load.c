/*
 * network_load.c - reads the map of a game played on areas, and checks it.
 *
 * docs/data-files.md ("Area maps") tells the form.  Areas come first, because
 * connections name them; then everything is joined, and distances are counted
 * from every area, which also shows whether the map is one piece.
 */
#include "network_internal.h"

#include <assert.h>
#include <berthier/buf.h>
#include <stdlib.h>
#include <string.h>

#define ID_MAX     15 /* letters of an area's id */
#define RIVERS_MAX 16
#define RINGS_MAX  16

static_assert(BT_AREAS_MAX <= BT_DISTANCE_NONE, "the longest way is a number");

typedef struct reader {
    bt_network *network;
    bt_area_info *areas;
    bt_link_info *links;
    const char *rivers[RIVERS_MAX];
    int river_count;
    bt_arena *arena;
    bt_error *err;
} reader;

static int
keep_text(const reader *r, const char *text, const char **out)
{
    *out = bt_arena_strndup(r->arena, text, strlen(text));
    return *out ? BT_OK : bt_fail(r->err, BT_ENOMEM, "no memory for a map");
}

static int
fail_memory(const reader *r)
{
    return bt_fail(r->err, BT_ENOMEM, "no memory for a map");
}

/* S stated, F found, R rebuilt, r rebuilt with little to go by. */
static int
read_grade(const reader *r, bt_node row, char *out)
{
    bt_node node = bt_node_find(row, "grade");
    int grade = 2;
    int status = bt_node_exists(node)
                     ? bt_node_word(node, bt_grade_words, BT_GRADES, &grade, r->err)
                     : BT_OK;

    *out = bt_grade_words[grade][0];
    return status;
}

/* --- areas ------------------------------------------------------------------ */

static int
read_id(const reader *r, bt_node node, const char **out)
{
    const char *text = bt_node_text(node);
    size_t length = strlen(text);
    bt_area same = bt_area_find(r->network, text, (int)length);

    if (length == 0 || length > ID_MAX || strcspn(text, " \t-@*=#/,") != length ||
        !strcmp(text, "none"))
        return bt_node_fail(node, r->err,
                            "expected an id of up to %d letters without blanks and -@*=#/,",
                            ID_MAX);
    if (same != BT_AREA_NONE)
        return bt_node_fail(node, r->err, "two areas have the id %s", r->areas[same].id);
    return keep_text(r, text, out);
}

static int
read_coordinate(const reader *r, const bt_word *word, int16_t *out)
{
    char *end;
    long value = strtol(word->text, &end, 10);

    if (end == word->text || *end || value < 0 || value > BT_NETWORK_SIZE)
        return bt_word_fail(word, r->err, "\"%s\" found; expected a number from 0 to %d",
                            word->text, BT_NETWORK_SIZE);
    *out = (int16_t)value;
    return BT_OK;
}

/* `at: 311 970`: to the right and down. */
static int
read_at(const reader *r, bt_node node, bt_area_info *area)
{
    bt_words words;
    bt_word x, y, more;
    int status = bt_words_start(&words, node, r->err);

    if (status)
        return status;
    if (!bt_words_next(&words, &x) || !bt_words_next(&words, &y) || bt_words_next(&words, &more))
        return bt_node_fail(node, r->err, "expected two numbers, to the right and down");
    if ((status = read_coordinate(r, &x, &area->x)))
        return status;
    return read_coordinate(r, &y, &area->y);
}

static int
read_traits(const reader *r, bt_node node, uint8_t *out)
{
    const bt_network_words *known = &r->network->words;
    bt_words words;
    bt_word word;
    int trait = 0;
    int status = bt_node_exists(node) ? bt_words_start(&words, node, r->err) : BT_OK;

    while (!status && bt_node_exists(node) && bt_words_next(&words, &word)) {
        status = bt_word_among(&word, known->area_traits, known->area_trait_count, &trait, r->err);
        if (!status && *out >> trait & 1)
            return bt_word_fail(&word, r->err, "%s is given twice", word.text);
        *out |= (uint8_t)(1u << trait);
    }
    return status;
}

static int
read_region(const reader *r, bt_node row, uint8_t *out)
{
    const bt_network_words *known = &r->network->words;
    bt_node node = bt_node_find(row, "region");
    int region = 0xff;
    int status = bt_node_exists(node)
                     ? bt_node_word(node, known->regions, known->region_count, &region, r->err)
                     : BT_OK;

    *out = (uint8_t)region;
    return status;
}

/* `true`, or left out. */
static int
read_flag(const reader *r, bt_node row, const char *key, bool *out)
{
    bt_node node = bt_node_find(row, key);

    return bt_node_exists(node) ? bt_node_bool(node, out, r->err) : BT_OK;
}

/* The points of one ring, or a list of rings. */
static int
read_outline(const reader *r, bt_node row, bt_area_info *area)
{
    bt_node node = bt_node_find(row, "outline");
    bool many = bt_node_exists(node) && bt_node_kind(node) == BT_DOC_SEQUENCE;
    bt_ring *rings;
    int status = BT_OK;

    if (!bt_node_exists(node))
        return BT_OK;
    rings = bt_arena_calloc(r->arena, RINGS_MAX, sizeof *rings);
    if (!rings)
        return fail_memory(r);
    area->rings = rings;
    for (bt_node at = many ? bt_node_first(node) : node; bt_node_exists(at) && !status;
         at = many ? bt_node_next(at) : (bt_node){ 0 }) {
        bt_ring *ring = &rings[area->ring_count];
        if (area->ring_count == RINGS_MAX)
            return bt_node_fail(at, r->err, "more than %d rings", RINGS_MAX);
        status =
            bt__network_read_points(at, 3, &ring->point_count, &ring->points, r->arena, r->err);
        area->ring_count++;
    }
    return status;
}

static int
read_area(const reader *r, bt_node row)
{
    static const char *const known[] = { "id",     "name",  "at",       "traits",
                                         "region", "grade", "isolated", "outline" };
    bt_area_info *area = &r->areas[r->network->area_count];
    bt_node id, name, at;
    int status = bt_node_expect(row, BT_DOC_MAPPING, r->err);

    if (status || (status = bt_node_only(row, known, BT_COUNT(known), r->err)) ||
        (status = bt_node_get(row, "id", &id, r->err)) || (status = read_id(r, id, &area->id)) ||
        (status = bt_node_get(row, "name", &name, r->err)) ||
        (status = bt_node_get(row, "at", &at, r->err)) || (status = read_at(r, at, area)) ||
        (status = read_traits(r, bt_node_find(row, "traits"), &area->traits)) ||
        (status = read_region(r, row, &area->region)) ||
        (status = read_grade(r, row, &area->grade)) ||
        (status = read_flag(r, row, "isolated", &area->isolated)) ||
        (status = read_outline(r, row, area)))
        return status;
    if (!*bt_node_text(name))
        return bt_node_fail(name, r->err, "expected a name");
    r->network->area_count++;
    return keep_text(r, bt_node_text(name), &area->name);
}

/* The rows under a key, of which there are 1 to max. */
static int
find_rows(const reader *r, bt_node root, const char *key, int max, bt_node *first)
{
    bt_node list, row;
    int count = 0;
    int status = bt_node_get(root, key, &list, r->err);

    if (status || (status = bt_node_expect(list, BT_DOC_SEQUENCE, r->err)))
        return status;
    *first = bt_node_first(list);
    if (!bt_node_exists(*first))
        return bt_node_fail(list, r->err, "expected at least one of the %s", key);
    for (row = *first; bt_node_exists(row); row = bt_node_next(row)) {
        if (++count > max)
            return bt_node_fail(row, r->err, "more than %d %s", max, key);
    }
    return BT_OK;
}

static int
read_areas(reader *r, bt_node root)
{
    bt_node row = { 0 };
    int status = find_rows(r, root, "areas", BT_AREAS_MAX, &row);

    for (; !status && bt_node_exists(row); row = bt_node_next(row))
        status = read_area(r, row);
    return status;
}

/* --- connections --------------------------------------------------------------- */

static int
read_rivers(reader *r, bt_node root)
{
    bt_node node = bt_node_find(root, "rivers");
    bt_words words;
    bt_word word;
    int status = bt_node_exists(node) ? bt_words_start(&words, node, r->err) : BT_OK;

    while (!status && bt_node_exists(node) && bt_words_next(&words, &word)) {
        if (r->river_count == RIVERS_MAX)
            return bt_word_fail(&word, r->err, "more than %d rivers", RIVERS_MAX);
        status = keep_text(r, word.text, &r->rivers[r->river_count++]);
    }
    return status;
}

/* `BAM-EBN`: two areas that no other connection joins. */
static int
read_ends(const reader *r, bt_node node, bt_link_info *link)
{
    const char *text = bt_node_text(node), *dash = strchr(text, '-');
    bt_link drawn;

    if (!dash)
        return bt_node_fail(node, r->err, "\"%s\" found; expected two areas such as %s-%s", text,
                            r->areas[0].id, r->areas[r->network->area_count - 1].id);
    link->ends[0] = bt_area_find(r->network, text, (int)(dash - text));
    link->ends[1] = bt_area_find(r->network, dash + 1, (int)strlen(dash + 1));
    if (link->ends[0] == BT_AREA_NONE)
        return bt_node_fail(node, r->err, "\"%.*s\" is no area of the map", (int)(dash - text),
                            text);
    if (link->ends[1] == BT_AREA_NONE)
        return bt_node_fail(node, r->err, "\"%s\" is no area of the map", dash + 1);
    if (link->ends[0] == link->ends[1])
        return bt_node_fail(node, r->err, "%s is joined to itself", r->areas[link->ends[0]].id);
    drawn = bt_link_between(r->network, link->ends[0], link->ends[1]);
    if (drawn != BT_LINK_NONE)
        return bt_node_fail(node, r->err, "the connection %s is there already", r->links[drawn].id);
    return keep_text(r, text, &link->id);
}

/* Join one area to another, ascending by number. */
static int
add_exit(const reader *r, bt_node node, bt_area from, bt_exit exit)
{
    bt_area_info *area = &r->areas[from];
    int at = area->exit_count;

    if (at == BT_EXITS_MAX)
        return bt_node_fail(node, r->err, "more than %d connections from %s", BT_EXITS_MAX,
                            area->id);
    for (; at && area->exits[at - 1].to > exit.to; at--)
        area->exits[at] = area->exits[at - 1];
    area->exits[at] = exit;
    area->exit_count++;
    return BT_OK;
}

/* `bridge: Saale`: a trait, and the river it crosses. */
static int
read_crossing(const reader *r, bt_node node, int trait, bt_link_info *link)
{
    int river = 0, status;

    if (!bt_node_exists(node))
        return BT_OK;
    if (!r->river_count || !*bt_node_text(node))
        return bt_node_fail(node, r->err, "a %s over nothing; expected one of the map's rivers",
                            r->network->words.link_traits[trait]);
    if ((status = bt_node_word(node, r->rivers, r->river_count, &river, r->err)))
        return status;
    if (*link->over && strcmp(link->over, r->rivers[river]) != 0)
        return bt_node_fail(node, r->err, "%s crosses the %s already", link->id, link->over);
    link->over = r->rivers[river];
    link->traits |= (uint8_t)(1u << trait);
    return BT_OK;
}

static int
check_link_keys(const reader *r, bt_node row)
{
    const bt_network_words *words = &r->network->words;
    const char *known[BT_TRAITS_MAX + 3] = { "id", "grade", "sea" };

    assert(words->link_trait_count <= BT_TRAITS_MAX);
    for (int i = 0; i < words->link_trait_count; i++)
        known[i + 3] = words->link_traits[i];
    return bt_node_only(row, known, words->link_trait_count + 3, r->err);
}

static int
check_islands(const reader *r, bt_node node, const bt_link_info *link)
{
    for (int i = 0; i < 2 && !link->sea; i++) {
        if (r->areas[link->ends[i]].isolated)
            return bt_node_fail(node, r->err, "%s is isolated and has a connection by land",
                                r->areas[link->ends[i]].id);
    }
    return BT_OK;
}

static int
read_link(const reader *r, bt_node row)
{
    bt_link number = (bt_link)r->network->link_count;
    bt_link_info *link = &r->links[number];
    bt_node id;
    int status = bt_node_expect(row, BT_DOC_MAPPING, r->err);

    link->over = "";
    if (status || (status = check_link_keys(r, row)) ||
        (status = bt_node_get(row, "id", &id, r->err)) || (status = read_ends(r, id, link)) ||
        (status = read_grade(r, row, &link->grade)) ||
        (status = read_flag(r, row, "sea", &link->sea)) ||
        (status = add_exit(r, id, link->ends[0], (bt_exit){ link->ends[1], number })) ||
        (status = add_exit(r, id, link->ends[1], (bt_exit){ link->ends[0], number })))
        return status;
    r->network->link_count++;
    for (int i = 0; i < r->network->words.link_trait_count && !status; i++)
        status = read_crossing(r, bt_node_find(row, r->network->words.link_traits[i]), i, link);
    if (!status && link->sea && *link->over)
        return bt_node_fail(id, r->err, "%s is a way by sea and crosses the %s", link->id,
                            link->over);
    return status ? status : check_islands(r, id, link);
}

static int
read_links(reader *r, bt_node root)
{
    bt_node row = { 0 };
    int status = read_rivers(r, root);

    if (!status)
        status = find_rows(r, root, "links", BT_LINKS_MAX, &row);
    for (; !status && bt_node_exists(row); row = bt_node_next(row))
        status = read_link(r, row);
    return status;
}

/* --- distances ------------------------------------------------------------------- */

/* Ripples from one area: those at distance d have neighbours at d + 1. */
static void
count_from(const bt_network *network, bt_area from, uint8_t *distances)
{
    bt_area queue[BT_AREAS_MAX];
    int head = 0, tail = 0;

    memset(distances, BT_DISTANCE_NONE, (size_t)network->area_count);
    distances[from] = 0;
    queue[tail++] = from;
    while (head < tail) {
        bt_area at = queue[head++];
        const bt_area_info *area = &network->areas[at];
        for (int i = 0; i < area->exit_count; i++) {
            bt_area to = area->exits[i].to;
            if (distances[to] != BT_DISTANCE_NONE || network->links[area->exits[i].link].sea)
                continue;
            distances[to] = (uint8_t)(distances[at] + 1);
            queue[tail++] = to;
        }
    }
}

static bool
has_land_exit(const reader *r, const bt_area_info *area)
{
    for (int i = 0; i < area->exit_count; i++) {
        if (!r->links[area->exits[i].link].sea)
            return true;
    }
    return false;
}

/* All that is not said to be isolated is one piece. */
static int
check_reach(const reader *r, bt_node root)
{
    bt_node row = bt_node_first(bt_node_find(root, "areas"));
    int first = 0;

    while (first < r->network->area_count && r->areas[first].isolated)
        first++;
    for (int i = 0; i < r->network->area_count; i++, row = bt_node_next(row)) {
        const bt_area_info *area = &r->areas[i];
        if (area->isolated)
            continue;
        if (!has_land_exit(r, area))
            return bt_node_fail(row, r->err, "area %s has no connection; is it isolated?",
                                area->id);
        if (bt_area_distance(r->network, (bt_area)first, (bt_area)i) == BT_DISTANCE_NONE)
            return bt_node_fail(row, r->err, "area %s cannot be reached from %s", area->id,
                                r->areas[first].id);
    }
    return BT_OK;
}

static int
measure(const reader *r, bt_node root)
{
    int count = r->network->area_count;
    uint8_t *distances = bt_arena_calloc(r->arena, (size_t)count, (size_t)count);

    if (!distances)
        return fail_memory(r);
    for (int i = 0; i < count; i++)
        count_from(r->network, (bt_area)i, distances + i * count);
    r->network->distances = distances;
    return check_reach(r, root);
}

/* --- the document ---------------------------------------------------------------- */

static int
check_keys(const reader *r, bt_node root)
{
    const bt_network_words *words = &r->network->words;
    const char *known[4 + BT_OWN_KEYS_MAX] = { "areas", "links", "rivers", "country" };

    assert(words->own_key_count <= BT_OWN_KEYS_MAX);
    for (int i = 0; i < words->own_key_count; i++)
        known[4 + i] = words->own_keys[i];
    return bt_node_only(root, known, 4 + words->own_key_count, r->err);
}

int
bt_network_load(bt_network *network, bt_arena *arena, const bt_doc *doc,
                const bt_network_words *words, bt_error *err)
{
    reader r = { .network = network, .arena = arena, .err = err };
    bt_node root = bt_doc_root(doc);
    int status;

    *network = (bt_network){ .words = *words };
    r.areas = bt_arena_calloc(arena, BT_AREAS_MAX, sizeof *r.areas);
    r.links = bt_arena_calloc(arena, BT_LINKS_MAX, sizeof *r.links);
    if (!r.areas || !r.links)
        return fail_memory(&r);
    network->areas = r.areas;
    network->links = r.links;
    if ((status = bt_node_expect(root, BT_DOC_MAPPING, err)) || (status = check_keys(&r, root)) ||
        (status = read_areas(&r, root)) || (status = read_links(&r, root)) ||
        (status = bt__network_load_features(network, root, arena, err)))
        return status;
    return measure(&r, root);
}
