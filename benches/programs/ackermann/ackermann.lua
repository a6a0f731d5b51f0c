local function ack(m, n)
  if m == 0 then
    return n + 1
  end
  if n == 0 then
    return ack(m - 1, 1)
  end
  return ack(m - 1, ack(m, n - 1))
end

local n = tonumber(arg[1]) or 1000
local sum = 0
for i = 0, n - 1 do
  sum = sum + ack(3, i % 7)
end
print(string.format("ackermann %d", sum))
