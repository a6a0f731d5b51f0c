/* Splits a generated text into words and counts them in a hash table with chains: characters, strings, lists.
   size 2500000, quick 250000: bytes of text. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TABLE_SIZE 1021
#define MAX_WORD 32

struct node {
    char *word;
    int count;
    int first_line;
    struct node *next;
};

static struct node *table[TABLE_SIZE];
static int distinct = 0;
static long total = 0;
static int lines = 1;
static int sentences = 0;

static unsigned hash(const char *s)
{
    unsigned h = 0;
    for (; *s != '\0'; s++)
        h = *s + 31 * h;
    return h % TABLE_SIZE;
}

static struct node *lookup(const char *word)
{
    struct node *p;
    for (p = table[hash(word)]; p != NULL; p = p->next) {
        if (strcmp(p->word, word) == 0)
            return p;
    }
    return NULL;
}

static char *duplicate(const char *s)
{
    char *copy = malloc(strlen(s) + 1);
    if (copy != NULL)
        strcpy(copy, s);
    return copy;
}

static void add_word(const char *word)
{
    struct node *p = lookup(word);
    total++;
    if (p != NULL) {
        p->count++;
        return;
    }
    p = malloc(sizeof(struct node));
    if (p == NULL)
        exit(1);
    unsigned h = hash(word);
    p->word = duplicate(word);
    p->count = 1;
    p->first_line = lines;
    p->next = table[h];
    table[h] = p;
    distinct++;
}

static int is_letter(int c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '\'';
}

static int lower(int c)
{
    return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c;
}

static void split(const char *text)
{
    char word[MAX_WORD];
    int length = 0;
    int c;
    while ((c = *text++) != '\0') {
        if (is_letter(c)) {
            if (length < MAX_WORD - 1)
                word[length++] = (char)lower(c);
            continue;
        }
        if (length > 0) {
            word[length] = '\0';
            add_word(word);
            length = 0;
        }
        if (c == '\n')
            lines++;
        else if (c == '.' || c == '?')
            sentences++;
    }
    if (length > 0) {
        word[length] = '\0';
        add_word(word);
    }
}

static int compare(const void *a, const void *b)
{
    const struct node *p = *(struct node *const *)a;
    const struct node *q = *(struct node *const *)b;
    if (p->count != q->count)
        return q->count - p->count;
    return strcmp(p->word, q->word);
}

/* Words of one to four syllables, frequent ones short, in sentences and lines. */
static void write_text(char *text, int n)
{
    static const char *const syllables[] = {"the", "of", "in", "er", "con", "tion", "ly", "re", "a", "pro", "st", "al", "'s", "mo", "ex", "un"};
    unsigned seed = 12345;
    int column = 0;
    int capital = 1;
    int i = 0;
    while (i < n) {
        seed = seed * 69069u + 1u;
        int count = 1 + (seed >> 28) / 5;
        for (int k = 0; k < count && i < n; k++) {
            seed = seed * 69069u + 1u;
            const char *s = syllables[(seed >> 20) % (k == 0 ? 12 : 16)];
            while (*s && i < n) {
                text[i++] = capital ? (char)toupper((unsigned char)*s) : *s;
                capital = 0;
                s++;
                column++;
            }
        }
        if (i < n && seed >> 29 == 0) {
            text[i++] = seed & 0x100000 ? '.' : '?';
            capital = 1;
        }
        if (i < n) {
            text[i++] = column > 60 ? '\n' : ' ';
            if (column > 60)
                column = 0;
        }
    }
    text[n] = '\0';
}

int main(int argc, char *argv[])
{
    int n = argc > 1 ? atoi(argv[1]) : 2500000;
    char *text = malloc(n + 1);
    if (text == NULL)
        return 1;
    write_text(text, n);
    split(text);
    struct node **sorted = malloc((distinct + 1) * sizeof(*sorted));
    int used = 0;
    for (int i = 0; i < TABLE_SIZE; i++) {
        struct node *p;
        for (p = table[i]; p; p = p->next)
            sorted[used++] = p;
    }
    qsort(sorted, used, sizeof(*sorted), compare);
    unsigned sum = 0;
    for (int i = 0; i < used; i++) {
        sum = sum * 17 + hash(sorted[i]->word) * sorted[i]->count + sorted[i]->first_line;
        free(sorted[i]->word);
        free(sorted[i]);
    }
    printf("wordcount %ld %d %d %d %u\n", total, used, lines, sentences, sum);
    free(sorted);
    free(text);
    return 0;
}
