local function sieve(flags, n)
  for i = 0, n do
    flags[i] = 1
  end
  local i = 2
  while i * i <= n do
    if flags[i] ~= 0 then
      for j = i * i, n, i do
        flags[j] = 0
      end
    end
    i = i + 1
  end
  local count = 0
  for k = 2, n do
    count = count + flags[k]
  end
  return count
end

local n = tonumber(arg[1]) or 3000000
local flags = {}
local count = 0
for _ = 1, 5 do
  count = sieve(flags, n)
end
print(string.format("sieve %d", count))
