import type { FBA_ORIGINS, FbaOrigin } from '@lading/api-client/contract';
import { oneOf, positiveInteger, textLike } from '../../app/search.ts';

/** Ways to go, and what goes with them, beside whole containers: those are meant where none is said. */
export const MODES = ['lcl', 'air', 'fba', 'truck', 'declare'] as const;
export type Mode = (typeof MODES)[number];

/** What the address of the rates can say. Without both ends and containers nothing is asked. */
export interface FreightSearch {
  mode?: Mode | undefined;
  /** UN/LOCODE */
  from?: string | undefined;
  to?: string | undefined;
  /** `40HQx2,20GPx1` */
  ctn?: string | undefined;
  /** kilograms */
  weight?: string | undefined;
  /** cubic meters */
  volume?: string | undefined;
  /** cartons in centimeters and how many of each size: `60x40x50x20,45x35x30x10` */
  boxes?: string | undefined;
  /** product type, by its number in the dictionary */
  goods?: number | undefined;
  /** of FBA: a site of the directory, or a country with a zip; the way there, and where cargo is handed in */
  site?: number | undefined;
  country?: number | undefined;
  zip?: string | undefined;
  way?: number | undefined;
  origin?: FbaOrigin | undefined;
  /** cartons with their weight: `60x50x30x16.5x84` */
  cartons?: string | undefined;
  /** only sailings of this day */
  day?: string | undefined;
  /** by the total without */
  sort?: 'transit' | 'etd' | 'origin' | undefined;
  /** only one carrier, or one terminal of the origin */
  carrier?: number | undefined;
  wharf?: number | undefined;
  direct?: 'yes' | undefined;
  /** only prices to a site that hold its duties */
  paid?: 'yes' | undefined;
  /** the rate that somebody logged in for */
  rate?: number | undefined;
  /** of local prices: a container type or a kind by their numbers, words, the page */
  type?: number | undefined;
  keyword?: string | undefined;
  page?: number | undefined;
}

// Only their letters: the rules, which the first visit does without, are asked by the page.
const LOCODE = /^[A-Z\d]+$/;
const CONTAINERS = /^[0-9A-Z]{2,8}x[1-9]\d?(?:,[0-9A-Z]{2,8}x[1-9]\d?){0,3}$/;
const MEASURE = /^[\d.]+$/;
const BOXES = /^[\d.x,]{7,600}$/;
const DAY = /^[\d-]+$/;
const ZIP = /^[A-Za-z\d -]{1,12}$/;
// Said again, held to the contract's by their type: the schemas beside those stay out of the first visit.
const ORIGINS: typeof FBA_ORIGINS = ['shenzhen', 'guangzhou', 'yiwu', 'ningbo', 'shanghai'];
const wayOf = (input: unknown) => {
  const way = positiveInteger(input);
  return way !== undefined && way <= 6 ? way : undefined;
};
const WORDS = /^.{1,50}$/;

export const freightSearch = (input: Record<string, unknown>): FreightSearch => ({
  mode: oneOf(input['mode'], MODES),
  from: textLike(input['from'], LOCODE),
  to: textLike(input['to'], LOCODE),
  ctn: textLike(input['ctn'], CONTAINERS),
  weight: textLike(input['weight'], MEASURE),
  volume: textLike(input['volume'], MEASURE),
  boxes: textLike(input['boxes'], BOXES),
  goods: positiveInteger(input['goods']),
  site: positiveInteger(input['site']),
  country: positiveInteger(input['country']),
  zip: textLike(input['zip'], ZIP),
  way: wayOf(input['way']),
  origin: oneOf(input['origin'], ORIGINS),
  cartons: textLike(input['cartons'], BOXES),
  day: textLike(input['day'], DAY),
  sort: oneOf(input['sort'], ['transit', 'etd', 'origin']),
  carrier: positiveInteger(input['carrier']),
  wharf: positiveInteger(input['wharf']),
  direct: oneOf(input['direct'], ['yes']),
  paid: oneOf(input['paid'], ['yes']),
  rate: positiveInteger(input['rate']),
  type: positiveInteger(input['type']),
  keyword: textLike(input['keyword'], WORDS),
  page: positiveInteger(input['page']),
});
