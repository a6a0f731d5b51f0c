/* AES-128 in CBC mode, byte by byte: lookups in u8 tables, exclusive or, short loops over a state of 16 bytes.
   size 70000, quick 7000: blocks of 16 bytes, encrypted and decrypted. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BLOCK 16
#define ROUNDS 10

static uint8_t sbox[256], inverse_sbox[256];
static uint8_t keys[ROUNDS + 1][BLOCK];

/* Multiplication by x in GF(2^8). */
static uint8_t twice(uint8_t a)
{
    return (uint8_t)(a << 1 ^ (a & 0x80 ? 0x1b : 0));
}

static uint8_t rotate(uint8_t a, int by)
{
    return (uint8_t)(a << by | a >> (8 - by));
}

/* p runs through the powers of 3, q through those of its inverse. */
static void make_tables(void)
{
    uint8_t p = 1, q = 1;
    do {
        p ^= twice(p);
        q ^= (uint8_t)(q << 1);
        q ^= (uint8_t)(q << 2);
        q ^= (uint8_t)(q << 4);
        if (q & 0x80)
            q ^= 0x09;
        sbox[p] = q ^ rotate(q, 1) ^ rotate(q, 2) ^ rotate(q, 3) ^ rotate(q, 4) ^ 0x63;
    } while (p != 1);
    sbox[0] = 0x63;
    for (int i = 0; i < 256; i++)
        inverse_sbox[sbox[i]] = (uint8_t)i;
}

static void expand_key(const uint8_t *key)
{
    uint8_t constant = 1;
    memcpy(keys[0], key, BLOCK);
    for (int round = 1; round <= ROUNDS; round++) {
        const uint8_t *old = keys[round - 1];
        uint8_t *new = keys[round];
        for (int i = 0; i < 4; i++)
            new[i] = old[i] ^ sbox[old[12 + (i + 1) % 4]];
        new[0] ^= constant;
        constant = twice(constant);
        for (int i = 4; i < BLOCK; i++)
            new[i] = old[i] ^ new[i - 4];
    }
}

static void add_key(uint8_t *state, const uint8_t *key)
{
    for (int i = 0; i < BLOCK; i++)
        state[i] ^= key[i];
}

/* Substitutes all bytes and rotates row r by r columns to the left, or to the right. */
static void substitute(uint8_t *state, const uint8_t *table, int direction)
{
    uint8_t old[BLOCK];
    memcpy(old, state, BLOCK);
    for (int column = 0; column < 4; column++) {
        for (int row = 0; row < 4; row++)
            state[4 * column + row] = table[old[4 * ((column + direction * row) & 3) + row]];
    }
}

static void mix_columns(uint8_t *state)
{
    for (uint8_t *c = state; c < state + BLOCK; c += 4) {
        uint8_t first = c[0], all = c[0] ^ c[1] ^ c[2] ^ c[3];
        c[0] ^= all ^ twice(c[0] ^ c[1]);
        c[1] ^= all ^ twice(c[1] ^ c[2]);
        c[2] ^= all ^ twice(c[2] ^ c[3]);
        c[3] ^= all ^ twice(c[3] ^ first);
    }
}

static void unmix_columns(uint8_t *state)
{
    for (uint8_t *c = state; c < state + BLOCK; c += 4) {
        uint8_t even = twice(twice(c[0] ^ c[2]));
        uint8_t odd = twice(twice(c[1] ^ c[3]));
        c[0] ^= even;
        c[1] ^= odd;
        c[2] ^= even;
        c[3] ^= odd;
    }
    mix_columns(state);
}

static void encrypt(uint8_t *state)
{
    add_key(state, keys[0]);
    for (int round = 1; round < ROUNDS; round++) {
        substitute(state, sbox, 1);
        mix_columns(state);
        add_key(state, keys[round]);
    }
    substitute(state, sbox, 1);
    add_key(state, keys[ROUNDS]);
}

static void decrypt(uint8_t *state)
{
    add_key(state, keys[ROUNDS]);
    for (int round = ROUNDS - 1; round > 0; round--) {
        substitute(state, inverse_sbox, -1);
        add_key(state, keys[round]);
        unmix_columns(state);
    }
    substitute(state, inverse_sbox, -1);
    add_key(state, keys[0]);
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 70000;
    size_t bytes = (size_t)n * BLOCK;
    uint8_t *plain = malloc(bytes), *secret = malloc(bytes);
    uint8_t key[BLOCK], chain[BLOCK];
    for (int i = 0; i < BLOCK; i++)
        key[i] = (uint8_t)(17 * i + 3);
    make_tables();
    expand_key(key);
    for (size_t i = 0; i < bytes; i++)
        plain[i] = (uint8_t)(i * 7 + (i >> 8));
    memset(chain, 0x5a, BLOCK);
    uint32_t sum = 0;
    for (int b = 0; b < n; b++) {
        uint8_t *out = secret + b * BLOCK;
        add_key(chain, plain + b * BLOCK);
        encrypt(chain);
        memcpy(out, chain, BLOCK);
        for (int i = 0; i < BLOCK; i++)
            sum = sum * 31 + out[i];
    }
    memset(chain, 0x5a, BLOCK);
    int wrong = 0;
    for (int b = 0; b < n; b++) {
        uint8_t state[BLOCK];
        memcpy(state, secret + b * BLOCK, BLOCK);
        decrypt(state);
        add_key(state, chain);
        memcpy(chain, secret + b * BLOCK, BLOCK);
        if (memcmp(state, plain + b * BLOCK, BLOCK) != 0)
            wrong++;
    }
    printf("aes %u %d\n", sum, wrong);
    free(plain);
    free(secret);
    return 0;
}
