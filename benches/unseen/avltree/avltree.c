/* An AVL tree with insertion, search and removal of numbers: recursion, pointers to nodes from malloc, unpredictable branches.
   size 120000, quick 14000: numbers inserted. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

struct node {
    struct node *left, *right;
    int key;
    int16_t height;
    uint16_t count;
};

static int nodes, rotations;

static int height(const struct node *t)
{
    return t ? t->height : 0;
}

static void update(struct node *t)
{
    int l = height(t->left), r = height(t->right);
    t->height = (int16_t)((l > r ? l : r) + 1);
}

static struct node *rotate_right(struct node *t)
{
    struct node *top = t->left;
    t->left = top->right;
    top->right = t;
    update(t);
    update(top);
    rotations++;
    return top;
}

static struct node *rotate_left(struct node *t)
{
    struct node *top = t->right;
    t->right = top->left;
    top->left = t;
    update(t);
    update(top);
    rotations++;
    return top;
}

static struct node *balance(struct node *t)
{
    int lean = height(t->left) - height(t->right);
    if (lean > 1) {
        if (height(t->left->left) < height(t->left->right))
            t->left = rotate_left(t->left);
        return rotate_right(t);
    }
    if (lean < -1) {
        if (height(t->right->right) < height(t->right->left))
            t->right = rotate_right(t->right);
        return rotate_left(t);
    }
    update(t);
    return t;
}

static struct node *insert(struct node *t, int key)
{
    if (t == NULL) {
        struct node *new = malloc(sizeof *new);
        new->left = new->right = NULL;
        new->key = key;
        new->height = 1;
        new->count = 1;
        nodes++;
        return new;
    }
    if (key < t->key)
        t->left = insert(t->left, key);
    else if (key > t->key)
        t->right = insert(t->right, key);
    else {
        t->count++;
        return t;
    }
    return balance(t);
}

/* Takes the smallest node out of t and leaves it in *least. */
static struct node *take_least(struct node *t, struct node **least)
{
    if (t->left == NULL) {
        *least = t;
        return t->right;
    }
    t->left = take_least(t->left, least);
    return balance(t);
}

static struct node *delete(struct node *t, int key)
{
    if (t == NULL)
        return NULL;
    if (key < t->key)
        t->left = delete(t->left, key);
    else if (key > t->key)
        t->right = delete(t->right, key);
    else {
        struct node *left = t->left, *right = t->right;
        free(t);
        nodes--;
        if (right == NULL)
            return left;
        right = take_least(right, &t);
        t->left = left;
        t->right = right;
    }
    return balance(t);
}

static const struct node *search(const struct node *t, int key)
{
    while (t != NULL && t->key != key)
        t = key < t->key ? t->left : t->right;
    return t;
}

static uint32_t sum_of(const struct node *t, uint32_t sum)
{
    if (t == NULL)
        return sum;
    sum = sum_of(t->left, sum);
    sum = sum * 31 + (uint32_t)t->key + t->count;
    return sum_of(t->right, sum);
}

static void destroy(struct node *t)
{
    if (t != NULL) {
        destroy(t->left);
        destroy(t->right);
        free(t);
    }
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 120000;
    struct node *root = NULL;
    uint32_t seed = 42;
    int found = 0;
    for (int i = 0; i < n; i++) {
        seed = seed * 1664525 + 1013904223;
        root = insert(root, (int)((seed >> 8) % (uint32_t)(2 * n)) - n);
    }
    for (int key = -n; key < n; key++)
        found += search(root, key) != NULL;
    for (int key = -n; key < n; key += 2)
        root = delete(root, key);
    for (int i = 0; i < n; i++)
        root = insert(root, (int)((uint32_t)i * 7 % (uint32_t)n));
    printf("avltree %u %d %d %d %d\n", sum_of(root, 0), found, nodes, rotations, height(root));
    destroy(root);
    return 0;
}
