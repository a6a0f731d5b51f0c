# test error
# Characters that begin nothing.

var $x i32 ~
func &f () void {
  ?
}

# error: 4:12: no token of MAPLE IR starts with this character
# error: 6:3: no token of MAPLE IR starts with this character
