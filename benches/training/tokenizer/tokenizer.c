/* A lexer for a C-like language over a generated source: switch on characters, keywords, numbers, comments.
   size 18000000, quick 1800000: bytes of source. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum token {
    T_END, T_IDENT, T_NUMBER, T_STRING, T_CHAR, T_ASSIGN, T_EQ, T_NOT, T_NE, T_LT, T_LE, T_SHL, T_GT, T_GE, T_SHR,
    T_PLUS, T_INC, T_MINUS, T_DEC, T_ARROW, T_STAR, T_SLASH, T_PERCENT, T_AND, T_ANDAND, T_OR, T_OROR, T_PUNCT, T_ERROR, T_KEYWORD
};

struct keyword {
    const char *name;
    int length;
};

static const struct keyword keywords[] = {
    {"if", 2}, {"for", 3}, {"int", 3}, {"char", 4}, {"else", 4}, {"case", 4}, {"void", 4}, {"while", 5},
    {"break", 5}, {"float", 5}, {"static", 6}, {"return", 6}, {"struct", 6}, {"switch", 6}, {"continue", 8},
};

#define KEYWORDS ((int)(sizeof(keywords) / sizeof(keywords[0])))

struct lexer {
    const char *at;
    const char *end;
    const char *start;
    int line;
    int length;
    uint32_t value;
};

static int is_ident(int c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

static int peek(const struct lexer *lx)
{
    return lx->at < lx->end ? (unsigned char)*lx->at : 0;
}

static int accept(struct lexer *lx, int c)
{
    if (peek(lx) != c)
        return 0;
    lx->at++;
    return 1;
}

static void skip_blanks(struct lexer *lx)
{
    while (lx->at < lx->end) {
        char c = *lx->at;
        if (c == '\n') {
            lx->line++;
            lx->at++;
        } else if (c == ' ' || c == '\t') {
            lx->at++;
        } else if (c == '/' && lx->at + 1 < lx->end && lx->at[1] == '/') {
            while (lx->at < lx->end && *lx->at != '\n')
                lx->at++;
        } else {
            break;
        }
    }
}

static int find_keyword(const char *name, int length)
{
    int i;
    for (i = 0; i < KEYWORDS; i++) {
        if (keywords[i].length > length)
            break;
        if (keywords[i].length == length && keywords[i].name[0] == name[0] && memcmp(keywords[i].name, name, length) == 0)
            return T_KEYWORD + i;
    }
    return T_IDENT;
}

static int number(struct lexer *lx)
{
    uint32_t value = 0;
    int c;
    if (lx->at[0] == '0' && lx->at + 1 < lx->end && lx->at[1] == 'x') {
        lx->at += 2;
        for (;;) {
            c = peek(lx);
            if (c >= '0' && c <= '9')
                value = value << 4 | (uint32_t)(c - '0');
            else if (c >= 'a' && c <= 'f')
                value = value << 4 | (uint32_t)(c - 'a' + 10);
            else
                break;
            lx->at++;
        }
    } else {
        while ((c = peek(lx)) >= '0' && c <= '9') {
            value = value * 10 + (uint32_t)(c - '0');
            lx->at++;
        }
    }
    lx->value = value;
    return T_NUMBER;
}

static int quoted(struct lexer *lx, char quote, int token)
{
    lx->at++;
    while (lx->at < lx->end && *lx->at != quote) {
        if (*lx->at == '\\')
            lx->at++;
        if (lx->at >= lx->end || *lx->at == '\n')
            return T_ERROR;
        lx->at++;
    }
    if (lx->at >= lx->end)
        return T_ERROR;
    lx->at++;
    return token;
}

static int next_token(struct lexer *lx)
{
    skip_blanks(lx);
    lx->start = lx->at;
    if (lx->at >= lx->end)
        return T_END;
    int c = (unsigned char)*lx->at;
    switch (c) {
    case '0': case '1': case '2': case '3': case '4': case '5': case '6': case '7': case '8': case '9':
        return number(lx);
    case '"': return quoted(lx, '"', T_STRING);
    case '\'': return quoted(lx, '\'', T_CHAR);
    case '=': lx->at++; return accept(lx, '=') ? T_EQ : T_ASSIGN;
    case '!': lx->at++; return accept(lx, '=') ? T_NE : T_NOT;
    case '<': lx->at++; return accept(lx, '=') ? T_LE : accept(lx, '<') ? T_SHL : T_LT;
    case '>': lx->at++; return accept(lx, '=') ? T_GE : accept(lx, '>') ? T_SHR : T_GT;
    case '+': lx->at++; return accept(lx, '+') ? T_INC : T_PLUS;
    case '-': lx->at++; return accept(lx, '-') ? T_DEC : accept(lx, '>') ? T_ARROW : T_MINUS;
    case '&': lx->at++; return accept(lx, '&') ? T_ANDAND : T_AND;
    case '|': lx->at++; return accept(lx, '|') ? T_OROR : T_OR;
    case '*': lx->at++; return T_STAR;
    case '/': lx->at++; return T_SLASH;
    case '%': lx->at++; return T_PERCENT;
    case '(': case ')': case '{': case '}': case '[': case ']': case ';': case ',': case '.': case ':':
        lx->at++;
        return T_PUNCT;
    default:
        if (!is_ident(c)) {
            lx->at++;
            return T_ERROR;
        }
        do
            lx->at++;
        while (lx->at < lx->end && is_ident(*lx->at));
        return find_keyword(lx->start, (int)(lx->at - lx->start));
    }
}

static const char *const pieces[] = {
    "int count = 0;\n", "if (count >= limit && !done)\n    return -1;\n", "for (i = 0; i < 100; i++) {\n", "\ttotal += table[i] * 0x1f;\n",
    "}\n", "// a remark about the next line, which is not code\n", "while (p->next != tail) p = p->next;\n", "printf(\"%d \\\"items\\\"\\n\", n);\n",
    "static struct node *find(const char *key)\n{\n", "switch (c) { case 'a': break; case '\\n': continue; }\n", "x = (y << 3) ^ (y >> 29) | mask & ~7;\n",
    "else flags |= F_OPEN || --left / 2 % 10;\n", "    ", "\n",
};

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 18000000;
    char *source = malloc(n + 100);
    int used = 0;
    uint32_t seed = 7;
    while (used < n) {
        seed = seed * 1664525 + 1013904223;
        const char *piece = pieces[(seed >> 24) % (sizeof(pieces) / sizeof(pieces[0]))];
        int length = (int)strlen(piece);
        memcpy(source + used, piece, length);
        used += length;
    }
    struct lexer lx = {source, source + n, source, 1, 0, 0};
    uint32_t sum = 0, tokens = 0, errors = 0;
    int token;
    while ((token = next_token(&lx)) != T_END) {
        tokens++;
        if (token == T_ERROR)
            errors++;
        sum = sum * 31 + (uint32_t)token + (token == T_NUMBER ? lx.value : (uint32_t)(lx.at - lx.start));
    }
    printf("tokenizer %u %u %d %u\n", tokens, errors, lx.line, sum);
    free(source);
    return 0;
}
