# test program 30
# Primes by the sieve of Eratosthenes, up to the number given on the command line.

func &printf (var %format <* i8>, ...) i32
func &atoi (var %s <* i8>) i32
func &calloc (var %n u64, var %size u64) <* void>
func &free (var %p <* void>) void

func &main (var %argc i32, var %argv <* <* i8>>) i32 {
  var %limit i32
  var %composite <* u8>
  var %i i32
  var %j i32
  var %count i32
  callassigned &atoi (ireadoff ptr 8 (dread ptr %argv)) { dassign %limit 0 }
  callassigned &calloc (cvt u64 i32 (add i32 (dread i32 %limit, constval i32 1)), constval u64 1) { dassign %composite 0 }
  dassign %count (constval i32 0)
  doloop %i (constval i32 2, le i32 i32 (dread i32 %i, dread i32 %limit), constval i32 1) {
    if (eq i32 i32 (
      iread i32 <* u8> (add ptr (dread ptr %composite, cvt i64 i32 (dread i32 %i))),
      constval i32 0)) {
      dassign %count (add i32 (dread i32 %count, constval i32 1))
      call &printf (conststr ptr "%d,", dread i32 %i)
      doloop %j (
        mul i32 (dread i32 %i, dread i32 %i),
        le i32 i32 (dread i32 %j, dread i32 %limit),
        dread i32 %i) {
        iassign <* u8> (
          add ptr (dread ptr %composite, cvt i64 i32 (dread i32 %j)),
          constval i32 1)
      }
    }
  }
  call &printf (conststr ptr "\n%d primes\n", dread i32 %count)
  call &free (dread ptr %composite)
  return (constval i32 0)
}

# stdout: 2,3,5,7,11,13,17,19,23,29,
# stdout: 10 primes
# status: 0
