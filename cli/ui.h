/*
 * ui.h - the full screen, before ncurses: what is shown, and what keys do.
 *
 * Everything is drawn on one canvas; screen.c copies it to the terminal and
 * brings the keys.
 */
#ifndef CLI_UI_H
#define CLI_UI_H

#include "board.h"
#include "canvas.h"
#include "edit.h"
#include "map_draw.h"

/** A list of legal actions to pick from, drawn over the map. */
typedef struct cli_list {
    bool open;
    int count, at, top;
    bt_action actions[BT_ACTIONS_MAX];
    char title[80];
} cli_list;

typedef struct cli_ui {
    cli_table *table;
    cli_canvas canvas;
    int width, height;

    bt_seat viewer; /* whose eyes */
    bool covered;   /* hand-over: nothing is shown until Enter */
    bool has_secrets;
    cli_board board;
    bt_actions legal;        /* of the person to act */
    uint8_t lit[UINT16_MAX]; /* by hex */

    cli_map_look look;
    bt_unit chosen;            /* the unit whose actions glow, or BT_UNIT_NONE for all */
    int map_width, map_height; /* of the window on the map */
    cli_list list;
    cli_edit edit;
    bt_buf pages; /* a long answer, drawn over the map; empty for none */
    int pages_top;
    char message[512]; /* the short answer */
    bool message_is_bad;
    char letter; /* h j k l that may begin a word; the cursor before it */
    bt_hex letter_cursor;
    int log_back; /* lines the log is scrolled back */
    bool paused;  /* bots wait */
} cli_ui;

/** Set up for a table; call cli_ui_resize and cli_ui_refresh before drawing. */
void cli_ui_init(cli_ui *ui, cli_table *table);
void cli_ui_release(cli_ui *ui);

BT_NODISCARD bool cli_ui_resize(cli_ui *ui, int width, int height);

/** Look at the match again after it changed. */
void cli_ui_refresh(cli_ui *ui);

/** After an action: look again and go where it happened. */
void cli_ui_follow(cli_ui *ui);

void cli_ui_draw(cli_ui *ui);

/** Draw the right-hand panel. */
void cli_panel_draw(cli_ui *ui, int x, int y, int width, int height);

/** Take a key, in ncurses' numbers. */
void cli_ui_key(cli_ui *ui, int key);

/** Scroll so that the cursor is in sight. */
void cli_ui_show_cursor(cli_ui *ui);

/** List the legal actions of a word, "" for all. */
void cli_ui_open_list(cli_ui *ui, const char *word);

/** Collect the legal actions that touch a hex; open when there are several. */
void cli_ui_list_hex(cli_ui *ui, bt_hex hex);

/** Choose the unit standing on a hex, if it may go somewhere; false if not. */
bool cli_ui_choose(cli_ui *ui, bt_hex hex);
void cli_ui_unchoose(cli_ui *ui);

/** The hex an action is about, or BT_HEX_NONE. */
bt_hex cli_ui_action_hex(const cli_ui *ui, bt_action action);

/** The width of the panel for this width of the screen; 0 for none. */
int cli_ui_panel_width(int width);

#endif
