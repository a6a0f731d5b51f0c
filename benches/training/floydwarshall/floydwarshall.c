/* All shortest paths in a small graph with int and float distances, reachability in bits, and the cheapest tree.
   size 160, quick 16: graphs with 64 nodes. */
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define NODES 64
#define FAR (INT_MAX / 2)

static int distance[NODES][NODES];
static int8_t first[NODES][NODES];
static float width[NODES][NODES];
static uint64_t reach[NODES];
static uint32_t state = 77;

static uint32_t draw(void)
{
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return state;
}

static void make_graph(int edges)
{
    for (int i = 0; i < NODES; i++) {
        for (int j = 0; j < NODES; j++) {
            distance[i][j] = i == j ? 0 : FAR;
            first[i][j] = -1;
            width[i][j] = 0.0f;
        }
        reach[i] = 1ULL << i;
    }
    while (edges-- > 0) {
        int a = draw() % NODES, b = draw() % NODES, length = 1 + draw() % 99;
        if (a == b || distance[a][b] <= length)
            continue;
        distance[a][b] = length;
        first[a][b] = (int8_t)b;
        width[a][b] = (float)(draw() % 1000) * 0.25f;
        reach[a] |= 1ULL << b;
    }
}

static void shortest_paths(void)
{
    for (int k = 0; k < NODES; k++)
        for (int i = 0; i < NODES; i++)
            for (int j = 0; j < NODES; j++)
                if (distance[i][k] + distance[k][j] < distance[i][j]) {
                    distance[i][j] = distance[i][k] + distance[k][j];
                    first[i][j] = first[i][k];
                }
}

/* The widest path between each pair of nodes. */
static void widest_paths(float (*w)[NODES], int n)
{
    int i, j, k;
    for (k = 0; k < n; k++) {
        for (i = 0; i < n; i++) {
            float head = w[i][k];
            if (head == 0.0f)
                continue;
            for (j = 0; j < n; j++) {
                float through = head < w[k][j] ? head : w[k][j];
                if (through > w[i][j])
                    w[i][j] = through;
            }
        }
    }
}

static int closure(void)
{
    int pairs = 0;
    for (int k = 0; k < NODES; k++)
        for (int i = 0; i < NODES; i++)
            if (reach[i] >> k & 1)
                reach[i] |= reach[k];
    for (int i = 0; i < NODES; i++)
        for (uint64_t set = reach[i]; set != 0; set &= set - 1)
            pairs++;
    return pairs;
}

static int path_length(int from, int to)
{
    int hops = 0;
    while (from != to && from >= 0 && hops < NODES) {
        from = first[from][to];
        hops++;
    }
    return from < 0 ? 0 : hops;
}

static int cheapest_tree(void)
{
    int best[NODES], done[NODES] = {0}, cost = 0;
    for (int i = 0; i < NODES; i++)
        best[i] = distance[0][i];
    done[0] = 1;
    for (int step = 1; step < NODES; step++) {
        int next = -1;
        for (int i = 0; i < NODES; i++)
            if (!done[i] && (next < 0 || best[i] < best[next]))
                next = i;
        if (best[next] >= FAR)
            break;
        done[next] = 1;
        cost += best[next];
        for (int i = 0; i < NODES; i++)
            if (!done[i] && distance[next][i] < best[i])
                best[i] = distance[next][i];
    }
    return cost;
}

int main(int argc, char **argv)
{
    int graphs = argc > 1 ? atoi(argv[1]) : 160;
    long total = 0;
    int hops = 0, pairs = 0, trees = 0;
    double wide = 0.0;
    for (int g = 0; g < graphs; g++) {
        make_graph(100 + g % 10 * 20);
        pairs += closure();
        shortest_paths();
        widest_paths(width, NODES);
        trees += cheapest_tree();
        for (int i = 0; i < NODES; i++)
            for (int j = 0; j < NODES; j++) {
                if (distance[i][j] < FAR)
                    total += distance[i][j];
                hops += path_length(i, j);
                wide += width[i][j];
            }
    }
    printf("floydwarshall %ld %d %d %d %.2f\n", total, hops, pairs, trees, wide);
    return 0;
}
