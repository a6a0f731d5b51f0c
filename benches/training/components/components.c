/* Areas of a picture, found by union-find over rows and again by flood fill with a stack; then boxes around them.
   size 400, quick 40: pictures. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define W 128
#define H 96

struct box {
    short left, top, right, bottom;
    int area;
};

struct point {
    short x, y;
};

static unsigned char image[H][W];
static int parent[W * H];
static unsigned char rank[W * H];
static struct point stack[W * H];
static struct box boxes[W * H];
static unsigned lfsr = 0xACE1u;

static unsigned next_bit(void)
{
    unsigned bit = lfsr & 1u;
    lfsr >>= 1;
    if (bit)
        lfsr ^= 0xA3000000u;
    return bit;
}

static unsigned next_bits(int n)
{
    unsigned bits = 0;
    while (n-- > 0)
        bits = bits << 1 | next_bit();
    return bits;
}

static void draw(int number)
{
    memset(image, 0, sizeof(image));
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++) {
            int near = (x > 0 ? image[y][x - 1] : 0) + (y > 0 ? image[y - 1][x] : 0);
            unsigned r = next_bits(3);
            if (near == 2)
                image[y][x] = r != 0;
            else if (near == 1)
                image[y][x] = r < 4;
            else
                image[y][x] = r < 1 + (unsigned)number % 2;
        }
}

static int find(int i)
{
    while (parent[i] != i) {
        parent[i] = parent[parent[i]];
        i = parent[i];
    }
    return i;
}

static int join(int a, int b)
{
    a = find(a);
    b = find(b);
    if (a == b)
        return 0;
    if (rank[a] < rank[b]) {
        int t = a;
        a = b;
        b = t;
    }
    parent[b] = a;
    if (rank[a] == rank[b])
        rank[a]++;
    return 1;
}

static int count_by_joining(void)
{
    int count = 0;
    memset(rank, 0, sizeof(rank));
    for (int y = 0; y < H; y++) {
        for (int x = 0; x < W; x++) {
            int at = y * W + x;
            parent[at] = at;
            if (!image[y][x])
                continue;
            count++;
            if (x > 0 && image[y][x - 1])
                count -= join(at, at - 1);
            if (y > 0 && image[y - 1][x])
                count -= join(at, at - W);
        }
    }
    return count;
}

static void grow(struct box *b, int x, int y)
{
    if (x < b->left)
        b->left = (short)x;
    if (x > b->right)
        b->right = (short)x;
    if (y < b->top)
        b->top = (short)y;
    if (y > b->bottom)
        b->bottom = (short)y;
    b->area++;
}

static void fill(struct box *b, int x, int y)
{
    static const signed char dx[4] = {1, 0, -1, 0}, dy[4] = {0, 1, 0, -1};
    int top = 0;
    b->left = b->right = (short)x;
    b->top = b->bottom = (short)y;
    b->area = 0;
    image[y][x] = 2;
    stack[top++] = (struct point){(short)x, (short)y};
    while (top > 0) {
        struct point p = stack[--top];
        grow(b, p.x, p.y);
        for (int k = 0; k < 4; k++) {
            int nx = p.x + dx[k], ny = p.y + dy[k];
            if (nx < 0 || ny < 0 || nx >= W || ny >= H || image[ny][nx] != 1)
                continue;
            image[ny][nx] = 2;
            stack[top].x = (short)nx;
            stack[top].y = (short)ny;
            top++;
        }
    }
}

static int count_by_filling(void)
{
    int count = 0;
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++)
            if (image[y][x] == 1)
                fill(&boxes[count++], x, y);
    return count;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 400;
    unsigned sum = 1;
    int total = 0, largest = 0, differ = 0;
    for (int i = 0; i < n; i++) {
        draw(i);
        int joined = count_by_joining();
        int filled = count_by_filling();
        if (joined != filled)
            differ++;
        total += filled;
        for (const struct box *b = boxes; b < boxes + filled; b++) {
            if (b->area > largest)
                largest = b->area;
            sum = sum * 37 + (unsigned)((b->right - b->left + 1) * (b->bottom - b->top + 1) - b->area);
        }
        sum += (unsigned)find(W * H / 2);
    }
    printf("components %d %d %d %u\n", total, largest, differ, sum);
    return 0;
}
