/* Numerical integration and roots: Horner polynomials, trapezoid, Simpson, Gauss, Romberg, Newton, bisection.
   size 300000, quick 30000: intervals and starting points. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define DEGREE 7

static const double poly[DEGREE + 1] = {1.5, -0.75, 2.0, 0.5, -1.25, 0.125, 0.25, -0.0625};
static double derivative[DEGREE];

typedef double (*Function)(double);

static double horner(const double *c, int degree, double x)
{
    double v = c[degree];
    for (int i = degree - 1; i >= 0; i--)
        v = v * x + c[i];
    return v;
}

static double polynomial(double x)
{
    return horner(poly, DEGREE, x);
}

static double witch(double x)
{
    return 1.0 / (1.0 + x * x);
}

static double circle(double x)
{
    return sqrt(4.0 - x * x);
}

static double trapezoid(Function f, double a, double b, int n)
{
    double h = (b - a) / n;
    double sum = 0.5 * (f(a) + f(b));
    for (int i = 1; i < n; i++)
        sum += f(a + i * h);
    return sum * h;
}

static double simpson(Function f, double a, double b, int n)
{
    double h = (b - a) / (2 * n);
    double odd = 0.0, even = 0.0;
    for (int i = 1; i < 2 * n; i++) {
        if (i & 1)
            odd += f(a + i * h);
        else
            even += f(a + i * h);
    }
    return (f(a) + 4.0 * odd + 2.0 * even + f(b)) * h / 3.0;
}

/* Two points in each interval. */
static double gauss(Function f, double a, double b, int n)
{
    double h = (b - a) / n, d = h * 0.5 / sqrt(3.0), sum = 0.0, x = a + h * 0.5;
    while (n > 0) {
        sum += f(x - d) + f(x + d);
        x += h;
        n--;
    }
    return sum * h * 0.5;
}

static double romberg(Function f, double a, double b)
{
    double r[8][8];
    for (int i = 0; i < 8; i++) {
        double factor = 4.0;
        r[i][0] = trapezoid(f, a, b, 1 << i);
        for (int j = 1; j <= i; j++) {
            r[i][j] = (factor * r[i][j - 1] - r[i - 1][j - 1]) / (factor - 1.0);
            factor *= 4.0;
        }
    }
    return r[7][7];
}

static double newton_root(double value, int power, int *steps)
{
    double x = value > 1.0 ? value : 1.0;
    for (;;) {
        double p = 1.0;
        for (int i = 1; i < power; i++)
            p *= x;
        double next = ((power - 1) * x + value / p) / power;
        ++*steps;
        if (fabs(next - x) < 1e-9 * x || *steps > 100000000)
            return next;
        x = next;
    }
}

static double bisect(double target, double low, double high)
{
    while (high - low > 1e-7) {
        double middle = (low + high) * 0.5;
        if (middle * middle * middle - middle < target)
            low = middle;
        else
            high = middle;
    }
    return low;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 300000;
    int steps = 0;
    double roots = 0.0, cubes = 0.0, slopes = 0.0;
    Function functions[3] = {polynomial, witch, circle};
    double area[3];
    for (int i = 0; i < 3; i++) {
        Function f = functions[i];
        area[i] = trapezoid(f, 0.0, 1.0, n) + simpson(f, -1.0, 1.0, n) + gauss(f, 0.0, 1.5, n);
        for (int k = 0; k < n / 500; k++)
            area[i] += romberg(f, 0.0, 0.5 + 0.001 * k);
    }
    for (int i = 1; i <= DEGREE; i++)
        derivative[i - 1] = poly[i] * i;
    for (int i = 0; i < n; i++) {
        slopes += horner(derivative, DEGREE - 1, (double)i / n);
        roots += newton_root((double)(i % 1000 + 1), 2 + i % 3, &steps);
        if (i % 4 == 0)
            cubes += bisect((double)(i % 50), 1.0, 5.0);
    }
    printf("integrate %.4f %.4f %.4f %.2f %.1f %.1f %d\n", area[0], area[1], area[2], slopes, roots, cubes, steps / 1000);
    return 0;
}
