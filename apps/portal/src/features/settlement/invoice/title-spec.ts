import { email, uscc } from '@lading/validators';
import { anyText, type RecordSpec } from '@lading/validators/record';

const free = { rule: anyText } as const;

/** The title that an invoice is made out to. A company's number ends with a check character, which is looked at while it is typed. */
export const titleSpec = {
  fields: {
    kind: { rule: anyText, required: 'required' },
    buyerName: { rule: anyText, required: 'required' },
    buyerTaxNo: { rule: uscc, required: 'required' },
    buyerBank: free,
    buyerAccount: free,
    buyerAddress: free,
    buyerPhone: free,
    receiveEmail: { rule: email, required: 'required' },
    remark: free,
  },
} satisfies RecordSpec;
export type TitleField = keyof typeof titleSpec.fields;
export const TITLE_FIELDS = Object.keys(titleSpec.fields) as TitleField[];
