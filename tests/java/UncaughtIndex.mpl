flavor 1
srclang 3
id 65535
numfuncs 3
import "library.mplt"
import "UncaughtIndex.mplt"
entryfunc &LUncaughtIndex_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "UncaughtIndex.class"}
srcfileinfo {
  1 "UncaughtIndex.java"}
javaclass $LUncaughtIndex_3B <$LUncaughtIndex_3B> public
func &LUncaughtIndex_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LUncaughtIndex_3B>>) void
func &LUncaughtIndex_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg4_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LUncaughtIndex_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
var $LUncaughtIndex_3B_7Ca <* <[] i32>> static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &LUncaughtIndex_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LUncaughtIndex_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LUncaughtIndex_3B>>
  var %Reg0_R112 <* <$LUncaughtIndex_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LUncaughtIndex_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg4_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 2
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <[] i32>>
  var %Reg2_I i32
  var %Reg1_I i32

ALIAS %i %Reg3_I i32
ALIAS %args %Reg4_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  intrinsiccallwithtype <$LUncaughtIndex_3B> JAVA_CLINIT_CHECK ()
LOC 1 4
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label0
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LUncaughtIndex_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (dread ref $LUncaughtIndex_3B_7Ca)
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R116, dread i32 %Reg2_I)))
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 1))
  goto @label0
}
func &LUncaughtIndex_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 3
  var %Reg0_I i32
  var %Reg0_R116 <* <[] i32>>

LOC 1 2
  dassign %Reg0_I 0 (constval i32 4)
  dassign %Reg0_R116 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign $LUncaughtIndex_3B_7Ca 0 (dread ref %Reg0_R116)
  return ()
}
