import { problems } from '../problem.ts';

/** What can be wrong with a to-do item. */
export const problem = problems({
  unknownAccountNo: {
    zh: ['本订舱没有这张账单', '写本订舱 accounts 中的账单号'],
    en: ['is no account of this booking', 'name one listed in accounts of this booking'],
  },
});
