/* Edit distances of words with the way from one to the other: dynamic programming in a 2-D array of u16, bytes, minima of three.
   size 1200, quick 120: pairs of texts of up to 240 letters. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LONGEST 240

static uint16_t cost[LONGEST + 1][LONGEST + 1];

enum edit { KEEP, REPLACE, INSERT, DELETE, EXCHANGE, EDITS };

static uint32_t seed = 42;

static uint32_t next(uint32_t below)
{
    seed = seed * 1664525 + 1013904223;
    return (seed >> 8) % below;
}

static void write_text(char *text)
{
    int length = LONGEST / 2 + (int)next(LONGEST / 4);
    for (int i = 0; i < length; i++)
        text[i] = (char)('a' + next(12));
    text[length] = '\0';
}

/* Copies the text with some letters missing, doubled, exchanged or replaced. */
static void spoil(char *to, const char *from)
{
    char *start = to;
    while (*from != '\0' && to < start + LONGEST - 2) {
        switch (next(12)) {
        case 0:
            from++;
            break;
        case 1:
            *to++ = *from;
            *to++ = *from++;
            break;
        case 2:
            *to++ = (char)('a' + next(12));
            from++;
            break;
        case 3:
            if (from[1] != '\0') {
                *to++ = from[1];
                *to++ = from[0];
                from += 2;
                break;
            }
            /* fall through */
        default:
            *to++ = *from++;
        }
    }
    *to = '\0';
}

static int least(int a, int b, int c)
{
    int m = a < b ? a : b;
    return m < c ? m : c;
}

static int distance(const char *a, const char *b, int la, int lb)
{
    for (int i = 0; i <= la; i++)
        cost[i][0] = (uint16_t)i;
    for (int j = 0; j <= lb; j++)
        cost[0][j] = (uint16_t)j;
    for (int i = 1; i <= la; i++) {
        for (int j = 1; j <= lb; j++) {
            int best = least(cost[i - 1][j] + 1, cost[i][j - 1] + 1, cost[i - 1][j - 1] + (a[i - 1] != b[j - 1]));
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] && cost[i - 2][j - 2] + 1 < best)
                best = cost[i - 2][j - 2] + 1;
            cost[i][j] = (uint16_t)best;
        }
    }
    return cost[la][lb];
}

/* Counts the edits of one cheapest way, from its end. */
static void trace(const char *a, const char *b, int i, int j, int counts[EDITS])
{
    while (i > 0 || j > 0) {
        int here = cost[i][j];
        if (i > 0 && j > 0 && a[i - 1] == b[j - 1] && cost[i - 1][j - 1] == here) {
            counts[KEEP]++;
            i--;
            j--;
        } else if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] && cost[i - 2][j - 2] + 1 == here) {
            counts[EXCHANGE]++;
            i -= 2;
            j -= 2;
        } else if (i > 0 && j > 0 && cost[i - 1][j - 1] + 1 == here) {
            counts[REPLACE]++;
            i--;
            j--;
        } else if (i > 0 && cost[i - 1][j] + 1 == here) {
            counts[DELETE]++;
            i--;
        } else {
            counts[INSERT]++;
            j--;
        }
    }
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1200;
    char a[LONGEST + 1], b[LONGEST + 1];
    int counts[EDITS] = {0};
    uint32_t sum = 0;
    for (int i = 0; i < n; i++) {
        write_text(a);
        spoil(b, a);
        int la = (int)strlen(a), lb = (int)strlen(b);
        sum = sum * 31 + (uint32_t)distance(a, b, la, lb);
        trace(a, b, la, lb, counts);
    }
    printf("editdist %u %d %d %d %d %d\n", sum, counts[KEEP], counts[REPLACE], counts[INSERT], counts[DELETE], counts[EXCHANGE]);
    return 0;
}
