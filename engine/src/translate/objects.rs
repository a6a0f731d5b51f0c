//! Instructions on objects: the ways in which code for objects is faster than calls of the runtime.
//!
//! What is not recognised here stays such a call, with the same effect.

use super::family::{A, B, C, D, Family};
use super::model::{Base, Element, Index, Place, Sum};
use super::{Translator, flow};
use crate::ops::memory::Width;
use crate::ops::table::{self, Mode, ObjectOp, Single};
use crate::regcode::Draft;
use crate::regcode::effect::Effect;
use crate::vm::CallKind;
use maple_mirbin::intrinsics::Outcome;
use maple_mirbin::{Inst, Intrinsic, Op, Prim, Property, Xintrinsic};
use maple_runtime::class::{Class, state};

/// A store that was checked by the last instruction, or will be by the next.
#[derive(Clone, Copy)]
pub(super) struct Checked {
    /// The word of the check.
    word: usize,
    array: u16,
    index: u16,
    /// The value, once its class is checked.
    value: Option<u16>,
}

impl Translator<'_> {
    /// Translates an intrinsic on objects. Says whether it did.
    pub(super) fn object_intrinsic(&mut self, index: usize, inst: &Inst<'_>, id: Intrinsic) -> bool {
        use Intrinsic as I;
        if self.machine.managed.is_none() {
            return false;
        }
        let count = inst.operand_count() as usize;
        let depth = self.stack.depth() - count;
        match (id, count) {
            (I::MccIncRef, 1) => {
                if !self.retain_loaded(depth, inst.ty) {
                    let from = self.slot_as(depth, Prim::A64);
                    self.result(1, inst.ty, |_| Family::Object(ObjectOp::Retain), from, 0);
                }
            }
            (I::MccDecRef, 1) | (I::MplCleanupLocalrefvars, _) => self.release_all(depth, count),
            (I::MplCleanupLocalrefvarsSkip, 1..) => self.release_all(depth, count - 1),
            (I::MccWrite | I::MccWriteVol, 3) | (I::MccWriteS | I::MccWriteSVol, 2) => {
                self.store_reference(count, true)
            }
            (I::MccWriteNoInc | I::MccWriteVolNoInc, 3) | (I::MccWriteSNoInc | I::MccWriteSVolNoInc, 2) => {
                self.store_reference(count, false);
            }
            (I::JavaArrayLength, 1) => {
                let array = self.slot_as(depth, Prim::A64);
                self.result(1, Prim::I32, |_| Family::Object(ObjectOp::ArrayLength), array, 0);
            }
            (I::MccArrayBoundaryCheck, 2) => {
                let at = self.slot_as(depth + 1, Prim::I32);
                let array = self.slot_as(depth, Prim::A64);
                self.stack.truncate(depth);
                let check = Draft::new(table::single(Single::CheckElement), array, at, 0, 0);
                let word = self.emit_known(check, Effect::reading(A | B));
                self.checked = Some(Checked {
                    word,
                    array,
                    index: at,
                    value: None,
                });
                return true;
            }
            (I::MccReflectCheckArrayStore, 2) => {
                let value = self.slot_as(depth + 1, Prim::A64);
                let array = self.slot_as(depth, Prim::A64);
                let free = self.temp(depth + 2);
                self.stack.truncate(depth);
                let before = self
                    .checked
                    .take()
                    .filter(|checked| self.out.is_last(checked.word));
                let check = Draft::new(table::single(Single::CheckStore), value, array, 0, free);
                let word = self.emit_known(check, Effect::reading(A | B));
                self.checked = before
                    .filter(|checked| checked.array == array)
                    .map(|checked| Checked {
                        word,
                        value: Some(value),
                        ..checked
                    });
                return true;
            }
            (
                I::MccSyncEnterFast0 | I::MccSyncEnterFast1 | I::MccSyncEnterFast2 | I::MccSyncEnterFast3,
                1,
            ) => {
                self.monitor(inst, id, Single::EnterMonitor);
                return true;
            }
            (I::MccSyncExitFast, 1) => {
                self.monitor(inst, id, Single::ExitMonitor);
                return true;
            }
            (I::MccNewObjFixedClass, 1) => {
                // SAFETY: classes live as long as the machine.
                let makes = |class: &*const Class| unsafe { (**class).has_instances() };
                let Some(class) = self.constant_class(depth).filter(makes) else {
                    return false;
                };
                let free = self.temp(depth + 1);
                self.result(1, inst.ty, |_| Family::Object(ObjectOp::NewObject), free, 0);
                self.out.data(class as u64, 0);
            }
            (I::MplClinitCheck, 1) => {
                let Some(class) = self.constant_class(depth).or_else(|| self.class_in_slot(depth)) else {
                    return false;
                };
                self.stack.truncate(depth);
                self.initialise(class, depth);
                return true;
            }
            (I::JavaInstanceOf | I::MccJavaInstanceOf, 2) => {
                let Some(class) = self.constant_class(depth + 1) else {
                    return false;
                };
                let object = self.slot_as(depth, Prim::A64);
                self.result(2, inst.ty, |_| Family::Object(ObjectOp::InstanceOf), object, 0);
                self.out.data(class as u64, 0);
            }
            (I::JavaCheckCast, 2) => {
                let Some(class) = self.constant_class(depth + 1) else {
                    return false;
                };
                self.stack.pop();
                let object = self.slot_as(depth, Prim::A64);
                let free = self.temp(depth + 1);
                self.emit(Draft::new(table::single(Single::CheckCast), object, free, 0, 0));
                self.out.data(class as u64, 0);
                self.stack.converted(depth, Place::Slot(object), inst.ty);
            }
            (I::MplGetVtabFunc, 2) => {
                let (Place::Slot(receiver), Place::Const(offset)) =
                    (self.stack.at(depth).place, self.stack.at(depth + 1).place)
                else {
                    return false;
                };
                let places = self.machine.managed.as_ref().map_or(0, |managed| managed.places);
                let place = match u16::try_from(offset / 8) {
                    Ok(place) if usize::from(place) < places => place,
                    _ => return false,
                };
                self.stack.truncate(depth);
                self.stack.push(Place::Method(receiver, place), Prim::A64);
                return true;
            }
            (I::MccGetFuncPtrFromItabSecondHash64, 3) => {
                let (Place::Slot(receiver), Place::Const(name)) =
                    (self.stack.at(depth).place, self.stack.at(depth + 2).place)
                else {
                    return false;
                };
                let Some(selector) = self.machine.selector(name) else {
                    return false;
                };
                self.stack.truncate(depth);
                self.stack
                    .push(Place::InterfaceMethod(receiver, selector), Prim::A64);
                return true;
            }
            // Of another operand the result may change.
            (I::MccGetOrInsertLiteral | I::JavaConstClass, 1)
                if matches!(self.stack.at(depth).place, Place::Const(_)) =>
            {
                self.once(CallKind::Intrinsic(id), inst, depth);
            }
            _ => return false,
        }
        if inst.op == Op::IntrinsicCall && inst.intrinsic().is_some_and(leaves) {
            self.stack_to_result(index, inst, depth);
        }
        true
    }

    /// As [`Translator::object_intrinsic`], for the extended ones.
    pub(super) fn object_xintrinsic(&mut self, index: usize, inst: &Inst<'_>, id: Xintrinsic) -> bool {
        if self.machine.managed.is_none() || inst.op != Op::XintrinsicOp {
            return false;
        }
        let depth = self.stack.depth() - inst.operand_count() as usize;
        match id {
            Xintrinsic::Replace => self.replace(index, depth),
            Xintrinsic::NewArray => {
                // SAFETY: as above.
                let makes = |class: &*const Class| unsafe { (**class).component().is_some() };
                let Some(class) = self.constant_class(depth).filter(makes) else {
                    return false;
                };
                let length = self.slot_as(depth + 1, Prim::I32);
                let free = self.temp(depth + 2);
                self.result(2, inst.ty, |_| plain(Single::NewArray), length, free);
                self.out.data(class as u64, 0);
            }
            Xintrinsic::ElementAddress => {
                let Place::Const(size @ (1 | 2 | 4 | 8)) = self.stack.at(depth + 2).place else {
                    return false;
                };
                self.stack.pop();
                let at = self.slot_as(depth + 1, Prim::I32);
                let array = self.slot_as(depth, Prim::A64);
                self.stack.truncate(depth);
                let place = if self.bounds.holds(index) && self.is_plain_element(index, size) {
                    Place::Sum(Sum {
                        base: Base::Slot(array),
                        index: Some(Index {
                            slot: at,
                            full: false,
                            scale: size as u16,
                        }),
                        offset: 0,
                    })
                } else {
                    Place::Element(Element {
                        array,
                        index: at,
                        shift: size.trailing_zeros() as u8,
                    })
                };
                self.stack.push(place, Prim::A64);
            }
            _ => return false,
        }
        true
    }

    /// Whether the element whose address instruction `index` pushes is no reference. Those have eight bytes and are counted by instructions of
    /// their own.
    fn is_plain_element(&self, index: usize, size: u64) -> bool {
        let code = self.input.code;
        let access = || flow::taker(code, index).map(|taker| &code.insts[taker]);
        size < 8
            || access().is_some_and(|inst| {
                let accesses = matches!(inst.op, Op::Iread | Op::IreadOff | Op::IassignOff);
                accesses && !inst.ty.is_address()
            })
    }

    /// Enters or exits the monitor of the object on top.
    fn monitor(&mut self, inst: &Inst<'_>, id: Intrinsic, single: Single) {
        let depth = self.stack.depth() - 1;
        let object = self.slot_as(depth, Prim::A64);
        let window = self.own(depth);
        let site = self.site(inst, CallKind::Intrinsic(id), &[Prim::A64]);
        self.stack.truncate(depth);
        self.save_addressed();
        self.emit(Draft::new(table::single(single), window, object, 0, 0));
        self.out.data(site as u64, 0);
        self.cache.written(window);
    }

    /// A result of an intrinsic that is a statement.
    fn stack_to_result(&mut self, index: usize, inst: &Inst<'_>, depth: usize) {
        let window = self.materialise(depth);
        self.stack.truncate(depth);
        self.received(index, inst, window, Some(inst.ty));
    }

    /// `release` of `count` values from `depth` on, and whatever is above them dropped.
    fn release_all(&mut self, depth: usize, count: usize) {
        let mut slots = Vec::with_capacity(count);
        for at in depth..depth + count {
            if !matches!(self.stack.at(at).place, Place::Const(0)) {
                slots.push(self.slot_as(at, Prim::A64));
            }
        }
        self.stack.truncate(depth);
        for &slot in &slots {
            self.cache.written(slot);
        }
        for group in slots.chunks(4) {
            let field = |i: usize| group.get(i).copied().unwrap_or(0);
            let single = match group.len() {
                1 => Single::Release,
                2 => Single::Release2,
                3 => Single::Release3,
                _ => Single::Release4,
            };
            let release = Draft::new(table::single(single), field(0), field(1), field(2), field(3));
            self.emit_known(release, Effect::reading(A | B | C | D));
        }
    }

    /// Stores the reference on top at the address below it; `count` operands go.
    fn store_reference(&mut self, count: usize, retained: bool) {
        let top = self.stack.depth() - 1;
        let value = self.slot_as(top, Prim::A64);
        let pick = |yes: Single, no: Single| table::single(if retained { yes } else { no });
        let mut address = None;
        let mut origin = self.out.offset;
        let ins = match self.stack.at(top - 1).place {
            Place::Element(Element {
                array,
                index,
                shift: 3,
            }) => {
                let checked = self.checked.filter(|checked| {
                    self.out.is_last(checked.word)
                        && (checked.array, checked.index, checked.value) == (array, index, Some(value))
                });
                if let Some(checked) = checked {
                    // The store checks by itself what the last two instructions do.
                    let free = self.out.at(checked.word).d;
                    self.out.take_back();
                    origin = self.out.take_back();
                    let opcode = pick(Single::StoreCheckedRetained, Single::StoreCheckedOwned);
                    Draft::new(opcode, value, array, index, free)
                } else {
                    let opcode = pick(Single::StoreElementRetained, Single::StoreElementOwned);
                    Draft::new(opcode, value, array, index, 0)
                }
            }
            Place::Const(bits) => {
                address = Some(bits);
                let opcode = pick(Single::StoreStaticRetained, Single::StoreStaticOwned);
                Draft::new(opcode, value, 0, 0, 0)
            }
            place => {
                let (base, offset) = match place {
                    Place::Sum(Sum {
                        base: Base::Slot(base),
                        index: None,
                        offset,
                    }) => (base, offset),
                    _ => (self.slot_as(top - 1, Prim::A64), 0),
                };
                let opcode = pick(Single::StoreRetained, Single::StoreOwned);
                Draft::wide(opcode, value, base, offset)
            }
        };
        self.stack.truncate(top + 1 - count);
        self.save_addressed();
        let offset = std::mem::replace(&mut self.out.offset, origin);
        self.emit_known(ins, Effect::reading(A | B | C));
        if let Some(address) = address {
            self.out.data(address, 0);
        }
        self.out.offset = offset;
    }

    /// One more owner for the value at a depth, which the last instruction has loaded: it is counted there. Says whether it is.
    fn retain_loaded(&mut self, depth: usize, ty: Prim) -> bool {
        let slot = self.temp(depth);
        let value = self.stack.at(depth);
        let Some(last) = self
            .last
            .filter(|last| last.slot == slot && value.place == Place::Slot(slot) && value.ty.size() == 8)
        else {
            return false;
        };
        let op = match last.family {
            Family::Load(Width::Mem64, Mode::Displaced(_), false) => ObjectOp::LoadRetained,
            Family::Load(Width::Mem64, Mode::Absolute, false) => ObjectOp::LoadStaticRetained,
            Family::Element(Width::Mem64, false, _) => ObjectOp::LoadElementRetained,
            _ => return false,
        };
        self.remake(last, Family::Object(op));
        self.stack.converted(depth, Place::Slot(slot), ty);
        true
    }

    /// `replace (old, new)`: usually behind it comes the assignment to the variable that holds the old reference.
    fn replace(&mut self, index: usize, depth: usize) {
        let (old, new) = (self.stack.at(depth).place, self.stack.at(depth + 1).place);
        let next = self.input.code.insts.get(index + 1);
        let target = next.filter(|next| next.op.has(Property::WritesCell));
        let target = target.map(|next| self.slot(next.frame_index()));
        let (Place::Slot(variable), Some(target)) = (old, target) else {
            return self.replace_apart(depth);
        };
        if variable != target || matches!(new, Place::Const(_)) {
            return self.replace_apart(depth);
        }
        let last = self
            .last
            .filter(|last| new == Place::Slot(last.slot) && last.slot == self.temp(depth + 1));
        let counted = last.and_then(|last| Some((last, replacing(last.family)?)));
        let from = match counted {
            Some(_) => 0,
            None => self.slot_as(depth + 1, Prim::A64),
        };
        self.stack.truncate(depth);
        match counted {
            // Nobody needs the old value any more: what made the new one puts it there at once.
            Some((last, op)) if self.stack.users(variable, usize::MAX).next().is_none() => {
                self.remake(last, Family::Object(op));
                if let Some(last) = self.last {
                    self.redirect(last, variable);
                }
            }
            _ => {
                let from = last.filter(|_| counted.is_some()).map_or(from, |last| last.slot);
                self.save_users(variable);
                self.produce(variable, Family::Object(ObjectOp::AssignOwned), from, 0, 0);
            }
        }
        self.keep_pin(variable);
        self.last = None;
        self.skip = 1;
    }

    fn replace_apart(&mut self, depth: usize) {
        let new = match self.stack.at(depth + 1).place {
            constant @ Place::Const(_) => constant,
            _ => Place::Slot(self.slot_as(depth + 1, Prim::A64)),
        };
        let old = self.slot_as(depth, Prim::A64);
        self.emit_known(
            Draft::new(table::single(Single::Release), old, 0, 0, 0),
            Effect::reading(A),
        );
        self.stack.truncate(depth);
        self.stack.push(new, Prim::Ref);
    }

    /// Makes sure that a class is initialised; temporaries are free from `depth` on.
    fn initialise(&mut self, class: *const Class, depth: usize) {
        // SAFETY: the machine's classes live as long as it does.
        let known = unsafe { (*class).state.load(std::sync::atomic::Ordering::Acquire) };
        if known == state::INITIALIZED || self.initialised.contains(&class) {
            return;
        }
        self.initialised.push(class);
        self.save_addressed();
        let free = self.temp(depth);
        self.emit(Draft::new(table::single(Single::InitClass), free, 0, 0, 0));
        // The instruction keeps the accumulators, also if the initialiser runs.
        self.out.data(class as u64, 0);
    }

    /// A routine of a constant, whose result never changes: its site and, after the first time, the result are in the data words.
    fn once(&mut self, kind: CallKind, inst: &Inst<'_>, depth: usize) {
        let types = [self.stack.at(depth).ty];
        self.arguments(depth, &types);
        self.own(depth);
        let window = self.temp(depth);
        let site = self.site(inst, kind, &types);
        self.stack.truncate(depth);
        self.emit(Draft::new(table::single(Single::CallOnce), window, 0, 0, 0));
        self.out.data(0, 0);
        self.out.data(site as u64, 0);
        self.cache.written(window);
        self.stack.push(Place::Slot(window), inst.ty);
    }

    /// A call of a method through the class of its receiver, which is the first argument. Says whether the callee is one. The types of the
    /// arguments are those of the formals, so that nothing needs to be extended for Maple code; the code that calls native methods does it.
    pub(super) fn call_method(&mut self, depth: usize, types: &[Prim], window: u16) -> bool {
        let callee = self.stack.at(depth).place;
        let first = self.stack.at(depth + 1).place;
        match callee {
            Place::Method(receiver, place) if first == Place::Slot(receiver) && !types.is_empty() => {
                self.arguments_as(depth + 1, types, types, types.len());
                let call = Draft::new(table::single(Single::CallVirtual), window, place, 0, 0);
                self.emit_known(call, Effect::calling(0));
            }
            Place::InterfaceMethod(receiver, selector)
                if first == Place::Slot(receiver) && !types.is_empty() =>
            {
                self.arguments_as(depth + 1, types, types, types.len());
                let call = Draft::new(
                    table::single(Single::CallInterface),
                    window,
                    types.len() as u16,
                    0,
                    0,
                );
                self.emit_known(call, Effect::calling(0));
                self.out.data(0, 0);
                self.out.data(u64::from(selector), 0);
            }
            _ => return false,
        }
        true
    }

    /// The class whose record's address is the constant at a depth.
    fn constant_class(&self, depth: usize) -> Option<*const Class> {
        match self.stack.at(depth).place {
            Place::Const(record) => self.machine.class_at(record),
            _ => None,
        }
    }

    /// The class whose record's address is in the slot with the constant address at a depth.
    fn class_in_slot(&self, depth: usize) -> Option<*const Class> {
        match self.stack.at(depth).place {
            Place::Const(slot) => self.machine.class_in_slot(slot),
            _ => None,
        }
    }
}

fn plain(single: Single) -> Family {
    Family::Plain(table::single(single))
}

/// For an operation that gives its result an owner: the one that replaces the old value of a variable by it.
fn replacing(family: Family) -> Option<ObjectOp> {
    match family {
        Family::Object(ObjectOp::Retain) => Some(ObjectOp::AssignRetained),
        Family::Object(ObjectOp::LoadRetained) => Some(ObjectOp::ReplaceByField),
        Family::Object(ObjectOp::LoadStaticRetained) => Some(ObjectOp::ReplaceByStatic),
        Family::Object(ObjectOp::LoadElementRetained) => Some(ObjectOp::ReplaceByElement),
        _ => None,
    }
}

/// Whether an intrinsic leaves a result.
fn leaves(id: Intrinsic) -> bool {
    id.info().outcome != Outcome::Void
}
