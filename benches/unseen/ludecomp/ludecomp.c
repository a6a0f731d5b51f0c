/* Linear equations solved by LU decomposition with pivots, and the inverse from it: rows behind pointers, f64 loops, absolute values.
   size 400, quick 180: equations; the time grows with its cube. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef double *row;

static uint32_t seed = 42;

/* Between -1 and 1. */
static double next(void)
{
    seed = seed * 1664525 + 1013904223;
    return (double)(int)(seed >> 8) / 8388608.0 - 1.0;
}

static row *new_matrix(int n)
{
    row *m = malloc(sizeof(row) * (size_t)n);
    for (int i = 0; i < n; i++)
        m[i] = calloc((size_t)n, sizeof(double));
    return m;
}

static void free_matrix(row *m, int n)
{
    for (int i = 0; i < n; i++)
        free(m[i]);
    free(m);
}

/* L, without its diagonal of ones, and U take the place of a. Rows are exchanged by their pointers; returns the sign of that. */
static int decompose(row *a, int *order, int n)
{
    int sign = 1;
    for (int i = 0; i < n; i++)
        order[i] = i;
    for (int k = 0; k < n; k++) {
        int pivot = k;
        for (int i = k + 1; i < n; i++) {
            if (fabs(a[i][k]) > fabs(a[pivot][k]))
                pivot = i;
        }
        if (pivot != k) {
            row r = a[k];
            a[k] = a[pivot];
            a[pivot] = r;
            int o = order[k];
            order[k] = order[pivot];
            order[pivot] = o;
            sign = -sign;
        }
        for (int i = k + 1; i < n; i++) {
            double factor = a[i][k] /= a[k][k];
            if (factor == 0.0)
                continue;
            for (int j = k + 1; j < n; j++)
                a[i][j] -= factor * a[k][j];
        }
    }
    return sign;
}

static void solve(row *lu, const int *order, int n, const double *b, double *x)
{
    for (int i = 0; i < n; i++) {
        double sum = b[order[i]];
        for (int j = 0; j < i; j++)
            sum -= lu[i][j] * x[j];
        x[i] = sum;
    }
    for (int i = n - 1; i >= 0; i--) {
        for (int j = i + 1; j < n; j++)
            x[i] -= lu[i][j] * x[j];
        x[i] /= lu[i][i];
    }
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 400;
    row *a = new_matrix(n), *lu = new_matrix(n), *inverse = new_matrix(n);
    int *order = malloc(sizeof(int) * (size_t)n);
    double *unit = calloc((size_t)n, sizeof(double));
    double trace = 0.0, error = 0.0, determinant;
    int exponent = 0;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++)
            a[i][j] = next();
        a[i][i] += i % 2 ? 4.0 : -4.0;
        memcpy(lu[i], a[i], sizeof(double) * (size_t)n);
    }
    determinant = decompose(lu, order, n);
    for (int i = 0; i < n; i++) {
        determinant *= lu[i][i];
        for (; fabs(determinant) >= 1.0; exponent++)
            determinant /= 2.0;
        for (; fabs(determinant) < 0.5; exponent--)
            determinant *= 2.0;
    }
    /* The rows of inverse are the columns of the inverse. */
    for (int i = 0; i < n; i++) {
        unit[i] = 1.0;
        solve(lu, order, n, unit, inverse[i]);
        unit[i] = 0.0;
        trace += inverse[i][i];
    }
    for (int i = 0; i < n; i++) {
        double sum = 0.0;
        for (int k = 0; k < n; k++)
            sum += a[i][k] * inverse[i][k];
        error += fabs(sum - 1.0);
    }
    printf("ludecomp %.6f %d %.6f %.6f\n", determinant, exponent, trace, error);
    free_matrix(a, n);
    free_matrix(lu, n);
    free_matrix(inverse, n);
    free(order);
    free(unit);
    return 0;
}
