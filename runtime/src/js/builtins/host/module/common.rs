//! `require` and what else code of a file finds there (CommonJS as node has it): files of JavaScript, of JSON, and folders with them.
//!
//! What a file gives is its module's `exports`, made once; a module that is asked for while it begins gives what it has so far.

use std::path::{Path, PathBuf};

use super::super::super::super::context::Js;
use super::super::super::super::key::Key;
use super::super::super::super::kinds::{ErrorKind, Kind, Traits};
use super::super::super::super::native::{Call, Native, number};
use super::super::super::super::promise::State;
use super::super::super::super::value::{Object, Value};
use super::resolve::{self, Asks, Format};
use crate::managed::{Raise, SourceKind};

const TABLE: usize = 24;

pub(in super::super::super) const FUNCTIONS: &[Native] = &[
    Native::new("require", 1, require),
    Native::new("resolve", 1, |js, call| {
        let asked = js.to_text(call.arg(0))?;
        let path = found(js, call, &asked)?;
        js.string(&path.to_string_lossy())
    }),
    Native::new("createRequire", 1, |js, call| {
        let file = js.to_text(call.arg(0))?;
        let file = match file.strip_prefix("file://") {
            Some(path) => resolve::decoded(path),
            None => file,
        };
        js.require_of(Path::new(&file))
    }),
];
/// The place of `createRequire`.
const CREATE: usize = 2;

/// Endings of code.
const CODE: [&str; 2] = ["js", "cjs"];
/// What modules of the host are called.
pub(super) const OF_HOST: [&str; 4] = ["fs", "process", "perf_hooks", "module"];
/// What CommonJS gives the program.
pub(super) const GLOBALS: [&str; 5] = ["require", "module", "exports", "__filename", "__dirname"];

pub(in super::super::super) fn install(js: &mut Js<'_>) -> Result<(), Raise> {
    let program = js.vm().program();
    let Some(file) = program.arguments.first().filter(|_| program.files) else {
        return Ok(());
    };
    let path = std::fs::canonicalize(file).unwrap_or_else(|_| PathBuf::from(file));
    let cache = js.make_object(Value::NULL, Kind::Ordinary)?;
    js.realm().modules = js.own_forever(Value::object(cache));
    let module = js.module(&path)?;
    let exports = js.get_named(module, "exports")?;
    let require = js.require_of(&path)?;
    let [file, folder] = js.places_of(&path)?;
    let values = [require, Value::object(module), exports, file, folder];
    for (name, value) in GLOBALS.into_iter().zip(values) {
        js.add_global(name, value, Traits::METHOD)?;
    }
    Ok(())
}

impl Js<'_> {
    /// A module without exports.
    fn module(&mut self, path: &Path) -> Result<Object, Raise> {
        let base = self.realm().prototype(Kind::Ordinary);
        let module = self.make_object(base, Kind::Ordinary)?;
        let exports = self.make_object(base, Kind::Ordinary)?;
        let name = self.string(&path.to_string_lossy())?;
        self.set_own(module, "id", name, Traits::PLAIN)?;
        self.set_own(module, "filename", name, Traits::PLAIN)?;
        self.set_own(module, "exports", Value::object(exports), Traits::PLAIN)?;
        if let Some(cache) = self.realm().modules.as_object() {
            let key = self.key(&path.to_string_lossy())?;
            self.put(cache, key, Value::object(module))?;
        }
        Ok(module)
    }

    /// The function that finds files from where a module is.
    fn require_of(&mut self, path: &Path) -> Result<Value, Raise> {
        let folder = path
            .parent()
            .unwrap_or(Path::new(""))
            .to_string_lossy()
            .into_owned();
        let folder = self.string(&folder)?;
        let functions = [0, 1].map(|place| self.make_native(number(TABLE, place), false));
        let [require, resolve] = functions;
        let (require, resolve) = (require?, resolve?);
        self.set_data(require, folder);
        self.set_data(resolve, folder);
        self.set_own(require, "resolve", Value::object(resolve), Traits::PLAIN)?;
        let cache = self.realm().modules;
        self.set_own(require, "cache", cache, Traits::PLAIN)?;

        Ok(Value::object(require))
    }

    /// The names of a file and of its folder.
    fn places_of(&mut self, path: &Path) -> Result<[Value; 2], Raise> {
        let file = self.string(&path.to_string_lossy())?;
        let folder = path
            .parent()
            .unwrap_or(Path::new(""))
            .to_string_lossy()
            .into_owned();
        Ok([file, self.string(&folder)?])
    }

    fn not_found(&mut self, asked: &str) -> Raise {
        let message = format!("Cannot find module '{asked}'");
        self.host_error(&message, "MODULE_NOT_FOUND")
    }

    /// What throws an error of the host, with a code.
    pub(in super::super) fn host_error(&mut self, message: &str, code: &str) -> Raise {
        let prototype = self.realm().error(ErrorKind::Error);
        let made = self.string(message).and_then(|text| {
            let error = self.make_error(prototype, Some(text))?;
            let code = self.string(code)?;
            self.set_own(error, "code", code, Traits::PLAIN)?;
            self.note_stack(error)?;
            Ok(error)
        });
        match made {
            Ok(error) => self.thrown(Value::object(error)),
            Err(raise) => raise,
        }
    }

    /// The text of a file.
    pub(in super::super) fn file_text(&mut self, path: &Path) -> Result<String, Raise> {
        match std::fs::read(path) {
            Ok(bytes) => {
                let text = String::from_utf8_lossy(&bytes).into_owned();
                Ok(text.strip_prefix('\u{feff}').map_or(text.clone(), str::to_owned))
            }
            Err(error) => Err(self.file_error(&error, "open", path)),
        }
    }

    /// What throws an error of a file.
    pub(in super::super) fn file_error(&mut self, error: &std::io::Error, what: &str, path: &Path) -> Raise {
        let (code, said) = match error.kind() {
            std::io::ErrorKind::NotFound => ("ENOENT", "no such file or directory".to_owned()),
            std::io::ErrorKind::PermissionDenied => ("EACCES", "permission denied".to_owned()),
            std::io::ErrorKind::IsADirectory => ("EISDIR", "illegal operation on a directory".to_owned()),
            _ => ("EIO", error.to_string()),
        };
        let message = format!("{code}: {said}, {what} '{}'", path.display());
        self.host_error(&message, code)
    }

    /// Runs a file as the code of a module.
    fn run_module(&mut self, path: &Path, module: Object) -> Result<(), Raise> {
        let text = wrapped(&self.file_text(path)?);
        let mut name = path.to_string_lossy().into_owned();
        // A name's end says the language of a text.
        if !CODE
            .iter()
            .any(|ending| path.extension().is_some_and(|found| found == *ending))
        {
            name.push_str(".js");
        }
        let function = self.run_text(&text, &name, SourceKind::Function)?;
        let exports = self.get_named(module, "exports")?;
        let require = self.require_of(path)?;
        let [file, folder] = self.places_of(path)?;
        let args = [exports, require, Value::object(module), file, folder];
        self.call(function, exports, &args).map(|_| ())
    }
}

/// The file that a function for a folder finds.
fn found(js: &mut Js<'_>, call: &Call<'_>, asked: &str) -> Result<PathBuf, Raise> {
    let folder = call.callee.as_object().map_or(Value::UNDEFINED, Object::data);
    let folder = PathBuf::from(js.to_text(folder)?);
    match resolve::resolve(asked, &folder, Asks::Require) {
        Some(path) => Ok(path),
        None => Err(js.not_found(asked)),
    }
}

/// A text as the function that a file of CommonJS is.
pub(super) fn wrapped(text: &str) -> String {
    // A first line for the shell is a comment here.
    let mark = if text.starts_with("#!") { "//" } else { "" };
    format!("(function (exports, require, module, __filename, __dirname) {{{mark}{text}\n}})")
}

fn require(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    if call.arg(0).as_string().is_none() {
        let shown = js.inspect(call.arg(0), Default::default())?;
        let message = format!("The \"id\" argument must be of type string. Received {shown}");
        return Err(js.type_error(&message));
    }
    let asked = js.to_text(call.arg(0))?;
    let plain = asked.strip_prefix("node:").unwrap_or(&asked);
    if OF_HOST.contains(&plain) {
        return js.module_of_host(plain);
    }
    let path = found(js, call, &asked)?;
    js.require_file(&path)
}

impl Js<'_> {
    /// What a file gives.
    pub(super) fn require_file(&mut self, path: &Path) -> Result<Value, Raise> {
        let name = path.to_string_lossy().into_owned();
        let key: Key = self.key(&name)?;
        let Some(cache) = self.realm().modules.as_object() else {
            return Err(self.not_found(&name));
        };
        if let Some(known) = self.get(cache, key)?.as_object() {
            return self.get_named(known, "exports");
        }
        if resolve::format_of(path) == Format::Module {
            return self.require_module(path);
        }
        let module = self.module(path)?;
        let done = match path.extension().is_some_and(|ending| ending == "json") {
            true => self.file_text(path).and_then(|text| {
                let text = self.string(&text)?;
                let call = Call {
                    callee: Value::UNDEFINED,
                    this: Value::UNDEFINED,
                    args: &[text],
                    is_new: false,
                };
                let value = super::super::super::json::parse(self, &call)?;
                let exports = self.key("exports")?;
                self.put(module, exports, value).map(|_| ())
            }),
            false => self.run_module(path, module),
        };
        if let Err(raise) = done {
            self.delete(cache, key)?;
            return Err(raise);
        }
        self.get_named(module, "exports")
    }

    /// The namespace of a module of ECMAScript, which must not wait for anything.
    fn require_module(&mut self, path: &Path) -> Result<Value, Raise> {
        let module = self.load_file(path)?;
        let evaluated = self.evaluate_module(module, true)?;
        if evaluated.promise_state() == State::Pending {
            let message =
                "require() cannot be used on an ESM graph with top-level await. Use import() instead.";
            return Err(self.host_error(message, "ERR_REQUIRE_ASYNC_MODULE"));
        }
        self.namespace(module).map(Value::object)
    }

    pub(super) fn module_of_host(&mut self, name: &str) -> Result<Value, Raise> {
        let Some(global) = self.realm().global.and_then(Value::as_object) else {
            return Ok(Value::UNDEFINED);
        };
        match name {
            "fs" => super::super::files::module(self),
            "process" => self.get_named(global, "process"),
            "module" => {
                let base = self.realm().prototype(Kind::Ordinary);
                let module = self.make_object(base, Kind::Ordinary)?;
                self.add_functions(module, TABLE, CREATE..CREATE + 1)?;
                Ok(Value::object(module))
            }
            _ => {
                let base = self.realm().prototype(Kind::Ordinary);
                let module = self.make_object(base, Kind::Ordinary)?;
                let performance = self.get_named(global, "performance")?;
                self.set_own(module, "performance", performance, Traits::PLAIN)?;
                Ok(Value::object(module))
            }
        }
    }
}
