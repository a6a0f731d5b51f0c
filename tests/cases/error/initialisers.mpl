# test error
# Initialisers that do not fit their variable.

type $pair <struct {@a i32, @b i32}>
var $many <[2] i32> = [1, 2, 3]
var $flat i32 = [1]
var $pair <$pair> = [3= 1]
var $missing <* i32> = addrof ptr $nothing

# error: 5:5: an array of 2 gets 3 initial values
# error: 6:5: a list initialises a i32
# error: 7:5: there is no field 3 in <$pair>
# error: 8:35: variable $nothing is not declared
