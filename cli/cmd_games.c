/* cmd_games.c - what there is to play, and who can play it. */
#include "args.h"
#include "scenario.h"

#include <berthier/bot.h>
#include <berthier/games.h>

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
        printf("  %s", option->text);
        if (option->rule && option->rule[0])
            printf(" [%s]", option->rule);
        puts("");
    }
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
        printf("    %s/%s  %s\n", rules->id, names[i],
               bt_pack_title(bt_games_pack(rules->id), names[i]));
    print_options(rules);
    puts("");
}

int
cli_cmd_games(const cli_args *args)
{
    const bt_rules *rules;
    const bt_bot *bot;
    (void)args;
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
