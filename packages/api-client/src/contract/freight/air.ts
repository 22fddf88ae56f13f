import { array, boolean, number, object, string } from 'yup';
import { query } from '../define.ts';
import { exactNumber, id, money, pageOf, paging, text } from '../shapes.ts';
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
  refItem,
  spaceState,
  weekday,
} from './fields.ts';

/** Air freight: the price of a kilogram falls with the weight, so that a little more can cost less. */

const rate = {
  id: id(),
  rateNo: text(),
  revision: number().integer().positive().required(),
  start: portEnd().required(),
  end: portEnd().required(),
  airline: refItem().shape({ code: text() }).required(),
  flightNo: text(),
  flightDays: array(weekday()).required(),
  // The next flight, when it arrives, and until when the cargo has to be there.
  etd: answeredDay(),
  eta: answeredDay(),
  cargoCutoff: string().nullable().defined(),
  transitDays: number().integer().min(0).required(),
  direct: boolean().required(),
  via: array(portEnd()).required(),
  currency: text(),
  // The least a waybill costs.
  min: money(),
  // Price of a kilogram from so many on; 0 is what lighter cargo pays.
  breaks: array(
    object({ from: number().integer().min(0).required(), price: money(), listPrice: amountOrNull() }),
  ).required(),
  spaceState: spaceState(),
  spaceLeft: string().nullable().defined(),
  validFrom: answeredDay(),
  validTo: answeredDay(),
  goodsTypes: array(id()).required(),
  remark: text(),
  priceLevel: level(),
  memberLocked: boolean().required(),
  // kg that are paid for, and by the price from how many on; null where no weight was said.
  chargedAs: string().nullable().defined(),
  unitPrice: amountOrNull(),
  freight: amountOf().nullable().defined(),
  total: amountOf().nullable().defined(),
  // What a member saves of the total; a visitor, what membership would.
  memberSaving: amountOf().nullable().defined(),
  // What the heavier break saves; null where its own is the cheapest.
  saved: amountOf().nullable().defined(),
};
const airRate = () => object(rate);

export const airPage = query(
  '/freight/freightAir/webQueryFreightAirPage.do',
  'Rates between two airports, by what the cargo costs',
  {
    offers: 'air',
    access: 'visitor',
    limit: 60,
    input: object({
      ...paging(10),
      startId: id(),
      endId: id(),
      ...cargo(),
      pieces: exactNumber().min(1).max(99_999),
      // Flights from here on; today where it is left out.
      etdFrom: day(),
    }),
    output: pageOf(airRate()).shape({
      // kg; null where neither weight nor volume was said.
      chargeable: string().nullable().defined(),
      pricedAt: instant(),
      fx: array(fx()).required(),
    }),
  },
);

export const airById = query('/freight/freightAir/queryFreightAirById.do', 'One of them, line by line', {
  offers: 'air',
  access: 'visitor',
  limit: 60,
  input: object({ id: id(), ...cargo() }),
  output: object({ ...rate, cost: cost().required() }),
});

export const airForQuote = query('/freight/freightAir/queryQuotationAirList.do', 'Rates for a quotation', {
  offers: 'air',
  access: 'quote:export',
  input: object({ ids: array(id()).min(1).max(20).required() }),
  output: object({ list: array(airRate()).required() }),
});
