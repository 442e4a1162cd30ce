/* log.c - turns a journal's actions into lines of text. */
#include "log.h"

#include <stdlib.h>
#include <string.h>

static int
add(cli_log *log, int place, bt_sides seen_by, const char *text)
{
    if (log->count == log->capacity) {
        int capacity = log->capacity ? 2 * log->capacity : 64;
        cli_log_line *at = realloc(log->at, (size_t)capacity * sizeof *at);
        if (!at)
            return BT_ENOMEM;
        log->at = at;
        log->capacity = capacity;
    }
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (!copy)
        return BT_ENOMEM;
    memcpy(copy, text, size);
    log->at[log->count++] = (cli_log_line){ place, seen_by, copy };
    return BT_OK;
}

/* May all who hear of an event read a text that it names? */
static bool
is_readable(const cli_log *log, const bt_game *game, const bt_event *event, int arg)
{
    unsigned operand = game->rules->events[event->code].args[arg];
    for (bt_seat seat = 0; game->rules->conceals && seat < bt_seat_count(game); seat++)
        if (event->seen_by & bt_side_bit(seat) &&
            game->rules->conceals(game, log->state, seat, operand, event->args[arg]))
            return false;
    return true;
}

/* What somebody has written, after the number that stands for it. */
static void
add_words(const cli_log *log, const bt_match *match, const bt_event *event, bt_buf *out)
{
    const bt_game *game = bt_match_game(match);
    const bt_event_def *def = &game->rules->events[event->code];
    for (int i = 0; i < BT_EVENT_ARGS && def->args[i]; i++) {
        const char *words = game->rules->operands[def->args[i]].kind == BT_KIND_TEXT
                                ? bt_match_text(match, event->args[i])
                                : NULL;
        if (words && is_readable(log, game, event, i))
            bt_buf_addf(out, " \"%s\"", words);
    }
}

static int
add_events(cli_log *log, const bt_match *match, const bt_events *events)
{
    const bt_game *game = bt_match_game(match);
    bt_buf text = { 0 };
    int status = BT_OK;
    for (int i = 0; i < events->count && status == BT_OK; i++) {
        const bt_event *event = &events->at[i];
        bt_buf_clear(&text);
        bt_event_format(game, event, &text);
        add_words(log, match, event, &text);
        if (event->rule && event->rule[0])
            bt_buf_addf(&text, " [%s]", event->rule);
        status = add(log, log->place, event->seen_by, bt_buf_text(&text));
    }
    bt_buf_release(&text);
    return status;
}

/* Is the journal still the one written down, as far as that goes? */
static bool
is_ahead(const cli_log *log, const bt_match *match)
{
    if (!log->state || log->place > bt_match_length(match))
        return false;
    return log->place == 0 || bt_match_entry(match, log->place - 1)->hash == log->hash;
}

static int
restart(cli_log *log, const bt_match *match)
{
    if (!log->state && !(log->state = bt_state_new(bt_match_game(match))))
        return BT_ENOMEM;
    while (log->count)
        free(log->at[--log->count].text);
    log->place = 0;
    return bt_match_state_at(match, 0, log->state, NULL);
}

int
cli_log_follow(cli_log *log, const bt_match *match)
{
    const bt_game *game = bt_match_game(match);
    int length = bt_match_length(match);
    int status = BT_OK;
    if (!is_ahead(log, match))
        status = restart(log, match);
    bt_events *events = malloc(sizeof *events);
    if (!events)
        return BT_ENOMEM;
    while (status == BT_OK && log->place < length) {
        const bt_entry *entry = bt_match_entry(match, log->place++);
        events->count = 0;
        game->rules->apply(game, log->state, entry->seat, entry->action, events);
        status = add_events(log, match, events);
    }
    if (log->place > 0)
        log->hash = bt_match_entry(match, log->place - 1)->hash;
    free(events);
    return status;
}

bool
cli_log_is_seen(const bt_game *game, const cli_log_line *line, bt_seat viewer)
{
    unsigned all = (1u << bt_seat_count(game)) - 1;
    if (viewer != BT_SIDE_NONE)
        return line->seen_by & bt_side_bit(viewer);
    return (line->seen_by & all) == all;
}

void
cli_log_release(cli_log *log)
{
    for (int i = 0; i < log->count; i++)
        free(log->at[i].text);
    free(log->at);
    free(log->state);
    *log = (cli_log){ 0 };
}
