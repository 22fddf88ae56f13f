import { createStorage } from '@lading/api-client';
import type { MarkAction } from '@lading/validators/bill';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutbox, type Sent } from './outbox.ts';
import type { WaitingStep } from './waiting-step.ts';

const DRAFT = { bookingId: 1702, billId: null, version: 3 };
const CONSIGNEE = 'sAddress';
const ok: MarkAction = { path: CONSIGNEE, kind: 'ok' };
const change: MarkAction = { path: CONSIGNEE, kind: 'change', proposed: '1420 E WAREHOUSE', reason: 'typing' };
const open = (account = 1) => createOutbox(createStorage('lading.'), account);
const NOW = '2026-11-20T02:00:00Z';
const kept: Sent = { kind: 'kept', revision: 7 };
const kinds = (steps: readonly WaitingStep[]) => steps.map(({ action }) => action.kind);

beforeEach(() => localStorage.clear());

describe('what is kept on the device', () => {
  it('is there after a reload, and nobody else’s', () => {
    open().add({ draft: DRAFT, action: change, revision: 2 });
    expect(open().all()).toMatchObject([{ draft: DRAFT, action: change, revision: 2 }]);
    expect(open(2).all()).toEqual([]);
  });

  it('is nothing where something else stands in its place', () => {
    const step = { id: 'a', at: 'b', draft: DRAFT, action: ok, revision: 0 };
    const write = (d: unknown) => localStorage.setItem('lading.marks.1', JSON.stringify({ v: 1, d }));
    write([step]);
    expect(open().all()).toEqual([step]);
    for (const bad of [
      'x',
      [null],
      [{ ...step, action: { kind: 'ok' } }],
      [{ ...step, action: { ...change, reason: 1 } }],
      [{ ...step, action: { path: 'a', kind: 'constructor' } }],
      [{ ...step, draft: { ...DRAFT, billId: '1' } }],
      [{ ...step, revision: -1 }],
      [{ ...step, clash: 1 }],
    ]) {
      write(bad);
      expect(open().all()).toEqual([]);
    }
  });

  it('holds the last verdict of a mark and all comments', () => {
    const outbox = open();
    const comment: MarkAction = { path: CONSIGNEE, kind: 'comment', text: 'as on the invoice' };
    outbox.add({ draft: DRAFT, action: ok, revision: 2 });
    outbox.add({ draft: DRAFT, action: comment, revision: 2 });
    outbox.add({ draft: DRAFT, action: change, revision: 5 });
    outbox.add({ draft: DRAFT, action: comment, revision: 5 });
    outbox.add({ draft: { ...DRAFT, version: 2 }, action: ok, revision: 0 });
    expect(kinds(outbox.all())).toEqual(['comment', 'change', 'comment', 'ok']);
    // The first verdict never reached the server: the mark is still what its author saw before it.
    expect(outbox.all()[1]).toMatchObject({ revision: 2 });
  });
});

describe('sending', () => {
  it('goes one by one and is empty after', async () => {
    const outbox = open();
    outbox.add({ draft: DRAFT, action: ok, revision: 0 });
    outbox.add({ draft: DRAFT, action: { path: 'vessel', kind: 'ok' }, revision: 0 });
    const send = vi.fn(async () => kept);
    await Promise.all([outbox.replay(send), outbox.replay(send)]);
    expect(send.mock.calls).toHaveLength(2);
    expect(outbox.all()).toEqual([]);
    expect(localStorage.getItem('lading.marks.1')).toBeNull();
  });

  it('stops at a broken connection and loses nothing', async () => {
    const outbox = open();
    outbox.add({ draft: DRAFT, action: ok, revision: 0 });
    outbox.add({ draft: DRAFT, action: { path: 'vessel', kind: 'ok' }, revision: 0 });
    const answers: Sent[] = [kept, { kind: 'unsent' }];
    await outbox.replay(async () => answers.shift() ?? kept);
    expect(outbox.all().map(({ action }) => action.path)).toEqual(['vessel']);
    await open().replay(async () => kept);
    expect(open().all()).toEqual([]);
  });

  it('tells a later verdict of the same mark what the earlier one has made of it', async () => {
    const outbox = open();
    outbox.add({ draft: DRAFT, action: ok, revision: 0 });
    const seen: number[] = [];
    await outbox.replay(async (step) => {
      seen.push(step.revision);
      // A second decision on the same place while the first is being sent: it must wait and not replace the first.
      if (seen.length === 1) outbox.add({ draft: DRAFT, action: change, revision: 0 });
      return kept;
    });
    expect(seen).toEqual([0, 7]);
  });

  it('lets go of what the server refuses, and says so', async () => {
    const outbox = open();
    const heard = vi.fn();
    outbox.onSent(heard);
    const step = outbox.add({ draft: DRAFT, action: ok, revision: 0 });
    const refused: Sent = { kind: 'refused', message: 'the bill is confirmed' };
    await outbox.replay(async () => refused);
    expect(outbox.all()).toEqual([]);
    expect(heard.mock.calls).toEqual([[step, refused]]);
  });

  it('keeps what somebody else decided meanwhile beside it, until its author has chosen', async () => {
    const outbox = open();
    const theirs = { kind: 'waived', reason: 'agreed', author: '李娜', at: NOW } as const;
    const { id } = outbox.add({ draft: DRAFT, action: change, revision: 2 });
    outbox.add({ draft: DRAFT, action: { path: 'vessel', kind: 'ok' }, revision: 0 });
    const send = vi.fn(
      async ({ action }: WaitingStep): Promise<Sent> =>
        action.path === CONSIGNEE && send.mock.calls.length === 1 ? { kind: 'clash', theirs, revision: 9 } : kept,
    );
    await outbox.replay(send);
    expect(open().all()).toMatchObject([{ id, action: change, clash: { theirs, revision: 9 } }]);
    await outbox.replay(send);
    expect(send.mock.calls).toHaveLength(2);

    outbox.insist(id);
    await outbox.replay(send);
    expect(send.mock.calls[2]?.[0]).toMatchObject({ revision: 9, action: change });
    expect(outbox.all()).toEqual([]);
  });
});
