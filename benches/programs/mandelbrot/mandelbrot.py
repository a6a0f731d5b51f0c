import sys


def escape(cr, ci, limit):
    zr = zi = 0.0
    k = 0
    while k < limit:
        rr = zr * zr
        ii = zi * zi
        if rr + ii > 4.0:
            break
        zi = (zr + zr) * zi + ci
        zr = rr - ii + cr
        k += 1
    return k


def main(n):
    total = 0
    for y in range(n):
        ci = 2.0 * y / n - 1.0
        for x in range(n):
            cr = 2.0 * x / n - 1.5
            total += escape(cr, ci, 250)
    print("mandelbrot", total)


main(int(sys.argv[1]) if len(sys.argv) > 1 else 400)
