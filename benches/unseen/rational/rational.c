/* Determinants of matrices of fractions: i64 division and remainder, greatest common divisors, structures of 16 bytes by value.
   size 14000, quick 1400: matrices of 5 x 5. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define N 5

/* In lowest terms, den > 0. */
struct fraction {
    int64_t num, den;
};

static const struct fraction zero = {0, 1};

static int64_t gcd(int64_t a, int64_t b)
{
    while (b != 0) {
        int64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a < 0 ? -a : a;
}

static struct fraction reduced(int64_t num, int64_t den)
{
    int64_t by = gcd(num, den);
    struct fraction f = {num / by, den / by};
    if (f.den < 0) {
        f.num = -f.num;
        f.den = -f.den;
    }
    return f;
}

static struct fraction subtract(struct fraction a, struct fraction b)
{
    int64_t by = gcd(a.den, b.den);
    return reduced(a.num * (b.den / by) - b.num * (a.den / by), a.den / by * b.den);
}

static struct fraction multiply(struct fraction a, struct fraction b)
{
    struct fraction x = reduced(a.num, b.den), y = reduced(b.num, a.den);
    struct fraction product = {x.num * y.num, x.den * y.den};
    return product;
}

static struct fraction divide(struct fraction a, struct fraction b)
{
    struct fraction inverse = {b.num < 0 ? -b.den : b.den, b.num < 0 ? -b.num : b.num};
    return multiply(a, inverse);
}

static struct fraction determinant(struct fraction m[N][N])
{
    struct fraction product = {1, 1};
    for (int k = 0; k < N; k++) {
        int pivot = k;
        while (pivot < N && m[pivot][k].num == 0)
            pivot++;
        if (pivot == N)
            return zero;
        for (int j = k; pivot != k && j < N; j++) {
            struct fraction swap = m[k][j];
            m[k][j] = m[pivot][j];
            m[pivot][j] = swap;
        }
        if (pivot != k)
            product.num = -product.num;
        product = multiply(product, m[k][k]);
        for (int i = k + 1; i < N; i++) {
            struct fraction factor = divide(m[i][k], m[k][k]);
            m[i][k] = zero;
            for (int j = k + 1; factor.num != 0 && j < N; j++)
                m[i][j] = subtract(m[i][j], multiply(factor, m[k][j]));
        }
    }
    return product;
}

/* The same by minors of the first row, for whole numbers. */
static int64_t by_minors(int64_t m[N][N], int row, unsigned columns)
{
    int64_t sum = 0;
    int sign = 1;
    if (row == N)
        return 1;
    for (int j = 0; j < N; j++) {
        if (columns >> j & 1) {
            if (m[row][j] != 0)
                sum += sign * m[row][j] * by_minors(m, row + 1, columns & ~(1u << j));
            sign = -sign;
        }
    }
    return sum;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 14000;
    uint32_t seed = 42, sum = 0;
    int wrong = 0, singular = 0;
    for (int k = 0; k < n; k++) {
        struct fraction m[N][N];
        int64_t whole[N][N], scale = 1;
        for (int i = 0; i < N; i++) {
            int64_t den = k % 4 + 1 + i % 2;
            scale *= den;
            for (int j = 0; j < N; j++) {
                seed = seed * 1664525 + 1013904223;
                whole[i][j] = (int)(seed >> 20) % 13 - 6;
                m[i][j] = reduced(whole[i][j], den);
            }
        }
        struct fraction d = determinant(m);
        struct fraction other = reduced(by_minors(whole, 0, (1u << N) - 1), scale);
        wrong += d.num != other.num || d.den != other.den;
        singular += d.num == 0;
        sum = (sum * 31 + (uint32_t)d.num) * 31 + (uint32_t)d.den;
    }
    printf("rational %u %d %d\n", sum, singular, wrong);
    return 0;
}
