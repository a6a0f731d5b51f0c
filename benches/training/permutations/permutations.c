/* Permutations by exchange and in order, subsets in Gray code order, combinations, towers of Hanoi.
   size 1500, quick 150: rounds with five to seven elements. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST 10

static int order[MOST];
static int weights[16];
static unsigned hash;
static long visited;
static int pegs[3];
static int moves;

static void visit(const int *p, int n)
{
    unsigned v = 0;
    for (int i = 0; i < n; i++)
        v = v * 10 + (unsigned)p[i];
    hash = hash * 7 + v;
    visited++;
}

static void swap(int *a, int *b)
{
    int t = *a;
    *a = *b;
    *b = t;
}

/* Exchanges two elements from one permutation to the next. */
static void exchange(int *p, int n)
{
    int c[MOST], i = 0;
    memset(c, 0, sizeof c);
    visit(p, n);
    while (i < n) {
        if (c[i] < i) {
            if (i % 2 == 0)
                swap(&p[0], &p[i]);
            else
                swap(&p[c[i]], &p[i]);
            visit(p, n);
            c[i]++;
            i = 0;
        } else {
            c[i] = 0;
            i++;
        }
    }
}

static int next(int *p, int n)
{
    int i = n - 2, j = n - 1;
    while (i >= 0 && p[i] >= p[i + 1])
        i--;
    if (i < 0)
        return 0;
    while (p[j] <= p[i])
        j--;
    swap(p + i, p + j);
    for (i++, j = n - 1; i < j; i++, j--)
        swap(p + i, p + j);
    return 1;
}

static int gray_subsets(int n, int target)
{
    int sum = 0, hits = 0;
    unsigned before = 0;
    for (unsigned i = 1; i < 1u << n; i++) {
        unsigned gray = i ^ i >> 1;
        unsigned changed = gray ^ before;
        int bit = 0;
        while (!(changed >> bit & 1))
            bit++;
        if (gray & changed)
            sum += weights[bit];
        else
            sum -= weights[bit];
        if (sum == target)
            hits++;
        before = gray;
    }
    return hits;
}

/* All sets of k of n bits, each the next larger number. */
static unsigned combinations(int n, int k)
{
    unsigned set = (1u << k) - 1, sum = 0;
    while (set < 1u << n) {
        sum = sum * 3 + set;
        unsigned low = set & (0u - set), high = set + low;
        set = high | ((set ^ high) / low >> 2);
    }
    return sum;
}

static void hanoi(int disks, int from, int to)
{
    if (disks == 0)
        return;
    int by = 3 - from - to;
    hanoi(disks - 1, from, by);
    pegs[from]--;
    pegs[to]++;
    moves++;
    hash += (unsigned)(pegs[to] * disks);
    hanoi(disks - 1, by, to);
}

int main(int argc, char **argv)
{
    int rounds = argc > 1 ? atoi(argv[1]) : 1500;
    int hits = 0;
    for (int r = 0; r < rounds; r++) {
        int n = 5 + (r + 1) % 3;
        for (int i = 0; i < MOST; i++)
            order[i] = i < n ? i + 1 : 0;
        exchange(order, n);
        for (int i = 0; i < n; i++)
            order[i] = (i + r % 2) / 2;
        do
            visit(order, n);
        while (next(order, n));
        for (int i = 0; i < 12; i++)
            weights[i] = (i * 7 + r) % 23 + 1;
        hits += gray_subsets(12, 60);
        hash += combinations(13, 5 + r % 3);
        pegs[0] = 11;
        pegs[1] = pegs[2] = 0;
        hanoi(11, 0, 2);
    }
    printf("permutations %ld %u %d %d\n", visited, hash, hits, moves);
    return 0;
}
