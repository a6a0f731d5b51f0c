//! Hostile input: cut off, mutated, deeply nested, very long.

use super::try_parse;
use crate::diag::SourceFile;
use crate::mir::{NoImports, Options, print, read, verify};

const PROGRAM: &str = r#"flavor 1
srclang 1
id 7
numfuncs 2
globalmemmap = [ 1 2 ]
entryfunc &main
fileinfo { @INFO_filename "a.c", @INFO_n 3 }
srcfileinfo { 1 "a.c" }
type $S <struct {@a i32, @b :3 u16 align(2), @c <[2] <* <$S>>>, &m public (i32, ...) void}>
type $C <class <$P> {@INFO_n 3, @f i32 final = 4, ^s f64, pragma 1 class $T <$T> { @a array [1, i32 2] }, $I}>
javaclass $C <$C> public
var $x fstatic <$S> const = [1 = 0x10, 3 = [addrof ptr $x, 0]]
LOC 1 2 3
func &callee public (var %a i32, reg %3 i64, ...) i32, f64
func &main (var %n i32) i32 {
  funcid 1
  formalwordstypetagged = [ 1 ]
  var %i i32
  reg %1 ref 1
  ALIAS %j %i i32 "s"
  # comment
LOC 1 4
  dassign %i 0 (add i32 (dread i32 %n, constval i32 -3))
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 0x7f), constval i32 1) {
    callassigned &callee (conststr ptr "a\x41\"", constval f64 1.5e3) { dassign %i 0 regassign f64 %2 }
  }
  if (dread i32 %i) { goto @l } else { switch (dread i32 %i) @l { 1: goto @l -2: goto @m } }
  callinstant &g<{!T=<* i32>}> (constval f32 nanf, constval c64 [1, 2])
@l iassign <* <$S>> 2 (addrof ptr $x 1, array 0 ptr <* <[3][4] i8>> (addrof ptr $x, dread i32 %i))
@m return (constval i32 0)
}
"#;

fn survives(text: &[u8]) {
    let (mut ok, mut files) = (0, NoImports);
    if let Ok((module, _)) = read(SourceFile::new("m", text), &mut files, Options::default()) {
        ok += print(&module).len();
    }
    assert!(ok < 1 << 30);
}

#[test]
fn the_program_itself_is_fine() {
    super::fixpoint(PROGRAM);
}

#[test]
fn a_text_cut_off_anywhere_is_an_error_at_most() {
    for end in 0..PROGRAM.len() {
        survives(&PROGRAM.as_bytes()[..end]);
    }
}

#[test]
fn mutations_are_errors_at_most() {
    // A fixed linear congruential sequence: the same mutants on every run.
    let mut state = 1u64;
    let mut next = |below: usize| {
        state = state
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (state >> 33) as usize % below
    };
    let words: Vec<&str> = PROGRAM.split_whitespace().collect();
    for _ in 0..2000 {
        let mut text = PROGRAM.as_bytes().to_vec();
        for _ in 0..=next(3) {
            let at = next(text.len());
            match next(4) {
                0 => text[at] = next(256) as u8,
                1 => drop(text.remove(at)),
                2 => drop(text.splice(at..at, words[next(words.len())].bytes())),
                _ => {
                    let to = (at + next(40)).min(text.len());
                    drop(text.drain(at..to));
                }
            }
            if text.is_empty() {
                text.push(b' ');
            }
        }
        survives(&text);
    }
}

/// Runs on a thread with a small stack; unoptimised frames are the largest.
fn on_small_stack(test: impl FnOnce() + Send + 'static) {
    std::thread::Builder::new()
        .stack_size(256 << 10)
        .spawn(test)
        .unwrap()
        .join()
        .unwrap();
}

fn nested(levels: usize) -> [String; 6] {
    let wrap = |before: &str, middle: &str, after: &str| {
        format!("{}{middle}{}", before.repeat(levels), after.repeat(levels))
    };
    let body = |text: String| format!("func &f (var %i i32) void {{\n{text}\n}}\n");
    [
        body(format!("eval ({})", wrap("neg i32 (", "dread i32 %i", ")"))),
        body(wrap("if (dread i32 %i) {\n", "", "}\n")),
        body(wrap("if (dread i32 %i) {\n} else {\n", "", "}\n")),
        format!("var $x extern {}\n", wrap("<* ", "i32", ">")),
        format!("var $x extern {}\n", wrap("<struct {@a ", "i32", "}>")),
        format!("var $x extern <[1] i32> = {}\n", wrap("[", "1", "]")),
    ]
}

#[test]
fn nesting_is_limited_and_needs_no_stack() {
    on_small_stack(|| {
        // Types in angle brackets count two levels each: the brackets and what stands in them.
        for text in nested(499) {
            let (module, _) = try_parse(&text).unwrap_or_else(|e| panic!("{}", e[0]));
            verify(&module, 20);
            let once = print(&module);
            assert_eq!(print(&try_parse(&once).unwrap().0), once);
        }
        for text in nested(1001).into_iter().chain(nested(100_000)) {
            let errors = try_parse(&text).unwrap_err();
            assert!(errors.iter().any(|e| e.code == "nesting"), "{}", errors[0]);
        }
    });
}

#[test]
fn reading_is_linear() {
    let mut text = "flavor 1\n".to_owned();
    for i in 0..10_000 {
        text += &format!(
            "func &f{i} (var %a i32) i32 {{\n  var %x i32\n@l  dassign %x (add i32 (dread i32 %a, constval i32 {i}))\n"
        );
        text += &format!(
            "  callassigned &f{} (dread i32 %x) {{ dassign %x 0 }}\n  return (dread i32 %x)\n}}\n",
            (i * 7919) % 10_000
        );
    }
    let (module, _) = try_parse(&text).unwrap();
    assert_eq!(verify(&module, 20), []);
    assert_eq!(print(&module).lines().count(), 1 + 10_000 * 8);
}
