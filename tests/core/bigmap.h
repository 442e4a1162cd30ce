/*
 * bigmap.h - a map as large as that of OSG's 1806, made from rules.
 *
 * 77 rows of 54 and 53 pointed hexes in turn, 4,120 in all, printed on two sections that share a
 * row (OSG 1.2).  Rivers and streams run along rows, roads up columns and trails along rows, with
 * bridges where they meet; a third of the hexsides is woods, and there are slopes.  About as much of everything
 * as the printed map has.
 */
#ifndef BIGMAP_H
#define BIGMAP_H

#include <berthier/buf.h>

#include "yamlmap.h"

#define BIGMAP_HEXES 4120

static const char *const bigmap_terrains[] = { "clear", "town" };

typedef struct bigmap {
    int rows, columns;
    bt_buf text;
} bigmap;

/* Hexes of a row, counted from 1. */
static inline int
bigmap_width(const bigmap *m, int row)
{
    return m->columns - !(row & 1);
}

/* The half of the rows that has the letter N begins with the last of the half that has S. */
static inline int
bigmap_seam(const bigmap *m)
{
    return (m->rows + 1) / 2;
}

static inline void
bigmap_id(bigmap *m, int row, int column)
{
    bool north = row > bigmap_seam(m) || (row == bigmap_seam(m) && (column & 1));
    bt_buf_addf(&m->text, "%c%02d%02d", north ? 'N' : 'S', north ? row - bigmap_seam(m) + 1 : row,
                column);
}

/* What the hexsides above a row carry: 'r'iver, 's'tream, or nothing. */
static inline char
bigmap_water(int row)
{
    return row % 24 == 20 ? 'r' : row % 9 == 4 ? 's' : ' ';
}

static inline bool
bigmap_is_road(int column)
{
    return column % 6 == 3;
}

/* The hexsides above a row, north-west and north-east of each hex. */
static inline void
bigmap_above(bigmap *m, int row)
{
    int shift = row & 1; /* north-west of an odd row lies the column before */
    if (row == m->rows)
        return;
    for (int c = 1; c <= bigmap_width(m, row); c++) {
        for (int up = c - shift; up <= c - shift + 1; up++) {
            if (up < 1 || up > bigmap_width(m, row + 1))
                continue;
            bt_buf_addf(&m->text, " ");
            bigmap_id(m, row, c);
            bt_buf_addf(&m->text, "|");
            bigmap_id(m, row + 1, up);
        }
    }
}

static inline void
bigmap_waters(bigmap *m, const char *key, char water)
{
    bt_buf_addf(&m->text, "%s:\n", key);
    for (int row = 1; row < m->rows; row++) {
        if (bigmap_water(row) != water)
            continue;
        bt_buf_addf(&m->text, "  -");
        bigmap_above(m, row);
        bt_buf_addf(&m->text, "\n");
    }
}

static inline void
bigmap_bridges(bigmap *m)
{
    bt_buf_addf(&m->text, "bridges:\n");
    for (int row = 1; row < m->rows; row++) {
        for (int c = 1; c < m->columns && bigmap_water(row) != ' '; c++) {
            if (!bigmap_is_road(c))
                continue;
            bt_buf_addf(&m->text, "  - ");
            bigmap_id(m, row, c);
            bt_buf_addf(&m->text, "|");
            bigmap_id(m, row + 1, c);
            bt_buf_addf(&m->text, "\n");
        }
    }
}

static inline void
bigmap_woods(bigmap *m)
{
    bt_buf_addf(&m->text, "woods:\n");
    for (int row = 1; row <= m->rows; row += 3) {
        bt_buf_addf(&m->text, "  -");
        for (int c = 1; c < bigmap_width(m, row); c++) {
            bt_buf_addf(&m->text, " ");
            bigmap_id(m, row, c);
            bt_buf_addf(&m->text, "|");
            bigmap_id(m, row, c + 1);
        }
        bigmap_above(m, row);
        bt_buf_addf(&m->text, "\n");
    }
}

static inline void
bigmap_slopes(bigmap *m)
{
    bt_buf_addf(&m->text, "slopes:\n");
    for (int row = 6; row < m->rows; row += 11) {
        for (int c = 1; c < m->columns; c++) {
            bt_buf_addf(&m->text, "  ");
            bigmap_id(m, row, c);
            bt_buf_addf(&m->text, ": ");
            bigmap_id(m, row + 1, c);
            bt_buf_addf(&m->text, "\n");
        }
    }
}

static inline void
bigmap_ways(bigmap *m)
{
    bt_buf_addf(&m->text, "roads:\n");
    for (int c = 3; c < m->columns; c += 6) {
        bt_buf_addf(&m->text, "  -");
        for (int row = 1; row <= m->rows; row++) {
            bt_buf_addf(&m->text, " ");
            bigmap_id(m, row, c);
        }
        bt_buf_addf(&m->text, "\n");
    }
    bt_buf_addf(&m->text, "trails:\n");
    for (int row = 7; row <= m->rows; row += 7) {
        bt_buf_addf(&m->text, "  -");
        for (int c = 1; c <= bigmap_width(m, row); c++) {
            bt_buf_addf(&m->text, " ");
            bigmap_id(m, row, c);
        }
        bt_buf_addf(&m->text, "\n");
    }
}

/* The text of a map of so many rows, an odd number, of columns and columns less one hexes. */
static inline void
bigmap_write(bigmap *m, int rows, int columns)
{
    m->rows = rows;
    m->columns = columns;
    bt_buf_addf(&m->text,
                "map: big\ntitle: Big\ngrid:\n  hexes: pointed\n  id: RRCC\n"
                "  columns: {first: 1, count: %d, grow: east}\n"
                "  rows: {first: 1, count: %d, grow: north}\n  stagger: even-east\n"
                "  sections:\n    - {letter: N, row: %d, count: %d, first: 1}\n"
                "    - {letter: S, row: 1, count: %d, first: 1}\n  absent:",
                columns, rows, bigmap_seam(m), rows - bigmap_seam(m) + 1, bigmap_seam(m));
    for (int row = 2; row <= rows; row += 2) {
        bt_buf_addf(&m->text, " ");
        bigmap_id(m, row, columns);
    }
    bt_buf_addf(&m->text, "\ndefault: clear\nterrain:\n  town:");
    for (int row = 5; row <= rows; row += 10) {
        for (int c = 3; c < columns; c += 6) {
            bt_buf_addf(&m->text, " ");
            bigmap_id(m, row, c);
        }
    }
    bt_buf_addf(&m->text, "\n");
    bigmap_waters(m, "rivers", 'r');
    bigmap_waters(m, "streams", 's');
    bigmap_bridges(m);
    bigmap_woods(m);
    bigmap_slopes(m);
    bigmap_ways(m);
}

/* Its document, and the text is let go. */
static inline bt_doc
bigmap_doc(bt_arena *arena, int rows, int columns)
{
    bigmap m = { 0 };
    bigmap_write(&m, rows, columns);
    bt_doc doc = doc_of(arena, bt_buf_text(&m.text));
    bt_buf_release(&m.text);
    return doc;
}

#endif
