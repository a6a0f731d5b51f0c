/* Quicksort of pseudo-random i32 numbers: recursion, loads and stores next to hard branches.
   size 500000, quick 50000: numbers. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static void quicksort(int *a, int low, int high)
{
    while (low < high) {
        int pivot = a[low + (high - low) / 2];
        int i = low, j = high;
        while (i <= j) {
            while (a[i] < pivot)
                i++;
            while (a[j] > pivot)
                j--;
            if (i <= j) {
                int swap = a[i];
                a[i] = a[j];
                a[j] = swap;
                i++;
                j--;
            }
        }
        if (j - low < high - i) {
            quicksort(a, low, j);
            low = i;
        } else {
            quicksort(a, i, high);
            high = j;
        }
    }
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 500000;
    int *a = malloc(sizeof(int) * n);
    uint32_t seed = 42;
    for (int i = 0; i < n; i++) {
        seed = seed * 1664525 + 1013904223;
        a[i] = (int)(seed >> 8);
    }
    quicksort(a, 0, n - 1);
    uint32_t sum = 0;
    for (int i = 0; i < n; i++)
        sum = sum * 31 + (uint32_t)a[i];
    printf("quicksort %u\n", sum);
    free(a);
    return 0;
}
