# test error
# A type name without a definition.

var $x <$nowhere>

# error: 4:5: variable $x: the type is not defined: <$nowhere>
