/* Compression of text by references to earlier text, and back: hash chains of positions, comparison of bytes, copies that overlap.
   size 3500000, quick 350000: bytes of text. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WINDOW 32768
#define HASH_BITS 12
#define SHORTEST 4
#define LONGEST (SHORTEST + 127)
#define TRIES 12

static int32_t head[1 << HASH_BITS];
static int32_t chain[WINDOW];

static uint32_t hash_at(const uint8_t *p)
{
    uint32_t four = p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
    return four * 2654435761u >> (32 - HASH_BITS);
}

static int common(const uint8_t *a, const uint8_t *b, int most)
{
    int n = 0;
    while (n < most && a[n] == b[n])
        n++;
    return n;
}

static void remember(const uint8_t *text, int at)
{
    uint32_t h = hash_at(text + at);
    chain[at % WINDOW] = head[h];
    head[h] = at;
}

/* The length of the longest match found, its place in *where. */
static int longest_match(const uint8_t *text, int at, int most, int *where)
{
    int best = 0, tries = TRIES;
    for (int p = head[hash_at(text + at)]; p >= 0 && at - p < WINDOW && tries > 0; p = chain[p % WINDOW], tries--) {
        if (text[p + best] != text[at + best])
            continue;
        int length = common(text + p, text + at, most);
        if (length > best) {
            best = length;
            *where = p;
            if (best == most)
                break;
        }
    }
    return best;
}

static uint8_t *put_literals(uint8_t *out, const uint8_t *from, int count)
{
    while (count > 0) {
        int part = count < 128 ? count : 128;
        *out++ = (uint8_t)(part - 1);
        memcpy(out, from, (size_t)part);
        out += part;
        from += part;
        count -= part;
    }
    return out;
}

/* A token is a byte below 128 and that many literals and one more, or 128 + length and a distance of two bytes. */
static size_t compress(uint8_t *out, const uint8_t *text, int n)
{
    uint8_t *start = out;
    int at = 0, literals = 0;
    memset(head, -1, sizeof head);
    while (at < n) {
        int where = 0, length = 0, most = n - at - 1 < LONGEST ? n - at - 1 : LONGEST;
        if (most >= SHORTEST)
            length = longest_match(text, at, most, &where);
        if (length < SHORTEST) {
            if (most >= SHORTEST)
                remember(text, at);
            literals++;
            at++;
            continue;
        }
        out = put_literals(out, text + at - literals, literals);
        literals = 0;
        *out++ = (uint8_t)(128 + length - SHORTEST);
        *out++ = (uint8_t)((at - where) & 255);
        *out++ = (uint8_t)((at - where) >> 8);
        for (; length > 0; length--, at++) {
            if (n - at > SHORTEST)
                remember(text, at);
        }
    }
    out = put_literals(out, text + at - literals, literals);
    return (size_t)(out - start);
}

static size_t expand(uint8_t *out, const uint8_t *in, size_t length)
{
    const uint8_t *end = in + length;
    uint8_t *start = out;
    while (in < end) {
        int token = *in++;
        if (token < 128) {
            memcpy(out, in, (size_t)token + 1);
            in += token + 1;
            out += token + 1;
        } else {
            const uint8_t *from = out - (in[0] | in[1] << 8);
            in += 2;
            for (int i = token - 128 + SHORTEST; i > 0; i--)
                *out++ = *from++;
        }
    }
    return (size_t)(out - start);
}

/* Words of a small vocabulary, the first ones more often than the last. */
static void write_text(uint8_t *text, int n)
{
    static const char *const words[] = {"the ", "of ", "a ", "engine ", "which ", "runs ", "code ", "and ", "never ", "returns ", "to ",
                                        "its ", "caller", ", ", ". ", "\n", "number ", "seventeen ", "is ", "not ", "prime"};
    uint32_t seed = 42;
    for (int i = 0; i < n;) {
        seed = seed * 1664525 + 1013904223;
        const char *word = words[(seed >> 16 & 31) * (seed >> 24 & 31) * 21 >> 10];
        if ((seed >> 10 & 7) == 0)
            text[i++] = (uint8_t)('0' + (seed >> 13) % 10);
        while (*word != '\0' && i < n)
            text[i++] = (uint8_t)*word++;
    }
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 3500000;
    uint8_t *text = malloc((size_t)n), *packed = malloc((size_t)n + (size_t)n / 64 + 16), *again = malloc((size_t)n);
    write_text(text, n);
    size_t length = compress(packed, text, n);
    size_t back = expand(again, packed, length);
    uint32_t sum = 0;
    for (size_t i = 0; i < length; i++)
        sum = sum * 31 + packed[i];
    printf("lz77 %u %u %s\n", sum, (uint32_t)length, back == (size_t)n && memcmp(text, again, back) == 0 ? "same" : "different");
    free(text);
    free(packed);
    free(again);
    return 0;
}
