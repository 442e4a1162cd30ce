/* probe.c - starts, measures and ends the server under test. */
#include "probe.h"

#include "client.h"
#include <arpa/inet.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    QUIET_SECONDS = 10,
    PING_SECONDS = 45 /* long enough for each to be pinged once */
};

static _Noreturn void
become_server(const char *program, int port, const char *database, const char *const *options,
              int out)
{
    const char *words[20] = { program, "serve", "--port", "", "--db", database };
    char number[16];
    int count = 6;
    (void)snprintf(number, sizeof number, "%d", port);
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    dup2(out, STDOUT_FILENO);
    words[3] = number;
    for (int i = 0; options && options[i] && count < 19; i++)
        words[count++] = options[i];
    execv(program, (char *const *)(uintptr_t)words);
    _exit(127);
}

pid_t
load_server_start(const char *program, int port, const char *database, const char *const *options)
{
    int ends[2];
    char line[256];
    if (pipe(ends))
        load_fail("no pipe");
    pid_t child = fork();
    if (child < 0)
        load_fail("cannot fork");
    if (child == 0)
        become_server(program, port, database, options, ends[1]);
    close(ends[1]);
    FILE *out = fdopen(ends[0], "r");
    if (!out || !fgets(line, sizeof line, out) || !strstr(line, "http://"))
        load_fail("%s serve did not start", program);
    (void)fclose(out);
    return child;
}

void
load_process_end(pid_t process)
{
    kill(process, SIGTERM);
    (void)waitpid(process, NULL, 0);
}

static double
read_size(pid_t process, const char *which)
{
    char path[64], line[256];
    double size = 0;
    (void)snprintf(path, sizeof path, "/proc/%d/status", (int)process);
    FILE *status = fopen(path, "r");
    if (!status)
        load_fail("cannot read %s", path);
    while (fgets(line, sizeof line, status))
        if (strncmp(line, which, strlen(which)) == 0)
            size = strtod(line + strlen(which), NULL);
    (void)fclose(status);
    return size;
}

double
load_rss(pid_t process)
{
    return read_size(process, "VmRSS:");
}

double
load_peak(pid_t process)
{
    return read_size(process, "VmHWM:");
}

int
load_free_port(void)
{
    struct sockaddr_in to = { .sin_family = AF_INET };
    socklen_t length = sizeof to;
    int file = socket(AF_INET, SOCK_STREAM, 0);
    inet_pton(AF_INET, "127.0.0.1", &to.sin_addr);
    if (file < 0 || bind(file, (struct sockaddr *)&to, sizeof to) ||
        getsockname(file, (struct sockaddr *)&to, &length))
        load_fail("no port is free");
    close(file);
    return ntohs(to.sin_port);
}

double
load_cpu(pid_t process)
{
    char path[64], line[512];
    unsigned long user = 0, system = 0;
    (void)snprintf(path, sizeof path, "/proc/%d/stat", (int)process);
    FILE *file = fopen(path, "r");
    if (!file || !fgets(line, sizeof line, file))
        load_fail("cannot read %s", path);
    (void)fclose(file);
    const char *at = strrchr(line, ')'); /* the name may hold anything */
    for (int i = 0; at && i < 12; i++)
        at = strchr(at + 1, ' ');
    if (!at || sscanf(at, "%lu %lu", &user, &system) != 2)
        load_fail("cannot understand %s", path);
    return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

/* Answer pings for some seconds; milliseconds of the server's time a second. */
static double
sit_still(pid_t process, load_client *clients, int count, int seconds)
{
    const char *text;
    size_t length;
    struct pollfd *files = calloc((size_t)count + 1, sizeof *files);
    if (!files)
        load_fail("out of memory");
    for (int i = 0; i < count; i++)
        files[i] = (struct pollfd){ .fd = clients[i].file, .events = POLLIN };
    double before = load_cpu(process);
    int64_t until = load_now() + (int64_t)seconds * 1000000;
    while (load_now() < until) {
        (void)poll(files, (nfds_t)count, 500);
        for (int i = 0; i < count; i++) {
            if (files[i].revents && !load_client_read(&clients[i]))
                load_fail("the server hung up on a quiet client");
            while (load_client_next(&clients[i], &text, &length))
                ;
        }
    }
    free(files);
    return (load_cpu(process) - before) * 1000 / seconds;
}

void
load_idle(pid_t process, int port, int count, load_idling *out)
{
    struct rlimit files = { 0 };
    (void)getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    (void)setrlimit(RLIMIT_NOFILE, &files);
    load_client *clients = calloc((size_t)count, sizeof *clients);
    if (!clients)
        load_fail("out of memory");
    out->none = sit_still(process, clients, 0, QUIET_SECONDS);
    double before = load_rss(process);
    for (int i = 0; i < count; i++) {
        load_client_open(&clients[i], port, "/socket", NULL);
        json_decref(load_client_ask(&clients[i], "{\"request\":\"bots\"}"));
    }
    out->each = (load_rss(process) - before) / count;
    out->all = sit_still(process, clients, count, PING_SECONDS);
    for (int i = 0; i < count; i++)
        load_client_close(&clients[i]);
    free(clients);
}
