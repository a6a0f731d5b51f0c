flavor 1
srclang 3
id 65535
numfuncs 52
import "library.mplt"
import "Megamorphic.mplt"
entryfunc &LMegamorphic_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Megamorphic.class",
  @INFO_filename "Megamorphic$C0.class",
  @INFO_filename "Megamorphic$C1.class",
  @INFO_filename "Megamorphic$C2.class",
  @INFO_filename "Megamorphic$C3.class",
  @INFO_filename "Megamorphic$C4.class",
  @INFO_filename "Megamorphic$C5.class",
  @INFO_filename "Megamorphic$Calc.class",
  @INFO_filename "Megamorphic$I0.class",
  @INFO_filename "Megamorphic$I1.class",
  @INFO_filename "Megamorphic$I2.class",
  @INFO_filename "Megamorphic$M.class",
  @INFO_filename "Megamorphic$N.class",
  @INFO_filename "Megamorphic$O0.class",
  @INFO_filename "Megamorphic$O1.class",
  @INFO_filename "Megamorphic$O2.class",
  @INFO_filename "Megamorphic$O3.class",
  @INFO_filename "Megamorphic$O4.class",
  @INFO_filename "Megamorphic$O5.class",
  @INFO_filename "Megamorphic$O6.class",
  @INFO_filename "Megamorphic$O7.class",
  @INFO_filename "Megamorphic$O8.class",
  @INFO_filename "Megamorphic$O9.class",
  @INFO_filename "Megamorphic$Op.class"}
srcfileinfo {
  1 "Megamorphic.java"}
javaclass $LMegamorphic_3B <$LMegamorphic_3B> public
javaclass $LMegamorphic_24C0_3B <$LMegamorphic_24C0_3B>
javaclass $LMegamorphic_24C1_3B <$LMegamorphic_24C1_3B>
javaclass $LMegamorphic_24C2_3B <$LMegamorphic_24C2_3B>
javaclass $LMegamorphic_24C3_3B <$LMegamorphic_24C3_3B>
javaclass $LMegamorphic_24C4_3B <$LMegamorphic_24C4_3B>
javaclass $LMegamorphic_24C5_3B <$LMegamorphic_24C5_3B>
javainterface $LMegamorphic_24Calc_3B <$LMegamorphic_24Calc_3B> abstract
javainterface $LMegamorphic_24I0_3B <$LMegamorphic_24I0_3B> abstract
javainterface $LMegamorphic_24I1_3B <$LMegamorphic_24I1_3B> abstract
javainterface $LMegamorphic_24I2_3B <$LMegamorphic_24I2_3B> abstract
javaclass $LMegamorphic_24M_3B <$LMegamorphic_24M_3B>
javaclass $LMegamorphic_24N_3B <$LMegamorphic_24N_3B>
javaclass $LMegamorphic_24O0_3B <$LMegamorphic_24O0_3B>
javaclass $LMegamorphic_24O1_3B <$LMegamorphic_24O1_3B>
javaclass $LMegamorphic_24O2_3B <$LMegamorphic_24O2_3B>
javaclass $LMegamorphic_24O3_3B <$LMegamorphic_24O3_3B>
javaclass $LMegamorphic_24O4_3B <$LMegamorphic_24O4_3B>
javaclass $LMegamorphic_24O5_3B <$LMegamorphic_24O5_3B>
javaclass $LMegamorphic_24O6_3B <$LMegamorphic_24O6_3B>
javaclass $LMegamorphic_24O7_3B <$LMegamorphic_24O7_3B>
javaclass $LMegamorphic_24O8_3B <$LMegamorphic_24O8_3B>
javaclass $LMegamorphic_24O9_3B <$LMegamorphic_24O9_3B>
javaclass $LMegamorphic_24Op_3B <$LMegamorphic_24Op_3B> abstract
func &LMegamorphic_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LMegamorphic_3B>>) void
func &LMegamorphic_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg22_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LMegamorphic_24C0_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24C0_3B>>) void
func &LMegamorphic_24C0_3B_7Ccalc_7C_28J_29J public virtual (var %_this <* <$LMegamorphic_24C0_3B>>, var %Reg5_J i64) i64
func &LMegamorphic_24C1_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24C1_3B>>) void
func &LMegamorphic_24C1_3B_7Ccalc_7C_28J_29J public virtual (var %_this <* <$LMegamorphic_24C1_3B>>, var %Reg5_J i64) i64
func &LMegamorphic_24C2_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24C2_3B>>) void
func &LMegamorphic_24C2_3B_7Ccalc_7C_28J_29J public virtual (var %_this <* <$LMegamorphic_24C2_3B>>, var %Reg5_J i64) i64
func &LMegamorphic_24C2_3B_7Ctwice_7C_28J_29J public virtual (var %_this <* <$LMegamorphic_24C2_3B>>, var %Reg3_J i64) i64
func &LMegamorphic_24C3_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24C3_3B>>) void
func &LMegamorphic_24C3_3B_7Ccalc_7C_28J_29J public virtual (var %_this <* <$LMegamorphic_24C3_3B>>, var %Reg5_J i64) i64
func &LMegamorphic_24C4_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24C4_3B>>) void
func &LMegamorphic_24C4_3B_7Ccalc_7C_28J_29J public virtual (var %_this <* <$LMegamorphic_24C4_3B>>, var %Reg4_J i64) i64
func &LMegamorphic_24C5_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24C5_3B>>) void
func &LMegamorphic_24C5_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LMegamorphic_24C5_3B>>) void
func &LMegamorphic_24C5_3B_7Ccalc_7C_28J_29J public virtual (var %_this <* <$LMegamorphic_24C5_3B>>, var %Reg5_J i64) i64
func &LMegamorphic_24Calc_3B_7Ccalc_7C_28J_29J public virtual abstract (var %_this <* <$LMegamorphic_24Calc_3B>>, var %Reg1_J i64) i64
func &LMegamorphic_24Calc_3B_7Ctwice_7C_28J_29J public virtual (var %_this <* <$LMegamorphic_24Calc_3B>>, var %Reg5_J i64) i64
func &LMegamorphic_24I0_3B_7Ca_7C_28_29I public virtual abstract (var %_this <* <$LMegamorphic_24I0_3B>>) i32
func &LMegamorphic_24I1_3B_7Cb_7C_28_29I public virtual abstract (var %_this <* <$LMegamorphic_24I1_3B>>) i32
func &LMegamorphic_24I2_3B_7Cc_7C_28_29I public virtual abstract (var %_this <* <$LMegamorphic_24I2_3B>>) i32
func &LMegamorphic_24M_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LMegamorphic_24M_3B>>, var %Reg3_I i32) void
func &LMegamorphic_24M_3B_7Ca_7C_28_29I public virtual (var %_this <* <$LMegamorphic_24M_3B>>) i32
func &LMegamorphic_24M_3B_7Cb_7C_28_29I public virtual (var %_this <* <$LMegamorphic_24M_3B>>) i32
func &LMegamorphic_24M_3B_7Cc_7C_28_29I public virtual (var %_this <* <$LMegamorphic_24M_3B>>) i32
func &LMegamorphic_24N_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24N_3B>>) void
func &LMegamorphic_24N_3B_7Cb_7C_28_29I public virtual (var %_this <* <$LMegamorphic_24N_3B>>) i32
func &LMegamorphic_24N_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$LMegamorphic_24N_3B>>, var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &LMegamorphic_24N_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$LMegamorphic_24N_3B>>) i32
func &LMegamorphic_24N_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LMegamorphic_24N_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LMegamorphic_24O0_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24O0_3B>>) void
func &LMegamorphic_24O0_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LMegamorphic_24O0_3B>>, var %Reg3_I i32) i32
func &LMegamorphic_24O1_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24O1_3B>>) void
func &LMegamorphic_24O1_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LMegamorphic_24O1_3B>>, var %Reg3_I i32) i32
func &LMegamorphic_24O2_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24O2_3B>>) void
func &LMegamorphic_24O2_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LMegamorphic_24O2_3B>>, var %Reg3_I i32) i32
func &LMegamorphic_24O3_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24O3_3B>>) void
func &LMegamorphic_24O3_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LMegamorphic_24O3_3B>>, var %Reg3_I i32) i32
func &LMegamorphic_24O4_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24O4_3B>>) void
func &LMegamorphic_24O4_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LMegamorphic_24O4_3B>>, var %Reg3_I i32) i32
func &LMegamorphic_24O5_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24O5_3B>>) void
func &LMegamorphic_24O6_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24O6_3B>>) void
func &LMegamorphic_24O6_3B_7Cg_7C_28I_29I virtual (var %_this <* <$LMegamorphic_24O6_3B>>, var %Reg3_I i32) i32
func &LMegamorphic_24O7_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24O7_3B>>) void
func &LMegamorphic_24O7_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LMegamorphic_24O7_3B>>, var %Reg6_I i32) i32
func &LMegamorphic_24O8_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24O8_3B>>) void
func &LMegamorphic_24O8_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LMegamorphic_24O8_3B>>, var %Reg3_I i32) i32
func &LMegamorphic_24O9_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24O9_3B>>) void
func &LMegamorphic_24O9_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LMegamorphic_24O9_3B>>, var %Reg2_I i32) i32
func &LMegamorphic_24Op_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24Op_3B>>) void
func &LMegamorphic_24Op_3B_7Cf_7C_28I_29I virtual abstract (var %_this <* <$LMegamorphic_24Op_3B>>, var %Reg1_I i32) i32
func &LMegamorphic_24Op_3B_7Cg_7C_28I_29I virtual (var %_this <* <$LMegamorphic_24Op_3B>>, var %Reg4_I i32) i32
var $_C_STR_730074007200 fstatic <[3] u64> readonly = [0, 0x700000000, 0x7274730001be31]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_4e00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x4e0000004e]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_J i64) void
func &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B public static (var %Reg0_I i32) <* <$Ljava_2Flang_2FInteger_3B>>
func &Ljava_2Flang_2FCharacter_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FCharacter_3B public static (var %Reg0_C u16) <* <$Ljava_2Flang_2FCharacter_3B>>
func &Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B public static (var %Reg0_D f64) <* <$Ljava_2Flang_2FDouble_3B>>
func &Ljava_2Flang_2FRunnable_3B_7Crun_7C_28_29V public virtual abstract (var %_this <* <$Ljava_2Flang_2FRunnable_3B>>) void
func &Ljava_2Flang_2FNumber_3B_7CintValue_7C_28_29I public virtual abstract (var %_this <* <$Ljava_2Flang_2FNumber_3B>>) i32
func &Ljava_2Flang_2FCharSequence_3B_7Clength_7C_28_29I public virtual abstract (var %_this <* <$Ljava_2Flang_2FCharSequence_3B>>) i32
func &Ljava_2Flang_2FObject_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R139 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) i32
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R139 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &LMegamorphic_24C4_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LMegamorphic_24C4_3B>>, var %Reg1_I i32) i32
func &LMegamorphic_24O6_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LMegamorphic_24O6_3B>>, var %Reg1_I i32) i32
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LMegamorphic_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LMegamorphic_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LMegamorphic_3B>>
  var %Reg0_R112 <* <$LMegamorphic_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LMegamorphic_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg22_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 2
  var %Reg0_I i32
  var %Reg0_R115 <* <[] <* <$LMegamorphic_24Op_3B>>>>
  var %Reg1_I i32
  var %Reg2_R116 <* <$LMegamorphic_24O0_3B>>
  var %Reg2_R117 <* <$LMegamorphic_24O1_3B>>
  var %Reg2_R118 <* <$LMegamorphic_24O2_3B>>
  var %Reg2_R119 <* <$LMegamorphic_24O3_3B>>
  var %Reg2_R120 <* <$LMegamorphic_24O4_3B>>
  var %Reg2_R121 <* <$LMegamorphic_24O5_3B>>
  var %Reg2_R122 <* <$LMegamorphic_24O6_3B>>
  var %Reg2_R123 <* <$LMegamorphic_24O7_3B>>
  var %Reg2_R124 <* <$LMegamorphic_24O8_3B>>
  var %Reg2_R125 <* <$LMegamorphic_24O9_3B>>
  var %Reg8_R115 <* <[] <* <$LMegamorphic_24Op_3B>>>>
  var %Reg9_I i32
  var %Reg10_I i32
  var %Reg2_I i32
  var %Reg2_R115 <* <[] <* <$LMegamorphic_24Op_3B>>>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg11_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg11_R126 <* <$LMegamorphic_24Op_3B>>
  var %Reg0_R126 <* <$LMegamorphic_24Op_3B>>
  var %Reg0_R127 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg0_R128 <* <[] <* <$LMegamorphic_24Calc_3B>>>>
  var %Reg2_R129 <* <$LMegamorphic_24C0_3B>>
  var %Reg2_R130 <* <$LMegamorphic_24C1_3B>>
  var %Reg2_R131 <* <$LMegamorphic_24C2_3B>>
  var %Reg2_R132 <* <$LMegamorphic_24C3_3B>>
  var %Reg2_R133 <* <$LMegamorphic_24C4_3B>>
  var %Reg2_R134 <* <$LMegamorphic_24C5_3B>>
  var %Reg10_R128 <* <[] <* <$LMegamorphic_24Calc_3B>>>>
  var %Reg0_J i64
  var %Reg11_J i64
  var %Reg13_I i32
  var %Reg2_R128 <* <[] <* <$LMegamorphic_24Calc_3B>>>>
  var %Reg14_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg14_R135 <* <$LMegamorphic_24Calc_3B>>
  var %Reg0_R135 <* <$LMegamorphic_24Calc_3B>>
  var %Reg1_J i64
  var %Reg6_J i64
  var %Reg0_R136 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg2_R137 <* <$LMegamorphic_24M_3B>>
  var %Reg3_I i32
  var %Reg2_R138 <* <$LMegamorphic_24N_3B>>
  var %Reg2_R139 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R140 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg2_C u16
  var %Reg2_R141 <* <$Ljava_2Flang_2FCharacter_3B>>
  var %Reg2_D f64
  var %Reg2_R142 <* <$Ljava_2Flang_2FDouble_3B>>
  var %Reg2_R143 <* <[] i32>>
  var %Reg13_R136 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg14_I i32
  var %Reg15_I i32
  var %Reg16_R136 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg16_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg17_I i32
  var %Reg18_I i32
  var %Reg19_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R144 <* <$LMegamorphic_24I2_3B>>
  var %Reg1_R145 <* <$LMegamorphic_24I0_3B>>
  var %Reg1_R135 <* <$LMegamorphic_24Calc_3B>>
  var %Reg2_J i64
  var %Reg0_R146 <* <$Ljava_2Flang_2FRunnable_3B>>
  var %Reg1_R147 <* <$Ljava_2Flang_2FNumber_3B>>
  var %Reg1_R148 <* <$Ljava_2Flang_2FCharSequence_3B>>
  var %Reg1_R136 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg0_Z u1
  var %Reg0_R138 <* <$LMegamorphic_24N_3B>>
  var %Reg15_R138 <* <$LMegamorphic_24N_3B>>
  var %Reg15_R149 <* <$LMegamorphic_24I1_3B>>
  var %Reg0_R149 <* <$LMegamorphic_24I1_3B>>
  var %Reg0_R145 <* <$LMegamorphic_24I0_3B>>
  var %Reg16_R145 <* <$LMegamorphic_24I0_3B>>
  var %Reg1_R150 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R145 <* <$LMegamorphic_24I0_3B>>
  var %Reg3_R149 <* <$LMegamorphic_24I1_3B>>
  var %Reg3_R145 <* <$LMegamorphic_24I0_3B>>
  var %Reg3_R144 <* <$LMegamorphic_24I2_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R149 <* <$LMegamorphic_24I1_3B>>
  var %Reg3_R137 <* <$LMegamorphic_24M_3B>>
  var %Reg4_I i32
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_Z u1
  var %Reg1_R139 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R150 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg17_R150 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg18_R115 <* <[] <* <$LMegamorphic_24Op_3B>>>>
  var %Reg18_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg19_I i32
  var %Reg20_I i32
  var %Reg21_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg21_R126 <* <$LMegamorphic_24Op_3B>>
  var %Reg1_R126 <* <$LMegamorphic_24Op_3B>>
  var %Reg1_C u16
  var %Reg0_R129 <* <$LMegamorphic_24C0_3B>>
  var %Reg18_R129 <* <$LMegamorphic_24C0_3B>>
  var %Reg18_R135 <* <$LMegamorphic_24Calc_3B>>
  var %Reg19_J i64
  var %Reg21_I i32
  var %Reg0_R131 <* <$LMegamorphic_24C2_3B>>
  var %Reg18_R131 <* <$LMegamorphic_24C2_3B>>
  var %Reg0_R132 <* <$LMegamorphic_24C3_3B>>
  var %Reg18_R132 <* <$LMegamorphic_24C3_3B>>

ALIAS %o %Reg21_R126 <* <$LMegamorphic_24Op_3B>>
ALIAS %i %Reg21_I i32
ALIAS %c %Reg14_R135 <* <$LMegamorphic_24Calc_3B>>
ALIAS %r %Reg15_I i32
ALIAS %args %Reg22_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %ops %Reg8_R115 <* <[] <* <$LMegamorphic_24Op_3B>>>>
ALIAS %x %Reg9_I i32
ALIAS %cs %Reg10_R128 <* <[] <* <$LMegamorphic_24Calc_3B>>>>
ALIAS %y %Reg11_J i64
ALIAS %objs %Reg13_R136 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
ALIAS %n %Reg14_I i32
ALIAS %b %Reg15_R149 <* <$LMegamorphic_24I1_3B>>
ALIAS %a %Reg16_R145 <* <$LMegamorphic_24I0_3B>>
ALIAS %s %Reg17_R150 <* <$Ljava_2Flang_2FStringBuilder_3B>>
ALIAS %mono %Reg18_R135 <* <$LMegamorphic_24Calc_3B>>
ALIAS %z %Reg19_J i64
  intrinsiccallwithtype <$LMegamorphic_3B> JAVA_CLINIT_CHECK ()
LOC 1 174
  dassign %Reg0_I 0 (constval i32 10)
  dassign %Reg0_R115 0 (gcmallocjarray ref <[] <* <$LMegamorphic_24Op_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  intrinsiccallwithtype <$LMegamorphic_24O0_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R116 0 (gcmalloc ref <$LMegamorphic_24O0_3B>)
  callassigned &LMegamorphic_24O0_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R116) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R116)
  dassign %Reg1_I 0 (constval i32 1)
  intrinsiccallwithtype <$LMegamorphic_24O1_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R117 0 (gcmalloc ref <$LMegamorphic_24O1_3B>)
  callassigned &LMegamorphic_24O1_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R117) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R117)
  dassign %Reg1_I 0 (constval i32 2)
  intrinsiccallwithtype <$LMegamorphic_24O2_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R118 0 (gcmalloc ref <$LMegamorphic_24O2_3B>)
  callassigned &LMegamorphic_24O2_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R118) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R118)
  dassign %Reg1_I 0 (constval i32 3)
  intrinsiccallwithtype <$LMegamorphic_24O3_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R119 0 (gcmalloc ref <$LMegamorphic_24O3_3B>)
  callassigned &LMegamorphic_24O3_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R119) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R119)
  dassign %Reg1_I 0 (constval i32 4)
  intrinsiccallwithtype <$LMegamorphic_24O4_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R120 0 (gcmalloc ref <$LMegamorphic_24O4_3B>)
  callassigned &LMegamorphic_24O4_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R120) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R120)
  dassign %Reg1_I 0 (constval i32 5)
  intrinsiccallwithtype <$LMegamorphic_24O5_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R121 0 (gcmalloc ref <$LMegamorphic_24O5_3B>)
  callassigned &LMegamorphic_24O5_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R121) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R121)
  dassign %Reg1_I 0 (constval i32 6)
  intrinsiccallwithtype <$LMegamorphic_24O6_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R122 0 (gcmalloc ref <$LMegamorphic_24O6_3B>)
  callassigned &LMegamorphic_24O6_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R122) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R122)
  dassign %Reg1_I 0 (constval i32 7)
  intrinsiccallwithtype <$LMegamorphic_24O7_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R123 0 (gcmalloc ref <$LMegamorphic_24O7_3B>)
  callassigned &LMegamorphic_24O7_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R123) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R123)
  dassign %Reg1_I 0 (constval i32 8)
  intrinsiccallwithtype <$LMegamorphic_24O8_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R124 0 (gcmalloc ref <$LMegamorphic_24O8_3B>)
  callassigned &LMegamorphic_24O8_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R124) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R124)
  dassign %Reg1_I 0 (constval i32 9)
  intrinsiccallwithtype <$LMegamorphic_24O9_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R125 0 (gcmalloc ref <$LMegamorphic_24O9_3B>)
  callassigned &LMegamorphic_24O9_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R125) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R125)
  dassign %Reg8_R115 0 (dread ref %Reg0_R115)
LOC 1 175
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
LOC 1 176
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 0x1388)
  brtrue @label2 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 177
  dassign %Reg0_R115 0 (dread ref %Reg8_R115)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (constval i32 0x7fffffff)
  dassign %Reg1_I 0 (band i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_R115 0 (dread ref %Reg8_R115)
  dassign %Reg2_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg2_R115))
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I)))
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
LOC 1 178
  dassign %Reg11_R126 0 (retype ref <* <$LMegamorphic_24Op_3B>> (dread ref %Reg11_R113))
  dassign %Reg0_R126 0 (dread ref %Reg11_R126)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  virtualcallassigned &LMegamorphic_24Op_3B_7Cf_7C_28I_29I (dread ref %Reg0_R126, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
LOC 1 179
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label1 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg11_R126 0 (retype ref <* <$LMegamorphic_24Op_3B>> (dread ref %Reg11_R113))
  dassign %Reg0_R126 0 (dread ref %Reg11_R126)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  virtualcallassigned &LMegamorphic_24Op_3B_7Cg_7C_28I_29I (dread ref %Reg0_R126, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
@label1
LOC 1 176
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  goto @label0
@label2
LOC 1 181
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R127, dread i32 %Reg1_I) {}
LOC 1 182
  dassign %Reg0_I 0 (constval i32 6)
  dassign %Reg0_R128 0 (gcmallocjarray ref <[] <* <$LMegamorphic_24Calc_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  intrinsiccallwithtype <$LMegamorphic_24C0_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R129 0 (gcmalloc ref <$LMegamorphic_24C0_3B>)
  callassigned &LMegamorphic_24C0_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R129) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R128, dread i32 %Reg1_I), 
    dread ref %Reg2_R129)
  dassign %Reg1_I 0 (constval i32 1)
  intrinsiccallwithtype <$LMegamorphic_24C1_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R130 0 (gcmalloc ref <$LMegamorphic_24C1_3B>)
  callassigned &LMegamorphic_24C1_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R130) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R128, dread i32 %Reg1_I), 
    dread ref %Reg2_R130)
  dassign %Reg1_I 0 (constval i32 2)
  intrinsiccallwithtype <$LMegamorphic_24C2_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R131 0 (gcmalloc ref <$LMegamorphic_24C2_3B>)
  callassigned &LMegamorphic_24C2_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R131) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R128, dread i32 %Reg1_I), 
    dread ref %Reg2_R131)
  dassign %Reg1_I 0 (constval i32 3)
  intrinsiccallwithtype <$LMegamorphic_24C3_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R132 0 (gcmalloc ref <$LMegamorphic_24C3_3B>)
  callassigned &LMegamorphic_24C3_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R132) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R128, dread i32 %Reg1_I), 
    dread ref %Reg2_R132)
  dassign %Reg1_I 0 (constval i32 4)
  intrinsiccallwithtype <$LMegamorphic_24C4_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R133 0 (gcmalloc ref <$LMegamorphic_24C4_3B>)
  callassigned &LMegamorphic_24C4_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R133) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R128, dread i32 %Reg1_I), 
    dread ref %Reg2_R133)
  dassign %Reg1_I 0 (constval i32 5)
  intrinsiccallwithtype <$LMegamorphic_24C5_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R134 0 (gcmalloc ref <$LMegamorphic_24C5_3B>)
  callassigned &LMegamorphic_24C5_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R134) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R128, dread i32 %Reg1_I), 
    dread ref %Reg2_R134)
  dassign %Reg10_R128 0 (dread ref %Reg0_R128)
LOC 1 183
  dassign %Reg0_J 0 (constval i64 1)
  dassign %Reg11_J 0 (dread i64 %Reg0_J)
LOC 1 184
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label3
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 0x1388)
  brtrue @label6 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 185
  dassign %Reg0_R128 0 (dread ref %Reg10_R128)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg2_R128 0 (dread ref %Reg10_R128)
  dassign %Reg2_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg2_R128))
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R128, dread i32 %Reg1_I)))
  dassign %Reg14_R113 0 (dread ref %Reg0_R113)
LOC 1 186
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label4 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg14_R135 0 (retype ref <* <$LMegamorphic_24Calc_3B>> (dread ref %Reg14_R113))
  dassign %Reg0_R135 0 (dread ref %Reg14_R135)
  dassign %Reg1_J 0 (dread i64 %Reg11_J)
  interfacecallassigned &LMegamorphic_24Calc_3B_7Ccalc_7C_28J_29J (dread ref %Reg0_R135, dread i64 %Reg1_J) { dassign %Reg0_J 0 }
  dassign %Reg6_J 0 (dread i64 %Reg0_J)
  goto @label5
@label4
  dassign %Reg14_R135 0 (retype ref <* <$LMegamorphic_24Calc_3B>> (dread ref %Reg14_R113))
  dassign %Reg0_R135 0 (dread ref %Reg14_R135)
  dassign %Reg1_J 0 (dread i64 %Reg11_J)
  interfacecallassigned &LMegamorphic_24Calc_3B_7Ctwice_7C_28J_29J (dread ref %Reg0_R135, dread i64 %Reg1_J) { dassign %Reg0_J 0 }
  dassign %Reg6_J 0 (dread i64 %Reg0_J)
@label5
  dassign %Reg0_J 0 (dread i64 %Reg6_J)
  dassign %Reg11_J 0 (dread i64 %Reg0_J)
LOC 1 184
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  goto @label3
@label6
LOC 1 188
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_J 0 (dread i64 %Reg11_J)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V (dread ref %Reg0_R127, dread i64 %Reg1_J) {}
LOC 1 189
  dassign %Reg0_I 0 (constval i32 8)
  dassign %Reg0_R136 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  intrinsiccallwithtype <$LMegamorphic_24M_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R137 0 (gcmalloc ref <$LMegamorphic_24M_3B>)
  dassign %Reg3_I 0 (constval i32 1)
  callassigned &LMegamorphic_24M_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg2_R137, dread i32 %Reg3_I) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R136, dread i32 %Reg1_I), 
    dread ref %Reg2_R137)
  dassign %Reg1_I 0 (constval i32 1)
  intrinsiccallwithtype <$LMegamorphic_24N_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R138 0 (gcmalloc ref <$LMegamorphic_24N_3B>)
  callassigned &LMegamorphic_24N_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R138) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R136, dread i32 %Reg1_I), 
    dread ref %Reg2_R138)
  dassign %Reg1_I 0 (constval i32 2)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_730074007200) { dassign %L_STR_10 0 }
  dassign %Reg2_R139 0 (dread ptr %L_STR_10)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R136, dread i32 %Reg1_I), 
    dread ref %Reg2_R139)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_I 0 (constval i32 5)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg2_I) { dassign %Reg2_R140 0 }
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R136, dread i32 %Reg1_I), 
    dread ref %Reg2_R140)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg2_I 0 (constval i32 99)
  intrinsiccallwithtype <$Ljava_2Flang_2FCharacter_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_C 0 (cvt u16 i32 (dread i32 %Reg2_I))
  callassigned &Ljava_2Flang_2FCharacter_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FCharacter_3B (dread u16 %Reg2_C) { dassign %Reg2_R141 0 }
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R136, dread i32 %Reg1_I), 
    dread ref %Reg2_R141)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg2_D 0 (constval f64 2.5)
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B (dread f64 %Reg2_D) { dassign %Reg2_R142 0 }
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R136, dread i32 %Reg1_I), 
    dread ref %Reg2_R142)
  dassign %Reg1_I 0 (constval i32 6)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg2_R143 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg2_I))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R136, dread i32 %Reg1_I), 
    dread ref %Reg2_R143)
  dassign %Reg1_I 0 (constval i32 7)
  intrinsiccallwithtype <$LMegamorphic_24C5_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R134 0 (gcmalloc ref <$LMegamorphic_24C5_3B>)
  callassigned &LMegamorphic_24C5_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R134) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R136, dread i32 %Reg1_I), 
    dread ref %Reg2_R134)
  dassign %Reg13_R136 0 (dread ref %Reg0_R136)
LOC 1 190
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
LOC 1 191
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg15_I 0 (dread i32 %Reg0_I)
@label7
  dassign %Reg0_I 0 (dread i32 %Reg15_I)
  dassign %Reg1_I 0 (constval i32 100)
  brtrue @label17 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R136 0 (dread ref %Reg13_R136)
  dassign %Reg16_R136 0 (dread ref %Reg0_R136)
  dassign %Reg16_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg16_R136))
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg18_I 0 (dread i32 %Reg0_I)
@label8
  dassign %Reg0_I 0 (dread i32 %Reg18_I)
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  brtrue @label16 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg16_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg16_R136))
  dassign %Reg0_R113 0 (dread ref %Reg16_R113)
  dassign %Reg1_I 0 (dread i32 %Reg18_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg19_R113 0 (dread ref %Reg0_R113)
LOC 1 192
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R113))
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  dassign %Reg0_I 0 (intrinsicopwithtype i32 <* <$LMegamorphic_24I2_3B>> JAVA_INSTANCE_OF (dread ref %Reg0_R113))
  brtrue @label9 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R113))
  dassign %Reg1_R113 0 (dread ref %Reg19_R113)
  intrinsiccallwithtypeassigned <* <$LMegamorphic_24I2_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R144 0 }
  interfacecallassigned &LMegamorphic_24I2_3B_7Cc_7C_28_29I (dread ref %Reg1_R144) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
@label9
LOC 1 193
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R113))
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  dassign %Reg0_I 0 (intrinsicopwithtype i32 <* <$LMegamorphic_24I0_3B>> JAVA_INSTANCE_OF (dread ref %Reg0_R113))
  brtrue @label10 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R113))
  dassign %Reg1_R113 0 (dread ref %Reg19_R113)
  intrinsiccallwithtypeassigned <* <$LMegamorphic_24I0_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R145 0 }
  interfacecallassigned &LMegamorphic_24I0_3B_7Ca_7C_28_29I (dread ref %Reg1_R145) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
@label10
LOC 1 194
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R113))
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  dassign %Reg0_I 0 (intrinsicopwithtype i32 <* <$LMegamorphic_24Calc_3B>> JAVA_INSTANCE_OF (dread ref %Reg0_R113))
  brtrue @label11 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg0_J 0 (cvt i64 i32 (dread i32 %Reg0_I))
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R113))
  dassign %Reg1_R113 0 (dread ref %Reg19_R113)
  intrinsiccallwithtypeassigned <* <$LMegamorphic_24Calc_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R135 0 }
  dassign %Reg2_I 0 (dread i32 %Reg15_I)
  dassign %Reg2_J 0 (cvt i64 i32 (dread i32 %Reg2_I))
  interfacecallassigned &LMegamorphic_24Calc_3B_7Ccalc_7C_28J_29J (dread ref %Reg1_R135, dread i64 %Reg2_J) { dassign %Reg1_J 0 }
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg0_I 0 (cvt i32 i64 (dread i64 %Reg0_J))
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
@label11
LOC 1 195
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R113))
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  dassign %Reg0_I 0 (intrinsicopwithtype i32 <* <$Ljava_2Flang_2FRunnable_3B>> JAVA_INSTANCE_OF (dread ref %Reg0_R113))
  brtrue @label12 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R113))
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FRunnable_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R146 0 }
  interfacecallassigned &Ljava_2Flang_2FRunnable_3B_7Crun_7C_28_29V (dread ref %Reg0_R146) {}
@label12
LOC 1 196
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R113))
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  dassign %Reg0_I 0 (intrinsicopwithtype i32 <* <$Ljava_2Flang_2FNumber_3B>> JAVA_INSTANCE_OF (dread ref %Reg0_R113))
  brtrue @label13 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R113))
  dassign %Reg1_R113 0 (dread ref %Reg19_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FNumber_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R147 0 }
  virtualcallassigned &Ljava_2Flang_2FNumber_3B_7CintValue_7C_28_29I (dread ref %Reg1_R147) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
@label13
LOC 1 197
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R113))
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  dassign %Reg0_I 0 (intrinsicopwithtype i32 <* <$Ljava_2Flang_2FCharSequence_3B>> JAVA_INSTANCE_OF (dread ref %Reg0_R113))
  brtrue @label14 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R113))
  dassign %Reg1_R113 0 (dread ref %Reg19_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FCharSequence_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R148 0 }
  interfacecallassigned &Ljava_2Flang_2FCharSequence_3B_7Clength_7C_28_29I (dread ref %Reg1_R148) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
@label14
LOC 1 198
  dassign %Reg19_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg19_R113))
  dassign %Reg0_R113 0 (dread ref %Reg19_R113)
  dassign %Reg1_R136 0 (dread ref %Reg13_R136)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R136, dread i32 %Reg2_I)))
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R113, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label15 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg14_I 0 (add i32 (dread i32 %Reg14_I, constval i32 1))
@label15
LOC 1 191
  dassign %Reg18_I 0 (add i32 (dread i32 %Reg18_I, constval i32 1))
  goto @label8
@label16
  dassign %Reg15_I 0 (add i32 (dread i32 %Reg15_I, constval i32 1))
  goto @label7
@label17
LOC 1 200
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R127, dread i32 %Reg1_I) {}
LOC 1 201
  intrinsiccallwithtype <$LMegamorphic_24N_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R138 0 (gcmalloc ref <$LMegamorphic_24N_3B>)
  callassigned &LMegamorphic_24N_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R138) {}
  dassign %Reg15_R138 0 (dread ref %Reg0_R138)
LOC 1 202
  dassign %Reg15_R149 0 (retype ref <* <$LMegamorphic_24I1_3B>> (dread ref %Reg15_R138))
  dassign %Reg0_R149 0 (dread ref %Reg15_R149)
  intrinsiccallwithtypeassigned <* <$LMegamorphic_24I0_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R149) { dassign %Reg0_R145 0 }
  dassign %Reg16_R145 0 (dread ref %Reg0_R145)
LOC 1 203
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R150 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R150) {}
  dassign %Reg2_R145 0 (dread ref %Reg16_R145)
  interfacecallassigned &LMegamorphic_24I0_3B_7Ca_7C_28_29I (dread ref %Reg2_R145) { dassign %Reg2_I 0 }
  dassign %Reg15_R149 0 (retype ref <* <$LMegamorphic_24I1_3B>> (dread ref %Reg15_R138))
  dassign %Reg3_R149 0 (dread ref %Reg15_R149)
  interfacecallassigned &LMegamorphic_24I1_3B_7Cb_7C_28_29I (dread ref %Reg3_R149) { dassign %Reg3_I 0 }
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg3_R145 0 (dread ref %Reg16_R145)
  intrinsiccallwithtypeassigned <* <$LMegamorphic_24I2_3B>> JAVA_CHECK_CAST (dread ref %Reg3_R145) { dassign %Reg3_R144 0 }
  interfacecallassigned &LMegamorphic_24I2_3B_7Cc_7C_28_29I (dread ref %Reg3_R144) { dassign %Reg3_I 0 }
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R150, dread i32 %Reg2_I) { dassign %Reg1_R150 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R139 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R150, dread ref %Reg2_R139) { dassign %Reg1_R150 0 }
  dassign %Reg2_R145 0 (dread ref %Reg16_R145)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R145))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R150, dread ref %Reg2_R113) { dassign %Reg1_R150 0 }
  dassign %Reg15_R149 0 (retype ref <* <$LMegamorphic_24I1_3B>> (dread ref %Reg15_R138))
  dassign %Reg2_R149 0 (dread ref %Reg15_R149)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R149))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I (dread ref %Reg2_R113) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R150, dread i32 %Reg2_I) { dassign %Reg1_R150 0 }
  dassign %Reg2_R145 0 (dread ref %Reg16_R145)
  intrinsiccallwithtype <$LMegamorphic_24M_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R137 0 (gcmalloc ref <$LMegamorphic_24M_3B>)
  dassign %Reg4_I 0 (constval i32 3)
  callassigned &LMegamorphic_24M_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg3_R137, dread i32 %Reg4_I) {}
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R145))
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R137))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R113, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R150, dread u1 %Reg2_Z) { dassign %Reg1_R150 0 }
  intrinsiccallwithtype <$LMegamorphic_24M_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R137 0 (gcmalloc ref <$LMegamorphic_24M_3B>)
  dassign %Reg3_I 0 (constval i32 3)
  callassigned &LMegamorphic_24M_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg2_R137, dread i32 %Reg3_I) {}
  dassign %Reg3_R145 0 (dread ref %Reg16_R145)
LOC 1 204
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R137))
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R145))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R113, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R150, dread u1 %Reg2_Z) { dassign %Reg1_R150 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R150) { dassign %Reg1_R139 0 }
LOC 1 203
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R127, dread ref %Reg1_R139) {}
LOC 1 205
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R150 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R150) {}
  dassign %Reg17_R150 0 (dread ref %Reg0_R150)
LOC 1 206
  dassign %Reg0_R115 0 (dread ref %Reg8_R115)
  dassign %Reg18_R115 0 (dread ref %Reg0_R115)
  dassign %Reg18_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg18_R115))
  dassign %Reg0_R113 0 (dread ref %Reg18_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg19_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg20_I 0 (dread i32 %Reg0_I)
@label18
  dassign %Reg0_I 0 (dread i32 %Reg20_I)
  dassign %Reg1_I 0 (dread i32 %Reg19_I)
  brtrue @label19 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg18_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg18_R115))
  dassign %Reg0_R113 0 (dread ref %Reg18_R113)
  dassign %Reg1_I 0 (dread i32 %Reg20_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg21_R113 0 (dread ref %Reg0_R113)
  dassign %Reg0_R150 0 (dread ref %Reg17_R150)
  dassign %Reg21_R126 0 (retype ref <* <$LMegamorphic_24Op_3B>> (dread ref %Reg21_R113))
  dassign %Reg1_R126 0 (dread ref %Reg21_R126)
  dassign %Reg2_I 0 (constval i32 10)
  virtualcallassigned &LMegamorphic_24Op_3B_7Cf_7C_28I_29I (dread ref %Reg1_R126, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R150, dread i32 %Reg1_I) { dassign %Reg0_R150 0 }
  dassign %Reg1_I 0 (constval i32 44)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R150, dread u16 %Reg1_C) { dassign %Reg0_R150 0 }
  dassign %Reg21_R126 0 (retype ref <* <$LMegamorphic_24Op_3B>> (dread ref %Reg21_R113))
  dassign %Reg1_R126 0 (dread ref %Reg21_R126)
  dassign %Reg2_I 0 (constval i32 10)
  virtualcallassigned &LMegamorphic_24Op_3B_7Cg_7C_28I_29I (dread ref %Reg1_R126, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R150, dread i32 %Reg1_I) { dassign %Reg0_R150 0 }
  dassign %Reg1_I 0 (constval i32 32)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R150, dread u16 %Reg1_C) { dassign %Reg0_R150 0 }
  dassign %Reg20_I 0 (add i32 (dread i32 %Reg20_I, constval i32 1))
  goto @label18
@label19
LOC 1 207
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R150 0 (dread ref %Reg17_R150)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R150))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R127, dread ref %Reg1_R113) {}
LOC 1 208
  intrinsiccallwithtype <$LMegamorphic_24C0_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (gcmalloc ref <$LMegamorphic_24C0_3B>)
  callassigned &LMegamorphic_24C0_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R129) {}
  dassign %Reg18_R129 0 (dread ref %Reg0_R129)
  dassign %Reg18_R135 0 (retype ref <* <$LMegamorphic_24Calc_3B>> (dread ref %Reg18_R129))
LOC 1 209
  dassign %Reg0_J 0 (constval i64 0)
  dassign %Reg19_J 0 (dread i64 %Reg0_J)
LOC 1 210
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg21_I 0 (dread i32 %Reg0_I)
@label20
  dassign %Reg0_I 0 (dread i32 %Reg21_I)
  dassign %Reg1_I 0 (constval i32 0x2710)
  brtrue @label23 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 211
  dassign %Reg0_R135 0 (dread ref %Reg18_R135)
  dassign %Reg1_J 0 (dread i64 %Reg19_J)
  interfacecallassigned &LMegamorphic_24Calc_3B_7Ccalc_7C_28J_29J (dread ref %Reg0_R135, dread i64 %Reg1_J) { dassign %Reg0_J 0 }
  dassign %Reg19_J 0 (dread i64 %Reg0_J)
LOC 1 212
  dassign %Reg0_I 0 (dread i32 %Reg21_I)
  dassign %Reg1_I 0 (constval i32 0x1388)
  brtrue @label21 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LMegamorphic_24C2_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R131 0 (gcmalloc ref <$LMegamorphic_24C2_3B>)
  callassigned &LMegamorphic_24C2_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R131) {}
  dassign %Reg18_R131 0 (dread ref %Reg0_R131)
  dassign %Reg18_R135 0 (retype ref <* <$LMegamorphic_24Calc_3B>> (dread ref %Reg18_R131))
@label21
LOC 1 213
  dassign %Reg0_I 0 (dread i32 %Reg21_I)
  dassign %Reg1_I 0 (constval i32 0x1b58)
  brtrue @label22 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LMegamorphic_24C3_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R132 0 (gcmalloc ref <$LMegamorphic_24C3_3B>)
  callassigned &LMegamorphic_24C3_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R132) {}
  dassign %Reg18_R132 0 (dread ref %Reg0_R132)
  dassign %Reg18_R135 0 (retype ref <* <$LMegamorphic_24Calc_3B>> (dread ref %Reg18_R132))
@label22
LOC 1 210
  dassign %Reg21_I 0 (add i32 (dread i32 %Reg21_I, constval i32 1))
  goto @label20
@label23
LOC 1 215
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_J 0 (dread i64 %Reg19_J)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V (dread ref %Reg0_R127, dread i64 %Reg1_J) {}
LOC 1 216
  return ()
}
func &LMegamorphic_24C0_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24C0_3B>>) void {
  funcid 3
  var %Reg1_R129 <* <$LMegamorphic_24C0_3B>>
  var %Reg0_R129 <* <$LMegamorphic_24C0_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R129 0 (dread ref %_this)
LOC 1 74
  dassign %Reg0_R129 0 (dread ref %Reg1_R129)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R129))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LMegamorphic_24C0_3B_7Ccalc_7C_28J_29J public virtual (var %_this <* <$LMegamorphic_24C0_3B>>, var %Reg5_J i64) i64 {
  funcid 4
  var %Reg4_R129 <* <$LMegamorphic_24C0_3B>>
  var %Reg0_J i64
  var %Reg1_J i64

ALIAS %a %Reg5_J i64
  dassign %Reg4_R129 0 (dread ref %_this)
LOC 1 76
  dassign %Reg0_J 0 (dread i64 %Reg5_J)
  dassign %Reg1_J 0 (constval i64 3)
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  return (dread i64 %Reg0_J)
}
func &LMegamorphic_24C1_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24C1_3B>>) void {
  funcid 5
  var %Reg1_R130 <* <$LMegamorphic_24C1_3B>>
  var %Reg0_R130 <* <$LMegamorphic_24C1_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R130 0 (dread ref %_this)
LOC 1 80
  dassign %Reg0_R130 0 (dread ref %Reg1_R130)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R130))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LMegamorphic_24C1_3B_7Ccalc_7C_28J_29J public virtual (var %_this <* <$LMegamorphic_24C1_3B>>, var %Reg5_J i64) i64 {
  funcid 6
  var %Reg4_R130 <* <$LMegamorphic_24C1_3B>>
  var %Reg0_J i64
  var %Reg1_J i64

ALIAS %a %Reg5_J i64
  dassign %Reg4_R130 0 (dread ref %_this)
LOC 1 82
  dassign %Reg0_J 0 (dread i64 %Reg5_J)
  dassign %Reg1_J 0 (constval i64 5)
  dassign %Reg0_J 0 (mul i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  return (dread i64 %Reg0_J)
}
func &LMegamorphic_24C2_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24C2_3B>>) void {
  funcid 7
  var %Reg1_R131 <* <$LMegamorphic_24C2_3B>>
  var %Reg0_R131 <* <$LMegamorphic_24C2_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R131 0 (dread ref %_this)
LOC 1 86
  dassign %Reg0_R131 0 (dread ref %Reg1_R131)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R131))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LMegamorphic_24C2_3B_7Ccalc_7C_28J_29J public virtual (var %_this <* <$LMegamorphic_24C2_3B>>, var %Reg5_J i64) i64 {
  funcid 8
  var %Reg4_R131 <* <$LMegamorphic_24C2_3B>>
  var %Reg0_J i64
  var %Reg1_J i64

ALIAS %a %Reg5_J i64
  dassign %Reg4_R131 0 (dread ref %_this)
LOC 1 88
  dassign %Reg0_J 0 (dread i64 %Reg5_J)
  dassign %Reg1_J 0 (constval i64 9)
  dassign %Reg0_J 0 (sub i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  return (dread i64 %Reg0_J)
}
func &LMegamorphic_24C2_3B_7Ctwice_7C_28J_29J public virtual (var %_this <* <$LMegamorphic_24C2_3B>>, var %Reg3_J i64) i64 {
  funcid 9
  var %Reg2_R131 <* <$LMegamorphic_24C2_3B>>
  var %Reg0_J i64

ALIAS %a %Reg3_J i64
  dassign %Reg2_R131 0 (dread ref %_this)
LOC 1 92
  dassign %Reg0_J 0 (dread i64 %Reg3_J)
  return (dread i64 %Reg0_J)
}
func &LMegamorphic_24C3_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24C3_3B>>) void {
  funcid 10
  var %Reg1_R132 <* <$LMegamorphic_24C3_3B>>
  var %Reg0_R132 <* <$LMegamorphic_24C3_3B>>
  var %Reg0_R130 <* <$LMegamorphic_24C1_3B>>

  dassign %Reg1_R132 0 (dread ref %_this)
LOC 1 96
  dassign %Reg0_R132 0 (dread ref %Reg1_R132)
  dassign %Reg0_R130 0 (retype ref <* <$LMegamorphic_24C1_3B>> (dread ref %Reg0_R132))
  callassigned &LMegamorphic_24C1_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R130) {}
  return ()
}
func &LMegamorphic_24C3_3B_7Ccalc_7C_28J_29J public virtual (var %_this <* <$LMegamorphic_24C3_3B>>, var %Reg5_J i64) i64 {
  funcid 11
  var %Reg4_R132 <* <$LMegamorphic_24C3_3B>>
  var %Reg0_R132 <* <$LMegamorphic_24C3_3B>>
  var %Reg1_J i64
  var %Reg0_R130 <* <$LMegamorphic_24C1_3B>>
  var %Reg0_J i64

ALIAS %a %Reg5_J i64
  dassign %Reg4_R132 0 (dread ref %_this)
LOC 1 98
  dassign %Reg0_R132 0 (dread ref %Reg4_R132)
  dassign %Reg1_J 0 (dread i64 %Reg5_J)
  dassign %Reg0_R130 0 (retype ref <* <$LMegamorphic_24C1_3B>> (dread ref %Reg0_R132))
  callassigned &LMegamorphic_24C1_3B_7Ccalc_7C_28J_29J (dread ref %Reg0_R130, dread i64 %Reg1_J) { dassign %Reg0_J 0 }
  dassign %Reg1_J 0 (constval i64 2)
  dassign %Reg0_J 0 (div i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  return (dread i64 %Reg0_J)
}
func &LMegamorphic_24C4_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24C4_3B>>) void {
  funcid 12
  var %Reg1_R133 <* <$LMegamorphic_24C4_3B>>
  var %Reg0_R133 <* <$LMegamorphic_24C4_3B>>
  var %Reg0_R116 <* <$LMegamorphic_24O0_3B>>

  dassign %Reg1_R133 0 (dread ref %_this)
LOC 1 102
  dassign %Reg0_R133 0 (dread ref %Reg1_R133)
  dassign %Reg0_R116 0 (retype ref <* <$LMegamorphic_24O0_3B>> (dread ref %Reg0_R133))
  callassigned &LMegamorphic_24O0_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  return ()
}
func &LMegamorphic_24C4_3B_7Ccalc_7C_28J_29J public virtual (var %_this <* <$LMegamorphic_24C4_3B>>, var %Reg4_J i64) i64 {
  funcid 13
  var %Reg3_R133 <* <$LMegamorphic_24C4_3B>>
  var %Reg0_R133 <* <$LMegamorphic_24C4_3B>>
  var %Reg1_J i64
  var %Reg1_I i32
  var %Reg0_I i32
  var %Reg0_J i64

ALIAS %a %Reg4_J i64
  dassign %Reg3_R133 0 (dread ref %_this)
LOC 1 104
  dassign %Reg0_R133 0 (dread ref %Reg3_R133)
  dassign %Reg1_J 0 (dread i64 %Reg4_J)
  dassign %Reg1_I 0 (cvt i32 i64 (dread i64 %Reg1_J))
  virtualcallassigned &LMegamorphic_24C4_3B_7Cf_7C_28I_29I (dread ref %Reg0_R133, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg0_J 0 (cvt i64 i32 (dread i32 %Reg0_I))
  return (dread i64 %Reg0_J)
}
func &LMegamorphic_24C5_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24C5_3B>>) void {
  funcid 14
  var %Reg1_R134 <* <$LMegamorphic_24C5_3B>>
  var %Reg0_R134 <* <$LMegamorphic_24C5_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R134 0 (dread ref %_this)
LOC 1 108
  dassign %Reg0_R134 0 (dread ref %Reg1_R134)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R134))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LMegamorphic_24C5_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LMegamorphic_24C5_3B>>) void {
  funcid 15
  var %Reg3_R134 <* <$LMegamorphic_24C5_3B>>
  var %Reg0_R134 <* <$LMegamorphic_24C5_3B>>
  var %Reg1_I i32
  var %Reg2_I i32

  dassign %Reg3_R134 0 (dread ref %_this)
LOC 1 111
  dassign %Reg0_R134 0 (dread ref %Reg3_R134)
  dassign %Reg1_I 0 (iread i32 <* <$LMegamorphic_24C5_3B>> 2 (dread ref %Reg0_R134))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LMegamorphic_24C5_3B>> 2 (dread ref %Reg0_R134, dread i32 %Reg1_I)
LOC 1 112
  return ()
}
func &LMegamorphic_24C5_3B_7Ccalc_7C_28J_29J public virtual (var %_this <* <$LMegamorphic_24C5_3B>>, var %Reg5_J i64) i64 {
  funcid 16
  var %Reg4_R134 <* <$LMegamorphic_24C5_3B>>
  var %Reg0_R134 <* <$LMegamorphic_24C5_3B>>
  var %Reg0_J i64
  var %Reg1_R134 <* <$LMegamorphic_24C5_3B>>
  var %Reg1_I i32
  var %Reg1_J i64

ALIAS %a %Reg5_J i64
  dassign %Reg4_R134 0 (dread ref %_this)
LOC 1 115
  dassign %Reg0_R134 0 (dread ref %Reg4_R134)
  virtualcallassigned &LMegamorphic_24C5_3B_7Crun_7C_28_29V (dread ref %Reg0_R134) {}
LOC 1 116
  dassign %Reg0_J 0 (dread i64 %Reg5_J)
  dassign %Reg1_R134 0 (dread ref %Reg4_R134)
  dassign %Reg1_I 0 (iread i32 <* <$LMegamorphic_24C5_3B>> 2 (dread ref %Reg1_R134))
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_J 0 (bxor i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  return (dread i64 %Reg0_J)
}
func &LMegamorphic_24Calc_3B_7Ccalc_7C_28J_29J public virtual abstract (var %_this <* <$LMegamorphic_24Calc_3B>>, var %Reg1_J i64) i64
func &LMegamorphic_24Calc_3B_7Ctwice_7C_28J_29J public virtual (var %_this <* <$LMegamorphic_24Calc_3B>>, var %Reg5_J i64) i64 {
  funcid 18
  var %Reg4_R135 <* <$LMegamorphic_24Calc_3B>>
  var %Reg0_R135 <* <$LMegamorphic_24Calc_3B>>
  var %Reg1_R135 <* <$LMegamorphic_24Calc_3B>>
  var %Reg2_J i64
  var %Reg1_J i64
  var %Reg0_J i64

ALIAS %a %Reg5_J i64
  dassign %Reg4_R135 0 (dread ref %_this)
LOC 1 70
  dassign %Reg0_R135 0 (dread ref %Reg4_R135)
  dassign %Reg1_R135 0 (dread ref %Reg4_R135)
  dassign %Reg2_J 0 (dread i64 %Reg5_J)
  interfacecallassigned &LMegamorphic_24Calc_3B_7Ccalc_7C_28J_29J (dread ref %Reg1_R135, dread i64 %Reg2_J) { dassign %Reg1_J 0 }
  interfacecallassigned &LMegamorphic_24Calc_3B_7Ccalc_7C_28J_29J (dread ref %Reg0_R135, dread i64 %Reg1_J) { dassign %Reg0_J 0 }
  return (dread i64 %Reg0_J)
}
func &LMegamorphic_24I0_3B_7Ca_7C_28_29I public virtual abstract (var %_this <* <$LMegamorphic_24I0_3B>>) i32
func &LMegamorphic_24I1_3B_7Cb_7C_28_29I public virtual abstract (var %_this <* <$LMegamorphic_24I1_3B>>) i32
func &LMegamorphic_24I2_3B_7Cc_7C_28_29I public virtual abstract (var %_this <* <$LMegamorphic_24I2_3B>>) i32
func &LMegamorphic_24M_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LMegamorphic_24M_3B>>, var %Reg3_I i32) void {
  funcid 22
  var %Reg2_R137 <* <$LMegamorphic_24M_3B>>
  var %Reg0_R137 <* <$LMegamorphic_24M_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32

ALIAS %k %Reg3_I i32
  dassign %Reg2_R137 0 (dread ref %_this)
LOC 1 134
  dassign %Reg0_R137 0 (dread ref %Reg2_R137)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R137))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 135
  dassign %Reg0_R137 0 (dread ref %Reg2_R137)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LMegamorphic_24M_3B>> 2 (dread ref %Reg0_R137, dread i32 %Reg1_I)
LOC 1 136
  return ()
}
func &LMegamorphic_24M_3B_7Ca_7C_28_29I public virtual (var %_this <* <$LMegamorphic_24M_3B>>) i32 {
  funcid 23
  var %Reg1_R137 <* <$LMegamorphic_24M_3B>>
  var %Reg0_R137 <* <$LMegamorphic_24M_3B>>
  var %Reg0_I i32

  dassign %Reg1_R137 0 (dread ref %_this)
LOC 1 139
  dassign %Reg0_R137 0 (dread ref %Reg1_R137)
  dassign %Reg0_I 0 (iread i32 <* <$LMegamorphic_24M_3B>> 2 (dread ref %Reg0_R137))
  return (dread i32 %Reg0_I)
}
func &LMegamorphic_24M_3B_7Cb_7C_28_29I public virtual (var %_this <* <$LMegamorphic_24M_3B>>) i32 {
  funcid 24
  var %Reg2_R137 <* <$LMegamorphic_24M_3B>>
  var %Reg0_R137 <* <$LMegamorphic_24M_3B>>
  var %Reg0_I i32
  var %Reg1_I i32

  dassign %Reg2_R137 0 (dread ref %_this)
LOC 1 143
  dassign %Reg0_R137 0 (dread ref %Reg2_R137)
  dassign %Reg0_I 0 (iread i32 <* <$LMegamorphic_24M_3B>> 2 (dread ref %Reg0_R137))
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LMegamorphic_24M_3B_7Cc_7C_28_29I public virtual (var %_this <* <$LMegamorphic_24M_3B>>) i32 {
  funcid 25
  var %Reg2_R137 <* <$LMegamorphic_24M_3B>>
  var %Reg0_R137 <* <$LMegamorphic_24M_3B>>
  var %Reg0_I i32
  var %Reg1_R137 <* <$LMegamorphic_24M_3B>>
  var %Reg1_I i32

  dassign %Reg2_R137 0 (dread ref %_this)
LOC 1 147
  dassign %Reg0_R137 0 (dread ref %Reg2_R137)
  virtualcallassigned &LMegamorphic_24M_3B_7Ca_7C_28_29I (dread ref %Reg0_R137) { dassign %Reg0_I 0 }
  dassign %Reg1_R137 0 (dread ref %Reg2_R137)
  virtualcallassigned &LMegamorphic_24M_3B_7Cb_7C_28_29I (dread ref %Reg1_R137) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LMegamorphic_24N_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24N_3B>>) void {
  funcid 26
  var %Reg2_R138 <* <$LMegamorphic_24N_3B>>
  var %Reg0_R138 <* <$LMegamorphic_24N_3B>>
  var %Reg1_I i32
  var %Reg0_R137 <* <$LMegamorphic_24M_3B>>

  dassign %Reg2_R138 0 (dread ref %_this)
LOC 1 153
  dassign %Reg0_R138 0 (dread ref %Reg2_R138)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg0_R137 0 (retype ref <* <$LMegamorphic_24M_3B>> (dread ref %Reg0_R138))
  callassigned &LMegamorphic_24M_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R137, dread i32 %Reg1_I) {}
LOC 1 154
  return ()
}
func &LMegamorphic_24N_3B_7Cb_7C_28_29I public virtual (var %_this <* <$LMegamorphic_24N_3B>>) i32 {
  funcid 27
  var %Reg1_R138 <* <$LMegamorphic_24N_3B>>
  var %Reg0_I i32

  dassign %Reg1_R138 0 (dread ref %_this)
LOC 1 157
  dassign %Reg0_I 0 (constval i32 100)
  return (dread i32 %Reg0_I)
}
func &LMegamorphic_24N_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$LMegamorphic_24N_3B>>, var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  funcid 28
  var %Reg1_R138 <* <$LMegamorphic_24N_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32

ALIAS %o %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  dassign %Reg1_R138 0 (dread ref %_this)
LOC 1 161
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  dassign %Reg0_I 0 (intrinsicopwithtype i32 <* <$LMegamorphic_24M_3B>> JAVA_INSTANCE_OF (dread ref %Reg0_R113))
  return (dread i32 %Reg0_I)
}
func &LMegamorphic_24N_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$LMegamorphic_24N_3B>>) i32 {
  funcid 29
  var %Reg1_R138 <* <$LMegamorphic_24N_3B>>
  var %Reg0_I i32

  dassign %Reg1_R138 0 (dread ref %_this)
LOC 1 165
  dassign %Reg0_I 0 (constval i32 77)
  return (dread i32 %Reg0_I)
}
func &LMegamorphic_24N_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LMegamorphic_24N_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 30
  var %Reg1_R138 <* <$LMegamorphic_24N_3B>>
  var %Reg0_R139 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R138 0 (dread ref %_this)
LOC 1 169
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4e00) { dassign %L_STR_12 0 }
  dassign %Reg0_R139 0 (dread ptr %L_STR_12)
  return (dread ref %Reg0_R139)
}
func &LMegamorphic_24O0_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24O0_3B>>) void {
  funcid 31
  var %Reg1_R116 <* <$LMegamorphic_24O0_3B>>
  var %Reg0_R116 <* <$LMegamorphic_24O0_3B>>
  var %Reg0_R126 <* <$LMegamorphic_24Op_3B>>

  dassign %Reg1_R116 0 (dread ref %_this)
LOC 1 9
  dassign %Reg0_R116 0 (dread ref %Reg1_R116)
  dassign %Reg0_R126 0 (retype ref <* <$LMegamorphic_24Op_3B>> (dread ref %Reg0_R116))
  callassigned &LMegamorphic_24Op_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LMegamorphic_24O0_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LMegamorphic_24O0_3B>>, var %Reg3_I i32) i32 {
  funcid 32
  var %Reg2_R116 <* <$LMegamorphic_24O0_3B>>
  var %Reg0_I i32
  var %Reg1_I i32

ALIAS %x %Reg3_I i32
  dassign %Reg2_R116 0 (dread ref %_this)
LOC 1 11
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LMegamorphic_24O1_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24O1_3B>>) void {
  funcid 33
  var %Reg1_R117 <* <$LMegamorphic_24O1_3B>>
  var %Reg0_R117 <* <$LMegamorphic_24O1_3B>>
  var %Reg0_R126 <* <$LMegamorphic_24Op_3B>>

  dassign %Reg1_R117 0 (dread ref %_this)
LOC 1 15
  dassign %Reg0_R117 0 (dread ref %Reg1_R117)
  dassign %Reg0_R126 0 (retype ref <* <$LMegamorphic_24Op_3B>> (dread ref %Reg0_R117))
  callassigned &LMegamorphic_24Op_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LMegamorphic_24O1_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LMegamorphic_24O1_3B>>, var %Reg3_I i32) i32 {
  funcid 34
  var %Reg2_R117 <* <$LMegamorphic_24O1_3B>>
  var %Reg0_I i32
  var %Reg1_I i32

ALIAS %x %Reg3_I i32
  dassign %Reg2_R117 0 (dread ref %_this)
LOC 1 17
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LMegamorphic_24O2_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24O2_3B>>) void {
  funcid 35
  var %Reg1_R118 <* <$LMegamorphic_24O2_3B>>
  var %Reg0_R118 <* <$LMegamorphic_24O2_3B>>
  var %Reg0_R126 <* <$LMegamorphic_24Op_3B>>

  dassign %Reg1_R118 0 (dread ref %_this)
LOC 1 21
  dassign %Reg0_R118 0 (dread ref %Reg1_R118)
  dassign %Reg0_R126 0 (retype ref <* <$LMegamorphic_24Op_3B>> (dread ref %Reg0_R118))
  callassigned &LMegamorphic_24Op_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LMegamorphic_24O2_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LMegamorphic_24O2_3B>>, var %Reg3_I i32) i32 {
  funcid 36
  var %Reg2_R118 <* <$LMegamorphic_24O2_3B>>
  var %Reg0_I i32
  var %Reg1_I i32

ALIAS %x %Reg3_I i32
  dassign %Reg2_R118 0 (dread ref %_this)
LOC 1 23
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 85)
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LMegamorphic_24O3_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24O3_3B>>) void {
  funcid 37
  var %Reg1_R119 <* <$LMegamorphic_24O3_3B>>
  var %Reg0_R119 <* <$LMegamorphic_24O3_3B>>
  var %Reg0_R126 <* <$LMegamorphic_24Op_3B>>

  dassign %Reg1_R119 0 (dread ref %_this)
LOC 1 27
  dassign %Reg0_R119 0 (dread ref %Reg1_R119)
  dassign %Reg0_R126 0 (retype ref <* <$LMegamorphic_24Op_3B>> (dread ref %Reg0_R119))
  callassigned &LMegamorphic_24Op_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LMegamorphic_24O3_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LMegamorphic_24O3_3B>>, var %Reg3_I i32) i32 {
  funcid 38
  var %Reg2_R119 <* <$LMegamorphic_24O3_3B>>
  var %Reg0_I i32
  var %Reg1_I i32

ALIAS %x %Reg3_I i32
  dassign %Reg2_R119 0 (dread ref %_this)
LOC 1 29
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (ashr i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LMegamorphic_24O4_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24O4_3B>>) void {
  funcid 39
  var %Reg1_R120 <* <$LMegamorphic_24O4_3B>>
  var %Reg0_R120 <* <$LMegamorphic_24O4_3B>>
  var %Reg0_R116 <* <$LMegamorphic_24O0_3B>>

  dassign %Reg1_R120 0 (dread ref %_this)
LOC 1 33
  dassign %Reg0_R120 0 (dread ref %Reg1_R120)
  dassign %Reg0_R116 0 (retype ref <* <$LMegamorphic_24O0_3B>> (dread ref %Reg0_R120))
  callassigned &LMegamorphic_24O0_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R116) {}
  return ()
}
func &LMegamorphic_24O4_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LMegamorphic_24O4_3B>>, var %Reg3_I i32) i32 {
  funcid 40
  var %Reg2_R120 <* <$LMegamorphic_24O4_3B>>
  var %Reg0_R120 <* <$LMegamorphic_24O4_3B>>
  var %Reg1_I i32
  var %Reg0_R116 <* <$LMegamorphic_24O0_3B>>
  var %Reg0_I i32

ALIAS %x %Reg3_I i32
  dassign %Reg2_R120 0 (dread ref %_this)
LOC 1 35
  dassign %Reg0_R120 0 (dread ref %Reg2_R120)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg0_R116 0 (retype ref <* <$LMegamorphic_24O0_3B>> (dread ref %Reg0_R120))
  callassigned &LMegamorphic_24O0_3B_7Cf_7C_28I_29I (dread ref %Reg0_R116, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LMegamorphic_24O5_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24O5_3B>>) void {
  funcid 41
  var %Reg1_R121 <* <$LMegamorphic_24O5_3B>>
  var %Reg0_R121 <* <$LMegamorphic_24O5_3B>>
  var %Reg0_R117 <* <$LMegamorphic_24O1_3B>>

  dassign %Reg1_R121 0 (dread ref %_this)
LOC 1 39
  dassign %Reg0_R121 0 (dread ref %Reg1_R121)
  dassign %Reg0_R117 0 (retype ref <* <$LMegamorphic_24O1_3B>> (dread ref %Reg0_R121))
  callassigned &LMegamorphic_24O1_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R117) {}
  return ()
}
func &LMegamorphic_24O6_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24O6_3B>>) void {
  funcid 42
  var %Reg1_R122 <* <$LMegamorphic_24O6_3B>>
  var %Reg0_R122 <* <$LMegamorphic_24O6_3B>>
  var %Reg0_R121 <* <$LMegamorphic_24O5_3B>>

  dassign %Reg1_R122 0 (dread ref %_this)
LOC 1 42
  dassign %Reg0_R122 0 (dread ref %Reg1_R122)
  dassign %Reg0_R121 0 (retype ref <* <$LMegamorphic_24O5_3B>> (dread ref %Reg0_R122))
  callassigned &LMegamorphic_24O5_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R121) {}
  return ()
}
func &LMegamorphic_24O6_3B_7Cg_7C_28I_29I virtual (var %_this <* <$LMegamorphic_24O6_3B>>, var %Reg3_I i32) i32 {
  funcid 43
  var %Reg2_R122 <* <$LMegamorphic_24O6_3B>>
  var %Reg0_R122 <* <$LMegamorphic_24O6_3B>>
  var %Reg1_I i32
  var %Reg0_I i32

ALIAS %x %Reg3_I i32
  dassign %Reg2_R122 0 (dread ref %_this)
LOC 1 44
  dassign %Reg0_R122 0 (dread ref %Reg2_R122)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &LMegamorphic_24O6_3B_7Cf_7C_28I_29I (dread ref %Reg0_R122, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LMegamorphic_24O7_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24O7_3B>>) void {
  funcid 44
  var %Reg1_R123 <* <$LMegamorphic_24O7_3B>>
  var %Reg0_R123 <* <$LMegamorphic_24O7_3B>>
  var %Reg0_R126 <* <$LMegamorphic_24Op_3B>>

  dassign %Reg1_R123 0 (dread ref %_this)
LOC 1 48
  dassign %Reg0_R123 0 (dread ref %Reg1_R123)
  dassign %Reg0_R126 0 (retype ref <* <$LMegamorphic_24Op_3B>> (dread ref %Reg0_R123))
  callassigned &LMegamorphic_24Op_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LMegamorphic_24O7_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LMegamorphic_24O7_3B>>, var %Reg6_I i32) i32 {
  funcid 45
  var %Reg5_R123 <* <$LMegamorphic_24O7_3B>>
  var %Reg0_I i32
  var %Reg1_R123 <* <$LMegamorphic_24O7_3B>>
  var %Reg2_I i32
  var %Reg3_I i32

ALIAS %x %Reg6_I i32
  dassign %Reg5_R123 0 (dread ref %_this)
LOC 1 51
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_R123 0 (dread ref %Reg5_R123)
  dassign %Reg2_I 0 (iread i32 <* <$LMegamorphic_24O7_3B>> 3 (dread ref %Reg1_R123))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* <$LMegamorphic_24O7_3B>> 3 (dread ref %Reg1_R123, dread i32 %Reg3_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg2_I))
  return (dread i32 %Reg0_I)
}
func &LMegamorphic_24O8_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24O8_3B>>) void {
  funcid 46
  var %Reg1_R124 <* <$LMegamorphic_24O8_3B>>
  var %Reg0_R124 <* <$LMegamorphic_24O8_3B>>
  var %Reg0_R123 <* <$LMegamorphic_24O7_3B>>

  dassign %Reg1_R124 0 (dread ref %_this)
LOC 1 55
  dassign %Reg0_R124 0 (dread ref %Reg1_R124)
  dassign %Reg0_R123 0 (retype ref <* <$LMegamorphic_24O7_3B>> (dread ref %Reg0_R124))
  callassigned &LMegamorphic_24O7_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R123) {}
  return ()
}
func &LMegamorphic_24O8_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LMegamorphic_24O8_3B>>, var %Reg3_I i32) i32 {
  funcid 47
  var %Reg2_R124 <* <$LMegamorphic_24O8_3B>>
  var %Reg0_R124 <* <$LMegamorphic_24O8_3B>>
  var %Reg1_I i32
  var %Reg0_R123 <* <$LMegamorphic_24O7_3B>>
  var %Reg0_I i32

ALIAS %x %Reg3_I i32
  dassign %Reg2_R124 0 (dread ref %_this)
LOC 1 57
  dassign %Reg0_R124 0 (dread ref %Reg2_R124)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg0_R123 0 (retype ref <* <$LMegamorphic_24O7_3B>> (dread ref %Reg0_R124))
  callassigned &LMegamorphic_24O7_3B_7Cf_7C_28I_29I (dread ref %Reg0_R123, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LMegamorphic_24O9_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24O9_3B>>) void {
  funcid 48
  var %Reg1_R125 <* <$LMegamorphic_24O9_3B>>
  var %Reg0_R125 <* <$LMegamorphic_24O9_3B>>
  var %Reg0_R126 <* <$LMegamorphic_24Op_3B>>

  dassign %Reg1_R125 0 (dread ref %_this)
LOC 1 61
  dassign %Reg0_R125 0 (dread ref %Reg1_R125)
  dassign %Reg0_R126 0 (retype ref <* <$LMegamorphic_24Op_3B>> (dread ref %Reg0_R125))
  callassigned &LMegamorphic_24Op_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LMegamorphic_24O9_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LMegamorphic_24O9_3B>>, var %Reg2_I i32) i32 {
  funcid 49
  var %Reg1_R125 <* <$LMegamorphic_24O9_3B>>
  var %Reg0_I i32

ALIAS %x %Reg2_I i32
  dassign %Reg1_R125 0 (dread ref %_this)
LOC 1 63
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg0_I 0 (neg i32 (dread i32 %Reg0_I))
  return (dread i32 %Reg0_I)
}
func &LMegamorphic_24Op_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LMegamorphic_24Op_3B>>) void {
  funcid 50
  var %Reg1_R126 <* <$LMegamorphic_24Op_3B>>
  var %Reg0_R126 <* <$LMegamorphic_24Op_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R126 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R126 0 (dread ref %Reg1_R126)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R126))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LMegamorphic_24Op_3B_7Cf_7C_28I_29I virtual abstract (var %_this <* <$LMegamorphic_24Op_3B>>, var %Reg1_I i32) i32
func &LMegamorphic_24Op_3B_7Cg_7C_28I_29I virtual (var %_this <* <$LMegamorphic_24Op_3B>>, var %Reg4_I i32) i32 {
  funcid 52
  var %Reg3_R126 <* <$LMegamorphic_24Op_3B>>
  var %Reg0_R126 <* <$LMegamorphic_24Op_3B>>
  var %Reg1_R126 <* <$LMegamorphic_24Op_3B>>
  var %Reg2_I i32
  var %Reg1_I i32
  var %Reg0_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R126 0 (dread ref %_this)
LOC 1 5
  dassign %Reg0_R126 0 (dread ref %Reg3_R126)
  dassign %Reg1_R126 0 (dread ref %Reg3_R126)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  virtualcallassigned &LMegamorphic_24Op_3B_7Cf_7C_28I_29I (dread ref %Reg1_R126, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  virtualcallassigned &LMegamorphic_24Op_3B_7Cf_7C_28I_29I (dread ref %Reg0_R126, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
