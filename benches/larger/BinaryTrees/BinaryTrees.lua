local Node = {}
Node.__index = Node

function Node:count()
  if not self.left then
    return 1
  end
  return 1 + self.left:count() + self.right:count()
end

local function grow(depth)
  local node = setmetatable({ left = false, right = false }, Node)
  if depth > 0 then
    node.left = grow(depth - 1)
    node.right = grow(depth - 1)
  end
  return node
end

local deepest = tonumber(arg[1]) or 14
local sum = grow(deepest + 1):count()
local lasting = grow(deepest)
local trees = 0
for depth = 4, deepest, 2 do
  local rounds = 16
  for _ = depth, deepest - 1 do
    rounds = rounds * 2
  end
  for _ = 1, rounds do
    sum = (sum + grow(depth):count()) % 1000003
  end
  trees = trees + rounds
end
print(string.format("BinaryTrees %d %d %d", trees, sum, lasting:count()))
