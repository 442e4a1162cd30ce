/*
 * option.c - option values as "id=word id=word".
 */
#include <berthier/option.h>

#include "slice_internal.h"
#include <assert.h>
#include <berthier/rules.h>
#include <string.h>

static const char *
option_id(const void *names, int index)
{
    return ((const bt_option_def *)names)[index].id;
}

static const char *
option_word(const void *names, int index)
{
    return ((const bt_option_def *)names)->words[index];
}

static int
fail_unknown(bt_slice word, const char *what, const void *names, int count, bt_name_at name_at,
             bt_error *err)
{
    char list[160];
    bt_buf expected;
    bt_buf_init_fixed(&expected, list, sizeof list);
    bt__name_suggest(word, names, count, name_at, &expected);
    return bt_fail(err, BT_ESYNTAX, "%s \"%.*s\" is unknown; expected %s", what,
                   bt__slice_shown(word), word.at, count ? list : "none, the game has no options");
}

/* Read one "id=word"; `seen` has a bit for each option that stood before. */
static int
parse_one(const bt_rules *rules, bt_slice pair, bt_options *inout, unsigned *seen, bt_error *err)
{
    const char *sign = memchr(pair.at, '=', (size_t)bt__slice_length(pair));
    if (!sign)
        return bt_fail(err, BT_ESYNTAX, "\"%.*s\" found where option=value was expected",
                       bt__slice_shown(pair), pair.at);
    bt_slice id = { pair.at, sign }, word = { sign + 1, pair.end };
    int option = bt__name_find(id, rules->options, rules->option_count, option_id);
    if (option < 0)
        return fail_unknown(id, "option", rules->options, rules->option_count, option_id, err);
    const bt_option_def *def = &rules->options[option];
    int value = bt__name_find(word, def, def->word_count, option_word);
    if (value < 0)
        return fail_unknown(word, "option value", def, def->word_count, option_word, err);
    if (*seen & 1u << option)
        return bt_fail(err, BT_ESYNTAX, "option %s stands twice", def->id);
    *seen |= 1u << option;
    inout->value[option] = (uint8_t)value;
    return BT_OK;
}

int
bt_options_parse(const bt_rules *rules, const char *text, bt_options *inout, bt_error *err)
{
    assert(rules->option_count <= BT_OPTIONS_MAX);
    bt_options read = *inout;
    bt_slice line = bt__slice(text, strcspn(text, "\n")), pair;
    unsigned seen = 0;
    while (bt__slice_word(&line, &pair)) {
        int status = parse_one(rules, pair, &read, &seen, err);
        if (status)
            return status;
    }
    *inout = read;
    return BT_OK;
}

bool
bt_option_belongs(const bt_option_def *option, const char *scenario)
{
    if (!option->scenarios)
        return true;
    bt_slice line = bt__slice(option->scenarios, strlen(option->scenarios)), id;
    while (bt__slice_word(&line, &id)) {
        if (bt__slice_is(id, scenario))
            return true;
    }
    return false;
}

int
bt_options_fit(const bt_rules *rules, const char *scenario, const bt_options *options,
               bt_error *err)
{
    for (int i = 0; i < rules->option_count; i++) {
        const bt_option_def *def = &rules->options[i];
        if (options->value[i] && !bt_option_belongs(def, scenario))
            return bt_fail(err, BT_ESYNTAX, "option %s=%s is not for the scenario %s; it is for %s",
                           def->id, def->words[options->value[i]], scenario, def->scenarios);
    }
    return BT_OK;
}

/* Where nobody shares a side it goes without saying. */
static bool
is_unsaid(const bt_rules *rules, int option, int value)
{
    for (int i = 0; i < rules->seat_count; i++)
        if (rules->seats[i].option == option)
            return value == 0;
    return false;
}

void
bt_options_format(const bt_rules *rules, const bt_options *options, bt_buf *out)
{
    const char *gap = "";
    for (int i = 0; i < rules->option_count; i++) {
        const bt_option_def *def = &rules->options[i];
        int value = options->value[i];
        assert(value < def->word_count);
        if (is_unsaid(rules, i, value))
            continue;
        bt_buf_addf(out, "%s%s=%s", gap, def->id, def->words[value]);
        gap = " ";
    }
}
