flavor 1
srclang 3
id 65535
numfuncs 15
import "library.mplt"
import "Sync.mplt"
entryfunc &LSync_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Sync.class",
  @INFO_filename "Sync$1.class"}
srcfileinfo {
  1 "Sync.java"}
javaclass $LSync_3B <$LSync_3B> public
javaclass $LSync_241_3B <$LSync_241_3B>
func &LSync_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LSync_3B>>) void
func &LSync_3B_7Cinc_7C_28_29V virtual synchronized (var %_this <* <$LSync_3B>>) void
func &LSync_3B_7CincRet_7C_28_29I virtual synchronized (var %_this <* <$LSync_3B>>) i32
func &LSync_3B_7Csinc_7C_28_29V static synchronized () void
func &LSync_3B_7Cslong_7C_28J_29J static synchronized (var %Reg4_J i64) i64
func &LSync_3B_7Cbad_7C_28Z_29Z virtual synchronized (var %_this <* <$LSync_3B>>, var %Reg5_Z u1) u1
func &LSync_3B_7Cself_7C_28_29Ljava_2Flang_2FObject_3B virtual synchronized (var %_this <* <$LSync_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LSync_3B_7Cdbl_7C_28D_29D virtual synchronized (var %_this <* <$LSync_3B>>, var %Reg5_D f64) f64
func &LSync_3B_7Csbad_7C_28_29V static synchronized () void
func &LSync_3B_7Cearly_7C_28I_29I virtual (var %_this <* <$LSync_3B>>, var %Reg9_I i32) i32
func &LSync_3B_7Crec_7C_28I_29I virtual synchronized (var %_this <* <$LSync_3B>>, var %Reg6_I i32) i32
func &LSync_3B_7Ctwo_7C_28LSync_3B_29I virtual (var %_this <* <$LSync_3B>>, var %Reg9_R112 <* <$LSync_3B>>) i32
func &LSync_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg17_R119 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LSync_241_3B_7C_3Cinit_3E_7C_28LSync_3BAI_29V constructor (var %_this <* <$LSync_241_3B>>, var %Reg3_R112 <* <$LSync_3B>>, var %Reg4_R122 <* <[] i32>>) void
func &LSync_241_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LSync_241_3B>>) void
var $_C_STR_6c006f0063006b0065006400 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x6b636f6cbe96330a, 0x6465]
var $_C_STR_7300620061006400 fstatic <[3] u64> readonly = [0, 0x900000000, 0x646162730035c2b2]
var $_C_STR_6e0069006e006500 fstatic <[3] u64> readonly = [0, 0x900000000, 0x656e696e003398b2]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_6c00690074006500720061006c00 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x6574696c0ae020af, 0x6c6172]
var $_C_STR_914e40225ed235250d14bc63a964dfe9 fstatic <[4] u64> readonly = [0, 0x1500000000, 0x6c206e69ee8cd4b4, 0x6c6172657469]
var $_C_STR_a5f631ac0244e65067a74bcb12d61cb6 fstatic <[4] u64> readonly = [0, 0x1100000000, 0x61206e699270639e, 0x79617272]
var $_C_STR_6e006f00 fstatic <[3] u64> readonly = [0, 0x500000000, 0x6f6e00000dc1]
var $_C_STR_4e0050004500 fstatic <[3] u64> readonly = [0, 0x700000000, 0x45504e00012ec3]
var $LSync_3B_7Csn i32 static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_D f64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_J i64) void
func &Ljava_2Flang_2FIllegalStateException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_Z u1) void
func &Ljava_2Flang_2FRuntimeException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FThread_3B>>, var %Reg1_R125 <* <$Ljava_2Flang_2FRunnable_3B>>) void
func &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V public native virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
func &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V final public native virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
func &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FException_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LSync_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LSync_3B>>) void {
  funcid 1
  var %Reg3_R112 <* <$LSync_3B>>
  var %Reg0_R112 <* <$LSync_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg3_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg3_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 4
  dassign %Reg0_R112 0 (dread ref %Reg3_R112)
  intrinsiccallwithtype <$Ljava_2Flang_2FObject_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R113 0 (gcmalloc ref <$Ljava_2Flang_2FObject_3B>)
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R113) {}
  iassign <* <$LSync_3B>> 3 (dread ref %Reg0_R112, dread ref %Reg1_R113)
  return ()
}
func &LSync_3B_7Cinc_7C_28_29V virtual synchronized (var %_this <* <$LSync_3B>>) void {
  funcid 2
  var %Reg3_R112 <* <$LSync_3B>>
  var %Reg0_R112 <* <$LSync_3B>>
  var %Reg1_I i32
  var %Reg2_I i32

  dassign %Reg3_R112 0 (dread ref %_this)
LOC 1 6
  syncenter (dread ref %Reg3_R112)
  dassign %Reg0_R112 0 (dread ref %Reg3_R112)
  dassign %Reg1_I 0 (iread i32 <* <$LSync_3B>> 2 (dread ref %Reg0_R112))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LSync_3B>> 2 (dread ref %Reg0_R112, dread i32 %Reg1_I)
LOC 1 7
  syncexit (dread ref %Reg3_R112)
  return ()
}
func &LSync_3B_7CincRet_7C_28_29I virtual synchronized (var %_this <* <$LSync_3B>>) i32 {
  funcid 3
  var %Reg3_R112 <* <$LSync_3B>>
  var %Reg0_R112 <* <$LSync_3B>>
  var %Reg1_I i32
  var %Reg2_I i32

  dassign %Reg3_R112 0 (dread ref %_this)
LOC 1 10
  syncenter (dread ref %Reg3_R112)
  dassign %Reg0_R112 0 (dread ref %Reg3_R112)
  dassign %Reg1_I 0 (iread i32 <* <$LSync_3B>> 2 (dread ref %Reg0_R112))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LSync_3B>> 2 (dread ref %Reg0_R112, dread i32 %Reg1_I)
  syncexit (dread ref %Reg3_R112)
  return (dread i32 %Reg1_I)
}
func &LSync_3B_7Csinc_7C_28_29V static synchronized () void {
  funcid 4
  var %Reg0_R114 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg0_I i32
  var %Reg1_I i32

  intrinsiccallwithtype <$LSync_3B> JAVA_CLINIT_CHECK ()
LOC 1 14
  dassign %Reg0_R114 0 (intrinsicopwithtype ref <* <$LSync_3B>> JAVA_CONST_CLASS ())
  syncenter (dread ref %Reg0_R114)
  intrinsiccallwithtype <$LSync_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LSync_3B_7Csn)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LSync_3B> JAVA_CLINIT_CHECK ()
  dassign $LSync_3B_7Csn 0 (dread i32 %Reg0_I)
LOC 1 15
  dassign %Reg0_R114 0 (intrinsicopwithtype ref <* <$LSync_3B>> JAVA_CONST_CLASS ())
  syncexit (dread ref %Reg0_R114)
  return ()
}
func &LSync_3B_7Cslong_7C_28J_29J static synchronized (var %Reg4_J i64) i64 {
  funcid 5
  var %Reg0_R114 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg0_J i64
  var %Reg1_I i32
  var %Reg1_J i64
  var %Reg1_R114 <* <$Ljava_2Flang_2FClass_3B>>

ALIAS %a %Reg4_J i64
  intrinsiccallwithtype <$LSync_3B> JAVA_CLINIT_CHECK ()
LOC 1 18
  dassign %Reg0_R114 0 (intrinsicopwithtype ref <* <$LSync_3B>> JAVA_CONST_CLASS ())
  syncenter (dread ref %Reg0_R114)
  dassign %Reg0_J 0 (dread i64 %Reg4_J)
  intrinsiccallwithtype <$LSync_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LSync_3B_7Csn)
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg1_R114 0 (intrinsicopwithtype ref <* <$LSync_3B>> JAVA_CONST_CLASS ())
  syncexit (dread ref %Reg1_R114)
  return (dread i64 %Reg0_J)
}
func &LSync_3B_7Cbad_7C_28Z_29Z virtual synchronized (var %_this <* <$LSync_3B>>, var %Reg5_Z u1) u1 {
  funcid 6
  var %Reg4_R112 <* <$LSync_3B>>
  var %Reg5_I i32
  var %Reg0_I i32
  var %Reg0_R115 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R112 <* <$LSync_3B>>
  var %Reg3_I i32

ALIAS %b %Reg5_Z u1
  dassign %Reg4_R112 0 (dread ref %_this)
  dassign %Reg5_I 0 (cvt i32 u1 (dread u1 %Reg5_Z))
LOC 1 22
  syncenter (dread ref %Reg4_R112)
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  brtrue @label0 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalStateException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6c006f0063006b0065006400) { dassign %L_STR_10 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_10)
  callassigned &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R116) {}
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R115))
  throw (dread ref %Reg0_R117)
@label0
LOC 1 23
  dassign %Reg0_R112 0 (dread ref %Reg4_R112)
  dassign %Reg0_I 0 (iread i32 <* <$LSync_3B>> 2 (dread ref %Reg0_R112))
  brtrue @label1 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label2
@label1
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label2
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  syncexit (dread ref %Reg4_R112)
  return (dread i32 %Reg0_I)
}
func &LSync_3B_7Cself_7C_28_29Ljava_2Flang_2FObject_3B virtual synchronized (var %_this <* <$LSync_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 7
  var %Reg1_R112 <* <$LSync_3B>>
  var %Reg0_R112 <* <$LSync_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 27
  syncenter (dread ref %Reg1_R112)
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  syncexit (dread ref %Reg1_R112)
  return (dread ref %Reg0_R112)
}
func &LSync_3B_7Cdbl_7C_28D_29D virtual synchronized (var %_this <* <$LSync_3B>>, var %Reg5_D f64) f64 {
  funcid 8
  var %Reg4_R112 <* <$LSync_3B>>
  var %Reg0_D f64
  var %Reg1_R112 <* <$LSync_3B>>
  var %Reg1_I i32
  var %Reg1_D f64

ALIAS %d %Reg5_D f64
  dassign %Reg4_R112 0 (dread ref %_this)
LOC 1 31
  syncenter (dread ref %Reg4_R112)
  dassign %Reg0_D 0 (dread f64 %Reg5_D)
  dassign %Reg1_R112 0 (dread ref %Reg4_R112)
  dassign %Reg1_I 0 (iread i32 <* <$LSync_3B>> 2 (dread ref %Reg1_R112))
  dassign %Reg1_D 0 (cvt f64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  syncexit (dread ref %Reg4_R112)
  return (dread f64 %Reg0_D)
}
func &LSync_3B_7Csbad_7C_28_29V static synchronized () void {
  funcid 9
  var %Reg0_R114 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg0_R118 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FThrowable_3B>>

  intrinsiccallwithtype <$LSync_3B> JAVA_CLINIT_CHECK ()
LOC 1 35
  dassign %Reg0_R114 0 (intrinsicopwithtype ref <* <$LSync_3B>> JAVA_CONST_CLASS ())
  syncenter (dread ref %Reg0_R114)
  intrinsiccallwithtype <$Ljava_2Flang_2FRuntimeException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$Ljava_2Flang_2FRuntimeException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7300620061006400) { dassign %L_STR_11 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_11)
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R116) {}
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R118))
  throw (dread ref %Reg0_R117)
}
func &LSync_3B_7Cearly_7C_28I_29I virtual (var %_this <* <$LSync_3B>>, var %Reg9_I i32) i32 {
  funcid 10
  var %Reg8_R112 <* <$LSync_3B>>
  var %Reg0_R112 <* <$LSync_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_I i32
  var %Reg1_I i32
  var %Reg5_R112 <* <$LSync_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_I i32
  var %Reg0_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg6_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R118 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg7_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %i %Reg4_I i32
ALIAS %k %Reg9_I i32
  dassign %Reg8_R112 0 (dread ref %_this)
LOC 1 39
  dassign %Reg0_R112 0 (dread ref %Reg8_R112)
  dassign %Reg0_R113 0 (iread ref <* <$LSync_3B>> 3 (dread ref %Reg0_R112))
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  syncenter (dread ref %Reg0_R113)
  try { @label10 }
LOC 1 40
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  brtrue @label3 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (constval i32 10)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R113))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  syncexit (dread ref %Reg1_R113)
  endtry
  return (dread i32 %Reg0_I)
@label3
  try { @label10 }
LOC 1 41
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  endtry
@label4
  try { @label10 }
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 5)
  brtrue @label8 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 42
  dassign %Reg0_R112 0 (dread ref %Reg8_R112)
  dassign %Reg5_R112 0 (dread ref %Reg0_R112)
  syncenter (dread ref %Reg0_R112)
  endtry
  try { @label6 @label10 }
LOC 1 43
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  brtrue @label5 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R112))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  try { @label10 }
  goto @label8
  endtry
@label5
  try { @label6 @label10 }
LOC 1 44
  dassign %Reg0_R112 0 (dread ref %Reg8_R112)
  dassign %Reg1_I 0 (iread i32 <* <$LSync_3B>> 2 (dread ref %Reg0_R112))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LSync_3B>> 2 (dread ref %Reg0_R112, dread i32 %Reg1_I)
LOC 1 45
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R112))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  try { @label10 }
  goto @label7
  endtry
@label6
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label6 @label10 }
  dassign %Reg6_R117 0 (dread ref %Reg0_R117)
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R112))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  try { @label10 }
  dassign %Reg6_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg6_R117))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
  endtry
@label7
  try { @label10 }
LOC 1 41
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label4
  endtry
@label8
  try { @label10 }
LOC 1 47
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label9 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FRuntimeException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$Ljava_2Flang_2FRuntimeException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0069006e006500) { dassign %L_STR_12 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_12)
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R118, dread ref %Reg1_R116) {}
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R118))
  throw (dread ref %Reg0_R117)
  endtry
@label9
  try { @label10 }
LOC 1 48
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R113))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  goto @label11
@label10
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label10 }
  dassign %Reg7_R117 0 (dread ref %Reg0_R117)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R113))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  dassign %Reg7_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg7_R117))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
@label11
LOC 1 49
  dassign %Reg0_R112 0 (dread ref %Reg8_R112)
  dassign %Reg0_I 0 (iread i32 <* <$LSync_3B>> 2 (dread ref %Reg0_R112))
  return (dread i32 %Reg0_I)
}
func &LSync_3B_7Crec_7C_28I_29I virtual synchronized (var %_this <* <$LSync_3B>>, var %Reg6_I i32) i32 {
  funcid 11
  var %Reg5_R112 <* <$LSync_3B>>
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg1_R112 <* <$LSync_3B>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg1_I i32

ALIAS %d %Reg6_I i32
  dassign %Reg5_R112 0 (dread ref %_this)
LOC 1 53
  syncenter (dread ref %Reg5_R112)
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  brtrue @label12 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  goto @label13
@label12
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg1_R112 0 (dread ref %Reg5_R112)
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sub i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  virtualcallassigned &LSync_3B_7Crec_7C_28I_29I (dread ref %Reg1_R112, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label13
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  syncexit (dread ref %Reg5_R112)
  return (dread i32 %Reg0_I)
}
func &LSync_3B_7Ctwo_7C_28LSync_3B_29I virtual (var %_this <* <$LSync_3B>>, var %Reg9_R112 <* <$LSync_3B>>) i32 {
  funcid 12
  var %Reg8_R112 <* <$LSync_3B>>
  var %Reg0_R112 <* <$LSync_3B>>
  var %Reg2_R112 <* <$LSync_3B>>
  var %Reg3_R112 <* <$LSync_3B>>
  var %Reg4_R112 <* <$LSync_3B>>
  var %Reg0_I i32
  var %Reg1_R112 <* <$LSync_3B>>
  var %Reg1_I i32
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg5_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg7_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %o %Reg9_R112 <* <$LSync_3B>>
  dassign %Reg8_R112 0 (dread ref %_this)
LOC 1 57
  dassign %Reg0_R112 0 (dread ref %Reg8_R112)
  dassign %Reg2_R112 0 (dread ref %Reg0_R112)
  syncenter (dread ref %Reg0_R112)
  try { @label16 }
LOC 1 58
  dassign %Reg0_R112 0 (dread ref %Reg9_R112)
  dassign %Reg3_R112 0 (dread ref %Reg0_R112)
  syncenter (dread ref %Reg0_R112)
  endtry
  try { @label15 @label16 }
LOC 1 59
  dassign %Reg0_R112 0 (dread ref %Reg8_R112)
  dassign %Reg4_R112 0 (dread ref %Reg0_R112)
  syncenter (dread ref %Reg0_R112)
  endtry
  try { @label14 @label15 @label16 }
LOC 1 60
  dassign %Reg0_R112 0 (dread ref %Reg8_R112)
  dassign %Reg0_I 0 (iread i32 <* <$LSync_3B>> 2 (dread ref %Reg0_R112))
  dassign %Reg1_R112 0 (dread ref %Reg9_R112)
  dassign %Reg1_I 0 (iread i32 <* <$LSync_3B>> 2 (dread ref %Reg1_R112))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R112))
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  syncexit (dread ref %Reg1_R113)
  endtry
  try { @label15 @label16 }
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R112))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  syncexit (dread ref %Reg1_R113)
  endtry
  try { @label16 }
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R112))
  dassign %Reg1_R113 0 (dread ref %Reg2_R113)
  syncexit (dread ref %Reg1_R113)
  endtry
  return (dread i32 %Reg0_I)
@label14
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label14 @label15 @label16 }
LOC 1 61
  dassign %Reg5_R117 0 (dread ref %Reg0_R117)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R112))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  try { @label15 @label16 }
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R117))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
  endtry
@label15
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label15 @label16 }
LOC 1 62
  dassign %Reg6_R117 0 (dread ref %Reg0_R117)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R112))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  try { @label16 }
  dassign %Reg6_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg6_R117))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
  endtry
@label16
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label16 }
LOC 1 63
  dassign %Reg7_R117 0 (dread ref %Reg0_R117)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R112))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  dassign %Reg7_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg7_R117))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
}
func &LSync_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg17_R119 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 13
  var %Reg0_R112 <* <$LSync_3B>>
  var %Reg9_R112 <* <$LSync_3B>>
  var %Reg0_R120 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R121 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R112 <* <$LSync_3B>>
  var %Reg2_I i32
  var %Reg2_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_D f64
  var %Reg2_D f64
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R112 <* <$LSync_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_I i32
  var %Reg8_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_Z u1
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_J i64
  var %Reg1_I i32
  var %Reg1_Z u1
  var %Reg0_Z u1
  var %Reg0_R115 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg10_R115 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg1_R112 <* <$LSync_3B>>
  var %Reg0_R118 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg10_R118 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg1_R118 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg3_I i32
  var %Reg0_I i32
  var %Reg0_R122 <* <[] i32>>
  var %Reg10_R122 <* <[] i32>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg1_R124 <* <$LSync_241_3B>>
  var %Reg3_R122 <* <[] i32>>
  var %Reg1_R125 <* <$Ljava_2Flang_2FRunnable_3B>>
  var %Reg11_R123 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg2_R122 <* <[] i32>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg12_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg12_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg13_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg13_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg12_R122 <* <[] i32>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg14_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg14_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg12_I i32
  var %Reg13_I i32
  var %Reg14_R112 <* <$LSync_3B>>
  var %Reg0_R126 <* <$Ljava_2Flang_2FException_3B>>
  var %Reg15_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg15_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg14_R126 <* <$Ljava_2Flang_2FException_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg16_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg16_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R127 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg14_R127 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %e %Reg14_R127 <* <$Ljava_2Flang_2FNullPointerException_3B>>
ALIAS %i %Reg13_I i32
ALIAS %args %Reg17_R119 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %s %Reg9_R112 <* <$LSync_3B>>
ALIAS %done %Reg10_R122 <* <[] i32>>
ALIAS %t %Reg11_R123 <* <$Ljava_2Flang_2FThread_3B>>
ALIAS %c %Reg12_I i32
ALIAS %o %Reg13_R113 <* <$Ljava_2Flang_2FObject_3B>>
  intrinsiccallwithtype <$LSync_3B> JAVA_CLINIT_CHECK ()
LOC 1 67
  intrinsiccallwithtype <$LSync_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R112 0 (gcmalloc ref <$LSync_3B>)
  callassigned &LSync_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R112) {}
  dassign %Reg9_R112 0 (dread ref %Reg0_R112)
LOC 1 68
  dassign %Reg0_R112 0 (dread ref %Reg9_R112)
  virtualcallassigned &LSync_3B_7Cinc_7C_28_29V (dread ref %Reg0_R112) {}
LOC 1 69
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  dassign %Reg2_R112 0 (dread ref %Reg9_R112)
  virtualcallassigned &LSync_3B_7CincRet_7C_28_29I (dread ref %Reg2_R112) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i32 %Reg2_I) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_13 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R116) { dassign %Reg1_R121 0 }
  dassign %Reg2_R112 0 (dread ref %Reg9_R112)
  dassign %Reg3_D 0 (constval f64 1.5)
  virtualcallassigned &LSync_3B_7Cdbl_7C_28D_29D (dread ref %Reg2_R112, dread f64 %Reg3_D) { dassign %Reg2_D 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread f64 %Reg2_D) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_13 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R116) { dassign %Reg1_R121 0 }
  dassign %Reg2_R112 0 (dread ref %Reg9_R112)
  virtualcallassigned &LSync_3B_7Cself_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R112) { dassign %Reg2_R113 0 }
  dassign %Reg3_R112 0 (dread ref %Reg9_R112)
  dassign %Reg6_R113 0 (dread ref %Reg1_R121)
  dassign %Reg7_R113 0 (dread ref %Reg0_R120)
  brtrue @label17 (ne i32 ref (dread ref %Reg2_R113, dread ref %Reg3_R112))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg6_I 0 (dread i32 %Reg2_I)
  dassign %Reg7_R113 0 (dread ref %Reg1_R113)
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
  goto @label18
@label17
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg2_I)
  dassign %Reg7_R113 0 (dread ref %Reg1_R113)
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
@label18
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_R113 0 (dread ref %Reg7_R113)
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_R121 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread u1 %Reg2_Z) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R116 0 }
  dassign %Reg0_R120 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R116) {}
LOC 1 70
  intrinsiccallwithtype <$LSync_3B> JAVA_CLINIT_CHECK ()
  callassigned &LSync_3B_7Csinc_7C_28_29V () {}
LOC 1 71
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_J 0 (constval i64 0x10000000000)
  intrinsiccallwithtype <$LSync_3B> JAVA_CLINIT_CHECK ()
  callassigned &LSync_3B_7Cslong_7C_28J_29J (dread i64 %Reg1_J) { dassign %Reg1_J 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V (dread ref %Reg0_R120, dread i64 %Reg1_J) {}
  try { @label19 }
LOC 1 73
  dassign %Reg0_R112 0 (dread ref %Reg9_R112)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &LSync_3B_7Cbad_7C_28Z_29Z (dread ref %Reg0_R112, dread u1 %Reg1_Z) { dassign %Reg0_Z 0 }
  endtry
LOC 1 76
  goto @label20
@label19
  catch { <* <$Ljava_2Flang_2FIllegalStateException_3B>> }
  dassign %Reg0_R115 0 (regread ptr %%thrownval)
LOC 1 74
  dassign %Reg10_R115 0 (dread ref %Reg0_R115)
LOC 1 75
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R115 0 (dread ref %Reg10_R115)
  virtualcallassigned &Ljava_2Flang_2FIllegalStateException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R116) {}
@label20
LOC 1 77
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R112 0 (dread ref %Reg9_R112)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &LSync_3B_7Cbad_7C_28Z_29Z (dread ref %Reg1_R112, dread u1 %Reg2_Z) { dassign %Reg1_Z 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R120, dread u1 %Reg1_Z) {}
  try { @label21 }
LOC 1 79
  intrinsiccallwithtype <$LSync_3B> JAVA_CLINIT_CHECK ()
  callassigned &LSync_3B_7Csbad_7C_28_29V () {}
  endtry
LOC 1 82
  goto @label22
@label21
  catch { <* <$Ljava_2Flang_2FRuntimeException_3B>> }
  dassign %Reg0_R118 0 (regread ptr %%thrownval)
LOC 1 80
  dassign %Reg10_R118 0 (dread ref %Reg0_R118)
LOC 1 81
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R118 0 (dread ref %Reg10_R118)
  virtualcallassigned &Ljava_2Flang_2FRuntimeException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R116) {}
@label22
LOC 1 83
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  dassign %Reg2_R112 0 (dread ref %Reg9_R112)
  dassign %Reg3_I 0 (constval i32 0)
  virtualcallassigned &LSync_3B_7Cearly_7C_28I_29I (dread ref %Reg2_R112, dread i32 %Reg3_I) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i32 %Reg2_I) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_13 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R116) { dassign %Reg1_R121 0 }
  dassign %Reg2_R112 0 (dread ref %Reg9_R112)
  dassign %Reg3_I 0 (constval i32 2)
  virtualcallassigned &LSync_3B_7Cearly_7C_28I_29I (dread ref %Reg2_R112, dread i32 %Reg3_I) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i32 %Reg2_I) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_13 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R116) { dassign %Reg1_R121 0 }
  dassign %Reg2_R112 0 (dread ref %Reg9_R112)
  dassign %Reg3_I 0 (constval i32 7)
  virtualcallassigned &LSync_3B_7Cearly_7C_28I_29I (dread ref %Reg2_R112, dread i32 %Reg3_I) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i32 %Reg2_I) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R116) {}
  try { @label23 }
LOC 1 85
  dassign %Reg0_R112 0 (dread ref %Reg9_R112)
  dassign %Reg1_I 0 (constval i32 9)
  virtualcallassigned &LSync_3B_7Cearly_7C_28I_29I (dread ref %Reg0_R112, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  endtry
LOC 1 88
  goto @label24
@label23
  catch { <* <$Ljava_2Flang_2FRuntimeException_3B>> }
  dassign %Reg0_R118 0 (regread ptr %%thrownval)
LOC 1 86
  dassign %Reg10_R118 0 (dread ref %Reg0_R118)
LOC 1 87
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R118 0 (dread ref %Reg10_R118)
  virtualcallassigned &Ljava_2Flang_2FRuntimeException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R116) {}
@label24
LOC 1 89
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  dassign %Reg2_R112 0 (dread ref %Reg9_R112)
  dassign %Reg3_I 0 (constval i32 100)
  virtualcallassigned &LSync_3B_7Crec_7C_28I_29I (dread ref %Reg2_R112, dread i32 %Reg3_I) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i32 %Reg2_I) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_13 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R116) { dassign %Reg1_R121 0 }
  dassign %Reg2_R112 0 (dread ref %Reg9_R112)
  intrinsiccallwithtype <$LSync_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R112 0 (gcmalloc ref <$LSync_3B>)
  callassigned &LSync_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg3_R112) {}
  virtualcallassigned &LSync_3B_7Ctwo_7C_28LSync_3B_29I (dread ref %Reg2_R112, dread ref %Reg3_R112) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i32 %Reg2_I) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_13 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R116) { dassign %Reg1_R121 0 }
  dassign %Reg2_R112 0 (dread ref %Reg9_R112)
  dassign %Reg3_R112 0 (dread ref %Reg9_R112)
  virtualcallassigned &LSync_3B_7Ctwo_7C_28LSync_3B_29I (dread ref %Reg2_R112, dread ref %Reg3_R112) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i32 %Reg2_I) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R116) {}
LOC 1 90
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R122 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 0)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg10_R122 0 (dread ref %Reg0_R122)
LOC 1 91
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (gcmalloc ref <$Ljava_2Flang_2FThread_3B>)
  intrinsiccallwithtype <$LSync_241_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R124 0 (gcmalloc ref <$LSync_241_3B>)
  dassign %Reg2_R112 0 (dread ref %Reg9_R112)
  dassign %Reg3_R122 0 (dread ref %Reg10_R122)
  callassigned &LSync_241_3B_7C_3Cinit_3E_7C_28LSync_3BAI_29V (dread ref %Reg1_R124, dread ref %Reg2_R112, dread ref %Reg3_R122) {}
  dassign %Reg1_R125 0 (retype ref <* <$Ljava_2Flang_2FRunnable_3B>> (dread ref %Reg1_R124))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R125) {}
  dassign %Reg11_R123 0 (dread ref %Reg0_R123)
LOC 1 106
  dassign %Reg0_R123 0 (dread ref %Reg11_R123)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V (dread ref %Reg0_R123) {}
LOC 1 107
  dassign %Reg0_R123 0 (dread ref %Reg11_R123)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V (dread ref %Reg0_R123) {}
LOC 1 108
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  dassign %Reg2_R122 0 (dread ref %Reg10_R122)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R122, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i32 %Reg2_I) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_13 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R116) { dassign %Reg1_R121 0 }
  dassign %Reg2_R112 0 (dread ref %Reg9_R112)
  dassign %Reg2_I 0 (iread i32 <* <$LSync_3B>> 2 (dread ref %Reg2_R112))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i32 %Reg2_I) { dassign %Reg1_R121 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_13 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread ref %Reg2_R116) { dassign %Reg1_R121 0 }
  intrinsiccallwithtype <$LSync_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LSync_3B_7Csn)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R121, dread i32 %Reg2_I) { dassign %Reg1_R121 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R121) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R116) {}
LOC 1 109
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6c00690074006500720061006c00) { dassign %L_STR_14 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_14)
  dassign %Reg12_R116 0 (dread ref %Reg0_R116)
  syncenter (dread ref %Reg0_R116)
  try { @label25 }
LOC 1 110
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_914e40225ed235250d14bc63a964dfe9) { dassign %L_STR_15 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R116) {}
LOC 1 111
  dassign %Reg12_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg12_R116))
  dassign %Reg0_R113 0 (dread ref %Reg12_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  goto @label26
@label25
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label25 }
  dassign %Reg13_R117 0 (dread ref %Reg0_R117)
  dassign %Reg12_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg12_R116))
  dassign %Reg0_R113 0 (dread ref %Reg12_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  dassign %Reg13_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg13_R117))
  dassign %Reg0_R113 0 (dread ref %Reg13_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
@label26
LOC 1 112
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R122 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg12_R122 0 (dread ref %Reg0_R122)
  syncenter (dread ref %Reg0_R122)
  try { @label27 }
LOC 1 113
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_a5f631ac0244e65067a74bcb12d61cb6) { dassign %L_STR_16 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R116) {}
LOC 1 114
  dassign %Reg12_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg12_R122))
  dassign %Reg0_R113 0 (dread ref %Reg12_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  goto @label28
@label27
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label27 }
  dassign %Reg14_R117 0 (dread ref %Reg0_R117)
  dassign %Reg12_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg12_R122))
  dassign %Reg0_R113 0 (dread ref %Reg12_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R117))
  dassign %Reg0_R113 0 (dread ref %Reg14_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
@label28
LOC 1 115
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
LOC 1 116
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label29
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 1000)
  brtrue @label36 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  try { @label34 }
LOC 1 118
  dassign %Reg0_R112 0 (dread ref %Reg9_R112)
  dassign %Reg14_R112 0 (dread ref %Reg0_R112)
  syncenter (dread ref %Reg0_R112)
  endtry
  try { @label32 @label34 }
LOC 1 119
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label30 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R112))
  dassign %Reg0_R113 0 (dread ref %Reg14_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  goto @label35
@label30
  try { @label32 @label34 }
LOC 1 120
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label31 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R126 0 (gcmalloc ref <$Ljava_2Flang_2FException_3B>)
  callassigned &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R126))
  throw (dread ref %Reg0_R117)
  endtry
@label31
  try { @label32 @label34 }
LOC 1 121
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
LOC 1 122
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R112))
  dassign %Reg0_R113 0 (dread ref %Reg14_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  try { @label34 }
  goto @label33
  endtry
@label32
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label32 @label34 }
  dassign %Reg15_R117 0 (dread ref %Reg0_R117)
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R112))
  dassign %Reg0_R113 0 (dread ref %Reg14_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  try { @label34 }
  dassign %Reg15_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg15_R117))
  dassign %Reg0_R113 0 (dread ref %Reg15_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
  endtry
@label33
LOC 1 125
  goto @label35
@label34
  catch { <* <$Ljava_2Flang_2FException_3B>> }
  dassign %Reg0_R126 0 (regread ptr %%thrownval)
LOC 1 123
  dassign %Reg14_R126 0 (dread ref %Reg0_R126)
LOC 1 124
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1000))
@label35
LOC 1 116
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  goto @label29
@label36
LOC 1 127
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R120, dread i32 %Reg1_I) {}
LOC 1 128
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg13_R113 0 (dread ref %Reg0_R113)
  try { @label39 }
LOC 1 130
  dassign %Reg0_R113 0 (dread ref %Reg13_R113)
  dassign %Reg14_R113 0 (dread ref %Reg0_R113)
  syncenter (dread ref %Reg0_R113)
  endtry
  try { @label37 @label39 }
LOC 1 131
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e006f00) { dassign %L_STR_17 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_17)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R116) {}
LOC 1 132
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R113))
  dassign %Reg0_R113 0 (dread ref %Reg14_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  try { @label39 }
  goto @label38
  endtry
@label37
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label37 @label39 }
  dassign %Reg16_R117 0 (dread ref %Reg0_R117)
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R113))
  dassign %Reg0_R113 0 (dread ref %Reg14_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  try { @label39 }
  dassign %Reg16_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg16_R117))
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
  endtry
@label38
LOC 1 135
  goto @label40
@label39
  catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  dassign %Reg0_R127 0 (regread ptr %%thrownval)
LOC 1 133
  dassign %Reg14_R127 0 (dread ref %Reg0_R127)
LOC 1 134
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4e0050004500) { dassign %L_STR_18 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R116) {}
@label40
LOC 1 136
  return ()
}
func &LSync_241_3B_7C_3Cinit_3E_7C_28LSync_3BAI_29V constructor (var %_this <* <$LSync_241_3B>>, var %Reg3_R112 <* <$LSync_3B>>, var %Reg4_R122 <* <[] i32>>) void {
  funcid 14
  var %Reg2_R124 <* <$LSync_241_3B>>
  var %Reg0_R124 <* <$LSync_241_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R112 <* <$LSync_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R122 <* <[] i32>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg2_R124 0 (dread ref %_this)
LOC 1 91
  dassign %Reg0_R124 0 (dread ref %Reg2_R124)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R112))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R112 0 (retype ref <* <$LSync_3B>> (dread ref %Reg1_R113))
  iassign <* <$LSync_241_3B>> 2 (dread ref %Reg0_R124, dread ref %Reg1_R112)
  dassign %Reg0_R124 0 (dread ref %Reg2_R124)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R122))
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_R122 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LSync_241_3B>> 3 (dread ref %Reg0_R124, dread ref %Reg1_R122)
  dassign %Reg0_R124 0 (dread ref %Reg2_R124)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R124))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LSync_241_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LSync_241_3B>>) void {
  funcid 15
  var %Reg8_R124 <* <$LSync_241_3B>>
  var %Reg0_R124 <* <$LSync_241_3B>>
  var %Reg0_R112 <* <$LSync_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R122 <* <[] i32>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg0_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg5_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R112 <* <$LSync_3B>>
  var %Reg6_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg4_R114 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg7_R117 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg8_R124 0 (dread ref %_this)
LOC 1 93
  dassign %Reg0_R124 0 (dread ref %Reg8_R124)
  dassign %Reg0_R112 0 (iread ref <* <$LSync_241_3B>> 2 (dread ref %Reg0_R124))
  virtualcallassigned &LSync_3B_7Cinc_7C_28_29V (dread ref %Reg0_R112) {}
LOC 1 94
  intrinsiccallwithtype <$LSync_3B> JAVA_CLINIT_CHECK ()
  callassigned &LSync_3B_7Csinc_7C_28_29V () {}
LOC 1 95
  dassign %Reg0_R124 0 (dread ref %Reg8_R124)
  dassign %Reg0_R112 0 (iread ref <* <$LSync_241_3B>> 2 (dread ref %Reg0_R124))
  dassign %Reg0_R113 0 (iread ref <* <$LSync_3B>> 3 (dread ref %Reg0_R112))
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  syncenter (dread ref %Reg0_R113)
  try { @label41 }
LOC 1 96
  dassign %Reg0_R124 0 (dread ref %Reg8_R124)
  dassign %Reg0_R122 0 (iread ref <* <$LSync_241_3B>> 3 (dread ref %Reg0_R124))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R122, dread i32 %Reg1_I)))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 97
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R113))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  goto @label42
@label41
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label41 }
  dassign %Reg5_R117 0 (dread ref %Reg0_R117)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R113))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R117))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
@label42
LOC 1 98
  dassign %Reg0_R124 0 (dread ref %Reg8_R124)
  dassign %Reg0_R112 0 (iread ref <* <$LSync_241_3B>> 2 (dread ref %Reg0_R124))
  dassign %Reg4_R112 0 (dread ref %Reg0_R112)
  syncenter (dread ref %Reg0_R112)
  try { @label43 }
LOC 1 99
  dassign %Reg0_R124 0 (dread ref %Reg8_R124)
  dassign %Reg0_R122 0 (iread ref <* <$LSync_241_3B>> 3 (dread ref %Reg0_R124))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R122, dread i32 %Reg1_I)))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 100
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R112))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  goto @label44
@label43
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label43 }
  dassign %Reg6_R117 0 (dread ref %Reg0_R117)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R112))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  dassign %Reg6_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg6_R117))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
@label44
LOC 1 101
  dassign %Reg0_R114 0 (intrinsicopwithtype ref <* <$LSync_3B>> JAVA_CONST_CLASS ())
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
  syncenter (dread ref %Reg0_R114)
  try { @label45 }
LOC 1 102
  dassign %Reg0_R124 0 (dread ref %Reg8_R124)
  dassign %Reg0_R122 0 (iread ref <* <$LSync_241_3B>> 3 (dread ref %Reg0_R124))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R122, dread i32 %Reg1_I)))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 103
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R114))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  goto @label46
@label45
  catch { <* void> }
  dassign %Reg0_R117 0 (regread ptr %%thrownval)
  try { @label45 }
  dassign %Reg7_R117 0 (dread ref %Reg0_R117)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R114))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  dassign %Reg7_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg7_R117))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R117)
@label46
LOC 1 104
  return ()
}
