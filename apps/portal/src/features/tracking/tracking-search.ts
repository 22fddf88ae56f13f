import type { TraceKey } from '@lading/api-client/contract';
import { oneOf, textLike } from '../../app/search.ts';

/** What the address of tracking can say: numbers of one kind, and which of what was found is shown. */
export interface TrackingSearch {
  by?: TraceKey | undefined;
  /** joined by commas */
  no?: string | undefined;
  /** the work number of one of several */
  open?: string | undefined;
}

// Written out: the contract comes with the page, not before it.
const KEYS = ['work', 'po', 'bl', 'ctn'] as const satisfies readonly TraceKey[];
const NUMBERS = /^[A-Z0-9-/._]{1,40}(?:,[A-Z0-9-/._]{1,40}){0,9}$/;

export const trackingSearch = (input: Record<string, unknown>): TrackingSearch => ({
  by: oneOf(input['by'], KEYS),
  no: textLike(input['no'], NUMBERS),
  open: textLike(input['open'], /^[A-Z0-9-/._]{1,40}$/),
});

/** The numbers of an address. */
export const numbersOf = ({ no }: TrackingSearch): string[] => no?.split(',') ?? [];
