/*
 * combat_designate.h - declaring attacks [11.2].
 */
#ifndef OSG_COMBAT_DESIGNATE_H
#define OSG_COMBAT_DESIGNATE_H

#include "combat_field.h"

/** What forbids that one stack attacks another; `declared_only`: targets that are known, or have to be
 * attacked. */
const bt_reason *osg_refuse_attack(const osg *n, const bt_act *act, bool declared_only);

/** The same of two nodes that face each other. */
const bt_reason *osg_refuse_declaring(const osg_field *field, int attacker, int defender,
                                      bool declared_only);
void osg_do_attack(osg *n, const bt_act *act);

/** Keep the attacks of a field in the position. */
void osg_note_attacks(osg *n, const osg_field *field);

/** Add each attack of a stack on another that nothing forbids. */
typedef const bt_reason *osg_declaration(const osg_field *field, int attacker, int defender);
void osg_list_attacks(const bt_list *l, const osg_field *field, osg_declaration *refuse);

/** Say which duties to attack are open [4.31a]. */
void osg_say_duties(const osg *n, bt_buf *out);

#endif
