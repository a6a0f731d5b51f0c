/* Dates and digits: day numbers, weekdays, Easter, number bases, Roman numerals, digit sums, magic squares.
   size 600000, quick 60000: days and numbers. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    int year;
    unsigned char month, day;
} Date;

static const int lengths[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
static int weekdays[7];

static int leap(int year)
{
    return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

static long day_number(Date d)
{
    int a = (14 - d.month) / 12, y = d.year + 4800 - a, m = d.month + 12 * a - 3;
    return d.day + (153 * m + 2) / 5 + 365L * y + y / 4 - y / 100 + y / 400 - 32045;
}

static Date from_number(long n)
{
    Date d;
    long a = n + 32044, b = (4 * a + 3) / 146097, c = a - 146097 * b / 4;
    long e = (4 * c + 3) / 1461, f = c - 1461 * e / 4, m = (5 * f + 2) / 153;
    d.day = (unsigned char)(f - (153 * m + 2) / 5 + 1);
    d.month = (unsigned char)(m + 3 - 12 * (m / 10));
    d.year = (int)(100 * b + e - 4800 + m / 10);
    return d;
}

static void tomorrow(Date *d)
{
    int length = lengths[d->month - 1] + (d->month == 2 && leap(d->year));
    if (++d->day <= length)
        return;
    d->day = 1;
    if (++d->month > 12) {
        d->month = 1;
        d->year++;
    }
}

static Date easter(int year)
{
    int a = year % 19, b = year / 100, c = year % 100, d = b / 4, e = b % 4, g = (8 * b + 13) / 25;
    int h = (19 * a + b - d - g + 15) % 30, i = c / 4, k = c % 4;
    int l = (32 + 2 * e + 2 * i - h - k) % 7, m = (a + 11 * h + 19 * l) / 433;
    Date result;
    result.year = year;
    result.month = (unsigned char)((h + l - 7 * m + 90) / 25);
    result.day = (unsigned char)((h + l - 7 * m + 33 * result.month + 19) % 32);
    return result;
}

static int to_base(unsigned v, int base, char *out)
{
    char reversed[40];
    int n = 0, i;
    do {
        reversed[n++] = "0123456789abcdefghijklmnopqrstuvwxyz"[v % base];
        v /= base;
    } while (v != 0);
    for (i = 0; i < n; i++)
        out[i] = reversed[n - 1 - i];
    out[n] = '\0';
    return n;
}

static unsigned from_base(const char *s, int base)
{
    unsigned v = 0;
    for (; *s; s++)
        v = v * base + (*s <= '9' ? *s - '0' : *s - 'a' + 10);
    return v;
}

static char *roman(int v, char *out)
{
    static const int values[13] = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
    static const char *const marks[13] = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
    for (int i = 0; i < 13; i++)
        while (v >= values[i]) {
            for (const char *p = marks[i]; *p; p++)
                *out++ = *p;
            v -= values[i];
        }
    *out = '\0';
    return out;
}

/* An odd magic square; the sum of a diagonal. */
static int magic(int n)
{
    static short square[25][25];
    int row = 0, column = n / 2, sum = 0;
    memset(square, 0, sizeof square);
    for (int v = 1; v <= n * n; v++) {
        square[row][column] = (short)v;
        int up = (row + n - 1) % n, right = (column + 1) % n;
        if (square[up][right])
            row = (row + 1) % n;
        else
            row = up, column = right;
    }
    for (int i = 0; i < n; i++)
        sum += square[i][n - 1 - i];
    return sum;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 600000;
    Date date = {1899, 12, 25};
    long start = day_number(date);
    int wrong = 0, april = 0, letters = 0, fridays = 0, sums = 0;
    unsigned hash = 0;
    char text[40];
    for (int i = 0; i < n; i++) {
        Date back = from_number(start + i);
        if (back.year != date.year || back.month != date.month || back.day != date.day)
            wrong++;
        int weekday = (int)((day_number(date) + 1) % 7);
        weekdays[weekday]++;
        fridays += weekday == 5 && date.day == 13;
        tomorrow(&date);
        int base = 2 + i % 35;
        int digits = to_base((unsigned)i * 2654435761u, base, text);
        wrong += from_base(text, base) != (unsigned)i * 2654435761u;
        hash = hash * 3 + (unsigned)(digits * text[0]);
        letters += (int)(roman(i % 3999 + 1, text) - text);
        for (int v = i; v > 0; v /= 10)
            sums += v % 10 * (v % 10);
        Date e = easter(1600 + i % 2000);
        april += e.month == 4 && e.day > 10;
        if (i % 200 == 0)
            hash += (unsigned)magic(3 + i / 200 % 11 * 2);
    }
    printf("calendar %d %d %d %d %d %d %u\n", wrong, fridays, weekdays[0], april, letters, sums, hash);
    return 0;
}
