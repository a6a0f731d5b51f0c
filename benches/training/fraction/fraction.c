/* Fractions as structures passed and returned by value, with greatest common divisors; continued fractions.
   size 300000, quick 30000: rounds. */
#include <stdio.h>
#include <stdlib.h>

typedef long long integer;

typedef struct {
    integer num;
    integer den;
} Fraction;

typedef struct {
    int length;
    int terms[24];
} Continued;

static integer gcd(integer a, integer b)
{
    if (a < 0)
        a = -a;
    while (b != 0) {
        integer t = a % b;
        a = b;
        b = t;
    }
    return a;
}

static Fraction make(integer num, integer den)
{
    Fraction f;
    integer g;
    if (den < 0) {
        num = -num;
        den = -den;
    }
    g = gcd(num, den);
    if (g > 1) {
        num /= g;
        den /= g;
    }
    f.num = num;
    f.den = den;
    return f;
}

static Fraction add(Fraction a, Fraction b)
{
    return make(a.num * b.den + b.num * a.den, a.den * b.den);
}

static Fraction subtract(Fraction a, Fraction b)
{
    return make(a.num * b.den - b.num * a.den, a.den * b.den);
}

static Fraction multiply(Fraction a, Fraction b)
{
    return make(a.num * b.num, a.den * b.den);
}

static Fraction divide(Fraction a, Fraction b)
{
    if (b.num == 0)
        return make(0, 1);
    return make(a.num * b.den, a.den * b.num);
}

static int compare(Fraction a, Fraction b)
{
    integer left = a.num * b.den;
    integer right = b.num * a.den;
    return left < right ? -1 : left > right;
}

static double to_double(Fraction a)
{
    return (double)a.num / (double)a.den;
}

static Continued expand(Fraction f)
{
    Continued c = {0, {0}};
    while (f.den != 0 && c.length < 24) {
        integer whole = f.num / f.den;
        integer rest = f.num % f.den;
        if (rest < 0) {
            rest += f.den;
            whole--;
        }
        c.terms[c.length++] = (int)whole;
        f.num = f.den;
        f.den = rest;
    }
    return c;
}

static Fraction collapse(const Continued *c, int length)
{
    Fraction f = {c->terms[length - 1], 1};
    for (int i = length - 2; i >= 0; i--) {
        Fraction inverse = {f.den, f.num};
        f.num = c->terms[i] * inverse.den + inverse.num;
        f.den = inverse.den;
    }
    return f;
}

/* The fraction with a denominator up to `limit` that is next to `x`, by mediants. */
static Fraction approximate(double x, int limit)
{
    Fraction low = {0, 1}, high = {1, 0};
    for (;;) {
        Fraction middle = {low.num + high.num, low.den + high.den};
        if (middle.den > limit)
            break;
        if (to_double(middle) <= x)
            low = middle;
        else
            high = middle;
    }
    if (high.den == 0 || x - to_double(low) < to_double(high) - x)
        return low;
    return high;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 300000;
    Fraction half = {1, 2};
    Fraction largest = {0, 1};
    unsigned long long sum = 0;
    int terms = 0, exact = 0;
    double total = 0.0;
    for (int i = 1; i <= n; i++) {
        Fraction a = make(i % 997 - 300, i % 83 + 1);
        Fraction b = make(i % 89 - 30, i % 61 + 2);
        Fraction c = add(multiply(a, b), half);
        Fraction d = divide(subtract(c, half), b);
        if (compare(d, a) == 0)
            exact++;
        if (compare(c, largest) > 0)
            largest = c;
        Continued e = expand(c);
        terms += e.length;
        Fraction whole = collapse(&e, e.length);
        Fraction part = collapse(&e, (e.length + 1) / 2);
        if (whole.num == c.num && whole.den == c.den)
            exact++;
        if (i % 16 == 0) {
            Fraction near = approximate(1.0 + (i % 1000) / 777.0, 60);
            total += to_double(near);
        }
        total += to_double(part) / 1024.0;
        sum = sum * 31 + (unsigned long long)(part.num + part.den);
    }
    printf("fraction %d %d %lld/%lld %.6f %llu\n", exact, terms, largest.num, largest.den, total, sum);
    return 0;
}
