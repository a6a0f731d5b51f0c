//! Instructions on objects: the ways in which code for objects is faster than calls of the runtime.
//!
//! What is not recognised here stays such a call, with the same effect.

use super::environment::ClassFacts;
use super::model::{Base, Element, Index, Location, Sum};
use super::symbols::{CallKind, Symbol};
use super::{Translator, flow};
use maple_lir::code::Half;
use maple_lir::{Class, Inst as Lir, Mode, ObjectOp, Operand, Reg, Shape, Single, Width};
use maple_mirbin::intrinsics::Outcome;
use maple_mirbin::{Inst, Intrinsic, Op, Prim, Property, Xintrinsic};

/// A store that was checked by the last instruction, or will be by the next.
#[derive(Clone, Copy)]
pub(super) struct Checked {
    /// The word of the check.
    word: usize,
    array: Reg,
    index: Reg,
    /// The value, once its class is checked.
    value: Option<Reg>,
}

impl Translator<'_> {
    /// Translates an intrinsic on objects. Says whether it did.
    pub(super) fn object_intrinsic(&mut self, index: usize, inst: &Inst<'_>, id: Intrinsic) -> bool {
        use Intrinsic as I;
        if !self.policy.counted {
            return false;
        }
        let count = inst.operand_count() as usize;
        let depth = self.stack.depth() - count;
        match (id, count) {
            (I::MccIncRef, 1) => {
                if !self.retain_loaded(depth, inst.ty) {
                    let from = self.reg_as(depth, Prim::A64);
                    self.result(1, inst.ty, Shape::Object(ObjectOp::Retain), &[Operand::of(from)]);
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
                let array = self.reg_as(depth, Prim::A64);
                let length = Shape::Object(ObjectOp::ArrayLength);
                self.result(1, Prim::I32, length, &[Operand::of(array)]);
            }
            (I::MccArrayBoundaryCheck, 2) => {
                let at = self.reg_as(depth + 1, Prim::I32);
                let array = self.reg_as(depth, Prim::A64);
                self.stack.truncate(depth);
                let word = self.emit_single(Single::CheckElement, &[array, at].map(Operand::of));
                self.checked = Some(Checked {
                    word,
                    array,
                    index: at,
                    value: None,
                });
                return true;
            }
            (I::MccReflectCheckArrayStore, 2) => {
                let value = self.reg_as(depth + 1, Prim::A64);
                let array = self.reg_as(depth, Prim::A64);
                let free = self.free(depth + 2);
                self.stack.truncate(depth);
                let before = self
                    .checked
                    .take()
                    .filter(|checked| self.out.is_last(checked.word));
                let operands = [Operand::of(value), Operand::of(array), Operand::NONE, free];
                let word = self.emit_single(Single::CheckStore, &operands);
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
                let Some(class) = self.constant_class(depth).filter(|class| class.has_instances) else {
                    return false;
                };
                let free = self.free(depth + 1);
                self.result(1, inst.ty, Shape::Object(ObjectOp::NewObject), &[free]);
                self.out.data(class.address, 0);
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
                let object = self.reg_as(depth, Prim::A64);
                let test = Shape::Object(ObjectOp::InstanceOf);
                self.result(2, inst.ty, test, &[Operand::of(object)]);
                self.out.data(class.address, 0);
            }
            (I::JavaCheckCast, 2) => {
                let Some(class) = self.constant_class(depth + 1) else {
                    return false;
                };
                self.stack.pop();
                let object = self.reg_as(depth, Prim::A64);
                let free = self.free(depth + 1);
                self.emit_single(Single::CheckCast, &[Operand::of(object), free]);
                self.out.data(class.address, 0);
                self.stack.converted(depth, Location::Reg(object), inst.ty);
            }
            (I::MplGetVtabFunc, 2) => {
                let (Location::Reg(receiver), Location::Const(offset)) =
                    (self.stack.at(depth).place, self.stack.at(depth + 1).place)
                else {
                    return false;
                };
                let places = self.env.vtable_places();
                let place = match u16::try_from(offset / 8) {
                    Ok(place) if usize::from(place) < places => place,
                    _ => return false,
                };
                self.stack.truncate(depth);
                self.stack.push(Location::Method(receiver, place), Prim::A64);
                return true;
            }
            (I::MccGetFuncPtrFromItabSecondHash64, 3) => {
                let (Location::Reg(receiver), Location::Const(name)) =
                    (self.stack.at(depth).place, self.stack.at(depth + 2).place)
                else {
                    return false;
                };
                if !self.env.is_name(name) {
                    return false;
                }
                let selector = self.add_symbol(Symbol::Selector(name));
                self.stack.truncate(depth);
                self.stack
                    .push(Location::InterfaceMethod(receiver, selector), Prim::A64);
                return true;
            }
            // Of another operand the result may change.
            (I::MccGetOrInsertLiteral | I::JavaConstClass, 1)
                if matches!(self.stack.at(depth).place, Location::Const(_)) =>
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
        if !self.policy.counted || inst.op != Op::XintrinsicOp {
            return false;
        }
        let depth = self.stack.depth() - inst.operand_count() as usize;
        match id {
            Xintrinsic::Replace => self.replace(index, depth, Prim::Ref),
            Xintrinsic::NewArray => {
                let Some(class) = self.constant_class(depth).filter(|class| class.has_length) else {
                    return false;
                };
                let length = self.reg_as(depth + 1, Prim::I32);
                let free = self.free(depth + 2);
                let new = Shape::Single(Single::NewArray);
                self.result(2, inst.ty, new, &[Operand::of(length), free]);
                self.out.data(class.address, 0);
            }
            Xintrinsic::RunningStack => {
                let Location::Const(record) = self.stack.at(depth).place else {
                    return false;
                };
                self.result(1, inst.ty, Shape::Object(ObjectOp::RunningStack), &[]);
                self.out.data(record, 0);
            }
            Xintrinsic::ElementAddress => {
                let Location::Const(size @ (1 | 2 | 4 | 8)) = self.stack.at(depth + 2).place else {
                    return false;
                };
                self.stack.pop();
                let at = self.reg_as(depth + 1, Prim::I32);
                let array = self.reg_as(depth, Prim::A64);
                self.stack.truncate(depth);
                let place = if self.bounds.holds(index) && self.is_plain_element(index, size) {
                    Location::Sum(Sum {
                        base: Base::Reg(array),
                        index: Some(Index {
                            reg: at,
                            full: false,
                            scale: size as u16,
                        }),
                        offset: 0,
                    })
                } else {
                    Location::Element(Element {
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
        let object = self.reg_as(depth, Prim::A64);
        let window = self.own(depth, Prim::A64);
        let site = self.site(inst, CallKind::Intrinsic(id), &[Prim::A64]);
        self.stack.truncate(depth);
        self.save_addressed();
        self.emit_single(single, &[Operand::spilled(window), Operand::of(object)]);
        self.out.data(site, 0);
    }

    /// A result of an intrinsic that is a statement.
    fn stack_to_result(&mut self, index: usize, inst: &Inst<'_>, depth: usize) {
        let given = self.materialise(depth);
        self.stack.truncate(depth);
        self.received(index, inst, given, Some(inst.ty));
    }

    /// `release` of `count` values from `depth` on, and whatever is above them dropped.
    fn release_all(&mut self, depth: usize, count: usize) {
        let mut released = Vec::with_capacity(count);
        for at in depth..depth + count {
            if !matches!(self.stack.at(at).place, Location::Const(0)) {
                released.push(self.reg_as(at, Prim::A64));
            }
        }
        self.stack.truncate(depth);
        for group in released.chunks(4) {
            let single = match group.len() {
                1 => Single::Release,
                2 => Single::Release2,
                3 => Single::Release3,
                _ => Single::Release4,
            };
            let operands: Vec<Operand> = group.iter().copied().map(Operand::of).collect();
            self.emit_single(single, &operands);
        }
    }

    /// Stores the reference on top at the address below it; `count` operands go.
    fn store_reference(&mut self, count: usize, retained: bool) {
        let top = self.stack.depth() - 1;
        let value = self.reg_as(top, Prim::A64);
        let stored = Operand::of(value);
        let pick = |yes: Single, no: Single| if retained { yes } else { no };
        let mut address = None;
        let mut origin = self.out.offset;
        let (single, operands) = match self.stack.at(top - 1).place {
            Location::Element(Element {
                array,
                index,
                shift: 3,
            }) => {
                let checked = self.checked.filter(|checked| {
                    self.out.is_last(checked.word)
                        && (checked.array, checked.index, checked.value) == (array, index, Some(value))
                });
                let [array, index] = [array, index].map(Operand::of);
                if let Some(checked) = checked {
                    // The store checks by itself what the last two instructions do.
                    let free = self.out.inst(checked.word).map(|check| check.operands[3]);
                    self.out.take_back();
                    origin = self.out.take_back();
                    let single = pick(Single::StoreCheckedRetained, Single::StoreCheckedOwned);
                    (single, [stored, array, index, free.unwrap_or(Operand::NONE)])
                } else {
                    let single = pick(Single::StoreElementRetained, Single::StoreElementOwned);
                    (single, [stored, array, index, Operand::NONE])
                }
            }
            Location::Const(bits) => {
                address = Some(bits);
                let single = pick(Single::StoreStaticRetained, Single::StoreStaticOwned);
                (single, [stored, Operand::NONE, Operand::NONE, Operand::NONE])
            }
            _ => {
                let (base, offset) = self.base_and_offset(top - 1);
                let single = pick(Single::StoreRetained, Single::StoreOwned);
                (
                    single,
                    [stored, Operand::of(base), Operand::number(offset), Operand::NONE],
                )
            }
        };
        self.stack.truncate(top + 1 - count);
        self.save_addressed();
        let offset = std::mem::replace(&mut self.out.offset, origin);
        self.emit_single(single, &operands);
        if let Some(address) = address {
            self.out.data(address, 0);
        }
        self.out.offset = offset;
    }

    /// One more owner for the value at a depth, which the last instruction has loaded: it is counted there. Says whether it is.
    pub(super) fn retain_loaded(&mut self, depth: usize, ty: Prim) -> bool {
        let value = self.stack.at(depth);
        let Some(last) = self.last.filter(|last| {
            self.is_at(last.reg, depth) && value.place == Location::Reg(last.reg) && value.ty.size() == 8
        }) else {
            return false;
        };
        let op = match last.inst.shape {
            Shape::Load(Width::Mem64, Mode::Displaced, Class::Int) if ty.is_tagged() => {
                ObjectOp::LoadTaggedRetained
            }
            _ if ty.is_tagged() => return false,
            Shape::Load(Width::Mem64, Mode::Displaced, Class::Int) => ObjectOp::LoadRetained,
            Shape::Load(Width::Mem64, Mode::Absolute, Class::Int) => ObjectOp::LoadStaticRetained,
            Shape::LoadElement(Width::Mem64, Class::Int) => ObjectOp::LoadElementRetained,
            _ => return false,
        };
        self.remake(last, Shape::Object(op));
        self.stack.converted(depth, Location::Reg(last.reg), ty);
        true
    }

    /// `replace (old, new)`: usually after it comes the assignment to the variable that holds the old reference.
    pub(super) fn replace(&mut self, index: usize, depth: usize, ty: Prim) {
        let (old, new) = (self.stack.at(depth).place, self.stack.at(depth + 1).place);
        let next = self.input.code.insts.get(index + 1);
        let target = next.filter(|next| next.op.has(Property::WritesCell));
        let target = target.map(|next| self.variable(next.frame_index()));
        let (Location::Reg(variable), Some(target)) = (old, target) else {
            return self.replace_apart(depth, ty);
        };
        if variable != target || matches!(new, Location::Const(_)) {
            return self.replace_apart(depth, ty);
        }
        let last = self
            .last
            .filter(|last| new == Location::Reg(last.reg) && self.is_at(last.reg, depth + 1));
        let counted = last.and_then(|last| Some((last, replacing(last.inst.shape)?)));
        let from = match counted {
            Some((last, _)) => last.reg,
            None => self.reg_of_value(depth + 1),
        };
        self.stack.truncate(depth);
        match counted {
            // Nobody needs the old value any more: what made the new one puts it there at once.
            Some((last, op)) if self.is_unused(variable) => {
                self.remake(last, Shape::Object(op));
                if let Some(last) = self.last {
                    self.redirect(last, variable);
                }
            }
            _ => {
                self.save_users(variable);
                let assign = match ty.is_tagged() {
                    true => ObjectOp::AssignTaggedOwned,
                    false => ObjectOp::AssignOwned,
                };
                self.produce(variable, Shape::Object(assign), &[Operand::of(from)]);
            }
        }
        self.last = None;
        self.skip = 1;
    }

    /// Whether the instruction at `index` does nothing but tell the unwinder that a variable, which nobody reads before it is assigned again, no
    /// longer owns: the map of what owns says so, and goes on saying so.
    pub(super) fn assigns_needless_null(&self, index: usize, inst: &Inst<'_>) -> bool {
        let cell = usize::try_from(-i32::from(inst.frame_index()));
        flow::assigns_null(self.input.code, index)
            && cell.is_ok_and(|cell| {
                let code = self.input.code;
                self.owning.follows(cell) && !self.owning.may_own_later(code, self.flow, index, cell)
            })
            && self
                .flow
                .is_last_read(&self.input.code.insts, inst.frame_index(), index)
    }

    /// Whether no value on the stack needs a variable.
    fn is_unused(&self, variable: Reg) -> bool {
        let slot = self.slot(variable);
        let mut users = self.stack.users(&self.out.registers, slot, usize::MAX);
        users.next().is_none()
    }

    fn replace_apart(&mut self, depth: usize, ty: Prim) {
        let new = match self.stack.at(depth + 1).place {
            constant @ Location::Const(_) => constant,
            _ => Location::Reg(self.reg_of_value(depth + 1)),
        };
        let old = self.reg_of_value(depth);
        let release = match ty.is_tagged() {
            true => Single::ReleaseTagged,
            false => Single::Release,
        };
        self.emit_single(release, &[Operand::of(old)]);
        self.stack.truncate(depth);
        self.stack.push(new, ty);
    }

    /// Makes sure that a class is initialised; temporaries are free from `depth` on.
    fn initialise(&mut self, class: ClassFacts, depth: usize) {
        if class.initialised || self.initialised.contains(&class.address) {
            return;
        }
        self.initialised.push(class.address);
        self.save_addressed();
        let free = self.free(depth);
        self.emit_single(Single::InitClass, &[free]);
        // The instruction keeps the accumulators, also if the initialiser runs.
        self.out.data(class.address, 0);
    }

    /// A routine of a constant, whose result never changes: its site and, after the first time, the result are in the data words.
    fn once(&mut self, kind: CallKind, inst: &Inst<'_>, depth: usize) {
        let types = [self.stack.at(depth).ty];
        let arguments = self.arguments(depth, &types);
        let given = self.own(depth, inst.ty);
        let site = self.site(inst, kind, &types);
        self.stack.truncate(depth);
        self.emit_routine(Single::CallOnce, &[Operand::spilled(given)], arguments);
        self.out.data(0, 0);
        self.out.data(site, 0);
        self.stack.push(Location::Reg(given), inst.ty);
    }

    /// A call of a method through the class of its receiver, which is the first argument. Says whether the callee is one. The types of the
    /// arguments are those of the formals, so that nothing needs to be extended for Maple code; the code that calls native methods does it.
    pub(super) fn call_method(&mut self, depth: usize, types: &[Prim], result: Reg) -> bool {
        let callee = self.stack.at(depth).place;
        let first = self.stack.at(depth + 1).place;
        let window = Operand::number(i32::from(self.slot(result)));
        let (call, selector) = match callee {
            Location::Method(receiver, place) if first == Location::Reg(receiver) && !types.is_empty() => {
                let place = Operand::number(i32::from(place));
                let count = Operand::number(types.len() as i32);
                (Lir::single(Single::CallVirtual, &[window, place, count]), None)
            }
            Location::InterfaceMethod(receiver, selector)
                if first == Location::Reg(receiver) && !types.is_empty() =>
            {
                let count = Operand::number(types.len() as i32);
                (
                    Lir::single(Single::CallInterface, &[window, count]),
                    Some(selector),
                )
            }
            _ => return false,
        };
        let arguments = self.arguments_as(depth + 1, types, types, types.len());
        self.emit_call(call, arguments, result);
        if let Some(selector) = selector {
            self.out.data(0, 0);
            self.out.data(Half::Symbol(selector), 0);
        }
        true
    }

    /// The class whose record's address is the constant at a depth.
    fn constant_class(&self, depth: usize) -> Option<ClassFacts> {
        match self.stack.at(depth).place {
            Location::Const(record) => self.env.class_at(record),
            _ => None,
        }
    }

    /// The class whose record's address is in the slot with the constant address at a depth.
    fn class_in_slot(&self, depth: usize) -> Option<ClassFacts> {
        match self.stack.at(depth).place {
            Location::Const(slot) => self.env.class_at(self.env.record_in_slot(slot)?),
            _ => None,
        }
    }
}

/// For an operation that gives its result an owner: the one that replaces the old value of a variable by it.
fn replacing(shape: Shape) -> Option<ObjectOp> {
    match shape {
        Shape::Object(ObjectOp::Retain) => Some(ObjectOp::AssignRetained),
        Shape::Object(ObjectOp::LoadRetained) => Some(ObjectOp::ReplaceByField),
        Shape::Object(ObjectOp::LoadStaticRetained) => Some(ObjectOp::ReplaceByStatic),
        Shape::Object(ObjectOp::LoadElementRetained) => Some(ObjectOp::ReplaceByElement),
        Shape::Object(ObjectOp::RetainTagged) => Some(ObjectOp::AssignTaggedRetained),
        Shape::Object(ObjectOp::LoadTaggedRetained) => Some(ObjectOp::ReplaceByTagged),
        Shape::Object(ObjectOp::LoadAttribute) => Some(ObjectOp::ReplaceByAttribute),
        Shape::Object(ObjectOp::LoadProperty) => Some(ObjectOp::ReplaceByProperty),
        _ => None,
    }
}

/// Whether an intrinsic leaves a result.
fn leaves(id: Intrinsic) -> bool {
    id.info().outcome != Outcome::Void
}
