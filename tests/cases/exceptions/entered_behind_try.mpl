# test run
# test regcode quotient negative
# Loops over arrays whose `javatry` is never executed, because the loop is entered in the middle: it covers what follows it all the same, and
# its handlers are entered from there, with indices and arrays that no longer fit each other.

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
type $Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B <class <$Ljava_2Flang_2FThrowable_3B> {
  @INFO_access_flags 1}>
javaclass $Ljava_2Flang_2FObject_3B <$Ljava_2Flang_2FObject_3B> public
javaclass $Ljava_2Flang_2FString_3B <$Ljava_2Flang_2FString_3B> public
javaclass $Ljava_2Flang_2FThrowable_3B <$Ljava_2Flang_2FThrowable_3B> public
javaclass $Ljava_2Flang_2FArithmeticException_3B <$Ljava_2Flang_2FArithmeticException_3B> public
javaclass $Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B> public

func &quotient (var %a i32, var %b i32) i32 {
  return (div i32 (dread i32 %a, dread i32 %b))
}

# The index is negative behind the handler.
func &negative (var %n i32, var %start i32) i32 {
  var %a ref
  var %i i32
  var %x i32
  var %sum i32
  dassign %a (gcmallocjarray ref <[] i32> (constval i32 8))
  dassign %i (constval i32 0)
  goto @test
  javatry { @handler, @outside }
@body
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %a, dread i32 %i), dread i32 %i)
  dassign %x (div i32 (constval i32 60, sub i32 (dread i32 %n, dread i32 %i)))
  dassign %sum (add i32 (dread i32 %sum, iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %a, dread i32 %i))))
  dassign %i (add i32 (dread i32 %i, constval i32 1))
@test
  brtrue @body (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %a)))
  endtry
  return (dread i32 %sum)
@handler
  javacatch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %sum (add i32 (dread i32 %sum, constval i32 1000))
  dassign %n (constval i32 -1)
  dassign %i (dread i32 %start)
  goto @test
@outside
  javacatch { <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> }
  return (neg i32 (dread i32 %sum))
}

# The array is a shorter one behind the handler; a call is translated as a part of the function.
func &shorter (var %n i32) i32 {
  var %a ref
  var %i i32
  var %x i32
  var %sum i32
  dassign %a (gcmallocjarray ref <[] i32> (constval i32 8))
  dassign %i (constval i32 0)
  goto @test
  javatry { @handler, @outside }
@body
  callassigned &quotient (constval i32 60, sub i32 (dread i32 %n, dread i32 %i)) { dassign %x 0 }
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %a, dread i32 %i), constval i32 1)
  dassign %sum (add i32 (dread i32 %sum, iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %a, dread i32 %i))))
  dassign %i (add i32 (dread i32 %i, constval i32 1))
@test
  brtrue @body (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %a)))
  endtry
  return (dread i32 %sum)
@handler
  javacatch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %sum (add i32 (dread i32 %sum, constval i32 1000))
  dassign %n (constval i32 -1)
  dassign %a (gcmallocjarray ref <[] i32> (constval i32 2))
  goto @body
@outside
  javacatch { <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> }
  return (neg i32 (dread i32 %sum))
}

# run: &negative(i32 20, i32 5) == i32 28
# run: &negative(i32 3, i32 6) == i32 1016
# run: &negative(i32 3, i32 -5) == i32 -1003
# run: &shorter(i32 20) == i32 8
# run: &shorter(i32 0) == i32 1002
# run: &shorter(i32 5) == i32 -1005

# regcode:
# &quotient
#     0  001c  DivS32                   pss  6, 0, 1, 0
#     1  0020  ReturnS32                s    6, 0, 0, 0
# &negative
#        owned: 3, 4
#     0  001a  Clear                    s    3, 0, 2, 0
#     1  001a  Const32                  s    7, 0, 0, 0
#     2  0026  Const32                  s    12, 0, 8, 0
#     3  0026  NewArray                 ss   4, 12, 13, 0 [class [I 0x0]
#     5  0036  Const32                  s    5, 0, 0, 0
#     6  003a  Jump                          0, 0, 128, 0
#     7  0066  StoreElementMem32        sss  5, 4, 5, 0
#     8  0076  Sub32                    pss  12, 0, 5, 0
#     9  007a  Const32                  s    11, 0, 60, 0
#    10  007a  DivS32                   qsp  6, 11, 12, 0
#    11  009a  LoadElementMem32         pss  12, 4, 5, 0
#    12  009e  Add32                    qsp  7, 7, 12, 0
#    13  00ae  Add32                    psi  5, 5, 1, 0
#    14  00c2  ArrayLength              qs   12, 4, 0, 0
#    15  00ca  BranchLtS32Watched       sq   5, 12, 65408, 65535
#    16  00da  Release                  s    4, 0, 0, 0
#    17  00e2  Release                  s    3, 0, 0, 0
#    18  00e2  ReturnS32                s    7, 0, 0, 0
#    19  00e6  Poll                          0, 0, 0, 0
#    20  00e6  Raise                         0, 0, 0, 0 [trap reached_catch 0x0]
#    22  00ee  Poll                          0, 0, 0, 0
#    23  00f6  Add32                    psi  7, 7, 1000, 0
#    24  0102  Const32                  s    0, 0, 65535, 65535
#    25  010a  Copy                     qs   5, 1, 0, 0
#    26  0112  JumpWatched                   0, 0, 65344, 65535
#    27  011a  Poll                          0, 0, 0, 0
#    28  011a  Raise                         0, 0, 0, 0 [trap reached_catch 0x0]
#    30  0122  Poll                          0, 0, 0, 0
#    31  0126  Neg32                    ps   8, 7, 0, 0
#    32  0132  Release                  s    4, 0, 0, 0
#    33  013a  Release                  s    3, 0, 0, 0
#    34  013a  ReturnS32                s    8, 0, 0, 0
