import { array, boolean, number, object, string } from 'yup';
import { query } from '../define.ts';
import { id, money, pageOf, paging, text } from '../shapes.ts';
import {
  amountOf,
  amountOrNull,
  answeredDay,
  cargo,
  cost,
  day,
  fx,
  instant,
  level,
  portEnd,
  weekday,
} from './fields.ts';

/** Less than a container: the price of a revenue tonne, and what the consignee pays at the other end. */

const rate = {
  id: id(),
  rateNo: text(),
  revision: number().integer().positive().required(),
  pol: portEnd().required(),
  pod: portEnd().required(),
  coLoader: text(),
  serviceCode: text(),
  // Of a revenue tonne; below zero where freight is given back.
  price: money(),
  listPrice: amountOrNull(),
  currency: text(),
  minRt: string().required(),
  // kg that count as much as a cubic metre.
  ratio: number().integer().positive().required(),
  etdDays: array(weekday()).required(),
  // The next sailing, when it arrives, and until when the cargo has to be there.
  etd: answeredDay(),
  eta: answeredDay(),
  cfsCutoff: string().nullable().defined(),
  docCutoff: string().nullable().defined(),
  transitDays: number().integer().positive().required(),
  direct: boolean().required(),
  via: text(),
  spaceLeft: string().nullable().defined(),
  validFrom: answeredDay(),
  validTo: answeredDay(),
  remark: text(),
  // Freight is given back, and the consignee pays for it.
  rebate: boolean().required(),
  warehouse: object({ name: text(), address: text(), contact: text(), hours: text() }).required(),
  priceLevel: level(),
  memberLocked: boolean().required(),
  // Both ends together, and apart; null where no weight was said.
  total: amountOf().nullable().defined(),
  listTotal: amountOf().nullable().defined(),
  // What a member saves of the total; a visitor, what membership would.
  memberSaving: amountOf().nullable().defined(),
  origin: amountOf().nullable().defined(),
  destination: amountOf().nullable().defined(),
};
const lclRate = () => object(rate);

export const lclPage = query(
  '/freight/freightLcl/webQueryFreightLclPage.do',
  'Rates of a lane for a part of a container, by what both ends cost',
  {
    offers: 'lcl',
    access: 'visitor',
    limit: 60,
    input: object({ ...paging(10), polId: id(), podId: id(), ...cargo(), etdFrom: day() }),
    output: pageOf(lclRate()).shape({
      // Revenue tonnes; null where neither weight nor volume was said.
      chargeable: string().nullable().defined(),
      pricedAt: instant(),
      fx: array(fx()).required(),
    }),
  },
);

export const lclById = query('/freight/freightLcl/queryFreightLclById.do', 'One of them, line by line', {
  offers: 'lcl',
  access: 'visitor',
  limit: 60,
  input: object({ id: id(), ...cargo() }),
  output: object({ ...rate, cost: cost().required() }),
});

export const lclForQuote = query('/freight/freightLcl/queryQuotationLclList.do', 'Rates for a quotation', {
  offers: 'lcl',
  access: 'quote:export',
  input: object({ ids: array(id()).min(1).max(20).required() }),
  output: object({ list: array(lclRate()).required() }),
});
