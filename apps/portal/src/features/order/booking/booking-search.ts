import type { BookingOffer } from '@lading/validators/booking';
import { dayLike, oneOf, positiveInteger, textLike } from '../../../app/search.ts';

/** What the address of a booking can say: which one, or what a new one begins with. */
export interface BookingSearch {
  bookingId?: number | undefined;
  /** the rate that it is ordered by, its sailing, and boxes as `40HQx2`: numbers of the dictionary, `3x2` */
  rate?: number | undefined;
  etd?: string | undefined;
  ctn?: string | undefined;
  /** or a rate of another way, and the cargo that it was asked for: kilograms, cubic meters, packages, what it is, where it goes and begins */
  mode?: BookingOffer['mode'] | undefined;
  offer?: number | undefined;
  weight?: string | undefined;
  volume?: string | undefined;
  pieces?: number | undefined;
  goods?: number | undefined;
  site?: number | undefined;
  country?: number | undefined;
  zip?: string | undefined;
  origin?: string | undefined;
  template?: number | undefined;
  /** an older booking that is written once more */
  copy?: number | undefined;
  /** sections that are opened, `1-6` or `2,4` */
  sections?: string | undefined;
}

const MEASURE = /^[\d.]{1,20}$/;

export function bookingSearch(input: Record<string, unknown>): BookingSearch {
  return {
    bookingId: positiveInteger(input['bookingId']),
    rate: positiveInteger(input['rate']),
    etd: dayLike(input['etd']),
    ctn: textLike(input['ctn'], /^\d{1,2}x\d{1,2}(?:,\d{1,2}x\d{1,2}){0,3}$/),
    mode: oneOf(input['mode'], ['lcl', 'air', 'fba'] as const),
    offer: positiveInteger(input['offer']),
    weight: textLike(input['weight'], MEASURE),
    volume: textLike(input['volume'], MEASURE),
    pieces: positiveInteger(input['pieces']),
    goods: positiveInteger(input['goods']),
    site: positiveInteger(input['site']),
    country: positiveInteger(input['country']),
    zip: textLike(input['zip'], /^[A-Za-z0-9 -]{1,12}$/),
    origin: textLike(input['origin'], /^[a-z]{1,20}$/),
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

/** The rate of another way that a new one begins with; undefined where the address names none. */
export const offerInSearch = ({
  mode,
  offer,
  weight,
  volume,
  pieces,
  goods,
  site,
  country,
  zip,
  origin,
}: BookingSearch) =>
  mode === undefined || offer === undefined
    ? undefined
    : {
        mode,
        rateId: offer,
        weight: weight ?? '',
        volume: volume ?? '',
        number: pieces ?? 0,
        origin: origin ?? '',
        goodsType: goods,
        warehouseId: site,
        countryId: country,
        zip: zip ?? '',
      };
