import { array, boolean, number, object, string } from 'yup';
import { exactText, id, maybeId, maybeMeasure, maybeMoney, measure, money, text } from '../shapes.ts';
import { line, named } from '../user/fields.ts';
import { basis, chargeSide, day, weekday } from './fields.ts';
import {
  FBA_CARTONS_LIMIT,
  FBA_MODES,
  FBA_ORIGINS,
  FBA_PRICE_STATUS,
  type FbaMode,
  type FbaOrigin,
  type FbaPriceStatus,
  SPACE_STATES,
  type SpaceState,
} from './shapes.ts';

const one = <T extends string | number>(values: readonly T[]) => values as readonly T[];

/** True or false, and what it is where it is left out: a strict field never gets its default. */
export const flag = (otherwise: boolean) =>
  boolean()
    .transform((_value, original: unknown) => original)
    .default(otherwise);

/** Read leniently where it may be left out, by its number. */
export const maybeMode = () =>
  number<FbaMode>()
    .strict()
    .oneOf([...FBA_MODES]);
export const mode = () => maybeMode().required();
export const fbaStatus = () => number<FbaPriceStatus>().strict().oneOf(Object.values(FBA_PRICE_STATUS));
export const origin = () => string<FbaOrigin>().strict().oneOf(one(FBA_ORIGINS));
const compareBy = () => string<'shipment' | 'carton'>().strict().oneOf(['shipment', 'carton']).required();
const unit = () => string<'workday' | 'day'>().strict().oneOf(['workday', 'day']).required();
const count = (most: number) => number().strict().integer().min(1).max(most);

/** Sizes in centimetres, kilograms each, and how many there are. */
export const cartons = () =>
  array(
    object({ length: measure(), width: measure(), height: measure(), weight: measure(), count: count(9999).required() })
      .noUnknown()
      .required(),
  )
    .max(FBA_CARTONS_LIMIT)
    .default([]);

/** Kilograms from which a price per kilogram counts. */
const breaks = () =>
  array(object({ fromKg: number().strict().integer().min(0).max(100_000).required(), price: money() }).required());

/** What a piece may have at most in one respect. */
const limits = () =>
  object({ longest: maybeMeasure(), second: maybeMeasure(), girth: maybeMeasure(), weight: maybeMeasure() })
    .noUnknown()
    .required();
export const oversize = () =>
  object({ free: limits(), refused: limits(), dimensionFee: money(), weightFee: money() }).noUnknown().nullable();

/** What comes on top, or is in the price already. */
export const extra = () =>
  object({
    code: named(2, 12),
    name: named(1, 60),
    nameEn: line(60).default(''),
    side: chargeSide(),
    basis: basis(),
    // Null where it is charged at cost.
    amount: maybeMoney().nullable().defined(),
    mandatory: boolean().strict().required(),
    // In the price of a kilogram already.
    included: flag(false),
    // Only for these goods; for all without any.
    goodsTypes: array(id()).max(20).default([]),
  });

/** What comes back for each kilogram and day that it is late, and no more than so much. */
const lateRefund = () => object({ perKgDay: money(), most: maybeMoney() }).nullable();

/** What a price list says of a channel, as staff write it. */
export const channel = () => ({
  channelName: named(1, 40),
  channelNameEn: line(60).default(''),
  channelDesc: line(300).default(''),
  channelDescEn: line(300).default(''),
  carrier: line(40).default(''),
  serviceCode: line(20).default(''),
  vessel: line(60).default(''),
  mode: mode(),
  origins: array(origin().required()).min(1).max(FBA_ORIGINS.length).required(),
  countryId: id(),
  // Sites by their ids, or zips by their beginnings; everywhere in the country without either.
  warehouseIds: array(id()).max(200).default([]),
  zipPrefixes: array(named(1, 6)).max(20).default([]),
  breaks: breaks().min(1).max(12).required(),
  pricePerCbm: maybeMoney().nullable().default(null),
  minCbm: maybeMeasure().nullable().default(null),
  // What a kilogram costs visitors more, and customers with a contract less, than members.
  listAdd: maybeMoney().default('0.30'),
  vipLess: maybeMoney().default('0.10'),
  currency: exactText()
    .matches(/^[A-Z]{3}$/)
    .default('CNY'),
  divisor: number().strict().oneOf([6000, 5000, 0]).required(),
  compareBy: compareBy(),
  cartonMin: maybeMeasure().nullable().default(null),
  shipmentMin: maybeMeasure().nullable().default(null),
  roundTo: string<'0.5' | '1'>().strict().oneOf(['0.5', '1']).required(),
  transitMin: count(199).required(),
  transitMax: count(199).required(),
  transitUnit: unit(),
  sailDays: array(weekday()).min(1).max(7).required(),
  cutoff: object({
    days: number().strict().integer().min(0).max(30).required(),
    time: string()
      .strict()
      .matches(/^([01]\d|2[0-3]):[0-5]\d$/)
      .required(),
  })
    .noUnknown()
    .nullable()
    .default(null),
  taxIncluded: boolean().strict().required(),
  // Goods that it takes; empty takes all.
  goodsTypes: array(id()).max(20).default([]),
  oversize: oversize().default(null),
  extras: array(extra().required()).max(30).default([]),
  lateRefund: lateRefund().default(null),
  compensation: line(300).default(''),
  compensationEn: line(300).default(''),
  spaceState: exactText()
    .oneOf<SpaceState>([...SPACE_STATES])
    .default('open'),
  validFrom: day().required(),
  validTo: day().required(),
});

/** A country as it is named. */
export const country = () => object({ id: id(), nameCn: text(), nameEn: text() });
/** A site as it is named; null where only a zip is known. */
export const site = () => object({ id: id(), code: text(), city: text(), state: text(), zip: text() }).nullable();
/** What is known of the cargo of a question. */
export const fbaCargo = () => ({
  weight: maybeMeasure(),
  volume: maybeMeasure(),
  count: count(99_999),
  cartons: cartons(),
  goodsType: maybeId(),
});
