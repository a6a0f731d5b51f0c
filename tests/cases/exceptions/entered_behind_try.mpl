# test run
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
