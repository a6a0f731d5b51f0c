flavor 1
srclang 3
id 65535
numfuncs 7
import "library.mplt"
import "IntArith.mplt"
entryfunc &LIntArith_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "IntArith.class"}
srcfileinfo {
  1 "IntArith.java"}
javaclass $LIntArith_3B <$LIntArith_3B> public
func &LIntArith_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LIntArith_3B>>) void
func &LIntArith_3B_7Cdiv_7C_28II_29Ljava_2Flang_2FString_3B static (var %Reg4_I i32, var %Reg5_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &LIntArith_3B_7Cldiv_7C_28JJ_29Ljava_2Flang_2FString_3B static (var %Reg6_J i64, var %Reg8_J i64) <* <$Ljava_2Flang_2FString_3B>>
func &LIntArith_3B_7Cgcd_7C_28II_29I static (var %Reg4_I i32, var %Reg5_I i32) i32
func &LIntArith_3B_7Cpowmod_7C_28JJJ_29J static (var %Reg6_J i64, var %Reg8_J i64, var %Reg10_J i64) i64
func &LIntArith_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg29_R117 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LIntArith_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
var $_C_STR_2c00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2c0000002c]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_2d0031003200330034003500 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x3332312d4f941426, 0x3534]
var $_C_STR_39003900 fstatic <[3] u64> readonly = [0, 0x500000000, 0x393900000720]
var $_C_STR_31003700 fstatic <[3] u64> readonly = [0, 0x500000000, 0x373100000626]
var $_C_STR_ fstatic <[3] u64> readonly = [0, 0x100000000, 0]
var $_C_STR_2d00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2d0000002d]
var $_C_STR_310032006100 fstatic <[3] u64> readonly = [0, 0x700000000, 0x6132310000be60]
var $_C_STR_7800 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7800000078]
var $_C_STR_4e0046004500 fstatic <[3] u64> readonly = [0, 0x700000000, 0x45464e00012d8d]
var $LIntArith_3B_7Cints <* <[] i32>> static = 0
var $LIntArith_3B_7Clongs <* <[] i64>> static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FArithmeticException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FArithmeticException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_J i64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FArithmeticException_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FArithmeticException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FMath_3B_7Cabs_7C_28I_29I public static (var %Reg0_I i32) i32
func &Ljava_2Flang_2FMath_3B_7Cabs_7C_28J_29J public static (var %Reg0_J i64) i64
func &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I public static (var %Reg0_I i32, var %Reg1_I i32) i32
func &Ljava_2Flang_2FMath_3B_7Cmax_7C_28JJ_29J public static (var %Reg0_J i64, var %Reg2_J i64) i64
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28C_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_C u16) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_J i64) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_Z u1) void
func &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I public static (var %Reg0_R115 <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FInteger_3B public static (var %Reg0_R115 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FInteger_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LIntArith_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LIntArith_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LIntArith_3B>>
  var %Reg0_R112 <* <$LIntArith_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LIntArith_3B_7Cdiv_7C_28II_29Ljava_2Flang_2FString_3B static (var %Reg4_I i32, var %Reg5_I i32) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 2
  var %Reg0_R114 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg3_R116 <* <$Ljava_2Flang_2FArithmeticException_3B>>

ALIAS %e %Reg3_R116 <* <$Ljava_2Flang_2FArithmeticException_3B>>
ALIAS %a %Reg4_I i32
ALIAS %b %Reg5_I i32
  intrinsiccallwithtype <$LIntArith_3B> JAVA_CLINIT_CHECK ()
  try { @label0 }
LOC 1 4
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (div i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c00) { dassign %L_STR_10 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread ref %Reg1_R115) { dassign %Reg0_R114 0 }
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R114) { dassign %Reg0_R115 0 }
  endtry
  return (dread ref %Reg0_R115)
@label0
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R116 0 (regread ptr %%thrownval)
LOC 1 5
  dassign %Reg3_R116 0 (dread ref %Reg0_R116)
LOC 1 6
  dassign %Reg0_R116 0 (dread ref %Reg3_R116)
  virtualcallassigned &Ljava_2Flang_2FArithmeticException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  return (dread ref %Reg0_R115)
}
func &LIntArith_3B_7Cldiv_7C_28JJ_29Ljava_2Flang_2FString_3B static (var %Reg6_J i64, var %Reg8_J i64) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 3
  var %Reg0_R114 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_J i64
  var %Reg2_J i64
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg5_R116 <* <$Ljava_2Flang_2FArithmeticException_3B>>

ALIAS %e %Reg5_R116 <* <$Ljava_2Flang_2FArithmeticException_3B>>
ALIAS %a %Reg6_J i64
ALIAS %b %Reg8_J i64
  intrinsiccallwithtype <$LIntArith_3B> JAVA_CLINIT_CHECK ()
  try { @label1 }
LOC 1 12
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  dassign %Reg1_J 0 (dread i64 %Reg6_J)
  dassign %Reg2_J 0 (dread i64 %Reg8_J)
  dassign %Reg1_J 0 (div i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread i64 %Reg1_J) { dassign %Reg0_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c00) { dassign %L_STR_10 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread ref %Reg1_R115) { dassign %Reg0_R114 0 }
  dassign %Reg1_J 0 (dread i64 %Reg6_J)
  dassign %Reg2_J 0 (dread i64 %Reg8_J)
  dassign %Reg1_J 0 (rem i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread i64 %Reg1_J) { dassign %Reg0_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R114) { dassign %Reg0_R115 0 }
  endtry
  return (dread ref %Reg0_R115)
@label1
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R116 0 (regread ptr %%thrownval)
LOC 1 13
  dassign %Reg5_R116 0 (dread ref %Reg0_R116)
LOC 1 14
  dassign %Reg0_R116 0 (dread ref %Reg5_R116)
  virtualcallassigned &Ljava_2Flang_2FArithmeticException_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R116) { dassign %Reg0_R115 0 }
  return (dread ref %Reg0_R115)
}
func &LIntArith_3B_7Cgcd_7C_28II_29I static (var %Reg4_I i32, var %Reg5_I i32) i32 {
  funcid 4
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %a %Reg4_I i32
ALIAS %b %Reg5_I i32
  intrinsiccallwithtype <$LIntArith_3B> JAVA_CLINIT_CHECK ()
LOC 1 19
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  brtrue @label2 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label3
@label2
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  intrinsiccallwithtype <$LIntArith_3B> JAVA_CLINIT_CHECK ()
  callassigned &LIntArith_3B_7Cgcd_7C_28II_29I (dread i32 %Reg0_I, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label3
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LIntArith_3B_7Cpowmod_7C_28JJJ_29J static (var %Reg6_J i64, var %Reg8_J i64, var %Reg10_J i64) i64 {
  funcid 5
  var %Reg0_J i64
  var %Reg4_J i64
  var %Reg1_J i64
  var %Reg0_I i32
  var %Reg1_I i32

ALIAS %b %Reg6_J i64
ALIAS %e %Reg8_J i64
ALIAS %m %Reg10_J i64
ALIAS %r %Reg4_J i64
  intrinsiccallwithtype <$LIntArith_3B> JAVA_CLINIT_CHECK ()
LOC 1 23
  dassign %Reg0_J 0 (constval i64 1)
  dassign %Reg4_J 0 (dread i64 %Reg0_J)
LOC 1 24
  dassign %Reg0_J 0 (dread i64 %Reg6_J)
  dassign %Reg1_J 0 (dread i64 %Reg10_J)
  dassign %Reg0_J 0 (rem i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg6_J 0 (dread i64 %Reg0_J)
@label4
LOC 1 25
  dassign %Reg0_J 0 (dread i64 %Reg8_J)
  dassign %Reg1_J 0 (constval i64 0)
  dassign %Reg0_I 0 (cmp i32 i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  brtrue @label6 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 26
  dassign %Reg0_J 0 (dread i64 %Reg8_J)
  dassign %Reg1_J 0 (constval i64 1)
  dassign %Reg0_J 0 (band i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg1_J 0 (constval i64 1)
  dassign %Reg0_I 0 (cmp i32 i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  brtrue @label5 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_J 0 (dread i64 %Reg4_J)
  dassign %Reg1_J 0 (dread i64 %Reg6_J)
  dassign %Reg0_J 0 (mul i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg1_J 0 (dread i64 %Reg10_J)
  dassign %Reg0_J 0 (rem i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg4_J 0 (dread i64 %Reg0_J)
@label5
LOC 1 27
  dassign %Reg0_J 0 (dread i64 %Reg6_J)
  dassign %Reg1_J 0 (dread i64 %Reg6_J)
  dassign %Reg0_J 0 (mul i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg1_J 0 (dread i64 %Reg10_J)
  dassign %Reg0_J 0 (rem i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg6_J 0 (dread i64 %Reg0_J)
LOC 1 28
  dassign %Reg0_J 0 (dread i64 %Reg8_J)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_J 0 (ashr i64 (dread i64 %Reg0_J, dread i32 %Reg1_I))
  dassign %Reg8_J 0 (dread i64 %Reg0_J)
  goto @label4
@label6
LOC 1 30
  dassign %Reg0_J 0 (dread i64 %Reg4_J)
  return (dread i64 %Reg0_J)
}
func &LIntArith_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg29_R117 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 6
  var %Reg0_R118 <* <[] i32>>
  var %Reg10_R118 <* <[] i32>>
  var %Reg10_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg11_I i32
  var %Reg12_I i32
  var %Reg1_I i32
  var %Reg13_I i32
  var %Reg0_R114 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg14_R114 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg15_R118 <* <[] i32>>
  var %Reg15_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg16_I i32
  var %Reg17_I i32
  var %Reg18_I i32
  var %Reg2_I i32
  var %Reg1_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_C u16
  var %Reg0_R119 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R120 <* <[] i64>>
  var %Reg10_R120 <* <[] i64>>
  var %Reg0_J i64
  var %Reg13_J i64
  var %Reg15_R114 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg16_R120 <* <[] i64>>
  var %Reg16_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg19_J i64
  var %Reg1_J i64
  var %Reg2_J i64
  var %Reg8_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg8_I i32
  var %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_I i32
  var %Reg2_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_J i64
  var %Reg4_J i64
  var %Reg10_I i32
  var %Reg0_D f64
  var %Reg1_D f64
  var %Reg0_F f32
  var %Reg1_F f32
  var %Reg14_I i32
  var %Reg15_I i32
  var %Reg17_J i64
  var %Reg21_I i32
  var %Reg22_I i32
  var %Reg23_I i32
  var %Reg24_I i32
  var %Reg1_Z u1
  var %Reg1_R121 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg2_C u16
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R122 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R117 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg24_R117 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg24_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg25_I i32
  var %Reg26_I i32
  var %Reg27_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg27_R115 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FNumberFormatException_3B>>
  var %Reg28_R123 <* <$Ljava_2Flang_2FNumberFormatException_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %b %Reg14_B i8
ALIAS %s %Reg15_R114 <* <$Ljava_2Flang_2FStringBuilder_3B>>
ALIAS %a %Reg13_J i64
ALIAS %n %Reg23_I i32
ALIAS %t %Reg27_R115 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %e %Reg28_R123 <* <$Ljava_2Flang_2FNumberFormatException_3B>>
ALIAS %args %Reg29_R117 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %i %Reg10_I i32
ALIAS %j %Reg11_I i32
ALIAS %k %Reg12_I i32
ALIAS %q %Reg13_I i32
ALIAS %sh %Reg15_S i16
ALIAS %c %Reg16_C u16
ALIAS %l %Reg17_J i64
ALIAS %fact %Reg19_J i64
ALIAS %fib %Reg21_I i32
ALIAS %g %Reg22_I i32
ALIAS %ch %Reg23_I i32
ALIAS %coll %Reg24_I i32
ALIAS %steps %Reg25_I i32
ALIAS %tern %Reg26_I i32
  intrinsiccallwithtype <$LIntArith_3B> JAVA_CLINIT_CHECK ()
LOC 1 37
  intrinsiccallwithtype <$LIntArith_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $LIntArith_3B_7Cints)
  dassign %Reg10_R118 0 (dread ref %Reg0_R118)
  dassign %Reg10_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg10_R118))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
@label7
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  brtrue @label10 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg10_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg10_R118))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
LOC 1 38
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  dassign %Reg14_R114 0 (dread ref %Reg0_R114)
LOC 1 39
  intrinsiccallwithtype <$LIntArith_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $LIntArith_3B_7Cints)
  dassign %Reg15_R118 0 (dread ref %Reg0_R118)
  dassign %Reg15_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg15_R118))
  dassign %Reg0_R113 0 (dread ref %Reg15_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg16_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
@label8
  dassign %Reg0_I 0 (dread i32 %Reg17_I)
  dassign %Reg1_I 0 (dread i32 %Reg16_I)
  brtrue @label9 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg15_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg15_R118))
  dassign %Reg0_R113 0 (dread ref %Reg15_R113)
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_R114 0 (dread ref %Reg14_R114)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg2_I 0 (dread i32 %Reg18_I)
  intrinsiccallwithtype <$LIntArith_3B> JAVA_CLINIT_CHECK ()
  callassigned &LIntArith_3B_7Cdiv_7C_28II_29Ljava_2Flang_2FString_3B (dread i32 %Reg1_I, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread ref %Reg1_R115) { dassign %Reg0_R114 0 }
  dassign %Reg1_I 0 (constval i32 32)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread u16 %Reg1_C) { dassign %Reg0_R114 0 }
  dassign %Reg17_I 0 (add i32 (dread i32 %Reg17_I, constval i32 1))
  goto @label8
@label9
LOC 1 40
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R114 0 (dread ref %Reg14_R114)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R113) {}
LOC 1 37
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
  goto @label7
@label10
LOC 1 42
  intrinsiccallwithtype <$LIntArith_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $LIntArith_3B_7Cints)
  dassign %Reg10_R118 0 (dread ref %Reg0_R118)
  dassign %Reg10_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg10_R118))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
@label11
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  brtrue @label14 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg10_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg10_R118))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
LOC 1 43
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  dassign %Reg14_R114 0 (dread ref %Reg0_R114)
LOC 1 44
  intrinsiccallwithtype <$LIntArith_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $LIntArith_3B_7Cints)
  dassign %Reg15_R118 0 (dread ref %Reg0_R118)
  dassign %Reg15_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg15_R118))
  dassign %Reg0_R113 0 (dread ref %Reg15_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg16_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
@label12
  dassign %Reg0_I 0 (dread i32 %Reg17_I)
  dassign %Reg1_I 0 (dread i32 %Reg16_I)
  brtrue @label13 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg15_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg15_R118))
  dassign %Reg0_R113 0 (dread ref %Reg15_R113)
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_R114 0 (dread ref %Reg14_R114)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg2_I 0 (dread i32 %Reg18_I)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_R114 0 }
  dassign %Reg1_I 0 (constval i32 32)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread u16 %Reg1_C) { dassign %Reg0_R114 0 }
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg2_I 0 (dread i32 %Reg18_I)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_R114 0 }
  dassign %Reg1_I 0 (constval i32 32)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread u16 %Reg1_C) { dassign %Reg0_R114 0 }
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg2_I 0 (dread i32 %Reg18_I)
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_R114 0 }
  dassign %Reg1_I 0 (constval i32 59)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread u16 %Reg1_C) { dassign %Reg0_R114 0 }
  dassign %Reg17_I 0 (add i32 (dread i32 %Reg17_I, constval i32 1))
  goto @label12
@label13
LOC 1 45
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R114 0 (dread ref %Reg14_R114)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R113) {}
LOC 1 42
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
  goto @label11
@label14
LOC 1 47
  intrinsiccallwithtype <$LIntArith_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $LIntArith_3B_7Clongs)
  dassign %Reg10_R120 0 (dread ref %Reg0_R120)
  dassign %Reg10_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg10_R120))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
@label15
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  brtrue @label18 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg10_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg10_R120))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg0_J 0 (iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg13_J 0 (dread i64 %Reg0_J)
LOC 1 48
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  dassign %Reg15_R114 0 (dread ref %Reg0_R114)
LOC 1 49
  intrinsiccallwithtype <$LIntArith_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $LIntArith_3B_7Clongs)
  dassign %Reg16_R120 0 (dread ref %Reg0_R120)
  dassign %Reg16_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg16_R120))
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
@label16
  dassign %Reg0_I 0 (dread i32 %Reg18_I)
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  brtrue @label17 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg16_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg16_R120))
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  dassign %Reg1_I 0 (dread i32 %Reg18_I)
  dassign %Reg0_J 0 (iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg19_J 0 (dread i64 %Reg0_J)
  dassign %Reg0_R114 0 (dread ref %Reg15_R114)
  dassign %Reg1_J 0 (dread i64 %Reg13_J)
  dassign %Reg2_J 0 (dread i64 %Reg19_J)
  intrinsiccallwithtype <$LIntArith_3B> JAVA_CLINIT_CHECK ()
  callassigned &LIntArith_3B_7Cldiv_7C_28JJ_29Ljava_2Flang_2FString_3B (dread i64 %Reg1_J, dread i64 %Reg2_J) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread ref %Reg1_R115) { dassign %Reg0_R114 0 }
  dassign %Reg1_I 0 (constval i32 32)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread u16 %Reg1_C) { dassign %Reg0_R114 0 }
  dassign %Reg18_I 0 (add i32 (dread i32 %Reg18_I, constval i32 1))
  goto @label16
@label17
LOC 1 50
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R114 0 (dread ref %Reg15_R114)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R113) {}
LOC 1 47
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
  goto @label15
@label18
LOC 1 52
  intrinsiccallwithtype <$LIntArith_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $LIntArith_3B_7Clongs)
  dassign %Reg10_R120 0 (dread ref %Reg0_R120)
  dassign %Reg10_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg10_R120))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
@label19
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  brtrue @label25 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg10_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg10_R120))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg0_J 0 (iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg13_J 0 (dread i64 %Reg0_J)
LOC 1 53
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  dassign %Reg15_R114 0 (dread ref %Reg0_R114)
LOC 1 54
  intrinsiccallwithtype <$LIntArith_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $LIntArith_3B_7Clongs)
  dassign %Reg16_R120 0 (dread ref %Reg0_R120)
  dassign %Reg16_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg16_R120))
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
@label20
  dassign %Reg0_I 0 (dread i32 %Reg18_I)
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  brtrue @label24 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg16_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg16_R120))
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  dassign %Reg1_I 0 (dread i32 %Reg18_I)
  dassign %Reg0_J 0 (iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg19_J 0 (dread i64 %Reg0_J)
  dassign %Reg0_R114 0 (dread ref %Reg15_R114)
  dassign %Reg1_J 0 (dread i64 %Reg13_J)
  dassign %Reg2_J 0 (dread i64 %Reg19_J)
  dassign %Reg1_J 0 (add i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread i64 %Reg1_J) { dassign %Reg0_R114 0 }
  dassign %Reg1_I 0 (constval i32 32)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread u16 %Reg1_C) { dassign %Reg0_R114 0 }
  dassign %Reg1_J 0 (dread i64 %Reg13_J)
  dassign %Reg2_J 0 (dread i64 %Reg19_J)
  dassign %Reg1_J 0 (sub i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread i64 %Reg1_J) { dassign %Reg0_R114 0 }
  dassign %Reg1_I 0 (constval i32 32)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread u16 %Reg1_C) { dassign %Reg0_R114 0 }
  dassign %Reg1_J 0 (dread i64 %Reg13_J)
  dassign %Reg2_J 0 (dread i64 %Reg19_J)
  dassign %Reg1_J 0 (mul i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread i64 %Reg1_J) { dassign %Reg0_R114 0 }
  dassign %Reg1_J 0 (dread i64 %Reg13_J)
  dassign %Reg2_J 0 (dread i64 %Reg19_J)
  dassign %Reg1_I 0 (cmp i32 i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg8_R113 0 (dread ref %Reg0_R114)
  brtrue @label21 (ge i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_I 0 (constval i32 60)
  dassign %Reg8_I 0 (dread i32 %Reg1_I)
  dassign %Reg9_R113 0 (dread ref %Reg0_R113)
  goto @label23
@label21
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
LOC 1 55
  dassign %Reg1_J 0 (dread i64 %Reg13_J)
  dassign %Reg2_J 0 (dread i64 %Reg19_J)
  dassign %Reg1_I 0 (cmp i32 i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
  brtrue @label22 (le i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_I 0 (constval i32 62)
  dassign %Reg8_I 0 (dread i32 %Reg1_I)
  dassign %Reg9_R113 0 (dread ref %Reg0_R113)
  goto @label23
@label22
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_I 0 (constval i32 61)
  dassign %Reg8_I 0 (dread i32 %Reg1_I)
  dassign %Reg9_R113 0 (dread ref %Reg0_R113)
@label23
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
LOC 1 54
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread u16 %Reg1_C) { dassign %Reg0_R114 0 }
  dassign %Reg1_I 0 (constval i32 59)
LOC 1 55
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R114, dread u16 %Reg1_C) { dassign %Reg0_R114 0 }
LOC 1 54
  dassign %Reg18_I 0 (add i32 (dread i32 %Reg18_I, constval i32 1))
  goto @label20
@label24
LOC 1 56
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R114 0 (dread ref %Reg15_R114)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R113) {}
LOC 1 52
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
  goto @label19
@label25
LOC 1 58
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R114) {}
  dassign %Reg2_I 0 (constval i32 0x42f)
  dassign %Reg3_I 0 (constval i32 462)
  intrinsiccallwithtype <$LIntArith_3B> JAVA_CLINIT_CHECK ()
  callassigned &LIntArith_3B_7Cgcd_7C_28II_29I (dread i32 %Reg2_I, dread i32 %Reg3_I) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread i32 %Reg2_I) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_J 0 (constval i64 2)
  dassign %Reg3_J 0 (constval i64 0xf4240)
  dassign %Reg4_J 0 (constval i64 0x3b9aca07)
  intrinsiccallwithtype <$LIntArith_3B> JAVA_CLINIT_CHECK ()
  callassigned &LIntArith_3B_7Cpowmod_7C_28JJJ_29J (dread i64 %Reg2_J, dread i64 %Reg3_J, dread i64 %Reg4_J) { dassign %Reg2_J 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread i64 %Reg2_J) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R114) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R115) {}
LOC 1 59
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R114) {}
  dassign %Reg2_I 0 (constval i32 -2147483648)
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FMath_3B_7Cabs_7C_28I_29I (dread i32 %Reg2_I) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread i32 %Reg2_I) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_I 0 (constval i32 -5)
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FMath_3B_7Cabs_7C_28I_29I (dread i32 %Reg2_I) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread i32 %Reg2_I) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_J 0 (constval i64 -5)
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FMath_3B_7Cabs_7C_28J_29J (dread i64 %Reg2_J) { dassign %Reg2_J 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread i64 %Reg2_J) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_I 0 (constval i32 3)
  dassign %Reg3_I 0 (constval i32 -3)
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (dread i32 %Reg2_I, dread i32 %Reg3_I) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread i32 %Reg2_I) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_J 0 (constval i64 3)
  dassign %Reg3_J 0 (constval i64 -3)
LOC 1 60
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FMath_3B_7Cmax_7C_28JJ_29J (dread i64 %Reg2_J, dread i64 %Reg3_J) { dassign %Reg2_J 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread i64 %Reg2_J) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R114) { dassign %Reg1_R115 0 }
LOC 1 59
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R115) {}
LOC 1 61
  dassign %Reg0_I 0 (constval i32 5)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
LOC 1 62
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
LOC 1 63
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R119, dread i32 %Reg1_I) {}
LOC 1 64
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
LOC 1 65
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 1))
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
LOC 1 66
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R119, dread i32 %Reg1_I) {}
LOC 1 67
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
LOC 1 68
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 2))
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg0_I 0 (shl i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
LOC 1 69
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R119, dread i32 %Reg1_I) {}
LOC 1 70
  dassign %Reg0_I 0 (constval i32 10)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
LOC 1 71
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_I 0 (constval i32 4)
  dassign %Reg10_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
LOC 1 72
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R119, dread i32 %Reg1_I) {}
LOC 1 73
  dassign %Reg0_I 0 (constval i32 7)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
LOC 1 74
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg0_D 0 (cvt f64 i32 (dread i32 %Reg0_I))
  dassign %Reg1_D 0 (constval f64 2.5)
  dassign %Reg0_D 0 (div f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg0_I 0 (cvt i32 f64 (dread f64 %Reg0_D))
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
LOC 1 75
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R119, dread i32 %Reg1_I) {}
LOC 1 76
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg0_F 0 (cvt f32 i32 (dread i32 %Reg0_I))
  dassign %Reg1_F 0 (constval f32 1.5f)
  dassign %Reg0_F 0 (mul f32 (dread f32 %Reg0_F, dread f32 %Reg1_F))
  dassign %Reg0_I 0 (cvt i32 f32 (dread f32 %Reg0_F))
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
LOC 1 77
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R119, dread i32 %Reg1_I) {}
LOC 1 78
  dassign %Reg0_I 0 (constval i32 10)
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
LOC 1 79
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_I 0 (constval i32 30)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (sext i32 8 (dread i32 %Reg0_I))
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
LOC 1 80
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R119, dread i32 %Reg1_I) {}
LOC 1 81
  dassign %Reg0_I 0 (constval i32 1000)
  dassign %Reg15_I 0 (dread i32 %Reg0_I)
LOC 1 82
  dassign %Reg0_I 0 (dread i32 %Reg15_I)
  dassign %Reg1_I 0 (constval i32 1000)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (sext i32 16 (dread i32 %Reg0_I))
  dassign %Reg15_I 0 (dread i32 %Reg0_I)
LOC 1 83
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg15_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R119, dread i32 %Reg1_I) {}
LOC 1 84
  dassign %Reg0_I 0 (constval i32 122)
  dassign %Reg16_I 0 (dread i32 %Reg0_I)
LOC 1 85
  dassign %Reg0_I 0 (dread i32 %Reg16_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (zext i32 16 (dread i32 %Reg0_I))
  dassign %Reg16_I 0 (dread i32 %Reg0_I)
LOC 1 86
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg16_I)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28C_29V (dread ref %Reg0_R119, dread u16 %Reg1_C) {}
LOC 1 87
  dassign %Reg0_I 0 (dread i32 %Reg16_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (zext i32 16 (dread i32 %Reg0_I))
  dassign %Reg16_I 0 (dread i32 %Reg0_I)
LOC 1 88
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg16_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R119, dread i32 %Reg1_I) {}
LOC 1 89
  dassign %Reg0_J 0 (constval i64 5)
  dassign %Reg17_J 0 (dread i64 %Reg0_J)
LOC 1 90
  dassign %Reg0_J 0 (dread i64 %Reg17_J)
  dassign %Reg0_D 0 (cvt f64 i64 (dread i64 %Reg0_J))
  dassign %Reg1_D 0 (constval f64 2.8999999999999999)
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg0_J 0 (cvt i64 f64 (dread f64 %Reg0_D))
  dassign %Reg17_J 0 (dread i64 %Reg0_J)
LOC 1 91
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_J 0 (dread i64 %Reg17_J)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V (dread ref %Reg0_R119, dread i64 %Reg1_J) {}
LOC 1 92
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
LOC 1 93
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 12)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
LOC 1 94
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R119, dread i32 %Reg1_I) {}
LOC 1 95
  dassign %Reg0_J 0 (constval i64 1)
  dassign %Reg19_J 0 (dread i64 %Reg0_J)
LOC 1 96
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg21_I 0 (dread i32 %Reg0_I)
@label26
  dassign %Reg0_I 0 (dread i32 %Reg21_I)
  dassign %Reg1_I 0 (constval i32 25)
  brtrue @label28 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 97
  dassign %Reg0_J 0 (dread i64 %Reg19_J)
  dassign %Reg1_I 0 (dread i32 %Reg21_I)
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_J 0 (mul i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg19_J 0 (dread i64 %Reg0_J)
LOC 1 98
  dassign %Reg0_I 0 (dread i32 %Reg21_I)
  dassign %Reg1_I 0 (constval i32 18)
  brtrue @label27 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R114) {}
  dassign %Reg2_J 0 (dread i64 %Reg19_J)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread i64 %Reg2_J) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R114) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R115) {}
@label27
LOC 1 96
  dassign %Reg21_I 0 (add i32 (dread i32 %Reg21_I, constval i32 1))
  goto @label26
@label28
LOC 1 100
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28_29V (dread ref %Reg0_R119) {}
LOC 1 101
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg21_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg22_I 0 (dread i32 %Reg0_I)
LOC 1 102
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg23_I 0 (dread i32 %Reg0_I)
@label29
  dassign %Reg0_I 0 (dread i32 %Reg23_I)
  dassign %Reg1_I 0 (constval i32 60)
  brtrue @label30 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 103
  dassign %Reg0_I 0 (dread i32 %Reg21_I)
  dassign %Reg1_I 0 (dread i32 %Reg22_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg24_I 0 (dread i32 %Reg0_I)
LOC 1 104
  dassign %Reg0_I 0 (dread i32 %Reg22_I)
  dassign %Reg21_I 0 (dread i32 %Reg0_I)
LOC 1 105
  dassign %Reg0_I 0 (dread i32 %Reg24_I)
  dassign %Reg22_I 0 (dread i32 %Reg0_I)
LOC 1 102
  dassign %Reg23_I 0 (add i32 (dread i32 %Reg23_I, constval i32 1))
  goto @label29
@label30
LOC 1 107
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg21_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R119, dread i32 %Reg1_I) {}
LOC 1 108
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R119, dread u1 %Reg1_Z) {}
LOC 1 109
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R121 0 (intrinsicopwithtype ref <* <$Ljava_2Flang_2FShort_3B>> JAVA_CONST_CLASS ())
  dassign %Reg8_R113 0 (dread ref %Reg0_R119)
  brtrue @label31 (ne i32 ref (dread ref %Reg1_R121, constval ref 0))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg1_I)
  dassign %Reg9_R113 0 (dread ref %Reg0_R113)
  goto @label32
@label31
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_I 0 (constval i32 0x11170)
  dassign %Reg2_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg8_I 0 (dread i32 %Reg1_I)
  dassign %Reg9_R113 0 (dread ref %Reg0_R113)
@label32
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (sext i32 16 (dread i32 %Reg1_I))
  dassign %Reg0_R119 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R119, dread i32 %Reg1_I) {}
LOC 1 110
  dassign %Reg0_I 0 (constval i32 195)
  dassign %Reg23_I 0 (dread i32 %Reg0_I)
LOC 1 111
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R114) {}
  dassign %Reg2_I 0 (dread i32 %Reg23_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread i32 %Reg2_I) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_I 0 (dread i32 %Reg23_I)
  dassign %Reg3_I 0 (constval i32 2)
  dassign %Reg2_I 0 (div i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg2_I 0 (zext i32 16 (dread i32 %Reg2_I))
  dassign %Reg2_C 0 (cvt u16 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread u16 %Reg2_C) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_I 0 (constval i32 98)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread i32 %Reg2_I) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  dassign %Reg2_I 0 (constval i32 98)
  dassign %Reg2_C 0 (cvt u16 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread u16 %Reg2_C) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R114) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R115) {}
LOC 1 112
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R114) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d0031003200330034003500) { dassign %L_STR_12 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_12)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg2_R115) { dassign %Reg2_I 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_39003900) { dassign %L_STR_13 0 }
  dassign %Reg3_R115 0 (dread ptr %L_STR_13)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg3_R115) { dassign %Reg3_I 0 }
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread i32 %Reg2_I) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R115) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_31003700) { dassign %L_STR_14 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_14)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FInteger_3B (dread ref %Reg2_R115) { dassign %Reg2_R122 0 }
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R122))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R114, dread ref %Reg2_R113) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R114) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R115) {}
LOC 1 113
  dassign %Reg0_I 0 (constval i32 4)
  dassign %Reg0_R117 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_15 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_15)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
  dassign %Reg1_I 0 (constval i32 1)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d00) { dassign %L_STR_16 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_16)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
  dassign %Reg1_I 0 (constval i32 2)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_310032006100) { dassign %L_STR_17 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_17)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
  dassign %Reg1_I 0 (constval i32 3)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_18 0 }
  dassign %Reg2_R115 0 (dread ptr %L_STR_18)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread ref %Reg2_R115)
  dassign %Reg24_R117 0 (dread ref %Reg0_R117)
  dassign %Reg24_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg24_R117))
  dassign %Reg0_R113 0 (dread ref %Reg24_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg25_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg26_I 0 (dread i32 %Reg0_I)
@label33
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (dread i32 %Reg25_I)
  brtrue @label36 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg24_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg24_R117))
  dassign %Reg0_R113 0 (dread ref %Reg24_R113)
  dassign %Reg1_I 0 (dread i32 %Reg26_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg27_R113 0 (dread ref %Reg0_R113)
  try { @label34 }
LOC 1 114
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg27_R115 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg27_R113))
  dassign %Reg1_R115 0 (dread ref %Reg27_R115)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg1_R115) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R119, dread i32 %Reg1_I) {}
  endtry
LOC 1 117
  goto @label35
@label34
  catch { <* <$Ljava_2Flang_2FNumberFormatException_3B>> }
  dassign %Reg0_R123 0 (regread ptr %%thrownval)
LOC 1 115
  dassign %Reg28_R123 0 (dread ref %Reg0_R123)
LOC 1 116
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4e0046004500) { dassign %L_STR_19 0 }
  dassign %Reg1_R115 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R115) {}
@label35
LOC 1 113
  dassign %Reg26_I 0 (add i32 (dread i32 %Reg26_I, constval i32 1))
  goto @label33
@label36
LOC 1 118
  dassign %Reg0_I 0 (constval i32 27)
  dassign %Reg24_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg25_I 0 (dread i32 %Reg0_I)
@label37
LOC 1 119
  dassign %Reg0_I 0 (dread i32 %Reg24_I)
  dassign %Reg1_I 0 (constval i32 1)
  brtrue @label40 (eq i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 120
  dassign %Reg0_I 0 (dread i32 %Reg24_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label38 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg24_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (div i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
  goto @label39
@label38
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg1_I 0 (dread i32 %Reg24_I)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label39
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg24_I 0 (dread i32 %Reg0_I)
LOC 1 121
  dassign %Reg25_I 0 (add i32 (dread i32 %Reg25_I, constval i32 1))
  goto @label37
@label40
LOC 1 123
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg25_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R119, dread i32 %Reg1_I) {}
LOC 1 124
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 5)
  brtrue @label42 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 8)
  brtrue @label41 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
  goto @label44
@label41
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
  goto @label44
@label42
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label43 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
  goto @label44
@label43
  dassign %Reg0_I 0 (constval i32 4)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label44
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg26_I 0 (dread i32 %Reg0_I)
LOC 1 125
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg26_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R119, dread i32 %Reg1_I) {}
LOC 1 126
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg8_R113 0 (dread ref %Reg0_R119)
  brtrue @label45 (le i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
  brtrue @label46 (gt i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
@label45
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
  brtrue @label47 (ge i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg2_I 0 (dread i32 %Reg11_I)
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
  brtrue @label47 (eq i32 i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
@label46
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg8_I 0 (dread i32 %Reg1_I)
  dassign %Reg9_R113 0 (dread ref %Reg0_R113)
  goto @label48
@label47
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg1_I)
  dassign %Reg9_R113 0 (dread ref %Reg0_R113)
@label48
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg0_R119 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R119, dread u1 %Reg1_Z) {}
LOC 1 127
  return ()
}
func &LIntArith_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 7
  var %Reg0_I i32
  var %Reg0_R118 <* <[] i32>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_R120 <* <[] i64>>
  var %Reg2_J i64

LOC 1 33
  dassign %Reg0_I 0 (constval i32 13)
  dassign %Reg0_R118 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 0)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_I 0 (constval i32 -1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_I 0 (constval i32 2)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg2_I 0 (constval i32 -2)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg2_I 0 (constval i32 7)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 6)
  dassign %Reg2_I 0 (constval i32 -7)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg2_I 0 (constval i32 10)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 8)
  dassign %Reg2_I 0 (constval i32 100)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 9)
  dassign %Reg2_I 0 (constval i32 0x7fffffff)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg2_I 0 (constval i32 -2147483648)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg2_I 0 (constval i32 0x10000)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 12)
  dassign %Reg2_I 0 (constval i32 -65537)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign $LIntArith_3B_7Cints 0 (dread ref %Reg0_R118)
LOC 1 34
  dassign %Reg0_I 0 (constval i32 10)
  dassign %Reg0_R120 0 (gcmallocjarray ref <[] i64> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_J 0 (constval i64 0)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_J 0 (constval i64 1)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_J 0 (constval i64 -1)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_J 0 (constval i64 3)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg2_J 0 (constval i64 -3)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg2_J 0 (constval i64 0x3b9aca07)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg1_I 0 (constval i32 6)
  dassign %Reg2_J 0 (constval i64 -1000000007)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg2_J 0 (constval i64 0x7fffffffffffffff)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg1_I 0 (constval i32 8)
  dassign %Reg2_J 0 (constval i64 -9223372036854775808)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg1_I 0 (constval i32 9)
  dassign %Reg2_J 0 (constval i64 0x100000000)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign $LIntArith_3B_7Clongs 0 (dread ref %Reg0_R120)
  return ()
}
