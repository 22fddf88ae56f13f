// A bill that is only read, and its stylesheet without those of confirming, editing and comparing.

export { BillForm, type BillFormProps } from '../bill-form.tsx';
export type { BillId, UseBill } from '../bill-source.ts';
export { BillTabs, type BillTabsProps } from '../bill-tabs.tsx';
export type { Loadable } from '../loadable.ts';
