# test error
# A file that is imported cannot import others; what they would declare is not missed as well.

import "imported_importing.mplt"
var $p <$P>
func &main () i32 { return (dread i32 $p 2) }

# error: 1:8: an imported file cannot import others
