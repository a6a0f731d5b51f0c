/* A virtual machine with registers, a memory and a call stack: a loop with a switch runs a generated program.
   size 350000, quick 35000: rounds of the program it runs. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define REGISTERS 16
#define MEMORY 256
#define CODE 512
#define STACK 32

typedef enum {
    OP_HALT, OP_CONST, OP_MOVE, OP_ADD, OP_SUB, OP_MUL, OP_DIV, OP_MOD, OP_AND, OP_XOR, OP_SHIFT,
    OP_LOAD, OP_STORE, OP_JUMP, OP_JUMP_LESS, OP_JUMP_ZERO, OP_ADD_CONST, OP_CALL, OP_RETURN, OP_PUSH, OP_POP, OP_NEGATE
} Opcode;

typedef struct {
    uint8_t op;
    uint8_t a, b, c;
    int32_t value;
} Instruction;

typedef struct {
    int32_t reg[REGISTERS];
    int32_t memory[MEMORY];
    int32_t stack[STACK];
    int sp;
    int pc;
    long executed;
    const char *error;
} Machine;

static Instruction code[CODE];
static int code_length = 0;

static int emit(Opcode op, int a, int b, int c, int32_t value)
{
    Instruction *in = &code[code_length];
    in->op = (uint8_t)op;
    in->a = (uint8_t)a;
    in->b = (uint8_t)b;
    in->c = (uint8_t)c;
    in->value = value;
    return code_length++;
}

/* Forty pieces of work in a loop that counts register 0 up to register 1, and two functions behind. */
static void generate(int rounds)
{
    unsigned seed = 99;
    int calls[CODE], count = 0;
    emit(OP_CONST, 0, 0, 0, 0);
    emit(OP_CONST, 1, 0, 0, rounds);
    for (int r = 2; r < REGISTERS; r++)
        emit(OP_CONST, r, 0, 0, r * 1001);
    int loop = code_length;
    for (int i = 0; i < 40; i++) {
        seed = seed * 1103515245u + 12345u;
        int a = 2 + (seed >> 8) % 10, b = 2 + (seed >> 16) % 14, c = 2 + (seed >> 24) % 14;
        switch ((seed >> 20) % 10) {
        case 0: emit(OP_ADD, a, b, c, 0); break;
        case 1: emit(OP_SUB, a, b, c, 0); break;
        case 2: emit(OP_MUL, a, b, c, 0); break;
        case 3: emit(OP_XOR, a, b, c, 0); break;
        case 4: emit(OP_ADD_CONST, a, b, 0, (int32_t)(seed % 100)); break;
        case 5: emit(OP_STORE, 0, b, c, (int32_t)(seed % 50)); break;
        case 6: emit(OP_LOAD, a, 0, c, (int32_t)(seed % 50)); break;
        case 7: emit(OP_SHIFT, a, b, 0, (int32_t)(seed % 31)); break;
        case 8: emit(OP_JUMP_LESS, 0, b, c, code_length + 2); emit(OP_MOVE, a, b, 0, 0); break;
        default: calls[count++] = emit(OP_CALL, 0, 0, 0, (int32_t)((seed >> 12) & 1)); break;
        }
    }
    emit(OP_ADD_CONST, 0, 0, 0, 1);
    emit(OP_JUMP_LESS, 0, 0, 1, loop);
    emit(OP_HALT, 0, 0, 0, 0);
    int functions[2];
    functions[0] = code_length;
    emit(OP_PUSH, 2, 0, 0, 0);
    emit(OP_CONST, 2, 0, 0, 3);
    int inner = emit(OP_ADD, 3, 3, 2, 0);
    emit(OP_ADD_CONST, 2, 2, 0, -1);
    emit(OP_JUMP_ZERO, 2, 0, 0, code_length + 2);
    emit(OP_JUMP, 0, 0, 0, inner);
    emit(OP_POP, 2, 0, 0, 0);
    emit(OP_RETURN, 0, 0, 0, 0);
    functions[1] = code_length;
    emit(OP_DIV, 5, 3, 4, 0);
    emit(OP_MOD, 6, 4, 7, 0);
    emit(OP_NEGATE, 4, 4, 0, 0);
    emit(OP_AND, 7, 5, 6, 0);
    emit(OP_RETURN, 0, 0, 0, 0);
    for (int i = 0; i < count; i++)
        code[calls[i]].value = functions[code[calls[i]].value];
}

static int run(Machine *m)
{
    for (;;) {
        const Instruction *in = &code[m->pc++];
        int32_t *reg = m->reg;
        m->executed++;
        switch (in->op) {
        case OP_HALT: return 1;
        case OP_CONST: reg[in->a] = in->value; break;
        case OP_MOVE: reg[in->a] = reg[in->b]; break;
        case OP_ADD: reg[in->a] = (int32_t)((uint32_t)reg[in->b] + (uint32_t)reg[in->c]); break;
        case OP_SUB: reg[in->a] = (int32_t)((uint32_t)reg[in->b] - (uint32_t)reg[in->c]); break;
        case OP_MUL: reg[in->a] = (int32_t)((uint32_t)reg[in->b] * (uint32_t)reg[in->c]); break;
        case OP_DIV:
        case OP_MOD:
            if (reg[in->c] == 0 || reg[in->c] == -1)
                reg[in->a] = 0;
            else if (in->op == OP_DIV)
                reg[in->a] = reg[in->b] / reg[in->c];
            else
                reg[in->a] = reg[in->b] % reg[in->c];
            break;
        case OP_AND: reg[in->a] = reg[in->b] & reg[in->c]; break;
        case OP_XOR: reg[in->a] = reg[in->b] ^ reg[in->c]; break;
        case OP_SHIFT: reg[in->a] = reg[in->b] >> in->value; break;
        case OP_LOAD: reg[in->a] = m->memory[((uint32_t)reg[in->c] + (uint32_t)in->value) % MEMORY]; break;
        case OP_STORE: m->memory[((uint32_t)reg[in->c] + (uint32_t)in->value) % MEMORY] = reg[in->b]; break;
        case OP_JUMP: m->pc = in->value; break;
        case OP_JUMP_LESS:
            if (reg[in->b] < reg[in->c])
                m->pc = in->value;
            break;
        case OP_JUMP_ZERO:
            if (reg[in->a] == 0)
                m->pc = in->value;
            break;
        case OP_ADD_CONST: reg[in->a] = (int32_t)((uint32_t)reg[in->b] + (uint32_t)in->value); break;
        case OP_CALL:
        case OP_PUSH:
            if (m->sp >= STACK) {
                m->error = "stack overflow";
                return 0;
            }
            m->stack[m->sp++] = in->op == OP_CALL ? m->pc : reg[in->a];
            if (in->op == OP_CALL)
                m->pc = in->value;
            break;
        case OP_RETURN: m->pc = m->stack[--m->sp]; break;
        case OP_POP: reg[in->a] = m->stack[--m->sp]; break;
        case OP_NEGATE: reg[in->a] = (int32_t)(0u - (uint32_t)reg[in->b]); break;
        default:
            m->error = "bad instruction";
            return 0;
        }
    }
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 350000;
    static Machine machine;
    memset(&machine, 0, sizeof(machine));
    generate(n);
    if (!run(&machine)) {
        printf("stackvm %s at %d\n", machine.error, machine.pc);
        return 1;
    }
    unsigned sum = 0;
    for (int i = 0; i < REGISTERS; i++)
        sum = sum * 31 + (unsigned)machine.reg[i];
    for (int i = 0; i < MEMORY; i++)
        sum = sum * 31 + (unsigned)machine.memory[i];
    printf("stackvm %ld %u\n", machine.executed, sum);
    return 0;
}
