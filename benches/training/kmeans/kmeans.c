/* Points in the plane: k-means clusters, nearest neighbours, and the convex hull.
   size 7000, quick 700: points. */
#include <float.h>
#include <stdio.h>
#include <stdlib.h>

#define CLUSTERS 12

typedef struct {
    float x, y;
    int cluster;
} Point;

static Point *points;
static float centre_x[CLUSTERS], centre_y[CLUSTERS];
static int members[CLUSTERS];
static unsigned seed = 2024;

static float draw(void)
{
    seed = seed * 1664525u + 1013904223u;
    return (float)(seed >> 12 & 0xfff) / 16.0f;
}

static int assign(int n)
{
    int moved = 0;
    for (int i = 0; i < n; i++) {
        Point *p = &points[i];
        float least = FLT_MAX;
        int best = 0;
        for (int c = 0; c < CLUSTERS; c++) {
            float dx = p->x - centre_x[c], dy = p->y - centre_y[c];
            float d = dx * dx + dy * dy;
            if (d < least) {
                least = d;
                best = c;
            }
        }
        if (p->cluster != best) {
            p->cluster = best;
            moved++;
        }
    }
    return moved;
}

static void update(int n)
{
    float sum_x[CLUSTERS] = {0}, sum_y[CLUSTERS] = {0};
    for (int c = 0; c < CLUSTERS; c++)
        members[c] = 0;
    for (int i = 0; i < n; i++) {
        int c = points[i].cluster;
        sum_x[c] += points[i].x;
        sum_y[c] += points[i].y;
        members[c]++;
    }
    for (int c = 0; c < CLUSTERS; c++)
        if (members[c] > 0) {
            centre_x[c] = sum_x[c] / members[c];
            centre_y[c] = sum_y[c] / members[c];
        }
}

/* For each point the index of its nearest neighbour. */
static unsigned neighbours(int n)
{
    unsigned hash = 0;
    for (int i = 0; i < n; i++) {
        float least = FLT_MAX;
        int nearest = i;
        for (int j = 0; j < n; j++) {
            float dx = points[i].x - points[j].x, dy = points[i].y - points[j].y;
            float d = dx * dx + dy * dy;
            if (d < least && j != i)
                least = d, nearest = j;
        }
        hash = hash * 3 + (unsigned)nearest;
    }
    return hash;
}

/* Gift wrapping; the number of corners. */
static int hull(int n)
{
    int start = 0, corners = 0;
    for (int i = 1; i < n; i++)
        if (points[i].x < points[start].x || (points[i].x == points[start].x && points[i].y < points[start].y))
            start = i;
    int at = start;
    do {
        int next = at == 0 ? n - 1 : 0;
        const Point *p = points + at;
        for (int i = 0; i < n; i++) {
            const Point *q = points + next, *r = points + i;
            if ((q->x - p->x) * (r->y - p->y) - (q->y - p->y) * (r->x - p->x) < 0.0f)
                next = i;
        }
        at = next;
        corners++;
    } while (at != start && corners < n);
    return corners;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 7000;
    int moves = 0, corners = 0;
    unsigned hash = 0;
    points = malloc(n * sizeof(Point));
    for (int i = 0; i < n; i++) {
        points[i].x = draw() + (i % 5) * 100.0f;
        points[i].y = draw() + (i % 3) * 150.0f;
        points[i].cluster = -1;
    }
    for (int c = 0; c < CLUSTERS; c++) {
        centre_x[c] = points[c * 7 % n].x;
        centre_y[c] = points[c * 7 % n].y;
    }
    for (int round = 0; round < 40; round++) {
        int moved = assign(n);
        update(n);
        moves += moved;
        if (moved == 0)
            break;
    }
    for (int c = 0; c < CLUSTERS; c++)
        hash = hash * 11 + (unsigned)members[c];
    hash += neighbours(n);
    for (int k = n; k > 2; k -= 200)
        corners += hull(k);
    printf("kmeans %d %u %d\n", moves, hash, corners);
    free(points);
    return 0;
}
