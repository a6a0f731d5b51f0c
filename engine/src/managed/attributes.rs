//! Attributes of dynamic objects, in the heap. What shapes say is in [`maple_rt::dynamic`].
//!
//! An object is 24 bytes: its shape, its slots (a reference), and how many entries its dictionary has used. Slots are an array of tagged
//! values. In a dictionary they are pairs of a name, as an integer, and a value, found by open addressing; zero is an entry that was never
//! used, and integer 0 the name of one that was removed.

use super::environment::Environment;
use crate::state::thread::ThreadState;
use maple_dispatch::memory;
use maple_mirbin::{Xintrinsic, tagged};
use maple_rt::class::{Class, TAGGED_SLOT, flags};
use maple_rt::dynamic::layout::{CHANGE, SHAPE, SIZE, SLOT, SLOTS, USED};
use maple_rt::dynamic::{Change, DICTIONARY, Shapes};
use maple_rt::heap::{self, ThreadHeap, class_of, element_count};
use maple_rt::managed::{ManagedVm, Raise};
use maple_rt::trap::TrapKind;

/// There is no such attribute.
const NONE: u64 = u64::MAX;
/// The name of an entry that was removed.
const REMOVED: u64 = tagged::from_integer(0);
/// Entries of the smallest dictionary.
const ENTRIES: u32 = 16;

/// Executes such an intrinsic.
///
/// # Errors
/// What it raises, or that it is another one.
///
/// # Safety
/// `cx` is the running thread's, outside of Maple code, and holds the gate; no reference to the machine exists; references are null or objects.
pub unsafe fn run(cx: *mut ThreadState, id: Xintrinsic, args: &[u64]) -> Result<u64, Raise> {
    // SAFETY: the caller's promise.
    let env = unsafe { Environment::new(cx) };
    let mut attributes = Attributes { cx, env };
    let known = attributes.shapes().known();
    // SAFETY: as above.
    unsafe { (*cx).context.attributes = known };
    match (id, args) {
        (Xintrinsic::Symbol, &[address, length]) => attributes.symbol(address, length),
        (Xintrinsic::FindAttribute, &[object, symbol, cache]) => {
            attributes.find(object, symbol as u32, cache)
        }
        (Xintrinsic::AddAttribute, &[object, symbol, cache]) => {
            attributes.add(object, symbol as u32, cache, false)
        }
        (Xintrinsic::GiveAttribute, &[object, symbol, cache]) => {
            attributes.add(object, symbol as u32, cache, true)
        }
        (Xintrinsic::RemoveAttribute, &[object, symbol]) => attributes.remove(object, symbol as u32),
        (Xintrinsic::RawBytes, &[object, distance]) => attributes.raw_bytes(object, distance),
        (Xintrinsic::LoadAttribute, &[value, cell]) => {
            let place = attributes.place(value, cell)?;
            Ok(attributes.load(place))
        }
        (Xintrinsic::LoadTypedAttribute, &[value, cell, ty]) => {
            let place = attributes.place(value, cell)?;
            let found = match place {
                0 => tagged::ABSENT,
                // SAFETY: a place is a slot of an object.
                place => unsafe { read(place) },
            };
            Ok(tagged::to_typed(found, ty as u32) as u64)
        }
        (Xintrinsic::LoadDoubleAttribute, &[value, cell]) => {
            let found = match attributes.place(value, cell)? {
                0 => tagged::ABSENT,
                // SAFETY: as above.
                place => unsafe { read(place) },
            };
            Ok(match tagged::is_double(found) {
                true => found,
                false => tagged::ABSENT,
            })
        }
        (Xintrinsic::StoreTypedAttribute, &[value, cell, number, ty]) => {
            match tagged::from_typed(number as i64, ty as u32) {
                0 => Ok(0),
                new => {
                    let place = attributes.place(value, cell)?;
                    Ok(attributes.store(place, new))
                }
            }
        }
        (Xintrinsic::StoreAttribute, &[value, cell, new]) => {
            let place = attributes.place(value, cell)?;
            Ok(attributes.store(place, new))
        }
        _ => Err(Raise::Trap(TrapKind::BadSignature)),
    }
}

struct Attributes {
    cx: *mut ThreadState,
    env: Environment,
}

/// The name of an entry.
const fn key(symbol: u32) -> u64 {
    tagged::from_integer(symbol as i64 + 1)
}

/// Where an attribute is looked for first among so many entries, a power of two.
const fn first(symbol: u32, entries: u32) -> u32 {
    symbol.wrapping_mul(0x9e37_79b1) >> 7 & (entries - 1)
}

/// Reads a word of an object.
///
/// # Safety
/// The object has it.
unsafe fn read(address: u64) -> u64 {
    // SAFETY: the caller's promise.
    unsafe { *std::ptr::with_exposed_provenance::<u64>(address as usize) }
}

/// Writes a word of an object, which owns nothing.
///
/// # Safety
/// The object has it.
unsafe fn write(address: u64, value: u64) {
    // SAFETY: the caller's promise.
    unsafe { *std::ptr::with_exposed_provenance_mut::<u64>(address as usize) = value };
}

impl Attributes {
    fn shapes(&mut self) -> &mut Shapes {
        &mut self.env.state().shapes
    }

    fn heap(&self) -> *mut ThreadHeap {
        // SAFETY: `run`'s promise.
        unsafe { (*self.cx).context.heap }
    }

    fn symbol(&mut self, address: u64, length: u64) -> Result<u64, Raise> {
        let exhausted = Raise::Trap(TrapKind::OutOfMemory);
        let mut name = Vec::new();
        let count = usize::try_from(length).unwrap_or(usize::MAX);
        if name.try_reserve_exact(count).is_err() {
            return Err(exhausted);
        }
        name.resize(count, 0);
        memory::copy(name.as_mut_ptr().expose_provenance() as u64, address, length)
            .map_err(|fault| Raise::Trap(memory::trap_at(fault.address)))?;
        self.shapes().symbol(&name).map(u64::from).ok_or(exhausted)
    }

    /// Bytes of an object from a distance on, if none of them is a reference.
    fn raw_bytes(&mut self, object: u64, distance: u64) -> Result<u64, Raise> {
        if object == 0 {
            return Err(Raise::Trap(TrapKind::NullPointer));
        }
        // SAFETY: `run`'s promise.
        let (class, bytes) = unsafe { (class_of(object), heap::payload_bytes(object)) };
        if class.reference_count != 0 {
            // SAFETY: as above.
            unsafe {
                (*(*self.cx).machine).detail = Some("bytes of a cell that holds a reference".to_owned());
            }
            return Err(Raise::Trap(TrapKind::RuntimeError));
        }
        Ok(bytes.saturating_sub(distance))
    }

    /// The shape and the slots of an object.
    fn parts(&self, object: u64) -> Result<(u32, u64), Raise> {
        if object == 0 {
            return Err(Raise::Trap(TrapKind::NullPointer));
        }
        let bad = Raise::Trap(TrapKind::BadSignature);
        // SAFETY: `run`'s promise; the class says that the object has these words, and that the second is a reference.
        unsafe {
            let class = class_of(object);
            let is_object = class.flags & (flags::ARRAY | flags::ELEMENTS | flags::TAGGED_FIELDS) == 0
                && class.size == SIZE
                && class.reference_count == 1
                && u64::from(*class.references) == SLOTS;
            if !is_object {
                return Err(bad);
            }
            let slots = read(object + SLOTS);
            if slots == 0 || !is_slots(class_of(slots)) {
                return Err(bad);
            }
            Ok((read(object + SHAPE) as u32, slots))
        }
    }

    fn length(slots: u64) -> u32 {
        // SAFETY: `parts` has checked that it has elements.
        unsafe { element_count(slots) }
    }

    /// The slot of an attribute. With a cache it is written there, after the shape, if it holds for all objects of the shape.
    fn find(&mut self, object: u64, symbol: u32, cache: u64) -> Result<u64, Raise> {
        let (shape, slots) = self.parts(object)?;
        if shape == DICTIONARY {
            return Ok(Self::entry(slots, symbol).map_or(NONE, |entry| u64::from(2 * entry + 1)));
        }
        let slot = self.shapes().slot(shape, symbol);
        let Some(slot) = slot.filter(|slot| *slot < Self::length(slots)) else {
            return Ok(NONE);
        };
        self.shapes().remember(shape, symbol, slot);
        if cache != 0 {
            memory::store(cache, 8, u64::from(shape) << 32 | u64::from(slot))
                .map_err(|fault| Raise::Trap(memory::trap_at(fault.address)))?;
        }
        Ok(u64::from(slot))
    }

    /// The address of the slot that a cell names in an object of the shape there, else 0.
    fn place(&mut self, value: u64, cell: u64) -> Result<u64, Raise> {
        if !tagged::is_with_attributes(value) {
            return Ok(0);
        }
        let known = memory::load(cell, 8).map_err(|fault| Raise::Trap(memory::trap_at(fault.address)))?;
        let (shape, slots) = self.parts(value & tagged::ADDRESS)?;
        let slot = known as u32;
        let is_there = known >> 32 == u64::from(shape) && slot < Self::length(slots);
        Ok(if is_there { slots + 8 * u64::from(slot) } else { 0 })
    }

    /// The attribute at a place, counted once more; without a place it is absent.
    fn load(&self, place: u64) -> u64 {
        if place == 0 {
            return tagged::ABSENT;
        }
        // SAFETY: the place is a slot of an object.
        unsafe {
            let value = read(place);
            heap::retain(self.heap(), tagged::object(value));
            value
        }
    }

    /// Says whether there was a place for it.
    fn store(&self, place: u64, value: u64) -> u64 {
        if place != 0 {
            // SAFETY: as above; the value is one that the program keeps.
            unsafe { heap::store_tagged(self.heap(), place, value) };
        }
        u64::from(place != 0)
    }

    /// The slot of an attribute, which the object gets if it does not have it; `notes` says that the cache has room for how its shape changes.
    fn add(&mut self, object: u64, symbol: u32, cache: u64, notes: bool) -> Result<u64, Raise> {
        let found = self.find(object, symbol, cache)?;
        if found != NONE {
            return Ok(found);
        }
        let (shape, slots) = self.parts(object)?;
        if shape != DICTIONARY {
            let before = shape;
            if let Change::Shape(shape, count) = self.shapes().added(shape, symbol) {
                if notes && cache != 0 {
                    let words = [
                        (CHANGE, u64::from(before) << 32 | u64::from(shape)),
                        (SLOT, u64::from(count - 1)),
                    ];
                    for (distance, word) in words {
                        memory::store(cache.wrapping_add(distance), 8, word)
                            .map_err(|fault| Raise::Trap(memory::trap_at(fault.address)))?;
                    }
                }
                if count > Self::length(slots) {
                    self.grow(object, slots, count.next_power_of_two())?;
                }
                // SAFETY: `parts` has checked the object.
                unsafe { write(object + SHAPE, shape.into()) };
                return Ok(u64::from(count - 1));
            }
            self.become_dictionary(object, shape, slots)?;
        }
        self.insert(object, symbol)
    }

    /// Takes an attribute away. Says whether there was one.
    fn remove(&mut self, object: u64, symbol: u32) -> Result<u64, Raise> {
        let found = self.find(object, symbol, 0)?;
        if found == NONE {
            return Ok(0);
        }
        let (shape, slots) = self.parts(object)?;
        if shape != DICTIONARY {
            if let Change::Shape(parent, _) = self.shapes().removed(shape, symbol) {
                // SAFETY: as above; the slot is one.
                unsafe {
                    write(object + SHAPE, parent.into());
                    heap::store_tagged_owned(self.heap(), slots + 8 * found, 0);
                }
                return Ok(1);
            }
            self.become_dictionary(object, shape, slots)?;
        }
        let (_, slots) = self.parts(object)?;
        if let Some(entry) = Self::entry(slots, symbol) {
            let place = slots + 16 * u64::from(entry);
            // SAFETY: as above.
            unsafe {
                write(place, REMOVED);
                heap::store_tagged_owned(self.heap(), place + 8, 0);
            }
        }
        Ok(1)
    }

    /// New slots, which the object owns from here on, with the values of the old ones as `fill` puts them there.
    fn replace(&mut self, object: u64, count: u32, fill: impl FnOnce(u64, u64)) -> Result<(), Raise> {
        let (_, old) = self.parts(object)?;
        // SAFETY: `parts` has checked the slots.
        let class = self.env.id(unsafe { class_of(old) });
        let new = self.env.new_array(class, count)?;
        // The program may have changed the object meanwhile: another thread could.
        let (_, old) = self.parts(object)?;
        fill(old, new);
        // SAFETY: the object's field holds a reference; the count of the new slots moves there.
        unsafe { heap::store_owned(self.heap(), object + SLOTS, new) };
        Ok(())
    }

    fn grow(&mut self, object: u64, slots: u64, count: u32) -> Result<(), Raise> {
        let length = Self::length(slots);
        self.replace(object, count, |old, new| {
            for at in 0..u64::from(length.min(count)) {
                // SAFETY: both have so many slots. Counts move with the values.
                unsafe {
                    write(new + 8 * at, read(old + 8 * at));
                    write(old + 8 * at, 0);
                }
            }
        })
    }

    /// Gives an object of a shape entries with names.
    fn become_dictionary(&mut self, object: u64, shape: u32, slots: u64) -> Result<(), Raise> {
        let attributes: Vec<(u32, u32)> = self.shapes().attributes(shape).collect();
        let length = Self::length(slots);
        let entries = (2 * attributes.len() as u32 + 2).next_power_of_two().max(ENTRIES);
        self.replace(object, 2 * entries, |old, new| {
            for &(symbol, slot) in attributes.iter().filter(|(_, slot)| *slot < length) {
                let from = old + 8 * u64::from(slot);
                // SAFETY: there are such slots, and more entries than names. Counts move with the values.
                unsafe {
                    put(new, entries, key(symbol), symbol, read(from));
                    write(from, 0);
                }
            }
        })?;
        // SAFETY: as above.
        unsafe {
            write(object + USED, attributes.len() as u64);
            write(object + SHAPE, DICTIONARY.into());
        }
        Ok(())
    }

    /// The entry of a name.
    fn entry(slots: u64, symbol: u32) -> Option<u32> {
        let entries = Self::length(slots) / 2;
        if !entries.is_power_of_two() {
            return None;
        }
        let mut at = first(symbol, entries);
        for _ in 0..entries {
            // SAFETY: there are so many entries.
            match unsafe { read(slots + 16 * u64::from(at)) } {
                found if found == key(symbol) => return Some(at),
                0 => return None,
                _ => at = (at + 1) & (entries - 1),
            }
        }
        None
    }

    /// Adds a name to a dictionary. Gives the slot of its value.
    fn insert(&mut self, object: u64, symbol: u32) -> Result<u64, Raise> {
        let (_, slots) = self.parts(object)?;
        let entries = Self::length(slots) / 2;
        // SAFETY: `parts` has checked the object.
        let used = unsafe { read(object + USED) };
        if 4 * (used + 1) > 3 * u64::from(entries) {
            self.rehash(object, slots)?;
        }
        let (_, slots) = self.parts(object)?;
        let entries = Self::length(slots) / 2;
        if !entries.is_power_of_two() {
            return Err(Raise::Trap(TrapKind::BadSignature));
        }
        // SAFETY: as above; not all entries are used.
        unsafe {
            write(object + USED, read(object + USED) + 1);
            Ok(u64::from(2 * put(slots, entries, key(symbol), symbol, 0) + 1))
        }
    }

    /// Makes room in a dictionary, without the entries that were removed.
    fn rehash(&mut self, object: u64, slots: u64) -> Result<(), Raise> {
        let entries = Self::length(slots) / 2;
        let live = |slots: u64| {
            (0..entries).filter_map(move |at| {
                let place = slots + 16 * u64::from(at);
                // SAFETY: there are so many entries.
                let name = unsafe { read(place) };
                (name != 0 && name != REMOVED).then_some((place, name))
            })
        };
        let count = live(slots).count() as u32;
        let larger = (2 * count + 2).next_power_of_two().max(ENTRIES);
        self.replace(object, 2 * larger, |old, new| {
            for (place, name) in live(old) {
                let symbol = (tagged::to_integer(name) - 1) as u32;
                // SAFETY: as above. Counts move with the values.
                unsafe {
                    put(new, larger, name, symbol, read(place + 8));
                    write(place + 8, 0);
                }
            }
        })?;
        // SAFETY: as above.
        unsafe { write(object + USED, count.into()) };
        Ok(())
    }
}

/// Whether objects of a class are slots: tagged values and nothing else.
fn is_slots(class: &Class) -> bool {
    class.flags & flags::ELEMENTS != 0
        && class.fixed == 0
        && class.size == 8
        && class.reference_count == 1
        // SAFETY: the class has one.
        && unsafe { *class.references } == TAGGED_SLOT
}

/// Puts a name and a value, whose count moves, into the first free entry for it. Gives the entry.
///
/// # Safety
/// There are so many entries, a power of two, and one is free.
unsafe fn put(slots: u64, entries: u32, name: u64, symbol: u32, value: u64) -> u32 {
    let mut at = first(symbol, entries);
    // SAFETY: the caller's promise.
    unsafe {
        for _ in 0..entries {
            let place = slots + 16 * u64::from(at);
            if read(place) == 0 {
                write(place, name);
                write(place + 8, value);
                break;
            }
            at = (at + 1) & (entries - 1);
        }
    }
    at
}
