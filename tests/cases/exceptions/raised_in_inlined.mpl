# test run
# test regcode quotient passes
# A managed module: what small functions raise without a `throw`, translated as parts of their callers, becomes an exception of the
# program that handlers of the caller catch, and handlers further out.

flavor 1
srclang 3
type $Ljava_2Flang_2FObject_3B <class {
  @INFO_access_flags 1}>
type $Ljava_2Flang_2FString_3B <class <$Ljava_2Flang_2FObject_3B> {
  @INFO_access_flags 1,
  @value <* <[] u16>> final private}>
type $Ljava_2Flang_2FThrowable_3B <class <$Ljava_2Flang_2FObject_3B> {
  @INFO_access_flags 1}>
type $Ljava_2Flang_2FArithmeticException_3B <class <$Ljava_2Flang_2FThrowable_3B> {
  @INFO_access_flags 1}>
type $Ljava_2Flang_2FNullPointerException_3B <class <$Ljava_2Flang_2FThrowable_3B> {
  @INFO_access_flags 1}>
type $LBox_3B <class <$Ljava_2Flang_2FObject_3B> {
  @INFO_access_flags 1,
  @value i32}>
javaclass $Ljava_2Flang_2FObject_3B <$Ljava_2Flang_2FObject_3B> public
javaclass $Ljava_2Flang_2FString_3B <$Ljava_2Flang_2FString_3B> public
javaclass $Ljava_2Flang_2FThrowable_3B <$Ljava_2Flang_2FThrowable_3B> public
javaclass $Ljava_2Flang_2FArithmeticException_3B <$Ljava_2Flang_2FArithmeticException_3B> public
javaclass $Ljava_2Flang_2FNullPointerException_3B <$Ljava_2Flang_2FNullPointerException_3B> public
javaclass $LBox_3B <$LBox_3B> public

func &quotient (var %a i32, var %b i32) i32 {
  return (div i32 (dread i32 %a, dread i32 %b))
}
func &value (var %box <* <$LBox_3B>>) i32 {
  return (iread i32 <* <$LBox_3B>> 2 (dread ref %box))
}

# Raised in the third turn, with all variables in use.
func &near (var %n i32) i32 {
  var %i i32
  var %x i32
  var %sum i32
  dassign %i (constval i32 0)
  dassign %sum (constval i32 0)
  dassign %x (constval i32 7)
  javatry { @handler }
@again
  brfalse @end (lt u1 i32 (dread i32 %i, constval i32 5))
  dassign %sum (add i32 (dread i32 %sum, dread i32 %x))
  callassigned &quotient (constval i32 60, sub i32 (dread i32 %n, dread i32 %i)) { dassign %x 0 }
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  goto @again
@end
  endtry
  return (dread i32 %sum)
@handler
  javacatch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  return (neg i32 (add i32 (
    mul i32 (dread i32 %i, constval i32 1000000),
    add i32 (mul i32 (dread i32 %sum, constval i32 1000), dread i32 %x))))
}

# Two frames up, past a handler for something else.
func &passes (var %n i32) i32 {
  var %x i32
  javatry { @handler }
  callassigned &quotient (constval i32 60, dread i32 %n) { dassign %x 0 }
  endtry
  return (dread i32 %x)
@handler
  javacatch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  return (constval i32 -1)
}
func &through (var %n i32) i32 {
  callassigned &passes (dread i32 %n) { dassign %n 0 }
  return (dread i32 %n)
}
func &far (var %n i32) i32 {
  var %x i32
  var %y i32
  callassigned &quotient (constval i32 100, constval i32 3) { dassign %y 0 }
  javatry { @handler }
  callassigned &through (dread i32 %n) { dassign %x 0 }
  dassign %y (constval i32 1)
  callassigned &through (sub i32 (dread i32 %n, constval i32 2)) { dassign %x 0 }
  dassign %y (constval i32 2)
  endtry
  return (add i32 (mul i32 (dread i32 %x, constval i32 10), dread i32 %y))
@handler
  javacatch { <* <$Ljava_2Flang_2FThrowable_3B>> }
  return (neg i32 (add i32 (mul i32 (dread i32 %x, constval i32 1000), dread i32 %y)))
}

# A field of null, and of objects that the handler still owns.
func &boxes (var %n i32) i32 {
  var %one <* <$LBox_3B>>
  var %other <* <$LBox_3B>>
  var %x i32
  var %y i32
  dassign %x (constval i32 3)
  dassign %y (constval i32 4)
  dassign %one (gcmalloc ref <$LBox_3B>)
  iassign <* <$LBox_3B>> 2 (dread ref %one, constval i32 41)
  brtrue @null (dread i32 %n)
  dassign %other (gcmalloc ref <$LBox_3B>)
@null
  javatry { @handler }
  callassigned &value (dread ref %one) { dassign %x 0 }
  callassigned &value (dread ref %other) { dassign %y 0 }
  endtry
  return (add i32 (mul i32 (dread i32 %x, constval i32 10), dread i32 %y))
@handler
  javacatch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  callassigned &value (dread ref %one) { dassign %n 0 }
  return (neg i32 (add i32 (mul i32 (dread i32 %n, constval i32 1000), add i32 (mul i32 (dread i32 %x, constval i32 10), dread i32 %y))))
}

# run: &near(i32 10) == i32 34
# run: &near(i32 2) == i32 -2097060
# run: &far(i32 10) == i32 72
# run: &far(i32 2) == i32 -30001
# run: &far(i32 0) == i32 -33
# run: &boxes(i32 0) == i32 410
# run: &boxes(i32 1) == i32 -41414

# regcode:
# &quotient
#     0  001c  DivS32                   pss  6, 0, 1, 0
#     1  0020  ReturnS32                s    6, 0, 0, 0
# &passes
#        owned: 2
#     0  0014  Const32                  s    2, 0, 0, 0
#     1  0030  Const32                  s    6, 0, 60, 0
#     2  0030  DivS32                   pss  3, 6, 0, 0
#     3  0044  Release                  s    2, 0, 0, 0
#     4  0044  ReturnS32                s    3, 0, 0, 0
#     5  0048  Poll                          0, 0, 0, 0
#     6  0048  Raise                         0, 0, 0, 0 [trap reached_catch 0x0]
#     8  0050  Poll                          0, 0, 0, 0
#     9  0054  Release                  s    2, 0, 0, 0
#    10  0054  ReturnImm                     65535, 0, 0, 0
