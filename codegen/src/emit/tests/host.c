/* Loads the sample image with the system's loader and checks what it finds there. */
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

static int check(int step, int holds) {
    if (!holds)
        printf("check %d failed\n", step);
    return !holds;
}

int main(int argc, char **argv) {
    void *image = dlopen(argv[argc - 1], RTLD_NOW);
    if (!image)
        return puts(dlerror()), 1;
    char *function = dlsym(image, "main"), *hook = dlsym(image, "hook"), *buffer = dlsym(image, "buffer");
    long *counter = dlsym(image, "counter");
    char **handlers = dlsym(image, "handlers"), **here = dlsym(image, "here");
    FILE ***out = dlsym(image, "_PTRstdout");
    int failed = 0;
    failed += check(1, function && !memcmp(function, "MPLI", 4));
    failed += check(2, counter && *counter == 7);
    failed += check(3, !dlsym(image, "twice"));
    failed += check(4, handlers && handlers[0] == function && handlers[1] == hook);
    failed += check(5, handlers && !memcmp(handlers[2], "MPLI", 4) && !handlers[3]);
    failed += check(6, here && here[1] == (char *)counter + 4);
    failed += check(7, out && *out == &stdout);
    for (int i = 0; i < 4096; i++)
        failed += check(8, !buffer[i]);
    if (failed)
        return 2;
    memset(buffer, 1, 4096);
    *counter = 8;
    return 0;
}
