//! coreVM IR with `--parent-variables`: functions see the variables of those that they lie in.

mod support;

use std::fs;

use support::{Project, run, tool};

/// Every kind of variable: cells, parameters, further arguments, structures, fields, pointers, values; through calls by name, by computed names,
/// from below and back.
const COUNT: &str = "\
declare void host.print(object value)
declare ui32 corevm.foundation.argslen(*args)

type Point {
    i32 x;
    Point* next;
}

def i64 count(i64 n, *rest) {
entry:
    %sum = alloca i64;
    %p = alloca Point;
    setattr string \"x\" i32 5 %p;
    %q = alloca Point*;
    %o = alloca object;
    %f = getattr string \"x\" %p;
    %v = add i64 %n i64 1000;
    call void string \"add\" i64 3;
    call void string \"add\" i64 4;
    call void string \"host.print\" %f;
    %x = getattr string \"x\" %q;
    call void string \"host.print\" %x;
    %name = load string string \"add\";
    call void %name i64 100;
    call void string \"host.print\" %n;
    %w = getattr string \"last\" %o;
    call void string \"host.print\" %w;
    %r = load i64 %sum;
    ret i64 %r;
}

def void add(i64 by) : count {
entry:
    %s = add i64 %sum %by;
    store i64 %s %sum;
    %m = inc i64 %n;
    store i64 %m %n;
    call void string \"deeper\";
    ret;
}

def void deeper() : add {
entry:
    %more = add i32 %f i32 1;
    setattr string \"x\" %more %p;
    setattr string \"x\" %more %q;
    %w = add i64 %v %by;
    setattr string \"last\" %w %o;
    %less = sub i64 %by i64 1;
    %go = gt %by i64 0;
    br %go [ label #more, label #done ];
more:
    call void string \"add\" %less;
    ret;
done:
    %extra = call ui32 string \"corevm.foundation.argslen\" %rest;
    call void string \"host.print\" %extra;
    ret;
}

def i32 main() {
entry:
    %r = call i64 string \"count\" i64 7 i32 1 i32 2;
    call void string \"host.print\" %r;
    ret i32 i32 0;
}
";

/// By hand: `add` runs 4, 5 and 101 times and counts `n` up, the field from 5; the sums are 6, 10 and 5050; `deeper` ends with 7 + 1000 + 0.
const COUNTED: &str = "2\n2\n14\n14\n2\n117\n1007\n5066\n";

/// The latest activation counts; after its end the one before; without one, and before the variable is there, the use is an error.
const LATEST: &str = "\
declare void host.print(object value)

def void level(i32 depth) {
entry:
    call void string \"show\";
    %deepest = gte %depth i32 2;
    br %deepest [ label #end, label #down ];
down:
    %next = inc i32 %depth;
    call void string \"level\" %next;
    call void string \"show\";
    br [ label #end ];
end:
    ret;
}

def void show() : level {
entry:
    call void string \"host.print\" %depth;
    ret;
}

def void early() {
entry:
    call void string \"late\";
    %x = load i32 i32 1;
    ret;
}

def void late() : early {
entry:
    call void string \"host.print\" string \"runs\";
    %y = add i32 %x i32 1;
    ret;
}

def i64 twice(i64 n) {
entry:
    %r = call i64 string \"inner\";
    ret i64 %r;
}

def i64 inner() : twice {
entry:
    %r = add i64 %n %n;
    ret i64 %r;
}

// A value is no place: what is done to a copy of it does not change it.
def i64 kept() {
entry:
    %v = load i64 i64 5;
    call void string \"spoil\";
    call void string \"spoil\";
    %r = load i64 %v;
    ret i64 %r;
}

def void spoil() : kept {
entry:
    call void string \"host.print\" %v;
    call void string \"set\" %v;
    ret;
}

def void set(i64* to) {
entry:
    store i64 i64 9 %to;
    ret;
}

def i32 main() {
entry:
    call void string \"level\" i32 0;
    %r = call i64 string \"twice\" i64 21;
    call void string \"host.print\" %r;
    %k = call i64 string \"kept\";
    call void string \"host.print\" %k;
    ret i32 i32 0;
}
";

#[test]
fn functions_see_the_variables_of_their_parents() {
    let project = Project::new(&[]);
    for (text, wanted) in [(COUNT, COUNTED), (LATEST, "0\n1\n2\n1\n0\n42\n5\n5\n5\n")] {
        fs::write(project.path("a.ir.txt"), text).expect("a file in the folder");
        for result in ["a.ir", "a.so", "a.mpl"] {
            let built = run(tool("mplc")
                .args(["--parent-variables", "a.ir.txt", "-o", result])
                .current_dir(project.folder()));
            assert_eq!(built, (0, String::new(), String::new()));
        }
        for program in ["a.ir.txt", "a.ir", "a.so", "a.mpl"] {
            for engine in ["threaded", "stepper"] {
                let ran = run(tool("mplsh")
                    .args(["--parent-variables", "--check-leaks", "--heap-stress=1"])
                    .args(["--engine", engine, program])
                    .current_dir(project.folder()));
                assert_eq!(ran, (0, wanted.to_owned(), String::new()), "{program}, {engine}");
            }
        }
    }
}

#[test]
fn what_does_not_run_has_no_variables() {
    let project = Project::new(&[]);
    fs::write(project.path("a.ir.txt"), LATEST).expect("a file in the folder");
    for engine in ["threaded", "stepper"] {
        let entry = |function: &str, argument: &[&str]| {
            run(tool("mplsh")
                .args([
                    "--parent-variables",
                    "--engine",
                    engine,
                    "--entry",
                    function,
                    "a.ir.txt",
                    "--",
                ])
                .args(argument)
                .current_dir(project.folder()))
        };
        assert_eq!(entry("twice", &["4"]), (0, "8\n".to_owned(), String::new()));
        let (status, _, error) = entry("inner", &[]);
        assert_eq!(status, 134, "{error}");
        assert!(error.contains("there is no variable n now"), "{error}");
        assert!(error.contains("a.ir.txt:45"), "{error}");
        let (status, output, error) = entry("early", &[]);
        assert_eq!((status, output.as_str()), (134, "runs\n"), "{error}");
        assert!(error.contains("there is no variable x now"), "{error}");
    }
}

#[test]
fn the_option_is_off_by_default() {
    let project = Project::new(&[]);
    fs::write(project.path("a.ir.txt"), LATEST).expect("a file in the folder");
    let (status, _, error) = run(tool("mplc").arg("a.ir.txt").current_dir(project.folder()));
    assert_eq!(status, 1);
    assert!(
        error.contains("a.ir.txt:19:35: error[undefined-name]: there is no %depth"),
        "{error}"
    );
    assert!(error.contains("--parent-variables"), "{error}");
}

/// A function that uses `count` variables of its parent's parent, and one between that has some of its own.
fn many(count: usize) -> String {
    let mut text = "declare void host.print(object value)\n\ndef void outer() {\nentry:\n".to_owned();
    for at in 0..count {
        text += &format!("    %v{at} = alloca i64;\n    store i64 i64 {at} %v{at};\n");
    }
    text += "    call void string \"middle\" i64 1000;\n    ret;\n}\n\ndef void middle(i64 m) : outer {\nentry:\n";
    text += "    %name = load string string \"inner\";\n    call void %name;\n    call void string \"inner\";\n    ret;\n}\n\n";
    text += "def void inner() : middle {\nentry:\n    %sum = alloca i64;\n";
    for at in 0..count {
        text += &format!("    %s{at} = add i64 %sum %v{at};\n    store i64 %s{at} %sum;\n");
    }
    text += "    %all = add i64 %sum %m;\n    call void string \"host.print\" %all;\n    store i64 i64 7 %v0;\n    ret;\n}\n\n";
    text + "def i32 main() {\nentry:\n    call void string \"outer\";\n    ret i32 i32 0;\n}\n"
}

#[test]
fn any_number_of_variables_is_seen() {
    let project = Project::new(&[]);
    for count in [31, 32, 33, 200] {
        fs::write(project.path("a.ir.txt"), many(count)).expect("a file in the folder");
        let sum = 1000 + count * (count - 1) / 2;
        for engine in ["threaded", "stepper"] {
            let ran = run(tool("mplsh")
                .args([
                    "--parent-variables",
                    "--check-leaks",
                    "--engine",
                    engine,
                    "a.ir.txt",
                ])
                .current_dir(project.folder()));
            assert_eq!(
                ran,
                (0, format!("{sum}\n{}\n", sum + 7), String::new()),
                "{count}, {engine}"
            );
        }
        let (status, _, error) = run(tool("mplsh")
            .args(["--parent-variables", "--entry", "inner", "a.ir.txt"])
            .current_dir(project.folder()));
        assert_eq!(status, 134);
        assert!(error.contains("there is no variable v0 now"), "{error}");
    }
}
