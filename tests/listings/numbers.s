// The functions of numbers.mpl as a listing in the style of the seed (seed 2, 7.2): opcodes by name, functions in .text.
// The test puts the `OP_x = n` lines of the opcode table in front.

	.section .rodata
__Ustr_0:
	.string "eleven char"

	.data
	.p2align 3
	.globl counter
	.hidden counter
	.type counter, @object
	.size counter, 4
counter:
	.long 40
	.p2align 3
	.globl origin
	.hidden origin
	.type origin, @object
	.size origin, 16
origin:
	.long 7
	.long 0
	.quad 0x4004000000000000
	.p2align 3
_PTRcounter:
	.quad counter

	.text
	.p2align 2
	.globl factorial
	.type factorial, %function
factorial:
	// mir2bin func begin: ==========
	.cfi_startproc
	.ascii "MPLI"
factorial_mirbin_info:
	.long factorial_mirbin_code - .
	.word 1, 2, 3, 0 // func storage info
	// PrimType of formal arguments
	.byte 0x4	// %n
	// PrimType of automatic variables
	.byte 0x4	// %%retval
	.byte 0x29	// %%thrownval
	.p2align 1
factorial_mirbin_code:
	// LINE numbers.c : 4, INSTIDX : 0||0000:  if (n == 1)
	.byte OP_dread, 0x4, 0x1, 0x0             // 0000
	.byte OP_constval, 0x4, 0x1, 0x0          // 0004
	.byte OP_ne, 0x4, 0x4, 0x2                // 0008
	.byte OP_brfalse32, 0x0, 0x0, 0x1         // 000c
	.long mirbin_label_1_1-.
	// LINE numbers.c : 5, INSTIDX : 1||0001:  return n * factorial (n - 1)
	.byte OP_addroffunc, 0xe, 0x0, 0x0        // 0014
	.quad factorial
	.byte OP_dread, 0x4, 0x1, 0x0             // 0020
	.byte OP_constval, 0x4, 0x1, 0x0          // 0024
	.byte OP_sub, 0x4, 0x0, 0x2               // 0028
	.byte OP_icall, 0x4, 0x0, 0x2             // 002c
	.byte OP_dread, 0x4, 0x1, 0x0             // 0030
	.byte OP_regread, 0x4, 0x0, 0x0           // 0034: %%retval
	.byte OP_mul, 0x4, 0x0, 0x2               // 0038
	.byte OP_return, 0x4, 0x0, 0x1            // 003c
mirbin_label_1_1:
	.byte OP_constval, 0x4, 0x1, 0x0          // 0040
	.byte OP_return, 0x4, 0x0, 0x1            // 0044
	.cfi_endproc
.label.end.factorial:
	.size factorial, .-factorial
	// mir2bin func end: ==========

	.p2align 2
	.globl sum_to
	.type sum_to, %function
sum_to:
	.cfi_startproc
	.ascii "MPLI"
sum_to_mirbin_info:
	.long sum_to_mirbin_code - .
	.word 1, 4, 2, 0
	.byte 0x4	// %n
	.byte 0x5, 0x29, 0x5, 0x4	// %%retval, %%thrownval, %sum, %i
	.p2align 1
sum_to_mirbin_code:
	.byte OP_constval, 0x5, 0x0, 0x0          // 0000
	.byte OP_dassign, 0x5, 0xfe, 0xff         // 0004: sum
	.byte OP_constval, 0x4, 0x0, 0x0          // 0008
	.byte OP_dassign, 0x4, 0xfd, 0xff         // 000c: i
mirbin_label_2_1:
	.byte OP_dread, 0x4, 0xfd, 0xff
	.byte OP_dread, 0x4, 0x1, 0x0
	.byte OP_gt, 0x4, 0x4, 0x2
	.byte OP_brtrue32, 0x0, 0x0, 0x1
	.long mirbin_label_2_2-.
	.byte OP_dread, 0x5, 0xfe, 0xff
	.byte OP_dread, 0x4, 0xfd, 0xff
	.byte OP_cvt, 0x5, 0x4, 0x1
	.byte OP_add, 0x5, 0x0, 0x2
	.byte OP_dassign, 0x5, 0xfe, 0xff
	.byte OP_dread, 0x4, 0xfd, 0xff
	.byte OP_constval, 0x4, 0x1, 0x0
	.byte OP_add, 0x4, 0x0, 0x2
	.byte OP_dassign, 0x4, 0xfd, 0xff
	.byte OP_checkpoint, 0x0, 0x0, 0x0
	.byte OP_goto32, 0x0, 0x0, 0x0
	.long mirbin_label_2_1-.
mirbin_label_2_2:
	.byte OP_dread, 0x5, 0xfe, 0xff
	.byte OP_return, 0x5, 0x0, 0x1
	.cfi_endproc
.label.end.sum_to:
	.size sum_to, .-sum_to

	.p2align 2
	.globl color
	.type color, %function
color:
	.cfi_startproc
	.ascii "MPLI"
color_mirbin_info:
	.long color_mirbin_code - .
	.word 1, 2, 2, 0
	.byte 0x4	// %n
	.byte 0x4, 0x29
	.p2align 1
color_mirbin_code:
	.byte OP_dread, 0x4, 0x1, 0x0
	.byte OP_rangegoto, 0x0, 0x3, 0x0
	.byte 0xa, 0x0, 0x0, 0x0
	.byte 0x0, 0x0
	.2byte mirbin_label_3_1-.
	.byte 0x1, 0x0
	.2byte mirbin_label_3_2-.
	.byte 0x2, 0x0
	.2byte mirbin_label_3_1-.
mirbin_label_3_1:
	.byte OP_constval, 0x4, 0x64, 0x0
	.byte OP_return, 0x4, 0x0, 0x1
mirbin_label_3_2:
	.byte OP_constval, 0x4, 0xc8, 0x0
	.byte OP_return, 0x4, 0x0, 0x1
	.cfi_endproc
.label.end.color:
	.size color, .-color

	.p2align 2
	.globl bump
	.type bump, %function
bump:
	.cfi_startproc
	.ascii "MPLI"
bump_mirbin_info:
	.long bump_mirbin_code - .
	.word 1, 2, 3, 0
	.byte 0x4	// %n
	.byte 0x4, 0x29
	.p2align 1
bump_mirbin_code:
	// a variable of the module: its address, then the value
	.byte OP_addroffpc, 0xe, 0x0, 0x0
	.long counter-.
	.byte OP_ireadpcoff, 0xe, 0x0, 0x0
	.long _PTRcounter-.
	.byte OP_iread, 0x4, 0x0, 0x1
	.byte OP_dread, 0x4, 0x1, 0x0
	.byte OP_add, 0x4, 0x0, 0x2
	.byte OP_iassignoff, 0x4, 0x0, 0x0
	.byte OP_addroffpc, 0xe, 0x0, 0x0
	.long counter-.
	.byte OP_iread, 0x4, 0x0, 0x1
	.byte OP_return, 0x4, 0x0, 0x1
	.cfi_endproc
.label.end.bump:
	.size bump, .-bump

	.p2align 2
	.globl exchange
	.type exchange, %function
exchange:
	.cfi_startproc
	.ascii "MPLI"
exchange_mirbin_info:
	.long exchange_mirbin_code - .
	.word 1, 3, 1, 0
	.byte 0x4	// %n
	.byte 0x4, 0x29
	.byte 0x4	// %old
	.p2align 1
exchange_mirbin_code:
	.byte OP_addrof32, 0xe, 0x0, 0x0
	.long _PTRcounter-.
	.byte OP_iread, 0x4, 0x0, 0x1
	.byte OP_dassign, 0x4, 0xfe, 0xff
	.byte OP_dread, 0x4, 0x1, 0x0
	.byte OP_iassignpcoff, 0x4, 0x0, 0x1
	.long counter-.
	.byte OP_dread, 0x4, 0xfe, 0xff
	.byte OP_return, 0x4, 0x0, 0x1
	.cfi_endproc
.label.end.exchange:
	.size exchange, .-exchange

	.p2align 2
	.globl origin_y
	.type origin_y, %function
origin_y:
	.cfi_startproc
	.ascii "MPLI"
origin_y_mirbin_info:
	.long origin_y_mirbin_code - .
	.word 1, 2, 2, 0
	.byte 0x10	// %scale
	.byte 0x10, 0x29
	.p2align 1
origin_y_mirbin_code:
	.byte OP_addroffpc, 0xe, 0x0, 0x0
	.long origin-.
	.byte OP_ireadoff, 0x10, 0x8, 0x0
	.byte OP_dread, 0x10, 0x1, 0x0
	.byte OP_mul, 0x10, 0x0, 0x2
	.byte OP_constval64, 0x10, 0x0, 0x0
	.quad 0x3fd0000000000000
	.byte OP_add, 0x10, 0x0, 0x2
	.byte OP_return, 0x10, 0x0, 0x1
	.cfi_endproc
.label.end.origin_y:
	.size origin_y, .-origin_y

	.p2align 2
	.globl length
	.type length, %function
length:
	.cfi_startproc
	.ascii "MPLI"
length_mirbin_info:
	.long length_mirbin_code - .
	.word 0, 2, 2, 0
	.byte 0x9, 0x29
	.p2align 1
length_mirbin_code:
	// a function of the C library
	.byte OP_addroffunc, 0xe, 0x0, 0x0
	.quad strlen
	.byte OP_conststr, 0xe, 0x0, 0x0
	.quad __Ustr_0
	.byte OP_icall, 0x9, 0x0, 0x2
	.byte OP_regread, 0x9, 0x0, 0x0
	.byte OP_return, 0x9, 0x0, 0x1
	.cfi_endproc
.label.end.length:
	.size length, .-length

	// no type, no size: found by the magic, ended by the next label
	.p2align 2
	.globl through_address
through_address:
	.ascii "MPLI"
through_address_mirbin_info:
	.long through_address_mirbin_code - .
	.word 1, 3, 2, 0
	.byte 0x4
	.byte 0x4, 0x29, 0x4
	.p2align 1
through_address_mirbin_code:
	.byte OP_addrof, 0xe, 0x1, 0x0
	.byte OP_constval, 0x4, 0xff, 0xff
	.byte OP_iassignoff, 0x4, 0x0, 0x0
	.byte OP_dread, 0x4, 0x1, 0x0
	.byte OP_regassign, 0x4, 0xfe, 0xff
	.byte OP_regread, 0x4, 0xfe, 0xff
	.byte OP_return, 0x4, 0x0, 0x1
.label.end.through_address:

	.section .note.GNU-stack,"",@progbits
