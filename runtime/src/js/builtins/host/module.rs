//! `require` and what else code of a file finds there (CommonJS as node has it): files of JavaScript, of JSON, and folders with them.
//!
//! What a file gives is its module's `exports`, made once; a module that is asked for while it begins gives what it has so far.

use std::path::{Path, PathBuf};

use super::super::super::context::Js;
use super::super::super::key::Key;
use super::super::super::kinds::{ErrorKind, Kind, Traits};
use super::super::super::native::{Call, Native, number};
use super::super::super::value::{Object, Value};
use crate::managed::{Raise, SourceKind};

const TABLE: usize = 24;

pub(in super::super) const FUNCTIONS: &[Native] = &[
    Native::new("require", 1, require),
    Native::new("resolve", 1, |js, call| {
        let asked = js.to_text(call.arg(0))?;
        let path = found(js, call, &asked)?;
        js.string(&path.to_string_lossy())
    }),
];

/// Endings that may be left out.
const ENDINGS: [&str; 3] = ["js", "json", "cjs"];
/// Those of code.
const CODE: [&str; 2] = ["js", "cjs"];
/// What modules of the host are called.
const OF_HOST: [&str; 3] = ["fs", "process", "perf_hooks"];

pub(in super::super) fn install(js: &mut Js<'_>) -> Result<(), Raise> {
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
    let globals = [
        ("require", require),
        ("module", Value::object(module)),
        ("exports", exports),
        ("__filename", file),
        ("__dirname", folder),
    ];
    for (name, value) in globals {
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
    pub(super) fn host_error(&mut self, message: &str, code: &str) -> Raise {
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
    pub(super) fn file_text(&mut self, path: &Path) -> Result<String, Raise> {
        match std::fs::read(path) {
            Ok(bytes) => {
                let text = String::from_utf8_lossy(&bytes).into_owned();
                Ok(text.strip_prefix('\u{feff}').map_or(text.clone(), str::to_owned))
            }
            Err(error) => Err(self.file_error(&error, "open", path)),
        }
    }

    /// What throws an error of a file.
    pub(super) fn file_error(&mut self, error: &std::io::Error, what: &str, path: &Path) -> Raise {
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
        let text = self.file_text(path)?;
        // A first line for the shell is a comment here.
        let text = match text.starts_with("#!") {
            true => format!("//{text}"),
            false => text,
        };
        let text = format!("(function (exports, require, module, __filename, __dirname) {{{text}\n}})");
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
    let is_path = asked.starts_with("./") || asked.starts_with("../") || matches!(asked, "." | "..");
    let path = match is_path || Path::new(asked).is_absolute() {
        true => file_at(&folder.join(asked)),
        false => folder
            .ancestors()
            .find_map(|folder| file_at(&folder.join("node_modules").join(asked))),
    };
    match path {
        Some(path) => Ok(std::fs::canonicalize(&path).unwrap_or(path)),
        None => Err(js.not_found(asked)),
    }
}

/// The file that a path without an ending, or of a folder, means.
fn file_at(path: &Path) -> Option<PathBuf> {
    if path.is_file() {
        return Some(path.to_owned());
    }
    let with_ending = |path: &Path, ending: &str| {
        let mut name = path.as_os_str().to_owned();
        name.push(".");
        name.push(ending);
        PathBuf::from(name)
    };
    let ended = |path: &Path| {
        let all = ENDINGS.iter().map(|ending| with_ending(path, ending));
        all.into_iter().find(|path| path.is_file())
    };
    if let Some(file) = ended(path) {
        return Some(file);
    }
    let described = std::fs::read_to_string(path.join("package.json")).ok();
    let main = described.as_deref().and_then(main_of).map(|main| path.join(main));
    let main = main.and_then(|main| match main.is_file() {
        true => Some(main),
        false => ended(&main).or_else(|| ended(&main.join("index"))),
    });
    main.or_else(|| ended(&path.join("index")))
}

/// What the description of a package says that its main file is.
fn main_of(description: &str) -> Option<String> {
    let (_, rest) = description.split_once("\"main\"")?;
    let rest = rest
        .trim_start()
        .strip_prefix(':')?
        .trim_start()
        .strip_prefix('"')?;
    rest.split_once('"').map(|(main, _)| main.to_owned())
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
    let key: Key = js.key(&path.to_string_lossy())?;
    let Some(cache) = js.realm().modules.as_object() else {
        return Err(js.not_found(&asked));
    };
    if let Some(known) = js.get(cache, key)?.as_object() {
        return js.get_named(known, "exports");
    }
    let module = js.module(&path)?;
    let done = match path.extension().is_some_and(|ending| ending == "json") {
        true => js.file_text(&path).and_then(|text| {
            let text = js.string(&text)?;
            let call = Call {
                callee: Value::UNDEFINED,
                this: Value::UNDEFINED,
                args: &[text],
                is_new: false,
            };
            let value = super::super::json::parse(js, &call)?;
            let exports = js.key("exports")?;
            js.put(module, exports, value).map(|_| ())
        }),
        false => js.run_module(&path, module),
    };
    if let Err(raise) = done {
        js.delete(cache, key)?;
        return Err(raise);
    }
    js.get_named(module, "exports")
}

impl Js<'_> {
    fn module_of_host(&mut self, name: &str) -> Result<Value, Raise> {
        let Some(global) = self.realm().global.and_then(Value::as_object) else {
            return Ok(Value::UNDEFINED);
        };
        match name {
            "fs" => super::files::module(self),
            "process" => self.get_named(global, "process"),
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
