/*
 * chapters.c - what the chapters of rules are called where people read them.
 *
 * A clause names its chapter by a short word (rules.def); a heading says it in
 * full, and can be translated.
 */
#include "session_internal.h"

#include <berthier/say.h>
#include <string.h>

static const struct {
    const char *word, *title;
} chapters[] = {
    { "advance", BT_MSG("advance after combat") },
    { "artillery", BT_MSG("artillery") },
    { "axis", BT_MSG("axis of retreat") },
    { "beginners", BT_MSG("playing without hands") },
    { "bidding", BT_MSG("bidding for sides") },
    { "bridge", BT_MSG("bridges") },
    { "cavalry", BT_MSG("cavalry before combat") },
    { "chateau", BT_MSG("chateaux") },
    { "combat", BT_MSG("combat") },
    { "combined-arms", BT_MSG("combined arms") },
    { "command", BT_MSG("command") },
    { "component", BT_MSG("what the game is made of") },
    { "demoralization", BT_MSG("demoralization") },
    { "dice", BT_MSG("playing with dice") },
    { "displacement", BT_MSG("displacement") },
    { "draw", BT_MSG("drawing cards") },
    { "end", BT_MSG("the end of the game") },
    { "events", BT_MSG("events on cards") },
    { "fog", BT_MSG("fog") },
    { "glossary", BT_MSG("pieces and terms") },
    { "guard", BT_MSG("the Guard") },
    { "hidden", BT_MSG("hidden forces") },
    { "hidden-setup", BT_MSG("secret set-up") },
    { "initiative", BT_MSG("initiative") },
    { "leader", BT_MSG("leaders") },
    { "los", BT_MSG("line of sight") },
    { "move", BT_MSG("manoeuvres") },
    { "movement", BT_MSG("movement") },
    { "moving-attack", BT_MSG("attack on the move") },
    { "night", BT_MSG("night") },
    { "operations", BT_MSG("operations") },
    { "optional", BT_MSG("optional rules") },
    { "pontoon", BT_MSG("pontoon bridges") },
    { "ranking", BT_MSG("ranking of several games") },
    { "recovery", BT_MSG("recovery") },
    { "reinforcement", BT_MSG("reinforcements") },
    { "reorganization", BT_MSG("reorganization") },
    { "repulse", BT_MSG("Repulse") },
    { "retreat", BT_MSG("retreat") },
    { "road-march", BT_MSG("Road March") },
    { "scenario", BT_MSG("scenarios") },
    { "sequence", BT_MSG("sequence of play") },
    { "setup", BT_MSG("setting up") },
    { "short", BT_MSG("the short scenario") },
    { "sides", BT_MSG("sides") },
    { "stacking", BT_MSG("stacking") },
    { "supply", BT_MSG("supply") },
    { "team", BT_MSG("playing in teams") },
    { "terrain", BT_MSG("terrain") },
    { "train", BT_MSG("trains") },
    { "transit", BT_MSG("the transit track") },
    { "turn", BT_MSG("turns") },
    { "vedette", BT_MSG("vedettes") },
    { "vedettes", BT_MSG("vedettes") },
    { "victory", BT_MSG("victory") },
    { "zoc", BT_MSG("zones of control") },
};

const char *
bt__chapter_title(const char *word)
{
    for (size_t i = 0; i < sizeof chapters / sizeof *chapters; i++)
        if (strcmp(chapters[i].word, word) == 0)
            return chapters[i].title;
    return word;
}
