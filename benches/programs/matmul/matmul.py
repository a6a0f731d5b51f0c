import sys


def matmul(a, b, c, n):
    for i in range(n):
        for j in range(n):
            total = 0.0
            for k in range(n):
                total += a[i * n + k] * b[k * n + j]
            c[i * n + j] = total


n = int(sys.argv[1]) if len(sys.argv) > 1 else 360
a = [i * 7 % 13 * 0.5 for i in range(n * n)]
b = [i * 5 % 11 * 0.25 for i in range(n * n)]
c = [0.0] * (n * n)
matmul(a, b, c, n)
total = 0.0
for i in range(n * n):
    total += c[i] * (i % 7 + 1)
print("matmul %.3f" % total)
