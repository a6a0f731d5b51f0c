local byte, char, floor, sub, concat = string.byte, string.char, math.floor, string.sub, table.concat

local MODULUS = 1000003
local QUOTE, BACKSLASH, NEWLINE, DOT, ZERO, NINE = byte('"'), byte("\\"), byte("\n"), byte("."), byte("0"), byte("9")

local function hash(start, text)
  local value = start
  for i = 1, #text do
    value = (value * 31 + byte(text, i)) % MODULUS
  end
  return value
end

local function class()
  local methods = {}
  methods.__index = methods
  return methods
end

local Constant, Decimal, Text, Array, Record = class(), class(), class(), class(), class()

local function append(out, piece)
  out[#out + 1] = piece
end

function Constant:write(out)
  append(out, self.name)
end

function Constant:sum()
  return #self.name
end

local function new_decimal(whole, fraction, digits)
  local scale = 1
  for _ = 1, digits do
    scale = scale * 10
  end
  return setmetatable({ whole = whole, fraction = fraction, digits = digits, value = whole + fraction / scale }, Decimal)
end

function Decimal:write(out)
  append(out, tostring(self.whole))
  if self.digits > 0 then
    append(out, ".")
    local rest, scale = self.fraction, 1
    for _ = 2, self.digits do
      scale = scale * 10
    end
    while scale > 0 do
      append(out, char(ZERO + floor(rest / scale)))
      rest = rest % scale
      scale = floor(scale / 10)
    end
  end
end

function Decimal:sum()
  return floor(self.value * 100 + 0.5) % MODULUS
end

local function new_text(value)
  return setmetatable({ value = value }, Text)
end

local function write_text(out, value)
  append(out, '"')
  for i = 1, #value do
    local c = byte(value, i)
    if c == QUOTE or c == BACKSLASH then
      append(out, "\\")
      append(out, char(c))
    elseif c == NEWLINE then
      append(out, "\\n")
    else
      append(out, char(c))
    end
  end
  append(out, '"')
end

function Text:write(out)
  write_text(out, self.value)
end

function Text:sum()
  return hash(7, self.value)
end

local function new_array()
  return setmetatable({ elements = {}, count = 0 }, Array)
end

function Array:add(value)
  self.count = self.count + 1
  self.elements[self.count] = value
end

function Array:write(out)
  append(out, "[")
  for i = 1, self.count do
    if i > 1 then
      append(out, ",")
    end
    self.elements[i]:write(out)
  end
  append(out, "]")
end

function Array:sum()
  local sum = self.count
  for i = 1, self.count do
    sum = (sum * 31 + self.elements[i]:sum()) % MODULUS
  end
  return sum
end

local function new_record()
  return setmetatable({ names = {}, values = new_array() }, Record)
end

function Record:put(name, value)
  self.values:add(value)
  self.names[self.values.count] = name
end

function Record:get(name)
  for i = 1, self.values.count do
    if self.names[i] == name then
      return self.values.elements[i]
    end
  end
end

function Record:write(out)
  append(out, "{")
  for i = 1, self.values.count do
    if i > 1 then
      append(out, ",")
    end
    write_text(out, self.names[i])
    append(out, ":")
    self.values.elements[i]:write(out)
  end
  append(out, "}")
end

function Record:sum()
  local sum = self.values.count
  for i = 1, self.values.count do
    sum = (hash(sum, self.names[i]) * 31 + self.values.elements[i]:sum()) % MODULUS
  end
  return sum
end

local Parser = class()

function Parser:expect(c)
  if byte(self.text, self.at) ~= c then
    error("expected " .. char(c) .. " at " .. self.at)
  end
  self.at = self.at + 1
end

function Parser:value()
  local c = byte(self.text, self.at)
  if c == 123 then -- {
    return self:record()
  elseif c == 91 then -- [
    return self:array()
  elseif c == QUOTE then
    return new_text(self:string())
  elseif c == 110 then -- n
    return self:constant("null")
  elseif c == 116 then -- t
    return self:constant("true")
  elseif c == 102 then -- f
    return self:constant("false")
  end
  return self:decimal()
end

function Parser:constant(name)
  for i = 1, #name do
    self:expect(byte(name, i))
  end
  return setmetatable({ name = name }, Constant)
end

function Parser:digits()
  local number = 0
  local c = byte(self.text, self.at)
  while c >= ZERO and c <= NINE do
    number = number * 10 + c - ZERO
    self.at = self.at + 1
    c = byte(self.text, self.at)
  end
  return number
end

function Parser:decimal()
  local whole = self:digits()
  if byte(self.text, self.at) ~= DOT then
    return new_decimal(whole, 0, 0)
  end
  self.at = self.at + 1
  local start = self.at
  local fraction = self:digits()
  return new_decimal(whole, fraction, self.at - start)
end

function Parser:string()
  self:expect(QUOTE)
  local text, start = self.text, self.at
  local c = byte(text, self.at)
  while c ~= QUOTE and c ~= BACKSLASH do
    self.at = self.at + 1
    c = byte(text, self.at)
  end
  local out = { sub(text, start, self.at - 1) }
  if c == QUOTE then
    self.at = self.at + 1
    return out[1]
  end
  while c ~= QUOTE do
    self.at = self.at + 1
    if c == BACKSLASH then
      c = byte(text, self.at)
      self.at = self.at + 1
      if c == 110 then -- n
        c = NEWLINE
      end
    end
    append(out, char(c))
    c = byte(text, self.at)
  end
  self.at = self.at + 1
  return concat(out)
end

function Parser:array()
  local array = new_array()
  self:expect(91) -- [
  while byte(self.text, self.at) ~= 93 do -- ]
    if array.count > 0 then
      self:expect(44) -- ,
    end
    array:add(self:value())
  end
  self.at = self.at + 1
  return array
end

function Parser:record()
  local record = new_record()
  self:expect(123) -- {
  while byte(self.text, self.at) ~= 125 do -- }
    if record.values.count > 0 then
      self:expect(44) -- ,
    end
    local name = self:string()
    self:expect(58) -- :
    record:put(name, self:value())
  end
  self.at = self.at + 1
  return record
end

local seed = 42

local function random(bound)
  seed = (seed * 3877 + 29573) % 139968
  return floor(seed * bound / 139968)
end

local function word()
  local letters = {}
  for _ = 1, 3 + random(8) do
    append(letters, char(97 + random(26)))
  end
  local mark = random(16)
  if mark < 3 then
    append(letters, mark == 0 and '"' or mark == 1 and "\\" or "\n")
  end
  return new_text(concat(letters))
end

local function decimal(wholes, fractions, digits)
  local whole = random(wholes)
  return new_decimal(whole, random(fractions), digits)
end

local function make_record(number)
  local record = new_record()
  record:put("number", new_decimal(number, 0, 0))
  record:put("name", word())
  record:put("price", decimal(100, 100, 2))
  local tags = new_array()
  for _ = 1, random(6) do
    tags:add(word())
  end
  record:put("tags", tags)
  local place = new_record()
  place:put("x", decimal(1000, 1000, 3))
  place:put("y", decimal(1000, 10, 1))
  record:put("place", place)
  local kind = random(3)
  record:put("known", setmetatable({ name = kind == 0 and "null" or kind == 1 and "true" or "false" }, Constant))
  return record
end

local count = tonumber(arg[1]) or 3000
local made = new_array()
for i = 0, count - 1 do
  made:add(make_record(i))
end
local first = {}
made:write(first)
local text = concat(first)
local records = setmetatable({ text = text, at = 1 }, Parser):array()
local prices = 0
for i = 1, records.count do
  prices = prices + records.elements[i]:get("price").value
end
local second = {}
records:write(second)
local same = concat(second) == text and "same" or "different"
print(string.format("Json %d %d %d %d %s", #text, hash(7, text), records:sum(), floor(prices * 100 + 0.5), same))
