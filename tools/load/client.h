/* client.h - the least that is a WebSocket client. */
#ifndef LOAD_CLIENT_H
#define LOAD_CLIENT_H

#include "scan.h"
#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct load_client {
    int file;
    unsigned char *in;
    size_t used, have, room; /* bytes handed out already, read, and to be read at most */
    load_span lines;         /* of the frame read last that were not handed out */
    uint64_t received;       /* bytes since the handshake, frame heads included */
} load_client;

/**
 * Connect to 127.0.0.1 and shake hands at `path`; ends the program when that fails.
 *
 * @param from  an address of this machine to come from; NULL for the usual one
 */
void load_client_open(load_client *client, int port, const char *path, const char *from);
void load_client_close(load_client *client);

/** Send one text message. */
void load_client_send(load_client *client, const char *text, size_t length);

/** Read what has come; false when the server has closed. */
bool load_client_read(load_client *client);

/** The next line of a message that was read: valid until more is read; false for none. */
bool load_client_next(load_client *client, const char **text, size_t *length);

/** Wait for the next line. */
void load_client_wait(load_client *client, const char **text, size_t *length);

/** Send a request and wait for its answer, skipping updates; the caller decrefs it. */
json_t *load_client_ask(load_client *client, const char *request);

/** What a page holds, head included; the caller frees it. */
char *load_client_fetch(int port, const char *path);

/** Microseconds on a clock that only goes forward. */
int64_t load_now(void);

/** Print a complaint and end the program. */
_Noreturn void load_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
