//! Managed images: their class records become classes before anything runs.

use super::check::Check;
use super::literals;
use super::memory::memory;
use crate::machine::stacks::each_owned;
use crate::state::machine::Machine;
use crate::state::managed::{Managed, MissingMethods, StartedThreads};
use maple_loader::Image;
use maple_mirbin::class::{SECTION, record};
use maple_mirbin::note::Features;
use maple_rt::class::{Classes, LinkError, LinkProblem};
use maple_rt::heap::{Heap, HeapConfig};
use maple_rt::managed::{State, language};
use maple_translate::policy::Policy;
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// Why the classes of images cannot be linked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ManagedError {
    /// Name of the image with the class.
    image: String,
    /// Name of the image that defines the class too.
    other: Option<String>,
    error: ClassProblem,
}

/// What is wrong with a class, or with all of them.
#[derive(Clone, PartialEq, Eq, Debug)]
enum ClassProblem {
    Class(LinkError),
    /// The section does not end with a whole record; its size.
    Section(u64),
    /// The image came later, and has classes.
    Late,
}

impl ManagedError {
    fn new(images: &[Arc<Image>], error: LinkError) -> ManagedError {
        let name = |address: u64| {
            let image = images.iter().find(|image| image.contains(address))?;
            Some(image.name().to_owned())
        };
        let other = match error.problem {
            LinkProblem::Duplicate { first, .. } => name(first),
            _ => None,
        };
        ManagedError {
            image: name(error.record).unwrap_or_default(),
            other,
            error: ClassProblem::Class(error),
        }
    }
}

impl fmt::Display for ManagedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.image.is_empty() {
            write!(f, "{}: ", self.image)?;
        }
        match &self.error {
            ClassProblem::Class(error) => error.fmt(f)?,
            ClassProblem::Section(size) => write!(
                f,
                "{SECTION}: {size} bytes are no whole number of class records; recompile the image"
            )?,
            ClassProblem::Late => {
                f.write_str("classes cannot be loaded later; load all images of the program at once")?;
            }
        }
        match &self.other {
            Some(other) => write!(f, "; the first one is in {other}"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for ManagedError {}

/// Bytes of a record.
const RECORD: usize = record::SIZE_IN_BYTES;

/// Images whose classes are linked.
#[derive(Clone, Copy)]
pub struct ClassesOf<'a> {
    /// All images of the machine.
    pub images: &'a [Arc<Image>],
    /// Addresses of methods outside of the images.
    pub bound: &'a FxHashSet<u64>,
}

impl ClassesOf<'_> {
    /// Links the classes of those of the images that begin at number `first`. Gives the literals of their static fields.
    fn link(self, first: usize, classes: &Classes) -> Result<Vec<(u64, u64)>, Vec<ManagedError>> {
        let records = records(self.images.get(first..).unwrap_or_default())?;
        let read = |address: u64, size: usize| memory(self.images, address, size);
        let checked = classes
            .link(&records, &read)
            .and_then(|linked| Check::run(self.images, self.bound, &linked));
        let literals = checked.map_err(|errors| {
            let named = |error| ManagedError::new(self.images, error);
            errors.into_iter().map(named).collect::<Vec<_>>()
        })?;
        literals::clear(&literals);
        Ok(literals)
    }
}

/// Addresses of the records of classes in these images.
fn records(images: &[Arc<Image>]) -> Result<Vec<u64>, Vec<ManagedError>> {
    let mut records = Vec::new();
    for image in images {
        if let Some(section) = image.section_addresses(SECTION) {
            let size = section.end - section.start;
            if !size.is_multiple_of(RECORD as u64) {
                return Err(vec![ManagedError {
                    image: image.name().to_owned(),
                    other: None,
                    error: ClassProblem::Section(size),
                }]);
            }
            records.extend((section.start..section.end).step_by(RECORD));
        }
    }
    Ok(records)
}

/// Refuses images with classes: those are linked all at once.
///
/// # Errors
/// The first one that has some.
pub fn refuse_classes(images: &[Arc<Image>]) -> Result<(), Vec<ManagedError>> {
    let has_classes = |image: &&Arc<Image>| {
        image
            .note()
            .is_some_and(|note| note.shares_classes() && note.features & Features::MANAGED != 0)
    };
    match images.iter().find(has_classes) {
        None => Ok(()),
        Some(image) => Err(vec![ManagedError {
            image: image.name().to_owned(),
            other: None,
            error: ClassProblem::Late,
        }]),
    }
}

impl Managed {
    /// The classes of linked images, and a heap; none if no image has classes or functions that count. `missing` are native methods that nothing
    /// defines.
    ///
    /// # Errors
    /// Everything that is wrong with the records.
    pub fn link(
        of: ClassesOf<'_>,
        missing: MissingMethods,
        config: HeapConfig,
    ) -> Result<Option<Box<Managed>>, Vec<ManagedError>> {
        let defines_classes = !records(of.images)?.is_empty();
        let counts = |image: &Arc<Image>| Policy::of(image.note()).counted;
        if !defines_classes && !of.images.iter().any(counts) {
            return Ok(None);
        }
        let classes = Classes::new();
        let literals = of.link(0, &classes)?;
        let heap = Heap::new(config);
        Ok(Some(Box::new(Managed {
            state: State::default(),
            attached: heap.attach(),
            heap,
            places: classes
                .find(language().names().object)
                .map_or(0, |object| object.entry_words().len()),
            classes,
            defines_classes,
            class_objects: FxHashMap::default(),
            selectors: Vec::new(),
            selector_numbers: FxHashMap::default(),
            selected: FxHashMap::default(),
            interface_entries: FxHashMap::default(),
            native_entries: FxHashMap::default(),
            missing,
            literals,
            initialised: Arc::default(),
            threads: StartedThreads::default(),
        })))
    }

    /// Adds the records of those of the images that begin at number `first`; see [`refuse_classes`].
    ///
    /// # Errors
    /// As [`Managed::link`].
    pub fn extend(&mut self, of: ClassesOf<'_>, first: usize) -> Result<(), Vec<ManagedError>> {
        self.literals.extend(of.link(first, &self.classes)?);
        Ok(())
    }
}

impl Machine {
    /// Gives the machine a managed part, with a stub in every entry of its classes.
    pub fn manage(&mut self, managed: Box<Managed>) {
        let mut stubs = Vec::new();
        for class in managed.classes.all() {
            for (place, word) in class.entry_words().iter().enumerate() {
                if place == stubs.len() {
                    stubs.push(self.virtual_stub(place));
                }
                word.store(stubs[place] as u64, Ordering::Relaxed);
            }
        }
        // Threads of the program take turns, which needs a test in every loop.
        self.config.interruptible = true;
        let machine = std::ptr::from_mut(self).expose_provenance();
        managed.heap.set_stack_hook(move |stack, each| {
            let machine = std::ptr::with_exposed_provenance(machine);
            // SAFETY: the machine stays where it is, and outlives its heap's collections, in which other threads stand still.
            unsafe { each_owned(machine, stack, each) };
        });
        self.stacks.table.ended = managed.heap.has_ended_stacks();
        self.heap = managed.thread_heap();
        self.managed = Some(managed);
    }
}
