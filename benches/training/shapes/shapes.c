/* Shapes with tables of functions, made and shared by counts of references, and a table of pairs for what happens on contact.
   size 4000000, quick 400000: steps. */
#include <stdio.h>
#include <stdlib.h>

enum kind { CIRCLE, RECT, LINE, KINDS };

struct shape;

struct methods {
    const char *name;
    double (*area)(const struct shape *);
    void (*move)(struct shape *, double, double);
    void (*scale)(struct shape *, double);
};

struct shape {
    const struct methods *methods;
    enum kind kind;
    int refs;
    union {
        struct { double x, y, r; } circle;
        struct { double left, top, right, bottom; } rect;
        struct { double x[2], y[2]; } line;
    } u;
};

#define SHAPES 40

static int made, died;

static double circle_area(const struct shape *s) { return 3.14159 * s->u.circle.r * s->u.circle.r; }
static double rect_area(const struct shape *s) { return (s->u.rect.right - s->u.rect.left) * (s->u.rect.bottom - s->u.rect.top); }
static double line_area(const struct shape *s) { (void)s; return 0.0; }

static void circle_move(struct shape *s, double dx, double dy)
{
    s->u.circle.x += dx;
    s->u.circle.y += dy;
}

static void rect_move(struct shape *s, double dx, double dy)
{
    s->u.rect.left += dx;
    s->u.rect.right += dx;
    s->u.rect.top += dy;
    s->u.rect.bottom += dy;
}

static void line_move(struct shape *s, double dx, double dy)
{
    for (int i = 0; i < 2; i++) {
        s->u.line.x[i] += dx;
        s->u.line.y[i] += dy;
    }
}

static void circle_scale(struct shape *s, double f) { s->u.circle.r *= f; }

static void rect_scale(struct shape *s, double f)
{
    s->u.rect.right = s->u.rect.left + (s->u.rect.right - s->u.rect.left) * f;
    s->u.rect.bottom = s->u.rect.top + (s->u.rect.bottom - s->u.rect.top) * f;
}

static const struct methods table[KINDS] = {
    {"circle", circle_area, circle_move, circle_scale},
    {"rectangle", rect_area, rect_move, rect_scale},
    {"line", line_area, line_move, NULL},
};

static struct shape *make(enum kind kind, double x, double y, double size)
{
    struct shape *s = malloc(sizeof(*s));
    if (s == NULL)
        exit(1);
    s->methods = &table[kind];
    s->kind = kind;
    s->refs = 1;
    switch (kind) {
    case CIRCLE: s->u.circle.x = x; s->u.circle.y = y; s->u.circle.r = size; break;
    case RECT: s->u.rect.left = x; s->u.rect.top = y; s->u.rect.right = x + size; s->u.rect.bottom = y + size / 2; break;
    default: s->u.line.x[0] = s->u.line.x[1] = x; s->u.line.y[0] = y; s->u.line.y[1] = y + size; break;
    }
    made++;
    return s;
}

static struct shape *hold(struct shape *s)
{
    s->refs++;
    return s;
}

static void drop(struct shape **place)
{
    struct shape *s = *place;
    *place = NULL;
    if (s != NULL && --s->refs == 0) {
        free(s);
        died++;
    }
}

static int hit_circles(const struct shape *a, const struct shape *b)
{
    double dx = a->u.circle.x - b->u.circle.x, dy = a->u.circle.y - b->u.circle.y, r = a->u.circle.r + b->u.circle.r;
    return dx * dx + dy * dy <= r * r;
}

static int hit_rects(const struct shape *a, const struct shape *b)
{
    return a->u.rect.left <= b->u.rect.right && b->u.rect.left <= a->u.rect.right && a->u.rect.top <= b->u.rect.bottom &&
           b->u.rect.top <= a->u.rect.bottom;
}

static double clamp(double v, double low, double high) { return v < low ? low : v > high ? high : v; }

static int hit_circle_rect(const struct shape *c, const struct shape *r)
{
    double dx = c->u.circle.x - clamp(c->u.circle.x, r->u.rect.left, r->u.rect.right);
    double dy = c->u.circle.y - clamp(c->u.circle.y, r->u.rect.top, r->u.rect.bottom);
    return dx * dx + dy * dy <= c->u.circle.r * c->u.circle.r;
}

static int hit_rect_circle(const struct shape *r, const struct shape *c) { return hit_circle_rect(c, r); }
static int miss(const struct shape *a, const struct shape *b) { return a->refs > 5 && b->refs > 5; }

static int (*const contact[KINDS][KINDS])(const struct shape *, const struct shape *) = {
    {hit_circles, hit_circle_rect, miss}, {hit_rect_circle, hit_rects, miss}, {miss, miss, miss},
};

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 4000000;
    struct shape *shapes[SHAPES] = {NULL};
    unsigned seed = 8;
    long hits = 0, letters = 0;
    double areas = 0;
    for (int i = 0; i < n; i++) {
        seed = seed * 1664525u + 1013904223u;
        int a = (int)(seed >> 8) % SHAPES, b = (int)(seed >> 16) % SHAPES;
        if (shapes[a] == NULL) {
            shapes[a] = make((enum kind)(i % KINDS), seed % 100, i % 90, 2 + i % 9);
            continue;
        }
        struct shape *s = shapes[a];
        if (seed >> 28 == 0) {
            drop(&shapes[a]);
        } else if (seed >> 28 == 1 && a != b && shapes[b] != NULL) {
            drop(&shapes[b]);
            shapes[b] = hold(s);
        } else {
            s->methods->move(s, (i & 7) - 3.5, (i & 3) - 1.5);
            if (s->methods->scale != NULL && (seed >> 29) == 3)
                s->methods->scale(s, i & 1 ? 1.125 : 0.875);
            areas += s->methods->area(s) > 30.0;
            if (shapes[b] != NULL)
                hits += contact[s->kind][shapes[b]->kind](s, shapes[b]);
        }
    }
    for (int i = 0; i < SHAPES; i++) {
        if (shapes[i] != NULL)
            for (const char *p = shapes[i]->methods->name; *p; p++)
                letters++;
        drop(&shapes[i]);
    }
    printf("shapes %d %d %ld %.0f %ld\n", made, died, hits, areas, letters);
    return 0;
}
