/* cmd_completion.c - completion scripts for three shells, from the table.
 *
 * A word of the table that is all capitals stands for a list: GAME/SCENARIO,
 * GAME, BOT and COMMAND are written out as the program knows them now, FILE
 * and DIR are left to the shell, a|b|c are the words themselves. */
#include "args.h"

#include "scenario.h"

#include <berthier/bot.h>
#include <berthier/games.h>
#include <string.h>

static void
add_scenarios(bt_buf *out)
{
    const bt_rules *rules;
    for (int i = 0; (rules = bt_games_at(i)); i++) {
        const char *names[CLI_SCENARIOS_MAX];
        int count = cli_scenarios(rules, NULL, names);
        for (int n = 0; n < count; n++)
            bt_buf_addf(out, " %s/%s", rules->id, names[n]);
    }
}

static void
add_bots(bt_buf *out)
{
    const bt_bot *bot;
    for (int i = 0; (bot = bt_bot_at(i)); i++)
        bt_buf_addf(out, " %s", bot->id);
}

/* The words one placeholder stands for, each with a blank before it. */
static void
add_words(bt_buf *out, const char *word, size_t length)
{
    const bt_rules *rules;
    if (length == 13 && strncmp(word, "GAME/SCENARIO", length) == 0)
        add_scenarios(out);
    else if (length == 4 && strncmp(word, "GAME", length) == 0)
        for (int i = 0; (rules = bt_games_at(i)); i++)
            bt_buf_addf(out, " %s", rules->id);
    else if (length == 3 && strncmp(word, "BOT", length) == 0)
        add_bots(out);
    else if (length == 7 && strncmp(word, "COMMAND", length) == 0)
        for (int i = 0; i < cli_command_count; i++)
            bt_buf_addf(out, " %s", cli_commands[i].name);
    else if (strspn(word, "abcdefghijklmnopqrstuvwxyz") == length)
        bt_buf_addf(out, " %.*s", (int)length, word);
}

/* All that can stand for an operand or argument text like "[GAME]" or "a|b". */
static void
add_choices(bt_buf *out, const char *text)
{
    size_t before = out->length;
    while (*text) {
        size_t length = strcspn(text, "|[] .");
        if (length)
            add_words(out, text, length);
        text += length;
        text += strspn(text, "|[] .");
    }
    if (out->length > before)
        memmove(out->data + before, out->data + before + 1, out->length - before);
    if (out->length > before)
        out->length--;
}

static bool
wants_file(const char *text)
{
    return text && (strstr(text, "FILE") || strstr(text, "DIR"));
}

static void
add_option_names(bt_buf *out, const cli_command *command)
{
    for (int i = 0; i < CLI_OPT_COUNT; i++)
        if (i != CLI_OPT_SIDE && cli_option_is_for(&cli_options[i], command))
            bt_buf_addf(out, "--%s ", cli_options[i].name);
    const bt_rules *rules;
    if (cli_option_is_for(&cli_options[CLI_OPT_SIDE], command))
        for (int i = 0; (rules = bt_games_at(i)); i++)
            for (int seat = 0; cli_seat_at(rules, seat); seat++)
                bt_buf_addf(out, "--%s ", cli_seat_at(rules, seat));
    bt_buf_truncate(out, out->length - 1);
}

static void
bash_options(bt_buf *out)
{
    bt_buf_add(out, "    case $previous in\n");
    const bt_rules *rules;
    for (int i = 0; i < CLI_OPT_COUNT; i++) {
        const cli_option_def *option = &cli_options[i];
        if (!option->argument)
            continue;
        if (i != CLI_OPT_SIDE)
            bt_buf_addf(out, "    --%s", option->name);
        else
            for (int g = 0; (rules = bt_games_at(g)); g++)
                for (int seat = 0; cli_seat_at(rules, seat); seat++)
                    bt_buf_addf(out, "%s--%s", g || seat ? "|" : "    ", cli_seat_at(rules, seat));
        bt_buf_add(out, ") words='");
        add_choices(out, option->argument);
        bt_buf_addf(out, "'; files=%s ;;\n", wants_file(option->argument) ? "-f" : "");
    }
    bt_buf_add(out, "    *) case ${COMP_WORDS[1]} in\n");
}

static void
bash(bt_buf *out)
{
    bt_buf_add(out, "# bash completion for berthier\n_berthier() {\n"
                    "    local word=${COMP_WORDS[COMP_CWORD]} "
                    "previous=${COMP_WORDS[COMP_CWORD-1]} words='' files=''\n");
    bash_options(out);
    for (int i = 0; i < cli_command_count; i++) {
        const cli_command *command = &cli_commands[i];
        bt_buf_addf(out, "        %s) words='", command->name);
        add_choices(out, command->operands);
        bt_buf_add(out, " ");
        add_option_names(out, command);
        bt_buf_addf(out, "'; files=%s ;;\n", wants_file(command->operands) ? "-f" : "");
    }
    bt_buf_add(out, "        esac ;;\n    esac\n    if [ \"$COMP_CWORD\" -eq 1 ]; then words='");
    add_choices(out, "COMMAND");
    bt_buf_add(out, "'; files=; fi\n"
                    "    # shellcheck disable=SC2086,SC2207\n"
                    "    COMPREPLY=( $(compgen $files -W \"$words\" -- \"$word\") )\n}\n"
                    "complete -F _berthier berthier\n");
}

/* Text inside single quotes of zsh or fish; the table has no newlines. */
static void
add_quoted(bt_buf *out, const char *text, const char *escape_too)
{
    for (; *text; text++) {
        if (*text == '\'')
            bt_buf_add(out, "'\\''");
        else {
            if (*text == '\\' || strchr(escape_too, *text))
                bt_buf_add_char(out, '\\');
            bt_buf_add_char(out, *text);
        }
    }
}

static void
zsh_operands(bt_buf *out, const cli_command *command)
{
    if (!command->operands[0])
        return;
    bt_buf_add(out, " \\\n        '*:operand:");
    if (wants_file(command->operands))
        bt_buf_add(out, "_files");
    else {
        bt_buf_add(out, "(");
        add_choices(out, command->operands);
        bt_buf_add(out, ")");
    }
    bt_buf_add(out, "'");
}

static void
zsh_option(bt_buf *out, const char *name, const cli_option_def *option)
{
    bt_buf_addf(out, " \\\n        '--%s[", name);
    add_quoted(out, option->help, "[]:");
    bt_buf_add(out, "]");
    if (wants_file(option->argument))
        bt_buf_add(out, ":file:_files");
    else if (option->argument) {
        bt_buf_add(out, ":value:(");
        add_choices(out, option->argument);
        bt_buf_add(out, ")");
    }
    bt_buf_add(out, "'");
}

/* Calls `each` for every option of a command, sides by their own names. */
static void
for_options(bt_buf *out, const cli_command *command,
            void (*each)(bt_buf *out, const char *name, const cli_option_def *option))
{
    const bt_rules *rules;
    for (int i = 0; i < CLI_OPT_COUNT; i++) {
        if (!cli_option_is_for(&cli_options[i], command))
            continue;
        if (i != CLI_OPT_SIDE)
            each(out, cli_options[i].name, &cli_options[i]);
        else
            for (int g = 0; (rules = bt_games_at(g)); g++)
                for (int seat = 0; cli_seat_at(rules, seat); seat++)
                    each(out, cli_seat_at(rules, seat), &cli_options[i]);
    }
}

static void
zsh(bt_buf *out)
{
    bt_buf_add(out, "#compdef berthier\n_berthier() {\n    if (( CURRENT == 2 )); then\n"
                    "        local -a commands=(\n");
    for (int i = 0; i < cli_command_count; i++) {
        bt_buf_addf(out, "            '%s:", cli_commands[i].name);
        add_quoted(out, cli_commands[i].summary, ":");
        bt_buf_add(out, "'\n");
    }
    bt_buf_add(out, "        )\n        _describe command commands\n        return\n    fi\n"
                    "    local command=$words[2]\n    shift words\n    (( CURRENT-- ))\n"
                    "    case $command in\n");
    for (int i = 0; i < cli_command_count; i++) {
        bt_buf_addf(out, "    %s) _arguments", cli_commands[i].name);
        for_options(out, &cli_commands[i], zsh_option);
        zsh_operands(out, &cli_commands[i]);
        bt_buf_add(out, " ;;\n");
    }
    bt_buf_add(out, "    esac\n}\n_berthier \"$@\"\n");
}

static void
fish_option(bt_buf *out, const char *name, const cli_option_def *option)
{
    bt_buf_addf(out, " -l %s -d '", name);
    for (const char *at = option->help; *at; at++) {
        if (*at == '\'' || *at == '\\')
            bt_buf_add_char(out, '\\');
        bt_buf_add_char(out, *at);
    }
    bt_buf_add_char(out, '\'');
    if (wants_file(option->argument))
        bt_buf_add(out, " -r -F");
    else if (option->argument) {
        bt_buf_add(out, " -x -a '");
        add_choices(out, option->argument);
        bt_buf_add_char(out, '\'');
    }
    bt_buf_add_char(out, '\n');
}

static void
fish_command(bt_buf *out, const cli_command *command)
{
    bt_buf options = { 0 };
    for_options(&options, command, fish_option);
    for (const char *at = bt_buf_text(&options); *at;) {
        size_t length = strcspn(at, "\n") + 1;
        bt_buf_addf(out, "complete -c berthier -n '__fish_seen_subcommand_from %s'%.*s",
                    command->name, (int)length, at);
        at += length;
    }
    bt_buf_release(&options);
    if (!command->operands[0])
        return;
    bt_buf_addf(out, "complete -c berthier -n '__fish_seen_subcommand_from %s' ", command->name);
    if (wants_file(command->operands))
        bt_buf_add(out, "-F\n");
    else {
        bt_buf_add(out, "-a '");
        add_choices(out, command->operands);
        bt_buf_add(out, "'\n");
    }
}

static void
fish(bt_buf *out)
{
    bt_buf_add(out, "# fish completion for berthier\ncomplete -c berthier -f\n");
    for (int i = 0; i < cli_command_count; i++)
        bt_buf_addf(out, "complete -c berthier -n __fish_use_subcommand -a %s -d \"%s\"\n",
                    cli_commands[i].name, cli_commands[i].summary);
    for (int i = 0; i < cli_command_count; i++)
        fish_command(out, &cli_commands[i]);
}

int
cli_cmd_completion(const cli_args *args)
{
    static const char *const shells[] = { "bash", "zsh", "fish" };
    static void (*const writers[])(bt_buf * out) = { bash, zsh, fish };
    const char *shell = args->operands[0];
    for (int i = 0; i < (int)BT_COUNT(shells); i++) {
        if (strcmp(shell, shells[i]) != 0)
            continue;
        bt_buf out = { 0 };
        writers[i](&out);
        fputs(bt_buf_text(&out), stdout);
        bool failed = out.failed;
        bt_buf_release(&out);
        return failed ? CLI_INNER : CLI_GOOD;
    }
    const char *near = cli_nearest(shell, shells, (int)BT_COUNT(shells));
    if (near)
        cli_complain("there is no completion for %s; did you mean %s?", shell, near);
    else
        cli_complain("there is no completion for %s; bash, zsh and fish are known", shell);
    return CLI_USAGE;
}
