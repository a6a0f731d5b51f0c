import sys

LENGTH = 65536


def search(a, length, key):
    low, high = 0, length - 1
    while low <= high:
        middle = (low + high) // 2
        value = a[middle]
        if value < key:
            low = middle + 1
        elif value > key:
            high = middle - 1
        else:
            return middle
    return -1


n = int(sys.argv[1]) if len(sys.argv) > 1 else 600000
numbers = [i * 2 for i in range(LENGTH)]
seed, total = 42, 0
for i in range(n):
    seed = (seed * 1664525 + 1013904223) & 0xFFFFFFFF
    key = seed >> 15
    total = (total + search(numbers, LENGTH, key)) & 0xFFFFFFFF
print("binsearch", total)
