/* Searches in a graph of adjacency lists: breadth first, depth first, union-find, topological order.
   size 300000, quick 30000: vertices. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DEGREE 4
#define GROUP 1000

struct edge {
    int to;
    int weight;
    int next;
};

struct graph {
    int vertices;
    int edges;
    int *first;
    struct edge *edge;
};

static unsigned rng = 1;

static int pick(int limit)
{
    rng ^= rng << 13;
    rng ^= rng >> 17;
    rng ^= rng << 5;
    return (int)(rng % (unsigned)limit);
}

static void add_edge(struct graph *g, int from, int to, int weight)
{
    struct edge *e = &g->edge[g->edges];
    e->to = to;
    e->weight = weight;
    e->next = g->first[from];
    g->first[from] = g->edges++;
}

static void build(struct graph *g, int n)
{
    g->vertices = n;
    g->edges = 0;
    g->first = malloc(n * sizeof(int));
    g->edge = malloc((size_t)n * DEGREE * sizeof(struct edge));
    if (g->first == NULL || g->edge == NULL)
        exit(1);
    for (int i = 0; i < n; i++)
        g->first[i] = -1;
    for (int i = 0; i < n; i++) {
        int degree = pick(DEGREE + 1);
        int base = i / GROUP * GROUP;
        int span = n - base < GROUP + 10 ? n - base : GROUP + 10;
        for (int k = 0; k < degree; k++) {
            int to = base + pick(span);
            add_edge(g, i, to, 1 + pick(20));
        }
    }
}

static int breadth_first(const struct graph *g, int start, int *distance, int *queue)
{
    int head = 0, tail = 0, farthest = 0;
    distance[start] = 0;
    queue[tail++] = start;
    while (head < tail) {
        int v = queue[head++];
        for (int e = g->first[v]; e >= 0; e = g->edge[e].next) {
            int w = g->edge[e].to;
            if (distance[w] < 0) {
                distance[w] = distance[v] + 1;
                if (distance[w] > farthest)
                    farthest = distance[w];
                queue[tail++] = w;
            }
        }
    }
    return farthest;
}

/* Colours: 0 new, 1 on the path, 2 done. Counts the edges back to the path. */
static int depth_first(const struct graph *g, int v, char *colour, int depth)
{
    int back = 0;
    colour[v] = 1;
    for (int e = g->first[v]; e >= 0; e = g->edge[e].next) {
        int w = g->edge[e].to;
        if (colour[w] == 1)
            back++;
        else if (colour[w] == 0 && depth < 2000)
            back += depth_first(g, w, colour, depth + 1);
    }
    colour[v] = 2;
    return back;
}

static int find_root(int *parent, int v)
{
    while (parent[v] != v) {
        parent[v] = parent[parent[v]];
        v = parent[v];
    }
    return v;
}

static int components(const struct graph *g, int *parent, int *rank)
{
    int count = g->vertices;
    for (int v = 0; v < g->vertices; v++) {
        parent[v] = v;
        rank[v] = 0;
    }
    for (int v = 0; v < g->vertices; v++) {
        for (int e = g->first[v]; e >= 0; e = g->edge[e].next) {
            int a = find_root(parent, v);
            int b = find_root(parent, g->edge[e].to);
            if (a == b)
                continue;
            if (rank[a] < rank[b])
                parent[a] = b;
            else
                parent[b] = a;
            if (rank[a] == rank[b])
                rank[a]++;
            count--;
        }
    }
    return count;
}

/* Edges to greater numbers only, which leaves no cycle; then the longest path along the order. */
static int topological(const struct graph *g, int *incoming, int *order, int *longest)
{
    int n = g->vertices, used = 0, best = 0;
    memset(incoming, 0, n * sizeof(int));
    memset(longest, 0, n * sizeof(int));
    for (int v = 0; v < n; v++)
        for (int e = g->first[v]; e != -1; e = g->edge[e].next)
            if (g->edge[e].to > v)
                incoming[g->edge[e].to]++;
    for (int v = 0; v < n; v++)
        if (incoming[v] == 0)
            order[used++] = v;
    for (int i = 0; i < used; i++) {
        int v = order[i];
        if (longest[v] > best)
            best = longest[v];
        for (int e = g->first[v]; e != -1; e = g->edge[e].next) {
            const struct edge *edge = &g->edge[e];
            if (edge->to <= v)
                continue;
            if (longest[v] + edge->weight > longest[edge->to])
                longest[edge->to] = longest[v] + edge->weight;
            if (--incoming[edge->to] == 0)
                order[used++] = edge->to;
        }
    }
    return used == n ? best : -1;
}

int main(int argc, char **argv)
{
    struct graph g;
    int n = argc > 1 ? atoi(argv[1]) : 300000;
    build(&g, n);
    int *a = malloc(n * sizeof(int));
    int *b = malloc(n * sizeof(int));
    int *c = malloc(n * sizeof(int));
    char *colour = calloc(n, 1);
    unsigned sum = 0;
    int trees = 0, back = 0;
    for (int v = 0; v < n; v++)
        a[v] = -1;
    for (int v = 0; v < n; v++) {
        if (a[v] == -1) {
            trees++;
            sum = sum * 31 + (unsigned)breadth_first(&g, v, a, b);
        }
        if (!colour[v])
            back += depth_first(&g, v, colour, 0);
    }
    for (int v = 0; v < n; v++)
        sum = sum * 7 + (unsigned)a[v];
    int parts = components(&g, a, b);
    int path = topological(&g, a, b, c);
    printf("graphsearch %d %d %d %d %u\n", trees, back, parts, path, sum);
    free(colour);
    free(c);
    free(b);
    free(a);
    free(g.edge);
    free(g.first);
    return 0;
}
