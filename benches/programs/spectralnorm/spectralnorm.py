import sys
from math import sqrt


def element(i, j):
    return 1.0 / ((i + j) * (i + j + 1) // 2 + i + 1)


def times(v, out, n):
    for i in range(n):
        total = 0.0
        for j in range(n):
            total += element(i, j) * v[j]
        out[i] = total


def times_transposed(v, out, n):
    for i in range(n):
        total = 0.0
        for j in range(n):
            total += element(j, i) * v[j]
        out[i] = total


n = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
u, v, t = [1.0] * n, [0.0] * n, [0.0] * n
for _ in range(10):
    times(u, t, n)
    times_transposed(t, v, n)
    times(v, t, n)
    times_transposed(t, u, n)
uv = vv = 0.0
for i in range(n):
    uv += u[i] * v[i]
    vv += v[i] * v[i]
print("spectralnorm %.9f" % sqrt(uv / vv))
