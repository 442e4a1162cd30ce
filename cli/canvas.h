/*
 * canvas.h - a rectangle of characters to draw on, before any terminal.
 *
 * Text output prints it, the full screen copies it into ncurses.  Ink names a
 * purpose, not a colour; marks are attributes every terminal has.
 */
#ifndef CLI_CANVAS_H
#define CLI_CANVAS_H

#include <berthier/buf.h>
#include <berthier/side.h>
#include <stdbool.h>
#include <stdint.h>

typedef enum cli_ink {
    CLI_INK_PLAIN,
    CLI_INK_FAINT, /* hex ids of empty clear hexes */
    CLI_INK_FOREST,
    CLI_INK_TOWN,
    CLI_INK_ROUGH,
    CLI_INK_WATER,
    CLI_INK_ROAD,
    CLI_INK_SLOPE,
    CLI_INK_SIDE0,                              /* and one for each side after it */
    CLI_INK_LIT = CLI_INK_SIDE0 + BT_SIDES_MAX, /* something legal is here */
    CLI_INK_BAD,                                /* a refusal */
    CLI_INKS
} cli_ink;

enum { CLI_MARK_BOLD = 1, CLI_MARK_REVERSE = 2, CLI_MARK_UNDER = 4 };

typedef struct cli_cell {
    char text[5]; /* one character, UTF-8 */
    uint8_t ink, marks;
} cli_cell;

typedef struct cli_canvas {
    int width, height;
    cli_cell *cells;
} cli_canvas;

/** A blank canvas; false when memory is out. */
bool cli_canvas_init(cli_canvas *canvas, int width, int height);
void cli_canvas_release(cli_canvas *canvas);

/** The cell at a place, or NULL outside. */
cli_cell *cli_canvas_at(const cli_canvas *canvas, int x, int y);

/** Write ASCII or UTF-8 text of at most `room` characters; what is outside is cut. */
void cli_canvas_text(cli_canvas *canvas, int x, int y, int room, cli_ink ink, unsigned marks,
                     const char *text);

/** Columns that a text in UTF-8 takes. */
int cli_columns(const char *text);

/** The characters alone, blanks at line ends cut. */
void cli_canvas_print(const cli_canvas *canvas, bt_buf *out);

#endif
