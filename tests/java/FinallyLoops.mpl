flavor 1
srclang 3
id 65535
numfuncs 14
import "library.mplt"
import "FinallyLoops.mplt"
entryfunc &LFinallyLoops_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "FinallyLoops.class"}
srcfileinfo {
  1 "FinallyLoops.java"}
javaclass $LFinallyLoops_3B <$LFinallyLoops_3B> public
func &LFinallyLoops_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LFinallyLoops_3B>>) void
func &LFinallyLoops_3B_7Cbrk_7C_28_29I static () i32
func &LFinallyLoops_3B_7Ccont_7C_28_29I static () i32
func &LFinallyLoops_3B_7Coverride_7C_28_29I static () i32
func &LFinallyLoops_3B_7Cswallow_7C_28_29I static () i32
func &LFinallyLoops_3B_7Cvalue_7C_28_29I static () i32
func &LFinallyLoops_3B_7Cstep_7C_28Ljava_2Flang_2FString_3BI_29I static (var %Reg2_R116 <* <$Ljava_2Flang_2FString_3B>>, var %Reg3_I i32) i32
func &LFinallyLoops_3B_7Corder_7C_28_29I static () i32
func &LFinallyLoops_3B_7Clabelled_7C_28_29Ljava_2Flang_2FString_3B static () <* <$Ljava_2Flang_2FString_3B>>
func &LFinallyLoops_3B_7Cnested_7C_28I_29I static (var %Reg7_I i32) i32
func &LFinallyLoops_3B_7CwhileTry_7C_28_29V static () void
func &LFinallyLoops_3B_7Cdepth_7C_28I_29I static (var %Reg5_I i32) i32
func &LFinallyLoops_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg11_R121 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LFinallyLoops_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
var $_C_STR_6c006f0073007400 fstatic <[3] u64> readonly = [0, 0x900000000, 0x74736f6c0032c724]
var $_C_STR_78003d00 fstatic <[3] u64> readonly = [0, 0x500000000, 0x3d7800000ec5]
var $_C_STR_7200 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7200000072]
var $_C_STR_6600 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6600000066]
var $_C_STR_46002000 fstatic <[3] u64> readonly = [0, 0x500000000, 0x20460000089a]
var $_C_STR_69006e006e00650072002000 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x656e6e69b96e7c8a, 0x2072]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_6f0075007400650072002000 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x6574756fc410ef05, 0x2072]
var $_C_STR_7700 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7700000077]
var $_C_STR_5700 fstatic <[3] u64> readonly = [0, 0x300000000, 0x5700000057]
var $_C_STR_6400 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6400000064]
var $_C_STR_6900 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6900000069]
var $_C_STR_61006700610069006e00 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6961676105873360, 110]
var $_C_STR_66006900720073007400 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x7372696605ced2b0, 116]
var $_C_STR_4b30082fa5e9374d9a3161d801b1b242 fstatic <[4] u64> readonly = [0, 0x1100000000, 0x6c706572e659a430, 0x64656361]
var $LFinallyLoops_3B_7Clog <* <$Ljava_2Flang_2FStringBuilder_3B>> static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FIllegalArgumentException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_J i64) void
func &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FException_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FObject_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FString_3B>>
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LFinallyLoops_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LFinallyLoops_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LFinallyLoops_3B>>
  var %Reg0_R112 <* <$LFinallyLoops_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LFinallyLoops_3B_7Cbrk_7C_28_29I static () i32 {
  funcid 2
  var %Reg0_I i32
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg1_I i32
  var %Reg0_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg4_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %i %Reg3_I i32
ALIAS %n %Reg2_I i32
  intrinsiccallwithtype <$LFinallyLoops_3B> JAVA_CLINIT_CHECK ()
LOC 1 3
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
LOC 1 4
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 10)
  brtrue @label4 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  try { @label2 }
LOC 1 6
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label1 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  endtry
LOC 1 9
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, constval i32 100))
LOC 1 6
  goto @label4
@label1
  try { @label2 }
LOC 1 7
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 9
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, constval i32 100))
LOC 1 10
  goto @label3
@label2
  catch { <* void> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
LOC 1 9
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, constval i32 100))
LOC 1 10
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R114))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R114)
@label3
LOC 1 4
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 1))
  goto @label0
@label4
LOC 1 12
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &LFinallyLoops_3B_7Ccont_7C_28_29I static () i32 {
  funcid 3
  var %Reg0_I i32
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg1_I i32
  var %Reg0_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg4_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %i %Reg3_I i32
ALIAS %n %Reg2_I i32
  intrinsiccallwithtype <$LFinallyLoops_3B> JAVA_CLINIT_CHECK ()
LOC 1 16
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
LOC 1 17
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label5
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 6)
  brtrue @label9 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  try { @label7 }
LOC 1 19
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label6 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  endtry
LOC 1 22
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, constval i32 10))
LOC 1 19
  goto @label8
@label6
  try { @label7 }
LOC 1 20
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 22
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, constval i32 10))
LOC 1 23
  goto @label8
@label7
  catch { <* void> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
LOC 1 22
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, constval i32 10))
LOC 1 23
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R114))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R114)
@label8
LOC 1 17
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 1))
  goto @label5
@label9
LOC 1 25
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &LFinallyLoops_3B_7Coverride_7C_28_29I static () i32 {
  funcid 4
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FThrowable_3B>>

  intrinsiccallwithtype <$LFinallyLoops_3B> JAVA_CLINIT_CHECK ()
  try { @label10 }
LOC 1 30
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg1_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 32
  dassign %Reg0_I 0 (constval i32 2)
  return (dread i32 %Reg0_I)
@label10
  catch { <* void> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
  dassign %Reg2_R114 0 (dread ref %Reg0_R114)
  dassign %Reg0_I 0 (constval i32 2)
  return (dread i32 %Reg0_I)
}
func &LFinallyLoops_3B_7Cswallow_7C_28_29I static () i32 {
  funcid 5
  var %Reg0_R115 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg3_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_I i32

  intrinsiccallwithtype <$LFinallyLoops_3B> JAVA_CLINIT_CHECK ()
  try { @label11 }
LOC 1 39
  intrinsiccallwithtype <$Ljava_2Flang_2FRuntimeException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FRuntimeException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6c006f0073007400) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R116) {}
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R115))
  throw (dread ref %Reg0_R114)
  endtry
@label11
  catch { <* void> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
  try { @label11 }
LOC 1 41
  dassign %Reg3_R114 0 (dread ref %Reg0_R114)
  endtry
  goto @label12
@label12
LOC 1 44
  dassign %Reg0_I 0 (constval i32 3)
  return (dread i32 %Reg0_I)
}
func &LFinallyLoops_3B_7Cvalue_7C_28_29I static () i32 {
  funcid 6
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg0_R117 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg5_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %x %Reg3_I i32
  intrinsiccallwithtype <$LFinallyLoops_3B> JAVA_CLINIT_CHECK ()
LOC 1 48
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  try { @label13 }
LOC 1 50
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 52
  dassign %Reg0_I 0 (constval i32 50)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 53
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_78003d00) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
LOC 1 50
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
@label13
  catch { <* void> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
LOC 1 52
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
  dassign %Reg0_I 0 (constval i32 50)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 53
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_78003d00) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
LOC 1 54
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R114))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R114)
}
func &LFinallyLoops_3B_7Cstep_7C_28Ljava_2Flang_2FString_3BI_29I static (var %Reg2_R116 <* <$Ljava_2Flang_2FString_3B>>, var %Reg3_I i32) i32 {
  funcid 7
  var %Reg0_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32

ALIAS %s %Reg2_R116 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %v %Reg3_I i32
  intrinsiccallwithtype <$LFinallyLoops_3B> JAVA_CLINIT_CHECK ()
LOC 1 59
  intrinsiccallwithtype <$LFinallyLoops_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (dread ref $LFinallyLoops_3B_7Clog)
  dassign %Reg1_R116 0 (dread ref %Reg2_R116)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R118, dread ref %Reg1_R116) { dassign %Reg0_R118 0 }
LOC 1 60
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LFinallyLoops_3B_7Corder_7C_28_29I static () i32 {
  funcid 8
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_I i32
  var %Reg2_I i32
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg3_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  intrinsiccallwithtype <$LFinallyLoops_3B> JAVA_CLINIT_CHECK ()
  try { @label14 }
LOC 1 65
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7200) { dassign %L_STR_12 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_12)
  dassign %Reg1_I 0 (constval i32 7)
  intrinsiccallwithtype <$LFinallyLoops_3B> JAVA_CLINIT_CHECK ()
  callassigned &LFinallyLoops_3B_7Cstep_7C_28Ljava_2Flang_2FString_3BI_29I (dread ref %Reg0_R116, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 67
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6600) { dassign %L_STR_13 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_13)
  dassign %Reg1_I 0 (constval i32 0)
  intrinsiccallwithtype <$LFinallyLoops_3B> JAVA_CLINIT_CHECK ()
  callassigned &LFinallyLoops_3B_7Cstep_7C_28Ljava_2Flang_2FString_3BI_29I (dread ref %Reg0_R116, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
LOC 1 65
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
@label14
  catch { <* void> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
LOC 1 67
  dassign %Reg3_R114 0 (dread ref %Reg0_R114)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6600) { dassign %L_STR_13 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_13)
  dassign %Reg1_I 0 (constval i32 0)
  intrinsiccallwithtype <$LFinallyLoops_3B> JAVA_CLINIT_CHECK ()
  callassigned &LFinallyLoops_3B_7Cstep_7C_28Ljava_2Flang_2FString_3BI_29I (dread ref %Reg0_R116, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
LOC 1 68
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R114)
}
func &LFinallyLoops_3B_7Clabelled_7C_28_29Ljava_2Flang_2FString_3B static () <* <$Ljava_2Flang_2FString_3B>> {
  funcid 9
  var %Reg0_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg1_I i32
  var %Reg4_I i32
  var %Reg1_C u16
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg5_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %j %Reg4_I i32
ALIAS %i %Reg3_I i32
ALIAS %s %Reg2_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  intrinsiccallwithtype <$LFinallyLoops_3B> JAVA_CLINIT_CHECK ()
LOC 1 72
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R118) {}
  dassign %Reg2_R118 0 (dread ref %Reg0_R118)
LOC 1 73
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label15
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 4)
  brtrue @label24 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  try { @label22 }
LOC 1 75
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  endtry
@label16
  try { @label22 }
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 4)
  brtrue @label21 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  endtry
  try { @label19 @label22 }
LOC 1 77
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 2)
  brtrue @label17 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  endtry
  try { @label22 }
LOC 1 81
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg1_I 0 (constval i32 102)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R118, dread u16 %Reg1_C) { dassign %Reg0_R118 0 }
  endtry
LOC 1 85
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_46002000) { dassign %L_STR_14 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R118, dread ref %Reg1_R116) { dassign %Reg0_R118 0 }
LOC 1 77
  goto @label23
@label17
  try { @label19 @label22 }
LOC 1 78
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 2)
  brtrue @label18 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  endtry
  try { @label22 }
LOC 1 81
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg1_I 0 (constval i32 102)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R118, dread u16 %Reg1_C) { dassign %Reg0_R118 0 }
  endtry
LOC 1 85
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_46002000) { dassign %L_STR_14 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R118, dread ref %Reg1_R116) { dassign %Reg0_R118 0 }
LOC 1 78
  goto @label24
@label18
  try { @label19 @label22 }
LOC 1 79
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R118, dread i32 %Reg1_I) { dassign %Reg0_R118 0 }
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R118, dread i32 %Reg1_I) { dassign %Reg0_R118 0 }
  dassign %Reg1_I 0 (constval i32 32)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R118, dread u16 %Reg1_C) { dassign %Reg0_R118 0 }
  endtry
  try { @label22 }
LOC 1 81
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg1_I 0 (constval i32 102)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R118, dread u16 %Reg1_C) { dassign %Reg0_R118 0 }
LOC 1 82
  goto @label20
  endtry
@label19
  catch { <* void> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
  try { @label22 }
LOC 1 81
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg1_I 0 (constval i32 102)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R118, dread u16 %Reg1_C) { dassign %Reg0_R118 0 }
LOC 1 82
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R114))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R114)
  endtry
@label20
  try { @label22 }
LOC 1 75
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label16
  endtry
@label21
LOC 1 85
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_46002000) { dassign %L_STR_14 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R118, dread ref %Reg1_R116) { dassign %Reg0_R118 0 }
LOC 1 86
  goto @label23
@label22
  catch { <* void> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
  try { @label22 }
LOC 1 85
  dassign %Reg6_R114 0 (dread ref %Reg0_R114)
  endtry
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_46002000) { dassign %L_STR_14 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R118, dread ref %Reg1_R116) { dassign %Reg0_R118 0 }
LOC 1 86
  dassign %Reg6_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg6_R114))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R114)
@label23
LOC 1 73
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 1))
  goto @label15
@label24
LOC 1 88
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R118) { dassign %Reg0_R116 0 }
  return (dread ref %Reg0_R116)
}
func &LFinallyLoops_3B_7Cnested_7C_28I_29I static (var %Reg7_I i32) i32 {
  funcid 10
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg1_I i32
  var %Reg0_R119 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg4_I i32
  var %Reg0_R117 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg5_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R119 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg0_R120 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg4_R120 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg6_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %z %Reg4_I i32
ALIAS %e %Reg4_R120 <* <$Ljava_2Flang_2FArithmeticException_3B>>
ALIAS %k %Reg7_I i32
ALIAS %r %Reg3_I i32
  intrinsiccallwithtype <$LFinallyLoops_3B> JAVA_CLINIT_CHECK ()
LOC 1 92
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  try { @label30 @label31 @label32 }
LOC 1 94
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 1))
  endtry
  try { @label28 @label30 @label31 @label32 }
LOC 1 96
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 10))
LOC 1 97
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 1)
  brtrue @label25 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalStateException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
  callassigned &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R119) {}
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R119))
  throw (dread ref %Reg0_R114)
  endtry
@label25
  try { @label28 @label30 @label31 @label32 }
LOC 1 98
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 2)
  brtrue @label26 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  endtry
  try { @label30 @label31 @label32 }
LOC 1 104
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 100))
LOC 1 105
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_69006e006e00650072002000) { dassign %L_STR_15 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_16 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
  endtry
LOC 1 113
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f0075007400650072002000) { dassign %L_STR_17 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_17)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_16 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
LOC 1 98
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
@label26
  try { @label28 @label30 @label31 @label32 }
LOC 1 99
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label27 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 100
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 101
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg0_I 0 (div i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  endtry
@label27
  try { @label30 @label31 @label32 }
LOC 1 104
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 100))
LOC 1 105
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_69006e006e00650072002000) { dassign %L_STR_15 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_16 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
LOC 1 106
  goto @label29
  endtry
@label28
  catch { <* void> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
  try { @label30 @label31 @label32 }
LOC 1 104
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 100))
LOC 1 105
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_69006e006e00650072002000) { dassign %L_STR_15 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_16 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
LOC 1 106
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R114))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R114)
  endtry
@label29
  try { @label30 @label31 @label32 }
LOC 1 107
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 1000))
  endtry
LOC 1 113
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f0075007400650072002000) { dassign %L_STR_17 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_17)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_16 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
LOC 1 114
  goto @label33
@label30
  catch { <* <$Ljava_2Flang_2FIllegalStateException_3B>> }
  dassign %Reg0_R119 0 (regread ptr %%thrownval)
  try { @label32 }
LOC 1 108
  dassign %Reg4_R119 0 (dread ref %Reg0_R119)
LOC 1 109
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 0x4e20))
  endtry
LOC 1 113
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f0075007400650072002000) { dassign %L_STR_17 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_17)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_16 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
LOC 1 114
  goto @label33
@label31
  catch { <* <$Ljava_2Flang_2FArithmeticException_3B>> }
  dassign %Reg0_R120 0 (regread ptr %%thrownval)
  try { @label32 }
LOC 1 110
  dassign %Reg4_R120 0 (dread ref %Reg0_R120)
LOC 1 111
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 0x7530))
  endtry
LOC 1 113
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f0075007400650072002000) { dassign %L_STR_17 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_17)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_16 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
LOC 1 114
  goto @label33
@label32
  catch { <* void> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
  try { @label32 }
LOC 1 113
  dassign %Reg6_R114 0 (dread ref %Reg0_R114)
  endtry
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f0075007400650072002000) { dassign %L_STR_17 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_17)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_16 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
LOC 1 114
  dassign %Reg6_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg6_R114))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R114)
@label33
LOC 1 115
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LFinallyLoops_3B_7CwhileTry_7C_28_29V static () void {
  funcid 11
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg1_I i32
  var %Reg0_R117 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg4_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %i %Reg3_I i32
  intrinsiccallwithtype <$LFinallyLoops_3B> JAVA_CLINIT_CHECK ()
LOC 1 119
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label34
  try { @label37 @label39 }
LOC 1 123
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 1))
LOC 1 124
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label35 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  endtry
  try { @label39 }
LOC 1 127
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7700) { dassign %L_STR_18 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
  endtry
LOC 1 130
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5700) { dassign %L_STR_19 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
LOC 1 124
  goto @label34
@label35
  try { @label37 @label39 }
LOC 1 125
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 5)
  brtrue @label36 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  endtry
  try { @label39 }
LOC 1 127
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7700) { dassign %L_STR_18 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
  endtry
LOC 1 130
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5700) { dassign %L_STR_19 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
LOC 1 125
  return ()
@label36
  try { @label39 }
LOC 1 127
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7700) { dassign %L_STR_18 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
LOC 1 128
  goto @label38
  endtry
@label37
  catch { <* void> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
  try { @label39 }
LOC 1 127
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7700) { dassign %L_STR_18 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
LOC 1 128
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R114))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R114)
  endtry
@label38
LOC 1 130
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5700) { dassign %L_STR_19 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
LOC 1 131
  goto @label40
@label39
  catch { <* void> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
LOC 1 130
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5700) { dassign %L_STR_19 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
LOC 1 131
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R114))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R114)
@label40
  goto @label34
}
func &LFinallyLoops_3B_7Cdepth_7C_28I_29I static (var %Reg5_I i32) i32 {
  funcid 12
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg1_I i32
  var %Reg0_R117 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg4_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %n %Reg5_I i32
  intrinsiccallwithtype <$LFinallyLoops_3B> JAVA_CLINIT_CHECK ()
  try { @label44 }
LOC 1 137
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  brtrue @label42 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 140
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label41 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6400) { dassign %L_STR_20 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label41
LOC 1 137
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
@label42
  try { @label44 }
LOC 1 138
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LFinallyLoops_3B> JAVA_CLINIT_CHECK ()
  callassigned &LFinallyLoops_3B_7Cdepth_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 140
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label43 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6400) { dassign %L_STR_20 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label43
LOC 1 138
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
@label44
  catch { <* void> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
LOC 1 140
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label45 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6400) { dassign %L_STR_20 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
@label45
LOC 1 141
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R114))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R114)
}
func &LFinallyLoops_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg11_R121 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 13
  var %Reg0_R117 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_I i32
  var %Reg1_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_I i32
  var %Reg2_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg0_J i64
  var %Reg4_J i64
  var %Reg6_I i32
  var %Reg0_R122 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg1_J i64
  var %Reg7_R122 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %Reg1_R122 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %Reg8_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg8_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FException_3B>>
  var %L_STR_22 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg7_R123 <* <$Ljava_2Flang_2FException_3B>>
  var %Reg2_R123 <* <$Ljava_2Flang_2FException_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %L_STR_23 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg9_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg10_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R124 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg7_R124 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %L_STR_24 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %k %Reg4_I i32
ALIAS %e %Reg7_R124 <* <$Ljava_2Flang_2FNullPointerException_3B>>
ALIAS %i %Reg6_I i32
ALIAS %o %Reg10_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %args %Reg11_R121 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %total %Reg4_J i64
ALIAS %tries %Reg6_I i32
  intrinsiccallwithtype <$LFinallyLoops_3B> JAVA_CLINIT_CHECK ()
LOC 1 145
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LFinallyLoops_3B> JAVA_CLINIT_CHECK ()
  callassigned &LFinallyLoops_3B_7Cbrk_7C_28_29I () { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R117, dread i32 %Reg1_I) {}
LOC 1 146
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LFinallyLoops_3B> JAVA_CLINIT_CHECK ()
  callassigned &LFinallyLoops_3B_7Ccont_7C_28_29I () { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R117, dread i32 %Reg1_I) {}
LOC 1 147
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LFinallyLoops_3B> JAVA_CLINIT_CHECK ()
  callassigned &LFinallyLoops_3B_7Coverride_7C_28_29I () { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R117, dread i32 %Reg1_I) {}
LOC 1 148
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LFinallyLoops_3B> JAVA_CLINIT_CHECK ()
  callassigned &LFinallyLoops_3B_7Cswallow_7C_28_29I () { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R117, dread i32 %Reg1_I) {}
LOC 1 149
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LFinallyLoops_3B> JAVA_CLINIT_CHECK ()
  callassigned &LFinallyLoops_3B_7Cvalue_7C_28_29I () { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R117, dread i32 %Reg1_I) {}
LOC 1 150
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  intrinsiccallwithtype <$LFinallyLoops_3B> JAVA_CLINIT_CHECK ()
  callassigned &LFinallyLoops_3B_7Corder_7C_28_29I () { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_16 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  intrinsiccallwithtype <$LFinallyLoops_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R118 0 (dread ref $LFinallyLoops_3B_7Clog)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R118))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R113) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
LOC 1 151
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LFinallyLoops_3B> JAVA_CLINIT_CHECK ()
  callassigned &LFinallyLoops_3B_7Clabelled_7C_28_29Ljava_2Flang_2FString_3B () { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
LOC 1 152
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label46
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 4)
  brtrue @label47 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  intrinsiccallwithtype <$LFinallyLoops_3B> JAVA_CLINIT_CHECK ()
  callassigned &LFinallyLoops_3B_7Cnested_7C_28I_29I (dread i32 %Reg1_I) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R117, dread i32 %Reg1_I) {}
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label46
@label47
LOC 1 153
  intrinsiccallwithtype <$LFinallyLoops_3B> JAVA_CLINIT_CHECK ()
  callassigned &LFinallyLoops_3B_7CwhileTry_7C_28_29V () {}
LOC 1 154
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (constval i32 9)
  intrinsiccallwithtype <$LFinallyLoops_3B> JAVA_CLINIT_CHECK ()
  callassigned &LFinallyLoops_3B_7Cdepth_7C_28I_29I (dread i32 %Reg1_I) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R117, dread i32 %Reg1_I) {}
LOC 1 155
  dassign %Reg0_J 0 (constval i64 0)
  dassign %Reg4_J 0 (dread i64 %Reg0_J)
LOC 1 156
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label48
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 0x7d0)
  brtrue @label54 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  try { @label51 @label52 }
LOC 1 158
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label49 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalArgumentException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalArgumentException_3B>)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6900) { dassign %L_STR_21 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_21)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R116 0 }
  callassigned &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R122, dread ref %Reg1_R116) {}
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R122))
  throw (dread ref %Reg0_R114)
  endtry
@label49
  try { @label51 @label52 }
LOC 1 159
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label50 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  endtry
LOC 1 164
  dassign %Reg0_J 0 (dread i64 %Reg4_J)
  dassign %Reg1_J 0 (constval i64 1)
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg4_J 0 (dread i64 %Reg0_J)
LOC 1 159
  goto @label53
@label50
  try { @label51 @label52 }
LOC 1 160
  dassign %Reg0_J 0 (dread i64 %Reg4_J)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg4_J 0 (dread i64 %Reg0_J)
  endtry
LOC 1 164
  dassign %Reg0_J 0 (dread i64 %Reg4_J)
  dassign %Reg1_J 0 (constval i64 1)
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg4_J 0 (dread i64 %Reg0_J)
LOC 1 165
  goto @label53
@label51
  catch { <* <$Ljava_2Flang_2FIllegalArgumentException_3B>> }
  dassign %Reg0_R122 0 (regread ptr %%thrownval)
  try { @label52 }
LOC 1 161
  dassign %Reg7_R122 0 (dread ref %Reg0_R122)
LOC 1 162
  dassign %Reg0_J 0 (dread i64 %Reg4_J)
  dassign %Reg1_R122 0 (dread ref %Reg7_R122)
  virtualcallassigned &Ljava_2Flang_2FIllegalArgumentException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R122) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R116) { dassign %Reg1_I 0 }
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg4_J 0 (dread i64 %Reg0_J)
  endtry
LOC 1 164
  dassign %Reg0_J 0 (dread i64 %Reg4_J)
  dassign %Reg1_J 0 (constval i64 1)
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg4_J 0 (dread i64 %Reg0_J)
LOC 1 165
  goto @label53
@label52
  catch { <* void> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
  try { @label52 }
LOC 1 164
  dassign %Reg8_R114 0 (dread ref %Reg0_R114)
  endtry
  dassign %Reg0_J 0 (dread i64 %Reg4_J)
  dassign %Reg1_J 0 (constval i64 1)
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg4_J 0 (dread i64 %Reg0_J)
LOC 1 165
  dassign %Reg8_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R114))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R114)
@label53
LOC 1 156
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  goto @label48
@label54
LOC 1 167
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_J 0 (dread i64 %Reg4_J)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V (dread ref %Reg0_R117, dread i64 %Reg1_J) {}
LOC 1 168
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label55
  try { @label57 }
LOC 1 171
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
LOC 1 172
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 4)
  brtrue @label56 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  endtry
  goto @label58
@label56
  try { @label57 }
LOC 1 173
  intrinsiccallwithtype <$Ljava_2Flang_2FException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (gcmalloc ref <$Ljava_2Flang_2FException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_61006700610069006e00) { dassign %L_STR_22 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_22)
  callassigned &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R116) {}
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R123))
  throw (dread ref %Reg0_R114)
  endtry
@label57
  catch { <* <$Ljava_2Flang_2FException_3B>> }
  dassign %Reg0_R123 0 (regread ptr %%thrownval)
LOC 1 174
  dassign %Reg7_R123 0 (dread ref %Reg0_R123)
LOC 1 175
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  dassign %Reg2_R123 0 (dread ref %Reg7_R123)
  virtualcallassigned &Ljava_2Flang_2FException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R123) { dassign %Reg2_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R116) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
LOC 1 177
  goto @label55
@label58
  try { @label59 @label60 }
LOC 1 180
  intrinsiccallwithtype <$Ljava_2Flang_2FRuntimeException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FRuntimeException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_66006900720073007400) { dassign %L_STR_23 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_23)
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R116) {}
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R115))
  throw (dread ref %Reg0_R114)
  endtry
@label59
  catch { <* void> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
  try { @label59 @label60 }
LOC 1 182
  dassign %Reg9_R114 0 (dread ref %Reg0_R114)
  endtry
  try { @label60 }
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg10_R113 0 (dread ref %Reg0_R113)
LOC 1 183
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R113) { dassign %Reg0_R116 0 }
LOC 1 184
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R114))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R114)
  endtry
@label60
  catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  dassign %Reg0_R124 0 (regread ptr %%thrownval)
LOC 1 185
  dassign %Reg7_R124 0 (dread ref %Reg0_R124)
LOC 1 186
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b30082fa5e9374d9a3161d801b1b242) { dassign %L_STR_24 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_24)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R116) {}
LOC 1 188
  return ()
}
func &LFinallyLoops_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 14
  var %Reg0_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>

LOC 1 57
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R118) {}
  dassign $LFinallyLoops_3B_7Clog 0 (dread ref %Reg0_R118)
  return ()
}
