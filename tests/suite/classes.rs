//! Class records that do not fit: each is refused before anything of the program runs, with an error that names the image, the class, what
//! is wrong, and what to do.
//!
//! `java/Hierarchy` is the program; each row of [`DAMAGES`] changes one thing in its image.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use libtest_mimic::{Arguments, Failed, Trial};
use maple_mirbin::class::{SECTION, field, flags, method, record};
use maple_tests::java::{self, Ended};
use maple_tests::patch::Patch;
use maple_tests::{machine, pipeline};

/// The images that are not damaged.
struct Images {
    folder: tempfile::TempDir,
    library: String,
    program: Patch,
}

impl Images {
    fn new() -> Result<Images, String> {
        let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
        let library = java::build("library", folder.path())?.display().to_string();
        let program = pipeline::compile_file(&java::dir().join("Hierarchy.mpl"))?;
        Ok(Images {
            folder,
            library,
            program: Patch::new(program),
        })
    }

    /// Writes an image; its path.
    fn write(&self, name: &str, image: &[u8]) -> Result<String, String> {
        let path: PathBuf = self.folder.path().join(name).with_extension("so");
        std::fs::write(&path, image).map_err(|e| e.to_string())?;
        Ok(path.display().to_string())
    }

    /// Compiles a text that may import the type file of the library, and those of texts written here.
    fn compile(&self, name: &str, text: &str) -> Result<String, String> {
        let source = self.folder.path().join(name).with_extension("mpl");
        std::fs::write(&source, text).map_err(|e| e.to_string())?;
        self.write(name, &pipeline::compile_file(&source)?)
    }
}

/// Refused, with a report that has all of `parts`.
fn check_refused(ended: &Ended, parts: &[&str]) -> Result<(), Failed> {
    let missing = parts.iter().find(|part| !ended.stderr.contains(**part));
    let crashed = ended.stderr.contains("panicked");
    if ended.status != Ok(1) || !ended.stdout.is_empty() || missing.is_some() || crashed {
        return Err(format!("expected status 1 and {missing:?}, got {ended:?}").into());
    }
    Ok(())
}

/// One damage: name, what is changed, parts of the message.
type Damage = (&'static str, fn(&mut Patch), &'static [&'static str]);

const FIGURE: &str = "LFigure_3B";
const SQUARE: &str = "LSquare_3B";
const CUBE: &str = "LCube_3B";
const SHAPE: &str = "LShape_3B";
const SOLID: &str = "LSolid_3B";
/// Count of tables that no image has.
const HUGE: u32 = u32::MAX;

/// Address of the entry of a table of a class.
fn entry(image: &Patch, class: &str, table: usize, index: usize, size: usize) -> usize {
    image.pointer(image.class(class) + table) + index * size
}

fn method_of(image: &Patch, class: &str, index: usize) -> usize {
    entry(image, class, record::METHODS, index, method::SIZE_IN_BYTES)
}

fn field_of(image: &Patch, class: &str, index: usize) -> usize {
    entry(image, class, record::FIELDS, index, field::SIZE_IN_BYTES)
}

/// Sets a word of a record.
fn set(image: &mut Patch, class: &str, place: usize, value: u32) {
    image.put_word(image.class(class) + place, value);
}

/// Makes a record refer to another one.
fn refer(image: &mut Patch, class: &str, place: usize, other: &str) {
    image.point(image.class(class) + place, image.class(other));
}

/// The index of the first virtual method that a class declares.
fn first_virtual(image: &Patch, class: &str) -> usize {
    let count = image.word(image.class(class) + record::METHOD_COUNT) as usize;
    let is_virtual = |&index: &usize| image.word(method_of(image, class, index) + method::SLOT) != HUGE;
    (0..count)
        .find(is_virtual)
        .unwrap_or_else(|| panic!("{class} has no virtual methods"))
}

/// The index of a field with a flag, or without.
fn field_where(image: &Patch, class: &str, is_static: bool, descriptor: u8) -> usize {
    let count = image.word(image.class(class) + record::FIELD_COUNT) as usize;
    let fits = |&index: &usize| {
        let at = field_of(image, class, index);
        let flags = image.word(at + field::FLAGS);
        let first = image.word(image.pointer(at + field::DESCRIPTOR)) as u8;
        (flags & flags::STATIC != 0) == is_static && first == descriptor
    };
    (0..count)
        .find(fits)
        .unwrap_or_else(|| panic!("{class} has no such field"))
}

const DAMAGES: &[Damage] = &[
    // The record by itself.
    (
        "unknown_kind",
        |image| set(image, SQUARE, record::KIND, 17),
        &["unknown kind"],
    ),
    (
        "no_alignment",
        |image| image.point(image.class(CUBE) + record::SUPERCLASS, image.class(SQUARE) + 4),
        &["LCube;", "superclass"],
    ),
    (
        "unknown_flag",
        |image| set(image, SQUARE, record::FLAGS, 1 << 29),
        &["LSquare;", "unknown flag"],
    ),
    (
        "interface_flag",
        |image| set(image, SHAPE, record::FLAGS, 0),
        &["LShape;", "flag for interfaces"],
    ),
    (
        "runtime_word",
        |image| set(image, SQUARE, 0, 1),
        &["LSquare;", "runtime's word"],
    ),
    (
        "name_missing",
        |image| image.unrelocate(image.class(SQUARE) + record::NAME, 0),
        &["name", "does not lie in the image"],
    ),
    (
        "name_outside",
        |image| image.point(image.class(SQUARE) + record::NAME, 0x7fff_ffff_0000),
        &["name", "does not lie in the image"],
    ),
    (
        "name_not_utf8",
        |image| {
            image.put(
                image.pointer(image.class(SQUARE) + record::NAME),
                &[b'L', 0xff, 0xfe],
            )
        },
        &["name", "not UTF-8"],
    ),
    (
        "name_empty",
        |image| image.put(image.pointer(image.class(SQUARE) + record::NAME), &[0]),
        &["name", "empty"],
    ),
    (
        "name_no_descriptor",
        |image| image.put(image.pointer(image.class(SQUARE) + record::NAME), b"X"),
        &["XSquare;", "descriptor is not one of this kind"],
    ),
    (
        "name_of_method",
        |image| {
            let at = method_of(image, SQUARE, first_virtual(image, SQUARE));
            image.put(image.pointer(at + method::NAME), b"\xf5");
        },
        &["LSquare;", "name of method", "not UTF-8"],
    ),
    (
        "huge_vtable",
        |image| set(image, SQUARE, record::VTABLE_LENGTH, HUGE),
        &["LSquare;", "vtable", "65535"],
    ),
    (
        "huge_methods",
        |image| set(image, SQUARE, record::METHOD_COUNT, HUGE),
        &["LSquare;", "method", "65535"],
    ),
    (
        "huge_fields",
        |image| set(image, SQUARE, record::FIELD_COUNT, HUGE),
        &["LSquare;", "field", "65535"],
    ),
    (
        "huge_interfaces",
        |image| set(image, CUBE, record::INTERFACE_COUNT, HUGE),
        &["LCube;", "superinterface", "65535"],
    ),
    (
        "huge_references",
        |image| set(image, CUBE, record::REFERENCE_COUNT, HUGE),
        &["LCube;", "reference", "65535"],
    ),
    (
        "long_vtable",
        |image| set(image, SQUARE, record::VTABLE_LENGTH, 65_535),
        &["LSquare;", "vtable"],
    ),
    (
        "table_missing",
        |image| image.unrelocate(image.class(SQUARE) + record::METHODS, 0),
        &["LSquare;", "method", "the table is missing"],
    ),
    (
        "table_unaligned",
        |image| {
            let at = image.class(SQUARE) + record::FIELDS;
            image.point(at, image.pointer(at) + 4);
        },
        &["LSquare;", "field", "not aligned"],
    ),
    (
        "huge_instance",
        |image| set(image, CUBE, record::SIZE, HUGE),
        &["LCube;", "size: more than 2147483647 bytes"],
    ),
    // What it extends.
    (
        "superclass_missing",
        |image| image.unrelocate(image.class(SQUARE) + record::SUPERCLASS, 0),
        &["LSquare;", "superclass", "classes but java.lang.Object have one"],
    ),
    (
        "superclass_no_record",
        |image| image.point(image.class(SQUARE) + record::SUPERCLASS, image.class(SQUARE) + 8),
        &["LSquare;", "superclass", "no class"],
    ),
    (
        "superclass_outside",
        |image| image.point(image.class(SQUARE) + record::SUPERCLASS, 0x7fff_0000),
        &["LSquare;", "superclass", "no class"],
    ),
    (
        "superclass_cycle",
        |image| refer(image, FIGURE, record::SUPERCLASS, CUBE),
        &["its own ancestor", "LFigure; -> ", "recompile"],
    ),
    (
        "superclass_itself",
        |image| refer(image, SQUARE, record::SUPERCLASS, SQUARE),
        &["its own ancestor", "LSquare; -> LSquare;"],
    ),
    (
        "superclass_interface",
        |image| refer(image, SQUARE, record::SUPERCLASS, SHAPE),
        &["LSquare;", "LShape; is an interface", "recompile"],
    ),
    (
        "superclass_array",
        |image| refer(image, CUBE, record::SUPERCLASS, "ALFigure_3B"),
        &["LCube;", "[LFigure; is an array", "recompile"],
    ),
    (
        "superclass_final",
        |image| set(image, SQUARE, record::FLAGS, flags::FINAL),
        &["LCube;", "LSquare; is final", "recompile"],
    ),
    (
        "interface_cycle",
        |image| {
            let list = image.pointer(image.class(SOLID) + record::INTERFACES);
            image.point(list, image.class(SOLID));
        },
        &["LSolid;", "its own ancestor"],
    ),
    (
        "interface_class",
        |image| {
            let list = image.pointer(image.class(SOLID) + record::INTERFACES);
            image.point(list, image.class(SQUARE));
        },
        &["LSolid;", "LSquare; is not an interface", "recompile"],
    ),
    (
        "interface_missing",
        |image| {
            let list = image.pointer(image.class(SOLID) + record::INTERFACES);
            image.unrelocate(list, 0);
        },
        &["LSolid;", "superinterface 0"],
    ),
    (
        "array_without_component",
        |image| image.unrelocate(image.class("ALFigure_3B") + record::COMPONENT, 0),
        &["[LFigure;", "component", "arrays have one"],
    ),
    (
        "array_of_another",
        |image| refer(image, "ALFigure_3B", record::COMPONENT, SQUARE),
        &["[LFigure;", "the component is LSquare;"],
    ),
    (
        "array_element_size",
        |image| image.put_word(image.symbol("__pinf_AI") + record::SIZE, 8),
        &["[I", "size of a value or element"],
    ),
    (
        "primitive_size",
        |image| image.put_word(image.symbol("__pinf_I") + record::SIZE, 8),
        &["class I", "size of a value or element"],
    ),
    // Instances.
    (
        "instance_too_small",
        |image| {
            set(image, CUBE, record::SIZE, 16);
            set(image, CUBE, record::REFERENCE_COUNT, 0);
            set(image, CUBE, record::FIELD_COUNT, 0);
        },
        &["LCube;", "16 bytes, fewer than", "recompile"],
    ),
    (
        "field_outside",
        |image| set(image, CUBE, record::SIZE, 36),
        &["LCube;", "outside the instance"],
    ),
    (
        "reference_unaligned",
        |image| image.put_word(entry(image, CUBE, record::REFERENCES, 0, 4), 3),
        &["LCube;", "reference 0", "not aligned"],
    ),
    (
        "reference_outside",
        |image| image.put_word(entry(image, CUBE, record::REFERENCES, 1, 4), 0x1000),
        &["LCube;", "reference 1", "outside the instance"],
    ),
    (
        "reference_wraps",
        |image| image.put_word(entry(image, CUBE, record::REFERENCES, 1, 4), 0xffff_fff8),
        &["LCube;", "reference 1", "outside the instance"],
    ),
    (
        "references_descend",
        |image| {
            let (first, second) = (
                entry(image, CUBE, record::REFERENCES, 0, 4),
                entry(image, CUBE, record::REFERENCES, 1, 4),
            );
            let (one, other) = (image.word(first), image.word(second));
            image.put_word(first, other);
            image.put_word(second, one);
        },
        &["LCube;", "reference 1", "not behind the one before"],
    ),
    (
        "references_repeat",
        |image| {
            let first = image.word(entry(image, CUBE, record::REFERENCES, 0, 4));
            image.put_word(entry(image, CUBE, record::REFERENCES, 1, 4), first);
        },
        &["LCube;", "reference 1", "not behind the one before"],
    ),
    (
        "reference_left_out",
        |image| {
            let count = image.word(image.class(CUBE) + record::REFERENCE_COUNT);
            set(image, CUBE, record::REFERENCE_COUNT, count - 1);
        },
        &["LCube;", "the field tag", "the reference offsets leave out"],
    ),
    (
        "reference_to_a_number",
        |image| image.put_word(entry(image, FIGURE, record::REFERENCES, 0, 4), 8),
        &["LFigure;", "reference"],
    ),
    (
        "field_unaligned",
        |image| {
            let at = field_of(image, SQUARE, field_where(image, SQUARE, false, b'I'));
            image.put_word(at + field::PLACE, image.word(at + field::PLACE) + 1);
        },
        &["LSquare;", "not aligned for its type"],
    ),
    (
        "field_over_superclass",
        |image| {
            let at = field_of(image, SQUARE, field_where(image, SQUARE, false, b'I'));
            image.put_word(at + field::PLACE, 0);
        },
        &["LSquare;", "the field side", "overlaps"],
    ),
    (
        "field_descriptor",
        |image| {
            let at = field_of(image, SQUARE, field_where(image, SQUARE, false, b'L'));
            image.put(image.pointer(at + field::DESCRIPTOR), b"Q");
        },
        &["descriptor"],
    ),
    (
        "superclass_layout",
        |image| set(image, SQUARE, record::SUPER_LAYOUT, 1),
        &[
            "LSquare;",
            "another layout of its superclass LFigure;",
            "recompile",
        ],
    ),
    // Methods.
    (
        "slot_beyond_table",
        |image| {
            let at = method_of(image, SQUARE, first_virtual(image, SQUARE));
            image.put_word(at + method::SLOT, 99);
        },
        &["LSquare;", "method", "no such slot"],
    ),
    (
        "slot_negative",
        |image| {
            let at = method_of(image, SQUARE, first_virtual(image, SQUARE));
            image.put_word(at + method::SLOT, -5_i32 as u32);
        },
        &["LSquare;", "method", "no such slot"],
    ),
    (
        "slot_of_another",
        |image| {
            let at = method_of(image, SQUARE, first_virtual(image, SQUARE));
            image.put_word(at + method::SLOT, 0);
        },
        &["LSquare;", "slot 0", "recompile"],
    ),
    (
        "slot_none",
        |image| {
            let at = method_of(image, SQUARE, first_virtual(image, SQUARE));
            image.put_word(at + method::SLOT, HUGE);
        },
        &["LSquare;", "has no slot", "recompile"],
    ),
    (
        "slot_of_a_static",
        |image| {
            let at = method_of(image, SQUARE, first_virtual(image, SQUARE));
            image.put_word(at + method::FLAGS, flags::STATIC);
        },
        &["LSquare;", "static method has a vtable slot"],
    ),
    (
        "slot_with_other_code",
        |image| {
            let slots = image.pointer(image.class(SQUARE) + record::VTABLE);
            let at = method_of(image, SQUARE, first_virtual(image, SQUARE));
            let slot = image.word(at + method::SLOT) as usize;
            let other = image.pointer(method_of(image, SQUARE, 0) + method::CODE);
            image.point(slots + 8 * slot, other);
        },
        &["LSquare;", "slot", "recompile"],
    ),
    (
        "vtable_too_short",
        |image| {
            set(image, CUBE, record::VTABLE_LENGTH, 1);
            set(image, CUBE, record::METHOD_COUNT, 0);
        },
        &["LCube;", "the vtable has 1 slots, fewer than", "recompile"],
    ),
    (
        "code_missing",
        |image| {
            let at = method_of(image, SQUARE, first_virtual(image, SQUARE));
            image.unrelocate(at + method::CODE, 0);
        },
        &["LSquare;", "no code"],
    ),
    (
        "code_in_data",
        |image| {
            let at = method_of(image, SQUARE, 0);
            image.point(at + method::CODE, image.class(SQUARE));
        },
        &[
            "LSquare;",
            "<init>|(Ljava/lang/String;I)V",
            "no function",
            "recompile",
        ],
    ),
    (
        "code_in_the_middle",
        |image| {
            let at = method_of(image, SQUARE, 0) + method::CODE;
            image.point(at, image.pointer(at) + 6);
        },
        &[
            "LSquare;",
            "<init>|(Ljava/lang/String;I)V",
            "no function",
            "recompile",
        ],
    ),
    (
        "code_outside",
        |image| image.point(method_of(image, SQUARE, 0) + method::CODE, 0x7fff_0000),
        &[
            "LSquare;",
            "<init>|(Ljava/lang/String;I)V",
            "no function",
            "recompile",
        ],
    ),
    (
        "code_of_other_parameters",
        |image| {
            let at = method_of(image, SQUARE, first_virtual(image, SQUARE));
            let code = image.pointer(method_of(image, SQUARE, 0) + method::CODE);
            let slot = image.word(at + method::SLOT) as usize;
            image.point(at + method::CODE, code);
            let vtable = image.pointer(image.class(SQUARE) + record::VTABLE);
            image.point(vtable + 8 * slot, code);
        },
        &[
            "LSquare;",
            "sides|()I",
            "has 3 parameters, its signature 1 parameter",
            "recompile",
        ],
    ),
    (
        "initialiser_in_data",
        |image| {
            let at = image.class(FIGURE) + record::INITIALIZER;
            image.point(at, image.class(FIGURE));
        },
        &["LFigure;", "<clinit>", "no function", "recompile"],
    ),
    (
        "initialiser_outside",
        |image| image.unrelocate(image.class(FIGURE) + record::INITIALIZER, 0x10),
        &["LFigure;", "<clinit>", "no function", "recompile"],
    ),
    (
        "initialiser_with_parameters",
        |image| {
            let code = image.pointer(method_of(image, SQUARE, 0) + method::CODE);
            image.point(image.class(FIGURE) + record::INITIALIZER, code);
        },
        &[
            "LFigure;",
            "<clinit>",
            "has 3 parameters, its signature 0 parameters",
            "recompile",
        ],
    ),
    // Static fields.
    (
        "static_outside",
        |image| {
            let at = field_of(image, FIGURE, field_where(image, FIGURE, true, b'L'));
            image.point(at + field::PLACE, 0x7fff_0000);
        },
        &["LFigure;", "field", "does not lie in the image"],
    ),
    (
        "static_null",
        |image| {
            let at = field_of(image, FIGURE, field_where(image, FIGURE, true, b'L'));
            image.unrelocate(at + field::PLACE, 0);
        },
        &["LFigure;", "field", "does not lie in the image"],
    ),
    (
        "static_in_code",
        |image| {
            let at = field_of(image, FIGURE, field_where(image, FIGURE, true, b'L'));
            let code = image.pointer(method_of(image, SQUARE, 0) + method::CODE);
            image.point(at + field::PLACE, code);
        },
        &["LFigure;", "static field last", "recompile"],
    ),
    (
        "static_in_a_record",
        |image| {
            let at = field_of(image, FIGURE, field_where(image, FIGURE, true, b'L'));
            image.point(at + field::PLACE, image.class(SQUARE) + record::NAME);
        },
        &["LFigure;", "static field last", "recompile"],
    ),
    (
        "static_over_another",
        |image| {
            let at = field_of(image, FIGURE, field_where(image, FIGURE, true, b'L'));
            let other = field_of(image, FIGURE, field_where(image, FIGURE, true, b'I'));
            image.point(at + field::PLACE, image.pointer(other + field::PLACE));
        },
        &["LFigure;", "static field", "recompile"],
    ),
];

fn main() -> ExitCode {
    if let Some(status) = machine::program_main() {
        return status;
    }
    let images = match Images::new() {
        Ok(images) => Arc::new(images),
        Err(message) => {
            eprintln!("{message}");
            return ExitCode::FAILURE;
        }
    };
    let mut trials = Vec::new();
    for &(name, change, parts) in DAMAGES {
        let images = Arc::clone(&images);
        trials.push(Trial::test(format!("record/{name}"), move || {
            damaged(&images, name, change, parts)
        }));
    }
    for &(name, test) in OTHERS {
        let images = Arc::clone(&images);
        trials.push(Trial::test(name, move || test(&images)));
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

fn damaged(images: &Images, name: &str, change: fn(&mut Patch), parts: &[&str]) -> Result<(), Failed> {
    let mut image = images.program.clone();
    change(&mut image);
    let path = images.write(name, &image.into_bytes())?;
    let ended = java::run(&[&path, &images.library], &[])?;
    check_refused(&ended, parts)?;
    let file = Path::new(&path).file_name().unwrap_or_default().to_string_lossy();
    check_refused(&ended, &[&format!("{file}: ")])
}

type Test = fn(&Images) -> Result<(), Failed>;

/// Tests of more than one image.
const OTHERS: &[(&str, Test)] = &[
    ("images/undamaged", undamaged),
    ("images/twice", twice),
    ("images/not_given", not_given),
    ("images/older_superclass", older_superclass),
    ("images/became_final", became_final),
    ("images/unresolved_native", unresolved_native),
    ("images/half_a_record", half_a_record),
    ("raised/abstract_method", abstract_method),
    ("raised/instantiation", instantiation),
    ("raised/no_method", no_method),
];

/// The head of a text.
const HEAD: &str = "flavor 1\nsrclang 3\nid 65535\nimport \"library.mplt\"\n";

/// A class in a library, with a method that prints; `fields` are its own.
fn base(fields: &str, flags: &str, method: &str) -> (String, String) {
    let types = format!(
        "type $LBase_3B <class <$Ljava_2Flang_2FObject_3B> {{{fields}
           &LBase_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$LBase_3B>>) void,
           &LBase_3B_7Cshow_7C_28_29V public virtual {method} (<* <$LBase_3B>>) void}}>\n"
    );
    let body = if method.is_empty() {
        "func &LBase_3B_7Cshow_7C_28_29V public virtual (var %_this <* <$LBase_3B>>) void {
           var %out <* <$Ljava_2Fio_2FPrintStream_3B>>
           intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
           dassign %out 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
           virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %out, constval i32 5) {}
           return ()
         }\n"
    } else {
        ""
    };
    let code = format!(
        "{HEAD}import \"base.mplt\"
         javaclass $LBase_3B <$LBase_3B> public {flags}
         func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
         var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
         func &LBase_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LBase_3B>>) void {{
           callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this) {{}}
           return ()
         }}\n{body}"
    );
    (types, code)
}

/// A program with a class below the one of [`base`]; `body` is what its `main` does.
fn app(members: &str, code: &str, body: &str) -> String {
    format!(
        "{HEAD}import \"base.mplt\"
         entryfunc &LApp_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
         type $LApp_3B <class <$LBase_3B> {{{members}
           &LApp_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (<* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void}}>
         javaclass $LApp_3B <$LApp_3B> public
         {code}
         func &LApp_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static \
         (var %args <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {{
           var %o <* <$LBase_3B>>
           {body}
           return ()
         }}\n"
    )
}

/// What `main` does with an object of a class.
fn show(class: &str) -> String {
    format!(
        "dassign %o 0 (gcmalloc ref <${class}>)
         virtualcallassigned &LBase_3B_7Cshow_7C_28_29V (dread ref %o) {{}}"
    )
}

impl Images {
    /// The paths of `app` compiled against `old`, and of the library `new`; both are made by [`base`].
    fn versions(
        &self,
        name: &str,
        app: &str,
        old: &(String, String),
        new: &(String, String),
    ) -> Result<[String; 3], String> {
        let folder = self.folder.path().join(name);
        let write =
            |file: &str, text: &str| std::fs::write(folder.join(file), text).map_err(|e| e.to_string());
        std::fs::create_dir(&folder).map_err(|e| e.to_string())?;
        let types = std::fs::read_to_string(java::dir().join("library.mplt")).map_err(|e| e.to_string())?;
        write("library.mplt", &types)?;
        write("base.mplt", &old.0)?;
        let app = self.compile(&format!("{name}/app"), app)?;
        let _ = self.compile(&format!("{name}/base"), &old.1)?;
        write("base.mplt", &new.0)?;
        let base = self.compile(&format!("{name}/base"), &new.1)?;
        Ok([app, base, self.library.clone()])
    }
}

fn run(images: &[String]) -> Result<Ended, String> {
    let words: Vec<&str> = images.iter().map(String::as_str).collect();
    java::run(&words, &[])
}

/// A class whose superclass is in an image that is not given.
fn not_given(images: &Images) -> Result<(), Failed> {
    let old = base("", "", "");
    let [app, base, library] = images.versions("not_given", &app("", "", &show("LApp_3B")), &old, &old)?;
    let ended = run(&[app.clone(), base, library.clone()])?;
    if ended.status != Ok(0) || ended.stdout != "5\n" {
        return Err(format!("{ended:?}").into());
    }
    check_refused(
        &run(&[app, library])?,
        &["app.so: ", "undefined symbol `__cinf_LBase_3B`", "add the image"],
    )
}

/// A class that was compiled against another version of its superclass.
fn older_superclass(images: &Images) -> Result<(), Failed> {
    for (name, new) in [
        ("more_fields", base("@more i64,", "", "")),
        (
            "more_methods",
            base(
                "&LBase_3B_7Cmore_7C_28_29V public virtual abstract (<* <$LBase_3B>>) void,",
                "",
                "",
            ),
        ),
    ] {
        let app = app("", "", &show("LApp_3B"));
        let paths = images.versions(name, &app, &base("", "", ""), &new)?;
        check_refused(
            &run(&paths)?,
            &[
                "app.so: class LApp;: compiled against another layout of its superclass LBase;",
                "recompile",
            ],
        )?;
    }
    Ok(())
}

fn became_final(images: &Images) -> Result<(), Failed> {
    let app = app("", "", &show("LApp_3B"));
    let paths = images.versions("became_final", &app, &base("", "", ""), &base("", "final", ""))?;
    check_refused(
        &run(&paths)?,
        &["app.so: class LApp;: the superclass LBase; is final", "recompile"],
    )
}

/// A native method that nobody defines.
fn unresolved_native(images: &Images) -> Result<(), Failed> {
    let native = "&LApp_3B_7Cwork_7C_28_29I public static native () i32,";
    let body = "callassigned &LApp_3B_7Cwork_7C_28_29I () {}";
    let code = "func &LApp_3B_7Cwork_7C_28_29I public static native () i32\n";
    let old = base("", "", "");
    let paths = images.versions("unresolved_native", &app(native, code, body), &old, &old)?;
    check_refused(
        &run(&paths)?,
        &[
            "app.so: ",
            "undefined symbol `LApp_3B_7Cwork_7C_28_29I`",
            "add the image or the library",
        ],
    )
}

/// A section that does not end with a whole record.
fn half_a_record(images: &Images) -> Result<(), Failed> {
    let mut image = images.program.clone();
    image.shorten(SECTION, 60);
    let path = images.write("half", &image.into_bytes())?;
    let ended = java::run(&[&path, &images.library], &[])?;
    check_refused(
        &ended,
        &["half.so: .maple.class: ", "no whole number", "recompile"],
    )
}

/// A call of a method that is abstract.
fn abstract_method(images: &Images) -> Result<(), Failed> {
    let version = base("", "", "abstract");
    let paths = images.versions(
        "abstract_method",
        &app("", "", &show("LApp_3B")),
        &version,
        &version,
    )?;
    check_raised(&run(&paths)?, "java.lang.AbstractMethodError: App.show|()V")
}

/// `new` of a class that has become abstract.
fn instantiation(images: &Images) -> Result<(), Failed> {
    let (old, new) = (base("", "", ""), base("", "abstract", ""));
    let paths = images.versions("instantiation", &app("", "", &show("LBase_3B")), &old, &new)?;
    check_raised(&run(&paths)?, "java.lang.InstantiationError: Base")
}

/// An interface call on an object whose class does not implement the interface.
fn no_method(images: &Images) -> Result<(), Failed> {
    let body = "dassign %o 0 (gcmalloc ref <$LApp_3B>)
        interfacecallassigned &Ljava_2Flang_2FRunnable_3B_7Crun_7C_28_29V (dread ref %o) {}";
    let old = base("", "", "");
    let paths = images.versions("no_method", &app("", "", body), &old, &old)?;
    check_raised(
        &run(&paths)?,
        "java.lang.IncompatibleClassChangeError: Class App has no method run|()V",
    )
}

/// Ended by an exception of the program's own class, or of the nearest class that the library has.
fn check_raised(ended: &Ended, exception: &str) -> Result<(), Failed> {
    let line = ended.stderr.lines().next().unwrap_or_default();
    if ended.status != Ok(1) || line != format!("Exception in thread \"main\" {exception}") {
        return Err(format!("expected {exception}, got {ended:?}").into());
    }
    Ok(())
}

fn undamaged(images: &Images) -> Result<(), Failed> {
    let path = images.write("undamaged", &images.program.clone().into_bytes())?;
    let ended = java::run(&["--check-leaks", &path, &images.library], &[])?;
    Ok(ended.check(&java::Expected::read(&java::dir().join("Hierarchy"))?)?)
}

/// Two images that define the same classes.
fn twice(images: &Images) -> Result<(), Failed> {
    let image = images.program.clone().into_bytes();
    let (one, other) = (images.write("one", &image)?, images.write("other", &image)?);
    let ended = java::run(&[&one, &other, &images.library], &[])?;
    check_refused(
        &ended,
        &[
            "other.so: class LHierarchy;",
            "defined twice",
            "one.so",
            "leave one",
        ],
    )
}
