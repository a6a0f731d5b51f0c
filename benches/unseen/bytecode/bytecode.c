/* An interpreter of bytecode for a stack machine, and the assembler for it: a switch in a loop, an i32 stack, operands in bytes.
   size 50000, quick 5000: turns of the main loop of the interpreted program. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum op { HALT, PUSH, LOAD, STORE, ADD, SUB, MUL, REM, HALVE, LESS, DUP, SWAP, POP, ZERO, JUMP, CALL, RETURN, LABEL };

enum variable { N, I, SUM, STEPS, REST, VARIABLES };

enum label { LOOP, END, GCD, GCD_END, COLLATZ, STEP, EVEN, COUNT, COLLATZ_END, LABELS };

struct line {
    enum op op;
    int operand;
};

static const struct line source[] = {
    {PUSH, 1}, {STORE, I},
    {LABEL, LOOP}, {LOAD, I}, {LOAD, N}, {LESS, 0}, {ZERO, END},
    /* sum = (sum * 3 + gcd(n, i)) % 30011 */
    {LOAD, SUM}, {PUSH, 3}, {MUL, 0}, {LOAD, N}, {LOAD, I}, {CALL, GCD}, {ADD, 0}, {PUSH, 30011}, {REM, 0}, {STORE, SUM},
    /* steps = steps + collatz(i % 500 + 1) */
    {LOAD, I}, {PUSH, 500}, {REM, 0}, {PUSH, 1}, {ADD, 0}, {CALL, COLLATZ}, {LOAD, STEPS}, {ADD, 0}, {STORE, STEPS},
    {LOAD, I}, {PUSH, 1}, {ADD, 0}, {STORE, I}, {JUMP, LOOP},
    {LABEL, END}, {HALT, 0},

    {LABEL, GCD}, {DUP, 0}, {ZERO, GCD_END}, {DUP, 0}, {STORE, REST}, {REM, 0}, {LOAD, REST}, {SWAP, 0}, {JUMP, GCD},
    {LABEL, GCD_END}, {POP, 0}, {RETURN, 0},

    /* The count of steps is below x. */
    {LABEL, COLLATZ}, {PUSH, 0}, {SWAP, 0},
    {LABEL, STEP}, {DUP, 0}, {PUSH, 1}, {SUB, 0}, {ZERO, COLLATZ_END}, {DUP, 0}, {PUSH, 2}, {REM, 0}, {ZERO, EVEN},
    {PUSH, 3}, {MUL, 0}, {PUSH, 1}, {ADD, 0}, {JUMP, COUNT},
    {LABEL, EVEN}, {HALVE, 0},
    {LABEL, COUNT}, {SWAP, 0}, {PUSH, 1}, {ADD, 0}, {SWAP, 0}, {JUMP, STEP},
    {LABEL, COLLATZ_END}, {POP, 0}, {RETURN, 0},
};

#define LINES (int)(sizeof source / sizeof source[0])
#define STACK 64

struct machine {
    int stack[STACK];
    int calls[STACK];
    int variables[VARIABLES];
    uint32_t executed;
    uint8_t code[3 * sizeof source / sizeof source[0]];
};

static int operand_bytes(enum op op)
{
    switch (op) {
    case PUSH:
    case ZERO:
    case JUMP:
    case CALL:
        return 2;
    case LOAD:
    case STORE:
        return 1;
    default:
        return 0;
    }
}

/* The first pass finds the addresses of the labels, the second writes the code. */
static void assemble(uint8_t *code)
{
    int addresses[LABELS];
    for (int pass = 0; pass < 2; pass++) {
        int at = 0;
        for (int i = 0; i < LINES; i++) {
            enum op op = source[i].op;
            int operand = source[i].operand, bytes = operand_bytes(op);
            if (op == LABEL) {
                addresses[operand] = at;
                continue;
            }
            if (pass == 1) {
                if (op == ZERO || op == JUMP || op == CALL)
                    operand = addresses[operand];
                code[at] = (uint8_t)op;
                if (bytes > 0)
                    code[at + 1] = (uint8_t)operand;
                if (bytes > 1)
                    code[at + 2] = (uint8_t)(operand >> 8);
            }
            at += 1 + bytes;
        }
    }
}

static int pair(const uint8_t *p)
{
    return p[0] | p[1] << 8;
}

static void run(struct machine *m)
{
    const uint8_t *pc = m->code;
    int *sp = m->stack, *call = m->calls;
    for (;;) {
        m->executed++;
        switch ((enum op)*pc++) {
        case PUSH: *sp++ = pair(pc); pc += 2; break;
        case LOAD: *sp++ = m->variables[*pc++]; break;
        case STORE: m->variables[*pc++] = *--sp; break;
        case ADD: sp--; sp[-1] += sp[0]; break;
        case SUB: sp--; sp[-1] -= sp[0]; break;
        case MUL: sp--; sp[-1] *= sp[0]; break;
        case REM: sp--; sp[-1] %= sp[0]; break;
        case HALVE: sp[-1] /= 2; break;
        case LESS: sp--; sp[-1] = sp[-1] < sp[0]; break;
        case DUP: sp[0] = sp[-1]; sp++; break;
        case SWAP: {
            int top = sp[-1];
            sp[-1] = sp[-2];
            sp[-2] = top;
            break;
        }
        case POP: sp--; break;
        case ZERO: pc = *--sp == 0 ? m->code + pair(pc) : pc + 2; break;
        case JUMP: pc = m->code + pair(pc); break;
        case CALL:
            *call++ = (int)(pc + 2 - m->code);
            pc = m->code + pair(pc);
            break;
        case RETURN: pc = m->code + *--call; break;
        case HALT: return;
        default: abort();
        }
    }
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 50000;
    struct machine m;
    memset(&m, 0, sizeof m);
    assemble(m.code);
    m.variables[N] = n;
    run(&m);
    printf("bytecode %d %d %u\n", m.variables[SUM], m.variables[STEPS], m.executed);
    return 0;
}
