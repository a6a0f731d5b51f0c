//! The machine as native methods of the class library see it.

use super::{monitors, slow_paths, threads};
use crate::machine::stacks;
use crate::state::function::FunctionId;
use crate::state::machine::Machine;
use crate::state::managed::Managed;
use crate::state::thread::ThreadState;
use crate::state::trap::FrameInfo;
use maple_loader::Image;
use maple_rt::class::{self, Class, TAGGED_SLOT};
use maple_rt::heap::{self, ThreadHeap};
use maple_rt::managed::{
    ClassId, ClassInfo, CompileError, Fault, MAX_ARRAY_LENGTH, ManagedVm, Memory, Program, Raise, Running,
    SourceText, State, language,
};
use maple_rt::trap::{Thrown, TrapKind};
use std::any::Any;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// A thread of a VM that is outside of Maple code and holds the gate.
pub struct Environment {
    cx: *mut ThreadState,
}

impl Environment {
    /// The thread of `cx`.
    ///
    /// # Safety
    /// `cx` is the running thread's, outside of Maple code, and holds the gate, and its site leaves the stack free above it; the machine
    /// is a managed one, and no reference to it exists while methods run.
    pub unsafe fn new(cx: *mut ThreadState) -> Environment {
        Environment { cx }
    }

    fn managed(&mut self) -> &mut Managed {
        // SAFETY: `new`'s promise; the reference lives as long as the borrow of `self`.
        unsafe { Machine::managed((*self.cx).machine) }
    }

    fn heap(&self) -> *mut ThreadHeap {
        // SAFETY: `new`'s promise.
        unsafe { (*self.cx).context.heap }
    }

    /// The id of a class.
    pub fn id(&self, class: *const Class) -> ClassId {
        ClassId(class as u64)
    }

    /// The class with an id that this machine gave.
    fn class(&self, id: ClassId) -> &'static Class {
        // SAFETY: ids are addresses of classes, which live as long as the machine.
        unsafe { &*(id.0 as *const Class) }
    }

    /// Calls the method with this code: a Maple function, or a native method.
    ///
    /// # Errors
    /// What it raised.
    pub fn call(&mut self, code: u64, args: &[u64]) -> Result<u64, Raise> {
        let cx = self.cx;
        // SAFETY: `new`'s promise; the function gets as many arguments as it has formals.
        unsafe {
            if let Some(native) = super::natives::native_at(code) {
                return native.call(self, args);
            }
            let machine = &mut *(*cx).machine;
            if let Some(missing) = machine.missing_method(code) {
                return Err(missing.raise());
            }
            let bad = Raise::Trap(TrapKind::BadCall { address: code });
            let Some(id) = machine.function_at(code) else {
                return Err(bad);
            };
            if machine.formals(id).len() != args.len() {
                return Err(bad);
            }
            self.enter(id, args)
        }
    }

    /// Runs a Maple function with as many arguments as it has formals.
    ///
    /// # Errors
    /// What it raised.
    ///
    /// # Safety
    /// The arguments are of the types of the formals.
    pub unsafe fn enter(&mut self, id: FunctionId, args: &[u64]) -> Result<u64, Raise> {
        let cx = self.cx;
        // SAFETY: `call`'s.
        unsafe {
            ThreadState::release(cx);
            let result = ((*(*cx).shared).enter)(cx, id, args);
            ThreadState::acquire(cx);
            result.map_err(|trap| match trap.kind {
                TrapKind::Exception {
                    thrown,
                    what: Thrown::Object,
                } => Raise::Thrown(thrown),
                kind => {
                    (*cx).pending = Some(trap);
                    Raise::Trap(kind)
                }
            })
        }
    }
}

impl ManagedVm for Environment {
    fn state(&mut self) -> &mut State {
        &mut self.managed().state
    }

    fn find_class(&mut self, descriptor: &str) -> Option<ClassId> {
        let class: *const Class = self.managed().classes.find(descriptor)?;
        Some(self.id(class))
    }

    fn class_at(&self, record: u64) -> Option<ClassId> {
        // SAFETY: `new`'s promise.
        let class = unsafe { (*(*self.cx).machine).class_at(record) };
        class.map(|class| self.id(class))
    }

    fn call(&mut self, code: u64, args: &[u64]) -> Result<u64, Raise> {
        Environment::call(self, code, args)
    }

    fn compile(&mut self, source: &SourceText<'_>) -> Result<u64, CompileError> {
        // SAFETY: as above.
        let machine = unsafe { &mut *(*self.cx).machine };
        let compiler = machine.config.compiler.clone().ok_or(CompileError::NoCompiler)?;
        let bytes = compiler.0(source).map_err(CompileError::Text)?;
        let name = format!("text{}", source.number);
        let image =
            Image::from_bytes(&name, &bytes).map_err(|error| CompileError::Load(error.to_string()))?;
        (machine.link_late)(machine, image).map_err(CompileError::Load)?;
        let image = machine.images.last().cloned();
        let code = image.and_then(|image| super::exit::entry_address(&machine.images, &image));
        code.ok_or_else(|| CompileError::Load(format!("{name}: has no entry")))
    }

    fn program(&self) -> Program {
        // SAFETY: as above.
        unsafe { (*(*self.cx).machine).config.program.clone() }
    }

    fn formals(&mut self, code: u64) -> Option<usize> {
        // SAFETY: as above.
        let machine = unsafe { &mut *(*self.cx).machine };
        let id = machine.function_at(code)?;
        Some(machine.formals(id).len())
    }

    fn bytes(&self, address: u64, size: usize) -> Option<Vec<u8>> {
        // SAFETY: as above.
        let machine = unsafe { &*(*self.cx).machine };
        super::memory::memory(&machine.images, address, size).map(<[u8]>::to_vec)
    }

    fn set_word(&mut self, address: u64, value: u64) -> bool {
        maple_dispatch::memory::store(address, 8, value).is_ok()
    }

    fn frames(&mut self) -> Vec<Running> {
        // SAFETY: as above.
        let trap = unsafe { (*(*self.cx).machine).trap(TrapKind::HostError, self.cx) };
        let running = |frame: &FrameInfo| Running {
            function: frame.method(),
            place: match frame.column {
                Some(column) => format!("{}:{column}", frame.line()),
                None => frame.line(),
            },
        };
        trap.frames.iter().map(running).collect()
    }

    fn class_info(&self, class: ClassId) -> ClassInfo<'_> {
        let class = self.class(class);
        ClassInfo {
            descriptor: class.name(),
            kind: class.kind,
            superclass: class.superclass().map(|class| self.id(class)),
            component: class.component().map(|class| self.id(class)),
            size: class.size,
        }
    }

    fn class_of(&self, object: u64) -> ClassId {
        // SAFETY: natives pass objects.
        self.id(unsafe { heap::class_of(object) })
    }

    fn is_subclass(&self, class: ClassId, target: ClassId) -> bool {
        self.class(class).is_subtype_of(self.class(target))
    }

    fn class_object(&mut self, class: ClassId) -> Result<u64, Raise> {
        let class = self.class(class);
        match class.object.load(Ordering::Acquire) {
            0 => {}
            object => return Ok(object),
        }
        let name = language().names().class;
        let meta = self
            .find_class(name)
            .ok_or_else(|| Fault::NoClass(name).raise())?;
        let object = self.new_object(meta)?;
        class.object.store(object, Ordering::Release);
        self.managed().class_objects.insert(object, class);
        Ok(object)
    }

    fn class_represented(&self, object: u64) -> Option<ClassId> {
        // SAFETY: `new`'s promise.
        let managed = unsafe { Machine::managed((*self.cx).machine) };
        managed.class_objects.get(&object).map(|class| self.id(*class))
    }

    fn field_offset(&self, class: ClassId, name: &str, descriptor: &str) -> Option<u32> {
        let mut class = Some(self.class(class));
        while let Some(here) = class {
            let matches = |field: &&class::Field| {
                &*field.name == name && &*field.descriptor == descriptor && !field.is_static()
            };
            if let Some(field) = here.fields().iter().find(matches) {
                return u32::try_from(field.place).ok();
            }
            class = here.superclass();
        }
        None
    }

    fn new_object(&mut self, class: ClassId) -> Result<u64, Raise> {
        // SAFETY: the heap is this thread's.
        unsafe {
            let object = slow_paths::allocate(self.cx, self.class(class), 0)
                .ok_or_else(|| Fault::OutOfMemory.raise())?;
            super::tracing::object(self.cx, object);
            Ok(object)
        }
    }

    fn new_array(&mut self, class: ClassId, length: u32) -> Result<u64, Raise> {
        if length > MAX_ARRAY_LENGTH {
            return Err(Fault::ArrayTooLarge.raise());
        }
        // SAFETY: as above.
        unsafe {
            let object = slow_paths::allocate(self.cx, self.class(class), length)
                .ok_or_else(|| Fault::OutOfMemory.raise())?;
            super::tracing::object(self.cx, object);
            Ok(object)
        }
    }

    fn array_length(&self, array: u64) -> u32 {
        // SAFETY: natives pass arrays.
        unsafe { heap::element_count(array) }
    }

    fn retain(&mut self, object: u64) {
        // SAFETY: natives pass objects.
        unsafe { heap::retain(self.heap(), object) };
    }

    fn release(&mut self, object: u64) {
        // SAFETY: natives pass objects of which they own a count.
        unsafe { heap::release(self.heap(), object) };
    }

    fn store_reference(&mut self, _object: u64, address: u64, value: u64) {
        // SAFETY: natives pass addresses of reference fields.
        unsafe { heap::store(self.heap(), address, value) };
    }

    fn store_tagged(&mut self, _object: u64, address: u64, bits: u64) {
        // SAFETY: natives pass addresses of tagged fields and elements.
        unsafe { heap::store_tagged(self.heap(), address, bits) };
    }

    fn copy_fields(&mut self, from: u64, to: u64) {
        // SAFETY: natives pass two objects of one class, the second one new; fields lie where the class says.
        unsafe {
            let class = heap::class_of(from);
            let mut start = 0;
            let slots = class.reference_offsets();
            for end in slots.iter().map(|entry| entry & !TAGGED_SLOT).chain([class.size]) {
                if end > start {
                    let (from, to) = (from + u64::from(start), to + u64::from(start));
                    let to = std::ptr::with_exposed_provenance_mut::<u8>(to as usize);
                    let from = std::ptr::with_exposed_provenance::<u8>(from as usize);
                    std::ptr::copy_nonoverlapping(from, to, (end - start) as usize);
                }
                start = end + 8;
            }
            for entry in slots {
                let offset = u64::from(entry & !TAGGED_SLOT);
                let field = &*std::ptr::with_exposed_provenance::<AtomicU64>((from + offset) as usize);
                let value = field.load(Ordering::Acquire);
                match entry & TAGGED_SLOT {
                    0 => heap::store(self.heap(), to + offset, value),
                    _ => heap::store_tagged(self.heap(), to + offset, value),
                }
            }
        }
    }

    fn attach(&mut self, object: u64, what: Arc<dyn Any + Send + Sync>) {
        // SAFETY: natives pass objects.
        unsafe { self.managed().heap.stand_for(object, what) };
    }

    fn attached(&self, object: u64) -> Option<Arc<dyn Any + Send + Sync>> {
        // SAFETY: `new`'s promise.
        unsafe { Machine::managed((*self.cx).machine) }
            .heap
            .stands_for(object)
    }

    fn identity_hash(&mut self, object: u64) -> i32 {
        // SAFETY: natives pass objects; the heap is this thread's.
        unsafe { self.managed().heap.identity_hash(object) as i32 }
    }

    fn collect(&mut self) {
        // SAFETY: `new`'s promise.
        unsafe {
            stacks::end_unreachable(self.cx);
            ThreadState::collect_all(self.cx);
            stacks::end_unreachable(self.cx);
        }
    }

    fn memory(&self) -> Memory {
        // SAFETY: `new`'s promise.
        let managed = unsafe { Machine::managed((*self.cx).machine) };
        let (figures, max) = (managed.statistics(), managed.heap.limit());
        let used = figures.net_bytes();
        // What comes from the system comes in large pieces; the program sees no more than its limit.
        let total = figures.system_bytes.min(max).max(used);
        Memory {
            total,
            free: total - used,
            max: max.min(i64::MAX as u64),
        }
    }

    fn current_thread(&mut self) -> Result<u64, Raise> {
        // SAFETY: `new`'s promise, here and below.
        unsafe { threads::current(self.cx) }
    }

    fn start(&mut self, thread: u64) -> Result<(), Raise> {
        // SAFETY: as above.
        unsafe { threads::start(self.cx, thread) }
    }

    fn join(&mut self, thread: u64, limit: Option<Duration>) -> Result<(), Raise> {
        // SAFETY: as above.
        unsafe { threads::join(self.cx, thread, limit) }
    }

    fn is_alive(&self, thread: u64) -> bool {
        // SAFETY: as above.
        threads::is_alive(unsafe { Machine::managed((*self.cx).machine) }, thread)
    }

    fn sleep(&mut self, time: Duration) -> Result<(), Raise> {
        // SAFETY: as above.
        unsafe { threads::sleep(self.cx, time) }
    }

    fn yield_now(&mut self) {
        self.blocking(&mut std::thread::yield_now);
    }

    fn holds_monitor(&self, object: u64) -> bool {
        // SAFETY: as above.
        unsafe { monitors::is_owner(self.cx, object) }
    }

    fn wait(&mut self, object: u64, limit: Option<Duration>) -> Result<(), Raise> {
        // SAFETY: as above.
        unsafe { threads::wait(self.cx, object, limit) }
    }

    fn notify(&mut self, object: u64, all: bool) {
        threads::notify(self.managed(), object, all);
    }

    fn blocking(&mut self, action: &mut dyn FnMut()) {
        // SAFETY: `new`'s promise.
        unsafe {
            ThreadState::release(self.cx);
            action();
            ThreadState::acquire(self.cx);
        }
    }
}
