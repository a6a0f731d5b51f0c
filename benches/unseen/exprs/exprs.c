/* Expressions written as text by one set of recursive functions and evaluated by another: characters, mutual recursion, u64 arithmetic.
   size 80000, quick 8000: expressions. */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SPACE 4096

struct text {
    char bytes[SPACE];
    int length;
};

struct parser {
    const char *at;
    const uint64_t *variables;
    int tokens, faults;
};

static uint32_t seed = 42;

static uint32_t next(uint32_t below)
{
    seed = seed * 1664525 + 1013904223;
    return (seed >> 10) % below;
}

static void put(struct text *t, const char *s)
{
    size_t length = strlen(s);
    memcpy(t->bytes + t->length, s, length);
    t->length += (int)length;
}

static void put_number(struct text *t, uint32_t n)
{
    char digits[12];
    int i = 11;
    digits[i] = '\0';
    do {
        digits[--i] = (char)('0' + n % 10);
        n /= 10;
    } while (n > 0);
    put(t, digits + i);
}

static void write_expression(struct text *t, int depth)
{
    static const char *const operators[] = {" + ", " - ", "*", "/", "%", " & ", " | ", " ^ ", "<<", ">>"};
    char name[2] = {0, 0};
    switch (depth <= 0 || t->length > SPACE / 2 ? next(2) : next(7)) {
    case 0:
        put_number(t, next(100000));
        break;
    case 1:
        name[0] = (char)('a' + next(26));
        put(t, name);
        break;
    case 2:
        put(t, next(2) ? "-" : "~");
        write_expression(t, 0);
        break;
    case 3:
        put(t, "(");
        write_expression(t, depth - 1);
        put(t, ")");
        break;
    case 4:
        put(t, next(2) ? "min(" : "max(");
        write_expression(t, depth - 1);
        put(t, ", ");
        write_expression(t, depth - 1);
        put(t, ")");
        break;
    default:
        write_expression(t, depth - 1);
        put(t, operators[next(10)]);
        write_expression(t, depth - 1);
    }
}

static void blanks(struct parser *p)
{
    while (*p->at == ' ')
        p->at++;
}

static int accept(struct parser *p, const char *token)
{
    size_t length = strlen(token);
    blanks(p);
    if (strncmp(p->at, token, length) != 0)
        return 0;
    p->at += length;
    p->tokens++;
    return 1;
}

static uint64_t expression(struct parser *p, int level);

static uint64_t primary(struct parser *p)
{
    uint64_t value = 0;
    int least = 0;
    if (accept(p, "-"))
        return -primary(p);
    if (accept(p, "~"))
        return ~primary(p);
    if (accept(p, "(")) {
        value = expression(p, 0);
        p->faults += !accept(p, ")");
        return value;
    }
    if ((least = accept(p, "min(")) || accept(p, "max(")) {
        uint64_t a = expression(p, 0);
        p->faults += !accept(p, ",");
        uint64_t b = expression(p, 0);
        p->faults += !accept(p, ")");
        return (a < b) == least ? a : b;
    }
    p->tokens++;
    if (islower((unsigned char)*p->at))
        return p->variables[*p->at++ - 'a'];
    if (!isdigit((unsigned char)*p->at))
        p->faults++;
    while (isdigit((unsigned char)*p->at))
        value = value * 10 + (uint64_t)(*p->at++ - '0');
    return value;
}

/* Levels as in C: |, ^, &, shifts, sums, products. Division by zero gives the dividend. */
static uint64_t expression(struct parser *p, int level)
{
    if (level == 6)
        return primary(p);
    uint64_t value = expression(p, level + 1);
    for (;;) {
        if (level == 0 && accept(p, "|"))
            value |= expression(p, level + 1);
        else if (level == 1 && accept(p, "^"))
            value ^= expression(p, level + 1);
        else if (level == 2 && accept(p, "&"))
            value &= expression(p, level + 1);
        else if (level == 3 && accept(p, "<<"))
            value <<= expression(p, level + 1) & 63;
        else if (level == 3 && accept(p, ">>"))
            value >>= expression(p, level + 1) & 63;
        else if (level == 4 && accept(p, "+"))
            value += expression(p, level + 1);
        else if (level == 4 && accept(p, "-"))
            value -= expression(p, level + 1);
        else if (level == 5 && accept(p, "*"))
            value *= expression(p, level + 1);
        else if (level == 5 && (accept(p, "/") || accept(p, "%"))) {
            int divides = p->at[-1] == '/';
            uint64_t by = expression(p, level + 1);
            if (by != 0)
                value = divides ? value / by : value % by;
        } else
            return value;
    }
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 80000;
    struct text text;
    uint64_t variables[26], sum = 0;
    struct parser p = {NULL, variables, 0, 0};
    for (int i = 0; i < 26; i++)
        variables[i] = (uint64_t)(i * i * i + 1);
    for (int i = 0; i < n; i++) {
        text.length = 0;
        write_expression(&text, 6);
        text.bytes[text.length] = '\0';
        p.at = text.bytes;
        uint64_t value = expression(&p, 0);
        p.faults += *p.at != '\0';
        variables[i % 26] = value >> 16;
        sum = sum * 31 + value;
    }
    printf("exprs %llu %d %d\n", (unsigned long long)sum, p.tokens, p.faults);
    return 0;
}
