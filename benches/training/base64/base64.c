/* Bytes as text and back: base64, hex dump with a column of letters, quoted printable, and runs packed in bytes.
   size 2000, quick 200: rounds over some kilobytes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST 4096

typedef unsigned char byte;

static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
static const char hex[] = "0123456789abcdef";
static signed char reverse[256];

static void init_reverse(void)
{
    memset(reverse, -1, sizeof(reverse));
    for (int i = 0; alphabet[i] != '\0'; i++)
        reverse[(byte)alphabet[i]] = (signed char)i;
}

static int encode(const byte *from, int n, char *to)
{
    char *start = to;
    for (; n >= 3; n -= 3, from += 3) {
        unsigned v = (unsigned)from[0] << 16 | (unsigned)from[1] << 8 | from[2];
        *to++ = alphabet[v >> 18];
        *to++ = alphabet[v >> 12 & 63];
        *to++ = alphabet[v >> 6 & 63];
        *to++ = alphabet[v & 63];
    }
    if (n > 0) {
        unsigned v = (unsigned)from[0] << 16 | (n > 1 ? (unsigned)from[1] << 8 : 0);
        *to++ = alphabet[v >> 18];
        *to++ = alphabet[v >> 12 & 63];
        *to++ = n > 1 ? alphabet[v >> 6 & 63] : '=';
        *to++ = '=';
    }
    *to = '\0';
    return (int)(to - start);
}

static int decode(const char *from, byte *to)
{
    unsigned bits = 0;
    int have = 0, n = 0;
    for (; *from != '\0' && *from != '='; from++) {
        int v = reverse[(byte)*from];
        if (v < 0)
            return -1;
        bits = (bits << 6 | (unsigned)v) & 0xffffff;
        have += 6;
        if (have >= 8) {
            have -= 8;
            to[n++] = (byte)(bits >> have);
        }
    }
    return n;
}

static int dump(const byte *from, int n, char *to)
{
    char *p = to;
    for (int at = 0; at < n; at += 16) {
        for (int shift = 12; shift >= 0; shift -= 4)
            *p++ = hex[at >> shift & 15];
        *p++ = ':';
        for (int i = 0; i < 16; i++) {
            *p++ = ' ';
            if (at + i < n) {
                *p++ = hex[from[at + i] >> 4];
                *p++ = hex[from[at + i] & 15];
            } else {
                *p++ = ' ';
                *p++ = ' ';
            }
        }
        *p++ = ' ';
        for (int i = at; i < at + 16 && i < n; i++)
            *p++ = from[i] >= ' ' && from[i] < 127 ? (char)from[i] : '.';
        *p++ = '\n';
    }
    *p = '\0';
    return (int)(p - to);
}

static int quote(const byte *from, int n, char *to)
{
    int used = 0, column = 0;
    while (n-- > 0) {
        byte c = *from++;
        int plain = (c >= '!' && c <= '~' && c != '=') || c == ' ';
        if (column + (plain ? 1 : 3) > 75) {
            to[used++] = '=';
            to[used++] = '\n';
            column = 0;
        }
        if (plain) {
            to[used++] = (char)c;
            column++;
        } else {
            to[used++] = '=';
            to[used++] = "0123456789ABCDEF"[c >> 4];
            to[used++] = "0123456789ABCDEF"[c & 15];
            column += 3;
        }
    }
    to[used] = '\0';
    return used;
}

/* A count below 128 is followed by so many bytes, and one above by a byte that is repeated. */
static int pack(const byte *from, int n, byte *to)
{
    int i = 0, used = 0;
    while (i < n) {
        int run = 1, start = i;
        while (i + run < n && run < 127 && from[i + run] == from[i])
            run++;
        if (run >= 3) {
            to[used++] = (byte)(128 + run);
            to[used++] = from[i];
            i += run;
            continue;
        }
        while (i < n && i - start < 127 && !(i + 2 < n && from[i] == from[i + 1] && from[i] == from[i + 2]))
            i++;
        to[used++] = (byte)(i - start);
        memcpy(to + used, from + start, (size_t)(i - start));
        used += i - start;
    }
    return used;
}

static unsigned checksum(const void *data, int n)
{
    const byte *p = data;
    unsigned a = 1, b = 0;
    while (n-- > 0) {
        a += *p++;
        b += a;
    }
    return (b << 16) ^ a;
}

int main(int argc, char **argv)
{
    static byte data[MOST], back[MOST + 4], packed[2 * MOST];
    static char text[6 * MOST];
    int n = argc > 1 ? atoi(argv[1]) : 2000;
    unsigned sum = 0, seed = 3;
    int wrong = 0;
    init_reverse();
    for (int i = 0; i < n; i++) {
        int length = MOST - i * 7 % 1000;
        for (int k = 0; k < length; k++) {
            if (k % 16 == 0)
                seed = seed * 1103515245u + 12345u;
            data[k] = (byte)(seed & 0x10000 ? seed >> (k & 15) : seed >> 24);
        }
        int used = encode(data, length, text);
        sum = sum * 31 + checksum(text, used);
        if (decode(text, back) != length || memcmp(back, data, (size_t)length) != 0)
            wrong++;
        used = dump(data, length, text);
        sum = sum * 31 + checksum(text + used / 2, used / 2);
        used = quote(data, length, text);
        sum ^= checksum(text, used);
        used = pack(data, length, packed);
        sum = sum * 31 + checksum(packed, used);
    }
    printf("base64 %d %u\n", wrong, sum);
    return 0;
}
