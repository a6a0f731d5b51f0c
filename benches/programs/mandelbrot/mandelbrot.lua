local function escape(cr, ci, limit)
  local zr, zi = 0.0, 0.0
  local k = 0
  while k < limit do
    local rr = zr * zr
    local ii = zi * zi
    if rr + ii > 4.0 then
      break
    end
    zi = (zr + zr) * zi + ci
    zr = rr - ii + cr
    k = k + 1
  end
  return k
end

local n = tonumber(arg[1]) or 400
local sum = 0
for y = 0, n - 1 do
  local ci = 2.0 * y / n - 1.0
  for x = 0, n - 1 do
    local cr = 2.0 * x / n - 1.5
    sum = sum + escape(cr, ci, 250)
  end
end
print(string.format("mandelbrot %d", sum))
