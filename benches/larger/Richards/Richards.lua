-- An operator in Lua, a function in LuaJIT: there are two texts for it, but not for the program.
local xor = bit and bit.bxor or load("return function(a, b) return a ~ b end")()
local floor = math.floor

local IDLE, WORKER, HANDLER_A, HANDLER_B, DEVICE_A, DEVICE_B = 0, 1, 2, 3, 4, 5
local PLACES = 4

local Packet = {}
Packet.__index = Packet

local function new_packet(next, task, is_work)
  return setmetatable({ next = next, task = task, is_work = is_work, number = 0, data = { [0] = 0, 0, 0, 0 } }, Packet)
end

function Packet:behind(queue)
  self.next = nil
  if not queue then
    return self
  end
  local last = queue
  while last.next do
    last = last.next
  end
  last.next = self
  return queue
end

local Task = {}
Task.__index = Task

local function class()
  local methods = setmetatable({}, Task)
  methods.__index = methods
  return methods
end

local function new_task(methods, scheduler, id, priority, queue)
  local task = setmetatable({ scheduler = scheduler, id = id, priority = priority, queue = queue }, methods)
  task.pending, task.waiting, task.held = queue ~= nil, true, false
  task.next = scheduler.first
  scheduler.first = task
  scheduler.tasks[id] = task
  return task
end

function Task:can_run()
  return not self.held and (self.pending or not self.waiting)
end

function Task:turn()
  local packet = nil
  if self.waiting and self.pending then
    packet = self.queue
    self.queue = packet.next
    self.waiting = false
    self.pending = self.queue ~= nil
  end
  return self:run(packet)
end

function Task:receive(sender, packet)
  if self.queue then
    self.queue = packet:behind(self.queue)
    return sender
  end
  self.queue = packet
  self.pending = true
  return self.priority > sender.priority and self or sender
end

local Scheduler = {}
Scheduler.__index = Scheduler

function Scheduler:run()
  self.current = self.first
  while self.current do
    if self.current:can_run() then
      self.current = self.current:turn()
    else
      self.current = self.current.next
    end
  end
end

function Scheduler:release(id)
  local task = self.tasks[id]
  task.held = false
  return task.priority > self.current.priority and task or self.current
end

function Scheduler:hold()
  self.holds = self.holds + 1
  self.current.held = true
  return self.current.next
end

function Scheduler:pause()
  self.current.waiting = true
  return self.current
end

function Scheduler:send(packet)
  self.sent = self.sent + 1
  local receiver = self.tasks[packet.task]
  packet.next = nil
  packet.task = self.current.id
  return receiver:receive(self.current, packet)
end

local Idle = class()

function Idle:run()
  self.turns = self.turns - 1
  if self.turns == 0 then
    return self.scheduler:hold()
  end
  local register = self.register
  if register % 2 == 0 then
    self.register = floor(register / 2)
    return self.scheduler:release(DEVICE_A)
  end
  self.register = xor(floor(register / 2), 0xd008)
  return self.scheduler:release(DEVICE_B)
end

local Worker = class()

function Worker:run(packet)
  if not packet then
    return self.scheduler:pause()
  end
  self.handler = HANDLER_A + HANDLER_B - self.handler
  packet.task = self.handler
  packet.number = 0
  for i = 0, PLACES - 1 do
    self.letter = self.letter % 26 + 1
    packet.data[i] = self.letter
  end
  return self.scheduler:send(packet)
end

local Handler = class()

function Handler:run(packet)
  if packet then
    if packet.is_work then
      self.work = packet:behind(self.work)
    else
      self.free = packet:behind(self.free)
    end
  end
  local from = self.work
  if from then
    local done = from.number
    if done == PLACES then
      self.work = from.next
      return self.scheduler:send(from)
    end
    local to = self.free
    if to then
      self.free = to.next
      to.number = from.data[done]
      from.number = done + 1
      return self.scheduler:send(to)
    end
  end
  return self.scheduler:pause()
end

local Device = class()

function Device:run(packet)
  if packet then
    self.kept = packet
    return self.scheduler:hold()
  end
  local done = self.kept
  if not done then
    return self.scheduler:pause()
  end
  self.kept = nil
  return self.scheduler:send(done)
end

local function packets(count, task, is_work)
  local queue = nil
  for _ = 1, count do
    queue = new_packet(queue, task, is_work)
  end
  return queue
end

local turns = tonumber(arg[1]) or 300000
local scheduler = setmetatable({ tasks = {}, sent = 0, holds = 0 }, Scheduler)
local idle = new_task(Idle, scheduler, IDLE, 0, nil)
idle.waiting, idle.register, idle.turns = false, 1, turns
local worker = new_task(Worker, scheduler, WORKER, 1000, packets(2, WORKER, true))
worker.handler, worker.letter = HANDLER_A, 0
new_task(Handler, scheduler, HANDLER_A, 2000, packets(3, DEVICE_A, false))
new_task(Handler, scheduler, HANDLER_B, 3000, packets(3, DEVICE_B, false))
new_task(Device, scheduler, DEVICE_A, 4000, nil)
new_task(Device, scheduler, DEVICE_B, 5000, nil)
scheduler:run()
print(string.format("Richards %d %d", scheduler.sent, scheduler.holds))
