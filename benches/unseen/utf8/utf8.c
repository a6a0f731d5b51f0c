/* Text with mistakes decoded from UTF-8, written as UTF-16 and encoded again: bytes and u16, tables of ranges, branches by class.
   size 1400000, quick 140000: characters. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define REPLACEMENT 0xfffd
#define SCRIPTS 7

struct range {
    uint32_t first, last;
    const char *name;
    int weight;
};

static const struct range scripts[SCRIPTS] = {
    {0x0020, 0x007e, "Latin", 40},       {0x00c0, 0x017f, "Latin Extended", 10}, {0x0391, 0x03c9, "Greek", 10}, {0x0410, 0x044f, "Cyrillic", 15},
    {0x0905, 0x0939, "Devanagari", 8}, {0x4e00, 0x9fff, "Han", 12},            {0x1f300, 0x1f64f, "Pictures", 5},
};

static uint32_t seed = 42;

static uint32_t next(uint32_t below)
{
    seed = seed * 1664525 + 1013904223;
    return (seed >> 8) % below;
}

static uint8_t *encode(uint8_t *to, uint32_t c)
{
    if (c < 0x80) {
        *to++ = (uint8_t)c;
    } else if (c < 0x800) {
        *to++ = (uint8_t)(0xc0 | c >> 6);
        *to++ = (uint8_t)(0x80 | (c & 0x3f));
    } else if (c < 0x10000) {
        *to++ = (uint8_t)(0xe0 | c >> 12);
        *to++ = (uint8_t)(0x80 | (c >> 6 & 0x3f));
        *to++ = (uint8_t)(0x80 | (c & 0x3f));
    } else {
        *to++ = (uint8_t)(0xf0 | c >> 18);
        *to++ = (uint8_t)(0x80 | (c >> 12 & 0x3f));
        *to++ = (uint8_t)(0x80 | (c >> 6 & 0x3f));
        *to++ = (uint8_t)(0x80 | (c & 0x3f));
    }
    return to;
}

/* Moves *at behind the character. What is too long, too short, too high or a surrogate counts as one mistake. */
static uint32_t decode(const uint8_t **at, const uint8_t *end, int *mistakes)
{
    static const uint32_t least[4] = {0, 0x80, 0x800, 0x10000};
    const uint8_t *p = *at;
    uint32_t c = *p++;
    int more = c < 0x80 ? 0 : c < 0xc0 ? -1 : c < 0xe0 ? 1 : c < 0xf0 ? 2 : c < 0xf8 ? 3 : -1;
    if (more > 0) {
        c &= 0x3fu >> more;
        for (int i = 0; i < more; i++) {
            if (p == end || (*p & 0xc0) != 0x80) {
                more = -1;
                break;
            }
            c = c << 6 | (*p++ & 0x3f);
        }
    }
    *at = p;
    if (more < 0 || c < least[more] || c > 0x10ffff || (c >= 0xd800 && c < 0xe000)) {
        ++*mistakes;
        return REPLACEMENT;
    }
    return c;
}

static uint16_t *to_utf16(uint16_t *to, uint32_t c)
{
    if (c >= 0x10000) {
        *to++ = (uint16_t)(0xd7c0 + (c >> 10));
        c = 0xdc00 | (c & 0x3ff);
    }
    *to++ = (uint16_t)c;
    return to;
}

static uint32_t upper(uint32_t c)
{
    if ((c >= 'a' && c <= 'z') || (c >= 0x3b1 && c <= 0x3c9 && c != 0x3c2) || (c >= 0x430 && c <= 0x44f))
        return c - 32;
    if (c >= 0x100 && c <= 0x137)
        return c & ~UINT32_C(1);
    return c;
}

static int script_of(uint32_t c)
{
    for (int i = 0; i < SCRIPTS; i++) {
        if (c <= scripts[i].last)
            return c >= scripts[i].first ? i : SCRIPTS;
    }
    return SCRIPTS;
}

static uint32_t random_character(void)
{
    int i = 0, choice = (int)next(100);
    while (choice >= scripts[i].weight)
        choice -= scripts[i++].weight;
    return scripts[i].first + next(scripts[i].last - scripts[i].first + 1);
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1400000;
    uint8_t *bytes = malloc((size_t)n * 4), *end = bytes;
    uint16_t *wide = malloc(sizeof(uint16_t) * (size_t)n * 4), *w = wide;
    int counts[SCRIPTS + 1] = {0}, mistakes = 0;
    uint32_t sum = 0;
    for (int i = 0; i < n; i++)
        end = encode(end, random_character());
    for (int i = 0; i < n / 50; i++) {
        uint8_t *spoiled = bytes + next((uint32_t)(end - bytes));
        *spoiled ^= (uint8_t)(0x80 >> next(3));
    }
    for (const uint8_t *p = bytes; p < end;) {
        uint32_t c = decode(&p, end, &mistakes);
        counts[script_of(c)]++;
        w = to_utf16(w, upper(c));
    }
    for (const uint16_t *u = wide; u < w;) {
        uint8_t again[4];
        uint32_t c = *u++;
        if (c >= 0xd800 && c < 0xdc00)
            c = ((c & 0x3ff) << 10 | (*u++ & 0x3ff)) + 0x10000;
        size_t length = (size_t)(encode(again, c) - again);
        for (size_t i = 0; i < length; i++)
            sum = sum * 31 + again[i];
    }
    printf("utf8 %u %d", sum, mistakes);
    for (int i = 0; i <= SCRIPTS; i++)
        printf(" %s=%d", i < SCRIPTS ? scripts[i].name : "other", counts[i]);
    printf("\n");
    free(bytes);
    free(wide);
    return 0;
}
