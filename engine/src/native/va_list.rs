//! `va_list` by value: modules of front ends for AArch64 pass the structure of its ABI to functions such as `vprintf`, which on System V
//! x86-64 take the address of another one. A list that `C_va_start` made has all its arguments in one place, so either form can hold it.

use maple_mirbin::Prim;
use maple_rt::libc_proto;
use maple_rt::native::{NativePrototype, NativeType};

/// {stack, gr_top, vr_top, gr_offs, vr_offs}.
const AARCH64: [(u32, Prim); 5] = [
    (0, Prim::A64),
    (8, Prim::A64),
    (16, Prim::A64),
    (24, Prim::I32),
    (28, Prim::I32),
];

/// Arguments of `prototype` that are lists of the other ABI where the C library's function `name` takes an address: bit `i` for argument
/// `i`. They become addresses.
pub fn take(prototype: &mut NativePrototype, name: Option<&str>) -> u64 {
    if !cfg!(all(target_arch = "x86_64", unix)) {
        return 0;
    }
    let Some(declared) = name.and_then(libc_proto::lookup) else {
        return 0;
    };
    let mut lists = 0;
    for (i, (arg, declared)) in prototype.args.iter_mut().zip(&declared.args).enumerate().take(63) {
        let address = matches!(declared, NativeType::Scalar(ty) if ty.is_address());
        if address && is_list(arg) {
            *arg = NativeType::Scalar(Prim::A64);
            lists |= 1 << i;
        }
    }
    lists
}

fn is_list(ty: &NativeType) -> bool {
    let NativeType::Aggregate(layout) = ty else {
        return false;
    };
    let same = |ty: Prim, wanted: Prim| ty.size() == wanted.size() && ty.is_address() == wanted.is_address();
    let leaves = layout.leaves();
    leaves.len() == AARCH64.len()
        && leaves
            .iter()
            .zip(AARCH64)
            .all(|(leaf, (offset, ty))| leaf.offset == offset && same(leaf.ty, ty))
}

/// Turns the lists among the arguments at `first` into those of System V x86-64, in place: they are copies made for this call.
///
/// # Safety
/// The arguments named in `lists` are addresses of writable copies of 32 bytes.
#[cold]
pub unsafe fn convert(first: *mut u64, lists: u64) {
    for i in (0..64).filter(|i| lists >> i & 1 != 0) {
        // SAFETY: the caller's promise.
        unsafe {
            let list = *first.add(i) as *mut u64;
            let stack = list.read_unaligned();
            // {gp_offset, fp_offset} as if all registers were used up, overflow_arg_area, reg_save_area.
            list.write_unaligned(48 | 176 << 32);
            list.add(1).write_unaligned(stack);
            list.add(2).write_unaligned(0);
        }
    }
}
