# test error
# A variable with an initial value is at most 1 GiB large; those without fill at most an image, alone and together.

var $large <[10000000000] i64> = [1]
var $half <[4294967296] i64>
var $other_half <[4294967296] i64>
var $one <[1] i64>
var $alone <[4294967296][16] i64>

# error: 4:5: a variable of 80000000000 bytes with an initial value, at most 1073741824 are possible
# error: 7:5: with this variable of 8 bytes those without initial values take more than 0x1000000000, the most an image can have
# error: 8:5: with this variable of 549755813888 bytes those without initial values take more than 0x1000000000, the most an image can have
