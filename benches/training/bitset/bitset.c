/* Sets of small numbers in 64-bit words: union, intersection, difference, counting by table, next element.
   size 8000, quick 800: rounds over sets of 4096 elements. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BITS 4096
#define WORDS (BITS / 64)
#define SETS 6

typedef struct {
    uint64_t words[WORDS];
} bitset;

static bitset sets[SETS];
static uint8_t counts[256];

static void init_counts(void)
{
    for (int i = 1; i < 256; i++)
        counts[i] = counts[i >> 1] + (i & 1);
}

static void set_bit(bitset *s, unsigned i)
{
    s->words[i >> 6] |= (uint64_t)1 << (i & 63);
}

static void clear_bit(bitset *s, unsigned i)
{
    s->words[i >> 6] &= ~((uint64_t)1 << (i & 63));
}

static bool test_bit(const bitset *s, unsigned i)
{
    return (s->words[i >> 6] >> (i & 63)) & 1;
}

static void unite(bitset *to, const bitset *a, const bitset *b)
{
    for (int i = 0; i < WORDS; i++)
        to->words[i] = a->words[i] | b->words[i];
}

static void intersect(bitset *to, const bitset *a, const bitset *b)
{
    for (int i = 0; i < WORDS; i++)
        to->words[i] = a->words[i] & b->words[i];
}

static void subtract(bitset *to, const bitset *other)
{
    for (int i = 0; i < WORDS; i++)
        to->words[i] &= ~other->words[i];
}

static bool is_subset(const bitset *a, const bitset *b)
{
    for (int i = 0; i < WORDS; i++) {
        if ((a->words[i] & ~b->words[i]) != 0)
            return false;
    }
    return true;
}

static int cardinality(const bitset *s)
{
    int count = 0;
    for (int i = 0; i < WORDS; i++) {
        uint64_t w = s->words[i];
        while (w != 0) {
            count += counts[w & 0xff];
            w >>= 8;
        }
    }
    return count;
}

static int lowest(uint64_t w)
{
    int n = 0;
    if ((w & 0xffffffff) == 0) {
        n += 32;
        w >>= 32;
    }
    if ((w & 0xffff) == 0) {
        n += 16;
        w >>= 16;
    }
    if ((w & 0xff) == 0) {
        n += 8;
        w >>= 8;
    }
    while (!(w & 1)) {
        w >>= 1;
        n++;
    }
    return n;
}

/* The first element from `from` on, or -1. */
static int next_bit(const bitset *s, int from)
{
    if (from >= BITS)
        return -1;
    int i = from / 64;
    uint64_t w = s->words[i] & (~(uint64_t)0 << (from % 64));
    while (w == 0) {
        if (++i == WORDS)
            return -1;
        w = s->words[i];
    }
    return i * 64 + lowest(w);
}

static void shift_left(bitset *s, unsigned n)
{
    for (int i = WORDS - 1; i > 0; i--)
        s->words[i] = s->words[i] << n | s->words[i - 1] >> (64 - n);
    s->words[0] <<= n;
}

static uint64_t state = 88172645463325252u;

static unsigned random_bit(void)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (unsigned)(state >> 20) % BITS;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 8000;
    bitset both, either;
    uint32_t sum = 0;
    int subsets = 0, hits = 0;
    init_counts();
    for (int round = 0; round < n; round++) {
        bitset *a = &sets[round % SETS];
        bitset *b = &sets[(round * 5 + 1) % SETS];
        for (int i = 0; i < 200; i++)
            set_bit(a, random_bit());
        for (int i = 0; i < 100; i++)
            clear_bit(b, random_bit());
        for (int i = 0; i < 100; i++) {
            unsigned bit = random_bit();
            if (test_bit(a, bit) && !test_bit(b, bit))
                hits++;
        }
        unite(&either, a, b);
        intersect(&both, a, b);
        sum = sum * 31 + (uint32_t)(cardinality(&either) - cardinality(&both));
        for (int bit = next_bit(&both, 0); bit >= 0; bit = next_bit(&both, bit + 1))
            sum += (uint32_t)bit ^ sum << 1;
        if (is_subset(&both, a))
            subsets++;
        if (is_subset(a, b))
            subsets++;
        if (round % 4 == 3)
            subtract(a, &both);
        if (round % 16 == 15)
            memset(b, 0, sizeof(*b));
        shift_left(a, 1 + round % 13);
    }
    printf("bitset %d %d %u\n", subsets, hits, sum);
    return 0;
}
