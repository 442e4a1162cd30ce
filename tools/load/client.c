/* client.c - the least that is a WebSocket client: whole text frames, no more. */
#include "client.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { FIN_TEXT = 0x81, FIN_PING = 0x89, FIN_PONG = 0x8a, MASKED = 0x80, SHORT = 125 };

int64_t
load_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

void
load_fail(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    (void)fputs("berthier-load: ", stderr);
    (void)vfprintf(stderr, format, args);
    (void)fputc('\n', stderr);
    va_end(args);
    exit(1);
}

static void
send_all(int file, const void *bytes, size_t length)
{
    for (size_t sent = 0; sent < length;) {
        ssize_t now = send(file, (const char *)bytes + sent, length - sent, MSG_NOSIGNAL);
        if (now < 0 && errno != EINTR)
            load_fail("cannot send: %s", strerror(errno));
        sent += now > 0 ? (size_t)now : 0;
    }
}

static void
shake_hands(load_client *client, int port, const char *path)
{
    char text[512];
    int length = snprintf(text, sizeof text,
                          "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\n"
                          "Connection: Upgrade\r\nSec-WebSocket-Key: MTIzNDU2Nzg5MDEyMzQ1Ng==\r\n"
                          "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: berthier\r\n\r\n",
                          path, port);
    send_all(client->file, text, (size_t)length);
    while (!client->have || !memmem(client->in, client->have, "\r\n\r\n", 4))
        if (!load_client_read(client))
            load_fail("the server hung up during the handshake");
    if (memcmp(client->in, "HTTP/1.1 101", 12) != 0)
        load_fail("the server answered %.40s", (const char *)client->in);
    const unsigned char *end = memmem(client->in, client->have, "\r\n\r\n", 4);
    size_t head = (size_t)(end + 4 - client->in);
    client->have -= head;
    memmove(client->in, client->in + head, client->have);
    client->received = client->have;
}

static void
come_from(const load_client *client, const char *from)
{
    struct sockaddr_in own = { .sin_family = AF_INET };
    if (!from)
        return;
    inet_pton(AF_INET, from, &own.sin_addr);
    if (bind(client->file, (struct sockaddr *)&own, sizeof own))
        load_fail("cannot come from %s: %s", from, strerror(errno));
}

static void
dial(load_client *client, int port, const char *from)
{
    struct sockaddr_in to = { .sin_family = AF_INET, .sin_port = htons((uint16_t)port) };
    int one = 1;
    *client = (load_client){ .file = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0) };
    inet_pton(AF_INET, "127.0.0.1", &to.sin_addr);
    come_from(client, from);
    if (client->file < 0 || connect(client->file, (struct sockaddr *)&to, sizeof to))
        load_fail("cannot connect to port %d: %s", port, strerror(errno));
    (void)setsockopt(client->file, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
}

void
load_client_open(load_client *client, int port, const char *path, const char *from)
{
    dial(client, port, from);
    shake_hands(client, port, path);
}

char *
load_client_fetch(int port, const char *path)
{
    load_client client;
    char text[256];
    dial(&client, port, NULL);
    int length = snprintf(text, sizeof text,
                          "GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n", path);
    send_all(client.file, text, (size_t)length);
    while (load_client_read(&client))
        ;
    char *out = calloc(1, client.have + 1);
    if (!out)
        load_fail("out of memory");
    memcpy(out, client.in, client.have);
    load_client_close(&client);
    return out;
}

void
load_client_close(load_client *client)
{
    close(client->file);
    free(client->in);
    *client = (load_client){ .file = -1 };
}

static void
send_frame(load_client *client, unsigned head, const char *text, size_t length)
{
    unsigned char frame[1024] = { (unsigned char)head };
    size_t at = 2;
    if (length > SHORT) {
        frame[1] = MASKED | 126;
        frame[2] = (unsigned char)(length >> 8);
        frame[3] = (unsigned char)length;
        at = 4;
    } else {
        frame[1] = (unsigned char)(MASKED | length);
    }
    at += 4; /* a mask of zeros */
    if (at + length > sizeof frame)
        load_fail("a request of %zu bytes", length);
    memcpy(frame + at, text, length);
    send_all(client->file, frame, at + length);
}

void
load_client_send(load_client *client, const char *text, size_t length)
{
    send_frame(client, FIN_TEXT, text, length);
}

bool
load_client_read(load_client *client)
{
    if (client->used) { /* messages handed out are over */
        client->have -= client->used;
        memmove(client->in, client->in + client->used, client->have);
        client->used = 0;
    }
    if (client->room - client->have < 4096) {
        client->room = client->room ? client->room * 2 : 8192;
        client->in = realloc(client->in, client->room);
        if (!client->in)
            load_fail("out of memory");
    }
    ssize_t now = recv(client->file, client->in + client->have, client->room - client->have, 0);
    if (now <= 0)
        return false;
    client->have += (size_t)now;
    client->received += (uint64_t)now;
    return true;
}

/* The place and length of the next frame's payload, when the frame is whole. */
static bool
next_frame(const load_client *client, size_t *head, size_t *length)
{
    const unsigned char *in = client->in + client->used;
    size_t have = client->have - client->used;
    if (have < 2)
        return false;
    *head = in[1] < 126 ? 2 : in[1] == 126 ? 4 : 10;
    if (have < *head)
        return false;
    *length = in[1] < 126 ? in[1] : 0;
    for (size_t i = 2; i < *head; i++)
        *length = *length << 8 | in[i];
    return have >= *head + *length;
}

/* Make the lines of the next whole text frame those to be handed out. */
static bool
take_frame(load_client *client)
{
    size_t head, length;
    while (next_frame(client, &head, &length)) {
        unsigned kind = client->in[client->used];
        const char *text = (const char *)client->in + client->used + head;
        client->used += head + length;
        if (kind == FIN_PING)
            send_frame(client, FIN_PONG, text, length);
        else if (kind != FIN_TEXT)
            load_fail("a frame that begins with %02x", kind);
        client->lines = (load_span){ text, kind == FIN_TEXT ? length : 0 };
        if (client->lines.length)
            return true;
    }
    return false;
}

bool
load_client_next(load_client *client, const char **text, size_t *length)
{
    load_span line;
    if (!client->lines.length && !take_frame(client))
        return false;
    (void)load_next_line(&client->lines, &line);
    *text = line.at;
    *length = line.length;
    return true;
}

void
load_client_wait(load_client *client, const char **text, size_t *length)
{
    while (!load_client_next(client, text, length))
        if (!load_client_read(client))
            load_fail("the server hung up");
}

json_t *
load_client_ask(load_client *client, const char *request)
{
    load_client_send(client, request, strlen(request));
    for (;;) {
        const char *text;
        size_t length;
        json_error_t error;
        load_client_wait(client, &text, &length);
        json_t *answer = json_loadb(text, length, 0, &error);
        if (!answer)
            load_fail("no JSON: %.*s", (int)length, text);
        const json_t *ok = json_object_get(answer, "ok");
        if (json_is_false(ok))
            load_fail("%s was answered %.*s", request, (int)length, text);
        if (ok)
            return answer;
        json_decref(answer);
    }
}
