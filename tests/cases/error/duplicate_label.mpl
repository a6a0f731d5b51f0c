# test error
# A label that marks two places.

func &f () void {
@here
  membarfull
@here
  return ()
}

# error: 7:1: label @here is defined twice
