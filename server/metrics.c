/*
 * metrics.c - the server's numbers in the text format of Prometheus.
 *
 * They are told on a port of their own, on the loopback: a proxy that stands
 * before the server comes from there too, and passes on what it is asked.
 */
#include "serve_internal.h"

void
bt__metrics_write(const bt__server *server, bt_buf *out)
{
    bt_hub_stats stats;

    bt_hub_stats_get(server->hub, &stats);
#define METRIC(name, kind, value, help)                                                            \
    bt_buf_addf(out, "# HELP %s %s\n# TYPE %s %s\n%s %lld\n", name, help, name, kind, name,        \
                (long long)(value));
#include "metrics.def"
#undef METRIC
}
