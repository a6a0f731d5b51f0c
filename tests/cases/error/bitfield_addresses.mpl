# test error
# A bitfield has no address.

type $S <struct {@a :3 i32, @b i32, @c :5 u16}>
var $s <$S>
func &f (var %p <* <$S>>) void {
  var %t <$S>
  dassign %p (addrof ptr $s 1)
  dassign %p (addrof ptr $s 2)
  dassign %p (addrof ptr %t 3)
  dassign %p (iaddrof ptr <* <$S>> 1 (dread ptr %p))
  dassign %p (iaddrof ptr <* <$S>> 2 (dread ptr %p))
}


# error: 8:15: addrof of a bitfield, which has no address
# error: 10:15: addrof of a bitfield, which has no address
# error: 11:15: iaddrof of a bitfield, which has no address
