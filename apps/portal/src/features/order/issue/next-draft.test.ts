import type { BillRecord } from '@lading/validators/bill';
import { describe, expect, it } from 'vitest';
import { recordOfMbl } from '../../../testing/sample-bill.ts';
import { nextDraft } from './next-draft.ts';

const sent = recordOfMbl('en-US');
const wrong = { seal: 'CN9999999', street: '1402 E WAREHOUSE STREET' };
const draft = {
  ...sent,
  bill: { ...sent.bill, sAddress: wrong.street, portEndId: 99, portEndName: 'Oakland', portEndCode: 'USOAK' },
  containers: sent.containers.map((row, at) => (at === 1 ? { ...row, sealNo: wrong.seal } : row)).slice(0, 2),
} as BillRecord;
const [first, second, third] = sent.containers;
const next = (path: string, value: string) => nextDraft(sent, draft, [{ path, value }]);

describe('the next draft', () => {
  it('has the words that were asked for, and leaves the rest alone', () => {
    const { record, left } = next('bill.sAddress', sent.bill.sAddress);
    expect(record).toEqual({ ...draft, bill: { ...draft.bill, sAddress: sent.bill.sAddress } });
    expect(left).toEqual([]);
  });

  it('takes number, name and code of a place together from the instruction, and guesses none', () => {
    expect(next('bill.portEndCode', 'USLAX').record.bill).toMatchObject({ portEndId: 21, portEndCode: 'USLAX' });
    expect(next('bill.portEndCode', 'USLGB')).toEqual({
      record: draft,
      left: [{ path: 'bill.portEndCode', value: 'USLGB' }],
    });
    expect(next('bill.portEndDesc', 'LONG BEACH, CA').record.bill.portEndDesc).toBe('LONG BEACH, CA');
  });

  it('changes the row that is meant', () => {
    const { record } = next(`containers[${second?.ctnNo}].sealNo`, second?.sealNo ?? '');
    expect(record.containers).toEqual([first, second]);
    expect(next('goods[0].weight', '6,900.5').record.goods.rows[0]?.weight).toBe('6900.5');
    expect(next('goods[0].weight', 'heavy').left).toHaveLength(1);
    expect(next('goods[7].weight', '1').left).toHaveLength(1);
  });

  it('puts a missing row in and takes an extra one out', () => {
    expect(next(`containers[${third?.ctnNo}]`, '').record.containers.at(-1)).toEqual(third);
    const extra = nextDraft(draft, sent, [{ path: `containers[${third?.ctnNo}]`, value: '' }]);
    expect(extra.record.containers).toEqual([first, second]);
  });

  it('says what a person has to write', () => {
    for (const path of ['totals.weight', 'bill.nothing', 'nowhere', 'bill.constructor'])
      expect(next(path, '1')).toEqual({ record: draft, left: [{ path, value: '1' }] });
  });
});
