import type { Channel, Environment, SocketEvents } from './environment.ts';

export interface FakeSocket {
  url: string;
  sent: unknown[];
  closed: boolean;
  events: SocketEvents;
}

interface Timer {
  at: number;
  run(): void;
}

/** A browser of several tabs: one clock, one lock manager, one way between the tabs. */
export function fakeBrowser() {
  let now = 0;
  const timers = new Set<Timer>();
  const sockets: FakeSocket[] = [];
  const watchers = new Set<(what: 'shown' | 'online') => void>();
  const channels = new Map<string, Set<(data: unknown) => void>>();
  const held = new Map<string, (() => void)[]>();
  const state = { visible: true, random: 0.5 };

  function request(name: string, options: LockOptions, work: (lock: object | null) => unknown): Promise<unknown> {
    const queue = held.get(name);
    const run = async () => {
      try {
        return await work({});
      } finally {
        const next = held.get(name)?.shift();
        if (next) next();
        else held.delete(name);
      }
    };
    if (!queue) {
      held.set(name, []);
      return run();
    }
    if (options.ifAvailable) return Promise.resolve(work(null));
    return new Promise((resolve, reject) => {
      const enter = () => resolve(run());
      queue.push(enter);
      options.signal?.addEventListener('abort', () => {
        const place = queue.indexOf(enter);
        if (place < 0) return;
        queue.splice(place, 1);
        reject(new DOMException('left', 'AbortError'));
      });
    });
  }

  function channel(name: string, heard: (data: unknown) => void): Channel {
    const all = channels.get(name) ?? new Set();
    channels.set(name, all.add(heard));
    return {
      post: (message) => {
        const copy: unknown = structuredClone(message);
        for (const other of all) if (other !== heard) queueMicrotask(() => all.has(other) && other(copy));
      },
      close: () => void all.delete(heard),
    };
  }

  const environment = (tabs: boolean): Environment => ({
    socket(url, events) {
      const socket: FakeSocket = { url, sent: [], closed: false, events };
      sockets.push(socket);
      return {
        send: (text) => void socket.sent.push(JSON.parse(text)),
        close: () => {
          socket.closed = true;
        },
      };
    },
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    now: () => now,
    random: () => state.random,
    visible: () => state.visible,
    watch(tell) {
      watchers.add(tell);
      return () => void watchers.delete(tell);
    },
    tabs: tabs ? { locks: { request: request as unknown as LockManager['request'] }, channel } : undefined,
  });

  return {
    environment,
    sockets,
    state,
    last: () => sockets.at(-1) as FakeSocket,
    open: () => sockets.filter(({ closed }) => !closed),
    tell: (what: 'shown' | 'online') => {
      for (const watcher of [...watchers]) watcher(what);
    },
    drop(socket: FakeSocket, code = 1006) {
      socket.closed = true;
      socket.events.closed(code);
    },
    /** Lets that many milliseconds pass, and everything that was only waiting for its turn. */
    async pass(milliseconds: number) {
      const end = now + milliseconds;
      for (;;) {
        await new Promise((resolve) => setImmediate(resolve));
        const [next] = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        timers.delete(next);
        now = next.at;
        next.run();
      }
      now = end;
    },
    pending: () => timers.size,
  };
}
