local function matmul(a, b, c, n)
  for i = 0, n - 1 do
    for j = 0, n - 1 do
      local sum = 0.0
      for k = 0, n - 1 do
        sum = sum + a[i * n + k] * b[k * n + j]
      end
      c[i * n + j] = sum
    end
  end
end

local n = tonumber(arg[1]) or 360
local a, b, c = {}, {}, {}
for i = 0, n * n - 1 do
  a[i] = i * 7 % 13 * 0.5
  b[i] = i * 5 % 11 * 0.25
end
matmul(a, b, c, n)
local sum = 0.0
for i = 0, n * n - 1 do
  sum = sum + c[i] * (i % 7 + 1)
end
print(string.format("matmul %.3f", sum))
