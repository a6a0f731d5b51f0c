/* Runs a command and reports what it took: `launch FD SECONDS COMMAND [ARGS]`.
 *
 * Writes "STATUS CPU WALL KIB" to descriptor FD: the wait status, processor and elapsed time in microseconds, peak memory. The peak that the
 * kernel reports for a child starts at the size of the process that made it, so a script cannot measure small programs itself. The
 * command is killed by SIGALRM after SECONDS. */
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long long microseconds(struct timeval t)
{
    return (long long)t.tv_sec * 1000000 + t.tv_usec;
}

static long long now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (long long)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

int main(int argc, char **argv)
{
    if (argc < 4) {
        fprintf(stderr, "usage: launch FD SECONDS COMMAND [ARGS]\n");
        return 2;
    }
    int fd = atoi(argv[1]);
    long long start = now();
    pid_t child = fork();
    if (child < 0) {
        perror("fork");
        return 1;
    }
    if (child == 0) {
        close(fd);
        alarm((unsigned)atoi(argv[2]));
        execvp(argv[3], argv + 3);
        perror(argv[3]);
        _exit(127);
    }
    int status;
    struct rusage usage;
    if (wait4(child, &status, 0, &usage) < 0) {
        perror("wait4");
        return 1;
    }
    long long cpu = microseconds(usage.ru_utime) + microseconds(usage.ru_stime);
    dprintf(fd, "%d %lld %lld %ld\n", status, cpu, now() - start, usage.ru_maxrss);
    return 0;
}
