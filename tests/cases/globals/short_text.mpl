# test run
# test regcode sum
# A text that fills its array has no NUL there, and leaves what follows alone.

type $S <struct {@a <[3] i8>, @b i8, @c <[2] i8>}>
var $s <$S> = [1 = conststr ptr "abc", 2 = 9, 3 = conststr ptr "x"]
func &sum () i32 {
  return (add i32 (dread i32 $s 2, iread i32 <* i8> 0 (add ptr (addrof ptr $s 1, constval i64 2))))
}

# run: &sum() == i32 108

# regcode:
# &sum
#     0  001a  LoadAbsoluteMemS8        P    4, 0, 0, 0 [$s+0x3 0x0]
#     2  0026  LoadAbsoluteMemS8        Q    5, 0, 0, 0 [$s+0x2 0x0]
#     4  002e  ReturnAdd32              pq   0, 4, 5, 0
