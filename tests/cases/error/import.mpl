# test error
# An imported file that is not there. What it may declare is not reported as well.

import "nowhere/missing.mplt"
var $x <$Imported>
func &f () void {
  call &imported (dread i32 %local, dread i32 $imported)
}

# error: 4:8: cannot import nowhere/missing.mplt: No such file or directory
