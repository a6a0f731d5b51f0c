# test error
# A text that is longer than its array.

var $s <[3] i8> = conststr ptr "abcd"
func &f () void {
  var %t <[2][2] i8> = [conststr ptr "ab", conststr ptr "cde"]
}

# error: 4:5: 4 characters for an array of 3
# error: 6:7: 3 characters for an array of 2
