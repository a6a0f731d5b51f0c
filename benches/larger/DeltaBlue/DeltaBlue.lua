local floor = math.floor

local REQUIRED, PREFERRED, STRONG_DEFAULT, NORMAL, WEAKEST = 0, 2, 3, 4, 6

local function class(super)
  local methods = setmetatable({}, super)
  methods.__index = methods
  return methods
end

local Variable = class()

local function new_variable(value)
  local variable = { constraints = {}, value = value, mark = 0, strength = WEAKEST, stays = true }
  return setmetatable(variable, Variable)
end

function Variable:consumers(list)
  local constraints = self.constraints
  for i = 1, #constraints do
    local constraint = constraints[i]
    if constraint ~= self.determined_by and constraint.satisfied then
      list[#list + 1] = constraint
    end
  end
end

function Variable:remove(constraint)
  for i = #self.constraints, 1, -1 do
    if self.constraints[i] == constraint then
      table.remove(self.constraints, i)
      return
    end
  end
end

local Unary = class()

function Unary:is_input()
  return false
end

function Unary:attach()
  table.insert(self.variable.constraints, self)
end

function Unary:detach()
  self.variable:remove(self)
  self.satisfied = false
end

function Unary:choose(mark)
  self.satisfied = self.variable.mark ~= mark and self.strength < self.variable.strength
end

function Unary:mark_inputs() end

function Unary:inputs_known()
  return true
end

function Unary:output()
  return self.variable
end

function Unary:execute() end

function Unary:recalculate()
  self.variable.strength = self.strength
  self.variable.stays = not self:is_input()
end

local Stay = class(Unary)
local Edit = class(Unary)

function Edit:is_input()
  return true
end

local function new_unary(methods, variable, strength)
  return setmetatable({ variable = variable, strength = strength, satisfied = false }, methods)
end

local Binary = class()

function Binary:attach()
  table.insert(self.left.constraints, self)
  table.insert(self.right.constraints, self)
end

function Binary:detach()
  self.left:remove(self)
  self.right:remove(self)
  self.satisfied = false
end

function Binary:choose(mark)
  if self.left.mark == mark then
    self.backward = false
  elseif self.right.mark == mark then
    self.backward = true
  else
    self.backward = self.left.strength > self.right.strength
  end
  local output = self:output()
  self.satisfied = output.mark ~= mark and self.strength < output.strength
end

function Binary:input()
  return self.backward and self.right or self.left
end

function Binary:output()
  return self.backward and self.left or self.right
end

function Binary:mark_inputs(mark)
  self:input().mark = mark
end

function Binary:inputs_known(mark)
  local input = self:input()
  return input.mark == mark or input.stays or input.determined_by == nil
end

function Binary:recalculate()
  local input, output = self:input(), self:output()
  output.strength = self.strength > input.strength and self.strength or input.strength
  output.stays = input.stays
  if output.stays then
    self:execute()
  end
end

local Equal = class(Binary)

function Equal:execute()
  self:output().value = self:input().value
end

local function new_equal(left, right, strength)
  return setmetatable({ left = left, right = right, strength = strength, satisfied = false, backward = false }, Equal)
end

local Linear = class(Binary)

local function new_linear(left, factor, offset, right, strength)
  local linear = { left = left, right = right, strength = strength, satisfied = false, backward = false, factor = factor, offset = offset }
  return setmetatable(linear, Linear)
end

function Linear:attach()
  Binary.attach(self)
  table.insert(self.factor.constraints, self)
  table.insert(self.offset.constraints, self)
end

function Linear:detach()
  Binary.detach(self)
  self.factor:remove(self)
  self.offset:remove(self)
end

function Linear:mark_inputs(mark)
  Binary.mark_inputs(self, mark)
  self.factor.mark = mark
  self.offset.mark = mark
end

function Linear:execute()
  if self.backward then
    self.left.value = floor((self.right.value - self.offset.value) / self.factor.value)
  else
    self.right.value = self.left.value * self.factor.value + self.offset.value
  end
end

function Linear:recalculate()
  local input, output = self:input(), self:output()
  output.strength = self.strength > input.strength and self.strength or input.strength
  output.stays = input.stays and self.factor.stays and self.offset.stays
  if output.stays then
    self:execute()
  end
end

local Planner = class()

function Planner:add(constraint)
  constraint:attach()
  self:satisfy(constraint)
end

function Planner:satisfy(constraint)
  self.mark = self.mark + 1
  local mark = self.mark
  while constraint do
    constraint:choose(mark)
    if not constraint.satisfied then
      if constraint.strength == REQUIRED then
        error("a required constraint cannot be satisfied")
      end
      return
    end
    constraint:mark_inputs(mark)
    local output = constraint:output()
    local overridden = output.determined_by
    if overridden then
      overridden.satisfied = false
    end
    output.determined_by = constraint
    self:propagate(constraint)
    output.mark = mark
    constraint = overridden
  end
end

function Planner:propagate(start)
  local todo = { start }
  while #todo > 0 do
    local constraint = table.remove(todo)
    local output = constraint:output()
    if output.mark == self.mark then
      error("a cycle of constraints")
    end
    constraint:recalculate()
    output:consumers(todo)
  end
end

function Planner:remove(constraint)
  if not constraint.satisfied then
    constraint:detach()
    return
  end
  local freed = constraint:output()
  constraint:detach()
  local unsatisfied = self:free(freed)
  for strength = REQUIRED, WEAKEST - 1 do
    for i = 1, #unsatisfied do
      local other = unsatisfied[i]
      if other.strength == strength and not other.satisfied then
        self:satisfy(other)
      end
    end
  end
end

function Planner:free(start)
  start.determined_by = nil
  start.strength = WEAKEST
  start.stays = true
  local unsatisfied, todo = {}, { start }
  while #todo > 0 do
    local variable = table.remove(todo)
    for i = 1, #variable.constraints do
      local constraint = variable.constraints[i]
      if not constraint.satisfied then
        unsatisfied[#unsatisfied + 1] = constraint
      elseif constraint ~= variable.determined_by then
        constraint:recalculate()
        todo[#todo + 1] = constraint:output()
      end
    end
  end
  return unsatisfied
end

function Planner:plan(edit)
  self.mark = self.mark + 1
  local mark = self.mark
  local plan, todo = {}, {}
  if edit.satisfied then
    todo[1] = edit
  end
  while #todo > 0 do
    local constraint = table.remove(todo)
    local output = constraint:output()
    if output.mark ~= mark and constraint:inputs_known(mark) then
      plan[#plan + 1] = constraint
      output.mark = mark
      output:consumers(todo)
    end
  end
  return plan
end

function Planner:change(variable, value, times)
  local edit = new_unary(Edit, variable, PREFERRED)
  self:add(edit)
  local plan = self:plan(edit)
  for left = times - 1, 0, -1 do
    variable.value = value + left
    for i = 1, #plan do
      plan[i]:execute()
    end
  end
  self:remove(edit)
end

local function chain(length)
  local planner = setmetatable({ mark = 0 }, Planner)
  local first = new_variable(0)
  local last = first
  for _ = 1, length do
    local next = new_variable(0)
    planner:add(new_equal(last, next, REQUIRED))
    last = next
  end
  planner:add(new_unary(Stay, last, STRONG_DEFAULT))
  planner:change(first, 42, 100)
  local sum = last.value
  planner:change(last, 7, 10)
  return sum * 100 + first.value
end

local function total(variables)
  local sum = 0
  for i = 1, #variables do
    sum = (sum * 31 + variables[i].value) % 1000003
  end
  return sum
end

local function pairs_of(count)
  local planner = setmetatable({ mark = 0 }, Planner)
  local factor, offset = new_variable(10), new_variable(1000)
  local results = {}
  local from
  for i = 0, count - 1 do
    from = new_variable(i)
    results[i + 1] = new_variable(i)
    planner:add(new_unary(Stay, from, NORMAL))
    planner:add(new_linear(from, factor, offset, results[i + 1], REQUIRED))
  end
  planner:change(from, 17, 10)
  local sum = results[count].value
  planner:change(results[count], 1050, 10)
  sum = sum + from.value
  planner:change(factor, 5, 10)
  sum = sum + total(results)
  planner:change(offset, 2000, 10)
  return (sum + total(results)) % 1000003
end

local size = tonumber(arg[1]) or 4000
print(string.format("DeltaBlue %d %d", chain(size), pairs_of(size)))
