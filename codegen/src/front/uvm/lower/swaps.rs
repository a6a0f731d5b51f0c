//! `SWAPSTACK`: what goes from one stack to the other.
//!
//! The engine hands on a word. A number is that word; other values, and exceptions, are put into the object of the stack that is resumed, its
//! *mail*: a reference as it is, values of several registers as an object that holds them. The kind says what the mail is, and 0 that there is
//! none. Whoever waits takes the mail out. What it did not wait for it drops: then its value is zero, as is that of a word nobody passed.
//!
//! A stack that waits in `@uvm.swap_stack` looks for mail only if the bundle sends some.

use maple_mirbin::{Op, Prim, Xintrinsic};

use super::body::Code;
use crate::front::uvm::ast::{BlockId, Dest, Inst, Operand, Pass};
use crate::front::uvm::types::{Type, TypeId};
use crate::mir::{ExprData, ExprId, Pos, StmtData};

/// Where the mail is in a stack's object, and its kind.
pub(super) const MAIL: i32 = 8;
pub(super) const KIND: i32 = 16;

/// The kind of an exception; those of values follow from their types.
pub(super) const THROWN: u64 = 1;

/// How a value is passed.
enum Passage {
    /// As a word: a number of this type.
    Word(Prim),
    /// As a reference.
    Reference,
    /// In an object.
    Object,
}

impl Code<'_, '_, '_> {
    /// Leaves the stack for another one. If it is resumed the block goes on, or has its normal destination.
    pub(super) fn swap(&mut self, inst: &Inst, here: BlockId) {
        let (Some(swap), Some(stack)) = (inst.swap, inst.operands.first()) else {
            return;
        };
        let object = self.given(stack, &Type::Stack);
        let target = self.b.register(Prim::Ref);
        self.b.assign(target, Prim::Ref, object);
        let object = self.b.read(target, Prim::Ref);
        let handle = self.handle_of(object);
        let word = match (swap.pass, inst.operands.get(1)) {
            (Pass::Value(ty), Some(value)) => self.pass_value(target, value, ty, inst.pos),
            (Pass::Throw, Some(exception)) => {
                let exception = self.exception(exception);
                self.send(target, exception, THROWN);
                self.b.constant(Prim::U64, 0)
            }
            _ => self.b.constant(Prim::U64, 0),
        };
        let word_number = self.b.register(Prim::U64);
        self.b.assign(word_number, Prim::U64, word);
        if swap.back.is_none() {
            self.intrinsic_call(Xintrinsic::LeaveStack, &[]);
        }
        let word = self.b.read(word_number, Prim::U64);
        let got = self.intrinsic(Xintrinsic::SwapStack, Prim::U64, &[handle, word]);
        self.b.assign(word_number, Prim::U64, got);
        self.empty(target);
        let Some(awaited) = swap.back else {
            // Nobody comes back.
            let none = self.b.constant(Prim::Ref, 0);
            return self.b.emit(Op::Throw, Prim::Void, &[none], StmtData::None);
        };
        let passage = match self.lowering.bundle.types.ty(awaited) {
            Type::Void => None,
            _ => Some(self.passage(awaited, inst.pos)),
        };
        let kind = match passage {
            None | Some(Passage::Word(_)) => None,
            Some(Passage::Reference | Passage::Object) => Some(self.kind(awaited)),
        };
        let mail = self.open_mail(kind, inst.edges.get(1));
        if let (Some(result), Some(passage)) = (inst.result, passage) {
            let values = match passage {
                Passage::Word(prim) => vec![self.number_of(word_number, prim, awaited)],
                Passage::Reference => vec![self.b.read(mail, Prim::Ref)],
                Passage::Object => {
                    let places = self.leaf_places(awaited, inst.pos);
                    let mut values = Vec::with_capacity(places.len());
                    for (place, prim) in places {
                        values.push(self.read_boxed(mail, place, prim));
                    }
                    values
                }
            };
            self.define(result, &values);
        }
        self.empty(mail);
        if let Some(normal) = inst.edges.first() {
            self.go(normal, Some(here));
        }
    }

    fn passage(&mut self, ty: TypeId, pos: Pos) -> Passage {
        match *self.lowering.leaves(ty, pos) {
            [Prim::Ref] => Passage::Reference,
            [prim] if prim != Prim::DynAny => Passage::Word(prim),
            _ => Passage::Object,
        }
    }

    /// Passes a value to the stack whose object is in a register: the word that goes with it.
    fn pass_value(&mut self, target: u32, value: &Operand, ty: TypeId, pos: Pos) -> ExprId {
        let values = self.operands(value, ty);
        match (self.passage(ty, pos), values.as_slice()) {
            (Passage::Word(prim), &[value]) => return self.word_of(value, prim),
            (Passage::Reference, &[value]) => {
                let kind = self.kind(ty);
                self.send(target, value, kind);
            }
            (Passage::Object, values) => {
                let structure = self.lowering.allocated(ty, pos).ty;
                let (object, kind) = (self.boxed(structure, ty, values, pos), self.kind(ty));
                self.send(target, object, kind);
            }
            _ => {}
        }
        self.b.constant(Prim::U64, 0)
    }

    /// Puts mail into the object in a register.
    fn send(&mut self, target: u32, mail: ExprId, kind: u64) {
        let object = self.b.read(target, Prim::Ref);
        self.b.store(object, MAIL, Prim::Ref, mail);
        let object = self.b.read(target, Prim::Ref);
        let kind = self.b.constant(Prim::U64, kind);
        self.b.store(object, KIND, Prim::U64, kind);
    }

    /// After the stack was resumed: takes out its mail. An exception goes to `exceptional`, or else to where it is caught. Mail of this kind is in
    /// the register then, which has NULL if there is none.
    pub(super) fn open_mail(&mut self, kind: Option<u64>, exceptional: Option<&Dest>) -> u32 {
        let (own, mail, found) = (
            self.b.register(Prim::Ref),
            self.b.register(Prim::Ref),
            self.b.register(Prim::U64),
        );
        let object = self.running_stack();
        self.b.assign(own, Prim::Ref, object);
        self.empty(mail);
        let object = self.b.read(own, Prim::Ref);
        let value = self.b.load(object, KIND, Prim::U64);
        self.b.assign(found, Prim::U64, value);
        let (opened, kept) = (
            self.b.fresh_label(&mut self.lowering.module.names),
            self.b.fresh_label(&mut self.lowering.module.names),
        );
        let value = self.b.read(found, Prim::U64);
        self.b.flow(Op::BrFalse, &[value], opened);
        let object = self.b.read(own, Prim::Ref);
        let value = self.b.load(object, MAIL, Prim::Ref);
        self.b.assign(mail, Prim::Ref, value);
        for (offset, prim) in [(MAIL, Prim::Ref), (KIND, Prim::U64)] {
            let (object, none) = (self.b.read(own, Prim::Ref), self.b.constant(prim, 0));
            self.b.store(object, offset, prim, none);
        }
        let is_thrown = self.is_kind(found, THROWN);
        self.b.flow(Op::BrFalse, &[is_thrown], kept);
        match exceptional {
            Some(edge) => self.landing(mail, edge),
            None => self.throw_register(mail),
        }
        self.b.flow(Op::Label, &[], kept);
        if let Some(kind) = kind {
            let is_wanted = self.is_kind(found, kind);
            self.b.flow(Op::BrTrue, &[is_wanted], opened);
        }
        self.empty(mail);
        self.b.flow(Op::Label, &[], opened);
        // A stack whose frames own its object would never end by itself.
        self.empty(own);
        mail
    }

    /// Lets go of what a register holds.
    fn empty(&mut self, number: u32) {
        let none = self.b.constant(Prim::Ref, 0);
        self.b.assign(number, Prim::Ref, none);
    }

    fn is_kind(&mut self, found: u32, kind: u64) -> ExprId {
        let (value, kind) = (self.b.read(found, Prim::U64), self.b.constant(Prim::U64, kind));
        self.b
            .expr(Op::Eq, Prim::U1, &[value, kind], ExprData::Operand(Prim::U64))
    }

    /// The kind of mail that a value of the type is. What is of one kind is made in the same way: no place and no stack comes of a number.
    fn kind(&self, ty: TypeId) -> u64 {
        let mut text = String::new();
        self.spell(ty, 0, &mut text);
        // FNV-1a. Small numbers have a meaning of their own.
        let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
        });
        hash | 1 << 63
    }

    /// A number as a word.
    fn word_of(&mut self, value: ExprId, prim: Prim) -> ExprId {
        match prim {
            Prim::U64 => value,
            Prim::F64 => self.b.retyped(value, Prim::U64),
            Prim::F32 => {
                let bits = self.b.retyped(value, Prim::U32);
                self.b
                    .expr(Op::Cvt, Prim::U64, &[bits], ExprData::Operand(Prim::U32))
            }
            _ => self
                .b
                .expr(Op::Cvt, Prim::U64, &[value], ExprData::Operand(Prim::U32)),
        }
    }

    /// The number that a word is. It may come from somebody who passed another type.
    fn number_of(&mut self, number: u32, prim: Prim, ty: TypeId) -> ExprId {
        let word = self.b.read(number, Prim::U64);
        match prim {
            Prim::F64 => self.b.retyped(word, Prim::F64),
            Prim::F32 => {
                let bits = self
                    .b
                    .expr(Op::Cvt, Prim::U32, &[word], ExprData::Operand(Prim::U64));
                self.b.retyped(bits, Prim::F32)
            }
            _ => match self.word_width(ty) {
                Some(width @ ..=32) => {
                    let low = self
                        .b
                        .expr(Op::Cvt, Prim::U32, &[word], ExprData::Operand(Prim::U64));
                    self.cut(low, width)
                }
                Some(width) => self.cut(word, width),
                None => word,
            },
        }
    }
}
