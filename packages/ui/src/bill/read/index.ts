// A bill that is only read, and its stylesheet without those of confirming, editing and comparing.

export { BillForm, type BillFormProps } from '../bill-form.tsx';
export type { BillId } from '../bill-source.ts';
export { BillTabs, type BillTabsProps } from '../bill-tabs.tsx';
export type { Loadable } from '../loadable.ts';
export { fixedSource, type MemorySource, memorySource, type Source, useSource } from '../source.ts';
