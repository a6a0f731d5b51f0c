# test error
# Addresses in initial values: of labels of no function, of bitfields, of fields that do not exist.

type $S <struct {@a :3 i32, @b i32}>
var $s <$S>
var $label ptr = addroflabel ptr @l
var $bits ptr = addrof ptr $s 1
var $field ptr = addrof ptr $s 5
func &f () void {
}



# error: 6:5: the label is in no function, or in several
# error: 7:5: addrof of a bitfield, which has no address
# error: 8:5: addrof: there is no field 5
