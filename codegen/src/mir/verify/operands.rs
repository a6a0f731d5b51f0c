//! The operands of intrinsics that stand for functions of the C library and for built-ins of compilers.

use maple_mirbin::{Intrinsic, Prim};

/// Types of the operands of a `C_*` intrinsic, as the C function of that name has them; `None` for all others, and for `C_va_start`, which
/// takes what its dialect says.
pub fn c_operands(intrinsic: Intrinsic) -> Option<&'static [Prim]> {
    use Intrinsic as I;
    use Prim::{F32, F64, I32, Ptr, U32, U64};
    Some(match intrinsic {
        I::CStrcmp | I::CStrcpy => &[Ptr, Ptr],
        I::CStrncmp | I::CStrncpy | I::CMemcmp | I::CMemcpy | I::CMemmove => &[Ptr, Ptr, U64],
        I::CMemset => &[Ptr, I32, U64],
        I::CStrlen => &[Ptr],
        I::CAcosf | I::CAsinf | I::CAtanf | I::CCosf | I::CCoshf => &[F32],
        I::CExpf | I::CLogf | I::CLog10f | I::CSinf | I::CSinhf => &[F32],
        I::CAcos | I::CAsin | I::CAtan | I::CCos | I::CCosh => &[F64],
        I::CExp | I::CLog | I::CLog10 | I::CSin | I::CSinh => &[F64],
        I::CFfs => &[I32],
        I::CConstantP | I::CClz64 | I::CCtz64 => &[U64],
        I::CClz32 | I::CCtz32 => &[U32],
        _ => return None,
    })
}
