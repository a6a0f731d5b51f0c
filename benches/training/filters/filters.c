/* Filters of sound: moving average, a finite filter on 16-bit samples, recursive filters in double and fixed point.
   size 1200, quick 120: blocks of 4096 samples. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BLOCK 4096
#define TAPS 16

typedef struct {
    double b0, b1, b2, a1, a2;
    double z1, z2;
} Biquad;

typedef struct {
    int16_t line[32];
    int at;
    int32_t sum;
} Average;

static int16_t input[BLOCK + TAPS], output[BLOCK];
static float wave[BLOCK];
static const int16_t taps[TAPS] = {-40, -90, 60, 420, 980, 1900, 3000, 4100, 4100, 3000, 1900, 980, 420, 60, -90, -40};
static uint32_t noise = 1;
static int phase = 0;

static void make_input(void)
{
    memmove(input, input + BLOCK, TAPS * sizeof(int16_t));
    for (int i = 0; i < BLOCK; i++) {
        noise = noise * 1103515245u + 12345u;
        phase = (phase + 97) & 8191;
        int triangle = phase < 4096 ? phase - 2048 : 6143 - phase;
        input[TAPS + i] = (int16_t)(triangle * 4 + (int)(noise >> 20 & 2047) - 1024);
    }
}

static int16_t saturate(int32_t v)
{
    if (v > 32767)
        return 32767;
    if (v < -32768)
        return -32768;
    return (int16_t)v;
}

static void fir(const int16_t *in, int16_t *out, int n)
{
    for (int i = 0; i < n; i++) {
        int32_t sum = 1 << 13;
        for (int k = 0; k < TAPS; k++)
            sum += taps[k] * in[i + k];
        out[i] = saturate(sum >> 14);
    }
}

static int moving_average(Average *a, int16_t sample)
{
    a->sum += sample - a->line[a->at];
    a->line[a->at] = sample;
    a->at = (a->at + 1) % 32;
    return a->sum / 32;
}

static void biquad(Biquad *f, float *samples, int n)
{
    for (int i = 0; i < n; i++) {
        double x = samples[i];
        double y = f->b0 * x + f->z1;
        f->z1 = f->b1 * x - f->a1 * y + f->z2;
        f->z2 = f->b2 * x - f->a2 * y;
        samples[i] = (float)y;
    }
}

/* A smoothing filter with eight bits of fraction. */
static int32_t smooth(int32_t level, const int16_t *in, int n, int *crossings)
{
    int above = 0;
    for (const int16_t *p = in; p < in + n; p++) {
        level += (((int32_t)*p * 256) - level) / 64;
        int now = *p > level / 256;
        if (now != above)
            ++*crossings;
        above = now;
    }
    return level;
}

int main(int argc, char **argv)
{
    int blocks = argc > 1 ? atoi(argv[1]) : 1200;
    Biquad low = {0.0675, 0.135, 0.0675, -1.143, 0.4128, 0.0, 0.0};
    Biquad high = {0.8, -1.6, 0.8, -1.56, 0.64, 0.0, 0.0};
    Average average;
    int32_t level = 0;
    int crossings = 0;
    unsigned hash = 0;
    double power = 0.0;
    float peak = 0.0f;
    memset(&average, 0, sizeof average);
    for (int b = 0; b < blocks; b++) {
        make_input();
        fir(input, output, BLOCK);
        for (int i = 0; i < BLOCK; i++) {
            hash = hash * 9 + (unsigned)moving_average(&average, output[i]);
            wave[i] = output[i] / 32768.0f;
        }
        biquad(&low, wave, BLOCK);
        biquad(&high, wave, BLOCK);
        for (int i = 0; i < BLOCK; i++) {
            power += wave[i] * wave[i];
            if (fabsf(wave[i]) > peak)
                peak = fabsf(wave[i]);
        }
        level = smooth(level, output, BLOCK, &crossings);
    }
    printf("filters %u %.4f %.4f %d %d\n", hash, power / blocks, peak, (int)level, crossings);
    return 0;
}
