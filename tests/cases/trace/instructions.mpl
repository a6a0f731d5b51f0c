# test trace instruction
# One line per instruction: method, offset, top of stack before it with its type, depth, opcode, type byte, operand, count.

func &main () i32 {
  var %a i32
  var %b i8
  dassign %a (constval i32 -5)
  dassign %b (cvt i8 i32 (mul i32 (dread i32 %a, constval i32 100)))
  if (lt u1 i32 (dread i32 %b, constval i32 0)) {
    return (constval i32 1)
  }
  return (constval i32 0)
}

# trace:
# Debug [TID] 0x1214:0000: 0xdeadbeefdeadbeef, ---, sp=0 : op=0x5b, ptyp=0x04, param=0xfffb, OP_constval, Expr, 1
# Debug [TID] 0x1214:0004: 0xfffffffffffffffb, i32, sp=1 : op=0x01, ptyp=0x04, param=0xfffe, OP_dassign, Expr, 2
# Debug [TID] 0x1214:0008: 0xdeadbeefdeadbeef, ---, sp=0 : op=0x12, ptyp=0x04, param=0xfffe, OP_dread, Expr, 3
# Debug [TID] 0x1214:000c: 0xfffffffffffffffb, i32, sp=1 : op=0x5b, ptyp=0x04, param=0x0064, OP_constval, Expr, 4
# Debug [TID] 0x1214:0010: 0x0000000000000064, i32, sp=2 : op=0x78, ptyp=0x04, op#= 2,       OP_mul, Expr, 5
# Debug [TID] 0x1214:0014: 0xfffffffffffffe0c, i32, sp=1 : op=0x5f, ptyp=0x02, param=0x0104, OP_cvt, Expr, 6
# Debug [TID] 0x1214:0018: 0x000000000000000c,  i8, sp=1 : op=0x01, ptyp=0x02, param=0xfffd, OP_dassign, Expr, 7
# Debug [TID] 0x1214:001c: 0xdeadbeefdeadbeef, ---, sp=0 : op=0x12, ptyp=0x02, param=0xfffd, OP_dread, Expr, 8
# Debug [TID] 0x1214:0020: 0x000000000000000c,  i8, sp=1 : op=0x5b, ptyp=0x04, param=0x0000, OP_constval, Expr, 9
# Debug [TID] 0x1214:0024: 0x0000000000000000, i32, sp=2 : op=0x88, ptyp=0x0a, op#= 2,       OP_lt, Expr, 10
# Debug [TID] 0x1214:0028: 0x0000000000000000,  u1, sp=1 : op=0xa0, ptyp=0x00, op#= 1,       OP_brfalse32, Stmt, 11
# Debug [TID] 0x1214:0038: 0xdeadbeefdeadbeef, ---, sp=0 : op=0x5b, ptyp=0x04, param=0x0000, OP_constval, Expr, 12
# Debug [TID] 0x1214:003c: 0x0000000000000000, i32, sp=1 : op=0x1e, ptyp=0x04, op#= 1,       OP_return, Stmt, 13
