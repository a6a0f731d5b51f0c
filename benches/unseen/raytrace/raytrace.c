/* A picture of balls above a chequered floor, with shadows and mirrors: f32 vectors passed by value, square roots, recursion.
   size 800, quick 250: rows and columns. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

struct vector {
    float x, y, z;
};

struct ray {
    struct vector from, direction;
};

struct ball {
    struct vector center;
    float radius, mirror;
    struct vector color;
};

struct hit {
    float distance, mirror;
    struct vector at, normal, color;
};

static const struct ball balls[] = {
    {{0.0f, 1.0f, 6.0f}, 1.0f, 0.5f, {0.9f, 0.2f, 0.2f}},
    {{-2.0f, 0.75f, 5.0f}, 0.75f, 0.25f, {0.2f, 0.9f, 0.3f}},
    {{1.75f, 0.5f, 4.5f}, 0.5f, 0.125f, {0.3f, 0.3f, 0.9f}},
    {{0.5f, 0.25f, 3.5f}, 0.25f, 0.0f, {0.9f, 0.9f, 0.2f}},
    {{-0.5f, 2.75f, 7.5f}, 1.25f, 0.75f, {0.8f, 0.8f, 0.8f}},
};

#define BALLS (int)(sizeof balls / sizeof balls[0])
#define FAR 1e9f

static struct vector vector(float x, float y, float z)
{
    struct vector v = {x, y, z};
    return v;
}

static struct vector add(struct vector a, struct vector b)
{
    return vector(a.x + b.x, a.y + b.y, a.z + b.z);
}

static struct vector sub(struct vector a, struct vector b)
{
    return vector(a.x - b.x, a.y - b.y, a.z - b.z);
}

static struct vector scale(struct vector a, float by)
{
    return vector(a.x * by, a.y * by, a.z * by);
}

static float dot(struct vector a, struct vector b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

static struct vector unit(struct vector a)
{
    return scale(a, 1.0f / sqrtf(dot(a, a)));
}

/* The distance to the ball, or FAR. */
static float meet(const struct ball *b, struct ray r)
{
    struct vector to = sub(b->center, r.from);
    float along = dot(to, r.direction);
    float root = along * along - dot(to, to) + b->radius * b->radius;
    if (root < 0.0f)
        return FAR;
    root = sqrtf(root);
    if (along - root > 0.001f)
        return along - root;
    return along + root > 0.001f ? along + root : FAR;
}

static int find(struct ray r, struct hit *hit)
{
    const struct ball *ball = NULL;
    hit->distance = FAR;
    for (int i = 0; i < BALLS; i++) {
        float distance = meet(&balls[i], r);
        if (distance < hit->distance) {
            hit->distance = distance;
            ball = &balls[i];
        }
    }
    if (r.direction.y < -0.001f && -r.from.y / r.direction.y < hit->distance) {
        hit->distance = -r.from.y / r.direction.y;
        hit->at = add(r.from, scale(r.direction, hit->distance));
        hit->normal = vector(0.0f, 1.0f, 0.0f);
        int odd = ((int)(hit->at.x + 1000.0f) ^ (int)(hit->at.z + 1000.0f)) & 1;
        hit->color = odd ? vector(0.9f, 0.9f, 0.9f) : vector(0.1f, 0.1f, 0.1f);
        hit->mirror = 0.125f;
        return hit->distance < 100.0f;
    }
    if (ball == NULL)
        return 0;
    hit->at = add(r.from, scale(r.direction, hit->distance));
    hit->normal = unit(sub(hit->at, ball->center));
    hit->color = ball->color;
    hit->mirror = ball->mirror;
    return 1;
}

static int shadowed(struct ray to_light)
{
    for (int i = 0; i < BALLS; i++) {
        if (meet(&balls[i], to_light) < FAR)
            return 1;
    }
    return 0;
}

static struct vector trace(struct ray r, int depth)
{
    struct hit hit;
    if (!find(r, &hit)) {
        float height = 0.5f + 0.5f * r.direction.y;
        return vector(0.5f * height, 0.75f * height, height);
    }
    struct ray to_light = {hit.at, unit(vector(-2.0f, 4.0f, -3.0f))};
    float light = 0.125f, facing = dot(hit.normal, to_light.direction);
    if (facing > 0.0f && !shadowed(to_light))
        light += 0.875f * facing;
    struct vector color = scale(hit.color, light);
    if (hit.mirror > 0.0f && depth > 0) {
        struct ray away = {hit.at, sub(r.direction, scale(hit.normal, 2.0f * dot(hit.normal, r.direction)))};
        color = add(scale(color, 1.0f - hit.mirror), scale(trace(away, depth - 1), hit.mirror));
    }
    return color;
}

static uint8_t level(float x)
{
    return x >= 1.0f ? 255 : (uint8_t)(x * 255.0f);
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 800;
    uint32_t sum = 0, red = 0, green = 0, blue = 0;
    for (int y = 0; y < n; y++) {
        for (int x = 0; x < n; x++) {
            struct ray r = {{0.0f, 1.5f, 0.0f}, {0.0f, 0.0f, 1.0f}};
            r.direction.x = ((float)x + 0.5f) / (float)n - 0.5f;
            r.direction.y = 0.5f - ((float)y + 0.5f) / (float)n;
            r.direction = unit(r.direction);
            struct vector color = trace(r, 4);
            red += level(color.x);
            green += level(color.y);
            blue += level(color.z);
            sum = ((sum * 31 + level(color.x)) * 31 + level(color.y)) * 31 + level(color.z);
        }
    }
    printf("raytrace %u %u %u %u\n", sum, red, green, blue);
    return 0;
}
