/* Reads tables with commas and quotes by a table of states, and settings with sections, and adds up what they hold.
   size 700, quick 70: times that the texts are read. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINES 1000
#define MAX_FIELDS 8
#define MAX_FIELD 40

enum state { START, PLAIN, QUOTED, QUOTE_SEEN, STATES };
enum input { I_OTHER, I_COMMA, I_QUOTE, I_NEWLINE, INPUTS };
enum action { A_NONE = 0, A_STORE = 1, A_FIELD = 2, A_RECORD = 4 };

struct step {
    unsigned char next;
    unsigned char action;
};

static const struct step steps[STATES][INPUTS] = {
    {{PLAIN, A_STORE}, {START, A_FIELD}, {QUOTED, A_NONE}, {START, A_FIELD | A_RECORD}},
    {{PLAIN, A_STORE}, {START, A_FIELD}, {PLAIN, A_STORE}, {START, A_FIELD | A_RECORD}},
    {{QUOTED, A_STORE}, {QUOTED, A_STORE}, {QUOTE_SEEN, A_NONE}, {QUOTED, A_STORE}},
    {{PLAIN, A_STORE}, {START, A_FIELD}, {QUOTED, A_STORE}, {START, A_FIELD | A_RECORD}},
};

struct record {
    char fields[MAX_FIELDS][MAX_FIELD];
    int count;
};

struct total {
    long amount;
    int records, wide, longest;
};

struct setting {
    char section[16];
    char name[16];
    char value[32];
};

static char table[LINES * 64], ini[LINES * 64];

static enum input class_of(int c)
{
    switch (c) {
    case ',': return I_COMMA;
    case '"': return I_QUOTE;
    case '\n': return I_NEWLINE;
    default: return I_OTHER;
    }
}

static void take(struct total *total, const struct record *r)
{
    int cents = 0, seen = 0;
    total->records++;
    if (r->count > 4)
        total->wide++;
    for (const char *p = r->fields[1]; *p != '\0'; p++) {
        if (*p == '.')
            seen = 1;
        else if (isdigit((unsigned char)*p))
            cents = cents * 10 + (*p - '0');
    }
    total->amount += seen ? cents : cents * 100;
    int length = (int)strlen(r->fields[2]);
    if (length > total->longest)
        total->longest = length;
}

static void read_table(const char *text, struct total *total)
{
    static struct record r;
    enum state state = START;
    int used = 0;
    r.count = 0;
    for (; *text != '\0'; text++) {
        const struct step *s = &steps[state][class_of(*text)];
        if ((s->action & A_STORE) && used < MAX_FIELD - 1)
            r.fields[r.count][used++] = *text;
        if (s->action & A_FIELD) {
            r.fields[r.count][used] = '\0';
            used = 0;
            if (r.count < MAX_FIELDS - 1)
                r.count++;
        }
        if (s->action & A_RECORD) {
            take(total, &r);
            r.count = 0;
        }
        state = (enum state)s->next;
    }
}

static void trimmed(char *to, int room, const char *from, const char *end)
{
    while (from < end && isspace((unsigned char)*from))
        from++;
    while (end > from && isspace((unsigned char)end[-1]))
        end--;
    while (from < end && --room > 0)
        *to++ = (char)tolower((unsigned char)*from++);
    *to = '\0';
}

static unsigned read_settings(const char *text)
{
    struct setting s = {"", "", ""};
    unsigned sum = 0;
    while (*text) {
        const char *end = strchr(text, '\n');
        const char *equal = memchr(text, '=', (size_t)(end - text));
        if (*text == '[') {
            trimmed(s.section, (int)sizeof(s.section), text + 1, end - 1);
        } else if (*text != ';' && equal != NULL) {
            trimmed(s.name, (int)sizeof(s.name), text, equal);
            trimmed(s.value, (int)sizeof(s.value), equal + 1, end);
            if (strcmp(s.value, "yes") == 0 || strcmp(s.value, "on") == 0)
                sum += 1;
            else if (s.value[0] == '-' || isdigit((unsigned char)s.value[0]))
                sum += (unsigned)strtol(s.value, NULL, 10);
            else
                sum ^= (unsigned)strlen(s.value) << 4;
            sum = sum * 5 + (unsigned char)s.section[0] + (unsigned char)s.name[strlen(s.name) - 1];
        }
        text = end + 1;
    }
    return sum;
}

int main(int argc, char **argv)
{
    static const char *const names[] = {"bolt", "\"nut, hex\"", "\"2\"\" pipe\"", "washer M8", "\"two\nlines\"", ""};
    static const char *const sections[] = {"[network]", "[Disk 1]", "; remark = none", "[paths]"};
    int n = argc > 1 ? atoi(argv[1]) : 700;
    struct total total = {0, 0, 0, 0};
    unsigned sum = 0;
    char *t = table, *s = ini;
    int lines = n < LINES ? n * 50 < LINES ? n * 50 : LINES : LINES;
    for (int i = 0; i < lines; i++) {
        t += sprintf(t, "%d,%d.%02d,%s,%s%s\n", i, i * 7 % 900, i % 100, names[i % 6], i % 4 ? "in stock" : "\"no\"", i % 9 ? "" : ",late");
        if (i % 10 == 0)
            s += sprintf(s, "%s\n", sections[i / 10 % 4]);
        s += sprintf(s, i % 3 ? "Limit%d = %d \n" : i % 2 ? "  Use%d=%d yes\n" : "flag%d = On%.0d\n", i % 50, i % 3 ? i * 31 - 400 : 0);
    }
    for (int i = 0; i < n; i++) {
        read_table(table, &total);
        sum = sum * 3 + read_settings(ini);
    }
    printf("csvini %ld %d %d %d %u\n", total.amount, total.records, total.wide, total.longest, sum);
    return 0;
}
