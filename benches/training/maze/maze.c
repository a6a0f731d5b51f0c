/* Mazes in a grid of characters: dug with a stack, flooded, solved with a queue, walked by a robot with states.
   size 1500, quick 150: mazes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WIDTH 63
#define HEIGHT 31
#define WALL '#'
#define OPEN ' '

enum direction { NORTH, EAST, SOUTH, WEST };
enum state { SEARCHING, TURNING, WALKING, COLLECTING, FINISHED, TIRED };

struct point {
    short x, y;
};

struct robot {
    int x, y;
    enum direction facing;
    enum state state;
    int coins;
    int energy;
};

static char grid[HEIGHT][WIDTH + 1];
static int distance[HEIGHT][WIDTH];
static struct point stack[WIDTH * HEIGHT];
static const int dx[4] = {0, 1, 0, -1};
static const int dy[4] = {-1, 0, 1, 0};
static unsigned int seed = 11;

static int roll(int sides)
{
    seed = seed * 214013u + 2531011u;
    return (int)(seed >> 16 & 0x7fff) % sides;
}

static int inside(int x, int y)
{
    return x > 0 && y > 0 && x < WIDTH - 1 && y < HEIGHT - 1;
}

static void dig(void)
{
    int top = 0;
    for (int y = 0; y < HEIGHT; y++) {
        memset(grid[y], WALL, WIDTH);
        grid[y][WIDTH] = '\0';
    }
    stack[top].x = 1;
    stack[top++].y = 1;
    grid[1][1] = OPEN;
    while (top > 0) {
        int x = stack[top - 1].x;
        int y = stack[top - 1].y;
        int choices[4], count = 0;
        for (int d = 0; d < 4; d++) {
            int nx = x + 2 * dx[d], ny = y + 2 * dy[d];
            if (inside(nx, ny) && grid[ny][nx] == WALL)
                choices[count++] = d;
        }
        if (count == 0) {
            top--;
            continue;
        }
        int d = choices[roll(count)];
        grid[y + dy[d]][x + dx[d]] = OPEN;
        x += 2 * dx[d];
        y += 2 * dy[d];
        grid[y][x] = roll(12) == 0 ? '$' : OPEN;
        stack[top].x = (short)x;
        stack[top].y = (short)y;
        top++;
    }
    for (int i = 0; i < 20; i++) {
        int x = 1 + roll(WIDTH - 2), y = 1 + roll(HEIGHT - 2);
        if (grid[y][x] == WALL)
            grid[y][x] = OPEN;
    }
}

static int flood(char from, char to)
{
    int top = 0, filled = 0;
    stack[top++] = (struct point){1, 1};
    grid[1][1] = to;
    while (top > 0) {
        struct point p = stack[--top];
        filled++;
        for (int d = 0; d < 4; d++) {
            int x = p.x + dx[d], y = p.y + dy[d];
            if (grid[y][x] == from) {
                grid[y][x] = to;
                stack[top++] = (struct point){(short)x, (short)y};
            }
        }
    }
    return filled;
}

static int solve(int goal_x, int goal_y)
{
    int head = 0, tail = 0;
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++)
            distance[y][x] = -1;
    distance[1][1] = 0;
    stack[tail++] = (struct point){1, 1};
    while (head != tail) {
        struct point p = stack[head++];
        if (p.x == goal_x && p.y == goal_y)
            return distance[goal_y][goal_x];
        for (int d = 0; d < 4; d++) {
            int x = p.x + dx[d];
            int y = p.y + dy[d];
            if (grid[y][x] != WALL && distance[y][x] < 0) {
                distance[y][x] = distance[p.y][p.x] + 1;
                stack[tail].x = (short)x;
                stack[tail].y = (short)y;
                tail++;
            }
        }
    }
    return -1;
}

static char ahead(const struct robot *r, int turn)
{
    int d = (r->facing + turn) & 3;
    return grid[r->y + dy[d]][r->x + dx[d]];
}

/* Keeps its right hand at the wall. */
static void step(struct robot *r)
{
    switch (r->state) {
    case SEARCHING:
        r->state = ahead(r, 1) != WALL || ahead(r, 0) == WALL ? TURNING : WALKING;
        break;
    case TURNING:
        if (ahead(r, 1) != WALL)
            r->facing = (enum direction)((r->facing + 1) & 3);
        else
            r->facing = (enum direction)((r->facing + 3) & 3);
        r->state = ahead(r, 0) != WALL ? WALKING : TURNING;
        break;
    case WALKING:
        r->x += dx[r->facing];
        r->y += dy[r->facing];
        r->state = grid[r->y][r->x] == '$' ? COLLECTING : SEARCHING;
        if (r->x == WIDTH - 2 && r->y == HEIGHT - 2)
            r->state = FINISHED;
        else if (--r->energy == 0)
            r->state = TIRED;
        break;
    case COLLECTING:
        grid[r->y][r->x] = OPEN;
        r->coins++;
        r->energy += 5;
        r->state = SEARCHING;
        break;
    default:
        break;
    }
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1500;
    unsigned sum = 0;
    int finished = 0, coins = 0;
    for (int i = 0; i < n; i++) {
        struct robot robot = {1, 1, EAST, SEARCHING, 0, 700};
        dig();
        int length = solve(WIDTH - 2, HEIGHT - 2);
        while (robot.state != FINISHED && robot.state != TIRED)
            step(&robot);
        finished += robot.state == FINISHED;
        coins += robot.coins;
        int filled = flood(OPEN, '.');
        sum = sum * 31 + (unsigned)(length * 7 + robot.energy * 3 + filled);
        for (int y = 0; y < HEIGHT; y++)
            for (char *p = grid[y]; *p; p++)
                sum += *p == '.' ? 1u : *p == '$' ? 5u : 0u;
    }
    printf("maze %d %d %u\n", finished, coins, sum);
    return 0;
}
