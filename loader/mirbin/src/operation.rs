//! Operations of the extended intrinsic `dynamic`: what languages with dynamic values ask their runtime to do.
//!
//! The first operand of the intrinsic is the number of the operation. Numbers below 256 are those of intrinsics of the image format, which have
//! the same meaning; 256 and an opcode stand for the operator on tagged values; the others are in [`for_each_operation!`].
//! Operands are tagged values unless a row says otherwise; they are borrowed. A result of type `dynany` or `ref` is owned.

use crate::{Intrinsic, Op};

/// Calls `$m!` with one row per operation of our own: `number Variant "meaning";`.
#[macro_export]
macro_rules! for_each_operation {
    ($m:ident) => {
        $m! {
            0x200 Start "begin: addresses of the records of the runtime's structures, a64";
            0x201 Truth "push the truth value of a, u32";
            0x202 Target "push the code, a64, that calls a with b arguments, i32, or 0 if the runtime calls it; a is no function => raise";
            0x203 Throw "push an exception, ref, that carries a";
            0x204 Caught "push the value in exception a, ref";
            0x205 Literal "push the string whose constant, with its header, lies at a, a64";
            0x206 Uncaught "report exception a, ref, that nobody caught; push the status of the program, i32";
            0x247 RunJobs "do what the program still has to do; push its status, i32";
            0x207 ToInt "push a as i32";
            0x208 ToDouble "push a as f64";
            0x209 FromInt "push i64 a";
            0x20a FromDouble "push f64 a";
            0x20b FromTruth "push whether a, u32, is not 0";
            0x20c Environment "push the environment of function a";
            0x300 Text "push the bits, u64, of the string whose constant, with its header, lies at a, a64; the runtime keeps it";
            0x301 Get "push the attribute of a whose name is the constant, with its header, at b, a64; cell c, a64, remembers where it was";
            0x302 Set "the attribute of a whose name is the constant at b, a64, := c; cell d, a64, remembers what that did";
            0x303 Init "give object a, which is being made, the attribute whose name is the constant at b, a64, := c; cell d, a64, remembers what that did";
            0x25c NewObject "push a new object with room for a attributes, u32";
            0x210 Closure "push a function: code a, a64, that takes itself, `this` and its parameters, environment b, attributes c, u32, name d; it may be followed by a text, a64, and by its beginning and end there, u64";
            0x211 GlobalGet "push the global variable a; there is none => raise";
            0x212 GlobalPeek "push the global variable a, undefined if there is none";
            0x213 GlobalSet "global variable a := b; there is none, and c, u32, is not 0 => raise";
            0x214 GlobalDelete "remove the global variable a; push whether it is gone";
            0x215 SloppyThis "push a as the `this` of a function in sloppy mode";
            0x216 Misuse "raise: variable a has no value yet, or is a constant if b, u32, is 1";
            0x217 IteratorOpen "push what goes through the elements of a";
            0x218 IteratorNext "push the next element of a, or what is not there at the end";
            0x219 IteratorElement "push the next element of a, undefined at the end";
            0x21a IteratorRest "push an array of what a still has";
            0x21b IteratorClose "end a before its end; what that raises counts unless b, u32, is 1";
            0x21c Rest "push an array of the elements of a from b, u32, on";
            0x21d CallWith "push the result of a call of a with `this` b and the elements of c";
            0x21e ConstructWith "push what constructor a makes of the elements of b for `new` of c";
            0x21f Append "add the elements that follow to array a";
            0x220 AppendAll "add all elements of b to array a";
            0x221 CopyAll "add the attributes of b to object a, but for the names in c";
            0x222 Method "give object a a method named b: function c, d, u32, says which kind";
            0x223 ToKey "push a as the name of an attribute";
            0x224 ToText "push a as a string; a symbol => raise";
            0x225 RequireObject "raise if a is undefined or null, which has no attributes";
            0x226 Delete "remove attribute b of a; push whether it is gone; it stays, and c, u32, is not 0 => raise";
            0x227 NameFunction "call function a as attribute b is called";
            0x228 LiteralPrototype "the prototype of a := b, if b is an object or null";
            0x229 TemplateObject "push the object of a template: its parts a, as they were written b";
            0x22a Power "push a to the power of b";
            0x22c WithObject "push a as an object, for `with`";
            0x22d WithHas "push whether `with` of a finds name b, u32";
            0x230 NewThis "push a new object for constructor a";
            0x231 NewTarget "push what `new` has called, of the object of arguments a";
            0x232 NoThis "raise: `this` is not there yet, or is there already if a is 1, u32, or `super` is deleted if it is 2";
            0x233 Constructed "push what a constructor gives that returns a and whose `this` is b; c, u32, tells a class that extends another";
            0x234 Class "make function a the constructor of a class that extends b, or none; push its prototype";
            0x235 SuperConstructor "push the constructor of the class that the one of a extends";
            0x236 SuperGet "push attribute c for `this` b, as the parent of what method a belongs to has it";
            0x237 SuperSet "attribute c of `this` b := d, as the parent of what method a belongs to says; e, u32: strict";
            0x238 KeepFields "give constructor a, with prototype b, function c that gives instances their fields";
            0x239 Fields "give object b the fields of the class of constructor a";
            0x23a Home "push what method a belongs to";
            0x23b Static "call function b as a method of class a";
            0x23c DefineField "attribute b of a := c, anew";
            0x23d PrivateName "push a new key of the private name a";
            0x23e PrivateHas "push whether a has the private attribute b";
            0x23f PrivateGet "push the private attribute b of a";
            0x240 PrivateSet "private attribute b of a := c";
            0x241 PrivateAdd "give a the private attribute b := c";
            0x242 PrivateMethod "give a the private method b: function c, d, u32, says which kind; e is what it belongs to";
            0x243 Begin "push what constructor a gets as `this` from `new`";
            0x244 ConstructTarget "push the code, a64, that constructor a is for b arguments, u32, or 0 if the runtime calls it";
            0x245 Callee "push a; a call of it that fails says the text b, a64";
            0x246 CallNamed "push the result of a call of function b with `this` c and the arguments that follow; it is no function => raise with the text whose constant lies at a, a64";
            0x250 Waiting "make function a one that waits, of kind b, u32";
            0x251 Suspend "push what stands for a call of function c, of kind d, u32: its stack's object is a, and code b, a64, resumes it";
            0x256 Suspended "push what call a gives, whose stack was resumed for the first time";
            0x252 IteratorRecord "push an array of the iterator of a and its `next`; b, u32: asynchronous";
            0x253 IteratorCall "push the result of `next`, `throw` or `return`, as b, u32, says, of record a, called with c or nothing; no such method => nothing; a generator => its stack's object, to be resumed";
            0x257 IteratorCalled "push the result of the generator of record a that was resumed";
            0x258 IteratorStep "as IteratorNext; a generator => its stack's object, to be resumed";
            0x259 IteratorStepped "push what the generator of iterator a has given that was resumed";
            0x254 IteratorResult "push a, which an iterator gave; no object => raise";
            0x25a DeclareGlobal "let a be the name of the global variable at b, a64; c, u32, says which kind";
            0x25b DefineGlobal "let the global object have attribute a, unless it has; the function b if that is there";
            0x25d IsEval "push whether a is `eval`, u32";
            0x25e Evaluate "push what text a gives, which sees environment b as c says";
            0x25f DeclareVariable "push object a, or a new one, which has attribute b from now on";
            0x260 MapArguments "push arguments a; they are the parameters in environment b at the distances, u32, that follow";
            0x261 ArgumentsTarget "push the code, a64, that calls b with the object of the arguments that follow, which waits to be taken, or 0 if it is no function that wants it; a, u32: for `new`";
            0x262 TakeArguments "push the object of arguments that waits";
            0x263 FewArguments "push how many elements b has, u32, if a is `apply` and they are 4 at most, else 255";
            0x264 Module "begin module: text a says what it asks of others and gives them, generator function b, called with its cells, is what it does; c, u32, not 0: it is the program, else push what the runtime needs of it";
            0x265 Import "push a promise of the namespace of the module that a means to file b, or to that of the program if that is undefined; c: attributes";
            0x266 ImportMeta "push what module file a, or that of the program, is told of itself";
            0x267 BigInt "push the big integer whose digits are a";
            0x268 Numeric "push a as a number, or the big integer that it is";
            0x269 Increment "push the number or big integer after a";
            0x26a Decrement "push the number or big integer before a";
            0x255 NoThrow "raise: an iterator has no `throw`";
            0x20d Constant "push the value of the constant a, u64: the value and its tag, 32 bits each";
        }
    };
}

macro_rules! expand {
    ($($number:literal $variant:ident $meaning:literal;)*) => {
        /// An operation.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Operation {
            /// An intrinsic of the image format.
            Intrinsic(Intrinsic),
            /// An operator on tagged values.
            Operator(Op),
            $(#[doc = concat!("`", $meaning, "`.")] $variant,)*
        }

        impl Operation {
            /// The operation with this number.
            pub fn from_u32(number: u32) -> Option<Operation> {
                match number {
                    0..0x100 => Intrinsic::from_u8(number as u8).map(Operation::Intrinsic),
                    0x100..0x200 => Op::from_u8(number as u8).map(Operation::Operator),
                    $($number => Some(Operation::$variant),)*
                    _ => None,
                }
            }

            /// Its number.
            pub const fn number(self) -> u32 {
                match self {
                    Operation::Intrinsic(id) => id as u32,
                    Operation::Operator(op) => 0x100 + op as u32,
                    $(Operation::$variant => $number,)*
                }
            }
        }
    };
}
for_each_operation!(expand);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_tell_operations() {
        let known: Vec<Operation> = (0..0x1000).filter_map(Operation::from_u32).collect();
        assert!(known.len() > Intrinsic::ALL.len() + Op::ALL.len());
        for operation in known {
            assert_eq!(Operation::from_u32(operation.number()), Some(operation));
        }
    }
}
