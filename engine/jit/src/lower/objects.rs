//! References: in variables, fields, statics and elements. What raises is left to the interpreter, before anything has happened.

use super::counts::Counted;
use super::memory::Address;
use super::{Lower, trusted};
use crate::step::Step;
use crate::webs::Type;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{AtomicRmwOp, InstBuilder, Value, types};
use fixedbitset::FixedBitSet;
use maple_lir::{ObjectOp, Shape, Single, Width};
use maple_rt::class::Class;
use maple_rt::heap::{IMMORTAL, layout};
use std::mem::offset_of;

/// Where a reference lies in memory.
#[derive(Clone, Copy)]
enum Cell {
    /// At a base in a slot and a displacement.
    Field,
    /// At the address in the data word.
    Static,
    /// In an array.
    Element,
    /// In an array, in which it may have no place.
    Checked,
}

impl Cell {
    /// Whether the address may be a bad one.
    fn faults(self) -> bool {
        matches!(self, Cell::Field | Cell::Static)
    }
}

impl Lower<'_, '_> {
    /// An operation on objects.
    pub(super) fn object_op(&mut self, op: ObjectOp, step: &Step, after: &FixedBitSet) {
        use Counted::{Plain, Tagged};
        match op {
            ObjectOp::Retain => self.assign(step, Plain, true, false),
            ObjectOp::RetainTagged => self.assign(step, Tagged, true, false),
            ObjectOp::AssignRetained => self.assign(step, Plain, true, true),
            ObjectOp::AssignOwned => self.assign(step, Plain, false, true),
            ObjectOp::AssignTaggedRetained => self.assign(step, Tagged, true, true),
            ObjectOp::AssignTaggedOwned => self.assign(step, Tagged, false, true),
            ObjectOp::LoadRetained => self.load_reference(step, Cell::Field, Plain, false),
            ObjectOp::LoadTaggedRetained => self.load_reference(step, Cell::Field, Tagged, false),
            ObjectOp::LoadStaticRetained => self.load_reference(step, Cell::Static, Plain, false),
            ObjectOp::LoadElementRetained => self.load_reference(step, Cell::Element, Plain, false),
            ObjectOp::ReplaceByField => self.load_reference(step, Cell::Field, Plain, true),
            ObjectOp::ReplaceByTagged => self.load_reference(step, Cell::Field, Tagged, true),
            ObjectOp::ReplaceByStatic => self.load_reference(step, Cell::Static, Plain, true),
            ObjectOp::ReplaceByElement => self.load_reference(step, Cell::Element, Plain, true),
            ObjectOp::ArrayLength => {
                let array = self.cell(step, 1);
                self.or_leave(array);
                let length = self.b.ins().uload32(trusted(), array, layout::ELEMENTS);
                self.put(step, length, Type::Cell);
            }
            ObjectOp::NewObject => self.new_object(step, after),
            ObjectOp::InstanceOf => self.instance_of(step),
            _ => {}
        }
    }

    /// An instruction on objects that is no member of a family. Says whether it is one.
    pub(super) fn object_single(&mut self, single: Single, step: &Step, after: &FixedBitSet) -> bool {
        use Counted::{Plain, Tagged};
        match single {
            Single::Release => self.release_place(step, 0, Plain),
            Single::ReleaseTagged => self.release_place(step, 0, Tagged),
            Single::Release2 | Single::Release3 | Single::Release4 => {
                for at in 0..step.reads.len() {
                    self.release_place(step, at, Plain);
                }
            }
            Single::StoreRetained => self.store_reference(step, Cell::Field, Plain, true),
            Single::StoreOwned => self.store_reference(step, Cell::Field, Plain, false),
            Single::StoreTaggedRetained => self.store_reference(step, Cell::Field, Tagged, true),
            Single::StoreTaggedOwned => self.store_reference(step, Cell::Field, Tagged, false),
            Single::StoreStaticRetained => self.store_reference(step, Cell::Static, Plain, true),
            Single::StoreStaticOwned => self.store_reference(step, Cell::Static, Plain, false),
            Single::StoreElementRetained => self.store_reference(step, Cell::Element, Plain, true),
            Single::StoreElementOwned => self.store_reference(step, Cell::Element, Plain, false),
            Single::StoreCheckedRetained => self.store_reference(step, Cell::Checked, Plain, true),
            Single::StoreCheckedOwned => self.store_reference(step, Cell::Checked, Plain, false),
            Single::CheckElement => {
                let (array, index) = (self.cell(step, 0), self.low(step, 1));
                self.checked(array, index);
            }
            Single::CheckStore => {
                let (value, array) = (self.cell(step, 0), self.cell(step, 1));
                self.or_leave(array);
                self.fits(array, value);
            }
            Single::ElementAddress => {
                let (index, array) = (self.low(step, 1), self.cell(step, 2));
                let index = self.checked(array, index);
                let by = i64::from(self.flow.words.word(self.at).d);
                let by = self.b.ins().ishl_imm_u(index, by);
                let address = self.b.ins().iadd(array, by);
                self.put(step, address, Type::Cell);
            }
            Single::ClassReady => {}
            Single::NewArray => self.new_array(step, after),
            Single::CheckCast => self.check_cast(step),
            Single::EnterMonitor => self.monitor(step, after, true),
            Single::ExitMonitor => self.monitor(step, after, false),
            Single::MethodAddress => self.method_address(step, self.input.routines.method_address as usize),
            Single::InterfaceAddress => {
                self.method_address(step, self.input.routines.interface_address as usize);
            }
            _ => return false,
        }
        true
    }

    /// Leaves the code unless an array has an element with this index of 32 bits. Gives the index as a cell.
    fn checked(&mut self, array: Value, index: Value) -> Value {
        self.or_leave(array);
        let length = self.b.ins().load(types::I32, trusted(), array, layout::ELEMENTS);
        let is_one = self.b.ins().icmp(IntCC::UnsignedLessThan, index, length);
        self.or_leave(is_one);
        self.b.ins().uextend(types::I64, index)
    }

    /// The address of an element.
    pub(super) fn element(&mut self, array: Value, index: Value, width: Width) -> Address {
        let index = self.checked(array, index);
        Address::new(self.scaled(array, index, width), 0)
    }

    /// Leaves the code unless a reference may be an element of an array.
    fn fits(&mut self, array: Value, value: Value) {
        let [some, other, done] = [(); 3].map(|()| self.b.create_block());
        self.b.ins().brif(value, some, &[], done, &[]);
        self.enter(some);
        let class = self.class_of(array);
        let component = offset_of!(Class, component) as i32;
        let component = self.b.ins().load(types::I64, trusted(), class, component);
        let own = self.class_of(value);
        let same = self.b.ins().icmp(IntCC::Equal, own, component);
        self.b.ins().brif(same, done, &[], other, &[]);
        self.enter(other);
        let is = self.is_subclass(own, component);
        self.or_leave(is);
        self.b.ins().jump(done, &[]);
        self.enter(done);
    }

    fn assign(&mut self, step: &Step, counted: Counted, retains: bool, replaces: bool) {
        let value = self.loose(step, 1);
        if retains {
            let object = self.object(value, counted);
            self.retain(object);
        }
        let old = replaces.then(|| self.read_as(step.inst.operands[0].value as u32, Type::Cell, true));
        self.put_moved(step);
        if let Some(old) = old {
            let old = self.object(old, counted);
            self.release(old);
        }
    }

    fn release_place(&mut self, step: &Step, at: usize, counted: Counted) {
        let value = self.cell(step, at);
        if let Some(place) = self.flow.words.place(&step.inst, at)
            && step.writes.contains(&place)
        {
            // Null, as a handler that is not done leaves it: whoever releases what the frame owns finds nothing.
            let none = self.number(0);
            self.write(place, none, Type::Cell);
        }
        let object = self.object(value, counted);
        self.release(object);
    }

    fn cell_at(&mut self, step: &Step, cell: Cell) -> Address {
        match cell {
            Cell::Field => {
                let base = self.cell(step, 1);
                Address::new(base, self.flow.words.word(self.at).cd())
            }
            Cell::Static => Address::new(self.number(self.flow.words.word(self.at + 1).low()), 0),
            Cell::Element | Cell::Checked => {
                let (array, index) = (self.cell(step, 1), self.low(step, 2));
                let address = self.element(array, index, Width::Mem64);
                if matches!(cell, Cell::Checked) {
                    let value = self.cell(step, 0);
                    self.fits(array, value);
                }
                address
            }
        }
    }

    fn load_cell(&mut self, cell: Cell, address: Address) -> Value {
        match cell.faults() {
            true => self.load(Width::Mem64, Type::Cell, address),
            false => self.load_trusted(address),
        }
    }

    fn load_reference(&mut self, step: &Step, cell: Cell, counted: Counted, replaces: bool) {
        let address = self.cell_at(step, cell);
        let value = self.load_cell(cell, address);
        let object = self.object(value, counted);
        self.retain(object);
        let old = replaces.then(|| self.read(step.inst.operands[0].value as u32, Type::Cell));
        self.put(step, value, Type::Cell);
        if let Some(old) = old {
            let old = self.object(old, counted);
            self.release(old);
        }
    }

    fn store_reference(&mut self, step: &Step, cell: Cell, counted: Counted, retains: bool) {
        let address = self.cell_at(step, cell);
        let value = self.cell(step, 0);
        // A bad address must be found before the value is counted.
        let before = self.load_cell(cell, address);
        if retains {
            let object = self.object(value, counted);
            self.retain(object);
        }
        let old = self.swap(address, value, before, cell.faults());
        let old = self.object(old, counted);
        self.release(old);
    }

    fn store_cell(&mut self, value: Value, address: Address, faults: bool) {
        match faults {
            true => self.store(Width::Mem64, value, Type::Cell, address, false),
            false => self.store_trusted(value, address),
        }
    }

    /// Stores a value in a cell. Gives what was there, which is what was found before if no other thread can have stored as well.
    pub(super) fn swap(&mut self, address: Address, value: Value, before: Value, faults: bool) -> Value {
        if !self.input.shared {
            self.store_cell(value, address, faults);
            return before;
        }
        let [alone, shared, done] = [(); 3].map(|()| self.b.create_block());
        let old = self.b.append_block_param(done, types::I64);
        let heap = self.heap();
        let careful = self.b.ins().load(types::I32, trusted(), heap, layout::CAREFUL);
        let immortal = self.b.ins().iconst(types::I32, i64::from(IMMORTAL));
        let is_alone = self.b.ins().icmp(IntCC::Equal, careful, immortal);
        self.b.ins().brif(is_alone, alone, &[], shared, &[]);
        self.enter(alone);
        self.store_cell(value, address, faults);
        self.b.ins().jump(done, &[before.into()]);
        self.enter(shared);
        let place = self.sum(address);
        let flags = match faults {
            true => self.flags(false),
            false => trusted(),
        };
        let swapped = self
            .b
            .ins()
            .atomic_rmw(types::I64, flags, AtomicRmwOp::Xchg, place, value);
        self.b.ins().jump(done, &[swapped.into()]);
        self.enter(done);
        old
    }

    /// An access of an element.
    pub(super) fn element_access(&mut self, step: &Step) {
        match step.inst.shape {
            Shape::LoadElement(width, class) => {
                let ty = self.moved(width, class, self.target(step));
                let (array, index) = (self.cell(step, 1), self.low(step, 2));
                let address = self.element(array, index, width);
                let value = self.load(width, ty, address);
                self.put(step, value, ty);
            }
            Shape::StoreElement(width, class) => {
                let (array, index) = (self.cell(step, 1), self.low(step, 2));
                let address = self.element(array, index, width);
                let (_, own) = self.any(step, 0);
                let ty = self.moved(width, class, Some(own));
                let value = self.get(step, 0, ty);
                self.store(width, value, ty, address, false);
            }
            _ => {}
        }
    }
}
