import type { BillKind } from '../bill/fields.ts';
import { goods } from '../cargo.ts';
import type { Destination } from '../issues/text.ts';
import { consignee, namesNobody, notify, shipper, withoutCode } from '../party.ts';
import { billRecord, goodsRecord } from './bill.ts';
import type { Field, RecordSpec, Values } from './spec.ts';

// ICS2 is read in the Union, Norway and Switzerland; Northern Ireland has ports of the United Kingdom's list.
const ICS2 = /^(?:AT|BE|BG|CH|CY|CZ|DE|DK|EE|ES|FI|FR|GR|HR|HU|IE|IT|LT|LU|LV|MT|NL|NO|PL|PT|RO|SE|SI|SK)/;
const ACE = /^(?:US|PR|VI)/;

/** Whose rules for manifests hold at a place, by its UN/LOCODE; undefined where no list of words is known. */
export function destinationOf(locode: string | null | undefined): Destination | undefined {
  const place = (locode ?? '').toUpperCase();
  if (ACE.test(place)) return 'US';
  if (ICS2.test(place)) return 'EU';
  return /^CN/.test(place) ? 'CN' : undefined;
}

/** Of the port of discharge, where the manifest is read; else of the place of delivery. */
export const destinationOfBill = (bill: Values): Destination | undefined =>
  destinationOf(bill['portEndCode'] as string | null) ?? destinationOf(bill['placeDeliveryCode'] as string | null);

/** To order, nobody is the consignee: China asks who is notified instead. */
const NOTIFIED: Field<string>['against'] = (value, { sAddress }) =>
  typeof sAddress === 'string' && namesNobody(sAddress) ? (withoutCode(value)[0] ?? null) : null;

function profiled(kind: BillKind, destination: Destination): RecordSpec {
  const options = { bill: kind, destination };
  const own = {
    ...billRecord[kind].fields,
    fAddress: { rule: shipper, options },
    sAddress: { rule: consignee, options },
  };
  const rows = { fields: { ...goodsRecord.fields, goods: { rule: goods, options } } };
  return {
    ...billRecord[kind],
    fields: {
      ...own,
      ...(destination === 'CN' && { tAddress: { rule: notify, against: NOTIFIED } as Field }),
      goods: { ...own.goods, rows },
    },
  };
}

const made = /* @__PURE__ */ new Map<string, RecordSpec>();

/** A bill as the customs of its destination read it; without one the bill itself. The same spec each time. */
export function billRecordFor(kind: BillKind, destination: Destination | undefined): RecordSpec {
  if (!destination) return billRecord[kind];
  const name = `${kind} ${destination}`;
  const spec = made.get(name) ?? profiled(kind, destination);
  made.set(name, spec);
  return spec;
}
