# test run
# test regcode call_mix
# More arguments than any machine has registers for, of mixed types.

func &mix (
  var %a i8, var %b u16, var %c f32, var %d i64, var %e f64, var %f u8, var %g i32, var %h u64,
  var %i f32, var %j i16, var %k f64, var %l u32, var %m i32, var %n f64, var %o i64, var %p u1) f64 {
  return (add f64 (
    add f64 (
      add f64 (
        cvt f64 i32 (add i32 (dread i32 %a, dread i32 %b)),
        add f64 (cvt f64 f32 (dread f32 %c), cvt f64 i64 (dread i64 %d))),
      add f64 (
        add f64 (dread f64 %e, cvt f64 u32 (dread u32 %f)),
        add f64 (cvt f64 i32 (dread i32 %g), cvt f64 u64 (dread u64 %h)))),
    add f64 (
      add f64 (
        add f64 (cvt f64 f32 (dread f32 %i), cvt f64 i32 (dread i32 %j)),
        add f64 (dread f64 %k, cvt f64 u32 (dread u32 %l))),
      add f64 (
        add f64 (cvt f64 i32 (dread i32 %m), dread f64 %n),
        add f64 (cvt f64 i64 (dread i64 %o), cvt f64 u32 (dread u32 %p))))))
}

func &call_mix () f64 {
  var %r f64
  callassigned &mix (
    constval i8 1, constval u16 2, constval f32 4.0f, constval i64 8, constval f64 16.0, constval u8 32,
    constval i32 64, constval u64 128, constval f32 256.0f, constval i16 512, constval f64 1024.0,
    constval u32 2048, constval i32 4096, constval f64 8192.0, constval i64 16384, constval u1 1) { dassign %r 0 }
  return (dread f64 %r)
}

# run: &call_mix() == f64 32768.0
# run: &mix(i8 -1, u16 1, f32 0.5, i64 -2, f64 0.25, u8 255, i32 -255, u64 2, f32 1.0, i16 -1, f64 0.0, u32 0, i32 0, f64 0.0, i64 0, u1 0) == f64 0.75

# regcode:
# &call_mix
#     0  0088  Const32                  s    3, 0, 2, 0
#     1  0088  SignExtend16             Ps   7, 3, 0, 0
#     2  0088  Add32                    Qpi  6, 7, 1, 0
#     3  0088  F64FromS32               Fq   6, 6, 0, 0
#     4  0088  Const64                  s    7, 0, 0, 0 [0x4028000000000000 0x0]
#     6  0088  AddF64                   Gfs  6, 6, 7, 0
#     7  0088  Const64                  s    7, 0, 0, 0 [0x406e000000000000 0x0]
#     9  0088  AddF64                   Hgs  6, 6, 7, 0
#    10  0088  Const64                  s    7, 0, 0, 0 [0x40dfc04000000000 0x0]
#    12  0088  AddF64                   jhs  2, 6, 7, 0
#    13  0098  Return64                 s    2, 0, 0, 0
