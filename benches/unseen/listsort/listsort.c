/* Merge sort of linked lists by several keys, with equal ones dropped: chasing of pointers, compare functions behind pointers.
   size 60000, quick 7000: elements. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct person {
    struct person *next;
    uint32_t number;
    int16_t year;
    char name[10];
};

typedef int (*compare)(const struct person *, const struct person *);

static int by_name(const struct person *a, const struct person *b)
{
    return strcmp(a->name, b->name);
}

static int by_year(const struct person *a, const struct person *b)
{
    return a->year - b->year;
}

static int by_number(const struct person *a, const struct person *b)
{
    return (a->number > b->number) - (a->number < b->number);
}

static struct person *merge(struct person *a, struct person *b, compare order)
{
    struct person *first = NULL, **end = &first;
    while (a != NULL && b != NULL) {
        struct person **least = order(a, b) <= 0 ? &a : &b;
        *end = *least;
        end = &(*least)->next;
        *least = *end;
    }
    *end = a != NULL ? a : b;
    return first;
}

static struct person *sort(struct person *list, compare order)
{
    if (list == NULL || list->next == NULL)
        return list;
    struct person *middle = list, *fast = list->next;
    while (fast != NULL && fast->next != NULL) {
        middle = middle->next;
        fast = fast->next->next;
    }
    struct person *second = middle->next;
    middle->next = NULL;
    return merge(sort(list, order), sort(second, order), order);
}

static struct person *reverse(struct person *list)
{
    struct person *turned = NULL;
    while (list != NULL) {
        struct person *next = list->next;
        list->next = turned;
        turned = list;
        list = next;
    }
    return turned;
}

static struct person *make(int n)
{
    struct person *list = NULL;
    uint32_t seed = 42;
    for (int i = 0; i < n; i++) {
        struct person *p = malloc(sizeof *p);
        int length;
        seed = seed * 1664525 + 1013904223;
        p->number = seed >> 4;
        p->year = (int16_t)(1900 + (seed >> 20) % 120);
        length = 2 + (int)(seed >> 24) % 7;
        for (int j = 0; j < length; j++) {
            seed = seed * 1664525 + 1013904223;
            p->name[j] = (char)('a' + (seed >> 24) % 5);
        }
        p->name[length] = '\0';
        p->next = list;
        list = p;
    }
    return list;
}

static uint32_t checksum(const struct person *list)
{
    uint32_t sum = 0;
    for (; list != NULL; list = list->next)
        sum = sum * 31 + list->number;
    return sum;
}

/* Frees all but the first of those of one name, in a sorted list. */
static int drop_namesakes(struct person *list)
{
    int dropped = 0;
    for (; list != NULL; list = list->next) {
        while (list->next != NULL && strcmp(list->name, list->next->name) == 0) {
            struct person *gone = list->next;
            list->next = gone->next;
            free(gone);
            dropped++;
        }
    }
    return dropped;
}

int main(int argc, char **argv)
{
    static const compare orders[] = {by_number, by_name, by_year};
    int n = argc > 1 ? atoi(argv[1]) : 60000;
    struct person *list = make(n);
    uint32_t sum = 0;
    for (size_t i = 0; i < sizeof orders / sizeof orders[0]; i++) {
        list = sort(reverse(list), orders[i]);
        sum = sum * 31 + checksum(list);
    }
    list = sort(list, by_name);
    int dropped = drop_namesakes(list);
    sum = sum * 31 + checksum(list);
    printf("listsort %u %d\n", sum, dropped);
    while (list != NULL) {
        struct person *next = list->next;
        free(list);
        list = next;
    }
    return 0;
}
