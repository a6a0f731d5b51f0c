//! The families of updates and of branches on memory.

use super::first_of_superinstruction;
use super::grid::{self, *};

macro_rules! updates {
    (@places $op:ident $w:ident $v:ident) => {
        [
            entry!(Update<scalar::$op, memory::$w, Displaced<Slot>, $v>),
            entry!(Update<scalar::$op, memory::$w, Indexed<Signed32, Slot>, $v>),
            entry!(Update<scalar::$op, memory::$w, Indexed<Full, Slot>, $v>),
            entry!(Update<scalar::$op, memory::$w, Absolute, $v>),
        ]
    };
    (@ints $($op:ident $w:ident)*) => {
        pub(in crate::ops::table) static UPDATE: &[[[TableEntry; 4]; 4]] = &[$([
            updates!(@places $op $w Slot),
            updates!(@places $op $w Acc0),
            updates!(@places $op $w Acc1),
            updates!(@places $op $w Imm),
        ]),*];
    };
    (@floats $($op:ident)*) => {
        pub(in crate::ops::table) static FLOAT_UPDATE: &[[[TableEntry; 4]; 5]] = &[$(float_sources!(updates!(@float_places $op))),*];
    };
    (@float_places $op:ident, $v:ident) => {
        updates!(@places $op Mem64 $v)
    };
    (@ternaries $($op:ident)*) => {
        pub(in crate::ops::table) static UPDATE_TERNARY: &[[[[TableEntry; 4]; 5]; 5]] = &[$(float_sources!(updates!(@ternary $op))),*];
    };
    (@ternary $op:ident, $l:ident) => {
        float_sources!(updates!(@ternary_places $op, $l))
    };
    (@ternary_places $op:ident, $l:ident, $r:ident) => {
        [
            entry!(UpdateTernary<scalar::$op, memory::Mem64, Displaced<Slot>, $l, $r>),
            entry!(UpdateTernary<scalar::$op, memory::Mem64, Indexed<Signed32, Slot>, $l, $r>),
            entry!(UpdateTernary<scalar::$op, memory::Mem64, Indexed<Full, Slot>, $l, $r>),
            entry!(UpdateTernary<scalar::$op, memory::Mem64, Absolute, $l, $r>),
        ]
    };
}
macro_rules! branches {
    (@all $($op:ident $w:ident)*) => {
        pub(in crate::ops::table) static BRANCH_WITH_MEMORY: &[[[TableEntry; 9]; 2]] = &[$([
            branches!(@places $op $w Slot),
            branches!(@places $op $w Imm),
        ]),*];
    };
    (@places $op:ident $w:ident $r:ident) => {
        [
            branches!(@entry $op $w Displaced<Slot>, $r),
            branches!(@entry $op $w Displaced<Acc0>, $r),
            branches!(@entry $op $w Displaced<Acc1>, $r),
            branches!(@entry $op $w Indexed<Signed32, Slot>, $r),
            branches!(@entry $op $w Indexed<Signed32, Acc0>, $r),
            branches!(@entry $op $w Indexed<Signed32, Acc1>, $r),
            branches!(@entry $op $w Indexed<Full, Slot>, $r),
            branches!(@entry $op $w Indexed<Full, Acc0>, $r),
            branches!(@entry $op $w Indexed<Full, Acc1>, $r),
        ]
    };
    (@entry $op:ident $w:ident $p:ty, $r:ident) => {
        entry!(BranchWithMemory<scalar::$op, memory::$w, $p, $r>)
    };
}
/// Whether the first instruction that this handler executes loads from a place and then stores there. Handlers of the same machine code do the
/// same, so their addresses serve.
pub fn is_update(handler: usize) -> bool {
    macro_rules! any {
        ($of:ident::{$($grid:ident)*}, $is:expr) => {
            any!(@ $is, $($of::$grid.as_flattened().as_flattened()),*) || $of::UPDATE_TERNARY.as_flattened().as_flattened().as_flattened().iter().any($is)
        };
        (@ $is:expr, $($grid:expr),*) => { [$($grid),*].into_iter().flatten().any($is) };
    }
    match first_of_superinstruction(handler) {
        Some(first) => any!(ids::{UPDATE FLOAT_UPDATE}, |id| *id == first),
        None => any!(grid::{UPDATE FLOAT_UPDATE}, |entry| entry.handler as usize == handler),
    }
}
