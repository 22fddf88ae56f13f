import { latinText } from '../bill-text.ts';
import { emailList } from '../email.ts';
import { eori } from '../eori.ts';
import type { Issue } from '../issue.ts';
import { consignee, notify, shipper } from '../party.ts';
import { uscc } from '../uscc.ts';
import type { Field, RecordSpec, Values } from './spec.ts';
import { anyText } from './values.ts';

/** Who may stand in the book of parties. */
export type PartyKind = 'shipper' | 'consignee' | 'notify';

/** How a company's code is called; USCI is the unified social credit code of China. */
export const COMPANY_CODES = ['USCI', 'OC', 'EORI', 'VAT', 'EIN', 'CNPJ', 'OTHER'] as const;
export type CompanyCode = (typeof COMPANY_CODES)[number];

const CHECKED: Readonly<Record<string, typeof uscc | typeof eori>> = { USCI: uscc, EORI: eori };
const PRINTED = { shipper, consignee, notify };

/** A code is checked by what it is called. */
const byType = (code: string, record: Values): Issue | null =>
  CHECKED[String(record['enterpriseType'])]?.check(code) ?? null;

/** In the book a line has to fit; on a bill that is typed it is only a warning. */
const asError = (issue: Issue | null): Issue | null => issue && { ...issue, severity: 'error' };

const latin = { rule: latinText } satisfies Field;
const needed = { rule: latinText, required: 'required' } satisfies Field;

const partyOf = (kind: PartyKind) =>
  ({
    fields: {
      alias: { rule: anyText, required: 'required' },
      name: needed,
      street: needed,
      city: needed,
      state: latin,
      zip: latin,
      countryCode: { rule: anyText, required: 'required' },
      contact: latin,
      phone: latin,
      email: { rule: emailList },
      enterpriseType: { rule: anyText },
      enterpriseCode: { rule: latinText, against: byType },
      displayText: {
        rule: PRINTED[kind],
        required: 'required',
        against: (text: string) => asError(PRINTED[kind].check(text)),
      },
    },
  }) satisfies RecordSpec;

/** A shipper, consignee or notify party as the book keeps it. */
export const partyRecord = {
  shipper: /* @__PURE__ */ partyOf('shipper'),
  consignee: /* @__PURE__ */ partyOf('consignee'),
  notify: /* @__PURE__ */ partyOf('notify'),
} as const;
