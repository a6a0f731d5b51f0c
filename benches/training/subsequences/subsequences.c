/* Tables over sequences: longest common part, rising subsequence, largest sum, palindromes, partitions.
   size 500, quick 50: rounds over sequences of 150 elements. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define N 150
#define AMOUNT 400

static short common[N + 1][N + 1];
static int rising[N], previous[N];
static unsigned char palindrome[N][N];
static uint64_t ways[AMOUNT + 1];
static char a[N + 1], b[N + 1];
static int numbers[N];
static unsigned seed = 31;

static int draw(int range)
{
    seed = seed * 22695477u + 1u;
    return (int)(seed >> 16) % range;
}

static int max(int x, int y)
{
    return x > y ? x : y;
}

/* The length of the common subsequence, and its letters by going back through the table. */
static int longest_common(int n, int m, unsigned *letters)
{
    for (int i = 0; i <= n; i++)
        common[i][0] = 0;
    for (int j = 0; j <= m; j++)
        common[0][j] = 0;
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++)
            common[i][j] = a[i - 1] == b[j - 1] ? common[i - 1][j - 1] + 1 : max(common[i - 1][j], common[i][j - 1]);
    int i = n, j = m;
    while (i > 0 && j > 0) {
        if (a[i - 1] == b[j - 1]) {
            *letters = *letters * 29 + (unsigned)(a[i - 1] - 'a');
            i--;
            j--;
        } else if (common[i - 1][j] >= common[i][j - 1])
            i--;
        else
            j--;
    }
    return common[n][m];
}

/* The longest piece that is in both strings. */
static int longest_piece(int n, int m)
{
    static int row[N + 1];
    int best = 0;
    for (int j = 0; j <= m; j++)
        row[j] = 0;
    for (int i = 1; i <= n; i++) {
        for (int j = m; j >= 1; j--) {
            if (a[i - 1] != b[j - 1]) {
                row[j] = 0;
                continue;
            }
            row[j] = row[j - 1] + 1;
            if (row[j] > best)
                best = row[j];
        }
    }
    return best;
}

static int longest_rising(const int *v, int n)
{
    int end = 0, sum = 0;
    for (int i = 0; i < n; i++) {
        rising[i] = 1;
        previous[i] = -1;
        for (int j = 0; j < i; j++) {
            if (v[j] < v[i] && rising[j] + 1 > rising[i]) {
                rising[i] = rising[j] + 1;
                previous[i] = j;
            }
        }
        if (rising[i] > rising[end])
            end = i;
    }
    for (int i = end; i >= 0; i = previous[i])
        sum += v[i];
    return sum;
}

static int largest_sum(const int *v, int n)
{
    int best = v[0], here = 0;
    for (const int *end = v + n; v < end; v++) {
        here = here > 0 ? here + *v : *v;
        if (here > best)
            best = here;
    }
    return best;
}

static int palindromes(const char *s, int n)
{
    int count = 0;
    for (int length = 1; length <= n; length++) {
        for (int i = 0; i + length <= n; i++) {
            int j = i + length - 1;
            palindrome[i][j] = s[i] == s[j] && (length < 3 || palindrome[i + 1][j - 1]);
            count += palindrome[i][j];
        }
    }
    return count;
}

static uint64_t partitions(int amount, int largest)
{
    ways[0] = 1;
    for (int i = 1; i <= amount; i++)
        ways[i] = 0;
    for (int part = 1; part <= largest; part++)
        for (int i = part; i <= amount; i++)
            ways[i] += ways[i - part];
    return ways[amount];
}

int main(int argc, char **argv)
{
    int rounds = argc > 1 ? atoi(argv[1]) : 500;
    int length = 0, piece = 0, sums = 0, mirrors = 0;
    unsigned letters = 0;
    uint64_t counted = 0;
    for (int r = 0; r < rounds; r++) {
        for (int i = 0; i < N; i++) {
            a[i] = (char)('a' + draw(4));
            b[i] = (char)('a' + draw(4 + r % 3));
            numbers[i] = draw(1000) - 480;
        }
        length += longest_common(N, N - r % 9, &letters);
        piece += longest_piece(N, N);
        sums += longest_rising(numbers, N) + largest_sum(numbers, N);
        mirrors += palindromes(a, N);
        counted ^= partitions(AMOUNT - r % 7, 20 + r % 11);
    }
    printf("subsequences %d %d %d %d %u %llu\n", length, piece, sums, mirrors, letters, (unsigned long long)counted);
    return 0;
}
