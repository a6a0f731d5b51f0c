flavor 1
srclang 3
id 65535
numfuncs 338
import "library.mplt"
fileinfo {
  @INFO_filename "java/io/PrintStream.class",
  @INFO_filename "java/lang/AbstractMethodError.class",
  @INFO_filename "java/lang/ArithmeticException.class",
  @INFO_filename "java/lang/ArrayIndexOutOfBoundsException.class",
  @INFO_filename "java/lang/ArrayStoreException.class",
  @INFO_filename "java/lang/AssertionError.class",
  @INFO_filename "java/lang/Boolean.class",
  @INFO_filename "java/lang/Byte.class",
  @INFO_filename "java/lang/CharSequence.class",
  @INFO_filename "java/lang/Character.class",
  @INFO_filename "java/lang/Class.class",
  @INFO_filename "java/lang/ClassCastException.class",
  @INFO_filename "java/lang/CloneNotSupportedException.class",
  @INFO_filename "java/lang/Cloneable.class",
  @INFO_filename "java/lang/Comparable.class",
  @INFO_filename "java/lang/Double.class",
  @INFO_filename "java/lang/Error.class",
  @INFO_filename "java/lang/Exception.class",
  @INFO_filename "java/lang/ExceptionInInitializerError.class",
  @INFO_filename "java/lang/Float.class",
  @INFO_filename "java/lang/IllegalArgumentException.class",
  @INFO_filename "java/lang/IllegalMonitorStateException.class",
  @INFO_filename "java/lang/IllegalStateException.class",
  @INFO_filename "java/lang/IllegalThreadStateException.class",
  @INFO_filename "java/lang/IncompatibleClassChangeError.class",
  @INFO_filename "java/lang/IndexOutOfBoundsException.class",
  @INFO_filename "java/lang/InstantiationError.class",
  @INFO_filename "java/lang/Integer$Small.class",
  @INFO_filename "java/lang/Integer.class",
  @INFO_filename "java/lang/InterruptedException.class",
  @INFO_filename "java/lang/Iterable.class",
  @INFO_filename "java/lang/LinkageError.class",
  @INFO_filename "java/lang/Long.class",
  @INFO_filename "java/lang/Math.class",
  @INFO_filename "java/lang/NegativeArraySizeException.class",
  @INFO_filename "java/lang/NoClassDefFoundError.class",
  @INFO_filename "java/lang/NoSuchFieldError.class",
  @INFO_filename "java/lang/NullPointerException.class",
  @INFO_filename "java/lang/Number.class",
  @INFO_filename "java/lang/NumberFormatException.class",
  @INFO_filename "java/lang/Object.class",
  @INFO_filename "java/lang/OutOfMemoryError.class",
  @INFO_filename "java/lang/Override.class",
  @INFO_filename "java/lang/Runnable.class",
  @INFO_filename "java/lang/Runtime.class",
  @INFO_filename "java/lang/RuntimeException.class",
  @INFO_filename "java/lang/Short.class",
  @INFO_filename "java/lang/StackOverflowError.class",
  @INFO_filename "java/lang/String.class",
  @INFO_filename "java/lang/StringBuilder.class",
  @INFO_filename "java/lang/StringIndexOutOfBoundsException.class",
  @INFO_filename "java/lang/SuppressWarnings.class",
  @INFO_filename "java/lang/System.class",
  @INFO_filename "java/lang/Thread.class",
  @INFO_filename "java/lang/Throwable.class",
  @INFO_filename "java/lang/UnsatisfiedLinkError.class",
  @INFO_filename "java/lang/UnsupportedOperationException.class",
  @INFO_filename "java/lang/VirtualMachineError.class",
  @INFO_filename "java/lang/annotation/Annotation.class",
  @INFO_filename "java/util/ArrayList$1.class",
  @INFO_filename "java/util/ArrayList.class",
  @INFO_filename "java/util/Arrays.class",
  @INFO_filename "java/util/Comparator.class",
  @INFO_filename "java/util/HashMap$Entry.class",
  @INFO_filename "java/util/HashMap.class",
  @INFO_filename "java/util/Iterator.class",
  @INFO_filename "java/util/NoSuchElementException.class",
  @INFO_filename "java/util/Objects.class",
  @INFO_filename "java/util/Random.class",
  @INFO_filename "java/util/function/Consumer.class",
  @INFO_filename "java/util/function/Function.class",
  @INFO_filename "java/util/function/IntFunction.class",
  @INFO_filename "java/util/function/Predicate.class",
  @INFO_filename "java/util/function/Supplier.class"}
srcfileinfo {
  1 "PrintStream.java",
  2 "AbstractMethodError.java",
  3 "ArithmeticException.java",
  4 "ArrayIndexOutOfBoundsException.java",
  5 "ArrayStoreException.java",
  6 "AssertionError.java",
  7 "Boolean.java",
  8 "Byte.java",
  9 "CharSequence.java",
  10 "Character.java",
  11 "Class.java",
  12 "ClassCastException.java",
  13 "CloneNotSupportedException.java",
  14 "Cloneable.java",
  15 "Comparable.java",
  16 "Double.java",
  17 "Error.java",
  18 "Exception.java",
  19 "ExceptionInInitializerError.java",
  20 "Float.java",
  21 "IllegalArgumentException.java",
  22 "IllegalMonitorStateException.java",
  23 "IllegalStateException.java",
  24 "IllegalThreadStateException.java",
  25 "IncompatibleClassChangeError.java",
  26 "IndexOutOfBoundsException.java",
  27 "InstantiationError.java",
  28 "Integer.java",
  29 "InterruptedException.java",
  30 "Iterable.java",
  31 "LinkageError.java",
  32 "Long.java",
  33 "Math.java",
  34 "NegativeArraySizeException.java",
  35 "NoClassDefFoundError.java",
  36 "NoSuchFieldError.java",
  37 "NullPointerException.java",
  38 "Number.java",
  39 "NumberFormatException.java",
  40 "Object.java",
  41 "OutOfMemoryError.java",
  42 "Override.java",
  43 "Runnable.java",
  44 "Runtime.java",
  45 "RuntimeException.java",
  46 "Short.java",
  47 "StackOverflowError.java",
  48 "String.java",
  49 "StringBuilder.java",
  50 "StringIndexOutOfBoundsException.java",
  51 "SuppressWarnings.java",
  52 "System.java",
  53 "Thread.java",
  54 "Throwable.java",
  55 "UnsatisfiedLinkError.java",
  56 "UnsupportedOperationException.java",
  57 "VirtualMachineError.java",
  58 "Annotation.java",
  59 "ArrayList.java",
  60 "Arrays.java",
  61 "Comparator.java",
  62 "HashMap.java",
  63 "Iterator.java",
  64 "NoSuchElementException.java",
  65 "Objects.java",
  66 "Random.java",
  67 "Consumer.java",
  68 "Function.java",
  69 "IntFunction.java",
  70 "Predicate.java",
  71 "Supplier.java"}
javaclass $Ljava_2Fio_2FPrintStream_3B <$Ljava_2Fio_2FPrintStream_3B> public
javaclass $Ljava_2Flang_2FAbstractMethodError_3B <$Ljava_2Flang_2FAbstractMethodError_3B> public
javaclass $Ljava_2Flang_2FArithmeticException_3B <$Ljava_2Flang_2FArithmeticException_3B> public
javaclass $Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B> public
javaclass $Ljava_2Flang_2FArrayStoreException_3B <$Ljava_2Flang_2FArrayStoreException_3B> public
javaclass $Ljava_2Flang_2FAssertionError_3B <$Ljava_2Flang_2FAssertionError_3B> public
javaclass $Ljava_2Flang_2FBoolean_3B <$Ljava_2Flang_2FBoolean_3B> final public
javaclass $Ljava_2Flang_2FByte_3B <$Ljava_2Flang_2FByte_3B> final public
javainterface $Ljava_2Flang_2FCharSequence_3B <$Ljava_2Flang_2FCharSequence_3B> public abstract
javaclass $Ljava_2Flang_2FCharacter_3B <$Ljava_2Flang_2FCharacter_3B> final public
javaclass $Ljava_2Flang_2FClass_3B <$Ljava_2Flang_2FClass_3B> final public
javaclass $Ljava_2Flang_2FClassCastException_3B <$Ljava_2Flang_2FClassCastException_3B> public
javaclass $Ljava_2Flang_2FCloneNotSupportedException_3B <$Ljava_2Flang_2FCloneNotSupportedException_3B> public
javainterface $Ljava_2Flang_2FCloneable_3B <$Ljava_2Flang_2FCloneable_3B> public abstract
javainterface $Ljava_2Flang_2FComparable_3B <$Ljava_2Flang_2FComparable_3B> public abstract
javaclass $Ljava_2Flang_2FDouble_3B <$Ljava_2Flang_2FDouble_3B> final public
javaclass $Ljava_2Flang_2FError_3B <$Ljava_2Flang_2FError_3B> public
javaclass $Ljava_2Flang_2FException_3B <$Ljava_2Flang_2FException_3B> public
javaclass $Ljava_2Flang_2FExceptionInInitializerError_3B <$Ljava_2Flang_2FExceptionInInitializerError_3B> public
javaclass $Ljava_2Flang_2FFloat_3B <$Ljava_2Flang_2FFloat_3B> final public
javaclass $Ljava_2Flang_2FIllegalArgumentException_3B <$Ljava_2Flang_2FIllegalArgumentException_3B> public
javaclass $Ljava_2Flang_2FIllegalMonitorStateException_3B <$Ljava_2Flang_2FIllegalMonitorStateException_3B> public
javaclass $Ljava_2Flang_2FIllegalStateException_3B <$Ljava_2Flang_2FIllegalStateException_3B> public
javaclass $Ljava_2Flang_2FIllegalThreadStateException_3B <$Ljava_2Flang_2FIllegalThreadStateException_3B> public
javaclass $Ljava_2Flang_2FIncompatibleClassChangeError_3B <$Ljava_2Flang_2FIncompatibleClassChangeError_3B> public
javaclass $Ljava_2Flang_2FIndexOutOfBoundsException_3B <$Ljava_2Flang_2FIndexOutOfBoundsException_3B> public
javaclass $Ljava_2Flang_2FInstantiationError_3B <$Ljava_2Flang_2FInstantiationError_3B> public
javaclass $Ljava_2Flang_2FInteger_24Small_3B <$Ljava_2Flang_2FInteger_24Small_3B> final
javaclass $Ljava_2Flang_2FInteger_3B <$Ljava_2Flang_2FInteger_3B> final public
javaclass $Ljava_2Flang_2FInterruptedException_3B <$Ljava_2Flang_2FInterruptedException_3B> public
javainterface $Ljava_2Flang_2FIterable_3B <$Ljava_2Flang_2FIterable_3B> public abstract
javaclass $Ljava_2Flang_2FLinkageError_3B <$Ljava_2Flang_2FLinkageError_3B> public
javaclass $Ljava_2Flang_2FLong_3B <$Ljava_2Flang_2FLong_3B> final public
javaclass $Ljava_2Flang_2FMath_3B <$Ljava_2Flang_2FMath_3B> final public
javaclass $Ljava_2Flang_2FNegativeArraySizeException_3B <$Ljava_2Flang_2FNegativeArraySizeException_3B> public
javaclass $Ljava_2Flang_2FNoClassDefFoundError_3B <$Ljava_2Flang_2FNoClassDefFoundError_3B> public
javaclass $Ljava_2Flang_2FNoSuchFieldError_3B <$Ljava_2Flang_2FNoSuchFieldError_3B> public
javaclass $Ljava_2Flang_2FNullPointerException_3B <$Ljava_2Flang_2FNullPointerException_3B> public
javaclass $Ljava_2Flang_2FNumber_3B <$Ljava_2Flang_2FNumber_3B> public abstract
javaclass $Ljava_2Flang_2FNumberFormatException_3B <$Ljava_2Flang_2FNumberFormatException_3B> public
javaclass $Ljava_2Flang_2FObject_3B <$Ljava_2Flang_2FObject_3B> public
javaclass $Ljava_2Flang_2FOutOfMemoryError_3B <$Ljava_2Flang_2FOutOfMemoryError_3B> public
javainterface $Ljava_2Flang_2FOverride_3B <$Ljava_2Flang_2FOverride_3B> public abstract annotation
javainterface $Ljava_2Flang_2FRunnable_3B <$Ljava_2Flang_2FRunnable_3B> public abstract
javaclass $Ljava_2Flang_2FRuntime_3B <$Ljava_2Flang_2FRuntime_3B> public
javaclass $Ljava_2Flang_2FRuntimeException_3B <$Ljava_2Flang_2FRuntimeException_3B> public
javaclass $Ljava_2Flang_2FShort_3B <$Ljava_2Flang_2FShort_3B> final public
javaclass $Ljava_2Flang_2FStackOverflowError_3B <$Ljava_2Flang_2FStackOverflowError_3B> public
javaclass $Ljava_2Flang_2FString_3B <$Ljava_2Flang_2FString_3B> final public
javaclass $Ljava_2Flang_2FStringBuilder_3B <$Ljava_2Flang_2FStringBuilder_3B> final public
javaclass $Ljava_2Flang_2FStringIndexOutOfBoundsException_3B <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B> public
javainterface $Ljava_2Flang_2FSuppressWarnings_3B <$Ljava_2Flang_2FSuppressWarnings_3B> public abstract annotation
javaclass $Ljava_2Flang_2FSystem_3B <$Ljava_2Flang_2FSystem_3B> final public
javaclass $Ljava_2Flang_2FThread_3B <$Ljava_2Flang_2FThread_3B> public
javaclass $Ljava_2Flang_2FThrowable_3B <$Ljava_2Flang_2FThrowable_3B> public
javaclass $Ljava_2Flang_2FUnsatisfiedLinkError_3B <$Ljava_2Flang_2FUnsatisfiedLinkError_3B> public
javaclass $Ljava_2Flang_2FUnsupportedOperationException_3B <$Ljava_2Flang_2FUnsupportedOperationException_3B> public
javaclass $Ljava_2Flang_2FVirtualMachineError_3B <$Ljava_2Flang_2FVirtualMachineError_3B> public
javainterface $Ljava_2Flang_2Fannotation_2FAnnotation_3B <$Ljava_2Flang_2Fannotation_2FAnnotation_3B> public abstract
javaclass $Ljava_2Futil_2FArrayList_241_3B <$Ljava_2Futil_2FArrayList_241_3B>
javaclass $Ljava_2Futil_2FArrayList_3B <$Ljava_2Futil_2FArrayList_3B> public
javaclass $Ljava_2Futil_2FArrays_3B <$Ljava_2Futil_2FArrays_3B> final public
javainterface $Ljava_2Futil_2FComparator_3B <$Ljava_2Futil_2FComparator_3B> public abstract
javaclass $Ljava_2Futil_2FHashMap_24Entry_3B <$Ljava_2Futil_2FHashMap_24Entry_3B> final
javaclass $Ljava_2Futil_2FHashMap_3B <$Ljava_2Futil_2FHashMap_3B> public
javainterface $Ljava_2Futil_2FIterator_3B <$Ljava_2Futil_2FIterator_3B> public abstract
javaclass $Ljava_2Futil_2FNoSuchElementException_3B <$Ljava_2Futil_2FNoSuchElementException_3B> public
javaclass $Ljava_2Futil_2FObjects_3B <$Ljava_2Futil_2FObjects_3B> final public
javaclass $Ljava_2Futil_2FRandom_3B <$Ljava_2Futil_2FRandom_3B> public
javainterface $Ljava_2Futil_2Ffunction_2FConsumer_3B <$Ljava_2Futil_2Ffunction_2FConsumer_3B> public abstract
javainterface $Ljava_2Futil_2Ffunction_2FFunction_3B <$Ljava_2Futil_2Ffunction_2FFunction_3B> public abstract
javainterface $Ljava_2Futil_2Ffunction_2FIntFunction_3B <$Ljava_2Futil_2Ffunction_2FIntFunction_3B> public abstract
javainterface $Ljava_2Futil_2Ffunction_2FPredicate_3B <$Ljava_2Futil_2Ffunction_2FPredicate_3B> public abstract
javainterface $Ljava_2Futil_2Ffunction_2FSupplier_3B <$Ljava_2Futil_2Ffunction_2FSupplier_3B> public abstract
func &Ljava_2Fio_2FPrintStream_3B_7C_3Cinit_3E_7C_28I_29V public constructor (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg3_I i32) void
func &Ljava_2Fio_2FPrintStream_3B_7Cwrite_7C_28IACI_29V private static native (var %Reg0_I i32, var %Reg1_R115 <* <[] u16>>, var %Reg2_I i32) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg5_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Z_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg3_Z u1) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28C_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg3_C u16) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg3_I i32) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28J_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg4_J i64) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28F_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg3_F f32) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28D_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg4_D f64) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg3_Z u1) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28C_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg3_C u16) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg3_I i32) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg4_J i64) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28F_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg3_F f32) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28D_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg4_D f64) void
func &Ljava_2Flang_2FAbstractMethodError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FAbstractMethodError_3B>>) void
func &Ljava_2Flang_2FAbstractMethodError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FAbstractMethodError_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FArithmeticException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FArithmeticException_3B>>) void
func &Ljava_2Flang_2FArithmeticException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FArithmeticException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>) void
func &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FArrayStoreException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FArrayStoreException_3B>>) void
func &Ljava_2Flang_2FArrayStoreException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FArrayStoreException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FAssertionError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FAssertionError_3B>>) void
func &Ljava_2Flang_2FAssertionError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FAssertionError_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FBoolean_3B_7C_3Cinit_3E_7C_28Z_29V public constructor (var %_this <* <$Ljava_2Flang_2FBoolean_3B>>, var %Reg3_Z u1) void
func &Ljava_2Flang_2FBoolean_3B_7CvalueOf_7C_28Z_29Ljava_2Flang_2FBoolean_3B public static (var %Reg2_Z u1) <* <$Ljava_2Flang_2FBoolean_3B>>
func &Ljava_2Flang_2FBoolean_3B_7CtoString_7C_28Z_29Ljava_2Flang_2FString_3B public static (var %Reg2_Z u1) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FBoolean_3B_7CbooleanValue_7C_28_29Z public virtual (var %_this <* <$Ljava_2Flang_2FBoolean_3B>>) u1
func &Ljava_2Flang_2FBoolean_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FBoolean_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FBoolean_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &Ljava_2Flang_2FByte_3B_7C_3Cinit_3E_7C_28B_29V public constructor (var %_this <* <$Ljava_2Flang_2FByte_3B>>, var %Reg3_B i8) void
func &Ljava_2Flang_2FByte_3B_7CvalueOf_7C_28B_29Ljava_2Flang_2FByte_3B public static (var %Reg3_B i8) <* <$Ljava_2Flang_2FByte_3B>>
func &Ljava_2Flang_2FByte_3B_7CbyteValue_7C_28_29B public virtual (var %_this <* <$Ljava_2Flang_2FByte_3B>>) i8
func &Ljava_2Flang_2FByte_3B_7CintValue_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FByte_3B>>) i32
func &Ljava_2Flang_2FByte_3B_7ClongValue_7C_28_29J public virtual (var %_this <* <$Ljava_2Flang_2FByte_3B>>) i64
func &Ljava_2Flang_2FByte_3B_7CdoubleValue_7C_28_29D public virtual (var %_this <* <$Ljava_2Flang_2FByte_3B>>) f64
func &Ljava_2Flang_2FByte_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FByte_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FCharSequence_3B_7Clength_7C_28_29I public virtual abstract (var %_this <* <$Ljava_2Flang_2FCharSequence_3B>>) i32
func &Ljava_2Flang_2FCharSequence_3B_7CcharAt_7C_28I_29C public virtual abstract (var %_this <* <$Ljava_2Flang_2FCharSequence_3B>>, var %Reg1_I i32) u16
func &Ljava_2Flang_2FCharSequence_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual abstract (var %_this <* <$Ljava_2Flang_2FCharSequence_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FCharacter_3B_7C_3Cinit_3E_7C_28C_29V public constructor (var %_this <* <$Ljava_2Flang_2FCharacter_3B>>, var %Reg3_C u16) void
func &Ljava_2Flang_2FCharacter_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FCharacter_3B public static (var %Reg3_C u16) <* <$Ljava_2Flang_2FCharacter_3B>>
func &Ljava_2Flang_2FCharacter_3B_7CisDigit_7C_28C_29Z public static (var %Reg3_C u16) u1
func &Ljava_2Flang_2FCharacter_3B_7CcharValue_7C_28_29C public virtual (var %_this <* <$Ljava_2Flang_2FCharacter_3B>>) u16
func &Ljava_2Flang_2FCharacter_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FCharacter_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Flang_2FCharacter_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FCharacter_3B>>) i32
func &Ljava_2Flang_2FCharacter_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FCharacter_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FClass_3B_7C_3Cinit_3E_7C_28_29V private constructor (var %_this <* <$Ljava_2Flang_2FClass_3B>>) void
func &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B public native virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FClass_3B_7CisInstance_7C_28Ljava_2Flang_2FObject_3B_29Z public native virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Flang_2FClass_3B_7CgetSuperclass_7C_28_29Ljava_2Flang_2FClass_3B public native virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>) <* <$Ljava_2Flang_2FClass_3B>>
func &Ljava_2Flang_2FClass_3B_7CisInterface_7C_28_29Z public native virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>) u1
func &Ljava_2Flang_2FClass_3B_7CisArray_7C_28_29Z public native virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>) u1
func &Ljava_2Flang_2FClass_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FClassCastException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FClassCastException_3B>>) void
func &Ljava_2Flang_2FClassCastException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FClassCastException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FCloneNotSupportedException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FCloneNotSupportedException_3B>>) void
func &Ljava_2Flang_2FCloneNotSupportedException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FCloneNotSupportedException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FComparable_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I public virtual abstract (var %_this <* <$Ljava_2Flang_2FComparable_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32
func &Ljava_2Flang_2FDouble_3B_7C_3Cinit_3E_7C_28D_29V public constructor (var %_this <* <$Ljava_2Flang_2FDouble_3B>>, var %Reg4_D f64) void
func &Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B public static (var %Reg4_D f64) <* <$Ljava_2Flang_2FDouble_3B>>
func &Ljava_2Flang_2FDouble_3B_7CtoString_7C_28D_29Ljava_2Flang_2FString_3B public static native (var %Reg0_D f64) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FDouble_3B_7CdoubleToLongBits_7C_28D_29J public static native (var %Reg0_D f64) i64
func &Ljava_2Flang_2FDouble_3B_7CisNaN_7C_28D_29Z public static (var %Reg5_D f64) u1
func &Ljava_2Flang_2FDouble_3B_7CintValue_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FDouble_3B>>) i32
func &Ljava_2Flang_2FDouble_3B_7ClongValue_7C_28_29J public virtual (var %_this <* <$Ljava_2Flang_2FDouble_3B>>) i64
func &Ljava_2Flang_2FDouble_3B_7CdoubleValue_7C_28_29D public virtual (var %_this <* <$Ljava_2Flang_2FDouble_3B>>) f64
func &Ljava_2Flang_2FDouble_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FDouble_3B>>, var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Flang_2FDouble_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FDouble_3B>>) i32
func &Ljava_2Flang_2FDouble_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FDouble_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FError_3B>>) void
func &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FError_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FError_3B>>, var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>, var %Reg5_R136 <* <$Ljava_2Flang_2FThrowable_3B>>) void
func &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FError_3B>>, var %Reg3_R136 <* <$Ljava_2Flang_2FThrowable_3B>>) void
func &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FException_3B>>) void
func &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FException_3B>>, var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>, var %Reg5_R136 <* <$Ljava_2Flang_2FThrowable_3B>>) void
func &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FException_3B>>, var %Reg3_R136 <* <$Ljava_2Flang_2FThrowable_3B>>) void
func &Ljava_2Flang_2FExceptionInInitializerError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FExceptionInInitializerError_3B>>) void
func &Ljava_2Flang_2FExceptionInInitializerError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FExceptionInInitializerError_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FFloat_3B_7C_3Cinit_3E_7C_28F_29V public constructor (var %_this <* <$Ljava_2Flang_2FFloat_3B>>, var %Reg3_F f32) void
func &Ljava_2Flang_2FFloat_3B_7CvalueOf_7C_28F_29Ljava_2Flang_2FFloat_3B public static (var %Reg3_F f32) <* <$Ljava_2Flang_2FFloat_3B>>
func &Ljava_2Flang_2FFloat_3B_7CtoString_7C_28F_29Ljava_2Flang_2FString_3B public static native (var %Reg0_F f32) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FFloat_3B_7CfloatValue_7C_28_29F public virtual (var %_this <* <$Ljava_2Flang_2FFloat_3B>>) f32
func &Ljava_2Flang_2FFloat_3B_7CintValue_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FFloat_3B>>) i32
func &Ljava_2Flang_2FFloat_3B_7ClongValue_7C_28_29J public virtual (var %_this <* <$Ljava_2Flang_2FFloat_3B>>) i64
func &Ljava_2Flang_2FFloat_3B_7CdoubleValue_7C_28_29D public virtual (var %_this <* <$Ljava_2Flang_2FFloat_3B>>) f64
func &Ljava_2Flang_2FFloat_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FFloat_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>) void
func &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>, var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>, var %Reg5_R136 <* <$Ljava_2Flang_2FThrowable_3B>>) void
func &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>, var %Reg3_R136 <* <$Ljava_2Flang_2FThrowable_3B>>) void
func &Ljava_2Flang_2FIllegalMonitorStateException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalMonitorStateException_3B>>) void
func &Ljava_2Flang_2FIllegalMonitorStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalMonitorStateException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>) void
func &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>, var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>, var %Reg5_R136 <* <$Ljava_2Flang_2FThrowable_3B>>) void
func &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>, var %Reg3_R136 <* <$Ljava_2Flang_2FThrowable_3B>>) void
func &Ljava_2Flang_2FIllegalThreadStateException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalThreadStateException_3B>>) void
func &Ljava_2Flang_2FIllegalThreadStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalThreadStateException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FIncompatibleClassChangeError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FIncompatibleClassChangeError_3B>>) void
func &Ljava_2Flang_2FIncompatibleClassChangeError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIncompatibleClassChangeError_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>) void
func &Ljava_2Flang_2FIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FInstantiationError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FInstantiationError_3B>>) void
func &Ljava_2Flang_2FInstantiationError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FInstantiationError_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FInteger_24Small_3B_7C_3Cinit_3E_7C_28_29V private constructor (var %_this <* <$Ljava_2Flang_2FInteger_24Small_3B>>) void
func &Ljava_2Flang_2FInteger_24Small_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &Ljava_2Flang_2FInteger_3B_7C_3Cinit_3E_7C_28I_29V public constructor (var %_this <* <$Ljava_2Flang_2FInteger_3B>>, var %Reg3_I i32) void
func &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B public static (var %Reg4_I i32) <* <$Ljava_2Flang_2FInteger_3B>>
func &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FInteger_3B public static (var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FInteger_3B>>
func &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I public static (var %Reg15_R114 <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FInteger_3B_7CtoString_7C_28I_29Ljava_2Flang_2FString_3B public static (var %Reg2_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FInteger_3B_7CtoHexString_7C_28I_29Ljava_2Flang_2FString_3B static (var %Reg9_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FInteger_3B>>) i32
func &Ljava_2Flang_2FInteger_3B_7ClongValue_7C_28_29J public virtual (var %_this <* <$Ljava_2Flang_2FInteger_3B>>) i64
func &Ljava_2Flang_2FInteger_3B_7CdoubleValue_7C_28_29D public virtual (var %_this <* <$Ljava_2Flang_2FInteger_3B>>) f64
func &Ljava_2Flang_2FInteger_3B_7CcompareTo_7C_28Ljava_2Flang_2FInteger_3B_29I public virtual (var %_this <* <$Ljava_2Flang_2FInteger_3B>>, var %Reg4_R147 <* <$Ljava_2Flang_2FInteger_3B>>) i32
func &Ljava_2Flang_2FInteger_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FInteger_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Flang_2FInteger_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FInteger_3B>>) i32
func &Ljava_2Flang_2FInteger_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FInteger_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FInteger_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I public synthetic bridge virtual (var %_this <* <$Ljava_2Flang_2FInteger_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32
func &Ljava_2Flang_2FInterruptedException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FInterruptedException_3B>>) void
func &Ljava_2Flang_2FInterruptedException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FInterruptedException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FIterable_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public virtual abstract (var %_this <* <$Ljava_2Flang_2FIterable_3B>>) <* <$Ljava_2Futil_2FIterator_3B>>
func &Ljava_2Flang_2FLinkageError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FLinkageError_3B>>) void
func &Ljava_2Flang_2FLinkageError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FLinkageError_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FLong_3B_7C_3Cinit_3E_7C_28J_29V public constructor (var %_this <* <$Ljava_2Flang_2FLong_3B>>, var %Reg4_J i64) void
func &Ljava_2Flang_2FLong_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FLong_3B public static (var %Reg4_J i64) <* <$Ljava_2Flang_2FLong_3B>>
func &Ljava_2Flang_2FLong_3B_7CtoString_7C_28J_29Ljava_2Flang_2FString_3B public static (var %Reg14_J i64) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FLong_3B_7CintValue_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FLong_3B>>) i32
func &Ljava_2Flang_2FLong_3B_7ClongValue_7C_28_29J public virtual (var %_this <* <$Ljava_2Flang_2FLong_3B>>) i64
func &Ljava_2Flang_2FLong_3B_7CdoubleValue_7C_28_29D public virtual (var %_this <* <$Ljava_2Flang_2FLong_3B>>) f64
func &Ljava_2Flang_2FLong_3B_7CcompareTo_7C_28Ljava_2Flang_2FLong_3B_29I public virtual (var %_this <* <$Ljava_2Flang_2FLong_3B>>, var %Reg6_R135 <* <$Ljava_2Flang_2FLong_3B>>) i32
func &Ljava_2Flang_2FLong_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FLong_3B>>, var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Flang_2FLong_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FLong_3B>>) i32
func &Ljava_2Flang_2FLong_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FLong_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FLong_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I public synthetic bridge virtual (var %_this <* <$Ljava_2Flang_2FLong_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32
func &Ljava_2Flang_2FMath_3B_7C_3Cinit_3E_7C_28_29V private constructor (var %_this <* <$Ljava_2Flang_2FMath_3B>>) void
func &Ljava_2Flang_2FMath_3B_7Csqrt_7C_28D_29D public static native (var %Reg0_D f64) f64
func &Ljava_2Flang_2FMath_3B_7Csin_7C_28D_29D public static native (var %Reg0_D f64) f64
func &Ljava_2Flang_2FMath_3B_7Ccos_7C_28D_29D public static native (var %Reg0_D f64) f64
func &Ljava_2Flang_2FMath_3B_7Cpow_7C_28DD_29D public static native (var %Reg0_D f64, var %Reg2_D f64) f64
func &Ljava_2Flang_2FMath_3B_7Cfloor_7C_28D_29D public static native (var %Reg0_D f64) f64
func &Ljava_2Flang_2FMath_3B_7Cabs_7C_28I_29I public static (var %Reg2_I i32) i32
func &Ljava_2Flang_2FMath_3B_7Cabs_7C_28J_29J public static (var %Reg6_J i64) i64
func &Ljava_2Flang_2FMath_3B_7Cabs_7C_28D_29D public static (var %Reg6_D f64) f64
func &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I public static (var %Reg3_I i32, var %Reg4_I i32) i32
func &Ljava_2Flang_2FMath_3B_7Cmax_7C_28II_29I public static (var %Reg3_I i32, var %Reg4_I i32) i32
func &Ljava_2Flang_2FMath_3B_7Cmin_7C_28JJ_29J public static (var %Reg6_J i64, var %Reg8_J i64) i64
func &Ljava_2Flang_2FMath_3B_7Cmax_7C_28JJ_29J public static (var %Reg6_J i64, var %Reg8_J i64) i64
func &Ljava_2Flang_2FMath_3B_7Cmax_7C_28DD_29D public static (var %Reg6_D f64, var %Reg8_D f64) f64
func &Ljava_2Flang_2FNegativeArraySizeException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>) void
func &Ljava_2Flang_2FNegativeArraySizeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FNoClassDefFoundError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FNoClassDefFoundError_3B>>) void
func &Ljava_2Flang_2FNoClassDefFoundError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FNoClassDefFoundError_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FNoSuchFieldError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FNoSuchFieldError_3B>>) void
func &Ljava_2Flang_2FNoSuchFieldError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FNoSuchFieldError_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FNullPointerException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FNullPointerException_3B>>) void
func &Ljava_2Flang_2FNullPointerException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FNullPointerException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FNumber_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FNumber_3B>>) void
func &Ljava_2Flang_2FNumber_3B_7CintValue_7C_28_29I public virtual abstract (var %_this <* <$Ljava_2Flang_2FNumber_3B>>) i32
func &Ljava_2Flang_2FNumber_3B_7ClongValue_7C_28_29J public virtual abstract (var %_this <* <$Ljava_2Flang_2FNumber_3B>>) i64
func &Ljava_2Flang_2FNumber_3B_7CdoubleValue_7C_28_29D public virtual abstract (var %_this <* <$Ljava_2Flang_2FNumber_3B>>) f64
func &Ljava_2Flang_2FNumberFormatException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FNumberFormatException_3B>>) void
func &Ljava_2Flang_2FNumberFormatException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FNumberFormatException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) i32
func &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FClass_3B>>
func &Ljava_2Flang_2FObject_3B_7Cclone_7C_28_29Ljava_2Flang_2FObject_3B protected native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Flang_2FObject_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Flang_2FObject_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FObject_3B_7Cnotify_7C_28_29V final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FObject_3B_7CnotifyAll_7C_28_29V final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FObject_3B_7Cwait_7C_28_29V final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Flang_2FObject_3B_7Cwait_7C_28J_29V final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>, var %Reg1_J i64) void
func &Ljava_2Flang_2FOutOfMemoryError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>) void
func &Ljava_2Flang_2FOutOfMemoryError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FRunnable_3B_7Crun_7C_28_29V public virtual abstract (var %_this <* <$Ljava_2Flang_2FRunnable_3B>>) void
func &Ljava_2Flang_2FRuntime_3B_7C_3Cinit_3E_7C_28_29V private constructor (var %_this <* <$Ljava_2Flang_2FRuntime_3B>>) void
func &Ljava_2Flang_2FRuntime_3B_7CgetRuntime_7C_28_29Ljava_2Flang_2FRuntime_3B public static () <* <$Ljava_2Flang_2FRuntime_3B>>
func &Ljava_2Flang_2FRuntime_3B_7CtotalMemory_7C_28_29J public native virtual (var %_this <* <$Ljava_2Flang_2FRuntime_3B>>) i64
func &Ljava_2Flang_2FRuntime_3B_7CfreeMemory_7C_28_29J public native virtual (var %_this <* <$Ljava_2Flang_2FRuntime_3B>>) i64
func &Ljava_2Flang_2FRuntime_3B_7CmaxMemory_7C_28_29J public native virtual (var %_this <* <$Ljava_2Flang_2FRuntime_3B>>) i64
func &Ljava_2Flang_2FRuntime_3B_7CavailableProcessors_7C_28_29I public native virtual (var %_this <* <$Ljava_2Flang_2FRuntime_3B>>) i32
func &Ljava_2Flang_2FRuntime_3B_7Cgc_7C_28_29V public native virtual (var %_this <* <$Ljava_2Flang_2FRuntime_3B>>) void
func &Ljava_2Flang_2FRuntime_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>) void
func &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>, var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>, var %Reg5_R136 <* <$Ljava_2Flang_2FThrowable_3B>>) void
func &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>, var %Reg3_R136 <* <$Ljava_2Flang_2FThrowable_3B>>) void
func &Ljava_2Flang_2FShort_3B_7C_3Cinit_3E_7C_28S_29V public constructor (var %_this <* <$Ljava_2Flang_2FShort_3B>>, var %Reg3_S i16) void
func &Ljava_2Flang_2FShort_3B_7CvalueOf_7C_28S_29Ljava_2Flang_2FShort_3B public static (var %Reg3_S i16) <* <$Ljava_2Flang_2FShort_3B>>
func &Ljava_2Flang_2FShort_3B_7CshortValue_7C_28_29S public virtual (var %_this <* <$Ljava_2Flang_2FShort_3B>>) i16
func &Ljava_2Flang_2FShort_3B_7CintValue_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FShort_3B>>) i32
func &Ljava_2Flang_2FShort_3B_7ClongValue_7C_28_29J public virtual (var %_this <* <$Ljava_2Flang_2FShort_3B>>) i64
func &Ljava_2Flang_2FShort_3B_7CdoubleValue_7C_28_29D public virtual (var %_this <* <$Ljava_2Flang_2FShort_3B>>) f64
func &Ljava_2Flang_2FShort_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FShort_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FStackOverflowError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStackOverflowError_3B>>) void
func &Ljava_2Flang_2FStackOverflowError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FStackOverflowError_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28AC_29V public constructor (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg5_R115 <* <[] u16>>) void
func &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACII_29V public constructor (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg7_R115 <* <[] u16>>, var %Reg8_I i32, var %Reg9_I i32) void
func &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FString_3B_7CisEmpty_7C_28_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) u1
func &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg5_I i32) u16
func &Ljava_2Flang_2FString_3B_7CtoCharArray_7C_28_29AC public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) <* <[] u16>>
func &Ljava_2Flang_2FString_3B_7CcopyTo_7C_28ACI_29V virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg6_R115 <* <[] u16>>, var %Reg7_I i32) void
func &Ljava_2Flang_2FString_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Flang_2FString_3B_7Cmatches_7C_28ACI_29Z private virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg7_R115 <* <[] u16>>, var %Reg8_I i32) u1
func &Ljava_2Flang_2FString_3B_7CcompareTo_7C_28Ljava_2Flang_2FString_3B_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg6_R114 <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FString_3B_7Cconcat_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg5_R114 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg4_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7Csubstring_7C_28II_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg10_I i32, var %Reg11_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7Cof_7C_28C_29Ljava_2Flang_2FString_3B private static (var %Reg7_C u16) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7CindexOf_7C_28I_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg4_I i32) i32
func &Ljava_2Flang_2FString_3B_7CindexOf_7C_28II_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg5_I i32, var %Reg6_I i32) i32
func &Ljava_2Flang_2FString_3B_7CindexOf_7C_28Ljava_2Flang_2FString_3B_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg7_R114 <* <$Ljava_2Flang_2FString_3B>>) i32
func &Ljava_2Flang_2FString_3B_7Ccontains_7C_28Ljava_2Flang_2FString_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>) u1
func &Ljava_2Flang_2FString_3B_7CstartsWith_7C_28Ljava_2Flang_2FString_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg5_R114 <* <$Ljava_2Flang_2FString_3B>>) u1
func &Ljava_2Flang_2FString_3B_7CendsWith_7C_28Ljava_2Flang_2FString_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg6_R114 <* <$Ljava_2Flang_2FString_3B>>) u1
func &Ljava_2Flang_2FString_3B_7Cintern_7C_28_29Ljava_2Flang_2FString_3B public native virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B public static (var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Z_29Ljava_2Flang_2FString_3B public static (var %Reg1_Z u1) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FString_3B public static (var %Reg5_C u16) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FString_3B public static (var %Reg1_I i32) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FString_3B public static (var %Reg2_J i64) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28F_29Ljava_2Flang_2FString_3B public static (var %Reg1_F f32) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FString_3B public static (var %Reg2_D f64) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FString_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I public synthetic bridge virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32
func &Ljava_2Flang_2FString_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28I_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg3_I i32) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cextend_7C_28I_29I private virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg9_I i32) i32
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg7_R114 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg5_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg3_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg3_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg4_J i64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg3_F f32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg4_D f64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Creverse_7C_28_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) i32
func &Ljava_2Flang_2FStringBuilder_3B_7CcharAt_7C_28I_29C public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg5_I i32) u16
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FStringIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>) void
func &Ljava_2Flang_2FStringIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FSuppressWarnings_3B_7Cvalue_7C_28_29ALjava_2Flang_2FString_3B public virtual abstract (var %_this <* <$Ljava_2Flang_2FSuppressWarnings_3B>>) <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
func &Ljava_2Flang_2FSystem_3B_7C_3Cinit_3E_7C_28_29V private constructor (var %_this <* <$Ljava_2Flang_2FSystem_3B>>) void
func &Ljava_2Flang_2FSystem_3B_7Cexit_7C_28I_29V public static native (var %Reg0_I i32) void
func &Ljava_2Flang_2FSystem_3B_7Cgc_7C_28_29V public static native () void
func &Ljava_2Flang_2FSystem_3B_7Carraycopy_7C_28Ljava_2Flang_2FObject_3BILjava_2Flang_2FObject_3BII_29V public static native (var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg1_I i32, var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg3_I i32, var %Reg4_I i32) void
func &Ljava_2Flang_2FSystem_3B_7CidentityHashCode_7C_28Ljava_2Flang_2FObject_3B_29I public static native (var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32
func &Ljava_2Flang_2FSystem_3B_7CcurrentTimeMillis_7C_28_29J public static native () i64
func &Ljava_2Flang_2FSystem_3B_7CnanoTime_7C_28_29J public static native () i64
func &Ljava_2Flang_2FSystem_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void
func &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
func &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FThread_3B>>, var %Reg3_R164 <* <$Ljava_2Flang_2FRunnable_3B>>) void
func &Ljava_2Flang_2FThread_3B_7Crun_7C_28_29V public virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
func &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V public native virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
func &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V final public native virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
func &Ljava_2Flang_2FThread_3B_7CisAlive_7C_28_29Z final public native virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) u1
func &Ljava_2Flang_2FThread_3B_7CisDaemon_7C_28_29Z final public virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) u1
func &Ljava_2Flang_2FThread_3B_7CsetDaemon_7C_28Z_29V final public virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>, var %Reg3_Z u1) void
func &Ljava_2Flang_2FThread_3B_7CcurrentThread_7C_28_29Ljava_2Flang_2FThread_3B public static native () <* <$Ljava_2Flang_2FThread_3B>>
func &Ljava_2Flang_2FThread_3B_7Cyield_7C_28_29V public static native () void
func &Ljava_2Flang_2FThread_3B_7Csleep_7C_28J_29V public static native (var %Reg0_J i64) void
func &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) void
func &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>, var %Reg4_R136 <* <$Ljava_2Flang_2FThrowable_3B>>) void
func &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>, var %Reg6_R136 <* <$Ljava_2Flang_2FThrowable_3B>>) void
func &Ljava_2Flang_2FThrowable_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FThrowable_3B_7CgetCause_7C_28_29Ljava_2Flang_2FThrowable_3B public virtual (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FThrowable_3B>>
func &Ljava_2Flang_2FThrowable_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FUnsatisfiedLinkError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FUnsatisfiedLinkError_3B>>) void
func &Ljava_2Flang_2FUnsatisfiedLinkError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FUnsatisfiedLinkError_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FUnsupportedOperationException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FUnsupportedOperationException_3B>>) void
func &Ljava_2Flang_2FUnsupportedOperationException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FUnsupportedOperationException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FVirtualMachineError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FVirtualMachineError_3B>>) void
func &Ljava_2Flang_2FVirtualMachineError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FVirtualMachineError_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Futil_2FArrayList_241_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FArrayList_3B_29V constructor (var %_this <* <$Ljava_2Futil_2FArrayList_241_3B>>, var %Reg3_R167 <* <$Ljava_2Futil_2FArrayList_3B>>) void
func &Ljava_2Futil_2FArrayList_241_3B_7ChasNext_7C_28_29Z public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_241_3B>>) u1
func &Ljava_2Futil_2FArrayList_241_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_241_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) void
func &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) i32
func &Ljava_2Futil_2FArrayList_3B_7CisEmpty_7C_28_29Z public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) u1
func &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg5_I i32) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Futil_2FArrayList_3B_7Cset_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg5_I i32, var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Futil_2FArrayList_3B_7Cremove_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg8_I i32) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Futil_2FArrayList_3B_7Cclear_7C_28_29V public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) void
func &Ljava_2Futil_2FArrayList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) <* <$Ljava_2Futil_2FIterator_3B>>
func &Ljava_2Futil_2FArrayList_3B_7Caccess_24000_7C_28Ljava_2Futil_2FArrayList_3B_29I static synthetic (var %Reg1_R167 <* <$Ljava_2Futil_2FArrayList_3B>>) i32
func &Ljava_2Futil_2FArrays_3B_7C_3Cinit_3E_7C_28_29V private constructor (var %_this <* <$Ljava_2Futil_2FArrays_3B>>) void
func &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28AII_29V public static (var %Reg4_R172 <* <[] i32>>, var %Reg5_I i32) void
func &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28AZZ_29V public static (var %Reg4_R173 <* <[] u1>>, var %Reg5_Z u1) void
func &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28ALjava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V public static (var %Reg4_R170 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>, var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Futil_2FArrays_3B_7CcopyOf_7C_28AII_29AI public static (var %Reg7_R172 <* <[] i32>>, var %Reg8_I i32) <* <[] i32>>
func &Ljava_2Futil_2FArrays_3B_7Csort_7C_28AI_29V public static (var %Reg6_R172 <* <[] i32>>) void
func &Ljava_2Futil_2FArrays_3B_7Csink_7C_28AIII_29V private static (var %Reg7_R172 <* <[] i32>>, var %Reg8_I i32, var %Reg9_I i32) void
func &Ljava_2Futil_2FComparator_3B_7Ccompare_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29I public virtual abstract (var %_this <* <$Ljava_2Futil_2FComparator_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32
func &Ljava_2Futil_2FHashMap_24Entry_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V constructor (var %_this <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>) void
func &Ljava_2Futil_2FHashMap_3B_7Cplace_7C_28Ljava_2Flang_2FObject_3B_29I private virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32
func &Ljava_2Futil_2FHashMap_3B_7Cfind_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Futil_2FHashMap_24Entry_3B private virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>
func &Ljava_2Futil_2FHashMap_3B_7Cinsert_7C_28Ljava_2Futil_2FHashMap_24Entry_3B_29V private virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %Reg5_R174 <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>) void
func &Ljava_2Futil_2FHashMap_3B_7Csize_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>) i32
func &Ljava_2Futil_2FHashMap_3B_7CcontainsKey_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %Reg13_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg14_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Futil_2FHashMap_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z public virtual abstract (var %_this <* <$Ljava_2Futil_2FIterator_3B>>) u1
func &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B public virtual abstract (var %_this <* <$Ljava_2Futil_2FIterator_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Futil_2FNoSuchElementException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Futil_2FNoSuchElementException_3B>>) void
func &Ljava_2Futil_2FNoSuchElementException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Futil_2FNoSuchElementException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Futil_2FObjects_3B_7C_3Cinit_3E_7C_28_29V private constructor (var %_this <* <$Ljava_2Futil_2FObjects_3B>>) void
func &Ljava_2Futil_2FObjects_3B_7CrequireNonNull_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public static (var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Futil_2FObjects_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Z public static (var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Futil_2FRandom_3B_7C_3Cinit_3E_7C_28J_29V public constructor (var %_this <* <$Ljava_2Futil_2FRandom_3B>>, var %Reg6_J i64) void
func &Ljava_2Futil_2FRandom_3B_7Cbits_7C_28I_29I private virtual (var %_this <* <$Ljava_2Futil_2FRandom_3B>>, var %Reg6_I i32) i32
func &Ljava_2Futil_2FRandom_3B_7CnextInt_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FRandom_3B>>) i32
func &Ljava_2Futil_2FRandom_3B_7CnextInt_7C_28I_29I public virtual (var %_this <* <$Ljava_2Futil_2FRandom_3B>>, var %Reg7_I i32) i32
func &Ljava_2Futil_2FRandom_3B_7CnextLong_7C_28_29J public virtual (var %_this <* <$Ljava_2Futil_2FRandom_3B>>) i64
func &Ljava_2Futil_2FRandom_3B_7CnextDouble_7C_28_29D public virtual (var %_this <* <$Ljava_2Futil_2FRandom_3B>>) f64
func &Ljava_2Futil_2Ffunction_2FConsumer_3B_7Caccept_7C_28Ljava_2Flang_2FObject_3B_29V public virtual abstract (var %_this <* <$Ljava_2Futil_2Ffunction_2FConsumer_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Futil_2Ffunction_2FFunction_3B_7Capply_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual abstract (var %_this <* <$Ljava_2Futil_2Ffunction_2FFunction_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Futil_2Ffunction_2FIntFunction_3B_7Capply_7C_28I_29Ljava_2Flang_2FObject_3B public virtual abstract (var %_this <* <$Ljava_2Futil_2Ffunction_2FIntFunction_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Futil_2Ffunction_2FPredicate_3B_7Ctest_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual abstract (var %_this <* <$Ljava_2Futil_2Ffunction_2FPredicate_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Futil_2Ffunction_2FSupplier_3B_7Cget_7C_28_29Ljava_2Flang_2FObject_3B public virtual abstract (var %_this <* <$Ljava_2Futil_2Ffunction_2FSupplier_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
var $_C_STR_0a00 fstatic <[3] u64> readonly = [0, 0x300000000, 0xa0000000a]
var $_C_STR_7400720075006500 fstatic <[3] u64> readonly = [0, 0x900000000, 0x657572740036758e]
var $_C_STR_660061006c0073006500 fstatic <[4] u64> readonly = [0, 0xb00000000, 0x736c616605cb1923, 101]
var $_C_STR_d98c9751bbb0a6a7b420f22551b92355 fstatic <[4] u64> readonly = [0, 0x1500000000, 0x65746e69a0b83a07, 0x206563616672]
var $_C_STR_63006c006100730073002000 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x73616c63af0f85a8, 0x2073]
var $_C_STR_e23f9de65882cff866df8f127edbcd33 fstatic <[5] u64> readonly = [0, 0x2700000000, 0x20726f46510d5dbe, 0x7473207475706e69, 0x22203a676e6972]
var $_C_STR_70f939dc34c0f67f348ee14a12b971eb fstatic <[5] u64> readonly = [0, 0x2100000000, 0x33323130110386a8, 0x6261393837363534, 0x66656463]
var $_C_STR_6f00660066007300650074002000 fstatic <[4] u64> readonly = [0, 0xf00000000, 0x7366666fa3b52ded, 0x207465]
var $_C_STR_786baaaf41e03b3e677e20acd017ad1b fstatic <[4] u64> readonly = [0, 0x1100000000, 0x6f63202c26bdef65, 0x20746e75]
var $_C_STR_c563bea331f13bd85a42e651fcbcdd3c fstatic <[4] u64> readonly = [0, 0x1300000000, 0x656c202c7ba1d206, 0x206874676e]
var $_C_STR_7cba0863b177e32ef9f1a16a3acec885 fstatic <[6] u64> readonly = [0, 0x3700000000, 0x697274536e383189, 0x7865646e6920676e, 0x20666f2074756f20, 0x203a65676e6172]
var $_C_STR_62006500670069006e002000 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x69676562acfa9c97, 0x206e]
var $_C_STR_2c00200065006e0064002000 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x6e65202c4d07be19, 0x2064]
var $_C_STR_6e0075006c006c00 fstatic <[3] u64> readonly = [0, 0x900000000, 0x6c6c756e0033c587]
var $_C_STR_69006e006400650078002000 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x65646e69b969f18e, 0x2078]
var $_C_STR_01568b5eb254c2a75786e7b93419ac39 fstatic <[4] u64> readonly = [0, 0x1100000000, 0x6e656c2cde6cd84e, 0x20687467]
var $_C_STR_3a002000 fstatic <[3] u64> readonly = [0, 0x500000000, 0x203a00000726]
var $_C_STR_49006e006400650078002000 fstatic <[4] u64> readonly = [0, 0xd00000000, 0x65646e4982ceddae, 0x2078]
var $_C_STR_140353a5da21dd33abb2963d9a9a896b fstatic <[6] u64> readonly = [0, 0x3500000000, 0x74756f2026919a2f, 0x6e756f6220666f20, 0x6c20726f66207364, 0x206874676e65]
var $_C_STR_ca5d4ce94663d1074176f24174809478 fstatic <[6] u64> readonly = [0, 0x2d00000000, 0x6e756f62c227b401, 0x62207473756d2064, 0x697469736f702065, 0x6576]
var $Ljava_2Flang_2FBoolean_3B_7CFALSE <* <$Ljava_2Flang_2FBoolean_3B>> final public static = 0
var $Ljava_2Flang_2FBoolean_3B_7CTRUE <* <$Ljava_2Flang_2FBoolean_3B>> final public static = 0
var $Ljava_2Flang_2FInteger_24Small_3B_7CBOXES <* <[] <* <$Ljava_2Flang_2FInteger_3B>>>> final static = 0
var $Ljava_2Flang_2FInteger_3B_7CMIN__VALUE i32 final public static = -2147483648
var $Ljava_2Flang_2FInteger_3B_7CMAX__VALUE i32 final public static = 0x7fffffff
var $Ljava_2Flang_2FLong_3B_7CMIN__VALUE i64 final public static = -9223372036854775808
var $Ljava_2Flang_2FLong_3B_7CMAX__VALUE i64 final public static = 0x7fffffffffffffff
var $Ljava_2Flang_2FRuntime_3B_7CCURRENT <* <$Ljava_2Flang_2FRuntime_3B>> final private static = 0
var $Ljava_2Flang_2FString_3B_7CONES <* <[] <* <$Ljava_2Flang_2FString_3B>>>> final private static = 0
var $Ljava_2Flang_2FSystem_3B_7Cout <* <$Ljava_2Fio_2FPrintStream_3B>> final public static = 0
var $Ljava_2Flang_2FSystem_3B_7Cerr <* <$Ljava_2Fio_2FPrintStream_3B>> final public static = 0
var $Ljava_2Futil_2FRandom_3B_7CFACTOR i64 final private static = 0x5deece66d
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7C_3Cinit_3E_7C_28I_29V public constructor (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg3_I i32) void {
  funcid 1
  var %Reg2_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg0_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32

ALIAS %descriptor %Reg3_I i32
  dassign %Reg2_R112 0 (dread ref %_this)
LOC 1 6
  dassign %Reg0_R112 0 (dread ref %Reg2_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 1 7
  dassign %Reg0_R112 0 (dread ref %Reg2_R112)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$Ljava_2Fio_2FPrintStream_3B>> 2 (dread ref %Reg0_R112, dread i32 %Reg1_I)
LOC 1 8
  return ()
}
func &Ljava_2Fio_2FPrintStream_3B_7Cwrite_7C_28IACI_29V private static native (var %Reg0_I i32, var %Reg1_R115 <* <[] u16>>, var %Reg2_I i32) void {
  funcid 2

}
func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg5_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 3
  var %Reg4_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R115 <* <[] u16>>
  var %Reg3_R115 <* <[] u16>>
  var %Reg0_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg0_I i32
  var %Reg1_R115 <* <[] u16>>
  var %Reg2_R115 <* <[] u16>>
  var %Reg2_I i32

ALIAS %text %Reg5_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %characters %Reg3_R115 <* <[] u16>>
  dassign %Reg4_R112 0 (dread ref %_this)
LOC 1 13
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R114))
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R113) { dassign %Reg0_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CtoCharArray_7C_28_29AC (dread ref %Reg0_R114) { dassign %Reg0_R115 0 }
  dassign %Reg3_R115 0 (dread ref %Reg0_R115)
LOC 1 14
  dassign %Reg0_R112 0 (dread ref %Reg4_R112)
  dassign %Reg0_I 0 (iread i32 <* <$Ljava_2Fio_2FPrintStream_3B>> 2 (dread ref %Reg0_R112))
  dassign %Reg1_R115 0 (dread ref %Reg3_R115)
  dassign %Reg2_R115 0 (dread ref %Reg3_R115)
  dassign %Reg2_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg2_R115))
  intrinsiccallwithtype <$Ljava_2Fio_2FPrintStream_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Fio_2FPrintStream_3B_7Cwrite_7C_28IACI_29V (dread i32 %Reg0_I, dread ref %Reg1_R115, dread i32 %Reg2_I) {}
LOC 1 15
  return ()
}
func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) void {
  funcid 4
  var %Reg2_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg0_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %value %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  dassign %Reg2_R112 0 (dread ref %_this)
LOC 1 18
  dassign %Reg0_R112 0 (dread ref %Reg2_R112)
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R113) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R112, dread ref %Reg1_R114) {}
LOC 1 19
  return ()
}
func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Z_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg3_Z u1) void {
  funcid 5
  var %Reg2_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg3_I i32
  var %Reg0_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_I i32
  var %Reg1_Z u1
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %value %Reg3_Z u1
  dassign %Reg2_R112 0 (dread ref %_this)
  dassign %Reg3_I 0 (cvt i32 u1 (dread u1 %Reg3_Z))
LOC 1 22
  dassign %Reg0_R112 0 (dread ref %Reg2_R112)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Z_29Ljava_2Flang_2FString_3B (dread u1 %Reg1_Z) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R112, dread ref %Reg1_R114) {}
LOC 1 23
  return ()
}
func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28C_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg3_C u16) void {
  funcid 6
  var %Reg2_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg3_I i32
  var %Reg0_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_I i32
  var %Reg1_C u16
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %value %Reg3_C u16
  dassign %Reg2_R112 0 (dread ref %_this)
  dassign %Reg3_I 0 (zext i32 16 (dread u16 %Reg3_C))
LOC 1 26
  dassign %Reg0_R112 0 (dread ref %Reg2_R112)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FString_3B (dread u16 %Reg1_C) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R112, dread ref %Reg1_R114) {}
LOC 1 27
  return ()
}
func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg3_I i32) void {
  funcid 7
  var %Reg2_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg0_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_I i32
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %value %Reg3_I i32
  dassign %Reg2_R112 0 (dread ref %_this)
LOC 1 30
  dassign %Reg0_R112 0 (dread ref %Reg2_R112)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FString_3B (dread i32 %Reg1_I) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R112, dread ref %Reg1_R114) {}
LOC 1 31
  return ()
}
func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28J_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg4_J i64) void {
  funcid 8
  var %Reg3_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg0_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_J i64
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %value %Reg4_J i64
  dassign %Reg3_R112 0 (dread ref %_this)
LOC 1 34
  dassign %Reg0_R112 0 (dread ref %Reg3_R112)
  dassign %Reg1_J 0 (dread i64 %Reg4_J)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FString_3B (dread i64 %Reg1_J) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R112, dread ref %Reg1_R114) {}
LOC 1 35
  return ()
}
func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28F_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg3_F f32) void {
  funcid 9
  var %Reg2_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg0_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_F f32
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %value %Reg3_F f32
  dassign %Reg2_R112 0 (dread ref %_this)
LOC 1 38
  dassign %Reg0_R112 0 (dread ref %Reg2_R112)
  dassign %Reg1_F 0 (dread f32 %Reg3_F)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28F_29Ljava_2Flang_2FString_3B (dread f32 %Reg1_F) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R112, dread ref %Reg1_R114) {}
LOC 1 39
  return ()
}
func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28D_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg4_D f64) void {
  funcid 10
  var %Reg3_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg0_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_D f64
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %value %Reg4_D f64
  dassign %Reg3_R112 0 (dread ref %_this)
LOC 1 42
  dassign %Reg0_R112 0 (dread ref %Reg3_R112)
  dassign %Reg1_D 0 (dread f64 %Reg4_D)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FString_3B (dread f64 %Reg1_D) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R112, dread ref %Reg1_R114) {}
LOC 1 43
  return ()
}
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>) void {
  funcid 11
  var %Reg2_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg0_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R112 0 (dread ref %_this)
LOC 1 46
  dassign %Reg0_R112 0 (dread ref %Reg2_R112)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_0a00) { dassign %L_STR_10 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R112, dread ref %Reg1_R114) {}
LOC 1 47
  return ()
}
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 12
  var %Reg3_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg0_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %text %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg3_R112 0 (dread ref %_this)
LOC 1 51
  dassign %Reg0_R112 0 (dread ref %Reg3_R112)
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg1_R114))
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R113) { dassign %Reg1_R114 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_0a00) { dassign %L_STR_10 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cconcat_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R114, dread ref %Reg2_R114) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R112, dread ref %Reg1_R114) {}
LOC 1 52
  return ()
}
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) void {
  funcid 13
  var %Reg2_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg0_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %value %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  dassign %Reg2_R112 0 (dread ref %_this)
LOC 1 55
  dassign %Reg0_R112 0 (dread ref %Reg2_R112)
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R113) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R112, dread ref %Reg1_R114) {}
LOC 1 56
  return ()
}
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Z_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg3_Z u1) void {
  funcid 14
  var %Reg2_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg3_I i32
  var %Reg0_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_I i32
  var %Reg1_Z u1
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %value %Reg3_Z u1
  dassign %Reg2_R112 0 (dread ref %_this)
  dassign %Reg3_I 0 (cvt i32 u1 (dread u1 %Reg3_Z))
LOC 1 59
  dassign %Reg0_R112 0 (dread ref %Reg2_R112)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Z_29Ljava_2Flang_2FString_3B (dread u1 %Reg1_Z) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R112, dread ref %Reg1_R114) {}
LOC 1 60
  return ()
}
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28C_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg3_C u16) void {
  funcid 15
  var %Reg2_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg3_I i32
  var %Reg0_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_I i32
  var %Reg1_C u16
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %value %Reg3_C u16
  dassign %Reg2_R112 0 (dread ref %_this)
  dassign %Reg3_I 0 (zext i32 16 (dread u16 %Reg3_C))
LOC 1 63
  dassign %Reg0_R112 0 (dread ref %Reg2_R112)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FString_3B (dread u16 %Reg1_C) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R112, dread ref %Reg1_R114) {}
LOC 1 64
  return ()
}
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg3_I i32) void {
  funcid 16
  var %Reg2_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg0_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_I i32
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %value %Reg3_I i32
  dassign %Reg2_R112 0 (dread ref %_this)
LOC 1 67
  dassign %Reg0_R112 0 (dread ref %Reg2_R112)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FString_3B (dread i32 %Reg1_I) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R112, dread ref %Reg1_R114) {}
LOC 1 68
  return ()
}
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28J_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg4_J i64) void {
  funcid 17
  var %Reg3_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg0_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_J i64
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %value %Reg4_J i64
  dassign %Reg3_R112 0 (dread ref %_this)
LOC 1 71
  dassign %Reg0_R112 0 (dread ref %Reg3_R112)
  dassign %Reg1_J 0 (dread i64 %Reg4_J)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FString_3B (dread i64 %Reg1_J) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R112, dread ref %Reg1_R114) {}
LOC 1 72
  return ()
}
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28F_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg3_F f32) void {
  funcid 18
  var %Reg2_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg0_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_F f32
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %value %Reg3_F f32
  dassign %Reg2_R112 0 (dread ref %_this)
LOC 1 75
  dassign %Reg0_R112 0 (dread ref %Reg2_R112)
  dassign %Reg1_F 0 (dread f32 %Reg3_F)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28F_29Ljava_2Flang_2FString_3B (dread f32 %Reg1_F) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R112, dread ref %Reg1_R114) {}
LOC 1 76
  return ()
}
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28D_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg4_D f64) void {
  funcid 19
  var %Reg3_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg0_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_D f64
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %value %Reg4_D f64
  dassign %Reg3_R112 0 (dread ref %_this)
LOC 1 79
  dassign %Reg0_R112 0 (dread ref %Reg3_R112)
  dassign %Reg1_D 0 (dread f64 %Reg4_D)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FString_3B (dread f64 %Reg1_D) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R112, dread ref %Reg1_R114) {}
LOC 1 80
  return ()
}
func &Ljava_2Flang_2FAbstractMethodError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FAbstractMethodError_3B>>) void {
  funcid 20
  var %Reg1_R116 <* <$Ljava_2Flang_2FAbstractMethodError_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FAbstractMethodError_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FIncompatibleClassChangeError_3B>>

  dassign %Reg1_R116 0 (dread ref %_this)
LOC 2 4
  dassign %Reg0_R116 0 (dread ref %Reg1_R116)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FIncompatibleClassChangeError_3B>> (dread ref %Reg0_R116))
  callassigned &Ljava_2Flang_2FIncompatibleClassChangeError_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R117) {}
  return ()
}
func &Ljava_2Flang_2FAbstractMethodError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FAbstractMethodError_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 21
  var %Reg2_R116 <* <$Ljava_2Flang_2FAbstractMethodError_3B>>
  var %Reg0_R116 <* <$Ljava_2Flang_2FAbstractMethodError_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FIncompatibleClassChangeError_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R116 0 (dread ref %_this)
LOC 2 7
  dassign %Reg0_R116 0 (dread ref %Reg2_R116)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FIncompatibleClassChangeError_3B>> (dread ref %Reg0_R116))
  callassigned &Ljava_2Flang_2FIncompatibleClassChangeError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R114) {}
LOC 2 8
  return ()
}
func &Ljava_2Flang_2FArithmeticException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FArithmeticException_3B>>) void {
  funcid 22
  var %Reg1_R118 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg0_R118 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>

  dassign %Reg1_R118 0 (dread ref %_this)
LOC 3 4
  dassign %Reg0_R118 0 (dread ref %Reg1_R118)
  dassign %Reg0_R119 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R118))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R119) {}
  return ()
}
func &Ljava_2Flang_2FArithmeticException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FArithmeticException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 23
  var %Reg2_R118 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg0_R118 <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R118 0 (dread ref %_this)
LOC 3 7
  dassign %Reg0_R118 0 (dread ref %Reg2_R118)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R119 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R118))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R114) {}
LOC 3 8
  return ()
}
func &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>) void {
  funcid 24
  var %Reg1_R120 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %Reg0_R120 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>

  dassign %Reg1_R120 0 (dread ref %_this)
LOC 4 4
  dassign %Reg0_R120 0 (dread ref %Reg1_R120)
  dassign %Reg0_R121 0 (retype ref <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>> (dread ref %Reg0_R120))
  callassigned &Ljava_2Flang_2FIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R121) {}
  return ()
}
func &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 25
  var %Reg2_R120 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %Reg0_R120 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R120 0 (dread ref %_this)
LOC 4 7
  dassign %Reg0_R120 0 (dread ref %Reg2_R120)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R121 0 (retype ref <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>> (dread ref %Reg0_R120))
  callassigned &Ljava_2Flang_2FIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R121, dread ref %Reg1_R114) {}
LOC 4 8
  return ()
}
func &Ljava_2Flang_2FArrayStoreException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FArrayStoreException_3B>>) void {
  funcid 26
  var %Reg1_R122 <* <$Ljava_2Flang_2FArrayStoreException_3B>>
  var %Reg0_R122 <* <$Ljava_2Flang_2FArrayStoreException_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>

  dassign %Reg1_R122 0 (dread ref %_this)
LOC 5 4
  dassign %Reg0_R122 0 (dread ref %Reg1_R122)
  dassign %Reg0_R119 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R122))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R119) {}
  return ()
}
func &Ljava_2Flang_2FArrayStoreException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FArrayStoreException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 27
  var %Reg2_R122 <* <$Ljava_2Flang_2FArrayStoreException_3B>>
  var %Reg0_R122 <* <$Ljava_2Flang_2FArrayStoreException_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R122 0 (dread ref %_this)
LOC 5 7
  dassign %Reg0_R122 0 (dread ref %Reg2_R122)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R119 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R122))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R114) {}
LOC 5 8
  return ()
}
func &Ljava_2Flang_2FAssertionError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FAssertionError_3B>>) void {
  funcid 28
  var %Reg1_R123 <* <$Ljava_2Flang_2FAssertionError_3B>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FAssertionError_3B>>
  var %Reg0_R124 <* <$Ljava_2Flang_2FError_3B>>

  dassign %Reg1_R123 0 (dread ref %_this)
LOC 6 4
  dassign %Reg0_R123 0 (dread ref %Reg1_R123)
  dassign %Reg0_R124 0 (retype ref <* <$Ljava_2Flang_2FError_3B>> (dread ref %Reg0_R123))
  callassigned &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R124) {}
  return ()
}
func &Ljava_2Flang_2FAssertionError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FAssertionError_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 29
  var %Reg2_R123 <* <$Ljava_2Flang_2FAssertionError_3B>>
  var %Reg0_R123 <* <$Ljava_2Flang_2FAssertionError_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R124 <* <$Ljava_2Flang_2FError_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R123 0 (dread ref %_this)
LOC 6 7
  dassign %Reg0_R123 0 (dread ref %Reg2_R123)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R124 0 (retype ref <* <$Ljava_2Flang_2FError_3B>> (dread ref %Reg0_R123))
  callassigned &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R114) {}
LOC 6 8
  return ()
}
func &Ljava_2Flang_2FBoolean_3B_7C_3Cinit_3E_7C_28Z_29V public constructor (var %_this <* <$Ljava_2Flang_2FBoolean_3B>>, var %Reg3_Z u1) void {
  funcid 30
  var %Reg2_R125 <* <$Ljava_2Flang_2FBoolean_3B>>
  var %Reg3_I i32
  var %Reg0_R125 <* <$Ljava_2Flang_2FBoolean_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_Z u1

ALIAS %truth %Reg3_Z u1
  dassign %Reg2_R125 0 (dread ref %_this)
  dassign %Reg3_I 0 (cvt i32 u1 (dread u1 %Reg3_Z))
LOC 7 9
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R125))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 7 10
  dassign %Reg0_R125 0 (dread ref %Reg2_R125)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$Ljava_2Flang_2FBoolean_3B>> 2 (dread ref %Reg0_R125, dread u1 %Reg1_Z)
LOC 7 11
  return ()
}
func &Ljava_2Flang_2FBoolean_3B_7CvalueOf_7C_28Z_29Ljava_2Flang_2FBoolean_3B public static (var %Reg2_Z u1) <* <$Ljava_2Flang_2FBoolean_3B>> {
  funcid 31
  var %Reg2_I i32
  var %Reg0_I i32
  var %Reg0_R125 <* <$Ljava_2Flang_2FBoolean_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %truth %Reg2_Z u1
  intrinsiccallwithtype <$Ljava_2Flang_2FBoolean_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (cvt i32 u1 (dread u1 %Reg2_Z))
LOC 7 14
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  brtrue @label0 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FBoolean_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (dread ref $Ljava_2Flang_2FBoolean_3B_7CTRUE)
  dassign %Reg1_R113 0 (dread ref %Reg0_R125)
  goto @label1
@label0
  intrinsiccallwithtype <$Ljava_2Flang_2FBoolean_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R125 0 (dread ref $Ljava_2Flang_2FBoolean_3B_7CFALSE)
  dassign %Reg1_R113 0 (dread ref %Reg0_R125)
@label1
  dassign %Reg0_R113 0 (dread ref %Reg1_R113)
  return (dread ref %Reg0_R113)
}
func &Ljava_2Flang_2FBoolean_3B_7CtoString_7C_28Z_29Ljava_2Flang_2FString_3B public static (var %Reg2_Z u1) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 32
  var %Reg2_I i32
  var %Reg0_I i32
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_11 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_12 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %truth %Reg2_Z u1
  intrinsiccallwithtype <$Ljava_2Flang_2FBoolean_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_I 0 (cvt i32 u1 (dread u1 %Reg2_Z))
LOC 7 18
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  brtrue @label2 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7400720075006500) { dassign %L_STR_11 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_11)
  dassign %Reg1_R113 0 (dread ref %Reg0_R114)
  goto @label3
@label2
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_660061006c0073006500) { dassign %L_STR_12 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_12)
  dassign %Reg1_R113 0 (dread ref %Reg0_R114)
@label3
  dassign %Reg0_R113 0 (dread ref %Reg1_R113)
  return (dread ref %Reg0_R113)
}
func &Ljava_2Flang_2FBoolean_3B_7CbooleanValue_7C_28_29Z public virtual (var %_this <* <$Ljava_2Flang_2FBoolean_3B>>) u1 {
  funcid 33
  var %Reg1_R125 <* <$Ljava_2Flang_2FBoolean_3B>>
  var %Reg0_R125 <* <$Ljava_2Flang_2FBoolean_3B>>
  var %Reg0_Z u1
  var %Reg0_I i32

  dassign %Reg1_R125 0 (dread ref %_this)
LOC 7 22
  dassign %Reg0_R125 0 (dread ref %Reg1_R125)
  dassign %Reg0_Z 0 (iread u1 <* <$Ljava_2Flang_2FBoolean_3B>> 2 (dread ref %Reg0_R125))
  dassign %Reg0_I 0 (cvt i32 u1 (dread u1 %Reg0_Z))
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FBoolean_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FBoolean_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 34
  var %Reg1_R125 <* <$Ljava_2Flang_2FBoolean_3B>>
  var %Reg0_R125 <* <$Ljava_2Flang_2FBoolean_3B>>
  var %Reg0_Z u1
  var %Reg0_I i32
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R125 0 (dread ref %_this)
LOC 7 26
  dassign %Reg0_R125 0 (dread ref %Reg1_R125)
  dassign %Reg0_Z 0 (iread u1 <* <$Ljava_2Flang_2FBoolean_3B>> 2 (dread ref %Reg0_R125))
  dassign %Reg0_I 0 (cvt i32 u1 (dread u1 %Reg0_Z))
  intrinsiccallwithtype <$Ljava_2Flang_2FBoolean_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_Z 0 (cvt u1 i32 (dread i32 %Reg0_I))
  callassigned &Ljava_2Flang_2FBoolean_3B_7CtoString_7C_28Z_29Ljava_2Flang_2FString_3B (dread u1 %Reg0_Z) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &Ljava_2Flang_2FBoolean_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 35
  var %Reg0_R125 <* <$Ljava_2Flang_2FBoolean_3B>>
  var %Reg1_I i32
  var %Reg1_Z u1

LOC 7 4
  dassign %Reg0_R125 0 (gcmalloc ref <$Ljava_2Flang_2FBoolean_3B>)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  callassigned &Ljava_2Flang_2FBoolean_3B_7C_3Cinit_3E_7C_28Z_29V (dread ref %Reg0_R125, dread u1 %Reg1_Z) {}
  dassign $Ljava_2Flang_2FBoolean_3B_7CFALSE 0 (dread ref %Reg0_R125)
LOC 7 5
  dassign %Reg0_R125 0 (gcmalloc ref <$Ljava_2Flang_2FBoolean_3B>)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  callassigned &Ljava_2Flang_2FBoolean_3B_7C_3Cinit_3E_7C_28Z_29V (dread ref %Reg0_R125, dread u1 %Reg1_Z) {}
  dassign $Ljava_2Flang_2FBoolean_3B_7CTRUE 0 (dread ref %Reg0_R125)
  return ()
}
func &Ljava_2Flang_2FByte_3B_7C_3Cinit_3E_7C_28B_29V public constructor (var %_this <* <$Ljava_2Flang_2FByte_3B>>, var %Reg3_B i8) void {
  funcid 36
  var %Reg2_R126 <* <$Ljava_2Flang_2FByte_3B>>
  var %Reg3_I i32
  var %Reg0_R126 <* <$Ljava_2Flang_2FByte_3B>>
  var %Reg0_R127 <* <$Ljava_2Flang_2FNumber_3B>>
  var %Reg1_I i32
  var %Reg1_B i8

ALIAS %number %Reg3_B i8
  dassign %Reg2_R126 0 (dread ref %_this)
  dassign %Reg3_I 0 (sext i32 8 (dread i8 %Reg3_B))
LOC 8 6
  dassign %Reg0_R126 0 (dread ref %Reg2_R126)
  dassign %Reg0_R127 0 (retype ref <* <$Ljava_2Flang_2FNumber_3B>> (dread ref %Reg0_R126))
  callassigned &Ljava_2Flang_2FNumber_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R127) {}
LOC 8 7
  dassign %Reg0_R126 0 (dread ref %Reg2_R126)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_B 0 (intrinsicop i8 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$Ljava_2Flang_2FByte_3B>> 3 (dread ref %Reg0_R126, dread i8 %Reg1_B)
LOC 8 8
  return ()
}
func &Ljava_2Flang_2FByte_3B_7CvalueOf_7C_28B_29Ljava_2Flang_2FByte_3B public static (var %Reg3_B i8) <* <$Ljava_2Flang_2FByte_3B>> {
  funcid 37
  var %Reg3_I i32
  var %Reg0_R126 <* <$Ljava_2Flang_2FByte_3B>>
  var %Reg1_I i32
  var %Reg1_B i8

ALIAS %number %Reg3_B i8
  intrinsiccallwithtype <$Ljava_2Flang_2FByte_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_I 0 (sext i32 8 (dread i8 %Reg3_B))
LOC 8 11
  intrinsiccallwithtype <$Ljava_2Flang_2FByte_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R126 0 (gcmalloc ref <$Ljava_2Flang_2FByte_3B>)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_B 0 (cvt i8 i32 (dread i32 %Reg1_I))
  callassigned &Ljava_2Flang_2FByte_3B_7C_3Cinit_3E_7C_28B_29V (dread ref %Reg0_R126, dread i8 %Reg1_B) {}
  return (dread ref %Reg0_R126)
}
func &Ljava_2Flang_2FByte_3B_7CbyteValue_7C_28_29B public virtual (var %_this <* <$Ljava_2Flang_2FByte_3B>>) i8 {
  funcid 38
  var %Reg1_R126 <* <$Ljava_2Flang_2FByte_3B>>
  var %Reg0_R126 <* <$Ljava_2Flang_2FByte_3B>>
  var %Reg0_B i8
  var %Reg0_I i32

  dassign %Reg1_R126 0 (dread ref %_this)
LOC 8 15
  dassign %Reg0_R126 0 (dread ref %Reg1_R126)
  dassign %Reg0_B 0 (iread i8 <* <$Ljava_2Flang_2FByte_3B>> 3 (dread ref %Reg0_R126))
  dassign %Reg0_I 0 (sext i32 8 (dread i8 %Reg0_B))
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FByte_3B_7CintValue_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FByte_3B>>) i32 {
  funcid 39
  var %Reg1_R126 <* <$Ljava_2Flang_2FByte_3B>>
  var %Reg0_R126 <* <$Ljava_2Flang_2FByte_3B>>
  var %Reg0_B i8
  var %Reg0_I i32

  dassign %Reg1_R126 0 (dread ref %_this)
LOC 8 19
  dassign %Reg0_R126 0 (dread ref %Reg1_R126)
  dassign %Reg0_B 0 (iread i8 <* <$Ljava_2Flang_2FByte_3B>> 3 (dread ref %Reg0_R126))
  dassign %Reg0_I 0 (sext i32 8 (dread i8 %Reg0_B))
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FByte_3B_7ClongValue_7C_28_29J public virtual (var %_this <* <$Ljava_2Flang_2FByte_3B>>) i64 {
  funcid 40
  var %Reg2_R126 <* <$Ljava_2Flang_2FByte_3B>>
  var %Reg0_R126 <* <$Ljava_2Flang_2FByte_3B>>
  var %Reg0_B i8
  var %Reg0_I i32
  var %Reg0_J i64

  dassign %Reg2_R126 0 (dread ref %_this)
LOC 8 23
  dassign %Reg0_R126 0 (dread ref %Reg2_R126)
  dassign %Reg0_B 0 (iread i8 <* <$Ljava_2Flang_2FByte_3B>> 3 (dread ref %Reg0_R126))
  dassign %Reg0_I 0 (sext i32 8 (dread i8 %Reg0_B))
  dassign %Reg0_J 0 (cvt i64 i32 (dread i32 %Reg0_I))
  return (dread i64 %Reg0_J)
}
func &Ljava_2Flang_2FByte_3B_7CdoubleValue_7C_28_29D public virtual (var %_this <* <$Ljava_2Flang_2FByte_3B>>) f64 {
  funcid 41
  var %Reg2_R126 <* <$Ljava_2Flang_2FByte_3B>>
  var %Reg0_R126 <* <$Ljava_2Flang_2FByte_3B>>
  var %Reg0_B i8
  var %Reg0_I i32
  var %Reg0_D f64

  dassign %Reg2_R126 0 (dread ref %_this)
LOC 8 27
  dassign %Reg0_R126 0 (dread ref %Reg2_R126)
  dassign %Reg0_B 0 (iread i8 <* <$Ljava_2Flang_2FByte_3B>> 3 (dread ref %Reg0_R126))
  dassign %Reg0_I 0 (sext i32 8 (dread i8 %Reg0_B))
  dassign %Reg0_D 0 (cvt f64 i32 (dread i32 %Reg0_I))
  return (dread f64 %Reg0_D)
}
func &Ljava_2Flang_2FByte_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FByte_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 42
  var %Reg1_R126 <* <$Ljava_2Flang_2FByte_3B>>
  var %Reg0_R126 <* <$Ljava_2Flang_2FByte_3B>>
  var %Reg0_B i8
  var %Reg0_I i32
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R126 0 (dread ref %_this)
LOC 8 31
  dassign %Reg0_R126 0 (dread ref %Reg1_R126)
  dassign %Reg0_B 0 (iread i8 <* <$Ljava_2Flang_2FByte_3B>> 3 (dread ref %Reg0_R126))
  dassign %Reg0_I 0 (sext i32 8 (dread i8 %Reg0_B))
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CtoString_7C_28I_29Ljava_2Flang_2FString_3B (dread i32 %Reg0_I) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &Ljava_2Flang_2FCharSequence_3B_7Clength_7C_28_29I public virtual abstract (var %_this <* <$Ljava_2Flang_2FCharSequence_3B>>) i32
func &Ljava_2Flang_2FCharSequence_3B_7CcharAt_7C_28I_29C public virtual abstract (var %_this <* <$Ljava_2Flang_2FCharSequence_3B>>, var %Reg1_I i32) u16
func &Ljava_2Flang_2FCharSequence_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual abstract (var %_this <* <$Ljava_2Flang_2FCharSequence_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Flang_2FCharacter_3B_7C_3Cinit_3E_7C_28C_29V public constructor (var %_this <* <$Ljava_2Flang_2FCharacter_3B>>, var %Reg3_C u16) void {
  funcid 46
  var %Reg2_R128 <* <$Ljava_2Flang_2FCharacter_3B>>
  var %Reg3_I i32
  var %Reg0_R128 <* <$Ljava_2Flang_2FCharacter_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_C u16

ALIAS %character %Reg3_C u16
  dassign %Reg2_R128 0 (dread ref %_this)
  dassign %Reg3_I 0 (zext i32 16 (dread u16 %Reg3_C))
LOC 10 6
  dassign %Reg0_R128 0 (dread ref %Reg2_R128)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R128))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 10 7
  dassign %Reg0_R128 0 (dread ref %Reg2_R128)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_C 0 (intrinsicop u16 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$Ljava_2Flang_2FCharacter_3B>> 2 (dread ref %Reg0_R128, dread u16 %Reg1_C)
LOC 10 8
  return ()
}
func &Ljava_2Flang_2FCharacter_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FCharacter_3B public static (var %Reg3_C u16) <* <$Ljava_2Flang_2FCharacter_3B>> {
  funcid 47
  var %Reg3_I i32
  var %Reg0_R128 <* <$Ljava_2Flang_2FCharacter_3B>>
  var %Reg1_I i32
  var %Reg1_C u16

ALIAS %character %Reg3_C u16
  intrinsiccallwithtype <$Ljava_2Flang_2FCharacter_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_I 0 (zext i32 16 (dread u16 %Reg3_C))
LOC 10 11
  intrinsiccallwithtype <$Ljava_2Flang_2FCharacter_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R128 0 (gcmalloc ref <$Ljava_2Flang_2FCharacter_3B>)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  callassigned &Ljava_2Flang_2FCharacter_3B_7C_3Cinit_3E_7C_28C_29V (dread ref %Reg0_R128, dread u16 %Reg1_C) {}
  return (dread ref %Reg0_R128)
}
func &Ljava_2Flang_2FCharacter_3B_7CisDigit_7C_28C_29Z public static (var %Reg3_C u16) u1 {
  funcid 48
  var %Reg3_I i32
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %c %Reg3_C u16
  intrinsiccallwithtype <$Ljava_2Flang_2FCharacter_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_I 0 (zext i32 16 (dread u16 %Reg3_C))
LOC 10 15
  dassign %Reg0_I 0 (constval i32 48)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  brtrue @label4 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (constval i32 57)
  brtrue @label4 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label5
@label4
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label5
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FCharacter_3B_7CcharValue_7C_28_29C public virtual (var %_this <* <$Ljava_2Flang_2FCharacter_3B>>) u16 {
  funcid 49
  var %Reg1_R128 <* <$Ljava_2Flang_2FCharacter_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FCharacter_3B>>
  var %Reg0_C u16
  var %Reg0_I i32

  dassign %Reg1_R128 0 (dread ref %_this)
LOC 10 19
  dassign %Reg0_R128 0 (dread ref %Reg1_R128)
  dassign %Reg0_C 0 (iread u16 <* <$Ljava_2Flang_2FCharacter_3B>> 2 (dread ref %Reg0_R128))
  dassign %Reg0_I 0 (zext i32 16 (dread u16 %Reg0_C))
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FCharacter_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FCharacter_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  funcid 50
  var %Reg3_R128 <* <$Ljava_2Flang_2FCharacter_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg0_R128 <* <$Ljava_2Flang_2FCharacter_3B>>
  var %Reg0_C u16
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R128 <* <$Ljava_2Flang_2FCharacter_3B>>
  var %Reg1_C u16
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %other %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  dassign %Reg3_R128 0 (dread ref %_this)
LOC 10 23
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg0_I 0 (intrinsicopwithtype i32 <* <$Ljava_2Flang_2FCharacter_3B>> JAVA_INSTANCE_OF (dread ref %Reg0_R113))
  brtrue @label6 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R128 0 (dread ref %Reg3_R128)
  dassign %Reg0_C 0 (iread u16 <* <$Ljava_2Flang_2FCharacter_3B>> 2 (dread ref %Reg0_R128))
  dassign %Reg0_I 0 (zext i32 16 (dread u16 %Reg0_C))
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FCharacter_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R128 0 }
  dassign %Reg1_C 0 (iread u16 <* <$Ljava_2Flang_2FCharacter_3B>> 2 (dread ref %Reg1_R128))
  dassign %Reg1_I 0 (zext i32 16 (dread u16 %Reg1_C))
  brtrue @label6 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label7
@label6
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label7
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FCharacter_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FCharacter_3B>>) i32 {
  funcid 51
  var %Reg1_R128 <* <$Ljava_2Flang_2FCharacter_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FCharacter_3B>>
  var %Reg0_C u16
  var %Reg0_I i32

  dassign %Reg1_R128 0 (dread ref %_this)
LOC 10 27
  dassign %Reg0_R128 0 (dread ref %Reg1_R128)
  dassign %Reg0_C 0 (iread u16 <* <$Ljava_2Flang_2FCharacter_3B>> 2 (dread ref %Reg0_R128))
  dassign %Reg0_I 0 (zext i32 16 (dread u16 %Reg0_C))
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FCharacter_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FCharacter_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 52
  var %Reg1_R128 <* <$Ljava_2Flang_2FCharacter_3B>>
  var %Reg0_R128 <* <$Ljava_2Flang_2FCharacter_3B>>
  var %Reg0_C u16
  var %Reg0_I i32
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R128 0 (dread ref %_this)
LOC 10 31
  dassign %Reg0_R128 0 (dread ref %Reg1_R128)
  dassign %Reg0_C 0 (iread u16 <* <$Ljava_2Flang_2FCharacter_3B>> 2 (dread ref %Reg0_R128))
  dassign %Reg0_I 0 (zext i32 16 (dread u16 %Reg0_C))
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_C 0 (cvt u16 i32 (dread i32 %Reg0_I))
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FString_3B (dread u16 %Reg0_C) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &Ljava_2Flang_2FClass_3B_7C_3Cinit_3E_7C_28_29V private constructor (var %_this <* <$Ljava_2Flang_2FClass_3B>>) void {
  funcid 53
  var %Reg1_R129 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg0_R129 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R129 0 (dread ref %_this)
LOC 11 4
  dassign %Reg0_R129 0 (dread ref %Reg1_R129)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R129))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B public native virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 54

}
func &Ljava_2Flang_2FClass_3B_7CisInstance_7C_28Ljava_2Flang_2FObject_3B_29Z public native virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  funcid 55

}
func &Ljava_2Flang_2FClass_3B_7CgetSuperclass_7C_28_29Ljava_2Flang_2FClass_3B public native virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>) <* <$Ljava_2Flang_2FClass_3B>> {
  funcid 56

}
func &Ljava_2Flang_2FClass_3B_7CisInterface_7C_28_29Z public native virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>) u1 {
  funcid 57

}
func &Ljava_2Flang_2FClass_3B_7CisArray_7C_28_29Z public native virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>) u1 {
  funcid 58

}
func &Ljava_2Flang_2FClass_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 59
  var %Reg4_R129 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg0_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R129 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg1_Z u1
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_13 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_14 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg4_R129 0 (dread ref %_this)
LOC 11 17
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R130 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R130) {}
  dassign %Reg1_R129 0 (dread ref %Reg4_R129)
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CisInterface_7C_28_29Z (dread ref %Reg1_R129) { dassign %Reg1_Z 0 }
  dassign %Reg2_R113 0 (dread ref %Reg0_R130)
  brtrue @label8 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg1_Z),
    constval i32 0))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_d98c9751bbb0a6a7b420f22551b92355) { dassign %L_STR_13 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_13)
  dassign %Reg2_R113 0 (dread ref %Reg1_R114)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  goto @label9
@label8
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_63006c006100730073002000) { dassign %L_STR_14 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_14)
  dassign %Reg2_R113 0 (dread ref %Reg1_R114)
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
@label9
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R113 0 (dread ref %Reg2_R113)
  dassign %Reg0_R130 0 (retype ref <* <$Ljava_2Flang_2FStringBuilder_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg1_R113))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R130, dread ref %Reg1_R114) { dassign %Reg0_R130 0 }
  dassign %Reg1_R129 0 (dread ref %Reg4_R129)
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R129) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R130, dread ref %Reg1_R114) { dassign %Reg0_R130 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R130) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &Ljava_2Flang_2FClassCastException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FClassCastException_3B>>) void {
  funcid 60
  var %Reg1_R131 <* <$Ljava_2Flang_2FClassCastException_3B>>
  var %Reg0_R131 <* <$Ljava_2Flang_2FClassCastException_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>

  dassign %Reg1_R131 0 (dread ref %_this)
LOC 12 4
  dassign %Reg0_R131 0 (dread ref %Reg1_R131)
  dassign %Reg0_R119 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R131))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R119) {}
  return ()
}
func &Ljava_2Flang_2FClassCastException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FClassCastException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 61
  var %Reg2_R131 <* <$Ljava_2Flang_2FClassCastException_3B>>
  var %Reg0_R131 <* <$Ljava_2Flang_2FClassCastException_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R131 0 (dread ref %_this)
LOC 12 7
  dassign %Reg0_R131 0 (dread ref %Reg2_R131)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R119 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R131))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R114) {}
LOC 12 8
  return ()
}
func &Ljava_2Flang_2FCloneNotSupportedException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FCloneNotSupportedException_3B>>) void {
  funcid 62
  var %Reg1_R132 <* <$Ljava_2Flang_2FCloneNotSupportedException_3B>>
  var %Reg0_R132 <* <$Ljava_2Flang_2FCloneNotSupportedException_3B>>
  var %Reg0_R133 <* <$Ljava_2Flang_2FException_3B>>

  dassign %Reg1_R132 0 (dread ref %_this)
LOC 13 4
  dassign %Reg0_R132 0 (dread ref %Reg1_R132)
  dassign %Reg0_R133 0 (retype ref <* <$Ljava_2Flang_2FException_3B>> (dread ref %Reg0_R132))
  callassigned &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R133) {}
  return ()
}
func &Ljava_2Flang_2FCloneNotSupportedException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FCloneNotSupportedException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 63
  var %Reg2_R132 <* <$Ljava_2Flang_2FCloneNotSupportedException_3B>>
  var %Reg0_R132 <* <$Ljava_2Flang_2FCloneNotSupportedException_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R133 <* <$Ljava_2Flang_2FException_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R132 0 (dread ref %_this)
LOC 13 7
  dassign %Reg0_R132 0 (dread ref %Reg2_R132)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R133 0 (retype ref <* <$Ljava_2Flang_2FException_3B>> (dread ref %Reg0_R132))
  callassigned &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R133, dread ref %Reg1_R114) {}
LOC 13 8
  return ()
}
func &Ljava_2Flang_2FComparable_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I public virtual abstract (var %_this <* <$Ljava_2Flang_2FComparable_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32
func &Ljava_2Flang_2FDouble_3B_7C_3Cinit_3E_7C_28D_29V public constructor (var %_this <* <$Ljava_2Flang_2FDouble_3B>>, var %Reg4_D f64) void {
  funcid 65
  var %Reg3_R134 <* <$Ljava_2Flang_2FDouble_3B>>
  var %Reg0_R134 <* <$Ljava_2Flang_2FDouble_3B>>
  var %Reg0_R127 <* <$Ljava_2Flang_2FNumber_3B>>
  var %Reg1_D f64

ALIAS %number %Reg4_D f64
  dassign %Reg3_R134 0 (dread ref %_this)
LOC 16 6
  dassign %Reg0_R134 0 (dread ref %Reg3_R134)
  dassign %Reg0_R127 0 (retype ref <* <$Ljava_2Flang_2FNumber_3B>> (dread ref %Reg0_R134))
  callassigned &Ljava_2Flang_2FNumber_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R127) {}
LOC 16 7
  dassign %Reg0_R134 0 (dread ref %Reg3_R134)
  dassign %Reg1_D 0 (dread f64 %Reg4_D)
  iassign <* <$Ljava_2Flang_2FDouble_3B>> 3 (dread ref %Reg0_R134, dread f64 %Reg1_D)
LOC 16 8
  return ()
}
func &Ljava_2Flang_2FDouble_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FDouble_3B public static (var %Reg4_D f64) <* <$Ljava_2Flang_2FDouble_3B>> {
  funcid 66
  var %Reg0_R134 <* <$Ljava_2Flang_2FDouble_3B>>
  var %Reg1_D f64

ALIAS %number %Reg4_D f64
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
LOC 16 11
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R134 0 (gcmalloc ref <$Ljava_2Flang_2FDouble_3B>)
  dassign %Reg1_D 0 (dread f64 %Reg4_D)
  callassigned &Ljava_2Flang_2FDouble_3B_7C_3Cinit_3E_7C_28D_29V (dread ref %Reg0_R134, dread f64 %Reg1_D) {}
  return (dread ref %Reg0_R134)
}
func &Ljava_2Flang_2FDouble_3B_7CtoString_7C_28D_29Ljava_2Flang_2FString_3B public static native (var %Reg0_D f64) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 67

}
func &Ljava_2Flang_2FDouble_3B_7CdoubleToLongBits_7C_28D_29J public static native (var %Reg0_D f64) i64 {
  funcid 68

}
func &Ljava_2Flang_2FDouble_3B_7CisNaN_7C_28D_29Z public static (var %Reg5_D f64) u1 {
  funcid 69
  var %Reg0_D f64
  var %Reg1_D f64
  var %Reg0_I i32
  var %Reg4_I i32

ALIAS %number %Reg5_D f64
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
LOC 16 19
  dassign %Reg0_D 0 (dread f64 %Reg5_D)
  dassign %Reg1_D 0 (dread f64 %Reg5_D)
  dassign %Reg0_I 0 (cmpl i32 f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  brtrue @label10 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  goto @label11
@label10
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label11
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FDouble_3B_7CintValue_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FDouble_3B>>) i32 {
  funcid 70
  var %Reg2_R134 <* <$Ljava_2Flang_2FDouble_3B>>
  var %Reg0_R134 <* <$Ljava_2Flang_2FDouble_3B>>
  var %Reg0_D f64
  var %Reg0_I i32

  dassign %Reg2_R134 0 (dread ref %_this)
LOC 16 23
  dassign %Reg0_R134 0 (dread ref %Reg2_R134)
  dassign %Reg0_D 0 (iread f64 <* <$Ljava_2Flang_2FDouble_3B>> 3 (dread ref %Reg0_R134))
  dassign %Reg0_I 0 (cvt i32 f64 (dread f64 %Reg0_D))
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FDouble_3B_7ClongValue_7C_28_29J public virtual (var %_this <* <$Ljava_2Flang_2FDouble_3B>>) i64 {
  funcid 71
  var %Reg2_R134 <* <$Ljava_2Flang_2FDouble_3B>>
  var %Reg0_R134 <* <$Ljava_2Flang_2FDouble_3B>>
  var %Reg0_D f64
  var %Reg0_J i64

  dassign %Reg2_R134 0 (dread ref %_this)
LOC 16 27
  dassign %Reg0_R134 0 (dread ref %Reg2_R134)
  dassign %Reg0_D 0 (iread f64 <* <$Ljava_2Flang_2FDouble_3B>> 3 (dread ref %Reg0_R134))
  dassign %Reg0_J 0 (cvt i64 f64 (dread f64 %Reg0_D))
  return (dread i64 %Reg0_J)
}
func &Ljava_2Flang_2FDouble_3B_7CdoubleValue_7C_28_29D public virtual (var %_this <* <$Ljava_2Flang_2FDouble_3B>>) f64 {
  funcid 72
  var %Reg2_R134 <* <$Ljava_2Flang_2FDouble_3B>>
  var %Reg0_R134 <* <$Ljava_2Flang_2FDouble_3B>>
  var %Reg0_D f64

  dassign %Reg2_R134 0 (dread ref %_this)
LOC 16 31
  dassign %Reg0_R134 0 (dread ref %Reg2_R134)
  dassign %Reg0_D 0 (iread f64 <* <$Ljava_2Flang_2FDouble_3B>> 3 (dread ref %Reg0_R134))
  return (dread f64 %Reg0_D)
}
func &Ljava_2Flang_2FDouble_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FDouble_3B>>, var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  funcid 73
  var %Reg5_R134 <* <$Ljava_2Flang_2FDouble_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg0_R134 <* <$Ljava_2Flang_2FDouble_3B>>
  var %Reg0_D f64
  var %Reg0_J i64
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R134 <* <$Ljava_2Flang_2FDouble_3B>>
  var %Reg1_D f64
  var %Reg1_J i64
  var %Reg4_I i32

ALIAS %other %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  dassign %Reg5_R134 0 (dread ref %_this)
LOC 16 35
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg0_I 0 (intrinsicopwithtype i32 <* <$Ljava_2Flang_2FDouble_3B>> JAVA_INSTANCE_OF (dread ref %Reg0_R113))
  brtrue @label12 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R134 0 (dread ref %Reg5_R134)
  dassign %Reg0_D 0 (iread f64 <* <$Ljava_2Flang_2FDouble_3B>> 3 (dread ref %Reg0_R134))
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FDouble_3B_7CdoubleToLongBits_7C_28D_29J (dread f64 %Reg0_D) { dassign %Reg0_J 0 }
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FDouble_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R134 0 }
  dassign %Reg1_D 0 (iread f64 <* <$Ljava_2Flang_2FDouble_3B>> 3 (dread ref %Reg1_R134))
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FDouble_3B_7CdoubleToLongBits_7C_28D_29J (dread f64 %Reg1_D) { dassign %Reg1_J 0 }
  dassign %Reg0_I 0 (cmp i32 i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  brtrue @label12 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  goto @label13
@label12
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label13
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FDouble_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FDouble_3B>>) i32 {
  funcid 74
  var %Reg2_R134 <* <$Ljava_2Flang_2FDouble_3B>>
  var %Reg0_R134 <* <$Ljava_2Flang_2FDouble_3B>>
  var %Reg0_D f64
  var %Reg0_J i64
  var %Reg0_R135 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg0_I i32

  dassign %Reg2_R134 0 (dread ref %_this)
LOC 16 39
  dassign %Reg0_R134 0 (dread ref %Reg2_R134)
  dassign %Reg0_D 0 (iread f64 <* <$Ljava_2Flang_2FDouble_3B>> 3 (dread ref %Reg0_R134))
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FDouble_3B_7CdoubleToLongBits_7C_28D_29J (dread f64 %Reg0_D) { dassign %Reg0_J 0 }
  intrinsiccallwithtype <$Ljava_2Flang_2FLong_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FLong_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FLong_3B (dread i64 %Reg0_J) { dassign %Reg0_R135 0 }
  virtualcallassigned &Ljava_2Flang_2FLong_3B_7ChashCode_7C_28_29I (dread ref %Reg0_R135) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FDouble_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FDouble_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 75
  var %Reg2_R134 <* <$Ljava_2Flang_2FDouble_3B>>
  var %Reg0_R134 <* <$Ljava_2Flang_2FDouble_3B>>
  var %Reg0_D f64
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R134 0 (dread ref %_this)
LOC 16 43
  dassign %Reg0_R134 0 (dread ref %Reg2_R134)
  dassign %Reg0_D 0 (iread f64 <* <$Ljava_2Flang_2FDouble_3B>> 3 (dread ref %Reg0_R134))
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FDouble_3B_7CtoString_7C_28D_29Ljava_2Flang_2FString_3B (dread f64 %Reg0_D) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FError_3B>>) void {
  funcid 76
  var %Reg1_R124 <* <$Ljava_2Flang_2FError_3B>>
  var %Reg0_R124 <* <$Ljava_2Flang_2FError_3B>>
  var %Reg0_R136 <* <$Ljava_2Flang_2FThrowable_3B>>

  dassign %Reg1_R124 0 (dread ref %_this)
LOC 17 4
  dassign %Reg0_R124 0 (dread ref %Reg1_R124)
  dassign %Reg0_R136 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R124))
  callassigned &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R136) {}
  return ()
}
func &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FError_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 77
  var %Reg2_R124 <* <$Ljava_2Flang_2FError_3B>>
  var %Reg0_R124 <* <$Ljava_2Flang_2FError_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R136 <* <$Ljava_2Flang_2FThrowable_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R124 0 (dread ref %_this)
LOC 17 7
  dassign %Reg0_R124 0 (dread ref %Reg2_R124)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R136 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R124))
  callassigned &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R136, dread ref %Reg1_R114) {}
LOC 17 8
  return ()
}
func &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FError_3B>>, var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>, var %Reg5_R136 <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  funcid 78
  var %Reg3_R124 <* <$Ljava_2Flang_2FError_3B>>
  var %Reg0_R124 <* <$Ljava_2Flang_2FError_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R136 <* <$Ljava_2Flang_2FThrowable_3B>>

ALIAS %message %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %cause %Reg5_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  dassign %Reg3_R124 0 (dread ref %_this)
LOC 17 11
  dassign %Reg0_R124 0 (dread ref %Reg3_R124)
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  dassign %Reg2_R136 0 (dread ref %Reg5_R136)
  dassign %Reg0_R136 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R124))
  callassigned &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %Reg0_R136, dread ref %Reg1_R114, dread ref %Reg2_R136) {}
LOC 17 12
  return ()
}
func &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FError_3B>>, var %Reg3_R136 <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  funcid 79
  var %Reg2_R124 <* <$Ljava_2Flang_2FError_3B>>
  var %Reg0_R124 <* <$Ljava_2Flang_2FError_3B>>
  var %Reg1_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R136 <* <$Ljava_2Flang_2FThrowable_3B>>

ALIAS %cause %Reg3_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  dassign %Reg2_R124 0 (dread ref %_this)
LOC 17 15
  dassign %Reg0_R124 0 (dread ref %Reg2_R124)
  dassign %Reg1_R136 0 (dread ref %Reg3_R136)
  dassign %Reg0_R136 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R124))
  callassigned &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V (dread ref %Reg0_R136, dread ref %Reg1_R136) {}
LOC 17 16
  return ()
}
func &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FException_3B>>) void {
  funcid 80
  var %Reg1_R133 <* <$Ljava_2Flang_2FException_3B>>
  var %Reg0_R133 <* <$Ljava_2Flang_2FException_3B>>
  var %Reg0_R136 <* <$Ljava_2Flang_2FThrowable_3B>>

  dassign %Reg1_R133 0 (dread ref %_this)
LOC 18 4
  dassign %Reg0_R133 0 (dread ref %Reg1_R133)
  dassign %Reg0_R136 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R133))
  callassigned &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R136) {}
  return ()
}
func &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 81
  var %Reg2_R133 <* <$Ljava_2Flang_2FException_3B>>
  var %Reg0_R133 <* <$Ljava_2Flang_2FException_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R136 <* <$Ljava_2Flang_2FThrowable_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R133 0 (dread ref %_this)
LOC 18 7
  dassign %Reg0_R133 0 (dread ref %Reg2_R133)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R136 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R133))
  callassigned &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R136, dread ref %Reg1_R114) {}
LOC 18 8
  return ()
}
func &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FException_3B>>, var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>, var %Reg5_R136 <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  funcid 82
  var %Reg3_R133 <* <$Ljava_2Flang_2FException_3B>>
  var %Reg0_R133 <* <$Ljava_2Flang_2FException_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R136 <* <$Ljava_2Flang_2FThrowable_3B>>

ALIAS %message %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %cause %Reg5_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  dassign %Reg3_R133 0 (dread ref %_this)
LOC 18 11
  dassign %Reg0_R133 0 (dread ref %Reg3_R133)
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  dassign %Reg2_R136 0 (dread ref %Reg5_R136)
  dassign %Reg0_R136 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R133))
  callassigned &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %Reg0_R136, dread ref %Reg1_R114, dread ref %Reg2_R136) {}
LOC 18 12
  return ()
}
func &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FException_3B>>, var %Reg3_R136 <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  funcid 83
  var %Reg2_R133 <* <$Ljava_2Flang_2FException_3B>>
  var %Reg0_R133 <* <$Ljava_2Flang_2FException_3B>>
  var %Reg1_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R136 <* <$Ljava_2Flang_2FThrowable_3B>>

ALIAS %cause %Reg3_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  dassign %Reg2_R133 0 (dread ref %_this)
LOC 18 15
  dassign %Reg0_R133 0 (dread ref %Reg2_R133)
  dassign %Reg1_R136 0 (dread ref %Reg3_R136)
  dassign %Reg0_R136 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R133))
  callassigned &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V (dread ref %Reg0_R136, dread ref %Reg1_R136) {}
LOC 18 16
  return ()
}
func &Ljava_2Flang_2FExceptionInInitializerError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FExceptionInInitializerError_3B>>) void {
  funcid 84
  var %Reg1_R137 <* <$Ljava_2Flang_2FExceptionInInitializerError_3B>>
  var %Reg0_R137 <* <$Ljava_2Flang_2FExceptionInInitializerError_3B>>
  var %Reg0_R138 <* <$Ljava_2Flang_2FLinkageError_3B>>

  dassign %Reg1_R137 0 (dread ref %_this)
LOC 19 4
  dassign %Reg0_R137 0 (dread ref %Reg1_R137)
  dassign %Reg0_R138 0 (retype ref <* <$Ljava_2Flang_2FLinkageError_3B>> (dread ref %Reg0_R137))
  callassigned &Ljava_2Flang_2FLinkageError_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R138) {}
  return ()
}
func &Ljava_2Flang_2FExceptionInInitializerError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FExceptionInInitializerError_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 85
  var %Reg2_R137 <* <$Ljava_2Flang_2FExceptionInInitializerError_3B>>
  var %Reg0_R137 <* <$Ljava_2Flang_2FExceptionInInitializerError_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R138 <* <$Ljava_2Flang_2FLinkageError_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R137 0 (dread ref %_this)
LOC 19 7
  dassign %Reg0_R137 0 (dread ref %Reg2_R137)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R138 0 (retype ref <* <$Ljava_2Flang_2FLinkageError_3B>> (dread ref %Reg0_R137))
  callassigned &Ljava_2Flang_2FLinkageError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R138, dread ref %Reg1_R114) {}
LOC 19 8
  return ()
}
func &Ljava_2Flang_2FFloat_3B_7C_3Cinit_3E_7C_28F_29V public constructor (var %_this <* <$Ljava_2Flang_2FFloat_3B>>, var %Reg3_F f32) void {
  funcid 86
  var %Reg2_R139 <* <$Ljava_2Flang_2FFloat_3B>>
  var %Reg0_R139 <* <$Ljava_2Flang_2FFloat_3B>>
  var %Reg0_R127 <* <$Ljava_2Flang_2FNumber_3B>>
  var %Reg1_F f32

ALIAS %number %Reg3_F f32
  dassign %Reg2_R139 0 (dread ref %_this)
LOC 20 6
  dassign %Reg0_R139 0 (dread ref %Reg2_R139)
  dassign %Reg0_R127 0 (retype ref <* <$Ljava_2Flang_2FNumber_3B>> (dread ref %Reg0_R139))
  callassigned &Ljava_2Flang_2FNumber_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R127) {}
LOC 20 7
  dassign %Reg0_R139 0 (dread ref %Reg2_R139)
  dassign %Reg1_F 0 (dread f32 %Reg3_F)
  iassign <* <$Ljava_2Flang_2FFloat_3B>> 3 (dread ref %Reg0_R139, dread f32 %Reg1_F)
LOC 20 8
  return ()
}
func &Ljava_2Flang_2FFloat_3B_7CvalueOf_7C_28F_29Ljava_2Flang_2FFloat_3B public static (var %Reg3_F f32) <* <$Ljava_2Flang_2FFloat_3B>> {
  funcid 87
  var %Reg0_R139 <* <$Ljava_2Flang_2FFloat_3B>>
  var %Reg1_F f32

ALIAS %number %Reg3_F f32
  intrinsiccallwithtype <$Ljava_2Flang_2FFloat_3B> JAVA_CLINIT_CHECK ()
LOC 20 11
  intrinsiccallwithtype <$Ljava_2Flang_2FFloat_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R139 0 (gcmalloc ref <$Ljava_2Flang_2FFloat_3B>)
  dassign %Reg1_F 0 (dread f32 %Reg3_F)
  callassigned &Ljava_2Flang_2FFloat_3B_7C_3Cinit_3E_7C_28F_29V (dread ref %Reg0_R139, dread f32 %Reg1_F) {}
  return (dread ref %Reg0_R139)
}
func &Ljava_2Flang_2FFloat_3B_7CtoString_7C_28F_29Ljava_2Flang_2FString_3B public static native (var %Reg0_F f32) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 88

}
func &Ljava_2Flang_2FFloat_3B_7CfloatValue_7C_28_29F public virtual (var %_this <* <$Ljava_2Flang_2FFloat_3B>>) f32 {
  funcid 89
  var %Reg1_R139 <* <$Ljava_2Flang_2FFloat_3B>>
  var %Reg0_R139 <* <$Ljava_2Flang_2FFloat_3B>>
  var %Reg0_F f32

  dassign %Reg1_R139 0 (dread ref %_this)
LOC 20 17
  dassign %Reg0_R139 0 (dread ref %Reg1_R139)
  dassign %Reg0_F 0 (iread f32 <* <$Ljava_2Flang_2FFloat_3B>> 3 (dread ref %Reg0_R139))
  return (dread f32 %Reg0_F)
}
func &Ljava_2Flang_2FFloat_3B_7CintValue_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FFloat_3B>>) i32 {
  funcid 90
  var %Reg1_R139 <* <$Ljava_2Flang_2FFloat_3B>>
  var %Reg0_R139 <* <$Ljava_2Flang_2FFloat_3B>>
  var %Reg0_F f32
  var %Reg0_I i32

  dassign %Reg1_R139 0 (dread ref %_this)
LOC 20 21
  dassign %Reg0_R139 0 (dread ref %Reg1_R139)
  dassign %Reg0_F 0 (iread f32 <* <$Ljava_2Flang_2FFloat_3B>> 3 (dread ref %Reg0_R139))
  dassign %Reg0_I 0 (cvt i32 f32 (dread f32 %Reg0_F))
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FFloat_3B_7ClongValue_7C_28_29J public virtual (var %_this <* <$Ljava_2Flang_2FFloat_3B>>) i64 {
  funcid 91
  var %Reg2_R139 <* <$Ljava_2Flang_2FFloat_3B>>
  var %Reg0_R139 <* <$Ljava_2Flang_2FFloat_3B>>
  var %Reg0_F f32
  var %Reg0_J i64

  dassign %Reg2_R139 0 (dread ref %_this)
LOC 20 25
  dassign %Reg0_R139 0 (dread ref %Reg2_R139)
  dassign %Reg0_F 0 (iread f32 <* <$Ljava_2Flang_2FFloat_3B>> 3 (dread ref %Reg0_R139))
  dassign %Reg0_J 0 (cvt i64 f32 (dread f32 %Reg0_F))
  return (dread i64 %Reg0_J)
}
func &Ljava_2Flang_2FFloat_3B_7CdoubleValue_7C_28_29D public virtual (var %_this <* <$Ljava_2Flang_2FFloat_3B>>) f64 {
  funcid 92
  var %Reg2_R139 <* <$Ljava_2Flang_2FFloat_3B>>
  var %Reg0_R139 <* <$Ljava_2Flang_2FFloat_3B>>
  var %Reg0_F f32
  var %Reg0_D f64

  dassign %Reg2_R139 0 (dread ref %_this)
LOC 20 29
  dassign %Reg0_R139 0 (dread ref %Reg2_R139)
  dassign %Reg0_F 0 (iread f32 <* <$Ljava_2Flang_2FFloat_3B>> 3 (dread ref %Reg0_R139))
  dassign %Reg0_D 0 (cvt f64 f32 (dread f32 %Reg0_F))
  return (dread f64 %Reg0_D)
}
func &Ljava_2Flang_2FFloat_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FFloat_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 93
  var %Reg1_R139 <* <$Ljava_2Flang_2FFloat_3B>>
  var %Reg0_R139 <* <$Ljava_2Flang_2FFloat_3B>>
  var %Reg0_F f32
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R139 0 (dread ref %_this)
LOC 20 33
  dassign %Reg0_R139 0 (dread ref %Reg1_R139)
  dassign %Reg0_F 0 (iread f32 <* <$Ljava_2Flang_2FFloat_3B>> 3 (dread ref %Reg0_R139))
  intrinsiccallwithtype <$Ljava_2Flang_2FFloat_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FFloat_3B_7CtoString_7C_28F_29Ljava_2Flang_2FString_3B (dread f32 %Reg0_F) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>) void {
  funcid 94
  var %Reg1_R140 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %Reg0_R140 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>

  dassign %Reg1_R140 0 (dread ref %_this)
LOC 21 4
  dassign %Reg0_R140 0 (dread ref %Reg1_R140)
  dassign %Reg0_R119 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R140))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R119) {}
  return ()
}
func &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 95
  var %Reg2_R140 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %Reg0_R140 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R140 0 (dread ref %_this)
LOC 21 7
  dassign %Reg0_R140 0 (dread ref %Reg2_R140)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R119 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R140))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R114) {}
LOC 21 8
  return ()
}
func &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>, var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>, var %Reg5_R136 <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  funcid 96
  var %Reg3_R140 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %Reg0_R140 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>

ALIAS %message %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %cause %Reg5_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  dassign %Reg3_R140 0 (dread ref %_this)
LOC 21 11
  dassign %Reg0_R140 0 (dread ref %Reg3_R140)
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  dassign %Reg2_R136 0 (dread ref %Reg5_R136)
  dassign %Reg0_R119 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R140))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R114, dread ref %Reg2_R136) {}
LOC 21 12
  return ()
}
func &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>, var %Reg3_R136 <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  funcid 97
  var %Reg2_R140 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %Reg0_R140 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %Reg1_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>

ALIAS %cause %Reg3_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  dassign %Reg2_R140 0 (dread ref %_this)
LOC 21 15
  dassign %Reg0_R140 0 (dread ref %Reg2_R140)
  dassign %Reg1_R136 0 (dread ref %Reg3_R136)
  dassign %Reg0_R119 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R140))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R136) {}
LOC 21 16
  return ()
}
func &Ljava_2Flang_2FIllegalMonitorStateException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalMonitorStateException_3B>>) void {
  funcid 98
  var %Reg1_R141 <* <$Ljava_2Flang_2FIllegalMonitorStateException_3B>>
  var %Reg0_R141 <* <$Ljava_2Flang_2FIllegalMonitorStateException_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>

  dassign %Reg1_R141 0 (dread ref %_this)
LOC 22 4
  dassign %Reg0_R141 0 (dread ref %Reg1_R141)
  dassign %Reg0_R119 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R141))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R119) {}
  return ()
}
func &Ljava_2Flang_2FIllegalMonitorStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalMonitorStateException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 99
  var %Reg2_R141 <* <$Ljava_2Flang_2FIllegalMonitorStateException_3B>>
  var %Reg0_R141 <* <$Ljava_2Flang_2FIllegalMonitorStateException_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R141 0 (dread ref %_this)
LOC 22 7
  dassign %Reg0_R141 0 (dread ref %Reg2_R141)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R119 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R141))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R114) {}
LOC 22 8
  return ()
}
func &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>) void {
  funcid 100
  var %Reg1_R142 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg0_R142 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>

  dassign %Reg1_R142 0 (dread ref %_this)
LOC 23 4
  dassign %Reg0_R142 0 (dread ref %Reg1_R142)
  dassign %Reg0_R119 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R142))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R119) {}
  return ()
}
func &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 101
  var %Reg2_R142 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg0_R142 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R142 0 (dread ref %_this)
LOC 23 7
  dassign %Reg0_R142 0 (dread ref %Reg2_R142)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R119 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R142))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R114) {}
LOC 23 8
  return ()
}
func &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>, var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>, var %Reg5_R136 <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  funcid 102
  var %Reg3_R142 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg0_R142 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>

ALIAS %message %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %cause %Reg5_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  dassign %Reg3_R142 0 (dread ref %_this)
LOC 23 11
  dassign %Reg0_R142 0 (dread ref %Reg3_R142)
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  dassign %Reg2_R136 0 (dread ref %Reg5_R136)
  dassign %Reg0_R119 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R142))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R114, dread ref %Reg2_R136) {}
LOC 23 12
  return ()
}
func &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>, var %Reg3_R136 <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  funcid 103
  var %Reg2_R142 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg0_R142 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %Reg1_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>

ALIAS %cause %Reg3_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  dassign %Reg2_R142 0 (dread ref %_this)
LOC 23 15
  dassign %Reg0_R142 0 (dread ref %Reg2_R142)
  dassign %Reg1_R136 0 (dread ref %Reg3_R136)
  dassign %Reg0_R119 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R142))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R136) {}
LOC 23 16
  return ()
}
func &Ljava_2Flang_2FIllegalThreadStateException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalThreadStateException_3B>>) void {
  funcid 104
  var %Reg1_R143 <* <$Ljava_2Flang_2FIllegalThreadStateException_3B>>
  var %Reg0_R143 <* <$Ljava_2Flang_2FIllegalThreadStateException_3B>>
  var %Reg0_R140 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>

  dassign %Reg1_R143 0 (dread ref %_this)
LOC 24 4
  dassign %Reg0_R143 0 (dread ref %Reg1_R143)
  dassign %Reg0_R140 0 (retype ref <* <$Ljava_2Flang_2FIllegalArgumentException_3B>> (dread ref %Reg0_R143))
  callassigned &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R140) {}
  return ()
}
func &Ljava_2Flang_2FIllegalThreadStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalThreadStateException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 105
  var %Reg2_R143 <* <$Ljava_2Flang_2FIllegalThreadStateException_3B>>
  var %Reg0_R143 <* <$Ljava_2Flang_2FIllegalThreadStateException_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R140 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R143 0 (dread ref %_this)
LOC 24 7
  dassign %Reg0_R143 0 (dread ref %Reg2_R143)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R140 0 (retype ref <* <$Ljava_2Flang_2FIllegalArgumentException_3B>> (dread ref %Reg0_R143))
  callassigned &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R140, dread ref %Reg1_R114) {}
LOC 24 8
  return ()
}
func &Ljava_2Flang_2FIncompatibleClassChangeError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FIncompatibleClassChangeError_3B>>) void {
  funcid 106
  var %Reg1_R117 <* <$Ljava_2Flang_2FIncompatibleClassChangeError_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FIncompatibleClassChangeError_3B>>
  var %Reg0_R138 <* <$Ljava_2Flang_2FLinkageError_3B>>

  dassign %Reg1_R117 0 (dread ref %_this)
LOC 25 4
  dassign %Reg0_R117 0 (dread ref %Reg1_R117)
  dassign %Reg0_R138 0 (retype ref <* <$Ljava_2Flang_2FLinkageError_3B>> (dread ref %Reg0_R117))
  callassigned &Ljava_2Flang_2FLinkageError_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R138) {}
  return ()
}
func &Ljava_2Flang_2FIncompatibleClassChangeError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIncompatibleClassChangeError_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 107
  var %Reg2_R117 <* <$Ljava_2Flang_2FIncompatibleClassChangeError_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FIncompatibleClassChangeError_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R138 <* <$Ljava_2Flang_2FLinkageError_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R117 0 (dread ref %_this)
LOC 25 7
  dassign %Reg0_R117 0 (dread ref %Reg2_R117)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R138 0 (retype ref <* <$Ljava_2Flang_2FLinkageError_3B>> (dread ref %Reg0_R117))
  callassigned &Ljava_2Flang_2FLinkageError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R138, dread ref %Reg1_R114) {}
LOC 25 8
  return ()
}
func &Ljava_2Flang_2FIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>) void {
  funcid 108
  var %Reg1_R121 <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>

  dassign %Reg1_R121 0 (dread ref %_this)
LOC 26 4
  dassign %Reg0_R121 0 (dread ref %Reg1_R121)
  dassign %Reg0_R119 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R121))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R119) {}
  return ()
}
func &Ljava_2Flang_2FIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 109
  var %Reg2_R121 <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R121 0 (dread ref %_this)
LOC 26 7
  dassign %Reg0_R121 0 (dread ref %Reg2_R121)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R119 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R121))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R114) {}
LOC 26 8
  return ()
}
func &Ljava_2Flang_2FInstantiationError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FInstantiationError_3B>>) void {
  funcid 110
  var %Reg1_R144 <* <$Ljava_2Flang_2FInstantiationError_3B>>
  var %Reg0_R144 <* <$Ljava_2Flang_2FInstantiationError_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FIncompatibleClassChangeError_3B>>

  dassign %Reg1_R144 0 (dread ref %_this)
LOC 27 4
  dassign %Reg0_R144 0 (dread ref %Reg1_R144)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FIncompatibleClassChangeError_3B>> (dread ref %Reg0_R144))
  callassigned &Ljava_2Flang_2FIncompatibleClassChangeError_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R117) {}
  return ()
}
func &Ljava_2Flang_2FInstantiationError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FInstantiationError_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 111
  var %Reg2_R144 <* <$Ljava_2Flang_2FInstantiationError_3B>>
  var %Reg0_R144 <* <$Ljava_2Flang_2FInstantiationError_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FIncompatibleClassChangeError_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R144 0 (dread ref %_this)
LOC 27 7
  dassign %Reg0_R144 0 (dread ref %Reg2_R144)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FIncompatibleClassChangeError_3B>> (dread ref %Reg0_R144))
  callassigned &Ljava_2Flang_2FIncompatibleClassChangeError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R114) {}
LOC 27 8
  return ()
}
func &Ljava_2Flang_2FInteger_24Small_3B_7C_3Cinit_3E_7C_28_29V private constructor (var %_this <* <$Ljava_2Flang_2FInteger_24Small_3B>>) void {
  funcid 112
  var %Reg1_R145 <* <$Ljava_2Flang_2FInteger_24Small_3B>>
  var %Reg0_R145 <* <$Ljava_2Flang_2FInteger_24Small_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R145 0 (dread ref %_this)
LOC 28 82
  dassign %Reg0_R145 0 (dread ref %Reg1_R145)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R145))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &Ljava_2Flang_2FInteger_24Small_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 113
  var %Reg0_I i32
  var %Reg0_R146 <* <[] <* <$Ljava_2Flang_2FInteger_3B>>>>
  var %Reg6_I i32
  var %Reg1_R146 <* <[] <* <$Ljava_2Flang_2FInteger_3B>>>>
  var %Reg1_I i32
  var %Reg2_R147 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg3_I i32
  var %Reg4_I i32

ALIAS %i %Reg6_I i32
LOC 28 83
  dassign %Reg0_I 0 (constval i32 256)
  dassign %Reg0_R146 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FInteger_3B>>> (dread i32 %Reg0_I))
  dassign $Ljava_2Flang_2FInteger_24Small_3B_7CBOXES 0 (dread ref %Reg0_R146)
LOC 28 86
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label14
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_R146 0 (dread ref $Ljava_2Flang_2FInteger_24Small_3B_7CBOXES)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R146))
  brtrue @label15 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 28 87
  dassign %Reg0_R146 0 (dread ref $Ljava_2Flang_2FInteger_24Small_3B_7CBOXES)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg2_R147 0 (gcmalloc ref <$Ljava_2Flang_2FInteger_3B>)
  dassign %Reg3_I 0 (dread i32 %Reg6_I)
  dassign %Reg4_I 0 (constval i32 128)
  dassign %Reg3_I 0 (sub i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  callassigned &Ljava_2Flang_2FInteger_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg2_R147, dread i32 %Reg3_I) {}
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R146, dread i32 %Reg1_I), 
    dread ref %Reg2_R147)
LOC 28 86
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
  goto @label14
@label15
LOC 28 89
  return ()
}
func &Ljava_2Flang_2FInteger_3B_7C_3Cinit_3E_7C_28I_29V public constructor (var %_this <* <$Ljava_2Flang_2FInteger_3B>>, var %Reg3_I i32) void {
  funcid 114
  var %Reg2_R147 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_R147 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_R127 <* <$Ljava_2Flang_2FNumber_3B>>
  var %Reg1_I i32

ALIAS %number %Reg3_I i32
  dassign %Reg2_R147 0 (dread ref %_this)
LOC 28 9
  dassign %Reg0_R147 0 (dread ref %Reg2_R147)
  dassign %Reg0_R127 0 (retype ref <* <$Ljava_2Flang_2FNumber_3B>> (dread ref %Reg0_R147))
  callassigned &Ljava_2Flang_2FNumber_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R127) {}
LOC 28 10
  dassign %Reg0_R147 0 (dread ref %Reg2_R147)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  iassign <* <$Ljava_2Flang_2FInteger_3B>> 3 (dread ref %Reg0_R147, dread i32 %Reg1_I)
LOC 28 11
  return ()
}
func &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B public static (var %Reg4_I i32) <* <$Ljava_2Flang_2FInteger_3B>> {
  funcid 115
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_R147 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R146 <* <[] <* <$Ljava_2Flang_2FInteger_3B>>>>
  var %Reg2_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %number %Reg4_I i32
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
LOC 28 14
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 -128)
  brtrue @label16 (lt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (constval i32 127)
  brtrue @label17 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
@label16
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R147 0 (gcmalloc ref <$Ljava_2Flang_2FInteger_3B>)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  callassigned &Ljava_2Flang_2FInteger_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R147, dread i32 %Reg1_I) {}
  dassign %Reg3_R113 0 (dread ref %Reg0_R147)
  goto @label18
@label17
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_24Small_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R146 0 (dread ref $Ljava_2Flang_2FInteger_24Small_3B_7CBOXES)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_I 0 (constval i32 128)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R146, dread i32 %Reg1_I)))
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
@label18
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  return (dread ref %Reg0_R113)
}
func &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FInteger_3B public static (var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FInteger_3B>> {
  funcid 116
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %Reg0_R147 <* <$Ljava_2Flang_2FInteger_3B>>

ALIAS %text %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
LOC 28 18
  dassign %Reg0_R114 0 (dread ref %Reg1_R114)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FInteger_3B (dread i32 %Reg0_I) { dassign %Reg0_R147 0 }
  return (dread ref %Reg0_R147)
}
func &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3B_29I public static (var %Reg15_R114 <* <$Ljava_2Flang_2FString_3B>>) i32 {
  funcid 117
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %Reg8_I i32
  var %Reg1_I i32
  var %Reg0_C u16
  var %Reg4_I i32
  var %Reg9_I i32
  var %Reg10_I i32
  var %Reg0_J i64
  var %Reg11_J i64
  var %Reg13_I i32
  var %Reg14_I i32
  var %Reg1_J i64
  var %Reg4_J i64
  var %Reg6_J i64
  var %Reg0_R148 <* <$Ljava_2Flang_2FNumberFormatException_3B>>
  var %Reg1_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_15 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg2_C u16
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R136 <* <$Ljava_2Flang_2FThrowable_3B>>

ALIAS %digit %Reg14_I i32
ALIAS %text %Reg15_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %end %Reg8_I i32
ALIAS %negative %Reg9_Z u1
ALIAS %at %Reg10_I i32
ALIAS %sum %Reg11_J i64
ALIAS %good %Reg13_Z u1
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
LOC 28 22
  dassign %Reg0_R114 0 (dread ref %Reg15_R114)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg0_R114) { dassign %Reg0_I 0 }
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
LOC 28 23
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  brtrue @label19 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R114 0 (dread ref %Reg15_R114)
  dassign %Reg1_I 0 (constval i32 0)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_C 0 }
  dassign %Reg1_I 0 (constval i32 45)
  brtrue @label19 (ne i32 i32 (
    cvt i32 u16 (dread u16 %Reg0_C),
    dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  goto @label20
@label19
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label20
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
LOC 28 24
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  brtrue @label21 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  goto @label22
@label21
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label22
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
LOC 28 25
  dassign %Reg0_J 0 (constval i64 0)
  dassign %Reg11_J 0 (dread i64 %Reg0_J)
LOC 28 26
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  brtrue @label23 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  goto @label24
@label23
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label24
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
@label25
LOC 28 27
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  brtrue @label30 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  brtrue @label30 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 28 28
  dassign %Reg0_R114 0 (dread ref %Reg15_R114)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg10_I 0 (add i32 (dread i32 %Reg10_I, constval i32 1))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg0_R114, dread i32 %Reg1_I) { dassign %Reg0_C 0 }
  dassign %Reg1_I 0 (constval i32 48)
  dassign %Reg0_I 0 (sub i32 (
    cvt i32 u16 (dread u16 %Reg0_C),
    dread i32 %Reg1_I))
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
LOC 28 29
  dassign %Reg0_J 0 (dread i64 %Reg11_J)
  dassign %Reg1_J 0 (constval i64 10)
  dassign %Reg0_J 0 (mul i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg1_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg11_J 0 (dread i64 %Reg0_J)
LOC 28 30
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  brtrue @label28 (lt i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_I 0 (constval i32 9)
  brtrue @label28 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_J 0 (dread i64 %Reg11_J)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  dassign %Reg4_J 0 (dread i64 %Reg0_J)
  brtrue @label26 (eq i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_J 0 (dread i64 %Reg4_J)
  dassign %Reg1_J 0 (constval i64 0x80000000)
  dassign %Reg4_J 0 (dread i64 %Reg1_J)
  dassign %Reg6_J 0 (dread i64 %Reg0_J)
  goto @label27
@label26
  dassign %Reg0_J 0 (dread i64 %Reg4_J)
  dassign %Reg1_J 0 (constval i64 0x7fffffff)
  dassign %Reg4_J 0 (dread i64 %Reg1_J)
  dassign %Reg6_J 0 (dread i64 %Reg0_J)
@label27
  dassign %Reg0_J 0 (dread i64 %Reg6_J)
  dassign %Reg1_J 0 (dread i64 %Reg4_J)
  dassign %Reg0_I 0 (cmp i32 i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  brtrue @label28 (gt i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  goto @label29
@label28
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label29
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg13_I 0 (dread i32 %Reg0_I)
LOC 28 31
  goto @label25
@label30
LOC 28 32
  dassign %Reg0_I 0 (dread i32 %Reg13_I)
  brtrue @label31 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 28 33
  intrinsiccallwithtype <$Ljava_2Flang_2FNumberFormatException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R148 0 (gcmalloc ref <$Ljava_2Flang_2FNumberFormatException_3B>)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R130 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R130) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_e23f9de65882cff866df8f127edbcd33) { dassign %L_STR_15 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_15)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R130, dread ref %Reg2_R114) { dassign %Reg1_R130 0 }
  dassign %Reg2_R114 0 (dread ref %Reg15_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R130, dread ref %Reg2_R114) { dassign %Reg1_R130 0 }
  dassign %Reg2_I 0 (constval i32 34)
  dassign %Reg2_C 0 (cvt u16 i32 (dread i32 %Reg2_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R130, dread u16 %Reg2_C) { dassign %Reg1_R130 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R130) { dassign %Reg1_R114 0 }
  callassigned &Ljava_2Flang_2FNumberFormatException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R148, dread ref %Reg1_R114) {}
  dassign %Reg0_R136 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R148))
  throw (dread ref %Reg0_R136)
@label31
LOC 28 35
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  brtrue @label32 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_J 0 (dread i64 %Reg11_J)
  dassign %Reg0_J 0 (neg i64 (dread i64 %Reg0_J))
  dassign %Reg4_J 0 (dread i64 %Reg0_J)
  goto @label33
@label32
  dassign %Reg0_J 0 (dread i64 %Reg11_J)
  dassign %Reg4_J 0 (dread i64 %Reg0_J)
@label33
  dassign %Reg0_J 0 (dread i64 %Reg4_J)
  dassign %Reg0_I 0 (cvt i32 i64 (dread i64 %Reg0_J))
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FInteger_3B_7CtoString_7C_28I_29Ljava_2Flang_2FString_3B public static (var %Reg2_I i32) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 118
  var %Reg0_I i32
  var %Reg0_J i64
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %number %Reg2_I i32
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
LOC 28 39
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg0_J 0 (cvt i64 i32 (dread i32 %Reg0_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FLong_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FLong_3B_7CtoString_7C_28J_29Ljava_2Flang_2FString_3B (dread i64 %Reg0_J) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &Ljava_2Flang_2FInteger_3B_7CtoHexString_7C_28I_29Ljava_2Flang_2FString_3B static (var %Reg9_I i32) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 119
  var %Reg0_I i32
  var %Reg0_R115 <* <[] u16>>
  var %Reg6_R115 <* <[] u16>>
  var %Reg7_I i32
  var %Reg8_I i32
  var %Reg1_I i32
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_16 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg2_C u16
  var %Reg2_I i32
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R115 <* <[] u16>>
  var %Reg3_R115 <* <[] u16>>

ALIAS %number %Reg9_I i32
ALIAS %digits %Reg6_R115 <* <[] u16>>
ALIAS %at %Reg7_I i32
ALIAS %rest %Reg8_I i32
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
LOC 28 43
  dassign %Reg0_I 0 (constval i32 8)
  dassign %Reg0_R115 0 (gcmallocjarray ref <[] u16> (dread i32 %Reg0_I))
  dassign %Reg6_R115 0 (dread ref %Reg0_R115)
LOC 28 44
  dassign %Reg0_R115 0 (dread ref %Reg6_R115)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R115))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 28 45
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
@label34
LOC 28 47
  dassign %Reg0_R115 0 (dread ref %Reg6_R115)
  dassign %Reg7_I 0 (add i32 (dread i32 %Reg7_I, constval i32 -1))
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_70f939dc34c0f67f348ee14a12b971eb) { dassign %L_STR_16 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_16)
  dassign %Reg3_I 0 (dread i32 %Reg8_I)
  dassign %Reg4_I 0 (constval i32 15)
  dassign %Reg3_I 0 (band i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %Reg2_R114, dread i32 %Reg3_I) { dassign %Reg2_C 0 }
  dassign %Reg2_I 0 (cvt i32 u16 (dread u16 %Reg2_C))
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    cvt u16 i32 (dread i32 %Reg2_I))
LOC 28 48
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg0_I 0 (lshr i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
LOC 28 49
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  brtrue @label34 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 28 50
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  dassign %Reg1_R115 0 (dread ref %Reg6_R115)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_R115 0 (dread ref %Reg6_R115)
  dassign %Reg3_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg3_R115))
  dassign %Reg4_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_I 0 (sub i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  callassigned &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACII_29V (dread ref %Reg0_R114, dread ref %Reg1_R115, dread i32 %Reg2_I, dread i32 %Reg3_I) {}
  return (dread ref %Reg0_R114)
}
func &Ljava_2Flang_2FInteger_3B_7CintValue_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FInteger_3B>>) i32 {
  funcid 120
  var %Reg1_R147 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_R147 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_I i32

  dassign %Reg1_R147 0 (dread ref %_this)
LOC 28 54
  dassign %Reg0_R147 0 (dread ref %Reg1_R147)
  dassign %Reg0_I 0 (iread i32 <* <$Ljava_2Flang_2FInteger_3B>> 3 (dread ref %Reg0_R147))
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FInteger_3B_7ClongValue_7C_28_29J public virtual (var %_this <* <$Ljava_2Flang_2FInteger_3B>>) i64 {
  funcid 121
  var %Reg2_R147 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_R147 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_I i32
  var %Reg0_J i64

  dassign %Reg2_R147 0 (dread ref %_this)
LOC 28 58
  dassign %Reg0_R147 0 (dread ref %Reg2_R147)
  dassign %Reg0_I 0 (iread i32 <* <$Ljava_2Flang_2FInteger_3B>> 3 (dread ref %Reg0_R147))
  dassign %Reg0_J 0 (cvt i64 i32 (dread i32 %Reg0_I))
  return (dread i64 %Reg0_J)
}
func &Ljava_2Flang_2FInteger_3B_7CdoubleValue_7C_28_29D public virtual (var %_this <* <$Ljava_2Flang_2FInteger_3B>>) f64 {
  funcid 122
  var %Reg2_R147 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_R147 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_I i32
  var %Reg0_D f64

  dassign %Reg2_R147 0 (dread ref %_this)
LOC 28 62
  dassign %Reg0_R147 0 (dread ref %Reg2_R147)
  dassign %Reg0_I 0 (iread i32 <* <$Ljava_2Flang_2FInteger_3B>> 3 (dread ref %Reg0_R147))
  dassign %Reg0_D 0 (cvt f64 i32 (dread i32 %Reg0_I))
  return (dread f64 %Reg0_D)
}
func &Ljava_2Flang_2FInteger_3B_7CcompareTo_7C_28Ljava_2Flang_2FInteger_3B_29I public virtual (var %_this <* <$Ljava_2Flang_2FInteger_3B>>, var %Reg4_R147 <* <$Ljava_2Flang_2FInteger_3B>>) i32 {
  funcid 123
  var %Reg3_R147 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_R147 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_I i32
  var %Reg1_R147 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %other %Reg4_R147 <* <$Ljava_2Flang_2FInteger_3B>>
  dassign %Reg3_R147 0 (dread ref %_this)
LOC 28 66
  dassign %Reg0_R147 0 (dread ref %Reg3_R147)
  dassign %Reg0_I 0 (iread i32 <* <$Ljava_2Flang_2FInteger_3B>> 3 (dread ref %Reg0_R147))
  dassign %Reg1_R147 0 (dread ref %Reg4_R147)
  dassign %Reg1_I 0 (iread i32 <* <$Ljava_2Flang_2FInteger_3B>> 3 (dread ref %Reg1_R147))
  brtrue @label35 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label37
@label35
  dassign %Reg0_R147 0 (dread ref %Reg3_R147)
  dassign %Reg0_I 0 (iread i32 <* <$Ljava_2Flang_2FInteger_3B>> 3 (dread ref %Reg0_R147))
  dassign %Reg1_R147 0 (dread ref %Reg4_R147)
  dassign %Reg1_I 0 (iread i32 <* <$Ljava_2Flang_2FInteger_3B>> 3 (dread ref %Reg1_R147))
  brtrue @label36 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label37
@label36
  dassign %Reg0_I 0 (constval i32 -1)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label37
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FInteger_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FInteger_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  funcid 124
  var %Reg3_R147 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg0_R147 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R147 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %other %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  dassign %Reg3_R147 0 (dread ref %_this)
LOC 28 70
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg0_I 0 (intrinsicopwithtype i32 <* <$Ljava_2Flang_2FInteger_3B>> JAVA_INSTANCE_OF (dread ref %Reg0_R113))
  brtrue @label38 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R147 0 (dread ref %Reg3_R147)
  dassign %Reg0_I 0 (iread i32 <* <$Ljava_2Flang_2FInteger_3B>> 3 (dread ref %Reg0_R147))
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R147 0 }
  dassign %Reg1_I 0 (iread i32 <* <$Ljava_2Flang_2FInteger_3B>> 3 (dread ref %Reg1_R147))
  brtrue @label38 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label39
@label38
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label39
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FInteger_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FInteger_3B>>) i32 {
  funcid 125
  var %Reg1_R147 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_R147 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_I i32

  dassign %Reg1_R147 0 (dread ref %_this)
LOC 28 74
  dassign %Reg0_R147 0 (dread ref %Reg1_R147)
  dassign %Reg0_I 0 (iread i32 <* <$Ljava_2Flang_2FInteger_3B>> 3 (dread ref %Reg0_R147))
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FInteger_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FInteger_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 126
  var %Reg1_R147 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_R147 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_I i32
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R147 0 (dread ref %_this)
LOC 28 78
  dassign %Reg0_R147 0 (dread ref %Reg1_R147)
  dassign %Reg0_I 0 (iread i32 <* <$Ljava_2Flang_2FInteger_3B>> 3 (dread ref %Reg0_R147))
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CtoString_7C_28I_29Ljava_2Flang_2FString_3B (dread i32 %Reg0_I) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &Ljava_2Flang_2FInteger_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I public synthetic bridge virtual (var %_this <* <$Ljava_2Flang_2FInteger_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  funcid 127
  var %Reg2_R147 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_R147 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R147 <* <$Ljava_2Flang_2FInteger_3B>>
  var %Reg0_I i32

  dassign %Reg2_R147 0 (dread ref %_this)
LOC 28 3
  dassign %Reg0_R147 0 (dread ref %Reg2_R147)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R113))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FInteger_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R147 0 }
  virtualcallassigned &Ljava_2Flang_2FInteger_3B_7CcompareTo_7C_28Ljava_2Flang_2FInteger_3B_29I (dread ref %Reg0_R147, dread ref %Reg1_R147) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FInterruptedException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FInterruptedException_3B>>) void {
  funcid 128
  var %Reg1_R149 <* <$Ljava_2Flang_2FInterruptedException_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FInterruptedException_3B>>
  var %Reg0_R133 <* <$Ljava_2Flang_2FException_3B>>

  dassign %Reg1_R149 0 (dread ref %_this)
LOC 29 4
  dassign %Reg0_R149 0 (dread ref %Reg1_R149)
  dassign %Reg0_R133 0 (retype ref <* <$Ljava_2Flang_2FException_3B>> (dread ref %Reg0_R149))
  callassigned &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R133) {}
  return ()
}
func &Ljava_2Flang_2FInterruptedException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FInterruptedException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 129
  var %Reg2_R149 <* <$Ljava_2Flang_2FInterruptedException_3B>>
  var %Reg0_R149 <* <$Ljava_2Flang_2FInterruptedException_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R133 <* <$Ljava_2Flang_2FException_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R149 0 (dread ref %_this)
LOC 29 7
  dassign %Reg0_R149 0 (dread ref %Reg2_R149)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R133 0 (retype ref <* <$Ljava_2Flang_2FException_3B>> (dread ref %Reg0_R149))
  callassigned &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R133, dread ref %Reg1_R114) {}
LOC 29 8
  return ()
}
func &Ljava_2Flang_2FIterable_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public virtual abstract (var %_this <* <$Ljava_2Flang_2FIterable_3B>>) <* <$Ljava_2Futil_2FIterator_3B>>
func &Ljava_2Flang_2FLinkageError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FLinkageError_3B>>) void {
  funcid 131
  var %Reg1_R138 <* <$Ljava_2Flang_2FLinkageError_3B>>
  var %Reg0_R138 <* <$Ljava_2Flang_2FLinkageError_3B>>
  var %Reg0_R124 <* <$Ljava_2Flang_2FError_3B>>

  dassign %Reg1_R138 0 (dread ref %_this)
LOC 31 4
  dassign %Reg0_R138 0 (dread ref %Reg1_R138)
  dassign %Reg0_R124 0 (retype ref <* <$Ljava_2Flang_2FError_3B>> (dread ref %Reg0_R138))
  callassigned &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R124) {}
  return ()
}
func &Ljava_2Flang_2FLinkageError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FLinkageError_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 132
  var %Reg2_R138 <* <$Ljava_2Flang_2FLinkageError_3B>>
  var %Reg0_R138 <* <$Ljava_2Flang_2FLinkageError_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R124 <* <$Ljava_2Flang_2FError_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R138 0 (dread ref %_this)
LOC 31 7
  dassign %Reg0_R138 0 (dread ref %Reg2_R138)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R124 0 (retype ref <* <$Ljava_2Flang_2FError_3B>> (dread ref %Reg0_R138))
  callassigned &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R114) {}
LOC 31 8
  return ()
}
func &Ljava_2Flang_2FLong_3B_7C_3Cinit_3E_7C_28J_29V public constructor (var %_this <* <$Ljava_2Flang_2FLong_3B>>, var %Reg4_J i64) void {
  funcid 133
  var %Reg3_R135 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg0_R135 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg0_R127 <* <$Ljava_2Flang_2FNumber_3B>>
  var %Reg1_J i64

ALIAS %number %Reg4_J i64
  dassign %Reg3_R135 0 (dread ref %_this)
LOC 32 9
  dassign %Reg0_R135 0 (dread ref %Reg3_R135)
  dassign %Reg0_R127 0 (retype ref <* <$Ljava_2Flang_2FNumber_3B>> (dread ref %Reg0_R135))
  callassigned &Ljava_2Flang_2FNumber_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R127) {}
LOC 32 10
  dassign %Reg0_R135 0 (dread ref %Reg3_R135)
  dassign %Reg1_J 0 (dread i64 %Reg4_J)
  iassign <* <$Ljava_2Flang_2FLong_3B>> 3 (dread ref %Reg0_R135, dread i64 %Reg1_J)
LOC 32 11
  return ()
}
func &Ljava_2Flang_2FLong_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FLong_3B public static (var %Reg4_J i64) <* <$Ljava_2Flang_2FLong_3B>> {
  funcid 134
  var %Reg0_R135 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg1_J i64

ALIAS %number %Reg4_J i64
  intrinsiccallwithtype <$Ljava_2Flang_2FLong_3B> JAVA_CLINIT_CHECK ()
LOC 32 14
  intrinsiccallwithtype <$Ljava_2Flang_2FLong_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R135 0 (gcmalloc ref <$Ljava_2Flang_2FLong_3B>)
  dassign %Reg1_J 0 (dread i64 %Reg4_J)
  callassigned &Ljava_2Flang_2FLong_3B_7C_3Cinit_3E_7C_28J_29V (dread ref %Reg0_R135, dread i64 %Reg1_J) {}
  return (dread ref %Reg0_R135)
}
func &Ljava_2Flang_2FLong_3B_7CtoString_7C_28J_29Ljava_2Flang_2FString_3B public static (var %Reg14_J i64) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 135
  var %Reg0_I i32
  var %Reg0_R115 <* <[] u16>>
  var %Reg10_R115 <* <[] u16>>
  var %Reg11_I i32
  var %Reg0_J i64
  var %Reg1_J i64
  var %Reg8_J i64
  var %Reg12_J i64
  var %Reg1_I i32
  var %Reg2_J i64
  var %Reg3_J i64
  var %Reg4_J i64
  var %Reg2_I i32
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R115 <* <[] u16>>
  var %Reg3_R115 <* <[] u16>>
  var %Reg3_I i32
  var %Reg4_I i32

ALIAS %number %Reg14_J i64
ALIAS %digits %Reg10_R115 <* <[] u16>>
ALIAS %at %Reg11_I i32
ALIAS %rest %Reg12_J i64
  intrinsiccallwithtype <$Ljava_2Flang_2FLong_3B> JAVA_CLINIT_CHECK ()
LOC 32 18
  dassign %Reg0_I 0 (constval i32 20)
  dassign %Reg0_R115 0 (gcmallocjarray ref <[] u16> (dread i32 %Reg0_I))
  dassign %Reg10_R115 0 (dread ref %Reg0_R115)
LOC 32 19
  dassign %Reg0_R115 0 (dread ref %Reg10_R115)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R115))
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
LOC 32 21
  dassign %Reg0_J 0 (dread i64 %Reg14_J)
  dassign %Reg1_J 0 (constval i64 0)
  dassign %Reg0_I 0 (cmp i32 i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  brtrue @label40 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_J 0 (dread i64 %Reg14_J)
  dassign %Reg0_J 0 (neg i64 (dread i64 %Reg0_J))
  dassign %Reg8_J 0 (dread i64 %Reg0_J)
  goto @label41
@label40
  dassign %Reg0_J 0 (dread i64 %Reg14_J)
  dassign %Reg8_J 0 (dread i64 %Reg0_J)
@label41
  dassign %Reg0_J 0 (dread i64 %Reg8_J)
  dassign %Reg12_J 0 (dread i64 %Reg0_J)
@label42
LOC 32 23
  dassign %Reg0_R115 0 (dread ref %Reg10_R115)
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 -1))
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg2_J 0 (constval i64 48)
  dassign %Reg3_J 0 (dread i64 %Reg12_J)
  dassign %Reg4_J 0 (constval i64 10)
  dassign %Reg3_J 0 (rem i64 (dread i64 %Reg3_J, dread i64 %Reg4_J))
  dassign %Reg2_J 0 (sub i64 (dread i64 %Reg2_J, dread i64 %Reg3_J))
  dassign %Reg2_I 0 (cvt i32 i64 (dread i64 %Reg2_J))
  dassign %Reg2_I 0 (zext i32 16 (dread i32 %Reg2_I))
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    cvt u16 i32 (dread i32 %Reg2_I))
LOC 32 24
  dassign %Reg0_J 0 (dread i64 %Reg12_J)
  dassign %Reg1_J 0 (constval i64 10)
  dassign %Reg0_J 0 (div i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg12_J 0 (dread i64 %Reg0_J)
LOC 32 25
  dassign %Reg0_J 0 (dread i64 %Reg12_J)
  dassign %Reg1_J 0 (constval i64 0)
  dassign %Reg0_I 0 (cmp i32 i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  brtrue @label42 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 32 26
  dassign %Reg0_J 0 (dread i64 %Reg14_J)
  dassign %Reg1_J 0 (constval i64 0)
  dassign %Reg0_I 0 (cmp i32 i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  brtrue @label43 (ge i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 32 27
  dassign %Reg0_R115 0 (dread ref %Reg10_R115)
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 -1))
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg2_I 0 (constval i32 45)
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    cvt u16 i32 (dread i32 %Reg2_I))
@label43
LOC 32 29
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  dassign %Reg1_R115 0 (dread ref %Reg10_R115)
  dassign %Reg2_I 0 (dread i32 %Reg11_I)
  dassign %Reg3_R115 0 (dread ref %Reg10_R115)
  dassign %Reg3_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg3_R115))
  dassign %Reg4_I 0 (dread i32 %Reg11_I)
  dassign %Reg3_I 0 (sub i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  callassigned &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACII_29V (dread ref %Reg0_R114, dread ref %Reg1_R115, dread i32 %Reg2_I, dread i32 %Reg3_I) {}
  return (dread ref %Reg0_R114)
}
func &Ljava_2Flang_2FLong_3B_7CintValue_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FLong_3B>>) i32 {
  funcid 136
  var %Reg2_R135 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg0_R135 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg0_J i64
  var %Reg0_I i32

  dassign %Reg2_R135 0 (dread ref %_this)
LOC 32 33
  dassign %Reg0_R135 0 (dread ref %Reg2_R135)
  dassign %Reg0_J 0 (iread i64 <* <$Ljava_2Flang_2FLong_3B>> 3 (dread ref %Reg0_R135))
  dassign %Reg0_I 0 (cvt i32 i64 (dread i64 %Reg0_J))
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FLong_3B_7ClongValue_7C_28_29J public virtual (var %_this <* <$Ljava_2Flang_2FLong_3B>>) i64 {
  funcid 137
  var %Reg2_R135 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg0_R135 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg0_J i64

  dassign %Reg2_R135 0 (dread ref %_this)
LOC 32 37
  dassign %Reg0_R135 0 (dread ref %Reg2_R135)
  dassign %Reg0_J 0 (iread i64 <* <$Ljava_2Flang_2FLong_3B>> 3 (dread ref %Reg0_R135))
  return (dread i64 %Reg0_J)
}
func &Ljava_2Flang_2FLong_3B_7CdoubleValue_7C_28_29D public virtual (var %_this <* <$Ljava_2Flang_2FLong_3B>>) f64 {
  funcid 138
  var %Reg2_R135 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg0_R135 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg0_J i64
  var %Reg0_D f64

  dassign %Reg2_R135 0 (dread ref %_this)
LOC 32 41
  dassign %Reg0_R135 0 (dread ref %Reg2_R135)
  dassign %Reg0_J 0 (iread i64 <* <$Ljava_2Flang_2FLong_3B>> 3 (dread ref %Reg0_R135))
  dassign %Reg0_D 0 (cvt f64 i64 (dread i64 %Reg0_J))
  return (dread f64 %Reg0_D)
}
func &Ljava_2Flang_2FLong_3B_7CcompareTo_7C_28Ljava_2Flang_2FLong_3B_29I public virtual (var %_this <* <$Ljava_2Flang_2FLong_3B>>, var %Reg6_R135 <* <$Ljava_2Flang_2FLong_3B>>) i32 {
  funcid 139
  var %Reg5_R135 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg0_R135 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg0_J i64
  var %Reg1_R135 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg1_J i64
  var %Reg0_I i32
  var %Reg4_I i32

ALIAS %other %Reg6_R135 <* <$Ljava_2Flang_2FLong_3B>>
  dassign %Reg5_R135 0 (dread ref %_this)
LOC 32 45
  dassign %Reg0_R135 0 (dread ref %Reg5_R135)
  dassign %Reg0_J 0 (iread i64 <* <$Ljava_2Flang_2FLong_3B>> 3 (dread ref %Reg0_R135))
  dassign %Reg1_R135 0 (dread ref %Reg6_R135)
  dassign %Reg1_J 0 (iread i64 <* <$Ljava_2Flang_2FLong_3B>> 3 (dread ref %Reg1_R135))
  dassign %Reg0_I 0 (cmp i32 i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  brtrue @label44 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  goto @label46
@label44
  dassign %Reg0_R135 0 (dread ref %Reg5_R135)
  dassign %Reg0_J 0 (iread i64 <* <$Ljava_2Flang_2FLong_3B>> 3 (dread ref %Reg0_R135))
  dassign %Reg1_R135 0 (dread ref %Reg6_R135)
  dassign %Reg1_J 0 (iread i64 <* <$Ljava_2Flang_2FLong_3B>> 3 (dread ref %Reg1_R135))
  dassign %Reg0_I 0 (cmp i32 i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  brtrue @label45 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  goto @label46
@label45
  dassign %Reg0_I 0 (constval i32 -1)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label46
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FLong_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FLong_3B>>, var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  funcid 140
  var %Reg5_R135 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg0_R135 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg0_J i64
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R135 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg1_J i64
  var %Reg4_I i32

ALIAS %other %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  dassign %Reg5_R135 0 (dread ref %_this)
LOC 32 49
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg0_I 0 (intrinsicopwithtype i32 <* <$Ljava_2Flang_2FLong_3B>> JAVA_INSTANCE_OF (dread ref %Reg0_R113))
  brtrue @label47 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R135 0 (dread ref %Reg5_R135)
  dassign %Reg0_J 0 (iread i64 <* <$Ljava_2Flang_2FLong_3B>> 3 (dread ref %Reg0_R135))
  dassign %Reg1_R113 0 (dread ref %Reg6_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FLong_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R135 0 }
  dassign %Reg1_J 0 (iread i64 <* <$Ljava_2Flang_2FLong_3B>> 3 (dread ref %Reg1_R135))
  dassign %Reg0_I 0 (cmp i32 i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  brtrue @label47 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  goto @label48
@label47
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label48
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FLong_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FLong_3B>>) i32 {
  funcid 141
  var %Reg5_R135 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg0_R135 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg0_J i64
  var %Reg1_R135 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg1_J i64
  var %Reg2_I i32
  var %Reg0_I i32

  dassign %Reg5_R135 0 (dread ref %_this)
LOC 32 53
  dassign %Reg0_R135 0 (dread ref %Reg5_R135)
  dassign %Reg0_J 0 (iread i64 <* <$Ljava_2Flang_2FLong_3B>> 3 (dread ref %Reg0_R135))
  dassign %Reg1_R135 0 (dread ref %Reg5_R135)
  dassign %Reg1_J 0 (iread i64 <* <$Ljava_2Flang_2FLong_3B>> 3 (dread ref %Reg1_R135))
  dassign %Reg2_I 0 (constval i32 32)
  dassign %Reg1_J 0 (lshr i64 (dread i64 %Reg1_J, dread i32 %Reg2_I))
  dassign %Reg0_J 0 (bxor i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg0_I 0 (cvt i32 i64 (dread i64 %Reg0_J))
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FLong_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FLong_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 142
  var %Reg2_R135 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg0_R135 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg0_J i64
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R135 0 (dread ref %_this)
LOC 32 57
  dassign %Reg0_R135 0 (dread ref %Reg2_R135)
  dassign %Reg0_J 0 (iread i64 <* <$Ljava_2Flang_2FLong_3B>> 3 (dread ref %Reg0_R135))
  intrinsiccallwithtype <$Ljava_2Flang_2FLong_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FLong_3B_7CtoString_7C_28J_29Ljava_2Flang_2FString_3B (dread i64 %Reg0_J) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &Ljava_2Flang_2FLong_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I public synthetic bridge virtual (var %_this <* <$Ljava_2Flang_2FLong_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  funcid 143
  var %Reg2_R135 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg0_R135 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R135 <* <$Ljava_2Flang_2FLong_3B>>
  var %Reg0_I i32

  dassign %Reg2_R135 0 (dread ref %_this)
LOC 32 3
  dassign %Reg0_R135 0 (dread ref %Reg2_R135)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R113))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FLong_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R135 0 }
  virtualcallassigned &Ljava_2Flang_2FLong_3B_7CcompareTo_7C_28Ljava_2Flang_2FLong_3B_29I (dread ref %Reg0_R135, dread ref %Reg1_R135) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FMath_3B_7C_3Cinit_3E_7C_28_29V private constructor (var %_this <* <$Ljava_2Flang_2FMath_3B>>) void {
  funcid 144
  var %Reg1_R150 <* <$Ljava_2Flang_2FMath_3B>>
  var %Reg0_R150 <* <$Ljava_2Flang_2FMath_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R150 0 (dread ref %_this)
LOC 33 4
  dassign %Reg0_R150 0 (dread ref %Reg1_R150)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R150))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &Ljava_2Flang_2FMath_3B_7Csqrt_7C_28D_29D public static native (var %Reg0_D f64) f64 {
  funcid 145

}
func &Ljava_2Flang_2FMath_3B_7Csin_7C_28D_29D public static native (var %Reg0_D f64) f64 {
  funcid 146

}
func &Ljava_2Flang_2FMath_3B_7Ccos_7C_28D_29D public static native (var %Reg0_D f64) f64 {
  funcid 147

}
func &Ljava_2Flang_2FMath_3B_7Cpow_7C_28DD_29D public static native (var %Reg0_D f64, var %Reg2_D f64) f64 {
  funcid 148

}
func &Ljava_2Flang_2FMath_3B_7Cfloor_7C_28D_29D public static native (var %Reg0_D f64) f64 {
  funcid 149

}
func &Ljava_2Flang_2FMath_3B_7Cabs_7C_28I_29I public static (var %Reg2_I i32) i32 {
  funcid 150
  var %Reg0_I i32
  var %Reg1_I i32

ALIAS %x %Reg2_I i32
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
LOC 33 17
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  brtrue @label49 (lt i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (dread i32 %Reg0_I)
  goto @label50
@label49
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg0_I 0 (neg i32 (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (dread i32 %Reg0_I)
@label50
  dassign %Reg0_I 0 (dread i32 %Reg1_I)
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FMath_3B_7Cabs_7C_28J_29J public static (var %Reg6_J i64) i64 {
  funcid 151
  var %Reg0_J i64
  var %Reg1_J i64
  var %Reg0_I i32
  var %Reg4_J i64

ALIAS %x %Reg6_J i64
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
LOC 33 21
  dassign %Reg0_J 0 (dread i64 %Reg6_J)
  dassign %Reg1_J 0 (constval i64 0)
  dassign %Reg0_I 0 (cmp i32 i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  brtrue @label51 (lt i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_J 0 (dread i64 %Reg6_J)
  dassign %Reg4_J 0 (dread i64 %Reg0_J)
  goto @label52
@label51
  dassign %Reg0_J 0 (dread i64 %Reg6_J)
  dassign %Reg0_J 0 (neg i64 (dread i64 %Reg0_J))
  dassign %Reg4_J 0 (dread i64 %Reg0_J)
@label52
  dassign %Reg0_J 0 (dread i64 %Reg4_J)
  return (dread i64 %Reg0_J)
}
func &Ljava_2Flang_2FMath_3B_7Cabs_7C_28D_29D public static (var %Reg6_D f64) f64 {
  funcid 152
  var %Reg0_D f64
  var %Reg1_D f64
  var %Reg0_I i32
  var %Reg4_D f64

ALIAS %x %Reg6_D f64
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
LOC 33 26
  dassign %Reg0_D 0 (dread f64 %Reg6_D)
  dassign %Reg1_D 0 (constval f64 0)
  dassign %Reg0_I 0 (cmpl i32 f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  brtrue @label53 (gt i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_D 0 (dread f64 %Reg6_D)
  dassign %Reg1_D 0 (dread f64 %Reg6_D)
  dassign %Reg0_I 0 (cmpl i32 f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  brtrue @label54 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
@label53
  dassign %Reg0_D 0 (dread f64 %Reg6_D)
  dassign %Reg4_D 0 (dread f64 %Reg0_D)
  goto @label55
@label54
  dassign %Reg0_D 0 (constval f64 0)
  dassign %Reg1_D 0 (dread f64 %Reg6_D)
  dassign %Reg0_D 0 (sub f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg4_D 0 (dread f64 %Reg0_D)
@label55
  dassign %Reg0_D 0 (dread f64 %Reg4_D)
  return (dread f64 %Reg0_D)
}
func &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I public static (var %Reg3_I i32, var %Reg4_I i32) i32 {
  funcid 153
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %x %Reg3_I i32
ALIAS %y %Reg4_I i32
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
LOC 33 30
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  brtrue @label56 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label57
@label56
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label57
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FMath_3B_7Cmax_7C_28II_29I public static (var %Reg3_I i32, var %Reg4_I i32) i32 {
  funcid 154
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %x %Reg3_I i32
ALIAS %y %Reg4_I i32
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
LOC 33 34
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  brtrue @label58 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label59
@label58
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label59
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FMath_3B_7Cmin_7C_28JJ_29J public static (var %Reg6_J i64, var %Reg8_J i64) i64 {
  funcid 155
  var %Reg0_J i64
  var %Reg1_J i64
  var %Reg0_I i32
  var %Reg4_J i64

ALIAS %x %Reg6_J i64
ALIAS %y %Reg8_J i64
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
LOC 33 38
  dassign %Reg0_J 0 (dread i64 %Reg6_J)
  dassign %Reg1_J 0 (dread i64 %Reg8_J)
  dassign %Reg0_I 0 (cmp i32 i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  brtrue @label60 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_J 0 (dread i64 %Reg8_J)
  dassign %Reg4_J 0 (dread i64 %Reg0_J)
  goto @label61
@label60
  dassign %Reg0_J 0 (dread i64 %Reg6_J)
  dassign %Reg4_J 0 (dread i64 %Reg0_J)
@label61
  dassign %Reg0_J 0 (dread i64 %Reg4_J)
  return (dread i64 %Reg0_J)
}
func &Ljava_2Flang_2FMath_3B_7Cmax_7C_28JJ_29J public static (var %Reg6_J i64, var %Reg8_J i64) i64 {
  funcid 156
  var %Reg0_J i64
  var %Reg1_J i64
  var %Reg0_I i32
  var %Reg4_J i64

ALIAS %x %Reg6_J i64
ALIAS %y %Reg8_J i64
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
LOC 33 42
  dassign %Reg0_J 0 (dread i64 %Reg6_J)
  dassign %Reg1_J 0 (dread i64 %Reg8_J)
  dassign %Reg0_I 0 (cmp i32 i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  brtrue @label62 (ge i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_J 0 (dread i64 %Reg8_J)
  dassign %Reg4_J 0 (dread i64 %Reg0_J)
  goto @label63
@label62
  dassign %Reg0_J 0 (dread i64 %Reg6_J)
  dassign %Reg4_J 0 (dread i64 %Reg0_J)
@label63
  dassign %Reg0_J 0 (dread i64 %Reg4_J)
  return (dread i64 %Reg0_J)
}
func &Ljava_2Flang_2FMath_3B_7Cmax_7C_28DD_29D public static (var %Reg6_D f64, var %Reg8_D f64) f64 {
  funcid 157
  var %Reg0_D f64
  var %Reg1_D f64
  var %Reg0_I i32
  var %Reg4_D f64

ALIAS %x %Reg6_D f64
ALIAS %y %Reg8_D f64
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
LOC 33 46
  dassign %Reg0_D 0 (dread f64 %Reg6_D)
  dassign %Reg1_D 0 (dread f64 %Reg8_D)
  dassign %Reg0_I 0 (cmpg i32 f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  brtrue @label64 (ge i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_D 0 (dread f64 %Reg8_D)
  dassign %Reg4_D 0 (dread f64 %Reg0_D)
  goto @label65
@label64
  dassign %Reg0_D 0 (dread f64 %Reg6_D)
  dassign %Reg4_D 0 (dread f64 %Reg0_D)
@label65
  dassign %Reg0_D 0 (dread f64 %Reg4_D)
  return (dread f64 %Reg0_D)
}
func &Ljava_2Flang_2FNegativeArraySizeException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>) void {
  funcid 158
  var %Reg1_R151 <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>
  var %Reg0_R151 <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>

  dassign %Reg1_R151 0 (dread ref %_this)
LOC 34 4
  dassign %Reg0_R151 0 (dread ref %Reg1_R151)
  dassign %Reg0_R119 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R151))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R119) {}
  return ()
}
func &Ljava_2Flang_2FNegativeArraySizeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 159
  var %Reg2_R151 <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>
  var %Reg0_R151 <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R151 0 (dread ref %_this)
LOC 34 7
  dassign %Reg0_R151 0 (dread ref %Reg2_R151)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R119 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R151))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R114) {}
LOC 34 8
  return ()
}
func &Ljava_2Flang_2FNoClassDefFoundError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FNoClassDefFoundError_3B>>) void {
  funcid 160
  var %Reg1_R152 <* <$Ljava_2Flang_2FNoClassDefFoundError_3B>>
  var %Reg0_R152 <* <$Ljava_2Flang_2FNoClassDefFoundError_3B>>
  var %Reg0_R138 <* <$Ljava_2Flang_2FLinkageError_3B>>

  dassign %Reg1_R152 0 (dread ref %_this)
LOC 35 4
  dassign %Reg0_R152 0 (dread ref %Reg1_R152)
  dassign %Reg0_R138 0 (retype ref <* <$Ljava_2Flang_2FLinkageError_3B>> (dread ref %Reg0_R152))
  callassigned &Ljava_2Flang_2FLinkageError_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R138) {}
  return ()
}
func &Ljava_2Flang_2FNoClassDefFoundError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FNoClassDefFoundError_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 161
  var %Reg2_R152 <* <$Ljava_2Flang_2FNoClassDefFoundError_3B>>
  var %Reg0_R152 <* <$Ljava_2Flang_2FNoClassDefFoundError_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R138 <* <$Ljava_2Flang_2FLinkageError_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R152 0 (dread ref %_this)
LOC 35 7
  dassign %Reg0_R152 0 (dread ref %Reg2_R152)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R138 0 (retype ref <* <$Ljava_2Flang_2FLinkageError_3B>> (dread ref %Reg0_R152))
  callassigned &Ljava_2Flang_2FLinkageError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R138, dread ref %Reg1_R114) {}
LOC 35 8
  return ()
}
func &Ljava_2Flang_2FNoSuchFieldError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FNoSuchFieldError_3B>>) void {
  funcid 162
  var %Reg1_R153 <* <$Ljava_2Flang_2FNoSuchFieldError_3B>>
  var %Reg0_R153 <* <$Ljava_2Flang_2FNoSuchFieldError_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FIncompatibleClassChangeError_3B>>

  dassign %Reg1_R153 0 (dread ref %_this)
LOC 36 4
  dassign %Reg0_R153 0 (dread ref %Reg1_R153)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FIncompatibleClassChangeError_3B>> (dread ref %Reg0_R153))
  callassigned &Ljava_2Flang_2FIncompatibleClassChangeError_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R117) {}
  return ()
}
func &Ljava_2Flang_2FNoSuchFieldError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FNoSuchFieldError_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 163
  var %Reg2_R153 <* <$Ljava_2Flang_2FNoSuchFieldError_3B>>
  var %Reg0_R153 <* <$Ljava_2Flang_2FNoSuchFieldError_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R117 <* <$Ljava_2Flang_2FIncompatibleClassChangeError_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R153 0 (dread ref %_this)
LOC 36 7
  dassign %Reg0_R153 0 (dread ref %Reg2_R153)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R117 0 (retype ref <* <$Ljava_2Flang_2FIncompatibleClassChangeError_3B>> (dread ref %Reg0_R153))
  callassigned &Ljava_2Flang_2FIncompatibleClassChangeError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R117, dread ref %Reg1_R114) {}
LOC 36 8
  return ()
}
func &Ljava_2Flang_2FNullPointerException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FNullPointerException_3B>>) void {
  funcid 164
  var %Reg1_R154 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg0_R154 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>

  dassign %Reg1_R154 0 (dread ref %_this)
LOC 37 4
  dassign %Reg0_R154 0 (dread ref %Reg1_R154)
  dassign %Reg0_R119 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R154))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R119) {}
  return ()
}
func &Ljava_2Flang_2FNullPointerException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FNullPointerException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 165
  var %Reg2_R154 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg0_R154 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R154 0 (dread ref %_this)
LOC 37 7
  dassign %Reg0_R154 0 (dread ref %Reg2_R154)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R119 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R154))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R114) {}
LOC 37 8
  return ()
}
func &Ljava_2Flang_2FNumber_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FNumber_3B>>) void {
  funcid 166
  var %Reg1_R127 <* <$Ljava_2Flang_2FNumber_3B>>
  var %Reg0_R127 <* <$Ljava_2Flang_2FNumber_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R127 0 (dread ref %_this)
LOC 38 3
  dassign %Reg0_R127 0 (dread ref %Reg1_R127)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R127))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &Ljava_2Flang_2FNumber_3B_7CintValue_7C_28_29I public virtual abstract (var %_this <* <$Ljava_2Flang_2FNumber_3B>>) i32
func &Ljava_2Flang_2FNumber_3B_7ClongValue_7C_28_29J public virtual abstract (var %_this <* <$Ljava_2Flang_2FNumber_3B>>) i64
func &Ljava_2Flang_2FNumber_3B_7CdoubleValue_7C_28_29D public virtual abstract (var %_this <* <$Ljava_2Flang_2FNumber_3B>>) f64
func &Ljava_2Flang_2FNumberFormatException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FNumberFormatException_3B>>) void {
  funcid 170
  var %Reg1_R148 <* <$Ljava_2Flang_2FNumberFormatException_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FNumberFormatException_3B>>
  var %Reg0_R140 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>

  dassign %Reg1_R148 0 (dread ref %_this)
LOC 39 4
  dassign %Reg0_R148 0 (dread ref %Reg1_R148)
  dassign %Reg0_R140 0 (retype ref <* <$Ljava_2Flang_2FIllegalArgumentException_3B>> (dread ref %Reg0_R148))
  callassigned &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R140) {}
  return ()
}
func &Ljava_2Flang_2FNumberFormatException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FNumberFormatException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 171
  var %Reg2_R148 <* <$Ljava_2Flang_2FNumberFormatException_3B>>
  var %Reg0_R148 <* <$Ljava_2Flang_2FNumberFormatException_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R140 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R148 0 (dread ref %_this)
LOC 39 7
  dassign %Reg0_R148 0 (dread ref %Reg2_R148)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R140 0 (retype ref <* <$Ljava_2Flang_2FIllegalArgumentException_3B>> (dread ref %Reg0_R148))
  callassigned &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R140, dread ref %Reg1_R114) {}
LOC 39 8
  return ()
}
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void {
  funcid 172
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg0_R113 0 (dread ref %_this)
LOC 40 3
  return ()
}
func &Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  funcid 173

}
func &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FClass_3B>> {
  funcid 174

}
func &Ljava_2Flang_2FObject_3B_7Cclone_7C_28_29Ljava_2Flang_2FObject_3B protected native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 175

}
func &Ljava_2Flang_2FObject_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  funcid 176
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg2_I i32

ALIAS %other %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  dassign %Reg3_R113 0 (dread ref %_this)
LOC 40 11
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  brtrue @label66 (ne i32 ref (dread ref %Reg0_R113, dread ref %Reg1_R113))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label67
@label66
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label67
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FObject_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 177
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R129 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg1_C u16
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R113 0 (dread ref %_this)
LOC 40 15
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R130 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R130) {}
  dassign %Reg1_R113 0 (dread ref %Reg2_R113)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg1_R113) { dassign %Reg1_R129 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R129) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R130, dread ref %Reg1_R114) { dassign %Reg0_R130 0 }
  dassign %Reg1_I 0 (constval i32 64)
  dassign %Reg1_C 0 (cvt u16 i32 (dread i32 %Reg1_I))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R130, dread u16 %Reg1_C) { dassign %Reg0_R130 0 }
  dassign %Reg1_R113 0 (dread ref %Reg2_R113)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I (dread ref %Reg1_R113) { dassign %Reg1_I 0 }
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CtoHexString_7C_28I_29Ljava_2Flang_2FString_3B (dread i32 %Reg1_I) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R130, dread ref %Reg1_R114) { dassign %Reg0_R130 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R130) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &Ljava_2Flang_2FObject_3B_7Cnotify_7C_28_29V final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void {
  funcid 178

}
func &Ljava_2Flang_2FObject_3B_7CnotifyAll_7C_28_29V final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void {
  funcid 179

}
func &Ljava_2Flang_2FObject_3B_7Cwait_7C_28_29V final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void {
  funcid 180

}
func &Ljava_2Flang_2FObject_3B_7Cwait_7C_28J_29V final public native virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>, var %Reg1_J i64) void {
  funcid 181

}
func &Ljava_2Flang_2FOutOfMemoryError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>) void {
  funcid 182
  var %Reg1_R155 <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>
  var %Reg0_R155 <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>
  var %Reg0_R156 <* <$Ljava_2Flang_2FVirtualMachineError_3B>>

  dassign %Reg1_R155 0 (dread ref %_this)
LOC 41 4
  dassign %Reg0_R155 0 (dread ref %Reg1_R155)
  dassign %Reg0_R156 0 (retype ref <* <$Ljava_2Flang_2FVirtualMachineError_3B>> (dread ref %Reg0_R155))
  callassigned &Ljava_2Flang_2FVirtualMachineError_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R156) {}
  return ()
}
func &Ljava_2Flang_2FOutOfMemoryError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 183
  var %Reg2_R155 <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>
  var %Reg0_R155 <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R156 <* <$Ljava_2Flang_2FVirtualMachineError_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R155 0 (dread ref %_this)
LOC 41 7
  dassign %Reg0_R155 0 (dread ref %Reg2_R155)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R156 0 (retype ref <* <$Ljava_2Flang_2FVirtualMachineError_3B>> (dread ref %Reg0_R155))
  callassigned &Ljava_2Flang_2FVirtualMachineError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R156, dread ref %Reg1_R114) {}
LOC 41 8
  return ()
}
func &Ljava_2Flang_2FRunnable_3B_7Crun_7C_28_29V public virtual abstract (var %_this <* <$Ljava_2Flang_2FRunnable_3B>>) void
func &Ljava_2Flang_2FRuntime_3B_7C_3Cinit_3E_7C_28_29V private constructor (var %_this <* <$Ljava_2Flang_2FRuntime_3B>>) void {
  funcid 185
  var %Reg1_R157 <* <$Ljava_2Flang_2FRuntime_3B>>
  var %Reg0_R157 <* <$Ljava_2Flang_2FRuntime_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R157 0 (dread ref %_this)
LOC 44 6
  dassign %Reg0_R157 0 (dread ref %Reg1_R157)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R157))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &Ljava_2Flang_2FRuntime_3B_7CgetRuntime_7C_28_29Ljava_2Flang_2FRuntime_3B public static () <* <$Ljava_2Flang_2FRuntime_3B>> {
  funcid 186
  var %Reg0_R157 <* <$Ljava_2Flang_2FRuntime_3B>>

  intrinsiccallwithtype <$Ljava_2Flang_2FRuntime_3B> JAVA_CLINIT_CHECK ()
LOC 44 9
  intrinsiccallwithtype <$Ljava_2Flang_2FRuntime_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R157 0 (dread ref $Ljava_2Flang_2FRuntime_3B_7CCURRENT)
  return (dread ref %Reg0_R157)
}
func &Ljava_2Flang_2FRuntime_3B_7CtotalMemory_7C_28_29J public native virtual (var %_this <* <$Ljava_2Flang_2FRuntime_3B>>) i64 {
  funcid 187

}
func &Ljava_2Flang_2FRuntime_3B_7CfreeMemory_7C_28_29J public native virtual (var %_this <* <$Ljava_2Flang_2FRuntime_3B>>) i64 {
  funcid 188

}
func &Ljava_2Flang_2FRuntime_3B_7CmaxMemory_7C_28_29J public native virtual (var %_this <* <$Ljava_2Flang_2FRuntime_3B>>) i64 {
  funcid 189

}
func &Ljava_2Flang_2FRuntime_3B_7CavailableProcessors_7C_28_29I public native virtual (var %_this <* <$Ljava_2Flang_2FRuntime_3B>>) i32 {
  funcid 190

}
func &Ljava_2Flang_2FRuntime_3B_7Cgc_7C_28_29V public native virtual (var %_this <* <$Ljava_2Flang_2FRuntime_3B>>) void {
  funcid 191

}
func &Ljava_2Flang_2FRuntime_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 192
  var %Reg0_R157 <* <$Ljava_2Flang_2FRuntime_3B>>

LOC 44 4
  dassign %Reg0_R157 0 (gcmalloc ref <$Ljava_2Flang_2FRuntime_3B>)
  callassigned &Ljava_2Flang_2FRuntime_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R157) {}
  dassign $Ljava_2Flang_2FRuntime_3B_7CCURRENT 0 (dread ref %Reg0_R157)
  return ()
}
func &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>) void {
  funcid 193
  var %Reg1_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg0_R133 <* <$Ljava_2Flang_2FException_3B>>

  dassign %Reg1_R119 0 (dread ref %_this)
  dassign %Reg0_R119 0 (dread ref %Reg1_R119)
  dassign %Reg0_R133 0 (retype ref <* <$Ljava_2Flang_2FException_3B>> (dread ref %Reg0_R119))
  callassigned &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R133) {}
  return ()
}
func &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 194
  var %Reg2_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R133 <* <$Ljava_2Flang_2FException_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R119 0 (dread ref %_this)
LOC 45 7
  dassign %Reg0_R119 0 (dread ref %Reg2_R119)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R133 0 (retype ref <* <$Ljava_2Flang_2FException_3B>> (dread ref %Reg0_R119))
  callassigned &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R133, dread ref %Reg1_R114) {}
LOC 45 8
  return ()
}
func &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>, var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>, var %Reg5_R136 <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  funcid 195
  var %Reg3_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R133 <* <$Ljava_2Flang_2FException_3B>>

ALIAS %message %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %cause %Reg5_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  dassign %Reg3_R119 0 (dread ref %_this)
LOC 45 11
  dassign %Reg0_R119 0 (dread ref %Reg3_R119)
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  dassign %Reg2_R136 0 (dread ref %Reg5_R136)
  dassign %Reg0_R133 0 (retype ref <* <$Ljava_2Flang_2FException_3B>> (dread ref %Reg0_R119))
  callassigned &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %Reg0_R133, dread ref %Reg1_R114, dread ref %Reg2_R136) {}
LOC 45 12
  return ()
}
func &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>, var %Reg3_R136 <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  funcid 196
  var %Reg2_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>
  var %Reg1_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R133 <* <$Ljava_2Flang_2FException_3B>>

ALIAS %cause %Reg3_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  dassign %Reg2_R119 0 (dread ref %_this)
LOC 45 15
  dassign %Reg0_R119 0 (dread ref %Reg2_R119)
  dassign %Reg1_R136 0 (dread ref %Reg3_R136)
  dassign %Reg0_R133 0 (retype ref <* <$Ljava_2Flang_2FException_3B>> (dread ref %Reg0_R119))
  callassigned &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V (dread ref %Reg0_R133, dread ref %Reg1_R136) {}
LOC 45 16
  return ()
}
func &Ljava_2Flang_2FShort_3B_7C_3Cinit_3E_7C_28S_29V public constructor (var %_this <* <$Ljava_2Flang_2FShort_3B>>, var %Reg3_S i16) void {
  funcid 197
  var %Reg2_R158 <* <$Ljava_2Flang_2FShort_3B>>
  var %Reg3_I i32
  var %Reg0_R158 <* <$Ljava_2Flang_2FShort_3B>>
  var %Reg0_R127 <* <$Ljava_2Flang_2FNumber_3B>>
  var %Reg1_I i32
  var %Reg1_S i16

ALIAS %number %Reg3_S i16
  dassign %Reg2_R158 0 (dread ref %_this)
  dassign %Reg3_I 0 (sext i32 16 (dread i16 %Reg3_S))
LOC 46 6
  dassign %Reg0_R158 0 (dread ref %Reg2_R158)
  dassign %Reg0_R127 0 (retype ref <* <$Ljava_2Flang_2FNumber_3B>> (dread ref %Reg0_R158))
  callassigned &Ljava_2Flang_2FNumber_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R127) {}
LOC 46 7
  dassign %Reg0_R158 0 (dread ref %Reg2_R158)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_S 0 (intrinsicop i16 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$Ljava_2Flang_2FShort_3B>> 3 (dread ref %Reg0_R158, dread i16 %Reg1_S)
LOC 46 8
  return ()
}
func &Ljava_2Flang_2FShort_3B_7CvalueOf_7C_28S_29Ljava_2Flang_2FShort_3B public static (var %Reg3_S i16) <* <$Ljava_2Flang_2FShort_3B>> {
  funcid 198
  var %Reg3_I i32
  var %Reg0_R158 <* <$Ljava_2Flang_2FShort_3B>>
  var %Reg1_I i32
  var %Reg1_S i16

ALIAS %number %Reg3_S i16
  intrinsiccallwithtype <$Ljava_2Flang_2FShort_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg3_I 0 (sext i32 16 (dread i16 %Reg3_S))
LOC 46 11
  intrinsiccallwithtype <$Ljava_2Flang_2FShort_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R158 0 (gcmalloc ref <$Ljava_2Flang_2FShort_3B>)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_S 0 (cvt i16 i32 (dread i32 %Reg1_I))
  callassigned &Ljava_2Flang_2FShort_3B_7C_3Cinit_3E_7C_28S_29V (dread ref %Reg0_R158, dread i16 %Reg1_S) {}
  return (dread ref %Reg0_R158)
}
func &Ljava_2Flang_2FShort_3B_7CshortValue_7C_28_29S public virtual (var %_this <* <$Ljava_2Flang_2FShort_3B>>) i16 {
  funcid 199
  var %Reg1_R158 <* <$Ljava_2Flang_2FShort_3B>>
  var %Reg0_R158 <* <$Ljava_2Flang_2FShort_3B>>
  var %Reg0_S i16
  var %Reg0_I i32

  dassign %Reg1_R158 0 (dread ref %_this)
LOC 46 15
  dassign %Reg0_R158 0 (dread ref %Reg1_R158)
  dassign %Reg0_S 0 (iread i16 <* <$Ljava_2Flang_2FShort_3B>> 3 (dread ref %Reg0_R158))
  dassign %Reg0_I 0 (sext i32 16 (dread i16 %Reg0_S))
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FShort_3B_7CintValue_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FShort_3B>>) i32 {
  funcid 200
  var %Reg1_R158 <* <$Ljava_2Flang_2FShort_3B>>
  var %Reg0_R158 <* <$Ljava_2Flang_2FShort_3B>>
  var %Reg0_S i16
  var %Reg0_I i32

  dassign %Reg1_R158 0 (dread ref %_this)
LOC 46 19
  dassign %Reg0_R158 0 (dread ref %Reg1_R158)
  dassign %Reg0_S 0 (iread i16 <* <$Ljava_2Flang_2FShort_3B>> 3 (dread ref %Reg0_R158))
  dassign %Reg0_I 0 (sext i32 16 (dread i16 %Reg0_S))
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FShort_3B_7ClongValue_7C_28_29J public virtual (var %_this <* <$Ljava_2Flang_2FShort_3B>>) i64 {
  funcid 201
  var %Reg2_R158 <* <$Ljava_2Flang_2FShort_3B>>
  var %Reg0_R158 <* <$Ljava_2Flang_2FShort_3B>>
  var %Reg0_S i16
  var %Reg0_I i32
  var %Reg0_J i64

  dassign %Reg2_R158 0 (dread ref %_this)
LOC 46 23
  dassign %Reg0_R158 0 (dread ref %Reg2_R158)
  dassign %Reg0_S 0 (iread i16 <* <$Ljava_2Flang_2FShort_3B>> 3 (dread ref %Reg0_R158))
  dassign %Reg0_I 0 (sext i32 16 (dread i16 %Reg0_S))
  dassign %Reg0_J 0 (cvt i64 i32 (dread i32 %Reg0_I))
  return (dread i64 %Reg0_J)
}
func &Ljava_2Flang_2FShort_3B_7CdoubleValue_7C_28_29D public virtual (var %_this <* <$Ljava_2Flang_2FShort_3B>>) f64 {
  funcid 202
  var %Reg2_R158 <* <$Ljava_2Flang_2FShort_3B>>
  var %Reg0_R158 <* <$Ljava_2Flang_2FShort_3B>>
  var %Reg0_S i16
  var %Reg0_I i32
  var %Reg0_D f64

  dassign %Reg2_R158 0 (dread ref %_this)
LOC 46 27
  dassign %Reg0_R158 0 (dread ref %Reg2_R158)
  dassign %Reg0_S 0 (iread i16 <* <$Ljava_2Flang_2FShort_3B>> 3 (dread ref %Reg0_R158))
  dassign %Reg0_I 0 (sext i32 16 (dread i16 %Reg0_S))
  dassign %Reg0_D 0 (cvt f64 i32 (dread i32 %Reg0_I))
  return (dread f64 %Reg0_D)
}
func &Ljava_2Flang_2FShort_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FShort_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 203
  var %Reg1_R158 <* <$Ljava_2Flang_2FShort_3B>>
  var %Reg0_R158 <* <$Ljava_2Flang_2FShort_3B>>
  var %Reg0_S i16
  var %Reg0_I i32
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R158 0 (dread ref %_this)
LOC 46 31
  dassign %Reg0_R158 0 (dread ref %Reg1_R158)
  dassign %Reg0_S 0 (iread i16 <* <$Ljava_2Flang_2FShort_3B>> 3 (dread ref %Reg0_R158))
  dassign %Reg0_I 0 (sext i32 16 (dread i16 %Reg0_S))
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CtoString_7C_28I_29Ljava_2Flang_2FString_3B (dread i32 %Reg0_I) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &Ljava_2Flang_2FStackOverflowError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStackOverflowError_3B>>) void {
  funcid 204
  var %Reg1_R159 <* <$Ljava_2Flang_2FStackOverflowError_3B>>
  var %Reg0_R159 <* <$Ljava_2Flang_2FStackOverflowError_3B>>
  var %Reg0_R156 <* <$Ljava_2Flang_2FVirtualMachineError_3B>>

  dassign %Reg1_R159 0 (dread ref %_this)
LOC 47 4
  dassign %Reg0_R159 0 (dread ref %Reg1_R159)
  dassign %Reg0_R156 0 (retype ref <* <$Ljava_2Flang_2FVirtualMachineError_3B>> (dread ref %Reg0_R159))
  callassigned &Ljava_2Flang_2FVirtualMachineError_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R156) {}
  return ()
}
func &Ljava_2Flang_2FStackOverflowError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FStackOverflowError_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 205
  var %Reg2_R159 <* <$Ljava_2Flang_2FStackOverflowError_3B>>
  var %Reg0_R159 <* <$Ljava_2Flang_2FStackOverflowError_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R156 <* <$Ljava_2Flang_2FVirtualMachineError_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R159 0 (dread ref %_this)
LOC 47 7
  dassign %Reg0_R159 0 (dread ref %Reg2_R159)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R156 0 (retype ref <* <$Ljava_2Flang_2FVirtualMachineError_3B>> (dread ref %Reg0_R159))
  callassigned &Ljava_2Flang_2FVirtualMachineError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R156, dread ref %Reg1_R114) {}
LOC 47 8
  return ()
}
func &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 206
  var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg1_R115 <* <[] u16>>
  var %Reg2_I i32
  var %Reg3_I i32

  dassign %Reg4_R114 0 (dread ref %_this)
LOC 48 12
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg1_R115 0 (gcmallocjarray ref <[] u16> (dread i32 %Reg1_I))
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg3_I 0 (constval i32 0)
  callassigned &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACII_29V (dread ref %Reg0_R114, dread ref %Reg1_R115, dread i32 %Reg2_I, dread i32 %Reg3_I) {}
LOC 48 13
  return ()
}
func &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28AC_29V public constructor (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg5_R115 <* <[] u16>>) void {
  funcid 207
  var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R115 <* <[] u16>>
  var %Reg2_I i32
  var %Reg3_R115 <* <[] u16>>
  var %Reg3_I i32

ALIAS %text %Reg5_R115 <* <[] u16>>
  dassign %Reg4_R114 0 (dread ref %_this)
LOC 48 16
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg1_R115 0 (dread ref %Reg5_R115)
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg3_R115 0 (dread ref %Reg5_R115)
  dassign %Reg3_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg3_R115))
  callassigned &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACII_29V (dread ref %Reg0_R114, dread ref %Reg1_R115, dread i32 %Reg2_I, dread i32 %Reg3_I) {}
LOC 48 17
  return ()
}
func &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACII_29V public constructor (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg7_R115 <* <[] u16>>, var %Reg8_I i32, var %Reg9_I i32) void {
  funcid 208
  var %Reg6_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg1_R115 <* <[] u16>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_R160 <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>
  var %Reg1_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_17 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_18 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R115 <* <[] u16>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R115 <* <[] u16>>
  var %Reg5_R115 <* <[] u16>>
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %text %Reg7_R115 <* <[] u16>>
ALIAS %from %Reg8_I i32
ALIAS %count %Reg9_I i32
ALIAS %copy %Reg5_R115 <* <[] u16>>
  dassign %Reg6_R114 0 (dread ref %_this)
LOC 48 19
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R114))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 48 20
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  brtrue @label68 (lt i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  brtrue @label68 (lt i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_R115 0 (dread ref %Reg7_R115)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R115))
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  brtrue @label69 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
@label68
LOC 48 21
  intrinsiccallwithtype <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R160 0 (gcmalloc ref <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R130 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R130) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f00660066007300650074002000) { dassign %L_STR_17 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_17)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R130, dread ref %Reg2_R114) { dassign %Reg1_R130 0 }
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R130, dread i32 %Reg2_I) { dassign %Reg1_R130 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_786baaaf41e03b3e677e20acd017ad1b) { dassign %L_STR_18 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_18)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R130, dread ref %Reg2_R114) { dassign %Reg1_R130 0 }
  dassign %Reg2_I 0 (dread i32 %Reg9_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R130, dread i32 %Reg2_I) { dassign %Reg1_R130 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_c563bea331f13bd85a42e651fcbcdd3c) { dassign %L_STR_19 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R130, dread ref %Reg2_R114) { dassign %Reg1_R130 0 }
  dassign %Reg2_R115 0 (dread ref %Reg7_R115)
  dassign %Reg2_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg2_R115))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R130, dread i32 %Reg2_I) { dassign %Reg1_R130 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R130) { dassign %Reg1_R114 0 }
  callassigned &Ljava_2Flang_2FStringIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R160, dread ref %Reg1_R114) {}
  dassign %Reg0_R136 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R160))
  throw (dread ref %Reg0_R136)
@label69
LOC 48 23
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg0_R115 0 (gcmallocjarray ref <[] u16> (dread i32 %Reg0_I))
  dassign %Reg5_R115 0 (dread ref %Reg0_R115)
LOC 48 24
  dassign %Reg0_R115 0 (dread ref %Reg7_R115)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg2_R115 0 (dread ref %Reg5_R115)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg9_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R115))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R115))
  callassigned &Ljava_2Flang_2FSystem_3B_7Carraycopy_7C_28Ljava_2Flang_2FObject_3BILjava_2Flang_2FObject_3BII_29V (dread ref %Reg0_R113, dread i32 %Reg1_I, dread ref %Reg2_R113, dread i32 %Reg3_I, dread i32 %Reg4_I) {}
LOC 48 25
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_R115 0 (dread ref %Reg5_R115)
  iassign <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg0_R114, dread ref %Reg1_R115)
LOC 48 26
  return ()
}
func &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32 {
  funcid 209
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R115 <* <[] u16>>
  var %Reg0_I i32

  dassign %Reg1_R114 0 (dread ref %_this)
LOC 48 29
  dassign %Reg0_R114 0 (dread ref %Reg1_R114)
  dassign %Reg0_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R115))
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FString_3B_7CisEmpty_7C_28_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) u1 {
  funcid 210
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R115 <* <[] u16>>
  var %Reg0_I i32
  var %Reg1_I i32

  dassign %Reg2_R114 0 (dread ref %_this)
LOC 48 33
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg0_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R115))
  brtrue @label70 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg1_I 0 (dread i32 %Reg0_I)
  goto @label71
@label70
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg1_I 0 (dread i32 %Reg0_I)
@label71
  dassign %Reg0_I 0 (dread i32 %Reg1_I)
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg5_I i32) u16 {
  funcid 211
  var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R115 <* <[] u16>>
  var %Reg1_I i32
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R115 <* <[] u16>>
  var %Reg0_R160 <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>
  var %Reg1_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_20 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg0_R136 <* <$Ljava_2Flang_2FThrowable_3B>>

ALIAS %index %Reg5_I i32
  dassign %Reg4_R114 0 (dread ref %_this)
LOC 48 37
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  brtrue @label72 (lt i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  dassign %Reg1_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg1_R114))
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R115))
  brtrue @label72 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 48 38
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg0_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R115, dread i32 %Reg1_I))))
  return (dread i32 %Reg0_I)
@label72
LOC 48 40
  intrinsiccallwithtype <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R160 0 (gcmalloc ref <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R130 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R130) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7cba0863b177e32ef9f1a16a3acec885) { dassign %L_STR_20 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_20)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R130, dread ref %Reg2_R114) { dassign %Reg1_R130 0 }
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R130, dread i32 %Reg2_I) { dassign %Reg1_R130 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R130) { dassign %Reg1_R114 0 }
  callassigned &Ljava_2Flang_2FStringIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R160, dread ref %Reg1_R114) {}
  dassign %Reg0_R136 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R160))
  throw (dread ref %Reg0_R136)
}
func &Ljava_2Flang_2FString_3B_7CtoCharArray_7C_28_29AC public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) <* <[] u16>> {
  funcid 212
  var %Reg6_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R115 <* <[] u16>>
  var %Reg0_I i32
  var %Reg5_R115 <* <[] u16>>
  var %Reg1_I i32
  var %Reg2_R115 <* <[] u16>>
  var %Reg3_I i32
  var %Reg4_R115 <* <[] u16>>
  var %Reg4_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %copy %Reg5_R115 <* <[] u16>>
  dassign %Reg6_R114 0 (dread ref %_this)
LOC 48 44
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg0_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R115))
  dassign %Reg0_R115 0 (gcmallocjarray ref <[] u16> (dread i32 %Reg0_I))
  dassign %Reg5_R115 0 (dread ref %Reg0_R115)
LOC 48 45
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg0_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_R115 0 (dread ref %Reg5_R115)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_R115 0 (dread ref %Reg5_R115)
  dassign %Reg4_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg4_R115))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R115))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R115))
  callassigned &Ljava_2Flang_2FSystem_3B_7Carraycopy_7C_28Ljava_2Flang_2FObject_3BILjava_2Flang_2FObject_3BII_29V (dread ref %Reg0_R113, dread i32 %Reg1_I, dread ref %Reg2_R113, dread i32 %Reg3_I, dread i32 %Reg4_I) {}
LOC 48 46
  dassign %Reg0_R115 0 (dread ref %Reg5_R115)
  return (dread ref %Reg0_R115)
}
func &Ljava_2Flang_2FString_3B_7CcopyTo_7C_28ACI_29V virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg6_R115 <* <[] u16>>, var %Reg7_I i32) void {
  funcid 213
  var %Reg5_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R115 <* <[] u16>>
  var %Reg1_I i32
  var %Reg2_R115 <* <[] u16>>
  var %Reg3_I i32
  var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_R115 <* <[] u16>>
  var %Reg4_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %target %Reg6_R115 <* <[] u16>>
ALIAS %at %Reg7_I i32
  dassign %Reg5_R114 0 (dread ref %_this)
LOC 48 51
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg0_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_R115 0 (dread ref %Reg6_R115)
  dassign %Reg3_I 0 (dread i32 %Reg7_I)
  dassign %Reg4_R114 0 (dread ref %Reg5_R114)
  dassign %Reg4_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg4_R114))
  dassign %Reg4_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg4_R115))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R115))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R115))
  callassigned &Ljava_2Flang_2FSystem_3B_7Carraycopy_7C_28Ljava_2Flang_2FObject_3BILjava_2Flang_2FObject_3BII_29V (dread ref %Reg0_R113, dread i32 %Reg1_I, dread ref %Reg2_R113, dread i32 %Reg3_I, dread i32 %Reg4_I) {}
LOC 48 52
  return ()
}
func &Ljava_2Flang_2FString_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32 {
  funcid 214
  var %Reg7_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %Reg2_I i32
  var %Reg0_R115 <* <[] u16>>
  var %Reg3_R115 <* <[] u16>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg1_I i32
  var %Reg6_I i32

ALIAS %c %Reg6_C u16
ALIAS %sum %Reg2_I i32
  dassign %Reg7_R114 0 (dread ref %_this)
LOC 48 55
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  dassign %Reg0_I 0 (iread i32 <* <$Ljava_2Flang_2FString_3B>> 3 (dread ref %Reg0_R114))
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
LOC 48 56
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  brtrue @label75 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 48 57
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  dassign %Reg0_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg3_R115 0 (dread ref %Reg0_R115)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R115))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label73
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  brtrue @label74 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R115))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R113, dread i32 %Reg1_I))))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
LOC 48 58
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  dassign %Reg1_I 0 (constval i32 31)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
LOC 48 57
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label73
@label74
LOC 48 60
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  dassign %Reg1_I 0 (dread i32 %Reg2_I)
  iassign <* <$Ljava_2Flang_2FString_3B>> 3 (dread ref %Reg0_R114, dread i32 %Reg1_I)
@label75
LOC 48 62
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  funcid 215
  var %Reg6_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R115 <* <[] u16>>
  var %Reg5_I i32
  var %Reg1_I i32
  var %Reg1_R115 <* <[] u16>>
  var %Reg2_I i32
  var %Reg0_Z u1
  var %Reg3_I i32

ALIAS %that %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %length %Reg5_I i32
ALIAS %other %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  dassign %Reg6_R114 0 (dread ref %_this)
LOC 48 66
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  brtrue @label76 (ne i32 ref (dread ref %Reg0_R113, dread ref %Reg1_R114))
LOC 48 67
  dassign %Reg0_I 0 (constval i32 1)
  return (dread i32 %Reg0_I)
@label76
LOC 48 69
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg0_I 0 (intrinsicopwithtype i32 <* <$Ljava_2Flang_2FString_3B>> JAVA_INSTANCE_OF (dread ref %Reg0_R113))
  brtrue @label81 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 48 70
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg0_R113) { dassign %Reg0_R114 0 }
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 48 71
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg0_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R115))
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
LOC 48 73
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg0_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R115))
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  brtrue @label77 (eq i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 48 74
  dassign %Reg0_I 0 (constval i32 0)
  return (dread i32 %Reg0_I)
@label77
LOC 48 76
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  brtrue @label78 (eq i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg0_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R115, dread i32 %Reg1_I))))
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg1_R114))
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg1_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg1_R115, dread i32 %Reg2_I))))
  brtrue @label79 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (constval i32 1)
  brtrue @label78 (eq i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  dassign %Reg1_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg1_R114))
  dassign %Reg2_I 0 (constval i32 0)
  callassigned &Ljava_2Flang_2FString_3B_7Cmatches_7C_28ACI_29Z (dread ref %Reg0_R114, dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg0_Z 0 }
  brtrue @label79 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
@label78
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label80
@label79
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label80
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
@label81
LOC 48 78
  dassign %Reg0_I 0 (constval i32 0)
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FString_3B_7Cmatches_7C_28ACI_29Z private virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg7_R115 <* <[] u16>>, var %Reg8_I i32) u1 {
  funcid 216
  var %Reg6_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %Reg5_I i32
  var %Reg1_R115 <* <[] u16>>
  var %Reg1_I i32
  var %Reg0_R115 <* <[] u16>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg4_I i32

ALIAS %part %Reg7_R115 <* <[] u16>>
ALIAS %at %Reg8_I i32
ALIAS %i %Reg5_I i32
  dassign %Reg6_R114 0 (dread ref %_this)
LOC 48 82
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label82
LOC 48 83
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R115 0 (dread ref %Reg7_R115)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R115))
  brtrue @label83 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R115 0 (dread ref %Reg7_R115)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R115, dread i32 %Reg1_I))))
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg1_R114))
  dassign %Reg2_I 0 (dread i32 %Reg8_I)
  dassign %Reg3_I 0 (dread i32 %Reg5_I)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg1_R115, dread i32 %Reg2_I))))
  brtrue @label83 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 48 84
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label82
@label83
LOC 48 86
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R115 0 (dread ref %Reg7_R115)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R115))
  brtrue @label84 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
  goto @label85
@label84
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label85
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FString_3B_7CcompareTo_7C_28Ljava_2Flang_2FString_3B_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg6_R114 <* <$Ljava_2Flang_2FString_3B>>) i32 {
  funcid 217
  var %Reg5_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R115 <* <[] u16>>
  var %Reg3_R115 <* <[] u16>>
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R115 <* <[] u16>>
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %i %Reg4_I i32
ALIAS %other %Reg6_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %theirs %Reg3_R115 <* <[] u16>>
  dassign %Reg5_R114 0 (dread ref %_this)
LOC 48 90
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg0_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg3_R115 0 (dread ref %Reg0_R115)
LOC 48 91
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label86
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg1_R114))
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R115))
  brtrue @label88 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_R115 0 (dread ref %Reg3_R115)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R115))
  brtrue @label88 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 48 92
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg0_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg0_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R115, dread i32 %Reg1_I))))
  dassign %Reg1_R115 0 (dread ref %Reg3_R115)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg1_R115, dread i32 %Reg2_I))))
  brtrue @label87 (eq i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 48 93
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg0_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg0_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R115, dread i32 %Reg1_I))))
  dassign %Reg1_R115 0 (dread ref %Reg3_R115)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg1_R115, dread i32 %Reg2_I))))
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
@label87
LOC 48 91
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  goto @label86
@label88
LOC 48 96
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg0_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R115))
  dassign %Reg1_R115 0 (dread ref %Reg3_R115)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R115))
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FString_3B_7Cconcat_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg5_R114 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 218
  var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R115 <* <[] u16>>
  var %Reg0_I i32
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R115 <* <[] u16>>
  var %Reg1_I i32
  var %Reg3_R115 <* <[] u16>>
  var %Reg2_I i32
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R115 <* <[] u16>>

ALIAS %tail %Reg5_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %both %Reg3_R115 <* <[] u16>>
  dassign %Reg4_R114 0 (dread ref %_this)
LOC 48 100
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg0_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R115))
  brtrue @label89 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 48 101
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  return (dread ref %Reg0_R114)
@label89
LOC 48 103
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg0_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R115))
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg1_R114))
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R115))
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R115 0 (gcmallocjarray ref <[] u16> (dread i32 %Reg0_I))
  dassign %Reg3_R115 0 (dread ref %Reg0_R115)
LOC 48 104
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg1_R115 0 (dread ref %Reg3_R115)
  dassign %Reg2_I 0 (constval i32 0)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcopyTo_7C_28ACI_29V (dread ref %Reg0_R114, dread ref %Reg1_R115, dread i32 %Reg2_I) {}
LOC 48 105
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_R115 0 (dread ref %Reg3_R115)
  dassign %Reg2_R114 0 (dread ref %Reg4_R114)
  dassign %Reg2_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg2_R114))
  dassign %Reg2_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg2_R115))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcopyTo_7C_28ACI_29V (dread ref %Reg0_R114, dread ref %Reg1_R115, dread i32 %Reg2_I) {}
LOC 48 106
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  dassign %Reg1_R115 0 (dread ref %Reg3_R115)
  callassigned &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28AC_29V (dread ref %Reg0_R114, dread ref %Reg1_R115) {}
  return (dread ref %Reg0_R114)
}
func &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg4_I i32) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 219
  var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R115 <* <[] u16>>
  var %Reg2_I i32

ALIAS %from %Reg4_I i32
  dassign %Reg3_R114 0 (dread ref %_this)
LOC 48 110
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_R114 0 (dread ref %Reg3_R114)
  dassign %Reg2_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg2_R114))
  dassign %Reg2_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg2_R115))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28II_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R114, dread i32 %Reg1_I, dread i32 %Reg2_I) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &Ljava_2Flang_2FString_3B_7Csubstring_7C_28II_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg10_I i32, var %Reg11_I i32) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 220
  var %Reg9_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R115 <* <[] u16>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg0_R115 <* <[] u16>>
  var %Reg7_I i32
  var %Reg0_R161 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg8_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg8_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_C u16
  var %Reg0_R160 <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>
  var %Reg1_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_21 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_22 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_19 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R115 <* <[] u16>>
  var %Reg0_R136 <* <$Ljava_2Flang_2FThrowable_3B>>

ALIAS %c %Reg7_C u16
ALIAS %one %Reg8_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %from %Reg10_I i32
ALIAS %to %Reg11_I i32
  dassign %Reg9_R114 0 (dread ref %_this)
LOC 48 114
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  brtrue @label96 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg10_I)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  brtrue @label96 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_R114 0 (dread ref %Reg9_R114)
  dassign %Reg1_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg1_R114))
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R115))
  brtrue @label96 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 48 115
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R114 0 (dread ref %Reg9_R114)
  dassign %Reg1_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg1_R114))
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R115))
  brtrue @label90 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 48 116
  dassign %Reg0_R114 0 (dread ref %Reg9_R114)
  return (dread ref %Reg0_R114)
@label90
LOC 48 118
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 1)
  brtrue @label91 (eq i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 48 119
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  dassign %Reg1_R114 0 (dread ref %Reg9_R114)
  dassign %Reg1_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg1_R114))
  dassign %Reg2_I 0 (dread i32 %Reg10_I)
  dassign %Reg3_I 0 (dread i32 %Reg11_I)
  dassign %Reg4_I 0 (dread i32 %Reg10_I)
  dassign %Reg3_I 0 (sub i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  callassigned &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACII_29V (dread ref %Reg0_R114, dread ref %Reg1_R115, dread i32 %Reg2_I, dread i32 %Reg3_I) {}
  return (dread ref %Reg0_R114)
@label91
LOC 48 121
  dassign %Reg0_R114 0 (dread ref %Reg9_R114)
  dassign %Reg0_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  dassign %Reg0_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R115, dread i32 %Reg1_I))))
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
LOC 48 122
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 128)
  brtrue @label92 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R161 0 (dread ref $Ljava_2Flang_2FString_3B_7CONES)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R161, dread i32 %Reg1_I)))
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
  goto @label93
@label92
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
@label93
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  dassign %Reg8_R113 0 (dread ref %Reg0_R113)
LOC 48 123
  dassign %Reg8_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg8_R113))
  dassign %Reg0_R114 0 (dread ref %Reg8_R114)
  brtrue @label94 (eq i32 ref (dread ref %Reg0_R114, constval ref 0))
  dassign %Reg8_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg8_R113))
  dassign %Reg0_R114 0 (dread ref %Reg8_R114)
  dassign %Reg6_R113 0 (dread ref %Reg0_R114)
  goto @label95
@label94
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_C 0 (cvt u16 i32 (dread i32 %Reg0_I))
  callassigned &Ljava_2Flang_2FString_3B_7Cof_7C_28C_29Ljava_2Flang_2FString_3B (dread u16 %Reg0_C) { dassign %Reg0_R114 0 }
  dassign %Reg6_R113 0 (dread ref %Reg0_R114)
@label95
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  return (dread ref %Reg0_R113)
@label96
LOC 48 125
  intrinsiccallwithtype <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R160 0 (gcmalloc ref <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R130 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R130) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_62006500670069006e002000) { dassign %L_STR_21 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_21)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R130, dread ref %Reg2_R114) { dassign %Reg1_R130 0 }
  dassign %Reg2_I 0 (dread i32 %Reg10_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R130, dread i32 %Reg2_I) { dassign %Reg1_R130 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c00200065006e0064002000) { dassign %L_STR_22 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_22)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R130, dread ref %Reg2_R114) { dassign %Reg1_R130 0 }
  dassign %Reg2_I 0 (dread i32 %Reg11_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R130, dread i32 %Reg2_I) { dassign %Reg1_R130 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_c563bea331f13bd85a42e651fcbcdd3c) { dassign %L_STR_19 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_19)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R130, dread ref %Reg2_R114) { dassign %Reg1_R130 0 }
  dassign %Reg2_R114 0 (dread ref %Reg9_R114)
  dassign %Reg2_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg2_R114))
  dassign %Reg2_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg2_R115))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R130, dread i32 %Reg2_I) { dassign %Reg1_R130 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R130) { dassign %Reg1_R114 0 }
  callassigned &Ljava_2Flang_2FStringIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R160, dread ref %Reg1_R114) {}
  dassign %Reg0_R136 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R160))
  throw (dread ref %Reg0_R136)
}
func &Ljava_2Flang_2FString_3B_7Cof_7C_28C_29Ljava_2Flang_2FString_3B private static (var %Reg7_C u16) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 221
  var %Reg7_I i32
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg1_R115 <* <[] u16>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg6_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %Reg1_R161 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg0_R161 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %c %Reg7_C u16
ALIAS %one %Reg6_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg7_I 0 (zext i32 16 (dread u16 %Reg7_C))
LOC 48 129
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg1_R115 0 (gcmallocjarray ref <[] u16> (dread i32 %Reg1_I))
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg7_I)
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg1_R115, dread i32 %Reg2_I), 
    cvt u16 i32 (dread i32 %Reg3_I))
  callassigned &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28AC_29V (dread ref %Reg0_R114, dread ref %Reg1_R115) {}
  dassign %Reg6_R114 0 (dread ref %Reg0_R114)
LOC 48 130
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R161 0 (dread ref $Ljava_2Flang_2FString_3B_7CONES)
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R161))
  brtrue @label97 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 48 131
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R161 0 (dread ref $Ljava_2Flang_2FString_3B_7CONES)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_R114 0 (dread ref %Reg6_R114)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R161, dread i32 %Reg1_I), 
    dread ref %Reg2_R114)
@label97
LOC 48 133
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  return (dread ref %Reg0_R114)
}
func &Ljava_2Flang_2FString_3B_7CindexOf_7C_28I_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg4_I i32) i32 {
  funcid 222
  var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_I i32

ALIAS %c %Reg4_I i32
  dassign %Reg3_R114 0 (dread ref %_this)
LOC 48 137
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_I 0 (constval i32 0)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CindexOf_7C_28II_29I (dread ref %Reg0_R114, dread i32 %Reg1_I, dread i32 %Reg2_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FString_3B_7CindexOf_7C_28II_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg5_I i32, var %Reg6_I i32) i32 {
  funcid 223
  var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg3_I i32
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R115 <* <[] u16>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R115 <* <[] u16>>
  var %Reg2_I i32

ALIAS %c %Reg5_I i32
ALIAS %from %Reg6_I i32
ALIAS %at %Reg3_I i32
  dassign %Reg4_R114 0 (dread ref %_this)
LOC 48 141
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 0)
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FMath_3B_7Cmax_7C_28II_29I (dread i32 %Reg0_I, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label98
LOC 48 142
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  dassign %Reg1_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg1_R114))
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R115))
  brtrue @label99 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg0_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg0_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R115, dread i32 %Reg1_I))))
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  brtrue @label99 (eq i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 48 143
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 1))
  goto @label98
@label99
LOC 48 145
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  dassign %Reg1_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg1_R114))
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R115))
  brtrue @label100 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label101
@label100
  dassign %Reg0_I 0 (constval i32 -1)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label101
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FString_3B_7CindexOf_7C_28Ljava_2Flang_2FString_3B_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg7_R114 <* <$Ljava_2Flang_2FString_3B>>) i32 {
  funcid 224
  var %Reg6_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R115 <* <[] u16>>
  var %Reg0_I i32
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R115 <* <[] u16>>
  var %Reg1_I i32
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg2_I i32
  var %Reg0_Z u1
  var %Reg3_I i32

ALIAS %part %Reg7_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %last %Reg4_I i32
ALIAS %at %Reg5_I i32
  dassign %Reg6_R114 0 (dread ref %_this)
LOC 48 149
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg0_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R115))
  dassign %Reg1_R114 0 (dread ref %Reg7_R114)
  dassign %Reg1_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg1_R114))
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R115))
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 48 150
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label102
LOC 48 151
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  brtrue @label103 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_R114 0 (dread ref %Reg7_R114)
  dassign %Reg1_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg1_R114))
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  callassigned &Ljava_2Flang_2FString_3B_7Cmatches_7C_28ACI_29Z (dread ref %Reg0_R114, dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg0_Z 0 }
  brtrue @label103 (ne i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
LOC 48 152
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 1))
  goto @label102
@label103
LOC 48 154
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  brtrue @label104 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label105
@label104
  dassign %Reg0_I 0 (constval i32 -1)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label105
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FString_3B_7Ccontains_7C_28Ljava_2Flang_2FString_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>) u1 {
  funcid 225
  var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %part %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg3_R114 0 (dread ref %_this)
LOC 48 158
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CindexOf_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg0_R114, dread ref %Reg1_R114) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 -1)
  brtrue @label106 (eq i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label107
@label106
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label107
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FString_3B_7CstartsWith_7C_28Ljava_2Flang_2FString_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg5_R114 <* <$Ljava_2Flang_2FString_3B>>) u1 {
  funcid 226
  var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R115 <* <[] u16>>
  var %Reg0_I i32
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R115 <* <[] u16>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_Z u1
  var %Reg3_I i32

ALIAS %head %Reg5_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg4_R114 0 (dread ref %_this)
LOC 48 162
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg0_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R115))
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg1_R114))
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R115))
  brtrue @label108 (lt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg1_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg1_R114))
  dassign %Reg2_I 0 (constval i32 0)
  callassigned &Ljava_2Flang_2FString_3B_7Cmatches_7C_28ACI_29Z (dread ref %Reg0_R114, dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg0_Z 0 }
  brtrue @label108 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label109
@label108
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label109
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FString_3B_7CendsWith_7C_28Ljava_2Flang_2FString_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg6_R114 <* <$Ljava_2Flang_2FString_3B>>) u1 {
  funcid 227
  var %Reg5_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R115 <* <[] u16>>
  var %Reg0_I i32
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R115 <* <[] u16>>
  var %Reg1_I i32
  var %Reg4_I i32
  var %Reg2_I i32
  var %Reg0_Z u1
  var %Reg3_I i32

ALIAS %tail %Reg6_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %at %Reg4_I i32
  dassign %Reg5_R114 0 (dread ref %_this)
LOC 48 166
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg0_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg0_R114))
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R115))
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg1_R114))
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R115))
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 48 167
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  brtrue @label110 (lt i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_R114 0 (dread ref %Reg5_R114)
  dassign %Reg1_R114 0 (dread ref %Reg6_R114)
  dassign %Reg1_R115 0 (iread ref <* <$Ljava_2Flang_2FString_3B>> 2 (dread ref %Reg1_R114))
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  callassigned &Ljava_2Flang_2FString_3B_7Cmatches_7C_28ACI_29Z (dread ref %Reg0_R114, dread ref %Reg1_R115, dread i32 %Reg2_I) { dassign %Reg0_Z 0 }
  brtrue @label110 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
  goto @label111
@label110
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label111
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FString_3B_7Cintern_7C_28_29Ljava_2Flang_2FString_3B public native virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 228

}
func &Ljava_2Flang_2FString_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 229
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R114 0 (dread ref %_this)
LOC 48 173
  dassign %Reg0_R114 0 (dread ref %Reg1_R114)
  return (dread ref %Reg0_R114)
}
func &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B public static (var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 230
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %L_STR_23 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %object %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
LOC 48 177
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  brtrue @label112 (eq i32 ref (dread ref %Reg0_R113, constval ref 0))
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R113) { dassign %Reg0_R114 0 }
  dassign %Reg1_R113 0 (dread ref %Reg0_R114)
  goto @label113
@label112
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0075006c006c00) { dassign %L_STR_23 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_23)
  dassign %Reg1_R113 0 (dread ref %Reg0_R114)
@label113
  dassign %Reg0_R113 0 (dread ref %Reg1_R113)
  return (dread ref %Reg0_R113)
}
func &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Z_29Ljava_2Flang_2FString_3B public static (var %Reg1_Z u1) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 231
  var %Reg1_I i32
  var %Reg0_I i32
  var %Reg0_Z u1
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %value %Reg1_Z u1
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_I 0 (cvt i32 u1 (dread u1 %Reg1_Z))
LOC 48 181
  dassign %Reg0_I 0 (dread i32 %Reg1_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FBoolean_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_Z 0 (cvt u1 i32 (dread i32 %Reg0_I))
  callassigned &Ljava_2Flang_2FBoolean_3B_7CtoString_7C_28Z_29Ljava_2Flang_2FString_3B (dread u1 %Reg0_Z) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FString_3B public static (var %Reg5_C u16) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 232
  var %Reg5_I i32
  var %Reg0_I i32
  var %Reg0_R115 <* <[] u16>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg4_R115 <* <[] u16>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R115 <* <[] u16>>

ALIAS %value %Reg5_C u16
ALIAS %one %Reg4_R115 <* <[] u16>>
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg5_I 0 (zext i32 16 (dread u16 %Reg5_C))
LOC 48 185
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg0_R115 0 (gcmallocjarray ref <[] u16> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    cvt u16 i32 (dread i32 %Reg2_I))
  dassign %Reg4_R115 0 (dread ref %Reg0_R115)
LOC 48 186
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  dassign %Reg1_R115 0 (dread ref %Reg4_R115)
  callassigned &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28AC_29V (dread ref %Reg0_R114, dread ref %Reg1_R115) {}
  return (dread ref %Reg0_R114)
}
func &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FString_3B public static (var %Reg1_I i32) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 233
  var %Reg0_I i32
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %value %Reg1_I i32
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
LOC 48 190
  dassign %Reg0_I 0 (dread i32 %Reg1_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FInteger_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FInteger_3B_7CtoString_7C_28I_29Ljava_2Flang_2FString_3B (dread i32 %Reg0_I) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FString_3B public static (var %Reg2_J i64) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 234
  var %Reg0_J i64
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %value %Reg2_J i64
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
LOC 48 194
  dassign %Reg0_J 0 (dread i64 %Reg2_J)
  intrinsiccallwithtype <$Ljava_2Flang_2FLong_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FLong_3B_7CtoString_7C_28J_29Ljava_2Flang_2FString_3B (dread i64 %Reg0_J) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28F_29Ljava_2Flang_2FString_3B public static (var %Reg1_F f32) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 235
  var %Reg0_F f32
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %value %Reg1_F f32
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
LOC 48 198
  dassign %Reg0_F 0 (dread f32 %Reg1_F)
  intrinsiccallwithtype <$Ljava_2Flang_2FFloat_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FFloat_3B_7CtoString_7C_28F_29Ljava_2Flang_2FString_3B (dread f32 %Reg0_F) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FString_3B public static (var %Reg2_D f64) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 236
  var %Reg0_D f64
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %value %Reg2_D f64
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
LOC 48 202
  dassign %Reg0_D 0 (dread f64 %Reg2_D)
  intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FDouble_3B_7CtoString_7C_28D_29Ljava_2Flang_2FString_3B (dread f64 %Reg0_D) { dassign %Reg0_R114 0 }
  return (dread ref %Reg0_R114)
}
func &Ljava_2Flang_2FString_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I public synthetic bridge virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  funcid 237
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_I i32

  dassign %Reg2_R114 0 (dread ref %_this)
LOC 48 4
  dassign %Reg0_R114 0 (dread ref %Reg2_R114)
  dassign %Reg3_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg3_R113))
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  intrinsiccallwithtypeassigned <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %Reg1_R113) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcompareTo_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %Reg0_R114, dread ref %Reg1_R114) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FString_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 238
  var %Reg0_I i32
  var %Reg0_R161 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>

LOC 48 6
  dassign %Reg0_I 0 (constval i32 128)
  dassign %Reg0_R161 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %Reg0_I))
  dassign $Ljava_2Flang_2FString_3B_7CONES 0 (dread ref %Reg0_R161)
  return ()
}
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void {
  funcid 239
  var %Reg2_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_R115 <* <[] u16>>

  dassign %Reg2_R130 0 (dread ref %_this)
LOC 49 7
  dassign %Reg0_R130 0 (dread ref %Reg2_R130)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R130))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 49 8
  dassign %Reg0_R130 0 (dread ref %Reg2_R130)
  dassign %Reg1_I 0 (constval i32 20)
  dassign %Reg1_R115 0 (gcmallocjarray ref <[] u16> (dread i32 %Reg1_I))
  iassign <* <$Ljava_2Flang_2FStringBuilder_3B>> 2 (dread ref %Reg0_R130, dread ref %Reg1_R115)
LOC 49 9
  return ()
}
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28I_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg3_I i32) void {
  funcid 240
  var %Reg2_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_R115 <* <[] u16>>

ALIAS %capacity %Reg3_I i32
  dassign %Reg2_R130 0 (dread ref %_this)
LOC 49 11
  dassign %Reg0_R130 0 (dread ref %Reg2_R130)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R130))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 49 12
  dassign %Reg0_R130 0 (dread ref %Reg2_R130)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R115 0 (gcmallocjarray ref <[] u16> (dread i32 %Reg1_I))
  iassign <* <$Ljava_2Flang_2FStringBuilder_3B>> 2 (dread ref %Reg0_R130, dread ref %Reg1_R115)
LOC 49 13
  return ()
}
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 241
  var %Reg2_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %start %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R130 0 (dread ref %_this)
LOC 49 16
  dassign %Reg0_R130 0 (dread ref %Reg2_R130)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R130) {}
LOC 49 17
  dassign %Reg0_R130 0 (dread ref %Reg2_R130)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R130, dread ref %Reg1_R114) { dassign %Reg0_R130 0 }
LOC 49 18
  return ()
}
func &Ljava_2Flang_2FStringBuilder_3B_7Cextend_7C_28I_29I private virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg9_I i32) i32 {
  funcid 242
  var %Reg8_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_I i32
  var %Reg5_I i32
  var %Reg1_I i32
  var %Reg6_I i32
  var %Reg1_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R115 <* <[] u16>>
  var %Reg0_R115 <* <[] u16>>
  var %Reg7_R115 <* <[] u16>>
  var %Reg2_R115 <* <[] u16>>
  var %Reg2_I i32
  var %Reg3_R115 <* <[] u16>>
  var %Reg3_I i32
  var %Reg4_I i32
  var %Reg2_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %old %Reg7_R115 <* <[] u16>>
ALIAS %more %Reg9_I i32
ALIAS %at %Reg5_I i32
ALIAS %size %Reg6_I i32
  dassign %Reg8_R130 0 (dread ref %_this)
LOC 49 22
  dassign %Reg0_R130 0 (dread ref %Reg8_R130)
  dassign %Reg0_I 0 (iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 3 (dread ref %Reg0_R130))
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
LOC 49 23
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
LOC 49 24
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_R130 0 (dread ref %Reg8_R130)
  dassign %Reg1_R115 0 (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 2 (dread ref %Reg1_R130))
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R115))
  brtrue @label114 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 49 25
  dassign %Reg0_R130 0 (dread ref %Reg8_R130)
  dassign %Reg0_R115 0 (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 2 (dread ref %Reg0_R130))
  dassign %Reg7_R115 0 (dread ref %Reg0_R115)
LOC 49 26
  dassign %Reg0_R130 0 (dread ref %Reg8_R130)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_R115 0 (dread ref %Reg7_R115)
  dassign %Reg2_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg2_R115))
  dassign %Reg3_R115 0 (dread ref %Reg7_R115)
  dassign %Reg3_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg3_R115))
  dassign %Reg4_I 0 (constval i32 1)
  dassign %Reg3_I 0 (ashr i32 (dread i32 %Reg3_I, dread i32 %Reg4_I))
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FMath_3B_7Cmax_7C_28II_29I (dread i32 %Reg1_I, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  dassign %Reg1_R115 0 (gcmallocjarray ref <[] u16> (dread i32 %Reg1_I))
  iassign <* <$Ljava_2Flang_2FStringBuilder_3B>> 2 (dread ref %Reg0_R130, dread ref %Reg1_R115)
LOC 49 27
  dassign %Reg0_R115 0 (dread ref %Reg7_R115)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_R130 0 (dread ref %Reg8_R130)
  dassign %Reg2_R115 0 (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 2 (dread ref %Reg2_R130))
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg5_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R115))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R115))
  callassigned &Ljava_2Flang_2FSystem_3B_7Carraycopy_7C_28Ljava_2Flang_2FObject_3BILjava_2Flang_2FObject_3BII_29V (dread ref %Reg0_R113, dread i32 %Reg1_I, dread ref %Reg2_R113, dread i32 %Reg3_I, dread i32 %Reg4_I) {}
@label114
LOC 49 29
  dassign %Reg0_R130 0 (dread ref %Reg8_R130)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  iassign <* <$Ljava_2Flang_2FStringBuilder_3B>> 3 (dread ref %Reg0_R130, dread i32 %Reg1_I)
LOC 49 30
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg7_R114 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  funcid 243
  var %Reg6_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_23 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_I i32
  var %Reg0_I i32
  var %Reg5_I i32
  var %Reg1_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R115 <* <[] u16>>
  var %Reg2_I i32

ALIAS %s %Reg7_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %added %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %at %Reg5_I i32
  dassign %Reg6_R130 0 (dread ref %_this)
LOC 49 34
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  brtrue @label115 (ne i32 ref (dread ref %Reg0_R114, constval ref 0))
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0075006c006c00) { dassign %L_STR_23 0 }
  dassign %Reg0_R114 0 (dread ptr %L_STR_23)
  dassign %Reg3_R113 0 (dread ref %Reg0_R114)
  goto @label116
@label115
  dassign %Reg0_R114 0 (dread ref %Reg7_R114)
  dassign %Reg3_R113 0 (dread ref %Reg0_R114)
@label116
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
LOC 49 35
  dassign %Reg0_R130 0 (dread ref %Reg6_R130)
  dassign %Reg4_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg4_R113))
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %Reg1_R114) { dassign %Reg1_I 0 }
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7Cextend_7C_28I_29I (dread ref %Reg0_R130, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
LOC 49 36
  dassign %Reg4_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg4_R113))
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg1_R130 0 (dread ref %Reg6_R130)
  dassign %Reg1_R115 0 (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 2 (dread ref %Reg1_R130))
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcopyTo_7C_28ACI_29V (dread ref %Reg0_R114, dread ref %Reg1_R115, dread i32 %Reg2_I) {}
LOC 49 37
  dassign %Reg0_R130 0 (dread ref %Reg6_R130)
  return (dread ref %Reg0_R130)
}
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg5_C u16) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  funcid 244
  var %Reg4_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg5_I i32
  var %Reg0_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_I i32
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg0_R115 <* <[] u16>>
  var %Reg2_I i32

ALIAS %c %Reg5_C u16
ALIAS %at %Reg3_I i32
  dassign %Reg4_R130 0 (dread ref %_this)
  dassign %Reg5_I 0 (zext i32 16 (dread u16 %Reg5_C))
LOC 49 41
  dassign %Reg0_R130 0 (dread ref %Reg4_R130)
  dassign %Reg1_I 0 (constval i32 1)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7Cextend_7C_28I_29I (dread ref %Reg0_R130, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 49 42
  dassign %Reg0_R130 0 (dread ref %Reg4_R130)
  dassign %Reg0_R115 0 (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 2 (dread ref %Reg0_R130))
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    cvt u16 i32 (dread i32 %Reg2_I))
LOC 49 43
  dassign %Reg0_R130 0 (dread ref %Reg4_R130)
  return (dread ref %Reg0_R130)
}
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  funcid 245
  var %Reg2_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %object %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  dassign %Reg2_R130 0 (dread ref %_this)
LOC 49 47
  dassign %Reg0_R130 0 (dread ref %Reg2_R130)
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R113) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R130, dread ref %Reg1_R114) { dassign %Reg0_R130 0 }
  return (dread ref %Reg0_R130)
}
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg3_Z u1) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  funcid 246
  var %Reg2_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg3_I i32
  var %Reg0_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_I i32
  var %Reg1_Z u1
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %value %Reg3_Z u1
  dassign %Reg2_R130 0 (dread ref %_this)
  dassign %Reg3_I 0 (cvt i32 u1 (dread u1 %Reg3_Z))
LOC 49 51
  dassign %Reg0_R130 0 (dread ref %Reg2_R130)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_Z 0 (cvt u1 i32 (dread i32 %Reg1_I))
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Z_29Ljava_2Flang_2FString_3B (dread u1 %Reg1_Z) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R130, dread ref %Reg1_R114) { dassign %Reg0_R130 0 }
  return (dread ref %Reg0_R130)
}
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg3_I i32) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  funcid 247
  var %Reg2_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_I i32
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %value %Reg3_I i32
  dassign %Reg2_R130 0 (dread ref %_this)
LOC 49 55
  dassign %Reg0_R130 0 (dread ref %Reg2_R130)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FString_3B (dread i32 %Reg1_I) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R130, dread ref %Reg1_R114) { dassign %Reg0_R130 0 }
  return (dread ref %Reg0_R130)
}
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg4_J i64) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  funcid 248
  var %Reg3_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_J i64
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %value %Reg4_J i64
  dassign %Reg3_R130 0 (dread ref %_this)
LOC 49 59
  dassign %Reg0_R130 0 (dread ref %Reg3_R130)
  dassign %Reg1_J 0 (dread i64 %Reg4_J)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FString_3B (dread i64 %Reg1_J) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R130, dread ref %Reg1_R114) { dassign %Reg0_R130 0 }
  return (dread ref %Reg0_R130)
}
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg3_F f32) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  funcid 249
  var %Reg2_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_F f32
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %value %Reg3_F f32
  dassign %Reg2_R130 0 (dread ref %_this)
LOC 49 63
  dassign %Reg0_R130 0 (dread ref %Reg2_R130)
  dassign %Reg1_F 0 (dread f32 %Reg3_F)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28F_29Ljava_2Flang_2FString_3B (dread f32 %Reg1_F) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R130, dread ref %Reg1_R114) { dassign %Reg0_R130 0 }
  return (dread ref %Reg0_R130)
}
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg4_D f64) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  funcid 250
  var %Reg3_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_D f64
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %value %Reg4_D f64
  dassign %Reg3_R130 0 (dread ref %_this)
LOC 49 67
  dassign %Reg0_R130 0 (dread ref %Reg3_R130)
  dassign %Reg1_D 0 (dread f64 %Reg4_D)
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FString_3B (dread f64 %Reg1_D) { dassign %Reg1_R114 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R130, dread ref %Reg1_R114) { dassign %Reg0_R130 0 }
  return (dread ref %Reg0_R130)
}
func &Ljava_2Flang_2FStringBuilder_3B_7Creverse_7C_28_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  funcid 251
  var %Reg7_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg0_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg5_I i32
  var %Reg1_I i32
  var %Reg0_R115 <* <[] u16>>
  var %Reg6_I i32
  var %Reg2_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R115 <* <[] u16>>
  var %Reg3_I i32
  var %Reg2_I i32

ALIAS %c %Reg6_C u16
ALIAS %low %Reg4_I i32
ALIAS %high %Reg5_I i32
  dassign %Reg7_R130 0 (dread ref %_this)
LOC 49 71
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 49 72
  dassign %Reg0_R130 0 (dread ref %Reg7_R130)
  dassign %Reg0_I 0 (iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 3 (dread ref %Reg0_R130))
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
@label117
LOC 49 73
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg5_I 0 (add i32 (dread i32 %Reg5_I, constval i32 -1))
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  brtrue @label118 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 49 74
  dassign %Reg0_R130 0 (dread ref %Reg7_R130)
  dassign %Reg0_R115 0 (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 2 (dread ref %Reg0_R130))
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg0_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R115, dread i32 %Reg1_I))))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
LOC 49 75
  dassign %Reg0_R130 0 (dread ref %Reg7_R130)
  dassign %Reg0_R115 0 (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 2 (dread ref %Reg0_R130))
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 1))
  dassign %Reg2_R130 0 (dread ref %Reg7_R130)
  dassign %Reg2_R115 0 (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 2 (dread ref %Reg2_R130))
  dassign %Reg3_I 0 (dread i32 %Reg5_I)
  dassign %Reg2_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg2_R115, dread i32 %Reg3_I))))
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    cvt u16 i32 (dread i32 %Reg2_I))
LOC 49 76
  dassign %Reg0_R130 0 (dread ref %Reg7_R130)
  dassign %Reg0_R115 0 (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 2 (dread ref %Reg0_R130))
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  iassign <* u16> 0 (
    array 1 ptr <* <[] u16>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    cvt u16 i32 (dread i32 %Reg2_I))
LOC 49 77
  goto @label117
@label118
LOC 49 78
  dassign %Reg0_R130 0 (dread ref %Reg7_R130)
  return (dread ref %Reg0_R130)
}
func &Ljava_2Flang_2FStringBuilder_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) i32 {
  funcid 252
  var %Reg1_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_I i32

  dassign %Reg1_R130 0 (dread ref %_this)
LOC 49 82
  dassign %Reg0_R130 0 (dread ref %Reg1_R130)
  dassign %Reg0_I 0 (iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 3 (dread ref %Reg0_R130))
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FStringBuilder_3B_7CcharAt_7C_28I_29C public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg5_I i32) u16 {
  funcid 253
  var %Reg4_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_I i32
  var %Reg1_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_I i32
  var %Reg0_R160 <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_24 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %L_STR_25 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R115 <* <[] u16>>

ALIAS %index %Reg5_I i32
  dassign %Reg4_R130 0 (dread ref %_this)
LOC 49 86
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  brtrue @label119 (lt i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R130 0 (dread ref %Reg4_R130)
  dassign %Reg1_I 0 (iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 3 (dread ref %Reg1_R130))
  brtrue @label120 (lt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
@label119
LOC 49 87
  intrinsiccallwithtype <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R160 0 (gcmalloc ref <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R130 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R130) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_69006e006400650078002000) { dassign %L_STR_24 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_24)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R130, dread ref %Reg2_R114) { dassign %Reg1_R130 0 }
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R130, dread i32 %Reg2_I) { dassign %Reg1_R130 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_01568b5eb254c2a75786e7b93419ac39) { dassign %L_STR_25 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_25)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R130, dread ref %Reg2_R114) { dassign %Reg1_R130 0 }
  dassign %Reg2_R130 0 (dread ref %Reg4_R130)
  dassign %Reg2_I 0 (iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 3 (dread ref %Reg2_R130))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R130, dread i32 %Reg2_I) { dassign %Reg1_R130 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R130) { dassign %Reg1_R114 0 }
  callassigned &Ljava_2Flang_2FStringIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R160, dread ref %Reg1_R114) {}
  dassign %Reg0_R136 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R160))
  throw (dread ref %Reg0_R136)
@label120
LOC 49 89
  dassign %Reg0_R130 0 (dread ref %Reg4_R130)
  dassign %Reg0_R115 0 (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 2 (dread ref %Reg0_R130))
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_I 0 (zext i32 16 (iread u16 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %Reg0_R115, dread i32 %Reg1_I))))
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 254
  var %Reg5_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R115 <* <[] u16>>
  var %Reg2_I i32
  var %Reg3_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg3_I i32

  dassign %Reg5_R130 0 (dread ref %_this)
LOC 49 93
  intrinsiccallwithtype <$Ljava_2Flang_2FString_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R114 0 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  dassign %Reg1_R130 0 (dread ref %Reg5_R130)
  dassign %Reg1_R115 0 (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 2 (dread ref %Reg1_R130))
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg3_R130 0 (dread ref %Reg5_R130)
  dassign %Reg3_I 0 (iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 3 (dread ref %Reg3_R130))
  callassigned &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACII_29V (dread ref %Reg0_R114, dread ref %Reg1_R115, dread i32 %Reg2_I, dread i32 %Reg3_I) {}
  return (dread ref %Reg0_R114)
}
func &Ljava_2Flang_2FStringIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>) void {
  funcid 255
  var %Reg1_R160 <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>
  var %Reg0_R160 <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>

  dassign %Reg1_R160 0 (dread ref %_this)
LOC 50 4
  dassign %Reg0_R160 0 (dread ref %Reg1_R160)
  dassign %Reg0_R121 0 (retype ref <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>> (dread ref %Reg0_R160))
  callassigned &Ljava_2Flang_2FIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R121) {}
  return ()
}
func &Ljava_2Flang_2FStringIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 256
  var %Reg2_R160 <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>
  var %Reg0_R160 <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R121 <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R160 0 (dread ref %_this)
LOC 50 7
  dassign %Reg0_R160 0 (dread ref %Reg2_R160)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R121 0 (retype ref <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>> (dread ref %Reg0_R160))
  callassigned &Ljava_2Flang_2FIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R121, dread ref %Reg1_R114) {}
LOC 50 8
  return ()
}
func &Ljava_2Flang_2FSuppressWarnings_3B_7Cvalue_7C_28_29ALjava_2Flang_2FString_3B public virtual abstract (var %_this <* <$Ljava_2Flang_2FSuppressWarnings_3B>>) <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
func &Ljava_2Flang_2FSystem_3B_7C_3Cinit_3E_7C_28_29V private constructor (var %_this <* <$Ljava_2Flang_2FSystem_3B>>) void {
  funcid 258
  var %Reg1_R162 <* <$Ljava_2Flang_2FSystem_3B>>
  var %Reg0_R162 <* <$Ljava_2Flang_2FSystem_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R162 0 (dread ref %_this)
LOC 52 9
  dassign %Reg0_R162 0 (dread ref %Reg1_R162)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R162))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &Ljava_2Flang_2FSystem_3B_7Cexit_7C_28I_29V public static native (var %Reg0_I i32) void {
  funcid 259

}
func &Ljava_2Flang_2FSystem_3B_7Cgc_7C_28_29V public static native () void {
  funcid 260

}
func &Ljava_2Flang_2FSystem_3B_7Carraycopy_7C_28Ljava_2Flang_2FObject_3BILjava_2Flang_2FObject_3BII_29V public static native (var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg1_I i32, var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg3_I i32, var %Reg4_I i32) void {
  funcid 261

}
func &Ljava_2Flang_2FSystem_3B_7CidentityHashCode_7C_28Ljava_2Flang_2FObject_3B_29I public static native (var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  funcid 262

}
func &Ljava_2Flang_2FSystem_3B_7CcurrentTimeMillis_7C_28_29J public static native () i64 {
  funcid 263

}
func &Ljava_2Flang_2FSystem_3B_7CnanoTime_7C_28_29J public static native () i64 {
  funcid 264

}
func &Ljava_2Flang_2FSystem_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  funcid 265
  var %Reg0_R112 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_I i32

LOC 52 6
  intrinsiccallwithtype <$Ljava_2Fio_2FPrintStream_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R112 0 (gcmalloc ref <$Ljava_2Fio_2FPrintStream_3B>)
  dassign %Reg1_I 0 (constval i32 1)
  callassigned &Ljava_2Fio_2FPrintStream_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R112, dread i32 %Reg1_I) {}
  dassign $Ljava_2Flang_2FSystem_3B_7Cout 0 (dread ref %Reg0_R112)
LOC 52 7
  intrinsiccallwithtype <$Ljava_2Fio_2FPrintStream_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R112 0 (gcmalloc ref <$Ljava_2Fio_2FPrintStream_3B>)
  dassign %Reg1_I 0 (constval i32 2)
  callassigned &Ljava_2Fio_2FPrintStream_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %Reg0_R112, dread i32 %Reg1_I) {}
  dassign $Ljava_2Flang_2FSystem_3B_7Cerr 0 (dread ref %Reg0_R112)
  return ()
}
func &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void {
  funcid 266
  var %Reg2_R163 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg0_R163 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R164 <* <$Ljava_2Flang_2FRunnable_3B>>

  dassign %Reg2_R163 0 (dread ref %_this)
LOC 53 8
  dassign %Reg0_R163 0 (dread ref %Reg2_R163)
  dassign %Reg1_R113 0 (constval ref 0)
  dassign %Reg1_R164 0 (retype ref <* <$Ljava_2Flang_2FRunnable_3B>> (dread ref %Reg1_R113))
  callassigned &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V (dread ref %Reg0_R163, dread ref %Reg1_R164) {}
LOC 53 9
  return ()
}
func &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FThread_3B>>, var %Reg3_R164 <* <$Ljava_2Flang_2FRunnable_3B>>) void {
  funcid 267
  var %Reg2_R163 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg0_R163 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R164 <* <$Ljava_2Flang_2FRunnable_3B>>
  var %Reg1_R163 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg1_Z u1
  var %Reg1_I i32

ALIAS %work %Reg3_R164 <* <$Ljava_2Flang_2FRunnable_3B>>
  dassign %Reg2_R163 0 (dread ref %_this)
LOC 53 11
  dassign %Reg0_R163 0 (dread ref %Reg2_R163)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R163))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 53 12
  dassign %Reg0_R163 0 (dread ref %Reg2_R163)
  dassign %Reg1_R164 0 (dread ref %Reg3_R164)
  iassign <* <$Ljava_2Flang_2FThread_3B>> 2 (dread ref %Reg0_R163, dread ref %Reg1_R164)
LOC 53 13
  dassign %Reg0_R163 0 (dread ref %Reg2_R163)
  intrinsiccallwithtype <$Ljava_2Flang_2FThread_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FThread_3B_7CcurrentThread_7C_28_29Ljava_2Flang_2FThread_3B () { dassign %Reg1_R163 0 }
  dassign %Reg1_Z 0 (iread u1 <* <$Ljava_2Flang_2FThread_3B>> 3 (dread ref %Reg1_R163))
  dassign %Reg1_I 0 (cvt i32 u1 (dread u1 %Reg1_Z))
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$Ljava_2Flang_2FThread_3B>> 3 (dread ref %Reg0_R163, dread u1 %Reg1_Z)
LOC 53 14
  return ()
}
func &Ljava_2Flang_2FThread_3B_7Crun_7C_28_29V public virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void {
  funcid 268
  var %Reg1_R163 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg0_R163 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg0_R164 <* <$Ljava_2Flang_2FRunnable_3B>>

  dassign %Reg1_R163 0 (dread ref %_this)
LOC 53 17
  dassign %Reg0_R163 0 (dread ref %Reg1_R163)
  dassign %Reg0_R164 0 (iread ref <* <$Ljava_2Flang_2FThread_3B>> 2 (dread ref %Reg0_R163))
  brtrue @label121 (eq i32 ref (dread ref %Reg0_R164, constval ref 0))
LOC 53 18
  dassign %Reg0_R163 0 (dread ref %Reg1_R163)
  dassign %Reg0_R164 0 (iread ref <* <$Ljava_2Flang_2FThread_3B>> 2 (dread ref %Reg0_R163))
  interfacecallassigned &Ljava_2Flang_2FRunnable_3B_7Crun_7C_28_29V (dread ref %Reg0_R164) {}
@label121
LOC 53 20
  return ()
}
func &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V public native virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void {
  funcid 269

}
func &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V final public native virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void {
  funcid 270

}
func &Ljava_2Flang_2FThread_3B_7CisAlive_7C_28_29Z final public native virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) u1 {
  funcid 271

}
func &Ljava_2Flang_2FThread_3B_7CisDaemon_7C_28_29Z final public virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) u1 {
  funcid 272
  var %Reg1_R163 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg0_R163 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg0_Z u1
  var %Reg0_I i32

  dassign %Reg1_R163 0 (dread ref %_this)
LOC 53 29
  dassign %Reg0_R163 0 (dread ref %Reg1_R163)
  dassign %Reg0_Z 0 (iread u1 <* <$Ljava_2Flang_2FThread_3B>> 3 (dread ref %Reg0_R163))
  dassign %Reg0_I 0 (cvt i32 u1 (dread u1 %Reg0_Z))
  return (dread i32 %Reg0_I)
}
func &Ljava_2Flang_2FThread_3B_7CsetDaemon_7C_28Z_29V final public virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>, var %Reg3_Z u1) void {
  funcid 273
  var %Reg2_R163 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg3_I i32
  var %Reg0_R163 <* <$Ljava_2Flang_2FThread_3B>>
  var %Reg0_Z u1
  var %Reg0_R143 <* <$Ljava_2Flang_2FIllegalThreadStateException_3B>>
  var %Reg0_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg1_I i32
  var %Reg1_Z u1

ALIAS %on %Reg3_Z u1
  dassign %Reg2_R163 0 (dread ref %_this)
  dassign %Reg3_I 0 (cvt i32 u1 (dread u1 %Reg3_Z))
LOC 53 33
  dassign %Reg0_R163 0 (dread ref %Reg2_R163)
  virtualcallassigned &Ljava_2Flang_2FThread_3B_7CisAlive_7C_28_29Z (dread ref %Reg0_R163) { dassign %Reg0_Z 0 }
  brtrue @label122 (eq i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
LOC 53 34
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalThreadStateException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R143 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalThreadStateException_3B>)
  callassigned &Ljava_2Flang_2FIllegalThreadStateException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R143) {}
  dassign %Reg0_R136 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R143))
  throw (dread ref %Reg0_R136)
@label122
LOC 53 36
  dassign %Reg0_R163 0 (dread ref %Reg2_R163)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_Z 0 (intrinsicop u1 JAVA_MERGE (dread i32 %Reg1_I))
  iassign <* <$Ljava_2Flang_2FThread_3B>> 3 (dread ref %Reg0_R163, dread u1 %Reg1_Z)
LOC 53 37
  return ()
}
func &Ljava_2Flang_2FThread_3B_7CcurrentThread_7C_28_29Ljava_2Flang_2FThread_3B public static native () <* <$Ljava_2Flang_2FThread_3B>> {
  funcid 274

}
func &Ljava_2Flang_2FThread_3B_7Cyield_7C_28_29V public static native () void {
  funcid 275

}
func &Ljava_2Flang_2FThread_3B_7Csleep_7C_28J_29V public static native (var %Reg0_J i64) void {
  funcid 276

}
func &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  funcid 277
  var %Reg2_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg2_R136 0 (dread ref %_this)
LOC 54 8
  dassign %Reg0_R136 0 (dread ref %Reg2_R136)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R136))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 54 9
  dassign %Reg0_R136 0 (dread ref %Reg2_R136)
  dassign %Reg1_R113 0 (constval ref 0)
  dassign %Reg1_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg1_R113))
  iassign <* <$Ljava_2Flang_2FThrowable_3B>> 2 (dread ref %Reg0_R136, dread ref %Reg1_R114)
LOC 54 10
  return ()
}
func &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 278
  var %Reg2_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R136 0 (dread ref %_this)
LOC 54 12
  dassign %Reg0_R136 0 (dread ref %Reg2_R136)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R136))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 54 13
  dassign %Reg0_R136 0 (dread ref %Reg2_R136)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  iassign <* <$Ljava_2Flang_2FThrowable_3B>> 2 (dread ref %Reg0_R136, dread ref %Reg1_R114)
LOC 54 14
  return ()
}
func &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>, var %Reg4_R136 <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  funcid 279
  var %Reg2_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R136 <* <$Ljava_2Flang_2FThrowable_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %cause %Reg4_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  dassign %Reg2_R136 0 (dread ref %_this)
LOC 54 17
  dassign %Reg0_R136 0 (dread ref %Reg2_R136)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  callassigned &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R136, dread ref %Reg1_R114) {}
LOC 54 18
  dassign %Reg0_R136 0 (dread ref %Reg2_R136)
  dassign %Reg1_R136 0 (dread ref %Reg4_R136)
  iassign <* <$Ljava_2Flang_2FThrowable_3B>> 3 (dread ref %Reg0_R136, dread ref %Reg1_R136)
LOC 54 19
  return ()
}
func &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>, var %Reg6_R136 <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  funcid 280
  var %Reg5_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg1_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R136 <* <$Ljava_2Flang_2FThrowable_3B>>

ALIAS %cause %Reg6_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  dassign %Reg5_R136 0 (dread ref %_this)
LOC 54 22
  dassign %Reg0_R136 0 (dread ref %Reg5_R136)
  dassign %Reg1_R136 0 (dread ref %Reg6_R136)
  dassign %Reg3_R113 0 (dread ref %Reg0_R136)
  brtrue @label123 (ne i32 ref (dread ref %Reg1_R136, constval ref 0))
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R113 0 (constval ref 0)
  dassign %Reg3_R113 0 (dread ref %Reg1_R113)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
  goto @label124
@label123
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R136 0 (dread ref %Reg6_R136)
  virtualcallassigned &Ljava_2Flang_2FThrowable_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R136) { dassign %Reg1_R114 0 }
  dassign %Reg3_R113 0 (dread ref %Reg1_R114)
  dassign %Reg4_R113 0 (dread ref %Reg0_R113)
@label124
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  dassign %Reg2_R136 0 (dread ref %Reg6_R136)
  dassign %Reg0_R136 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R113))
  dassign %Reg1_R114 0 (retype ref <* <$Ljava_2Flang_2FString_3B>> (dread ref %Reg1_R113))
  callassigned &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %Reg0_R136, dread ref %Reg1_R114, dread ref %Reg2_R136) {}
LOC 54 23
  return ()
}
func &Ljava_2Flang_2FThrowable_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 281
  var %Reg1_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>

  dassign %Reg1_R136 0 (dread ref %_this)
LOC 54 26
  dassign %Reg0_R136 0 (dread ref %Reg1_R136)
  dassign %Reg0_R114 0 (iread ref <* <$Ljava_2Flang_2FThrowable_3B>> 2 (dread ref %Reg0_R136))
  return (dread ref %Reg0_R114)
}
func &Ljava_2Flang_2FThrowable_3B_7CgetCause_7C_28_29Ljava_2Flang_2FThrowable_3B public virtual (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FThrowable_3B>> {
  funcid 282
  var %Reg1_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R136 <* <$Ljava_2Flang_2FThrowable_3B>>

  dassign %Reg1_R136 0 (dread ref %_this)
LOC 54 30
  dassign %Reg0_R136 0 (dread ref %Reg1_R136)
  dassign %Reg0_R136 0 (iread ref <* <$Ljava_2Flang_2FThrowable_3B>> 3 (dread ref %Reg0_R136))
  return (dread ref %Reg0_R136)
}
func &Ljava_2Flang_2FThrowable_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  funcid 283
  var %Reg5_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R129 <* <$Ljava_2Flang_2FClass_3B>>
  var %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_26 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %text %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
ALIAS %name %Reg4_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg5_R136 0 (dread ref %_this)
LOC 54 34
  dassign %Reg0_R136 0 (dread ref %Reg5_R136)
  virtualcallassigned &Ljava_2Flang_2FThrowable_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R136) { dassign %Reg0_R114 0 }
  dassign %Reg3_R114 0 (dread ref %Reg0_R114)
LOC 54 35
  dassign %Reg0_R136 0 (dread ref %Reg5_R136)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R136))
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %Reg0_R113) { dassign %Reg0_R129 0 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R129) { dassign %Reg0_R114 0 }
  dassign %Reg4_R114 0 (dread ref %Reg0_R114)
LOC 54 36
  dassign %Reg0_R114 0 (dread ref %Reg3_R114)
  brtrue @label125 (eq i32 ref (dread ref %Reg0_R114, constval ref 0))
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R130 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R130) {}
  dassign %Reg1_R114 0 (dread ref %Reg4_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R130, dread ref %Reg1_R114) { dassign %Reg0_R130 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3a002000) { dassign %L_STR_26 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_26)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R130, dread ref %Reg1_R114) { dassign %Reg0_R130 0 }
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg0_R130, dread ref %Reg1_R114) { dassign %Reg0_R130 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg0_R130) { dassign %Reg0_R114 0 }
  dassign %Reg2_R113 0 (dread ref %Reg0_R114)
  goto @label126
@label125
  dassign %Reg0_R114 0 (dread ref %Reg4_R114)
  dassign %Reg2_R113 0 (dread ref %Reg0_R114)
@label126
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  return (dread ref %Reg0_R113)
}
func &Ljava_2Flang_2FUnsatisfiedLinkError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FUnsatisfiedLinkError_3B>>) void {
  funcid 284
  var %Reg1_R165 <* <$Ljava_2Flang_2FUnsatisfiedLinkError_3B>>
  var %Reg0_R165 <* <$Ljava_2Flang_2FUnsatisfiedLinkError_3B>>
  var %Reg0_R138 <* <$Ljava_2Flang_2FLinkageError_3B>>

  dassign %Reg1_R165 0 (dread ref %_this)
LOC 55 4
  dassign %Reg0_R165 0 (dread ref %Reg1_R165)
  dassign %Reg0_R138 0 (retype ref <* <$Ljava_2Flang_2FLinkageError_3B>> (dread ref %Reg0_R165))
  callassigned &Ljava_2Flang_2FLinkageError_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R138) {}
  return ()
}
func &Ljava_2Flang_2FUnsatisfiedLinkError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FUnsatisfiedLinkError_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 285
  var %Reg2_R165 <* <$Ljava_2Flang_2FUnsatisfiedLinkError_3B>>
  var %Reg0_R165 <* <$Ljava_2Flang_2FUnsatisfiedLinkError_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R138 <* <$Ljava_2Flang_2FLinkageError_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R165 0 (dread ref %_this)
LOC 55 7
  dassign %Reg0_R165 0 (dread ref %Reg2_R165)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R138 0 (retype ref <* <$Ljava_2Flang_2FLinkageError_3B>> (dread ref %Reg0_R165))
  callassigned &Ljava_2Flang_2FLinkageError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R138, dread ref %Reg1_R114) {}
LOC 55 8
  return ()
}
func &Ljava_2Flang_2FUnsupportedOperationException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FUnsupportedOperationException_3B>>) void {
  funcid 286
  var %Reg1_R166 <* <$Ljava_2Flang_2FUnsupportedOperationException_3B>>
  var %Reg0_R166 <* <$Ljava_2Flang_2FUnsupportedOperationException_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>

  dassign %Reg1_R166 0 (dread ref %_this)
LOC 56 4
  dassign %Reg0_R166 0 (dread ref %Reg1_R166)
  dassign %Reg0_R119 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R166))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R119) {}
  return ()
}
func &Ljava_2Flang_2FUnsupportedOperationException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FUnsupportedOperationException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 287
  var %Reg2_R166 <* <$Ljava_2Flang_2FUnsupportedOperationException_3B>>
  var %Reg0_R166 <* <$Ljava_2Flang_2FUnsupportedOperationException_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R166 0 (dread ref %_this)
LOC 56 7
  dassign %Reg0_R166 0 (dread ref %Reg2_R166)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R119 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R166))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R114) {}
LOC 56 8
  return ()
}
func &Ljava_2Flang_2FVirtualMachineError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FVirtualMachineError_3B>>) void {
  funcid 288
  var %Reg1_R156 <* <$Ljava_2Flang_2FVirtualMachineError_3B>>
  var %Reg0_R156 <* <$Ljava_2Flang_2FVirtualMachineError_3B>>
  var %Reg0_R124 <* <$Ljava_2Flang_2FError_3B>>

  dassign %Reg1_R156 0 (dread ref %_this)
LOC 57 4
  dassign %Reg0_R156 0 (dread ref %Reg1_R156)
  dassign %Reg0_R124 0 (retype ref <* <$Ljava_2Flang_2FError_3B>> (dread ref %Reg0_R156))
  callassigned &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R124) {}
  return ()
}
func &Ljava_2Flang_2FVirtualMachineError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FVirtualMachineError_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 289
  var %Reg2_R156 <* <$Ljava_2Flang_2FVirtualMachineError_3B>>
  var %Reg0_R156 <* <$Ljava_2Flang_2FVirtualMachineError_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R124 <* <$Ljava_2Flang_2FError_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R156 0 (dread ref %_this)
LOC 57 7
  dassign %Reg0_R156 0 (dread ref %Reg2_R156)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R124 0 (retype ref <* <$Ljava_2Flang_2FError_3B>> (dread ref %Reg0_R156))
  callassigned &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R124, dread ref %Reg1_R114) {}
LOC 57 8
  return ()
}
func &Ljava_2Futil_2FArrayList_241_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FArrayList_3B_29V constructor (var %_this <* <$Ljava_2Futil_2FArrayList_241_3B>>, var %Reg3_R167 <* <$Ljava_2Futil_2FArrayList_3B>>) void {
  funcid 290
  var %Reg2_R168 <* <$Ljava_2Futil_2FArrayList_241_3B>>
  var %Reg0_R168 <* <$Ljava_2Futil_2FArrayList_241_3B>>
  var %Reg1_R167 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %this$0 %Reg3_R167 <* <$Ljava_2Futil_2FArrayList_3B>>
  dassign %Reg2_R168 0 (dread ref %_this)
LOC 59 54
  dassign %Reg0_R168 0 (dread ref %Reg2_R168)
  dassign %Reg1_R167 0 (dread ref %Reg3_R167)
  iassign <* <$Ljava_2Futil_2FArrayList_241_3B>> 3 (dread ref %Reg0_R168, dread ref %Reg1_R167)
  dassign %Reg0_R168 0 (dread ref %Reg2_R168)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R168))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &Ljava_2Futil_2FArrayList_241_3B_7ChasNext_7C_28_29Z public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_241_3B>>) u1 {
  funcid 291
  var %Reg3_R168 <* <$Ljava_2Futil_2FArrayList_241_3B>>
  var %Reg0_R168 <* <$Ljava_2Futil_2FArrayList_241_3B>>
  var %Reg0_I i32
  var %Reg1_R168 <* <$Ljava_2Futil_2FArrayList_241_3B>>
  var %Reg1_R167 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_I i32
  var %Reg2_I i32

  dassign %Reg3_R168 0 (dread ref %_this)
LOC 59 58
  dassign %Reg0_R168 0 (dread ref %Reg3_R168)
  dassign %Reg0_I 0 (iread i32 <* <$Ljava_2Futil_2FArrayList_241_3B>> 2 (dread ref %Reg0_R168))
  dassign %Reg1_R168 0 (dread ref %Reg3_R168)
  dassign %Reg1_R167 0 (iread ref <* <$Ljava_2Futil_2FArrayList_241_3B>> 3 (dread ref %Reg1_R168))
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Futil_2FArrayList_3B_7Caccess_24000_7C_28Ljava_2Futil_2FArrayList_3B_29I (dread ref %Reg1_R167) { dassign %Reg1_I 0 }
  brtrue @label127 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label128
@label127
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label128
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &Ljava_2Futil_2FArrayList_241_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_241_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 292
  var %Reg5_R168 <* <$Ljava_2Futil_2FArrayList_241_3B>>
  var %Reg0_R168 <* <$Ljava_2Futil_2FArrayList_241_3B>>
  var %Reg0_Z u1
  var %Reg0_R169 <* <$Ljava_2Futil_2FNoSuchElementException_3B>>
  var %Reg0_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R167 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_R168 <* <$Ljava_2Futil_2FArrayList_241_3B>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg5_R168 0 (dread ref %_this)
LOC 59 62
  dassign %Reg0_R168 0 (dread ref %Reg5_R168)
  virtualcallassigned &Ljava_2Futil_2FArrayList_241_3B_7ChasNext_7C_28_29Z (dread ref %Reg0_R168) { dassign %Reg0_Z 0 }
  brtrue @label129 (ne i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
LOC 59 63
  intrinsiccallwithtype <$Ljava_2Futil_2FNoSuchElementException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R169 0 (gcmalloc ref <$Ljava_2Futil_2FNoSuchElementException_3B>)
  callassigned &Ljava_2Futil_2FNoSuchElementException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R169) {}
  dassign %Reg0_R136 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R169))
  throw (dread ref %Reg0_R136)
@label129
LOC 59 65
  dassign %Reg0_R168 0 (dread ref %Reg5_R168)
  dassign %Reg0_R167 0 (iread ref <* <$Ljava_2Futil_2FArrayList_241_3B>> 3 (dread ref %Reg0_R168))
  dassign %Reg1_R168 0 (dread ref %Reg5_R168)
  dassign %Reg2_I 0 (iread i32 <* <$Ljava_2Futil_2FArrayList_241_3B>> 2 (dread ref %Reg1_R168))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* <$Ljava_2Futil_2FArrayList_241_3B>> 2 (dread ref %Reg1_R168, dread i32 %Reg3_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R167, dread i32 %Reg2_I) { dassign %Reg0_R113 0 }
  return (dread ref %Reg0_R113)
}
func &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) void {
  funcid 293
  var %Reg5_R167 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_R167 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_R170 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg2_I i32
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg5_R167 0 (dread ref %_this)
LOC 59 3
  dassign %Reg0_R167 0 (dread ref %Reg5_R167)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R167))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 59 4
  dassign %Reg0_R167 0 (dread ref %Reg5_R167)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg1_R170 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg1_I))
  dassign %Reg2_I 0 (constval i32 0)
  dassign %Reg3_R113 0 (constval ref 0)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg1_R170, dread i32 %Reg2_I), 
    dread ref %Reg3_R113)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg3_R113 0 (constval ref 0)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg1_R170, dread i32 %Reg2_I), 
    dread ref %Reg3_R113)
  dassign %Reg2_I 0 (constval i32 2)
  dassign %Reg3_R113 0 (constval ref 0)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg1_R170, dread i32 %Reg2_I), 
    dread ref %Reg3_R113)
  dassign %Reg2_I 0 (constval i32 3)
  dassign %Reg3_R113 0 (constval ref 0)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg1_R170, dread i32 %Reg2_I), 
    dread ref %Reg3_R113)
  iassign <* <$Ljava_2Futil_2FArrayList_3B>> 2 (dread ref %Reg0_R167, dread ref %Reg1_R170)
  return ()
}
func &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) i32 {
  funcid 294
  var %Reg1_R167 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_R167 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_I i32

  dassign %Reg1_R167 0 (dread ref %_this)
LOC 59 8
  dassign %Reg0_R167 0 (dread ref %Reg1_R167)
  dassign %Reg0_I 0 (iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 3 (dread ref %Reg0_R167))
  return (dread i32 %Reg0_I)
}
func &Ljava_2Futil_2FArrayList_3B_7CisEmpty_7C_28_29Z public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) u1 {
  funcid 295
  var %Reg2_R167 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_R167 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_I i32
  var %Reg1_I i32

  dassign %Reg2_R167 0 (dread ref %_this)
LOC 59 12
  dassign %Reg0_R167 0 (dread ref %Reg2_R167)
  dassign %Reg0_I 0 (iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 3 (dread ref %Reg0_R167))
  brtrue @label130 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg1_I 0 (dread i32 %Reg0_I)
  goto @label131
@label130
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg1_I 0 (dread i32 %Reg0_I)
@label131
  dassign %Reg0_I 0 (dread i32 %Reg1_I)
  return (dread i32 %Reg0_I)
}
func &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg5_I i32) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 296
  var %Reg4_R167 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_I i32
  var %Reg1_R167 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_I i32
  var %Reg0_R121 <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>
  var %Reg1_R130 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_27 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_I i32
  var %L_STR_28 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg2_R167 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg0_R167 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_R170 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %index %Reg5_I i32
  dassign %Reg4_R167 0 (dread ref %_this)
LOC 59 17
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  brtrue @label132 (lt i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  dassign %Reg1_R167 0 (dread ref %Reg4_R167)
  dassign %Reg1_I 0 (iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 3 (dread ref %Reg1_R167))
  brtrue @label133 (lt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
@label132
LOC 59 18
  intrinsiccallwithtype <$Ljava_2Flang_2FIndexOutOfBoundsException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R121 0 (gcmalloc ref <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R130 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R130) {}
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_49006e006400650078002000) { dassign %L_STR_27 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_27)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R130, dread ref %Reg2_R114) { dassign %Reg1_R130 0 }
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R130, dread i32 %Reg2_I) { dassign %Reg1_R130 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_140353a5da21dd33abb2963d9a9a896b) { dassign %L_STR_28 0 }
  dassign %Reg2_R114 0 (dread ptr %L_STR_28)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R130, dread ref %Reg2_R114) { dassign %Reg1_R130 0 }
  dassign %Reg2_R167 0 (dread ref %Reg4_R167)
  dassign %Reg2_I 0 (iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 3 (dread ref %Reg2_R167))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R130, dread i32 %Reg2_I) { dassign %Reg1_R130 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R130) { dassign %Reg1_R114 0 }
  callassigned &Ljava_2Flang_2FIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R121, dread ref %Reg1_R114) {}
  dassign %Reg0_R136 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R121))
  throw (dread ref %Reg0_R136)
@label133
LOC 59 20
  dassign %Reg0_R167 0 (dread ref %Reg4_R167)
  dassign %Reg0_R170 0 (iread ref <* <$Ljava_2Futil_2FArrayList_3B>> 2 (dread ref %Reg0_R167))
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R170, dread i32 %Reg1_I)))
  return (dread ref %Reg0_R113)
}
func &Ljava_2Futil_2FArrayList_3B_7Cset_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg5_I i32, var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 297
  var %Reg4_R167 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_R167 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R170 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %index %Reg5_I i32
ALIAS %element %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>> "TE;"
ALIAS %old %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>> "TE;"
  dassign %Reg4_R167 0 (dread ref %_this)
LOC 59 24
  dassign %Reg0_R167 0 (dread ref %Reg4_R167)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R167, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
LOC 59 25
  dassign %Reg0_R167 0 (dread ref %Reg4_R167)
  dassign %Reg0_R170 0 (iread ref <* <$Ljava_2Futil_2FArrayList_3B>> 2 (dread ref %Reg0_R167))
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg2_R113 0 (dread ref %Reg6_R113)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R170, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
LOC 59 26
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  return (dread ref %Reg0_R113)
}
func &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  funcid 298
  var %Reg6_R167 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_R167 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_I i32
  var %Reg1_R167 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_R170 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg1_I i32
  var %Reg0_R170 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg5_R170 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg2_R170 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg3_I i32
  var %Reg4_R167 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg4_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %larger %Reg5_R170 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
ALIAS %element %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>> "TE;"
  dassign %Reg6_R167 0 (dread ref %_this)
LOC 59 30
  dassign %Reg0_R167 0 (dread ref %Reg6_R167)
  dassign %Reg0_I 0 (iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 3 (dread ref %Reg0_R167))
  dassign %Reg1_R167 0 (dread ref %Reg6_R167)
  dassign %Reg1_R170 0 (iread ref <* <$Ljava_2Futil_2FArrayList_3B>> 2 (dread ref %Reg1_R167))
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R170))
  brtrue @label134 (ne i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 59 31
  dassign %Reg0_R167 0 (dread ref %Reg6_R167)
  dassign %Reg0_I 0 (iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 3 (dread ref %Reg0_R167))
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R170 0 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %Reg0_I))
  dassign %Reg5_R170 0 (dread ref %Reg0_R170)
LOC 59 32
  dassign %Reg0_R167 0 (dread ref %Reg6_R167)
  dassign %Reg0_R170 0 (iread ref <* <$Ljava_2Futil_2FArrayList_3B>> 2 (dread ref %Reg0_R167))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_R170 0 (dread ref %Reg5_R170)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_R167 0 (dread ref %Reg6_R167)
  dassign %Reg4_I 0 (iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 3 (dread ref %Reg4_R167))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R170))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R170))
  callassigned &Ljava_2Flang_2FSystem_3B_7Carraycopy_7C_28Ljava_2Flang_2FObject_3BILjava_2Flang_2FObject_3BII_29V (dread ref %Reg0_R113, dread i32 %Reg1_I, dread ref %Reg2_R113, dread i32 %Reg3_I, dread i32 %Reg4_I) {}
LOC 59 33
  dassign %Reg0_R167 0 (dread ref %Reg6_R167)
  dassign %Reg1_R170 0 (dread ref %Reg5_R170)
  iassign <* <$Ljava_2Futil_2FArrayList_3B>> 2 (dread ref %Reg0_R167, dread ref %Reg1_R170)
@label134
LOC 59 35
  dassign %Reg0_R167 0 (dread ref %Reg6_R167)
  dassign %Reg0_R170 0 (iread ref <* <$Ljava_2Futil_2FArrayList_3B>> 2 (dread ref %Reg0_R167))
  dassign %Reg1_R167 0 (dread ref %Reg6_R167)
  dassign %Reg2_I 0 (iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 3 (dread ref %Reg1_R167))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* <$Ljava_2Futil_2FArrayList_3B>> 3 (dread ref %Reg1_R167, dread i32 %Reg3_I)
  dassign %Reg1_R113 0 (dread ref %Reg7_R113)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R170, dread i32 %Reg2_I), 
    dread ref %Reg1_R113)
LOC 59 36
  dassign %Reg0_I 0 (constval i32 1)
  return (dread i32 %Reg0_I)
}
func &Ljava_2Futil_2FArrayList_3B_7Cremove_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %Reg8_I i32) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 299
  var %Reg7_R167 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_R167 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg1_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_I i32
  var %Reg0_R170 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg2_R167 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg2_R170 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg3_I i32
  var %Reg4_R167 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R167 <* <$Ljava_2Futil_2FArrayList_3B>>

ALIAS %index %Reg8_I i32
ALIAS %old %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>> "TE;"
  dassign %Reg7_R167 0 (dread ref %_this)
LOC 59 40
  dassign %Reg0_R167 0 (dread ref %Reg7_R167)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %Reg0_R167, dread i32 %Reg1_I) { dassign %Reg0_R113 0 }
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
LOC 59 41
  dassign %Reg0_R167 0 (dread ref %Reg7_R167)
  dassign %Reg1_I 0 (iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 3 (dread ref %Reg0_R167))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$Ljava_2Futil_2FArrayList_3B>> 3 (dread ref %Reg0_R167, dread i32 %Reg1_I)
LOC 59 42
  dassign %Reg0_R167 0 (dread ref %Reg7_R167)
  dassign %Reg0_R170 0 (iread ref <* <$Ljava_2Futil_2FArrayList_3B>> 2 (dread ref %Reg0_R167))
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg2_R167 0 (dread ref %Reg7_R167)
  dassign %Reg2_R170 0 (iread ref <* <$Ljava_2Futil_2FArrayList_3B>> 2 (dread ref %Reg2_R167))
  dassign %Reg3_I 0 (dread i32 %Reg8_I)
  dassign %Reg4_R167 0 (dread ref %Reg7_R167)
  dassign %Reg4_I 0 (iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 3 (dread ref %Reg4_R167))
  dassign %Reg5_I 0 (dread i32 %Reg8_I)
  dassign %Reg4_I 0 (sub i32 (dread i32 %Reg4_I, dread i32 %Reg5_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R170))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R170))
  callassigned &Ljava_2Flang_2FSystem_3B_7Carraycopy_7C_28Ljava_2Flang_2FObject_3BILjava_2Flang_2FObject_3BII_29V (dread ref %Reg0_R113, dread i32 %Reg1_I, dread ref %Reg2_R113, dread i32 %Reg3_I, dread i32 %Reg4_I) {}
LOC 59 43
  dassign %Reg0_R167 0 (dread ref %Reg7_R167)
  dassign %Reg0_R170 0 (iread ref <* <$Ljava_2Futil_2FArrayList_3B>> 2 (dread ref %Reg0_R167))
  dassign %Reg1_R167 0 (dread ref %Reg7_R167)
  dassign %Reg1_I 0 (iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 3 (dread ref %Reg1_R167))
  dassign %Reg2_R113 0 (constval ref 0)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R170, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
LOC 59 44
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  return (dread ref %Reg0_R113)
}
func &Ljava_2Futil_2FArrayList_3B_7Cclear_7C_28_29V public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) void {
  funcid 300
  var %Reg4_R167 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_R167 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_I i32
  var %Reg0_R170 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg1_R167 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg2_I i32
  var %Reg3_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg4_R167 0 (dread ref %_this)
@label135
LOC 59 48
  dassign %Reg0_R167 0 (dread ref %Reg4_R167)
  dassign %Reg0_I 0 (iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 3 (dread ref %Reg0_R167))
  brtrue @label136 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 59 49
  dassign %Reg0_R167 0 (dread ref %Reg4_R167)
  dassign %Reg0_R170 0 (iread ref <* <$Ljava_2Futil_2FArrayList_3B>> 2 (dread ref %Reg0_R167))
  dassign %Reg1_R167 0 (dread ref %Reg4_R167)
  dassign %Reg2_I 0 (iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 3 (dread ref %Reg1_R167))
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sub i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  iassign <* <$Ljava_2Futil_2FArrayList_3B>> 3 (dread ref %Reg1_R167, dread i32 %Reg2_I)
  dassign %Reg1_R113 0 (constval ref 0)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R170, dread i32 %Reg2_I), 
    dread ref %Reg1_R113)
  goto @label135
@label136
LOC 59 51
  return ()
}
func &Ljava_2Futil_2FArrayList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) <* <$Ljava_2Futil_2FIterator_3B>> {
  funcid 301
  var %Reg3_R167 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_R168 <* <$Ljava_2Futil_2FArrayList_241_3B>>
  var %Reg1_R167 <* <$Ljava_2Futil_2FArrayList_3B>>

  dassign %Reg3_R167 0 (dread ref %_this)
LOC 59 54
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_241_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R168 0 (gcmalloc ref <$Ljava_2Futil_2FArrayList_241_3B>)
  dassign %Reg1_R167 0 (dread ref %Reg3_R167)
  callassigned &Ljava_2Futil_2FArrayList_241_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FArrayList_3B_29V (dread ref %Reg0_R168, dread ref %Reg1_R167) {}
  return (dread ref %Reg0_R168)
}
func &Ljava_2Futil_2FArrayList_3B_7Caccess_24000_7C_28Ljava_2Futil_2FArrayList_3B_29I static synthetic (var %Reg1_R167 <* <$Ljava_2Futil_2FArrayList_3B>>) i32 {
  funcid 302
  var %Reg0_R167 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %Reg0_I i32

ALIAS %x0 %Reg1_R167 <* <$Ljava_2Futil_2FArrayList_3B>>
  intrinsiccallwithtype <$Ljava_2Futil_2FArrayList_3B> JAVA_CLINIT_CHECK ()
LOC 59 3
  dassign %Reg0_R167 0 (dread ref %Reg1_R167)
  dassign %Reg0_I 0 (iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 3 (dread ref %Reg0_R167))
  return (dread i32 %Reg0_I)
}
func &Ljava_2Futil_2FArrays_3B_7C_3Cinit_3E_7C_28_29V private constructor (var %_this <* <$Ljava_2Futil_2FArrays_3B>>) void {
  funcid 303
  var %Reg1_R171 <* <$Ljava_2Futil_2FArrays_3B>>
  var %Reg0_R171 <* <$Ljava_2Futil_2FArrays_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R171 0 (dread ref %_this)
LOC 60 4
  dassign %Reg0_R171 0 (dread ref %Reg1_R171)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R171))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28AII_29V public static (var %Reg4_R172 <* <[] i32>>, var %Reg5_I i32) void {
  funcid 304
  var %Reg0_R172 <* <[] i32>>
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %i %Reg3_I i32
ALIAS %array %Reg4_R172 <* <[] i32>>
ALIAS %value %Reg5_I i32
  intrinsiccallwithtype <$Ljava_2Futil_2FArrays_3B> JAVA_CLINIT_CHECK ()
LOC 60 7
  dassign %Reg0_R172 0 (dread ref %Reg4_R172)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R172))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label137
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 -1))
  brtrue @label138 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 60 8
  dassign %Reg0_R172 0 (dread ref %Reg4_R172)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R172, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
  goto @label137
@label138
LOC 60 10
  return ()
}
func &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28AZZ_29V public static (var %Reg4_R173 <* <[] u1>>, var %Reg5_Z u1) void {
  funcid 305
  var %Reg5_I i32
  var %Reg0_R173 <* <[] u1>>
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg1_I i32
  var %Reg2_I i32

ALIAS %i %Reg3_I i32
ALIAS %array %Reg4_R173 <* <[] u1>>
ALIAS %value %Reg5_Z u1
  intrinsiccallwithtype <$Ljava_2Futil_2FArrays_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg5_I 0 (cvt i32 u1 (dread u1 %Reg5_Z))
LOC 60 13
  dassign %Reg0_R173 0 (dread ref %Reg4_R173)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R173))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label139
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 -1))
  brtrue @label140 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 60 14
  dassign %Reg0_R173 0 (dread ref %Reg4_R173)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  iassign <* i8> 0 (
    array 1 ptr <* <[] i8>> (dread ref %Reg0_R173, dread i32 %Reg1_I), 
    cvt i8 i32 (dread i32 %Reg2_I))
  goto @label139
@label140
LOC 60 16
  return ()
}
func &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28ALjava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V public static (var %Reg4_R170 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>, var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>) void {
  funcid 306
  var %Reg0_R170 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg1_I i32
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %i %Reg3_I i32
ALIAS %array %Reg4_R170 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
ALIAS %value %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  intrinsiccallwithtype <$Ljava_2Futil_2FArrays_3B> JAVA_CLINIT_CHECK ()
LOC 60 19
  dassign %Reg0_R170 0 (dread ref %Reg4_R170)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R170))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
@label141
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg3_I 0 (add i32 (dread i32 %Reg3_I, constval i32 -1))
  brtrue @label142 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 60 20
  dassign %Reg0_R170 0 (dread ref %Reg4_R170)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg2_R113 0 (dread ref %Reg5_R113)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R170, dread i32 %Reg1_I), 
    dread ref %Reg2_R113)
  goto @label141
@label142
LOC 60 22
  return ()
}
func &Ljava_2Futil_2FArrays_3B_7CcopyOf_7C_28AII_29AI public static (var %Reg7_R172 <* <[] i32>>, var %Reg8_I i32) <* <[] i32>> {
  funcid 307
  var %Reg0_I i32
  var %Reg0_R172 <* <[] i32>>
  var %Reg6_R172 <* <[] i32>>
  var %Reg1_I i32
  var %Reg2_R172 <* <[] i32>>
  var %Reg3_I i32
  var %Reg4_R172 <* <[] i32>>
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %array %Reg7_R172 <* <[] i32>>
ALIAS %length %Reg8_I i32
ALIAS %copy %Reg6_R172 <* <[] i32>>
  intrinsiccallwithtype <$Ljava_2Futil_2FArrays_3B> JAVA_CLINIT_CHECK ()
LOC 60 25
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg0_R172 0 (gcmallocjarray ref <[] i32> (dread i32 %Reg0_I))
  dassign %Reg6_R172 0 (dread ref %Reg0_R172)
LOC 60 26
  dassign %Reg0_R172 0 (dread ref %Reg7_R172)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_R172 0 (dread ref %Reg6_R172)
  dassign %Reg3_I 0 (constval i32 0)
  dassign %Reg4_R172 0 (dread ref %Reg7_R172)
  dassign %Reg4_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg4_R172))
  dassign %Reg5_I 0 (dread i32 %Reg8_I)
  intrinsiccallwithtype <$Ljava_2Flang_2FMath_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (dread i32 %Reg4_I, dread i32 %Reg5_I) { dassign %Reg4_I 0 }
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R172))
  dassign %Reg2_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg2_R172))
  callassigned &Ljava_2Flang_2FSystem_3B_7Carraycopy_7C_28Ljava_2Flang_2FObject_3BILjava_2Flang_2FObject_3BII_29V (dread ref %Reg0_R113, dread i32 %Reg1_I, dread ref %Reg2_R113, dread i32 %Reg3_I, dread i32 %Reg4_I) {}
LOC 60 27
  dassign %Reg0_R172 0 (dread ref %Reg6_R172)
  return (dread ref %Reg0_R172)
}
func &Ljava_2Futil_2FArrays_3B_7Csort_7C_28AI_29V public static (var %Reg6_R172 <* <[] i32>>) void {
  funcid 308
  var %Reg0_R172 <* <[] i32>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg4_I i32
  var %Reg2_R172 <* <[] i32>>
  var %Reg2_I i32
  var %Reg5_I i32
  var %Reg3_I i32

ALIAS %root %Reg4_I i32
ALIAS %largest %Reg5_I i32
ALIAS %end %Reg4_I i32
ALIAS %array %Reg6_R172 <* <[] i32>>
  intrinsiccallwithtype <$Ljava_2Futil_2FArrays_3B> JAVA_CLINIT_CHECK ()
LOC 60 32
  dassign %Reg0_R172 0 (dread ref %Reg6_R172)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R172))
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg0_I 0 (div i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label143
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 -1))
  brtrue @label144 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 60 33
  dassign %Reg0_R172 0 (dread ref %Reg6_R172)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_R172 0 (dread ref %Reg6_R172)
  dassign %Reg2_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg2_R172))
  intrinsiccallwithtype <$Ljava_2Futil_2FArrays_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Futil_2FArrays_3B_7Csink_7C_28AIII_29V (dread ref %Reg0_R172, dread i32 %Reg1_I, dread i32 %Reg2_I) {}
  goto @label143
@label144
LOC 60 35
  dassign %Reg0_R172 0 (dread ref %Reg6_R172)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R172))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
@label145
  dassign %Reg4_I 0 (add i32 (dread i32 %Reg4_I, constval i32 -1))
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  brtrue @label146 (le i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 60 36
  dassign %Reg0_R172 0 (dread ref %Reg6_R172)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R172, dread i32 %Reg1_I)))
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
LOC 60 37
  dassign %Reg0_R172 0 (dread ref %Reg6_R172)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_R172 0 (dread ref %Reg6_R172)
  dassign %Reg3_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R172, dread i32 %Reg3_I)))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R172, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 60 38
  dassign %Reg0_R172 0 (dread ref %Reg6_R172)
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_I 0 (dread i32 %Reg5_I)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R172, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 60 39
  dassign %Reg0_R172 0 (dread ref %Reg6_R172)
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  intrinsiccallwithtype <$Ljava_2Futil_2FArrays_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Futil_2FArrays_3B_7Csink_7C_28AIII_29V (dread ref %Reg0_R172, dread i32 %Reg1_I, dread i32 %Reg2_I) {}
LOC 60 40
  goto @label145
@label146
LOC 60 41
  return ()
}
func &Ljava_2Futil_2FArrays_3B_7Csink_7C_28AIII_29V private static (var %Reg7_R172 <* <[] i32>>, var %Reg8_I i32, var %Reg9_I i32) void {
  funcid 309
  var %Reg0_R172 <* <[] i32>>
  var %Reg1_I i32
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg6_I i32
  var %Reg2_I i32
  var %Reg1_R172 <* <[] i32>>
  var %Reg2_R172 <* <[] i32>>
  var %Reg3_I i32

ALIAS %child %Reg6_I i32
ALIAS %heap %Reg7_R172 <* <[] i32>>
ALIAS %root %Reg8_I i32
ALIAS %end %Reg9_I i32
ALIAS %value %Reg4_I i32
ALIAS %hole %Reg5_I i32
LOC 60 44
  dassign %Reg0_R172 0 (dread ref %Reg7_R172)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R172, dread i32 %Reg1_I)))
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 60 45
  dassign %Reg0_I 0 (dread i32 %Reg8_I)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
LOC 60 46
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
@label147
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  brtrue @label150 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 60 47
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  brtrue @label148 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_R172 0 (dread ref %Reg7_R172)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R172, dread i32 %Reg1_I)))
  dassign %Reg1_R172 0 (dread ref %Reg7_R172)
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg1_R172, dread i32 %Reg2_I)))
  brtrue @label148 (le i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 60 48
  dassign %Reg6_I 0 (add i32 (dread i32 %Reg6_I, constval i32 1))
@label148
LOC 60 50
  dassign %Reg0_R172 0 (dread ref %Reg7_R172)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  dassign %Reg0_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg0_R172, dread i32 %Reg1_I)))
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  brtrue @label149 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 60 51
  goto @label150
@label149
LOC 60 53
  dassign %Reg0_R172 0 (dread ref %Reg7_R172)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg2_R172 0 (dread ref %Reg7_R172)
  dassign %Reg3_I 0 (dread i32 %Reg6_I)
  dassign %Reg2_I 0 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %Reg2_R172, dread i32 %Reg3_I)))
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R172, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 60 54
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
LOC 60 46
  dassign %Reg0_I 0 (constval i32 2)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg0_I 0 (add i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
  goto @label147
@label150
LOC 60 56
  dassign %Reg0_R172 0 (dread ref %Reg7_R172)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg2_I 0 (dread i32 %Reg4_I)
  iassign <* i32> 0 (
    array 1 ptr <* <[] i32>> (dread ref %Reg0_R172, dread i32 %Reg1_I), 
    dread i32 %Reg2_I)
LOC 60 57
  return ()
}
func &Ljava_2Futil_2FComparator_3B_7Ccompare_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29I public virtual abstract (var %_this <* <$Ljava_2Futil_2FComparator_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32
func &Ljava_2Futil_2FHashMap_24Entry_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V constructor (var %_this <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>, var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>) void {
  funcid 311
  var %Reg2_R174 <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>
  var %Reg0_R174 <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %key %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %value %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  dassign %Reg2_R174 0 (dread ref %_this)
LOC 62 13
  dassign %Reg0_R174 0 (dread ref %Reg2_R174)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R174))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 62 14
  dassign %Reg0_R174 0 (dread ref %Reg2_R174)
  dassign %Reg1_R113 0 (dread ref %Reg3_R113)
  iassign <* <$Ljava_2Futil_2FHashMap_24Entry_3B>> 2 (dread ref %Reg0_R174, dread ref %Reg1_R113)
LOC 62 15
  dassign %Reg0_R174 0 (dread ref %Reg2_R174)
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  iassign <* <$Ljava_2Futil_2FHashMap_24Entry_3B>> 3 (dread ref %Reg0_R174, dread ref %Reg1_R113)
LOC 62 16
  return ()
}
func &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>) void {
  funcid 312
  var %Reg2_R175 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg0_R175 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg1_R176 <* <[] <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>>>

  dassign %Reg2_R175 0 (dread ref %_this)
LOC 62 4
  dassign %Reg0_R175 0 (dread ref %Reg2_R175)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R175))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 62 5
  dassign %Reg0_R175 0 (dread ref %Reg2_R175)
  dassign %Reg1_I 0 (constval i32 8)
  dassign %Reg1_R176 0 (gcmallocjarray ref <[] <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>> (dread i32 %Reg1_I))
  iassign <* <$Ljava_2Futil_2FHashMap_3B>> 2 (dread ref %Reg0_R175, dread ref %Reg1_R176)
  return ()
}
func &Ljava_2Futil_2FHashMap_3B_7Cplace_7C_28Ljava_2Flang_2FObject_3B_29I private virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  funcid 313
  var %Reg4_R175 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg3_I i32
  var %Reg2_I i32
  var %Reg1_R175 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg1_R176 <* <[] <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>>>

ALIAS %key %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %hash %Reg3_I i32
  dassign %Reg4_R175 0 (dread ref %_this)
LOC 62 20
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  brtrue @label151 (ne i32 ref (dread ref %Reg0_R113, constval ref 0))
LOC 62 21
  dassign %Reg0_I 0 (constval i32 0)
  return (dread i32 %Reg0_I)
@label151
LOC 62 23
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I (dread ref %Reg0_R113) { dassign %Reg0_I 0 }
  dassign %Reg1_I 0 (constval i32 -1640531535)
  dassign %Reg0_I 0 (mul i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 62 24
  dassign %Reg0_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg2_I 0 (constval i32 15)
  dassign %Reg1_I 0 (lshr i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (bxor i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_R175 0 (dread ref %Reg4_R175)
  dassign %Reg1_R176 0 (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 2 (dread ref %Reg1_R175))
  dassign %Reg1_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg1_R176))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  return (dread i32 %Reg0_I)
}
func &Ljava_2Futil_2FHashMap_3B_7Cfind_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Futil_2FHashMap_24Entry_3B private virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Futil_2FHashMap_24Entry_3B>> {
  funcid 314
  var %Reg4_R175 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg0_R175 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg0_R176 <* <[] <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>>>
  var %Reg1_R175 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R174 <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>
  var %Reg0_R174 <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>
  var %Reg1_R174 <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1

ALIAS %key %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %entry %Reg3_R174 <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>
  dassign %Reg4_R175 0 (dread ref %_this)
LOC 62 28
  dassign %Reg0_R175 0 (dread ref %Reg4_R175)
  dassign %Reg0_R176 0 (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 2 (dread ref %Reg0_R175))
  dassign %Reg1_R175 0 (dread ref %Reg4_R175)
  dassign %Reg2_R113 0 (dread ref %Reg5_R113)
  callassigned &Ljava_2Futil_2FHashMap_3B_7Cplace_7C_28Ljava_2Flang_2FObject_3B_29I (dread ref %Reg1_R175, dread ref %Reg2_R113) { dassign %Reg1_I 0 }
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R176, dread i32 %Reg1_I)))
  dassign %Reg3_R113 0 (dread ref %Reg0_R113)
  dassign %Reg3_R174 0 (retype ref <* <$Ljava_2Futil_2FHashMap_24Entry_3B>> (dread ref %Reg3_R113))
@label152
LOC 62 29
  dassign %Reg0_R174 0 (dread ref %Reg3_R174)
  brtrue @label153 (eq i32 ref (dread ref %Reg0_R174, constval ref 0))
  dassign %Reg0_R113 0 (dread ref %Reg5_R113)
  dassign %Reg1_R174 0 (dread ref %Reg3_R174)
  dassign %Reg1_R113 0 (iread ref <* <$Ljava_2Futil_2FHashMap_24Entry_3B>> 2 (dread ref %Reg1_R174))
  intrinsiccallwithtype <$Ljava_2Futil_2FObjects_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Futil_2FObjects_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R113, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  brtrue @label153 (ne i32 i32 (
    cvt i32 u1 (dread u1 %Reg0_Z),
    constval i32 0))
LOC 62 30
  dassign %Reg0_R174 0 (dread ref %Reg3_R174)
  dassign %Reg0_R174 0 (iread ref <* <$Ljava_2Futil_2FHashMap_24Entry_3B>> 4 (dread ref %Reg0_R174))
  dassign %Reg3_R174 0 (dread ref %Reg0_R174)
  goto @label152
@label153
LOC 62 32
  dassign %Reg0_R174 0 (dread ref %Reg3_R174)
  return (dread ref %Reg0_R174)
}
func &Ljava_2Futil_2FHashMap_3B_7Cinsert_7C_28Ljava_2Futil_2FHashMap_24Entry_3B_29V private virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %Reg5_R174 <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>) void {
  funcid 315
  var %Reg4_R175 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg0_R175 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg1_R174 <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg3_I i32
  var %Reg0_R174 <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>
  var %Reg1_R175 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg1_R176 <* <[] <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>>>
  var %Reg2_I i32
  var %Reg0_R176 <* <[] <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>>>
  var %Reg1_I i32
  var %Reg2_R174 <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>

ALIAS %entry %Reg5_R174 <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>
ALIAS %place %Reg3_I i32
  dassign %Reg4_R175 0 (dread ref %_this)
LOC 62 36
  dassign %Reg0_R175 0 (dread ref %Reg4_R175)
  dassign %Reg1_R174 0 (dread ref %Reg5_R174)
  dassign %Reg1_R113 0 (iread ref <* <$Ljava_2Futil_2FHashMap_24Entry_3B>> 2 (dread ref %Reg1_R174))
  callassigned &Ljava_2Futil_2FHashMap_3B_7Cplace_7C_28Ljava_2Flang_2FObject_3B_29I (dread ref %Reg0_R175, dread ref %Reg1_R113) { dassign %Reg0_I 0 }
  dassign %Reg3_I 0 (dread i32 %Reg0_I)
LOC 62 37
  dassign %Reg0_R174 0 (dread ref %Reg5_R174)
  dassign %Reg1_R175 0 (dread ref %Reg4_R175)
  dassign %Reg1_R176 0 (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 2 (dread ref %Reg1_R175))
  dassign %Reg2_I 0 (dread i32 %Reg3_I)
  dassign %Reg1_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg1_R176, dread i32 %Reg2_I)))
  dassign %Reg1_R174 0 (retype ref <* <$Ljava_2Futil_2FHashMap_24Entry_3B>> (dread ref %Reg1_R113))
  iassign <* <$Ljava_2Futil_2FHashMap_24Entry_3B>> 4 (dread ref %Reg0_R174, dread ref %Reg1_R174)
LOC 62 38
  dassign %Reg0_R175 0 (dread ref %Reg4_R175)
  dassign %Reg0_R176 0 (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 2 (dread ref %Reg0_R175))
  dassign %Reg1_I 0 (dread i32 %Reg3_I)
  dassign %Reg2_R174 0 (dread ref %Reg5_R174)
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R176, dread i32 %Reg1_I), 
    dread ref %Reg2_R174)
LOC 62 39
  return ()
}
func &Ljava_2Futil_2FHashMap_3B_7Csize_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>) i32 {
  funcid 316
  var %Reg1_R175 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg0_R175 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg0_I i32

  dassign %Reg1_R175 0 (dread ref %_this)
LOC 62 42
  dassign %Reg0_R175 0 (dread ref %Reg1_R175)
  dassign %Reg0_I 0 (iread i32 <* <$Ljava_2Futil_2FHashMap_3B>> 3 (dread ref %Reg0_R175))
  return (dread i32 %Reg0_I)
}
func &Ljava_2Futil_2FHashMap_3B_7CcontainsKey_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  funcid 317
  var %Reg3_R175 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg0_R175 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R174 <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>
  var %Reg0_I i32
  var %Reg2_I i32

ALIAS %key %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  dassign %Reg3_R175 0 (dread ref %_this)
LOC 62 46
  dassign %Reg0_R175 0 (dread ref %Reg3_R175)
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  callassigned &Ljava_2Futil_2FHashMap_3B_7Cfind_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Futil_2FHashMap_24Entry_3B (dread ref %Reg0_R175, dread ref %Reg1_R113) { dassign %Reg0_R174 0 }
  brtrue @label154 (eq i32 ref (dread ref %Reg0_R174, constval ref 0))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label155
@label154
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
@label155
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 318
  var %Reg4_R175 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg0_R175 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R174 <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>
  var %Reg3_R174 <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %key %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %entry %Reg3_R174 <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>
  dassign %Reg4_R175 0 (dread ref %_this)
LOC 62 51
  dassign %Reg0_R175 0 (dread ref %Reg4_R175)
  dassign %Reg1_R113 0 (dread ref %Reg5_R113)
  callassigned &Ljava_2Futil_2FHashMap_3B_7Cfind_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Futil_2FHashMap_24Entry_3B (dread ref %Reg0_R175, dread ref %Reg1_R113) { dassign %Reg0_R174 0 }
  dassign %Reg3_R174 0 (dread ref %Reg0_R174)
LOC 62 52
  dassign %Reg0_R174 0 (dread ref %Reg3_R174)
  brtrue @label156 (eq i32 ref (dread ref %Reg0_R174, constval ref 0))
  dassign %Reg0_R174 0 (dread ref %Reg3_R174)
  dassign %Reg0_R113 0 (iread ref <* <$Ljava_2Futil_2FHashMap_24Entry_3B>> 3 (dread ref %Reg0_R174))
  dassign %Reg2_R113 0 (dread ref %Reg0_R113)
  goto @label157
@label156
  dassign %Reg0_R113 0 (constval ref 0)
  dassign %Reg2_R113 0 (dread ref %Reg0_R113)
@label157
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  return (dread ref %Reg0_R113)
}
func &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %Reg13_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg14_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 319
  var %Reg12_R175 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg0_R175 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R174 <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>
  var %Reg5_R174 <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_I i32
  var %Reg2_I i32
  var %Reg0_R176 <* <[] <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>>>
  var %Reg0_I i32
  var %Reg6_R176 <* <[] <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>>>
  var %Reg2_R175 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg1_R176 <* <[] <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>>>
  var %Reg7_R176 <* <[] <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>>>
  var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg8_I i32
  var %Reg9_I i32
  var %Reg10_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg10_R174 <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>
  var %Reg11_R174 <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>
  var %Reg1_R174 <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>
  var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>

ALIAS %old %Reg6_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %rest %Reg11_R174 <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>
ALIAS %chain %Reg10_R174 <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>
ALIAS %chains %Reg6_R176 <* <[] <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>>>
ALIAS %key %Reg13_R113 <* <$Ljava_2Flang_2FObject_3B>> "TK;"
ALIAS %value %Reg14_R113 <* <$Ljava_2Flang_2FObject_3B>> "TV;"
ALIAS %entry %Reg5_R174 <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>
  dassign %Reg12_R175 0 (dread ref %_this)
LOC 62 57
  dassign %Reg0_R175 0 (dread ref %Reg12_R175)
  dassign %Reg1_R113 0 (dread ref %Reg13_R113)
  callassigned &Ljava_2Futil_2FHashMap_3B_7Cfind_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Futil_2FHashMap_24Entry_3B (dread ref %Reg0_R175, dread ref %Reg1_R113) { dassign %Reg0_R174 0 }
  dassign %Reg5_R174 0 (dread ref %Reg0_R174)
LOC 62 58
  dassign %Reg0_R174 0 (dread ref %Reg5_R174)
  brtrue @label158 (eq i32 ref (dread ref %Reg0_R174, constval ref 0))
LOC 62 59
  dassign %Reg0_R174 0 (dread ref %Reg5_R174)
  dassign %Reg0_R113 0 (iread ref <* <$Ljava_2Futil_2FHashMap_24Entry_3B>> 3 (dread ref %Reg0_R174))
  dassign %Reg6_R113 0 (dread ref %Reg0_R113)
LOC 62 60
  dassign %Reg0_R174 0 (dread ref %Reg5_R174)
  dassign %Reg1_R113 0 (dread ref %Reg14_R113)
  iassign <* <$Ljava_2Futil_2FHashMap_24Entry_3B>> 3 (dread ref %Reg0_R174, dread ref %Reg1_R113)
LOC 62 61
  dassign %Reg0_R113 0 (dread ref %Reg6_R113)
  return (dread ref %Reg0_R113)
@label158
LOC 62 63
  dassign %Reg0_R175 0 (dread ref %Reg12_R175)
  dassign %Reg1_I 0 (iread i32 <* <$Ljava_2Futil_2FHashMap_3B>> 3 (dread ref %Reg0_R175))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg2_I 0 (add i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$Ljava_2Futil_2FHashMap_3B>> 3 (dread ref %Reg0_R175, dread i32 %Reg2_I)
  dassign %Reg0_R175 0 (dread ref %Reg12_R175)
  dassign %Reg0_R176 0 (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 2 (dread ref %Reg0_R175))
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R176))
  brtrue @label162 (ne i32 i32 (dread i32 %Reg1_I, dread i32 %Reg0_I))
LOC 62 64
  dassign %Reg0_R175 0 (dread ref %Reg12_R175)
  dassign %Reg0_R176 0 (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 2 (dread ref %Reg0_R175))
  dassign %Reg6_R176 0 (dread ref %Reg0_R176)
LOC 62 65
  dassign %Reg0_R175 0 (dread ref %Reg12_R175)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_R175 0 (dread ref %Reg12_R175)
  dassign %Reg2_I 0 (iread i32 <* <$Ljava_2Futil_2FHashMap_3B>> 3 (dread ref %Reg2_R175))
  dassign %Reg1_I 0 (mul i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg1_R176 0 (gcmallocjarray ref <[] <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>> (dread i32 %Reg1_I))
  iassign <* <$Ljava_2Futil_2FHashMap_3B>> 2 (dread ref %Reg0_R175, dread ref %Reg1_R176)
LOC 62 66
  dassign %Reg0_R176 0 (dread ref %Reg6_R176)
  dassign %Reg7_R176 0 (dread ref %Reg0_R176)
  dassign %Reg7_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg7_R176))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg8_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg9_I 0 (dread i32 %Reg0_I)
@label159
  dassign %Reg0_I 0 (dread i32 %Reg9_I)
  dassign %Reg1_I 0 (dread i32 %Reg8_I)
  brtrue @label162 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg7_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg7_R176))
  dassign %Reg0_R113 0 (dread ref %Reg7_R113)
  dassign %Reg1_I 0 (dread i32 %Reg9_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg10_R113 0 (dread ref %Reg0_R113)
  dassign %Reg10_R174 0 (retype ref <* <$Ljava_2Futil_2FHashMap_24Entry_3B>> (dread ref %Reg10_R113))
@label160
LOC 62 67
  dassign %Reg0_R174 0 (dread ref %Reg10_R174)
  brtrue @label161 (eq i32 ref (dread ref %Reg0_R174, constval ref 0))
LOC 62 68
  dassign %Reg0_R174 0 (dread ref %Reg10_R174)
  dassign %Reg0_R174 0 (iread ref <* <$Ljava_2Futil_2FHashMap_24Entry_3B>> 4 (dread ref %Reg0_R174))
  dassign %Reg11_R174 0 (dread ref %Reg0_R174)
LOC 62 69
  dassign %Reg0_R175 0 (dread ref %Reg12_R175)
  dassign %Reg1_R174 0 (dread ref %Reg10_R174)
  callassigned &Ljava_2Futil_2FHashMap_3B_7Cinsert_7C_28Ljava_2Futil_2FHashMap_24Entry_3B_29V (dread ref %Reg0_R175, dread ref %Reg1_R174) {}
LOC 62 70
  dassign %Reg0_R174 0 (dread ref %Reg11_R174)
  dassign %Reg10_R174 0 (dread ref %Reg0_R174)
LOC 62 71
  goto @label160
@label161
LOC 62 66
  dassign %Reg9_I 0 (add i32 (dread i32 %Reg9_I, constval i32 1))
  goto @label159
@label162
LOC 62 74
  dassign %Reg0_R175 0 (dread ref %Reg12_R175)
  intrinsiccallwithtype <$Ljava_2Futil_2FHashMap_24Entry_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R174 0 (gcmalloc ref <$Ljava_2Futil_2FHashMap_24Entry_3B>)
  dassign %Reg2_R113 0 (dread ref %Reg13_R113)
  dassign %Reg3_R113 0 (dread ref %Reg14_R113)
  callassigned &Ljava_2Futil_2FHashMap_24Entry_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V (dread ref %Reg1_R174, dread ref %Reg2_R113, dread ref %Reg3_R113) {}
  callassigned &Ljava_2Futil_2FHashMap_3B_7Cinsert_7C_28Ljava_2Futil_2FHashMap_24Entry_3B_29V (dread ref %Reg0_R175, dread ref %Reg1_R174) {}
LOC 62 75
  dassign %Reg0_R113 0 (constval ref 0)
  return (dread ref %Reg0_R113)
}
func &Ljava_2Futil_2FHashMap_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 320
  var %Reg6_R175 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg0_R175 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R174 <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>
  var %Reg3_R174 <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg4_I i32
  var %Reg0_R176 <* <[] <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>>>
  var %Reg1_I i32
  var %Reg1_R174 <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>
  var %Reg2_R174 <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>
  var %Reg5_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg5_R174 <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>
  var %Reg2_I i32

ALIAS %before %Reg5_R174 <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>
ALIAS %key %Reg7_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %entry %Reg3_R174 <* <$Ljava_2Futil_2FHashMap_24Entry_3B>>
ALIAS %place %Reg4_I i32
  dassign %Reg6_R175 0 (dread ref %_this)
LOC 62 80
  dassign %Reg0_R175 0 (dread ref %Reg6_R175)
  dassign %Reg1_R113 0 (dread ref %Reg7_R113)
  callassigned &Ljava_2Futil_2FHashMap_3B_7Cfind_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Futil_2FHashMap_24Entry_3B (dread ref %Reg0_R175, dread ref %Reg1_R113) { dassign %Reg0_R174 0 }
  dassign %Reg3_R174 0 (dread ref %Reg0_R174)
LOC 62 81
  dassign %Reg0_R174 0 (dread ref %Reg3_R174)
  brtrue @label163 (ne i32 ref (dread ref %Reg0_R174, constval ref 0))
LOC 62 82
  dassign %Reg0_R113 0 (constval ref 0)
  return (dread ref %Reg0_R113)
@label163
LOC 62 84
  dassign %Reg0_R175 0 (dread ref %Reg6_R175)
  dassign %Reg1_R113 0 (dread ref %Reg7_R113)
  callassigned &Ljava_2Futil_2FHashMap_3B_7Cplace_7C_28Ljava_2Flang_2FObject_3B_29I (dread ref %Reg0_R175, dread ref %Reg1_R113) { dassign %Reg0_I 0 }
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 62 85
  dassign %Reg0_R175 0 (dread ref %Reg6_R175)
  dassign %Reg0_R176 0 (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 2 (dread ref %Reg0_R175))
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R176, dread i32 %Reg1_I)))
  dassign %Reg1_R174 0 (dread ref %Reg3_R174)
  brtrue @label164 (ne i32 ref (dread ref %Reg0_R113, dread ref %Reg1_R174))
LOC 62 86
  dassign %Reg0_R175 0 (dread ref %Reg6_R175)
  dassign %Reg0_R176 0 (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 2 (dread ref %Reg0_R175))
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg2_R174 0 (dread ref %Reg3_R174)
  dassign %Reg2_R174 0 (iread ref <* <$Ljava_2Futil_2FHashMap_24Entry_3B>> 4 (dread ref %Reg2_R174))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (
    array 1 ptr <* <[] ref>> (dread ref %Reg0_R176, dread i32 %Reg1_I), 
    dread ref %Reg2_R174)
  goto @label167
@label164
LOC 62 88
  dassign %Reg0_R175 0 (dread ref %Reg6_R175)
  dassign %Reg0_R176 0 (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 2 (dread ref %Reg0_R175))
  dassign %Reg1_I 0 (dread i32 %Reg4_I)
  dassign %Reg0_R113 0 (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] ref>> (dread ref %Reg0_R176, dread i32 %Reg1_I)))
  dassign %Reg5_R113 0 (dread ref %Reg0_R113)
  dassign %Reg5_R174 0 (retype ref <* <$Ljava_2Futil_2FHashMap_24Entry_3B>> (dread ref %Reg5_R113))
@label165
LOC 62 89
  dassign %Reg0_R174 0 (dread ref %Reg5_R174)
  dassign %Reg0_R174 0 (iread ref <* <$Ljava_2Futil_2FHashMap_24Entry_3B>> 4 (dread ref %Reg0_R174))
  dassign %Reg1_R174 0 (dread ref %Reg3_R174)
  brtrue @label166 (eq i32 ref (dread ref %Reg0_R174, dread ref %Reg1_R174))
LOC 62 90
  dassign %Reg0_R174 0 (dread ref %Reg5_R174)
  dassign %Reg0_R174 0 (iread ref <* <$Ljava_2Futil_2FHashMap_24Entry_3B>> 4 (dread ref %Reg0_R174))
  dassign %Reg5_R174 0 (dread ref %Reg0_R174)
  goto @label165
@label166
LOC 62 92
  dassign %Reg0_R174 0 (dread ref %Reg5_R174)
  dassign %Reg1_R174 0 (dread ref %Reg3_R174)
  dassign %Reg1_R174 0 (iread ref <* <$Ljava_2Futil_2FHashMap_24Entry_3B>> 4 (dread ref %Reg1_R174))
  iassign <* <$Ljava_2Futil_2FHashMap_24Entry_3B>> 4 (dread ref %Reg0_R174, dread ref %Reg1_R174)
@label167
LOC 62 94
  dassign %Reg0_R175 0 (dread ref %Reg6_R175)
  dassign %Reg1_I 0 (iread i32 <* <$Ljava_2Futil_2FHashMap_3B>> 3 (dread ref %Reg0_R175))
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  iassign <* <$Ljava_2Futil_2FHashMap_3B>> 3 (dread ref %Reg0_R175, dread i32 %Reg1_I)
LOC 62 95
  dassign %Reg0_R174 0 (dread ref %Reg3_R174)
  dassign %Reg0_R113 0 (iread ref <* <$Ljava_2Futil_2FHashMap_24Entry_3B>> 3 (dread ref %Reg0_R174))
  return (dread ref %Reg0_R113)
}
func &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z public virtual abstract (var %_this <* <$Ljava_2Futil_2FIterator_3B>>) u1
func &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B public virtual abstract (var %_this <* <$Ljava_2Futil_2FIterator_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Futil_2FNoSuchElementException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Futil_2FNoSuchElementException_3B>>) void {
  funcid 323
  var %Reg1_R169 <* <$Ljava_2Futil_2FNoSuchElementException_3B>>
  var %Reg0_R169 <* <$Ljava_2Futil_2FNoSuchElementException_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>

  dassign %Reg1_R169 0 (dread ref %_this)
LOC 64 4
  dassign %Reg0_R169 0 (dread ref %Reg1_R169)
  dassign %Reg0_R119 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R169))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R119) {}
  return ()
}
func &Ljava_2Futil_2FNoSuchElementException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Futil_2FNoSuchElementException_3B>>, var %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>) void {
  funcid 324
  var %Reg2_R169 <* <$Ljava_2Futil_2FNoSuchElementException_3B>>
  var %Reg0_R169 <* <$Ljava_2Futil_2FNoSuchElementException_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R119 <* <$Ljava_2Flang_2FRuntimeException_3B>>

ALIAS %message %Reg3_R114 <* <$Ljava_2Flang_2FString_3B>>
  dassign %Reg2_R169 0 (dread ref %_this)
LOC 64 7
  dassign %Reg0_R169 0 (dread ref %Reg2_R169)
  dassign %Reg1_R114 0 (dread ref %Reg3_R114)
  dassign %Reg0_R119 0 (retype ref <* <$Ljava_2Flang_2FRuntimeException_3B>> (dread ref %Reg0_R169))
  callassigned &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R119, dread ref %Reg1_R114) {}
LOC 64 8
  return ()
}
func &Ljava_2Futil_2FObjects_3B_7C_3Cinit_3E_7C_28_29V private constructor (var %_this <* <$Ljava_2Futil_2FObjects_3B>>) void {
  funcid 325
  var %Reg1_R177 <* <$Ljava_2Futil_2FObjects_3B>>
  var %Reg0_R177 <* <$Ljava_2Futil_2FObjects_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R177 0 (dread ref %_this)
LOC 65 4
  dassign %Reg0_R177 0 (dread ref %Reg1_R177)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R177))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &Ljava_2Futil_2FObjects_3B_7CrequireNonNull_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public static (var %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  funcid 326
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R154 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %Reg0_R136 <* <$Ljava_2Flang_2FThrowable_3B>>

ALIAS %object %Reg2_R113 <* <$Ljava_2Flang_2FObject_3B>> "TT;"
  intrinsiccallwithtype <$Ljava_2Futil_2FObjects_3B> JAVA_CLINIT_CHECK ()
LOC 65 7
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  brtrue @label168 (eq i32 ref (dread ref %Reg0_R113, constval ref 0))
LOC 65 8
  dassign %Reg0_R113 0 (dread ref %Reg2_R113)
  return (dread ref %Reg0_R113)
@label168
LOC 65 10
  intrinsiccallwithtype <$Ljava_2Flang_2FNullPointerException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R154 0 (gcmalloc ref <$Ljava_2Flang_2FNullPointerException_3B>)
  callassigned &Ljava_2Flang_2FNullPointerException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R154) {}
  dassign %Reg0_R136 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R154))
  throw (dread ref %Reg0_R136)
}
func &Ljava_2Futil_2FObjects_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Z public static (var %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>, var %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  funcid 327
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_I i32
  var %Reg2_I i32
  var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_Z u1

ALIAS %x %Reg3_R113 <* <$Ljava_2Flang_2FObject_3B>>
ALIAS %y %Reg4_R113 <* <$Ljava_2Flang_2FObject_3B>>
  intrinsiccallwithtype <$Ljava_2Futil_2FObjects_3B> JAVA_CLINIT_CHECK ()
LOC 65 14
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  brtrue @label170 (ne i32 ref (dread ref %Reg0_R113, constval ref 0))
  dassign %Reg0_R113 0 (dread ref %Reg4_R113)
  brtrue @label169 (ne i32 ref (dread ref %Reg0_R113, constval ref 0))
  dassign %Reg0_I 0 (constval i32 1)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label171
@label169
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg2_I 0 (dread i32 %Reg0_I)
  goto @label171
@label170
  dassign %Reg0_R113 0 (dread ref %Reg3_R113)
  dassign %Reg1_R113 0 (dread ref %Reg4_R113)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %Reg0_R113, dread ref %Reg1_R113) { dassign %Reg0_Z 0 }
  dassign %Reg2_I 0 (cvt i32 u1 (dread u1 %Reg0_Z))
@label171
  dassign %Reg0_I 0 (dread i32 %Reg2_I)
  return (dread i32 %Reg0_I)
}
func &Ljava_2Futil_2FRandom_3B_7C_3Cinit_3E_7C_28J_29V public constructor (var %_this <* <$Ljava_2Futil_2FRandom_3B>>, var %Reg6_J i64) void {
  funcid 328
  var %Reg5_R178 <* <$Ljava_2Futil_2FRandom_3B>>
  var %Reg0_R178 <* <$Ljava_2Futil_2FRandom_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg1_J i64
  var %Reg2_J i64
  var %Reg2_I i32

ALIAS %seed %Reg6_J i64
  dassign %Reg5_R178 0 (dread ref %_this)
LOC 66 9
  dassign %Reg0_R178 0 (dread ref %Reg5_R178)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R178))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
LOC 66 10
  dassign %Reg0_R178 0 (dread ref %Reg5_R178)
  dassign %Reg1_J 0 (dread i64 %Reg6_J)
  dassign %Reg2_J 0 (constval i64 0x5deece66d)
  dassign %Reg1_J 0 (bxor i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg2_I 0 (constval i32 16)
  dassign %Reg1_J 0 (shl i64 (dread i64 %Reg1_J, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (constval i32 16)
  dassign %Reg1_J 0 (lshr i64 (dread i64 %Reg1_J, dread i32 %Reg2_I))
  iassign <* <$Ljava_2Futil_2FRandom_3B>> 2 (dread ref %Reg0_R178, dread i64 %Reg1_J)
LOC 66 11
  return ()
}
func &Ljava_2Futil_2FRandom_3B_7Cbits_7C_28I_29I private virtual (var %_this <* <$Ljava_2Futil_2FRandom_3B>>, var %Reg6_I i32) i32 {
  funcid 329
  var %Reg5_R178 <* <$Ljava_2Futil_2FRandom_3B>>
  var %Reg0_R178 <* <$Ljava_2Futil_2FRandom_3B>>
  var %Reg1_R178 <* <$Ljava_2Futil_2FRandom_3B>>
  var %Reg1_J i64
  var %Reg2_J i64
  var %Reg2_I i32
  var %Reg0_J i64
  var %Reg1_I i32
  var %Reg0_I i32

ALIAS %count %Reg6_I i32
  dassign %Reg5_R178 0 (dread ref %_this)
LOC 66 14
  dassign %Reg0_R178 0 (dread ref %Reg5_R178)
  dassign %Reg1_R178 0 (dread ref %Reg5_R178)
  dassign %Reg1_J 0 (iread i64 <* <$Ljava_2Futil_2FRandom_3B>> 2 (dread ref %Reg1_R178))
  dassign %Reg2_J 0 (constval i64 0x5deece66d)
  dassign %Reg1_J 0 (mul i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg2_J 0 (constval i64 11)
  dassign %Reg1_J 0 (add i64 (dread i64 %Reg1_J, dread i64 %Reg2_J))
  dassign %Reg2_I 0 (constval i32 16)
  dassign %Reg1_J 0 (shl i64 (dread i64 %Reg1_J, dread i32 %Reg2_I))
  dassign %Reg2_I 0 (constval i32 16)
  dassign %Reg1_J 0 (lshr i64 (dread i64 %Reg1_J, dread i32 %Reg2_I))
  iassign <* <$Ljava_2Futil_2FRandom_3B>> 2 (dread ref %Reg0_R178, dread i64 %Reg1_J)
LOC 66 15
  dassign %Reg0_R178 0 (dread ref %Reg5_R178)
  dassign %Reg0_J 0 (iread i64 <* <$Ljava_2Futil_2FRandom_3B>> 2 (dread ref %Reg0_R178))
  dassign %Reg1_I 0 (constval i32 48)
  dassign %Reg2_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_J 0 (lshr i64 (dread i64 %Reg0_J, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (cvt i32 i64 (dread i64 %Reg0_J))
  return (dread i32 %Reg0_I)
}
func &Ljava_2Futil_2FRandom_3B_7CnextInt_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FRandom_3B>>) i32 {
  funcid 330
  var %Reg2_R178 <* <$Ljava_2Futil_2FRandom_3B>>
  var %Reg0_R178 <* <$Ljava_2Futil_2FRandom_3B>>
  var %Reg1_I i32
  var %Reg0_I i32

  dassign %Reg2_R178 0 (dread ref %_this)
LOC 66 19
  dassign %Reg0_R178 0 (dread ref %Reg2_R178)
  dassign %Reg1_I 0 (constval i32 32)
  callassigned &Ljava_2Futil_2FRandom_3B_7Cbits_7C_28I_29I (dread ref %Reg0_R178, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  return (dread i32 %Reg0_I)
}
func &Ljava_2Futil_2FRandom_3B_7CnextInt_7C_28I_29I public virtual (var %_this <* <$Ljava_2Futil_2FRandom_3B>>, var %Reg7_I i32) i32 {
  funcid 331
  var %Reg6_R178 <* <$Ljava_2Futil_2FRandom_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg0_R140 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %Reg1_R114 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_29 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg0_R136 <* <$Ljava_2Flang_2FThrowable_3B>>
  var %Reg2_I i32
  var %Reg0_J i64
  var %Reg1_R178 <* <$Ljava_2Futil_2FRandom_3B>>
  var %Reg1_J i64
  var %Reg0_R178 <* <$Ljava_2Futil_2FRandom_3B>>
  var %Reg4_I i32
  var %Reg5_I i32
  var %Reg3_I i32

ALIAS %drawn %Reg4_I i32
ALIAS %result %Reg5_I i32
ALIAS %bound %Reg7_I i32
  dassign %Reg6_R178 0 (dread ref %_this)
LOC 66 23
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (constval i32 1)
  brtrue @label172 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 66 24
  intrinsiccallwithtype <$Ljava_2Flang_2FIllegalArgumentException_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R140 0 (gcmalloc ref <$Ljava_2Flang_2FIllegalArgumentException_3B>)
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_ca5d4ce94663d1074176f24174809478) { dassign %L_STR_29 0 }
  dassign %Reg1_R114 0 (dread ptr %L_STR_29)
  callassigned &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R140, dread ref %Reg1_R114) {}
  dassign %Reg0_R136 0 (retype ref <* <$Ljava_2Flang_2FThrowable_3B>> (dread ref %Reg0_R140))
  throw (dread ref %Reg0_R136)
@label172
LOC 66 26
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg2_I 0 (constval i32 1)
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  dassign %Reg0_I 0 (band i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  brtrue @label173 (ne i32 i32 (dread i32 %Reg0_I, constval i32 0))
LOC 66 27
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg0_J 0 (cvt i64 i32 (dread i32 %Reg0_I))
  dassign %Reg1_R178 0 (dread ref %Reg6_R178)
  dassign %Reg2_I 0 (constval i32 31)
  callassigned &Ljava_2Futil_2FRandom_3B_7Cbits_7C_28I_29I (dread ref %Reg1_R178, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_J 0 (mul i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg1_I 0 (constval i32 31)
  dassign %Reg0_J 0 (ashr i64 (dread i64 %Reg0_J, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (cvt i32 i64 (dread i64 %Reg0_J))
  return (dread i32 %Reg0_I)
@label173
LOC 66 30
  dassign %Reg0_R178 0 (dread ref %Reg6_R178)
  dassign %Reg1_I 0 (constval i32 31)
  callassigned &Ljava_2Futil_2FRandom_3B_7Cbits_7C_28I_29I (dread ref %Reg0_R178, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg4_I 0 (dread i32 %Reg0_I)
LOC 66 31
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (dread i32 %Reg7_I)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg5_I 0 (dread i32 %Reg0_I)
LOC 66 33
  dassign %Reg0_I 0 (dread i32 %Reg4_I)
  dassign %Reg1_I 0 (dread i32 %Reg5_I)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 0x7fffffff)
  dassign %Reg2_I 0 (dread i32 %Reg7_I)
  dassign %Reg3_I 0 (constval i32 1)
  dassign %Reg2_I 0 (sub i32 (dread i32 %Reg2_I, dread i32 %Reg3_I))
  dassign %Reg1_I 0 (sub i32 (dread i32 %Reg1_I, dread i32 %Reg2_I))
  brtrue @label174 (gt i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 66 34
  dassign %Reg0_I 0 (dread i32 %Reg5_I)
  return (dread i32 %Reg0_I)
@label174
LOC 66 36
  goto @label173
}
func &Ljava_2Futil_2FRandom_3B_7CnextLong_7C_28_29J public virtual (var %_this <* <$Ljava_2Futil_2FRandom_3B>>) i64 {
  funcid 332
  var %Reg6_R178 <* <$Ljava_2Futil_2FRandom_3B>>
  var %Reg0_R178 <* <$Ljava_2Futil_2FRandom_3B>>
  var %Reg1_I i32
  var %Reg0_I i32
  var %Reg0_J i64
  var %Reg4_J i64
  var %Reg1_R178 <* <$Ljava_2Futil_2FRandom_3B>>
  var %Reg2_I i32
  var %Reg1_J i64

ALIAS %high %Reg4_J i64
  dassign %Reg6_R178 0 (dread ref %_this)
LOC 66 40
  dassign %Reg0_R178 0 (dread ref %Reg6_R178)
  dassign %Reg1_I 0 (constval i32 32)
  callassigned &Ljava_2Futil_2FRandom_3B_7Cbits_7C_28I_29I (dread ref %Reg0_R178, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg0_J 0 (cvt i64 i32 (dread i32 %Reg0_I))
  dassign %Reg4_J 0 (dread i64 %Reg0_J)
LOC 66 41
  dassign %Reg0_J 0 (dread i64 %Reg4_J)
  dassign %Reg1_I 0 (constval i32 32)
  dassign %Reg0_J 0 (shl i64 (dread i64 %Reg0_J, dread i32 %Reg1_I))
  dassign %Reg1_R178 0 (dread ref %Reg6_R178)
  dassign %Reg2_I 0 (constval i32 32)
  callassigned &Ljava_2Futil_2FRandom_3B_7Cbits_7C_28I_29I (dread ref %Reg1_R178, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  return (dread i64 %Reg0_J)
}
func &Ljava_2Futil_2FRandom_3B_7CnextDouble_7C_28_29D public virtual (var %_this <* <$Ljava_2Futil_2FRandom_3B>>) f64 {
  funcid 333
  var %Reg6_R178 <* <$Ljava_2Futil_2FRandom_3B>>
  var %Reg0_R178 <* <$Ljava_2Futil_2FRandom_3B>>
  var %Reg1_I i32
  var %Reg0_I i32
  var %Reg0_J i64
  var %Reg4_J i64
  var %Reg1_R178 <* <$Ljava_2Futil_2FRandom_3B>>
  var %Reg2_I i32
  var %Reg1_J i64
  var %Reg0_D f64
  var %Reg1_D f64

ALIAS %high %Reg4_J i64
  dassign %Reg6_R178 0 (dread ref %_this)
LOC 66 45
  dassign %Reg0_R178 0 (dread ref %Reg6_R178)
  dassign %Reg1_I 0 (constval i32 26)
  callassigned &Ljava_2Futil_2FRandom_3B_7Cbits_7C_28I_29I (dread ref %Reg0_R178, dread i32 %Reg1_I) { dassign %Reg0_I 0 }
  dassign %Reg0_J 0 (cvt i64 i32 (dread i32 %Reg0_I))
  dassign %Reg4_J 0 (dread i64 %Reg0_J)
LOC 66 46
  dassign %Reg0_J 0 (dread i64 %Reg4_J)
  dassign %Reg1_I 0 (constval i32 27)
  dassign %Reg0_J 0 (shl i64 (dread i64 %Reg0_J, dread i32 %Reg1_I))
  dassign %Reg1_R178 0 (dread ref %Reg6_R178)
  dassign %Reg2_I 0 (constval i32 27)
  callassigned &Ljava_2Futil_2FRandom_3B_7Cbits_7C_28I_29I (dread ref %Reg1_R178, dread i32 %Reg2_I) { dassign %Reg1_I 0 }
  dassign %Reg1_J 0 (cvt i64 i32 (dread i32 %Reg1_I))
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg0_D 0 (cvt f64 i64 (dread i64 %Reg0_J))
  dassign %Reg1_D 0 (constval f64 1.1102230246251565e-16)
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  return (dread f64 %Reg0_D)
}
func &Ljava_2Futil_2Ffunction_2FConsumer_3B_7Caccept_7C_28Ljava_2Flang_2FObject_3B_29V public virtual abstract (var %_this <* <$Ljava_2Futil_2Ffunction_2FConsumer_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Futil_2Ffunction_2FFunction_3B_7Capply_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual abstract (var %_this <* <$Ljava_2Futil_2Ffunction_2FFunction_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Futil_2Ffunction_2FIntFunction_3B_7Capply_7C_28I_29Ljava_2Flang_2FObject_3B public virtual abstract (var %_this <* <$Ljava_2Futil_2Ffunction_2FIntFunction_3B>>, var %Reg1_I i32) <* <$Ljava_2Flang_2FObject_3B>>
func &Ljava_2Futil_2Ffunction_2FPredicate_3B_7Ctest_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual abstract (var %_this <* <$Ljava_2Futil_2Ffunction_2FPredicate_3B>>, var %Reg1_R113 <* <$Ljava_2Flang_2FObject_3B>>) u1
func &Ljava_2Futil_2Ffunction_2FSupplier_3B_7Cget_7C_28_29Ljava_2Flang_2FObject_3B public virtual abstract (var %_this <* <$Ljava_2Futil_2Ffunction_2FSupplier_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
