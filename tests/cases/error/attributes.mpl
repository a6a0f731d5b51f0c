# test error
# Alignments are powers of two.

var $x i32 align(3)

# error: 4:18: an alignment is a power of two
