/* Products of square matrices in several orders and types: int, unsigned char to int, float by blocks, long modulo a prime.
   size 400, quick 40: rounds with matrices of 48 by 48. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define N 48
#define BLOCK 16
#define PRIME 998244353

static int ia[N][N], ib[N][N], ic[N][N];
static unsigned char ca[N][N], cb[N][N];
static float fa[N * N], fb[N * N], fc[N * N];
static int64_t la[N][N], lb[N][N], lc[N][N];

/* Row, middle, column: the inner loop goes along rows. */
static void multiply_int(void)
{
    int i, j, k;
    for (i = 0; i < N; i++) {
        for (j = 0; j < N; j++)
            ic[i][j] = 0;
        for (k = 0; k < N; k++) {
            int factor = ia[i][k];
            for (j = 0; j < N; j++)
                ic[i][j] += factor * ib[k][j];
        }
    }
}

/* The second matrix is read as its transpose. */
static int multiply_bytes(void)
{
    int trace = 0;
    for (int i = 0; i < N; i++) {
        for (int j = 0; j < N; j++) {
            int sum = 0;
            for (int k = 0; k < N; k++)
                sum += ca[i][k] * cb[j][k];
            if (i == j)
                trace += sum;
            else
                trace ^= sum & 7;
        }
    }
    return trace;
}

static void multiply_blocks(const float *a, const float *b, float *c, int n)
{
    for (int i = 0; i < n * n; i++)
        c[i] = 0.0f;
    for (int i0 = 0; i0 < n; i0 += BLOCK)
        for (int k0 = 0; k0 < n; k0 += BLOCK)
            for (int j0 = 0; j0 < n; j0 += BLOCK)
                for (int i = i0; i < i0 + BLOCK; i++)
                    for (int j = j0; j < j0 + BLOCK; j++) {
                        float sum = c[i * n + j];
                        for (int k = k0; k < k0 + BLOCK; k++)
                            sum += a[i * n + k] * b[k * n + j];
                        c[i * n + j] = sum;
                    }
}

static void multiply_modulo(int64_t (*a)[N], int64_t (*b)[N], int64_t (*c)[N], int n)
{
    for (int j = 0; j < n; j++) {
        for (int i = 0; i < n; i++) {
            int64_t sum = 0;
            for (int k = 0; k < n; k++)
                sum = (sum + a[i][k] * b[k][j]) % PRIME;
            c[i][j] = sum;
        }
    }
}

static void fill(void)
{
    unsigned seed = 7;
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            seed = seed * 1103515245u + 12345u;
            int v = (int)(seed >> 16 & 255);
            ia[i][j] = v - 128;
            ib[i][j] = (v * 7 + i) % 100;
            ca[i][j] = (unsigned char)v;
            cb[i][j] = (unsigned char)(v ^ j);
            fa[i * N + j] = (float)(v % 16);
            fb[i * N + j] = (float)(v / 16) - 7.0f;
            la[i][j] = (int64_t)seed % PRIME;
            lb[i][j] = (int64_t)v * 1000003 % PRIME;
        }
}

int main(int argc, char **argv)
{
    int rounds = argc > 1 ? atoi(argv[1]) : 400;
    int traces = 0;
    unsigned hash = 1;
    float corner = 0.0f;
    fill();
    for (int r = 0; r < rounds; r++) {
        multiply_int();
        traces += multiply_bytes() & 0xffff;
        multiply_blocks(fa, fb, fc, N);
        int part = r % 2 == 0 ? N : N / 2;
        multiply_modulo(la, lb, lc, part);
        for (int i = 0; i < N; i++) {
            hash = hash * 33 + (unsigned)ic[i][r % N];
            ia[i][r % N] = ic[i][i] % 100;
            ca[i][(i + r) % N] += 5;
            la[i % part][r % part] = lc[i % part][i % part];
        }
        corner += fc[r % N * N + r % 7];
        fa[r % (N * N)] += 1.0f;
    }
    hash ^= (unsigned)lc[1][2];
    printf("blockmul %d %u %.0f\n", traces, hash, corner);
    return 0;
}
