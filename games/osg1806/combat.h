/*
 * combat.h - what a Combat Phase keeps of its attacks: their numbers, and who takes part [11.2a].
 *
 * Every attack has a number from 1, and units that take part in one carry it (`used` of the state, which
 * counts points in the Movement Phase).  Where a unit stood when its attack began is where the enemy saw
 * it last (`seen_at`): all who fight are revealed.
 */
#ifndef OSG_COMBAT_H
#define OSG_COMBAT_H

#include "state.h"

/* Instead of the number of an attack: who has retreated before combat; who was displaced in the chain under way, and in
 * an earlier one of the phase [11.45a]; attackers whose enemies have gone (R18). */
enum { OSG_FREED = 0xfc, OSG_ASIDE = 0xfd, OSG_PUSHED = 0xfe, OSG_SLIPPED = 0xff };

static inline bool
osg_is_attack(unsigned number)
{
    return number && number < OSG_FREED;
}

/** The number of the attack in hand; 0 when there is none. */
int osg_attack_in_hand(const osg_state *s);

/** Those who take part in an attack, of one side, wherever they are now. */
bt_units osg_parties(const osg *n, int attack, bt_side side);

/** A unit goes from hex to hex: the enemy sees who, or a flag. */
void osg_shift(osg *n, bt_unit unit, bt_hex to, unsigned event, const char *rule);

#endif
