/* Checksums of a buffer: CRC-32 by table and by bits, CRC-16, Adler, Fletcher, FNV, Luhn and the internet sum.
   size 1500, quick 150: rounds over a buffer of 4 kilobytes. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SIZE 4096
#define ADLER_BASE 65521

static uint8_t buffer[SIZE];
static uint32_t crc_table[256];
static uint16_t ccitt_table[256];

static void make_tables(void)
{
    for (uint32_t i = 0; i < 256; i++) {
        uint32_t c = i;
        for (int k = 0; k < 8; k++)
            c = c & 1 ? 0xedb88320u ^ (c >> 1) : c >> 1;
        crc_table[i] = c;
    }
    for (int i = 0; i < 256; i++) {
        uint16_t c = (uint16_t)(i << 8);
        for (int k = 0; k < 8; k++) {
            if (c & 0x8000)
                c = (uint16_t)(c << 1 ^ 0x1021);
            else
                c = (uint16_t)(c << 1);
        }
        ccitt_table[i] = c;
    }
}

static uint32_t crc32(const uint8_t *p, size_t n)
{
    uint32_t crc = 0xffffffffu;
    while (n--)
        crc = crc_table[(crc ^ *p++) & 0xff] ^ (crc >> 8);
    return ~crc;
}

static uint16_t crc16(const uint8_t *data, int n)
{
    uint16_t crc = 0xffff;
    for (int i = 0; i < n; i++)
        crc = (uint16_t)(crc << 8) ^ ccitt_table[(crc >> 8) ^ data[i]];
    return crc;
}

/* No table: eight steps for each byte. */
static uint8_t crc8(const uint8_t *data, int n)
{
    uint8_t crc = 0;
    for (int i = 0; i < n; i++) {
        crc ^= data[i];
        for (int bit = 0; bit < 8; bit++)
            crc = crc & 0x80 ? (uint8_t)(crc << 1) ^ 0x07 : (uint8_t)(crc << 1);
    }
    return crc;
}

static uint32_t adler32(const uint8_t *p, unsigned n)
{
    uint32_t a = 1, b = 0;
    while (n > 0) {
        unsigned part = n > 3800 ? 3800 : n;
        n -= part;
        do {
            a += *p++;
            b += a;
        } while (--part);
        a %= ADLER_BASE;
        b %= ADLER_BASE;
    }
    return b << 16 | a;
}

static unsigned fletcher16(const uint8_t *p, int n)
{
    unsigned low = 0, high = 0;
    for (int i = 0; i < n; i++) {
        low = (low + p[i]) % 255;
        high = (high + low) % 255;
    }
    return high << 8 | low;
}

static uint64_t fnv(const uint8_t *p, int n)
{
    uint64_t h = 14695981039346656037ULL;
    for (int i = 0; i < n; i++) {
        h ^= p[i];
        h *= 1099511628211ULL;
    }
    return h;
}

static unsigned internet_sum(const uint8_t *p, int n)
{
    uint32_t sum = 0;
    for (int i = 0; i + 1 < n; i += 2)
        sum += (uint32_t)(p[i] << 8 | p[i + 1]);
    if (n & 1)
        sum += (uint32_t)p[n - 1] << 8;
    while (sum >> 16)
        sum = (sum & 0xffff) + (sum >> 16);
    return ~sum & 0xffff;
}

static int luhn(const uint8_t *p, int n)
{
    int sum = 0;
    for (int i = n - 1, twice = 0; i >= 0; i--, twice = !twice) {
        int digit = p[i] % 10;
        if (twice) {
            digit *= 2;
            if (digit > 9)
                digit -= 9;
        }
        sum += digit;
    }
    return sum % 10;
}

int main(int argc, char **argv)
{
    int rounds = argc > 1 ? atoi(argv[1]) : 1500;
    uint64_t all = 0;
    int valid = 0;
    make_tables();
    for (int i = 0; i < SIZE; i++)
        buffer[i] = (uint8_t)(i * i >> 3);
    for (int r = 0; r < rounds; r++) {
        int n = SIZE - r % 100;
        uint32_t crc = crc32(buffer, (size_t)n);
        uint32_t adler = adler32(buffer, (unsigned)n);
        all = all * 31 + crc + crc16(buffer, n) + crc8(buffer, n / 4);
        all ^= (uint64_t)adler << 20;
        all += fletcher16(buffer, n) + fnv(buffer, n) + internet_sum(buffer, n);
        for (int i = 0; i + 16 <= n; i += 64)
            valid += luhn(buffer + i, 16) == 0;
        buffer[r * 37 % SIZE] ^= (uint8_t)(crc >> 5);
    }
    printf("checksums %016llx %d %08x\n", (unsigned long long)all, valid, (unsigned)crc32(buffer, SIZE));
    return 0;
}
