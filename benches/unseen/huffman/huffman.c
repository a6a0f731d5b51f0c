/* Huffman coding: a heap of indices to make the tree, bits put into bytes and taken out again, a walk down the tree for every byte.
   size 1100000, quick 110000: bytes of text. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SYMBOLS 256
#define NODES (2 * SYMBOLS)

/* Leaves have the indices of their symbols. */
struct tree {
    uint32_t weight[NODES];
    int16_t child[NODES][2];
    int nodes, root;
};

struct code {
    uint32_t bits;
    uint8_t length;
};

struct bits {
    uint8_t *bytes;
    size_t position;
};

struct heap {
    int16_t items[SYMBOLS];
    int count;
    const uint32_t *weight;
};

static int lighter(const struct heap *h, int a, int b)
{
    return h->weight[a] < h->weight[b] || (h->weight[a] == h->weight[b] && a < b);
}

static void heap_put(struct heap *h, int item)
{
    int at = h->count++;
    for (; at > 0 && lighter(h, item, h->items[(at - 1) / 2]); at = (at - 1) / 2)
        h->items[at] = h->items[(at - 1) / 2];
    h->items[at] = (int16_t)item;
}

static int heap_take(struct heap *h)
{
    int first = h->items[0], last = h->items[--h->count], at = 0, child;
    while ((child = 2 * at + 1) < h->count) {
        if (child + 1 < h->count && lighter(h, h->items[child + 1], h->items[child]))
            child++;
        if (!lighter(h, h->items[child], last))
            break;
        h->items[at] = h->items[child];
        at = child;
    }
    h->items[at] = (int16_t)last;
    return first;
}

static void make_tree(struct tree *t, const uint8_t *text, int n)
{
    struct heap heap = {.count = 0, .weight = t->weight};
    memset(t, 0, sizeof *t);
    for (int i = 0; i < n; i++)
        t->weight[text[i]]++;
    for (int i = 0; i < SYMBOLS; i++) {
        if (t->weight[i] > 0)
            heap_put(&heap, i);
    }
    t->nodes = SYMBOLS;
    do {
        int a = heap_take(&heap), b = heap.count > 0 ? heap_take(&heap) : a;
        int node = t->nodes++;
        t->child[node][0] = (int16_t)a;
        t->child[node][1] = (int16_t)b;
        t->weight[node] = t->weight[a] + t->weight[b];
        heap_put(&heap, node);
    } while (heap.count > 1);
    t->root = heap_take(&heap);
}

static void make_codes(struct code *codes, const struct tree *t, int node, uint32_t bits, int length)
{
    if (node < SYMBOLS) {
        codes[node].bits = bits;
        codes[node].length = (uint8_t)length;
    } else {
        make_codes(codes, t, t->child[node][0], bits << 1, length + 1);
        make_codes(codes, t, t->child[node][1], bits << 1 | 1, length + 1);
    }
}

static void put_code(struct bits *b, struct code code)
{
    for (int i = code.length - 1; i >= 0; i--) {
        if (code.bits >> i & 1)
            b->bytes[b->position >> 3] |= (uint8_t)(0x80 >> (b->position & 7));
        b->position++;
    }
}

static int take_bit(struct bits *b)
{
    int bit = b->bytes[b->position >> 3] >> (7 - (b->position & 7)) & 1;
    b->position++;
    return bit;
}

/* Letters grow rarer to the end of the alphabet; a byte of any value now and then. */
static void write_text(uint8_t *text, int n)
{
    uint32_t seed = 42;
    for (int i = 0; i < n; i++) {
        seed = seed * 1664525 + 1013904223;
        uint32_t a = seed >> 12 & 31, b = seed >> 17 & 31, c = seed >> 22 & 63;
        text[i] = c == 0 ? (uint8_t)(seed >> 8) : (uint8_t)('a' + a * b / 37);
    }
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1100000;
    uint8_t *text = malloc((size_t)n);
    struct bits out = {calloc((size_t)n * 4 + 1, 1), 0};
    struct code codes[SYMBOLS];
    struct tree tree;
    memset(codes, 0, sizeof codes);
    write_text(text, n);
    make_tree(&tree, text, n);
    make_codes(codes, &tree, tree.root, 0, 0);
    for (int i = 0; i < n; i++)
        put_code(&out, codes[text[i]]);
    size_t length = out.position;
    uint32_t sum = 0;
    for (size_t i = 0; i <= length >> 3; i++)
        sum = sum * 31 + out.bytes[i];
    int wrong = 0;
    out.position = 0;
    for (int i = 0; i < n; i++) {
        int node = tree.root;
        while (node >= SYMBOLS)
            node = tree.child[node][take_bit(&out)];
        wrong += node != text[i];
    }
    printf("huffman %u %u %d\n", sum, (uint32_t)length, wrong);
    free(text);
    free(out.bytes);
    return 0;
}
