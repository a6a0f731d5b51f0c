/* Escape loops: Julia sets in double and in fixed point, the burning ship in float, and the logistic map.
   size 1800, quick 180: rows of 256 points. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define WIDTH 256
#define LIMIT 60
#define SHIFT 16
#define ONE (1 << SHIFT)

static int levels[LIMIT + 1];
static unsigned char row[WIDTH];

static int julia(double x, double y, double cx, double cy)
{
    int n = 0;
    while (n < LIMIT && x * x + y * y < 4.0) {
        double t = x * x - y * y + cx;
        y = 2.0 * x * y + cy;
        x = t;
        n++;
    }
    return n;
}

static int julia_fixed(int32_t x, int32_t y, int32_t cx, int32_t cy)
{
    int n;
    for (n = 0; n < LIMIT; n++) {
        int64_t xx = (int64_t)x * x >> SHIFT;
        int64_t yy = (int64_t)y * y >> SHIFT;
        if (xx + yy > 4 * ONE)
            break;
        int64_t xy = (int64_t)x * y >> SHIFT;
        x = (int32_t)(xx - yy) + cx;
        y = (int32_t)(2 * xy) + cy;
    }
    return n;
}

static int ship(float cx, float cy)
{
    float x = 0.0f, y = 0.0f, xx = 0.0f, yy = 0.0f;
    int n = 0;
    do {
        float product = x * y;
        if (product < 0.0f)
            product = -product;
        x = xx - yy + cx;
        y = 2.0f * product + cy;
        xx = x * x;
        yy = y * y;
    } while (xx + yy < 4.0f && ++n < LIMIT);
    return n;
}

/* Number of places that the logistic map visits after a while. */
static int logistic(double r)
{
    static unsigned char seen[100];
    double x = 0.5;
    int count = 0, i;
    for (i = 0; i < 100; i++)
        seen[i] = 0;
    for (i = 0; i < 300; i++)
        x = r * x * (1.0 - x);
    for (i = 0; i < 100; i++) {
        x = r * x * (1.0 - x);
        int cell = (int)(x * 100.0);
        if (!seen[cell]) {
            seen[cell] = 1;
            count++;
        }
    }
    return count;
}

int main(int argc, char **argv)
{
    int height = argc > 1 ? atoi(argv[1]) : 1800;
    unsigned hash = 0, fixed_hash = 0;
    long total = 0;
    int edges = 0, cells = 0;
    for (int j = 0; j < height; j++) {
        double y = (2.0 * j / height - 1.0) * 1.25;
        int32_t fy = (int32_t)((int64_t)(2 * j - height) * ONE / height);
        for (int i = 0; i < WIDTH; i++) {
            double x = 3.0 * i / WIDTH - 1.5;
            int n = julia(x, y, -0.75, 0.125);
            levels[n]++;
            row[i] = (unsigned char)n;
            hash = hash * 31 + (unsigned)n;
        }
        for (int i = 1; i < WIDTH; i++)
            if (row[i] != row[i - 1])
                edges++;
        for (int i = 0; i < WIDTH; i++) {
            int32_t fx = (3 * i - 384) * (ONE / 256);
            int n = julia_fixed(fx, fy, -ONE / 8, ONE * 3 / 4);
            fixed_hash = (fixed_hash ^ (unsigned)n) * 16777619u;
            total += n;
        }
        for (int i = 0; i < WIDTH; i += 2)
            total += ship(-2.0f + i * 0.01171875f, -1.75f + (float)(j % 448) * 0.0078125f);
        cells += logistic(2.5 + (j % 100) * 0.009);
    }
    for (int n = 0; n <= LIMIT; n++)
        hash += (unsigned)(levels[n] * n);
    printf("julia %u %u %ld %d %d\n", hash, fixed_hash, total, edges, cells);
    return 0;
}
