import { contract } from '@lading/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { containers } from '../database/schema.ts';
import { addBill } from '../testing/fixture.ts';
import { openLoop, PAYMENT } from '../testing/loop.ts';

const { markBlViewed, copyQueRenToMbl, blMarks, blRequests, exportBlDifferences } = contract.order;

let loop: Awaited<ReturnType<typeof openLoop>>;
let bookingId: number;
beforeAll(async () => {
  loop = await openLoop();
});
afterAll(() => loop.server.close());

const SEAL = 'houses.containers[CBHU3202732].sealNo';
const WEIGHT = 'houses.totals.weight';
const settle = (path: string) => ({ path, kind: 'waived', reason: 'agreed' }) as const;
const PLACE = { billId: null, path: SEAL };

/** The master against one house bill, one of whose seals is another one. */
beforeEach(async () => {
  ({ bookingId } = await loop.begin());
  const { db } = loop.server.database;
  const house = await addBill(db, bookingId, 'HBL', 0);
  const box = and(eq(containers.billId, house), eq(containers.ctnNo, 'CBHU3202732'));
  await db.update(containers).set({ sealNo: 'CN9' }).where(box);
  await loop.marks(3, PAYMENT);
  await loop.server.call(markBlViewed, { bookingId, version: 3 }, loop.chen);
});

const confirm = () => loop.server.call(copyQueRenToMbl, { bookingId, version: 3 }, loop.chen);

describe('master and house bills that say different things', () => {
  it('keep the draft from being confirmed until it is settled', async () => {
    const answer = await confirm();
    expect(answer).toMatchObject({ code: '0', data: { reasons: [{ code: 'blocking', places: [PLACE] }] } });
    expect((await loop.marks(3, settle(SEAL))).data.saved).toMatchObject([{ ...PLACE, verdict: { kind: 'waived' } }]);
    expect((await confirm()).code).toBe('1');
  });

  it('can be asked for, and are marked where they stand', async () => {
    const change = { path: SEAL, kind: 'change', proposed: 'CN9', reason: 'typing' } as const;
    expect((await loop.marks(3, change)).data.saved).toMatchObject([{ ...PLACE, verdict: { kind: 'change' } }]);
    expect((await loop.submit()).data.list).toMatchObject([
      { ...PLACE, severity: 'ERROR', current: 'CN9', proposed: 'CN9', jsonPath: '' },
    ]);
    const { list } = (await loop.server.call(blRequests, { bookingId }, loop.staff)).data;
    expect(list).toMatchObject([PLACE]);
    expect((await loop.marks(3, settle('houses.bill.nothing'))).status).toBe(400);
  });

  it('keep what was decided of them over a draft that left them alone', async () => {
    await loop.marks(3, settle(SEAL), { path: WEIGHT, kind: 'ok' });
    await loop.issue({ vessel: 'EVER GOLDEN' }, 'request-kinds');
    const { marks } = (await loop.server.call(blMarks, { bookingId }, loop.chen)).data;
    const of = (path: string) => marks.find((mark) => mark.path === path);
    expect(of(SEAL)).toMatchObject({ carriedFrom: 3, verdict: { kind: 'waived' } });
    expect(of(WEIGHT)).toMatchObject({ carriedFrom: 3, verdict: { kind: 'ok' } });
  });

  it('stand in the files, by the numbers of the houses', async () => {
    const file = async (format: string) => {
      const url = `${exportBlDifferences.path}?bookingId=${bookingId}&format=${format}`;
      return loop.server.app.inject({ url, headers: { auth: loop.chen, language: 'en-US' } });
    };
    expect((await file('json')).json().masterHouses).toMatchObject({
      houses: ['MBH26000001'],
      counts: { blocking: 1 },
      differences: expect.arrayContaining([expect.objectContaining({ path: SEAL, class: 'blocking' })]),
    });
    expect((await file('csv')).body).toContain('Master against the sum of its house bills: MBH26000001');
  });
});
