/* Balls in a box: positions and velocities in structures of doubles, walls, collisions found by a grid of cells.
   size 8000, quick 800: steps of 200 balls. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT 200
#define BOX 40.0
#define CELLS 20
#define CELL_SIZE (BOX / CELLS)

typedef struct {
    double x, y;
} Vector;

typedef struct {
    Vector position;
    Vector velocity;
    double radius;
    double mass;
    int next;
    int hits;
} Particle;

static Particle particles[COUNT];
static int cells[CELLS][CELLS];
static int collisions = 0;
static int bounces = 0;

static double dot(const Vector *a, const Vector *b)
{
    return a->x * b->x + a->y * b->y;
}

static Vector minus(Vector a, Vector b)
{
    Vector v;
    v.x = a.x - b.x;
    v.y = a.y - b.y;
    return v;
}

static double frand(void)
{
    static unsigned seed = 77;
    seed = seed * 1103515245u + 12345u;
    return ((seed >> 16) & 0x7fff) / 32768.0;
}

static void setup(void)
{
    for (int i = 0; i < COUNT; i++) {
        Particle *p = &particles[i];
        p->position.x = 2.0 + (i % 15) * 2.5 + frand() * 0.2;
        p->position.y = 2.0 + (i / 15) * 2.5 + frand() * 0.2;
        p->velocity.x = frand() * 8.0 - 4.0;
        p->velocity.y = frand() * 8.0 - 4.0;
        p->radius = 0.4 + frand() * 0.5;
        p->mass = p->radius * p->radius;
        p->hits = 0;
    }
}

static void move(double dt)
{
    for (int i = 0; i < COUNT; i++) {
        Particle *p = &particles[i];
        p->velocity.y -= 0.5 * dt;
        p->position.x += p->velocity.x * dt;
        p->position.y += p->velocity.y * dt;
        if (p->position.x < p->radius) {
            p->position.x = p->radius;
            p->velocity.x = -p->velocity.x;
            bounces++;
        } else if (p->position.x > BOX - p->radius) {
            p->position.x = BOX - p->radius;
            p->velocity.x = -p->velocity.x;
            bounces++;
        }
        if (p->position.y < p->radius) {
            p->position.y = p->radius;
            p->velocity.y *= -0.95;
            bounces++;
        } else if (p->position.y > BOX - p->radius) {
            p->position.y = BOX - p->radius;
            p->velocity.y *= -1.0;
            bounces++;
        }
    }
}

static int cell_of(double coordinate)
{
    int c = (int)floor(coordinate / CELL_SIZE);
    return c < 0 ? 0 : c >= CELLS ? CELLS - 1 : c;
}

static void sort_into_cells(void)
{
    for (int y = 0; y < CELLS; y++)
        for (int x = 0; x < CELLS; x++)
            cells[y][x] = -1;
    for (int i = 0; i < COUNT; i++) {
        int x = cell_of(particles[i].position.x);
        int y = cell_of(particles[i].position.y);
        particles[i].next = cells[y][x];
        cells[y][x] = i;
    }
}

static void collide(Particle *a, Particle *b)
{
    double dx = b->position.x - a->position.x;
    double dy = b->position.y - a->position.y;
    double reach = a->radius + b->radius;
    double square = dx * dx + dy * dy;
    if (square >= reach * reach || square == 0.0)
        return;
    double distance = sqrt(square);
    Vector normal = {dx / distance, dy / distance};
    Vector relative = minus(a->velocity, b->velocity);
    double speed = dot(&relative, &normal);
    double overlap = (reach - distance) * 0.5;
    a->position.x -= normal.x * overlap;
    a->position.y -= normal.y * overlap;
    b->position.x += normal.x * overlap;
    b->position.y += normal.y * overlap;
    if (speed <= 0.0)
        return;
    double impulse = 2.0 * speed / (a->mass + b->mass);
    a->velocity.x -= impulse * b->mass * normal.x;
    a->velocity.y -= impulse * b->mass * normal.y;
    b->velocity.x += impulse * a->mass * normal.x;
    b->velocity.y += impulse * a->mass * normal.y;
    a->hits++;
    b->hits++;
    collisions++;
}

static void check_neighbours(int index)
{
    Particle *p = &particles[index];
    int cx = cell_of(p->position.x);
    int cy = cell_of(p->position.y);
    for (int y = cy - 1; y <= cy + 1; y++) {
        if (y < 0 || y >= CELLS)
            continue;
        for (int x = cx - 1; x <= cx + 1; x++) {
            if (x < 0 || x >= CELLS)
                continue;
            for (int j = cells[y][x]; j >= 0; j = particles[j].next) {
                if (j > index)
                    collide(p, &particles[j]);
            }
        }
    }
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 8000;
    setup();
    for (int step = 0; step < n; step++) {
        move(0.01);
        sort_into_cells();
        for (int i = 0; i < COUNT; i++)
            check_neighbours(i);
    }
    double energy = 0.0, height = 0.0;
    int most = 0;
    for (int i = 0; i < COUNT; i++) {
        const Particle *p = &particles[i];
        energy += 0.5 * p->mass * dot(&p->velocity, &p->velocity);
        height += p->position.y;
        if (p->hits > most)
            most = p->hits;
    }
    printf("particles %d %d %d %.6f %.6f\n", collisions, bounces, most, energy, height / COUNT);
    return 0;
}
