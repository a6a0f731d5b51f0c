/* A build plan: tasks with lists of what they need; order by counting, by depth first search, and the longest path.
   size 800, quick 80: plans of some thousand tasks. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TASKS 3000
#define LINKS (TASKS * 4)

enum mark { WHITE, GREY, BLACK };

typedef struct link {
    struct task *task;
    struct link *next;
} Link;

typedef struct task {
    Link *users;
    struct task *queue_next;
    int cost;
    int missing;
    int start;
    enum mark mark;
    int number;
} Task;

typedef struct {
    Task *first, *last;
    int length;
} Queue;

static Task tasks[TASKS];
static Link links[LINKS];
static int link_count;
static Task *order[TASKS];
static int order_count;
static int cycles;
static unsigned seed = 31337;

static unsigned rnd(void)
{
    seed ^= seed << 13;
    seed ^= seed >> 17;
    seed ^= seed << 5;
    return seed;
}

static void need(Task *task, Task *needed)
{
    Link *l = links + link_count++;
    l->task = task;
    l->next = needed->users;
    needed->users = l;
    task->missing++;
}

static void make_plan(int with_cycle)
{
    link_count = 0;
    memset(tasks, 0, sizeof(tasks));
    for (int i = 0; i < TASKS; i++) {
        Task *t = tasks + i;
        t->number = i;
        t->cost = 1 + (int)(rnd() % 9);
        int needs = i == 0 ? 0 : (int)(rnd() >> 8) & 3;
        while (needs-- > 0) {
            int back = 1 + (int)(rnd() % 200);
            need(t, &tasks[back > i ? 0 : i - back]);
        }
    }
    if (with_cycle)
        need(&tasks[TASKS / 2], &tasks[TASKS / 2 + 1]), need(&tasks[TASKS / 2 + 1], &tasks[TASKS / 2]);
}

static void enqueue(Queue *q, Task *t)
{
    t->queue_next = NULL;
    if (q->last != NULL)
        q->last->queue_next = t;
    else
        q->first = t;
    q->last = t;
    q->length++;
}

static Task *dequeue(Queue *q)
{
    Task *t = q->first;
    if (t == NULL)
        return NULL;
    q->first = t->queue_next;
    if (q->first == NULL)
        q->last = NULL;
    q->length--;
    return t;
}

static int schedule(int *longest_queue)
{
    Queue ready = {NULL, NULL, 0};
    Task *t;
    int finish = 0;
    for (int i = 0; i < TASKS; i++)
        if (tasks[i].missing == 0)
            enqueue(&ready, &tasks[i]);
    while ((t = dequeue(&ready)) != NULL) {
        int end = t->start + t->cost;
        if (end > finish)
            finish = end;
        for (Link *l = t->users; l; l = l->next) {
            Task *user = l->task;
            if (user->start < end)
                user->start = end;
            if (--user->missing == 0)
                enqueue(&ready, user);
        }
        if (ready.length > *longest_queue)
            *longest_queue = ready.length;
    }
    return finish;
}

static void visit(Task *t)
{
    if (t->mark == BLACK)
        return;
    if (t->mark == GREY) {
        cycles++;
        return;
    }
    t->mark = GREY;
    for (const Link *l = t->users; l != NULL; l = l->next)
        visit(l->task);
    t->mark = BLACK;
    order[TASKS - ++order_count] = t;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 800;
    unsigned sum = 0;
    int stuck = 0, queue = 0;
    long time = 0;
    for (int i = 0; i < n; i++) {
        make_plan(i % 7 == 3);
        time += schedule(&queue);
        order_count = 0;
        for (int k = TASKS - 1; k >= 0; k--) {
            visit(&tasks[k]);
            if (tasks[k].missing > 0)
                stuck++;
        }
        for (int k = 0; k < TASKS; k++)
            sum = sum * 17 + (unsigned)(order[k]->number ^ order[k]->start);
    }
    printf("toposort %ld %d %d %d %u\n", time, cycles, stuck, queue, sum);
    return 0;
}
