/*
 * check_book.c - what is printed and what is seen, as JSON: well-formed, no
 * key twice, no null (a merge patch could not tell it from "gone"), and every
 * rule cited is one of the game's.
 */
#include "trial.h"

#include <berthier/book.h>
#include <jansson.h>
#include <string.h>

/* The path of the first null in a value, or false.  Rules that do not exist
 * are noted as a failure on the way. */
static bool
holds_null(bt_trial *trial, json_t *value, const char *key)
{
    size_t i;
    const char *name;
    json_t *item;

    if (json_is_null(value))
        return !bt_trial_fail(trial, "\"%s\" is null", key);
    if (!strcmp(key, "rule") && json_is_string(value) &&
        !bt_clause_find(trial->rules, json_string_value(value)))
        return !bt_trial_fail(trial, "[%s] is cited, which is no clause", json_string_value(value));
    json_array_foreach(value, i, item)
    {
        if (holds_null(trial, item, key))
            return true;
    }
    json_object_foreach(value, name, item)
    {
        if (holds_null(trial, item, name))
            return true;
    }
    return false;
}

static bool
text_is_sound(bt_trial *trial, const char *what)
{
    json_error_t error;
    json_t *root = json_loads(bt_buf_text(&trial->text), JSON_REJECT_DUPLICATES, &error);
    bool sound;

    if (!root)
        return bt_trial_fail(trial, "the %s is no JSON: %s", what, error.text);
    sound = json_is_object(root) && !holds_null(trial, root, what);
    json_decref(root);
    return sound;
}

bool
bt_check_view_text(bt_trial *trial, const bt_view *view)
{
    bt_json json;

    bt_buf_clear(&trial->text);
    bt_json_init(&json, &trial->text);
    bt_json_object(&json, NULL);
    trial->rules->view_write(trial->game, view, &json);
    bt_json_object_end(&json);
    return text_is_sound(trial, "view");
}

bool
bt_check_book(bt_trial *trial)
{
    bt_json json;

    bt_buf_clear(&trial->text);
    bt_json_init(&json, &trial->text);
    bt_json_object(&json, NULL);
    bt_book_write(trial->game, &json);
    bt_json_object_end(&json);
    return text_is_sound(trial, "book");
}
