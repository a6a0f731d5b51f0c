//! coreVM IR through the tools: the arguments of a program, and its input.

mod support;

use std::fs;

use support::{Project, ended, feed, run, tool};

/// Prints its arguments, then the lines of its input between marks, and gives the number of both.
const PROGRAM: &str = "\
declare ui32 corevm.foundation.argslen(*args)
declare object corevm.foundation.getarg(*args, ui32 n)
declare void host.print(object val)
declare void host.write(object val)
declare object host.readline()

def ui32 main(*words) {
entry:
    %n = call ui32 string \"corevm.foundation.argslen\" %words;
    %i = alloca ui32;
    %lines = alloca ui32;
words:
    %more = lt %i %n;
    br %more [ label #word, label #line ];
word:
    %w = call object string \"corevm.foundation.getarg\" %words %i;
    call void string \"host.print\" %w;
    %next = inc ui32 %i;
    store ui32 %next %i;
    br [ label #words ];
line:
    %l = call object string \"host.readline\";
    %ends = eq %l object null;
    br %ends [ label #end, label #show ];
show:
    call void string \"host.write\" string \"<\";
    call void string \"host.write\" %l;
    call void string \"host.print\" string \">\";
    %count = inc ui32 %lines;
    store ui32 %count %lines;
    br [ label #line ];
end:
    %all = add ui32 %n %lines;
    ret ui32 %all;
}
";

fn project() -> Project {
    let project = Project::new(&[]);
    fs::write(project.path("a.ir.txt"), PROGRAM).expect("a file in the folder");
    let built = run(tool("mplc")
        .args(["a.ir.txt", "-o", "a.so"])
        .current_dir(project.folder()));
    assert_eq!(built, (0, String::new(), String::new()));
    project
}

#[test]
fn a_program_has_its_arguments_and_its_input() {
    let project = project();
    let cases: [(&[&str], &[u8], &str, i32); 4] = [
        (&[], b"", "", 0),
        (&["one", "", "drei \u{20ac}"], b"", "one\n\ndrei \u{20ac}\n", 3),
        (&[], b"a\n\nlast", "<a>\n<>\n<last>\n", 3),
        (&["x"], b"\r\n", "x\n<\r>\n", 2),
    ];
    for (words, input, output, status) in cases {
        for executor in ["threaded", "stepper"] {
            let mut mplsh = tool("mplsh");
            mplsh
                .args(["--engine", executor, "--check-leaks", "a.so"])
                .args(words)
                .current_dir(project.folder());
            let result = ended(&feed(&mut mplsh, input));
            assert_eq!(
                result,
                (status, output.to_owned(), String::new()),
                "{words:?} {executor}"
            );
        }
    }
}

#[test]
fn a_line_has_any_length() {
    let project = project();
    let line = "y".repeat(1 << 20);
    let mut mplsh = tool("mplsh");
    mplsh.arg("a.so").current_dir(project.folder());
    let (status, output, _) = ended(&feed(&mut mplsh, format!("{line}\n").as_bytes()));
    assert_eq!((status, output.len()), (1, line.len() + 3));
}
