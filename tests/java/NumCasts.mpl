flavor 1
srclang 3
id 65535
numfuncs 7
import "library.mplt"
import "NumCasts.mplt"
entryfunc &LNumCasts_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "NumCasts.class",
  @INFO_filename "NumCasts$Double.class"}
srcfileinfo {
  1 "NumCasts.java"}
javaclass $LNumCasts_3B <$LNumCasts_3B> public
javaclass $LNumCasts_24Double_3B <$LNumCasts_24Double_3B>
func &LNumCasts_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LNumCasts_3B>>) void
func &LNumCasts_3B_7Cinf_7C_28_29D static () f64
func &LNumCasts_3B_7Czero_7C_28_29D static () f64
func &LNumCasts_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg20_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LNumCasts_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LNumCasts_24Double_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LNumCasts_24Double_3B>>) void
func &LNumCasts_24Double_3B_7CNaN_7C_28_29D static () f64
var $_C_STR_20006900 fstatic <[3] u64> readonly = [0, 0x500000000, 0x692000000449]
var $_C_STR_20006c00 fstatic <[3] u64> readonly = [0, 0x500000000, 0x6c200000044c]
var $_C_STR_20006200 fstatic <[3] u64> readonly = [0, 0x500000000, 0x622000000442]
var $_C_STR_20007300 fstatic <[3] u64> readonly = [0, 0x500000000, 0x732000000453]
var $_C_STR_20006300 fstatic <[3] u64> readonly = [0, 0x500000000, 0x632000000443]
var $_C_STR_20006600 fstatic <[3] u64> readonly = [0, 0x500000000, 0x662000000446]
var $_C_STR_20006400 fstatic <[3] u64> readonly = [0, 0x500000000, 0x642000000444]
var $_C_STR_200066006900 fstatic <[3] u64> readonly = [0, 0x700000000, 0x696620000084e3]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_620039003800b103ac20 fstatic <[4] u64> readonly = [0, 0xa00000000, 0x39006205804ddc, 0x20ac03b10038]
var $_C_STR_730061006d006500 fstatic <[3] u64> readonly = [0, 0x900000000, 0x656d61730035c066]
var $_C_STR_57b4ad702f1d00d87be07c43e34ff5f5 fstatic <[5] u64> readonly = [0, 0x2500000000, 0x2d20312de559166c, 0x2041203836373233, 0x312d2033322d]
var $LNumCasts_3B_7Cds <* <[] f64>> static = 0
var $LNumCasts_3B_7Cfs <* <[] f32>> static = 0
var $LNumCasts_3B_7Cls <* <[] i64>> static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_D f64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R118 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_J i64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_F f32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R118 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28D_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_D f64) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28F_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_F f32) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28C_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_C u16) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_J i64) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LNumCasts_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LNumCasts_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LNumCasts_3B>>
  var %Reg0_R112 <* <$LNumCasts_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LNumCasts_3B_7Cinf_7C_28_29D static () f64 {
  funcid 2
  var %Reg0_D f64
  var %Reg1_D f64

  intrinsiccallwithtype <$LNumCasts_3B> JAVA_CLINIT_CHECK ()
LOC 1 4
  dassign %Reg0_D 0 (constval f64 1)
  intrinsiccallwithtype <$LNumCasts_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNumCasts_3B_7Czero_7C_28_29D () { dassign %Reg1_D 0 }
  dassign %Reg0_D 0 (div f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  return (dread f64 %Reg0_D)
}
func &LNumCasts_3B_7Czero_7C_28_29D static () f64 {
  funcid 3
  var %Reg0_D f64

  intrinsiccallwithtype <$LNumCasts_3B> JAVA_CLINIT_CHECK ()
LOC 1 5
  dassign %Reg0_D 0 (constval f64 0)
  return (dread f64 %Reg0_D)
}
func &LNumCasts_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg20_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 4
  var %Reg0_R115 <* <[] f64>>
  var %Reg8_R115 <* <[] f64>>
  var %Reg8_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg9_I i32
  var %Reg10_I i32
  var %Reg1_I i32
  var %Reg0_D f64
  var %Reg11_D f64
  var %Reg0_R116 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R117 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_D f64
  var %Reg2_R118 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_J i64
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_F f32
  var %Reg1_R118 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R119 <* <[] f32>>
  var %Reg8_R119 <* <[] f32>>
  var %Reg0_F f32
  var %Reg11_F f32
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R120 <* <[] i64>>
  var %Reg8_R120 <* <[] i64>>
  var %Reg0_J i64
  var %Reg11_J i64
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg13_R117 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg14_R115 <* <[] f64>>
  var %Reg14_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg15_I i32
  var %Reg16_I i32
  var %Reg17_D f64
  var %Reg1_D f64
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_I i32
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_C u16
  var %Reg8_D f64
  var %Reg10_F f32
  var %Reg11_I i32
  var %Reg1_F f32
  var %Reg3_D f64
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg12_I i32
  var %Reg13_I i32
  var %Reg14_I i32
  var %Reg1_J i64
  var %Reg15_J i64
  var %Reg17_F f32
  var %Reg18_D f64
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %d %Reg18_D f64
ALIAS %f %Reg17_F f32
ALIAS %l %Reg11_J i64
ALIAS %y %Reg17_D f64
ALIAS %sb %Reg13_R117 <* <$Ljava_2Flang_2FStringBuilder_3B>>
ALIAS %x %Reg11_D f64
ALIAS %i %Reg14_I i32
ALIAS %a %Reg20_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %s %Reg8_D f64
ALIAS %fsum %Reg10_F f32
ALIAS %b %Reg11_B i8
ALIAS %c %Reg12_C u16
ALIAS %sh %Reg13_S i16
ALIAS %L %Reg15_J i64
  intrinsiccallwithtype <$LNumCasts_3B> JAVA_CLINIT_CHECK ()
LOC 1 10
  intrinsiccallwithtype <$LNumCasts_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LNumCasts_3B_7Cds)
  dassign %Reg8_R115 0 (dread ref %Reg0_R115)
  dassign %Reg8_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R115))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  brtrue @label1 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg8_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R115))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg0_D 0 (iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg11_D 0 (dread f64 %Reg0_D)
LOC 1 11
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R117) {}
  dassign %Reg2_D 0 (dread f64 %Reg11_D)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread f64 %Reg2_D) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20006900) { dassign %L_STR_10 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R118) { dassign %Reg1_R117 0 }
  dassign %Reg2_D 0 (dread f64 %Reg11_D)
  dassign %Reg2_I 0 (cvt i32 f64 (dread f64 %Reg2_D))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20006c00) { dassign %L_STR_11 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R118) { dassign %Reg1_R117 0 }
  dassign %Reg2_D 0 (dread f64 %Reg11_D)
  dassign %Reg2_J 0 (cvt i64 f64 (dread f64 %Reg2_D))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i64 %Reg2_J) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20006200) { dassign %L_STR_12 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R118) { dassign %Reg1_R117 0 }
  dassign %Reg2_D 0 (dread f64 %Reg11_D)
  dassign %Reg2_I 0 (cvt i32 f64 (dread f64 %Reg2_D))
  dassign %Reg2_I 0 (sext i32 8 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20007300) { dassign %L_STR_13 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R118) { dassign %Reg1_R117 0 }
  dassign %Reg2_D 0 (dread f64 %Reg11_D)
  dassign %Reg2_I 0 (cvt i32 f64 (dread f64 %Reg2_D))
  dassign %Reg2_I 0 (sext i32 16 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20006300) { dassign %L_STR_14 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R118) { dassign %Reg1_R117 0 }
  dassign %Reg2_D 0 (dread f64 %Reg11_D)
  dassign %Reg2_I 0 (cvt i32 f64 (dread f64 %Reg2_D))
  dassign %Reg2_I 0 (zext i32 16 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20006600) { dassign %L_STR_15 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R118) { dassign %Reg1_R117 0 }
  dassign %Reg2_D 0 (dread f64 %Reg11_D)
  dassign %Reg2_F 0 (cvt f32 f64 (dread f64 %Reg2_D))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread f32 %Reg2_F) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R118) {}
LOC 1 10
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  goto @label0
@label1
LOC 1 13
  intrinsiccallwithtype <$LNumCasts_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (dread ref $LNumCasts_3B_7Cfs)
  dassign %Reg8_R119 0 (dread ref %Reg0_R119)
  dassign %Reg8_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R119))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
@label2
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  brtrue @label3 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg8_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R119))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg0_F 0 (iread f32 <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg11_F 0 (dread f32 %Reg0_F)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R117) {}
  dassign %Reg2_F 0 (dread f32 %Reg11_F)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread f32 %Reg2_F) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20006900) { dassign %L_STR_10 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R118) { dassign %Reg1_R117 0 }
  dassign %Reg2_F 0 (dread f32 %Reg11_F)
  dassign %Reg2_I 0 (cvt i32 f32 (dread f32 %Reg2_F))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20006c00) { dassign %L_STR_11 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R118) { dassign %Reg1_R117 0 }
  dassign %Reg2_F 0 (dread f32 %Reg11_F)
  dassign %Reg2_J 0 (cvt i64 f32 (dread f32 %Reg2_F))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i64 %Reg2_J) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20006200) { dassign %L_STR_12 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R118) { dassign %Reg1_R117 0 }
  dassign %Reg2_F 0 (dread f32 %Reg11_F)
  dassign %Reg2_I 0 (cvt i32 f32 (dread f32 %Reg2_F))
  dassign %Reg2_I 0 (sext i32 8 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20007300) { dassign %L_STR_13 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R118) { dassign %Reg1_R117 0 }
  dassign %Reg2_F 0 (dread f32 %Reg11_F)
  dassign %Reg2_I 0 (cvt i32 f32 (dread f32 %Reg2_F))
  dassign %Reg2_I 0 (sext i32 16 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20006300) { dassign %L_STR_14 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R118) { dassign %Reg1_R117 0 }
  dassign %Reg2_F 0 (dread f32 %Reg11_F)
  dassign %Reg2_I 0 (cvt i32 f32 (dread f32 %Reg2_F))
  dassign %Reg2_I 0 (zext i32 16 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20006400) { dassign %L_STR_16 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R118) { dassign %Reg1_R117 0 }
  dassign %Reg2_F 0 (dread f32 %Reg11_F)
  dassign %Reg2_D 0 (cvt f64 f32 (dread f32 %Reg2_F))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread f64 %Reg2_D) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R118) {}
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  goto @label2
@label3
LOC 1 14
  intrinsiccallwithtype <$LNumCasts_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (dread ref $LNumCasts_3B_7Cls)
  dassign %Reg8_R120 0 (dread ref %Reg0_R120)
  dassign %Reg8_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R120))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
@label4
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  brtrue @label5 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg8_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R120))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg0_J 0 (iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg11_J 0 (dread i64 %Reg0_J)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R117) {}
  dassign %Reg2_J 0 (dread i64 %Reg11_J)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i64 %Reg2_J) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20006900) { dassign %L_STR_10 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R118) { dassign %Reg1_R117 0 }
  dassign %Reg2_J 0 (dread i64 %Reg11_J)
  dassign %Reg2_I 0 (cvt i32 i64 (dread i64 %Reg2_J))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20006200) { dassign %L_STR_12 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R118) { dassign %Reg1_R117 0 }
  dassign %Reg2_J 0 (dread i64 %Reg11_J)
  dassign %Reg2_I 0 (cvt i32 i64 (dread i64 %Reg2_J))
  dassign %Reg2_I 0 (sext i32 8 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20007300) { dassign %L_STR_13 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R118) { dassign %Reg1_R117 0 }
  dassign %Reg2_J 0 (dread i64 %Reg11_J)
  dassign %Reg2_I 0 (cvt i32 i64 (dread i64 %Reg2_J))
  dassign %Reg2_I 0 (sext i32 16 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20006300) { dassign %L_STR_14 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R118) { dassign %Reg1_R117 0 }
  dassign %Reg2_J 0 (dread i64 %Reg11_J)
  dassign %Reg2_I 0 (cvt i32 i64 (dread i64 %Reg2_J))
  dassign %Reg2_I 0 (zext i32 16 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread i32 %Reg2_I) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20006600) { dassign %L_STR_15 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R118) { dassign %Reg1_R117 0 }
  dassign %Reg2_J 0 (dread i64 %Reg11_J)
  dassign %Reg2_F 0 (cvt f32 i64 (dread i64 %Reg2_J))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread f32 %Reg2_F) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20006400) { dassign %L_STR_16 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R118) { dassign %Reg1_R117 0 }
  dassign %Reg2_J 0 (dread i64 %Reg11_J)
  dassign %Reg2_D 0 (cvt f64 i64 (dread i64 %Reg2_J))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread f64 %Reg2_D) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_200066006900) { dassign %L_STR_17 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_17)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R118) { dassign %Reg1_R117 0 }
  dassign %Reg2_J 0 (dread i64 %Reg11_J)
  dassign %Reg2_I 0 (cvt i32 i64 (dread i64 %Reg2_J))
  dassign %Reg2_F 0 (cvt f32 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread f32 %Reg2_F) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R118) {}
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  goto @label4
@label5
LOC 1 15
  intrinsiccallwithtype <$LNumCasts_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LNumCasts_3B_7Cds)
  dassign %Reg8_R115 0 (dread ref %Reg0_R115)
  dassign %Reg8_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R115))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
@label6
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  brtrue @label17 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg8_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R115))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg0_D 0 (iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg11_D 0 (dread f64 %Reg0_D)
LOC 1 16
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R117) {}
  dassign %Reg13_R117 0 (dread ref %Reg0_R117)
LOC 1 17
  intrinsiccallwithtype <$LNumCasts_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (dread ref $LNumCasts_3B_7Cds)
  dassign %Reg14_R115 0 (dread ref %Reg0_R115)
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R115))
  dassign %Reg0_R113 0 (dread ref %Reg14_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg15_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg16_I 0 (dread i32 %Reg0_I)
@label7
  dassign %Reg0_I 0 (dread i32 %Reg16_I)
  dassign %Reg1_I 0 (dread i32 %Reg15_I)
  brtrue @label16 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R115))
  dassign %Reg0_R113 0 (dread ref %Reg14_R113)
  dassign %Reg1_I 0 (dread i32 %Reg16_I)
  dassign %Reg0_D 0 (iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg17_D 0 (dread f64 %Reg0_D)
  dassign %Reg0_R117 0 (dread ref %Reg13_R117)
  dassign %Reg1_D 0 (dread f64 %Reg11_D)
  dassign %Reg2_D 0 (dread f64 %Reg17_D)
  dassign %Reg1_I 0 (cmpg i32 f64 (dread f64 %Reg1_D, dread f64 %Reg2_D))
  dassign %Reg6_R113 0 (dread ref %Reg0_R117)
  brtrue @label8 (ge i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_I 0 (constval i32 60)
  dassign %Reg6_I 0 (dread i32 %Reg1_I)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
  goto @label11
@label8
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_D 0 (dread f64 %Reg11_D)
  dassign %Reg2_D 0 (dread f64 %Reg17_D)
  dassign %Reg1_I 0 (cmpl i32 f64 (dread f64 %Reg1_D, dread f64 %Reg2_D))
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  brtrue @label9 (le i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_I 0 (constval i32 62)
  dassign %Reg6_I 0 (dread i32 %Reg1_I)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
  goto @label11
@label9
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_D 0 (dread f64 %Reg11_D)
  dassign %Reg2_D 0 (dread f64 %Reg17_D)
  dassign %Reg1_I 0 (cmpl i32 f64 (dread f64 %Reg1_D, dread f64 %Reg2_D))
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  brtrue @label10 (ne i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_I 0 (constval i32 61)
  dassign %Reg6_I 0 (dread i32 %Reg1_I)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
  goto @label11
@label10
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_I 0 (constval i32 63)
  dassign %Reg6_I 0 (dread i32 %Reg1_I)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
@label11
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R117, dread u16 %Reg1_C) { dassign %Reg0_R117 0 }
  dassign %Reg1_D 0 (dread f64 %Reg11_D)
  dassign %Reg2_D 0 (dread f64 %Reg17_D)
  dassign %Reg1_I 0 (cmpg i32 f64 (dread f64 %Reg1_D, dread f64 %Reg2_D))
  dassign %Reg6_R113 0 (dread ref %Reg0_R117)
  brtrue @label12 (gt i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_I 0 (constval i32 108)
  dassign %Reg6_I 0 (dread i32 %Reg1_I)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
  goto @label13
@label12
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_I 0 (constval i32 46)
  dassign %Reg6_I 0 (dread i32 %Reg1_I)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
@label13
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R117, dread u16 %Reg1_C) { dassign %Reg0_R117 0 }
  dassign %Reg1_D 0 (dread f64 %Reg11_D)
  dassign %Reg2_D 0 (dread f64 %Reg17_D)
  dassign %Reg1_I 0 (cmpl i32 f64 (dread f64 %Reg1_D, dread f64 %Reg2_D))
  dassign %Reg6_R113 0 (dread ref %Reg0_R117)
  brtrue @label14 (eq i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_I 0 (constval i32 110)
  dassign %Reg6_I 0 (dread i32 %Reg1_I)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
  goto @label15
@label14
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_I 0 (constval i32 46)
  dassign %Reg6_I 0 (dread i32 %Reg1_I)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
@label15
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R117, dread u16 %Reg1_C) { dassign %Reg0_R117 0 }
  dassign %Reg16_I 0 (add i32 (dread i32 %Reg16_I, constval i32 1))
  goto @label7
@label16
LOC 1 18
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R117 0 (dread ref %Reg13_R117)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R118) {}
LOC 1 15
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  goto @label6
@label17
LOC 1 20
  dassign %Reg0_D 0 (constval f64 0)
  dassign %Reg8_D 0 (dread f64 %Reg0_D)
  dassign %Reg0_F 0 (constval f32 0f)
  dassign %Reg10_F 0 (dread f32 %Reg0_F)
LOC 1 21
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
@label18
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (constval i32 20)
  brtrue @label19 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_D 0 (dread f64 %Reg8_D)
  dassign %Reg1_D 0 (constval f64 1)
  dassign %Reg2_I 0 (dread i32 %Reg11_I)
  dassign %Reg2_D 0 (cvt f64 i32 (dread i32 %Reg2_I))
  dassign %Reg1_D 0 (div f64 (dread f64 %Reg1_D, dread f64 %Reg2_D))
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg8_D 0 (dread f64 %Reg0_D)
  dassign %Reg0_F 0 (dread f32 %Reg10_F)
  dassign %Reg1_F 0 (constval f32 1f)
  dassign %Reg2_I 0 (dread i32 %Reg11_I)
  dassign %Reg2_F 0 (cvt f32 i32 (dread i32 %Reg2_I))
  dassign %Reg1_F 0 (div f32 (dread f32 %Reg1_F, dread f32 %Reg2_F))
  dassign %Reg0_F 0 (add f32 (dread f32 %Reg0_F, dread f32 %Reg1_F))
  dassign %Reg10_F 0 (dread f32 %Reg0_F)
  dassign %Reg0_D 0 (dread f64 %Reg8_D)
  dassign %Reg1_D 0 (constval f64 2.5)
  dassign %Reg0_D 0 (rem f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg8_D 0 (dread f64 %Reg0_D)
  dassign %Reg0_F 0 (dread f32 %Reg10_F)
  dassign %Reg1_F 0 (constval f32 1.75f)
  dassign %Reg0_F 0 (rem f32 (dread f32 %Reg0_F, dread f32 %Reg1_F))
  dassign %Reg10_F 0 (dread f32 %Reg0_F)
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 1))
  goto @label18
@label19
LOC 1 22
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_D 0 (dread f64 %Reg8_D)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28D_29V (dread ref %Reg0_R116, dread f64 %Reg1_D) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_F 0 (dread f32 %Reg10_F)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28F_29V (dread ref %Reg0_R116, dread f32 %Reg1_F) {}
LOC 1 23
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_D 0 (constval f64 1.5)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28D_29V (dread ref %Reg0_R116, dread f64 %Reg1_D) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_D 0 (constval f64 -1.5)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28D_29V (dread ref %Reg0_R116, dread f64 %Reg1_D) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R117 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R117) {}
  intrinsiccallwithtype <$LNumCasts_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNumCasts_3B_7Cinf_7C_28_29D () { dassign %Reg2_D 0 }
  dassign %Reg3_D 0 (constval f64 2)
  dassign %Reg2_D 0 (rem f64 (dread f64 %Reg2_D, dread f64 %Reg3_D))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread f64 %Reg2_D) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_18 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R118) { dassign %Reg1_R117 0 }
  dassign %Reg2_D 0 (constval f64 2)
  intrinsiccallwithtype <$LNumCasts_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNumCasts_3B_7Cinf_7C_28_29D () { dassign %Reg3_D 0 }
  dassign %Reg2_D 0 (rem f64 (dread f64 %Reg2_D, dread f64 %Reg3_D))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread f64 %Reg2_D) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_18 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R118) { dassign %Reg1_R117 0 }
  dassign %Reg2_D 0 (constval f64 -0)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread f64 %Reg2_D) { dassign %Reg1_R117 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_18 0 }
  dassign %Reg2_R118 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread ref %Reg2_R118) { dassign %Reg1_R117 0 }
  dassign %Reg2_D 0 (constval f64 1)
  intrinsiccallwithtype <$LNumCasts_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNumCasts_3B_7Czero_7C_28_29D () { dassign %Reg3_D 0 }
  dassign %Reg2_D 0 (rem f64 (dread f64 %Reg2_D, dread f64 %Reg3_D))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R117, dread f64 %Reg2_D) { dassign %Reg1_R117 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R117) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R118) {}
LOC 1 24
  dassign %Reg0_I 0 (constval i32 -56)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (constval i32 100)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (sext i32 8 (dread i32 %Reg0_I))
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (ashr i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (sext i32 8 (dread i32 %Reg0_I))
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R116, dread i32 %Reg1_I) {}
LOC 1 25
  dassign %Reg0_I 0 (constval i32 122)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg0_D 0 (cvt f64 i32 (dread i32 %Reg0_I))
  dassign %Reg1_D 0 (constval f64 1.7)
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg0_I 0 (cvt i32 f64 (dread f64 %Reg0_D))
  dassign %Reg0_I 0 (zext i32 16 (dread i32 %Reg0_I))
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28C_29V (dread ref %Reg0_R116, dread u16 %Reg1_C) {}
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (zext i32 16 (dread i32 %Reg0_I))
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R116, dread i32 %Reg1_I) {}
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_I 0 (constval i32 700)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (zext i32 16 (dread i32 %Reg0_I))
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R116, dread i32 %Reg1_I) {}
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (zext i32 16 (dread i32 %Reg0_I))
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R116, dread i32 %Reg1_I) {}
LOC 1 26
  dassign %Reg0_I 0 (constval i32 0x7fff)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (sext i32 16 (dread i32 %Reg0_I))
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R116, dread i32 %Reg1_I) {}
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg0_D 0 (cvt f64 i32 (dread i32 %Reg0_I))
  dassign %Reg1_D 0 (constval f64 0.5)
  dassign %Reg0_D 0 (sub f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg0_I 0 (cvt i32 f64 (dread f64 %Reg0_D))
  dassign %Reg0_I 0 (sext i32 16 (dread i32 %Reg0_I))
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R116, dread i32 %Reg1_I) {}
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (lshr i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (sext i32 16 (dread i32 %Reg0_I))
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R116, dread i32 %Reg1_I) {}
LOC 1 27
  dassign %Reg0_I 0 (constval i32 0x40000000)
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg0_D 0 (cvt f64 i32 (dread i32 %Reg0_I))
  dassign %Reg1_D 0 (constval f64 2.5)
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg0_I 0 (cvt i32 f64 (dread f64 %Reg0_D))
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R116, dread i32 %Reg1_I) {}
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg0_D 0 (cvt f64 i32 (dread i32 %Reg0_I))
  dassign %Reg1_D 0 (constval f64 1e+20)
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg0_I 0 (cvt i32 f64 (dread f64 %Reg0_D))
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R116, dread i32 %Reg1_I) {}
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg0_J 0 (cvt i64 i32 (dread i32 %Reg0_I))
  dassign %Reg1_J 0 (constval i64 0xb2d05e00)
  dassign %Reg0_J 0 (sub i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg0_I 0 (cvt i32 i64 (dread i64 %Reg0_J))
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R116, dread i32 %Reg1_I) {}
LOC 1 28
  dassign %Reg0_J 0 (constval i64 -1)
  dassign %Reg15_J 0 (dread i64 %Reg0_J)
  dassign %Reg0_J 0 (dread i64 %Reg15_J)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_J 0 (lshr i64 (dread i64 %Reg0_J, dread i32 %Reg1_I))
  dassign %Reg15_J 0 (dread i64 %Reg0_J)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_J 0 (dread i64 %Reg15_J)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V (dread ref %Reg0_R116, dread i64 %Reg1_J) {}
  dassign %Reg0_J 0 (dread i64 %Reg15_J)
  dassign %Reg1_J 0 (constval i64 1)
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg15_J 0 (dread i64 %Reg0_J)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_J 0 (dread i64 %Reg15_J)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V (dread ref %Reg0_R116, dread i64 %Reg1_J) {}
  dassign %Reg0_J 0 (dread i64 %Reg15_J)
  dassign %Reg1_J 0 (constval i64 -1)
  dassign %Reg0_J 0 (div i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg15_J 0 (dread i64 %Reg0_J)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_J 0 (dread i64 %Reg15_J)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V (dread ref %Reg0_R116, dread i64 %Reg1_J) {}
  dassign %Reg0_J 0 (dread i64 %Reg15_J)
  dassign %Reg1_J 0 (constval i64 0x5555)
  dassign %Reg0_J 0 (bxor i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg15_J 0 (dread i64 %Reg0_J)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_J 0 (dread i64 %Reg15_J)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V (dread ref %Reg0_R116, dread i64 %Reg1_J) {}
  dassign %Reg0_J 0 (dread i64 %Reg15_J)
  dassign %Reg1_I 0 (constval i32 65)
  dassign %Reg0_J 0 (shl i64 (dread i64 %Reg0_J, dread i32 %Reg1_I))
  dassign %Reg15_J 0 (dread i64 %Reg0_J)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_J 0 (dread i64 %Reg15_J)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V (dread ref %Reg0_R116, dread i64 %Reg1_J) {}
LOC 1 29
  dassign %Reg0_F 0 (constval f32 16777216f)
  dassign %Reg17_F 0 (dread f32 %Reg0_F)
  dassign %Reg0_F 0 (dread f32 %Reg17_F)
  dassign %Reg1_F 0 (constval f32 1f)
  dassign %Reg0_F 0 (add f32 (dread f32 %Reg0_F, dread f32 %Reg1_F))
  dassign %Reg17_F 0 (dread f32 %Reg0_F)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_F 0 (dread f32 %Reg17_F)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28F_29V (dread ref %Reg0_R116, dread f32 %Reg1_F) {}
  dassign %Reg0_F 0 (dread f32 %Reg17_F)
  dassign %Reg0_D 0 (cvt f64 f32 (dread f32 %Reg0_F))
  dassign %Reg1_D 0 (constval f64 1.5)
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg0_F 0 (cvt f32 f64 (dread f64 %Reg0_D))
  dassign %Reg17_F 0 (dread f32 %Reg0_F)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_F 0 (dread f32 %Reg17_F)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28F_29V (dread ref %Reg0_R116, dread f32 %Reg1_F) {}
LOC 1 30
  dassign %Reg0_D 0 (constval f64 0.10000000149011612)
  dassign %Reg18_D 0 (dread f64 %Reg0_D)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_D 0 (dread f64 %Reg18_D)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28D_29V (dread ref %Reg0_R116, dread f64 %Reg1_D) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_D 0 (constval f64 0.30000000000000004)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28D_29V (dread ref %Reg0_R116, dread f64 %Reg1_D) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_F 0 (constval f32 0.300000012f)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28F_29V (dread ref %Reg0_R116, dread f32 %Reg1_F) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_F 0 (constval f32 0.300000012f)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28F_29V (dread ref %Reg0_R116, dread f32 %Reg1_F) {}
LOC 1 31
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_620039003800b103ac20) { dassign %L_STR_19 0 }
  dassign %Reg1_R118 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R118) {}
LOC 1 32
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (constval i32 8)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R116, dread i32 %Reg1_I) {}
LOC 1 33
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_730061006d006500) { dassign %L_STR_20 0 }
  dassign %Reg1_R118 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R118) {}
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_J 0 (constval i64 0xde0b6b000000000)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V (dread ref %Reg0_R116, dread i64 %Reg1_J) {}
LOC 1 34
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_57b4ad702f1d00d87be07c43e34ff5f5) { dassign %L_STR_21 0 }
  dassign %Reg1_R118 0 (dread ptr %L_STR_21)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R118) {}
LOC 1 35
  return ()
}
func &LNumCasts_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 5
  var %Reg0_I i32
  var %Reg0_R115 <* <[] f64>>
  var %Reg1_I i32
  var %Reg2_D f64
  var %Reg0_R119 <* <[] f32>>
  var %Reg2_F f32
  var %Reg0_R120 <* <[] i64>>
  var %Reg2_J i64

LOC 1 2
  dassign %Reg0_I 0 (constval i32 30)
  dassign %Reg0_R115 0 (gcmallocjarray ref <[] f64> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_D 0 (constval f64 0)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_D 0 (constval f64 -0)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_D 0 (constval f64 1.5)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_D 0 (constval f64 -1.5)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg2_D 0 (constval f64 0.5)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg2_D 0 (constval f64 2147483647)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 6)
  dassign %Reg2_D 0 (constval f64 2147483648)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg2_D 0 (constval f64 -2147483648)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 8)
  dassign %Reg2_D 0 (constval f64 -2147483649)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 9)
  dassign %Reg2_D 0 (constval f64 9.2233720368547758e+18)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg2_D 0 (constval f64 -9.2233720368547758e+18)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg2_D 0 (constval f64 1.0000000000000001e+300)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 12)
  dassign %Reg2_D 0 (constval f64 -1.0000000000000001e+300)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 13)
LOC 1 3
  intrinsiccallwithtype <$LNumCasts_24Double_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNumCasts_24Double_3B_7CNaN_7C_28_29D () { dassign %Reg2_D 0 }
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 14)
  callassigned &LNumCasts_3B_7Cinf_7C_28_29D () { dassign %Reg2_D 0 }
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 15)
  callassigned &LNumCasts_3B_7Cinf_7C_28_29D () { dassign %Reg2_D 0 }
  dassign %Reg2_D 0 (neg f64 (dread f64 %Reg2_D))
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 16)
  dassign %Reg2_D 0 (constval f64 4.9406564584124654e-324)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 17)
  dassign %Reg2_D 0 (constval f64 1.0000000000000001e-05)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 18)
  dassign %Reg2_D 0 (constval f64 10000000)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 19)
  dassign %Reg2_D 0 (constval f64 0.001)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 20)
  dassign %Reg2_D 0 (constval f64 123456789.125)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 21)
  dassign %Reg2_D 0 (constval f64 0.33333333333333331)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 22)
  dassign %Reg2_D 0 (constval f64 100)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 23)
  dassign %Reg2_D 0 (constval f64 1e+21)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 24)
  dassign %Reg2_D 0 (constval f64 65535.900000000001)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 25)
  dassign %Reg2_D 0 (constval f64 65536)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 26)
  dassign %Reg2_D 0 (constval f64 -0.98999999999999999)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 27)
  dassign %Reg2_D 0 (constval f64 255.5)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 28)
  dassign %Reg2_D 0 (constval f64 127.999)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 29)
  dassign %Reg2_D 0 (constval f64 -129)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign $LNumCasts_3B_7Cds 0 (dread ref %Reg0_R115)
LOC 1 7
  dassign %Reg0_I 0 (constval i32 13)
  dassign %Reg0_R119 0 (gcmallocjarray ref <[] f32> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_F 0 (constval f32 0f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_F 0 (constval f32 -0f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_F 0 (constval f32 1.10000002f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_F 0 (constval f32 3.40282347e+38f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg2_F 0 (constval f32 1.40129846e-45f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg2_F 0 (constval f32 16777216f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 6)
  dassign %Reg2_F 0 (constval f32 0.100000001f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg2_F 0 (constval f32 -2.5f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 8)
  dassign %Reg2_F 0 (constval f32 1e+10f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 9)
  dassign %Reg2_F 0 (constval f32 1.00000001e-10f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg2_F 0 (constval f32 33554432f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg2_F 0 (constval f32 2.14748365e+09f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 12)
  dassign %Reg2_F 0 (constval f32 9.22337204e+18f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign $LNumCasts_3B_7Cfs 0 (dread ref %Reg0_R119)
LOC 1 8
  dassign %Reg0_I 0 (constval i32 16)
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
  dassign %Reg2_J 0 (constval i64 255)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg2_J 0 (constval i64 256)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg2_J 0 (constval i64 0xffff)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg1_I 0 (constval i32 6)
  dassign %Reg2_J 0 (constval i64 0x10000)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg2_J 0 (constval i64 0x7fffffff)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg1_I 0 (constval i32 8)
  dassign %Reg2_J 0 (constval i64 0x80000000)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg1_I 0 (constval i32 9)
  dassign %Reg2_J 0 (constval i64 -2147483648)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg2_J 0 (constval i64 -2147483649)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg2_J 0 (constval i64 0x7fffffffffffffff)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg1_I 0 (constval i32 12)
  dassign %Reg2_J 0 (constval i64 -9223372036854775808)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg1_I 0 (constval i32 13)
  dassign %Reg2_J 0 (constval i64 0x20000000000001)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg1_I 0 (constval i32 14)
  dassign %Reg2_J 0 (constval i64 0x1000001)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign %Reg1_I 0 (constval i32 15)
  dassign %Reg2_J 0 (constval i64 -9223372034707292160)
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
  dassign $LNumCasts_3B_7Cls 0 (dread ref %Reg0_R120)
  return ()
}
func &LNumCasts_24Double_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LNumCasts_24Double_3B>>) void {
  funcid 6
  var %Reg1_R121 <* <$LNumCasts_24Double_3B>>
  var %Reg0_R121 <* <$LNumCasts_24Double_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R121 0 (dread ref %_this)
LOC 1 6
  dassign %Reg0_R121 0 (dread ref %Reg1_R121)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R121))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LNumCasts_24Double_3B_7CNaN_7C_28_29D static () f64 {
  funcid 7
  var %Reg0_D f64
  var %Reg1_D f64

  intrinsiccallwithtype <$LNumCasts_24Double_3B> JAVA_CLINIT_CHECK ()
  intrinsiccallwithtype <$LNumCasts_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNumCasts_3B_7Czero_7C_28_29D () { dassign %Reg0_D 0 }
  intrinsiccallwithtype <$LNumCasts_3B> JAVA_CLINIT_CHECK ()
  callassigned &LNumCasts_3B_7Czero_7C_28_29D () { dassign %Reg1_D 0 }
  dassign %Reg0_D 0 (div f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  return (dread f64 %Reg0_D)
}
