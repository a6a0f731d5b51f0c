/* Histograms of bytes and words, prefix sums, and a summed area table for sums of rectangles.
   size 900, quick 90: pictures of 128 by 96 points. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WIDTH 128
#define HEIGHT 96

static uint8_t picture[HEIGHT][WIDTH];
static uint16_t words[HEIGHT * WIDTH];
static int counts[256];
static unsigned running[256];
static uint8_t table[256];
static long area[HEIGHT + 1][WIDTH + 1];
static uint16_t sorted[HEIGHT * WIDTH];
static int starts[1025];
static uint32_t state = 12345;

static uint32_t next_random(void)
{
    state = state * 1664525u + 1013904223u;
    return state >> 12;
}

static void make_picture(int round)
{
    for (int y = 0; y < HEIGHT; y++) {
        for (int x = 0; x < WIDTH; x++) {
            uint32_t noise = next_random() & 31;
            picture[y][x] = (uint8_t)(40 + (x + y + round) / 4 + noise);
        }
    }
}

/* Spreads the grey levels so that all are about as frequent. */
static int equalize(void)
{
    int changed = 0;
    memset(counts, 0, sizeof counts);
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++)
            counts[picture[y][x]]++;
    unsigned sum = 0;
    for (int i = 0; i < 256; i++) {
        sum += counts[i];
        running[i] = sum;
    }
    for (int i = 0; i < 256; i++)
        table[i] = (uint8_t)(running[i] * 255u / (WIDTH * HEIGHT));
    uint8_t *p = &picture[0][0];
    uint8_t *end = p + WIDTH * HEIGHT;
    for (; p != end; p++) {
        uint8_t now = table[*p];
        if (now != *p)
            changed++;
        *p = now;
    }
    return changed;
}

static void make_area(void)
{
    for (int y = 0; y < HEIGHT; y++) {
        long row = 0;
        for (int x = 0; x < WIDTH; x++) {
            row += picture[y][x];
            area[y + 1][x + 1] = area[y][x + 1] + row;
        }
    }
}

static long rectangle(int x0, int y0, int x1, int y1)
{
    return area[y1][x1] - area[y0][x1] - area[y1][x0] + area[y0][x0];
}

/* Counting sort of the gradient of the picture. */
static unsigned sort_words(void)
{
    int n = 0;
    for (int y = 1; y < HEIGHT; y++)
        for (int x = 1; x < WIDTH; x++) {
            int across = picture[y][x] - picture[y][x - 1];
            int down = picture[y][x] - picture[y - 1][x];
            words[n++] = (uint16_t)(abs(across) + 2 * abs(down));
        }
    for (int i = 0; i <= 1024; i++)
        starts[i] = 0;
    for (int i = 0; i < n; i++)
        starts[words[i] + 1]++;
    for (int i = 1; i <= 1024; i++)
        starts[i] += starts[i - 1];
    for (int i = 0; i < n; i++)
        sorted[starts[words[i]]++] = words[i];
    unsigned sum = 0;
    for (int i = 0; i < n; i += 100)
        sum = sum * 3 + sorted[i];
    return sum;
}

int main(int argc, char **argv)
{
    int pictures = argc > 1 ? atoi(argv[1]) : 900;
    unsigned hash = 0;
    long brightest = 0;
    int changed = 0;
    for (int round = 0; round < pictures; round++) {
        make_picture(round);
        changed += equalize();
        make_area();
        for (int y = 0; y + 16 <= HEIGHT; y += 2)
            for (int x = 0; x + 16 <= WIDTH; x += 2) {
                long sum = rectangle(x, y, x + 16, y + 16);
                if (sum > brightest)
                    brightest = sum;
                hash += (unsigned)(sum >> 3);
            }
        hash = hash * 17 + sort_words();
    }
    printf("histogram %d %ld %u\n", changed, brightest, hash);
    return 0;
}
