/*
 * event_cards.c - when the event of a card is played, and by whom, as cards.def has it; chapter C1.
 */
#include "event_cards.h"
#include "position.h"

enum { ANY = N06_ANYBODY, MOVER = N06_MOVER, OTHER = N06_OTHER };

static const n06_moment_of_event moments[N06_EVENT_CARDS] = {
#define EVENT_CARD(code, id, name, colour, window, who, rule)                                      \
    [N06_##code] = { N06_##colour, N06_W_##window, who, rule },
#include "cards.def"
#undef EVENT_CARD
};

const char *
n06_rule_of(n06_event event)
{
    return moments[event].rule;
}

n06_window
n06_window_of(n06_event event)
{
    return (n06_window)moments[event].window;
}

const n06_moment_of_event *
n06_moment_of(n06_event event)
{
    return &moments[event];
}

/* Who may play it, of the mover and the other side. */
static bool
is_for(const n06_moment_of_event *moment, bool mover)
{
    return moment->doer == N06_ANYBODY || (moment->doer == N06_MOVER) == mover;
}

void
n06_sort_windows(n06_printed *p)
{
    static_assert(N06_W_COUNT <= N06_WINDOWS_MAX && N06_EVENT_CARDS <= 64, "events are bits");
    for (int event = 0; event < N06_EVENT_CARDS; event++) {
        bt_set *cards = &p->of_window[moments[event].window];
        *cards = bt_set_or(*cards, p->of_event[event]);
    }
    for (bt_side side = N06_FRENCH; side <= N06_PRUSSIAN; side++)
        for (int event = 0; event < N06_EVENT_CARDS; event++)
            for (int own = 0; own < 2; own++)
                if (n06_has_event(p, side, (n06_event)event) && is_for(&moments[event], own))
                    p->asked_for[side][moments[event].window][own] |= UINT64_C(1) << event;
}
