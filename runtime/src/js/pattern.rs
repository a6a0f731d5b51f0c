//! Objects of patterns (ECMAScript 2015 §21.2.5.2), and what the realm remembers so that they are fast.
//!
//! Such an object keeps its source. The word for code has the number of the compiled pattern, that with the length the flags; `lastIndex` is an
//! attribute like others.

use std::ops::Range;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::context::Js;
use super::heap::{self, Units};
use super::key::Key;
use super::kinds::{ErrorKind, Kind, Traits};
use super::realm::WellKnown;
use super::regexp::{self, Flags, Match, Program};
use super::value::{Object, Str, Value};
use crate::TrapKind;
use crate::managed::Raise;
use maple_mirbin::js::layout::object;

/// Compiled patterns that are remembered.
const PATTERNS: usize = 512;
/// Units of strings that are not remembered: to convert them is fast.
const SHORT: usize = 64;

/// Compiled patterns, by source and flags, and by number. All are forgotten when there are too many; objects compile theirs again then.
#[derive(Default, Debug)]
pub struct Patterns {
    numbers: FxHashMap<(Vec<u16>, String), u64>,
    programs: FxHashMap<u64, Arc<Program>>,
    last: u64,
}

impl Patterns {
    fn add(&mut self, source: Vec<u16>, flags: String, program: Arc<Program>) -> u64 {
        if self.programs.len() >= PATTERNS {
            self.numbers.clear();
            self.programs.clear();
        }
        self.last += 1;
        self.numbers.insert((source, flags), self.last);
        self.programs.insert(self.last, program);
        self.last
    }
}

/// A string and its units in 16 bits each.
#[derive(Debug)]
pub struct Searched {
    /// The string.
    pub(super) string: Str,
    units: Arc<Vec<u16>>,
}

/// The last match, which `RegExp.$1` and the like tell of. The realm has a count of the string.
#[derive(Debug)]
pub struct Last {
    /// The string.
    pub(super) string: Str,
    /// What was found.
    pub range: Range<usize>,
    /// Its groups.
    pub groups: Vec<Option<Range<usize>>>,
}

/// The units of a string as patterns are looked for in them.
pub(super) enum Text<'a> {
    Borrowed(&'a [u16]),
    Shared(Arc<Vec<u16>>),
}

impl std::ops::Deref for Text<'_> {
    type Target = [u16];

    fn deref(&self) -> &[u16] {
        match self {
            Text::Borrowed(units) => units,
            Text::Shared(units) => units,
        }
    }
}

impl Js<'_> {
    /// A new pattern (§21.2.3.2).
    ///
    /// # Errors
    /// `SyntaxError`; no memory.
    pub(super) fn make_pattern(&mut self, source: Str, flags: Str) -> Result<Value, Raise> {
        let prototype = self.realm().prototype(Kind::RegExp);
        let made = self.make_object(prototype, Kind::RegExp)?;
        let name = self.realm().names.last_index;
        self.add(made, Key::Name(name), Value::ZERO, Traits::WRITABLE)?;
        self.set_pattern(made, source, flags)?;
        Ok(Value::object(made))
    }

    /// Gives an object another source and other flags.
    ///
    /// # Errors
    /// `SyntaxError`, which leaves it as it is.
    pub(super) fn set_pattern(&mut self, object: Object, source: Str, flags: Str) -> Result<(), Raise> {
        let letters = self.units_of(flags)?;
        let (number, program) = self.compiled(source, &letters)?;
        self.set_data(object, Value::string(source));
        object.set_length(program.flags().bits());
        heap::set_word(object.0, object::CODE, number);
        Ok(())
    }

    /// The compiled pattern with a source and letters of flags, and its number.
    fn compiled(&mut self, source: Str, letters: &[u16]) -> Result<(u64, Arc<Program>), Raise> {
        let source = self.units_of(source)?;
        let known = (source, String::from_utf16_lossy(letters));
        let patterns = &self.realm().patterns;
        if let Some(number) = patterns.numbers.get(&known)
            && let Some(program) = patterns.programs.get(number)
        {
            return Ok((*number, Arc::clone(program)));
        }
        let (source, flags) = known;
        let program = match regexp::compile(&source, letters) {
            Ok(program) => Arc::new(program),
            Err(message) => return Err(self.error(ErrorKind::Syntax, &message)),
        };
        let number = self.realm().patterns.add(source, flags, Arc::clone(&program));
        Ok((number, program))
    }

    /// The compiled pattern of an object.
    ///
    /// # Errors
    /// No memory; a trap for another object.
    pub(super) fn program(&mut self, object: Object) -> Result<Arc<Program>, Raise> {
        let number = heap::word(object.0, object::CODE);
        if let Some(program) = self.realm().patterns.programs.get(&number) {
            return Ok(Arc::clone(program));
        }
        let (number, program) = self.program_with(object, object.pattern_flags())?;
        heap::set_word(object.0, object::CODE, number);
        Ok(program)
    }

    /// The compiled pattern of an object's source with other flags, and its number.
    ///
    /// # Errors
    /// As [`Js::program`].
    pub(super) fn program_with(
        &mut self,
        object: Object,
        flags: Flags,
    ) -> Result<(u64, Arc<Program>), Raise> {
        let source = object.data().as_string();
        let source = source.ok_or(Raise::Trap(TrapKind::BadSignature))?;
        let letters: Vec<u16> = flags.letters().encode_utf16().collect();
        self.compiled(source, &letters)
    }

    /// The units of a string that patterns are looked for in. Programs often look for many in the same one.
    ///
    /// # Errors
    /// No memory.
    pub(super) fn searched<'a>(&mut self, string: Str) -> Result<Text<'a>, Raise> {
        let units = match self.units(string)? {
            Units::Wide(units) => return Ok(Text::Borrowed(units)),
            units => units,
        };
        if units.len() <= SHORT {
            return Ok(Text::Shared(Arc::new(units.to_vec())));
        }
        if let Some(searched) = &self.realm().searched
            && searched.string == string
        {
            return Ok(Text::Shared(Arc::clone(&searched.units)));
        }
        let units = Arc::new(units.to_vec());
        self.vm().retain(string.0);
        let searched = Searched {
            string,
            units: Arc::clone(&units),
        };
        if let Some(before) = self.realm().searched.replace(searched) {
            self.vm().release(before.string.0);
        }
        Ok(Text::Shared(units))
    }

    /// `lastIndex`.
    ///
    /// # Errors
    /// What its conversion throws.
    pub(super) fn last_index(&mut self, object: Object) -> Result<f64, Raise> {
        let name = self.realm().names.last_index;
        let value = self.get(object, Key::Name(name))?;
        Ok(self.to_integer(value)?.clamp(0.0, 9_007_199_254_740_991.0))
    }

    /// Sets `lastIndex`.
    ///
    /// # Errors
    /// `TypeError` if it cannot be changed.
    pub(super) fn set_last_index(&mut self, object: Object, index: usize) -> Result<(), Raise> {
        let name = self.realm().names.last_index;
        if self.put(object, Key::Name(name), Value::number(index as f64))? {
            return Ok(());
        }
        Err(self.type_error("Cannot assign to read only property 'lastIndex' of object '[object RegExp]'"))
    }

    /// The match from `lastIndex` on, which is changed where flags say so (§21.2.5.2.2).
    ///
    /// # Errors
    /// Those of `lastIndex`.
    pub(super) fn exec(&mut self, object: Object, text: Str) -> Result<Option<Match>, Raise> {
        let flags = object.pattern_flags();
        let moves = flags.global || flags.sticky;
        let index = self.last_index(object)?;
        let units = self.searched(text)?;
        let from = if moves { index } else { 0.0 };
        let program = self.program(object)?;
        let found = match from <= units.len() as f64 {
            true => regexp::exec(&program, &units, from as usize),
            false => None,
        };
        if let Some(found) = &found {
            self.note_match(text, found);
        }
        if moves {
            self.set_last_index(object, found.as_ref().map_or(0, |found| found.end))?;
        }
        Ok(found)
    }

    /// Remembers a match.
    pub(super) fn note_match(&mut self, text: Str, found: &Match) {
        let range = found.start..found.end;
        if let Some(last) = &mut self.realm().last_match
            && last.string == text
        {
            last.range = range;
            last.groups.clone_from(&found.groups);
            return;
        }
        self.vm().retain(text.0);
        let last = Last {
            string: text,
            range,
            groups: found.groups.clone(),
        };
        if let Some(before) = self.realm().last_match.replace(last) {
            self.vm().release(before.string.0);
        }
    }

    /// Whether a value is to be taken for a pattern (ECMAScript 2015 §7.2.8).
    ///
    /// # Errors
    /// What a getter throws.
    pub(super) fn is_regexp(&mut self, value: Value) -> Result<bool, Raise> {
        let Some(object) = value.as_object() else {
            return Ok(false);
        };
        let says = match self.well_known(WellKnown::Match) {
            Some(key) => self.get(object, key)?,
            None => Value::UNDEFINED,
        };
        Ok(match says {
            Value::UNDEFINED => object.kind() == Kind::RegExp,
            says => self.to_boolean(says),
        })
    }
}

impl Object {
    /// The flags of a pattern.
    pub(super) fn pattern_flags(self) -> Flags {
        Flags::from_bits(self.length())
    }
}
