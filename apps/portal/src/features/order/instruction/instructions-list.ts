import { contract, ORDER_SORTS, type Out } from '@lading/api-client/contract';
import { WEB_STATUS } from '@lading/validators/bill';
import { defineList, said } from '../../../kit/list.ts';
import type { InstructionsSearch, InstructionsState } from './instructions-search.ts';

const { orderPage } = contract.order;
export type Row = Out<typeof orderPage>['records'][number];

/** The state of a bill that says how its instruction stands. */
const STATUS: Readonly<Record<InstructionsState, number>> = {
  open: WEB_STATUS.draft,
  returned: WEB_STATUS.rejected,
  sent: WEB_STATUS.submitted,
  accepted: WEB_STATUS.accepted,
};

/** Bookings as the clerk who writes instructions looks at them. */
export const instructionsList = defineList(orderPage, {
  name: 'instructions',
  path: '/instructions',
  sorts: ORDER_SORTS,
  rowKey: ({ bookingId }) => bookingId,
  rowName: ({ bookingNo }) => bookingNo,
  arg: (asked, { state }: InstructionsSearch) => ({ ...asked, ...said({ webStatus: state && STATUS[state] }) }),
});
