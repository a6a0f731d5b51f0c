"""The peers: how each is found, and how it makes a command from a program.

A peer has a name, a version, and `build(program)`, which returns the command without the program's arguments, or None if the program has no
twin in its language. What is not installed becomes a `Missing` with the way to get it."""

import os
import re
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
BUILD = ROOT / "target" / "bench-peers"
# The class library of the larger programs.
LIBRARY = ROOT / "tests" / "java" / "library.mpl"


class BuildError(Exception):
    """A tool refused a program; the message is what it printed."""


@dataclass(frozen=True)
class Peer:
    name: str
    version: str
    build: Callable
    environment: dict = field(default_factory=dict)


@dataclass(frozen=True)
class Missing:
    name: str
    remedy: str


def tool(variable, *names):
    """A program by environment variable, else by name in PATH and cargo's bin directory."""
    if variable and os.environ.get(variable):
        return os.environ[variable]
    path = os.environ.get("PATH", os.defpath) + os.pathsep + str(Path.home() / ".cargo" / "bin")
    return next((found for name in names if (found := shutil.which(name, path=path))), None)


def output(*command):
    """What a command prints; BuildError if it fails."""
    try:
        result = subprocess.run([str(c) for c in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    except OSError as error:
        raise BuildError(str(error)) from error
    if result.returncode != 0:
        raise BuildError(result.stdout.strip())
    return result.stdout


def version(*command):
    """The first line that a command prints that contains a digit, as far as it is no copyright notice."""
    try:
        lines = output(*command).splitlines()
    except BuildError:
        return "unknown"
    line = next((line.strip() for line in lines if re.search(r"\d", line)), "unknown")
    return re.split(r"[\s-]+Copyright", line)[0]


def made(target, sources, *command):
    """Makes `target` unless it is newer than its sources."""
    newest = max(os.stat(source).st_mtime for source in sources)
    if not target.exists() or target.stat().st_mtime < newest:
        target.parent.mkdir(parents=True, exist_ok=True)
        try:
            output(*command)
        except BuildError:
            target.unlink(missing_ok=True)
            raise
    return target


def tools(arguments):
    """The directory with `mplc` and `mplsh`."""
    return Path(arguments.ours) if arguments.ours else Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")) / "release"


def ours(arguments):
    """The engine of this project: as it comes, without machine code, and as stepper."""
    directory = tools(arguments)
    if not arguments.ours:
        output("cargo", "build", "--release", "--quiet", "--manifest-path", ROOT / "Cargo.toml", "-p", "maple-cli")
    mplc, mplsh = directory / "mplc", directory / "mplsh"
    if not mplsh.exists():
        return [Missing("ours", f"no {mplsh}: cargo build --release -p maple-cli")]

    def image(source):
        target = BUILD / "ours" / f"{source.stem}.so"
        return made(target, [source, mplc], mplc, source, "-o", target)

    def command(*options):
        def build(program):
            source = program.source(".mpl")
            libraries = [image(LIBRARY)] if program.group == "larger" else []
            return source and [mplsh, *options, image(source), *libraries, *program.words]

        return build

    engine = version(mplsh, "--version")
    peers = [Peer("ours", engine, command()), Peer("interpreter", engine, command("--jit", "off"))]
    if arguments.stepper or arguments.all:
        peers.append(Peer("stepper", engine, command("--engine", "stepper")))
    return peers


def native():
    """gcc at two levels."""
    gcc = tool("CC", "gcc", "cc")
    if not gcc:
        return [Missing("gcc", "apt-get install gcc")]

    def build(level):
        def command(program):
            source = program.source(".c")
            target = BUILD / f"c{level}" / program.name
            return source and [made(target, [source], gcc, level, "-o", target, source, "-lm")]

        return command

    return [Peer(f"gcc {level}", version(gcc, "--version"), build(level)) for level in ("-O2", "-O0")]


def webassembly():
    """wasm3 and wasmi, which interpret, and wasmtime, which compiles, on what clang makes of the C twin for WASI."""
    remedies = {
        "wasm3": "WASM3=command, or WASM3_SRC=directory with wasm3.h, as in the sources of pywasm3 (PyPI) and wasm3-sys (crates.io)",
        "wasmi": "cargo install wasmi_cli; WASMI=command if it is not in PATH",
        "wasmtime": "cargo install wasmtime-cli; WASMTIME=command if it is not in PATH",
    }
    clang = tool("WASI_CC", "clang")
    probe = BUILD / "wasm" / "probe.c"
    probe.parent.mkdir(parents=True, exist_ok=True)
    probe.write_text('#include <stdio.h>\nint main(void) { return puts("1") < 0; }\n')
    flags = ["--target=wasm32-wasi", "-O2", "-s"]
    try:
        if not clang:
            raise BuildError("no clang")
        output(clang, *flags, "-o", probe.with_suffix(".wasm"), probe)
    except BuildError:
        compiler = "a C compiler for WASI: apt-get install clang lld wasi-libc libclang-rt-dev-wasm32 (with clang 14: libclang-rt-14-dev-wasm32)"
        return [Missing(name, f"{compiler}; then {remedy}") for name, remedy in remedies.items()]

    def build(*runner):
        def command(program):
            source = program.source(".c")
            target = BUILD / "wasm" / f"{program.name}.wasm"
            return source and [*runner, made(target, [source], clang, *flags, "-o", target, source, "-lm")]

        return command

    peers = []
    wasm3, sources = tool("WASM3", "wasm3"), os.environ.get("WASM3_SRC")
    made_by = version(clang, "--version")
    if sources:
        native_compiler = tool(None, "clang", "gcc")
        runner = BUILD / "wasm3_runner"
        made(runner, [HERE / "wasm3_runner.c"], native_compiler, "-O3", "-DNDEBUG", "-fomit-frame-pointer", "-fno-stack-protector", "-I", sources,
             "-o", runner, HERE / "wasm3_runner.c", *sorted(Path(sources).glob("*.c")), "-lm")
        peers.append(Peer("wasm3", f"{version(runner, '--version')}, wasm by {made_by}", build(runner)))
    elif wasm3:
        peers.append(Peer("wasm3", f"{version(wasm3, '--version')}, wasm by {made_by}", build(wasm3)))
    else:
        peers.append(Missing("wasm3", remedies["wasm3"]))
    for name, *commands in (("wasmi", "wasmi", "wasmi_cli"), ("wasmtime", "wasmtime")):
        command = tool(name.upper(), *commands)
        if command:
            peers.append(Peer(name, f"{version(command, '--version')}, wasm by {made_by}", build(command, "run")))
        else:
            peers.append(Missing(name, remedies[name]))
    return peers


def lua(arguments):
    """LuaJIT's interpreter and its compiler, and Lua."""
    peers = []
    luajit = tool("LUAJIT", "luajit")
    if luajit:
        def command(*options):
            return lambda program: (source := program.source(".luajit.lua") or program.source(".lua")) and [luajit, *options, source]

        # Builds before 2.1.0 was released write their version to standard error.
        peers.append(Peer("luajit -joff", version(luajit, "-v"), command("-joff")))
        peers.append(Peer("luajit", version(luajit, "-v"), command()))
    else:
        peers.append(Missing("luajit", "apt-get install luajit"))
    plain = tool("LUA", "lua5.4", "lua54", "lua")
    if plain:
        peers.append(Peer("lua", version(plain, "-v"), lambda program: (source := program.source(".lua")) and [plain, source]))
    else:
        peers.append(Missing("lua", "apt-get install lua5.4"))
    return peers


def java(arguments):
    """The JVM's interpreter; its compilers for programs on objects, with --all for all. One collector thread, so that processor time is the
    program's."""
    jvm, javac = tool("JAVA", "java"), tool("JAVAC", "javac")
    if not jvm or not javac:
        return [Missing("java", "apt-get install default-jdk-headless")]

    def build(everything, *options):
        def command(program):
            source = program.source(".java")
            if source is None or not (everything or program.group != "programs"):
                return None
            classes = BUILD / "java" / program.stem
            made(classes / f"{program.main}.class", [source], javac, "-d", classes, source)
            return [jvm, *options, "-XX:+UseSerialGC", "-Xss256m", "-cp", classes, program.main, *program.words]

        return command

    name = version(jvm, "-version")
    return [Peer("java -Xint", name, build(True, "-Xint")), Peer("java", name, build(arguments.all))]


def hello(arguments, samples):
    """Commands of the sample program Hello: compiled in memory by `mplsh`, and by java from its class."""
    jvm, javac = tool("JAVA", "java"), tool("JAVAC", "javac")
    directory = tools(arguments)
    samples = Path(samples)
    if not jvm or not javac or not (samples / "Hello.mpl").exists():
        raise BuildError(f"start-up of Hello needs java, javac and {samples / 'Hello.mpl'}")
    classes = BUILD / "java" / "Hello"
    made(classes / "Hello.class", [samples / "Hello.java"], javac, "-d", classes, samples / "Hello.java")
    return {"ours": [directory / "mplsh", samples / "Hello.mpl"], "java": [jvm, "-cp", classes, "Hello"]}


def python():
    """CPython."""
    interpreter = tool("PYTHON", "python3")
    if not interpreter:
        return [Missing("cpython", "apt-get install python3")]
    return [Peer("cpython", version(interpreter, "--version"),
                 lambda program: (source := program.source(".py")) and [interpreter, source])]


def find(arguments):
    """All peers, ours first, then those that are missing."""
    peers = ours(arguments) + native() + webassembly() + lua(arguments) + java(arguments)
    if arguments.all:
        peers += python()
    return [p for p in peers if isinstance(p, Peer)], [p for p in peers if isinstance(p, Missing)]
