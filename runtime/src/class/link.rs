//! Linking: from records to classes. What one record says by itself is checked by [`ClassInfo::read`]; here is what records say about each other.
//!
//! 1. What a record refers to exists, is of the right kind, and does not lead back to it.
//! 2. One class per descriptor. Arrays and primitive types may have many records, which agree.
//! 3. The layout begins with that of the superclass as it is now; references are where fields with references are.
//! 4. The vtable begins with that of the superclass; overriding methods have the slot that they override, no others do; the slot of a method
//!    holds its code.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use maple_mirbin::class::{ClassField, ClassInfo, Memory};
use rustc_hash::{FxHashMap, FxHashSet};

use super::registry::{OBJECT, Table, new_array};
use super::{Class, ClassKind, Field, LinkError, LinkProblem, Method, Parts, TAGGED_SLOT, flags, state};

/// Largest number of superclasses, and of superinterfaces: each class lists all of its own.
const MAX_ANCESTORS: u32 = 1024;
/// Largest number of entries of all tables together, vtables as long as the longest one.
const MAX_ALL_ENTRIES: u64 = 1 << 24;

/// How far the work on a record is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    New,
    Open,
    Done,
    Broken,
}

/// A set of records in work.
pub(super) struct Linker<'t, 'a> {
    table: &'t Table,
    infos: Vec<ClassInfo<'a>>,
    /// Positions in `infos` and `marks`, which have an entry for each record that can be read.
    by_address: FxHashMap<u64, usize>,
    marks: Vec<Mark>,
    /// What was made, in order; registered at the end if nothing is wrong.
    #[expect(
        clippy::vec_box,
        reason = "the classes are referred to by address while the list grows"
    )]
    made: Vec<Box<Class>>,
    /// Class of each record that is done.
    classes: FxHashMap<u64, *const Class>,
    /// Descriptors of `made`.
    names: FxHashMap<String, *const Class>,
    /// Records that cannot be read.
    unread: FxHashSet<u64>,
    /// Slots of the longest vtable.
    places: usize,
    errors: Vec<LinkError>,
}

impl<'t, 'a> Linker<'t, 'a> {
    pub(super) fn run(
        table: &'t mut Table,
        records: &[u64],
        memory: Memory<'_, 'a>,
    ) -> Result<(), Vec<LinkError>> {
        let mut linker = Linker {
            table,
            infos: Vec::new(),
            by_address: FxHashMap::default(),
            marks: Vec::new(),
            made: Vec::new(),
            classes: FxHashMap::default(),
            names: FxHashMap::default(),
            unread: FxHashSet::default(),
            places: 0,
            errors: Vec::new(),
        };
        linker.read(records, memory);
        for index in 0..linker.infos.len() {
            linker.visit(index);
        }
        let Linker {
            made,
            classes,
            errors,
            ..
        } = linker;
        if !errors.is_empty() {
            return Err(errors);
        }
        for class in made {
            table.add(class);
        }
        for (address, class) in classes {
            table.add_record(address, class);
        }
        Ok(())
    }

    fn fail(&mut self, info: &ClassInfo<'_>, problem: LinkProblem) {
        self.errors.push(LinkError {
            class: info.name.to_owned(),
            record: info.address,
            problem,
        });
    }

    fn read(&mut self, records: &[u64], memory: Memory<'_, 'a>) {
        let mut entries = 0;
        for (&address, number) in records.iter().zip(1u64..) {
            if self.by_address.contains_key(&address) || self.table.of_record(address).is_some() {
                continue;
            }
            match ClassInfo::read(address, memory) {
                Ok(info) => {
                    entries += (info.methods.len() + info.fields.len() + info.references.len()) as u64;
                    self.places = self.places.max(info.vtable.len());
                    // Records may share tables, so that the size of the image is no bound.
                    if entries + self.places as u64 * number > MAX_ALL_ENTRIES {
                        let (what, limit) = ("entries in the tables of all classes", MAX_ALL_ENTRIES as u32);
                        return self.fail(&info, LinkProblem::TooMany { what, limit });
                    }
                    self.by_address.insert(address, self.infos.len());
                    self.infos.push(info);
                    self.marks.push(Mark::New);
                }
                Err(error) => {
                    self.unread.insert(address);
                    self.errors.push(LinkError {
                        class: error.class.clone(),
                        record: address,
                        problem: LinkProblem::Record(error),
                    });
                }
            }
        }
    }

    /// Addresses of the records that record `index` needs, and what for.
    fn needs(&self, index: usize) -> Vec<(&'static str, u64)> {
        let info = &self.infos[index];
        let mut needs = Vec::new();
        if info.record.superclass != 0 {
            needs.push(("superclass", info.record.superclass));
        }
        if info.record.component != 0 {
            needs.push(("component", info.record.component));
        }
        needs.extend(info.interfaces.iter().map(|&address| ("superinterface", address)));
        needs
    }

    /// Makes the class of a record after those it needs.
    fn visit(&mut self, start: usize) {
        if self.marks[start] != Mark::New {
            return;
        }
        self.marks[start] = Mark::Open;
        let mut path = vec![(start, self.needs(start), 0)];
        while let Some((index, needs, next)) = path.last_mut() {
            let index = *index;
            if let Some(&(_, address)) = needs.get(*next) {
                *next += 1;
                let Some(&other) = self.by_address.get(&address) else {
                    continue;
                };
                match self.marks[other] {
                    Mark::New => {
                        self.marks[other] = Mark::Open;
                        path.push((other, self.needs(other), 0));
                    }
                    Mark::Open => {
                        let from = path.iter().position(|step| step.0 == other).unwrap_or(0);
                        let mut names: Vec<String> = path[from..]
                            .iter()
                            .map(|step| self.infos[step.0].name.to_owned())
                            .collect();
                        names.push(self.infos[other].name.to_owned());
                        let info = self.infos[other].clone();
                        self.fail(&info, LinkProblem::Cycle { path: names });
                        for (index, ..) in path.drain(..) {
                            self.marks[index] = Mark::Broken;
                        }
                    }
                    Mark::Done | Mark::Broken => {}
                }
                continue;
            }
            let needs = std::mem::take(needs);
            path.pop();
            self.make(index, &needs);
            self.marks[index] = match self.classes.contains_key(&self.infos[index].address) {
                true => Mark::Done,
                false => Mark::Broken,
            };
        }
    }

    /// The class of a record that is done, here or earlier.
    fn class(&self, address: u64) -> Option<&'t Class> {
        let class = self
            .classes
            .get(&address)
            .copied()
            .or_else(|| self.table.of_record(address))?;
        // SAFETY: classes do not move when their boxes do, and no class is dropped while the linker is in use.
        Some(unsafe { &*class })
    }

    fn make(&mut self, index: usize, needs: &[(&'static str, u64)]) {
        let info = self.infos[index].clone();
        let mut complete = true;
        for &(role, address) in needs {
            if self.class(address).is_none() {
                complete = false;
                // One that is there and cannot be linked has an error of its own.
                if !self.by_address.contains_key(&address) && !self.unread.contains(&address) {
                    self.fail(&info, LinkProblem::Missing { role, address });
                }
            }
        }
        if !complete {
            return;
        }
        match info.record.kind {
            ClassKind::Primitive => self.unify(&info, None),
            ClassKind::Array => self.make_array(&info),
            ClassKind::Class | ClassKind::Interface => self.make_class(&info),
            ClassKind::Struct => self.make_struct(&info),
        }
    }

    fn known(&self, name: &str) -> Option<&'t Class> {
        let class = self.names.get(name).copied().or_else(|| self.table.get(name))?;
        // SAFETY: as in `class`.
        Some(unsafe { &*class })
    }

    fn add(&mut self, class: Box<Class>, record: u64) {
        // The address is taken from the box once it is where it stays.
        self.made.push(class);
        if let Some(class) = self.made.last() {
            let class = std::ptr::from_ref(&**class);
            // SAFETY: just made.
            self.names.insert(unsafe { (*class).name().to_owned() }, class);
            self.classes.insert(record, class);
        }
    }

    /// A record of an array or a primitive type of which there is a class: true if it agrees with it.
    fn unify(&mut self, info: &ClassInfo<'_>, made: Option<Box<Class>>) {
        let Some(class) = made.as_deref().or_else(|| self.known(info.name)) else {
            return self.fail(info, LinkProblem::NotFound);
        };
        let (first, second) = (class.size.into(), info.record.size.into());
        if first != second {
            return self.fail(
                info,
                LinkProblem::Different {
                    part: "size of a value or element",
                    first,
                    second,
                },
            );
        }
        match made {
            Some(class) => self.add(class, info.address),
            None => {
                let class = std::ptr::from_ref(class);
                self.classes.insert(info.address, class);
            }
        }
    }

    fn make_array(&mut self, info: &ClassInfo<'_>) {
        let (Some(component), Some(object)) = (
            self.class(info.record.component),
            self.class(info.record.superclass),
        ) else {
            return;
        };
        if info.name.strip_prefix('[') != Some(component.name()) {
            let component = component.name().to_owned();
            return self.fail(info, LinkProblem::BadComponent { component });
        }
        if object.name() != OBJECT {
            return self.fail(
                info,
                LinkProblem::BadSuperclass {
                    superclass: object.name().to_owned(),
                    is: "not java.lang.Object",
                },
            );
        }
        let made = match self.known(info.name) {
            Some(_) => None,
            None => Some(new_array(component, Some(object), info.address)),
        };
        self.unify(info, made);
    }

    /// A structure. Each record is a class of its own: nothing asks whether an object is of one.
    fn make_struct(&mut self, info: &ClassInfo<'_>) {
        let class = Class::new(parts(info, Vec::new()), ClassKind::Struct, None, None, &[]);
        class.state.store(state::INITIALIZED, Ordering::Release);
        let record = std::ptr::from_ref(&*class);
        self.made.push(class);
        self.classes.insert(info.address, record);
    }

    fn make_class(&mut self, info: &ClassInfo<'_>) {
        if let Some(other) = self.known(info.name) {
            return self.fail(
                info,
                LinkProblem::Duplicate {
                    first: other.record,
                    second: info.address,
                },
            );
        }
        let superclass = self.class(info.record.superclass);
        let interfaces: Vec<&Class> = info
            .interfaces
            .iter()
            .filter_map(|&address| self.class(address))
            .collect();
        let mut check = Check {
            info,
            superclass,
            problems: Vec::new(),
        };
        check.ancestors(&interfaces);
        // What follows compares with the superclass and would only repeat that it is the wrong one.
        let slot_names = match check.problems.is_empty() {
            true => {
                check.layout();
                check.fields();
                check.vtable()
            }
            false => Vec::new(),
        };
        if !check.problems.is_empty() {
            for problem in check.problems {
                self.fail(info, problem);
            }
            return;
        }
        let class = Class::new(
            Parts {
                places: self.places,
                ..parts(info, slot_names)
            },
            info.record.kind,
            superclass,
            None,
            &interfaces,
        );
        let harmless = |interface: &Class| interface.initializer == 0 || !interface.has_defaults();
        if info.record.initializer == 0
            && superclass.is_none_or(Class::is_initialized)
            && (class.is_interface() || class.interfaces().all(harmless))
        {
            class.state.store(state::INITIALIZED, Ordering::Release);
        }
        self.add(class, info.address);
    }
}

fn parts(info: &ClassInfo<'_>, slot_names: Vec<Option<Arc<str>>>) -> Parts {
    Parts {
        name: info.name.to_owned(),
        flags: info.record.flags,
        size: info.record.size,
        layout: info.record.layout,
        record: info.address,
        initializer: info.record.initializer,
        source: info.source.map(str::to_owned),
        references: info.references.clone(),
        functions: info.vtable.clone(),
        methods: info
            .methods
            .iter()
            .map(|method| Method {
                name: method.name.into(),
                code: method.code,
                slot: method.slot,
                flags: method.flags,
            })
            .collect(),
        fields: info
            .fields
            .iter()
            .map(|field| Field {
                name: field.name.into(),
                descriptor: field.descriptor.into(),
                place: field.place,
                flags: field.flags,
            })
            .collect(),
        slot_names,
        places: 0,
    }
}

/// The checks of one class or interface against what is above it.
struct Check<'c> {
    info: &'c ClassInfo<'c>,
    superclass: Option<&'c Class>,
    problems: Vec<LinkProblem>,
}

impl Check<'_> {
    fn ancestors(&mut self, interfaces: &[&Class]) {
        if let Some(above) = self.superclass {
            let is = match above.kind {
                ClassKind::Class if above.flags & flags::FINAL != 0 => Some("final"),
                ClassKind::Class => None,
                ClassKind::Interface => Some("an interface"),
                ClassKind::Array => Some("an array"),
                ClassKind::Primitive => Some("a primitive type"),
                ClassKind::Struct => Some("a structure"),
            };
            if let Some(is) = is {
                self.problems.push(LinkProblem::BadSuperclass {
                    superclass: above.name().to_owned(),
                    is,
                });
            }
        }
        let depth = self.superclass.map_or(0, |above| above.depth + 1);
        let all: usize = interfaces
            .iter()
            .map(|interface| interface.interfaces.len() + 1)
            .sum();
        let all = all + self.superclass.map_or(0, |above| above.interfaces.len());
        for (what, number) in [("superclasses", depth as usize), ("superinterfaces", all)] {
            if number > MAX_ANCESTORS as usize {
                let limit = MAX_ANCESTORS;
                self.problems.push(LinkProblem::TooMany { what, limit });
            }
        }
        for interface in interfaces.iter().filter(|interface| !interface.is_interface()) {
            self.problems.push(LinkProblem::BadInterface {
                other: interface.name().to_owned(),
            });
        }
    }

    fn layout(&mut self) {
        let Some(above) = self.superclass else {
            return;
        };
        let record = &self.info.record;
        if record.super_layout != above.layout {
            self.problems.push(LinkProblem::Layout {
                superclass: above.name().to_owned(),
                expected: record.super_layout,
                found: above.layout,
            });
        } else if record.size < above.size {
            self.problems.push(LinkProblem::Size {
                size: record.size,
                superclass: above.size,
            });
        }
    }

    fn fields(&mut self) {
        let inherited = self.superclass.map_or(&[][..], Class::reference_offsets);
        let base = self.superclass.map_or(0, |above| above.size);
        let (above, own) = self
            .info
            .references
            .split_at(self.info.references.partition_point(|&entry| entry < base));
        if above != inherited {
            let same = above.iter().zip(inherited).take_while(|(a, b)| a == b).count();
            let first = [above.get(same), inherited.get(same)];
            if let Some(&entry) = first.into_iter().flatten().min() {
                let offset = entry & !TAGGED_SLOT;
                self.problems.push(LinkProblem::InheritedReference { offset });
            }
        }
        let mut names = FxHashSet::default();
        let mut places: Vec<(u64, u64, &str)> = Vec::new();
        let mut with_reference = FxHashSet::default();
        let slots = |field: &ClassField<'_>| match (field.is_reference(), field.is_tagged()) {
            (true, _) => Some(field.place),
            (_, true) => Some(field.place | u64::from(TAGGED_SLOT)),
            _ => None,
        };
        for field in &self.info.fields {
            if !names.insert((field.name, field.descriptor)) {
                self.problems.push(LinkProblem::DuplicateField {
                    field: field.name.to_owned(),
                });
            }
            if field.is_static() {
                continue;
            }
            places.push((field.place, size_of_value(field.descriptor), field.name));
            if let Some(slot) = slots(field) {
                with_reference.insert(slot);
                if own
                    .binary_search_by(|&entry| u64::from(entry).cmp(&slot))
                    .is_err()
                {
                    self.problems.push(LinkProblem::UnlistedReference {
                        field: field.name.to_owned(),
                        offset: field.place,
                    });
                }
            }
        }
        for &entry in own
            .iter()
            .filter(|&&entry| !with_reference.contains(&entry.into()))
        {
            let offset = entry & !TAGGED_SLOT;
            self.problems.push(LinkProblem::StrayReference { offset });
        }
        places.sort_unstable();
        let mut end = u64::from(base);
        for (place, size, name) in places {
            if place < end {
                self.problems.push(LinkProblem::FieldOverlap {
                    field: name.to_owned(),
                    offset: place,
                });
            }
            end = end.max(place + size);
        }
    }

    /// Checks the slots; gives their names, as many as there are slots unless there is a problem.
    fn vtable(&mut self) -> Vec<Option<Arc<str>>> {
        let info = self.info;
        let length = info.vtable.len();
        let mut names = self
            .superclass
            .map_or(Vec::new(), |above| above.slot_names.to_vec());
        let inherited = names.len();
        if length < inherited {
            self.problems.push(LinkProblem::ShortVtable {
                length: length as u32,
                superclass: inherited as u32,
            });
            return names;
        }
        let slots: FxHashMap<Arc<str>, u32> = (0..)
            .zip(&names)
            .filter_map(|(slot, name)| Some((name.clone()?, slot)))
            .collect();
        names.resize(length, None);
        let mut here: FxHashSet<&str> = FxHashSet::default();
        let mut declared = vec![false; length];
        for method in &info.methods {
            let text = || method.name.to_owned();
            if !here.insert(method.name) {
                self.problems
                    .push(LinkProblem::DuplicateMethod { method: text() });
                continue;
            }
            let virtually =
                method.flags & (flags::STATIC | flags::PRIVATE) == 0 && !method.name.starts_with('<');
            let above = slots.get(method.name).copied().filter(|_| virtually);
            if let Some(expected) = above.filter(|_| method.slot != above) {
                self.problems.push(LinkProblem::WrongSlot {
                    method: text(),
                    slot: method.slot,
                    expected,
                });
                continue;
            }
            let Some(slot) = method.slot else { continue };
            // The reader has checked that there is such a slot.
            let place = slot as usize;
            if let Some(other) = names[place]
                .as_deref()
                .filter(|other| declared[place] || *other != method.name)
            {
                self.problems.push(LinkProblem::TakenSlot {
                    method: text(),
                    slot,
                    other: other.to_owned(),
                });
                continue;
            }
            let final_above = |superclass: &Class| {
                superclass
                    .find_method(method.name)
                    .is_some_and(|m| m.flags & flags::FINAL != 0)
            };
            if above.is_some() && self.superclass.is_some_and(final_above) {
                self.problems.push(LinkProblem::FinalMethod { method: text() });
            }
            names[place] = Some(method.name.into());
            declared[place] = true;
            self.expect_code(method.name, slot, method.code);
        }
        if let Some(above) = self.superclass {
            for (slot, &expected) in above.function_addresses().iter().enumerate() {
                // There are at least as many slots as above. One without a name is there for a method of an interface; its code may
                // change with the interfaces. So may that of an abstract method.
                if let Some(name) = names[slot].clone().filter(|_| !declared[slot] && expected != 0) {
                    self.expect_code(&name, slot as u32, expected);
                }
            }
        }
        names
    }

    fn expect_code(&mut self, method: &str, slot: u32, expected: u64) {
        let found = self.info.vtable[slot as usize];
        if found != expected {
            self.problems.push(LinkProblem::WrongCode {
                method: method.to_owned(),
                slot,
                found,
                expected,
            });
        }
    }
}

/// Bytes of a field with this descriptor, which the reader has checked.
fn size_of_value(descriptor: &str) -> u64 {
    match descriptor {
        "Z" | "B" => 1,
        "C" | "S" => 2,
        "I" | "F" => 4,
        _ => 8,
    }
}
