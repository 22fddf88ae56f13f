import type { Texts } from './texts.ts';

export const settlement = {
  accountConfirmed: {
    zh: '该账单已确认，无需再次确认',
    en: 'This statement of charges is already confirmed; there is nothing left to confirm',
  },
  accountNotOpen: {
    zh: '账单状态为“{status}”，不能确认',
    en: 'The statement of charges is “{status}” and cannot be confirmed',
  },
} as const satisfies Texts;
