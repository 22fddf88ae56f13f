import type { BillRecord } from '@lading/validators/bill';
import type { Loadable } from './loadable.ts';

/** Which bill of a booking: null is the main one, a number the id of a sub-bill. */
export type BillId = number | null;

/** A hook that gives one bill; the application binds it to its calls. */
export type UseBill = (subId: BillId) => Loadable<BillRecord>;
