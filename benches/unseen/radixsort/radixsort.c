/* Radix sort of records by an f32 key and then by an i16 key: bits of floats through a union, counts per digit, copies of structures.
   size 1200000, quick 120000: records. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DIGITS 256

union number {
    float f;
    uint32_t u;
};

struct record {
    float weight;
    int16_t group;
    uint16_t id;
};

typedef uint32_t (*key_of)(const struct record *);

/* Unsigned numbers in the order of the floats: negative ones with all bits turned, the others with the sign bit set. */
static uint32_t weight_key(const struct record *r)
{
    union number n;
    n.f = r->weight;
    return n.u & 0x80000000u ? ~n.u : n.u | 0x80000000u;
}

static uint32_t group_key(const struct record *r)
{
    return (uint16_t)r->group ^ 0x8000u;
}

/* The sorted records are in from, which may have changed places with to. */
static struct record *sort(struct record *from, struct record *to, int n, key_of key, int bytes)
{
    for (int shift = 0; shift < 8 * bytes; shift += 8) {
        int start[DIGITS] = {0}, at = 0;
        for (int i = 0; i < n; i++)
            start[key(&from[i]) >> shift & (DIGITS - 1)]++;
        for (int d = 0; d < DIGITS; d++) {
            int count = start[d];
            start[d] = at;
            at += count;
        }
        for (int i = 0; i < n; i++)
            to[start[key(&from[i]) >> shift & (DIGITS - 1)]++] = from[i];
        struct record *swap = from;
        from = to;
        to = swap;
    }
    return from;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1200000;
    struct record *space = malloc(sizeof(struct record) * (size_t)n * 2), *sorted;
    uint32_t seed = 42, sum = 0;
    int wrong = 0;
    for (int i = 0; i < n; i++) {
        seed = seed * 1664525 + 1013904223;
        space[i].weight = ((float)(seed >> 8) - 8388608.0f) / (float)(1 + (seed >> 3 & 1023));
        space[i].group = (int16_t)((int)(seed >> 22) - 512);
        space[i].id = (uint16_t)i;
    }
    /* Both sorts make an even number of passes: the records end where they began. */
    sorted = sort(space, space + n, n, weight_key, 4);
    for (int i = 0; i < n; i++) {
        wrong += i > 0 && sorted[i - 1].weight > sorted[i].weight;
        sum = sum * 31 + sorted[i].id;
    }
    sorted = sort(sorted, space + n, n, group_key, 2);
    for (int i = 0; i < n; i++) {
        const struct record *r = &sorted[i];
        if (i > 0 && (r[-1].group > r->group || (r[-1].group == r->group && r[-1].weight > r->weight)))
            wrong++;
        sum = sum * 31 + r->id;
    }
    printf("radixsort %u %d\n", sum, wrong);
    free(space);
    return 0;
}
