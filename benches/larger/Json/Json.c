/* A document in JSON: made, parsed to objects, summed up, and written again. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MODULUS 1000003

/* Bytes that can be added to. */
struct buffer {
    char *bytes;
    int length, capacity;
};

struct string {
    char *bytes;
    int length;
};

struct value {
    enum { CONSTANT, DECIMAL, TEXT, ARRAY, RECORD } kind;
    const char *name;
    int whole, fraction, digits;
    double number;
    struct string text;
    struct value **elements;
    struct string *names;
    int count, capacity;
};

static void append(struct buffer *out, char c)
{
    if (out->length == out->capacity) {
        out->capacity = out->capacity == 0 ? 16 : out->capacity * 2;
        out->bytes = realloc(out->bytes, out->capacity);
    }
    out->bytes[out->length++] = c;
}

static void append_bytes(struct buffer *out, const char *bytes, int length)
{
    for (int i = 0; i < length; i++)
        append(out, bytes[i]);
}

static struct string copied(const char *bytes, int length)
{
    struct string string = { malloc(length + 1), length };
    memcpy(string.bytes, bytes, length);
    return string;
}

static int hash(int start, const char *bytes, int length)
{
    int hash = start;
    for (int i = 0; i < length; i++)
        hash = (hash * 31 + (unsigned char)bytes[i]) % MODULUS;
    return hash;
}

static struct value *make(int kind)
{
    struct value *value = calloc(1, sizeof *value);
    value->kind = kind;
    return value;
}

static struct value *make_constant(const char *name)
{
    struct value *value = make(CONSTANT);
    value->name = name;
    return value;
}

static struct value *make_decimal(int whole, int fraction, int digits)
{
    struct value *value = make(DECIMAL);
    value->whole = whole;
    value->fraction = fraction;
    value->digits = digits;
    double scale = 1;
    for (int i = 0; i < digits; i++)
        scale *= 10;
    value->number = whole + fraction / scale;
    return value;
}

static struct value *make_text(struct string text)
{
    struct value *value = make(TEXT);
    value->text = text;
    return value;
}

static void add(struct value *array, struct value *element)
{
    if (array->count == array->capacity) {
        array->capacity = array->capacity == 0 ? 4 : array->capacity * 2;
        array->elements = realloc(array->elements, array->capacity * sizeof *array->elements);
        if (array->kind == RECORD)
            array->names = realloc(array->names, array->capacity * sizeof *array->names);
    }
    array->elements[array->count++] = element;
}

static void put(struct value *record, struct string name, struct value *value)
{
    add(record, value);
    record->names[record->count - 1] = name;
}

static struct value *get(const struct value *record, const char *name)
{
    int length = (int)strlen(name);
    for (int i = 0; i < record->count; i++) {
        if (record->names[i].length == length && memcmp(record->names[i].bytes, name, length) == 0)
            return record->elements[i];
    }
    return NULL;
}

static void drop(struct value *value)
{
    for (int i = 0; i < value->count; i++) {
        drop(value->elements[i]);
        if (value->kind == RECORD)
            free(value->names[i].bytes);
    }
    free(value->elements);
    free(value->names);
    free(value->text.bytes);
    free(value);
}

static void write_text(struct buffer *out, struct string text)
{
    append(out, '"');
    for (int i = 0; i < text.length; i++) {
        char c = text.bytes[i];
        if (c == '"' || c == '\\') {
            append(out, '\\');
            append(out, c);
        } else if (c == '\n') {
            append_bytes(out, "\\n", 2);
        } else {
            append(out, c);
        }
    }
    append(out, '"');
}

static void write_decimal(struct buffer *out, const struct value *value)
{
    char digits[12];
    append_bytes(out, digits, snprintf(digits, sizeof digits, "%d", value->whole));
    if (value->digits > 0) {
        append(out, '.');
        int rest = value->fraction, scale = 1;
        for (int i = 1; i < value->digits; i++)
            scale *= 10;
        for (; scale > 0; scale /= 10) {
            append(out, (char)('0' + rest / scale));
            rest %= scale;
        }
    }
}

static void write_value(struct buffer *out, const struct value *value)
{
    switch (value->kind) {
    case CONSTANT:
        append_bytes(out, value->name, (int)strlen(value->name));
        break;
    case DECIMAL:
        write_decimal(out, value);
        break;
    case TEXT:
        write_text(out, value->text);
        break;
    case ARRAY:
    case RECORD:
        append(out, value->kind == ARRAY ? '[' : '{');
        for (int i = 0; i < value->count; i++) {
            if (i > 0)
                append(out, ',');
            if (value->kind == RECORD) {
                write_text(out, value->names[i]);
                append(out, ':');
            }
            write_value(out, value->elements[i]);
        }
        append(out, value->kind == ARRAY ? ']' : '}');
        break;
    }
}

static int sum(const struct value *value)
{
    int total = value->count;
    switch (value->kind) {
    case CONSTANT:
        return (int)strlen(value->name);
    case DECIMAL:
        return (int)(value->number * 100 + 0.5) % MODULUS;
    case TEXT:
        return hash(7, value->text.bytes, value->text.length);
    case ARRAY:
    case RECORD:
        for (int i = 0; i < value->count; i++) {
            if (value->kind == RECORD)
                total = hash(total, value->names[i].bytes, value->names[i].length);
            total = (total * 31 + sum(value->elements[i])) % MODULUS;
        }
    }
    return total;
}

struct parser {
    const char *text;
    int at;
};

static void expect(struct parser *parser, char c)
{
    if (parser->text[parser->at] != c) {
        fprintf(stderr, "expected %c at %d\n", c, parser->at);
        exit(1);
    }
    parser->at++;
}

static struct value *parse_constant(struct parser *parser, const char *name)
{
    for (const char *c = name; *c != 0; c++)
        expect(parser, *c);
    return make_constant(name);
}

static int parse_digits(struct parser *parser)
{
    int number = 0;
    while (parser->text[parser->at] >= '0' && parser->text[parser->at] <= '9')
        number = number * 10 + parser->text[parser->at++] - '0';
    return number;
}

static struct value *parse_decimal(struct parser *parser)
{
    int whole = parse_digits(parser);
    if (parser->text[parser->at] != '.')
        return make_decimal(whole, 0, 0);
    int start = ++parser->at;
    int fraction = parse_digits(parser);
    return make_decimal(whole, fraction, parser->at - start);
}

static struct string parse_string(struct parser *parser)
{
    expect(parser, '"');
    const char *text = parser->text;
    int start = parser->at;
    while (text[parser->at] != '"' && text[parser->at] != '\\')
        parser->at++;
    if (text[parser->at] == '"')
        return copied(text + start, parser->at++ - start);
    struct buffer out = { NULL, 0, 0 };
    append_bytes(&out, text + start, parser->at - start);
    while (text[parser->at] != '"') {
        char c = text[parser->at++];
        if (c == '\\') {
            c = text[parser->at++];
            if (c == 'n')
                c = '\n';
        }
        append(&out, c);
    }
    parser->at++;
    struct string string = copied(out.bytes, out.length);
    free(out.bytes);
    return string;
}

static struct value *parse(struct parser *parser)
{
    struct value *value;
    switch (parser->text[parser->at]) {
    case '{':
        value = make(RECORD);
        parser->at++;
        while (parser->text[parser->at] != '}') {
            if (value->count > 0)
                expect(parser, ',');
            struct string name = parse_string(parser);
            expect(parser, ':');
            put(value, name, parse(parser));
        }
        parser->at++;
        return value;
    case '[':
        value = make(ARRAY);
        parser->at++;
        while (parser->text[parser->at] != ']') {
            if (value->count > 0)
                expect(parser, ',');
            add(value, parse(parser));
        }
        parser->at++;
        return value;
    case '"':
        return make_text(parse_string(parser));
    case 'n':
        return parse_constant(parser, "null");
    case 't':
        return parse_constant(parser, "true");
    case 'f':
        return parse_constant(parser, "false");
    default:
        return parse_decimal(parser);
    }
}

static int seed = 42;

static int next(int bound)
{
    seed = (seed * 3877 + 29573) % 139968;
    return seed * bound / 139968;
}

static struct value *word(void)
{
    struct buffer letters = { NULL, 0, 0 };
    for (int left = 3 + next(8); left > 0; left--)
        append(&letters, (char)('a' + next(26)));
    int mark = next(16);
    if (mark < 3)
        append(&letters, mark == 0 ? '"' : mark == 1 ? '\\' : '\n');
    struct value *value = make_text(copied(letters.bytes, letters.length));
    free(letters.bytes);
    return value;
}

static struct value *decimal(int wholes, int fractions, int digits)
{
    int whole = next(wholes);
    return make_decimal(whole, next(fractions), digits);
}

static void set(struct value *record, const char *name, struct value *value)
{
    put(record, copied(name, (int)strlen(name)), value);
}

static struct value *make_record(int number)
{
    struct value *record = make(RECORD);
    set(record, "number", make_decimal(number, 0, 0));
    set(record, "name", word());
    set(record, "price", decimal(100, 100, 2));
    struct value *tags = make(ARRAY);
    for (int left = next(6); left > 0; left--)
        add(tags, word());
    set(record, "tags", tags);
    struct value *place = make(RECORD);
    set(place, "x", decimal(1000, 1000, 3));
    set(place, "y", decimal(1000, 10, 1));
    set(record, "place", place);
    int kind = next(3);
    set(record, "known", make_constant(kind == 0 ? "null" : kind == 1 ? "true" : "false"));
    return record;
}

int main(int argc, char **argv)
{
    int count = argc > 1 ? atoi(argv[1]) : 3000;
    struct buffer first = { NULL, 0, 0 }, second = { NULL, 0, 0 };
    struct value *made = make(ARRAY);
    for (int i = 0; i < count; i++)
        add(made, make_record(i));
    write_value(&first, made);
    drop(made);
    struct parser parser = { first.bytes, 0 };
    struct value *records = parse(&parser);
    double prices = 0;
    for (int i = 0; i < records->count; i++)
        prices += get(records->elements[i], "price")->number;
    write_value(&second, records);
    bool same = first.length == second.length && memcmp(first.bytes, second.bytes, first.length) == 0;
    printf("Json %d %d %d %d %s\n", first.length, hash(7, first.bytes, first.length), sum(records), (int)(prices * 100 + 0.5),
           same ? "same" : "different");
    drop(records);
    free(first.bytes);
    free(second.bytes);
    return 0;
}
