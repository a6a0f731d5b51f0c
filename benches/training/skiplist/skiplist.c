/* A skip list: nodes with a variable number of links, insert, search, delete, and sums over ranges of keys.
   size 900000, quick 90000: operations. */
#include <stdio.h>
#include <stdlib.h>

#define MAX_LEVEL 12

struct node {
    long key;
    long value;
    int level;
    struct node *next[1]; /* There are level of them. */
};

struct skiplist {
    struct node *head;
    int level;
    int count;
};

static unsigned long random_state = 88172645463325252ul;

static unsigned next_random(void)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return (unsigned)(random_state >> 20);
}

static struct node *make_node(long key, long value, int level)
{
    struct node *p = malloc(sizeof(struct node) + (size_t)(level - 1) * sizeof(struct node *));
    int i;
    if (!p)
        abort();
    p->key = key;
    p->value = value;
    p->level = level;
    for (i = 0; i < level; i++)
        p->next[i] = NULL;
    return p;
}

static int random_level(void)
{
    int level = 1;
    unsigned r = next_random();
    while ((r & 3) == 0 && level < MAX_LEVEL) {
        level++;
        r >>= 2;
    }
    return level;
}

/* Finds the last node before the key on each level. */
static struct node *search(struct skiplist *list, long key, struct node **before)
{
    struct node *p = list->head;
    int i;
    for (i = list->level - 1; i >= 0; i--) {
        while (p->next[i] != NULL && p->next[i]->key < key)
            p = p->next[i];
        if (before != NULL)
            before[i] = p;
    }
    p = p->next[0];
    return p != NULL && p->key == key ? p : NULL;
}

static void insert(struct skiplist *list, long key, long value)
{
    struct node *before[MAX_LEVEL];
    struct node *p = search(list, key, before);
    int i, level;
    if (p != NULL) {
        p->value = value;
        return;
    }
    level = random_level();
    while (list->level < level)
        before[list->level++] = list->head;
    p = make_node(key, value, level);
    for (i = 0; i < level; i++) {
        p->next[i] = before[i]->next[i];
        before[i]->next[i] = p;
    }
    list->count++;
}

static int erase(struct skiplist *list, long key)
{
    struct node *before[MAX_LEVEL];
    struct node *p = search(list, key, before);
    int i;
    if (p == NULL)
        return 0;
    for (i = 0; i < p->level; i++)
        if (before[i]->next[i] == p)
            before[i]->next[i] = p->next[i];
    free(p);
    while (list->level > 1 && list->head->next[list->level - 1] == NULL)
        list->level--;
    list->count--;
    return 1;
}

static long range_sum(struct skiplist *list, long from, long to)
{
    struct node *p = list->head;
    long sum = 0;
    int i;
    for (i = list->level - 1; i >= 0; i--)
        while (p->next[i] && p->next[i]->key < from)
            p = p->next[i];
    for (p = p->next[0]; p && p->key <= to; p = p->next[0])
        sum += p->value;
    return sum;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 900000;
    struct skiplist list;
    struct node *p;
    unsigned long sum = 0;
    int i, erased = 0, levels = 0;
    list.head = make_node(-1, 0, MAX_LEVEL);
    list.level = 1;
    list.count = 0;
    for (i = 0; i < n; i++) {
        unsigned r = next_random();
        long key = (long)((r >> 4) % 5000) * 3;
        switch (r & 7) {
        case 0: case 1: case 2: insert(&list, key, i % 1000); break;
        case 3: case 4: erased += erase(&list, key); break;
        case 5: sum += (unsigned long)range_sum(&list, key, key + 60); break;
        default:
            p = search(&list, key, NULL);
            sum = sum * 5 + (p != NULL ? (unsigned long)p->value : 1ul);
            break;
        }
    }
    for (p = list.head->next[0]; p; p = p->next[0])
        levels += p->level;
    printf("skiplist %d %d %d %d %lu\n", list.count, list.level, levels, erased, sum);
    return 0;
}
