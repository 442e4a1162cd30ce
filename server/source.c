/* source.c - a hash table of addresses, and buckets. */
#include "source.h"

#include <arpa/inet.h>
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BUCKETS_MIN 64

static const uint8_t mapped[12] = { [10] = 0xff, [11] = 0xff };

static bool
parse_four(const char *text, bt_address *out)
{
    struct in_addr four;
    if (inet_pton(AF_INET, text, &four) != 1)
        return false;
    memcpy(out->bytes, mapped, sizeof mapped);
    memcpy(out->bytes + sizeof mapped, &four, sizeof four);
    return true;
}

/* The owner of one address of a /64 has them all. */
static bool
parse_six(const char *text, bt_address *out)
{
    struct in6_addr six;
    if (inet_pton(AF_INET6, text, &six) != 1)
        return false;
    memcpy(out->bytes, &six, sizeof out->bytes);
    if (memcmp(out->bytes, mapped, sizeof mapped) != 0 && !bt__address_is_own(out))
        memset(out->bytes + 8, 0, 8);
    return true;
}

bool
bt__address_parse(const char *text, bt_address *out)
{
    char copy[64], *at = copy;
    if ((size_t)snprintf(copy, sizeof copy, "%s", text) >= sizeof copy)
        return false;
    char *bracket = *at == '[' ? strchr(at, ']') : NULL, *colon = strchr(at, ':');
    if (bracket) {
        *bracket = '\0';
        at++;
    } else if (colon && !strchr(colon + 1, ':')) {
        *colon = '\0';
    }
    return parse_four(at, out) || parse_six(at, out);
}

bool
bt__address_is_own(const bt_address *address)
{
    static const uint8_t four[16] = { [10] = 0xff, [11] = 0xff, [12] = 127, [15] = 1 };
    static const uint8_t six[16] = { [15] = 1 };
    return memcmp(address->bytes, four, sizeof four) == 0 ||
           memcmp(address->bytes, six, sizeof six) == 0;
}

/* FNV-1a: to make addresses collide one would have to own very many. */
static bt_source **
bucket_of(const bt_sources *sources, const bt_address *address)
{
    uint64_t hash = 14695981039346656037u;
    for (size_t i = 0; i < sizeof address->bytes; i++)
        hash = (hash ^ address->bytes[i]) * 1099511628211u;
    return &sources->buckets[(hash ^ hash >> 32) & (uint64_t)(sources->bucket_count - 1)];
}

static bool
grow(bt_sources *sources)
{
    bt_sources larger = *sources;
    larger.bucket_count = sources->bucket_count ? 2 * sources->bucket_count : BUCKETS_MIN;
    larger.buckets = calloc((size_t)larger.bucket_count, sizeof(bt_source *));
    if (!larger.buckets)
        return false;
    for (int i = 0; i < sources->bucket_count; i++) {
        for (bt_source *it; (it = sources->buckets[i]);) {
            bt_source **bucket = bucket_of(&larger, &it->address);
            sources->buckets[i] = it->next;
            it->next = *bucket;
            *bucket = it;
        }
    }
    free(sources->buckets);
    *sources = larger;
    return true;
}

static bt_source *
add(bt_sources *sources, const bt_address *address)
{
    if (sources->count == sources->bucket_count && !grow(sources))
        return NULL;
    bt_source *source = calloc(1, sizeof *source);
    if (!source)
        return NULL;
    bt_source **bucket = bucket_of(sources, address);
    *source =
        (bt_source){ .address = *address, .is_free = bt__address_is_own(address), .next = *bucket };
    *bucket = source;
    sources->count++;
    return source;
}

bt_source *
bt__source_hold(bt_sources *sources, const bt_address *address)
{
    bt_source *source = sources->count ? *bucket_of(sources, address) : NULL;
    while (source && memcmp(&source->address, address, sizeof *address) != 0)
        source = source->next;
    if (!source)
        source = add(sources, address);
    if (source)
        source->holders++;
    return source;
}

void
bt__source_drop(bt_source *source)
{
    assert(!source || source->holders > 0);
    if (source)
        source->holders--;
}

static bool
is_forgotten(const bt_source *source, int64_t now)
{
    return source->holders == 0 && !source->is_active && !source->is_resting &&
           source->arrivals.full_at <= now && source->games.full_at <= now &&
           source->dear.full_at <= now && source->work.full_at <= now;
}

void
bt__sources_prune(bt_sources *sources, int64_t now)
{
    for (int i = 0; i < sources->bucket_count; i++) {
        for (bt_source **at = &sources->buckets[i], *it; (it = *at);) {
            if (!is_forgotten(it, now)) {
                at = &it->next;
                continue;
            }
            *at = it->next;
            free(it);
            sources->count--;
        }
    }
}

void
bt__sources_release(bt_sources *sources)
{
    for (int i = 0; i < sources->bucket_count; i++) {
        for (bt_source *it; (it = sources->buckets[i]);) {
            assert(it->holders == 0);
            sources->buckets[i] = it->next;
            free(it);
        }
    }
    free(sources->buckets);
    *sources = (bt_sources){ 0 };
}

bt_source *
bt__sources_find_largest(const bt_sources *sources, bool of_partial)
{
    bt_source *largest = NULL;
    size_t most = 0;
    for (int i = 0; i < sources->bucket_count; i++) {
        for (bt_source *it = sources->buckets[i]; it; it = it->next) {
            size_t bytes = of_partial ? it->partial : it->unread;
            if (bytes > most) {
                most = bytes;
                largest = it;
            }
        }
    }
    return largest;
}

bool
bt__bucket_take(bt_bucket *bucket, int64_t now, int64_t burst, int64_t each)
{
    int64_t full_at = bucket->full_at > now ? bucket->full_at : now;
    if (full_at + each - now > burst * each)
        return false;
    bucket->full_at = full_at + each;
    return true;
}

void
bt__bucket_pour(bt_bucket *bucket, int64_t now, int64_t amount)
{
    bucket->full_at = (bucket->full_at > now ? bucket->full_at : now) + amount;
}

int64_t
bt__bucket_wait(const bt_bucket *bucket, int64_t now, int64_t depth)
{
    int64_t wait = bucket->full_at - now - depth;
    return wait > 0 ? wait : 0;
}
