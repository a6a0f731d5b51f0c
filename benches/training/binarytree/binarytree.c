/* Binary search tree: insertion, search, deletion and walks, by recursion and by loops.
   size 250000, quick 25000: operations of each kind. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

struct tree {
    int key;
    int count;
    struct tree *left;
    struct tree *right;
};

static struct tree *root = NULL;
static int nodes = 0;

static struct tree *make_node(int key)
{
    struct tree *t = malloc(sizeof(struct tree));
    if (!t) {
        printf("out of memory\n");
        exit(1);
    }
    t->key = key;
    t->count = 1;
    t->left = NULL;
    t->right = NULL;
    nodes++;
    return t;
}

static struct tree *insert(struct tree *t, int key)
{
    if (t == NULL)
        return make_node(key);
    if (key < t->key)
        t->left = insert(t->left, key);
    else if (key > t->key)
        t->right = insert(t->right, key);
    else
        t->count++;
    return t;
}

static void insert_loop(int key)
{
    struct tree **link = &root;
    while (*link != NULL) {
        struct tree *t = *link;
        if (key == t->key) {
            t->count++;
            return;
        }
        link = key < t->key ? &t->left : &t->right;
    }
    *link = make_node(key);
}

static struct tree *find(int key)
{
    struct tree *t = root;
    while (t != NULL && t->key != key) {
        if (key < t->key)
            t = t->left;
        else
            t = t->right;
    }
    return t;
}

static struct tree *find_recursive(struct tree *t, int key)
{
    if (t == NULL || t->key == key)
        return t;
    return find_recursive(key < t->key ? t->left : t->right, key);
}

static struct tree *minimum(struct tree *t)
{
    while (t->left)
        t = t->left;
    return t;
}

static struct tree *delete_key(struct tree *t, int key, bool *deleted)
{
    if (t == NULL)
        return NULL;
    if (key < t->key) {
        t->left = delete_key(t->left, key, deleted);
    } else if (key > t->key) {
        t->right = delete_key(t->right, key, deleted);
    } else {
        *deleted = true;
        if (t->left == NULL || t->right == NULL) {
            struct tree *child = t->left ? t->left : t->right;
            free(t);
            nodes--;
            return child;
        }
        struct tree *next = minimum(t->right);
        bool ignored = false;
        t->key = next->key;
        t->count = next->count;
        t->right = delete_key(t->right, next->key, &ignored);
    }
    return t;
}

static int height(const struct tree *t)
{
    if (!t)
        return 0;
    int l = height(t->left);
    int r = height(t->right);
    return (l > r ? l : r) + 1;
}

static unsigned walk(const struct tree *t, unsigned sum)
{
    if (t == NULL)
        return sum;
    sum = walk(t->left, sum);
    sum = sum * 31 + (unsigned)(t->key * t->count);
    return walk(t->right, sum);
}

/* In order with a stack; false if the keys do not ascend. */
static bool is_sorted(const struct tree *t)
{
    const struct tree *stack[200];
    int top = 0;
    int last = -1;
    while (t != NULL || top > 0) {
        while (t != NULL) {
            if (top == 200)
                return false;
            stack[top++] = t;
            t = t->left;
        }
        t = stack[--top];
        if (t->key <= last)
            return false;
        last = t->key;
        t = t->right;
    }
    return true;
}

static void destroy(struct tree *t)
{
    if (t != NULL) {
        destroy(t->left);
        destroy(t->right);
        free(t);
    }
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 250000;
    unsigned seed = 31, sum = 0;
    int found = 0, removed = 0;
    for (int i = 0; i < n; i++) {
        seed = seed * 69069 + 5;
        int key = (int)(seed >> 12) % 5000;
        if (i & 1)
            root = insert(root, key);
        else
            insert_loop(key);
        seed = seed * 69069 + 5;
        struct tree *t = find((int)(seed >> 12) % 5000);
        if (t != NULL) {
            found++;
            sum += (unsigned)t->count;
        }
        if (find_recursive(root, key ^ 1) != NULL)
            found++;
        if (i % 4 >= 2) {
            bool deleted = false;
            root = delete_key(root, (int)(seed >> 7) % 5000, &deleted);
            removed += deleted;
        }
        if (i % 2000 == 1999)
            sum = walk(root, sum) + (unsigned)height(root) + (is_sorted(root) ? 1 : 1000);
    }
    printf("binarytree %d %d %d %d %d %u\n", nodes, height(root), found, removed, is_sorted(root), walk(root, sum));
    destroy(root);
    return 0;
}
