# test error
# A function and a variable of one name would be the same symbol of the image.

var $main i32 = 1
var $local fstatic i32 = 1
func &main () i32 {
  return (constval i32 0)
}
func &local () void {
}


# error: 6:6: function &main and variable $main would be the same symbol
