/* Evaluates generated expressions with doubles: shunting yard, a stack of operators and one of values, variables.
   size 120000, quick 12000: expressions. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define DEPTH 64
#define LINE 1024

struct calculator {
    double values[DEPTH];
    char operators[DEPTH];
    int nvalues, noperators;
    const char *error;
};

static double variables[26];
static unsigned long seed = 3;

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static int precedence(char op)
{
    switch (op) {
    case '+': case '-': return 1;
    case '*': case '/': return 2;
    case '~': return 3;
    case '^': return 4;
    default: return 0;
    }
}

static double power(double base, int exponent)
{
    double result = 1.0;
    while (exponent > 0) {
        if (exponent & 1)
            result *= base;
        base *= base;
        exponent >>= 1;
    }
    return result;
}

static void push_value(struct calculator *c, double value)
{
    if (c->nvalues < DEPTH)
        c->values[c->nvalues++] = value;
    else
        c->error = "too deep";
}

static double pop_value(struct calculator *c)
{
    if (c->nvalues > 0)
        return c->values[--c->nvalues];
    c->error = "operand missing";
    return 0.0;
}

static void apply(struct calculator *c)
{
    char op = c->operators[--c->noperators];
    double b = pop_value(c);
    double a = op == '~' ? 0.0 : pop_value(c);
    switch (op) {
    case '~': push_value(c, -b); break;
    case '+': push_value(c, a + b); break;
    case '-': push_value(c, a - b); break;
    case '*': push_value(c, a * b); break;
    case '/':
        if (b == 0.0)
            c->error = "division by zero";
        push_value(c, b == 0.0 ? 0.0 : a / b);
        break;
    case '^': push_value(c, power(a, (int)b)); break;
    default: c->error = "parenthesis not closed"; break;
    }
}

static double parse_number(const char **p)
{
    const char *s = *p;
    double value = 0.0, scale = 1.0;
    while (is_digit(*s))
        value = value * 10.0 + (*s++ - '0');
    if (*s == '.') {
        for (s++; is_digit(*s); s++) {
            value = value * 10.0 + (*s - '0');
            scale *= 10.0;
        }
    }
    *p = s;
    return value / scale;
}

static double evaluate(struct calculator *c, const char *p)
{
    int operand = 1;
    c->nvalues = c->noperators = 0;
    c->error = NULL;
    while (*p != '\0' && c->error == NULL) {
        if (*p == ' ') {
            p++;
        } else if (is_digit(*p) || (*p >= 'a' && *p <= 'z')) {
            push_value(c, is_digit(*p) ? parse_number(&p) : variables[*p++ - 'a']);
            operand = 0;
        } else if (*p == '(') {
            c->operators[c->noperators++] = *p++;
            operand = 1;
        } else if (*p == ')') {
            while (c->noperators > 0 && c->operators[c->noperators - 1] != '(')
                apply(c);
            if (c->noperators-- == 0)
                c->error = "parenthesis not opened";
            p++;
            operand = 0;
        } else {
            char op = *p++;
            if (op == '-' && operand)
                op = '~';
            else
                while (c->noperators > 0 && precedence(c->operators[c->noperators - 1]) >= precedence(op))
                    apply(c);
            c->operators[c->noperators++] = op;
            operand = 1;
        }
        if (c->noperators == DEPTH)
            c->error = "too deep";
    }
    while (c->noperators > 0 && c->error == NULL)
        apply(c);
    return c->error ? 0.0 : pop_value(c);
}

static unsigned choose(unsigned limit)
{
    seed = (seed * 16807) % 2147483647;
    return (unsigned)(seed % limit);
}

static char *write_expression(char *out, int depth)
{
    int terms = 1 + choose(3);
    for (int i = 0; i < terms; i++) {
        if (i > 0) {
            *out++ = ' ';
            *out++ = "+-*/+*"[choose(6)];
            *out++ = ' ';
        }
        unsigned kind = choose(10);
        if (kind < 3 && depth < 3) {
            if (kind == 0)
                *out++ = '-';
            *out++ = '(';
            out = write_expression(out, depth + 1);
            *out++ = ')';
        } else if (kind < 6) {
            *out++ = (char)('a' + choose(26));
        } else {
            unsigned whole = choose(20);
            out += sprintf(out, "%u.%u", whole, choose(100));
        }
        if (kind == 9) {
            *out++ = '^';
            *out++ = (char)('1' + choose(3));
        }
    }
    return out;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 120000;
    struct calculator calculator;
    char line[LINE];
    double total = 0.0;
    int errors = 0;
    for (int i = 0; i < 26; i++)
        variables[i] = i * 0.5 - 3.0;
    for (int i = 0; i < n; i++) {
        *write_expression(line, 0) = '\0';
        for (int round = 0; round < 3; round++) {
            double value = evaluate(&calculator, line);
            if (calculator.error != NULL) {
                errors++;
                break;
            }
            if (fabs(value) < 1000.0) {
                total += value;
                variables[i % 26] = floor(value * 64.0) / 64.0;
            }
        }
    }
    printf("calc %d %.6f\n", errors, total);
    return 0;
}
