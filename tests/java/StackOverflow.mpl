flavor 1
srclang 3
id 65535
numfuncs 16
import "library.mplt"
import "StackOverflow.mplt"
entryfunc &LStackOverflow_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "StackOverflow.class",
  @INFO_filename "StackOverflow$1.class",
  @INFO_filename "StackOverflow$Boom.class",
  @INFO_filename "StackOverflow$Node.class",
  @INFO_filename "StackOverflow$Rec.class",
  @INFO_filename "StackOverflow$StrBoom.class"}
srcfileinfo {
  1 "StackOverflow.java"}
javaclass $LStackOverflow_3B <$LStackOverflow_3B> public
javaclass $LStackOverflow_241_3B <$LStackOverflow_241_3B>
javaclass $LStackOverflow_24Boom_3B <$LStackOverflow_24Boom_3B>
javaclass $LStackOverflow_24Node_3B <$LStackOverflow_24Node_3B>
javainterface $LStackOverflow_24Rec_3B <$LStackOverflow_24Rec_3B> abstract
javaclass $LStackOverflow_24StrBoom_3B <$LStackOverflow_24StrBoom_3B>
func &LStackOverflow_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LStackOverflow_3B>>) void
func &LStackOverflow_3B_7Cinf_7C_28I_29I static (var %Reg2_I i32) i32
func &LStackOverflow_3B_7CwithFinally_7C_28I_29V static (var %Reg3_I i32) void
func &LStackOverflow_3B_7CmutualA_7C_28JDLjava_2Flang_2FObject_3B_29I static (var %Reg5_J i64, var %Reg7_D f64, var %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32
func &LStackOverflow_3B_7CmutualB_7C_28Ljava_2Flang_2FObject_3BDJ_29I static (var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg6_D f64, var %Reg8_J i64) i32
func &LStackOverflow_3B_7Cdown_7C_28I_29I static (var %Reg4_I i32) i32
func &LStackOverflow_3B_7Crescue_7C_28I_29I static (var %Reg4_I i32) i32
func &LStackOverflow_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg14_R116 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LStackOverflow_241_3B_7C_3Cinit_3E_7C_28ALStackOverflow_24Rec_3B_29V constructor (var %_this <* <$LStackOverflow_241_3B>>, var %Reg3_R123 <* <[] <* <$LStackOverflow_24Rec_3B>>>>) void
func &LStackOverflow_241_3B_7Cgo_7C_28I_29I public virtual (var %_this <* <$LStackOverflow_241_3B>>, var %Reg4_I i32) i32
func &LStackOverflow_24Boom_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LStackOverflow_24Boom_3B>>) void
func &LStackOverflow_24Node_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LStackOverflow_24Node_3B>>) void
func &LStackOverflow_24Node_3B_7Clen_7C_28_29I virtual (var %_this <* <$LStackOverflow_24Node_3B>>) i32
func &LStackOverflow_24Rec_3B_7Cgo_7C_28I_29I public virtual abstract (var %_this <* <$LStackOverflow_24Rec_3B>>, var %Reg1_I i32) i32
func &LStackOverflow_24StrBoom_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LStackOverflow_24StrBoom_3B>>) void
func &LStackOverflow_24StrBoom_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LStackOverflow_24StrBoom_3B>>) <* <$Ljava_2Flang_2FString_3B>>
var $_C_STR_53004f0045002000 fstatic <[3] u64> readonly = [0, 0x900000000, 0x20454f530026ebd7]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_7600690072007400750061006c00 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x747269761bc91f0b, 0x6c6175]
var $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881 fstatic <[4] u64> readonly = [0, 0x1100000000, 0x616e6966d764e6fd, 0x20796c6c]
var $_C_STR_6f00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6f0000006f]
var $_C_STR_6d0075007400750061006c00 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x7574756dc0a77814, 0x6c61]
var $_C_STR_630074006f007200 fstatic <[3] u64> readonly = [0, 0x900000000, 0x726f7463002ec214]
var $_C_STR_48d2fb4af532346a06f0beb1b8f93a2a fstatic <[4] u64> readonly = [0, 0x1100000000, 0x74536f749616526c, 0x676e6972]
var $_C_STR_69006600610063006500 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6361666905f77a46, 101]
var $_C_STR_7800 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7800000078]
var $LStackOverflow_3B_7Cdepth i32 static = 0
var $LStackOverflow_3B_7Cfin i32 static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStackOverflowError_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStackOverflowError_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_Z u1) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LStackOverflow_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LStackOverflow_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LStackOverflow_3B>>
  var %Reg0_R112 <* <$LStackOverflow_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LStackOverflow_3B_7Cinf_7C_28I_29I static (var %Reg2_I i32) i32 {
  funcid 2
  var %Reg0_I i32
  var %Reg1_I i32

ALIAS %n %Reg2_I i32
  intrinsiccallwithtype <$LStackOverflow_3B> JAVA_CLINIT_CHECK ()
LOC 1 4
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  intrinsiccallwithtype <$LStackOverflow_3B> JAVA_CLINIT_CHECK ()
  dassign $LStackOverflow_3B_7Cdepth 0 (dread i32 %Reg0_I)
LOC 1 5
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LStackOverflow_3B> JAVA_CLINIT_CHECK ()
  callassigned &LStackOverflow_3B_7Cinf_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LStackOverflow_3B_7CwithFinally_7C_28I_29V static (var %Reg3_I i32) void {
  funcid 3
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %n %Reg3_I i32
  intrinsiccallwithtype <$LStackOverflow_3B> JAVA_CLINIT_CHECK ()
  try { @label0 }
LOC 1 18
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LStackOverflow_3B> JAVA_CLINIT_CHECK ()
  callassigned &LStackOverflow_3B_7CwithFinally_7C_28I_29V (dread i32 %Reg0_I) {}
  endtry
LOC 1 20
  intrinsiccallwithtype <$LStackOverflow_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LStackOverflow_3B_7Cfin)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LStackOverflow_3B> JAVA_CLINIT_CHECK ()
  dassign $LStackOverflow_3B_7Cfin 0 (dread i32 %Reg0_I)
LOC 1 21
  goto @label1
@label0
  catch { <* void> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
LOC 1 20
  dassign %Reg2_R114 0 (dread ref %Reg0_R114)
  intrinsiccallwithtype <$LStackOverflow_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LStackOverflow_3B_7Cfin)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LStackOverflow_3B> JAVA_CLINIT_CHECK ()
  dassign $LStackOverflow_3B_7Cfin 0 (dread i32 %Reg0_I)
LOC 1 21
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R114))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R114)
@label1
LOC 1 22
  return ()
}
func &LStackOverflow_3B_7CmutualA_7C_28JDLjava_2Flang_2FObject_3B_29I static (var %Reg5_J i64, var %Reg7_D f64, var %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  funcid 4
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_D f64
  var %Reg2_D f64
  var %Reg2_J i64
  var %Reg0_I i32
  var %Reg1_I i32

ALIAS %a %Reg5_J i64
ALIAS %b %Reg7_D f64
ALIAS %o %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>
  intrinsiccallwithtype <$LStackOverflow_3B> JAVA_CLINIT_CHECK ()
LOC 1 25
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg1_D 0 (dread f64 %Reg7_D)
  dassign %Reg2_D 0 (constval f64 1)
  dassign %Reg1_D 0 (add f64 (dread f64 %Reg1_D, dread f64 %Reg2_D))
  dassign %Reg2_J 0 (dread i64 %Reg5_J)
  intrinsiccallwithtype <$LStackOverflow_3B> JAVA_CLINIT_CHECK ()
  callassigned &LStackOverflow_3B_7CmutualB_7C_28Ljava_2Flang_2FObject_3BDJ_29I (dread ref %Reg0_R113, dread f64 %Reg1_D, dread i64 %Reg2_J) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LStackOverflow_3B_7CmutualB_7C_28Ljava_2Flang_2FObject_3BDJ_29I static (var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg6_D f64, var %Reg8_J i64) i32 {
  funcid 5
  var %Reg0_J i64
  var %Reg1_J i64
  var %Reg1_D f64
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg1_I i32

ALIAS %o %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %b %Reg6_D f64
ALIAS %a %Reg8_J i64
  intrinsiccallwithtype <$LStackOverflow_3B> JAVA_CLINIT_CHECK ()
LOC 1 29
  dassign %Reg0_J 0 (dread i64 %Reg8_J)
  dassign %Reg1_J 0 (constval i64 1)
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg1_D 0 (dread f64 %Reg6_D)
  dassign %Reg2_R113 0 (dread ref %Reg5_R113)
  intrinsiccallwithtype <$LStackOverflow_3B> JAVA_CLINIT_CHECK ()
  callassigned &LStackOverflow_3B_7CmutualA_7C_28JDLjava_2Flang_2FObject_3B_29I (dread i64 %Reg0_J, dread f64 %Reg1_D, dread ref %Reg2_R113) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LStackOverflow_3B_7Cdown_7C_28I_29I static (var %Reg4_I i32) i32 {
  funcid 6
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %n %Reg4_I i32
  intrinsiccallwithtype <$LStackOverflow_3B> JAVA_CLINIT_CHECK ()
LOC 1 43
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  brtrue @label2 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label3
@label2
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  intrinsiccallwithtype <$LStackOverflow_3B> JAVA_CLINIT_CHECK ()
  callassigned &LStackOverflow_3B_7Cdown_7C_28I_29I (dread i32 %Reg1_I) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label3
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LStackOverflow_3B_7Crescue_7C_28I_29I static (var %Reg4_I i32) i32 {
  funcid 7
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_R115 <* <$Ljava_2Flang_2FStackOverflowError_3B>>
  var %Reg3_R115 <* <$Ljava_2Flang_2FStackOverflowError_3B>>
  var %Reg2_I i32

ALIAS %e %Reg3_R115 <* <$Ljava_2Flang_2FStackOverflowError_3B>>
ALIAS %n %Reg4_I i32
  intrinsiccallwithtype <$LStackOverflow_3B> JAVA_CLINIT_CHECK ()
  try { @label4 }
LOC 1 52
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LStackOverflow_3B> JAVA_CLINIT_CHECK ()
  callassigned &LStackOverflow_3B_7Crescue_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  endtry
  return (dread i32 %Reg0_I)
@label4
  catch { <* <$Ljava_2Flang_2FStackOverflowError_3B>> }
  dassign %Reg0_R115 0 (regread ptr %%thrownval)
LOC 1 53
  dassign %Reg3_R115 0 (dread ref %Reg0_R115)
LOC 1 54
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 100)
  brtrue @label5 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label6
@label5
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label6
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &LStackOverflow_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg14_R116 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 8
  var %Reg0_I i32
  var %Reg0_R115 <* <$Ljava_2Flang_2FStackOverflowError_3B>>
  var %Reg8_R115 <* <$Ljava_2Flang_2FStackOverflowError_3B>>
  var %Reg0_R117 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_I i32
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_Z u1
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R115 <* <$Ljava_2Flang_2FStackOverflowError_3B>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R120 <* <$LStackOverflow_24Node_3B>>
  var %Reg8_R120 <* <$LStackOverflow_24Node_3B>>
  var %Reg1_R120 <* <$LStackOverflow_24Node_3B>>
  var %Reg9_R115 <* <$Ljava_2Flang_2FStackOverflowError_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_J i64
  var %Reg1_D f64
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R121 <* <$LStackOverflow_24Boom_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R122 <* <$LStackOverflow_24StrBoom_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_R123 <* <[] <* <$LStackOverflow_24Rec_3B>>>>
  var %Reg9_R123 <* <[] <* <$LStackOverflow_24Rec_3B>>>>
  var %Reg2_R124 <* <$LStackOverflow_241_3B>>
  var %Reg3_R123 <* <[] <* <$LStackOverflow_24Rec_3B>>>>
  var %Reg0_R125 <* <$LStackOverflow_24Rec_3B>>
  var %Reg10_R115 <* <$Ljava_2Flang_2FStackOverflowError_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg10_I i32
  var %Reg11_I i32
  var %Reg0_R126 <* <$Ljava_2Flang_2FVirtualMachineError_3B>>
  var %Reg12_R126 <* <$Ljava_2Flang_2FVirtualMachineError_3B>>
  var %Reg12_I i32
  var %Reg0_R127 <* <$Ljava_2Flang_2FError_3B>>
  var %Reg13_R127 <* <$Ljava_2Flang_2FError_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg13_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg1_Z u1

ALIAS %e %Reg13_R114 <* <$Ljava_2Flang_2FThrowable_3B>>
ALIAS %i %Reg11_I i32
ALIAS %args %Reg14_R116 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %ring %Reg8_R120 <* <$LStackOverflow_24Node_3B>>
ALIAS %r %Reg9_R123 <* <[] <* <$LStackOverflow_24Rec_3B>>>>
ALIAS %caught %Reg10_I i32
ALIAS %d1 %Reg11_I i32
ALIAS %d2 %Reg12_I i32
  intrinsiccallwithtype <$LStackOverflow_3B> JAVA_CLINIT_CHECK ()
  try { @label7 }
LOC 1 60
  dassign %Reg0_I 0 (constval i32 0)
  intrinsiccallwithtype <$LStackOverflow_3B> JAVA_CLINIT_CHECK ()
  callassigned &LStackOverflow_3B_7Cinf_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  endtry
LOC 1 63
  goto @label10
@label7
  catch { <* <$Ljava_2Flang_2FStackOverflowError_3B>> }
  dassign %Reg0_R115 0 (regread ptr %%thrownval)
LOC 1 61
  dassign %Reg8_R115 0 (dread ref %Reg0_R115)
LOC 1 62
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_53004f0045002000) { dassign %L_STR_10 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  intrinsiccallwithtype <$LStackOverflow_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LStackOverflow_3B_7Cdepth)
  dassign %Reg3_I 0 (constval i32 500)
  dassign %Reg5_R113 0 (dread ref %Reg1_R118)
  dassign %Reg6_R113 0 (dread ref %Reg0_R117)
  brtrue @label8 (le i32 i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg5_I 0 (dread i32 %Reg2_I)
  dassign %Reg6_R113 0 (dread ref %Reg1_R113)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
  goto @label9
@label8
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg2_I)
  dassign %Reg6_R113 0 (dread ref %Reg1_R113)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
@label9
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R118 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread u1 %Reg2_Z) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  dassign %Reg2_R115 0 (dread ref %Reg8_R115)
  virtualcallassigned &Ljava_2Flang_2FStackOverflowError_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R115) { dassign %Reg2_R119 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R119 0 }
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R119) {}
@label10
LOC 1 64
  intrinsiccallwithtype <$LStackOverflow_24Node_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$LStackOverflow_24Node_3B>)
  callassigned &LStackOverflow_24Node_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R120) {}
  dassign %Reg8_R120 0 (dread ref %Reg0_R120)
LOC 1 65
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  dassign %Reg1_R120 0 (dread ref %Reg8_R120)
  iassign <* <$LStackOverflow_24Node_3B>> 2 (dread ref %Reg0_R120, dread ref %Reg1_R120)
  try { @label11 }
LOC 1 67
  dassign %Reg0_R120 0 (dread ref %Reg8_R120)
  virtualcallassigned &LStackOverflow_24Node_3B_7Clen_7C_28_29I (dread ref %Reg0_R120) { dassign %Reg0_I 0 }
  endtry
LOC 1 70
  goto @label12
@label11
  catch { <* <$Ljava_2Flang_2FStackOverflowError_3B>> }
  dassign %Reg0_R115 0 (regread ptr %%thrownval)
LOC 1 68
  dassign %Reg9_R115 0 (dread ref %Reg0_R115)
LOC 1 69
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7600690072007400750061006c00) { dassign %L_STR_12 0 }
  dassign %Reg1_R119 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R119) {}
@label12
  try { @label13 }
LOC 1 72
  dassign %Reg0_I 0 (constval i32 0)
  intrinsiccallwithtype <$LStackOverflow_3B> JAVA_CLINIT_CHECK ()
  callassigned &LStackOverflow_3B_7CwithFinally_7C_28I_29V (dread i32 %Reg0_I) {}
  endtry
LOC 1 75
  goto @label16
@label13
  catch { <* <$Ljava_2Flang_2FStackOverflowError_3B>> }
  dassign %Reg0_R115 0 (regread ptr %%thrownval)
LOC 1 73
  dassign %Reg9_R115 0 (dread ref %Reg0_R115)
LOC 1 74
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d8d7009a4b57a06e7ac4640bc14ea881) { dassign %L_STR_13 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  intrinsiccallwithtype <$LStackOverflow_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LStackOverflow_3B_7Cfin)
  dassign %Reg3_I 0 (constval i32 100)
  dassign %Reg5_R113 0 (dread ref %Reg1_R118)
  dassign %Reg6_R113 0 (dread ref %Reg0_R117)
  brtrue @label14 (le i32 i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg5_I 0 (dread i32 %Reg2_I)
  dassign %Reg6_R113 0 (dread ref %Reg1_R113)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
  goto @label15
@label14
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg2_I)
  dassign %Reg6_R113 0 (dread ref %Reg1_R113)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
@label15
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R118 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread u1 %Reg2_Z) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R119 0 }
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R119) {}
@label16
  try { @label17 }
LOC 1 77
  dassign %Reg0_J 0 (constval i64 1)
  dassign %Reg1_D 0 (constval f64 2)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f00) { dassign %L_STR_14 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_14)
  intrinsiccallwithtype <$LStackOverflow_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R119))
  callassigned &LStackOverflow_3B_7CmutualA_7C_28JDLjava_2Flang_2FObject_3B_29I (dread i64 %Reg0_J, dread f64 %Reg1_D, dread ref %Reg2_R113) { dassign %Reg0_I 0 }
  endtry
LOC 1 80
  goto @label18
@label17
  catch { <* <$Ljava_2Flang_2FStackOverflowError_3B>> }
  dassign %Reg0_R115 0 (regread ptr %%thrownval)
LOC 1 78
  dassign %Reg9_R115 0 (dread ref %Reg0_R115)
LOC 1 79
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6d0075007400750061006c00) { dassign %L_STR_15 0 }
  dassign %Reg1_R119 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R119) {}
@label18
  try { @label19 }
LOC 1 82
  intrinsiccallwithtype <$LStackOverflow_24Boom_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$LStackOverflow_24Boom_3B>)
  callassigned &LStackOverflow_24Boom_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R121) {}
  endtry
LOC 1 85
  goto @label20
@label19
  catch { <* <$Ljava_2Flang_2FStackOverflowError_3B>> }
  dassign %Reg0_R115 0 (regread ptr %%thrownval)
LOC 1 83
  dassign %Reg9_R115 0 (dread ref %Reg0_R115)
LOC 1 84
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_630074006f007200) { dassign %L_STR_16 0 }
  dassign %Reg1_R119 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R119) {}
@label20
  try { @label21 }
LOC 1 87
  intrinsiccallwithtype <$LStackOverflow_24StrBoom_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (gcmalloc ref <$LStackOverflow_24StrBoom_3B>)
  callassigned &LStackOverflow_24StrBoom_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R122) {}
  virtualcallassigned &LStackOverflow_24StrBoom_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R122) { dassign %Reg0_R119 0 }
  endtry
LOC 1 90
  goto @label22
@label21
  catch { <* <$Ljava_2Flang_2FStackOverflowError_3B>> }
  dassign %Reg0_R115 0 (regread ptr %%thrownval)
LOC 1 88
  dassign %Reg9_R115 0 (dread ref %Reg0_R115)
LOC 1 89
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_48d2fb4af532346a06f0beb1b8f93a2a) { dassign %L_STR_17 0 }
  dassign %Reg1_R119 0 (dread ptr %L_STR_17)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R119) {}
@label22
LOC 1 91
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (constval i32 0)
  intrinsiccallwithtype <$LStackOverflow_3B> JAVA_CLINIT_CHECK ()
  callassigned &LStackOverflow_3B_7Crescue_7C_28I_29I (dread i32 %Reg1_I) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R117, dread i32 %Reg1_I) {}
LOC 1 92
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (constval i32 0xbb8)
  intrinsiccallwithtype <$LStackOverflow_3B> JAVA_CLINIT_CHECK ()
  callassigned &LStackOverflow_3B_7Cdown_7C_28I_29I (dread i32 %Reg1_I) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R117, dread i32 %Reg1_I) {}
LOC 1 93
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R123 0 (gcmallocjarray ref <[] <* <$LStackOverflow_24Rec_3B>>> (dread i32 %Reg0_I))
  dassign %Reg9_R123 0 (dread ref %Reg0_R123)
LOC 1 94
  dassign %Reg0_R123 0 (dread ref %Reg9_R123)
  dassign %Reg1_I 0 (constval i32 0)
  intrinsiccallwithtype <$LStackOverflow_241_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R124 0 (gcmalloc ref <$LStackOverflow_241_3B>)
  dassign %Reg3_R123 0 (dread ref %Reg9_R123)
  callassigned &LStackOverflow_241_3B_7C_3Cinit_3E_7C_28ALStackOverflow_24Rec_3B_29V (dread ref %Reg2_R124, dread ref %Reg3_R123) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R123, dread i32 %Reg1_I), 
    dread ref %Reg2_R124)
  try { @label23 }
LOC 1 100
  dassign %Reg0_R123 0 (dread ref %Reg9_R123)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R123, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R125 0 (retype ref <* <$LStackOverflow_24Rec_3B>> (dread ref %Reg0_R113))
  interfacecallassigned &LStackOverflow_24Rec_3B_7Cgo_7C_28I_29I (dread ref %Reg0_R125, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  endtry
LOC 1 103
  goto @label24
@label23
  catch { <* <$Ljava_2Flang_2FStackOverflowError_3B>> }
  dassign %Reg0_R115 0 (regread ptr %%thrownval)
LOC 1 101
  dassign %Reg10_R115 0 (dread ref %Reg0_R115)
LOC 1 102
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_69006600610063006500) { dassign %L_STR_18 0 }
  dassign %Reg1_R119 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R119) {}
@label24
LOC 1 104
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
LOC 1 105
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
@label25
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (constval i32 20)
  brtrue @label28 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  try { @label26 }
LOC 1 106
  dassign %Reg0_I 0 (constval i32 0)
  intrinsiccallwithtype <$LStackOverflow_3B> JAVA_CLINIT_CHECK ()
  callassigned &LStackOverflow_3B_7Cinf_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  endtry
LOC 1 109
  goto @label27
@label26
  catch { <* <$Ljava_2Flang_2FVirtualMachineError_3B>> }
  dassign %Reg0_R126 0 (regread ptr %%thrownval)
LOC 1 107
  dassign %Reg12_R126 0 (dread ref %Reg0_R126)
LOC 1 108
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
@label27
LOC 1 105
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 1))
  goto @label25
@label28
LOC 1 110
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R117, dread i32 %Reg1_I) {}
LOC 1 111
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
  try { @label29 }
LOC 1 113
  dassign %Reg0_I 0 (constval i32 0)
  intrinsiccallwithtype <$LStackOverflow_3B> JAVA_CLINIT_CHECK ()
  callassigned &LStackOverflow_3B_7Cinf_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  endtry
LOC 1 116
  goto @label30
@label29
  catch { <* <$Ljava_2Flang_2FError_3B>> }
  dassign %Reg0_R127 0 (regread ptr %%thrownval)
LOC 1 114
  dassign %Reg13_R127 0 (dread ref %Reg0_R127)
LOC 1 115
  intrinsiccallwithtype <$LStackOverflow_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LStackOverflow_3B_7Cdepth)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
@label30
  try { @label31 }
LOC 1 118
  dassign %Reg0_I 0 (constval i32 0)
  intrinsiccallwithtype <$LStackOverflow_3B> JAVA_CLINIT_CHECK ()
  callassigned &LStackOverflow_3B_7Cinf_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  endtry
LOC 1 121
  goto @label32
@label31
  catch { <* <$Ljava_2Flang_2FThrowable_3B>> }
  dassign %Reg0_R114 0 (regread ptr %%thrownval)
LOC 1 119
  dassign %Reg13_R114 0 (dread ref %Reg0_R114)
LOC 1 120
  intrinsiccallwithtype <$LStackOverflow_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LStackOverflow_3B_7Cdepth)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
@label32
LOC 1 122
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg5_R113 0 (dread ref %Reg0_R117)
  brtrue @label33 (le i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
  brtrue @label33 (le i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg5_I 0 (dread i32 %Reg1_I)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  goto @label34
@label33
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg1_I)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
@label34
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R117, dread u1 %Reg1_Z) {}
LOC 1 123
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (constval i32 0x7d0)
  intrinsiccallwithtype <$LStackOverflow_3B> JAVA_CLINIT_CHECK ()
  callassigned &LStackOverflow_3B_7Cdown_7C_28I_29I (dread i32 %Reg1_I) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R117, dread i32 %Reg1_I) {}
LOC 1 124
  return ()
}
func &LStackOverflow_241_3B_7C_3Cinit_3E_7C_28ALStackOverflow_24Rec_3B_29V constructor (var %_this <* <$LStackOverflow_241_3B>>, var %Reg3_R123 <* <[] <* <$LStackOverflow_24Rec_3B>>>>) void {
  funcid 9
  var %Reg2_R124 <* <$LStackOverflow_241_3B>>
  var %Reg0_R124 <* <$LStackOverflow_241_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R123 <* <[] <* <$LStackOverflow_24Rec_3B>>>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg2_R124 0 (dread ref %_this)
LOC 1 94
  dassign %Reg0_R124 0 (dread ref %Reg2_R124)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R123))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R123 0 (retype ref <* <[] <* <$LStackOverflow_24Rec_3B>>>> (dread ref %Reg1_R113))
  iassign <* <$LStackOverflow_241_3B>> 2 (dread ref %Reg0_R124, dread ref %Reg1_R123)
  dassign %Reg0_R124 0 (dread ref %Reg2_R124)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R124))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LStackOverflow_241_3B_7Cgo_7C_28I_29I public virtual (var %_this <* <$LStackOverflow_241_3B>>, var %Reg4_I i32) i32 {
  funcid 10
  var %Reg3_R124 <* <$LStackOverflow_241_3B>>
  var %Reg0_R124 <* <$LStackOverflow_241_3B>>
  var %Reg0_R123 <* <[] <* <$LStackOverflow_24Rec_3B>>>>
  var %Reg1_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_I i32
  var %Reg0_R125 <* <$LStackOverflow_24Rec_3B>>
  var %Reg0_I i32

ALIAS %n %Reg4_I i32
  dassign %Reg3_R124 0 (dread ref %_this)
LOC 1 96
  dassign %Reg0_R124 0 (dread ref %Reg3_R124)
  dassign %Reg0_R123 0 (iread ref <* <$LStackOverflow_241_3B>> 2 (dread ref %Reg0_R124))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R123, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_R125 0 (retype ref <* <$LStackOverflow_24Rec_3B>> (dread ref %Reg0_R113))
  interfacecallassigned &LStackOverflow_24Rec_3B_7Cgo_7C_28I_29I (dread ref %Reg0_R125, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LStackOverflow_24Boom_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LStackOverflow_24Boom_3B>>) void {
  funcid 11
  var %Reg3_R121 <* <$LStackOverflow_24Boom_3B>>
  var %Reg0_R121 <* <$LStackOverflow_24Boom_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R121 <* <$LStackOverflow_24Boom_3B>>

  dassign %Reg3_R121 0 (dread ref %_this)
LOC 1 32
  dassign %Reg0_R121 0 (dread ref %Reg3_R121)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R121))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 33
  dassign %Reg0_R121 0 (dread ref %Reg3_R121)
  intrinsiccallwithtype <$LStackOverflow_24Boom_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$LStackOverflow_24Boom_3B>)
  callassigned &LStackOverflow_24Boom_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R121) {}
  iassign <* <$LStackOverflow_24Boom_3B>> 2 (dread ref %Reg0_R121, dread ref %Reg1_R121)
  return ()
}
func &LStackOverflow_24Node_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LStackOverflow_24Node_3B>>) void {
  funcid 12
  var %Reg1_R120 <* <$LStackOverflow_24Node_3B>>
  var %Reg0_R120 <* <$LStackOverflow_24Node_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R120 0 (dread ref %_this)
LOC 1 8
  dassign %Reg0_R120 0 (dread ref %Reg1_R120)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R120))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LStackOverflow_24Node_3B_7Clen_7C_28_29I virtual (var %_this <* <$LStackOverflow_24Node_3B>>) i32 {
  funcid 13
  var %Reg2_R120 <* <$LStackOverflow_24Node_3B>>
  var %Reg0_I i32
  var %Reg1_R120 <* <$LStackOverflow_24Node_3B>>
  var %Reg1_I i32

  dassign %Reg2_R120 0 (dread ref %_this)
LOC 1 11
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg1_R120 0 (dread ref %Reg2_R120)
  dassign %Reg1_R120 0 (iread ref <* <$LStackOverflow_24Node_3B>> 2 (dread ref %Reg1_R120))
  virtualcallassigned &LStackOverflow_24Node_3B_7Clen_7C_28_29I (dread ref %Reg1_R120) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LStackOverflow_24Rec_3B_7Cgo_7C_28I_29I public virtual abstract (var %_this <* <$LStackOverflow_24Rec_3B>>, var %Reg1_I i32) i32
func &LStackOverflow_24StrBoom_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LStackOverflow_24StrBoom_3B>>) void {
  funcid 15
  var %Reg1_R122 <* <$LStackOverflow_24StrBoom_3B>>
  var %Reg0_R122 <* <$LStackOverflow_24StrBoom_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R122 0 (dread ref %_this)
LOC 1 36
  dassign %Reg0_R122 0 (dread ref %Reg1_R122)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R122))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LStackOverflow_24StrBoom_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LStackOverflow_24StrBoom_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 16
  var %Reg2_R122 <* <$LStackOverflow_24StrBoom_3B>>
  var %Reg0_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R122 <* <$LStackOverflow_24StrBoom_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R122 0 (dread ref %_this)
LOC 1 38
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_19 0 }
  dassign %Reg1_R119 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R118, dread ref %Reg1_R119) { dassign %Reg0_R118 0 }
  dassign %Reg1_R122 0 (dread ref %Reg2_R122)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R122))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R118, dread ref %Reg1_R113) { dassign %Reg0_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R118) { dassign %Reg0_R119 0 }
  return (dread ref %Reg0_R119)
}
