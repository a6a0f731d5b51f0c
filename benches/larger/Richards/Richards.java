/**
 * Six tasks of a small operating system send packets to each other; a scheduler runs the most urgent one that can run. After the idea of
 * Martin Richards' benchmark, whose two counts are those printed: 2322 and 928 for size 1000.
 * size 300000, quick 10000: turns of the idle task.
 */
public final class Richards {
  static final int IDLE = 0;
  static final int WORKER = 1;
  static final int HANDLER_A = 2;
  static final int HANDLER_B = 3;
  static final int DEVICE_A = 4;
  static final int DEVICE_B = 5;

  static final class Packet {
    static final int PLACES = 4;

    Packet next;
    /** The task that gets it or, once it is under way, that sent it. */
    int task;
    final boolean isWork;
    int number;
    final int[] data = new int[PLACES];

    Packet(Packet next, int task, boolean isWork) {
      this.next = next;
      this.task = task;
      this.isWork = isWork;
    }

    /** The queue with this packet behind its last. */
    Packet behind(Packet queue) {
      next = null;
      if (queue == null) {
        return this;
      }
      Packet last = queue;
      while (last.next != null) {
        last = last.next;
      }
      last.next = this;
      return queue;
    }
  }

  abstract static class Task {
    final Scheduler scheduler;
    final Task next;
    final int id, priority;
    Packet queue;
    boolean pending, waiting, held;

    Task(Scheduler scheduler, int id, int priority, Packet queue) {
      this.scheduler = scheduler;
      this.id = id;
      this.priority = priority;
      this.queue = queue;
      pending = queue != null;
      waiting = true;
      next = scheduler.first;
      scheduler.first = this;
      scheduler.tasks[id] = this;
    }

    boolean canRun() {
      return !held && (pending || !waiting);
    }

    /** Takes a packet if it waits for one; the task to go on with. */
    Task turn() {
      Packet packet = null;
      if (waiting && pending) {
        packet = queue;
        queue = packet.next;
        waiting = false;
        pending = queue != null;
      }
      return run(packet);
    }

    abstract Task run(Packet packet);

    /** Receives a packet from `sender`; the more urgent of both goes on. */
    Task receive(Task sender, Packet packet) {
      if (queue != null) {
        queue = packet.behind(queue);
        return sender;
      }
      queue = packet;
      pending = true;
      return priority > sender.priority ? this : sender;
    }
  }

  static final class Scheduler {
    final Task[] tasks = new Task[6];
    Task first, current;
    int sent, holds;

    void run() {
      current = first;
      while (current != null) {
        if (current.canRun()) {
          current = current.turn();
        } else {
          current = current.next;
        }
      }
    }

    Task release(int id) {
      Task task = tasks[id];
      task.held = false;
      return task.priority > current.priority ? task : current;
    }

    Task hold() {
      holds++;
      current.held = true;
      return current.next;
    }

    Task pause() {
      current.waiting = true;
      return current;
    }

    Task send(Packet packet) {
      sent++;
      Task receiver = tasks[packet.task];
      packet.next = null;
      packet.task = current.id;
      return receiver.receive(current, packet);
    }
  }

  /** Releases one of the devices, by a shift register. */
  static final class Idle extends Task {
    int register = 1;
    int turns;

    Idle(Scheduler scheduler, int turns) {
      super(scheduler, IDLE, 0, null);
      waiting = false;
      this.turns = turns;
    }

    Task run(Packet packet) {
      turns--;
      if (turns == 0) {
        return scheduler.hold();
      }
      if (register % 2 == 0) {
        register = register / 2;
        return scheduler.release(DEVICE_A);
      }
      register = register / 2 ^ 0xd008;
      return scheduler.release(DEVICE_B);
    }
  }

  /** Fills packets with letters for the handlers in turn. */
  static final class Worker extends Task {
    int handler = HANDLER_A;
    int letter;

    Worker(Scheduler scheduler, Packet queue) {
      super(scheduler, WORKER, 1000, queue);
    }

    Task run(Packet packet) {
      if (packet == null) {
        return scheduler.pause();
      }
      handler = HANDLER_A + HANDLER_B - handler;
      packet.task = handler;
      packet.number = 0;
      for (int i = 0; i < Packet.PLACES; i++) {
        letter = letter % 26 + 1;
        packet.data[i] = letter;
      }
      return scheduler.send(packet);
    }
  }

  /** Sends what is in packets of work to a device, one number a packet. */
  static final class Handler extends Task {
    Packet work, free;

    Handler(Scheduler scheduler, int id, int priority, Packet queue) {
      super(scheduler, id, priority, queue);
    }

    Task run(Packet packet) {
      if (packet != null) {
        if (packet.isWork) {
          work = packet.behind(work);
        } else {
          free = packet.behind(free);
        }
      }
      Packet from = work;
      if (from != null) {
        int done = from.number;
        if (done == Packet.PLACES) {
          work = from.next;
          return scheduler.send(from);
        }
        Packet to = free;
        if (to != null) {
          free = to.next;
          to.number = from.data[done];
          from.number = done + 1;
          return scheduler.send(to);
        }
      }
      return scheduler.pause();
    }
  }

  /** Keeps a packet until it is released. */
  static final class Device extends Task {
    Packet kept;

    Device(Scheduler scheduler, int id, int priority) {
      super(scheduler, id, priority, null);
    }

    Task run(Packet packet) {
      if (packet != null) {
        kept = packet;
        return scheduler.hold();
      }
      if (kept == null) {
        return scheduler.pause();
      }
      Packet done = kept;
      kept = null;
      return scheduler.send(done);
    }
  }

  static Packet packets(int count, int task, boolean isWork) {
    Packet queue = null;
    for (int i = 0; i < count; i++) {
      queue = new Packet(queue, task, isWork);
    }
    return queue;
  }

  public static void main(String[] args) {
    int turns = args.length > 0 ? Integer.parseInt(args[0]) : 300000;
    Scheduler scheduler = new Scheduler();
    new Idle(scheduler, turns);
    new Worker(scheduler, packets(2, WORKER, true));
    new Handler(scheduler, HANDLER_A, 2000, packets(3, DEVICE_A, false));
    new Handler(scheduler, HANDLER_B, 3000, packets(3, DEVICE_B, false));
    new Device(scheduler, DEVICE_A, 4000);
    new Device(scheduler, DEVICE_B, 5000);
    scheduler.run();
    System.out.println("Richards " + scheduler.sent + " " + scheduler.holds);
  }
}
