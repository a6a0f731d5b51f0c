# test error
# A call of a function that is declared nowhere.

func &f () void {
  call &g ()
}

# error: 5:3: function &g is not declared
