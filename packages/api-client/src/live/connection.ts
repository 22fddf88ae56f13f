import type { Since } from './cursor.ts';
import type { Environment, LiveSocket } from './environment.ts';
import { type Frame, parseFrame } from './frames.ts';
import { type Effect, IDLE, type LiveState, type MachineEvent, pauseAfter, reduce } from './machine.ts';

const PING_EVERY = 3_000;
const CONNECT_LIMIT = 10_000;
const SILENCE_IS_CONSENT = 1_000;
const STEADY_AFTER = 5_000;

export interface ConnectionOptions {
  url(): string;
  token(): string | null;
  /** from where on the server tells what was missed */
  since(): Since | undefined;
  environment: Environment;
  onFrame(frame: Frame): void;
  onResync(): void;
  onState(state: LiveState): void;
}

export interface Connection {
  /** @param successor true where another tab held the connection before, and something may have been missed between */
  start(successor: boolean): void;
  stop(): void;
}

/** One tab's socket: the machine decides, this carries out. */
export function createConnection(options: ConnectionOptions): Connection {
  const { environment } = options;
  let machine = IDLE;
  let socket: LiveSocket | undefined;
  let unwatch: (() => void) | undefined;
  const timers = new Set<() => void>();

  const clearTimers = () => {
    for (const cancel of timers) cancel();
    timers.clear();
  };
  const after = (milliseconds: number, run: () => void) => {
    const cancel = environment.after(milliseconds, () => {
      timers.delete(cancel);
      run();
    });
    timers.add(cancel);
  };
  const later = (milliseconds: number, event: MachineEvent) => after(milliseconds, () => dispatch(event));
  const send = (command: object) => socket?.send(JSON.stringify(command));
  const ping = () =>
    after(PING_EVERY, () => {
      if (environment.visible()) send({ cmd: 'ping' });
      ping();
    });
  const heard = (data: unknown) => {
    dispatch({ type: 'accepted' });
    if (machine.state === 'open') options.onFrame(parseFrame(data));
  };

  function connect(): void {
    clearTimers();
    try {
      socket = environment.socket(options.url(), {
        opened: () => dispatch({ type: 'opened' }),
        frame: heard,
        closed: (code) => dispatch({ type: 'closed', code }),
      });
      later(CONNECT_LIMIT, { type: 'expired' });
    } catch {
      dispatch({ type: 'closed', code: 1006 });
    }
  }

  function carryOut(effect: Effect): void {
    if (effect.type === 'connect') connect();
    if (effect.type === 'drop') {
      socket?.close();
      socket = undefined;
    }
    if (effect.type === 'login') {
      const since = options.since();
      send({ cmd: 'login', text: options.token() ?? '', ...(since && { since }) });
      later(SILENCE_IS_CONSENT, { type: 'accepted' });
      later(STEADY_AFTER, { type: 'stood' });
      ping();
    }
    if (effect.type === 'resync') options.onResync();
    if (effect.type === 'wait') later(pauseAfter(effect.losses, environment.random()), { type: 'due' });
  }

  function dispatch(event: MachineEvent): void {
    const before = machine.state;
    const [next, effects] = reduce(machine, event);
    machine = next;
    if (next.state !== before) {
      // Being accepted is the one change that keeps the socket's clocks running.
      if (next.state !== 'open') clearTimers();
      options.onState(next.state);
    }
    for (const effect of effects) {
      // A listener may have stopped everything meanwhile.
      if (machine === next) carryOut(effect);
    }
  }

  return {
    start(successor) {
      unwatch ??= environment.watch((what) => dispatch({ type: what }));
      dispatch({ type: 'start', successor });
    },
    stop() {
      unwatch?.();
      unwatch = undefined;
      clearTimers();
      dispatch({ type: 'stop' });
    },
  };
}
