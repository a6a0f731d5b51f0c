# test run
# test regcode strings log10
# The C library's intrinsics, as expressions and as calls.

func &strings (var %which i32) i32 {
  switch (dread i32 %which) @none {
    0: goto @strcmp
    1: goto @strncmp
    2: goto @strlen
    3: goto @memcmp
  }
@strcmp
  return (intrinsicop i32 C_strcmp (conststr ptr "abc", conststr ptr "abc"))
@strncmp
  return (intrinsicop i32 C_strncmp (conststr ptr "abcd", conststr ptr "abce", constval u64 3))
@strlen
  return (cvt i32 u64 (intrinsicop u64 C_strlen (conststr ptr "twelve bytes")))
@memcmp
  return (gt i32 i32 (
    intrinsicop i32 C_memcmp (conststr ptr "b", conststr ptr "a", constval u64 1),
    constval i32 0))
@none
  return (constval i32 -1)
}

func &copies () u32 {
  var %a <[16] u8>
  var %b <[16] u8>
  intrinsiccall C_memset (addrof ptr %a, constval i32 0x11, constval u64 16)
  intrinsiccall C_memcpy (addrof ptr %b, addrof ptr %a, constval u64 16)
  intrinsiccall C_strcpy (addrof ptr %a, conststr ptr "ab")
  intrinsiccall C_memmove (
    add ptr (addrof ptr %a, constval i64 1), addrof ptr %a, constval u64 3)
  intrinsiccall C_strncpy (addrof ptr %b, conststr ptr "xyz", constval u64 2)
  return (add u32 (ireadoff u32 0 (addrof ptr %a), ireadoff u32 0 (addrof ptr %b)))
}

func &assigned () u64 {
  var %n u64
  intrinsiccallassigned C_strlen (conststr ptr "four") { dassign %n 0 }
  return (dread u64 %n)
}

func &retval () u64 {
  intrinsiccall C_strlen (conststr ptr "seven..")
  return (regread u64 %%retval0)
}

func &bits (var %v u32) i32 {
  return (add i32 (
    mul i32 (intrinsicop i32 C_clz32 (dread u32 %v), constval i32 10000),
    add i32 (
      mul i32 (intrinsicop i32 C_ctz32 (dread u32 %v), constval i32 100),
      intrinsicop i32 C_ffs (dread i32 %v))))
}

func &bits_wide (var %v u64) i32 {
  return (add i32 (
    mul i32 (intrinsicop i32 C_clz64 (dread u64 %v), constval i32 100),
    intrinsicop i32 C_ctz64 (dread u64 %v)))
}

func &acos (var %x f64) f64 { return (intrinsicop f64 C_acos (dread f64 %x)) }
func &asin (var %x f64) f64 { return (intrinsicop f64 C_asin (dread f64 %x)) }
func &atan (var %x f64) f64 { return (intrinsicop f64 C_atan (dread f64 %x)) }
func &cos (var %x f64) f64 { return (intrinsicop f64 C_cos (dread f64 %x)) }
func &cosh (var %x f64) f64 { return (intrinsicop f64 C_cosh (dread f64 %x)) }
func &exp (var %x f64) f64 { return (intrinsicop f64 C_exp (dread f64 %x)) }
func &log (var %x f64) f64 { return (intrinsicop f64 C_log (dread f64 %x)) }
func &log10 (var %x f64) f64 { return (intrinsicop f64 C_log10 (dread f64 %x)) }
func &sin (var %x f64) f64 { return (intrinsicop f64 C_sin (dread f64 %x)) }
func &sinh (var %x f64) f64 { return (intrinsicop f64 C_sinh (dread f64 %x)) }
func &acosf (var %x f32) f32 { return (intrinsicop f32 C_acosf (dread f32 %x)) }
func &asinf (var %x f32) f32 { return (intrinsicop f32 C_asinf (dread f32 %x)) }
func &atanf (var %x f32) f32 { return (intrinsicop f32 C_atanf (dread f32 %x)) }
func &cosf (var %x f32) f32 { return (intrinsicop f32 C_cosf (dread f32 %x)) }
func &coshf (var %x f32) f32 { return (intrinsicop f32 C_coshf (dread f32 %x)) }
func &expf (var %x f32) f32 { return (intrinsicop f32 C_expf (dread f32 %x)) }
func &logf (var %x f32) f32 { return (intrinsicop f32 C_logf (dread f32 %x)) }
func &log10f (var %x f32) f32 { return (intrinsicop f32 C_log10f (dread f32 %x)) }
func &sinf (var %x f32) f32 { return (intrinsicop f32 C_sinf (dread f32 %x)) }
func &sinhf (var %x f32) f32 { return (intrinsicop f32 C_sinhf (dread f32 %x)) }

# run: &strings(i32 0) == i32 0
# run: &strings(i32 1) == i32 0
# run: &strings(i32 2) == i32 12
# run: &strings(i32 3) == i32 1
# run: &copies() == u32 292805337
# run: &assigned() == u64 4
# run: &retval() == u64 7
# run: &bits(u32 1) == i32 310001
# run: &bits(u32 0x80000000) == i32 3132
# run: &bits(u32 40) == i32 260304
# run: &bits_wide(u64 1) == i32 6300
# run: &bits_wide(u64 0x8000000000000000) == i32 63
# run: &acos(f64 1.0) == f64 0.0
# run: &asin(f64 0.0) == f64 0.0
# run: &atan(f64 0.0) == f64 0.0
# run: &cos(f64 0.0) == f64 1.0
# run: &cosh(f64 0.0) == f64 1.0
# run: &exp(f64 0.0) == f64 1.0
# run: &log(f64 1.0) == f64 0.0
# run: &log10(f64 1000.0) == f64 3.0
# run: &sin(f64 -0.0) == f64 -0.0
# run: &sinh(f64 0.0) == f64 0.0
# run: &acosf(f32 1.0) == f32 0.0
# run: &asinf(f32 0.0) == f32 0.0
# run: &atanf(f32 -0.0) == f32 -0.0
# run: &cosf(f32 0.0) == f32 1.0
# run: &coshf(f32 0.0) == f32 1.0
# run: &expf(f32 0.0) == f32 1.0
# run: &logf(f32 1.0) == f32 0.0
# run: &log10f(f32 100.0) == f32 2.0
# run: &sinf(f32 0.0) == f32 0.0
# run: &sinhf(f32 0.0) == f32 0.0

# regcode:
# &strings
#     0  0020  BranchEq32               si   0, 0, 80, 0
#     1  0034  BranchEq32               si   0, 1, 176, 0
#     2  0048  BranchEq32               si   0, 2, 288, 0
#     3  005c  BranchEq32               si   0, 3, 352, 0
#     4  0064  Jump                          0, 0, 480, 0
#     5  0084  Const64                  s    6, 0, 0, 0 [$__Ustr_0 0x0]
#     7  0084  Const64                  s    5, 0, 0, 0 [$__Ustr_0 0x0]
#     9  0084  CallIntrinsic            s    5, 0, 0, 0 [C_strcmp 0x0]
#    11  0088  ReturnS32                s    5, 0, 0, 0
#    12  00a8  Const32                  s    7, 0, 3, 0
#    13  00a8  Const64                  s    6, 0, 0, 0 [$__Ustr_2 0x0]
#    15  00a8  Const64                  s    5, 0, 0, 0 [$__Ustr_1 0x0]
#    17  00a8  CallIntrinsic            s    5, 0, 0, 0 [C_strncmp 0x0]
#    19  00ac  ReturnS32                s    5, 0, 0, 0
#    20  00bc  Const64                  s    5, 0, 0, 0 [$__Ustr_3 0x0]
#    22  00bc  CallIntrinsic            s    5, 0, 0, 0 [C_strlen 0x0]
#    24  00c4  ReturnS32                s    5, 0, 0, 0
#    25  00e4  Const32                  s    7, 0, 1, 0
#    26  00e4  Const64                  s    6, 0, 0, 0 [$__Ustr_5 0x0]
#    28  00e4  Const64                  s    5, 0, 0, 0 [$__Ustr_4 0x0]
#    30  00e4  CallIntrinsic            s    5, 0, 0, 0 [C_memcmp 0x0]
#    32  00f0  SetGtS32                 ssi  5, 5, 0, 0
#    33  00f0  ReturnS32                s    5, 0, 0, 0
#    34  00f8  ReturnImm                     65535, 0, 0, 0
# &log10
#     0  0018  FloatCopy                fs   5, 0, 0, 0
#     1  0018  CallIntrinsic            s    5, 0, 0, 0 [C_log10 0x0]
#     3  001c  Return64                 s    5, 0, 0, 0
