//! Exceptions that the machine itself raises, with the messages of Java 17.
//!
//! `NullPointerException` has no message: Java derives its helpful ones from bytecode, which a program does not carry any more.

use crate::class::class_name;
use crate::class::names::MethodName;
use crate::managed::{Fault, Raise};

/// Rows are `name(arguments) "descriptor" message;`.
macro_rules! exceptions {
    ($($(#[$doc:meta])* $name:ident($($arg:ident: $ty:ty),*) $class:literal $message:expr;)*) => {
        $($(#[$doc])*
        #[must_use]
        pub fn $name($($arg: $ty),*) -> Raise {
            Raise::Exception { class: $class, message: $message }
        })*
    };
}

exceptions! {
    /// Null where an object is needed.
    null_pointer() "Ljava/lang/NullPointerException;" None;
    /// `div` or `rem` of an integer by zero.
    division_by_zero() "Ljava/lang/ArithmeticException;" Some("/ by zero".to_owned());
    /// An array access.
    index_out_of_bounds(index: i32, length: u32) "Ljava/lang/ArrayIndexOutOfBoundsException;"
        Some(format!("Index {index} out of bounds for length {length}"));
    /// An array of `length` elements.
    negative_array_size(length: i32) "Ljava/lang/NegativeArraySizeException;" Some(length.to_string());
    /// A store of an object of class `stored` in an array of another class.
    array_store(stored: &str) "Ljava/lang/ArrayStoreException;" Some(class_name(stored));
    /// A cast of an object of class `from` to `to`.
    class_cast(from: &str, to: &str) "Ljava/lang/ClassCastException;" Some(class_cast_message(from, to));
    /// No memory for an object.
    out_of_memory() "Ljava/lang/OutOfMemoryError;" Some("Java heap space".to_owned());
    /// An array of more than [`MAX_ARRAY_LENGTH`](crate::managed::MAX_ARRAY_LENGTH) elements.
    array_too_large() "Ljava/lang/OutOfMemoryError;" Some("Requested array size exceeds VM limit".to_owned());
    /// Calls nested too deeply.
    stack_overflow() "Ljava/lang/StackOverflowError;" None;
    /// A monitor operation by a thread that does not own the monitor: exit of a block, `wait`, `notify`.
    not_owner() "Ljava/lang/IllegalMonitorStateException;" Some("current thread is not owner".to_owned());
    /// An initialiser ended with an exception that is no error.
    initializer_threw() "Ljava/lang/ExceptionInInitializerError;" None;
    /// The system has no thread to give.
    no_thread() "Ljava/lang/OutOfMemoryError;" Some("unable to create native thread".to_owned());
    /// A use of a class whose initialisation failed before.
    initialization_failed(class: &str) "Ljava/lang/NoClassDefFoundError;"
        Some(format!("Could not initialize class {}", class_name(class)));
    /// `System.arraycopy` between arrays that do not go together.
    array_copy_store(what: String) "Ljava/lang/ArrayStoreException;" Some(format!("arraycopy: {what}"));
    /// `System.arraycopy` beyond the ends of an array.
    array_copy_index(what: String) "Ljava/lang/ArrayIndexOutOfBoundsException;" Some(format!("arraycopy: {what}"));
    /// `Object.clone` of an object whose class does not allow it.
    clone_not_supported(class: &str) "Ljava/lang/CloneNotSupportedException;" Some(class_name(class));
    /// An argument that a method refuses.
    illegal_argument(what: &str) "Ljava/lang/IllegalArgumentException;" Some(what.to_owned());
    /// A start of a thread that was started before.
    thread_state() "Ljava/lang/IllegalThreadStateException;" None;
    /// A text, without white space around it, that is not a number.
    number_format(text: &str) "Ljava/lang/NumberFormatException;"
        Some(if text.is_empty() { "empty String".to_owned() } else { format!("For input string: \"{text}\"") });
    /// A class that a program does not have.
    no_class(class: &str) "Ljava/lang/NoClassDefFoundError;" Some(internal_name(class).to_owned());
    /// A field that a class does not have.
    no_field(field: &str) "Ljava/lang/NoSuchFieldError;" Some(field.to_owned());
    /// A call of a method without a body.
    abstract_method(class: &str, method: &str) "Ljava/lang/AbstractMethodError;"
        Some(format!("{}.{method}", class_name(class)));
    /// A call of a method that neither a class nor one of its superinterfaces has.
    no_method(class: &str, method: &str) "Ljava/lang/IncompatibleClassChangeError;"
        Some(format!("Class {} has no method {method}", class_name(class)));
    /// A call through a slot that a class does not have.
    no_slot(class: &str, slot: usize) "Ljava/lang/IncompatibleClassChangeError;"
        Some(format!("Class {} has no method in slot {slot}", class_name(class)));
    /// A call of a native method that nothing defines.
    unsatisfied_link(method: &MethodName) "Ljava/lang/UnsatisfiedLinkError;" Some(format!("'{}'", method.declaration()));
    /// `new` of an abstract class or an interface.
    instantiation(class: &str) "Ljava/lang/InstantiationError;" Some(class_name(class));
    /// An array of a class that is no array class.
    no_array(class: &str) "Ljava/lang/IncompatibleClassChangeError;"
        Some(format!("{} is no array class", class_name(class)));
}

/// The exception for a fault of the machine.
pub(super) fn exception(fault: Fault) -> Raise {
    match fault {
        Fault::NullPointer => null_pointer(),
        Fault::DivisionByZero => division_by_zero(),
        Fault::IndexOutOfBounds(index, length) => index_out_of_bounds(index, length),
        Fault::NegativeArraySize(length) => negative_array_size(length),
        Fault::ArrayStore(stored) => array_store(stored),
        Fault::ClassCast(from, to) => class_cast(from, to),
        Fault::OutOfMemory => out_of_memory(),
        Fault::ArrayTooLarge => array_too_large(),
        Fault::StackOverflow => stack_overflow(),
        Fault::NotOwner => not_owner(),
        Fault::InitializerThrew => initializer_threw(),
        Fault::InitializationFailed(class) => initialization_failed(class),
        Fault::NoClass(class) => no_class(class),
        Fault::AbstractMethod(class, method) => abstract_method(class, method),
        Fault::NoMethod(class, method) => no_method(class, method),
        Fault::NoSlot(class, slot) => no_slot(class, slot),
        Fault::UnsatisfiedLink(method) => unsatisfied_link(method),
        Fault::Instantiation(class) => instantiation(class),
        Fault::NoArray(class) => no_array(class),
        Fault::ThreadStarted => thread_state(),
        Fault::NoThread => no_thread(),
    }
}

/// `java/lang/String` of `Ljava/lang/String;`; arrays keep their descriptor.
fn internal_name(descriptor: &str) -> &str {
    let name = descriptor
        .strip_prefix('L')
        .and_then(|name| name.strip_suffix(';'));
    name.unwrap_or(descriptor)
}

/// The direct superclass of an exception class of this module that a small class library may lack: the next best to throw.
#[must_use]
pub fn instead_of(class: &str) -> Option<&'static str> {
    Some(match class {
        "Ljava/lang/IllegalThreadStateException;" | "Ljava/lang/NumberFormatException;" => {
            "Ljava/lang/IllegalArgumentException;"
        }
        "Ljava/lang/ArrayIndexOutOfBoundsException;" => "Ljava/lang/IndexOutOfBoundsException;",
        "Ljava/lang/CloneNotSupportedException;" => "Ljava/lang/Exception;",
        "Ljava/lang/NoSuchFieldError;"
        | "Ljava/lang/AbstractMethodError;"
        | "Ljava/lang/InstantiationError;" => "Ljava/lang/IncompatibleClassChangeError;",
        "Ljava/lang/OutOfMemoryError;" | "Ljava/lang/StackOverflowError;" => {
            "Ljava/lang/VirtualMachineError;"
        }
        "Ljava/lang/IncompatibleClassChangeError;"
        | "Ljava/lang/NoClassDefFoundError;"
        | "Ljava/lang/UnsatisfiedLinkError;"
        | "Ljava/lang/ExceptionInInitializerError;" => "Ljava/lang/LinkageError;",
        "Ljava/lang/LinkageError;" | "Ljava/lang/VirtualMachineError;" => "Ljava/lang/Error;",
        "Ljava/lang/RuntimeException;" => "Ljava/lang/Exception;",
        "Ljava/lang/Exception;" | "Ljava/lang/Error;" => "Ljava/lang/Throwable;",
        "Ljava/lang/Throwable;" => return None,
        _ => "Ljava/lang/RuntimeException;",
    })
}

fn class_cast_message(from: &str, to: &str) -> String {
    let (from_name, to_name) = (class_name(from), class_name(to));
    let (from_home, to_home) = (home(from), home(to));
    let homes = if from_home == to_home {
        format!("{from_name} and {to_name} are in {to_home}")
    } else {
        format!("{from_name} is in {from_home}; {to_name} is in {to_home}")
    };
    format!("class {from_name} cannot be cast to class {to_name} ({homes})")
}

/// Module and loader of a class; those of an array are its elements'.
fn home(descriptor: &str) -> &'static str {
    let element = descriptor.trim_start_matches('[');
    if element.starts_with("Ljava/") || !element.starts_with('L') {
        "module java.base of loader 'bootstrap'"
    } else {
        "unnamed module of loader 'app'"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cast(from: &str, to: &str) -> String {
        match class_cast(from, to) {
            Raise::Exception { message, .. } => message.unwrap_or_default(),
            raise => panic!("{raise:?}"),
        }
    }

    #[test]
    fn class_names() {
        let names = [
            ("I", "int"),
            ("V", "void"),
            ("[[I", "[[I"),
            ("[Ljava/lang/String;", "[Ljava.lang.String;"),
            ("Ljava/util/Map$Entry;", "java.util.Map$Entry"),
            ("LI;", "I"),
        ];
        for (descriptor, name) in names {
            assert_eq!(class_name(descriptor), name);
        }
    }

    /// What Java 17 prints for these casts.
    #[test]
    fn casts_name_module_and_loader() {
        assert_eq!(
            cast("Ljava/lang/String;", "Ljava/lang/Integer;"),
            "class java.lang.String cannot be cast to class java.lang.Integer \
             (java.lang.String and java.lang.Integer are in module java.base of loader 'bootstrap')"
        );
        assert_eq!(
            cast("[LA;", "LA;"),
            "class [LA; cannot be cast to class A ([LA; and A are in unnamed module of loader 'app')"
        );
        assert_eq!(
            cast("[I", "[LA;"),
            "class [I cannot be cast to class [LA; ([I is in module java.base of loader 'bootstrap'; \
             [LA; is in unnamed module of loader 'app')"
        );
        assert_eq!(
            cast("[LA;", "Ljava/lang/Runnable;"),
            "class [LA; cannot be cast to class java.lang.Runnable ([LA; is in unnamed module of loader 'app'; \
             java.lang.Runnable is in module java.base of loader 'bootstrap')"
        );
    }
}
