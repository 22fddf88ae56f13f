import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import schemas from '../../testing/dcsa/ebl-3.0.4.json' with { type: 'json' };
import { compareBills } from '../compare/compare-bills.ts';
import { INSTRUCTION_DRAFT } from '../compare/policy.ts';
import { createBillRecord } from '../create-record.ts';
import { draftRecord, draftValues } from '../draft/values.ts';
import type { BillRecord } from '../types.ts';
import { fromDcsa, isDcsa, toShippingInstructions, toTransportDocument } from './index.ts';

const ajv = new Ajv({ strict: false, allErrors: true });
formats.default(ajv);
/** OpenAPI 3.0 says of a limit whether it is excluded; JSON Schema says the excluded limit. */
const asJsonSchema = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(asJsonSchema);
  if (typeof node !== 'object' || node === null) return node;
  const { exclusiveMinimum, minimum, ...rest } = node as Record<string, unknown>;
  const limit = exclusiveMinimum === true ? { exclusiveMinimum: minimum } : { minimum };
  const entries = Object.entries(rest).map(([name, one]) => [name, asJsonSchema(one)]);
  return { ...Object.fromEntries(entries), ...(minimum !== undefined && limit) };
};
ajv.addSchema(asJsonSchema(schemas) as object, 'ebl');
const fits = (name: 'CreateShippingInstructions' | 'TransportDocument', document: unknown) => {
  const check = ajv.compile({ $ref: `ebl#/components/schemas/${name}` });
  check(document);
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

const carton = { packageType: 1, packageTypeName: 'CARTONS', goodsType: 1, goodsTypeName: 'GENERAL CARGO' };
const box = { ctnType: 3, ctnTypeName: '40HQ', packageType: 1, packageTypeName: 'CARTONS' };
const record = createBillRecord({
  bill: {
    fAddress: 'NINGBO HAOYU HOMEWARE CO., LTD.\nNO. 288 JIANGNAN ROAD\nNINGBO',
    bkgNo: '6412098730',
    sAddress: 'CASCADE HOME SUPPLY LLC\n1420 E WAREHOUSE STREET, BUILDING 7, DOCK 12',
    tAddress: 'SAME AS CONSIGNEE',
    mblNo: 'COSU6412098730',
    shippingId: 1,
    shippingName: 'COSCO SHIPPING',
    blMethodName: 'TELEX RELEASE',
    blMethodId: 2,
    payMethodId: 1,
    payMethodName: 'FREIGHT PREPAID',
    payPlaceName: 'NINGBO',
    transportClauseId: 3,
    transportClauseName: 'CY-DOOR',
    placeReceiptName: 'NINGBO',
    placeReceiptCode: 'CNNGB',
    placeReceiptDesc: 'NINGBO, CHINA',
    portStartName: 'NINGBO',
    portStartCode: 'CNNGB',
    portStartDesc: 'NINGBO, CHINA',
    portEndName: 'LOS ANGELES',
    portEndCode: 'USLAX',
    portEndDesc: 'LOS ANGELES, CA',
    placeDeliveryName: 'LOS ANGELES',
    placeDeliveryCode: 'USLAX',
    placeDeliveryDesc: 'LOS ANGELES, CA',
    vessel: 'COSCO SHIPPING ANDES',
    voyage: '042E',
    etd: '2026-12-08',
    blContract: 'CHEN WEI',
    blTel: '13800138000',
    blEmail: 'docs@haoyu.example,ops@haoyu.example',
    webStatus: 4,
  },
  goods: {
    rows: [
      {
        ...carton,
        goods: 'BAMBOO KITCHEN SHELF',
        marks: 'N/M',
        hsCode: '940382',
        number: 640,
        weight: '6880.5',
        volume: '78.235',
      },
      {
        ...carton,
        goods: 'STORAGE BOX',
        marks: 'CASCADE\nPO 7',
        hsCode: '39241000',
        number: 100,
        weight: '500',
        volume: '4',
      },
    ],
  },
  containers: [
    { ...box, ctnNo: 'CSQU3054383', sealNo: 'CN1234567', number: 400, weight: '4000', volume: '40' },
    { ...box, ctnNo: 'TEXU3070079', sealNo: 'CN7654321/SH2', number: 340, weight: '3380.5', volume: '42.235' },
  ],
});
const facts = {
  arrival: '2026-12-22',
  issuer: { partyName: 'MERIDIAN BAY', street: '515 YANGFAN RD', city: 'NINGBO', countryCode: 'CN' },
  terms: 'As printed on the back of the bill.',
};

/** The bill that comes of a document, over a form that says nothing; and what differs from the one it was written of. */
function readBack(document: unknown, from: BillRecord) {
  if (!isDcsa(document)) throw new Error('a document');
  const { values, unread } = fromDcsa(JSON.parse(JSON.stringify(document)), 'mblNo');
  const bare = createBillRecord({ kind: 'MBL', bill: { webStatus: from.bill.webStatus } });
  const back = draftRecord(bare, { ...values, head: { ...draftValues(bare).head, ...values.head } });
  const { fields } = compareBills(from, back, INSTRUCTION_DRAFT);
  const differing = fields.filter(({ class: difference }) => difference === 'material' || difference === 'blocking');
  return { unread, differing: differing.map(({ path }) => path) };
}

describe('Shipping Instructions', () => {
  const { document, lacks, unsaid } = toShippingInstructions(record);

  it('fit the schema, and say what they cannot say', () => {
    expect(lacks).toEqual([]);
    expect(fits('CreateShippingInstructions', document)).toEqual([]);
    expect(unsaid).toEqual(
      expect.arrayContaining(['bill.vessel', 'bill.etd', 'bill.payPlaceName', 'containers[0].ctnType']),
    );
  });

  it('are read again: all comes back but what they cannot say', () => {
    const { unread, differing } = readBack(document, record);
    expect(unread).toEqual([]);
    const said = differing.filter((path) => !unsaid.some((one) => path.startsWith(one.replace(/Id$|Code$/, ''))));
    expect(said.filter((path) => !/ctnType|CSQU3054383\]\.ctnType/.test(path))).toEqual([]);
  });

  it('are to order, with whom they are to the order of', () => {
    const { document: own } = toShippingInstructions({
      ...record,
      bill: { ...record.bill, sAddress: 'TO ORDER OF HARBOUR BANK\nLOS ANGELES', tAddress: 'ACME INC.\nLOS ANGELES' },
    } as BillRecord);
    expect(fits('CreateShippingInstructions', own)).toEqual([]);
    expect(own).toMatchObject({ isToOrder: true, documentParties: { endorsee: { partyName: 'HARBOUR BANK' } } });
    expect(fromDcsa(own, 'mblNo').values.head).toMatchObject({
      sAddress: 'TO ORDER OF HARBOUR BANK\nLOS ANGELES',
      tAddress: 'ACME INC.\nLOS ANGELES',
    });
  });

  it('are not written where something is missing that they have to have', () => {
    const bare = { ...record, containers: [], bill: { ...record.bill, bkgNo: '' } } as BillRecord;
    expect(toShippingInstructions(bare).lacks).toEqual(expect.arrayContaining(['containers', 'bill.bkgNo']));
  });
});

describe('a Transport Document', () => {
  const { document, lacks } = toTransportDocument(record, facts);

  it('fits the schema', () => {
    expect(lacks).toEqual([]);
    expect(fits('TransportDocument', document)).toEqual([]);
  });

  it('is read again: nothing differs, and what the form has no place for is listed', () => {
    const { unread, differing } = readBack(document, record);
    expect(differing).toEqual([]);
    expect(unread.map(({ path }) => path)).toEqual([
      '$.transportDocumentStatus',
      '$.documentParties.issuingParty.partyName',
      '$.documentParties.issuingParty.address.street',
      '$.documentParties.issuingParty.address.city',
      '$.documentParties.issuingParty.address.countryCode',
      '$.termsAndConditions',
      '$.transports.plannedArrivalDate',
    ]);
  });

  it('lacks what a bill does not say unless it is told', () => {
    expect(toTransportDocument(record, {}).lacks).toEqual(expect.arrayContaining(['arrival', 'issuer']));
  });
});

it('lists every leaf that the form has no place for, such as another unit', () => {
  const { document } = toShippingInstructions(record);
  const more = JSON.parse(JSON.stringify(document));
  more.documentParties.seller = { partyName: 'SELLER LTD' };
  more.consignmentItems[0].cargoItems[0].cargoGrossWeight.unit = 'LBR';
  const { unread } = fromDcsa(more, 'mblNo');
  expect(unread.map(({ path }) => path).sort()).toEqual([
    '$.consignmentItems[0].cargoItems[0].cargoGrossWeight.unit',
    '$.consignmentItems[0].cargoItems[0].cargoGrossWeight.value',
    '$.documentParties.seller.partyName',
  ]);
});

describe('the carrier', () => {
  const shippedBy = (shippingName: string) => createBillRecord({ ...record, bill: { ...record.bill, shippingName } });

  it.each([
    ['COSCO SHIPPING', 'COSU', 'NMFTA'],
    ['SITC', '12PD', 'NMFTA'],
    ['X-PRESS FEEDERS', 'XPR', 'SMDG'],
  ])('%s is %s in the list of the %s, and comes back', (name, code, list) => {
    const { document } = toShippingInstructions(shippedBy(name));
    expect(document).toMatchObject({ carrierCode: code, carrierCodeListProvider: list });
    expect(fits('CreateShippingInstructions', document)).toEqual([]);
    expect(fromDcsa(document, 'mblNo').values.head['shippingName']).toBe(name);
  });

  it('is known by the code of the other list as well', () => {
    const { document } = toShippingInstructions(record);
    const maersk = { ...document, carrierCode: 'MSK', carrierCodeListProvider: 'SMDG' };
    expect(fromDcsa(maersk, 'mblNo').values.head['shippingName']).toBe('MAERSK');
  });

  it('of whom no code is known is said, and a code of nobody we know is listed', () => {
    const written = toShippingInstructions(shippedBy('ANTONG'));
    expect(written.document).not.toHaveProperty('carrierCode');
    expect(written.unsaid).toContain('bill.shippingId');
    expect(toTransportDocument(shippedBy('ANTONG'), {}).lacks).toContain('bill.shippingId');
    const { unread } = fromDcsa(
      { ...written.document, carrierCode: 'QQQQ', carrierCodeListProvider: 'NMFTA' },
      'mblNo',
    );
    expect(unread).toContainEqual({ path: '$.carrierCode', value: 'QQQQ' });
  });
});
