flavor 1
srclang 3
id 65535
numfuncs 3
import "library.mplt"
import "NestedArrays.mplt"
entryfunc &LNestedArrays_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "NestedArrays.class"}
srcfileinfo {
  1 "NestedArrays.java"}
javaclass $LNestedArrays_3B <$LNestedArrays_3B> public
func &LNestedArrays_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LNestedArrays_3B>>) void
func &LNestedArrays_3B_7Csize_7C_28I_29I static (var %Reg3_I i32) i32
func &LNestedArrays_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg33_R117 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
var $_C_STR_730069007a0065002000 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x657a69730686203f, 32]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_6100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6100000061]
var $_C_STR_7400650078007400 fstatic <[3] u64> readonly = [0, 0x900000000, 0x747865740036452d]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FClass_3B>>
func &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B public native virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_J i64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_F f32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_D f64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FArrayStoreException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FArrayStoreException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FNegativeArraySizeException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2Freflect_2FArray_3B_7CnewInstance_7C_28Ljava_2Flang_2FClass_3BAI_29Ljava_2Flang_2FObject_3B public static varargs (var %Reg0_R1 <* <$Ljava_2Flang_2FClass_3B>>, var %Reg1_R2 <* <[] i32>>) <* <$Ljava_2Flang_2FObject_3B>>
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LNestedArrays_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LNestedArrays_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LNestedArrays_3B>>
  var %Reg0_R112 <* <$LNestedArrays_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LNestedArrays_3B_7Csize_7C_28I_29I static (var %Reg3_I i32) i32 {
  funcid 2
  var %Reg0_R114 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32

ALIAS %n %Reg3_I i32
  intrinsiccallwithtype <$LNestedArrays_3B> JAVA_CLINIT_CHECK ()
LOC 1 4
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_730069007a0065002000) { dassign %L_STR_10 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R116) {}
LOC 1 5
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LNestedArrays_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg33_R117 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 3
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_R118 <* <[] i32>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R120 <* <[] <* <[] i32>>>>
  var %Reg9_R120 <* <[] <* <[] i32>>>>
  var %Reg2_I i32
  var %Reg0_R114 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R120 <* <[] <* <[] i32>>>>
  var %Reg2_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_I i32
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R120 <* <[] <* <[] i32>>>>
  var %Reg4_I i32
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_I i32
  var %Reg8_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_Z u1
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R121 <* <[] <* <[] <* <[] <* <$Ljava_2Flang_2FString_3B>>>>>>>>
  var %Reg10_R121 <* <[] <* <[] <* <[] <* <$Ljava_2Flang_2FString_3B>>>>>>>>
  var %Reg2_R117 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg4_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R121 <* <[] <* <[] <* <[] <* <$Ljava_2Flang_2FString_3B>>>>>>>>
  var %Reg2_R119 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg0_R122 <* <[] <* <[] u1>>>>
  var %Reg11_R122 <* <[] <* <[] u1>>>>
  var %Reg0_R123 <* <[] <* <[] i8>>>>
  var %Reg12_R123 <* <[] <* <[] i8>>>>
  var %Reg0_R124 <* <[] <* <[] u16>>>>
  var %Reg13_R124 <* <[] <* <[] u16>>>>
  var %Reg0_R125 <* <[] <* <[] i16>>>>
  var %Reg14_R125 <* <[] <* <[] i16>>>>
  var %Reg0_R126 <* <[] <* <[] i64>>>>
  var %Reg15_R126 <* <[] <* <[] i64>>>>
  var %Reg0_R127 <* <[] <* <[] f32>>>>
  var %Reg16_R127 <* <[] <* <[] f32>>>>
  var %Reg0_R128 <* <[] <* <[] <* <[] f64>>>>>>
  var %Reg17_R128 <* <[] <* <[] <* <[] f64>>>>>>
  var %Reg2_J i64
  var %Reg2_F f32
  var %Reg2_D f64
  var %Reg2_R122 <* <[] <* <[] u1>>>>
  var %Reg2_R123 <* <[] <* <[] i8>>>>
  var %Reg2_R124 <* <[] <* <[] u16>>>>
  var %Reg2_C u16
  var %Reg2_R125 <* <[] <* <[] i16>>>>
  var %Reg2_R126 <* <[] <* <[] i64>>>>
  var %Reg2_R127 <* <[] <* <[] f32>>>>
  var %Reg0_D f64
  var %Reg18_D f64
  var %Reg20_R128 <* <[] <* <[] <* <[] f64>>>>>>
  var %Reg20_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg21_I i32
  var %Reg22_I i32
  var %Reg23_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg23_R129 <* <[] <* <[] f64>>>>
  var %Reg0_R129 <* <[] <* <[] f64>>>>
  var %Reg24_R129 <* <[] <* <[] f64>>>>
  var %Reg24_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg25_I i32
  var %Reg26_I i32
  var %Reg27_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg27_R130 <* <[] f64>>
  var %Reg0_R130 <* <[] f64>>
  var %Reg28_R130 <* <[] f64>>
  var %Reg28_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg29_I i32
  var %Reg30_I i32
  var %Reg31_D f64
  var %Reg1_D f64
  var %Reg2_R128 <* <[] <* <[] <* <[] f64>>>>>>
  var %Reg2_R118 <* <[] i32>>
  var %Reg3_R119 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg2_R131 <* <[] <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>>>
  var %Reg5_I i32
  var %Reg2_R132 <* <[] <* <[] <* <[] <* <[] i32>>>>>>>>
  var %Reg0_R133 <* <[] <* <[] <* <$Ljava_2Flang_2FRunnable_3B>>>>>>
  var %Reg20_R133 <* <[] <* <[] <* <$Ljava_2Flang_2FRunnable_3B>>>>>>
  var %Reg20_R131 <* <[] <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>>>
  var %Reg0_R131 <* <[] <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R134 <* <$Ljava_2Flang_2FArrayStoreException_3B>>
  var %Reg21_R134 <* <$Ljava_2Flang_2FArrayStoreException_3B>>
  var %Reg1_R134 <* <$Ljava_2Flang_2FArrayStoreException_3B>>
  var %Reg21_R120 <* <[] <* <[] i32>>>>
  var %Reg0_R135 <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>
  var %Reg21_R135 <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>
  var %Reg1_R135 <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>

ALIAS %d %Reg31_D f64
ALIAS %row %Reg27_R130 <* <[] f64>>
ALIAS %plane %Reg23_R129 <* <[] <* <[] f64>>>>
ALIAS %e %Reg21_R135 <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>
ALIAS %args %Reg33_R117 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %table %Reg9_R120 <* <[] <* <[] i32>>>>
ALIAS %words %Reg10_R121 <* <[] <* <[] <* <[] <* <$Ljava_2Flang_2FString_3B>>>>>>>>
ALIAS %flags %Reg11_R122 <* <[] <* <[] u1>>>>
ALIAS %bytes %Reg12_R123 <* <[] <* <[] i8>>>>
ALIAS %chars %Reg13_R124 <* <[] <* <[] u16>>>>
ALIAS %shorts %Reg14_R125 <* <[] <* <[] i16>>>>
ALIAS %longs %Reg15_R126 <* <[] <* <[] i64>>>>
ALIAS %floats %Reg16_R127 <* <[] <* <[] f32>>>>
ALIAS %doubles %Reg17_R128 <* <[] <* <[] <* <[] f64>>>>>>
ALIAS %sum %Reg18_D f64
ALIAS %grid %Reg20_R131 <* <[] <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>>>
  intrinsiccallwithtype <$LNestedArrays_3B> JAVA_CLINIT_CHECK ()
LOC 1 9
  dassign %Reg0_I 0 (constval i32 2)
  intrinsiccallwithtype <$LNestedArrays_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNestedArrays_3B_7Csize_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 3)
  intrinsiccallwithtype <$LNestedArrays_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNestedArrays_3B_7Csize_7C_28I_29I (dread i32 %Reg1_I) { dassign %Reg1_I 0 }
  intrinsiccallwithtypeassigned <* <[] i32>> JAVA_FILL_NEW_ARRAY (dread i32 %Reg0_I, dread i32 %Reg1_I) { dassign %Reg0_R118 0 }
  dassign %Reg1_R119 0 (intrinsicopwithtype ref i32 JAVA_CONST_CLASS ())
  callassigned &Ljava_2Flang_2Freflect_2FArray_3B_7CnewInstance_7C_28Ljava_2Flang_2FClass_3BAI_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R119, dread ref %Reg0_R118) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <[] <* <[] i32>>>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R120 0 }
  dassign %Reg9_R120 0 (dread ref %Reg0_R120)
LOC 1 10
  dassign %Reg0_R120 0 (dread ref %Reg9_R120)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R120, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_I 0 (constval i32 5)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 11
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_R120 0 (dread ref %Reg9_R120)
  dassign %Reg2_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg2_R120))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg2_R120 0 (dread ref %Reg9_R120)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R120, dread i32 %Reg3_I)))
  dassign %Reg2_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg2_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg2_R120 0 (dread ref %Reg9_R120)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R120, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 2)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R113, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg2_R120 0 (dread ref %Reg9_R120)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R120, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 2)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R113, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg2_R120 0 (dread ref %Reg9_R120)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R120, dread i32 %Reg3_I)))
  dassign %Reg3_R120 0 (dread ref %Reg9_R120)
  dassign %Reg4_I 0 (constval i32 1)
  dassign %Reg3_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg3_R120, dread i32 %Reg4_I)))
  dassign %Reg6_R113 0 (dread ref %Reg1_R115)
  dassign %Reg7_R113 0 (dread ref %Reg0_R114)
  brtrue @label0 (eq i32 ref (dread ref %Reg2_R113, dread ref %Reg3_R113))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg6_I 0 (dread i32 %Reg2_I)
  dassign %Reg7_R113 0 (dread ref %Reg1_R113)
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
  goto @label1
@label0
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg2_I)
  dassign %Reg7_R113 0 (dread ref %Reg1_R113)
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
@label1
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_R113 0 (dread ref %Reg7_R113)
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_R115 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread u1 %Reg2_Z) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R116 0 }
  dassign %Reg0_R114 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R116) {}
LOC 1 12
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg1_I 0 (constval i32 1)
  intrinsiccallwithtypeassigned <* <[] i32>> JAVA_FILL_NEW_ARRAY (dread i32 %Reg0_I, dread i32 %Reg1_I) { dassign %Reg0_R118 0 }
  dassign %Reg1_R119 0 (intrinsicopwithtype ref <* <[] <* <$Ljava_2Flang_2FString_3B>>>> JAVA_CONST_CLASS ())
  callassigned &Ljava_2Flang_2Freflect_2FArray_3B_7CnewInstance_7C_28Ljava_2Flang_2FClass_3BAI_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R119, dread ref %Reg0_R118) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <[] <* <[] <* <[] <* <$Ljava_2Flang_2FString_3B>>>>>>>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R121 0 }
  dassign %Reg10_R121 0 (dread ref %Reg0_R121)
LOC 1 13
  dassign %Reg0_R121 0 (dread ref %Reg10_R121)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg2_R117 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg2_I))
  dassign %Reg3_I 0 (constval i32 0)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6100) { dassign %L_STR_12 0 }
  dassign %Reg4_R116 0 (dread ptr %L_STR_12)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg2_R117, dread i32 %Reg3_I), 
    dread ref %Reg4_R116)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg4_R113 0 (constval ref 0)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg2_R117, dread i32 %Reg3_I), 
    dread ref %Reg4_R113)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    dread ref %Reg2_R117)
LOC 1 14
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_R121 0 (dread ref %Reg10_R121)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R121, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R113, dread i32 %Reg3_I)))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R113) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg2_R121 0 (dread ref %Reg10_R121)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R121, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R113, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R113, dread i32 %Reg3_I)))
  dassign %Reg2_R116 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg2_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg2_R121 0 (dread ref %Reg10_R121)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R121, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R113, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R113, dread i32 %Reg3_I)))
  dassign %Reg2_R116 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg2_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg2_R121 0 (dread ref %Reg10_R121)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R121))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg2_R113) { dassign %Reg2_R119 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R119) { dassign %Reg2_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R116) {}
LOC 1 15
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg1_I 0 (constval i32 2)
  intrinsiccallwithtypeassigned <* <[] i32>> JAVA_FILL_NEW_ARRAY (dread i32 %Reg0_I, dread i32 %Reg1_I) { dassign %Reg0_R118 0 }
  dassign %Reg1_R119 0 (intrinsicopwithtype ref u1 JAVA_CONST_CLASS ())
  callassigned &Ljava_2Flang_2Freflect_2FArray_3B_7CnewInstance_7C_28Ljava_2Flang_2FClass_3BAI_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R119, dread ref %Reg0_R118) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <[] <* <[] u1>>>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R122 0 }
  dassign %Reg11_R122 0 (dread ref %Reg0_R122)
LOC 1 16
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg1_I 0 (constval i32 2)
  intrinsiccallwithtypeassigned <* <[] i32>> JAVA_FILL_NEW_ARRAY (dread i32 %Reg0_I, dread i32 %Reg1_I) { dassign %Reg0_R118 0 }
  dassign %Reg1_R119 0 (intrinsicopwithtype ref i8 JAVA_CONST_CLASS ())
  callassigned &Ljava_2Flang_2Freflect_2FArray_3B_7CnewInstance_7C_28Ljava_2Flang_2FClass_3BAI_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R119, dread ref %Reg0_R118) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <[] <* <[] i8>>>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R123 0 }
  dassign %Reg12_R123 0 (dread ref %Reg0_R123)
LOC 1 17
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg1_I 0 (constval i32 2)
  intrinsiccallwithtypeassigned <* <[] i32>> JAVA_FILL_NEW_ARRAY (dread i32 %Reg0_I, dread i32 %Reg1_I) { dassign %Reg0_R118 0 }
  dassign %Reg1_R119 0 (intrinsicopwithtype ref u16 JAVA_CONST_CLASS ())
  callassigned &Ljava_2Flang_2Freflect_2FArray_3B_7CnewInstance_7C_28Ljava_2Flang_2FClass_3BAI_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R119, dread ref %Reg0_R118) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <[] <* <[] u16>>>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R124 0 }
  dassign %Reg13_R124 0 (dread ref %Reg0_R124)
LOC 1 18
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg1_I 0 (constval i32 2)
  intrinsiccallwithtypeassigned <* <[] i32>> JAVA_FILL_NEW_ARRAY (dread i32 %Reg0_I, dread i32 %Reg1_I) { dassign %Reg0_R118 0 }
  dassign %Reg1_R119 0 (intrinsicopwithtype ref i16 JAVA_CONST_CLASS ())
  callassigned &Ljava_2Flang_2Freflect_2FArray_3B_7CnewInstance_7C_28Ljava_2Flang_2FClass_3BAI_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R119, dread ref %Reg0_R118) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <[] <* <[] i16>>>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R125 0 }
  dassign %Reg14_R125 0 (dread ref %Reg0_R125)
LOC 1 19
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg1_I 0 (constval i32 2)
  intrinsiccallwithtypeassigned <* <[] i32>> JAVA_FILL_NEW_ARRAY (dread i32 %Reg0_I, dread i32 %Reg1_I) { dassign %Reg0_R118 0 }
  dassign %Reg1_R119 0 (intrinsicopwithtype ref i64 JAVA_CONST_CLASS ())
  callassigned &Ljava_2Flang_2Freflect_2FArray_3B_7CnewInstance_7C_28Ljava_2Flang_2FClass_3BAI_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R119, dread ref %Reg0_R118) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <[] <* <[] i64>>>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R126 0 }
  dassign %Reg15_R126 0 (dread ref %Reg0_R126)
LOC 1 20
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg1_I 0 (constval i32 2)
  intrinsiccallwithtypeassigned <* <[] i32>> JAVA_FILL_NEW_ARRAY (dread i32 %Reg0_I, dread i32 %Reg1_I) { dassign %Reg0_R118 0 }
  dassign %Reg1_R119 0 (intrinsicopwithtype ref f32 JAVA_CONST_CLASS ())
  callassigned &Ljava_2Flang_2Freflect_2FArray_3B_7CnewInstance_7C_28Ljava_2Flang_2FClass_3BAI_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R119, dread ref %Reg0_R118) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <[] <* <[] f32>>>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R127 0 }
  dassign %Reg16_R127 0 (dread ref %Reg0_R127)
LOC 1 21
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_I 0 (constval i32 4)
  intrinsiccallwithtypeassigned <* <[] i32>> JAVA_FILL_NEW_ARRAY (dread i32 %Reg0_I, dread i32 %Reg1_I, dread i32 %Reg2_I) { dassign %Reg0_R118 0 }
  dassign %Reg1_R119 0 (intrinsicopwithtype ref f64 JAVA_CONST_CLASS ())
  callassigned &Ljava_2Flang_2Freflect_2FArray_3B_7CnewInstance_7C_28Ljava_2Flang_2FClass_3BAI_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R119, dread ref %Reg0_R118) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <[] <* <[] <* <[] f64>>>>>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R128 0 }
  dassign %Reg17_R128 0 (dread ref %Reg0_R128)
LOC 1 22
  dassign %Reg0_R122 0 (dread ref %Reg11_R122)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    cvt i8 i32 (dread i32 %Reg2_I))
  dassign %Reg0_R123 0 (dread ref %Reg12_R123)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R123, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 -1)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    cvt i8 i32 (dread i32 %Reg2_I))
  dassign %Reg0_R124 0 (dread ref %Reg13_R124)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R124, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 99)
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    cvt u16 i32 (dread i32 %Reg2_I))
  dassign %Reg0_R125 0 (dread ref %Reg14_R125)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R125, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 -2)
  iassign <* i16> 0 (
    array 1 ptr <* <[] i16>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    cvt i16 i32 (dread i32 %Reg2_I))
  dassign %Reg0_R126 0 (dread ref %Reg15_R126)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R126, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_J 0 (constval i64 0x10000000000)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg0_R127 0 (dread ref %Reg16_R127)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R127, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_F 0 (constval f32 1.5f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
LOC 1 23
  dassign %Reg0_R128 0 (dread ref %Reg17_R128)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R128, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_D 0 (constval f64 2.5)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
LOC 1 24
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_R122 0 (dread ref %Reg11_R122)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R122, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg2_R113, dread i32 %Reg3_I))))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread u1 %Reg2_Z) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg2_R123 0 (dread ref %Reg12_R123)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R123, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg2_R113, dread i32 %Reg3_I))))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg2_R124 0 (dread ref %Reg13_R124)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R124, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg2_R113, dread i32 %Reg3_I))))
  dassign %Reg2_C 0 (cvt u16 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread u16 %Reg2_C) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg2_R125 0 (dread ref %Reg14_R125)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R125, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sext i32 16 (iread i16 <* i16> 0 (array 1 ptr <* <[] i16>> (dread ref %Reg2_R113, dread i32 %Reg3_I))))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg2_R126 0 (dread ref %Reg15_R126)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R126, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_J 0 (iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %Reg2_R113, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i64 %Reg2_J) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg2_R127 0 (dread ref %Reg16_R127)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R127, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_F 0 (iread f32 <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %Reg2_R113, dread i32 %Reg3_I)))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread f32 %Reg2_F) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R116) {}
LOC 1 25
  dassign %Reg0_D 0 (constval f64 0)
  dassign %Reg18_D 0 (dread f64 %Reg0_D)
LOC 1 26
  dassign %Reg0_R128 0 (dread ref %Reg17_R128)
  dassign %Reg20_R128 0 (dread ref %Reg0_R128)
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R128))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg21_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg22_I 0 (dread i32 %Reg0_I)
@label2
  dassign %Reg0_I 0 (dread i32 %Reg22_I)
  dassign %Reg1_I 0 (dread i32 %Reg21_I)
  brtrue @label7 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg20_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg20_R128))
  dassign %Reg0_R113 0 (dread ref %Reg20_R113)
  dassign %Reg1_I 0 (dread i32 %Reg22_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg23_R113 0 (dread ref %Reg0_R113)
  dassign %Reg23_R129 0 (retype ref <* <[] <* <[] f64>>>> (dread ref %Reg23_R113))
  dassign %Reg0_R129 0 (dread ref %Reg23_R129)
  dassign %Reg24_R129 0 (dread ref %Reg0_R129)
  dassign %Reg24_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg24_R129))
  dassign %Reg0_R113 0 (dread ref %Reg24_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg25_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg26_I 0 (dread i32 %Reg0_I)
@label3
  dassign %Reg0_I 0 (dread i32 %Reg26_I)
  dassign %Reg1_I 0 (dread i32 %Reg25_I)
  brtrue @label6 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg24_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg24_R129))
  dassign %Reg0_R113 0 (dread ref %Reg24_R113)
  dassign %Reg1_I 0 (dread i32 %Reg26_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg27_R113 0 (dread ref %Reg0_R113)
  dassign %Reg27_R130 0 (retype ref <* <[] f64>> (dread ref %Reg27_R113))
  dassign %Reg0_R130 0 (dread ref %Reg27_R130)
  dassign %Reg28_R130 0 (dread ref %Reg0_R130)
  dassign %Reg28_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg28_R130))
  dassign %Reg0_R113 0 (dread ref %Reg28_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg29_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg30_I 0 (dread i32 %Reg0_I)
@label4
  dassign %Reg0_I 0 (dread i32 %Reg30_I)
  dassign %Reg1_I 0 (dread i32 %Reg29_I)
  brtrue @label5 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg28_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg28_R130))
  dassign %Reg0_R113 0 (dread ref %Reg28_R113)
  dassign %Reg1_I 0 (dread i32 %Reg30_I)
  dassign %Reg0_D 0 (iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg31_D 0 (dread f64 %Reg0_D)
  dassign %Reg0_D 0 (dread f64 %Reg18_D)
  dassign %Reg1_D 0 (dread f64 %Reg31_D)
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg18_D 0 (dread f64 %Reg0_D)
  dassign %Reg30_I 0 (add i32 (dread i32 %Reg30_I, constval i32 1))
  goto @label4
@label5
  dassign %Reg26_I 0 (add i32 (dread i32 %Reg26_I, constval i32 1))
  goto @label3
@label6
  dassign %Reg22_I 0 (add i32 (dread i32 %Reg22_I, constval i32 1))
  goto @label2
@label7
LOC 1 27
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_D 0 (dread f64 %Reg18_D)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread f64 %Reg2_D) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg2_R128 0 (dread ref %Reg17_R128)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R128))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg2_R113) { dassign %Reg2_R119 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R119) { dassign %Reg2_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R116) {}
LOC 1 28
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg3_I 0 (constval i32 5)
  intrinsiccallwithtypeassigned <* <[] i32>> JAVA_FILL_NEW_ARRAY (dread i32 %Reg2_I, dread i32 %Reg3_I) { dassign %Reg2_R118 0 }
  dassign %Reg3_R119 0 (intrinsicopwithtype ref <* <$Ljava_2Flang_2FObject_3B>> JAVA_CONST_CLASS ())
  callassigned &Ljava_2Flang_2Freflect_2FArray_3B_7CnewInstance_7C_28Ljava_2Flang_2FClass_3BAI_29Ljava_2Flang_2FObject_3B (dread ref %Reg3_R119, dread ref %Reg2_R118) { dassign %Reg2_R113 0 }
  intrinsiccallwithtypeassigned <* <[] <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>>> JAVA_CHECK_CAST (dread ref %Reg2_R113) { dassign %Reg2_R131 0 }
  dassign %Reg2_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg2_R131))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg2_I 0 (constval i32 3)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (constval i32 2)
  dassign %Reg5_I 0 (constval i32 0)
  intrinsiccallwithtypeassigned <* <[] i32>> JAVA_FILL_NEW_ARRAY (dread i32 %Reg2_I, dread i32 %Reg3_I, dread i32 %Reg4_I, dread i32 %Reg5_I) { dassign %Reg2_R118 0 }
  dassign %Reg3_R119 0 (intrinsicopwithtype ref i32 JAVA_CONST_CLASS ())
  callassigned &Ljava_2Flang_2Freflect_2FArray_3B_7CnewInstance_7C_28Ljava_2Flang_2FClass_3BAI_29Ljava_2Flang_2FObject_3B (dread ref %Reg3_R119, dread ref %Reg2_R118) { dassign %Reg2_R113 0 }
  intrinsiccallwithtypeassigned <* <[] <* <[] <* <[] <* <[] i32>>>>>>>> JAVA_CHECK_CAST (dread ref %Reg2_R113) { dassign %Reg2_R132 0 }
  dassign %Reg2_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg2_R132))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R116) {}
LOC 1 29
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg1_I 0 (constval i32 1)
  intrinsiccallwithtypeassigned <* <[] i32>> JAVA_FILL_NEW_ARRAY (dread i32 %Reg0_I, dread i32 %Reg1_I) { dassign %Reg0_R118 0 }
  dassign %Reg1_R119 0 (intrinsicopwithtype ref <* <$Ljava_2Flang_2FRunnable_3B>> JAVA_CONST_CLASS ())
  callassigned &Ljava_2Flang_2Freflect_2FArray_3B_7CnewInstance_7C_28Ljava_2Flang_2FClass_3BAI_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R119, dread ref %Reg0_R118) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <[] <* <[] <* <$Ljava_2Flang_2FRunnable_3B>>>>>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R133 0 }
  dassign %Reg20_R133 0 (dread ref %Reg0_R133)
  try { @label8 }
LOC 1 31
  dassign %Reg20_R131 0 (retype ref <* <[] <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>>> (dread ref %Reg20_R133))
  dassign %Reg0_R131 0 (dread ref %Reg20_R131)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R131, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (constval i32 0)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7400650078007400) { dassign %L_STR_13 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_13)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I), 
    dread ref %Reg2_R116)
  endtry
LOC 1 34
  goto @label9
@label8
  catch { <* <$Ljava_2Flang_2FArrayStoreException_3B>> }
  dassign %Reg0_R134 0 (regread ptr %%thrownval)
LOC 1 32
  dassign %Reg21_R134 0 (dread ref %Reg0_R134)
LOC 1 33
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R134 0 (dread ref %Reg21_R134)
  virtualcallassigned &Ljava_2Flang_2FArrayStoreException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R134) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R116) {}
@label9
  try { @label10 }
LOC 1 36
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg1_I 0 (constval i32 -1)
  intrinsiccallwithtype <$LNestedArrays_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNestedArrays_3B_7Csize_7C_28I_29I (dread i32 %Reg1_I) { dassign %Reg1_I 0 }
  intrinsiccallwithtypeassigned <* <[] i32>> JAVA_FILL_NEW_ARRAY (dread i32 %Reg0_I, dread i32 %Reg1_I) { dassign %Reg0_R118 0 }
  dassign %Reg1_R119 0 (intrinsicopwithtype ref i32 JAVA_CONST_CLASS ())
  callassigned &Ljava_2Flang_2Freflect_2FArray_3B_7CnewInstance_7C_28Ljava_2Flang_2FClass_3BAI_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R119, dread ref %Reg0_R118) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <[] <* <[] i32>>>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R120 0 }
  dassign %Reg21_R120 0 (dread ref %Reg0_R120)
  endtry
LOC 1 39
  goto @label11
@label10
  catch { <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>> }
  dassign %Reg0_R135 0 (regread ptr %%thrownval)
LOC 1 37
  dassign %Reg21_R135 0 (dread ref %Reg0_R135)
LOC 1 38
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R135 0 (dread ref %Reg21_R135)
  virtualcallassigned &Ljava_2Flang_2FNegativeArraySizeException_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R135) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R114, dread ref %Reg1_R116) {}
@label11
LOC 1 40
  return ()
}
