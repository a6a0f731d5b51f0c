/* SHA-256 of a stream that comes in pieces of many lengths: rotations and logic of u32, a block of 64 bytes, big-endian words.
   size 5000000, quick 500000: bytes hashed. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct hash {
    uint32_t state[8];
    uint64_t length;
    uint8_t block[64];
    unsigned filled;
};

static const uint32_t constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be,
    0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa,
    0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85,
    0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3,
    0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
    0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t right(uint32_t x, int by)
{
    return x >> by | x << (32 - by);
}

static void start(struct hash *h)
{
    static const uint32_t first[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    memcpy(h->state, first, sizeof first);
    h->length = 0;
    h->filled = 0;
}

static void mix_block(struct hash *h)
{
    uint32_t w[64], s[8];
    for (int i = 0; i < 16; i++) {
        const uint8_t *p = h->block + 4 * i;
        w[i] = (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
    }
    for (int i = 16; i < 64; i++) {
        uint32_t a = w[i - 15], b = w[i - 2];
        w[i] = w[i - 16] + w[i - 7] + (right(a, 7) ^ right(a, 18) ^ a >> 3) + (right(b, 17) ^ right(b, 19) ^ b >> 10);
    }
    memcpy(s, h->state, sizeof s);
    for (int i = 0; i < 64; i++) {
        uint32_t a = s[0], e = s[4];
        uint32_t choice = (e & s[5]) ^ (~e & s[6]);
        uint32_t majority = (a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]);
        uint32_t t1 = s[7] + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + choice + constants[i] + w[i];
        uint32_t t2 = (right(a, 2) ^ right(a, 13) ^ right(a, 22)) + majority;
        for (int j = 7; j > 0; j--)
            s[j] = s[j - 1];
        s[4] += t1;
        s[0] = t1 + t2;
    }
    for (int i = 0; i < 8; i++)
        h->state[i] += s[i];
}

static void update(struct hash *h, const uint8_t *bytes, size_t count)
{
    h->length += count;
    while (count > 0) {
        size_t part = sizeof h->block - h->filled;
        if (part > count)
            part = count;
        memcpy(h->block + h->filled, bytes, part);
        h->filled += (unsigned)part;
        bytes += part;
        count -= part;
        if (h->filled == sizeof h->block) {
            mix_block(h);
            h->filled = 0;
        }
    }
}

static void finish(struct hash *h, uint8_t digest[32])
{
    uint64_t bits = h->length * 8;
    uint8_t end[72] = {0x80};
    size_t fill = (h->filled < 56 ? 56 : 120) - h->filled;
    for (int i = 0; i < 8; i++)
        end[fill + (size_t)i] = (uint8_t)(bits >> (56 - 8 * i));
    update(h, end, fill + 8);
    for (int i = 0; i < 32; i++)
        digest[i] = (uint8_t)(h->state[i / 4] >> (24 - i % 4 * 8));
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 5000000;
    uint8_t piece[256], digest[32];
    struct hash h;
    int done = 0, length = 0;
    for (int i = 0; i < 256; i++)
        piece[i] = (uint8_t)(i * i + 7);
    start(&h);
    while (done < n) {
        length = (length * 5 + 3) % 256;
        if (length > n - done)
            length = n - done;
        update(&h, piece, (size_t)length);
        done += length;
    }
    finish(&h, digest);
    printf("sha256 ");
    for (int i = 0; i < 32; i++)
        printf("%02x", digest[i]);
    printf("\n");
    return 0;
}
