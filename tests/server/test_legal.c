/*
 * test_legal.c - who applies what is sent of actions holds exactly those that may be taken.
 */
#include "../../server/hub_internal.h"

#include <stdlib.h>
#include <string.h>

static const bt_operand operands[] = {
    { 0 },
    { "number", BT_KIND_NUMBER, 0, 99, NULL },
};
static const bt_action_def defs[] = {
    { .word = "" },
    { .word = "pass" },
    { .word = "draw", .operands = { 1 } },
    { .word = "move", .operands = { 1, 1 } },
    { .word = "split", .operands = { 1, 1, 1 } },
};
static const bt_rules rules = { .actions = defs, .operands = operands };
static const bt_game game = { .rules = &rules };

static int
by_number(const void *a, const void *b)
{
    bt_action x = *(const bt_action *)a, y = *(const bt_action *)b;
    return (x > y) - (x < y);
}

/* Some actions, sorted, none twice: few first operands or many. */
static void
draw_actions(bt_rng *rng, bt_actions *out)
{
    unsigned wide = bt_rng_below(rng, 2) ? 3 : 12;
    out->count = 0;
    for (unsigned left = bt_rng_below(rng, 40); left; left--) {
        unsigned code = 1 + bt_rng_below(rng, 4), a = bt_rng_below(rng, wide);
        unsigned b = bt_rng_below(rng, 3), c = bt_rng_below(rng, 2);
        bt_actions_add(out,
                       bt_action_make(code, code > 1 ? a : 0, code > 2 ? b : 0, code > 3 ? c : 0));
    }
    qsort(out->at, (size_t)out->count, sizeof *out->at, by_number);
    int kept = 0;
    for (int i = 0; i < out->count; i++) {
        if (!kept || out->at[kept - 1] != out->at[i])
            out->at[kept++] = out->at[i];
    }
    out->count = kept;
}

/* RFC 7396, as a client does it: `patch` is what an update holds beside other members. */
static void
merge(json_t *target, json_t *patch)
{
    const char *key;
    json_t *value;
    json_object_foreach(patch, key, value)
    {
        json_t *own = json_object_get(target, key);
        if (json_is_null(value))
            assert_int_equal(json_object_del(target, key), 0); /* it was there */
        else if (json_is_object(value) && json_is_object(own))
            merge(own, value);
        else
            json_object_set(target, key, value);
    }
}

/* The parts of the tree that are open. */
static json_t *
open_parts(const json_t *tree, const json_t *open)
{
    size_t i;
    json_t *entry, *parts = json_object();
    json_array_foreach(open, i, entry)
    {
        char word[64];
        (void)snprintf(word, sizeof word, "%s", json_string_value(entry));
        char *first = strchr(word, ' ');
        if (first)
            *first++ = '\0';
        json_t *part = json_object_get(tree, word), *into = json_object_get(parts, word);
        if (!first) {
            json_object_set(parts, word, part);
            continue;
        }
        if (!into)
            json_object_set_new(parts, word, into = json_object());
        json_object_set(into, first, json_object_get(part, first));
    }
    return parts;
}

static json_t *
parse(const bt_buf *text)
{
    json_t *parsed = json_loads(bt_buf_text(text), JSON_REJECT_DUPLICATES, NULL);
    if (!parsed)
        fail_msg("no JSON: %s", bt_buf_text(text));
    return parsed;
}

/* Told of `now`, who holds `tree` holds all of it, and of what is open exactly that. */
static void
tell(json_t *tree, bt_legal *told, const bt_actions *now)
{
    bt_buf text = { 0 }, whole = { 0 };
    bt_json json;
    bt_legal next;
    bt_json_init(&json, &text);
    bt_json_object(&json, NULL);
    bt_json_array(&json, "open");
    assert_int_equal(bt__legal_make(&game, told, now, &next, &json), BT_OK);
    bt_json_array_end(&json);
    bt__legal_patch(&game, told, &next, &json);
    bt_json_object_end(&json);
    bt_json_init(&json, &whole);
    bt_json_object(&json, NULL);
    bt__legal_write(&game, next.at, next.count, "known", &json);
    bt__legal_write(&game, now->at, now->count, "open", &json);
    bt_json_object_end(&json);
    json_t *update = parse(&text), *expected = parse(&whole);
    json_t *legal = json_object_get(update, "legal");
    assert_true(!legal || json_object_size(legal) > 0);
    merge(tree, legal);
    json_t *open = open_parts(tree, json_object_get(update, "open"));
    assert_true(json_equal(tree, json_object_get(expected, "known")));
    assert_true(json_equal(open, json_object_get(expected, "open")));
    json_decref(open);
    json_decref(update);
    json_decref(expected);
    bt_buf_release(&text);
    bt_buf_release(&whole);
    free(told->at);
    *told = next;
}

static void
what_is_told_adds_up(void **state)
{
    (void)state;
    static bt_actions now;
    bt_rng rng;
    bt_rng_init(&rng, 1806);
    for (int game_number = 0; game_number < 200; game_number++) {
        json_t *tree = json_object();
        bt_legal told = { 0 };
        for (int turn = 0; turn < 30; turn++) {
            draw_actions(&rng, &now);
            tell(tree, &told, &now);
        }
        free(told.at);
        json_decref(tree);
    }
}

static void
patch_is(const bt_legal *from, const bt_legal *to, const char *expected)
{
    bt_buf text = { 0 };
    bt_json json;
    bt_json_init(&json, &text);
    bt_json_object(&json, NULL);
    bt__legal_patch(&game, from, to, &json);
    bt_json_object_end(&json);
    assert_string_equal(bt_buf_text(&text), expected);
    bt_buf_release(&text);
}

static void
only_what_differs_is_written(void **state)
{
    (void)state;
    bt_action before[] = { bt_action_make(1, 0, 0, 0), bt_action_make(3, 1, 5, 0),
                           bt_action_make(3, 2, 6, 0) };
    bt_action after[] = { bt_action_make(1, 0, 0, 0), bt_action_make(3, 1, 5, 0),
                          bt_action_make(3, 4, 6, 0) };
    const bt_legal none = { 0 }, was = { before, 3 }, is = { after, 3 };
    patch_is(&was, &was, "{}");
    patch_is(&was, &is, "{\"legal\":{\"move\":{\"2\":null,\"4\":[\"6\"]}}}");
    patch_is(&none, &is, "{\"legal\":{\"pass\":true,\"move\":{\"1\":[\"5\"],\"4\":[\"6\"]}}}");
    patch_is(&is, &none, "{\"legal\":{\"pass\":null,\"move\":null}}");
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_told_adds_up),
        cmocka_unit_test(only_what_differs_is_written),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
