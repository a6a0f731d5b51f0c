# test error
# A literal of a Java program stands for its string, and what cannot mean that is refused.

srclang 3
type $Ljava_2Flang_2FObject_3B <class {}>
type $Ljava_2Flang_2FString_3B <class <$Ljava_2Flang_2FObject_3B> {@count i32}>
var $_C_STR_x fstatic <[3] u64> = [0, 0x700000000, 0x656e6f0001ae66]
var $_PTR_C_STR_x <* <[3] u64>> = addrof ptr $_C_STR_x
var $_PTR_C_STR_y extern <* <$Ljava_2Flang_2FString_3B>>
func &g (var %s <* <$Ljava_2Flang_2FString_3B>>) ptr
func &f (var %i i32) ptr {
  var %s <* <$Ljava_2Flang_2FString_3B>> = addrof ptr $_C_STR_x
  dassign $_PTR_C_STR_x 0 (dread ref %s)
  callassigned &g (dread ref $_PTR_C_STR_y) { dassign $_PTR_C_STR_y 0 }
  callassigned &g (addrof ref $_C_STR_x) {}
  callassigned &g (addrof ref $_PTR_C_STR_x) {}
  iassign <* ptr> 0 (addrof ptr $_PTR_C_STR_x, dread ref %s)
  iassign <* u64> 0 (addrof ptr $_C_STR_x, constval u64 1)
  dassign %i 0 (iread i32 <* <$Ljava_2Flang_2FString_3B>> 2 (addrof ptr $_C_STR_x))
  eval (iread u64 <* u64> 0 (addrof ptr $_C_STR_x))
  eval (ireadoff u64 8 (addrof ptr $_C_STR_x))
  eval (array 0 ptr <* <[3] u64>> (addrof ptr $_C_STR_x, constval i32 1))
  eval (add ptr (addrof ptr $_C_STR_x, constval i64 8))
  eval (dread i32 $_PTR_C_STR_x)
  foreachelem %i $_C_STR_x {
  }
  return (addrof ptr $_PTR_C_STR_x)
}

# error: 13:3: $_PTR_C_STR_x is assigned, which stands for a literal
# error: 14:3: $_PTR_C_STR_y is assigned, which stands for a literal
# error: 16:20: the address of $_PTR_C_STR_x, which stands for a literal, is used
# error: 17:22: the address of $_PTR_C_STR_x, which stands for a literal, is used
# error: 18:22: $_C_STR_x is a string, which iassign cannot take
# error: 20:30: $_C_STR_x is a string, which iread cannot take
# error: 21:25: $_C_STR_x is a string, which ireadoff cannot take
# error: 22:36: $_C_STR_x is a string, which array cannot take
# error: 23:18: $_C_STR_x is a string, which add cannot take
# error: 24:9: $_PTR_C_STR_x is a string, which a i32 cannot hold
# error: 25:3: the elements are u64, the variable is i32
# error: 25:3: foreachelem over the literal $_C_STR_x
# error: 27:11: the address of $_PTR_C_STR_x, which stands for a literal, is used
