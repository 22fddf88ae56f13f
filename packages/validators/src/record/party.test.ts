import { expect, it } from 'vitest';
import { checkRecord } from './check-record.ts';
import { partyRecord } from './party.ts';

const CASCADE = {
  alias: 'Cascade LA',
  name: 'CASCADE HOME SUPPLY LLC',
  street: '1420 E WAREHOUSE STREET',
  city: 'LOS ANGELES',
  state: 'CA',
  zip: '90021',
  countryCode: 'US',
  contact: '',
  phone: '1-213-555-0142',
  email: '',
  enterpriseType: '',
  enterpriseCode: '',
  displayText: 'CASCADE HOME SUPPLY LLC\n1420 E WAREHOUSE STREET',
};
const found = (more: object, kind: keyof typeof partyRecord = 'consignee') =>
  (checkRecord(partyRecord[kind], { ...CASCADE, ...more }) ?? []).map(({ path, code }) => `${path} ${code}`);

it('takes a party', () => expect(found({})).toEqual([]));

it.each([
  [{ alias: ' ', city: '' }, ['alias required', 'city required']],
  [{ alias: '卡斯凯德', name: '卡斯凯德家居' }, ['name latin.char']],
  [{ displayText: '宁波浩宇' }, ['displayText latin.char']],
  [{ displayText: 'X'.repeat(36) }, ['displayText text.columns']],
  [{ displayText: 'A\nB\nC\nD\nE\nF\nG' }, ['displayText text.lines']],
  [{ email: 'docs@cascade' }, ['email email.domain']],
  [{ enterpriseType: 'USCI', enterpriseCode: '91350100M000100Y44' }, ['enterpriseCode uscc.checkDigit']],
  [{ enterpriseType: 'USCI', enterpriseCode: '91350100M000100Y43' }, []],
  [{ enterpriseType: 'EORI', enterpriseCode: 'US5550142' }, ['enterpriseCode eori.country']],
  [{ enterpriseType: 'EIN', enterpriseCode: '12-3456789' }, []],
])('of %j says %j', (more, said) => expect(found(more)).toEqual(said));

it('lets a notify party be the consignee again', () =>
  expect(found({ displayText: 'SAME AS CONSIGNEE' }, 'notify')).toEqual([]));
