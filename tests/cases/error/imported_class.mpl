# test error
# A class whose type is in an imported file has its place where the module declares it as its own.

srclang 3
import "imported_class.mplt"

javaclass $LLarge_3B <$LLarge_3B> public

# error: 7:11: class LLarge; has no layout: it is too large
