//! Intrinsics: the one-byte ids of the image format and our own extended ids (opcodes.md §5 and extension space).
//!
//! Rows of [`for_each_intrinsic!`](crate::for_each_intrinsic) read `id Variant "NAME" "runtime entry" args result throws borrows;` where `args` is `B` if reference
//! arguments are borrowed, `C` if consumed, `L` if only the last is consumed and `K` if only the last is kept; `result` is `V` for none,
//! `P` for a plain value or a reference that something else keeps, and `O` for an owned reference, if it is a reference at all; and
//! `throws` is `T` if the intrinsic may raise, which includes running out of memory, `-` if not; and `borrows` is `E` if it may release objects,
//! run code or be a safepoint, so that what was borrowed from memory before it has ended after it, `K` if borrows live on. An empty runtime
//! entry means that no function name stands for it.
//!
//! A store without the increment moves its value into the field, so `NoInc` and `NoRC` stores consume their last argument.

/// Calls `$m!` with one row per intrinsic of the image format; see the module head for the columns.
#[macro_export]
macro_rules! for_each_intrinsic {
    ($m:ident) => {
        $m! {
            0x00 Undefined "UNDEFINED" "" B P - E;
            0x01 JavaAtomicInc "JAVA_ATOMIC_INC" "__java_ainc" B P - E;
            0x02 JavaAtomicDec "JAVA_ATOMIC_DEC" "__java_adec" B P - E;
            0x03 MplAtomicExchangePtr "MPL_ATOMIC_EXCHANGE_PTR" "__mpl_atomic_exchange_ptr" B P - E;
            0x04 MplClinitCheck "MPL_CLINIT_CHECK" "__mpl_clinit_check" B V T E;
            0x05 MplClearStack "MPL_CLEAR_STACK" "__mpl_clear_stack" B V - E;
            0x06 MplGetVtabFunc "MPL_GET_VTAB_FUNC" "MCC_getFuncPtrFromVtab" B P T K;
            0x07 MplReadOvtableEntry "MPL_READ_OVTABLE_ENTRY" "__mpl_const_offset" B P T K;
            0x08 MplBoundaryCheck "MPL_BOUNDARY_CHECK" "" B P T K;
            0x09 MplStack "MPL_STACK" "__mpl_stack" B P - E;
            0x0a MccIncRef "MCCIncRef" "MCC_IncRef_NaiveRCFast" B O - E;
            0x0b MccDecRef "MCCDecRef" "MCC_DecRef_NaiveRCFast" C V - E;
            0x0c MccDecRefReset "MCCDecRefReset" "MCC_ClearLocalStackRef" B V - E;
            0x0d MccLoadRefSVol "MCCLoadRefSVol" "MCC_LoadVolatileStaticField" B O T E;
            0x0e MccLoadRefS "MCCLoadRefS" "MCC_LoadRefStatic" B O T E;
            0x0f MccIncDecRef "MCCIncDecRef" "MCC_IncDecRef_NaiveRCFast" L V - E;
            0x10 MccLoadWeakVol "MCCLoadWeakVol" "MCC_LoadVolatileWeakField" B O T E;
            0x11 MccLoadWeak "MCCLoadWeak" "MCC_LoadWeakField" B O T E;
            0x12 MccLoadRef "MCCLoadRef" "MCC_LoadRefField_NaiveRCFast" B O T E;
            0x13 MccLoadRefVol "MCCLoadRefVol" "MCC_LoadVolatileField" B O T E;
            0x14 MccWriteReferent "MCCWriteReferent" "MCC_WriteReferent" B V T E;
            0x15 MccWriteSVolNoInc "MCCWriteSVolNoInc" "MCC_WriteVolatileStaticFieldNoInc" L V T E;
            0x16 MccWriteSVolNoDec "MCCWriteSVolNoDec" "MCC_WriteVolatileStaticFieldNoDec" B V T E;
            0x17 MccWriteSVolNoRC "MCCWriteSVolNoRC" "MCC_WriteVolatileStaticFieldNoRC" L V T E;
            0x18 MccWriteSVol "MCCWriteSVol" "MCC_WriteVolatileStaticField" B V T E;
            0x19 MccWriteSNoInc "MCCWriteSNoInc" "MCC_WriteRefFieldStaticNoInc" L V T E;
            0x1a MccWriteSNoDec "MCCWriteSNoDec" "MCC_WriteRefFieldStaticNoDec" B V T E;
            0x1b MccWriteSNoRC "MCCWriteSNoRC" "MCC_WriteRefFieldStaticNoRC" L V T E;
            0x1c MccWriteS "MCCWriteS" "MCC_WriteRefFieldStatic" B V T E;
            0x1d MccWriteVolNoInc "MCCWriteVolNoInc" "MCC_WriteVolatileFieldNoInc" L V T E;
            0x1e MccWriteVolNoDec "MCCWriteVolNoDec" "MCC_WriteVolatileFieldNoDec" B V T E;
            0x1f MccWriteVolNoRC "MCCWriteVolNoRC" "MCC_WriteVolatileFieldNoRC" L V T E;
            0x20 MccWriteVol "MCCWriteVol" "MCC_WriteVolatileField" B V T E;
            0x21 MccWriteNoInc "MCCWriteNoInc" "MCC_WriteRefFieldNoInc" L V T E;
            0x22 MccWriteNoDec "MCCWriteNoDec" "MCC_WriteRefFieldNoDec" B V T E;
            0x23 MccWriteNoRC "MCCWriteNoRC" "MCC_WriteRefFieldNoRC" L V T E;
            0x24 MccWrite "MCCWrite" "MCC_WriteRefField" B V T E;
            0x25 MccWriteVolWeak "MCCWriteVolWeak" "MCC_WriteVolatileWeakField" B V T E;
            0x26 MccWriteWeak "MCCWriteWeak" "MCC_WriteWeakField" B V T E;
            0x27 MplCleanupLocalrefvars "MPL_CLEANUP_LOCALREFVARS" "__mpl_cleanup_localrefvars" C V - E;
            0x28 MplCleanupLocalrefvarsSkip "MPL_CLEANUP_LOCALREFVARS_SKIP" "__mpl_cleanup_localrefvars_skip" K V - E;
            0x29 MplMemsetLocalvar "MPL_MEMSET_LOCALVAR" "memset_s" B V - E;
            0x2a MplSetClass "MPL_SET_CLASS" "MCC_SetJavaClass" B V - E;
            0x2b MccLoadRefField "MCCLoadRefField" "MCC_LoadRefField" B O T E;
            0x2c MccLoadReferentField "MCCLoadReferentField" "MCC_LoadReferentField" B O T E;
            0x2d JsInitContext "JS_INIT_CONTEXT" "__js_init_context" B V T E;
            0x2e JsRequire "JS_REQUIRE" "__js_require" B O T E;
            0x2f JsGetBiobject "JS_GET_BIOBJECT" "__jsobj_get_or_create_builtin" B O T E;
            0x30 JsGetBistring "JS_GET_BISTRING" "__jsstr_get_builtin" B O T E;
            0x31 JsopThis "JSOP_THIS" "__jsop_this" B O - E;
            0x32 JsopAdd "JSOP_ADD" "__jsop_add" B O T E;
            0x33 JsopConcat "JSOP_CONCAT" "__jsstr_concat_2" B O T E;
            0x34 JsopStricteq "JSOP_STRICTEQ" "__jsop_stricteq" B P - E;
            0x35 JsstrStricteq "JSSTR_STRICTEQ" "__jsstr_equal" B P - E;
            0x36 JsopStrictne "JSOP_STRICTNE" "__jsop_strictne" B P - E;
            0x37 JsstrStrictne "JSSTR_STRICTNE" "__jsstr_ne" B P - E;
            0x38 JsopInstanceof "JSOP_INSTANCEOF" "__jsop_instanceof" B P T E;
            0x39 JsopIn "JSOP_IN" "__jsop_in" B P T E;
            0x3a JsopOr "JSOP_OR" "__jsop_or" B O - E;
            0x3b JsopAnd "JSOP_AND" "__jsop_and" B O - E;
            0x3c JsopTypeof "JSOP_TYPEOF" "__jsop_typeof" B O - E;
            0x3d JsNew "JS_NEW" "__js_new" B O T E;
            0x3e JsString "JS_STRING" "__js_ToString" B O T E;
            0x3f JsstrLength "JSSTR_LENGTH" "__jsstr_get_length" B P - E;
            0x40 JsBoolean "JS_BOOLEAN" "__js_ToBoolean" B P - E;
            0x41 JsNumber "JS_NUMBER" "__js_ToNumber" B P T E;
            0x42 JsInt32 "JS_INT32" "__js_ToInt32" B P T E;
            0x43 JsPrint "JS_PRINT" "__jsop_print" B P T E;
            0x44 JsError "JS_ERROR" "__js_error" B P T E;
            0x45 JsEval "JS_EVAL" "__js_eval" B O T E;
            0x46 JsIcall "JS_ICALL" "__js_icall" B O T E;
            0x47 JsopCall "JSOP_CALL" "__jsop_call" B O T E;
            0x48 JsopCcall "JSOP_CCALL" "__jsop_ccall" B P T E;
            0x49 JsopNew "JSOP_NEW" "__jsop_new" B O T E;
            0x4a JsSettimeout "JS_SETTIMEOUT" "__js_setTimeout" B P T E;
            0x4b JsSetcycleheader "JS_SETCYCLEHEADER" "__js_setCycleHeader" B P T E;
            0x4c JsNewObject0 "JS_NEW_OBJECT_0" "__js_new_obj_obj_0" B O T E;
            0x4d JsNewObject1 "JS_NEW_OBJECT_1" "__js_new_obj_obj_1" B O T E;
            0x4e JsopSetprop "JSOP_SETPROP" "__jsop_setprop" B P T E;
            0x4f JsopGetprop "JSOP_GETPROP" "__jsop_getprop" B O T E;
            0x50 JsopDelprop "JSOP_DELPROP" "__jsop_delprop" B P T E;
            0x51 JsopSetpropByName "JSOP_SETPROP_BY_NAME" "__jsop_setprop_by_name" B P T E;
            0x52 JsopGetpropByName "JSOP_GETPROP_BY_NAME" "__jsop_getprop_by_name" B O T E;
            0x53 JsopSetpropByIndex "JSOP_SETPROP_BY_INDEX" "__jsop_setprop_by_index" B P T E;
            0x54 JsopGetpropByIndex "JSOP_GETPROP_BY_INDEX" "__jsop_getprop_by_index" B O T E;
            0x55 JsopInitpropByName "JSOP_INITPROP_BY_NAME" "__jsop_initprop" B P T E;
            0x56 JsopInitpropGetter "JSOP_INITPROP_GETTER" "__jsop_initprop_getter" B P T E;
            0x57 JsopInitpropSetter "JSOP_INITPROP_SETTER" "__jsop_initprop_setter" B P T E;
            0x58 JsNewFunction "JS_NEW_FUNCTION" "__js_new_function" B O T E;
            0x59 JsNewArrElems "JS_NEW_ARR_ELEMS" "__js_new_arr_elems" B O T E;
            0x5a JsNewArrLength "JS_NEW_ARR_LENGTH" "__js_new_arr_length" B O T E;
            0x5b JsopLength "JSOP_LENGTH" "__jsop_length" B O T E;
            0x5c JsopNewIterator "JSOP_NEW_ITERATOR" "__jsop_valueto_iterator" B O T E;
            0x5d JsopNextIterator "JSOP_NEXT_ITERATOR" "__jsop_iterator_next" B O T E;
            0x5e JsopMoreIterator "JSOP_MORE_ITERATOR" "__jsop_more_iterator" B P T E;
            0x5f JsAddsyseventlistener "JS_ADDSYSEVENTLISTENER" "__js_add_sysevent_listener" B P T E;
            0x60 JavaArrayLength "JAVA_ARRAY_LENGTH" "MCC_JavaArrayLength" B P T K;
            0x61 JavaArrayFill "JAVA_ARRAY_FILL" "MCC_JavaArrayFill" B V T E;
            0x62 JavaFillNewArray "JAVA_FILL_NEW_ARRAY" "__java_fill_new_array" B O T E;
            0x63 JavaCheckCast "JAVA_CHECK_CAST" "MCC_JavaCheckCast" B P T K;
            0x64 JavaConstClass "JAVA_CONST_CLASS" "MCC_GetReferenceToClass" B P T E;
            0x65 JavaInstanceOf "JAVA_INSTANCE_OF" "MCC_JavaInstanceOf" B P - K;
            0x66 JavaMerge "JAVA_MERGE" "__java_merge" B P - K;
            0x67 JavaStrToJstr "JAVA_STR_TO_JSTR" "__java_str_to_jstr" B O T E;
            0x68 JavaPrint "JAVA_PRINT" "printf" B P - E;
            0x69 JavaInterfaceCall "JAVA_INTERFACE_CALL" "MCC_JavaInterfaceCall" B O T E;
            0x6a JavaClinitCheck "JAVA_CLINIT_CHECK" "__java_clinit_check" B V T E;
            0x6b JavaClinitCheckSget "JAVA_CLINIT_CHECK_SGET" "__java_clinit_check_sget" B V T E;
            0x6c JavaClinitCheckSput "JAVA_CLINIT_CHECK_SPUT" "__java__clinit_check_sput" B V T E;
            0x6d JavaClinitCheckNew "JAVA_CLINIT_CHECK_NEW" "__java_clinit_check_new" B V T E;
            0x6e JavaPolymorphicCall "JAVA_POLYMORPHIC_CALL" "MCC_JavaPolymorphicCall" B O T E;
            0x6f JavaRandom "JAVA_RANDOM" "__java_random" B P - E;
            0x70 JavaGetClass "JAVA_GET_CLASS" "MCC_GetClass" B P T K;
            0x71 JavaThrowArithmetic "JAVA_THROW_ARITHMETIC" "MCC_ThrowArithmeticException" B V T E;
            0x72 JavaThrowClasscast "JAVA_THROW_CLASSCAST" "MCC_ThrowClassCastException" B V T E;
            0x73 JavaBeginCatch "JAVA_BEGIN_CATCH" "MCC_JavaBeginCatch" B P - E;
            0x74 MccGetOrInsertLiteral "MCCGetOrInsertLiteral" "MCC_GetOrInsertLiteral" B P T E;
            0x75 MccArrayBoundaryCheck "MCCArrayBoundaryCheck" "MCC_Array_Boundary_Check" B V T K;
            0x76 MccCallSlowNative "MCCCallSlowNative" "MCC_CallSlowNative" B P T E;
            0x77 MccNewObj "MCCNewObj" "MCC_NewObj" B O T E;
            0x78 MccNewObjFixedClass "MCCNewObjFixedClass" "MCC_NewObj_fixed_class" B O T E;
            0x79 MccGetFuncPtrFromItabSecondHash64 "MCCGetFuncPtrFromItabSecondHash64" "MCC_getFuncPtrFromItabSecondHash64" B P T K;
            0x7a MccNewObjFlexibleCname "MCCNewObjFlexibleCname" "MCC_NewObj_flexible_cname" B O T E;
            0x7b MccThrowNullArrayNullPointerException "MCCThrowNullArrayNullPointerException" "MCC_ThrowNullArrayNullPointerException" B V T E;
            0x7c MccSyncExitFast "MCCSyncExitFast" "MCC_SyncExitFast" B V T E;
            0x7d MccSyncEnterFast0 "MCCSyncEnterFast0" "MCC_SyncEnterFast0" B V T E;
            0x7e MccSyncEnterFast1 "MCCSyncEnterFast1" "MCC_SyncEnterFast1" B V T E;
            0x7f MccSyncEnterFast2 "MCCSyncEnterFast2" "MCC_SyncEnterFast2" B V T E;
            0x80 MccSyncEnterFast3 "MCCSyncEnterFast3" "MCC_SyncEnterFast3" B V T E;
            0x81 MccStringAppend "MCCStringAppend" "MCC_StringAppend" B O T E;
            0x82 MccStringAppendStringString "MCCStringAppendStringString" "MCC_StringAppend_StringString" B O T E;
            0x83 MccStringEqualsNotallCompress "MCCStringEqualsNotallCompress" "MCC_String_Equals_NotallCompress" B P T E;
            0x84 MccJavaInstanceOf "MCCJavaInstanceOf" "MCC_JavaInstanceOf" B P - K;
            0x85 MccReflectCheckCastingArray "MCCReflectCheckCastingArray" "MCC_Reflect_Check_Casting_Array" B P T K;
            0x86 MccThrowStringIndexOutOfBoundsException "MCCThrowStringIndexOutOfBoundsException" "MCC_ThrowStringIndexOutOfBoundsException" B V T E;
            0x87 MccFindNativeMethodPtrWithoutException "MCCFindNativeMethodPtrWithoutException" "MCC_FindNativeMethodPtrWithoutException" B P - E;
            0x88 MccDummyNativeMethodPtr "MCCDummyNativeMethodPtr" "MCC_DummyNativeMethodPtr" B P - E;
            0x89 MccCheckThrowPendingException "MCCCheckThrowPendingException" "MCC_CheckThrowPendingException" B V T E;
            0x8a MccSetReliableUnwindContext "MCCSetReliableUnwindContext" "MCC_SetReliableUnwindContext" B V - E;
            0x8b MccPreNativeCall "MCCPreNativeCall" "MCC_PreNativeCall" B P T E;
            0x8c MccPostNativeCall "MCCPostNativeCall" "MCC_PostNativeCall" B V T E;
            0x8d MccCannotFindNativeMethod "MCCCannotFindNativeMethod" "MCC_CannotFindNativeMethod" B P T E;
            0x8e MccStringAppendStringInt "MCCStringAppendStringInt" "MCC_StringAppend_StringInt" B O T E;
            0x8f MccDecodeReference "MCCDecodeReference" "MCC_DecodeReference" B O T E;
            0x90 MccCannotFindNativeMethodA "MCCCannotFindNativeMethodA" "MCC_CannotFindNativeMethod_A" B P T E;
            0x91 MccCannotFindNativeMethodS "MCCCannotFindNativeMethodS" "MCC_CannotFindNativeMethod_S" B P T E;
            0x92 MccGetCurrentClassLoader "MCCGetCurrentClassLoader" "MCC_GetCurrentClassLoader" B P T E;
            0x93 MccStringAppendStringJcharString "MCCStringAppendStringJcharString" "MCC_StringAppend_StringJcharString" B O T E;
            0x94 MccNewPermanentObject "MCCNewPermanentObject" "MCC_NewPermanentObject" B O T E;
            0x95 MccNewPermanentArray "MCCNewPermanentArray" "MCC_NewPermanentArray" B O T E;
            0x96 MccCleanupLocalStackRefNaiveRCFast "MCCCleanupLocalStackRefNaiveRCFast" "MCC_CleanupLocalStackRef_NaiveRCFast" B V - E;
            0x97 MccCleanupLocalStackRefSkip "MCCCleanupLocalStackRefSkip" "MCC_CleanupLocalStackRefSkip" B V - E;
            0x98 MccCleanupLocalStackRefSkipNaiveRCFast "MCCCleanupLocalStackRefSkipNaiveRCFast" "MCC_CleanupLocalStackRefSkip_NaiveRCFast" B V - E;
            0x99 MccCleanupNonEscapedVar "MCCCleanupNonEscapedVar" "MCC_CleanupNonescapedVar" B V - E;
            0x9a MccInitializeLocalStackRef "MCCInitializeLocalStackRef" "MCC_InitializeLocalStackRef" B V - E;
            0x9b MccReflectCheckArrayStore "MCCReflectCheckArrayStore" "MCC_Reflect_Check_Arraystore" B V T K;
            0x9c MccReflectThrowInstantiationError "MCCReflectThrowInstantiationError" "MCC_Reflect_ThrowInstantiationError" B V T E;
            0x9d MccRethrowException "MCCRethrowException" "MCC_RethrowException" B V T E;
            0x9e MccSetRiskyUnwindContext "MCCSetRiskyUnwindContext" "MCC_SetRiskyUnwindContext" B V - E;
            0x9f MccThrowException "MCCThrowException" "MCC_ThrowException" B V T E;
            0xa0 MccThrowPendingException "MCCThrowPendingException" "MCC_ThrowPendingException" B V T E;
            0xa1 MccThrowArrayIndexOutOfBoundException "MCCThrowArrayIndexOutOfBoundException" "MCC_ThrowArrayIndexOutOfBoundsException" B V T E;
            0xa2 MccThrowNullPointerException "MCCThrowNullPointerException" "MCC_ThrowNullPointerException" B V T E;
            0xa3 MccCheckObjMem "MCCCheckObjMem" "MCC_CheckObjMem" B P - E;
            0xa4 CStrcmp "C_strcmp" "strcmp" B P - E;
            0xa5 CStrncmp "C_strncmp" "strncmp" B P - E;
            0xa6 CStrcpy "C_strcpy" "strcpy" B P - E;
            0xa7 CStrncpy "C_strncpy" "strncpy" B P - E;
            0xa8 CStrlen "C_strlen" "strlen" B P - E;
            0xa9 CMemcmp "C_memcmp" "memcmp" B P - E;
            0xaa CMemcpy "C_memcpy" "memcpy" B P - E;
            0xab CMemmove "C_memmove" "memmove" B P - E;
            0xac CMemset "C_memset" "memset" B P - E;
            0xad CAcosf "C_acosf" "acosf" B P - E;
            0xae CAsinf "C_asinf" "asinf" B P - E;
            0xaf CAtanf "C_atanf" "atanf" B P - E;
            0xb0 CCosf "C_cosf" "cosf" B P - E;
            0xb1 CCoshf "C_coshf" "coshf" B P - E;
            0xb2 CExpf "C_expf" "expf" B P - E;
            0xb3 CLogf "C_logf" "logf" B P - E;
            0xb4 CLog10f "C_log10f" "log10f" B P - E;
            0xb5 CSinf "C_sinf" "sinf" B P - E;
            0xb6 CSinhf "C_sinhf" "sinhf" B P - E;
            0xb7 CAcos "C_acos" "acos" B P - E;
            0xb8 CAsin "C_asin" "asin" B P - E;
            0xb9 CAtan "C_atan" "atan" B P - E;
            0xba CCos "C_cos" "cos" B P - E;
            0xbb CCosh "C_cosh" "cosh" B P - E;
            0xbc CExp "C_exp" "exp" B P - E;
            0xbd CLog "C_log" "log" B P - E;
            0xbe CLog10 "C_log10" "log10" B P - E;
            0xbf CSin "C_sin" "sin" B P - E;
            0xc0 CSinh "C_sinh" "sinh" B P - E;
            0xc1 CFfs "C_ffs" "ffs" B P - E;
            0xc2 CVaStart "C_va_start" "" B V - E;
            0xc3 CConstantP "C_constant_p" "" B P - E;
            0xc4 CClz32 "C_clz32" "" B P - E;
            0xc5 CClz64 "C_clz64" "" B P - E;
            0xc6 CCtz32 "C_ctz32" "" B P - E;
            0xc7 CCtz64 "C_ctz64" "" B P - E;
            0xc8 JsGetArgumentobject "JS_GET_ARGUMENTOBJECT" "__jsobj_get_or_create_argument" B O T E;
            0xc9 JsGetErrorObject "JS_GET_ERROR_OBJECT" "__jsobj_get_or_create_error" B O T E;
            0xca JsGetEvalerrorObject "JS_GET_EVALERROR_OBJECT" "__jsobj_get_or_create_evalError" B O T E;
            0xcb JsGetRangeerrorObject "JS_GET_RANGEERROR_OBJECT" "__jsobj_get_or_create_rangeError" B O T E;
            0xcc JsGetReferenceerrorObject "JS_GET_REFERENCEERROR_OBJECT" "__jsobj_get_or_create_referenceError" B O T E;
            0xcd JsGetSyntaxerrorObject "JS_GET_SYNTAXERROR_OBJECT" "__jsobj_get_or_create_syntaxError" B O T E;
            0xce JsGetTypeerrorObject "JS_GET_TYPEERROR_OBJECT" "__jsobj_get_or_create_typeError" B O T E;
            0xcf JsGetUrierrorObject "JS_GET_URIERROR_OBJECT" "__jsobj_get_or_create_uriError" B O T E;
            0xd0 JsopAssertvalue "JSOP_ASSERTVALUE" "__jsop_assert_value" B V T E;
            0xd1 JsNan "JS_NAN" "" B P - E;
            0xd2 JsIsnan "JS_ISNAN" "" B P T E;
            0xd3 JsDate "JS_DATE" "" B O T E;
            0xd4 JsRegexp "JS_REGEXP" "" B O T E;
            0xd5 JsStringVal "JS_STRING_VAL" "" B O T E;
            0xd6 JsDelname "JS_DELNAME" "" B P T E;
            0xd7 JsopInitprop "JSOP_INITPROP" "" B P T E;
            0xd8 JsopSwitchCmp "JSOP_SWITCH_CMP" "" B P - E;
            0xd9 JsopGetThisPropByName "JSOP_GET_THIS_PROP_BY_NAME" "" B O T E;
            0xda JsopSetThisPropByName "JSOP_SET_THIS_PROP_BY_NAME" "" B P T E;
            0xdb JsopInitThisPropByName "JSOP_INIT_THIS_PROP_BY_NAME" "" B P T E;
            0xdc JsopGetThisPropByBiname "JSOP_GET_THIS_PROP_BY_BINAME" "" B O T E;
            0xdd JsopSetThisPropByBiname "JSOP_SET_THIS_PROP_BY_BINAME" "" B P T E;
            0xde JsopInitThisPropByBiname "JSOP_INIT_THIS_PROP_BY_BINAME" "" B P T E;
        }
    };
}

/// Calls `$m!` with one row per extended intrinsic: `id Variant "name" arity result throws borrows "meaning";`.
#[macro_export]
macro_rules! for_each_xintrinsic {
    ($m:ident) => {
        $m! {
            1 CopyBytes "copy_bytes" 3 V - K "copy n bytes from b to a; the ranges may overlap";
            2 ZeroBytes "zero_bytes" 2 V - K "clear n bytes at a";
            3 CheckIndex "check_index" 2 P T K "push index a; a < 0 or a >= b => raise index out of range";
            4 VarArgs "var_args" 0 P - K "push the address of the frame's variable arguments, 8-byte slots";
            5 RetVal "ret_val" 1 P - K "push result number a of the last call";
            6 SetRetVal "set_ret_val" 2 V - K "result number a of this function := b";
            7 NewArray "new_array" 2 O T E "push a new array of the class with record a and b elements; b < 0 => raise negative array size";
            8 Replace "replace" 2 O - E "release reference a, push b, which takes its place";
            9 ElementAddress "element_address" 3 P T K "push the address of element b of array a, c bytes each; raise null or index out of range";
            10 TaggedFromF64 "tagged_from_f64" 1 P - K "push the tagged value of f64 a";
            11 TaggedFromInt "tagged_from_int" 1 P - K "push the tagged value of the low 52 bits of a";
            12 TaggedFromRef "tagged_from_ref" 2 P - K "push the tagged value of reference a with the low 6 bits of b as tag; counts stay";
            13 TaggedIsF64 "tagged_is_f64" 1 P - K "push a is a double";
            14 TaggedIsInt "tagged_is_int" 1 P - K "push a is an integer";
            15 TaggedIsRef "tagged_is_ref" 1 P - K "push a is a reference, null included";
            16 TaggedToF64 "tagged_to_f64" 1 P - K "push the double in a; something else => a NaN";
            17 TaggedToInt "tagged_to_int" 1 P - K "push the integer in a: bit 63 as sign, bits 51..1; 4 bytes => its low 32 bits";
            18 TaggedToRef "tagged_to_ref" 1 P - K "push the reference in a; something else => null; counts stay";
            19 TaggedTag "tagged_tag" 1 P - K "push the tag in a: bits 51..47, bit 2";
            20 TaggedRetain "tagged_retain" 1 O - K "count the object in a once more; push a";
            21 TaggedRelease "tagged_release" 1 V - E "release the object in a";
            22 TaggedStore "tagged_store" 2 V T E "tagged mem[a] := b, counted; release what was there";
            23 TaggedStoreOwned "tagged_store_owned" 2 V T E "tagged mem[a] := b, whose count moves; release what was there";
            24 TaggedReplace "tagged_replace" 2 O - E "release the object in a, push b, which takes its place";
            25 NewStack "new_stack" 3 P T E "push a new stack that will call function a with b arguments, 8-byte cells at c";
            26 SwapStack "swap_stack" 2 P T E "suspend this stack and resume stack a with b; push what this one is resumed with";
            27 KillStack "kill_stack" 1 V T E "end suspended stack a; what its frames own is released";
            28 CurrentStack "current_stack" 0 P - E "push the stack that runs";
            29 StackState "stack_state" 1 P - K "push the state of stack a: 0 ended, 1 suspended, 2 running";
            30 StartStack "start_stack" 2 V T E "as new_stack, of function a with object b, whose first cell becomes the stack; it ends with the object";
            31 RunningStack "running_stack" 1 O T E "push the object of the stack that runs, the first time a new one of the class with record a";
            32 LeaveStack "leave_stack" 0 V - K "the stack that runs ends with its next swap_stack";
            33 StoreWeak "store_weak" 3 V T E "mem[b], in object a, := weak reference to c: counted, and null after a collection if nothing else refers to c";
            34 AtomicUpdate "atomic_update" 3 P T K "in one step mem[a] := mem[a] op b; push the old value; c is the operator's number, with the bits of the value times 256";
            35 AtomicCompare "atomic_compare" 4 P T K "in one step mem[a] := c if it is b; push the old value; d is the number of its bits";
            36 AtomicSwapRef "atomic_swap_ref" 2 O T E "in one step reference mem[a] := b; push the old one";
            37 AtomicCompareRef "atomic_compare_ref" 3 O T E "in one step reference mem[a] := c if it is b; push the old one";
            38 TailCall "tail_call" 1 V - K "the next call ends this function, whose result is the callee's; function a, or 0, can keep its references";
            39 KeepAlive "keep_alive" 2 V - K "during the next call whoever stops the program sees the cells at b, which text a describes";
            40 Symbol "symbol" 2 P T K "push the number of the name of b bytes at a";
            41 FindAttribute "find_attribute" 3 P T K "push the slot of attribute b of dynamic object a, -1 if there is none; mem[c] := shape and slot, unless c is 0";
            42 AddAttribute "add_attribute" 3 P T E "as find_attribute; if there is none, a gets it";
            43 RemoveAttribute "remove_attribute" 2 P T E "take attribute b of dynamic object a away; push whether there was one";
            44 RawBytes "raw_bytes" 2 P T K "push how many bytes object a has from distance b on; some of them may be references => raise";
            45 LoadAttribute "load_attribute" 2 O T E "push the attribute that mem[b], shape and slot, names in dynamic object a, counted once more; -4 if a is none, or has another shape; mem[b + 8] is the name's symbol, and 1, or 0";
            46 TaggedFromTyped "tagged_from_typed" 2 P - K "push the tagged value of a << 4 | b, a having at most 48 bits with its sign and b 4; else +0.0";
            47 TaggedToTyped "tagged_to_typed" 2 P - K "push the integer above the low 4 bits b in a; something else => the least i64";
            48 StoreAttribute "store_attribute" 3 P T E "the attribute that mem[b], shape and slot, names in dynamic object a := c, counted; release what was there; push 1, or 0 if a is none, or has another shape; mem[b + 8] is the name's symbol, and 1, or 0; an object of the shape above mem[b + 16] may get that below, and the attribute in slot mem[b + 24]";
            49 GiveAttribute "give_attribute" 3 P T E "as add_attribute; where a gets b, mem[c + 16] := its shapes before and after, mem[c + 24] := the slot";
            50 LoadTypedAttribute "load_typed_attribute" 3 P T E "push the integer above the low 4 bits c in the attribute that load_attribute of a and b gives; something else => the least i64";
            51 StoreTypedAttribute "store_typed_attribute" 4 P T E "store_attribute of a, b and the tagged value of c << 4 | d; push 0 as well if c has more than 48 bits";
            52 LoadDoubleAttribute "load_double_attribute" 2 P T E "push the bits of the f64 in the attribute that load_attribute of a and b gives; something else => -4";
            53 Dynamic "dynamic" 255 O T E "do operation a of the language's runtime with the further operands";
            54 TaggedFromBits "tagged_from_bits" 1 P - K "push the tagged value with bits a, which own nothing";
            55 Quick "quick" 3 P - K "push the JS operator c on values a and b, bits that own nothing; what that does not know => -4";
            56 LoadProperty "load_property" 2 O T E "push the attribute that the three words at b name in JS object a or its prototypes, counted once more; else -4";
            57 LoadItem "load_item" 2 O T E "push element b of JS object a, counted once more; else -4";
            58 StoreItem "store_item" 3 P T E "element b of JS object a := c, counted; release what was there; push 1, or 0 if there was none";
            59 CallTarget "call_target" 2 P T K "push the code of JS function a, if a call with b arguments may go there; 1 if it wants the object of its arguments; else 0";
            60 TaggedKept "tagged_kept" 1 P - K "push the tagged value with bits a, which the runtime keeps";
            61 StoreProperty "store_property" 3 P T E "as store_attribute, with JS objects";
            62 LoadLength "load_length" 1 P T K "push the bits of the length of a, a JS array or string, which own nothing; a is something else => -4";
            63 SwapBytes "swap_bytes" 2 P - K "push the low b bytes of a in reverse; b is 2, 4 or 8";
            64 CountOnes "count_ones" 1 P - K "push how many bits of a are 1";
            65 FirstOne "first_one" 1 P - K "push the number of the lowest bit of a that is 1, counted from 1; 0 if there is none";
            66 SignBits "sign_bits" 1 P - K "push how many bits of a below the sign bit are like it, up to the first that is not";
            67 DynamicTop "dynamic_top" 0 P - K "push the address where the stack's next alloca begins";
            68 SetDynamicTop "set_dynamic_top" 1 V - K "the stack's next alloca begins at a, which dynamic_top gave in this function";
            69 LongJump "long_jump" 2 V T E "raise to the frame for which set_jump has filled the 32 bytes at a, whose cell becomes 1 << 63 plus number << 32 plus the low 32 bits of b, or 1 for 0; a is not so filled => raise bad buffer";
            70 RotateLeft "rotate_left" 3 P - K "push the low c bits of a, which is 8 to 64, turned to the left by b bits, to the right if b < 0";
            71 Power "power" 3 P - K "push the bits of the floating point number with bits a to the power of that with bits b, each of c bits, 32 or 64";
            72 SetJump "set_jump" 3 V T K "fill the 32 bytes at a for jumps to number c, below 1 << 31, of this frame; b is the address of a cell of it, which gets the number of the frame if it is 0";
            73 QuadArith "quad_arith" 4 V T K "f128 mem[a] := opcode d on f128 mem[b] and mem[c]; b alone if it takes one";
            74 QuadCompare "quad_compare" 3 P T K "push opcode c, a comparison, of f128 mem[a] and mem[b]";
            75 QuadFrom "quad_from" 3 V T K "f128 mem[a] := the value with bits b of the primitive type with number c";
            76 QuadTo "quad_to" 2 P T K "push f128 mem[a] as a value of the primitive type with number b, its bits";
            77 ComplexArith "complex_arith" 5 V T K "mem[a] := opcode d, mul or div, on mem[b] and mem[c]; e is the number of the type, c64 or c128";
        }
    };
}

/// How an intrinsic treats counted references among its arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Args {
    /// The caller keeps its references.
    Borrowed,
    /// The intrinsic takes the references over.
    Consumed,
    /// The intrinsic takes over its last argument only.
    LastConsumed,
    /// The intrinsic takes over all arguments but the last.
    LastBorrowed,
}

impl Args {
    /// Whether argument `index` of `count` is taken over.
    pub const fn consumes(self, index: usize, count: usize) -> bool {
        match self {
            Args::Borrowed => false,
            Args::Consumed => true,
            Args::LastConsumed => index + 1 == count,
            Args::LastBorrowed => index + 1 != count,
        }
    }
}

/// What an intrinsic leaves behind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Nothing.
    Void,
    /// A value without ownership.
    Plain,
    /// A counted reference that the receiver must release, where the instruction's type is a reference.
    Owned,
}

macro_rules! args {
    (B) => {
        Args::Borrowed
    };
    (C) => {
        Args::Consumed
    };
    (L) => {
        Args::LastConsumed
    };
    (K) => {
        Args::LastBorrowed
    };
}
macro_rules! outcome {
    (V) => {
        Outcome::Void
    };
    (P) => {
        Outcome::Plain
    };
    (O) => {
        Outcome::Owned
    };
}
macro_rules! throws {
    (T) => {
        true
    };
    (-) => {
        false
    };
}

macro_rules! ends_borrows {
    (E) => {
        true
    };
    (K) => {
        false
    };
}

macro_rules! expand {
    ($($id:literal $variant:ident $name:literal $entry:literal $args:tt $outcome:tt $throws:tt $borrows:tt;)*) => {
        /// An intrinsic with a one-byte id. Discriminants are the ids of the image format.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        pub enum Intrinsic {
            $(#[doc = concat!("`", $name, "`")] $variant = $id,)*
        }

        /// Name and id, as messages show them.
impl std::fmt::Display for Intrinsic {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({:#04x})", self.name(), *self as u8)
    }
}

impl Intrinsic {
            /// Every intrinsic, by id.
            pub const ALL: &[Intrinsic] = &[$(Intrinsic::$variant),*];

            /// The intrinsic with this id, or `None`.
            pub const fn from_u8(id: u8) -> Option<Intrinsic> {
                match id {
                    $($id => Some(Intrinsic::$variant),)*
                    _ => None,
                }
            }

            /// The intrinsic's fixed properties.
            pub const fn info(self) -> &'static IntrinsicInfo {
                match self {
                    $(Intrinsic::$variant => &IntrinsicInfo {
                        name: $name,
                        entry: $entry,
                        args: args!($args),
                        outcome: outcome!($outcome),
                        throws: throws!($throws),
                        ends_borrows: ends_borrows!($borrows),
                    },)*
                }
            }
        }
    };
}
for_each_intrinsic!(expand);

/// The columns of an intrinsic's row.
#[derive(Clone, Copy, Debug)]
pub struct IntrinsicInfo {
    /// Name in MAPLE IR.
    pub name: &'static str,
    /// Runtime function whose calls are turned into this intrinsic; empty if none is.
    pub entry: &'static str,
    /// Ownership of reference arguments.
    pub args: Args,
    /// What it leaves.
    pub outcome: Outcome,
    /// Whether it may raise.
    pub throws: bool,
    /// Whether references borrowed from memory before it must not be used after it.
    pub ends_borrows: bool,
}

impl Intrinsic {
    /// Name in MAPLE IR.
    pub const fn name(self) -> &'static str {
        self.info().name
    }

    /// The intrinsic whose IR name is `name`.
    pub fn from_name(name: &str) -> Option<Intrinsic> {
        Intrinsic::ALL.iter().copied().find(|i| i.name() == name)
    }
}

macro_rules! expand_extended {
    ($($id:literal $variant:ident $name:literal $arity:literal $outcome:tt $throws:tt $borrows:tt $meaning:literal;)*) => {
        /// One of our own intrinsics, the operand of `xintrinsicop` and the image form of `xintrinsiccall`.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[repr(u32)]
        pub enum Xintrinsic {
            $(#[doc = concat!("`", $name, "`: `", $meaning, "`.")] $variant = $id,)*
        }

        impl Xintrinsic {
            /// Every extended intrinsic, by id.
            pub const ALL: &[Xintrinsic] = &[$(Xintrinsic::$variant),*];

            /// The extended intrinsic with this id, or `None`.
            pub const fn from_u32(id: u32) -> Option<Xintrinsic> {
                match id {
                    $($id => Some(Xintrinsic::$variant),)*
                    _ => None,
                }
            }

            /// The extended intrinsic's fixed properties.
            pub const fn info(self) -> &'static XintrinsicInfo {
                match self {
                    $(Xintrinsic::$variant => &XintrinsicInfo {
                        name: $name,
                        arity: $arity,
                        outcome: outcome!($outcome),
                        throws: throws!($throws),
                        ends_borrows: ends_borrows!($borrows),
                        meaning: $meaning,
                    },)*
                }
            }
        }
    };
}
for_each_xintrinsic!(expand_extended);

/// The columns of an extended intrinsic's row.
#[derive(Clone, Copy, Debug)]
pub struct XintrinsicInfo {
    /// Name in listings.
    pub name: &'static str,
    /// Number of operands; [`XintrinsicInfo::ANY`] if there may be any number from one on.
    pub arity: u8,
    /// What it leaves.
    pub outcome: Outcome,
    /// Whether it may raise.
    pub throws: bool,
    /// Whether references borrowed from memory before it must not be used after it.
    pub ends_borrows: bool,
    /// Effect in the notation of the opcode table.
    pub meaning: &'static str,
}

impl XintrinsicInfo {
    /// The arity of what takes any number of operands.
    pub const ANY: u8 = u8::MAX;
}

impl Xintrinsic {
    /// Whether it is on stacks of the program.
    pub const fn is_of_stacks(self) -> bool {
        matches!(
            self,
            Xintrinsic::NewStack
                | Xintrinsic::SwapStack
                | Xintrinsic::KillStack
                | Xintrinsic::CurrentStack
                | Xintrinsic::StackState
                | Xintrinsic::StartStack
                | Xintrinsic::RunningStack
                | Xintrinsic::LeaveStack
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The two ids that the seed's samples show, and the one known besides (opcodes.md §5).
    #[test]
    fn pinned_ids() {
        assert_eq!(Intrinsic::MplCleanupLocalrefvars as u8, 0x27);
        assert_eq!(Intrinsic::JsopAdd as u8, 0x32);
        assert_eq!(Intrinsic::JavaInstanceOf as u8, 0x65);
        assert_eq!(Intrinsic::ALL.len(), 0xdf);
    }

    #[test]
    fn ownership_by_argument() {
        let consumed = |id: Intrinsic, count| {
            (0..count)
                .map(|i| id.info().args.consumes(i, count))
                .collect::<Vec<_>>()
        };
        assert_eq!(consumed(Intrinsic::MccWrite, 3), [false, false, false]);
        assert_eq!(consumed(Intrinsic::MccWriteNoInc, 3), [false, false, true]);
        assert_eq!(consumed(Intrinsic::MccIncDecRef, 2), [false, true]);
        assert_eq!(
            consumed(Intrinsic::MplCleanupLocalrefvarsSkip, 3),
            [true, true, false]
        );
        assert_eq!(consumed(Intrinsic::MplCleanupLocalrefvars, 2), [true, true]);
    }

    #[test]
    fn names_are_found() {
        for &id in Intrinsic::ALL {
            assert_eq!(Intrinsic::from_name(id.name()), Some(id));
            assert_eq!(Intrinsic::from_u8(id as u8), Some(id));
        }
        for &id in Xintrinsic::ALL {
            assert_eq!(Xintrinsic::from_u32(id as u32), Some(id));
        }
    }
}
