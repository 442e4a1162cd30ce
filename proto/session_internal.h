/*
 * session_internal.h - the engine's desk and the handlers only it has.
 */
#ifndef BT_SESSION_INTERNAL_H
#define BT_SESSION_INTERNAL_H

#include <berthier/bot.h>
#include <berthier/call.h>
#include <berthier/session.h>
#include <berthier/shelf.h>

struct bt_session {
    bt_desk desk;
    int slot_count, last_number;
    bt_slot slots[BT_SESSION_MATCHES_MAX]; /* ascending by number; own match */
    bt_shelves *shelves, own_shelves;
};

#define REQUEST(code, name, where, text) REQUEST_##where(code)
#define REQUEST_SHARED(code)
#define REQUEST_SOCKET(code)
#define REQUEST_OWN(code)    int bt__do_##code(bt_call *call);
#define REQUEST_ENGINE(code) int bt__do_##code(bt_call *call);
#define KEY(request, key, type, must, text)
#include <berthier/messages.def>
#undef REQUEST
#undef REQUEST_SHARED
#undef REQUEST_OWN
#undef REQUEST_SOCKET
#undef REQUEST_ENGINE
#undef KEY

/** What a chapter of rules is called where people read it; the word itself when nobody says. */
const char *bt__chapter_title(const char *word);

/** A position that a seat may take for the true one, of several; NULL when memory ran out. */
bt_state *bt_known_position(bt_call *call, const bt_slot *slot, unsigned deal);

/** Try the actions of a request again, in another position; can all be done there, too? */
bool bt_retry_actions(bt_call *call, const bt_slot *slot, bt_state *copy);

/** Free what a slot owns. */
void bt__slot_release(bt_session *session, bt_slot *slot);

#endif
