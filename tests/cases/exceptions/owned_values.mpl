# test run
# test regcode steps
# An exception leaves a function at each of its steps: what the variables own that have been assigned by then is released, and the slots of the others, which
# hold whatever an earlier frame left there, are not looked at.

flavor 1
srclang 3
type $Ljava_2Flang_2FObject_3B <class {
  @INFO_access_flags 1}>
type $Ljava_2Flang_2FThrowable_3B <class <$Ljava_2Flang_2FObject_3B> {
  @INFO_access_flags 1,
  @n i32,
  @next <* <$Ljava_2Flang_2FThrowable_3B>>}>
javaclass $Ljava_2Flang_2FObject_3B <$Ljava_2Flang_2FObject_3B> public
javaclass $Ljava_2Flang_2FThrowable_3B <$Ljava_2Flang_2FThrowable_3B> public

func &new (var %n i32) <* <$Ljava_2Flang_2FThrowable_3B>> {
  var %o <* <$Ljava_2Flang_2FThrowable_3B>>
  dassign %o 0 (gcmalloc ref <$Ljava_2Flang_2FThrowable_3B>)
  iassign <* <$Ljava_2Flang_2FThrowable_3B>> 2 (dread ref %o, dread i32 %n)
  return (dread ref %o)
}
# Leaves numbers that are no addresses where the frames of the next calls will be.
func &dirty (var %n i32) i64 {
  var %a i64
  var %b i64
  var %c i64
  var %d i64
  var %e i64
  var %f i64
  var %r i64
  dassign %a 0 (bior i64 (cvt i64 i32 (dread i32 %n), constval i64 0x5555000000000001))
  dassign %b 0 (add i64 (dread i64 %a, constval i64 2))
  dassign %c 0 (add i64 (dread i64 %b, dread i64 %a))
  dassign %d 0 (add i64 (dread i64 %c, dread i64 %b))
  dassign %e 0 (add i64 (dread i64 %d, dread i64 %c))
  dassign %f 0 (add i64 (dread i64 %e, dread i64 %d))
  brfalse @end (dread i32 %n)
  callassigned &dirty (sub i32 (dread i32 %n, constval i32 1)) { dassign %r 0 }
@end
  return (bxor i64 (
    bxor i64 (bxor i64 (dread i64 %a, dread i64 %b), bxor i64 (dread i64 %c, dread i64 %d)),
    bxor i64 (bxor i64 (dread i64 %e, dread i64 %f), dread i64 %r)))
}
# Throws if this is the step.
func &step (var %at i32, var %now i32) i32 {
  var %o <* <$Ljava_2Flang_2FThrowable_3B>>
  brtrue @go (ne u1 i32 (dread i32 %at, dread i32 %now))
  callassigned &new (dread i32 %now) { dassign %o 0 }
  throw (dread ref %o)
@go
  return (dread i32 %now)
}
func &steps (var %at i32) <* <$Ljava_2Flang_2FThrowable_3B>> {
  var %always <* <$Ljava_2Flang_2FThrowable_3B>>
  var %sometimes <* <$Ljava_2Flang_2FThrowable_3B>>
  var %moved <* <$Ljava_2Flang_2FThrowable_3B>>
  var %again <* <$Ljava_2Flang_2FThrowable_3B>>
  var %last <* <$Ljava_2Flang_2FThrowable_3B>>
  var %i i32
  call &step (dread i32 %at, constval i32 0)
  callassigned &new (constval i32 1) { dassign %always 0 }
  call &step (dread i32 %at, constval i32 1)
  brtrue @without (band i32 (dread i32 %at, constval i32 1))
  callassigned &new (constval i32 2) { dassign %sometimes 0 }
  iassign <* <$Ljava_2Flang_2FThrowable_3B>> 3 (dread ref %sometimes, dread ref %always)
@without
  call &step (dread i32 %at, constval i32 2)
  call &step (dread i32 %at, constval i32 3)
  callassigned &new (constval i32 3) { dassign %moved 0 }
  call &step (dread i32 %at, constval i32 4)
  # The field gets the count of the variable.
  iassign <* <$Ljava_2Flang_2FThrowable_3B>> 3 (dread ref %always, dread ref %moved)
  call &step (dread i32 %at, constval i32 5)
@loop
  callassigned &new (dread i32 %i) { dassign %again 0 }
  call &step (dread i32 %at, add i32 (dread i32 %i, constval i32 6))
  iassign <* <$Ljava_2Flang_2FThrowable_3B>> 3 (dread ref %again, dread ref %always)
  dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  brtrue @loop (lt u1 i32 (dread i32 %i, constval i32 3))
  dassign %always 0 (constval ref 0)
  call &step (dread i32 %at, constval i32 9)
  callassigned &new (constval i32 7) { dassign %moved 0 }
  dassign %last 0 (dread ref %moved)
  call &step (dread i32 %at, constval i32 10)
  callassigned &new (constval i32 8) { dassign %always 0 }
  iassign <* <$Ljava_2Flang_2FThrowable_3B>> 3 (dread ref %last, dread ref %always)
  call &step (dread i32 %at, constval i32 11)
  return (dread ref %last)
}
# What was thrown, or 100 and what came back.
func &tried (var %at i32) i32 {
  var %o <* <$Ljava_2Flang_2FThrowable_3B>>
  var %r i64
  javatry { @handler }
  callassigned &dirty (constval i32 8) { dassign %r 0 }
  callassigned &steps (dread i32 %at) { dassign %o 0 }
  endtry
  return (add i32 (
    constval i32 100,
    add i32 (
      iread i32 <* <$Ljava_2Flang_2FThrowable_3B>> 2 (dread ref %o),
      iread i32 <* <$Ljava_2Flang_2FThrowable_3B>> 2 (iread ref <* <$Ljava_2Flang_2FThrowable_3B>> 3 (dread ref %o)))))
@handler
  javacatch { <* <$Ljava_2Flang_2FThrowable_3B>> }
  dassign %o 0 (regread ref %%thrownval)
  return (iread i32 <* <$Ljava_2Flang_2FThrowable_3B>> 2 (dread ref %o))
}
# The part of a function that has an early return, with variables of its own.
func &late (var %at i32) i32 {
  var %one <* <$Ljava_2Flang_2FThrowable_3B>>
  var %other <* <$Ljava_2Flang_2FThrowable_3B>>
  var %n i32
  brtrue @part (gt u1 i32 (dread i32 %at, constval i32 0))
  return (constval i32 -1)
@part
  callassigned &new (dread i32 %at) { dassign %one 0 }
@loop
  call &step (dread i32 %at, add i32 (dread i32 %n, constval i32 1))
  callassigned &new (dread i32 %n) { dassign %other 0 }
  iassign <* <$Ljava_2Flang_2FThrowable_3B>> 3 (dread ref %other, dread ref %one)
  call &step (dread i32 %at, add i32 (dread i32 %n, constval i32 2))
  dassign %n 0 (add i32 (dread i32 %n, constval i32 2))
  brtrue @loop (lt u1 i32 (dread i32 %n, constval i32 6))
  return (iread i32 <* <$Ljava_2Flang_2FThrowable_3B>> 2 (dread ref %other))
}
func &late_tried (var %at i32) i32 {
  var %o <* <$Ljava_2Flang_2FThrowable_3B>>
  var %r i64
  var %n i32
  javatry { @handler }
  callassigned &dirty (constval i32 8) { dassign %r 0 }
  callassigned &late (dread i32 %at) { dassign %n 0 }
  endtry
  return (dread i32 %n)
@handler
  javacatch { <* <$Ljava_2Flang_2FThrowable_3B>> }
  dassign %o 0 (regread ref %%thrownval)
  return (add i32 (iread i32 <* <$Ljava_2Flang_2FThrowable_3B>> 2 (dread ref %o), constval i32 10))
}
# run: &tried(i32 0) == i32 0
# run: &tried(i32 1) == i32 1
# run: &tried(i32 2) == i32 2
# run: &tried(i32 3) == i32 3
# run: &tried(i32 4) == i32 4
# run: &tried(i32 5) == i32 5
# run: &tried(i32 6) == i32 6
# run: &tried(i32 7) == i32 7
# run: &tried(i32 8) == i32 8
# run: &tried(i32 9) == i32 9
# run: &tried(i32 10) == i32 10
# run: &tried(i32 11) == i32 11
# run: &tried(i32 12) == i32 115
# run: &tried(i32 13) == i32 115
# run: &late_tried(i32 0) == i32 -1
# run: &late_tried(i32 1) == i32 11
# run: &late_tried(i32 2) == i32 12
# run: &late_tried(i32 5) == i32 15
# run: &late_tried(i32 6) == i32 16
# run: &late_tried(i32 7) == i32 4

# regcode:
# &steps
#        owned: 4, 6
#     0  001a  Const32                  s    4, 0, 0, 0
#     1  001a  Const32                  s    6, 0, 0, 0
#     2  001a  Const32                  s    8, 0, 0, 0
#     3  001a  Poll                          0, 0, 0, 0
#     4  002e  Const32                  s    13, 0, 0, 0
#     5  002e  Copy                     ps   12, 0, 0, 0
#     6  002e  Call                          12, 0, 0, 0 [&step 0x0]
#     8  0042  Const32                  s    12, 0, 1, 0
#     9  0042  Call                          12, 0, 0, 0 [&new 0x0]
#    11  004a  Copy                     pp   3, 12, 0, 0
#        owned: 3, 4, 6
#    12  0062  Const32                  s    13, 0, 1, 0
#    13  0062  Copy                     qs   12, 0, 0, 0
#    14  0062  Call                          12, 0, 0, 0 [&step 0x0]
#    16  006e  And32                    Psi  11, 0, 1, 0
#    17  0072  BranchNe32               pi   11, 0, 96, 0
#    18  008a  Const32                  s    12, 0, 2, 0
#    19  008a  Call                          12, 0, 0, 0 [&new 0x0]
#    21  0092  Copy                     pp   4, 12, 0, 0
#    22  00aa  StoreRetained            ss   3, 4, 8, 0
#    23  00c2  Const32                  s    13, 0, 2, 0
#    24  00c2  Copy                     qs   12, 0, 0, 0
#    25  00c2  Call                          12, 0, 0, 0 [&step 0x0]
#    27  00da  Const32                  s    13, 0, 3, 0
#    28  00da  Copy                     ps   12, 0, 0, 0
#    29  00da  Call                          12, 0, 0, 0 [&step 0x0]
#    31  00ee  Const32                  s    12, 0, 3, 0
#    32  00ee  Call                          12, 0, 0, 0 [&new 0x0]
#    34  00f6  Copy                     pp   5, 12, 0, 0
#        owned: 3, 4, 5, 6
#    35  010e  Const32                  s    13, 0, 4, 0
#    36  010e  Copy                     qs   12, 0, 0, 0
#    37  010e  Call                          12, 0, 0, 0 [&step 0x0]
#    39  0126  StoreOwned               ss   5, 3, 8, 0
#        owned: 3, 4, 6
#    40  0146  Const32                  s    13, 0, 5, 0
#    41  0146  Copy                     ps   12, 0, 0, 0
#    42  0146  Call                          12, 0, 0, 0 [&step 0x0]
#    44  015a  Copy                     ps   12, 8, 0, 0
#    45  015a  Call                          12, 0, 0, 0 [&new 0x0]
#    47  0166  AssignOwned              ps   6, 12, 0, 0
#    48  018a  Add32                    qsi  13, 8, 6, 0
#    49  018e  Copy                     qs   12, 0, 0, 0
#    50  018e  Call                          12, 0, 0, 0 [&step 0x0]
#    52  01a6  StoreRetained            ss   3, 6, 8, 0
#    53  01ca  StepLtS32BackWatched     sii  8, 1, 3, 65518
#    54  01e6  Const32                  s    13, 0, 9, 0
#    55  01e6  Copy                     ps   12, 0, 0, 0
#    56  01e6  Call                          12, 0, 0, 0 [&step 0x0]
#    58  01fa  Const32                  s    12, 0, 7, 0
#    59  01fa  Call                          12, 0, 0, 0 [&new 0x0]
#    61  0202  Copy                     pp   7, 12, 0, 0
#        owned: 3, 4, 6, 7
#    62  021a  Const32                  s    13, 0, 10, 0
#    63  021a  Copy                     qs   12, 0, 0, 0
#    64  021a  Call                          12, 0, 0, 0 [&step 0x0]
#    66  022e  Const32                  s    12, 0, 8, 0
#    67  022e  Call                          12, 0, 0, 0 [&new 0x0]
#    69  023a  AssignOwned              ps   3, 12, 0, 0
#    70  025a  StoreOwned               ss   3, 7, 8, 0
#        owned: 4, 6, 7
#    71  027a  Const32                  s    13, 0, 11, 0
#    72  027a  Copy                     qs   12, 0, 0, 0
#    73  027a  Call                          12, 0, 0, 0 [&step 0x0]
#    75  0286  Release2                 ss   4, 6, 0, 0
#    76  028e  Return64                 s    7, 0, 0, 0
