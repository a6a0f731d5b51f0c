//! The class library of managed programs: the root, strings without methods, and what the engine raises.

use std::fmt::Write;

/// Exceptions and errors with their superclasses.
const THROWABLES: &[(&str, &str)] = &[
    ("Throwable", "Object"),
    ("Exception", "Throwable"),
    ("RuntimeException", "Exception"),
    ("ArithmeticException", "RuntimeException"),
    ("NullPointerException", "RuntimeException"),
    ("ClassCastException", "RuntimeException"),
    ("ArrayStoreException", "RuntimeException"),
    ("NegativeArraySizeException", "RuntimeException"),
    ("IllegalMonitorStateException", "RuntimeException"),
    ("IndexOutOfBoundsException", "RuntimeException"),
    ("ArrayIndexOutOfBoundsException", "IndexOutOfBoundsException"),
    ("Error", "Throwable"),
    ("LinkageError", "Error"),
    ("ExceptionInInitializerError", "LinkageError"),
    ("NoClassDefFoundError", "LinkageError"),
    ("VirtualMachineError", "Error"),
    ("OutOfMemoryError", "VirtualMachineError"),
    ("StackOverflowError", "VirtualMachineError"),
];

/// Name of a class of `java.lang` as globals have it.
pub fn name(class: &str) -> String {
    format!("Ljava_2Flang_2F{class}_3B")
}

/// Name of a constructor of a class of that name.
pub fn constructor(class: &str, desc: &str) -> String {
    format!("&{class}_7C_3Cinit_3E_7C_28{desc}_29V")
}

/// What a module begins with.
pub fn text() -> String {
    let mut text = String::from("flavor 1\nsrclang 3\nid 65535\nsrcfileinfo {\n  1 \"Random.java\"}\n");
    let mut funcs = String::new();
    let mut class = |class: &str, parent: Option<&str>, fields: &str, made: bool| {
        let own = name(class);
        let parent_class = parent.map(|parent| format!("<${}> ", name(parent)));
        let _ = write!(
            text,
            "type ${own} <class {}{{\n  @INFO_access_flags 1,\n  @INFO_classnameorig \"Ljava/lang/{class};\"{fields}",
            parent_class.unwrap_or_default()
        );
        if made {
            let init = constructor(&own, "");
            let _ = write!(text, ",\n  {init} public constructor (<* <${own}>>) void");
            let _ = writeln!(
                funcs,
                "func {init} public constructor (var %_this <* <${own}>>) void {{"
            );
            if let Some(parent) = parent {
                let up = name(parent);
                let _ = writeln!(
                    funcs,
                    "  callassigned {} (retype ref <* <${up}>> (dread ref %_this)) {{}}",
                    constructor(&up, "")
                );
            }
            funcs += "  return ()\n}\n";
        }
        let _ = writeln!(text, "}}>\njavaclass ${own} <${own}> public");
    };
    class("Object", None, "", true);
    class(
        "String",
        Some("Object"),
        ",\n  @value <* <[] u16>> final private,\n  @hash i32 private",
        false,
    );
    class("Class", Some("Object"), "", false);
    for (own, parent) in THROWABLES {
        class(own, Some(parent), "", true);
    }
    text + &funcs
}
