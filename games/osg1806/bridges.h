/*
 * bridges.h - damaging and repairing bridges [8.4], laying pontoons and taking them in [9.2].
 */
#ifndef OSG_BRIDGES_H
#define OSG_BRIDGES_H

#include "state.h"

/* Deeds of the room of a march. */
bt_refuser osg_refuse_damage, osg_refuse_repair, osg_refuse_sound, osg_refuse_deploy;
bt_doer osg_do_damage, osg_do_repair, osg_do_sound, osg_do_deploy;

/* Of a Movement Phase. */
bt_refuser osg_refuse_pack;
bt_doer osg_do_pack;
void osg_list_packing(const bt_list *list);

/** Bridge trains that may not move in the segment, and can lay pontoons where they stand (R145). */
bt_units osg_find_layers(const osg *n, bt_side side);

#endif
