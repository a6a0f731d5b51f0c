# test error
# An imported file that is not there.

import "nowhere/missing.mplt"

# error: 4:8: cannot import nowhere/missing.mplt: imports are not available here
