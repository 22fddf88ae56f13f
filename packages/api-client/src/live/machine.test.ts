import { describe, expect, it } from 'vitest';
import { parseFrame } from './frames.ts';
import { IDLE, type Machine, type MachineEvent, pauseAfter, reduce } from './machine.ts';

const EVENTS: readonly MachineEvent[] = [
  { type: 'start', successor: false },
  { type: 'stop' },
  { type: 'opened' },
  { type: 'accepted' },
  { type: 'stood' },
  { type: 'closed', code: 1006 },
  { type: 'closed', code: 4401 },
  { type: 'expired' },
  { type: 'due' },
  { type: 'shown' },
  { type: 'online' },
];

/** A small generator of repeatable numbers below `limit`. */
function numbers(seed: number): (limit: number) => number {
  let value = seed;
  return (limit) => {
    value = (Math.imul(value, 1664525) + 1013904223) >>> 0;
    return value % limit;
  };
}

describe('the machine', () => {
  it('never has two sockets, and has one exactly while it is connecting or connected', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const pick = numbers(seed);
      let machine: Machine = IDLE;
      let sockets = 0;
      for (let step = 0; step < 60; step++) {
        const event = EVENTS[pick(EVENTS.length)] as MachineEvent;
        // Events of a socket can come only while there is one.
        if (sockets === 0 && ['opened', 'accepted', 'stood', 'closed', 'expired'].includes(event.type)) continue;
        if (event.type === 'closed') sockets--;
        const [next, effects] = reduce(machine, event);
        machine = next;
        for (const { type } of effects) {
          if (type === 'connect') sockets++;
          if (type === 'drop') sockets--;
          expect(sockets).toBeLessThanOrEqual(1);
        }
        expect(sockets).toBe(['connecting', 'authenticating', 'open'].includes(machine.state) ? 1 : 0);
      }
    }
  });

  it('ignores what is out of place', () => {
    for (const event of EVENTS) {
      if (event.type !== 'start') expect(reduce(IDLE, event)).toEqual([IDLE, []]);
    }
  });

  it('asks a successor to catch up after its first connection', () => {
    let [machine] = reduce(IDLE, { type: 'start', successor: true });
    [machine] = reduce(machine, { type: 'opened' });
    expect(reduce(machine, { type: 'accepted' })[1]).toEqual([{ type: 'resync' }]);
  });

  it('spreads its pauses over the whole of 2, 4 … 30 s', () => {
    expect([0, 1, 2, 3, 4, 5, 50].map((losses) => pauseAfter(losses, 1))).toEqual([
      0, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
    expect(pauseAfter(7, 0)).toBe(0);
  });
});

describe('a frame', () => {
  const data = { id: 1, messageTypeStr: '', messageTitle: 't', message: '', createTime: '2026-11-20T10:00:00Z' };

  it.each([
    ['a notice', { cmd: 'notice_msg', msg: { data } }, { type: 'notice', message: data }],
    [
      'an unknown field',
      { cmd: 'notice_msg', msg: { data: { ...data, extra: 1 } } },
      { type: 'notice', message: data },
    ],
    ['a pong', { cmd: 'pong' }, { type: 'pong' }],
    ['instant messaging', { cmd: 'im_msg' }, { type: 'ignored', cmd: 'im_msg' }],
    ['a newer command', { cmd: 'later' }, { type: 'ignored', cmd: 'later' }],
    ['an id in letters', { cmd: 'notice_msg', msg: { data: { ...data, id: '1' } } }, { type: 'malformed' }],
    ['no data', { cmd: 'notice_msg', msg: null }, { type: 'malformed' }],
    ['no command', { msg: { data } }, { type: 'malformed' }],
  ])('with %s', (_, frame, expected) => expect(parseFrame(JSON.stringify(frame))).toEqual(expected));

  it.each(['', '{', 'null', '1', '"x"', '[]', undefined, null, 3, new ArrayBuffer(1)])('of %j is malformed', (raw) =>
    expect(parseFrame(raw)).toEqual({ type: 'malformed' }),
  );
});
