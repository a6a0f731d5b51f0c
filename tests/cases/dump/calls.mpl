# test dump calls
# Direct calls as calls of addresses, assigned results as reads of %%retval0, arguments in the types of the parameters.

func &g (var %a i8, var %b f64) i32
func &f (var %n i32) i32 {
  var %r i64
  call &g (dread i32 %n, constval f64 1.0)
  callassigned &g (constval i32 300, cvt f64 i32 (dread i32 %n)) { dassign %r 0 }
  callassigned &g (constval i8 1, constval f64 2.0) { regassign i32 %1 }
  return (regread i32 %1)
}

# dump:
# # test dump calls
# # Direct calls as calls of addresses, assigned results as reads of %%retval0, arguments in the types of the parameters.
# func &g (var %a i8, var %b f64) i32
# func &f (var %n i32) i32 {
#   var %r i64
#   icall (
#     addroffunc a64 &g,
#     cvt i8 i32 (dread i32 %n),
#     constval f64 1.0)
#   icall (
#     addroffunc a64 &g,
#     cvt i8 i32 (constval i32 300),
#     cvt f64 i32 (dread i32 %n))
#   dassign %r (regread i32 %%retval0)
#   icall (addroffunc a64 &g, constval i8 1, constval f64 2.0)
#   regassign i32 %1 (regread i32 %%retval0)
#   return (regread i32 %1)
# }
