//! What class records say about code and static fields, checked before anything runs: what they call a function is one, with the
//! parameters and the result of the method's signature; static fields lie apart from each other in memory of the program's own.

use super::literals::is_literal;
use super::memory::memory;
use crate::managed::natives::native_at;
use maple_loader::Image;
use maple_mirbin::class::SECTION;
use maple_mirbin::header::{self, Header};
use maple_mirbin::{Prim, tagged};
use maple_rt::class::signature::{self, type_of};
use maple_rt::class::{Class, Field, LinkError, LinkProblem, flags};
use maple_rt::managed::language;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// The parameters and the result of a function.
type Types = (Vec<Prim>, Prim);

/// The check of all classes of a machine.
pub struct Check<'a> {
    images: &'a [Arc<Image>],
    /// Addresses that methods were bound to outside of the images: host functions and functions of native libraries.
    bound: &'a FxHashSet<u64>,
    known: FxHashMap<u64, Option<Types>>,
    /// Static fields with literals, and the literals.
    literals: Vec<(u64, u64)>,
    errors: Vec<LinkError>,
}

impl<'a> Check<'a> {
    /// Where static fields lie that the images give literals, and the addresses of those.
    ///
    /// # Errors
    /// Everything that is wrong.
    pub fn run(
        images: &'a [Arc<Image>],
        bound: &'a FxHashSet<u64>,
        classes: &[&Class],
    ) -> Result<Vec<(u64, u64)>, Vec<LinkError>> {
        let mut check = Check {
            images,
            bound,
            known: FxHashMap::default(),
            literals: Vec::new(),
            errors: Vec::new(),
        };
        for class in classes {
            check.code(class);
        }
        check.static_fields(classes);
        if check.errors.is_empty() {
            Ok(check.literals)
        } else {
            Err(check.errors)
        }
    }

    fn fail(&mut self, class: &Class, problem: LinkProblem) {
        self.errors.push(LinkError {
            class: class.name().to_owned(),
            record: class.record,
            problem,
        });
    }

    fn code(&mut self, class: &Class) {
        for method in class.methods().iter().filter(|method| method.code != 0) {
            let signature = method.name.split_once('|').map_or("", |(_, signature)| signature);
            let receiver = method.flags & flags::STATIC == 0;
            let what = || format!("the method {}", method.name);
            self.function(class, what, method.code, signature, receiver);
        }
        if class.initializer != 0 {
            self.function(class, || "<clinit>".to_owned(), class.initializer, "()V", false);
        }
        // Those with names have the code of a method.
        for (slot, &code) in class.function_addresses().iter().enumerate() {
            if code != 0 && !self.bound.contains(&code) && self.types(code).is_none() {
                let what = format!("slot {slot} of the vtable");
                self.fail(class, LinkProblem::NoFunction { what, address: code });
            }
        }
    }

    fn function(
        &mut self,
        class: &Class,
        what: impl Fn() -> String,
        address: u64,
        signature: &str,
        receiver: bool,
    ) {
        if self.bound.contains(&address) {
            return;
        }
        let Some((formals, result)) = self.types(address).cloned() else {
            let what = what();
            return self.fail(class, LinkProblem::NoFunction { what, address });
        };
        let (mut wanted, wanted_result) = signature::types(signature);
        if receiver {
            wanted.insert(0, Prim::Ref);
        }
        let problem = if formals.len() != wanted.len() {
            (parameters(formals.len()), parameters(wanted.len()))
        } else if let Some(at) = (0..formals.len()).find(|&at| !alike(formals[at], wanted[at])) {
            let shown = |ty: Prim| format!("a parameter {} of type {ty}", at + 1);
            (shown(formals[at]), shown(wanted[at]))
        } else if !alike(result, wanted_result) {
            (
                format!("a result of type {result}"),
                format!("one of {wanted_result}"),
            )
        } else {
            return;
        };
        let what = what();
        let (function, signature) = problem;
        self.fail(
            class,
            LinkProblem::Signature {
                what,
                function,
                signature,
            },
        );
    }

    /// The types of the Maple function or native method at an address.
    fn types(&mut self, address: u64) -> Option<&Types> {
        let images = self.images;
        let find = || {
            if let Some(native) = native_at(address) {
                return Some((native.args(), native.result()));
            }
            let image = images.iter().find(|image| image.contains(address))?;
            let function = image.function_at(address)?;
            match header::parse(image.bytes(&function)).ok()?.header {
                Header::Mpli(frame) => {
                    let result = frame.cells.first().copied().unwrap_or(Prim::Void);
                    Some((frame.formals, result))
                }
                Header::Mpjs(_) => None,
            }
        };
        self.known.entry(address).or_insert_with(find).as_ref()
    }

    fn static_fields(&mut self, classes: &[&Class]) {
        let mut fields = Vec::new();
        for &class in classes {
            for field in class.fields().iter().filter(|field| field.is_static()) {
                let size = u64::from(type_of(&field.descriptor).size());
                match self.unfit(field, size) {
                    Some(place) => {
                        let field = field.name.to_string();
                        self.fail(class, LinkProblem::StaticField { field, place });
                    }
                    None => fields.push((field.place, size, class, &*field.name)),
                }
            }
        }
        fields.sort_unstable_by_key(|&(place, ..)| place);
        for (&(before, size, first, name), &(place, _, class, field)) in
            fields.iter().zip(fields.iter().skip(1))
        {
            if before + size > place {
                let (field, place) = (field.to_owned(), format!("overlaps {name} of {}", first.name()));
                self.fail(class, LinkProblem::StaticField { field, place });
            }
        }
    }

    /// Why a static field cannot lie where it does.
    fn unfit(&mut self, field: &Field, size: u64) -> Option<String> {
        let address = field.place;
        let image = self.images.iter().find(|image| image.contains(address))?;
        let overlaps = |image: &Image| {
            let records = image.section_addresses(SECTION).unwrap_or(0..0);
            address < records.end && address + size > records.start
        };
        if overlaps(image) {
            return Some("lies among the class records".to_owned());
        }
        if !field.is_reference() && !field.is_tagged() {
            return None;
        }
        if !image.is_writable(address, size) {
            return Some("lies in memory that cannot be written".to_owned());
        }
        let value = memory(self.images, address, size as usize)?;
        let value = u64::from_le_bytes(*value.first_chunk()?);
        if value == 0 || field.is_tagged() && tagged::object(value) == 0 {
            return None;
        }
        if &*field.descriptor == language().names().string
            && address.is_multiple_of(8)
            && is_literal(self.images, value)
        {
            self.literals.push((address, value));
            return None;
        }
        Some("has a value before anything runs that is no literal".to_owned())
    }
}

fn parameters(count: usize) -> String {
    match count {
        1 => "1 parameter".to_owned(),
        _ => format!("{count} parameters"),
    }
}

/// Whether two types are of the same class: references, integers, either float type, none.
fn alike(one: Prim, other: Prim) -> bool {
    let class = |ty: Prim| match ty {
        Prim::F32 | Prim::F64 | Prim::Void | Prim::DynAny => ty,
        ty if ty.is_address() => Prim::Ref,
        _ => Prim::I32,
    };
    class(one) == class(other)
}
