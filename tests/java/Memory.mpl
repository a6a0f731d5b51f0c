flavor 1
srclang 3
id 65535
numfuncs 4
import "library.mplt"
import "Memory.mplt"
entryfunc &LMemory_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Memory.class"}
srcfileinfo {
  1 "Memory.java"}
javaclass $LMemory_3B <$LMemory_3B> public
func &LMemory_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LMemory_3B>>) void
func &LMemory_3B_7Cused_7C_28_29J static () i64
func &LMemory_3B_7CwithArray_7C_28_29J static () i64
func &LMemory_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg11_R119 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
var $_C_STR_66007200650065002000 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6565726605d2b734, 32]
var $_C_STR_c73bc13d6b2e2298228d624fead63d40 fstatic <[4] u64> readonly = [0, 0x1100000000, 0x6f74202c43bfabd0, 0x206c6174]
var $_C_STR_2c0020006d00610078002000 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x616d202c4d0b32b0, 0x2078]
var $_C_STR_6e006f002000 fstatic <[3] u64> readonly = [0, 0x700000000, 0x206f6e0001aa7f]
var $_C_STR_740068006500200065006e006400 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x20656874af6a34ac, 0x646e65]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FRuntime_3B_7CgetRuntime_7C_28_29Ljava_2Flang_2FRuntime_3B public static () <* <$Ljava_2Flang_2FRuntime_3B>>
func &Ljava_2Flang_2FRuntime_3B_7CtotalMemory_7C_28_29J public native virtual (var %_this <* <$Ljava_2Flang_2FRuntime_3B>>) i64
func &Ljava_2Flang_2FRuntime_3B_7CfreeMemory_7C_28_29J public native virtual (var %_this <* <$Ljava_2Flang_2FRuntime_3B>>) i64
func &Ljava_2Flang_2FRuntime_3B_7CmaxMemory_7C_28_29J public native virtual (var %_this <* <$Ljava_2Flang_2FRuntime_3B>>) i64
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_J i64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_Z u1) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FSystem_3B_7Cgc_7C_28_29V public static native () void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_J i64) void
func &Ljava_2Flang_2FOutOfMemoryError_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FOutOfMemoryError_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LMemory_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LMemory_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LMemory_3B>>
  var %Reg0_R112 <* <$LMemory_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LMemory_3B_7Cused_7C_28_29J static () i64 {
  funcid 2
  var %Reg0_R114 <* <$Ljava_2Flang_2FRuntime_3B>>
  var %Reg4_R114 <* <$Ljava_2Flang_2FRuntime_3B>>
  var %Reg0_J i64
  var %Reg5_J i64
  var %Reg7_J i64
  var %Reg1_J i64
  var %Reg0_I i32
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_J i64
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FRuntime_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %runtime %Reg4_R114 <* <$Ljava_2Flang_2FRuntime_3B>>
ALIAS %total %Reg5_J i64
ALIAS %free %Reg7_J i64
  intrinsiccallwithtype <$LMemory_3B> JAVA_CLINIT_CHECK ()
LOC 1 4
  intrinsiccallwithtype <$Ljava_2Flang_2FRuntime_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FRuntime_3B_7CgetRuntime_7C_28_29Ljava_2Flang_2FRuntime_3B () { dassign %Reg0_R114 0 }
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 1 5
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  virtualcallassigned &Ljava_2Flang_2FRuntime_3B_7CtotalMemory_7C_28_29J (dread ref %Reg0_R114) { dassign %Reg0_J 0 }
  dassign %Reg5_J 0 (dread i64 %Reg0_J)
LOC 1 6
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  virtualcallassigned &Ljava_2Flang_2FRuntime_3B_7CfreeMemory_7C_28_29J (dread ref %Reg0_R114) { dassign %Reg0_J 0 }
  dassign %Reg7_J 0 (dread i64 %Reg0_J)
LOC 1 7
  dassign %Reg0_J 0 (dread i64 %Reg7_J)
  dassign %Reg1_J 0 (constval i64 0)
  dassign %Reg0_I 0 (cmp i32 i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  brtrue @label0 (lt i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_J 0 (dread i64 %Reg5_J)
  dassign %Reg1_J 0 (dread i64 %Reg7_J)
  dassign %Reg0_I 0 (cmp i32 i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  brtrue @label0 (lt i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  virtualcallassigned &Ljava_2Flang_2FRuntime_3B_7CmaxMemory_7C_28_29J (dread ref %Reg0_R114) { dassign %Reg0_J 0 }
  dassign %Reg1_J 0 (dread i64 %Reg5_J)
  dassign %Reg0_I 0 (cmp i32 i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  brtrue @label1 (ge i32 i32 (dread i32 %Reg0_I, constval i32 0))
@label0
LOC 1 8
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_66007200650065002000) { dassign %L_STR_10 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_J 0 (dread i64 %Reg7_J)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i64 %Reg2_J) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_c73bc13d6b2e2298228d624fead63d40) { dassign %L_STR_11 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_J 0 (dread i64 %Reg5_J)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i64 %Reg2_J) { dassign %Reg1_R116 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c0020006d00610078002000) { dassign %L_STR_12 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg4_R114)
  virtualcallassigned &Ljava_2Flang_2FRuntime_3B_7CmaxMemory_7C_28_29J (dread ref %Reg2_R114) { dassign %Reg2_J 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i64 %Reg2_J) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
@label1
LOC 1 10
  dassign %Reg0_J 0 (dread i64 %Reg5_J)
  dassign %Reg1_J 0 (dread i64 %Reg7_J)
  dassign %Reg0_J 0 (sub i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  return (dread i64 %Reg0_J)
}
func &LMemory_3B_7CwithArray_7C_28_29J static () i64 {
  funcid 3
  var %Reg0_J i64
  var %Reg7_J i64
  var %Reg0_I i32
  var %Reg0_R118 <* <[] i32>>
  var %Reg9_R118 <* <[] i32>>
  var %Reg10_J i64
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_J i64
  var %Reg2_J i64
  var %Reg1_I i32
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_I i32
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_Z u1
  var %Reg1_R118 <* <[] i32>>

ALIAS %before %Reg7_J i64
ALIAS %numbers %Reg9_R118 <* <[] i32>>
ALIAS %with %Reg10_J i64
  intrinsiccallwithtype <$LMemory_3B> JAVA_CLINIT_CHECK ()
LOC 1 14
  intrinsiccallwithtype <$LMemory_3B> JAVA_CLINIT_CHECK ()
  callassigned &LMemory_3B_7Cused_7C_28_29J () { dassign %Reg0_J 0 }
  dassign %Reg7_J 0 (dread i64 %Reg0_J)
LOC 1 15
  dassign %Reg0_I 0 (constval i32 0x800000)
  dassign %Reg0_R118 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg9_R118 0 (dread ref %Reg0_R118)
LOC 1 16
  intrinsiccallwithtype <$LMemory_3B> JAVA_CLINIT_CHECK ()
  callassigned &LMemory_3B_7Cused_7C_28_29J () { dassign %Reg0_J 0 }
  dassign %Reg10_J 0 (dread i64 %Reg0_J)
LOC 1 17
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_J 0 (dread i64 %Reg10_J)
  dassign %Reg2_J 0 (dread i64 %Reg7_J)
  dassign %Reg1_J 0 (sub i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg2_J 0 (constval i64 0x2000000)
  dassign %Reg1_I 0 (cmp i32 i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg5_R113 0 (dread ref %Reg0_R115)
  brtrue @label2 (lt i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg5_I 0 (dread i32 %Reg1_I)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  goto @label3
@label2
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg1_I)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
@label3
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R115, dread u1 %Reg1_Z) {}
LOC 1 18
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R118 0 (dread ref %Reg9_R118)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R118))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
LOC 1 19
  dassign %Reg0_J 0 (dread i64 %Reg10_J)
  return (dread i64 %Reg0_J)
}
func &LMemory_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg11_R119 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 4
  var %Reg0_J i64
  var %Reg7_J i64
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_J i64
  var %Reg2_J i64
  var %Reg1_I i32
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_I i32
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_Z u1
  var %Reg0_R119 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg0_I i32
  var %Reg1_R114 <* <$Ljava_2Flang_2FRuntime_3B>>
  var %Reg9_I i32
  var %Reg2_I i32
  var %Reg1_R118 <* <[] i32>>
  var %Reg0_R120 <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>
  var %Reg10_R120 <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>
  var %Reg1_R120 <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R120 <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R121 <* <[] <* <[] i64>>>>
  var %Reg9_R121 <* <[] <* <[] i64>>>>
  var %Reg10_I i32
  var %Reg2_R122 <* <[] i64>>
  var %Reg9_R120 <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R123 <* <[] u16>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %error %Reg9_R120 <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>
ALIAS %i %Reg10_I i32
ALIAS %rows %Reg9_R121 <* <[] <* <[] i64>>>>
ALIAS %args %Reg11_R119 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %with %Reg7_J i64
  intrinsiccallwithtype <$LMemory_3B> JAVA_CLINIT_CHECK ()
LOC 1 23
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FSystem_3B_7Cgc_7C_28_29V () {}
LOC 1 24
  intrinsiccallwithtype <$LMemory_3B> JAVA_CLINIT_CHECK ()
  callassigned &LMemory_3B_7CwithArray_7C_28_29J () { dassign %Reg0_J 0 }
  dassign %Reg7_J 0 (dread i64 %Reg0_J)
LOC 1 25
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FSystem_3B_7Cgc_7C_28_29V () {}
LOC 1 26
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_J 0 (dread i64 %Reg7_J)
  intrinsiccallwithtype <$LMemory_3B> JAVA_CLINIT_CHECK ()
  callassigned &LMemory_3B_7Cused_7C_28_29J () { dassign %Reg2_J 0 }
  dassign %Reg1_J 0 (sub i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg2_J 0 (constval i64 0x1e00000)
  dassign %Reg1_I 0 (cmp i32 i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg5_R113 0 (dread ref %Reg0_R115)
  brtrue @label4 (lt i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg5_I 0 (dread i32 %Reg1_I)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  goto @label5
@label4
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg1_I)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
@label5
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R115, dread u1 %Reg1_Z) {}
LOC 1 27
  dassign %Reg0_R119 0 (dread ref %Reg11_R119)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R119))
  brtrue @label6 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 28
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FRuntime_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FRuntime_3B_7CgetRuntime_7C_28_29Ljava_2Flang_2FRuntime_3B () { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FRuntime_3B_7CmaxMemory_7C_28_29J (dread ref %Reg1_R114) { dassign %Reg1_J 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V (dread ref %Reg0_R115, dread i64 %Reg1_J) {}
@label6
LOC 1 30
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
@label7
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label12 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  try { @label8 }
LOC 1 32
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (constval i32 0x7fffffff)
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_R118 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg1_I))
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R118))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
  endtry
LOC 1 35
  goto @label11
@label8
  catch { <* <$Ljava_2Flang_2FOutOfMemoryError_3B>> }
  dassign %Reg0_R120 0 (regread ptr %%thrownval)
LOC 1 33
  dassign %Reg10_R120 0 (dread ref %Reg0_R120)
LOC 1 34
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg5_R113 0 (dread ref %Reg0_R115)
  brtrue @label9 (ge i32 i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_R120 0 (dread ref %Reg10_R120)
  virtualcallassigned &Ljava_2Flang_2FOutOfMemoryError_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R120) { dassign %Reg1_R117 0 }
  dassign %Reg5_R113 0 (dread ref %Reg1_R117)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  goto @label10
@label9
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e006f002000) { dassign %L_STR_13 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  dassign %Reg2_R120 0 (dread ref %Reg10_R120)
  virtualcallassigned &Ljava_2Flang_2FOutOfMemoryError_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R120) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R117) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R117 0 }
  dassign %Reg5_R113 0 (dread ref %Reg1_R117)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
@label10
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg0_R115 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R117 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
@label11
LOC 1 30
  dassign %Reg9_I 0 (add i32 (dread i32 %Reg9_I, constval i32 1))
  goto @label7
@label12
  try { @label14 }
LOC 1 38
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg0_R121 0 (gcmallocjarray ref <[] <* <[] i64>>> (dread i32 %Reg0_I))
  dassign %Reg9_R121 0 (dread ref %Reg0_R121)
LOC 1 39
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
  endtry
@label13
  try { @label14 }
LOC 1 40
  dassign %Reg0_R121 0 (dread ref %Reg9_R121)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg2_I 0 (constval i32 3)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (constval i32 0x7ffffffd)
  dassign %Reg2_R122 0 (gcmallocjarray ref <[] i64> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I), 
    dread ref %Reg2_R122)
LOC 1 39
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  goto @label13
  endtry
@label14
  catch { <* <$Ljava_2Flang_2FOutOfMemoryError_3B>> }
  dassign %Reg0_R120 0 (regread ptr %%thrownval)
LOC 1 42
  dassign %Reg9_R120 0 (dread ref %Reg0_R120)
LOC 1 43
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R120 0 (dread ref %Reg9_R120)
  virtualcallassigned &Ljava_2Flang_2FOutOfMemoryError_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R120) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
  try { @label15 }
LOC 1 46
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg1_I 0 (constval i32 0x7ffffff8)
  dassign %Reg1_R123 0 (gcmallocjarray ref <[] u16> (dread i32 %Reg1_I))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R123))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R116, dread ref %Reg1_R113) { dassign %Reg0_R116 0 }
  endtry
LOC 1 49
  goto @label16
@label15
  catch { <* <$Ljava_2Flang_2FOutOfMemoryError_3B>> }
  dassign %Reg0_R120 0 (regread ptr %%thrownval)
LOC 1 47
  dassign %Reg9_R120 0 (dread ref %Reg0_R120)
LOC 1 48
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R120 0 (dread ref %Reg9_R120)
  virtualcallassigned &Ljava_2Flang_2FOutOfMemoryError_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R120) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
@label16
LOC 1 50
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_740068006500200065006e006400) { dassign %L_STR_14 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R117) {}
LOC 1 51
  return ()
}
