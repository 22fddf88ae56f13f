/** One socket: nothing is called any more after `close`. */
export interface LiveSocket {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  opened(): void;
  frame(data: unknown): void;
  closed(code: number): void;
}

/** The way from tab to tab; a tab does not hear itself. */
export interface Channel {
  post(message: unknown): void;
  close(): void;
}

/** Everything of the browser that the connection touches, so that a test can be the browser. */
export interface Environment {
  socket(url: string, events: SocketEvents): LiveSocket;
  /** Calls once after so many milliseconds; returns the way to cancel. */
  after(milliseconds: number, run: () => void): () => void;
  /** milliseconds of the browser's clock, which goes on while it sleeps */
  now(): number;
  random(): number;
  visible(): boolean;
  /** The tab came to the front, or the network came back; returns the way to stop. */
  watch(tell: (what: 'shown' | 'online') => void): () => void;
  /** undefined where tabs cannot agree on one socket; then each has its own */
  tabs:
    | { locks: Pick<LockManager, 'request'>; channel(name: string, heard: (data: unknown) => void): Channel }
    | undefined;
}

function openSocket(url: string, events: SocketEvents): LiveSocket {
  const socket = new WebSocket(url);
  let over = false;
  const unlessOver = (run: () => void) => {
    if (!over) run();
  };
  socket.onopen = () => unlessOver(events.opened);
  socket.onmessage = ({ data }) => unlessOver(() => events.frame(data));
  socket.onclose = ({ code }) => unlessOver(() => events.closed(code));
  return {
    send(text) {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close() {
      over = true;
      socket.close();
    },
  };
}

function openChannel(name: string, heard: (data: unknown) => void): Channel {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => heard(data);
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}

function watch(tell: (what: 'shown' | 'online') => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const shown = () => document.visibilityState === 'visible' && tell('shown');
  document.addEventListener('visibilitychange', shown, { signal });
  addEventListener('online', () => tell('online'), { signal });
  // A page back from the browser's memory has lost its socket without hearing of it.
  addEventListener('pageshow', ({ persisted }) => persisted && tell('online'), { signal });
  return () => stop.abort();
}

export const browser = (): Environment => ({
  socket: openSocket,
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  now: Date.now,
  random: Math.random,
  visible: () => document.visibilityState === 'visible',
  watch,
  tabs:
    navigator.locks && typeof BroadcastChannel === 'function'
      ? { locks: navigator.locks, channel: openChannel }
      : undefined,
});
