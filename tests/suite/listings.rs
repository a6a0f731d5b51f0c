//! Listings in the seed's style, assembled and linked by the system's tools, run like images of our own.

use std::path::Path;

use maple_loader::{Image, NativeLibraries};
use maple_mirbin::{Header, header, verify, verify_js};
use maple_tests::case::{Case, settle};
use maple_tests::kinds::run;
use maple_tests::listings::{assemble, dir, link_objects};
use maple_tests::machine::{Executor, Machine, Outcome};
use maple_tests::pipeline::{disassemble, object};
use maple_vm::Value;

fn run_lines(case: &Case, image: &Path) -> Result<(), String> {
    settle(case, run::check_image(case, image)?, false)
}

#[test]
fn a_listing_runs_as_the_module_it_was_made_from() {
    let case = Case::read(&dir().join("numbers.mpl"), "numbers").expect("a readable case");
    let text = std::fs::read_to_string(dir().join("numbers.s")).expect("a readable listing");
    let folder = tempfile::tempdir().expect("a temporary folder");
    let image = assemble(&text, folder.path()).expect("an image");
    run_lines(&case, &image).expect("the expected results");
}

/// The instructions of a function in a listing and the data between them, without comments.
fn instructions(listing: &str, function: &str) -> Vec<String> {
    let code = format!("{function}_mirbin_code:");
    let lines = listing.lines().skip_while(|line| *line != code).skip(1);
    let code = lines.map(|line| line.split("//").next().unwrap_or_default().trim());
    let code = code.take_while(|line| {
        !line.starts_with(".cfi") && !line.starts_with(".size") && !line.starts_with(".label.end")
    });
    code.filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

/// The samples of the seed are images: loaded, verified, and listed as they were written.
#[test]
fn the_seeds_samples_are_images() {
    const INIT: &str = "3B_7C_3Cinit_3E_7C_28_29V";
    for (name, functions) in [
        (
            "seed-java.s",
            &[
                format!("LE123__E_{INIT}"),
                format!("Ljava_2Flang_2FException_{INIT}"),
            ][..],
        ),
        ("seed-javascript.s", &["Add".to_owned()]),
    ] {
        let text = std::fs::read_to_string(dir().join(name)).expect("a readable listing");
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = assemble(&text, folder.path()).expect("an image");
        let mut image = Image::open(&file).expect("an image that can be read");
        image
            .link(&mut NativeLibraries::new())
            .expect("nothing is missing");
        let found = image.functions();
        let names: Vec<&str> = found
            .iter()
            .map(|function| image.function_name(function))
            .collect();
        assert_eq!(names, functions, "{name}");
        let listed = disassemble(&std::fs::read(&file).expect("a readable image")).expect("a listing");
        for (function, at) in functions.iter().zip(&found) {
            let parsed = header::parse(image.bytes(at)).expect("a readable header");
            let options = verify::Options::default();
            let verified = match &parsed.header {
                Header::Mpli(frame) => verify(frame, parsed.code, &options),
                Header::Mpjs(frame) => verify_js(frame, parsed.code, &options),
            };
            assert!(verified.is_ok(), "{function}: {verified:?}");
            let written = instructions(&text, function);
            assert!(!written.is_empty(), "{function}");
            assert_eq!(instructions(&listed, function), written, "{function}");
        }
    }
}

/// Calls of native functions by symbol, through pointers, with variable arguments and structures; functions of one name in each object.
const FIRST: &str = "\
srclang 1
type $div <struct {@quot i32, @rem i32}>
func &snprintf (var %to <* i8>, var %size u64, var %format <* i8>, ...) i32
func &div (var %a i32, var %b i32) <$div>
func &pow_of (var %x f64) f64
var $scale extern i32
var $buffer <[100] i8>
LOCAL i32 {
  return (constval i32 1)
}
func &quotient (var %a i32, var %b i32) i32 {
  var %d <$div>
  callassigned &div (dread i32 %a, dread i32 %b) { dassign %d }
  return (add i32 (dread i32 %d 1, mul i32 (dread i32 $scale, dread i32 %d 2)))
}
func &print (var %x f64) i32 {
  call &snprintf (addrof ptr $buffer, constval u64 100, conststr ptr \"%.2f %d\", dread f64 %x, constval i32 7)
  return (regread i32 %%retval0)
}
func &first () i32 {
  call &local ()
  return (regread i32 %%retval0)
}
func &power (var %x f64) f64 {
  call &pow_of (dread f64 %x)
  return (regread f64 %%retval0)
}
";
const SECOND: &str = "\
func &pow (var %x f64, var %y f64) f64
func &snprintf (var %to <* i8>, var %size u64, var %format <* i8>, ...) i32
var $scale i32 = 1000
LOCAL i32 {
  return (constval i32 2)
}
func &pow_of (var %x f64) f64 {
  var %result f64
  icallassigned (addroffunc ptr &pow, dread f64 %x, constval f64 3.0) { dassign %result }
  return (dread f64 %result)
}
func &length (var %n i64) i32 {
  var %text <[40] i8>
  call &snprintf (addrof ptr %text, constval u64 40, conststr ptr \"%ld-%s\", dread i64 %n, conststr ptr \"abc\")
  return (regread i32 %%retval0)
}
func &second () i32 {
  call &local ()
  return (regread i32 %%retval0)
}
";
const THIRD: &str = "\
srclang 1
var $scale extern i32
func &read_scale () i32 {
  return (dread i32 $scale)
}
";

#[test]
fn objects_of_several_modules_are_one_image() {
    let compile = |name, text: &str| object(name, text.replace("LOCAL", "func &local static ()"));
    let objects = [("first.mpl", FIRST), ("second.mpl", SECOND), ("third.mpl", THIRD)]
        .map(|(name, text)| compile(name, text).expect("the module compiles"));
    let folder = tempfile::tempdir().expect("a temporary folder");
    for order in [[0, 1, 2], [2, 1, 0]] {
        let objects = order.map(|index: usize| objects[index].as_slice());
        let image = link_objects(&objects, folder.path()).expect("an image");
        for executor in [Executor::Threaded, Executor::Stepper] {
            let mut machine = Machine::open(executor, &image).expect("a machine");
            for (function, args, result) in [
                ("quotient", &[Value::i32(17), Value::i32(5)][..], Value::i32(2003)),
                ("print", &[Value::f64(2.5)], Value::i32(6)),
                ("power", &[Value::f64(1.5)], Value::f64(3.375)),
                ("length", &[Value::i64(-12)], Value::i32(7)),
                ("first", &[], Value::i32(1)),
                ("second", &[], Value::i32(2)),
                ("read_scale", &[], Value::i32(1000)),
            ] {
                match machine.call(function, args).expect("a fitting call") {
                    Outcome::Returned(value) if value == result => {}
                    other => panic!("{function} with {executor:?} in order {order:?}: {other:?}"),
                }
            }
        }
    }
}
