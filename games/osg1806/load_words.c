/*
 * load_words.c - the words of the files and of play, by the numbers of their enums.
 */
#include "printed.h"

#include <berthier/say.h>

const char *const osg_side_words[2] = { "french", "prussian" };

const char *const osg_arm_words[OSG_ARMS] = {
    [OSG_INFANTRY] = "infantry",
    [OSG_LIGHT] = "light",
    [OSG_GUARD_INFANTRY] = "guard-infantry",
    [OSG_CAVALRY] = "cavalry",
    [OSG_GUARD_CAVALRY] = "guard-cavalry",
    [OSG_VEDETTE] = "vedette",
    [OSG_BRIDGE_TRAIN] = "bridge-train",
    [OSG_BAGGAGE_TRAIN] = "baggage-train",
    [OSG_COMMANDER] = "commander",
    [OSG_OFFICER] = "officer",
    [OSG_HEAD_OF_STATE] = "head-of-state",
};

const char *const osg_nation_words[OSG_NATIONS] = {
    [OSG_IS_FRENCH] = "french",
    [OSG_IS_PRUSSIAN] = "prussian",
    [OSG_IS_SAXON] = "saxon",
    [OSG_IS_BAVARIAN] = "bavarian",
};

const char *const osg_turn_words[2] = { [OSG_DAY] = "day", [OSG_NIGHT] = "night" };

const char *const osg_part_words[OSG_PARTS] = {
    [OSG_MORNING] = "morning",
    [OSG_AFTERNOON] = "afternoon",
    [OSG_EVENING] = "evening",
    [OSG_AT_NIGHT] = "night",
};

/* Results as printed and in words. */
const char *const osg_result_words[OSG_RESULTS] = {
    [OSG_AE] = "Ae",   [OSG_AR] = "Ar", [OSG_AR2] = "Ar2", [OSG_DR] = "Dr",
    [OSG_DR2] = "Dr2", [OSG_DE] = "De", [OSG_EX] = "Ex",
};
const char *const osg_result_texts[OSG_RESULTS] = {
    [OSG_AE] = BT_MSG("attacker eliminated"),
    [OSG_AR] = BT_MSG("attacker retreats"),
    [OSG_AR2] = BT_MSG("attacker retreats two hexes"),
    [OSG_DR] = BT_MSG("defender retreats"),
    [OSG_DR2] = BT_MSG("defender retreats two hexes"),
    [OSG_DE] = BT_MSG("defender eliminated"),
    [OSG_EX] = BT_MSG("exchange"),
};

const char *const osg_box_words[OSG_BOX_COUNT] = {
    [OSG_BOX_RESERVE] = "reserve",   [OSG_BOX_DAY] = "day-box",
    [OSG_BOX_NIGHT] = "night-box",   [OSG_BOX_LOST] = "lost",
    [OSG_BOX_CAPTURED] = "captured", [OSG_BOX_DETACHED] = "detached",
    [OSG_BOX_WITH_PARENT] = "whole", [OSG_BOX_REPLACEMENT] = "replacements",
    [OSG_BOX_DEPLOYED] = "deployed", [OSG_BOX_ABSENT] = "absent",
    [OSG_BOX_HIDDEN] = "hidden",
};
