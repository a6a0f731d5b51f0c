//! What each opcode wants and leaves (rules 16-21; opcodes.md §2, §3).

use super::{Rule, VerifyError};
use crate::intrinsics::Outcome;
use crate::intrinsics::XintrinsicInfo;
use crate::{Form, Inst, Op, OpInfo, Prim, Xintrinsic, tagged};

/// The class of a value; operands and slots must agree in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ValueClass {
    /// Integers, booleans and addresses.
    Integer,
    /// binary32.
    Single,
    /// binary64.
    Double,
    /// Two binary32 in one cell.
    Complex,
    /// Tagged values.
    Tagged,
}

/// The class of values of a type; `None` if no cell holds them.
pub(super) fn class(ty: Prim) -> Option<ValueClass> {
    match ty {
        Prim::F32 => Some(ValueClass::Single),
        Prim::F64 => Some(ValueClass::Double),
        Prim::C64 => Some(ValueClass::Complex),
        Prim::DynAny => Some(ValueClass::Tagged),
        _ => ty.is_integral().then_some(ValueClass::Integer),
    }
}

/// What an operand must be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Want {
    /// Whatever a cell holds.
    Value,
    /// An integer, an f32 or an f64.
    Scalar,
    /// An integer.
    Integer,
    /// The class of this type.
    Like(Prim),
    /// A tagged value.
    Tagged,
    /// Anything else: routines that take references would take its bits for an address.
    Untagged,
}

impl Want {
    fn accepts(self, found: Prim) -> bool {
        match self {
            Want::Value => true,
            Want::Scalar => found.is_scalar(),
            Want::Integer => found.is_integral(),
            Want::Like(ty) => class(found) == class(ty),
            Want::Tagged => found.is_tagged(),
            Want::Untagged => !found.is_tagged(),
        }
    }
}

impl std::fmt::Display for Want {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Want::Value => f.write_str("a value"),
            Want::Scalar => f.write_str("a scalar"),
            Want::Integer => f.write_str("an integer or address"),
            Want::Like(ty) => write!(f, "a value of type {ty}"),
            Want::Tagged => f.write_str("a tagged value"),
            Want::Untagged => f.write_str("a value that is not tagged"),
        }
    }
}

/// Operands, from deep to shallow, and result of an instruction.
pub(super) struct Signature {
    operands: &'static [Slot],
    /// Type pushed.
    pub(super) pushes: Option<Prim>,
    ty: Prim,
    from: Prim,
}

/// An operand in terms of the instruction's types.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Slot {
    Value,
    Scalar,
    Integer,
    /// A double.
    Double,
    Tagged,
    Untagged,
    /// The instruction's type.
    T,
    /// The instruction's operand type.
    S,
}

impl Signature {
    /// Rule 20. Operands beyond the signature's take its last entry.
    pub(super) fn accept(&self, inst: &Inst<'_>, operands: &[Prim]) -> Result<(), VerifyError> {
        for (index, &found) in operands.iter().enumerate() {
            let want = match self.operands.get(index).or(self.operands.last()) {
                None | Some(Slot::Value) => Want::Value,
                Some(Slot::Scalar) => Want::Scalar,
                Some(Slot::Integer) => Want::Integer,
                Some(Slot::Double) => Want::Like(Prim::F64),
                Some(Slot::Tagged) => Want::Tagged,
                Some(Slot::Untagged) => Want::Untagged,
                Some(Slot::T) => Want::Like(self.ty),
                Some(Slot::S) => Want::Like(self.from),
            };
            if !want.accepts(found) {
                let what = format!(
                    "operand {} is of type {found}, {want} is wanted; convert it with cvt",
                    index + 1
                );
                return Err(Rule::OperandClass.broken_by(inst, what));
            }
        }
        Ok(())
    }
}

/// Rule 16.
pub(super) fn counts(inst: &Inst<'_>) -> Result<(), VerifyError> {
    let count = inst.p1;
    let info = inst.op.info();
    // Other forms have something else there, and always the operands of their row.
    if info.pops != OpInfo::COUNTED && !matches!(info.form, Form::B | Form::T) {
        return Ok(());
    }
    let named = (info.form == Form::Xi).then(|| inst.xintrinsic()).flatten();
    let (low, high) = match named {
        Some(id) if id.info().arity == XintrinsicInfo::ANY => (1, u8::MAX),
        Some(id) => (id.info().arity, id.info().arity),
        None => info.counts,
    };
    if (low..=high).contains(&count) {
        return Ok(());
    }
    let wanted = if low == high {
        format!("{low}")
    } else {
        format!("{low} to {high}")
    };
    Err(Rule::OperandCount.broken_by(inst, format!("{count} operands, it takes {wanted}")))
}

/// Rule 17.
pub(super) fn intrinsics(inst: &Inst<'_>) -> Result<(), VerifyError> {
    let form = inst.op.form();
    if !matches!(form, Form::I | Form::Xi) {
        return Ok(());
    }
    let outcome = if form == Form::I {
        inst.intrinsic()
            .filter(|&id| id != crate::Intrinsic::Undefined)
            .map(|id| id.info().outcome)
            .ok_or_else(|| format!("intrinsic 0x{:02x} does not exist", inst.p0))
    } else {
        inst.xintrinsic().map(|id| id.info().outcome).ok_or_else(|| {
            format!(
                "extended intrinsic {} does not exist; recompile the image",
                inst.word(0)
            )
        })
    };
    match outcome {
        Err(what) => Err(Rule::Intrinsic.broken_by(inst, what)),
        Ok(Outcome::Void) if inst.op.info().pushes != 0 => {
            Err(Rule::Intrinsic.broken_by(inst, "the intrinsic leaves no result; call it as a statement"))
        }
        Ok(_) => Ok(()),
    }
}

/// Rule 21, for types of at most `width` bits.
pub(super) fn bit_range(inst: &Inst<'_>, width: u32) -> Result<(), VerifyError> {
    if inst.op.form() != Form::X {
        return Ok(());
    }
    let (offset, size) = (u32::from(inst.p0), u32::from(inst.p1));
    let whole = matches!(inst.op, Op::Sext | Op::Zext);
    if size == 0 || offset + size > width || whole && offset != 0 {
        let what = if whole {
            format!(
                "bits {offset}..{} of {width}; the field must start at bit 0 and lie inside the type",
                offset + size
            )
        } else {
            format!(
                "bits {offset}..{} of {width}; the field must lie inside the type",
                offset + size
            )
        };
        return Err(Rule::BitRange.broken_by(inst, what));
    }
    Ok(())
}

/// Operands and result of `inst` in an MPLI function; rules 18, 19 and 21.
pub(super) fn signature(inst: &Inst<'_>) -> Result<Signature, VerifyError> {
    use Slot::{Integer, S, Scalar, T, Value};
    let ty = inst.ty;
    let bad = |wanted: &str| {
        Err(Rule::InstructionType.broken_by(inst, format!("its type is {ty}, which must be {wanted}")))
    };
    let value = || {
        if class(ty).is_some() {
            Ok(ty)
        } else {
            bad("a scalar type, c64 or dynany")
        }
    };
    let scalar = || {
        if ty.is_scalar() {
            Ok(ty)
        } else {
            bad("a scalar type")
        }
    };
    let integer = || {
        if ty.is_integral() {
            Ok(ty)
        } else {
            bad("an integer or address type")
        }
    };
    let float = || if ty.is_float() { Ok(ty) } else { bad("f32 or f64") };
    // The type byte of statements that leave a result in %%retval0; 0 and void where it is not used.
    let result = || match ty {
        Prim::Invalid | Prim::Void => Ok(ty),
        _ => value(),
    };
    // Generators leave the type of address leaves at 0.
    let address = || match ty {
        Prim::Invalid => Ok(Prim::A64),
        _ if ty.is_integral() && ty.size() == 8 => Ok(ty),
        _ => bad("a64 or another 8-byte address or integer type"),
    };
    let from = || -> Result<Prim, VerifyError> {
        match inst.operand_type() {
            Some(from) => Ok(from),
            None => {
                let what = format!("operand type 0x{:02x} is unknown", inst.p0);
                Err(Rule::OperandType.broken_by(inst, what))
            }
        }
    };
    let wrong_from = |from: Prim, wanted: &str| {
        Rule::OperandType.broken_by(inst, format!("operand type {from} must be {wanted}"))
    };

    let mut source = Prim::Invalid;
    let (operands, pushes): (&'static [Slot], Option<Prim>) = match inst.op {
        Op::Dassign | Op::RegAssign | Op::IassignPcOff => (value().map(|_| &[T])?, None),
        Op::IassignOff | Op::IassignOff32 => (value().map(|_| &[Integer, T])?, None),
        Op::Dread | Op::RegRead | Op::IreadPcOff => (&[], Some(value()?)),
        Op::Iread | Op::IreadOff | Op::IreadOff32 => (&[Integer], Some(value()?)),
        Op::ConstVal => (&[], Some(integer()?)),
        Op::ConstVal64 if ty.is_tagged() && tagged::object(inst.constant()) != 0 => {
            let what = "the constant is a reference with an address; only null and numbers are constants";
            return Err(Rule::InstructionType.broken_by(inst, what));
        }
        Op::ConstVal64 => (&[], Some(value()?)),
        Op::AddrOf
        | Op::AddrOffPc
        | Op::AddrOf32
        | Op::AddrOfFunc
        | Op::AddrOfLabel
        | Op::ConstStr
        | Op::ConstStr16 => (&[], Some(address()?)),
        Op::Alloca | Op::Malloc => (&[Integer], Some(address()?)),

        Op::Eval => (&[Value], None),
        Op::AssertGe | Op::AssertLt => (scalar().map(|_| &[T, T])?, None),
        Op::Free
        | Op::AssertNonNull
        | Op::Throw
        | Op::RangeGoto
        | Op::Igoto
        | Op::SyncEnter
        | Op::SyncExit => (&[Integer], None),
        Op::BrTrue32 | Op::BrFalse32 => (&[Scalar], None),
        Op::Return if inst.operand_count() == 0 => (&[], None),
        Op::Return => (value().map(|_| &[T])?, None),
        Op::Icall => (result().map(|_| &[Integer, Value])?, None),
        Op::IntrinsicCall => (result().map(|_| &[Slot::Untagged])?, None),
        Op::IntrinsicOp => (&[Slot::Untagged], Some(value()?)),
        Op::XintrinsicDo => {
            let ty = result()?;
            if class(ty).is_some() {
                extended_result(inst, ty)?;
            }
            (extended(inst), None)
        }
        Op::XintrinsicOp => (extended(inst), Some(extended_result(inst, value()?)?)),

        Op::Abs | Op::Neg | Op::Lnot => (&[T], Some(scalar()?)),
        Op::Bnot => (&[T], Some(integer()?)),
        Op::Recip | Op::Sqrt => (&[T], Some(float()?)),
        Op::Add | Op::Sub | Op::Mul | Op::Div | Op::Rem | Op::Max | Op::Min | Op::Land | Op::Lior => {
            (&[T, T], Some(scalar()?))
        }
        Op::Band | Op::Bior | Op::Bxor | Op::Ashr | Op::Lshr | Op::Shl => (&[T, T], Some(integer()?)),
        Op::CgArrayElemAdd => (&[Integer, Integer], Some(address()?)),
        Op::Select => (&[Integer, T, T], Some(value()?)),
        Op::Sext | Op::Zext | Op::ExtractBits | Op::DepositBits => {
            bit_range(inst, integer()?.bits())?;
            (&[T, T], Some(ty))
        }

        Op::Eq | Op::Ne | Op::Lt | Op::Le | Op::Gt | Op::Ge | Op::Cmp | Op::Cmpl | Op::Cmpg => {
            source = from()?;
            if !source.is_scalar() {
                return Err(wrong_from(source, "a scalar type"));
            }
            (&[S, S], Some(integer()?))
        }
        Op::Cvt => {
            source = from()?;
            if !source.is_scalar() {
                return Err(wrong_from(source, "a scalar type"));
            }
            (&[S], Some(scalar()?))
        }
        Op::Ceil | Op::Floor | Op::Round | Op::Trunc => {
            source = from()?;
            if !source.is_float() {
                return Err(wrong_from(source, "f32 or f64"));
            }
            (&[S], Some(scalar()?))
        }
        Op::Retype => {
            source = from()?;
            // Nothing but its own instructions makes a tagged value, because it may own an object.
            if class(source).is_none() || source.size() != value()?.size() || ty.is_tagged() {
                return Err(wrong_from(
                    source,
                    &format!("a scalar type or c64 of the size of {ty}"),
                ));
            }
            (&[S], Some(ty))
        }
        Op::JsTry
        | Op::JavaTry
        | Op::JsCatch
        | Op::JavaCatch
        | Op::Finally
        | Op::CleanupTry
        | Op::EndTry
        | Op::Gosub
        | Op::Retsub
        | Op::MembarAcquire
        | Op::MembarRelease
        | Op::MembarStoreLoad
        | Op::MembarStoreStore
        | Op::Checkpoint
        | Op::Goto32
        | Op::Call
        | Op::IreadFpOff
        | Op::IreadFpOff32
        | Op::IassignFpOff
        | Op::IassignFpOff32
        | ir_ops!() => (&[], None),
    };
    Ok(Signature {
        operands,
        pushes,
        ty,
        from: source,
    })
}

/// Operands of an extended intrinsic: addresses and sizes, the value that `set_ret_val` stores, tagged values.
fn extended(inst: &Inst<'_>) -> &'static [Slot] {
    use Xintrinsic as X;
    match inst.xintrinsic() {
        Some(X::SetRetVal | X::Dynamic) => &[Slot::Integer, Slot::Value],
        Some(X::TaggedFromF64) => &[Slot::Double],
        Some(
            X::TaggedIsF64
            | X::TaggedIsInt
            | X::TaggedIsRef
            | X::TaggedToF64
            | X::TaggedToInt
            | X::TaggedToRef
            | X::TaggedTag
            | X::TaggedRetain
            | X::TaggedRelease
            | X::TaggedReplace,
        ) => &[Slot::Tagged],
        Some(X::TaggedStore | X::TaggedStoreOwned) => &[Slot::Integer, Slot::Tagged],
        Some(
            X::LoadAttribute | X::LoadDoubleAttribute | X::LoadProperty | X::CallTarget | X::TaggedToTyped,
        ) => &[Slot::Tagged, Slot::Integer],
        Some(X::StoreAttribute | X::StoreProperty) => &[Slot::Tagged, Slot::Integer, Slot::Tagged],
        Some(X::LoadItem | X::StoreItem | X::LoadLength) => &[Slot::Tagged],
        Some(X::Quick) => &[Slot::Value, Slot::Value, Slot::Integer],
        Some(X::LoadTypedAttribute) => &[Slot::Tagged, Slot::Integer, Slot::Integer],
        Some(X::StoreTypedAttribute) => &[Slot::Tagged, Slot::Integer, Slot::Integer, Slot::Integer],
        Some(
            X::CopyBytes
            | X::ZeroBytes
            | X::CheckIndex
            | X::VarArgs
            | X::RetVal
            | X::NewArray
            | X::Replace
            | X::ElementAddress
            | X::TaggedFromInt
            | X::TaggedFromRef
            | X::TaggedFromTyped
            | X::TaggedFromBits
            | X::TaggedKept
            | X::NewStack
            | X::SwapStack
            | X::KillStack
            | X::CurrentStack
            | X::StackState
            | X::StartStack
            | X::RunningStack
            | X::LeaveStack
            | X::StoreWeak
            | X::AtomicUpdate
            | X::AtomicCompare
            | X::AtomicSwapRef
            | X::AtomicCompareRef
            | X::Symbol
            | X::FindAttribute
            | X::AddAttribute
            | X::GiveAttribute
            | X::RemoveAttribute
            | X::RawBytes
            | X::SwapBytes
            | X::CountOnes
            | X::FirstOne
            | X::SignBits
            | X::RotateLeft
            | X::Power
            | X::QuadArith
            | X::QuadCompare
            | X::QuadFrom
            | X::QuadTo
            | X::ComplexArith
            | X::TailCall
            | X::DynamicTop
            | X::SetDynamicTop
            | X::LongJump
            | X::SetJump
            | X::KeepAlive,
        )
        | None => &[Slot::Integer],
    }
}

/// The type of an extended intrinsic's result, which must suit what it leaves (rule 18).
fn extended_result(inst: &Inst<'_>, ty: Prim) -> Result<Prim, VerifyError> {
    use Xintrinsic as X;
    let (fits, wanted) = match inst.xintrinsic() {
        Some(
            X::TaggedFromF64
            | X::TaggedFromInt
            | X::TaggedFromRef
            | X::TaggedFromTyped
            | X::TaggedFromBits
            | X::TaggedKept
            | X::TaggedRetain
            | X::TaggedReplace
            | X::LoadAttribute
            | X::LoadProperty
            | X::LoadItem,
        ) => (ty.is_tagged(), "dynany"),
        Some(X::TaggedToF64) => (ty == Prim::F64, "f64"),
        Some(
            X::TaggedToRef
            | X::TaggedToTyped
            | X::LoadTypedAttribute
            | X::LoadDoubleAttribute
            | X::Quick
            | X::CallTarget
            | X::LoadLength,
        ) => (
            ty.is_integral() && ty.size() == 8,
            "an integer or address type of 8 bytes",
        ),
        Some(X::TaggedToInt) => (
            ty.is_integral() && ty.size() >= 4,
            "an integer or address type of 4 or 8 bytes",
        ),
        Some(X::TaggedIsF64 | X::TaggedIsInt | X::TaggedIsRef | X::TaggedTag) => {
            (ty.is_integral(), "an integer or address type")
        }
        Some(X::RetVal | X::Dynamic) => (true, ""),
        _ => (!ty.is_tagged(), "a type other than dynany"),
    };
    if fits {
        return Ok(ty);
    }
    let what = format!("its type is {ty}, which must be {wanted}");
    Err(Rule::InstructionType.broken_by(inst, what))
}
