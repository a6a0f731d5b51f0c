/* Names against patterns: wild cards with sets, and a small matcher of regular expressions with . ^ $ * + ? and sets.
   size 120000, quick 12000: names. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int in_set(const char *set, const char *end, int c)
{
    int negate = 0;
    if (set < end && (*set == '!' || *set == '^')) {
        negate = 1;
        set++;
    }
    while (set < end) {
        if (set + 2 < end && set[1] == '-') {
            if (c >= set[0] && c <= set[2])
                return !negate;
            set += 3;
        } else if (*set++ == c) {
            return !negate;
        }
    }
    return negate;
}

static int glob(const char *p, const char *s)
{
    const char *star = NULL, *again = NULL, *close;
    for (;;) {
        switch (*p) {
        case '*':
            star = ++p;
            again = s;
            continue;
        case '?':
            if (*s == '\0')
                return 0;
            p++;
            s++;
            continue;
        case '[':
            close = strchr(p, ']');
            if (close != NULL && *s != '\0' && in_set(p + 1, close, *s)) {
                p = close + 1;
                s++;
                continue;
            }
            break;
        case '\0':
            if (*s == '\0')
                return 1;
            break;
        default:
            if (*p == *s) {
                p++;
                s++;
                continue;
            }
            break;
        }
        if (star == NULL || *again == '\0')
            return 0;
        p = star;
        s = ++again;
    }
}

/* Length of the first atom of a regular expression. */
static int atom_length(const char *re)
{
    const char *close;
    if (re[0] == '\\' && re[1] != '\0')
        return 2;
    if (re[0] == '[' && (close = strchr(re, ']')) != NULL)
        return (int)(close - re) + 1;
    return 1;
}

static int atom_matches(const char *re, int length, int c)
{
    if (c == '\0')
        return 0;
    if (*re == '.')
        return 1;
    if (*re == '\\') {
        if (re[1] == 'd')
            return c >= '0' && c <= '9';
        return re[1] == c;
    }
    if (*re == '[' && length > 1)
        return in_set(re + 1, re + length - 1, c);
    return *re == c;
}

static int match_here(const char *re, const char *s);

static int match_repeat(const char *re, int length, int least, const char *rest, const char *s)
{
    const char *t = s;
    while (atom_matches(re, length, (unsigned char)*t))
        t++;
    while (t - s >= least) {
        if (match_here(rest, t))
            return 1;
        if (t-- == s)
            break;
    }
    return 0;
}

static int match_here(const char *re, const char *s)
{
    if (re[0] == '\0')
        return 1;
    if (re[0] == '$' && re[1] == '\0')
        return *s == '\0';
    int length = atom_length(re);
    const char *rest = re + length;
    if (*rest == '*')
        return match_repeat(re, length, 0, rest + 1, s);
    if (*rest == '+')
        return match_repeat(re, length, 1, rest + 1, s);
    if (*rest == '?')
        return (atom_matches(re, length, (unsigned char)*s) && match_here(rest + 1, s + 1)) || match_here(rest + 1, s);
    return atom_matches(re, length, (unsigned char)*s) && match_here(rest, s + 1);
}

static int regex(const char *re, const char *s)
{
    if (*re == '^')
        return match_here(re + 1, s);
    do {
        if (match_here(re, s))
            return 1;
    } while (*s++ != '\0');
    return 0;
}

int main(int argc, char **argv)
{
    static const char *const stems[] = {"main", "list_test", "README", "a-very-long-name", "x", "image", "tmp.old", "data"};
    static const char *const ends[] = {".c", ".h", ".txt", "", ".tar.gz", ".o", "~"};
    static const char *const globs[] = {"*.c", "*_test*", "[a-m]*[0-9].?", "?[!e]*.t*", "*a*a*", "*[0-9][0-9].o"};
    static const char *const regexes[] = {"^[a-z]+\\d*\\.[ch]$", "a.*e", "\\d\\d$", "\\.tar\\.gz$", "^x?\\d+[^.]*$", "[A-Z]+.*t"};
    int n = argc > 1 ? atoi(argv[1]) : 120000;
    int hits[12] = {0};
    char name[64];
    unsigned sum = 0;
    for (int i = 0; i < n; i++) {
        int length = (int)strlen(stems[i & 7]);
        memcpy(name, stems[i & 7], (size_t)length);
        for (int k = i / 8 % 1000; k > 0; k /= 10)
            name[length++] = (char)('0' + k % 10);
        strcpy(name + length, ends[i % 7]);
        unsigned bits = 0;
        for (int k = 0; k < 6; k++) {
            if (glob(globs[k], name))
                hits[k]++, bits |= 1u << k;
            if (regex(regexes[k], name))
                hits[k + 6]++, bits |= 64u << k;
        }
        sum = sum * 31 + bits;
    }
    printf("globmatch");
    for (int k = 0; k < 12; k++)
        printf(" %d", hits[k]);
    printf(" %u\n", sum);
    return 0;
}
