//! The opcode table: the one place where an opcode is defined.
//!
//! [`for_each_op!`](crate::for_each_op) hands every row to a macro of the caller's choice; the opcode enum, names, forms, stack effects, the
//! disassembler, the tables of `FORMAT.md` and the executors are all expansions of it. A row reads
//!
//! ```text
//! number Variant "name" Class Form pops pushes Level [Property...] "meaning";
//! ```
//!
//! `pops` is `[least most]` where the instruction word carries the operand count. Opcodes that compute name their group
//! ([`operator`](crate::operator)) in parentheses. In the meaning, `T` is the instruction's type byte, `S` its
//! operand type, `v` (or `a`, `b`, `c` from deep to shallow) the popped operands, `cell[i]` a frame cell, `mem` memory.
//! Numbers 1..=154 are those of MAPLE IR, 155..=163 the engine's extensions (seed 2 §2), 192.. ours (`FORMAT.md`, extensions).

use crate::properties::{Properties, Property};

/// Calls `$m!` with one row per opcode; see the module head for the columns.
#[macro_export]
macro_rules! for_each_op {
    ($m:ident) => {
        $m! {
            0x01 Dassign "dassign" Stmt F 1 0 Image [WritesCell] "cell[i] := T(v)";
            0x02 MayDassign "maydassign" Stmt None 0 0 Ir [] "dassign that static single assignment may see through";
            0x03 Iassign "iassign" Stmt None 0 0 Ir [] "typed store through a pointer";
            0x04 Block "block" Stmt None 0 0 Ir [] "statement list";
            0x05 DoLoop "doloop" Stmt None 0 0 Ir [] "counted loop";
            0x06 DoWhile "dowhile" Stmt None 0 0 Ir [] "loop tested at its end";
            0x07 If "if" Stmt None 0 0 Ir [] "two-way statement";
            0x08 While "while" Stmt None 0 0 Ir [] "loop tested at its start";
            0x09 Switch "switch" Stmt None 0 0 Ir [] "multi-way jump by integer tags";
            0x0a Multiway "multiway" Stmt None 0 0 Ir [] "multi-way jump by expression tags";
            0x0b ForeachElem "foreachelem" Stmt None 0 0 Ir [] "loop over the elements of a collection";
            0x0c Comment "comment" Stmt None 0 0 Ir [] "comment kept with the program";
            0x0d Eval "eval" Stmt B 1 0 Image [] "discard v";
            0x0e Free "free" Stmt B 1 0 Image [] "release block v; 0 is allowed";
            0x0f AssertGe "assertge" Stmt B 2 0 Image [] "a < b => raise index out of range";
            0x10 AssertLt "assertlt" Stmt B 2 0 Image [] "a >= b => raise index out of range";
            0x11 AssertNonNull "assertnonnull" Stmt B 1 0 Image [] "v = 0 => raise null pointer";
            0x12 Dread "dread" Leaf F 0 1 Image [Pure ReadsCell] "push T(cell[i])";
            0x13 Iread "iread" Expr B 1 1 Image [Loads] "push T mem[a]";
            0x14 AddrOf "addrof" Leaf F 0 1 Image [Pure] "push address of cell[i]";
            0x15 IaddrOf "iaddrof" Expr None 0 0 Ir [] "address of a field through a pointer";
            0x16 SizeOfType "sizeoftype" Leaf None 0 0 Ir [] "size of a type";
            0x17 Array "array" Expr None 0 0 Ir [] "address of an array element";
            0x18 IassignOff "iassignoff" Stmt O 2 0 Image [Stores] "T mem[a + off] := v";
            0x19 IassignFpOff "iassignfpoff" Stmt O 1 0 Image [InFrame] "T mem[FP + off] := v";
            0x1a RegAssign "regassign" Stmt F 1 0 Image [WritesCell] "cell[i] := T(v)";
            0x1b Goto "goto" Stmt None 0 0 Ir [] "compact goto, reserved";
            0x1c BrFalse "brfalse" Stmt None 0 0 Ir [] "compact brfalse, reserved";
            0x1d BrTrue "brtrue" Stmt None 0 0 Ir [] "compact brtrue, reserved";
            0x1e Return "return" Stmt B [0 1] 0 Image [Ends] "leave the frame; result := v if present";
            0x1f RangeGoto "rangegoto" Stmt Rg 1 0 Image [Ends Jumps] "pc := table[v - tag]; outside => trap";
            0x20 Call "call" Stmt A64 [0 255] 0 Image [Calls SetsResult] "call the absolute address with n arguments";
            0x21 VirtualCall "virtualcall" Stmt None 0 0 Ir [] "call through the virtual table";
            0x22 SuperclassCall "superclasscall" Stmt None 0 0 Ir [] "call of the superclass method";
            0x23 InterfaceCall "interfacecall" Stmt None 0 0 Ir [] "call through the interface table";
            0x24 CustomCall "customcall" Stmt None 0 0 Ir [] "language-defined call";
            0x25 PolymorphicCall "polymorphiccall" Stmt None 0 0 Ir [] "signature-polymorphic call";
            0x26 Icall "icall" Stmt B [1 255] 0 Image [Calls SetsResult] "retval0 := T call(f, a1..an)";
            0x27 InterfaceIcall "interfaceicall" Stmt None 0 0 Ir [] "resolved interface call";
            0x28 VirtualIcall "virtualicall" Stmt None 0 0 Ir [] "resolved virtual call";
            0x29 IntrinsicCall "intrinsiccall" Stmt I [0 255] 0 Image [SetsResult] "retval0 := T intrinsic(a1..an)";
            0x2a IntrinsicCallWithType "intrinsiccallwithtype" Stmt None 0 0 Ir [] "intrinsiccall with a type operand";
            0x2b XintrinsicCall "xintrinsiccall" Stmt None 0 0 Ir [] "call of a numbered user intrinsic";
            0x2c CallAssigned "callassigned" Stmt None 0 0 Ir [] "direct call, results assigned";
            0x2d VirtualCallAssigned "virtualcallassigned" Stmt None 0 0 Ir [] "call through the virtual table, results assigned";
            0x2e SuperclassCallAssigned "superclasscallassigned" Stmt None 0 0 Ir [] "call of the superclass method, results assigned";
            0x2f InterfaceCallAssigned "interfacecallassigned" Stmt None 0 0 Ir [] "call through the interface table, results assigned";
            0x30 CustomCallAssigned "customcallassigned" Stmt None 0 0 Ir [] "language-defined call, results assigned";
            0x31 PolymorphicCallAssigned "polymorphiccallassigned" Stmt None 0 0 Ir [] "signature-polymorphic call, results assigned";
            0x32 IcallAssigned "icallassigned" Stmt None 0 0 Ir [] "indirect call, results assigned";
            0x33 InterfaceIcallAssigned "interfaceicallassigned" Stmt None 0 0 Ir [] "resolved interface call, results assigned";
            0x34 VirtualIcallAssigned "virtualicallassigned" Stmt None 0 0 Ir [] "resolved virtual call, results assigned";
            0x35 IntrinsicCallAssigned "intrinsiccallassigned" Stmt None 0 0 Ir [] "intrinsic call, results assigned";
            0x36 IntrinsicCallWithTypeAssigned "intrinsiccallwithtypeassigned" Stmt None 0 0 Ir [] "intrinsic call with a type, results assigned";
            0x37 XintrinsicCallAssigned "xintrinsiccallassigned" Stmt None 0 0 Ir [] "user intrinsic call, results assigned";
            0x38 CallInstant "callinstant" Stmt None 0 0 Ir [] "direct call, generic instance";
            0x39 CallInstantAssigned "callinstantassigned" Stmt None 0 0 Ir [] "direct call, generic instance, results assigned";
            0x3a VirtualCallInstant "virtualcallinstant" Stmt None 0 0 Ir [] "call through the virtual table, generic instance";
            0x3b VirtualCallInstantAssigned "virtualcallinstantassigned" Stmt None 0 0 Ir [] "call through the virtual table, generic instance, results assigned";
            0x3c SuperclassCallInstant "superclasscallinstant" Stmt None 0 0 Ir [] "call of the superclass method, generic instance";
            0x3d SuperclassCallInstantAssigned "superclasscallinstantassigned" Stmt None 0 0 Ir [] "call of the superclass method, generic instance, results assigned";
            0x3e InterfaceCallInstant "interfacecallinstant" Stmt None 0 0 Ir [] "call through the interface table, generic instance";
            0x3f InterfaceCallInstantAssigned "interfacecallinstantassigned" Stmt None 0 0 Ir [] "call through the interface table, generic instance, results assigned";
            0x40 Try "try" Stmt None 0 0 Ir [] "language-neutral try";
            0x41 JsTry "jstry" Stmt Jt 0 0 Image [Detours] "open handler record {catch, finally}";
            0x42 JavaTry "javatry" Stmt Try 0 0 Image [] "open try region with n handlers";
            0x43 Throw "throw" Stmt B 1 0 Image [Ends] "thrownval := v; unwind; 0 => raise null pointer";
            0x44 Catch "catch" Stmt None 0 0 Ir [] "language-neutral catch";
            0x45 JsCatch "jscatch" Stmt B 0 0 Image [Detours] "enter the catch stage";
            0x46 JavaCatch "javacatch" Stmt Catch 0 0 Image [] "handler for n types; reached by unwinding only";
            0x47 Finally "finally" Stmt B 0 0 Image [Detours] "enter the finally stage";
            0x48 CleanupTry "cleanuptry" Stmt B 0 0 Image [] "leave the try composite";
            0x49 EndTry "endtry" Stmt B 0 0 Image [] "close the try region";
            0x4a Gosub "gosub" Stmt L32 0 0 Image [Detours] "push pc on the gosub stack; pc := target";
            0x4b Retsub "retsub" Stmt B 0 0 Image [Ends Detours] "pop the gosub stack into pc, or go on unwinding";
            0x4c SyncEnter "syncenter" Stmt B [1 2] 0 Image [] "enter monitor of v";
            0x4d SyncExit "syncexit" Stmt B [1 2] 0 Image [] "leave monitor of v";
            0x4e DecRef "decref" Stmt None 0 0 Ir [] "reference count - 1";
            0x4f IncRef "incref" Stmt None 0 0 Ir [] "reference count + 1";
            0x50 DecRefReset "decrefreset" Stmt None 0 0 Ir [] "reference count - 1, location := null";
            0x51 MembarAcquire "membaracquire" Stmt B 0 0 Image [] "acquire fence";
            0x52 MembarRelease "membarrelease" Stmt B 0 0 Image [] "release fence";
            0x53 MembarStoreLoad "membarstoreload" Stmt B 0 0 Image [] "full fence";
            0x54 MembarStoreStore "membarstorestore" Stmt B 0 0 Image [] "store-store fence";
            0x55 Label "label" Stmt None 0 0 Ir [] "jump target";
            0x56 IreadOff "ireadoff" Expr O 1 1 Image [Loads] "push T mem[a + off]";
            0x57 IreadFpOff "ireadfpoff" Leaf O 0 1 Image [InFrame] "push T mem[FP + off]";
            0x58 RegRead "regread" Leaf F 0 1 Image [Pure ReadsCell] "push T(cell[i])";
            0x59 AddrOfFunc "addroffunc" Leaf A64 0 1 Image [Pure] "push the address that follows";
            0x5a AddrOfLabel "addroflabel" Leaf L32 0 1 Image [Pure Detours] "push the address of target";
            0x5b ConstVal "constval" Leaf C16 0 1 Image [Pure Constant] "push T(imm16)";
            0x5c ConstStr "conststr" Leaf A64 0 1 Image [Pure] "push the address of a byte string";
            0x5d ConstStr16 "conststr16" Leaf A64 0 1 Image [Pure] "push the address of a UTF-16 string";
            0x5e Ceil "ceil" Expr T 1 1 Image [Computes(Conversion) Pure] "push T(round v:S toward +inf)";
            0x5f Cvt "cvt" Expr T 1 1 Image [Computes(Conversion) Pure] "push T(v:S)";
            0x60 Floor "floor" Expr T 1 1 Image [Computes(Conversion) Pure] "push T(round v:S toward -inf)";
            0x61 Retype "retype" Expr T 1 1 Image [Computes(Conversion) Pure] "push the bits of v:S as T";
            0x62 Round "round" Expr T 1 1 Image [Computes(Conversion) Pure] "push T(round v:S, half away from 0)";
            0x63 Trunc "trunc" Expr T 1 1 Image [Computes(Conversion) Pure] "push T(round v:S toward 0)";
            0x64 Abs "abs" Expr B 1 1 Image [Computes(Unary) Pure] "push |v|; MIN stays MIN";
            0x65 Bnot "bnot" Expr B 1 1 Image [Computes(Unary) Pure] "push ~v";
            0x66 Lnot "lnot" Expr B 1 1 Image [Computes(Unary) Pure] "push v = 0";
            0x67 Neg "neg" Expr B 1 1 Image [Computes(Unary) Pure] "push -v";
            0x68 Recip "recip" Expr B 1 1 Image [Computes(Unary) Pure] "push 1 / v";
            0x69 Sqrt "sqrt" Expr B 1 1 Image [Computes(Unary) Pure] "push square root of v";
            0x6a Sext "sext" Expr X 1 1 Image [Computes(Bits) Pure] "push sign-extension of the low bsize bits of v";
            0x6b Zext "zext" Expr X 1 1 Image [Computes(Bits) Pure] "push zero-extension of the low bsize bits of v";
            0x6c Alloca "alloca" Expr B 1 1 Image [] "push address of v fresh bytes of the frame";
            0x6d Malloc "malloc" Expr B 1 1 Image [] "push address of v fresh bytes of the heap";
            0x6e GcMalloc "gcmalloc" Leaf None 0 0 Ir [] "new object";
            0x6f GcPermalloc "gcpermalloc" Leaf None 0 0 Ir [] "new immortal object";
            0x70 StackMalloc "stackmalloc" Leaf None 0 0 Ir [] "new object in the frame";
            0x71 GcMallocJarray "gcmallocjarray" Expr None 0 0 Ir [] "new array";
            0x72 GcPermallocJarray "gcpermallocjarray" Expr None 0 0 Ir [] "new immortal array";
            0x73 StackMallocJarray "stackmallocjarray" Expr None 0 0 Ir [] "new array in the frame";
            0x74 ResolveInterfaceFunc "resolveinterfacefunc" Expr None 0 0 Ir [] "interface table lookup";
            0x75 ResolveVirtualFunc "resolvevirtualfunc" Expr None 0 0 Ir [] "virtual table lookup";
            0x76 Add "add" Expr B 2 1 Image [Computes(Arithmetic) Pure Commutes] "push a + b";
            0x77 Sub "sub" Expr B 2 1 Image [Computes(Arithmetic) Pure] "push a - b";
            0x78 Mul "mul" Expr B 2 1 Image [Computes(Arithmetic) Pure Commutes] "push a * b";
            0x79 Div "div" Expr B 2 1 Image [Computes(Arithmetic)] "push a / b toward 0; b = 0 => raise";
            0x7a Rem "rem" Expr B 2 1 Image [Computes(Arithmetic)] "push a - (a / b) * b; b = 0 => raise";
            0x7b Ashr "ashr" Expr B 2 1 Image [Computes(Arithmetic) Pure] "push signed(a) >> (b & mask)";
            0x7c Lshr "lshr" Expr B 2 1 Image [Computes(Arithmetic) Pure] "push unsigned(a) >> (b & mask)";
            0x7d Shl "shl" Expr B 2 1 Image [Computes(Arithmetic) Pure] "push a << (b & mask)";
            0x7e Max "max" Expr B 2 1 Image [Computes(Arithmetic) Pure] "push a > b ? a : b";
            0x7f Min "min" Expr B 2 1 Image [Computes(Arithmetic) Pure] "push a < b ? a : b";
            0x80 Band "band" Expr B 2 1 Image [Computes(Arithmetic) Pure Commutes] "push a & b";
            0x81 Bior "bior" Expr B 2 1 Image [Computes(Arithmetic) Pure Commutes] "push a | b";
            0x82 Bxor "bxor" Expr B 2 1 Image [Computes(Arithmetic) Pure Commutes] "push a ^ b";
            0x83 CgArrayElemAdd "CG_array_elem_add" Expr B 2 1 Image [Computes(Arithmetic) Pure] "push a + signed(b)";
            0x84 Eq "eq" Expr T 2 1 Image [Computes(Relation) Pure] "push a:S = b";
            0x85 Ge "ge" Expr T 2 1 Image [Computes(Relation) Pure] "push a:S >= b";
            0x86 Gt "gt" Expr T 2 1 Image [Computes(Relation) Pure] "push a:S > b";
            0x87 Le "le" Expr T 2 1 Image [Computes(Relation) Pure] "push a:S <= b";
            0x88 Lt "lt" Expr T 2 1 Image [Computes(Relation) Pure] "push a:S < b";
            0x89 Ne "ne" Expr T 2 1 Image [Computes(Relation) Pure] "push a:S != b";
            0x8a Cmp "cmp" Expr T 2 1 Image [Computes(Ordering) Pure] "push -1, 0, 1 as a:S <, =, > b; NaN => 1";
            0x8b Cmpl "cmpl" Expr T 2 1 Image [Computes(Ordering) Pure] "push -1, 0, 1 as a:S <, =, > b; NaN => -1";
            0x8c Cmpg "cmpg" Expr T 2 1 Image [Computes(Ordering) Pure] "push -1, 0, 1 as a:S <, =, > b; NaN => 1";
            0x8d Land "land" Expr B 2 1 Image [Computes(Arithmetic) Pure] "push a != 0 & b != 0";
            0x8e Lior "lior" Expr B 2 1 Image [Computes(Arithmetic) Pure] "push a != 0 | b != 0";
            0x8f Cand "cand" Expr None 0 0 Ir [] "short-circuit and";
            0x90 Cior "cior" Expr None 0 0 Ir [] "short-circuit or";
            0x91 Select "select" Expr B 3 1 Image [Pure] "push c != 0 ? a : b";
            0x92 IntrinsicOp "intrinsicop" Expr I [0 255] 1 Image [] "push T intrinsic(a1..an)";
            0x93 IntrinsicOpWithType "intrinsicopwithtype" Expr None 0 0 Ir [] "intrinsicop with a type operand";
            0x94 ExtractBits "extractbits" Expr X 1 1 Image [Computes(Bits) Pure] "push T(bits boff..boff+bsize of v)";
            0x95 DepositBits "depositbits" Expr X 2 1 Image [Computes(Bits) Pure] "push a with bits boff..boff+bsize := b";
            0x96 FieldsDist "fieldsdist" Leaf None 0 0 Ir [] "distance of two fields";
            0x97 IassignPcOff "iassignpcoff" Stmt O32 1 0 Image [] "T mem[pcrel] := v";
            0x98 IreadPcOff "ireadpcoff" Leaf P32 0 1 Image [] "push T mem[pcrel]";
            0x99 Checkpoint "checkpoint" Stmt B 0 0 Image [] "safepoint";
            0x9a AddrOffPc "addroffpc" Leaf P32 0 1 Image [Pure] "push pcrel address";
            0x9b AddrOf32 "addrof32" Leaf P32 0 1 Image [] "push u64 mem[pcrel]";
            0x9c ConstVal64 "constval64" Leaf C64 0 1 Image [Pure Constant] "push T(imm64)";
            0x9d IreadOff32 "ireadoff32" Expr O32 1 1 Image [Loads] "push T mem[a + off32]";
            0x9e IassignOff32 "iassignoff32" Stmt O32 2 0 Image [Stores] "T mem[a + off32] := v";
            0x9f BrTrue32 "brtrue32" Stmt L32 1 0 Image [Tests Jumps] "v != 0 => pc := target";
            0xa0 BrFalse32 "brfalse32" Stmt L32 1 0 Image [Tests Jumps] "v = 0 => pc := target";
            0xa1 Goto32 "goto32" Stmt L32 0 0 Image [Ends Jumps] "pc := target";
            0xa2 IreadFpOff32 "ireadfpoff32" Leaf O32 0 1 Image [InFrame] "push T mem[FP + off32]";
            0xa3 IassignFpOff32 "iassignfpoff32" Stmt O32 1 0 Image [InFrame] "T mem[FP + off32] := v";
            0xc0 XintrinsicOp "xintrinsicop" Expr Xi [0 255] 1 Ext [] "push T extended intrinsic[id](a1..an)";
            0xc1 XintrinsicDo "xintrinsiccall" Stmt Xi [0 255] 0 Ext [SetsResult] "retval0 := T extended intrinsic[id](a1..an)";
            0xc2 Igoto "igoto" Stmt B 1 0 Ext [Ends Detours] "pc := label address v";
        }
    };
}

/// The column `pops` of a row as [`OpInfo::pops`].
macro_rules! pops {
    ([$least:literal $most:literal]) => {
        OpInfo::COUNTED
    };
    ($count:literal) => {
        $count
    };
}

/// The column `pops` of a row as [`OpInfo::counts`].
macro_rules! counts {
    ([$least:literal $most:literal]) => {
        ($least, $most)
    };
    ($count:literal) => {
        ($count, $count)
    };
}

/// What kind of node an opcode is in the IR (seed 0, Program Representation).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// A statement: leaves nothing on the evaluation stack.
    Stmt,
    /// An expression with operands.
    Expr,
    /// An expression without operands.
    Leaf,
}

/// Where an opcode may occur.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Only in MAPLE IR; lowered before an image is written.
    Ir,
    /// In images and, where the name is an IR name, in MAPLE IR.
    Image,
    /// One of our extensions: in images whose note carries the matching feature bit.
    Ext,
}

/// Layout of an instruction after its opcode and type byte (opcodes.md §1).
///
/// Every instruction starts with a word `op u8, type u8, p0 u8, p1 u8`; all further data is little-endian and unaligned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Not encodable.
    None,
    /// `p1` = operand count.
    B,
    /// i16 frame index in bytes 2..4.
    F,
    /// i16 byte offset in bytes 2..4.
    O,
    /// `p1` = operand count; i32 byte offset follows.
    O32,
    /// 16-bit constant in bytes 2..4, extended by the type.
    C16,
    /// 8-byte constant follows.
    C64,
    /// `p0` = bit offset, `p1` = bit size.
    X,
    /// `p0` = operand type, `p1` = operand count.
    T,
    /// `p0` = intrinsic id, `p1` = operand count.
    I,
    /// `p1` = operand count; i32 extended intrinsic id follows.
    Xi,
    /// i32 code displacement follows, relative to its own address.
    L32,
    /// i32 data displacement follows, relative to its own address.
    P32,
    /// 8-byte absolute address follows (relocated).
    A64,
    /// u16 handler count; that many i32 displacements follow.
    Try,
    /// u16 type count; that many i32 displacements (0 = any) follow.
    Catch,
    /// u16 entry count; i32 tag offset and that many 4-byte entries follow.
    Rg,
    /// i32 catch and i32 finally displacement follow; 0 = none.
    Jt,
}

macro_rules! expand {
    ($($num:literal $variant:ident $name:literal $class:ident $form:ident $pops:tt $pushes:tt $level:ident [$($property:ident $(($group:ident))?)*] $meaning:literal;)*) => {
        /// An opcode. Discriminants are the numbers of the image format.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        pub enum Op {
            $(#[doc = concat!("`", $name, "`: `", $meaning, "`.")] $variant = $num,)*
        }

        impl Op {
            /// Every opcode, in numeric order.
            pub const ALL: &[Op] = &[$(Op::$variant),*];

            /// The opcode with this number, or `None` for a number that no row defines.
            #[inline]
            pub const fn from_u8(number: u8) -> Option<Op> {
                const OPS: &[Option<Op>; 256] = &{
                    let mut ops = [None; 256];
                    $(ops[$num] = Some(Op::$variant);)*
                    ops
                };
                OPS[number as usize]
            }

            /// The opcode's fixed properties.
            #[inline]
            pub const fn info(self) -> &'static OpInfo {
                // A table by number, which costs a load wherever it is asked for.
                const ROWS: &[&OpInfo; 256] = &{
                    let mut rows: [&OpInfo; 256] = [&OpInfo::NONE; 256];
                    $(rows[$num] = &OpInfo {
                        name: $name,
                        class: Class::$class,
                        form: Form::$form,
                        pops: pops!($pops),
                        counts: counts!($pops),
                        pushes: $pushes,
                        level: Level::$level,
                        meaning: $meaning,
                    };)*
                    rows
                };
                ROWS[self as u8 as usize]
            }

            /// What is true of every instruction with this opcode.
            #[inline]
            pub const fn properties(self) -> Properties {
                // Apart from the rows: analyses ask for nothing else, and ask for every instruction.
                const ROWS: &[Properties; 256] = &{
                    let mut rows = [Properties::NONE; 256];
                    $(rows[$num] = Properties::NONE$(.with(Property::$property))*;)*
                    rows
                };
                ROWS[self as u8 as usize]
            }
        }
    };
}
for_each_op!(expand);

/// The patterns of opcodes that have something in common, for whoever matches on opcodes and would not miss a new one: those that no image has,
/// and those that compute, whose first property says so.
macro_rules! find_patterns {
    (@ [$($ir:ident)*] $computing:tt $num:literal $variant:ident $name:literal $class:ident $form:ident $pops:tt $pushes:tt Ir [$($property:ident)*] $meaning:literal; $($rest:tt)*) => {
        find_patterns!(@ [$($ir)* $variant] $computing $($rest)*);
    };
    (@ $ir:tt [$($computing:ident)*] $num:literal $variant:ident $name:literal $class:ident $form:ident $pops:tt $pushes:tt $level:ident [Computes($group:ident) $($property:ident)*] $meaning:literal; $($rest:tt)*) => {
        find_patterns!(@ $ir [$($computing)* $variant] $($rest)*);
    };
    (@ $ir:tt $computing:tt $num:literal $variant:ident $name:literal $class:ident $form:ident $pops:tt $pushes:tt $level:ident $properties:tt $meaning:literal; $($rest:tt)*) => {
        find_patterns!(@ $ir $computing $($rest)*);
    };
    (@ [$($ir:ident)*] [$($computing:ident)*]) => {
        /// The opcodes of level [`Level::Ir`](crate::ops::Level::Ir), as a pattern.
        #[macro_export]
        macro_rules! ir_ops {
            () => { $($crate::Op::$ir)|* };
        }

        /// The opcodes with the property [`Computes`](crate::properties::Property::Computes), as a pattern.
        #[macro_export]
        macro_rules! computing_ops {
            () => { $($crate::Op::$computing)|* };
        }
    };
    ($($rows:tt)*) => {
        find_patterns!(@ [] [] $($rows)*);
    };
}
for_each_op!(find_patterns);

/// The columns of an opcode's row.
#[derive(Clone, Copy, Debug)]
pub struct OpInfo {
    /// Name in listings and, unless [`Level::Ext`], in MAPLE IR.
    pub name: &'static str,
    /// Statement, expression or leaf.
    pub class: Class,
    /// Encoding after the first two bytes.
    pub form: Form,
    /// Operands popped; [`OpInfo::COUNTED`] if the instruction word has the count.
    pub pops: u8,
    /// The least and the most operands.
    pub counts: (u8, u8),
    /// Results pushed: 0 or 1.
    pub pushes: u8,
    /// Where the opcode may occur.
    pub level: Level,
    /// Effect in the notation of the module head.
    pub meaning: &'static str,
}

impl OpInfo {
    /// Value of [`OpInfo::pops`] for instructions that carry their operand count.
    pub const COUNTED: u8 = u8::MAX;

    /// The columns of a number without a row; no opcode has it.
    const NONE: OpInfo = OpInfo {
        name: "",
        class: Class::Stmt,
        form: Form::None,
        pops: 0,
        counts: (0, 0),
        pushes: 0,
        level: Level::Ir,
        meaning: "",
    };
}

impl Op {
    /// Whether this is true of every instruction with this opcode.
    #[inline]
    pub const fn has(self, property: Property) -> bool {
        self.properties().has(property)
    }

    /// Name in listings.
    pub const fn name(self) -> &'static str {
        self.info().name
    }

    /// Encoding.
    #[inline]
    pub const fn form(self) -> Form {
        self.info().form
    }

    /// Whether an image may hold it.
    #[inline]
    pub const fn is_encodable(self) -> bool {
        !matches!(self.info().form, Form::None)
    }

    /// The opcode whose listing name is `name`. Where MAPLE IR and an extension share a name the IR opcode is returned.
    pub fn from_name(name: &str) -> Option<Op> {
        Op::ALL.iter().copied().find(|op| op.name() == name)
    }
}

impl std::fmt::Display for Op {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers that the seed's samples show (opcodes.md §0).
    #[test]
    fn pinned_numbers() {
        for (op, number) in [
            (Op::Dassign, 0x01),
            (Op::Dread, 0x12),
            (Op::Icall, 0x26),
            (Op::JavaTry, 0x42),
            (Op::AddrOfFunc, 0x59),
            (Op::AddrOffPc, 0x9a),
        ] {
            assert_eq!(op as u8, number, "{op}");
        }
    }

    #[test]
    fn the_table_is_ordered_and_consistent() {
        assert!(Op::ALL.is_sorted());
        for &op in Op::ALL {
            let info = op.info();
            assert_eq!(Op::from_u8(op as u8), Some(op));
            assert_eq!(op.is_encodable(), info.level != Level::Ir, "{op}");
            assert_eq!(
                info.pushes,
                u8::from(op.is_encodable() && info.class != Class::Stmt),
                "{op}"
            );
            assert!(info.class != Class::Leaf || info.pops == 0, "{op}");
            assert_eq!(info.level == Level::Ext, op as u8 >= 0xc0, "{op}");
        }
        assert_eq!(Op::from_name("xintrinsiccall"), Some(Op::XintrinsicCall));
    }
}
