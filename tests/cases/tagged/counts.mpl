# test run
# test regcode swap
# Tagged variables, fields, elements and statics own objects: afterwards none is left.

flavor 1
srclang 3
type $Ljava_2Flang_2FObject_3B <class {
  @INFO_access_flags 1}>
type $Ljava_2Flang_2FThrowable_3B <class <$Ljava_2Flang_2FObject_3B> {
  @INFO_access_flags 1}>
type $LBox_3B <class <$Ljava_2Flang_2FThrowable_3B> {
  @INFO_access_flags 1,
  @value dynany,
  @n i32,
  @next <* <$LBox_3B>>,
  @other dynany,
  ^LBox_3B_7Ckept dynany static}>
javaclass $Ljava_2Flang_2FObject_3B <$Ljava_2Flang_2FObject_3B> public
javaclass $Ljava_2Flang_2FThrowable_3B <$Ljava_2Flang_2FThrowable_3B> public
javaclass $LBox_3B <$LBox_3B> public
var $LBox_3B_7Ckept dynany static

func &new (var %n i32) <* <$LBox_3B>> {
  var %o <* <$LBox_3B>>
  dassign %o 0 (gcmalloc ref <$LBox_3B>)
  iassign <* <$LBox_3B>> 4 (dread ref %o, dread i32 %n)
  return (dread ref %o)
}
func &boxed (var %n i32, var %tag i32) dynany {
  var %o <* <$LBox_3B>>
  callassigned &new (dread i32 %n) { dassign %o 0 }
  return (intrinsicop dynany tagged_from_ref (dread ref %o, dread i32 %tag))
}
# The number in a box; an integer is itself.
func &number (var %x dynany) i32 {
  var %o <* <$LBox_3B>>
  brtrue @integer (intrinsicop i32 tagged_is_int (dread dynany %x))
  dassign %o 0 (intrinsicop ref tagged_to_ref (dread dynany %x))
  brfalse @none (ne u1 ref (dread ref %o, constval ref 0))
  return (iread i32 <* <$LBox_3B>> 4 (dread ref %o))
@none
  return (constval i32 -1)
@integer
  return (intrinsicop i32 tagged_to_int (dread dynany %x))
}

# Variables that are assigned to each other, and one to itself.
func &swap (var %a i32, var %b i32) i32 {
  var %x dynany
  var %y dynany
  var %z dynany
  var %n i32
  var %m i32
  callassigned &boxed (dread i32 %a, constval i32 1) { dassign %x 0 }
  callassigned &boxed (dread i32 %b, constval i32 2) { dassign %y 0 }
  dassign %x 0 (dread dynany %x)
  dassign %z 0 (dread dynany %x)
  dassign %x 0 (dread dynany %y)
  dassign %y 0 (dread dynany %z)
  dassign %z 0 (intrinsicop dynany tagged_from_int (constval i64 5))
  callassigned &number (dread dynany %x) { dassign %n 0 }
  callassigned &number (dread dynany %y) { dassign %m 0 }
  return (sub i32 (dread i32 %n, dread i32 %m))
}

# A field that gets objects, numbers and null, and what it has.
func &field (var %n i32) i32 {
  var %o <* <$LBox_3B>>
  var %i i32
  var %sum i32
  var %m i32
  var %x dynany
  callassigned &new (dread i32 %n) { dassign %o 0 }
  dassign %i 0 (constval i32 0)
@again
  callassigned &boxed (dread i32 %i, dread i32 %i) { dassign %x 0 }
  iassign <* <$LBox_3B>> 3 (dread ref %o, dread dynany %x)
  iassign <* <$LBox_3B>> 3 (dread ref %o, iread dynany <* <$LBox_3B>> 3 (dread ref %o))
  iassign <* <$LBox_3B>> 6 (dread ref %o, iread dynany <* <$LBox_3B>> 3 (dread ref %o))
  callassigned &number (iread dynany <* <$LBox_3B>> 6 (dread ref %o)) { dassign %m 0 }
  dassign %sum 0 (add i32 (dread i32 %sum, dread i32 %m))
  iassign <* <$LBox_3B>> 3 (dread ref %o, intrinsicop dynany tagged_from_int (dread i32 %i))
  iassign <* <$LBox_3B>> 3 (dread ref %o, intrinsicop dynany tagged_from_f64 (cvt f64 i32 (dread i32 %i)))
  iassign <* <$LBox_3B>> 3 (dread ref %o, intrinsicop dynany tagged_from_ref (constval ref 0, constval i32 3))
  dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  brtrue @again (lt u1 i32 (dread i32 %i, dread i32 %n))
  return (dread i32 %sum)
}

# Elements of arrays.
func &elements (var %n i32, var %at i32) i32 {
  var %a <* <[] dynany>>
  var %i i32
  var %m i32
  dassign %a 0 (gcmallocjarray ref <[] dynany> (dread i32 %n))
@again
  callassigned &boxed (dread i32 %i, constval i32 0) { regassign dynany %1 }
  iassign <* dynany> 0 (array 1 ptr <* <[] dynany>> (dread ref %a, dread i32 %i), regread dynany %1)
  dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  brtrue @again (lt u1 i32 (dread i32 %i, dread i32 %n))
  iassign <* dynany> 0 (array 1 ptr <* <[] dynany>> (dread ref %a, constval i32 0), intrinsicop dynany tagged_from_int (constval i64 77))
  callassigned &number (iread dynany <* dynany> 0 (array 1 ptr <* <[] dynany>> (dread ref %a, dread i32 %at))) { dassign %m 0 }
  return (dread i32 %m)
}

# A static that is replaced, and keeps what it has until the program ends.
func &keep (var %n i32) i32 {
  var %m i32
  callassigned &boxed (dread i32 %n, constval i32 9) { dassign $LBox_3B_7Ckept 0 }
  callassigned &number (dread dynany $LBox_3B_7Ckept) { dassign %m 0 }
  return (dread i32 %m)
}

# Results that nobody takes, and an assigned formal.
func &replaced (var %x dynany, var %n i32) dynany {
  brfalse @end (dread i32 %n)
  callassigned &boxed (dread i32 %n, constval i32 4) { dassign %x 0 }
@end
  return (dread dynany %x)
}
func &dropped (var %n i32) i32 {
  var %x dynany
  var %m i32
  call &boxed (dread i32 %n, constval i32 1)
  callassigned &boxed (dread i32 %n, constval i32 1) { dassign %x 0 }
  call &replaced (dread dynany %x, dread i32 %n)
  callassigned &replaced (dread dynany %x, constval i32 0) { dassign %x 0 }
  callassigned &replaced (dread dynany %x, constval i32 8) { dassign %x 0 }
  callassigned &number (dread dynany %x) { dassign %m 0 }
  return (dread i32 %m)
}

# Cycles through tagged fields and through a tagged element; a ring of objects of which each is in the field of the next.
func &ring (var %n i32) i32 {
  var %first <* <$LBox_3B>>
  var %last <* <$LBox_3B>>
  var %o <* <$LBox_3B>>
  var %a <* <[] dynany>>
  var %i i32
  callassigned &new (constval i32 0) { dassign %first 0 }
  dassign %last 0 (dread ref %first)
@again
  callassigned &new (dread i32 %i) { dassign %o 0 }
  iassign <* <$LBox_3B>> 3 (dread ref %o, intrinsicop dynany tagged_from_ref (dread ref %last, dread i32 %i))
  dassign %last 0 (dread ref %o)
  dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  brtrue @again (lt u1 i32 (dread i32 %i, dread i32 %n))
  dassign %a 0 (gcmallocjarray ref <[] dynany> (constval i32 2))
  iassign <* dynany> 0 (array 1 ptr <* <[] dynany>> (dread ref %a, constval i32 1), intrinsicop dynany tagged_from_ref (dread ref %last, constval i32 1))
  iassign <* <$LBox_3B>> 6 (dread ref %first, intrinsicop dynany tagged_from_ref (dread ref %a, constval i32 2))
  return (iread i32 <* <$LBox_3B>> 4 (dread ref %last))
}

# run: &swap(i32 30, i32 12) == i32 -18
# run: &field(i32 10) == i32 45
# run: &elements(i32 5, i32 3) == i32 3
# run: &elements(i32 5, i32 0) == i32 77
# run: &keep(i32 3) == i32 3
# run: &keep(i32 4) == i32 4
# run: &dropped(i32 6) == i32 8
# run: &ring(i32 100) == i32 99

# regcode:
# &swap
#     0  001a  Poll                          0, 0, 0, 0
#     1  002e  Const32                  s    14, 0, 1, 0
#     2  002e  Copy                     ps   13, 0, 0, 0
#     3  002e  Call                          13, 0, 0, 0 [&boxed 0x0]
#     5  0036  Copy                     pp   6, 13, 0, 0
#        owned: 6
#     6  004e  Const32                  s    14, 0, 2, 0
#     7  004e  Copy                     qs   13, 1, 0, 0
#     8  004e  Call                          13, 0, 0, 0 [&boxed 0x0]
#    10  0056  Copy                     pp   4, 13, 0, 0
#        owned: 4, 6
#    11  005e  Copy                     qs   5, 6, 0, 0
#        owned: 4, 5, 6
#    12  0066  Const32                  s    12, 0, 5, 0
#    13  0066  TaggedFromInt            qs   6, 12, 0, 0
#    14  0082  Copy                     qp   13, 4, 0, 0
#    15  0082  Call                          13, 0, 0, 0 [&number 0x0]
#    17  008a  Copy                     pp   7, 13, 0, 0
#    18  009e  Copy                     qs   13, 5, 0, 0
#    19  009e  Call                          13, 0, 0, 0 [&number 0x0]
#    21  00aa  Sub32                    psp  9, 7, 13, 0
#    22  00b6  ReleaseTagged            s    4, 0, 0, 0
#    23  00c2  ReleaseTagged            s    5, 0, 0, 0
#    24  00ce  ReturnS32                s    9, 0, 0, 0
