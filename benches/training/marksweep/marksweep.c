/* Cells in an arena with a mark and sweep collector: pairs, numbers and symbols as a union; lists are built, mapped and forgotten.
   size 300000, quick 30000: rounds of list work. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CELLS 20000
#define ROOTS 64
#define SYMBOLS 16

enum type { T_FREE, T_PAIR, T_NUMBER, T_SYMBOL };

typedef struct cell {
    unsigned char type;
    unsigned char marked;
    short uses;
    union {
        struct {
            struct cell *head, *tail;
        } pair;
        double number;
        char name[12];
        struct cell *next_free;
    } u;
} Cell;

static Cell arena[CELLS];
static Cell *free_list;
static Cell *roots[ROOTS];
static int root_count;
static Cell *globals[32];
static Cell *symbols[SYMBOLS];
static int collections, freed;

static void mark(Cell *c)
{
    while (c != NULL && !c->marked) {
        c->marked = 1;
        if (c->type != T_PAIR)
            return;
        mark(c->u.pair.head);
        c = c->u.pair.tail;
    }
}

static void sweep(void)
{
    free_list = NULL;
    for (Cell *c = arena + CELLS - 1; c >= arena; c--) {
        if (c->marked) {
            c->marked = 0;
            continue;
        }
        if (c->type != T_FREE)
            freed++;
        c->type = T_FREE;
        c->u.next_free = free_list;
        free_list = c;
    }
}

static void collect(void)
{
    int i;
    for (i = 0; i < root_count; i++)
        mark(roots[i]);
    for (i = 0; i < 32; i++)
        mark(globals[i]);
    for (i = 0; i < SYMBOLS; i++)
        mark(symbols[i]);
    sweep();
    collections++;
}

static Cell *new_cell(enum type type)
{
    Cell *c;
    if (free_list == NULL) {
        collect();
        if (free_list == NULL)
            exit(2);
    }
    c = free_list;
    free_list = c->u.next_free;
    c->type = (unsigned char)type;
    c->uses = 0;
    return c;
}

static Cell *push(Cell *c)
{
    if (root_count < ROOTS)
        roots[root_count++] = c;
    return c;
}

static Cell *cons(Cell *head, Cell *tail)
{
    Cell *c;
    push(head);
    push(tail);
    c = new_cell(T_PAIR);
    root_count -= 2;
    c->u.pair.head = head;
    c->u.pair.tail = tail;
    return c;
}

static Cell *number(double value)
{
    Cell *c = new_cell(T_NUMBER);
    c->u.number = value;
    return c;
}

static Cell *intern(const char *name)
{
    int i;
    for (i = 0; i < SYMBOLS && symbols[i] != NULL; i++)
        if (strcmp(symbols[i]->u.name, name) == 0)
            return symbols[i];
    if (i == SYMBOLS)
        return NULL;
    symbols[i] = new_cell(T_SYMBOL);
    strcpy(symbols[i]->u.name, name);
    return symbols[i];
}

static Cell *map(Cell *list, double (*f)(double))
{
    Cell *head, *tail, *result;
    if (list == NULL)
        return NULL;
    push(list);
    head = list->u.pair.head;
    if (head != NULL && head->type == T_NUMBER)
        head = number(f(head->u.number));
    push(head);
    tail = map(list->u.pair.tail, f);
    result = cons(head, tail);
    root_count -= 2;
    return result;
}

static Cell *reverse_in_place(Cell *list)
{
    Cell *done = NULL;
    while (list != NULL) {
        Cell *next = list->u.pair.tail;
        list->u.pair.tail = done;
        done = list;
        list = next;
    }
    return done;
}

static double total(const Cell *c)
{
    switch (c == NULL ? T_FREE : c->type) {
    case T_PAIR: return total(c->u.pair.head) + total(c->u.pair.tail);
    case T_NUMBER: return c->u.number;
    case T_SYMBOL: return (double)strlen(c->u.name);
    default: return 0.0;
    }
}

static double half(double x) { return x / 2; }
static double add_one(double x) { return x + 1; }

int main(int argc, char **argv)
{
    static const char *const names[] = {"car", "lambda", "quote", "t", "define"};
    int n = argc > 1 ? atoi(argv[1]) : 300000;
    unsigned seed = 1;
    double sum = 0;
    sweep();
    for (int i = 0; i < n; i++) {
        Cell *list = NULL;
        int slot, length;
        seed = seed * 1664525u + 1013904223u;
        slot = (int)(seed >> 27);
        length = (int)(seed >> 20) % 24 + 1;
        for (int k = 0; k < length; k++) {
            push(list);
            list = cons(k % 5 == 4 ? intern(names[k % 3 + i % 3]) : number(k * i % 100), list);
            root_count--;
        }
        list = map(list, i & 1 ? half : add_one);
        if (i % 3 == 0)
            list = reverse_in_place(list);
        if (globals[slot] != NULL && i % 4 != 0)
            list = cons(globals[slot], list);
        globals[slot] = list;
        if (i % 50 == 0)
            globals[(slot + 7) & 31] = NULL;
        if (i % 10 == 0)
            sum += total(list);
    }
    printf("marksweep %d %d %d %.3f\n", collections, freed, root_count, sum);
    return 0;
}
