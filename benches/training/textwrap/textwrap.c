/* Wraps and justifies paragraphs into a growing string, with chapters in roman numerals and dates of the calendar.
   size 150000, quick 15000: paragraphs. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    char *text;
    size_t length, room;
} Builder;

typedef struct {
    const char *start;
    int length;
} Word;

typedef struct {
    int year, month, day;
} Date;

static void put(Builder *b, const char *s, size_t n)
{
    if (b->length + n + 1 > b->room) {
        b->room = (b->length + n + 1) * 2;
        b->text = realloc(b->text, b->room);
        if (b->text == NULL)
            exit(1);
    }
    memcpy(b->text + b->length, s, n);
    b->length += n;
    b->text[b->length] = '\0';
}

static void put_char(Builder *b, char c)
{
    put(b, &c, 1);
}

static void put_times(Builder *b, char c, int times)
{
    while (times-- > 0)
        put_char(b, c);
}

static void put_roman(Builder *b, int n)
{
    static const struct { int value; const char *digits; } parts[] = {
        {1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"}, {100, "C"}, {90, "XC"}, {50, "L"}, {40, "XL"}, {10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"},
    };
    for (int i = 0; n > 0; i++) {
        while (n >= parts[i].value) {
            put(b, parts[i].digits, strlen(parts[i].digits));
            n -= parts[i].value;
        }
    }
}

static int from_roman(const char *s)
{
    int sum = 0, last = 0;
    for (; *s >= 'A'; s++) {
        int v = *s == 'I' ? 1 : *s == 'V' ? 5 : *s == 'X' ? 10 : *s == 'L' ? 50 : *s == 'C' ? 100 : *s == 'D' ? 500 : 1000;
        sum += v;
        if (last < v)
            sum -= 2 * last;
        last = v;
    }
    return sum;
}

static Date date_of(int days)
{
    Date d;
    int era, doe, yoe, doy, mp;
    days += 719468;
    era = days / 146097;
    doe = days - era * 146097;
    yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365;
    doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
    mp = (5 * doy + 2) / 153;
    d.day = doy - (153 * mp + 2) / 5 + 1;
    d.month = mp < 10 ? mp + 3 : mp - 9;
    d.year = yoe + era * 400 + (d.month <= 2);
    return d;
}

static int next_word(const char **text, Word *w)
{
    const char *p = *text;
    while (*p == ' ' || *p == '\n')
        p++;
    w->start = p;
    while (*p != '\0' && *p != ' ' && *p != '\n')
        p++;
    w->length = (int)(p - w->start);
    *text = p;
    return w->length > 0;
}

static void put_line(Builder *b, const Word *words, int count, int letters, int width, int last)
{
    int gaps = count - 1, spare = width - letters;
    for (int i = 0; i < count; i++) {
        put(b, words[i].start, (size_t)words[i].length);
        if (i < gaps) {
            int blanks = last ? 1 : spare / (gaps - i);
            put_times(b, ' ', blanks);
            spare -= blanks;
        }
    }
    put_char(b, '\n');
}

static int wrap(Builder *b, const char *text, int width)
{
    Word words[80];
    int count = 0, letters = 0, lines = 0;
    while (next_word(&text, &words[count])) {
        int length = words[count].length;
        if (count > 0 && letters + length + count > width) {
            Word carry = words[count];
            put_line(b, words, count, letters, width, 0);
            lines++;
            words[0] = carry;
            count = letters = 0;
        }
        letters += length;
        count++;
    }
    if (count > 0) {
        put_line(b, words, count, letters, width, 1);
        lines++;
    }
    return lines;
}

int main(int argc, char **argv)
{
    static const char *const texts[] = {
        "It was late in the year when the ship came into the harbour,  and nobody on the quay knew\nfrom which country she had sailed.",
        "A program that wraps lines must count the letters of each word, must leave one blank between them, and spreads what is left.",
        "Short one.",
        "Extraordinarily long words, incomprehensibilities for instance, leave uncomfortable gaps.",
    };
    int n = argc > 1 ? atoi(argv[1]) : 150000;
    Builder b = {NULL, 0, 0};
    unsigned sum = 5381;
    long lines = 0, bytes = 0;
    int wrong = 0;
    char stamp[40];
    for (int i = 0; i < n; i++) {
        Date d = date_of(i * 13 % 30000);
        b.length = 0;
        put_roman(&b, i % 3999 + 1);
        if (from_roman(b.text) != i % 3999 + 1)
            wrong++;
        put_char(&b, '\n');
        lines += wrap(&b, texts[i & 3], 24 + i % 40);
        if (i % 16 == 0) {
            sprintf(stamp, "%d-%02d-%02d", d.year, d.month, d.day);
            put(&b, stamp, strlen(stamp));
        } else {
            put_times(&b, '*', d.day + d.month + d.year % 10);
        }
        for (size_t k = 0; k < b.length; k++)
            sum = sum * 33 ^ (unsigned char)b.text[k];
        bytes += (long)b.length;
    }
    printf("textwrap %ld %ld %d %u\n", lines, bytes, wrong, sum);
    free(b.text);
    return 0;
}
