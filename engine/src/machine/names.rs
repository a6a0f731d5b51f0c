//! What the addresses in register code are, for listings.

use crate::managed;
use crate::state::machine::Machine;
use crate::state::site::{CallKind, CallSite};
use maple_loader::Image;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Names of what register code has the addresses of: functions, variables, classes, call sites, traps. None of them changes from run to run.
pub struct Names<'m> {
    machine: &'m Machine,
    known: FxHashMap<u64, String>,
}

impl<'m> Names<'m> {
    /// The names in a machine as it is.
    pub fn new(machine: &'m Machine) -> Names<'m> {
        let mut names = Names {
            machine,
            known: FxHashMap::default(),
        };
        names.known.insert(machine.halt() as u64, "nothing".to_owned());
        for function in &machine.functions {
            for entry in [function.entry, function.stub] {
                names.known.insert(entry as u64, format!("&{}", function.name));
            }
        }
        for kind in &machine.traps {
            names
                .known
                .insert(&raw const **kind as u64, format!("trap {}", kind.name()));
        }
        for class in machine.managed.iter().flat_map(|managed| managed.classes.all()) {
            let address = std::ptr::from_ref(class) as u64;
            names.known.insert(address, format!("class {}", class.name()));
        }
        for (code, entry) in machine
            .managed
            .iter()
            .flat_map(|managed| managed.native_entries())
        {
            let name = names.callee(code);
            names.known.insert(entry as u64, name);
        }
        for site in &machine.sites {
            let name = names.call(site);
            names.known.insert(&raw const **site as u64, name);
        }
        names
    }

    /// The name of what is at an address; `None` for numbers and what has no name.
    pub fn at(&self, address: u64) -> Option<String> {
        if let Some(name) = self.known.get(&address) {
            return Some(name.clone());
        }
        // The end of the last variable is outside.
        let holds = |image: &&Arc<Image>| image.contains(address) || image.contains(address.wrapping_sub(1));
        let image = self.machine.images.iter().find(holds)?;
        match image.function_at(address) {
            Some(function) => Some(format!("&{}", image.shown_name(&function))),
            None => Some(place(image, address)),
        }
    }

    fn call(&self, site: &CallSite) -> String {
        match site.kind {
            CallKind::Address(address) => self.callee(address),
            CallKind::Indirect => "call".to_owned(),
            CallKind::Tail(_) => "tail call".to_owned(),
            CallKind::Intrinsic(id) => id.name().to_owned(),
            CallKind::Extended(id) => format!("{id:?}"),
            CallKind::HeapBlock { allocates: true } => "malloc".to_owned(),
            CallKind::HeapBlock { allocates: false } => "free".to_owned(),
        }
    }

    /// What is not Maple code has the name under which it was linked.
    fn callee(&self, address: u64) -> String {
        let name = self.machine.callee(address);
        name.map_or_else(|| "native".to_owned(), |name| format!("native {name}"))
    }
}

impl Machine {
    /// The name of what is at an address and is not Maple code.
    fn callee(&self, address: u64) -> Option<String> {
        let linked = self.native_name(address).map(str::to_owned);
        let method =
            || managed::natives::native_at(address).map(|native| format!("{}{}", native.class, native.name));
        linked.or_else(method)
    }

    /// The name of the native function that a site calls, if it calls a single one that has a name.
    pub fn called_natively(&self, site: &CallSite) -> Option<String> {
        match (&site.kind, site.targets.as_slice()) {
            (CallKind::Address(address), _) => self.callee(*address),
            (CallKind::HeapBlock { allocates: true }, _) => Some("malloc".to_owned()),
            (CallKind::HeapBlock { allocates: false }, _) => Some("free".to_owned()),
            (CallKind::Indirect, [target]) => self.callee(target.address),
            _ => None,
        }
    }
}

/// A place in an image: the symbol before it, or the offset from where the image begins.
fn place(image: &Image, address: u64) -> String {
    let before = image.symbols().filter(|symbol| symbol.address <= address);
    let of = before
        .filter(|symbol| address - symbol.address <= symbol.size)
        .max_by_key(|symbol| (symbol.address, std::cmp::Reverse(symbol.name)));
    match of {
        Some(symbol) if symbol.address == address => format!("${}", symbol.name),
        Some(symbol) => format!("${}+{:#x}", symbol.name, address - symbol.address),
        None => format!("image+{:#x}", address.wrapping_sub(image.base())),
    }
}
