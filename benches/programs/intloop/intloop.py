import sys


def intloop(ni, nj, m):
    acc = 1
    for i in range(ni):
        for j in range(nj):
            acc = (acc * 31 + j) & 0xFFFFFFFF
            acc ^= acc >> 13
            acc = (acc + (i ^ j)) & 0xFFFFFFFF
            acc = (acc - j % m) & 0xFFFFFFFF
    return acc


n = int(sys.argv[1]) if len(sys.argv) > 1 else 2500
m = int(sys.argv[2]) if len(sys.argv) > 2 else 7
print("intloop", intloop(n, 10000, m))
