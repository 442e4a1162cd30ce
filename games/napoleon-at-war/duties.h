/*
 * duties.h - who must fight whom, and whether a declaration leaves everybody
 * else able to do his duty [7.1] [7.2] [8.1] [8.4].
 */
#ifndef NAW_DUTIES_H
#define NAW_DUTIES_H

#include "state.h"

/** The units of both sides that touch an enemy, for which duties are frozen [7.11] [7.12]. */
bt_units naw_in_contact(const naw *n);

/** Freeze the duties at the end of the Movement Phase. */
void naw_freeze_duties(naw *n);

/** Recompute whether any duty is strained; only while attacks are declared. */
void naw_derive_strain(naw *n);

/* Why a declaration cannot stand, and on whose account. */
typedef struct naw_hitch {
    const bt_reason *reason;
    bt_unit unit;
} naw_hitch;

/**
 * Can the combat of these attackers and defenders, perhaps with more of
 * either, be fought so that everybody else can still do his duty?
 *
 * @param exact  no more of either: just as it stands
 */
bool naw_attack_can_stand(const naw *n, const bt_units *attackers, const bt_units *defenders,
                          bool exact, naw_hitch *hitch);

/** Units whose duty is still open and can still be met, as the units stand at this moment. */
bt_units naw_feasible_duties(const naw *n);

/** The same while attacks are declared; nobody: the phase may end. */
bt_units naw_pressing_duties(const naw *n);

/** Enemies that some unit could attack, as far as reach goes. */
bt_units naw_attackable(const naw *n);

#endif
