//! The instructions as a table: every member of every family with its handler.
//!
//! The translator takes handlers from the functions here; listings, the disassembly test and the fault handler walk [`handlers`].
//! A family is a grid: operations by target kind by operand kinds.

use super::operand::{Acc0, Acc1, Cached, Facc0, Facc1, Imm, Slot};
use super::{call, control, fill, fused, memory, scalar, transfer};
use crate::dispatch::{Handler, handler};
use crate::regcode::{Body, Ins};
use memory::{Fixed, Full, Signed32, Width};
use scalar::{
    Binary, BinaryBody, Compare, Divide, DivideBody, FloatBinary, FloatCompare, FloatFromInt, FloatTernary,
};
use scalar::{FloatUnary, IntFromFloat, SetBody, Ternary, TernaryBody, Unary, UnaryBody};
use std::sync::OnceLock;

/// A handler and the name of its instruction.
#[derive(Clone, Copy)]
pub struct Entry {
    /// Family and operation.
    pub name: &'static str,
    /// Kinds of the operands, target first: `s` slot, `p` `q` integer and `f` `g` float accumulators (targets: together with the slot),
    /// `i` immediate, `k` constant in the data word.
    pub kinds: &'static str,
    /// Data words behind the instruction.
    pub data: usize,
    /// The handler.
    pub handler: Handler,
}

/// Where an operand or a result is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A slot.
    Slot,
    /// The first accumulator of its class; as a target, and the slot.
    First,
    /// The second accumulator of its class; as a target, and the slot.
    Second,
    /// A 16-bit immediate: right operands and stored values of integer class.
    Imm,
}

macro_rules! entry {
    ($name:expr, $kinds:expr, $body:ty) => {
        Entry {
            name: $name,
            kinds: $kinds,
            data: <$body as Body>::DATA,
            handler: handler::<$body>,
        }
    };
}

/// Target, left and right operand in the integer class.
macro_rules! ternary {
    ($name:expr, $body:ident, $op:ty) => {
        [
            ternary!(@ $name, $body, $op, Slot, "s"),
            ternary!(@ $name, $body, $op, Cached<Acc0>, "p"),
            ternary!(@ $name, $body, $op, Cached<Acc1>, "q"),
        ]
    };
    (@ $name:expr, $body:ident, $op:ty, $t:ty, $tk:literal) => {
        [
            ternary!(@ $name, $body, $op, $t, $tk, Slot, "s"),
            ternary!(@ $name, $body, $op, $t, $tk, Acc0, "p"),
            ternary!(@ $name, $body, $op, $t, $tk, Acc1, "q"),
        ]
    };
    (@ $name:expr, $body:ident, $op:ty, $t:ty, $tk:literal, $l:ty, $lk:literal) => {
        [
            entry!($name, concat!($tk, $lk, "s"), $body<$op, $t, $l, Slot>),
            entry!($name, concat!($tk, $lk, "p"), $body<$op, $t, $l, Acc0>),
            entry!($name, concat!($tk, $lk, "q"), $body<$op, $t, $l, Acc1>),
            entry!($name, concat!($tk, $lk, "i"), $body<$op, $t, $l, Imm>),
        ]
    };
}

/// Target, left and right operand in the float class.
macro_rules! float_ternary {
    ($name:expr, $op:ty) => {
        [
            float_ternary!(@ $name, $op, Slot, "s"),
            float_ternary!(@ $name, $op, Cached<Facc0>, "f"),
            float_ternary!(@ $name, $op, Cached<Facc1>, "g"),
        ]
    };
    (@ $name:expr, $op:ty, $t:ty, $tk:literal) => {
        [
            float_ternary!(@ $name, $op, $t, $tk, Slot, "s"),
            float_ternary!(@ $name, $op, $t, $tk, Facc0, "f"),
            float_ternary!(@ $name, $op, $t, $tk, Facc1, "g"),
        ]
    };
    (@ $name:expr, $op:ty, $t:ty, $tk:literal, $l:ty, $lk:literal) => {
        [
            entry!($name, concat!($tk, $lk, "s"), BinaryBody<$op, $t, $l, Slot>),
            entry!($name, concat!($tk, $lk, "f"), BinaryBody<$op, $t, $l, Facc0>),
            entry!($name, concat!($tk, $lk, "g"), BinaryBody<$op, $t, $l, Facc1>),
        ]
    };
}

/// Target and operand, of the classes given by their accumulators.
macro_rules! square {
    ($name:expr, $op:ty, [$t0:ident $t1:ident $t0k:literal $t1k:literal], [$l0:ident $l1:ident $l0k:literal $l1k:literal]) => {
        [
            square!(@ $name, $op, Slot, "s", $l0 $l1 $l0k $l1k),
            square!(@ $name, $op, Cached<$t0>, $t0k, $l0 $l1 $l0k $l1k),
            square!(@ $name, $op, Cached<$t1>, $t1k, $l0 $l1 $l0k $l1k),
        ]
    };
    (@ $name:expr, $op:ty, $t:ty, $tk:literal, $l0:ident $l1:ident $l0k:literal $l1k:literal) => {
        [
            entry!($name, concat!($tk, "s"), UnaryBody<$op, $t, Slot>),
            entry!($name, concat!($tk, $l0k), UnaryBody<$op, $t, $l0>),
            entry!($name, concat!($tk, $l1k), UnaryBody<$op, $t, $l1>),
        ]
    };
}

macro_rules! families {
    (@binaries $($op:ident)*) => {
        static BINARY: &[[[[Entry; 4]; 3]; 3]] = &[$(ternary!(stringify!($op), BinaryBody, scalar::$op)),*];
    };
    (@ternaries $($op:ident)*) => {
        static TERNARY: &[[[[[Entry; 3]; 2]; 3]; 3]] = &[$([
            families!(@ternary $op, Slot, "s"),
            families!(@ternary $op, Cached<Acc0>, "p"),
            families!(@ternary $op, Cached<Acc1>, "q"),
        ]),*];
    };
    (@ternary $op:ident, $t:ty, $tk:literal) => {
        [
            families!(@ternary $op, $t, $tk, Slot, "s"),
            families!(@ternary $op, $t, $tk, Acc0, "p"),
            families!(@ternary $op, $t, $tk, Acc1, "q"),
        ]
    };
    (@ternary $op:ident, $t:ty, $tk:literal, $l:ty, $lk:literal) => {
        [
            families!(@ternary $op, $t, concat!($tk, $lk, "s"), $l, Slot, Acc0 "p", Acc1 "q"),
            families!(@ternary $op, $t, concat!($tk, $lk, "i"), $l, Imm, Acc0 "p", Acc1 "q"),
        ]
    };
    (@ternary $op:ident, $t:ty, $k:expr, $l:ty, $r:ty, $d0:ident $d0k:literal, $d1:ident $d1k:literal) => {
        [
            entry!(stringify!($op), concat!($k, "s"), TernaryBody<scalar::$op, $t, $l, $r, Slot>),
            entry!(stringify!($op), concat!($k, $d0k), TernaryBody<scalar::$op, $t, $l, $r, $d0>),
            entry!(stringify!($op), concat!($k, $d1k), TernaryBody<scalar::$op, $t, $l, $r, $d1>),
        ]
    };
    (@float_ternaries $($op:ident)*) => {
        static FLOAT_TERNARY: &[[[[[Entry; 3]; 3]; 3]; 3]] = &[$([
            families!(@float_ternary $op, Slot, "s"),
            families!(@float_ternary $op, Cached<Facc0>, "f"),
            families!(@float_ternary $op, Cached<Facc1>, "g"),
        ]),*];
    };
    (@float_ternary $op:ident, $t:ty, $tk:literal) => {
        [
            families!(@float_ternary $op, $t, $tk, Slot, "s"),
            families!(@float_ternary $op, $t, $tk, Facc0, "f"),
            families!(@float_ternary $op, $t, $tk, Facc1, "g"),
        ]
    };
    (@float_ternary $op:ident, $t:ty, $tk:literal, $l:ty, $lk:literal) => {
        [
            families!(@ternary $op, $t, concat!($tk, $lk, "s"), $l, Slot, Facc0 "f", Facc1 "g"),
            families!(@ternary $op, $t, concat!($tk, $lk, "f"), $l, Facc0, Facc0 "f", Facc1 "g"),
            families!(@ternary $op, $t, concat!($tk, $lk, "g"), $l, Facc1, Facc0 "f", Facc1 "g"),
        ]
    };
    (@divisions $($op:ident)*) => {
        static DIVIDE: &[[[[Entry; 4]; 3]; 3]] = &[$(ternary!(stringify!($op), DivideBody, scalar::$op)),*];
    };
    (@float_binaries $($op:ident)*) => {
        static FLOAT_BINARY: &[[[[Entry; 3]; 3]; 3]] = &[$(float_ternary!(stringify!($op), scalar::$op)),*];
    };
    (@unaries $($op:ident)*) => {
        static UNARY: &[[[Entry; 3]; 3]] =
            &[$(square!(stringify!($op), scalar::$op, [Acc0 Acc1 "p" "q"], [Acc0 Acc1 "p" "q"])),*];
    };
    (@float_unaries $($op:ident)*) => {
        static FLOAT_UNARY: &[[[Entry; 3]; 3]] =
            &[$(square!(stringify!($op), scalar::$op, [Facc0 Facc1 "f" "g"], [Facc0 Facc1 "f" "g"])),*];
    };
    (@floats_from_ints $($op:ident)*) => {
        static FLOAT_FROM_INT: &[[[Entry; 3]; 3]] =
            &[$(square!(stringify!($op), scalar::$op, [Facc0 Facc1 "f" "g"], [Acc0 Acc1 "p" "q"])),*];
    };
    (@ints_from_floats $($op:ident)*) => {
        static INT_FROM_FLOAT: &[[[Entry; 3]; 3]] =
            &[$(square!(stringify!($op), scalar::$op, [Acc0 Acc1 "p" "q"], [Facc0 Facc1 "f" "g"])),*];
    };
    (@comparisons $($op:ident)*) => {
        static SET: &[[Entry; 2]] = &[$([
            entry!(concat!("Set", stringify!($op)), "sss", SetBody<scalar::$op, Slot, Slot, Slot>),
            entry!(concat!("Set", stringify!($op)), "ssi", SetBody<scalar::$op, Slot, Slot, Imm>),
        ]),*];
        static RETURN_IF: &[[[[Entry; 2]; 2]; 2]] = &[$([
            [
                families!(@return_if $op, ReturnS32, Slot, "s"),
                families!(@return_if $op, ReturnS32, Imm, "i"),
            ],
            [
                families!(@return_if $op, Return64, Slot, "s"),
                families!(@return_if $op, Return64, Imm, "i"),
            ],
        ]),*];
        static BRANCH: &[[[Entry; 4]; 3]] = &[$([
            families!(@branch $op, Slot, "s"),
            families!(@branch $op, Acc0, "p"),
            families!(@branch $op, Acc1, "q"),
        ]),*];
    };
    (@fills $($e:ident $add:ident $op:ident)*) => {
        static FILL: &[[Entry; 4]] = &[$([
            entry!(concat!("FillMem8", stringify!($op)), "sss", fill::Fill<memory::Mem8, $e, scalar::$add, scalar::$op>),
            entry!(concat!("FillMem16", stringify!($op)), "sss", fill::Fill<memory::Mem16, $e, scalar::$add, scalar::$op>),
            entry!(concat!("FillMem32", stringify!($op)), "sss", fill::Fill<memory::Mem32, $e, scalar::$add, scalar::$op>),
            entry!(concat!("FillMem64", stringify!($op)), "sss", fill::Fill<memory::Mem64, $e, scalar::$add, scalar::$op>),
        ]),*];
        /// The comparison of each row of [`FILL`].
        const FILLS: &[Compare] = &[$(Compare::$op),*];
    };
    (@places $m:ident $($x:tt)*) => {
        [
            families!(@$m $($x)* "ss", fused::Displaced<Slot>),
            families!(@$m $($x)* "ps", fused::Displaced<Acc0>),
            families!(@$m $($x)* "qs", fused::Displaced<Acc1>),
            families!(@$m $($x)* "ss", fused::Indexed<Signed32, Slot>),
            families!(@$m $($x)* "sp", fused::Indexed<Signed32, Acc0>),
            families!(@$m $($x)* "sq", fused::Indexed<Signed32, Acc1>),
            families!(@$m $($x)* "ss", fused::Indexed<Full, Slot>),
            families!(@$m $($x)* "sp", fused::Indexed<Full, Acc0>),
            families!(@$m $($x)* "sq", fused::Indexed<Full, Acc1>),
        ]
    };
    (@with_memory $($class:ident $list:ident $op:ident $w:ident [$a0:ident $a0k:literal $a1:ident $a1k:literal])*) => {
        static WITH_MEMORY: &[[[[Entry; 9]; 3]; 3]] = &[$([
            families!(@with_memory_left $op $w Slot "s" [$a0 $a0k $a1 $a1k]),
            families!(@with_memory_left $op $w {Cached<$a0>} $a0k [$a0 $a0k $a1 $a1k]),
            families!(@with_memory_left $op $w {Cached<$a1>} $a1k [$a0 $a0k $a1 $a1k]),
        ]),*];
        /// Operation and width of each row of [`WITH_MEMORY`].
        const WITH_MEMORY_ROWS: &[(Operation, Width)] = &[$((Operation::$class($list::$op), Width::$w)),*];
    };
    (@with_memory_left $op:ident $w:ident $t:tt $tk:literal [$a0:ident $a0k:literal $a1:ident $a1k:literal]) => {
        [
            families!(@places with_memory_entry $op $w $t $tk Slot "s"),
            families!(@places with_memory_entry $op $w $t $tk $a0 $a0k),
            families!(@places with_memory_entry $op $w $t $tk $a1 $a1k),
        ]
    };
    (@with_memory_entry $op:ident $w:ident {$t:ty} $tk:literal $l:ident $lk:literal $pk:literal, $p:ty) => {
        entry!(concat!(stringify!($op), "With", stringify!($w)), concat!($tk, $lk, $pk),
            fused::WithMemory<scalar::$op, memory::$w, $t, $l, $p>)
    };
    (@with_memory_entry $op:ident $w:ident $t:ident $tk:literal $l:ident $lk:literal $pk:literal, $p:ty) => {
        families!(@with_memory_entry $op $w {$t} $tk $l $lk $pk, $p)
    };
    (@ternaries_with_memory $($op:ident)*) => {
        static TERNARY_WITH_MEMORY: &[[[[[Entry; 9]; 2]; 3]; 3]] = &[$([
            families!(@ternary_with_memory $op Slot "s"),
            families!(@ternary_with_memory $op {Cached<Facc0>} "f"),
            families!(@ternary_with_memory $op {Cached<Facc1>} "g"),
        ]),*];
    };
    (@ternary_with_memory $op:ident $t:tt $tk:literal) => {
        [
            families!(@ternary_with_memory $op $t $tk Slot "s"),
            families!(@ternary_with_memory $op $t $tk Facc0 "f"),
            families!(@ternary_with_memory $op $t $tk Facc1 "g"),
        ]
    };
    (@ternary_with_memory $op:ident $t:tt $tk:literal $l:ident $lk:literal) => {
        [
            families!(@places ternary_with_memory_entry $op $t $tk $l $lk Facc0 "f"),
            families!(@places ternary_with_memory_entry $op $t $tk $l $lk Facc1 "g"),
        ]
    };
    (@ternary_with_memory_entry $op:ident {$t:ty} $tk:literal $l:ident $lk:literal $d:ident $dk:literal $pk:literal, $p:ty) => {
        entry!(concat!(stringify!($op), "WithMem64"), concat!($tk, $lk, $pk, $dk),
            fused::TernaryWithMemory<scalar::$op, memory::Mem64, $t, $l, $p, $d>)
    };
    (@ternary_with_memory_entry $op:ident $t:ident $tk:literal $l:ident $lk:literal $d:ident $dk:literal $pk:literal, $p:ty) => {
        families!(@ternary_with_memory_entry $op {$t} $tk $l $lk $d $dk $pk, $p)
    };
    (@shifted $($op:ident $shift:ident)*) => {
        static SHIFTED: &[[[[Entry; 3]; 3]; 3]] = &[$([
            families!(@shifted_target $op $shift, Slot, "s"),
            families!(@shifted_target $op $shift, Cached<Acc0>, "p"),
            families!(@shifted_target $op $shift, Cached<Acc1>, "q"),
        ]),*];
        /// Operation and shift of each row of [`SHIFTED`].
        const SHIFTED_ROWS: &[(Binary, Binary)] = &[$((Binary::$op, Binary::$shift)),*];
    };
    (@shifted_target $op:ident $shift:ident, $t:ty, $tk:literal) => {
        [
            families!(@shifted_left $op $shift, $t, $tk, Slot, "s"),
            families!(@shifted_left $op $shift, $t, $tk, Acc0, "p"),
            families!(@shifted_left $op $shift, $t, $tk, Acc1, "q"),
        ]
    };
    (@shifted_left $op:ident $shift:ident, $t:ty, $tk:literal, $l:ident, $lk:literal) => {
        [
            entry!(concat!(stringify!($op), stringify!($shift)), concat!($tk, $lk, "s"),
                fused::Shifted<scalar::$op, scalar::$shift, $t, $l, Slot>),
            entry!(concat!(stringify!($op), stringify!($shift)), concat!($tk, $lk, "p"),
                fused::Shifted<scalar::$op, scalar::$shift, $t, $l, Acc0>),
            entry!(concat!(stringify!($op), stringify!($shift)), concat!($tk, $lk, "q"),
                fused::Shifted<scalar::$op, scalar::$shift, $t, $l, Acc1>),
        ]
    };
    (@load_rows $($w:ident $t0:ident $t0k:literal $t1:ident $t1k:literal)*) => {
        static LOAD_ROW: &[[[Entry; 4]; 3]] = &[$([
            families!(@load_row $w, Slot, "s"),
            families!(@load_row $w, Cached<$t0>, $t0k),
            families!(@load_row $w, Cached<$t1>, $t1k),
        ]),*];
        /// Width of each row of [`LOAD_ROW`].
        const LOAD_ROWS: &[Width] = &[$(Width::$w),*];
    };
    (@load_row $w:ident, $t:ty, $tk:literal) => {
        [
            entry!(concat!("LoadRow", stringify!($w)), concat!($tk, "spss"), fused::LoadRow<memory::$w, $t, fused::Factor<Acc0>>),
            entry!(concat!("LoadRow", stringify!($w)), concat!($tk, "sqss"), fused::LoadRow<memory::$w, $t, fused::Factor<Acc1>>),
            entry!(concat!("LoadRow", stringify!($w)), concat!($tk, "sssp"), fused::LoadRow<memory::$w, $t, fused::Addend<Acc0>>),
            entry!(concat!("LoadRow", stringify!($w)), concat!($tk, "sssq"), fused::LoadRow<memory::$w, $t, fused::Addend<Acc1>>),
        ]
    };
    (@guards $($op:ident)*) => {
        static GUARDED_CALL: &[[[[Entry; 2]; 2]; 4]] = &[$([
            families!(@guard $op, "GuardedCall", "", call::Passed),
            families!(@guard $op, "GuardedCallAdd", "s", call::Sum<Slot>),
            families!(@guard $op, "GuardedCallAdd", "p", call::Sum<Acc0>),
            families!(@guard $op, "GuardedCallAdd", "q", call::Sum<Acc1>),
        ]),*];
        /// The comparison of each row of [`GUARDED_CALL`].
        const GUARDS: &[Compare] = &[$(Compare::$op),*];
    };
    (@guard $op:ident, $name:literal, $k:literal, $a:ty) => {
        [
            [
                entry!(concat!($name, stringify!($op)), concat!($k, "s"),
                    call::GuardedCall<$a, scalar::$op, call::ReturnS32, call::Formal>),
                entry!(concat!($name, stringify!($op)), concat!($k, "i"),
                    call::GuardedCall<$a, scalar::$op, call::ReturnS32, call::Immediate>),
            ],
            [
                entry!(concat!($name, stringify!($op)), concat!($k, "s"),
                    call::GuardedCall<$a, scalar::$op, call::Return64, call::Formal>),
                entry!(concat!($name, stringify!($op)), concat!($k, "i"),
                    call::GuardedCall<$a, scalar::$op, call::Return64, call::Immediate>),
            ],
        ]
    };
    (@return_if $op:ident, $c:ident, $r:ident, $rk:literal) => {
        [
            entry!(concat!(stringify!($c), "If", stringify!($op)), concat!("s", $rk, "s"),
                call::ReturnIfBody<scalar::$op, call::$c, $r, Slot>),
            entry!(concat!(stringify!($c), "If", stringify!($op)), concat!("s", $rk, "i"),
                call::ReturnIfBody<scalar::$op, call::$c, $r, Imm>),
        ]
    };
    (@steps $($add:ident $op:ident)*) => {
        static STEP_BACK: &[[[[[Entry; 9]; 2]; 2]; 3]] = &[$([
            families!(@step $add $op, Slot, "s"),
            families!(@step $add $op, Acc0, "p"),
            families!(@step $add $op, Acc1, "q"),
        ]),*];
        /// The comparison of each row of [`STEP_BACK`].
        const STEPS: &[Compare] = &[$(Compare::$op),*];
    };
    (@step $add:ident $op:ident, $v:ident, $vk:literal) => {
        [
            [
                families!(@step $add $op, $v, concat!($vk, "ss"), Slot Slot, 0 1 2 3 4 5 6 7 8),
                families!(@step $add $op, $v, concat!($vk, "si"), Slot Imm, 0 1 2 3 4 5 6 7 8),
            ],
            [
                families!(@step $add $op, $v, concat!($vk, "is"), Imm Slot, 0 1 2 3 4 5 6 7 8),
                families!(@step $add $op, $v, concat!($vk, "ii"), Imm Imm, 0 1 2 3 4 5 6 7 8),
            ],
        ]
    };
    (@step $add:ident $op:ident, $v:ident, $k:expr, $s:ident $r:ident, $($distance:literal)*) => {
        [$(entry!(concat!("Step", stringify!($op), "Back", $distance), $k,
            control::StepBack<scalar::$add, scalar::$op, $v, $s, $r, $distance>)),*]
    };
    (@return_binaries $($op:ident $c:ident)*) => {
        static RETURN_BINARY: &[[[Entry; 4]; 3]] = &[$([
            families!(@return_binary $op, $c, Slot, "s"),
            families!(@return_binary $op, $c, Acc0, "p"),
            families!(@return_binary $op, $c, Acc1, "q"),
        ]),*];
        /// The operation of each row of [`RETURN_BINARY`].
        const RETURN_BINARIES: &[Binary] = &[$(Binary::$op),*];
    };
    (@return_binary $op:ident, $c:ident, $l:ident, $lk:literal) => {
        [
            entry!(concat!("Return", stringify!($op)), concat!($lk, "s"),
                call::ReturnBinaryBody<scalar::$op, call::$c, $l, Slot>),
            entry!(concat!("Return", stringify!($op)), concat!($lk, "p"),
                call::ReturnBinaryBody<scalar::$op, call::$c, $l, Acc0>),
            entry!(concat!("Return", stringify!($op)), concat!($lk, "q"),
                call::ReturnBinaryBody<scalar::$op, call::$c, $l, Acc1>),
            entry!(concat!("Return", stringify!($op)), concat!($lk, "i"),
                call::ReturnBinaryBody<scalar::$op, call::$c, $l, Imm>),
        ]
    };
    (@branch $op:ident, $l:ident, $lk:literal) => {
        [
            entry!(concat!("Branch", stringify!($op)), concat!($lk, "s"), control::BranchBody<scalar::$op, $l, Slot>),
            entry!(concat!("Branch", stringify!($op)), concat!($lk, "p"), control::BranchBody<scalar::$op, $l, Acc0>),
            entry!(concat!("Branch", stringify!($op)), concat!($lk, "q"), control::BranchBody<scalar::$op, $l, Acc1>),
            entry!(concat!("Branch", stringify!($op)), concat!($lk, "i"), control::BranchBody<scalar::$op, $l, Imm>),
        ]
    };
    (@float_comparisons $($op:ident)*) => {
        static FLOAT_SET: &[[Entry; 1]] = &[$([
            entry!(concat!("Set", stringify!($op)), "sss", SetBody<scalar::$op, Slot, Slot, Slot>),
        ]),*];
        static FLOAT_BRANCH: &[[[Entry; 3]; 3]] = &[$([
            families!(@float_branch $op, Slot, "s"),
            families!(@float_branch $op, Facc0, "f"),
            families!(@float_branch $op, Facc1, "g"),
        ]),*];
    };
    (@float_branch $op:ident, $l:ident, $lk:literal) => {
        [
            entry!(concat!("Branch", stringify!($op)), concat!($lk, "s"), control::BranchBody<scalar::$op, $l, Slot>),
            entry!(concat!("Branch", stringify!($op)), concat!($lk, "f"), control::BranchBody<scalar::$op, $l, Facc0>),
            entry!(concat!("Branch", stringify!($op)), concat!($lk, "g"), control::BranchBody<scalar::$op, $l, Facc1>),
        ]
    };
    (@loads $($w:ident)*) => {
        static LOAD: &[[[Entry; 3]; 3]] = &[$([
            families!(@load $w, Slot, "s"),
            families!(@load $w, Cached<Acc0>, "p"),
            families!(@load $w, Cached<Acc1>, "q"),
        ]),*];
        static LOAD_ABSOLUTE: &[[Entry; 3]] = &[$([
            entry!(concat!("LoadAbsolute", stringify!($w)), "sk", memory::LoadAbsoluteBody<memory::$w, Slot>),
            entry!(concat!("LoadAbsolute", stringify!($w)), "pk", memory::LoadAbsoluteBody<memory::$w, Cached<Acc0>>),
            entry!(concat!("LoadAbsolute", stringify!($w)), "qk", memory::LoadAbsoluteBody<memory::$w, Cached<Acc1>>),
        ]),*];
        static LOAD_INDEXED: &[[[[[Entry; 3]; 3]; 2]; 2]] = &[$([
            [families!(@indexed $w, Signed32, Slot, "s"), families!(@indexed $w, Full, Slot, "s")],
            [families!(@indexed $w, Signed32, Fixed, "k"), families!(@indexed $w, Full, Fixed, "k")],
        ]),*];
    };
    (@float_loads $($w:ident)*) => {
        static FLOAT_LOAD: &[[[Entry; 3]; 2]] = &[$([
            families!(@load $w, Cached<Facc0>, "f"),
            families!(@load $w, Cached<Facc1>, "g"),
        ]),*];
        static FLOAT_LOAD_ABSOLUTE: &[[Entry; 2]] = &[$([
            entry!(concat!("LoadAbsolute", stringify!($w)), "fk", memory::LoadAbsoluteBody<memory::$w, Cached<Facc0>>),
            entry!(concat!("LoadAbsolute", stringify!($w)), "gk", memory::LoadAbsoluteBody<memory::$w, Cached<Facc1>>),
        ]),*];
        static FLOAT_LOAD_INDEXED: &[[[[[Entry; 3]; 2]; 2]; 2]] = &[$([
            [families!(@float_indexed $w, Signed32, Slot, "s"), families!(@float_indexed $w, Full, Slot, "s")],
            [families!(@float_indexed $w, Signed32, Fixed, "k"), families!(@float_indexed $w, Full, Fixed, "k")],
        ]),*];
        static FLOAT_STORE: &[[[Entry; 3]; 2]] = &[$([
            families!(@store $w, Facc0, "f"),
            families!(@store $w, Facc1, "g"),
        ]),*];
        static FLOAT_STORE_ABSOLUTE: &[[Entry; 2]] = &[$([
            entry!(concat!("StoreAbsolute", stringify!($w)), "fk", memory::StoreAbsoluteBody<memory::$w, Facc0>),
            entry!(concat!("StoreAbsolute", stringify!($w)), "gk", memory::StoreAbsoluteBody<memory::$w, Facc1>),
        ]),*];
        static FLOAT_STORE_INDEXED: &[[[[[Entry; 3]; 2]; 2]; 2]] = &[$([
            [families!(@float_store_indexed $w, Signed32, Slot, "s"), families!(@float_store_indexed $w, Full, Slot, "s")],
            [families!(@float_store_indexed $w, Signed32, Fixed, "k"), families!(@float_store_indexed $w, Full, Fixed, "k")],
        ]),*];
    };
    (@stores $($w:ident)*) => {
        static STORE: &[[[Entry; 3]; 4]] = &[$([
            families!(@store $w, Slot, "s"),
            families!(@store $w, Acc0, "p"),
            families!(@store $w, Acc1, "q"),
            families!(@store $w, Imm, "i"),
        ]),*];
        static STORE_ABSOLUTE: &[[Entry; 4]] = &[$([
            entry!(concat!("StoreAbsolute", stringify!($w)), "sk", memory::StoreAbsoluteBody<memory::$w, Slot>),
            entry!(concat!("StoreAbsolute", stringify!($w)), "pk", memory::StoreAbsoluteBody<memory::$w, Acc0>),
            entry!(concat!("StoreAbsolute", stringify!($w)), "qk", memory::StoreAbsoluteBody<memory::$w, Acc1>),
            entry!(concat!("StoreAbsolute", stringify!($w)), "ik", memory::StoreAbsoluteBody<memory::$w, Imm>),
        ]),*];
        static STORE_INDEXED: &[[[[[Entry; 3]; 4]; 2]; 2]] = &[$([
            [families!(@store_indexed $w, Signed32, Slot, "s"), families!(@store_indexed $w, Full, Slot, "s")],
            [families!(@store_indexed $w, Signed32, Fixed, "k"), families!(@store_indexed $w, Full, Fixed, "k")],
        ]),*];
    };
    (@load $w:ident, $t:ty, $tk:literal) => {
        [
            entry!(concat!("Load", stringify!($w)), concat!($tk, "s"), memory::LoadBody<memory::$w, $t, Slot>),
            entry!(concat!("Load", stringify!($w)), concat!($tk, "p"), memory::LoadBody<memory::$w, $t, Acc0>),
            entry!(concat!("Load", stringify!($w)), concat!($tk, "q"), memory::LoadBody<memory::$w, $t, Acc1>),
        ]
    };
    (@indexed $w:ident, $e:ident, $b:ident, $bk:literal) => {
        [
            families!(@indexed $w, $e, $b, $bk, Slot, "s"),
            families!(@indexed $w, $e, $b, $bk, Cached<Acc0>, "p"),
            families!(@indexed $w, $e, $b, $bk, Cached<Acc1>, "q"),
        ]
    };
    (@float_indexed $w:ident, $e:ident, $b:ident, $bk:literal) => {
        [
            families!(@indexed $w, $e, $b, $bk, Cached<Facc0>, "f"),
            families!(@indexed $w, $e, $b, $bk, Cached<Facc1>, "g"),
        ]
    };
    (@indexed $w:ident, $e:ident, $b:ident, $bk:literal, $t:ty, $tk:literal) => {
        [
            entry!(concat!("LoadIndexed", stringify!($w), stringify!($e)), concat!($tk, $bk, "s"),
                memory::LoadIndexedBody<memory::$w, $e, $t, $b, Slot>),
            entry!(concat!("LoadIndexed", stringify!($w), stringify!($e)), concat!($tk, $bk, "p"),
                memory::LoadIndexedBody<memory::$w, $e, $t, $b, Acc0>),
            entry!(concat!("LoadIndexed", stringify!($w), stringify!($e)), concat!($tk, $bk, "q"),
                memory::LoadIndexedBody<memory::$w, $e, $t, $b, Acc1>),
        ]
    };
    (@store $w:ident, $v:ty, $vk:literal) => {
        [
            entry!(concat!("Store", stringify!($w)), concat!($vk, "s"), memory::StoreBody<memory::$w, Slot, $v>),
            entry!(concat!("Store", stringify!($w)), concat!($vk, "p"), memory::StoreBody<memory::$w, Acc0, $v>),
            entry!(concat!("Store", stringify!($w)), concat!($vk, "q"), memory::StoreBody<memory::$w, Acc1, $v>),
        ]
    };
    (@store_indexed $w:ident, $e:ident, $b:ident, $bk:literal) => {
        [
            families!(@store_indexed $w, $e, $b, $bk, Slot, "s"),
            families!(@store_indexed $w, $e, $b, $bk, Acc0, "p"),
            families!(@store_indexed $w, $e, $b, $bk, Acc1, "q"),
            families!(@store_indexed $w, $e, $b, $bk, Imm, "i"),
        ]
    };
    (@float_store_indexed $w:ident, $e:ident, $b:ident, $bk:literal) => {
        [
            families!(@store_indexed $w, $e, $b, $bk, Facc0, "f"),
            families!(@store_indexed $w, $e, $b, $bk, Facc1, "g"),
        ]
    };
    (@store_indexed $w:ident, $e:ident, $b:ident, $bk:literal, $v:ty, $vk:literal) => {
        [
            entry!(concat!("StoreIndexed", stringify!($w), stringify!($e)), concat!($vk, $bk, "s"),
                memory::StoreIndexedBody<memory::$w, $e, $v, $b, Slot>),
            entry!(concat!("StoreIndexed", stringify!($w), stringify!($e)), concat!($vk, $bk, "p"),
                memory::StoreIndexedBody<memory::$w, $e, $v, $b, Acc0>),
            entry!(concat!("StoreIndexed", stringify!($w), stringify!($e)), concat!($vk, $bk, "q"),
                memory::StoreIndexedBody<memory::$w, $e, $v, $b, Acc1>),
        ]
    };
    (@back $($k:literal)*) => {
        static JUMP_BACK: &[Entry] = &[$(entry!(concat!("JumpBack", $k), "", control::JumpBack<$k>)),*];
    };
}

macro_rules! fill_binaries {
    ($($op:ident)*) => {
        families!(@binaries $($op)*);
    };
}
scalar::binaries!(fill_binaries);
macro_rules! fill_divisions {
    ($($op:ident)*) => {
        families!(@divisions $($op)*);
    };
}
scalar::divisions!(fill_divisions);
macro_rules! fill_float_binaries {
    ($($op:ident)*) => {
        families!(@float_binaries $($op)*);
    };
}
scalar::float_binaries!(fill_float_binaries);
macro_rules! fill_unaries {
    ($($op:ident)*) => {
        families!(@unaries $($op)*);
    };
}
scalar::unaries!(fill_unaries);
macro_rules! fill_float_unaries {
    ($($op:ident)*) => {
        families!(@float_unaries $($op)*);
    };
}
scalar::float_unaries!(fill_float_unaries);
macro_rules! fill_floats_from_ints {
    ($($op:ident)*) => {
        families!(@floats_from_ints $($op)*);
    };
}
scalar::floats_from_ints!(fill_floats_from_ints);
macro_rules! fill_ints_from_floats {
    ($($op:ident)*) => {
        families!(@ints_from_floats $($op)*);
    };
}
scalar::ints_from_floats!(fill_ints_from_floats);
macro_rules! fill_comparisons {
    ($($op:ident)*) => {
        families!(@comparisons $($op)*);
    };
}
scalar::comparisons!(fill_comparisons);
macro_rules! fill_float_comparisons {
    ($($op:ident)*) => {
        families!(@float_comparisons $($op)*);
    };
}
scalar::float_comparisons!(fill_float_comparisons);
macro_rules! fill_ternaries {
    ($($op:ident)*) => {
        families!(@ternaries $($op)*);
    };
}
scalar::ternaries!(fill_ternaries);
macro_rules! fill_float_ternaries {
    ($($op:ident)*) => {
        families!(@float_ternaries $($op)*);
    };
}
scalar::float_ternaries!(fill_float_ternaries);
macro_rules! fill_loads {
    ($($w:ident)*) => {
        families!(@loads $($w)*);
    };
}
memory::widths!(fill_loads);
families!(@stores Mem8 Mem16 Mem32 Mem64);
families!(@float_loads Mem32 Mem64);
families!(@steps Add32 LtS32 Add32 LeS32 Add32 GtS32 Add32 GeS32 Add32 LtU32 Add32 LeU32 Add32 Ne32
    Add64 LtS64 Add64 LeS64 Add64 GtS64 Add64 GeS64 Add64 LtU64 Add64 LeU64 Add64 Ne64);
families!(@return_binaries Add32 ReturnS32 Sub32 ReturnS32 Mul32 ReturnS32 Add64 Return64 Sub64 Return64 Mul64 Return64);
static CALL_ADD: &[Entry] = &[
    entry!("CallAdd", "s", call::Call<call::Sum<Slot>>),
    entry!("CallAdd", "p", call::Call<call::Sum<Acc0>>),
    entry!("CallAdd", "q", call::Call<call::Sum<Acc1>>),
];
families!(@with_memory
    Int Binary Add32 Mem8 [Acc0 "p" Acc1 "q"] Int Binary Add32 MemS8 [Acc0 "p" Acc1 "q"]
    Int Binary Add32 Mem16 [Acc0 "p" Acc1 "q"] Int Binary Add32 MemS16 [Acc0 "p" Acc1 "q"]
    Int Binary Add32 Mem32 [Acc0 "p" Acc1 "q"]
    Int Binary Add64 MemS32 [Acc0 "p" Acc1 "q"] Int Binary Add64 Mem64 [Acc0 "p" Acc1 "q"]
    Float FloatBinary AddF64 Mem64 [Facc0 "f" Facc1 "g"]
    Float FloatBinary SubF64 Mem64 [Facc0 "f" Facc1 "g"]
    Float FloatBinary MulF64 Mem64 [Facc0 "f" Facc1 "g"]);
families!(@ternaries_with_memory MulAddF64 MulSubF64);
families!(@load_rows Mem8 Acc0 "p" Acc1 "q" Mem32 Acc0 "p" Acc1 "q" Mem64 Acc0 "p" Acc1 "q" Mem64 Facc0 "f" Facc1 "g");
families!(@shifted
    Add32 Shl32 Sub32 Shl32 Xor32 Shl32 Or32 Shl32 Add32 Shr32 Sub32 Shr32 Xor32 Shr32 Or32 Shr32
    Add32 Sar32 Sub32 Sar32 Xor32 Sar32 Or32 Sar32
    Add64 Shl64 Sub64 Shl64 Xor64 Shl64 Or64 Shl64 Add64 Shr64 Sub64 Shr64 Xor64 Shr64 Or64 Shr64);
families!(@fills
    Signed32 Add32 LtS32 Signed32 Add32 LeS32 Signed32 Add32 GtS32 Signed32 Add32 GeS32
    Signed32 Add32 LtU32 Signed32 Add32 Ne32
    Full Add64 LtS64 Full Add64 LeS64 Full Add64 LtU64 Full Add64 LeU64 Full Add64 Ne64);
families!(@guards Eq32 Ne32 LtS32 LeS32 GtS32 GeS32 Eq64 Ne64 LtS64 LeS64);
families!(@back 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32
    33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64);

macro_rules! singles {
    ($($variant:ident: $kinds:literal $body:ty;)*) => {
        /// Instructions that are no members of a family.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Single {
            $(#[doc = concat!("`", stringify!($variant), "`")] $variant,)*
        }
        static SINGLE: &[[Entry; 1]] = &[$([entry!(stringify!($variant), $kinds, $body)]),*];
    };
}
singles! {
    Const32: "s" transfer::Const32;
    Const64: "s" transfer::Const64;
    SlotAddress: "s" transfer::SlotAddress;
    SlotAddress16: "s" transfer::SlotAddress16;
    Clear: "" transfer::Clear;
    Alloca: "ss" transfer::Alloca;
    AllocaMark: "s" transfer::AllocaMark;
    AllocaRelease: "s" transfer::AllocaRelease;
    CheckIndex: "ss" transfer::CheckIndex;
    Fence: "" transfer::Fence;
    Fuel: "" transfer::Fuel;
    Poll: "" control::Poll;
    Select: "ssss" scalar::SelectBody;
    Generic: "sss" scalar::Generic;
    CopyConst: "ss" memory::CopyBytes<memory::Constant>;
    CopySlot: "sss" memory::CopyBytes<Slot>;
    ZeroConst: "s" memory::ZeroBytes<memory::Constant>;
    ZeroSlot: "ss" memory::ZeroBytes<Slot>;
    Jump: "" control::Jump;
    JumpAbsolute: "" control::JumpAbsolute;
    JumpTable: "s" control::JumpTable;
    JumpIndirect: "s" control::JumpIndirect;
    Call: "" call::Call<call::Passed>;
    CallIndirect: "s" call::CallIndirect;
    CallNative: "" call::CallNative;
    CallIntrinsic: "" call::CallIntrinsic;
    Stub: "" call::Stub;
    CheckStack: "" control::CheckStack;
    ReturnS32: "s" call::ReturnBody<call::ReturnS32, Slot>;
    ReturnU32: "s" call::ReturnBody<call::ReturnU32, Slot>;
    Return64: "s" call::ReturnBody<call::Return64, Slot>;
    ReturnImm: "i" call::ReturnBody<call::Return64, Imm>;
    ReturnVoid: "" call::ReturnVoid;
    Halt: "" control::Halt;
    Raise: "" control::Raise;
}

/// Handler of a binary operation on integers.
pub fn binary(op: Binary, target: Kind, left: Kind, right: Kind) -> Handler {
    BINARY[op as usize][target as usize][left as usize][right as usize].handler
}

/// Handler of a multiply-add on integers; the right factor is a slot or an immediate.
pub fn ternary(op: Ternary, target: Kind, left: Kind, right: Kind, addend: Kind) -> Handler {
    let right = usize::from(right == Kind::Imm);
    TERNARY[op as usize][target as usize][left as usize][right][addend as usize].handler
}

/// Handler of a multiply-add on floats.
pub fn float_ternary(op: FloatTernary, target: Kind, left: Kind, right: Kind, addend: Kind) -> Handler {
    FLOAT_TERNARY[op as usize][target as usize][left as usize][right as usize][addend as usize].handler
}

/// Handler of the end of a counted loop, if there is one for the comparison; the second value is the distance to put into field `d`.
pub fn step_back(
    op: Compare,
    variable: Kind,
    step: Kind,
    limit: Kind,
    distance: usize,
) -> Option<(Handler, u16)> {
    let row = STEPS.iter().position(|known| *known == op)?;
    let immediate = |kind| usize::from(kind == Kind::Imm);
    let column = &STEP_BACK[row][variable as usize][immediate(step)][immediate(limit)];
    match column.get(distance) {
        Some(entry) if distance > 0 => Some((entry.handler, 0)),
        _ => u16::try_from(distance)
            .ok()
            .map(|distance| (column[0].handler, distance)),
    }
}

/// Handler that returns the result of an operation, if there is one.
pub fn return_binary(op: Binary, left: Kind, right: Kind) -> Option<Handler> {
    let row = RETURN_BINARIES.iter().position(|known| *known == op)?;
    Some(RETURN_BINARY[row][left as usize][right as usize].handler)
}

/// Handler that returns a slot or an immediate if a comparison of a slot with a slot or an immediate holds; `wide` for 64-bit results.
pub fn return_if(op: Compare, wide: bool, right: Kind, value: Kind) -> Handler {
    RETURN_IF[op as usize][usize::from(wide)][usize::from(right == Kind::Imm)]
        [usize::from(value == Kind::Imm)]
    .handler
}

/// Handler of a call whose last argument is a sum with a constant.
pub fn call_add(operand: Kind) -> Handler {
    CALL_ADD[operand as usize].handler
}

/// Whether this is the handler of a call with the callee's entry in its data word.
pub fn is_direct_call(handler: usize) -> bool {
    plain_call(handler).is_some()
}

/// The position of an unguarded direct call among its kind: without and with a sum.
fn plain_call(handler: usize) -> Option<usize> {
    let sums = CALL_ADD.iter().map(|entry| entry.handler as usize);
    std::iter::once(single(Single::Call) as usize)
        .chain(sums)
        .position(|known| known == handler)
}

/// For the direct call with this handler, of a function with `formals` formals whose first instruction is `first`: the handler of the
/// guarded call and the high half of its data word, if there is one.
pub fn guarded_call(handler: usize, first: &Ins, formals: usize) -> Option<(Handler, u64)> {
    let argument = plain_call(handler)?;
    let is_formal = |field: u16| usize::from(field) < formals;
    for (row, op) in GUARDS.iter().enumerate() {
        for wide in [false, true] {
            for value in [Kind::Slot, Kind::Imm] {
                if return_if(*op, wide, Kind::Imm, value) as usize != first.handler_address() {
                    continue;
                }
                let known = is_formal(first.a) && (value == Kind::Imm || is_formal(first.c));
                let entry = &GUARDED_CALL[row][argument][usize::from(wide)][usize::from(value == Kind::Imm)];
                return known.then_some((entry.handler, first.high()));
            }
        }
    }
    None
}

/// Handler of a binary operation on floats.
pub fn float_binary(op: FloatBinary, target: Kind, left: Kind, right: Kind) -> Handler {
    FLOAT_BINARY[op as usize][target as usize][left as usize][right as usize].handler
}

/// Handler of a division.
pub fn divide(op: Divide, target: Kind, left: Kind, right: Kind) -> Handler {
    DIVIDE[op as usize][target as usize][left as usize][right as usize].handler
}

/// Handler of a unary operation on integers.
pub fn unary(op: Unary, target: Kind, operand: Kind) -> Handler {
    UNARY[op as usize][target as usize][operand as usize].handler
}

/// Handler of a unary operation on floats.
pub fn float_unary(op: FloatUnary, target: Kind, operand: Kind) -> Handler {
    FLOAT_UNARY[op as usize][target as usize][operand as usize].handler
}

/// Handler of a conversion to a float.
pub fn float_from_int(op: FloatFromInt, target: Kind, operand: Kind) -> Handler {
    FLOAT_FROM_INT[op as usize][target as usize][operand as usize].handler
}

/// Handler of a conversion to an integer.
pub fn int_from_float(op: IntFromFloat, target: Kind, operand: Kind) -> Handler {
    INT_FROM_FLOAT[op as usize][target as usize][operand as usize].handler
}

/// Handler that sets a slot to the outcome of a comparison of a slot with a slot or an immediate.
pub fn set(op: Compare, right: Kind) -> Handler {
    SET[op as usize][usize::from(right == Kind::Imm)].handler
}

/// Handler that sets a slot to the outcome of a comparison of two slots.
pub fn float_set(op: FloatCompare) -> Handler {
    FLOAT_SET[op as usize][0].handler
}

/// Handler that branches if a comparison holds.
pub fn branch(op: Compare, left: Kind, right: Kind) -> Handler {
    BRANCH[op as usize][left as usize][right as usize].handler
}

/// Handler that branches if a comparison of floats holds.
pub fn float_branch(op: FloatCompare, left: Kind, right: Kind) -> Handler {
    FLOAT_BRANCH[op as usize][left as usize][right as usize].handler
}

/// Handler of a jump back over this many instructions, if there is one for the distance.
pub fn jump_back(distance: usize) -> Option<Handler> {
    JUMP_BACK.get(distance.checked_sub(1)?).map(|entry| entry.handler)
}

/// Where the address of an access comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// A slot or accumulator and a displacement.
    Displaced(Kind),
    /// A constant.
    Absolute,
    /// A base, which is a constant or in a slot, and an index in a slot or accumulator, scaled by the size of the access.
    Indexed {
        /// The base is a constant in the data word.
        constant: bool,
        /// The index is a full cell, not a signed 32-bit number.
        full: bool,
        /// Where the index is.
        index: Kind,
    },
}

/// Handler of a load; `float` says of which class the target's accumulator is.
pub fn load(width: Width, mode: Mode, float: bool, target: Kind) -> Handler {
    if float && target != Kind::Slot {
        let (width, target) = (usize::from(width == Width::Mem64), target as usize - 1);
        return match mode {
            Mode::Displaced(base) => FLOAT_LOAD[width][target][base as usize].handler,
            Mode::Absolute => FLOAT_LOAD_ABSOLUTE[width][target].handler,
            Mode::Indexed {
                constant,
                full,
                index,
            } => {
                FLOAT_LOAD_INDEXED[width][usize::from(constant)][usize::from(full)][target][index as usize]
                    .handler
            }
        };
    }
    let (width, target) = (width as usize, target as usize);
    match mode {
        Mode::Displaced(base) => LOAD[width][target][base as usize].handler,
        Mode::Absolute => LOAD_ABSOLUTE[width][target].handler,
        Mode::Indexed {
            constant,
            full,
            index,
        } => LOAD_INDEXED[width][usize::from(constant)][usize::from(full)][target][index as usize].handler,
    }
}

/// Handler of a store; `float` says of which class the value's accumulator is.
pub fn store(width: Width, mode: Mode, float: bool, value: Kind) -> Handler {
    if float && value != Kind::Slot {
        let (width, value) = (usize::from(width == Width::Mem64), value as usize - 1);
        return match mode {
            Mode::Displaced(base) => FLOAT_STORE[width][value][base as usize].handler,
            Mode::Absolute => FLOAT_STORE_ABSOLUTE[width][value].handler,
            Mode::Indexed {
                constant,
                full,
                index,
            } => {
                FLOAT_STORE_INDEXED[width][usize::from(constant)][usize::from(full)][value][index as usize]
                    .handler
            }
        };
    }
    let width = width.size_class();
    match mode {
        Mode::Displaced(base) => STORE[width][value as usize][base as usize].handler,
        Mode::Absolute => STORE_ABSOLUTE[width][value as usize].handler,
        Mode::Indexed {
            constant,
            full,
            index,
        } => {
            STORE_INDEXED[width][usize::from(constant)][usize::from(full)][value as usize][index as usize]
                .handler
        }
    }
}

/// An address that the two operand fields of an instruction describe, and where the field that can be an accumulator is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A base and a 16-bit displacement.
    Displaced(Kind),
    /// A base in a slot and a scaled index, a full cell or a signed 32-bit number.
    Indexed {
        /// The index is a full cell.
        full: bool,
        /// Where the index is.
        index: Kind,
    },
}

impl Place {
    fn column(self) -> usize {
        match self {
            Place::Displaced(base) => base as usize,
            Place::Indexed { full, index } => 3 + 3 * usize::from(full) + index as usize,
        }
    }
}

/// An operation of either class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operation {
    /// On integers.
    Int(Binary),
    /// On floats.
    Float(FloatBinary),
}

/// Number of an operation with an operand in memory, if there is one for the width.
pub fn memory_row(op: Operation, width: Width) -> Option<usize> {
    let width = match (op, width) {
        (Operation::Int(Binary::Add32), Width::MemS32) => Width::Mem32,
        (_, width) => width,
    };
    WITH_MEMORY_ROWS.iter().position(|row| *row == (op, width))
}

/// Whether the result of operation number `row` is a float.
pub fn is_float_row(row: usize) -> bool {
    matches!(WITH_MEMORY_ROWS[row].0, Operation::Float(_))
}

/// Handler of an operation with an operand in memory.
pub fn with_memory(row: usize, target: Kind, left: Kind, place: Place) -> Handler {
    WITH_MEMORY[row][target as usize][left as usize][place.column()].handler
}

/// Handler of a multiply-add on floats with a factor in memory and the addend in an accumulator.
pub fn ternary_with_memory(
    op: FloatTernary,
    target: Kind,
    left: Kind,
    place: Place,
    addend: Kind,
) -> Handler {
    let addend = usize::from(addend == Kind::Second);
    TERNARY_WITH_MEMORY[op as usize][target as usize][left as usize][addend][place.column()].handler
}

/// Number of an operation with a shifted right operand, if there is one.
pub fn shifted_row(op: Binary, shift: Binary) -> Option<usize> {
    SHIFTED_ROWS.iter().position(|row| *row == (op, shift))
}

/// Handler of an operation with a shifted right operand.
pub fn shifted(row: usize, target: Kind, left: Kind, right: Kind) -> Handler {
    SHIFTED[row][target as usize][left as usize][right as usize].handler
}

/// What of a row index is the accumulator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InRow {
    /// The left factor.
    Factor(Kind),
    /// The addend.
    Addend(Kind),
}

/// Row of a load from rows of equal length, if there is one for the width.
pub fn load_row(width: Width, float: bool) -> Option<usize> {
    let width = if width == Width::MemS32 {
        Width::Mem32
    } else {
        width
    };
    let rows = LOAD_ROWS.iter().enumerate();
    let mut rows = rows.filter(|(row, known)| **known == width && (*row == LOAD_ROWS.len() - 1) == float);
    rows.next().map(|(row, _)| row)
}

/// Handler of a load from rows of equal length.
pub fn load_from_row(row: usize, target: Kind, part: InRow) -> Handler {
    let column = match part {
        InRow::Factor(kind) => usize::from(kind == Kind::Second),
        InRow::Addend(kind) => 2 + usize::from(kind == Kind::Second),
    };
    LOAD_ROW[row][target as usize][column].handler
}

/// Handler of a loop of stores with an index, if there is one for the comparison.
pub fn fill(width: Width, op: Compare) -> Option<Handler> {
    let row = FILLS.iter().position(|known| *known == op)?;
    Some(FILL[row][width.size_class()].handler)
}

/// Handler of an instruction without family.
pub fn single(instruction: Single) -> Handler {
    SINGLE[instruction as usize][0].handler
}

/// Every handler.
pub fn handlers() -> impl Iterator<Item = &'static Entry> {
    let quads = [BINARY, DIVIDE]
        .into_iter()
        .flatten()
        .flatten()
        .flatten()
        .flatten();
    let triples = FLOAT_BINARY.iter().flatten().flatten().flatten();
    let squares = [
        UNARY,
        FLOAT_UNARY,
        FLOAT_FROM_INT,
        INT_FROM_FLOAT,
        FLOAT_BRANCH,
        LOAD,
    ];
    let squares = squares.into_iter().flatten().flatten().flatten();
    let branches = BRANCH.iter().flatten().flatten().chain(SET.iter().flatten());
    let memory = LOAD_ABSOLUTE
        .iter()
        .flatten()
        .chain(LOAD_INDEXED.iter().flatten().flatten().flatten().flatten());
    let stores = STORE
        .iter()
        .flatten()
        .flatten()
        .chain(STORE_ABSOLUTE.iter().flatten());
    let stores = stores.chain(STORE_INDEXED.iter().flatten().flatten().flatten().flatten());
    let floats = [FLOAT_LOAD, FLOAT_STORE]
        .into_iter()
        .flatten()
        .flatten()
        .flatten();
    let floats = floats.chain(
        [FLOAT_LOAD_ABSOLUTE, FLOAT_STORE_ABSOLUTE]
            .into_iter()
            .flatten()
            .flatten(),
    );
    let indexed = [FLOAT_LOAD_INDEXED, FLOAT_STORE_INDEXED];
    let floats = floats.chain(
        indexed
            .into_iter()
            .flatten()
            .flatten()
            .flatten()
            .flatten()
            .flatten(),
    );
    let rest = [SINGLE, FLOAT_SET]
        .into_iter()
        .flatten()
        .flatten()
        .chain(JUMP_BACK);
    let fused = TERNARY.iter().flatten().flatten().flatten().flatten();
    let fused = fused.chain(FLOAT_TERNARY.iter().flatten().flatten().flatten().flatten());
    let fused = fused
        .chain(STEP_BACK.iter().flatten().flatten().flatten().flatten())
        .chain(CALL_ADD);
    let fused = fused.chain(FILL.iter().flatten());
    let fused = fused.chain(SHIFTED.iter().flatten().flatten().flatten());
    let fused = fused.chain(WITH_MEMORY.iter().flatten().flatten().flatten());
    let fused = fused.chain(TERNARY_WITH_MEMORY.iter().flatten().flatten().flatten().flatten());
    let fused = fused.chain(LOAD_ROW.iter().flatten().flatten());
    let fused = fused.chain(GUARDED_CALL.iter().flatten().flatten().flatten());
    let fused = fused.chain(RETURN_BINARY.iter().flatten().flatten());
    let fused = fused.chain(RETURN_IF.iter().flatten().flatten().flatten());
    quads
        .chain(fused)
        .chain(triples)
        .chain(squares)
        .chain(branches)
        .chain(memory)
        .chain(stores)
        .chain(floats)
        .chain(rest)
}

/// The addresses of all handlers, ascending; computed once.
pub fn sorted_addresses() -> &'static [usize] {
    static ADDRESSES: OnceLock<Vec<usize>> = OnceLock::new();
    ADDRESSES.get_or_init(|| {
        let mut addresses: Vec<usize> = handlers().map(|entry| entry.handler as usize).collect();
        addresses.sort_unstable();
        addresses.dedup();
        addresses
    })
}

/// The last handler that starts at or before `address`, the only one that can contain it.
pub fn nearest(address: usize) -> Option<usize> {
    let all = sorted_addresses();
    let after = all.partition_point(|start| *start <= address);
    after.checked_sub(1).and_then(|index| all.get(index)).copied()
}
