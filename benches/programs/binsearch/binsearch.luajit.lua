local rshift = require("bit").rshift

local LENGTH = 65536

local function search(a, length, key)
  local low, high = 0, length - 1
  while low <= high do
    local middle = rshift(low + high, 1)
    local value = a[middle]
    if value < key then
      low = middle + 1
    elseif value > key then
      high = middle - 1
    else
      return middle
    end
  end
  return -1
end

local n = tonumber(arg[1]) or 600000
local numbers = {}
for i = 0, LENGTH - 1 do
  numbers[i] = i * 2
end
local seed, sum = 42, 0
for _ = 1, n do
  seed = (seed * 1664525 + 1013904223) % 4294967296
  local key = rshift(seed, 15)
  sum = (sum + search(numbers, LENGTH, key)) % 4294967296
end
print(string.format("binsearch %.0f", sum))
