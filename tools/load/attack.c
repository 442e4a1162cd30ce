/* attack.c - clients that take what they can. */
#include "attack.h"

#include "client.h"
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { FINAL_TEXT = 0x81, OPEN_TEXT = 0x01, MASKED = 0x80, PATIENCE_MS = 500 };
enum { CROWD = 3000, HALVES = 300, DEAF = 100, ROOMS = 100, MEGABYTE = 1000000 };

typedef struct front {
    int port;
    const char *from, *watch;
    char *bulk; /* MEGABYTE bytes */
} front;

/* The wire, with nothing checked: whatever fails is tried again. */

static int
dial(const front *f, int buffer)
{
    struct sockaddr_in own = { .sin_family = AF_INET }, to = { .sin_family = AF_INET };
    struct timeval patience = { .tv_usec = PATIENCE_MS * 1000 };
    int file = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), one = 1;
    inet_pton(AF_INET, f->from, &own.sin_addr);
    inet_pton(AF_INET, "127.0.0.1", &to.sin_addr);
    to.sin_port = htons((uint16_t)f->port);
    (void)setsockopt(file, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &one, sizeof one);
    (void)setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    (void)setsockopt(file, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    if (buffer)
        (void)setsockopt(file, SOL_SOCKET, SO_RCVBUF, &buffer, sizeof buffer);
    if (file >= 0 && bind(file, (struct sockaddr *)&own, sizeof own) == 0 &&
        connect(file, (struct sockaddr *)&to, sizeof to) == 0)
        return file;
    close(file);
    return -1;
}

static bool
put(int file, const void *bytes, size_t length)
{
    for (size_t sent = 0; sent < length;) {
        ssize_t now = send(file, (const char *)bytes + sent, length - sent, MSG_NOSIGNAL);
        if (now <= 0)
            return false;
        sent += (size_t)now;
    }
    return true;
}

/* A WebSocket, or -1. */
static int
open_socket(const front *f, int buffer)
{
    static const char hello[] =
        "GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: MTIzNDU2Nzg5MDEyMzQ1Ng==\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Protocol: berthier\r\n\r\n";
    char answer[1024];
    int file = dial(f, buffer);
    if (file < 0)
        return -1;
    if (put(file, hello, sizeof hello - 1) && recv(file, answer, 12, MSG_WAITALL) == 12 &&
        memcmp(answer, "HTTP/1.1 101", 12) == 0)
        return file;
    close(file);
    return -1;
}

static bool
put_frame(int file, unsigned head, const char *text, size_t length, size_t claimed)
{
    unsigned char frame[14] = { (unsigned char)head, MASKED | 127 }; /* a mask of zeros */
    for (int i = 0; i < 8; i++)
        frame[2 + i] = (unsigned char)(claimed >> (56 - 8 * i));
    return put(file, frame, sizeof frame) && put(file, text, length);
}

static bool
say(int file, const char *text)
{
    return put_frame(file, FINAL_TEXT, text, strlen(text), strlen(text));
}

/* Read what has come; false when the connection is over. */
static bool
drain(int file, int flags)
{
    char bytes[65536];
    ssize_t have;
    while ((have = recv(file, bytes, sizeof bytes, flags)) > 0)
        flags = MSG_DONTWAIT;
    return have < 0 && errno == EAGAIN;
}

/* Say the same again and again on one connection, `count` at a time, and read the answers. */
static void
repeat(const front *f, const char *first, const char *text, int count)
{
    for (;;) {
        int file = open_socket(f, 0);
        bool lives = file >= 0 && (!first[0] || (say(file, first) && drain(file, 0)));
        while (lives) {
            for (int i = 0; lives && i < count; i++)
                lives = say(file, text);
            lives = lives && drain(file, 0);
        }
        close(file);
        usleep(1000);
    }
}

/* The kinds */

static void
make_games(const front *f)
{
    repeat(f, "", "{\"request\":\"create\",\"game\":\"napoleon1806\"}", 50);
}

static void
flood(const front *f)
{
    repeat(f, "", "{\"request\":\"bots\"}", 500);
}

static void
talk_nonsense(const front *f)
{
    repeat(f, "", "{{{{{{{{{{{{{{{{{{{{{{{{{{{{", 500);
}

static void
look_back(const front *f)
{
    char join[128];
    (void)snprintf(join, sizeof join, "{\"request\":\"join\",\"link\":\"%s\"}", f->watch);
    repeat(f, join, "{\"request\":\"history\",\"from\":0,\"count\":200}", 20);
}

static void
speak_at_length(const front *f)
{
    f->bulk[0] = '[';
    for (int i = 1; i + 4 < MEGABYTE; i += 2)
        memcpy(f->bulk + i, "1,", 2);
    memcpy(f->bulk + MEGABYTE - 3, "1]", 3);
    repeat(f, "", f->bulk, 1);
}

/* Messages that are never finished. */
static void
begin_and_stop(const front *f)
{
    int files[HALVES];
    memset(files, -1, sizeof files);
    for (int i = 0;; i = (i + 1) % HALVES) {
        if (files[i] >= 0 && drain(files[i], MSG_DONTWAIT)) {
            usleep(1000);
            continue;
        }
        close(files[i]);
        files[i] = open_socket(f, 0);
        if (files[i] >= 0)
            (void)put_frame(files[i], OPEN_TEXT, f->bulk, MEGABYTE - 1, MEGABYTE - 1);
        else
            usleep(1000);
    }
}

static void
crowd(const front *f)
{
    static int files[CROWD];
    memset(files, -1, sizeof files);
    for (int i = 0;; i = (i + 1) % CROWD) {
        if (files[i] >= 0 && drain(files[i], MSG_DONTWAIT))
            continue;
        close(files[i]);
        files[i] = open_socket(f, 0);
        if (files[i] < 0)
            usleep(500);
    }
}

/* Connections that ask nothing at all. */
static void
hang_on(const front *f)
{
    static int files[CROWD];
    memset(files, -1, sizeof files);
    for (int i = 0;; i = (i + 1) % CROWD) {
        close(files[i]);
        files[i] = dial(f, 0);
        usleep(500);
    }
}

/* Ask for much and read nothing. */
static void
be_deaf(const front *f)
{
    int files[DEAF];
    char join[128];
    (void)snprintf(join, sizeof join, "{\"request\":\"join\",\"link\":\"%s\"}", f->watch);
    memset(files, -1, sizeof files);
    for (int i = 0;; i = (i + 1) % DEAF) {
        char byte;
        bool lives = files[i] >= 0 && (recv(files[i], &byte, 1, MSG_PEEK | MSG_DONTWAIT) != 0);
        if (!lives) {
            close(files[i]);
            files[i] = open_socket(f, 4096);
            lives = files[i] >= 0 && say(files[i], join);
        }
        struct timeval none = { .tv_usec = 1000 };
        if (lives)
            (void)setsockopt(files[i], SOL_SOCKET, SO_SNDTIMEO, &none, sizeof none);
        for (int k = 0; lives && k < 50; k++)
            lives = say(files[i], "{\"request\":\"history\",\"from\":0,\"count\":200}");
        usleep(1000);
    }
}

/* The text after `"name":"` in what was read; false when it is not there. */
static bool
find_text(const char *in, const char *name, char *out, size_t size)
{
    char key[40];
    (void)snprintf(key, sizeof key, "\"%s\":\"", name);
    const char *at = strstr(in, key);
    if (!at)
        return false;
    at += strlen(key);
    size_t length = strcspn(at, "\"");
    if (length >= size)
        return false;
    memcpy(out, at, length);
    out[length] = '\0';
    return true;
}

/* A game against the computer, joined: its link, or false. */
static bool
open_game(int file, const char *create)
{
    char answer[4096], link[64], join[128];
    if (!say(file, create))
        return false;
    ssize_t have = recv(file, answer, sizeof answer - 1, 0);
    if (have <= 0)
        return false;
    answer[have] = '\0';
    if (!find_text(answer, "link", link, sizeof link))
        return false;
    (void)snprintf(join, sizeof join, "{\"request\":\"join\",\"link\":\"%s\"}", link);
    return say(file, join) && drain(file, 0);
}

/* Games in which the computer has the first move, as many as there can be. */
static void
keep_bots_busy(const front *f)
{
    for (;;) {
        int file = open_socket(f, 0);
        for (int i = 0; file >= 0 && i < ROOMS; i++)
            if (!open_game(file, "{\"request\":\"create\",\"game\":\"napoleon-at-war\",\"seats\":{"
                                 "\"french\":\"greedy\",\"prussian\":\"person\"}}"))
                break;
        for (int i = 0; file >= 0 && i < 100 && drain(file, 0); i++)
            ;
        close(file);
        usleep(1000);
    }
}

/* Moves and takes back as fast as it is answered: every one is a commit. */
static void
play_too_fast(const front *f)
{
    for (;;) {
        int file = open_socket(f, 0);
        bool lives =
            file >= 0 && open_game(file, "{\"request\":\"create\",\"game\":\"napoleon-at-war\"}");
        for (long long n = 1; lives; n++) {
            char request[128];
            (void)snprintf(request, sizeof request, "{\"request\":\"%s\",%s\"sequence\":%lld}",
                           n % 2 ? "apply" : "undo", n % 2 ? "\"action\":\"move 1/Gaz 0605\"," : "",
                           n);
            lives = say(file, request) && (n % 8 || drain(file, 0));
        }
        close(file);
        usleep(1000);
    }
}

static void
fetch_books(const front *f)
{
    static const char get[] =
        "GET /book/napoleon1806/campaign?language=%s HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
    for (int n = 0;; n++) {
        char request[200];
        int file = dial(f, 0);
        int length = snprintf(request, sizeof request, get, n % 2 ? "en" : "fr");
        for (int i = 0; file >= 0 && i < 100; i++)
            if (!put(file, request, (size_t)length) || !drain(file, 0))
                break;
        close(file);
        usleep(1000);
    }
}

static void (*const kinds[])(const front *f) = {
    make_games, flood,   talk_nonsense, look_back,      speak_at_length, begin_and_stop,
    crowd,      hang_on, be_deaf,       keep_bots_busy, play_too_fast,   fetch_books,
};

static _Noreturn void
become(int which, int port, const char *watch)
{
    char from[20];
    struct rlimit files = { 8192, 8192 };
    front f = { .port = port, .from = from, .watch = watch, .bulk = malloc(MEGABYTE + 1) };
    (void)prctl(PR_SET_PDEATHSIG, SIGKILL);
    (void)setpriority(PRIO_PROCESS, 0, 19);
    (void)setrlimit(RLIMIT_NOFILE, &files);
    (void)snprintf(from, sizeof from, "127.0.1.%d", which + 1);
    if (!f.bulk)
        _exit(1);
    memset(f.bulk, ' ', MEGABYTE);
    kinds[which](&f);
    _exit(0);
}

void
load_attack_begin(load_attackers *attackers, int port, const char *watch)
{
    attackers->count = (int)(sizeof kinds / sizeof *kinds);
    for (int i = 0; i < attackers->count; i++) {
        attackers->processes[i] = fork();
        if (attackers->processes[i] < 0)
            load_fail("cannot fork");
        if (attackers->processes[i] == 0)
            become(i, port, watch);
    }
}

void
load_attack_end(load_attackers *attackers)
{
    for (int i = 0; i < attackers->count; i++)
        kill(attackers->processes[i], SIGKILL);
    for (int i = 0; i < attackers->count; i++)
        (void)waitpid(attackers->processes[i], NULL, 0);
    attackers->count = 0;
}
