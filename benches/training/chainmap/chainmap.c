/* A hash table with chains that grows: insert, find, count up, delete, walk; text keys from a small pool.
   size 2500000, quick 250000: operations. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define KEY_MAX 16

typedef struct entry {
    struct entry *next;
    unsigned hash;
    int count;
    char key[KEY_MAX];
} Entry;

typedef struct {
    Entry **buckets;
    unsigned size; /* A power of two. */
    unsigned used;
    unsigned grown;
} Map;

static unsigned hash_text(const char *s)
{
    unsigned h = 0;
    while (*s) {
        h += (unsigned char)*s++;
        h += h << 10;
        h ^= h >> 6;
    }
    h += h << 3;
    h ^= h >> 11;
    h += h << 15;
    return h;
}

static void map_init(Map *map, unsigned size)
{
    map->buckets = calloc(size, sizeof(Entry *));
    if (map->buckets == NULL)
        exit(1);
    map->size = size;
    map->used = 0;
    map->grown = 0;
}

static void map_grow(Map *map)
{
    unsigned size = map->size * 2;
    Entry **buckets = calloc(size, sizeof(Entry *));
    if (buckets == NULL)
        exit(1);
    for (unsigned i = 0; i < map->size; i++) {
        Entry *e = map->buckets[i];
        while (e != NULL) {
            Entry *next = e->next;
            Entry **slot = &buckets[e->hash & (size - 1)];
            e->next = *slot;
            *slot = e;
            e = next;
        }
    }
    free(map->buckets);
    map->buckets = buckets;
    map->size = size;
    map->grown++;
}

static Entry *map_find(const Map *map, const char *key)
{
    unsigned h = hash_text(key);
    for (Entry *e = map->buckets[h & (map->size - 1)]; e; e = e->next)
        if (e->hash == h && strcmp(e->key, key) == 0)
            return e;
    return NULL;
}

static Entry *map_add(Map *map, const char *key)
{
    Entry *e = map_find(map, key);
    if (e != NULL)
        return e;
    if (map->used >= map->size)
        map_grow(map);
    e = malloc(sizeof(*e));
    if (e == NULL)
        exit(1);
    strncpy(e->key, key, KEY_MAX - 1);
    e->key[KEY_MAX - 1] = '\0';
    e->hash = hash_text(key);
    e->count = 0;
    e->next = map->buckets[e->hash & (map->size - 1)];
    map->buckets[e->hash & (map->size - 1)] = e;
    map->used++;
    return e;
}

static int map_delete(Map *map, const char *key)
{
    unsigned h = hash_text(key);
    Entry **link = &map->buckets[h & (map->size - 1)];
    while (*link != NULL) {
        Entry *e = *link;
        if (e->hash == h && !strcmp(e->key, key)) {
            int count = e->count;
            *link = e->next;
            free(e);
            map->used--;
            return count;
        }
        link = &e->next;
    }
    return -1;
}

static void make_key(char *key, unsigned n)
{
    static const char *const syllables[] = {"ba", "ko", "ri", "tu", "ne", "sal", "mor", "x"};
    int length = 0;
    do {
        const char *s = syllables[n & 7];
        while (*s)
            key[length++] = *s++;
        n >>= 3;
    } while (n != 0);
    key[length] = '\0';
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 2500000;
    Map map;
    char key[KEY_MAX];
    unsigned seed = 99, sum = 0, longest = 0;
    map_init(&map, 8);
    for (int i = 0; i < n; i++) {
        seed = seed * 1664525u + 1013904223u;
        unsigned number = (seed >> 16) & ((seed >> 9) & 1 ? 0xfff : 0xff);
        make_key(key, number);
        if ((seed >> 28) == 3) {
            int count = map_delete(&map, key);
            if (count > 0)
                sum = sum * 7 + (unsigned)count;
        } else if ((seed >> 28) < 3) {
            const Entry *e = map_find(&map, key);
            sum += e ? (unsigned)e->count : 1u;
        } else {
            map_add(&map, key)->count++;
        }
    }
    for (unsigned i = 0; i < map.size; i++) {
        unsigned length = 0;
        for (const Entry *e = map.buckets[i]; e; e = e->next, length++)
            sum += e->hash ^ (unsigned)e->count;
        if (length > longest)
            longest = length;
    }
    printf("chainmap %u %u %u %u\n", map.used, map.grown, longest, sum);
    return 0;
}
