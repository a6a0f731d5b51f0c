# test disasm
# The image of a small module: headers, frames, branches, calls, globals, native prototypes.

srclang 1
func &puts (var %s <* i8>) i32
var $total i64

func &add_up (var %n i32) i64 {
  var %i i32
  doloop %i (constval i32 0, lt i32 i32 (dread i32 %i, dread i32 %n), constval i32 1) {
    dassign $total (add i64 (dread i64 $total, cvt i64 i32 (dread i32 %i)))
  }
  return (dread i64 $total)
}

func &main () i32 {
  callassigned &add_up (constval i32 10) { regassign i64 %1 }
  if (eq u1 i64 (regread i64 %1, constval i64 45)) {
    call &puts (conststr ptr "right")
  }
  return (constval i32 0)
}

# disasm:
# // image image
# // format 1, features none
# // source language C, pointers of 8 bytes, rangegoto tables Seed, headers V1
# // 2 functions
# // undefined function puts, wanted at .mirbin+0xd8 in `main`
# // native puts(a64) i32
#
# 	.p2align 2
# 	.globl add_up
# 	.type add_up, %function
# add_up:
# 	.ascii "MPLI"
# add_up_mirbin_info:
# 	.long add_up_mirbin_code - .
# 	.word 1, 3, 3, 0x0                                // formals, cells, evaluation depth, flags
# 	// PrimType of formal arguments
# 	.byte 0x4                                         // 1: i32
# 	// PrimType of automatic variables
# 	.byte 0x5                                         // %%retval0: i64
# 	.byte 0x29                                        // %%thrownval: unknown
# 	.byte 0x4                                         // -2: i32
# 	.p2align 1, 0
# add_up_mirbin_code:
# 	.byte OP_constval, 0x4, 0x0, 0x0                  // 0000 +0x0014: 0
# 	.byte OP_dassign, 0x4, 0xfe, 0xff                 // 0004 +0x0018: local -2 i32
# 	.byte OP_dread, 0x4, 0xfe, 0xff                   // 0008 +0x001c: local -2 i32
# 	.byte OP_dread, 0x4, 0x1, 0x0                     // 000c +0x0020: formal 1 i32
# 	.byte OP_lt, 0x4, 0x4, 0x2                        // 0010 +0x0024: i32
# 	.byte OP_brfalse32, 0x0, 0x0, 0x1                 // 0014 +0x0028
# 	.long mirbin_label_add_up_0068-.
# mirbin_label_add_up_001c:
# 	.byte OP_addroffpc, 0xe, 0x0, 0x0                 // 001c +0x0030
# 	.long total-.
# 	.byte OP_addroffpc, 0xe, 0x0, 0x0                 // 0024 +0x0038
# 	.long total-.
# 	.byte OP_iread, 0x5, 0x0, 0x1                     // 002c +0x0040
# 	.byte OP_dread, 0x4, 0xfe, 0xff                   // 0030 +0x0044: local -2 i32
# 	.byte OP_cvt, 0x5, 0x4, 0x1                       // 0034 +0x0048: i32
# 	.byte OP_add, 0x5, 0x0, 0x2                       // 0038 +0x004c
# 	.byte OP_iassignoff, 0x5, 0x0, 0x0                // 003c +0x0050: 0
# 	.byte OP_dread, 0x4, 0xfe, 0xff                   // 0040 +0x0054: local -2 i32
# 	.byte OP_constval, 0x4, 0x1, 0x0                  // 0044 +0x0058: 1
# 	.byte OP_add, 0x4, 0x0, 0x2                       // 0048 +0x005c
# 	.byte OP_dassign, 0x4, 0xfe, 0xff                 // 004c +0x0060: local -2 i32
# 	.byte OP_checkpoint, 0x0, 0x0, 0x0                // 0050 +0x0064
# 	.byte OP_dread, 0x4, 0xfe, 0xff                   // 0054 +0x0068: local -2 i32
# 	.byte OP_dread, 0x4, 0x1, 0x0                     // 0058 +0x006c: formal 1 i32
# 	.byte OP_lt, 0x4, 0x4, 0x2                        // 005c +0x0070: i32
# 	.byte OP_brtrue32, 0x0, 0x0, 0x1                  // 0060 +0x0074
# 	.long mirbin_label_add_up_001c-.
# mirbin_label_add_up_0068:
# 	.byte OP_addroffpc, 0xe, 0x0, 0x0                 // 0068 +0x007c
# 	.long total-.
# 	.byte OP_iread, 0x5, 0x0, 0x1                     // 0070 +0x0084
# 	.byte OP_return, 0x5, 0x0, 0x1                    // 0074 +0x0088
# 	.size add_up, .-add_up
#
# 	.p2align 2
# 	.globl main
# 	.type main, %function
# main:
# 	.ascii "MPLI"
# main_mirbin_info:
# 	.long main_mirbin_code - .
# 	.word 0, 3, 2, 0x0                                // formals, cells, evaluation depth, flags
# 	// PrimType of formal arguments
# 	// PrimType of automatic variables
# 	.byte 0x4                                         // %%retval0: i32
# 	.byte 0x29                                        // %%thrownval: unknown
# 	.byte 0x5                                         // -2: i64
# 	.p2align 1, 0
# main_mirbin_code:
# 	.byte OP_addroffunc, 0xe, 0x0, 0x0                // 0000 +0x0014
# 	.quad add_up
# 	.byte OP_constval, 0x4, 0xa, 0x0                  // 000c +0x0020: 10
# 	.byte OP_icall, 0x5, 0x0, 0x2                     // 0010 +0x0024
# 	.byte OP_regread, 0x5, 0x0, 0x0                   // 0014 +0x0028: %%retval0
# 	.byte OP_regassign, 0x5, 0xfe, 0xff               // 0018 +0x002c: local -2 i64
# 	.byte OP_regread, 0x5, 0xfe, 0xff                 // 001c +0x0030: local -2 i64
# 	.byte OP_constval, 0x5, 0x2d, 0x0                 // 0020 +0x0034: 45
# 	.byte OP_eq, 0xa, 0x5, 0x2                        // 0024 +0x0038: i64
# 	.byte OP_brfalse32, 0x0, 0x0, 0x1                 // 0028 +0x003c
# 	.long mirbin_label_main_004c-.
# 	.byte OP_addroffunc, 0xe, 0x0, 0x0                // 0030 +0x0044
# 	.quad puts
# 	.byte OP_conststr, 0xe, 0x0, 0x0                  // 003c +0x0050
# 	.quad __Ustr_0
# 	.byte OP_icall, 0x1, 0x0, 0x2                     // 0048 +0x005c
# mirbin_label_main_004c:
# 	.byte OP_constval, 0x4, 0x0, 0x0                  // 004c +0x0060: 0
# 	.byte OP_return, 0x4, 0x0, 0x1                    // 0050 +0x0064
# 	.size main, .-main
