# test error
# A string is no initial value; its address is.

var $text <* i8> = "text"

# error: 4:20: expected an initial value, found `"text"`
