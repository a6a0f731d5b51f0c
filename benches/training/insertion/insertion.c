/* Insertion and shell sort of records by several keys: comparisons through a function pointer, structures copied.
   size 60000, quick 6000: records. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BLOCK 32

typedef struct {
    int id;
    short department;
    unsigned char grade;
    char name[12];
    double salary;
} Record;

typedef int (*Compare)(const Record *, const Record *);

static int by_id(const Record *a, const Record *b)
{
    return a->id - b->id;
}

static int by_name(const Record *a, const Record *b)
{
    const char *p = a->name;
    const char *q = b->name;
    while (*p && *p == *q) {
        p++;
        q++;
    }
    if (*p != *q)
        return *p < *q ? -1 : 1;
    return by_id(a, b);
}

static int by_department(const Record *a, const Record *b)
{
    if (a->department != b->department)
        return a->department < b->department ? -1 : 1;
    if (a->grade != b->grade)
        return b->grade - a->grade;
    return by_id(a, b);
}

static int by_salary(const Record *a, const Record *b)
{
    if (a->salary < b->salary)
        return -1;
    if (a->salary > b->salary)
        return 1;
    return by_id(a, b);
}

static void insertion_sort(Record *a, int n, Compare compare)
{
    for (int i = 1; i < n; i++) {
        Record current = a[i];
        int j = i - 1;
        while (j >= 0 && compare(&a[j], &current) > 0) {
            a[j + 1] = a[j];
            j--;
        }
        a[j + 1] = current;
    }
}

static void shell_sort(Record **a, int n, Compare compare)
{
    int gap = 1;
    while (gap < n / 3)
        gap = gap * 3 + 1;
    for (; gap > 0; gap /= 3) {
        for (int i = gap; i < n; i++) {
            Record *current = a[i];
            int j = i;
            while (j >= gap && compare(a[j - gap], current) > 0) {
                a[j] = a[j - gap];
                j -= gap;
            }
            a[j] = current;
        }
    }
}

/* Keys only: a plain insertion sort of ints, the form it has in textbooks. */
static void sort_keys(int *keys, int n)
{
    int i, j, key;
    for (i = 1; i < n; i++) {
        key = keys[i];
        for (j = i - 1; j >= 0 && keys[j] > key; j--)
            keys[j + 1] = keys[j];
        keys[j + 1] = key;
    }
}

static unsigned int seed = 2024;

static int next_random(int limit)
{
    seed = seed * 1103515245u + 12345u;
    return (int)((seed >> 16) & 0x7fff) % limit;
}

static void fill(Record *r, int id)
{
    static const char *const syllables[] = {"an", "be", "ro", "li", "mar", "ta", "ko", "su"};
    memset(r, 0, sizeof *r);
    r->id = id;
    r->department = (short)(next_random(40) - 5);
    r->grade = (unsigned char)next_random(12);
    r->salary = 1000.0 + next_random(30000) * 0.25;
    int parts = 2 + next_random(2);
    for (int i = 0; i < parts; i++)
        strcat(r->name, syllables[next_random(8)]);
    r->name[0] = (char)(r->name[0] - 'a' + 'A');
}

int main(int argc, char **argv)
{
    static const Compare orders[] = {by_name, by_department, by_salary, by_id};
    int n = argc > 1 ? atoi(argv[1]) : 60000;
    Record *records = malloc(n * sizeof(Record));
    Record **index = malloc(n * sizeof(Record *));
    int *keys = malloc(n * sizeof(int));
    if (!records || !index || !keys) {
        fprintf(stderr, "out of memory\n");
        return 1;
    }
    for (int i = 0; i < n; i++) {
        fill(&records[i], (int)((i * 7919LL) % n));
        index[i] = &records[i];
        keys[i] = records[i].grade * 1000 + records[i].department;
    }
    unsigned int sum = 0;
    for (int start = 0; start < n; start += BLOCK) {
        int count = n - start < BLOCK ? n - start : BLOCK;
        insertion_sort(records + start, count, orders[start / BLOCK % 4]);
        sort_keys(keys + start, count);
    }
    for (int i = 0; i < n; i++)
        sum = sum * 31 + (unsigned int)(records[i].id ^ keys[i]);
    for (int k = 0; k < 4; k++) {
        shell_sort(index, n, orders[k]);
        for (int i = 0; i < n; i++)
            sum = sum * 33 + (unsigned int)index[i]->id + index[i]->grade;
    }
    printf("insertion %u\n", sum);
    free(keys);
    free(index);
    free(records);
    return 0;
}
