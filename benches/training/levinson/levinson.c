/* Linear prediction: window, autocorrelation, Levinson recursion, residue, and a tridiagonal system for splines.
   size 3500, quick 350: frames of 512 samples. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define FRAME 512
#define ORDER 12
#define KNOTS 64

static int16_t samples[FRAME];
static double windowed[FRAME], window[FRAME];
static double correlation[ORDER + 1], coefficients[ORDER + 1];
static int quantized[ORDER + 1];
static int residue[FRAME];
static float lower[KNOTS], diagonal[KNOTS], upper[KNOTS], right[KNOTS], bend[KNOTS];
static uint32_t seed = 3;

static void make_samples(int frame)
{
    static int first = 0, second = 0;
    for (int i = 0; i < FRAME; i++) {
        seed = seed * 1103515245u + 12345u;
        int noise = (int)(seed >> 22) - 512;
        int v = (first * 7 - second * 3) / 4 - first / 16 * (frame % 3) + noise;
        if (v > 20000 || v < -20000)
            v /= 2;
        second = first;
        first = v;
        samples[i] = (int16_t)v;
    }
}

static void autocorrelate(const double *x, int n)
{
    for (int lag = 0; lag <= ORDER; lag++) {
        double sum = 0.0;
        for (int i = lag; i < n; i++)
            sum += x[i] * x[i - lag];
        correlation[lag] = sum;
    }
}

static double levinson(void)
{
    double error = correlation[0], spare[ORDER + 1];
    for (int i = 0; i <= ORDER; i++)
        coefficients[i] = 0.0;
    coefficients[0] = 1.0;
    for (int i = 1; i <= ORDER && error > 0.0; i++) {
        double sum = correlation[i];
        for (int j = 1; j < i; j++)
            sum += coefficients[j] * correlation[i - j];
        double k = -sum / error;
        for (int j = 1; j < i; j++)
            spare[j] = coefficients[j] + k * coefficients[i - j];
        for (int j = 1; j < i; j++)
            coefficients[j] = spare[j];
        coefficients[i] = k;
        error *= 1.0 - k * k;
    }
    return error;
}

/* The difference of each sample from its prediction, in fixed point. */
static long predict(void)
{
    long bits = 0;
    for (int i = 0; i <= ORDER; i++)
        quantized[i] = (int)floor(coefficients[i] * 1024.0 + 0.5);
    for (int i = 0; i < FRAME; i++) {
        int64_t sum = 0;
        int most = i < ORDER ? i : ORDER;
        for (int k = 1; k <= most; k++)
            sum += (int64_t)quantized[k] * samples[i - k];
        residue[i] = samples[i] + (int)(sum / 1024);
        unsigned folded = residue[i] < 0 ? (unsigned)-residue[i] * 2 - 1 : (unsigned)residue[i] * 2;
        bits += 1 + (folded >> 9) + 9;
    }
    return bits;
}

static float spline(void)
{
    int i;
    float sum = 0.0f;
    for (i = 0; i < KNOTS; i++) {
        lower[i] = upper[i] = 1.0f;
        diagonal[i] = 4.0f;
        right[i] = (float)(samples[i * 8] / 64) * 0.5f;
    }
    for (i = 1; i < KNOTS; i++) {
        float m = lower[i] / diagonal[i - 1];
        diagonal[i] -= m * upper[i - 1];
        right[i] -= m * right[i - 1];
    }
    bend[KNOTS - 1] = right[KNOTS - 1] / diagonal[KNOTS - 1];
    for (i = KNOTS - 2; i >= 0; i--)
        bend[i] = (right[i] - upper[i] * bend[i + 1]) / diagonal[i];
    for (i = 0; i < KNOTS; i++)
        sum += fabsf(bend[i]);
    return sum;
}

int main(int argc, char **argv)
{
    int frames = argc > 1 ? atoi(argv[1]) : 3500;
    long bits = 0;
    double bends = 0.0, gain = 0.0;
    unsigned hash = 0;
    for (int i = 0; i < FRAME; i++) {
        double t = (2.0 * i - (FRAME - 1)) / FRAME;
        window[i] = 1.0 - t * t;
    }
    for (int f = 0; f < frames; f++) {
        make_samples(f);
        for (int i = 0; i < FRAME; i++)
            windowed[i] = window[i] * samples[i];
        autocorrelate(windowed, FRAME);
        double error = levinson();
        if (error > 0.0)
            gain += correlation[0] / error;
        bits += predict();
        bends += spline();
        for (int i = 0; i < FRAME; i += 4)
            hash = hash * 33 ^ (unsigned)residue[i];
    }
    printf("levinson %ld %u %.2f %.0f\n", bits, hash, gain, bends);
    return 0;
}
