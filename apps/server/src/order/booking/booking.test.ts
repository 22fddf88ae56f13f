import { type Arg, contract } from '@lading/api-client/contract';
import { ORDER_STATUS } from '@lading/validators/booking';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookings, messages, orderLog, todos } from '../../database/schema.ts';
import { nextSending } from '../../testing/base-rows.ts';
import { addBookingDraft, goodDraft } from '../../testing/bookings.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { type World, worldOver } from '../../testing/world.ts';

const { saveBooking, bookingInfo, bookingById, deleteBooking, initOrder, orderCounts, orderPage, logNodes } =
  contract.order;
let server: TestServer;
let world: World;
let writer: string;

beforeAll(async () => {
  server = await startServer();
  world = worldOver(server);
  writer = await world.someone('customer', ['order:view', 'order:edit', 'order:submit']);
});
afterAll(() => server.close());

const sending = () => `${nextSending()}-booking`;
const save = (arg: Omit<Arg<typeof saveBooking>, 'requestId'> & { requestId?: string }, token = writer) =>
  server.call(saveBooking, { requestId: sending(), ...arg }, token);
const statusOf = async (id: number) =>
  (await world.db.select().from(bookings).where(eq(bookings.id, id)))[0]?.orderStatus;

describe('a draft', () => {
  it('is kept half written, with a number and what lists show of it', async () => {
    const draft = await goodDraft(world);
    const half = { ...draft, cargo: { ...draft.cargo, goods: [] }, papers: { ...draft.papers, agreed: false } };
    const { data, code } = await save({ action: 'draft', draft: half });
    expect(code).toBe('1');
    expect(data).toMatchObject({ orderStatus: ORDER_STATUS.draft, revision: 1 });
    expect(data.bookingNo).toMatch(/^MB\d{2}S\d{6}$/);
    expect(data.issues.map(({ path, code: what }) => [path, what])).toEqual([
      ['cargo.goods', 'required'],
      ['papers.agreed', 'agreement'],
    ]);
    const { data: info } = await server.call(bookingInfo, { bookingId: data.bookingId }, writer);
    expect(info).toMatchObject({ open: true, moves: ['submit'], route: half.route, papers: half.papers });
    const { data: some } = await server.call(bookingInfo, { bookingId: data.bookingId, sections: [2] }, writer);
    expect([some.route, some.parties]).toEqual([null, half.parties]);
    const page = await server.call(orderPage, { bookingId: data.bookingId }, writer);
    expect(page.data.records[0]).toMatchObject({ orderStatus: 1, orderStatusName: 'Draft', portStartName: 'Here' });
    const [box] = draft.equipment.boxes;
    expect(page.data.records[0]?.containers).toBe(`${box?.count}×40HQ`);
  });

  it('needs to know from where to where', async () => {
    const draft = await goodDraft(world);
    const answer = await save({ action: 'draft', draft: { ...draft, route: { ...draft.route, podId: null } } });
    expect([answer.code, answer.data]).toEqual(['0', { path: 'route.podId' }]);
  });

  it('is made once, however often the same sending comes, at once or later', async () => {
    const [draft, requestId] = [await goodDraft(world), sending()];
    const answers = await Promise.all([1, 2, 3].map(() => save({ action: 'draft', draft, requestId })));
    const late = await save({ action: 'draft', draft, requestId });
    expect(new Set([...answers, late].map(({ data }) => data.bookingId)).size).toBe(1);
  });

  it('is not overwritten by a second device: 409 says what is there, and who wrote it', async () => {
    const { id, draft } = await addBookingDraft(world);
    const here = { ...draft, papers: { ...draft.papers, note: 'here' } };
    const there = { ...draft, papers: { ...draft.papers, note: 'there' } };
    expect((await save({ bookingId: id, revision: 1, action: 'draft', draft: here })).data.revision).toBe(2);
    const answer = await save({ bookingId: id, revision: 1, action: 'draft', draft: there });
    expect(answer.status).toBe(409);
    expect(answer.data).toMatchObject({ revision: 2, draft: here, editedBy: '某人' });
    // An answer that was lost on its way is asked for again: nothing has happened in between.
    const again = await save({ bookingId: id, revision: 1, action: 'draft', draft: here });
    expect([again.code, again.data.revision]).toEqual(['1', 2]);
  });

  it('is deleted with others, all or none, and never when it was sent once', async () => {
    const [one, two, sent] = [
      await addBookingDraft(world),
      await addBookingDraft(world),
      await addBookingDraft(world, 2),
    ];
    const refused = await server.call(deleteBooking, { ids: [one.id, sent.id] }, writer);
    expect([refused.code, refused.message]).toEqual(['0', expect.stringContaining(sent.bookingNo)]);
    expect(await statusOf(one.id)).toBe(1);
    expect((await server.call(deleteBooking, { ids: [one.id, two.id] }, writer)).data).toEqual({ deleted: 2 });
    expect(await statusOf(one.id)).toBeUndefined();
  });

  it('is nobody else’s: not another company’s, and not the desk’s before it is sent', async () => {
    const { id } = await addBookingDraft(world);
    const other = await world.someone('other', ['order:view', 'order:edit']);
    expect((await server.call(bookingInfo, { bookingId: id }, other)).status).toBe(404);
    expect((await server.call(bookingById, { id }, await world.someone('staff', ['order:accept']))).status).toBe(404);
  });
});

describe('sending', () => {
  it('is refused with everything that is missing, and changes nothing', async () => {
    const { id, draft } = await addBookingDraft(world);
    const bad = { ...draft, papers: { ...draft.papers, agreed: false } };
    const answer = await save({ bookingId: id, revision: 1, action: 'submit', draft: bad });
    expect(answer.code).toBe('0');
    expect(answer.message).toBe('1 field is missing or wrong. Correct what is marked, then submit again');
    expect(answer.data).toMatchObject({
      state: 1,
      path: 'papers.agreed',
      issues: [{ path: 'papers.agreed', code: 'agreement' }],
    });
    expect(await statusOf(id)).toBe(ORDER_STATUS.draft);
  });

  it('asks for certification, or to pay before release', async () => {
    const { id, draft } = await addBookingDraft(world);
    const monthly = { ...draft, services: { ...draft.services, settleMethodId: 2 } };
    const answer = await save({ bookingId: id, revision: 1, action: 'submit', draft: monthly });
    expect([answer.code, answer.data]).toEqual(['0', { path: 'services.settleMethodId' }]);
  });

  it('needs a code of its own', async () => {
    const { id, draft } = await addBookingDraft(world);
    const editor = await world.someone('customer', ['order:edit']);
    expect((await save({ bookingId: id, revision: 1, action: 'submit', draft }, editor)).status).toBe(403);
  });

  it('closes what waited for it, writes its story and waits at the desk; it is taken back until somebody accepts it', async () => {
    const { id, draft } = await addBookingDraft(world, 5);
    await world.db.insert(todos).values({ customerId: world.ids.customer, busType: 3, bookingId: id });
    const { data } = await save({ bookingId: id, revision: 1, action: 'submit', draft });
    expect(data).toMatchObject({ orderStatus: ORDER_STATUS.submitted, issues: [] });
    expect(await world.db.$count(todos, and(eq(todos.bookingId, id), eq(todos.status, 2)))).toBe(0);
    const queue = await server.call(
      contract.desk.deskQueue,
      { kind: 'booking', scope: 'all' },
      await world.someone('staff', ['order:accept', 'staff:home']),
    );
    expect(queue.data.records.map((row) => row.id)).toContain(id);
    expect((await save({ bookingId: id, action: 'withdraw' })).data.orderStatus).toBe(ORDER_STATUS.draft);
    const story = await server.call(logNodes, { bookingId: id }, writer);
    expect(story.data.log.map(({ text }) => text)).toEqual([
      '某人 withdrew the booking',
      '某人 submitted the booking',
      expect.stringContaining('began the booking'),
    ]);
    await world.db.update(bookings).set({ orderStatus: ORDER_STATUS.accepted }).where(eq(bookings.id, id));
    const late = await save({ bookingId: id, action: 'withdraw' });
    expect([late.code, late.data]).toEqual(['0', { state: ORDER_STATUS.accepted }]);
    expect(late.message).toContain('“Accepted”');
  });

  it('is done by one of two at once', async () => {
    const { id, draft } = await addBookingDraft(world);
    const answers = await Promise.all([1, 2].map(() => save({ bookingId: id, revision: 1, action: 'submit', draft })));
    expect(answers.map(({ code }) => code).sort()).toEqual(['0', '1']);
    expect(await world.db.$count(orderLog, and(eq(orderLog.bookingId, id), eq(orderLog.event, 'submit')))).toBe(1);
  });
});

describe('an end', () => {
  it('is asked for with a reason, before the terminal closes', async () => {
    const { id } = await addBookingDraft(world, 3);
    expect((await save({ bookingId: id, action: 'cancel' })).data).toEqual({ path: 'reason' });
    const { data } = await save({ bookingId: id, action: 'cancel', reason: 'The factory is late' });
    expect(data.orderStatus).toBe(ORDER_STATUS.cancelAsked);
    expect(await world.db.$count(messages, eq(messages.type, 'bookingCancelled'))).toBe(0);
  });
});

it('counts by state, and copies an older one without its days and numbers', async () => {
  const { id, draft } = await addBookingDraft(world, 3);
  const { data } = await server.call(orderCounts, undefined, writer);
  expect(data.all).toBe(data.orderStatus.reduce((sum, one) => sum + one.count, 0));
  expect(data.orderStatus.find(({ status }) => status === 3)?.count).toBeGreaterThan(0);
  const copy = (await server.call(initOrder, { bookingId: id }, writer)).data.draft;
  expect(copy.route).toMatchObject({ polId: draft.route.polId, etd: '', rateId: null });
  expect([copy.cargo.readyDay, copy.papers.agreed]).toEqual(['', false]);
  expect(copy.parties).toEqual(draft.parties);
});

it('shows of a booking from elsewhere what its bill says, and lets nobody write on it', async () => {
  const { data } = await server.call(bookingInfo, { bookingId: world.ids.master }, writer);
  expect(data).toMatchObject({ open: false, moves: [], orderStatus: 4, revision: 0 });
  expect(data.parties?.shipper.text).toBe('NINGBO HAOYU\nNO. 1 ROAD');
  const draft = await goodDraft(world);
  expect((await save({ bookingId: world.ids.master, action: 'draft', draft })).code).toBe('0');
});
