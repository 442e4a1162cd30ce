/*
 * log.c - one JSON object a line, written at once.
 */
#include <berthier/log.h>

#include <berthier/json.h>
#include <time.h>
#include <unistd.h>

static const char *
level_name(bt_log_level level)
{
    return level == BT_LOG_WARN ? "warn" : "info";
}

static void
write_pair(bt_json *json, const bt_log_pair *pair)
{
    if (pair->text)
        bt_json_text(json, pair->key, pair->text);
    else
        bt_json_number(json, pair->key, pair->number);
}

void
bt_log_line(const bt_log *log, bt_log_level level, const char *event, const bt_log_pair *pairs,
            int count)
{
    char storage[2048], clock[32];
    time_t now = time(NULL);
    struct tm utc;
    bt_buf line;
    bt_json json;

    if (!log || log->level < level)
        return;
    if (!gmtime_r(&now, &utc) || !strftime(clock, sizeof clock, "%Y-%m-%dT%H:%M:%SZ", &utc))
        clock[0] = '\0';
    bt_buf_init_fixed(&line, storage, sizeof storage);
    bt_json_init(&json, &line);
    bt_json_object(&json, NULL);
    bt_json_text(&json, "time", clock);
    bt_json_text(&json, "level", level_name(level));
    bt_json_text(&json, "event", event);
    for (int i = 0; i < count; i++)
        write_pair(&json, &pairs[i]);
    bt_json_object_end(&json);
    bt_buf_add_char(&line, '\n');
    if (!line.failed && write(log->file, line.data, line.length) < 0)
        return; /* there is nobody to tell */
}
