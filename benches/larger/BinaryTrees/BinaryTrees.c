/* Many small trees, made and dropped while one long-lived tree stays. */
#include <stdio.h>
#include <stdlib.h>

struct node {
    struct node *left, *right;
};

static int count(const struct node *node)
{
    if (node->left == NULL)
        return 1;
    return 1 + count(node->left) + count(node->right);
}

static struct node *grow(int depth)
{
    struct node *node = malloc(sizeof *node);
    node->left = node->right = NULL;
    if (depth > 0) {
        node->left = grow(depth - 1);
        node->right = grow(depth - 1);
    }
    return node;
}

static void drop(struct node *node)
{
    if (node->left != NULL) {
        drop(node->left);
        drop(node->right);
    }
    free(node);
}

static int counted(int depth)
{
    struct node *tree = grow(depth);
    int nodes = count(tree);
    drop(tree);
    return nodes;
}

int main(int argc, char **argv)
{
    int deepest = argc > 1 ? atoi(argv[1]) : 14;
    int sum = counted(deepest + 1);
    struct node *lasting = grow(deepest);
    int trees = 0;
    for (int depth = 4; depth <= deepest; depth += 2) {
        int rounds = 16;
        for (int level = depth; level < deepest; level++)
            rounds *= 2;
        for (int i = 0; i < rounds; i++)
            sum = (sum + counted(depth)) % 1000003;
        trees += rounds;
    }
    printf("BinaryTrees %d %d %d\n", trees, sum, count(lasting));
    drop(lasting);
    return 0;
}
