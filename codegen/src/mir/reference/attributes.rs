//! Attributes.

use super::{Kind, Row, Section};

pub(super) const SECTIONS: &[Section] = &[Section {
    title: "Attributes",
    kind: Kind::Attribute,
    about: "They follow the name of a function, the type of a variable or field, or a type inside of its brackets. A word that is no attribute is ignored with a warning.",
    rows: rows! {
        ["align"]
            "align(INT)"
            "The variable, parameter, field or pointee lies at a multiple of `INT` bytes, a power of two."
            "reference/attributes";
        ["pack"]
            "pack(INT)"
            "The members of a structure or union are aligned to `INT` bytes at most."
            "reference/attributes";
        ["packed"]
            "packed"
            "The members of a structure or union, or a field, are not aligned."
            "reference/attributes";
        ["const"]
            "const"
            "A variable that is not changed: an initialised one lies in memory that cannot be written."
            "reference/attributes";
        ["extern"]
            "extern"
            "Another image or native library defines it."
            "reference/attributes";
        ["weak"]
            "weak"
            "Another definition takes its place if there is one; a reference to a weak function that nobody defines is 0."
            "reference/attributes";
        ["local"]
            "local"
            "Other images do not see the name."
            "reference/attributes";
        ["static"]
            "static"
            "As `local`; in managed modules, a method without receiver or a field of the class."
            "reference/attributes";
        ["public"]
            "public"
            "Everybody may use it. Kept for classes; no effect elsewhere."
            "reference/attributes";
        ["private"]
            "private"
            "In classes, no subclass overrides the method. No effect elsewhere."
            "reference/attributes";
        ["protected"]
            "protected"
            "Kept for classes; no effect elsewhere."
            "reference/attributes";
        ["varargs"]
            "varargs"
            "Calls may pass more arguments than the prototype lists."
            "reference/attributes";
        ["late_bound"]
            "late_bound"
            "The function is looked up when it is first called."
            "reference/attributes";
        ["used"]
            "used"
            "The variable or parameter is kept although nothing seems to use it. Ignored."
            "reference/attributes";
        ["volatile"]
            "volatile"
            "Kept for classes; no effect elsewhere."
            "reference/attributes";
        ["restrict"]
            "restrict"
            "No other pointer leads to the same. Ignored."
            "reference/attributes";
        ["transient"]
            "transient"
            "A field that is not written out with its object. Kept for classes."
            "reference/attributes";
        ["enum"]
            "enum"
            "An enumeration. Kept for classes."
            "reference/attributes";
        ["memory_order_relaxed"]
            "memory_order_relaxed"
            "How the accesses to an atomic variable are ordered. Ignored."
            "reference/attributes";
        ["memory_order_consume"]
            "memory_order_consume"
            "The same. Ignored."
            "reference/attributes";
        ["memory_order_acquire"]
            "memory_order_acquire"
            "The same. Ignored."
            "reference/attributes";
        ["memory_order_release"]
            "memory_order_release"
            "The same. Ignored."
            "reference/attributes";
        ["memory_order_acq_rel"]
            "memory_order_acq_rel"
            "The same. Ignored."
            "reference/attributes";
        ["memory_order_seq_cst"]
            "memory_order_seq_cst"
            "The same. Ignored."
            "reference/attributes";
        ["rcunowned"]
            "rcunowned"
            "A reference that is not counted. Ignored."
            "reference/attributes";
        ["rcweak"]
            "rcweak"
            "A reference that does not keep its object alive. Ignored."
            "reference/attributes";
        ["incomplete_array"]
            "incomplete_array"
            "The length in the type is not that of the variable, which is not known. Ignored."
            "reference/attributes";
        ["readonly"]
            "readonly"
            "A variable that is not changed. Ignored."
            "reference/attributes";
        ["verified"]
            "verified"
            "A type that was checked. Ignored."
            "reference/attributes";
        ["annotation"]
            "annotation"
            "A class that is an annotation. Kept for classes."
            "reference/attributes";
        ["localrefvar"]
            "localrefvar"
            "A local variable that owns a counted reference; the compiler finds out itself."
            "reference/attributes";
        ["rcunownedthis"]
            "rcunownedthis"
            "A receiver that is not counted. Ignored."
            "reference/attributes";
        ["inline"]
            "inline"
            "The function should be inlined. Ignored."
            "reference/attributes";
        ["always_inline"]
            "always_inline"
            "The function must be inlined. Ignored."
            "reference/attributes";
        ["gnu_inline"]
            "gnu_inline"
            "`inline` as GCC had it. Ignored."
            "reference/attributes";
        ["noinline"]
            "noinline"
            "The function must not be inlined. Ignored."
            "reference/attributes";
        ["pure"]
            "pure"
            "The function has no effect but its result. Ignored."
            "reference/attributes";
        ["nosideeffect"]
            "nosideeffect"
            "The same. Ignored."
            "reference/attributes";
        ["noexcept"]
            "noexcept"
            "The function raises nothing. Ignored."
            "reference/attributes";
        ["nothrow_exception"]
            "nothrow_exception"
            "The same. Ignored."
            "reference/attributes";
        ["nodefargeffect"]
            "nodefargeffect"
            "The function does not write what its arguments point to. Ignored."
            "reference/attributes";
        ["nodefeffect"]
            "nodefeffect"
            "The function writes no memory of others. Ignored."
            "reference/attributes";
        ["noretglobal"]
            "noretglobal"
            "The result is no global memory. Ignored."
            "reference/attributes";
        ["noretarg"]
            "noretarg"
            "The result is no argument. Ignored."
            "reference/attributes";
        ["noprivate_defeffect"]
            "noprivate_defeffect"
            "The function writes no private memory. Ignored."
            "reference/attributes";
        ["ipaseen"]
            "ipaseen"
            "A pass over the whole program has seen the function. Ignored."
            "reference/attributes";
        ["called_once"]
            "called_once"
            "The function is called in one place. Ignored."
            "reference/attributes";
        ["firstarg_return"]
            "firstarg_return"
            "The result is the first argument. Ignored."
            "reference/attributes";
        ["implicit"]
            "implicit"
            "C had no declaration of it. Ignored."
            "reference/attributes";
        ["generic"]
            "generic"
            "The function has type parameters. Ignored. Parameters are known by their `!`."
            "reference/attributes";
        ["optimized"]
            "optimized"
            "The function was optimised. Ignored."
            "reference/attributes";
        ["default"]
            "default"
            "A method of an interface with code. Ignored."
            "reference/attributes";
        ["destructor"]
            "destructor"
            "A function that runs at the end. Ignored."
            "reference/attributes";
        ["delete"]
            "delete"
            "A function that must not be called. Ignored."
            "reference/attributes";
        ["constructor"]
            "constructor"
            "A method that makes an object, or initialises its class."
            "reference/attributes";
        ["final"]
            "final"
            "A class without subclasses, a method that is not overridden, a field that is not changed."
            "reference/classes";
        ["abstract"]
            "abstract"
            "A method without code, or a class with such."
            "reference/classes";
        ["virtual"]
            "virtual"
            "A method that is called by the class of its receiver. Kept: what is neither `static` nor `private` nor a constructor is virtual."
            "reference/classes";
        ["interface"]
            "interface"
            "An interface."
            "reference/classes";
        ["synchronized"]
            "synchronized"
            "The method holds the monitor of its receiver, or of its class, while it runs."
            "reference/classes";
        ["declared_synchronized"]
            "declared_synchronized"
            "A synchronized method whose code has the statements for that. Ignored."
            "reference/classes";
        ["native"]
            "native"
            "A method that a native library or the runtime has."
            "reference/classes";
        ["fast_native"]
            "fast_native"
            "A native method that is called without a transition. Ignored."
            "reference/classes";
        ["critical_native"]
            "critical_native"
            "The same without an environment. Ignored."
            "reference/classes";
        ["bridge"]
            "bridge"
            "A method that a compiler has made to call another one. Kept for classes."
            "reference/classes";
        ["synthetic"]
            "synthetic"
            "What a compiler has made. Kept for classes."
            "reference/classes";
        ["strict"]
            "strict"
            "A method with strict floating point numbers, as all are. Kept for classes."
            "reference/classes";
        ["rclocalunowned"]
            "rclocalunowned"
            "Local variables own no references. Ignored."
            "reference/classes";
        ["callersensitive"]
            "callersensitive"
            "The method looks at its caller. Ignored."
            "reference/classes";
        ["hiddenapiblack"]
            "hiddenapiblack"
            "Programs must not use it. Ignored."
            "reference/classes";
        ["hiddenapigrey"]
            "hiddenapigrey"
            "Programs should not use it. Ignored."
            "reference/classes";
    },
}];
