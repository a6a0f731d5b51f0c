/* Doubly linked lists, a queue and an allocator with a free list: chains of pointers.
   size 1500000, quick 150000: operations. */
#include <stdio.h>
#include <stdlib.h>

#define CHUNK 256
#define LISTS 8
#define LIMIT 40

typedef struct node {
    struct node *next;
    struct node *prev;
    int key;
    int value;
} Node;

typedef struct {
    Node head; /* A ring: the head stands before the first and after the last. */
    int count;
} List;

typedef struct chunk {
    struct chunk *next;
    Node nodes[CHUNK];
} Chunk;

typedef struct job {
    struct job *next;
    int time;
    int kind;
} Job;

static Chunk *chunks = NULL;
static Node *free_nodes = NULL;
static int allocated = 0;
static Job *first_job = NULL;
static Job **last_job = &first_job;

static Node *new_node(int key, int value)
{
    if (free_nodes == NULL) {
        Chunk *chunk = malloc(sizeof(Chunk));
        if (chunk == NULL)
            exit(1);
        chunk->next = chunks;
        chunks = chunk;
        for (int i = 0; i < CHUNK; i++) {
            chunk->nodes[i].next = free_nodes;
            free_nodes = &chunk->nodes[i];
        }
    }
    Node *node = free_nodes;
    free_nodes = node->next;
    node->key = key;
    node->value = value;
    allocated++;
    return node;
}

static void release(Node *node)
{
    node->next = free_nodes;
    free_nodes = node;
    allocated--;
}

static void insert_before(List *list, Node *where, Node *node)
{
    node->prev = where->prev;
    node->next = where;
    where->prev->next = node;
    where->prev = node;
    list->count++;
}

static int remove_node(List *list, Node *node)
{
    int value = node->value;
    node->prev->next = node->next;
    node->next->prev = node->prev;
    list->count--;
    release(node);
    return value;
}

static void insert_sorted(List *list, int key, int value)
{
    Node *p = list->head.next;
    while (p != &list->head && p->key < key)
        p = p->next;
    insert_before(list, p, new_node(key, value));
}

static Node *find(List *list, int key)
{
    for (Node *p = list->head.next; p != &list->head; p = p->next)
        if (p->key == key)
            return p;
    return NULL;
}

static int remove_if_odd(List *list)
{
    int removed = 0;
    Node *p = list->head.next;
    while (p != &list->head) {
        Node *next = p->next;
        if (p->value & 1) {
            remove_node(list, p);
            removed++;
        }
        p = next;
    }
    return removed;
}

/* The queue is singly linked and kept by a pointer to the last link. */
static void enqueue(int time, int kind)
{
    Job *job = malloc(sizeof(*job));
    job->time = time;
    job->kind = kind;
    job->next = NULL;
    *last_job = job;
    last_job = &job->next;
}

static int dequeue(int *kind)
{
    Job *job = first_job;
    if (!job)
        return -1;
    int time = job->time;
    *kind = job->kind;
    first_job = job->next;
    if (first_job == NULL)
        last_job = &first_job;
    free(job);
    return time;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1500000;
    List lists[LISTS];
    unsigned seed = 5, sum = 0;
    int kind = 0;
    Node *found;
    for (int i = 0; i < LISTS; i++) {
        lists[i].head.next = lists[i].head.prev = &lists[i].head;
        lists[i].count = 0;
    }
    for (int i = 0; i < n; i++) {
        seed = seed * 1103515245u + 12345u;
        int key = (int)(seed >> 16) % 64;
        List *list = &lists[(seed >> 24) % LISTS];
        enqueue(i, key % 7);
        if (key == 0)
            enqueue(i + 1, 6);
        int time = dequeue(&kind);
        switch (kind) {
        case 0: insert_sorted(list, key, i & 0xff); break;
        case 1:
            if (list->count > 0)
                sum += (unsigned)remove_node(list, list->head.next);
            break;
        case 2:
            found = find(list, key);
            if (found != NULL)
                found->value += key;
            else
                insert_before(list, &list->head, new_node(key, 1));
            break;
        case 3:
            if (list->count < LIMIT)
                insert_before(list, &list->head, new_node(key, key * 3));
            break;
        case 4:
            if (list->count > LIMIT / 2)
                sum += (unsigned)remove_if_odd(list);
            break;
        case 5:
            if ((found = find(list, key)) != NULL)
                sum ^= (unsigned)remove_node(list, found);
            break;
        default: sum = sum * 3 + (unsigned)(time + list->count); break;
        }
    }
    for (int i = 0; i < LISTS; i++)
        for (Node *p = lists[i].head.prev; p != &lists[i].head; p = p->prev)
            sum = sum * 31 + (unsigned)(p->key + p->value);
    printf("listops %d %u\n", allocated, sum);
    while (dequeue(&kind) >= 0);
    while (chunks != NULL) {
        Chunk *chunk = chunks;
        chunks = chunk->next;
        free(chunk);
    }
    return 0;
}
