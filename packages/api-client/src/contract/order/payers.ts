import { array, object, string } from 'yup';
import { query } from '../define.ts';
import { id, text } from '../shapes.ts';
import { CREDIT_STATES, type CreditState } from './party-shapes.ts';

export const payers = query(
  '/order/weborder/queryCustomerAuthorizedAccountList.do',
  'Companies that may be billed for an order: the own one first, then those that agreed to it',
  {
    access: 'order:edit',
    assumed: true,
    output: array(
      object({
        customerId: id(),
        name: text(),
        // As it was granted; `prepaid` where nothing was, or no longer counts.
        settleMethod: text(),
        creditState: string<CreditState>().oneOf(CREDIT_STATES).required(),
      }),
    ).required(),
  },
);
