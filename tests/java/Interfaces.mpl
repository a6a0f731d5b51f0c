flavor 1
srclang 3
id 65535
numfuncs 70
import "library.mplt"
import "Interfaces.mplt"
entryfunc &LInterfaces_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Interfaces.class",
  @INFO_filename "Interfaces$1.class",
  @INFO_filename "Interfaces$2.class",
  @INFO_filename "Interfaces$3.class",
  @INFO_filename "Interfaces$A1.class",
  @INFO_filename "Interfaces$A2.class",
  @INFO_filename "Interfaces$A3.class",
  @INFO_filename "Interfaces$ArrStack.class",
  @INFO_filename "Interfaces$Both.class",
  @INFO_filename "Interfaces$Diamond.class",
  @INFO_filename "Interfaces$Eval.class",
  @INFO_filename "Interfaces$Expr.class",
  @INFO_filename "Interfaces$Full.class",
  @INFO_filename "Interfaces$Holder.class",
  @INFO_filename "Interfaces$ListStack$N.class",
  @INFO_filename "Interfaces$ListStack.class",
  @INFO_filename "Interfaces$Loud.class",
  @INFO_filename "Interfaces$Named$1.class",
  @INFO_filename "Interfaces$Named.class",
  @INFO_filename "Interfaces$Over.class",
  @INFO_filename "Interfaces$Partial.class",
  @INFO_filename "Interfaces$Plain.class",
  @INFO_filename "Interfaces$Polite.class",
  @INFO_filename "Interfaces$Show.class",
  @INFO_filename "Interfaces$Stack2.class",
  @INFO_filename "Interfaces$Sub.class",
  @INFO_filename "Interfaces$Visitor.class"}
srcfileinfo {
  1 "Interfaces.java"}
javaclass $LInterfaces_3B <$LInterfaces_3B> public
javaclass $LInterfaces_241_3B <$LInterfaces_241_3B>
javaclass $LInterfaces_242_3B <$LInterfaces_242_3B>
javaclass $LInterfaces_243_3B <$LInterfaces_243_3B>
javainterface $LInterfaces_24A1_3B <$LInterfaces_24A1_3B> abstract
javainterface $LInterfaces_24A2_3B <$LInterfaces_24A2_3B> abstract
javainterface $LInterfaces_24A3_3B <$LInterfaces_24A3_3B> abstract
javaclass $LInterfaces_24ArrStack_3B <$LInterfaces_24ArrStack_3B>
javaclass $LInterfaces_24Both_3B <$LInterfaces_24Both_3B>
javaclass $LInterfaces_24Diamond_3B <$LInterfaces_24Diamond_3B>
javaclass $LInterfaces_24Eval_3B <$LInterfaces_24Eval_3B>
javainterface $LInterfaces_24Expr_3B <$LInterfaces_24Expr_3B> abstract
javaclass $LInterfaces_24Full_3B <$LInterfaces_24Full_3B>
javaclass $LInterfaces_24Holder_3B <$LInterfaces_24Holder_3B>
javaclass $LInterfaces_24ListStack_24N_3B <$LInterfaces_24ListStack_24N_3B>
javaclass $LInterfaces_24ListStack_3B <$LInterfaces_24ListStack_3B>
javainterface $LInterfaces_24Loud_3B <$LInterfaces_24Loud_3B> abstract
javaclass $LInterfaces_24Named_241_3B <$LInterfaces_24Named_241_3B>
javainterface $LInterfaces_24Named_3B <$LInterfaces_24Named_3B> abstract
javaclass $LInterfaces_24Over_3B <$LInterfaces_24Over_3B>
javaclass $LInterfaces_24Partial_3B <$LInterfaces_24Partial_3B> abstract
javaclass $LInterfaces_24Plain_3B <$LInterfaces_24Plain_3B>
javainterface $LInterfaces_24Polite_3B <$LInterfaces_24Polite_3B> abstract
javaclass $LInterfaces_24Show_3B <$LInterfaces_24Show_3B>
javainterface $LInterfaces_24Stack2_3B <$LInterfaces_24Stack2_3B> abstract
javaclass $LInterfaces_24Sub_3B <$LInterfaces_24Sub_3B>
javainterface $LInterfaces_24Visitor_3B <$LInterfaces_24Visitor_3B> abstract
func &LInterfaces_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LInterfaces_3B>>) void
func &LInterfaces_3B_7Cdrain_7C_28LInterfaces_24Stack2_3B_29Ljava_2Flang_2FString_3B static (var %Reg5_R114 <* <$LInterfaces_24Stack2_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LInterfaces_3B_7Cnum_7C_28I_29LInterfaces_24Expr_3B static (var %Reg3_I i32) <* <$LInterfaces_24Expr_3B>>
func &LInterfaces_3B_7Cadd_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29LInterfaces_24Expr_3B static (var %Reg4_R118 <* <$LInterfaces_24Expr_3B>>, var %Reg5_R118 <* <$LInterfaces_24Expr_3B>>) <* <$LInterfaces_24Expr_3B>>
func &LInterfaces_3B_7Cmul_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29LInterfaces_24Expr_3B static (var %Reg4_R118 <* <$LInterfaces_24Expr_3B>>, var %Reg5_R118 <* <$LInterfaces_24Expr_3B>>) <* <$LInterfaces_24Expr_3B>>
func &LInterfaces_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg17_R121 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LInterfaces_241_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LInterfaces_241_3B>>, var %Reg3_I i32) void
func &LInterfaces_241_3B_7Caccept_7C_28LInterfaces_24Visitor_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$LInterfaces_241_3B>>, var %Reg3_R134 <* <$LInterfaces_24Visitor_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LInterfaces_242_3B_7C_3Cinit_3E_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29V constructor (var %_this <* <$LInterfaces_242_3B>>, var %Reg3_R118 <* <$LInterfaces_24Expr_3B>>, var %Reg4_R118 <* <$LInterfaces_24Expr_3B>>) void
func &LInterfaces_242_3B_7Caccept_7C_28LInterfaces_24Visitor_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$LInterfaces_242_3B>>, var %Reg4_R134 <* <$LInterfaces_24Visitor_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LInterfaces_243_3B_7C_3Cinit_3E_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29V constructor (var %_this <* <$LInterfaces_243_3B>>, var %Reg3_R118 <* <$LInterfaces_24Expr_3B>>, var %Reg4_R118 <* <$LInterfaces_24Expr_3B>>) void
func &LInterfaces_243_3B_7Caccept_7C_28LInterfaces_24Visitor_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$LInterfaces_243_3B>>, var %Reg4_R134 <* <$LInterfaces_24Visitor_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LInterfaces_24A1_3B_7Cv_7C_28_29I public virtual abstract (var %_this <* <$LInterfaces_24A1_3B>>) i32
func &LInterfaces_24ArrStack_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaces_24ArrStack_3B>>) void
func &LInterfaces_24ArrStack_3B_7Cpush_7C_28I_29V public virtual (var %_this <* <$LInterfaces_24ArrStack_3B>>, var %Reg7_I i32) void
func &LInterfaces_24ArrStack_3B_7Cpop_7C_28_29I public virtual (var %_this <* <$LInterfaces_24ArrStack_3B>>) i32
func &LInterfaces_24ArrStack_3B_7Cempty_7C_28_29Z public virtual (var %_this <* <$LInterfaces_24ArrStack_3B>>) u1
func &LInterfaces_24Both_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaces_24Both_3B>>) void
func &LInterfaces_24Both_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInterfaces_24Both_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LInterfaces_24Both_3B_7Cgreet_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInterfaces_24Both_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LInterfaces_24Diamond_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaces_24Diamond_3B>>) void
func &LInterfaces_24Diamond_3B_7Cv_7C_28_29I public virtual (var %_this <* <$LInterfaces_24Diamond_3B>>) i32
func &LInterfaces_24Diamond_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInterfaces_24Diamond_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LInterfaces_24Eval_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaces_24Eval_3B>>) void
func &LInterfaces_24Eval_3B_7Cnum_7C_28I_29Ljava_2Flang_2FInteger_3B public virtual (var %_this <* <$LInterfaces_24Eval_3B>>, var %Reg2_I i32) <* <$Ljava_2Flang_2FInteger_3B>>
func &LInterfaces_24Eval_3B_7Cadd_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29Ljava_2Flang_2FInteger_3B public virtual (var %_this <* <$LInterfaces_24Eval_3B>>, var %Reg4_R118 <* <$LInterfaces_24Expr_3B>>, var %Reg5_R118 <* <$LInterfaces_24Expr_3B>>) <* <$Ljava_2Flang_2FInteger_3B>>
func &LInterfaces_24Eval_3B_7Cmul_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29Ljava_2Flang_2FInteger_3B public virtual (var %_this <* <$LInterfaces_24Eval_3B>>, var %Reg4_R118 <* <$LInterfaces_24Expr_3B>>, var %Reg5_R118 <* <$LInterfaces_24Expr_3B>>) <* <$Ljava_2Flang_2FInteger_3B>>
func &LInterfaces_24Eval_3B_7Cmul_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LInterfaces_24Eval_3B>>, var %Reg4_R118 <* <$LInterfaces_24Expr_3B>>, var %Reg5_R118 <* <$LInterfaces_24Expr_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LInterfaces_24Eval_3B_7Cadd_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LInterfaces_24Eval_3B>>, var %Reg4_R118 <* <$LInterfaces_24Expr_3B>>, var %Reg5_R118 <* <$LInterfaces_24Expr_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LInterfaces_24Eval_3B_7Cnum_7C_28I_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LInterfaces_24Eval_3B>>, var %Reg3_I i32) <* <$Ljava_2Flang_2FObject_3B>>
func &LInterfaces_24Expr_3B_7Caccept_7C_28LInterfaces_24Visitor_3B_29Ljava_2Flang_2FObject_3B public virtual abstract (var %_this <* <$LInterfaces_24Expr_3B>>, var %Reg1_R134 <* <$LInterfaces_24Visitor_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LInterfaces_24Full_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaces_24Full_3B>>) void
func &LInterfaces_24Full_3B_7Cpush_7C_28I_29V public virtual (var %_this <* <$LInterfaces_24Full_3B>>, var %Reg3_I i32) void
func &LInterfaces_24Full_3B_7Cpop_7C_28_29I public virtual (var %_this <* <$LInterfaces_24Full_3B>>) i32
func &LInterfaces_24Holder_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaces_24Holder_3B>>) void
func &LInterfaces_24ListStack_24N_3B_7C_3Cinit_3E_7C_28LInterfaces_24ListStack_3B_29V constructor (var %_this <* <$LInterfaces_24ListStack_24N_3B>>, var %Reg3_R132 <* <$LInterfaces_24ListStack_3B>>) void
func &LInterfaces_24ListStack_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaces_24ListStack_3B>>) void
func &LInterfaces_24ListStack_3B_7Cpush_7C_28I_29V public virtual (var %_this <* <$LInterfaces_24ListStack_3B>>, var %Reg5_I i32) void
func &LInterfaces_24ListStack_3B_7Cpop_7C_28_29I public virtual (var %_this <* <$LInterfaces_24ListStack_3B>>) i32
func &LInterfaces_24ListStack_3B_7Cempty_7C_28_29Z public virtual (var %_this <* <$LInterfaces_24ListStack_3B>>) u1
func &LInterfaces_24Loud_3B_7Csuffix_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInterfaces_24Loud_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LInterfaces_24Named_241_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LInterfaces_24Named_241_3B>>, var %Reg3_R116 <* <$Ljava_2Flang_2FString_3B>>) void
func &LInterfaces_24Named_241_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInterfaces_24Named_241_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LInterfaces_24Named_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public virtual abstract (var %_this <* <$LInterfaces_24Named_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LInterfaces_24Named_3B_7Cgreet_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInterfaces_24Named_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LInterfaces_24Named_3B_7Csuffix_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInterfaces_24Named_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LInterfaces_24Named_3B_7Cof_7C_28Ljava_2Flang_2FString_3B_29LInterfaces_24Named_3B public static (var %Reg3_R116 <* <$Ljava_2Flang_2FString_3B>>) <* <$LInterfaces_24Named_3B>>
func &LInterfaces_24Over_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaces_24Over_3B>>) void
func &LInterfaces_24Over_3B_7Csuffix_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInterfaces_24Over_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LInterfaces_24Over_3B_7Cgreet_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInterfaces_24Over_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LInterfaces_24Partial_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaces_24Partial_3B>>) void
func &LInterfaces_24Partial_3B_7Cempty_7C_28_29Z public virtual (var %_this <* <$LInterfaces_24Partial_3B>>) u1
func &LInterfaces_24Partial_3B_7Cboth_7C_28_29I virtual (var %_this <* <$LInterfaces_24Partial_3B>>) i32
func &LInterfaces_24Plain_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaces_24Plain_3B>>) void
func &LInterfaces_24Plain_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInterfaces_24Plain_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LInterfaces_24Polite_3B_7Cgreet_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInterfaces_24Polite_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LInterfaces_24Show_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaces_24Show_3B>>) void
func &LInterfaces_24Show_3B_7Cnum_7C_28I_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInterfaces_24Show_3B>>, var %Reg3_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &LInterfaces_24Show_3B_7Cadd_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInterfaces_24Show_3B>>, var %Reg4_R118 <* <$LInterfaces_24Expr_3B>>, var %Reg5_R118 <* <$LInterfaces_24Expr_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LInterfaces_24Show_3B_7Cmul_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInterfaces_24Show_3B>>, var %Reg4_R118 <* <$LInterfaces_24Expr_3B>>, var %Reg5_R118 <* <$LInterfaces_24Expr_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LInterfaces_24Show_3B_7Cmul_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LInterfaces_24Show_3B>>, var %Reg4_R118 <* <$LInterfaces_24Expr_3B>>, var %Reg5_R118 <* <$LInterfaces_24Expr_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LInterfaces_24Show_3B_7Cadd_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LInterfaces_24Show_3B>>, var %Reg4_R118 <* <$LInterfaces_24Expr_3B>>, var %Reg5_R118 <* <$LInterfaces_24Expr_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LInterfaces_24Show_3B_7Cnum_7C_28I_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LInterfaces_24Show_3B>>, var %Reg3_I i32) <* <$Ljava_2Flang_2FObject_3B>>
func &LInterfaces_24Stack2_3B_7Cpush_7C_28I_29V public virtual abstract (var %_this <* <$LInterfaces_24Stack2_3B>>, var %Reg1_I i32) void
func &LInterfaces_24Stack2_3B_7Cpop_7C_28_29I public virtual abstract (var %_this <* <$LInterfaces_24Stack2_3B>>) i32
func &LInterfaces_24Stack2_3B_7Cempty_7C_28_29Z public virtual abstract (var %_this <* <$LInterfaces_24Stack2_3B>>) u1
func &LInterfaces_24Sub_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaces_24Sub_3B>>) void
func &LInterfaces_24Visitor_3B_7Cnum_7C_28I_29Ljava_2Flang_2FObject_3B public virtual abstract (var %_this <* <$LInterfaces_24Visitor_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FObject_3B>>
func &LInterfaces_24Visitor_3B_7Cadd_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29Ljava_2Flang_2FObject_3B public virtual abstract (var %_this <* <$LInterfaces_24Visitor_3B>>, var %Reg1_R118 <* <$LInterfaces_24Expr_3B>>, var %Reg2_R118 <* <$LInterfaces_24Expr_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LInterfaces_24Visitor_3B_7Cmul_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29Ljava_2Flang_2FObject_3B public virtual abstract (var %_this <* <$LInterfaces_24Visitor_3B>>, var %Reg1_R118 <* <$LInterfaces_24Expr_3B>>, var %Reg2_R118 <* <$LInterfaces_24Expr_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
var $_C_STR_61006e006f006e00 fstatic <[3] u64> readonly = [0, 0x900000000, 0x6e6f6e61002dc2cc]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_3d00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3d0000003d]
var $_C_STR_b1b0dbc4523b3afa673ccdacab31323d fstatic <[4] u64> readonly = [0, 0x1300000000, 0x2045504e21d85ea9, 0x6563616669]
var $_C_STR_e450e4369c612372d1f55928231d2ce9 fstatic <[5] u64> readonly = [0, 0x1f00000000, 0x2045504e11be8222, 0x7261206563616669, 0x796172]
var $_C_STR_8cc8f8378fd1fcb51f095232ce717f44 fstatic <[4] u64> readonly = [0, 0x1300000000, 0x204543437c78524b, 0x6563616669]
var $_C_STR_7800 fstatic <[3] u64> readonly = [0, 0x300000000, 0x7800000078]
var $_C_STR_62006f0074006800 fstatic <[3] u64> readonly = [0, 0x900000000, 0x68746f62002e3b81]
var $_C_STR_2f00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2f0000002f]
var $_C_STR_640069006100 fstatic <[3] u64> readonly = [0, 0x700000000, 0x6169640001847c]
var $_C_STR_2100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2100000021]
var $_C_STR_680065006c006c006f002000 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x6c6c6568b73a018e, 0x206f]
var $_C_STR_2e00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2e0000002e]
var $_C_STR_3f00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x3f0000003f]
var $_C_STR_5b00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x5b0000005b]
var $_C_STR_5d00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x5d0000005d]
var $_C_STR_70006c00610069006e00 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x69616c70065cd9ca, 110]
var $_C_STR_c14f036a430bd223981a7545ff639897 fstatic <[4] u64> readonly = [0, 0x1100000000, 0x646f6f677e67e9b9, 0x79616420]
var $_C_STR_ fstatic <[3] u64> readonly = [0, 0x100000000, 0]
var $_C_STR_2800 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2800000028]
var $_C_STR_2b00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2b0000002b]
var $_C_STR_2900 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2900000029]
var $_C_STR_2a00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2a0000002a]
var $LInterfaces_24Holder_3B_7Cst <* <$LInterfaces_24Named_3B>> static = 0
var $LInterfaces_24Named_3B_7CLIMIT i32 final public static = 10
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FRunnable_3B_7Crun_7C_28_29V public virtual abstract (var %_this <* <$Ljava_2Flang_2FRunnable_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &LInterfaces_24Full_3B_7Cboth_7C_28_29I virtual (var %_this <* <$LInterfaces_24Full_3B>>) i32
func &Ljava_2Flang_2FObject_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Flang_2FObject_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) i32
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_Z u1) void
func &Ljava_2Flang_2FSystem_3B_7Carraycopy_7C_28Ljava_2Flang_2FObject_3BILjava_2Flang_2FObject_3BII_29V public static native (var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg1_I i32, var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg3_I i32, var %Reg4_I i32) void
func &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B public static (var %Reg0_I i32) <* <$Ljava_2Flang_2FInteger_3B>>
func &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FInteger_3B>>) i32
func &LInterfaces_24Partial_3B_7Cpush_7C_28I_29V public virtual abstract (var %_this <* <$LInterfaces_24Partial_3B>>, var %Reg1_I i32) void
func &LInterfaces_24Partial_3B_7Cpop_7C_28_29I public virtual abstract (var %_this <* <$LInterfaces_24Partial_3B>>) i32
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LInterfaces_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LInterfaces_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LInterfaces_3B>>
  var %Reg0_R112 <* <$LInterfaces_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LInterfaces_3B_7Cdrain_7C_28LInterfaces_24Stack2_3B_29Ljava_2Flang_2FString_3B static (var %Reg5_R114 <* <$LInterfaces_24Stack2_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 2
  var %Reg0_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg3_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg1_I i32
  var %Reg0_R114 <* <$LInterfaces_24Stack2_3B>>
  var %Reg2_I i32
  var %Reg0_Z u1
  var %Reg1_R114 <* <$LInterfaces_24Stack2_3B>>
  var %Reg1_C u16
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %i %Reg4_I i32
ALIAS %s %Reg5_R114 <* <$LInterfaces_24Stack2_3B>>
ALIAS %b %Reg3_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  intrinsiccallwithtype <$LInterfaces_3B> JAVA_CLINIT_CHECK ()
LOC 1 117
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg3_R115 0 (dread ref %Reg0_R115)
LOC 1 118
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 6)
  brtrue @label1 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  interfacecallassigned &LInterfaces_24Stack2_3B_7Cpush_7C_28I_29V (dread ref %Reg0_R114, dread i32 %Reg1_I) {}
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label0
@label1
LOC 1 119
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  interfacecallassigned &LInterfaces_24Stack2_3B_7Cempty_7C_28_29Z (dread ref %Reg0_R114) { dassign %Reg0_Z 0 }
  brtrue @label2 (ne i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  interfacecallassigned &LInterfaces_24Stack2_3B_7Cpop_7C_28_29I (dread ref %Reg1_R114) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  dassign %Reg1_I 0 (constval i32 32)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread u16 %Reg1_C) { dassign %Reg0_R115 0 }
  goto @label1
@label2
LOC 1 120
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  return (dread ref %Reg0_R116)
}
func &LInterfaces_3B_7Cnum_7C_28I_29LInterfaces_24Expr_3B static (var %Reg3_I i32) <* <$LInterfaces_24Expr_3B>> {
  funcid 3
  var %Reg0_R117 <* <$LInterfaces_241_3B>>
  var %Reg1_I i32

ALIAS %n %Reg3_I i32
  intrinsiccallwithtype <$LInterfaces_3B> JAVA_CLINIT_CHECK ()
LOC 1 134
  intrinsiccallwithtype <$LInterfaces_241_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (gcmalloc ref <$LInterfaces_241_3B>)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  callassigned &LInterfaces_241_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R117, dread i32 %Reg1_I) {}
  return (dread ref %Reg0_R117)
}
func &LInterfaces_3B_7Cadd_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29LInterfaces_24Expr_3B static (var %Reg4_R118 <* <$LInterfaces_24Expr_3B>>, var %Reg5_R118 <* <$LInterfaces_24Expr_3B>>) <* <$LInterfaces_24Expr_3B>> {
  funcid 4
  var %Reg0_R119 <* <$LInterfaces_242_3B>>
  var %Reg1_R118 <* <$LInterfaces_24Expr_3B>>
  var %Reg2_R118 <* <$LInterfaces_24Expr_3B>>

ALIAS %a %Reg4_R118 <* <$LInterfaces_24Expr_3B>>
ALIAS %b %Reg5_R118 <* <$LInterfaces_24Expr_3B>>
  intrinsiccallwithtype <$LInterfaces_3B> JAVA_CLINIT_CHECK ()
LOC 1 142
  intrinsiccallwithtype <$LInterfaces_242_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R119 0 (gcmalloc ref <$LInterfaces_242_3B>)
  dassign %Reg1_R118 0 (dread ref %Reg4_R118)
  dassign %Reg2_R118 0 (dread ref %Reg5_R118)
  callassigned &LInterfaces_242_3B_7C_3Cinit_3E_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R118, dread ref %Reg2_R118) {}
  return (dread ref %Reg0_R119)
}
func &LInterfaces_3B_7Cmul_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29LInterfaces_24Expr_3B static (var %Reg4_R118 <* <$LInterfaces_24Expr_3B>>, var %Reg5_R118 <* <$LInterfaces_24Expr_3B>>) <* <$LInterfaces_24Expr_3B>> {
  funcid 5
  var %Reg0_R120 <* <$LInterfaces_243_3B>>
  var %Reg1_R118 <* <$LInterfaces_24Expr_3B>>
  var %Reg2_R118 <* <$LInterfaces_24Expr_3B>>

ALIAS %a %Reg4_R118 <* <$LInterfaces_24Expr_3B>>
ALIAS %b %Reg5_R118 <* <$LInterfaces_24Expr_3B>>
  intrinsiccallwithtype <$LInterfaces_3B> JAVA_CLINIT_CHECK ()
LOC 1 150
  intrinsiccallwithtype <$LInterfaces_243_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R120 0 (gcmalloc ref <$LInterfaces_243_3B>)
  dassign %Reg1_R118 0 (dread ref %Reg4_R118)
  dassign %Reg2_R118 0 (dread ref %Reg5_R118)
  callassigned &LInterfaces_243_3B_7C_3Cinit_3E_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29V (dread ref %Reg0_R120, dread ref %Reg1_R118, dread ref %Reg2_R118) {}
  return (dread ref %Reg0_R120)
}
func &LInterfaces_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg17_R121 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 6
  var %Reg0_I i32
  var %Reg0_R122 <* <[] <* <$LInterfaces_24Named_3B>>>>
  var %Reg1_I i32
  var %Reg2_R123 <* <$LInterfaces_24Plain_3B>>
  var %Reg2_R124 <* <$LInterfaces_24Sub_3B>>
  var %Reg2_R125 <* <$LInterfaces_24Over_3B>>
  var %Reg2_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R126 <* <$LInterfaces_24Named_3B>>
  var %Reg2_R127 <* <$LInterfaces_24Diamond_3B>>
  var %Reg8_R122 <* <[] <* <$LInterfaces_24Named_3B>>>>
  var %Reg9_R122 <* <[] <* <$LInterfaces_24Named_3B>>>>
  var %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg10_I i32
  var %Reg11_I i32
  var %Reg12_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R128 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg12_R126 <* <$LInterfaces_24Named_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R129 <* <$LInterfaces_24Both_3B>>
  var %Reg9_R129 <* <$LInterfaces_24Both_3B>>
  var %Reg1_R129 <* <$LInterfaces_24Both_3B>>
  var %Reg10_R129 <* <$LInterfaces_24Both_3B>>
  var %Reg10_R130 <* <$LInterfaces_24Polite_3B>>
  var %Reg1_R130 <* <$LInterfaces_24Polite_3B>>
  var %Reg2_R131 <* <$LInterfaces_24ArrStack_3B>>
  var %Reg2_R114 <* <$LInterfaces_24Stack2_3B>>
  var %Reg2_R132 <* <$LInterfaces_24ListStack_3B>>
  var %Reg0_R118 <* <$LInterfaces_24Expr_3B>>
  var %Reg1_R118 <* <$LInterfaces_24Expr_3B>>
  var %Reg2_I i32
  var %Reg2_R118 <* <$LInterfaces_24Expr_3B>>
  var %Reg3_I i32
  var %Reg3_R118 <* <$LInterfaces_24Expr_3B>>
  var %Reg11_R118 <* <$LInterfaces_24Expr_3B>>
  var %Reg3_R133 <* <$LInterfaces_24Show_3B>>
  var %Reg3_R134 <* <$LInterfaces_24Visitor_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R135 <* <$LInterfaces_24Eval_3B>>
  var %Reg0_R136 <* <$LInterfaces_24Holder_3B>>
  var %Reg12_R136 <* <$LInterfaces_24Holder_3B>>
  var %Reg1_R124 <* <$LInterfaces_24Sub_3B>>
  var %Reg1_R126 <* <$LInterfaces_24Named_3B>>
  var %Reg2_R136 <* <$LInterfaces_24Holder_3B>>
  var %Reg0_R126 <* <$LInterfaces_24Named_3B>>
  var %Reg2_R122 <* <[] <* <$LInterfaces_24Named_3B>>>>
  var %Reg3_R136 <* <$LInterfaces_24Holder_3B>>
  var %Reg3_R126 <* <$LInterfaces_24Named_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_I i32
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_Z u1
  var %Reg0_R137 <* <$Ljava_2Flang_2FRunnable_3B>>
  var %Reg0_R138 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg13_R138 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R127 <* <$LInterfaces_24Diamond_3B>>
  var %Reg13_R127 <* <$LInterfaces_24Diamond_3B>>
  var %Reg13_R139 <* <$LInterfaces_24A1_3B>>
  var %Reg2_R139 <* <$LInterfaces_24A1_3B>>
  var %Reg0_R139 <* <$LInterfaces_24A1_3B>>
  var %Reg0_R140 <* <$LInterfaces_24Loud_3B>>
  var %Reg14_R140 <* <$LInterfaces_24Loud_3B>>
  var %Reg1_R140 <* <$LInterfaces_24Loud_3B>>
  var %Reg0_R141 <* <$Ljava_2Flang_2FClassCastException_3B>>
  var %Reg14_R141 <* <$Ljava_2Flang_2FClassCastException_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R142 <* <$LInterfaces_24Full_3B>>
  var %Reg14_R129 <* <$LInterfaces_24Both_3B>>
  var %Reg14_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R129 <* <$LInterfaces_24Both_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R130 <* <$LInterfaces_24Polite_3B>>
  var %Reg0_R142 <* <$LInterfaces_24Full_3B>>
  var %Reg15_R142 <* <$LInterfaces_24Full_3B>>
  var %Reg15_R114 <* <$LInterfaces_24Stack2_3B>>
  var %Reg0_R114 <* <$LInterfaces_24Stack2_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg16_R126 <* <$LInterfaces_24Named_3B>>
  var %Reg1_Z u1

ALIAS %n %Reg12_R126 <* <$LInterfaces_24Named_3B>>
ALIAS %x %Reg14_R141 <* <$Ljava_2Flang_2FClassCastException_3B>>
ALIAS %l %Reg14_R140 <* <$LInterfaces_24Loud_3B>>
ALIAS %args %Reg17_R121 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %all %Reg8_R122 <* <[] <* <$LInterfaces_24Named_3B>>>>
ALIAS %b %Reg9_R129 <* <$LInterfaces_24Both_3B>>
ALIAS %p %Reg10_R130 <* <$LInterfaces_24Polite_3B>>
ALIAS %e %Reg11_R118 <* <$LInterfaces_24Expr_3B>>
ALIAS %h %Reg12_R136 <* <$LInterfaces_24Holder_3B>>
ALIAS %a %Reg13_R139 <* <$LInterfaces_24A1_3B>>
ALIAS %o %Reg14_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %s %Reg15_R114 <* <$LInterfaces_24Stack2_3B>>
ALIAS %n0 %Reg16_R126 <* <$LInterfaces_24Named_3B>>
  intrinsiccallwithtype <$LInterfaces_3B> JAVA_CLINIT_CHECK ()
LOC 1 235
  dassign %Reg0_I 0 (constval i32 5)
  dassign %Reg0_R122 0 (gcmallocjarray ref <[] <* <$LInterfaces_24Named_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  intrinsiccallwithtype <$LInterfaces_24Plain_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R123 0 (gcmalloc ref <$LInterfaces_24Plain_3B>)
  callassigned &LInterfaces_24Plain_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R123) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R123)
  dassign %Reg1_I 0 (constval i32 1)
  intrinsiccallwithtype <$LInterfaces_24Sub_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R124 0 (gcmalloc ref <$LInterfaces_24Sub_3B>)
  callassigned &LInterfaces_24Sub_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R124) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R124)
  dassign %Reg1_I 0 (constval i32 2)
  intrinsiccallwithtype <$LInterfaces_24Over_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R125 0 (gcmalloc ref <$LInterfaces_24Over_3B>)
  callassigned &LInterfaces_24Over_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R125) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R125)
  dassign %Reg1_I 0 (constval i32 3)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_61006e006f006e00) { dassign %L_STR_10 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_10)
  intrinsiccallwithtype <$LInterfaces_24Named_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInterfaces_24Named_3B_7Cof_7C_28Ljava_2Flang_2FString_3B_29LInterfaces_24Named_3B (dread ref %Reg2_R116) { dassign %Reg2_R126 0 }
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R126)
  dassign %Reg1_I 0 (constval i32 4)
  intrinsiccallwithtype <$LInterfaces_24Diamond_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R127 0 (gcmalloc ref <$LInterfaces_24Diamond_3B>)
  callassigned &LInterfaces_24Diamond_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R127) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R127)
  dassign %Reg8_R122 0 (dread ref %Reg0_R122)
LOC 1 236
  dassign %Reg0_R122 0 (dread ref %Reg8_R122)
  dassign %Reg9_R122 0 (dread ref %Reg0_R122)
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R122))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
@label3
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  brtrue @label4 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R122))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg12_R113 0 (dread ref %Reg0_R113)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R128 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg12_R126 0 (retype ref <* <$LInterfaces_24Named_3B>> (dread ref %Reg12_R113))
  dassign %Reg2_R126 0 (dread ref %Reg12_R126)
  interfacecallassigned &LInterfaces_24Named_3B_7Cgreet_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R126) { dassign %Reg2_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg12_R126 0 (retype ref <* <$LInterfaces_24Named_3B>> (dread ref %Reg12_R113))
  dassign %Reg2_R126 0 (dread ref %Reg12_R126)
  interfacecallassigned &LInterfaces_24Named_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R126) { dassign %Reg2_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg12_R126 0 (retype ref <* <$LInterfaces_24Named_3B>> (dread ref %Reg12_R113))
  dassign %Reg2_R126 0 (dread ref %Reg12_R126)
  interfacecallassigned &LInterfaces_24Named_3B_7Csuffix_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R126) { dassign %Reg2_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R128, dread ref %Reg1_R116) {}
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 1))
  goto @label3
@label4
LOC 1 237
  intrinsiccallwithtype <$LInterfaces_24Both_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (gcmalloc ref <$LInterfaces_24Both_3B>)
  callassigned &LInterfaces_24Both_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R129) {}
  dassign %Reg9_R129 0 (dread ref %Reg0_R129)
LOC 1 238
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R128 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R129 0 (dread ref %Reg9_R129)
  virtualcallassigned &LInterfaces_24Both_3B_7Cgreet_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R129) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R128, dread ref %Reg1_R116) {}
LOC 1 239
  dassign %Reg0_R129 0 (dread ref %Reg9_R129)
  dassign %Reg10_R129 0 (dread ref %Reg0_R129)
LOC 1 240
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R128 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg10_R130 0 (retype ref <* <$LInterfaces_24Polite_3B>> (dread ref %Reg10_R129))
  dassign %Reg1_R130 0 (dread ref %Reg10_R130)
  interfacecallassigned &LInterfaces_24Polite_3B_7Cgreet_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R130) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R128, dread ref %Reg1_R116) {}
LOC 1 241
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R128 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (constval i32 20)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R128, dread i32 %Reg1_I) {}
LOC 1 242
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R128 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  intrinsiccallwithtype <$LInterfaces_24ArrStack_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R131 0 (gcmalloc ref <$LInterfaces_24ArrStack_3B>)
  callassigned &LInterfaces_24ArrStack_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R131) {}
  intrinsiccallwithtype <$LInterfaces_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R114 0 (retype ref <* <$LInterfaces_24Stack2_3B>> (dread ref %Reg2_R131))
  callassigned &LInterfaces_3B_7Cdrain_7C_28LInterfaces_24Stack2_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R114) { dassign %Reg2_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  intrinsiccallwithtype <$LInterfaces_24ListStack_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R132 0 (gcmalloc ref <$LInterfaces_24ListStack_3B>)
  callassigned &LInterfaces_24ListStack_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R132) {}
  intrinsiccallwithtype <$LInterfaces_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R114 0 (retype ref <* <$LInterfaces_24Stack2_3B>> (dread ref %Reg2_R132))
  callassigned &LInterfaces_3B_7Cdrain_7C_28LInterfaces_24Stack2_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R114) { dassign %Reg2_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R128, dread ref %Reg1_R116) {}
LOC 1 243
  dassign %Reg0_I 0 (constval i32 2)
  intrinsiccallwithtype <$LInterfaces_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInterfaces_3B_7Cnum_7C_28I_29LInterfaces_24Expr_3B (dread i32 %Reg0_I) { dassign %Reg0_R118 0 }
  dassign %Reg1_I 0 (constval i32 3)
  intrinsiccallwithtype <$LInterfaces_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInterfaces_3B_7Cnum_7C_28I_29LInterfaces_24Expr_3B (dread i32 %Reg1_I) { dassign %Reg1_R118 0 }
  dassign %Reg2_I 0 (constval i32 4)
  intrinsiccallwithtype <$LInterfaces_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInterfaces_3B_7Cnum_7C_28I_29LInterfaces_24Expr_3B (dread i32 %Reg2_I) { dassign %Reg2_R118 0 }
  dassign %Reg3_I 0 (constval i32 5)
  intrinsiccallwithtype <$LInterfaces_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInterfaces_3B_7Cnum_7C_28I_29LInterfaces_24Expr_3B (dread i32 %Reg3_I) { dassign %Reg3_R118 0 }
  intrinsiccallwithtype <$LInterfaces_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInterfaces_3B_7Cadd_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29LInterfaces_24Expr_3B (dread ref %Reg2_R118, dread ref %Reg3_R118) { dassign %Reg2_R118 0 }
  intrinsiccallwithtype <$LInterfaces_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInterfaces_3B_7Cmul_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29LInterfaces_24Expr_3B (dread ref %Reg1_R118, dread ref %Reg2_R118) { dassign %Reg1_R118 0 }
  intrinsiccallwithtype <$LInterfaces_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInterfaces_3B_7Cadd_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29LInterfaces_24Expr_3B (dread ref %Reg0_R118, dread ref %Reg1_R118) { dassign %Reg0_R118 0 }
  dassign %Reg11_R118 0 (dread ref %Reg0_R118)
LOC 1 244
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R128 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg2_R118 0 (dread ref %Reg11_R118)
  intrinsiccallwithtype <$LInterfaces_24Show_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R133 0 (gcmalloc ref <$LInterfaces_24Show_3B>)
  callassigned &LInterfaces_24Show_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg3_R133) {}
  dassign %Reg3_R134 0 (retype ref <* <$LInterfaces_24Visitor_3B>> (dread ref %Reg3_R133))
  interfacecallassigned &LInterfaces_24Expr_3B_7Caccept_7C_28LInterfaces_24Visitor_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R118, dread ref %Reg3_R134) { dassign %Reg2_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R113) { dassign %Reg2_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3d00) { dassign %L_STR_12 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg2_R118 0 (dread ref %Reg11_R118)
  intrinsiccallwithtype <$LInterfaces_24Eval_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_R135 0 (gcmalloc ref <$LInterfaces_24Eval_3B>)
  callassigned &LInterfaces_24Eval_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg3_R135) {}
  dassign %Reg3_R134 0 (retype ref <* <$LInterfaces_24Visitor_3B>> (dread ref %Reg3_R135))
  interfacecallassigned &LInterfaces_24Expr_3B_7Caccept_7C_28LInterfaces_24Visitor_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg2_R118, dread ref %Reg3_R134) { dassign %Reg2_R113 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R113) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R128, dread ref %Reg1_R116) {}
LOC 1 245
  intrinsiccallwithtype <$LInterfaces_24Holder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R136 0 (gcmalloc ref <$LInterfaces_24Holder_3B>)
  callassigned &LInterfaces_24Holder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R136) {}
  dassign %Reg12_R136 0 (dread ref %Reg0_R136)
LOC 1 246
  dassign %Reg0_R136 0 (dread ref %Reg12_R136)
  intrinsiccallwithtype <$LInterfaces_24Sub_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R124 0 (gcmalloc ref <$LInterfaces_24Sub_3B>)
  callassigned &LInterfaces_24Sub_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R124) {}
  dassign %Reg1_R126 0 (retype ref <* <$LInterfaces_24Named_3B>> (dread ref %Reg1_R124))
  iassign <* <$LInterfaces_24Holder_3B>> 2 (dread ref %Reg0_R136, dread ref %Reg1_R126)
LOC 1 247
  dassign %Reg0_R136 0 (dread ref %Reg12_R136)
  dassign %Reg0_R122 0 (iread ref <* <$LInterfaces_24Holder_3B>> 4 (dread ref %Reg0_R136))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_R136 0 (dread ref %Reg12_R136)
  dassign %Reg2_R126 0 (iread ref <* <$LInterfaces_24Holder_3B>> 2 (dread ref %Reg2_R136))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I), 
    dread ref %Reg2_R126)
LOC 1 248
  dassign %Reg0_R136 0 (dread ref %Reg12_R136)
  dassign %Reg0_R122 0 (iread ref <* <$LInterfaces_24Holder_3B>> 4 (dread ref %Reg0_R136))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I)))
  intrinsiccallwithtype <$LInterfaces_24Holder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R126 0 (retype ref <* <$LInterfaces_24Named_3B>> (dread ref %Reg0_R113))
  dassign $LInterfaces_24Holder_3B_7Cst 0 (dread ref %Reg0_R126)
LOC 1 249
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R128 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  intrinsiccallwithtype <$LInterfaces_24Holder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R126 0 (dread ref $LInterfaces_24Holder_3B_7Cst)
  interfacecallassigned &LInterfaces_24Named_3B_7Cgreet_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R126) { dassign %Reg2_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg2_R136 0 (dread ref %Reg12_R136)
  dassign %Reg2_R122 0 (iread ref <* <$LInterfaces_24Holder_3B>> 4 (dread ref %Reg2_R136))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R122, dread i32 %Reg3_I)))
  dassign %Reg3_R136 0 (dread ref %Reg12_R136)
  dassign %Reg3_R126 0 (iread ref <* <$LInterfaces_24Holder_3B>> 2 (dread ref %Reg3_R136))
  dassign %Reg5_R113 0 (dread ref %Reg1_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R128)
  brtrue @label5 (ne i32 ref (dread ref %Reg2_R113, dread ref %Reg3_R126))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg5_I 0 (dread i32 %Reg2_I)
  dassign %Reg6_R113 0 (dread ref %Reg1_R113)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
  goto @label6
@label5
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg2_I)
  dassign %Reg6_R113 0 (dread ref %Reg1_R113)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
@label6
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R115 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread u1 %Reg2_Z) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R116 0 }
  dassign %Reg0_R128 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R128, dread ref %Reg1_R116) {}
  try { @label7 }
LOC 1 251
  dassign %Reg0_R136 0 (dread ref %Reg12_R136)
  dassign %Reg0_R137 0 (iread ref <* <$LInterfaces_24Holder_3B>> 3 (dread ref %Reg0_R136))
  interfacecallassigned &Ljava_2Flang_2FRunnable_3B_7Crun_7C_28_29V (dread ref %Reg0_R137) {}
  endtry
LOC 1 254
  goto @label8
@label7
  catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  dassign %Reg0_R138 0 (regread ptr %%thrownval)
LOC 1 252
  dassign %Reg13_R138 0 (dread ref %Reg0_R138)
LOC 1 253
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R128 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_b1b0dbc4523b3afa673ccdacab31323d) { dassign %L_STR_13 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R128, dread ref %Reg1_R116) {}
@label8
  try { @label9 }
LOC 1 256
  dassign %Reg0_R136 0 (dread ref %Reg12_R136)
  dassign %Reg0_R122 0 (iread ref <* <$LInterfaces_24Holder_3B>> 4 (dread ref %Reg0_R136))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R122, dread i32 %Reg1_I)))
  dassign %Reg0_R126 0 (retype ref <* <$LInterfaces_24Named_3B>> (dread ref %Reg0_R113))
  interfacecallassigned &LInterfaces_24Named_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R126) { dassign %Reg0_R116 0 }
  endtry
LOC 1 259
  goto @label10
@label9
  catch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  dassign %Reg0_R138 0 (regread ptr %%thrownval)
LOC 1 257
  dassign %Reg13_R138 0 (dread ref %Reg0_R138)
LOC 1 258
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R128 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_e450e4369c612372d1f55928231d2ce9) { dassign %L_STR_14 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R128, dread ref %Reg1_R116) {}
@label10
LOC 1 260
  intrinsiccallwithtype <$LInterfaces_24Diamond_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (gcmalloc ref <$LInterfaces_24Diamond_3B>)
  callassigned &LInterfaces_24Diamond_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R127) {}
  dassign %Reg13_R127 0 (dread ref %Reg0_R127)
LOC 1 261
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R128 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg13_R139 0 (retype ref <* <$LInterfaces_24A1_3B>> (dread ref %Reg13_R127))
  dassign %Reg2_R139 0 (dread ref %Reg13_R139)
  interfacecallassigned &LInterfaces_24A1_3B_7Cv_7C_28_29I (dread ref %Reg2_R139) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg13_R139 0 (retype ref <* <$LInterfaces_24A1_3B>> (dread ref %Reg13_R127))
  dassign %Reg2_R139 0 (dread ref %Reg13_R139)
  intrinsiccallwithtypeassigned <* <$LInterfaces_24Named_3B>> JAVA_CHECK_CAST (dread ref %Reg2_R139) { dassign %Reg2_R126 0 }
  interfacecallassigned &LInterfaces_24Named_3B_7Cgreet_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R126) { dassign %Reg2_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg13_R139 0 (retype ref <* <$LInterfaces_24A1_3B>> (dread ref %Reg13_R127))
  dassign %Reg2_R139 0 (dread ref %Reg13_R139)
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <$LInterfaces_24A3_3B>> JAVA_INSTANCE_OF (dread ref %Reg2_R139))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread u1 %Reg2_Z) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg13_R139 0 (retype ref <* <$LInterfaces_24A1_3B>> (dread ref %Reg13_R127))
  dassign %Reg2_R139 0 (dread ref %Reg13_R139)
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <$LInterfaces_24Loud_3B>> JAVA_INSTANCE_OF (dread ref %Reg2_R139))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread u1 %Reg2_Z) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R128, dread ref %Reg1_R116) {}
  try { @label11 }
LOC 1 263
  dassign %Reg13_R139 0 (retype ref <* <$LInterfaces_24A1_3B>> (dread ref %Reg13_R127))
  dassign %Reg0_R139 0 (dread ref %Reg13_R139)
  intrinsiccallwithtypeassigned <* <$LInterfaces_24Loud_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R139) { dassign %Reg0_R140 0 }
  dassign %Reg14_R140 0 (dread ref %Reg0_R140)
LOC 1 264
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R128 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R140 0 (dread ref %Reg14_R140)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R140))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %Reg0_R128, dread ref %Reg1_R113) {}
  endtry
LOC 1 267
  goto @label12
@label11
  catch { <* <$Ljava_2Flang_2FClassCastException_3B>> }
  dassign %Reg0_R141 0 (regread ptr %%thrownval)
LOC 1 265
  dassign %Reg14_R141 0 (dread ref %Reg0_R141)
LOC 1 266
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R128 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_8cc8f8378fd1fcb51f095232ce717f44) { dassign %L_STR_15 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R128, dread ref %Reg1_R116) {}
@label12
LOC 1 268
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R128 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$LInterfaces_24Full_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R142 0 (gcmalloc ref <$LInterfaces_24Full_3B>)
  callassigned &LInterfaces_24Full_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R142) {}
  virtualcallassigned &LInterfaces_24Full_3B_7Cboth_7C_28_29I (dread ref %Reg1_R142) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R128, dread i32 %Reg1_I) {}
LOC 1 269
  dassign %Reg0_R129 0 (dread ref %Reg9_R129)
  dassign %Reg14_R129 0 (dread ref %Reg0_R129)
LOC 1 270
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R128 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R129))
  dassign %Reg2_R113 0 (dread ref %Reg14_R113)
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <$LInterfaces_24Loud_3B>> JAVA_INSTANCE_OF (dread ref %Reg2_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread u1 %Reg2_Z) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R129))
  dassign %Reg2_R113 0 (dread ref %Reg14_R113)
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <$LInterfaces_24Polite_3B>> JAVA_INSTANCE_OF (dread ref %Reg2_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread u1 %Reg2_Z) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R129))
  dassign %Reg2_R113 0 (dread ref %Reg14_R113)
  dassign %Reg2_I 0 (intrinsicopwithtype i32 <* <$Ljava_2Flang_2FRunnable_3B>> JAVA_INSTANCE_OF (dread ref %Reg2_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread u1 %Reg2_Z) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R128, dread ref %Reg1_R116) {}
LOC 1 271
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R128 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R129))
  dassign %Reg2_R113 0 (dread ref %Reg14_R113)
  dassign %Reg3_R129 0 (dread ref %Reg9_R129)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R129))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg2_R113, dread ref %Reg3_R113) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread u1 %Reg2_Z) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg10_R130 0 (retype ref <* <$LInterfaces_24Polite_3B>> (dread ref %Reg10_R129))
  dassign %Reg2_R130 0 (dread ref %Reg10_R130)
  dassign %Reg14_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg14_R129))
  dassign %Reg3_R113 0 (dread ref %Reg14_R113)
  dassign %Reg5_R113 0 (dread ref %Reg1_R115)
  dassign %Reg6_R113 0 (dread ref %Reg0_R128)
  brtrue @label13 (ne i32 ref (dread ref %Reg2_R130, dread ref %Reg3_R113))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg5_I 0 (dread i32 %Reg2_I)
  dassign %Reg6_R113 0 (dread ref %Reg1_R113)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
  goto @label14
@label13
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg2_I)
  dassign %Reg6_R113 0 (dread ref %Reg1_R113)
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
@label14
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R115 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_Z 0 (cvt u1 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread u1 %Reg2_Z) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R116 0 }
  dassign %Reg0_R128 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R128, dread ref %Reg1_R116) {}
LOC 1 272
  intrinsiccallwithtype <$LInterfaces_24Full_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R142 0 (gcmalloc ref <$LInterfaces_24Full_3B>)
  callassigned &LInterfaces_24Full_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R142) {}
  dassign %Reg15_R142 0 (dread ref %Reg0_R142)
LOC 1 273
  dassign %Reg15_R114 0 (retype ref <* <$LInterfaces_24Stack2_3B>> (dread ref %Reg15_R142))
  dassign %Reg0_R114 0 (dread ref %Reg15_R114)
  dassign %Reg1_I 0 (constval i32 4)
  interfacecallassigned &LInterfaces_24Stack2_3B_7Cpush_7C_28I_29V (dread ref %Reg0_R114, dread i32 %Reg1_I) {}
LOC 1 274
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R128 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R115) {}
  dassign %Reg15_R114 0 (retype ref <* <$LInterfaces_24Stack2_3B>> (dread ref %Reg15_R142))
  dassign %Reg2_R114 0 (dread ref %Reg15_R114)
  interfacecallassigned &LInterfaces_24Stack2_3B_7Cpop_7C_28_29I (dread ref %Reg2_R114) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg1_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_11 0 }
  dassign %Reg2_R116 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread ref %Reg2_R116) { dassign %Reg1_R115 0 }
  dassign %Reg15_R114 0 (retype ref <* <$LInterfaces_24Stack2_3B>> (dread ref %Reg15_R142))
  dassign %Reg2_R114 0 (dread ref %Reg15_R114)
  interfacecallassigned &LInterfaces_24Stack2_3B_7Cempty_7C_28_29Z (dread ref %Reg2_R114) { dassign %Reg2_Z 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R115, dread u1 %Reg2_Z) { dassign %Reg1_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R115) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R128, dread ref %Reg1_R116) {}
LOC 1 275
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7800) { dassign %L_STR_16 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_16)
  intrinsiccallwithtype <$LInterfaces_24Named_3B> JAVA_CLINIT_CHECK ()
  callassigned &LInterfaces_24Named_3B_7Cof_7C_28Ljava_2Flang_2FString_3B_29LInterfaces_24Named_3B (dread ref %Reg0_R116) { dassign %Reg0_R126 0 }
  dassign %Reg16_R126 0 (dread ref %Reg0_R126)
LOC 1 276
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R128 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R126 0 (dread ref %Reg16_R126)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R126))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R113) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R116) { dassign %Reg1_I 0 }
  dassign %Reg5_R113 0 (dread ref %Reg0_R128)
  brtrue @label15 (le i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_R126 0 (dread ref %Reg16_R126)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R126))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I (dread ref %Reg1_R113) { dassign %Reg1_I 0 }
  dassign %Reg2_R126 0 (dread ref %Reg16_R126)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R126))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I (dread ref %Reg2_R113) { dassign %Reg2_I 0 }
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
  brtrue @label15 (ne i32 i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg5_I 0 (dread i32 %Reg1_I)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  goto @label16
@label15
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg1_I)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
@label16
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_R128 0 (retype ref <* <$Ljava_2Fio_2FPrintStream_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V (dread ref %Reg0_R128, dread u1 %Reg1_Z) {}
LOC 1 277
  return ()
}
func &LInterfaces_241_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LInterfaces_241_3B>>, var %Reg3_I i32) void {
  funcid 7
  var %Reg2_R117 <* <$LInterfaces_241_3B>>
  var %Reg0_R117 <* <$LInterfaces_241_3B>>
  var %Reg1_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg2_R117 0 (dread ref %_this)
LOC 1 134
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LInterfaces_241_3B>> 2 (dread ref %Reg0_R117, dread i32 %Reg1_I)
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R117))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LInterfaces_241_3B_7Caccept_7C_28LInterfaces_24Visitor_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$LInterfaces_241_3B>>, var %Reg3_R134 <* <$LInterfaces_24Visitor_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 8
  var %Reg2_R117 <* <$LInterfaces_241_3B>>
  var %Reg0_R134 <* <$LInterfaces_24Visitor_3B>>
  var %Reg1_R117 <* <$LInterfaces_241_3B>>
  var %Reg1_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %v %Reg3_R134 <* <$LInterfaces_24Visitor_3B>> "LInterfaces$Visitor<TR;>;"
  dassign %Reg2_R117 0 (dread ref %_this)
LOC 1 136
  dassign %Reg0_R134 0 (dread ref %Reg3_R134)
  dassign %Reg1_R117 0 (dread ref %Reg2_R117)
  dassign %Reg1_I 0 (iread i32 <* <$LInterfaces_241_3B>> 2 (dread ref %Reg1_R117))
  interfacecallassigned &LInterfaces_24Visitor_3B_7Cnum_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R134, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  return (dread ref %Reg0_R113)
}
func &LInterfaces_242_3B_7C_3Cinit_3E_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29V constructor (var %_this <* <$LInterfaces_242_3B>>, var %Reg3_R118 <* <$LInterfaces_24Expr_3B>>, var %Reg4_R118 <* <$LInterfaces_24Expr_3B>>) void {
  funcid 9
  var %Reg2_R119 <* <$LInterfaces_242_3B>>
  var %Reg0_R119 <* <$LInterfaces_242_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R118 <* <$LInterfaces_24Expr_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg2_R119 0 (dread ref %_this)
LOC 1 142
  dassign %Reg0_R119 0 (dread ref %Reg2_R119)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R118))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R118 0 (retype ref <* <$LInterfaces_24Expr_3B>> (dread ref %Reg1_R113))
  iassign <* <$LInterfaces_242_3B>> 2 (dread ref %Reg0_R119, dread ref %Reg1_R118)
  dassign %Reg0_R119 0 (dread ref %Reg2_R119)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R118))
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_R118 0 (retype ref <* <$LInterfaces_24Expr_3B>> (dread ref %Reg1_R113))
  iassign <* <$LInterfaces_242_3B>> 3 (dread ref %Reg0_R119, dread ref %Reg1_R118)
  dassign %Reg0_R119 0 (dread ref %Reg2_R119)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R119))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LInterfaces_242_3B_7Caccept_7C_28LInterfaces_24Visitor_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$LInterfaces_242_3B>>, var %Reg4_R134 <* <$LInterfaces_24Visitor_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 10
  var %Reg3_R119 <* <$LInterfaces_242_3B>>
  var %Reg0_R134 <* <$LInterfaces_24Visitor_3B>>
  var %Reg1_R119 <* <$LInterfaces_242_3B>>
  var %Reg1_R118 <* <$LInterfaces_24Expr_3B>>
  var %Reg2_R119 <* <$LInterfaces_242_3B>>
  var %Reg2_R118 <* <$LInterfaces_24Expr_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %v %Reg4_R134 <* <$LInterfaces_24Visitor_3B>> "LInterfaces$Visitor<TR;>;"
  dassign %Reg3_R119 0 (dread ref %_this)
LOC 1 144
  dassign %Reg0_R134 0 (dread ref %Reg4_R134)
  dassign %Reg1_R119 0 (dread ref %Reg3_R119)
  dassign %Reg1_R118 0 (iread ref <* <$LInterfaces_242_3B>> 2 (dread ref %Reg1_R119))
  dassign %Reg2_R119 0 (dread ref %Reg3_R119)
  dassign %Reg2_R118 0 (iread ref <* <$LInterfaces_242_3B>> 3 (dread ref %Reg2_R119))
  interfacecallassigned &LInterfaces_24Visitor_3B_7Cadd_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R134, dread ref %Reg1_R118, dread ref %Reg2_R118) { dassign %Reg0_R113 0 }
  return (dread ref %Reg0_R113)
}
func &LInterfaces_243_3B_7C_3Cinit_3E_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29V constructor (var %_this <* <$LInterfaces_243_3B>>, var %Reg3_R118 <* <$LInterfaces_24Expr_3B>>, var %Reg4_R118 <* <$LInterfaces_24Expr_3B>>) void {
  funcid 11
  var %Reg2_R120 <* <$LInterfaces_243_3B>>
  var %Reg0_R120 <* <$LInterfaces_243_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R118 <* <$LInterfaces_24Expr_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg2_R120 0 (dread ref %_this)
LOC 1 150
  dassign %Reg0_R120 0 (dread ref %Reg2_R120)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R118))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R118 0 (retype ref <* <$LInterfaces_24Expr_3B>> (dread ref %Reg1_R113))
  iassign <* <$LInterfaces_243_3B>> 2 (dread ref %Reg0_R120, dread ref %Reg1_R118)
  dassign %Reg0_R120 0 (dread ref %Reg2_R120)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R118))
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_R118 0 (retype ref <* <$LInterfaces_24Expr_3B>> (dread ref %Reg1_R113))
  iassign <* <$LInterfaces_243_3B>> 3 (dread ref %Reg0_R120, dread ref %Reg1_R118)
  dassign %Reg0_R120 0 (dread ref %Reg2_R120)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R120))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LInterfaces_243_3B_7Caccept_7C_28LInterfaces_24Visitor_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$LInterfaces_243_3B>>, var %Reg4_R134 <* <$LInterfaces_24Visitor_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 12
  var %Reg3_R120 <* <$LInterfaces_243_3B>>
  var %Reg0_R134 <* <$LInterfaces_24Visitor_3B>>
  var %Reg1_R120 <* <$LInterfaces_243_3B>>
  var %Reg1_R118 <* <$LInterfaces_24Expr_3B>>
  var %Reg2_R120 <* <$LInterfaces_243_3B>>
  var %Reg2_R118 <* <$LInterfaces_24Expr_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %v %Reg4_R134 <* <$LInterfaces_24Visitor_3B>> "LInterfaces$Visitor<TR;>;"
  dassign %Reg3_R120 0 (dread ref %_this)
LOC 1 152
  dassign %Reg0_R134 0 (dread ref %Reg4_R134)
  dassign %Reg1_R120 0 (dread ref %Reg3_R120)
  dassign %Reg1_R118 0 (iread ref <* <$LInterfaces_243_3B>> 2 (dread ref %Reg1_R120))
  dassign %Reg2_R120 0 (dread ref %Reg3_R120)
  dassign %Reg2_R118 0 (iread ref <* <$LInterfaces_243_3B>> 3 (dread ref %Reg2_R120))
  interfacecallassigned &LInterfaces_24Visitor_3B_7Cmul_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R134, dread ref %Reg1_R118, dread ref %Reg2_R118) { dassign %Reg0_R113 0 }
  return (dread ref %Reg0_R113)
}
func &LInterfaces_24A1_3B_7Cv_7C_28_29I public virtual abstract (var %_this <* <$LInterfaces_24A1_3B>>) i32
func &LInterfaces_24ArrStack_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaces_24ArrStack_3B>>) void {
  funcid 14
  var %Reg2_R131 <* <$LInterfaces_24ArrStack_3B>>
  var %Reg0_R131 <* <$LInterfaces_24ArrStack_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_R143 <* <[] i32>>

  dassign %Reg2_R131 0 (dread ref %_this)
LOC 1 70
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R131))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 71
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg1_R143 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg1_I))
  iassign <* <$LInterfaces_24ArrStack_3B>> 2 (dread ref %Reg0_R131, dread ref %Reg1_R143)
  return ()
}
func &LInterfaces_24ArrStack_3B_7Cpush_7C_28I_29V public virtual (var %_this <* <$LInterfaces_24ArrStack_3B>>, var %Reg7_I i32) void {
  funcid 15
  var %Reg6_R131 <* <$LInterfaces_24ArrStack_3B>>
  var %Reg0_R131 <* <$LInterfaces_24ArrStack_3B>>
  var %Reg0_I i32
  var %Reg1_R131 <* <$LInterfaces_24ArrStack_3B>>
  var %Reg1_R143 <* <[] i32>>
  var %Reg1_I i32
  var %Reg0_R143 <* <[] i32>>
  var %Reg5_R143 <* <[] i32>>
  var %Reg2_R143 <* <[] i32>>
  var %Reg3_I i32
  var %Reg4_R131 <* <$LInterfaces_24ArrStack_3B>>
  var %Reg4_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_I i32

ALIAS %b %Reg5_R143 <* <[] i32>>
ALIAS %v %Reg7_I i32
  dassign %Reg6_R131 0 (dread ref %_this)
LOC 1 74
  dassign %Reg0_R131 0 (dread ref %Reg6_R131)
  dassign %Reg0_I 0 (iread i32 <* <$LInterfaces_24ArrStack_3B>> 3 (dread ref %Reg0_R131))
  dassign %Reg1_R131 0 (dread ref %Reg6_R131)
  dassign %Reg1_R143 0 (iread ref <* <$LInterfaces_24ArrStack_3B>> 2 (dread ref %Reg1_R131))
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R143))
  brtrue @label17 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 75
  dassign %Reg0_R131 0 (dread ref %Reg6_R131)
  dassign %Reg0_I 0 (iread i32 <* <$LInterfaces_24ArrStack_3B>> 3 (dread ref %Reg0_R131))
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R143 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg5_R143 0 (dread ref %Reg0_R143)
LOC 1 76
  dassign %Reg0_R131 0 (dread ref %Reg6_R131)
  dassign %Reg0_R143 0 (iread ref <* <$LInterfaces_24ArrStack_3B>> 2 (dread ref %Reg0_R131))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_R143 0 (dread ref %Reg5_R143)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_R131 0 (dread ref %Reg6_R131)
  dassign %Reg4_I 0 (iread i32 <* <$LInterfaces_24ArrStack_3B>> 3 (dread ref %Reg4_R131))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R143))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R143))
  callassigned &Ljava_2Flang_2FSystem_3B_7Carraycopy_7C_28Ljava_2Flang_2FObject_3BILjava_2Flang_2FObject_3BII_29V (dread ref %Reg0_R113, dread i32 %Reg1_I, dread ref %Reg2_R113, dread i32 %Reg3_I, dread i32 %Reg4_I) {}
LOC 1 77
  dassign %Reg0_R131 0 (dread ref %Reg6_R131)
  dassign %Reg1_R143 0 (dread ref %Reg5_R143)
  iassign <* <$LInterfaces_24ArrStack_3B>> 2 (dread ref %Reg0_R131, dread ref %Reg1_R143)
@label17
LOC 1 79
  dassign %Reg0_R131 0 (dread ref %Reg6_R131)
  dassign %Reg0_R143 0 (iread ref <* <$LInterfaces_24ArrStack_3B>> 2 (dread ref %Reg0_R131))
  dassign %Reg1_R131 0 (dread ref %Reg6_R131)
  dassign %Reg2_I 0 (iread i32 <* <$LInterfaces_24ArrStack_3B>> 3 (dread ref %Reg1_R131))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* <$LInterfaces_24ArrStack_3B>> 3 (dread ref %Reg1_R131, dread i32 %Reg3_I)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R143, dread i32 %Reg2_I), 
    dread i32 %Reg1_I)
LOC 1 80
  return ()
}
func &LInterfaces_24ArrStack_3B_7Cpop_7C_28_29I public virtual (var %_this <* <$LInterfaces_24ArrStack_3B>>) i32 {
  funcid 16
  var %Reg4_R131 <* <$LInterfaces_24ArrStack_3B>>
  var %Reg0_R131 <* <$LInterfaces_24ArrStack_3B>>
  var %Reg0_R143 <* <[] i32>>
  var %Reg1_R131 <* <$LInterfaces_24ArrStack_3B>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg0_I i32

  dassign %Reg4_R131 0 (dread ref %_this)
LOC 1 83
  dassign %Reg0_R131 0 (dread ref %Reg4_R131)
  dassign %Reg0_R143 0 (iread ref <* <$LInterfaces_24ArrStack_3B>> 2 (dread ref %Reg0_R131))
  dassign %Reg1_R131 0 (dread ref %Reg4_R131)
  dassign %Reg2_I 0 (iread i32 <* <$LInterfaces_24ArrStack_3B>> 3 (dread ref %Reg1_R131))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sub i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* <$LInterfaces_24ArrStack_3B>> 3 (dread ref %Reg1_R131, dread i32 %Reg2_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R143, dread i32 %Reg2_I)))
  return (dread i32 %Reg0_I)
}
func &LInterfaces_24ArrStack_3B_7Cempty_7C_28_29Z public virtual (var %_this <* <$LInterfaces_24ArrStack_3B>>) u1 {
  funcid 17
  var %Reg2_R131 <* <$LInterfaces_24ArrStack_3B>>
  var %Reg0_R131 <* <$LInterfaces_24ArrStack_3B>>
  var %Reg0_I i32
  var %Reg1_I i32

  dassign %Reg2_R131 0 (dread ref %_this)
LOC 1 87
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  dassign %Reg0_I 0 (iread i32 <* <$LInterfaces_24ArrStack_3B>> 3 (dread ref %Reg0_R131))
  brtrue @label18 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg1_I 0 (dread i32 %Reg0_I)
  goto @label19
@label18
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg1_I 0 (dread i32 %Reg0_I)
@label19
  dassign %Reg0_I 0 (dread i32 %Reg1_I)
  return (dread i32 %Reg0_I)
}
func &LInterfaces_24Both_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaces_24Both_3B>>) void {
  funcid 18
  var %Reg1_R129 <* <$LInterfaces_24Both_3B>>
  var %Reg0_R129 <* <$LInterfaces_24Both_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R129 0 (dread ref %_this)
LOC 1 35
  dassign %Reg0_R129 0 (dread ref %Reg1_R129)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R129))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LInterfaces_24Both_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInterfaces_24Both_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 19
  var %Reg1_R129 <* <$LInterfaces_24Both_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R129 0 (dread ref %_this)
LOC 1 37
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_62006f0074006800) { dassign %L_STR_17 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_17)
  return (dread ref %Reg0_R116)
}
func &LInterfaces_24Both_3B_7Cgreet_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInterfaces_24Both_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 20
  var %Reg2_R129 <* <$LInterfaces_24Both_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R129 <* <$LInterfaces_24Both_3B>>
  var %Reg1_R126 <* <$LInterfaces_24Named_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R130 <* <$LInterfaces_24Polite_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R129 0 (dread ref %_this)
LOC 1 41
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R129 0 (dread ref %Reg2_R129)
  dassign %Reg1_R126 0 (retype ref <* <$LInterfaces_24Named_3B>> (dread ref %Reg1_R129))
  callassigned &LInterfaces_24Named_3B_7Cgreet_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R126) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2f00) { dassign %L_STR_18 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg1_R129 0 (dread ref %Reg2_R129)
  dassign %Reg1_R130 0 (retype ref <* <$LInterfaces_24Polite_3B>> (dread ref %Reg1_R129))
  callassigned &LInterfaces_24Polite_3B_7Cgreet_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R130) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  return (dread ref %Reg0_R116)
}
func &LInterfaces_24Diamond_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaces_24Diamond_3B>>) void {
  funcid 21
  var %Reg1_R127 <* <$LInterfaces_24Diamond_3B>>
  var %Reg0_R127 <* <$LInterfaces_24Diamond_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R127 0 (dread ref %_this)
LOC 1 202
  dassign %Reg0_R127 0 (dread ref %Reg1_R127)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R127))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LInterfaces_24Diamond_3B_7Cv_7C_28_29I public virtual (var %_this <* <$LInterfaces_24Diamond_3B>>) i32 {
  funcid 22
  var %Reg1_R127 <* <$LInterfaces_24Diamond_3B>>
  var %Reg0_I i32

  dassign %Reg1_R127 0 (dread ref %_this)
LOC 1 204
  dassign %Reg0_I 0 (constval i32 9)
  return (dread i32 %Reg0_I)
}
func &LInterfaces_24Diamond_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInterfaces_24Diamond_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 23
  var %Reg1_R127 <* <$LInterfaces_24Diamond_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R127 0 (dread ref %_this)
LOC 1 208
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_640069006100) { dassign %L_STR_19 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_19)
  return (dread ref %Reg0_R116)
}
func &LInterfaces_24Eval_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaces_24Eval_3B>>) void {
  funcid 24
  var %Reg1_R135 <* <$LInterfaces_24Eval_3B>>
  var %Reg0_R135 <* <$LInterfaces_24Eval_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R135 0 (dread ref %_this)
LOC 1 157
  dassign %Reg0_R135 0 (dread ref %Reg1_R135)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R135))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LInterfaces_24Eval_3B_7Cnum_7C_28I_29Ljava_2Flang_2FInteger_3B public virtual (var %_this <* <$LInterfaces_24Eval_3B>>, var %Reg2_I i32) <* <$Ljava_2Flang_2FInteger_3B>> {
  funcid 25
  var %Reg1_R135 <* <$LInterfaces_24Eval_3B>>
  var %Reg0_I i32
  var %Reg0_R144 <* <$Ljava_2Flang_2FInteger_3B>>

ALIAS %v %Reg2_I i32
  dassign %Reg1_R135 0 (dread ref %_this)
LOC 1 159
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg0_I) { dassign %Reg0_R144 0 }
  return (dread ref %Reg0_R144)
}
func &LInterfaces_24Eval_3B_7Cadd_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29Ljava_2Flang_2FInteger_3B public virtual (var %_this <* <$LInterfaces_24Eval_3B>>, var %Reg4_R118 <* <$LInterfaces_24Expr_3B>>, var %Reg5_R118 <* <$LInterfaces_24Expr_3B>>) <* <$Ljava_2Flang_2FInteger_3B>> {
  funcid 26
  var %Reg3_R135 <* <$LInterfaces_24Eval_3B>>
  var %Reg0_R118 <* <$LInterfaces_24Expr_3B>>
  var %Reg1_R135 <* <$LInterfaces_24Eval_3B>>
  var %Reg1_R134 <* <$LInterfaces_24Visitor_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R144 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_I i32
  var %Reg1_R118 <* <$LInterfaces_24Expr_3B>>
  var %Reg2_R135 <* <$LInterfaces_24Eval_3B>>
  var %Reg2_R134 <* <$LInterfaces_24Visitor_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R144 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg1_I i32

ALIAS %a %Reg4_R118 <* <$LInterfaces_24Expr_3B>>
ALIAS %b %Reg5_R118 <* <$LInterfaces_24Expr_3B>>
  dassign %Reg3_R135 0 (dread ref %_this)
LOC 1 163
  dassign %Reg0_R118 0 (dread ref %Reg4_R118)
  dassign %Reg1_R135 0 (dread ref %Reg3_R135)
  dassign %Reg1_R134 0 (retype ref <* <$LInterfaces_24Visitor_3B>> (dread ref %Reg1_R135))
  interfacecallassigned &LInterfaces_24Expr_3B_7Caccept_7C_28LInterfaces_24Visitor_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R118, dread ref %Reg1_R134) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R144 0 }
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg0_R144) { dassign %Reg0_I 0 }
  dassign %Reg1_R118 0 (dread ref %Reg5_R118)
  dassign %Reg2_R135 0 (dread ref %Reg3_R135)
  dassign %Reg2_R134 0 (retype ref <* <$LInterfaces_24Visitor_3B>> (dread ref %Reg2_R135))
  interfacecallassigned &LInterfaces_24Expr_3B_7Caccept_7C_28LInterfaces_24Visitor_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R118, dread ref %Reg2_R134) { dassign %Reg1_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R144 0 }
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg1_R144) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg0_I) { dassign %Reg0_R144 0 }
  return (dread ref %Reg0_R144)
}
func &LInterfaces_24Eval_3B_7Cmul_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29Ljava_2Flang_2FInteger_3B public virtual (var %_this <* <$LInterfaces_24Eval_3B>>, var %Reg4_R118 <* <$LInterfaces_24Expr_3B>>, var %Reg5_R118 <* <$LInterfaces_24Expr_3B>>) <* <$Ljava_2Flang_2FInteger_3B>> {
  funcid 27
  var %Reg3_R135 <* <$LInterfaces_24Eval_3B>>
  var %Reg0_R118 <* <$LInterfaces_24Expr_3B>>
  var %Reg1_R135 <* <$LInterfaces_24Eval_3B>>
  var %Reg1_R134 <* <$LInterfaces_24Visitor_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R144 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_I i32
  var %Reg1_R118 <* <$LInterfaces_24Expr_3B>>
  var %Reg2_R135 <* <$LInterfaces_24Eval_3B>>
  var %Reg2_R134 <* <$LInterfaces_24Visitor_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R144 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg1_I i32

ALIAS %a %Reg4_R118 <* <$LInterfaces_24Expr_3B>>
ALIAS %b %Reg5_R118 <* <$LInterfaces_24Expr_3B>>
  dassign %Reg3_R135 0 (dread ref %_this)
LOC 1 167
  dassign %Reg0_R118 0 (dread ref %Reg4_R118)
  dassign %Reg1_R135 0 (dread ref %Reg3_R135)
  dassign %Reg1_R134 0 (retype ref <* <$LInterfaces_24Visitor_3B>> (dread ref %Reg1_R135))
  interfacecallassigned &LInterfaces_24Expr_3B_7Caccept_7C_28LInterfaces_24Visitor_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R118, dread ref %Reg1_R134) { dassign %Reg0_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R144 0 }
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg0_R144) { dassign %Reg0_I 0 }
  dassign %Reg1_R118 0 (dread ref %Reg5_R118)
  dassign %Reg2_R135 0 (dread ref %Reg3_R135)
  dassign %Reg2_R134 0 (retype ref <* <$LInterfaces_24Visitor_3B>> (dread ref %Reg2_R135))
  interfacecallassigned &LInterfaces_24Expr_3B_7Caccept_7C_28LInterfaces_24Visitor_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R118, dread ref %Reg2_R134) { dassign %Reg1_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R144 0 }
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I (dread ref %Reg1_R144) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg0_I) { dassign %Reg0_R144 0 }
  return (dread ref %Reg0_R144)
}
func &LInterfaces_24Eval_3B_7Cmul_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LInterfaces_24Eval_3B>>, var %Reg4_R118 <* <$LInterfaces_24Expr_3B>>, var %Reg5_R118 <* <$LInterfaces_24Expr_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 28
  var %Reg3_R135 <* <$LInterfaces_24Eval_3B>>
  var %Reg0_R135 <* <$LInterfaces_24Eval_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R118 <* <$LInterfaces_24Expr_3B>>
  var %Reg2_R118 <* <$LInterfaces_24Expr_3B>>
  var %Reg0_R144 <* <$Ljava_2Flang_2FInteger_3B>>

  dassign %Reg3_R135 0 (dread ref %_this)
LOC 1 157
  dassign %Reg0_R135 0 (dread ref %Reg3_R135)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R118))
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R118))
  dassign %Reg2_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_R118 0 (retype ref <* <$LInterfaces_24Expr_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_R118 0 (retype ref <* <$LInterfaces_24Expr_3B>> (dread ref %Reg2_R113))
  virtualcallassigned &LInterfaces_24Eval_3B_7Cmul_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29Ljava_2Flang_2FInteger_3B (dread ref %Reg0_R135, dread ref %Reg1_R118, dread ref %Reg2_R118) { dassign %Reg0_R144 0 }
  return (dread ref %Reg0_R144)
}
func &LInterfaces_24Eval_3B_7Cadd_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LInterfaces_24Eval_3B>>, var %Reg4_R118 <* <$LInterfaces_24Expr_3B>>, var %Reg5_R118 <* <$LInterfaces_24Expr_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 29
  var %Reg3_R135 <* <$LInterfaces_24Eval_3B>>
  var %Reg0_R135 <* <$LInterfaces_24Eval_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R118 <* <$LInterfaces_24Expr_3B>>
  var %Reg2_R118 <* <$LInterfaces_24Expr_3B>>
  var %Reg0_R144 <* <$Ljava_2Flang_2FInteger_3B>>

  dassign %Reg3_R135 0 (dread ref %_this)
  dassign %Reg0_R135 0 (dread ref %Reg3_R135)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R118))
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R118))
  dassign %Reg2_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_R118 0 (retype ref <* <$LInterfaces_24Expr_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_R118 0 (retype ref <* <$LInterfaces_24Expr_3B>> (dread ref %Reg2_R113))
  virtualcallassigned &LInterfaces_24Eval_3B_7Cadd_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29Ljava_2Flang_2FInteger_3B (dread ref %Reg0_R135, dread ref %Reg1_R118, dread ref %Reg2_R118) { dassign %Reg0_R144 0 }
  return (dread ref %Reg0_R144)
}
func &LInterfaces_24Eval_3B_7Cnum_7C_28I_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LInterfaces_24Eval_3B>>, var %Reg3_I i32) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 30
  var %Reg2_R135 <* <$LInterfaces_24Eval_3B>>
  var %Reg0_R135 <* <$LInterfaces_24Eval_3B>>
  var %Reg1_I i32
  var %Reg0_R144 <* <$Ljava_2Flang_2FInteger_3B>>

  dassign %Reg2_R135 0 (dread ref %_this)
  dassign %Reg0_R135 0 (dread ref %Reg2_R135)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &LInterfaces_24Eval_3B_7Cnum_7C_28I_29Ljava_2Flang_2FInteger_3B (dread ref %Reg0_R135, dread i32 %Reg1_I) { dassign %Reg0_R144 0 }
  return (dread ref %Reg0_R144)
}
func &LInterfaces_24Expr_3B_7Caccept_7C_28LInterfaces_24Visitor_3B_29Ljava_2Flang_2FObject_3B public virtual abstract (var %_this <* <$LInterfaces_24Expr_3B>>, var %Reg1_R134 <* <$LInterfaces_24Visitor_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LInterfaces_24Full_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaces_24Full_3B>>) void {
  funcid 32
  var %Reg1_R142 <* <$LInterfaces_24Full_3B>>
  var %Reg0_R142 <* <$LInterfaces_24Full_3B>>
  var %Reg0_R145 <* <$LInterfaces_24Partial_3B>>

  dassign %Reg1_R142 0 (dread ref %_this)
LOC 1 223
  dassign %Reg0_R142 0 (dread ref %Reg1_R142)
  dassign %Reg0_R145 0 (retype ref <* <$LInterfaces_24Partial_3B>> (dread ref %Reg0_R142))
  callassigned &LInterfaces_24Partial_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R145) {}
  return ()
}
func &LInterfaces_24Full_3B_7Cpush_7C_28I_29V public virtual (var %_this <* <$LInterfaces_24Full_3B>>, var %Reg3_I i32) void {
  funcid 33
  var %Reg2_R142 <* <$LInterfaces_24Full_3B>>
  var %Reg0_R142 <* <$LInterfaces_24Full_3B>>
  var %Reg1_I i32

ALIAS %x %Reg3_I i32
  dassign %Reg2_R142 0 (dread ref %_this)
LOC 1 226
  dassign %Reg0_R142 0 (dread ref %Reg2_R142)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LInterfaces_24Full_3B>> 3 (dread ref %Reg0_R142, dread i32 %Reg1_I)
LOC 1 227
  return ()
}
func &LInterfaces_24Full_3B_7Cpop_7C_28_29I public virtual (var %_this <* <$LInterfaces_24Full_3B>>) i32 {
  funcid 34
  var %Reg2_R142 <* <$LInterfaces_24Full_3B>>
  var %Reg0_R142 <* <$LInterfaces_24Full_3B>>
  var %Reg0_I i32
  var %Reg1_I i32

  dassign %Reg2_R142 0 (dread ref %_this)
LOC 1 230
  dassign %Reg0_R142 0 (dread ref %Reg2_R142)
  dassign %Reg0_I 0 (iread i32 <* <$LInterfaces_24Full_3B>> 3 (dread ref %Reg0_R142))
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LInterfaces_24Holder_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaces_24Holder_3B>>) void {
  funcid 35
  var %Reg2_R136 <* <$LInterfaces_24Holder_3B>>
  var %Reg0_R136 <* <$LInterfaces_24Holder_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_R122 <* <[] <* <$LInterfaces_24Named_3B>>>>

  dassign %Reg2_R136 0 (dread ref %_this)
LOC 1 185
  dassign %Reg0_R136 0 (dread ref %Reg2_R136)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R136))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 188
  dassign %Reg0_R136 0 (dread ref %Reg2_R136)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg1_R122 0 (gcmallocjarray ref <[] <* <$LInterfaces_24Named_3B>>> (dread i32 %Reg1_I))
  iassign <* <$LInterfaces_24Holder_3B>> 4 (dread ref %Reg0_R136, dread ref %Reg1_R122)
  return ()
}
func &LInterfaces_24ListStack_24N_3B_7C_3Cinit_3E_7C_28LInterfaces_24ListStack_3B_29V constructor (var %_this <* <$LInterfaces_24ListStack_24N_3B>>, var %Reg3_R132 <* <$LInterfaces_24ListStack_3B>>) void {
  funcid 36
  var %Reg2_R146 <* <$LInterfaces_24ListStack_24N_3B>>
  var %Reg0_R146 <* <$LInterfaces_24ListStack_24N_3B>>
  var %Reg1_R132 <* <$LInterfaces_24ListStack_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %this$0 %Reg3_R132 <* <$LInterfaces_24ListStack_3B>>
  dassign %Reg2_R146 0 (dread ref %_this)
LOC 1 92
  dassign %Reg0_R146 0 (dread ref %Reg2_R146)
  dassign %Reg1_R132 0 (dread ref %Reg3_R132)
  iassign <* <$LInterfaces_24ListStack_24N_3B>> 4 (dread ref %Reg0_R146, dread ref %Reg1_R132)
  dassign %Reg0_R146 0 (dread ref %Reg2_R146)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R146))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LInterfaces_24ListStack_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaces_24ListStack_3B>>) void {
  funcid 37
  var %Reg1_R132 <* <$LInterfaces_24ListStack_3B>>
  var %Reg0_R132 <* <$LInterfaces_24ListStack_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R132 0 (dread ref %_this)
LOC 1 91
  dassign %Reg0_R132 0 (dread ref %Reg1_R132)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R132))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LInterfaces_24ListStack_3B_7Cpush_7C_28I_29V public virtual (var %_this <* <$LInterfaces_24ListStack_3B>>, var %Reg5_I i32) void {
  funcid 38
  var %Reg4_R132 <* <$LInterfaces_24ListStack_3B>>
  var %Reg0_R146 <* <$LInterfaces_24ListStack_24N_3B>>
  var %Reg1_R132 <* <$LInterfaces_24ListStack_3B>>
  var %Reg3_R146 <* <$LInterfaces_24ListStack_24N_3B>>
  var %Reg1_I i32
  var %Reg1_R146 <* <$LInterfaces_24ListStack_24N_3B>>
  var %Reg0_R132 <* <$LInterfaces_24ListStack_3B>>

ALIAS %v %Reg5_I i32
ALIAS %n %Reg3_R146 <* <$LInterfaces_24ListStack_24N_3B>>
  dassign %Reg4_R132 0 (dread ref %_this)
LOC 1 99
  intrinsiccallwithtype <$LInterfaces_24ListStack_24N_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R146 0 (gcmalloc ref <$LInterfaces_24ListStack_24N_3B>)
  dassign %Reg1_R132 0 (dread ref %Reg4_R132)
  callassigned &LInterfaces_24ListStack_24N_3B_7C_3Cinit_3E_7C_28LInterfaces_24ListStack_3B_29V (dread ref %Reg0_R146, dread ref %Reg1_R132) {}
  dassign %Reg3_R146 0 (dread ref %Reg0_R146)
LOC 1 100
  dassign %Reg0_R146 0 (dread ref %Reg3_R146)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  iassign <* <$LInterfaces_24ListStack_24N_3B>> 2 (dread ref %Reg0_R146, dread i32 %Reg1_I)
LOC 1 101
  dassign %Reg0_R146 0 (dread ref %Reg3_R146)
  dassign %Reg1_R132 0 (dread ref %Reg4_R132)
  dassign %Reg1_R146 0 (iread ref <* <$LInterfaces_24ListStack_3B>> 2 (dread ref %Reg1_R132))
  iassign <* <$LInterfaces_24ListStack_24N_3B>> 3 (dread ref %Reg0_R146, dread ref %Reg1_R146)
LOC 1 102
  dassign %Reg0_R132 0 (dread ref %Reg4_R132)
  dassign %Reg1_R146 0 (dread ref %Reg3_R146)
  iassign <* <$LInterfaces_24ListStack_3B>> 2 (dread ref %Reg0_R132, dread ref %Reg1_R146)
LOC 1 103
  return ()
}
func &LInterfaces_24ListStack_3B_7Cpop_7C_28_29I public virtual (var %_this <* <$LInterfaces_24ListStack_3B>>) i32 {
  funcid 39
  var %Reg3_R132 <* <$LInterfaces_24ListStack_3B>>
  var %Reg0_R132 <* <$LInterfaces_24ListStack_3B>>
  var %Reg0_R146 <* <$LInterfaces_24ListStack_24N_3B>>
  var %Reg0_I i32
  var %Reg2_I i32
  var %Reg1_R132 <* <$LInterfaces_24ListStack_3B>>
  var %Reg1_R146 <* <$LInterfaces_24ListStack_24N_3B>>

ALIAS %v %Reg2_I i32
  dassign %Reg3_R132 0 (dread ref %_this)
LOC 1 106
  dassign %Reg0_R132 0 (dread ref %Reg3_R132)
  dassign %Reg0_R146 0 (iread ref <* <$LInterfaces_24ListStack_3B>> 2 (dread ref %Reg0_R132))
  dassign %Reg0_I 0 (iread i32 <* <$LInterfaces_24ListStack_24N_3B>> 2 (dread ref %Reg0_R146))
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
LOC 1 107
  dassign %Reg0_R132 0 (dread ref %Reg3_R132)
  dassign %Reg1_R132 0 (dread ref %Reg3_R132)
  dassign %Reg1_R146 0 (iread ref <* <$LInterfaces_24ListStack_3B>> 2 (dread ref %Reg1_R132))
  dassign %Reg1_R146 0 (iread ref <* <$LInterfaces_24ListStack_24N_3B>> 3 (dread ref %Reg1_R146))
  iassign <* <$LInterfaces_24ListStack_3B>> 2 (dread ref %Reg0_R132, dread ref %Reg1_R146)
LOC 1 108
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &LInterfaces_24ListStack_3B_7Cempty_7C_28_29Z public virtual (var %_this <* <$LInterfaces_24ListStack_3B>>) u1 {
  funcid 40
  var %Reg2_R132 <* <$LInterfaces_24ListStack_3B>>
  var %Reg0_R132 <* <$LInterfaces_24ListStack_3B>>
  var %Reg0_R146 <* <$LInterfaces_24ListStack_24N_3B>>
  var %Reg0_I i32
  var %Reg1_I i32

  dassign %Reg2_R132 0 (dread ref %_this)
LOC 1 112
  dassign %Reg0_R132 0 (dread ref %Reg2_R132)
  dassign %Reg0_R146 0 (iread ref <* <$LInterfaces_24ListStack_3B>> 2 (dread ref %Reg0_R132))
  brtrue @label20 (ne i32 ref (dread ref %Reg0_R146, constval ref 0))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg1_I 0 (dread i32 %Reg0_I)
  goto @label21
@label20
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg1_I 0 (dread i32 %Reg0_I)
@label21
  dassign %Reg0_I 0 (dread i32 %Reg1_I)
  return (dread i32 %Reg0_I)
}
func &LInterfaces_24Loud_3B_7Csuffix_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInterfaces_24Loud_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 41
  var %Reg1_R140 <* <$LInterfaces_24Loud_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R140 0 (dread ref %_this)
LOC 1 25
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2100) { dassign %L_STR_20 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_20)
  return (dread ref %Reg0_R116)
}
func &LInterfaces_24Named_241_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V constructor (var %_this <* <$LInterfaces_24Named_241_3B>>, var %Reg3_R116 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 42
  var %Reg2_R147 <* <$LInterfaces_24Named_241_3B>>
  var %Reg0_R147 <* <$LInterfaces_24Named_241_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg2_R147 0 (dread ref %_this)
LOC 1 13
  dassign %Reg0_R147 0 (dread ref %Reg2_R147)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R116))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R116 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg1_R113))
  iassign <* <$LInterfaces_24Named_241_3B>> 2 (dread ref %Reg0_R147, dread ref %Reg1_R116)
  dassign %Reg0_R147 0 (dread ref %Reg2_R147)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R147))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LInterfaces_24Named_241_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInterfaces_24Named_241_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 43
  var %Reg1_R147 <* <$LInterfaces_24Named_241_3B>>
  var %Reg0_R147 <* <$LInterfaces_24Named_241_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R147 0 (dread ref %_this)
LOC 1 15
  dassign %Reg0_R147 0 (dread ref %Reg1_R147)
  dassign %Reg0_R116 0 (iread ref <* <$LInterfaces_24Named_241_3B>> 2 (dread ref %Reg0_R147))
  return (dread ref %Reg0_R116)
}
func &LInterfaces_24Named_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public virtual abstract (var %_this <* <$LInterfaces_24Named_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LInterfaces_24Named_3B_7Cgreet_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInterfaces_24Named_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 45
  var %Reg2_R126 <* <$LInterfaces_24Named_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R126 <* <$LInterfaces_24Named_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R126 0 (dread ref %_this)
LOC 1 5
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_680065006c006c006f002000) { dassign %L_STR_21 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_21)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg1_R126 0 (dread ref %Reg2_R126)
  interfacecallassigned &LInterfaces_24Named_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R126) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg1_R126 0 (dread ref %Reg2_R126)
  interfacecallassigned &LInterfaces_24Named_3B_7Csuffix_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R126) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  return (dread ref %Reg0_R116)
}
func &LInterfaces_24Named_3B_7Csuffix_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInterfaces_24Named_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 46
  var %Reg1_R126 <* <$LInterfaces_24Named_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_22 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R126 0 (dread ref %_this)
LOC 1 9
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2e00) { dassign %L_STR_22 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_22)
  return (dread ref %Reg0_R116)
}
func &LInterfaces_24Named_3B_7Cof_7C_28Ljava_2Flang_2FString_3B_29LInterfaces_24Named_3B public static (var %Reg3_R116 <* <$Ljava_2Flang_2FString_3B>>) <* <$LInterfaces_24Named_3B>> {
  funcid 47
  var %Reg0_R147 <* <$LInterfaces_24Named_241_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %s %Reg3_R116 <* <$Ljava_2Flang_2FString_3B>>
  intrinsiccallwithtype <$LInterfaces_24Named_3B> JAVA_CLINIT_CHECK ()
LOC 1 13
  intrinsiccallwithtype <$LInterfaces_24Named_241_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R147 0 (gcmalloc ref <$LInterfaces_24Named_241_3B>)
  dassign %Reg1_R116 0 (dread ref %Reg3_R116)
  callassigned &LInterfaces_24Named_241_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R147, dread ref %Reg1_R116) {}
  return (dread ref %Reg0_R147)
}
func &LInterfaces_24Over_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaces_24Over_3B>>) void {
  funcid 48
  var %Reg1_R125 <* <$LInterfaces_24Over_3B>>
  var %Reg0_R125 <* <$LInterfaces_24Over_3B>>
  var %Reg0_R124 <* <$LInterfaces_24Sub_3B>>

  dassign %Reg1_R125 0 (dread ref %_this)
LOC 1 54
  dassign %Reg0_R125 0 (dread ref %Reg1_R125)
  dassign %Reg0_R124 0 (retype ref <* <$LInterfaces_24Sub_3B>> (dread ref %Reg0_R125))
  callassigned &LInterfaces_24Sub_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R124) {}
  return ()
}
func &LInterfaces_24Over_3B_7Csuffix_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInterfaces_24Over_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 49
  var %Reg1_R125 <* <$LInterfaces_24Over_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_23 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R125 0 (dread ref %_this)
LOC 1 56
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3f00) { dassign %L_STR_23 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_23)
  return (dread ref %Reg0_R116)
}
func &LInterfaces_24Over_3B_7Cgreet_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInterfaces_24Over_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 50
  var %Reg2_R125 <* <$LInterfaces_24Over_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_24 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R125 <* <$LInterfaces_24Over_3B>>
  var %Reg1_R126 <* <$LInterfaces_24Named_3B>>
  var %L_STR_25 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R125 0 (dread ref %_this)
LOC 1 60
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5b00) { dassign %L_STR_24 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_24)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg1_R125 0 (dread ref %Reg2_R125)
  dassign %Reg1_R126 0 (retype ref <* <$LInterfaces_24Named_3B>> (dread ref %Reg1_R125))
  callassigned &LInterfaces_24Named_3B_7Cgreet_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R126) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5d00) { dassign %L_STR_25 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_25)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  return (dread ref %Reg0_R116)
}
func &LInterfaces_24Partial_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaces_24Partial_3B>>) void {
  funcid 51
  var %Reg1_R145 <* <$LInterfaces_24Partial_3B>>
  var %Reg0_R145 <* <$LInterfaces_24Partial_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R145 0 (dread ref %_this)
LOC 1 212
  dassign %Reg0_R145 0 (dread ref %Reg1_R145)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R145))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LInterfaces_24Partial_3B_7Cempty_7C_28_29Z public virtual (var %_this <* <$LInterfaces_24Partial_3B>>) u1 {
  funcid 52
  var %Reg1_R145 <* <$LInterfaces_24Partial_3B>>
  var %Reg0_I i32

  dassign %Reg1_R145 0 (dread ref %_this)
LOC 1 214
  dassign %Reg0_I 0 (constval i32 1)
  return (dread i32 %Reg0_I)
}
func &LInterfaces_24Partial_3B_7Cboth_7C_28_29I virtual (var %_this <* <$LInterfaces_24Partial_3B>>) i32 {
  funcid 53
  var %Reg2_R145 <* <$LInterfaces_24Partial_3B>>
  var %Reg0_R145 <* <$LInterfaces_24Partial_3B>>
  var %Reg1_I i32
  var %Reg0_I i32

  dassign %Reg2_R145 0 (dread ref %_this)
LOC 1 218
  dassign %Reg0_R145 0 (dread ref %Reg2_R145)
  dassign %Reg1_I 0 (constval i32 3)
  virtualcallassigned &LInterfaces_24Partial_3B_7Cpush_7C_28I_29V (dread ref %Reg0_R145, dread i32 %Reg1_I) {}
LOC 1 219
  dassign %Reg0_R145 0 (dread ref %Reg2_R145)
  virtualcallassigned &LInterfaces_24Partial_3B_7Cpop_7C_28_29I (dread ref %Reg0_R145) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LInterfaces_24Plain_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaces_24Plain_3B>>) void {
  funcid 54
  var %Reg1_R123 <* <$LInterfaces_24Plain_3B>>
  var %Reg0_R123 <* <$LInterfaces_24Plain_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R123 0 (dread ref %_this)
LOC 1 45
  dassign %Reg0_R123 0 (dread ref %Reg1_R123)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R123))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LInterfaces_24Plain_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInterfaces_24Plain_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 55
  var %Reg1_R123 <* <$LInterfaces_24Plain_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_26 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R123 0 (dread ref %_this)
LOC 1 47
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_70006c00610069006e00) { dassign %L_STR_26 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_26)
  return (dread ref %Reg0_R116)
}
func &LInterfaces_24Polite_3B_7Cgreet_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInterfaces_24Polite_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 56
  var %Reg1_R130 <* <$LInterfaces_24Polite_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_27 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R130 0 (dread ref %_this)
LOC 1 31
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_c14f036a430bd223981a7545ff639897) { dassign %L_STR_27 0 }
  dassign %Reg0_R116 0 (dread ptr %L_STR_27)
  return (dread ref %Reg0_R116)
}
func &LInterfaces_24Show_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaces_24Show_3B>>) void {
  funcid 57
  var %Reg1_R133 <* <$LInterfaces_24Show_3B>>
  var %Reg0_R133 <* <$LInterfaces_24Show_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R133 0 (dread ref %_this)
LOC 1 171
  dassign %Reg0_R133 0 (dread ref %Reg1_R133)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R133))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LInterfaces_24Show_3B_7Cnum_7C_28I_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInterfaces_24Show_3B>>, var %Reg3_I i32) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 58
  var %Reg2_R133 <* <$LInterfaces_24Show_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_28 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %v %Reg3_I i32
  dassign %Reg2_R133 0 (dread ref %_this)
LOC 1 173
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_28 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_28)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread i32 %Reg1_I) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  return (dread ref %Reg0_R116)
}
func &LInterfaces_24Show_3B_7Cadd_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInterfaces_24Show_3B>>, var %Reg4_R118 <* <$LInterfaces_24Expr_3B>>, var %Reg5_R118 <* <$LInterfaces_24Expr_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 59
  var %Reg3_R133 <* <$LInterfaces_24Show_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_29 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R118 <* <$LInterfaces_24Expr_3B>>
  var %Reg2_R133 <* <$LInterfaces_24Show_3B>>
  var %Reg2_R134 <* <$LInterfaces_24Visitor_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_30 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_31 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %a %Reg4_R118 <* <$LInterfaces_24Expr_3B>>
ALIAS %b %Reg5_R118 <* <$LInterfaces_24Expr_3B>>
  dassign %Reg3_R133 0 (dread ref %_this)
LOC 1 177
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2800) { dassign %L_STR_29 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg1_R118 0 (dread ref %Reg4_R118)
  dassign %Reg2_R133 0 (dread ref %Reg3_R133)
  dassign %Reg2_R134 0 (retype ref <* <$LInterfaces_24Visitor_3B>> (dread ref %Reg2_R133))
  interfacecallassigned &LInterfaces_24Expr_3B_7Caccept_7C_28LInterfaces_24Visitor_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R118, dread ref %Reg2_R134) { dassign %Reg1_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2b00) { dassign %L_STR_30 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_30)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg1_R118 0 (dread ref %Reg5_R118)
  dassign %Reg2_R133 0 (dread ref %Reg3_R133)
  dassign %Reg2_R134 0 (retype ref <* <$LInterfaces_24Visitor_3B>> (dread ref %Reg2_R133))
  interfacecallassigned &LInterfaces_24Expr_3B_7Caccept_7C_28LInterfaces_24Visitor_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R118, dread ref %Reg2_R134) { dassign %Reg1_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2900) { dassign %L_STR_31 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_31)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  return (dread ref %Reg0_R116)
}
func &LInterfaces_24Show_3B_7Cmul_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$LInterfaces_24Show_3B>>, var %Reg4_R118 <* <$LInterfaces_24Expr_3B>>, var %Reg5_R118 <* <$LInterfaces_24Expr_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 60
  var %Reg3_R133 <* <$LInterfaces_24Show_3B>>
  var %Reg0_R115 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R118 <* <$LInterfaces_24Expr_3B>>
  var %Reg2_R133 <* <$LInterfaces_24Show_3B>>
  var %Reg2_R134 <* <$LInterfaces_24Visitor_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R116 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_32 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %a %Reg4_R118 <* <$LInterfaces_24Expr_3B>>
ALIAS %b %Reg5_R118 <* <$LInterfaces_24Expr_3B>>
  dassign %Reg3_R133 0 (dread ref %_this)
LOC 1 181
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R115 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R115) {}
  dassign %Reg1_R118 0 (dread ref %Reg4_R118)
  dassign %Reg2_R133 0 (dread ref %Reg3_R133)
  dassign %Reg2_R134 0 (retype ref <* <$LInterfaces_24Visitor_3B>> (dread ref %Reg2_R133))
  interfacecallassigned &LInterfaces_24Expr_3B_7Caccept_7C_28LInterfaces_24Visitor_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R118, dread ref %Reg2_R134) { dassign %Reg1_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2a00) { dassign %L_STR_32 0 }
  dassign %Reg1_R116 0 (dread ptr %L_STR_32)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  dassign %Reg1_R118 0 (dread ref %Reg5_R118)
  dassign %Reg2_R133 0 (dread ref %Reg3_R133)
  dassign %Reg2_R134 0 (retype ref <* <$LInterfaces_24Visitor_3B>> (dread ref %Reg2_R133))
  interfacecallassigned &LInterfaces_24Expr_3B_7Caccept_7C_28LInterfaces_24Visitor_3B_29Ljava_2Flang_2FObject_3B (dread ref %Reg1_R118, dread ref %Reg2_R134) { dassign %Reg1_R113 0 }
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R116 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R115, dread ref %Reg1_R116) { dassign %Reg0_R115 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R115) { dassign %Reg0_R116 0 }
  return (dread ref %Reg0_R116)
}
func &LInterfaces_24Show_3B_7Cmul_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LInterfaces_24Show_3B>>, var %Reg4_R118 <* <$LInterfaces_24Expr_3B>>, var %Reg5_R118 <* <$LInterfaces_24Expr_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 61
  var %Reg3_R133 <* <$LInterfaces_24Show_3B>>
  var %Reg0_R133 <* <$LInterfaces_24Show_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R118 <* <$LInterfaces_24Expr_3B>>
  var %Reg2_R118 <* <$LInterfaces_24Expr_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg3_R133 0 (dread ref %_this)
LOC 1 171
  dassign %Reg0_R133 0 (dread ref %Reg3_R133)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R118))
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R118))
  dassign %Reg2_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_R118 0 (retype ref <* <$LInterfaces_24Expr_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_R118 0 (retype ref <* <$LInterfaces_24Expr_3B>> (dread ref %Reg2_R113))
  virtualcallassigned &LInterfaces_24Show_3B_7Cmul_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R133, dread ref %Reg1_R118, dread ref %Reg2_R118) { dassign %Reg0_R116 0 }
  return (dread ref %Reg0_R116)
}
func &LInterfaces_24Show_3B_7Cadd_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LInterfaces_24Show_3B>>, var %Reg4_R118 <* <$LInterfaces_24Expr_3B>>, var %Reg5_R118 <* <$LInterfaces_24Expr_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 62
  var %Reg3_R133 <* <$LInterfaces_24Show_3B>>
  var %Reg0_R133 <* <$LInterfaces_24Show_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R118 <* <$LInterfaces_24Expr_3B>>
  var %Reg2_R118 <* <$LInterfaces_24Expr_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg3_R133 0 (dread ref %_this)
  dassign %Reg0_R133 0 (dread ref %Reg3_R133)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R118))
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R118))
  dassign %Reg2_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_R118 0 (retype ref <* <$LInterfaces_24Expr_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_R118 0 (retype ref <* <$LInterfaces_24Expr_3B>> (dread ref %Reg2_R113))
  virtualcallassigned &LInterfaces_24Show_3B_7Cadd_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R133, dread ref %Reg1_R118, dread ref %Reg2_R118) { dassign %Reg0_R116 0 }
  return (dread ref %Reg0_R116)
}
func &LInterfaces_24Show_3B_7Cnum_7C_28I_29Ljava_2Flang_2FObject_3B public synthetic bridge virtual (var %_this <* <$LInterfaces_24Show_3B>>, var %Reg3_I i32) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 63
  var %Reg2_R133 <* <$LInterfaces_24Show_3B>>
  var %Reg0_R133 <* <$LInterfaces_24Show_3B>>
  var %Reg1_I i32
  var %Reg0_R116 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R133 0 (dread ref %_this)
  dassign %Reg0_R133 0 (dread ref %Reg2_R133)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &LInterfaces_24Show_3B_7Cnum_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R133, dread i32 %Reg1_I) { dassign %Reg0_R116 0 }
  return (dread ref %Reg0_R116)
}
func &LInterfaces_24Stack2_3B_7Cpush_7C_28I_29V public virtual abstract (var %_this <* <$LInterfaces_24Stack2_3B>>, var %Reg1_I i32) void
func &LInterfaces_24Stack2_3B_7Cpop_7C_28_29I public virtual abstract (var %_this <* <$LInterfaces_24Stack2_3B>>) i32
func &LInterfaces_24Stack2_3B_7Cempty_7C_28_29Z public virtual abstract (var %_this <* <$LInterfaces_24Stack2_3B>>) u1
func &LInterfaces_24Sub_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LInterfaces_24Sub_3B>>) void {
  funcid 67
  var %Reg1_R124 <* <$LInterfaces_24Sub_3B>>
  var %Reg0_R124 <* <$LInterfaces_24Sub_3B>>
  var %Reg0_R123 <* <$LInterfaces_24Plain_3B>>

  dassign %Reg1_R124 0 (dread ref %_this)
LOC 1 51
  dassign %Reg0_R124 0 (dread ref %Reg1_R124)
  dassign %Reg0_R123 0 (retype ref <* <$LInterfaces_24Plain_3B>> (dread ref %Reg0_R124))
  callassigned &LInterfaces_24Plain_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R123) {}
  return ()
}
func &LInterfaces_24Visitor_3B_7Cnum_7C_28I_29Ljava_2Flang_2FObject_3B public virtual abstract (var %_this <* <$LInterfaces_24Visitor_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FObject_3B>>
func &LInterfaces_24Visitor_3B_7Cadd_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29Ljava_2Flang_2FObject_3B public virtual abstract (var %_this <* <$LInterfaces_24Visitor_3B>>, var %Reg1_R118 <* <$LInterfaces_24Expr_3B>>, var %Reg2_R118 <* <$LInterfaces_24Expr_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &LInterfaces_24Visitor_3B_7Cmul_7C_28LInterfaces_24Expr_3BLInterfaces_24Expr_3B_29Ljava_2Flang_2FObject_3B public virtual abstract (var %_this <* <$LInterfaces_24Visitor_3B>>, var %Reg1_R118 <* <$LInterfaces_24Expr_3B>>, var %Reg2_R118 <* <$LInterfaces_24Expr_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
