/* Dynamic programming: knapsack, longest common subsequence, edit distance, coin change, longest increasing run.
   size 60000, quick 6000: items, letters and a tenth of the amount. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CAPACITY 500
#define PATTERN 200
#define MAX(a, b) ((a) > (b) ? (a) : (b))

static int best[CAPACITY + 1];
static int lengths[2][PATTERN + 1];
static int costs[PATTERN + 1];

static int knapsack(const int *weight, const int *value, int n)
{
    memset(best, 0, sizeof(best));
    for (int i = 0; i < n; i++) {
        for (int c = CAPACITY; c >= weight[i]; c--) {
            int with = best[c - weight[i]] + value[i];
            if (with > best[c])
                best[c] = with;
        }
    }
    return best[CAPACITY];
}

static int common_subsequence(const char *a, int n, const char *b, int m)
{
    int i, j;
    memset(lengths, 0, sizeof(lengths));
    for (i = 1; i <= n; i++) {
        int *now = lengths[i & 1];
        int *before = lengths[(i - 1) & 1];
        for (j = 1; j <= m; j++) {
            if (a[i - 1] == b[j - 1])
                now[j] = before[j - 1] + 1;
            else
                now[j] = MAX(before[j], now[j - 1]);
        }
    }
    return lengths[n & 1][m];
}

static int min3(int a, int b, int c)
{
    int m = a;
    if (b < m)
        m = b;
    if (c < m)
        m = c;
    return m;
}

static int edit_distance(const char *a, const char *b)
{
    int m = (int)strlen(b);
    for (int j = 0; j <= m; j++)
        costs[j] = j;
    for (int i = 1; a[i - 1] != '\0'; i++) {
        int corner = costs[0];
        costs[0] = i;
        for (int j = 1; j <= m; j++) {
            int above = costs[j];
            costs[j] = min3(above + 1, costs[j - 1] + 1, corner + (a[i - 1] == b[j - 1] ? 0 : 1));
            corner = above;
        }
    }
    return costs[m];
}

static int64_t count_change(const int *coins, int kinds, int amount)
{
    int64_t *ways = calloc(amount + 1, sizeof(int64_t));
    ways[0] = 1;
    for (int k = 0; k < kinds; k++) {
        for (int a = coins[k]; a <= amount; a++)
            ways[a] = (ways[a] + ways[a - coins[k]]) % 1000000007;
    }
    int64_t result = ways[amount];
    free(ways);
    return result;
}

static int fewest_coins(const int *coins, int kinds, int amount)
{
    int *fewest = malloc((amount + 1) * sizeof(int));
    fewest[0] = 0;
    for (int a = 1; a <= amount; a++) {
        fewest[a] = amount + 1;
        for (int k = 0; k < kinds && coins[k] <= a; k++) {
            if (fewest[a - coins[k]] + 1 < fewest[a])
                fewest[a] = fewest[a - coins[k]] + 1;
        }
    }
    int result = fewest[amount] > amount ? -1 : fewest[amount];
    free(fewest);
    return result;
}

/* The length of the longest ascending subsequence: the smallest end for each length, by bisection. */
static int ascending(const int *a, int n)
{
    int *ends = malloc(n * sizeof(int));
    int length = 0;
    for (int i = 0; i < n; i++) {
        int low = 0, high = length;
        while (low < high) {
            int middle = (low + high) / 2;
            if (ends[middle] < a[i])
                low = middle + 1;
            else
                high = middle;
        }
        ends[low] = a[i];
        if (low == length)
            length++;
    }
    free(ends);
    return length;
}

int main(int argc, char **argv)
{
    static const int coins[] = {1, 5, 7, 20, 50, 120, 200, 500};
    int kinds = sizeof(coins) / sizeof(coins[0]);
    int n = argc > 1 ? atoi(argv[1]) : 60000;
    int m = n < PATTERN ? n : PATTERN;
    int *weight = malloc(n * sizeof(int));
    int *value = malloc(n * sizeof(int));
    char *text = malloc(n + 1);
    char pattern[PATTERN + 1];
    unsigned seed = 4711;
    for (int i = 0; i < n; i++) {
        seed = seed * 1103515245 + 12345;
        weight[i] = 10 + (seed >> 16) % 300;
        value[i] = weight[i] * 3 + (seed >> 10) % 100;
        text[i] = 'a' + (seed >> 20) % 6;
    }
    text[n] = '\0';
    for (int j = 0; j < m; j++)
        pattern[j] = text[(j * 17 + j / 5) % n];
    pattern[m] = '\0';
    int most = knapsack(weight, value, n);
    int common = common_subsequence(text, n, pattern, m);
    int edits = edit_distance(text, pattern);
    int64_t ways = count_change(coins, kinds, n * 10);
    int fewest = fewest_coins(coins + 1, kinds - 1, n * 10 + 9);
    int longest = ascending(value, n);
    printf("knapsack %d %d %d %d %d %d\n", most, common, edits, (int)ways, fewest, longest);
    free(text);
    free(value);
    free(weight);
    return 0;
}
