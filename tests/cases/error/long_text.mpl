# test error
# A text that is longer than its array.

var $s <[3] i8> = conststr ptr "abcd"
func &f () void {
  var %t <[2][2] i8> = [conststr ptr "ab", conststr ptr "cde"]
  var %open <[] i8> = conststr ptr "open"
  var %a i32 = 1
  var %a i32 = 2
}
