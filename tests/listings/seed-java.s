// The seed's first sample (seed 2, 7.2), repaired: underscores that were lost are back, the instructions from 000c to 002c, which it leaves
// out, are invented, and what it refers to is defined at the end. The test puts the `OP_x = n` lines of the opcode table in front.

	.section .rodata
	.p2align 2
__method_desc__LE123__E_3B_7C_3Cinit_3E_7C_28_29V:
	.long __methods_compact__LE123__E_3B+1-.
	.word 16
	.word 0

	.text
	.p2align 2
	.globl LE123__E_3B_7C_3Cinit_3E_7C_28_29V
	.type LE123__E_3B_7C_3Cinit_3E_7C_28_29V, %function
	.long __method_desc__LE123__E_3B_7C_3Cinit_3E_7C_28_29V-.
LE123__E_3B_7C_3Cinit_3E_7C_28_29V:
	// mir2bin func begin: ============
	.cfi_startproc
	.cfi_personality 155, DW.ref.__mpl_personality_v0
	.ascii "MPLI"
LE123__E_3B_7C_3Cinit_3E_7C_28_29V_mirbin_info:
	.long LE123__E_3B_7C_3Cinit_3E_7C_28_29V_mirbin_code - .
	.word 1, 3, 2, 0 // func storage info
	// PrimType of formal arguments
	.byte 0xe	// %1
	// PrimType of automatic variables
	.byte 0x1	// %%retval
	.byte 0x29	// %%thrownval
	.byte 0xe	// %2
	.p2align 1
LE123__E_3B_7C_3Cinit_3E_7C_28_29V_mirbin_code:
	// LINE E123_E.java: 4, DEX_INSTIDX: 0||0000: invoke-direct: Ljava/lang/Exception;.<init>:()V // method@0014
	// muid_func_undef:Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28_29V
	.byte OP_addroffpc, 0xe, 0x0, 0x0         // 0000
	.long __muid_func_undef_tab$$Neg_dex-.
	.byte OP_constval, 0xe, 0x40, 0x0         // 0008
	.byte OP_add, 0xe, 0x0, 0x2               // 000c
	.byte OP_iread, 0xe, 0x0, 0x1             // 0010
	.byte OP_dread, 0xe, 0x1, 0x0             // 0014
	.byte OP_icall, 0x1, 0x0, 0x2             // 0018
	.byte OP_dread, 0xe, 0x1, 0x0             // 001c
	.byte OP_dassign, 0xe, 0xfe, 0xff         // 0020: %2
	.byte OP_dread, 0xe, 0xfe, 0xff           // 0024: %2
	.byte OP_intrinsiccall, 0x0, 0xa, 0x1     // 0028: MCCIncRef
	.byte OP_membarrelease, 0x0, 0x0, 0x0     // 002c
	// LINE E123_E.java: 5, DEX_INSTIDX: 7||0007: return-void: <no-index>
	.byte OP_intrinsiccall, 0x0, 0x27, 0x0    // 0030: MPL_CLEANUP_LOCALREFVARS
	.byte OP_return, 0x0, 0x0, 0x0            // 0034
	.cfi_endproc
.label.end.LE123__E_3B_7C_3Cinit_3E_7C_28_29V:
	// mir2bin func end: ===========

	// Of java.lang.Exception, here a function that does nothing.
	.p2align 2
	.type Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28_29V, %function
Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28_29V:
	.cfi_startproc
	.ascii "MPLI"
Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28_29V_mirbin_info:
	.long Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28_29V_mirbin_code - .
	.word 1, 2, 1, 0
	.byte 0xe
	.byte 0x1, 0x29
	.p2align 1
Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28_29V_mirbin_code:
	.byte OP_return, 0x0, 0x0, 0x0            // 0000
	.cfi_endproc
.label.end.Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28_29V:

	.data
	.p2align 3
__muid_func_undef_tab$$Neg_dex:
	.zero 64
	.quad Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28_29V
	.type __muid_func_undef_tab$$Neg_dex, %object
	.size __muid_func_undef_tab$$Neg_dex, 72
DW.ref.__mpl_personality_v0:
	.quad 0

	.section .rodata
	.p2align 2
__methods_compact__LE123__E_3B:
	.zero 32

	.section .note.GNU-stack,"",%progbits
