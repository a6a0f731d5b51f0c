# test dump sync
# The monitor of a synchronized method is released when an exception leaves it; without syncenter it is entered and left, too.

srclang 3
type $LA_3B <class {&LA_3B_7Cm_7C_28_29I synchronized virtual () i32, &LA_3B_7Cs_7C_28_29V synchronized static () void}>
func &g () void
func &LA_3B_7Cm_7C_28_29I synchronized virtual (var %_this <* <$LA_3B>>) i32 {
  var %o <* <$LA_3B>>
  dassign %o 0 (dread ref %_this)
  syncenter (dread ref %o)
  call &g ()
  syncexit (dread ref %o)
  return (constval i32 1)
}
func &LA_3B_7Cs_7C_28_29V synchronized static (var %n i32) i32 {
  brtrue @end (dread i32 %n)
  return (div i32 (constval i32 1, dread i32 %n))
@end
  return (dread i32 %n)
}

# dump:
# # test dump sync
# # The monitor of a synchronized method is released when an exception leaves it; without syncenter it is entered and left, too.
# srclang 3
# type $LA_3B <class {
#   &LA_3B_7Cm_7C_28_29I virtual synchronized () i32,
#   &LA_3B_7Cs_7C_28_29V static synchronized () void}>
# func &g () void
# func &LA_3B_7Cm_7C_28_29I virtual synchronized (var %_this <* <$LA_3B>>) i32 {
#   reg %1 ref 0
#   reg %2 ref 0
#   var %o <* <$LA_3B>>
#   goto @_l1
# @_l0
#   javacatch { <* void> }
#   regassign ref %2 (regread ref %%thrownval)
#   syncexit (regread ref %1)
#   throw (regread ref %2)
# @_l1
#   dassign %o (dread ref %_this)
#   regassign ref %1 (dread ref %o)
#   syncenter (regread ref %1)
#   javatry { @_l0 }
#   call &g ()
#   syncexit (dread ref %o)
#   return (constval i32 1)
# }
# func &LA_3B_7Cs_7C_28_29V static synchronized (var %n i32) i32 {
#   reg %1 ref 0
#   reg %2 ref 0
#   reg %3 i32 0
#   goto @_l2
# @_l1
#   javacatch { <* void> }
#   regassign ref %2 (regread ref %%thrownval)
#   syncexit (regread ref %1)
#   throw (regread ref %2)
# @_l2
#   regassign ref %1 (
#     intrinsicopwithtype ref <* <$LA_3B>> JAVA_CONST_CLASS ())
#   syncenter (regread ref %1)
#   javatry { @_l1 }
#   brtrue @end (dread i32 %n)
#   regassign i32 %3 (
#     div i32 (constval i32 1, dread i32 %n))
#   syncexit (regread ref %1)
#   return (regread i32 %3)
# @end
#   syncexit (regread ref %1)
#   return (dread i32 %n)
# }
