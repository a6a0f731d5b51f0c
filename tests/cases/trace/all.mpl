# test trace all
# Both together; the arguments of a call have a line of their own.

func &less (var %a f64, var %b i32) u1 {
  return (lt u1 f64 (dread f64 %a, cvt f64 i32 (dread i32 %b)))
}

func &main () i32 {
  call &less (constval f64 0.5, constval i32 1)
  return (cvt i32 u1 (regread u1 %%retval0))
}

# trace:
# Debug [TID] Method: app.so 0x127c : T : main
# Debug [TID] Symbol: 0xADDR, lib addr: 0xADDR, Running Java method: eval depth=3
# Debug [TID] 0x127c:0000: 0xdeadbeefdeadbeef, ---, sp=0 : op=0x59, ptyp=0x0e, op#= 0,       OP_addroffunc, Expr, 1
# Debug [TID] 0x127c:000c: 0xADDR, a64, sp=1 : op=0x9c, ptyp=0x10, op#= 0,       OP_constval64, Expr, 2
# Debug [TID] 0x127c:0018: 0x3fe0000000000000, f64, sp=2 : op=0x5b, ptyp=0x04, param=0x0001, OP_constval, Expr, 3
# Debug [TID] 0x127c:001c: 0x0000000000000001, i32, sp=3 : op=0x26, ptyp=0x0a, op#= 3,       OP_icall, Stmt, 4
# Debug [TID] Method: app.so 0x1254 : T : less
# Debug [TID] Symbol: 0xADDR: Calling Java method...
# Debug [TID] Method: app.so 0x1254 : T : less
# Debug [TID] Symbol: 0xADDR, lib addr: 0xADDR, Running Java method: eval depth=2
# Debug [TID] 2 Args: 1: f64, 0x3fe0000000000000 2: i32, 0x1
# Debug [TID] 0x1254:0000: 0xdeadbeefdeadbeef, ---, sp=0 : op=0x12, ptyp=0x10, param=0x0001, OP_dread, Expr, 5
# Debug [TID] 0x1254:0004: 0x3fe0000000000000, f64, sp=1 : op=0x12, ptyp=0x04, param=0x0002, OP_dread, Expr, 6
# Debug [TID] 0x1254:0008: 0x0000000000000001, i32, sp=2 : op=0x5f, ptyp=0x10, param=0x0104, OP_cvt, Expr, 7
# Debug [TID] 0x1254:000c: 0x3ff0000000000000, f64, sp=2 : op=0x88, ptyp=0x0a, op#= 2,       OP_lt, Expr, 8
# Debug [TID] 0x1254:0010: 0x0000000000000001,  u1, sp=1 : op=0x1e, ptyp=0x0a, op#= 1,       OP_return, Stmt, 9
# Debug [TID] 0x127c:0020: 0xdeadbeefdeadbeef, ---, sp=0 : op=0x58, ptyp=0x0a, param=0x0000, OP_regread, Expr, 10
# Debug [TID] 0x127c:0024: 0x0000000000000001,  u1, sp=1 : op=0x5f, ptyp=0x04, param=0x010a, OP_cvt, Expr, 11
# Debug [TID] 0x127c:0028: 0x0000000000000001, i32, sp=1 : op=0x1e, ptyp=0x04, op#= 1,       OP_return, Stmt, 12
