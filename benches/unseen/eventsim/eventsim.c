/* Simulation of a repair shop with customers, queues and workers: a binary heap of structures, calls by function pointer, i64 times.
   size 1300000, quick 130000: events. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define STATIONS 12
#define WORKERS 3
#define WAITING 64

struct shop;
struct event;
typedef void (*handler)(struct shop *, const struct event *);

struct event {
    int64_t time;
    uint32_t order;
    int station, customer;
    handler handle;
};

struct station {
    int busy, first, waiting;
    int queue[WAITING];
    int64_t since[WAITING];
    int64_t waited;
    int served, refused;
};

struct shop {
    struct event *heap;
    int events, space;
    uint32_t order;
    uint64_t random;
    int64_t now;
    int customers, left;
    struct station stations[STATIONS];
};

static int before(const struct event *a, const struct event *b)
{
    return a->time != b->time ? a->time < b->time : a->order < b->order;
}

static void schedule(struct shop *s, int64_t delay, handler handle, int station, int customer)
{
    if (s->events == s->space) {
        s->space = s->space * 2 + 16;
        s->heap = realloc(s->heap, sizeof(struct event) * (size_t)s->space);
    }
    struct event e = {s->now + delay, s->order++, station, customer, handle};
    int at = s->events++;
    while (at > 0 && before(&e, &s->heap[(at - 1) / 2])) {
        s->heap[at] = s->heap[(at - 1) / 2];
        at = (at - 1) / 2;
    }
    s->heap[at] = e;
}

static struct event next_event(struct shop *s)
{
    struct event first = s->heap[0], last = s->heap[--s->events];
    int at = 0;
    for (;;) {
        int child = 2 * at + 1;
        if (child >= s->events)
            break;
        if (child + 1 < s->events && before(&s->heap[child + 1], &s->heap[child]))
            child++;
        if (!before(&s->heap[child], &last))
            break;
        s->heap[at] = s->heap[child];
        at = child;
    }
    s->heap[at] = last;
    return first;
}

/* xorshift, with a multiplication at the end. */
static uint32_t draw(struct shop *s, uint32_t below)
{
    uint64_t x = s->random;
    x ^= x >> 12;
    x ^= x << 25;
    x ^= x >> 27;
    s->random = x;
    return (uint32_t)(x * UINT64_C(2685821657736338717) >> 40) % below;
}

static void finish(struct shop *s, const struct event *e);

static void serve(struct shop *s, int station, int customer)
{
    schedule(s, 300 + draw(s, 1000), finish, station, customer);
}

static void arrive(struct shop *s, const struct event *e)
{
    struct station *t = &s->stations[e->station];
    if (t->busy < WORKERS) {
        t->busy++;
        serve(s, e->station, e->customer);
    } else if (t->waiting < WAITING) {
        int place = (t->first + t->waiting++) % WAITING;
        t->queue[place] = e->customer;
        t->since[place] = s->now;
    } else {
        t->refused++;
    }
}

static void finish(struct shop *s, const struct event *e)
{
    struct station *t = &s->stations[e->station];
    t->served++;
    if (draw(s, 4) != 0) {
        int other = (int)draw(s, STATIONS);
        schedule(s, draw(s, 200), arrive, other, e->customer);
    } else {
        s->left++;
    }
    if (t->waiting > 0) {
        int customer = t->queue[t->first];
        t->waited += s->now - t->since[t->first];
        t->first = (t->first + 1) % WAITING;
        t->waiting--;
        serve(s, e->station, customer);
    } else {
        t->busy--;
    }
}

/* A new customer comes in, and the next one is on the way. */
static void enter(struct shop *s, const struct event *e)
{
    int station = (int)draw(s, STATIONS);
    schedule(s, 20 + draw(s, 150), enter, station, ++s->customers);
    arrive(s, e);
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1300000;
    struct shop *s = malloc(sizeof *s);
    memset(s, 0, sizeof *s);
    s->random = 88172645463325252;
    schedule(s, 0, enter, 0, 0);
    for (int i = 0; i < n; i++) {
        struct event e = next_event(s);
        s->now = e.time;
        e.handle(s, &e);
    }
    uint32_t sum = 0;
    int refused = 0;
    for (int i = 0; i < STATIONS; i++) {
        const struct station *t = &s->stations[i];
        sum = (sum * 31 + (uint32_t)t->served) * 31 + (uint32_t)t->waited;
        refused += t->refused;
    }
    printf("eventsim %u %d %d %d %lld\n", sum, s->customers, s->left, refused, (long long)s->now);
    free(s->heap);
    free(s);
    return 0;
}
