import { expect, it } from 'vitest';
import { BILL_CALLS, billArg, billOf, contract, houseInfo, masterInfo } from '../index.ts';

const { order } = contract;

it('names the calls, the argument and the record of each kind of bill', () => {
  expect(BILL_CALLS.MBL).toEqual({ info: order.initInfoMbl, count: order.countNumMbl, confirm: order.copyQueRenToMbl });
  expect(BILL_CALLS.HBL).toEqual({ info: order.initInfoHbl, count: order.countNumHbl, confirm: order.copyQueRenToHbl });
  expect(billArg('MBL', 7, null)).toEqual({ bookingId: 7 });
  expect(billArg('MBL', 7, 3)).toEqual({ bookingId: 7, mblId: 3 });
  const asked = { source: 'draft', version: 2, more: true } as const;
  expect(billArg('HBL', 7, 3, asked)).toEqual({ bookingId: 7, hblId: 3, source: 'draft', version: 2 });
});

it('reads an answer as the record that it was made of', () => {
  const rest = { goods: { goods: 'g' }, containers: [{ ctnNo: 'c' }] };
  const master = { kind: 'MBL', bill: { mblNo: 'm' }, ...rest } as unknown as Parameters<typeof masterInfo>[0];
  const house = { kind: 'HBL', bill: { hblNo: 'h' }, ...rest } as unknown as Parameters<typeof houseInfo>[0];
  expect(Object.keys(masterInfo(master))).toEqual(['mblVo', 'mblGoodsVo', 'conList']);
  expect(Object.keys(houseInfo(house))).toEqual(['hblVo', 'hblGoodsVo', 'conList']);
  expect(billOf(masterInfo(master))).toEqual(master);
  expect(billOf(houseInfo(house))).toEqual(house);
});
