import type { BillKind } from '../bill/fields.ts';
import { goods } from '../cargo.ts';
import { type Issue, warning } from '../issue.ts';
import type { Destination } from '../issues/text.ts';
import { consignee, notify, shipper } from '../party.ts';
import { plainCapitals } from '../written-code.ts';
import { billRecord, goodsRecord } from './bill.ts';
import type { Field, RecordSpec, Values } from './spec.ts';

// ICS2 is read in the Union, Norway and Switzerland; Northern Ireland has ports of the United Kingdom's list.
const ICS2 = /^(?:AT|BE|BG|CH|CY|CZ|DE|DK|EE|ES|FI|FR|GR|HR|HU|IE|IT|LT|LU|LV|MT|NL|NO|PL|PT|RO|SE|SI|SK)/;
const ACE = /^(?:US|PR|VI)/;

/** Whose rules for manifests hold at a place, by its UN/LOCODE; undefined where no list of words is known. */
export function destinationOf(locode: string | null | undefined): Destination | undefined {
  const place = plainCapitals(locode ?? '');
  if (ACE.test(place)) return 'US';
  if (ICS2.test(place)) return 'EU';
  return /^CN/.test(place) ? 'CN' : undefined;
}

/** Of the port of discharge, where the manifest is read; else of the place of delivery. */
export const destinationOfBill = (bill: Values): Destination | undefined =>
  destinationOf(bill['portEndCode'] as string | null) ?? destinationOf(bill['placeDeliveryCode'] as string | null);

const CODED = /\b(?:USCI|OC) ?\+ ?[0-9A-Z]/i;
/** A party that names nobody, so that another one of the bill is asked instead. */
const namesNobody = (text: string): boolean => /^\s*(?:to (?:the )?order|same as)\b/i.test(text);

/** China's manifest wants a company code of each party that is a company, whatever way the cargo goes. */
const withoutCode = (text: string): Issue | null =>
  CODED.test(text) || namesNobody(text) ? null : warning('party.noCode', { destination: 'CN' });

/** To order, nobody is the consignee: China asks who is notified instead. */
const NOTIFIED: Field<string>['against'] = (value, { sAddress }) =>
  typeof sAddress === 'string' && namesNobody(sAddress) ? withoutCode(value) : null;

function profiled(kind: BillKind, destination: Destination): RecordSpec {
  const options = { bill: kind, destination };
  const coded = destination === 'CN' && { against: withoutCode };
  const own = {
    ...billRecord[kind].fields,
    fAddress: { rule: shipper, options, ...coded } as Field,
    sAddress: { rule: consignee, options, ...coded } as Field,
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
