# test error
# A variable with an initial value is at most 1 GiB large.

var $large <[10000000000] i64> = [1]


# error: 4:5: a variable of 80000000000 bytes with an initial value, at most 1073741824 are possible
