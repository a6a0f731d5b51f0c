//! `mplc --explain`: what the codes of errors mean.

mod support;

use support::{Project, run, tool};

#[test]
fn every_code_is_explained() {
    assert!(maple_codegen::CODES.len() > 100);
    for (code, text) in maple_codegen::CODES {
        let explained = run(tool("mplc").args(["--explain", code]));
        assert_eq!(explained, (0, format!("{text}\n"), String::new()), "{code}");
    }
}

#[test]
fn a_code_that_there_is_not_is_refused_with_what_was_perhaps_meant() {
    let (status, stdout, stderr) = run(tool("mplc").args(["--explain", "operand-typ"]));
    assert_eq!((status, stdout.as_str()), (2, ""));
    assert!(stderr.contains("'operand-type'"), "{stderr}");
    // It stands alone, and nothing else needs it.
    let project = Project::with(&[("a.mpl", "")]);
    let both = run(tool("mplc")
        .args(["--explain", "syntax", "a.mpl"])
        .current_dir(project.folder()));
    assert_eq!(both.0, 2, "{}", both.2);
    assert_eq!(run(&mut tool("mplc")).0, 2);
}

/// The codes that messages show are those of the table.
#[test]
fn what_messages_name_can_be_explained() {
    let text = "srclang nonesuch\nfunc &f () i32 {\n  return (dread a32 %x, )\n}\nfunc &f () {}\n";
    let project = Project::with(&[("a.mpl", text)]);
    let (_, _, stderr) = run(tool("mplc").arg("a.mpl").current_dir(project.folder()));
    let codes = stderr
        .split('[')
        .skip(1)
        .filter_map(|rest| rest.split_once("]: "));
    let codes: Vec<&str> = codes.map(|(code, _)| code).collect();
    assert!(codes.len() >= 2, "{stderr}");
    for code in codes {
        assert_eq!(run(tool("mplc").args(["--explain", code])).0, 0, "{code}");
    }
}
