/*
 * sway.c - which card may be played upon which country in diplomacy.
 */
#include "sway.h"
#include "cards.h"
#include "corps.h"
#include "country.h"

/* [CARD-NAPOLEON-I.1] [CARD-TALLEYRAND.1] [CARD-PITT.1] [CARD-ENGLISH-GOLD.1] These four have no
 * conditions of their own. */
uint64_t
aon_swaying_titles(void)
{
    return AON_TITLE(AON_ALEXANDER_I) | AON_TITLE(AON_ENGLISH_GOLD) | AON_TITLE(AON_JOSEPH) |
           AON_TITLE(AON_METTERNICH) | AON_TITLE(AON_NAPOLEON_I) | AON_TITLE(AON_PITT) |
           AON_TITLE(AON_TALLEYRAND);
}

/* ---- who has a minister there --------------------------------------------- */

/* Alexander I speaks for Russia, Metternich for Österreich; AON_NO_COUNTRY of other titles. */
static uint8_t
spoken_for(const aon *n, aon_title title)
{
    if (title == AON_ALEXANDER_I)
        return n->printed->russia;
    return title == AON_METTERNICH ? n->printed->austria : AON_NO_COUNTRY;
}

/* While their country is neutral they win it for the Coalition, and nothing else. */
static const bt_reason *
refuse_neutral_minister(aon_title title, bt_side side, bool its_own)
{
    if (side == AON_COALITION && its_own)
        return NULL;
    return title == AON_ALEXANDER_I ? REFUSE(ALEXANDER_NEUTRAL) : REFUSE(METTERNICH_NEUTRAL);
}

/* [CARD-ALEXANDER-I.1] [CARD-METTERNICH.1] Of an insurgent country there is no minister. */
static const bt_reason *
refuse_minister(const aon *n, const bt_act *act, aon_title title)
{
    uint8_t country = spoken_for(n, title);

    if (country == AON_NO_COUNTRY)
        return NULL;
    if (n->s->before[country] == AON_NEUTRAL)
        return refuse_neutral_minister(title, act->side, act->b == country);
    if (n->s->before[country] == AON_INSURGENT ||
        aon_side_of_align((aon_align)n->s->before[country]) != act->side)
        return REFUSE_OF(CONDITION, title);
    return NULL;
}

const char *
aon_clause_of_sway(const aon *n, aon_title title)
{
    uint8_t country = spoken_for(n, title);

    if (country == AON_NO_COUNTRY || n->s->before[country] != AON_NEUTRAL)
        return aon_clause_of(title);
    return title == AON_ALEXANDER_I ? "CARD-ALEXANDER-I.2" : "CARD-METTERNICH.2";
}

/* ---- which way it can go -------------------------------------------------- */

/* [AON-3.8b] [AON-3.8c] The ministers of an occupied country can still win it. */
static const bt_reason *
refuse_occupied(const aon *n, const bt_act *act, aon_title title)
{
    uint8_t country = (uint8_t)act->b;

    if (act->side != AON_COALITION || !aon_is_occupied(n, country) ||
        spoken_for(n, title) == country ||
        !aon_holds(n, AON_FRENCH, n->printed->countries[country].capital))
        return NULL;
    return country == n->printed->russia ? REFUSE(OCCUPIED_RUSSIA) : REFUSE(OCCUPIED);
}

/* [AON-3.5] One place on the line from member over neutral to ally. */
static const bt_reason *
refuse_way(bt_side side, aon_align from)
{
    bool french = side == AON_FRENCH;

    switch (from) {
    case AON_NEUTRAL:
        return NULL;
    case AON_MEMBER:
        return french ? NULL : REFUSE(NO_FURTHER);
    case AON_ALLY:
        return french ? REFUSE(NO_FURTHER) : NULL;
    case AON_DOMINION:
        return french ? REFUSE(NO_FURTHER) : REFUSE(IS_DOMINION);
    case AON_INSURGENT:
        return french ? REFUSE(IS_INSURGENT) : REFUSE(NO_FURTHER);
    case AON_PART:
    case AON_ALIGNS:
        break;
    }
    return REFUSE(NOT_DETACHED);
}

/* [CARD-JOSEPH.1] */
static const bt_reason *
refuse_joseph(const aon *n, const bt_act *act)
{
    uint8_t country = (uint8_t)act->b;

    return aon_is_major(n, country) && n->s->before[country] == AON_ALLY &&
                   !bt_set_has(&n->s->dominions, country)
               ? NULL
               : REFUSE_OF(CONDITION, AON_JOSEPH);
}

/* ---- both ----------------------------------------------------------------- */

/* What holds of a country whatever the card. */
static const bt_reason *
refuse_country(const aon *n, bt_side side, unsigned country)
{
    if (country == n->printed->france || country == n->printed->britain)
        return REFUSE(FIXED);
    if (n->s->before[country] == AON_PART)
        return REFUSE(NOT_DETACHED);
    return n->s->pushed[country] >> side & 1 ? REFUSE(PUSHED) : NULL;
}

const bt_reason *
aon_refuse_sway(const aon *n, const bt_act *act)
{
    aon_title title = aon_title_of(n, act->a);
    const bt_reason *reason = refuse_country(n, act->side, act->b);

    if (!(aon_swaying_titles() >> title & 1))
        return REFUSE_OF(WRONG_FORM, title);
    if (reason)
        return reason;
    if (title == AON_JOSEPH)
        return refuse_joseph(n, act);
    reason = refuse_minister(n, act, title);
    if (!reason)
        reason = refuse_way(act->side, (aon_align)n->s->before[act->b]);
    return reason ? reason : refuse_occupied(n, act, title);
}

const bt_reason *
aon_refuse_shift(const aon *n, bt_side side, uint8_t country)
{
    const bt_act act = { .side = side, .b = country };
    const bt_reason *reason;

    if (country == n->printed->france || country == n->printed->britain)
        return REFUSE(FIXED);
    reason = refuse_way(side, (aon_align)n->s->align[country]);
    return reason ? reason : refuse_occupied(n, &act, AON_TALLEYRAND);
}

aon_align
aon_shifted(bt_side side, aon_align from)
{
    if (from != AON_NEUTRAL)
        return AON_NEUTRAL;
    return side == AON_FRENCH ? AON_ALLY : AON_MEMBER;
}

const bt_reason *
aon_refuse_crown(const aon *n, bt_side side, unsigned country)
{
    const bt_reason *reason = refuse_country(n, side, country);

    if (reason)
        return reason;
    return n->printed->countries[country].class == AON_MINOR && n->s->before[country] == AON_ALLY
               ? NULL
               : REFUSE_OF(CONDITION, AON_NAPOLEONIC_DYNASTY);
}

void
aon_mark_pushed(aon *n, bt_side side, uint8_t country)
{
    n->s->pushed[country] = (uint8_t)(n->s->pushed[country] | bt_side_bit(side));
}

aon_align
aon_net_align(const aon *n, uint8_t country)
{
    bool french = n->s->pushed[country] == bt_side_bit(AON_FRENCH);

    if (bt_set_has(&n->s->crowned, country))
        return AON_DOMINION;
    return aon_shifted(french ? AON_FRENCH : AON_COALITION, (aon_align)n->s->before[country]);
}
