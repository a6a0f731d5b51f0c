# test error
# An array of negative length.

var $negative <[-1] i32>

# error: 4:17: an array length must lie between 0 and 9223372036854775807
