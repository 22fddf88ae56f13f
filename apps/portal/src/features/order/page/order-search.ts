import { positiveInteger } from '../../../app/search.ts';

/** What the address of one order can say. */
export interface OrderSearch {
  /** the release is what it was opened for */
  release?: number | undefined;
}

export const orderSearch = (input: Record<string, unknown>): OrderSearch => ({
  release: positiveInteger(input['release']),
});

/** The number of the booking in the address; 0 is no booking. */
export const bookingOf = (text: string): number => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0);
