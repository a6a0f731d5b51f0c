/* Number theory: gcd, modular powers and inverses, Miller-Rabin, trial division, Pollard's rho, in 32 and 64 bits.
   size 20000, quick 2000: numbers. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static uint32_t gcd32(uint32_t a, uint32_t b)
{
    while (b) {
        uint32_t t = a % b;
        a = b;
        b = t;
    }
    return a;
}

static uint64_t gcd64(uint64_t a, uint64_t b)
{
    return b == 0 ? a : gcd64(b, a % b);
}

/* Without division: halves and differences. */
static uint32_t binary_gcd(uint32_t a, uint32_t b)
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
            uint32_t t = a;
            a = b;
            b = t;
        }
        b -= a;
    } while (b != 0);
    return a << shift;
}

static int64_t inverse(int64_t a, int64_t m)
{
    int64_t r = m, s = 0, old_r = a % m, old_s = 1;
    while (r != 0) {
        int64_t q = old_r / r;
        int64_t t = old_r - q * r;
        old_r = r;
        r = t;
        t = old_s - q * s;
        old_s = s;
        s = t;
    }
    if (old_r != 1)
        return 0;
    return old_s < 0 ? old_s + m : old_s;
}

static uint32_t power_mod32(uint32_t base, uint32_t exponent, uint32_t m)
{
    uint64_t result = 1 % m, b = base % m;
    while (exponent > 0) {
        if (exponent & 1)
            result = result * b % m;
        b = b * b % m;
        exponent >>= 1;
    }
    return (uint32_t)result;
}

static uint64_t multiply_mod(uint64_t a, uint64_t b, uint64_t m)
{
    uint64_t result = 0;
    a %= m;
    while (b != 0) {
        if (b & 1) {
            result += a;
            if (result >= m)
                result -= m;
        }
        a += a;
        if (a >= m)
            a -= m;
        b >>= 1;
    }
    return result;
}

static uint64_t power_mod(uint64_t base, uint64_t exponent, uint64_t m)
{
    uint64_t result = 1;
    for (; exponent; exponent >>= 1) {
        if (exponent & 1)
            result = multiply_mod(result, base, m);
        base = multiply_mod(base, base, m);
    }
    return result;
}

static bool is_prime32(uint32_t n)
{
    static const uint32_t witnesses[] = {2, 7, 61};
    uint32_t d = n - 1;
    int twos = 0;
    if (n < 2)
        return false;
    if (n % 2 == 0)
        return n == 2;
    while (d % 2 == 0) {
        d /= 2;
        twos++;
    }
    for (int i = 0; i < 3; i++) {
        uint32_t a = witnesses[i];
        if (a % n == 0)
            continue;
        uint64_t x = power_mod32(a, d, n);
        if (x == 1 || x == n - 1)
            continue;
        bool composite = true;
        for (int r = 1; r < twos && composite; r++) {
            x = x * x % n;
            if (x == n - 1)
                composite = false;
        }
        if (composite)
            return false;
    }
    return true;
}

static bool maybe_prime64(uint64_t n)
{
    static const unsigned char small[] = {3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
    for (unsigned i = 0; i < sizeof(small); i++) {
        if (n % small[i] == 0)
            return n == small[i];
    }
    return power_mod(2, n - 1, n) == 1;
}

static int factors(uint32_t n)
{
    int count = 0;
    for (uint32_t p = 2; p * p <= n; p += p == 2 ? 1 : 2) {
        while (n % p == 0) {
            n /= p;
            count++;
        }
    }
    return n > 1 ? count + 1 : count;
}

static uint32_t pollard(uint32_t n)
{
    uint64_t slow = 2, fast = 2;
    uint32_t d = 1;
    if (n % 2 == 0)
        return 2;
    for (int i = 0; d == 1 && i < 1000; i++) {
        slow = (slow * slow + 1) % n;
        fast = (fast * fast + 1) % n;
        fast = (fast * fast + 1) % n;
        d = gcd32(slow > fast ? (uint32_t)(slow - fast) : (uint32_t)(fast - slow), n);
    }
    return d;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 20000;
    uint64_t state = 1, sum = 0;
    int primes = 0, large = 0, agree = 0, total = 0;
    for (int i = 0; i < n; i++) {
        state = state * 6364136223846793005u + 1442695040888963407u;
        uint32_t a = (uint32_t)(state >> 40) + 3;
        uint32_t b = (uint32_t)(state >> 20 & 0xfffff) + 1;
        uint32_t g = gcd32(a, b);
        agree += g == binary_gcd(a, b) && g == gcd64(a, b);
        sum = sum * 31 + (uint64_t)inverse(b, a) + power_mod32(b, a, 1000003);
        if (is_prime32(a))
            primes++;
        else
            sum ^= pollard(a);
        total += factors(b);
        if (i % 4 == 0 && maybe_prime64((state >> 6) | 1))
            large++;
    }
    printf("gcdpowmod %d %d %d %d %llu\n", agree, primes, large, total, (unsigned long long)sum);
    return 0;
}
