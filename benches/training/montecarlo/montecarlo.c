/* Random experiments: area of a circle, dice, random walks, a shuffle, with three kinds of generators.
   size 3000000, quick 300000: throws. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define CARDS 52

typedef struct {
    uint64_t state;
    uint64_t draws;
} Generator;

static uint32_t small_state = 1;
static int dice[19];
static int cards[CARDS];
static int visits[64][64];

/* The minimal standard generator, without overflow. */
static int32_t park_miller(int32_t seed)
{
    int32_t high = seed / 127773, low = seed % 127773;
    seed = 16807 * low - 2836 * high;
    if (seed <= 0)
        seed += 2147483647;
    return seed;
}

static uint32_t xorshift32(void)
{
    uint32_t x = small_state;
    x ^= x << 13;
    x ^= x >> 17;
    x ^= x << 5;
    small_state = x;
    return x;
}

static uint64_t xorshift64(Generator *g)
{
    g->state ^= g->state >> 12;
    g->state ^= g->state << 25;
    g->state ^= g->state >> 27;
    g->draws++;
    return g->state * 2685821657736338717ULL;
}

static double uniform(Generator *g)
{
    return (double)(xorshift64(g) >> 11) / 9007199254740992.0;
}

static int circle(Generator *g, int n)
{
    int inside = 0;
    for (int i = 0; i < n; i++) {
        double x = uniform(g), y = uniform(g);
        if (x * x + y * y <= 1.0)
            inside++;
    }
    return inside;
}

static void throw_dice(int n)
{
    for (int i = 0; i < n; i++) {
        int sum = 3;
        for (int k = 0; k < 3; k++)
            sum += xorshift32() % 6;
        dice[sum]++;
    }
}

static int walk(int n, int32_t *seed)
{
    static const int dx[4] = {1, 0, -1, 0}, dy[4] = {0, 1, 0, -1};
    int x = 32, y = 32, home = 0;
    int32_t s = *seed;
    for (int i = 0; i < n; i++) {
        s = park_miller(s);
        int direction = s >> 8 & 3;
        x = (x + dx[direction]) & 63;
        y = (y + dy[direction]) & 63;
        visits[y][x]++;
        if (x == 32 && y == 32)
            home++;
    }
    *seed = s;
    return home;
}

/* Shuffles the cards and counts the ones that stay in place. */
static int fixed_points(Generator *g)
{
    int i, fixed = 0;
    for (i = 0; i < CARDS; i++)
        cards[i] = i;
    for (i = CARDS - 1; i > 0; i--) {
        int j = (int)(xorshift64(g) % (uint64_t)(i + 1));
        int t = cards[i];
        cards[i] = cards[j];
        cards[j] = t;
    }
    for (i = 0; i < CARDS; i++)
        fixed += cards[i] == i;
    return fixed;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 3000000;
    Generator g = {88172645463325252ULL, 0};
    int32_t seed = 42;
    int inside = circle(&g, n);
    throw_dice(n);
    int home = walk(n, &seed);
    int fixed = 0, most = 0;
    for (int i = 0; i < n / 50; i++)
        fixed += fixed_points(&g);
    for (int y = 0; y < 64; y++)
        for (int x = 0; x < 64; x++)
            if (visits[y][x] > most)
                most = visits[y][x];
    unsigned hash = 0;
    for (int i = 3; i <= 18; i++)
        hash = hash * 7 + (unsigned)dice[i];
    printf("montecarlo %d %u %d %d %d %llu\n", inside, hash, home, most, fixed, (unsigned long long)g.draws);
    return 0;
}
