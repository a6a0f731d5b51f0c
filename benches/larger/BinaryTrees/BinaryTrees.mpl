flavor 1
srclang 3
id 65535
numfuncs 5
import "../../../tests/java/library.mplt"
import "BinaryTrees.mplt"
entryfunc &LBinaryTrees_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "BinaryTrees.class",
  @INFO_filename "BinaryTrees$Node.class"}
srcfileinfo {
  1 "BinaryTrees.java"}
javaclass $LBinaryTrees_3B <$LBinaryTrees_3B> final public
javaclass $LBinaryTrees_24Node_3B <$LBinaryTrees_24Node_3B> final
func &LBinaryTrees_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LBinaryTrees_3B>>) void
func &LBinaryTrees_3B_7Cgrow_7C_28I_29LBinaryTrees_24Node_3B static (var %Reg4_I i32) <* <$LBinaryTrees_24Node_3B>>
func &LBinaryTrees_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg12_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LBinaryTrees_24Node_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LBinaryTrees_24Node_3B>>) void
func &LBinaryTrees_24Node_3B_7Ccount_7C_28_29I virtual (var %_this <* <$LBinaryTrees_24Node_3B>>) i32
var $_C_STR_5448f514c3989fdd0e57cfa8cf95f37b fstatic <[4] u64> readonly = [0, 0x1900000000, 0x616e69420bfb99ac, 0x2073656572547972]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I public static (var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LBinaryTrees_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LBinaryTrees_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LBinaryTrees_3B>>
  var %Reg0_R112 <* <$LBinaryTrees_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 5
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LBinaryTrees_3B_7Cgrow_7C_28I_29LBinaryTrees_24Node_3B static (var %Reg4_I i32) <* <$LBinaryTrees_24Node_3B>> {
  funcid 2
  var %Reg0_R114 <* <$LBinaryTrees_24Node_3B>>
  var %Reg3_R114 <* <$LBinaryTrees_24Node_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg1_R114 <* <$LBinaryTrees_24Node_3B>>

ALIAS %depth %Reg4_I i32
ALIAS %node %Reg3_R114 <* <$LBinaryTrees_24Node_3B>>
  intrinsiccallwithtype <$LBinaryTrees_3B> JAVA_CLINIT_CHECK ()
LOC 1 19
  intrinsiccallwithtype <$LBinaryTrees_24Node_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LBinaryTrees_24Node_3B>)
  callassigned &LBinaryTrees_24Node_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  dassign %Reg3_R114 0 (dread ref %Reg0_R114)
LOC 1 20
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  brtrue @label0 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 21
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  intrinsiccallwithtype <$LBinaryTrees_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBinaryTrees_3B_7Cgrow_7C_28I_29LBinaryTrees_24Node_3B (dread i32 %Reg1_I) { dassign %Reg1_R114 0 }
  iassign <* <$LBinaryTrees_24Node_3B>> 2 (dread ref %Reg0_R114, dread ref %Reg1_R114)
LOC 1 22
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  intrinsiccallwithtype <$LBinaryTrees_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBinaryTrees_3B_7Cgrow_7C_28I_29LBinaryTrees_24Node_3B (dread i32 %Reg1_I) { dassign %Reg1_R114 0 }
  iassign <* <$LBinaryTrees_24Node_3B>> 3 (dread ref %Reg0_R114, dread ref %Reg1_R114)
@label0
LOC 1 24
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  return (dread ref %Reg0_R114)
}
func &LBinaryTrees_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg12_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 3
  var %Reg0_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg0_R114 <* <$LBinaryTrees_24Node_3B>>
  var %Reg5_I i32
  var %Reg6_R114 <* <$LBinaryTrees_24Node_3B>>
  var %Reg7_I i32
  var %Reg8_I i32
  var %Reg9_I i32
  var %Reg10_I i32
  var %Reg11_I i32
  var %Reg1_R114 <* <$LBinaryTrees_24Node_3B>>
  var %Reg0_R117 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R114 <* <$LBinaryTrees_24Node_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %level %Reg11_I i32
ALIAS %i %Reg11_I i32
ALIAS %rounds %Reg10_I i32
ALIAS %depth %Reg9_I i32
ALIAS %args %Reg12_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %deepest %Reg4_I i32
ALIAS %stretched %Reg5_I i32
ALIAS %lasting %Reg6_R114 <* <$LBinaryTrees_24Node_3B>>
ALIAS %trees %Reg7_I i32
ALIAS %sum %Reg8_I i32
  intrinsiccallwithtype <$LBinaryTrees_3B> JAVA_CLINIT_CHECK ()
LOC 1 28
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R115))
  brtrue @label1 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R115 0 (dread ref %Reg12_R115)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I)))
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg0_R113))
  callassigned &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg0_R116) { dassign %Reg0_I 0 }
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label2
@label1
  dassign %Reg0_I 0 (constval i32 14)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label2
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 29
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LBinaryTrees_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBinaryTrees_3B_7Cgrow_7C_28I_29LBinaryTrees_24Node_3B (dread i32 %Reg0_I) { dassign %Reg0_R114 0 }
  virtualcallassigned &LBinaryTrees_24Node_3B_7Ccount_7C_28_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
LOC 1 30
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  intrinsiccallwithtype <$LBinaryTrees_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBinaryTrees_3B_7Cgrow_7C_28I_29LBinaryTrees_24Node_3B (dread i32 %Reg0_I) { dassign %Reg0_R114 0 }
  dassign %Reg6_R114 0 (dread ref %Reg0_R114)
LOC 1 31
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 32
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
LOC 1 33
  dassign %Reg0_I 0 (constval i32 4)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
@label3
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  brtrue @label8 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 35
  dassign %Reg0_I 0 (constval i32 16)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
LOC 1 36
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
@label4
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  brtrue @label5 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 37
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
LOC 1 36
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 1))
  goto @label4
@label5
LOC 1 39
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
@label6
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  brtrue @label7 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 40
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  intrinsiccallwithtype <$LBinaryTrees_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBinaryTrees_3B_7Cgrow_7C_28I_29LBinaryTrees_24Node_3B (dread i32 %Reg1_I) { dassign %Reg1_R114 0 }
  virtualcallassigned &LBinaryTrees_24Node_3B_7Ccount_7C_28_29I (dread ref %Reg1_R114) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 0xf4243)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
LOC 1 39
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 1))
  goto @label6
@label7
LOC 1 42
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 33
  dassign %Reg9_I 0 (add i32 (dread i32 %Reg9_I, constval i32 2))
  goto @label3
@label8
LOC 1 44
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5448f514c3989fdd0e57cfa8cf95f37b) { dassign %L_STR_10 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_R114 0 (dread ref %Reg6_R114)
  virtualcallassigned &LBinaryTrees_24Node_3B_7Ccount_7C_28_29I (dread ref %Reg2_R114) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
LOC 1 45
  return ()
}
func &LBinaryTrees_24Node_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LBinaryTrees_24Node_3B>>) void {
  funcid 4
  var %Reg1_R114 <* <$LBinaryTrees_24Node_3B>>
  var %Reg0_R114 <* <$LBinaryTrees_24Node_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R114 0 (dread ref %_this)
LOC 1 6
  dassign %Reg0_R114 0 (dread ref %Reg1_R114)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R114))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LBinaryTrees_24Node_3B_7Ccount_7C_28_29I virtual (var %_this <* <$LBinaryTrees_24Node_3B>>) i32 {
  funcid 5
  var %Reg2_R114 <* <$LBinaryTrees_24Node_3B>>
  var %Reg0_R114 <* <$LBinaryTrees_24Node_3B>>
  var %Reg0_I i32
  var %Reg1_R114 <* <$LBinaryTrees_24Node_3B>>
  var %Reg1_I i32

  dassign %Reg2_R114 0 (dread ref %_this)
LOC 1 11
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LBinaryTrees_24Node_3B>> 2 (dread ref %Reg0_R114))
  brtrue @label9 (ne i32 ref (dread ref %Reg0_R114, constval ref 0))
LOC 1 12
  dassign %Reg0_I 0 (constval i32 1)
  return (dread i32 %Reg0_I)
@label9
LOC 1 14
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg1_R114 0 (dread ref %Reg2_R114)
  dassign %Reg1_R114 0 (iread ref <* <$LBinaryTrees_24Node_3B>> 2 (dread ref %Reg1_R114))
  virtualcallassigned &LBinaryTrees_24Node_3B_7Ccount_7C_28_29I (dread ref %Reg1_R114) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R114 0 (dread ref %Reg2_R114)
  dassign %Reg1_R114 0 (iread ref <* <$LBinaryTrees_24Node_3B>> 3 (dread ref %Reg1_R114))
  virtualcallassigned &LBinaryTrees_24Node_3B_7Ccount_7C_28_29I (dread ref %Reg1_R114) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
