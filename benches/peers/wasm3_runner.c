/* Runs one WASI command with wasm3, for the peer comparison: `wasm3_runner FILE.wasm [ARGS]`.
 *
 * The sources of wasm3 on PyPI and crates.io come without their command line tool. This is the part of it that the benchmark programs
 * need: standard output and error, arguments, and the exit status. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "m3_env.h"
#include "wasm3.h"

enum { WASI_SUCCESS = 0, WASI_BADF = 8, WASI_IO = 29, WASI_SPIPE = 70 };

static int wasi_argc;
static char **wasi_argv;

m3ApiRawFunction(args_sizes_get)
{
    m3ApiReturnType(uint32_t)
    m3ApiGetArgMem(uint32_t *, count)
    m3ApiGetArgMem(uint32_t *, bytes)
    m3ApiCheckMem(count, 4);
    m3ApiCheckMem(bytes, 4);
    uint32_t total = 0;
    for (int i = 0; i < wasi_argc; i++)
        total += (uint32_t)strlen(wasi_argv[i]) + 1;
    m3ApiWriteMem32(count, (uint32_t)wasi_argc);
    m3ApiWriteMem32(bytes, total);
    m3ApiReturn(WASI_SUCCESS);
}

m3ApiRawFunction(args_get)
{
    m3ApiReturnType(uint32_t)
    m3ApiGetArgMem(uint32_t *, argv)
    m3ApiGetArgMem(char *, bytes)
    for (int i = 0; i < wasi_argc; i++) {
        size_t length = strlen(wasi_argv[i]) + 1;
        m3ApiCheckMem(&argv[i], 4);
        m3ApiCheckMem(bytes, length);
        m3ApiWriteMem32(&argv[i], m3ApiPtrToOffset(bytes));
        memcpy(bytes, wasi_argv[i], length);
        bytes += length;
    }
    m3ApiReturn(WASI_SUCCESS);
}

m3ApiRawFunction(environ_sizes_get)
{
    m3ApiReturnType(uint32_t)
    m3ApiGetArgMem(uint32_t *, count)
    m3ApiGetArgMem(uint32_t *, bytes)
    m3ApiCheckMem(count, 4);
    m3ApiCheckMem(bytes, 4);
    m3ApiWriteMem32(count, 0);
    m3ApiWriteMem32(bytes, 0);
    m3ApiReturn(WASI_SUCCESS);
}

m3ApiRawFunction(environ_get)
{
    m3ApiReturnType(uint32_t)
    m3ApiReturn(WASI_SUCCESS);
}

m3ApiRawFunction(fd_write)
{
    m3ApiReturnType(uint32_t)
    m3ApiGetArg(uint32_t, fd)
    m3ApiGetArgMem(uint32_t *, vectors)
    m3ApiGetArg(uint32_t, count)
    m3ApiGetArgMem(uint32_t *, written)
    if (fd != 1 && fd != 2)
        m3ApiReturn(WASI_BADF);
    m3ApiCheckMem(vectors, (uint64_t)count * 8);
    m3ApiCheckMem(written, 4);
    uint32_t total = 0;
    for (uint32_t i = 0; i < count; i++) {
        char *bytes = m3ApiOffsetToPtr(m3ApiReadMem32(&vectors[2 * i]));
        uint32_t length = m3ApiReadMem32(&vectors[2 * i + 1]);
        if (length == 0)
            continue;
        m3ApiCheckMem(bytes, length);
        if (write((int)fd, bytes, length) != (ssize_t)length)
            m3ApiReturn(WASI_IO);
        total += length;
    }
    m3ApiWriteMem32(written, total);
    m3ApiReturn(WASI_SUCCESS);
}

/* A character device that can be written: standard output and error of a C library, line buffered. */
m3ApiRawFunction(fd_fdstat_get)
{
    m3ApiReturnType(uint32_t)
    m3ApiGetArg(uint32_t, fd)
    m3ApiGetArgMem(uint8_t *, stat)
    if (fd > 2)
        m3ApiReturn(WASI_BADF);
    m3ApiCheckMem(stat, 24);
    memset(stat, 0, 24);
    stat[0] = 2;
    stat[8] = 1 << 6;
    m3ApiReturn(WASI_SUCCESS);
}

m3ApiRawFunction(fd_close)
{
    m3ApiReturnType(uint32_t)
    m3ApiReturn(WASI_SUCCESS);
}

m3ApiRawFunction(fd_seek)
{
    m3ApiReturnType(uint32_t)
    m3ApiReturn(WASI_SPIPE);
}

m3ApiRawFunction(proc_exit)
{
    m3ApiGetArg(uint32_t, status)
    exit((int)status);
}

static const struct {
    const char *name, *signature;
    M3RawCall function;
} imports[] = {
    {"args_sizes_get", "i(**)", args_sizes_get},
    {"args_get", "i(**)", args_get},
    {"environ_sizes_get", "i(**)", environ_sizes_get},
    {"environ_get", "i(**)", environ_get},
    {"fd_write", "i(i*i*)", fd_write},
    {"fd_fdstat_get", "i(i*)", fd_fdstat_get},
    {"fd_close", "i(i)", fd_close},
    {"fd_seek", "i(iIi*)", fd_seek},
    {"proc_exit", "v(i)", proc_exit},
};

static void check(M3Result result, const char *what)
{
    if (result && result != m3Err_functionLookupFailed) {
        fprintf(stderr, "wasm3_runner: %s: %s\n", what, result);
        exit(1);
    }
}

static uint8_t *read_file(const char *path, uint32_t *size)
{
    FILE *file = fopen(path, "rb");
    if (!file || fseek(file, 0, SEEK_END)) {
        perror(path);
        exit(1);
    }
    long length = ftell(file);
    rewind(file);
    uint8_t *bytes = malloc(length > 0 ? (size_t)length : 1);
    if (!bytes || fread(bytes, 1, (size_t)length, file) != (size_t)length) {
        perror(path);
        exit(1);
    }
    fclose(file);
    *size = (uint32_t)length;
    return bytes;
}

int main(int argc, char **argv)
{
    if (argc == 2 && !strcmp(argv[1], "--version")) {
        printf("wasm3 %s\n", M3_VERSION);
        return 0;
    }
    if (argc < 2) {
        fprintf(stderr, "usage: wasm3_runner FILE.wasm [ARGS]\n");
        return 2;
    }
    wasi_argc = argc - 1;
    wasi_argv = argv + 1;
    uint32_t size;
    uint8_t *bytes = read_file(argv[1], &size);
    IM3Environment environment = m3_NewEnvironment();
    IM3Runtime runtime = m3_NewRuntime(environment, 1 << 20, NULL);
    IM3Module module;
    check(m3_ParseModule(environment, &module, bytes, size), "parse");
    check(m3_LoadModule(runtime, module), "load");
    for (size_t i = 0; i < sizeof imports / sizeof *imports; i++) {
        check(m3_LinkRawFunction(module, "wasi_snapshot_preview1", imports[i].name, imports[i].signature, imports[i].function),
              imports[i].name);
    }
    IM3Function start;
    check(m3_FindFunction(&start, runtime, "_start"), "_start");
    check(m3_CallV(start), "run");
    return 0;
}
