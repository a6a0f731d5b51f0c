/* A Fibonacci number by doubling of the index, and its decimal digits: arrays of u32, u64 products with carry, u64 division.
   size 220000, quick 70000: the index; the time grows with its square. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Least significant limb first, no zero limbs at the end. */
struct big {
    int length, space;
    uint32_t *limbs;
};

static struct big big_new(int space)
{
    struct big b = {0, space, NULL};
    b.limbs = malloc(sizeof(uint32_t) * (size_t)space);
    return b;
}

static void trim(struct big *b)
{
    while (b->length > 0 && b->limbs[b->length - 1] == 0)
        b->length--;
}

static void big_set(struct big *b, uint32_t value)
{
    b->limbs[0] = value;
    b->length = value != 0;
}

static void big_mul(struct big *to, const struct big *a, const struct big *b)
{
    memset(to->limbs, 0, sizeof(uint32_t) * (size_t)(a->length + b->length));
    for (int i = 0; i < a->length; i++) {
        uint64_t factor = a->limbs[i], carry = 0;
        uint32_t *row = to->limbs + i;
        for (int j = 0; j < b->length; j++) {
            carry += factor * b->limbs[j] + row[j];
            row[j] = (uint32_t)carry;
            carry >>= 32;
        }
        row[b->length] = (uint32_t)carry;
    }
    to->length = a->length + b->length;
    trim(to);
}

/* to may be a or b. */
static void big_add(struct big *to, const struct big *a, const struct big *b)
{
    int length = a->length > b->length ? a->length : b->length;
    uint64_t carry = 0;
    for (int i = 0; i < length; i++) {
        if (i < a->length)
            carry += a->limbs[i];
        if (i < b->length)
            carry += b->limbs[i];
        to->limbs[i] = (uint32_t)carry;
        carry >>= 32;
    }
    to->limbs[length] = (uint32_t)carry;
    to->length = length + 1;
    trim(to);
}

/* a is not less than b. */
static void big_sub(struct big *to, const struct big *a, const struct big *b)
{
    uint32_t borrow = 0;
    for (int i = 0; i < a->length; i++) {
        uint64_t minus = (uint64_t)borrow + (i < b->length ? b->limbs[i] : 0);
        borrow = a->limbs[i] < minus;
        to->limbs[i] = (uint32_t)(a->limbs[i] - minus);
    }
    to->length = a->length;
    trim(to);
}

static uint32_t big_divide(struct big *b, uint32_t by)
{
    uint64_t rest = 0;
    for (int i = b->length - 1; i >= 0; i--) {
        rest = rest << 32 | b->limbs[i];
        b->limbs[i] = (uint32_t)(rest / by);
        rest %= by;
    }
    trim(b);
    return (uint32_t)rest;
}

static void swap(struct big *a, struct big *b)
{
    struct big old = *a;
    *a = *b;
    *b = old;
}

/* F(n); the space of every number is for F(2n) and some more. */
static struct big fibonacci(int n)
{
    int space = n / 32 + 16;
    struct big a = big_new(space), b = big_new(space), c = big_new(space), d = big_new(space);
    int bit = 1;
    big_set(&a, 0);
    big_set(&b, 1);
    while (bit <= n / 2)
        bit *= 2;
    for (; bit > 0; bit /= 2) {
        /* From a = F(k), b = F(k+1): F(2k) = a (2b - a), F(2k+1) = a^2 + b^2. */
        big_add(&d, &b, &b);
        big_sub(&d, &d, &a);
        big_mul(&c, &a, &d);
        big_mul(&d, &a, &a);
        big_mul(&a, &b, &b);
        big_add(&b, &a, &d);
        swap(&a, &c);
        if (n & bit) {
            big_add(&a, &a, &b);
            swap(&a, &b);
        }
    }
    free(b.limbs);
    free(c.limbs);
    free(d.limbs);
    return a;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 220000;
    struct big f = fibonacci(n);
    int digits = 0, total = 0;
    uint32_t sum = 0;
    while (f.length > 0) {
        uint32_t group = big_divide(&f, 1000000000);
        sum = sum * 31 + group;
        for (int i = 0; i < 9 && (f.length > 0 || group > 0); i++) {
            total += (int)(group % 10);
            group /= 10;
            digits++;
        }
    }
    printf("bignum %u %d %d\n", sum, digits, total);
    free(f.limbs);
    return 0;
}
