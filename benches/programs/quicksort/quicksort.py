import sys


def quicksort(a, low, high):
    while low < high:
        pivot = a[low + (high - low) // 2]
        i, j = low, high
        while i <= j:
            while a[i] < pivot:
                i += 1
            while a[j] > pivot:
                j -= 1
            if i <= j:
                a[i], a[j] = a[j], a[i]
                i += 1
                j -= 1
        if j - low < high - i:
            quicksort(a, low, j)
            low = i
        else:
            quicksort(a, i, high)
            high = j


n = int(sys.argv[1]) if len(sys.argv) > 1 else 500000
a = [0] * n
seed = 42
for i in range(n):
    seed = (seed * 1664525 + 1013904223) & 0xFFFFFFFF
    a[i] = seed >> 8
quicksort(a, 0, n - 1)
total = 0
for i in range(n):
    total = (total * 31 + a[i]) & 0xFFFFFFFF
print("quicksort", total)
