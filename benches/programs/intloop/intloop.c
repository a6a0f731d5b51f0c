/* 32-bit integer arithmetic in two nested loops, each step depending on the one before.
   size 2500, quick 150: outer iterations of 10000 steps. The optional second argument is the modulus. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static uint32_t intloop(uint32_t ni, uint32_t nj, uint32_t m)
{
    uint32_t acc = 1;
    for (uint32_t i = 0; i < ni; i++) {
        for (uint32_t j = 0; j < nj; j++) {
            acc = acc * 31 + j;
            acc ^= acc >> 13;
            acc += i ^ j;
            acc -= j % m;
        }
    }
    return acc;
}

int main(int argc, char **argv)
{
    uint32_t n = argc > 1 ? (uint32_t)atoi(argv[1]) : 2500;
    uint32_t m = argc > 2 ? (uint32_t)atoi(argv[2]) : 7;
    printf("intloop %u\n", intloop(n, 10000, m));
    return 0;
}
