/* Lines of numbers and words written by a printf of its own: variable arguments, division by ten, characters, flags and widths.
   size 400000, quick 40000: lines. */
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum flag { LEFT = 1, ZEROS = 2, SIGN = 4, LONG = 8 };

struct sink {
    char *at, *end;
};

static void put(struct sink *s, char c)
{
    if (s->at < s->end)
        *s->at++ = c;
}

static void pad(struct sink *s, char with, int count)
{
    while (count-- > 0)
        put(s, with);
}

static int digits_of(char *to, uint64_t value, unsigned base, const char *digits)
{
    char turned[64];
    int n = 0;
    do {
        turned[n++] = digits[value % base];
        value /= base;
    } while (value > 0);
    for (int i = 0; i < n; i++)
        to[i] = turned[n - 1 - i];
    return n;
}

static void put_field(struct sink *s, const char *prefix, const char *body, int length, int width, unsigned flags)
{
    int fill = width - length - (int)strlen(prefix);
    if (!(flags & (LEFT | ZEROS)))
        pad(s, ' ', fill);
    for (; *prefix != '\0'; prefix++)
        put(s, *prefix);
    if ((flags & ZEROS) && !(flags & LEFT))
        pad(s, '0', fill);
    for (int i = 0; i < length; i++)
        put(s, body[i]);
    if (flags & LEFT)
        pad(s, ' ', fill);
}

/* Takes %d, %u, %x, %b, %s, %c, %% with flags, width, and l for 64 bits. Returns the length. */
static int format(char *to, int space, const char *f, ...)
{
    static const char digits[] = "0123456789abcdef";
    struct sink s = {to, to + space - 1};
    va_list arguments;
    va_start(arguments, f);
    for (; *f != '\0'; f++) {
        char buffer[72];
        const char *body = buffer, *prefix = "";
        int width = 0, length = 0;
        unsigned flags = 0;
        if (*f != '%') {
            put(&s, *f);
            continue;
        }
        for (f++; *f == '-' || *f == '0' || *f == '+'; f++)
            flags |= *f == '-' ? LEFT : *f == '0' ? ZEROS : SIGN;
        for (; *f >= '0' && *f <= '9'; f++)
            width = width * 10 + (*f - '0');
        if (*f == 'l') {
            flags |= LONG;
            f++;
        }
        switch (*f) {
        case 'd': {
            int64_t value = flags & LONG ? va_arg(arguments, int64_t) : va_arg(arguments, int);
            prefix = value < 0 ? "-" : flags & SIGN ? "+" : "";
            length = digits_of(buffer, value < 0 ? -(uint64_t)value : (uint64_t)value, 10, digits);
            break;
        }
        case 'u':
        case 'x':
        case 'b': {
            uint64_t value = flags & LONG ? va_arg(arguments, uint64_t) : va_arg(arguments, unsigned);
            length = digits_of(buffer, value, *f == 'u' ? 10 : *f == 'x' ? 16 : 2, digits);
            break;
        }
        case 's':
            body = va_arg(arguments, const char *);
            length = (int)strlen(body);
            break;
        case 'c':
            buffer[0] = (char)va_arg(arguments, int);
            length = 1;
            break;
        default:
            buffer[0] = *f;
            length = 1;
        }
        put_field(&s, prefix, body, length, width, flags);
    }
    va_end(arguments);
    *s.at = '\0';
    return (int)(s.at - to);
}

int main(int argc, char **argv)
{
    static const char *const months[] = {"January", "February", "March", "April", "May", "June", "July"};
    int n = argc > 1 ? atoi(argv[1]) : 400000;
    char line[128];
    uint32_t seed = 42, sum = 0;
    int64_t balance = 0;
    int bytes = 0;
    for (int i = 0; i < n; i++) {
        int length;
        seed = seed * 1664525 + 1013904223;
        int amount = (int)(seed >> 10) - (1 << 21);
        balance += (int64_t)amount * (int)(seed & 0xffff);
        if (i % 4 == 3)
            length = format(line, sizeof line, "%u%%|%-10b|%016lx|%c", seed >> 25, seed >> 22, (uint64_t)seed * seed, 'a' + i % 26);
        else
            length = format(line, sizeof line, "%6d: %-9s %02u %+10d %14ld", i, months[(seed >> 8) % 7], seed >> 27, amount, balance);
        for (int j = 0; j < length; j++)
            sum = sum * 31 + (uint8_t)line[j];
        bytes += length;
    }
    printf("numfmt %u %d\n", sum, bytes);
    return 0;
}
