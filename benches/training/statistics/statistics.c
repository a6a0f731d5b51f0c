/* Statistics of samples: mean, variance, correlation, a line of best fit, median by selection, running median.
   size 1200000, quick 120000: samples. */
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define WINDOW 9
#define CLASSES 32

typedef struct {
    long count;
    double mean, squares, least, most;
} Running;

static int classes[CLASSES];

static void add(Running *r, double x)
{
    double d = x - r->mean;
    r->count++;
    r->mean += d / r->count;
    r->squares += d * (x - r->mean);
    if (x < r->least)
        r->least = x;
    if (x > r->most)
        r->most = x;
}

static double variance(const double *x, int n)
{
    double sum = 0.0, squares = 0.0;
    for (int i = 0; i < n; i++)
        sum += x[i];
    double mean = sum / n;
    for (int i = 0; i < n; i++)
        squares += (x[i] - mean) * (x[i] - mean);
    return squares / n;
}

static double correlation(const double *x, const double *y, int n, double *slope)
{
    double sx = 0, sy = 0, sxx = 0, syy = 0, sxy = 0;
    for (int i = 0; i < n; i++) {
        sx += x[i];
        sy += y[i];
        sxx += x[i] * x[i];
        syy += y[i] * y[i];
        sxy += x[i] * y[i];
    }
    double top = n * sxy - sx * sy, left = n * sxx - sx * sx, right = n * syy - sy * sy;
    *slope = left > 0.0 ? top / left : 0.0;
    return left > 0.0 && right > 0.0 ? top / sqrt(left * right) : 0.0;
}

/* The k-th smallest element; the array is rearranged. */
static float select_nth(float *a, int n, int k)
{
    int low = 0, high = n - 1;
    while (low < high) {
        float pivot = a[(low + high) / 2];
        int i = low, j = high;
        while (i <= j) {
            while (a[i] < pivot)
                i++;
            while (a[j] > pivot)
                j--;
            if (i <= j) {
                float t = a[i];
                a[i++] = a[j];
                a[j--] = t;
            }
        }
        if (k <= j)
            high = j;
        else if (k >= i)
            low = i;
        else
            break;
    }
    return a[k];
}

/* The window is kept in order: one value leaves, one enters. */
static long running_median(const double *x, int n)
{
    int window[WINDOW], fill = 0;
    long sum = 0;
    for (int i = 0; i < n; i++) {
        int v = (int)(x[i] * 100.0), k;
        if (fill == WINDOW) {
            int old = (int)(x[i - WINDOW] * 100.0);
            for (k = 0; window[k] != old; k++)
                ;
            for (; k < WINDOW - 1; k++)
                window[k] = window[k + 1];
            fill--;
        }
        for (k = fill; k > 0 && window[k - 1] > v; k--)
            window[k] = window[k - 1];
        window[k] = v;
        fill++;
        sum += window[fill / 2];
    }
    return sum;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1200000;
    double *x = malloc(n * sizeof *x), *y = malloc(n * sizeof *y);
    float *copy = malloc(n * sizeof *copy);
    unsigned long long seed = 5;
    Running running = {0, 0.0, 0.0, DBL_MAX, -DBL_MAX};
    for (int i = 0; i < n; i++) {
        double sum = 0.0;
        for (int k = 0; k < 4; k++) {
            seed = seed * 6364136223846793005ULL + 1442695040888963407ULL;
            sum += (double)(seed >> 40) / 16777216.0;
        }
        x[i] = sum;
        y[i] = 0.5 * sum + (double)(seed >> 48 & 255) / 256.0;
        copy[i] = (float)x[i];
        add(&running, x[i]);
        int class = (int)(x[i] * (CLASSES / 4));
        classes[class]++;
    }
    double slope, r = correlation(x, y, n, &slope);
    double spread = sqrt(variance(x, n)), other = sqrt(running.squares / n);
    float median = select_nth(copy, n, n / 2), tenth = select_nth(copy, n, n / 10);
    long medians = running_median(x, n);
    int top = 0;
    for (int i = 1; i < CLASSES; i++)
        if (classes[i] > classes[top])
            top = i;
    printf("statistics %.4f %.4f %.4f %.3f %.4f %.4f %.4f %.4f %ld %d:%d\n", running.mean, spread, other,
           running.most - running.least, r, slope, median, tenth, medians, top, classes[top]);
    free(copy);
    free(y);
    free(x);
    return 0;
}
