/*
 * log.h - the server's log for the person who runs it: one JSON object a line.
 *
 *     {"time":"2026-11-22T10:15:00Z","level":"warn","event":"game-shut","game":12,...}
 *
 * No line holds a link, a key, or what is hidden in a game.
 */
#ifndef BT_LOG_H
#define BT_LOG_H

#include <stdint.h>

typedef enum bt_log_level { BT_LOG_QUIET, BT_LOG_WARN, BT_LOG_INFO } bt_log_level;

/** Where lines go; zero says nothing. */
typedef struct bt_log {
    bt_log_level level; /* the least urgent that is written */
    int file;
} bt_log;

typedef struct bt_log_pair {
    const char *key;
    const char *text; /* NULL: the number */
    int64_t number;
} bt_log_pair;

static inline bt_log_pair
bt_log_text(const char *key, const char *text)
{
    return (bt_log_pair){ key, text ? text : "", 0 };
}

static inline bt_log_pair
bt_log_number(const char *key, int64_t number)
{
    return (bt_log_pair){ key, (const char *)0, number };
}

/** Write a line in one piece; log may be NULL. */
void bt_log_line(const bt_log *log, bt_log_level level, const char *event, const bt_log_pair *pairs,
                 int count);

#define BT_LOG(log, level, event, ...)                                                             \
    bt_log_line((log), (level), (event), (const bt_log_pair[]){ __VA_ARGS__ },                     \
                (int)(sizeof((const bt_log_pair[]){ __VA_ARGS__ }) / sizeof(bt_log_pair)))

#endif
