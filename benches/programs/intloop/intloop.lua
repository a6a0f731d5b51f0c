local function intloop(ni, nj, m)
  local acc = 1
  for i = 0, ni - 1 do
    for j = 0, nj - 1 do
      acc = (acc * 31 + j) & 0xffffffff
      acc = acc ~ (acc >> 13)
      acc = (acc + (i ~ j)) & 0xffffffff
      acc = (acc - j % m) & 0xffffffff
    end
  end
  return acc
end

local n = tonumber(arg[1]) or 2500
local m = tonumber(arg[2]) or 7
print(string.format("intloop %d", intloop(n, 10000, m)))
