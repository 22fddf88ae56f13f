import { volume, weight } from '../amount.ts';
import {
  BILL_FIELDS,
  type BillKind,
  CONTAINER_FIELDS,
  type FieldDefinition,
  type FieldType,
  GOODS_FIELDS,
} from '../bill/fields.ts';
import { goods, marks } from '../cargo.ts';
import { containerNumber } from '../container.ts';
import { emailList } from '../email.ts';
import { hsCode } from '../hs-code.ts';
import { consignee, notify, shipper } from '../party.ts';
import { phone } from '../phone.ts';
import { sealNumber } from '../seal.ts';
import { billHints } from './bill-hints.ts';
import type { Field, Fields, RecordSpec, RecordValue } from './spec.ts';
import { anyText, id, instant, localDate, pieces } from './values.ts';

const BY_TYPE = {
  id: { rule: id },
  integer: { rule: pieces },
  text: { rule: anyText },
  decimal: { rule: weight },
  date: { rule: localDate },
  instant: { rule: instant },
} satisfies Record<FieldType, Field>;

type Derived<Listed extends FieldDefinition, Own extends Fields> = {
  readonly [D in Listed as D['name']]: D['name'] extends keyof Own ? Own[D['name']] : (typeof BY_TYPE)[D['type']];
};

/** The fields of a list; those without a rule of their own follow their type. */
function derive<Listed extends FieldDefinition, Own extends Fields>(
  list: readonly Listed[],
  own: Own,
): Derived<Listed, Own> {
  const fields = list.map(({ name, type }) => [name, Object.hasOwn(own, name) ? own[name] : BY_TYPE[type]]);
  // The compiler cannot follow the loop; the type above says the same.
  return Object.fromEntries(fields) as Derived<Listed, Own>;
}

/** A line of cargo. */
export const goodsRecord = {
  fields: /* @__PURE__ */ derive(GOODS_FIELDS, {
    marks: { rule: marks },
    goods: { rule: goods },
    goodsType: { rule: id, required: 'required.goodsType' },
    packageType: { rule: id, required: 'required.packageType' },
    hsCode: { rule: hsCode },
    weight: { rule: weight },
    volume: { rule: volume },
  }),
};

/** A container of a bill. Unknown numbers are written as four letters and seven digits. */
export const containerRecord = {
  fields: /* @__PURE__ */ derive(CONTAINER_FIELDS, {
    ctnType: { rule: id, required: 'required.ctnType' },
    ctnNo: { rule: containerNumber, required: 'required.ctnNo' },
    sealNo: { rule: sealNumber, required: 'required.sealNo' },
    packageType: { rule: id, required: 'required.packageType' },
    number: { rule: pieces, required: 'required.number' },
    weight: { rule: weight, required: 'required.weight' },
    volume: { rule: volume, required: 'required.volume' },
  }),
};

const BILL = {
  fAddress: { rule: shipper },
  sAddress: { rule: consignee },
  tAddress: { rule: notify },
  tAddressSecond: { rule: notify },
  shippingId: { rule: id, required: 'required.shippingId' },
  transportClauseId: { rule: id, required: 'required.transportClauseId' },
  payMethodId: { rule: id, required: 'required.payMethodId' },
  settleMethodId: { rule: id, required: 'required.settleMethodId' },
  placeReceiptId: { rule: id, required: 'required.placeReceiptId' },
  portStartId: { rule: id, required: 'required.portStartId' },
  portEndId: { rule: id, required: 'required.portEndId' },
  placeDeliveryId: { rule: id, required: 'required.placeDeliveryId' },
  etd: { rule: localDate, required: 'required.etd' },
  blContract: { rule: anyText, required: 'required.blContract' },
  blTel: { rule: phone, required: 'required.blTel' },
  blEmail: { rule: emailList, required: 'required.blEmail' },
  blDate: { rule: instant, required: 'required.blDate' },
} satisfies Fields;

const PARTS = {
  // Cargo type and package type are required, so there must be a line that has them.
  goods: { rows: goodsRecord, required: 'required.goods' },
  containers: { rows: containerRecord },
  actualNumber: { rule: pieces },
  actualWeight: { rule: weight },
  actualVolume: { rule: volume },
} satisfies Fields;

type Listed = (typeof BILL_FIELDS)[number];
type Of<K extends BillKind> = Exclude<Listed, { only: Exclude<BillKind, K> }>;
type BillFields<K extends BillKind> = Derived<Of<K>, typeof BILL> & typeof PARTS;

function billOf<K extends BillKind>(kind: K): RecordSpec<BillFields<K>> {
  const list = (BILL_FIELDS as readonly FieldDefinition[]).filter(({ only = kind }) => only === kind);
  return { fields: { ...derive(list as readonly Of<K>[], BILL), ...PARTS }, hints: billHints };
}

/** A bill of lading with its cargo and containers, as a form holds it before it is sent. */
export const billRecord: { readonly [K in BillKind]: RecordSpec<BillFields<K>> } = {
  MBL: /* @__PURE__ */ billOf('MBL'),
  HBL: /* @__PURE__ */ billOf('HBL'),
};

/** A bill that passed, with its cargo and containers. */
export type BillForm<K extends BillKind = BillKind> = RecordValue<BillFields<K>>;
