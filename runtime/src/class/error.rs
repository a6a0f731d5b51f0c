//! Why classes cannot be linked.

use std::fmt;

use maple_mirbin::class::ClassError;

/// An inconsistency between class records.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkError {
    /// Descriptor of the class, empty if it could not be read.
    pub class: String,
    /// Address of its record; 0 if there is none.
    pub record: u64,
    /// What is wrong.
    pub problem: LinkProblem,
}

/// Kinds of [`LinkError`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkProblem {
    /// A record breaks the rules of the format by itself.
    Record(ClassError),
    /// Another record that the class refers to is none of this or an earlier image.
    Missing {
        /// `superclass`, `superinterface`, `component`.
        role: &'static str,
        /// The address in its place.
        address: u64,
    },
    /// Superclasses, superinterfaces or components lead back to the class.
    Cycle {
        /// The classes on the way, the class itself first.
        path: Vec<String>,
    },
    /// Another record has the same descriptor.
    Duplicate {
        /// Address of the record that was there first.
        first: u64,
        /// Address of this one.
        second: u64,
    },
    /// The superclass is an interface, an array, a primitive type, or final.
    BadSuperclass {
        /// Its descriptor.
        superclass: String,
        /// What it is.
        is: &'static str,
    },
    /// A superinterface is no interface.
    BadInterface {
        /// Its descriptor.
        other: String,
    },
    /// The component of an array does not have the descriptor that the array's descriptor ends in.
    BadComponent {
        /// Its descriptor.
        component: String,
    },
    /// Two records of an array or a primitive type differ.
    Different {
        /// The part that differs.
        part: &'static str,
        /// What the first one says.
        first: u64,
        /// What this one says.
        second: u64,
    },
    /// The class was compiled against another layout of its superclass.
    Layout {
        /// Its descriptor.
        superclass: String,
        /// Hash that the class was compiled against.
        expected: u32,
        /// Hash that the superclass has.
        found: u32,
    },
    /// Instances are smaller than those of the superclass.
    Size {
        /// Bytes of an instance.
        size: u32,
        /// Bytes of an instance of the superclass.
        superclass: u32,
    },
    /// A reference of the superclass is missing from the reference offsets, or one within the superclass' part is added.
    InheritedReference {
        /// The offset.
        offset: u32,
    },
    /// A field holds a reference but its offset is none of the reference offsets.
    UnlistedReference {
        /// Name of the field.
        field: String,
        /// Its offset.
        offset: u64,
    },
    /// A reference offset is not that of a field with a reference.
    StrayReference {
        /// The offset.
        offset: u32,
    },
    /// A field lies in the superclass' part of an instance, or overlaps another.
    FieldOverlap {
        /// Name of the field.
        field: String,
        /// Its offset.
        offset: u64,
    },
    /// The vtable has fewer slots than that of the superclass.
    ShortVtable {
        /// Number of slots.
        length: u32,
        /// Slots of the superclass.
        superclass: u32,
    },
    /// A method does not have the slot of the method that it overrides.
    WrongSlot {
        /// Name and signature.
        method: String,
        /// Its slot.
        slot: Option<u32>,
        /// The slot of the method above.
        expected: u32,
    },
    /// A method has the slot of another method.
    TakenSlot {
        /// Name and signature.
        method: String,
        /// The slot.
        slot: u32,
        /// Name and signature of the other one.
        other: String,
    },
    /// A slot does not hold the code of the method that it belongs to.
    WrongCode {
        /// Name and signature.
        method: String,
        /// The slot.
        slot: u32,
        /// Address in the vtable.
        found: u64,
        /// Address of the method.
        expected: u64,
    },
    /// Two methods have the same name and signature.
    DuplicateMethod {
        /// Name and signature.
        method: String,
    },
    /// Two fields have the same name and type.
    DuplicateField {
        /// Name of the field.
        field: String,
    },
    /// A final method is overridden.
    FinalMethod {
        /// Name and signature.
        method: String,
    },
    /// A class has too many ancestors, or its tables are too long together with those before.
    TooMany {
        /// `superclasses`, `superinterfaces`, entries.
        what: &'static str,
        /// How many it may have.
        limit: u32,
    },
    /// The address of a method, an initialiser or in a vtable is not that of a function.
    NoFunction {
        /// What it is the address of.
        what: String,
        /// The address.
        address: u64,
    },
    /// A function does not have the parameters or the result that the signature of its method says.
    Signature {
        /// The method.
        what: String,
        /// What the function has.
        function: String,
        /// What the signature says.
        signature: String,
    },
    /// A static field cannot lie where it does.
    StaticField {
        /// Its name.
        field: String,
        /// What is wrong with the place.
        place: String,
    },
    /// No class has the descriptor that was asked for.
    NotFound,
}

const RECOMPILE: &str = "recompile the image";

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use LinkProblem::*;
        if let Record(error) = &self.problem {
            return error.fmt(f);
        }
        write!(f, "class {}: ", self.class)?;
        match &self.problem {
            Record(_) => Ok(()),
            Missing { role, address } => write!(
                f,
                "the {role} at {address:#x} is no class of this image or of one loaded before; add the image that defines it"
            ),
            Cycle { path } => write!(f, "it is its own ancestor: {}; {RECOMPILE}", path.join(" -> ")),
            Duplicate { first, second } => write!(
                f,
                "defined twice, by the records at {first:#x} and {second:#x}; leave one of the definitions out"
            ),
            BadSuperclass { superclass, is } => {
                write!(f, "the superclass {superclass} is {is}; recompile both")
            }
            BadInterface { other } => {
                write!(
                    f,
                    "the superinterface {other} is not an interface; recompile both"
                )
            }
            BadComponent { component } => write!(f, "the component is {component}; {RECOMPILE}"),
            Different { part, first, second } => write!(
                f,
                "two images disagree on the {part}, {first} and {second}; recompile them with one compiler"
            ),
            Layout {
                superclass,
                expected,
                found,
            } => write!(
                f,
                "compiled against another layout of its superclass {superclass} (hash {expected:#010x}, now {found:#010x}); \
                 recompile the class"
            ),
            Size { size, superclass } => write!(
                f,
                "instances have {size} bytes, fewer than the {superclass} of the superclass; {RECOMPILE}"
            ),
            InheritedReference { offset } => write!(
                f,
                "the reference offset {offset} does not agree with those of the superclass; {RECOMPILE}"
            ),
            UnlistedReference { field, offset } => write!(
                f,
                "the field {field} at offset {offset} holds a reference that the reference offsets leave out; {RECOMPILE}"
            ),
            StrayReference { offset } => write!(
                f,
                "the reference offset {offset} is not that of a field with a reference; {RECOMPILE}"
            ),
            FieldOverlap { field, offset } => write!(
                f,
                "the field {field} at offset {offset} overlaps another field or the superclass; {RECOMPILE}"
            ),
            ShortVtable { length, superclass } => write!(
                f,
                "the vtable has {length} slots, fewer than the {superclass} of the superclass; {RECOMPILE}"
            ),
            WrongSlot {
                method,
                slot,
                expected,
            } => {
                write!(f, "the method {method} ")?;
                match slot {
                    Some(slot) => write!(f, "has slot {slot}")?,
                    None => write!(f, "has no slot")?,
                }
                write!(f, ", but overrides the one in slot {expected}; {RECOMPILE}")
            }
            TakenSlot { method, slot, other } => {
                write!(
                    f,
                    "the method {method} has slot {slot}, which is that of {other}; {RECOMPILE}"
                )
            }
            WrongCode {
                method,
                slot,
                found,
                expected,
            } => write!(
                f,
                "slot {slot} holds {found:#x}, but the method {method} is at {expected:#x}; {RECOMPILE}"
            ),
            DuplicateMethod { method } => write!(f, "the method {method} is declared twice; {RECOMPILE}"),
            DuplicateField { field } => write!(f, "the field {field} is declared twice; {RECOMPILE}"),
            FinalMethod { method } => {
                write!(
                    f,
                    "the method {method} overrides a final one; recompile both classes"
                )
            }
            TooMany { what, limit } => {
                write!(
                    f,
                    "more than {limit} {what}; split the program, or flatten the hierarchy"
                )
            }
            NoFunction { what, address } => {
                write!(f, "{what}: no function begins at {address:#x}; {RECOMPILE}")
            }
            Signature {
                what,
                function,
                signature,
            } => write!(
                f,
                "{what}: its function has {function}, its signature {signature}; {RECOMPILE}"
            ),
            StaticField { field, place } => write!(f, "the static field {field} {place}; {RECOMPILE}"),
            NotFound => write!(f, "no image defines it; add the one that does"),
        }
    }
}

impl std::error::Error for LinkError {}
