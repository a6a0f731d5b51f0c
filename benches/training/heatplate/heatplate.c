/* Temperature of a plate: Jacobi, Gauss-Seidel and over-relaxation in double, explicit heat steps in float.
   size 3000, quick 300: sweeps over plates of 64 by 64 cells. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define SIDE 64

static double plate[SIDE][SIDE], other[SIDE][SIDE], source[SIDE][SIDE];
static float rod[SIDE * SIDE], rod_next[SIDE * SIDE];

static void reset(double grid[SIDE][SIDE])
{
    int i, j;
    for (i = 0; i < SIDE; i++)
        for (j = 0; j < SIDE; j++)
            grid[i][j] = 0.0;
    for (j = 0; j < SIDE; j++) {
        grid[0][j] = 100.0;
        grid[SIDE - 1][j] = 50.0 * j / (SIDE - 1);
    }
}

static double jacobi(double from[SIDE][SIDE], double to[SIDE][SIDE])
{
    double change = 0.0;
    for (int i = 1; i < SIDE - 1; i++) {
        for (int j = 1; j < SIDE - 1; j++) {
            double v = 0.25 * (from[i - 1][j] + from[i + 1][j] + from[i][j - 1] + from[i][j + 1] + source[i][j]);
            change += fabs(v - from[i][j]);
            to[i][j] = v;
        }
    }
    return change;
}

static double gauss_seidel(double grid[SIDE][SIDE])
{
    double largest = 0.0;
    for (int i = 1; i < SIDE - 1; i++) {
        for (int j = 1; j < SIDE - 1; j++) {
            double old = grid[i][j];
            grid[i][j] = (grid[i - 1][j] + grid[i + 1][j] + grid[i][j - 1] + grid[i][j + 1] + source[i][j]) / 4.0;
            double d = grid[i][j] - old;
            if (d < 0.0)
                d = -d;
            if (d > largest)
                largest = d;
        }
    }
    return largest;
}

/* Red and black cells in turn. */
static void relax(double grid[SIDE][SIDE], double omega)
{
    for (int colour = 0; colour < 2; colour++) {
        for (int i = 1; i < SIDE - 1; i++) {
            double *row = grid[i];
            const double *above = grid[i - 1], *below = grid[i + 1];
            for (int j = 1 + ((i + colour) & 1); j < SIDE - 1; j += 2) {
                double residue = above[j] + below[j] + row[j - 1] + row[j + 1] - 4.0 * row[j];
                row[j] += omega * 0.25 * residue;
            }
        }
    }
}

static void heat_step(const float *now, float *next, int n, float k)
{
    next[0] = now[0];
    next[n - 1] = now[n - 1];
    for (int i = 1; i < n - 1; i++)
        next[i] = now[i] + k * (now[i - 1] - 2.0f * now[i] + now[i + 1]);
}

static double total(double grid[SIDE][SIDE])
{
    double sum = 0.0;
    for (int i = 0; i < SIDE; i++)
        for (int j = 0; j < SIDE; j++)
            sum += grid[i][j];
    return sum;
}

int main(int argc, char **argv)
{
    int sweeps = argc > 1 ? atoi(argv[1]) : 3000;
    double change = 0.0, largest = 0.0, sums[3];
    source[20][20] = 30.0;
    source[40][50] = -10.0;
    reset(plate);
    reset(other);
    for (int k = 0; k < sweeps; k++)
        change = k % 2 == 0 ? jacobi(plate, other) : jacobi(other, plate);
    sums[0] = total(sweeps % 2 == 0 ? plate : other);
    reset(plate);
    for (int k = 0; k < sweeps; k++)
        largest = gauss_seidel(plate);
    sums[1] = total(plate);
    reset(other);
    for (int k = 0; k < sweeps; k++)
        relax(other, 1.8);
    sums[2] = total(other);
    for (int i = 0; i < SIDE * SIDE; i++)
        rod[i] = i % 512 < 200 ? 80.0f : 20.0f;
    float *now = rod, *next = rod_next;
    for (int k = 0; k < sweeps; k++) {
        heat_step(now, next, SIDE * SIDE, 0.2f);
        float *swap = now;
        now = next;
        next = swap;
    }
    double warmth = 0.0;
    for (int i = 0; i < SIDE * SIDE; i += 3)
        warmth += now[i] * (i % 7);
    printf("heatplate %.3f %.4f %.2f %.2f %.2f %.0f\n", change, largest, sums[0], sums[1], sums[2], warmth);
    return 0;
}
