/* Bits in words of 32 and 64: four ways to count them, reversal, Gray code, Morton order, leading zeros, rotation.
   size 700000, quick 70000: words. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static uint8_t table[256];

static int count_shift(uint32_t v)
{
    int n = 0;
    for (; v; v >>= 1)
        n += v & 1;
    return n;
}

static int count_clear(uint64_t v)
{
    int n = 0;
    while (v) {
        v &= v - 1;
        n++;
    }
    return n;
}

static int count_fold(uint32_t v)
{
    v = v - (v >> 1 & 0x55555555u);
    v = (v & 0x33333333u) + (v >> 2 & 0x33333333u);
    v = (v + (v >> 4)) & 0x0f0f0f0fu;
    return (int)(v * 0x01010101u >> 24);
}

static int count_table(uint64_t v)
{
    int n = 0;
    for (int i = 0; i < 64; i += 8)
        n += table[v >> i & 255];
    return n;
}

static uint32_t reverse_loop(uint32_t v)
{
    uint32_t r = 0;
    for (int i = 0; i < 32; i++) {
        r = r << 1 | (v & 1);
        v >>= 1;
    }
    return r;
}

static uint32_t reverse_swap(uint32_t v)
{
    v = (v >> 1 & 0x55555555u) | (v & 0x55555555u) << 1;
    v = (v >> 2 & 0x33333333u) | (v & 0x33333333u) << 2;
    v = (v >> 4 & 0x0f0f0f0fu) | (v & 0x0f0f0f0fu) << 4;
    v = (v >> 8 & 0x00ff00ffu) | (v & 0x00ff00ffu) << 8;
    return v >> 16 | v << 16;
}

static unsigned from_gray(unsigned g)
{
    for (int shift = 16; shift > 0; shift /= 2)
        g ^= g >> shift;
    return g;
}

static uint32_t spread(uint32_t v)
{
    v &= 0xffff;
    v = (v | v << 8) & 0x00ff00ffu;
    v = (v | v << 4) & 0x0f0f0f0fu;
    v = (v | v << 2) & 0x33333333u;
    return (v | v << 1) & 0x55555555u;
}

static int leading_zeros(uint64_t v)
{
    int n = 64, shift = 32;
    while (shift) {
        uint64_t high = v >> shift;
        if (high) {
            n -= shift;
            v = high;
        }
        shift >>= 1;
    }
    return n - (int)v;
}

static uint16_t rotate16(uint16_t v, int k)
{
    k &= 15;
    return (uint16_t)(v << k | v >> (16 - k));
}

/* Length of the longest run of ones. */
static int longest_run(uint32_t v)
{
    int n = 0;
    while (v) {
        v &= v << 1;
        n++;
    }
    return n;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 700000;
    uint64_t v = 0x9e3779b97f4a7c15ULL;
    long counts = 0, zeros = 0, runs = 0;
    int wrong = 0;
    uint32_t hash = 0;
    uint16_t turning = 0xbeef;
    int8_t balance = 0;
    for (int i = 1; i < 256; i++)
        table[i] = (uint8_t)(table[i / 2] + (i & 1));
    for (int i = 0; i < n; i++) {
        v = v * 6364136223846793005ULL + 1442695040888963407ULL;
        uint32_t low = (uint32_t)(v >> 20), high = (uint32_t)(v >> 40);
        int ones = count_shift(high);
        wrong += ones != count_fold(high);
        wrong += count_clear(v) != count_table(v);
        counts += ones + count_fold(low);
        wrong += reverse_swap(low) != reverse_loop(low);
        wrong += from_gray(low ^ low >> 1) != low;
        hash = hash * 5 + (spread(low) | spread(high) << 1);
        zeros += leading_zeros(v >> (i & 63));
        turning = rotate16((uint16_t)(turning + low), i);
        runs += longest_run(low);
        balance = (int8_t)(balance + (low & 1 ? 1 : -1));
        hash ^= turning + (uint32_t)balance;
    }
    printf("bitcounts %ld %ld %ld %d %u\n", counts, zeros, runs, wrong, (unsigned)hash);
    return 0;
}
