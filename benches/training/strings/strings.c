/* Functions on strings, own ones and those of the C library: copy, compare, search, numbers to text and back, case.
   size 200000, quick 20000: rounds. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *copy(char *to, const char *from)
{
    char *start = to;
    while ((*to++ = *from++) != '\0')
        ;
    return start;
}

static char *append(char *to, const char *from)
{
    copy(to + strlen(to), from);
    return to;
}

static int length(const char *s)
{
    const char *p = s;
    while (*p)
        p++;
    return (int)(p - s);
}

static int compare(const char *a, const char *b)
{
    while (*a != '\0' && *a == *b) {
        a++;
        b++;
    }
    return (unsigned char)*a - (unsigned char)*b;
}

static int compare_ignoring_case(const char *a, const char *b)
{
    for (;; a++, b++) {
        int x = *a >= 'A' && *a <= 'Z' ? *a + 32 : *a;
        int y = *b >= 'A' && *b <= 'Z' ? *b + 32 : *b;
        if (x != y)
            return x - y;
        if (x == 0)
            return 0;
    }
}

static const char *search(const char *text, const char *word)
{
    if (*word == '\0')
        return text;
    for (; *text != '\0'; text++) {
        int i = 0;
        while (word[i] != '\0' && text[i] == word[i])
            i++;
        if (word[i] == '\0')
            return text;
    }
    return NULL;
}

static void reverse(char *s)
{
    int i, j;
    char c;
    for (i = 0, j = (int)strlen(s) - 1; i < j; i++, j--) {
        c = s[i];
        s[i] = s[j];
        s[j] = c;
    }
}

static void int_to_text(int n, char *s, int base)
{
    int i = 0;
    int sign = n;
    unsigned u = n < 0 ? 0u - (unsigned)n : (unsigned)n;
    do {
        unsigned digit = u % base;
        s[i++] = digit < 10 ? '0' + digit : 'a' + digit - 10;
    } while ((u /= base) > 0);
    if (sign < 0)
        s[i++] = '-';
    s[i] = '\0';
    reverse(s);
}

static int text_to_int(const char *s)
{
    int n = 0, sign = 1;
    while (*s == ' ' || *s == '\t')
        s++;
    if (*s == '-' || *s == '+')
        sign = *s++ == '-' ? -1 : 1;
    while (*s >= '0' && *s <= '9')
        n = n * 10 + (*s++ - '0');
    return sign * n;
}

static void upper(char *s)
{
    for (; *s; s++) {
        if (*s >= 'a' && *s <= 'z')
            *s -= 'a' - 'A';
    }
}

static void trim(char *s)
{
    char *from = s;
    int n;
    while (*from == ' ')
        from++;
    if (from != s)
        memmove(s, from, strlen(from) + 1);
    n = (int)strlen(s);
    while (n > 0 && s[n - 1] == ' ')
        s[--n] = '\0';
}

static int count_vowels(const char *s)
{
    int vowels = 0;
    while (*s) {
        switch (*s++) {
        case 'a': case 'e': case 'i': case 'o': case 'u':
        case 'A': case 'E': case 'I': case 'O': case 'U':
            vowels++;
            break;
        default:
            break;
        }
    }
    return vowels;
}

static int is_palindrome(const char *s)
{
    int left = 0, right = length(s) - 1;
    while (left < right) {
        if (s[left++] != s[right--])
            return 0;
    }
    return 1;
}

static void replace(char *s, char old, char new)
{
    for (int i = 0; s[i] != '\0'; i++)
        s[i] = s[i] == old ? new : s[i];
}

static unsigned mix(unsigned h, const char *s)
{
    while (*s)
        h = (h ^ (unsigned char)*s++) * 16777619u;
    return h;
}

int main(int argc, char **argv)
{
    static const char *const words[] = {"  the quick ", "Brown fox", " jumps over", "the lazy", "  dog   ", "Level", "radar", "a stitch in time"};
    int n = argc > 1 ? atoi(argv[1]) : 200000;
    char line[200], other[200], number[40];
    unsigned sum = 2166136261u;
    int found = 0, smaller = 0, same = 0;
    memset(other, 0, sizeof(other));
    for (int i = 0; i < n; i++) {
        const char *first = words[i % 8];
        const char *second = words[i / 3 % 8];
        copy(line, first);
        trim(line);
        append(line, ", ");
        append(line, second);
        int_to_text((i - 1000) * 2311, number, 10);
        append(line, number);
        if (text_to_int(number) == (i - 1000) * 2311)
            same++;
        if (search(line, "the") != NULL || search(line, "99") != NULL)
            found++;
        if (compare(first, second) < 0 || compare(line, first) == ',')
            smaller++;
        if (compare_ignoring_case(first, second) == 0 || (strlen(line) == strlen(other) && memcmp(line, other, strlen(line)) == 0))
            same++;
        memcpy(other, line, strlen(line) + 1);
        if (i % 3 == 0)
            upper(other);
        reverse(other);
        replace(other, 'o', '0');
        int_to_text(i ^ 0x5a5a, number, i % 2 ? 16 : 2);
        if (is_palindrome(number))
            found++;
        found += count_vowels(line) + length(number);
        sum = mix(sum, other) + mix(i, number);
    }
    printf("strings %d %d %d %u\n", found, smaller, same, sum);
    return 0;
}
