//! Names that modules ask for become those that others give (ECMAScript, ResolveExport, InitializeEnvironment).

use rustc_hash::FxHashSet;

use super::super::super::super::context::Js;
use super::super::super::super::modules::{Code, Export, Import, State};
use super::super::super::super::suspend::Step;
use super::super::super::super::value::{Value, tag};
use crate::TrapKind;
use crate::managed::Raise;
use maple_mirbin::js::suspension::Resume;

/// What a name is that a module gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Found {
    Cell(Value),
    /// Two modules whose names are all given have others of this one.
    Ambiguous,
    Nothing,
}

/// Names of modules that are being looked for: one that asks for itself is nothing.
pub(super) type Looking = FxHashSet<(usize, String)>;

impl Js<'_> {
    /// A new cell, which the realm keeps.
    pub(super) fn make_cell(&mut self, value: Value) -> Result<Value, Raise> {
        let cell = self.make_pair(value, Value::UNDEFINED, tag::ENVIRONMENT)?;
        Ok(self.own_forever(cell))
    }

    /// Links all modules from a number on. What they ask for is loaded.
    pub(super) fn link_from(&mut self, first: usize) -> Result<(), Raise> {
        let count = self.realm().records.all.len();
        for module in first..count {
            self.make_cells(module)?;
        }
        for module in first..count {
            self.find_imports(module)?;
        }
        for module in first..count {
            self.make_functions(module)?;
        }
        Ok(())
    }

    /// Makes the cells of a module's own variables.
    fn make_cells(&mut self, module: usize) -> Result<(), Raise> {
        let Some(record) = self.realm().records.all.get(module) else {
            return Ok(());
        };
        let own: Vec<usize> = (0..record.linkage.cells)
            .filter(|cell| !record.linkage.imports.contains_key(cell))
            .collect();
        for at in own {
            let cell = self.make_cell(Value::HOLE)?;
            self.set_cell(module, at, cell);
        }
        Ok(())
    }

    fn set_cell(&mut self, module: usize, at: usize, cell: Value) {
        let record = self.realm().records.all.get_mut(module);
        if let Some(place) = record.and_then(|record| record.cells.get_mut(at)) {
            *place = Some(cell);
        }
    }

    /// Finds the cells that are other modules'.
    fn find_imports(&mut self, module: usize) -> Result<(), Raise> {
        let Some(record) = self.realm().records.all.get(module) else {
            return Ok(());
        };
        let mut imports: Vec<(usize, Import)> = record
            .linkage
            .imports
            .iter()
            .map(|(cell, import)| (*cell, import.clone()))
            .collect();
        imports.sort_unstable_by_key(|row| row.0);
        let indirect: Vec<(usize, String)> = record
            .linkage
            .exports
            .iter()
            .filter_map(|(_, export)| match export {
                Export::Indirect(request, name) => Some((*request, name.clone())),
                _ => None,
            })
            .collect();
        for (at, import) in imports {
            let cell = match import {
                Import::Name(request, name) => self.asked_for(module, request, &name)?,
                Import::Namespace(request) => {
                    let target = self.realm().records.requested(module, request);
                    self.namespace_cell(target)?
                }
            };
            self.set_cell(module, at, cell);
        }
        for (request, name) in indirect {
            self.asked_for(module, request, &name)?;
        }
        Ok(())
    }

    /// The cell of a name of another module.
    fn asked_for(&mut self, module: usize, request: usize, name: &str) -> Result<Value, Raise> {
        let target = self.realm().records.requested(module, request);
        let found = self.resolve_export(target, name, &mut Looking::default())?;
        let what = match found {
            Found::Cell(cell) => return Ok(cell),
            Found::Ambiguous => "contains conflicting star exports for name",
            Found::Nothing => "does not provide an export named",
        };
        let record = self.realm().records.all.get(module);
        let specifier = record.and_then(|record| record.linkage.requests.get(request).cloned());
        let specifier = specifier.unwrap_or_default();
        Err(self.syntax_error(&format!("The requested module '{specifier}' {what} '{name}'")))
    }

    /// What a name is that a module gives.
    pub(super) fn resolve_export(
        &mut self,
        module: usize,
        name: &str,
        looking: &mut Looking,
    ) -> Result<Found, Raise> {
        if !looking.insert((module, name.to_owned())) {
            return Ok(Found::Nothing);
        }
        let Some(record) = self.realm().records.all.get(module) else {
            return Ok(Found::Nothing);
        };
        if !matches!(record.code, Code::Own(_)) {
            return self.wanted(module, name);
        }
        let mut export = record
            .linkage
            .exports
            .iter()
            .find(|row| row.0 == name)
            .map(|row| row.1.clone());
        if let Some(Export::Local(cell)) = export {
            match record.linkage.imports.get(&cell) {
                Some(Import::Name(request, theirs)) => {
                    export = Some(Export::Indirect(*request, theirs.clone()));
                }
                Some(Import::Namespace(request)) => export = Some(Export::Namespace(*request)),
                None => {
                    let cell = record.cells.get(cell).copied().flatten();
                    return Ok(cell.map_or(Found::Nothing, Found::Cell));
                }
            }
        }
        let stars: Vec<usize> = record.linkage.stars.clone();
        match export {
            Some(Export::Indirect(request, theirs)) => {
                let target = self.realm().records.requested(module, request);
                return self.resolve_export(target, &theirs, looking);
            }
            Some(Export::Namespace(request)) => {
                let target = self.realm().records.requested(module, request);
                return self.namespace_cell(target).map(Found::Cell);
            }
            Some(Export::Local(_)) | None => {}
        }
        if name == "default" {
            return Ok(Found::Nothing);
        }
        self.resolve_star(module, name, &stars, looking)
    }

    /// A name among all those that other modules give. What those give that are no modules of ECMAScript is known later: they come last.
    fn resolve_star(
        &mut self,
        module: usize,
        name: &str,
        stars: &[usize],
        looking: &mut Looking,
    ) -> Result<Found, Raise> {
        let mut found = Found::Nothing;
        let mut other = None;
        for &request in stars {
            let target = self.realm().records.requested(module, request);
            let record = self.realm().records.all.get(target);
            if record.is_some_and(|record| !matches!(record.code, Code::Own(_))) {
                other = other.or(Some(target));
                continue;
            }
            match (self.resolve_export(target, name, looking)?, found) {
                (Found::Nothing, _) => {}
                (Found::Ambiguous, _) => return Ok(Found::Ambiguous),
                (Found::Cell(new), Found::Cell(old)) if new != old => return Ok(Found::Ambiguous),
                (new, _) => found = new,
            }
        }
        match (found, other) {
            (Found::Nothing, Some(target)) => self.resolve_export(target, name, looking),
            (found, _) => Ok(found),
        }
    }

    /// The cell of a name of what is no module of ECMAScript: whether it is there is known when that has run.
    fn wanted(&mut self, module: usize, name: &str) -> Result<Found, Raise> {
        let Some(record) = self.realm().records.all.get(module) else {
            return Ok(Found::Nothing);
        };
        if let Some((_, cell)) = record.wanted.iter().find(|row| row.0 == name) {
            return Ok(Found::Cell(*cell));
        }
        let exports = record.exports;
        let cell = self.make_cell(Value::HOLE)?;
        if let Some(exports) = exports
            && !self.fill_wanted(exports, name, cell)?
        {
            return Ok(Found::Nothing);
        }
        if let Some(record) = self.realm().records.all.get_mut(module) {
            record.wanted.push((name.to_owned(), cell));
        }
        Ok(Found::Cell(cell))
    }

    /// Lets a module make its functions.
    fn make_functions(&mut self, module: usize) -> Result<(), Raise> {
        let Some(record) = self.realm().records.all.get_mut(module) else {
            return Ok(());
        };
        record.state = State::Linked;
        let Code::Own(function) = record.code else {
            return Ok(());
        };
        let cells: Vec<Value> = record
            .cells
            .iter()
            .map(|cell| cell.unwrap_or(Value::HOLE))
            .collect();
        let cells = self.array(&cells)?;
        let generator = self.call(function, Value::UNDEFINED, &[cells])?;
        let generator = self.own_forever(generator);
        let Some(object) = self.as_generator(generator) else {
            return Err(Raise::Trap(TrapKind::BadSignature));
        };
        if let Step::End(_) = self.resume_generator(object, Resume::Next, Value::UNDEFINED)? {
            return Err(Raise::Trap(TrapKind::BadSignature));
        }
        if let Some(record) = self.realm().records.all.get_mut(module) {
            record.code = Code::Own(generator);
        }
        Ok(())
    }
}
