/* Shortest paths over adjacency lists with a binary heap of structures, on a street map of blocks and shortcuts.
   size 500, quick 50: searches from a start. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WIDTH 60
#define HEIGHT 40
#define NODES (WIDTH * HEIGHT)
#define EDGES (NODES * 5)

typedef struct edge {
    struct edge *next;
    int to;
    int weight;
} Edge;

typedef struct {
    int distance;
    int node;
} Item;

typedef struct {
    Item *items;
    int count, capacity;
} Heap;

static Edge edge_pool[EDGES];
static int edges_used = 0;
static Edge *first_edge[NODES];
static int distance[NODES], previous[NODES];
static unsigned char done[NODES];
static unsigned seed = 4711;

static int random_below(int limit)
{
    seed = seed * 1664525u + 1013904223u;
    return (int)((seed >> 12) % (unsigned)limit);
}

static void add_edge(int from, int to, int weight)
{
    if (edges_used == EDGES)
        return;
    Edge *e = &edge_pool[edges_used++];
    e->to = to;
    e->weight = weight;
    e->next = first_edge[from];
    first_edge[from] = e;
}

static void build(void)
{
    for (int y = 0; y < HEIGHT; y++) {
        for (int x = 0; x < WIDTH; x++) {
            int here = y * WIDTH + x;
            if (x + 1 < WIDTH) {
                int w = 1 + random_below(20);
                add_edge(here, here + 1, w);
                add_edge(here + 1, here, w + random_below(3));
            }
            if (y + 1 < HEIGHT) {
                int w = 1 + random_below(20);
                add_edge(here, here + WIDTH, w);
                add_edge(here + WIDTH, here, w);
            }
            if (random_below(12) == 0) {
                int there = random_below(NODES);
                add_edge(here, there, 30 + random_below(50));
            }
        }
    }
}

static void heap_push(Heap *h, Item item)
{
    if (h->count == h->capacity) {
        h->capacity = h->capacity ? h->capacity * 2 : 64;
        h->items = realloc(h->items, sizeof(Item) * (size_t)h->capacity);
        if (h->items == NULL)
            exit(1);
    }
    int i = h->count++;
    while (i > 0) {
        int parent = (i - 1) / 2;
        if (h->items[parent].distance <= item.distance)
            break;
        h->items[i] = h->items[parent];
        i = parent;
    }
    h->items[i] = item;
}

static Item heap_pop(Heap *h)
{
    Item top = h->items[0];
    Item last = h->items[--h->count];
    int i = 0;
    for (;;) {
        int child = 2 * i + 1;
        if (child >= h->count)
            break;
        if (child + 1 < h->count && h->items[child + 1].distance < h->items[child].distance)
            child++;
        if (h->items[child].distance >= last.distance)
            break;
        h->items[i] = h->items[child];
        i = child;
    }
    h->items[i] = last;
    return top;
}

static int shortest_paths(Heap *heap, int start)
{
    int settled = 0;
    for (int i = 0; i < NODES; i++) {
        distance[i] = INT_MAX;
        previous[i] = -1;
    }
    memset(done, 0, sizeof(done));
    distance[start] = 0;
    heap->count = 0;
    heap_push(heap, (Item){0, start});
    while (heap->count > 0) {
        Item item = heap_pop(heap);
        if (done[item.node])
            continue;
        done[item.node] = 1;
        settled++;
        for (const Edge *e = first_edge[item.node]; e != NULL; e = e->next) {
            int d = item.distance + e->weight;
            if (d < distance[e->to]) {
                distance[e->to] = d;
                previous[e->to] = item.node;
                heap_push(heap, (Item){d, e->to});
            }
        }
    }
    return settled;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 500;
    Heap heap = {NULL, 0, 0};
    unsigned sum = 0;
    long steps = 0, settled = 0;
    build();
    for (int i = 0; i < n; i++) {
        settled += shortest_paths(&heap, random_below(NODES));
        for (int k = 0; k < 10; k++) {
            int target = random_below(NODES);
            sum = sum * 31 + (unsigned)distance[target];
            for (int at = target; previous[at] >= 0; at = previous[at])
                steps++;
        }
    }
    printf("dijkstra %d %ld %ld %d %u\n", edges_used, settled, steps, heap.capacity, sum);
    free(heap.items);
    return 0;
}
