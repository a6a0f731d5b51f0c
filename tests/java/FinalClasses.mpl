flavor 1
srclang 3
id 65535
numfuncs 18
import "library.mplt"
import "FinalClasses.mplt"
entryfunc &LFinalClasses_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "FinalClasses.class",
  @INFO_filename "FinalClasses$Closed.class",
  @INFO_filename "FinalClasses$Open.class",
  @INFO_filename "FinalClasses$Other.class",
  @INFO_filename "FinalClasses$Point.class",
  @INFO_filename "FinalClasses$Shape.class",
  @INFO_filename "FinalClasses$Square.class"}
srcfileinfo {
  1 "FinalClasses.java"}
javaclass $LFinalClasses_3B <$LFinalClasses_3B> public
javaclass $LFinalClasses_24Closed_3B <$LFinalClasses_24Closed_3B> final
javaclass $LFinalClasses_24Open_3B <$LFinalClasses_24Open_3B>
javaclass $LFinalClasses_24Other_3B <$LFinalClasses_24Other_3B>
javaclass $LFinalClasses_24Point_3B <$LFinalClasses_24Point_3B> final
javaclass $LFinalClasses_24Shape_3B <$LFinalClasses_24Shape_3B>
javaclass $LFinalClasses_24Square_3B <$LFinalClasses_24Square_3B> final
func &LFinalClasses_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LFinalClasses_3B>>) void
func &LFinalClasses_3B_7Cmake_7C_28I_29LFinalClasses_24Point_3B static (var %Reg4_I i32) <* <$LFinalClasses_24Point_3B>>
func &LFinalClasses_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg13_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LFinalClasses_24Closed_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LFinalClasses_24Closed_3B>>) void
func &LFinalClasses_24Open_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LFinalClasses_24Open_3B>>) void
func &LFinalClasses_24Open_3B_7Ccorners_7C_28_29I virtual (var %_this <* <$LFinalClasses_24Open_3B>>) i32
func &LFinalClasses_24Other_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LFinalClasses_24Other_3B>>) void
func &LFinalClasses_24Other_3B_7Ccorners_7C_28_29I virtual (var %_this <* <$LFinalClasses_24Other_3B>>) i32
func &LFinalClasses_24Point_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LFinalClasses_24Point_3B>>, var %Reg3_I i32) void
func &LFinalClasses_24Point_3B_7Cx_7C_28_29I virtual (var %_this <* <$LFinalClasses_24Point_3B>>) i32
func &LFinalClasses_24Point_3B_7Cnext_7C_28_29LFinalClasses_24Point_3B virtual (var %_this <* <$LFinalClasses_24Point_3B>>) <* <$LFinalClasses_24Point_3B>>
func &LFinalClasses_24Point_3B_7Cthird_7C_28I_29I virtual (var %_this <* <$LFinalClasses_24Point_3B>>, var %Reg4_I i32) i32
func &LFinalClasses_24Point_3B_7Csum_7C_28I_29I virtual (var %_this <* <$LFinalClasses_24Point_3B>>, var %Reg7_I i32) i32
func &LFinalClasses_24Shape_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LFinalClasses_24Shape_3B>>) void
func &LFinalClasses_24Shape_3B_7Ccorners_7C_28_29I virtual (var %_this <* <$LFinalClasses_24Shape_3B>>) i32
func &LFinalClasses_24Shape_3B_7Ctwice_7C_28_29I final virtual (var %_this <* <$LFinalClasses_24Shape_3B>>) i32
func &LFinalClasses_24Square_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LFinalClasses_24Square_3B>>) void
func &LFinalClasses_24Square_3B_7Ccorners_7C_28_29I virtual (var %_this <* <$LFinalClasses_24Square_3B>>) i32
var $_C_STR_3a0020006e0075006c006c00 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x756e203a64efc9ad, 0x6c6c]
var $_C_STR_3a002000 fstatic <[3] u64> readonly = [0, 0x500000000, 0x203a00000726]
var $_C_STR_730075006d002000 fstatic <[3] u64> readonly = [0, 0x900000000, 0x206d757300360b35]
var $_C_STR_20006d006100640065002000 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x64616d203cc8b18b, 0x2065]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_6e0075006c006c00 fstatic <[3] u64> readonly = [0, 0x900000000, 0x6c6c756e0033c587]
var $_C_STR_2c002000 fstatic <[3] u64> readonly = [0, 0x500000000, 0x202c00000574]
var $LFinalClasses_3B_7Cmade i32 static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FArithmeticException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FArithmeticException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) void
func &LFinalClasses_24Closed_3B_7Ccorners_7C_28_29I virtual (var %_this <* <$LFinalClasses_24Closed_3B>>) i32
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LFinalClasses_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LFinalClasses_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LFinalClasses_3B>>
  var %Reg0_R112 <* <$LFinalClasses_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LFinalClasses_3B_7Cmake_7C_28I_29LFinalClasses_24Point_3B static (var %Reg4_I i32) <* <$LFinalClasses_24Point_3B>> {
  funcid 2
  var %Reg0_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R114 <* <$LFinalClasses_24Point_3B>>
  var %Reg1_I i32

ALIAS %x %Reg4_I i32
  intrinsiccallwithtype <$LFinalClasses_3B> JAVA_CLINIT_CHECK ()
LOC 1 68
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  brtrue @label0 (ge i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  goto @label1
@label0
  intrinsiccallwithtype <$LFinalClasses_24Point_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LFinalClasses_24Point_3B>)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  callassigned &LFinalClasses_24Point_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R114, dread i32 %Reg1_I) {}
  dassign %Reg3_R113 0 (dread ref %Reg0_R114)
@label1
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  return (dread ref %Reg0_R113)
}
func &LFinalClasses_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg13_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 3
  var %Reg0_I i32
  var %Reg6_I i32
  var %Reg7_I i32
  var %Reg1_I i32
  var %Reg0_R114 <* <$LFinalClasses_24Point_3B>>
  var %Reg8_R114 <* <$LFinalClasses_24Point_3B>>
  var %Reg1_R114 <* <$LFinalClasses_24Point_3B>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg2_R114 <* <$LFinalClasses_24Point_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg9_R116 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg0_R117 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R120 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg9_R120 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R120 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg7_R114 <* <$LFinalClasses_24Point_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg8_R116 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R121 <* <[] <* <$LFinalClasses_24Shape_3B>>>>
  var %Reg2_R122 <* <$LFinalClasses_24Shape_3B>>
  var %Reg2_R123 <* <$LFinalClasses_24Square_3B>>
  var %Reg2_R124 <* <$LFinalClasses_24Open_3B>>
  var %Reg2_R125 <* <$LFinalClasses_24Closed_3B>>
  var %Reg2_R126 <* <$LFinalClasses_24Other_3B>>
  var %Reg8_R121 <* <[] <* <$LFinalClasses_24Shape_3B>>>>
  var %Reg9_R121 <* <[] <* <$LFinalClasses_24Shape_3B>>>>
  var %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg10_I i32
  var %Reg11_I i32
  var %Reg12_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg12_R122 <* <$LFinalClasses_24Shape_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg9_R122 <* <$LFinalClasses_24Shape_3B>>
  var %Reg1_R122 <* <$LFinalClasses_24Shape_3B>>
  var %Reg10_R116 <* <$Ljava_2Flang_2FNullPointerException_3B>>

ALIAS %e %Reg10_R116 <* <$Ljava_2Flang_2FNullPointerException_3B>>
ALIAS %p %Reg8_R114 <* <$LFinalClasses_24Point_3B>>
ALIAS %i %Reg7_I i32
ALIAS %shape %Reg12_R122 <* <$LFinalClasses_24Shape_3B>>
ALIAS %args %Reg13_R115 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %sum %Reg6_I i32
ALIAS %first %Reg7_R114 <* <$LFinalClasses_24Point_3B>>
ALIAS %shapes %Reg8_R121 <* <[] <* <$LFinalClasses_24Shape_3B>>>>
ALIAS %none %Reg9_R122 <* <$LFinalClasses_24Shape_3B>>
  intrinsiccallwithtype <$LFinalClasses_3B> JAVA_CLINIT_CHECK ()
LOC 1 73
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
LOC 1 74
  dassign %Reg0_I 0 (constval i32 -2)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label2
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 6)
  brtrue @label6 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 75
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  intrinsiccallwithtype <$LFinalClasses_3B> JAVA_CLINIT_CHECK ()
  callassigned &LFinalClasses_3B_7Cmake_7C_28I_29LFinalClasses_24Point_3B (dread i32 %Reg0_I) { dassign %Reg0_R114 0 }
  dassign %Reg8_R114 0 (dread ref %Reg0_R114)
  try { @label3 @label4 }
LOC 1 78
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_R114 0 (dread ref %Reg8_R114)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_I 0 (constval i32 2)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  intrinsiccallwithtype <$LFinalClasses_3B> JAVA_CLINIT_CHECK ()
  callassigned &LFinalClasses_3B_7Cmake_7C_28I_29LFinalClasses_24Point_3B (dread i32 %Reg2_I) { dassign %Reg2_R114 0 }
  virtualcallassigned &LFinalClasses_24Point_3B_7Cx_7C_28_29I (dread ref %Reg2_R114) { dassign %Reg2_I 0 }
  virtualcallassigned &LFinalClasses_24Point_3B_7Cthird_7C_28I_29I (dread ref %Reg1_R114, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
LOC 1 79
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_R114 0 (dread ref %Reg8_R114)
  virtualcallassigned &LFinalClasses_24Point_3B_7Cx_7C_28_29I (dread ref %Reg1_R114) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 84
  goto @label5
@label3
  catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  dassign %Reg0_R116 0 (regread ptr %%thrownval)
LOC 1 80
  dassign %Reg9_R116 0 (dread ref %Reg0_R116)
LOC 1 81
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3a0020006e0075006c006c00) { dassign %L_STR_10 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R119) {}
LOC 1 84
  goto @label5
@label4
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R120 0 (regread ptr %%thrownval)
LOC 1 82
  dassign %Reg9_R120 0 (dread ref %Reg0_R120)
LOC 1 83
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3a002000) { dassign %L_STR_11 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  dassign %Reg2_R120 0 (dread ref %Reg9_R120)
  virtualcallassigned &Ljava_2Flang_2FArithmeticException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R120) { dassign %Reg2_R119 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R119) {}
@label5
LOC 1 74
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  goto @label2
@label6
LOC 1 86
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_730075006d002000) { dassign %L_STR_12 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20006d006100640065002000) { dassign %L_STR_13 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  intrinsiccallwithtype <$LFinalClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LFinalClasses_3B_7Cmade)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R119) {}
LOC 1 88
  intrinsiccallwithtype <$LFinalClasses_24Point_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LFinalClasses_24Point_3B>)
  dassign %Reg1_I 0 (constval i32 1)
  callassigned &LFinalClasses_24Point_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R114, dread i32 %Reg1_I) {}
  dassign %Reg7_R114 0 (dread ref %Reg0_R114)
LOC 1 89
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  intrinsiccallwithtype <$LFinalClasses_24Point_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (gcmalloc ref <$LFinalClasses_24Point_3B>)
  dassign %Reg2_I 0 (constval i32 2)
  callassigned &LFinalClasses_24Point_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg1_R114, dread i32 %Reg2_I) {}
  iassign <* <$LFinalClasses_24Point_3B>> 3 (dread ref %Reg0_R114, dread ref %Reg1_R114)
LOC 1 90
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  virtualcallassigned &LFinalClasses_24Point_3B_7Cnext_7C_28_29LFinalClasses_24Point_3B (dread ref %Reg0_R114) { dassign %Reg0_R114 0 }
  intrinsiccallwithtype <$LFinalClasses_24Point_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (gcmalloc ref <$LFinalClasses_24Point_3B>)
  dassign %Reg2_I 0 (constval i32 3)
  callassigned &LFinalClasses_24Point_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg1_R114, dread i32 %Reg2_I) {}
  iassign <* <$LFinalClasses_24Point_3B>> 3 (dread ref %Reg0_R114, dread ref %Reg1_R114)
LOC 1 91
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  dassign %Reg2_R114 0 (dread ref %Reg7_R114)
  dassign %Reg3_I 0 (constval i32 2)
  virtualcallassigned &LFinalClasses_24Point_3B_7Csum_7C_28I_29I (dread ref %Reg2_R114, dread i32 %Reg3_I) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_14 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  dassign %Reg2_R114 0 (dread ref %Reg7_R114)
  dassign %Reg3_I 0 (constval i32 9)
  virtualcallassigned &LFinalClasses_24Point_3B_7Csum_7C_28I_29I (dread ref %Reg2_R114, dread i32 %Reg3_I) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_14 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  dassign %Reg2_R114 0 (dread ref %Reg7_R114)
  virtualcallassigned &LFinalClasses_24Point_3B_7Cnext_7C_28_29LFinalClasses_24Point_3B (dread ref %Reg2_R114) { dassign %Reg2_R114 0 }
  virtualcallassigned &LFinalClasses_24Point_3B_7Cnext_7C_28_29LFinalClasses_24Point_3B (dread ref %Reg2_R114) { dassign %Reg2_R114 0 }
  virtualcallassigned &LFinalClasses_24Point_3B_7Cx_7C_28_29I (dread ref %Reg2_R114) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R119) {}
  try { @label7 }
LOC 1 93
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R114 0 (dread ref %Reg7_R114)
  virtualcallassigned &LFinalClasses_24Point_3B_7Cnext_7C_28_29LFinalClasses_24Point_3B (dread ref %Reg1_R114) { dassign %Reg1_R114 0 }
  virtualcallassigned &LFinalClasses_24Point_3B_7Cnext_7C_28_29LFinalClasses_24Point_3B (dread ref %Reg1_R114) { dassign %Reg1_R114 0 }
  virtualcallassigned &LFinalClasses_24Point_3B_7Cnext_7C_28_29LFinalClasses_24Point_3B (dread ref %Reg1_R114) { dassign %Reg1_R114 0 }
  virtualcallassigned &LFinalClasses_24Point_3B_7Cx_7C_28_29I (dread ref %Reg1_R114) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R117, dread i32 %Reg1_I) {}
  endtry
LOC 1 96
  goto @label8
@label7
  catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  dassign %Reg0_R116 0 (regread ptr %%thrownval)
LOC 1 94
  dassign %Reg8_R116 0 (dread ref %Reg0_R116)
LOC 1 95
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0075006c006c00) { dassign %L_STR_15 0 }
  dassign %Reg1_R119 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R119) {}
@label8
LOC 1 98
  dassign %Reg0_I 0 (constval i32 5)
  dassign %Reg0_R121 0 (gcmallocjarray ref <[] <* <$LFinalClasses_24Shape_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  intrinsiccallwithtype <$LFinalClasses_24Shape_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R122 0 (gcmalloc ref <$LFinalClasses_24Shape_3B>)
  callassigned &LFinalClasses_24Shape_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R122) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I), 
    dread ref %Reg2_R122)
  dassign %Reg1_I 0 (constval i32 1)
  intrinsiccallwithtype <$LFinalClasses_24Square_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R123 0 (gcmalloc ref <$LFinalClasses_24Square_3B>)
  callassigned &LFinalClasses_24Square_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R123) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I), 
    dread ref %Reg2_R123)
  dassign %Reg1_I 0 (constval i32 2)
  intrinsiccallwithtype <$LFinalClasses_24Open_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R124 0 (gcmalloc ref <$LFinalClasses_24Open_3B>)
  callassigned &LFinalClasses_24Open_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R124) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I), 
    dread ref %Reg2_R124)
  dassign %Reg1_I 0 (constval i32 3)
  intrinsiccallwithtype <$LFinalClasses_24Closed_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R125 0 (gcmalloc ref <$LFinalClasses_24Closed_3B>)
  callassigned &LFinalClasses_24Closed_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R125) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I), 
    dread ref %Reg2_R125)
  dassign %Reg1_I 0 (constval i32 4)
  intrinsiccallwithtype <$LFinalClasses_24Other_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R126 0 (gcmalloc ref <$LFinalClasses_24Other_3B>)
  callassigned &LFinalClasses_24Other_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R126) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I), 
    dread ref %Reg2_R126)
  dassign %Reg8_R121 0 (dread ref %Reg0_R121)
LOC 1 99
  dassign %Reg0_R121 0 (dread ref %Reg8_R121)
  dassign %Reg9_R121 0 (dread ref %Reg0_R121)
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R121))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
@label9
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  brtrue @label10 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R121))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg12_R113 0 (dread ref %Reg0_R113)
LOC 1 100
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  dassign %Reg12_R122 0 (retype ref <* <$LFinalClasses_24Shape_3B>> (dread ref %Reg12_R113))
  dassign %Reg2_R122 0 (dread ref %Reg12_R122)
  virtualcallassigned &LFinalClasses_24Shape_3B_7Ccorners_7C_28_29I (dread ref %Reg2_R122) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_14 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  dassign %Reg12_R122 0 (retype ref <* <$LFinalClasses_24Shape_3B>> (dread ref %Reg12_R113))
  dassign %Reg2_R122 0 (dread ref %Reg12_R122)
  virtualcallassigned &LFinalClasses_24Shape_3B_7Ctwice_7C_28_29I (dread ref %Reg2_R122) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c002000) { dassign %L_STR_16 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R119) {}
LOC 1 99
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 1))
  goto @label9
@label10
LOC 1 102
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  intrinsiccallwithtype <$LFinalClasses_24Square_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R123 0 (gcmalloc ref <$LFinalClasses_24Square_3B>)
  callassigned &LFinalClasses_24Square_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R123) {}
  virtualcallassigned &LFinalClasses_24Square_3B_7Ccorners_7C_28_29I (dread ref %Reg2_R123) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_14 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  intrinsiccallwithtype <$LFinalClasses_24Closed_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R125 0 (gcmalloc ref <$LFinalClasses_24Closed_3B>)
  callassigned &LFinalClasses_24Closed_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R125) {}
  virtualcallassigned &LFinalClasses_24Closed_3B_7Ccorners_7C_28_29I (dread ref %Reg2_R125) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R119) {}
LOC 1 103
  dassign %Reg0_R121 0 (dread ref %Reg8_R121)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R121))
  dassign %Reg1_I 0 (constval i32 5)
  brtrue @label11 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
  goto @label12
@label11
  dassign %Reg0_R121 0 (dread ref %Reg8_R121)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I)))
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
@label12
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg9_R113 0 (dread ref %Reg0_R113)
  try { @label13 }
LOC 1 105
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg9_R122 0 (retype ref <* <$LFinalClasses_24Shape_3B>> (dread ref %Reg9_R113))
  dassign %Reg1_R122 0 (dread ref %Reg9_R122)
  virtualcallassigned &LFinalClasses_24Shape_3B_7Ctwice_7C_28_29I (dread ref %Reg1_R122) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R117, dread i32 %Reg1_I) {}
  endtry
LOC 1 108
  goto @label14
@label13
  catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  dassign %Reg0_R116 0 (regread ptr %%thrownval)
LOC 1 106
  dassign %Reg10_R116 0 (dread ref %Reg0_R116)
LOC 1 107
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0075006c006c00) { dassign %L_STR_15 0 }
  dassign %Reg1_R119 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R119) {}
@label14
LOC 1 109
  return ()
}
func &LFinalClasses_24Closed_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LFinalClasses_24Closed_3B>>) void {
  funcid 4
  var %Reg1_R125 <* <$LFinalClasses_24Closed_3B>>
  var %Reg0_R125 <* <$LFinalClasses_24Closed_3B>>
  var %Reg0_R124 <* <$LFinalClasses_24Open_3B>>

  dassign %Reg1_R125 0 (dread ref %_this)
LOC 1 58
  dassign %Reg0_R125 0 (dread ref %Reg1_R125)
  dassign %Reg0_R124 0 (retype ref <* <$LFinalClasses_24Open_3B>> (dread ref %Reg0_R125))
  callassigned &LFinalClasses_24Open_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R124) {}
  return ()
}
func &LFinalClasses_24Open_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LFinalClasses_24Open_3B>>) void {
  funcid 5
  var %Reg1_R124 <* <$LFinalClasses_24Open_3B>>
  var %Reg0_R124 <* <$LFinalClasses_24Open_3B>>
  var %Reg0_R122 <* <$LFinalClasses_24Shape_3B>>

  dassign %Reg1_R124 0 (dread ref %_this)
LOC 1 51
  dassign %Reg0_R124 0 (dread ref %Reg1_R124)
  dassign %Reg0_R122 0 (retype ref <* <$LFinalClasses_24Shape_3B>> (dread ref %Reg0_R124))
  callassigned &LFinalClasses_24Shape_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R122) {}
  return ()
}
func &LFinalClasses_24Open_3B_7Ccorners_7C_28_29I virtual (var %_this <* <$LFinalClasses_24Open_3B>>) i32 {
  funcid 6
  var %Reg1_R124 <* <$LFinalClasses_24Open_3B>>
  var %Reg0_I i32

  dassign %Reg1_R124 0 (dread ref %_this)
LOC 1 54
  dassign %Reg0_I 0 (constval i32 5)
  return (dread i32 %Reg0_I)
}
func &LFinalClasses_24Other_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LFinalClasses_24Other_3B>>) void {
  funcid 7
  var %Reg1_R126 <* <$LFinalClasses_24Other_3B>>
  var %Reg0_R126 <* <$LFinalClasses_24Other_3B>>
  var %Reg0_R124 <* <$LFinalClasses_24Open_3B>>

  dassign %Reg1_R126 0 (dread ref %_this)
LOC 1 60
  dassign %Reg0_R126 0 (dread ref %Reg1_R126)
  dassign %Reg0_R124 0 (retype ref <* <$LFinalClasses_24Open_3B>> (dread ref %Reg0_R126))
  callassigned &LFinalClasses_24Open_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R124) {}
  return ()
}
func &LFinalClasses_24Other_3B_7Ccorners_7C_28_29I virtual (var %_this <* <$LFinalClasses_24Other_3B>>) i32 {
  funcid 8
  var %Reg1_R126 <* <$LFinalClasses_24Other_3B>>
  var %Reg0_I i32

  dassign %Reg1_R126 0 (dread ref %_this)
LOC 1 63
  dassign %Reg0_I 0 (constval i32 6)
  return (dread i32 %Reg0_I)
}
func &LFinalClasses_24Point_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LFinalClasses_24Point_3B>>, var %Reg3_I i32) void {
  funcid 9
  var %Reg2_R114 <* <$LFinalClasses_24Point_3B>>
  var %Reg0_R114 <* <$LFinalClasses_24Point_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg0_I i32

ALIAS %x %Reg3_I i32
  dassign %Reg2_R114 0 (dread ref %_this)
LOC 1 9
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R114))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 10
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LFinalClasses_24Point_3B>> 2 (dread ref %Reg0_R114, dread i32 %Reg1_I)
LOC 1 11
  intrinsiccallwithtype <$LFinalClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LFinalClasses_3B_7Cmade)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LFinalClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LFinalClasses_3B_7Cmade 0 (dread i32 %Reg0_I)
LOC 1 12
  return ()
}
func &LFinalClasses_24Point_3B_7Cx_7C_28_29I virtual (var %_this <* <$LFinalClasses_24Point_3B>>) i32 {
  funcid 10
  var %Reg1_R114 <* <$LFinalClasses_24Point_3B>>
  var %Reg0_R114 <* <$LFinalClasses_24Point_3B>>
  var %Reg0_I i32

  dassign %Reg1_R114 0 (dread ref %_this)
LOC 1 15
  dassign %Reg0_R114 0 (dread ref %Reg1_R114)
  dassign %Reg0_I 0 (iread i32 <* <$LFinalClasses_24Point_3B>> 2 (dread ref %Reg0_R114))
  return (dread i32 %Reg0_I)
}
func &LFinalClasses_24Point_3B_7Cnext_7C_28_29LFinalClasses_24Point_3B virtual (var %_this <* <$LFinalClasses_24Point_3B>>) <* <$LFinalClasses_24Point_3B>> {
  funcid 11
  var %Reg1_R114 <* <$LFinalClasses_24Point_3B>>
  var %Reg0_R114 <* <$LFinalClasses_24Point_3B>>

  dassign %Reg1_R114 0 (dread ref %_this)
LOC 1 19
  dassign %Reg0_R114 0 (dread ref %Reg1_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LFinalClasses_24Point_3B>> 3 (dread ref %Reg0_R114))
  return (dread ref %Reg0_R114)
}
func &LFinalClasses_24Point_3B_7Cthird_7C_28I_29I virtual (var %_this <* <$LFinalClasses_24Point_3B>>, var %Reg4_I i32) i32 {
  funcid 12
  var %Reg3_R114 <* <$LFinalClasses_24Point_3B>>
  var %Reg0_R114 <* <$LFinalClasses_24Point_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %of %Reg4_I i32
  dassign %Reg3_R114 0 (dread ref %_this)
LOC 1 23
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_I 0 (iread i32 <* <$LFinalClasses_24Point_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_I 0 (constval i32 3)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (div i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LFinalClasses_24Point_3B_7Csum_7C_28I_29I virtual (var %_this <* <$LFinalClasses_24Point_3B>>, var %Reg7_I i32) i32 {
  funcid 13
  var %Reg6_R114 <* <$LFinalClasses_24Point_3B>>
  var %Reg0_I i32
  var %Reg0_R114 <* <$LFinalClasses_24Point_3B>>
  var %Reg1_R114 <* <$LFinalClasses_24Point_3B>>
  var %Reg4_I i32
  var %Reg1_I i32
  var %Reg5_I i32
  var %Reg2_I i32
  var %Reg3_I i32

ALIAS %depth %Reg7_I i32
  dassign %Reg6_R114 0 (dread ref %_this)
LOC 1 27
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  brtrue @label15 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 28
  dassign %Reg0_I 0 (constval i32 0)
  return (dread i32 %Reg0_I)
@label15
LOC 1 30
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg0_I 0 (iread i32 <* <$LFinalClasses_24Point_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_R114 0 (iread ref <* <$LFinalClasses_24Point_3B>> 3 (dread ref %Reg1_R114))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  brtrue @label16 (ne i32 ref (dread ref %Reg1_R114, constval ref 0))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg1_I)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
  goto @label17
@label16
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_R114 0 (iread ref <* <$LFinalClasses_24Point_3B>> 3 (dread ref %Reg1_R114))
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sub i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  virtualcallassigned &LFinalClasses_24Point_3B_7Csum_7C_28I_29I (dread ref %Reg1_R114, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  dassign %Reg4_I 0 (dread i32 %Reg1_I)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label17
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LFinalClasses_24Shape_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LFinalClasses_24Shape_3B>>) void {
  funcid 14
  var %Reg1_R122 <* <$LFinalClasses_24Shape_3B>>
  var %Reg0_R122 <* <$LFinalClasses_24Shape_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R122 0 (dread ref %_this)
LOC 1 34
  dassign %Reg0_R122 0 (dread ref %Reg1_R122)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R122))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LFinalClasses_24Shape_3B_7Ccorners_7C_28_29I virtual (var %_this <* <$LFinalClasses_24Shape_3B>>) i32 {
  funcid 15
  var %Reg1_R122 <* <$LFinalClasses_24Shape_3B>>
  var %Reg0_I i32

  dassign %Reg1_R122 0 (dread ref %_this)
LOC 1 36
  dassign %Reg0_I 0 (constval i32 0)
  return (dread i32 %Reg0_I)
}
func &LFinalClasses_24Shape_3B_7Ctwice_7C_28_29I final virtual (var %_this <* <$LFinalClasses_24Shape_3B>>) i32 {
  funcid 16
  var %Reg2_R122 <* <$LFinalClasses_24Shape_3B>>
  var %Reg0_I i32
  var %Reg1_R122 <* <$LFinalClasses_24Shape_3B>>
  var %Reg1_I i32

  dassign %Reg2_R122 0 (dread ref %_this)
LOC 1 40
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg1_R122 0 (dread ref %Reg2_R122)
  virtualcallassigned &LFinalClasses_24Shape_3B_7Ccorners_7C_28_29I (dread ref %Reg1_R122) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LFinalClasses_24Square_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LFinalClasses_24Square_3B>>) void {
  funcid 17
  var %Reg1_R123 <* <$LFinalClasses_24Square_3B>>
  var %Reg0_R123 <* <$LFinalClasses_24Square_3B>>
  var %Reg0_R122 <* <$LFinalClasses_24Shape_3B>>

  dassign %Reg1_R123 0 (dread ref %_this)
LOC 1 44
  dassign %Reg0_R123 0 (dread ref %Reg1_R123)
  dassign %Reg0_R122 0 (retype ref <* <$LFinalClasses_24Shape_3B>> (dread ref %Reg0_R123))
  callassigned &LFinalClasses_24Shape_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R122) {}
  return ()
}
func &LFinalClasses_24Square_3B_7Ccorners_7C_28_29I virtual (var %_this <* <$LFinalClasses_24Square_3B>>) i32 {
  funcid 18
  var %Reg1_R123 <* <$LFinalClasses_24Square_3B>>
  var %Reg0_I i32

  dassign %Reg1_R123 0 (dread ref %_this)
LOC 1 47
  dassign %Reg0_I 0 (constval i32 4)
  return (dread i32 %Reg0_I)
}
