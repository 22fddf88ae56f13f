/** Which bill of a booking: null is the main one, a number the id of a sub-bill. */
export type BillId = number | null;
