# test error
# An incomplete type has no size.

type $hidden <structincomplete {}>
var $pointer <* <$hidden>>
var $value <$hidden>

# error: 6:5: variable $value: the type is incomplete: <structincomplete {}>
