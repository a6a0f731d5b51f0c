//! Modules and all that they ask for become known (ECMAScript, LoadRequestedModules).

use std::path::{Path, PathBuf};

use super::super::super::super::context::Js;
use super::super::super::super::heap;
use super::super::super::super::kinds::ErrorKind;
use super::super::super::super::modules::{Code, Linkage};
use super::super::super::super::value::{Object, Value};
use super::common::OF_HOST;
use super::resolve::{self, Asks, Format};
use crate::TrapKind;
use crate::managed::{Raise, SourceKind};

/// What a part of the host is called in messages and among modules.
const HOST: &str = "node:";

impl Js<'_> {
    /// The file of the program itself.
    pub(super) fn file_of_program(&mut self) -> PathBuf {
        let program = self.vm().program();
        let file = program.arguments.first().filter(|_| program.files).cloned();
        let file = file.unwrap_or_default();
        std::fs::canonicalize(&file).unwrap_or_else(|_| PathBuf::from(file))
    }

    /// The module that code in a file means.
    pub(super) fn load_for(&mut self, asked: &str, from: &Path) -> Result<usize, Raise> {
        let first = self.realm().records.all.len();
        let loaded = self.load_one(asked, from).and_then(|module| {
            self.load_requests(first)?;
            self.link_from(first)?;
            Ok(module)
        });
        if loaded.is_err() {
            self.realm().records.forget_from(first);
        }
        loaded
    }

    /// The module of a file, and what it asks for.
    pub(super) fn load_file(&mut self, path: &Path) -> Result<usize, Raise> {
        let first = self.realm().records.all.len();
        let loaded = self.load_path(path).and_then(|module| {
            self.load_requests(first)?;
            self.link_from(first)?;
            Ok(module)
        });
        if loaded.is_err() {
            self.realm().records.forget_from(first);
        }
        loaded
    }

    /// Loads what modules ask for, from a number on.
    pub(super) fn load_requests(&mut self, first: usize) -> Result<(), Raise> {
        let mut at = first;
        while let Some(module) = self.realm().records.all.get(at) {
            let (from, asked) = (PathBuf::from(&module.name), module.linkage.requests.clone());
            let mut found = Vec::with_capacity(asked.len());
            for asked in &asked {
                found.push(self.load_one(asked, &from)?);
            }
            if let Some(module) = self.realm().records.all.get_mut(at) {
                module.requests = found;
            }
            at += 1;
        }
        Ok(())
    }

    fn load_one(&mut self, asked: &str, from: &Path) -> Result<usize, Raise> {
        let plain = asked.strip_prefix(HOST).unwrap_or(asked);
        if OF_HOST.contains(&plain) {
            let name = format!("{HOST}{plain}");
            return Ok(match self.realm().records.known.get(&name) {
                Some(known) => *known,
                None => self.realm().records.add(name, Code::Host, Linkage::default()),
            });
        }
        let may_look = self.vm().program().files;
        let folder = from.parent().unwrap_or(Path::new(""));
        let found = may_look
            .then(|| resolve::resolve(asked, folder, Asks::Import))
            .flatten();
        match found {
            Some(path) => self.load_path(&path),
            None => {
                let (what, by) = match asked.starts_with('.') || asked.starts_with('/') {
                    true => ("module", folder.join(asked).display().to_string()),
                    false => ("package", asked.to_owned()),
                };
                let message = format!("Cannot find {what} '{by}' imported from {}", from.display());
                Err(self.host_error(&message, "ERR_MODULE_NOT_FOUND"))
            }
        }
    }

    fn load_path(&mut self, path: &Path) -> Result<usize, Raise> {
        let name = path.to_string_lossy().into_owned();
        if let Some(known) = self.realm().records.known.get(&name) {
            return Ok(*known);
        }
        let is_module = match resolve::format_of(path) {
            Format::Module => true,
            Format::Common => false,
            Format::Either => self.is_module(path, &name)?,
        };
        if !is_module {
            return Ok(self.realm().records.add(name, Code::Common, Linkage::default()));
        }
        let text = self.file_text(path)?;
        let parts = self.run_text(&text, &name, SourceKind::Module)?;
        let parts = parts.as_object().map_or(0, Object::elements);
        let bad = Raise::Trap(TrapKind::BadSignature);
        if self.length_of(parts) < 2 {
            return Err(bad);
        }
        let (text, function) = (heap::value(parts, 0), heap::value(parts, 8));
        self.add_module(name, text, function)
    }

    /// Adds a module that the compiler has made.
    pub(super) fn add_module(&mut self, name: String, text: Value, function: Value) -> Result<usize, Raise> {
        let bad = Raise::Trap(TrapKind::BadSignature);
        let text = self.to_text(text)?;
        let linkage = Linkage::parse(&text).ok_or(bad)?;
        let function = self.own_forever(function);
        Ok(self.realm().records.add(name, Code::Own(function), linkage))
    }

    /// Whether a file that does not say what it is has a module: it is none if it can be CommonJS.
    fn is_module(&mut self, path: &Path, name: &str) -> Result<bool, Raise> {
        let text = self.file_text(path)?;
        if !text.contains("import") && !text.contains("export") && !text.contains("await") {
            return Ok(false);
        }
        let wrapped = super::common::wrapped(&text);
        let made = self.compile_text(&wrapped, name, SourceKind::Function, None);
        match self.attempt(made)? {
            Ok(_) => Ok(false),
            Err(error) => {
                let prototype = error.as_object().map(Object::prototype);
                Ok(prototype == Some(self.realm().error(ErrorKind::Syntax)))
            }
        }
    }
}
