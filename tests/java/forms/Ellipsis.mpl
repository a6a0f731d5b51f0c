flavor 1
srclang 3
id 65535
numfuncs 4
import "../library.mplt"
import "Ellipsis.mplt"
entryfunc &LEllipsis_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Ellipsis.class"}
srcfileinfo {
  1 "Ellipsis.java"}
javaclass $LEllipsis_3B <$LEllipsis_3B> public
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
# Methods of variable arity take an array; what front ends write behind it means nothing.
func &LEllipsis_3B_7Csum_7C_28AI_29I static varargs (var %Reg2_R3 <* <[] i32>>, ...) i32
func &LEllipsis_3B_7Cat_7C_28IAI_29I public varargs virtual (var %_this <* <$LEllipsis_3B>>, var %Reg2_I i32, var %Reg3_R3 <* <[] i32>>, ...) i32
func &LEllipsis_3B_7C_3Cinit_3E_7C_28AI_29V varargs constructor (var %_this <* <$LEllipsis_3B>>, var %Reg2_R3 <* <[] i32>>, ...) void
func &LEllipsis_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg9_R1 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 1
  var %Reg0_R2 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg0_I i32
  var %Reg1_R3 <* <[] i32>>
  var %Reg2_R4 <* <$LEllipsis_3B>>

  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg1_R3 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R3, constval i32 0), constval i32 1)
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R3, constval i32 1), constval i32 2)
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R3, constval i32 2), constval i32 3)
  callassigned &LEllipsis_3B_7Csum_7C_28AI_29I (dread ref %Reg1_R3) { dassign %Reg0_I 0 }
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, dread i32 %Reg0_I) {}
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg1_R3 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  callassigned &LEllipsis_3B_7Csum_7C_28AI_29I (dread ref %Reg1_R3) { dassign %Reg0_I 0 }
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, dread i32 %Reg0_I) {}
  dassign %Reg2_R4 0 (gcmalloc ref <$LEllipsis_3B>)
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg1_R3 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R3, constval i32 0), constval i32 7)
  callassigned &LEllipsis_3B_7C_3Cinit_3E_7C_28AI_29V (dread ref %Reg2_R4, dread ref %Reg1_R3) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, iread i32 <* <$LEllipsis_3B>> 2 (dread ref %Reg2_R4)) {}
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg1_R3 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R3, constval i32 1), constval i32 9)
  virtualcallassigned &LEllipsis_3B_7Cat_7C_28IAI_29I (dread ref %Reg2_R4, constval i32 1, dread ref %Reg1_R3) { dassign %Reg0_I 0 }
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, dread i32 %Reg0_I) {}
  return ()
}
func &LEllipsis_3B_7Csum_7C_28AI_29I static varargs (var %Reg2_R3 <* <[] i32>>, ...) i32 {
  funcid 2
  var %Reg0_I i32
  var %Reg1_I i32

  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg1_I 0 (constval i32 0)
@label0   brtrue @label1 (ge i32 i32 (dread i32 %Reg1_I, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg2_R3)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R3, dread i32 %Reg1_I))))
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, constval i32 1))
  goto @label0
@label1   return (dread i32 %Reg0_I)
}
func &LEllipsis_3B_7Cat_7C_28IAI_29I public varargs virtual (var %_this <* <$LEllipsis_3B>>, var %Reg2_I i32, var %Reg3_R3 <* <[] i32>>, ...) i32 {
  funcid 3

  return (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R3, dread i32 %Reg2_I)))
}
func &LEllipsis_3B_7C_3Cinit_3E_7C_28AI_29V varargs constructor (var %_this <* <$LEllipsis_3B>>, var %Reg2_R3 <* <[] i32>>, ...) void {
  funcid 4

  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this) {}
  iassign <* <$LEllipsis_3B>> 2 (dread ref %_this, iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R3, constval i32 0)))
  return ()
}
