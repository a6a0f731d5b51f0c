//! Loading images: their symbols, their classes, and what later images replace.

use super::libraries::HostLibraries;
use super::vm::{Error, Vm};
use super::{atexit, undefined};
use crate::machine::redefinition::Redefinition;
use crate::managed;
use crate::managed::link::ClassesOf;
use crate::state::guard::guarded;
use crate::state::host::{Caller, HostFunction};
use crate::state::machine::Machine;
use crate::state::managed::{Managed, MissingMethods};
use crate::state::thread::ThreadState;
use crate::unwind::jump;
use maple_loader::{Image, NativeLibraries, Resolve, Resolved, Want, link_all};
use maple_rt::heap::HeapConfig;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// What symbols of methods have between class and name.
const METHOD: &str = "_7C";

/// Host functions, native methods, then native libraries, then what the VM itself provides. `longjmp` is its own in any case.
struct Resolver<'a> {
    /// Host functions by name.
    hosts: FxHashMap<String, u64>,
    others: &'a mut dyn Resolve,
    /// What `others` panicked with; it is not asked any more.
    panic: Option<String>,
    /// Addresses given for methods that are no native methods of the class library.
    methods: FxHashSet<u64>,
    missing: MissingMethods,
    libraries: HostLibraries,
    /// Who is told of calls of undefined functions, and what stands for those.
    client: Option<Arc<undefined::Body>>,
    undefined: Vec<HostFunction>,
}

impl<'a> Resolver<'a> {
    fn new(machine: &Machine, others: &'a mut dyn Resolve) -> Resolver<'a> {
        let hosts = machine.hosts.values();
        Resolver {
            hosts: hosts.map(|host| (host.name.clone(), host.address)).collect(),
            others,
            panic: None,
            methods: FxHashSet::default(),
            missing: MissingMethods::default(),
            libraries: HostLibraries::new(machine.threads.unjoined.clone()),
            client: machine.undefined.client.clone(),
            undefined: Vec::new(),
        }
    }

    fn ask<R>(&mut self, question: impl FnOnce(&mut dyn Resolve) -> R) -> Option<R> {
        if self.panic.is_some() {
            return None;
        }
        let answer = guarded(|| question(self.others));
        answer.map_err(|panic| self.panic = Some(panic)).ok()
    }

    fn find(&mut self, name: &str, want: Want) -> Option<u64> {
        if let Some(address) = self.hosts.get(name) {
            return Some(*address);
        }
        jump::address(name)
            .or_else(|| Some(self.ask(|others| others.resolve(name, want))??.address))
            .or_else(|| (name == atexit::NAME).then(atexit::address))
            .or_else(|| self.libraries.address(name))
    }
}

impl Resolve for Resolver<'_> {
    fn resolve(&mut self, name: &str, want: Want) -> Option<Resolved> {
        // Symbols of methods have the separators of class, name and signature.
        let is_method = name.contains(METHOD);
        if is_method
            && !self.hosts.contains_key(name)
            && let Some(address) = managed::natives::address_of(name)
        {
            return Some(Resolved { address });
        }
        let address = self.find(name, want)?;
        if is_method {
            self.methods.insert(address);
        }
        Some(Resolved { address })
    }

    fn resolve_weak(&mut self, name: &str, want: Want) -> Option<Resolved> {
        if want == Want::Late {
            let function = undefined::function(name, self.client.as_ref()).ok()?;
            let address = function.address();
            self.hosts.insert(name.to_owned(), address);
            self.undefined.push(function);
            return Some(Resolved { address });
        }
        if want == Want::Object || !name.contains(METHOD) {
            return None;
        }
        let address = self.missing.address(name)?;
        self.methods.insert(address);
        Some(Resolved { address })
    }

    fn names(&self) -> Vec<String> {
        // What fails here fails to suggest.
        let mut names = match self.panic {
            None => guarded(|| self.others.names()).unwrap_or_default(),
            Some(_) => Vec::new(),
        };
        names.extend(self.hosts.keys().cloned());
        names
    }
}

impl Vm {
    /// Links the images in order, then against host functions and the native libraries of the process.
    ///
    /// # Errors
    /// Every symbol that could not be bound; or if the VM has images already.
    pub fn load(&mut self, images: Vec<Image>) -> Result<(), Error> {
        self.load_with(images, None)
    }

    /// As [`Vm::load`]; `resolver` is asked instead of the process's native libraries.
    ///
    /// # Errors
    /// As [`Vm::load`]; [`Error::Resolve`] if `resolver` panics.
    pub fn load_with(&mut self, images: Vec<Image>, resolver: Option<&mut dyn Resolve>) -> Result<(), Error> {
        if self.is_loaded() {
            return Err(Error::Loaded);
        }
        let mut libraries = std::mem::take(&mut self.libraries);
        let result = self.with(|machine| load(machine, images, resolver.unwrap_or(&mut libraries)));
        self.libraries = libraries;
        result
    }

    /// Loads further images. They find their symbols in themselves, then in the images before. Functions of the same name that those have are
    /// replaced: calls, also by address, lead to the new ones from now on, while frames of the old ones go on in them. What was
    /// [undefined](Vm::on_undefined) is defined. A [`Func`](crate::Func) stays what it is.
    ///
    /// ```
    /// use maple_vm::{Config, Value, Vm};
    ///
    /// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/doc.rs"));
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let mut vm = example_vm();
    /// vm.extend(vec![later_image()])?;
    /// let divide = vm.func("divide").ok_or("no function divide")?;
    /// assert_eq!(vm.call(divide, &[Value::i32(42), Value::i32(0)])?, Value::i32(0));
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// As [`Vm::load`], if a function differs from the one it replaces in its parameters or its result, or if an image has classes. Nothing has
    /// changed then.
    pub fn extend(&mut self, images: Vec<Image>) -> Result<(), Error> {
        self.with(|machine| extend(machine, images))
    }
}

impl Caller<'_> {
    /// As [`Vm::extend`].
    ///
    /// # Errors
    /// As there.
    pub fn extend(&mut self, images: Vec<Image>) -> Result<(), Error> {
        if self.cx.is_null() {
            return Err(Error::NoVm);
        }
        // SAFETY: the context is that of the thread, which does not hold the gate while a host function runs.
        unsafe { ThreadState::with(self.cx, |machine| extend(machine, images)) }
    }
}

/// Images that are linked, and what came with that.
struct Linked {
    images: Vec<Arc<Image>>,
    bound: FxHashSet<u64>,
    missing: MissingMethods,
    hosts: Vec<HostFunction>,
    undefined: Vec<HostFunction>,
}

fn link(machine: &Machine, mut images: Vec<Image>, others: &mut dyn Resolve) -> Result<Linked, Error> {
    let mut resolver = Resolver::new(machine, others);
    let linked = link_all(&machine.images, &mut images, &mut resolver);
    if let Some(panic) = resolver.panic {
        return Err(Error::Resolve(panic));
    }
    linked.map_err(Error::Link)?;
    Ok(Linked {
        images: images.into_iter().map(Arc::new).collect(),
        bound: resolver.methods,
        missing: resolver.missing,
        hosts: resolver.libraries.into_functions().collect(),
        undefined: resolver.undefined,
    })
}

fn heap_config(machine: &Machine) -> HeapConfig {
    HeapConfig {
        limit: machine.config.max_heap.unwrap_or(HeapConfig::default().limit),
        stress: machine.config.heap_stress,
    }
}

fn load(machine: &mut Machine, images: Vec<Image>, others: &mut dyn Resolve) -> Result<(), Error> {
    let linked = link(machine, images, others)?;
    let of = ClassesOf {
        images: &linked.images,
        bound: &linked.bound,
    };
    let managed = Managed::link(of, linked.missing, heap_config(machine)).map_err(Error::Classes)?;
    machine.enable_watchpoints(&linked.images);
    machine.link_late = |machine, image| extend(machine, vec![image]).map_err(|error| error.to_string());
    machine.images = linked.images.into();
    machine.take_hosts(linked.hosts, linked.undefined);
    if let Some(managed) = managed {
        machine.manage(managed);
    }
    Ok(())
}

fn extend(machine: &mut Machine, images: Vec<Image>) -> Result<(), Error> {
    // Libraries that were opened before belong to the process.
    let mut libraries = NativeLibraries::new();
    let linked = link(machine, images, &mut libraries)?;
    managed::link::refuse_classes(&linked.images).map_err(Error::Classes)?;
    let redefinition = Redefinition::of(machine, &linked.images).map_err(Error::Redefinition)?;
    let all: Vec<Arc<Image>> = machine.images.iter().chain(&linked.images).cloned().collect();
    let of = ClassesOf {
        images: &all,
        bound: &linked.bound,
    };
    match &mut machine.managed {
        Some(managed) => managed.extend(of, machine.images.len()).map_err(Error::Classes)?,
        None => {
            let managed = Managed::link(of, linked.missing, heap_config(machine)).map_err(Error::Classes)?;
            if let Some(managed) = managed {
                machine.manage(managed);
            }
        }
    }
    machine.enable_watchpoints(&linked.images);
    machine.images = all.into();
    machine.take_hosts(linked.hosts, linked.undefined);
    machine.thunks.known = false;
    // SAFETY: the gate is held.
    unsafe { redefinition.perform(machine) };
    Ok(())
}

impl Machine {
    fn take_hosts(&mut self, hosts: Vec<HostFunction>, undefined: Vec<HostFunction>) {
        let addresses = undefined.iter().map(HostFunction::address);
        self.undefined.functions.extend(addresses);
        for host in hosts.into_iter().chain(undefined) {
            self.hosts.insert(host.address(), Arc::new(host));
        }
    }
}
