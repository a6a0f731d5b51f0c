//! Programs that are modules, `import()` and `import.meta`.

use std::path::{Path, PathBuf};

use super::super::super::super::context::Js;
use super::super::super::super::heap;
use super::super::super::super::jobs::Task;
use super::super::super::super::key::Key;
use super::super::super::super::kinds::{Kind, Traits};
use super::super::super::super::native::{Call, Native, number};
use super::super::super::super::promise::Capability;
use super::super::super::super::value::{Object, Value};
use super::common::GLOBALS;
use super::resolve;
use crate::managed::Raise;
use maple_mirbin::js::suspension::Resume;

/// Functions that jobs call.
pub(super) const TABLE: usize = 30;

pub(in super::super::super) const FUNCTIONS: &[Native] = &[
    Native::new("", 1, |js, call| js.awaited_by_module(call, Resume::Next)),
    Native::new("", 1, |js, call| js.awaited_by_module(call, Resume::Throw)),
    Native::new("", 0, begin_import),
    Native::new("", 0, namespace_of),
    Native::new("resolve", 1, resolve_for),
];
pub(super) const ADVANCE: usize = 0;
pub(super) const FAIL: usize = 1;
const IMPORT: usize = 2;
const NAMESPACE: usize = 3;
const RESOLVE: usize = 4;

/// A part of an array that a function of the runtime has.
fn part(call: &Call<'_>, at: u64) -> Value {
    let parts = call.callee.as_object().map_or(Value::UNDEFINED, Object::data);
    let elements = parts.as_object().map_or(0, Object::elements);
    heap::value(elements, 8 * at)
}

/// The job of `import()`.
fn begin_import(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (specifier, file, promise) = (part(call, 0), part(call, 1), part(call, 2));
    let Some(promise) = promise.as_object() else {
        return Ok(Value::UNDEFINED);
    };
    let (specifier, file) = (js.to_text(specifier)?, js.to_text(file)?);
    let evaluated = js.load_for(&specifier, Path::new(&file)).and_then(|module| {
        let evaluated = js.evaluate_module(module, false)?;
        Ok((module, evaluated))
    });
    let (module, evaluated) = match js.attempt(evaluated)? {
        Ok(found) => found,
        Err(reason) => {
            js.reject_promise(promise, reason)?;
            return Ok(Value::UNDEFINED);
        }
    };
    let function = js.make_native(number(TABLE, NAMESPACE), false)?;
    js.set_data(function, Value::number(module as f64));
    let dependent = Capability {
        promise: Value::object(promise),
        resolve: Value::UNDEFINED,
        reject: Value::UNDEFINED,
    };
    js.promise_then(
        evaluated,
        [Value::object(function), Value::UNDEFINED],
        Some(dependent),
    )?;
    Ok(Value::UNDEFINED)
}

fn namespace_of(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let data = call.callee.as_object().map_or(Value::UNDEFINED, Object::data);
    let module = js.to_number(data)? as usize;
    js.namespace(module).map(Value::object)
}

/// `import.meta.resolve`
fn resolve_for(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let data = call.callee.as_object().map_or(Value::UNDEFINED, Object::data);
    let (asked, file) = (js.to_text(call.arg(0))?, js.to_text(data)?);
    let plain = asked.strip_prefix("node:").unwrap_or(&asked);
    if super::common::OF_HOST.contains(&plain) {
        return js.string(&format!("node:{plain}"));
    }
    let folder = Path::new(&file).parent().unwrap_or(Path::new(""));
    match resolve::resolve(&asked, folder, resolve::Asks::Import) {
        Some(path) => js.string(&resolve::url_of(&path.to_string_lossy())),
        None if asked.starts_with('.') || asked.starts_with('/') => {
            js.string(&resolve::url_of(&folder.join(&asked).to_string_lossy()))
        }
        None => {
            let message = format!("Cannot find package '{asked}' imported from {file}");
            Err(js.host_error(&message, "ERR_MODULE_NOT_FOUND"))
        }
    }
}

impl Js<'_> {
    /// A module that the compiler has made: the program, or one that another asks for.
    pub(in super::super::super::super) fn begin_module(
        &mut self,
        text: Value,
        function: Value,
        is_program: bool,
    ) -> Result<Value, Raise> {
        if !is_program {
            return self.array(&[text, function]);
        }
        self.remove_common()?;
        let file = self.file_of_program();
        let first = self.realm().records.all.len();
        let module = self.add_module(file.to_string_lossy().into_owned(), text, function)?;
        self.load_requests(first)?;
        self.link_from(first)?;
        let main = self.evaluate_module(module, true)?;
        self.own_forever(Value::object(main));
        self.realm().records.main = Some(main);
        Ok(Value::UNDEFINED)
    }

    /// Modules see nothing of CommonJS.
    fn remove_common(&mut self) -> Result<(), Raise> {
        let Some(global) = self.realm().global.and_then(Value::as_object) else {
            return Ok(());
        };
        for name in GLOBALS {
            let key = self.key(name)?;
            self.delete(global, key)?;
        }
        Ok(())
    }

    /// The file that code belongs to: nothing and what is no file mean the program's.
    fn file_of(&mut self, file: Value) -> Result<PathBuf, Raise> {
        let named = match file.as_string() {
            Some(_) => Some(PathBuf::from(self.to_text(file)?)),
            None => None,
        };
        match named.filter(|path| path.is_absolute()) {
            Some(path) => Ok(path),
            None => Ok(self.file_of_program()),
        }
    }

    /// `import()`: a promise of a namespace.
    pub(in super::super::super::super) fn import(
        &mut self,
        specifier: Value,
        file: Value,
        options: Value,
    ) -> Result<Value, Raise> {
        let promise = self.make_promise()?;
        let prepared = self.prepare_import(specifier, file, options, promise);
        if let Err(reason) = self.attempt(prepared)? {
            self.reject_promise(promise, reason)?;
        }
        Ok(Value::object(promise))
    }

    fn prepare_import(
        &mut self,
        specifier: Value,
        file: Value,
        options: Value,
        promise: Object,
    ) -> Result<(), Raise> {
        let specifier = Value::string(self.to_string(specifier)?);
        if options != Value::UNDEFINED && options.as_object().is_none() {
            return Err(self.type_error("The second argument of import() must be an object"));
        }
        let file = self.file_of(file)?;
        let file = self.string(&file.to_string_lossy())?;
        let parts = self.array(&[specifier, file, Value::object(promise)])?;
        let function = self.make_native(number(TABLE, IMPORT), false)?;
        self.set_data(function, parts);
        self.enqueue(Task::Call, &[Value::object(function)]);
        Ok(())
    }

    /// `import.meta`
    pub(in super::super::super::super) fn import_meta(&mut self, file: Value) -> Result<Value, Raise> {
        let path = self.file_of(file)?;
        let file = path.to_string_lossy().into_owned();
        if let Some(known) = self.realm().records.metas.get(&file) {
            return Ok(*known);
        }
        let meta = self.make_object(Value::NULL, Kind::Ordinary)?;
        self.own_forever(Value::object(meta));
        let folder = path.parent().unwrap_or(Path::new("")).to_string_lossy();
        let texts = [
            ("dirname", folder.into_owned()),
            ("filename", file.clone()),
            ("url", resolve::url_of(&file)),
        ];
        let own = self.string(&file)?;
        let function = self.make_native(number(TABLE, RESOLVE), false)?;
        self.set_data(function, own);
        for (at, (name, text)) in texts.into_iter().enumerate() {
            if at == 2 {
                let key: Key = self.key("resolve")?;
                self.add(meta, key, Value::object(function), Traits::PLAIN)?;
            }
            let text = self.string(&text)?;
            self.set_own(meta, name, text, Traits::PLAIN)?;
        }
        self.realm().records.metas.insert(file, Value::object(meta));
        Ok(Value::object(meta))
    }
}
