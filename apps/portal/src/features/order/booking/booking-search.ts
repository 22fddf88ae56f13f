import { dayLike, positiveInteger, textLike } from '../../../app/search.ts';

/** What the address of a booking can say: which one, or what a new one begins with. */
export interface BookingSearch {
  bookingId?: number | undefined;
  /** the rate that it is ordered by, its sailing, and boxes as `40HQx2`: numbers of the dictionary, `3x2` */
  rate?: number | undefined;
  etd?: string | undefined;
  ctn?: string | undefined;
  template?: number | undefined;
  /** an older booking that is written once more */
  copy?: number | undefined;
  /** sections that are opened, `1-6` or `2,4` */
  sections?: string | undefined;
}

export function bookingSearch(input: Record<string, unknown>): BookingSearch {
  return {
    bookingId: positiveInteger(input['bookingId']),
    rate: positiveInteger(input['rate']),
    etd: dayLike(input['etd']),
    ctn: textLike(input['ctn'], /^\d{1,2}x\d{1,2}(?:,\d{1,2}x\d{1,2}){0,3}$/),
    template: positiveInteger(input['template']),
    copy: positiveInteger(input['copy']),
    sections: textLike(input['sections'], /^[1-6](?:[-,][1-6])*$/),
  };
}

/** `3x2,1x1` as boxes. */
export const boxesIn = (ctn: string | undefined): { ctnType: number; count: number }[] =>
  (ctn ?? '').split(',').flatMap((one) => {
    const [ctnType, count] = one.split('x').map(Number);
    return ctnType && count ? [{ ctnType, count }] : [];
  });
