//! The images that a trace is of. A trace has their file names only.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;

use maple_loader::Image;
use maple_mirbin::{Header, header, verify, verify::Options, verify::Region, verify_js};
use maple_vm::Lines;

use super::line::Place;
use crate::input::open_image;

/// Where the images are.
#[derive(clap::Args, Clone, Default, Debug)]
pub struct ImageOptions {
    /// Images of the trace that lie neither beside it nor here
    #[arg(value_name = "IMAGE")]
    images: Vec<PathBuf>,
    /// Look for images in this folder first
    #[arg(short = 'L', long = "library-path", value_name = "DIR")]
    directories: Vec<PathBuf>,
}

/// A function that a trace names.
#[derive(Debug)]
pub struct Method {
    /// File name of its image.
    pub image: String,
    /// Address of its header in the image.
    pub address: u64,
    /// Its symbol.
    pub symbol: String,
    /// What the image has at the address, if it is at hand.
    pub code: Option<Code>,
}

/// The code of a function.
#[derive(Debug)]
pub struct Code {
    /// Number of the image.
    image: usize,
    /// Address of the first instruction in the image.
    start: u64,
    /// Where handlers go on, with the instructions that they cover.
    handlers: BTreeMap<u32, BTreeSet<u32>>,
}

impl Method {
    /// Whether it is this one.
    pub fn is(&self, image: &str, address: u64, symbol: &str) -> bool {
        self.address == address && self.image == image && self.symbol == symbol
    }

    /// Whether a handler goes on at `offset`. Handlers are reached by exceptions only.
    pub fn is_landing(&self, offset: u32) -> bool {
        let code = self.code.as_ref();
        code.is_some_and(|code| code.handlers.contains_key(&offset))
    }

    /// Whether a handler that goes on at `landing` covers the instruction at `offset`.
    pub fn handles(&self, offset: u32, landing: u32) -> bool {
        let covered = self.code.as_ref().and_then(|code| code.handlers.get(&landing));
        covered.is_some_and(|covered| covered.contains(&offset))
    }
}

/// The images of a trace, each looked for when it is first named.
pub struct Images {
    folders: Vec<PathBuf>,
    given: Vec<PathBuf>,
    open: Vec<Arc<Image>>,
    /// Numbers of images by name; none for those that were not found.
    by_name: BTreeMap<String, Option<usize>>,
    methods: HashMap<u64, Vec<Rc<Method>>>,
    /// What is wrong with the images, each said once.
    problems: Vec<String>,
}

impl Images {
    /// Those of the trace in the file `trace`.
    pub fn new(trace: &Path, options: &ImageOptions) -> Images {
        let beside = trace.parent().unwrap_or(Path::new("")).to_owned();
        let mut folders = options.directories.clone();
        folders.extend([beside, PathBuf::new()]);
        Images {
            folders,
            given: options.images.clone(),
            open: Vec::new(),
            by_name: BTreeMap::new(),
            methods: HashMap::new(),
            problems: Vec::new(),
        }
    }

    /// The function of a `Method` line.
    pub fn method(&mut self, image: &str, address: u64, symbol: &str) -> Rc<Method> {
        let known = self.methods.get(&address).into_iter().flatten();
        if let Some(known) = known.clone().find(|known| known.is(image, address, symbol)) {
            return known.clone();
        }
        let code = self
            .number(image)
            .and_then(|number| self.code(number, address, symbol));
        let method = Rc::new(Method {
            image: image.to_owned(),
            address,
            symbol: symbol.to_owned(),
            code,
        });
        self.methods.entry(address).or_default().push(method.clone());
        method
    }

    /// A function of which the trace has an instruction, but no call.
    pub fn met(&mut self, address: u64) -> Rc<Method> {
        if let Some(known) = self.named(address).first() {
            return known.clone();
        }
        self.method("?", address, "?")
    }

    /// The functions with a header at this address that lines have named so far.
    pub fn named(&self, address: u64) -> &[Rc<Method>] {
        self.methods.get(&address).map_or(&[], Vec::as_slice)
    }

    /// The functions with a header at this address in the images of the command line, for traces without the names of functions.
    pub fn given(&mut self, address: u64) -> Vec<Rc<Method>> {
        let mut found = Vec::new();
        for path in self.given.clone() {
            let name = path
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            let Some(image) = self.number(&name).and_then(|number| self.open.get(number)) else {
                continue;
            };
            let host = image.base().wrapping_add(address.wrapping_sub(HEADER));
            if let Some(function) = image.function_at(host) {
                let symbol = image.shown_name(&function).into_owned();
                found.push(self.method(&name, address, &symbol));
            }
        }
        found
    }

    /// What says file and line of instructions, of those whose images are at hand and know.
    pub fn lines(&self) -> impl FnMut(&Method, u32) -> Option<(String, u32)> + '_ {
        let mut lines = Lines::new(&self.open);
        move |method, offset| {
            let code = method.code.as_ref()?;
            let (file, line, _) = lines.position(code.image, code.start.checked_add(offset.into())?)?;
            Some((file, line))
        }
    }

    /// What is wrong with the images, each said once.
    pub fn problems(&self) -> &[String] {
        &self.problems
    }

    fn number(&mut self, name: &str) -> Option<usize> {
        if let Some(known) = self.by_name.get(name) {
            return *known;
        }
        let number = self.look_for(name);
        self.by_name.insert(name.to_owned(), number);
        number
    }

    fn look_for(&mut self, name: &str) -> Option<usize> {
        if name == "?" {
            return None;
        }
        let given = self
            .given
            .iter()
            .filter(|path| path.file_name().is_some_and(|file| file == name));
        let beside = self.folders.iter().map(|folder| folder.join(name));
        let Some(path) = given.cloned().chain(beside).find(|path| path.is_file()) else {
            self.problems.push(format!(
                "{name}: not found beside the trace; name the image after the trace for the lines of its functions"
            ));
            return None;
        };
        match open_image(&path) {
            Ok(image) => {
                self.open.push(Arc::new(image));
                Some(self.open.len() - 1)
            }
            Err(error) => {
                self.problems.push(error);
                None
            }
        }
    }

    fn code(&mut self, number: usize, address: u64, symbol: &str) -> Option<Code> {
        let image = self.open.get(number)?.clone();
        let magic = address.wrapping_sub(HEADER);
        let function = image.function_at(image.base().wrapping_add(magic));
        let function = function.filter(|function| {
            function.vaddr == magic && (symbol.is_empty() || image.shown_name(function) == symbol)
        });
        let Some(function) = function else {
            let path = image.path().unwrap_or(Path::new(image.name())).display();
            let place = Place {
                method: address,
                offset: 0,
            };
            self.problems.push(format!(
                "{path}: is another image than the trace is of: it has no function `{symbol}` at {place}; name the right one"
            ));
            return None;
        };
        let parsed = header::parse(image.bytes(&function)).ok()?;
        let note = image.note();
        let options = Options {
            features: note.map_or(0, |note| note.features),
            range_goto: note.map_or_else(Default::default, |note| note.range_goto_form),
        };
        let verified = match &parsed.header {
            Header::Mpli(frame) => verify(frame, parsed.code, &options),
            Header::Mpjs(frame) => verify_js(frame, parsed.code, &options),
        };
        Some(Code {
            image: number,
            start: function.vaddr.wrapping_add(parsed.code_offset.into()),
            handlers: verified.map_or_else(|_| BTreeMap::new(), |verified| handlers(&verified)),
        })
    }
}

/// Bytes from a function's magic to its header, by which traces name it.
const HEADER: u64 = 4;

/// Where the handlers of a function go on, with the instructions that they cover.
fn handlers(code: &maple_mirbin::Verified<'_>) -> BTreeMap<u32, BTreeSet<u32>> {
    let mut handlers: BTreeMap<u32, BTreeSet<u32>> = BTreeMap::new();
    for (inst, before) in code.insts.iter().zip(&code.before) {
        let mut index = before.region;
        while let Some(region) = code.regions.get(index as usize).filter(|_| index != Region::NONE) {
            for catch in region
                .handlers
                .iter()
                .filter_map(|at| code.insts.get(code.index_at(*at)?))
            {
                handlers.entry(catch.next()).or_default().insert(inst.offset);
            }
            index = region.parent;
        }
    }
    handlers
}
