/* A bank: structures with fields of many widths and bit fields, enumerations, switch, calendar dates.
   size 3000000, quick 300000: transactions. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ACCOUNTS 500
#define JOURNAL 64

typedef enum { CHECKING, SAVINGS, CREDIT } AccountKind;
typedef enum { DEPOSIT, WITHDRAW, TRANSFER, INTEREST, FEE, FREEZE, THAW, KINDS } TransactionKind;
typedef enum { DONE, NO_FUNDS, FROZEN, SAME_ACCOUNT, OVER_LIMIT, RESULTS } Result;

typedef struct {
    uint16_t year;
    uint8_t month;
    uint8_t day;
} Date;

typedef struct {
    int64_t balance;
    int32_t limit;
    uint32_t number;
    float rate;
    uint16_t transactions;
    Date opened;
    Date last_used;
    unsigned kind : 2;
    unsigned frozen : 1;
    unsigned warnings : 5;
    signed int score : 8;
    char owner[14];
} Account;

struct transaction {
    TransactionKind kind;
    short from, to;
    long amount;
    Date date;
};

static Account accounts[ACCOUNTS];
static struct transaction journal[JOURNAL];
static int journal_next = 0;
static long results[RESULTS];
static uint32_t seed = 20200101;

static uint32_t random_below(uint32_t limit)
{
    seed = seed * 1664525 + 1013904223;
    return (seed >> 10) % limit;
}

static bool leap_year(int year)
{
    return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

static int days_in_month(int month, int year)
{
    switch (month) {
    case 4: case 6: case 9: case 11: return 30;
    case 2: return leap_year(year) ? 29 : 28;
    default: return 31;
    }
}

static void next_day(Date *date)
{
    if (++date->day <= days_in_month(date->month, date->year))
        return;
    date->day = 1;
    if (++date->month > 12) {
        date->month = 1;
        date->year++;
    }
}

static int day_number(const Date *date)
{
    static const short before[] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};
    int year = date->year - 1;
    int days = year * 365 + year / 4 - year / 100 + year / 400 + before[date->month - 1] + date->day;
    if (date->month > 2 && leap_year(date->year))
        days++;
    return days;
}

static void open_accounts(Date today)
{
    for (int i = 0; i < ACCOUNTS; i++) {
        Account *a = &accounts[i];
        memset(a, 0, sizeof(*a));
        a->number = 100000u + i * 37;
        a->kind = i % 5 == 0 ? CREDIT : i % 3 == 0 ? SAVINGS : CHECKING;
        a->balance = 1000 * (i % 90) + 500;
        a->limit = a->kind == CREDIT ? -50000 : 0;
        a->rate = a->kind == SAVINGS ? 0.02f : a->kind == CREDIT ? 0.125f : 0.0f;
        a->opened = today;
        a->last_used = today;
        snprintf(a->owner, sizeof(a->owner), "Owner %d", i);
    }
}

static Result withdraw(Account *a, int64_t amount)
{
    if (a->frozen)
        return FROZEN;
    if (amount > 40000)
        return OVER_LIMIT;
    if (a->balance - amount < a->limit) {
        if (a->warnings < 31)
            a->warnings++;
        if (a->score > -100)
            a->score -= 2;
        return NO_FUNDS;
    }
    a->balance -= amount;
    return DONE;
}

static void add_interest(Account *a, const Date *today)
{
    int days = day_number(today) - day_number(&a->last_used);
    if (days <= 0 || a->rate == 0.0f)
        return;
    double interest = (double)a->balance * a->rate * days / 365.0;
    a->balance += (int64_t)interest;
}

static Result execute(const struct transaction *t)
{
    Account *from = &accounts[t->from];
    Account *to = &accounts[t->to];
    Result result = DONE;
    switch (t->kind) {
    case DEPOSIT:
        from->balance += t->amount;
        if (from->score < 100)
            from->score++;
        break;
    case WITHDRAW: result = withdraw(from, t->amount); break;
    case TRANSFER:
        if (from == to)
            return SAME_ACCOUNT;
        if (to->frozen)
            return FROZEN;
        result = withdraw(from, t->amount);
        if (result == DONE)
            to->balance += t->amount;
        break;
    case INTEREST: add_interest(from, &t->date); break;
    case FEE:
        from->balance -= from->kind == CHECKING ? 120 : 40;
        break;
    case FREEZE:
        from->frozen = from->warnings > 1 && from->score < 50;
        break;
    default:
        from->frozen = 0;
        from->warnings = 0;
        break;
    }
    from->transactions++;
    from->last_used = t->date;
    return result;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 3000000;
    Date today = {1999, 12, 1};
    open_accounts(today);
    for (int i = 0; i < n; i++) {
        struct transaction *t = &journal[journal_next++ % JOURNAL];
        uint32_t r = random_below(100);
        t->kind = r < 30 ? DEPOSIT : r < 60 ? WITHDRAW : r < 88 ? TRANSFER : (TransactionKind)(INTEREST + r % 4);
        t->from = (short)random_below(ACCOUNTS);
        t->to = (short)((t->from + random_below(20)) % ACCOUNTS);
        t->amount = (long)random_below(9000) * (r % 7 == 0 ? 5 : 1);
        t->date = today;
        results[execute(t)]++;
        if (i % 100 == 99)
            next_day(&today);
    }
    uint64_t sum = 0;
    for (int i = 0; i < ACCOUNTS; i++) {
        const Account *a = &accounts[i];
        sum = sum * 31 + (uint64_t)a->balance + a->transactions + a->warnings * 3 + a->kind + a->frozen;
        sum += (uint64_t)(day_number(&a->last_used) - day_number(&a->opened) + a->score) ^ (unsigned char)a->owner[7];
    }
    printf("bank %04d-%02d-%02d %ld %ld %ld %llu\n", today.year, today.month, today.day, results[DONE], results[NO_FUNDS], results[FROZEN],
           (unsigned long long)sum);
    return 0;
}
