# test error
# More memory than an image or a frame may have.

type $large <[10000000000] i64>
func &frame () void {
  var %x <$large>
  dassign %x (dread agg %x)
}



# error: 5:6: the locals need 80000000000 bytes of frame memory, at most 1073741824 are possible
