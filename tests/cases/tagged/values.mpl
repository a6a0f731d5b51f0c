# test run
# test regcode kind integer truncated double address_tag boxed
# What tagged values are made of and taken apart into: doubles, integers of 52 bits, null with a tag.

flavor 1
srclang 3
type $Ljava_2Flang_2FObject_3B <class {
  @INFO_access_flags 1}>
javaclass $Ljava_2Flang_2FObject_3B <$Ljava_2Flang_2FObject_3B> public

# 1 double, 2 integer, 4 reference.
func &kind (var %x dynany) i32 {
  return (add i32 (
    intrinsicop i32 tagged_is_f64 (dread dynany %x),
    add i32 (
      mul i32 (intrinsicop i32 tagged_is_int (dread dynany %x), constval i32 2),
      mul i32 (intrinsicop i32 tagged_is_ref (dread dynany %x), constval i32 4))))
}
func &integer (var %n i64) i64 {
  var %x dynany
  dassign %x (intrinsicop dynany tagged_from_int (dread i64 %n))
  return (intrinsicop i64 tagged_to_int (dread dynany %x))
}
func &truncated (var %n i64) i32 {
  return (intrinsicop i32 tagged_to_int (intrinsicop dynany tagged_from_int (dread i64 %n)))
}
func &small (var %n i32) i64 {
  return (intrinsicop i64 tagged_to_int (intrinsicop dynany tagged_from_int (dread i32 %n)))
}
func &integer_bits (var %n i64) u64 {
  return (retype u64 i64 (retype i64 dynany (intrinsicop dynany tagged_from_int (dread i64 %n))))
}
func &double (var %d f64) f64 {
  var %x dynany
  dassign %x (intrinsicop dynany tagged_from_f64 (dread f64 %d))
  return (intrinsicop f64 tagged_to_f64 (dread dynany %x))
}
func &double_bits (var %n u64) u64 {
  return (retype u64 dynany (intrinsicop dynany tagged_from_f64 (retype f64 u64 (dread u64 %n))))
}
func &double_kind (var %n u64) i32 {
  var %k i32
  callassigned &kind (intrinsicop dynany tagged_from_f64 (retype f64 u64 (dread u64 %n))) { dassign %k 0 }
  return (dread i32 %k)
}
func &integer_kind (var %n i64) i32 {
  var %k i32
  callassigned &kind (intrinsicop dynany tagged_from_int (dread i64 %n)) { dassign %k 0 }
  return (dread i32 %k)
}
func &null_kind (var %tag i32) i32 {
  var %k i32
  callassigned &kind (intrinsicop dynany tagged_from_ref (constval ref 0, dread i32 %tag)) { dassign %k 0 }
  return (dread i32 %k)
}
func &null_tag (var %tag i32) i32 {
  return (intrinsicop i32 tagged_tag (intrinsicop dynany tagged_from_ref (constval ref 0, dread i32 %tag)))
}
func &null_bits (var %tag i32) u64 {
  return (retype u64 dynany (intrinsicop dynany tagged_from_ref (constval ref 0, dread i32 %tag)))
}
func &null_is_null (var %tag i32) i32 {
  return (eq u1 ref (
    intrinsicop ref tagged_to_ref (intrinsicop dynany tagged_from_ref (constval ref 0, dread i32 %tag)),
    constval ref 0))
}
# Not a reference: no address comes out.
func &integer_as_ref (var %n i64) i32 {
  return (eq u1 ref (
    intrinsicop ref tagged_to_ref (intrinsicop dynany tagged_from_int (dread i64 %n)), constval ref 0))
}
func &integer_as_double (var %n i64) f64 {
  return (intrinsicop f64 tagged_to_f64 (intrinsicop dynany tagged_from_int (dread i64 %n)))
}
func &constant_bits () u64 {
  var %x dynany
  dassign %x (intrinsicop dynany tagged_from_ref (constval ref 0, constval i32 37))
  return (retype u64 dynany (dread dynany %x))
}
# A variable that nothing was assigned to is +0.0.
func &unset () u64 {
  var %x dynany
  return (retype u64 dynany (dread dynany %x))
}
func &unset_kind () i32 {
  var %x dynany
  var %k i32
  callassigned &kind (dread dynany %x) { dassign %k 0 }
  return (dread i32 %k)
}
# The tag is a constant, and the address is not.
func &boxed (var %o <* <$Ljava_2Flang_2FObject_3B>>) dynany {
  return (intrinsicop dynany tagged_from_ref (dread ref %o, constval i32 37))
}
func &address_tag () i32 {
  var %o <* <$Ljava_2Flang_2FObject_3B>>
  var %x dynany
  dassign %o 0 (gcmalloc ref <$Ljava_2Flang_2FObject_3B>)
  callassigned &boxed (dread ref %o) { dassign %x 0 }
  brfalse @other (eq u1 ref (intrinsicop ref tagged_to_ref (dread dynany %x), dread ref %o))
  return (intrinsicop i32 tagged_tag (dread dynany %x))
@other
  return (constval i32 -1)
}
func &choose (var %which i32, var %n i64, var %d f64) i32 {
  var %k i32
  callassigned &kind (
    select dynany (
      dread i32 %which,
      intrinsicop dynany tagged_from_int (dread i64 %n),
      intrinsicop dynany tagged_from_f64 (dread f64 %d))) { dassign %k 0 }
  return (dread i32 %k)
}

# run: &integer(i64 0) == i64 0
# run: &integer(i64 -1) == i64 -1
# run: &integer(i64 2251799813685247) == i64 2251799813685247
# run: &integer(i64 -2251799813685248) == i64 -2251799813685248
# run: &integer(i64 2251799813685248) == i64 -2251799813685248
# run: &integer(i64 4503599627370496) == i64 0
# run: &truncated(i64 -5) == i32 -5
# run: &truncated(i64 4294967297) == i32 1
# run: &truncated(i64 2147483648) == i32 -2147483648
# run: &small(i32 -2147483648) == i64 -2147483648
# run: &small(i32 7) == i64 7
# run: &integer_bits(i64 0) == u64 0x7ff0000000000001
# run: &integer_bits(i64 -1) == u64 0xffffffffffffffff
# run: &integer_bits(i64 1) == u64 0x7ff0000000000003
# run: &double(f64 1.5) == f64 1.5
# run: &double(f64 inf) == f64 inf
# run: &double(f64 nan) == f64 nan
# run: &double_bits(u64 0x8000000000000000) == u64 0x8000000000000000
# run: &double_bits(u64 0x7ff8000000000000) == u64 0x7ff8000000000008
# run: &double_bits(u64 0xfff8000000000000) == u64 0x7ff8000000000008
# run: &double_bits(u64 0x7ff0000000000002) == u64 0x7ff8000000000008
# run: &double_bits(u64 0xffffffffffffffff) == u64 0x7ff8000000000008
# run: &double_bits(u64 0xfff0000000000000) == u64 0xfff0000000000000
# run: &double_bits(u64 1) == u64 1
# run: &double_kind(u64 0x7ff0000000000001) == i32 1
# run: &double_kind(u64 0xfff8000000000000) == i32 1
# run: &double_kind(u64 0x7fefffffffffffff) == i32 1
# run: &double_kind(u64 2) == i32 1
# run: &integer_kind(i64 0) == i32 2
# run: &integer_kind(i64 -3) == i32 2
# run: &null_kind(i32 0) == i32 4
# run: &null_kind(i32 63) == i32 4
# run: &null_tag(i32 0) == i32 0
# run: &null_tag(i32 1) == i32 1
# run: &null_tag(i32 62) == i32 62
# run: &null_tag(i32 64) == i32 0
# run: &null_bits(i32 0) == u64 0x7ff0000000000002
# run: &null_bits(i32 63) == u64 0x7fff800000000006
# run: &null_is_null(i32 5) == i32 1
# run: &integer_as_ref(i64 8) == i32 1
# run: &integer_as_double(i64 8) == f64 nan
# run: &constant_bits() == u64 0x7ff9000000000006
# run: &unset() == u64 0
# run: &unset_kind() == i32 1
# run: &address_tag() == i32 37
# run: &choose(i32 1, i64 4, f64 0.5) == i32 2
# run: &choose(i32 0, i64 4, f64 0.5) == i32 1

# regcode:
# &kind
#     0  0018  IsTaggedF64              ps   5, 0, 0, 0
#     1  0024  IsTaggedInt              Qs   6, 0, 0, 0
#     2  0030  Mul32                    Qqi  6, 6, 2, 0
#     3  0038  IsTaggedRef              Ps   7, 0, 0, 0
#     4  0044  MulAdd32                 Qpiq 6, 7, 4, 6
#     5  0050  ReturnAdd32              sq   0, 5, 6, 0
# &integer
#     0  0018  TaggedFromInt            ps   3, 0, 0, 0
#        owned: 3
#     1  0028  IntFromTagged            qp   6, 3, 0, 0
#     2  0030  Return64                 s    6, 0, 0, 0
# &truncated
#     0  0018  TaggedFromInt            Ps   5, 0, 0, 0
#     1  0020  Shr64                    qpi  5, 5, 1, 0
#     2  0028  ReturnS32                s    5, 0, 0, 0
# &double
#     0  0018  TaggedFromF64            ps   3, 0, 0, 0
#        owned: 3
#     1  0030  Return64                 s    3, 0, 0, 0
# &address_tag
#     0  0016  Poll                          0, 0, 0, 0
#     1  001e  NewObject                p    2, 8, 0, 0 [class Ljava/lang/Object; 0x0]
#        owned: 2
#     3  0036  Copy                     qp   8, 2, 0, 0
#     4  0036  Call                          8, 0, 0, 0 [&boxed 0x0]
#     6  003e  Copy                     pp   3, 8, 0, 0
#        owned: 2, 3
#     7  0046  RefFromTagged            Qp   7, 3, 0, 0
#     8  0056  BranchNe64               qs   7, 2, 80, 0
#     9  0062  TagFromTagged            qp   4, 3, 0, 0
#    10  0072  ReleaseTagged            s    3, 0, 0, 0
#    11  007e  Release                  s    2, 0, 0, 0
#    12  0086  ReturnS32                s    4, 0, 0, 0
#    13  008e  ReleaseTagged            s    3, 0, 0, 0
#    14  009a  Release                  s    2, 0, 0, 0
#    15  00a2  ReturnImm                     65535, 0, 0, 0
# &boxed
#     0  001c  TaggedFromRef            Ps   5, 0, 0, 0
#     1  001c  Const64                  s    6, 0, 0, 0 [0x9000000000004 0x0]
#     3  001c  Or64                     qps  5, 5, 6, 0
#     4  0024  RetainTagged             ps   5, 5, 0, 0
#     5  002c  Return64                 s    5, 0, 0, 0
