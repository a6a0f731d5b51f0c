//! Pairs of instructions that often follow each other: one handler executes both and hands over once.
//!
//! A pair needs no instruction of its own. Both words stay as they are, but for the handler of the first; the second is executed alone
//! where a branch leads to it. The rows are the most frequent pairs of the benchmark programs and of front-end output, by the histogram of
//! executed pairs in which each program counts the same. What is patched while code runs, and what a caller looks at, is in none.

use super::super::fused::{self, Displaced, Indexed};
use super::super::memory::{Full, Signed32};
use super::super::operand::{Acc0, Acc1, Cached, Facc0, Facc1, Imm, Slot};
use super::super::{call, control, memory, object, scalar, transfer, update};
use crate::dispatch::{Handler, handler, pair};
use rustc_hash::FxHashMap;
use std::sync::OnceLock;

/// The handlers of two instructions, and that of both.
pub(in crate::ops::table) struct Pair {
    pub first: Handler,
    pub second: Handler,
    pub both: Handler,
}

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
    (i) => {
        Imm
    };
}

macro_rules! target {
    (s) => { Slot };
    (p) => { Cached<Acc0> };
    (q) => { Cached<Acc1> };
    (f) => { Cached<Facc0> };
    (g) => { Cached<Facc1> };
}

macro_rules! place {
    (Displaced $b:tt) => { Displaced<source!($b)> };
    ($e:ident $x:tt) => { Indexed<$e, source!($x)> };
}

macro_rules! body {
    (Binary $o:ident $t:tt $l:tt $r:tt) => { scalar::BinaryBody<scalar::$o, target!($t), source!($l), source!($r)> };
    (Divide $o:ident $t:tt $l:tt $r:tt) => { scalar::DivideBody<scalar::$o, target!($t), source!($l), source!($r)> };
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
    (LoadElement $w:ident $t:tt $x:tt) => { object::LoadElement<memory::$w, target!($t), source!($x)> };
    (StoreElement $w:ident $v:tt $x:tt) => { object::StoreElement<memory::$w, source!($v), source!($x)> };
    (LoadRow $w:ident $t:tt $part:ident $x:tt) => { fused::LoadRow<memory::$w, target!($t), fused::$part<source!($x)>> };
    (WithMemory $o:ident $w:ident $t:tt $l:tt $p:ident $x:tt) => {
        fused::WithMemory<scalar::$o, memory::$w, target!($t), source!($l), place!($p $x)>
    };
    (Update $o:ident $w:ident $v:tt) => { update::Update<scalar::$o, memory::$w, Displaced<Slot>, source!($v)> };
    (UpdateTernary $o:ident $l:tt $r:tt) => {
        update::UpdateTernary<scalar::$o, memory::Mem64, Displaced<Slot>, source!($l), source!($r)>
    };
    (Branch $o:ident $l:tt $r:tt) => { control::BranchBody<scalar::$o, source!($l), source!($r), control::Unwatched> };
    (BranchWatched $o:ident $l:tt $r:tt) => { control::BranchBody<scalar::$o, source!($l), source!($r), control::Watched> };
    (BranchAt $o:ident $w:ident $b:tt $r:tt) => {
        update::BranchWithMemory<scalar::$o, memory::$w, Displaced<source!($b)>, source!($r)>
    };
    (BranchIndexed $o:ident $w:ident $x:tt $r:tt) => {
        update::BranchWithMemory<scalar::$o, memory::$w, Indexed<Signed32, source!($x)>, source!($r)>
    };
    (Step $a:ident $o:ident $v:tt $s:tt $r:tt $k:literal) => {
        control::StepBack<scalar::$a, scalar::$o, source!($v), source!($s), source!($r), control::Unwatched, $k>
    };
    (StepWatched $a:ident $o:ident $v:tt $s:tt $r:tt $k:literal) => {
        control::StepBack<scalar::$a, scalar::$o, source!($v), source!($s), source!($r), control::Watched, $k>
    };
    (JumpBack $k:literal) => { control::JumpBack<control::Unwatched, $k> };
    (JumpBackWatched $k:literal) => { control::JumpBack<control::Watched, $k> };
    (Return $c:ident $v:tt) => { call::ReturnBody<call::$c, source!($v)> };
    (ReturnBinary $o:ident $c:ident $l:tt $r:tt) => { call::ReturnBinaryBody<scalar::$o, call::$c, source!($l), source!($r)> };
    (LoadRetained $t:tt) => { object::LoadRetained<target!($t), object::Field, false> };
    (ReplaceByField $t:tt) => { object::LoadRetained<target!($t), object::Field, true> };
    (AssignRetained $t:tt) => { object::Assign<target!($t), true> };
    (AssignOwned $t:tt) => { object::Assign<target!($t), false> };
    (StoreRetained) => { object::StoreReference<object::Field, true> };
    (StoreOwned) => { object::StoreReference<object::Field, false> };
    (ObjectTo $o:ident $t:tt) => { object::$o<target!($t)> };
    (Transfer $o:ident) => { transfer::$o };
    (Control $o:ident) => { control::$o };
    (Object $o:ident) => { object::$o };
    (Call $o:ident) => { call::$o };
}

macro_rules! pairs {
    ($(($($a:tt)*) ($($b:tt)*);)*) => {
        /// Every pair.
        pub(in crate::ops::table) static PAIRS: &[Pair] = &[$(Pair {
            first: handler::<body!($($a)*)>,
            second: handler::<body!($($b)*)>,
            both: pair::<body!($($a)*), body!($($b)*)>,
        }),*];
    };
}

/// The handler of two instructions with these handlers, if there is one.
pub fn paired(first: usize, second: usize) -> Option<Handler> {
    static TABLE: OnceLock<FxHashMap<(usize, usize), Handler>> = OnceLock::new();
    let table = TABLE.get_or_init(|| {
        let of = |pair: &Pair| ((pair.first as usize, pair.second as usize), pair.both);
        PAIRS.iter().map(of).collect()
    });
    table.get(&(first, second)).copied()
}

/// The handler of the first instruction alone, if this one executes two.
pub fn first_of_pair(both: usize) -> Option<Handler> {
    PAIRS
        .iter()
        .find(|pair| pair.both as usize == both)
        .map(|pair| pair.first)
}

pairs! {
    (WithMemory Add32 Mem8 q s Signed32 p) (Step Add32 LeS32 p i s 1);
    (Transfer Const32) (Control Poll);
    (Transfer Const32) (Transfer Const32);
    (Control Poll) (Unary Copy p s);
    (Ternary MulAddF64 f s g f) (Step Add32 LtS32 p i s 3);
    (LoadRow Mem64 g Addend p) (LoadRow Mem64 g Factor p);
    (LoadRow Mem64 g Factor p) (Ternary MulAddF64 f s g f);
    (Transfer CopyTwo) (Object CallVirtual);
    (Scaled Signed32 p s s) (Unary SignExtend32 q s);
    (Unary SignExtend32 q s) (BranchWatched LeS64 p q);
    (StoreElement Mem8 i p) (Scaled Signed32 p s s);
    (Divide RemU32 q s s) (Binary Sub32 p p q);
    (Binary Add32 p p q) (Divide RemU32 q s s);
    (Ternary MulAdd32 p p i s) (Shifted Xor32 Shr32 p p p);
    (Binary Xor32 q s s) (Binary Add32 p p q);
    (Binary Sub32 p p q) (Step Add32 LtU32 s i s 6);
    (Shifted Xor32 Shr32 p p p) (Binary Xor32 q s s);
    (StoreOwned) (Transfer Const32);
    (Store Mem32 s s) (Call ReturnVoid);
    (WithMemory Add64 MemS32 q s Displaced p) (ReplaceByField p);
    (Control Poll) (Load Mem64 p s);
    (LoadIndexed Mem32 Signed32 q p) (Branch GeS32 q s);
    (Binary DivPow2S32 p q i) (LoadIndexed Mem32 Signed32 q p);
    (Binary Add32 q s s) (Binary DivPow2S32 p q i);
    (Unary Copy p s) (Object CallVirtual);
    (Load Mem64 p s) (ObjectTo ArrayLength q);
    (LoadAbsolute Mem32 p) (Binary Add32 q p i);
    (Binary Add32 q p i) (StoreAbsolute Mem32 q);
    (LoadAbsolute Mem64 p) (Unary Copy q p);
    (Binary Sub32 p s i) (Unary Copy q s);
    (Unary Copy p q) (Object CallVirtual);
    (Binary MulF64 g f f) (Binary MulF64 g s s);
    (Binary MulF64 g s s) (Binary AddF64 g s g);
    (Binary AddF64 g s g) (Transfer Const64);
    (Transfer Const64) (Branch NltF64 s g);
    (Binary SubF64 g s s) (Binary AddF64 f g s);
    (Binary AddF64 g f f) (Ternary MulAddF64 g g s s);
    (Ternary MulAddF64 g g s s) (Binary SubF64 g s s);
    (Branch NltF64 s g) (Binary AddF64 g f f);
    (Binary AddF64 f g s) (Step Add32 LtS32 p i s 0);
    (Binary Add32 p p i) (BranchIndexed LtS32 Mem32 p s);
    (LoadElement MemS8 p s) (Branch Eq32 p i);
    (Binary Add32 q s i) (BranchAt LeS32 Mem32 s s);
    (Load Mem64 p s) (LoadElement MemS8 q s);
    (LoadElement MemS8 q s) (Branch Ne32 q i);
    (Load Mem64 g s) (WithMemory SubF64 Mem64 g s Displaced p);
    (WithMemory MulF64 Mem64 g s Displaced s) (UpdateTernary MulAddF64 g f);
    (WithMemory MulF64 Mem64 g s Signed32 s) (UpdateTernary MulAddF64 g f);
    (WithMemory MulF64 Mem64 g s Displaced p) (UpdateTernary MulSubF64 g f);
    (Transfer Const32) (Control Jump);
    (Branch Ne32 s i) (Branch Ne32 s i);
    (Branch Ne32 s i) (ReturnBinary Add32 ReturnS32 s i);
    (Unary Copy p p) (Binary Sub32 q s i);
    (Binary Sub32 q s i) (Unary Copy p p);
    (Transfer Const32) (Unary Copy p s);
    (Update Add32 Mem32 q) (Load Mem64 q s);
    (StoreRetained) (Binary And32 q p i);
    (Binary And32 q p i) (Update Add32 Mem32 q);
    (StoreRetained) (StepWatched Add32 LtS32 p i i 0);
    (LoadElement Mem64 q p) (StoreRetained);
    (LoadAbsolute Mem64 q) (StoreRetained);
    (ReplaceByField p) (BranchWatched Eq64 p i);
    (Unary Copy q s) (Object CallVirtual);
    (Branch Eq32 p i) (Control Jump);
    (StoreIndexed Mem32 Signed32 q p) (StoreIndexed Mem32 Signed32 s s);
    (LoadIndexed Mem32 Signed32 q s) (StoreIndexed Mem32 Signed32 q p);
    (StoreIndexed Mem32 Signed32 s s) (Binary Add32 p p i);
    (Binary Sub32 q s i) (Branch LtS32 p q);
    (LoadIndexed Mem32 Signed32 q p) (LoadIndexed Mem32 Signed32 q s);
    (Binary Add32 p p i) (Binary Sub32 q s i);
    (Unary Copy p s) (AssignOwned q);
    (Transfer Const32) (Unary Copy q s);
    (Binary Sub32 p p i) (BranchIndexed GtS32 Mem32 p s);
    (Control Poll) (Branch Ne32 s i);
    (Control Poll) (Branch LtS32 s i);
    (Binary Mul32 q s p) (Binary DivPow2S32 p q i);
    (Unary F64FromS32 f p) (Transfer Const64);
    (Binary AddF64 f s g) (Step Add32 LtS32 s i s 5);
    (Binary DivF64 g s f) (Return Return64 s);
    (Binary Add32 q p s) (Binary Add32 p q i);
    (Binary Add32 p q i) (Binary Mul32 q s p);
    (Binary Add32 p q i) (Unary F64FromS32 f p);
    (Binary DivPow2S32 p q i) (Binary Add32 q p s);
    (Binary Add32 p s s) (Binary Add32 q s s);
    (WithMemory MulF64 Mem64 g s Displaced s) (Binary AddF64 f s g);
    (WithMemory MulF64 Mem64 g s Signed32 s) (Binary AddF64 f s g);
    (Binary Add32 q s s) (Binary Add32 p q i);
    (Transfer Const64) (Binary DivF64 g s f);
    (Branch GeS32 q s) (Branch LeS32 s s);
    (Unary Copy p s) (StepWatched Add32 LtS32 s i s 5);
    (Store Mem32 s s) (Store Mem32 s s);
    (WithMemory SubF64 Mem64 g s Displaced p) (Load Mem64 g s);
    (UpdateTernary MulSubF64 g f) (WithMemory MulF64 Mem64 g s Displaced p);
    (UpdateTernary MulAddF64 g f) (WithMemory MulF64 Mem64 g s Displaced s);
    (UpdateTernary MulAddF64 g f) (WithMemory MulF64 Mem64 g s Signed32 s);
    (Branch LeS32 s s) (Binary Sub32 q p i);
    (Binary Sub32 q p i) (Control Jump);
    (Branch GeS32 q s) (Binary Add32 q p i);
    (Binary Add32 q p i) (Control Jump);
    (WithMemory MulF64 Mem64 f s Displaced p) (Update AddF64 Mem64 f);
    (Control Poll) (ObjectTo NewObject p);
    (ObjectTo ArrayLength q) (Branch GeS32 p q);
    (Unary Copy p s) (Branch GeS32 s p);
    (Binary Xor32 p s i) (Return ReturnS32 s);
    (ObjectTo Retain p) (Return Return64 s);
    (ReplaceByField q) (Unary Copy p q);
    (Load Mem64 f s) (WithMemory SubF64 Mem64 f f Displaced p);
    (WithMemory MulF64 Mem64 f s Displaced p) (UpdateTernary MulSubF64 f s);
    (WithMemory MulF64 Mem64 g s Displaced s) (UpdateTernary MulAddF64 g s);
    (WithMemory MulF64 Mem64 g s Signed32 s) (UpdateTernary MulAddF64 g s);
    (LoadRetained q) (Unary Copy p q);
    (StoreRetained) (Call ReturnVoid);
    (Load Mem32 p s) (Return ReturnS32 s);
    (Control Poll) (Transfer CopyTwo);
    (Unary Copy q p) (Object CallVirtual);
    (Load Mem64 q s) (ObjectTo ArrayLength p);
    (Control Poll) (Transfer Const32);
    (ReplaceByField p) (BranchWatched Eq64 p s);
    (Transfer Const32) (Store Mem32 s s);
    (AssignOwned p) (Transfer Const32);
    (Transfer Const32) (StepWatched Add32 LtS32 s i i 8);
    (StoreRetained) (AssignOwned p);
    (ObjectTo Retain q) (Return Return64 s);
    (Binary Add32 q s i) (ObjectTo ArrayLength p);
    (Unary Copy q p) (Unary SignExtend32 p q);
    (LoadIndexed Mem32 Signed32 q p) (StoreIndexed Mem32 Signed32 q p);
    (StoreIndexed Mem32 Signed32 q p) (Step Add32 LtS32 p i s 2);
    (Unary Copy p s) (Unary Copy q s);
    (Transfer Const32) (Transfer CopyTwo);
    (Unary Copy p s) (Binary Add32 q s i);
    (Binary Add32 q s i) (Transfer CopyTwo);
    (Binary Add32 q s p) (LoadIndexed MemS8 Signed32 q q);
    (Transfer CopyTwo) (Unary Copy q s);
    (StoreIndexed Mem32 Signed32 p s) (Binary Add32 p s i);
    (StoreIndexed Mem32 Signed32 q s) (StoreIndexed Mem32 Signed32 p s);
    (Binary Add32 p s i) (Binary Sub32 q s i);
    (Branch GtS32 s s) (LoadIndexed Mem32 Signed32 p s);
    (LoadIndexed Mem32 Signed32 p s) (LoadIndexed Mem32 Signed32 q s);
    (LoadIndexed Mem32 Signed32 q s) (StoreIndexed Mem32 Signed32 q s);
    (Binary Sub32 q s i) (Branch LeS32 s s);
    (Load Mem64 q s) (ObjectTo ArrayLength q);
    (Load Mem64 q s) (LoadElement Mem16 q p);
    (Load Mem32 q s) (Binary Xor32 p p q);
    (Binary Xor32 p p q) (Scaled Signed32 q s p);
    (Load Mem32 p s) (Load Mem32 q s);
    (AssignOwned p) (Binary Add32 q s i);
    (Scaled Signed32 q s p) (StepWatched Add32 LtS32 s i s 0);
    (Load Mem64 q s) (Load Mem32 p s);
    (Transfer Const32) (Branch GeS32 s s);
    (ObjectTo ArrayLength p) (BranchWatched LtS32 q p);
    (Load Mem64 p s) (LoadElement Mem32 q s);
    (Transfer Const32) (Binary Mul32 q s s);
    (Transfer Const32) (Binary Add32 q q s);
    (Binary Mul32 q s s) (Transfer Const32);
    (WithMemory Add32 Mem32 q s Displaced s) (Return ReturnS32 s);
    (WithMemory Add32 Mem32 q s Signed32 s) (Return ReturnS32 s);
    (Unary Copy p p) (StoreOwned);
    (ObjectTo ArrayLength q) (Return ReturnS32 s);
    (Binary Add32 q s i) (Binary Add32 p q p);
    (Binary Add32 p q p) (Object Release);
    (Unary Copy p s) (ReplaceByField q);
    (Load Mem32 q s) (Binary Add32 p q i);
    (Binary Add32 p q i) (Store Mem32 p s);
    (Load Mem64 p s) (LoadElement Mem64 q s);
    (Unary Copy q s) (Transfer Const32);
    (StoreRetained) (StoreRetained);
    (Load Mem64 p s) (LoadElement Mem16 q s);
    (Branch LtS32 s i) (Load Mem64 p s);
    (LoadElement Mem16 q s) (Unary ZeroExtend16 p q);
    (Unary ZeroExtend16 p q) (Return ReturnU32 s);
    (Unary ZeroExtend16 p s) (Unary Copy q p);
    (ObjectTo ArrayLength p) (Unary Copy q p);
    (Branch Ne32 p i) (Load Mem64 q s);
    (Load Mem64 p s) (Branch Ne64 p i);
    (Unary SignExtend32 p q) (Transfer Const32);
    (ReplaceByField p) (Unary Copy q p);
    (LoadRetained p) (ObjectTo ArrayLength q);
    (Branch GeS32 p q) (Load Mem64 q s);
    (Transfer Const32) (Unary Copy q p);
    (LoadElement Mem64 q s) (ObjectTo Retain p);
    (Branch LtS32 s i) (BranchAt GtS32 Mem32 s s);
    (Binary Sub64 p s q) (Branch GeS32 p i);
    (Binary Mul64 q q i) (Binary Sub64 p s q);
    (StoreElement Mem16 s s) (Unary Copy q s);
    (Binary Add32 q s i) (Binary Add32 q p i);
    (Divide DivS64 q s i) (Binary Mul64 q q i);
    (Unary Copy q s) (BranchWatched Ne64 s i);
    (Unary Copy p s) (LoadIndexed Mem32 Signed32 q p);
    (Branch GeS32 s s) (Unary Copy p s);
    (BranchAt Ne32 Mem8 s i) (BranchAt Ne32 Mem8 s i);
    (Unary Copy p s) (StepWatched Add32 LtS32 s i s 7);
    (Unary Copy p s) (StepWatched Add32 LtS32 s i s 3);
    (Unary Copy p p) (StepWatched Add32 LtS32 s i s 4);
    (Ternary MulAdd32 q s i s) (Return ReturnS32 s);
    (Unary ZeroExtend8 p s) (Branch Eq32 p i);
    (Binary Add32 q q s) (Branch Ne32 s i);
    (LoadElement MemS8 p q) (Branch Ne32 p i);
    (Binary Add32 q s s) (LoadElement MemS8 p q);
    (Branch Ne32 q i) (Load Mem64 p s);
    (Load Mem64 p s) (Binary Add32 q s s);
    (Ternary MulAddF64 g s s s) (Ternary MulAddF64 g s s s);
    (Scaled Signed32 p k s) (Load Mem64 g s);
    (Ternary MulAddF64 g s s s) (Unary SqrtF64 g g);
    (Binary DivF64 f s g) (WithMemory MulF64 Mem64 g s Displaced p);
    (UpdateTernary MulSubF64 g f) (WithMemory MulF64 Mem64 g s Displaced s);
    (UpdateTernary MulSubF64 g f) (WithMemory MulF64 Mem64 g s Signed32 s);
    (WithMemory SubF64 Mem64 g s Displaced p) (Binary MulF64 g s s);
    (UpdateTernary MulAddF64 g f) (Step Add32 LtS32 s i i 0);
    (Binary MulF64 g s g) (Binary DivF64 f s g);
    (Binary MulF64 g s s) (Ternary MulAddF64 g s s s);
    (Unary SqrtF64 g g) (Binary MulF64 g s g);
    (Load Mem64 p s) (Load Mem32 q s);
    (Branch GeS32 s q) (Unary Copy p s);
    (Transfer CopyTwo) (Unary Copy p s);
    (Branch GeS32 s p) (Transfer CopyTwo);
    (Unary Copy p s) (Transfer CopyTwo);
    (Unary ZeroExtend32 p s) (Scaled Full q k p);
    (Scaled Full q k p) (BranchAt Ne32 Mem32 q s);
    (Load Mem64 f p) (WithMemory MulF64 Mem64 f s Displaced p);
    (Binary AddF64 g s f) (Store Mem64 g p);
    (WithMemory MulF64 Mem64 f s Displaced p) (Binary AddF64 g s f);
    (Store Mem64 g p) (WithMemory MulF64 Mem64 f s Displaced p);
    (Update AddF64 Mem64 f) (WithMemory MulF64 Mem64 f s Displaced p);
    (Branch LtS32 p q) (Binary Add32 p s i);
    (Binary Add32 p s i) (Load Mem32 q s);
    (Load Mem32 q s) (Branch Ne32 q i);
    (Unary Copy q s) (Branch GeS32 s q);
    (Load Mem64 q s) (Load Mem64 p s);
    (LoadElement Mem16 q p) (Load Mem64 q s);
    (Unary SignExtend32 p q) (Unary Copy q s);
    (Load Mem64 g s) (WithMemory SubF64 Mem64 g g Displaced p);
    (WithMemory SubF64 Mem64 g g Displaced p) (Load Mem64 f s);
    (Ternary MulAddF64 g s s g) (Unary SqrtF64 f g);
    (Unary SqrtF64 f g) (Unary FloatCopy g f);
    (WithMemory SubF64 Mem64 f f Displaced p) (Load Mem64 g s);
    (Binary MulF64 g s s) (Ternary MulAddF64 g s s g);
    (Ternary MulAddF64 g s s g) (Ternary MulAddF64 g s s g);
    (UpdateTernary MulAddF64 g s) (WithMemory MulF64 Mem64 f s Displaced s);
    (UpdateTernary MulAddF64 g s) (WithMemory MulF64 Mem64 f s Signed32 s);
    (UpdateTernary MulAddF64 f s) (WithMemory MulF64 Mem64 g s Displaced s);
    (UpdateTernary MulAddF64 f s) (WithMemory MulF64 Mem64 g s Signed32 s);
    (UpdateTernary MulSubF64 g s) (WithMemory MulF64 Mem64 f s Displaced p);
    (Unary FloatCopy g f) (Binary MulF64 f s g);
    (Binary DivF64 g s f) (WithMemory MulF64 Mem64 f s Displaced p);
    (WithMemory MulF64 Mem64 f s Displaced s) (UpdateTernary MulAddF64 f s);
    (WithMemory MulF64 Mem64 f s Signed32 s) (UpdateTernary MulAddF64 f s);
    (UpdateTernary MulAddF64 g s) (Binary Add32 q s i);
    (UpdateTernary MulSubF64 f s) (WithMemory MulF64 Mem64 g s Displaced p);
    (WithMemory MulF64 Mem64 g s Displaced p) (UpdateTernary MulSubF64 g s);
    (WithMemory SubF64 Mem64 f f Displaced p) (Binary MulF64 g s s);
    (Binary MulF64 f s g) (Binary DivF64 g s f);
    (UpdateTernary MulSubF64 f s) (WithMemory MulF64 Mem64 g s Displaced s);
    (UpdateTernary MulSubF64 f s) (WithMemory MulF64 Mem64 g s Signed32 s);
    (Control Poll) (Load Mem32 p s);
    (Binary And32 p s i) (Update Add32 Mem32 p);
    (ReplaceByField q) (AssignRetained p);
    (LoadAbsolute Mem32 p) (Transfer Const64);
    (Load Mem64 q s) (LoadElement Mem32 p s);
    (BranchAt Eq32 Mem8 s i) (Load Mem64 p s);
    (Load Mem64 p s) (ObjectTo Retain q);
    (Unary Copy q s) (Unary SignExtend32 p q);
    (Binary Add32 q p i) (StoreElement Mem16 s s);
    (Unary Copy p p) (Transfer CopyTwo);
    (Load Mem64 p s) (BranchAt LeS32 Mem32 p s);
    (Unary Copy p s) (Object Release);
    (Load Mem64 p s) (Load Mem64 q p);
    (LoadElement Mem32 q s) (BranchAt Ne32 Mem32 s s);
    (Load Mem32 p s) (StoreElement Mem32 p s);
    (LoadElement Mem32 p s) (Branch Ne32 p i);
    (BranchAt Ne32 Mem32 s s) (Load Mem64 q s);
    (StoreElement Mem32 p s) (Load Mem64 q s);
    (Load Mem64 p s) (Load Mem64 q s);
    (Control Poll) (Binary And32 p s i);
    (Binary And32 p s i) (Branch Ne32 p i);
    (Transfer CopyTwo) (Unary SignExtend32 q s);
    (Binary Mul32 q s i) (Binary Add32 q s p);
    (Unary SignExtend8 q q) (StoreIndexed Mem8 Signed32 q p);
    (Binary Sub32 q s i) (Step Add32 LtS32 p i s 0);
    (Binary Add32 q s p) (WithMemory Add32 Mem8 q s Signed32 q);
    (Binary Shr32 q s i) (Divide RemU32 q q i);
    (StoreIndexed Mem8 Signed32 q p) (Binary Sub32 q s i);
    (WithMemory Add32 Mem8 q s Signed32 q) (Step Add32 LtS32 p i s 3);
    (Divide RemU32 q q i) (Binary Add32 q q i);
    (Binary Add32 q q i) (Unary SignExtend8 q q);
    (BranchIndexed LtS32 Mem32 p s) (BranchIndexed LeS32 Mem32 s s);
    (Unary Copy p s) (Binary Add32 p p i);
    (BranchIndexed GeS32 Mem32 s s) (Unary Copy p s);
    (Unary ZeroExtend8 q s) (Return ReturnU32 s);
    (LoadIndexed MemS8 Signed32 q q) (Binary Add32 q s p);
    (Binary DivPow2S32 p s i) (BranchWatched LtS32 q p);
    (Binary Add32 q s i) (Binary DivPow2S32 p s i);
    (StoreElement Mem8 i p) (StoreElement Mem8 i s);
    (Binary Add32 p s s) (StoreElement Mem8 i p);
    (StoreElement Mem8 i q) (Binary Add32 p s s);
    (Load Mem64 p s) (Binary Sub32 q s s);
    (WithMemory Add32 Mem32 q q Displaced s) (StoreElement Mem8 i q);
    (WithMemory Add32 Mem32 q q Signed32 s) (StoreElement Mem8 i q);
    (Binary Sub32 q s s) (WithMemory Add32 Mem32 q q Displaced s);
    (Binary Sub32 q s s) (WithMemory Add32 Mem32 q q Signed32 s);
    (StoreElement Mem8 i s) (Binary Add32 q s i);
    (Unary Copy p s) (Binary Sub32 p p i);
    (BranchIndexed LeS32 Mem32 s s) (Unary Copy p s);
    (BranchIndexed GtS32 Mem32 p s) (Branch GtS32 s s);
    (Branch Eq64 q i) (ReplaceByField p);
    (Load Mem64 q s) (Branch Eq64 q i);
    (LoadElement Mem16 q p) (Branch Eq32 s q);
    (Binary Add32 p p i) (JumpBackWatched 10);
    (Branch Eq32 s q) (Binary Add32 p p i);
    (Store Mem32 p s) (Transfer CopyTwo);
    (Binary Add32 p s i) (Binary And32 q p i);
    (Binary And32 q p i) (Binary Or32 p q q);
    (Scaled Full q k p) (BranchAt Ne32 Mem32 q i);
    (Binary Or32 p q q) (Scaled Full q k p);
    (ReplaceByField q) (Transfer CopyTwo);
    (BranchAt Ne32 Mem8 s i) (Transfer Const32);
    (Unary Copy p s) (Branch Ne64 p i);
    (StoreElement Mem16 q s) (StepWatched Add32 LtS32 s i s 0);
    (ObjectTo ArrayLength q) (Branch LtS32 s q);
    (Unary Copy q p) (StoreElement Mem16 q s);
    (ReplaceByField p) (Load Mem32 q s);
    (Transfer Const32) (Return Return64 s);
    (Branch GeS32 p i) (Binary Add32 q s i);
    (Transfer Const32) (Load Mem64 p s);
    (Load Mem64 q s) (Binary Sub32 p s s);
    (Binary Sub32 p s s) (WithMemory Add32 Mem32 p p Displaced s);
    (Binary Sub32 p s s) (WithMemory Add32 Mem32 p p Signed32 s);
    (WithMemory Add32 Mem32 p p Displaced s) (LoadElement MemS8 q p);
    (WithMemory Add32 Mem32 p p Signed32 s) (LoadElement MemS8 q p);
    (LoadElement MemS8 q p) (Branch Eq32 q i);
    (Control Poll) (Branch Ne64 s i);
    (Unary Copy q q) (Object CallVirtual);
    (Unary Copy p q) (Unary Copy q q);
    (Unary Copy q s) (Transfer CopyTwo);
    (Unary Copy p p) (Load Mem64 q s);
    (Load Mem64 q s) (Load Mem64 p q);
    (Branch Ne64 p i) (Transfer Const32);
    (Branch Ne32 s i) (ObjectTo NewObject p);
    (Transfer Const32) (LoadRetained p);
    (Branch Ne64 p i) (LoadRetained q);
    (LoadElement Mem32 q s) (Transfer CopyTwo);
    (Branch Ne32 s i) (Load Mem64 p s);
    (BranchAt LeS32 Mem32 p s) (Load Mem64 p s);
    (Load Mem32 p s) (ReturnBinary Sub32 ReturnS32 s p);
    (Load Mem32 p s) (Binary Add32 q p i);
    (Binary Add32 q p i) (Store Mem32 q s);
    (Load Mem64 p q) (LoadElement Mem64 q s);
    (StoreElement Mem32 s p) (Control Jump);
    (Store Mem32 q s) (StoreElement Mem32 s p);
    (LoadElement Mem32 p s) (Load Mem64 q s);
    (LoadElement Mem64 q s) (LoadElement MemS8 p s);
    (Load Mem64 q p) (LoadElement Mem32 p s);
    (Binary Add32 p s i) (JumpBackWatched 16);
    (Scaled Signed32 p k s) (Load Mem64 f p);
    (Binary Add32 q s i) (Branch GeS32 q i);
    (Update AddF64 Mem64 f) (Step Add32 LtS32 s i i 0);
    (Scaled Signed32 p k s) (Binary Add32 q s i);
    (ObjectTo ArrayLength q) (Branch GeS32 s q);
    (Branch GeS32 s q) (Load Mem64 p s);
    (Binary DivPow2S32 q s i) (BranchWatched LtS32 p q);
    (Load Mem64 p s) (BranchAt Eq32 Mem8 p i);
    (Unary Copy p s) (Unary FloatCopy f s);
    (Control Poll) (Unary Copy q s);
    (Control Poll) (LoadRetained p);
    (Binary Add32 p s i) (ObjectTo ArrayLength q);
    (Load Mem32 p s) (Load Mem64 q s);
    (Store Mem8 i s) (Call ReturnVoid);
    (ObjectTo ArrayLength p) (Branch Ne32 s p);
    (LoadElement Mem64 p q) (Load Mem64 f p);
    (Update AddF64 Mem64 f) (StepWatched Add32 LtS32 q i s 0);
    (Branch Eq32 q i) (Load Mem64 p s);
    (Store Mem32 i s) (Update Add32 Mem32 i);
    (Update Add32 Mem32 i) (Store Mem8 i s);
    (Load Mem64 q s) (BranchAt Eq32 Mem32 q i);
    (Binary Add32 p s i) (JumpBackWatched 14);
    (StoreOwned) (Call ReturnVoid);
    (Transfer Const32) (LoadRetained q);
    (Unary Neg32 p p) (Binary Add32 q s i);
    (Branch GeS32 p i) (Unary Neg32 p p);
    (AssignOwned q) (StoreOwned);
    (Transfer Const32) (BranchAt Eq32 Mem8 s i);
    (Transfer Const32) (JumpBackWatched 14);
    (Branch Eq32 p i) (LoadRetained q);
    (BranchAt Eq32 Mem8 p i) (Load Mem64 q s);
    (ObjectTo ArrayLength p) (Binary Sub32 q p s);
    (AssignOwned q) (Transfer Const32);
    (Load Mem64 q p) (StoreRetained);
    (Binary Add32 q s q) (Binary Add32 p p i);
    (Binary Mul32 q s i) (LoadElement Mem16 q p);
    (LoadElement Mem16 q p) (Binary Add32 q s q);
    (Binary Add32 p p i) (JumpBackWatched 8);
    (Load Mem64 q s) (Binary Mul32 q s i);
    (Binary Sub32 q p s) (Branch LeS32 s q);
    (Branch LtS32 s i) (ObjectTo ArrayLength p);
    (Branch LtS32 s i) (Branch LtS32 s i);
    (Unary Copy p s) (Transfer Const32);
    (Branch GeS32 s p) (ReplaceByField q);
    (Unary SignExtend32 q p) (Transfer Const32);
    (StoreIndexed Mem32 Signed32 q p) (Step Add32 LtS32 p i s 3);
    (LoadIndexed Mem32 Signed32 q q) (StoreIndexed Mem32 Signed32 q p);
    (Binary Add32 q p i) (LoadIndexed Mem32 Signed32 q q);
    (Branch GeS32 q i) (Unary Copy p s);
    (Unary FloatCopy f s) (Scaled Signed32 p k s);
    (Unary Copy p s) (Unary Copy q p);
    (Load Mem32 p s) (Transfer Const32);
    (Branch Ne32 p i) (ObjectTo NewObject q);
    (ObjectTo ArrayLength q) (Branch LeS32 s q);
    (Binary Add32 q p s) (Load Mem64 p s);
    (Load Mem32 p s) (Binary Add32 q p s);
    (Transfer Const32) (StoreRetained);
    (LoadRetained p) (Load Mem64 q s);
    (AssignOwned q) (LoadRetained p);
    (Load Mem32 q p) (Store Mem32 q s);
    (Unary Copy p s) (Load Mem32 q p);
    (LoadRetained q) (Transfer CopyTwo);
}
