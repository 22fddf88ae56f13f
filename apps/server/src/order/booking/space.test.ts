import { type Arg, contract } from '@lading/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bills, bookingCutoffs, bookings, messages, orderFiles, todos } from '../../database/schema.ts';
import { nextSending } from '../../testing/base-rows.ts';
import { addBookingDraft, addSoOf } from '../../testing/bookings.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { type World, worldOver } from '../../testing/world.ts';
import { watchTraces } from '../tracking/watch.ts';

const { reviewBooking, bookingInfo } = contract.order;
let server: TestServer;
let world: World;
let desk: string;
let writer: string;

beforeAll(async () => {
  server = await startServer();
  world = worldOver(server);
  desk = await world.someone('staff', ['order:accept', 'staff:home']);
  writer = await world.someone('customer', ['order:view', 'order:edit', 'order:submit']);
});
afterAll(() => server.close());

const review = (arg: Omit<Arg<typeof reviewBooking>, 'requestId'> & { requestId?: string }, token = desk) =>
  server.call(reviewBooking, { requestId: `${nextSending()}-review`, ...arg }, token);
const SPACE = {
  bkgNo: '6412104416',
  vessel: 'COSCO SHIPPING ALPS',
  voyage: '043E',
  etd: '2026-12-03',
  depot: 'XINGGANG DEPOT, BEILUN',
  cutOffs: [
    { code: 'DCO', closesAt: '2026-11-28T17:00:00+08:00' },
    { code: 'VCO', closesAt: '2026-11-30T20:00:00+08:00' },
    { code: 'FCO', closesAt: '2026-12-01T12:00:00+08:00' },
  ],
} as const;
const open = async (bookingId: number) =>
  (
    await world.db
      .select()
      .from(todos)
      .where(and(eq(todos.bookingId, bookingId), eq(todos.status, 2)))
  )
    .map(({ busType, dueAt }) => [busType, dueAt?.toISOString()])
    .sort();
const rowOf = async (id: number) => (await world.db.select().from(bookings).where(eq(bookings.id, id)))[0];
const noticesOf = async (bookingNo: string) =>
  (await world.db.select().from(messages))
    .filter(({ values }) => values.bookingNo === bookingNo)
    .map(({ type }) => type);

it.each(['bkgNo', 'vessel', 'voyage', 'etd'] as const)('confirms no space without %s', async (name) => {
  const { id } = await addBookingDraft(world, 3);
  const answer = await review({
    bookingId: id,
    decision: 'confirm',
    ...SPACE,
    cutOffs: [...SPACE.cutOffs],
    [name]: '',
  });
  expect([answer.code, answer.data]).toEqual(['0', { path: name }]);
  expect((await rowOf(id))?.orderStatus).toBe(3);
});

it.each(['DCO', 'FCO'])('confirms no space without %s', async (code) => {
  const { id } = await addBookingDraft(world, 3);
  const cutOffs = SPACE.cutOffs.filter((one) => one.code !== code);
  expect((await review({ bookingId: id, decision: 'confirm', ...SPACE, cutOffs })).data).toEqual({ path: 'cutOffs' });
});

it('confirms no space without the shipping order, nor by one that the desk keeps to itself', async () => {
  const { id } = await addBookingDraft(world, 2);
  await world.db.update(bookings).set({ orderStatus: 3 }).where(eq(bookings.id, id));
  const confirm = () => review({ bookingId: id, decision: 'confirm', ...SPACE, cutOffs: [...SPACE.cutOffs] });
  expect((await confirm()).data).toEqual({ path: 'so' });
  await addSoOf(world, id);
  const paper = eq(orderFiles.bookingId, id);
  await world.db.update(orderFiles).set({ visible: false }).where(paper);
  expect((await confirm()).data).toEqual({ path: 'so' });
  await world.db.update(orderFiles).set({ visible: true }).where(paper);
  expect((await confirm()).data.orderStatus).toBe(4);
});

it('confirms space: number, ship and cut-offs stand, the instruction is begun, and its work is opened with its days', async () => {
  const { id, bookingNo } = await addBookingDraft(world, 3);
  await review({ bookingId: id, decision: 'confirm', ...SPACE, cutOffs: [...SPACE.cutOffs] });
  expect(await rowOf(id)).toMatchObject({ orderStatus: 4, webStatus: 1, bkgNo: '6412104416', voyage: '043E' });
  expect(await open(id)).toEqual([
    [4, '2026-11-30T12:00:00.000Z'],
    [5, '2026-11-28T09:00:00.000Z'],
    [6, '2026-12-01T16:00:00.000Z'],
  ]);
  expect(await world.db.$count(bookingCutoffs, eq(bookingCutoffs.bookingId, id))).toBe(4);
  const [bill] = await world.db.select().from(bills).where(eq(bills.bookingId, id));
  expect(bill).toMatchObject({
    vessel: 'COSCO SHIPPING ALPS',
    sAddress: 'CASCADE HOME SUPPLY LLC\n1420 E WAREHOUSE STREET',
  });
  expect(await noticesOf(bookingNo)).toEqual(['spaceReleased']);
  const { data } = await server.call(bookingInfo, { bookingId: id }, writer);
  expect(data.route).toMatchObject({ bkgNo: '6412104416', depot: 'XINGGANG DEPOT, BEILUN' });
});

it('the manifest is wanted a day before the ship sails, by the clock of the port, or when the desk says', async () => {
  const { id } = await addBookingDraft(world, 3);
  await world.db.update(bookings).set({ portStartCode: 'DEHAM' }).where(eq(bookings.id, id));
  await review({ bookingId: id, decision: 'confirm', ...SPACE, cutOffs: [...SPACE.cutOffs] });
  expect((await open(id))[2]).toEqual([6, '2026-12-01T23:00:00.000Z']);
  const other = await addBookingDraft(world, 3);
  const cutOffs = [...SPACE.cutOffs, { code: 'AFC', closesAt: '2026-12-02T10:00:00+08:00' } as const];
  await review({ bookingId: other.id, decision: 'confirm', ...SPACE, cutOffs });
  expect((await open(other.id))[2]).toEqual([6, '2026-12-02T02:00:00.000Z']);
});

it('follows what has its space: its ports are known at once, its plan at the next turn, and a new ship drops the old plan', async () => {
  const { id } = await addBookingDraft(world, 3);
  await review({ bookingId: id, decision: 'confirm', ...SPACE, cutOffs: [...SPACE.cutOffs] });
  const looker = await world.someone('customer', ['track:view']);
  const trace = async () => (await server.call(contract.order.traceOcean, { bookingId: id }, looker)).data;
  expect((await trace()).phase).toBe('unknown');
  await watchTraces(world.db, { publish: async () => undefined }, new Date('2026-12-01T00:00:00Z'));
  expect(await trace()).toMatchObject({ phase: 'waiting', etaHistory: [{ reason: 'first' }] });
  await review({ bookingId: id, decision: 'roll', reason: 'noSpace' });
  await review({ bookingId: id, decision: 'confirm', ...SPACE, etd: '2026-12-17', cutOffs: [...SPACE.cutOffs] });
  await watchTraces(world.db, { publish: async () => undefined }, new Date('2026-12-08T00:00:00Z'));
  const { milestones } = await trace();
  expect(milestones.find(({ code }) => code === 'departed')).toMatchObject({ time: '2026-12-17T08:30:00+08:00' });
});

it('rolls: the former sailing is kept, and a bill that was confirmed is to be confirmed again', async () => {
  const { id } = await addBookingDraft(world, 3);
  await review({ bookingId: id, decision: 'confirm', ...SPACE, cutOffs: [...SPACE.cutOffs] });
  await world.db.update(bookings).set({ webStatus: 6 }).where(eq(bookings.id, id));
  await review({ bookingId: id, decision: 'roll', reason: 'noSpace' });
  const later = [
    { code: 'DCO', closesAt: '2026-12-05T17:00:00+08:00' },
    { code: 'FCO', closesAt: '2026-12-08T12:00:00+08:00' },
  ] as const;
  await review({
    bookingId: id,
    decision: 'confirm',
    ...SPACE,
    etd: '2026-12-10',
    voyage: '044E',
    cutOffs: [...later],
  });
  expect(await rowOf(id)).toMatchObject({ orderStatus: 4, webStatus: 4, etd: '2026-12-10', voyage: '044E' });
  expect((await open(id)).map(([busType]) => busType)).toEqual([4, 5, 6, 8]);
  const { data } = await server.call(bookingInfo, { bookingId: id }, writer);
  expect(data.former).toMatchObject([{ voyage: '043E', etd: '2026-12-03' }]);
});
