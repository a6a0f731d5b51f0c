/* Sudokus made by shuffling and solved by trying: sets of digits as u16 masks, the cell with fewest choices first, undone steps.
   size 1000, quick 100: sudokus. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CELLS 81
#define ALL 0x1ff

struct grid {
    uint8_t digits[CELLS]; /* 0: empty */
    uint16_t rows[9], columns[9], boxes[9]; /* what is used, bit 0 is digit 1 */
};

static uint32_t seed = 42;
static uint32_t guesses;

static int next(int below)
{
    seed = seed * 1664525 + 1013904223;
    return (int)((seed >> 8) % (uint32_t)below);
}

static int box_of(int row, int column)
{
    return row / 3 * 3 + column / 3;
}

static int count_bits(unsigned x)
{
    int n = 0;
    for (; x != 0; x &= x - 1)
        n++;
    return n;
}

static void flip(struct grid *g, int cell, unsigned bit)
{
    int row = cell / 9, column = cell % 9;
    g->rows[row] ^= (uint16_t)bit;
    g->columns[column] ^= (uint16_t)bit;
    g->boxes[box_of(row, column)] ^= (uint16_t)bit;
}

static unsigned choices(const struct grid *g, int cell)
{
    int row = cell / 9, column = cell % 9;
    return ALL & ~(unsigned)(g->rows[row] | g->columns[column] | g->boxes[box_of(row, column)]);
}

/* The empty cell with the fewest choices, or -1 if there is no empty one. */
static int hardest(const struct grid *g)
{
    int best = -1, fewest = 10;
    for (int cell = 0; cell < CELLS; cell++) {
        if (g->digits[cell] != 0)
            continue;
        int count = count_bits(choices(g, cell));
        if (count < fewest) {
            best = cell;
            fewest = count;
            if (count <= 1)
                break;
        }
    }
    return best;
}

/* Counts solutions, limit of them at most; *sum depends on those found. */
static int solve(struct grid *g, int limit, uint32_t *sum)
{
    int cell = hardest(g), found = 0;
    if (cell < 0) {
        for (int i = 0; i < CELLS; i++)
            *sum = *sum * 31 + g->digits[i];
        return 1;
    }
    unsigned open = choices(g, cell);
    for (int digit = 1; digit <= 9 && found < limit; digit++) {
        unsigned bit = 1u << (digit - 1);
        if (open & bit) {
            guesses++;
            g->digits[cell] = (uint8_t)digit;
            flip(g, cell, bit);
            found += solve(g, limit - found, sum);
            flip(g, cell, bit);
            g->digits[cell] = 0;
        }
    }
    return found;
}

/* A permutation of 0 .. 8; if whole, the groups of three stay together. */
static void shuffle(int *p, int whole)
{
    for (int i = 0; i < 9; i++)
        p[i] = i;
    for (int i = 8; i > 0; i--) {
        int j = whole ? i / 3 * 3 + next(i % 3 + 1) : next(i + 1);
        int swap = p[i];
        p[i] = p[j];
        p[j] = swap;
    }
}

/* A full grid with its rows, columns and digits shuffled, then emptied in some places. */
static void make(struct grid *g, int empty)
{
    int rows[9], columns[9], digits[9];
    shuffle(rows, 1);
    shuffle(columns, 1);
    shuffle(digits, 0);
    memset(g, 0, sizeof *g);
    for (int cell = 0; cell < CELLS; cell++) {
        int row = rows[cell / 9], column = columns[cell % 9];
        g->digits[cell] = (uint8_t)(digits[(row * 3 + row / 3 + column) % 9] + 1);
        flip(g, cell, 1u << (g->digits[cell] - 1));
    }
    while (empty > 0) {
        int cell = next(CELLS);
        if (g->digits[cell] != 0) {
            flip(g, cell, 1u << (g->digits[cell] - 1));
            g->digits[cell] = 0;
            empty--;
        }
    }
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1000;
    struct grid grid;
    uint32_t sum = 0;
    int unique = 0, solutions = 0;
    for (int i = 0; i < n; i++) {
        make(&grid, 48 + i % 9);
        int found = solve(&grid, 20, &sum);
        unique += found == 1;
        solutions += found;
    }
    printf("sudoku %u %d %d %u\n", sum, unique, solutions, guesses);
    return 0;
}
