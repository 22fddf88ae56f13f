import { containerNumber } from '../../container.ts';
import { shortDecimal } from '../../decimal.ts';
import { isoSizeType } from '../../size-type.ts';
import type { BillRecord, ContainerRow, GoodsRow } from '../types.ts';
import { sharesOf } from './cargo.ts';
import { isSameAsConsignee, ordered, partyOf } from './parties.ts';
import type { Json } from './reader.ts';
import { linesOf } from './text-lines.ts';
import { carrierCode, ELECTRONIC, PACKAGE, SEA_WAYBILL, SIZE_TYPE, TELEX } from './words.ts';

/** Writes the parts of a document, and remembers what it lacks and what it cannot say. */
export class Writer {
  readonly lacks = new Set<string>();
  readonly unsaid = new Set<string>();

  need(value: string, path: string): string {
    if (value.trim() === '') this.lacks.add(path);
    return value.trim();
  }

  /** A figure as a number of JSON; one that would lose a digit there is not written. */
  figure(text: string, path: string): number {
    const value = Number(text);
    if (String(value) !== shortDecimal(text)) this.lacks.add(path);
    return value;
  }

  party(text: string, path: string): Json {
    const { party, rest } = partyOf(text);
    if (rest.length > 0) this.unsaid.add(path);
    return party;
  }
}

/** Without what is not there. */
export const present = (json: Json): Json =>
  Object.fromEntries(
    Object.entries(json).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  );

type Bill = BillRecord['bill'];
export const numberOf = ({ kind, bill }: BillRecord): string => (kind === 'HBL' ? bill.hblNo : bill.mblNo);

export function parties(writer: Writer, bill: Bill, codes: boolean): Json {
  const { isToOrder, endorsee } = ordered(bill.sAddress);
  const same = isSameAsConsignee(bill.tAddress);
  const notified = [same ? '' : bill.tAddress, bill.tAddressSecond];
  const consignee = isToOrder || bill.sAddress.trim() === '' ? undefined : writer.party(bill.sAddress, 'bill.sAddress');
  // Which list a code would be of is not said on a bill: it is agreed upon, and names the party.
  const named = consignee && {
    ...consignee,
    ...(codes && { identifyingCodes: [{ codeListProvider: 'ZZZ', partyCode: consignee['partyName'] }] }),
    ...(same && { isNotifyParty: true }),
  };
  return present({
    shipper: writer.party(writer.need(bill.fAddress, 'bill.fAddress'), 'bill.fAddress'),
    consignee: named,
    endorsee:
      endorsee === ''
        ? undefined
        : { ...writer.party(endorsee, 'bill.sAddress'), ...(same && { isNotifyParty: true }) },
    notifyParties: notified.filter((text) => text.trim() !== '').map((text) => writer.party(text, 'bill.tAddress')),
  });
}

function contacts(writer: Writer, { blContract, blTel, blEmail }: Bill): Json[] {
  const name = writer.need(blContract, 'bill.blContract').slice(0, 35);
  const mails = blEmail
    .split(',')
    .map((mail) => mail.trim())
    .filter(Boolean);
  if (blTel.trim() === '' && mails.length === 0) writer.lacks.add('bill.blEmail');
  const [first, ...others] = mails;
  return [
    present({ name, phone: blTel.trim() === '' ? undefined : blTel.trim().slice(0, 30), email: first }),
    ...others.map((email) => ({ name, email })),
  ];
}

function packing(row: GoodsRow, count: string): Json {
  return present({
    packageCode: PACKAGE[row.packageTypeName],
    numberOfPackages: Number(count),
    description: row.packageTypeName || 'PACKAGES',
  });
}

function consignment(writer: Writer, { bill, goods: { rows }, containers }: BillRecord, packed: boolean): Json[] {
  const { shares, left } = sharesOf(rows, containers);
  for (const name of left) writer.lacks.add(`totals.${name}`);
  return rows.map((row, line) => {
    const path = `goods[${line}]`;
    const code = writer.need(row.hsCode, `${path}.hsCode`).replace(/[\s.]/g, '');
    if (row.goodsType !== null && row.goodsType > 1) writer.unsaid.add(`${path}.goodsType`);
    const own = shares.filter((share) => share.line === line);
    if (own.length === 0) writer.lacks.add('containers');
    return present({
      carrierBookingReference: writer.need(bill.bkgNo, 'bill.bkgNo'),
      descriptionOfGoods: linesOf(writer.need(row.goods, `${path}.goods`)),
      HSCodes: [code.slice(0, 10)],
      extendedHSCodes: code.length > 10 ? [code] : undefined,
      shippingMarks: linesOf(row.marks),
      cargoItems: own.map(({ box, number, weight, volume }) => {
        if (packed && number === '0') writer.lacks.add(`${path}.number`);
        return present({
          equipmentReference: containers[box]?.ctnNo ?? '',
          cargoGrossWeight: { value: writer.figure(weight, `${path}.weight`), unit: 'KGM' },
          cargoGrossVolume:
            volume === '0' ? undefined : { value: writer.figure(volume, `${path}.volume`), unit: 'MTQ' },
          outerPackaging: number === '0' ? undefined : packing(row, number),
        });
      }),
    });
  });
}

function equipment(writer: Writer, row: ContainerRow, at: number): Json {
  const path = `containers[${at}]`;
  const reference = containerNumber.normalize(writer.need(row.ctnNo, `${path}.ctnNo`));
  const code = SIZE_TYPE[row.ctnTypeName] ?? (isoSizeType.is(row.ctnTypeName) ? row.ctnTypeName : undefined);
  if (code === undefined && row.ctnTypeName !== '') writer.unsaid.add(`${path}.ctnType`);
  const seals = writer
    .need(row.sealNo, `${path}.sealNo`)
    .split(/[\s,;/]+/)
    .filter(Boolean);
  if (seals.some((seal) => seal.length > 15)) writer.lacks.add(`${path}.sealNo`);
  return {
    isShipperOwned: false,
    equipment: present({ equipmentReference: reference, ISOEquipmentCode: code }),
    seals: seals.map((number) => ({ number })),
  };
}

const methodOf = (record: BillRecord): string => (record.kind === 'MBL' ? record.bill.blMethodName : '');

/** What both documents say alike. */
export function common(writer: Writer, record: BillRecord, ofDocument: boolean): Json {
  const { bill, containers, goods } = record;
  const method = methodOf(record);
  if (goods.rows.length === 0) writer.lacks.add('goods');
  if (containers.length === 0) writer.lacks.add('containers');
  const carrier = carrierCode(bill.shippingName);
  if (carrier === undefined) (ofDocument ? writer.lacks : writer.unsaid).add('bill.shippingId');
  if (!['', 'ORIGINAL', TELEX, SEA_WAYBILL, ELECTRONIC].includes(method)) writer.unsaid.add('bill.blMethodId');
  for (const [name, value] of [
    ['remark', bill.remark],
    ['combineBkgNo', bill.combineBkgNo],
    ['settleMethodId', record.kind === 'HBL' ? record.bill.settleMethodName : ''],
  ] as const)
    if (value.trim() !== '') writer.unsaid.add(`bill.${name}`);
  return present({
    transportDocumentReference: numberOf(record).slice(0, 20) || undefined,
    transportDocumentTypeCode: method === SEA_WAYBILL ? 'SWB' : 'BOL',
    isShippedOnBoardType: true,
    isElectronic: method === ELECTRONIC,
    isToOrder: ordered(bill.sAddress).isToOrder,
    // None is printed where the originals are given back at origin.
    ...(method === TELEX && { numberOfOriginalsWithoutCharges: 0, numberOfOriginalsWithCharges: 0 }),
    freightPaymentTermCode: /COLLECT/i.test(bill.payMethodName) ? 'COL' : 'PRE',
    displayedNameForPlaceOfReceipt: linesOf(bill.placeReceiptDesc || bill.placeReceiptName).slice(0, 5),
    displayedNameForPortOfLoad: linesOf(bill.portStartDesc || bill.portStartName).slice(0, 5),
    displayedNameForPortOfDischarge: linesOf(bill.portEndDesc || bill.portEndName).slice(0, 5),
    displayedNameForPlaceOfDelivery: linesOf(bill.placeDeliveryDesc || bill.placeDeliveryName).slice(0, 5),
    carrierCode: carrier?.code,
    carrierCodeListProvider: carrier?.list,
    partyContactDetails: contacts(writer, bill),
    consignmentItems: consignment(writer, record, ofDocument),
    utilizedTransportEquipments: containers.map((row, at) => {
      const box = equipment(writer, row, at);
      // A reference alone stands where size and tare are not both told.
      const { equipmentReference } = box['equipment'] as Json;
      return ofDocument ? box : { isShipperOwned: false, equipmentReference, seals: box['seals'] };
    }),
  });
}
