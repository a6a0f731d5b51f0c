/* Polynomials as sorted lists of terms, with a pool of free terms, and sparse matrices as lists by row.
   size 50000, quick 5000: rounds. */
#include <stdio.h>
#include <stdlib.h>

#define MODULUS 10007
#define ROWS 60

typedef struct term {
    struct term *next;
    int power;
    int factor;
} Term;

typedef struct element {
    int column;
    double value;
    struct element *right;
} Element;

static Term *spare = NULL;
static int terms_made = 0, terms_live = 0;
static Element *rows[ROWS];

static Term *new_term(int power, int factor, Term *next)
{
    Term *t = spare;
    if (t != NULL) {
        spare = t->next;
    } else {
        t = malloc(sizeof(*t));
        if (t == NULL)
            exit(1);
        terms_made++;
    }
    terms_live++;
    t->power = power;
    t->factor = factor;
    t->next = next;
    return t;
}

static void discard(Term *p)
{
    while (p != NULL) {
        Term *next = p->next;
        p->next = spare;
        spare = p;
        terms_live--;
        p = next;
    }
}

/* Adds factor * x^power * q to the polynomial p. */
static void add_scaled(Term **p, const Term *q, int factor, int power)
{
    for (; q != NULL; q = q->next) {
        int at = q->power + power;
        int value = q->factor * factor % MODULUS;
        while (*p != NULL && (*p)->power > at)
            p = &(*p)->next;
        if (*p == NULL || (*p)->power != at) {
            if (value != 0)
                *p = new_term(at, value, *p);
            continue;
        }
        (*p)->factor = ((*p)->factor + value) % MODULUS;
        if ((*p)->factor == 0) {
            Term *gone = *p;
            *p = gone->next;
            gone->next = NULL;
            discard(gone);
        }
    }
}

static Term *multiply(const Term *a, const Term *b)
{
    Term *result = NULL;
    for (; a != NULL; a = a->next)
        add_scaled(&result, b, a->factor, a->power);
    return result;
}

static Term *derivative(const Term *p)
{
    Term *first = NULL, **last = &first;
    for (; p && p->power > 0; p = p->next) {
        int factor = p->factor * p->power % MODULUS;
        if (factor != 0) {
            *last = new_term(p->power - 1, factor, NULL);
            last = &(*last)->next;
        }
    }
    return first;
}

static int value_at(const Term *p, int x)
{
    int sum = 0;
    while (p != NULL) {
        int down = p->power - (p->next ? p->next->power : 0);
        sum = (sum + p->factor) % MODULUS;
        while (down-- > 0)
            sum = sum * x % MODULUS;
        p = p->next;
    }
    return sum;
}

static void set(int row, int column, double value)
{
    Element **link = &rows[row], *e;
    while (*link && (*link)->column < column)
        link = &(*link)->right;
    e = *link;
    if (e != NULL && e->column == column) {
        e->value += value;
        return;
    }
    e = malloc(sizeof(*e));
    e->column = column;
    e->value = value;
    e->right = *link;
    *link = e;
}

static double times_vector(const double *x, double *y)
{
    double largest = 0;
    for (int i = 0; i < ROWS; i++) {
        double sum = 0;
        for (const Element *e = rows[i]; e != NULL; e = e->right)
            sum += e->value * x[e->column];
        y[i] = sum;
        if (sum > largest)
            largest = sum;
    }
    return largest;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 50000;
    unsigned seed = 5, sum = 0;
    double x[ROWS], y[ROWS], largest = 0;
    for (int i = 0; i < ROWS; i++) {
        x[i] = 1;
        for (int k = 0; k < 6; k++)
            set(i, (i * 7 + k * k * 5) % ROWS, 0.25 + k);
    }
    for (int i = 0; i < n; i++) {
        Term *a = NULL, *b = NULL, *c, *d;
        for (int k = 0; k < 12; k++) {
            seed = seed * 1664525u + 1013904223u;
            a = new_term(k * 2 + (int)(seed >> 31), 1 + (int)(seed >> 20), a);
            b = new_term(k * 3, 1 + (int)(seed >> 22) % 9, b);
        }
        c = multiply(a, b);
        d = derivative(c);
        add_scaled(&d, c, MODULUS - 1, 1);
        sum = sum * 31 + (unsigned)value_at(d, i % 50 + 2);
        discard(a);
        discard(b);
        discard(c);
        discard(d);
        largest = times_vector(x, y);
        for (int k = 0; k < ROWS; k++)
            x[k] = y[k] / largest;
    }
    printf("polynomial %d %d %u %.6f\n", terms_made, terms_live, sum, largest);
    return 0;
}
