/* Small ciphers on one buffer: Caesar, Vigenere, RC4, TEA in blocks with chaining, and a keystream of a shift register.
   size 250, quick 25: rounds over 16 kilobytes. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LENGTH 16384

typedef struct {
    uint8_t s[256];
    uint8_t i, j;
} Rc4;

static unsigned char buffer[LENGTH], copy[LENGTH];

static void caesar(unsigned char *p, int n, int shift)
{
    for (int i = 0; i < n; i++) {
        if (p[i] >= 'a' && p[i] <= 'z')
            p[i] = (unsigned char)('a' + (p[i] - 'a' + shift) % 26);
        else if (p[i] >= 'A' && p[i] <= 'Z')
            p[i] = (unsigned char)('A' + (p[i] - 'A' + shift) % 26);
    }
}

static void vigenere(unsigned char *p, int n, const char *key, int decode)
{
    const char *k = key;
    unsigned char *end = p + n;
    for (; p < end; p++) {
        int shift;
        if (*p < 'a' || *p > 'z')
            continue;
        shift = *k - 'a';
        if (decode)
            shift = 26 - shift;
        *p = (unsigned char)((*p - 'a' + shift) % 26 + 'a');
        if (*++k == '\0')
            k = key;
    }
}

static void rc4_init(Rc4 *c, const uint8_t *key, int length)
{
    uint8_t j = 0, t;
    for (int i = 0; i < 256; i++)
        c->s[i] = (uint8_t)i;
    for (int i = 0; i < 256; i++) {
        j = (uint8_t)(j + c->s[i] + key[i % length]);
        t = c->s[i];
        c->s[i] = c->s[j];
        c->s[j] = t;
    }
    c->i = c->j = 0;
}

static void rc4(Rc4 *c, uint8_t *data, int n)
{
    for (int k = 0; k < n; k++) {
        c->i++;
        c->j += c->s[c->i];
        uint8_t a = c->s[c->i], b = c->s[c->j];
        c->s[c->i] = b;
        c->s[c->j] = a;
        data[k] ^= c->s[(a + b) & 0xff];
    }
}

static void tea_encrypt(uint32_t v[2], const uint32_t k[4])
{
    uint32_t y = v[0], z = v[1], sum = 0;
    for (int i = 0; i < 32; i++) {
        sum += 0x9e3779b9u;
        y += ((z << 4) + k[0]) ^ (z + sum) ^ ((z >> 5) + k[1]);
        z += ((y << 4) + k[2]) ^ (y + sum) ^ ((y >> 5) + k[3]);
    }
    v[0] = y;
    v[1] = z;
}

static void tea_decrypt(uint32_t v[2], const uint32_t k[4])
{
    uint32_t y = v[0], z = v[1], sum = 0xc6ef3720u;
    int n = 32;
    while (n-- > 0) {
        z -= ((y << 4) + k[2]) ^ (y + sum) ^ ((y >> 5) + k[3]);
        y -= ((z << 4) + k[0]) ^ (z + sum) ^ ((z >> 5) + k[1]);
        sum -= 0x9e3779b9u;
    }
    v[0] = y;
    v[1] = z;
}

static void tea(unsigned char *p, int n, const uint32_t *key, int decode)
{
    uint32_t last[2] = {1, 2}, block[2], old[2];
    for (int i = 0; i + 8 <= n; i += 8) {
        memcpy(block, p + i, 8);
        if (decode) {
            old[0] = block[0];
            old[1] = block[1];
            tea_decrypt(block, key);
            block[0] ^= last[0];
            block[1] ^= last[1];
            memcpy(last, old, sizeof(last));
        } else {
            block[0] ^= last[0];
            block[1] ^= last[1];
            tea_encrypt(block, key);
            last[0] = block[0];
            last[1] = block[1];
        }
        memcpy(p + i, block, 8);
    }
}

static uint16_t shift_register(unsigned char *p, int n, uint16_t state)
{
    while (n-- > 0) {
        for (int bit = 0; bit < 8; bit++) {
            unsigned out = (state ^ (state >> 2) ^ (state >> 3) ^ (state >> 5)) & 1u;
            state = (uint16_t)(state >> 1 | out << 15);
        }
        *p++ ^= (unsigned char)state;
    }
    return state;
}

static uint32_t adler(const unsigned char *p, int n)
{
    uint32_t a = 1, b = 0;
    for (int i = 0; i < n; i++) {
        a = (a + p[i]) % 65521;
        b = (b + a) % 65521;
    }
    return b << 16 | a;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 250;
    uint32_t key[4] = {1, 22, 333, 4444};
    uint32_t sum = 0;
    uint16_t state = 0xBEEF;
    int wrong = 0;
    Rc4 c;
    for (int i = 0; i < LENGTH; i++)
        buffer[i] = (unsigned char)" Etaoin shrdlu, Cmfwyp."[i * i % 23];
    for (int i = 0; i < n; i++) {
        caesar(buffer, LENGTH, i % 25 + 1);
        vigenere(buffer, LENGTH, "lemon", 0);
        memcpy(copy, buffer, LENGTH);
        rc4_init(&c, (const uint8_t *)"Wiki", 4);
        rc4(&c, copy, LENGTH);
        tea(copy, LENGTH, key, 0);
        sum = sum * 3 + adler(copy, LENGTH);
        state = shift_register(copy, LENGTH / 8, state);
        key[i & 3] += sum & 0xff;
        if (i % 4 == 0) {
            memcpy(copy, buffer, LENGTH);
            tea(copy, LENGTH, key, 0);
            tea(copy, LENGTH, key, 1);
            vigenere(copy, LENGTH, "lemon", 1);
            caesar(copy, LENGTH, 26 - (i % 25 + 1));
            caesar(copy, LENGTH, i % 25 + 1);
            vigenere(copy, LENGTH, "lemon", 0);
            if (memcmp(copy, buffer, LENGTH) != 0)
                wrong++;
        }
    }
    printf("ciphers %d %u %u %u\n", wrong, state, adler(buffer, LENGTH), sum);
    return 0;
}
