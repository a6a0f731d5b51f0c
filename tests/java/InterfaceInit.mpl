flavor 1
srclang 3
id 65535
numfuncs 25
import "library.mplt"
import "InterfaceInit.mplt"
entryfunc &LInterfaceInit_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "InterfaceInit.class",
  @INFO_filename "InterfaceInit$Bare.class",
  @INFO_filename "InterfaceInit$Below.class",
  @INFO_filename "InterfaceInit$Constant.class",
  @INFO_filename "InterfaceInit$Default.class",
  @INFO_filename "InterfaceInit$Failed.class",
  @INFO_filename "InterfaceInit$Failing.class",
  @INFO_filename "InterfaceInit$Late.class",
  @INFO_filename "InterfaceInit$Lower.class",
  @INFO_filename "InterfaceInit$Mixed.class",
  @INFO_filename "InterfaceInit$Plain.class",
  @INFO_filename "InterfaceInit$Quiet.class",
  @INFO_filename "InterfaceInit$Silent.class",
  @INFO_filename "InterfaceInit$Upper.class"}
srcfileinfo {
  1 "InterfaceInit.java"}
javaclass $LInterfaceInit_3B <$LInterfaceInit_3B> public
javaclass $LInterfaceInit_24Bare_3B <$LInterfaceInit_24Bare_3B>
javainterface $LInterfaceInit_24Below_3B <$LInterfaceInit_24Below_3B> abstract
javainterface $LInterfaceInit_24Constant_3B <$LInterfaceInit_24Constant_3B> abstract
javainterface $LInterfaceInit_24Default_3B <$LInterfaceInit_24Default_3B> abstract
javaclass $LInterfaceInit_24Failed_3B <$LInterfaceInit_24Failed_3B>
javainterface $LInterfaceInit_24Failing_3B <$LInterfaceInit_24Failing_3B> abstract
javainterface $LInterfaceInit_24Late_3B <$LInterfaceInit_24Late_3B> abstract
javaclass $LInterfaceInit_24Lower_3B <$LInterfaceInit_24Lower_3B>
javainterface $LInterfaceInit_24Mixed_3B <$LInterfaceInit_24Mixed_3B> abstract
javainterface $LInterfaceInit_24Plain_3B <$LInterfaceInit_24Plain_3B> abstract
javainterface $LInterfaceInit_24Quiet_3B <$LInterfaceInit_24Quiet_3B> abstract
javaclass $LInterfaceInit_24Silent_3B <$LInterfaceInit_24Silent_3B>
javaclass $LInterfaceInit_24Upper_3B <$LInterfaceInit_24Upper_3B>
func &LInterfaceInit_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LInterfaceInit_3B>>) void
func &LInterfaceInit_3B_7Clog_7C_28Ljava_2Flang_2FString_3B_29I static (var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) i32
func &LInterfaceInit_3B_7Czero_7C_28_29I static () i32
func &LInterfaceInit_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg5_R117 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LInterfaceInit_24Bare_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaceInit_24Bare_3B>>) void
func &LInterfaceInit_24Below_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LInterfaceInit_24Constant_3B_7Cact_7C_28_29V public static () void
func &LInterfaceInit_24Constant_3B_7Cother_7C_28_29V public virtual (var %_this <* <$LInterfaceInit_24Constant_3B>>) void
func &LInterfaceInit_24Constant_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LInterfaceInit_24Default_3B_7Cact_7C_28_29V public virtual (var %_this <* <$LInterfaceInit_24Default_3B>>) void
func &LInterfaceInit_24Default_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LInterfaceInit_24Failed_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaceInit_24Failed_3B>>) void
func &LInterfaceInit_24Failing_3B_7Cfail_7C_28_29V public virtual (var %_this <* <$LInterfaceInit_24Failing_3B>>) void
func &LInterfaceInit_24Failing_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LInterfaceInit_24Late_3B_7Clate_7C_28_29V public virtual (var %_this <* <$LInterfaceInit_24Late_3B>>) void
func &LInterfaceInit_24Late_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LInterfaceInit_24Lower_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaceInit_24Lower_3B>>) void
func &LInterfaceInit_24Lower_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LInterfaceInit_24Mixed_3B_7Cmixed_7C_28_29V public virtual (var %_this <* <$LInterfaceInit_24Mixed_3B>>) void
func &LInterfaceInit_24Mixed_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LInterfaceInit_24Plain_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LInterfaceInit_24Quiet_3B_7Cquiet_7C_28_29I public virtual (var %_this <* <$LInterfaceInit_24Quiet_3B>>) i32
func &LInterfaceInit_24Silent_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaceInit_24Silent_3B>>) void
func &LInterfaceInit_24Upper_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaceInit_24Upper_3B>>) void
func &LInterfaceInit_24Upper_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
var $_C_STR_69006e00690074002000 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x74696e6905fb3d10, 32]
var $_C_STR_83b5937d70f6af4b164292cd2ffa46c5 fstatic <[4] u64> readonly = [0, 0x1700000000, 0x72617473360e4ba0, 0x74786574312074]
var $_C_STR_6200610072006500 fstatic <[3] u64> readonly = [0, 0x900000000, 0x65726162002e06b2]
var $_C_STR_6c006f00770065007200 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x65776f6c06262b01, 114]
var $_C_STR_730069006c0065006e007400 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x656c6973ca379455, 0x746e]
var $_C_STR_6600610069006c0065006400 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x6c696166b396943d, 0x6465]
var $_C_STR_4362806fe7211d4aeaeb50917e028a96 fstatic <[5] u64> readonly = [0, 0x1b00000000, 0x6c696166700444c2, 0x726f666562206465, 101]
var $_C_STR_65006e0064002000 fstatic <[3] u64> readonly = [0, 0x900000000, 0x20646e65002f92a5]
var $_C_STR_420065006c006f007700 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6f6c654203d19c11, 119]
var $_C_STR_730074006100740069006300 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x74617473cacdce6e, 0x6369]
var $_C_STR_da870826f3faf2d89d395ccac2521701 fstatic <[4] u64> readonly = [0, 0x1100000000, 0x736e6f43e20247c4, 0x746e6174]
var $_C_STR_440065006600610075006c007400 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x61666544bf4c6e21, 0x746c75]
var $_C_STR_4c00610074006500 fstatic <[3] u64> readonly = [0, 0x900000000, 0x6574614c002406c6]
var $_C_STR_4c006f00770065007200 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x65776f4c04633ae1, 114]
var $_C_STR_4d006900780065006400 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6578694d046e9bdb, 100]
var $_C_STR_50006c00610069006e00 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x69616c500499e9aa, 110]
var $_C_STR_55007000700065007200 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6570705504e26882, 114]
var $LInterfaceInit_24Bare_3B_7Ccount i32 static = 0
var $LInterfaceInit_24Below_3B_7CB i32 final public static = 0
var $LInterfaceInit_24Constant_3B_7CONE i32 final public static = 1
var $LInterfaceInit_24Constant_3B_7CTEXT <* <$Ljava_2Flang_2FString_3B>> final public static = 0
var $LInterfaceInit_24Constant_3B_7CTWO i32 final public static = 0
var $LInterfaceInit_24Default_3B_7CA i32 final public static = 0
var $LInterfaceInit_24Failed_3B_7Cf i32 static = 0
var $LInterfaceInit_24Failing_3B_7CF i32 final public static = 0
var $LInterfaceInit_24Late_3B_7CL i32 final public static = 0
var $LInterfaceInit_24Lower_3B_7Cl i32 static = 0
var $LInterfaceInit_24Lower_3B_7Clast i32 static = 0
var $LInterfaceInit_24Mixed_3B_7CM i32 final public static = 0
var $LInterfaceInit_24Plain_3B_7CA i32 final public static = 0
var $LInterfaceInit_24Silent_3B_7Cs i32 static = 0
var $LInterfaceInit_24Upper_3B_7Cu i32 static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &LInterfaceInit_24Silent_3B_7Cquiet_7C_28_29I public virtual (var %_this <* <$LInterfaceInit_24Silent_3B>>) i32
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LInterfaceInit_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LInterfaceInit_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LInterfaceInit_3B>>
  var %Reg0_R112 <* <$LInterfaceInit_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LInterfaceInit_3B_7Clog_7C_28Ljava_2Flang_2FString_3B_29I static (var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) i32 {
  funcid 2
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32

ALIAS %name %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  intrinsiccallwithtype <$LInterfaceInit_3B> JAVA_CLINIT_CHECK ()
LOC 1 4
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_69006e00690074002000) { dassign %L_STR_10 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  dassign %Reg2_R114 0 (dread ref %Reg3_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 5
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LInterfaceInit_3B_7Czero_7C_28_29I static () i32 {
  funcid 3
  var %Reg0_I i32

  intrinsiccallwithtype <$LInterfaceInit_3B> JAVA_CLINIT_CHECK ()
LOC 1 71
  dassign %Reg0_I 0 (constval i32 0)
  return (dread i32 %Reg0_I)
}
func &LInterfaceInit_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg5_R117 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 4
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %Reg0_R118 <* <[] <* <$LInterfaceInit_24Bare_3B>>>>
  var %Reg3_R118 <* <[] <* <$LInterfaceInit_24Bare_3B>>>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R119 <* <$LInterfaceInit_24Silent_3B>>
  var %Reg0_R120 <* <$Ljava_2Flang_2FExceptionInInitializerError_3B>>
  var %Reg4_R120 <* <$Ljava_2Flang_2FExceptionInInitializerError_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R121 <* <$LInterfaceInit_24Failed_3B>>
  var %Reg0_R122 <* <$Ljava_2Flang_2FNoClassDefFoundError_3B>>
  var %Reg4_R122 <* <$Ljava_2Flang_2FNoClassDefFoundError_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32

ALIAS %e %Reg4_R122 <* <$Ljava_2Flang_2FNoClassDefFoundError_3B>>
ALIAS %args %Reg5_R117 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %none %Reg3_R118 <* <[] <* <$LInterfaceInit_24Bare_3B>>>>
  intrinsiccallwithtype <$LInterfaceInit_3B> JAVA_CLINIT_CHECK ()
LOC 1 79
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_83b5937d70f6af4b164292cd2ffa46c5) { dassign %L_STR_11 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 80
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LInterfaceInit_24Below_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LInterfaceInit_24Below_3B_7CB)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
LOC 1 81
  intrinsiccallwithtype <$LInterfaceInit_24Constant_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInterfaceInit_24Constant_3B_7Cact_7C_28_29V () {}
LOC 1 82
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6200610072006500) { dassign %L_STR_12 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 83
  intrinsiccallwithtype <$LInterfaceInit_24Bare_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LInterfaceInit_24Bare_3B_7Ccount)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LInterfaceInit_24Bare_3B> JAVA_CLINIT_CHECK ()
  dassign $LInterfaceInit_24Bare_3B_7Ccount 0 (dread i32 %Reg0_I)
LOC 1 84
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R118 0 (gcmallocjarray ref <[] <* <$LInterfaceInit_24Bare_3B>>> (dread i32 %Reg0_I))
  dassign %Reg3_R118 0 (dread ref %Reg0_R118)
LOC 1 85
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6c006f00770065007200) { dassign %L_STR_13 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 86
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LInterfaceInit_24Upper_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LInterfaceInit_24Upper_3B_7Cu)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
LOC 1 87
  intrinsiccallwithtype <$LInterfaceInit_24Lower_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LInterfaceInit_24Lower_3B_7Clast)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LInterfaceInit_24Lower_3B> JAVA_CLINIT_CHECK ()
  dassign $LInterfaceInit_24Lower_3B_7Clast 0 (dread i32 %Reg0_I)
LOC 1 88
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_730069006c0065006e007400) { dassign %L_STR_14 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 89
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LInterfaceInit_24Silent_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R119 0 (gcmalloc ref <$LInterfaceInit_24Silent_3B>)
  callassigned &LInterfaceInit_24Silent_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R119) {}
  virtualcallassigned &LInterfaceInit_24Silent_3B_7Cquiet_7C_28_29I (dread ref %Reg1_R119) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R115, dread i32 %Reg1_I) {}
  try { @label0 }
LOC 1 91
  intrinsiccallwithtype <$LInterfaceInit_24Failed_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LInterfaceInit_24Failed_3B_7Cf)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LInterfaceInit_24Failed_3B> JAVA_CLINIT_CHECK ()
  dassign $LInterfaceInit_24Failed_3B_7Cf 0 (dread i32 %Reg0_I)
  endtry
LOC 1 94
  goto @label1
@label0
  catch { <* <$Ljava_2Flang_2FExceptionInInitializerError_3B>> }
  dassign %Reg0_R120 0 (regread ptr %%thrownval)
LOC 1 92
  dassign %Reg4_R120 0 (dread ref %Reg0_R120)
LOC 1 93
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6600610069006c0065006400) { dassign %L_STR_15 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
@label1
  try { @label2 }
LOC 1 96
  intrinsiccallwithtype <$LInterfaceInit_24Failed_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$LInterfaceInit_24Failed_3B>)
  callassigned &LInterfaceInit_24Failed_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R121) {}
  endtry
LOC 1 99
  goto @label3
@label2
  catch { <* <$Ljava_2Flang_2FNoClassDefFoundError_3B>> }
  dassign %Reg0_R122 0 (regread ptr %%thrownval)
LOC 1 97
  dassign %Reg4_R122 0 (dread ref %Reg0_R122)
LOC 1 98
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4362806fe7211d4aeaeb50917e028a96) { dassign %L_STR_16 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
@label3
LOC 1 100
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R116 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R116) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_65006e0064002000) { dassign %L_STR_17 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_17)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread ref %Reg2_R114) { dassign %Reg1_R116 0 }
  intrinsiccallwithtype <$LInterfaceInit_24Plain_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LInterfaceInit_24Plain_3B_7CA)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R116, dread i32 %Reg2_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R116) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 101
  return ()
}
func &LInterfaceInit_24Bare_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaceInit_24Bare_3B>>) void {
  funcid 5
  var %Reg1_R123 <* <$LInterfaceInit_24Bare_3B>>
  var %Reg0_R123 <* <$LInterfaceInit_24Bare_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R123 0 (dread ref %_this)
LOC 1 37
  dassign %Reg0_R123 0 (dread ref %Reg1_R123)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R123))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LInterfaceInit_24Below_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 6
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32

LOC 1 18
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_420065006c006f007700) { dassign %L_STR_18 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_18)
  intrinsiccallwithtype <$LInterfaceInit_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInterfaceInit_3B_7Clog_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  dassign $LInterfaceInit_24Below_3B_7CB 0 (dread i32 %Reg0_I)
  return ()
}
func &LInterfaceInit_24Constant_3B_7Cact_7C_28_29V public static () void {
  funcid 7
  var %Reg0_R115 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>

  intrinsiccallwithtype <$LInterfaceInit_24Constant_3B> JAVA_CLINIT_CHECK ()
LOC 1 26
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_730074006100740069006300) { dassign %L_STR_19 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R115, dread ref %Reg1_R114) {}
LOC 1 27
  return ()
}
func &LInterfaceInit_24Constant_3B_7Cother_7C_28_29V public virtual (var %_this <* <$LInterfaceInit_24Constant_3B>>) void {
  funcid 8
  var %Reg0_R124 <* <$LInterfaceInit_24Constant_3B>>

  dassign %Reg0_R124 0 (dread ref %_this)
LOC 1 28
  return ()
}
func &LInterfaceInit_24Constant_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 9
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32

LOC 1 24
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_da870826f3faf2d89d395ccac2521701) { dassign %L_STR_20 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_20)
  intrinsiccallwithtype <$LInterfaceInit_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInterfaceInit_3B_7Clog_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  dassign $LInterfaceInit_24Constant_3B_7CTWO 0 (dread i32 %Reg0_I)
  return ()
}
func &LInterfaceInit_24Default_3B_7Cact_7C_28_29V public virtual (var %_this <* <$LInterfaceInit_24Default_3B>>) void {
  funcid 10
  var %Reg0_R125 <* <$LInterfaceInit_24Default_3B>>

  dassign %Reg0_R125 0 (dread ref %_this)
LOC 1 14
  return ()
}
func &LInterfaceInit_24Default_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 11
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32

LOC 1 13
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_440065006600610075006c007400) { dassign %L_STR_21 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_21)
  intrinsiccallwithtype <$LInterfaceInit_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInterfaceInit_3B_7Clog_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  dassign $LInterfaceInit_24Default_3B_7CA 0 (dread i32 %Reg0_I)
  return ()
}
func &LInterfaceInit_24Failed_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaceInit_24Failed_3B>>) void {
  funcid 12
  var %Reg1_R121 <* <$LInterfaceInit_24Failed_3B>>
  var %Reg0_R121 <* <$LInterfaceInit_24Failed_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R121 0 (dread ref %_this)
LOC 1 74
  dassign %Reg0_R121 0 (dread ref %Reg1_R121)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R121))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LInterfaceInit_24Failing_3B_7Cfail_7C_28_29V public virtual (var %_this <* <$LInterfaceInit_24Failing_3B>>) void {
  funcid 13
  var %Reg0_R126 <* <$LInterfaceInit_24Failing_3B>>

  dassign %Reg0_R126 0 (dread ref %_this)
LOC 1 67
  return ()
}
func &LInterfaceInit_24Failing_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 14
  var %Reg0_I i32
  var %Reg1_I i32

LOC 1 66
  dassign %Reg0_I 0 (constval i32 1)
  intrinsiccallwithtype <$LInterfaceInit_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInterfaceInit_3B_7Czero_7C_28_29I () { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (div i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign $LInterfaceInit_24Failing_3B_7CF 0 (dread i32 %Reg0_I)
  return ()
}
func &LInterfaceInit_24Late_3B_7Clate_7C_28_29V public virtual (var %_this <* <$LInterfaceInit_24Late_3B>>) void {
  funcid 15
  var %Reg0_R127 <* <$LInterfaceInit_24Late_3B>>

  dassign %Reg0_R127 0 (dread ref %_this)
LOC 1 62
  return ()
}
func &LInterfaceInit_24Late_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 16
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_22 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32

LOC 1 61
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4c00610074006500) { dassign %L_STR_22 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_22)
  intrinsiccallwithtype <$LInterfaceInit_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInterfaceInit_3B_7Clog_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  dassign $LInterfaceInit_24Late_3B_7CL 0 (dread i32 %Reg0_I)
  return ()
}
func &LInterfaceInit_24Lower_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaceInit_24Lower_3B>>) void {
  funcid 17
  var %Reg1_R128 <* <$LInterfaceInit_24Lower_3B>>
  var %Reg0_R128 <* <$LInterfaceInit_24Lower_3B>>
  var %Reg0_R129 <* <$LInterfaceInit_24Upper_3B>>

  dassign %Reg1_R128 0 (dread ref %_this)
LOC 1 45
  dassign %Reg0_R128 0 (dread ref %Reg1_R128)
  dassign %Reg0_R129 0 (retype ref <* <$LInterfaceInit_24Upper_3B>> (dread ref %Reg0_R128))
  callassigned &LInterfaceInit_24Upper_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R129) {}
  return ()
}
func &LInterfaceInit_24Lower_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 18
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_23 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32

LOC 1 46
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4c006f00770065007200) { dassign %L_STR_23 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_23)
  intrinsiccallwithtype <$LInterfaceInit_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInterfaceInit_3B_7Clog_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  dassign $LInterfaceInit_24Lower_3B_7Cl 0 (dread i32 %Reg0_I)
  return ()
}
func &LInterfaceInit_24Mixed_3B_7Cmixed_7C_28_29V public virtual (var %_this <* <$LInterfaceInit_24Mixed_3B>>) void {
  funcid 19
  var %Reg0_R130 <* <$LInterfaceInit_24Mixed_3B>>

  dassign %Reg0_R130 0 (dread ref %_this)
LOC 1 33
  return ()
}
func &LInterfaceInit_24Mixed_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 20
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_24 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32

LOC 1 32
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4d006900780065006400) { dassign %L_STR_24 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_24)
  intrinsiccallwithtype <$LInterfaceInit_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInterfaceInit_3B_7Clog_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  dassign $LInterfaceInit_24Mixed_3B_7CM 0 (dread i32 %Reg0_I)
  return ()
}
func &LInterfaceInit_24Plain_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 21
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_25 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32

LOC 1 9
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_50006c00610069006e00) { dassign %L_STR_25 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_25)
  intrinsiccallwithtype <$LInterfaceInit_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInterfaceInit_3B_7Clog_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  dassign $LInterfaceInit_24Plain_3B_7CA 0 (dread i32 %Reg0_I)
  return ()
}
func &LInterfaceInit_24Quiet_3B_7Cquiet_7C_28_29I public virtual (var %_this <* <$LInterfaceInit_24Quiet_3B>>) i32 {
  funcid 22
  var %Reg1_R131 <* <$LInterfaceInit_24Quiet_3B>>
  var %Reg0_I i32

  dassign %Reg1_R131 0 (dread ref %_this)
LOC 1 52
  dassign %Reg0_I 0 (constval i32 3)
  return (dread i32 %Reg0_I)
}
func &LInterfaceInit_24Silent_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaceInit_24Silent_3B>>) void {
  funcid 23
  var %Reg1_R119 <* <$LInterfaceInit_24Silent_3B>>
  var %Reg0_R119 <* <$LInterfaceInit_24Silent_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R119 0 (dread ref %_this)
LOC 1 56
  dassign %Reg0_R119 0 (dread ref %Reg1_R119)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R119))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LInterfaceInit_24Upper_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaceInit_24Upper_3B>>) void {
  funcid 24
  var %Reg1_R129 <* <$LInterfaceInit_24Upper_3B>>
  var %Reg0_R129 <* <$LInterfaceInit_24Upper_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R129 0 (dread ref %_this)
LOC 1 41
  dassign %Reg0_R129 0 (dread ref %Reg1_R129)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R129))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LInterfaceInit_24Upper_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 25
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_26 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32

LOC 1 42
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_55007000700065007200) { dassign %L_STR_26 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_26)
  intrinsiccallwithtype <$LInterfaceInit_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInterfaceInit_3B_7Clog_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  dassign $LInterfaceInit_24Upper_3B_7Cu 0 (dread i32 %Reg0_I)
  return ()
}
