/* Binary searches in a sorted array of 65536 i32 numbers, half of them without success: loads at unpredictable places.
   size 600000, quick 100000: searches. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define LENGTH 65536

static int numbers[LENGTH];

static int search(const int *a, int length, int key)
{
    int low = 0, high = length - 1;
    while (low <= high) {
        int middle = (low + high) / 2;
        int value = a[middle];
        if (value < key)
            low = middle + 1;
        else if (value > key)
            high = middle - 1;
        else
            return middle;
    }
    return -1;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 600000;
    for (int i = 0; i < LENGTH; i++)
        numbers[i] = i * 2;
    uint32_t seed = 42;
    uint32_t sum = 0;
    for (int i = 0; i < n; i++) {
        seed = seed * 1664525 + 1013904223;
        int key = (int)(seed >> 15);
        sum += (uint32_t)search(numbers, LENGTH, key);
    }
    printf("binsearch %u\n", sum);
    return 0;
}
