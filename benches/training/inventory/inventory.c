/* A warehouse: records with bit fields on two intrusive lists each, orders in a heap by urgency, and lifts as state machines.
   size 1800000, quick 180000: ticks. */
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ITEMS 400
#define SHELVES 16
#define ORDERS 256
#define LIFTS 4

struct ring {
    struct ring *next, *prev;
};

struct item {
    struct ring by_shelf;
    struct ring by_age;
    unsigned price : 20;
    unsigned shelf : 4;
    unsigned fragile : 1;
    unsigned reserved : 1;
    int stock : 16;
    char code[6];
};

struct order {
    int urgency;
    short item;
    short amount;
};

enum lift_state { IDLE, UP, DOWN, OPEN, CLOSING };

struct lift {
    enum lift_state state;
    int floor, target, timer;
    unsigned wanted; /* A bit for each floor. */
};

#define ITEM_OF(p, member) ((struct item *)((char *)(p) - offsetof(struct item, member)))

static struct item items[ITEMS];
static struct ring shelves[SHELVES], ages;
static struct order orders[ORDERS];
static int order_count, refused;
static struct lift lifts[LIFTS];
static unsigned seed = 1001;

static unsigned rnd(unsigned limit)
{
    seed = seed * 69069u + 12345u;
    return (seed >> 9) % limit;
}

static void ring_init(struct ring *r) { r->next = r->prev = r; }

static void ring_remove(struct ring *r)
{
    r->prev->next = r->next;
    r->next->prev = r->prev;
}

static void ring_append(struct ring *head, struct ring *r)
{
    r->prev = head->prev;
    r->next = head;
    head->prev->next = r;
    head->prev = r;
}

static void setup(void)
{
    ring_init(&ages);
    for (int i = 0; i < SHELVES; i++)
        ring_init(&shelves[i]);
    for (int i = 0; i < ITEMS; i++) {
        struct item *p = &items[i];
        p->price = 100u + rnd(90000);
        p->shelf = rnd(SHELVES);
        p->fragile = rnd(5) == 0;
        p->stock = (int)rnd(50);
        memcpy(p->code, "AB", 2);
        p->code[2] = (char)('0' + i / 100);
        p->code[3] = (char)('0' + i % 10);
        p->code[4] = '\0';
        ring_append(&shelves[p->shelf], &p->by_shelf);
        ring_append(&ages, &p->by_age);
    }
}

static void add_order(struct order o)
{
    int i = order_count;
    if (i == ORDERS) {
        refused++;
        return;
    }
    order_count++;
    while (i > 0 && orders[(i - 1) / 2].urgency < o.urgency) {
        orders[i] = orders[(i - 1) / 2];
        i = (i - 1) / 2;
    }
    orders[i] = o;
}

static int take_order(struct order *o)
{
    if (order_count == 0)
        return 0;
    *o = orders[0];
    const struct order *last = &orders[--order_count];
    int i = 0, child;
    while ((child = i * 2 + 1) < order_count) {
        if (child + 1 < order_count && orders[child].urgency < orders[child + 1].urgency)
            child++;
        if (last->urgency >= orders[child].urgency)
            break;
        orders[i] = orders[child];
        i = child;
    }
    orders[i] = *last;
    return 1;
}

static long serve(const struct order *o)
{
    struct item *p = &items[o->item];
    if (p->stock < o->amount) {
        p->reserved = 1;
        p->stock += 40;
        return -1;
    }
    p->stock -= o->amount;
    ring_remove(&p->by_age);
    ring_append(&ages, &p->by_age);
    lifts[o->item % LIFTS].wanted |= 1u << p->shelf;
    if (p->reserved && p->stock > 30) {
        ring_remove(&p->by_shelf);
        p->shelf += 3;
        ring_append(&shelves[p->shelf], &p->by_shelf);
        p->reserved = 0;
    }
    return (long)p->price * o->amount + (p->fragile ? 250 : 0);
}

static int step_lift(struct lift *l)
{
    switch (l->state) {
    case IDLE:
        if (l->wanted == 0)
            return 0;
        while (!(l->wanted >> l->target & 1u))
            l->target = (l->target + 1) % SHELVES;
        l->state = l->target > l->floor ? UP : l->target < l->floor ? DOWN : OPEN;
        break;
    case UP:
    case DOWN:
        l->floor += l->state == UP ? 1 : -1;
        if (l->floor == l->target || (l->wanted & 1u << l->floor)) {
            l->state = OPEN;
            l->timer = 3;
        }
        return 1;
    case OPEN:
        l->wanted &= ~(1u << l->floor);
        if (--l->timer <= 0)
            l->state = CLOSING;
        break;
    default:
        l->state = IDLE;
        break;
    }
    return 0;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1800000;
    long income = 0, moves = 0;
    unsigned sum = 0;
    setup();
    for (int i = 0; i < n; i++) {
        struct order o;
        if (i % 512 < 280) {
            o.urgency = (int)rnd(1000) - i % 100;
            o.item = (short)rnd(ITEMS);
            o.amount = (short)(1 + rnd(6));
            add_order(o);
        }
        if (i % 7 < 4 && take_order(&o)) {
            long paid = serve(&o);
            if (paid >= 0)
                income += paid;
            else
                add_order((struct order){o.urgency - 50, o.item, o.amount});
        }
        for (struct lift *l = lifts; l < lifts + LIFTS; l++)
            moves += step_lift(l);
        if (i % 64 == 0) {
            const struct item *oldest = ITEM_OF(ages.next, by_age);
            sum = sum * 31 + oldest->price + (unsigned char)oldest->code[3];
            for (struct ring *r = shelves[i / 64 % SHELVES].next; r != &shelves[i / 64 % SHELVES]; r = r->next)
                sum += (unsigned)ITEM_OF(r, by_shelf)->stock;
        }
    }
    printf("inventory %ld %ld %d %d %u\n", income, moves, order_count, refused, sum);
    return 0;
}
