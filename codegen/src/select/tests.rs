//! Programs made from small modules.

use maple_mirbin::class::{ClassInfo, ClassKind, flags};
use maple_mirbin::{Features, Frame, Header, Inst, NativePrototype, NativeType, Prim, header};

use crate::compile::{Options, Product, Stage, compile};
use crate::mir::{Importer, NoImports};
use crate::program::{DataObject, DataSection, FunctionCode, Linkage, Program, SymbolId};

fn program(text: &str) -> Program {
    program_of(&format!("srclang 1\n{text}"))
}

fn program_of(text: &str) -> Program {
    let options = Options {
        stage: Stage::Program,
        ..Options::default()
    };
    match compile(text.as_bytes(), "t.mpl", &mut NoImports, &options).map(|o| o.product) {
        Ok(Product::Program(program)) => *program,
        other => panic!("{other:?}"),
    }
}

fn problems(text: &str) -> String {
    let found = compile(text.as_bytes(), "t.mpl", &mut NoImports, &Options::default());
    found
        .expect_err("refused")
        .iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join("\n")
}

fn function<'p>(program: &'p Program, name: &str) -> &'p FunctionCode {
    program
        .functions
        .iter()
        .find(|f| f.name == name)
        .expect("the function exists")
}

fn object<'p>(program: &'p Program, name: &str) -> &'p DataObject {
    program
        .data
        .iter()
        .find(|d| d.name == name)
        .expect("the object exists")
}

fn frame(f: &FunctionCode) -> Frame {
    match header::parse(&f.bytes).expect("a header").header {
        Header::Mpli(frame) => frame,
        Header::Mpjs(_) => panic!("a JavaScript header"),
    }
}

/// Opcode names and frame indices or constants of a function without tables.
fn code(f: &FunctionCode) -> Vec<String> {
    let code = &f.bytes[f.code_offset as usize..];
    let mut offset = 0;
    let mut out = Vec::new();
    while (offset as usize) < code.len() {
        let inst = Inst::decode(code, offset).expect("an instruction");
        out.push(match inst.op.form() {
            maple_mirbin::Form::F => format!("{} {} {}", inst.op, inst.ty, inst.frame_index()),
            maple_mirbin::Form::C16 => format!("{} {} {}", inst.op, inst.ty, inst.constant() as i64),
            maple_mirbin::Form::O => format!("{} {} {}", inst.op, inst.ty, inst.displacement()),
            _ => inst.op.name().to_owned(),
        });
        offset = inst.next();
    }
    out
}

#[test]
fn cells_follow_the_order_of_declaration() {
    let p = program(
        "type $S <struct {@a i64, @b i64}>\nfunc &f (var %a i8, reg %7 f32) i64 {\n var %x i32\n var %s <$S>\n \
         var %y <* i32>\n regassign f64 %3 (constval f64 1.0)\n dassign %y (addrof ptr %x)\n \
         return (dread i64 %s 2)\n}",
    );
    let frame = frame(function(&p, "f"));
    assert_eq!(frame.formals, [Prim::I8, Prim::F32]);
    // %%retval0, %%thrownval, %x, %y, %3, the register of the frame memory.
    assert_eq!(
        frame.cells,
        [
            Prim::I64,
            Prim::Unknown,
            Prim::I32,
            Prim::A64,
            Prim::F64,
            Prim::A64
        ]
    );
    assert!(code(function(&p, "f")).contains(&"addrof a64 -2".to_owned()));
}

#[test]
fn safepoints_stand_before_jumps_back_only() {
    let p = program(
        "func &f (var %n i32) void {\n while (dread i32 %n) {\n if (gt i32 i32 (dread i32 %n, constval i32 9)) { return () }\n \
         dassign %n (sub i32 (dread i32 %n, constval i32 1)) }\n}",
    );
    let code = code(function(&p, "f"));
    let at = code
        .iter()
        .position(|op| op == "checkpoint")
        .expect("a safepoint");
    assert_eq!(&code[at..], ["checkpoint", "dread i32 1", "brtrue32", "return"]);
    assert_eq!(code.iter().filter(|op| *op == "checkpoint").count(), 1);
}

#[test]
fn code_that_nothing_reaches_is_left_out() {
    let p = program("func &f () i32 {\n return (constval i32 1)\n eval (constval i32 2)\n}");
    assert_eq!(code(function(&p, "f")), ["constval i32 1", "return"]);
}

#[test]
fn externals_go_through_slots_and_appear_only_if_used() {
    let p = program(
        "var $stdout extern <* i8>\nvar $unused extern i32\nfunc &unused () void\nfunc &f () ptr { return (dread ptr $stdout) }",
    );
    let slot = object(&p, "_PTRstdout");
    assert_eq!(
        (slot.section, slot.linkage, slot.size),
        (DataSection::Rodata, Linkage::Local, 8)
    );
    let names: Vec<&str> = p.externs.iter().map(|e| e.name.as_str()).collect();
    assert_eq!(names, ["stdout"]);
    assert_eq!(code(function(&p, "f")), ["ireadpcoff", "iread", "return"]);
}

#[test]
fn both_numberings_of_nested_initialisers_agree() {
    let p = program(
        "type $P <struct {@a i32, @n <struct {@b i8, @c i16}>, @d f64}>\n\
         var $x <$P> = [1=7, 2=[1=1, 2=2], 3=2.5]\nvar $y <$P> = [1=7, 3=1, 4=2, 5=2.5]",
    );
    let (x, y) = (object(&p, "x"), object(&p, "y"));
    assert_eq!(x.bytes, y.bytes);
    assert_eq!(x.bytes, [7, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 4, 0x40]);
    assert_eq!((x.section, x.align), (DataSection::Data, 8));
}

#[test]
fn data_takes_every_kind_of_initial_value() {
    let p = program(
        "type $B <struct {@a :3 u32, @b :5 u32, @c :9 u32}>\ntype $U <union {@i i32, @f f64}>\n\
         var $bits <$B> = [1=5, 2=17, 3=300]\nvar $u <$U> = [1=-1]\nvar $flex <[] i16> = [1, 2, 3]\n\
         var $rows <[2][2] i8> = [[1, 2], [3]]\nvar $text <[2] <* i8>> const = [conststr ptr \"a\", conststr ptr \"a\"]\n\
         var $to <* i16> = addrof ptr $flex (2)\nvar $fn <* <func () void>> = addroffunc ptr &f\nvar $zero i64\n\
         var $none <[4] i64> = [0, 0]\nvar $x f32 = 1.5f\nfunc &f () void { return () }",
    );
    let bytes = |name: &str| object(&p, name).bytes.clone();
    assert_eq!(bytes("bits"), (5u32 | 17 << 3 | 300 << 8).to_le_bytes());
    assert_eq!(bytes("u"), [255, 255, 255, 255, 0, 0, 0, 0]);
    assert_eq!(
        (bytes("flex"), object(&p, "flex").size),
        (vec![1, 0, 2, 0, 3, 0], 6)
    );
    assert_eq!(bytes("rows"), [1, 2, 3, 0]);
    assert_eq!(bytes("x"), 1.5f32.to_le_bytes());
    let text = object(&p, "text");
    assert_eq!(text.section, DataSection::Rodata);
    let strings: Vec<&str> = text
        .relocs
        .iter()
        .filter_map(|r| p.symbol_name(r.symbol))
        .collect();
    assert_eq!(strings, ["__Ustr_0", "__Ustr_0"]);
    let target = |name: &str| {
        object(&p, name)
            .relocs
            .first()
            .map(|r| (p.symbol_name(r.symbol), r.addend))
    };
    assert_eq!(target("to"), Some((Some("flex"), 2)));
    assert_eq!(target("fn"), Some((Some("f"), 0)));
    for name in ["zero", "none"] {
        assert_eq!(
            (object(&p, name).section, object(&p, name).bytes.len()),
            (DataSection::Bss, 0)
        );
    }
}

#[test]
fn static_locals_are_objects_of_their_own() {
    let p = program(
        "func &f () i32 { var %n pstatic i32 = 3\n return (dread i32 %n) }\nfunc &g () i32 { var %n pstatic i32 = 4\n return (dread i32 %n) }",
    );
    assert_eq!((object(&p, "f.n").bytes[0], object(&p, "g.n").bytes[0]), (3, 4));
    assert_eq!(object(&p, "f.n").linkage, Linkage::Local);
}

#[test]
fn tables_of_labels_point_into_their_function() {
    let p = program(
        "func &f (var %i i32) i32 {\n var %t pstatic <[2] <* void>> = [addroflabel ptr @a, addroflabel ptr @b]\n \
         igoto (iread ptr <* <* void>> (array 0 ptr <* <[2] <* void>>> (addrof ptr %t, dread i32 %i)))\n\
         @a return (constval i32 1)\n@b return (constval i32 2)\n}",
    );
    let f = function(&p, "f");
    for (reloc, value) in object(&p, "f.t").relocs.iter().zip([1, 2]) {
        let inst = Inst::decode(&f.bytes, reloc.addend as u32).expect("an instruction");
        assert_eq!((p.symbol_name(reloc.symbol), inst.constant()), (Some("f"), value));
    }
}

#[test]
fn native_prototypes_have_layouts_and_sites() {
    let p = program(
        "type $D <struct {@q i32, @r i32}>\nfunc &div (var %a i32, var %b i32) <$D>\n\
         func &printf (var %s <* i8>, ...) i32\nfunc &f (var %x f32, var %g <* <func (i64) f64>>) void {\n \
         var %d <$D>\n callassigned &div (constval i32 7, constval i32 2) { dassign %d 0 }\n \
         call &printf (conststr ptr \"%f\", dread f32 %x)\n icall (dread ptr %g, constval i64 1)\n return ()\n}",
    );
    let prims = |prims: &[Prim]| prims.iter().map(|&p| NativeType::Prim(p)).collect::<Vec<_>>();
    let sites: Vec<&NativePrototype> = function(&p, "f")
        .native_sites
        .iter()
        .map(|(_, site)| site)
        .collect();
    let printf = NativePrototype::variadic(1, prims(&[Prim::A64, Prim::F64]), NativeType::Prim(Prim::I32));
    let pointer = NativePrototype::new(prims(&[Prim::I64]), NativeType::Prim(Prim::F64));
    assert_eq!(sites, [&printf, &pointer]);
    let table = p.natives.encode();
    assert!(table.windows(3).any(|w| w == b"div") && !p.natives.is_empty());
    for (offset, _) in &function(&p, "f").native_sites {
        let inst = Inst::decode(&function(&p, "f").bytes, *offset).expect("an instruction");
        assert_eq!(inst.op, maple_mirbin::Op::Icall);
    }
}

#[test]
fn calls_say_in_which_type_their_result_is_read() {
    let p = program(
        "func &g () i32\nfunc &f () i32 {\n call &g ()\n call &g ()\n return (regread i32 %%retval0)\n}",
    );
    let f = function(&p, "f");
    let code = &f.bytes[f.code_offset as usize..];
    let types: Vec<Prim> = [12, 28]
        .map(|at| Inst::decode(code, at).expect("an icall").ty)
        .to_vec();
    assert_eq!(types, [Prim::Void, Prim::I32]);
}

#[test]
fn lines_come_from_loc_or_else_from_the_text() {
    let p = program(
        "srcfileinfo { 1 \"a.c\" }\nfunc &f () i32 {\nLOC 1 7 3\n return (constval i32 1)\n}\nfunc &g () void {\n return ()\n}",
    );
    let rows = |name: &str| {
        let f = function(&p, name);
        f.lines
            .iter()
            .map(|r| (p.files[r.file as usize].path.clone(), r.line, r.column))
            .collect::<Vec<_>>()
    };
    assert_eq!(rows("f"), [("a.c".to_owned(), 7, 3)]);
    assert_eq!(rows("g"), [("t.mpl".to_owned(), 8, 2)]);
    assert!(
        function(&p, "f")
            .lines
            .iter()
            .all(|row| row.offset >= function(&p, "f").code_offset)
    );
}

#[test]
fn linkage_follows_the_attributes() {
    let p = program(
        "var $h fstatic i32\nvar $w i32 weak\nfunc &s static () void { return () }\nfunc &k weak () void { return () }",
    );
    assert_eq!(
        (object(&p, "h").linkage, object(&p, "w").linkage),
        (Linkage::Local, Linkage::Weak)
    );
    assert_eq!(
        (function(&p, "s").linkage, function(&p, "k").linkage),
        (Linkage::Local, Linkage::Weak)
    );
    assert_eq!(frame(function(&p, "k")).flags, Frame::WEAK);
}

#[test]
fn limits_are_told() {
    let args = vec!["constval i32 1"; 300].join(", ");
    let found = problems(&format!(
        "func &v (var %a i32, ...) void\nfunc &f () void {{\n call &v ({args})\n return ()\n}}"
    ));
    assert!(
        found.starts_with("t.mpl:3:2: error: a call with 300 arguments") && !found.contains("internal"),
        "{found}"
    );
    let locals: String = (0..40000).map(|n| format!("var %v{n} i32\n")).collect();
    let found = problems(&format!("func &f () void {{\n{locals} return ()\n}}"));
    assert!(found.contains("32767"), "{found}");
    let found = problems("var $x <[2000000000] i64> = [1]");
    assert!(found.contains("with an initial value"), "{found}");
}

#[test]
fn deep_and_long_functions_compile() {
    let deep = format!(
        "{}dread i32 %a{}",
        "add i32 (dread i32 %a, ".repeat(900),
        ")".repeat(900)
    );
    let long: String = (0..20000)
        .map(|n| format!("dassign %a (cand i32 (dread i32 %a, constval i32 {n}))\n"))
        .collect();
    let p = program(&format!(
        "func &f (var %a i32) i32 {{\n{long} return ({deep})\n}}"
    ));
    assert!(function(&p, "f").bytes.len() > 20000 * 28);
}

#[test]
fn the_same_text_gives_the_same_bytes() {
    let text = "func &f (var %a i32) ptr { var %t pstatic i32 = 1\n return (conststr ptr \"x\") }\nvar $v <* i32> = addrof ptr $w\nvar $w i32 = 1";
    let image =
        || match compile(text.as_bytes(), "t.mpl", &mut NoImports, &Options::default()).map(|o| o.product) {
            Ok(Product::Image(bytes)) => bytes,
            other => panic!("{other:?}"),
        };
    assert_eq!(image(), image());
}

/// Where a test puts a symbol: they lie 64 KiB apart.
fn address(symbol: SymbolId) -> u64 {
    u64::from(symbol.0 + 1) << 16
}

#[test]
fn class_records_read_back() {
    let text = "srclang 3\nentryfunc &LMain_3B_7Cmain_7C_28_29V\n\
        type $Ljava_2Flang_2FObject_3B <class {&Ljava_2Flang_2FObject_3B_7Chash_7C_28_29I public native virtual () i32}>\n\
        type $LI_3B <interface {&LI_3B_7Crun_7C_28_29V public virtual abstract () void}>\n\
        type $LMain_3B <class <$Ljava_2Flang_2FObject_3B> {@INFO_srcfile \"Main.java\", $LI_3B, @b i8 private, \
          @next <* <$LMain_3B>> volatile, ^LMain_3B_7Ccount i32 static, ^LMain_3B_7Call <* <[] <* <$LMain_3B>>>> static, \
          &LMain_3B_7Cmain_7C_28_29V public static () void, &LMain_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void}>\n\
        javaclass $LMain_3B <$LMain_3B> public\n\
        var $LMain_3B_7Ccount i32 static = 3\n\
        func &Ljava_2Flang_2FObject_3B_7Chash_7C_28_29I public native virtual () i32\n\
        func &LMain_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {\n return ()\n}\n\
        func &LMain_3B_7Cmain_7C_28_29V public static () void {\n\
          var %a <* <[] <* <$LMain_3B>>>>\n\
          dassign %a (gcmallocjarray ref <[] <* <$LMain_3B>>> (constval i32 2))\n return ()\n}\n";
    let program = program_of(text);
    let bytes: Vec<(u64, Vec<u8>)> = program
        .data
        .iter()
        .map(|object| {
            let mut bytes = object.bytes.clone();
            bytes.resize(object.size as usize, 0);
            for reloc in &object.relocs {
                let at = reloc.offset as usize;
                bytes[at..at + 8].copy_from_slice(&address(reloc.symbol).to_le_bytes());
            }
            (address(object.symbol), bytes)
        })
        .collect();
    let memory = |at: u64, length: usize| {
        let (start, bytes) = bytes.iter().find(|(start, _)| *start == at & !0xffff)?;
        let at = (at - start) as usize;
        bytes.get(at..at.checked_add(length)?)
    };
    let read: Vec<ClassInfo<'_>> = program
        .data
        .iter()
        .filter(|object| object.section == DataSection::Class)
        .map(|object| {
            ClassInfo::read(address(object.symbol), &memory).unwrap_or_else(|error| panic!("{error}"))
        })
        .collect();
    let names: Vec<&str> = read.iter().map(|info| info.name).collect();
    assert_eq!(names, ["Ljava/lang/Object;", "LI;", "LMain;", "[LMain;"]);
    let [object, interface, main, array] = &read[..] else {
        panic!()
    };
    let at = |name: &str| address(symbol(&program, name));

    assert_eq!(
        (object.record.superclass, &*object.vtable),
        (0, &[at("Ljava_2Flang_2FObject_3B_7Chash_7C_28_29I")][..])
    );
    assert_eq!(object.record.flags & flags::ACYCLIC, flags::ACYCLIC);
    assert_eq!(
        (interface.record.kind, interface.vtable.len()),
        (ClassKind::Interface, 0)
    );
    assert_eq!(
        (main.record.superclass, main.record.super_layout),
        (object.address, object.record.layout)
    );
    assert_eq!(
        (main.record.size, &*main.references, main.source),
        (16, &[8][..], Some("Main.java"))
    );
    assert_eq!(main.record.flags, flags::PUBLIC);
    assert_eq!(main.interfaces, [interface.address]);
    assert_eq!(main.vtable, [object.vtable[0], 0]);
    assert_eq!(main.record.initializer, at("LMain_3B_7C_3Cclinit_3E_7C_28_29V"));
    let methods: Vec<_> = main.methods.iter().map(|m| (m.name, m.slot)).collect();
    assert_eq!(methods, [("main|()V", None), ("<clinit>|()V", None)]);
    let fields: Vec<_> = main
        .fields
        .iter()
        .map(|f| (f.name, f.descriptor, f.is_static(), f.place))
        .collect();
    assert_eq!(
        fields,
        [
            ("b", "B", false, 0),
            ("next", "LMain;", false, 8),
            ("count", "I", true, at("LMain_3B_7Ccount")),
            ("all", "[LMain;", true, at("LMain_3B_7Call")),
        ]
    );
    assert_eq!(
        (array.record.superclass, array.record.component),
        (object.address, main.address)
    );
    assert_eq!(
        (
            array.record.size,
            self::object(&program, "__cinf_ALMain_3B").linkage
        ),
        (8, Linkage::Weak)
    );
    assert_eq!(program.note.features & Features::MANAGED, Features::MANAGED);
    let entry = self::object(&program, "__maple_entry");
    assert_eq!(
        entry.relocs[0].symbol,
        symbol(&program, "LMain_3B_7Cmain_7C_28_29V")
    );
}

fn symbol(program: &Program, name: &str) -> SymbolId {
    let all = (0..program.symbols.len() as u32).map(SymbolId);
    all.into_iter()
        .find(|&symbol| program.symbol_name(symbol) == Some(name))
        .unwrap_or_else(|| panic!("{name}"))
}

/// The import of `other.mplt`.
struct Other(&'static [u8]);

impl Importer for Other {
    fn load(&mut self, _: &str) -> Result<Vec<u8>, String> {
        Ok(self.0.to_vec())
    }
}

/// Names that no symbol can have are reported where they stand, in whichever file.
#[test]
fn names_that_are_no_utf_8_have_a_place() {
    let places = |text: &[u8], other: &'static [u8]| {
        let found = compile(text, "t.mpl", &mut Other(other), &Options::default()).expect_err("refused");
        let place = |d: &crate::diag::Diagnostic| format!("{}:{}:{} {}", d.file, d.line, d.column, d.code);
        found.iter().map(place).collect::<Vec<_>>()
    };
    let object = "srclang 3\ntype $Ljava_2Flang_2FObject_3B <class {}>\n";
    let class = |text: &[u8]| places(&[object.as_bytes(), text].concat(), b"");
    assert_eq!(
        class(b"type $LA_3B <class <$Ljava_2Flang_2FObject_3B> {\n  &LA_3B_7Cto\xff public virtual (<* <$LA_3B>>) void}>\njavaclass $LA_3B <$LA_3B> public\n"),
        ["t.mpl:3:6 symbol-name"]
    );
    assert_eq!(
        class(b"type $LA_3B <class <$Ljava_2Flang_2FObject_3B> {\n  ^a\xff i32 static}>\njavaclass $LA_3B <$LA_3B> public\n"),
        ["t.mpl:3:6 symbol-name"]
    );
    assert_eq!(
        class(b"type $LA\xff_3B <class <$Ljava_2Flang_2FObject_3B> {\n  @a i32}>\njavaclass $LA\xff_3B <$LA\xff_3B> public\n"),
        ["t.mpl:3:6 symbol-name"]
    );
    let head = b"srclang 1\nimport \"other.mplt\"\n\n";
    let with = |text: &[u8], other| places(&[head, text].concat(), other);
    assert_eq!(
        with(
            b"func &f () void {\n  call &g\xff ()\n}\n",
            b"\nfunc &g\xff () i32\n"
        ),
        ["other.mplt:2:6 symbol-name"]
    );
    assert_eq!(
        with(
            b"func &f () i32 {\n  return (dread i32 $g\xff)\n}\n",
            b"\nvar $g\xff extern i32\n"
        ),
        ["other.mplt:2:5 symbol-name"]
    );
    assert_eq!(
        with(b"var $g\xff i32 = 1\n", b"var $g\xff extern i32\n"),
        ["t.mpl:4:5 symbol-name"]
    );
}
