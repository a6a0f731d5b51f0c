/* A log in a ring of bytes: records of variable length with a small head, a checksum and a packed payload; the oldest fall out.
   size 1500000, quick 150000: records. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define RING 4096

enum kind { K_TEXT, K_NUMBERS, K_SAMPLE, K_MARK };

typedef struct {
    uint8_t kind;
    uint8_t length; /* Of the payload. */
    uint16_t check;
} Head;

typedef struct {
    uint8_t bytes[RING];
    uint32_t read, write; /* They only grow; the place is the rest by RING. */
    uint32_t dropped;
} Ring;

static Ring ring;

static void ring_put(Ring *r, const void *data, unsigned length)
{
    unsigned at = r->write % RING;
    unsigned first = RING - at;
    if (first > length)
        first = length;
    memcpy(r->bytes + at, data, first);
    memcpy(r->bytes, (const uint8_t *)data + first, length - first);
    r->write += length;
}

static void ring_copy(const Ring *r, uint32_t from, void *data, unsigned length)
{
    uint8_t *to = data;
    while (length-- > 0)
        *to++ = r->bytes[from++ & (RING - 1)];
}

static uint16_t fletcher(const uint8_t *data, int length)
{
    uint32_t a = 0xff, b = 0xff;
    while (length-- > 0) {
        a += *data++;
        b += a;
        if (a >= 0x8000) {
            a = (a & 0xff) + (a >> 8);
            b = (b & 0xff) + (b >> 8);
        }
    }
    return (uint16_t)((b % 255) << 8 | a % 255);
}

static int put_varint(uint8_t *to, uint32_t value)
{
    int n = 0;
    while (value >= 0x80) {
        to[n++] = (uint8_t)(value | 0x80);
        value >>= 7;
    }
    to[n++] = (uint8_t)value;
    return n;
}

static const uint8_t *get_varint(const uint8_t *from, uint32_t *value)
{
    int shift = 0;
    uint32_t result = 0;
    uint8_t byte;
    do {
        byte = *from++;
        result |= (uint32_t)(byte & 0x7f) << shift;
        shift += 7;
    } while (byte & 0x80);
    *value = result;
    return from;
}

static void append(Ring *r, enum kind kind, const uint8_t *data, int length)
{
    Head head;
    head.kind = (uint8_t)kind;
    head.length = (uint8_t)length;
    head.check = fletcher(data, length);
    while (r->write - r->read + sizeof(head) + (unsigned)length > RING) {
        Head old;
        ring_copy(r, r->read, &old, sizeof(old));
        r->read += (uint32_t)sizeof(old) + old.length;
        r->dropped++;
    }
    ring_put(r, &head, sizeof(head));
    ring_put(r, data, (unsigned)length);
}

static void log_one(Ring *r, int i, uint32_t x)
{
    uint8_t data[64];
    int length = 0;
    switch (x & 3) {
    case K_TEXT:
        while (length < (int)(x >> 8 & 31)) {
            data[length] = (uint8_t)('a' + (x >> (length & 15)) % 26);
            length++;
        }
        break;
    case K_NUMBERS:
        for (int k = 0; k < 6; k++)
            length += put_varint(data + length, x >> (k * 5));
        break;
    case K_SAMPLE: {
        int16_t samples[8];
        for (int k = 0; k < 8; k++)
            samples[k] = (int16_t)(i * k - 300);
        memcpy(data, samples, sizeof(samples));
        length = (int)sizeof(samples);
        break;
    }
    default: data[length++] = (uint8_t)i; break;
    }
    append(r, (enum kind)(x & 3), data, length);
}

static uint32_t scan(const Ring *r, int *bad)
{
    uint32_t sum = 0;
    for (uint32_t at = r->read; at != r->write;) {
        Head head;
        uint8_t data[256];
        ring_copy(r, at, &head, sizeof(head));
        ring_copy(r, at + (uint32_t)sizeof(head), data, head.length);
        at += (uint32_t)sizeof(head) + head.length;
        if (fletcher(data, head.length) != head.check)
            ++*bad;
        if (head.kind == K_NUMBERS) {
            uint32_t value;
            for (const uint8_t *p = data; p < data + head.length; sum += value)
                p = get_varint(p, &value);
        } else if (head.kind == K_SAMPLE) {
            int16_t s;
            memcpy(&s, data + 2 * (at & 7), sizeof(s));
            sum = sum * 3 + (uint32_t)s;
        } else {
            sum ^= head.check;
        }
    }
    return sum;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1500000;
    uint32_t seed = 2463534242u, sum = 0;
    int bad = 0;
    for (int i = 0; i < n; i++) {
        seed ^= seed << 13;
        seed ^= seed >> 17;
        seed ^= seed << 5;
        log_one(&ring, i, seed);
        if (i % 500 == 0 || i == n - 1)
            sum = sum * 31 + scan(&ring, &bad);
    }
    printf("ringlog %u %u %d %u\n", ring.write, ring.dropped, bad, sum);
    return 0;
}
