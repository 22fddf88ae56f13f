import { expect, it } from 'vitest';
import { billOf } from '../testing/records.ts';
import { billRecord } from './bill.ts';
import { checkRecord } from './check-record.ts';
import { billRecordFor, destinationOf, destinationOfBill } from './destination.ts';

const said = (destination: 'US' | 'EU' | 'CN', changes: object, kind: 'MBL' | 'HBL' = 'MBL') =>
  (checkRecord(billRecordFor(kind, destination), { ...billOf(kind), ...changes }, { warnings: true }) ?? [])
    .filter(({ code }) => /vague|noCode/.test(code))
    .map(({ path, code }) => `${path} ${code}`);
const called = (goods: string) => ({ goods: [{ ...(billOf('MBL').goods as object[])[0], goods }] });

it.each([
  ['USLAX', 'US'],
  ['DEHAM', 'EU'],
  ['NOOSL', 'EU'],
  ['CNNGB', 'CN'],
  ['GBFXT', undefined],
  ['', undefined],
  [null, undefined],
])('reads %s by the rules of %s', (locode, destination) => {
  expect(destinationOf(locode)).toBe(destination);
});

it('goes by the port of discharge, else by the place of delivery', () => {
  expect(destinationOfBill({ portEndCode: 'NLRTM', placeDeliveryCode: 'USLAX' })).toBe('EU');
  expect(destinationOfBill({ portEndCode: '', placeDeliveryCode: 'USLAX' })).toBe('US');
  expect(destinationOfBill({})).toBeUndefined();
});

it('says what customs of the destination reject, and of a master bill not that it is consolidated', () => {
  expect(said('US', called('ACCESSORIES'))).toEqual(['goods[0].goods goods.vague']);
  expect(said('EU', called('FOOTWEAR'))).toEqual(['goods[0].goods goods.vague']);
  expect(said('US', called('FOOTWEAR'))).toEqual([]);
  expect(said('US', called('CONSOLIDATED CARGO'))).toEqual([]);
  expect(said('US', called('CONSOLIDATED CARGO'), 'HBL')).toEqual(['goods[0].goods goods.vague']);
  expect(said('EU', { sAddress: 'UNKNOWN' })).toEqual(['sAddress party.vague']);
});

it('asks for company codes on the way to China, of whoever is told where the consignee is to order', () => {
  const coded = { fAddress: 'ACME GMBH\nOC+DE811122233', sAddress: 'NINGBO HAOYU\nUSCI+91330200MA2XXXXXXX' };
  expect(said('CN', { ...coded, tAddress: 'ANYBODY' })).toEqual([]);
  expect(said('CN', { ...coded, fAddress: 'ACME GMBH' })).toEqual(['fAddress party.noCode']);
  expect(said('CN', { ...coded, sAddress: 'TO ORDER', tAddress: 'NINGBO HAOYU' })).toEqual(['tAddress party.noCode']);
  expect(said('CN', { ...coded, sAddress: 'TO ORDER', tAddress: 'NINGBO HAOYU USCI+91330200' })).toEqual([]);
});

it('is the bill itself where no rules are known, and one spec for each profile', () => {
  expect(billRecordFor('MBL', undefined)).toBe(billRecord.MBL);
  expect(billRecordFor('HBL', 'US')).toBe(billRecordFor('HBL', 'US'));
});
