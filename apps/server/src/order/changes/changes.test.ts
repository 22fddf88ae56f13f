import { contract } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../database/schema.ts';
import { openLoop, PARTY } from '../../testing/loop.ts';
import { SENT } from '../../testing/review.ts';

const { submitBlChanges, blRequests, copyQueRenToMbl } = contract.order;

let loop: Awaited<ReturnType<typeof openLoop>>;
let bookingId: number;
let bookingNo: string;
beforeAll(async () => {
  loop = await openLoop();
});
afterAll(() => loop.server.close());
beforeEach(async () => {
  ({ bookingId, bookingNo } = await loop.begin());
});

describe('asking for changes', () => {
  it('turns the marked ones into feedback, status 5 and a message for each of the staff', async () => {
    const list = await loop.send();
    expect(list).toMatchObject([
      {
        billId: null,
        version: 3,
        path: 'bill.fAddress',
        severity: 'WARN',
        code: 'PROPERTY_VALUE_MUST_CHANGE',
        jsonPath: '$.documentParties.shipper.displayedAddress',
        property: 'displayedAddress',
        current: 'NINGBO HAOYU\nNO. 1 ROAD',
        proposed: SENT.fAddress,
        reason: 'typing',
        message: `Change “NINGBO HAOYU\nNO. 1 ROAD” to “${SENT.fAddress}”`,
        author: 'Chen Wei',
        status: 'open',
        answer: null,
      },
    ]);
    expect(await loop.status()).toEqual([5, 5, 3, 5, 3]);
    expect(await loop.openToDos()).toBe(0);
    const told = await loop.server.database.db.select().from(messages).where(eq(messages.type, 'changesSent'));
    expect(told.filter(({ values }) => values.bookingNo === bookingNo)).toHaveLength(2);
    expect((await loop.server.call(blRequests, { bookingId }, loop.staff)).data.list).toEqual(list);
  });

  it('is done once when the answer was lost, and holds what was sent', async () => {
    const [first] = await loop.send();
    const again = await loop.submit();
    expect(again.data.list.map(({ id }) => id)).toEqual([first?.id]);
    expect(await loop.submit('request-2')).toMatchObject({ code: '0', message: 'No changes are marked' });
    expect((await loop.submit('request-3', 2)).data).toEqual({ version: 3 });
    const undone = await loop.marks(3, { ...PARTY, kind: 'undo', revision: 1 });
    expect(undone).toMatchObject({ code: '0', message: 'A change to this has been sent and is waiting for an answer' });
    const early = await loop.server.call(copyQueRenToMbl, { bookingId, version: 3 }, loop.chen);
    expect(early).toMatchObject({ code: '0', data: { reasons: [{ code: 'notViewed' }, { code: 'changes' }] } });
  });

  it('does not send what was accepted of this draft a second time', async () => {
    const [first] = await loop.send();
    await loop.answer('accepted', [first?.id ?? 0]);
    expect(await loop.submit('request-again')).toMatchObject({ code: '0', message: 'No changes are marked' });
    expect((await loop.server.call(blRequests, { bookingId }, loop.chen)).data.list).toHaveLength(1);
  });

  it('at once by two people sends each change once', async () => {
    await loop.marks(3, PARTY);
    const both = await Promise.all([
      loop.submit('request-a'),
      loop.server.call(submitBlChanges, { bookingId, version: 3, requestId: 'request-b' }, loop.he),
    ]);
    expect(both.map(({ code }) => code).sort()).toEqual(['0', '1']);
    expect((await loop.server.call(blRequests, { bookingId }, loop.chen)).data.list).toHaveLength(1);
  });
});
