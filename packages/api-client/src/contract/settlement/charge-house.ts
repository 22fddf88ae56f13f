import { compareDecimal, decimal } from '@lading/validators';
import { array, object, string } from 'yup';
import { fxRates } from '../basedata/fx.ts';
import { command, query } from '../define.ts';
import { day } from '../freight/fields.ts';
import { id, maybeId, measure, money, text, tidyText } from '../shapes.ts';
import { rows } from './charge-fields.ts';
import { chargeSheet } from './charges.ts';
import { currency, revision, taxRate, unit } from './fields.ts';

/** What the forwarder's finance keeps beside the sheets: sets of charges, and rates of exchange by day. */

const access = 'charge:issue';
const one = (most: number) => tidyText().max(most);

/** More than nothing and less than a million, with up to six decimals. */
const isRate = (text: string | undefined) =>
  decimal.is(text, { decimals: 6 }) && compareDecimal(text, '0') > 0 && compareDecimal(text, '1000000') < 0;

const template = object({
  id: id(),
  name: text(),
  lines: array(
    object({
      code: text(),
      name: text(),
      nameEn: text(),
      unit: unit(),
      quantity: measure(),
      currency: text(),
      unitPrice: money(),
      taxRate: taxRate(),
    }),
  ).required(),
  revision: revision(),
});

export const chargeTemplates = query('/settlement/charge/queryTemplates.do', 'Sets of charges to fill a sheet with', {
  access,
  assumed: true,
  output: object({ list: array(template).required() }),
});

export const saveChargeTemplate = command('/settlement/charge/saveTemplate.do', 'Keep a set of charges', {
  access,
  assumed: true,
  input: object({
    id: maybeId().nullable().default(null),
    name: one(60).min(1).required(),
    lines: rows(),
    revision: revision(),
  }),
  output: object({ id: id(), revision: revision() }),
  invalidates: () => [chargeTemplates],
});

export const deleteChargeTemplate = command('/settlement/charge/deleteTemplate.do', 'Throw a set of charges away', {
  access,
  assumed: true,
  input: object({ id: id(), revision: revision() }),
  invalidates: () => [chargeTemplates],
});

export const exchangeDays = query(
  '/settlement/charge/queryExchange.do',
  'Rates of exchange by day, the latest first, with their source',
  {
    access,
    assumed: true,
    output: object({
      list: array(object({ currency: text(), day: text(), cnyPerUnit: text(), source: text(), by: text() })).required(),
    }),
  },
);

export const saveExchange = command(
  '/settlement/charge/saveExchange.do',
  'Write the rate of a currency on a day; statements that were issued keep theirs',
  {
    access,
    assumed: true,
    input: object({
      currency: currency(),
      day: day().required(),
      cnyPerUnit: string()
        .strict()
        .test('rate', (text) => isRate(text))
        .required(),
      source: one(60).min(1).required(),
    }),
    invalidates: () => [exchangeDays, fxRates, chargeSheet],
  },
);
