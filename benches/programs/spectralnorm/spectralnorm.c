/* Largest singular value of an infinite matrix, cut off at n rows: a small function called in two nested loops,
   conversions from i32 to f64, divisions.
   size 1000, quick 100: rows. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static double element(int i, int j)
{
    return 1.0 / ((i + j) * (i + j + 1) / 2 + i + 1);
}

static void times(const double *v, double *out, int n)
{
    for (int i = 0; i < n; i++) {
        double sum = 0.0;
        for (int j = 0; j < n; j++)
            sum += element(i, j) * v[j];
        out[i] = sum;
    }
}

static void times_transposed(const double *v, double *out, int n)
{
    for (int i = 0; i < n; i++) {
        double sum = 0.0;
        for (int j = 0; j < n; j++)
            sum += element(j, i) * v[j];
        out[i] = sum;
    }
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1000;
    double *u = malloc(sizeof(double) * n);
    double *v = malloc(sizeof(double) * n);
    double *t = malloc(sizeof(double) * n);
    for (int i = 0; i < n; i++)
        u[i] = 1.0;
    for (int round = 0; round < 10; round++) {
        times(u, t, n);
        times_transposed(t, v, n);
        times(v, t, n);
        times_transposed(t, u, n);
    }
    double uv = 0.0, vv = 0.0;
    for (int i = 0; i < n; i++) {
        uv += u[i] * v[i];
        vv += v[i] * v[i];
    }
    printf("spectralnorm %.9f\n", sqrt(uv / vv));
    free(u);
    free(v);
    free(t);
    return 0;
}
