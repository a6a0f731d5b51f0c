//! One failing module, or more, for every rule of the verifier.

use maple_mirbin::{Op, Prim};

use super::{parsed, try_parse};
use crate::diag::Severity;
use crate::mir::{
    BlockId, ExprData, ExprId, Function, IntrinsicRef, LabelId, Loc, Module, Pos, StmtData, StmtId,
    TypeTable, verify,
};

/// `line code message` of every problem.
fn remarks(module: &Module) -> Vec<String> {
    verify(module, 20)
        .iter()
        .map(|d| format!("{} {} {}", d.line, d.code, d.message))
        .collect()
}

#[track_caller]
fn fails(text: &str, expected: &str) {
    assert_eq!(remarks(&parsed(text)), [expected], "{text}");
}

/// The problem of the statements of a function, which start on line 9.
#[track_caller]
fn body(text: &str, expected: &str) {
    fails(&program(text), expected);
}

fn program(text: &str) -> String {
    format!(
        "type $S <struct {{@a i32, @b <struct {{@c i8, @d f64}}>}}>\ntype $C <class {{@x i32}}>\nvar $s <$S>\nvar $a <[4] i32>\n\
         func &callee (var %x i32) i32\nfunc &nothing () void\nvar $big <[9] <$S>>\n\
         func &f (var %i i32, var %d f64, var %p <* <$S>>, var %j i64) i32 {{\n{text}\n}}\n"
    )
}

#[test]
fn rule_01_undefined_type() {
    fails(
        "var $x <$T>\n",
        "1 undefined-type variable $x: the type is not defined: <$T>",
    );
    fails(
        "var $x <struct {@a <$T>}>\n",
        "1 undefined-type variable $x: the type is not defined: <$T>",
    );
    fails("type $T <$T>\n", "1 undefined-type type $T leads to no type");
    fails(
        "srclang 3\ntype $C <class <$Base> {}>\n",
        "2 undefined-type what $C extends: type <$Base> is not defined",
    );
    fails(
        "srclang 3\njavaclass $C <$C>\n",
        "2 undefined-type $C: type <$C> is not defined",
    );
    fails(
        "type $T <structincomplete {}>\nvar $x <$T>\n",
        "2 undefined-type variable $x: the type is incomplete: <structincomplete {}>",
    );
    assert_eq!(remarks(&parsed("var $x extern <$T>\nvar $y <* <$T>>\n")), [""; 0]);
}

#[test]
fn rule_02_layout() {
    fails(
        "type $T <struct {@a <$T>}>\n",
        "1 layout type $T: the type contains itself: <struct {..",
    );
    fails(
        "var $x void\n",
        "1 layout variable $x: the type has no size: void",
    );
    fails(
        "var $x <[999999999999999] i8>\n",
        "1 layout variable $x: the type is too large: <[999999999999999] i8>",
    );
    fails(
        "type $T <struct {@a:9 i8}>\n",
        "1 layout field @a of $T is a bitfield of 9 bits in type i8",
    );
    fails(
        "type $T <struct {@a:3 f32}>\n",
        "1 layout field @a of $T is a bitfield of 3 bits in type f32",
    );
}

#[test]
fn rule_03_class() {
    fails(
        "type $S <struct {}>\ntype $C <class <$S> {}>\n",
        "2 class what $C extends: <$S> is no class",
    );
    fails(
        "type $C <class {}>\ntype $I <interface <$C> {}>\n",
        "2 class what $I extends: <$C> is no interface",
    );
    fails(
        "type $C <class {}>\ntype $D <class {$C}>\n",
        "2 class $D implements $C, which is no interface",
    );
    fails(
        "type $C <class {}>\njavainterface $C <$C>\n",
        "2 class $C: <$C> is no interface",
    );
}

#[test]
fn rule_04_undeclared_variable() {
    body(
        "return (dread i32 $nowhere)",
        "9 undeclared-variable variable $nowhere is not declared",
    );
    body(
        "return (dread i32 %nowhere)",
        "9 undeclared-variable local variable %nowhere is not declared",
    );
    fails(
        "var $x\nfunc &f () i32 {\n return (dread i32 $x)\n}\n",
        "3 undeclared-variable this variable is declared without a type",
    );
}

#[test]
fn rule_05_undeclared_function() {
    body(
        "call &nowhere ()",
        "9 undeclared-function function &nowhere is not declared",
    );
    body(
        "eval (addroffunc ptr &nowhere)",
        "9 undeclared-function function &nowhere is not declared",
    );
    assert_eq!(
        remarks(&parsed("flavor 4\nfunc &f {\n call &nowhere ()\n}\n")),
        [""; 0]
    );
    assert_eq!(
        remarks(&parsed(&program(
            "call &MCC_GetOrInsertLiteral (dread ptr %p)\ncall &strlen (dread ptr %p)"
        ))),
        [""; 0]
    );
}

#[test]
fn rule_06_signature() {
    fails(
        "func &f {\n}\n",
        "1 signature function &f has a body but no parameter list",
    );
    let mut module = parsed("func &f (var %x i32) void\n");
    module
        .funcs
        .iter_mut()
        .for_each(|(_, f)| f.locals.iter_mut().for_each(|(_, v)| v.ty = None));
    assert_eq!(
        remarks(&module),
        ["1 signature function &f has a parameter without type"]
    );
}

#[test]
fn rule_07_initializer() {
    fails("var $x i32 = [1]\n", "1 initializer a list initialises a i32");
    fails(
        "var $x <[2] i32> = [1, 2, 3]\n",
        "1 initializer an array of 2 gets 3 initial values",
    );
    fails(
        "var $x <[2][2] i32> = [1, 2]\n",
        "1 initializer an array dimension needs a list of initial values",
    );
    fails(
        "var $x <[2] i32> = 5\n",
        "1 initializer a single value initialises a <[2] i32>",
    );
    fails(
        "var $x <struct {@a i32}> = [2 = 1]\n",
        "1 initializer there is no field 2 in <struct {..",
    );
    fails(
        "var $x i32 = 1.5\n",
        "1 initializer a floating point value initialises a i32",
    );
    fails(
        "var $y i32\nvar $x i32 = addrof ptr $y\n",
        "2 initializer an address does not fit into a i32",
    );
    fails(
        "var $x c64 = [1, 2, 3]\n",
        "1 initializer a c64 has 2 parts, not 3",
    );
    body(
        "var %l i32\nvar %x pstatic ptr = addrof ptr %l\nreturn (constval i32 1)",
        "10 initializer the address of a local variable is no constant",
    );
    body(
        "var %x pstatic ptr = addroflabel ptr @gone",
        "9 label label @gone is not defined",
    );
}

#[test]
fn rule_08_entry() {
    fails(
        "entryfunc &main\n",
        "1 entry the entry function &main is not declared",
    );
    fails(
        "entryfunc &f\nfunc &f () i32\n",
        "2 entry the entry function &f is not defined in this module",
    );
    fails(
        "entryfunc &f\nfunc &f (var %x f64) i32 { return (constval i32 0) }\n",
        "2 entry the entry function &f has a signature that main cannot have",
    );
}

fn built(make: impl FnOnce(&mut Function) -> Vec<StmtId>) -> Vec<String> {
    let mut module = Module::default();
    let name = module.names.intern("f");
    let mut f = Function {
        returns: vec![TypeTable::prim(Prim::Void)],
        ..Function::new(name)
    };
    let stmts = make(&mut f);
    f.body = Some(f.push_block(&stmts));
    module.funcs.push(f);
    verify(&module, 20)
        .iter()
        .map(|d| format!("{} {}", d.code, d.message))
        .collect()
}

fn eval(f: &mut Function, e: ExprId) -> StmtId {
    f.push_stmt(Op::Eval, &[e], StmtData::None, Pos::NONE, Loc::NONE)
}

#[test]
fn rule_09_tree() {
    let shared = built(|f| {
        let one = f.push_const(Prim::I32, 1, Pos::NONE);
        let sum = f.push_expr(Op::Add, Prim::I32, &[one, one], ExprData::None, Pos::NONE);
        vec![eval(f, sum)]
    });
    assert_eq!(shared, ["tree expression 0 is used twice or does not exist"]);
    let cycle = built(|f| {
        let neg = f.push_expr(Op::Neg, Prim::I32, &[ExprId(0)], ExprData::None, Pos::NONE);
        vec![eval(f, neg)]
    });
    assert_eq!(cycle, ["tree expression 0 is used twice or does not exist"]);
    assert_eq!(
        built(|_| vec![StmtId(7)]),
        ["tree statement 7 is used twice or does not exist"]
    );
    let block =
        built(|f| vec![f.push_stmt(Op::Block, &[], StmtData::Body(BlockId(9)), Pos::NONE, Loc::NONE)]);
    assert_eq!(block, ["tree block 9 is used twice or does not exist"]);
    let label =
        built(|f| vec![f.push_stmt(Op::Goto, &[], StmtData::Label(LabelId(3)), Pos::NONE, Loc::NONE)]);
    assert_eq!(label, ["tree a label does not exist"]);
}

#[test]
fn rule_10_shape() {
    let expr = built(|f| {
        let e = f.push_expr(Op::Dread, Prim::I32, &[], ExprData::None, Pos::NONE);
        vec![eval(f, e)]
    });
    assert_eq!(
        expr,
        ["shape dread is no expression of MAPLE IR with these fields"]
    );
    let stmt = built(|f| vec![f.push_stmt(Op::Goto32, &[], StmtData::None, Pos::NONE, Loc::NONE)]);
    assert_eq!(
        stmt,
        ["shape goto32 is no statement of MAPLE IR with these fields"]
    );
    let swapped = built(|f| vec![f.push_stmt(Op::Add, &[], StmtData::None, Pos::NONE, Loc::NONE)]);
    assert_eq!(swapped, ["shape add stands as a statement"]);
}

#[test]
fn rule_11_arity() {
    let few = built(|f| {
        let one = f.push_const(Prim::I32, 1, Pos::NONE);
        let sum = f.push_expr(Op::Add, Prim::I32, &[one], ExprData::None, Pos::NONE);
        vec![eval(f, sum)]
    });
    assert_eq!(few, ["arity add takes 2 operand(s), not 1"]);
    let none = built(|f| vec![f.push_stmt(Op::Throw, &[], StmtData::None, Pos::NONE, Loc::NONE)]);
    assert_eq!(none, ["arity throw takes 1 operand(s), not 0"]);
}

#[test]
fn rule_12_label() {
    body("goto @gone\ngoto @gone", "9 label label @gone is not defined");
    body("@l\n@l\ngoto @l", "10 label label @l is defined twice");
}

#[test]
fn rule_13_handler() {
    body(
        "javatry { @l }\nendtry\n@l\nendtry",
        "9 handler a typed catch does not stand after label @l",
    );
    body(
        "jstry 0 @l\n@l\njscatch",
        "9 handler a finally does not stand after label @l",
    );
    body(
        "jstry @l 0\n@l\nfinally",
        "9 handler a catch does not stand after label @l",
    );
    body(
        "gosub @l\n@l\nendtry",
        "9 handler a finally does not stand after label @l",
    );
}

#[test]
fn rule_14_operand_type() {
    body(
        "dassign %i (add i32 (dread i32 %i, dread f64 %d))",
        "9 operand-type operand 2 of add is f64, not i32",
    );
    body(
        "dassign %i (lt i32 f64 (dread i32 %i, dread f64 %d))",
        "9 operand-type operand 1 of lt is i32, not f64",
    );
    body(
        "eval (iread i32 <* <$S>> 1 (dread i32 %i))",
        "9 operand-type operand 1 of iread is i32, not an address",
    );
    body(
        "eval (shl i32 (dread i32 %i, dread f64 %d))",
        "9 operand-type operand 2 of shl is f64, not an integer or address",
    );
    body(
        "if (dread agg $s) {\n}",
        "9 operand-type operand 1 of if is agg, not an integer, address or floating point value",
    );
    body(
        "throw (dread agg $s)",
        "9 operand-type operand 1 of throw is agg, not an integer or address",
    );
    body(
        "free (dread f64 %d)",
        "9 operand-type operand 1 of free is f64, not an address",
    );
    body(
        "assertlt (dread i32 %i, dread f64 %d)",
        "9 operand-type operand 2 of assertlt is f64, not i32",
    );
    body(
        "return (eq i32 agg (dread agg $s, dread agg $s))",
        "9 operand-type eq cannot work on whole aggregates",
    );
    body(
        "return (intrinsicop i32 C_ffs (dread agg $s))",
        "9 operand-type an aggregate is an operand of C_ffs",
    );
}

#[test]
fn rule_15_result_type() {
    body(
        "eval (band f64 (dread f64 %d, dread f64 %d))",
        "9 result-type band cannot give f64: it needs an integer",
    );
    body(
        "eval (sqrt i32 (dread i32 %i))",
        "9 result-type sqrt cannot give i32: it needs a floating point type",
    );
    body(
        "eval (addrof i32 $s)",
        "9 result-type addrof cannot give i32: it needs an address type of 8 bytes",
    );
    body(
        "eval (retype i64 i64 (dread i32 %i))",
        "9 result-type retype cannot give i64: it needs a type of the operand's size",
    );
    body(
        "eval (ceil i32 i32 (dread i32 %i))",
        "9 result-type ceil cannot give i32: it needs a conversion from a floating point type",
    );
    body(
        "iassignoff agg 0 (dread ptr %p, dread agg $s)",
        "9 result-type iassignoff cannot store agg",
    );
    body(
        "return (retype i32 <i32> (dread agg $s))",
        "9 result-type retype cannot give i32: its operand is agg",
    );
}

#[test]
fn rule_16_field() {
    body("eval (dread i32 $s 5)", "9 field <$S> has no field 5");
    body("eval (dread i32 %i 1)", "9 field i32 has no field 1");
    body("dassign $s -1 (constval i32 1)", "9 field <$S> has no field -1");
    body(
        "iassign <* <$S>> 9 (dread ptr %p, constval i32 1)",
        "9 field <$S> has no field 9",
    );
    body(
        "eval (iread i32 <* <$Gone>> 1 (dread ptr %p))",
        "9 undefined-type field 1 of <$Gone>: the type is not defined: <$Gone>",
    );
}

#[test]
fn rule_17_access_type() {
    body("eval (dread i32 $s)", "9 access-type dread of a <$S> as i32");
    body("eval (dread i32 %d)", "9 access-type dread of a f64 as i32");
    body(
        "dassign %i (dread f64 %d)",
        "9 access-type dassign of a i32 as f64",
    );
    // Through a pointer to an array an element is accessed, by its own type.
    body(
        "iassign <* <[4] i32>> (addrof ptr $a, constval f64 1.0)",
        "9 access-type iassign of a <[4] i32> as f64",
    );
    body(
        "dassign $a (constval i32 1)",
        "9 access-type dassign of a <[4] i32> as i32",
    );
    body(
        "eval (iread agg <* <$S>> 1 (dread ptr %p))",
        "9 access-type iread of a i32 as agg",
    );
}

#[test]
fn rule_18_pointer_type() {
    body(
        "eval (iread i32 <$S> 1 (dread ptr %p))",
        "9 pointer-type <$S> is no pointer type",
    );
    body(
        "eval (array 0 ptr <[4] i32> (addrof ptr $a, dread i32 %i))",
        "9 pointer-type <[4] i32> is no pointer type",
    );
    body(
        "eval (array 0 ptr <* <[4] i32>> (addrof ptr $a, dread i32 %i, dread i32 %i))",
        "9 pointer-type 2 indices for 1 dimension(s)",
    );
    body(
        "eval (array 0 ptr <* i32> (addrof ptr $a, dread i32 %i))",
        "9 pointer-type <* i32> is no pointer to an array",
    );
    body(
        "iassign <* <$S>> (dread ptr %p, iread agg ptr (dread ptr %p))",
        "9 pointer-type iread of an aggregate through a pointer that does not say which",
    );
    body(
        "javatry { @h }\nendtry\n@h\njavacatch { i32 }",
        "12 pointer-type a catch names pointer types, and i32 is none",
    );
}

#[test]
fn rule_19_aggregate_size() {
    body(
        "dassign $s (dread agg $a)",
        "9 aggregate-size <[4] i32> (16 bytes) goes to <$S> (24 bytes)",
    );
}

#[test]
fn rule_20_bits() {
    body(
        "eval (extractbits i32 30 5 (dread i32 %i))",
        "9 bits 5 bits at bit 30 do not lie within 32 bits",
    );
    body(
        "eval (sext i32 33 (dread i32 %i))",
        "9 bits 33 bits at bit 0 do not lie within 32 bits",
    );
    body(
        "eval (depositbits i64 60 5 (dread i64 %j, constval i64 1))",
        "9 bits 5 bits at bit 60 do not lie within 64 bits",
    );
}

#[test]
fn rule_21_constant() {
    let wrong = built(|f| {
        let e = f.push_expr(Op::ConstVal, Prim::F128, &[], ExprData::Wide(0), Pos::NONE);
        vec![eval(f, e)]
    });
    assert_eq!(wrong, ["constant there are no such constants of type f128"]);
    let wrong = built(|f| {
        let e = f.push_expr(Op::ConstVal, Prim::Agg, &[], ExprData::Const(0), Pos::NONE);
        vec![eval(f, e)]
    });
    assert_eq!(wrong, ["constant there are no such constants of type agg"]);
}

#[test]
fn rule_22_type_operand() {
    body(
        "eval (sizeoftype i64 <$Gone>)",
        "9 type-operand sizeoftype of <$Gone>: the type is not defined",
    );
    body(
        "eval (fieldsdist i64 <$S> 1 9)",
        "9 type-operand fieldsdist of <$S>: there is no field 9",
    );
    body(
        "eval (gcmalloc ref <[] i32>)",
        "9 type-operand gcmalloc makes an object, and <[] i32> is no class",
    );
    body(
        "eval (gcmallocjarray ref <$C> (dread i32 %i))",
        "9 type-operand gcmallocjarray makes an array, and <$C> is none",
    );
}

#[test]
fn rule_23_return() {
    body(
        "return (dread f64 %d)",
        "9 return a f64 is returned, the function gives i32",
    );
    body(
        "return (dread i32 %i, dread i32 %i)",
        "9 return this return gives 2 value(s), the function has 1",
    );
    fails(
        "func &f () void {\n return (constval i32 1)\n}\n",
        "2 return this return gives 1 value(s), the function has 0",
    );
    let list = verify(&parsed(&program("return ()")), 20);
    assert!(list.len() == 1 && list[0].severity == Severity::Warning && list[0].code == "return");
}

#[test]
fn rule_24_arguments() {
    body(
        "call &callee ()",
        "9 arguments &callee takes 1 argument(s), not 0",
    );
    body(
        "call &callee (dread f64 %d)",
        "9 arguments argument 1 is f64, the parameter is i32",
    );
    fails(
        "func &p (var %s ptr, ...) void\nfunc &f () void {\n call &p ()\n}\n",
        "3 arguments &p takes at least 1 argument(s), not 0",
    );
    fails(
        "var $fp <* <func (i32) void>>\nfunc &f () void {\n icall (dread ptr $fp)\n}\n",
        "3 arguments the function takes 1 argument(s), not 0",
    );
    let managed = "srclang 3\nfunc &entry () i32\nfunc &f () void {\n call &entry (constval i32 1)\n}\n";
    assert_eq!(remarks(&parsed(managed)), [""; 0]);
    fails(
        &managed.replace("srclang 3", "srclang 1"),
        "4 arguments &entry takes 0 argument(s), not 1",
    );
}

#[test]
fn rule_25_results() {
    body(
        "callassigned &nothing () { dassign %i 0 }",
        "9 results 1 result(s) are assigned, the callee has 0",
    );
    body(
        "callassigned &callee (dread i32 %i) { dassign %d 0 }",
        "9 results a result of type i32 goes to a f64",
    );
    body(
        "callassigned &callee (dread i32 %i) { regassign f32 %1 }",
        "9 results a result of type i32 goes to a f32",
    );
}

#[test]
fn rule_26_intrinsic() {
    body(
        "eval (intrinsicop i32 MPL_CLINIT_CHECK (dread ptr %p))",
        "9 intrinsic MPL_CLINIT_CHECK has no result",
    );
    body(
        "intrinsiccall copy_bytes (dread ptr %p)",
        "9 intrinsic copy_bytes takes 3 operand(s), not 1",
    );
    assert_eq!(
        IntrinsicRef::Ext(maple_mirbin::Xintrinsic::CopyBytes).name(),
        "copy_bytes"
    );
}

#[test]
fn rule_27_tags() {
    body(
        "switch (dread i32 %i) @l {\n1: goto @l\n1: goto @l}\n@l",
        "9 tags tag 1 occurs twice",
    );
    body(
        "rangegoto (dread i32 %i) 0 {\n0: goto @l\n2: goto @l}\n@l",
        "9 tags tags of a rangegoto lie in 0..65536 without a gap",
    );
    body(
        "rangegoto (dread i32 %i) 0 {\n-1: goto @l}\n@l",
        "9 tags tags of a rangegoto lie in 0..65536 without a gap",
    );
    body(
        "rangegoto (dread i32 %i) 0 {}",
        "9 tags tags of a rangegoto lie in 0..65536 without a gap",
    );
}

#[test]
fn rule_28_register() {
    body(
        "regassign i32 %1 (dread i32 %i)\neval (regread f64 %1)",
        "10 register pseudo-register %1 holds i32 and is used as f64",
    );
    body(
        "reg %1 f32\nregassign i32 %1 (dread i32 %i)",
        "10 register pseudo-register %1 holds f32 and is used as i32",
    );
    body(
        "reg %1 i32\nregassign i32 %1 (dread i32 %i)\neval (regread i64 %1)",
        "11 register pseudo-register %1 holds i32 and is used as i64",
    );
    body(
        "regassign ptr %%FP (dread ptr %p)",
        "9 register %%SP, %%FP and %%GP cannot be assigned",
    );
    body(
        "regassign agg %1 (dread agg $s)\nreturn (constval i32 0)",
        "9 register pseudo-register %1 holds an aggregate",
    );
}

#[test]
fn rule_29_loop() {
    body(
        "doloop %d (constval f64 0, constval i32 1, constval f64 1) {\n}",
        "9 loop a doloop counts an integer, not f64",
    );
    body(
        "foreachelem %i %j {\n}",
        "9 loop foreachelem runs over an array, not over a i64",
    );
    body(
        "foreachelem %d $a {\n}",
        "9 loop the elements are i32, the variable is f64",
    );
    body(
        "indexgoto (dread i32 %i) %j",
        "9 loop indexgoto jumps through an array of label addresses",
    );
    body(
        "foreachelem %j $a { }\nreturn (constval i32 0)",
        "9 loop the elements are i32, the variable is i64",
    );
}

#[test]
fn rule_30_symbol() {
    let both = |var: &str| remarks(&parsed(&format!("{var}\nfunc &both () void {{\n}}\n")));
    assert_eq!(
        both("var $both i32"),
        ["2 symbol function &both and variable $both would be the same symbol"]
    );
    assert_eq!(both("var $both fstatic i32"), [""; 0]);
}

#[test]
fn rule_31_inheritance() {
    fails(
        "srclang 3\ntype $A <class <$B> {}>\ntype $B <class <$C> {}>\ntype $C <class <$A> {}>\n",
        "4 inheritance class $C extends itself",
    );
    fails(
        "srclang 3\ntype $I <interface <$J> {}>\ntype $J <interface <$I> {}>\n",
        "3 inheritance class $J extends itself",
    );
    fails(
        "srclang 3\ntype $A <class {}>\ntype $B <class <$A> {}>\njavaclass $A <$A> final\n",
        "3 inheritance $B extends $A, which is final",
    );
    fails(
        "srclang 3\ntype $A <class {$I}>\n",
        "2 undefined-type $A implements $I, which is not defined",
    );
    fails(
        "srclang 3\ntype $A <class {}>\njavaclass $A <$A>\njavaclass $A <$A>\n",
        "4 class class $A is declared twice",
    );
}

#[test]
fn rule_32_method() {
    fails(
        "srclang 3\ntype $A <class {&A_7Cm_7C_28_29V () void, &A_7Cm_7C_28_29V () void}>\n",
        "2 method $A declares method &A_7Cm_7C_28_29V twice",
    );
}

#[test]
fn rule_33_method_call() {
    let call = |call: &str| {
        let text = format!(
            "srclang 3\ntype $A <class {{}}>\nfunc &f (var %a <* <$A>>) void {{\n{call} (dread ref %a)\n}}\n"
        );
        remarks(&parsed(&text)).join("\n")
    };
    assert_eq!(call("virtualcall &A_7Cm_7C_28_29V"), "");
    assert_eq!(
        call("virtualcall &B_7Cm_7C_28_29V"),
        "4 method-call &B_7Cm_7C_28_29V is called as a method, and class $B is not defined"
    );
    assert_eq!(
        call("superclasscall &m"),
        "4 method-call &m is called as a method, and its name has no class"
    );
}

#[test]
fn rule_34_literal() {
    let use_of = |text: &str| {
        let text = format!(
            "srclang 3\nvar $_C_STR_x <[3] u64>\nvar $_PTR_C_STR_x ptr = addrof ptr $_C_STR_x\n\
             func &f () ptr {{\n{text}\n}}\n"
        );
        remarks(&parsed(&text)).join("\n")
    };
    assert_eq!(use_of("return (addrof ptr $_C_STR_x)"), "");
    assert_eq!(
        use_of("return (iread ptr <* ptr> 0 (addrof ptr $_PTR_C_STR_x))"),
        ""
    );
    assert_eq!(
        use_of("return (addrof ptr $_PTR_C_STR_x)"),
        "5 literal the address of $_PTR_C_STR_x, which stands for a literal, is used"
    );
    assert_eq!(
        use_of("dassign $_PTR_C_STR_x 0 (constval ptr 0)\nreturn (constval ptr 0)"),
        "5 literal $_PTR_C_STR_x is assigned, which stands for a literal"
    );
    fails(
        "srclang 3\nvar $_C_STR_x <[3] u64>\nvar $a <[1] ptr> = [addrof ptr $_C_STR_x]\n",
        "3 literal the literal $_C_STR_x can be the initial value of a static field of type String only",
    );
}

#[test]
fn bodies_of_native_functions_do_not_count() {
    let text = "srclang 3\nfunc &f native () void {\n return (constval i32 1)\n}\n";
    assert_eq!(remarks(&parsed(text)), [""; 0]);
}

#[test]
fn the_number_of_errors_is_limited() {
    let text = format!("func &f () void {{\n{}}}\n", "goto @l\ncall &g ()\n".repeat(50));
    assert_eq!(verify(&try_parse(&text).unwrap().0, 7).len(), 7);
}
