/*
 * vedettes.h - breaking down into vedettes, and assembling again [13.1].
 */
#ifndef OSG_VEDETTES_H
#define OSG_VEDETTES_H

#include "state.h"

bt_refuser osg_refuse_break, osg_refuse_assemble;
bt_doer osg_do_break, osg_do_assemble;

void osg_list_breaks(const bt_list *l);
void osg_list_assemblies(const bt_list *l);

#endif
