/* Search of words in a text: plain, Knuth-Morris-Pratt, Horspool and Rabin-Karp must agree on the number of places.
   size 2500000, quick 250000: bytes of text. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LONGEST 64

typedef int (*searcher)(const char *text, int n, const char *word, int m);

static int naive(const char *text, int n, const char *word, int m)
{
    int count = 0;
    for (int i = 0; i + m <= n; i++) {
        int j = 0;
        while (j < m && text[i + j] == word[j])
            j++;
        if (j == m)
            count++;
    }
    return count;
}

static int by_failure(const char *text, int n, const char *word, int m)
{
    int fail[LONGEST + 1];
    int i, k = 0, count = 0;
    fail[0] = 0;
    for (i = 1; i < m; i++) {
        while (k > 0 && word[k] != word[i])
            k = fail[k - 1];
        if (word[k] == word[i])
            k++;
        fail[i] = k;
    }
    for (i = 0, k = 0; i < n; i++) {
        while (k > 0 && word[k] != text[i])
            k = fail[k - 1];
        if (word[k] == text[i])
            k++;
        if (k == m) {
            count++;
            k = fail[k - 1];
        }
    }
    return count;
}

static int horspool(const char *text, int n, const char *word, int m)
{
    int skip[256];
    int count = 0, last = m - 1;
    for (int c = 0; c < 256; c++)
        skip[c] = m;
    for (int j = 0; j < last; j++)
        skip[(unsigned char)word[j]] = last - j;
    const char *p = text, *end = text + n - m;
    while (p <= end) {
        unsigned char c = (unsigned char)p[last];
        if (c == (unsigned char)word[last] && memcmp(p, word, (size_t)last) == 0)
            count++;
        p += skip[c];
    }
    return count;
}

static int by_hash(const char *text, int n, const char *word, int m)
{
    const unsigned base = 257, modulus = 1000003;
    unsigned want = 0, have = 0, high = 1;
    int count = 0;
    if (m > n)
        return 0;
    for (int i = 0; i < m; i++) {
        want = (want * base + (unsigned char)word[i]) % modulus;
        have = (have * base + (unsigned char)text[i]) % modulus;
        if (i > 0)
            high = high * base % modulus;
    }
    for (int i = 0;; i++) {
        if (have == want && strncmp(text + i, word, (size_t)m) == 0)
            count++;
        if (i + m >= n)
            break;
        have = (have + modulus - (unsigned char)text[i] * high % modulus) % modulus;
        have = (have * base + (unsigned char)text[i + m]) % modulus;
    }
    return count;
}

static char *make_text(int n)
{
    static const char *const words[] = {"the ", "river ", "runs ", "rivers ", "and ", "an ", "abab ", "ababab", "aabaa", "stone ", "stony\n", "run"};
    char *text = malloc((size_t)n + 16);
    unsigned seed = 1;
    int used = 0;
    if (text == NULL)
        exit(1);
    while (used < n) {
        seed = seed * 69069u + 1u;
        const char *w = words[(seed >> 20) % 12];
        while (*w != '\0' && used < n)
            text[used++] = *w++;
    }
    text[used] = '\0';
    return text;
}

int main(int argc, char **argv)
{
    static const char *const patterns[] = {"river", "ababab", "aabaab", "stone and stone", "the rivers run", "nowhere"};
    static const searcher searchers[] = {naive, by_failure, horspool, by_hash};
    int n = argc > 1 ? atoi(argv[1]) : 2500000;
    char *text = make_text(n);
    int differ = 0;
    unsigned sum = 0;
    for (int p = 0; p < 6; p++) {
        int m = (int)strlen(patterns[p]);
        int part = n / (p % 3 + 1);
        int first = 0;
        for (int k = 0; k < 4; k++) {
            int count = searchers[k](text, part, patterns[p], m);
            if (k == 0)
                first = count;
            else if (count != first)
                differ++;
            sum = sum * 13 + (unsigned)count;
        }
    }
    printf("textsearch %d %u\n", differ, sum);
    free(text);
    return 0;
}
