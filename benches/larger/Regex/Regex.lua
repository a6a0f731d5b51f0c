local byte, char, floor = string.byte, string.char, math.floor

local EXPRESSIONS = {
  "a(b|c)*d", "[a-h]+@[a-h]+", "(ab|ba|cd)+e?", "[0-3]+(,[0-3]+)*", "g.?.?h", "(a|b|c|d)(e|f)*(g|h)+",
}
local LETTERS = "abcdefghabcdefgh01230123,, @"

local LETTER, SPLIT, JUMP, MATCH = 0, 1, 2, 3

local function emit(program, operation)
  local at = program.length
  program.operation[at] = operation
  program.length = at + 1
  return at
end

local function class()
  local methods = {}
  methods.__index = methods
  return methods
end

local Letter, Sequence, Choice, Repeat = class(), class(), class(), class()

function Letter:compile(program)
  program.sets[emit(program, LETTER)] = self.set
end

function Sequence:compile(program)
  self.head:compile(program)
  self.tail:compile(program)
end

function Choice:compile(program)
  local split = emit(program, SPLIT)
  program.first[split] = program.length
  self.one:compile(program)
  local jump = emit(program, JUMP)
  program.second[split] = program.length
  self.other:compile(program)
  program.first[jump] = program.length
end

function Repeat:compile(program)
  if self.kind == "+" then
    local start = program.length
    self.body:compile(program)
    local split = emit(program, SPLIT)
    program.first[split] = start
    program.second[split] = program.length
    return
  end
  local split = emit(program, SPLIT)
  program.first[split] = program.length
  self.body:compile(program)
  if self.kind == "*" then
    program.first[emit(program, JUMP)] = split
  end
  program.second[split] = program.length
end

local Parser = class()

function Parser:letter()
  return char(byte(self.text, self.at))
end

function Parser:more(stop)
  return self.at <= #self.text and self:letter() ~= stop
end

function Parser:choice()
  local node = self:sequence()
  while self.at <= #self.text and self:letter() == "|" do
    self.at = self.at + 1
    node = setmetatable({ one = node, other = self:sequence() }, Choice)
  end
  return node
end

function Parser:sequence()
  local node = self:repeated()
  while self:more("|") and self:more(")") do
    node = setmetatable({ head = node, tail = self:repeated() }, Sequence)
  end
  return node
end

function Parser:repeated()
  local node = self:atom()
  while self.at <= #self.text do
    local c = self:letter()
    if c ~= "?" and c ~= "*" and c ~= "+" then
      break
    end
    self.at = self.at + 1
    node = setmetatable({ body = node, kind = c }, Repeat)
  end
  return node
end

function Parser:atom()
  local c = self:letter()
  self.at = self.at + 1
  if c == "(" then
    local node = self:choice()
    self.at = self.at + 1
    return node
  end
  local set = {}
  for letter = 0, 127 do
    set[letter] = false
  end
  if c == "[" then
    while self:more("]") do
      local low = byte(self.text, self.at)
      local high = low
      if byte(self.text, self.at + 1) == byte("-") then
        high = byte(self.text, self.at + 2)
        self.at = self.at + 2
      end
      self.at = self.at + 1
      for letter = low, high do
        set[letter] = true
      end
    end
    self.at = self.at + 1
  elseif c == "." then
    for letter = 0, 127 do
      set[letter] = letter ~= 10
    end
  else
    set[byte(c)] = true
  end
  return setmetatable({ set = set }, Letter)
end

local States = class()

local function new_states()
  local states = setmetatable({ members = {}, marks = {}, count = 0, mark = 0, matches = false }, States)
  for i = 0, 63 do
    states.members[i], states.marks[i] = 0, 0
  end
  return states
end

function States:clear()
  self.count = 0
  self.mark = self.mark + 1
  self.matches = false
end

function States:add(program, at)
  if self.marks[at] == self.mark then
    return
  end
  self.marks[at] = self.mark
  local operation = program.operation[at]
  if operation == LETTER then
    self.members[self.count] = at
    self.count = self.count + 1
  elseif operation == MATCH then
    self.matches = true
  else
    self:add(program, program.first[at])
    if operation == SPLIT then
      self:add(program, program.second[at])
    end
  end
end

local Matcher = class()

function Matcher:longest(text, length, at)
  local program = self.program
  local stop = -1
  self.now:clear()
  self.now:add(program, 0)
  while true do
    local now, next = self.now, self.next
    if now.matches then
      stop = at
    end
    if now.count == 0 or at == length then
      return stop
    end
    at = at + 1
    local letter = byte(text, at)
    next:clear()
    for i = 0, now.count - 1 do
      local place = now.members[i]
      if program.sets[place][letter] then
        next:add(program, place + 1)
      end
    end
    self.now, self.next = next, now
  end
end

local function make_text(length)
  local text = {}
  local seed = 42
  for i = 1, length do
    seed = (seed * 3877 + 29573) % 139968
    text[i] = char(byte(LETTERS, floor(seed * #LETTERS / 139968) + 1))
  end
  return table.concat(text)
end

local length = tonumber(arg[1]) or 150000
local text = make_text(length)
local matches, sum = 0, 0
for _, expression in ipairs(EXPRESSIONS) do
  local program = { operation = {}, first = {}, second = {}, sets = {}, length = 0 }
  setmetatable({ text = expression, at = 1 }, Parser):choice():compile(program)
  emit(program, MATCH)
  local matcher = setmetatable({ program = program, now = new_states(), next = new_states() }, Matcher)
  local at = 0
  while at < length do
    local stop = matcher:longest(text, length, at)
    if stop > at then
      matches = matches + 1
      sum = (sum * 31 + at + 7 * (stop - at)) % 1000003
      at = stop
    else
      at = at + 1
    end
  end
end
print(string.format("Regex %d %d", matches, sum))
