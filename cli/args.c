/* args.c - reads the command line by the table and helps with slips. */
#include "args.h"

#include <assert.h>
#include <berthier/game.h>
#include <berthier/games.h>
#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

const cli_command cli_commands[] = {
#define COMMAND(id, operands, min, max, summary, details)                                          \
    { #id, operands, min, max, summary, details, cli_cmd_##id },
#define OPTION(...)
#include "commands.def"
#undef COMMAND
#undef OPTION
};

const int cli_command_count = (int)BT_COUNT(cli_commands);

const cli_option_def cli_options[CLI_OPT_COUNT] = {
#define COMMAND(...)
#define OPTION(id, commands, name, argument, preset, help)                                         \
    { commands, name, argument, preset, help },
#include "commands.def"
#undef COMMAND
#undef OPTION
};

#define WORDS_MAX 64 /* that a wrong one may be near to: commands, or options and then seats */

static_assert(CLI_OPT_COUNT <= WORDS_MAX && BT_COUNT(cli_commands) <= WORDS_MAX,
              "every command and option can be named");

static const cli_command *
command_named(const char *name)
{
    for (int i = 0; i < cli_command_count; i++)
        if (strcmp(cli_commands[i].name, name) == 0)
            return &cli_commands[i];
    return NULL;
}

bool
cli_option_is_for(const cli_option_def *option, const cli_command *command)
{
    size_t length = strlen(command->name);
    if (option->commands[0] == '\0')
        return true;
    for (const char *at = option->commands; (at = strstr(at, command->name)); at += length) {
        bool begins = at == option->commands || at[-1] == ' ';
        if (begins && (at[length] == ' ' || at[length] == '\0'))
            return true;
    }
    return false;
}

/* Slips of the keyboard between two words: a letter wrong, missing, too many,
 * or two exchanged, letter case aside. */
static int
distance(const char *a, const char *b)
{
    enum { LONGEST = 40 };
    int rows[3][LONGEST + 1];
    int length = (int)strlen(b);
    if (length > LONGEST || strlen(a) > LONGEST)
        return LONGEST;
    for (int j = 0; j <= length; j++)
        rows[0][j] = j;
    int *older = rows[2], *old = rows[0], *row = rows[1];
    for (int i = 1; a[i - 1]; i++) {
        row[0] = i;
        for (int j = 1; j <= length; j++) {
            int best = old[j - 1] + (strncasecmp(&a[i - 1], &b[j - 1], 1) != 0);
            int gap = (old[j] < row[j - 1] ? old[j] : row[j - 1]) + 1;
            best = gap < best ? gap : best;
            bool exchanged = i > 1 && j > 1 && strncasecmp(&a[i - 1], &b[j - 2], 1) == 0 &&
                             strncasecmp(&a[i - 2], &b[j - 1], 1) == 0;
            row[j] = exchanged && older[j - 2] + 1 < best ? older[j - 2] + 1 : best;
        }
        int *spare = older;
        older = old;
        old = row;
        row = spare;
    }
    return old[length];
}

const char *
cli_nearest(const char *wrong, const char *const *words, int count)
{
    const char *best = NULL;
    int best_distance = ((int)strlen(wrong) + 2) / 3 + 1;
    for (int i = 0; i < count; i++) {
        bool is_start = wrong[0] && strncasecmp(words[i], wrong, strlen(wrong)) == 0;
        int d = is_start ? 0 : distance(wrong, words[i]);
        if (d < best_distance) {
            best_distance = d;
            best = words[i];
        }
    }
    return best;
}

void
cli_complain(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fflush(stdout);
    fputs("berthier: ", stderr);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
    va_end(args);
}

int
cli_complain_error(const bt_error *err)
{
    char text[512];
    bt_error_format(err, text, sizeof text);
    cli_complain("%s", text[0] ? text : bt_status_text(err->status));
    switch (err->status) {
    case BT_EILLEGAL:
    case BT_EHASH:
    case BT_ESEAT:
        return CLI_FAILED;
    case BT_ENOMEM:
        return CLI_INNER;
    default:
        return CLI_DATA;
    }
}

static int usage(char *message, size_t size, const char *format, ...) BT_PRINTF(3, 4);

static int
usage(char *message, size_t size, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    vsnprintf(message, size, format, args);
    va_end(args);
    return CLI_USAGE;
}

const char *
cli_seat_at(const bt_rules *rules, int index)
{
    if (index < rules->side_count)
        return rules->sides[index];
    for (int i = 0, at = rules->side_count; i < rules->seat_count; i++) {
        const char *id = rules->seats[i].id;
        if (bt_side_find(rules, id, (int)strlen(id)) == BT_SIDE_NONE && at++ == index)
            return id;
    }
    return NULL;
}

/* Seats differ by game and the game may stand after the option, so any seat
 * of any game is taken here; the command looks closer. */
static bool
is_seat(const char *name, size_t length)
{
    const bt_rules *rules;
    const char *id;
    for (int i = 0; (rules = bt_games_at(i)); i++)
        for (int seat = 0; (id = cli_seat_at(rules, seat)); seat++)
            if (strlen(id) == length && strncasecmp(id, name, length) == 0)
                return true;
    return false;
}

static int
find_option(const cli_command *command, const char *name, size_t length)
{
    for (int i = 0; i < CLI_OPT_COUNT; i++)
        if (i != CLI_OPT_SIDE && cli_option_is_for(&cli_options[i], command) &&
            strlen(cli_options[i].name) == length &&
            strncmp(cli_options[i].name, name, length) == 0)
            return i;
    if (cli_option_is_for(&cli_options[CLI_OPT_SIDE], command) && is_seat(name, length))
        return CLI_OPT_SIDE;
    return -1;
}

static int
unknown_option(const cli_command *command, const char *word, char *message, size_t size)
{
    const char *words[WORDS_MAX];
    int count = 0;
    for (int i = 0; i < CLI_OPT_COUNT; i++)
        if (i != CLI_OPT_SIDE && cli_option_is_for(&cli_options[i], command))
            words[count++] = cli_options[i].name;
    const bt_rules *rules;
    const char *id;
    for (int i = 0;
         cli_option_is_for(&cli_options[CLI_OPT_SIDE], command) && (rules = bt_games_at(i)); i++)
        for (int seat = 0; (id = cli_seat_at(rules, seat)) && count < WORDS_MAX; seat++)
            words[count++] = id;
    const char *near = word[1] == '-' ? cli_nearest(word + 2, words, count) : NULL;
    if (near)
        return usage(message, size, "%s has no option %s; did you mean --%s?", command->name, word,
                     near);
    return usage(message, size, "%s has no option %s; see berthier help %s", command->name, word,
                 command->name);
}

static int
unknown_command(const char *word, char *message, size_t size)
{
    const char *words[WORDS_MAX];
    for (int i = 0; i < cli_command_count; i++)
        words[i] = cli_commands[i].name;
    const char *near = cli_nearest(word, words, cli_command_count);
    if (near)
        return usage(message, size, "there is no command %s; did you mean %s?", word, near);
    return usage(message, size, "there is no command %s; see berthier help", word);
}

static int
add_seat(cli_args *args, const char *name, size_t length, const char *who, char *message,
         size_t size)
{
    if (args->seat_count == CLI_SEATS_MAX)
        return usage(message, size, "more sides are named than any game has");
    cli_seat *seat = &args->seats[args->seat_count++];
    snprintf(seat->side, sizeof seat->side, "%.*s", (int)length, name);
    seat->who = who;
    return CLI_GOOD;
}

/* Takes the option at argv[*at] and, unless it stands behind '=', its value. */
static int
read_option(cli_args *args, int argc, const char *const *argv, int *at, char *message, size_t size)
{
    const char *word = argv[*at];
    const char *name = word[1] == '-' ? word + 2 : strcmp(word, "-h") == 0 ? "help" : "";
    size_t length = strcspn(name, "=");
    const char *value = name[length] == '=' ? name + length + 1 : NULL;
    int option = find_option(args->command, name, length);
    if (option < 0)
        return unknown_option(args->command, word, message, size);
    const cli_option_def *def = &cli_options[option];
    if (!def->argument && value)
        return usage(message, size, "--%s takes no value", def->name);
    if (def->argument && !value) {
        if (*at + 1 >= argc)
            return usage(message, size, "--%.*s wants a value: %s", (int)length, name,
                         def->argument);
        value = argv[++*at];
    }
    if (option == CLI_OPT_HOSTS && args->host_count == CLI_HOSTS_MAX)
        return usage(message, size, "more than %d times --host", CLI_HOSTS_MAX);
    if (option == CLI_OPT_HOSTS)
        args->hosts[args->host_count++] = value;
    if (option == CLI_OPT_SIDE)
        return add_seat(args, name, length, value, message, size);
    args->values[option] = value ? value : "";
    return CLI_GOOD;
}

static int
check_counts(const cli_args *args, char *message, size_t size)
{
    const cli_command *command = args->command;
    if (args->values[CLI_OPT_HELP])
        return CLI_GOOD;
    if (args->operand_count < command->min)
        return usage(message, size, "%s wants %s; see berthier help %s", command->name,
                     command->operands, command->name);
    if (command->max >= 0 && args->operand_count > command->max)
        return usage(message, size, "%s does not know what to do with %s; see berthier help %s",
                     command->name, args->operands[command->max], command->name);
    return CLI_GOOD;
}

static int
find_command(cli_args *args, const char *word, char *message, size_t size)
{
    if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0)
        word = "help";
    else if (strcmp(word, "--version") == 0)
        word = "version";
    else if (word[0] == '-')
        return usage(message, size, "a command stands before its options; see berthier help");
    args->command = command_named(word);
    return args->command ? CLI_GOOD : unknown_command(word, message, size);
}

int
cli_args_read(cli_args *args, int argc, const char *const *argv, char *message, size_t message_size)
{
    *args = (cli_args){ 0 };
    for (int i = 0; i < CLI_OPT_COUNT; i++)
        args->values[i] = cli_options[i].preset;
    if (argc < 1)
        return usage(message, message_size, "what shall be done?  See berthier help");
    int result = find_command(args, argv[0], message, message_size);
    if (result != CLI_GOOD)
        return result;
    args->operands = calloc((size_t)argc + 1, sizeof *args->operands);
    if (!args->operands)
        return usage(message, message_size, "out of memory");
    bool options_over = false;
    for (int i = 1; i < argc && result == CLI_GOOD; i++) {
        if (!options_over && strcmp(argv[i], "--") == 0)
            options_over = true;
        else if (!options_over && argv[i][0] == '-' && argv[i][1])
            result = read_option(args, argc, argv, &i, message, message_size);
        else
            args->operands[args->operand_count++] = argv[i];
    }
    return result == CLI_GOOD ? check_counts(args, message, message_size) : result;
}

void
cli_args_release(cli_args *args)
{
    free(args->operands);
    *args = (cli_args){ 0 };
}

bool
cli_read_number(const char *text, int64_t min, int64_t max, int64_t *out)
{
    char *end = NULL;
    errno = 0;
    long long number = strtoll(text, &end, 10);
    if (errno || end == text || *end || number < min || number > max)
        return false;
    *out = number;
    return true;
}

bool
cli_args_number(const cli_args *args, cli_option option, int64_t min, int64_t max, int64_t preset,
                int64_t *out)
{
    const char *text = args->values[option];
    *out = preset;
    if (!text || cli_read_number(text, min, max, out))
        return true;
    cli_complain("--%s wants a number from %lld to %lld, not %s", cli_options[option].name,
                 (long long)min, (long long)max, text);
    return false;
}
