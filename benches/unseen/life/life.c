/* The game of life on a torus: eight neighbours of every byte in a 2-D array, counted rules in a table, two boards that change places.
   size 2200, quick 220: generations on 96 x 96 cells, the first is given. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SIDE 96

typedef uint8_t board[SIDE][SIDE];

/* Whether a cell lives, by whether it lived and by its neighbours. */
static const uint8_t rules[2][9] = {
    {0, 0, 0, 1, 0, 0, 0, 0, 0},
    {0, 0, 1, 1, 0, 0, 0, 0, 0},
};

struct pattern {
    int x, y;
    const char *rows[4];
};

static const struct pattern patterns[] = {
    {2, 2, {".#.", "..#", "###", NULL}},
    {40, 40, {".##", "##.", ".#.", NULL}},
    {70, 20, {".#.....", "...#...", "##..###", NULL}},
    {15, 70, {"......#.", "##......", ".#...###", NULL}},
};

static board boards[2];

static void draw(board cells, const struct pattern *p)
{
    for (int y = 0; p->rows[y] != NULL; y++) {
        const char *row = p->rows[y];
        for (size_t x = 0; x < strlen(row); x++)
            cells[p->y + y][p->x + (int)x] = row[x] == '#';
    }
}

static int neighbours(board cells, int y, int x)
{
    int up = y == 0 ? SIDE - 1 : y - 1, down = y == SIDE - 1 ? 0 : y + 1;
    int left = x == 0 ? SIDE - 1 : x - 1, right = x == SIDE - 1 ? 0 : x + 1;
    return cells[up][left] + cells[up][x] + cells[up][right] + cells[y][left] + cells[y][right] + cells[down][left] +
           cells[down][x] + cells[down][right];
}

/* Returns how many cells were born or died. */
static int generation(board to, board from)
{
    int changes = 0;
    for (int y = 0; y < SIDE; y++) {
        for (int x = 0; x < SIDE; x++) {
            to[y][x] = rules[from[y][x]][neighbours(from, y, x)];
            changes += to[y][x] != from[y][x];
        }
    }
    return changes;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 2200;
    int now = 0, changes = 0, living = 0;
    uint32_t sum = 0;
    for (size_t i = 0; i < sizeof patterns / sizeof patterns[0]; i++)
        draw(boards[0], &patterns[i]);
    for (int i = 1; i < n; i++) {
        changes += generation(boards[!now], boards[now]);
        now = !now;
    }
    const uint8_t *cell = &boards[now][0][0];
    for (int i = 0; i < SIDE * SIDE; i++) {
        living += cell[i];
        sum = sum * 31 + cell[i];
    }
    printf("life %u %d %d\n", sum, changes, living);
    return 0;
}
