local function element(i, j)
  return 1.0 / ((i + j) * (i + j + 1) // 2 + i + 1)
end

local function times(v, out, n)
  for i = 0, n - 1 do
    local sum = 0.0
    for j = 0, n - 1 do
      sum = sum + element(i, j) * v[j]
    end
    out[i] = sum
  end
end

local function times_transposed(v, out, n)
  for i = 0, n - 1 do
    local sum = 0.0
    for j = 0, n - 1 do
      sum = sum + element(j, i) * v[j]
    end
    out[i] = sum
  end
end

local n = tonumber(arg[1]) or 1000
local u, v, t = {}, {}, {}
for i = 0, n - 1 do
  u[i] = 1.0
end
for _ = 1, 10 do
  times(u, t, n)
  times_transposed(t, v, n)
  times(v, t, n)
  times_transposed(t, u, n)
end
local uv, vv = 0.0, 0.0
for i = 0, n - 1 do
  uv = uv + u[i] * v[i]
  vv = vv + v[i] * v[i]
end
print(string.format("spectralnorm %.9f", math.sqrt(uv / vv)))
