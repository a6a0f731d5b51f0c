local rshift = require("bit").rshift

local function quicksort(a, low, high)
  while low < high do
    local pivot = a[low + rshift(high - low, 1)]
    local i, j = low, high
    while i <= j do
      while a[i] < pivot do
        i = i + 1
      end
      while a[j] > pivot do
        j = j - 1
      end
      if i <= j then
        a[i], a[j] = a[j], a[i]
        i = i + 1
        j = j - 1
      end
    end
    if j - low < high - i then
      quicksort(a, low, j)
      low = i
    else
      quicksort(a, i, high)
      high = j
    end
  end
end

local n = tonumber(arg[1]) or 500000
local a = {}
local seed = 42
for i = 0, n - 1 do
  seed = (seed * 1664525 + 1013904223) % 4294967296
  a[i] = rshift(seed, 8)
end
quicksort(a, 0, n - 1)
local sum = 0
for i = 0, n - 1 do
  sum = (sum * 31 + a[i]) % 4294967296
end
print(string.format("quicksort %.0f", sum))
