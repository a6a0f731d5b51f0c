//! Where an image's undefined symbols come from.

use crate::Image;
use crate::symbols::Binding;

/// What a reference expects a symbol to be; a hint for resolvers that keep functions and data apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Want {
    /// A function.
    Function,
    /// Data.
    Object,
    /// The image does not say, as with every symbol of an assembler listing.
    Any,
    /// A function that may be defined later, when it is called at the latest. Only [`Resolve::resolve_weak`] is asked for one.
    Late,
}

/// A symbol that was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Resolved {
    /// Host address; for a Maple function the address of its image's symbol.
    pub address: u64,
}

/// A source of symbols for [`Image::link`]: other images, native libraries, functions of an embedder.
pub trait Resolve {
    /// The symbol called `name`, if this source has it.
    fn resolve(&mut self, name: &str, want: Want) -> Option<Resolved>;

    /// What a weak symbol that no source has stands for; without an answer its address is 0.
    fn resolve_weak(&mut self, name: &str, want: Want) -> Option<Resolved> {
        let _ = (name, want);
        None
    }

    /// Names this source has, for suggestions when one is missing. Only asked for after a failure; may be incomplete or empty.
    fn names(&self) -> Vec<String>;
}

/// The symbols that an image offers to others.
#[derive(Clone, Copy)]
pub struct Exports<'a>(pub &'a Image);

impl Resolve for Exports<'_> {
    fn resolve(&mut self, name: &str, _: Want) -> Option<Resolved> {
        let address = self.0.exported(name)?;
        Some(Resolved { address })
    }

    fn names(&self) -> Vec<String> {
        let exported = self.0.symbols().filter(|symbol| symbol.binding != Binding::Local);
        exported.map(|symbol| symbol.name.to_owned()).collect()
    }
}

/// Several sources, asked in order.
#[derive(Default)]
pub struct Chain<'a> {
    images: Vec<Exports<'a>>,
    others: Vec<&'a mut dyn Resolve>,
}

impl<'a> Chain<'a> {
    /// No sources.
    pub fn new() -> Chain<'a> {
        Chain::default()
    }

    /// Adds an image after the images added before; images are asked before all other sources.
    pub fn image(mut self, image: &'a Image) -> Chain<'a> {
        self.images.push(Exports(image));
        self
    }

    /// Adds another source after all added before.
    pub fn then(mut self, source: &'a mut dyn Resolve) -> Chain<'a> {
        self.others.push(source);
        self
    }
}

impl Resolve for Chain<'_> {
    fn resolve(&mut self, name: &str, want: Want) -> Option<Resolved> {
        let image = self.images.iter_mut().find_map(|image| image.resolve(name, want));
        image.or_else(|| {
            self.others
                .iter_mut()
                .find_map(|source| source.resolve(name, want))
        })
    }

    fn resolve_weak(&mut self, name: &str, want: Want) -> Option<Resolved> {
        self.others
            .iter_mut()
            .find_map(|source| source.resolve_weak(name, want))
    }

    fn names(&self) -> Vec<String> {
        let images = self.images.iter().flat_map(|image| image.names());
        images
            .chain(self.others.iter().flat_map(|source| source.names()))
            .collect()
    }
}
