# test error
# What an imported file declares once more has its place in the text that defines it.

import "imported_again.mplt"

var $table <[2] i32> = [1, 2, 3]

# error: 6:5: an array of 2 gets 3 initial values
