import type { ComparedField, FieldComparison } from '@lading/validators/bill';
import type { MessageId } from '../../i18n/provider.tsx';
import type { Text } from '../../i18n/text.ts';

type Words = Text<MessageId>;

const NAMES: Partial<Record<ComparedField, MessageId>> = {
  fAddress: 'bill.shipper',
  sAddress: 'bill.consignee',
  tAddress: 'bill.notify',
  tAddressSecond: 'bill.secondNotify',
  hblNo: 'bill.hblNo',
  mblNo: 'bill.blNo',
  bkgNo: 'bill.bookingNo',
  combineBkgNo: 'bill.combined',
  shippingName: 'bill.carrier',
  transportClauseName: 'bill.service',
  blMethodName: 'bill.release',
  settleMethodName: 'bill.settlement',
  payMethodName: 'bill.freight',
  payPlaceName: 'bill.payableAt',
  vessel: 'bill.vessel',
  voyage: 'bill.voyage',
  etd: 'bill.etd',
  placeReceiptDesc: 'bill.receipt',
  portStartDesc: 'bill.loading',
  portEndDesc: 'bill.discharge',
  placeDeliveryDesc: 'bill.delivery',
  marks: 'bill.goods.marks',
  goods: 'bill.goods.description',
  goodsTypeName: 'bill.goods.cargo',
  packageTypeName: 'bill.goods.kind',
  hsCode: 'bill.goods.hs',
  number: 'bill.goods.packages',
  weight: 'bill.goods.weight',
  volume: 'bill.goods.volume',
  ctnTypeName: 'bill.containers.type',
  ctnNo: 'bill.containers.number',
  sealNo: 'bill.containers.seal',
  blContract: 'bill.rail.maker',
  blTel: 'bill.rail.phone',
  blEmail: 'bill.rail.email',
  blDate: 'bill.rail.made',
  remark: 'bill.rail.remark',
  actualNumber: 'compare.field.actualPackages',
  actualWeight: 'compare.field.actualWeight',
  actualVolume: 'compare.field.actualVolume',
};

const CODES: Partial<Record<ComparedField, MessageId>> = {
  placeReceiptCode: 'bill.receipt',
  portStartCode: 'bill.loading',
  portEndCode: 'bill.discharge',
  placeDeliveryCode: 'bill.delivery',
};

const TOTALS: Partial<Record<ComparedField, MessageId>> = {
  number: 'compare.field.totalPackages',
  weight: 'compare.field.totalWeight',
  volume: 'compare.field.totalVolume',
};

/** The name of a cell of a table, by its column. */
export function columnName(text: Words, field: string): string {
  const id = NAMES[field as ComparedField];
  return id ? text(id) : field;
}

/** What a field is called: its label on the bill, the whole row of a table where a row is missing. */
export function fieldName(text: Words, { field, group, row }: FieldComparison): string {
  if (row) return text(group === 'cargo' ? 'compare.field.goodsLine' : 'compare.field.containerRow');
  const code = CODES[field];
  if (code) return text('compare.field.placeCode', { place: text(code) });
  const total = group === 'totals' ? TOTALS[field] : undefined;
  return total ? text(total) : columnName(text, field);
}

/** Between the brackets of a path: the container, the line of cargo, the house bill. */
const keyOf = (path: string): string => /\[([^\]]*)\]/.exec(path)?.[1] ?? '';

/** `CSQU 305438 3` as one word apart: owner, serial number with digit. */
const spaced = (number: string): string => number.replace(/^([A-Z]{4})(\d{7})$/, '$1 $2');

/** Which row of a table, or which house bill; empty for a field that stands once. */
export function rowName(text: Words, { path, group }: FieldComparison): string {
  const key = keyOf(path);
  if (!key) return '';
  const [number = '', nth] = key.split('#');
  if (group === 'containers') {
    if (nth === undefined) return spaced(number);
    return number ? text('compare.place.nth', { number: spaced(number), nth }) : text('compare.place.bare', { nth });
  }
  if (group !== 'cargo') return key;
  return key.startsWith('+')
    ? text('compare.place.new', { row: Number(key.slice(1)) + 1 })
    : text('compare.place.row', { row: Number(key) + 1 });
}

/** Field and row as one name. */
export const wholeName = (text: Words, field: FieldComparison): string =>
  [fieldName(text, field), rowName(text, field)].filter(Boolean).join(' · ');
