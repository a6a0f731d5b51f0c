/* Ranges by value: sorting and merging of intervals, and sets as sorted arrays and as bits, with union, cut and difference.
   size 25000, quick 2500: rounds. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST 64
#define LIMIT 512
#define WORDS (LIMIT / 64)

typedef struct {
    int from, to; /* The end is not part of it. */
} Range;

typedef struct {
    short items[LIMIT];
    int count;
} Set;

typedef struct {
    uint64_t words[WORDS];
} Bits;

static uint32_t seed = 2020;

static int below(int limit)
{
    seed = seed * 1664525u + 1013904223u;
    return (int)((seed >> 10) % (uint32_t)limit);
}

static Range make_range(int from, int length)
{
    Range r = {from, from + length};
    if (r.to > LIMIT)
        r.to = LIMIT;
    return r;
}

static bool empty(Range r) { return r.from >= r.to; }
static bool touch(Range a, Range b) { return a.from <= b.to && b.from <= a.to; }

static Range cover(Range a, Range b)
{
    return (Range){a.from < b.from ? a.from : b.from, a.to > b.to ? a.to : b.to};
}

static Range common(Range a, Range b)
{
    Range r;
    r.from = a.from > b.from ? a.from : b.from;
    r.to = a.to < b.to ? a.to : b.to;
    if (empty(r))
        r.to = r.from;
    return r;
}

static void sort_ranges(Range *r, int count)
{
    for (int gap = count / 2; gap > 0; gap /= 2)
        for (int i = gap; i < count; i++) {
            Range t = r[i];
            int j = i;
            for (; j >= gap && (r[j - gap].from > t.from || (r[j - gap].from == t.from && r[j - gap].to > t.to)); j -= gap)
                r[j] = r[j - gap];
            r[j] = t;
        }
}

static int merge_ranges(Range *r, int count)
{
    int used = 0;
    for (int i = 0; i < count; i++) {
        if (empty(r[i]))
            continue;
        if (used > 0 && touch(r[used - 1], r[i]))
            r[used - 1] = cover(r[used - 1], r[i]);
        else
            r[used++] = r[i];
    }
    return used;
}

static void set_of(Set *s, const Range *r, int count, int step)
{
    s->count = 0;
    for (int i = 0; i < count; i++)
        for (int k = r[i].from; k < r[i].to; k += step)
            s->items[s->count++] = (short)k;
}

static void unite(Set *to, const Set *a, const Set *b)
{
    int i = 0, j = 0, n = 0;
    while (i < a->count && j < b->count) {
        if (a->items[i] < b->items[j])
            to->items[n++] = a->items[i++];
        else if (a->items[i] > b->items[j])
            to->items[n++] = b->items[j++];
        else
            to->items[n++] = a->items[i++], j++;
    }
    while (i < a->count)
        to->items[n++] = a->items[i++];
    while (j < b->count)
        to->items[n++] = b->items[j++];
    to->count = n;
}

static int common_count(const Set *a, const Set *b)
{
    const short *p = a->items, *q = b->items;
    const short *p_end = p + a->count, *q_end = q + b->count;
    int n = 0;
    while (p < p_end && q < q_end) {
        int d = *p - *q;
        n += d == 0;
        p += d <= 0;
        q += d >= 0;
    }
    return n;
}

static bool contains(const Set *s, int value)
{
    int low = 0, high = s->count - 1;
    while (low <= high) {
        int middle = (low + high) >> 1;
        if (s->items[middle] == value)
            return true;
        if (s->items[middle] < value)
            low = middle + 1;
        else
            high = middle - 1;
    }
    return false;
}

static Bits bits_of(const Set *s)
{
    Bits b;
    memset(&b, 0, sizeof(b));
    for (int i = 0; i < s->count; i++)
        b.words[s->items[i] >> 6] |= (uint64_t)1 << (s->items[i] & 63);
    return b;
}

static int count_bits(const Bits *b)
{
    int n = 0;
    for (int i = 0; i < WORDS; i++)
        for (uint64_t w = b->words[i]; w != 0; w &= w - 1)
            n++;
    return n;
}

int main(int argc, char **argv)
{
    static Set a, b, both;
    int n = argc > 1 ? atoi(argv[1]) : 25000;
    Range r[MOST];
    unsigned sum = 0;
    int wrong = 0;
    for (int i = 0; i < n; i++) {
        int count = 8 + below(MOST - 8);
        for (int k = 0; k < count; k++) {
            int from = below(LIMIT);
            r[k] = make_range(from, below(20));
        }
        sort_ranges(r, count);
        count = merge_ranges(r, count);
        for (int k = 1; k < count; k++)
            sum += (unsigned)(r[k].from - r[k - 1].to) * (unsigned)k;
        set_of(&a, r, count, 1);
        for (int k = 0; k < count; k++)
            r[k] = common(r[k], make_range(100, 300 + i % 50));
        set_of(&b, r, count, 3);
        for (int k = 0; k < b.count; k++)
            b.items[k] ^= 1;
        for (int k = 1; k < b.count; k++)
            if (b.items[k] <= b.items[k - 1])
                b.items[k] = (short)(b.items[k - 1] + 1);
        unite(&both, &a, &b);
        Bits x = bits_of(&a), y = bits_of(&b);
        int cut = common_count(&a, &b);
        for (int k = 0; k < WORDS; k++)
            x.words[k] |= y.words[k];
        if (count_bits(&x) != both.count || a.count + b.count - cut != both.count)
            wrong++;
        for (int k = 0; k < 20; k++)
            sum = sum * 3 + contains(&both, (k * 29 + i) % LIMIT);
        sum = sum * 31 + (unsigned)(both.count + cut);
    }
    printf("intervals %d %u\n", wrong, sum);
    return 0;
}
