# test run
# test regcode scalar starts_at_zero
# Locals, formals and variables lie where their alignment asks, whatever their type, in every frame.

type $Wide <struct {@a i8}> align(128)
type $Number i32 align(32)
var $global i16 align(4096)
var $wide <$Wide>

func &scalar (var %depth i32) u64 {
  var %y i8
  var %x i32 align(64)
  var %d f64 align(16)
  var %r u64
  dassign %x (dread i32 %depth)
  dassign %d (constval f64 1.5)
  if (gt u1 i32 (dread i32 %depth, constval i32 0)) {
    callassigned &scalar (sub i32 (dread i32 %depth, constval i32 1)) { dassign %r }
  }
  if (ne u1 i32 (dread i32 %x, dread i32 %depth)) { return (constval u64 100) }
  if (ne u1 f64 (dread f64 %d, constval f64 1.5)) { return (constval u64 200) }
  return (bior u64 (dread u64 %r,
    bior u64 (band u64 (addrof ptr %x, constval u64 63), band u64 (addrof ptr %d, constval u64 15))))
}

func &formals (var %a i32 align(64), var %b <$Wide> align(256), var %c <$Number>, var %f f32 align(16)) u64 {
  if (ne u1 i32 (dread i32 %a, constval i32 -5)) { return (constval u64 1000) }
  if (ne u1 i32 (dread i32 %b 1, constval i32 7)) { return (constval u64 2000) }
  if (ne u1 i32 (dread i32 %c, constval i32 9)) { return (constval u64 3000) }
  if (ne u1 f32 (dread f32 %f, constval f32 2.5f)) { return (constval u64 4000) }
  return (bior u64 (band u64 (addrof ptr %a, constval u64 63),
    bior u64 (band u64 (addrof ptr %b, constval u64 255),
      bior u64 (band u64 (addrof ptr %c, constval u64 31), band u64 (addrof ptr %f, constval u64 15)))))
}

func &passes () u64 {
  var %w <$Wide>
  var %n <$Number>
  var %r u64
  dassign %w 1 (constval i32 7)
  dassign %n (constval i32 9)
  callassigned &formals (constval i32 -5, dread agg %w, dread i32 %n, constval f32 2.5f) { dassign %r }
  return (bior u64 (dread u64 %r, bior u64 (band u64 (addrof ptr %w, constval u64 127), band u64 (addrof ptr %n, constval u64 31))))
}

func &starts_at_zero () i32 {
  var %x i32 align(64)
  return (dread i32 %x)
}

func &narrow (var %v i64) i64 {
  var %x i8 align(32)
  var %u u16 align(32)
  dassign %x (dread i64 %v)
  dassign %u (dread i64 %v)
  return (add i64 (mul i64 (cvt i64 i8 (dread i8 %x), constval i64 100000), cvt i64 u16 (dread u16 %u)))
}

func &globals () u64 {
  return (bior u64 (band u64 (addrof ptr $global, constval u64 4095), band u64 (addrof ptr $wide, constval u64 127)))
}

func &counts () i32 {
  var %i i32 align(64)
  var %sum i32 align(16)
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 10), constval i32 1) {
    dassign %sum (add i32 (dread i32 %sum, dread i32 %i))
  }
  return (dread i32 %sum)
}

# run: &scalar(i32 5) == u64 0
# run: &passes() == u64 0
# run: &starts_at_zero() == i32 0
# run: &narrow(i64 65535) == i64 -34465
# run: &globals() == u64 0
# run: &counts() == i32 45

# regcode:
# &scalar
#     0  0018  Const32                  s    6, 0, 0, 0
#     1  001c  SlotAddress16            s    22, 8, 0, 0
#     2  0034  Add64                    Psi  22, 22, 63, 0
#     3  0034  And64                    qpi  7, 22, 65472, 65535
#     4  0044  StoreMem32               qi   7, 0, 0, 0
#     5  0058  StoreMem64               qs   7, 6, 16, 0
#     6  0064  StoreMem32               qs   7, 0, 0, 0
#     7  0078  Const64                  s    23, 0, 0, 0 [0x3ff8000000000000 0x0]
#     9  0078  StoreMem64               qs   7, 23, 16, 0
#    10  0088  BranchLeS32              si   0, 0, 64, 0
#    11  00a8  CallAdd                  s    23, 0, 65535, 23 [&scalar 0x0]
#    13  00b0  Copy                     pp   6, 23, 0, 0
#    14  00b8  LoadMem32                qs   22, 7, 0, 0
#    15  00c4  ReturnS32IfNe32          ssi  22, 0, 100, 0
#    16  00d8  LoadMem64                Fs   22, 7, 16, 0
#    17  00e8  Const64                  s    23, 0, 0, 0 [0x3ff8000000000000 0x0]
#    19  00ec  BranchEqF64              fs   22, 23, 32, 0
#    20  00f8  ReturnImm                     200, 0, 0, 0
#    21  0108  And64                    Psi  23, 7, 63, 0
#    22  011c  Add64                    Qsi  24, 7, 16, 0
#    23  011c  And64                    Qqi  24, 24, 15, 0
#    24  0120  Or64                     Ppq  23, 23, 24, 0
#    25  0124  Or64                     qsp  22, 6, 23, 0
#    26  0128  Return64                 s    22, 0, 0, 0
# &starts_at_zero
#     0  0018  SlotAddress16            s    16, 4, 0, 0
#     1  0030  Add64                    Psi  16, 16, 63, 0
#     2  0030  And64                    Qpi  3, 16, 65472, 65535
#     3  0040  StoreMem32               qi   3, 0, 0, 0
#     4  0048  LoadMem32                pq   16, 3, 0, 0
#     5  004c  ReturnS32                s    16, 0, 0, 0
