//! What the codes of problems mean: the one table of them, for all languages.

/// Codes in alphabetical order, and what each means. A code that several languages share means the same in all of them.
pub const CODES: &[(&str, &str)] = &[
    (
        "a32",
        "Addresses have 64 bits here, so the type a32 is read as ptr. Write ptr.",
    ),
    (
        "access-type",
        "A variable or field is read or written as something else than it is: aggregates are accessed as agg, scalars as a type that fits theirs.",
    ),
    (
        "aggregate-size",
        "An aggregate that is assigned, passed, returned or retyped has another size than the place it goes to, or the arms of a select differ in size.",
    ),
    (
        "align",
        "An alignment is a power of two, and not larger than the format allows.",
    ),
    (
        "argument-count",
        "A call of an intrinsic passes another number of arguments than it has parameters.",
    ),
    (
        "arguments",
        "A call passes other arguments than its callee takes, in number or in type.",
    ),
    (
        "arity",
        "An operation, or a call, has another number of operands than it takes.",
    ),
    (
        "array",
        "An array access has more indices than the array has dimensions.",
    ),
    (
        "asm",
        "Inline assembly is of another machine than this one. Call a C function that does the same.",
    ),
    (
        "attribute",
        "The constant name of an attribute of a structure is that of none of its fields.",
    ),
    (
        "binary",
        "The binary form of a program is damaged: it ends too early, or a number in it is out of range. The offset says where.",
    ),
    (
        "bitfield-address",
        "A bitfield has no address, because it need not begin at a byte.",
    ),
    ("bits", "A range of bits does not lie within its operand."),
    (
        "callee",
        "What is called is no function of the signature that the call says.",
    ),
    (
        "ccall",
        "A value of a call of a C function is of a type that C does not have.",
    ),
    (
        "class",
        "A type stands where a class or an interface is wanted: superclasses are classes, what is implemented is an interface.",
    ),
    (
        "class-operand",
        "An operation on objects names a type that is neither a class nor a pointer to one.",
    ),
    (
        "code",
        "The code of a function does not pass the verifier that the engine uses before it runs it. The message says which rule.",
    ),
    (
        "constant",
        "A constant has a type that has no such constants, or its text is no constant.",
    ),
    (
        "constant-cut",
        "A constant does not fit its type; the bits that do are used.",
    ),
    (
        "data-size",
        "A variable is larger than an image can hold. Set large variables at run time, or allocate them.",
    ),
    (
        "dominance",
        "A value is used where it need not be defined: some path from the entry leads to the use without the definition.",
    ),
    (
        "duplicate",
        "Two things that need names of their own have the same one.",
    ),
    (
        "duplicate-function",
        "Two functions have the same name and the same parameter types. Different return types do not tell them apart.",
    ),
    ("duplicate-label", "Two blocks of a function have the same label."),
    ("duplicate-type", "Two types have the same name."),
    (
        "duplicate-value",
        "A value has two definitions. Each is defined once.",
    ),
    (
        "emit",
        "The program cannot be written as an image or an object: it is too large, or a distance does not fit its field. The message says what.",
    ),
    (
        "entry",
        "The function where a program begins is missing, or has a signature with which no program can begin; or something leads to the entry block of a function.",
    ),
    (
        "escape",
        "A name or a string has an escape sequence that there is not.",
    ),
    (
        "field",
        "A variable or pointee has no field of this number or name.",
    ),
    (
        "form",
        "A program cannot be written, or read, in this form. The message names those that there are.",
    ),
    (
        "frame",
        "The variables of a function do not fit a frame, or a frame lacks what directives must say of it.",
    ),
    (
        "frame-size",
        "The variables of a function take more memory than a frame may have. Make large ones static.",
    ),
    (
        "generic",
        "A generic type or function cannot be made for the types that are given: types are missing, or each instance needs another one without end.",
    ),
    (
        "global-memory",
        "The global memory of a lowered module is smaller than its initial contents or its bit vectors, or an access leaves it.",
    ),
    (
        "handler",
        "The label of a try does not stand before a catch, or that of a finally not before a finally.",
    ),
    (
        "image",
        "An image cannot be read back: it was not made of a lowered module, or is damaged.",
    ),
    (
        "import",
        "A file that is imported cannot be read, or imports others, which only the file that is compiled does.",
    ),
    (
        "inference",
        "The type of an operand follows from nothing. Write it.",
    ),
    (
        "inheritance",
        "A class extends itself through others, or extends a final class.",
    ),
    (
        "initial-value",
        "An initial value cannot be laid out: it is not known before the program runs, or does not fit its place.",
    ),
    (
        "initializer",
        "An initial value does not have the shape of its type: there are too many elements, or an address that is not constant.",
    ),
    (
        "instruction-type",
        "An instruction does not work on values of this type.",
    ),
    (
        "internal",
        "The compiler contradicts itself. This is a fault of the compiler: please report it.",
    ),
    (
        "intrinsic",
        "An intrinsic in an expression gives no result, or has another number of operands than it takes.",
    ),
    ("label", "A label is used and not defined, or is defined twice."),
    (
        "landingpad",
        "A LANDINGPAD comes first in its block, and that block is reached by exceptions only.",
    ),
    (
        "layout",
        "A type has no size, contains itself, or is too large; or a bitfield is wider than its type.",
    ),
    (
        "left-out",
        "With --keep-going, the functions that are named had errors and are not in the result. A call of one ends in a trap.",
    ),
    (
        "limit",
        "Something is larger, or there is more of it, than the compiler or the format accepts. The message says how much that is.",
    ),
    (
        "literal",
        "A constant stands where its type cannot be; in managed modules, the address of a string literal stands where no reference may.",
    ),
    (
        "loop",
        "A loop counts something that is no integer, or runs over something that is no array, or with a variable unlike its elements.",
    ),
    (
        "lowered",
        "A lowered module has something that belongs to others: its functions are flat code without parameters, variables and pseudo-registers.",
    ),
    (
        "meta",
        "A line about the program says something that there is not, or says it twice.",
    ),
    (
        "method",
        "A class declares the same method twice, or two fields with one name and type.",
    ),
    (
        "method-call",
        "A call names a method that its class does not have, or a class that nothing defines.",
    ),
    (
        "native-prototype",
        "A call may reach a C function, and its prototype has something that no C function has.",
    ),
    (
        "nesting",
        "Types, values or statements nest deeper than the compiler accepts. Split them up.",
    ),
    (
        "operand",
        "An operand is of another type than the instruction wants.",
    ),
    (
        "operand-type",
        "An operand is of another type than the operation works on. Integers and addresses mix, nothing else does; convert the value first.",
    ),
    (
        "operands",
        "An instruction has another number of operands or labels than it takes, or lacks a target or a type.",
    ),
    (
        "option",
        "A function or an instruction has options that it does not take.",
    ),
    (
        "order",
        "An access to memory has an order that does not exist for it.",
    ),
    (
        "pack",
        "Something is packed that cannot be: only structures, unions and fields are.",
    ),
    (
        "parameter",
        "A parameter of an instruction is not of the kind that it takes, or names a field that the type does not have.",
    ),
    (
        "parameters",
        "A function names another number of parameters than its signature has.",
    ),
    (
        "parent",
        "The parent of a function is no function, or the function is its own ancestor.",
    ),
    (
        "phi",
        "A PHI stands behind another instruction, has a value for a block that does not lead to it, none for one that does, or one of another type.",
    ),
    (
        "pointer-type",
        "An access through an address names a type that is no pointer, or not one to an array where it has indices.",
    ),
    ("range", "A number lies outside of what is possible at its place."),
    (
        "rangegoto",
        "A tag of a rangegoto does not fit its table. Use switch for such tags.",
    ),
    (
        "redefined",
        "Something is defined twice. Remove one of the definitions, or rename it.",
    ),
    (
        "register",
        "A pseudo-register is used with two types that do not mix, or a special register is assigned that cannot be.",
    ),
    (
        "result",
        "An instruction that gives a value has no name for it, or one that gives none has a name, or the value is of another type.",
    ),
    (
        "result-count",
        "A call or a return has more results than the function declares.",
    ),
    (
        "result-type",
        "An operation cannot give a value of this type: bit operations give integers, sqrt floating-point numbers, addresses have 8 bytes.",
    ),
    (
        "results",
        "A call assigns more results than its callee gives, or to places that they do not fit.",
    ),
    (
        "return",
        "A return gives other values than the function declares, or none; the latter is a warning, and the result undefined.",
    ),
    (
        "return-type",
        "The return type of a call is not the callee's, or that of a return not its function's.",
    ),
    (
        "scope",
        "A name of a function is used outside of one. Is a `}` too many before it?",
    ),
    (
        "shape",
        "An operation stands where it does not belong, or lacks a part.",
    ),
    (
        "signature",
        "A function with a body has no parameter list, or a parameter without type.",
    ),
    (
        "size",
        "The text, or a number in it, is larger than the language allows.",
    ),
    (
        "strict",
        "What is written is accepted by lenient readers only; --strict was given.",
    ),
    (
        "struct",
        "A struct contains itself by value, or is larger than 2 GiB.",
    ),
    ("swap", "What a stack waits for or is resumed with is no value."),
    (
        "switch",
        "The values of cases are not constants that differ; in lowered modules, the selector would be computed anew for each case.",
    ),
    (
        "symbol",
        "A function and a variable have the same name, and would be the same symbol of the image. Rename one, or make one static.",
    ),
    (
        "symbol-name",
        "The name of a symbol is no UTF-8, as names in images must be.",
    ),
    (
        "synchronized",
        "A synchronized function is no method, so that there is no object to lock.",
    ),
    (
        "syntax",
        "The text is not what the language allows at this place. The message says what is expected and what stands there.",
    ),
    (
        "tags",
        "Two tags of a switch are the same, or those of a rangegoto have gaps or lie outside of 0 to 65535.",
    ),
    (
        "terminator",
        "A block does not end in a terminator, or has one before its end, or a function has no blocks. Where that can only mean a return it is a warning.",
    ),
    (
        "tree",
        "An expression, statement or block is used in two places, or does not exist. Text cannot say that: a front end made a mistake.",
    ),
    (
        "type",
        "A type is made of types that cannot be its parts, or stands where it cannot be.",
    ),
    (
        "type-operand",
        "A type that an operation names is not of the kind that it takes: sizeoftype takes one with a size, gcmalloc a class.",
    ),
    (
        "undeclared-function",
        "A function is called, or its address taken, and it is not declared. Declare it with its signature.",
    ),
    (
        "undeclared-variable",
        "A variable is used that is not declared, or not with a type.",
    ),
    ("undefined", "A name is used that nothing defines."),
    (
        "undefined-function",
        "A call names a function that is neither in the program nor known otherwise.",
    ),
    (
        "undefined-label",
        "A branch names a label that no block of the function has.",
    ),
    (
        "undefined-name",
        "An operand names neither a parameter nor a target of the function, nor one of a function around it that it sees.",
    ),
    (
        "undefined-signature",
        "A signature is named that nothing defines.",
    ),
    (
        "undefined-type",
        "A type is named that nothing defines, where its size or its members matter.",
    ),
    ("undefined-value", "A value is used that nothing defines."),
    ("unknown-attribute", "An attribute is not known, and is ignored."),
    (
        "unknown-intrinsic",
        "An intrinsic is not known, so that there is no code for it.",
    ),
    (
        "unknown-language",
        "The source language of the module is not known; the module is compiled by the rules of C.",
    ),
    (
        "unsupported",
        "What is written is right, but this version does not compile it. The message says what to write instead, if there is something.",
    ),
    (
        "va-start",
        "C_va_start needs the address of a list, in a function with variable arguments.",
    ),
];

/// What a code means; none for one that there is not.
pub fn explain(code: &str) -> Option<&'static str> {
    let found = CODES.binary_search_by_key(&code, |&(known, _)| known);
    found.ok().map(|at| CODES[at].1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_order_and_in_sentences() {
        assert!(CODES.is_sorted_by(|a, b| a.0 < b.0));
        for (code, text) in CODES {
            let is_word = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
            assert!(code.bytes().all(is_word), "{code}");
            assert!(text.ends_with(['.', '?']) && !text.contains("  "), "{code}");
            assert_eq!(explain(code), Some(*text));
        }
        assert_eq!(explain("nonesuch"), None);
    }
}
