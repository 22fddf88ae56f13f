import { array, object } from 'yup';
import { maybeId, maybeMoney, measure, money, tidyText } from '../shapes.ts';
import { currency, taxRate, unit, varianceReason } from './fields.ts';
import { CHARGES_LIMIT } from './shapes.ts';

const one = (most: number) => tidyText().max(most);

/** A row of the sheet as it is written. */
export const written = {
  // Null for a new one.
  id: maybeId().nullable().default(null),
  code: one(10).required(),
  name: one(60).required(),
  nameEn: one(60).default(''),
  unit: unit().strict(),
  quantity: measure(),
  currency: currency(),
  unitPrice: money(),
  taxRate: taxRate().strict(),
  // What the forwarder pays; kept as it is from whom who may not see it.
  cost: maybeMoney().nullable(),
  supplier: one(60).default(''),
  reason: varianceReason().default(''),
  reasonText: one(200).default(''),
};

export const rows = () => array(object(written)).max(CHARGES_LIMIT).required();
