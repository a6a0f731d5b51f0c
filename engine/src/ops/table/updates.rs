//! The families of updates and of branches on memory.

use super::first_of_sequence;
use super::grid::{self, *};

macro_rules! updates {
    (@entry $name:expr, $kinds:expr, $body:ty) => {
        entry!(concat!("Update", $name), $kinds, $body)
    };
    (@places $op:ident $w:ident $v:ident $vk:literal) => {
        [
            updates!(@entry concat!(stringify!($op), stringify!($w)), concat!("s", $vk),
                Update<scalar::$op, memory::$w, Displaced<Slot>, $v>),
            updates!(@entry concat!(stringify!($op), stringify!($w), "Signed32"), concat!("ss", $vk),
                Update<scalar::$op, memory::$w, Indexed<Signed32, Slot>, $v>),
            updates!(@entry concat!(stringify!($op), stringify!($w), "Full"), concat!("ss", $vk),
                Update<scalar::$op, memory::$w, Indexed<Full, Slot>, $v>),
            updates!(@entry concat!(stringify!($op), stringify!($w)), concat!("k", $vk),
                Update<scalar::$op, memory::$w, Absolute, $v>),
        ]
    };
    (@ints $($op:ident $w:ident)*) => {
        pub(in crate::ops::table) static UPDATE: &[[[Entry; 4]; 4]] = &[$([
            updates!(@places $op $w Slot "s"),
            updates!(@places $op $w Acc0 "p"),
            updates!(@places $op $w Acc1 "q"),
            updates!(@places $op $w Imm "i"),
        ]),*];
    };
    (@floats $($op:ident)*) => {
        pub(in crate::ops::table) static FLOAT_UPDATE: &[[[Entry; 4]; 5]] = &[$(float_sources!(updates!(@float_places $op))),*];
    };
    (@float_places $op:ident, $v:ident, $vk:literal) => {
        updates!(@places $op Mem64 $v $vk)
    };
    (@ternaries $($op:ident)*) => {
        pub(in crate::ops::table) static UPDATE_TERNARY: &[[[[Entry; 4]; 5]; 5]] = &[$(float_sources!(updates!(@ternary $op))),*];
    };
    (@ternary $op:ident, $l:ident, $lk:literal) => {
        float_sources!(updates!(@ternary_places $op, $l, $lk))
    };
    (@ternary_places $op:ident, $l:ident, $lk:literal, $r:ident, $rk:literal) => {
        [
            updates!(@entry concat!(stringify!($op), "Mem64"), concat!("s", $lk, $rk),
                UpdateTernary<scalar::$op, memory::Mem64, Displaced<Slot>, $l, $r>),
            updates!(@entry concat!(stringify!($op), "Mem64Signed32"), concat!("ss", $lk, $rk),
                UpdateTernary<scalar::$op, memory::Mem64, Indexed<Signed32, Slot>, $l, $r>),
            updates!(@entry concat!(stringify!($op), "Mem64Full"), concat!("ss", $lk, $rk),
                UpdateTernary<scalar::$op, memory::Mem64, Indexed<Full, Slot>, $l, $r>),
            updates!(@entry concat!(stringify!($op), "Mem64"), concat!("k", $lk, $rk),
                UpdateTernary<scalar::$op, memory::Mem64, Absolute, $l, $r>),
        ]
    };
}
macro_rules! branches {
    (@all $($op:ident $w:ident)*) => {
        pub(in crate::ops::table) static BRANCH_WITH_MEMORY: &[[[Entry; 9]; 2]] = &[$([
            branches!(@places $op $w Slot "s"),
            branches!(@places $op $w Imm "i"),
        ]),*];
    };
    (@places $op:ident $w:ident $r:ident $rk:literal) => {
        [
            branches!(@entry $op $w "" "s" Displaced<Slot>, $r $rk),
            branches!(@entry $op $w "" "p" Displaced<Acc0>, $r $rk),
            branches!(@entry $op $w "" "q" Displaced<Acc1>, $r $rk),
            branches!(@entry $op $w "Signed32" "ss" Indexed<Signed32, Slot>, $r $rk),
            branches!(@entry $op $w "Signed32" "sp" Indexed<Signed32, Acc0>, $r $rk),
            branches!(@entry $op $w "Signed32" "sq" Indexed<Signed32, Acc1>, $r $rk),
            branches!(@entry $op $w "Full" "ss" Indexed<Full, Slot>, $r $rk),
            branches!(@entry $op $w "Full" "sp" Indexed<Full, Acc0>, $r $rk),
            branches!(@entry $op $w "Full" "sq" Indexed<Full, Acc1>, $r $rk),
        ]
    };
    (@entry $op:ident $w:ident $pn:literal $pk:literal $p:ty, $r:ident $rk:literal) => {
        entry!(concat!("Branch", stringify!($op), "With", stringify!($w), $pn), concat!($pk, $rk),
            BranchWithMemory<scalar::$op, memory::$w, $p, $r>)
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
    match first_of_sequence(handler) {
        Some(first) => any!(ids::{UPDATE FLOAT_UPDATE}, |id| *id == first),
        None => any!(grid::{UPDATE FLOAT_UPDATE}, |entry| entry.handler as usize == handler),
    }
}
