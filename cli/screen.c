/*
 * screen.c - the full screen: ncurses, keys, resizing, signals, bots' pace.
 *
 * ncurses' own handler of SIGWINCH stays; the signals that end a program are
 * taken as a file, so the journal is saved from ordinary code.
 */
#include "args.h"
#include "play.h"
#include "ui.h"

#include <langinfo.h>
#include <ncurses.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/signalfd.h>
#include <time.h>
#include <unistd.h>

enum { IDLE_MS = 1000, CONTROL_L = 12, GREY = 244 };

typedef struct screen {
    cli_ui *ui;
    int signals;
    int signal; /* that asks us to leave, or 0 */
    bool colours, utf8;
    struct timespec last_step;
} screen;

static void
start_colours(screen *s)
{
    static const short pairs[CLI_INKS][2] = {
        [CLI_INK_PLAIN] = { -1, -1 },
        [CLI_INK_FAINT] = { -1, -1 },
        [CLI_INK_FOREST] = { COLOR_GREEN, -1 },
        [CLI_INK_TOWN] = { COLOR_RED, -1 },
        [CLI_INK_ROUGH] = { COLOR_YELLOW, -1 },
        [CLI_INK_WATER] = { COLOR_CYAN, -1 },
        [CLI_INK_ROAD] = { COLOR_YELLOW, -1 },
        [CLI_INK_SLOPE] = { COLOR_MAGENTA, -1 },
        [CLI_INK_LIT] = { COLOR_BLACK, COLOR_YELLOW },
        [CLI_INK_BAD] = { COLOR_RED, -1 },
    };
    static const short sides[BT_SIDES_MAX][2] = {
#define SIDE(fore, back, before, after, capitals) { fore, back },
#include "sides.def"
#undef SIDE
    };
    const char *no = getenv("NO_COLOR");
    s->colours = has_colors() && !(no && no[0]);
    if (!s->colours)
        return;
    start_color();
    use_default_colors();
    for (int ink = 0; ink < CLI_INKS; ink++)
        init_pair((short)(ink + 1), pairs[ink][0], pairs[ink][1]);
    for (int side = 0; side < BT_SIDES_MAX; side++)
        init_pair((short)(CLI_INK_SIDE0 + side + 1), sides[side][0], sides[side][1]);
    if (COLORS >= 256)
        init_pair(CLI_INK_FAINT + 1, GREY, -1);
}

static attr_t
attributes(const screen *s, const cli_cell *cell)
{
    attr_t attr = 0;
    bool is_lit = cell->ink == CLI_INK_LIT;
    if (cell->marks & CLI_MARK_BOLD && !(is_lit && s->colours))
        attr |= A_BOLD;
    if (cell->marks & CLI_MARK_UNDER || (is_lit && !s->colours))
        attr |= A_UNDERLINE;
    if (cell->marks & CLI_MARK_REVERSE)
        attr |= A_REVERSE;
    return s->colours ? attr | (attr_t)COLOR_PAIR(cell->ink + 1) : attr;
}

static void
show(const screen *s)
{
    const cli_ui *ui = s->ui;
    for (int y = 0; y < ui->height; y++)
        for (int x = 0; x < ui->width; x++) {
            const cli_cell *cell = cli_canvas_at(&ui->canvas, x, y);
            bool plain = s->utf8 || !((unsigned char)cell->text[0] & 0x80);
            attrset((int)attributes(s, cell));
            mvaddstr(y, x, plain ? cell->text : "?");
        }
    int column = 2 + ui->edit.at;
    move(ui->height - 1, column < ui->width ? column : ui->width - 1);
    refresh();
}

static bool
fit(screen *s)
{
    int height, width;
    getmaxyx(stdscr, height, width);
    return (height == s->ui->height && width == s->ui->width) ||
           cli_ui_resize(s->ui, width, height);
}

static int
left_of_pace(const screen *s)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    long long passed = (now.tv_sec - s->last_step.tv_sec) * 1000LL +
                       (now.tv_nsec - s->last_step.tv_nsec) / 1000000;
    return passed >= s->ui->table->pace ? 0 : (int)(s->ui->table->pace - passed);
}

static bool
bot_is_due(const screen *s)
{
    const cli_table *table = s->ui->table;
    return !s->ui->covered && !s->ui->paused && !cli_table_is_over(table) &&
           !cli_table_persons_to_act(table);
}

static void
wait_for_something(screen *s)
{
    struct pollfd files[] = { { STDIN_FILENO, POLLIN, 0 }, { s->signals, POLLIN, 0 } };
    struct signalfd_siginfo info;
    int ready = poll(files, 2, bot_is_due(s) ? left_of_pace(s) : IDLE_MS);
    if (ready > 0 && files[1].revents & POLLIN &&
        read(s->signals, &info, sizeof info) == (ssize_t)sizeof info)
        s->signal = (int)info.ssi_signo;
    /* A terminal that is gone may still call itself readable: for ever, of nothing. */
    if (ready > 0 && files[0].revents & (POLLHUP | POLLERR))
        s->signal = SIGHUP;
    bt_error err = { 0 };
    if (ready == 0 && !bot_is_due(s) && cli_table_persons(s->ui->table) &&
        !cli_table_autosave(s->ui->table, &err)) {
        snprintf(s->ui->message, sizeof s->ui->message, "No autosave: %s", err.text);
        s->ui->message_is_bad = true;
        s->ui->table->autosave_path[0] = '\0';
    }
}

static void
take_keys(screen *s)
{
    for (int key; (key = getch()) != ERR && !s->ui->table->quit;) {
        if (key == CONTROL_L)
            clearok(stdscr, TRUE);
        else if (key != KEY_RESIZE)
            cli_ui_key(s->ui, key);
    }
}

static int
let_bot_step(screen *s)
{
    bool acted;
    bt_error err = { 0 };
    if (!bot_is_due(s) || left_of_pace(s) > 0)
        return CLI_GOOD;
    clock_gettime(CLOCK_MONOTONIC, &s->last_step);
    if (cli_table_bot_step(s->ui->table, &acted, &err) != BT_OK) {
        snprintf(s->ui->message, sizeof s->ui->message, "A bot failed: %s", err.text);
        s->ui->message_is_bad = s->ui->paused = true;
        return CLI_FAILED;
    }
    cli_ui_follow(s->ui);
    return CLI_GOOD;
}

static int
loop(screen *s)
{
    int result = CLI_GOOD;
    while (!s->ui->table->quit && !s->signal) {
        if (!fit(s))
            return CLI_INNER;
        cli_ui_draw(s->ui);
        show(s);
        wait_for_something(s);
        take_keys(s);
        if (let_bot_step(s) != CLI_GOOD)
            result = CLI_FAILED;
    }
    return result;
}

static bool
start_ncurses(screen *s)
{
    if (!newterm(NULL, stdout, stdin))
        return false;
    s->utf8 = strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
    cbreak();
    noecho();
    keypad(stdscr, TRUE);
    nodelay(stdscr, TRUE);
    set_escdelay(25);
    start_colours(s);
    return true;
}

int
cli_play_screen(cli_table *table)
{
    sigset_t set, old;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGHUP);
    sigaddset(&set, SIGTERM);
    sigprocmask(SIG_BLOCK, &set, &old);
    cli_ui *ui = malloc(sizeof *ui);
    screen s = { .ui = ui, .signals = signalfd(-1, &set, SFD_CLOEXEC) };
    int result = CLI_INNER;
    if (ui && start_ncurses(&s)) {
        cli_ui_init(ui, table);
        result = loop(&s);
        endwin();
        cli_ui_release(ui);
    } else if (ui) {
        result = cli_play_plain(table);
    }
    free(ui);
    if (s.signals >= 0)
        close(s.signals);
    sigprocmask(SIG_SETMASK, &old, NULL);
    return s.signal ? 128 + s.signal : result;
}
