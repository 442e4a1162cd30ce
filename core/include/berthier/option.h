/*
 * option.h - the choices made before a game starts.
 *
 * Optional rules and house choices, fixed for the whole game, open to both
 * sides and part of the journal's header: "louis=yes bernadotte=no".
 */
#ifndef BT_OPTION_H
#define BT_OPTION_H

#include <berthier/buf.h>
#include <berthier/status.h>
#include <stdbool.h>
#include <stdint.h>

struct bt_rules;

#define BT_OPTIONS_MAX 16

typedef struct bt_option_def {
    const char *id;           /* "louis" */
    const char *text;         /* one line for the lobby */
    const char *rule;         /* "20.1" */
    const char *const *words; /* its values; number 0 is the default */
    int word_count;
    const char *scenarios; /* ids with blanks between, of those that have a use for it; NULL: all */
} bt_option_def;

/** Values by option number; all zero means every default. */
typedef struct bt_options {
    uint8_t value[BT_OPTIONS_MAX];
} bt_options;

/**
 * Read "id=word id=word" up to the end of the line; what is not named keeps its value.
 *
 * @return BT_ESYNTAX for what is unknown or stands twice; inout is then as it was
 */
int bt_options_parse(const struct bt_rules *rules, const char *text, bt_options *inout,
                     bt_error *err);

/** Has a scenario a use for an option? */
bool bt_option_belongs(const bt_option_def *option, const char *scenario);

/**
 * Are these what a new game of a scenario may be asked for?  What belongs to others must have its
 * default.  A record is not asked: it goes on as it was begun.
 *
 * @return BT_ESYNTAX naming the option and the scenarios that have it
 */
int bt_options_fit(const struct bt_rules *rules, const char *scenario, const bt_options *options,
                   bt_error *err);

/** Write all options as "id=word id=word"; that nobody shares a side goes without saying. */
void bt_options_format(const struct bt_rules *rules, const bt_options *options, bt_buf *out);

#endif
