/* Blocks of an image transformed, quantised, put in zigzag order and back again: i16 and i32 fixed-point arithmetic, 2-D arrays.
   size 36000, quick 3600: blocks of 8 x 8 pixels. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define N 8
#define FRACTION 13

/* Half the cosine of k pi / 16, k = 0 .. 8, with 13 bits of fraction. */
static const int16_t cosine[N + 1] = {4096, 4017, 3784, 3406, 2896, 2276, 1567, 799, 0};

static int16_t basis[N][N];
static uint8_t zigzag[N * N], quantum[N * N];

/* The cosine above for any k. */
static int16_t half_cosine(int k)
{
    k %= 32;
    if (k > 16)
        k = 32 - k;
    return (int16_t)(k > 8 ? -cosine[16 - k] : cosine[k]);
}

static void make_tables(void)
{
    for (int u = 0; u < N; u++) {
        for (int x = 0; x < N; x++)
            basis[u][x] = u == 0 ? cosine[4] : half_cosine((2 * x + 1) * u);
    }
    int row = 0, column = 0, step = 1;
    for (int i = 0; i < N * N; i++) {
        zigzag[i] = (uint8_t)(row * N + column);
        quantum[i] = (uint8_t)(8 + 3 * (row + column));
        if (step > 0 ? column == N - 1 || row == 0 : row == N - 1 || column == 0) {
            if (step > 0 ? column == N - 1 : row != N - 1)
                row++;
            else
                column++;
            step = -step;
        } else {
            row -= step;
            column += step;
        }
    }
}

/* Rounds to the nearest, halves away from zero. */
static int scale_down(int32_t x)
{
    int32_t half = 1 << (FRACTION - 1);
    return x >= 0 ? (x + half) >> FRACTION : -((half - x) >> FRACTION);
}

static void forward(int16_t to[N][N], int16_t from[N][N])
{
    int16_t half[N][N];
    for (int y = 0; y < N; y++) {
        for (int u = 0; u < N; u++) {
            int32_t sum = 0;
            for (int x = 0; x < N; x++)
                sum += from[y][x] * basis[u][x];
            half[y][u] = (int16_t)scale_down(sum);
        }
    }
    for (int u = 0; u < N; u++) {
        for (int v = 0; v < N; v++) {
            int32_t sum = 0;
            for (int y = 0; y < N; y++)
                sum += half[y][u] * basis[v][y];
            to[v][u] = (int16_t)scale_down(sum);
        }
    }
}

static void backward(int16_t to[N][N], int16_t from[N][N])
{
    int16_t half[N][N];
    for (int v = 0; v < N; v++) {
        for (int x = 0; x < N; x++) {
            int32_t sum = 0;
            for (int u = 0; u < N; u++)
                sum += from[v][u] * basis[u][x];
            half[v][x] = (int16_t)scale_down(sum);
        }
    }
    for (int x = 0; x < N; x++) {
        for (int y = 0; y < N; y++) {
            int32_t sum = 0;
            for (int v = 0; v < N; v++)
                sum += half[v][x] * basis[v][y];
            to[y][x] = (int16_t)scale_down(sum);
        }
    }
}

static int clamp(int x)
{
    return x < 0 ? 0 : x > 255 ? 255 : x;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 36000;
    uint8_t pixels[N][N];
    int16_t block[N][N], frequencies[N][N], levels[N * N];
    uint32_t seed = 42, sum = 0;
    int error = 0, zeros = 0;
    make_tables();
    for (int b = 0; b < n; b++) {
        for (int y = 0; y < N; y++) {
            for (int x = 0; x < N; x++) {
                seed = seed * 1664525 + 1013904223;
                pixels[y][x] = (uint8_t)clamp(b % 97 + 9 * x + b % 13 * y + (int)(seed >> 27));
                block[y][x] = (int16_t)(pixels[y][x] - 128);
            }
        }
        forward(frequencies, block);
        const int16_t *flat = &frequencies[0][0];
        for (int i = 0; i < N * N; i++) {
            int level = flat[zigzag[i]] / quantum[i];
            levels[i] = (int16_t)level;
            zeros += level == 0;
            sum = sum * 31 + (uint32_t)level;
        }
        memset(frequencies, 0, sizeof frequencies);
        for (int i = 0; i < N * N; i++)
            frequencies[zigzag[i] / N][zigzag[i] % N] = (int16_t)(levels[i] * quantum[i]);
        backward(block, frequencies);
        for (int y = 0; y < N; y++) {
            for (int x = 0; x < N; x++)
                error += abs(clamp(block[y][x] + 128) - pixels[y][x]);
        }
    }
    printf("dct8x8 %u %d %d\n", sum, zeros, error);
    return 0;
}
