/* Sieve of Eratosthenes over bytes, five rounds: byte stores with a stride, byte loads in sequence.
   size 3000000, quick 200000: the largest number. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int sieve(uint8_t *flags, int n)
{
    for (int i = 0; i <= n; i++)
        flags[i] = 1;
    for (int i = 2; i * i <= n; i++) {
        if (flags[i]) {
            for (int j = i * i; j <= n; j += i)
                flags[j] = 0;
        }
    }
    int count = 0;
    for (int i = 2; i <= n; i++)
        count += flags[i];
    return count;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 3000000;
    uint8_t *flags = malloc(n + 1);
    int count = 0;
    for (int round = 0; round < 5; round++)
        count = sieve(flags, n);
    free(flags);
    printf("sieve %d\n", count);
    return 0;
}
