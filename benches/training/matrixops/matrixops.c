/* Small dense matrices in float and double: matrix times vector, transpose, sums, gaussian elimination.
   size 12000, quick 1200: systems of equations. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define N 24

typedef double Matrix[N][N];

static Matrix a, b, product;
static double x[N], rhs[N], check[N];
static float fa[N * N], ft[N * N], fx[N], fy[N];
static unsigned seed = 17;

static double random_value(void)
{
    seed = seed * 1664525u + 1013904223u;
    return (double)(seed >> 8) / 16777216.0 - 0.5;
}

static void multiply_vector(Matrix m, const double *v, double *result)
{
    for (int i = 0; i < N; i++) {
        double sum = 0.0;
        for (int j = 0; j < N; j++)
            sum += m[i][j] * v[j];
        result[i] = sum;
    }
}

static void transpose(Matrix m)
{
    int i, j;
    for (i = 0; i < N; i++) {
        for (j = i + 1; j < N; j++) {
            double swap = m[i][j];
            m[i][j] = m[j][i];
            m[j][i] = swap;
        }
    }
}

static void add_scaled(Matrix m, Matrix other, double factor)
{
    int i, j;
    for (i = 0; i < N; i++)
        for (j = 0; j < N; j++)
            m[i][j] += factor * other[i][j];
}

static int solve(Matrix m, double *v, double *result)
{
    int row, column, k;
    for (column = 0; column < N; column++) {
        int pivot = column;
        for (row = column + 1; row < N; row++) {
            if (fabs(m[row][column]) > fabs(m[pivot][column]))
                pivot = row;
        }
        if (fabs(m[pivot][column]) < 1e-12)
            return 0;
        if (pivot != column) {
            for (k = column; k < N; k++) {
                double swap = m[column][k];
                m[column][k] = m[pivot][k];
                m[pivot][k] = swap;
            }
            double swap = v[column];
            v[column] = v[pivot];
            v[pivot] = swap;
        }
        for (row = column + 1; row < N; row++) {
            double factor = m[row][column] / m[column][column];
            if (factor == 0.0)
                continue;
            for (k = column; k < N; k++)
                m[row][k] -= factor * m[column][k];
            v[row] -= factor * v[column];
        }
    }
    for (row = N - 1; row >= 0; row--) {
        double sum = v[row];
        for (k = row + 1; k < N; k++)
            sum -= m[row][k] * result[k];
        result[row] = sum / m[row][row];
    }
    return 1;
}

/* The same shapes in float, with the matrix as one array. */
static float float_part(const float *m, float *t, int n)
{
    float norm = 0.0f;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            t[j * n + i] = m[i * n + j];
    for (int i = 0; i < n; i++) {
        float sum = 0.0f;
        const float *row = t + i * n;
        for (int j = 0; j < n; j++)
            sum += row[j] * fx[j];
        fy[i] = sum;
        norm += sum * sum;
    }
    norm = sqrtf(norm);
    for (int i = 0; i < n; i++)
        fx[i] = fy[i] / norm;
    return norm;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 12000;
    double total = 0.0, error = 0.0;
    int singular = 0;
    for (int i = 0; i < N; i++)
        fx[i] = 1.0f;
    for (int round = 0; round < n; round++) {
        for (int i = 0; i < N; i++) {
            for (int j = 0; j < N; j++) {
                a[i][j] = random_value();
                product[i][j] = i == j ? 1.0 : 0.0;
                fa[i * N + j] = (float)(a[i][j] + 0.5);
            }
            check[i] = (double)(i + round % 7) * 0.125;
        }
        add_scaled(a, product, 0.5);
        for (int i = 0; i < N; i++)
            for (int j = 0; j < N; j++)
                b[i][j] = a[i][j];
        transpose(b);
        add_scaled(b, a, 0.5);
        multiply_vector(b, check, rhs);
        if (!solve(b, rhs, x)) {
            singular++;
            continue;
        }
        double largest = 0.0;
        for (int i = 0; i < N; i++) {
            double difference = fabs(x[i] - check[i]);
            if (difference > largest)
                largest = difference;
            total += x[i];
        }
        error = largest > error ? largest : error;
        for (int k = 0; k < 3; k++)
            total += float_part(fa, ft, N);
    }
    printf("matrixops %d %.6f %s\n", singular, total, error < 1e-6 ? "exact" : "inexact");
    return 0;
}
