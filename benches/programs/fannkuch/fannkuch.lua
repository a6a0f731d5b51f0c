local checksum = 0

local function fannkuch(n)
  local perm, perm1, count = {}, {}, {}
  local most, parity, r = 0, 0, n
  for i = 1, n do
    perm1[i] = i
  end
  while true do
    while r > 1 do
      count[r] = r
      r = r - 1
    end
    for i = 1, n do
      perm[i] = perm1[i]
    end
    local flips = 0
    local first = perm[1]
    while first ~= 1 do
      local low, high = 1, first
      while low < high do
        perm[low], perm[high] = perm[high], perm[low]
        low = low + 1
        high = high - 1
      end
      flips = flips + 1
      first = perm[1]
    end
    if flips > most then
      most = flips
    end
    if parity == 0 then
      checksum = checksum + flips
    else
      checksum = checksum - flips
    end
    parity = 1 - parity
    while true do
      if r >= n then
        return most
      end
      local head = perm1[1]
      for i = 1, r do
        perm1[i] = perm1[i + 1]
      end
      perm1[r + 1] = head
      count[r + 1] = count[r + 1] - 1
      if count[r + 1] > 0 then
        break
      end
      r = r + 1
    end
  end
end

local n = tonumber(arg[1]) or 10
local most = fannkuch(n)
print(string.format("fannkuch %d %d", checksum, most))
