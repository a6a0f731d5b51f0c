flavor 1
srclang 3
numfuncs 83
type $LManaged_3B <class <$Ljava_2Flang_2FObject_3B> {
  @INFO_srcfile "Managed.java",
  @INFO_classname "LManaged_3B",
  @INFO_classnameorig "LManaged;",
  @INFO_superclassname "Ljava_2Flang_2FObject_3B",
  @INFO_attribute_string " public ",
  @INFO_access_flags 33,
  ^LManaged_3B_7Cshared <* <$LManaged_24Cell_3B>> static,
  ^LManaged_3B_7Ctotal i32 static,
  &LManaged_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$LManaged_3B>>) void,
  &LManaged_3B_7Calloc_7C_28I_29I static (i32) i32,
  &LManaged_3B_7Chold_7C_28I_29I static (i32) i32,
  &LManaged_3B_7Ccounts_7C_28I_29I static (i32) i32,
  &LManaged_3B_7Cstores_7C_28I_29I static (i32) i32,
  &LManaged_3B_7Clist_7C_28I_29I static (i32) i32,
  &LManaged_3B_7Ccycles_7C_28I_29I static (i32) i32,
  &LManaged_3B_7Ctree_7C_28I_29LManaged_24Tree_3B static (i32) <* <$LManaged_24Tree_3B>>,
  &LManaged_3B_7Ctrees_7C_28I_29I static (i32) i32,
  &LManaged_3B_7CvirtualMono_7C_28I_29I static (i32) i32,
  &LManaged_3B_7CvirtualMega_7C_28I_29I static (i32) i32,
  &LManaged_3B_7CinterfaceMono_7C_28I_29I static (i32) i32,
  &LManaged_3B_7CinterfacePoly_7C_28I_29I static (i32) i32,
  &LManaged_3B_7Ccasts_7C_28I_29I static (i32) i32,
  &LManaged_3B_7Celements_7C_28I_29I static (i32) i32,
  &LManaged_3B_7Cfields_7C_28I_29I static (i32) i32,
  &LManaged_3B_7Craise_7C_28I_29I static (i32) i32,
  &LManaged_3B_7CthrowHere_7C_28I_29I static (i32) i32,
  &LManaged_3B_7Cdeep_7C_28II_29I static (i32,i32) i32,
  &LManaged_3B_7CthrowFar_7C_28I_29I static (i32) i32,
  &LManaged_3B_7Cmonitors_7C_28I_29I static (i32) i32,
  &LManaged_3B_7Cstatics_7C_28I_29I static (i32) i32,
  &LManaged_3B_7Cinitialised_7C_28I_29I static (i32) i32,
  &LManaged_3B_7Ctext_7C_28I_29I static (i32) i32,
  &LManaged_3B_7Cprimes_7C_28I_29I static (i32) i32,
  &LManaged_3B_7Cqueens_7C_28IIAZAZAZ_29I static (i32,i32,<* <[] u1>>,<* <[] u1>>,<* <[] u1>>) i32,
  &LManaged_3B_7Cqueens_7C_28I_29I static (i32) i32,
  &LManaged_3B_7Crun_7C_28Ljava_2Flang_2FString_3BI_29I static (<* <$Ljava_2Flang_2FString_3B>>,i32) i32,
  &LManaged_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (<* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void}>
type $LManaged_24Base_3B <class <$Ljava_2Flang_2FObject_3B> {
  @INFO_srcfile "Managed.java",
  @INFO_classname "LManaged_24Base_3B",
  @INFO_classnameorig "LManaged$Base;",
  @INFO_superclassname "Ljava_2Flang_2FObject_3B",
  @INFO_implements "LManaged_24Shape_3B",
  @INFO_attribute_string " abstract ",
  @INFO_access_flags 1056,
  @factor i32,
  &LManaged_24Base_3B_7C_3Cinit_3E_7C_28_29V constructor (<* <$LManaged_24Base_3B>>) void,
  &LManaged_24Base_3B_7Cstep_7C_28I_29I virtual abstract (<* <$LManaged_24Base_3B>>,i32) i32,
  $LManaged_24Shape_3B}>
type $LManaged_24Cell_3B <class <$Ljava_2Flang_2FObject_3B> {
  @INFO_srcfile "Managed.java",
  @INFO_classname "LManaged_24Cell_3B",
  @INFO_classnameorig "LManaged$Cell;",
  @INFO_superclassname "Ljava_2Flang_2FObject_3B",
  @INFO_attribute_string " ",
  @INFO_access_flags 32,
  @value i32,
  @next <* <$LManaged_24Cell_3B>>,
  &LManaged_24Cell_3B_7C_3Cinit_3E_7C_28I_29V constructor (<* <$LManaged_24Cell_3B>>,i32) void}>
type $LManaged_24Counter_3B <class <$Ljava_2Flang_2FObject_3B> {
  @INFO_srcfile "Managed.java",
  @INFO_classname "LManaged_24Counter_3B",
  @INFO_classnameorig "LManaged$Counter;",
  @INFO_superclassname "Ljava_2Flang_2FObject_3B",
  @INFO_attribute_string " ",
  @INFO_access_flags 32,
  @count i32,
  &LManaged_24Counter_3B_7C_3Cinit_3E_7C_28_29V constructor (<* <$LManaged_24Counter_3B>>) void,
  &LManaged_24Counter_3B_7Cadd_7C_28I_29V virtual synchronized (<* <$LManaged_24Counter_3B>>,i32) void}>
type $LManaged_24First_3B <class <$LManaged_24Base_3B> {
  @INFO_srcfile "Managed.java",
  @INFO_classname "LManaged_24First_3B",
  @INFO_classnameorig "LManaged$First;",
  @INFO_superclassname "LManaged_24Base_3B",
  @INFO_attribute_string " ",
  @INFO_access_flags 32,
  &LManaged_24First_3B_7C_3Cinit_3E_7C_28_29V constructor (<* <$LManaged_24First_3B>>) void,
  &LManaged_24First_3B_7Cstep_7C_28I_29I virtual (<* <$LManaged_24First_3B>>,i32) i32,
  &LManaged_24First_3B_7Carea_7C_28I_29I public virtual (<* <$LManaged_24First_3B>>,i32) i32}>
type $LManaged_24Fourth_3B <class <$LManaged_24Base_3B> {
  @INFO_srcfile "Managed.java",
  @INFO_classname "LManaged_24Fourth_3B",
  @INFO_classnameorig "LManaged$Fourth;",
  @INFO_superclassname "LManaged_24Base_3B",
  @INFO_attribute_string " ",
  @INFO_access_flags 32,
  &LManaged_24Fourth_3B_7C_3Cinit_3E_7C_28_29V constructor (<* <$LManaged_24Fourth_3B>>) void,
  &LManaged_24Fourth_3B_7Cstep_7C_28I_29I virtual (<* <$LManaged_24Fourth_3B>>,i32) i32,
  &LManaged_24Fourth_3B_7Carea_7C_28I_29I public virtual (<* <$LManaged_24Fourth_3B>>,i32) i32}>
type $LManaged_24Lazy_3B <class <$Ljava_2Flang_2FObject_3B> {
  @INFO_srcfile "Managed.java",
  @INFO_classname "LManaged_24Lazy_3B",
  @INFO_classnameorig "LManaged$Lazy;",
  @INFO_superclassname "Ljava_2Flang_2FObject_3B",
  @INFO_attribute_string " ",
  @INFO_access_flags 32,
  ^LManaged_24Lazy_3B_7Ccount i32 static,
  ^LManaged_24Lazy_3B_7Cfirst <* <$LManaged_24Cell_3B>> static,
  &LManaged_24Lazy_3B_7C_3Cinit_3E_7C_28_29V constructor (<* <$LManaged_24Lazy_3B>>) void,
  &LManaged_24Lazy_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void}>
type $LManaged_24Second_3B <class <$LManaged_24Base_3B> {
  @INFO_srcfile "Managed.java",
  @INFO_classname "LManaged_24Second_3B",
  @INFO_classnameorig "LManaged$Second;",
  @INFO_superclassname "LManaged_24Base_3B",
  @INFO_attribute_string " ",
  @INFO_access_flags 32,
  &LManaged_24Second_3B_7C_3Cinit_3E_7C_28_29V constructor (<* <$LManaged_24Second_3B>>) void,
  &LManaged_24Second_3B_7Cstep_7C_28I_29I virtual (<* <$LManaged_24Second_3B>>,i32) i32,
  &LManaged_24Second_3B_7Carea_7C_28I_29I public virtual (<* <$LManaged_24Second_3B>>,i32) i32}>
type $LManaged_24Shape_3B <interface  {
  @INFO_srcfile "Managed.java",
  @INFO_classname "LManaged_24Shape_3B",
  @INFO_classnameorig "LManaged$Shape;",
  @INFO_superclassname "Ljava_2Flang_2FObject_3B",
  @INFO_attribute_string " abstract ",
  @INFO_access_flags 1536,
  &LManaged_24Shape_3B_7Carea_7C_28I_29I public virtual abstract (<* <$LManaged_24Shape_3B>>,i32) i32}>
type $LManaged_24Signal_3B <class <$Ljava_2Flang_2FRuntimeException_3B> {
  @INFO_srcfile "Managed.java",
  @INFO_classname "LManaged_24Signal_3B",
  @INFO_classnameorig "LManaged$Signal;",
  @INFO_superclassname "Ljava_2Flang_2FRuntimeException_3B",
  @INFO_attribute_string " ",
  @INFO_access_flags 32,
  @value i32 final,
  &LManaged_24Signal_3B_7C_3Cinit_3E_7C_28I_29V constructor (<* <$LManaged_24Signal_3B>>,i32) void}>
type $LManaged_24Text_3B <class <$Ljava_2Flang_2FObject_3B> {
  @INFO_srcfile "Managed.java",
  @INFO_classname "LManaged_24Text_3B",
  @INFO_classnameorig "LManaged$Text;",
  @INFO_superclassname "Ljava_2Flang_2FObject_3B",
  @INFO_attribute_string " ",
  @INFO_access_flags 32,
  @text <* <[] u16>>,
  @length i32,
  &LManaged_24Text_3B_7C_3Cinit_3E_7C_28_29V constructor (<* <$LManaged_24Text_3B>>) void,
  &LManaged_24Text_3B_7Cappend_7C_28C_29LManaged_24Text_3B virtual (<* <$LManaged_24Text_3B>>,u16) <* <$LManaged_24Text_3B>>,
  &LManaged_24Text_3B_7Cappend_7C_28I_29LManaged_24Text_3B virtual (<* <$LManaged_24Text_3B>>,i32) <* <$LManaged_24Text_3B>>,
  &LManaged_24Text_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29LManaged_24Text_3B virtual (<* <$LManaged_24Text_3B>>,<* <$Ljava_2Flang_2FString_3B>>) <* <$LManaged_24Text_3B>>,
  &LManaged_24Text_3B_7Chash_7C_28_29I virtual (<* <$LManaged_24Text_3B>>) i32}>
type $LManaged_24Third_3B <class <$LManaged_24Second_3B> {
  @INFO_srcfile "Managed.java",
  @INFO_classname "LManaged_24Third_3B",
  @INFO_classnameorig "LManaged$Third;",
  @INFO_superclassname "LManaged_24Second_3B",
  @INFO_attribute_string " ",
  @INFO_access_flags 32,
  &LManaged_24Third_3B_7C_3Cinit_3E_7C_28_29V constructor (<* <$LManaged_24Third_3B>>) void,
  &LManaged_24Third_3B_7Cstep_7C_28I_29I virtual (<* <$LManaged_24Third_3B>>,i32) i32,
  &LManaged_24Third_3B_7Carea_7C_28I_29I public virtual (<* <$LManaged_24Third_3B>>,i32) i32}>
type $LManaged_24Tree_3B <class <$Ljava_2Flang_2FObject_3B> {
  @INFO_srcfile "Managed.java",
  @INFO_classname "LManaged_24Tree_3B",
  @INFO_classnameorig "LManaged$Tree;",
  @INFO_superclassname "Ljava_2Flang_2FObject_3B",
  @INFO_attribute_string " ",
  @INFO_access_flags 32,
  @left <* <$LManaged_24Tree_3B>>,
  @right <* <$LManaged_24Tree_3B>>,
  &LManaged_24Tree_3B_7C_3Cinit_3E_7C_28LManaged_24Tree_3BLManaged_24Tree_3B_29V constructor (<* <$LManaged_24Tree_3B>>,<* <$LManaged_24Tree_3B>>,<* <$LManaged_24Tree_3B>>) void,
  &LManaged_24Tree_3B_7Ccount_7C_28_29I virtual (<* <$LManaged_24Tree_3B>>) i32}>
type $Ljava_2Fio_2FPrintStream_3B <class <$Ljava_2Flang_2FObject_3B> {
  @INFO_srcfile "PrintStream.java",
  @INFO_classname "Ljava_2Fio_2FPrintStream_3B",
  @INFO_classnameorig "Ljava/io/PrintStream;",
  @INFO_superclassname "Ljava_2Flang_2FObject_3B",
  @INFO_attribute_string " public ",
  @INFO_access_flags 33,
  @fd i32 final private,
  &Ljava_2Fio_2FPrintStream_3B_7C_3Cinit_3E_7C_28I_29V public constructor (<* <$Ljava_2Fio_2FPrintStream_3B>>,i32) void,
  &Ljava_2Fio_2FPrintStream_3B_7Cwrite_7C_28IACI_29V private static native (i32,<* <[] u16>>,i32) void,
  &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (<* <$Ljava_2Fio_2FPrintStream_3B>>,i32) void}>
type $Ljava_2Flang_2FClass_3B <class <$Ljava_2Flang_2FObject_3B> {
  @INFO_srcfile "Class.java",
  @INFO_classname "Ljava_2Flang_2FClass_3B",
  @INFO_classnameorig "Ljava/lang/Class;",
  @INFO_superclassname "Ljava_2Flang_2FObject_3B",
  @INFO_attribute_string " final public ",
  @INFO_access_flags 49,
  @name <* <$Ljava_2Flang_2FString_3B>> private,
  &Ljava_2Flang_2FClass_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FClass_3B>>) void}>
type $Ljava_2Flang_2FError_3B <class <$Ljava_2Flang_2FThrowable_3B> {
  @INFO_srcfile "Error.java",
  @INFO_classname "Ljava_2Flang_2FError_3B",
  @INFO_classnameorig "Ljava/lang/Error;",
  @INFO_superclassname "Ljava_2Flang_2FThrowable_3B",
  @INFO_attribute_string " public ",
  @INFO_access_flags 33,
  &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FError_3B>>) void,
  &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FError_3B>>,<* <$Ljava_2Flang_2FString_3B>>) void}>
type $Ljava_2Flang_2FException_3B <class <$Ljava_2Flang_2FThrowable_3B> {
  @INFO_srcfile "Exception.java",
  @INFO_classname "Ljava_2Flang_2FException_3B",
  @INFO_classnameorig "Ljava/lang/Exception;",
  @INFO_superclassname "Ljava_2Flang_2FThrowable_3B",
  @INFO_attribute_string " public ",
  @INFO_access_flags 33,
  &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FException_3B>>) void,
  &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FException_3B>>,<* <$Ljava_2Flang_2FString_3B>>) void}>
type $Ljava_2Flang_2FInteger_3B <class <$Ljava_2Flang_2FObject_3B> {
  @INFO_srcfile "Integer.java",
  @INFO_classname "Ljava_2Flang_2FInteger_3B",
  @INFO_classnameorig "Ljava/lang/Integer;",
  @INFO_superclassname "Ljava_2Flang_2FObject_3B",
  @INFO_attribute_string " final public ",
  @INFO_access_flags 49,
  &Ljava_2Flang_2FInteger_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FInteger_3B>>) void,
  &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I public static (<* <$Ljava_2Flang_2FString_3B>>) i32}>
type $Ljava_2Flang_2FObject_3B <class {
  @INFO_srcfile "Object.java",
  @INFO_classname "Ljava_2Flang_2FObject_3B",
  @INFO_classnameorig "Ljava/lang/Object;",
  @INFO_superclassname "unknown",
  @INFO_attribute_string " public ",
  @INFO_access_flags 33,
  &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FObject_3B>>) void,
  &Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I public native virtual (<* <$Ljava_2Flang_2FObject_3B>>) i32,
  &Ljava_2Flang_2FObject_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Flang_2FObject_3B>>,<* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Flang_2FObject_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FString_3B>>}>
type $Ljava_2Flang_2FRuntimeException_3B <class <$Ljava_2Flang_2FException_3B> {
  @INFO_srcfile "RuntimeException.java",
  @INFO_classname "Ljava_2Flang_2FRuntimeException_3B",
  @INFO_classnameorig "Ljava/lang/RuntimeException;",
  @INFO_superclassname "Ljava_2Flang_2FException_3B",
  @INFO_attribute_string " public ",
  @INFO_access_flags 33,
  &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FRuntimeException_3B>>) void,
  &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FRuntimeException_3B>>,<* <$Ljava_2Flang_2FString_3B>>) void}>
type $Ljava_2Flang_2FString_3B <class <$Ljava_2Flang_2FObject_3B> {
  @INFO_srcfile "String.java",
  @INFO_classname "Ljava_2Flang_2FString_3B",
  @INFO_classnameorig "Ljava/lang/String;",
  @INFO_superclassname "Ljava_2Flang_2FObject_3B",
  @INFO_attribute_string " final public ",
  @INFO_access_flags 49,
  @value <* <[] u16>> private,
  @hash i32 private,
  &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FString_3B>>) void,
  &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (<* <$Ljava_2Flang_2FString_3B>>) i32,
  &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C public virtual (<* <$Ljava_2Flang_2FString_3B>>,i32) u16,
  &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Flang_2FString_3B>>,<* <$Ljava_2Flang_2FObject_3B>>) u1}>
type $Ljava_2Flang_2FSystem_3B <class <$Ljava_2Flang_2FObject_3B> {
  @INFO_srcfile "System.java",
  @INFO_classname "Ljava_2Flang_2FSystem_3B",
  @INFO_classnameorig "Ljava/lang/System;",
  @INFO_superclassname "Ljava_2Flang_2FObject_3B",
  @INFO_attribute_string " final public ",
  @INFO_access_flags 49,
  ^Ljava_2Flang_2FSystem_3B_7Cout <* <$Ljava_2Fio_2FPrintStream_3B>> final public static,
  &Ljava_2Flang_2FSystem_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FSystem_3B>>) void,
  &Ljava_2Flang_2FSystem_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void}>
type $Ljava_2Flang_2FThrowable_3B <class <$Ljava_2Flang_2FObject_3B> {
  @INFO_srcfile "Throwable.java",
  @INFO_classname "Ljava_2Flang_2FThrowable_3B",
  @INFO_classnameorig "Ljava/lang/Throwable;",
  @INFO_superclassname "Ljava_2Flang_2FObject_3B",
  @INFO_attribute_string " public ",
  @INFO_access_flags 33,
  @message <* <$Ljava_2Flang_2FString_3B>> private,
  &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FThrowable_3B>>) void,
  &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FThrowable_3B>>,<* <$Ljava_2Flang_2FString_3B>>) void,
  &Ljava_2Flang_2FThrowable_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FThrowable_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FString_3B>>}>
entryfunc &LManaged_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Managed.class",
  @INFO_filename "Managed$Base.class",
  @INFO_filename "Managed$Cell.class",
  @INFO_filename "Managed$Counter.class",
  @INFO_filename "Managed$First.class",
  @INFO_filename "Managed$Fourth.class",
  @INFO_filename "Managed$Lazy.class",
  @INFO_filename "Managed$Second.class",
  @INFO_filename "Managed$Shape.class",
  @INFO_filename "Managed$Signal.class",
  @INFO_filename "Managed$Text.class",
  @INFO_filename "Managed$Third.class",
  @INFO_filename "Managed$Tree.class",
  @INFO_filename "java/io/PrintStream.class",
  @INFO_filename "java/lang/Class.class",
  @INFO_filename "java/lang/Error.class",
  @INFO_filename "java/lang/Exception.class",
  @INFO_filename "java/lang/Integer.class",
  @INFO_filename "java/lang/Object.class",
  @INFO_filename "java/lang/RuntimeException.class",
  @INFO_filename "java/lang/String.class",
  @INFO_filename "java/lang/System.class",
  @INFO_filename "java/lang/Throwable.class"}
srcfileinfo {
  1 "Managed.java",
  2 "PrintStream.java",
  3 "Class.java",
  4 "Error.java",
  5 "Exception.java",
  6 "Integer.java",
  7 "Object.java",
  8 "RuntimeException.java",
  9 "String.java",
  10 "System.java",
  11 "Throwable.java"}
javaclass $LManaged_3B <$LManaged_3B> public
javaclass $LManaged_24Base_3B <$LManaged_24Base_3B> abstract
javaclass $LManaged_24Cell_3B <$LManaged_24Cell_3B>
javaclass $LManaged_24Counter_3B <$LManaged_24Counter_3B>
javaclass $LManaged_24First_3B <$LManaged_24First_3B>
javaclass $LManaged_24Fourth_3B <$LManaged_24Fourth_3B>
javaclass $LManaged_24Lazy_3B <$LManaged_24Lazy_3B>
javaclass $LManaged_24Second_3B <$LManaged_24Second_3B>
javainterface $LManaged_24Shape_3B <$LManaged_24Shape_3B> abstract
javaclass $LManaged_24Signal_3B <$LManaged_24Signal_3B>
javaclass $LManaged_24Text_3B <$LManaged_24Text_3B>
javaclass $LManaged_24Third_3B <$LManaged_24Third_3B>
javaclass $LManaged_24Tree_3B <$LManaged_24Tree_3B>
javaclass $Ljava_2Fio_2FPrintStream_3B <$Ljava_2Fio_2FPrintStream_3B> public
javaclass $Ljava_2Flang_2FClass_3B <$Ljava_2Flang_2FClass_3B> final public
javaclass $Ljava_2Flang_2FError_3B <$Ljava_2Flang_2FError_3B> public
javaclass $Ljava_2Flang_2FException_3B <$Ljava_2Flang_2FException_3B> public
javaclass $Ljava_2Flang_2FInteger_3B <$Ljava_2Flang_2FInteger_3B> final public
javaclass $Ljava_2Flang_2FObject_3B <$Ljava_2Flang_2FObject_3B> public
javaclass $Ljava_2Flang_2FRuntimeException_3B <$Ljava_2Flang_2FRuntimeException_3B> public
javaclass $Ljava_2Flang_2FString_3B <$Ljava_2Flang_2FString_3B> final public
javaclass $Ljava_2Flang_2FSystem_3B <$Ljava_2Flang_2FSystem_3B> final public
javaclass $Ljava_2Flang_2FThrowable_3B <$Ljava_2Flang_2FThrowable_3B> public
func &LManaged_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LManaged_3B>>) void
func &LManaged_3B_7Calloc_7C_28I_29I static (var %Reg6_I i32) i32
func &LManaged_3B_7Chold_7C_28I_29I static (var %Reg8_I i32) i32
func &LManaged_3B_7Ccounts_7C_28I_29I static (var %Reg8_I i32) i32
func &LManaged_3B_7Cstores_7C_28I_29I static (var %Reg7_I i32) i32
func &LManaged_3B_7Clist_7C_28I_29I static (var %Reg6_I i32) i32
func &LManaged_3B_7Ccycles_7C_28I_29I static (var %Reg7_I i32) i32
func &LManaged_3B_7Ctree_7C_28I_29LManaged_24Tree_3B static (var %Reg5_I i32) <* <$LManaged_24Tree_3B>>
func &LManaged_3B_7Ctrees_7C_28I_29I static (var %Reg4_I i32) i32
func &LManaged_3B_7CvirtualMono_7C_28I_29I static (var %Reg5_I i32) i32
func &LManaged_3B_7CvirtualMega_7C_28I_29I static (var %Reg8_I i32) i32
func &LManaged_3B_7CinterfaceMono_7C_28I_29I static (var %Reg5_I i32) i32
func &LManaged_3B_7CinterfacePoly_7C_28I_29I static (var %Reg8_I i32) i32
func &LManaged_3B_7Ccasts_7C_28I_29I static (var %Reg10_I i32) i32
func &LManaged_3B_7Celements_7C_28I_29I static (var %Reg10_I i32) i32
func &LManaged_3B_7Cfields_7C_28I_29I static (var %Reg5_I i32) i32
func &LManaged_3B_7Craise_7C_28I_29I static (var %Reg3_I i32) i32
func &LManaged_3B_7CthrowHere_7C_28I_29I static (var %Reg6_I i32) i32
func &LManaged_3B_7Cdeep_7C_28II_29I static (var %Reg3_I i32, var %Reg4_I i32) i32
func &LManaged_3B_7CthrowFar_7C_28I_29I static (var %Reg6_I i32) i32
func &LManaged_3B_7Cmonitors_7C_28I_29I static (var %Reg7_I i32) i32
func &LManaged_3B_7Cstatics_7C_28I_29I static (var %Reg4_I i32) i32
func &LManaged_3B_7Cinitialised_7C_28I_29I static (var %Reg3_I i32) i32
func &LManaged_3B_7Ctext_7C_28I_29I static (var %Reg6_I i32) i32
func &LManaged_3B_7Cprimes_7C_28I_29I static (var %Reg7_I i32) i32
func &LManaged_3B_7Cqueens_7C_28IIAZAZAZ_29I static (var %Reg10_I i32, var %Reg11_I i32, var %Reg12_R132 <* <[] u1>>, var %Reg13_R132 <* <[] u1>>, var %Reg14_R132 <* <[] u1>>) i32
func &LManaged_3B_7Cqueens_7C_28I_29I static (var %Reg8_I i32) i32
func &LManaged_3B_7Crun_7C_28Ljava_2Flang_2FString_3BI_29I static (var %Reg2_R131 <* <$Ljava_2Flang_2FString_3B>>, var %Reg3_I i32) i32
func &LManaged_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg4_R133 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
func &LManaged_24Base_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManaged_24Base_3B>>) void
func &LManaged_24Base_3B_7Cstep_7C_28I_29I virtual abstract (var %_this <* <$LManaged_24Base_3B>>, var %Reg1_I i32) i32
func &LManaged_24Cell_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LManaged_24Cell_3B>>, var %Reg3_I i32) void
func &LManaged_24Counter_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManaged_24Counter_3B>>) void
func &LManaged_24Counter_3B_7Cadd_7C_28I_29V virtual synchronized (var %_this <* <$LManaged_24Counter_3B>>, var %Reg4_I i32) void
func &LManaged_24First_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManaged_24First_3B>>) void
func &LManaged_24First_3B_7Cstep_7C_28I_29I virtual (var %_this <* <$LManaged_24First_3B>>, var %Reg3_I i32) i32
func &LManaged_24First_3B_7Carea_7C_28I_29I public virtual (var %_this <* <$LManaged_24First_3B>>, var %Reg3_I i32) i32
func &LManaged_24Fourth_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManaged_24Fourth_3B>>) void
func &LManaged_24Fourth_3B_7Cstep_7C_28I_29I virtual (var %_this <* <$LManaged_24Fourth_3B>>, var %Reg3_I i32) i32
func &LManaged_24Fourth_3B_7Carea_7C_28I_29I public virtual (var %_this <* <$LManaged_24Fourth_3B>>, var %Reg3_I i32) i32
func &LManaged_24Lazy_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManaged_24Lazy_3B>>) void
func &LManaged_24Lazy_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &LManaged_24Second_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManaged_24Second_3B>>) void
func &LManaged_24Second_3B_7Cstep_7C_28I_29I virtual (var %_this <* <$LManaged_24Second_3B>>, var %Reg3_I i32) i32
func &LManaged_24Second_3B_7Carea_7C_28I_29I public virtual (var %_this <* <$LManaged_24Second_3B>>, var %Reg3_I i32) i32
func &LManaged_24Shape_3B_7Carea_7C_28I_29I public virtual abstract (var %_this <* <$LManaged_24Shape_3B>>, var %Reg1_I i32) i32
func &LManaged_24Signal_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LManaged_24Signal_3B>>, var %Reg3_I i32) void
func &LManaged_24Text_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManaged_24Text_3B>>) void
func &LManaged_24Text_3B_7Cappend_7C_28C_29LManaged_24Text_3B virtual (var %_this <* <$LManaged_24Text_3B>>, var %Reg8_C u16) <* <$LManaged_24Text_3B>>
func &LManaged_24Text_3B_7Cappend_7C_28I_29LManaged_24Text_3B virtual (var %_this <* <$LManaged_24Text_3B>>, var %Reg5_I i32) <* <$LManaged_24Text_3B>>
func &LManaged_24Text_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29LManaged_24Text_3B virtual (var %_this <* <$LManaged_24Text_3B>>, var %Reg5_R131 <* <$Ljava_2Flang_2FString_3B>>) <* <$LManaged_24Text_3B>>
func &LManaged_24Text_3B_7Chash_7C_28_29I virtual (var %_this <* <$LManaged_24Text_3B>>) i32
func &LManaged_24Third_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManaged_24Third_3B>>) void
func &LManaged_24Third_3B_7Cstep_7C_28I_29I virtual (var %_this <* <$LManaged_24Third_3B>>, var %Reg3_I i32) i32
func &LManaged_24Third_3B_7Carea_7C_28I_29I public virtual (var %_this <* <$LManaged_24Third_3B>>, var %Reg3_I i32) i32
func &LManaged_24Tree_3B_7C_3Cinit_3E_7C_28LManaged_24Tree_3BLManaged_24Tree_3B_29V constructor (var %_this <* <$LManaged_24Tree_3B>>, var %Reg3_R116 <* <$LManaged_24Tree_3B>>, var %Reg4_R116 <* <$LManaged_24Tree_3B>>) void
func &LManaged_24Tree_3B_7Ccount_7C_28_29I virtual (var %_this <* <$LManaged_24Tree_3B>>) i32
func &Ljava_2Fio_2FPrintStream_3B_7C_3Cinit_3E_7C_28I_29V public constructor (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg3_I i32) void
func &Ljava_2Fio_2FPrintStream_3B_7Cwrite_7C_28IACI_29V private static native (var %Reg0_I i32, var %Reg1_R137 <* <[] u16>>, var %Reg2_I i32) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg10_I i32) void
func &Ljava_2Flang_2FClass_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FClass_3B>>) void
func &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FError_3B>>) void
func &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FError_3B>>, var %Reg3_R131 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FException_3B>>) void
func &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FException_3B>>, var %Reg3_R131 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FInteger_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FInteger_3B>>) void
func &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I public static (var %Reg5_R131 <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) i32
func &Ljava_2Flang_2FObject_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Flang_2FObject_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>) void
func &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>, var %Reg3_R131 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg3_I i32) u16
func &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Flang_2FSystem_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FSystem_3B>>) void
func &Ljava_2Flang_2FSystem_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) void
func &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>, var %Reg3_R131 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FThrowable_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FThrowable_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FString_3B>>
var $_C_STR_6e0075006d006200650072002000 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x626d756e88c28df7, 0x207265]
var $_C_STR_61006c006c006f006300 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6f6c6c610589a335, 99]
var $_C_STR_68006f006c006400 fstatic <[3] u64> readonly = [0, 0x900000000, 0x646c6f680030f4bf]
var $_C_STR_63006f0075006e0074007300 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x6e756f63af42d144, 0x7374]
var $_C_STR_730074006f00720065007300 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x726f7473cad423b2, 0x7365]
var $_C_STR_6c00690073007400 fstatic <[3] u64> readonly = [0, 0x900000000, 0x7473696c0032b09e]
var $_C_STR_6300790063006c0065007300 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x6c637963afc7844d, 0x7365]
var $_C_STR_74007200650065007300 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x6565727406980095, 115]
var $_C_STR_38fa68094e4773073884f61f95eda450 fstatic <[4] u64> readonly = [0, 0x1700000000, 0x74726976c4e1508e, 0x6f6e6f4d6c6175]
var $_C_STR_5e7c97f6b6cef56d2fe72544a65b115a fstatic <[4] u64> readonly = [0, 0x1700000000, 0x74726976c4e12a1d, 0x6167654d6c6175]
var $_C_STR_e79088e3a7bb8167157f2c66d87a2055 fstatic <[5] u64> readonly = [0, 0x1b00000000, 0x65746e691ebed7bc, 0x6e6f4d6563616672, 111]
var $_C_STR_f99a0c7c5f8c9d50c604255934e60271 fstatic <[5] u64> readonly = [0, 0x1b00000000, 0x65746e691ec034a5, 0x6c6f506563616672, 121]
var $_C_STR_63006100730074007300 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x7473616305a0ed14, 115]
var $_C_STR_36f3ad0a3ff9dfdb1c780ec806b713ce fstatic <[4] u64> readonly = [0, 0x1100000000, 0x6d656c65ff80c0f7, 0x73746e65]
var $_C_STR_6600690065006c0064007300 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x6c656966b4057eb9, 0x7364]
var $_C_STR_671ba416cf335c078fdebb4b07a03346 fstatic <[4] u64> readonly = [0, 0x1300000000, 0x6f726874b51c07f6, 0x6572654877]
var $_C_STR_07a43197cadddda9e5bdf6b9b1241bdd fstatic <[4] u64> readonly = [0, 0x1100000000, 0x6f726874586c3a51, 0x72614677]
var $_C_STR_2190efd3042dba5b6dab2af666526e4d fstatic <[4] u64> readonly = [0, 0x1100000000, 0x696e6f6dec66ee59, 0x73726f74]
var $_C_STR_7300740061007400690063007300 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x746174738eebffc5, 0x736369]
var $_C_STR_05eb614449582244b4f6fb4d734aed58 fstatic <[4] u64> readonly = [0, 0x1700000000, 0x74696e69498d8c8d, 0x646573696c6169]
var $_C_STR_7400650078007400 fstatic <[3] u64> readonly = [0, 0x900000000, 0x747865740036452d]
var $_C_STR_7000720069006d0065007300 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x6d697270c5969dd4, 0x7365]
var $_C_STR_71007500650065006e007300 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x65657571c773ce89, 0x736e]
var $LManaged_3B_7Cshared <* <$LManaged_24Cell_3B>> static = 0
var $LManaged_3B_7Ctotal i32 static = 0
var $LManaged_24Lazy_3B_7Ccount i32 static = 0
var $LManaged_24Lazy_3B_7Cfirst <* <$LManaged_24Cell_3B>> static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout <* <$Ljava_2Fio_2FPrintStream_3B>> final public static = 0
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LManaged_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LManaged_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LManaged_3B>>
  var %Reg0_R112 <* <$LManaged_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 5
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LManaged_3B_7Calloc_7C_28I_29I static (var %Reg6_I i32) i32 {
  funcid 2
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg1_I i32
  var %Reg0_R114 <* <$LManaged_24Cell_3B>>
  var %Reg5_R114 <* <$LManaged_24Cell_3B>>
  var %Reg1_R114 <* <$LManaged_24Cell_3B>>

ALIAS %cell %Reg5_R114 <* <$LManaged_24Cell_3B>>
ALIAS %i %Reg4_I i32
ALIAS %n %Reg6_I i32
ALIAS %sum %Reg3_I i32
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
LOC 1 143
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 144
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  brtrue @label1 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 145
  intrinsiccallwithtype <$LManaged_24Cell_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LManaged_24Cell_3B>)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  callassigned &LManaged_24Cell_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R114, dread i32 %Reg1_I) {}
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
LOC 1 146
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (iread i32 <* <$LManaged_24Cell_3B>> 2 (dread ref %Reg1_R114))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 144
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label0
@label1
LOC 1 148
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LManaged_3B_7Chold_7C_28I_29I static (var %Reg8_I i32) i32 {
  funcid 3
  var %Reg0_I i32
  var %Reg0_R115 <* <[] <* <$LManaged_24Cell_3B>>>>
  var %Reg5_R115 <* <[] <* <$LManaged_24Cell_3B>>>>
  var %Reg6_I i32
  var %Reg7_I i32
  var %Reg1_I i32
  var %Reg2_R114 <* <$LManaged_24Cell_3B>>
  var %Reg3_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R115 <* <[] <* <$LManaged_24Cell_3B>>>>
  var %Reg2_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$LManaged_24Cell_3B>>

ALIAS %i %Reg7_I i32
ALIAS %at %Reg7_I i32
ALIAS %n %Reg8_I i32
ALIAS %cells %Reg5_R115 <* <[] <* <$LManaged_24Cell_3B>>>>
ALIAS %sum %Reg6_I i32
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
LOC 1 153
  dassign %Reg0_I 0 (constval i32 1000)
  dassign %Reg0_R115 0 (gcmallocjarray ref <[] <* <$LManaged_24Cell_3B>>> (dread i32 %Reg0_I))
  dassign %Reg5_R115 0 (dread ref %Reg0_R115)
LOC 1 154
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label2
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  brtrue @label4 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 155
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  intrinsiccallwithtype <$LManaged_24Cell_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R114 0 (gcmalloc ref <$LManaged_24Cell_3B>)
  dassign %Reg3_I 0 (dread i32 %Reg6_I)
  callassigned &LManaged_24Cell_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg2_R114, dread i32 %Reg3_I) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I),
    dread ref %Reg2_R114)
LOC 1 156
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 1000)
  brtrue @label3 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label3
LOC 1 154
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  goto @label2
@label4
LOC 1 158
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
LOC 1 159
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label5
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 1000)
  brtrue @label7 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I)))
  brtrue @label6 (eq i32 ref (dread ref %Reg0_R113, constval ref 0))
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_R115 0 (dread ref %Reg5_R115)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R115, dread i32 %Reg2_I)))
  dassign %Reg1_R114 0 (retype ref <* <$LManaged_24Cell_3B>> (dread ref %Reg1_R113))
  dassign %Reg1_I 0 (iread i32 <* <$LManaged_24Cell_3B>> 2 (dread ref %Reg1_R114))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label6
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  goto @label5
@label7
LOC 1 160
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  return (dread i32 %Reg0_I)
}
func &LManaged_3B_7Ccounts_7C_28I_29I static (var %Reg8_I i32) i32 {
  funcid 4
  var %Reg0_I i32
  var %Reg0_R115 <* <[] <* <$LManaged_24Cell_3B>>>>
  var %Reg5_R115 <* <[] <* <$LManaged_24Cell_3B>>>>
  var %Reg6_I i32
  var %Reg1_I i32
  var %Reg2_R114 <* <$LManaged_24Cell_3B>>
  var %Reg3_I i32
  var %Reg2_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R115 <* <[] <* <$LManaged_24Cell_3B>>>>
  var %Reg4_I i32
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg7_R114 <* <$LManaged_24Cell_3B>>
  var %Reg7_I i32
  var %Reg1_R115 <* <[] <* <$LManaged_24Cell_3B>>>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$LManaged_24Cell_3B>>

ALIAS %i %Reg7_I i32
ALIAS %one %Reg7_R114 <* <$LManaged_24Cell_3B>>
ALIAS %n %Reg8_I i32
ALIAS %cells %Reg5_R115 <* <[] <* <$LManaged_24Cell_3B>>>>
ALIAS %sum %Reg6_I i32
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
LOC 1 165
  dassign %Reg0_I 0 (constval i32 64)
  dassign %Reg0_R115 0 (gcmallocjarray ref <[] <* <$LManaged_24Cell_3B>>> (dread i32 %Reg0_I))
  dassign %Reg5_R115 0 (dread ref %Reg0_R115)
LOC 1 166
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label8
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 64)
  brtrue @label9 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  intrinsiccallwithtype <$LManaged_24Cell_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R114 0 (gcmalloc ref <$LManaged_24Cell_3B>)
  dassign %Reg3_I 0 (dread i32 %Reg6_I)
  callassigned &LManaged_24Cell_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg2_R114, dread i32 %Reg3_I) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I),
    dread ref %Reg2_R114)
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  goto @label8
@label9
LOC 1 167
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label10
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  brtrue @label11 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 168
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_I 0 (constval i32 63)
  dassign %Reg1_I 0 (band i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I)))
  dassign %Reg7_R113 0 (dread ref %Reg0_R113)
LOC 1 169
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_I 0 (constval i32 63)
  dassign %Reg1_I 0 (band i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_R115 0 (dread ref %Reg5_R115)
  dassign %Reg3_I 0 (dread i32 %Reg6_I)
  dassign %Reg4_I 0 (constval i32 7)
  dassign %Reg3_I 0 (mul i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  dassign %Reg4_I 0 (constval i32 63)
  dassign %Reg3_I 0 (band i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R115, dread i32 %Reg3_I)))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I),
    dread ref %Reg2_R113)
LOC 1 170
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_I 0 (constval i32 7)
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (constval i32 63)
  dassign %Reg1_I 0 (band i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg7_R114 0 (retype ref <* <$LManaged_24Cell_3B>> (dread ref %Reg7_R113))
  dassign %Reg2_R114 0 (dread ref %Reg7_R114)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R115, dread i32 %Reg1_I),
    dread ref %Reg2_R114)
LOC 1 167
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  goto @label10
@label11
LOC 1 172
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
LOC 1 173
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label12
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 64)
  brtrue @label13 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 31)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R115 0 (dread ref %Reg5_R115)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R115, dread i32 %Reg2_I)))
  dassign %Reg1_R114 0 (retype ref <* <$LManaged_24Cell_3B>> (dread ref %Reg1_R113))
  dassign %Reg1_I 0 (iread i32 <* <$LManaged_24Cell_3B>> 2 (dread ref %Reg1_R114))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  goto @label12
@label13
LOC 1 174
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  return (dread i32 %Reg0_I)
}
func &LManaged_3B_7Cstores_7C_28I_29I static (var %Reg7_I i32) i32 {
  funcid 5
  var %Reg0_R114 <* <$LManaged_24Cell_3B>>
  var %Reg1_I i32
  var %Reg3_R114 <* <$LManaged_24Cell_3B>>
  var %Reg4_R114 <* <$LManaged_24Cell_3B>>
  var %Reg5_R114 <* <$LManaged_24Cell_3B>>
  var %Reg0_I i32
  var %Reg6_I i32
  var %Reg1_R114 <* <$LManaged_24Cell_3B>>
  var %Reg2_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %i %Reg6_I i32
ALIAS %n %Reg7_I i32
ALIAS %one %Reg3_R114 <* <$LManaged_24Cell_3B>>
ALIAS %two %Reg4_R114 <* <$LManaged_24Cell_3B>>
ALIAS %head %Reg5_R114 <* <$LManaged_24Cell_3B>>
ALIAS %sum %Reg6_I i32
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
LOC 1 179
  intrinsiccallwithtype <$LManaged_24Cell_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LManaged_24Cell_3B>)
  dassign %Reg1_I 0 (constval i32 1)
  callassigned &LManaged_24Cell_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R114, dread i32 %Reg1_I) {}
  dassign %Reg3_R114 0 (dread ref %Reg0_R114)
  intrinsiccallwithtype <$LManaged_24Cell_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LManaged_24Cell_3B>)
  dassign %Reg1_I 0 (constval i32 2)
  callassigned &LManaged_24Cell_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R114, dread i32 %Reg1_I) {}
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
  intrinsiccallwithtype <$LManaged_24Cell_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LManaged_24Cell_3B>)
  dassign %Reg1_I 0 (constval i32 0)
  callassigned &LManaged_24Cell_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R114, dread i32 %Reg1_I) {}
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
LOC 1 180
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label14
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  brtrue @label15 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 181
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  iassign <* <$LManaged_24Cell_3B>> 3 (dread ref %Reg0_R114, dread ref %Reg1_R114)
LOC 1 182
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  dassign $LManaged_3B_7Cshared 0 (dread ref %Reg0_R114)
LOC 1 183
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 1 184
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (dread ref $LManaged_3B_7Cshared)
  dassign %Reg3_R114 0 (dread ref %Reg0_R114)
LOC 1 180
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  goto @label14
@label15
LOC 1 186
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LManaged_24Cell_3B>> 3 (dread ref %Reg0_R114))
  dassign %Reg0_I 0 (iread i32 <* <$LManaged_24Cell_3B>> 2 (dread ref %Reg0_R114))
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (dread ref $LManaged_3B_7Cshared)
  dassign %Reg1_I 0 (iread i32 <* <$LManaged_24Cell_3B>> 2 (dread ref %Reg1_R114))
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
LOC 1 187
  dassign %Reg0_R113 0 (constval ref 0)
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (retype ref <* <$LManaged_24Cell_3B>> (dread ref %Reg0_R113))
  dassign $LManaged_3B_7Cshared 0 (dread ref %Reg0_R114)
LOC 1 188
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  return (dread i32 %Reg0_I)
}
func &LManaged_3B_7Clist_7C_28I_29I static (var %Reg6_I i32) i32 {
  funcid 6
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R114 <* <$LManaged_24Cell_3B>>
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg1_I i32
  var %Reg0_R114 <* <$LManaged_24Cell_3B>>
  var %Reg5_R114 <* <$LManaged_24Cell_3B>>
  var %Reg1_R114 <* <$LManaged_24Cell_3B>>

ALIAS %cell %Reg5_R114 <* <$LManaged_24Cell_3B>>
ALIAS %i %Reg4_I i32
ALIAS %n %Reg6_I i32
ALIAS %head %Reg3_R114 <* <$LManaged_24Cell_3B>>
ALIAS %sum %Reg4_I i32
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
LOC 1 193
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  dassign %Reg3_R114 0 (retype ref <* <$LManaged_24Cell_3B>> (dread ref %Reg3_R113))
LOC 1 194
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label16
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  brtrue @label17 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 195
  intrinsiccallwithtype <$LManaged_24Cell_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LManaged_24Cell_3B>)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  callassigned &LManaged_24Cell_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R114, dread i32 %Reg1_I) {}
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
LOC 1 196
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  iassign <* <$LManaged_24Cell_3B>> 3 (dread ref %Reg0_R114, dread ref %Reg1_R114)
LOC 1 197
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg3_R114 0 (dread ref %Reg0_R114)
LOC 1 194
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label16
@label17
LOC 1 199
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 200
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
@label18
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  brtrue @label19 (eq i32 ref (dread ref %Reg0_R114, constval ref 0))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_I 0 (iread i32 <* <$LManaged_24Cell_3B>> 2 (dread ref %Reg1_R114))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg0_R114 0 (iread ref <* <$LManaged_24Cell_3B>> 3 (dread ref %Reg0_R114))
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
  goto @label18
@label19
LOC 1 201
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
}
func &LManaged_3B_7Ccycles_7C_28I_29I static (var %Reg7_I i32) i32 {
  funcid 7
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg1_I i32
  var %Reg0_R114 <* <$LManaged_24Cell_3B>>
  var %Reg5_R114 <* <$LManaged_24Cell_3B>>
  var %Reg6_R114 <* <$LManaged_24Cell_3B>>
  var %Reg1_R114 <* <$LManaged_24Cell_3B>>

ALIAS %one %Reg5_R114 <* <$LManaged_24Cell_3B>>
ALIAS %two %Reg6_R114 <* <$LManaged_24Cell_3B>>
ALIAS %i %Reg4_I i32
ALIAS %n %Reg7_I i32
ALIAS %sum %Reg3_I i32
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
LOC 1 206
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 207
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label20
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  brtrue @label21 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 208
  intrinsiccallwithtype <$LManaged_24Cell_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LManaged_24Cell_3B>)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  callassigned &LManaged_24Cell_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R114, dread i32 %Reg1_I) {}
  dassign %Reg5_R114 0 (dread ref %Reg0_R114)
  intrinsiccallwithtype <$LManaged_24Cell_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LManaged_24Cell_3B>)
  dassign %Reg1_I 0 (constval i32 1)
  callassigned &LManaged_24Cell_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R114, dread i32 %Reg1_I) {}
  dassign %Reg6_R114 0 (dread ref %Reg0_R114)
LOC 1 209
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  iassign <* <$LManaged_24Cell_3B>> 3 (dread ref %Reg0_R114, dread ref %Reg1_R114)
LOC 1 210
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  iassign <* <$LManaged_24Cell_3B>> 3 (dread ref %Reg0_R114, dread ref %Reg1_R114)
LOC 1 211
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_R114 0 (iread ref <* <$LManaged_24Cell_3B>> 3 (dread ref %Reg1_R114))
  dassign %Reg1_R114 0 (iread ref <* <$LManaged_24Cell_3B>> 3 (dread ref %Reg1_R114))
  dassign %Reg1_I 0 (iread i32 <* <$LManaged_24Cell_3B>> 2 (dread ref %Reg1_R114))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 207
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label20
@label21
LOC 1 213
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LManaged_3B_7Ctree_7C_28I_29LManaged_24Tree_3B static (var %Reg5_I i32) <* <$LManaged_24Tree_3B>> {
  funcid 8
  var %Reg0_I i32
  var %Reg0_R116 <* <$LManaged_24Tree_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R116 <* <$LManaged_24Tree_3B>>
  var %Reg2_R116 <* <$LManaged_24Tree_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg3_I i32

ALIAS %depth %Reg5_I i32
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
LOC 1 217
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  brtrue @label22 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$LManaged_24Tree_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$LManaged_24Tree_3B>)
  dassign %Reg1_R113 0 (constval ref 0)
  dassign %Reg2_R113 0 (constval ref 0)
  dassign %Reg1_R116 0 (retype ref <* <$LManaged_24Tree_3B>> (dread ref %Reg1_R113))
  dassign %Reg2_R116 0 (retype ref <* <$LManaged_24Tree_3B>> (dread ref %Reg2_R113))
  callassigned &LManaged_24Tree_3B_7C_3Cinit_3E_7C_28LManaged_24Tree_3BLManaged_24Tree_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R116, dread ref %Reg2_R116) {}
  return (dread ref %Reg0_R116)
@label22
LOC 1 218
  intrinsiccallwithtype <$LManaged_24Tree_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (gcmalloc ref <$LManaged_24Tree_3B>)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  callassigned &LManaged_3B_7Ctree_7C_28I_29LManaged_24Tree_3B (dread i32 %Reg1_I) { dassign %Reg1_R116 0 }
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sub i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  callassigned &LManaged_3B_7Ctree_7C_28I_29LManaged_24Tree_3B (dread i32 %Reg2_I) { dassign %Reg2_R116 0 }
  callassigned &LManaged_24Tree_3B_7C_3Cinit_3E_7C_28LManaged_24Tree_3BLManaged_24Tree_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R116, dread ref %Reg2_R116) {}
  return (dread ref %Reg0_R116)
}
func &LManaged_3B_7Ctrees_7C_28I_29I static (var %Reg4_I i32) i32 {
  funcid 9
  var %Reg0_I i32
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg1_I i32
  var %Reg1_R116 <* <$LManaged_24Tree_3B>>

ALIAS %i %Reg3_I i32
ALIAS %n %Reg4_I i32
ALIAS %sum %Reg2_I i32
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
LOC 1 223
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
LOC 1 224
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label23
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  brtrue @label24 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 9)
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  callassigned &LManaged_3B_7Ctree_7C_28I_29LManaged_24Tree_3B (dread i32 %Reg1_I) { dassign %Reg1_R116 0 }
  virtualcallassigned &LManaged_24Tree_3B_7Ccount_7C_28_29I (dread ref %Reg1_R116) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 1023))
  goto @label23
@label24
LOC 1 225
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &LManaged_3B_7CvirtualMono_7C_28I_29I static (var %Reg5_I i32) i32 {
  funcid 10
  var %Reg0_R117 <* <$LManaged_24First_3B>>
  var %Reg2_R117 <* <$LManaged_24First_3B>>
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg1_I i32
  var %Reg2_R118 <* <$LManaged_24Base_3B>>
  var %Reg0_R118 <* <$LManaged_24Base_3B>>

ALIAS %i %Reg4_I i32
ALIAS %n %Reg5_I i32
ALIAS %base %Reg2_R118 <* <$LManaged_24Base_3B>>
ALIAS %x %Reg3_I i32
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
LOC 1 230
  intrinsiccallwithtype <$LManaged_24First_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (gcmalloc ref <$LManaged_24First_3B>)
  callassigned &LManaged_24First_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R117) {}
  dassign %Reg2_R117 0 (dread ref %Reg0_R117)
LOC 1 231
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 232
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label25
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  brtrue @label26 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg2_R118 0 (retype ref <* <$LManaged_24Base_3B>> (dread ref %Reg2_R117))
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &LManaged_24Base_3B_7Cstep_7C_28I_29I (dread ref %Reg0_R118, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label25
@label26
LOC 1 233
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LManaged_3B_7CvirtualMega_7C_28I_29I static (var %Reg8_I i32) i32 {
  funcid 11
  var %Reg0_I i32
  var %Reg0_R119 <* <[] <* <$LManaged_24Base_3B>>>>
  var %Reg1_I i32
  var %Reg2_R117 <* <$LManaged_24First_3B>>
  var %Reg2_R120 <* <$LManaged_24Second_3B>>
  var %Reg2_R121 <* <$LManaged_24Third_3B>>
  var %Reg2_R122 <* <$LManaged_24Fourth_3B>>
  var %Reg5_R119 <* <[] <* <$LManaged_24Base_3B>>>>
  var %Reg6_I i32
  var %Reg7_I i32
  var %Reg2_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R118 <* <$LManaged_24Base_3B>>

ALIAS %i %Reg7_I i32
ALIAS %n %Reg8_I i32
ALIAS %all %Reg5_R119 <* <[] <* <$LManaged_24Base_3B>>>>
ALIAS %x %Reg6_I i32
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
LOC 1 238
  dassign %Reg0_I 0 (constval i32 4)
  dassign %Reg0_R119 0 (gcmallocjarray ref <[] <* <$LManaged_24Base_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  intrinsiccallwithtype <$LManaged_24First_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R117 0 (gcmalloc ref <$LManaged_24First_3B>)
  callassigned &LManaged_24First_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R117) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R119, dread i32 %Reg1_I),
    dread ref %Reg2_R117)
  dassign %Reg1_I 0 (constval i32 1)
  intrinsiccallwithtype <$LManaged_24Second_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R120 0 (gcmalloc ref <$LManaged_24Second_3B>)
  callassigned &LManaged_24Second_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R120) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R119, dread i32 %Reg1_I),
    dread ref %Reg2_R120)
  dassign %Reg1_I 0 (constval i32 2)
  intrinsiccallwithtype <$LManaged_24Third_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R121 0 (gcmalloc ref <$LManaged_24Third_3B>)
  callassigned &LManaged_24Third_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R121) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R119, dread i32 %Reg1_I),
    dread ref %Reg2_R121)
  dassign %Reg1_I 0 (constval i32 3)
  intrinsiccallwithtype <$LManaged_24Fourth_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R122 0 (gcmalloc ref <$LManaged_24Fourth_3B>)
  callassigned &LManaged_24Fourth_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R122) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R119, dread i32 %Reg1_I),
    dread ref %Reg2_R122)
  dassign %Reg5_R119 0 (dread ref %Reg0_R119)
LOC 1 239
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
LOC 1 240
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label27
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  brtrue @label28 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R119 0 (dread ref %Reg5_R119)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_I 0 (constval i32 3)
  dassign %Reg1_I 0 (band i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R119, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg0_R118 0 (retype ref <* <$LManaged_24Base_3B>> (dread ref %Reg0_R113))
  virtualcallassigned &LManaged_24Base_3B_7Cstep_7C_28I_29I (dread ref %Reg0_R118, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  goto @label27
@label28
LOC 1 241
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  return (dread i32 %Reg0_I)
}
func &LManaged_3B_7CinterfaceMono_7C_28I_29I static (var %Reg5_I i32) i32 {
  funcid 12
  var %Reg0_R117 <* <$LManaged_24First_3B>>
  var %Reg2_R117 <* <$LManaged_24First_3B>>
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg1_I i32
  var %Reg2_R123 <* <$LManaged_24Shape_3B>>
  var %Reg0_R123 <* <$LManaged_24Shape_3B>>

ALIAS %i %Reg4_I i32
ALIAS %n %Reg5_I i32
ALIAS %shape %Reg2_R123 <* <$LManaged_24Shape_3B>>
ALIAS %x %Reg3_I i32
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
LOC 1 246
  intrinsiccallwithtype <$LManaged_24First_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R117 0 (gcmalloc ref <$LManaged_24First_3B>)
  callassigned &LManaged_24First_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R117) {}
  dassign %Reg2_R117 0 (dread ref %Reg0_R117)
LOC 1 247
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 248
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label29
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  brtrue @label30 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg2_R123 0 (retype ref <* <$LManaged_24Shape_3B>> (dread ref %Reg2_R117))
  dassign %Reg0_R123 0 (dread ref %Reg2_R123)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  interfacecallassigned &LManaged_24Shape_3B_7Carea_7C_28I_29I (dread ref %Reg0_R123, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label29
@label30
LOC 1 249
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LManaged_3B_7CinterfacePoly_7C_28I_29I static (var %Reg8_I i32) i32 {
  funcid 13
  var %Reg0_I i32
  var %Reg0_R124 <* <[] <* <$LManaged_24Shape_3B>>>>
  var %Reg1_I i32
  var %Reg2_R117 <* <$LManaged_24First_3B>>
  var %Reg2_R120 <* <$LManaged_24Second_3B>>
  var %Reg2_R121 <* <$LManaged_24Third_3B>>
  var %Reg2_R122 <* <$LManaged_24Fourth_3B>>
  var %Reg5_R124 <* <[] <* <$LManaged_24Shape_3B>>>>
  var %Reg6_I i32
  var %Reg7_I i32
  var %Reg2_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R123 <* <$LManaged_24Shape_3B>>

ALIAS %i %Reg7_I i32
ALIAS %n %Reg8_I i32
ALIAS %all %Reg5_R124 <* <[] <* <$LManaged_24Shape_3B>>>>
ALIAS %x %Reg6_I i32
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
LOC 1 254
  dassign %Reg0_I 0 (constval i32 4)
  dassign %Reg0_R124 0 (gcmallocjarray ref <[] <* <$LManaged_24Shape_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  intrinsiccallwithtype <$LManaged_24First_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R117 0 (gcmalloc ref <$LManaged_24First_3B>)
  callassigned &LManaged_24First_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R117) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R124, dread i32 %Reg1_I),
    dread ref %Reg2_R117)
  dassign %Reg1_I 0 (constval i32 1)
  intrinsiccallwithtype <$LManaged_24Second_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R120 0 (gcmalloc ref <$LManaged_24Second_3B>)
  callassigned &LManaged_24Second_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R120) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R124, dread i32 %Reg1_I),
    dread ref %Reg2_R120)
  dassign %Reg1_I 0 (constval i32 2)
  intrinsiccallwithtype <$LManaged_24Third_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R121 0 (gcmalloc ref <$LManaged_24Third_3B>)
  callassigned &LManaged_24Third_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R121) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R124, dread i32 %Reg1_I),
    dread ref %Reg2_R121)
  dassign %Reg1_I 0 (constval i32 3)
  intrinsiccallwithtype <$LManaged_24Fourth_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R122 0 (gcmalloc ref <$LManaged_24Fourth_3B>)
  callassigned &LManaged_24Fourth_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R122) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R124, dread i32 %Reg1_I),
    dread ref %Reg2_R122)
  dassign %Reg5_R124 0 (dread ref %Reg0_R124)
LOC 1 255
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
LOC 1 256
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label31
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  brtrue @label32 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R124 0 (dread ref %Reg5_R124)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_I 0 (constval i32 3)
  dassign %Reg1_I 0 (band i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R124, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg0_R123 0 (retype ref <* <$LManaged_24Shape_3B>> (dread ref %Reg0_R113))
  interfacecallassigned &LManaged_24Shape_3B_7Carea_7C_28I_29I (dread ref %Reg0_R123, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  goto @label31
@label32
LOC 1 257
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  return (dread i32 %Reg0_I)
}
func &LManaged_3B_7Ccasts_7C_28I_29I static (var %Reg10_I i32) i32 {
  funcid 14
  var %Reg0_I i32
  var %Reg0_R125 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg1_I i32
  var %Reg2_R117 <* <$LManaged_24First_3B>>
  var %Reg2_R120 <* <$LManaged_24Second_3B>>
  var %Reg2_R121 <* <$LManaged_24Third_3B>>
  var %Reg2_R114 <* <$LManaged_24Cell_3B>>
  var %Reg3_I i32
  var %Reg6_R125 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg7_I i32
  var %Reg8_I i32
  var %Reg2_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R120 <* <$LManaged_24Second_3B>>
  var %Reg1_R118 <* <$LManaged_24Base_3B>>
  var %Reg1_R114 <* <$LManaged_24Cell_3B>>

ALIAS %one %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %i %Reg8_I i32
ALIAS %n %Reg10_I i32
ALIAS %all %Reg6_R125 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
ALIAS %sum %Reg7_I i32
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
LOC 1 262
  dassign %Reg0_I 0 (constval i32 4)
  dassign %Reg0_R125 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  intrinsiccallwithtype <$LManaged_24First_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R117 0 (gcmalloc ref <$LManaged_24First_3B>)
  callassigned &LManaged_24First_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R117) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R125, dread i32 %Reg1_I),
    dread ref %Reg2_R117)
  dassign %Reg1_I 0 (constval i32 1)
  intrinsiccallwithtype <$LManaged_24Second_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R120 0 (gcmalloc ref <$LManaged_24Second_3B>)
  callassigned &LManaged_24Second_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R120) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R125, dread i32 %Reg1_I),
    dread ref %Reg2_R120)
  dassign %Reg1_I 0 (constval i32 2)
  intrinsiccallwithtype <$LManaged_24Third_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R121 0 (gcmalloc ref <$LManaged_24Third_3B>)
  callassigned &LManaged_24Third_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg2_R121) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R125, dread i32 %Reg1_I),
    dread ref %Reg2_R121)
  dassign %Reg1_I 0 (constval i32 3)
  intrinsiccallwithtype <$LManaged_24Cell_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R114 0 (gcmalloc ref <$LManaged_24Cell_3B>)
  dassign %Reg3_I 0 (constval i32 4)
  callassigned &LManaged_24Cell_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg2_R114, dread i32 %Reg3_I) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R125, dread i32 %Reg1_I),
    dread ref %Reg2_R114)
  dassign %Reg6_R125 0 (dread ref %Reg0_R125)
LOC 1 263
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 264
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label33
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  brtrue @label37 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 265
  dassign %Reg0_R125 0 (dread ref %Reg6_R125)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg2_I 0 (constval i32 3)
  dassign %Reg1_I 0 (band i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R125, dread i32 %Reg1_I)))
  dassign %Reg9_R113 0 (dread ref %Reg0_R113)
LOC 1 266
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R113))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg0_I 0 (intrinsicopwithtype i32 <* <$LManaged_24Second_3B>> JAVA_INSTANCE_OF (dread ref %Reg0_R113))
  brtrue @label34 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R113))
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  intrinsiccallwithtypeassigned <* <$LManaged_24Second_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R120 0 }
  dassign %Reg1_I 0 (iread i32 <* <$LManaged_24Second_3B>> 3 (dread ref %Reg1_R120))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
  goto @label36
@label34
LOC 1 267
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R113))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg0_I 0 (intrinsicopwithtype i32 <* <$LManaged_24Shape_3B>> JAVA_INSTANCE_OF (dread ref %Reg0_R113))
  brtrue @label35 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R113))
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  intrinsiccallwithtypeassigned <* <$LManaged_24Base_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R118 0 }
  dassign %Reg1_I 0 (iread i32 <* <$LManaged_24Base_3B>> 2 (dread ref %Reg1_R118))
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
  goto @label36
@label35
LOC 1 268
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R113))
  dassign %Reg1_R113 0 (dread ref %Reg9_R113)
  intrinsiccallwithtypeassigned <* <$LManaged_24Cell_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R114 0 }
  dassign %Reg1_I 0 (iread i32 <* <$LManaged_24Cell_3B>> 2 (dread ref %Reg1_R114))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label36
LOC 1 264
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 1))
  goto @label33
@label37
LOC 1 270
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  return (dread i32 %Reg0_I)
}
func &LManaged_3B_7Celements_7C_28I_29I static (var %Reg10_I i32) i32 {
  funcid 15
  var %Reg0_I i32
  var %Reg0_R126 <* <[] i32>>
  var %Reg5_R126 <* <[] i32>>
  var %Reg6_R126 <* <[] i32>>
  var %Reg7_I i32
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg8_I i32
  var %Reg9_I i32
  var %Reg1_R126 <* <[] i32>>
  var %Reg2_R126 <* <[] i32>>
  var %Reg3_R126 <* <[] i32>>
  var %Reg4_I i32

ALIAS %i %Reg9_I i32
ALIAS %round %Reg8_I i32
ALIAS %n %Reg10_I i32
ALIAS %from %Reg5_R126 <* <[] i32>>
ALIAS %to %Reg6_R126 <* <[] i32>>
ALIAS %sum %Reg7_I i32
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
LOC 1 275
  dassign %Reg0_I 0 (constval i32 1000)
  dassign %Reg0_R126 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg5_R126 0 (dread ref %Reg0_R126)
  dassign %Reg0_I 0 (constval i32 1000)
  dassign %Reg0_R126 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg6_R126 0 (dread ref %Reg0_R126)
LOC 1 276
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label38
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 1000)
  brtrue @label39 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R126 0 (dread ref %Reg5_R126)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_I 0 (constval i32 7)
  dassign %Reg2_I 0 (mul i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R126, dread i32 %Reg1_I),
    dread i32 %Reg2_I)
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  goto @label38
@label39
LOC 1 277
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 278
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label40
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  brtrue @label43 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 279
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
@label41
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_R126 0 (dread ref %Reg5_R126)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R126))
  brtrue @label42 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R126 0 (dread ref %Reg6_R126)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  dassign %Reg2_R126 0 (dread ref %Reg5_R126)
  dassign %Reg3_I 0 (dread i32 %Reg9_I)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R126, dread i32 %Reg3_I)))
  dassign %Reg3_R126 0 (dread ref %Reg6_R126)
  dassign %Reg4_I 0 (dread i32 %Reg9_I)
  dassign %Reg3_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg3_R126, dread i32 %Reg4_I)))
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R126, dread i32 %Reg1_I),
    dread i32 %Reg2_I)
  dassign %Reg9_I 0 (add i32 (dread i32 %Reg9_I, constval i32 1))
  goto @label41
@label42
LOC 1 280
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_R126 0 (dread ref %Reg6_R126)
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  dassign %Reg3_I 0 (constval i32 1000)
  dassign %Reg2_I 0 (rem i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R126, dread i32 %Reg2_I)))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 1 278
  dassign %Reg8_I 0 (add i32 (dread i32 %Reg8_I, constval i32 1000))
  goto @label40
@label43
LOC 1 282
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  return (dread i32 %Reg0_I)
}
func &LManaged_3B_7Cfields_7C_28I_29I static (var %Reg5_I i32) i32 {
  funcid 16
  var %Reg0_R114 <* <$LManaged_24Cell_3B>>
  var %Reg1_I i32
  var %Reg3_R114 <* <$LManaged_24Cell_3B>>
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg1_R114 <* <$LManaged_24Cell_3B>>
  var %Reg2_I i32

ALIAS %i %Reg4_I i32
ALIAS %n %Reg5_I i32
ALIAS %cell %Reg3_R114 <* <$LManaged_24Cell_3B>>
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
LOC 1 287
  intrinsiccallwithtype <$LManaged_24Cell_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LManaged_24Cell_3B>)
  dassign %Reg1_I 0 (constval i32 1)
  callassigned &LManaged_24Cell_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R114, dread i32 %Reg1_I) {}
  dassign %Reg3_R114 0 (dread ref %Reg0_R114)
LOC 1 288
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label44
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  brtrue @label45 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_I 0 (iread i32 <* <$LManaged_24Cell_3B>> 2 (dread ref %Reg1_R114))
  dassign %Reg2_I 0 (constval i32 3)
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LManaged_24Cell_3B>> 2 (dread ref %Reg0_R114, dread i32 %Reg1_I)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label44
@label45
LOC 1 289
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_I 0 (iread i32 <* <$LManaged_24Cell_3B>> 2 (dread ref %Reg0_R114))
  return (dread i32 %Reg0_I)
}
func &LManaged_3B_7Craise_7C_28I_29I static (var %Reg3_I i32) i32 {
  funcid 17
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_R127 <* <$LManaged_24Signal_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FThrowable_3B>>

ALIAS %i %Reg3_I i32
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
LOC 1 293
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label46 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$LManaged_24Signal_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (gcmalloc ref <$LManaged_24Signal_3B>)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  callassigned &LManaged_24Signal_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R127, dread i32 %Reg1_I) {}
  dassign %Reg0_R128 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R127))
  throw (dread ref %Reg0_R128)
@label46
LOC 1 294
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LManaged_3B_7CthrowHere_7C_28I_29I static (var %Reg6_I i32) i32 {
  funcid 18
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg1_I i32
  var %Reg0_R127 <* <$LManaged_24Signal_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg5_R127 <* <$LManaged_24Signal_3B>>
  var %Reg1_R127 <* <$LManaged_24Signal_3B>>

ALIAS %signal %Reg5_R127 <* <$LManaged_24Signal_3B>>
ALIAS %i %Reg4_I i32
ALIAS %n %Reg6_I i32
ALIAS %sum %Reg3_I i32
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
LOC 1 299
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 300
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label47
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  brtrue @label51 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  try { @label49 }
LOC 1 302
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label48 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$LManaged_24Signal_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R127 0 (gcmalloc ref <$LManaged_24Signal_3B>)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  callassigned &LManaged_24Signal_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R127, dread i32 %Reg1_I) {}
  dassign %Reg0_R128 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R127))
  throw (dread ref %Reg0_R128)
  endtry
@label48   try { @label49 }
LOC 1 303
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 306
  goto @label50
@label49   catch { <* <$LManaged_24Signal_3B>> }
  dassign %Reg0_R127 0 (regread ptr %%thrownval)
LOC 1 304
  dassign %Reg5_R127 0 (dread ref %Reg0_R127)
LOC 1 305
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R127 0 (dread ref %Reg5_R127)
  dassign %Reg1_I 0 (iread i32 <* <$LManaged_24Signal_3B>> 6 (dread ref %Reg1_R127))
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label50
LOC 1 300
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label47
@label51
LOC 1 308
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LManaged_3B_7Cdeep_7C_28II_29I static (var %Reg3_I i32, var %Reg4_I i32) i32 {
  funcid 19
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %i %Reg3_I i32
ALIAS %depth %Reg4_I i32
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
LOC 1 312
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  brtrue @label52 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  callassigned &LManaged_3B_7Craise_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
@label52
LOC 1 313
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  callassigned &LManaged_3B_7Cdeep_7C_28II_29I (dread i32 %Reg0_I, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManaged_3B_7CthrowFar_7C_28I_29I static (var %Reg6_I i32) i32 {
  funcid 20
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_R127 <* <$LManaged_24Signal_3B>>
  var %Reg5_R127 <* <$LManaged_24Signal_3B>>
  var %Reg1_R127 <* <$LManaged_24Signal_3B>>

ALIAS %signal %Reg5_R127 <* <$LManaged_24Signal_3B>>
ALIAS %i %Reg4_I i32
ALIAS %n %Reg6_I i32
ALIAS %sum %Reg3_I i32
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
LOC 1 318
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 319
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label53
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  brtrue @label56 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  try { @label54 }
LOC 1 321
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_I 0 (constval i32 8)
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  callassigned &LManaged_3B_7Cdeep_7C_28II_29I (dread i32 %Reg1_I, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  endtry
LOC 1 324
  goto @label55
@label54   catch { <* <$LManaged_24Signal_3B>> }
  dassign %Reg0_R127 0 (regread ptr %%thrownval)
LOC 1 322
  dassign %Reg5_R127 0 (dread ref %Reg0_R127)
LOC 1 323
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R127 0 (dread ref %Reg5_R127)
  dassign %Reg1_I 0 (iread i32 <* <$LManaged_24Signal_3B>> 6 (dread ref %Reg1_R127))
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label55
LOC 1 319
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label53
@label56
LOC 1 326
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LManaged_3B_7Cmonitors_7C_28I_29I static (var %Reg7_I i32) i32 {
  funcid 21
  var %Reg0_R129 <* <$LManaged_24Counter_3B>>
  var %Reg3_R129 <* <$LManaged_24Counter_3B>>
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg1_I i32
  var %Reg5_R129 <* <$LManaged_24Counter_3B>>
  var %Reg2_I i32
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg6_R128 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %i %Reg4_I i32
ALIAS %n %Reg7_I i32
ALIAS %counter %Reg3_R129 <* <$LManaged_24Counter_3B>>
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
LOC 1 331
  intrinsiccallwithtype <$LManaged_24Counter_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R129 0 (gcmalloc ref <$LManaged_24Counter_3B>)
  callassigned &LManaged_24Counter_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R129) {}
  dassign %Reg3_R129 0 (dread ref %Reg0_R129)
LOC 1 332
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label57
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  brtrue @label60 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 333
  dassign %Reg0_R129 0 (dread ref %Reg3_R129)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  virtualcallassigned &LManaged_24Counter_3B_7Cadd_7C_28I_29V (dread ref %Reg0_R129, dread i32 %Reg1_I) {}
LOC 1 334
  dassign %Reg0_R129 0 (dread ref %Reg3_R129)
  dassign %Reg5_R129 0 (dread ref %Reg0_R129)
  syncenter (dread ref %Reg0_R129)
  try { @label58 }
LOC 1 335
  dassign %Reg0_R129 0 (dread ref %Reg3_R129)
  dassign %Reg1_I 0 (iread i32 <* <$LManaged_24Counter_3B>> 2 (dread ref %Reg0_R129))
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (bxor i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LManaged_24Counter_3B>> 2 (dread ref %Reg0_R129, dread i32 %Reg1_I)
LOC 1 336
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R129))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  goto @label59
@label58   catch { <* void> }
  dassign %Reg0_R128 0 (regread ptr %%thrownval)
  try { @label58 }
  dassign %Reg6_R128 0 (dread ref %Reg0_R128)
  dassign %Reg5_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg5_R129))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  syncexit (dread ref %Reg0_R113)
  endtry
  dassign %Reg6_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg6_R128))
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg0_R128 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  throw (dread ref %Reg0_R128)
@label59
LOC 1 332
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label57
@label60
LOC 1 338
  dassign %Reg0_R129 0 (dread ref %Reg3_R129)
  dassign %Reg0_I 0 (iread i32 <* <$LManaged_24Counter_3B>> 2 (dread ref %Reg0_R129))
  return (dread i32 %Reg0_I)
}
func &LManaged_3B_7Cstatics_7C_28I_29I static (var %Reg4_I i32) i32 {
  funcid 22
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %i %Reg3_I i32
ALIAS %n %Reg4_I i32
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
LOC 1 343
  dassign %Reg0_I 0 (constval i32 0)
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  dassign $LManaged_3B_7Ctotal 0 (dread i32 %Reg0_I)
LOC 1 344
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label61
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  brtrue @label62 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManaged_3B_7Ctotal)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (dread i32 $LManaged_3B_7Ctotal)
  dassign %Reg1_I 0 (bxor i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  dassign $LManaged_3B_7Ctotal 0 (dread i32 %Reg0_I)
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 1))
  goto @label61
@label62
LOC 1 345
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManaged_3B_7Ctotal)
  return (dread i32 %Reg0_I)
}
func &LManaged_3B_7Cinitialised_7C_28I_29I static (var %Reg3_I i32) i32 {
  funcid 23
  var %Reg0_I i32
  var %Reg2_I i32
  var %Reg1_I i32
  var %Reg1_R114 <* <$LManaged_24Cell_3B>>

ALIAS %i %Reg2_I i32
ALIAS %n %Reg3_I i32
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
LOC 1 350
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label63
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  brtrue @label64 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManaged_24Lazy_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_I 0 (dread i32 $LManaged_24Lazy_3B_7Ccount)
  intrinsiccallwithtype <$LManaged_24Lazy_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R114 0 (dread ref $LManaged_24Lazy_3B_7Cfirst)
  dassign %Reg1_I 0 (iread i32 <* <$LManaged_24Cell_3B>> 2 (dread ref %Reg1_R114))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$LManaged_24Lazy_3B> JAVA_CLINIT_CHECK ()
  dassign $LManaged_24Lazy_3B_7Ccount 0 (dread i32 %Reg0_I)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, constval i32 1))
  goto @label63
@label64
LOC 1 351
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LManaged_3B_7Ctext_7C_28I_29I static (var %Reg6_I i32) i32 {
  funcid 24
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg1_I i32
  var %Reg1_R130 <* <$LManaged_24Text_3B>>
  var %Reg2_R131 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg2_C u16

ALIAS %i %Reg5_I i32
ALIAS %n %Reg6_I i32
ALIAS %hash %Reg4_I i32
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
LOC 1 356
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 357
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label65
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  brtrue @label66 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  intrinsiccallwithtype <$LManaged_24Text_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R130 0 (gcmalloc ref <$LManaged_24Text_3B>)
  callassigned &LManaged_24Text_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R130) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0075006d006200650072002000) { dassign %L_STR_10 0 }
  dassign %Reg2_R131 0 (dread ptr %L_STR_10)
  virtualcallassigned &LManaged_24Text_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29LManaged_24Text_3B (dread ref %Reg1_R130, dread ref %Reg2_R131) { dassign %Reg1_R130 0 }
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg3_I 0 (constval i32 1000)
  dassign %Reg2_I 0 (rem i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  virtualcallassigned &LManaged_24Text_3B_7Cappend_7C_28I_29LManaged_24Text_3B (dread ref %Reg1_R130, dread i32 %Reg2_I) { dassign %Reg1_R130 0 }
  dassign %Reg2_I 0 (constval i32 44)
  dassign %Reg2_C 0 (cvt u16 i32 (dread i32 %Reg2_I))
  virtualcallassigned &LManaged_24Text_3B_7Cappend_7C_28C_29LManaged_24Text_3B (dread ref %Reg1_R130, dread u16 %Reg2_C) { dassign %Reg1_R130 0 }
  virtualcallassigned &LManaged_24Text_3B_7Chash_7C_28_29I (dread ref %Reg1_R130) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 10))
  goto @label65
@label66
LOC 1 358
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
}
func &LManaged_3B_7Cprimes_7C_28I_29I static (var %Reg7_I i32) i32 {
  funcid 25
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_R132 <* <[] u1>>
  var %Reg3_R132 <* <[] u1>>
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg6_I i32
  var %Reg2_I i32

ALIAS %j %Reg6_I i32
ALIAS %i %Reg5_I i32
ALIAS %n %Reg7_I i32
ALIAS %composite %Reg3_R132 <* <[] u1>>
ALIAS %count %Reg4_I i32
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
LOC 1 363
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R132 0 (gcmallocjarray ref <[] u1> (dread i32 %Reg0_I))
  dassign %Reg3_R132 0 (dread ref %Reg0_R132)
LOC 1 364
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 1 365
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label67
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  brtrue @label71 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 366
  dassign %Reg0_R132 0 (dread ref %Reg3_R132)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg0_R132, dread i32 %Reg1_I))))
  brtrue @label68 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  goto @label70
@label68
LOC 1 367
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
LOC 1 368
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label69
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  brtrue @label70 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 369
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
LOC 1 370
  dassign %Reg0_R132 0 (dread ref %Reg3_R132)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_I 0 (constval i32 1)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg0_R132, dread i32 %Reg1_I),
    cvt i8 i32 (dread i32 %Reg2_I))
  goto @label69
@label70
LOC 1 365
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label67
@label71
LOC 1 373
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
}
func &LManaged_3B_7Cqueens_7C_28IIAZAZAZ_29I static (var %Reg10_I i32, var %Reg11_I i32, var %Reg12_R132 <* <[] u1>>, var %Reg13_R132 <* <[] u1>>, var %Reg14_R132 <* <[] u1>>) i32 {
  funcid 26
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg8_I i32
  var %Reg9_I i32
  var %Reg0_R132 <* <[] u1>>
  var %Reg2_I i32
  var %Reg2_R132 <* <[] u1>>
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg4_R132 <* <[] u1>>
  var %Reg5_I i32
  var %Reg6_I i32
  var %Reg3_R132 <* <[] u1>>
  var %Reg5_R132 <* <[] u1>>

ALIAS %i %Reg9_I i32
ALIAS %row %Reg10_I i32
ALIAS %n %Reg11_I i32
ALIAS %columns %Reg12_R132 <* <[] u1>>
ALIAS %up %Reg13_R132 <* <[] u1>>
ALIAS %down %Reg14_R132 <* <[] u1>>
ALIAS %count %Reg8_I i32
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
LOC 1 377
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  brtrue @label72 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 1)
  return (dread i32 %Reg0_I)
@label72
LOC 1 378
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
LOC 1 379
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
@label73
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  brtrue @label76 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 380
  dassign %Reg0_R132 0 (dread ref %Reg12_R132)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  dassign %Reg0_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg0_R132, dread i32 %Reg1_I))))
  brtrue @label75 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R132 0 (dread ref %Reg13_R132)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg0_R132, dread i32 %Reg1_I))))
  brtrue @label75 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R132 0 (dread ref %Reg14_R132)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (sext i32 8 (iread i8 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %Reg0_R132, dread i32 %Reg1_I))))
  brtrue @label74 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  goto @label75
@label74
LOC 1 381
  dassign %Reg0_R132 0 (dread ref %Reg12_R132)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  dassign %Reg2_R132 0 (dread ref %Reg13_R132)
  dassign %Reg3_I 0 (dread i32 %Reg10_I)
  dassign %Reg4_I 0 (dread i32 %Reg9_I)
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  dassign %Reg4_R132 0 (dread ref %Reg14_R132)
  dassign %Reg5_I 0 (dread i32 %Reg10_I)
  dassign %Reg6_I 0 (dread i32 %Reg9_I)
  dassign %Reg5_I 0 (sub i32 (dread i32 %Reg5_I, dread i32 %Reg6_I))
  dassign %Reg6_I 0 (dread i32 %Reg11_I)
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, dread i32 %Reg6_I))
  dassign %Reg6_I 0 (constval i32 1)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg4_R132, dread i32 %Reg5_I),
    cvt i8 i32 (dread i32 %Reg6_I))
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg2_R132, dread i32 %Reg3_I),
    cvt i8 i32 (dread i32 %Reg6_I))
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg0_R132, dread i32 %Reg1_I),
    cvt i8 i32 (dread i32 %Reg6_I))
LOC 1 382
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (dread i32 %Reg11_I)
  dassign %Reg3_R132 0 (dread ref %Reg12_R132)
  dassign %Reg4_R132 0 (dread ref %Reg13_R132)
  dassign %Reg5_R132 0 (dread ref %Reg14_R132)
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  callassigned &LManaged_3B_7Cqueens_7C_28IIAZAZAZ_29I (dread i32 %Reg1_I, dread i32 %Reg2_I, dread ref %Reg3_R132, dread ref %Reg4_R132, dread ref %Reg5_R132) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
LOC 1 383
  dassign %Reg0_R132 0 (dread ref %Reg12_R132)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  dassign %Reg2_R132 0 (dread ref %Reg13_R132)
  dassign %Reg3_I 0 (dread i32 %Reg10_I)
  dassign %Reg4_I 0 (dread i32 %Reg9_I)
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  dassign %Reg4_R132 0 (dread ref %Reg14_R132)
  dassign %Reg5_I 0 (dread i32 %Reg10_I)
  dassign %Reg6_I 0 (dread i32 %Reg9_I)
  dassign %Reg5_I 0 (sub i32 (dread i32 %Reg5_I, dread i32 %Reg6_I))
  dassign %Reg6_I 0 (dread i32 %Reg11_I)
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, dread i32 %Reg6_I))
  dassign %Reg6_I 0 (constval i32 0)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg4_R132, dread i32 %Reg5_I),
    cvt i8 i32 (dread i32 %Reg6_I))
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg2_R132, dread i32 %Reg3_I),
    cvt i8 i32 (dread i32 %Reg6_I))
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg0_R132, dread i32 %Reg1_I),
    cvt i8 i32 (dread i32 %Reg6_I))
@label75
LOC 1 379
  dassign %Reg9_I 0 (add i32 (dread i32 %Reg9_I, constval i32 1))
  goto @label73
@label76
LOC 1 385
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  return (dread i32 %Reg0_I)
}
func &LManaged_3B_7Cqueens_7C_28I_29I static (var %Reg8_I i32) i32 {
  funcid 27
  var %Reg0_I i32
  var %Reg6_I i32
  var %Reg7_I i32
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg3_R132 <* <[] u1>>
  var %Reg4_I i32
  var %Reg4_R132 <* <[] u1>>
  var %Reg5_I i32
  var %Reg5_R132 <* <[] u1>>

ALIAS %i %Reg7_I i32
ALIAS %n %Reg8_I i32
ALIAS %count %Reg6_I i32
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
LOC 1 390
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
LOC 1 391
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label77
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  brtrue @label78 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (constval i32 8)
  dassign %Reg3_I 0 (constval i32 8)
  dassign %Reg3_R132 0 (gcmallocjarray ref <[] u1> (dread i32 %Reg3_I))
  dassign %Reg4_I 0 (constval i32 16)
  dassign %Reg4_R132 0 (gcmallocjarray ref <[] u1> (dread i32 %Reg4_I))
  dassign %Reg5_I 0 (constval i32 17)
  dassign %Reg5_R132 0 (gcmallocjarray ref <[] u1> (dread i32 %Reg5_I))
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  callassigned &LManaged_3B_7Cqueens_7C_28IIAZAZAZ_29I (dread i32 %Reg1_I, dread i32 %Reg2_I, dread ref %Reg3_R132, dread ref %Reg4_R132, dread ref %Reg5_R132) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1000))
  goto @label77
@label78
LOC 1 392
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  return (dread i32 %Reg0_I)
}
func &LManaged_3B_7Crun_7C_28Ljava_2Flang_2FString_3BI_29I static (var %Reg2_R131 <* <$Ljava_2Flang_2FString_3B>>, var %Reg3_I i32) i32 {
  funcid 28
  var %Reg0_R131 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R131 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1
  var %Reg0_I i32
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_22 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_23 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_24 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_25 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_26 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_27 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_28 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_29 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_30 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_31 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_32 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %kernel %Reg2_R131 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %n %Reg3_I i32
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
LOC 1 396
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_61006c006c006f006300) { dassign %L_STR_11 0 }
  dassign %Reg1_R131 0 (dread ptr %L_STR_11)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R131))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R131, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label79 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  callassigned &LManaged_3B_7Calloc_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
@label79
LOC 1 397
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_68006f006c006400) { dassign %L_STR_12 0 }
  dassign %Reg1_R131 0 (dread ptr %L_STR_12)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R131))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R131, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label80 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  callassigned &LManaged_3B_7Chold_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
@label80
LOC 1 398
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_63006f0075006e0074007300) { dassign %L_STR_13 0 }
  dassign %Reg1_R131 0 (dread ptr %L_STR_13)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R131))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R131, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label81 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  callassigned &LManaged_3B_7Ccounts_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
@label81
LOC 1 399
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_730074006f00720065007300) { dassign %L_STR_14 0 }
  dassign %Reg1_R131 0 (dread ptr %L_STR_14)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R131))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R131, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label82 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  callassigned &LManaged_3B_7Cstores_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
@label82
LOC 1 400
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6c00690073007400) { dassign %L_STR_15 0 }
  dassign %Reg1_R131 0 (dread ptr %L_STR_15)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R131))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R131, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label83 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  callassigned &LManaged_3B_7Clist_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
@label83
LOC 1 401
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6300790063006c0065007300) { dassign %L_STR_16 0 }
  dassign %Reg1_R131 0 (dread ptr %L_STR_16)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R131))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R131, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label84 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  callassigned &LManaged_3B_7Ccycles_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
@label84
LOC 1 402
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_74007200650065007300) { dassign %L_STR_17 0 }
  dassign %Reg1_R131 0 (dread ptr %L_STR_17)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R131))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R131, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label85 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  callassigned &LManaged_3B_7Ctrees_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
@label85
LOC 1 403
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_38fa68094e4773073884f61f95eda450) { dassign %L_STR_18 0 }
  dassign %Reg1_R131 0 (dread ptr %L_STR_18)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R131))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R131, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label86 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  callassigned &LManaged_3B_7CvirtualMono_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
@label86
LOC 1 404
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5e7c97f6b6cef56d2fe72544a65b115a) { dassign %L_STR_19 0 }
  dassign %Reg1_R131 0 (dread ptr %L_STR_19)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R131))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R131, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label87 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  callassigned &LManaged_3B_7CvirtualMega_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
@label87
LOC 1 405
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_e79088e3a7bb8167157f2c66d87a2055) { dassign %L_STR_20 0 }
  dassign %Reg1_R131 0 (dread ptr %L_STR_20)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R131))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R131, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label88 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  callassigned &LManaged_3B_7CinterfaceMono_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
@label88
LOC 1 406
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_f99a0c7c5f8c9d50c604255934e60271) { dassign %L_STR_21 0 }
  dassign %Reg1_R131 0 (dread ptr %L_STR_21)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R131))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R131, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label89 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  callassigned &LManaged_3B_7CinterfacePoly_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
@label89
LOC 1 407
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_63006100730074007300) { dassign %L_STR_22 0 }
  dassign %Reg1_R131 0 (dread ptr %L_STR_22)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R131))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R131, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label90 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  callassigned &LManaged_3B_7Ccasts_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
@label90
LOC 1 408
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_36f3ad0a3ff9dfdb1c780ec806b713ce) { dassign %L_STR_23 0 }
  dassign %Reg1_R131 0 (dread ptr %L_STR_23)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R131))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R131, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label91 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  callassigned &LManaged_3B_7Celements_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
@label91
LOC 1 409
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6600690065006c0064007300) { dassign %L_STR_24 0 }
  dassign %Reg1_R131 0 (dread ptr %L_STR_24)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R131))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R131, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label92 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  callassigned &LManaged_3B_7Cfields_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
@label92
LOC 1 410
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_671ba416cf335c078fdebb4b07a03346) { dassign %L_STR_25 0 }
  dassign %Reg1_R131 0 (dread ptr %L_STR_25)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R131))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R131, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label93 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  callassigned &LManaged_3B_7CthrowHere_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
@label93
LOC 1 411
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_07a43197cadddda9e5bdf6b9b1241bdd) { dassign %L_STR_26 0 }
  dassign %Reg1_R131 0 (dread ptr %L_STR_26)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R131))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R131, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label94 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  callassigned &LManaged_3B_7CthrowFar_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
@label94
LOC 1 412
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2190efd3042dba5b6dab2af666526e4d) { dassign %L_STR_27 0 }
  dassign %Reg1_R131 0 (dread ptr %L_STR_27)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R131))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R131, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label95 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  callassigned &LManaged_3B_7Cmonitors_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
@label95
LOC 1 413
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7300740061007400690063007300) { dassign %L_STR_28 0 }
  dassign %Reg1_R131 0 (dread ptr %L_STR_28)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R131))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R131, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label96 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  callassigned &LManaged_3B_7Cstatics_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
@label96
LOC 1 414
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_05eb614449582244b4f6fb4d734aed58) { dassign %L_STR_29 0 }
  dassign %Reg1_R131 0 (dread ptr %L_STR_29)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R131))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R131, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label97 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  callassigned &LManaged_3B_7Cinitialised_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
@label97
LOC 1 415
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7400650078007400) { dassign %L_STR_30 0 }
  dassign %Reg1_R131 0 (dread ptr %L_STR_30)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R131))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R131, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label98 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  callassigned &LManaged_3B_7Ctext_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
@label98
LOC 1 416
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7000720069006d0065007300) { dassign %L_STR_31 0 }
  dassign %Reg1_R131 0 (dread ptr %L_STR_31)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R131))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R131, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label99 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  callassigned &LManaged_3B_7Cprimes_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
@label99
LOC 1 417
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_71007500650065006e007300) { dassign %L_STR_32 0 }
  dassign %Reg1_R131 0 (dread ptr %L_STR_32)
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R131))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R131, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label100 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  callassigned &LManaged_3B_7Cqueens_7C_28I_29I (dread i32 %Reg0_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
@label100
LOC 1 418
  dassign %Reg0_I 0 (constval i32 -1)
  return (dread i32 %Reg0_I)
}
func &LManaged_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg4_R133 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 29
  var %Reg0_R134 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R133 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg2_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R133 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg3_I i32
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R131 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R131 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32

ALIAS %args %Reg4_R133 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
LOC 1 422
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R134 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_R133 0 (dread ref %Reg4_R133)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R133, dread i32 %Reg2_I)))
  dassign %Reg2_R133 0 (dread ref %Reg4_R133)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg2_R133, dread i32 %Reg3_I)))
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R131 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg2_R113))
  callassigned &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg2_R131) { dassign %Reg2_I 0 }
  intrinsiccallwithtype <$LManaged_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R131 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg1_R113))
  callassigned &LManaged_3B_7Crun_7C_28Ljava_2Flang_2FString_3BI_29I (dread ref %Reg1_R131, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R134, dread i32 %Reg1_I) {}
LOC 1 423
  return ()
}
func &LManaged_24Base_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManaged_24Base_3B>>) void {
  funcid 30
  var %Reg2_R118 <* <$LManaged_24Base_3B>>
  var %Reg0_R118 <* <$LManaged_24Base_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32

  dassign %Reg2_R118 0 (dread ref %_this)
LOC 1 19
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R118))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 20
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg1_I 0 (constval i32 3)
  iassign <* <$LManaged_24Base_3B>> 2 (dread ref %Reg0_R118, dread i32 %Reg1_I)
  return ()
}
func &LManaged_24Base_3B_7Cstep_7C_28I_29I virtual abstract (var %_this <* <$LManaged_24Base_3B>>, var %Reg1_I i32) i32
func &LManaged_24Cell_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LManaged_24Cell_3B>>, var %Reg3_I i32) void {
  funcid 32
  var %Reg2_R114 <* <$LManaged_24Cell_3B>>
  var %Reg0_R114 <* <$LManaged_24Cell_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32

ALIAS %value %Reg3_I i32
  dassign %Reg2_R114 0 (dread ref %_this)
LOC 1 10
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R114))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 11
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LManaged_24Cell_3B>> 2 (dread ref %Reg0_R114, dread i32 %Reg1_I)
LOC 1 12
  return ()
}
func &LManaged_24Counter_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManaged_24Counter_3B>>) void {
  funcid 33
  var %Reg1_R129 <* <$LManaged_24Counter_3B>>
  var %Reg0_R129 <* <$LManaged_24Counter_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R129 0 (dread ref %_this)
LOC 1 130
  dassign %Reg0_R129 0 (dread ref %Reg1_R129)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R129))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LManaged_24Counter_3B_7Cadd_7C_28I_29V virtual synchronized (var %_this <* <$LManaged_24Counter_3B>>, var %Reg4_I i32) void {
  funcid 34
  var %Reg3_R129 <* <$LManaged_24Counter_3B>>
  var %Reg0_R129 <* <$LManaged_24Counter_3B>>
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %x %Reg4_I i32
  dassign %Reg3_R129 0 (dread ref %_this)
LOC 1 134
  syncenter (dread ref %Reg3_R129)
  dassign %Reg0_R129 0 (dread ref %Reg3_R129)
  dassign %Reg1_I 0 (iread i32 <* <$LManaged_24Counter_3B>> 2 (dread ref %Reg0_R129))
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$LManaged_24Counter_3B>> 2 (dread ref %Reg0_R129, dread i32 %Reg1_I)
LOC 1 135
  syncexit (dread ref %Reg3_R129)
  return ()
}
func &LManaged_24First_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManaged_24First_3B>>) void {
  funcid 35
  var %Reg1_R117 <* <$LManaged_24First_3B>>
  var %Reg0_R117 <* <$LManaged_24First_3B>>
  var %Reg0_R118 <* <$LManaged_24Base_3B>>

  dassign %Reg1_R117 0 (dread ref %_this)
LOC 1 25
  dassign %Reg0_R117 0 (dread ref %Reg1_R117)
  dassign %Reg0_R118 0 (retype ref <* <$LManaged_24Base_3B>> (dread ref %Reg0_R117))
  callassigned &LManaged_24Base_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R118) {}
  return ()
}
func &LManaged_24First_3B_7Cstep_7C_28I_29I virtual (var %_this <* <$LManaged_24First_3B>>, var %Reg3_I i32) i32 {
  funcid 36
  var %Reg2_R117 <* <$LManaged_24First_3B>>
  var %Reg0_I i32
  var %Reg1_R117 <* <$LManaged_24First_3B>>
  var %Reg1_I i32

ALIAS %x %Reg3_I i32
  dassign %Reg2_R117 0 (dread ref %_this)
LOC 1 27
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R117 0 (dread ref %Reg2_R117)
  dassign %Reg1_I 0 (iread i32 <* <$LManaged_24First_3B>> 3 (dread ref %Reg1_R117))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManaged_24First_3B_7Carea_7C_28I_29I public virtual (var %_this <* <$LManaged_24First_3B>>, var %Reg3_I i32) i32 {
  funcid 37
  var %Reg2_R117 <* <$LManaged_24First_3B>>
  var %Reg0_I i32
  var %Reg1_R117 <* <$LManaged_24First_3B>>
  var %Reg1_I i32

ALIAS %x %Reg3_I i32
  dassign %Reg2_R117 0 (dread ref %_this)
LOC 1 31
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R117 0 (dread ref %Reg2_R117)
  dassign %Reg1_I 0 (iread i32 <* <$LManaged_24First_3B>> 3 (dread ref %Reg1_R117))
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManaged_24Fourth_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManaged_24Fourth_3B>>) void {
  funcid 38
  var %Reg1_R122 <* <$LManaged_24Fourth_3B>>
  var %Reg0_R122 <* <$LManaged_24Fourth_3B>>
  var %Reg0_R118 <* <$LManaged_24Base_3B>>

  dassign %Reg1_R122 0 (dread ref %_this)
LOC 1 55
  dassign %Reg0_R122 0 (dread ref %Reg1_R122)
  dassign %Reg0_R118 0 (retype ref <* <$LManaged_24Base_3B>> (dread ref %Reg0_R122))
  callassigned &LManaged_24Base_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R118) {}
  return ()
}
func &LManaged_24Fourth_3B_7Cstep_7C_28I_29I virtual (var %_this <* <$LManaged_24Fourth_3B>>, var %Reg3_I i32) i32 {
  funcid 39
  var %Reg2_R122 <* <$LManaged_24Fourth_3B>>
  var %Reg0_I i32
  var %Reg1_R122 <* <$LManaged_24Fourth_3B>>
  var %Reg1_I i32

ALIAS %x %Reg3_I i32
  dassign %Reg2_R122 0 (dread ref %_this)
LOC 1 57
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R122 0 (dread ref %Reg2_R122)
  dassign %Reg1_I 0 (iread i32 <* <$LManaged_24Fourth_3B>> 3 (dread ref %Reg1_R122))
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManaged_24Fourth_3B_7Carea_7C_28I_29I public virtual (var %_this <* <$LManaged_24Fourth_3B>>, var %Reg3_I i32) i32 {
  funcid 40
  var %Reg2_R122 <* <$LManaged_24Fourth_3B>>
  var %Reg0_I i32
  var %Reg1_I i32

ALIAS %x %Reg3_I i32
  dassign %Reg2_R122 0 (dread ref %_this)
LOC 1 61
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManaged_24Lazy_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManaged_24Lazy_3B>>) void {
  funcid 41
  var %Reg1_R135 <* <$LManaged_24Lazy_3B>>
  var %Reg0_R135 <* <$LManaged_24Lazy_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R135 0 (dread ref %_this)
LOC 1 74
  dassign %Reg0_R135 0 (dread ref %Reg1_R135)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R135))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LManaged_24Lazy_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 42
  var %Reg0_R114 <* <$LManaged_24Cell_3B>>
  var %Reg1_I i32
  var %Reg0_I i32

LOC 1 79
  intrinsiccallwithtype <$LManaged_24Cell_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$LManaged_24Cell_3B>)
  dassign %Reg1_I 0 (constval i32 1)
  callassigned &LManaged_24Cell_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R114, dread i32 %Reg1_I) {}
  dassign $LManaged_24Lazy_3B_7Cfirst 0 (dread ref %Reg0_R114)
LOC 1 80
  dassign %Reg0_R114 0 (dread ref $LManaged_24Lazy_3B_7Cfirst)
  dassign %Reg0_I 0 (iread i32 <* <$LManaged_24Cell_3B>> 2 (dread ref %Reg0_R114))
  dassign $LManaged_24Lazy_3B_7Ccount 0 (dread i32 %Reg0_I)
LOC 1 81
  return ()
}
func &LManaged_24Second_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManaged_24Second_3B>>) void {
  funcid 43
  var %Reg1_R120 <* <$LManaged_24Second_3B>>
  var %Reg0_R120 <* <$LManaged_24Second_3B>>
  var %Reg0_R118 <* <$LManaged_24Base_3B>>

  dassign %Reg1_R120 0 (dread ref %_this)
LOC 1 35
  dassign %Reg0_R120 0 (dread ref %Reg1_R120)
  dassign %Reg0_R118 0 (retype ref <* <$LManaged_24Base_3B>> (dread ref %Reg0_R120))
  callassigned &LManaged_24Base_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R118) {}
  return ()
}
func &LManaged_24Second_3B_7Cstep_7C_28I_29I virtual (var %_this <* <$LManaged_24Second_3B>>, var %Reg3_I i32) i32 {
  funcid 44
  var %Reg2_R120 <* <$LManaged_24Second_3B>>
  var %Reg0_I i32
  var %Reg1_R120 <* <$LManaged_24Second_3B>>
  var %Reg1_I i32

ALIAS %x %Reg3_I i32
  dassign %Reg2_R120 0 (dread ref %_this)
LOC 1 37
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R120 0 (dread ref %Reg2_R120)
  dassign %Reg1_I 0 (iread i32 <* <$LManaged_24Second_3B>> 3 (dread ref %Reg1_R120))
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManaged_24Second_3B_7Carea_7C_28I_29I public virtual (var %_this <* <$LManaged_24Second_3B>>, var %Reg3_I i32) i32 {
  funcid 45
  var %Reg2_R120 <* <$LManaged_24Second_3B>>
  var %Reg0_I i32
  var %Reg1_I i32

ALIAS %x %Reg3_I i32
  dassign %Reg2_R120 0 (dread ref %_this)
LOC 1 41
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManaged_24Shape_3B_7Carea_7C_28I_29I public virtual abstract (var %_this <* <$LManaged_24Shape_3B>>, var %Reg1_I i32) i32
func &LManaged_24Signal_3B_7C_3Cinit_3E_7C_28I_29V constructor (var %_this <* <$LManaged_24Signal_3B>>, var %Reg3_I i32) void {
  funcid 47
  var %Reg2_R127 <* <$LManaged_24Signal_3B>>
  var %Reg0_R127 <* <$LManaged_24Signal_3B>>
  var %Reg0_R136 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg1_I i32

ALIAS %value %Reg3_I i32
  dassign %Reg2_R127 0 (dread ref %_this)
LOC 1 68
  dassign %Reg0_R127 0 (dread ref %Reg2_R127)
  dassign %Reg0_R136 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R127))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R136) {}
LOC 1 69
  dassign %Reg0_R127 0 (dread ref %Reg2_R127)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$LManaged_24Signal_3B>> 6 (dread ref %Reg0_R127, dread i32 %Reg1_I)
LOC 1 70
  return ()
}
func &LManaged_24Text_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManaged_24Text_3B>>) void {
  funcid 48
  var %Reg2_R130 <* <$LManaged_24Text_3B>>
  var %Reg0_R130 <* <$LManaged_24Text_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_R137 <* <[] u16>>

  dassign %Reg2_R130 0 (dread ref %_this)
LOC 1 85
  dassign %Reg0_R130 0 (dread ref %Reg2_R130)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R130))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 86
  dassign %Reg0_R130 0 (dread ref %Reg2_R130)
  dassign %Reg1_I 0 (constval i32 16)
  dassign %Reg1_R137 0 (gcmallocjarray ref <[] u16> (dread i32 %Reg1_I))
  iassign <* <$LManaged_24Text_3B>> 2 (dread ref %Reg0_R130, dread ref %Reg1_R137)
  return ()
}
func &LManaged_24Text_3B_7Cappend_7C_28C_29LManaged_24Text_3B virtual (var %_this <* <$LManaged_24Text_3B>>, var %Reg8_C u16) <* <$LManaged_24Text_3B>> {
  funcid 49
  var %Reg7_R130 <* <$LManaged_24Text_3B>>
  var %Reg8_I i32
  var %Reg0_R130 <* <$LManaged_24Text_3B>>
  var %Reg0_I i32
  var %Reg1_R130 <* <$LManaged_24Text_3B>>
  var %Reg1_R137 <* <[] u16>>
  var %Reg1_I i32
  var %Reg0_R137 <* <[] u16>>
  var %Reg5_R137 <* <[] u16>>
  var %Reg6_I i32
  var %Reg2_R130 <* <$LManaged_24Text_3B>>
  var %Reg2_R137 <* <[] u16>>
  var %Reg3_I i32
  var %Reg2_I i32

ALIAS %i %Reg6_I i32
ALIAS %longer %Reg5_R137 <* <[] u16>>
ALIAS %c %Reg8_C u16
  dassign %Reg7_R130 0 (dread ref %_this)
  dassign %Reg8_I 0 (zext i32 16 (dread u16 %Reg8_C))
LOC 1 90
  dassign %Reg0_R130 0 (dread ref %Reg7_R130)
  dassign %Reg0_I 0 (iread i32 <* <$LManaged_24Text_3B>> 3 (dread ref %Reg0_R130))
  dassign %Reg1_R130 0 (dread ref %Reg7_R130)
  dassign %Reg1_R137 0 (iread ref <* <$LManaged_24Text_3B>> 2 (dread ref %Reg1_R130))
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R137))
  brtrue @label103 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 91
  dassign %Reg0_R130 0 (dread ref %Reg7_R130)
  dassign %Reg0_I 0 (iread i32 <* <$LManaged_24Text_3B>> 3 (dread ref %Reg0_R130))
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R137 0 (gcmallocjarray ref <[] u16> (dread i32 %Reg0_I))
  dassign %Reg5_R137 0 (dread ref %Reg0_R137)
LOC 1 92
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label101
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_R130 0 (dread ref %Reg7_R130)
  dassign %Reg1_I 0 (iread i32 <* <$LManaged_24Text_3B>> 3 (dread ref %Reg1_R130))
  brtrue @label102 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R137 0 (dread ref %Reg5_R137)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_R130 0 (dread ref %Reg7_R130)
  dassign %Reg2_R137 0 (iread ref <* <$LManaged_24Text_3B>> 2 (dread ref %Reg2_R130))
  dassign %Reg3_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg2_R137, dread i32 %Reg3_I))))
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg0_R137, dread i32 %Reg1_I),
    cvt u16 i32 (dread i32 %Reg2_I))
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  goto @label101
@label102
LOC 1 93
  dassign %Reg0_R130 0 (dread ref %Reg7_R130)
  dassign %Reg1_R137 0 (dread ref %Reg5_R137)
  iassign <* <$LManaged_24Text_3B>> 2 (dread ref %Reg0_R130, dread ref %Reg1_R137)
@label103
LOC 1 95
  dassign %Reg0_R130 0 (dread ref %Reg7_R130)
  dassign %Reg0_R137 0 (iread ref <* <$LManaged_24Text_3B>> 2 (dread ref %Reg0_R130))
  dassign %Reg1_R130 0 (dread ref %Reg7_R130)
  dassign %Reg2_I 0 (iread i32 <* <$LManaged_24Text_3B>> 3 (dread ref %Reg1_R130))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* <$LManaged_24Text_3B>> 3 (dread ref %Reg1_R130, dread i32 %Reg3_I)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg0_R137, dread i32 %Reg2_I),
    cvt u16 i32 (dread i32 %Reg1_I))
LOC 1 96
  dassign %Reg0_R130 0 (dread ref %Reg7_R130)
  return (dread ref %Reg0_R130)
}
func &LManaged_24Text_3B_7Cappend_7C_28I_29LManaged_24Text_3B virtual (var %_this <* <$LManaged_24Text_3B>>, var %Reg5_I i32) <* <$LManaged_24Text_3B>> {
  funcid 50
  var %Reg4_R130 <* <$LManaged_24Text_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_R130 <* <$LManaged_24Text_3B>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg1_C u16

ALIAS %value %Reg5_I i32
  dassign %Reg4_R130 0 (dread ref %_this)
LOC 1 100
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 10)
  brtrue @label104 (lt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R130 0 (dread ref %Reg4_R130)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg2_I 0 (constval i32 10)
  dassign %Reg1_I 0 (div i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  virtualcallassigned &LManaged_24Text_3B_7Cappend_7C_28I_29LManaged_24Text_3B (dread ref %Reg0_R130, dread i32 %Reg1_I) { dassign %Reg0_R130 0 }
@label104
LOC 1 101
  dassign %Reg0_R130 0 (dread ref %Reg4_R130)
  dassign %Reg1_I 0 (constval i32 48)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg3_I 0 (constval i32 10)
  dassign %Reg2_I 0 (rem i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_I 0 (zext i32 16 (dread i32 %Reg1_I))
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &LManaged_24Text_3B_7Cappend_7C_28C_29LManaged_24Text_3B (dread ref %Reg0_R130, dread u16 %Reg1_C) { dassign %Reg0_R130 0 }
  return (dread ref %Reg0_R130)
}
func &LManaged_24Text_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29LManaged_24Text_3B virtual (var %_this <* <$LManaged_24Text_3B>>, var %Reg5_R131 <* <$Ljava_2Flang_2FString_3B>>) <* <$LManaged_24Text_3B>> {
  funcid 51
  var %Reg4_R130 <* <$LManaged_24Text_3B>>
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg1_R131 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_R130 <* <$LManaged_24Text_3B>>
  var %Reg2_I i32
  var %Reg1_C u16

ALIAS %i %Reg3_I i32
ALIAS %value %Reg5_R131 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg4_R130 0 (dread ref %_this)
LOC 1 105
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label105
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R131 0 (dread ref %Reg5_R131)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R131) { dassign %Reg1_I 0 }
  brtrue @label106 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R130 0 (dread ref %Reg4_R130)
  dassign %Reg1_R131 0 (dread ref %Reg5_R131)
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg1_R131, dread i32 %Reg2_I) { dassign %Reg1_C 0 }
  virtualcallassigned &LManaged_24Text_3B_7Cappend_7C_28C_29LManaged_24Text_3B (dread ref %Reg0_R130, dread u16 %Reg1_C) { dassign %Reg0_R130 0 }
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 1))
  goto @label105
@label106
LOC 1 106
  dassign %Reg0_R130 0 (dread ref %Reg4_R130)
  return (dread ref %Reg0_R130)
}
func &LManaged_24Text_3B_7Chash_7C_28_29I virtual (var %_this <* <$LManaged_24Text_3B>>) i32 {
  funcid 52
  var %Reg5_R130 <* <$LManaged_24Text_3B>>
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg1_R130 <* <$LManaged_24Text_3B>>
  var %Reg1_I i32
  var %Reg1_R137 <* <[] u16>>
  var %Reg2_I i32

ALIAS %i %Reg4_I i32
ALIAS %hash %Reg3_I i32
  dassign %Reg5_R130 0 (dread ref %_this)
LOC 1 110
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 1 111
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label107
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R130 0 (dread ref %Reg5_R130)
  dassign %Reg1_I 0 (iread i32 <* <$LManaged_24Text_3B>> 3 (dread ref %Reg1_R130))
  brtrue @label108 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 31)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R130 0 (dread ref %Reg5_R130)
  dassign %Reg1_R137 0 (iread ref <* <$LManaged_24Text_3B>> 2 (dread ref %Reg1_R130))
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg1_R137, dread i32 %Reg2_I))))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label107
@label108
LOC 1 112
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &LManaged_24Third_3B_7C_3Cinit_3E_7C_28_29V constructor (var %_this <* <$LManaged_24Third_3B>>) void {
  funcid 53
  var %Reg1_R121 <* <$LManaged_24Third_3B>>
  var %Reg0_R121 <* <$LManaged_24Third_3B>>
  var %Reg0_R120 <* <$LManaged_24Second_3B>>

  dassign %Reg1_R121 0 (dread ref %_this)
LOC 1 45
  dassign %Reg0_R121 0 (dread ref %Reg1_R121)
  dassign %Reg0_R120 0 (retype ref <* <$LManaged_24Second_3B>> (dread ref %Reg0_R121))
  callassigned &LManaged_24Second_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R120) {}
  return ()
}
func &LManaged_24Third_3B_7Cstep_7C_28I_29I virtual (var %_this <* <$LManaged_24Third_3B>>, var %Reg3_I i32) i32 {
  funcid 54
  var %Reg2_R121 <* <$LManaged_24Third_3B>>
  var %Reg0_I i32
  var %Reg1_R121 <* <$LManaged_24Third_3B>>
  var %Reg1_I i32

ALIAS %x %Reg3_I i32
  dassign %Reg2_R121 0 (dread ref %_this)
LOC 1 47
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R121 0 (dread ref %Reg2_R121)
  dassign %Reg1_I 0 (iread i32 <* <$LManaged_24Third_3B>> 4 (dread ref %Reg1_R121))
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManaged_24Third_3B_7Carea_7C_28I_29I public virtual (var %_this <* <$LManaged_24Third_3B>>, var %Reg3_I i32) i32 {
  funcid 55
  var %Reg2_R121 <* <$LManaged_24Third_3B>>
  var %Reg0_I i32
  var %Reg1_I i32

ALIAS %x %Reg3_I i32
  dassign %Reg2_R121 0 (dread ref %_this)
LOC 1 51
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &LManaged_24Tree_3B_7C_3Cinit_3E_7C_28LManaged_24Tree_3BLManaged_24Tree_3B_29V constructor (var %_this <* <$LManaged_24Tree_3B>>, var %Reg3_R116 <* <$LManaged_24Tree_3B>>, var %Reg4_R116 <* <$LManaged_24Tree_3B>>) void {
  funcid 56
  var %Reg2_R116 <* <$LManaged_24Tree_3B>>
  var %Reg0_R116 <* <$LManaged_24Tree_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R116 <* <$LManaged_24Tree_3B>>

ALIAS %left %Reg3_R116 <* <$LManaged_24Tree_3B>>
ALIAS %right %Reg4_R116 <* <$LManaged_24Tree_3B>>
  dassign %Reg2_R116 0 (dread ref %_this)
LOC 1 119
  dassign %Reg0_R116 0 (dread ref %Reg2_R116)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R116))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 120
  dassign %Reg0_R116 0 (dread ref %Reg2_R116)
  dassign %Reg1_R116 0 (dread ref %Reg3_R116)
  iassign <* <$LManaged_24Tree_3B>> 2 (dread ref %Reg0_R116, dread ref %Reg1_R116)
LOC 1 121
  dassign %Reg0_R116 0 (dread ref %Reg2_R116)
  dassign %Reg1_R116 0 (dread ref %Reg4_R116)
  iassign <* <$LManaged_24Tree_3B>> 3 (dread ref %Reg0_R116, dread ref %Reg1_R116)
LOC 1 122
  return ()
}
func &LManaged_24Tree_3B_7Ccount_7C_28_29I virtual (var %_this <* <$LManaged_24Tree_3B>>) i32 {
  funcid 57
  var %Reg2_R116 <* <$LManaged_24Tree_3B>>
  var %Reg0_R116 <* <$LManaged_24Tree_3B>>
  var %Reg0_I i32
  var %Reg1_R116 <* <$LManaged_24Tree_3B>>
  var %Reg1_I i32

  dassign %Reg2_R116 0 (dread ref %_this)
LOC 1 125
  dassign %Reg0_R116 0 (dread ref %Reg2_R116)
  dassign %Reg0_R116 0 (iread ref <* <$LManaged_24Tree_3B>> 2 (dread ref %Reg0_R116))
  brtrue @label109 (ne i32 ref (dread ref %Reg0_R116, constval ref 0))
  dassign %Reg0_I 0 (constval i32 1)
  return (dread i32 %Reg0_I)
@label109
LOC 1 126
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg1_R116 0 (dread ref %Reg2_R116)
  dassign %Reg1_R116 0 (iread ref <* <$LManaged_24Tree_3B>> 2 (dread ref %Reg1_R116))
  virtualcallassigned &LManaged_24Tree_3B_7Ccount_7C_28_29I (dread ref %Reg1_R116) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R116 0 (dread ref %Reg2_R116)
  dassign %Reg1_R116 0 (iread ref <* <$LManaged_24Tree_3B>> 3 (dread ref %Reg1_R116))
  virtualcallassigned &LManaged_24Tree_3B_7Ccount_7C_28_29I (dread ref %Reg1_R116) { dassign %Reg1_I 0 }
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &Ljava_2Fio_2FPrintStream_3B_7C_3Cinit_3E_7C_28I_29V public constructor (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg3_I i32) void {
  funcid 58
  var %Reg2_R134 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg0_R134 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32

ALIAS %fd %Reg3_I i32
  dassign %Reg2_R134 0 (dread ref %_this)
LOC 2 4
  dassign %Reg0_R134 0 (dread ref %Reg2_R134)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R134))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  dassign %Reg0_R134 0 (dread ref %Reg2_R134)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$Ljava_2Fio_2FPrintStream_3B>> 2 (dread ref %Reg0_R134, dread i32 %Reg1_I)
  return ()
}
func &Ljava_2Fio_2FPrintStream_3B_7Cwrite_7C_28IACI_29V private static native (var %Reg0_I i32, var %Reg1_R137 <* <[] u16>>, var %Reg2_I i32) void {
  funcid 59

}
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg10_I i32) void {
  funcid 60
  var %Reg9_R134 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg0_I i32
  var %Reg0_R137 <* <[] u16>>
  var %Reg4_R137 <* <[] u16>>
  var %Reg5_R137 <* <[] u16>>
  var %Reg6_I i32
  var %Reg7_I i32
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg8_I i32
  var %Reg3_I i32
  var %Reg2_R137 <* <[] u16>>
  var %Reg0_R134 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R137 <* <[] u16>>

ALIAS %digit %Reg8_I i32
ALIAS %value %Reg10_I i32
ALIAS %digits %Reg4_R137 <* <[] u16>>
ALIAS %text %Reg5_R137 <* <[] u16>>
ALIAS %count %Reg6_I i32
ALIAS %length %Reg7_I i32
  dassign %Reg9_R134 0 (dread ref %_this)
LOC 2 7
  dassign %Reg0_I 0 (constval i32 12)
  dassign %Reg0_R137 0 (gcmallocjarray ref <[] u16> (dread i32 %Reg0_I))
  dassign %Reg4_R137 0 (dread ref %Reg0_R137)
  dassign %Reg0_I 0 (constval i32 13)
  dassign %Reg0_R137 0 (gcmallocjarray ref <[] u16> (dread i32 %Reg0_I))
  dassign %Reg5_R137 0 (dread ref %Reg0_R137)
LOC 2 8
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 2 9
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  brtrue @label110 (ge i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R137 0 (dread ref %Reg5_R137)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  dassign %Reg2_I 0 (constval i32 45)
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg0_R137, dread i32 %Reg1_I),
    cvt u16 i32 (dread i32 %Reg2_I))
@label110
LOC 2 11
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
LOC 2 12
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  brtrue @label111 (ge i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg0_I 0 (neg i32 (dread i32 %Reg0_I))
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label111
LOC 2 13
  dassign %Reg0_R137 0 (dread ref %Reg4_R137)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  dassign %Reg2_I 0 (constval i32 48)
  dassign %Reg3_I 0 (dread i32 %Reg8_I)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg2_I 0 (zext i32 16 (dread i32 %Reg2_I))
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg0_R137, dread i32 %Reg1_I),
    cvt u16 i32 (dread i32 %Reg2_I))
LOC 2 14
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (div i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
LOC 2 15
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  brtrue @label110 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
@label112
LOC 2 16
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  brtrue @label113 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R137 0 (dread ref %Reg5_R137)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  dassign %Reg2_R137 0 (dread ref %Reg4_R137)
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 -1))
  dassign %Reg3_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg2_R137, dread i32 %Reg3_I))))
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg0_R137, dread i32 %Reg1_I),
    cvt u16 i32 (dread i32 %Reg2_I))
  goto @label112
@label113
LOC 2 17
  dassign %Reg0_R137 0 (dread ref %Reg5_R137)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 1))
  dassign %Reg2_I 0 (constval i32 10)
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg0_R137, dread i32 %Reg1_I),
    cvt u16 i32 (dread i32 %Reg2_I))
LOC 2 18
  dassign %Reg0_R134 0 (dread ref %Reg9_R134)
  dassign %Reg0_I 0 (iread i32 <* <$Ljava_2Fio_2FPrintStream_3B>> 2 (dread ref %Reg0_R134))
  dassign %Reg1_R137 0 (dread ref %Reg5_R137)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  intrinsiccallwithtype <$Ljava_2Fio_2FPrintStream_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Fio_2FPrintStream_3B_7Cwrite_7C_28IACI_29V (dread i32 %Reg0_I, dread ref %Reg1_R137, dread i32 %Reg2_I) {}
LOC 2 19
  return ()
}
func &Ljava_2Flang_2FClass_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FClass_3B>>) void {
  funcid 61
  var %Reg1_R138 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg0_R138 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R138 0 (dread ref %_this)
LOC 3 2
  dassign %Reg0_R138 0 (dread ref %Reg1_R138)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R138))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FError_3B>>) void {
  funcid 62
  var %Reg1_R139 <* <$Ljava_2Flang_2FError_3B>>
  var %Reg0_R139 <* <$Ljava_2Flang_2FError_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FThrowable_3B>>

  dassign %Reg1_R139 0 (dread ref %_this)
  dassign %Reg0_R139 0 (dread ref %Reg1_R139)
  dassign %Reg0_R128 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R139))
  callassigned &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R128) {}
  return ()
}
func &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FError_3B>>, var %Reg3_R131 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 63
  var %Reg2_R139 <* <$Ljava_2Flang_2FError_3B>>
  var %Reg0_R139 <* <$Ljava_2Flang_2FError_3B>>
  var %Reg1_R131 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FThrowable_3B>>

ALIAS %message %Reg3_R131 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R139 0 (dread ref %_this)
  dassign %Reg0_R139 0 (dread ref %Reg2_R139)
  dassign %Reg1_R131 0 (dread ref %Reg3_R131)
  dassign %Reg0_R128 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R139))
  callassigned &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R128, dread ref %Reg1_R131) {}
  return ()
}
func &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FException_3B>>) void {
  funcid 64
  var %Reg1_R140 <* <$Ljava_2Flang_2FException_3B>>
  var %Reg0_R140 <* <$Ljava_2Flang_2FException_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FThrowable_3B>>

  dassign %Reg1_R140 0 (dread ref %_this)
  dassign %Reg0_R140 0 (dread ref %Reg1_R140)
  dassign %Reg0_R128 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R140))
  callassigned &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R128) {}
  return ()
}
func &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FException_3B>>, var %Reg3_R131 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 65
  var %Reg2_R140 <* <$Ljava_2Flang_2FException_3B>>
  var %Reg0_R140 <* <$Ljava_2Flang_2FException_3B>>
  var %Reg1_R131 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FThrowable_3B>>

ALIAS %message %Reg3_R131 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R140 0 (dread ref %_this)
  dassign %Reg0_R140 0 (dread ref %Reg2_R140)
  dassign %Reg1_R131 0 (dread ref %Reg3_R131)
  dassign %Reg0_R128 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R140))
  callassigned &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R128, dread ref %Reg1_R131) {}
  return ()
}
func &Ljava_2Flang_2FInteger_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FInteger_3B>>) void {
  funcid 66
  var %Reg1_R141 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_R141 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R141 0 (dread ref %_this)
  dassign %Reg0_R141 0 (dread ref %Reg1_R141)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R141))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I public static (var %Reg5_R131 <* <$Ljava_2Flang_2FString_3B>>) i32 {
  funcid 67
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg1_R131 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg1_C u16

ALIAS %i %Reg4_I i32
ALIAS %text %Reg5_R131 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %value %Reg3_I i32
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
LOC 6 4
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 6 5
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label114
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R131 0 (dread ref %Reg5_R131)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R131) { dassign %Reg1_I 0 }
  brtrue @label115 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R131 0 (dread ref %Reg5_R131)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg1_R131, dread i32 %Reg2_I) { dassign %Reg1_C 0 }
  dassign %Reg0_I 0 (add i32 (
    dread i32 %Reg0_I,
    cvt i32 u16 (dread u16 %Reg1_C)))
  dassign %Reg1_I 0 (constval i32 48)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label114
@label115
LOC 6 6
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void {
  funcid 68
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg0_R113 0 (dread ref %_this)
LOC 7 2
  return ()
}
func &Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  funcid 69

}
func &Ljava_2Flang_2FObject_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  funcid 70
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg2_I i32

ALIAS %other %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  dassign %Reg3_R113 0 (dread ref %_this)
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  brtrue @label116 (ne i32 ref (dread ref %Reg0_R113, dread ref %Reg1_R113))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label117
@label116
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label117   dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FObject_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 71
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R113 0 (dread ref %_this)
  dassign %Reg0_R113 0 (constval ref 0)
  return (dread ref %Reg0_R113)
}
func &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>) void {
  funcid 72
  var %Reg1_R136 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg0_R136 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg0_R140 <* <$Ljava_2Flang_2FException_3B>>

  dassign %Reg1_R136 0 (dread ref %_this)
  dassign %Reg0_R136 0 (dread ref %Reg1_R136)
  dassign %Reg0_R140 0 (retype ref <* <$Ljava_2Flang_2FException_3B>> (dread ref %Reg0_R136))
  callassigned &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R140) {}
  return ()
}
func &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>, var %Reg3_R131 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 73
  var %Reg2_R136 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg0_R136 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg1_R131 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R140 <* <$Ljava_2Flang_2FException_3B>>

ALIAS %message %Reg3_R131 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R136 0 (dread ref %_this)
  dassign %Reg0_R136 0 (dread ref %Reg2_R136)
  dassign %Reg1_R131 0 (dread ref %Reg3_R131)
  dassign %Reg0_R140 0 (retype ref <* <$Ljava_2Flang_2FException_3B>> (dread ref %Reg0_R136))
  callassigned &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R140, dread ref %Reg1_R131) {}
  return ()
}
func &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 74
  var %Reg1_R131 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R131 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R131 0 (dread ref %_this)
  dassign %Reg0_R131 0 (dread ref %Reg1_R131)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R131))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32 {
  funcid 75
  var %Reg1_R131 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R131 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R137 <* <[] u16>>
  var %Reg0_I i32

  dassign %Reg1_R131 0 (dread ref %_this)
LOC 9 5
  dassign %Reg0_R131 0 (dread ref %Reg1_R131)
  dassign %Reg0_R137 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg0_R131))
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R137))
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg3_I i32) u16 {
  funcid 76
  var %Reg2_R131 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R131 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R137 <* <[] u16>>
  var %Reg1_I i32
  var %Reg0_I i32

ALIAS %i %Reg3_I i32
  dassign %Reg2_R131 0 (dread ref %_this)
LOC 9 6
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  dassign %Reg0_R137 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg0_R131))
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg0_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R137, dread i32 %Reg1_I))))
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  funcid 77
  var %Reg6_R131 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg0_R131 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R137 <* <[] u16>>
  var %Reg3_R137 <* <[] u16>>
  var %Reg4_R137 <* <[] u16>>
  var %Reg1_R137 <* <[] u16>>
  var %Reg1_I i32
  var %Reg5_I i32
  var %Reg2_I i32

ALIAS %i %Reg5_I i32
ALIAS %other %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %a %Reg3_R137 <* <[] u16>>
ALIAS %b %Reg4_R137 <* <[] u16>>
  dassign %Reg6_R131 0 (dread ref %_this)
LOC 9 8
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg0_I 0 (intrinsicopwithtype i32 <* <$Ljava_2Flang_2FString_3B>> JAVA_INSTANCE_OF (dread ref %Reg0_R113))
  brtrue @label118 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (constval i32 0)
  return (dread i32 %Reg0_I)
@label118
LOC 9 9
  dassign %Reg0_R131 0 (dread ref %Reg6_R131)
  dassign %Reg0_R137 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg0_R131))
  dassign %Reg3_R137 0 (dread ref %Reg0_R137)
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R131 0 }
  dassign %Reg0_R137 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg0_R131))
  dassign %Reg4_R137 0 (dread ref %Reg0_R137)
LOC 9 10
  dassign %Reg0_R137 0 (dread ref %Reg3_R137)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R137))
  dassign %Reg1_R137 0 (dread ref %Reg4_R137)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R137))
  brtrue @label119 (eq i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 0)
  return (dread i32 %Reg0_I)
@label119
LOC 9 11
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label120
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R137 0 (dread ref %Reg3_R137)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R137))
  brtrue @label122 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R137 0 (dread ref %Reg3_R137)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R137, dread i32 %Reg1_I))))
  dassign %Reg1_R137 0 (dread ref %Reg4_R137)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg1_R137, dread i32 %Reg2_I))))
  brtrue @label121 (eq i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 0)
  return (dread i32 %Reg0_I)
@label121
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label120
@label122
LOC 9 12
  dassign %Reg0_I 0 (constval i32 1)
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FSystem_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FSystem_3B>>) void {
  funcid 78
  var %Reg1_R142 <* <$Ljava_2Flang_2FSystem_3B>>
  var %Reg0_R142 <* <$Ljava_2Flang_2FSystem_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R142 0 (dread ref %_this)
LOC 10 2
  dassign %Reg0_R142 0 (dread ref %Reg1_R142)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R142))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &Ljava_2Flang_2FSystem_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 79
  var %Reg0_R134 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_I i32

  intrinsiccallwithtype <$Ljava_2Fio_2FPrintStream_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R134 0 (gcmalloc ref <$Ljava_2Fio_2FPrintStream_3B>)
  dassign %Reg1_I 0 (constval i32 1)
  callassigned &Ljava_2Fio_2FPrintStream_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R134, dread i32 %Reg1_I) {}
  dassign $Ljava_2Flang_2FSystem_3B_7Cout 0 (dread ref %Reg0_R134)
  return ()
}
func &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  funcid 80
  var %Reg1_R128 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R128 0 (dread ref %_this)
  dassign %Reg0_R128 0 (dread ref %Reg1_R128)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R128))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>, var %Reg3_R131 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 81
  var %Reg2_R128 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R131 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %message %Reg3_R131 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R128 0 (dread ref %_this)
  dassign %Reg0_R128 0 (dread ref %Reg2_R128)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R128))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  dassign %Reg0_R128 0 (dread ref %Reg2_R128)
  dassign %Reg1_R131 0 (dread ref %Reg3_R131)
  iassign <* <$Ljava_2Flang_2FThrowable_3B>> 2 (dread ref %Reg0_R128, dread ref %Reg1_R131)
  return ()
}
func &Ljava_2Flang_2FThrowable_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 82
  var %Reg1_R128 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R131 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R128 0 (dread ref %_this)
  dassign %Reg0_R128 0 (dread ref %Reg1_R128)
  dassign %Reg0_R131 0 (iread ref <* <$Ljava_2Flang_2FThrowable_3B>> 2 (dread ref %Reg0_R128))
  return (dread ref %Reg0_R131)
}
func &Ljava_2Flang_2FThrowable_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 83
  var %Reg1_R128 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R131 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R128 0 (dread ref %_this)
  dassign %Reg0_R128 0 (dread ref %Reg1_R128)
  dassign %Reg0_R131 0 (iread ref <* <$Ljava_2Flang_2FThrowable_3B>> 2 (dread ref %Reg0_R128))
  return (dread ref %Reg0_R131)
}
