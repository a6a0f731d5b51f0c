# test error
# Vectors that do not suit, and what only instances have.

srclang 1
func &id (var %x <!T>) <!T> {
  return (dread agg %x)
}
func &later (var %x <!T>) <!T>
func &main () i32 {
  var %r i32
  var %p ptr
  callinstantassigned &id<{!X=i32}> (constval i32 1) { dassign %r 0 }
  callinstantassigned &id<{!T=i32, !X=f64}> (constval i32 1) { dassign %r 0 }
  callinstantassigned &id<{!T=i32, !T=i64}> (constval i32 1) { dassign %r 0 }
  callinstantassigned &later<{!T=i32}> (constval i32 1) { dassign %r 0 }
  dassign %p 0 (addroffunc ptr &id)
  return (constval i32 0)
}

# error: 12:3: no type is given for parameter !T
# error: 13:3: the function has no type parameter !X
# error: 14:3: two types are given for parameter !T
# error: 15:3: the generic function later has no body here
# error: 16:17: a generic function has no address
