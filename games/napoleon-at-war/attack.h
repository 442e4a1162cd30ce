/*
 * attack.h - declaring an attack [7.2] [7.9].
 */
#ifndef NAW_ATTACK_H
#define NAW_ATTACK_H

#include "state.h"

/** Is there any attack left to make? */
bool naw_has_attack(const naw *n);

const bt_reason *naw_refuse_attack(const naw *n, const bt_act *act);
void naw_do_attack(naw *n, const bt_act *act);

#endif
