//! Instructions that often follow each other, up to four: one handler executes them and hands over once.
//!
//! That needs no instruction of its own. The words stay as they are, but for the handler of the first; the others are executed alone where a
//! branch leads to them. `scripts/mine.sh` chooses the rows on the training set. What is patched while code runs, and what a caller looks at, is in none.

use super::{Row, bodies};
use crate::regcode::Id;

macro_rules! source {
    (s) => {
        Slot
    };
    (p) => {
        Acc0
    };
    (q) => {
        Acc1
    };
    (f) => {
        Facc0
    };
    (g) => {
        Facc1
    };
    (h) => {
        Facc2
    };
    (j) => {
        Facc3
    };
    (i) => {
        Imm
    };
}

/// The right operand of an operation that has the last two fields for it.
macro_rules! wide {
    (i) => {
        Wide
    };
    ($s:tt) => {
        source!($s)
    };
}

macro_rules! target {
    (s) => { Slot };
    (p) => { Cached<Acc0> };
    (q) => { Cached<Acc1> };
    (f) => { Cached<Facc0> };
    (g) => { Cached<Facc1> };
    (h) => { Cached<Facc2> };
    (j) => { Cached<Facc3> };
    (P) => { Acc0 };
    (Q) => { Acc1 };
    (F) => { Facc0 };
    (G) => { Facc1 };
    (H) => { Facc2 };
    (J) => { Facc3 };
}

// Which forms rows have is for the miner to choose.
#[allow(unused_macros)]
macro_rules! place {
    (Displaced $b:tt) => { Displaced<source!($b)> };
    ($e:ident $x:tt) => { Indexed<$e, source!($x)> };
}

macro_rules! body {
    (Binary $o:ident $t:tt $l:tt $r:tt) => { scalar::BinaryBody<scalar::$o, target!($t), source!($l), wide!($r)> };
    (Divide $o:ident $t:tt $l:tt $r:tt) => { scalar::DivideBody<scalar::$o, target!($t), source!($l), wide!($r)> };
    (Ternary $o:ident $t:tt $l:tt $r:tt $d:tt) => {
        scalar::TernaryBody<scalar::$o, target!($t), source!($l), source!($r), source!($d)>
    };
    (Unary $o:ident $t:tt $l:tt) => { scalar::UnaryBody<scalar::$o, target!($t), source!($l)> };
    (Shifted $o:ident $s:ident $t:tt $l:tt $r:tt) => {
        fused::Shifted<scalar::$o, scalar::$s, target!($t), source!($l), source!($r)>
    };
    (Scaled $e:ident $t:tt k $x:tt) => { fused::Scaled<$e, target!($t), memory::Fixed, source!($x)> };
    (Scaled $e:ident $t:tt s $x:tt) => { fused::Scaled<$e, target!($t), Slot, source!($x)> };
    (Load $w:ident $t:tt $b:tt) => { memory::LoadBody<memory::$w, target!($t), source!($b)> };
    (Store $w:ident $v:tt $b:tt) => { memory::StoreBody<memory::$w, source!($b), source!($v)> };
    (LoadAbsolute $w:ident $t:tt) => { memory::LoadAbsoluteBody<memory::$w, target!($t)> };
    (StoreAbsolute $w:ident $v:tt) => { memory::StoreAbsoluteBody<memory::$w, source!($v)> };
    (LoadIndexed $w:ident $e:ident $t:tt $x:tt) => { memory::LoadIndexedBody<memory::$w, $e, target!($t), Slot, source!($x)> };
    (StoreIndexed $w:ident $e:ident $v:tt $x:tt) => { memory::StoreIndexedBody<memory::$w, $e, source!($v), Slot, source!($x)> };
    (LoadOffset $w:ident $e:ident $t:tt $x:tt) => { memory::LoadIndexedBody<memory::$w, $e, target!($t), memory::Offset, source!($x)> };
    (StoreOffset $w:ident $e:ident $v:tt $x:tt) => { memory::StoreIndexedBody<memory::$w, $e, source!($v), memory::Offset, source!($x)> };
    (LoadElement $w:ident $t:tt $x:tt) => { object::LoadElement<memory::$w, target!($t), source!($x)> };
    (StoreElement $w:ident $v:tt $x:tt) => { object::StoreElement<memory::$w, source!($v), source!($x)> };
    (LoadRow $w:ident $t:tt $part:ident $x:tt) => { fused::LoadRow<memory::$w, target!($t), fused::$part<source!($x)>> };
    (WithMemory $o:ident $w:ident $t:tt $l:tt $p:ident $x:tt) => {
        fused::WithMemory<scalar::$o, memory::$w, target!($t), source!($l), place!($p $x)>
    };
    (TernaryWithMemory $o:ident $t:tt $l:tt $d:tt $p:ident $x:tt) => {
        fused::TernaryWithMemory<scalar::$o, memory::Mem64, target!($t), source!($l), place!($p $x), source!($d)>
    };
    (Update $o:ident $w:ident $v:tt) => { read_modify_write::Update<scalar::$o, memory::$w, Displaced<Slot>, source!($v)> };
    (UpdateTernary $o:ident $l:tt $r:tt) => {
        read_modify_write::UpdateTernary<scalar::$o, memory::Mem64, Displaced<Slot>, source!($l), source!($r)>
    };
    (Branch $o:ident $l:tt $r:tt) => { control::BranchBody<scalar::$o, source!($l), source!($r), control::Unwatched> };
    (BranchWatched $o:ident $l:tt $r:tt) => { control::BranchBody<scalar::$o, source!($l), source!($r), control::Watched> };
    (BranchAt $o:ident $w:ident $b:tt $r:tt) => {
        read_modify_write::BranchWithMemory<scalar::$o, memory::$w, Displaced<source!($b)>, source!($r)>
    };
    (BranchIndexed $o:ident $w:ident $x:tt $r:tt) => {
        read_modify_write::BranchWithMemory<scalar::$o, memory::$w, Indexed<Signed32, source!($x)>, source!($r)>
    };
    (Step $a:ident $o:ident $v:tt $s:tt $r:tt) => {
        control::StepBack<scalar::$a, scalar::$o, target!($v), source!($s), source!($r), control::Unwatched>
    };
    (StepWatched $a:ident $o:ident $v:tt $s:tt $r:tt) => {
        control::StepBack<scalar::$a, scalar::$o, target!($v), source!($s), source!($r), control::Watched>
    };
    (Quick $o:ident s s) => { quick::QuickBody<quick::$o, Slot> };
    (Quick $o:ident s i) => { quick::QuickBody<quick::$o, quick::Integer> };
    (Return $c:ident $v:tt) => { call::ReturnBody<call::$c, source!($v)> };
    (ReturnBinary $o:ident $c:ident $l:tt $r:tt) => { call::ReturnBinaryBody<scalar::$o, call::$c, source!($l), wide!($r)> };
    (LoadRetained $t:tt) => { bodies::LoadRetained<target!($t)> };
    (ReplaceByField $t:tt) => { bodies::ReplaceByField<target!($t)> };
    (AssignRetained $t:tt) => { bodies::AssignRetained<target!($t)> };
    (AssignOwned $t:tt) => { bodies::AssignOwned<target!($t)> };
    (StoreRetained) => { bodies::StoreRetained };
    (StoreOwned) => { bodies::StoreOwned };
    (ObjectTo $o:ident $t:tt) => { bodies::$o<target!($t)> };
    (Release) => { bodies::Release };
    (ReleaseMany $n:literal) => { object::ReleaseMany<$n> };
    (Transfer $o:ident) => { transfer::$o };
    (Control $o:ident) => { control::$o };
    (Object $o:ident) => { object::$o };
    (Call $o:ident) => { call::$o };
}

macro_rules! then {
    (($($b:tt)*)) => { body!($($b)*) };
    (($($b:tt)*) $($rest:tt)+) => { Then<body!($($b)*), then!($($rest)+)> };
}

/// The first instruction of a superinstruction.
macro_rules! first {
    (($($b:tt)*) $($rest:tt)*) => { <body!($($b)*) as Identity>::ID };
}

macro_rules! superinstructions {
    ($($(($($b:tt)*))+;)*) => {
        /// The first instruction of each.
        pub(super) const FIRSTS: &[Id] = &[$(first!($(($($b)*))+)),*];

        /// Every superinstruction; those with the same first instruction are neighbours.
        pub(in crate::ops::table) static SUPERINSTRUCTIONS: &[Row] = &[$(Row {
            parts: &[$(<body!($($b)*) as Identity>::ID),+],
            all: handler::<then!($(($($b)*))+)>,
            looping: match <then!($(($($b)*))+) as Superinstruction>::JUMPS {
                true => Some(handler::<Loop<then!($(($($b)*))+)>>),
                false => None,
            },
        }),*];
    };
}

#[allow(
    unused_imports,
    reason = "which bodies and operands there are depends on what was mined"
)]
mod rows;

pub(in crate::ops::table) use rows::SUPERINSTRUCTIONS;

/// Rows with the same first instruction: the first of them, and the one after the last.
#[derive(Clone, Copy)]
struct Group {
    id: Id,
    begin: u16,
    end: u16,
}

/// Places in [`GROUPS`], a power of two, twice as many as there are groups at least.
const PLACES: usize = {
    let (mut groups, mut at) = (1, 1);
    while at < rows::FIRSTS.len() {
        groups += (rows::FIRSTS[at].get() != rows::FIRSTS[at - 1].get()) as usize;
        at += 1;
    }
    (2 * groups).next_power_of_two()
};

/// The groups by first instruction: each at the place that the low bits of its id say, or at the next one that was free.
static GROUPS: [Group; PLACES] = {
    let free = Group {
        id: Id::NONE,
        begin: 0,
        end: 0,
    };
    let mut groups = [free; PLACES];
    let (firsts, mut begin) = (rows::FIRSTS, 0);
    while begin < firsts.len() {
        let id = firsts[begin];
        let mut end = begin + 1;
        while end < firsts.len() && firsts[end].get() == id.get() {
            end += 1;
        }
        let mut place = id.get() as usize % PLACES;
        while groups[place].id.get() != Id::NONE.get() {
            place = (place + 1) % PLACES;
        }
        groups[place] = Group {
            id,
            begin: begin as u16,
            end: end as u16,
        };
        begin = end;
    }
    groups
};

/// The rows that begin with an instruction.
fn rows_of(first: Id) -> &'static [Row] {
    let mut place = first.get() as usize % PLACES;
    loop {
        let group = &GROUPS[place];
        if group.id == first {
            return &SUPERINSTRUCTIONS[usize::from(group.begin)..usize::from(group.end)];
        }
        if group.id == Id::NONE {
            return &[];
        }
        place = (place + 1) % PLACES;
    }
}

/// The superinstructions that these instructions begin with.
pub fn superinstructions_of(ids: &[Id]) -> impl Iterator<Item = &'static Row> {
    let rows = ids.first().map_or(&[][..], |first| rows_of(*first));
    // The second instruction tells most rows apart: the rest is compared for few.
    rows.iter()
        .filter(|row| row.parts.get(1) == ids.get(1) && ids.starts_with(row.parts))
}

/// The first instruction, if this handler executes several.
pub fn first_of_superinstruction(all: usize) -> Option<Id> {
    let row = SUPERINSTRUCTIONS
        .iter()
        .find(|row| row.whole().any(|handler| handler as usize == all))?;
    row.parts.first().copied()
}

#[cfg(test)]
mod tests {
    use super::{SUPERINSTRUCTIONS, rows_of};
    use rustc_hash::FxHashSet;

    #[test]
    fn rows_with_the_same_first_instruction_are_neighbours() {
        let groups = SUPERINSTRUCTIONS.chunk_by(|one, other| one.parts[0] == other.parts[0]);
        let mut seen = FxHashSet::default();
        for group in groups {
            assert!(seen.insert(group[0].parts[0]), "{:?}", group[0].parts[0]);
            let found = rows_of(group[0].parts[0]);
            assert!(std::ptr::eq(found, group), "{:?}", group[0].parts[0]);
        }
    }
}
