/* The message digest MD5 over generated messages: 32-bit rotations, xors and sums, bytes to words and back.
   size 20000000, quick 2000000: bytes. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    uint32_t state[4];
    uint64_t length;
    unsigned char block[64];
    unsigned used;
} md5_context;

static uint32_t sines[64];
static const unsigned char shifts[4][4] = {{7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}};

#define ROTATE(x, n) ((x) << (n) | (x) >> (32 - (n)))

static void md5_tables(void)
{
    for (int i = 0; i < 64; i++)
        sines[i] = (uint32_t)floor(fabs(sin(i + 1.0)) * 4294967296.0);
}

static void md5_init(md5_context *c)
{
    c->state[0] = 0x67452301;
    c->state[1] = 0xefcdab89;
    c->state[2] = 0x98badcfe;
    c->state[3] = 0x10325476;
    c->length = 0;
    c->used = 0;
}

static uint32_t little(const unsigned char *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static void md5_block(uint32_t *state, const unsigned char *p)
{
    uint32_t words[16];
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
    for (int i = 0; i < 16; i++)
        words[i] = little(p + i * 4);
    for (int i = 0; i < 64; i++) {
        uint32_t f;
        int g;
        if (i < 16) {
            f = (b & c) | (~b & d);
            g = i;
        } else if (i < 32) {
            f = (d & b) | (~d & c);
            g = (5 * i + 1) % 16;
        } else if (i < 48) {
            f = b ^ c ^ d;
            g = (3 * i + 5) % 16;
        } else {
            f = c ^ (b | ~d);
            g = 7 * i % 16;
        }
        f += a + sines[i] + words[g];
        a = d;
        d = c;
        c = b;
        b += ROTATE(f, shifts[i >> 4][i & 3]);
    }
    state[0] += a;
    state[1] += b;
    state[2] += c;
    state[3] += d;
}

static void md5_update(md5_context *c, const unsigned char *data, size_t n)
{
    c->length += n;
    if (c->used > 0) {
        while (n > 0 && c->used < 64) {
            c->block[c->used++] = *data++;
            n--;
        }
        if (c->used < 64)
            return;
        md5_block(c->state, c->block);
        c->used = 0;
    }
    while (n >= 64) {
        md5_block(c->state, data);
        data += 64;
        n -= 64;
    }
    memcpy(c->block, data, n);
    c->used = (unsigned)n;
}

static void md5_final(md5_context *c, unsigned char digest[16])
{
    uint64_t bits = c->length * 8;
    c->block[c->used++] = 0x80;
    if (c->used > 56) {
        while (c->used < 64)
            c->block[c->used++] = 0;
        md5_block(c->state, c->block);
        c->used = 0;
    }
    while (c->used < 56)
        c->block[c->used++] = 0;
    for (int i = 0; i < 8; i++)
        c->block[56 + i] = (unsigned char)(bits >> (8 * i));
    md5_block(c->state, c->block);
    for (int i = 0; i < 16; i++)
        digest[i] = (unsigned char)(c->state[i / 4] >> (i % 4 * 8));
}

static void to_hex(const unsigned char *digest, char *text)
{
    static const char digits[] = "0123456789abcdef";
    for (int i = 0; i < 16; i++) {
        *text++ = digits[digest[i] >> 4];
        *text++ = digits[digest[i] & 15];
    }
    *text = '\0';
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 20000000;
    unsigned char message[1000];
    unsigned char digest[16], total[16];
    char text[33];
    md5_context context;
    int messages = 0;
    md5_tables();
    for (int i = 0; i < (int)sizeof(message); i++)
        message[i] = (unsigned char)(i * 7 + i / 256);
    memset(total, 0, sizeof(total));
    for (int left = n; left > 0;) {
        int length = messages * 37 % 1001;
        if (length > left)
            length = left;
        md5_init(&context);
        md5_update(&context, total, 1 + messages % 16);
        md5_update(&context, message, length);
        md5_final(&context, digest);
        for (int i = 0; i < 16; i++)
            total[i] ^= digest[(i + messages) % 16];
        messages++;
        left -= length + 16;
    }
    to_hex(total, text);
    printf("md5 %d %s\n", messages, text);
    return 0;
}
