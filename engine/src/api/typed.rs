//! Calls with Rust types instead of values.

use super::vm::Vm;
use crate::state::function::Func;
use crate::state::trap::Trap;
use maple_mirbin::Prim;
use maple_rt::trap::TrapKind;
use std::fmt;
use std::marker::PhantomData;

mod sealed {
    pub trait Sealed {}
}

/// A Rust type that stands for a MAPLE type: integers and floats of the same width, `bool` for u1, `usize` for addresses.
pub trait Scalar: sealed::Sealed + Copy {
    /// Whether a formal or a result of type `ty` is one of these.
    fn fits(ty: Prim) -> bool;
    /// As a canonical cell.
    fn into_cell(self) -> u64;
    /// From a canonical cell.
    fn from_cell(bits: u64) -> Self;
}

macro_rules! scalars {
    ($($ty:ident: $($prim:ident)|+, $into:expr, $from:expr;)*) => {
        $(
            impl sealed::Sealed for $ty {}
            impl Scalar for $ty {
                fn fits(ty: Prim) -> bool {
                    matches!(ty, $(Prim::$prim)|+)
                }
                fn into_cell(self) -> u64 {
                    let into: fn($ty) -> u64 = $into;
                    into(self)
                }
                fn from_cell(bits: u64) -> $ty {
                    let from: fn(u64) -> $ty = $from;
                    from(bits)
                }
            }
        )*
    };
}
scalars! {
    i8: I8, |v| v as u64, |b| b as i8;
    i16: I16, |v| v as u64, |b| b as i16;
    i32: I32, |v| v as u64, |b| b as i32;
    i64: I64, |v| v as u64, |b| b as i64;
    u8: U8, u64::from, |b| b as u8;
    u16: U16, u64::from, |b| b as u16;
    u32: U32, u64::from, |b| b as u32;
    u64: U64 | A64 | Ptr, |v| v, |b| b;
    usize: A64 | Ptr | Ref, |v| v as u64, |b| b as usize;
    bool: U1, u64::from, |b| b != 0;
    f32: F32, |v| u64::from(v.to_bits()), |b| f32::from_bits(b as u32);
    f64: F64, f64::to_bits, f64::from_bits;
}

/// The parameters of a function: a tuple of up to eight [`Scalar`]s.
pub trait Params: sealed::Sealed {
    /// How many they are.
    const COUNT: usize;
    /// Whether formals of these types take them.
    fn fit(formals: &[Prim]) -> bool;
    /// Puts canonical cells into `slots`, which has [`Params::COUNT`] elements.
    fn store(self, slots: &mut [u64]);
}

macro_rules! tuples {
    ($($count:literal: $($name:ident $index:tt)*;)*) => {
        $(
            impl<$($name: Scalar),*> sealed::Sealed for ($($name,)*) {}
            impl<$($name: Scalar),*> Params for ($($name,)*) {
                const COUNT: usize = $count;
                fn fit(formals: &[Prim]) -> bool {
                    formals.len() == $count $(&& $name::fits(formals[$index]))*
                }
                fn store(self, slots: &mut [u64]) {
                    let _ = &slots;
                    $(slots[$index] = self.$index.into_cell();)*
                }
            }
        )*
    };
}
tuples! {
    0: ;
    1: A 0;
    2: A 0 B 1;
    3: A 0 B 1 C 2;
    4: A 0 B 1 C 2 D 3;
    5: A 0 B 1 C 2 D 3 E 4;
    6: A 0 B 1 C 2 D 3 E 4 F 5;
    7: A 0 B 1 C 2 D 3 E 4 F 5 G 6;
    8: A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7;
}

/// The result of a function: a [`Scalar`], or `()` for none or one that is not wanted.
pub trait Returned {
    /// Whether a result of this type is one.
    fn fits(ty: Prim) -> bool;
    /// From a canonical cell.
    fn from_cell(bits: u64) -> Self;
}

impl<T: Scalar> Returned for T {
    fn fits(ty: Prim) -> bool {
        <T as Scalar>::fits(ty)
    }
    fn from_cell(bits: u64) -> T {
        <T as Scalar>::from_cell(bits)
    }
}

impl Returned for () {
    fn fits(_: Prim) -> bool {
        true
    }
    fn from_cell(_: u64) {}
}

/// A function whose type was compared with Rust types once, so that calls need not. Made by [`Func::typed`].
pub struct TypedFunc<P, R> {
    func: Func,
    types: PhantomData<fn(P) -> R>,
}

impl<P, R> Clone for TypedFunc<P, R> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<P, R> Copy for TypedFunc<P, R> {}

/// Why a function cannot be called with Rust types.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TypeMismatch {
    /// Its types are not those asked for.
    Types {
        /// Types of its formals.
        formals: Vec<Prim>,
        /// Type of its result.
        result: Prim,
    },
    /// It takes a reference to an object, for which no Rust type stands.
    Reference {
        /// Number of the argument, from 1 on.
        argument: u32,
    },
    /// It belongs to another VM.
    OtherVm,
}

impl fmt::Display for TypeMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TypeMismatch::Types { formals, result } => {
                let names: Vec<&str> = formals.iter().map(|ty| ty.name()).collect();
                write!(
                    f,
                    "the function has type {} ({}), which is not what was asked for",
                    result.name(),
                    names.join(", ")
                )
            }
            TypeMismatch::Reference { argument } => write!(
                f,
                "argument {argument} of the function is a reference to an object; use `Vm::call` with `Value::object`"
            ),
            TypeMismatch::OtherVm => TrapKind::OtherVm.fmt(f),
        }
    }
}

impl std::error::Error for TypeMismatch {}

impl Func {
    /// The function with Rust types: a tuple of parameters and a result.
    ///
    /// ```
    /// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/doc.rs"));
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let mut vm = example_vm();
    /// let add = vm.func("add").ok_or("no function add")?.typed::<(i32, i32), i32>(&vm)?;
    /// assert_eq!(add.call(&mut vm, (40, 2))?, 42);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// If the function has other types, takes references, or belongs to another VM.
    pub fn typed<P: Params, R: Returned>(self, vm: &Vm) -> Result<TypedFunc<P, R>, TypeMismatch> {
        let (formals, result) = vm.signature(self).map_err(|_| TypeMismatch::OtherVm)?;
        if !P::fit(&formals) || !R::fits(result) {
            return Err(TypeMismatch::Types { formals, result });
        }
        match vm.first_reference(self) {
            Some(argument) => Err(TypeMismatch::Reference { argument }),
            None => Ok(TypedFunc {
                func: self,
                types: PhantomData,
            }),
        }
    }
}

impl<P: Params, R: Returned> TypedFunc<P, R> {
    /// Calls the function in the VM that it was made for.
    ///
    /// # Errors
    /// A trap. The VM can be used again afterwards. [`OtherVm`](crate::TrapKind::OtherVm) if `vm` is another.
    pub fn call(self, vm: &mut Vm, params: P) -> Result<R, Trap> {
        vm.call_cells(self.func, P::COUNT, |slots| params.store(slots))
            .map(R::from_cell)
    }

    /// The function.
    pub fn func(self) -> Func {
        self.func
    }
}
