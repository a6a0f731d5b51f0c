local byte = string.byte

local BUCKETS = 16384
local BLANK = byte(" ")

local table_hash, table_start, table_length, table_count = {}, {}, {}, {}
for i = 0, BUCKETS - 1 do
  table_hash[i], table_start[i], table_length[i], table_count[i] = 0, 0, 0, 0
end
local distinct = 0

local function same(text, a, b, length)
  for i = 0, length - 1 do
    if byte(text, a + i) ~= byte(text, b + i) then
      return false
    end
  end
  return true
end

local function count(text, start, length)
  local hash = 5381
  for i = 0, length - 1 do
    hash = (hash * 33 + byte(text, start + i)) & 0xffffffff
  end
  local slot = hash % BUCKETS
  while table_count[slot] ~= 0 do
    if table_hash[slot] == hash and table_length[slot] == length and same(text, table_start[slot], start, length) then
      table_count[slot] = table_count[slot] + 1
      return
    end
    slot = (slot + 1) % BUCKETS
  end
  table_hash[slot] = hash
  table_start[slot] = start
  table_length[slot] = length
  table_count[slot] = 1
  distinct = distinct + 1
end

local function make_text(n)
  local letters = {}
  local seed = 42
  local left = 0
  for i = 1, n do
    seed = (seed * 1664525 + 1013904223) & 0xffffffff
    if left == 0 then
      letters[i] = " "
      left = (seed >> 16) % 4 + 1
    else
      letters[i] = string.char(97 + (seed >> 16) % 10)
      left = left - 1
    end
  end
  letters[n + 1] = " "
  return table.concat(letters)
end

local n = tonumber(arg[1]) or 6000000
local text = make_text(n)
local start = 1
for i = 1, n + 1 do
  if byte(text, i) == BLANK then
    if i > start then
      count(text, start, i - start)
    end
    start = i + 1
  end
end
local sum = 0
for i = 0, BUCKETS - 1 do
  sum = (sum * 31 + table_hash[i] + table_count[i]) & 0xffffffff
end
print(string.format("strhash %d %d", distinct, sum))
