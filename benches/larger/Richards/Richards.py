import sys

IDLE, WORKER, HANDLER_A, HANDLER_B, DEVICE_A, DEVICE_B = range(6)
PLACES = 4


class Packet:
    __slots__ = ("next", "task", "is_work", "number", "data")

    def __init__(self, following, task, is_work):
        self.next = following
        self.task = task
        self.is_work = is_work
        self.number = 0
        self.data = [0] * PLACES

    def behind(self, queue):
        self.next = None
        if queue is None:
            return self
        last = queue
        while last.next is not None:
            last = last.next
        last.next = self
        return queue


class Task:
    def __init__(self, scheduler, number, priority, queue):
        self.scheduler = scheduler
        self.id = number
        self.priority = priority
        self.queue = queue
        self.pending = queue is not None
        self.waiting = True
        self.held = False
        self.next = scheduler.first
        scheduler.first = self
        scheduler.tasks[number] = self

    def can_run(self):
        return not self.held and (self.pending or not self.waiting)

    def turn(self):
        packet = None
        if self.waiting and self.pending:
            packet = self.queue
            self.queue = packet.next
            self.waiting = False
            self.pending = self.queue is not None
        return self.run(packet)

    def receive(self, sender, packet):
        if self.queue is not None:
            self.queue = packet.behind(self.queue)
            return sender
        self.queue = packet
        self.pending = True
        return self if self.priority > sender.priority else sender


class Scheduler:
    def __init__(self):
        self.tasks = [None] * 6
        self.first = self.current = None
        self.sent = self.holds = 0

    def run(self):
        self.current = self.first
        while self.current is not None:
            if self.current.can_run():
                self.current = self.current.turn()
            else:
                self.current = self.current.next

    def release(self, number):
        task = self.tasks[number]
        task.held = False
        return task if task.priority > self.current.priority else self.current

    def hold(self):
        self.holds += 1
        self.current.held = True
        return self.current.next

    def pause(self):
        self.current.waiting = True
        return self.current

    def send(self, packet):
        self.sent += 1
        receiver = self.tasks[packet.task]
        packet.next = None
        packet.task = self.current.id
        return receiver.receive(self.current, packet)


class Idle(Task):
    def __init__(self, scheduler, turns):
        super().__init__(scheduler, IDLE, 0, None)
        self.waiting = False
        self.register = 1
        self.turns = turns

    def run(self, packet):
        self.turns -= 1
        if self.turns == 0:
            return self.scheduler.hold()
        if self.register % 2 == 0:
            self.register = self.register // 2
            return self.scheduler.release(DEVICE_A)
        self.register = self.register // 2 ^ 0xD008
        return self.scheduler.release(DEVICE_B)


class Worker(Task):
    def __init__(self, scheduler, queue):
        super().__init__(scheduler, WORKER, 1000, queue)
        self.handler = HANDLER_A
        self.letter = 0

    def run(self, packet):
        if packet is None:
            return self.scheduler.pause()
        self.handler = HANDLER_A + HANDLER_B - self.handler
        packet.task = self.handler
        packet.number = 0
        for i in range(PLACES):
            self.letter = self.letter % 26 + 1
            packet.data[i] = self.letter
        return self.scheduler.send(packet)


class Handler(Task):
    def __init__(self, scheduler, number, priority, queue):
        super().__init__(scheduler, number, priority, queue)
        self.work = self.free = None

    def run(self, packet):
        if packet is not None:
            if packet.is_work:
                self.work = packet.behind(self.work)
            else:
                self.free = packet.behind(self.free)
        source = self.work
        if source is not None:
            done = source.number
            if done == PLACES:
                self.work = source.next
                return self.scheduler.send(source)
            target = self.free
            if target is not None:
                self.free = target.next
                target.number = source.data[done]
                source.number = done + 1
                return self.scheduler.send(target)
        return self.scheduler.pause()


class Device(Task):
    def __init__(self, scheduler, number, priority):
        super().__init__(scheduler, number, priority, None)
        self.kept = None

    def run(self, packet):
        if packet is not None:
            self.kept = packet
            return self.scheduler.hold()
        if self.kept is None:
            return self.scheduler.pause()
        done = self.kept
        self.kept = None
        return self.scheduler.send(done)


def packets(count, task, is_work):
    queue = None
    for _ in range(count):
        queue = Packet(queue, task, is_work)
    return queue


def main(turns):
    scheduler = Scheduler()
    Idle(scheduler, turns)
    Worker(scheduler, packets(2, WORKER, True))
    Handler(scheduler, HANDLER_A, 2000, packets(3, DEVICE_A, False))
    Handler(scheduler, HANDLER_B, 3000, packets(3, DEVICE_B, False))
    Device(scheduler, DEVICE_A, 4000)
    Device(scheduler, DEVICE_B, 5000)
    scheduler.run()
    print("Richards", scheduler.sent, scheduler.holds)


main(int(sys.argv[1]) if len(sys.argv) > 1 else 300000)
