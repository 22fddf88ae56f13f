import { contract } from '@lading/api-client/contract';
import { checkContainerNumber } from '@lading/validators';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookings, traces } from '../../database/schema.ts';
import { tracesOf } from '../../order/tracking/shown.ts';
import { startDemoServer } from '../../testing/server.ts';
import { TODAY } from '../clock.ts';

const { freight } = contract;
// The morning of the demonstration.
const NOW = new Date(TODAY + 1.5 * 3_600_000);
let server: Awaited<ReturnType<typeof startDemoServer>>;
let all: Awaited<ReturnType<typeof tracesOf>>;
beforeAll(async () => {
  server = await startDemoServer();
  const { db } = server.database;
  const followed = new Set((await db.select({ id: traces.bookingId }).from(traces)).map(({ id }) => id));
  const known = (await db.select().from(bookings)).filter(({ id }) => followed.has(id));
  all = await tracesOf(db, known, NOW);
});
afterAll(() => server.close());

const ofNo = (workNo: string) => all.find((one) => one.workNo === workNo);

it('has seventy shipments: before loading, at sea, at their port and delivered', () => {
  const count = (phase: string) => all.filter((one) => one.phase === phase).length;
  expect(['waiting', 'sea', 'arrived', 'delivered'].map(count)).toEqual([14, 31, 6, 19]);
});

it('says nothing of a thing that has not happened, and has a percent at sea only', () => {
  for (const { milestones, phase, percent, position, containers } of all) {
    for (const { classifier, time } of milestones)
      if (classifier === 'ACT') expect(Date.parse(time)).toBeLessThanOrEqual(NOW.getTime());
    if (phase === 'sea') expect(percent ?? 0).toBeLessThan(100);
    else expect([percent, position]).toEqual([null, null]);
    for (const { ctnNo } of containers) expect(checkContainerNumber(ctnNo).kind).toBe('valid');
  }
});

it('knows where the ports of each voyage lie, so that each can be drawn', () => {
  const lost = all.filter(({ calls }) =>
    calls.some(({ role, at }) => ['load', 'change', 'discharge'].includes(role) && at === null),
  );
  expect(lost.map(({ workNo, calls }) => `${workNo} ${calls.map(({ code }) => code).join()}`)).toEqual([]);
});

it('has the drawn voyage: by Busan on the same ship, a day and six hours late', () => {
  expect(ofNo('MB26S01702')).toMatchObject({
    phase: 'sea',
    vessel: 'YM WARMTH',
    voyage: '068E',
    mblNo: 'YMLUI488118204',
    eta: '2026-11-23T14:00:00-08:00',
    containers: [{ ctnNo: 'YMLU8305416', ctnType: '40HQ' }],
    etaHistory: [
      { eta: '2026-11-22T12:00:00-08:00', reason: 'first' },
      { eta: '2026-11-22T08:00:00-08:00', reason: 'early' },
      { eta: '2026-11-23T14:00:00-08:00', reason: 'rerouted' },
    ],
    appointment: { time: '2026-11-27T09:00:00-08:00', reference: '8847120931' },
    lastFreeDay: '2026-11-28',
  });
  expect(ofNo('MB26S01702')?.calls.map(({ role, code }) => `${role} ${code}`)).toEqual([
    'load CNSHA',
    'pass KRPUS',
    'discharge USLAX',
    'deliver CA 92551',
  ]);
  expect(ofNo('MB26S01702')?.percent).toBeGreaterThan(60);
});

it('has an arrival that moved four times, days without word, a hold and a change of ships', () => {
  expect(all.some(({ etaHistory }) => etaHistory.length === 5)).toBe(true);
  expect(all.filter(({ freshness }) => freshness.state === 'late').length).toBe(1);
  expect(all.some(({ holds }) => holds.length > 0)).toBe(true);
  expect(all.some(({ calls }) => calls.some(({ role }) => role === 'change'))).toBe(true);
});

it('opens to a visitor who has both numbers', async () => {
  const items = [{ workNo: 'MB26S01702', warehouseEntryNo: 'JC26SHA1702' }];
  const { data } = await server.call(freight.cargoTracking, { items });
  expect(data.list).toMatchObject([{ workNo: 'MB26S01702', bookingId: null }]);
});
