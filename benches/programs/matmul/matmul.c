/* Product of two square f64 matrices in row order: loads with two strides, multiply and add.
   size 360, quick 100: rows. */
#include <stdio.h>
#include <stdlib.h>

static void matmul(double *a, double *b, double *c, int n)
{
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
            double sum = 0.0;
            for (int k = 0; k < n; k++)
                sum += a[i * n + k] * b[k * n + j];
            c[i * n + j] = sum;
        }
    }
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 360;
    double *a = malloc(sizeof(double) * n * n);
    double *b = malloc(sizeof(double) * n * n);
    double *c = malloc(sizeof(double) * n * n);
    for (int i = 0; i < n * n; i++) {
        a[i] = i * 7 % 13 * 0.5;
        b[i] = i * 5 % 11 * 0.25;
    }
    matmul(a, b, c, n);
    double sum = 0.0;
    for (int i = 0; i < n * n; i++)
        sum += c[i] * (i % 7 + 1);
    printf("matmul %.3f\n", sum);
    free(a);
    free(b);
    free(c);
    return 0;
}
