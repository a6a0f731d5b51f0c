//! A machine for the tests of natives: a map of objects, all threads this one.

use std::any::Any;
use std::collections::HashMap;
use std::ptr;
use std::sync::Arc;
use std::time::Duration;

use maple_mirbin::tagged;

use super::messages;
use crate::managed::State;
use crate::managed::{
    ClassId, ClassInfo, ClassKind, CompileError, ManagedVm, Memory, Program, Raise, Running, SourceText,
};

struct Class {
    descriptor: String,
    kind: ClassKind,
    superclass: Option<ClassId>,
    component: Option<ClassId>,
    size: u32,
}

struct Object {
    class: ClassId,
    count: u32,
    length: u32,
    memory: Box<[u64]>,
}

pub(super) struct Fake {
    state: State,
    classes: Vec<Class>,
    objects: HashMap<u64, Object>,
    class_objects: HashMap<ClassId, u64>,
    /// Objects that can still be allocated.
    pub(super) room: usize,
    pub(super) holds_monitor: bool,
    /// Hooks that were called.
    pub(super) log: Vec<String>,
}

impl Fake {
    pub(super) fn new() -> Fake {
        let mut fake = Fake {
            state: State::default(),
            classes: Vec::new(),
            objects: HashMap::new(),
            class_objects: HashMap::new(),
            room: 1000,
            holds_monitor: false,
            log: Vec::new(),
        };
        for (primitive, size) in [
            ("Z", 1),
            ("B", 1),
            ("C", 2),
            ("S", 2),
            ("I", 4),
            ("J", 8),
            ("F", 4),
            ("D", 8),
        ] {
            fake.define(primitive, ClassKind::Primitive, None, size);
        }
        let object = fake.define("Ljava/lang/Object;", ClassKind::Class, None, 0);
        for class in ["Ljava/lang/Class;", "Ljava/lang/Thread;"] {
            fake.define(class, ClassKind::Class, Some(object), 0);
        }
        fake.define("Ljava/lang/String;", ClassKind::Class, Some(object), 16);
        let cloneable = fake.define("Ljava/lang/Cloneable;", ClassKind::Interface, Some(object), 0);
        // Superinterfaces are superclasses here.
        fake.define("LCopied;", ClassKind::Class, Some(cloneable), 8);
        fake.define("Ljava/lang/Runnable;", ClassKind::Interface, Some(object), 0);
        let a = fake.define("LA;", ClassKind::Class, Some(object), 8);
        fake.define("LB;", ClassKind::Class, Some(a), 8);
        fake
    }

    fn define(
        &mut self,
        descriptor: &str,
        kind: ClassKind,
        superclass: Option<ClassId>,
        size: u32,
    ) -> ClassId {
        self.classes.push(Class {
            descriptor: descriptor.to_owned(),
            kind,
            superclass,
            component: None,
            size,
        });
        ClassId(self.classes.len() as u64 - 1)
    }

    pub(super) fn class(&mut self, descriptor: &str) -> ClassId {
        self.find_class(descriptor).expect(descriptor)
    }

    pub(super) fn object(&mut self, descriptor: &str) -> u64 {
        let class = self.class(descriptor);
        self.new_object(class).expect(descriptor)
    }

    pub(super) fn array(&mut self, descriptor: &str, length: u32) -> u64 {
        let class = self.class(descriptor);
        self.new_array(class, length).expect(descriptor)
    }

    pub(super) fn live(&self) -> usize {
        self.objects.len()
    }

    pub(super) fn count(&self, object: u64) -> u32 {
        self.objects.get(&object).map_or(0, |object| object.count)
    }

    /// Element of an array of references.
    pub(super) fn element(&self, array: u64, index: usize) -> u64 {
        self.objects[&array].memory[index]
    }

    pub(super) fn set_element(&mut self, array: u64, index: usize, value: u64) {
        self.store_reference(array, array + 8 * index as u64, value);
    }

    fn allocate(&mut self, class: ClassId, length: u32, bytes: usize) -> Result<u64, Raise> {
        if self.room == 0 {
            return Err(messages::out_of_memory());
        }
        self.room -= 1;
        let mut memory = vec![0u64; bytes.div_ceil(8).max(1)].into_boxed_slice();
        let address = memory.as_mut_ptr().expose_provenance() as u64;
        let object = Object {
            class,
            count: 1,
            length,
            memory,
        };
        self.objects.insert(address, object);
        Ok(address)
    }
}

impl ManagedVm for Fake {
    fn class_at(&self, _: u64) -> Option<ClassId> {
        None
    }

    fn call(&mut self, code: u64, _: &[u64]) -> Result<u64, Raise> {
        Err(Raise::Trap(crate::TrapKind::BadCall { address: code }))
    }

    fn compile(&mut self, _: &SourceText<'_>) -> Result<u64, CompileError> {
        Err(CompileError::NoCompiler)
    }

    fn program(&self) -> Program {
        Program::default()
    }

    fn formals(&mut self, _: u64) -> Option<usize> {
        None
    }

    fn bytes(&self, _: u64, _: usize) -> Option<Vec<u8>> {
        None
    }
    fn set_word(&mut self, _: u64, _: u64) -> bool {
        false
    }

    fn frames(&mut self) -> Vec<Running> {
        Vec::new()
    }

    fn state(&mut self) -> &mut State {
        &mut self.state
    }

    fn find_class(&mut self, descriptor: &str) -> Option<ClassId> {
        let known = self
            .classes
            .iter()
            .position(|class| class.descriptor == descriptor);
        if let Some(index) = known {
            return Some(ClassId(index as u64));
        }
        let component = self.find_class(descriptor.strip_prefix('[')?)?;
        let size = match self.classes[component.0 as usize].kind {
            ClassKind::Primitive => self.classes[component.0 as usize].size,
            _ => 8,
        };
        let object = self.find_class("Ljava/lang/Object;");
        let array = self.define(descriptor, ClassKind::Array, object, size);
        self.classes[array.0 as usize].component = Some(component);
        Some(array)
    }

    fn class_info(&self, class: ClassId) -> ClassInfo<'_> {
        let class = &self.classes[class.0 as usize];
        ClassInfo {
            descriptor: &class.descriptor,
            kind: class.kind,
            superclass: class.superclass,
            component: class.component,
            size: class.size,
        }
    }

    fn class_of(&self, object: u64) -> ClassId {
        self.objects[&object].class
    }

    fn is_subclass(&self, class: ClassId, target: ClassId) -> bool {
        let (from, to) = (&self.classes[class.0 as usize], &self.classes[target.0 as usize]);
        if class == target {
            return true;
        }
        match (from.component, to.component) {
            (Some(from), Some(to)) => self.is_subclass(from, to),
            _ => from
                .superclass
                .is_some_and(|superclass| self.is_subclass(superclass, target)),
        }
    }

    fn class_object(&mut self, class: ClassId) -> Result<u64, Raise> {
        if let Some(&object) = self.class_objects.get(&class) {
            return Ok(object);
        }
        let of_classes = self.class("Ljava/lang/Class;");
        let object = self.new_object(of_classes)?;
        self.class_objects.insert(class, object);
        Ok(object)
    }

    fn class_represented(&self, object: u64) -> Option<ClassId> {
        let mut all = self.class_objects.iter();
        all.find_map(|(&class, &candidate)| (candidate == object).then_some(class))
    }

    fn field_offset(&self, class: ClassId, name: &str, descriptor: &str) -> Option<u32> {
        (self.class_info(class).descriptor == "Ljava/lang/String;" && name == "value" && descriptor == "[C")
            .then_some(8)
    }

    fn new_object(&mut self, class: ClassId) -> Result<u64, Raise> {
        let size = self.class_info(class).size;
        self.allocate(class, 0, size as usize)
    }

    fn new_array(&mut self, class: ClassId, length: u32) -> Result<u64, Raise> {
        let size = self.class_info(class).size;
        self.allocate(class, length, size as usize * length as usize)
    }

    fn array_length(&self, array: u64) -> u32 {
        self.objects[&array].length
    }

    fn retain(&mut self, object: u64) {
        self.objects.get_mut(&object).expect("alive").count += 1;
    }

    fn release(&mut self, object: u64) {
        let target = self.objects.get_mut(&object).expect("alive");
        target.count -= 1;
        if target.count != 0 {
            return;
        }
        let object = self.objects.remove(&object).expect("alive");
        let info = self.class_info(object.class);
        let references = match info.component {
            Some(component) => self.class_info(component).kind != ClassKind::Primitive,
            None => info.descriptor == "Ljava/lang/String;",
        };
        let fields = object.memory.iter().filter(|&&field| references && field != 0);
        fields.for_each(|&field| self.release(field));
    }

    fn store_reference(&mut self, object: u64, address: u64, value: u64) {
        let index = (address - object) as usize / 8;
        assert!(
            index < self.objects[&object].memory.len(),
            "a store beyond the object"
        );
        if value != 0 {
            self.retain(value);
        }
        // SAFETY: a word of the object's memory, which this machine owns.
        let old = unsafe { ptr::with_exposed_provenance_mut::<u64>(address as usize).replace(value) };
        if old != 0 {
            self.release(old);
        }
    }

    fn store_tagged(&mut self, object: u64, address: u64, bits: u64) {
        match tagged::object(bits) {
            0 => {}
            new => self.retain(new),
        }
        let index = (address - object) as usize / 8;
        let old = self
            .objects
            .get_mut(&object)
            .map(|object| std::mem::replace(&mut object.memory[index], bits));
        match tagged::object(old.unwrap_or(0)) {
            0 => {}
            old => self.release(old),
        }
    }

    fn copy_fields(&mut self, from: u64, to: u64) {
        let fields = self.objects[&from].memory.clone();
        let count = |value: &u64| self.objects.contains_key(value);
        let references: Vec<u64> = fields.iter().copied().filter(|value| count(value)).collect();
        references.into_iter().for_each(|object| self.retain(object));
        if let Some(object) = self.objects.get_mut(&to) {
            // Where it lies stays the same.
            object.memory.copy_from_slice(&fields);
        }
    }

    fn attach(&mut self, _: u64, _: Arc<dyn Any + Send + Sync>) {}

    fn attached(&self, _: u64) -> Option<Arc<dyn Any + Send + Sync>> {
        None
    }

    fn identity_hash(&mut self, object: u64) -> i32 {
        (object >> 4) as i32
    }

    fn collect(&mut self) {
        self.log.push("collect".to_owned());
    }

    fn memory(&self) -> Memory {
        Memory {
            total: 3,
            free: 2,
            max: i64::MAX as u64,
        }
    }

    fn current_thread(&mut self) -> Result<u64, Raise> {
        Ok(self.object("Ljava/lang/Thread;"))
    }

    fn start(&mut self, _thread: u64) -> Result<(), Raise> {
        self.log.push("start".to_owned());
        Ok(())
    }

    fn join(&mut self, _thread: u64, limit: Option<Duration>) -> Result<(), Raise> {
        self.log.push(format!("join {limit:?}"));
        Ok(())
    }

    fn is_alive(&self, _thread: u64) -> bool {
        true
    }

    fn sleep(&mut self, time: Duration) -> Result<(), Raise> {
        self.log.push(format!("sleep {time:?}"));
        Ok(())
    }

    fn yield_now(&mut self) {
        self.log.push("yield".to_owned());
    }

    fn holds_monitor(&self, _object: u64) -> bool {
        self.holds_monitor
    }

    fn wait(&mut self, _object: u64, limit: Option<Duration>) -> Result<(), Raise> {
        self.log.push(format!("wait {limit:?}"));
        Ok(())
    }

    fn notify(&mut self, _object: u64, all: bool) {
        self.log.push(format!("notify {all}"));
    }

    fn blocking(&mut self, action: &mut dyn FnMut()) {
        action();
    }
}
