/* Regular expressions: parsed to trees, compiled to instructions, and all states of a match followed in step. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const expressions[] = {
    "a(b|c)*d", "[a-h]+@[a-h]+", "(ab|ba|cd)+e?", "[0-3]+(,[0-3]+)*", "g.?.?h", "(a|b|c|d)(e|f)*(g|h)+",
};
static const char letters[] = "abcdefghabcdefgh01230123,, @";

enum operation { LETTER, SPLIT, JUMP, MATCH };

struct program {
    int operation[64], first[64], second[64];
    const bool *sets[64];
    int length;
};

/* The operands of a sequence or a choice, the body of a repetition, or the set of a letter. */
struct node {
    enum { SET, SEQUENCE, CHOICE, REPEAT } kind;
    struct node *one, *other;
    char repeat;
    bool set[128];
};

struct parser {
    const char *text;
    int at, length;
};

static int emit(struct program *program, enum operation operation)
{
    program->operation[program->length] = operation;
    return program->length++;
}

static void compile(const struct node *node, struct program *program)
{
    int start, split, jump;
    switch (node->kind) {
    case SET:
        program->sets[emit(program, LETTER)] = node->set;
        break;
    case SEQUENCE:
        compile(node->one, program);
        compile(node->other, program);
        break;
    case CHOICE:
        split = emit(program, SPLIT);
        program->first[split] = program->length;
        compile(node->one, program);
        jump = emit(program, JUMP);
        program->second[split] = program->length;
        compile(node->other, program);
        program->first[jump] = program->length;
        break;
    case REPEAT:
        if (node->repeat == '+') {
            start = program->length;
            compile(node->one, program);
            split = emit(program, SPLIT);
            program->first[split] = start;
            program->second[split] = program->length;
            break;
        }
        split = emit(program, SPLIT);
        program->first[split] = program->length;
        compile(node->one, program);
        if (node->repeat == '*')
            program->first[emit(program, JUMP)] = split;
        program->second[split] = program->length;
        break;
    }
}

static struct node *make(int kind, struct node *one, struct node *other)
{
    struct node *node = calloc(1, sizeof *node);
    node->kind = kind;
    node->one = one;
    node->other = other;
    return node;
}

static void drop(struct node *node)
{
    if (node != NULL) {
        drop(node->one);
        drop(node->other);
        free(node);
    }
}

static bool more(const struct parser *parser, char end)
{
    return parser->at < parser->length && parser->text[parser->at] != end;
}

static struct node *choice(struct parser *parser);

static struct node *atom(struct parser *parser)
{
    char c = parser->text[parser->at++];
    if (c == '(') {
        struct node *node = choice(parser);
        parser->at++;
        return node;
    }
    struct node *node = make(SET, NULL, NULL);
    if (c == '[') {
        while (more(parser, ']')) {
            char low = parser->text[parser->at], high = low;
            if (parser->text[parser->at + 1] == '-') {
                high = parser->text[parser->at + 2];
                parser->at += 2;
            }
            parser->at++;
            for (int letter = low; letter <= high; letter++)
                node->set[letter] = true;
        }
        parser->at++;
    } else if (c == '.') {
        for (int letter = 0; letter < 128; letter++)
            node->set[letter] = letter != '\n';
    } else {
        node->set[(int)c] = true;
    }
    return node;
}

static struct node *repeat(struct parser *parser)
{
    struct node *node = atom(parser);
    while (parser->at < parser->length) {
        char c = parser->text[parser->at];
        if (c != '?' && c != '*' && c != '+')
            break;
        parser->at++;
        node = make(REPEAT, node, NULL);
        node->repeat = c;
    }
    return node;
}

static struct node *sequence(struct parser *parser)
{
    struct node *node = repeat(parser);
    while (more(parser, '|') && more(parser, ')'))
        node = make(SEQUENCE, node, repeat(parser));
    return node;
}

static struct node *choice(struct parser *parser)
{
    struct node *node = sequence(parser);
    while (parser->at < parser->length && parser->text[parser->at] == '|') {
        parser->at++;
        node = make(CHOICE, node, sequence(parser));
    }
    return node;
}

struct states {
    int members[64], marks[64];
    int count, mark;
    bool matches;
};

static void clear(struct states *states)
{
    states->count = 0;
    states->mark++;
    states->matches = false;
}

static void add(struct states *states, const struct program *program, int at)
{
    if (states->marks[at] == states->mark)
        return;
    states->marks[at] = states->mark;
    int operation = program->operation[at];
    if (operation == LETTER) {
        states->members[states->count++] = at;
    } else if (operation == MATCH) {
        states->matches = true;
    } else {
        add(states, program, program->first[at]);
        if (operation == SPLIT)
            add(states, program, program->second[at]);
    }
}

struct matcher {
    const struct program *program;
    struct states *now, *then;
};

static int longest(struct matcher *matcher, const unsigned char *text, int length, int at)
{
    int end = -1;
    clear(matcher->now);
    add(matcher->now, matcher->program, 0);
    for (;;) {
        struct states *now = matcher->now, *then = matcher->then;
        if (now->matches)
            end = at;
        if (now->count == 0 || at == length)
            return end;
        int letter = text[at++];
        clear(then);
        for (int i = 0; i < now->count; i++) {
            int place = now->members[i];
            if (matcher->program->sets[place][letter])
                add(then, matcher->program, place + 1);
        }
        matcher->now = then;
        matcher->then = now;
    }
}

int main(int argc, char **argv)
{
    int length = argc > 1 ? atoi(argv[1]) : 150000;
    unsigned char *text = malloc(length);
    int seed = 42;
    for (int i = 0; i < length; i++) {
        seed = (seed * 3877 + 29573) % 139968;
        text[i] = (unsigned char)letters[seed * (int)strlen(letters) / 139968];
    }
    int matches = 0, sum = 0;
    for (size_t i = 0; i < sizeof expressions / sizeof *expressions; i++) {
        struct parser parser = { expressions[i], 0, (int)strlen(expressions[i]) };
        struct node *tree = choice(&parser);
        struct program *program = calloc(1, sizeof *program);
        compile(tree, program);
        emit(program, MATCH);
        struct matcher matcher = { program, calloc(1, sizeof(struct states)), calloc(1, sizeof(struct states)) };
        int at = 0;
        while (at < length) {
            int end = longest(&matcher, text, length, at);
            if (end > at) {
                matches++;
                sum = (sum * 31 + at + 7 * (end - at)) % 1000003;
                at = end;
            } else {
                at++;
            }
        }
        free(matcher.now);
        free(matcher.then);
        free(program);
        drop(tree);
    }
    printf("Regex %d %d\n", matches, sum);
    free(text);
    return 0;
}
