import type { Client } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import type { BillRecord } from '@lading/validators/bill';
import { expect, it } from 'vitest';
import { recordOfMbl } from '../../../testing/sample-bill.ts';
import { retarget } from './retarget.ts';
import type { WaitingStep } from './waiting-step.ts';

const { blVersions, blMarks, initInfoMbl } = contract.order;
const AT = '2026-11-20T02:00:00Z';

const sent = recordOfMbl('en-US');
const changed = (bill: Partial<BillRecord['bill']>): BillRecord =>
  ({ ...sent, bill: { ...sent.bill, ...bill } }) as BillRecord;
const street = changed({ sAddress: sent.bill.sAddress.replace('1420', '1402') });

const step: WaitingStep = {
  id: 'a',
  at: AT,
  draft: { bookingId: 1702, billId: null, version: 1 },
  action: { path: 'bill.sAddress', kind: 'ok' },
  revision: 2,
};
const mark = (mine: boolean, revision: number) => ({
  billId: null,
  path: 'bill.sAddress',
  revision,
  carriedFrom: 1,
  again: false,
  request: null,
  comments: [],
  verdict: { kind: 'waived', proposed: '', reason: 'agreed', author: 'Wang Min', side: 'customer', at: AT, mine },
});

/** A server where the second draft has come, and the mark of the place is this. */
function asked(newest: BillRecord, marks: readonly object[], waiting: WaitingStep = step) {
  const drafts = [street, newest];
  const call = async (endpoint: object, input: { source?: string; version?: number }) => {
    if (endpoint === blVersions) return { kind: 'MBL', newestDraft: 2, newestInstruction: 1 };
    if (endpoint === blMarks) return { version: 2, marks };
    if (endpoint !== initInfoMbl) throw new Error('Nobody answers that');
    const record = input.source === 'instruction' ? sent : drafts[(input.version ?? 0) - 1];
    return { mblVo: record?.bill, mblGoodsVo: record?.goods, conList: record?.containers };
  };
  return retarget({ client: { call } as unknown as Client, epoch: 0 }, waiting);
}

it('goes to the newest draft where that left the field alone', async () => {
  const other = changed({ sAddress: street.bill.sAddress, vessel: 'COSCO SHIPPING LEO' });
  const draft = { ...step.draft, version: 2 };
  expect(await asked(other, [])).toEqual({ kind: 'same', step: { ...step, draft, revision: 0 } });
  // The mark on the new draft is the reviewer's own, carried over, so there is no clash.
  expect(await asked(other, [mark(true, 3)])).toEqual({ kind: 'same', step: { ...step, draft, revision: 3 } });
});

it('is asked again where the field is another one now', async () => {
  const third = changed({ sAddress: sent.bill.sAddress.replace('1420', '1240') });
  expect(await asked(third, [])).toEqual({ kind: 'changed', version: 2 });
});

it('meets what somebody else decided meanwhile', async () => {
  const theirs = { kind: 'waived', reason: 'agreed', author: 'Wang Min', at: AT };
  expect(await asked(street, [mark(false, 4)])).toEqual({ kind: 'clash', theirs, revision: 4 });
  // The reviewer had already seen this mark when deciding otherwise, so there is no clash.
  expect(await asked(street, [mark(false, 2)])).toMatchObject({ kind: 'same', step: { revision: 2 } });
});

it('never meets anybody with a comment', async () => {
  const comment = { ...step, action: { path: 'bill.sAddress', kind: 'comment', text: 'as invoiced' } } as const;
  expect(await asked(street, [mark(false, 4)], comment)).toMatchObject({ kind: 'same', step: { revision: 4 } });
});
