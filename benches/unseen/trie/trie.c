/* Words in a tree of letters, with 26 branches in a node: strings, arrays of pointers, recursion over prefixes, much memory.
   size 150000, quick 15000: words. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LETTERS 26
#define WORD 32

struct trie {
    struct trie *next[LETTERS];
    int count;   /* how often the word that ends here was added */
    int through; /* how many words go on from here or end here */
};

static int nodes;

static struct trie *new_node(void)
{
    struct trie *t = calloc(1, sizeof *t);
    nodes++;
    return t;
}

static void add(struct trie *t, const char *word)
{
    for (; *word != '\0'; word++) {
        struct trie **branch = &t->next[*word - 'a'];
        t->through++;
        if (*branch == NULL)
            *branch = new_node();
        t = *branch;
    }
    t->through++;
    t->count++;
}

static const struct trie *find(const struct trie *t, const char *prefix)
{
    while (t != NULL && *prefix != '\0')
        t = t->next[*prefix++ - 'a'];
    return t;
}

/* How many words match the pattern, in which a dot is any letter. */
static int match(const struct trie *t, const char *pattern)
{
    if (*pattern == '\0')
        return t->count;
    if (*pattern != '.') {
        t = t->next[*pattern - 'a'];
        return t != NULL ? match(t, pattern + 1) : 0;
    }
    int sum = 0;
    for (int i = 0; i < LETTERS; i++) {
        if (t->next[i] != NULL)
            sum += match(t->next[i], pattern + 1);
    }
    return sum;
}

/* A checksum of all words in order; prefix has room for the longest. */
static uint32_t list(const struct trie *t, char *prefix, int length, uint32_t sum)
{
    if (t->count > 0) {
        for (int i = 0; i < length; i++)
            sum = sum * 31 + (uint8_t)prefix[i];
        sum += (uint32_t)t->count;
    }
    for (int i = 0; i < LETTERS; i++) {
        if (t->next[i] != NULL) {
            prefix[length] = (char)('a' + i);
            sum = list(t->next[i], prefix, length + 1, sum);
        }
    }
    return sum;
}

static void destroy(struct trie *t)
{
    for (int i = 0; i < LETTERS; i++) {
        if (t->next[i] != NULL)
            destroy(t->next[i]);
    }
    free(t);
}

/* A word of one to four syllables. */
static void make_word(char *word, uint32_t *seed)
{
    static const char *const syllables[] = {"ba", "con", "de", "er", "fi", "ga", "ing", "jo", "ki", "lo", "men", "na", "or", "per", "re", "tion"};
    int count;
    *seed = *seed * 1664525 + 1013904223;
    count = 1 + (int)(*seed >> 30);
    word[0] = '\0';
    for (int i = 0; i < count; i++)
        strcat(word, syllables[*seed >> (10 + 5 * i) & 15]);
}

int main(int argc, char **argv)
{
    static const char *const patterns[] = {"ba...", ".e..e", "...tion", "con...ing", "....", "..o.e....r"};
    int n = argc > 1 ? atoi(argv[1]) : 150000;
    struct trie *root = new_node();
    char word[WORD];
    uint32_t seed = 42, sum = 0;
    int known = 0, matches = 0;
    for (int i = 0; i < n; i++) {
        make_word(word, &seed);
        add(root, word);
    }
    for (int i = 0; i < n; i++) {
        const struct trie *t;
        make_word(word, &seed);
        t = find(root, word);
        if (t != NULL && t->count > 0)
            known++;
        word[strlen(word) / 2] = '\0';
        t = find(root, word);
        sum = sum * 31 + (uint32_t)(t != NULL ? t->through : -1);
        if (i % 256 == 255)
            matches += match(root, patterns[i / 256 % 6]);
    }
    sum = list(root, word, 0, sum);
    printf("trie %u %d %d %d\n", sum, nodes, known, matches);
    destroy(root);
    return 0;
}
