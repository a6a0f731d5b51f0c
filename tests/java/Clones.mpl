flavor 1
srclang 3
id 65535
numfuncs 11
import "library.mplt"
import "Clones.mplt"
entryfunc &LClones_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Clones.class",
  @INFO_filename "Clones$Named.class",
  @INFO_filename "Clones$Plain.class",
  @INFO_filename "Clones$Point.class"}
srcfileinfo {
  1 "Clones.java"}
javaclass $LClones_3B <$LClones_3B> public
javaclass $LClones_24Named_3B <$LClones_24Named_3B>
javaclass $LClones_24Plain_3B <$LClones_24Plain_3B>
javaclass $LClones_24Point_3B <$LClones_24Point_3B>
func &LClones_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LClones_3B>>) void
func &LClones_3B_7Cprimitives_7C_28_29V static () void
func &LClones_3B_7Creferences_7C_28_29V static () void
func &LClones_3B_7Cobjects_7C_28_29V static () void
func &LClones_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg0_R125 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LClones_24Named_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LClones_24Named_3B>>, var %Reg3_R124 <* <$Ljava_2Flang_2FString_3B>>) void
func &LClones_24Named_3B_7Cclone_7C_28_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$LClones_24Named_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LClones_24Plain_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LClones_24Plain_3B>>) void
func &LClones_24Plain_3B_7Ccopy_7C_28_29Ljava_2Flang_2FObject_3B virtual (var %_this <* <$LClones_24Plain_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LClones_24Point_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LClones_24Point_3B>>, var %Reg6_I i32) void
func &LClones_24Point_3B_7Ccopy_7C_28_29LClones_24Point_3B virtual (var %_this <* <$LClones_24Point_3B>>) <* <$LClones_24Point_3B>>
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_6100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6100000061]
var $_C_STR_6300 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6300000063]
var $_C_STR_6e00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6e0000006e]
var $_C_STR_6e0075006c006c00 fstatic <[3] u64> readonly = [0, 0x900000000, 0x6c6c756e0033c587]
var $_C_STR_2700 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2700000027]
var $_C_STR_66006900720073007400 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x7372696605ced2b0, 116]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FObject_3B_7Cclone_7C_28_29Ljava_2Flang_2FObject_3B protected native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R124 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R124 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_J i64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_F f32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_D f64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FArrayStoreException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FArrayStoreException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_Z u1) void
func &LClones_24Named_3B_7Ccopy_7C_28_29LClones_24Point_3B virtual (var %_this <* <$LClones_24Named_3B>>) <* <$LClones_24Point_3B>>
func &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FClass_3B>>
func &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B public native virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LClones_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LClones_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LClones_3B>>
  var %Reg0_R112 <* <$LClones_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LClones_3B_7Cprimitives_7C_28_29V static () void {
  funcid 2
  var %Reg0_I i32
  var %Reg0_R114 <* <[] u1>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg5_R114 <* <[] u1>>
  var %Reg0_R115 <* <[] i8>>
  var %Reg6_R115 <* <[] i8>>
  var %Reg0_R116 <* <[] u16>>
  var %Reg7_R116 <* <[] u16>>
  var %Reg0_R117 <* <[] i16>>
  var %Reg8_R117 <* <[] i16>>
  var %Reg0_R118 <* <[] i32>>
  var %Reg9_R118 <* <[] i32>>
  var %Reg0_R119 <* <[] i64>>
  var %Reg2_J i64
  var %Reg10_R119 <* <[] i64>>
  var %Reg0_R120 <* <[] f32>>
  var %Reg2_F f32
  var %Reg11_R120 <* <[] f32>>
  var %Reg0_R121 <* <[] f64>>
  var %Reg2_D f64
  var %Reg12_R121 <* <[] f64>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg13_R114 <* <[] u1>>
  var %Reg14_R115 <* <[] i8>>
  var %Reg15_R116 <* <[] u16>>
  var %Reg16_R117 <* <[] i16>>
  var %Reg17_R118 <* <[] i32>>
  var %Reg18_R119 <* <[] i64>>
  var %Reg19_R120 <* <[] f32>>
  var %Reg20_R121 <* <[] f64>>
  var %Reg0_R122 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R123 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R114 <* <[] u1>>
  var %Reg3_I i32
  var %Reg2_Z u1
  var %Reg2_R124 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R115 <* <[] i8>>
  var %Reg2_R116 <* <[] u16>>
  var %Reg2_C u16
  var %Reg2_R117 <* <[] i16>>
  var %Reg1_R124 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R118 <* <[] i32>>
  var %Reg2_R119 <* <[] i64>>
  var %Reg2_R120 <* <[] f32>>
  var %Reg2_R121 <* <[] f64>>
  var %Reg1_R118 <* <[] i32>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %z %Reg5_R114 <* <[] u1>>
ALIAS %b %Reg6_R115 <* <[] i8>>
ALIAS %c %Reg7_R116 <* <[] u16>>
ALIAS %s %Reg8_R117 <* <[] i16>>
ALIAS %i %Reg9_R118 <* <[] i32>>
ALIAS %j %Reg10_R119 <* <[] i64>>
ALIAS %f %Reg11_R120 <* <[] f32>>
ALIAS %d %Reg12_R121 <* <[] f64>>
ALIAS %z2 %Reg13_R114 <* <[] u1>>
ALIAS %b2 %Reg14_R115 <* <[] i8>>
ALIAS %c2 %Reg15_R116 <* <[] u16>>
ALIAS %s2 %Reg16_R117 <* <[] i16>>
ALIAS %i2 %Reg17_R118 <* <[] i32>>
ALIAS %j2 %Reg18_R119 <* <[] i64>>
ALIAS %f2 %Reg19_R120 <* <[] f32>>
ALIAS %d2 %Reg20_R121 <* <[] f64>>
  intrinsiccallwithtype <$LClones_3B> JAVA_CLINIT_CHECK ()
LOC 1 43
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R114 0 (gcmallocjarray ref <[] u1> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    cvt i8 i32 (dread i32 %Reg2_I))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 0)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    cvt i8 i32 (dread i32 %Reg2_I))
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
LOC 1 44
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R115 0 (gcmallocjarray ref <[] i8> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    cvt i8 i32 (dread i32 %Reg2_I))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 -2)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    cvt i8 i32 (dread i32 %Reg2_I))
  dassign %Reg6_R115 0 (dread ref %Reg0_R115)
LOC 1 45
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R116 0 (gcmallocjarray ref <[] u16> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 97)
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    cvt u16 i32 (dread i32 %Reg2_I))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 0xffff)
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    cvt u16 i32 (dread i32 %Reg2_I))
  dassign %Reg7_R116 0 (dread ref %Reg0_R116)
LOC 1 46
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R117 0 (gcmallocjarray ref <[] i16> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 3)
  iassign <* i16> 0 (
    array 1 ptr <* <[] i16>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    cvt i16 i32 (dread i32 %Reg2_I))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 -4)
  iassign <* i16> 0 (
    array 1 ptr <* <[] i16>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    cvt i16 i32 (dread i32 %Reg2_I))
  dassign %Reg8_R117 0 (dread ref %Reg0_R117)
LOC 1 47
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R118 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 5)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 6)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg9_R118 0 (dread ref %Reg0_R118)
LOC 1 48
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R119 0 (gcmallocjarray ref <[] i64> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_J 0 (constval i64 0x10000000000)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_J 0 (constval i64 -1)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg10_R119 0 (dread ref %Reg0_R119)
LOC 1 49
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R120 0 (gcmallocjarray ref <[] f32> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_F 0 (constval f32 1.5f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_F 0 (constval f32 -0f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg11_R120 0 (dread ref %Reg0_R120)
LOC 1 50
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R121 0 (gcmallocjarray ref <[] f64> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_D 0 (constval f64 2.5)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R121, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_D 0 (constval f64 1.0000000000000001e+300)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R121, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg12_R121 0 (dread ref %Reg0_R121)
LOC 1 51
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  virtualcallassigned &AZ_7Cclone_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R114) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <[] u1>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R114 0 }
  dassign %Reg13_R114 0 (dread ref %Reg0_R114)
LOC 1 52
  dassign %Reg0_R115 0 (dread ref %Reg6_R115)
  virtualcallassigned &AB_7Cclone_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R115) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <[] i8>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R115 0 }
  dassign %Reg14_R115 0 (dread ref %Reg0_R115)
LOC 1 53
  dassign %Reg0_R116 0 (dread ref %Reg7_R116)
  virtualcallassigned &AC_7Cclone_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R116) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <[] u16>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R116 0 }
  dassign %Reg15_R116 0 (dread ref %Reg0_R116)
LOC 1 54
  dassign %Reg0_R117 0 (dread ref %Reg8_R117)
  virtualcallassigned &AS_7Cclone_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R117) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <[] i16>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R117 0 }
  dassign %Reg16_R117 0 (dread ref %Reg0_R117)
LOC 1 55
  dassign %Reg0_R118 0 (dread ref %Reg9_R118)
  virtualcallassigned &AI_7Cclone_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R118) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <[] i32>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R118 0 }
  dassign %Reg17_R118 0 (dread ref %Reg0_R118)
LOC 1 56
  dassign %Reg0_R119 0 (dread ref %Reg10_R119)
  virtualcallassigned &AJ_7Cclone_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R119) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <[] i64>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R119 0 }
  dassign %Reg18_R119 0 (dread ref %Reg0_R119)
LOC 1 57
  dassign %Reg0_R120 0 (dread ref %Reg11_R120)
  virtualcallassigned &AF_7Cclone_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R120) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <[] f32>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R120 0 }
  dassign %Reg19_R120 0 (dread ref %Reg0_R120)
LOC 1 58
  dassign %Reg0_R121 0 (dread ref %Reg12_R121)
  virtualcallassigned &AD_7Cclone_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R121) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <[] f64>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R121 0 }
  dassign %Reg20_R121 0 (dread ref %Reg0_R121)
LOC 1 59
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 0)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    cvt i8 i32 (dread i32 %Reg2_I))
  dassign %Reg0_R115 0 (dread ref %Reg6_R115)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 9)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    cvt i8 i32 (dread i32 %Reg2_I))
  dassign %Reg0_R116 0 (dread ref %Reg7_R116)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 122)
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg0_R116, dread i32 %Reg1_I), 
    cvt u16 i32 (dread i32 %Reg2_I))
  dassign %Reg0_R117 0 (dread ref %Reg8_R117)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 9)
  iassign <* i16> 0 (
    array 1 ptr <* <[] i16>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    cvt i16 i32 (dread i32 %Reg2_I))
  dassign %Reg0_R118 0 (dread ref %Reg9_R118)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 9)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg0_R119 0 (dread ref %Reg10_R119)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_J 0 (constval i64 9)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg0_R120 0 (dread ref %Reg11_R120)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_F 0 (constval f32 9f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg0_R121 0 (dread ref %Reg12_R121)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_D 0 (constval f64 9)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R121, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
LOC 1 60
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R123 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R123) {}
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg2_R114, dread i32 %Reg3_I))))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread u1 %Reg2_Z) { dassign %Reg1_R123 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R124 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R124) { dassign %Reg1_R123 0 }
  dassign %Reg2_R115 0 (dread ref %Reg14_R115)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg2_R115, dread i32 %Reg3_I))))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread i32 %Reg2_I) { dassign %Reg1_R123 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R124 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R124) { dassign %Reg1_R123 0 }
  dassign %Reg2_R115 0 (dread ref %Reg14_R115)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg2_R115, dread i32 %Reg3_I))))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread i32 %Reg2_I) { dassign %Reg1_R123 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R124 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R124) { dassign %Reg1_R123 0 }
  dassign %Reg2_R116 0 (dread ref %Reg15_R116)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg2_R116, dread i32 %Reg3_I))))
  dassign %Reg2_C 0 (cvt u16 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread u16 %Reg2_C) { dassign %Reg1_R123 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R124 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R124) { dassign %Reg1_R123 0 }
  dassign %Reg2_R116 0 (dread ref %Reg15_R116)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg2_R116, dread i32 %Reg3_I))))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread i32 %Reg2_I) { dassign %Reg1_R123 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R124 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R124) { dassign %Reg1_R123 0 }
  dassign %Reg2_R117 0 (dread ref %Reg16_R117)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_I 0 (sext i32 16 (iread i16 <* i16> 0 (array 1 ptr <* <[] i16>> (dread ref %Reg2_R117, dread i32 %Reg3_I))))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread i32 %Reg2_I) { dassign %Reg1_R123 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R124 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R124) { dassign %Reg1_R123 0 }
  dassign %Reg2_R117 0 (dread ref %Reg16_R117)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sext i32 16 (iread i16 <* i16> 0 (array 1 ptr <* <[] i16>> (dread ref %Reg2_R117, dread i32 %Reg3_I))))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread i32 %Reg2_I) { dassign %Reg1_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R123) { dassign %Reg1_R124 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R122, dread ref %Reg1_R124) {}
LOC 1 61
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R123 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R123) {}
  dassign %Reg2_R118 0 (dread ref %Reg17_R118)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R118, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread i32 %Reg2_I) { dassign %Reg1_R123 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R124 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R124) { dassign %Reg1_R123 0 }
  dassign %Reg2_R119 0 (dread ref %Reg18_R119)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_J 0 (iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %Reg2_R119, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread i64 %Reg2_J) { dassign %Reg1_R123 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R124 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R124) { dassign %Reg1_R123 0 }
  dassign %Reg2_R119 0 (dread ref %Reg18_R119)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_J 0 (iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %Reg2_R119, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread i64 %Reg2_J) { dassign %Reg1_R123 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R124 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R124) { dassign %Reg1_R123 0 }
  dassign %Reg2_R120 0 (dread ref %Reg19_R120)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_F 0 (iread f32 <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %Reg2_R120, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread f32 %Reg2_F) { dassign %Reg1_R123 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R124 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R124) { dassign %Reg1_R123 0 }
  dassign %Reg2_R120 0 (dread ref %Reg19_R120)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_F 0 (iread f32 <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %Reg2_R120, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread f32 %Reg2_F) { dassign %Reg1_R123 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R124 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R124) { dassign %Reg1_R123 0 }
  dassign %Reg2_R121 0 (dread ref %Reg20_R121)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_D 0 (iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %Reg2_R121, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread f64 %Reg2_D) { dassign %Reg1_R123 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R124 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R124) { dassign %Reg1_R123 0 }
  dassign %Reg2_R121 0 (dread ref %Reg20_R121)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_D 0 (iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %Reg2_R121, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread f64 %Reg2_D) { dassign %Reg1_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R123) { dassign %Reg1_R124 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R122, dread ref %Reg1_R124) {}
LOC 1 62
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg1_R118 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg1_I))
  virtualcallassigned &AI_7Cclone_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R118) { dassign %Reg1_R113 0 }
  intrinsiccallwithtypeassigned <* <[] i32>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R118 0 }
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R118))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R122, dread i32 %Reg1_I) {}
LOC 1 63
  return ()
}
func &LClones_3B_7Creferences_7C_28_29V static () void {
  funcid 3
  var %Reg0_I i32
  var %Reg0_R125 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg1_I i32
  var %Reg2_R124 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg10_R125 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R126 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg11_R126 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg0_R122 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R123 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R126 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg2_I i32
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_I i32
  var %Reg3_R125 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg4_I i32
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg8_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg7_I i32
  var %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_Z u1
  var %Reg1_R124 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R127 <* <$Ljava_2Flang_2FArrayStoreException_3B>>
  var %Reg12_R127 <* <$Ljava_2Flang_2FArrayStoreException_3B>>
  var %Reg1_R127 <* <$Ljava_2Flang_2FArrayStoreException_3B>>
  var %Reg0_R128 <* <[] <* <[] i32>>>>
  var %Reg2_R118 <* <[] i32>>
  var %Reg12_R128 <* <[] <* <[] i32>>>>
  var %Reg13_R128 <* <[] <* <[] i32>>>>
  var %Reg2_R128 <* <[] <* <[] i32>>>>
  var %Reg14_R126 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg15_R126 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg1_R126 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg1_Z u1
  var %Reg16_R128 <* <[] <* <[] i32>>>>
  var %Reg16_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R128 <* <[] <* <[] i32>>>>

ALIAS %e %Reg12_R127 <* <$Ljava_2Flang_2FArrayStoreException_3B>>
ALIAS %words %Reg10_R125 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %copy %Reg11_R126 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
ALIAS %rows %Reg12_R128 <* <[] <* <[] i32>>>>
ALIAS %shallow %Reg13_R128 <* <[] <* <[] i32>>>>
ALIAS %ring %Reg14_R126 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
ALIAS %other %Reg15_R126 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
ALIAS %any %Reg16_R113 <* <$Ljava_2Flang_2FObject_3B>>
  intrinsiccallwithtype <$LClones_3B> JAVA_CLINIT_CHECK ()
LOC 1 66
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg0_R125 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6100) { dassign %L_STR_11 0 }
  dassign %Reg2_R124 0 (dread ptr %L_STR_11)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R125, dread i32 %Reg1_I), 
    dread ref %Reg2_R124)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_R113 0 (constval ref 0)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R125, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
  dassign %Reg1_I 0 (constval i32 2)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6300) { dassign %L_STR_12 0 }
  dassign %Reg2_R124 0 (dread ptr %L_STR_12)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R125, dread i32 %Reg1_I), 
    dread ref %Reg2_R124)
  dassign %Reg10_R125 0 (dread ref %Reg0_R125)
LOC 1 67
  dassign %Reg0_R125 0 (dread ref %Reg10_R125)
  virtualcallassigned &ALjava_2Flang_2FString_3B_7Cclone_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R125) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R126 0 }
  dassign %Reg11_R126 0 (dread ref %Reg0_R126)
LOC 1 68
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R123 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R123) {}
  dassign %Reg2_R126 0 (dread ref %Reg11_R126)
  dassign %Reg2_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg2_R126))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread i32 %Reg2_I) { dassign %Reg1_R123 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R124 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R124) { dassign %Reg1_R123 0 }
  dassign %Reg2_R126 0 (dread ref %Reg11_R126)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R126, dread i32 %Reg3_I)))
  dassign %Reg3_R125 0 (dread ref %Reg10_R125)
  dassign %Reg4_I 0 (constval i32 0)
  dassign %Reg3_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg3_R125, dread i32 %Reg4_I)))
  dassign %Reg7_R113 0 (dread ref %Reg1_R123)
  dassign %Reg8_R113 0 (dread ref %Reg0_R122)
  brtrue @label0 (ne i32 ref (dread ref %Reg2_R113, dread ref %Reg3_R113))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_R113 0 (dread ref %Reg7_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg7_I 0 (dread i32 %Reg2_I)
  dassign %Reg8_R113 0 (dread ref %Reg1_R113)
  dassign %Reg9_R113 0 (dread ref %Reg0_R113)
  goto @label1
@label0
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_R113 0 (dread ref %Reg7_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg2_I)
  dassign %Reg8_R113 0 (dread ref %Reg1_R113)
  dassign %Reg9_R113 0 (dread ref %Reg0_R113)
@label1
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg1_R113 0 (dread ref %Reg8_R113)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_R123 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread u1 %Reg2_Z) { dassign %Reg1_R123 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R124 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R124) { dassign %Reg1_R123 0 }
  dassign %Reg2_R126 0 (dread ref %Reg11_R126)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R126, dread i32 %Reg3_I)))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R113) { dassign %Reg1_R123 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R124 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R124) { dassign %Reg1_R123 0 }
  dassign %Reg2_R126 0 (dread ref %Reg11_R126)
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <[] <* <$Ljava_2Flang_2FString_3B>>>> JAVA_INSTANCE_OF (dread ref %Reg2_R126))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread u1 %Reg2_Z) { dassign %Reg1_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R123) { dassign %Reg1_R124 0 }
  dassign %Reg0_R122 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R122, dread ref %Reg1_R124) {}
  try { @label2 }
LOC 1 70
  dassign %Reg0_R126 0 (dread ref %Reg11_R126)
  dassign %Reg1_I 0 (constval i32 0)
  intrinsiccallwithtype <$Ljava_2Flang_2FObject_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R113 0 (gcmalloc ref <$Ljava_2Flang_2FObject_3B>)
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R113) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R126, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
  endtry
LOC 1 73
  goto @label3
@label2
  catch { <* <$Ljava_2Flang_2FArrayStoreException_3B>> }
  dassign %Reg0_R127 0 (regread ptr %%thrownval)
LOC 1 71
  dassign %Reg12_R127 0 (dread ref %Reg0_R127)
LOC 1 72
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R127 0 (dread ref %Reg12_R127)
  virtualcallassigned &Ljava_2Flang_2FArrayStoreException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R127) { dassign %Reg1_R124 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R122, dread ref %Reg1_R124) {}
@label3
LOC 1 74
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R128 0 (gcmallocjarray ref <[] <* <[] i32>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg2_R118 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R118, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg4_I 0 (constval i32 2)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R118, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R128, dread i32 %Reg1_I), 
    dread ref %Reg2_R118)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_R118 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 3)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg2_R118, dread i32 %Reg3_I), 
    dread i32 %Reg4_I)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R128, dread i32 %Reg1_I), 
    dread ref %Reg2_R118)
  dassign %Reg12_R128 0 (dread ref %Reg0_R128)
LOC 1 75
  dassign %Reg0_R128 0 (dread ref %Reg12_R128)
  virtualcallassigned &AAI_7Cclone_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R128) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <[] <* <[] i32>>>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R128 0 }
  dassign %Reg13_R128 0 (dread ref %Reg0_R128)
LOC 1 76
  dassign %Reg0_R128 0 (dread ref %Reg13_R128)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_R128 0 (dread ref %Reg12_R128)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R128, dread i32 %Reg3_I)))
  dassign %Reg2_R118 0 (retype ref <* <[] i32>> (dread ref %Reg2_R113))
  virtualcallassigned &AI_7Cclone_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R118) { dassign %Reg2_R113 0 }
  intrinsiccallwithtypeassigned <* <[] i32>> JAVA_CHECK_CAST (dread ref %Reg2_R113) { dassign %Reg2_R118 0 }
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R128, dread i32 %Reg1_I), 
    dread ref %Reg2_R118)
LOC 1 77
  dassign %Reg0_R128 0 (dread ref %Reg13_R128)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R128, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 8)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 78
  dassign %Reg0_R128 0 (dread ref %Reg13_R128)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R128, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 9)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 79
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R123 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R123) {}
  dassign %Reg2_R128 0 (dread ref %Reg12_R128)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R128, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R113, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread i32 %Reg2_I) { dassign %Reg1_R123 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R124 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R124) { dassign %Reg1_R123 0 }
  dassign %Reg2_R128 0 (dread ref %Reg12_R128)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R128, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R113, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread i32 %Reg2_I) { dassign %Reg1_R123 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R124 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R124) { dassign %Reg1_R123 0 }
  dassign %Reg2_R128 0 (dread ref %Reg13_R128)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R128, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R113, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread i32 %Reg2_I) { dassign %Reg1_R123 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R124 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R124) { dassign %Reg1_R123 0 }
  dassign %Reg2_R128 0 (dread ref %Reg13_R128)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R128, dread i32 %Reg3_I)))
  dassign %Reg2_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg2_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread i32 %Reg2_I) { dassign %Reg1_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R123) { dassign %Reg1_R124 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R122, dread ref %Reg1_R124) {}
LOC 1 80
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R126 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg0_I))
  dassign %Reg14_R126 0 (dread ref %Reg0_R126)
LOC 1 81
  dassign %Reg0_R126 0 (dread ref %Reg14_R126)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_R126 0 (dread ref %Reg14_R126)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R126, dread i32 %Reg1_I), 
    dread ref %Reg2_R126)
LOC 1 82
  dassign %Reg0_R126 0 (dread ref %Reg14_R126)
  virtualcallassigned &ALjava_2Flang_2FObject_3B_7Cclone_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R126) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R126 0 }
  dassign %Reg15_R126 0 (dread ref %Reg0_R126)
LOC 1 83
  dassign %Reg0_R126 0 (dread ref %Reg14_R126)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_R126 0 (dread ref %Reg15_R126)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R126, dread i32 %Reg1_I), 
    dread ref %Reg2_R126)
LOC 1 84
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R126 0 (dread ref %Reg15_R126)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R126, dread i32 %Reg2_I)))
  dassign %Reg2_R126 0 (dread ref %Reg14_R126)
  dassign %Reg7_R113 0 (dread ref %Reg0_R122)
  brtrue @label4 (ne i32 ref (dread ref %Reg1_R113, dread ref %Reg2_R126))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg7_I 0 (dread i32 %Reg1_I)
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
  goto @label5
@label4
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg1_I)
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
@label5
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg0_R122 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R122, dread u1 %Reg1_Z) {}
LOC 1 85
  dassign %Reg0_R128 0 (dread ref %Reg12_R128)
  dassign %Reg16_R128 0 (dread ref %Reg0_R128)
LOC 1 86
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg16_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg16_R128))
  dassign %Reg1_R113 0 (dread ref %Reg16_R113)
  intrinsiccallwithtypeassigned <* <[] <* <[] i32>>>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R128 0 }
  virtualcallassigned &AAI_7Cclone_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R128) { dassign %Reg1_R113 0 }
  intrinsiccallwithtypeassigned <* <[] <* <[] i32>>>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R128 0 }
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R128, dread i32 %Reg2_I)))
  dassign %Reg2_R128 0 (dread ref %Reg12_R128)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R128, dread i32 %Reg3_I)))
  dassign %Reg7_R113 0 (dread ref %Reg0_R122)
  brtrue @label6 (ne i32 ref (dread ref %Reg1_R113, dread ref %Reg2_R113))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg7_I 0 (dread i32 %Reg1_I)
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
  goto @label7
@label6
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg1_I)
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
@label7
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg0_R122 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R122, dread u1 %Reg1_Z) {}
LOC 1 87
  return ()
}
func &LClones_3B_7Cobjects_7C_28_29V static () void {
  funcid 4
  var %Reg0_R129 <* <$LClones_24Point_3B>>
  var %Reg1_I i32
  var %Reg7_R129 <* <$LClones_24Point_3B>>
  var %Reg1_R129 <* <$LClones_24Point_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg8_R129 <* <$LClones_24Point_3B>>
  var %Reg0_R118 <* <[] i32>>
  var %Reg2_I i32
  var %Reg0_R122 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R123 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R129 <* <$LClones_24Point_3B>>
  var %Reg2_R124 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R118 <* <[] i32>>
  var %Reg3_I i32
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R129 <* <$LClones_24Point_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_I i32
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_Z u1
  var %Reg2_B i8
  var %Reg2_J i64
  var %Reg2_D f64
  var %Reg1_R124 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R130 <* <$LClones_24Named_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg9_R130 <* <$LClones_24Named_3B>>
  var %Reg1_R130 <* <$LClones_24Named_3B>>
  var %Reg10_R129 <* <$LClones_24Point_3B>>
  var %Reg2_R130 <* <$LClones_24Named_3B>>
  var %Reg3_R130 <* <$LClones_24Named_3B>>
  var %Reg2_R131 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg0_R132 <* <$LClones_24Plain_3B>>
  var %Reg0_R133 <* <$Ljava_2Flang_2FCloneNotSupportedException_3B>>
  var %Reg11_R133 <* <$Ljava_2Flang_2FCloneNotSupportedException_3B>>
  var %Reg1_R133 <* <$Ljava_2Flang_2FCloneNotSupportedException_3B>>
  var %Reg11_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg11_R118 <* <[] i32>>
  var %Reg0_R134 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg12_R134 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %e %Reg12_R134 <* <$Ljava_2Flang_2FNullPointerException_3B>>
ALIAS %p %Reg7_R129 <* <$LClones_24Point_3B>>
ALIAS %q %Reg8_R129 <* <$LClones_24Point_3B>>
ALIAS %n %Reg9_R130 <* <$LClones_24Named_3B>>
ALIAS %m %Reg10_R129 <* <$LClones_24Point_3B>>
ALIAS %none %Reg11_R118 <* <[] i32>>
  intrinsiccallwithtype <$LClones_3B> JAVA_CLINIT_CHECK ()
LOC 1 90
  intrinsiccallwithtype <$LClones_24Point_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (gcmalloc ref <$LClones_24Point_3B>)
  dassign %Reg1_I 0 (constval i32 4)
  callassigned &LClones_24Point_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R129, dread i32 %Reg1_I) {}
  dassign %Reg7_R129 0 (dread ref %Reg0_R129)
LOC 1 91
  dassign %Reg0_R129 0 (dread ref %Reg7_R129)
  dassign %Reg1_R129 0 (dread ref %Reg7_R129)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R129))
  iassign <* <$LClones_24Point_3B>> 4 (dread ref %Reg0_R129, dread ref %Reg1_R113)
LOC 1 92
  dassign %Reg0_R129 0 (dread ref %Reg7_R129)
  virtualcallassigned &LClones_24Point_3B_7Ccopy_7C_28_29LClones_24Point_3B (dread ref %Reg0_R129) { dassign %Reg0_R129 0 }
  dassign %Reg8_R129 0 (dread ref %Reg0_R129)
LOC 1 93
  dassign %Reg0_R129 0 (dread ref %Reg8_R129)
  dassign %Reg1_I 0 (constval i32 5)
  iassign <* <$LClones_24Point_3B>> 3 (dread ref %Reg0_R129, dread i32 %Reg1_I)
LOC 1 94
  dassign %Reg0_R129 0 (dread ref %Reg8_R129)
  dassign %Reg0_R118 0 (iread ref <* <$LClones_24Point_3B>> 6 (dread ref %Reg0_R129))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 11)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R118, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 95
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R123 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R123) {}
  dassign %Reg2_R129 0 (dread ref %Reg7_R129)
  dassign %Reg2_I 0 (iread i32 <* <$LClones_24Point_3B>> 3 (dread ref %Reg2_R129))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread i32 %Reg2_I) { dassign %Reg1_R123 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R124 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R124) { dassign %Reg1_R123 0 }
  dassign %Reg2_R129 0 (dread ref %Reg8_R129)
  dassign %Reg2_I 0 (iread i32 <* <$LClones_24Point_3B>> 3 (dread ref %Reg2_R129))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread i32 %Reg2_I) { dassign %Reg1_R123 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R124 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R124) { dassign %Reg1_R123 0 }
  dassign %Reg2_R129 0 (dread ref %Reg7_R129)
  dassign %Reg2_R118 0 (iread ref <* <$LClones_24Point_3B>> 6 (dread ref %Reg2_R129))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R118, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread i32 %Reg2_I) { dassign %Reg1_R123 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R124 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R124) { dassign %Reg1_R123 0 }
  dassign %Reg2_R129 0 (dread ref %Reg8_R129)
  dassign %Reg2_R113 0 (iread ref <* <$LClones_24Point_3B>> 4 (dread ref %Reg2_R129))
  dassign %Reg3_R129 0 (dread ref %Reg7_R129)
  dassign %Reg4_R113 0 (dread ref %Reg1_R123)
  dassign %Reg5_R113 0 (dread ref %Reg0_R122)
  brtrue @label8 (ne i32 ref (dread ref %Reg2_R113, dread ref %Reg3_R129))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg4_I 0 (dread i32 %Reg2_I)
  dassign %Reg5_R113 0 (dread ref %Reg1_R113)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  goto @label9
@label8
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg2_I)
  dassign %Reg5_R113 0 (dread ref %Reg1_R113)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
@label9
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R123 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread u1 %Reg2_Z) { dassign %Reg1_R123 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R124 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R124) { dassign %Reg1_R123 0 }
  dassign %Reg2_R129 0 (dread ref %Reg8_R129)
  dassign %Reg2_B 0 (iread i8 <* <$LClones_24Point_3B>> 2 (dread ref %Reg2_R129))
  dassign %Reg2_I 0 (sext i32 8 (dread i8 %Reg2_B))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread i32 %Reg2_I) { dassign %Reg1_R123 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R124 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R124) { dassign %Reg1_R123 0 }
  dassign %Reg2_R129 0 (dread ref %Reg8_R129)
  dassign %Reg2_J 0 (iread i64 <* <$LClones_24Point_3B>> 5 (dread ref %Reg2_R129))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread i64 %Reg2_J) { dassign %Reg1_R123 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R124 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R124) { dassign %Reg1_R123 0 }
  dassign %Reg2_R129 0 (dread ref %Reg8_R129)
  dassign %Reg2_D 0 (iread f64 <* <$LClones_24Point_3B>> 7 (dread ref %Reg2_R129))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread f64 %Reg2_D) { dassign %Reg1_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R123) { dassign %Reg1_R124 0 }
  dassign %Reg0_R122 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R122, dread ref %Reg1_R124) {}
LOC 1 96
  intrinsiccallwithtype <$LClones_24Named_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R130 0 (gcmalloc ref <$LClones_24Named_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e00) { dassign %L_STR_13 0 }
  dassign %Reg1_R124 0 (dread ptr %L_STR_13)
  callassigned &LClones_24Named_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R130, dread ref %Reg1_R124) {}
  dassign %Reg9_R130 0 (dread ref %Reg0_R130)
LOC 1 97
  dassign %Reg0_R130 0 (dread ref %Reg9_R130)
  dassign %Reg1_R130 0 (dread ref %Reg9_R130)
  dassign %Reg1_R129 0 (retype ref <* <$LClones_24Point_3B>> (dread ref %Reg1_R130))
  iassign <* <$LClones_24Named_3B>> 10 (dread ref %Reg0_R130, dread ref %Reg1_R129)
LOC 1 98
  dassign %Reg0_R130 0 (dread ref %Reg9_R130)
  virtualcallassigned &LClones_24Named_3B_7Ccopy_7C_28_29LClones_24Point_3B (dread ref %Reg0_R130) { dassign %Reg0_R129 0 }
  dassign %Reg10_R129 0 (dread ref %Reg0_R129)
LOC 1 99
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R123 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R123) {}
  dassign %Reg2_R129 0 (dread ref %Reg10_R129)
  intrinsiccallwithtypeassigned <* <$LClones_24Named_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R129) { dassign %Reg2_R130 0 }
  dassign %Reg2_R124 0 (iread ref <* <$LClones_24Named_3B>> 9 (dread ref %Reg2_R130))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R124) { dassign %Reg1_R123 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R124 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R124) { dassign %Reg1_R123 0 }
  dassign %Reg2_R129 0 (dread ref %Reg10_R129)
  dassign %Reg2_I 0 (iread i32 <* <$LClones_24Point_3B>> 3 (dread ref %Reg2_R129))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread i32 %Reg2_I) { dassign %Reg1_R123 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R124 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R124) { dassign %Reg1_R123 0 }
  dassign %Reg2_R129 0 (dread ref %Reg10_R129)
  intrinsiccallwithtypeassigned <* <$LClones_24Named_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R129) { dassign %Reg2_R130 0 }
  dassign %Reg2_R129 0 (iread ref <* <$LClones_24Named_3B>> 10 (dread ref %Reg2_R130))
  dassign %Reg3_R130 0 (dread ref %Reg9_R130)
  dassign %Reg4_R113 0 (dread ref %Reg1_R123)
  dassign %Reg5_R113 0 (dread ref %Reg0_R122)
  brtrue @label10 (ne i32 ref (dread ref %Reg2_R129, dread ref %Reg3_R130))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg4_I 0 (dread i32 %Reg2_I)
  dassign %Reg5_R113 0 (dread ref %Reg1_R113)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  goto @label11
@label10
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg2_I)
  dassign %Reg5_R113 0 (dread ref %Reg1_R113)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
@label11
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R123 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread u1 %Reg2_Z) { dassign %Reg1_R123 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R124 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R124) { dassign %Reg1_R123 0 }
  dassign %Reg2_R129 0 (dread ref %Reg10_R129)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R129))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg2_R113) { dassign %Reg2_R131 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R131) { dassign %Reg2_R124 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R124) { dassign %Reg1_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R123) { dassign %Reg1_R124 0 }
  dassign %Reg0_R122 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R122, dread ref %Reg1_R124) {}
  try { @label12 }
LOC 1 101
  intrinsiccallwithtype <$LClones_24Plain_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R132 0 (gcmalloc ref <$LClones_24Plain_3B>)
  callassigned &LClones_24Plain_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R132) {}
  virtualcallassigned &LClones_24Plain_3B_7Ccopy_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R132) { dassign %Reg0_R113 0 }
  endtry
LOC 1 104
  goto @label13
@label12
  catch { <* <$Ljava_2Flang_2FCloneNotSupportedException_3B>> }
  dassign %Reg0_R133 0 (regread ptr %%thrownval)
LOC 1 102
  dassign %Reg11_R133 0 (dread ref %Reg0_R133)
LOC 1 103
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R133 0 (dread ref %Reg11_R133)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R133))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R122, dread ref %Reg1_R113) {}
@label13
LOC 1 105
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
  try { @label14 }
LOC 1 107
  dassign %Reg11_R118 0 (retype ref <* <[] i32>> (dread ref %Reg11_R113))
  dassign %Reg0_R118 0 (dread ref %Reg11_R118)
  virtualcallassigned &AI_7Cclone_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R118) { dassign %Reg0_R113 0 }
  endtry
LOC 1 110
  goto @label15
@label14
  catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  dassign %Reg0_R134 0 (regread ptr %%thrownval)
LOC 1 108
  dassign %Reg12_R134 0 (dread ref %Reg0_R134)
LOC 1 109
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R122 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0075006c006c00) { dassign %L_STR_14 0 }
  dassign %Reg1_R124 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R122, dread ref %Reg1_R124) {}
@label15
LOC 1 111
  return ()
}
func &LClones_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg0_R125 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 5

ALIAS %args %Reg0_R125 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  intrinsiccallwithtype <$LClones_3B> JAVA_CLINIT_CHECK ()
LOC 1 114
  intrinsiccallwithtype <$LClones_3B> JAVA_CLINIT_CHECK ()
  callassigned &LClones_3B_7Cprimitives_7C_28_29V () {}
LOC 1 115
  intrinsiccallwithtype <$LClones_3B> JAVA_CLINIT_CHECK ()
  callassigned &LClones_3B_7Creferences_7C_28_29V () {}
LOC 1 116
  intrinsiccallwithtype <$LClones_3B> JAVA_CLINIT_CHECK ()
  callassigned &LClones_3B_7Cobjects_7C_28_29V () {}
LOC 1 117
  return ()
}
func &LClones_24Named_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LClones_24Named_3B>>, var %Reg3_R124 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 6
  var %Reg2_R130 <* <$LClones_24Named_3B>>
  var %Reg0_R130 <* <$LClones_24Named_3B>>
  var %Reg1_I i32
  var %Reg0_R129 <* <$LClones_24Point_3B>>
  var %Reg1_R124 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %name %Reg3_R124 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R130 0 (dread ref %_this)
LOC 1 25
  dassign %Reg0_R130 0 (dread ref %Reg2_R130)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg0_R129 0 (retype ref <* <$LClones_24Point_3B>> (dread ref %Reg0_R130))
  callassigned &LClones_24Point_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R129, dread i32 %Reg1_I) {}
LOC 1 26
  dassign %Reg0_R130 0 (dread ref %Reg2_R130)
  dassign %Reg1_R124 0 (dread ref %Reg3_R124)
  iassign <* <$LClones_24Named_3B>> 9 (dread ref %Reg0_R130, dread ref %Reg1_R124)
LOC 1 27
  return ()
}
func &LClones_24Named_3B_7Cclone_7C_28_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$LClones_24Named_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 7
  var %Reg4_R130 <* <$LClones_24Named_3B>>
  var %Reg0_R130 <* <$LClones_24Named_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R130 <* <$LClones_24Named_3B>>
  var %Reg1_R123 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R130 <* <$LClones_24Named_3B>>
  var %Reg2_R124 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R124 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %copy %Reg3_R130 <* <$LClones_24Named_3B>>
  dassign %Reg4_R130 0 (dread ref %_this)
LOC 1 30
  dassign %Reg0_R130 0 (dread ref %Reg4_R130)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R130))
  callassigned &Ljava_2Flang_2FObject_3B_7Cclone_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R113) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$LClones_24Named_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R130 0 }
  dassign %Reg3_R130 0 (dread ref %Reg0_R130)
LOC 1 31
  dassign %Reg0_R130 0 (dread ref %Reg3_R130)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R123 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R123) {}
  dassign %Reg2_R130 0 (dread ref %Reg4_R130)
  dassign %Reg2_R124 0 (iread ref <* <$LClones_24Named_3B>> 9 (dread ref %Reg2_R130))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R124) { dassign %Reg1_R123 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2700) { dassign %L_STR_15 0 }
  dassign %Reg2_R124 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R123, dread ref %Reg2_R124) { dassign %Reg1_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R123) { dassign %Reg1_R124 0 }
  iassign <* <$LClones_24Named_3B>> 9 (dread ref %Reg0_R130, dread ref %Reg1_R124)
LOC 1 32
  dassign %Reg0_R130 0 (dread ref %Reg3_R130)
  return (dread ref %Reg0_R130)
}
func &LClones_24Plain_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LClones_24Plain_3B>>) void {
  funcid 8
  var %Reg1_R132 <* <$LClones_24Plain_3B>>
  var %Reg0_R132 <* <$LClones_24Plain_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R132 0 (dread ref %_this)
LOC 1 36
  dassign %Reg0_R132 0 (dread ref %Reg1_R132)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R132))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LClones_24Plain_3B_7Ccopy_7C_28_29Ljava_2Flang_2FObject_3B virtual (var %_this <* <$LClones_24Plain_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 9
  var %Reg1_R132 <* <$LClones_24Plain_3B>>
  var %Reg0_R132 <* <$LClones_24Plain_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R132 0 (dread ref %_this)
LOC 1 38
  dassign %Reg0_R132 0 (dread ref %Reg1_R132)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R132))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cclone_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R113) { dassign %Reg0_R113 0 }
  return (dread ref %Reg0_R113)
}
func &LClones_24Point_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LClones_24Point_3B>>, var %Reg6_I i32) void {
  funcid 10
  var %Reg5_R129 <* <$LClones_24Point_3B>>
  var %Reg0_R129 <* <$LClones_24Point_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_B i8
  var %Reg1_R124 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_J i64
  var %Reg1_R118 <* <[] i32>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg1_D f64

ALIAS %x %Reg6_I i32
  dassign %Reg5_R129 0 (dread ref %_this)
LOC 1 11
  dassign %Reg0_R129 0 (dread ref %Reg5_R129)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R129))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 4
  dassign %Reg0_R129 0 (dread ref %Reg5_R129)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg1_B 0 (intrinsicop i8 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$LClones_24Point_3B>> 2 (dread ref %Reg0_R129, dread i8 %Reg1_B)
LOC 1 6
  dassign %Reg0_R129 0 (dread ref %Reg5_R129)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_66006900720073007400) { dassign %L_STR_16 0 }
  dassign %Reg1_R124 0 (dread ptr %L_STR_16)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R124))
  iassign <* <$LClones_24Point_3B>> 4 (dread ref %Reg0_R129, dread ref %Reg1_R113)
LOC 1 7
  dassign %Reg0_R129 0 (dread ref %Reg5_R129)
  dassign %Reg1_J 0 (constval i64 0x10000000000)
  iassign <* <$LClones_24Point_3B>> 5 (dread ref %Reg0_R129, dread i64 %Reg1_J)
LOC 1 8
  dassign %Reg0_R129 0 (dread ref %Reg5_R129)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg1_R118 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg1_I))
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg3_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg1_R118, dread i32 %Reg2_I), 
    dread i32 %Reg3_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg3_I 0 (constval i32 2)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg1_R118, dread i32 %Reg2_I), 
    dread i32 %Reg3_I)
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg3_I 0 (constval i32 3)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg1_R118, dread i32 %Reg2_I), 
    dread i32 %Reg3_I)
  iassign <* <$LClones_24Point_3B>> 6 (dread ref %Reg0_R129, dread ref %Reg1_R118)
LOC 1 9
  dassign %Reg0_R129 0 (dread ref %Reg5_R129)
  dassign %Reg1_D 0 (constval f64 0.5)
  iassign <* <$LClones_24Point_3B>> 7 (dread ref %Reg0_R129, dread f64 %Reg1_D)
LOC 1 12
  dassign %Reg0_R129 0 (dread ref %Reg5_R129)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  iassign <* <$LClones_24Point_3B>> 3 (dread ref %Reg0_R129, dread i32 %Reg1_I)
LOC 1 13
  return ()
}
func &LClones_24Point_3B_7Ccopy_7C_28_29LClones_24Point_3B virtual (var %_this <* <$LClones_24Point_3B>>) <* <$LClones_24Point_3B>> {
  funcid 11
  var %Reg1_R129 <* <$LClones_24Point_3B>>
  var %Reg0_R129 <* <$LClones_24Point_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R129 0 (dread ref %_this)
LOC 1 16
  dassign %Reg0_R129 0 (dread ref %Reg1_R129)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R129))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cclone_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R113) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$LClones_24Point_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R129 0 }
  return (dread ref %Reg0_R129)
}
