# test print
# What an imported file declares is known, and not printed.

import "imported.mplt"
var $x <$Imported>
func &f () i32 {
  call &imported (dread i32 $x 1)
  return (dread i32 $imported)
}


# print:
# # test print
# # What an imported file declares is known, and not printed.
# import "imported.mplt"
# var $x <$Imported>
# func &f () i32 {
#   call &imported (dread i32 $x 1)
#   return (dread i32 $imported)
# }
