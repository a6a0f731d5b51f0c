/* Ackermann's function A(3, k) for small k: calls in tail position and as arguments, up to 509 deep.
   size 1000, quick 100: how many of them, k = 0, 1, ... 6, 0, 1, ... */
#include <stdio.h>
#include <stdlib.h>

static int ack(int m, int n)
{
    if (m == 0)
        return n + 1;
    if (n == 0)
        return ack(m - 1, 1);
    return ack(m - 1, ack(m, n - 1));
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1000;
    int sum = 0;
    for (int i = 0; i < n; i++)
        sum += ack(3, i % 7);
    printf("ackermann %d\n", sum);
    return 0;
}
