/* Hash tables with open addressing: linear probing with backward shift, double hashing with tombstones, two hash functions.
   size 1500000, quick 150000: operations. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SLOTS 8192
#define MASK (SLOTS - 1)

enum state { EMPTY, FULL, DELETED };

struct slot {
    uint64_t key;
    int32_t value;
    uint8_t state;
};

struct linear {
    uint32_t keys[SLOTS]; /* Zero stands for an empty place. */
    uint16_t values[SLOTS];
    int used;
};

static struct linear table;
static struct slot slots[SLOTS];
static int live, tombs, rebuilt;

static uint32_t mix32(uint32_t h)
{
    h ^= h >> 16;
    h *= 0x85ebca6bu;
    h ^= h >> 13;
    h *= 0xc2b2ae35u;
    h ^= h >> 16;
    return h;
}

static uint32_t fnv(const void *data, size_t length)
{
    const unsigned char *p = data;
    uint32_t h = 2166136261u;
    while (length--)
        h = (h ^ *p++) * 16777619u;
    return h;
}

static uint16_t *linear_get(struct linear *t, uint32_t key, int create)
{
    uint32_t i = mix32(key) & MASK;
    while (t->keys[i] != 0) {
        if (t->keys[i] == key)
            return &t->values[i];
        i = (i + 1) & MASK;
    }
    if (!create || t->used >= SLOTS * 3 / 4)
        return NULL;
    t->keys[i] = key;
    t->values[i] = 0;
    t->used++;
    return &t->values[i];
}

static int linear_remove(struct linear *t, uint32_t key)
{
    uint32_t i = mix32(key) & MASK, j, home;
    while (t->keys[i] != key) {
        if (t->keys[i] == 0)
            return 0;
        i = (i + 1) & MASK;
    }
    for (j = (i + 1) & MASK; t->keys[j] != 0; j = (j + 1) & MASK) {
        home = mix32(t->keys[j]) & MASK;
        if (((j - home) & MASK) >= ((j - i) & MASK)) {
            t->keys[i] = t->keys[j];
            t->values[i] = t->values[j];
            i = j;
        }
    }
    t->keys[i] = 0;
    t->used--;
    return 1;
}

static struct slot *probe(uint64_t key, int for_insert)
{
    uint32_t h = fnv(&key, sizeof(key));
    uint32_t i = h & MASK, step = (h >> 15) | 1;
    struct slot *tomb = NULL;
    for (int tries = 0; tries < SLOTS; tries++, i = (i + step) & MASK) {
        struct slot *s = &slots[i];
        if (s->state == EMPTY)
            return for_insert ? (tomb ? tomb : s) : NULL;
        if (s->state == DELETED) {
            if (tomb == NULL)
                tomb = s;
        } else if (s->key == key) {
            return s;
        }
    }
    return for_insert ? tomb : NULL;
}

static void put(uint64_t key, int value)
{
    struct slot *s = probe(key, 1);
    if (s == NULL)
        return;
    if (s->state != FULL) {
        if (s->state == DELETED)
            tombs--;
        s->state = FULL;
        s->key = key;
        s->value = 0;
        live++;
    }
    s->value += value;
}

static void rebuild(void)
{
    static struct slot old[SLOTS];
    memcpy(old, slots, sizeof(slots));
    memset(slots, 0, sizeof(slots));
    live = tombs = 0;
    for (int i = 0; i < SLOTS; i++)
        if (old[i].state == FULL)
            put(old[i].key, old[i].value);
    rebuilt++;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1500000;
    uint64_t seed = 12345, sum = 0;
    for (int i = 0; i < n; i++) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        uint32_t key = (uint32_t)(seed >> 33) % 9000 + 1;
        uint64_t wide = (uint64_t)key * 0x100000001u;
        switch ((seed >> 20) & 7) {
        case 0: case 1: {
            uint16_t *v = linear_get(&table, key, 1);
            if (v)
                *v += 3;
            break;
        }
        case 2: sum += (uint64_t)linear_remove(&table, key); break;
        case 3: {
            const uint16_t *v = linear_get(&table, key, 0);
            sum = sum * 3 + (v ? *v : 1);
            break;
        }
        case 4: case 5: put(wide, i & 15); break;
        case 6: {
            struct slot *s = probe(wide, 0);
            if (s != NULL) {
                s->state = DELETED;
                live--;
                if (++tombs > SLOTS / 4)
                    rebuild();
            }
            break;
        }
        default: {
            const struct slot *s = probe(wide, 0);
            sum ^= s ? (uint64_t)s->value << 7 : 5;
            break;
        }
        }
    }
    printf("openmap %d %d %d %d %llu\n", table.used, live, tombs, rebuilt, (unsigned long long)sum);
    return 0;
}
