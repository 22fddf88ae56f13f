import { problems } from '../problem.ts';

/** What can be wrong with a statement. */
export const problem = problems({
  currency: {
    zh: ['不是币种代码', '写三个大写字母，如 USD'],
    en: ['is no currency code', 'write three capitals, as in USD'],
  },
  amount: {
    zh: ['单价 × 数量应为 {expected}', '改正金额、单价或数量'],
    en: ['unit price × quantity is {expected}', 'correct amount, price or quantity'],
  },
});
