# test error
# What this version does not compile is told once per place, and nothing follows from it.

type $C <class {@a i32}>
func &m (var %t ptr) i32
func &locals () i32 {
  var %x i32
  return (dread i32 %x)
}
func &loop (var %p <* <[] i32>>) i32 {
  var %e i32
  foreachelem %e %p {
  }
  return (constval i32 0)
}

# error: 12:3: foreachelem over something else than an array of known length is not supported by this version
