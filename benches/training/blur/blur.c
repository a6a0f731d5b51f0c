/* Picture filters: Gaussian blur in two passes, a 3 by 3 kernel with clamped edges, Sobel edges, median of three.
   size 160, quick 16: rounds over a grey picture of 160 by 120 points. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define W 160
#define H 120

typedef unsigned char Pixel;

static Pixel image[W * H], result[W * H], edges[W * H];
static float middle[W * H];
static const float gauss[5] = {0.0625f, 0.25f, 0.375f, 0.25f, 0.0625f};
static const int sharpen[3][3] = {{-1, -2, -1}, {-2, 28, -2}, {-1, -2, -1}};

static int clamp(int v, int low, int high)
{
    if (v < low)
        return low;
    return v > high ? high : v;
}

static void blur_rows(const Pixel *in, float *out)
{
    for (int y = 0; y < H; y++) {
        for (int x = 0; x < W; x++) {
            float sum = 0.0f;
            for (int k = -2; k <= 2; k++) {
                int at = clamp(x + k, 0, W - 1);
                sum += gauss[k + 2] * in[y * W + at];
            }
            out[y * W + x] = sum;
        }
    }
}

static void blur_columns(const float *in, Pixel *out)
{
    for (int y = 0; y < H; y++) {
        const float *row[5];
        for (int k = 0; k < 5; k++)
            row[k] = in + clamp(y + k - 2, 0, H - 1) * W;
        for (int x = 0; x < W; x++) {
            float sum = 0.5f;
            for (int k = 0; k < 5; k++)
                sum += gauss[k] * row[k][x];
            out[y * W + x] = (Pixel)sum;
        }
    }
}

static void convolve(const Pixel *in, Pixel *out)
{
    int x, y, i, j;
    for (y = 0; y < H; y++) {
        for (x = 0; x < W; x++) {
            int sum = 0;
            for (j = 0; j < 3; j++)
                for (i = 0; i < 3; i++) {
                    int px = clamp(x + i - 1, 0, W - 1), py = clamp(y + j - 1, 0, H - 1);
                    sum += sharpen[j][i] * in[py * W + px];
                }
            out[y * W + x] = (Pixel)clamp(sum / 16, 0, 255);
        }
    }
}

static int sobel(const Pixel *in, Pixel *out, int limit)
{
    int count = 0;
    memset(out, 0, W * H);
    for (int y = 1; y < H - 1; y++) {
        const Pixel *p = in + y * W;
        for (int x = 1; x < W - 1; x++) {
            int gx = p[x + 1 - W] + 2 * p[x + 1] + p[x + 1 + W] - p[x - 1 - W] - 2 * p[x - 1] - p[x - 1 + W];
            int gy = p[x - 1 + W] + 2 * p[x + W] + p[x + 1 + W] - p[x - 1 - W] - 2 * p[x - W] - p[x + 1 - W];
            int g = abs(gx) + abs(gy);
            if (g > limit) {
                out[y * W + x] = g > 255 ? 255 : g;
                count++;
            }
        }
    }
    return count;
}

static Pixel median3(Pixel a, Pixel b, Pixel c)
{
    if (a > b) {
        Pixel t = a;
        a = b;
        b = t;
    }
    if (b > c)
        b = c;
    return a > b ? a : b;
}

int main(int argc, char **argv)
{
    int rounds = argc > 1 ? atoi(argv[1]) : 160;
    unsigned seed = 99, hash = 0;
    int found = 0;
    for (int i = 0; i < W * H; i++) {
        seed = seed * 69069u + 1u;
        image[i] = (Pixel)((i % W / 20 + i / W / 15) % 2 * 120 + (seed >> 25));
    }
    for (int r = 0; r < rounds; r++) {
        blur_rows(image, middle);
        blur_columns(middle, result);
        found += sobel(result, edges, 60);
        convolve(result, image);
        for (int i = 1; i < W * H - 1; i++)
            result[i] = median3(image[i - 1], image[i], image[i + 1]);
        for (int i = r % 7; i < W * H; i += 13) {
            seed = seed * 69069u + 1u;
            image[i] ^= (Pixel)(seed >> 24);
        }
        for (int i = 0; i < W * H; i += 5)
            hash = (hash << 5 | hash >> 27) ^ (result[i] + edges[i]);
    }
    printf("blur %d %u\n", found, hash);
    return 0;
}
