/* Generic code over void pointers: quicksort, merge sort, binary search, a vector that grows, with comparators and visitors.
   size 250, quick 25: rounds over a table of people. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PEOPLE 2000

typedef int (*compare_fn)(const void *, const void *);
typedef void (*visit_fn)(void *element, void *context);

typedef struct {
    char *data;
    size_t count, room, width;
} Vector;

typedef struct {
    char name[12];
    short age;
    float height;
    unsigned id;
} Person;

static void swap_bytes(char *a, char *b, size_t width)
{
    while (width-- > 0) {
        char t = *a;
        *a++ = *b;
        *b++ = t;
    }
}

static void quick_sort(void *base, size_t count, size_t width, compare_fn compare)
{
    char *a = base;
    while (count > 1) {
        size_t last = 0;
        swap_bytes(a, a + count / 2 * width, width);
        for (size_t i = 1; i < count; i++)
            if (compare(a + i * width, a) < 0) {
                last++;
                if (last != i)
                    swap_bytes(a + last * width, a + i * width, width);
            }
        swap_bytes(a, a + last * width, width);
        quick_sort(a, last, width, compare);
        a += (last + 1) * width;
        count -= last + 1;
    }
}

static void merge_sort(char *a, size_t count, size_t width, compare_fn compare, char *spare)
{
    size_t half = count / 2;
    if (count < 2)
        return;
    merge_sort(a, half, width, compare, spare);
    merge_sort(a + half * width, count - half, width, compare, spare);
    char *left = spare, *right = a + half * width, *to = a;
    char *left_end = spare + half * width, *right_end = a + count * width;
    memcpy(spare, a, half * width);
    while (left < left_end) {
        if (right < right_end && compare(right, left) < 0) {
            memcpy(to, right, width);
            right += width;
        } else {
            memcpy(to, left, width);
            left += width;
        }
        to += width;
    }
}

static void *search(const void *key, const void *base, size_t count, size_t width, compare_fn compare)
{
    size_t low = 0, high = count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        const char *p = (const char *)base + middle * width;
        int c = compare(key, p);
        if (c == 0)
            return (void *)p;
        if (c < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}

static void *append(Vector *v, const void *element)
{
    if (v->count == v->room) {
        v->room = v->room ? v->room * 2 : 16;
        v->data = realloc(v->data, v->room * v->width);
        if (v->data == NULL)
            exit(1);
    }
    return memcpy(v->data + v->count++ * v->width, element, v->width);
}

static void for_each(Vector *v, visit_fn visit, void *context)
{
    for (size_t i = 0; i < v->count; i++)
        visit(v->data + i * v->width, context);
}

static int by_name(const void *a, const void *b)
{
    return strcmp(((const Person *)a)->name, ((const Person *)b)->name);
}

static int by_age(const void *a, const void *b)
{
    const Person *p = a, *q = b;
    return p->age != q->age ? p->age - q->age : (p->id > q->id) - (p->id < q->id);
}

static int by_height(const void *a, const void *b)
{
    float x = ((const Person *)a)->height, y = ((const Person *)b)->height;
    return x < y ? -1 : x > y;
}

static int by_number(const void *a, const void *b)
{
    unsigned x = *(const unsigned *)a, y = *(const unsigned *)b;
    return x < y ? -1 : x > y ? 1 : 0;
}

static void collect_id(void *element, void *context)
{
    const Person *p = element;
    append(context, &p->id);
}

static void mix_number(void *element, void *context)
{
    unsigned *sum = context;
    *sum = *sum * 31 + *(unsigned *)element;
}

static void grow_older(void *element, void *context)
{
    Person *p = element;
    if (++p->age > 90) {
        p->age = 1;
        ++*(int *)context;
    }
}

int main(int argc, char **argv)
{
    static const compare_fn orders[] = {by_name, by_age, by_height};
    int n = argc > 1 ? atoi(argv[1]) : 250;
    int people = n < 10 ? n * PEOPLE / 10 : PEOPLE;
    Vector list = {NULL, 0, 0, sizeof(Person)};
    Vector ids = {NULL, 0, 0, sizeof(unsigned)};
    char *spare = malloc(sizeof(Person) * PEOPLE);
    unsigned seed = 77, sum = 0;
    int renewed = 0, found = 0;
    for (int i = 0; i < people; i++) {
        Person p;
        seed = seed * 1103515245u + 12345u;
        memset(&p, 0, sizeof(p));
        for (int k = 0; k < 4 + (int)(seed >> 28) % 5; k++)
            p.name[k] = (char)('a' + (seed >> (k * 3 + 4)) % 26);
        p.age = (short)(seed >> 16) & 63;
        p.height = 1.0f + (float)(seed >> 20) / 5000.0f;
        p.id = (seed >> 12) % 5000;
        append(&list, &p);
    }
    for (int i = 0; i < n; i++) {
        if (i & 1)
            merge_sort(list.data, list.count, list.width, orders[i / 2 % 3], spare);
        else
            quick_sort(list.data, list.count, list.width, orders[i / 2 % 3]);
        ids.count = 0;
        for_each(&list, collect_id, &ids);
        for_each(&ids, mix_number, &sum);
        quick_sort(ids.data, ids.count, ids.width, by_number);
        for (unsigned id = 0; id < 1000; id++)
            found += search(&id, ids.data, ids.count, ids.width, by_number) != NULL;
        for_each(&list, grow_older, &renewed);
    }
    printf("generic %d %d %d %u\n", (int)list.count, found, renewed, sum);
    free(list.data);
    free(ids.data);
    free(spare);
    return 0;
}
