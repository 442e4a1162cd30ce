/*
 * args.h - the command line, read by the table commands.def.
 *
 * What the words mean for a game (is there such a scenario, such a bot) is
 * the commands' business; here only commands, options and counts are checked.
 */
#ifndef CLI_ARGS_H
#define CLI_ARGS_H

#include <berthier/rules.h>
#include <berthier/status.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum {
#define EXIT(code, value, meaning) code = (value),
#include "exits.def"
#undef EXIT
};

typedef enum cli_option {
#define COMMAND(...)
#define OPTION(id, ...) CLI_OPT_##id,
#include "commands.def"
#undef COMMAND
#undef OPTION
    CLI_OPT_COUNT
} cli_option;

typedef struct cli_args cli_args;

typedef struct cli_command {
    const char *name, *operands;
    int min, max; /* operands; max -1 for no limit */
    const char *summary, *details;
    int (*run)(const cli_args *args);
} cli_command;

typedef struct cli_option_def {
    const char *commands; /* names separated by blanks; "" for every command */
    const char *name;     /* capitals stand for a word of the game's */
    const char *argument; /* NULL for a flag */
    const char *preset;   /* value when not given; NULL for none */
    const char *help;
} cli_option_def;

#define CLI_SEATS_MAX 7 /* as many as a game can have sides */

/** One --SIDE WHO. */
typedef struct cli_seat {
    char side[32];
    const char *who;
} cli_seat;

#define CLI_HOSTS_MAX 16

struct cli_args {
    const cli_command *command;
    const char **operands; /* operand_count words of argv, then NULL */
    int operand_count;
    const char *values[CLI_OPT_COUNT]; /* "" for a flag that was given */
    cli_seat seats[CLI_SEATS_MAX];
    int seat_count;
    const char *hosts[CLI_HOSTS_MAX]; /* of every --host */
    int host_count;
};

extern const cli_command cli_commands[];
extern const int cli_command_count;
extern const cli_option_def cli_options[CLI_OPT_COUNT];

/** Does this command take this option? */
bool cli_option_is_for(const cli_option_def *option, const cli_command *command);

/**
 * Read the words after the program's name.
 *
 * @return CLI_GOOD, or CLI_USAGE with one or two sentences in message
 */
int cli_args_read(cli_args *args, int argc, const char *const *argv, char *message,
                  size_t message_size);

void cli_args_release(cli_args *args);

/** Read a whole number in min..max; false when the text is anything else, *out left alone. */
bool cli_read_number(const char *text, int64_t min, int64_t max, int64_t *out);

/** The id of a seat that a game can have, its sides first; NULL past the last. */
const char *cli_seat_at(const bt_rules *rules, int index);

/** An option's value as a number in min..max; complains and fails otherwise. */
bool cli_args_number(const cli_args *args, cli_option option, int64_t min, int64_t max,
                     int64_t preset, int64_t *out);

/** The one of count words nearest to a wrong one, or NULL when none is near. */
const char *cli_nearest(const char *wrong, const char *const *words, int count);

/** Complain on stderr: "berthier: ..." and a line end. */
void cli_complain(const char *format, ...) BT_PRINTF(1, 2);

/** Complain about a status and give the exit code it means. */
int cli_complain_error(const bt_error *err);

/* Each command of the table. */
#define COMMAND(id, ...) int cli_cmd_##id(const cli_args *args);
#define OPTION(...)
#include "commands.def"
#undef COMMAND
#undef OPTION

/** Write help on one command. */
void cli_help_command(FILE *to, const cli_command *command);

#endif
