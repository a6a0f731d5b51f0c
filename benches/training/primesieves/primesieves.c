/* Sieves: bytes, bits of odd numbers, segments, totients, and the Moebius function.
   size 3000000, quick 300000: the upper limit. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SEGMENT 8192

static char *flags;
static unsigned *bits;
static unsigned char segment[SEGMENT];

static int byte_sieve(int n)
{
    int count = 0;
    memset(flags, 1, n + 1);
    flags[0] = 0;
    flags[1] = 0;
    for (int i = 2; i * i <= n; i++)
        if (flags[i])
            for (int j = i * i; j <= n; j += i)
                flags[j] = 0;
    for (int i = 0; i <= n; i++)
        if (flags[i])
            count++;
    return count;
}

/* One bit for each odd number, set for the composite ones. */
static int bit_sieve(unsigned n)
{
    unsigned i, j, half = (n + 1) / 2;
    int count = n >= 2 ? 1 : 0;
    for (i = 0; i <= half / 32; i++)
        bits[i] = 0;
    for (i = 3; i * i <= n; i += 2) {
        if (bits[i >> 6] >> (i >> 1 & 31) & 1)
            continue;
        for (j = i * i; j <= n; j += 2 * i)
            bits[j >> 6] |= 1u << (j >> 1 & 31);
    }
    for (i = 1; i < half; i++)
        if (!(bits[i >> 5] & 1u << (i & 31)))
            count++;
    return count;
}

static int segmented(int n, const int *primes, int known, int *twins)
{
    int count = 0, last = -10;
    for (int low = 2; low <= n; low += SEGMENT) {
        int high = low + SEGMENT - 1;
        if (high > n)
            high = n;
        memset(segment, 0, sizeof segment);
        for (int k = 0; k < known && primes[k] * primes[k] <= high; k++) {
            int p = primes[k];
            int first = (low + p - 1) / p * p;
            if (first < p * p)
                first = p * p;
            for (; first <= high; first += p)
                segment[first - low] = 1;
        }
        for (int i = low; i <= high; i++) {
            if (segment[i - low])
                continue;
            count++;
            if (i - last == 2)
                ++*twins;
            last = i;
        }
    }
    return count;
}

/* Each composite is crossed once, by its smallest factor. */
static int64_t linear_sieve(int n, int *primes, int *totient, signed char *moebius, int *mertens)
{
    int count = 0;
    int64_t sum = 0;
    for (int i = 2; i <= n; i++) {
        if (totient[i] == 0) {
            primes[count++] = i;
            totient[i] = i - 1;
            moebius[i] = -1;
        }
        sum += totient[i];
        *mertens += moebius[i];
        for (int k = 0; k < count && (int64_t)i * primes[k] <= n; k++) {
            int m = i * primes[k];
            if (i % primes[k] == 0) {
                totient[m] = totient[i] * primes[k];
                moebius[m] = 0;
                break;
            }
            totient[m] = totient[i] * (primes[k] - 1);
            moebius[m] = (signed char)-moebius[i];
        }
    }
    return sum;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 3000000;
    int repeats = 3, bytes = 0, odd = 0, twins = 0, mertens = 1, parts = 0;
    flags = malloc(n + 2);
    bits = malloc((n / 64 + 2) * sizeof(unsigned));
    int *primes = malloc((n + 2) * sizeof(int));
    int *totient = calloc(n + 2, sizeof(int));
    signed char *moebius = calloc(n + 2, 1);
    int64_t sum = linear_sieve(n, primes, totient, moebius, &mertens);
    for (int r = 0; r < repeats; r++) {
        int m = n - n / 10 * r;
        int known = byte_sieve(m);
        bytes += known;
        odd += bit_sieve((unsigned)m);
        parts += segmented(m, primes, known, &twins);
    }
    printf("primesieves %d %d %d %d %lld %d\n", bytes, odd, parts, twins, (long long)sum, mertens);
    free(moebius);
    free(totient);
    free(primes);
    free(bits);
    free(flags);
    return 0;
}
