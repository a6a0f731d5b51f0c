/* All ways to put queens on a board so that none attacks another: bit masks, recursion, the lowest bit found and taken away.
   size 13, quick 12: rows, at most 16. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define MOST 16

struct search {
    int size;
    uint32_t all;
    uint64_t solutions, nodes;
    uint32_t sum;
    uint8_t column[MOST];
};

/* The index of the only bit set. */
static int index_of(uint32_t bit)
{
    int index = 0;
    if (bit & 0xff00) {
        index += 8;
        bit >>= 8;
    }
    if (bit & 0xf0) {
        index += 4;
        bit >>= 4;
    }
    if (bit & 0xc) {
        index += 2;
        bit >>= 2;
    }
    return index + (int)(bit >> 1);
}

static void found(struct search *s)
{
    uint32_t hash = 0;
    for (int i = 0; i < s->size; i++)
        hash = hash * 17 + s->column[i];
    s->solutions++;
    s->sum += hash ^ hash >> 15;
}

/* left and right are what is attacked along the diagonals, shifted by one in each row. */
static void place(struct search *s, int row, uint32_t columns, uint32_t left, uint32_t right)
{
    if (row == s->size) {
        found(s);
        return;
    }
    uint32_t open = s->all & ~(columns | left | right);
    while (open != 0) {
        uint32_t bit = open & -open;
        open &= open - 1;
        s->nodes++;
        s->column[row] = (uint8_t)index_of(bit);
        place(s, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1);
    }
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 13;
    struct search s = {.size = n, .all = (UINT32_C(1) << n) - 1};
    place(&s, 0, 0, 0, 0);
    printf("queens %llu %llu %u\n", (unsigned long long)s.solutions, (unsigned long long)s.nodes, s.sum);
    return 0;
}
