/*
 * attack.h - declaring an attack, and what its odds are [7.2] [7.9] [9.0].
 */
#ifndef NAW_ATTACK_H
#define NAW_ATTACK_H

#include "state.h"

/** Is there any attack left to make? */
bool naw_has_attack(const naw *n);

const bt_reason *naw_refuse_attack(const naw *n, const bt_act *act);
void naw_do_attack(naw *n, const bt_act *act);

/** The column the attack in hand is resolved on, and how it comes about. */
int naw_column(const naw *n, bt_odds *lines);

int naw_odds(const bt_game *game, const bt_state *state, bt_side viewer, uint16_t place,
             bt_odds *out);

#endif
