import { orderPage } from '../order/bookings.ts';
import { toDoCount, toDoList } from '../user/to-do.ts';
import { inConfirmPage, inConfirmSummary } from './statement-list.ts';
import { inConfirmCharges, inConfirmInfo, orderCharges } from './statements.ts';

/** What shows something of a statement. */
export const stale = () => [
  inConfirmPage,
  inConfirmSummary,
  inConfirmInfo,
  inConfirmCharges,
  orderCharges,
  toDoList,
  toDoCount,
  orderPage,
];
