flavor 1
srclang 3
id 65535
numfuncs 126
import "library.mplt"
import "ManyClasses.mplt"
entryfunc &LManyClasses_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "ManyClasses.class",
  @INFO_filename "ManyClasses$B.class",
  @INFO_filename "ManyClasses$K0.class",
  @INFO_filename "ManyClasses$K1.class",
  @INFO_filename "ManyClasses$K10.class",
  @INFO_filename "ManyClasses$K11.class",
  @INFO_filename "ManyClasses$K12.class",
  @INFO_filename "ManyClasses$K13.class",
  @INFO_filename "ManyClasses$K14.class",
  @INFO_filename "ManyClasses$K15.class",
  @INFO_filename "ManyClasses$K16.class",
  @INFO_filename "ManyClasses$K17.class",
  @INFO_filename "ManyClasses$K18.class",
  @INFO_filename "ManyClasses$K19.class",
  @INFO_filename "ManyClasses$K2.class",
  @INFO_filename "ManyClasses$K20.class",
  @INFO_filename "ManyClasses$K21.class",
  @INFO_filename "ManyClasses$K22.class",
  @INFO_filename "ManyClasses$K23.class",
  @INFO_filename "ManyClasses$K24.class",
  @INFO_filename "ManyClasses$K25.class",
  @INFO_filename "ManyClasses$K26.class",
  @INFO_filename "ManyClasses$K27.class",
  @INFO_filename "ManyClasses$K28.class",
  @INFO_filename "ManyClasses$K29.class",
  @INFO_filename "ManyClasses$K3.class",
  @INFO_filename "ManyClasses$K4.class",
  @INFO_filename "ManyClasses$K5.class",
  @INFO_filename "ManyClasses$K6.class",
  @INFO_filename "ManyClasses$K7.class",
  @INFO_filename "ManyClasses$K8.class",
  @INFO_filename "ManyClasses$K9.class"}
srcfileinfo {
  1 "ManyClasses.java"}
javaclass $LManyClasses_3B <$LManyClasses_3B> public
javaclass $LManyClasses_24B_3B <$LManyClasses_24B_3B> abstract
javaclass $LManyClasses_24K0_3B <$LManyClasses_24K0_3B>
javaclass $LManyClasses_24K1_3B <$LManyClasses_24K1_3B>
javaclass $LManyClasses_24K10_3B <$LManyClasses_24K10_3B>
javaclass $LManyClasses_24K11_3B <$LManyClasses_24K11_3B>
javaclass $LManyClasses_24K12_3B <$LManyClasses_24K12_3B>
javaclass $LManyClasses_24K13_3B <$LManyClasses_24K13_3B>
javaclass $LManyClasses_24K14_3B <$LManyClasses_24K14_3B>
javaclass $LManyClasses_24K15_3B <$LManyClasses_24K15_3B>
javaclass $LManyClasses_24K16_3B <$LManyClasses_24K16_3B>
javaclass $LManyClasses_24K17_3B <$LManyClasses_24K17_3B>
javaclass $LManyClasses_24K18_3B <$LManyClasses_24K18_3B>
javaclass $LManyClasses_24K19_3B <$LManyClasses_24K19_3B>
javaclass $LManyClasses_24K2_3B <$LManyClasses_24K2_3B>
javaclass $LManyClasses_24K20_3B <$LManyClasses_24K20_3B>
javaclass $LManyClasses_24K21_3B <$LManyClasses_24K21_3B>
javaclass $LManyClasses_24K22_3B <$LManyClasses_24K22_3B>
javaclass $LManyClasses_24K23_3B <$LManyClasses_24K23_3B>
javaclass $LManyClasses_24K24_3B <$LManyClasses_24K24_3B>
javaclass $LManyClasses_24K25_3B <$LManyClasses_24K25_3B>
javaclass $LManyClasses_24K26_3B <$LManyClasses_24K26_3B>
javaclass $LManyClasses_24K27_3B <$LManyClasses_24K27_3B>
javaclass $LManyClasses_24K28_3B <$LManyClasses_24K28_3B>
javaclass $LManyClasses_24K29_3B <$LManyClasses_24K29_3B>
javaclass $LManyClasses_24K3_3B <$LManyClasses_24K3_3B>
javaclass $LManyClasses_24K4_3B <$LManyClasses_24K4_3B>
javaclass $LManyClasses_24K5_3B <$LManyClasses_24K5_3B>
javaclass $LManyClasses_24K6_3B <$LManyClasses_24K6_3B>
javaclass $LManyClasses_24K7_3B <$LManyClasses_24K7_3B>
javaclass $LManyClasses_24K8_3B <$LManyClasses_24K8_3B>
javaclass $LManyClasses_24K9_3B <$LManyClasses_24K9_3B>
func &LManyClasses_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LManyClasses_3B>>) void
func &LManyClasses_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg12_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LManyClasses_3B_7Cbig_7C_28II_29I static (var %Reg2_I i32, var %Reg3_I i32) i32
func &LManyClasses_24B_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24B_3B>>) void
func &LManyClasses_24B_3B_7Cf_7C_28I_29I virtual abstract (var %_this <* <$LManyClasses_24B_3B>>, var %Reg1_I i32) i32
func &LManyClasses_24B_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24B_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_24K0_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K0_3B>>) void
func &LManyClasses_24K0_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K0_3B>>, var %Reg4_I i32) i32
func &LManyClasses_24K0_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K0_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_24K0_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LManyClasses_24K1_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K1_3B>>) void
func &LManyClasses_24K1_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K1_3B>>, var %Reg4_I i32) i32
func &LManyClasses_24K1_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K1_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_24K1_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LManyClasses_24K10_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K10_3B>>) void
func &LManyClasses_24K10_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K10_3B>>, var %Reg4_I i32) i32
func &LManyClasses_24K10_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K10_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_24K10_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LManyClasses_24K11_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K11_3B>>) void
func &LManyClasses_24K11_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K11_3B>>, var %Reg4_I i32) i32
func &LManyClasses_24K11_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K11_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_24K11_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LManyClasses_24K12_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K12_3B>>) void
func &LManyClasses_24K12_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K12_3B>>, var %Reg4_I i32) i32
func &LManyClasses_24K12_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K12_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_24K12_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LManyClasses_24K13_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K13_3B>>) void
func &LManyClasses_24K13_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K13_3B>>, var %Reg4_I i32) i32
func &LManyClasses_24K13_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K13_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_24K13_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LManyClasses_24K14_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K14_3B>>) void
func &LManyClasses_24K14_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K14_3B>>, var %Reg4_I i32) i32
func &LManyClasses_24K14_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K14_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_24K14_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LManyClasses_24K15_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K15_3B>>) void
func &LManyClasses_24K15_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K15_3B>>, var %Reg4_I i32) i32
func &LManyClasses_24K15_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K15_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_24K15_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LManyClasses_24K16_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K16_3B>>) void
func &LManyClasses_24K16_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K16_3B>>, var %Reg4_I i32) i32
func &LManyClasses_24K16_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K16_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_24K16_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LManyClasses_24K17_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K17_3B>>) void
func &LManyClasses_24K17_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K17_3B>>, var %Reg4_I i32) i32
func &LManyClasses_24K17_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K17_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_24K17_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LManyClasses_24K18_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K18_3B>>) void
func &LManyClasses_24K18_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K18_3B>>, var %Reg4_I i32) i32
func &LManyClasses_24K18_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K18_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_24K18_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LManyClasses_24K19_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K19_3B>>) void
func &LManyClasses_24K19_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K19_3B>>, var %Reg4_I i32) i32
func &LManyClasses_24K19_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K19_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_24K19_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LManyClasses_24K2_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K2_3B>>) void
func &LManyClasses_24K2_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K2_3B>>, var %Reg4_I i32) i32
func &LManyClasses_24K2_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K2_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_24K2_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LManyClasses_24K20_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K20_3B>>) void
func &LManyClasses_24K20_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K20_3B>>, var %Reg4_I i32) i32
func &LManyClasses_24K20_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K20_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_24K20_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LManyClasses_24K21_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K21_3B>>) void
func &LManyClasses_24K21_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K21_3B>>, var %Reg4_I i32) i32
func &LManyClasses_24K21_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K21_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_24K21_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LManyClasses_24K22_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K22_3B>>) void
func &LManyClasses_24K22_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K22_3B>>, var %Reg4_I i32) i32
func &LManyClasses_24K22_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K22_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_24K22_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LManyClasses_24K23_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K23_3B>>) void
func &LManyClasses_24K23_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K23_3B>>, var %Reg4_I i32) i32
func &LManyClasses_24K23_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K23_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_24K23_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LManyClasses_24K24_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K24_3B>>) void
func &LManyClasses_24K24_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K24_3B>>, var %Reg4_I i32) i32
func &LManyClasses_24K24_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K24_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_24K24_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LManyClasses_24K25_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K25_3B>>) void
func &LManyClasses_24K25_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K25_3B>>, var %Reg4_I i32) i32
func &LManyClasses_24K25_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K25_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_24K25_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LManyClasses_24K26_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K26_3B>>) void
func &LManyClasses_24K26_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K26_3B>>, var %Reg4_I i32) i32
func &LManyClasses_24K26_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K26_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_24K26_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LManyClasses_24K27_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K27_3B>>) void
func &LManyClasses_24K27_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K27_3B>>, var %Reg4_I i32) i32
func &LManyClasses_24K27_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K27_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_24K27_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LManyClasses_24K28_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K28_3B>>) void
func &LManyClasses_24K28_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K28_3B>>, var %Reg4_I i32) i32
func &LManyClasses_24K28_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K28_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_24K28_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LManyClasses_24K29_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K29_3B>>) void
func &LManyClasses_24K29_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K29_3B>>, var %Reg4_I i32) i32
func &LManyClasses_24K29_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K29_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_24K29_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LManyClasses_24K3_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K3_3B>>) void
func &LManyClasses_24K3_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K3_3B>>, var %Reg4_I i32) i32
func &LManyClasses_24K3_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K3_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_24K3_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LManyClasses_24K4_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K4_3B>>) void
func &LManyClasses_24K4_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K4_3B>>, var %Reg4_I i32) i32
func &LManyClasses_24K4_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K4_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_24K4_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LManyClasses_24K5_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K5_3B>>) void
func &LManyClasses_24K5_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K5_3B>>, var %Reg4_I i32) i32
func &LManyClasses_24K5_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K5_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_24K5_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LManyClasses_24K6_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K6_3B>>) void
func &LManyClasses_24K6_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K6_3B>>, var %Reg4_I i32) i32
func &LManyClasses_24K6_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K6_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_24K6_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LManyClasses_24K7_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K7_3B>>) void
func &LManyClasses_24K7_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K7_3B>>, var %Reg4_I i32) i32
func &LManyClasses_24K7_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K7_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_24K7_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LManyClasses_24K8_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K8_3B>>) void
func &LManyClasses_24K8_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K8_3B>>, var %Reg4_I i32) i32
func &LManyClasses_24K8_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K8_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_24K8_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LManyClasses_24K9_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K9_3B>>) void
func &LManyClasses_24K9_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K9_3B>>, var %Reg4_I i32) i32
func &LManyClasses_24K9_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K9_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_24K9_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_4200 fstatic <[3] u64> readonly = [0, 0x300000000, 0x4200000042]
var $_C_STR_4b003000 fstatic <[3] u64> readonly = [0, 0x500000000, 0x304b00000945]
var $_C_STR_4b003100 fstatic <[3] u64> readonly = [0, 0x500000000, 0x314b00000946]
var $_C_STR_4b0031003000 fstatic <[3] u64> readonly = [0, 0x700000000, 0x30314b00011faa]
var $_C_STR_4b0031003100 fstatic <[3] u64> readonly = [0, 0x700000000, 0x31314b00011fab]
var $_C_STR_4b0031003200 fstatic <[3] u64> readonly = [0, 0x700000000, 0x32314b00011fac]
var $_C_STR_4b0031003300 fstatic <[3] u64> readonly = [0, 0x700000000, 0x33314b00011fad]
var $_C_STR_4b0031003400 fstatic <[3] u64> readonly = [0, 0x700000000, 0x34314b00011fae]
var $_C_STR_4b0031003500 fstatic <[3] u64> readonly = [0, 0x700000000, 0x35314b00011faf]
var $_C_STR_4b0031003600 fstatic <[3] u64> readonly = [0, 0x700000000, 0x36314b00011fb0]
var $_C_STR_4b0031003700 fstatic <[3] u64> readonly = [0, 0x700000000, 0x37314b00011fb1]
var $_C_STR_4b0031003800 fstatic <[3] u64> readonly = [0, 0x700000000, 0x38314b00011fb2]
var $_C_STR_4b0031003900 fstatic <[3] u64> readonly = [0, 0x700000000, 0x39314b00011fb3]
var $_C_STR_4b003200 fstatic <[3] u64> readonly = [0, 0x500000000, 0x324b00000947]
var $_C_STR_4b0032003000 fstatic <[3] u64> readonly = [0, 0x700000000, 0x30324b00011fc9]
var $_C_STR_4b0032003100 fstatic <[3] u64> readonly = [0, 0x700000000, 0x31324b00011fca]
var $_C_STR_4b0032003200 fstatic <[3] u64> readonly = [0, 0x700000000, 0x32324b00011fcb]
var $_C_STR_4b0032003300 fstatic <[3] u64> readonly = [0, 0x700000000, 0x33324b00011fcc]
var $_C_STR_4b0032003400 fstatic <[3] u64> readonly = [0, 0x700000000, 0x34324b00011fcd]
var $_C_STR_4b0032003500 fstatic <[3] u64> readonly = [0, 0x700000000, 0x35324b00011fce]
var $_C_STR_4b0032003600 fstatic <[3] u64> readonly = [0, 0x700000000, 0x36324b00011fcf]
var $_C_STR_4b0032003700 fstatic <[3] u64> readonly = [0, 0x700000000, 0x37324b00011fd0]
var $_C_STR_4b0032003800 fstatic <[3] u64> readonly = [0, 0x700000000, 0x38324b00011fd1]
var $_C_STR_4b0032003900 fstatic <[3] u64> readonly = [0, 0x700000000, 0x39324b00011fd2]
var $_C_STR_4b003300 fstatic <[3] u64> readonly = [0, 0x500000000, 0x334b00000948]
var $_C_STR_4b003400 fstatic <[3] u64> readonly = [0, 0x500000000, 0x344b00000949]
var $_C_STR_4b003500 fstatic <[3] u64> readonly = [0, 0x500000000, 0x354b0000094a]
var $_C_STR_4b003600 fstatic <[3] u64> readonly = [0, 0x500000000, 0x364b0000094b]
var $_C_STR_4b003700 fstatic <[3] u64> readonly = [0, 0x500000000, 0x374b0000094c]
var $_C_STR_4b003800 fstatic <[3] u64> readonly = [0, 0x500000000, 0x384b0000094d]
var $_C_STR_4b003900 fstatic <[3] u64> readonly = [0, 0x500000000, 0x394b0000094e]
var $LManyClasses_3B_7Ct i32 static = 0
var $LManyClasses_24K0_3B_7Cs0 i32 static = 0
var $LManyClasses_24K1_3B_7Cs1 i32 static = 0
var $LManyClasses_24K10_3B_7Cs10 i32 static = 0
var $LManyClasses_24K11_3B_7Cs11 i32 static = 0
var $LManyClasses_24K12_3B_7Cs12 i32 static = 0
var $LManyClasses_24K13_3B_7Cs13 i32 static = 0
var $LManyClasses_24K14_3B_7Cs14 i32 static = 0
var $LManyClasses_24K15_3B_7Cs15 i32 static = 0
var $LManyClasses_24K16_3B_7Cs16 i32 static = 0
var $LManyClasses_24K17_3B_7Cs17 i32 static = 0
var $LManyClasses_24K18_3B_7Cs18 i32 static = 0
var $LManyClasses_24K19_3B_7Cs19 i32 static = 0
var $LManyClasses_24K2_3B_7Cs2 i32 static = 0
var $LManyClasses_24K20_3B_7Cs20 i32 static = 0
var $LManyClasses_24K21_3B_7Cs21 i32 static = 0
var $LManyClasses_24K22_3B_7Cs22 i32 static = 0
var $LManyClasses_24K23_3B_7Cs23 i32 static = 0
var $LManyClasses_24K24_3B_7Cs24 i32 static = 0
var $LManyClasses_24K25_3B_7Cs25 i32 static = 0
var $LManyClasses_24K26_3B_7Cs26 i32 static = 0
var $LManyClasses_24K27_3B_7Cs27 i32 static = 0
var $LManyClasses_24K28_3B_7Cs28 i32 static = 0
var $LManyClasses_24K29_3B_7Cs29 i32 static = 0
var $LManyClasses_24K3_3B_7Cs3 i32 static = 0
var $LManyClasses_24K4_3B_7Cs4 i32 static = 0
var $LManyClasses_24K5_3B_7Cs5 i32 static = 0
var $LManyClasses_24K6_3B_7Cs6 i32 static = 0
var $LManyClasses_24K7_3B_7Cs7 i32 static = 0
var $LManyClasses_24K8_3B_7Cs8 i32 static = 0
var $LManyClasses_24K9_3B_7Cs9 i32 static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FClass_3B>>
func &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B public native virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>) <* <$Ljava_2Flang_2FString_3B>>
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LManyClasses_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LManyClasses_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LManyClasses_3B>>
  var %Reg0_R112 <* <$LManyClasses_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LManyClasses_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg12_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 2
  var %Reg0_I i32
  var %Reg0_R115 <* <[] <* <$LManyClasses_24B_3B>>>>
  var %Reg1_I i32
  var %Reg2_R116 <* <$LManyClasses_24K0_3B>>
  var %Reg2_R117 <* <$LManyClasses_24K1_3B>>
  var %Reg2_R118 <* <$LManyClasses_24K2_3B>>
  var %Reg2_R119 <* <$LManyClasses_24K3_3B>>
  var %Reg2_R120 <* <$LManyClasses_24K4_3B>>
  var %Reg2_R121 <* <$LManyClasses_24K5_3B>>
  var %Reg2_R122 <* <$LManyClasses_24K6_3B>>
  var %Reg2_R123 <* <$LManyClasses_24K7_3B>>
  var %Reg2_R124 <* <$LManyClasses_24K8_3B>>
  var %Reg2_R125 <* <$LManyClasses_24K9_3B>>
  var %Reg2_R126 <* <$LManyClasses_24K10_3B>>
  var %Reg2_R127 <* <$LManyClasses_24K11_3B>>
  var %Reg2_R128 <* <$LManyClasses_24K12_3B>>
  var %Reg2_R129 <* <$LManyClasses_24K13_3B>>
  var %Reg2_R130 <* <$LManyClasses_24K14_3B>>
  var %Reg2_R131 <* <$LManyClasses_24K15_3B>>
  var %Reg2_R132 <* <$LManyClasses_24K16_3B>>
  var %Reg2_R133 <* <$LManyClasses_24K17_3B>>
  var %Reg2_R134 <* <$LManyClasses_24K18_3B>>
  var %Reg2_R135 <* <$LManyClasses_24K19_3B>>
  var %Reg2_R136 <* <$LManyClasses_24K20_3B>>
  var %Reg2_R137 <* <$LManyClasses_24K21_3B>>
  var %Reg2_R138 <* <$LManyClasses_24K22_3B>>
  var %Reg2_R139 <* <$LManyClasses_24K23_3B>>
  var %Reg2_R140 <* <$LManyClasses_24K24_3B>>
  var %Reg2_R141 <* <$LManyClasses_24K25_3B>>
  var %Reg2_R142 <* <$LManyClasses_24K26_3B>>
  var %Reg2_R143 <* <$LManyClasses_24K27_3B>>
  var %Reg2_R144 <* <$LManyClasses_24K28_3B>>
  var %Reg2_R145 <* <$LManyClasses_24K29_3B>>
  var %Reg5_R115 <* <[] <* <$LManyClasses_24B_3B>>>>
  var %Reg6_I i32
  var %Reg7_I i32
  var %Reg8_R115 <* <[] <* <$LManyClasses_24B_3B>>>>
  var %Reg8_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg9_I i32
  var %Reg10_I i32
  var %Reg11_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg11_R146 <* <$LManyClasses_24B_3B>>
  var %Reg0_R146 <* <$LManyClasses_24B_3B>>
  var %Reg0_R147 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R148 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_I i32
  var %Reg2_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg8_I i32
  var %Reg2_R115 <* <[] <* <$LManyClasses_24B_3B>>>>
  var %Reg3_I i32
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R150 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg2_R146 <* <$LManyClasses_24B_3B>>

ALIAS %b %Reg11_R146 <* <$LManyClasses_24B_3B>>
ALIAS %r %Reg7_I i32
ALIAS %i %Reg8_I i32
ALIAS %args %Reg12_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %all %Reg5_R115 <* <[] <* <$LManyClasses_24B_3B>>>>
ALIAS %x %Reg6_I i32
ALIAS %y %Reg7_I i32
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
LOC 1 394
  dassign %Reg0_I 0 (constval i32 30)
  dassign %Reg0_R115 0 (gcmallocjarray ref <[] <* <$LManyClasses_24B_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  intrinsiccallwithtype <$LManyClasses_24K0_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R116 0 (gcmalloc ref <$LManyClasses_24K0_3B>)
  callassigned &LManyClasses_24K0_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R116) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R116)
  dassign %Reg1_I 0 (constval i32 1)
  intrinsiccallwithtype <$LManyClasses_24K1_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R117 0 (gcmalloc ref <$LManyClasses_24K1_3B>)
  callassigned &LManyClasses_24K1_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R117) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R117)
  dassign %Reg1_I 0 (constval i32 2)
  intrinsiccallwithtype <$LManyClasses_24K2_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R118 0 (gcmalloc ref <$LManyClasses_24K2_3B>)
  callassigned &LManyClasses_24K2_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R118) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R118)
  dassign %Reg1_I 0 (constval i32 3)
  intrinsiccallwithtype <$LManyClasses_24K3_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R119 0 (gcmalloc ref <$LManyClasses_24K3_3B>)
  callassigned &LManyClasses_24K3_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R119) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R119)
  dassign %Reg1_I 0 (constval i32 4)
  intrinsiccallwithtype <$LManyClasses_24K4_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R120 0 (gcmalloc ref <$LManyClasses_24K4_3B>)
  callassigned &LManyClasses_24K4_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R120) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R120)
  dassign %Reg1_I 0 (constval i32 5)
  intrinsiccallwithtype <$LManyClasses_24K5_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R121 0 (gcmalloc ref <$LManyClasses_24K5_3B>)
  callassigned &LManyClasses_24K5_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R121) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R121)
  dassign %Reg1_I 0 (constval i32 6)
  intrinsiccallwithtype <$LManyClasses_24K6_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R122 0 (gcmalloc ref <$LManyClasses_24K6_3B>)
  callassigned &LManyClasses_24K6_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R122) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R122)
  dassign %Reg1_I 0 (constval i32 7)
  intrinsiccallwithtype <$LManyClasses_24K7_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R123 0 (gcmalloc ref <$LManyClasses_24K7_3B>)
  callassigned &LManyClasses_24K7_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R123) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R123)
  dassign %Reg1_I 0 (constval i32 8)
  intrinsiccallwithtype <$LManyClasses_24K8_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R124 0 (gcmalloc ref <$LManyClasses_24K8_3B>)
  callassigned &LManyClasses_24K8_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R124) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R124)
  dassign %Reg1_I 0 (constval i32 9)
  intrinsiccallwithtype <$LManyClasses_24K9_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R125 0 (gcmalloc ref <$LManyClasses_24K9_3B>)
  callassigned &LManyClasses_24K9_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R125) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R125)
  dassign %Reg1_I 0 (constval i32 10)
  intrinsiccallwithtype <$LManyClasses_24K10_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R126 0 (gcmalloc ref <$LManyClasses_24K10_3B>)
  callassigned &LManyClasses_24K10_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R126) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R126)
  dassign %Reg1_I 0 (constval i32 11)
  intrinsiccallwithtype <$LManyClasses_24K11_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R127 0 (gcmalloc ref <$LManyClasses_24K11_3B>)
  callassigned &LManyClasses_24K11_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R127) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R127)
  dassign %Reg1_I 0 (constval i32 12)
  intrinsiccallwithtype <$LManyClasses_24K12_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R128 0 (gcmalloc ref <$LManyClasses_24K12_3B>)
  callassigned &LManyClasses_24K12_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R128) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R128)
  dassign %Reg1_I 0 (constval i32 13)
  intrinsiccallwithtype <$LManyClasses_24K13_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R129 0 (gcmalloc ref <$LManyClasses_24K13_3B>)
  callassigned &LManyClasses_24K13_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R129) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R129)
  dassign %Reg1_I 0 (constval i32 14)
  intrinsiccallwithtype <$LManyClasses_24K14_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R130 0 (gcmalloc ref <$LManyClasses_24K14_3B>)
  callassigned &LManyClasses_24K14_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R130) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R130)
  dassign %Reg1_I 0 (constval i32 15)
  intrinsiccallwithtype <$LManyClasses_24K15_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R131 0 (gcmalloc ref <$LManyClasses_24K15_3B>)
  callassigned &LManyClasses_24K15_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R131) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R131)
  dassign %Reg1_I 0 (constval i32 16)
  intrinsiccallwithtype <$LManyClasses_24K16_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R132 0 (gcmalloc ref <$LManyClasses_24K16_3B>)
  callassigned &LManyClasses_24K16_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R132) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R132)
  dassign %Reg1_I 0 (constval i32 17)
  intrinsiccallwithtype <$LManyClasses_24K17_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R133 0 (gcmalloc ref <$LManyClasses_24K17_3B>)
  callassigned &LManyClasses_24K17_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R133) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R133)
  dassign %Reg1_I 0 (constval i32 18)
  intrinsiccallwithtype <$LManyClasses_24K18_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R134 0 (gcmalloc ref <$LManyClasses_24K18_3B>)
  callassigned &LManyClasses_24K18_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R134) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R134)
  dassign %Reg1_I 0 (constval i32 19)
  intrinsiccallwithtype <$LManyClasses_24K19_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R135 0 (gcmalloc ref <$LManyClasses_24K19_3B>)
  callassigned &LManyClasses_24K19_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R135) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R135)
  dassign %Reg1_I 0 (constval i32 20)
  intrinsiccallwithtype <$LManyClasses_24K20_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R136 0 (gcmalloc ref <$LManyClasses_24K20_3B>)
  callassigned &LManyClasses_24K20_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R136) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R136)
  dassign %Reg1_I 0 (constval i32 21)
  intrinsiccallwithtype <$LManyClasses_24K21_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R137 0 (gcmalloc ref <$LManyClasses_24K21_3B>)
  callassigned &LManyClasses_24K21_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R137) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R137)
  dassign %Reg1_I 0 (constval i32 22)
  intrinsiccallwithtype <$LManyClasses_24K22_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R138 0 (gcmalloc ref <$LManyClasses_24K22_3B>)
  callassigned &LManyClasses_24K22_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R138) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R138)
  dassign %Reg1_I 0 (constval i32 23)
  intrinsiccallwithtype <$LManyClasses_24K23_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R139 0 (gcmalloc ref <$LManyClasses_24K23_3B>)
  callassigned &LManyClasses_24K23_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R139) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R139)
  dassign %Reg1_I 0 (constval i32 24)
  intrinsiccallwithtype <$LManyClasses_24K24_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R140 0 (gcmalloc ref <$LManyClasses_24K24_3B>)
  callassigned &LManyClasses_24K24_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R140) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R140)
  dassign %Reg1_I 0 (constval i32 25)
  intrinsiccallwithtype <$LManyClasses_24K25_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R141 0 (gcmalloc ref <$LManyClasses_24K25_3B>)
  callassigned &LManyClasses_24K25_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R141) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R141)
  dassign %Reg1_I 0 (constval i32 26)
  intrinsiccallwithtype <$LManyClasses_24K26_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R142 0 (gcmalloc ref <$LManyClasses_24K26_3B>)
  callassigned &LManyClasses_24K26_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R142) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R142)
  dassign %Reg1_I 0 (constval i32 27)
  intrinsiccallwithtype <$LManyClasses_24K27_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R143 0 (gcmalloc ref <$LManyClasses_24K27_3B>)
  callassigned &LManyClasses_24K27_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R143) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R143)
  dassign %Reg1_I 0 (constval i32 28)
  intrinsiccallwithtype <$LManyClasses_24K28_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R144 0 (gcmalloc ref <$LManyClasses_24K28_3B>)
  callassigned &LManyClasses_24K28_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R144) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R144)
  dassign %Reg1_I 0 (constval i32 29)
  intrinsiccallwithtype <$LManyClasses_24K29_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R145 0 (gcmalloc ref <$LManyClasses_24K29_3B>)
  callassigned &LManyClasses_24K29_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R145) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread ref %Reg2_R145)
  dassign %Reg5_R115 0 (dread ref %Reg0_R115)
LOC 1 398
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
LOC 1 399
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 20)
  brtrue @label3 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  dassign %Reg8_R115 0 (dread ref %Reg0_R115)
  dassign %Reg8_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R115))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
@label1
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  brtrue @label2 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg8_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg8_R115))
  dassign %Reg0_R113 0 (dread ref %Reg8_R113)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg11_R113 0 (dread ref %Reg0_R113)
  dassign %Reg11_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg11_R113))
  dassign %Reg0_R146 0 (dread ref %Reg11_R146)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  virtualcallassigned &LManyClasses_24B_3B_7Cf_7C_28I_29I (dread ref %Reg0_R146, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  goto @label1
@label2
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  goto @label0
@label3
LOC 1 400
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R147 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R148) {}
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R148, dread i32 %Reg2_I) { dassign %Reg1_R148 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R149 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R148, dread ref %Reg2_R149) { dassign %Reg1_R148 0 }
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LManyClasses_3B_7Ct)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R148, dread i32 %Reg2_I) { dassign %Reg1_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R148) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R147, dread ref %Reg1_R149) {}
LOC 1 401
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 402
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label4
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (constval i32 80)
  brtrue @label5 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  callassigned &LManyClasses_3B_7Cbig_7C_28II_29I (dread i32 %Reg0_I, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 1))
  goto @label4
@label5
LOC 1 403
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R147 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R147, dread i32 %Reg1_I) {}
LOC 1 404
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R147 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R148) {}
  dassign %Reg2_R115 0 (dread ref %Reg5_R115)
  dassign %Reg3_I 0 (constval i32 17)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R115, dread i32 %Reg3_I)))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R113))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg2_R113) { dassign %Reg2_R150 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R150) { dassign %Reg2_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R148, dread ref %Reg2_R149) { dassign %Reg1_R148 0 }
  dassign %Reg2_R115 0 (dread ref %Reg5_R115)
  dassign %Reg3_I 0 (constval i32 17)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R115, dread i32 %Reg3_I)))
  dassign %Reg2_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg2_R113))
  virtualcallassigned &LManyClasses_24B_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R146) { dassign %Reg2_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R148, dread ref %Reg2_R149) { dassign %Reg1_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R148) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R147, dread ref %Reg1_R149) {}
LOC 1 405
  return ()
}
func &LManyClasses_3B_7Cbig_7C_28II_29I static (var %Reg2_I i32, var %Reg3_I i32) i32 {
  funcid 3
  var %Reg0_I i32
  var %Reg1_I i32

ALIAS %i %Reg2_I i32
ALIAS %y %Reg3_I i32
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
LOC 1 415
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  switch (dread i32 %Reg0_I) @label66 {
    0x0: goto @label6
    0x1: goto @label7
    0x2: goto @label8
    0x3: goto @label9
    0x4: goto @label10
    0x5: goto @label11
    0x6: goto @label12
    0x7: goto @label13
    0x8: goto @label14
    0x9: goto @label15
    0xa: goto @label16
    0xb: goto @label17
    0xc: goto @label18
    0xd: goto @label19
    0xe: goto @label20
    0xf: goto @label21
    0x10: goto @label22
    0x11: goto @label23
    0x12: goto @label24
    0x13: goto @label25
    0x14: goto @label26
    0x15: goto @label27
    0x16: goto @label28
    0x17: goto @label29
    0x18: goto @label30
    0x19: goto @label31
    0x1a: goto @label32
    0x1b: goto @label33
    0x1c: goto @label34
    0x1d: goto @label35
    0x1e: goto @label36
    0x1f: goto @label37
    0x20: goto @label38
    0x21: goto @label39
    0x22: goto @label40
    0x23: goto @label41
    0x24: goto @label42
    0x25: goto @label43
    0x26: goto @label44
    0x27: goto @label45
    0x28: goto @label46
    0x29: goto @label47
    0x2a: goto @label48
    0x2b: goto @label49
    0x2c: goto @label50
    0x2d: goto @label51
    0x2e: goto @label52
    0x2f: goto @label53
    0x30: goto @label54
    0x31: goto @label55
    0x32: goto @label56
    0x33: goto @label57
    0x34: goto @label58
    0x35: goto @label59
    0x36: goto @label60
    0x37: goto @label61
    0x38: goto @label62
    0x39: goto @label63
    0x3a: goto @label64
    0x3b: goto @label65 }
@label6
LOC 1 417
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label7
LOC 1 419
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label8
LOC 1 421
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label9
LOC 1 423
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label10
LOC 1 425
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label11
LOC 1 427
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label12
LOC 1 429
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 6)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label13
LOC 1 431
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label14
LOC 1 433
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 8)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label15
LOC 1 435
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 9)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label16
LOC 1 437
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label17
LOC 1 439
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label18
LOC 1 441
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 12)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label19
LOC 1 443
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 13)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label20
LOC 1 445
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 14)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label21
LOC 1 447
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 15)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label22
LOC 1 449
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 16)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label23
LOC 1 451
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 17)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label24
LOC 1 453
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 18)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label25
LOC 1 455
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 19)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label26
LOC 1 457
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 20)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label27
LOC 1 459
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 21)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label28
LOC 1 461
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 22)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label29
LOC 1 463
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 23)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label30
LOC 1 465
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 24)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label31
LOC 1 467
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 25)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label32
LOC 1 469
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 26)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label33
LOC 1 471
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 27)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label34
LOC 1 473
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 28)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label35
LOC 1 475
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 29)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label36
LOC 1 477
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 30)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label37
LOC 1 479
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 31)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label38
LOC 1 481
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 32)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label39
LOC 1 483
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 33)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label40
LOC 1 485
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 34)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label41
LOC 1 487
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 35)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label42
LOC 1 489
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 36)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label43
LOC 1 491
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 37)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label44
LOC 1 493
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 38)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label45
LOC 1 495
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 39)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label46
LOC 1 497
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 40)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label47
LOC 1 499
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 41)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label48
LOC 1 501
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 42)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label49
LOC 1 503
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 43)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label50
LOC 1 505
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 44)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label51
LOC 1 507
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 45)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label52
LOC 1 509
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 46)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label53
LOC 1 511
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 47)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label54
LOC 1 513
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 48)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label55
LOC 1 515
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 49)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label56
LOC 1 517
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 50)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label57
LOC 1 519
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 51)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label58
LOC 1 521
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 52)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label59
LOC 1 523
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 53)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label60
LOC 1 525
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 54)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label61
LOC 1 527
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 55)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label62
LOC 1 529
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 56)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label63
LOC 1 531
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 57)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label64
LOC 1 533
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 58)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label65
LOC 1 535
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 59)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label66
LOC 1 537
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (dread i32 %Reg2_I)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManyClasses_24B_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24B_3B>>) void {
  funcid 4
  var %Reg1_R146 <* <$LManyClasses_24B_3B>>
  var %Reg0_R146 <* <$LManyClasses_24B_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R146 0 (dread ref %_this)
LOC 1 407
  dassign %Reg0_R146 0 (dread ref %Reg1_R146)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R146))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LManyClasses_24B_3B_7Cf_7C_28I_29I virtual abstract (var %_this <* <$LManyClasses_24B_3B>>, var %Reg1_I i32) i32
func &LManyClasses_24B_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24B_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 6
  var %Reg1_R146 <* <$LManyClasses_24B_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R146 0 (dread ref %_this)
LOC 1 410
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4200) { dassign %L_STR_11 0 }
  dassign %Reg0_R149 0 (dread ptr %L_STR_11)
  return (dread ref %Reg0_R149)
}
func &LManyClasses_24K0_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K0_3B>>) void {
  funcid 7
  var %Reg2_R116 <* <$LManyClasses_24K0_3B>>
  var %Reg0_R116 <* <$LManyClasses_24K0_3B>>
  var %Reg0_R146 <* <$LManyClasses_24B_3B>>
  var %Reg1_I i32

  dassign %Reg2_R116 0 (dread ref %_this)
LOC 1 3
  dassign %Reg0_R116 0 (dread ref %Reg2_R116)
  dassign %Reg0_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg0_R116))
  callassigned &LManyClasses_24B_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R146) {}
LOC 1 4
  dassign %Reg0_R116 0 (dread ref %Reg2_R116)
  dassign %Reg1_I 0 (constval i32 0)
  iassign <* <$LManyClasses_24K0_3B>> 3 (dread ref %Reg0_R116, dread i32 %Reg1_I)
  return ()
}
func &LManyClasses_24K0_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K0_3B>>, var %Reg4_I i32) i32 {
  funcid 8
  var %Reg3_R116 <* <$LManyClasses_24K0_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R116 <* <$LManyClasses_24K0_3B>>
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R116 0 (dread ref %_this)
LOC 1 7
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManyClasses_3B_7Ct)
  intrinsiccallwithtype <$LManyClasses_24K0_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_24K0_3B_7Cs0)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LManyClasses_3B_7Ct 0 (dread i32 %Reg0_I)
LOC 1 8
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R116 0 (dread ref %Reg3_R116)
  dassign %Reg1_I 0 (iread i32 <* <$LManyClasses_24K0_3B>> 3 (dread ref %Reg1_R116))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_3B_7Ct)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManyClasses_24K0_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K0_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 9
  var %Reg2_R116 <* <$LManyClasses_24K0_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R116 <* <$LManyClasses_24K0_3B>>
  var %Reg1_R146 <* <$LManyClasses_24B_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R116 0 (dread ref %_this)
LOC 1 12
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R148) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b003000) { dassign %L_STR_12 0 }
  dassign %Reg1_R149 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  dassign %Reg1_R116 0 (dread ref %Reg2_R116)
  dassign %Reg1_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg1_R116))
  callassigned &LManyClasses_24B_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R146) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R148) { dassign %Reg0_R149 0 }
  return (dread ref %Reg0_R149)
}
func &LManyClasses_24K0_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 10
  var %Reg0_I i32

LOC 1 5
  dassign %Reg0_I 0 (constval i32 0)
  dassign $LManyClasses_24K0_3B_7Cs0 0 (dread i32 %Reg0_I)
  return ()
}
func &LManyClasses_24K1_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K1_3B>>) void {
  funcid 11
  var %Reg2_R117 <* <$LManyClasses_24K1_3B>>
  var %Reg0_R117 <* <$LManyClasses_24K1_3B>>
  var %Reg0_R146 <* <$LManyClasses_24B_3B>>
  var %Reg1_I i32

  dassign %Reg2_R117 0 (dread ref %_this)
LOC 1 16
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  dassign %Reg0_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg0_R117))
  callassigned &LManyClasses_24B_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R146) {}
LOC 1 17
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  dassign %Reg1_I 0 (constval i32 1)
  iassign <* <$LManyClasses_24K1_3B>> 3 (dread ref %Reg0_R117, dread i32 %Reg1_I)
  return ()
}
func &LManyClasses_24K1_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K1_3B>>, var %Reg4_I i32) i32 {
  funcid 12
  var %Reg3_R117 <* <$LManyClasses_24K1_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R117 <* <$LManyClasses_24K1_3B>>
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R117 0 (dread ref %_this)
LOC 1 20
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManyClasses_3B_7Ct)
  intrinsiccallwithtype <$LManyClasses_24K1_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_24K1_3B_7Cs1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LManyClasses_3B_7Ct 0 (dread i32 %Reg0_I)
LOC 1 21
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R117 0 (dread ref %Reg3_R117)
  dassign %Reg1_I 0 (iread i32 <* <$LManyClasses_24K1_3B>> 3 (dread ref %Reg1_R117))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_3B_7Ct)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManyClasses_24K1_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K1_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 13
  var %Reg2_R117 <* <$LManyClasses_24K1_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R117 <* <$LManyClasses_24K1_3B>>
  var %Reg1_R146 <* <$LManyClasses_24B_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R117 0 (dread ref %_this)
LOC 1 25
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R148) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b003100) { dassign %L_STR_13 0 }
  dassign %Reg1_R149 0 (dread ptr %L_STR_13)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  dassign %Reg1_R117 0 (dread ref %Reg2_R117)
  dassign %Reg1_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg1_R117))
  callassigned &LManyClasses_24B_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R146) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R148) { dassign %Reg0_R149 0 }
  return (dread ref %Reg0_R149)
}
func &LManyClasses_24K1_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 14
  var %Reg0_I i32

LOC 1 18
  dassign %Reg0_I 0 (constval i32 3)
  dassign $LManyClasses_24K1_3B_7Cs1 0 (dread i32 %Reg0_I)
  return ()
}
func &LManyClasses_24K10_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K10_3B>>) void {
  funcid 15
  var %Reg2_R126 <* <$LManyClasses_24K10_3B>>
  var %Reg0_R126 <* <$LManyClasses_24K10_3B>>
  var %Reg0_R146 <* <$LManyClasses_24B_3B>>
  var %Reg1_I i32

  dassign %Reg2_R126 0 (dread ref %_this)
LOC 1 133
  dassign %Reg0_R126 0 (dread ref %Reg2_R126)
  dassign %Reg0_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg0_R126))
  callassigned &LManyClasses_24B_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R146) {}
LOC 1 134
  dassign %Reg0_R126 0 (dread ref %Reg2_R126)
  dassign %Reg1_I 0 (constval i32 10)
  iassign <* <$LManyClasses_24K10_3B>> 3 (dread ref %Reg0_R126, dread i32 %Reg1_I)
  return ()
}
func &LManyClasses_24K10_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K10_3B>>, var %Reg4_I i32) i32 {
  funcid 16
  var %Reg3_R126 <* <$LManyClasses_24K10_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R126 <* <$LManyClasses_24K10_3B>>
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R126 0 (dread ref %_this)
LOC 1 137
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManyClasses_3B_7Ct)
  intrinsiccallwithtype <$LManyClasses_24K10_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_24K10_3B_7Cs10)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LManyClasses_3B_7Ct 0 (dread i32 %Reg0_I)
LOC 1 138
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R126 0 (dread ref %Reg3_R126)
  dassign %Reg1_I 0 (iread i32 <* <$LManyClasses_24K10_3B>> 3 (dread ref %Reg1_R126))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_3B_7Ct)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManyClasses_24K10_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K10_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 17
  var %Reg2_R126 <* <$LManyClasses_24K10_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R126 <* <$LManyClasses_24K10_3B>>
  var %Reg1_R146 <* <$LManyClasses_24B_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R126 0 (dread ref %_this)
LOC 1 142
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R148) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b0031003000) { dassign %L_STR_14 0 }
  dassign %Reg1_R149 0 (dread ptr %L_STR_14)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  dassign %Reg1_R126 0 (dread ref %Reg2_R126)
  dassign %Reg1_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg1_R126))
  callassigned &LManyClasses_24B_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R146) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R148) { dassign %Reg0_R149 0 }
  return (dread ref %Reg0_R149)
}
func &LManyClasses_24K10_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 18
  var %Reg0_I i32

LOC 1 135
  dassign %Reg0_I 0 (constval i32 30)
  dassign $LManyClasses_24K10_3B_7Cs10 0 (dread i32 %Reg0_I)
  return ()
}
func &LManyClasses_24K11_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K11_3B>>) void {
  funcid 19
  var %Reg2_R127 <* <$LManyClasses_24K11_3B>>
  var %Reg0_R127 <* <$LManyClasses_24K11_3B>>
  var %Reg0_R146 <* <$LManyClasses_24B_3B>>
  var %Reg1_I i32

  dassign %Reg2_R127 0 (dread ref %_this)
LOC 1 146
  dassign %Reg0_R127 0 (dread ref %Reg2_R127)
  dassign %Reg0_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg0_R127))
  callassigned &LManyClasses_24B_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R146) {}
LOC 1 147
  dassign %Reg0_R127 0 (dread ref %Reg2_R127)
  dassign %Reg1_I 0 (constval i32 11)
  iassign <* <$LManyClasses_24K11_3B>> 3 (dread ref %Reg0_R127, dread i32 %Reg1_I)
  return ()
}
func &LManyClasses_24K11_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K11_3B>>, var %Reg4_I i32) i32 {
  funcid 20
  var %Reg3_R127 <* <$LManyClasses_24K11_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R127 <* <$LManyClasses_24K11_3B>>
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R127 0 (dread ref %_this)
LOC 1 150
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManyClasses_3B_7Ct)
  intrinsiccallwithtype <$LManyClasses_24K11_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_24K11_3B_7Cs11)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LManyClasses_3B_7Ct 0 (dread i32 %Reg0_I)
LOC 1 151
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R127 0 (dread ref %Reg3_R127)
  dassign %Reg1_I 0 (iread i32 <* <$LManyClasses_24K11_3B>> 3 (dread ref %Reg1_R127))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_3B_7Ct)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManyClasses_24K11_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K11_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 21
  var %Reg2_R127 <* <$LManyClasses_24K11_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R127 <* <$LManyClasses_24K11_3B>>
  var %Reg1_R146 <* <$LManyClasses_24B_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R127 0 (dread ref %_this)
LOC 1 155
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R148) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b0031003100) { dassign %L_STR_15 0 }
  dassign %Reg1_R149 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  dassign %Reg1_R127 0 (dread ref %Reg2_R127)
  dassign %Reg1_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg1_R127))
  callassigned &LManyClasses_24B_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R146) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R148) { dassign %Reg0_R149 0 }
  return (dread ref %Reg0_R149)
}
func &LManyClasses_24K11_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 22
  var %Reg0_I i32

LOC 1 148
  dassign %Reg0_I 0 (constval i32 33)
  dassign $LManyClasses_24K11_3B_7Cs11 0 (dread i32 %Reg0_I)
  return ()
}
func &LManyClasses_24K12_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K12_3B>>) void {
  funcid 23
  var %Reg2_R128 <* <$LManyClasses_24K12_3B>>
  var %Reg0_R128 <* <$LManyClasses_24K12_3B>>
  var %Reg0_R122 <* <$LManyClasses_24K6_3B>>
  var %Reg1_I i32

  dassign %Reg2_R128 0 (dread ref %_this)
LOC 1 159
  dassign %Reg0_R128 0 (dread ref %Reg2_R128)
  dassign %Reg0_R122 0 (retype ref <* <$LManyClasses_24K6_3B>> (dread ref %Reg0_R128))
  callassigned &LManyClasses_24K6_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R122) {}
LOC 1 160
  dassign %Reg0_R128 0 (dread ref %Reg2_R128)
  dassign %Reg1_I 0 (constval i32 12)
  iassign <* <$LManyClasses_24K12_3B>> 5 (dread ref %Reg0_R128, dread i32 %Reg1_I)
  return ()
}
func &LManyClasses_24K12_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K12_3B>>, var %Reg4_I i32) i32 {
  funcid 24
  var %Reg3_R128 <* <$LManyClasses_24K12_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R128 <* <$LManyClasses_24K12_3B>>
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R128 0 (dread ref %_this)
LOC 1 163
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManyClasses_3B_7Ct)
  intrinsiccallwithtype <$LManyClasses_24K12_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_24K12_3B_7Cs12)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LManyClasses_3B_7Ct 0 (dread i32 %Reg0_I)
LOC 1 164
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R128 0 (dread ref %Reg3_R128)
  dassign %Reg1_I 0 (iread i32 <* <$LManyClasses_24K12_3B>> 5 (dread ref %Reg1_R128))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_3B_7Ct)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManyClasses_24K12_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K12_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 25
  var %Reg2_R128 <* <$LManyClasses_24K12_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R128 <* <$LManyClasses_24K12_3B>>
  var %Reg1_R122 <* <$LManyClasses_24K6_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R128 0 (dread ref %_this)
LOC 1 168
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R148) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b0031003200) { dassign %L_STR_16 0 }
  dassign %Reg1_R149 0 (dread ptr %L_STR_16)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  dassign %Reg1_R128 0 (dread ref %Reg2_R128)
  dassign %Reg1_R122 0 (retype ref <* <$LManyClasses_24K6_3B>> (dread ref %Reg1_R128))
  callassigned &LManyClasses_24K6_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R122) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R148) { dassign %Reg0_R149 0 }
  return (dread ref %Reg0_R149)
}
func &LManyClasses_24K12_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 26
  var %Reg0_I i32

LOC 1 161
  dassign %Reg0_I 0 (constval i32 36)
  dassign $LManyClasses_24K12_3B_7Cs12 0 (dread i32 %Reg0_I)
  return ()
}
func &LManyClasses_24K13_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K13_3B>>) void {
  funcid 27
  var %Reg2_R129 <* <$LManyClasses_24K13_3B>>
  var %Reg0_R129 <* <$LManyClasses_24K13_3B>>
  var %Reg0_R146 <* <$LManyClasses_24B_3B>>
  var %Reg1_I i32

  dassign %Reg2_R129 0 (dread ref %_this)
LOC 1 172
  dassign %Reg0_R129 0 (dread ref %Reg2_R129)
  dassign %Reg0_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg0_R129))
  callassigned &LManyClasses_24B_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R146) {}
LOC 1 173
  dassign %Reg0_R129 0 (dread ref %Reg2_R129)
  dassign %Reg1_I 0 (constval i32 13)
  iassign <* <$LManyClasses_24K13_3B>> 3 (dread ref %Reg0_R129, dread i32 %Reg1_I)
  return ()
}
func &LManyClasses_24K13_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K13_3B>>, var %Reg4_I i32) i32 {
  funcid 28
  var %Reg3_R129 <* <$LManyClasses_24K13_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R129 <* <$LManyClasses_24K13_3B>>
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R129 0 (dread ref %_this)
LOC 1 176
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManyClasses_3B_7Ct)
  intrinsiccallwithtype <$LManyClasses_24K13_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_24K13_3B_7Cs13)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LManyClasses_3B_7Ct 0 (dread i32 %Reg0_I)
LOC 1 177
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R129 0 (dread ref %Reg3_R129)
  dassign %Reg1_I 0 (iread i32 <* <$LManyClasses_24K13_3B>> 3 (dread ref %Reg1_R129))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_3B_7Ct)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManyClasses_24K13_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K13_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 29
  var %Reg2_R129 <* <$LManyClasses_24K13_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R129 <* <$LManyClasses_24K13_3B>>
  var %Reg1_R146 <* <$LManyClasses_24B_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R129 0 (dread ref %_this)
LOC 1 181
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R148) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b0031003300) { dassign %L_STR_17 0 }
  dassign %Reg1_R149 0 (dread ptr %L_STR_17)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  dassign %Reg1_R129 0 (dread ref %Reg2_R129)
  dassign %Reg1_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg1_R129))
  callassigned &LManyClasses_24B_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R146) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R148) { dassign %Reg0_R149 0 }
  return (dread ref %Reg0_R149)
}
func &LManyClasses_24K13_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 30
  var %Reg0_I i32

LOC 1 174
  dassign %Reg0_I 0 (constval i32 39)
  dassign $LManyClasses_24K13_3B_7Cs13 0 (dread i32 %Reg0_I)
  return ()
}
func &LManyClasses_24K14_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K14_3B>>) void {
  funcid 31
  var %Reg2_R130 <* <$LManyClasses_24K14_3B>>
  var %Reg0_R130 <* <$LManyClasses_24K14_3B>>
  var %Reg0_R146 <* <$LManyClasses_24B_3B>>
  var %Reg1_I i32

  dassign %Reg2_R130 0 (dread ref %_this)
LOC 1 185
  dassign %Reg0_R130 0 (dread ref %Reg2_R130)
  dassign %Reg0_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg0_R130))
  callassigned &LManyClasses_24B_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R146) {}
LOC 1 186
  dassign %Reg0_R130 0 (dread ref %Reg2_R130)
  dassign %Reg1_I 0 (constval i32 14)
  iassign <* <$LManyClasses_24K14_3B>> 3 (dread ref %Reg0_R130, dread i32 %Reg1_I)
  return ()
}
func &LManyClasses_24K14_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K14_3B>>, var %Reg4_I i32) i32 {
  funcid 32
  var %Reg3_R130 <* <$LManyClasses_24K14_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R130 <* <$LManyClasses_24K14_3B>>
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R130 0 (dread ref %_this)
LOC 1 189
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManyClasses_3B_7Ct)
  intrinsiccallwithtype <$LManyClasses_24K14_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_24K14_3B_7Cs14)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LManyClasses_3B_7Ct 0 (dread i32 %Reg0_I)
LOC 1 190
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 6)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R130 0 (dread ref %Reg3_R130)
  dassign %Reg1_I 0 (iread i32 <* <$LManyClasses_24K14_3B>> 3 (dread ref %Reg1_R130))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_3B_7Ct)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManyClasses_24K14_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K14_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 33
  var %Reg2_R130 <* <$LManyClasses_24K14_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R130 <* <$LManyClasses_24K14_3B>>
  var %Reg1_R146 <* <$LManyClasses_24B_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R130 0 (dread ref %_this)
LOC 1 194
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R148) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b0031003400) { dassign %L_STR_18 0 }
  dassign %Reg1_R149 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  dassign %Reg1_R130 0 (dread ref %Reg2_R130)
  dassign %Reg1_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg1_R130))
  callassigned &LManyClasses_24B_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R146) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R148) { dassign %Reg0_R149 0 }
  return (dread ref %Reg0_R149)
}
func &LManyClasses_24K14_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 34
  var %Reg0_I i32

LOC 1 187
  dassign %Reg0_I 0 (constval i32 42)
  dassign $LManyClasses_24K14_3B_7Cs14 0 (dread i32 %Reg0_I)
  return ()
}
func &LManyClasses_24K15_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K15_3B>>) void {
  funcid 35
  var %Reg2_R131 <* <$LManyClasses_24K15_3B>>
  var %Reg0_R131 <* <$LManyClasses_24K15_3B>>
  var %Reg0_R146 <* <$LManyClasses_24B_3B>>
  var %Reg1_I i32

  dassign %Reg2_R131 0 (dread ref %_this)
LOC 1 198
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  dassign %Reg0_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg0_R131))
  callassigned &LManyClasses_24B_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R146) {}
LOC 1 199
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  dassign %Reg1_I 0 (constval i32 15)
  iassign <* <$LManyClasses_24K15_3B>> 3 (dread ref %Reg0_R131, dread i32 %Reg1_I)
  return ()
}
func &LManyClasses_24K15_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K15_3B>>, var %Reg4_I i32) i32 {
  funcid 36
  var %Reg3_R131 <* <$LManyClasses_24K15_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R131 <* <$LManyClasses_24K15_3B>>
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R131 0 (dread ref %_this)
LOC 1 202
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManyClasses_3B_7Ct)
  intrinsiccallwithtype <$LManyClasses_24K15_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_24K15_3B_7Cs15)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LManyClasses_3B_7Ct 0 (dread i32 %Reg0_I)
LOC 1 203
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R131 0 (dread ref %Reg3_R131)
  dassign %Reg1_I 0 (iread i32 <* <$LManyClasses_24K15_3B>> 3 (dread ref %Reg1_R131))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_3B_7Ct)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManyClasses_24K15_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K15_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 37
  var %Reg2_R131 <* <$LManyClasses_24K15_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R131 <* <$LManyClasses_24K15_3B>>
  var %Reg1_R146 <* <$LManyClasses_24B_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R131 0 (dread ref %_this)
LOC 1 207
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R148) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b0031003500) { dassign %L_STR_19 0 }
  dassign %Reg1_R149 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  dassign %Reg1_R131 0 (dread ref %Reg2_R131)
  dassign %Reg1_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg1_R131))
  callassigned &LManyClasses_24B_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R146) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R148) { dassign %Reg0_R149 0 }
  return (dread ref %Reg0_R149)
}
func &LManyClasses_24K15_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 38
  var %Reg0_I i32

LOC 1 200
  dassign %Reg0_I 0 (constval i32 45)
  dassign $LManyClasses_24K15_3B_7Cs15 0 (dread i32 %Reg0_I)
  return ()
}
func &LManyClasses_24K16_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K16_3B>>) void {
  funcid 39
  var %Reg2_R132 <* <$LManyClasses_24K16_3B>>
  var %Reg0_R132 <* <$LManyClasses_24K16_3B>>
  var %Reg0_R124 <* <$LManyClasses_24K8_3B>>
  var %Reg1_I i32

  dassign %Reg2_R132 0 (dread ref %_this)
LOC 1 211
  dassign %Reg0_R132 0 (dread ref %Reg2_R132)
  dassign %Reg0_R124 0 (retype ref <* <$LManyClasses_24K8_3B>> (dread ref %Reg0_R132))
  callassigned &LManyClasses_24K8_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R124) {}
LOC 1 212
  dassign %Reg0_R132 0 (dread ref %Reg2_R132)
  dassign %Reg1_I 0 (constval i32 16)
  iassign <* <$LManyClasses_24K16_3B>> 9 (dread ref %Reg0_R132, dread i32 %Reg1_I)
  return ()
}
func &LManyClasses_24K16_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K16_3B>>, var %Reg4_I i32) i32 {
  funcid 40
  var %Reg3_R132 <* <$LManyClasses_24K16_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R132 <* <$LManyClasses_24K16_3B>>
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R132 0 (dread ref %_this)
LOC 1 215
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManyClasses_3B_7Ct)
  intrinsiccallwithtype <$LManyClasses_24K16_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_24K16_3B_7Cs16)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LManyClasses_3B_7Ct 0 (dread i32 %Reg0_I)
LOC 1 216
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 8)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R132 0 (dread ref %Reg3_R132)
  dassign %Reg1_I 0 (iread i32 <* <$LManyClasses_24K16_3B>> 9 (dread ref %Reg1_R132))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_3B_7Ct)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManyClasses_24K16_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K16_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 41
  var %Reg2_R132 <* <$LManyClasses_24K16_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R132 <* <$LManyClasses_24K16_3B>>
  var %Reg1_R124 <* <$LManyClasses_24K8_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R132 0 (dread ref %_this)
LOC 1 220
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R148) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b0031003600) { dassign %L_STR_20 0 }
  dassign %Reg1_R149 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  dassign %Reg1_R132 0 (dread ref %Reg2_R132)
  dassign %Reg1_R124 0 (retype ref <* <$LManyClasses_24K8_3B>> (dread ref %Reg1_R132))
  callassigned &LManyClasses_24K8_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R124) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R148) { dassign %Reg0_R149 0 }
  return (dread ref %Reg0_R149)
}
func &LManyClasses_24K16_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 42
  var %Reg0_I i32

LOC 1 213
  dassign %Reg0_I 0 (constval i32 48)
  dassign $LManyClasses_24K16_3B_7Cs16 0 (dread i32 %Reg0_I)
  return ()
}
func &LManyClasses_24K17_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K17_3B>>) void {
  funcid 43
  var %Reg2_R133 <* <$LManyClasses_24K17_3B>>
  var %Reg0_R133 <* <$LManyClasses_24K17_3B>>
  var %Reg0_R146 <* <$LManyClasses_24B_3B>>
  var %Reg1_I i32

  dassign %Reg2_R133 0 (dread ref %_this)
LOC 1 224
  dassign %Reg0_R133 0 (dread ref %Reg2_R133)
  dassign %Reg0_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg0_R133))
  callassigned &LManyClasses_24B_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R146) {}
LOC 1 225
  dassign %Reg0_R133 0 (dread ref %Reg2_R133)
  dassign %Reg1_I 0 (constval i32 17)
  iassign <* <$LManyClasses_24K17_3B>> 3 (dread ref %Reg0_R133, dread i32 %Reg1_I)
  return ()
}
func &LManyClasses_24K17_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K17_3B>>, var %Reg4_I i32) i32 {
  funcid 44
  var %Reg3_R133 <* <$LManyClasses_24K17_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R133 <* <$LManyClasses_24K17_3B>>
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R133 0 (dread ref %_this)
LOC 1 228
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManyClasses_3B_7Ct)
  intrinsiccallwithtype <$LManyClasses_24K17_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_24K17_3B_7Cs17)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LManyClasses_3B_7Ct 0 (dread i32 %Reg0_I)
LOC 1 229
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 9)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R133 0 (dread ref %Reg3_R133)
  dassign %Reg1_I 0 (iread i32 <* <$LManyClasses_24K17_3B>> 3 (dread ref %Reg1_R133))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_3B_7Ct)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManyClasses_24K17_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K17_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 45
  var %Reg2_R133 <* <$LManyClasses_24K17_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R133 <* <$LManyClasses_24K17_3B>>
  var %Reg1_R146 <* <$LManyClasses_24B_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R133 0 (dread ref %_this)
LOC 1 233
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R148) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b0031003700) { dassign %L_STR_21 0 }
  dassign %Reg1_R149 0 (dread ptr %L_STR_21)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  dassign %Reg1_R133 0 (dread ref %Reg2_R133)
  dassign %Reg1_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg1_R133))
  callassigned &LManyClasses_24B_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R146) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R148) { dassign %Reg0_R149 0 }
  return (dread ref %Reg0_R149)
}
func &LManyClasses_24K17_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 46
  var %Reg0_I i32

LOC 1 226
  dassign %Reg0_I 0 (constval i32 51)
  dassign $LManyClasses_24K17_3B_7Cs17 0 (dread i32 %Reg0_I)
  return ()
}
func &LManyClasses_24K18_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K18_3B>>) void {
  funcid 47
  var %Reg2_R134 <* <$LManyClasses_24K18_3B>>
  var %Reg0_R134 <* <$LManyClasses_24K18_3B>>
  var %Reg0_R146 <* <$LManyClasses_24B_3B>>
  var %Reg1_I i32

  dassign %Reg2_R134 0 (dread ref %_this)
LOC 1 237
  dassign %Reg0_R134 0 (dread ref %Reg2_R134)
  dassign %Reg0_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg0_R134))
  callassigned &LManyClasses_24B_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R146) {}
LOC 1 238
  dassign %Reg0_R134 0 (dread ref %Reg2_R134)
  dassign %Reg1_I 0 (constval i32 18)
  iassign <* <$LManyClasses_24K18_3B>> 3 (dread ref %Reg0_R134, dread i32 %Reg1_I)
  return ()
}
func &LManyClasses_24K18_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K18_3B>>, var %Reg4_I i32) i32 {
  funcid 48
  var %Reg3_R134 <* <$LManyClasses_24K18_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R134 <* <$LManyClasses_24K18_3B>>
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R134 0 (dread ref %_this)
LOC 1 241
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManyClasses_3B_7Ct)
  intrinsiccallwithtype <$LManyClasses_24K18_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_24K18_3B_7Cs18)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LManyClasses_3B_7Ct 0 (dread i32 %Reg0_I)
LOC 1 242
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R134 0 (dread ref %Reg3_R134)
  dassign %Reg1_I 0 (iread i32 <* <$LManyClasses_24K18_3B>> 3 (dread ref %Reg1_R134))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_3B_7Ct)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManyClasses_24K18_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K18_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 49
  var %Reg2_R134 <* <$LManyClasses_24K18_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_22 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R134 <* <$LManyClasses_24K18_3B>>
  var %Reg1_R146 <* <$LManyClasses_24B_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R134 0 (dread ref %_this)
LOC 1 246
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R148) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b0031003800) { dassign %L_STR_22 0 }
  dassign %Reg1_R149 0 (dread ptr %L_STR_22)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  dassign %Reg1_R134 0 (dread ref %Reg2_R134)
  dassign %Reg1_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg1_R134))
  callassigned &LManyClasses_24B_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R146) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R148) { dassign %Reg0_R149 0 }
  return (dread ref %Reg0_R149)
}
func &LManyClasses_24K18_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 50
  var %Reg0_I i32

LOC 1 239
  dassign %Reg0_I 0 (constval i32 54)
  dassign $LManyClasses_24K18_3B_7Cs18 0 (dread i32 %Reg0_I)
  return ()
}
func &LManyClasses_24K19_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K19_3B>>) void {
  funcid 51
  var %Reg2_R135 <* <$LManyClasses_24K19_3B>>
  var %Reg0_R135 <* <$LManyClasses_24K19_3B>>
  var %Reg0_R146 <* <$LManyClasses_24B_3B>>
  var %Reg1_I i32

  dassign %Reg2_R135 0 (dread ref %_this)
LOC 1 250
  dassign %Reg0_R135 0 (dread ref %Reg2_R135)
  dassign %Reg0_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg0_R135))
  callassigned &LManyClasses_24B_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R146) {}
LOC 1 251
  dassign %Reg0_R135 0 (dread ref %Reg2_R135)
  dassign %Reg1_I 0 (constval i32 19)
  iassign <* <$LManyClasses_24K19_3B>> 3 (dread ref %Reg0_R135, dread i32 %Reg1_I)
  return ()
}
func &LManyClasses_24K19_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K19_3B>>, var %Reg4_I i32) i32 {
  funcid 52
  var %Reg3_R135 <* <$LManyClasses_24K19_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R135 <* <$LManyClasses_24K19_3B>>
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R135 0 (dread ref %_this)
LOC 1 254
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManyClasses_3B_7Ct)
  intrinsiccallwithtype <$LManyClasses_24K19_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_24K19_3B_7Cs19)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LManyClasses_3B_7Ct 0 (dread i32 %Reg0_I)
LOC 1 255
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R135 0 (dread ref %Reg3_R135)
  dassign %Reg1_I 0 (iread i32 <* <$LManyClasses_24K19_3B>> 3 (dread ref %Reg1_R135))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_3B_7Ct)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManyClasses_24K19_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K19_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 53
  var %Reg2_R135 <* <$LManyClasses_24K19_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_23 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R135 <* <$LManyClasses_24K19_3B>>
  var %Reg1_R146 <* <$LManyClasses_24B_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R135 0 (dread ref %_this)
LOC 1 259
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R148) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b0031003900) { dassign %L_STR_23 0 }
  dassign %Reg1_R149 0 (dread ptr %L_STR_23)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  dassign %Reg1_R135 0 (dread ref %Reg2_R135)
  dassign %Reg1_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg1_R135))
  callassigned &LManyClasses_24B_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R146) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R148) { dassign %Reg0_R149 0 }
  return (dread ref %Reg0_R149)
}
func &LManyClasses_24K19_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 54
  var %Reg0_I i32

LOC 1 252
  dassign %Reg0_I 0 (constval i32 57)
  dassign $LManyClasses_24K19_3B_7Cs19 0 (dread i32 %Reg0_I)
  return ()
}
func &LManyClasses_24K2_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K2_3B>>) void {
  funcid 55
  var %Reg2_R118 <* <$LManyClasses_24K2_3B>>
  var %Reg0_R118 <* <$LManyClasses_24K2_3B>>
  var %Reg0_R146 <* <$LManyClasses_24B_3B>>
  var %Reg1_I i32

  dassign %Reg2_R118 0 (dread ref %_this)
LOC 1 29
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg0_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg0_R118))
  callassigned &LManyClasses_24B_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R146) {}
LOC 1 30
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg1_I 0 (constval i32 2)
  iassign <* <$LManyClasses_24K2_3B>> 3 (dread ref %Reg0_R118, dread i32 %Reg1_I)
  return ()
}
func &LManyClasses_24K2_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K2_3B>>, var %Reg4_I i32) i32 {
  funcid 56
  var %Reg3_R118 <* <$LManyClasses_24K2_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R118 <* <$LManyClasses_24K2_3B>>
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R118 0 (dread ref %_this)
LOC 1 33
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManyClasses_3B_7Ct)
  intrinsiccallwithtype <$LManyClasses_24K2_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_24K2_3B_7Cs2)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LManyClasses_3B_7Ct 0 (dread i32 %Reg0_I)
LOC 1 34
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R118 0 (dread ref %Reg3_R118)
  dassign %Reg1_I 0 (iread i32 <* <$LManyClasses_24K2_3B>> 3 (dread ref %Reg1_R118))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_3B_7Ct)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManyClasses_24K2_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K2_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 57
  var %Reg2_R118 <* <$LManyClasses_24K2_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_24 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R118 <* <$LManyClasses_24K2_3B>>
  var %Reg1_R146 <* <$LManyClasses_24B_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R118 0 (dread ref %_this)
LOC 1 38
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R148) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b003200) { dassign %L_STR_24 0 }
  dassign %Reg1_R149 0 (dread ptr %L_STR_24)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  dassign %Reg1_R118 0 (dread ref %Reg2_R118)
  dassign %Reg1_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg1_R118))
  callassigned &LManyClasses_24B_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R146) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R148) { dassign %Reg0_R149 0 }
  return (dread ref %Reg0_R149)
}
func &LManyClasses_24K2_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 58
  var %Reg0_I i32

LOC 1 31
  dassign %Reg0_I 0 (constval i32 6)
  dassign $LManyClasses_24K2_3B_7Cs2 0 (dread i32 %Reg0_I)
  return ()
}
func &LManyClasses_24K20_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K20_3B>>) void {
  funcid 59
  var %Reg2_R136 <* <$LManyClasses_24K20_3B>>
  var %Reg0_R136 <* <$LManyClasses_24K20_3B>>
  var %Reg0_R126 <* <$LManyClasses_24K10_3B>>
  var %Reg1_I i32

  dassign %Reg2_R136 0 (dread ref %_this)
LOC 1 263
  dassign %Reg0_R136 0 (dread ref %Reg2_R136)
  dassign %Reg0_R126 0 (retype ref <* <$LManyClasses_24K10_3B>> (dread ref %Reg0_R136))
  callassigned &LManyClasses_24K10_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
LOC 1 264
  dassign %Reg0_R136 0 (dread ref %Reg2_R136)
  dassign %Reg1_I 0 (constval i32 20)
  iassign <* <$LManyClasses_24K20_3B>> 5 (dread ref %Reg0_R136, dread i32 %Reg1_I)
  return ()
}
func &LManyClasses_24K20_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K20_3B>>, var %Reg4_I i32) i32 {
  funcid 60
  var %Reg3_R136 <* <$LManyClasses_24K20_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R136 <* <$LManyClasses_24K20_3B>>
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R136 0 (dread ref %_this)
LOC 1 267
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManyClasses_3B_7Ct)
  intrinsiccallwithtype <$LManyClasses_24K20_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_24K20_3B_7Cs20)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LManyClasses_3B_7Ct 0 (dread i32 %Reg0_I)
LOC 1 268
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R136 0 (dread ref %Reg3_R136)
  dassign %Reg1_I 0 (iread i32 <* <$LManyClasses_24K20_3B>> 5 (dread ref %Reg1_R136))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_3B_7Ct)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManyClasses_24K20_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K20_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 61
  var %Reg2_R136 <* <$LManyClasses_24K20_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_25 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R136 <* <$LManyClasses_24K20_3B>>
  var %Reg1_R126 <* <$LManyClasses_24K10_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R136 0 (dread ref %_this)
LOC 1 272
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R148) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b0032003000) { dassign %L_STR_25 0 }
  dassign %Reg1_R149 0 (dread ptr %L_STR_25)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  dassign %Reg1_R136 0 (dread ref %Reg2_R136)
  dassign %Reg1_R126 0 (retype ref <* <$LManyClasses_24K10_3B>> (dread ref %Reg1_R136))
  callassigned &LManyClasses_24K10_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R126) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R148) { dassign %Reg0_R149 0 }
  return (dread ref %Reg0_R149)
}
func &LManyClasses_24K20_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 62
  var %Reg0_I i32

LOC 1 265
  dassign %Reg0_I 0 (constval i32 60)
  dassign $LManyClasses_24K20_3B_7Cs20 0 (dread i32 %Reg0_I)
  return ()
}
func &LManyClasses_24K21_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K21_3B>>) void {
  funcid 63
  var %Reg2_R137 <* <$LManyClasses_24K21_3B>>
  var %Reg0_R137 <* <$LManyClasses_24K21_3B>>
  var %Reg0_R146 <* <$LManyClasses_24B_3B>>
  var %Reg1_I i32

  dassign %Reg2_R137 0 (dread ref %_this)
LOC 1 276
  dassign %Reg0_R137 0 (dread ref %Reg2_R137)
  dassign %Reg0_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg0_R137))
  callassigned &LManyClasses_24B_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R146) {}
LOC 1 277
  dassign %Reg0_R137 0 (dread ref %Reg2_R137)
  dassign %Reg1_I 0 (constval i32 21)
  iassign <* <$LManyClasses_24K21_3B>> 3 (dread ref %Reg0_R137, dread i32 %Reg1_I)
  return ()
}
func &LManyClasses_24K21_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K21_3B>>, var %Reg4_I i32) i32 {
  funcid 64
  var %Reg3_R137 <* <$LManyClasses_24K21_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R137 <* <$LManyClasses_24K21_3B>>
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R137 0 (dread ref %_this)
LOC 1 280
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManyClasses_3B_7Ct)
  intrinsiccallwithtype <$LManyClasses_24K21_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_24K21_3B_7Cs21)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LManyClasses_3B_7Ct 0 (dread i32 %Reg0_I)
LOC 1 281
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R137 0 (dread ref %Reg3_R137)
  dassign %Reg1_I 0 (iread i32 <* <$LManyClasses_24K21_3B>> 3 (dread ref %Reg1_R137))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_3B_7Ct)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManyClasses_24K21_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K21_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 65
  var %Reg2_R137 <* <$LManyClasses_24K21_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_26 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R137 <* <$LManyClasses_24K21_3B>>
  var %Reg1_R146 <* <$LManyClasses_24B_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R137 0 (dread ref %_this)
LOC 1 285
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R148) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b0032003100) { dassign %L_STR_26 0 }
  dassign %Reg1_R149 0 (dread ptr %L_STR_26)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  dassign %Reg1_R137 0 (dread ref %Reg2_R137)
  dassign %Reg1_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg1_R137))
  callassigned &LManyClasses_24B_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R146) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R148) { dassign %Reg0_R149 0 }
  return (dread ref %Reg0_R149)
}
func &LManyClasses_24K21_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 66
  var %Reg0_I i32

LOC 1 278
  dassign %Reg0_I 0 (constval i32 63)
  dassign $LManyClasses_24K21_3B_7Cs21 0 (dread i32 %Reg0_I)
  return ()
}
func &LManyClasses_24K22_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K22_3B>>) void {
  funcid 67
  var %Reg2_R138 <* <$LManyClasses_24K22_3B>>
  var %Reg0_R138 <* <$LManyClasses_24K22_3B>>
  var %Reg0_R146 <* <$LManyClasses_24B_3B>>
  var %Reg1_I i32

  dassign %Reg2_R138 0 (dread ref %_this)
LOC 1 289
  dassign %Reg0_R138 0 (dread ref %Reg2_R138)
  dassign %Reg0_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg0_R138))
  callassigned &LManyClasses_24B_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R146) {}
LOC 1 290
  dassign %Reg0_R138 0 (dread ref %Reg2_R138)
  dassign %Reg1_I 0 (constval i32 22)
  iassign <* <$LManyClasses_24K22_3B>> 3 (dread ref %Reg0_R138, dread i32 %Reg1_I)
  return ()
}
func &LManyClasses_24K22_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K22_3B>>, var %Reg4_I i32) i32 {
  funcid 68
  var %Reg3_R138 <* <$LManyClasses_24K22_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R138 <* <$LManyClasses_24K22_3B>>
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R138 0 (dread ref %_this)
LOC 1 293
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManyClasses_3B_7Ct)
  intrinsiccallwithtype <$LManyClasses_24K22_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_24K22_3B_7Cs22)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LManyClasses_3B_7Ct 0 (dread i32 %Reg0_I)
LOC 1 294
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R138 0 (dread ref %Reg3_R138)
  dassign %Reg1_I 0 (iread i32 <* <$LManyClasses_24K22_3B>> 3 (dread ref %Reg1_R138))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_3B_7Ct)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManyClasses_24K22_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K22_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 69
  var %Reg2_R138 <* <$LManyClasses_24K22_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_27 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R138 <* <$LManyClasses_24K22_3B>>
  var %Reg1_R146 <* <$LManyClasses_24B_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R138 0 (dread ref %_this)
LOC 1 298
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R148) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b0032003200) { dassign %L_STR_27 0 }
  dassign %Reg1_R149 0 (dread ptr %L_STR_27)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  dassign %Reg1_R138 0 (dread ref %Reg2_R138)
  dassign %Reg1_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg1_R138))
  callassigned &LManyClasses_24B_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R146) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R148) { dassign %Reg0_R149 0 }
  return (dread ref %Reg0_R149)
}
func &LManyClasses_24K22_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 70
  var %Reg0_I i32

LOC 1 291
  dassign %Reg0_I 0 (constval i32 66)
  dassign $LManyClasses_24K22_3B_7Cs22 0 (dread i32 %Reg0_I)
  return ()
}
func &LManyClasses_24K23_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K23_3B>>) void {
  funcid 71
  var %Reg2_R139 <* <$LManyClasses_24K23_3B>>
  var %Reg0_R139 <* <$LManyClasses_24K23_3B>>
  var %Reg0_R146 <* <$LManyClasses_24B_3B>>
  var %Reg1_I i32

  dassign %Reg2_R139 0 (dread ref %_this)
LOC 1 302
  dassign %Reg0_R139 0 (dread ref %Reg2_R139)
  dassign %Reg0_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg0_R139))
  callassigned &LManyClasses_24B_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R146) {}
LOC 1 303
  dassign %Reg0_R139 0 (dread ref %Reg2_R139)
  dassign %Reg1_I 0 (constval i32 23)
  iassign <* <$LManyClasses_24K23_3B>> 3 (dread ref %Reg0_R139, dread i32 %Reg1_I)
  return ()
}
func &LManyClasses_24K23_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K23_3B>>, var %Reg4_I i32) i32 {
  funcid 72
  var %Reg3_R139 <* <$LManyClasses_24K23_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R139 <* <$LManyClasses_24K23_3B>>
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R139 0 (dread ref %_this)
LOC 1 306
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManyClasses_3B_7Ct)
  intrinsiccallwithtype <$LManyClasses_24K23_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_24K23_3B_7Cs23)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LManyClasses_3B_7Ct 0 (dread i32 %Reg0_I)
LOC 1 307
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 6)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R139 0 (dread ref %Reg3_R139)
  dassign %Reg1_I 0 (iread i32 <* <$LManyClasses_24K23_3B>> 3 (dread ref %Reg1_R139))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_3B_7Ct)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManyClasses_24K23_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K23_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 73
  var %Reg2_R139 <* <$LManyClasses_24K23_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_28 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R139 <* <$LManyClasses_24K23_3B>>
  var %Reg1_R146 <* <$LManyClasses_24B_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R139 0 (dread ref %_this)
LOC 1 311
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R148) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b0032003300) { dassign %L_STR_28 0 }
  dassign %Reg1_R149 0 (dread ptr %L_STR_28)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  dassign %Reg1_R139 0 (dread ref %Reg2_R139)
  dassign %Reg1_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg1_R139))
  callassigned &LManyClasses_24B_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R146) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R148) { dassign %Reg0_R149 0 }
  return (dread ref %Reg0_R149)
}
func &LManyClasses_24K23_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 74
  var %Reg0_I i32

LOC 1 304
  dassign %Reg0_I 0 (constval i32 69)
  dassign $LManyClasses_24K23_3B_7Cs23 0 (dread i32 %Reg0_I)
  return ()
}
func &LManyClasses_24K24_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K24_3B>>) void {
  funcid 75
  var %Reg2_R140 <* <$LManyClasses_24K24_3B>>
  var %Reg0_R140 <* <$LManyClasses_24K24_3B>>
  var %Reg0_R128 <* <$LManyClasses_24K12_3B>>
  var %Reg1_I i32

  dassign %Reg2_R140 0 (dread ref %_this)
LOC 1 315
  dassign %Reg0_R140 0 (dread ref %Reg2_R140)
  dassign %Reg0_R128 0 (retype ref <* <$LManyClasses_24K12_3B>> (dread ref %Reg0_R140))
  callassigned &LManyClasses_24K12_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R128) {}
LOC 1 316
  dassign %Reg0_R140 0 (dread ref %Reg2_R140)
  dassign %Reg1_I 0 (constval i32 24)
  iassign <* <$LManyClasses_24K24_3B>> 7 (dread ref %Reg0_R140, dread i32 %Reg1_I)
  return ()
}
func &LManyClasses_24K24_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K24_3B>>, var %Reg4_I i32) i32 {
  funcid 76
  var %Reg3_R140 <* <$LManyClasses_24K24_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R140 <* <$LManyClasses_24K24_3B>>
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R140 0 (dread ref %_this)
LOC 1 319
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManyClasses_3B_7Ct)
  intrinsiccallwithtype <$LManyClasses_24K24_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_24K24_3B_7Cs24)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LManyClasses_3B_7Ct 0 (dread i32 %Reg0_I)
LOC 1 320
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R140 0 (dread ref %Reg3_R140)
  dassign %Reg1_I 0 (iread i32 <* <$LManyClasses_24K24_3B>> 7 (dread ref %Reg1_R140))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_3B_7Ct)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManyClasses_24K24_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K24_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 77
  var %Reg2_R140 <* <$LManyClasses_24K24_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_29 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R140 <* <$LManyClasses_24K24_3B>>
  var %Reg1_R128 <* <$LManyClasses_24K12_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R140 0 (dread ref %_this)
LOC 1 324
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R148) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b0032003400) { dassign %L_STR_29 0 }
  dassign %Reg1_R149 0 (dread ptr %L_STR_29)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  dassign %Reg1_R140 0 (dread ref %Reg2_R140)
  dassign %Reg1_R128 0 (retype ref <* <$LManyClasses_24K12_3B>> (dread ref %Reg1_R140))
  callassigned &LManyClasses_24K12_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R128) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R148) { dassign %Reg0_R149 0 }
  return (dread ref %Reg0_R149)
}
func &LManyClasses_24K24_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 78
  var %Reg0_I i32

LOC 1 317
  dassign %Reg0_I 0 (constval i32 72)
  dassign $LManyClasses_24K24_3B_7Cs24 0 (dread i32 %Reg0_I)
  return ()
}
func &LManyClasses_24K25_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K25_3B>>) void {
  funcid 79
  var %Reg2_R141 <* <$LManyClasses_24K25_3B>>
  var %Reg0_R141 <* <$LManyClasses_24K25_3B>>
  var %Reg0_R146 <* <$LManyClasses_24B_3B>>
  var %Reg1_I i32

  dassign %Reg2_R141 0 (dread ref %_this)
LOC 1 328
  dassign %Reg0_R141 0 (dread ref %Reg2_R141)
  dassign %Reg0_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg0_R141))
  callassigned &LManyClasses_24B_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R146) {}
LOC 1 329
  dassign %Reg0_R141 0 (dread ref %Reg2_R141)
  dassign %Reg1_I 0 (constval i32 25)
  iassign <* <$LManyClasses_24K25_3B>> 3 (dread ref %Reg0_R141, dread i32 %Reg1_I)
  return ()
}
func &LManyClasses_24K25_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K25_3B>>, var %Reg4_I i32) i32 {
  funcid 80
  var %Reg3_R141 <* <$LManyClasses_24K25_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R141 <* <$LManyClasses_24K25_3B>>
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R141 0 (dread ref %_this)
LOC 1 332
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManyClasses_3B_7Ct)
  intrinsiccallwithtype <$LManyClasses_24K25_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_24K25_3B_7Cs25)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LManyClasses_3B_7Ct 0 (dread i32 %Reg0_I)
LOC 1 333
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 8)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R141 0 (dread ref %Reg3_R141)
  dassign %Reg1_I 0 (iread i32 <* <$LManyClasses_24K25_3B>> 3 (dread ref %Reg1_R141))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_3B_7Ct)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManyClasses_24K25_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K25_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 81
  var %Reg2_R141 <* <$LManyClasses_24K25_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_30 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R141 <* <$LManyClasses_24K25_3B>>
  var %Reg1_R146 <* <$LManyClasses_24B_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R141 0 (dread ref %_this)
LOC 1 337
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R148) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b0032003500) { dassign %L_STR_30 0 }
  dassign %Reg1_R149 0 (dread ptr %L_STR_30)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  dassign %Reg1_R141 0 (dread ref %Reg2_R141)
  dassign %Reg1_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg1_R141))
  callassigned &LManyClasses_24B_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R146) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R148) { dassign %Reg0_R149 0 }
  return (dread ref %Reg0_R149)
}
func &LManyClasses_24K25_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 82
  var %Reg0_I i32

LOC 1 330
  dassign %Reg0_I 0 (constval i32 75)
  dassign $LManyClasses_24K25_3B_7Cs25 0 (dread i32 %Reg0_I)
  return ()
}
func &LManyClasses_24K26_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K26_3B>>) void {
  funcid 83
  var %Reg2_R142 <* <$LManyClasses_24K26_3B>>
  var %Reg0_R142 <* <$LManyClasses_24K26_3B>>
  var %Reg0_R146 <* <$LManyClasses_24B_3B>>
  var %Reg1_I i32

  dassign %Reg2_R142 0 (dread ref %_this)
LOC 1 341
  dassign %Reg0_R142 0 (dread ref %Reg2_R142)
  dassign %Reg0_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg0_R142))
  callassigned &LManyClasses_24B_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R146) {}
LOC 1 342
  dassign %Reg0_R142 0 (dread ref %Reg2_R142)
  dassign %Reg1_I 0 (constval i32 26)
  iassign <* <$LManyClasses_24K26_3B>> 3 (dread ref %Reg0_R142, dread i32 %Reg1_I)
  return ()
}
func &LManyClasses_24K26_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K26_3B>>, var %Reg4_I i32) i32 {
  funcid 84
  var %Reg3_R142 <* <$LManyClasses_24K26_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R142 <* <$LManyClasses_24K26_3B>>
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R142 0 (dread ref %_this)
LOC 1 345
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManyClasses_3B_7Ct)
  intrinsiccallwithtype <$LManyClasses_24K26_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_24K26_3B_7Cs26)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LManyClasses_3B_7Ct 0 (dread i32 %Reg0_I)
LOC 1 346
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 9)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R142 0 (dread ref %Reg3_R142)
  dassign %Reg1_I 0 (iread i32 <* <$LManyClasses_24K26_3B>> 3 (dread ref %Reg1_R142))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_3B_7Ct)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManyClasses_24K26_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K26_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 85
  var %Reg2_R142 <* <$LManyClasses_24K26_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_31 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R142 <* <$LManyClasses_24K26_3B>>
  var %Reg1_R146 <* <$LManyClasses_24B_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R142 0 (dread ref %_this)
LOC 1 350
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R148) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b0032003600) { dassign %L_STR_31 0 }
  dassign %Reg1_R149 0 (dread ptr %L_STR_31)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  dassign %Reg1_R142 0 (dread ref %Reg2_R142)
  dassign %Reg1_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg1_R142))
  callassigned &LManyClasses_24B_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R146) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R148) { dassign %Reg0_R149 0 }
  return (dread ref %Reg0_R149)
}
func &LManyClasses_24K26_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 86
  var %Reg0_I i32

LOC 1 343
  dassign %Reg0_I 0 (constval i32 78)
  dassign $LManyClasses_24K26_3B_7Cs26 0 (dread i32 %Reg0_I)
  return ()
}
func &LManyClasses_24K27_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K27_3B>>) void {
  funcid 87
  var %Reg2_R143 <* <$LManyClasses_24K27_3B>>
  var %Reg0_R143 <* <$LManyClasses_24K27_3B>>
  var %Reg0_R146 <* <$LManyClasses_24B_3B>>
  var %Reg1_I i32

  dassign %Reg2_R143 0 (dread ref %_this)
LOC 1 354
  dassign %Reg0_R143 0 (dread ref %Reg2_R143)
  dassign %Reg0_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg0_R143))
  callassigned &LManyClasses_24B_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R146) {}
LOC 1 355
  dassign %Reg0_R143 0 (dread ref %Reg2_R143)
  dassign %Reg1_I 0 (constval i32 27)
  iassign <* <$LManyClasses_24K27_3B>> 3 (dread ref %Reg0_R143, dread i32 %Reg1_I)
  return ()
}
func &LManyClasses_24K27_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K27_3B>>, var %Reg4_I i32) i32 {
  funcid 88
  var %Reg3_R143 <* <$LManyClasses_24K27_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R143 <* <$LManyClasses_24K27_3B>>
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R143 0 (dread ref %_this)
LOC 1 358
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManyClasses_3B_7Ct)
  intrinsiccallwithtype <$LManyClasses_24K27_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_24K27_3B_7Cs27)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LManyClasses_3B_7Ct 0 (dread i32 %Reg0_I)
LOC 1 359
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R143 0 (dread ref %Reg3_R143)
  dassign %Reg1_I 0 (iread i32 <* <$LManyClasses_24K27_3B>> 3 (dread ref %Reg1_R143))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_3B_7Ct)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManyClasses_24K27_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K27_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 89
  var %Reg2_R143 <* <$LManyClasses_24K27_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_32 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R143 <* <$LManyClasses_24K27_3B>>
  var %Reg1_R146 <* <$LManyClasses_24B_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R143 0 (dread ref %_this)
LOC 1 363
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R148) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b0032003700) { dassign %L_STR_32 0 }
  dassign %Reg1_R149 0 (dread ptr %L_STR_32)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  dassign %Reg1_R143 0 (dread ref %Reg2_R143)
  dassign %Reg1_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg1_R143))
  callassigned &LManyClasses_24B_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R146) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R148) { dassign %Reg0_R149 0 }
  return (dread ref %Reg0_R149)
}
func &LManyClasses_24K27_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 90
  var %Reg0_I i32

LOC 1 356
  dassign %Reg0_I 0 (constval i32 81)
  dassign $LManyClasses_24K27_3B_7Cs27 0 (dread i32 %Reg0_I)
  return ()
}
func &LManyClasses_24K28_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K28_3B>>) void {
  funcid 91
  var %Reg2_R144 <* <$LManyClasses_24K28_3B>>
  var %Reg0_R144 <* <$LManyClasses_24K28_3B>>
  var %Reg0_R130 <* <$LManyClasses_24K14_3B>>
  var %Reg1_I i32

  dassign %Reg2_R144 0 (dread ref %_this)
LOC 1 367
  dassign %Reg0_R144 0 (dread ref %Reg2_R144)
  dassign %Reg0_R130 0 (retype ref <* <$LManyClasses_24K14_3B>> (dread ref %Reg0_R144))
  callassigned &LManyClasses_24K14_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R130) {}
LOC 1 368
  dassign %Reg0_R144 0 (dread ref %Reg2_R144)
  dassign %Reg1_I 0 (constval i32 28)
  iassign <* <$LManyClasses_24K28_3B>> 5 (dread ref %Reg0_R144, dread i32 %Reg1_I)
  return ()
}
func &LManyClasses_24K28_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K28_3B>>, var %Reg4_I i32) i32 {
  funcid 92
  var %Reg3_R144 <* <$LManyClasses_24K28_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R144 <* <$LManyClasses_24K28_3B>>
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R144 0 (dread ref %_this)
LOC 1 371
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManyClasses_3B_7Ct)
  intrinsiccallwithtype <$LManyClasses_24K28_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_24K28_3B_7Cs28)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LManyClasses_3B_7Ct 0 (dread i32 %Reg0_I)
LOC 1 372
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R144 0 (dread ref %Reg3_R144)
  dassign %Reg1_I 0 (iread i32 <* <$LManyClasses_24K28_3B>> 5 (dread ref %Reg1_R144))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_3B_7Ct)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManyClasses_24K28_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K28_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 93
  var %Reg2_R144 <* <$LManyClasses_24K28_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_33 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R144 <* <$LManyClasses_24K28_3B>>
  var %Reg1_R130 <* <$LManyClasses_24K14_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R144 0 (dread ref %_this)
LOC 1 376
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R148) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b0032003800) { dassign %L_STR_33 0 }
  dassign %Reg1_R149 0 (dread ptr %L_STR_33)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  dassign %Reg1_R144 0 (dread ref %Reg2_R144)
  dassign %Reg1_R130 0 (retype ref <* <$LManyClasses_24K14_3B>> (dread ref %Reg1_R144))
  callassigned &LManyClasses_24K14_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R130) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R148) { dassign %Reg0_R149 0 }
  return (dread ref %Reg0_R149)
}
func &LManyClasses_24K28_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 94
  var %Reg0_I i32

LOC 1 369
  dassign %Reg0_I 0 (constval i32 84)
  dassign $LManyClasses_24K28_3B_7Cs28 0 (dread i32 %Reg0_I)
  return ()
}
func &LManyClasses_24K29_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K29_3B>>) void {
  funcid 95
  var %Reg2_R145 <* <$LManyClasses_24K29_3B>>
  var %Reg0_R145 <* <$LManyClasses_24K29_3B>>
  var %Reg0_R146 <* <$LManyClasses_24B_3B>>
  var %Reg1_I i32

  dassign %Reg2_R145 0 (dread ref %_this)
LOC 1 380
  dassign %Reg0_R145 0 (dread ref %Reg2_R145)
  dassign %Reg0_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg0_R145))
  callassigned &LManyClasses_24B_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R146) {}
LOC 1 381
  dassign %Reg0_R145 0 (dread ref %Reg2_R145)
  dassign %Reg1_I 0 (constval i32 29)
  iassign <* <$LManyClasses_24K29_3B>> 3 (dread ref %Reg0_R145, dread i32 %Reg1_I)
  return ()
}
func &LManyClasses_24K29_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K29_3B>>, var %Reg4_I i32) i32 {
  funcid 96
  var %Reg3_R145 <* <$LManyClasses_24K29_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R145 <* <$LManyClasses_24K29_3B>>
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R145 0 (dread ref %_this)
LOC 1 384
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManyClasses_3B_7Ct)
  intrinsiccallwithtype <$LManyClasses_24K29_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_24K29_3B_7Cs29)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LManyClasses_3B_7Ct 0 (dread i32 %Reg0_I)
LOC 1 385
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R145 0 (dread ref %Reg3_R145)
  dassign %Reg1_I 0 (iread i32 <* <$LManyClasses_24K29_3B>> 3 (dread ref %Reg1_R145))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_3B_7Ct)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManyClasses_24K29_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K29_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 97
  var %Reg2_R145 <* <$LManyClasses_24K29_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_34 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R145 <* <$LManyClasses_24K29_3B>>
  var %Reg1_R146 <* <$LManyClasses_24B_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R145 0 (dread ref %_this)
LOC 1 389
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R148) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b0032003900) { dassign %L_STR_34 0 }
  dassign %Reg1_R149 0 (dread ptr %L_STR_34)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  dassign %Reg1_R145 0 (dread ref %Reg2_R145)
  dassign %Reg1_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg1_R145))
  callassigned &LManyClasses_24B_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R146) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R148) { dassign %Reg0_R149 0 }
  return (dread ref %Reg0_R149)
}
func &LManyClasses_24K29_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 98
  var %Reg0_I i32

LOC 1 382
  dassign %Reg0_I 0 (constval i32 87)
  dassign $LManyClasses_24K29_3B_7Cs29 0 (dread i32 %Reg0_I)
  return ()
}
func &LManyClasses_24K3_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K3_3B>>) void {
  funcid 99
  var %Reg2_R119 <* <$LManyClasses_24K3_3B>>
  var %Reg0_R119 <* <$LManyClasses_24K3_3B>>
  var %Reg0_R146 <* <$LManyClasses_24B_3B>>
  var %Reg1_I i32

  dassign %Reg2_R119 0 (dread ref %_this)
LOC 1 42
  dassign %Reg0_R119 0 (dread ref %Reg2_R119)
  dassign %Reg0_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg0_R119))
  callassigned &LManyClasses_24B_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R146) {}
LOC 1 43
  dassign %Reg0_R119 0 (dread ref %Reg2_R119)
  dassign %Reg1_I 0 (constval i32 3)
  iassign <* <$LManyClasses_24K3_3B>> 3 (dread ref %Reg0_R119, dread i32 %Reg1_I)
  return ()
}
func &LManyClasses_24K3_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K3_3B>>, var %Reg4_I i32) i32 {
  funcid 100
  var %Reg3_R119 <* <$LManyClasses_24K3_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R119 <* <$LManyClasses_24K3_3B>>
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R119 0 (dread ref %_this)
LOC 1 46
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManyClasses_3B_7Ct)
  intrinsiccallwithtype <$LManyClasses_24K3_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_24K3_3B_7Cs3)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LManyClasses_3B_7Ct 0 (dread i32 %Reg0_I)
LOC 1 47
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R119 0 (dread ref %Reg3_R119)
  dassign %Reg1_I 0 (iread i32 <* <$LManyClasses_24K3_3B>> 3 (dread ref %Reg1_R119))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_3B_7Ct)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManyClasses_24K3_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K3_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 101
  var %Reg2_R119 <* <$LManyClasses_24K3_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_35 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R119 <* <$LManyClasses_24K3_3B>>
  var %Reg1_R146 <* <$LManyClasses_24B_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R119 0 (dread ref %_this)
LOC 1 51
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R148) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b003300) { dassign %L_STR_35 0 }
  dassign %Reg1_R149 0 (dread ptr %L_STR_35)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  dassign %Reg1_R119 0 (dread ref %Reg2_R119)
  dassign %Reg1_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg1_R119))
  callassigned &LManyClasses_24B_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R146) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R148) { dassign %Reg0_R149 0 }
  return (dread ref %Reg0_R149)
}
func &LManyClasses_24K3_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 102
  var %Reg0_I i32

LOC 1 44
  dassign %Reg0_I 0 (constval i32 9)
  dassign $LManyClasses_24K3_3B_7Cs3 0 (dread i32 %Reg0_I)
  return ()
}
func &LManyClasses_24K4_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K4_3B>>) void {
  funcid 103
  var %Reg2_R120 <* <$LManyClasses_24K4_3B>>
  var %Reg0_R120 <* <$LManyClasses_24K4_3B>>
  var %Reg0_R118 <* <$LManyClasses_24K2_3B>>
  var %Reg1_I i32

  dassign %Reg2_R120 0 (dread ref %_this)
LOC 1 55
  dassign %Reg0_R120 0 (dread ref %Reg2_R120)
  dassign %Reg0_R118 0 (retype ref <* <$LManyClasses_24K2_3B>> (dread ref %Reg0_R120))
  callassigned &LManyClasses_24K2_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R118) {}
LOC 1 56
  dassign %Reg0_R120 0 (dread ref %Reg2_R120)
  dassign %Reg1_I 0 (constval i32 4)
  iassign <* <$LManyClasses_24K4_3B>> 5 (dread ref %Reg0_R120, dread i32 %Reg1_I)
  return ()
}
func &LManyClasses_24K4_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K4_3B>>, var %Reg4_I i32) i32 {
  funcid 104
  var %Reg3_R120 <* <$LManyClasses_24K4_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R120 <* <$LManyClasses_24K4_3B>>
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R120 0 (dread ref %_this)
LOC 1 59
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManyClasses_3B_7Ct)
  intrinsiccallwithtype <$LManyClasses_24K4_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_24K4_3B_7Cs4)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LManyClasses_3B_7Ct 0 (dread i32 %Reg0_I)
LOC 1 60
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R120 0 (dread ref %Reg3_R120)
  dassign %Reg1_I 0 (iread i32 <* <$LManyClasses_24K4_3B>> 5 (dread ref %Reg1_R120))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_3B_7Ct)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManyClasses_24K4_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K4_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 105
  var %Reg2_R120 <* <$LManyClasses_24K4_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_36 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R120 <* <$LManyClasses_24K4_3B>>
  var %Reg1_R118 <* <$LManyClasses_24K2_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R120 0 (dread ref %_this)
LOC 1 64
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R148) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b003400) { dassign %L_STR_36 0 }
  dassign %Reg1_R149 0 (dread ptr %L_STR_36)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  dassign %Reg1_R120 0 (dread ref %Reg2_R120)
  dassign %Reg1_R118 0 (retype ref <* <$LManyClasses_24K2_3B>> (dread ref %Reg1_R120))
  callassigned &LManyClasses_24K2_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R148) { dassign %Reg0_R149 0 }
  return (dread ref %Reg0_R149)
}
func &LManyClasses_24K4_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 106
  var %Reg0_I i32

LOC 1 57
  dassign %Reg0_I 0 (constval i32 12)
  dassign $LManyClasses_24K4_3B_7Cs4 0 (dread i32 %Reg0_I)
  return ()
}
func &LManyClasses_24K5_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K5_3B>>) void {
  funcid 107
  var %Reg2_R121 <* <$LManyClasses_24K5_3B>>
  var %Reg0_R121 <* <$LManyClasses_24K5_3B>>
  var %Reg0_R146 <* <$LManyClasses_24B_3B>>
  var %Reg1_I i32

  dassign %Reg2_R121 0 (dread ref %_this)
LOC 1 68
  dassign %Reg0_R121 0 (dread ref %Reg2_R121)
  dassign %Reg0_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg0_R121))
  callassigned &LManyClasses_24B_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R146) {}
LOC 1 69
  dassign %Reg0_R121 0 (dread ref %Reg2_R121)
  dassign %Reg1_I 0 (constval i32 5)
  iassign <* <$LManyClasses_24K5_3B>> 3 (dread ref %Reg0_R121, dread i32 %Reg1_I)
  return ()
}
func &LManyClasses_24K5_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K5_3B>>, var %Reg4_I i32) i32 {
  funcid 108
  var %Reg3_R121 <* <$LManyClasses_24K5_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R121 <* <$LManyClasses_24K5_3B>>
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R121 0 (dread ref %_this)
LOC 1 72
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManyClasses_3B_7Ct)
  intrinsiccallwithtype <$LManyClasses_24K5_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_24K5_3B_7Cs5)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LManyClasses_3B_7Ct 0 (dread i32 %Reg0_I)
LOC 1 73
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 6)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R121 0 (dread ref %Reg3_R121)
  dassign %Reg1_I 0 (iread i32 <* <$LManyClasses_24K5_3B>> 3 (dread ref %Reg1_R121))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_3B_7Ct)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManyClasses_24K5_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K5_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 109
  var %Reg2_R121 <* <$LManyClasses_24K5_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_37 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R121 <* <$LManyClasses_24K5_3B>>
  var %Reg1_R146 <* <$LManyClasses_24B_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R121 0 (dread ref %_this)
LOC 1 77
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R148) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b003500) { dassign %L_STR_37 0 }
  dassign %Reg1_R149 0 (dread ptr %L_STR_37)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  dassign %Reg1_R121 0 (dread ref %Reg2_R121)
  dassign %Reg1_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg1_R121))
  callassigned &LManyClasses_24B_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R146) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R148) { dassign %Reg0_R149 0 }
  return (dread ref %Reg0_R149)
}
func &LManyClasses_24K5_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 110
  var %Reg0_I i32

LOC 1 70
  dassign %Reg0_I 0 (constval i32 15)
  dassign $LManyClasses_24K5_3B_7Cs5 0 (dread i32 %Reg0_I)
  return ()
}
func &LManyClasses_24K6_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K6_3B>>) void {
  funcid 111
  var %Reg2_R122 <* <$LManyClasses_24K6_3B>>
  var %Reg0_R122 <* <$LManyClasses_24K6_3B>>
  var %Reg0_R146 <* <$LManyClasses_24B_3B>>
  var %Reg1_I i32

  dassign %Reg2_R122 0 (dread ref %_this)
LOC 1 81
  dassign %Reg0_R122 0 (dread ref %Reg2_R122)
  dassign %Reg0_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg0_R122))
  callassigned &LManyClasses_24B_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R146) {}
LOC 1 82
  dassign %Reg0_R122 0 (dread ref %Reg2_R122)
  dassign %Reg1_I 0 (constval i32 6)
  iassign <* <$LManyClasses_24K6_3B>> 3 (dread ref %Reg0_R122, dread i32 %Reg1_I)
  return ()
}
func &LManyClasses_24K6_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K6_3B>>, var %Reg4_I i32) i32 {
  funcid 112
  var %Reg3_R122 <* <$LManyClasses_24K6_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R122 <* <$LManyClasses_24K6_3B>>
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R122 0 (dread ref %_this)
LOC 1 85
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManyClasses_3B_7Ct)
  intrinsiccallwithtype <$LManyClasses_24K6_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_24K6_3B_7Cs6)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LManyClasses_3B_7Ct 0 (dread i32 %Reg0_I)
LOC 1 86
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R122 0 (dread ref %Reg3_R122)
  dassign %Reg1_I 0 (iread i32 <* <$LManyClasses_24K6_3B>> 3 (dread ref %Reg1_R122))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_3B_7Ct)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManyClasses_24K6_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K6_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 113
  var %Reg2_R122 <* <$LManyClasses_24K6_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_38 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R122 <* <$LManyClasses_24K6_3B>>
  var %Reg1_R146 <* <$LManyClasses_24B_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R122 0 (dread ref %_this)
LOC 1 90
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R148) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b003600) { dassign %L_STR_38 0 }
  dassign %Reg1_R149 0 (dread ptr %L_STR_38)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  dassign %Reg1_R122 0 (dread ref %Reg2_R122)
  dassign %Reg1_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg1_R122))
  callassigned &LManyClasses_24B_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R146) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R148) { dassign %Reg0_R149 0 }
  return (dread ref %Reg0_R149)
}
func &LManyClasses_24K6_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 114
  var %Reg0_I i32

LOC 1 83
  dassign %Reg0_I 0 (constval i32 18)
  dassign $LManyClasses_24K6_3B_7Cs6 0 (dread i32 %Reg0_I)
  return ()
}
func &LManyClasses_24K7_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K7_3B>>) void {
  funcid 115
  var %Reg2_R123 <* <$LManyClasses_24K7_3B>>
  var %Reg0_R123 <* <$LManyClasses_24K7_3B>>
  var %Reg0_R146 <* <$LManyClasses_24B_3B>>
  var %Reg1_I i32

  dassign %Reg2_R123 0 (dread ref %_this)
LOC 1 94
  dassign %Reg0_R123 0 (dread ref %Reg2_R123)
  dassign %Reg0_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg0_R123))
  callassigned &LManyClasses_24B_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R146) {}
LOC 1 95
  dassign %Reg0_R123 0 (dread ref %Reg2_R123)
  dassign %Reg1_I 0 (constval i32 7)
  iassign <* <$LManyClasses_24K7_3B>> 3 (dread ref %Reg0_R123, dread i32 %Reg1_I)
  return ()
}
func &LManyClasses_24K7_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K7_3B>>, var %Reg4_I i32) i32 {
  funcid 116
  var %Reg3_R123 <* <$LManyClasses_24K7_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R123 <* <$LManyClasses_24K7_3B>>
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R123 0 (dread ref %_this)
LOC 1 98
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManyClasses_3B_7Ct)
  intrinsiccallwithtype <$LManyClasses_24K7_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_24K7_3B_7Cs7)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LManyClasses_3B_7Ct 0 (dread i32 %Reg0_I)
LOC 1 99
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 8)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R123 0 (dread ref %Reg3_R123)
  dassign %Reg1_I 0 (iread i32 <* <$LManyClasses_24K7_3B>> 3 (dread ref %Reg1_R123))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_3B_7Ct)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManyClasses_24K7_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K7_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 117
  var %Reg2_R123 <* <$LManyClasses_24K7_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_39 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R123 <* <$LManyClasses_24K7_3B>>
  var %Reg1_R146 <* <$LManyClasses_24B_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R123 0 (dread ref %_this)
LOC 1 103
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R148) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b003700) { dassign %L_STR_39 0 }
  dassign %Reg1_R149 0 (dread ptr %L_STR_39)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  dassign %Reg1_R123 0 (dread ref %Reg2_R123)
  dassign %Reg1_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg1_R123))
  callassigned &LManyClasses_24B_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R146) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R148) { dassign %Reg0_R149 0 }
  return (dread ref %Reg0_R149)
}
func &LManyClasses_24K7_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 118
  var %Reg0_I i32

LOC 1 96
  dassign %Reg0_I 0 (constval i32 21)
  dassign $LManyClasses_24K7_3B_7Cs7 0 (dread i32 %Reg0_I)
  return ()
}
func &LManyClasses_24K8_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K8_3B>>) void {
  funcid 119
  var %Reg2_R124 <* <$LManyClasses_24K8_3B>>
  var %Reg0_R124 <* <$LManyClasses_24K8_3B>>
  var %Reg0_R120 <* <$LManyClasses_24K4_3B>>
  var %Reg1_I i32

  dassign %Reg2_R124 0 (dread ref %_this)
LOC 1 107
  dassign %Reg0_R124 0 (dread ref %Reg2_R124)
  dassign %Reg0_R120 0 (retype ref <* <$LManyClasses_24K4_3B>> (dread ref %Reg0_R124))
  callassigned &LManyClasses_24K4_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R120) {}
LOC 1 108
  dassign %Reg0_R124 0 (dread ref %Reg2_R124)
  dassign %Reg1_I 0 (constval i32 8)
  iassign <* <$LManyClasses_24K8_3B>> 7 (dread ref %Reg0_R124, dread i32 %Reg1_I)
  return ()
}
func &LManyClasses_24K8_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K8_3B>>, var %Reg4_I i32) i32 {
  funcid 120
  var %Reg3_R124 <* <$LManyClasses_24K8_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R124 <* <$LManyClasses_24K8_3B>>
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R124 0 (dread ref %_this)
LOC 1 111
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManyClasses_3B_7Ct)
  intrinsiccallwithtype <$LManyClasses_24K8_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_24K8_3B_7Cs8)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LManyClasses_3B_7Ct 0 (dread i32 %Reg0_I)
LOC 1 112
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 9)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R124 0 (dread ref %Reg3_R124)
  dassign %Reg1_I 0 (iread i32 <* <$LManyClasses_24K8_3B>> 7 (dread ref %Reg1_R124))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_3B_7Ct)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManyClasses_24K8_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K8_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 121
  var %Reg2_R124 <* <$LManyClasses_24K8_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_40 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R124 <* <$LManyClasses_24K8_3B>>
  var %Reg1_R120 <* <$LManyClasses_24K4_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R124 0 (dread ref %_this)
LOC 1 116
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R148) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b003800) { dassign %L_STR_40 0 }
  dassign %Reg1_R149 0 (dread ptr %L_STR_40)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  dassign %Reg1_R124 0 (dread ref %Reg2_R124)
  dassign %Reg1_R120 0 (retype ref <* <$LManyClasses_24K4_3B>> (dread ref %Reg1_R124))
  callassigned &LManyClasses_24K4_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R120) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R148) { dassign %Reg0_R149 0 }
  return (dread ref %Reg0_R149)
}
func &LManyClasses_24K8_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 122
  var %Reg0_I i32

LOC 1 109
  dassign %Reg0_I 0 (constval i32 24)
  dassign $LManyClasses_24K8_3B_7Cs8 0 (dread i32 %Reg0_I)
  return ()
}
func &LManyClasses_24K9_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManyClasses_24K9_3B>>) void {
  funcid 123
  var %Reg2_R125 <* <$LManyClasses_24K9_3B>>
  var %Reg0_R125 <* <$LManyClasses_24K9_3B>>
  var %Reg0_R146 <* <$LManyClasses_24B_3B>>
  var %Reg1_I i32

  dassign %Reg2_R125 0 (dread ref %_this)
LOC 1 120
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg0_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg0_R125))
  callassigned &LManyClasses_24B_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R146) {}
LOC 1 121
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg1_I 0 (constval i32 9)
  iassign <* <$LManyClasses_24K9_3B>> 3 (dread ref %Reg0_R125, dread i32 %Reg1_I)
  return ()
}
func &LManyClasses_24K9_3B_7Cf_7C_28I_29I virtual (var %_this <* <$LManyClasses_24K9_3B>>, var %Reg4_I i32) i32 {
  funcid 124
  var %Reg3_R125 <* <$LManyClasses_24K9_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R125 <* <$LManyClasses_24K9_3B>>
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R125 0 (dread ref %_this)
LOC 1 124
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManyClasses_3B_7Ct)
  intrinsiccallwithtype <$LManyClasses_24K9_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_24K9_3B_7Cs9)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign $LManyClasses_3B_7Ct 0 (dread i32 %Reg0_I)
LOC 1 125
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R125 0 (dread ref %Reg3_R125)
  dassign %Reg1_I 0 (iread i32 <* <$LManyClasses_24K9_3B>> 3 (dread ref %Reg1_R125))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManyClasses_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (dread i32 $LManyClasses_3B_7Ct)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (rem i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManyClasses_24K9_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B virtual (var %_this <* <$LManyClasses_24K9_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 125
  var %Reg2_R125 <* <$LManyClasses_24K9_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R149 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_41 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R125 <* <$LManyClasses_24K9_3B>>
  var %Reg1_R146 <* <$LManyClasses_24B_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R125 0 (dread ref %_this)
LOC 1 129
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R148 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R148) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4b003900) { dassign %L_STR_41 0 }
  dassign %Reg1_R149 0 (dread ptr %L_STR_41)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  dassign %Reg1_R125 0 (dread ref %Reg2_R125)
  dassign %Reg1_R146 0 (retype ref <* <$LManyClasses_24B_3B>> (dread ref %Reg1_R125))
  callassigned &LManyClasses_24B_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R146) { dassign %Reg1_R149 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R148, dread ref %Reg1_R149) { dassign %Reg0_R148 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R148) { dassign %Reg0_R149 0 }
  return (dread ref %Reg0_R149)
}
func &LManyClasses_24K9_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 126
  var %Reg0_I i32

LOC 1 122
  dassign %Reg0_I 0 (constval i32 27)
  dassign $LManyClasses_24K9_3B_7Cs9 0 (dread i32 %Reg0_I)
  return ()
}
