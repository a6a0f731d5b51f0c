/* Counts the words of a text in a hash table with open addressing: byte loads, u32 hashing, comparison of strings.
   size 6000000, quick 200000: bytes of text. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define BUCKETS 16384

struct entry {
    uint32_t hash;
    int start, length, count;
};

static struct entry table[BUCKETS];
static int distinct;

static int same(const char *text, int a, int b, int length)
{
    for (int i = 0; i < length; i++) {
        if (text[a + i] != text[b + i])
            return 0;
    }
    return 1;
}

static void count(const char *text, int start, int length)
{
    uint32_t hash = 5381;
    for (int i = 0; i < length; i++)
        hash = hash * 33 + (uint8_t)text[start + i];
    uint32_t slot = hash % BUCKETS;
    while (table[slot].count != 0) {
        struct entry *entry = &table[slot];
        if (entry->hash == hash && entry->length == length && same(text, entry->start, start, length)) {
            entry->count++;
            return;
        }
        slot = (slot + 1) % BUCKETS;
    }
    table[slot].hash = hash;
    table[slot].start = start;
    table[slot].length = length;
    table[slot].count = 1;
    distinct++;
}

/* Words of one to four letters from the first ten, a blank after each. */
static void write_text(char *text, int n)
{
    uint32_t seed = 42;
    int left = 0;
    for (int i = 0; i < n; i++) {
        seed = seed * 1664525 + 1013904223;
        if (left == 0) {
            text[i] = ' ';
            left = (int)(seed >> 16) % 4 + 1;
        } else {
            text[i] = (char)('a' + (seed >> 16) % 10);
            left--;
        }
    }
    text[n] = ' ';
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 6000000;
    char *text = malloc(n + 1);
    write_text(text, n);
    int start = 0;
    for (int i = 0; i <= n; i++) {
        if (text[i] == ' ') {
            if (i > start)
                count(text, start, i - start);
            start = i + 1;
        }
    }
    uint32_t sum = 0;
    for (int i = 0; i < BUCKETS; i++)
        sum = sum * 31 + table[i].hash + (uint32_t)table[i].count;
    printf("strhash %d %u\n", distinct, sum);
    free(text);
    return 0;
}
