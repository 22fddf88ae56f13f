import { contract, type In, RELEASE_STATE, type ReleaseState } from '@lading/api-client/contract';
import { ACCOUNT_STATUS, BUS_TYPE, WEB_STATUS } from '@lading/validators/bill';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, bills, bookings, messages, releases, todos } from '../../database/schema.ts';
import { startServer } from '../../testing/server.ts';
import { type World, worldOver } from '../../testing/world.ts';
import { APPLY, addApplied, addReleasable, sending } from '../release.examples.ts';

const { applyRelease, decideRelease, logNodes, releasePage, releaseStatus } = contract.order;
const S = RELEASE_STATE;

let world: World;
let clerk: string;
let desk: string;
beforeAll(async () => {
  world = worldOver(await startServer());
  clerk = await world.someone('customer', ['order:view', 'bill:view', 'release:apply']);
  desk = await world.someone('staff', ['release:decide', 'staff:home']);
});
afterAll(() => world.close());

type Of = { bookingId: number; billId: number };
const apply = (of: Of, more: Partial<In<typeof applyRelease>> = {}, token = clerk) =>
  world.call(applyRelease, { ...of, ...APPLY, requestId: sending(), ...more }, token);
const decide = (id: number, revision: number, more: Partial<In<typeof decideRelease>> = {}) =>
  world.call(decideRelease, { id, revision, decision: 'review', requestId: sending(), ...more }, desk);
const standing = async ({ bookingId, billId }: Of) => {
  const { data } = await world.call(releaseStatus, { bookingId }, clerk);
  const bill = data.list.find((one) => one.billId === billId);
  if (!bill) throw new Error('the bill is not there');
  return bill;
};
const missing = async (of: Of, kind: 'telex' | 'original' = 'telex') =>
  (await standing(of)).checks
    .filter(({ ok, kinds }) => !ok && kinds.includes(kind))
    .map(({ code, who }) => [code, who]);
const openToDos = (bookingId: number) =>
  world.db.$count(
    todos,
    and(eq(todos.bookingId, bookingId), eq(todos.busType, BUS_TYPE.releasePapers), eq(todos.status, 2)),
  );
const newestNotice = async () => (await world.db.select().from(messages).orderBy(desc(messages.id)))[0];

describe('what stands in the way', () => {
  it('is named with who acts; of what is ready nothing is missing', async () => {
    expect(await missing(await addReleasable(world))).toEqual([]);
    const bookingId = await world.booking();
    const [bill] = await world.db.select().from(bills).where(eq(bills.bookingId, bookingId)).orderBy(bills.position);
    const of = { bookingId, billId: bill?.id ?? 0 };
    expect(await missing(of)).toEqual([
      ['bill', 'customer'],
      ['statement', 'staff'],
      ['guarantee', 'customer'],
      ['consignee', 'customer'],
    ]);
    expect(await missing(of, 'original')).toEqual([
      ['bill', 'customer'],
      ['statement', 'staff'],
      ['receiver', 'customer'],
    ]);
    const blocked = await apply(of);
    expect(blocked).toMatchObject({
      code: '0',
      data: { state: S.draft, missing: ['bill', 'statement', 'guarantee', 'consignee'] },
      message: expect.stringContaining('Upload the guarantee'),
    });
    // What was refused is not written down.
    expect((await standing(of)).application).toBeNull();
  });

  it('is a bill to order, originals that are out, and a statement that is overdue', async () => {
    const of = await addReleasable(world);
    await world.db.update(bills).set({ sAddress: 'TO ORDER OF CITY BANK' }).where(eq(bills.id, of.billId));
    expect((await apply(of)).message).toContain('A to-order bill cannot be telexed');
    await world.db.update(bills).set({ sAddress: 'CASCADE HOME SUPPLY LLC' }).where(eq(bills.id, of.billId));
    expect(await apply(of, { originalsIssued: true })).toMatchObject({ data: { missing: ['originals'] } });
    const late = { accountNo: 'AC-LATE', status: ACCOUNT_STATUS.toConfirm, dueDay: '2026-01-05' } as const;
    await world.db.insert(accounts).values({ ...late, bookingId: world.ids.draft, customerId: world.ids.customer });
    expect(await apply(of)).toMatchObject({
      data: { missing: ['overdue'] },
      message: expect.stringContaining('AC-LATE'),
    });
    await world.db.delete(accounts).where(eq(accounts.accountNo, 'AC-LATE'));
    expect(await apply(of, { originalsIssued: true, originalsReturned: true })).toMatchObject({ code: '1' });
  });
});

describe('an application', () => {
  it('is sent, taken up and granted: the bill is released, and both are told', async () => {
    const of = await addApplied(world);
    expect(of).toMatchObject({ status: S.applied, revision: 1 });
    const taken = await decide(of.id, of.revision);
    expect(taken.data).toMatchObject({ status: S.reviewing, revision: 2 });
    const granted = await decide(of.id, 2, { decision: 'release', telexNo: 'TLX-8801' });
    expect(granted.data).toMatchObject({ status: S.released, revision: 3 });
    expect(await standing(of)).toMatchObject({
      webStatus: WEB_STATUS.released,
      application: { telexNo: 'TLX-8801', statusName: 'Released', guarantee: { name: '电放保函.pdf' } },
    });
    // The other bill of the set is not, so the booking is not either.
    const [booking] = await world.db.select().from(bookings).where(eq(bookings.id, of.bookingId));
    expect(booking?.webStatus).toBe(WEB_STATUS.issued);
    expect(await newestNotice()).toMatchObject({ type: 'blReleased', customerId: world.ids.customer });
    const story = await world.call(logNodes, { bookingId: of.bookingId }, clerk);
    expect(story.data.log.map(({ text, note }) => [text, note])).toEqual([
      [expect.stringContaining('released the bill'), 'TLX-8801'],
      [expect.stringContaining('took up the application'), ''],
      [expect.stringContaining('applied for release'), ''],
    ]);
    expect(await apply(of, { revision: 3 })).toMatchObject({ code: '0', message: 'This bill has been released' });
  });

  it('that is returned opens a to-do, and sending it again closes that', async () => {
    const of = await addApplied(world);
    await decide(of.id, 1);
    expect(await decide(of.id, 2, { decision: 'return' })).toMatchObject({ code: '0', message: 'Say why' });
    const back = await decide(of.id, 2, { decision: 'return', reason: '保函未盖章' });
    expect(back.data).toMatchObject({ status: S.returned });
    expect(await openToDos(of.bookingId)).toBe(1);
    expect(await apply(of, { revision: back.data.revision })).toMatchObject({ data: { status: S.applied } });
    expect(await openToDos(of.bookingId)).toBe(0);
  });

  it('that is refused is over, and another may be made', async () => {
    const of = await addApplied(world);
    await decide(of.id, 1);
    await decide(of.id, 2, { decision: 'refuse', reason: '账款未到' });
    expect(await newestNotice()).toMatchObject({ type: 'releaseRefused' });
    const next = await apply(of, { revision: 3 });
    expect(next.data).toMatchObject({ status: S.applied, revision: 4 });
    expect(next.data.id).not.toBe(of.id);
  });

  it('for originals wants somebody who gets them, issued bills, and the number of the courier', async () => {
    const of = await addReleasable(world);
    const original = { kind: 'original' } as const;
    expect(await apply(of, original)).toMatchObject({ data: { missing: ['receiver'] } });
    const receiver = { name: '陈蔚', address: '宁波市鄞州区江南路288号', courier: '顺丰' };
    const { data } = await apply(of, { ...original, receiver });
    await decide(data.id, data.revision);
    const release = (more: object = {}) => decide(data.id, 2, { decision: 'release', ...more });
    await world.db.update(bills).set({ webStatus: WEB_STATUS.confirmed }).where(eq(bills.id, of.billId));
    expect(await release({ courierNo: 'SF1' })).toMatchObject({
      message: expect.stringContaining('originals have to be issued'),
    });
    await world.db.update(bills).set({ webStatus: WEB_STATUS.issued }).where(eq(bills.id, of.billId));
    expect(await release()).toMatchObject({
      code: '0',
      message: 'Enter the courier number',
      data: { path: 'courierNo' },
    });
    expect(await release({ courierNo: 'SF1029384756' })).toMatchObject({ data: { status: S.released } });
  });

  it('sent twice is one, and of two people who decide the second is told', async () => {
    const of = await addReleasable(world);
    const requestId = sending();
    const [one, other] = await Promise.all([apply(of, { requestId }), apply(of, { requestId })]);
    expect(other.data).toEqual(one.data);
    await decide(one.data.id, one.data.revision);
    const first = decide(one.data.id, 2, { decision: 'release' });
    const second = decide(one.data.id, 2, { decision: 'refuse', reason: 'x' });
    const codes = (await Promise.all([first, second])).map(({ code }) => code).sort();
    expect(codes).toEqual(['1', '409']);
  });

  it('waits in the list of the desk, what waits longest first', async () => {
    const { data } = await world.call(releasePage, { open: true }, desk);
    expect(data.records.every(({ status }) => status === S.applied || status === S.reviewing)).toBe(true);
    expect(data.records.map(({ appliedAt }) => appliedAt)).toEqual(
      data.records.map(({ appliedAt }) => appliedAt).toSorted(),
    );
    expect(data.records[0]).toMatchObject({ kind: 'telex', missing: 0, customerName: 'Ningbo Haoyu' });
  });
});

describe('every move of 2.5', () => {
  const MOVES = ['save', 'apply', 'withdraw', 'review', 'release', 'return', 'refuse'] as const;
  const ALLOWED: Readonly<Record<(typeof MOVES)[number], Partial<Record<ReleaseState, ReleaseState>>>> = {
    save: { [S.draft]: S.draft, [S.returned]: S.returned, [S.refused]: S.draft, [S.withdrawn]: S.draft },
    apply: { [S.draft]: S.applied, [S.returned]: S.applied, [S.refused]: S.applied, [S.withdrawn]: S.applied },
    withdraw: { [S.applied]: S.withdrawn, [S.reviewing]: S.withdrawn, [S.returned]: S.withdrawn },
    review: { [S.applied]: S.reviewing },
    release: { [S.reviewing]: S.released },
    return: { [S.reviewing]: S.returned },
    refuse: { [S.reviewing]: S.refused },
  };
  const cases = MOVES.flatMap((move) => Object.values(S).map((from) => [move, from] as const));

  it.each(cases)('%s from %i is done, or refused with the reason', async (move, from) => {
    const of = await addApplied(world);
    await world.db.update(releases).set({ status: from }).where(eq(releases.id, of.id));
    const customers = move === 'save' || move === 'apply' || move === 'withdraw';
    const answer = customers
      ? await apply(of, { step: move, revision: of.revision })
      : await decide(of.id, of.revision, { decision: move, reason: '缺少保函' });
    const to = ALLOWED[move][from];
    if (to === undefined) {
      expect(answer).toMatchObject({ status: 200, code: '0' });
      expect(answer.message.length).toBeGreaterThan(10);
      const [row] = await world.db.select().from(releases).where(eq(releases.id, of.id));
      expect(row?.status).toBe(from);
    } else expect(answer).toMatchObject({ code: '1', data: { status: to } });
  });
});
