//! The families as grids: operations by target kind by operand kinds. Each row is there twice, as a handler and as a name.

use super::super::fused::{Displaced, Indexed};
use super::super::operand::{Acc0, Acc1, Cached, Facc0, Facc1, Facc2, Facc3, Imm, Slot, Wide};
use super::super::update::{Absolute, BranchWithMemory, Update, UpdateTernary};
use super::super::{call, control, fill, fused, memory, object, scalar};
use super::bodies;
use crate::dispatch::{Handler, handler};
use crate::regcode::Body;
use memory::{Fixed, Full, Offset, Signed32};
use scalar::{BinaryBody, DivideBody, SetBody, TernaryBody, UnaryBody};

/// Target, left and right operand in the integer class.
macro_rules! ternary {
    ($name:expr, $body:ident, $op:ty) => {
        [
            ternary!(@ $name, $body, $op, Slot, "s"),
            ternary!(@ $name, $body, $op, Cached<Acc0>, "p"),
            ternary!(@ $name, $body, $op, Cached<Acc1>, "q"),
            ternary!(@ $name, $body, $op, Acc0, "P"),
            ternary!(@ $name, $body, $op, Acc1, "Q"),
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
            entry!($name, concat!($tk, $lk, "i"), $body<$op, $t, $l, Wide>),
        ]
    };
}

/// What a macro makes of each target of float class.
macro_rules! float_targets {
    ($m:ident!($($x:tt)*)) => {
        [
            $m!($($x)*, Slot, "s"),
            $m!($($x)*, Cached<Facc0>, "f"),
            $m!($($x)*, Cached<Facc1>, "g"),
            $m!($($x)*, Facc0, "F"),
            $m!($($x)*, Facc1, "G"),
            $m!($($x)*, Cached<Facc2>, "h"),
            $m!($($x)*, Cached<Facc3>, "j"),
            $m!($($x)*, Facc2, "H"),
            $m!($($x)*, Facc3, "J"),
        ]
    };
}

/// What a macro makes of each operand of float class.
macro_rules! float_sources {
    ($m:ident!($($x:tt)*)) => {
        [
            $m!($($x)*, Slot, "s"),
            $m!($($x)*, Facc0, "f"),
            $m!($($x)*, Facc1, "g"),
            $m!($($x)*, Facc2, "h"),
            $m!($($x)*, Facc3, "j"),
        ]
    };
}

macro_rules! float_unary {
    ($op:ident, $t:ty, $tk:literal) => {
        float_sources!(float_unary!(@ $op, {$t}, $tk))
    };
    (@ $op:ident, {$t:ty}, $tk:literal, $l:ty, $lk:literal) => {
        entry!(stringify!($op), concat!($tk, $lk), UnaryBody<scalar::$op, $t, $l>)
    };
}

macro_rules! float_binary {
    ($op:ident, $t:ty, $tk:literal) => {
        float_sources!(float_binary!(@left $op, {$t}, $tk))
    };
    (@left $op:ident, {$t:ty}, $tk:literal, $l:ty, $lk:literal) => {
        float_sources!(float_binary!(@right $op, {$t}, $tk, {$l}, $lk))
    };
    (@right $op:ident, {$t:ty}, $tk:literal, {$l:ty}, $lk:literal, $r:ty, $rk:literal) => {
        entry!(stringify!($op), concat!($tk, $lk, $rk), BinaryBody<scalar::$op, $t, $l, $r>)
    };
}

macro_rules! float_ternary {
    ($op:ident, $t:ty, $tk:literal) => {
        float_sources!(float_ternary!(@left $op, {$t}, $tk))
    };
    (@left $op:ident, {$t:ty}, $tk:literal, $l:ty, $lk:literal) => {
        float_sources!(float_ternary!(@right $op, {$t}, $tk, {$l}, $lk))
    };
    (@right $op:ident, {$t:ty}, $tk:literal, {$l:ty}, $lk:literal, $r:ty, $rk:literal) => {
        float_sources!(float_ternary!(@addend $op, {$t}, $tk, {$l}, $lk, {$r}, $rk))
    };
    (@addend $op:ident, {$t:ty}, $tk:literal, {$l:ty}, $lk:literal, {$r:ty}, $rk:literal, $d:ty, $dk:literal) => {
        entry!(stringify!($op), concat!($tk, $lk, $rk, $dk), TernaryBody<scalar::$op, $t, $l, $r, $d>)
    };
}

macro_rules! float_with_memory {
    ($op:ident, $t:ty, $tk:literal) => {
        float_sources!(float_with_memory!(@left $op, {$t}, $tk))
    };
    (@left $op:ident, {$t:ty}, $tk:literal, $l:ty, $lk:literal) => {
        families!(@places with_memory_entry $op Mem64 {$t} $tk {$l} $lk)
    };
}

macro_rules! float_branch {
    ($op:ident, $name:literal, {$w:ty}, $l:ty, $lk:literal) => {
        float_sources!(float_branch!(@right $op, $name, {$w}, {$l}, $lk))
    };
    (@right $op:ident, $name:literal, {$w:ty}, {$l:ty}, $lk:literal, $r:ty, $rk:literal) => {
        entry!(concat!("Branch", stringify!($op), $name), concat!($lk, $rk), control::BranchBody<scalar::$op, $l, $r, $w>)
    };
}

/// Target and operand, of the classes given by their accumulators.
macro_rules! square {
    ($name:expr, $op:ty, [$t0:ident $t1:ident $t0k:literal $t1k:literal $t0b:literal $t1b:literal], [$l0:ident $l1:ident $l0k:literal $l1k:literal]) => {
        [
            square!(@ $name, $op, Slot, "s", $l0 $l1 $l0k $l1k),
            square!(@ $name, $op, Cached<$t0>, $t0k, $l0 $l1 $l0k $l1k),
            square!(@ $name, $op, Cached<$t1>, $t1k, $l0 $l1 $l0k $l1k),
            square!(@ $name, $op, $t0, $t0b, $l0 $l1 $l0k $l1k),
            square!(@ $name, $op, $t1, $t1b, $l0 $l1 $l0k $l1k),
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
        pub(in crate::ops::table) static BINARY: &[[[[Entry; 4]; 3]; 5]] = &[$(ternary!(stringify!($op), BinaryBody, scalar::$op)),*];
    };
    (@ternaries $($op:ident)*) => {
        pub(in crate::ops::table) static TERNARY: &[[[[[Entry; 3]; 2]; 3]; 5]] = &[$([
            families!(@ternary $op, Slot, "s"),
            families!(@ternary $op, Cached<Acc0>, "p"),
            families!(@ternary $op, Cached<Acc1>, "q"),
            families!(@ternary $op, Acc0, "P"),
            families!(@ternary $op, Acc1, "Q"),
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
        pub(in crate::ops::table) static FLOAT_TERNARY: &[[[[[Entry; 5]; 5]; 5]; 9]] = &[$(float_targets!(float_ternary!($op))),*];
    };
    (@divisions $($op:ident)*) => {
        pub(in crate::ops::table) static DIVIDE: &[[[[Entry; 4]; 3]; 5]] = &[$(ternary!(stringify!($op), DivideBody, scalar::$op)),*];
    };
    (@float_binaries $($op:ident)*) => {
        pub(in crate::ops::table) static FLOAT_BINARY: &[[[[Entry; 5]; 5]; 9]] = &[$(float_targets!(float_binary!($op))),*];
    };
    (@unaries $($op:ident)*) => {
        pub(in crate::ops::table) static UNARY: &[[[Entry; 3]; 5]] =
            &[$(square!(stringify!($op), scalar::$op, [Acc0 Acc1 "p" "q" "P" "Q"], [Acc0 Acc1 "p" "q"])),*];
    };
    (@float_unaries $($op:ident)*) => {
        pub(in crate::ops::table) static FLOAT_UNARY: &[[[Entry; 5]; 9]] = &[$(float_targets!(float_unary!($op))),*];
    };
    (@floats_from_ints $($op:ident)*) => {
        pub(in crate::ops::table) static FLOAT_FROM_INT: &[[[Entry; 3]; 9]] = &[$(float_targets!(families!(@float_from_int $op))),*];
    };
    (@float_from_int $op:ident, $t:ty, $tk:literal) => {
        square!(@ stringify!($op), scalar::$op, $t, $tk, Acc0 Acc1 "p" "q")
    };
    (@ints_from_floats $($op:ident)*) => {
        pub(in crate::ops::table) static INT_FROM_FLOAT: &[[[Entry; 5]; 5]] = &[$([
            float_unary!($op, Slot, "s"),
            float_unary!($op, Cached<Acc0>, "p"),
            float_unary!($op, Cached<Acc1>, "q"),
            float_unary!($op, Acc0, "P"),
            float_unary!($op, Acc1, "Q"),
        ]),*];
    };
    (@comparisons $($op:ident)*) => {
        pub(in crate::ops::table) static SET: &[[Entry; 2]] = &[$([
            entry!(concat!("Set", stringify!($op)), "sss", SetBody<scalar::$op, Slot, Slot, Slot>),
            entry!(concat!("Set", stringify!($op)), "ssi", SetBody<scalar::$op, Slot, Slot, Imm>),
        ]),*];
        pub(in crate::ops::table) static RETURN_IF: &[[[[Entry; 2]; 2]; 2]] = &[$([
            [
                families!(@return_if $op, ReturnS32, Slot, "s"),
                families!(@return_if $op, ReturnS32, Imm, "i"),
            ],
            [
                families!(@return_if $op, Return64, Slot, "s"),
                families!(@return_if $op, Return64, Imm, "i"),
            ],
        ]),*];
        pub(in crate::ops::table) static BRANCH: &[[[Entry; 4]; 3]] =
            &[$(families!(@branches $op, "", control::Unwatched)),*];
        /// As [`BRANCH`], where the branch leads back and is a safepoint.
        pub(in crate::ops::table) static BRANCH_WATCHED: &[[[Entry; 4]; 3]] =
            &[$(families!(@branches $op, "Watched", control::Watched)),*];
    };
    (@orders $($op:ident)*) => {
        pub(in crate::ops::table) static ORDER: &[[Entry; 2]] = &[$([
            entry!(stringify!($op), "sss", BinaryBody<scalar::$op, Slot, Slot, Slot>),
            entry!(stringify!($op), "ssi", BinaryBody<scalar::$op, Slot, Slot, Imm>),
        ]),*];
    };
    (@float_orders $($op:ident)*) => {
        pub(in crate::ops::table) static FLOAT_ORDER: &[[Entry; 1]] =
            &[$([entry!(stringify!($op), "sss", BinaryBody<scalar::$op, Slot, Slot, Slot>)]),*];
    };
    (@fills $($add:ident $op:ident)*) => {
        pub(in crate::ops::table) static FILL: &[[Entry; 4]] = &[$([
            families!(@fill $add $op Mem8 "FillMem8"),
            families!(@fill $add $op Mem16 "FillMem16"),
            families!(@fill $add $op Mem32 "FillMem32"),
            families!(@fill $add $op Mem64 "FillMem64"),
        ]),*];
    };
    (@fill $add:ident $op:ident $w:ident $name:literal) => {
        entry!(concat!($name, stringify!($op)), "sss",
            fill::Fill<memory::$w, families!(@extension $add), scalar::$add, scalar::$op>)
    };
    (@extension Add32) => { Signed32 };
    (@extension Add64) => { Full };
    (@places $m:ident $($x:tt)*) => {
        [
            families!(@$m $($x)* "" "ss", fused::Displaced<Slot>),
            families!(@$m $($x)* "" "ps", fused::Displaced<Acc0>),
            families!(@$m $($x)* "" "qs", fused::Displaced<Acc1>),
            families!(@$m $($x)* "Signed32" "ss", fused::Indexed<Signed32, Slot>),
            families!(@$m $($x)* "Signed32" "sp", fused::Indexed<Signed32, Acc0>),
            families!(@$m $($x)* "Signed32" "sq", fused::Indexed<Signed32, Acc1>),
            families!(@$m $($x)* "Full" "ss", fused::Indexed<Full, Slot>),
            families!(@$m $($x)* "Full" "sp", fused::Indexed<Full, Acc0>),
            families!(@$m $($x)* "Full" "sq", fused::Indexed<Full, Acc1>),
        ]
    };
    (@with_memory $($op:ident $w:ident)*) => {
        pub(in crate::ops::table) static WITH_MEMORY: &[[[[Entry; 9]; 3]; 5]] = &[$([
            families!(@with_memory_left $op $w Slot "s"),
            families!(@with_memory_left $op $w {Cached<Acc0>} "p"),
            families!(@with_memory_left $op $w {Cached<Acc1>} "q"),
            families!(@with_memory_left $op $w Acc0 "P"),
            families!(@with_memory_left $op $w Acc1 "Q"),
        ]),*];
    };
    (@float_with_memory $($op:ident)*) => {
        pub(in crate::ops::table) static FLOAT_WITH_MEMORY: &[[[[Entry; 9]; 5]; 9]] =
            &[$(float_targets!(float_with_memory!($op))),*];
    };
    (@with_memory_left $op:ident $w:ident $t:tt $tk:literal) => {
        [
            families!(@places with_memory_entry $op $w $t $tk Slot "s"),
            families!(@places with_memory_entry $op $w $t $tk Acc0 "p"),
            families!(@places with_memory_entry $op $w $t $tk Acc1 "q"),
        ]
    };
    (@with_memory_entry $op:ident $w:ident {$t:ty} $tk:literal {$l:ty} $lk:literal $pn:literal $pk:literal, $p:ty) => {
        entry!(concat!(stringify!($op), "With", stringify!($w), $pn), concat!($tk, $lk, $pk),
            fused::WithMemory<scalar::$op, memory::$w, $t, $l, $p>)
    };
    (@with_memory_entry $op:ident $w:ident {$t:ty} $tk:literal $l:ident $lk:literal $pn:literal $pk:literal, $p:ty) => {
        families!(@with_memory_entry $op $w {$t} $tk {$l} $lk $pn $pk, $p)
    };
    (@with_memory_entry $op:ident $w:ident $t:ident $tk:literal $l:ident $lk:literal $pn:literal $pk:literal, $p:ty) => {
        families!(@with_memory_entry $op $w {$t} $tk {$l} $lk $pn $pk, $p)
    };
    (@ternaries_with_memory $($op:ident)*) => {
        pub(in crate::ops::table) static TERNARY_WITH_MEMORY: &[[[[[Entry; 9]; 2]; 3]; 5]] = &[$([
            families!(@ternary_with_memory $op Slot "s"),
            families!(@ternary_with_memory $op {Cached<Facc0>} "f"),
            families!(@ternary_with_memory $op {Cached<Facc1>} "g"),
            families!(@ternary_with_memory $op Facc0 "F"),
            families!(@ternary_with_memory $op Facc1 "G"),
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
    (@ternary_with_memory_entry $op:ident {$t:ty} $tk:literal $l:ident $lk:literal $d:ident $dk:literal $pn:literal $pk:literal, $p:ty) => {
        entry!(concat!(stringify!($op), "WithMem64", $pn), concat!($tk, $lk, $pk, $dk),
            fused::TernaryWithMemory<scalar::$op, memory::Mem64, $t, $l, $p, $d>)
    };
    (@ternary_with_memory_entry $op:ident $t:ident $tk:literal $l:ident $lk:literal $d:ident $dk:literal $pn:literal $pk:literal, $p:ty) => {
        families!(@ternary_with_memory_entry $op {$t} $tk $l $lk $d $dk $pn $pk, $p)
    };
    (@scaled $($b:ident $bk:literal)*) => {
        pub(in crate::ops::table) static SCALED: &[[[[Entry; 3]; 5]; 2]] = &[$([
            families!(@scaled_target $b $bk Signed32),
            families!(@scaled_target $b $bk Full),
        ]),*];
    };
    (@scaled_target $b:ident $bk:literal $e:ident) => {
        [
            families!(@scaled_index $b $bk $e, Slot, "s"),
            families!(@scaled_index $b $bk $e, Cached<Acc0>, "p"),
            families!(@scaled_index $b $bk $e, Cached<Acc1>, "q"),
            families!(@scaled_index $b $bk $e, Acc0, "P"),
            families!(@scaled_index $b $bk $e, Acc1, "Q"),
        ]
    };
    (@scaled_index $b:ident $bk:literal $e:ident, $t:ty, $tk:literal) => {
        [
            entry!(concat!("Scaled", stringify!($e)), concat!($tk, "s", $bk), fused::Scaled<$e, $t, $b, Slot>),
            entry!(concat!("Scaled", stringify!($e)), concat!($tk, "p", $bk), fused::Scaled<$e, $t, $b, Acc0>),
            entry!(concat!("Scaled", stringify!($e)), concat!($tk, "q", $bk), fused::Scaled<$e, $t, $b, Acc1>),
        ]
    };
    (@shifted $($op:ident $shift:ident)*) => {
        pub(in crate::ops::table) static SHIFTED: &[[[[Entry; 3]; 3]; 5]] = &[$([
            families!(@shifted_target $op $shift, Slot, "s"),
            families!(@shifted_target $op $shift, Cached<Acc0>, "p"),
            families!(@shifted_target $op $shift, Cached<Acc1>, "q"),
            families!(@shifted_target $op $shift, Acc0, "P"),
            families!(@shifted_target $op $shift, Acc1, "Q"),
        ]),*];
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
    (@load_rows $($w:ident $t0:ident $t0k:literal $t0b:literal $t1:ident $t1k:literal $t1b:literal)*) => {
        pub(in crate::ops::table) static LOAD_ROW: &[[[Entry; 4]; 5]] = &[$([
            families!(@load_row $w, Slot, "s"),
            families!(@load_row $w, Cached<$t0>, $t0k),
            families!(@load_row $w, Cached<$t1>, $t1k),
            families!(@load_row $w, $t0, $t0b),
            families!(@load_row $w, $t1, $t1b),
        ]),*];
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
        pub(in crate::ops::table) static GUARDED_CALL: &[[[[Entry; 2]; 2]; 7]] = &[$([
            families!(@guard $op, "GuardedCall", "", call::Passed),
            families!(@guard $op, "GuardedCallAdd", "s", call::Sum<Slot>),
            families!(@guard $op, "GuardedCallAdd", "p", call::Sum<Acc0>),
            families!(@guard $op, "GuardedCallAdd", "q", call::Sum<Acc1>),
            families!(@guard $op, "GuardedCallOnly", "s", call::Only<Slot>),
            families!(@guard $op, "GuardedCallOnly", "p", call::Only<Acc0>),
            families!(@guard $op, "GuardedCallOnly", "q", call::Only<Acc1>),
        ]),*];
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
                entry!(concat!($name, stringify!($op), "Wide"), concat!($k, "s"),
                    call::GuardedCall<$a, scalar::$op, call::Return64, call::Formal>),
                entry!(concat!($name, stringify!($op), "Wide"), concat!($k, "i"),
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
        pub(in crate::ops::table) static STEP_BACK: &[[[[[Entry; 9]; 2]; 2]; 5]] =
            &[$(families!(@steps_of $add $op "Back", control::Unwatched)),*];
        /// As [`STEP_BACK`], for loops whose way back is a safepoint.
        pub(in crate::ops::table) static STEP_BACK_WATCHED: &[[[[[Entry; 9]; 2]; 2]; 5]] =
            &[$(families!(@steps_of $add $op "BackWatched", control::Watched)),*];
    };
    (@steps_of $add:ident $op:ident $back:literal, $w:ty) => {
        [
            families!(@step $add $op $back, $w, Slot, "s"),
            families!(@step $add $op $back, $w, Cached<Acc0>, "p"),
            families!(@step $add $op $back, $w, Cached<Acc1>, "q"),
            families!(@step $add $op $back, $w, Acc0, "P"),
            families!(@step $add $op $back, $w, Acc1, "Q"),
        ]
    };
    (@step $add:ident $op:ident $back:literal, $w:ty, $v:ty, $vk:literal) => {
        [
            [
                families!(@step $add $op $back, $w, $v, concat!($vk, "ss"), Slot Slot, 0 1 2 3 4 5 6 7 8),
                families!(@step $add $op $back, $w, $v, concat!($vk, "si"), Slot Imm, 0 1 2 3 4 5 6 7 8),
            ],
            [
                families!(@step $add $op $back, $w, $v, concat!($vk, "is"), Imm Slot, 0 1 2 3 4 5 6 7 8),
                families!(@step $add $op $back, $w, $v, concat!($vk, "ii"), Imm Imm, 0 1 2 3 4 5 6 7 8),
            ],
        ]
    };
    (@step $add:ident $op:ident $back:literal, $w:ty, $v:ty, $k:expr, $s:ident $r:ident, $($distance:literal)*) => {
        [$(entry!(concat!("Step", stringify!($op), $back, $distance), $k,
            control::StepBack<scalar::$add, scalar::$op, $v, $s, $r, $w, $distance>)),*]
    };
    (@return_binaries $($op:ident)*) => {
        pub(in crate::ops::table) static RETURN_BINARY: &[[[Entry; 4]; 3]] = &[$([
            families!(@return_binary $op, Slot, "s"),
            families!(@return_binary $op, Acc0, "p"),
            families!(@return_binary $op, Acc1, "q"),
        ]),*];
    };
    (@return_binary $op:ident, $l:ident, $lk:literal) => {
        [
            entry!(concat!("Return", stringify!($op)), concat!($lk, "s"),
                call::ReturnBinaryBody<scalar::$op, families!(@returned $op), $l, Slot>),
            entry!(concat!("Return", stringify!($op)), concat!($lk, "p"),
                call::ReturnBinaryBody<scalar::$op, families!(@returned $op), $l, Acc0>),
            entry!(concat!("Return", stringify!($op)), concat!($lk, "q"),
                call::ReturnBinaryBody<scalar::$op, families!(@returned $op), $l, Acc1>),
            entry!(concat!("Return", stringify!($op)), concat!($lk, "i"),
                call::ReturnBinaryBody<scalar::$op, families!(@returned $op), $l, Wide>),
        ]
    };
    (@returned Add32) => { call::ReturnS32 };
    (@returned Sub32) => { call::ReturnS32 };
    (@returned Mul32) => { call::ReturnS32 };
    (@returned $wide:ident) => { call::Return64 };
    (@branches $op:ident, $name:literal, $w:ty) => {
        [
            families!(@branch $op, $name, $w, Slot, "s"),
            families!(@branch $op, $name, $w, Acc0, "p"),
            families!(@branch $op, $name, $w, Acc1, "q"),
        ]
    };
    (@branch $op:ident, $name:literal, $w:ty, $l:ident, $lk:literal) => {
        [
            families!(@branch $op, $name, $w, $l, $lk, Slot, "s"),
            families!(@branch $op, $name, $w, $l, $lk, Acc0, "p"),
            families!(@branch $op, $name, $w, $l, $lk, Acc1, "q"),
            families!(@branch $op, $name, $w, $l, $lk, Imm, "i"),
        ]
    };
    (@branch $op:ident, $name:literal, $w:ty, $l:ident, $lk:literal, $r:ident, $rk:literal) => {
        entry!(concat!("Branch", stringify!($op), $name), concat!($lk, $rk),
            control::BranchBody<scalar::$op, $l, $r, $w>)
    };
    (@float_comparisons $($op:ident)*) => {
        pub(in crate::ops::table) static FLOAT_SET: &[[Entry; 1]] = &[$([
            entry!(concat!("Set", stringify!($op)), "sss", SetBody<scalar::$op, Slot, Slot, Slot>),
        ]),*];
        pub(in crate::ops::table) static FLOAT_BRANCH: &[[[Entry; 5]; 5]] =
            &[$(float_sources!(float_branch!($op, "", {control::Unwatched}))),*];
        /// As [`FLOAT_BRANCH`], where the branch leads back and is a safepoint.
        pub(in crate::ops::table) static FLOAT_BRANCH_WATCHED: &[[[Entry; 5]; 5]] =
            &[$(float_sources!(float_branch!($op, "Watched", {control::Watched}))),*];
    };
    (@loads $($w:ident)*) => {
        pub(in crate::ops::table) static LOAD: &[[[Entry; 3]; 5]] = &[$([
            families!(@load $w, Slot, "s"),
            families!(@load $w, Cached<Acc0>, "p"),
            families!(@load $w, Cached<Acc1>, "q"),
            families!(@load $w, Acc0, "P"),
            families!(@load $w, Acc1, "Q"),
        ]),*];
        pub(in crate::ops::table) static LOAD_ABSOLUTE: &[[Entry; 5]] = &[$([
            entry!(concat!("LoadAbsolute", stringify!($w)), "sk", memory::LoadAbsoluteBody<memory::$w, Slot>),
            entry!(concat!("LoadAbsolute", stringify!($w)), "pk", memory::LoadAbsoluteBody<memory::$w, Cached<Acc0>>),
            entry!(concat!("LoadAbsolute", stringify!($w)), "qk", memory::LoadAbsoluteBody<memory::$w, Cached<Acc1>>),
            entry!(concat!("LoadAbsolute", stringify!($w)), "Pk", memory::LoadAbsoluteBody<memory::$w, Acc0>),
            entry!(concat!("LoadAbsolute", stringify!($w)), "Qk", memory::LoadAbsoluteBody<memory::$w, Acc1>),
        ]),*];
        pub(in crate::ops::table) static LOAD_INDEXED: &[[[[[Entry; 3]; 5]; 2]; 3]] = &[$([
            [families!(@indexed $w, Signed32, Slot, "s"), families!(@indexed $w, Full, Slot, "s")],
            [families!(@indexed $w, Signed32, Fixed, "k"), families!(@indexed $w, Full, Fixed, "k")],
            [families!(@indexed $w, Signed32, Offset, "o"), families!(@indexed $w, Full, Offset, "o")],
        ]),*];
    };
    (@float_loads $($w:ident)*) => {
        pub(in crate::ops::table) static FLOAT_LOAD: &[[[Entry; 3]; 9]] = &[$(float_targets!(families!(@load $w))),*];
        pub(in crate::ops::table) static FLOAT_LOAD_ABSOLUTE: &[[Entry; 9]] = &[$(float_targets!(families!(@load_absolute $w))),*];
        pub(in crate::ops::table) static FLOAT_LOAD_INDEXED: &[[[[[Entry; 3]; 9]; 2]; 3]] = &[$([
            [float_targets!(families!(@indexed $w, Signed32, Slot, "s")), float_targets!(families!(@indexed $w, Full, Slot, "s"))],
            [float_targets!(families!(@indexed $w, Signed32, Fixed, "k")), float_targets!(families!(@indexed $w, Full, Fixed, "k"))],
            [float_targets!(families!(@indexed $w, Signed32, Offset, "o")), float_targets!(families!(@indexed $w, Full, Offset, "o"))],
        ]),*];
        pub(in crate::ops::table) static FLOAT_STORE: &[[[Entry; 3]; 5]] = &[$(float_sources!(families!(@store $w))),*];
        pub(in crate::ops::table) static FLOAT_STORE_ABSOLUTE: &[[Entry; 5]] = &[$(float_sources!(families!(@store_absolute $w))),*];
        pub(in crate::ops::table) static FLOAT_STORE_INDEXED: &[[[[[Entry; 3]; 5]; 2]; 3]] = &[$([
            [float_sources!(families!(@store_indexed $w, Signed32, Slot, "s")), float_sources!(families!(@store_indexed $w, Full, Slot, "s"))],
            [float_sources!(families!(@store_indexed $w, Signed32, Fixed, "k")), float_sources!(families!(@store_indexed $w, Full, Fixed, "k"))],
            [float_sources!(families!(@store_indexed $w, Signed32, Offset, "o")), float_sources!(families!(@store_indexed $w, Full, Offset, "o"))],
        ]),*];
    };
    (@load_absolute $w:ident, $t:ty, $tk:literal) => {
        entry!(concat!("LoadAbsolute", stringify!($w)), concat!($tk, "k"), memory::LoadAbsoluteBody<memory::$w, $t>)
    };
    (@store_absolute $w:ident, $v:ty, $vk:literal) => {
        entry!(concat!("StoreAbsolute", stringify!($w)), concat!($vk, "k"), memory::StoreAbsoluteBody<memory::$w, $v>)
    };
    (@stores $($w:ident)*) => {
        pub(in crate::ops::table) static STORE: &[[[Entry; 3]; 4]] = &[$([
            families!(@store $w, Slot, "s"),
            families!(@store $w, Acc0, "p"),
            families!(@store $w, Acc1, "q"),
            families!(@store $w, Imm, "i"),
        ]),*];
        pub(in crate::ops::table) static STORE_ABSOLUTE: &[[Entry; 4]] = &[$([
            entry!(concat!("StoreAbsolute", stringify!($w)), "sk", memory::StoreAbsoluteBody<memory::$w, Slot>),
            entry!(concat!("StoreAbsolute", stringify!($w)), "pk", memory::StoreAbsoluteBody<memory::$w, Acc0>),
            entry!(concat!("StoreAbsolute", stringify!($w)), "qk", memory::StoreAbsoluteBody<memory::$w, Acc1>),
            entry!(concat!("StoreAbsolute", stringify!($w)), "ik", memory::StoreAbsoluteBody<memory::$w, Imm>),
        ]),*];
        pub(in crate::ops::table) static STORE_INDEXED: &[[[[[Entry; 3]; 4]; 2]; 3]] = &[$([
            [families!(@store_indexed $w, Signed32, Slot, "s"), families!(@store_indexed $w, Full, Slot, "s")],
            [families!(@store_indexed $w, Signed32, Fixed, "k"), families!(@store_indexed $w, Full, Fixed, "k")],
            [families!(@store_indexed $w, Signed32, Offset, "o"), families!(@store_indexed $w, Full, Offset, "o")],
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
            families!(@indexed $w, $e, $b, $bk, Acc0, "P"),
            families!(@indexed $w, $e, $b, $bk, Acc1, "Q"),
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
        pub(in crate::ops::table) static JUMP_BACK: &[Entry] =
            &[$(entry!(concat!("JumpBack", $k), "", control::JumpBack<control::Unwatched, $k>)),*];
        /// As [`JUMP_BACK`], where the way back is a safepoint.
        pub(in crate::ops::table) static JUMP_BACK_WATCHED: &[Entry] =
            &[$(entry!(concat!("JumpBackWatched", $k), "", control::JumpBack<control::Watched, $k>)),*];
    };
}

macro_rules! fill_binaries {
    ($($op:ident)*) => {
        families!(@binaries $($op)*);
    };
}
macro_rules! fill_divisions {
    ($($op:ident)*) => {
        families!(@divisions $($op)*);
    };
}
macro_rules! fill_float_binaries {
    ($($op:ident)*) => {
        families!(@float_binaries $($op)*);
    };
}
macro_rules! fill_unaries {
    ($($op:ident)*) => {
        families!(@unaries $($op)*);
    };
}
macro_rules! fill_float_unaries {
    ($($op:ident)*) => {
        families!(@float_unaries $($op)*);
    };
}
macro_rules! fill_floats_from_ints {
    ($($op:ident)*) => {
        families!(@floats_from_ints $($op)*);
    };
}
macro_rules! fill_ints_from_floats {
    ($($op:ident)*) => {
        families!(@ints_from_floats $($op)*);
    };
}
macro_rules! fill_comparisons {
    ($($op:ident)*) => {
        families!(@comparisons $($op)*);
    };
}
macro_rules! fill_orders {
    ($($op:ident)*) => {
        families!(@orders $($op)*);
    };
}
macro_rules! fill_float_orders {
    ($($op:ident)*) => {
        families!(@float_orders $($op)*);
    };
}
macro_rules! fill_float_comparisons {
    ($($op:ident)*) => {
        families!(@float_comparisons $($op)*);
    };
}
macro_rules! fill_ternaries {
    ($($op:ident)*) => {
        families!(@ternaries $($op)*);
    };
}
macro_rules! fill_float_ternaries {
    ($($op:ident)*) => {
        families!(@float_ternaries $($op)*);
    };
}
macro_rules! fill_loads {
    ($($w:ident)*) => {
        families!(@loads $($w)*);
    };
}

macro_rules! elements {
    ($($w:ident)*) => {
        pub(in crate::ops::table) static LOAD_ELEMENT: &[[[Entry; 3]; 5]] = &[$([
            elements!(@load $w, Slot, "s"),
            elements!(@load $w, Cached<Acc0>, "p"),
            elements!(@load $w, Cached<Acc1>, "q"),
            elements!(@load $w, Acc0, "P"),
            elements!(@load $w, Acc1, "Q"),
        ]),*];
    };
    (@floats $($w:ident)*) => {
        pub(in crate::ops::table) static FLOAT_LOAD_ELEMENT: &[[[Entry; 3]; 4]] = &[$([
            elements!(@load $w, Cached<Facc0>, "f"),
            elements!(@load $w, Cached<Facc1>, "g"),
            elements!(@load $w, Facc0, "F"),
            elements!(@load $w, Facc1, "G"),
        ]),*];
        pub(in crate::ops::table) static FLOAT_STORE_ELEMENT: &[[[Entry; 3]; 2]] = &[$([
            elements!(@store $w, Facc0, "f"),
            elements!(@store $w, Facc1, "g"),
        ]),*];
    };
    (@stores $($w:ident)*) => {
        pub(in crate::ops::table) static STORE_ELEMENT: &[[[Entry; 3]; 4]] = &[$([
            elements!(@store $w, Slot, "s"),
            elements!(@store $w, Acc0, "p"),
            elements!(@store $w, Acc1, "q"),
            elements!(@store $w, Imm, "i"),
        ]),*];
    };
    (@load $w:ident, $t:ty, $tk:literal) => {
        [
            entry!(concat!("LoadElement", stringify!($w)), concat!($tk, "ss"), object::LoadElement<memory::$w, $t, Slot>),
            entry!(concat!("LoadElement", stringify!($w)), concat!($tk, "sp"), object::LoadElement<memory::$w, $t, Acc0>),
            entry!(concat!("LoadElement", stringify!($w)), concat!($tk, "sq"), object::LoadElement<memory::$w, $t, Acc1>),
        ]
    };
    (@store $w:ident, $v:ty, $vk:literal) => {
        [
            entry!(concat!("StoreElement", stringify!($w)), concat!($vk, "ss"), object::StoreElement<memory::$w, $v, Slot>),
            entry!(concat!("StoreElement", stringify!($w)), concat!($vk, "sp"), object::StoreElement<memory::$w, $v, Acc0>),
            entry!(concat!("StoreElement", stringify!($w)), concat!($vk, "sq"), object::StoreElement<memory::$w, $v, Acc1>),
        ]
    };
}

macro_rules! objects {
    ($($variant:ident $kinds:literal)*) => {
        pub(in crate::ops::table) static OBJECT: &[[Entry; 3]] = &[$([
            entry!(stringify!($variant), concat!("s", $kinds), bodies::$variant<Slot>),
            entry!(stringify!($variant), concat!("p", $kinds), bodies::$variant<Cached<Acc0>>),
            entry!(stringify!($variant), concat!("q", $kinds), bodies::$variant<Cached<Acc1>>),
        ]),*];
    };
}

macro_rules! single {
    ($($variant:ident $kinds:literal)*) => {
        pub(in crate::ops::table) static SINGLE: &[[Entry; 1]] =
            &[$([entry!(stringify!($variant), $kinds, bodies::$variant)]),*];
    };
}

/// All grids, for whatever [`Entry`] and `entry!` are where it is used.
macro_rules! grids {
    () => {
        maple_lir::binaries!(fill_binaries);
        maple_lir::divisions!(fill_divisions);
        maple_lir::float_binaries!(fill_float_binaries);
        maple_lir::unaries!(fill_unaries);
        maple_lir::float_unaries!(fill_float_unaries);
        maple_lir::floats_from_ints!(fill_floats_from_ints);
        maple_lir::ints_from_floats!(fill_ints_from_floats);
        maple_lir::comparisons!(fill_comparisons);
        maple_lir::orders!(fill_orders);
        maple_lir::float_orders!(fill_float_orders);
        maple_lir::float_comparisons!(fill_float_comparisons);
        maple_lir::ternaries!(fill_ternaries);
        maple_lir::float_ternaries!(fill_float_ternaries);
        maple_lir::widths!(fill_loads);
        families!(@stores Mem8 Mem16 Mem32 Mem64);
        families!(@float_loads Mem32 Mem64);
        maple_lir::steps!(families!(@steps));
        maple_lir::return_binaries!(families!(@return_binaries));
        pub(in crate::ops::table) static CALL_ADD: &[Entry] = &[
            entry!("CallAdd", "s", call::Call<call::Sum<Slot>>),
            entry!("CallAdd", "p", call::Call<call::Sum<Acc0>>),
            entry!("CallAdd", "q", call::Call<call::Sum<Acc1>>),
        ];
        maple_lir::with_memory!(families!(@with_memory));
        maple_lir::float_with_memory!(families!(@float_with_memory));
        families!(@ternaries_with_memory MulAddF64 MulSubF64);
        families!(@load_rows Mem8 Acc0 "p" "P" Acc1 "q" "Q" Mem32 Acc0 "p" "P" Acc1 "q" "Q" Mem64 Acc0 "p" "P" Acc1 "q" "Q" Mem64 Facc0 "f" "F" Facc1 "g" "G");
        maple_lir::shifted!(families!(@shifted));
        families!(@scaled Slot "s" Fixed "k");
        maple_lir::fills!(families!(@fills));
        maple_lir::guards!(families!(@guards));
        families!(@back 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32
            33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64);
        maple_lir::widths!(elements);
        elements!(@floats Mem32 Mem64);
        elements!(@stores Mem8 Mem16 Mem32 Mem64);
        maple_lir::object_ops!(objects);
        maple_lir::singles!(single);
        maple_lir::updates!(updates!(@ints));
        maple_lir::float_updates!(updates!(@floats));
        updates!(@ternaries MulAddF64 MulSubF64);
        maple_lir::branches!(branches!(@all));

        /// Every grid as a list.
        pub(in crate::ops::table) static ALL: &[&[Entry]] = &[
            JUMP_BACK,
            JUMP_BACK_WATCHED,
            CALL_ADD,
            SET.as_flattened(),
            ORDER.as_flattened(),
            FLOAT_ORDER.as_flattened(),
            FILL.as_flattened(),
            FLOAT_SET.as_flattened(),
            LOAD_ABSOLUTE.as_flattened(),
            FLOAT_LOAD_ABSOLUTE.as_flattened(),
            FLOAT_STORE_ABSOLUTE.as_flattened(),
            STORE_ABSOLUTE.as_flattened(),
            OBJECT.as_flattened(),
            SINGLE.as_flattened(),
            UNARY.as_flattened().as_flattened(),
            FLOAT_UNARY.as_flattened().as_flattened(),
            FLOAT_FROM_INT.as_flattened().as_flattened(),
            INT_FROM_FLOAT.as_flattened().as_flattened(),
            BRANCH.as_flattened().as_flattened(),
            LOAD_ROW.as_flattened().as_flattened(),
            RETURN_BINARY.as_flattened().as_flattened(),
            BRANCH_WATCHED.as_flattened().as_flattened(),
            FLOAT_BRANCH.as_flattened().as_flattened(),
            FLOAT_BRANCH_WATCHED.as_flattened().as_flattened(),
            UPDATE.as_flattened().as_flattened(),
            FLOAT_UPDATE.as_flattened().as_flattened(),
            UPDATE_TERNARY.as_flattened().as_flattened().as_flattened(),
            BRANCH_WITH_MEMORY.as_flattened().as_flattened(),
            LOAD.as_flattened().as_flattened(),
            FLOAT_LOAD.as_flattened().as_flattened(),
            FLOAT_STORE.as_flattened().as_flattened(),
            STORE.as_flattened().as_flattened(),
            LOAD_ELEMENT.as_flattened().as_flattened(),
            FLOAT_LOAD_ELEMENT.as_flattened().as_flattened(),
            FLOAT_STORE_ELEMENT.as_flattened().as_flattened(),
            STORE_ELEMENT.as_flattened().as_flattened(),
            BINARY.as_flattened().as_flattened().as_flattened(),
            DIVIDE.as_flattened().as_flattened().as_flattened(),
            FLOAT_BINARY.as_flattened().as_flattened().as_flattened(),
            RETURN_IF.as_flattened().as_flattened().as_flattened(),
            WITH_MEMORY.as_flattened().as_flattened().as_flattened(),
            FLOAT_WITH_MEMORY.as_flattened().as_flattened().as_flattened(),
            SCALED.as_flattened().as_flattened().as_flattened(),
            SHIFTED.as_flattened().as_flattened().as_flattened(),
            GUARDED_CALL.as_flattened().as_flattened().as_flattened(),
            TERNARY.as_flattened().as_flattened().as_flattened().as_flattened(),
            FLOAT_TERNARY.as_flattened().as_flattened().as_flattened().as_flattened(),
            TERNARY_WITH_MEMORY.as_flattened().as_flattened().as_flattened().as_flattened(),
            STEP_BACK.as_flattened().as_flattened().as_flattened().as_flattened(),
            STEP_BACK_WATCHED.as_flattened().as_flattened().as_flattened().as_flattened(),
            LOAD_INDEXED.as_flattened().as_flattened().as_flattened().as_flattened(),
            FLOAT_LOAD_INDEXED.as_flattened().as_flattened().as_flattened().as_flattened(),
            FLOAT_STORE_INDEXED.as_flattened().as_flattened().as_flattened().as_flattened(),
            STORE_INDEXED.as_flattened().as_flattened().as_flattened().as_flattened(),
        ];
    };
}

/// An instruction.
#[derive(Clone, Copy)]
pub(in crate::ops::table) struct Entry {
    pub handler: Handler,
}

macro_rules! entry {
    ($name:expr, $kinds:expr, $body:ty) => {
        Entry {
            handler: handler::<$body>,
        }
    };
}
grids!();

/// The grids again, with what tells instructions apart in the place of handlers.
#[allow(dead_code)]
pub(in crate::ops::table) mod ids {
    use super::*;
    use crate::regcode::{Id as Entry, Identity};

    macro_rules! entry {
        ($name:expr, $kinds:expr, $body:ty) => {
            <$body as Identity>::ID
        };
    }
    grids!();
}

/// The grids again, with names in the place of handlers: apart, so that the page of a handler that is looked up holds others, and without
/// pointers, so that nothing is to be relocated when the program starts.
#[allow(dead_code)]
pub(in crate::ops::table) mod names {
    use super::*;

    /// Name, kinds of operands, and data words of an instruction.
    pub(in crate::ops::table) struct Entry {
        pub name: Text<28>,
        pub kinds: Text<5>,
        pub data: u8,
        pub faults: bool,
    }

    macro_rules! entry {
        ($name:expr, $kinds:expr, $body:ty) => {
            Entry {
                name: Text::new($name),
                kinds: Text::new($kinds),
                data: <$body as Body>::DATA as u8,
                faults: <$body as Body>::FAULTS,
            }
        };
    }
    grids!();

    /// A short text that is not behind a pointer.
    pub(in crate::ops::table) struct Text<const N: usize> {
        length: u8,
        bytes: [u8; N],
    }

    impl<const N: usize> Text<N> {
        const fn new(text: &str) -> Text<N> {
            let mut bytes = [0; N];
            bytes.split_at_mut(text.len()).0.copy_from_slice(text.as_bytes());
            Text {
                length: text.len() as u8,
                bytes,
            }
        }

        pub fn as_str(&self) -> &str {
            str::from_utf8(&self.bytes[..usize::from(self.length)]).unwrap_or_default()
        }
    }
}
