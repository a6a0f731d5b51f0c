/* Differential equations: a pendulum by Runge-Kutta, a spring by leapfrog in float, hunters and prey by Euler and Heun.
   size 1800000, quick 180000: steps. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    double angle;
    double speed;
} State;

typedef struct {
    double prey, hunters;
} Forest;

static const double damping = 0.02;
static const double pi = 3.14159265358979323846;
static int crossings = 0;

/* The sine by its series, good between -4 and 4. */
static double sine(double x)
{
    double square = x * x, term = x, sum = x;
    for (int k = 2; k < 18; k += 2) {
        term = -term * square / (k * (k + 1));
        sum += term;
    }
    return sum;
}

static State slope(State s)
{
    State d;
    d.angle = s.speed;
    d.speed = -sine(s.angle) - damping * s.speed;
    return d;
}

static State along(State s, State d, double h)
{
    s.angle += d.angle * h;
    s.speed += d.speed * h;
    return s;
}

static void runge_kutta(State *s, double h)
{
    State k1 = slope(*s);
    State k2 = slope(along(*s, k1, h * 0.5));
    State k3 = slope(along(*s, k2, h * 0.5));
    State k4 = slope(along(*s, k3, h));
    double before = s->angle;
    s->angle += h / 6.0 * (k1.angle + 2.0 * k2.angle + 2.0 * k3.angle + k4.angle);
    s->speed += h / 6.0 * (k1.speed + 2.0 * k2.speed + 2.0 * k3.speed + k4.speed);
    if (s->angle > pi)
        s->angle -= 2.0 * pi;
    else if (s->angle < -pi)
        s->angle += 2.0 * pi;
    if ((before < 0.0) != (s->angle < 0.0))
        crossings++;
}

static float spring(int steps, float h)
{
    float x = 1.0f, v = 0.0f, energy = 0.0f;
    float a = -x;
    for (int i = 0; i < steps; i++) {
        v += 0.5f * h * a;
        x += h * v;
        a = -x - 0.125f * x * x * x;
        v += 0.5f * h * a;
        if (i % 16 == 0) {
            float e = 0.5f * v * v + 0.5f * x * x;
            if (e > energy)
                energy = e;
        }
    }
    return energy;
}

static void change(const Forest *f, double *prey, double *hunters)
{
    double meetings = f->prey * f->hunters;
    *prey = 1.1 * f->prey - 0.4 * meetings;
    *hunters = 0.1 * meetings - 0.4 * f->hunters;
}

static int forest_years(Forest *f, int steps, double h, int heun)
{
    int peaks = 0;
    double last = 0.0;
    while (steps-- > 0) {
        double dp, dh;
        change(f, &dp, &dh);
        if (heun) {
            Forest guess = *f;
            double dp2, dh2;
            guess.prey += h * dp;
            guess.hunters += h * dh;
            change(&guess, &dp2, &dh2);
            dp = 0.5 * (dp + dp2);
            dh = 0.5 * (dh + dh2);
        }
        f->prey += h * dp;
        f->hunters += h * dh;
        if (last > 0.0 && dp <= 0.0)
            peaks++;
        last = dp;
    }
    return peaks;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1800000;
    State s = {1.0, 0.0};
    Forest first = {10.0, 5.0}, second = {10.0, 5.0};
    double reach = 0.0;
    for (int i = 0; i < n / 4; i++) {
        runge_kutta(&s, 0.01);
        reach += fabs(s.angle);
        if (i % 2000 == 1999)
            s.speed += 1.0;
    }
    float energy = spring(n, 0.01f);
    int peaks = forest_years(&first, n, 0.0001, 0);
    peaks += forest_years(&second, n, 0.001, 1);
    printf("pendulum %d %.2f %.3f %d %.3f %.3f\n", crossings, reach, energy, peaks, first.prey, second.hunters);
    return 0;
}
