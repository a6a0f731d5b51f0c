/* Two sequences of integers folded by a fast Fourier transform: complex numbers as structures passed by value, f64 arithmetic,
   strides of powers of two.
   size 250000, quick 30000: numbers in each sequence. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

struct complex {
    double re, im;
};

static struct complex plus(struct complex a, struct complex b)
{
    struct complex c = {a.re + b.re, a.im + b.im};
    return c;
}

static struct complex minus(struct complex a, struct complex b)
{
    struct complex c = {a.re - b.re, a.im - b.im};
    return c;
}

static struct complex times(struct complex a, struct complex b)
{
    struct complex c = {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
    return c;
}

static struct complex conjugate(struct complex a)
{
    struct complex c = {a.re, -a.im};
    return c;
}

/* The first half of the n-th roots of unity: angles are halved from a quarter turn on, and added up. */
static void make_roots(struct complex *roots, int n)
{
    struct complex turn = {0.0, 1.0};
    roots[0].re = 1.0;
    roots[0].im = 0.0;
    for (int at = n / 4; at > 0; at /= 2) {
        for (int i = at; i < n / 2; i += 2 * at)
            roots[i] = times(roots[i - at], turn);
        turn.re = sqrt((1.0 + turn.re) / 2.0);
        turn.im /= 2.0 * turn.re;
    }
}

static void exchange_bits(struct complex *a, int n)
{
    for (int i = 1, j = 0; i < n; i++) {
        int bit = n / 2;
        while (j & bit) {
            j ^= bit;
            bit /= 2;
        }
        j |= bit;
        if (i < j) {
            struct complex swap = a[i];
            a[i] = a[j];
            a[j] = swap;
        }
    }
}

static void transform(struct complex *a, int n, const struct complex *roots)
{
    exchange_bits(a, n);
    for (int half = 1; half < n; half *= 2) {
        int stride = n / (2 * half);
        for (int start = 0; start < n; start += 2 * half) {
            for (int i = 0; i < half; i++) {
                struct complex *low = &a[start + i], *high = low + half;
                struct complex odd = times(*high, roots[i * stride]);
                *high = minus(*low, odd);
                *low = plus(*low, odd);
            }
        }
    }
}

int main(int argc, char **argv)
{
    int count = argc > 1 ? atoi(argv[1]) : 250000;
    int n = 2;
    while (n < 2 * count)
        n *= 2;
    struct complex *a = malloc(sizeof(struct complex) * (size_t)n);
    struct complex *b = malloc(sizeof(struct complex) * (size_t)n);
    struct complex *roots = malloc(sizeof(struct complex) * (size_t)n / 2);
    uint32_t seed = 42;
    make_roots(roots, n);
    for (int i = 0; i < n; i++) {
        a[i].re = a[i].im = b[i].re = b[i].im = 0.0;
        if (i < count) {
            seed = seed * 1664525 + 1013904223;
            a[i].re = (double)(seed >> 24) - 128.0;
            b[i].re = (double)(seed >> 16 & 127);
        }
    }
    transform(a, n, roots);
    transform(b, n, roots);
    for (int i = 0; i < n; i++)
        a[i] = conjugate(times(a[i], b[i]));
    transform(a, n, roots);
    uint32_t sum = 0;
    int uncertain = 0;
    for (int i = 0; i < n; i++) {
        double value = a[i].re / n;
        int64_t rounded = (int64_t)(value < 0.0 ? value - 0.5 : value + 0.5);
        if (fabs(value - (double)rounded) > 0.01)
            uncertain++;
        sum = sum * 31 + (uint32_t)rounded;
    }
    printf("fft %u %d\n", sum, uncertain);
    free(a);
    free(b);
    free(roots);
    return 0;
}
