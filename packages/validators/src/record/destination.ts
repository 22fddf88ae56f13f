import type { BillKind } from '../bill/fields.ts';
import { goods } from '../cargo.ts';
import { type Issue, warning } from '../issue.ts';
import type { Destination } from '../issues/text.ts';
import { consignee, notify, shipper } from '../party.ts';
import { plainCapitals } from '../written-code.ts';
import { billRecord, goodsRecord } from './bill.ts';
import type { Field, RecordSpec, Values } from './spec.ts';

// Countries whose customs want ICS2: the Union, Norway, Switzerland. Northern Ireland does too, but its ports stand
// under GB, so it is left out.
const ICS2 = /^(?:AT|BE|BG|CH|CY|CZ|DE|DK|EE|ES|FI|FR|GR|HR|HU|IE|IT|LT|LU|LV|MT|NL|NO|PL|PT|RO|SE|SI|SK)/;
const ACE = /^(?:US|PR|VI)/;

/** Whose manifest rules hold at a UN/LOCODE: the US, the EU or China; undefined elsewhere. */
export function destinationOf(locode: string | null | undefined): Destination | undefined {
  const place = plainCapitals(locode ?? '');
  if (ACE.test(place)) return 'US';
  if (ICS2.test(place)) return 'EU';
  return /^CN/.test(place) ? 'CN' : undefined;
}

/** The same for a bill: by its port of discharge, else by its place of delivery. */
export const destinationOfBill = (bill: Values): Destination | undefined =>
  destinationOf(bill['portEndCode'] as string | null) ?? destinationOf(bill['placeDeliveryCode'] as string | null);

const CODED = /\b(?:USCI|OC) ?\+ ?[0-9A-Z]/i;
/** Whether a party is no company: "to order", or "same as" another party of the bill. */
const namesNobody = (text: string): boolean => /^\s*(?:to (?:the )?order|same as)\b/i.test(text);

/** A warning for a company without its code (USCI or OC), which China's manifest wants for imports and exports. */
const withoutCode = (text: string): Issue | null =>
  CODED.test(text) || namesNobody(text) ? null : warning('party.noCode', { destination: 'CN' });

/** Where the consignee is "to order", China wants the code of the notify party (`tAddress`) in its place. */
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

/**
 * The rules of a bill with those of its destination's customs added; kept, so that the same arguments give the same
 * object.
 */
export function billRecordFor(kind: BillKind, destination: Destination | undefined): RecordSpec {
  if (!destination) return billRecord[kind];
  const name = `${kind} ${destination}`;
  const spec = made.get(name) ?? profiled(kind, destination);
  made.set(name, spec);
  return spec;
}
