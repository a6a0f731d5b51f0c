local floor = math.floor

local function class()
  local methods = {}
  methods.__index = methods
  return methods
end

local Block = class()

local function new_block()
  local block = { successors = {}, number = -1, last = 0, entries = {}, returns = {}, loop = false, body = false }
  block.set = block
  return setmetatable(block, Block)
end

function Block:reaches(other)
  return self.number <= other.number and other.number <= self.last
end

function Block:outermost()
  local header = self
  while header.set ~= header do
    header = header.set
  end
  local block = self
  while block.set ~= header do
    local next = block.set
    block.set = header
    block = next
  end
  return header
end

local Loop = class()

function Loop:sum(depth)
  local sum = self.blocks * depth + (self.irreducible and 7 or 0)
  for i = 1, #self.inner do
    sum = (sum * 3 + self.inner[i]:sum(depth + 1)) % 1000003
  end
  return sum
end

local Graph = class()

function Graph:random(bound)
  self.seed = (self.seed * 3877 + 29573) % 139968
  return floor(self.seed * bound / 139968)
end

function Graph:after(before)
  local block = new_block()
  self.count = self.count + 1
  before.successors[#before.successors + 1] = block
  return block
end

function Graph:part(before, depth)
  local kind = depth == 0 and 0 or self:random(5)
  if kind == 0 then
    return self:after(before)
  elseif kind == 1 then
    local middle = self:part(before, depth - 1)
    return self:part(middle, depth - 1)
  elseif kind == 2 then
    local one = self:part(before, depth - 1)
    local other = self:part(before, depth - 1)
    local join = self:after(one)
    other.successors[#other.successors + 1] = join
    return join
  end
  local header = self:after(before)
  local stop = self:part(header, depth - 1)
  stop.successors[#stop.successors + 1] = header
  if kind == 4 then
    before.successors[#before.successors + 1] = stop
  end
  return self:after(self:random(2) == 0 and header or stop)
end

local Finder = class()

function Finder:number(block)
  local order = self.order
  block.number = #order
  order[#order + 1] = block
  for i = 1, #block.successors do
    local next = block.successors[i]
    if next.number < 0 then
      self:number(next)
    end
  end
  block.last = #order - 1
end

function Finder:edges()
  for i = 1, #self.order do
    local block = self.order[i]
    for k = 1, #block.successors do
      local next = block.successors[k]
      local list = next:reaches(block) and next.returns or next.entries
      list[#list + 1] = block
    end
  end
end

function Finder:find(start)
  self:number(start)
  self:edges()
  for i = #self.order, 1, -1 do
    self:loop(self.order[i])
  end
end

function Finder:collect(body, block, header)
  if block ~= header and block.body ~= header then
    block.body = header
    body[#body + 1] = block
  end
end

function Finder:loop(header)
  local body = {}
  local to_itself = false
  for i = 1, #header.returns do
    local from = header.returns[i]
    if from == header then
      to_itself = true
    else
      self:collect(body, from:outermost(), header)
    end
  end
  local irreducible = false
  local i = 1
  while i <= #body do
    local block = body[i]
    for k = 1, #block.entries do
      local from = block.entries[k]:outermost()
      if not header:reaches(from) then
        irreducible = true
        header.entries[#header.entries + 1] = from
      else
        self:collect(body, from, header)
      end
    end
    i = i + 1
  end
  if #body == 0 and not to_itself then
    return
  end
  local loop = setmetatable({ header = header, irreducible = irreducible, inner = {}, outer = false, blocks = 1 }, Loop)
  self.loops[#self.loops + 1] = loop
  header.loop = loop
  for k = 1, #body do
    local block = body[k]
    block.set = header
    if block.loop then
      block.loop.outer = loop
      loop.inner[#loop.inner + 1] = block.loop
    else
      loop.blocks = loop.blocks + 1
    end
  end
end

local graphs = tonumber(arg[1]) or 300
local blocks, loops, irreducible, sum = 0, 0, 0, 0
for i = 0, graphs - 1 do
  local graph = setmetatable({ seed = i, count = 0 }, Graph)
  local start = new_block()
  local stop = start
  for _ = 1, 12 do
    stop = graph:part(stop, 9)
  end
  local finder = setmetatable({ order = {}, loops = {} }, Finder)
  finder:find(start)
  blocks = blocks + graph.count
  loops = loops + #finder.loops
  for k = 1, #finder.loops do
    local loop = finder.loops[k]
    if loop.irreducible then
      irreducible = irreducible + 1
    end
    if not loop.outer then
      sum = (sum * 31 + loop:sum(1)) % 1000003
    end
  end
end
print(string.format("Havlak %d %d %d %d", blocks, loops, irreducible, sum))
