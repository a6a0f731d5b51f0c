/* Simple sorts on several types: bubble, selection, shell, comb and heap sort, and bisection in the result.
   size 500, quick 50: rounds with 300 elements. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define COUNT 300

typedef struct {
    int key;
    short order;
    char kind;
} Item;

static unsigned seed = 1;

static unsigned draw(unsigned range)
{
    seed = seed * 1664525u + 1013904223u;
    return (seed >> 8) % range;
}

static int bubble(unsigned char *a, int n)
{
    int swaps = 0, swapped = 1;
    while (swapped) {
        swapped = 0;
        for (int i = 1; i < n; i++) {
            if (a[i - 1] > a[i]) {
                unsigned char t = a[i];
                a[i] = a[i - 1];
                a[i - 1] = t;
                swapped = 1;
                swaps++;
            }
        }
        n--;
    }
    return swaps;
}

static void selection(short *a, int n)
{
    for (int i = 0; i < n - 1; i++) {
        int least = i;
        for (int j = i + 1; j < n; j++)
            if (a[j] < a[least])
                least = j;
        short t = a[i];
        a[i] = a[least];
        a[least] = t;
    }
}

static void shell(double *a, int n)
{
    int gap, i, j;
    for (gap = 1; gap < n / 3; gap = gap * 3 + 1)
        ;
    for (; gap > 0; gap /= 3) {
        for (i = gap; i < n; i++) {
            double v = a[i];
            for (j = i; j >= gap && a[j - gap] > v; j -= gap)
                a[j] = a[j - gap];
            a[j] = v;
        }
    }
}

static void comb(Item *a, int n)
{
    int gap = n, again = 1;
    while (gap > 1 || again) {
        gap = gap * 10 / 13;
        if (gap < 1)
            gap = 1;
        again = 0;
        for (int i = 0; i + gap < n; i++) {
            Item *p = a + i, *q = p + gap;
            if (p->key > q->key || (p->key == q->key && p->order > q->order)) {
                Item t = *p;
                *p = *q;
                *q = t;
                again = 1;
            }
        }
    }
}

static void sift(int64_t *heap, int root, int n)
{
    int64_t v = heap[root];
    int child;
    while ((child = 2 * root + 1) < n) {
        if (child + 1 < n && heap[child + 1] > heap[child])
            child++;
        if (heap[child] <= v)
            break;
        heap[root] = heap[child];
        root = child;
    }
    heap[root] = v;
}

static void heap_sort(int64_t *a, int n)
{
    for (int i = n / 2 - 1; i >= 0; i--)
        sift(a, i, n);
    for (int end = n - 1; end > 0; end--) {
        int64_t t = a[0];
        a[0] = a[end];
        a[end] = t;
        sift(a, 0, end);
    }
}

static int lower_bound(const double *a, int n, double v)
{
    int low = 0;
    while (n > 0) {
        int half = n >> 1;
        if (a[low + half] < v) {
            low += half + 1;
            n -= half + 1;
        } else
            n = half;
    }
    return low;
}

int main(int argc, char **argv)
{
    static unsigned char bytes[COUNT];
    static short shorts[COUNT];
    static double doubles[COUNT];
    static Item items[COUNT];
    static int64_t longs[COUNT];
    int rounds = argc > 1 ? atoi(argv[1]) : 500;
    unsigned hash = 0;
    int swaps = 0;
    for (int r = 0; r < rounds; r++) {
        for (int i = 0; i < COUNT; i++) {
            bytes[i] = (unsigned char)draw(256);
            shorts[i] = (short)((int)draw(5000) - 2500);
            doubles[i] = draw(100000) * 0.5;
            longs[i] = ((int64_t)draw(1 << 20) << 20) - draw(1 << 30);
            items[i].key = (int)draw(50);
            items[i].order = (short)i;
            items[i].kind = (char)('a' + i % 26);
        }
        swaps += bubble(bytes, COUNT);
        selection(shorts, COUNT);
        shell(doubles, COUNT);
        comb(items, COUNT);
        heap_sort(longs, COUNT);
        for (int i = 0; i < COUNT; i++) {
            hash = hash * 13 + (unsigned)lower_bound(doubles, COUNT, i * 166.0);
            hash += bytes[i] ^ (unsigned)shorts[i];
            hash += (unsigned)(longs[i] >> 7) * (unsigned)items[i].kind;
        }
    }
    printf("sorts %d %u\n", swaps, hash);
    return 0;
}
