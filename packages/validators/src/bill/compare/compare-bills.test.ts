import { describe, expect, it } from 'vitest';
import { type Changes, CONSIGNEE, largest, master, SHIPPER } from '../../testing/bills.ts';
import type { BillRecord } from '../types.ts';
import { compareBills } from './compare-bills.ts';
import { DRAFT_DRAFT, INSTRUCTION_DRAFT } from './policy.ts';
import type { FieldComparison } from './result.ts';

const compare = (left: Changes, right: Changes) => compareBills(master(left), master(right), INSTRUCTION_DRAFT);
const differences = (left: Changes, right: Changes): FieldComparison[] =>
  compare(left, right).fields.filter((field) => field.class !== 'same');
const brief = ({ path, class: found, kind }: FieldComparison): string => [path, found, kind].filter(Boolean).join(' ');
const found = (right: Changes, left: Changes = {}): string[] => differences(left, right).map(brief);
const notes = (right: Changes, left: Changes = {}) => differences(left, right).flatMap((field) => field.notes ?? []);

describe('acceptance', () => {
  it('finds nothing between equal bills', () => {
    const { counts, fields } = compare({}, {});
    expect(counts).toEqual({ same: fields.length, cosmetic: 0, material: 0, blocking: 0, expected: 0 });
  });

  it('calls case and blanks cosmetic', () => {
    const sAddress = `${CONSIGNEE.toLowerCase()}  `;
    expect(found({ bill: { sAddress, vessel: 'COSCO  SHIPPING ANDES' } })).toEqual([
      'bill.sAddress cosmetic case',
      'bill.vessel cosmetic wrap',
    ]);
  });

  it('takes 12400 and 12400.0000 for one weight', () => {
    const weights = [{ goods: { 0: { weight: '12400' } } }, { goods: { 0: { weight: '12400.0000' } } }] as const;
    expect(found(...weights)).toEqual(['goods[0].weight cosmetic format']);
  });

  it('calls a seal that went to another container two blocking differences, and says where it was', () => {
    const right = { containers: { 0: { sealNo: 'CN4471204' }, 1: { sealNo: 'CN4471203' } } };
    expect(found(right)).toEqual([
      'containers[CBHU3202732].sealNo blocking',
      'containers[TCNU7200794].sealNo blocking',
    ]);
    expect(notes(right)).toEqual([
      { code: 'seal.moved', params: { seal: 'CN4471204', from: 'TCNU7200794' } },
      { code: 'seal.moved', params: { seal: 'CN4471203', from: 'CBHU3202732' } },
    ]);
  });

  it('finds nothing in containers that stand in another order', () => {
    const right = master();
    const { counts, rows } = compareBills(
      master(),
      { ...right, containers: right.containers.toReversed() },
      INSTRUCTION_DRAFT,
    );
    expect(counts).toMatchObject({ cosmetic: 0, material: 0, blocking: 0 });
    expect(rows.containers).toEqual([
      { key: 'CBHU3202732', left: 0, right: 2 },
      { key: 'TCNU7200794', left: 1, right: 1 },
      { key: 'CSQU3054383', left: 2, right: 0 },
    ]);
  });

  it('calls another code of the same port cosmetic', () => {
    expect(found({ bill: { portStartCode: 'CNNBO' } })).toEqual(['bill.portStartCode cosmetic alias']);
    expect(notes({ bill: { portStartCode: 'CNNBO' } })).toEqual([
      { code: 'code.alias', params: { left: 'CNNGB', right: 'CNNBO' } },
    ]);
    expect(found({ bill: { portStartCode: 'CNSGH' } }, { bill: { portStartCode: 'CNSHA' } })).toEqual([
      'bill.portStartCode cosmetic alias',
    ]);
  });

  it('calls a container that is too many one blocking difference', () => {
    const right = master();
    const extra = { ...right.containers[0], ctnNo: 'TEXU3070079', sealNo: 'CN999' } as (typeof right.containers)[0];
    const result = compareBills(master(), { ...right, containers: [extra, ...right.containers] }, INSTRUCTION_DRAFT);
    expect(result.counts).toMatchObject({ cosmetic: 0, material: 0, blocking: 1 });
    expect(result.fields.find((field) => field.class === 'blocking')).toMatchObject({
      path: 'containers[TEXU3070079]',
      field: 'ctnNo',
      row: 'extra',
      left: '',
      right: 'TEXU3070079',
      cells: { sealNo: 'CN999', number: '560' },
      jsonPath: '$.utilizedTransportEquipments[0].equipment.equipmentReference',
    });
  });

  it('sees a house number, a rolled vessel and the tail of an HS code', () => {
    expect(found({ bill: { sAddress: CONSIGNEE.replace('1420', '1402') } })).toEqual(['bill.sAddress material']);
    const rolled = { bill: { vessel: 'COSCO SHIPPING ALPS', voyage: '043E', etd: '2026-12-03' } };
    expect(found(rolled)).toEqual(['bill.vessel material', 'bill.voyage material', 'bill.etd material']);
    expect(notes(rolled)).toEqual(Array.from({ length: 3 }, () => ({ code: 'schedule.changed', params: {} })));
    const tail = { goods: { 0: { hsCode: '9403820000' } } };
    expect(found(tail)).toEqual(['goods[0].hsCode material']);
    expect(notes(tail)).toEqual([{ code: 'hs.tail', params: {} }]);
  });

  it('compares the largest bill with itself', () => {
    expect(compareBills(largest(), largest(), INSTRUCTION_DRAFT).counts).toMatchObject({ material: 0, blocking: 0 });
  });
});

describe('parties', () => {
  const party = (name: 'sAddress' | 'tAddress', left: string, right: string) =>
    found({ bill: { [name]: right } }, { bill: { [name]: left } });

  it.each([
    ['GLOBEX GMBH\nHAMBURG', 'GLOBEX AG\nHAMBURG', 'bill.sAddress blocking'],
    ['GLOBEX GMBH\nHAMBURG', 'GLOBEX GMBH\nBREMEN', 'bill.sAddress material'],
    ['GLOBEX GMBH\nHAMBURG', 'GLOBEX GMBHAUS\nHAMBURG', 'bill.sAddress blocking'],
    ['GLOBEX TRADING GMBH\nHAMBURG', 'GLOBEX\nTRADING GMBH BREMEN', 'bill.sAddress material'],
    ['GLOBEX GMBH\nHAMBURG', '', 'bill.sAddress blocking'],
    ['GLOBEX GMBH\nHAMBURG', 'Globex GmbH\nHamburg', 'bill.sAddress cosmetic case'],
  ])('%j → %j is %s', (left, right, expected) => expect(party('sAddress', left, right)).toContain(expected));

  it('says that the name is what differs', () => {
    expect(notes({ bill: { fAddress: SHIPPER.replace('HAOYU', 'HAOYOU') } })).toEqual([
      { code: 'party.name', params: {} },
    ]);
  });

  it('puts the consignee in the place of SAME AS CONSIGNEE', () => {
    expect(party('tAddress', 'SAME AS CONSIGNEE', CONSIGNEE)).toEqual(['bill.tAddress cosmetic alias']);
    expect(party('tAddress', CONSIGNEE.replaceAll('\n', ' '), 'Same as Consignee.')).toEqual([
      'bill.tAddress cosmetic alias',
    ]);
    expect(party('tAddress', 'SAME AS CONSIGNEE', CONSIGNEE.replace('1420', '1402'))).toEqual([
      'bill.tAddress material',
    ]);
    expect(party('tAddress', 'SAME AS CONSIGNEE', 'HARBOR BROKERS INC.')).toEqual(['bill.tAddress blocking']);
    expect(notes({ bill: { tAddress: CONSIGNEE } })).toEqual([
      { code: 'party.sameAsConsignee', params: { side: 'left', text: CONSIGNEE } },
    ]);
  });

  it('reports a changed consignee once, not again for a notify that refers to it', () => {
    expect(found({ bill: { sAddress: 'HARBOR RETAIL INC.' } })).toEqual(['bill.sAddress blocking']);
    expect(found({ bill: { sAddress: 'HARBOR RETAIL INC.', tAddress: 'SAME AS  CONSIGNEE' } })).toEqual([
      'bill.sAddress blocking',
      'bill.tAddress cosmetic wrap',
    ]);
  });
});

describe('fields of the bill', () => {
  it.each<[Changes['bill'], Changes['bill'], string]>([
    [{ mblNo: 'COSU1' }, { mblNo: 'COSU2' }, 'bill.mblNo blocking'],
    [{ mblNo: 'COSU1' }, { mblNo: 'cosu1' }, 'bill.mblNo cosmetic case'],
    [{ mblNo: 'COSU1' }, { mblNo: 'COSU-1' }, 'bill.mblNo blocking'],
    [{ bkgNo: '1' }, { bkgNo: '' }, 'bill.bkgNo blocking'],
    [{ combineBkgNo: '1, 2' }, { combineBkgNo: '2,1' }, 'bill.combineBkgNo cosmetic format'],
    [{ combineBkgNo: '1, 2' }, { combineBkgNo: '1, 3' }, 'bill.combineBkgNo material'],
    [{}, { portEndCode: 'USLGB' }, 'bill.portEndCode blocking'],
    [{}, { portEndDesc: 'LOS ANGELES' }, 'bill.portEndDesc material'],
    [{}, { portEndCode: 'US LAX' }, 'bill.portEndCode cosmetic format'],
    [{}, { portEndCode: 'uslax' }, 'bill.portEndCode cosmetic case'],
    [{}, { portEndCode: '' }, 'bill.portEndCode cosmetic alias'],
    [{}, { portEndCode: '', portEndId: null }, 'bill.portEndCode cosmetic alias'],
    [{}, { portEndCode: '', portEndId: null, portEndName: 'USLAX' }, ''],
    [{}, { portEndCode: '', portEndId: null, portEndName: 'Oakland' }, 'bill.portEndCode blocking'],
    [{}, { payMethodId: 2, payMethodName: 'FREIGHT COLLECT' }, 'bill.payMethodName blocking'],
    [{}, { payMethodName: 'FREIGHT COLLECT' }, 'bill.payMethodName blocking'],
    [{}, { payMethodId: null, payMethodName: 'PREPAID' }, 'bill.payMethodName cosmetic alias'],
    [{}, { blMethodId: 1, blMethodName: 'ORIGINAL' }, 'bill.blMethodName blocking'],
    [{}, { blMethodName: '\u7535\u653e' }, 'bill.blMethodName cosmetic alias'],
    [{}, { transportClauseName: 'CY/CY' }, 'bill.transportClauseName cosmetic punct'],
    [{}, { transportClauseId: 2, transportClauseName: 'CY-CFS' }, 'bill.transportClauseName material'],
    [{}, { shippingName: '\u4e2d\u8fdc\u6d77\u8fd0' }, 'bill.shippingName cosmetic alias'],
    [{}, { payPlaceId: 12, payPlaceName: 'SHANGHAI' }, 'bill.payPlaceName material'],
    [{ payPlaceName: '' }, { payPlaceId: 12, payPlaceName: '' }, 'bill.payPlaceName material'],
    [{ etd: '2026-11-26' }, { etd: '2026/11/26' }, 'bill.etd cosmetic format'],
    [{ etd: '2026-11-26' }, { etd: '2026-11-26T23:00:00-10:00' }, 'bill.etd cosmetic format'],
    [{ etd: '2026-11-26' }, { etd: null }, 'bill.etd material'],
  ])('%j → %j is %s', (left, right, expected) =>
    expect(found({ bill: right ?? {} }, { bill: left ?? {} })).toEqual(expected ? [expected] : []),
  );

  it.each<[Changes['bill'], string]>([
    [{ remark: 'Something else.' }, 'bill.remark cosmetic'],
    [{ blContract: 'CHEN WEI' }, 'bill.blContract cosmetic case'],
    [{ blTel: '1' }, 'bill.blTel cosmetic'],
    [{ blEmail: 'wei.chen@haoyu.example; docs@haoyu.example' }, 'bill.blEmail cosmetic format'],
    [{ blEmail: 'docs@haoyu.example' }, 'bill.blEmail cosmetic'],
    [{ blDate: '2026-11-18T16:40:12+08:00' }, 'bill.blDate cosmetic format'],
    [{ blDate: null }, 'bill.blDate cosmetic'],
  ])('calls %j, which is not printed, %s', (right, expected) => {
    expect(found({ bill: right ?? {} })).toEqual([expected]);
    expect(notes({ bill: right ?? {} })).toEqual([{ code: 'notPrinted', params: {} }]);
  });

  it('takes an absent value for an empty one', () => {
    const { combineBkgNo: _, ...bill } = master().bill;
    expect(compareBills(master(), { ...master(), bill } as BillRecord, INSTRUCTION_DRAFT).counts.same).toBe(
      compare({}, {}).fields.length,
    );
  });

  it('keeps the measures on arrival apart from what is printed', () => {
    const right = master();
    const goods = { ...right.goods, actualWeight: '12406.500', actualNumber: 1279 };
    const { fields } = compareBills(master(), { ...right, goods }, INSTRUCTION_DRAFT);
    expect(fields.filter((field) => field.class !== 'same').map(brief)).toEqual([
      'goods.actualNumber cosmetic',
      'goods.actualWeight cosmetic format',
    ]);
  });
});

it('tells the drafts apart by name only', () => {
  const right = master({ bill: { vessel: 'X' } });
  const [a, b] = [INSTRUCTION_DRAFT, DRAFT_DRAFT].map((policy) => compareBills(master(), right, policy));
  expect(b).toEqual({ ...a, policy: 'draft-draft' });
});

it('gives plain JSON, with a place in the document of the carrier for what differs', () => {
  const result = compare({}, { bill: { tAddressSecond: '' }, containers: { 2: { weight: '1' } } });
  expect(JSON.parse(JSON.stringify(result))).toStrictEqual(result);
  expect(
    result.fields.filter((field) => field.class !== 'same').map(({ jsonPath, property }) => [jsonPath, property]),
  ).toEqual([
    ['$.documentParties.notifyParties[1].displayedAddress', 'displayedAddress'],
    ["$.consignmentItems[*].cargoItems[?(@.equipmentReference=='CSQU3054383')].cargoGrossWeight", 'cargoGrossWeight'],
  ]);
});

it('refuses lists where nothing is added up, and empty ones', () => {
  expect(() => compareBills(master(), [master(), master()], INSTRUCTION_DRAFT)).toThrow(RangeError);
  expect(() => compareBills([], master(), INSTRUCTION_DRAFT)).toThrow(RangeError);
});
