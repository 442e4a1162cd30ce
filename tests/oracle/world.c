/*
 * world.c - tiny maps, their text for the game, positions on them.
 */
#include "world.h"

#define TABLES BT_SOURCE_DIR "/data/napoleon-at-war/tables.yaml"

static const char letters[] = ".FRMT";
static const char *const terrain_words[] = { "clear", "forest", "rough", "marsh", "town" };

/* ---- chance ------------------------------------------------------------- */

ow_random
ow_seed(const char *test)
{
    const char *text = getenv("ORACLE_SEED");
    uint64_t seed = text ? strtoull(text, NULL, 0) : 1806;

    print_message("%s: ORACLE_SEED=%llu\n", test, (unsigned long long)seed);
    return (ow_random){ seed, seed * 2654435769u + 88172645463325252u };
}

int
ow_below(ow_random *random, int n)
{
    random->now ^= random->now << 13;
    random->now ^= random->now >> 7;
    random->now ^= random->now << 17;
    return (int)(random->now >> 33) % n;
}

/* ---- geometry ----------------------------------------------------------- */

/* The neighbour's column and row, on or off the map; columns count from 0, so
 * the odd printed ones are the even ones here. */
static void
step(int *column, int *row, int dir)
{
    static const int across[6] = { 0, 1, 1, 0, -1, -1 };
    static const int high[6] = { -1, -1, 0, 1, 0, -1 };
    static const int low[6] = { -1, 0, 1, 1, 1, 0 };
    bool stands_high = *column % 2 == 0;

    *row += stands_high ? high[dir] : low[dir];
    *column += across[dir];
}

void
ow_map_clear(ow_map *map, int columns, int rows)
{
    *map = (ow_map){ .columns = columns, .rows = rows, .hexes = columns * rows };
    assert_true(map->hexes <= OW_HEXES);
    for (int hex = 0; hex < map->hexes; hex++) {
        map->terrain[hex] = '.';
        for (int dir = 0; dir < 6; dir++) {
            int column = hex % columns, row = hex / columns;
            step(&column, &row, dir);
            bool on = column >= 0 && column < columns && row >= 0 && row < rows;
            map->next[hex][dir] = on ? row * columns + column : -1;
        }
    }
}

void
ow_map_set(ow_map *map, int hex, int dir, unsigned features)
{
    unsigned back = features & ~(unsigned)(OW_UP | OW_DOWN);

    back |= features & OW_UP ? OW_DOWN : 0;
    back |= features & OW_DOWN ? OW_UP : 0;
    map->side[hex][dir] = features;
    map->side[map->next[hex][dir]][(dir + 3) % 6] = back;
}

void
ow_map_random(ow_map *map, ow_random *random, int ground, int sides)
{
    static const unsigned kinds[] = {
        OW_STREAM,
        OW_STREAM,
        OW_RIVER,
        OW_RIVER,
        OW_RIVER | OW_BRIDGE,
        OW_STREAM | OW_BRIDGE,
        OW_ROAD,
        OW_ROAD,
        OW_ROAD | OW_STREAM,
        OW_ROAD | OW_RIVER | OW_BRIDGE,
        OW_ROAD | OW_STREAM | OW_BRIDGE,
        OW_TRAIL,
        OW_TRAIL | OW_STREAM,
        OW_UP,
        OW_DOWN,
        OW_ROAD | OW_UP,
        OW_TRAIL | OW_DOWN,
        OW_UP | OW_STREAM,
    };

    ow_map_clear(map, map->columns, map->rows);
    for (int hex = 0; hex < map->hexes; hex++)
        if (ow_below(random, 100) < ground)
            map->terrain[hex] = letters[1 + ow_below(random, 4)];
    for (int hex = 0; hex < map->hexes; hex++) {
        for (int dir = 0; dir < 3; dir++) {
            unsigned features = kinds[ow_below(random, BT_COUNT(kinds))];
            int to = map->next[hex][dir];
            if (to < 0 || ow_below(random, 100) >= sides)
                continue;
            /* No game of the series has both, so nothing says what they do. */
            if (features & OW_TRAIL && (map->terrain[hex] == 'M' || map->terrain[to] == 'M'))
                continue;
            ow_map_set(map, hex, dir, features);
        }
    }
}

int
ow_dir(const ow_map *map, int from, int to)
{
    for (int dir = 0; dir < 6; dir++)
        if (map->next[from][dir] == to)
            return dir;
    return -1;
}

bool
ow_touch(const ow_map *map, int one, int other)
{
    int dir = ow_dir(map, one, other);

    return dir >= 0 && (map->side[one][dir] & (OW_RIVER | OW_BRIDGE)) != OW_RIVER;
}

/* The chart [9.0], with the road and the trail as 5.22 and 5.23 have them. */
int
ow_cost(const ow_map *map, int hex, int dir)
{
    unsigned side = map->side[hex][dir];
    int cost = 0;

    if (side & OW_RIVER && !(side & OW_BRIDGE))
        return -1;
    if (side & OW_STREAM && !(side & OW_BRIDGE))
        cost += 4;
    if (side & OW_ROAD)
        return cost + 1;
    if (side & OW_TRAIL)
        return cost + 2;
    if (side & OW_UP)
        cost += 2;
    switch (map->terrain[map->next[hex][dir]]) {
    case '.':
    case 'T':
        return cost + 2;
    case 'F':
    case 'R':
        return cost + 4;
    default: /* marsh */
        return -1;
    }
}

static bool
blocks(const ow_map *map, int column, int row)
{
    char terrain;

    if (column < 0 || column >= map->columns || row < 0 || row >= map->rows)
        return false;
    terrain = map->terrain[row * map->columns + column];
    return terrain == 'F' || terrain == 'T';
}

/* Two hexes two apart have one hex between them when the line goes straight
 * through it, and two when it runs along the hexside between those. */
bool
ow_in_range(const ow_map *map, int from, int to)
{
    int between = 0, blocking = 0;

    if (from == to || ow_dir(map, from, to) >= 0)
        return false;
    for (int dir = 0; dir < 6; dir++) {
        int column = from % map->columns, row = from / map->columns;
        bool touches = false;
        step(&column, &row, dir);
        for (int on = 0; on < 6; on++) {
            int c = column, r = row;
            step(&c, &r, on);
            touches = touches || (c == to % map->columns && r == to / map->columns);
        }
        between += touches;
        blocking += touches && blocks(map, column, row);
    }
    return between > 0 && blocking < between;
}

/* ---- the pack ----------------------------------------------------------- */

const char *
ow_hex_id(const ow_world *w, int hex)
{
    return hex < 0 ? "nowhere" : w->game->atlas->hexes[w->hex[hex]].id;
}

const char *
ow_unit_id(const ow_world *w, int unit)
{
    return w->game->units[unit].id;
}

static void
write_id(const ow_map *map, bt_buf *out, int hex)
{
    bt_buf_addf(out, "%02d%02d", hex % map->columns + 1, hex / map->columns + 1);
}

static void
write_terrain(const ow_map *map, bt_buf *out)
{
    bool any = false;

    for (size_t kind = 1; kind < BT_COUNT(terrain_words); kind++) {
        if (!memchr(map->terrain, letters[kind], (size_t)map->hexes))
            continue;
        bt_buf_addf(out, "%s  %s:", any ? "" : "terrain:\n", terrain_words[kind]);
        any = true;
        for (int hex = 0; hex < map->hexes; hex++) {
            if (map->terrain[hex] != letters[kind])
                continue;
            bt_buf_addf(out, " ");
            write_id(map, out, hex);
        }
        bt_buf_addf(out, "\n");
    }
}

/* Every hexside once that has all of these features, joined by `join`. */
static void
write_sides(const ow_map *map, bt_buf *out, const char *key, unsigned features, const char *join)
{
    bool any = false;

    for (int hex = 0; hex < map->hexes; hex++) {
        for (int dir = 0; dir < 6; dir++) {
            int to = map->next[hex][dir];
            bool twice = to < hex && !(features & OW_UP);
            if (to < 0 || twice || (map->side[hex][dir] & features) != features)
                continue;
            if (!any)
                bt_buf_addf(out, "%s:\n", key);
            any = true;
            bt_buf_addf(out, "  - ");
            write_id(map, out, hex);
            bt_buf_addf(out, "%s", join);
            write_id(map, out, to);
            bt_buf_addf(out, "\n");
        }
    }
}

static void
write_slopes(const ow_map *map, bt_buf *out)
{
    bool any = false;

    for (int hex = 0; hex < map->hexes; hex++) {
        bool low = false;
        for (int dir = 0; dir < 6; dir++) {
            if (map->next[hex][dir] < 0 || !(map->side[hex][dir] & OW_UP))
                continue;
            if (!any)
                bt_buf_addf(out, "slopes:\n");
            if (!low) {
                bt_buf_addf(out, "  ");
                write_id(map, out, hex);
                bt_buf_addf(out, ":");
            }
            any = low = true;
            bt_buf_addf(out, " ");
            write_id(map, out, map->next[hex][dir]);
        }
        if (low)
            bt_buf_addf(out, "\n");
    }
}

static void
write_map(const ow_map *map, bt_buf *out)
{
    bt_buf_addf(out,
                "map: tiny\ntitle: Tiny\ngrid:\n  hexes: flat\n  id: CCRR\n"
                "  columns: {first: 1, count: %d, grow: east}\n"
                "  rows: {first: 1, count: %d, grow: south}\n"
                "  stagger: odd-north\ndefault: clear\n",
                map->columns, map->rows);
    write_terrain(map, out);
    write_slopes(map, out);
    write_sides(map, out, "rivers", OW_RIVER, "|");
    write_sides(map, out, "streams", OW_STREAM, "|");
    write_sides(map, out, "bridges", OW_BRIDGE, "|");
    write_sides(map, out, "roads", OW_ROAD, " ");
    write_sides(map, out, "trails", OW_TRAIL, " ");
}

static void
write_units(const ow_world *w, bt_buf *out)
{
    int number = 0;

    for (int u = 0; u < w->unit_count; u++) {
        const ow_unit *unit = &w->units[u];
        const char *type =
            unit->arm == 'a' ? "artillery" : (unit->arm == 'c' ? "cavalry" : "infantry");
        if (!u || unit->side != w->units[u - 1].side) {
            bt_buf_addf(out, "%s:\n", unit->side == NAW_FRENCH ? "french" : "prussian");
            number = 0;
        }
        bt_buf_addf(out,
                    "  - {id: %c%c%d, name: N, counter: C, formation: F, type: %s, "
                    "values: %d-%d}\n",
                    unit->side == NAW_FRENCH ? 'f' : 'p', unit->arm, number++, type, unit->strength,
                    unit->allowance);
    }
}

static void
parse(ow_world *w, int i, const char *name, const char *text, size_t length)
{
    bt_error err = { 0 };
    int status = bt_doc_parse(&w->docs[i], &w->arena, name, text, length, &err);

    if (status)
        fail_msg("%s:%d:%d: %s\n%s", name, err.line, err.column, err.text, text);
}

static void
read_docs(ow_world *w)
{
    static const char scenario[] = "id: tiny\ntitle: Tiny\nmaps: tiny\nturns: day night fog day\n"
                                   "night-closed: forest\n";
    bt_buf text = { 0 };
    bt_error err = { 0 };

    write_map(&w->map, &text);
    parse(w, 0, "map-tiny.yaml", text.data, text.length);
    bt_buf_release(&text);
    parse(w, 1, "scenario-tiny.yaml", scenario, strlen(scenario));
    assert_int_equal(bt_file_read(TABLES, &text, &err), BT_OK);
    parse(w, 2, "tables.yaml", text.data, text.length);
    bt_buf_release(&text);
    write_units(w, &text);
    parse(w, 3, "units.yaml", text.data, text.length);
    bt_buf_release(&text);
}

void
ow_open(ow_world *w)
{
    bt_error err = { 0 };
    char id[BT_HEX_ID_SIZE];

    read_docs(w);
    w->pack = (bt_pack){ .game = "napoleon-at-war", .docs = w->docs, .doc_count = 4 };
    if (bt_game_new(&w->game, &naw_rules, &w->pack, "tiny", NULL, &err))
        fail_msg("%s:%d:%d: %s", err.file, err.line, err.column, err.text);
    w->start = bt_state_new(w->game);
    assert_non_null(w->start);
    naw_rules.setup(w->game, w->start);
    for (int hex = 0; hex < w->map.hexes; hex++) {
        snprintf(id, sizeof id, "%02u%02u", (unsigned)(hex % w->map.columns + 1) % 100,
                 (unsigned)(hex / w->map.columns + 1) % 100);
        w->hex[hex] = bt_hex_find(w->game->atlas, id);
        assert_true(w->hex[hex] != BT_HEX_NONE);
        w->own[w->hex[hex]] = hex;
    }
}

void
ow_close(ow_world *w)
{
    free(w->start);
    bt_game_free(w->game);
    bt_arena_release(&w->arena);
    w->start = NULL;
    w->game = NULL;
    memset(&w->arena, 0, sizeof w->arena);
}

void
ow_begin(const ow_world *w, naw_state *s, const int *places, int turn, bt_side side,
         const char *segment)
{
    bt_error err = { 0 };

    memcpy(s, w->start, sizeof *s);
    s->turn = (uint8_t)turn;
    for (int u = 0; u < w->unit_count; u++)
        s->places[u] = places[u] < 0 ? BT_PLACE_BOX(NAW_BOX_UNUSED) : w->hex[places[u]];
    naw_rules.derive(w->game, ow_state(s));
    if (naw_rules.begin(w->game, ow_state(s), side, segment, &err) ||
        !naw_rules.state_ok(w->game, ow_state(s), &err))
        fail_msg("%s", err.text);
}

void
ow_print(const ow_world *w, const int *places, int turn)
{
    static const char *const lights[] = { "", "day", "night", "fog" };
    bt_buf text = { 0 };

    write_map(&w->map, &text);
    print_error("turn: %s\n%.*s", lights[turn], (int)text.length, text.data);
    for (int u = 0; u < w->unit_count; u++)
        if (places[u] >= 0)
            print_error("  %s %d-%d @%s", ow_unit_id(w, u), w->units[u].strength,
                        w->units[u].allowance, ow_hex_id(w, places[u]));
    print_error("\n");
    bt_buf_release(&text);
}
