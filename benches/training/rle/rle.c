/* Run-length and delta coding of bytes and numbers with varints, and back: byte loads and stores, short loops.
   size 8000000, quick 800000: bytes. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    unsigned char *data;
    size_t length;
    size_t capacity;
} buffer;

static void put_byte(buffer *b, unsigned char c)
{
    if (b->length == b->capacity) {
        b->capacity = b->capacity ? b->capacity * 2 : 64;
        b->data = realloc(b->data, b->capacity);
        if (b->data == NULL)
            exit(1);
    }
    b->data[b->length++] = c;
}

static void put_varint(buffer *b, uint32_t v)
{
    while (v >= 0x80) {
        put_byte(b, (unsigned char)(v | 0x80));
        v >>= 7;
    }
    put_byte(b, (unsigned char)v);
}

static uint32_t get_varint(const unsigned char **p)
{
    uint32_t v = 0;
    int shift = 0;
    unsigned char c;
    do {
        c = *(*p)++;
        v |= (uint32_t)(c & 0x7f) << shift;
        shift += 7;
    } while (c & 0x80);
    return v;
}

/* Runs of three and more as (count, byte), everything else as literals: the lowest bit of the count says which. */
static void rle_encode(const unsigned char *in, size_t n, buffer *out)
{
    size_t i = 0, literal = 0;
    while (i < n) {
        size_t run = 1;
        while (i + run < n && in[i + run] == in[i])
            run++;
        if (run >= 3) {
            if (i > literal) {
                put_varint(out, (uint32_t)(i - literal) << 1);
                while (literal < i)
                    put_byte(out, in[literal++]);
            }
            put_varint(out, (uint32_t)run << 1 | 1);
            put_byte(out, in[i]);
            literal = i + run;
        }
        i += run;
    }
    if (n > literal) {
        put_varint(out, (uint32_t)(n - literal) << 1);
        while (literal < n)
            put_byte(out, in[literal++]);
    }
}

static size_t rle_decode(const unsigned char *in, size_t n, unsigned char *out)
{
    const unsigned char *p = in;
    const unsigned char *end = in + n;
    unsigned char *start = out;
    while (p < end) {
        uint32_t head = get_varint(&p);
        uint32_t count = head >> 1;
        if (head & 1) {
            unsigned char c = *p++;
            while (count-- > 0)
                *out++ = c;
        } else {
            memcpy(out, p, count);
            out += count;
            p += count;
        }
    }
    return out - start;
}

static void delta_encode(const int32_t *values, int n, buffer *out)
{
    int32_t last = 0;
    for (int i = 0; i < n; i++) {
        int32_t d = values[i] - last;
        put_varint(out, d < 0 ? (uint32_t)(-d) * 2 - 1 : (uint32_t)d * 2);
        last = values[i];
    }
}

static int delta_check(const buffer *in, const int32_t *values, int n)
{
    const unsigned char *p = in->data;
    int32_t value = 0;
    for (int i = 0; i < n; i++) {
        uint32_t z = get_varint(&p);
        value += z & 1 ? -(int32_t)((z + 1) / 2) : (int32_t)(z / 2);
        if (value != values[i])
            return 0;
    }
    return p == in->data + in->length;
}

static unsigned char next_byte(uint32_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    return (unsigned char)(*state >> 11);
}

static uint32_t fletcher(const unsigned char *p, size_t n)
{
    uint32_t a = 0, b = 0;
    while (n--) {
        a += *p++;
        b += a;
    }
    return a ^ b;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 8000000;
    int numbers = n / 8 + 1;
    unsigned char *input = malloc(n), *output = malloc(n);
    int32_t *values = malloc(numbers * sizeof(int32_t));
    buffer packed = {NULL, 0, 0}, deltas = {NULL, 0, 0};
    uint32_t state = 2463534242u;
    int i = 0;
    while (i < n) {
        unsigned char kind = next_byte(&state);
        int length = kind % 24 + 1;
        unsigned char c = next_byte(&state);
        for (; length > 0 && i < n; length--)
            input[i++] = kind < 170 ? c : next_byte(&state);
    }
    int32_t position = 0;
    for (i = 0; i < numbers; i++) {
        position += (next_byte(&state) - 120) * (i % 10 == 0 ? 500 : 1);
        values[i] = position;
    }
    rle_encode(input, n, &packed);
    size_t length = rle_decode(packed.data, packed.length, output);
    int same = length == (size_t)n && memcmp(input, output, n) == 0;
    delta_encode(values, numbers, &deltas);
    same += 2 * delta_check(&deltas, values, numbers);
    uint32_t sum = fletcher(packed.data, packed.length) * 31 + fletcher(deltas.data, deltas.length);
    printf("rle %d %d %d %u\n", same, (int)packed.length, (int)deltas.length, sum);
    free(packed.data);
    free(deltas.data);
    free(values);
    free(output);
    free(input);
    return 0;
}
