import sys


def sieve(flags, n):
    for i in range(n + 1):
        flags[i] = 1
    i = 2
    while i * i <= n:
        if flags[i]:
            for j in range(i * i, n + 1, i):
                flags[j] = 0
        i += 1
    count = 0
    for i in range(2, n + 1):
        count += flags[i]
    return count


n = int(sys.argv[1]) if len(sys.argv) > 1 else 3000000
flags = bytearray(n + 1)
count = 0
for _ in range(5):
    count = sieve(flags, n)
print("sieve", count)
