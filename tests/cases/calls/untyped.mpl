# test run
# test regcode half call_mixed
# Calls through addresses without a function type pass every argument as it is, to Maple functions and to those of C.

func &half (var %a f32) f32 { return (mul f32 (dread f32 %a, constval f32 0.5f)) }
func &mixed (var %a f32, var %b i16, var %c f64, var %d f32) f64 {
  return (add f64 (
    mul f64 (cvt f64 f32 (dread f32 %a), cvt f64 i16 (dread i32 %b)),
    mul f64 (dread f64 %c, cvt f64 f32 (dread f32 %d))))
}
func &fabsf (var %a f32) f32
func &strtod (var %text ptr, var %end ptr) f64

func &call_half (var %a f32) f32 {
  var %f a64
  dassign %f (addroffunc a64 &half)
  icall (dread a64 %f, dread f32 %a)
  return (regread f32 %%retval0)
}
func &call_mixed (var %a f32, var %b i16) f64 {
  var %f ptr
  dassign %f (addroffunc ptr &mixed)
  icall (dread ptr %f, dread f32 %a, dread i32 %b, constval f64 3.0, constval f32 0.25f)
  return (regread f64 %%retval0)
}
func &call_fabsf (var %a f32) f32 {
  var %f a64
  dassign %f (addroffunc a64 &fabsf)
  icall (dread a64 %f, dread f32 %a)
  return (regread f32 %%retval0)
}
func &call_strtod () f64 {
  var %f a64
  dassign %f (addroffunc a64 &strtod)
  icall (dread a64 %f, conststr ptr "2.75", constval ptr 0)
  return (regread f64 %%retval0)
}

# run: &call_half(f32 5.0) == f32 2.5
# run: &call_mixed(f32 1.5, i16 -4) == f64 -5.25
# run: &call_fabsf(f32 -1.25) == f32 1.25
# run: &call_strtod() == f64 2.75

# regcode:
# &half
#     0  0024  Const32                  s    6, 0, 0, 16128
#     1  0024  MulF32                   fss  5, 0, 6, 0
#     2  0028  ReturnU32                s    5, 0, 0, 0
# &call_mixed
#     0  0022  Const64                  s    4, 0, 0, 0 [&mixed 0x0]
#     2  004a  Const32                  s    11, 0, 0, 16000
#     3  004a  Const64                  s    10, 0, 0, 0 [0x4008000000000000 0x0]
#     5  004a  Copy                     Ps   9, 1, 0, 0
#     6  004a  SignExtend32             qp   9, 9, 0, 0
#     7  004a  FloatCopy                fs   8, 0, 0, 0
#     8  004a  CallIndirect             s    8, 4, 4, 0 [nothing nothing] [call 0x0]
#    11  0052  Return64                 s    8, 0, 0, 0
