# test disasm
# A dense switch becomes a jump table behind a range check, a sparse one comparisons.

func &dense (var %n i32) i32 {
  switch (dread i32 %n) @other {
    10: goto @a
    11: goto @b
    12: goto @a
    13: goto @b
    14: goto @a
    15: goto @b
    16: goto @a
    17: goto @b
  }
@a
  return (constval i32 1)
@b
  return (constval i32 2)
@other
  return (constval i32 0)
}

func &sparse (var %n i32) i32 {
  switch (dread i32 %n) @other {
    1: goto @a
    1000000: goto @b
  }
@a
  return (constval i32 1)
@b
  return (constval i32 2)
@other
  return (constval i32 0)
}

# disasm:
# // image image
# // format 1, features none
# // source language unknown, pointers of 8 bytes, rangegoto tables Seed, headers V1
# // 2 functions
#
# 	.p2align 2
# 	.globl dense
# 	.type dense, %function
# dense:
# 	.ascii "MPLI"
# dense_mirbin_info:
# 	.long dense_mirbin_code - .
# 	.word 1, 2, 2, 0x0                                // formals, cells, evaluation depth, flags
# 	// PrimType of formal arguments
# 	.byte 0x4                                         // 1: i32
# 	// PrimType of automatic variables
# 	.byte 0x4                                         // %%retval0: i32
# 	.byte 0x29                                        // %%thrownval: unknown
# 	.p2align 1, 0
# dense_mirbin_code:
# 	.byte OP_dread, 0x4, 0x1, 0x0                     // 0000 +0x0014: formal 1 i32
# 	.byte OP_constval, 0x4, 0xa, 0x0                  // 0004 +0x0018: 10
# 	.byte OP_sub, 0x8, 0x0, 0x2                       // 0008 +0x001c
# 	.byte OP_constval, 0x8, 0x7, 0x0                  // 000c +0x0020: 7
# 	.byte OP_gt, 0xa, 0x8, 0x2                        // 0010 +0x0024: u32
# 	.byte OP_brtrue32, 0x0, 0x0, 0x1                  // 0014 +0x0028
# 	.long mirbin_label_dense_0048-.
# 	.byte OP_dread, 0x4, 0x1, 0x0                     // 001c +0x0030: formal 1 i32
# 	.byte OP_rangegoto, 0x0, 0x8, 0x0                 // 0020 +0x0034
# 	.long 10
# 	.2byte 0x0
# 	.2byte mirbin_label_dense_0050-.
# 	.2byte 0x1
# 	.2byte mirbin_label_dense_0058-.
# 	.2byte 0x2
# 	.2byte mirbin_label_dense_0050-.
# 	.2byte 0x3
# 	.2byte mirbin_label_dense_0058-.
# 	.2byte 0x4
# 	.2byte mirbin_label_dense_0050-.
# 	.2byte 0x5
# 	.2byte mirbin_label_dense_0058-.
# 	.2byte 0x6
# 	.2byte mirbin_label_dense_0050-.
# 	.2byte 0x7
# 	.2byte mirbin_label_dense_0058-.
# mirbin_label_dense_0048:
# 	.byte OP_goto32, 0x0, 0x0, 0x0                    // 0048 +0x005c
# 	.long mirbin_label_dense_0060-.
# mirbin_label_dense_0050:
# 	.byte OP_constval, 0x4, 0x1, 0x0                  // 0050 +0x0064: 1
# 	.byte OP_return, 0x4, 0x0, 0x1                    // 0054 +0x0068
# mirbin_label_dense_0058:
# 	.byte OP_constval, 0x4, 0x2, 0x0                  // 0058 +0x006c: 2
# 	.byte OP_return, 0x4, 0x0, 0x1                    // 005c +0x0070
# mirbin_label_dense_0060:
# 	.byte OP_constval, 0x4, 0x0, 0x0                  // 0060 +0x0074: 0
# 	.byte OP_return, 0x4, 0x0, 0x1                    // 0064 +0x0078
# 	.size dense, .-dense
#
# 	.p2align 2
# 	.globl sparse
# 	.type sparse, %function
# sparse:
# 	.ascii "MPLI"
# sparse_mirbin_info:
# 	.long sparse_mirbin_code - .
# 	.word 1, 2, 2, 0x0                                // formals, cells, evaluation depth, flags
# 	// PrimType of formal arguments
# 	.byte 0x4                                         // 1: i32
# 	// PrimType of automatic variables
# 	.byte 0x4                                         // %%retval0: i32
# 	.byte 0x29                                        // %%thrownval: unknown
# 	.p2align 1, 0
# sparse_mirbin_code:
# 	.byte OP_dread, 0x4, 0x1, 0x0                     // 0000 +0x0014: formal 1 i32
# 	.byte OP_constval, 0x4, 0x1, 0x0                  // 0004 +0x0018: 1
# 	.byte OP_eq, 0xa, 0x4, 0x2                        // 0008 +0x001c: i32
# 	.byte OP_brtrue32, 0x0, 0x0, 0x1                  // 000c +0x0020
# 	.long mirbin_label_sparse_0038-.
# 	.byte OP_dread, 0x4, 0x1, 0x0                     // 0014 +0x0028: formal 1 i32
# 	.byte OP_constval64, 0x4, 0x0, 0x0                // 0018 +0x002c: 1000000
# 	.quad 0xf4240
# 	.byte OP_eq, 0xa, 0x4, 0x2                        // 0024 +0x0038: i32
# 	.byte OP_brtrue32, 0x0, 0x0, 0x1                  // 0028 +0x003c
# 	.long mirbin_label_sparse_0040-.
# 	.byte OP_goto32, 0x0, 0x0, 0x0                    // 0030 +0x0044
# 	.long mirbin_label_sparse_0048-.
# mirbin_label_sparse_0038:
# 	.byte OP_constval, 0x4, 0x1, 0x0                  // 0038 +0x004c: 1
# 	.byte OP_return, 0x4, 0x0, 0x1                    // 003c +0x0050
# mirbin_label_sparse_0040:
# 	.byte OP_constval, 0x4, 0x2, 0x0                  // 0040 +0x0054: 2
# 	.byte OP_return, 0x4, 0x0, 0x1                    // 0044 +0x0058
# mirbin_label_sparse_0048:
# 	.byte OP_constval, 0x4, 0x0, 0x0                  // 0048 +0x005c: 0
# 	.byte OP_return, 0x4, 0x0, 0x1                    // 004c +0x0060
# 	.size sparse, .-sparse
