import sys


def fannkuch(n):
    perm, perm1, count = [0] * 16, [0] * 16, [0] * 16
    checksum = most = parity = 0
    r = n
    for i in range(n):
        perm1[i] = i
    while True:
        while r > 1:
            count[r - 1] = r
            r -= 1
        for i in range(n):
            perm[i] = perm1[i]
        flips = 0
        first = perm[0]
        while first != 0:
            low, high = 0, first
            while low < high:
                perm[low], perm[high] = perm[high], perm[low]
                low += 1
                high -= 1
            flips += 1
            first = perm[0]
        if flips > most:
            most = flips
        if parity == 0:
            checksum += flips
        else:
            checksum -= flips
        parity = 1 - parity
        while True:
            if r >= n:
                return checksum, most
            head = perm1[0]
            for i in range(r):
                perm1[i] = perm1[i + 1]
            perm1[r] = head
            count[r] -= 1
            if count[r] > 0:
                break
            r += 1


n = int(sys.argv[1]) if len(sys.argv) > 1 else 10
print("fannkuch", *fannkuch(n))
