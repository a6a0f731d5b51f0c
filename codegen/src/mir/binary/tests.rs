//! Text to binary and back, over all cases, and files that are damaged.

use std::path::{Path, PathBuf};

use crate::compile::{Options as Compiling, Product, compile};
use crate::diag::{Diagnostic, Severity, SourceFile};
use crate::mir::{Importer, Module, NoImports, Options, interface, parse, print_bytes};

use super::{CHECKSUM, MAGIC, write};

/// Files beside another.
struct Beside(PathBuf);

impl Importer for Beside {
    fn load(&mut self, name: &str) -> Result<Vec<u8>, String> {
        std::fs::read(self.0.join(name)).map_err(|e| e.to_string())
    }
}

/// As [`Beside`], with what is imported in its binary form.
struct BinaryBeside(Beside);

impl Importer for BinaryBeside {
    fn load(&mut self, name: &str) -> Result<Vec<u8>, String> {
        let text = self.0.load(name)?;
        let (module, _) = try_read(name, text, &mut self.0).map_err(|errors| errors[0].to_string())?;
        write(&module).map_err(|e| e.to_string())
    }
}

fn try_read(
    name: &str,
    bytes: impl Into<Vec<u8>>,
    importer: &mut dyn Importer,
) -> Result<(Module, Vec<Diagnostic>), Vec<Diagnostic>> {
    parse(SourceFile::new(name, bytes), importer, Options::default())
}

fn read(name: &str, bytes: impl Into<Vec<u8>>, importer: &mut dyn Importer) -> Module {
    match try_read(name, bytes, importer) {
        Ok((module, _)) => module,
        Err(errors) => panic!("{name}: {}", errors[0]),
    }
}

/// The texts below a folder of the repository.
fn texts(folder: &str) -> Vec<PathBuf> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(folder)];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "mpl") {
                found.push(path);
            }
        }
    }
    found.sort();
    assert!(!found.is_empty());
    found
}

/// Printed bytes and binary bytes of all texts below a folder that can be read, which are the same when they come back.
fn sizes(folder: &str, has_images: bool) -> (usize, usize) {
    let (mut printed, mut binary) = (0, 0);
    for path in texts(folder) {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let text = std::fs::read(&path).unwrap();
        let mut files = Beside(path.parent().unwrap().to_owned());
        let Ok((module, _)) = try_read(&name, text.clone(), &mut files) else {
            continue;
        };
        let bytes = write(&module).unwrap_or_else(|e| panic!("{name}: {e}"));
        let again = read("again.bpl", bytes.clone(), &mut files);
        let (first, second) = (print_bytes(&module), print_bytes(&again));
        if first != second {
            let lines = |text: &[u8]| {
                String::from_utf8_lossy(text)
                    .lines()
                    .map(str::to_owned)
                    .collect::<Vec<_>>()
            };
            for (first, second) in lines(&first).iter().zip(&lines(&second)) {
                assert_eq!(first, second, "{name}");
            }
            panic!("{name}: one is longer");
        }
        assert!(
            write(&again).is_ok_and(|twice| twice == bytes),
            "{name}: the binary form is another"
        );
        // The comments around declarations, which in cases are longer than the code, are no part of it.
        let mut standard = read(&name, first, &mut files);
        standard.comments.clear();
        let standard = read(&name, print_bytes(&standard), &mut files);
        printed += print_bytes(&standard).len();
        binary += write(&standard).unwrap().len();
        if has_images {
            same_image(&name, text, bytes, files);
        }
    }
    (printed, binary)
}

/// Compiles both forms: images, or the places and messages of errors, are the same.
fn same_image(name: &str, text: Vec<u8>, bytes: Vec<u8>, files: Beside) {
    let make = |source: Vec<u8>, files: &mut dyn Importer| {
        let made = compile(source, name, files, &Compiling::default());
        let shown = |problems: Vec<Diagnostic>| -> Vec<_> {
            let errors = problems.into_iter().filter(|d| d.severity == Severity::Error);
            errors.map(|d| (d.code, d.line, d.message)).collect()
        };
        match made {
            Ok(output) => match output.product {
                Product::Image(image) => Ok(image),
                _ => panic!("{name}: no image"),
            },
            Err(problems) => Err(shown(problems)),
        }
    };
    let mut files = files;
    let wanted = make(text, &mut files);
    let found = make(bytes.clone(), &mut files);
    assert!(
        wanted == found,
        "{name}: another image, {:?} {:?}",
        wanted.err(),
        found.err()
    );
    let found = make(bytes, &mut BinaryBeside(files));
    assert!(
        wanted.is_ok() == found.is_ok(),
        "{name}: another result with binary imports, {:?}",
        found.err()
    );
    if let (Ok(wanted), Ok(found)) = (&wanted, &found) {
        assert!(wanted == found, "{name}: another image with binary imports");
    }
}

#[test]
fn cases_come_back() {
    let (printed, binary) = sizes("tests/cases", true);
    println!(
        "tests/cases: {printed} bytes printed, {binary} binary: {:.3}",
        binary as f64 / printed as f64
    );
    // What every file has weighs much where texts have a few lines. In larger ones it is a third at most.
    assert!(20 * binary <= 9 * printed, "{binary} of {printed}");
}

#[test]
fn programs_come_back() {
    for folder in ["benches/programs", "benches/larger", "tests/java"] {
        let (printed, binary) = sizes(folder, true);
        println!(
            "{folder}: {printed} bytes printed, {binary} binary: {:.3}",
            binary as f64 / printed as f64
        );
        assert!(3 * binary <= printed, "{folder}: {binary} of {printed}");
    }
}

const SAMPLE: &str = "\
srclang 1
import \"types.mplt\"
srcfileinfo { 1 \"a.c\" }
type $P <struct {@x i32, @y <* <$P>>, @b :3 u32} align(16)>
var $v <[4] i32> = [1, 2, -3, 300]
var $p <$P> = [1 = 5, 3 = 1]
var $s fstatic <* i8> = conststr ptr \"text\\x00\\xff\"
var $d <[2] f64> = [1.5, 0.1]
func &puts extern (var %s ptr) i32
LOC 1 3
func &main public (var %n i32, var %a ptr) i32 {
  var %i i32
  var %k i64 = 7
  reg %1 i32 0
  #a comment
LOC 1 4 5
  dassign %i (add i32 (dread i32 %n, constval i32 -1))
  while (lt i32 i32 (dread i32 %i, constval i32 10)) {
LOC 1 5
    if (ne i32 i32 (dread i32 %i, constval i32 3)) {
      callassigned &puts (conststr ptr \"x\") { dassign %i 0 }
    } else {
      goto @end
    }
    regassign i32 %1 (cvt i32 f64 (constval f64 2.25))
  }
@end
  switch (dread i32 %i) @end { 1: goto @end 2: goto @end }
  return (regread i32 %1)
}
";

fn sample() -> (Vec<u8>, Vec<u8>) {
    let module = read(
        "sample.mpl",
        SAMPLE,
        &mut Types(b"type $T <struct {@a i64}>\n".to_vec()),
    );
    (print_bytes(&module), write(&module).unwrap())
}

/// One file for every import.
struct Types(Vec<u8>);

impl Importer for Types {
    fn load(&mut self, _: &str) -> Result<Vec<u8>, String> {
        Ok(self.0.clone())
    }
}

/// Gives a file that was changed the checksum that it needs to be looked into.
fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    let at = MAGIC.len() + 1;
    if let Some((head, rest)) = bytes.split_at_mut_checked(at + CHECKSUM) {
        head[at..].copy_from_slice(&crc32fast::hash(rest).to_le_bytes());
    }
    bytes
}

/// Numbers that look random and are the same each time.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % limit.max(1)
    }
}

/// Reads a file, and uses what is read in every way.
fn survive(bytes: Vec<u8>) -> bool {
    let mut importer = Types(Vec::new());
    let first = try_read("m.bpl", bytes.clone(), &mut importer);
    if let Err(errors) = &first {
        assert!(!errors.is_empty() && errors.iter().all(|e| !e.message.is_empty()));
    }
    if let Ok((module, _)) = first {
        let _ = print_bytes(&module);
        let _ = write(&module);
        let _ = write(&interface(&module));
        let _ = compile(bytes, "m.bpl", &mut importer, &Compiling::default());
        return true;
    }
    false
}

#[test]
fn damaged_files_give_errors() {
    let (_, whole) = sample();
    for length in 1..whole.len() {
        let cut = whole[..length].to_vec();
        let (name, sealed) = ("cut.bpl", sealed(cut.clone()));
        if length >= MAGIC.len() {
            let errors = try_read(name, cut, &mut NoImports).expect_err("a file that is cut off");
            assert_eq!((errors[0].code, errors[0].file.as_str()), ("binary", name));
            assert!(!errors[0].hint.is_empty());
        }
        assert!(!survive(sealed));
    }
    let mut random = Random(7);
    let mut survived = 0;
    for file in [whole, big()] {
        let start = MAGIC.len() + 1 + CHECKSUM;
        for _ in 0..3000 {
            let mut bytes = file.clone();
            for _ in 0..=random.below(3) {
                let at = start + random.below(bytes.len() - start);
                match random.below(4) {
                    0 => bytes[at] ^= 1 << random.below(8),
                    1 => bytes[at] = random.below(256) as u8,
                    2 => _ = bytes.remove(at),
                    _ => bytes.insert(at, random.below(256) as u8),
                }
            }
            survived += usize::from(survive(sealed(bytes)));
        }
    }
    assert!(survived > 100, "{survived}: what is read is tested as well");
}

/// The binary form of a case with most kinds of nodes.
fn big() -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/java");
    let path = folder.join("Lists.mpl");
    let module = read("Lists.mpl", std::fs::read(path).unwrap(), &mut Beside(folder));
    write(&module).unwrap()
}

#[test]
fn imports_are_of_either_kind() {
    let (printed, bytes) = sample();
    let types = read(
        "types.mplt",
        "type $T <struct {@a i64}>\nvar $g extern i32\n",
        &mut NoImports,
    );
    let types = Types(write(&types).unwrap());
    for source in [SAMPLE.as_bytes(), &bytes] {
        let mut types = Types(types.0.clone());
        assert_eq!(print_bytes(&read("sample.mpl", source, &mut types)), printed);
    }
    let importing = write(&read("t.mplt", "import \"u.mplt\"\n", &mut Types(Vec::new()))).unwrap();
    let errors = try_read("sample.mpl", SAMPLE, &mut Types(importing)).unwrap_err();
    assert_eq!(errors[0].code, "import");
    let errors = try_read("sample.bpl", bytes, &mut NoImports).unwrap_err();
    assert_eq!(errors[0].code, "import");
}

#[test]
fn types_that_imports_define_differently_are_told() {
    const IMPORTED: &str = "type $pt <struct {@x i32}>\ntype $same <struct {@x i32}>\n";
    const OWN: &str = "import \"t.mplt\"\ntype $pt <struct {@x i64}>\ntype $same <struct {@x i32}>\n";
    let bytes = write(&read("t.mplt", IMPORTED, &mut NoImports)).unwrap();
    for imported in [IMPORTED.as_bytes(), &bytes] {
        let (module, warnings) = try_read("own.mpl", OWN, &mut Types(imported.to_vec())).unwrap();
        let printed = print_bytes(&module);
        assert!(String::from_utf8_lossy(&printed).contains("@x i64"));
        let [warning] = &warnings[..] else {
            panic!("{warnings:?}")
        };
        assert_eq!((warning.severity, warning.code), (Severity::Warning, "redefined"));
        assert!(warning.message.contains("type $pt differently"), "{warning}");
    }
}

#[test]
fn interfaces_have_declarations_only() {
    let module = read("sample.mpl", SAMPLE, &mut Types(Vec::new()));
    let bytes = write(&interface(&module)).unwrap();
    let text = print_bytes(&read("sample.mplt", bytes, &mut NoImports));
    let wanted = "\
type $P <struct {
  @x i32,
  @y <* <$P>>,
  @b :3 u32} align(16)>
var $v <[4] i32>
var $p <$P>
var $d <[2] f64>
func &puts extern (var %s ptr) i32
LOC 1 3
func &main public (var %n i32, var %a ptr) i32
";
    assert_eq!(String::from_utf8_lossy(&text), wanted);
}

#[test]
fn places_are_those_of_the_text() {
    let text = "func &main () i32 {\n  dassign %y (constval i32 1)\n  return (constval i32 0)\n}\n";
    let bytes = write(&read("late.mpl", text, &mut NoImports)).unwrap();
    let place = |name: &str, bytes: Vec<u8>| {
        let problems = compile(bytes, name, &mut NoImports, &Compiling::default()).unwrap_err();
        let first = &problems[0];
        (
            first.file.clone(),
            first.line,
            first.column,
            first.message.clone(),
        )
    };
    assert_eq!(place("late.mpl", text.into()), place("other.bpl", bytes));
}

#[test]
fn types_are_not_written_out_without_end() {
    // Each of these types contains the one before twice.
    let mut text = String::from("type $T <func (i32, i32) i32>\n");
    text.push_str("func &f (var %a <func (i32, i32) i32>) void\n");
    let module = read("t.mpl", text, &mut NoImports);
    let mut module = module;
    let mut ty = crate::mir::TypeTable::prim(maple_mirbin::Prim::I32);
    for _ in 0..100 {
        ty = module.types.intern(crate::mir::Type::Func {
            params: [ty, ty].into(),
            variadic: false,
            returns: [ty].into(),
        });
    }
    let name = module.names.intern("f");
    let id = module.funcs.lookup(name).unwrap();
    module.funcs[id].returns = vec![ty];
    let errors = try_read("t.bpl", write(&module).unwrap(), &mut NoImports).unwrap_err();
    assert!(errors[0].message.contains("written out"), "{}", errors[0]);
}

#[test]
fn nesting_is_limited() {
    let nested = |depth: usize| {
        let (open, close) = ("neg i32 (".repeat(depth), ")".repeat(depth));
        let blocks = (
            "if (constval i32 1) {\n".repeat(depth - 1),
            "}\n".repeat(depth - 1),
        );
        let value = format!("{open}constval i32 1{close}");
        format!(
            "func &f () i32 {{\n{}{}return ({value})\n}}\n",
            blocks.0, blocks.1
        )
    };
    let module = read("n.mpl", nested(crate::mir::MAX_NESTING - 1), &mut NoImports);
    let again = read("n.bpl", write(&module).unwrap(), &mut NoImports);
    assert_eq!(print_bytes(&module), print_bytes(&again));
    let mut module = module;
    let name = module.names.intern("f");
    let id = module.funcs.lookup(name).unwrap();
    let f = &mut module.funcs[id];
    let last = f.stmts.len() - 1;
    for _ in 0..2 {
        let value = f.args(f.stmts[last].args)[0];
        let pos = crate::mir::Pos::NONE;
        let more = f.push_expr(
            maple_mirbin::Op::Neg,
            maple_mirbin::Prim::I32,
            &[value],
            crate::mir::ExprData::None,
            pos,
        );
        let args = f.push_args(&[more]);
        f.stmts[last].args = args;
    }
    assert!(write(&module).is_err_and(|e| e.message.contains("deeper")));
}

#[test]
fn the_page_has_the_attributes() {
    let page = include_str!("../../../docs/binary.md");
    let listed = page
        .split_once("\nAttributes: ")
        .unwrap()
        .1
        .split_once("\n\n")
        .unwrap()
        .0;
    let names = listed.split(|c: char| c.is_whitespace() || c == ',' || c == '.');
    let found: Vec<&str> = names.filter(|word| !word.is_empty()).collect();
    let attrs = crate::mir::Attr::ALL.iter();
    let wanted: Vec<String> = attrs
        .flat_map(|a| [(*a as u8).to_string(), format!("`{}`", a.name())])
        .collect();
    assert_eq!(found, wanted);
}
