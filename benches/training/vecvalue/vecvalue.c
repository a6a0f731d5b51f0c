/* Small structures passed and returned by value: vectors in three dimensions, complex numbers, quaternions, colours.
   size 3500000, quick 350000: steps. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct { double x, y, z; } Vec;
typedef struct { double re, im; } Complex;
typedef struct { float w, x, y, z; } Quat;
typedef struct { uint8_t r, g, b, a; } Color;
typedef struct { int quotient, rest; } Division;

static Vec vec(double x, double y, double z)
{
    Vec v = {x, y, z};
    return v;
}

static Vec add(Vec a, Vec b) { return vec(a.x + b.x, a.y + b.y, a.z + b.z); }
static Vec sub(Vec a, Vec b) { return vec(a.x - b.x, a.y - b.y, a.z - b.z); }
static Vec scale(Vec a, double f) { return vec(a.x * f, a.y * f, a.z * f); }
static double dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static Vec cross(Vec a, Vec b) { return vec(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x); }

static Vec unit(Vec a)
{
    double length = sqrt(dot(a, a));
    return length > 1e-9 ? scale(a, 1.0 / length) : vec(1, 0, 0);
}

static Complex c_mul(Complex a, Complex b)
{
    return (Complex){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}

static Complex c_add(Complex a, Complex b)
{
    a.re += b.re;
    a.im += b.im;
    return a;
}

static Complex c_div(Complex a, Complex b)
{
    double d = b.re * b.re + b.im * b.im;
    Complex q;
    q.re = (a.re * b.re + a.im * b.im) / d;
    q.im = (a.im * b.re - a.re * b.im) / d;
    return q;
}

/* One step of Newton to a root of z^3 = 1. */
static Complex newton(Complex z)
{
    const Complex one = {1, 0}, three = {3, 0};
    Complex square = c_mul(z, z);
    Complex top = c_add(c_mul(square, z), (Complex){-one.re, 0});
    Complex step = c_div(top, c_mul(three, square));
    return c_add(z, (Complex){-step.re, -step.im});
}

static Quat q_mul(Quat a, Quat b)
{
    Quat r;
    r.w = a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z;
    r.x = a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y;
    r.y = a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x;
    r.z = a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w;
    return r;
}

static Vec rotate(Quat q, Vec v)
{
    Vec u = {q.x, q.y, q.z};
    Vec t = scale(cross(u, v), 2.0);
    return add(add(v, scale(t, q.w)), cross(u, t));
}

static Color blend(Color below, Color above)
{
    int a = above.a;
    Color c;
    c.r = (uint8_t)((below.r * (255 - a) + above.r * a) / 255);
    c.g = (uint8_t)((below.g * (255 - a) + above.g * a) / 255);
    c.b = (uint8_t)((below.b * (255 - a) + above.b * a) / 255);
    c.a = (uint8_t)(a + below.a * (255 - a) / 255);
    return c;
}

static uint32_t pack(Color c) { return (uint32_t)c.r << 24 | (uint32_t)c.g << 16 | (uint32_t)c.b << 8 | c.a; }
static Color unpack(uint32_t v) { return (Color){(uint8_t)(v >> 24), (uint8_t)(v >> 16), (uint8_t)(v >> 8), (uint8_t)v}; }

static Division divide(int a, int b)
{
    Division d = {a / b, a % b};
    if (d.rest < 0) {
        d.rest += b;
        d.quotient--;
    }
    return d;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 3500000;
    Vec position = {1, 2, 3}, speed = {0.5, -0.25, 0.125};
    Quat turn = {1, 0, 0, 0}, small = {0.9998f, 0.01f, 0.015f, -0.008f};
    Complex z = {0.5, 0.7};
    Color canvas = {10, 20, 30, 255};
    uint32_t seed = 3, sum = 0;
    int roots[3] = {0, 0, 0};
    for (int i = 0; i < n; i++) {
        seed = seed * 1664525u + 1013904223u;
        Division d = divide((int)(seed >> 16) - 30000, 17 + i % 5);
        sum = sum * 5 + (uint32_t)(d.quotient ^ d.rest);
        speed = rotate(small, speed);
        position = add(position, scale(speed, 0.01));
        if (dot(position, position) > 100)
            position = sub(position, scale(unit(position), 12));
        turn = q_mul(turn, small);
        if ((i & 63) == 0) {
            float length = sqrtf(turn.w * turn.w + turn.x * turn.x + turn.y * turn.y + turn.z * turn.z);
            turn = (Quat){turn.w / length, turn.x / length, turn.y / length, turn.z / length};
            speed = unit(speed);
        }
        z = newton(z);
        if (i % 12 == 11) {
            roots[z.re > 0 ? 0 : z.im > 0 ? 1 : 2]++;
            z = (Complex){(int)(seed >> 20) / 1000.0 - 2.0475, (int)(seed >> 18 & 1023) / 300.0 - 1.7};
        }
        canvas = blend(canvas, unpack(seed));
        sum ^= pack(canvas);
    }
    printf("vecvalue %.6f %.6f %.4f %d %d %d %u\n", position.x, position.z, (double)turn.w, roots[0], roots[1], roots[2], sum);
    return 0;
}
