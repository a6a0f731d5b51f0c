# test error
# An array too large for any machine.

var $huge <[4294967296][4294967296][16] i64>

# error: 4:5: variable $huge: the type is too large: <[4294967296][4294967296][16] i64>
