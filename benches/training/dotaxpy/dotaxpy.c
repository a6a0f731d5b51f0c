/* Vector loops on many types: dot product, axpy, sums, largest element, reversal, on arrays of 8 to 64 bits.
   size 10000, quick 1000: rounds over vectors of 1000 elements. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define LENGTH 1000

static double dx[LENGTH], dy[LENGTH];
static float fx[LENGTH], fy[LENGTH];
static int ix[LENGTH], iy[LENGTH];
static unsigned ux[LENGTH];
static int64_t lx[LENGTH], ly[LENGTH];
static short sx[LENGTH], sy[LENGTH];
static unsigned char bx[LENGTH], by[LENGTH];

static void fill(void)
{
    uint32_t seed = 2463534242u;
    for (int i = 0; i < LENGTH; i++) {
        seed ^= seed << 13;
        seed ^= seed >> 17;
        seed ^= seed << 5;
        dx[i] = (double)(seed % 1000) / 1000.0;
        dy[i] = (double)(seed >> 8 & 255) / 256.0;
        fx[i] = (float)(seed % 64) * 0.25f;
        fy[i] = (float)(i % 16);
        ix[i] = (int)(seed % 2001) - 1000;
        iy[i] = i - LENGTH / 2;
        ux[i] = seed;
        lx[i] = (int64_t)seed * 3 - 100000;
        ly[i] = i;
        sx[i] = (short)(seed % 200) - 100;
        sy[i] = (short)(i * 7 % 300 - 150);
        bx[i] = (unsigned char)seed;
        by[i] = (unsigned char)(seed >> 9);
    }
}

static double dot_double(const double *x, const double *y, int n)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += x[i] * y[i];
    return sum;
}

static float dot_float(const float *x, const float *y, int n)
{
    float sum = 0.0f;
    while (n-- > 0)
        sum += *x++ * *y++;
    return sum;
}

static int dot_short(const short *x, const short *y, size_t n)
{
    int sum = 0;
    for (size_t i = 0; i < n; ++i)
        sum += x[i] * y[i];
    return sum;
}

static int64_t dot_int(const int *x, const int *y, int n)
{
    int64_t sum = 0;
    for (int i = 0; i < n; i++)
        sum += (int64_t)x[i] * y[i];
    return sum;
}

static void axpy(double a, const double *x, double *y, int n)
{
    for (int i = 0; i < n; i++)
        y[i] = a * x[i] + y[i] * 0.75;
}

static void axpy_float(float a, const float *x, float *y, int n)
{
    int i;
    for (i = 0; i + 3 < n; i += 4) {
        y[i] = a * x[i] + 0.5f * y[i];
        y[i + 1] = a * x[i + 1] + 0.5f * y[i + 1];
        y[i + 2] = a * x[i + 2] + 0.5f * y[i + 2];
        y[i + 3] = a * x[i + 3] + 0.5f * y[i + 3];
    }
    for (; i < n; i++)
        y[i] = a * x[i] + 0.5f * y[i];
}

static int largest_at(const int64_t *x, int n)
{
    int best = 0;
    for (int i = 1; i < n; i++)
        if (x[i] > x[best])
            best = i;
    return best;
}

static unsigned byte_distance(const unsigned char *a, const unsigned char *b, int n)
{
    unsigned sum = 0;
    for (int i = 0; i < n; i++)
        sum += a[i] > b[i] ? a[i] - b[i] : b[i] - a[i];
    return sum;
}

static void reverse(int *x, int n)
{
    int *low = x, *high = x + n - 1;
    while (low < high) {
        int t = *low;
        *low++ = *high;
        *high-- = t;
    }
}

int main(int argc, char **argv)
{
    int rounds = argc > 1 ? atoi(argv[1]) : 10000;
    double real = 0.0;
    uint64_t whole = 0;
    fill();
    for (int r = 0; r < rounds; r++) {
        int n = LENGTH - r % 5;
        axpy(0.25, dx, dy, n);
        real += dot_double(dx, dy, n);
        axpy_float(0.5f, fx, fy, n);
        real += dot_float(fx, fy, n);
        whole += (uint64_t)dot_int(ix, iy, n);
        whole ^= (uint64_t)dot_short(sx + r % 3, sy, LENGTH - 3);
        reverse(ix, n);
        ly[r % LENGTH] += lx[(r * 7) % LENGTH];
        whole = whole * 31 + (unsigned)largest_at(ly, n);
        bx[r % LENGTH] += 3;
        whole += byte_distance(bx, by, n);
        unsigned mix = 0;
        for (int i = 0; i < n; i += 2)
            mix = mix * 5 + (ux[i] >> (i & 7));
        whole += mix;
    }
    printf("dotaxpy %.0f %llu\n", real / 16.0, (unsigned long long)whole);
    return 0;
}
