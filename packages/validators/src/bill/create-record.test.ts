import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { billWire, containersWire, goodsWire } from '../yup/index.ts';
import { createBillRecord } from './create-record.ts';
import { BILL_FIELDS } from './fields.ts';

const onWire = async ({ kind, bill, goods, containers }: ReturnType<typeof createBillRecord>) => {
  await billWire[kind].validate(bill, { strict: true });
  await goodsWire.validate(goods, { strict: true });
  await containersWire.validate(containers, { strict: true });
};

describe('createBillRecord', () => {
  it.each(['MBL', 'HBL'] as const)('makes a whole %s of nothing, which the wire takes', async (kind) => {
    const record = createBillRecord({ kind, goods: { rows: [{}] }, containers: [{}, {}] });
    await onWire(record);
    const names = BILL_FIELDS.filter((field) => !('only' in field) || field.only === kind).map(({ name }) => name);
    expect(Object.keys(record.bill)).toEqual(names);
    expect(record.containers.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('keeps what is given and fills in the rest', async () => {
    const record = createBillRecord({
      bill: { fAddress: 'NINGBO HAOYU\nCHINA', etd: '2026-11-24', payPlaceId: undefined },
      goods: { rows: [{ goods: 'CHAIRS', id: 7 }, { number: 3 }], actualWeight: '12.5' },
      containers: [{ ctnNo: 'CSQU3054383' }],
    });
    await onWire(record);
    expect(record).toMatchObject({
      kind: 'MBL',
      bill: { fAddress: 'NINGBO HAOYU\nCHINA', etd: '2026-11-24', payPlaceId: null, vessel: '' },
      goods: {
        rows: [
          { id: 7, goods: 'CHAIRS', number: 0 },
          { id: 2, number: 3, weight: '0' },
        ],
        actualWeight: '12.5',
      },
      containers: [{ id: 1, ctnNo: 'CSQU3054383', sealNo: '' }],
    });
  });

  it('gives records that share nothing', () => {
    const [one, other] = [createBillRecord(), createBillRecord()];
    expect(one).toEqual(other);
    expect(one.goods.rows).not.toBe(other.goods.rows);
  });
});

it('says of every field of a bill in a line what it is', () => {
  const text = readFileSync(new URL('meanings.ts', import.meta.url), 'utf8');
  const said = [...text.matchAll(/^ {2}\/\*\* (.+) \*\/\n {2}(\w+): unknown;$/gm)].map(([, , name]) => name);
  expect(said).toEqual(BILL_FIELDS.map(({ name }) => name));
  expect(said).toHaveLength(48);
});
