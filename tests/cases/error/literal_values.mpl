# test error
# Where a literal of a Java program may be an initial value.

srclang 3
type $Ljava_2Flang_2FObject_3B <class {}>
type $Ljava_2Flang_2FString_3B <class <$Ljava_2Flang_2FObject_3B> {@count i32}>
type $LA_3B <class <$Ljava_2Flang_2FObject_3B> {
  ^LA_3B_7CS <* <$Ljava_2Flang_2FString_3B>> static,
  ^LA_3B_7CO <* <$Ljava_2Flang_2FObject_3B>> static}>
var $_C_STR_x fstatic <[3] u64> = [0, 0x700000000, 0x656e6f0001ae66]
var $_PTR_C_STR_x <* <[3] u64>> = addrof ptr $_C_STR_x
var $_PTR_C_STR_y extern <* <$Ljava_2Flang_2FString_3B>>
var $LA_3B_7CS <* <$Ljava_2Flang_2FString_3B>> = addrof ptr $_C_STR_x
var $LA_3B_7CO <* <$Ljava_2Flang_2FObject_3B>> = addrof ptr $_C_STR_x
var $LA_3B_7CT <* <$Ljava_2Flang_2FString_3B>> = addrof ptr $_C_STR_x
var $list <[2] ptr> = [0, addrof ptr $_C_STR_x]
var $place ptr = addrof ptr $_PTR_C_STR_x
var $_PTR_C_STR_z ptr = addrof ptr $_C_STR_x (8)
func &f () void {
  var %s <* <$Ljava_2Flang_2FString_3B>> = addrof ptr $_C_STR_x
  var %t <[1] ptr> = [addrof ptr $_C_STR_x]
  var %u pstatic ptr = addrof ptr $_C_STR_x
  var %v ptr = addrof ptr $_PTR_C_STR_y
  return ()
}

# error: 14:5: the literal $_C_STR_x can be the initial value of a static field of type String only
# error: 15:5: the literal $_C_STR_x can be the initial value of a static field of type String only
# error: 16:5: the literal $_C_STR_x can be the initial value of a static field of type String only
# error: 17:5: the address of $_PTR_C_STR_x, which can only be read
# error: 18:5: an address within the literal $_C_STR_x
# error: 21:7: the literal $_C_STR_x can be the initial value of a static field of type String only
# error: 22:7: the literal $_C_STR_x can be the initial value of a static field of type String only
# error: 23:7: the address of $_PTR_C_STR_y, which can only be read
