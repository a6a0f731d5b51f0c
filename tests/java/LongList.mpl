flavor 1
srclang 3
id 65535
numfuncs 3
import "library.mplt"
import "LongList.mplt"
entryfunc &LLongList_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "LongList.class",
  @INFO_filename "LongList$Link.class"}
srcfileinfo {
  1 "LongList.java"}
javaclass $LLongList_3B <$LLongList_3B> public
javaclass $LLongList_24Link_3B <$LLongList_24Link_3B>
func &LLongList_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LLongList_3B>>) void
func &LLongList_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg8_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LLongList_24Link_3B_7C_3Cinit_3E_7C_28LLongList_24Link_3B_29V constructor (var %_this <* <$LLongList_24Link_3B>>, var %Reg3_R116 <* <$LLongList_24Link_3B>>) void
var $_C_STR_66007200650065006400 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6565726605d2b778, 100]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I public static (var %Reg0_R115 <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_Z u1) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LLongList_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LLongList_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LLongList_3B>>
  var %Reg0_R112 <* <$LLongList_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LLongList_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg8_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 2
  var %Reg0_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg1_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %Reg5_I i32
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R116 <* <$LLongList_24Link_3B>>
  var %Reg7_I i32
  var %Reg0_R116 <* <$LLongList_24Link_3B>>
  var %Reg1_R116 <* <$LLongList_24Link_3B>>
  var %Reg0_R117 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_I i32
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_Z u1
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %i %Reg7_I i32
ALIAS %args %Reg8_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %length %Reg5_I i32
ALIAS %list %Reg6_R116 <* <$LLongList_24Link_3B>>
  intrinsiccallwithtype <$LLongList_3B> JAVA_CLINIT_CHECK ()
LOC 1 12
  dassign %Reg0_R114 0 (dread ref %Reg8_R114)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R114, dread i32 %Reg1_I)))
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg0_R113))
  callassigned &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg0_R115) { dassign %Reg0_I 0 }
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
LOC 1 13
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  dassign %Reg6_R116 0 (retype ref <* <$LLongList_24Link_3B>> (dread ref %Reg6_R113))
LOC 1 14
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  brtrue @label1 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 15
  intrinsiccallwithtype <$LLongList_24Link_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$LLongList_24Link_3B>)
  dassign %Reg1_R116 0 (dread ref %Reg6_R116)
  callassigned &LLongList_24Link_3B_7C_3Cinit_3E_7C_28LLongList_24Link_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R116) {}
  dassign %Reg6_R116 0 (dread ref %Reg0_R116)
LOC 1 14
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  goto @label0
@label1
LOC 1 17
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R116 0 (dread ref %Reg6_R116)
  dassign %Reg3_R113 0 (dread ref %Reg0_R117)
  brtrue @label2 (eq i32 ref (dread ref %Reg1_R116, constval ref 0))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg3_I 0 (dread i32 %Reg1_I)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  goto @label3
@label2
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg1_I)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
@label3
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R117, dread u1 %Reg1_Z) {}
LOC 1 18
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
LOC 1 19
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_66007200650065006400) { dassign %L_STR_10 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R115) {}
LOC 1 20
  return ()
}
func &LLongList_24Link_3B_7C_3Cinit_3E_7C_28LLongList_24Link_3B_29V constructor (var %_this <* <$LLongList_24Link_3B>>, var %Reg3_R116 <* <$LLongList_24Link_3B>>) void {
  funcid 3
  var %Reg2_R116 <* <$LLongList_24Link_3B>>
  var %Reg0_R116 <* <$LLongList_24Link_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R116 <* <$LLongList_24Link_3B>>

ALIAS %next %Reg3_R116 <* <$LLongList_24Link_3B>>
  dassign %Reg2_R116 0 (dread ref %_this)
LOC 1 6
  dassign %Reg0_R116 0 (dread ref %Reg2_R116)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R116))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 7
  dassign %Reg0_R116 0 (dread ref %Reg2_R116)
  dassign %Reg1_R116 0 (dread ref %Reg3_R116)
  iassign <* <$LLongList_24Link_3B>> 2 (dread ref %Reg0_R116, dread ref %Reg1_R116)
LOC 1 8
  return ()
}
