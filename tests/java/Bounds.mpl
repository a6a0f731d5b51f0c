flavor 1
srclang 3
id 65535
numfuncs 125
import "library.mplt"
import "Bounds.mplt"
entryfunc &LBounds_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Bounds.class",
  @INFO_filename "Bounds$1.class",
  @INFO_filename "Bounds$10.class",
  @INFO_filename "Bounds$11.class",
  @INFO_filename "Bounds$12.class",
  @INFO_filename "Bounds$13.class",
  @INFO_filename "Bounds$14.class",
  @INFO_filename "Bounds$15.class",
  @INFO_filename "Bounds$16.class",
  @INFO_filename "Bounds$17.class",
  @INFO_filename "Bounds$18.class",
  @INFO_filename "Bounds$19.class",
  @INFO_filename "Bounds$2.class",
  @INFO_filename "Bounds$20.class",
  @INFO_filename "Bounds$21.class",
  @INFO_filename "Bounds$22.class",
  @INFO_filename "Bounds$23.class",
  @INFO_filename "Bounds$24.class",
  @INFO_filename "Bounds$25.class",
  @INFO_filename "Bounds$26.class",
  @INFO_filename "Bounds$27.class",
  @INFO_filename "Bounds$28.class",
  @INFO_filename "Bounds$29.class",
  @INFO_filename "Bounds$3.class",
  @INFO_filename "Bounds$30.class",
  @INFO_filename "Bounds$31.class",
  @INFO_filename "Bounds$32.class",
  @INFO_filename "Bounds$33.class",
  @INFO_filename "Bounds$34.class",
  @INFO_filename "Bounds$35.class",
  @INFO_filename "Bounds$36.class",
  @INFO_filename "Bounds$37.class",
  @INFO_filename "Bounds$38.class",
  @INFO_filename "Bounds$39.class",
  @INFO_filename "Bounds$4.class",
  @INFO_filename "Bounds$40.class",
  @INFO_filename "Bounds$5.class",
  @INFO_filename "Bounds$6.class",
  @INFO_filename "Bounds$7.class",
  @INFO_filename "Bounds$8.class",
  @INFO_filename "Bounds$9.class",
  @INFO_filename "Bounds$Test.class"}
srcfileinfo {
  1 "Bounds.java"}
javaclass $LBounds_3B <$LBounds_3B> public
javaclass $LBounds_241_3B <$LBounds_241_3B>
javaclass $LBounds_2410_3B <$LBounds_2410_3B>
javaclass $LBounds_2411_3B <$LBounds_2411_3B>
javaclass $LBounds_2412_3B <$LBounds_2412_3B>
javaclass $LBounds_2413_3B <$LBounds_2413_3B>
javaclass $LBounds_2414_3B <$LBounds_2414_3B>
javaclass $LBounds_2415_3B <$LBounds_2415_3B>
javaclass $LBounds_2416_3B <$LBounds_2416_3B>
javaclass $LBounds_2417_3B <$LBounds_2417_3B>
javaclass $LBounds_2418_3B <$LBounds_2418_3B>
javaclass $LBounds_2419_3B <$LBounds_2419_3B>
javaclass $LBounds_242_3B <$LBounds_242_3B>
javaclass $LBounds_2420_3B <$LBounds_2420_3B>
javaclass $LBounds_2421_3B <$LBounds_2421_3B>
javaclass $LBounds_2422_3B <$LBounds_2422_3B>
javaclass $LBounds_2423_3B <$LBounds_2423_3B>
javaclass $LBounds_2424_3B <$LBounds_2424_3B>
javaclass $LBounds_2425_3B <$LBounds_2425_3B>
javaclass $LBounds_2426_3B <$LBounds_2426_3B>
javaclass $LBounds_2427_3B <$LBounds_2427_3B>
javaclass $LBounds_2428_3B <$LBounds_2428_3B>
javaclass $LBounds_2429_3B <$LBounds_2429_3B>
javaclass $LBounds_243_3B <$LBounds_243_3B>
javaclass $LBounds_2430_3B <$LBounds_2430_3B>
javaclass $LBounds_2431_3B <$LBounds_2431_3B>
javaclass $LBounds_2432_3B <$LBounds_2432_3B>
javaclass $LBounds_2433_3B <$LBounds_2433_3B>
javaclass $LBounds_2434_3B <$LBounds_2434_3B>
javaclass $LBounds_2435_3B <$LBounds_2435_3B>
javaclass $LBounds_2436_3B <$LBounds_2436_3B>
javaclass $LBounds_2437_3B <$LBounds_2437_3B>
javaclass $LBounds_2438_3B <$LBounds_2438_3B>
javaclass $LBounds_2439_3B <$LBounds_2439_3B>
javaclass $LBounds_244_3B <$LBounds_244_3B>
javaclass $LBounds_2440_3B <$LBounds_2440_3B>
javaclass $LBounds_245_3B <$LBounds_245_3B>
javaclass $LBounds_246_3B <$LBounds_246_3B>
javaclass $LBounds_247_3B <$LBounds_247_3B>
javaclass $LBounds_248_3B <$LBounds_248_3B>
javaclass $LBounds_249_3B <$LBounds_249_3B>
javaclass $LBounds_24Test_3B <$LBounds_24Test_3B> abstract
func &LBounds_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LBounds_3B>>) void
func &LBounds_3B_7Cup_7C_28AI_29I static (var %Reg5_R114 <* <[] i32>>) i32
func &LBounds_3B_7Cfrom_7C_28AII_29I static (var %Reg5_R114 <* <[] i32>>, var %Reg6_I i32) i32
func &LBounds_3B_7CfromConstant_7C_28AI_29I static (var %Reg6_R114 <* <[] i32>>) i32
func &LBounds_3B_7CfromBelow_7C_28AI_29I static (var %Reg5_R114 <* <[] i32>>) i32
func &LBounds_3B_7CtooFar_7C_28AI_29I static (var %Reg5_R114 <* <[] i32>>) i32
func &LBounds_3B_7Cdown_7C_28AI_29I static (var %Reg5_R114 <* <[] i32>>) i32
func &LBounds_3B_7CdownFrom_7C_28AII_29I static (var %Reg5_R114 <* <[] i32>>, var %Reg6_I i32) i32
func &LBounds_3B_7CdownTooFar_7C_28AI_29I static (var %Reg5_R114 <* <[] i32>>) i32
func &LBounds_3B_7CdownFromLength_7C_28AI_29I static (var %Reg5_R114 <* <[] i32>>) i32
func &LBounds_3B_7Ceach_7C_28AI_29I static (var %Reg9_R114 <* <[] i32>>) i32
func &LBounds_3B_7Climit_7C_28AII_29I static (var %Reg5_R114 <* <[] i32>>, var %Reg6_I i32) i32
func &LBounds_3B_7Cshorter_7C_28AIAI_29I static (var %Reg6_R114 <* <[] i32>>, var %Reg7_R114 <* <[] i32>>) i32
func &LBounds_3B_7Cboth_7C_28AIAI_29I static (var %Reg6_R114 <* <[] i32>>, var %Reg7_R114 <* <[] i32>>) i32
func &LBounds_3B_7ClengthFirst_7C_28AI_29I static (var %Reg6_R114 <* <[] i32>>) i32
func &LBounds_3B_7ClengthOfOther_7C_28AIAI_29I static (var %Reg6_R114 <* <[] i32>>, var %Reg7_R114 <* <[] i32>>) i32
func &LBounds_3B_7ClengthGrows_7C_28AII_29I static (var %Reg6_R114 <* <[] i32>>, var %Reg7_I i32) i32
func &LBounds_3B_7Cshrinks_7C_28AI_29I static (var %Reg5_R114 <* <[] i32>>) i32
func &LBounds_3B_7CshrinksBehind_7C_28AIAI_29I static (var %Reg5_R114 <* <[] i32>>, var %Reg6_R114 <* <[] i32>>) i32
func &LBounds_3B_7Cskips_7C_28AII_29I static (var %Reg5_R114 <* <[] i32>>, var %Reg6_I i32) i32
func &LBounds_3B_7CstepsInside_7C_28AI_29I static (var %Reg6_R114 <* <[] i32>>) i32
func &LBounds_3B_7CstepsSometimes_7C_28AI_29I static (var %Reg5_R114 <* <[] i32>>) i32
func &LBounds_3B_7Cchanges_7C_28AI_29I static (var %Reg5_R114 <* <[] i32>>) i32
func &LBounds_3B_7Coverflows_7C_28AII_29I static (var %Reg5_R114 <* <[] i32>>, var %Reg6_I i32) i32
func &LBounds_3B_7Cmade_7C_28I_29I static (var %Reg7_I i32) i32
func &LBounds_3B_7ConeMore_7C_28I_29I static (var %Reg7_I i32) i32
func &LBounds_3B_7ConeMoreTooFar_7C_28I_29I static (var %Reg6_I i32) i32
func &LBounds_3B_7CchangedLimit_7C_28I_29I static (var %Reg6_I i32) i32
func &LBounds_3B_7CconstantLength_7C_28_29I static () i32
func &LBounds_3B_7CconstantTooFar_7C_28_29I static () i32
func &LBounds_3B_7Cnested_7C_28I_29J static (var %Reg14_I i32) i64
func &LBounds_3B_7Crows_7C_28AAI_29I static (var %Reg8_R121 <* <[] <* <[] i32>>>>) i32
func &LBounds_3B_7CwrongRow_7C_28AAI_29I static (var %Reg9_R121 <* <[] <* <[] i32>>>>) i32
func &LBounds_3B_7Csort_7C_28AI_29V static (var %Reg7_R114 <* <[] i32>>) void
func &LBounds_3B_7Cjoined_7C_28ALjava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B static (var %Reg5_R122 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) <* <$Ljava_2Flang_2FString_3B>>
func &LBounds_3B_7Ctwice_7C_28AII_29I static (var %Reg5_R114 <* <[] i32>>, var %Reg6_I i32) i32
func &LBounds_3B_7Cknown_7C_28AIAII_29I static (var %Reg4_R114 <* <[] i32>>, var %Reg5_R114 <* <[] i32>>, var %Reg6_I i32) i32
func &LBounds_3B_7Cbackwards_7C_28AII_29I static (var %Reg4_R114 <* <[] i32>>, var %Reg5_I i32) i32
func &LBounds_3B_7Cforever_7C_28AI_29I static (var %Reg5_R114 <* <[] i32>>) i32
func &LBounds_3B_7Ccaught_7C_28AII_29I static (var %Reg6_R114 <* <[] i32>>, var %Reg7_I i32) i32
func &LBounds_3B_7Ccopied_7C_28AIAI_29I static (var %Reg6_R114 <* <[] i32>>, var %Reg7_R114 <* <[] i32>>) i32
func &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V static (var %Reg4_R123 <* <$Ljava_2Flang_2FString_3B>>, var %Reg5_R126 <* <$LBounds_24Test_3B>>) void
func &LBounds_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg16_R122 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LBounds_241_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_241_3B>>, var %Reg3_R114 <* <[] i32>>) void
func &LBounds_241_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_241_3B>>) i32
func &LBounds_2410_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2410_3B>>, var %Reg3_R114 <* <[] i32>>) void
func &LBounds_2410_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2410_3B>>) i32
func &LBounds_2411_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2411_3B>>, var %Reg3_R114 <* <[] i32>>) void
func &LBounds_2411_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2411_3B>>) i32
func &LBounds_2412_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2412_3B>>, var %Reg3_R114 <* <[] i32>>) void
func &LBounds_2412_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2412_3B>>) i32
func &LBounds_2413_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2413_3B>>, var %Reg3_R114 <* <[] i32>>) void
func &LBounds_2413_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2413_3B>>) i32
func &LBounds_2414_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2414_3B>>, var %Reg3_R114 <* <[] i32>>) void
func &LBounds_2414_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2414_3B>>) i32
func &LBounds_2415_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2415_3B>>, var %Reg3_R114 <* <[] i32>>) void
func &LBounds_2415_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2415_3B>>) i32
func &LBounds_2416_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2416_3B>>, var %Reg3_R114 <* <[] i32>>) void
func &LBounds_2416_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2416_3B>>) i32
func &LBounds_2417_3B_7C_3Cinit_3E_7C_28AIAI_29V constructor (var %_this <* <$LBounds_2417_3B>>, var %Reg3_R114 <* <[] i32>>, var %Reg4_R114 <* <[] i32>>) void
func &LBounds_2417_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2417_3B>>) i32
func &LBounds_2418_3B_7C_3Cinit_3E_7C_28AIAI_29V constructor (var %_this <* <$LBounds_2418_3B>>, var %Reg3_R114 <* <[] i32>>, var %Reg4_R114 <* <[] i32>>) void
func &LBounds_2418_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2418_3B>>) i32
func &LBounds_2419_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2419_3B>>, var %Reg3_R114 <* <[] i32>>) void
func &LBounds_2419_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2419_3B>>) i32
func &LBounds_242_3B_7C_3Cinit_3E_7C_28AII_29V constructor (var %_this <* <$LBounds_242_3B>>, var %Reg3_R114 <* <[] i32>>, var %Reg4_I i32) void
func &LBounds_242_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_242_3B>>) i32
func &LBounds_2420_3B_7C_3Cinit_3E_7C_28AIAI_29V constructor (var %_this <* <$LBounds_2420_3B>>, var %Reg3_R114 <* <[] i32>>, var %Reg4_R114 <* <[] i32>>) void
func &LBounds_2420_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2420_3B>>) i32
func &LBounds_2421_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2421_3B>>, var %Reg3_R114 <* <[] i32>>) void
func &LBounds_2421_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2421_3B>>) i32
func &LBounds_2422_3B_7C_3Cinit_3E_7C_28AIAI_29V constructor (var %_this <* <$LBounds_2422_3B>>, var %Reg3_R114 <* <[] i32>>, var %Reg4_R114 <* <[] i32>>) void
func &LBounds_2422_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2422_3B>>) i32
func &LBounds_2423_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2423_3B>>, var %Reg3_R114 <* <[] i32>>) void
func &LBounds_2423_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2423_3B>>) i32
func &LBounds_2424_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2424_3B>>, var %Reg3_R114 <* <[] i32>>) void
func &LBounds_2424_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2424_3B>>) i32
func &LBounds_2425_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2425_3B>>, var %Reg3_R114 <* <[] i32>>) void
func &LBounds_2425_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2425_3B>>) i32
func &LBounds_2426_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2426_3B>>, var %Reg3_R114 <* <[] i32>>) void
func &LBounds_2426_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2426_3B>>) i32
func &LBounds_2427_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2427_3B>>, var %Reg3_R114 <* <[] i32>>) void
func &LBounds_2427_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2427_3B>>) i32
func &LBounds_2428_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2428_3B>>, var %Reg3_R114 <* <[] i32>>) void
func &LBounds_2428_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2428_3B>>) i32
func &LBounds_2429_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2429_3B>>, var %Reg3_R114 <* <[] i32>>) void
func &LBounds_2429_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2429_3B>>) i32
func &LBounds_243_3B_7C_3Cinit_3E_7C_28AII_29V constructor (var %_this <* <$LBounds_243_3B>>, var %Reg3_R114 <* <[] i32>>, var %Reg4_I i32) void
func &LBounds_243_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_243_3B>>) i32
func &LBounds_2430_3B_7C_3Cinit_3E_7C_28AIAI_29V constructor (var %_this <* <$LBounds_2430_3B>>, var %Reg3_R114 <* <[] i32>>, var %Reg4_R114 <* <[] i32>>) void
func &LBounds_2430_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2430_3B>>) i32
func &LBounds_2431_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LBounds_2431_3B>>, var %Reg3_I i32) void
func &LBounds_2431_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2431_3B>>) i32
func &LBounds_2432_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LBounds_2432_3B>>, var %Reg3_I i32) void
func &LBounds_2432_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2432_3B>>) i32
func &LBounds_2433_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LBounds_2433_3B>>, var %Reg3_I i32) void
func &LBounds_2433_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2433_3B>>) i32
func &LBounds_2434_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LBounds_2434_3B>>, var %Reg3_I i32) void
func &LBounds_2434_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2434_3B>>) i32
func &LBounds_2435_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LBounds_2435_3B>>, var %Reg3_I i32) void
func &LBounds_2435_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2435_3B>>) i32
func &LBounds_2436_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LBounds_2436_3B>>) void
func &LBounds_2436_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2436_3B>>) i32
func &LBounds_2437_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LBounds_2437_3B>>) void
func &LBounds_2437_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2437_3B>>) i32
func &LBounds_2438_3B_7C_3Cinit_3E_7C_28AAI_29V constructor (var %_this <* <$LBounds_2438_3B>>, var %Reg3_R121 <* <[] <* <[] i32>>>>) void
func &LBounds_2438_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2438_3B>>) i32
func &LBounds_2439_3B_7C_3Cinit_3E_7C_28AAI_29V constructor (var %_this <* <$LBounds_2439_3B>>, var %Reg3_R121 <* <[] <* <[] i32>>>>) void
func &LBounds_2439_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2439_3B>>) i32
func &LBounds_244_3B_7C_3Cinit_3E_7C_28AII_29V constructor (var %_this <* <$LBounds_244_3B>>, var %Reg3_R114 <* <[] i32>>, var %Reg4_I i32) void
func &LBounds_244_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_244_3B>>) i32
func &LBounds_2440_3B_7C_3Cinit_3E_7C_28AAI_29V constructor (var %_this <* <$LBounds_2440_3B>>, var %Reg3_R121 <* <[] <* <[] i32>>>>) void
func &LBounds_2440_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2440_3B>>) i32
func &LBounds_245_3B_7C_3Cinit_3E_7C_28AII_29V constructor (var %_this <* <$LBounds_245_3B>>, var %Reg3_R114 <* <[] i32>>, var %Reg4_I i32) void
func &LBounds_245_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_245_3B>>) i32
func &LBounds_246_3B_7C_3Cinit_3E_7C_28AIAII_29V constructor (var %_this <* <$LBounds_246_3B>>, var %Reg3_R114 <* <[] i32>>, var %Reg4_R114 <* <[] i32>>, var %Reg5_I i32) void
func &LBounds_246_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_246_3B>>) i32
func &LBounds_247_3B_7C_3Cinit_3E_7C_28AII_29V constructor (var %_this <* <$LBounds_247_3B>>, var %Reg3_R114 <* <[] i32>>, var %Reg4_I i32) void
func &LBounds_247_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_247_3B>>) i32
func &LBounds_248_3B_7C_3Cinit_3E_7C_28AII_29V constructor (var %_this <* <$LBounds_248_3B>>, var %Reg3_R114 <* <[] i32>>, var %Reg4_I i32) void
func &LBounds_248_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_248_3B>>) i32
func &LBounds_249_3B_7C_3Cinit_3E_7C_28AII_29V constructor (var %_this <* <$LBounds_249_3B>>, var %Reg3_R114 <* <[] i32>>, var %Reg4_I i32) void
func &LBounds_249_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_249_3B>>) i32
func &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LBounds_24Test_3B>>) void
func &LBounds_24Test_3B_7Crun_7C_28_29I virtual abstract (var %_this <* <$LBounds_24Test_3B>>) i32
var $_C_STR_ fstatic <[3] u64> readonly = [0, 0x100000000, 0]
var $_C_STR_2e00 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2e0000002e]
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $_C_STR_75007000 fstatic <[3] u64> readonly = [0, 0x500000000, 0x707500000e9b]
var $_C_STR_660072006f006d00 fstatic <[3] u64> readonly = [0, 0x900000000, 0x6d6f7266003017aa]
var $_C_STR_2c487e6c4064b17ac29d795c3caeec54 fstatic <[4] u64> readonly = [0, 0x1100000000, 0x6e776f6455098f6c, 0x6d6f7246]
var $_C_STR_6c0069006d0069007400 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x696d696c06234bbb, 116]
var $_C_STR_e6283b48499752808884f52765dbb51d fstatic <[4] u64> readonly = [0, 0x1700000000, 0x676e656c605eab7a, 0x73776f72476874]
var $_C_STR_6b006e006f0077006e00 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x776f6e6b06178343, 110]
var $_C_STR_74007700690063006500 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x63697774069a5528, 101]
var $_C_STR_0c76116f73fde5175bfe21e4a67d5161 fstatic <[4] u64> readonly = [0, 0x1300000000, 0x6b63616250deb0f0, 0x7364726177]
var $_C_STR_630061007500670068007400 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x67756163ae7d6c7c, 0x7468]
var $_C_STR_6d101dc6edfdcfad0bbe4185e3a008ef fstatic <[4] u64> readonly = [0, 0x1900000000, 0x6d6f72664d9d156e, 0x746e6174736e6f43]
var $_C_STR_02bc9fcf74da1a72cca6a04d9cc995db fstatic <[4] u64> readonly = [0, 0x1300000000, 0x6d6f7266032fbea7, 0x776f6c6542]
var $_C_STR_74006f006f00460061007200 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x466f6f74cc41e123, 0x7261]
var $_C_STR_64006f0077006e00 fstatic <[3] u64> readonly = [0, 0x900000000, 0x6e776f64002f24a2]
var $_C_STR_83b3c668339c0039a8692e6a6092e264 fstatic <[4] u64> readonly = [0, 0x1500000000, 0x6e776f64509c7065, 0x7261466f6f54]
var $_C_STR_99f20d8b8241ca1eb88dfab707c06f1f fstatic <[5] u64> readonly = [0, 0x1d00000000, 0x6e776f641df67572, 0x676e654c6d6f7246, 0x6874]
var $_C_STR_6500610063006800 fstatic <[3] u64> readonly = [0, 0x900000000, 0x68636165002f6201]
var $_C_STR_730068006f007200740065007200 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x726f68737b366229, 0x726574]
var $_C_STR_62006f0074006800 fstatic <[3] u64> readonly = [0, 0x900000000, 0x68746f62002e3b81]
var $_C_STR_bcfcd5eb3155e222eb28a4f9c2499612 fstatic <[4] u64> readonly = [0, 0x1700000000, 0x676e656c604c876a, 0x74737269466874]
var $_C_STR_d735849a1b551d0e593fe929dbbc03ae fstatic <[5] u64> readonly = [0, 0x1b00000000, 0x676e656c5454fdb3, 0x6568744f664f6874, 114]
var $_C_STR_73006800720069006e006b007300 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x697268737b5c7b8a, 0x736b6e]
var $_C_STR_1010ccfa20977bc39166fb12465a3b80 fstatic <[5] u64> readonly = [0, 0x1b00000000, 0x697268731f502964, 0x6e69686542736b6e, 100]
var $_C_STR_73006b00690070007300 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x70696b730686cad4, 115]
var $_C_STR_9a9e669fa4743aa9cbc4071829c5f98f fstatic <[4] u64> readonly = [0, 0x1300000000, 0x70696b737dcd57cb, 0x7261662073]
var $_C_STR_8572c7037f0541080a0922f833de980e fstatic <[4] u64> readonly = [0, 0x1700000000, 0x70657473cbc95603, 0x656469736e4973]
var $_C_STR_808c9475ec4478a92caeeb1e5982c9e8 fstatic <[5] u64> readonly = [0, 0x1d00000000, 0x70657473c9e9f36b, 0x6d6974656d6f5373, 0x7365]
var $_C_STR_6300680061006e00670065007300 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x6e6168632c0b62c3, 0x736567]
var $_C_STR_a7a8ad2d0ab285c3ec8ac59e7e2c6b01 fstatic <[4] u64> readonly = [0, 0x1300000000, 0x7265766fd2a4ccb1, 0x73776f6c66]
var $_C_STR_66006f0072006500760065007200 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x65726f66d79bb167, 0x726576]
var $_C_STR_63006f007000690065006400 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x69706f63af4076c4, 0x6465]
var $_C_STR_6d00610064006500 fstatic <[3] u64> readonly = [0, 0x900000000, 0x6564616d00330515]
var $_C_STR_6f006e0065004d006f0072006500 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x4d656e6fb13cbadb, 0x65726f]
var $_C_STR_cec9efd5b998386993e8112c9f366b6f fstatic <[5] u64> readonly = [0, 0x1b00000000, 0x4d656e6ff1e4b7de, 0x61466f6f5465726f, 114]
var $_C_STR_15c2bd847ea44a419d0b31e570839b28 fstatic <[4] u64> readonly = [0, 0x1900000000, 0x6e616863154a8967, 0x74696d694c646567]
var $_C_STR_6e0065007300740065006400 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x7473656ec17a60f7, 0x6465]
var $_C_STR_c2328038c20a650f7bbbb086b11e99c9 fstatic <[5] u64> readonly = [0, 0x1d00000000, 0x736e6f63f662bfaa, 0x676e654c746e6174, 0x6874]
var $_C_STR_b0284322bf94fbc6efdb6a20c84e9c1c fstatic <[5] u64> readonly = [0, 0x1d00000000, 0x736e6f63049665e7, 0x466f6f54746e6174, 0x7261]
var $_C_STR_72006f0077007300 fstatic <[3] u64> readonly = [0, 0x900000000, 0x73776f72003581d9]
var $_C_STR_4aba63eb1689fadd612d5a1a58292c0f fstatic <[5] u64> readonly = [0, 0x1d00000000, 0x73776f7231fe64cb, 0x6f6e206874697720, 0x656e]
var $_C_STR_d233ec2272fdd72bfa1276f2ebef3fe5 fstatic <[4] u64> readonly = [0, 0x1100000000, 0x6e6f72779bda58ed, 0x776f5267]
var $_C_STR_6100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6100000061]
var $_C_STR_62006300 fstatic <[3] u64> readonly = [0, 0x500000000, 0x636200000c41]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R123 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R123 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FClass_3B>>
func &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B public native virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LBounds_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LBounds_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LBounds_3B>>
  var %Reg0_R112 <* <$LBounds_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 2
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LBounds_3B_7Cup_7C_28AI_29I static (var %Reg5_R114 <* <[] i32>>) i32 {
  funcid 2
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %i %Reg4_I i32
ALIAS %a %Reg5_R114 <* <[] i32>>
ALIAS %sum %Reg3_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 4
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 5
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  brtrue @label1 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 31)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label0
@label1
LOC 1 6
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7Cfrom_7C_28AII_29I static (var %Reg5_R114 <* <[] i32>>, var %Reg6_I i32) i32 {
  funcid 3
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %i %Reg4_I i32
ALIAS %a %Reg5_R114 <* <[] i32>>
ALIAS %start %Reg6_I i32
ALIAS %sum %Reg3_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 10
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 11
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label2
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  brtrue @label3 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label2
@label3
LOC 1 12
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7CfromConstant_7C_28AI_29I static (var %Reg6_R114 <* <[] i32>>) i32 {
  funcid 4
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg2_R114 <* <[] i32>>
  var %Reg3_I i32

ALIAS %i %Reg5_I i32
ALIAS %a %Reg6_R114 <* <[] i32>>
ALIAS %sum %Reg4_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 16
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 17
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label4
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  brtrue @label5 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg2_R114 0 (dread ref %Reg6_R114)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label4
@label5
LOC 1 18
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7CfromBelow_7C_28AI_29I static (var %Reg5_R114 <* <[] i32>>) i32 {
  funcid 5
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %i %Reg4_I i32
ALIAS %a %Reg5_R114 <* <[] i32>>
ALIAS %sum %Reg3_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 22
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 23
  dassign %Reg0_I 0 (constval i32 -1)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label6
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  brtrue @label7 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label6
@label7
LOC 1 24
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7CtooFar_7C_28AI_29I static (var %Reg5_R114 <* <[] i32>>) i32 {
  funcid 6
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %i %Reg4_I i32
ALIAS %a %Reg5_R114 <* <[] i32>>
ALIAS %sum %Reg3_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 28
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 29
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label8
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  brtrue @label9 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label8
@label9
LOC 1 30
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7Cdown_7C_28AI_29I static (var %Reg5_R114 <* <[] i32>>) i32 {
  funcid 7
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg0_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg4_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg2_I i32

ALIAS %i %Reg4_I i32
ALIAS %a %Reg5_R114 <* <[] i32>>
ALIAS %sum %Reg3_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 34
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 35
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R114))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label10
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  brtrue @label11 (lt i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 -1))
  goto @label10
@label11
LOC 1 36
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7CdownFrom_7C_28AII_29I static (var %Reg5_R114 <* <[] i32>>, var %Reg6_I i32) i32 {
  funcid 8
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg1_I i32
  var %Reg4_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg2_I i32

ALIAS %i %Reg4_I i32
ALIAS %a %Reg5_R114 <* <[] i32>>
ALIAS %start %Reg6_I i32
ALIAS %sum %Reg3_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 40
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 41
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label12
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  brtrue @label13 (lt i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 -1))
  goto @label12
@label13
LOC 1 42
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7CdownTooFar_7C_28AI_29I static (var %Reg5_R114 <* <[] i32>>) i32 {
  funcid 9
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg0_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg4_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg2_I i32

ALIAS %i %Reg4_I i32
ALIAS %a %Reg5_R114 <* <[] i32>>
ALIAS %sum %Reg3_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 46
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 47
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R114))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label14
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 -1)
  brtrue @label15 (lt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 -1))
  goto @label14
@label15
LOC 1 48
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7CdownFromLength_7C_28AI_29I static (var %Reg5_R114 <* <[] i32>>) i32 {
  funcid 10
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg0_R114 <* <[] i32>>
  var %Reg4_I i32
  var %Reg1_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg2_I i32

ALIAS %i %Reg4_I i32
ALIAS %a %Reg5_R114 <* <[] i32>>
ALIAS %sum %Reg3_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 52
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 53
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R114))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label16
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  brtrue @label17 (lt i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 -1))
  goto @label16
@label17
LOC 1 54
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7Ceach_7C_28AI_29I static (var %Reg9_R114 <* <[] i32>>) i32 {
  funcid 11
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg0_R114 <* <[] i32>>
  var %Reg5_R114 <* <[] i32>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_I i32
  var %Reg7_I i32
  var %Reg1_I i32
  var %Reg8_I i32
  var %Reg2_I i32
  var %Reg3_I i32

ALIAS %x %Reg8_I i32
ALIAS %a %Reg9_R114 <* <[] i32>>
ALIAS %sum %Reg4_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 58
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 59
  dassign %Reg0_R114 0 (dread ref %Reg9_R114)
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R114))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label18
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  brtrue @label19 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R114))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg3_I 0 (constval i32 3)
  dassign %Reg2_I 0 (shl i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  goto @label18
@label19
LOC 1 60
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7Climit_7C_28AII_29I static (var %Reg5_R114 <* <[] i32>>, var %Reg6_I i32) i32 {
  funcid 12
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg1_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg2_I i32

ALIAS %i %Reg4_I i32
ALIAS %a %Reg5_R114 <* <[] i32>>
ALIAS %n %Reg6_I i32
ALIAS %sum %Reg3_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 64
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 65
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label20
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  brtrue @label21 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label20
@label21
LOC 1 66
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7Cshorter_7C_28AIAI_29I static (var %Reg6_R114 <* <[] i32>>, var %Reg7_R114 <* <[] i32>>) i32 {
  funcid 13
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg2_R114 <* <[] i32>>
  var %Reg3_I i32

ALIAS %i %Reg5_I i32
ALIAS %a %Reg6_R114 <* <[] i32>>
ALIAS %b %Reg7_R114 <* <[] i32>>
ALIAS %sum %Reg4_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 70
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 71
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label22
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  brtrue @label23 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg2_R114 0 (dread ref %Reg7_R114)
  dassign %Reg3_I 0 (dread i32 %Reg5_I)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label22
@label23
LOC 1 72
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7Cboth_7C_28AIAI_29I static (var %Reg6_R114 <* <[] i32>>, var %Reg7_R114 <* <[] i32>>) i32 {
  funcid 14
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg2_R114 <* <[] i32>>
  var %Reg3_I i32

ALIAS %i %Reg5_I i32
ALIAS %a %Reg6_R114 <* <[] i32>>
ALIAS %b %Reg7_R114 <* <[] i32>>
ALIAS %sum %Reg4_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 76
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 77
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label24
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  brtrue @label25 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R114 0 (dread ref %Reg7_R114)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  brtrue @label25 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg2_R114 0 (dread ref %Reg7_R114)
  dassign %Reg3_I 0 (dread i32 %Reg5_I)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label24
@label25
LOC 1 78
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7ClengthFirst_7C_28AI_29I static (var %Reg6_R114 <* <[] i32>>) i32 {
  funcid 15
  var %Reg0_R114 <* <[] i32>>
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg1_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg2_I i32

ALIAS %i %Reg5_I i32
ALIAS %a %Reg6_R114 <* <[] i32>>
ALIAS %n %Reg3_I i32
ALIAS %sum %Reg4_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 82
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R114))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 83
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label26
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  brtrue @label27 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label26
@label27
LOC 1 84
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7ClengthOfOther_7C_28AIAI_29I static (var %Reg6_R114 <* <[] i32>>, var %Reg7_R114 <* <[] i32>>) i32 {
  funcid 16
  var %Reg0_R114 <* <[] i32>>
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg1_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg2_I i32

ALIAS %i %Reg5_I i32
ALIAS %a %Reg6_R114 <* <[] i32>>
ALIAS %b %Reg7_R114 <* <[] i32>>
ALIAS %n %Reg3_I i32
ALIAS %sum %Reg4_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 88
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R114))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 89
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  dassign %Reg6_R114 0 (dread ref %Reg0_R114)
LOC 1 90
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label28
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  brtrue @label29 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label28
@label29
LOC 1 91
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7ClengthGrows_7C_28AII_29I static (var %Reg6_R114 <* <[] i32>>, var %Reg7_I i32) i32 {
  funcid 17
  var %Reg0_R114 <* <[] i32>>
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg1_I i32
  var %Reg5_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg2_I i32

ALIAS %i %Reg5_I i32
ALIAS %a %Reg6_R114 <* <[] i32>>
ALIAS %more %Reg7_I i32
ALIAS %n %Reg3_I i32
ALIAS %sum %Reg4_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 95
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R114))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 96
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 97
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label30
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  brtrue @label31 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label30
@label31
LOC 1 98
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7Cshrinks_7C_28AI_29I static (var %Reg5_R114 <* <[] i32>>) i32 {
  funcid 18
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_R114 <* <[] i32>>

ALIAS %i %Reg4_I i32
ALIAS %a %Reg5_R114 <* <[] i32>>
ALIAS %sum %Reg3_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 102
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 103
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label32
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  brtrue @label34 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 104
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 105
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 10)
  brtrue @label33 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 106
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R114 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
LOC 1 107
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label33
LOC 1 103
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label32
@label34
LOC 1 110
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7CshrinksBehind_7C_28AIAI_29I static (var %Reg5_R114 <* <[] i32>>, var %Reg6_R114 <* <[] i32>>) i32 {
  funcid 19
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg0_R114 <* <[] i32>>
  var %Reg2_I i32

ALIAS %i %Reg4_I i32
ALIAS %a %Reg5_R114 <* <[] i32>>
ALIAS %b %Reg6_R114 <* <[] i32>>
ALIAS %sum %Reg3_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 114
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 115
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label35
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  brtrue @label37 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 116
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label36 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
@label36
LOC 1 117
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 115
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label35
@label37
LOC 1 119
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7Cskips_7C_28AII_29I static (var %Reg5_R114 <* <[] i32>>, var %Reg6_I i32) i32 {
  funcid 20
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %i %Reg4_I i32
ALIAS %a %Reg5_R114 <* <[] i32>>
ALIAS %by %Reg6_I i32
ALIAS %sum %Reg3_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 123
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 124
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label38
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  brtrue @label39 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  goto @label38
@label39
LOC 1 125
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7CstepsInside_7C_28AI_29I static (var %Reg6_R114 <* <[] i32>>) i32 {
  funcid 21
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg2_R114 <* <[] i32>>
  var %Reg3_I i32

ALIAS %i %Reg5_I i32
ALIAS %a %Reg6_R114 <* <[] i32>>
ALIAS %sum %Reg4_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 129
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 130
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label40
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  brtrue @label41 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 131
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 132
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
LOC 1 133
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 100)
  dassign %Reg2_R114 0 (dread ref %Reg6_R114)
  dassign %Reg3_I 0 (dread i32 %Reg5_I)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 130
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label40
@label41
LOC 1 135
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7CstepsSometimes_7C_28AI_29I static (var %Reg5_R114 <* <[] i32>>) i32 {
  funcid 22
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg0_R114 <* <[] i32>>
  var %Reg2_I i32

ALIAS %i %Reg4_I i32
ALIAS %a %Reg5_R114 <* <[] i32>>
ALIAS %sum %Reg3_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 139
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 140
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label42
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  brtrue @label44 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 141
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label43 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
@label43
LOC 1 142
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 140
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label42
@label44
LOC 1 144
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7Cchanges_7C_28AI_29I static (var %Reg5_R114 <* <[] i32>>) i32 {
  funcid 23
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %i %Reg4_I i32
ALIAS %a %Reg5_R114 <* <[] i32>>
ALIAS %sum %Reg3_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 148
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 149
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label45
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  brtrue @label48 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 150
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 151
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 3)
  brtrue @label46 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg0_I 0 (neg i32 (dread i32 %Reg0_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label46
LOC 1 152
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 1000)
  brtrue @label47 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  goto @label48
@label47
LOC 1 149
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label45
@label48
LOC 1 154
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7Coverflows_7C_28AII_29I static (var %Reg5_R114 <* <[] i32>>, var %Reg6_I i32) i32 {
  funcid 24
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %i %Reg4_I i32
ALIAS %a %Reg5_R114 <* <[] i32>>
ALIAS %start %Reg6_I i32
ALIAS %count %Reg3_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 158
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 159
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label49
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  brtrue @label50 (lt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 0x7ffffff8)
  brtrue @label53 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
@label50
LOC 1 160
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 1))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 12)
  brtrue @label51 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
@label51
LOC 1 161
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  brtrue @label52 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label52
LOC 1 159
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label49
@label53
LOC 1 163
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7Cmade_7C_28I_29I static (var %Reg7_I i32) i32 {
  funcid 25
  var %Reg0_I i32
  var %Reg0_R114 <* <[] i32>>
  var %Reg4_R114 <* <[] i32>>
  var %Reg5_I i32
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg6_I i32
  var %Reg1_R114 <* <[] i32>>

ALIAS %i %Reg6_I i32
ALIAS %n %Reg7_I i32
ALIAS %a %Reg4_R114 <* <[] i32>>
ALIAS %sum %Reg5_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 167
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg0_R114 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 1 168
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label54
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  brtrue @label55 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg3_I 0 (dread i32 %Reg5_I)
  dassign %Reg2_I 0 (mul i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label54
@label55
LOC 1 169
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
LOC 1 170
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label56
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  brtrue @label57 (lt i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 -1))
  goto @label56
@label57
LOC 1 171
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7ConeMore_7C_28I_29I static (var %Reg7_I i32) i32 {
  funcid 26
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_R115 <* <[] u1>>
  var %Reg3_R115 <* <[] u1>>
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg6_I i32
  var %Reg2_I i32

ALIAS %q %Reg6_I i32
ALIAS %p %Reg5_I i32
ALIAS %n %Reg7_I i32
ALIAS %crossed %Reg3_R115 <* <[] u1>>
ALIAS %count %Reg4_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 175
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R115 0 (gcmallocjarray ref <[] u1> (dread i32 %Reg0_I))
  dassign %Reg3_R115 0 (dread ref %Reg0_R115)
LOC 1 176
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 177
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label58
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  brtrue @label62 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 178
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg0_R115, dread i32 %Reg1_I))))
  brtrue @label59 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  goto @label61
@label59
LOC 1 179
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
LOC 1 180
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label60
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  brtrue @label61 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R115 0 (dread ref %Reg3_R115)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    cvt i8 i32 (dread i32 %Reg2_I))
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
  goto @label60
@label61
LOC 1 177
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label58
@label62
LOC 1 182
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7ConeMoreTooFar_7C_28I_29I static (var %Reg6_I i32) i32 {
  funcid 27
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_R116 <* <[] i8>>
  var %Reg3_R116 <* <[] i8>>
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg2_I i32
  var %Reg1_R116 <* <[] i8>>

ALIAS %p %Reg5_I i32
ALIAS %n %Reg6_I i32
ALIAS %a %Reg3_R116 <* <[] i8>>
ALIAS %sum %Reg4_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 186
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R116 0 (gcmallocjarray ref <[] i8> (dread i32 %Reg0_I))
  dassign %Reg3_R116 0 (dread ref %Reg0_R116)
LOC 1 187
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 188
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label63
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  brtrue @label64 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R116 0 (dread ref %Reg3_R116)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg1_R116, dread i32 %Reg2_I))))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label63
@label64
LOC 1 189
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7CchangedLimit_7C_28I_29I static (var %Reg6_I i32) i32 {
  funcid 28
  var %Reg0_I i32
  var %Reg0_R114 <* <[] i32>>
  var %Reg3_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg2_I i32

ALIAS %i %Reg5_I i32
ALIAS %n %Reg6_I i32
ALIAS %a %Reg3_R114 <* <[] i32>>
ALIAS %sum %Reg4_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 193
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg0_R114 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg3_R114 0 (dread ref %Reg0_R114)
LOC 1 194
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
LOC 1 195
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 196
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label65
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  brtrue @label66 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label65
@label66
LOC 1 197
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7CconstantLength_7C_28_29I static () i32 {
  funcid 29
  var %Reg0_I i32
  var %Reg0_R117 <* <[] i16>>
  var %Reg4_R117 <* <[] i16>>
  var %Reg5_I i32
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg6_I i32
  var %Reg1_R117 <* <[] i16>>

ALIAS %i %Reg6_I i32
ALIAS %a %Reg4_R117 <* <[] i16>>
ALIAS %sum %Reg5_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 201
  dassign %Reg0_I 0 (constval i32 100)
  dassign %Reg0_R117 0 (gcmallocjarray ref <[] i16> (dread i32 %Reg0_I))
  dassign %Reg4_R117 0 (dread ref %Reg0_R117)
LOC 1 202
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label67
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 100)
  brtrue @label68 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R117 0 (dread ref %Reg4_R117)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg3_I 0 (constval i32 700)
  dassign %Reg2_I 0 (mul i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg2_I 0 (sext i32 16 (dread i32 %Reg2_I))
  iassign <* i16> 0 (
    array 1 ptr <* <[] i16>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    cvt i16 i32 (dread i32 %Reg2_I))
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label67
@label68
LOC 1 203
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
LOC 1 204
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label69
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 100)
  brtrue @label70 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R117 0 (dread ref %Reg4_R117)
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (sext i32 16 (iread i16 <* i16> 0 (array 1 ptr <* <[] i16>> (dread ref %Reg1_R117, dread i32 %Reg2_I))))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  goto @label69
@label70
LOC 1 205
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R117 0 (dread ref %Reg4_R117)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_I 0 (sext i32 16 (iread i16 <* i16> 0 (array 1 ptr <* <[] i16>> (dread ref %Reg1_R117, dread i32 %Reg2_I))))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R117 0 (dread ref %Reg4_R117)
  dassign %Reg2_I 0 (constval i32 99)
  dassign %Reg1_I 0 (sext i32 16 (iread i16 <* i16> 0 (array 1 ptr <* <[] i16>> (dread ref %Reg1_R117, dread i32 %Reg2_I))))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7CconstantTooFar_7C_28_29I static () i32 {
  funcid 30
  var %Reg0_I i32
  var %Reg0_R118 <* <[] u16>>
  var %Reg3_R118 <* <[] u16>>
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg1_I i32
  var %Reg1_R118 <* <[] u16>>
  var %Reg2_I i32

ALIAS %i %Reg5_I i32
ALIAS %a %Reg3_R118 <* <[] u16>>
ALIAS %sum %Reg4_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 209
  dassign %Reg0_I 0 (constval i32 100)
  dassign %Reg0_R118 0 (gcmallocjarray ref <[] u16> (dread i32 %Reg0_I))
  dassign %Reg3_R118 0 (dread ref %Reg0_R118)
LOC 1 210
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 211
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label71
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 101)
  brtrue @label72 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R118 0 (dread ref %Reg3_R118)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg1_R118, dread i32 %Reg2_I))))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label71
@label72
LOC 1 212
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7Cnested_7C_28I_29J static (var %Reg14_I i32) i64 {
  funcid 31
  var %Reg0_I i32
  var %Reg0_R119 <* <[] i64>>
  var %Reg8_R119 <* <[] i64>>
  var %Reg0_R120 <* <[] f64>>
  var %Reg9_R120 <* <[] f64>>
  var %Reg0_J i64
  var %Reg10_J i64
  var %Reg12_I i32
  var %Reg1_I i32
  var %Reg13_I i32
  var %Reg2_J i64
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg3_J i64
  var %Reg2_D f64
  var %Reg3_D f64
  var %Reg4_R119 <* <[] i64>>
  var %Reg5_I i32
  var %Reg4_J i64
  var %Reg4_D f64
  var %Reg1_R119 <* <[] i64>>
  var %Reg2_I i32
  var %Reg1_J i64
  var %Reg2_R120 <* <[] f64>>

ALIAS %j %Reg13_I i32
ALIAS %i %Reg12_I i32
ALIAS %n %Reg14_I i32
ALIAS %a %Reg8_R119 <* <[] i64>>
ALIAS %b %Reg9_R120 <* <[] f64>>
ALIAS %sum %Reg10_J i64
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 216
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg0_R119 0 (gcmallocjarray ref <[] i64> (dread i32 %Reg0_I))
  dassign %Reg8_R119 0 (dread ref %Reg0_R119)
LOC 1 217
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg0_R120 0 (gcmallocjarray ref <[] f64> (dread i32 %Reg0_I))
  dassign %Reg9_R120 0 (dread ref %Reg0_R120)
LOC 1 218
  dassign %Reg0_J 0 (constval i64 0)
  dassign %Reg10_J 0 (dread i64 %Reg0_J)
LOC 1 219
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
@label73
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  brtrue @label76 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 220
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label74
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  brtrue @label75 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 221
  dassign %Reg0_R119 0 (dread ref %Reg8_R119)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg2_J 0 (iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %Reg0_R119, dread i32 %Reg1_I)))
  dassign %Reg3_I 0 (dread i32 %Reg12_I)
  dassign %Reg4_I 0 (dread i32 %Reg13_I)
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  dassign %Reg3_J 0 (cvt i64 i32 (dread i32 %Reg3_I))
  dassign %Reg2_J 0 (add i64 (dread i64 %Reg2_J, dread i64 %Reg3_J))
  iassign <* i64> 0 (
    array 1 ptr <* <[] i64>> (dread ref %Reg0_R119, dread i32 %Reg1_I), 
    dread i64 %Reg2_J)
LOC 1 222
  dassign %Reg0_R120 0 (dread ref %Reg9_R120)
  dassign %Reg1_I 0 (dread i32 %Reg13_I)
  dassign %Reg2_D 0 (iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %Reg0_R120, dread i32 %Reg1_I)))
  dassign %Reg3_D 0 (constval f64 0.5)
  dassign %Reg4_R119 0 (dread ref %Reg8_R119)
  dassign %Reg5_I 0 (dread i32 %Reg12_I)
  dassign %Reg4_J 0 (iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %Reg4_R119, dread i32 %Reg5_I)))
  dassign %Reg4_D 0 (cvt f64 i64 (dread i64 %Reg4_J))
  dassign %Reg3_D 0 (mul f64 (dread f64 %Reg3_D, dread f64 %Reg4_D))
  dassign %Reg2_D 0 (add f64 (dread f64 %Reg2_D, dread f64 %Reg3_D))
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R120, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
LOC 1 220
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  goto @label74
@label75
LOC 1 219
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
  goto @label73
@label76
LOC 1 225
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
@label77
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  brtrue @label78 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_J 0 (dread i64 %Reg10_J)
  dassign %Reg1_R119 0 (dread ref %Reg8_R119)
  dassign %Reg2_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_J 0 (iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %Reg1_R119, dread i32 %Reg2_I)))
  dassign %Reg2_R120 0 (dread ref %Reg9_R120)
  dassign %Reg3_I 0 (dread i32 %Reg12_I)
  dassign %Reg2_D 0 (iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %Reg2_R120, dread i32 %Reg3_I)))
  dassign %Reg2_J 0 (cvt i64 f64 (dread f64 %Reg2_D))
  dassign %Reg1_J 0 (add i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg10_J 0 (dread i64 %Reg0_J)
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
  goto @label77
@label78
LOC 1 226
  dassign %Reg0_J 0 (dread i64 %Reg10_J)
  return (dread i64 %Reg0_J)
}
func &LBounds_3B_7Crows_7C_28AAI_29I static (var %Reg8_R121 <* <[] <* <[] i32>>>>) i32 {
  funcid 32
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg1_R121 <* <[] <* <[] i32>>>>
  var %Reg1_I i32
  var %Reg0_R121 <* <[] <* <[] i32>>>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg7_I i32
  var %Reg6_R114 <* <[] i32>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg2_I i32
  var %Reg3_I i32

ALIAS %j %Reg7_I i32
ALIAS %row %Reg6_R114 <* <[] i32>>
ALIAS %i %Reg5_I i32
ALIAS %rows %Reg8_R121 <* <[] <* <[] i32>>>>
ALIAS %sum %Reg4_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 230
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 231
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label79
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R121 0 (dread ref %Reg8_R121)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R121))
  brtrue @label82 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 232
  dassign %Reg0_R121 0 (dread ref %Reg8_R121)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I)))
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
LOC 1 233
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label80
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg6_R114 0 (retype ref <* <[] i32>> (dread ref %Reg6_R113))
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  brtrue @label81 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg6_R114 0 (retype ref <* <[] i32>> (dread ref %Reg6_R113))
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  goto @label80
@label81
LOC 1 231
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label79
@label82
LOC 1 235
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7CwrongRow_7C_28AAI_29I static (var %Reg9_R121 <* <[] <* <[] i32>>>>) i32 {
  funcid 33
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg0_R121 <* <[] <* <[] i32>>>>
  var %Reg1_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_I i32
  var %Reg1_R121 <* <[] <* <[] i32>>>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg8_I i32
  var %Reg5_R114 <* <[] i32>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg7_R114 <* <[] i32>>
  var %Reg2_I i32
  var %Reg3_I i32

ALIAS %j %Reg8_I i32
ALIAS %row %Reg7_R114 <* <[] i32>>
ALIAS %i %Reg6_I i32
ALIAS %rows %Reg9_R121 <* <[] <* <[] i32>>>>
ALIAS %sum %Reg4_I i32
ALIAS %first %Reg5_R114 <* <[] i32>>
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 239
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 240
  dassign %Reg0_R121 0 (dread ref %Reg9_R121)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I)))
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
LOC 1 241
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label83
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_R121 0 (dread ref %Reg9_R121)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R121))
  brtrue @label86 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 242
  dassign %Reg0_R121 0 (dread ref %Reg9_R121)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I)))
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
LOC 1 243
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label84
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg5_R114 0 (retype ref <* <[] i32>> (dread ref %Reg5_R113))
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  brtrue @label85 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg7_R114 0 (retype ref <* <[] i32>> (dread ref %Reg7_R113))
  dassign %Reg1_R114 0 (dread ref %Reg7_R114)
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 1))
  goto @label84
@label85
LOC 1 241
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  goto @label83
@label86
LOC 1 245
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7Csort_7C_28AI_29V static (var %Reg7_R114 <* <[] i32>>) void {
  funcid 34
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg0_R114 <* <[] i32>>
  var %Reg5_I i32
  var %Reg6_I i32
  var %Reg2_I i32
  var %Reg2_R114 <* <[] i32>>
  var %Reg3_I i32

ALIAS %x %Reg5_I i32
ALIAS %j %Reg6_I i32
ALIAS %i %Reg4_I i32
ALIAS %a %Reg7_R114 <* <[] i32>>
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 249
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label87
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R114 0 (dread ref %Reg7_R114)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  brtrue @label90 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 250
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I)))
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label88
LOC 1 251
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  brtrue @label89 (lt i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  brtrue @label89 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 252
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_R114 0 (dread ref %Reg7_R114)
  dassign %Reg3_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 253
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 -1))
  goto @label88
@label89
LOC 1 255
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 249
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label87
@label90
LOC 1 257
  return ()
}
func &LBounds_3B_7Cjoined_7C_28ALjava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B static (var %Reg5_R122 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 35
  var %Reg0_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg1_R122 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg1_I i32
  var %Reg0_R124 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %i %Reg4_I i32
ALIAS %words %Reg5_R122 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %all %Reg3_R123 <* <$Ljava_2Flang_2FString_3B>>
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 260
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_10 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_10)
  dassign %Reg3_R123 0 (dread ref %Reg0_R123)
LOC 1 261
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label91
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R122 0 (dread ref %Reg5_R122)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R122))
  brtrue @label92 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R124 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R124) {}
  dassign %Reg1_R123 0 (dread ref %Reg3_R123)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R124, dread ref %Reg1_R123) { dassign %Reg0_R124 0 }
  dassign %Reg1_R122 0 (dread ref %Reg5_R122)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R122, dread i32 %Reg2_I)))
  dassign %Reg1_R123 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R124, dread ref %Reg1_R123) { dassign %Reg0_R124 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2e00) { dassign %L_STR_11 0 }
  dassign %Reg1_R123 0 (dread ptr %L_STR_11)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R124, dread ref %Reg1_R123) { dassign %Reg0_R124 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R124) { dassign %Reg0_R123 0 }
  dassign %Reg3_R123 0 (dread ref %Reg0_R123)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label91
@label92
LOC 1 262
  dassign %Reg0_R123 0 (dread ref %Reg3_R123)
  return (dread ref %Reg0_R123)
}
func &LBounds_3B_7Ctwice_7C_28AII_29I static (var %Reg5_R114 <* <[] i32>>, var %Reg6_I i32) i32 {
  funcid 36
  var %Reg0_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg2_R114 <* <[] i32>>
  var %Reg3_I i32
  var %Reg2_I i32
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg1_R114 <* <[] i32>>

ALIAS %a %Reg5_R114 <* <[] i32>>
ALIAS %i %Reg6_I i32
ALIAS %x %Reg4_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 266
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_R114 0 (dread ref %Reg5_R114)
  dassign %Reg3_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 267
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I)))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 268
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I)))
  dassign %Reg3_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 269
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I)))
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7Cknown_7C_28AIAII_29I static (var %Reg4_R114 <* <[] i32>>, var %Reg5_R114 <* <[] i32>>, var %Reg6_I i32) i32 {
  funcid 37
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %a %Reg4_R114 <* <[] i32>>
ALIAS %b %Reg5_R114 <* <[] i32>>
ALIAS %i %Reg6_I i32
ALIAS %sum %Reg3_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 273
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 274
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  brtrue @label94 (lt i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 1 275
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  brtrue @label93 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label94
@label93
LOC 1 276
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label94
LOC 1 278
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  brtrue @label95 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label95
LOC 1 279
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7Cbackwards_7C_28AII_29I static (var %Reg4_R114 <* <[] i32>>, var %Reg5_I i32) i32 {
  funcid 38
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg1_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg2_I i32

ALIAS %a %Reg4_R114 <* <[] i32>>
ALIAS %n %Reg5_I i32
ALIAS %sum %Reg3_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 283
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label96
LOC 1 284
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 -1))
  brtrue @label97 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label96
@label97
LOC 1 285
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7Cforever_7C_28AI_29I static (var %Reg5_R114 <* <[] i32>>) i32 {
  funcid 39
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %a %Reg5_R114 <* <[] i32>>
ALIAS %i %Reg3_I i32
ALIAS %sum %Reg4_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 289
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label98
LOC 1 291
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  brtrue @label99 (lt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  goto @label100
@label99
LOC 1 292
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 1))
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  goto @label98
@label100
LOC 1 294
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7Ccaught_7C_28AII_29I static (var %Reg6_R114 <* <[] i32>>, var %Reg7_I i32) i32 {
  funcid 40
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg1_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg2_I i32
  var %Reg0_R125 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %Reg5_R125 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>

ALIAS %e %Reg5_R125 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
ALIAS %i %Reg4_I i32
ALIAS %a %Reg6_R114 <* <[] i32>>
ALIAS %n %Reg7_I i32
ALIAS %sum %Reg3_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 298
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 299
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label101
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  brtrue @label104 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  try { @label102 }
LOC 1 301
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 304
  goto @label103
@label102
  catch { <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>> }
  dassign %Reg0_R125 0 (regread ptr %%thrownval)
LOC 1 302
  dassign %Reg5_R125 0 (dread ref %Reg0_R125)
LOC 1 303
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 1000))
@label103
LOC 1 299
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label101
@label104
LOC 1 306
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7Ccopied_7C_28AIAI_29I static (var %Reg6_R114 <* <[] i32>>, var %Reg7_R114 <* <[] i32>>) i32 {
  funcid 41
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg1_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg0_R114 <* <[] i32>>
  var %Reg2_R114 <* <[] i32>>
  var %Reg3_I i32
  var %Reg2_I i32

ALIAS %i %Reg5_I i32
ALIAS %from %Reg6_R114 <* <[] i32>>
ALIAS %to %Reg7_R114 <* <[] i32>>
ALIAS %k %Reg4_I i32
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 310
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 311
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label105
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  brtrue @label107 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 312
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_R114 0 (dread ref %Reg6_R114)
  dassign %Reg3_I 0 (dread i32 %Reg5_I)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R114, dread i32 %Reg3_I)))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 1 313
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (constval i32 2)
  brtrue @label106 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
@label106
LOC 1 311
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label105
@label107
LOC 1 315
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
}
func &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V static (var %Reg4_R123 <* <$Ljava_2Flang_2FString_3B>>, var %Reg5_R126 <* <$LBounds_24Test_3B>>) void {
  funcid 42
  var %Reg0_R127 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R124 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R126 <* <$LBounds_24Test_3B>>
  var %Reg2_I i32
  var %Reg1_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg3_R128 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg2_R128 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R129 <* <$Ljava_2Flang_2FClass_3B>>

ALIAS %e %Reg3_R128 <* <$Ljava_2Flang_2FRuntimeException_3B>>
ALIAS %name %Reg4_R123 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %test %Reg5_R126 <* <$LBounds_24Test_3B>>
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  try { @label108 }
LOC 1 324
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R124 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R124) {}
  dassign %Reg2_R123 0 (dread ref %Reg4_R123)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R124, dread ref %Reg2_R123) { dassign %Reg1_R124 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R123 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R124, dread ref %Reg2_R123) { dassign %Reg1_R124 0 }
  dassign %Reg2_R126 0 (dread ref %Reg5_R126)
  virtualcallassigned &LBounds_24Test_3B_7Crun_7C_28_29I (dread ref %Reg2_R126) { dassign %Reg2_I 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R124, dread i32 %Reg2_I) { dassign %Reg1_R124 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R124) { dassign %Reg1_R123 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R127, dread ref %Reg1_R123) {}
  endtry
LOC 1 327
  goto @label109
@label108
  catch { <* <$Ljava_2Flang_2FRuntimeException_3B>> }
  dassign %Reg0_R128 0 (regread ptr %%thrownval)
LOC 1 325
  dassign %Reg3_R128 0 (dread ref %Reg0_R128)
LOC 1 326
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R124 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R124) {}
  dassign %Reg2_R123 0 (dread ref %Reg4_R123)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R124, dread ref %Reg2_R123) { dassign %Reg1_R124 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_12 0 }
  dassign %Reg2_R123 0 (dread ptr %L_STR_12)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R124, dread ref %Reg2_R123) { dassign %Reg1_R124 0 }
  dassign %Reg2_R128 0 (dread ref %Reg3_R128)
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R128))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg2_R113) { dassign %Reg2_R129 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg2_R129) { dassign %Reg2_R123 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R124, dread ref %Reg2_R123) { dassign %Reg1_R124 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R124) { dassign %Reg1_R123 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R127, dread ref %Reg1_R123) {}
@label109
LOC 1 328
  return ()
}
func &LBounds_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg16_R122 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 43
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg0_R114 <* <[] i32>>
  var %Reg7_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg8_R114 <* <[] i32>>
  var %Reg9_R114 <* <[] i32>>
  var %Reg10_R114 <* <[] i32>>
  var %Reg0_R121 <* <[] <* <[] i32>>>>
  var %Reg2_R114 <* <[] i32>>
  var %Reg6_R114 <* <[] i32>>
  var %Reg11_R121 <* <[] <* <[] i32>>>>
  var %Reg12_I i32
  var %Reg1_R121 <* <[] <* <[] i32>>>>
  var %Reg13_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R130 <* <$LBounds_241_3B>>
  var %Reg13_R114 <* <[] i32>>
  var %Reg1_R126 <* <$LBounds_24Test_3B>>
  var %Reg14_I i32
  var %Reg15_I i32
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R131 <* <$LBounds_242_3B>>
  var %Reg3_I i32
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R132 <* <$LBounds_243_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R133 <* <$LBounds_244_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R134 <* <$LBounds_245_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R135 <* <$LBounds_246_3B>>
  var %Reg3_R114 <* <[] i32>>
  var %Reg4_I i32
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R136 <* <$LBounds_247_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R137 <* <$LBounds_248_3B>>
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R138 <* <$LBounds_249_3B>>
  var %L_STR_22 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R139 <* <$LBounds_2410_3B>>
  var %L_STR_23 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R140 <* <$LBounds_2411_3B>>
  var %L_STR_24 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R141 <* <$LBounds_2412_3B>>
  var %L_STR_25 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R142 <* <$LBounds_2413_3B>>
  var %L_STR_26 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R143 <* <$LBounds_2414_3B>>
  var %L_STR_27 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R144 <* <$LBounds_2415_3B>>
  var %L_STR_28 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R145 <* <$LBounds_2416_3B>>
  var %L_STR_29 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R146 <* <$LBounds_2417_3B>>
  var %L_STR_30 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R147 <* <$LBounds_2418_3B>>
  var %L_STR_31 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R148 <* <$LBounds_2419_3B>>
  var %L_STR_32 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R149 <* <$LBounds_2420_3B>>
  var %L_STR_33 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R150 <* <$LBounds_2421_3B>>
  var %L_STR_34 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R151 <* <$LBounds_2422_3B>>
  var %L_STR_35 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R152 <* <$LBounds_2423_3B>>
  var %L_STR_36 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R153 <* <$LBounds_2424_3B>>
  var %L_STR_37 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R154 <* <$LBounds_2425_3B>>
  var %L_STR_38 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R155 <* <$LBounds_2426_3B>>
  var %L_STR_39 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R156 <* <$LBounds_2427_3B>>
  var %L_STR_40 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R157 <* <$LBounds_2428_3B>>
  var %L_STR_41 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R158 <* <$LBounds_2429_3B>>
  var %L_STR_42 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R159 <* <$LBounds_2430_3B>>
  var %Reg13_I i32
  var %L_STR_43 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R160 <* <$LBounds_2431_3B>>
  var %L_STR_44 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R161 <* <$LBounds_2432_3B>>
  var %L_STR_45 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R162 <* <$LBounds_2433_3B>>
  var %L_STR_46 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R163 <* <$LBounds_2434_3B>>
  var %L_STR_47 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R164 <* <$LBounds_2435_3B>>
  var %L_STR_48 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R165 <* <$LBounds_2436_3B>>
  var %L_STR_49 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R166 <* <$LBounds_2437_3B>>
  var %Reg12_R121 <* <[] <* <[] i32>>>>
  var %L_STR_50 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R167 <* <$LBounds_2438_3B>>
  var %Reg2_R121 <* <[] <* <[] i32>>>>
  var %L_STR_51 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R168 <* <$LBounds_2439_3B>>
  var %L_STR_52 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R169 <* <$LBounds_2440_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg0_R127 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R122 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg3_R123 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_53 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_54 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R123 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %start %Reg15_I i32
ALIAS %s %Reg14_I i32
ALIAS %a %Reg13_R114 <* <[] i32>>
ALIAS %k %Reg12_I i32
ALIAS %n %Reg13_I i32
ALIAS %i %Reg13_I i32
ALIAS %args %Reg16_R122 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %none %Reg6_R114 <* <[] i32>>
ALIAS %empty %Reg7_R114 <* <[] i32>>
ALIAS %five %Reg8_R114 <* <[] i32>>
ALIAS %two %Reg9_R114 <* <[] i32>>
ALIAS %eight %Reg10_R114 <* <[] i32>>
ALIAS %all %Reg11_R121 <* <[] <* <[] i32>>>>
ALIAS %rows %Reg12_R121 <* <[] <* <[] i32>>>>
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
LOC 1 331
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
LOC 1 332
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg0_R114 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg7_R114 0 (dread ref %Reg0_R114)
LOC 1 333
  dassign %Reg0_I 0 (constval i32 5)
  dassign %Reg0_R114 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 3)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_I 0 (constval i32 4)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg2_I 0 (constval i32 5)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg8_R114 0 (dread ref %Reg0_R114)
LOC 1 334
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg0_R114 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 8)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 9)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg9_R114 0 (dread ref %Reg0_R114)
LOC 1 335
  dassign %Reg0_I 0 (constval i32 8)
  dassign %Reg0_R114 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 2)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_I 0 (constval i32 7)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_I 0 (constval i32 8)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg2_I 0 (constval i32 2)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg2_I 0 (constval i32 8)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 6)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg2_I 0 (constval i32 8)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R114, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  dassign %Reg10_R114 0 (dread ref %Reg0_R114)
LOC 1 336
  dassign %Reg0_I 0 (constval i32 5)
  dassign %Reg0_R121 0 (gcmallocjarray ref <[] <* <[] i32>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_R114 0 (dread ref %Reg7_R114)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_R114 0 (dread ref %Reg8_R114)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_R114 0 (dread ref %Reg9_R114)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_R114 0 (dread ref %Reg10_R114)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg6_R114 0 (retype ref <* <[] i32>> (dread ref %Reg6_R113))
  dassign %Reg2_R114 0 (dread ref %Reg6_R114)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg11_R121 0 (dread ref %Reg0_R121)
LOC 1 337
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
@label110
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_R121 0 (dread ref %Reg11_R121)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R121))
  brtrue @label113 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 338
  dassign %Reg0_R121 0 (dread ref %Reg11_R121)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I)))
  dassign %Reg13_R113 0 (dread ref %Reg0_R113)
LOC 1 339
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_75007000) { dassign %L_STR_13 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_13)
  intrinsiccallwithtype <$LBounds_241_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R130 0 (gcmalloc ref <$LBounds_241_3B>)
  dassign %Reg13_R114 0 (retype ref <* <[] i32>> (dread ref %Reg13_R113))
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  callassigned &LBounds_241_3B_7C_3Cinit_3E_7C_28AI_29V (dread ref %Reg1_R130, dread ref %Reg2_R114) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R130))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 340
  dassign %Reg0_I 0 (constval i32 -1)
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
@label111
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_I 0 (constval i32 4)
  brtrue @label112 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 341
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg15_I 0 (dread i32 %Reg0_I)
LOC 1 342
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_660072006f006d00) { dassign %L_STR_14 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_14)
  intrinsiccallwithtype <$LBounds_242_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R131 0 (gcmalloc ref <$LBounds_242_3B>)
  dassign %Reg13_R114 0 (retype ref <* <[] i32>> (dread ref %Reg13_R113))
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  dassign %Reg3_I 0 (dread i32 %Reg15_I)
  callassigned &LBounds_242_3B_7C_3Cinit_3E_7C_28AII_29V (dread ref %Reg1_R131, dread ref %Reg2_R114, dread i32 %Reg3_I) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R131))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 343
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c487e6c4064b17ac29d795c3caeec54) { dassign %L_STR_15 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_15)
  intrinsiccallwithtype <$LBounds_243_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R132 0 (gcmalloc ref <$LBounds_243_3B>)
  dassign %Reg13_R114 0 (retype ref <* <[] i32>> (dread ref %Reg13_R113))
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  dassign %Reg3_I 0 (dread i32 %Reg15_I)
  callassigned &LBounds_243_3B_7C_3Cinit_3E_7C_28AII_29V (dread ref %Reg1_R132, dread ref %Reg2_R114, dread i32 %Reg3_I) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R132))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 344
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6c0069006d0069007400) { dassign %L_STR_16 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_16)
  intrinsiccallwithtype <$LBounds_244_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R133 0 (gcmalloc ref <$LBounds_244_3B>)
  dassign %Reg13_R114 0 (retype ref <* <[] i32>> (dread ref %Reg13_R113))
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  dassign %Reg3_I 0 (dread i32 %Reg15_I)
  callassigned &LBounds_244_3B_7C_3Cinit_3E_7C_28AII_29V (dread ref %Reg1_R133, dread ref %Reg2_R114, dread i32 %Reg3_I) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R133))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 345
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_e6283b48499752808884f52765dbb51d) { dassign %L_STR_17 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_17)
  intrinsiccallwithtype <$LBounds_245_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R134 0 (gcmalloc ref <$LBounds_245_3B>)
  dassign %Reg13_R114 0 (retype ref <* <[] i32>> (dread ref %Reg13_R113))
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  dassign %Reg3_I 0 (dread i32 %Reg15_I)
  callassigned &LBounds_245_3B_7C_3Cinit_3E_7C_28AII_29V (dread ref %Reg1_R134, dread ref %Reg2_R114, dread i32 %Reg3_I) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R134))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 346
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6b006e006f0077006e00) { dassign %L_STR_18 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_18)
  intrinsiccallwithtype <$LBounds_246_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R135 0 (gcmalloc ref <$LBounds_246_3B>)
  dassign %Reg13_R114 0 (retype ref <* <[] i32>> (dread ref %Reg13_R113))
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  dassign %Reg3_R114 0 (dread ref %Reg8_R114)
  dassign %Reg4_I 0 (dread i32 %Reg15_I)
  callassigned &LBounds_246_3B_7C_3Cinit_3E_7C_28AIAII_29V (dread ref %Reg1_R135, dread ref %Reg2_R114, dread ref %Reg3_R114, dread i32 %Reg4_I) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R135))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 347
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_74007700690063006500) { dassign %L_STR_19 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_19)
  intrinsiccallwithtype <$LBounds_247_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R136 0 (gcmalloc ref <$LBounds_247_3B>)
  dassign %Reg13_R114 0 (retype ref <* <[] i32>> (dread ref %Reg13_R113))
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  dassign %Reg3_I 0 (dread i32 %Reg15_I)
  callassigned &LBounds_247_3B_7C_3Cinit_3E_7C_28AII_29V (dread ref %Reg1_R136, dread ref %Reg2_R114, dread i32 %Reg3_I) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R136))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 348
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_0c76116f73fde5175bfe21e4a67d5161) { dassign %L_STR_20 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_20)
  intrinsiccallwithtype <$LBounds_248_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R137 0 (gcmalloc ref <$LBounds_248_3B>)
  dassign %Reg13_R114 0 (retype ref <* <[] i32>> (dread ref %Reg13_R113))
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  dassign %Reg3_I 0 (dread i32 %Reg15_I)
  callassigned &LBounds_248_3B_7C_3Cinit_3E_7C_28AII_29V (dread ref %Reg1_R137, dread ref %Reg2_R114, dread i32 %Reg3_I) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R137))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 349
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_630061007500670068007400) { dassign %L_STR_21 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_21)
  intrinsiccallwithtype <$LBounds_249_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R138 0 (gcmalloc ref <$LBounds_249_3B>)
  dassign %Reg13_R114 0 (retype ref <* <[] i32>> (dread ref %Reg13_R113))
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  dassign %Reg3_I 0 (dread i32 %Reg15_I)
  callassigned &LBounds_249_3B_7C_3Cinit_3E_7C_28AII_29V (dread ref %Reg1_R138, dread ref %Reg2_R114, dread i32 %Reg3_I) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R138))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 340
  dassign %Reg14_I 0 (add i32 (dread i32 %Reg14_I, constval i32 1))
  goto @label111
@label112
LOC 1 351
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6d101dc6edfdcfad0bbe4185e3a008ef) { dassign %L_STR_22 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_22)
  intrinsiccallwithtype <$LBounds_2410_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R139 0 (gcmalloc ref <$LBounds_2410_3B>)
  dassign %Reg13_R114 0 (retype ref <* <[] i32>> (dread ref %Reg13_R113))
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  callassigned &LBounds_2410_3B_7C_3Cinit_3E_7C_28AI_29V (dread ref %Reg1_R139, dread ref %Reg2_R114) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R139))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 352
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_02bc9fcf74da1a72cca6a04d9cc995db) { dassign %L_STR_23 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_23)
  intrinsiccallwithtype <$LBounds_2411_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R140 0 (gcmalloc ref <$LBounds_2411_3B>)
  dassign %Reg13_R114 0 (retype ref <* <[] i32>> (dread ref %Reg13_R113))
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  callassigned &LBounds_2411_3B_7C_3Cinit_3E_7C_28AI_29V (dread ref %Reg1_R140, dread ref %Reg2_R114) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R140))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 353
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_74006f006f00460061007200) { dassign %L_STR_24 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_24)
  intrinsiccallwithtype <$LBounds_2412_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R141 0 (gcmalloc ref <$LBounds_2412_3B>)
  dassign %Reg13_R114 0 (retype ref <* <[] i32>> (dread ref %Reg13_R113))
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  callassigned &LBounds_2412_3B_7C_3Cinit_3E_7C_28AI_29V (dread ref %Reg1_R141, dread ref %Reg2_R114) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R141))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 354
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_64006f0077006e00) { dassign %L_STR_25 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_25)
  intrinsiccallwithtype <$LBounds_2413_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R142 0 (gcmalloc ref <$LBounds_2413_3B>)
  dassign %Reg13_R114 0 (retype ref <* <[] i32>> (dread ref %Reg13_R113))
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  callassigned &LBounds_2413_3B_7C_3Cinit_3E_7C_28AI_29V (dread ref %Reg1_R142, dread ref %Reg2_R114) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R142))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 355
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_83b3c668339c0039a8692e6a6092e264) { dassign %L_STR_26 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_26)
  intrinsiccallwithtype <$LBounds_2414_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R143 0 (gcmalloc ref <$LBounds_2414_3B>)
  dassign %Reg13_R114 0 (retype ref <* <[] i32>> (dread ref %Reg13_R113))
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  callassigned &LBounds_2414_3B_7C_3Cinit_3E_7C_28AI_29V (dread ref %Reg1_R143, dread ref %Reg2_R114) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R143))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 356
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_99f20d8b8241ca1eb88dfab707c06f1f) { dassign %L_STR_27 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_27)
  intrinsiccallwithtype <$LBounds_2415_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R144 0 (gcmalloc ref <$LBounds_2415_3B>)
  dassign %Reg13_R114 0 (retype ref <* <[] i32>> (dread ref %Reg13_R113))
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  callassigned &LBounds_2415_3B_7C_3Cinit_3E_7C_28AI_29V (dread ref %Reg1_R144, dread ref %Reg2_R114) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R144))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 357
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6500610063006800) { dassign %L_STR_28 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_28)
  intrinsiccallwithtype <$LBounds_2416_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R145 0 (gcmalloc ref <$LBounds_2416_3B>)
  dassign %Reg13_R114 0 (retype ref <* <[] i32>> (dread ref %Reg13_R113))
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  callassigned &LBounds_2416_3B_7C_3Cinit_3E_7C_28AI_29V (dread ref %Reg1_R145, dread ref %Reg2_R114) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R145))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 358
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_730068006f007200740065007200) { dassign %L_STR_29 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_29)
  intrinsiccallwithtype <$LBounds_2417_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R146 0 (gcmalloc ref <$LBounds_2417_3B>)
  dassign %Reg13_R114 0 (retype ref <* <[] i32>> (dread ref %Reg13_R113))
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  dassign %Reg3_R114 0 (dread ref %Reg8_R114)
  callassigned &LBounds_2417_3B_7C_3Cinit_3E_7C_28AIAI_29V (dread ref %Reg1_R146, dread ref %Reg2_R114, dread ref %Reg3_R114) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R146))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 359
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_62006f0074006800) { dassign %L_STR_30 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_30)
  intrinsiccallwithtype <$LBounds_2418_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R147 0 (gcmalloc ref <$LBounds_2418_3B>)
  dassign %Reg13_R114 0 (retype ref <* <[] i32>> (dread ref %Reg13_R113))
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  dassign %Reg3_R114 0 (dread ref %Reg8_R114)
  callassigned &LBounds_2418_3B_7C_3Cinit_3E_7C_28AIAI_29V (dread ref %Reg1_R147, dread ref %Reg2_R114, dread ref %Reg3_R114) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R147))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 360
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_bcfcd5eb3155e222eb28a4f9c2499612) { dassign %L_STR_31 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_31)
  intrinsiccallwithtype <$LBounds_2419_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R148 0 (gcmalloc ref <$LBounds_2419_3B>)
  dassign %Reg13_R114 0 (retype ref <* <[] i32>> (dread ref %Reg13_R113))
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  callassigned &LBounds_2419_3B_7C_3Cinit_3E_7C_28AI_29V (dread ref %Reg1_R148, dread ref %Reg2_R114) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R148))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 361
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d735849a1b551d0e593fe929dbbc03ae) { dassign %L_STR_32 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_32)
  intrinsiccallwithtype <$LBounds_2420_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R149 0 (gcmalloc ref <$LBounds_2420_3B>)
  dassign %Reg13_R114 0 (retype ref <* <[] i32>> (dread ref %Reg13_R113))
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  dassign %Reg3_R114 0 (dread ref %Reg9_R114)
  callassigned &LBounds_2420_3B_7C_3Cinit_3E_7C_28AIAI_29V (dread ref %Reg1_R149, dread ref %Reg2_R114, dread ref %Reg3_R114) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R149))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 362
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_73006800720069006e006b007300) { dassign %L_STR_33 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_33)
  intrinsiccallwithtype <$LBounds_2421_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R150 0 (gcmalloc ref <$LBounds_2421_3B>)
  dassign %Reg13_R114 0 (retype ref <* <[] i32>> (dread ref %Reg13_R113))
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  callassigned &LBounds_2421_3B_7C_3Cinit_3E_7C_28AI_29V (dread ref %Reg1_R150, dread ref %Reg2_R114) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R150))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 363
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_1010ccfa20977bc39166fb12465a3b80) { dassign %L_STR_34 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_34)
  intrinsiccallwithtype <$LBounds_2422_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R151 0 (gcmalloc ref <$LBounds_2422_3B>)
  dassign %Reg13_R114 0 (retype ref <* <[] i32>> (dread ref %Reg13_R113))
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  dassign %Reg3_R114 0 (dread ref %Reg9_R114)
  callassigned &LBounds_2422_3B_7C_3Cinit_3E_7C_28AIAI_29V (dread ref %Reg1_R151, dread ref %Reg2_R114, dread ref %Reg3_R114) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R151))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 364
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_73006b00690070007300) { dassign %L_STR_35 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_35)
  intrinsiccallwithtype <$LBounds_2423_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R152 0 (gcmalloc ref <$LBounds_2423_3B>)
  dassign %Reg13_R114 0 (retype ref <* <[] i32>> (dread ref %Reg13_R113))
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  callassigned &LBounds_2423_3B_7C_3Cinit_3E_7C_28AI_29V (dread ref %Reg1_R152, dread ref %Reg2_R114) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R152))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 365
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_9a9e669fa4743aa9cbc4071829c5f98f) { dassign %L_STR_36 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_36)
  intrinsiccallwithtype <$LBounds_2424_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R153 0 (gcmalloc ref <$LBounds_2424_3B>)
  dassign %Reg13_R114 0 (retype ref <* <[] i32>> (dread ref %Reg13_R113))
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  callassigned &LBounds_2424_3B_7C_3Cinit_3E_7C_28AI_29V (dread ref %Reg1_R153, dread ref %Reg2_R114) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R153))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 366
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_8572c7037f0541080a0922f833de980e) { dassign %L_STR_37 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_37)
  intrinsiccallwithtype <$LBounds_2425_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R154 0 (gcmalloc ref <$LBounds_2425_3B>)
  dassign %Reg13_R114 0 (retype ref <* <[] i32>> (dread ref %Reg13_R113))
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  callassigned &LBounds_2425_3B_7C_3Cinit_3E_7C_28AI_29V (dread ref %Reg1_R154, dread ref %Reg2_R114) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R154))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 367
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_808c9475ec4478a92caeeb1e5982c9e8) { dassign %L_STR_38 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_38)
  intrinsiccallwithtype <$LBounds_2426_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R155 0 (gcmalloc ref <$LBounds_2426_3B>)
  dassign %Reg13_R114 0 (retype ref <* <[] i32>> (dread ref %Reg13_R113))
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  callassigned &LBounds_2426_3B_7C_3Cinit_3E_7C_28AI_29V (dread ref %Reg1_R155, dread ref %Reg2_R114) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R155))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 368
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6300680061006e00670065007300) { dassign %L_STR_39 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_39)
  intrinsiccallwithtype <$LBounds_2427_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R156 0 (gcmalloc ref <$LBounds_2427_3B>)
  dassign %Reg13_R114 0 (retype ref <* <[] i32>> (dread ref %Reg13_R113))
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  callassigned &LBounds_2427_3B_7C_3Cinit_3E_7C_28AI_29V (dread ref %Reg1_R156, dread ref %Reg2_R114) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R156))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 369
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_a7a8ad2d0ab285c3ec8ac59e7e2c6b01) { dassign %L_STR_40 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_40)
  intrinsiccallwithtype <$LBounds_2428_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R157 0 (gcmalloc ref <$LBounds_2428_3B>)
  dassign %Reg13_R114 0 (retype ref <* <[] i32>> (dread ref %Reg13_R113))
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  callassigned &LBounds_2428_3B_7C_3Cinit_3E_7C_28AI_29V (dread ref %Reg1_R157, dread ref %Reg2_R114) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R157))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 370
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_66006f0072006500760065007200) { dassign %L_STR_41 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_41)
  intrinsiccallwithtype <$LBounds_2429_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R158 0 (gcmalloc ref <$LBounds_2429_3B>)
  dassign %Reg13_R114 0 (retype ref <* <[] i32>> (dread ref %Reg13_R113))
  dassign %Reg2_R114 0 (dread ref %Reg13_R114)
  callassigned &LBounds_2429_3B_7C_3Cinit_3E_7C_28AI_29V (dread ref %Reg1_R158, dread ref %Reg2_R114) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R158))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 371
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_63006f007000690065006400) { dassign %L_STR_42 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_42)
  intrinsiccallwithtype <$LBounds_2430_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R159 0 (gcmalloc ref <$LBounds_2430_3B>)
  dassign %Reg2_R114 0 (dread ref %Reg8_R114)
  dassign %Reg13_R114 0 (retype ref <* <[] i32>> (dread ref %Reg13_R113))
  dassign %Reg3_R114 0 (dread ref %Reg13_R114)
  callassigned &LBounds_2430_3B_7C_3Cinit_3E_7C_28AIAI_29V (dread ref %Reg1_R159, dread ref %Reg2_R114, dread ref %Reg3_R114) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R159))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 337
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
  goto @label110
@label113
LOC 1 373
  dassign %Reg0_I 0 (constval i32 -2)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
@label114
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label115 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 374
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
LOC 1 375
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6d00610064006500) { dassign %L_STR_43 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_43)
  intrinsiccallwithtype <$LBounds_2431_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R160 0 (gcmalloc ref <$LBounds_2431_3B>)
  dassign %Reg2_I 0 (dread i32 %Reg13_I)
  callassigned &LBounds_2431_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg1_R160, dread i32 %Reg2_I) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R160))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 376
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f006e0065004d006f0072006500) { dassign %L_STR_44 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_44)
  intrinsiccallwithtype <$LBounds_2432_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R161 0 (gcmalloc ref <$LBounds_2432_3B>)
  dassign %Reg2_I 0 (dread i32 %Reg13_I)
  callassigned &LBounds_2432_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg1_R161, dread i32 %Reg2_I) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R161))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 377
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_cec9efd5b998386993e8112c9f366b6f) { dassign %L_STR_45 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_45)
  intrinsiccallwithtype <$LBounds_2433_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R162 0 (gcmalloc ref <$LBounds_2433_3B>)
  dassign %Reg2_I 0 (dread i32 %Reg13_I)
  callassigned &LBounds_2433_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg1_R162, dread i32 %Reg2_I) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R162))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 378
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_15c2bd847ea44a419d0b31e570839b28) { dassign %L_STR_46 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_46)
  intrinsiccallwithtype <$LBounds_2434_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R163 0 (gcmalloc ref <$LBounds_2434_3B>)
  dassign %Reg2_I 0 (dread i32 %Reg13_I)
  callassigned &LBounds_2434_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg1_R163, dread i32 %Reg2_I) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R163))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 379
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0065007300740065006400) { dassign %L_STR_47 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_47)
  intrinsiccallwithtype <$LBounds_2435_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R164 0 (gcmalloc ref <$LBounds_2435_3B>)
  dassign %Reg2_I 0 (dread i32 %Reg13_I)
  callassigned &LBounds_2435_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg1_R164, dread i32 %Reg2_I) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R164))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 373
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
  goto @label114
@label115
LOC 1 381
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_c2328038c20a650f7bbbb086b11e99c9) { dassign %L_STR_48 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_48)
  intrinsiccallwithtype <$LBounds_2436_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R165 0 (gcmalloc ref <$LBounds_2436_3B>)
  callassigned &LBounds_2436_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R165) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R165))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 382
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_b0284322bf94fbc6efdb6a20c84e9c1c) { dassign %L_STR_49 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_49)
  intrinsiccallwithtype <$LBounds_2437_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R166 0 (gcmalloc ref <$LBounds_2437_3B>)
  callassigned &LBounds_2437_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R166) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R166))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 383
  dassign %Reg0_I 0 (constval i32 3)
  dassign %Reg0_R121 0 (gcmallocjarray ref <[] <* <[] i32>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_R114 0 (dread ref %Reg8_R114)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_R114 0 (dread ref %Reg9_R114)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_R114 0 (dread ref %Reg10_R114)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R121, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
  dassign %Reg12_R121 0 (dread ref %Reg0_R121)
LOC 1 384
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_72006f0077007300) { dassign %L_STR_50 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_50)
  intrinsiccallwithtype <$LBounds_2438_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R167 0 (gcmalloc ref <$LBounds_2438_3B>)
  dassign %Reg2_R121 0 (dread ref %Reg12_R121)
  callassigned &LBounds_2438_3B_7C_3Cinit_3E_7C_28AAI_29V (dread ref %Reg1_R167, dread ref %Reg2_R121) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R167))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 385
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4aba63eb1689fadd612d5a1a58292c0f) { dassign %L_STR_51 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_51)
  intrinsiccallwithtype <$LBounds_2439_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R168 0 (gcmalloc ref <$LBounds_2439_3B>)
  dassign %Reg2_R121 0 (dread ref %Reg11_R121)
  callassigned &LBounds_2439_3B_7C_3Cinit_3E_7C_28AAI_29V (dread ref %Reg1_R168, dread ref %Reg2_R121) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R168))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 386
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d233ec2272fdd72bfa1276f2ebef3fe5) { dassign %L_STR_52 0 }
  dassign %Reg0_R123 0 (dread ptr %L_STR_52)
  intrinsiccallwithtype <$LBounds_2440_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R169 0 (gcmalloc ref <$LBounds_2440_3B>)
  dassign %Reg2_R121 0 (dread ref %Reg12_R121)
  callassigned &LBounds_2440_3B_7C_3Cinit_3E_7C_28AAI_29V (dread ref %Reg1_R169, dread ref %Reg2_R121) {}
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg1_R169))
  callassigned &LBounds_3B_7Cshow_7C_28Ljava_2Flang_2FString_3BLBounds_24Test_3B_29V (dread ref %Reg0_R123, dread ref %Reg1_R126) {}
LOC 1 387
  dassign %Reg0_R114 0 (dread ref %Reg10_R114)
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7Csort_7C_28AI_29V (dread ref %Reg0_R114) {}
LOC 1 388
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label116
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_R114 0 (dread ref %Reg10_R114)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R114))
  brtrue @label117 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R114 0 (dread ref %Reg10_R114)
  dassign %Reg2_I 0 (dread i32 %Reg13_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R114, dread i32 %Reg2_I)))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R127, dread i32 %Reg1_I) {}
  dassign %Reg13_I 0 (add i32 (dread i32 %Reg13_I, constval i32 1))
  goto @label116
@label117
LOC 1 389
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg1_R122 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg1_I))
  dassign %Reg2_I 0 (constval i32 0)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6100) { dassign %L_STR_53 0 }
  dassign %Reg3_R123 0 (dread ptr %L_STR_53)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg1_R122, dread i32 %Reg2_I), 
    dread ref %Reg3_R123)
  dassign %Reg2_I 0 (constval i32 1)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_62006300) { dassign %L_STR_54 0 }
  dassign %Reg3_R123 0 (dread ptr %L_STR_54)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg1_R122, dread i32 %Reg2_I), 
    dread ref %Reg3_R123)
  dassign %Reg2_I 0 (constval i32 2)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %L_STR_10 0 }
  dassign %Reg3_R123 0 (dread ptr %L_STR_10)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg1_R122, dread i32 %Reg2_I), 
    dread ref %Reg3_R123)
  dassign %Reg2_I 0 (constval i32 3)
  dassign %Reg3_R113 0 (constval ref 0)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg1_R122, dread i32 %Reg2_I), 
    dread ref %Reg3_R113)
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7Cjoined_7C_28ALjava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R122) { dassign %Reg1_R123 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R127, dread ref %Reg1_R123) {}
LOC 1 390
  return ()
}
func &LBounds_241_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_241_3B>>, var %Reg3_R114 <* <[] i32>>) void {
  funcid 44
  var %Reg2_R130 <* <$LBounds_241_3B>>
  var %Reg0_R130 <* <$LBounds_241_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R130 0 (dread ref %_this)
LOC 1 339
  dassign %Reg0_R130 0 (dread ref %Reg2_R130)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_241_3B>> 3 (dread ref %Reg0_R130, dread ref %Reg1_R114)
  dassign %Reg0_R130 0 (dread ref %Reg2_R130)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R130))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_241_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_241_3B>>) i32 {
  funcid 45
  var %Reg1_R130 <* <$LBounds_241_3B>>
  var %Reg0_R130 <* <$LBounds_241_3B>>
  var %Reg0_R114 <* <[] i32>>
  var %Reg0_I i32

  dassign %Reg1_R130 0 (dread ref %_this)
  dassign %Reg0_R130 0 (dread ref %Reg1_R130)
  dassign %Reg0_R114 0 (iread ref <* <$LBounds_241_3B>> 3 (dread ref %Reg0_R130))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7Cup_7C_28AI_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_2410_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2410_3B>>, var %Reg3_R114 <* <[] i32>>) void {
  funcid 46
  var %Reg2_R139 <* <$LBounds_2410_3B>>
  var %Reg0_R139 <* <$LBounds_2410_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R139 0 (dread ref %_this)
LOC 1 351
  dassign %Reg0_R139 0 (dread ref %Reg2_R139)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_2410_3B>> 3 (dread ref %Reg0_R139, dread ref %Reg1_R114)
  dassign %Reg0_R139 0 (dread ref %Reg2_R139)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R139))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_2410_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2410_3B>>) i32 {
  funcid 47
  var %Reg1_R139 <* <$LBounds_2410_3B>>
  var %Reg0_R139 <* <$LBounds_2410_3B>>
  var %Reg0_R114 <* <[] i32>>
  var %Reg0_I i32

  dassign %Reg1_R139 0 (dread ref %_this)
  dassign %Reg0_R139 0 (dread ref %Reg1_R139)
  dassign %Reg0_R114 0 (iread ref <* <$LBounds_2410_3B>> 3 (dread ref %Reg0_R139))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7CfromConstant_7C_28AI_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_2411_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2411_3B>>, var %Reg3_R114 <* <[] i32>>) void {
  funcid 48
  var %Reg2_R140 <* <$LBounds_2411_3B>>
  var %Reg0_R140 <* <$LBounds_2411_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R140 0 (dread ref %_this)
LOC 1 352
  dassign %Reg0_R140 0 (dread ref %Reg2_R140)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_2411_3B>> 3 (dread ref %Reg0_R140, dread ref %Reg1_R114)
  dassign %Reg0_R140 0 (dread ref %Reg2_R140)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R140))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_2411_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2411_3B>>) i32 {
  funcid 49
  var %Reg1_R140 <* <$LBounds_2411_3B>>
  var %Reg0_R140 <* <$LBounds_2411_3B>>
  var %Reg0_R114 <* <[] i32>>
  var %Reg0_I i32

  dassign %Reg1_R140 0 (dread ref %_this)
  dassign %Reg0_R140 0 (dread ref %Reg1_R140)
  dassign %Reg0_R114 0 (iread ref <* <$LBounds_2411_3B>> 3 (dread ref %Reg0_R140))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7CfromBelow_7C_28AI_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_2412_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2412_3B>>, var %Reg3_R114 <* <[] i32>>) void {
  funcid 50
  var %Reg2_R141 <* <$LBounds_2412_3B>>
  var %Reg0_R141 <* <$LBounds_2412_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R141 0 (dread ref %_this)
LOC 1 353
  dassign %Reg0_R141 0 (dread ref %Reg2_R141)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_2412_3B>> 3 (dread ref %Reg0_R141, dread ref %Reg1_R114)
  dassign %Reg0_R141 0 (dread ref %Reg2_R141)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R141))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_2412_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2412_3B>>) i32 {
  funcid 51
  var %Reg1_R141 <* <$LBounds_2412_3B>>
  var %Reg0_R141 <* <$LBounds_2412_3B>>
  var %Reg0_R114 <* <[] i32>>
  var %Reg0_I i32

  dassign %Reg1_R141 0 (dread ref %_this)
  dassign %Reg0_R141 0 (dread ref %Reg1_R141)
  dassign %Reg0_R114 0 (iread ref <* <$LBounds_2412_3B>> 3 (dread ref %Reg0_R141))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7CtooFar_7C_28AI_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_2413_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2413_3B>>, var %Reg3_R114 <* <[] i32>>) void {
  funcid 52
  var %Reg2_R142 <* <$LBounds_2413_3B>>
  var %Reg0_R142 <* <$LBounds_2413_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R142 0 (dread ref %_this)
LOC 1 354
  dassign %Reg0_R142 0 (dread ref %Reg2_R142)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_2413_3B>> 3 (dread ref %Reg0_R142, dread ref %Reg1_R114)
  dassign %Reg0_R142 0 (dread ref %Reg2_R142)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R142))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_2413_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2413_3B>>) i32 {
  funcid 53
  var %Reg1_R142 <* <$LBounds_2413_3B>>
  var %Reg0_R142 <* <$LBounds_2413_3B>>
  var %Reg0_R114 <* <[] i32>>
  var %Reg0_I i32

  dassign %Reg1_R142 0 (dread ref %_this)
  dassign %Reg0_R142 0 (dread ref %Reg1_R142)
  dassign %Reg0_R114 0 (iread ref <* <$LBounds_2413_3B>> 3 (dread ref %Reg0_R142))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7Cdown_7C_28AI_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_2414_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2414_3B>>, var %Reg3_R114 <* <[] i32>>) void {
  funcid 54
  var %Reg2_R143 <* <$LBounds_2414_3B>>
  var %Reg0_R143 <* <$LBounds_2414_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R143 0 (dread ref %_this)
LOC 1 355
  dassign %Reg0_R143 0 (dread ref %Reg2_R143)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_2414_3B>> 3 (dread ref %Reg0_R143, dread ref %Reg1_R114)
  dassign %Reg0_R143 0 (dread ref %Reg2_R143)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R143))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_2414_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2414_3B>>) i32 {
  funcid 55
  var %Reg1_R143 <* <$LBounds_2414_3B>>
  var %Reg0_R143 <* <$LBounds_2414_3B>>
  var %Reg0_R114 <* <[] i32>>
  var %Reg0_I i32

  dassign %Reg1_R143 0 (dread ref %_this)
  dassign %Reg0_R143 0 (dread ref %Reg1_R143)
  dassign %Reg0_R114 0 (iread ref <* <$LBounds_2414_3B>> 3 (dread ref %Reg0_R143))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7CdownTooFar_7C_28AI_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_2415_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2415_3B>>, var %Reg3_R114 <* <[] i32>>) void {
  funcid 56
  var %Reg2_R144 <* <$LBounds_2415_3B>>
  var %Reg0_R144 <* <$LBounds_2415_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R144 0 (dread ref %_this)
LOC 1 356
  dassign %Reg0_R144 0 (dread ref %Reg2_R144)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_2415_3B>> 3 (dread ref %Reg0_R144, dread ref %Reg1_R114)
  dassign %Reg0_R144 0 (dread ref %Reg2_R144)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R144))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_2415_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2415_3B>>) i32 {
  funcid 57
  var %Reg1_R144 <* <$LBounds_2415_3B>>
  var %Reg0_R144 <* <$LBounds_2415_3B>>
  var %Reg0_R114 <* <[] i32>>
  var %Reg0_I i32

  dassign %Reg1_R144 0 (dread ref %_this)
  dassign %Reg0_R144 0 (dread ref %Reg1_R144)
  dassign %Reg0_R114 0 (iread ref <* <$LBounds_2415_3B>> 3 (dread ref %Reg0_R144))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7CdownFromLength_7C_28AI_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_2416_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2416_3B>>, var %Reg3_R114 <* <[] i32>>) void {
  funcid 58
  var %Reg2_R145 <* <$LBounds_2416_3B>>
  var %Reg0_R145 <* <$LBounds_2416_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R145 0 (dread ref %_this)
LOC 1 357
  dassign %Reg0_R145 0 (dread ref %Reg2_R145)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_2416_3B>> 3 (dread ref %Reg0_R145, dread ref %Reg1_R114)
  dassign %Reg0_R145 0 (dread ref %Reg2_R145)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R145))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_2416_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2416_3B>>) i32 {
  funcid 59
  var %Reg1_R145 <* <$LBounds_2416_3B>>
  var %Reg0_R145 <* <$LBounds_2416_3B>>
  var %Reg0_R114 <* <[] i32>>
  var %Reg0_I i32

  dassign %Reg1_R145 0 (dread ref %_this)
  dassign %Reg0_R145 0 (dread ref %Reg1_R145)
  dassign %Reg0_R114 0 (iread ref <* <$LBounds_2416_3B>> 3 (dread ref %Reg0_R145))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7Ceach_7C_28AI_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_2417_3B_7C_3Cinit_3E_7C_28AIAI_29V constructor (var %_this <* <$LBounds_2417_3B>>, var %Reg3_R114 <* <[] i32>>, var %Reg4_R114 <* <[] i32>>) void {
  funcid 60
  var %Reg2_R146 <* <$LBounds_2417_3B>>
  var %Reg0_R146 <* <$LBounds_2417_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R146 0 (dread ref %_this)
LOC 1 358
  dassign %Reg0_R146 0 (dread ref %Reg2_R146)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_2417_3B>> 3 (dread ref %Reg0_R146, dread ref %Reg1_R114)
  dassign %Reg0_R146 0 (dread ref %Reg2_R146)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R114))
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_2417_3B>> 4 (dread ref %Reg0_R146, dread ref %Reg1_R114)
  dassign %Reg0_R146 0 (dread ref %Reg2_R146)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R146))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_2417_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2417_3B>>) i32 {
  funcid 61
  var %Reg2_R146 <* <$LBounds_2417_3B>>
  var %Reg0_R146 <* <$LBounds_2417_3B>>
  var %Reg0_R114 <* <[] i32>>
  var %Reg1_R146 <* <$LBounds_2417_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg0_I i32

  dassign %Reg2_R146 0 (dread ref %_this)
  dassign %Reg0_R146 0 (dread ref %Reg2_R146)
  dassign %Reg0_R114 0 (iread ref <* <$LBounds_2417_3B>> 3 (dread ref %Reg0_R146))
  dassign %Reg1_R146 0 (dread ref %Reg2_R146)
  dassign %Reg1_R114 0 (iread ref <* <$LBounds_2417_3B>> 4 (dread ref %Reg1_R146))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7Cshorter_7C_28AIAI_29I (dread ref %Reg0_R114, dread ref %Reg1_R114) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_2418_3B_7C_3Cinit_3E_7C_28AIAI_29V constructor (var %_this <* <$LBounds_2418_3B>>, var %Reg3_R114 <* <[] i32>>, var %Reg4_R114 <* <[] i32>>) void {
  funcid 62
  var %Reg2_R147 <* <$LBounds_2418_3B>>
  var %Reg0_R147 <* <$LBounds_2418_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R147 0 (dread ref %_this)
LOC 1 359
  dassign %Reg0_R147 0 (dread ref %Reg2_R147)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_2418_3B>> 3 (dread ref %Reg0_R147, dread ref %Reg1_R114)
  dassign %Reg0_R147 0 (dread ref %Reg2_R147)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R114))
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_2418_3B>> 4 (dread ref %Reg0_R147, dread ref %Reg1_R114)
  dassign %Reg0_R147 0 (dread ref %Reg2_R147)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R147))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_2418_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2418_3B>>) i32 {
  funcid 63
  var %Reg2_R147 <* <$LBounds_2418_3B>>
  var %Reg0_R147 <* <$LBounds_2418_3B>>
  var %Reg0_R114 <* <[] i32>>
  var %Reg1_R147 <* <$LBounds_2418_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg0_I i32

  dassign %Reg2_R147 0 (dread ref %_this)
  dassign %Reg0_R147 0 (dread ref %Reg2_R147)
  dassign %Reg0_R114 0 (iread ref <* <$LBounds_2418_3B>> 3 (dread ref %Reg0_R147))
  dassign %Reg1_R147 0 (dread ref %Reg2_R147)
  dassign %Reg1_R114 0 (iread ref <* <$LBounds_2418_3B>> 4 (dread ref %Reg1_R147))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7Cboth_7C_28AIAI_29I (dread ref %Reg0_R114, dread ref %Reg1_R114) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_2419_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2419_3B>>, var %Reg3_R114 <* <[] i32>>) void {
  funcid 64
  var %Reg2_R148 <* <$LBounds_2419_3B>>
  var %Reg0_R148 <* <$LBounds_2419_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R148 0 (dread ref %_this)
LOC 1 360
  dassign %Reg0_R148 0 (dread ref %Reg2_R148)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_2419_3B>> 3 (dread ref %Reg0_R148, dread ref %Reg1_R114)
  dassign %Reg0_R148 0 (dread ref %Reg2_R148)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R148))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_2419_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2419_3B>>) i32 {
  funcid 65
  var %Reg1_R148 <* <$LBounds_2419_3B>>
  var %Reg0_R148 <* <$LBounds_2419_3B>>
  var %Reg0_R114 <* <[] i32>>
  var %Reg0_I i32

  dassign %Reg1_R148 0 (dread ref %_this)
  dassign %Reg0_R148 0 (dread ref %Reg1_R148)
  dassign %Reg0_R114 0 (iread ref <* <$LBounds_2419_3B>> 3 (dread ref %Reg0_R148))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7ClengthFirst_7C_28AI_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_242_3B_7C_3Cinit_3E_7C_28AII_29V constructor (var %_this <* <$LBounds_242_3B>>, var %Reg3_R114 <* <[] i32>>, var %Reg4_I i32) void {
  funcid 66
  var %Reg2_R131 <* <$LBounds_242_3B>>
  var %Reg0_R131 <* <$LBounds_242_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R131 0 (dread ref %_this)
LOC 1 342
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_242_3B>> 3 (dread ref %Reg0_R131, dread ref %Reg1_R114)
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  iassign <* <$LBounds_242_3B>> 4 (dread ref %Reg0_R131, dread i32 %Reg1_I)
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R131))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_242_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_242_3B>>) i32 {
  funcid 67
  var %Reg2_R131 <* <$LBounds_242_3B>>
  var %Reg0_R131 <* <$LBounds_242_3B>>
  var %Reg0_R114 <* <[] i32>>
  var %Reg1_R131 <* <$LBounds_242_3B>>
  var %Reg1_I i32
  var %Reg0_I i32

  dassign %Reg2_R131 0 (dread ref %_this)
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  dassign %Reg0_R114 0 (iread ref <* <$LBounds_242_3B>> 3 (dread ref %Reg0_R131))
  dassign %Reg1_R131 0 (dread ref %Reg2_R131)
  dassign %Reg1_I 0 (iread i32 <* <$LBounds_242_3B>> 4 (dread ref %Reg1_R131))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7Cfrom_7C_28AII_29I (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_2420_3B_7C_3Cinit_3E_7C_28AIAI_29V constructor (var %_this <* <$LBounds_2420_3B>>, var %Reg3_R114 <* <[] i32>>, var %Reg4_R114 <* <[] i32>>) void {
  funcid 68
  var %Reg2_R149 <* <$LBounds_2420_3B>>
  var %Reg0_R149 <* <$LBounds_2420_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R149 0 (dread ref %_this)
LOC 1 361
  dassign %Reg0_R149 0 (dread ref %Reg2_R149)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_2420_3B>> 3 (dread ref %Reg0_R149, dread ref %Reg1_R114)
  dassign %Reg0_R149 0 (dread ref %Reg2_R149)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R114))
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_2420_3B>> 4 (dread ref %Reg0_R149, dread ref %Reg1_R114)
  dassign %Reg0_R149 0 (dread ref %Reg2_R149)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R149))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_2420_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2420_3B>>) i32 {
  funcid 69
  var %Reg2_R149 <* <$LBounds_2420_3B>>
  var %Reg0_R149 <* <$LBounds_2420_3B>>
  var %Reg0_R114 <* <[] i32>>
  var %Reg1_R149 <* <$LBounds_2420_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg0_I i32

  dassign %Reg2_R149 0 (dread ref %_this)
  dassign %Reg0_R149 0 (dread ref %Reg2_R149)
  dassign %Reg0_R114 0 (iread ref <* <$LBounds_2420_3B>> 3 (dread ref %Reg0_R149))
  dassign %Reg1_R149 0 (dread ref %Reg2_R149)
  dassign %Reg1_R114 0 (iread ref <* <$LBounds_2420_3B>> 4 (dread ref %Reg1_R149))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7ClengthOfOther_7C_28AIAI_29I (dread ref %Reg0_R114, dread ref %Reg1_R114) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_2421_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2421_3B>>, var %Reg3_R114 <* <[] i32>>) void {
  funcid 70
  var %Reg2_R150 <* <$LBounds_2421_3B>>
  var %Reg0_R150 <* <$LBounds_2421_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R150 0 (dread ref %_this)
LOC 1 362
  dassign %Reg0_R150 0 (dread ref %Reg2_R150)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_2421_3B>> 3 (dread ref %Reg0_R150, dread ref %Reg1_R114)
  dassign %Reg0_R150 0 (dread ref %Reg2_R150)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R150))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_2421_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2421_3B>>) i32 {
  funcid 71
  var %Reg1_R150 <* <$LBounds_2421_3B>>
  var %Reg0_R150 <* <$LBounds_2421_3B>>
  var %Reg0_R114 <* <[] i32>>
  var %Reg0_I i32

  dassign %Reg1_R150 0 (dread ref %_this)
  dassign %Reg0_R150 0 (dread ref %Reg1_R150)
  dassign %Reg0_R114 0 (iread ref <* <$LBounds_2421_3B>> 3 (dread ref %Reg0_R150))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7Cshrinks_7C_28AI_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_2422_3B_7C_3Cinit_3E_7C_28AIAI_29V constructor (var %_this <* <$LBounds_2422_3B>>, var %Reg3_R114 <* <[] i32>>, var %Reg4_R114 <* <[] i32>>) void {
  funcid 72
  var %Reg2_R151 <* <$LBounds_2422_3B>>
  var %Reg0_R151 <* <$LBounds_2422_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R151 0 (dread ref %_this)
LOC 1 363
  dassign %Reg0_R151 0 (dread ref %Reg2_R151)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_2422_3B>> 3 (dread ref %Reg0_R151, dread ref %Reg1_R114)
  dassign %Reg0_R151 0 (dread ref %Reg2_R151)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R114))
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_2422_3B>> 4 (dread ref %Reg0_R151, dread ref %Reg1_R114)
  dassign %Reg0_R151 0 (dread ref %Reg2_R151)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R151))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_2422_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2422_3B>>) i32 {
  funcid 73
  var %Reg2_R151 <* <$LBounds_2422_3B>>
  var %Reg0_R151 <* <$LBounds_2422_3B>>
  var %Reg0_R114 <* <[] i32>>
  var %Reg1_R151 <* <$LBounds_2422_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg0_I i32

  dassign %Reg2_R151 0 (dread ref %_this)
  dassign %Reg0_R151 0 (dread ref %Reg2_R151)
  dassign %Reg0_R114 0 (iread ref <* <$LBounds_2422_3B>> 3 (dread ref %Reg0_R151))
  dassign %Reg1_R151 0 (dread ref %Reg2_R151)
  dassign %Reg1_R114 0 (iread ref <* <$LBounds_2422_3B>> 4 (dread ref %Reg1_R151))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7CshrinksBehind_7C_28AIAI_29I (dread ref %Reg0_R114, dread ref %Reg1_R114) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_2423_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2423_3B>>, var %Reg3_R114 <* <[] i32>>) void {
  funcid 74
  var %Reg2_R152 <* <$LBounds_2423_3B>>
  var %Reg0_R152 <* <$LBounds_2423_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R152 0 (dread ref %_this)
LOC 1 364
  dassign %Reg0_R152 0 (dread ref %Reg2_R152)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_2423_3B>> 3 (dread ref %Reg0_R152, dread ref %Reg1_R114)
  dassign %Reg0_R152 0 (dread ref %Reg2_R152)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R152))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_2423_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2423_3B>>) i32 {
  funcid 75
  var %Reg2_R152 <* <$LBounds_2423_3B>>
  var %Reg0_R152 <* <$LBounds_2423_3B>>
  var %Reg0_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg0_I i32

  dassign %Reg2_R152 0 (dread ref %_this)
  dassign %Reg0_R152 0 (dread ref %Reg2_R152)
  dassign %Reg0_R114 0 (iread ref <* <$LBounds_2423_3B>> 3 (dread ref %Reg0_R152))
  dassign %Reg1_I 0 (constval i32 3)
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7Cskips_7C_28AII_29I (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_2424_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2424_3B>>, var %Reg3_R114 <* <[] i32>>) void {
  funcid 76
  var %Reg2_R153 <* <$LBounds_2424_3B>>
  var %Reg0_R153 <* <$LBounds_2424_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R153 0 (dread ref %_this)
LOC 1 365
  dassign %Reg0_R153 0 (dread ref %Reg2_R153)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_2424_3B>> 3 (dread ref %Reg0_R153, dread ref %Reg1_R114)
  dassign %Reg0_R153 0 (dread ref %Reg2_R153)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R153))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_2424_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2424_3B>>) i32 {
  funcid 77
  var %Reg2_R153 <* <$LBounds_2424_3B>>
  var %Reg0_R153 <* <$LBounds_2424_3B>>
  var %Reg0_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg0_I i32

  dassign %Reg2_R153 0 (dread ref %_this)
  dassign %Reg0_R153 0 (dread ref %Reg2_R153)
  dassign %Reg0_R114 0 (iread ref <* <$LBounds_2424_3B>> 3 (dread ref %Reg0_R153))
  dassign %Reg1_I 0 (constval i32 0x7fffffff)
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7Cskips_7C_28AII_29I (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_2425_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2425_3B>>, var %Reg3_R114 <* <[] i32>>) void {
  funcid 78
  var %Reg2_R154 <* <$LBounds_2425_3B>>
  var %Reg0_R154 <* <$LBounds_2425_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R154 0 (dread ref %_this)
LOC 1 366
  dassign %Reg0_R154 0 (dread ref %Reg2_R154)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_2425_3B>> 3 (dread ref %Reg0_R154, dread ref %Reg1_R114)
  dassign %Reg0_R154 0 (dread ref %Reg2_R154)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R154))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_2425_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2425_3B>>) i32 {
  funcid 79
  var %Reg1_R154 <* <$LBounds_2425_3B>>
  var %Reg0_R154 <* <$LBounds_2425_3B>>
  var %Reg0_R114 <* <[] i32>>
  var %Reg0_I i32

  dassign %Reg1_R154 0 (dread ref %_this)
  dassign %Reg0_R154 0 (dread ref %Reg1_R154)
  dassign %Reg0_R114 0 (iread ref <* <$LBounds_2425_3B>> 3 (dread ref %Reg0_R154))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7CstepsInside_7C_28AI_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_2426_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2426_3B>>, var %Reg3_R114 <* <[] i32>>) void {
  funcid 80
  var %Reg2_R155 <* <$LBounds_2426_3B>>
  var %Reg0_R155 <* <$LBounds_2426_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R155 0 (dread ref %_this)
LOC 1 367
  dassign %Reg0_R155 0 (dread ref %Reg2_R155)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_2426_3B>> 3 (dread ref %Reg0_R155, dread ref %Reg1_R114)
  dassign %Reg0_R155 0 (dread ref %Reg2_R155)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R155))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_2426_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2426_3B>>) i32 {
  funcid 81
  var %Reg1_R155 <* <$LBounds_2426_3B>>
  var %Reg0_R155 <* <$LBounds_2426_3B>>
  var %Reg0_R114 <* <[] i32>>
  var %Reg0_I i32

  dassign %Reg1_R155 0 (dread ref %_this)
  dassign %Reg0_R155 0 (dread ref %Reg1_R155)
  dassign %Reg0_R114 0 (iread ref <* <$LBounds_2426_3B>> 3 (dread ref %Reg0_R155))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7CstepsSometimes_7C_28AI_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_2427_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2427_3B>>, var %Reg3_R114 <* <[] i32>>) void {
  funcid 82
  var %Reg2_R156 <* <$LBounds_2427_3B>>
  var %Reg0_R156 <* <$LBounds_2427_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R156 0 (dread ref %_this)
LOC 1 368
  dassign %Reg0_R156 0 (dread ref %Reg2_R156)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_2427_3B>> 3 (dread ref %Reg0_R156, dread ref %Reg1_R114)
  dassign %Reg0_R156 0 (dread ref %Reg2_R156)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R156))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_2427_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2427_3B>>) i32 {
  funcid 83
  var %Reg1_R156 <* <$LBounds_2427_3B>>
  var %Reg0_R156 <* <$LBounds_2427_3B>>
  var %Reg0_R114 <* <[] i32>>
  var %Reg0_I i32

  dassign %Reg1_R156 0 (dread ref %_this)
  dassign %Reg0_R156 0 (dread ref %Reg1_R156)
  dassign %Reg0_R114 0 (iread ref <* <$LBounds_2427_3B>> 3 (dread ref %Reg0_R156))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7Cchanges_7C_28AI_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_2428_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2428_3B>>, var %Reg3_R114 <* <[] i32>>) void {
  funcid 84
  var %Reg2_R157 <* <$LBounds_2428_3B>>
  var %Reg0_R157 <* <$LBounds_2428_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R157 0 (dread ref %_this)
LOC 1 369
  dassign %Reg0_R157 0 (dread ref %Reg2_R157)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_2428_3B>> 3 (dread ref %Reg0_R157, dread ref %Reg1_R114)
  dassign %Reg0_R157 0 (dread ref %Reg2_R157)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R157))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_2428_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2428_3B>>) i32 {
  funcid 85
  var %Reg2_R157 <* <$LBounds_2428_3B>>
  var %Reg0_R157 <* <$LBounds_2428_3B>>
  var %Reg0_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg0_I i32

  dassign %Reg2_R157 0 (dread ref %_this)
  dassign %Reg0_R157 0 (dread ref %Reg2_R157)
  dassign %Reg0_R114 0 (iread ref <* <$LBounds_2428_3B>> 3 (dread ref %Reg0_R157))
  dassign %Reg1_I 0 (constval i32 0x7ffffffc)
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7Coverflows_7C_28AII_29I (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_2429_3B_7C_3Cinit_3E_7C_28AI_29V constructor (var %_this <* <$LBounds_2429_3B>>, var %Reg3_R114 <* <[] i32>>) void {
  funcid 86
  var %Reg2_R158 <* <$LBounds_2429_3B>>
  var %Reg0_R158 <* <$LBounds_2429_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R158 0 (dread ref %_this)
LOC 1 370
  dassign %Reg0_R158 0 (dread ref %Reg2_R158)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_2429_3B>> 3 (dread ref %Reg0_R158, dread ref %Reg1_R114)
  dassign %Reg0_R158 0 (dread ref %Reg2_R158)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R158))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_2429_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2429_3B>>) i32 {
  funcid 87
  var %Reg1_R158 <* <$LBounds_2429_3B>>
  var %Reg0_R158 <* <$LBounds_2429_3B>>
  var %Reg0_R114 <* <[] i32>>
  var %Reg0_I i32

  dassign %Reg1_R158 0 (dread ref %_this)
  dassign %Reg0_R158 0 (dread ref %Reg1_R158)
  dassign %Reg0_R114 0 (iread ref <* <$LBounds_2429_3B>> 3 (dread ref %Reg0_R158))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7Cforever_7C_28AI_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_243_3B_7C_3Cinit_3E_7C_28AII_29V constructor (var %_this <* <$LBounds_243_3B>>, var %Reg3_R114 <* <[] i32>>, var %Reg4_I i32) void {
  funcid 88
  var %Reg2_R132 <* <$LBounds_243_3B>>
  var %Reg0_R132 <* <$LBounds_243_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R132 0 (dread ref %_this)
LOC 1 343
  dassign %Reg0_R132 0 (dread ref %Reg2_R132)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_243_3B>> 3 (dread ref %Reg0_R132, dread ref %Reg1_R114)
  dassign %Reg0_R132 0 (dread ref %Reg2_R132)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  iassign <* <$LBounds_243_3B>> 4 (dread ref %Reg0_R132, dread i32 %Reg1_I)
  dassign %Reg0_R132 0 (dread ref %Reg2_R132)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R132))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_243_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_243_3B>>) i32 {
  funcid 89
  var %Reg3_R132 <* <$LBounds_243_3B>>
  var %Reg0_R132 <* <$LBounds_243_3B>>
  var %Reg0_R114 <* <[] i32>>
  var %Reg1_R132 <* <$LBounds_243_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_I i32

  dassign %Reg3_R132 0 (dread ref %_this)
  dassign %Reg0_R132 0 (dread ref %Reg3_R132)
  dassign %Reg0_R114 0 (iread ref <* <$LBounds_243_3B>> 3 (dread ref %Reg0_R132))
  dassign %Reg1_R132 0 (dread ref %Reg3_R132)
  dassign %Reg1_I 0 (iread i32 <* <$LBounds_243_3B>> 4 (dread ref %Reg1_R132))
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7CdownFrom_7C_28AII_29I (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_2430_3B_7C_3Cinit_3E_7C_28AIAI_29V constructor (var %_this <* <$LBounds_2430_3B>>, var %Reg3_R114 <* <[] i32>>, var %Reg4_R114 <* <[] i32>>) void {
  funcid 90
  var %Reg2_R159 <* <$LBounds_2430_3B>>
  var %Reg0_R159 <* <$LBounds_2430_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R159 0 (dread ref %_this)
LOC 1 371
  dassign %Reg0_R159 0 (dread ref %Reg2_R159)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_2430_3B>> 3 (dread ref %Reg0_R159, dread ref %Reg1_R114)
  dassign %Reg0_R159 0 (dread ref %Reg2_R159)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R114))
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_2430_3B>> 4 (dread ref %Reg0_R159, dread ref %Reg1_R114)
  dassign %Reg0_R159 0 (dread ref %Reg2_R159)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R159))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_2430_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2430_3B>>) i32 {
  funcid 91
  var %Reg2_R159 <* <$LBounds_2430_3B>>
  var %Reg0_R159 <* <$LBounds_2430_3B>>
  var %Reg0_R114 <* <[] i32>>
  var %Reg1_R159 <* <$LBounds_2430_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg0_I i32

  dassign %Reg2_R159 0 (dread ref %_this)
  dassign %Reg0_R159 0 (dread ref %Reg2_R159)
  dassign %Reg0_R114 0 (iread ref <* <$LBounds_2430_3B>> 3 (dread ref %Reg0_R159))
  dassign %Reg1_R159 0 (dread ref %Reg2_R159)
  dassign %Reg1_R114 0 (iread ref <* <$LBounds_2430_3B>> 4 (dread ref %Reg1_R159))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7Ccopied_7C_28AIAI_29I (dread ref %Reg0_R114, dread ref %Reg1_R114) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_2431_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LBounds_2431_3B>>, var %Reg3_I i32) void {
  funcid 92
  var %Reg2_R160 <* <$LBounds_2431_3B>>
  var %Reg0_R160 <* <$LBounds_2431_3B>>
  var %Reg1_I i32
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R160 0 (dread ref %_this)
LOC 1 375
  dassign %Reg0_R160 0 (dread ref %Reg2_R160)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LBounds_2431_3B>> 3 (dread ref %Reg0_R160, dread i32 %Reg1_I)
  dassign %Reg0_R160 0 (dread ref %Reg2_R160)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R160))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_2431_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2431_3B>>) i32 {
  funcid 93
  var %Reg1_R160 <* <$LBounds_2431_3B>>
  var %Reg0_R160 <* <$LBounds_2431_3B>>
  var %Reg0_I i32

  dassign %Reg1_R160 0 (dread ref %_this)
  dassign %Reg0_R160 0 (dread ref %Reg1_R160)
  dassign %Reg0_I 0 (iread i32 <* <$LBounds_2431_3B>> 3 (dread ref %Reg0_R160))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7Cmade_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_2432_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LBounds_2432_3B>>, var %Reg3_I i32) void {
  funcid 94
  var %Reg2_R161 <* <$LBounds_2432_3B>>
  var %Reg0_R161 <* <$LBounds_2432_3B>>
  var %Reg1_I i32
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R161 0 (dread ref %_this)
LOC 1 376
  dassign %Reg0_R161 0 (dread ref %Reg2_R161)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LBounds_2432_3B>> 3 (dread ref %Reg0_R161, dread i32 %Reg1_I)
  dassign %Reg0_R161 0 (dread ref %Reg2_R161)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R161))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_2432_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2432_3B>>) i32 {
  funcid 95
  var %Reg2_R161 <* <$LBounds_2432_3B>>
  var %Reg0_R161 <* <$LBounds_2432_3B>>
  var %Reg0_I i32
  var %Reg1_R161 <* <$LBounds_2432_3B>>
  var %Reg1_I i32

  dassign %Reg2_R161 0 (dread ref %_this)
  dassign %Reg0_R161 0 (dread ref %Reg2_R161)
  dassign %Reg0_I 0 (iread i32 <* <$LBounds_2432_3B>> 3 (dread ref %Reg0_R161))
  dassign %Reg1_R161 0 (dread ref %Reg2_R161)
  dassign %Reg1_I 0 (iread i32 <* <$LBounds_2432_3B>> 3 (dread ref %Reg1_R161))
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7ConeMore_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_2433_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LBounds_2433_3B>>, var %Reg3_I i32) void {
  funcid 96
  var %Reg2_R162 <* <$LBounds_2433_3B>>
  var %Reg0_R162 <* <$LBounds_2433_3B>>
  var %Reg1_I i32
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R162 0 (dread ref %_this)
LOC 1 377
  dassign %Reg0_R162 0 (dread ref %Reg2_R162)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LBounds_2433_3B>> 3 (dread ref %Reg0_R162, dread i32 %Reg1_I)
  dassign %Reg0_R162 0 (dread ref %Reg2_R162)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R162))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_2433_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2433_3B>>) i32 {
  funcid 97
  var %Reg1_R162 <* <$LBounds_2433_3B>>
  var %Reg0_R162 <* <$LBounds_2433_3B>>
  var %Reg0_I i32

  dassign %Reg1_R162 0 (dread ref %_this)
  dassign %Reg0_R162 0 (dread ref %Reg1_R162)
  dassign %Reg0_I 0 (iread i32 <* <$LBounds_2433_3B>> 3 (dread ref %Reg0_R162))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7ConeMoreTooFar_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_2434_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LBounds_2434_3B>>, var %Reg3_I i32) void {
  funcid 98
  var %Reg2_R163 <* <$LBounds_2434_3B>>
  var %Reg0_R163 <* <$LBounds_2434_3B>>
  var %Reg1_I i32
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R163 0 (dread ref %_this)
LOC 1 378
  dassign %Reg0_R163 0 (dread ref %Reg2_R163)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LBounds_2434_3B>> 3 (dread ref %Reg0_R163, dread i32 %Reg1_I)
  dassign %Reg0_R163 0 (dread ref %Reg2_R163)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R163))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_2434_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2434_3B>>) i32 {
  funcid 99
  var %Reg1_R163 <* <$LBounds_2434_3B>>
  var %Reg0_R163 <* <$LBounds_2434_3B>>
  var %Reg0_I i32

  dassign %Reg1_R163 0 (dread ref %_this)
  dassign %Reg0_R163 0 (dread ref %Reg1_R163)
  dassign %Reg0_I 0 (iread i32 <* <$LBounds_2434_3B>> 3 (dread ref %Reg0_R163))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7CchangedLimit_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_2435_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LBounds_2435_3B>>, var %Reg3_I i32) void {
  funcid 100
  var %Reg2_R164 <* <$LBounds_2435_3B>>
  var %Reg0_R164 <* <$LBounds_2435_3B>>
  var %Reg1_I i32
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R164 0 (dread ref %_this)
LOC 1 379
  dassign %Reg0_R164 0 (dread ref %Reg2_R164)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LBounds_2435_3B>> 3 (dread ref %Reg0_R164, dread i32 %Reg1_I)
  dassign %Reg0_R164 0 (dread ref %Reg2_R164)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R164))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_2435_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2435_3B>>) i32 {
  funcid 101
  var %Reg2_R164 <* <$LBounds_2435_3B>>
  var %Reg0_R164 <* <$LBounds_2435_3B>>
  var %Reg0_I i32
  var %Reg0_J i64

  dassign %Reg2_R164 0 (dread ref %_this)
  dassign %Reg0_R164 0 (dread ref %Reg2_R164)
  dassign %Reg0_I 0 (iread i32 <* <$LBounds_2435_3B>> 3 (dread ref %Reg0_R164))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7Cnested_7C_28I_29J (dread i32 %Reg0_I) { dassign %Reg0_J 0 }
  dassign %Reg0_I 0 (cvt i32 i64 (dread i64 %Reg0_J))
  return (dread i32 %Reg0_I)
}
func &LBounds_2436_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LBounds_2436_3B>>) void {
  funcid 102
  var %Reg1_R165 <* <$LBounds_2436_3B>>
  var %Reg0_R165 <* <$LBounds_2436_3B>>
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg1_R165 0 (dread ref %_this)
LOC 1 381
  dassign %Reg0_R165 0 (dread ref %Reg1_R165)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R165))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_2436_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2436_3B>>) i32 {
  funcid 103
  var %Reg1_R165 <* <$LBounds_2436_3B>>
  var %Reg0_I i32

  dassign %Reg1_R165 0 (dread ref %_this)
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7CconstantLength_7C_28_29I () { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_2437_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LBounds_2437_3B>>) void {
  funcid 104
  var %Reg1_R166 <* <$LBounds_2437_3B>>
  var %Reg0_R166 <* <$LBounds_2437_3B>>
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg1_R166 0 (dread ref %_this)
LOC 1 382
  dassign %Reg0_R166 0 (dread ref %Reg1_R166)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R166))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_2437_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2437_3B>>) i32 {
  funcid 105
  var %Reg1_R166 <* <$LBounds_2437_3B>>
  var %Reg0_I i32

  dassign %Reg1_R166 0 (dread ref %_this)
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7CconstantTooFar_7C_28_29I () { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_2438_3B_7C_3Cinit_3E_7C_28AAI_29V constructor (var %_this <* <$LBounds_2438_3B>>, var %Reg3_R121 <* <[] <* <[] i32>>>>) void {
  funcid 106
  var %Reg2_R167 <* <$LBounds_2438_3B>>
  var %Reg0_R167 <* <$LBounds_2438_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R121 <* <[] <* <[] i32>>>>
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R167 0 (dread ref %_this)
LOC 1 384
  dassign %Reg0_R167 0 (dread ref %Reg2_R167)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R121))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R121 0 (retype ref <* <[] <* <[] i32>>>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_2438_3B>> 3 (dread ref %Reg0_R167, dread ref %Reg1_R121)
  dassign %Reg0_R167 0 (dread ref %Reg2_R167)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R167))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_2438_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2438_3B>>) i32 {
  funcid 107
  var %Reg1_R167 <* <$LBounds_2438_3B>>
  var %Reg0_R167 <* <$LBounds_2438_3B>>
  var %Reg0_R121 <* <[] <* <[] i32>>>>
  var %Reg0_I i32

  dassign %Reg1_R167 0 (dread ref %_this)
  dassign %Reg0_R167 0 (dread ref %Reg1_R167)
  dassign %Reg0_R121 0 (iread ref <* <$LBounds_2438_3B>> 3 (dread ref %Reg0_R167))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7Crows_7C_28AAI_29I (dread ref %Reg0_R121) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_2439_3B_7C_3Cinit_3E_7C_28AAI_29V constructor (var %_this <* <$LBounds_2439_3B>>, var %Reg3_R121 <* <[] <* <[] i32>>>>) void {
  funcid 108
  var %Reg2_R168 <* <$LBounds_2439_3B>>
  var %Reg0_R168 <* <$LBounds_2439_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R121 <* <[] <* <[] i32>>>>
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R168 0 (dread ref %_this)
LOC 1 385
  dassign %Reg0_R168 0 (dread ref %Reg2_R168)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R121))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R121 0 (retype ref <* <[] <* <[] i32>>>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_2439_3B>> 3 (dread ref %Reg0_R168, dread ref %Reg1_R121)
  dassign %Reg0_R168 0 (dread ref %Reg2_R168)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R168))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_2439_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2439_3B>>) i32 {
  funcid 109
  var %Reg1_R168 <* <$LBounds_2439_3B>>
  var %Reg0_R168 <* <$LBounds_2439_3B>>
  var %Reg0_R121 <* <[] <* <[] i32>>>>
  var %Reg0_I i32

  dassign %Reg1_R168 0 (dread ref %_this)
  dassign %Reg0_R168 0 (dread ref %Reg1_R168)
  dassign %Reg0_R121 0 (iread ref <* <$LBounds_2439_3B>> 3 (dread ref %Reg0_R168))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7Crows_7C_28AAI_29I (dread ref %Reg0_R121) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_244_3B_7C_3Cinit_3E_7C_28AII_29V constructor (var %_this <* <$LBounds_244_3B>>, var %Reg3_R114 <* <[] i32>>, var %Reg4_I i32) void {
  funcid 110
  var %Reg2_R133 <* <$LBounds_244_3B>>
  var %Reg0_R133 <* <$LBounds_244_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R133 0 (dread ref %_this)
LOC 1 344
  dassign %Reg0_R133 0 (dread ref %Reg2_R133)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_244_3B>> 3 (dread ref %Reg0_R133, dread ref %Reg1_R114)
  dassign %Reg0_R133 0 (dread ref %Reg2_R133)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  iassign <* <$LBounds_244_3B>> 4 (dread ref %Reg0_R133, dread i32 %Reg1_I)
  dassign %Reg0_R133 0 (dread ref %Reg2_R133)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R133))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_244_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_244_3B>>) i32 {
  funcid 111
  var %Reg3_R133 <* <$LBounds_244_3B>>
  var %Reg0_R133 <* <$LBounds_244_3B>>
  var %Reg0_R114 <* <[] i32>>
  var %Reg1_R133 <* <$LBounds_244_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_I i32

  dassign %Reg3_R133 0 (dread ref %_this)
  dassign %Reg0_R133 0 (dread ref %Reg3_R133)
  dassign %Reg0_R114 0 (iread ref <* <$LBounds_244_3B>> 3 (dread ref %Reg0_R133))
  dassign %Reg1_R133 0 (dread ref %Reg3_R133)
  dassign %Reg1_I 0 (iread i32 <* <$LBounds_244_3B>> 4 (dread ref %Reg1_R133))
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7Climit_7C_28AII_29I (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_2440_3B_7C_3Cinit_3E_7C_28AAI_29V constructor (var %_this <* <$LBounds_2440_3B>>, var %Reg3_R121 <* <[] <* <[] i32>>>>) void {
  funcid 112
  var %Reg2_R169 <* <$LBounds_2440_3B>>
  var %Reg0_R169 <* <$LBounds_2440_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R121 <* <[] <* <[] i32>>>>
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R169 0 (dread ref %_this)
LOC 1 386
  dassign %Reg0_R169 0 (dread ref %Reg2_R169)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R121))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R121 0 (retype ref <* <[] <* <[] i32>>>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_2440_3B>> 3 (dread ref %Reg0_R169, dread ref %Reg1_R121)
  dassign %Reg0_R169 0 (dread ref %Reg2_R169)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R169))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_2440_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_2440_3B>>) i32 {
  funcid 113
  var %Reg1_R169 <* <$LBounds_2440_3B>>
  var %Reg0_R169 <* <$LBounds_2440_3B>>
  var %Reg0_R121 <* <[] <* <[] i32>>>>
  var %Reg0_I i32

  dassign %Reg1_R169 0 (dread ref %_this)
  dassign %Reg0_R169 0 (dread ref %Reg1_R169)
  dassign %Reg0_R121 0 (iread ref <* <$LBounds_2440_3B>> 3 (dread ref %Reg0_R169))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7CwrongRow_7C_28AAI_29I (dread ref %Reg0_R121) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_245_3B_7C_3Cinit_3E_7C_28AII_29V constructor (var %_this <* <$LBounds_245_3B>>, var %Reg3_R114 <* <[] i32>>, var %Reg4_I i32) void {
  funcid 114
  var %Reg2_R134 <* <$LBounds_245_3B>>
  var %Reg0_R134 <* <$LBounds_245_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R134 0 (dread ref %_this)
LOC 1 345
  dassign %Reg0_R134 0 (dread ref %Reg2_R134)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_245_3B>> 3 (dread ref %Reg0_R134, dread ref %Reg1_R114)
  dassign %Reg0_R134 0 (dread ref %Reg2_R134)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  iassign <* <$LBounds_245_3B>> 4 (dread ref %Reg0_R134, dread i32 %Reg1_I)
  dassign %Reg0_R134 0 (dread ref %Reg2_R134)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R134))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_245_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_245_3B>>) i32 {
  funcid 115
  var %Reg3_R134 <* <$LBounds_245_3B>>
  var %Reg0_R134 <* <$LBounds_245_3B>>
  var %Reg0_R114 <* <[] i32>>
  var %Reg1_R134 <* <$LBounds_245_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_I i32

  dassign %Reg3_R134 0 (dread ref %_this)
  dassign %Reg0_R134 0 (dread ref %Reg3_R134)
  dassign %Reg0_R114 0 (iread ref <* <$LBounds_245_3B>> 3 (dread ref %Reg0_R134))
  dassign %Reg1_R134 0 (dread ref %Reg3_R134)
  dassign %Reg1_I 0 (iread i32 <* <$LBounds_245_3B>> 4 (dread ref %Reg1_R134))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7ClengthGrows_7C_28AII_29I (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_246_3B_7C_3Cinit_3E_7C_28AIAII_29V constructor (var %_this <* <$LBounds_246_3B>>, var %Reg3_R114 <* <[] i32>>, var %Reg4_R114 <* <[] i32>>, var %Reg5_I i32) void {
  funcid 116
  var %Reg2_R135 <* <$LBounds_246_3B>>
  var %Reg0_R135 <* <$LBounds_246_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R135 0 (dread ref %_this)
LOC 1 346
  dassign %Reg0_R135 0 (dread ref %Reg2_R135)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_246_3B>> 3 (dread ref %Reg0_R135, dread ref %Reg1_R114)
  dassign %Reg0_R135 0 (dread ref %Reg2_R135)
  dassign %Reg4_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg4_R114))
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_246_3B>> 4 (dread ref %Reg0_R135, dread ref %Reg1_R114)
  dassign %Reg0_R135 0 (dread ref %Reg2_R135)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  iassign <* <$LBounds_246_3B>> 5 (dread ref %Reg0_R135, dread i32 %Reg1_I)
  dassign %Reg0_R135 0 (dread ref %Reg2_R135)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R135))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_246_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_246_3B>>) i32 {
  funcid 117
  var %Reg3_R135 <* <$LBounds_246_3B>>
  var %Reg0_R135 <* <$LBounds_246_3B>>
  var %Reg0_R114 <* <[] i32>>
  var %Reg1_R135 <* <$LBounds_246_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg2_R135 <* <$LBounds_246_3B>>
  var %Reg2_I i32
  var %Reg0_I i32

  dassign %Reg3_R135 0 (dread ref %_this)
  dassign %Reg0_R135 0 (dread ref %Reg3_R135)
  dassign %Reg0_R114 0 (iread ref <* <$LBounds_246_3B>> 3 (dread ref %Reg0_R135))
  dassign %Reg1_R135 0 (dread ref %Reg3_R135)
  dassign %Reg1_R114 0 (iread ref <* <$LBounds_246_3B>> 4 (dread ref %Reg1_R135))
  dassign %Reg2_R135 0 (dread ref %Reg3_R135)
  dassign %Reg2_I 0 (iread i32 <* <$LBounds_246_3B>> 5 (dread ref %Reg2_R135))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7Cknown_7C_28AIAII_29I (dread ref %Reg0_R114, dread ref %Reg1_R114, dread i32 %Reg2_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_247_3B_7C_3Cinit_3E_7C_28AII_29V constructor (var %_this <* <$LBounds_247_3B>>, var %Reg3_R114 <* <[] i32>>, var %Reg4_I i32) void {
  funcid 118
  var %Reg2_R136 <* <$LBounds_247_3B>>
  var %Reg0_R136 <* <$LBounds_247_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R136 0 (dread ref %_this)
LOC 1 347
  dassign %Reg0_R136 0 (dread ref %Reg2_R136)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_247_3B>> 3 (dread ref %Reg0_R136, dread ref %Reg1_R114)
  dassign %Reg0_R136 0 (dread ref %Reg2_R136)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  iassign <* <$LBounds_247_3B>> 4 (dread ref %Reg0_R136, dread i32 %Reg1_I)
  dassign %Reg0_R136 0 (dread ref %Reg2_R136)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R136))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_247_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_247_3B>>) i32 {
  funcid 119
  var %Reg2_R136 <* <$LBounds_247_3B>>
  var %Reg0_R136 <* <$LBounds_247_3B>>
  var %Reg0_R114 <* <[] i32>>
  var %Reg1_R136 <* <$LBounds_247_3B>>
  var %Reg1_I i32
  var %Reg0_I i32

  dassign %Reg2_R136 0 (dread ref %_this)
  dassign %Reg0_R136 0 (dread ref %Reg2_R136)
  dassign %Reg0_R114 0 (iread ref <* <$LBounds_247_3B>> 3 (dread ref %Reg0_R136))
  dassign %Reg1_R136 0 (dread ref %Reg2_R136)
  dassign %Reg1_I 0 (iread i32 <* <$LBounds_247_3B>> 4 (dread ref %Reg1_R136))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7Ctwice_7C_28AII_29I (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_248_3B_7C_3Cinit_3E_7C_28AII_29V constructor (var %_this <* <$LBounds_248_3B>>, var %Reg3_R114 <* <[] i32>>, var %Reg4_I i32) void {
  funcid 120
  var %Reg2_R137 <* <$LBounds_248_3B>>
  var %Reg0_R137 <* <$LBounds_248_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R137 0 (dread ref %_this)
LOC 1 348
  dassign %Reg0_R137 0 (dread ref %Reg2_R137)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_248_3B>> 3 (dread ref %Reg0_R137, dread ref %Reg1_R114)
  dassign %Reg0_R137 0 (dread ref %Reg2_R137)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  iassign <* <$LBounds_248_3B>> 4 (dread ref %Reg0_R137, dread i32 %Reg1_I)
  dassign %Reg0_R137 0 (dread ref %Reg2_R137)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R137))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_248_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_248_3B>>) i32 {
  funcid 121
  var %Reg3_R137 <* <$LBounds_248_3B>>
  var %Reg0_R137 <* <$LBounds_248_3B>>
  var %Reg0_R114 <* <[] i32>>
  var %Reg1_R137 <* <$LBounds_248_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_I i32

  dassign %Reg3_R137 0 (dread ref %_this)
  dassign %Reg0_R137 0 (dread ref %Reg3_R137)
  dassign %Reg0_R114 0 (iread ref <* <$LBounds_248_3B>> 3 (dread ref %Reg0_R137))
  dassign %Reg1_R137 0 (dread ref %Reg3_R137)
  dassign %Reg1_I 0 (iread i32 <* <$LBounds_248_3B>> 4 (dread ref %Reg1_R137))
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7Cbackwards_7C_28AII_29I (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_249_3B_7C_3Cinit_3E_7C_28AII_29V constructor (var %_this <* <$LBounds_249_3B>>, var %Reg3_R114 <* <[] i32>>, var %Reg4_I i32) void {
  funcid 122
  var %Reg2_R138 <* <$LBounds_249_3B>>
  var %Reg0_R138 <* <$LBounds_249_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <[] i32>>
  var %Reg1_I i32
  var %Reg0_R126 <* <$LBounds_24Test_3B>>

  dassign %Reg2_R138 0 (dread ref %_this)
LOC 1 349
  dassign %Reg0_R138 0 (dread ref %Reg2_R138)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R114))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R114 0 (retype ref <* <[] i32>> (dread ref %Reg1_R113))
  iassign <* <$LBounds_249_3B>> 3 (dread ref %Reg0_R138, dread ref %Reg1_R114)
  dassign %Reg0_R138 0 (dread ref %Reg2_R138)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  iassign <* <$LBounds_249_3B>> 4 (dread ref %Reg0_R138, dread i32 %Reg1_I)
  dassign %Reg0_R138 0 (dread ref %Reg2_R138)
  dassign %Reg0_R126 0 (retype ref <* <$LBounds_24Test_3B>> (dread ref %Reg0_R138))
  callassigned &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R126) {}
  return ()
}
func &LBounds_249_3B_7Crun_7C_28_29I virtual (var %_this <* <$LBounds_249_3B>>) i32 {
  funcid 123
  var %Reg3_R138 <* <$LBounds_249_3B>>
  var %Reg0_R138 <* <$LBounds_249_3B>>
  var %Reg0_R114 <* <[] i32>>
  var %Reg1_R138 <* <$LBounds_249_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_I i32

  dassign %Reg3_R138 0 (dread ref %_this)
  dassign %Reg0_R138 0 (dread ref %Reg3_R138)
  dassign %Reg0_R114 0 (iread ref <* <$LBounds_249_3B>> 3 (dread ref %Reg0_R138))
  dassign %Reg1_R138 0 (dread ref %Reg3_R138)
  dassign %Reg1_I 0 (iread i32 <* <$LBounds_249_3B>> 4 (dread ref %Reg1_R138))
  dassign %Reg2_I 0 (constval i32 3)
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  intrinsiccallwithtype <$LBounds_3B> JAVA_CLINIT_CHECK ()
  callassigned &LBounds_3B_7Ccaught_7C_28AII_29I (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &LBounds_24Test_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LBounds_24Test_3B>>) void {
  funcid 124
  var %Reg1_R126 <* <$LBounds_24Test_3B>>
  var %Reg0_R126 <* <$LBounds_24Test_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R126 0 (dread ref %_this)
LOC 1 318
  dassign %Reg0_R126 0 (dread ref %Reg1_R126)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R126))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LBounds_24Test_3B_7Crun_7C_28_29I virtual abstract (var %_this <* <$LBounds_24Test_3B>>) i32
