local bit = require("bit")
local bxor, rshift, tobit = bit.bxor, bit.rshift, bit.tobit

local function intloop(ni, nj, m)
  local acc = 1
  for i = 0, ni - 1 do
    for j = 0, nj - 1 do
      acc = tobit(acc * 31 + j)
      acc = bxor(acc, rshift(acc, 13))
      acc = acc + bxor(i, j)
      acc = tobit(acc - j % m)
    end
  end
  return acc % 4294967296
end

local n = tonumber(arg[1]) or 2500
local m = tonumber(arg[2]) or 7
print(string.format("intloop %.0f", intloop(n, 10000, m)))
