flavor 1
srclang 3
id 65535
numfuncs 14
import "library.mplt"
import "InitRace.mplt"
entryfunc &LInitRace_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "InitRace.class",
  @INFO_filename "InitRace$A.class",
  @INFO_filename "InitRace$B.class",
  @INFO_filename "InitRace$Bad.class",
  @INFO_filename "InitRace$Slow.class",
  @INFO_filename "InitRace$W.class"}
srcfileinfo {
  1 "InitRace.java"}
javaclass $LInitRace_3B <$LInitRace_3B> public
javaclass $LInitRace_24A_3B <$LInitRace_24A_3B>
javaclass $LInitRace_24B_3B <$LInitRace_24B_3B>
javaclass $LInitRace_24Bad_3B <$LInitRace_24Bad_3B>
javaclass $LInitRace_24Slow_3B <$LInitRace_24Slow_3B>
javaclass $LInitRace_24W_3B <$LInitRace_24W_3B>
func &LInitRace_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LInitRace_3B>>) void
func &LInitRace_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg9_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LInitRace_24A_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInitRace_24A_3B>>) void
func &LInitRace_24A_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LInitRace_24B_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInitRace_24B_3B>>) void
func &LInitRace_24B_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LInitRace_24Bad_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInitRace_24Bad_3B>>) void
func &LInitRace_24Bad_3B_7Cfail_7C_28_29I static () i32
func &LInitRace_24Bad_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LInitRace_24Slow_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInitRace_24Slow_3B>>) void
func &LInitRace_24Slow_3B_7Cget_7C_28I_29I static (var %Reg2_I i32) i32
func &LInitRace_24Slow_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LInitRace_24W_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LInitRace_24W_3B>>, var %Reg3_I i32) void
func &LInitRace_24W_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LInitRace_24W_3B>>) void
var $_C_STR_7400680072006500610064002000 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x65726874b040b356, 0x206461]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_720075006e0073002000 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x736e7572067d51d8, 32]
var $_C_STR_2000660069007200730074002000 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x7269662050d2eb90, 0x207473]
var $_C_STR_5b4a0fb4cd22674ea917c71e969b036c fstatic <[4] u64> readonly = [0, 0x1100000000, 0x68746f20b7d4a4fd, 0x20737265]
var $_C_STR_6e006f00 fstatic <[3] u64> readonly = [0, 0x500000000, 0x6f6e00000dc1]
var $LInitRace_3B_7Cruns i32 static = 0
var $LInitRace_24A_3B_7Ca i32 static = 0
var $LInitRace_24A_3B_7Cb i32 static = 0
var $LInitRace_24B_3B_7Cb i32 static = 0
var $LInitRace_24Bad_3B_7Cvalue i32 static = 0
var $LInitRace_24Slow_3B_7Ctable <* <[] i32>> final static = 0
var $LInitRace_24Slow_3B_7Clast i32 static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &LInitRace_24W_3B_7Cstart_7C_28_29V public native virtual (var %_this <* <$LInitRace_24W_3B>>) void
func &LInitRace_24W_3B_7Cjoin_7C_28_29V final public native virtual (var %_this <* <$LInitRace_24W_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LInitRace_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LInitRace_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LInitRace_3B>>
  var %Reg0_R112 <* <$LInitRace_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LInitRace_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg9_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 2
  var %Reg0_I i32
  var %Reg0_R115 <* <[] <* <$LInitRace_24W_3B>>>>
  var %Reg5_R115 <* <[] <* <$LInitRace_24W_3B>>>>
  var %Reg6_I i32
  var %Reg1_I i32
  var %Reg2_R116 <* <$LInitRace_24W_3B>>
  var %Reg3_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R116 <* <$LInitRace_24W_3B>>
  var %Reg7_I i32
  var %Reg8_I i32
  var %Reg0_R117 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R115 <* <[] <* <$LInitRace_24W_3B>>>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R115 <* <[] <* <$LInitRace_24W_3B>>>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R116 <* <$LInitRace_24W_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %i %Reg8_I i32
ALIAS %args %Reg9_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %threads %Reg5_R115 <* <[] <* <$LInitRace_24W_3B>>>>
ALIAS %first %Reg6_I i32
ALIAS %errors %Reg7_I i32
  intrinsiccallwithtype <$LInitRace_3B> JAVA_CLINIT_CHECK ()
LOC 1 40
  dassign %Reg0_I 0 (constval i32 8)
  dassign %Reg0_R115 0 (gcmallocjarray ref <[] <* <$LInitRace_24W_3B>>> (dread i32 %Reg0_I))
  dassign %Reg5_R115 0 (dread ref %Reg0_R115)
LOC 1 41
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 8)
  brtrue @label1 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  intrinsiccallwithtype <$LInitRace_24W_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R116 0 (gcmalloc ref <$LInitRace_24W_3B>)
  dassign %Reg3_I 0 (dread i32 %Reg6_I)
  callassigned &LInitRace_24W_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg2_R116, dread i32 %Reg3_I) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R116)
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  goto @label0
@label1
LOC 1 42
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label2
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 8)
  brtrue @label3 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I)))
  dassign %Reg0_R116 0 (retype ref <* <$LInitRace_24W_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &LInitRace_24W_3B_7Cstart_7C_28_29V (dread ref %Reg0_R116) {}
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  goto @label2
@label3
LOC 1 43
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 44
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label4
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (constval i32 8)
  brtrue @label5 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 45
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I)))
  dassign %Reg0_R116 0 (retype ref <* <$LInitRace_24W_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &LInitRace_24W_3B_7Cjoin_7C_28_29V (dread ref %Reg0_R116) {}
LOC 1 46
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7400680072006500610064002000) { dassign %L_STR_10 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  dassign %Reg2_R115 0 (dread ref %Reg5_R115)
  dassign %Reg3_I 0 (dread i32 %Reg8_I)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R115, dread i32 %Reg3_I)))
  dassign %Reg2_R116 0 (retype ref <* <$LInitRace_24W_3B>> (dread ref %Reg2_R113))
  dassign %Reg2_I 0 (iread i32 <* <$LInitRace_24W_3B>> 6 (dread ref %Reg2_R116))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R119) {}
LOC 1 47
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_R115 0 (dread ref %Reg5_R115)
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R115, dread i32 %Reg2_I)))
  dassign %Reg1_R116 0 (retype ref <* <$LInitRace_24W_3B>> (dread ref %Reg1_R113))
  dassign %Reg1_I 0 (iread i32 <* <$LInitRace_24W_3B>> 8 (dread ref %Reg1_R116))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
LOC 1 48
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_R115 0 (dread ref %Reg5_R115)
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R115, dread i32 %Reg2_I)))
  dassign %Reg1_R116 0 (retype ref <* <$LInitRace_24W_3B>> (dread ref %Reg1_R113))
  dassign %Reg1_I 0 (iread i32 <* <$LInitRace_24W_3B>> 7 (dread ref %Reg1_R116))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 44
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 1))
  goto @label4
@label5
LOC 1 50
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_720075006e0073002000) { dassign %L_STR_12 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  intrinsiccallwithtype <$LInitRace_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LInitRace_3B_7Cruns)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000660069007200730074002000) { dassign %L_STR_13 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5b4a0fb4cd22674ea917c71e969b036c) { dassign %L_STR_14 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R119) {}
LOC 1 51
  return ()
}
func &LInitRace_24A_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInitRace_24A_3B>>) void {
  funcid 3
  var %Reg1_R120 <* <$LInitRace_24A_3B>>
  var %Reg0_R120 <* <$LInitRace_24A_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R120 0 (dread ref %_this)
LOC 1 21
  dassign %Reg0_R120 0 (dread ref %Reg1_R120)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R120))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LInitRace_24A_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 4
  var %Reg0_I i32
  var %Reg1_I i32

  dassign %Reg0_I 0 (constval i32 1)
  dassign $LInitRace_24A_3B_7Ca 0 (dread i32 %Reg0_I)
  intrinsiccallwithtype <$LInitRace_24B_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LInitRace_24B_3B_7Cb)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign $LInitRace_24A_3B_7Cb 0 (dread i32 %Reg0_I)
  return ()
}
func &LInitRace_24B_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInitRace_24B_3B>>) void {
  funcid 5
  var %Reg1_R121 <* <$LInitRace_24B_3B>>
  var %Reg0_R121 <* <$LInitRace_24B_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R121 0 (dread ref %_this)
LOC 1 22
  dassign %Reg0_R121 0 (dread ref %Reg1_R121)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R121))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LInitRace_24B_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 6
  var %Reg0_I i32

  dassign %Reg0_I 0 (constval i32 10)
  dassign $LInitRace_24B_3B_7Cb 0 (dread i32 %Reg0_I)
  return ()
}
func &LInitRace_24Bad_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInitRace_24Bad_3B>>) void {
  funcid 7
  var %Reg1_R122 <* <$LInitRace_24Bad_3B>>
  var %Reg0_R122 <* <$LInitRace_24Bad_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R122 0 (dread ref %_this)
LOC 1 17
  dassign %Reg0_R122 0 (dread ref %Reg1_R122)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R122))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LInitRace_24Bad_3B_7Cfail_7C_28_29I static () i32 {
  funcid 8
  var %Reg0_R123 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R124 <* <$Ljava_2Flang_2FThrowable_3B>>

  intrinsiccallwithtype <$LInitRace_24Bad_3B> JAVA_CLINIT_CHECK ()
LOC 1 19
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalStateException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R123 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e006f00) { dassign %L_STR_15 0 }
  dassign %Reg1_R119 0 (dread ptr %L_STR_15)
  callassigned &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R119) {}
  dassign %Reg0_R124 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R123))
  throw (dread ref %Reg0_R124)
}
func &LInitRace_24Bad_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 9
  var %Reg0_I i32

LOC 1 18
  callassigned &LInitRace_24Bad_3B_7Cfail_7C_28_29I () { dassign %Reg0_I 0 }
  dassign $LInitRace_24Bad_3B_7Cvalue 0 (dread i32 %Reg0_I)
  return ()
}
func &LInitRace_24Slow_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInitRace_24Slow_3B>>) void {
  funcid 10
  var %Reg1_R125 <* <$LInitRace_24Slow_3B>>
  var %Reg0_R125 <* <$LInitRace_24Slow_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R125 0 (dread ref %_this)
LOC 1 4
  dassign %Reg0_R125 0 (dread ref %Reg1_R125)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R125))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LInitRace_24Slow_3B_7Cget_7C_28I_29I static (var %Reg2_I i32) i32 {
  funcid 11
  var %Reg0_R126 <* <[] i32>>
  var %Reg1_I i32
  var %Reg0_I i32

ALIAS %i %Reg2_I i32
  intrinsiccallwithtype <$LInitRace_24Slow_3B> JAVA_CLINIT_CHECK ()
LOC 1 15
  intrinsiccallwithtype <$LInitRace_24Slow_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R126 0 (dread ref $LInitRace_24Slow_3B_7Ctable)
  dassign %Reg1_I 0 (dread i32 %Reg2_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R126, dread i32 %Reg1_I)))
  return (dread i32 %Reg0_I)
}
func &LInitRace_24Slow_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 12
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_R126 <* <[] i32>>
  var %Reg4_R126 <* <[] i32>>
  var %Reg5_I i32
  var %Reg6_I i32
  var %Reg1_R126 <* <[] i32>>
  var %Reg2_I i32
  var %Reg3_I i32

ALIAS %i %Reg6_I i32
ALIAS %round %Reg5_I i32
ALIAS %t %Reg4_R126 <* <[] i32>>
LOC 1 8
  intrinsiccallwithtype <$LInitRace_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LInitRace_3B_7Cruns)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LInitRace_3B> JAVA_CLINIT_CHECK ()
  dassign $LInitRace_3B_7Cruns 0 (dread i32 %Reg0_I)
LOC 1 9
  dassign %Reg0_I 0 (constval i32 1000)
  dassign %Reg0_R126 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg4_R126 0 (dread ref %Reg0_R126)
LOC 1 10
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label6
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 20)
  brtrue @label9 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 11
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label7
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_R126 0 (dread ref %Reg4_R126)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R126))
  brtrue @label8 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R126 0 (dread ref %Reg4_R126)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R126, dread i32 %Reg1_I)))
  dassign %Reg3_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R126, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  goto @label7
@label8
LOC 1 10
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label6
@label9
LOC 1 12
  dassign %Reg0_R126 0 (dread ref %Reg4_R126)
  dassign $LInitRace_24Slow_3B_7Ctable 0 (dread ref %Reg0_R126)
LOC 1 13
  dassign %Reg0_R126 0 (dread ref %Reg4_R126)
  dassign %Reg1_I 0 (constval i32 999)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R126, dread i32 %Reg1_I)))
  dassign $LInitRace_24Slow_3B_7Clast 0 (dread i32 %Reg0_I)
LOC 1 14
  return ()
}
func &LInitRace_24W_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LInitRace_24W_3B>>, var %Reg3_I i32) void {
  funcid 13
  var %Reg2_R116 <* <$LInitRace_24W_3B>>
  var %Reg0_R116 <* <$LInitRace_24W_3B>>
  var %Reg0_R127 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg1_I i32

ALIAS %number %Reg3_I i32
  dassign %Reg2_R116 0 (dread ref %_this)
LOC 1 26
  dassign %Reg0_R116 0 (dread ref %Reg2_R116)
  dassign %Reg0_R127 0 (retype ref <* <$Ljava_2Flang_2FThread_3B>> (dread ref %Reg0_R116))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R127) {}
  dassign %Reg0_R116 0 (dread ref %Reg2_R116)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LInitRace_24W_3B>> 5 (dread ref %Reg0_R116, dread i32 %Reg1_I)
  return ()
}
func &LInitRace_24W_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LInitRace_24W_3B>>) void {
  funcid 14
  var %Reg5_R116 <* <$LInitRace_24W_3B>>
  var %Reg0_R116 <* <$LInitRace_24W_3B>>
  var %Reg1_R116 <* <$LInitRace_24W_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_R128 <* <$Ljava_2Flang_2FExceptionInInitializerError_3B>>
  var %Reg4_R128 <* <$Ljava_2Flang_2FExceptionInInitializerError_3B>>
  var %Reg0_R129 <* <$Ljava_2Flang_2FNoClassDefFoundError_3B>>
  var %Reg4_R129 <* <$Ljava_2Flang_2FNoClassDefFoundError_3B>>
  var %Reg3_I i32

ALIAS %e %Reg4_R129 <* <$Ljava_2Flang_2FNoClassDefFoundError_3B>>
  dassign %Reg5_R116 0 (dread ref %_this)
LOC 1 28
  dassign %Reg0_R116 0 (dread ref %Reg5_R116)
  dassign %Reg1_R116 0 (dread ref %Reg5_R116)
  dassign %Reg1_I 0 (iread i32 <* <$LInitRace_24W_3B>> 5 (dread ref %Reg1_R116))
  intrinsiccallwithtype <$LInitRace_24Slow_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInitRace_24Slow_3B_7Cget_7C_28I_29I (dread i32 %Reg1_I) { dassign %Reg1_I 0 }
  intrinsiccallwithtype <$LInitRace_24Slow_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LInitRace_24Slow_3B_7Clast)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LInitRace_24W_3B>> 6 (dread ref %Reg0_R116, dread i32 %Reg1_I)
  try { @label10 @label11 }
LOC 1 30
  dassign %Reg0_R116 0 (dread ref %Reg5_R116)
  dassign %Reg1_I 0 (iread i32 <* <$LInitRace_24W_3B>> 6 (dread ref %Reg0_R116))
  intrinsiccallwithtype <$LInitRace_24Bad_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LInitRace_24Bad_3B_7Cvalue)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LInitRace_24W_3B>> 6 (dread ref %Reg0_R116, dread i32 %Reg1_I)
  endtry
LOC 1 35
  goto @label12
@label10
  catch { <* <$Ljava_2Flang_2FExceptionInInitializerError_3B>> }
  dassign %Reg0_R128 0 (regread ptr %%thrownval)
LOC 1 31
  dassign %Reg4_R128 0 (dread ref %Reg0_R128)
LOC 1 32
  dassign %Reg0_R116 0 (dread ref %Reg5_R116)
  dassign %Reg1_I 0 (iread i32 <* <$LInitRace_24W_3B>> 8 (dread ref %Reg0_R116))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LInitRace_24W_3B>> 8 (dread ref %Reg0_R116, dread i32 %Reg1_I)
LOC 1 35
  goto @label12
@label11
  catch { <* <$Ljava_2Flang_2FNoClassDefFoundError_3B>> }
  dassign %Reg0_R129 0 (regread ptr %%thrownval)
LOC 1 33
  dassign %Reg4_R129 0 (dread ref %Reg0_R129)
LOC 1 34
  dassign %Reg0_R116 0 (dread ref %Reg5_R116)
  dassign %Reg1_I 0 (iread i32 <* <$LInitRace_24W_3B>> 7 (dread ref %Reg0_R116))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LInitRace_24W_3B>> 7 (dread ref %Reg0_R116, dread i32 %Reg1_I)
@label12
LOC 1 36
  dassign %Reg0_R116 0 (dread ref %Reg5_R116)
  dassign %Reg1_I 0 (iread i32 <* <$LInitRace_24W_3B>> 6 (dread ref %Reg0_R116))
  intrinsiccallwithtype <$LInitRace_24A_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LInitRace_24A_3B_7Ca)
  intrinsiccallwithtype <$LInitRace_24A_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_I 0 (dread i32 $LInitRace_24A_3B_7Cb)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LInitRace_24W_3B>> 6 (dread ref %Reg0_R116, dread i32 %Reg1_I)
LOC 1 37
  return ()
}
