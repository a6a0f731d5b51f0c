/* Filters of grey images: 3x3 convolution, box blur, histogram equalisation, threshold, in 8 and 16 bits.
   size 5000, quick 500: rows of 320 pixels. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WIDTH 320

typedef struct {
    int width, height;
    uint8_t *pixels;
} Image;

static int clamp(int v, int low, int high)
{
    if (v < low)
        return low;
    if (v > high)
        return high;
    return v;
}

static int create(Image *image, int width, int height)
{
    image->width = width;
    image->height = height;
    image->pixels = calloc((size_t)width * height, 1);
    return image->pixels != NULL;
}

static void draw(Image *image)
{
    for (int y = 0; y < image->height; y++) {
        uint8_t *row = image->pixels + y * image->width;
        for (int x = 0; x < image->width; x++) {
            int v = (x * x / 64 + y * 3) & 0x7f;
            if ((x / 16 + y / 16) % 2 == 0)
                v += 60;
            row[x] = (uint8_t)(v ^ ((x * y) & 7));
        }
    }
}

static void convolve(const Image *from, Image *to, const int kernel[3][3], int divisor, int offset)
{
    int width = from->width, height = from->height;
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
            int sum = 0;
            for (int dy = -1; dy <= 1; dy++) {
                int sy = clamp(y + dy, 0, height - 1);
                for (int dx = -1; dx <= 1; dx++) {
                    int sx = clamp(x + dx, 0, width - 1);
                    sum += from->pixels[sy * width + sx] * kernel[dy + 1][dx + 1];
                }
            }
            to->pixels[y * width + x] = (uint8_t)clamp(sum / divisor + offset, 0, 255);
        }
    }
}

/* Running sums along the rows, then along the columns. */
static void box_blur(const Image *from, uint16_t *to, int radius)
{
    int width = from->width, height = from->height;
    for (int y = 0; y < height; y++) {
        const uint8_t *row = from->pixels + y * width;
        int sum = 0;
        for (int x = -radius; x < width; x++) {
            if (x + radius < width)
                sum += row[x + radius];
            if (x - radius - 1 >= 0)
                sum -= row[x - radius - 1];
            if (x >= 0)
                to[y * width + x] = (uint16_t)(sum * 256 / (2 * radius + 1));
        }
    }
    for (int y = 1; y < height; y++) {
        for (int x = 0; x < width; x++) {
            unsigned above = to[(y - 1) * width + x];
            unsigned here = to[y * width + x];
            to[y * width + x] = (uint16_t)((above * 3 + here + 2) >> 2);
        }
    }
}

static void equalise(Image *image)
{
    unsigned histogram[256] = {0};
    uint8_t map[256];
    int size = image->width * image->height;
    uint8_t *p = image->pixels;
    uint8_t *end = p + size;
    while (p < end)
        histogram[*p++]++;
    unsigned total = 0;
    for (int i = 0; i < 256; i++) {
        total += histogram[i];
        map[i] = (uint8_t)(total * 255ull / (unsigned)size);
    }
    for (p = image->pixels; p != end; p++)
        *p = map[*p];
}

static void narrow(const uint16_t *from, Image *to)
{
    int size = to->width * to->height;
    uint16_t low = 65535, high = 0;
    for (int i = 0; i < size; i++) {
        if (from[i] < low)
            low = from[i];
        if (from[i] > high)
            high = from[i];
    }
    int range = high > low ? high - low : 1;
    for (int i = 0; i < size; i++)
        to->pixels[i] = (uint8_t)((from[i] - low) * 255 / range);
}

static int threshold(Image *image, uint8_t level)
{
    int white = 0;
    for (int y = 0; y < image->height; y++) {
        for (int x = 0; x < image->width; x++) {
            uint8_t *pixel = &image->pixels[y * image->width + x];
            *pixel = *pixel >= level ? 255 : *pixel / 2;
            white += *pixel == 255;
        }
    }
    return white;
}

static uint32_t checksum(const Image *image)
{
    uint32_t a = 1, b = 0;
    for (int i = 0; i < image->width * image->height; i++) {
        a = (a + image->pixels[i]) % 65521;
        b = (b + a) % 65521;
    }
    return b << 16 | a;
}

int main(int argc, char **argv)
{
    static const int sharpen[3][3] = {{0, -1, 0}, {-1, 6, -1}, {0, -1, 0}};
    static const int edges[3][3] = {{-1, -2, -1}, {0, 0, 0}, {1, 2, 1}};
    int rows = argc > 1 ? atoi(argv[1]) : 5000;
    Image first, second;
    uint32_t sum = 0;
    uint16_t *wide = malloc(sizeof(uint16_t) * WIDTH * rows);
    if (!create(&first, WIDTH, rows) || !create(&second, WIDTH, rows) || wide == NULL)
        return 1;
    draw(&first);
    convolve(&first, &second, sharpen, 2, 0);
    sum ^= checksum(&second);
    equalise(&second);
    box_blur(&second, wide, 4);
    narrow(wide, &first);
    sum = sum * 31 + checksum(&first);
    convolve(&first, &second, edges, 4, 128);
    sum = sum * 31 + checksum(&second);
    int white = threshold(&second, 130);
    sum = sum * 31 + checksum(&second);
    printf("bmpfilter %d %u\n", white, sum);
    free(wide);
    free(first.pixels);
    free(second.pixels);
    return 0;
}
