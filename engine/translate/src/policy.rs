//! How functions behave where languages differ.

use maple_mirbin::note::Note;
use maple_rt::trap::TrapKind;

/// What becomes of a trap.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum OnTrap {
    /// It stays one: it ends the run, and nothing catches it.
    #[default]
    End,
    /// It is raised as an exception of the program's own classes, if it has a class for it.
    Raise,
}

/// How a function behaves where languages differ. It belongs to the function, not to the machine: functions of several languages call each
/// other in one process, and each keeps its own. A trap goes by the policy of the function in which it happened.
///
/// What leaves the outermost function of a run is the run's result under every policy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Policy {
    /// References are to counted objects: cells of references own counts, which whoever leaves the frame releases; what finding values
    /// raises is raised in the order of the program; operations on objects are instructions; what is thrown is an object.
    pub counted: bool,
    /// An access through null, and a throw of it.
    pub null: OnTrap,
    /// Null is thrown like other references.
    pub throws_null: bool,
    /// Division of integers by zero. (The quotient that overflows is defined for all languages: it wraps.)
    pub division: OnTrap,
    /// An index outside of its array.
    pub bounds: OnTrap,
    /// Stack or memory are used up.
    pub exhaustion: OnTrap,
}

impl Policy {
    /// Of functions of languages with addresses in place of objects.
    const UNMANAGED: Policy = Policy {
        counted: false,
        null: OnTrap::End,
        throws_null: false,
        division: OnTrap::End,
        bounds: OnTrap::End,
        exhaustion: OnTrap::End,
    };

    /// Of functions of managed languages.
    const MANAGED: Policy = Policy {
        counted: true,
        null: OnTrap::Raise,
        throws_null: false,
        division: OnTrap::Raise,
        bounds: OnTrap::Raise,
        exhaustion: OnTrap::Raise,
    };

    /// Of functions of languages with objects, where traps end the run.
    const COUNTED: Policy = Policy {
        counted: true,
        throws_null: true,
        ..Policy::UNMANAGED
    };

    /// Of the functions of an image with this build note.
    pub fn of(note: Option<&Note>) -> Policy {
        match note {
            Some(note) if note.raises_traps() => Policy::MANAGED,
            Some(note) if note.is_managed() => Policy::COUNTED,
            _ => Policy::UNMANAGED,
        }
    }

    /// Whether a trap in the function is raised as an exception. Limits that the embedder sets stop every program.
    pub fn raises(self, kind: TrapKind) -> bool {
        let what = match kind {
            TrapKind::NullPointer => self.null,
            TrapKind::DivideByZero => self.division,
            TrapKind::IndexOutOfBounds { .. } | TrapKind::ElementOutOfBounds { .. } => self.bounds,
            TrapKind::StackOverflow | TrapKind::OutOfMemory | TrapKind::TooManyStacks { .. } => {
                self.exhaustion
            }
            _ => OnTrap::End,
        };
        what == OnTrap::Raise
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use maple_mirbin::note::language;

    #[test]
    fn the_language_decides() {
        let of = |language| Policy::of(Some(&Note::new(language, 0)));
        assert_eq!(Policy::of(None), Policy::default());
        for language in [language::UNKNOWN, language::C] {
            assert_eq!(of(language), Policy::UNMANAGED);
        }
        for language in [language::JAVASCRIPT, language::JAVA, language::CPP] {
            assert_eq!(of(language), Policy::MANAGED);
        }
        for language in [language::UVM, language::COREVM] {
            assert_eq!(of(language), Policy::COUNTED);
        }
    }

    #[test]
    fn limits_of_the_embedder_are_never_raised() {
        for kind in [
            TrapKind::InstructionLimit,
            TrapKind::TimeLimit,
            TrapKind::Interrupted,
        ] {
            assert!(!Policy::MANAGED.raises(kind));
        }
        assert!(Policy::MANAGED.raises(TrapKind::DivideByZero));
        assert!(!Policy::UNMANAGED.raises(TrapKind::DivideByZero));
    }
}
