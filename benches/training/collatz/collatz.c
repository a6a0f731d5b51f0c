/* Small number theory: Collatz chains with a table, a table of common divisors, the Pascal triangle modulo a prime.
   size 400000, quick 40000: starting numbers. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define ROWS 300
#define PRIME 9973

static unsigned short *known;
static int limit;
static unsigned pascal[ROWS];
static unsigned char divisors[256][256];

static int chain(int start)
{
    uint64_t n = (uint64_t)start;
    int steps = 0;
    while (n != 1) {
        if (n < (uint64_t)limit && known[n] != 0) {
            steps += known[n];
            break;
        }
        if (n % 2 == 0)
            n /= 2;
        else
            n = 3 * n + 1;
        steps++;
    }
    known[start] = (unsigned short)steps;
    return steps;
}

static int chain_plain(unsigned n, unsigned *peak)
{
    int steps = 0;
    uint64_t v = n;
    while (v > 1) {
        v = v & 1 ? v * 3 + 1 : v >> 1;
        if (v > *peak)
            *peak = (unsigned)v;
        steps++;
    }
    return steps;
}

static int gcd(int a, int b)
{
    while (b != 0) {
        int t = a % b;
        a = b;
        b = t;
    }
    return a;
}

static unsigned binary_gcd(unsigned a, unsigned b)
{
    int shift = 0;
    if (a == 0 || b == 0)
        return a | b;
    while (((a | b) & 1) == 0) {
        a >>= 1;
        b >>= 1;
        shift++;
    }
    while ((a & 1) == 0)
        a >>= 1;
    do {
        while ((b & 1) == 0)
            b >>= 1;
        if (a > b) {
            unsigned t = a;
            a = b;
            b = t;
        }
        b -= a;
    } while (b != 0);
    return a << shift;
}

static unsigned pascal_rows(int rows)
{
    unsigned zeros = 0;
    for (int i = 0; i < ROWS; i++)
        pascal[i] = 0;
    pascal[0] = 1;
    for (int r = 1; r < rows; r++) {
        for (int k = r; k > 0; k--) {
            pascal[k] += pascal[k - 1];
            if (pascal[k] >= PRIME)
                pascal[k] -= PRIME;
            zeros += pascal[k] % 7 == 0;
        }
    }
    return zeros;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 400000;
    int longest = 0, at = 1, coprime = 0;
    unsigned peak = 0, hash = 0;
    limit = n + 1;
    known = calloc(limit + 1, sizeof *known);
    for (int i = 1; i <= n; i++) {
        int steps = chain(i);
        if (steps > longest) {
            longest = steps;
            at = i;
        }
    }
    free(known);
    for (int i = 1; i <= n / 3; i++)
        hash = hash * 3 + (unsigned)chain_plain((unsigned)i, &peak);
    int side = n < 255 ? n : 255;
    for (int a = 1; a <= side; a++)
        for (int b = 1; b <= a; b++) {
            divisors[a][b] = (unsigned char)gcd(a, b);
            divisors[b][a] = divisors[a][b];
        }
    for (int i = 0; i < n; i++) {
        unsigned g = binary_gcd((unsigned)i * 6, (unsigned)(n - i) * 4 + 2);
        if (g == 2)
            coprime++;
        hash += g ^ divisors[i & 255][i >> 8 & 255];
    }
    for (int i = 0; i < n; i += 2000)
        hash = hash * 5 + pascal_rows(n < ROWS ? n : ROWS - i / 2000);
    printf("collatz %d %d %u %d %u\n", at, longest, peak, coprime, hash);
    return 0;
}
