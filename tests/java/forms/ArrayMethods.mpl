flavor 1
srclang 3
id 65535
numfuncs 1
import "../library.mplt"
import "ArrayMethods.mplt"
entryfunc &LArrayMethods_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "ArrayMethods.class"}
srcfileinfo {
  1 "ArrayMethods.java"}
javaclass $LArrayMethods_3B <$LArrayMethods_3B> public
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
var $const_array_0 fstatic <[2] i32> readonly = [31, 32]
# Methods of arrays are those of the root class, whatever class their names tell.
func &AI_7Cclone_7C_28_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <[] i32>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LArrayMethods_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg9_R1 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 1
  var %Reg0_R2 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg0_I i32
  var %Reg0_R5 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R3 <* <[] i32>>
  var %Reg2_R3 <* <[] i32>>
  var %Reg1_R6 <* <[] <* <[] i32>>>>
  var %Reg2_R6 <* <[] <* <[] i32>>>>

  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg1_R3 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R3, constval i32 0), constval i32 1)
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R3, constval i32 1), constval i32 2)
  virtualcallassigned &AI_7Cclone_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R3) { dassign %Reg0_R5 0 }
  intrinsiccallwithtypeassigned <* <[] i32>> JAVA_CHECK_CAST (dread ref %Reg0_R5) { dassign %Reg2_R3 0 }
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R3, constval i32 0), constval i32 9)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R3, constval i32 0))) {}
  dassign %Reg1_R6 0 (gcmallocjarray ref <[] <* <[] i32>>> (constval i32 1))
  iassign <* ref> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R6, constval i32 0), dread ref %Reg1_R3)
  callassigned &AAI_7Cclone_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R6) { dassign %Reg0_R5 0 }
  intrinsiccallwithtypeassigned <* <[] <* <[] i32>>>> JAVA_CHECK_CAST (dread ref %Reg0_R5) { dassign %Reg2_R6 0 }
  dassign %Reg2_R3 0 (iread ref <* ref> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R6, constval i32 0)))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R3, constval i32 0))) {}
  virtualcallassigned &ALjava_2Flang_2FObject_3B_7Cclone_7C_28_29Ljava_2Flang_2FObject_3B (retype ref <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %Reg1_R6)) { dassign %Reg0_R5 0 }
  virtualcallassigned &AI_7ChashCode_7C_28_29I (dread ref %Reg1_R3) { dassign %Reg0_I 0 }
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I (dread ref %Reg1_R3) { dassign %Reg0_I 0 }
  intrinsiccallassigned JAVA_FILL_NEW_ARRAY (constval i32 4, constval i32 5, constval i32 6) { dassign %Reg1_R3 0 }
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R3, constval i32 2))) {}
  intrinsiccallwithtypeassigned <* <[] <* <[] i32>>>> JAVA_FILL_NEW_ARRAY (dread ref %Reg1_R3, constval ref 0) { dassign %Reg1_R6 0 }
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R6)) {}
  intrinsiccall JAVA_ARRAY_FILL (dread ref %Reg1_R3, addrof ptr $const_array_0, constval i32 8)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R3, constval i32 1))) {}
  return ()
}
