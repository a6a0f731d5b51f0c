/* A red-black tree with parent pointers: insert with rotations, find, lower bound, walk in order without recursion.
   size 400000, quick 40000: insertions, each with two look-ups. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum color { RED, BLACK };

typedef struct node {
    struct node *left, *right, *parent;
    unsigned key;
    int value;
    enum color color;
} Node;

typedef struct {
    Node *root;
    Node *pool;
    int used, rotations;
} Tree;

static void replace_child(Tree *t, Node *old, Node *new)
{
    new->parent = old->parent;
    if (old->parent == NULL)
        t->root = new;
    else if (old == old->parent->left)
        old->parent->left = new;
    else
        old->parent->right = new;
}

static void rotate_left(Tree *t, Node *x)
{
    Node *y = x->right;
    x->right = y->left;
    if (y->left)
        y->left->parent = x;
    replace_child(t, x, y);
    y->left = x;
    x->parent = y;
    t->rotations++;
}

static void rotate_right(Tree *t, Node *x)
{
    Node *y = x->left;
    x->left = y->right;
    if (y->right)
        y->right->parent = x;
    replace_child(t, x, y);
    y->right = x;
    x->parent = y;
    t->rotations++;
}

static void repair(Tree *t, Node *z)
{
    while (z->parent && z->parent->color == RED) {
        Node *grand = z->parent->parent;
        bool on_left = z->parent == grand->left;
        Node *uncle = on_left ? grand->right : grand->left;
        if (uncle && uncle->color == RED) {
            z->parent->color = BLACK;
            uncle->color = BLACK;
            grand->color = RED;
            z = grand;
        } else if (on_left) {
            if (z == z->parent->right) {
                z = z->parent;
                rotate_left(t, z);
            }
            z->parent->color = BLACK;
            grand->color = RED;
            rotate_right(t, grand);
        } else {
            if (z == z->parent->left) {
                z = z->parent;
                rotate_right(t, z);
            }
            z->parent->color = BLACK;
            grand->color = RED;
            rotate_left(t, grand);
        }
    }
    t->root->color = BLACK;
}

static bool insert(Tree *t, unsigned key, int value)
{
    Node **link = &t->root, *parent = NULL, *node;
    while (*link != NULL) {
        parent = *link;
        if (key == parent->key) {
            parent->value += value;
            return false;
        }
        link = key < parent->key ? &parent->left : &parent->right;
    }
    node = &t->pool[t->used++];
    node->left = node->right = NULL;
    node->parent = parent;
    node->key = key;
    node->value = value;
    node->color = RED;
    *link = node;
    repair(t, node);
    return true;
}

static const Node *find(const Tree *t, unsigned key)
{
    const Node *p = t->root;
    while (p && p->key != key)
        p = key < p->key ? p->left : p->right;
    return p;
}

static const Node *lower_bound(const Tree *t, unsigned key)
{
    const Node *best = NULL;
    for (const Node *p = t->root; p != NULL;) {
        if (p->key >= key) {
            best = p;
            p = p->left;
        } else {
            p = p->right;
        }
    }
    return best;
}

static const Node *successor(const Node *p)
{
    if (p->right) {
        for (p = p->right; p->left; p = p->left)
            ;
        return p;
    }
    while (p->parent && p == p->parent->right)
        p = p->parent;
    return p->parent;
}

static int black_height(const Node *p)
{
    if (p == NULL)
        return 1;
    int left = black_height(p->left), right = black_height(p->right);
    if (left != right || left < 0)
        return -1;
    return left + (p->color == BLACK);
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 400000;
    Tree tree = {NULL, NULL, 0, 0};
    unsigned seed = 17, sum = 0;
    int found = 0, doubles = 0;
    tree.pool = malloc(sizeof(Node) * 65536);
    for (int i = 0; i < n; i++) {
        seed = seed * 1103515245u + 12345u;
        if (!insert(&tree, seed >> 16, i % 10))
            doubles++;
        const Node *p = find(&tree, (seed >> 15) & 0xffff);
        if (p != NULL)
            found += p->value & 1;
        p = lower_bound(&tree, (seed >> 8) & 0xffff);
        sum += p ? p->key : 7;
    }
    for (const Node *p = lower_bound(&tree, 0); p; p = successor(p))
        sum = sum * 33 + (p->key ^ (unsigned)p->value);
    printf("redblack %d %d %d %d %d %u\n", tree.used, tree.rotations, doubles, found, black_height(tree.root), sum);
    free(tree.pool);
    return 0;
}
