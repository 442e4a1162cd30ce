/* cmd_games.c - what there is to play, and who can play it; of one game all its words. */
#include "args.h"
#include "scenario.h"

#include <berthier/bot.h>
#include <berthier/games.h>
#include <string.h>

#ifndef BT_VERSION
#define BT_VERSION "?"
#endif

static void
print_options(const bt_rules *rules)
{
    for (int i = 0; i < rules->option_count; i++) {
        const bt_option_def *option = &rules->options[i];
        printf("    option %s=", option->id);
        for (int w = 0; w < option->word_count; w++)
            printf("%s%s", w ? "|" : "", option->words[w]);
        printf("  %s%s%s%s", option->text, option->scenarios ? " (" : "",
               option->scenarios ? option->scenarios : "", option->scenarios ? ")" : "");
        if (option->rule && option->rule[0])
            printf(" [%s]", option->rule);
        puts("");
    }
}

static void
print_scenario(const bt_rules *rules, const char *name)
{
    const bt_scenario_def *def = bt_scenario_find(rules, name);
    printf("    %s/%s  %s\n", rules->id, name, bt_pack_title(bt_games_pack(rules->id), name));
    if (!def)
        return;
    printf("        %s\n        %d to %d minutes", def->text, def->minutes[0], def->minutes[1]);
    printf(def->favours < rules->side_count ? "; better chances: %s\n" : "%s\n",
           def->favours < rules->side_count ? rules->side_names[def->favours] : "");
}

static void
print_game(const bt_rules *rules)
{
    const char *names[CLI_SCENARIOS_MAX];
    int count = cli_scenarios(rules, NULL, names);
    printf("%s  %s (rules version %u)\n    sides", rules->id, rules->title, rules->rules_version);
    for (int side = 0; side < rules->side_count; side++)
        printf(" %s", rules->sides[side]);
    puts("");
    for (int i = 0; i < count; i++)
        print_scenario(rules, names[i]);
    print_options(rules);
    puts("");
}

/* "UNIT HEX": what stands behind a word; an operand of words is spelled out. */
static void
print_operands(const bt_rules *rules, const uint8_t *operands, int count)
{
    for (int i = 0; i < count && operands[i]; i++) {
        const bt_operand *operand = &rules->operands[operands[i]];
        if (operand->kind != BT_KIND_WORD) {
            printf(" <%s>", operand->id);
            continue;
        }
        for (int w = 0; w <= operand->max; w++)
            printf("%s%s", w ? "|" : " ", operand->words[w]);
    }
}

static void
print_rule(const char *rule)
{
    if (rule && rule[0])
        printf(" [%s]", rule);
    puts("");
}

static void
print_fields(const bt_rules *rules)
{
    puts("fields of a position");
    for (int i = 0; i < rules->field_count; i++)
        printf("    %-16s %s\n", rules->fields[i].word, rules->fields[i].text);
}

static void
print_actions(const bt_rules *rules)
{
    puts("actions");
    for (int i = 1; i < rules->action_count; i++) {
        const bt_action_def *action = &rules->actions[i];
        printf("    %s", action->word);
        print_operands(rules, action->operands, BT_ACTION_OPERANDS);
        printf("  %s: %s", action->segment, action->text);
        print_rule(action->rule);
    }
}

static void
print_events(const bt_rules *rules)
{
    puts("events");
    for (int i = 1; i < rules->event_count; i++) {
        printf("    %-16s %s", rules->events[i].word, rules->events[i].text);
        print_rule(rules->events[i].rule);
    }
}

static void
print_reasons(const bt_rules *rules)
{
    puts("reasons of refusals");
    for (int i = 0; i < rules->reason_count; i++)
        if (rules->reasons[i].code) {
            printf("    %-20s %s", rules->reasons[i].code, rules->reasons[i].text);
            print_rule(rules->reasons[i].rule);
        }
}

static void
print_moments(const bt_rules *rules)
{
    if (rules->moment_count)
        puts("moments");
    for (int i = 0; i < rules->moment_count; i++) {
        printf("    %-16s %s", rules->moments[i].id, rules->moments[i].text);
        print_rule(rules->moments[i].rule);
    }
}

/* Everything that position tests, journals and bots may name. */
static void
print_words(const bt_rules *rules)
{
    print_game(rules);
    print_fields(rules);
    print_actions(rules);
    print_events(rules);
    print_reasons(rules);
    print_moments(rules);
}

int
cli_cmd_games(const cli_args *args)
{
    const bt_rules *rules;
    const bt_bot *bot;
    if (args->operand_count) {
        const char *id = args->operands[0];
        rules = cli_rules_find(id, strcspn(id, "/"));
        if (!rules)
            return CLI_USAGE;
        print_words(rules);
        return CLI_GOOD;
    }
    for (int i = 0; (rules = bt_games_at(i)); i++)
        print_game(rules);
    puts("bots");
    for (int i = 0; (bot = bt_bot_at(i)); i++)
        printf("    %-10s %s\n", bot->id, bot->text);
    return CLI_GOOD;
}

int
cli_cmd_version(const cli_args *args)
{
    const bt_rules *rules;
    (void)args;
    puts("berthier " BT_VERSION);
    for (int i = 0; (rules = bt_games_at(i)); i++)
        printf("%s rules %u\n", rules->id, rules->rules_version);
    return CLI_GOOD;
}
