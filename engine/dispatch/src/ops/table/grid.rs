//! The families as grids: operations by target kind by operand kinds. What the instructions are called, LIR says.

use super::super::fused::{Displaced, Indexed};
use super::super::operand::{Acc0, Acc1, Cached, Facc0, Facc1, Facc2, Facc3, Imm, Slot, Wide};
use super::super::read_modify_write::{Absolute, BranchWithMemory, Update, UpdateTernary};
use super::super::{call, control, fill, fused, memory, object, quick, scalar};
use super::bodies;
use crate::body::Body;
use crate::dispatch::{Handler, handler};
use memory::{Fixed, Full, Offset, Signed32};
use scalar::{BinaryBody, DivideBody, SetBody, TernaryBody, UnaryBody};

/// Target, left and right operand in the integer class.
macro_rules! ternary {
    ($body:ident, $op:ty) => {
        [
            ternary!(@ $body, $op, Slot),
            ternary!(@ $body, $op, Cached<Acc0>),
            ternary!(@ $body, $op, Cached<Acc1>),
            ternary!(@ $body, $op, Acc0),
            ternary!(@ $body, $op, Acc1),
        ]
    };
    (@ $body:ident, $op:ty, $t:ty) => {
        [
            ternary!(@ $body, $op, $t, Slot),
            ternary!(@ $body, $op, $t, Acc0),
            ternary!(@ $body, $op, $t, Acc1),
        ]
    };
    (@ $body:ident, $op:ty, $t:ty, $l:ty) => {
        [
            entry!($body<$op, $t, $l, Slot>),
            entry!($body<$op, $t, $l, Acc0>),
            entry!($body<$op, $t, $l, Acc1>),
            entry!($body<$op, $t, $l, Wide>),
        ]
    };
}

/// What a macro makes of each target of float class.
macro_rules! float_targets {
    ($m:ident!($($x:tt)*)) => {
        [
            $m!($($x)*, Slot),
            $m!($($x)*, Cached<Facc0>),
            $m!($($x)*, Cached<Facc1>),
            $m!($($x)*, Facc0),
            $m!($($x)*, Facc1),
            $m!($($x)*, Cached<Facc2>),
            $m!($($x)*, Cached<Facc3>),
            $m!($($x)*, Facc2),
            $m!($($x)*, Facc3),
        ]
    };
}

/// What a macro makes of each operand of float class.
macro_rules! float_sources {
    ($m:ident!($($x:tt)*)) => {
        [
            $m!($($x)*, Slot),
            $m!($($x)*, Facc0),
            $m!($($x)*, Facc1),
            $m!($($x)*, Facc2),
            $m!($($x)*, Facc3),
        ]
    };
}

macro_rules! float_unary {
    ($op:ident, $t:ty) => {
        float_sources!(float_unary!(@ $op, {$t}))
    };
    (@ $op:ident, {$t:ty}, $l:ty) => {
        entry!(UnaryBody<scalar::$op, $t, $l>)
    };
}

macro_rules! float_binary {
    ($op:ident, $t:ty) => {
        float_sources!(float_binary!(@left $op, {$t}))
    };
    (@left $op:ident, {$t:ty}, $l:ty) => {
        float_sources!(float_binary!(@right $op, {$t}, {$l}))
    };
    (@right $op:ident, {$t:ty}, {$l:ty}, $r:ty) => {
        entry!(BinaryBody<scalar::$op, $t, $l, $r>)
    };
}

macro_rules! float_ternary {
    ($op:ident, $t:ty) => {
        float_sources!(float_ternary!(@left $op, {$t}))
    };
    (@left $op:ident, {$t:ty}, $l:ty) => {
        float_sources!(float_ternary!(@right $op, {$t}, {$l}))
    };
    (@right $op:ident, {$t:ty}, {$l:ty}, $r:ty) => {
        float_sources!(float_ternary!(@addend $op, {$t}, {$l}, {$r}))
    };
    (@addend $op:ident, {$t:ty}, {$l:ty}, {$r:ty}, $d:ty) => {
        entry!(TernaryBody<scalar::$op, $t, $l, $r, $d>)
    };
}

macro_rules! float_with_memory {
    ($op:ident, $t:ty) => {
        float_sources!(float_with_memory!(@left $op, {$t}))
    };
    (@left $op:ident, {$t:ty}, $l:ty) => {
        families!(@places with_memory_entry $op Mem64 {$t} {$l})
    };
}

macro_rules! float_branch {
    ($op:ident, {$w:ty}, $l:ty) => {
        float_sources!(float_branch!(@right $op, {$w}, {$l}))
    };
    (@right $op:ident, {$w:ty}, {$l:ty}, $r:ty) => {
        entry!(control::BranchBody<scalar::$op, $l, $r, $w>)
    };
}

/// Target and operand, of the classes given by their accumulators.
macro_rules! square {
    ($op:ty, [$t0:ident $t1:ident], [$l0:ident $l1:ident]) => {
        [
            square!(@ $op, Slot, $l0 $l1),
            square!(@ $op, Cached<$t0>, $l0 $l1),
            square!(@ $op, Cached<$t1>, $l0 $l1),
            square!(@ $op, $t0, $l0 $l1),
            square!(@ $op, $t1, $l0 $l1),
        ]
    };
    (@ $op:ty, $t:ty, $l0:ident $l1:ident) => {
        [
            entry!(UnaryBody<$op, $t, Slot>),
            entry!(UnaryBody<$op, $t, $l0>),
            entry!(UnaryBody<$op, $t, $l1>),
        ]
    };
}

macro_rules! families {
    (@binaries $($op:ident)*) => {
        pub(in crate::ops::table) static BINARY: &[[[[TableEntry; 4]; 3]; 5]] = &[$(ternary!(BinaryBody, scalar::$op)),*];
    };
    (@ternaries $($op:ident)*) => {
        pub(in crate::ops::table) static TERNARY: &[[[[[TableEntry; 3]; 2]; 3]; 5]] = &[$([
            families!(@ternary $op, Slot),
            families!(@ternary $op, Cached<Acc0>),
            families!(@ternary $op, Cached<Acc1>),
            families!(@ternary $op, Acc0),
            families!(@ternary $op, Acc1),
        ]),*];
    };
    (@ternary $op:ident, $t:ty) => {
        [
            families!(@ternary $op, $t, Slot),
            families!(@ternary $op, $t, Acc0),
            families!(@ternary $op, $t, Acc1),
        ]
    };
    (@ternary $op:ident, $t:ty, $l:ty) => {
        [
            families!(@ternary $op, $t, $l, Slot, Acc0, Acc1),
            families!(@ternary $op, $t, $l, Imm, Acc0, Acc1),
        ]
    };
    (@ternary $op:ident, $t:ty, $l:ty, $r:ty, $d0:ident, $d1:ident) => {
        [
            entry!(TernaryBody<scalar::$op, $t, $l, $r, Slot>),
            entry!(TernaryBody<scalar::$op, $t, $l, $r, $d0>),
            entry!(TernaryBody<scalar::$op, $t, $l, $r, $d1>),
        ]
    };
    (@float_ternaries $($op:ident)*) => {
        pub(in crate::ops::table) static FLOAT_TERNARY: &[[[[[TableEntry; 5]; 5]; 5]; 9]] = &[$(float_targets!(float_ternary!($op))),*];
    };
    (@divisions $($op:ident)*) => {
        pub(in crate::ops::table) static DIVIDE: &[[[[TableEntry; 4]; 3]; 5]] = &[$(ternary!(DivideBody, scalar::$op)),*];
    };
    (@float_binaries $($op:ident)*) => {
        pub(in crate::ops::table) static FLOAT_BINARY: &[[[[TableEntry; 5]; 5]; 9]] = &[$(float_targets!(float_binary!($op))),*];
    };
    (@unaries $($op:ident)*) => {
        pub(in crate::ops::table) static UNARY: &[[[TableEntry; 3]; 5]] =
            &[$(square!(scalar::$op, [Acc0 Acc1], [Acc0 Acc1])),*];
    };
    (@float_unaries $($op:ident)*) => {
        pub(in crate::ops::table) static FLOAT_UNARY: &[[[TableEntry; 5]; 9]] = &[$(float_targets!(float_unary!($op))),*];
    };
    (@floats_from_ints $($op:ident)*) => {
        pub(in crate::ops::table) static FLOAT_FROM_INT: &[[[TableEntry; 3]; 9]] = &[$(float_targets!(families!(@float_from_int $op))),*];
    };
    (@float_from_int $op:ident, $t:ty) => {
        square!(@ scalar::$op, $t, Acc0 Acc1)
    };
    (@ints_from_floats $($op:ident)*) => {
        pub(in crate::ops::table) static INT_FROM_FLOAT: &[[[TableEntry; 5]; 5]] = &[$([
            float_unary!($op, Slot),
            float_unary!($op, Cached<Acc0>),
            float_unary!($op, Cached<Acc1>),
            float_unary!($op, Acc0),
            float_unary!($op, Acc1),
        ]),*];
    };
    (@comparisons $($op:ident)*) => {
        pub(in crate::ops::table) static SET: &[[TableEntry; 2]] = &[$([
            entry!(SetBody<scalar::$op, Slot, Slot, Slot>),
            entry!(SetBody<scalar::$op, Slot, Slot, Imm>),
        ]),*];
        pub(in crate::ops::table) static RETURN_IF: &[[[[TableEntry; 2]; 2]; 2]] = &[$([
            [
                families!(@return_if $op, ReturnS32, Slot),
                families!(@return_if $op, ReturnS32, Imm),
            ],
            [
                families!(@return_if $op, Return64, Slot),
                families!(@return_if $op, Return64, Imm),
            ],
        ]),*];
        pub(in crate::ops::table) static BRANCH: &[[[TableEntry; 4]; 3]] =
            &[$(families!(@branches $op, control::Unwatched)),*];
        /// As [`BRANCH`], where the branch leads back and is a safepoint.
        pub(in crate::ops::table) static BRANCH_WATCHED: &[[[TableEntry; 4]; 3]] =
            &[$(families!(@branches $op, control::Watched)),*];
    };
    (@orders $($op:ident)*) => {
        pub(in crate::ops::table) static ORDER: &[[TableEntry; 2]] = &[$([
            entry!(BinaryBody<scalar::$op, Slot, Slot, Slot>),
            entry!(BinaryBody<scalar::$op, Slot, Slot, Imm>),
        ]),*];
    };
    (@float_orders $($op:ident)*) => {
        pub(in crate::ops::table) static FLOAT_ORDER: &[[TableEntry; 1]] =
            &[$([entry!(BinaryBody<scalar::$op, Slot, Slot, Slot>)]),*];
    };
    (@fills $($add:ident $op:ident)*) => {
        pub(in crate::ops::table) static FILL: &[[TableEntry; 4]] = &[$([
            families!(@fill $add $op Mem8),
            families!(@fill $add $op Mem16),
            families!(@fill $add $op Mem32),
            families!(@fill $add $op Mem64),
        ]),*];
    };
    (@fill $add:ident $op:ident $w:ident) => {
        entry!(fill::Fill<memory::$w, families!(@extension $add), scalar::$add, scalar::$op>)
    };
    (@extension Add32) => { Signed32 };
    (@extension Add64) => { Full };
    (@places $m:ident $($x:tt)*) => {
        [
            families!(@$m $($x)*, fused::Displaced<Slot>),
            families!(@$m $($x)*, fused::Displaced<Acc0>),
            families!(@$m $($x)*, fused::Displaced<Acc1>),
            families!(@$m $($x)*, fused::Indexed<Signed32, Slot>),
            families!(@$m $($x)*, fused::Indexed<Signed32, Acc0>),
            families!(@$m $($x)*, fused::Indexed<Signed32, Acc1>),
            families!(@$m $($x)*, fused::Indexed<Full, Slot>),
            families!(@$m $($x)*, fused::Indexed<Full, Acc0>),
            families!(@$m $($x)*, fused::Indexed<Full, Acc1>),
        ]
    };
    (@with_memory $($op:ident $w:ident)*) => {
        pub(in crate::ops::table) static WITH_MEMORY: &[[[[TableEntry; 9]; 3]; 5]] = &[$([
            families!(@with_memory_left $op $w Slot),
            families!(@with_memory_left $op $w {Cached<Acc0>}),
            families!(@with_memory_left $op $w {Cached<Acc1>}),
            families!(@with_memory_left $op $w Acc0),
            families!(@with_memory_left $op $w Acc1),
        ]),*];
    };
    (@float_with_memory $($op:ident)*) => {
        pub(in crate::ops::table) static FLOAT_WITH_MEMORY: &[[[[TableEntry; 9]; 5]; 9]] =
            &[$(float_targets!(float_with_memory!($op))),*];
    };
    (@with_memory_left $op:ident $w:ident $t:tt) => {
        [
            families!(@places with_memory_entry $op $w $t Slot),
            families!(@places with_memory_entry $op $w $t Acc0),
            families!(@places with_memory_entry $op $w $t Acc1),
        ]
    };
    (@with_memory_entry $op:ident $w:ident {$t:ty} {$l:ty}, $p:ty) => {
        entry!(fused::WithMemory<scalar::$op, memory::$w, $t, $l, $p>)
    };
    (@with_memory_entry $op:ident $w:ident {$t:ty} $l:ident, $p:ty) => {
        families!(@with_memory_entry $op $w {$t} {$l}, $p)
    };
    (@with_memory_entry $op:ident $w:ident $t:ident $l:ident, $p:ty) => {
        families!(@with_memory_entry $op $w {$t} {$l}, $p)
    };
    (@ternaries_with_memory $($op:ident)*) => {
        pub(in crate::ops::table) static TERNARY_WITH_MEMORY: &[[[[[TableEntry; 9]; 2]; 3]; 5]] = &[$([
            families!(@ternary_with_memory $op Slot),
            families!(@ternary_with_memory $op {Cached<Facc0>}),
            families!(@ternary_with_memory $op {Cached<Facc1>}),
            families!(@ternary_with_memory $op Facc0),
            families!(@ternary_with_memory $op Facc1),
        ]),*];
    };
    (@ternary_with_memory $op:ident $t:tt) => {
        [
            families!(@ternary_with_memory $op $t Slot),
            families!(@ternary_with_memory $op $t Facc0),
            families!(@ternary_with_memory $op $t Facc1),
        ]
    };
    (@ternary_with_memory $op:ident $t:tt $l:ident) => {
        [
            families!(@places ternary_with_memory_entry $op $t $l Facc0),
            families!(@places ternary_with_memory_entry $op $t $l Facc1),
        ]
    };
    (@ternary_with_memory_entry $op:ident {$t:ty} $l:ident $d:ident, $p:ty) => {
        entry!(fused::TernaryWithMemory<scalar::$op, memory::Mem64, $t, $l, $p, $d>)
    };
    (@ternary_with_memory_entry $op:ident $t:ident $l:ident $d:ident, $p:ty) => {
        families!(@ternary_with_memory_entry $op {$t} $l $d, $p)
    };
    (@scaled $($b:ident)*) => {
        pub(in crate::ops::table) static SCALED: &[[[[TableEntry; 3]; 5]; 2]] = &[$([
            families!(@scaled_target $b Signed32),
            families!(@scaled_target $b Full),
        ]),*];
    };
    (@scaled_target $b:ident $e:ident) => {
        [
            families!(@scaled_index $b $e, Slot),
            families!(@scaled_index $b $e, Cached<Acc0>),
            families!(@scaled_index $b $e, Cached<Acc1>),
            families!(@scaled_index $b $e, Acc0),
            families!(@scaled_index $b $e, Acc1),
        ]
    };
    (@scaled_index $b:ident $e:ident, $t:ty) => {
        [
            entry!(fused::Scaled<$e, $t, $b, Slot>),
            entry!(fused::Scaled<$e, $t, $b, Acc0>),
            entry!(fused::Scaled<$e, $t, $b, Acc1>),
        ]
    };
    (@shifted $($op:ident $shift:ident)*) => {
        pub(in crate::ops::table) static SHIFTED: &[[[[TableEntry; 3]; 3]; 5]] = &[$([
            families!(@shifted_target $op $shift, Slot),
            families!(@shifted_target $op $shift, Cached<Acc0>),
            families!(@shifted_target $op $shift, Cached<Acc1>),
            families!(@shifted_target $op $shift, Acc0),
            families!(@shifted_target $op $shift, Acc1),
        ]),*];
    };
    (@shifted_target $op:ident $shift:ident, $t:ty) => {
        [
            families!(@shifted_left $op $shift, $t, Slot),
            families!(@shifted_left $op $shift, $t, Acc0),
            families!(@shifted_left $op $shift, $t, Acc1),
        ]
    };
    (@shifted_left $op:ident $shift:ident, $t:ty, $l:ident) => {
        [
            entry!(fused::Shifted<scalar::$op, scalar::$shift, $t, $l, Slot>),
            entry!(fused::Shifted<scalar::$op, scalar::$shift, $t, $l, Acc0>),
            entry!(fused::Shifted<scalar::$op, scalar::$shift, $t, $l, Acc1>),
        ]
    };
    (@load_rows $($w:ident $t0:ident $t1:ident)*) => {
        pub(in crate::ops::table) static LOAD_ROW: &[[[TableEntry; 4]; 5]] = &[$([
            families!(@load_row $w, Slot),
            families!(@load_row $w, Cached<$t0>),
            families!(@load_row $w, Cached<$t1>),
            families!(@load_row $w, $t0),
            families!(@load_row $w, $t1),
        ]),*];
    };
    (@load_row $w:ident, $t:ty) => {
        [
            entry!(fused::LoadRow<memory::$w, $t, fused::Factor<Acc0>>),
            entry!(fused::LoadRow<memory::$w, $t, fused::Factor<Acc1>>),
            entry!(fused::LoadRow<memory::$w, $t, fused::Addend<Acc0>>),
            entry!(fused::LoadRow<memory::$w, $t, fused::Addend<Acc1>>),
        ]
    };
    (@guards $($op:ident)*) => {
        pub(in crate::ops::table) static GUARDED_CALL: &[[[[TableEntry; 2]; 2]; 7]] = &[$([
            families!(@guard $op, call::Passed),
            families!(@guard $op, call::Sum<Slot>),
            families!(@guard $op, call::Sum<Acc0>),
            families!(@guard $op, call::Sum<Acc1>),
            families!(@guard $op, call::Only<Slot>),
            families!(@guard $op, call::Only<Acc0>),
            families!(@guard $op, call::Only<Acc1>),
        ]),*];
    };
    (@guard $op:ident, $a:ty) => {
        [
            [
                entry!(call::GuardedCall<$a, scalar::$op, call::ReturnS32, call::Formal>),
                entry!(call::GuardedCall<$a, scalar::$op, call::ReturnS32, call::Immediate>),
            ],
            [
                entry!(call::GuardedCall<$a, scalar::$op, call::Return64, call::Formal>),
                entry!(call::GuardedCall<$a, scalar::$op, call::Return64, call::Immediate>),
            ],
        ]
    };
    (@return_if $op:ident, $c:ident, $r:ident) => {
        [
            entry!(call::ReturnIfBody<scalar::$op, call::$c, $r, Slot>),
            entry!(call::ReturnIfBody<scalar::$op, call::$c, $r, Imm>),
        ]
    };
    (@steps $($add:ident $op:ident)*) => {
        pub(in crate::ops::table) static STEP_BACK: &[[[[TableEntry; 2]; 2]; 5]] =
            &[$(families!(@steps_of $add $op, control::Unwatched)),*];
        /// As [`STEP_BACK`], for loops whose way back is a safepoint.
        pub(in crate::ops::table) static STEP_BACK_WATCHED: &[[[[TableEntry; 2]; 2]; 5]] =
            &[$(families!(@steps_of $add $op, control::Watched)),*];
    };
    (@steps_of $add:ident $op:ident, $w:ty) => {
        [
            families!(@step $add $op, $w, Slot),
            families!(@step $add $op, $w, Cached<Acc0>),
            families!(@step $add $op, $w, Cached<Acc1>),
            families!(@step $add $op, $w, Acc0),
            families!(@step $add $op, $w, Acc1),
        ]
    };
    (@step $add:ident $op:ident, $w:ty, $v:ty) => {
        [
            [
                entry!(control::StepBack<scalar::$add, scalar::$op, $v, Slot, Slot, $w>),
                entry!(control::StepBack<scalar::$add, scalar::$op, $v, Slot, Imm, $w>),
            ],
            [
                entry!(control::StepBack<scalar::$add, scalar::$op, $v, Imm, Slot, $w>),
                entry!(control::StepBack<scalar::$add, scalar::$op, $v, Imm, Imm, $w>),
            ],
        ]
    };
    (@return_binaries $($op:ident)*) => {
        pub(in crate::ops::table) static RETURN_BINARY: &[[[TableEntry; 4]; 3]] = &[$([
            families!(@return_binary $op, Slot),
            families!(@return_binary $op, Acc0),
            families!(@return_binary $op, Acc1),
        ]),*];
    };
    (@return_binary $op:ident, $l:ident) => {
        [
            entry!(call::ReturnBinaryBody<scalar::$op, families!(@returned $op), $l, Slot>),
            entry!(call::ReturnBinaryBody<scalar::$op, families!(@returned $op), $l, Acc0>),
            entry!(call::ReturnBinaryBody<scalar::$op, families!(@returned $op), $l, Acc1>),
            entry!(call::ReturnBinaryBody<scalar::$op, families!(@returned $op), $l, Wide>),
        ]
    };
    (@returned Add32) => { call::ReturnS32 };
    (@returned Sub32) => { call::ReturnS32 };
    (@returned Mul32) => { call::ReturnS32 };
    (@returned $wide:ident) => { call::Return64 };
    (@branches $op:ident, $w:ty) => {
        [
            families!(@branch $op, $w, Slot),
            families!(@branch $op, $w, Acc0),
            families!(@branch $op, $w, Acc1),
        ]
    };
    (@branch $op:ident, $w:ty, $l:ident) => {
        [
            families!(@branch $op, $w, $l, Slot),
            families!(@branch $op, $w, $l, Acc0),
            families!(@branch $op, $w, $l, Acc1),
            families!(@branch $op, $w, $l, Imm),
        ]
    };
    (@branch $op:ident, $w:ty, $l:ident, $r:ident) => {
        entry!(control::BranchBody<scalar::$op, $l, $r, $w>)
    };
    (@float_comparisons $($op:ident)*) => {
        pub(in crate::ops::table) static FLOAT_SET: &[[TableEntry; 1]] = &[$([
            entry!(SetBody<scalar::$op, Slot, Slot, Slot>),
        ]),*];
        pub(in crate::ops::table) static FLOAT_BRANCH: &[[[TableEntry; 5]; 5]] =
            &[$(float_sources!(float_branch!($op, {control::Unwatched}))),*];
        /// As [`FLOAT_BRANCH`], where the branch leads back and is a safepoint.
        pub(in crate::ops::table) static FLOAT_BRANCH_WATCHED: &[[[TableEntry; 5]; 5]] =
            &[$(float_sources!(float_branch!($op, {control::Watched}))),*];
    };
    (@loads $($w:ident)*) => {
        pub(in crate::ops::table) static LOAD: &[[[TableEntry; 3]; 5]] = &[$([
            families!(@load $w, Slot),
            families!(@load $w, Cached<Acc0>),
            families!(@load $w, Cached<Acc1>),
            families!(@load $w, Acc0),
            families!(@load $w, Acc1),
        ]),*];
        pub(in crate::ops::table) static LOAD_ABSOLUTE: &[[TableEntry; 5]] = &[$([
            entry!(memory::LoadAbsoluteBody<memory::$w, Slot>),
            entry!(memory::LoadAbsoluteBody<memory::$w, Cached<Acc0>>),
            entry!(memory::LoadAbsoluteBody<memory::$w, Cached<Acc1>>),
            entry!(memory::LoadAbsoluteBody<memory::$w, Acc0>),
            entry!(memory::LoadAbsoluteBody<memory::$w, Acc1>),
        ]),*];
        pub(in crate::ops::table) static LOAD_INDEXED: &[[[[[TableEntry; 3]; 5]; 2]; 3]] = &[$([
            [families!(@indexed $w, Signed32, Slot), families!(@indexed $w, Full, Slot)],
            [families!(@indexed $w, Signed32, Fixed), families!(@indexed $w, Full, Fixed)],
            [families!(@indexed $w, Signed32, Offset), families!(@indexed $w, Full, Offset)],
        ]),*];
    };
    (@float_loads $($w:ident)*) => {
        pub(in crate::ops::table) static FLOAT_LOAD: &[[[TableEntry; 3]; 9]] = &[$(float_targets!(families!(@load $w))),*];
        pub(in crate::ops::table) static FLOAT_LOAD_ABSOLUTE: &[[TableEntry; 9]] = &[$(float_targets!(families!(@load_absolute $w))),*];
        pub(in crate::ops::table) static FLOAT_LOAD_INDEXED: &[[[[[TableEntry; 3]; 9]; 2]; 3]] = &[$([
            [float_targets!(families!(@indexed $w, Signed32, Slot)), float_targets!(families!(@indexed $w, Full, Slot))],
            [float_targets!(families!(@indexed $w, Signed32, Fixed)), float_targets!(families!(@indexed $w, Full, Fixed))],
            [float_targets!(families!(@indexed $w, Signed32, Offset)), float_targets!(families!(@indexed $w, Full, Offset))],
        ]),*];
        pub(in crate::ops::table) static FLOAT_STORE: &[[[TableEntry; 3]; 5]] = &[$(float_sources!(families!(@store $w))),*];
        pub(in crate::ops::table) static FLOAT_STORE_ABSOLUTE: &[[TableEntry; 5]] = &[$(float_sources!(families!(@store_absolute $w))),*];
        pub(in crate::ops::table) static FLOAT_STORE_INDEXED: &[[[[[TableEntry; 3]; 5]; 2]; 3]] = &[$([
            [float_sources!(families!(@store_indexed $w, Signed32, Slot)), float_sources!(families!(@store_indexed $w, Full, Slot))],
            [float_sources!(families!(@store_indexed $w, Signed32, Fixed)), float_sources!(families!(@store_indexed $w, Full, Fixed))],
            [float_sources!(families!(@store_indexed $w, Signed32, Offset)), float_sources!(families!(@store_indexed $w, Full, Offset))],
        ]),*];
    };
    (@load_absolute $w:ident, $t:ty) => {
        entry!(memory::LoadAbsoluteBody<memory::$w, $t>)
    };
    (@store_absolute $w:ident, $v:ty) => {
        entry!(memory::StoreAbsoluteBody<memory::$w, $v>)
    };
    (@stores $($w:ident)*) => {
        pub(in crate::ops::table) static STORE: &[[[TableEntry; 3]; 4]] = &[$([
            families!(@store $w, Slot),
            families!(@store $w, Acc0),
            families!(@store $w, Acc1),
            families!(@store $w, Imm),
        ]),*];
        pub(in crate::ops::table) static STORE_ABSOLUTE: &[[TableEntry; 4]] = &[$([
            entry!(memory::StoreAbsoluteBody<memory::$w, Slot>),
            entry!(memory::StoreAbsoluteBody<memory::$w, Acc0>),
            entry!(memory::StoreAbsoluteBody<memory::$w, Acc1>),
            entry!(memory::StoreAbsoluteBody<memory::$w, Imm>),
        ]),*];
        pub(in crate::ops::table) static STORE_INDEXED: &[[[[[TableEntry; 3]; 4]; 2]; 3]] = &[$([
            [families!(@store_indexed $w, Signed32, Slot), families!(@store_indexed $w, Full, Slot)],
            [families!(@store_indexed $w, Signed32, Fixed), families!(@store_indexed $w, Full, Fixed)],
            [families!(@store_indexed $w, Signed32, Offset), families!(@store_indexed $w, Full, Offset)],
        ]),*];
    };
    (@load $w:ident, $t:ty) => {
        [
            entry!(memory::LoadBody<memory::$w, $t, Slot>),
            entry!(memory::LoadBody<memory::$w, $t, Acc0>),
            entry!(memory::LoadBody<memory::$w, $t, Acc1>),
        ]
    };
    (@indexed $w:ident, $e:ident, $b:ident) => {
        [
            families!(@indexed $w, $e, $b, Slot),
            families!(@indexed $w, $e, $b, Cached<Acc0>),
            families!(@indexed $w, $e, $b, Cached<Acc1>),
            families!(@indexed $w, $e, $b, Acc0),
            families!(@indexed $w, $e, $b, Acc1),
        ]
    };
    (@indexed $w:ident, $e:ident, $b:ident, $t:ty) => {
        [
            entry!(memory::LoadIndexedBody<memory::$w, $e, $t, $b, Slot>),
            entry!(memory::LoadIndexedBody<memory::$w, $e, $t, $b, Acc0>),
            entry!(memory::LoadIndexedBody<memory::$w, $e, $t, $b, Acc1>),
        ]
    };
    (@store $w:ident, $v:ty) => {
        [
            entry!(memory::StoreBody<memory::$w, Slot, $v>),
            entry!(memory::StoreBody<memory::$w, Acc0, $v>),
            entry!(memory::StoreBody<memory::$w, Acc1, $v>),
        ]
    };
    (@store_indexed $w:ident, $e:ident, $b:ident) => {
        [
            families!(@store_indexed $w, $e, $b, Slot),
            families!(@store_indexed $w, $e, $b, Acc0),
            families!(@store_indexed $w, $e, $b, Acc1),
            families!(@store_indexed $w, $e, $b, Imm),
        ]
    };
    (@store_indexed $w:ident, $e:ident, $b:ident, $v:ty) => {
        [
            entry!(memory::StoreIndexedBody<memory::$w, $e, $v, $b, Slot>),
            entry!(memory::StoreIndexedBody<memory::$w, $e, $v, $b, Acc0>),
            entry!(memory::StoreIndexedBody<memory::$w, $e, $v, $b, Acc1>),
        ]
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
        pub(in crate::ops::table) static LOAD_ELEMENT: &[[[TableEntry; 3]; 5]] = &[$([
            elements!(@load $w, Slot),
            elements!(@load $w, Cached<Acc0>),
            elements!(@load $w, Cached<Acc1>),
            elements!(@load $w, Acc0),
            elements!(@load $w, Acc1),
        ]),*];
    };
    (@floats $($w:ident)*) => {
        pub(in crate::ops::table) static FLOAT_LOAD_ELEMENT: &[[[TableEntry; 3]; 4]] = &[$([
            elements!(@load $w, Cached<Facc0>),
            elements!(@load $w, Cached<Facc1>),
            elements!(@load $w, Facc0),
            elements!(@load $w, Facc1),
        ]),*];
        pub(in crate::ops::table) static FLOAT_STORE_ELEMENT: &[[[TableEntry; 3]; 2]] = &[$([
            elements!(@store $w, Facc0),
            elements!(@store $w, Facc1),
        ]),*];
    };
    (@stores $($w:ident)*) => {
        pub(in crate::ops::table) static STORE_ELEMENT: &[[[TableEntry; 3]; 4]] = &[$([
            elements!(@store $w, Slot),
            elements!(@store $w, Acc0),
            elements!(@store $w, Acc1),
            elements!(@store $w, Imm),
        ]),*];
    };
    (@load $w:ident, $t:ty) => {
        [
            entry!(object::LoadElement<memory::$w, $t, Slot>),
            entry!(object::LoadElement<memory::$w, $t, Acc0>),
            entry!(object::LoadElement<memory::$w, $t, Acc1>),
        ]
    };
    (@store $w:ident, $v:ty) => {
        [
            entry!(object::StoreElement<memory::$w, $v, Slot>),
            entry!(object::StoreElement<memory::$w, $v, Acc0>),
            entry!(object::StoreElement<memory::$w, $v, Acc1>),
        ]
    };
}

macro_rules! objects {
    ($($variant:ident)*) => {
        pub(in crate::ops::table) static OBJECT: &[[TableEntry; 3]] = &[$([
            entry!(bodies::$variant<Slot>),
            entry!(bodies::$variant<Cached<Acc0>>),
            entry!(bodies::$variant<Cached<Acc1>>),
        ]),*];
    };
}

macro_rules! quicks {
    ($($op:ident)*) => {
        pub(in crate::ops::table) static QUICK: &[[TableEntry; 2]] = &[$([
            entry!(quick::QuickBody<quick::$op, Slot>),
            entry!(quick::QuickBody<quick::$op, quick::Integer>),
        ]),*];
    };
}

macro_rules! single {
    ($($variant:ident)*) => {
        pub(in crate::ops::table) static SINGLE: &[[TableEntry; 1]] =
            &[$([entry!(bodies::$variant)]),*];
    };
}

/// All grids, for whatever [`TableEntry`] and `entry!` are where it is used.
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
        pub(in crate::ops::table) static CALL_ADD: &[TableEntry] = &[
            entry!(call::Call<call::Sum<Slot>>),
            entry!(call::Call<call::Sum<Acc0>>),
            entry!(call::Call<call::Sum<Acc1>>),
        ];
        maple_lir::with_memory!(families!(@with_memory));
        maple_lir::float_with_memory!(families!(@float_with_memory));
        families!(@ternaries_with_memory MulAddF64 MulSubF64);
        families!(@load_rows Mem8 Acc0 Acc1 Mem32 Acc0 Acc1 Mem64 Acc0 Acc1 Mem64 Facc0 Facc1);
        maple_lir::shifted!(families!(@shifted));
        families!(@scaled Slot Fixed);
        maple_lir::fills!(families!(@fills));
        maple_lir::guards!(families!(@guards));
        maple_lir::widths!(elements);
        elements!(@floats Mem32 Mem64);
        elements!(@stores Mem8 Mem16 Mem32 Mem64);
        maple_lir::quicks!(quicks);
        maple_lir::object_ops!(objects);
        maple_lir::singles!(single);
        maple_lir::updates!(updates!(@ints));
        maple_lir::float_updates!(updates!(@floats));
        updates!(@ternaries MulAddF64 MulSubF64);
        maple_lir::branches!(branches!(@all));

        /// Every grid as a list.
        pub(in crate::ops::table) static ALL: &[&[TableEntry]] = &[
            CALL_ADD,
            SET.as_flattened(),
            QUICK.as_flattened(),
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
            STEP_BACK.as_flattened().as_flattened().as_flattened(),
            STEP_BACK_WATCHED.as_flattened().as_flattened().as_flattened(),
            LOAD_INDEXED.as_flattened().as_flattened().as_flattened().as_flattened(),
            FLOAT_LOAD_INDEXED.as_flattened().as_flattened().as_flattened().as_flattened(),
            FLOAT_STORE_INDEXED.as_flattened().as_flattened().as_flattened().as_flattened(),
            STORE_INDEXED.as_flattened().as_flattened().as_flattened().as_flattened(),
        ];
    };
}

/// An instruction.
#[derive(Clone, Copy)]
pub(in crate::ops::table) struct TableEntry {
    pub handler: Handler,
}

macro_rules! entry {
    ($body:ty) => {
        TableEntry {
            handler: handler::<$body>,
        }
    };
}
grids!();

/// The grids again, with what tells instructions apart in the place of handlers.
#[allow(dead_code)]
pub(in crate::ops::table) mod ids {
    use super::*;
    use crate::regcode::{Id as TableEntry, Identity};

    macro_rules! entry {
        ($body:ty) => {
            <$body as Identity>::ID
        };
    }
    grids!();
}

/// The grids again, with what else is known of the bodies in the place of handlers: apart, so that the page of a handler that is looked up holds
/// others.
#[allow(dead_code)]
pub(in crate::ops::table) mod facts {
    use super::*;

    /// Data words of an instruction, and whether it accesses memory at addresses that the program computed.
    pub(in crate::ops::table) struct TableEntry {
        pub data: u8,
        pub faults: bool,
    }

    macro_rules! entry {
        ($body:ty) => {
            TableEntry {
                data: <$body as Body>::DATA as u8,
                faults: <$body as Body>::FAULTS,
            }
        };
    }
    grids!();
}
