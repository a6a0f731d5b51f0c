# test error
# A function with two bodies.

func &f () void {
}
func &f () void {
}

# error: 6:6: function &f is defined twice
