/* A cache that forgets what was unused for longest: hash chains and a doubly linked list through the same nodes, u64 keys.
   size 1600000, quick 160000: requests. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define BUCKET_BITS 11
#define CAPACITY 3000

struct link {
    struct link *before, *after;
};

/* The link comes first, so that its address is that of the entry. */
struct entry {
    struct link use;
    struct entry *chain;
    uint64_t key;
    uint32_t value;
    uint32_t hits;
};

struct cache {
    struct link uses; /* a ring; behind its head is the latest */
    struct entry *buckets[1 << BUCKET_BITS];
    int count;
    uint32_t hits, misses, evictions, steps;
};

static void unlink_use(struct link *l)
{
    l->before->after = l->after;
    l->after->before = l->before;
}

static void link_behind(struct link *head, struct link *l)
{
    l->before = head;
    l->after = head->after;
    head->after->before = l;
    head->after = l;
}

static struct entry **bucket_of(struct cache *c, uint64_t key)
{
    return &c->buckets[key * UINT64_C(0x9e3779b97f4a7c15) >> (64 - BUCKET_BITS)];
}

static struct entry *find(struct cache *c, uint64_t key)
{
    struct entry *e = *bucket_of(c, key);
    while (e != NULL && e->key != key) {
        e = e->chain;
        c->steps++;
    }
    return e;
}

static void evict(struct cache *c)
{
    struct entry *oldest = (struct entry *)c->uses.before;
    struct entry **from = bucket_of(c, oldest->key);
    while (*from != oldest)
        from = &(*from)->chain;
    *from = oldest->chain;
    unlink_use(&oldest->use);
    free(oldest);
    c->count--;
    c->evictions++;
}

static struct entry *add(struct cache *c, uint64_t key, uint32_t value)
{
    struct entry **bucket = bucket_of(c, key), *e;
    if (c->count == CAPACITY)
        evict(c);
    e = malloc(sizeof *e);
    e->key = key;
    e->value = value;
    e->hits = 0;
    e->chain = *bucket;
    *bucket = e;
    link_behind(&c->uses, &e->use);
    c->count++;
    return e;
}

/* What the cache is for: costs more than to look it up. */
static uint32_t compute(uint64_t key)
{
    uint32_t x = (uint32_t)(key ^ key >> 32);
    for (int i = 0; i < 8; i++)
        x = (x ^ x >> 15) * 0x2c1b3c6d + (uint32_t)i;
    return x;
}

static uint32_t get(struct cache *c, uint64_t key)
{
    struct entry *e = find(c, key);
    if (e != NULL) {
        c->hits++;
        e->hits++;
        unlink_use(&e->use);
        link_behind(&c->uses, &e->use);
    } else {
        c->misses++;
        e = add(c, key, compute(key));
    }
    return e->value;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1600000;
    struct cache *c = calloc(1, sizeof *c);
    uint32_t seed = 42, sum = 0, most = 0;
    c->uses.before = c->uses.after = &c->uses;
    for (int i = 0; i < n; i++) {
        /* Low keys are asked for more often; what is low moves slowly. */
        seed = seed * 1664525 + 1013904223;
        uint64_t a = seed >> 20, b = seed >> 8 & 4095;
        uint64_t key = (a * b * 3 >> 12) + (uint64_t)i / 64;
        sum = sum * 31 + get(c, key * key + 1);
    }
    while (c->count > 0) {
        struct entry *e = (struct entry *)c->uses.before;
        if (e->hits > most)
            most = e->hits;
        evict(c);
    }
    printf("lrucache %u %u %u %u %u %u\n", sum, c->hits, c->misses, c->evictions, c->steps, most);
    free(c);
    return 0;
}
