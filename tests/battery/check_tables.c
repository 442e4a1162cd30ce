/*
 * check_tables.c - what the tables of a game must be, before any is played.
 */
#include "trial.h"

#include <berthier/procedure.h>
#include <stdio.h>
#include <string.h>

static bool
clause_exists(const bt_trial *trial, const char *number)
{
    return number && bt_clause_find(trial->rules, number);
}

static bool
actions_are_sound(bt_trial *trial)
{
    const bt_rules *rules = trial->rules;

    for (int i = 1; i < rules->action_count; i++) {
        const bt_action_def *def = &rules->actions[i];
        if (!def->word || !def->word[0] || !def->text || !def->segment)
            return bt_trial_fail(trial, "action %d lacks a word, segment or text", i);
        if (!clause_exists(trial, def->rule))
            return bt_trial_fail(trial, "action %s cites [%s], which is no clause", def->word,
                                 def->rule ? def->rule : "");
        for (int j = 1; j < i; j++)
            if (!strcmp(def->word, rules->actions[j].word))
                return bt_trial_fail(trial, "two actions are called %s", def->word);
        for (int j = 0; j < BT_ACTION_OPERANDS; j++)
            if (def->operands[j] >= rules->operand_count)
                return bt_trial_fail(trial, "action %s has an unknown operand", def->word);
    }
    return true;
}

static bool
reasons_are_sound(bt_trial *trial)
{
    const bt_rules *rules = trial->rules;

    for (int i = 0; i < rules->reason_count; i++) {
        const bt_reason *reason = &rules->reasons[i];
        if (!reason->code)
            continue; /* entry 0 of a table whose codes start at 1 */
        if (!reason->text || !reason->text[0])
            return bt_trial_fail(trial, "reason %s has no sentence", reason->code);
        if (!clause_exists(trial, reason->rule))
            return bt_trial_fail(trial, "reason %s cites [%s], which is no clause", reason->code,
                                 reason->rule ? reason->rule : "");
        if (bt_reason_find(rules, reason->code, reason->rule) != reason)
            return bt_trial_fail(trial, "two reasons are called %s [%s]", reason->code,
                                 reason->rule);
    }
    return true;
}

static bool
clauses_are_sound(bt_trial *trial)
{
    const bt_clauses *clauses = &trial->rules->clauses;

    for (int i = 0; i < clauses->count; i++) {
        const bt_clause *clause = &clauses->at[i];
        if (!clause->text || !clause->text[0])
            return bt_trial_fail(trial, "clause %s has no text", clause->number);
        if (bt_clause_find(trial->rules, clause->number) != clause)
            return bt_trial_fail(trial, "clause %s is there twice", clause->number);
    }
    return true;
}

/* Does the pack have every scenario that an option is for? */
static bool
scenarios_exist(const bt_trial *trial, const char *names)
{
    while (*names) {
        char id[64];
        int length = (int)strcspn(names, " ");
        snprintf(id, sizeof id, "%.*s", length, names);
        if (!bt_scenario_find(trial->rules, id))
            return false;
        names += length + (int)strspn(names + length, " ");
    }
    return true;
}

static bool
options_are_sound(bt_trial *trial)
{
    const bt_rules *rules = trial->rules;

    if (rules->option_count > BT_OPTIONS_MAX)
        return bt_trial_fail(trial, "%d options, %d have room", rules->option_count,
                             BT_OPTIONS_MAX);
    for (int i = 0; i < rules->option_count; i++) {
        const bt_option_def *def = &rules->options[i];
        if (def->word_count < 2)
            return bt_trial_fail(trial, "option %s gives no choice", def->id);
        if (def->rule && def->rule[0] && !clause_exists(trial, def->rule))
            return bt_trial_fail(trial, "option %s cites [%s], which is no clause", def->id,
                                 def->rule);
        if (def->scenarios && !scenarios_exist(trial, def->scenarios))
            return bt_trial_fail(trial, "option %s is for \"%s\", which are no scenarios", def->id,
                                 def->scenarios);
    }
    return true;
}

static bool
has_a_room(const bt_rules *rules, int code)
{
    for (int i = 1; i < rules->procedure_count; i++)
        if (bt_deed_of(rules->procedures[i].room, (unsigned)code))
            return true;
    return false;
}

/* Every procedure is named and has a room, and there is a room for every action. */
static bool
procedures_are_sound(bt_trial *trial)
{
    const bt_rules *rules = trial->rules;

    if ((rules->overlay_count && !rules->survey) || (rules->moment_count && !rules->moment))
        return bt_trial_fail(trial, "overlays or moments that no function answers for");
    if (rules->procedure_count > 64)
        return bt_trial_fail(trial, "%d procedures; `above` has 64 bits", rules->procedure_count);
    for (int i = 1; i < rules->procedure_count; i++)
        if (!rules->procedures[i].word || !rules->procedures[i].room)
            return bt_trial_fail(trial, "procedure %d has no word or no room", i);
    for (int code = 1; rules->procedure_count && code < rules->action_count; code++)
        if (!has_a_room(rules, code))
            return bt_trial_fail(trial, "action %s has no place in any procedure",
                                 rules->actions[code].word);
    return true;
}

bool
bt_check_tables(bt_trial *trial)
{
    const bt_rules *rules = trial->rules;

    if (rules->abi != BT_RULES_ABI)
        return bt_trial_fail(trial, "built for rules table %u, not %u", (unsigned)rules->abi,
                             (unsigned)BT_RULES_ABI);
    if (rules->side_count < 1 || rules->side_count > BT_SIDES_MAX)
        return bt_trial_fail(trial, "%d sides", rules->side_count);
    return actions_are_sound(trial) && reasons_are_sound(trial) && clauses_are_sound(trial) &&
           options_are_sound(trial) && procedures_are_sound(trial);
}
