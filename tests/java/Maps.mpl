flavor 1
srclang 3
id 65535
numfuncs 11
import "library.mplt"
import "Maps.mplt"
entryfunc &LMaps_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Maps.class",
  @INFO_filename "Maps$Collide.class",
  @INFO_filename "Maps$Key.class",
  @INFO_filename "Maps$Thrower.class"}
srcfileinfo {
  1 "Maps.java"}
javaclass $LMaps_3B <$LMaps_3B> public
javaclass $LMaps_24Collide_3B <$LMaps_24Collide_3B>
javaclass $LMaps_24Key_3B <$LMaps_24Key_3B>
javaclass $LMaps_24Thrower_3B <$LMaps_24Thrower_3B>
func &LMaps_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LMaps_3B>>) void
func &LMaps_3B_7Cmemo_7C_28JLjava_2Futil_2FHashMap_3B_29J static (var %Reg9_J i64, var %Reg11_R114 <* <$Ljava_2Futil_2FHashMap_3B>>) i64
func &LMaps_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg25_R116 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LMaps_24Collide_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LMaps_24Collide_3B>>, var %Reg3_I i32) void
func &LMaps_24Collide_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$LMaps_24Collide_3B>>) i32
func &LMaps_24Collide_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$LMaps_24Collide_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &LMaps_24Key_3B_7C_3Cinit_3E_7C_28ILjava_2Flang_2FString_3B_29V constructor (var %_this <* <$LMaps_24Key_3B>>, var %Reg3_I i32, var %Reg4_R117 <* <$Ljava_2Flang_2FString_3B>>) void
func &LMaps_24Key_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$LMaps_24Key_3B>>) i32
func &LMaps_24Key_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$LMaps_24Key_3B>>, var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &LMaps_24Thrower_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMaps_24Thrower_3B>>) void
func &LMaps_24Thrower_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$LMaps_24Thrower_3B>>) i32
var $_C_STR_ff9d0d1cadd6948502005dc40405a2e7 fstatic <[13] u64> readonly = [0, 0xa900000000, 0x20656e6ff4be7606, 0x206e6f206661656c, 0x6e77616c20656874, 0x61656c206f777420, 0x74206e6f20736576, 0x2068746170206568, 0x6661656c20656e6f, 0x20656874206e6920, 0x6e20726574747567, 0x74206e6f20656e6f, 0x2065657274206568]
var $_C_STR_6f006e006500 fstatic <[3] u64> readonly = [0, 0x700000000, 0x656e6f0001ae66]
var $_C_STR_6f006e00 fstatic <[3] u64> readonly = [0, 0x500000000, 0x6e6f00000ddf]
var $_C_STR_740068006500 fstatic <[3] u64> readonly = [0, 0x700000000, 0x6568740001c071]
var $_C_STR_6c00650061006600 fstatic <[3] u64> readonly = [0, 0x900000000, 0x6661656c00329f5e]
var $_C_STR_6e006f007400680069006e006700 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x68746f6e7eeae7cd, 0x676e69]
var $_C_STR_3d00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3d0000003d]
var $_C_STR_6e0065007700 fstatic <[3] u64> readonly = [0, 0x700000000, 0x77656e0001a9a0]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_6e0075006c00 fstatic <[3] u64> readonly = [0, 0x700000000, 0x6c756e0001ab85]
var $_C_STR_6b00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6b0000006b]
var $_C_STR_7600 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7600000076]
var $_C_STR_6b003300 fstatic <[3] u64> readonly = [0, 0x500000000, 0x336b00000d28]
var $_C_STR_6b003400 fstatic <[3] u64> readonly = [0, 0x500000000, 0x346b00000d29]
var $_C_STR_e1f067de7ffea18b8f388ef20cce4aea fstatic <[4] u64> readonly = [0, 0x1700000000, 0x7373696d599620ed, 0x69707069737369]
var $_C_STR_6f00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6f0000006f]
var $_C_STR_6900 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6900000069]
var $_C_STR_6f003100 fstatic <[3] u64> readonly = [0, 0x500000000, 0x316f00000da2]
var $_C_STR_6f003200 fstatic <[3] u64> readonly = [0, 0x500000000, 0x326f00000da3]
var $_C_STR_69003400 fstatic <[3] u64> readonly = [0, 0x500000000, 0x346900000ceb]
var $_C_STR_70007a00 fstatic <[3] u64> readonly = [0, 0x500000000, 0x7a7000000e0a]
var $_C_STR_6e007a00 fstatic <[3] u64> readonly = [0, 0x500000000, 0x7a6e00000dcc]
var $_C_STR_6e0061006e00 fstatic <[3] u64> readonly = [0, 0x700000000, 0x6e616e0001a91b]
var $_C_STR_6800610073006800 fstatic <[3] u64> readonly = [0, 0x900000000, 0x687361680030c10e]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FLong_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FLong_3B public static (var %Reg0_J i64) <* <$Ljava_2Flang_2FLong_3B>>
func &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Flang_2FLong_3B_7ClongValue_7C_28_29J public virtual (var %_this <* <$Ljava_2Flang_2FLong_3B>>) i64
func &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_I i32) u16
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FInteger_3B>>) i32
func &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B public static (var %Reg0_I i32) <* <$Ljava_2Flang_2FInteger_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Futil_2FHashMap_3B_7Csize_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>) i32
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Futil_2FHashMap_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Futil_2FHashMap_3B_7CcontainsKey_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_J i64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_J i64) void
func &Ljava_2Flang_2FIllegalStateException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7CtoCharArray_7C_28_29AC public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) <* <[] u16>>
func &Ljava_2Flang_2FCharacter_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FCharacter_3B public static (var %Reg0_C u16) <* <$Ljava_2Flang_2FCharacter_3B>>
func &Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B public static (var %Reg0_D f64) <* <$Ljava_2Flang_2FDouble_3B>>
func &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FClass_3B>>
func &Ljava_2Flang_2FString_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>, var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LMaps_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LMaps_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LMaps_3B>>
  var %Reg0_R112 <* <$LMaps_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LMaps_3B_7Cmemo_7C_28JLjava_2Futil_2FHashMap_3B_29J static (var %Reg9_J i64, var %Reg11_R114 <* <$Ljava_2Futil_2FHashMap_3B>>) i64 {
  funcid 2
  var %Reg0_J i64
  var %Reg1_J i64
  var %Reg0_I i32
  var %Reg0_R114 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg6_R115 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg1_R114 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg2_J i64
  var %Reg2_R114 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg7_J i64
  var %Reg2_R115 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %n %Reg9_J i64
ALIAS %m %Reg11_R114 <* <$Ljava_2Futil_2FHashMap_3B>> "Ljava/util/HashMap<Ljava/lang/Long;Ljava/lang/Long;>;"
ALIAS %c %Reg6_R115 <* <$Ljava_2Flang_2FLong_3B>>
ALIAS %r %Reg7_J i64
  intrinsiccallwithtype <$LMaps_3B> JAVA_CLINIT_CHECK ()
LOC 1 44
  dassign %Reg0_J 0 (dread i64 %Reg9_J)
  dassign %Reg1_J 0 (constval i64 2)
  dassign %Reg0_I 0 (cmp i32 i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  brtrue @label0 (ge i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_J 0 (dread i64 %Reg9_J)
  return (dread i64 %Reg0_J)
@label0
LOC 1 45
  dassign %Reg0_R114 0 (dread ref %Reg11_R114)
  dassign %Reg1_J 0 (dread i64 %Reg9_J)
  intrinsiccallwithtype <$Ljava_2Flang_2FLong_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FLong_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FLong_3B (dread i64 %Reg1_J) { dassign %Reg1_R115 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R115))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R114, dread ref %Reg1_R113) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FLong_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R115 0 }
  dassign %Reg6_R115 0 (dread ref %Reg0_R115)
LOC 1 46
  dassign %Reg0_R115 0 (dread ref %Reg6_R115)
  brtrue @label1 (eq i32 ref (dread ref %Reg0_R115, constval ref 0))
  dassign %Reg0_R115 0 (dread ref %Reg6_R115)
  virtualcallassigned &Ljava_2Flang_2FLong_3B_7ClongValue_7C_28_29J (dread ref %Reg0_R115) { dassign %Reg0_J 0 }
  return (dread i64 %Reg0_J)
@label1
LOC 1 47
  dassign %Reg0_J 0 (dread i64 %Reg9_J)
  dassign %Reg1_J 0 (constval i64 1)
  dassign %Reg0_J 0 (sub i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg1_R114 0 (dread ref %Reg11_R114)
  intrinsiccallwithtype <$LMaps_3B> JAVA_CLINIT_CHECK ()
  callassigned &LMaps_3B_7Cmemo_7C_28JLjava_2Futil_2FHashMap_3B_29J (dread i64 %Reg0_J, dread ref %Reg1_R114) { dassign %Reg0_J 0 }
  dassign %Reg1_J 0 (dread i64 %Reg9_J)
  dassign %Reg2_J 0 (constval i64 2)
  dassign %Reg1_J 0 (sub i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg2_R114 0 (dread ref %Reg11_R114)
  intrinsiccallwithtype <$LMaps_3B> JAVA_CLINIT_CHECK ()
  callassigned &LMaps_3B_7Cmemo_7C_28JLjava_2Futil_2FHashMap_3B_29J (dread i64 %Reg1_J, dread ref %Reg2_R114) { dassign %Reg1_J 0 }
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg7_J 0 (dread i64 %Reg0_J)
LOC 1 48
  dassign %Reg0_R114 0 (dread ref %Reg11_R114)
  dassign %Reg1_J 0 (dread i64 %Reg9_J)
  intrinsiccallwithtype <$Ljava_2Flang_2FLong_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FLong_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FLong_3B (dread i64 %Reg1_J) { dassign %Reg1_R115 0 }
  dassign %Reg2_J 0 (dread i64 %Reg7_J)
  intrinsiccallwithtype <$Ljava_2Flang_2FLong_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FLong_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FLong_3B (dread i64 %Reg2_J) { dassign %Reg2_R115 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R115))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R115))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R114, dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
LOC 1 49
  dassign %Reg0_J 0 (dread i64 %Reg7_J)
  return (dread i64 %Reg0_J)
}
func &LMaps_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg25_R116 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 3
  var %Reg0_R114 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg10_R114 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg11_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg12_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_I i32
  var %Reg13_I i32
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_C u16
  var %Reg14_I i32
  var %Reg15_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg16_R119 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg2_R119 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg8_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_I i32
  var %Reg7_I i32
  var %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_I i32
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_C u16
  var %Reg0_R116 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg2_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg13_R116 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg13_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg15_I i32
  var %Reg16_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R120 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg16_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R114 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg3_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_I i32
  var %Reg4_R119 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_Z u1
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg13_R114 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg1_R121 <* <$LMaps_24Key_3B>>
  var %Reg3_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg4_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg5_I i32
  var %Reg2_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R121 <* <$LMaps_24Key_3B>>
  var %Reg5_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_22 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_23 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg14_R114 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg1_R122 <* <$LMaps_24Collide_3B>>
  var %Reg16_I i32
  var %Reg2_R122 <* <$LMaps_24Collide_3B>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg3_R122 <* <$LMaps_24Collide_3B>>
  var %Reg16_R114 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg17_I i32
  var %Reg0_J i64
  var %Reg17_J i64
  var %Reg19_I i32
  var %Reg20_R119 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg1_J i64
  var %Reg2_J i64
  var %Reg3_R119 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg1_R123 <* <$LMaps_24Thrower_3B>>
  var %Reg0_R124 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg19_R124 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg1_R124 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg19_R114 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %L_STR_24 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R125 <* <[] u16>>
  var %Reg20_R125 <* <[] u16>>
  var %Reg20_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg21_I i32
  var %Reg22_I i32
  var %Reg23_I i32
  var %Reg1_R126 <* <$Ljava_2Flang_2FCharacter_3B>>
  var %Reg0_Z u1
  var %Reg3_C u16
  var %Reg3_R126 <* <$Ljava_2Flang_2FCharacter_3B>>
  var %Reg20_R114 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %L_STR_25 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg22_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_26 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_27 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_28 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_29 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg21_R114 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg1_D f64
  var %Reg1_R127 <* <$Ljava_2Flang_2FDouble_3B>>
  var %L_STR_30 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_31 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_32 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_D f64
  var %Reg3_R127 <* <$Ljava_2Flang_2FDouble_3B>>
  var %Reg22_R114 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg23_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg24_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R128 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg3_R128 <* <$Ljava_2Flang_2FClass_3B>>

ALIAS %k %Reg22_R117 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %o %Reg16_R119 <* <$Ljava_2Flang_2FInteger_3B>>
ALIAS %c %Reg14_R114 <* <$Ljava_2Futil_2FHashMap_3B>> "Ljava/util/HashMap<LMaps$Collide;Ljava/lang/Integer;>;"
ALIAS %i %Reg21_I i32
ALIAS %v %Reg20_R119 <* <$Ljava_2Flang_2FInteger_3B>>
ALIAS %e %Reg19_R124 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
ALIAS %ch %Reg23_C u16
ALIAS %args %Reg25_R116 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %w %Reg10_R114 <* <$Ljava_2Futil_2FHashMap_3B>> "Ljava/util/HashMap<Ljava/lang/String;Ljava/lang/Integer;>;"
ALIAS %text %Reg11_R117 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %cur %Reg12_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
ALIAS %m %Reg13_R114 <* <$Ljava_2Futil_2FHashMap_3B>> "Ljava/util/HashMap<LMaps$Key;Ljava/lang/String;>;"
ALIAS %s %Reg15_I i32
ALIAS %big %Reg16_R114 <* <$Ljava_2Futil_2FHashMap_3B>> "Ljava/util/HashMap<Ljava/lang/Integer;Ljava/lang/Integer;>;"
ALIAS %sum %Reg17_J i64
ALIAS %f %Reg19_R114 <* <$Ljava_2Futil_2FHashMap_3B>> "Ljava/util/HashMap<Ljava/lang/Character;Ljava/lang/Integer;>;"
ALIAS %nest %Reg20_R114 <* <$Ljava_2Futil_2FHashMap_3B>> "Ljava/util/HashMap<Ljava/lang/String;Ljava/util/HashMap<Ljava/lang/String;Ljava/lang/Integer;>;>;"
ALIAS %dm %Reg21_R114 <* <$Ljava_2Futil_2FHashMap_3B>> "Ljava/util/HashMap<Ljava/lang/Double;Ljava/lang/String;>;"
ALIAS %id %Reg22_R114 <* <$Ljava_2Futil_2FHashMap_3B>> "Ljava/util/HashMap<Ljava/lang/Object;Ljava/lang/Object;>;"
ALIAS %o1 %Reg23_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %o2 %Reg24_R113 <* <$Ljava_2Flang_2FObject_3B>>
  intrinsiccallwithtype <$LMaps_3B> JAVA_CLINIT_CHECK ()
LOC 1 53
  intrinsiccallwithtype <$Ljava_2Futil_2FHashMap_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Futil_2FHashMap_3B>)
  callassigned &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  dassign %Reg10_R114 0 (dread ref %Reg0_R114)
LOC 1 54
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_ff9d0d1cadd6948502005dc40405a2e7) { dassign %L_STR_10 0 }
  dassign %Reg0_R117 0 (dread ptr %L_STR_10)
  dassign %Reg11_R117 0 (dread ref %Reg0_R117)
LOC 1 55
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R118) {}
  dassign %Reg12_R118 0 (dread ref %Reg0_R118)
LOC 1 56
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label2
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_R117 0 (dread ref %Reg11_R117)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R117) { dassign %Reg1_I 0 }
  brtrue @label7 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 57
  dassign %Reg0_R117 0 (dread ref %Reg11_R117)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg0_R117, dread i32 %Reg1_I) { dassign %Reg0_C 0 }
  dassign %Reg14_I 0 (cvt i32 u16 (dread u16 %Reg0_C))
LOC 1 58
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_I 0 (constval i32 32)
  brtrue @label5 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 59
  dassign %Reg0_R118 0 (dread ref %Reg12_R118)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R118) { dassign %Reg0_R117 0 }
  dassign %Reg15_R117 0 (dread ref %Reg0_R117)
LOC 1 60
  dassign %Reg0_R114 0 (dread ref %Reg10_R114)
  dassign %Reg1_R117 0 (dread ref %Reg15_R117)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R114, dread ref %Reg1_R113) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R119 0 }
  dassign %Reg16_R119 0 (dread ref %Reg0_R119)
LOC 1 61
  dassign %Reg0_R114 0 (dread ref %Reg10_R114)
  dassign %Reg1_R117 0 (dread ref %Reg15_R117)
  dassign %Reg2_R119 0 (dread ref %Reg16_R119)
  dassign %Reg7_R113 0 (dread ref %Reg1_R117)
  dassign %Reg8_R113 0 (dread ref %Reg0_R114)
  brtrue @label3 (ne i32 ref (dread ref %Reg2_R119, constval ref 0))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_R113 0 (dread ref %Reg7_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg7_I 0 (dread i32 %Reg2_I)
  dassign %Reg8_R113 0 (dread ref %Reg1_R113)
  dassign %Reg9_R113 0 (dread ref %Reg0_R113)
  goto @label4
@label3
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_R113 0 (dread ref %Reg7_R113)
  dassign %Reg2_R119 0 (dread ref %Reg16_R119)
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg2_R119) { dassign %Reg2_I 0 }
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg7_I 0 (dread i32 %Reg2_I)
  dassign %Reg8_R113 0 (dread ref %Reg1_R113)
  dassign %Reg9_R113 0 (dread ref %Reg0_R113)
@label4
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg1_R113 0 (dread ref %Reg8_R113)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg2_I) { dassign %Reg2_R119 0 }
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Futil_2FHashMap_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R119))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R114, dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
LOC 1 62
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R118) {}
  dassign %Reg12_R118 0 (dread ref %Reg0_R118)
LOC 1 63
  goto @label6
@label5
  dassign %Reg0_R118 0 (dread ref %Reg12_R118)
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R118, dread u16 %Reg1_C) { dassign %Reg0_R118 0 }
@label6
LOC 1 56
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  goto @label2
@label7
LOC 1 65
  dassign %Reg0_I 0 (constval i32 5)
  dassign %Reg0_R116 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f006e006500) { dassign %L_STR_11 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_11)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread ref %Reg2_R117)
  dassign %Reg1_I 0 (constval i32 1)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f006e00) { dassign %L_STR_12 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_12)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread ref %Reg2_R117)
  dassign %Reg1_I 0 (constval i32 2)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_740068006500) { dassign %L_STR_13 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_13)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread ref %Reg2_R117)
  dassign %Reg1_I 0 (constval i32 3)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6c00650061006600) { dassign %L_STR_14 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_14)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread ref %Reg2_R117)
  dassign %Reg1_I 0 (constval i32 4)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e006f007400680069006e006700) { dassign %L_STR_15 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_15)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    dread ref %Reg2_R117)
  dassign %Reg13_R116 0 (dread ref %Reg0_R116)
  dassign %Reg13_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg13_R116))
  dassign %Reg0_R113 0 (dread ref %Reg13_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg15_I 0 (dread i32 %Reg0_I)
@label8
  dassign %Reg0_I 0 (dread i32 %Reg15_I)
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  brtrue @label9 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg13_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg13_R116))
  dassign %Reg0_R113 0 (dread ref %Reg13_R113)
  dassign %Reg1_I 0 (dread i32 %Reg15_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg16_R113 0 (dread ref %Reg0_R113)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  dassign %Reg16_R117 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg16_R113))
  dassign %Reg2_R117 0 (dread ref %Reg16_R117)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R117) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3d00) { dassign %L_STR_16 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R117) { dassign %Reg1_R118 0 }
  dassign %Reg2_R114 0 (dread ref %Reg10_R114)
  dassign %Reg16_R117 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg16_R113))
  dassign %Reg3_R117 0 (dread ref %Reg16_R117)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R117))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_R113 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R113) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R117) {}
  dassign %Reg15_I 0 (add i32 (dread i32 %Reg15_I, constval i32 1))
  goto @label8
@label9
LOC 1 66
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R114 0 (dread ref %Reg10_R114)
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Csize_7C_28_29I (dread ref %Reg1_R114) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R120, dread i32 %Reg1_I) {}
LOC 1 67
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  dassign %Reg2_R114 0 (dread ref %Reg10_R114)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0065007700) { dassign %L_STR_17 0 }
  dassign %Reg3_R117 0 (dread ptr %L_STR_17)
  dassign %Reg4_I 0 (constval i32 1)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg4_I) { dassign %Reg4_R119 0 }
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R117))
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R119))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R114, dread ref %Reg3_R113, dread ref %Reg4_R113) { dassign %Reg2_R113 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R113) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_18 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R117) { dassign %Reg1_R118 0 }
  dassign %Reg2_R114 0 (dread ref %Reg10_R114)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0065007700) { dassign %L_STR_17 0 }
  dassign %Reg3_R117 0 (dread ptr %L_STR_17)
  dassign %Reg4_I 0 (constval i32 2)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg4_I) { dassign %Reg4_R119 0 }
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R117))
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R119))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R114, dread ref %Reg3_R113, dread ref %Reg4_R113) { dassign %Reg2_R113 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R113) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_18 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R117) { dassign %Reg1_R118 0 }
  dassign %Reg2_R114 0 (dread ref %Reg10_R114)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0065007700) { dassign %L_STR_17 0 }
  dassign %Reg3_R117 0 (dread ptr %L_STR_17)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R117))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_R113 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R113) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_18 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R117) { dassign %Reg1_R118 0 }
  dassign %Reg2_R114 0 (dread ref %Reg10_R114)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0065007700) { dassign %L_STR_17 0 }
  dassign %Reg3_R117 0 (dread ptr %L_STR_17)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R117))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_R113 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R113) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_18 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R117) { dassign %Reg1_R118 0 }
  dassign %Reg2_R114 0 (dread ref %Reg10_R114)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0065007700) { dassign %L_STR_17 0 }
  dassign %Reg3_R117 0 (dread ptr %L_STR_17)
LOC 1 68
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R117))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_R113 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R113) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_18 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R117) { dassign %Reg1_R118 0 }
  dassign %Reg2_R114 0 (dread ref %Reg10_R114)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0065007700) { dassign %L_STR_17 0 }
  dassign %Reg3_R117 0 (dread ptr %L_STR_17)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R117))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7CcontainsKey_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread u1 %Reg2_Z) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R117 0 }
LOC 1 67
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R117) {}
LOC 1 69
  dassign %Reg0_R114 0 (dread ref %Reg10_R114)
  dassign %Reg1_R113 0 (constval ref 0)
  dassign %Reg2_I 0 (constval i32 7)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg2_I) { dassign %Reg2_R119 0 }
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R119))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R114, dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
LOC 1 70
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  dassign %Reg2_R114 0 (dread ref %Reg10_R114)
  dassign %Reg3_R113 0 (constval ref 0)
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_R113 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R113) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_18 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R117) { dassign %Reg1_R118 0 }
  dassign %Reg2_R114 0 (dread ref %Reg10_R114)
  dassign %Reg3_R113 0 (constval ref 0)
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7CcontainsKey_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread u1 %Reg2_Z) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R117) {}
LOC 1 71
  dassign %Reg0_R114 0 (dread ref %Reg10_R114)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0075006c00) { dassign %L_STR_19 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_19)
  dassign %Reg2_R113 0 (constval ref 0)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R114, dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
LOC 1 72
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  dassign %Reg2_R114 0 (dread ref %Reg10_R114)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0075006c00) { dassign %L_STR_19 0 }
  dassign %Reg3_R117 0 (dread ptr %L_STR_19)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R117))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_R113 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R113) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_18 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R117) { dassign %Reg1_R118 0 }
  dassign %Reg2_R114 0 (dread ref %Reg10_R114)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0075006c00) { dassign %L_STR_19 0 }
  dassign %Reg3_R117 0 (dread ptr %L_STR_19)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R117))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7CcontainsKey_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread u1 %Reg2_Z) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R117) {}
LOC 1 73
  intrinsiccallwithtype <$Ljava_2Futil_2FHashMap_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Futil_2FHashMap_3B>)
  callassigned &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  dassign %Reg13_R114 0 (dread ref %Reg0_R114)
LOC 1 74
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
@label10
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_I 0 (constval i32 500)
  brtrue @label11 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R114 0 (dread ref %Reg13_R114)
  intrinsiccallwithtype <$LMaps_24Key_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R121 0 (gcmalloc ref <$LMaps_24Key_3B>)
  dassign %Reg2_I 0 (dread i32 %Reg14_I)
  dassign %Reg3_I 0 (constval i32 50)
  dassign %Reg2_I 0 (rem i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg3_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6b00) { dassign %L_STR_20 0 }
  dassign %Reg4_R117 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg3_R118, dread ref %Reg4_R117) { dassign %Reg3_R118 0 }
  dassign %Reg4_I 0 (dread i32 %Reg14_I)
  dassign %Reg5_I 0 (constval i32 20)
  dassign %Reg4_I 0 (rem i32 (dread i32 %Reg4_I, dread i32 %Reg5_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg3_R118, dread i32 %Reg4_I) { dassign %Reg3_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg3_R118) { dassign %Reg3_R117 0 }
  callassigned &LMaps_24Key_3B_7C_3Cinit_3E_7C_28ILjava_2Flang_2FString_3B_29V (dread ref %Reg1_R121, dread i32 %Reg2_I, dread ref %Reg3_R117) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7600) { dassign %L_STR_21 0 }
  dassign %Reg3_R117 0 (dread ptr %L_STR_21)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg2_R118, dread ref %Reg3_R117) { dassign %Reg2_R118 0 }
  dassign %Reg3_I 0 (dread i32 %Reg14_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg2_R118, dread i32 %Reg3_I) { dassign %Reg2_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R118) { dassign %Reg2_R117 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R121))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R117))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R114, dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
  dassign %Reg14_I 0 (add i32 (dread i32 %Reg14_I, constval i32 1))
  goto @label10
@label11
LOC 1 75
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Csize_7C_28_29I (dread ref %Reg2_R114) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_18 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R117) { dassign %Reg1_R118 0 }
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  intrinsiccallwithtype <$LMaps_24Key_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R121 0 (gcmalloc ref <$LMaps_24Key_3B>)
  dassign %Reg4_I 0 (constval i32 3)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6b003300) { dassign %L_STR_22 0 }
  dassign %Reg5_R117 0 (dread ptr %L_STR_22)
  callassigned &LMaps_24Key_3B_7C_3Cinit_3E_7C_28ILjava_2Flang_2FString_3B_29V (dread ref %Reg3_R121, dread i32 %Reg4_I, dread ref %Reg5_R117) {}
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R121))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R113) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R117) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_18 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R117) { dassign %Reg1_R118 0 }
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  intrinsiccallwithtype <$LMaps_24Key_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R121 0 (gcmalloc ref <$LMaps_24Key_3B>)
  dassign %Reg4_I 0 (constval i32 3)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6b003400) { dassign %L_STR_23 0 }
  dassign %Reg5_R117 0 (dread ptr %L_STR_23)
  callassigned &LMaps_24Key_3B_7C_3Cinit_3E_7C_28ILjava_2Flang_2FString_3B_29V (dread ref %Reg3_R121, dread i32 %Reg4_I, dread ref %Reg5_R117) {}
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R121))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R113) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R117) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R117) {}
LOC 1 76
  intrinsiccallwithtype <$Ljava_2Futil_2FHashMap_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Futil_2FHashMap_3B>)
  callassigned &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  dassign %Reg14_R114 0 (dread ref %Reg0_R114)
LOC 1 77
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg15_I 0 (dread i32 %Reg0_I)
@label12
  dassign %Reg0_I 0 (dread i32 %Reg15_I)
  dassign %Reg1_I 0 (constval i32 100)
  brtrue @label13 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R114 0 (dread ref %Reg14_R114)
  intrinsiccallwithtype <$LMaps_24Collide_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R122 0 (gcmalloc ref <$LMaps_24Collide_3B>)
  dassign %Reg2_I 0 (dread i32 %Reg15_I)
  callassigned &LMaps_24Collide_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg1_R122, dread i32 %Reg2_I) {}
  dassign %Reg2_I 0 (dread i32 %Reg15_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg2_I) { dassign %Reg2_R119 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R122))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R119))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R114, dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
  dassign %Reg15_I 0 (add i32 (dread i32 %Reg15_I, constval i32 1))
  goto @label12
@label13
LOC 1 78
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg15_I 0 (dread i32 %Reg0_I)
LOC 1 79
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg16_I 0 (dread i32 %Reg0_I)
@label14
  dassign %Reg0_I 0 (dread i32 %Reg16_I)
  dassign %Reg1_I 0 (constval i32 100)
  brtrue @label15 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg15_I)
  dassign %Reg1_R114 0 (dread ref %Reg14_R114)
  intrinsiccallwithtype <$LMaps_24Collide_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R122 0 (gcmalloc ref <$LMaps_24Collide_3B>)
  dassign %Reg3_I 0 (dread i32 %Reg16_I)
  callassigned &LMaps_24Collide_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg2_R122, dread i32 %Reg3_I) {}
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R122))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R114, dread ref %Reg2_R113) { dassign %Reg1_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg1_R119) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg15_I 0 (dread i32 %Reg0_I)
  dassign %Reg16_I 0 (add i32 (dread i32 %Reg16_I, constval i32 2))
  goto @label14
@label15
LOC 1 80
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  dassign %Reg2_I 0 (dread i32 %Reg15_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_18 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R117) { dassign %Reg1_R118 0 }
  dassign %Reg2_R114 0 (dread ref %Reg14_R114)
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Csize_7C_28_29I (dread ref %Reg2_R114) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_18 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R117) { dassign %Reg1_R118 0 }
  dassign %Reg2_R114 0 (dread ref %Reg14_R114)
  intrinsiccallwithtype <$LMaps_24Collide_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R122 0 (gcmalloc ref <$LMaps_24Collide_3B>)
  dassign %Reg4_I 0 (constval i32 51)
  callassigned &LMaps_24Collide_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg3_R122, dread i32 %Reg4_I) {}
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R122))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_R113 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R113) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_18 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R117) { dassign %Reg1_R118 0 }
  dassign %Reg2_R114 0 (dread ref %Reg14_R114)
  intrinsiccallwithtype <$LMaps_24Collide_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R122 0 (gcmalloc ref <$LMaps_24Collide_3B>)
  dassign %Reg4_I 0 (constval i32 50)
  callassigned &LMaps_24Collide_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg3_R122, dread i32 %Reg4_I) {}
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R122))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_R113 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R113) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R117) {}
LOC 1 81
  intrinsiccallwithtype <$Ljava_2Futil_2FHashMap_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Futil_2FHashMap_3B>)
  callassigned &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  dassign %Reg16_R114 0 (dread ref %Reg0_R114)
LOC 1 82
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
@label16
  dassign %Reg0_I 0 (dread i32 %Reg17_I)
  dassign %Reg1_I 0 (constval i32 0x4e20)
  brtrue @label17 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R114 0 (dread ref %Reg16_R114)
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg1_I) { dassign %Reg1_R119 0 }
  dassign %Reg2_I 0 (dread i32 %Reg17_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg2_I) { dassign %Reg2_R119 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R119))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R119))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R114, dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
  dassign %Reg17_I 0 (add i32 (dread i32 %Reg17_I, constval i32 1))
  goto @label16
@label17
LOC 1 83
  dassign %Reg0_J 0 (constval i64 0)
  dassign %Reg17_J 0 (dread i64 %Reg0_J)
LOC 1 84
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg19_I 0 (dread i32 %Reg0_I)
@label18
  dassign %Reg0_I 0 (dread i32 %Reg19_I)
  dassign %Reg1_I 0 (constval i32 0x222e0)
  brtrue @label20 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 85
  dassign %Reg0_R114 0 (dread ref %Reg16_R114)
  dassign %Reg1_I 0 (dread i32 %Reg19_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg1_I) { dassign %Reg1_R119 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R119))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R114, dread ref %Reg1_R113) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R119 0 }
  dassign %Reg20_R119 0 (dread ref %Reg0_R119)
LOC 1 86
  dassign %Reg0_R119 0 (dread ref %Reg20_R119)
  brtrue @label19 (eq i32 ref (dread ref %Reg0_R119, constval ref 0))
  dassign %Reg0_J 0 (dread i64 %Reg17_J)
  dassign %Reg1_R119 0 (dread ref %Reg20_R119)
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg1_R119) { dassign %Reg1_I 0 }
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg17_J 0 (dread i64 %Reg0_J)
@label19
LOC 1 84
  dassign %Reg19_I 0 (add i32 (dread i32 %Reg19_I, constval i32 1))
  goto @label18
@label20
LOC 1 88
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  dassign %Reg2_J 0 (dread i64 %Reg17_J)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i64 %Reg2_J) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_18 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R117) { dassign %Reg1_R118 0 }
  dassign %Reg2_R114 0 (dread ref %Reg16_R114)
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Csize_7C_28_29I (dread ref %Reg2_R114) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R117) {}
LOC 1 89
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg19_I 0 (dread i32 %Reg0_I)
@label21
  dassign %Reg0_I 0 (dread i32 %Reg19_I)
  dassign %Reg1_I 0 (constval i32 0x4e20)
  brtrue @label23 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg19_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label22 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R114 0 (dread ref %Reg16_R114)
  dassign %Reg1_I 0 (dread i32 %Reg19_I)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg1_I) { dassign %Reg1_R119 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R119))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R114, dread ref %Reg1_R113) { dassign %Reg0_R113 0 }
@label22
  dassign %Reg19_I 0 (add i32 (dread i32 %Reg19_I, constval i32 1))
  goto @label21
@label23
LOC 1 90
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  dassign %Reg2_R114 0 (dread ref %Reg16_R114)
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Csize_7C_28_29I (dread ref %Reg2_R114) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_18 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R117) { dassign %Reg1_R118 0 }
  dassign %Reg2_R114 0 (dread ref %Reg16_R114)
  dassign %Reg3_I 0 (constval i32 70)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg3_I) { dassign %Reg3_R119 0 }
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R119))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_R113 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R113) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_18 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R117) { dassign %Reg1_R118 0 }
  dassign %Reg2_R114 0 (dread ref %Reg16_R114)
  dassign %Reg3_I 0 (constval i32 77)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg3_I) { dassign %Reg3_R119 0 }
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R119))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_R113 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R113) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R117) {}
LOC 1 91
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_J 0 (constval i64 80)
  intrinsiccallwithtype <$Ljava_2Futil_2FHashMap_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R114 0 (gcmalloc ref <$Ljava_2Futil_2FHashMap_3B>)
  callassigned &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R114) {}
  intrinsiccallwithtype <$LMaps_3B> JAVA_CLINIT_CHECK ()
  callassigned &LMaps_3B_7Cmemo_7C_28JLjava_2Futil_2FHashMap_3B_29J (dread i64 %Reg1_J, dread ref %Reg2_R114) { dassign %Reg1_J 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V (dread ref %Reg0_R120, dread i64 %Reg1_J) {}
  try { @label24 }
LOC 1 93
  intrinsiccallwithtype <$Ljava_2Futil_2FHashMap_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Futil_2FHashMap_3B>)
  callassigned &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  intrinsiccallwithtype <$LMaps_24Thrower_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R123 0 (gcmalloc ref <$LMaps_24Thrower_3B>)
  callassigned &LMaps_24Thrower_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R123) {}
  dassign %Reg2_I 0 (constval i32 1)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg2_I) { dassign %Reg2_R119 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R123))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R119))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R114, dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
  endtry
LOC 1 96
  goto @label25
@label24
  catch { <* <$Ljava_2Flang_2FIllegalStateException_3B>> }
  dassign %Reg0_R124 0 (regread ptr %%thrownval)
LOC 1 94
  dassign %Reg19_R124 0 (dread ref %Reg0_R124)
LOC 1 95
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R124 0 (dread ref %Reg19_R124)
  virtualcallassigned &Ljava_2Flang_2FIllegalStateException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R124) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R117) {}
@label25
LOC 1 97
  intrinsiccallwithtype <$Ljava_2Futil_2FHashMap_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Futil_2FHashMap_3B>)
  callassigned &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  dassign %Reg19_R114 0 (dread ref %Reg0_R114)
LOC 1 98
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_e1f067de7ffea18b8f388ef20cce4aea) { dassign %L_STR_24 0 }
  dassign %Reg0_R117 0 (dread ptr %L_STR_24)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CtoCharArray_7C_28_29AC (dread ref %Reg0_R117) { dassign %Reg0_R125 0 }
  dassign %Reg20_R125 0 (dread ref %Reg0_R125)
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R125))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg21_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg22_I 0 (dread i32 %Reg0_I)
@label26
  dassign %Reg0_I 0 (dread i32 %Reg22_I)
  dassign %Reg1_I 0 (dread i32 %Reg21_I)
  brtrue @label28 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R125))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  dassign %Reg1_I 0 (dread i32 %Reg22_I)
  dassign %Reg0_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R113, dread i32 %Reg1_I))))
  dassign %Reg23_I 0 (dread i32 %Reg0_I)
LOC 1 99
  dassign %Reg0_R114 0 (dread ref %Reg19_R114)
  dassign %Reg1_I 0 (dread i32 %Reg23_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FCharacter_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  callassigned &Ljava_2Flang_2FCharacter_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FCharacter_3B (dread u16 %Reg1_C) { dassign %Reg1_R126 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R126))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7CcontainsKey_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R114, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label27 (ne i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_R114 0 (dread ref %Reg19_R114)
  dassign %Reg1_I 0 (dread i32 %Reg23_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FCharacter_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  callassigned &Ljava_2Flang_2FCharacter_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FCharacter_3B (dread u16 %Reg1_C) { dassign %Reg1_R126 0 }
  dassign %Reg2_I 0 (constval i32 0)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg2_I) { dassign %Reg2_R119 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R126))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R119))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R114, dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
@label27
LOC 1 100
  dassign %Reg0_R114 0 (dread ref %Reg19_R114)
  dassign %Reg1_I 0 (dread i32 %Reg23_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FCharacter_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  callassigned &Ljava_2Flang_2FCharacter_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FCharacter_3B (dread u16 %Reg1_C) { dassign %Reg1_R126 0 }
  dassign %Reg2_R114 0 (dread ref %Reg19_R114)
  dassign %Reg3_I 0 (dread i32 %Reg23_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FCharacter_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_C 0 (cvt u16 i32 (dread i32 %Reg3_I))
  callassigned &Ljava_2Flang_2FCharacter_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FCharacter_3B (dread u16 %Reg3_C) { dassign %Reg3_R126 0 }
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R126))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R113) { dassign %Reg2_R119 0 }
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg2_R119) { dassign %Reg2_I 0 }
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg2_I) { dassign %Reg2_R119 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R126))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R119))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R114, dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
LOC 1 98
  dassign %Reg22_I 0 (add i32 (dread i32 %Reg22_I, constval i32 1))
  goto @label26
@label28
LOC 1 102
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  dassign %Reg2_R114 0 (dread ref %Reg19_R114)
  dassign %Reg3_I 0 (constval i32 115)
  intrinsiccallwithtype <$Ljava_2Flang_2FCharacter_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_C 0 (cvt u16 i32 (dread i32 %Reg3_I))
  callassigned &Ljava_2Flang_2FCharacter_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FCharacter_3B (dread u16 %Reg3_C) { dassign %Reg3_R126 0 }
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R126))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_R113 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R113) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_18 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R117) { dassign %Reg1_R118 0 }
  dassign %Reg2_R114 0 (dread ref %Reg19_R114)
  dassign %Reg3_I 0 (constval i32 112)
  intrinsiccallwithtype <$Ljava_2Flang_2FCharacter_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_C 0 (cvt u16 i32 (dread i32 %Reg3_I))
  callassigned &Ljava_2Flang_2FCharacter_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FCharacter_3B (dread u16 %Reg3_C) { dassign %Reg3_R126 0 }
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R126))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_R113 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R113) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_18 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R117) { dassign %Reg1_R118 0 }
  dassign %Reg2_R114 0 (dread ref %Reg19_R114)
  dassign %Reg3_I 0 (constval i32 109)
  intrinsiccallwithtype <$Ljava_2Flang_2FCharacter_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_C 0 (cvt u16 i32 (dread i32 %Reg3_I))
  callassigned &Ljava_2Flang_2FCharacter_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FCharacter_3B (dread u16 %Reg3_C) { dassign %Reg3_R126 0 }
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R126))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_R113 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R113) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R117) {}
LOC 1 103
  intrinsiccallwithtype <$Ljava_2Futil_2FHashMap_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Futil_2FHashMap_3B>)
  callassigned &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  dassign %Reg20_R114 0 (dread ref %Reg0_R114)
LOC 1 104
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg21_I 0 (dread i32 %Reg0_I)
@label29
  dassign %Reg0_I 0 (dread i32 %Reg21_I)
  dassign %Reg1_I 0 (constval i32 30)
  brtrue @label31 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 105
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f00) { dassign %L_STR_25 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_25)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R118, dread ref %Reg1_R117) { dassign %Reg0_R118 0 }
  dassign %Reg1_I 0 (dread i32 %Reg21_I)
  dassign %Reg2_I 0 (constval i32 3)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R118, dread i32 %Reg1_I) { dassign %Reg0_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R118) { dassign %Reg0_R117 0 }
  dassign %Reg22_R117 0 (dread ref %Reg0_R117)
LOC 1 106
  dassign %Reg0_R114 0 (dread ref %Reg20_R114)
  dassign %Reg1_R117 0 (dread ref %Reg22_R117)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R114, dread ref %Reg1_R113) { dassign %Reg0_R113 0 }
  brtrue @label30 (ne i32 ref (dread ref %Reg0_R113, constval ref 0))
  dassign %Reg0_R114 0 (dread ref %Reg20_R114)
  dassign %Reg1_R117 0 (dread ref %Reg22_R117)
  intrinsiccallwithtype <$Ljava_2Futil_2FHashMap_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R114 0 (gcmalloc ref <$Ljava_2Futil_2FHashMap_3B>)
  callassigned &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R114) {}
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R114))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R114, dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
@label30
LOC 1 107
  dassign %Reg0_R114 0 (dread ref %Reg20_R114)
  dassign %Reg1_R117 0 (dread ref %Reg22_R117)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R114, dread ref %Reg1_R113) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Futil_2FHashMap_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R114 0 }
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6900) { dassign %L_STR_26 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_26)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R117) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (dread i32 %Reg21_I)
  dassign %Reg3_I 0 (constval i32 5)
  dassign %Reg2_I 0 (rem i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R117 0 }
  dassign %Reg2_I 0 (dread i32 %Reg21_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg2_I) { dassign %Reg2_R119 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R119))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R114, dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
LOC 1 104
  dassign %Reg21_I 0 (add i32 (dread i32 %Reg21_I, constval i32 1))
  goto @label29
@label31
LOC 1 109
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  dassign %Reg2_R114 0 (dread ref %Reg20_R114)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f003100) { dassign %L_STR_27 0 }
  dassign %Reg3_R117 0 (dread ptr %L_STR_27)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R117))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Futil_2FHashMap_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R113) { dassign %Reg2_R114 0 }
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Csize_7C_28_29I (dread ref %Reg2_R114) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_18 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R117) { dassign %Reg1_R118 0 }
  dassign %Reg2_R114 0 (dread ref %Reg20_R114)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f003200) { dassign %L_STR_28 0 }
  dassign %Reg3_R117 0 (dread ptr %L_STR_28)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R117))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Futil_2FHashMap_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R113) { dassign %Reg2_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_69003400) { dassign %L_STR_29 0 }
  dassign %Reg3_R117 0 (dread ptr %L_STR_29)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R117))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_R113 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R113) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R117) {}
LOC 1 110
  intrinsiccallwithtype <$Ljava_2Futil_2FHashMap_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Futil_2FHashMap_3B>)
  callassigned &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  dassign %Reg21_R114 0 (dread ref %Reg0_R114)
LOC 1 111
  dassign %Reg0_R114 0 (dread ref %Reg21_R114)
  dassign %Reg1_D 0 (constval f64 0)
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B (dread f64 %Reg1_D) { dassign %Reg1_R127 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_70007a00) { dassign %L_STR_30 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_30)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R127))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R117))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R114, dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
LOC 1 112
  dassign %Reg0_R114 0 (dread ref %Reg21_R114)
  dassign %Reg1_D 0 (constval f64 -0)
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B (dread f64 %Reg1_D) { dassign %Reg1_R127 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e007a00) { dassign %L_STR_31 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_31)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R127))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R117))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R114, dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
LOC 1 113
  dassign %Reg0_R114 0 (dread ref %Reg21_R114)
  dassign %Reg1_D 0 (constval f64 nan)
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B (dread f64 %Reg1_D) { dassign %Reg1_R127 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0061006e00) { dassign %L_STR_32 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_32)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R127))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R117))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R114, dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
LOC 1 114
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  dassign %Reg2_R114 0 (dread ref %Reg21_R114)
  dassign %Reg3_D 0 (constval f64 0)
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B (dread f64 %Reg3_D) { dassign %Reg3_R127 0 }
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R127))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R113) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R117) { dassign %Reg1_R118 0 }
  dassign %Reg2_R114 0 (dread ref %Reg21_R114)
  dassign %Reg3_D 0 (constval f64 -0)
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B (dread f64 %Reg3_D) { dassign %Reg3_R127 0 }
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R127))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R113) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R117) { dassign %Reg1_R118 0 }
  dassign %Reg2_R114 0 (dread ref %Reg21_R114)
  dassign %Reg3_D 0 (constval f64 nan)
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B (dread f64 %Reg3_D) { dassign %Reg3_R127 0 }
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R127))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R113) { dassign %Reg2_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R117) { dassign %Reg1_R118 0 }
  dassign %Reg2_R114 0 (dread ref %Reg21_R114)
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Csize_7C_28_29I (dread ref %Reg2_R114) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread i32 %Reg2_I) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R117) {}
LOC 1 115
  intrinsiccallwithtype <$Ljava_2Futil_2FHashMap_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Futil_2FHashMap_3B>)
  callassigned &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R114) {}
  dassign %Reg22_R114 0 (dread ref %Reg0_R114)
LOC 1 116
  intrinsiccallwithtype <$Ljava_2Flang_2FObject_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (gcmalloc ref <$Ljava_2Flang_2FObject_3B>)
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  dassign %Reg23_R113 0 (dread ref %Reg0_R113)
  intrinsiccallwithtype <$Ljava_2Flang_2FObject_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (gcmalloc ref <$Ljava_2Flang_2FObject_3B>)
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  dassign %Reg24_R113 0 (dread ref %Reg0_R113)
LOC 1 117
  dassign %Reg0_R114 0 (dread ref %Reg22_R114)
  dassign %Reg1_R113 0 (dread ref %Reg23_R113)
  dassign %Reg2_I 0 (constval i32 1)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg2_I) { dassign %Reg2_R119 0 }
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R119))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R114, dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
LOC 1 118
  dassign %Reg0_R114 0 (dread ref %Reg22_R114)
  dassign %Reg1_R113 0 (dread ref %Reg24_R113)
  dassign %Reg2_I 0 (constval i32 2)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg2_I) { dassign %Reg2_R119 0 }
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R119))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R114, dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
LOC 1 119
  dassign %Reg0_R114 0 (dread ref %Reg22_R114)
  dassign %Reg1_R114 0 (dread ref %Reg22_R114)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg1_R113) { dassign %Reg1_R128 0 }
  dassign %Reg2_I 0 (constval i32 3)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg2_I) { dassign %Reg2_R119 0 }
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R128))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R119))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R114, dread ref %Reg1_R113, dread ref %Reg2_R113) { dassign %Reg0_R113 0 }
LOC 1 120
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  dassign %Reg2_R114 0 (dread ref %Reg22_R114)
  dassign %Reg3_R113 0 (dread ref %Reg23_R113)
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_R113 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R113) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_18 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R117) { dassign %Reg1_R118 0 }
  dassign %Reg2_R114 0 (dread ref %Reg22_R114)
  dassign %Reg3_R113 0 (dread ref %Reg24_R113)
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_R113 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R113) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_18 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R117) { dassign %Reg1_R118 0 }
  dassign %Reg2_R114 0 (dread ref %Reg22_R114)
  intrinsiccallwithtype <$Ljava_2Flang_2FObject_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R113 0 (gcmalloc ref <$Ljava_2Flang_2FObject_3B>)
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg3_R113) {}
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_R113 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R113) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_18 0 }
  dassign %Reg2_R117 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R117) { dassign %Reg1_R118 0 }
  dassign %Reg2_R114 0 (dread ref %Reg22_R114)
  dassign %Reg3_R128 0 (intrinsicopwithtype ref <* <$Ljava_2Futil_2FHashMap_3B>> JAVA_CONST_CLASS ())
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R128))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R114, dread ref %Reg3_R113) { dassign %Reg2_R113 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R113) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R117) {}
LOC 1 121
  return ()
}
func &LMaps_24Collide_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LMaps_24Collide_3B>>, var %Reg3_I i32) void {
  funcid 4
  var %Reg2_R122 <* <$LMaps_24Collide_3B>>
  var %Reg0_R122 <* <$LMaps_24Collide_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32

ALIAS %v %Reg3_I i32
  dassign %Reg2_R122 0 (dread ref %_this)
LOC 1 24
  dassign %Reg0_R122 0 (dread ref %Reg2_R122)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R122))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 25
  dassign %Reg0_R122 0 (dread ref %Reg2_R122)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LMaps_24Collide_3B>> 2 (dread ref %Reg0_R122, dread i32 %Reg1_I)
LOC 1 26
  return ()
}
func &LMaps_24Collide_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$LMaps_24Collide_3B>>) i32 {
  funcid 5
  var %Reg1_R122 <* <$LMaps_24Collide_3B>>
  var %Reg0_I i32

  dassign %Reg1_R122 0 (dread ref %_this)
LOC 1 29
  dassign %Reg0_I 0 (constval i32 5)
  return (dread i32 %Reg0_I)
}
func &LMaps_24Collide_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$LMaps_24Collide_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  funcid 6
  var %Reg3_R122 <* <$LMaps_24Collide_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg0_R122 <* <$LMaps_24Collide_3B>>
  var %Reg1_R122 <* <$LMaps_24Collide_3B>>
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %o %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  dassign %Reg3_R122 0 (dread ref %_this)
LOC 1 33
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg0_I 0 (intrinsicopwithtype i32 <* <$LMaps_24Collide_3B>> JAVA_INSTANCE_OF (dread ref %Reg0_R113))
  brtrue @label32 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  intrinsiccallwithtypeassigned <* <$LMaps_24Collide_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R122 0 }
  dassign %Reg0_I 0 (iread i32 <* <$LMaps_24Collide_3B>> 2 (dread ref %Reg0_R122))
  dassign %Reg1_R122 0 (dread ref %Reg3_R122)
  dassign %Reg1_I 0 (iread i32 <* <$LMaps_24Collide_3B>> 2 (dread ref %Reg1_R122))
  brtrue @label32 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label33
@label32
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label33
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &LMaps_24Key_3B_7C_3Cinit_3E_7C_28ILjava_2Flang_2FString_3B_29V constructor (var %_this <* <$LMaps_24Key_3B>>, var %Reg3_I i32, var %Reg4_R117 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 7
  var %Reg2_R121 <* <$LMaps_24Key_3B>>
  var %Reg0_R121 <* <$LMaps_24Key_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %a %Reg3_I i32
ALIAS %b %Reg4_R117 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R121 0 (dread ref %_this)
LOC 1 6
  dassign %Reg0_R121 0 (dread ref %Reg2_R121)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R121))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 7
  dassign %Reg0_R121 0 (dread ref %Reg2_R121)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LMaps_24Key_3B>> 2 (dread ref %Reg0_R121, dread i32 %Reg1_I)
LOC 1 8
  dassign %Reg0_R121 0 (dread ref %Reg2_R121)
  dassign %Reg1_R117 0 (dread ref %Reg4_R117)
  iassign <* <$LMaps_24Key_3B>> 3 (dread ref %Reg0_R121, dread ref %Reg1_R117)
LOC 1 9
  return ()
}
func &LMaps_24Key_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$LMaps_24Key_3B>>) i32 {
  funcid 8
  var %Reg2_R121 <* <$LMaps_24Key_3B>>
  var %Reg0_R121 <* <$LMaps_24Key_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R121 <* <$LMaps_24Key_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R121 0 (dread ref %_this)
LOC 1 12
  dassign %Reg0_R121 0 (dread ref %Reg2_R121)
  dassign %Reg0_I 0 (iread i32 <* <$LMaps_24Key_3B>> 2 (dread ref %Reg0_R121))
  dassign %Reg1_I 0 (constval i32 31)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R121 0 (dread ref %Reg2_R121)
  dassign %Reg1_R117 0 (iread ref <* <$LMaps_24Key_3B>> 3 (dread ref %Reg1_R121))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7ChashCode_7C_28_29I (dread ref %Reg1_R117) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LMaps_24Key_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$LMaps_24Key_3B>>, var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  funcid 9
  var %Reg4_R121 <* <$LMaps_24Key_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg0_R121 <* <$LMaps_24Key_3B>>
  var %Reg3_R121 <* <$LMaps_24Key_3B>>
  var %Reg1_R121 <* <$LMaps_24Key_3B>>
  var %Reg1_I i32
  var %Reg0_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1
  var %Reg2_I i32

ALIAS %o %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %k %Reg3_R121 <* <$LMaps_24Key_3B>>
  dassign %Reg4_R121 0 (dread ref %_this)
LOC 1 16
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg0_I 0 (intrinsicopwithtype i32 <* <$LMaps_24Key_3B>> JAVA_INSTANCE_OF (dread ref %Reg0_R113))
  brtrue @label34 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (constval i32 0)
  return (dread i32 %Reg0_I)
@label34
LOC 1 17
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  intrinsiccallwithtypeassigned <* <$LMaps_24Key_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R121 0 }
  dassign %Reg3_R121 0 (dread ref %Reg0_R121)
LOC 1 18
  dassign %Reg0_R121 0 (dread ref %Reg3_R121)
  dassign %Reg0_I 0 (iread i32 <* <$LMaps_24Key_3B>> 2 (dread ref %Reg0_R121))
  dassign %Reg1_R121 0 (dread ref %Reg4_R121)
  dassign %Reg1_I 0 (iread i32 <* <$LMaps_24Key_3B>> 2 (dread ref %Reg1_R121))
  brtrue @label35 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R121 0 (dread ref %Reg3_R121)
  dassign %Reg0_R117 0 (iread ref <* <$LMaps_24Key_3B>> 3 (dread ref %Reg0_R121))
  dassign %Reg1_R121 0 (dread ref %Reg4_R121)
  dassign %Reg1_R117 0 (iread ref <* <$LMaps_24Key_3B>> 3 (dread ref %Reg1_R121))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R117))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R117, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label35 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label36
@label35
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label36
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &LMaps_24Thrower_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMaps_24Thrower_3B>>) void {
  funcid 10
  var %Reg1_R123 <* <$LMaps_24Thrower_3B>>
  var %Reg0_R123 <* <$LMaps_24Thrower_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R123 0 (dread ref %_this)
LOC 1 37
  dassign %Reg0_R123 0 (dread ref %Reg1_R123)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R123))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LMaps_24Thrower_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$LMaps_24Thrower_3B>>) i32 {
  funcid 11
  var %Reg3_R123 <* <$LMaps_24Thrower_3B>>
  var %Reg0_R124 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_33 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R129 <* <$Ljava_2Flang_2FThrowable_3B>>

  dassign %Reg3_R123 0 (dread ref %_this)
LOC 1 39
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalStateException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6800610073006800) { dassign %L_STR_33 0 }
  dassign %Reg1_R117 0 (dread ptr %L_STR_33)
  callassigned &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R117) {}
  dassign %Reg0_R129 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R124))
  throw (dread ref %Reg0_R129)
}
