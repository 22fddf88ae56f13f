/** Where the connection stands; `fatal` means the server refused the session, and only a new start helps. */
export type LiveState = 'idle' | 'connecting' | 'authenticating' | 'open' | 'waiting' | 'fatal';

export interface Machine {
  readonly state: LiveState;
  /** connections lost in a row, none of which had stood for 5 s */
  readonly losses: number;
  /** true once a connection has stood: the next one may have missed something */
  readonly hadBeen: boolean;
}

export type MachineEvent =
  | { readonly type: 'start'; readonly successor: boolean }
  | { readonly type: 'stop' }
  | { readonly type: 'opened' }
  /** the server answered something, or had a second to refuse and did not */
  | { readonly type: 'accepted' }
  /** the connection has stood for 5 s */
  | { readonly type: 'stood' }
  | { readonly type: 'closed'; readonly code: number }
  /** connecting took too long */
  | { readonly type: 'expired' }
  /** the pause is over */
  | { readonly type: 'due' }
  /** the tab came to the front */
  | { readonly type: 'shown' }
  /** the network came back: what looks open may be dead */
  | { readonly type: 'online' };

export type Effect =
  | { readonly type: 'connect' | 'drop' | 'login' | 'resync' }
  | { readonly type: 'wait'; readonly losses: number };

/** Close codes after which the same token would be refused again. */
const REFUSALS: ReadonlySet<number> = new Set([4401, 4403]);

export const IDLE: Machine = { state: 'idle', losses: 0, hadBeen: false };

const connect = (machine: Machine, ...before: Effect[]): [Machine, Effect[]] => [
  { ...machine, state: 'connecting' },
  [...before, { type: 'connect' }],
];

const lose = (machine: Machine, ...before: Effect[]): [Machine, Effect[]] => [
  { ...machine, state: 'waiting', losses: machine.losses + 1 },
  [...before, { type: 'wait', losses: machine.losses }],
];

/** What an event changes and what has to be done about it; anything out of place changes nothing. */
export function reduce(machine: Machine, event: MachineEvent): [Machine, Effect[]] {
  const { state } = machine;
  const live = state === 'authenticating' || state === 'open';
  const active = live || state === 'connecting';
  switch (event.type) {
    case 'start':
      if (state !== 'idle' && state !== 'fatal') break;
      return connect({ ...IDLE, hadBeen: event.successor });
    case 'stop':
      return [IDLE, active ? [{ type: 'drop' }] : []];
    case 'opened':
      if (state !== 'connecting') break;
      return [{ ...machine, state: 'authenticating' }, [{ type: 'login' }]];
    case 'accepted':
      if (state !== 'authenticating') break;
      return [{ ...machine, state: 'open', hadBeen: true }, machine.hadBeen ? [{ type: 'resync' }] : []];
    case 'stood':
      if (live) return [{ ...machine, losses: 0 }, []];
      break;
    case 'closed':
      if (!active) break;
      return REFUSALS.has(event.code) ? [{ ...machine, state: 'fatal' }, []] : lose(machine);
    case 'expired':
      if (state === 'connecting') return lose(machine, { type: 'drop' });
      break;
    case 'due':
    case 'shown':
      if (state === 'waiting') return connect(machine);
      break;
    case 'online':
      if (state === 'waiting') return connect(machine);
      if (active) return connect(machine, { type: 'drop' });
      break;
  }
  return [machine, []];
}

/** Milliseconds until the next attempt: none after the first loss, then anything up to 2, 4, 8 … 30 s. */
export const pauseAfter = (losses: number, random: number): number =>
  losses === 0 ? 0 : random * Math.min(30_000, 1000 * 2 ** losses);
