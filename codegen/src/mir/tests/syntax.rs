//! Every construct of the language is read, accepted by the verifier, and printed to a fixpoint.

use maple_mirbin::{Op, Prim};

use super::{Files, fixpoint, main_body, parsed, try_parse, verified};
use crate::diag::{Severity, SourceFile};
use crate::mir::{
    AggregateKind, Attr, Callee, ExprData, Formal, InfoValue, Init, Options, Reg, RetTarget, StmtData,
    Storage, Type, parse, print,
};

/// Statements in the body of a function with some variables; read, verified and printed. Gives what the statements are printed as.
fn body(text: &str) -> String {
    let module = verified(&format!(
        "type $S <struct {{@a i32, @b <struct {{@c i8, @d f64}}>, @e <[4] i16>}}>\n\
         var $g i32\nvar $s <$S>\nvar $a <[10] i32>\nvar $p <* <$S>>\nvar $t <[2] ptr>\nvar $f f32\n\
         func &callee (var %x i32) i32\nfunc &pair () i32, i64\nfunc &nothing () void\n\
         func &test (var %n i32, var %q <* <$S>>, var %r ref, var %d f64) void {{\n\
         var %i i32\nvar %j i64\n{text}\n}}\n"
    ));
    main_body(&module, "test")
}

fn same(text: &str) {
    assert_eq!(body(text).trim(), text.trim());
}

#[test]
fn arithmetic_and_comparisons() {
    for op in [
        "add", "sub", "mul", "div", "rem", "ashr", "lshr", "shl", "max", "min", "band", "bior", "bxor",
    ] {
        same(
            &format!("dassign %i ({op} i32 (dread i32 %n, constval i32 3))")
                .replace(&format!("({op}"), &format!("(\n    {op}")),
        );
    }
    for op in ["eq", "ne", "lt", "le", "gt", "ge", "cmp", "cmpl", "cmpg"] {
        same(&format!(
            "dassign %i (\n    {op} i32 f64 (dread f64 %d, constval f64 1.5))"
        ));
    }
    for op in ["land", "lior", "cand", "cior"] {
        same(&format!(
            "dassign %i (\n    {op} i32 (dread i32 %n, dread f64 %d))"
        ));
    }
    for op in ["abs", "bnot", "lnot", "neg"] {
        same(&format!("dassign %i (\n    {op} i32 (dread i32 %n))"));
    }
    for op in ["recip", "sqrt"] {
        same(&format!("dassign %d (\n    {op} f64 (dread f64 %d))"));
    }
    for op in ["ceil", "cvt", "floor", "round", "trunc"] {
        same(&format!("dassign %i (\n    {op} i32 f64 (dread f64 %d))"));
    }
    same("dassign %i (\n    select i32 (dread i32 %n, constval i32 1, constval i32 -1))");
    same("dassign %i (\n    sext i32 8 (dread i32 %n))");
    same("dassign %i (\n    zext u32 16 (dread i32 %n))");
    same("dassign %i (\n    extractbits i32 3 5 (dread i32 %n))");
    same("dassign %i (\n    depositbits i32 3 5 (dread i32 %n, constval i32 7))");
    same("dassign $p (\n    retype ptr <* <$S>> (dread ptr %q))");
    same("dassign $p (\n    CG_array_elem_add ptr (dread ptr %q, dread i64 %j))");
}

#[test]
fn storage_and_addresses() {
    same("dassign %d (dread f64 $s 4)");
    same("dassign $s (dread agg $s)");
    same("iassign <* <$S>> 1 (dread ptr %q, constval i32 7)");
    same("dassign %i (\n    iread i32 <* <$S>> 1 (dread ptr %q))");
    same("dassign $p (\n    iaddrof ptr <* <$S>> 2 (addrof ptr $s))");
    same("dassign $p (addrof ptr $s 5)");
    same("iassignoff i8 16 (dread ptr %q, constval i8 -1)");
    same("iassignfpoff i64 -8 (dread i64 %j)");
    same("dassign %i (\n    ireadoff i16 -2 (dread ptr %q))");
    same("dassign %i (ireadfpoff i32 -16)");
    same(
        "dassign %i (\n    iread i32 <* i32> (\n      array 1 ptr <* <[10] i32>> (addrof ptr $a, dread i32 %n)))",
    );
    same("dassign %j (addroffunc ptr &callee)");
    same("dassign %j (conststr ptr \"a\\\"b\\\\\\x0a\\xff\")");
    same("dassign %j (conststr16 ptr \"wide\")");
    same("dassign %j (sizeoftype i64 <$S>)");
    same("dassign %i (fieldsdist i32 <$S> 1 4)");
    assert_eq!(
        body("dassign %i (fieldsdist i32 <$S> (1, 4))").trim(),
        "dassign %i (fieldsdist i32 <$S> 1 4)"
    );
    same("dassign %j (\n    alloca ptr (constval i64 64))");
    same("dassign %j (\n    malloc ptr (constval i64 64))");
    same("regassign i32 %1 (dread i32 %n)\n  dassign %i (regread i32 %1)");
    same("dassign %j (regread ptr %%FP)");
}

#[test]
fn constants() {
    for (prim, text, printed) in [
        ("i32", "0x400", "1024"),
        ("i32", "1025", "0x401"),
        ("i32", "0xffffffff", "-1"),
        ("u8", "300", "44"),
        ("i8", "'a'", "97"),
        ("i32", "0113", "75"),
        ("i64", "0x7fffffffffffffff", "0x7fffffffffffffff"),
        ("u64", "18446744073709551615", "-1"),
        ("f32", "1", "1.0f"),
        ("f32", "0.1", "0.1f"),
        ("f32", "273f", "273.0f"),
        ("f32", "0x3f800000", "1.0f"),
        ("f64", "0x3ff0000000000000", "1.0"),
        ("f64", "2", "2.0"),
        ("f64", "123456789012345678901234567890", "1.2345678901234568e29"),
        ("f64", "-nan", "-nan"),
        ("f32", "nanf", "nanf"),
        ("f64", "-inf", "-inf"),
        ("f64", "0x7ff8000000000001", "0x7ff8000000000001"),
        ("f128", "1.5", "0x3fff8000000000000000000000000000"),
        (
            "f128",
            "0x3fff8000000000000000000000000000",
            "0x3fff8000000000000000000000000000",
        ),
        ("c64", "[1, -2.5]", "[1.0f, -2.5f]"),
        ("c128", "[1, 0.1]", "[1.0, 0.1]"),
        ("v4i32", "[1, -2, 3, 4]", "[1, -2, 3, 4]"),
        ("ptr", "0", "0"),
    ] {
        let shown = body(&format!("eval (constval {prim} {text})"));
        assert_eq!(shown.trim(), format!("eval (constval {prim} {printed})"));
    }
}

#[test]
fn structured_statements() {
    same(
        "doloop %i (\n    constval i32 0,\n    lt i32 i32 (dread i32 %i, dread i32 %n),\n    constval i32 1) {\n    \
         dassign $g (dread i32 %i)\n  }",
    );
    same("doloop %7 (constval i32 0, regread i32 %7, constval i32 -1) {\n  }");
    same("dowhile {\n    dassign $g (constval i32 1)\n  } (dread i32 %n)");
    same("while (dread i32 %n) {\n    {\n      eval (dread i32 %i)\n    }\n  }");
    same("foreachelem %i $a {\n    dassign $g (dread i32 %i)\n  }");
    same("if (dread i32 %n) {\n    return ()\n  } else {\n    if (dread i32 $g) {\n    }\n  }");
    assert_eq!(body("foreach %i $a {}").trim(), "foreachelem %i $a {\n  }");
    assert_eq!(body("block { return }").trim(), "{\n    return ()\n  }");
}

#[test]
fn flat_statements() {
    same("goto @l\n  brtrue @l (dread i32 %n)\n  brfalse @l (dread i32 %n)\n@l\n  return ()");
    same("switch (dread i32 %n) @l {\n    -1: goto @l\n    0x1000: goto @m}\n@l\n@m");
    same("rangegoto (dread i32 %n) 4 {\n    0: goto @l\n    1: goto @l}\n@l");
    same("multiway (dread i32 %n) @l {\n    (constval i32 1): goto @l\n    (dread i32 $g): goto @m}\n@l\n@m");
    same("igoto (addroflabel ptr @l)\n@l");
    same("indexgoto (dread i32 %n) $t");
    assert_eq!(
        body("indexgoto (dread i32 %n $t").trim(),
        "indexgoto (dread i32 %n) $t"
    );
    assert_eq!(
        body("igoto (addroflabel @l)\n@l").trim(),
        "igoto (addroflabel ptr @l)\n@l"
    );
    // A label may stand on the line of its statement.
    assert_eq!(body("@l return").trim(), "@l\n  return ()");
}

#[test]
fn calls() {
    same("call &callee (dread i32 %n)");
    same("callassigned &callee (constval i32 1) { dassign %i 0 }");
    same("callassigned &callee (constval i32 1) { regassign i32 %3 }");
    same("callassigned &pair () { dassign 0 dassign %j 0 }");
    same("callassigned &nothing () {}");
    same("icall (addroffunc ptr &callee, dread i32 %n)");
    same("icallassigned (dread ptr %q) { dassign %i 0 }");
    same("intrinsiccall C_memset (dread ptr %q, constval i32 0, constval i64 8)");
    same("intrinsiccallassigned C_strlen (conststr ptr \"x\") { dassign %j 0 }");
    same("intrinsiccallwithtype <$S> JAVA_CLINIT_CHECK ()");
    same("intrinsiccallwithtypeassigned <* <$S>> JAVA_CHECK_CAST (dread ref %r) { dassign %r 0 }");
    same("xintrinsiccall 1200 (dread i32 %n)");
    same("xintrinsiccallassigned 1200 (dread i32 %n) { dassign %i 0 }");
    same("dassign %j (\n    intrinsicop i64 C_strlen (dread ptr %q))");
    same("dassign %i (\n    intrinsicopwithtype u1 <* <$S>> JAVA_INSTANCE_OF (dread ref %r))");
    same("dassign %j (\n    intrinsicop ptr var_args ())");
    for op in [
        "virtualcall",
        "superclasscall",
        "interfacecall",
        "customcall",
        "virtualicall",
        "interfaceicall",
    ] {
        same(&format!("{op} &somewhere (dread ref %r)"));
        same(&format!(
            "{op}assigned &somewhere (dread ref %r) {{ dassign %i 0 }}"
        ));
    }
    for op in [
        "virtualcallinstant",
        "superclasscallinstant",
        "interfacecallinstant",
    ] {
        same(&format!(
            "{op} &somewhere<{{!T=i32, !U=<* <$S>>}}> (dread ref %r)"
        ));
        same(&format!(
            "{op}assigned &somewhere<{{!T=i32}}> (dread ref %r) {{}}"
        ));
    }
    same("polymorphiccall <func (i32) i32> &somewhere (dread ref %r)");
    same("polymorphiccallassigned <func (i32) i32> &somewhere (dread ref %r) { dassign %i 0 }");
    // A call may name its function with $, and the list of results may be left out.
    assert_eq!(
        body("call $callee(constval i32 1)").trim(),
        "call &callee (constval i32 1)"
    );
    assert_eq!(
        body("callassigned &callee (constval i32 1)").trim(),
        "callassigned &callee (constval i32 1) {}"
    );
    let module = parsed(
        "func &f () i32, i32 {\n return (constval i32 1, constval i32 2)\n}\nfunc &m () void {\n callassigned &f () { dassign }\n}",
    );
    let f = &module.funcs[module.funcs.lookup(module.names.get("m").unwrap()).unwrap()];
    let StmtData::Call(call) = &f.stmts[0].data else {
        panic!()
    };
    assert!(matches!(
        (call.callee, &call.rets[..]),
        (Callee::Func(_), [RetTarget::Ignored])
    ));
}

#[test]
fn exceptions_and_other_statements() {
    same(
        "javatry { @h @k }\n  throw (dread ref %r)\n  endtry\n@h\n  javacatch { <* void> }\n@k\n  javacatch { <* <$S>> <* void> }",
    );
    same("try { @h }\n  endtry\n@h\n  catch { <* void> }");
    same("cpptry { @h }\n  endtry\n@h\n  cppcatch { <* <$S>> }");
    same("jstry @h@1 @f@1\n  gosub @f@1\n  cleanuptry\n@h@1\n  jscatch\n@f@1\n  finally\n  retsub\n  endtry");
    same("jstry 0 @f\n@f\n  finally");
    // The seed's own spelling of the same.
    assert_eq!(
        body("try @h 0\n@h catch\nendtry").trim(),
        "jstry @h 0\n@h\n  jscatch\n  endtry"
    );
    // A catch of an old file has no braces.
    assert_eq!(
        body("javatry {@h}\n@h javacatch <* <$S>>").trim(),
        "javatry { @h }\n@h\n  javacatch { <* <$S>> }"
    );
    for op in [
        "decref",
        "incref",
        "decrefreset",
        "eval",
        "free",
        "assertnonnull",
        "syncenter",
        "syncexit",
    ] {
        same(&format!("{op} (dread ref %r)"));
    }
    same("syncenter (dread ref %r, constval i32 2)");
    same("assertge (dread i32 %n, constval i32 0)\n  assertlt (dread i32 %n, constval i32 10)");
    for op in [
        "membaracquire",
        "membarrelease",
        "membarstoreload",
        "membarstorestore",
        "maydassign %i (dread i32 %n)",
    ] {
        same(op);
    }
    assert_eq!(body("membarfull").trim(), "membarstoreload");
    assert_eq!(
        body("decrefwithcheck (dread ref %r)").trim(),
        "decref (dread ref %r)"
    );
    same("# a comment\n  eval (dread i32 %n)");
    // Comments inside a statement come before it.
    assert_eq!(
        body("eval ( # why\n dread i32 %n)").trim(),
        "# why\n  eval (dread i32 %n)"
    );
}

#[test]
fn comments_and_the_order_of_declarations_stay() {
    let text = "# license\n#\nflavor 1\nsrclang 1\n# of f\nfunc &f () void\n# of v\nvar $v i32\n# in t\n# of t\n\
        type $t <struct {\n  @a i32,\n  @b i64}>\nfunc &g () void {\n  # first\n  call &f ()\n  # last\n}\n\
        # of late\nvar $late <$t>\n# the end\n";
    assert_eq!(print(&parsed(text)), text);
    // Those inside of a declaration come before it, also the ones in the head of a function.
    let inside = "var $v i32 # of v\n\n# of t\ntype $t <struct { # a\n  @a i32, # b\n @b i64}> # of f\n\
        func &f (var %x i32, # x\n var %y i32) void # body\n{\n}\n# end";
    let printed = print(&parsed(inside));
    let expected = "var $v i32\n# of v\n# of t\n# a\n# b\ntype $t <struct {\n  @a i32,\n  @b i64}>\n# of f\n# x\n# body\n\
        func &f (var %x i32, var %y i32) void {\n}\n# end\n";
    assert_eq!(printed, expected);
    assert_eq!(print(&parsed(expected)), expected);
}

#[test]
fn allocation_of_objects() {
    let text = "srclang 3\n\
        type $C <class {@x i32}>\ntype $I <interface {}>\n\
        func &f (var %n i32, var %a <* <[] <* <$C>>>>) void {\nvar %o <* <$C>>\n\
        dassign %o (gcmalloc ref <$C>)\ndassign %o (gcpermalloc ref <$C>)\ndassign %o (stackmalloc ptr <$C>)\n\
        dassign %a (gcmallocjarray ref <[] <* <$C>>> (dread i32 %n))\n\
        dassign %a (gcpermallocjarray ref <[] i32> (dread i32 %n))\n\
        dassign %a (stackmallocjarray ref <[] i32> (dread i32 %n))\n\
        dassign %o (iread ref <* <* <$C>>> (array ptr <* <[] <* <$C>>>> (dread ref %a, dread i32 %n)))\n\
        dassign %o (resolvevirtualfunc ptr <$C> &m (dread ref %o))\n\
        dassign %o (resolveinterfacefunc ptr <$C> &m (dread ref %o))\n}\n";
    let module = verified(text);
    let shown = main_body(&module, "f");
    // A missing check flag means checked in managed modules.
    assert!(
        shown.contains("array 1 ptr") && shown.contains("gcmallocjarray ref <[] <* <$C>>> (dread i32 %n)"),
        "{shown}"
    );
    let counted = |name: &str| {
        let f = &module.funcs[module.funcs.lookup(module.names.get("f").unwrap()).unwrap()];
        module.is_counted(
            f.locals[f.locals.lookup(module.names.get(name).unwrap()).unwrap()]
                .ty
                .unwrap(),
        )
    };
    assert!(counted("o") && counted("a") && !counted("n"));
}

#[test]
fn module_lines_and_information() {
    let text = "flavor 1\nsrclang 3\nid 65535\nglobalmemsize 8\nglobalmemmap = [ 1 2 ]\nglobalwordstypetagged = [ 3 ]\n\
        globalwordsrefcounted = [ 4 ]\nnumfuncs 1\nimportpath \"lib\"\nentryfunc &main\n\
        fileinfo {\n  @INFO_filename \"a.c\",\n  @INFO_n 0x401}\nsrcfileinfo {\n  1 \"a.c\",\n  2 \"b.c\"}\n\
        filedata {\n  @d 1 2,\n  @e}\n\
        LOC 1 2 3\nvar $x i32\nLOC 1 4\nfunc &main () i32 {\n  funcid 1\n  moduleid 2\n  framesize 16\n  upformalsize 8\n  funcsize 9\n  \
        formalwordstypetagged = [ 1 ]\n  formalwordsrefcounted = [ 2 ]\n  localwordstypetagged = [ 3 ]\n  \
        localwordsrefcounted = [ 4 ]\n  funcinfo {\n    @INFO_fullname \"main\"}\n  var %a i32\n  ALIAS %b %a i32 \"sig\"\n\
        LOC 1 5 6\n  return (constval i32 0)\n}\n";
    let module = verified(text);
    assert_eq!(print(&module), text);
    assert_eq!(module.fileinfo[1].1, InfoValue::Int(0x401));
    let main = &module.funcs[module.entry.unwrap()];
    let directives = main.directives.as_ref().unwrap();
    assert_eq!((directives.funcid, directives.framesize), (Some(1), Some(16)));
    assert_eq!((main.loc.line, main.stmts[0].loc.column), (4, 6));
}

#[test]
fn variables_and_initial_values() {
    let text = "type $S <struct {\n  @a i32,\n  @b <struct {\n    @c i8}>}>\n\
        var $a fstatic <[2][2] i32> = [\n  [1, 2],\n  [3, 0x401]]\n\
        var $s <$S> const volatile align(16) = [\n  1 = 5,\n  2 = [1 = -1]]\n\
        var $t <[4] i8> = conststr ptr \"abc\"\n\
        var $p <* i32> = addrof ptr $a 0 (8)\n\
        var $q <* void> = addrof ptr $a\n\
        var $f ptr = addroffunc ptr &fun\n\
        var $x f32 = 273.0f\nvar $y f64 = -2.5\nvar $z u64 = 0x7fffffffffffffff\n\
        var $stdout extern <* <$FILE>>\n\
        tempvar $w i32\n\
        func &fun () void {\n  var %k pstatic i32 = 7\n  var %j pstatic ptr = addrof ptr %k\n  tempvar %l i32\n}\n";
    let module = verified(text);
    assert_eq!(print(&module), text);
    let var = |n: &str| &module.vars[module.vars.lookup(module.names.get(n).unwrap()).unwrap()];
    assert!(var("s").attrs.has(Attr::Volatile) && var("s").attrs.align == 16);
    assert_eq!(
        (var("a").storage, var("stdout").storage),
        (Storage::FileStatic, Storage::Extern)
    );
    assert!(matches!(
        module.init(var("z").init.unwrap()),
        Init::Pattern([0x7fff_ffff_ffff_ffff, 0])
    ));
    // static before a local name means pstatic; extern may stand after the type; tags need no spaces.
    fixpoint(
        "func &f () void {\n var static %x i32 = 1\n}\nvar $e i32 extern\nvar $c <[1] <* u8> incomplete_array> const\n",
    );
    // A later declaration adds what an earlier one left out.
    let module = parsed("var $v\nvar $v extern i32\nvar $v i32 = 4\n");
    let v = &module.vars[module.vars.lookup(module.names.get("v").unwrap()).unwrap()];
    assert!(v.ty.is_some() && v.init.is_some() && v.storage == Storage::Default);
    assert_eq!(print(&module), "var $v i32 = 4\n");
}

#[test]
fn types() {
    for ty in [
        "i32",
        "<* i32>",
        "<* <* <$T>>>",
        "<[3][4] i32>",
        "<[] <* i8>>",
        "<* <[10] i32>>",
        "<* <func (i32, <* void>, ...) <* i8>>>",
        "<* <func () void>>",
        "<* <$T> align(64)>",
        "<* i32 volatile>",
        "<$U{!A=i32, !B=<* <$T>>}>",
        "<!T>",
        "<[0] <$T>>",
        "<struct {}>",
        "<structincomplete {}>",
        "<union {\n  @a i32,\n  @b f32}>",
        "<struct {\n  @f :3 u32,\n  @g.h i32 volatile align(8),\n  @t <[] i8>}>",
        "<class <$T> {\n  @INFO_n 3,\n  @f i32 final,\n  ^s i32 static = 4,\n  &m public virtual (<* <$T>>, i32) void,\n  $I}>",
        "<classincomplete {}>",
        "<interface <$I> <$J> {\n  &m virtual abstract (<* <$T>>) i32}>",
        "<interfaceincomplete {}>",
        "<class {\n  staticValue [ 1 2 ] [ 3 ],\n  pragma 1 class $T <$T> { @a i32 5, @b array [2, i32 1, i32 2], \
         @c annotation <$N>[1, @d ptr \"x\"], @e type <$T>, @f enum $E, @g f64 1.5}}>",
    ] {
        let text = format!("var $x extern {ty}\n");
        assert_eq!(print(&parsed(&text)), text);
    }
    // Blanks, superfluous brackets and (void) are no differences.
    let base = print(&parsed(
        "var $x <* <[10] i32>>\nvar $y <struct {\n  @m i32,\n  &f () void}>\n",
    ));
    assert_eq!(
        print(&parsed(
            "var $x < *  [10] i32 >\nvar $y < struct{@m <i32>, &f(void)void}>\n"
        )),
        base
    );
    assert_eq!(print(&parsed("var $x <<<i32>>>\n")), "var $x i32\n");
    // The misprinted example of the seed.
    fixpoint("type $I <interface {@s1 int32, &method1(int32) f32 }>\n");
}

#[test]
fn classes_as_a_java_front_end_writes_them() {
    let text = "flavor 1\nsrclang 3\nid 65535\nnumfuncs 2\nimport \"Point.mplt\"\n\
        entryfunc &LPoint_3B_7Cmain_7C_28_29V\nfileinfo {\n  @INFO_filename \"Point.class\"}\nsrcfileinfo {\n  1 \"Point.java\"}\n\
        javaclass $LPoint_3B <$LPoint_3B> public\njavainterface $LShape_3B <$LShape_3B> public abstract\n\
        var $LPoint_3B_7Ccount i32 private static = 0\n\
        var $_C_STR_68006900 fstatic <[3] u64> readonly = [0, 0x500000000, 0x6968000cf0]\n\
        var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>\n\
        func &MCC_GetOrInsertLiteral () <* <$LString_3B>>\n\
        func &LPoint_3B_7Cmain_7C_28_29V public static () void\n\
        func &LPoint_3B_7Cmain_7C_28_29V public static () void {\n  funcid 1\n  var %Reg0_R1 <* <$LPoint_3B>>\n  \
        var %Reg1_R2 <* <$LString_3B>>\n  var %Reg2_I i32\n\n\
        ALIAS %p %Reg0_R1 <* <$LPoint_3B>>\n  \
        #LINE Point.java : 4, INSTIDX : 0||0000:  new\nLOC 1 4\n  \
        intrinsiccallwithtype <$LPoint_3B> JAVA_CLINIT_CHECK ()\n  \
        dassign %Reg0_R1 0 (gcmalloc ref <$LPoint_3B>)\n  try { @label1 }\n  \
        callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_68006900) { dassign %Reg1_R2 0 }\n  \
        virtualcallassigned &LPoint_3B_7Carea_7C_28_29I (dread ref %Reg0_R1) { dassign %Reg2_I 0 }\n  \
        iassign <* <$LPoint_3B>> 2 (dread ref %Reg0_R1, dread i32 %Reg2_I)\n  \
        brtrue @label0 (eq i32 i32 (\n    iread i32 <* <$LPoint_3B>> 2 (dread ref %Reg0_R1),\n    constval i32 0))\n  endtry\n\
        @label0   return ()\n@label1   catch { <* void> }\n  throw (regread ref %%thrownval)\n}\n";
    let types = "type $LObject_3B <class {\n  @INFO_access_flags 1}>\n\
        type $LString_3B <class <$LObject_3B> {\n  @value <* <[] u16>> private}>\n\
        type $LShape_3B <interface  {\n  &LShape_3B_7Carea_7C_28_29I public virtual abstract (<* <$LShape_3B>>) i32}>\n\
        type $LPoint_3B <class <$LObject_3B> {\n  @INFO_classnameorig \"LPoint;\",\n  @x i32,\n  ^LPoint_3B_7Ccount i32 private static,\n  \
        &LPoint_3B_7Carea_7C_28_29I public virtual (<* <$LPoint_3B>>) i32,\n  $LShape_3B}>\nvar $_C_STR_68006900\n";
    let read = |text: &str| {
        let file = SourceFile::new("Point.mpl", text.as_bytes());
        parse(file, &mut Files(&[("Point.mplt", types)]), Options::default())
            .unwrap_or_else(|e| panic!("{}", e[0]))
            .0
    };
    let module = read(text);
    assert_eq!(crate::mir::verify(&module, 20), []);
    let once = print(&module);
    assert_eq!(print(&read(&once)), once);
    // What the type file declares is not printed again.
    assert!(
        !once.contains("type $LPoint_3B")
            && once.contains("import \"Point.mplt\"")
            && once.contains("#LINE Point.java")
    );
    let point = module
        .types
        .lookup(None, module.names.get("LPoint_3B").unwrap())
        .unwrap();
    let class = module
        .types
        .aggregate(module.types.named(point).unwrap().def.unwrap())
        .unwrap();
    assert_eq!(
        (class.kind, class.implements.len(), class.parent_fields.len()),
        (AggregateKind::Class, 1, 1)
    );
}

#[test]
fn the_c_front_end_dialect() {
    let text = "flavor 1\nsrclang 1\nid 65535\nnumfuncs 1\nentryfunc &main\n\
        type $unnamed.6108 <union {@a i32, @b f32}>\n\
        type $S <struct {@x i32 align(4), @flag :1 u16 align(2), @unnamed.6109 <$unnamed.6108> implicit align(4)}>\n\
        type $__va_list <struct {@__stack <* void>, @__gr_offs i32}>\n\
        LOC 2 10 3\nvar $stdout extern <* <$_IO_FILE>>\n\
        LOC 2 11\nvar $names extern <[1] <* u8> incomplete_array> const\n\
        LOC 3 1 5\nfunc &vfprintf public extern (var %f <* <$_IO_FILE>>, var %fmt <* u8>, var %ap <$__va_list>) i32\n\
        func &printf implicit public used varargs extern called_once (var %arg|4 <* u8>, ...) i32\n\
        LOC 4 2 5\nfunc &main public () i32\n\
        LOC 4 2 5\nfunc &main public noinline () i32 {\n  funcid 7\n  funcinfo {\n    @INFO_fullname \"main\"}\n\n  \
        LOC 4 3 7\n  var %s_3_7 <$S> used\n  var %retVal_48 i32\n\n  LOC 4 4 5\n  # statement of line 4\n  \
        dassign %s_3_7 2 (constval u16 1)\n  \
        if (ne u1 i32 (dread i32 %s_3_7 1, constval i32 0)) {\n    \
        LOC 4 5 9\n    callassigned &printf (conststr ptr \"%d %s\\n\", dread i32 %s_3_7 4, conststr a64 \"x\") { dassign %retVal_48 0 }\n  }\n  \
        else {\n    eval (dread f32 %s_3_7 5)\n  }\n  LOC 4 9 1\n  return (constval i32 0)\n}\n";
    let module = verified(text);
    let once = print(&module);
    assert_eq!(once.matches("LOC 4 ").count(), 5, "{once}");
    assert_eq!(once.matches("\nfunc &main").count(), 1);
    let f = &module.funcs[module.entry.unwrap()];
    assert!(f.attrs.has(Attr::NoInline) && f.body.is_some());
}

#[test]
fn the_examples_of_the_seed() {
    // Example 1, with spaces as printed there.
    verified(
        "func &foo (var %i i32, var %j i32) i32 {\n  return (\n  mul i32 (\n    add i32 (dread i32 %i, dread i32 %j),\n    constval i32 -998))}\n",
    );
    // Example 2, its misprints repaired: lt, and a conversion.
    let (module, warnings) = try_parse(
        "var $a <[10] f32>\nfunc &init() void{\n  var %i i32\n  dassign %i(constval i32 0)\n  while(\n  It i32 i32(dread i32 %i, constval i32 10)){\n    \
         iassign<*f32>(\n      array a32<*[10] f32>(addrof a32 $a, dread i32 %i),\n      cvt f32 i32 (mul i32(dread i32 %i, constval i32 3)))\n    \
         dassign %i(\n      add i32(dread i32 %i, constval i32 1))}}\n",
    )
    .unwrap();
    assert_eq!(crate::mir::verify(&module, 20), []);
    assert!(warnings.len() == 1 && warnings[0].code == "a32" && warnings[0].severity == Severity::Warning);
    assert!(main_body(&module, "init").contains("array 0 ptr <* <[10] f32>> (addrof ptr $a, dread i32 %i)"));
    // Example 3.
    verified(
        "type $SS <struct {@f1 i32, @f2:6 i8,@f3:2 i8}>\nfunc &foo (var %x <$SS>) <$SS> {\n  dassign %x 2 (constval i32 33 )\n  return (dread agg %x) }\n",
    );
    // Example 4: a comparison without operand type, call with $, %%retval.
    let module = verified(
        "func &fact (var %n i32) i32 {\n  if (ne i32 (dread i32 %n, constval i32 1)) {\n    call $fact (sub i32 (dread i32 %n, constval i32 1))\n    \
         return (mul i32 (dread i32 %n, regread i32 %%retval))\n  }\n  return(constval i32 1)\n}\n",
    );
    let f = &module.funcs[module.funcs.lookup(module.names.get("fact").unwrap()).unwrap()];
    let ne = f.exprs.iter().find(|e| e.op == Op::Ne).unwrap();
    assert_eq!(ne.data, ExprData::Operand(Prim::I32));
    assert!(f.exprs.iter().any(|e| e.data == ExprData::Reg(Reg::RetVal(0))));
    // The generics section: a bare return, and an instantiated instance.
    verified(
        "type $apair <struct {@f1 <!T>, @f2 <!T>}>\nvar $x <$apair{!T=f32}>\n\
         func &swap generic (var %x <!UU>, var %y <!UU>) void {\nvar %z <!UU>\ndassign %z (dread agg %x)\ndassign %x (dread agg %y)\n\
         dassign %y (dread agg %z)\nreturn\n}\n\
         func &use (var %a <$apair{!T=i32}>, var %b <$apair{!T=i32}>) void {\n\
         callinstant &swap<{!UU=<$apair{!T=i32}>}> (\ndread agg %a, # the actual parameters\ndread agg %b)\n}\n",
    );
    // Letters that the print lost.
    fixpoint(
        "func &f (var %a i32) i32 {\n return (Inot i32 (Ishr i32 (sh1 i32 (dread i32 %a, constval i32 1), constval i32 1)))\n}\n",
    );
}

#[test]
fn functions() {
    let text = "func &a public static (var %x i32, reg %5 i64, var %y <* i8> restrict, ...) i32, f64\n\
                func &b {\n  return (constval i32 1)\n}\n";
    let module = parsed(&format!("flavor 4\n{text}"));
    assert_eq!(print(&module), format!("flavor 4\n{text}"));
    let f = &module.funcs[module.funcs.lookup(module.names.get("a").unwrap()).unwrap()];
    assert!(f.variadic && f.returns.len() == 2 && matches!(f.formals[1], Formal::Reg(5, _)));
    // Bare types and void stand for parameters of prototypes; $ for the sigil.
    assert_eq!(
        print(&parsed("func $f (i32, <* i8>) void\nfunc &g (void) void\n")),
        "func &f (var %arg|0 i32, var %arg|1 <* i8>) void\nfunc &g () void\n"
    );
    // Pseudo-register declarations with and without the flag; types and LOC of the function.
    let text = "func &f () void {\n  type %t <* i32>\n  reg %1 <%t> 0\n  reg %2 ref 1\n  var %x <%t>\n  dassign %x (regread ptr %1)\n}\n";
    assert_eq!(print(&verified(&text.replace("<%t> 0", "<%t>"))), text);
    let module = parsed("func &f () void\nfunc &f public () void {\n}\nfunc &f () void\n");
    assert_eq!(print(&module), "func &f public () void {\n}\n");
}

#[test]
fn imports_look_beside_the_file_and_behind_the_paths() {
    let files = [(
        "lib/t.mplt",
        "type $T <struct {@a i32}>\nvar $shared extern <$T>\n",
    )];
    let text = "import \"t.mplt\"\nimportpath \"lib/\"\nimport \"native.so\"\nfunc &f () i32 {\n  return (dread i32 $shared 1)\n}\n";
    let read = |text: &str| {
        parse(
            SourceFile::new("m.mpl", text.as_bytes()),
            &mut Files(&files),
            Options::default(),
        )
    };
    let (module, _) = read(text).unwrap_or_else(|e| panic!("{}", e[0]));
    assert_eq!(crate::mir::verify(&module, 20), []);
    let once = print(&module);
    assert_eq!(print(&read(&once).unwrap().0), once);
    let errors = parse(
        SourceFile::new("m.mpl", text.as_bytes()),
        &mut Files(&[]),
        Options::default(),
    )
    .unwrap_err();
    assert!(
        errors[0].message.contains("cannot import t.mplt: no such file"),
        "{}",
        errors[0]
    );
    let errors = parse(
        SourceFile::new("m.mpl", b"import \"t.mplt\"\n".as_slice()),
        &mut Files(&[("t.mplt", "type $T i32\nimport \"u.mplt\"\nvar $x i33")]),
        Options::default(),
    )
    .unwrap_err();
    assert!(
        errors.iter().all(|e| e.file == "t.mplt") && errors.len() == 2,
        "{errors:?}"
    );
}

#[test]
fn names_may_be_any_bytes() {
    let text =
        b"var $caf\xe9 i32\nvar $caf\xc3\xa9 i32\nfunc &f () void {\n  eval (conststr ptr \"\xff\")\n}\n";
    let (module, _) = parse(
        SourceFile::new("m", text.as_slice()),
        &mut crate::mir::NoImports,
        Options::default(),
    )
    .unwrap();
    let once = crate::mir::print_bytes(&module);
    assert!(once.starts_with(b"var $caf\xe9 i32\nvar $caf\xc3\xa9 i32\n"));
    assert!(matches!(
        module.types.structure(crate::mir::TypeTable::prim(Prim::I32)),
        Type::Prim(Prim::I32)
    ));
}
