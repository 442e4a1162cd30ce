/* exchange.c - the account of an exchange. */
#include <berthier/exchange.h>

int
bt_units_strength(bt_units units, const uint8_t *strength)
{
    int total = 0;

    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;)
        total += strength[u];
    return total;
}

bool
bt_exchange_begin(bt_exchange *exchange, bt_units lost, bt_units payers, const uint8_t *strength)
{
    int owed = bt_units_strength(lost, strength);

    *exchange = (bt_exchange){ 0, 0 };
    if (bt_units_strength(payers, strength) <= owed)
        return false;
    exchange->owed = (uint16_t)owed;
    return true;
}
