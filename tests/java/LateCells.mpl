flavor 1
srclang 3
id 65535
numfuncs 7
import "library.mplt"
import "LateCells.mplt"
entryfunc &LLateCells_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "LateCells.class",
  @INFO_filename "LateCells$Box.class",
  @INFO_filename "LateCells$Tree.class"}
srcfileinfo {
  1 "LateCells.java"}
javaclass $LLateCells_3B <$LLateCells_3B> public
javaclass $LLateCells_24Box_3B <$LLateCells_24Box_3B> final
javaclass $LLateCells_24Tree_3B <$LLateCells_24Tree_3B>
func &LLateCells_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LLateCells_3B>>) void
func &LLateCells_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg15_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LLateCells_24Box_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LLateCells_24Box_3B>>, var %Reg3_I i32) void
func &LLateCells_24Box_3B_7Cget_7C_28I_29I virtual (var %_this <* <$LLateCells_24Box_3B>>, var %Reg5_I i32) i32
func &LLateCells_24Tree_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LLateCells_24Tree_3B>>, var %Reg3_I i32) void
func &LLateCells_24Tree_3B_7Cwalk_7C_28IAI_29I virtual (var %_this <* <$LLateCells_24Tree_3B>>, var %Reg8_I i32, var %Reg9_R123 <* <[] i32>>) i32
func &LLateCells_24Tree_3B_7Cname_7C_28I_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LLateCells_24Tree_3B>>, var %Reg6_I i32) <* <$Ljava_2Flang_2FString_3B>>
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_6e0075006c006c00 fstatic <[3] u64> readonly = [0, 0x900000000, 0x6c6c756e0033c587]
var $_C_STR_7400680072006f0077006e002000 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x6f726874b04592d8, 0x206e77]
var $_C_STR_6e006f002000 fstatic <[3] u64> readonly = [0, 0x700000000, 0x206f6e0001aa7f]
var $_C_STR_73006d0061006c006c00 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6c616d7306879507, 108]
var $_C_STR_ fstatic <[3] u64> readonly = [0, 0x100000000, 0]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R118 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R118 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FIllegalStateException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R118 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FArithmeticException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FArithmeticException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>, var %Reg1_R118 <* <$Ljava_2Flang_2FString_3B>>) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LLateCells_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LLateCells_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LLateCells_3B>>
  var %Reg0_R112 <* <$LLateCells_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LLateCells_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg15_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 2
  var %Reg0_R115 <* <$LLateCells_24Box_3B>>
  var %Reg1_I i32
  var %Reg7_R115 <* <$LLateCells_24Box_3B>>
  var %Reg0_I i32
  var %Reg8_I i32
  var %Reg0_R116 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R115 <* <$LLateCells_24Box_3B>>
  var %Reg3_I i32
  var %Reg2_I i32
  var %Reg2_R118 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R118 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg9_R119 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg0_R120 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %Reg9_R120 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %Reg1_R120 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %Reg0_R121 <* <$LLateCells_24Tree_3B>>
  var %Reg8_R121 <* <$LLateCells_24Tree_3B>>
  var %Reg1_R121 <* <$LLateCells_24Tree_3B>>
  var %Reg0_R122 <* <[] <* <[] i32>>>>
  var %Reg2_R123 <* <[] i32>>
  var %Reg4_I i32
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg9_R122 <* <[] <* <[] i32>>>>
  var %Reg10_R122 <* <[] <* <[] i32>>>>
  var %Reg10_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg11_I i32
  var %Reg12_I i32
  var %Reg13_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg13_R123 <* <[] i32>>
  var %Reg3_R123 <* <[] i32>>
  var %Reg0_R124 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg14_R124 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg1_R124 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg0_R125 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg14_R125 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg14_R120 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %Reg10_I i32
  var %Reg11_R119 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R119 <* <$Ljava_2Flang_2FIllegalStateException_3B>>

ALIAS %e %Reg11_R119 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
ALIAS %i %Reg10_I i32
ALIAS %limit %Reg13_R123 <* <[] i32>>
ALIAS %args %Reg15_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %box %Reg7_R115 <* <$LLateCells_24Box_3B>>
ALIAS %tree %Reg8_R121 <* <$LLateCells_24Tree_3B>>
ALIAS %limits %Reg9_R122 <* <[] <* <[] i32>>>>
  intrinsiccallwithtype <$LLateCells_3B> JAVA_CLINIT_CHECK ()
LOC 1 56
  intrinsiccallwithtype <$LLateCells_24Box_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$LLateCells_24Box_3B>)
  dassign %Reg1_I 0 (constval i32 4)
  callassigned &LLateCells_24Box_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
  dassign %Reg7_R115 0 (dread ref %Reg0_R115)
LOC 1 57
  dassign %Reg0_R115 0 (dread ref %Reg7_R115)
  dassign %Reg1_I 0 (constval i32 6)
  iassign <* <$LLateCells_24Box_3B>> 3 (dread ref %Reg0_R115, dread i32 %Reg1_I)
LOC 1 58
  dassign %Reg0_I 0 (constval i32 -1)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (constval i32 8)
  brtrue @label4 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  try { @label1 @label2 }
LOC 1 60
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R117) {}
  dassign %Reg2_R115 0 (dread ref %Reg7_R115)
  dassign %Reg3_I 0 (dread i32 %Reg8_I)
  virtualcallassigned &LLateCells_24Box_3B_7Cget_7C_28I_29I (dread ref %Reg2_R115, dread i32 %Reg3_I) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R118) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R118) {}
  endtry
LOC 1 65
  goto @label3
@label1
  catch { <* <$Ljava_2Flang_2FIllegalStateException_3B>> }
  dassign %Reg0_R119 0 (regread ptr %%thrownval)
LOC 1 61
  dassign %Reg9_R119 0 (dread ref %Reg0_R119)
LOC 1 62
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R119 0 (dread ref %Reg9_R119)
  virtualcallassigned &Ljava_2Flang_2FIllegalStateException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R119) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R118) {}
LOC 1 65
  goto @label3
@label2
  catch { <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> }
  dassign %Reg0_R120 0 (regread ptr %%thrownval)
LOC 1 63
  dassign %Reg9_R120 0 (dread ref %Reg0_R120)
LOC 1 64
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R120 0 (dread ref %Reg9_R120)
  virtualcallassigned &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R120) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R118) {}
@label3
LOC 1 58
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 1))
  goto @label0
@label4
LOC 1 67
  intrinsiccallwithtype <$LLateCells_24Tree_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$LLateCells_24Tree_3B>)
  dassign %Reg1_I 0 (constval i32 3)
  callassigned &LLateCells_24Tree_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R121, dread i32 %Reg1_I) {}
  dassign %Reg8_R121 0 (dread ref %Reg0_R121)
LOC 1 68
  dassign %Reg0_R121 0 (dread ref %Reg8_R121)
  intrinsiccallwithtype <$LLateCells_24Tree_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$LLateCells_24Tree_3B>)
  dassign %Reg2_I 0 (constval i32 1)
  callassigned &LLateCells_24Tree_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg1_R121, dread i32 %Reg2_I) {}
  iassign <* <$LLateCells_24Tree_3B>> 2 (dread ref %Reg0_R121, dread ref %Reg1_R121)
LOC 1 69
  dassign %Reg0_I 0 (constval i32 5)
  dassign %Reg0_R122 0 (gcmallocjarray ref <[] <* <[] i32>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg2_R123 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R123, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg4_I 0 (constval i32 0)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R123, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R123)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg2_R123 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 2)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R123, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg4_I 0 (constval i32 -1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R123, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R123)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg2_R123 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 0)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R123, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg4_I 0 (constval i32 0)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R123, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R123)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_R113 0 (constval ref 0)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R123 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R123, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R123)
  dassign %Reg9_R122 0 (dread ref %Reg0_R122)
LOC 1 70
  dassign %Reg0_R122 0 (dread ref %Reg9_R122)
  dassign %Reg10_R122 0 (dread ref %Reg0_R122)
  dassign %Reg10_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg10_R122))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
@label5
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  brtrue @label10 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg10_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg10_R122))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg13_R113 0 (dread ref %Reg0_R113)
  try { @label6 @label7 @label8 }
LOC 1 72
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R121 0 (dread ref %Reg8_R121)
  dassign %Reg2_I 0 (constval i32 6)
  dassign %Reg13_R123 0 (retype ref <* <[] i32>> (dread ref %Reg13_R113))
  dassign %Reg3_R123 0 (dread ref %Reg13_R123)
  virtualcallassigned &LLateCells_24Tree_3B_7Cwalk_7C_28IAI_29I (dread ref %Reg1_R121, dread i32 %Reg2_I, dread ref %Reg3_R123) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R116, dread i32 %Reg1_I) {}
  endtry
LOC 1 79
  goto @label9
@label6
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R124 0 (regread ptr %%thrownval)
LOC 1 73
  dassign %Reg14_R124 0 (dread ref %Reg0_R124)
LOC 1 74
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R124 0 (dread ref %Reg14_R124)
  virtualcallassigned &Ljava_2Flang_2FArithmeticException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R124) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R118) {}
LOC 1 79
  goto @label9
@label7
  catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  dassign %Reg0_R125 0 (regread ptr %%thrownval)
LOC 1 75
  dassign %Reg14_R125 0 (dread ref %Reg0_R125)
LOC 1 76
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0075006c006c00) { dassign %L_STR_11 0 }
  dassign %Reg1_R118 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R118) {}
LOC 1 79
  goto @label9
@label8
  catch { <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> }
  dassign %Reg0_R120 0 (regread ptr %%thrownval)
LOC 1 77
  dassign %Reg14_R120 0 (dread ref %Reg0_R120)
LOC 1 78
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R120 0 (dread ref %Reg14_R120)
  virtualcallassigned &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R120) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R118) {}
@label9
LOC 1 70
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
  goto @label5
@label10
LOC 1 81
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
@label11
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 8)
  brtrue @label14 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  try { @label12 }
LOC 1 83
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R121 0 (dread ref %Reg8_R121)
  dassign %Reg2_I 0 (dread i32 %Reg10_I)
  virtualcallassigned &LLateCells_24Tree_3B_7Cname_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R118) {}
  endtry
LOC 1 86
  goto @label13
@label12
  catch { <* <$Ljava_2Flang_2FIllegalStateException_3B>> }
  dassign %Reg0_R119 0 (regread ptr %%thrownval)
LOC 1 84
  dassign %Reg11_R119 0 (dread ref %Reg0_R119)
LOC 1 85
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R117) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7400680072006f0077006e002000) { dassign %L_STR_12 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R118) { dassign %Reg1_R117 0 }
  dassign %Reg2_R119 0 (dread ref %Reg11_R119)
  virtualcallassigned &Ljava_2Flang_2FIllegalStateException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R119) { dassign %Reg2_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R118) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R118) {}
@label13
LOC 1 81
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  goto @label11
@label14
LOC 1 88
  return ()
}
func &LLateCells_24Box_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LLateCells_24Box_3B>>, var %Reg3_I i32) void {
  funcid 3
  var %Reg2_R115 <* <$LLateCells_24Box_3B>>
  var %Reg0_R115 <* <$LLateCells_24Box_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_R123 <* <[] i32>>

ALIAS %size %Reg3_I i32
  dassign %Reg2_R115 0 (dread ref %_this)
LOC 1 7
  dassign %Reg0_R115 0 (dread ref %Reg2_R115)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R115))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 8
  dassign %Reg0_R115 0 (dread ref %Reg2_R115)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R123 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg1_I))
  iassign <* <$LLateCells_24Box_3B>> 2 (dread ref %Reg0_R115, dread ref %Reg1_R123)
LOC 1 9
  return ()
}
func &LLateCells_24Box_3B_7Cget_7C_28I_29I virtual (var %_this <* <$LLateCells_24Box_3B>>, var %Reg5_I i32) i32 {
  funcid 4
  var %Reg4_R115 <* <$LLateCells_24Box_3B>>
  var %Reg0_I i32
  var %Reg1_R115 <* <$LLateCells_24Box_3B>>
  var %Reg1_I i32
  var %Reg0_R117 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg3_R117 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R118 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R126 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R115 <* <$LLateCells_24Box_3B>>
  var %Reg0_R123 <* <[] i32>>

ALIAS %text %Reg3_R117 <* <$Ljava_2Flang_2FStringBuilder_3B>>
ALIAS %index %Reg5_I i32
  dassign %Reg4_R115 0 (dread ref %_this)
LOC 1 13
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R115 0 (dread ref %Reg4_R115)
  dassign %Reg1_I 0 (iread i32 <* <$LLateCells_24Box_3B>> 3 (dread ref %Reg1_R115))
  brtrue @label15 (lt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 14
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R117) {}
  dassign %Reg3_R117 0 (dread ref %Reg0_R117)
LOC 1 15
  dassign %Reg0_R117 0 (dread ref %Reg3_R117)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e006f002000) { dassign %L_STR_13 0 }
  dassign %Reg1_R118 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R117, dread ref %Reg1_R118) { dassign %Reg0_R117 0 }
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R117, dread i32 %Reg1_I) { dassign %Reg0_R117 0 }
LOC 1 16
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalStateException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
  dassign %Reg1_R117 0 (dread ref %Reg3_R117)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R118 0 }
  callassigned &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R118) {}
  dassign %Reg0_R126 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R119))
  throw (dread ref %Reg0_R126)
@label15
LOC 1 18
  dassign %Reg0_R115 0 (dread ref %Reg4_R115)
  dassign %Reg0_R123 0 (iread ref <* <$LLateCells_24Box_3B>> 2 (dread ref %Reg0_R115))
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R123, dread i32 %Reg1_I)))
  return (dread i32 %Reg0_I)
}
func &LLateCells_24Tree_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LLateCells_24Tree_3B>>, var %Reg3_I i32) void {
  funcid 5
  var %Reg2_R121 <* <$LLateCells_24Tree_3B>>
  var %Reg0_R121 <* <$LLateCells_24Tree_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32

ALIAS %value %Reg3_I i32
  dassign %Reg2_R121 0 (dread ref %_this)
LOC 1 26
  dassign %Reg0_R121 0 (dread ref %Reg2_R121)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R121))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 27
  dassign %Reg0_R121 0 (dread ref %Reg2_R121)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LLateCells_24Tree_3B>> 4 (dread ref %Reg0_R121, dread i32 %Reg1_I)
LOC 1 28
  return ()
}
func &LLateCells_24Tree_3B_7Cwalk_7C_28IAI_29I virtual (var %_this <* <$LLateCells_24Tree_3B>>, var %Reg8_I i32, var %Reg9_R123 <* <[] i32>>) i32 {
  funcid 6
  var %Reg7_R121 <* <$LLateCells_24Tree_3B>>
  var %Reg0_I i32
  var %Reg0_R121 <* <$LLateCells_24Tree_3B>>
  var %Reg1_R123 <* <[] i32>>
  var %Reg2_I i32
  var %Reg1_I i32
  var %Reg1_R121 <* <$LLateCells_24Tree_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R121 <* <$LLateCells_24Tree_3B>>
  var %Reg5_R121 <* <$LLateCells_24Tree_3B>>
  var %Reg2_R123 <* <[] i32>>
  var %Reg3_I i32
  var %Reg3_R123 <* <[] i32>>

ALIAS %depth %Reg8_I i32
ALIAS %limit %Reg9_R123 <* <[] i32>>
ALIAS %one %Reg5_R121 <* <$LLateCells_24Tree_3B>>
ALIAS %other %Reg6_R121 <* <$LLateCells_24Tree_3B>>
  dassign %Reg7_R121 0 (dread ref %_this)
LOC 1 32
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  brtrue @label16 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R121 0 (dread ref %Reg7_R121)
  dassign %Reg0_I 0 (iread i32 <* <$LLateCells_24Tree_3B>> 4 (dread ref %Reg0_R121))
  dassign %Reg1_R123 0 (dread ref %Reg9_R123)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R123, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (div i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 1000)
  brtrue @label17 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
@label16
LOC 1 33
  dassign %Reg0_R121 0 (dread ref %Reg7_R121)
  dassign %Reg0_I 0 (iread i32 <* <$LLateCells_24Tree_3B>> 4 (dread ref %Reg0_R121))
  return (dread i32 %Reg0_I)
@label17
LOC 1 35
  dassign %Reg0_R121 0 (dread ref %Reg7_R121)
  dassign %Reg0_R121 0 (iread ref <* <$LLateCells_24Tree_3B>> 2 (dread ref %Reg0_R121))
  brtrue @label18 (ne i32 ref (dread ref %Reg0_R121, constval ref 0))
  intrinsiccallwithtype <$LLateCells_24Tree_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$LLateCells_24Tree_3B>)
  dassign %Reg1_R121 0 (dread ref %Reg7_R121)
  dassign %Reg1_I 0 (iread i32 <* <$LLateCells_24Tree_3B>> 4 (dread ref %Reg1_R121))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  callassigned &LLateCells_24Tree_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R121, dread i32 %Reg1_I) {}
  dassign %Reg4_R113 0 (dread ref %Reg0_R121)
  goto @label19
@label18
  dassign %Reg0_R121 0 (dread ref %Reg7_R121)
  dassign %Reg0_R121 0 (iread ref <* <$LLateCells_24Tree_3B>> 2 (dread ref %Reg0_R121))
  dassign %Reg4_R113 0 (dread ref %Reg0_R121)
@label19
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
LOC 1 36
  intrinsiccallwithtype <$LLateCells_24Tree_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$LLateCells_24Tree_3B>)
  dassign %Reg1_R121 0 (dread ref %Reg7_R121)
  dassign %Reg1_I 0 (iread i32 <* <$LLateCells_24Tree_3B>> 4 (dread ref %Reg1_R121))
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  callassigned &LLateCells_24Tree_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R121, dread i32 %Reg1_I) {}
  dassign %Reg6_R121 0 (dread ref %Reg0_R121)
LOC 1 37
  dassign %Reg5_R121 0 (retype ref <* <$LLateCells_24Tree_3B>> (dread ref %Reg5_R113))
  dassign %Reg0_R121 0 (dread ref %Reg5_R121)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_R123 0 (dread ref %Reg9_R123)
  virtualcallassigned &LLateCells_24Tree_3B_7Cwalk_7C_28IAI_29I (dread ref %Reg0_R121, dread i32 %Reg1_I, dread ref %Reg2_R123) { dassign %Reg0_I 0 }
  dassign %Reg1_R121 0 (dread ref %Reg6_R121)
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sub i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg3_R123 0 (dread ref %Reg9_R123)
  virtualcallassigned &LLateCells_24Tree_3B_7Cwalk_7C_28IAI_29I (dread ref %Reg1_R121, dread i32 %Reg2_I, dread ref %Reg3_R123) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R123 0 (dread ref %Reg9_R123)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R123, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LLateCells_24Tree_3B_7Cname_7C_28I_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LLateCells_24Tree_3B>>, var %Reg6_I i32) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 7
  var %Reg5_R121 <* <$LLateCells_24Tree_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_R118 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R118 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_I i32
  var %Reg0_R117 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R118 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg0_R126 <* <$Ljava_2Flang_2FThrowable_3B>>

ALIAS %i %Reg4_I i32
ALIAS %kind %Reg6_I i32
ALIAS %name %Reg3_R118 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg5_R121 0 (dread ref %_this)
LOC 1 41
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label20 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 42
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_73006d0061006c006c00) { dassign %L_STR_14 0 }
  dassign %Reg0_R118 0 (dread ptr %L_STR_14)
  return (dread ref %Reg0_R118)
@label20
LOC 1 44
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_15 0 }
  dassign %Reg0_R118 0 (dread ptr %L_STR_15)
  dassign %Reg3_R118 0 (dread ref %Reg0_R118)
LOC 1 45
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label21
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  brtrue @label23 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 46
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R117) {}
  dassign %Reg1_R118 0 (dread ref %Reg3_R118)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R117, dread ref %Reg1_R118) { dassign %Reg0_R117 0 }
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R117, dread i32 %Reg1_I) { dassign %Reg0_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R117) { dassign %Reg0_R118 0 }
  dassign %Reg3_R118 0 (dread ref %Reg0_R118)
LOC 1 47
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 5)
  brtrue @label22 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 48
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalStateException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
  dassign %Reg1_R118 0 (dread ref %Reg3_R118)
  callassigned &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R118) {}
  dassign %Reg0_R126 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R119))
  throw (dread ref %Reg0_R126)
@label22
LOC 1 45
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label21
@label23
LOC 1 51
  dassign %Reg0_R118 0 (dread ref %Reg3_R118)
  return (dread ref %Reg0_R118)
}
