/* words.c - the words of the table: play.def, and actions as text. */
#include "words.h"

#include "args.h"

#include <ctype.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { WRAP = 78, WORDS_MAX = 128 };

static const cli_word words[] = {
#define WORD(id, word, argument, text) { word, argument, text },
#include "play.def"
#undef WORD
};

const cli_word *
cli_table_word(int index)
{
    return index < (int)BT_COUNT(words) ? &words[index] : NULL;
}

static const bt_action_def *
def_of(const cli_table *table, bt_action action)
{
    return &table->game->rules->actions[bt_action_code(action)];
}

/* Is there something to write in the action? */
static bool
is_written(const cli_table *table, bt_action action)
{
    const bt_rules *rules = table->game->rules;
    for (int i = 0; i < BT_ACTION_OPERANDS; i++)
        if (rules->operands[def_of(table, action)->operands[i]].kind == BT_KIND_TEXT)
            return true;
    return false;
}

/* As it is typed: words stand for the number of a text that is not written yet. */
static void
format_typed(const cli_table *table, bt_action action, const char *said, bt_buf *out)
{
    bt_action_format(table->game, action, out);
    if (is_written(table, action) && out->length > 2 &&
        !strcmp(bt_buf_text(out) + out->length - 2, "#0")) {
        bt_buf_truncate(out, out->length - 2);
        bt_buf_addf(out, "\"%s\"", said);
    }
}

/* One list, numbered through, under a heading for every kind of action. */
bool
cli_word_legal(cli_table *table, const char *rest, bt_buf *out)
{
    bt_buf text = { 0 };
    int column = 0, shown = 0;
    const bt_action_def *heading = NULL;
    if (cli_table_legal(table, &table->listed) == BT_SIDE_NONE) {
        bt_buf_add(out, "Nothing is yours to decide now.\n");
        return true;
    }
    table->has_listed = true;
    for (int i = 0; i < table->listed.count; i++) {
        const bt_action_def *def = def_of(table, table->listed.at[i]);
        if (rest[0] && strcasecmp(rest, def->word) != 0)
            continue;
        if (def != heading) {
            bt_buf_addf(out, "%s%s - %s [%s]\n", column ? "\n" : "", def->word, def->text,
                        def->rule);
            column = 0;
            heading = def;
        }
        bt_buf_clear(&text);
        format_typed(table, table->listed.at[i], "your words", &text);
        int tab = (column + 23) / 24 * 24;
        if (tab + 6 + (int)text.length > WRAP) {
            bt_buf_add(out, "\n");
            tab = column = 0;
        }
        bt_buf_addf(out, "%*s%5d %s", tab - column, "", i + 1, bt_buf_text(&text));
        column = tab + 6 + (int)text.length;
        shown++;
    }
    bt_buf_addf(out, "%s%s", column ? "\n" : "",
                shown ? "" : "No action of that word is allowed now; ? lists all.\n");
    bt_buf_release(&text);
    return true;
}

static void
say_refusal(const cli_table *table, bt_side side, bt_action action, const char *said,
            const bt_reason *why, bt_buf *out)
{
    const bt_rules *rules = table->game->rules;
    bt_buf facts = { 0 };
    if (rules->explain)
        rules->explain(table->game, bt_match_state(table->match), side, action, why, &facts);
    bt_buf_add(out, "No: ");
    format_typed(table, action, said, out);
    bt_buf_addf(out, " - %s [%s]", why->text, why->rule);
    if (facts.length)
        bt_buf_addf(out, " (%s)", bt_buf_text(&facts));
    bt_buf_add(out, "\n");
    bt_buf_release(&facts);
}

/* A word that is no action: a command, or neither, and then the nearest of both is named. */
static void
say_unknown(const cli_table *table, const char *word, bt_buf *out)
{
    const char *known[WORDS_MAX];
    int count = 0;
    const bt_rules *rules = table->game->rules;
    for (size_t i = 0; i < BT_COUNT(words); i++)
        if (!strcasecmp(words[i].word, word)) {
            bt_buf_addf(out, "\"%.40s\" is a word of the table, not an action of the game.\n", word);
            return;
        }
    for (int i = 1; i < rules->action_count && count < WORDS_MAX; i++)
        known[count++] = rules->actions[i].word;
    for (size_t i = 0; i < BT_COUNT(words) && count < WORDS_MAX; i++)
        if (words[i].word[1]) /* a lone ? is near to every letter */
            known[count++] = words[i].word;
    const char *near = cli_nearest(word, known, count);
    if (near)
        bt_buf_addf(out, "\"%.40s\" is no word of this game; did you mean %s?\n", word, near);
    else
        bt_buf_addf(out,
                    "\"%.40s\" is no word of this game; ? lists what you may do, help the "
                    "rest.\n",
                    word);
}

static bool
is_action_word(const cli_table *table, const char *word)
{
    for (int i = 1; i < table->game->rules->action_count; i++)
        if (strcasecmp(table->game->rules->actions[i].word, word) == 0)
            return true;
    return false;
}

static bool
parse(const cli_table *table, const char *line, bt_action *action, bt_buf *said, bt_buf *out)
{
    char word[64];
    bt_error err = { 0 };
    if (bt_action_read(table->game, line, action, said, &err) == BT_OK)
        return true;
    snprintf(word, sizeof word, "%.*s", (int)strcspn(line, " \t"), line);
    if (is_action_word(table, word))
        bt_buf_addf(out, "%s\n", err.text);
    else
        say_unknown(table, word, out);
    return false;
}

static bt_side
acting_side(const cli_table *table, bt_buf *out)
{
    bt_sides acting = cli_table_persons_to_act(table);
    if (acting)
        return bt_sides_first(acting);
    if (cli_table_is_over(table))
        bt_buf_add(out, "The game is over.\n");
    else
        bt_buf_add(out, "Nothing is yours to decide now.\n");
    return BT_SIDE_NONE;
}

/* The first of the acting persons who may do it; if none may, the first of them, to be told why not. */
static bt_seat
seat_for(const cli_table *table, bt_action action, bt_seat first)
{
    bt_seats acting = cli_table_persons_to_act(table);
    for (bt_seat seat = 0; seat < bt_seat_count(table->game); seat++)
        if (acting & bt_side_bit(seat) &&
            bt_side_of(table->game, seat) == bt_side_of(table->game, first) &&
            !table->game->rules->check(table->game, bt_match_state(table->match), seat, action))
            return seat;
    return first;
}

static bool
take(cli_table *table, bt_action action, const char *said, bt_buf *out)
{
    const bt_reason *why = NULL;
    bt_error err = { 0 };
    bt_seat side = acting_side(table, out);
    if (side == BT_SIDE_NONE)
        return false;
    side = seat_for(table, action, side);
    int status = bt_match_write(table->match, side, action, said, &why, NULL, &err);
    if (status == BT_EILLEGAL && why)
        say_refusal(table, side, action, said, why, out);
    else if (status != BT_OK)
        bt_buf_addf(out, "%s\n", err.text[0] ? err.text : bt_status_text(status));
    table->has_listed = table->has_listed && status != BT_OK;
    return status == BT_OK;
}

static bool
do_action(cli_table *table, const char *line, bt_buf *out)
{
    bt_action action;
    char *end;
    long number = strtol(line, &end, 10);
    if (end != line && !*end && !table->has_listed) {
        bt_buf_add(out, "Numbers pick from the list that ? shows; ask for it first.\n");
        return false;
    }
    if (end == line || *end) {
        bt_buf said = { 0 };
        bool done =
            parse(table, line, &action, &said, out) && take(table, action, bt_buf_text(&said), out);
        bt_buf_release(&said);
        return done;
    }
    if (number < 1 || number > table->listed.count) {
        bt_buf_addf(out, "The list goes from 1 to %d.\n", table->listed.count);
        return false;
    }
    if (is_written(table, table->listed.at[number - 1])) {
        bt_buf_add(out, "Write it: ");
        format_typed(table, table->listed.at[number - 1], "your words", out);
        bt_buf_add(out, "\n");
        return false;
    }
    return take(table, table->listed.at[number - 1], NULL, out);
}

bool
cli_word_why(cli_table *table, const char *rest, bt_buf *out)
{
    bt_action action;
    bt_side side = acting_side(table, out);
    if (side == BT_SIDE_NONE)
        return false;
    if (!rest[0]) {
        bt_buf_add(out, "Which action?  For instance: why move 1/Gaz\n");
        return false;
    }
    bt_buf said = { 0 };
    bool is_read = parse(table, rest, &action, &said, out);
    if (is_read)
        side = seat_for(table, action, side);
    const bt_reason *why = is_read ? bt_refusal(table->game, bt_match_state(table->match), side,
                                                action, bt_buf_text(&said))
                                   : NULL;
    if (why)
        say_refusal(table, side, action, bt_buf_text(&said), why, out);
    else if (is_read)
        bt_buf_addf(out, "Yes, that is allowed: %s [%s].\n", def_of(table, action)->text,
                    def_of(table, action)->rule);
    bt_buf_release(&said);
    return is_read;
}

bool
cli_word_odds(cli_table *table, const char *rest, bt_buf *out)
{
    const bt_game *game = table->game;
    uint16_t place = rest[0] && game->atlas ? bt_hex_find(game->atlas, rest) : BT_HEX_NONE;
    if (rest[0] && game->network) {
        bt_area area = bt_area_find(game->network, rest, (int)strlen(rest));
        place = area == BT_AREA_NONE ? BT_HEX_NONE : area;
    }
    if (rest[0] && place == BT_HEX_NONE) {
        bt_buf_addf(out, "There is no place called \"%.40s\".\n", rest);
        return false;
    }
    return cli_table_odds(table, place, out);
}

bool
cli_word_undo(cli_table *table, const char *rest, bt_buf *out)
{
    bt_side side = cli_table_viewer(table);
    int64_t wanted = 1, done = 0;
    bt_error err = { 0 };
    if (rest[0] && !cli_read_number(rest, 1, INT_MAX, &wanted)) {
        bt_buf_addf(out, "How many actions?  For instance: undo 3\n");
        return false;
    }
    while (side != BT_SIDE_NONE && done < wanted && bt_match_can_undo(table->match, side) > 0 &&
           bt_match_undo(table->match, side, &err) == BT_OK)
        done++;
    table->has_listed = table->has_listed && !done;
    if (done)
        bt_buf_addf(out, "Took back %d action%s.\n", (int)done, done == 1 ? "" : "s");
    else
        bt_buf_add(out, "There is nothing of yours to take back: an undo never goes over a die, "
                        "a reveal or another's action.\n");
    return done > 0;
}

bool
cli_word_hint(cli_table *table, const char *rest, bt_buf *out)
{
    const bt_bot *bot = bt_bot_find(rest[0] ? rest : "greedy");
    bt_side side = acting_side(table, out);
    bt_action action = BT_ACTION_NONE;
    bt_error err = { 0 };
    if (!bot && !rest[0])
        bot = bt_bot_at(0);
    if (!bot)
        bt_buf_addf(out, "There is no bot %s.\n", rest);
    bt_view *view = bot && side != BT_SIDE_NONE ? bt_view_new(table->game) : NULL;
    if (!view)
        return false;
    table->game->rules->view(table->game, bt_match_state(table->match), side, view);
    int status = bot->choose(table->game, view, side, &table->mind, &action, &err);
    free(view);
    bt_buf_addf(out, "%s would: ", bot->id);
    if (status == BT_OK)
        bt_action_format(table->game, action, out);
    bt_buf_addf(out, "%s\n", status == BT_OK ? "" : err.text);
    return status == BT_OK;
}

bool
cli_word_auto(cli_table *table, const char *rest, bt_buf *out)
{
    size_t length = strcspn(rest, " ");
    bt_seat side = bt_seat_find(table->game, rest, (int)length);
    const char *who = rest + length + strspn(rest + length, " ");
    if (side >= bt_seat_count(table->game)) {
        bt_buf_add(out, "Whose seat?  For instance: auto french greedy\n");
        return false;
    }
    if (!cli_table_seat(table, side, who)) {
        bt_buf_addf(out, "\"%s\" is neither person nor a bot.\n", who);
        return false;
    }
    bt_buf_addf(out, "%s is played by %s.\n", bt_seat_id(table->game, side), who);
    return true;
}

bool
cli_word_pace(cli_table *table, const char *rest, bt_buf *out)
{
    int64_t pace;
    if (!cli_read_number(rest, 0, 60000, &pace)) {
        bt_buf_add(out, "The pace is a number of milliseconds, 0 to 60000.\n");
        return false;
    }
    table->pace = (int)pace;
    bt_buf_addf(out, "A bot's action stays %d ms.\n", table->pace);
    return true;
}

bool
cli_word_save(cli_table *table, const char *rest, bt_buf *out)
{
    if (!rest[0] && !table->save_path[0]) {
        bt_buf_add(out, "Save to which file?  For instance: save jena.journal\n");
        return false;
    }
    bool saved = cli_table_save(table, rest[0] ? rest : table->save_path, out);
    if (saved && rest[0]) /* a place that failed is not the one to save to from now on */
        snprintf(table->save_path, sizeof table->save_path, "%s", rest);
    return saved;
}

bool
cli_word_load(cli_table *table, const char *rest, bt_buf *out)
{
    cli_table fresh = { .dice = table->dice, .data = table->data };
    bt_error err = { 0 };
    if (!cli_table_load(&fresh, rest, &err)) {
        char why[512];
        bt_error_format(&err, why, sizeof why);
        bt_buf_addf(out, "Not loaded: %s\n", why);
        return false;
    }
    bool same = fresh.game->rules == table->game->rules;
    cli_log_release(&table->log);
    bt_match_free(table->match);
    cli_game_close(&table->opened);
    table->opened = fresh.opened;
    table->game = fresh.game;
    table->match = fresh.match;
    table->has_listed = false;
    cli_table_mark_saved(table);
    for (bt_side side = 0; !same && side < BT_SIDES_MAX; side++)
        table->bots[side] = NULL;
    bt_buf_addf(out, "Loaded %s, %d actions.\n", rest, bt_match_length(table->match));
    return true;
}

bool
cli_word_help(cli_table *table, const char *rest, bt_buf *out)
{
    const bt_rules *rules = table->game->rules;
    bool found = !rest[0];
    for (size_t i = 0; i < BT_COUNT(words); i++)
        if (!rest[0] || strcasecmp(rest, words[i].word) == 0) {
            bt_buf_addf(out, "  %s %-*s %s\n", words[i].word, 16 - (int)strlen(words[i].word),
                        words[i].argument, words[i].text);
            found = true;
        }
    if (!rest[0])
        bt_buf_add(out, "Actions of this game, ? lists those allowed now:\n");
    for (int i = 1; i < rules->action_count; i++)
        if (!rest[0] || strcasecmp(rest, rules->actions[i].word) == 0) {
            bt_buf_addf(out, "  %-17s %s [%s]\n", rules->actions[i].word, rules->actions[i].text,
                        rules->actions[i].rule);
            found = true;
        }
    if (!found)
        say_unknown(table, rest, out);
    return found;
}

bool
cli_word_quit(cli_table *table, const char *rest, bt_buf *out)
{
    (void)rest;
    (void)out;
    table->quit = true;
    return true;
}

static cli_doer *const doers[] = {
#define WORD(id, word, argument, text) cli_word_##id,
#include "play.def"
#undef WORD
};

bool
cli_table_do(cli_table *table, const char *line, bt_buf *out)
{
    char own[512];
    line += strspn(line, " \t\r\n");
    int written = snprintf(own, sizeof own, "%s", line);
    if (written < 0 || (size_t)written >= sizeof own) {
        bt_buf_add(out, "That line is longer than any action or file name.\n");
        return false;
    }
    for (size_t length = strlen(own); length && isspace((unsigned char)own[length - 1]); length--)
        own[length - 1] = '\0';
    size_t length = own[0] == '?' ? 1 : strcspn(own, " \t");
    const char *rest = own + length + strspn(own + length, " \t");
    for (size_t i = 0; i < BT_COUNT(words); i++)
        if (strlen(words[i].word) == length && strncasecmp(words[i].word, own, length) == 0 &&
            !is_action_word(table, words[i].word))
            return doers[i](table, rest, out);
    return own[0] ? do_action(table, own, out) : true;
}
