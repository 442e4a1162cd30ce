/*
 * play_plain.c - a game in lines of text: for pipes, tests, screen readers.
 *
 * Nothing is drawn unless asked for.  After every line come its answer, what
 * happened since, and who is to do what.  Signals are taken as a file, so no
 * handler runs at a bad moment.
 */
#include "args.h"
#include "play.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/signalfd.h>
#include <time.h>
#include <unistd.h>

enum { LINE = 1024 };

/* Input is read by hand, because poll() cannot see what stdio has buffered. */
typedef struct reader {
    int signals;
    char bytes[LINE];
    int count;
    bool over;     /* end of input */
    int signal;    /* one that asks us to leave, or 0 */
    bool skipping; /* the rest of a line too long */
} reader;

static void
wait_for_input(reader *r)
{
    struct pollfd files[] = { { STDIN_FILENO, POLLIN, 0 }, { r->signals, POLLIN, 0 } };
    if (poll(files, 2, -1) < 0)
        return;
    struct signalfd_siginfo info;
    if (files[1].revents & POLLIN && read(r->signals, &info, sizeof info) == (ssize_t)sizeof info)
        r->signal = (int)info.ssi_signo;
    if (r->signal || !(files[0].revents & (POLLIN | POLLHUP | POLLERR)))
        return;
    ssize_t got = read(STDIN_FILENO, r->bytes + r->count, sizeof r->bytes - 1 - (size_t)r->count);
    if (got > 0)
        r->count += (int)got;
    else if (got == 0 || errno != EINTR)
        r->over = true;
}

/* Take one line out of the bytes; false when none is complete.  Of one too long
 * the beginning counts, the rest is passed over. */
static bool
take_line(reader *r, char *line)
{
    char *end = memchr(r->bytes, '\n', (size_t)r->count);
    int length = end ? (int)(end - r->bytes) : r->count;
    if (!end && !(r->over && r->count) && r->count < (int)sizeof r->bytes - 1)
        return false;
    bool skip = r->skipping;
    r->skipping = !end && !r->over;
    memcpy(line, r->bytes, (size_t)length);
    line[length] = '\0';
    int used = end ? length + 1 : length;
    memmove(r->bytes, r->bytes + used, (size_t)(r->count - used));
    r->count -= used;
    return skip ? take_line(r, line) : true;
}

static void
print_news(cli_table *table, int *shown)
{
    bt_seat viewer = cli_table_viewer(table);
    if (cli_log_follow(&table->log, table->match) != BT_OK)
        return;
    if (*shown > table->log.count)
        *shown = table->log.count;
    for (; *shown < table->log.count; ++*shown)
        if (cli_log_is_seen(table->game, &table->log.at[*shown], viewer))
            printf("  %s\n", table->log.at[*shown].text);
}

static void
print_prompt(const cli_table *table)
{
    bt_buf text = { 0 };
    cli_table_prompt(table, cli_table_viewer(table), &text);
    printf("%s\n", bt_buf_text(&text));
    bt_buf_release(&text);
    if (isatty(STDIN_FILENO))
        fputs("> ", stdout);
    fflush(stdout);
}

static int
let_bots_play(cli_table *table, reader *r, int *shown)
{
    bt_error err = { 0 };
    for (bool acted = true; acted && !r->signal;) {
        int status = cli_table_bot_step(table, &acted, &err);
        if (status != BT_OK)
            return cli_complain_error(&err);
        if (acted)
            print_news(table, shown);
        struct timespec pause = { table->pace / 1000, table->pace % 1000 * 1000000L };
        if (acted && table->pace && isatty(STDOUT_FILENO))
            nanosleep(&pause, NULL);
        struct pollfd file = { r->signals, POLLIN, 0 };
        struct signalfd_siginfo info;
        if (poll(&file, 1, 0) > 0 && read(r->signals, &info, sizeof info) == (ssize_t)sizeof info)
            r->signal = (int)info.ssi_signo;
    }
    return CLI_GOOD;
}

static void
do_line(cli_table *table, const char *line, int *shown)
{
    bt_buf out = { 0 };
    cli_table_do(table, line, &out);
    fputs(bt_buf_text(&out), stdout);
    bt_buf_release(&out);
    print_news(table, shown);
    if (!table->quit)
        print_prompt(table);
}

static int
play(cli_table *table, reader *r)
{
    char line[LINE];
    int shown = 0;
    if (cli_log_follow(&table->log, table->match) == BT_OK)
        shown = table->log.count;
    int result = let_bots_play(table, r, &shown);
    print_prompt(table);
    while (result == CLI_GOOD && !table->quit && !r->signal) {
        if (cli_table_persons(table) == 0 && cli_table_is_over(table))
            break;
        if (!take_line(r, line)) {
            if (r->over)
                break;
            wait_for_input(r);
            continue;
        }
        int before = bt_match_length(table->match);
        do_line(table, line, &shown);
        if (!table->quit)
            result = let_bots_play(table, r, &shown);
        if (bt_match_length(table->match) > before + 1)
            print_prompt(table);
    }
    return result;
}

int
cli_play_plain(cli_table *table)
{
    sigset_t set, old;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGHUP);
    sigaddset(&set, SIGTERM);
    sigprocmask(SIG_BLOCK, &set, &old);
    reader r = { .signals = signalfd(-1, &set, SFD_CLOEXEC) };
    int result = play(table, &r);
    if (r.signals >= 0)
        close(r.signals);
    sigprocmask(SIG_SETMASK, &old, NULL);
    return r.signal ? 128 + r.signal : result;
}
