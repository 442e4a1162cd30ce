/*
 * exchange.h - paying for an exchange.
 *
 * One side has lost units worth so much printed strength, and the other gives
 * up units of its own until they are worth as much.  If all it could give is
 * not worth more, all of it goes and nobody is asked.
 */
#ifndef BT_EXCHANGE_H
#define BT_EXCHANGE_H

#include <berthier/unit.h>

typedef struct bt_exchange {
    uint16_t owed, paid; /* strength points */
} bt_exchange;

/** Strength of a set of units; strength is indexed by unit. */
int bt_units_strength(bt_units units, const uint8_t *strength);

/** Open the account; false when the payers have no choice but to lose all. */
bool bt_exchange_begin(bt_exchange *exchange, bt_units lost, bt_units payers,
                       const uint8_t *strength);

static inline void
bt_exchange_pay(bt_exchange *exchange, int strength)
{
    exchange->paid = (uint16_t)(exchange->paid + strength);
}

static inline bool
bt_exchange_is_paid(const bt_exchange *exchange)
{
    return exchange->paid >= exchange->owed;
}

#endif
