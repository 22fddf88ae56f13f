import { array, boolean, number, object, string } from 'yup';
import { id, maybeMoney, measure, money, text } from '../shapes.ts';
import { channel, country, extra, fbaStatus, mode, origin, oversize } from './fba-fields.ts';
import { amountOf, amountOrNull, answeredDay, cost, level, spaceState, weekday } from './fields.ts';

/** As staff see it. */
export const keptPrice = () =>
  object({
    ...channel(),
    id: id(),
    revision: number().integer().positive().required(),
    status: fbaStatus().required(),
    country: country().required(),
    editedAt: string().nullable().defined(),
  });

const row = () => number().integer().min(0).required();

/** A channel as whoever asks is shown it: the prices of his level alone. */
export const offer = () =>
  object({
    id: id(),
    revision: number().integer().positive().required(),
    channelName: text(),
    channelDesc: text(),
    carrier: text(),
    serviceCode: text(),
    vessel: text(),
    mode: mode(),
    origins: array(origin().required()).required(),
    // Beginnings of the zips that its price is for; empty where it counts for sites or a whole country.
    zipPrefixes: array(text()).required(),
    breaks: array(
      object({ fromKg: number().integer().required(), price: money(), listPrice: amountOrNull() }),
    ).required(),
    pricePerCbm: amountOrNull(),
    minCbm: measure().nullable().defined(),
    currency: text(),
    divisor: number().integer().required(),
    compareBy: string<'shipment' | 'carton'>().oneOf(['shipment', 'carton']).required(),
    cartonMin: measure().nullable().defined(),
    shipmentMin: measure().nullable().defined(),
    roundTo: text(),
    transitMin: number().integer().positive().required(),
    transitMax: number().integer().positive().required(),
    transitUnit: string<'workday' | 'day'>().oneOf(['workday', 'day']).required(),
    sailDays: array(weekday()).required(),
    // The next sailing, when the site has it at the latest, and until when the cargo is handed in.
    etd: answeredDay(),
    eta: answeredDay(),
    cutoff: string().nullable().defined(),
    taxIncluded: boolean().required(),
    goodsTypes: array(id()).required(),
    // What is added for some goods.
    goodsExtras: array(object({ name: text(), basis: extra().fields.basis, amount: amountOrNull() })).required(),
    oversize: oversize().defined(),
    lateRefund: object({ perKgDay: money(), most: maybeMoney() }).nullable().defined(),
    compensation: text(),
    spaceState: spaceState(),
    validFrom: answeredDay(),
    validTo: answeredDay(),
    priceLevel: level(),
    memberLocked: boolean().required(),
    // What the cargo comes to; null where nobody said how heavy it is.
    quote: object({
      actual: measure(),
      volume: measure(),
      chargeable: measure(),
      // What decided.
      by: string<'actual' | 'volume' | 'carton' | 'minimum'>()
        .oneOf(['actual', 'volume', 'carton', 'minimum'])
        .required(),
      unit: string<'kg' | 'cbm'>().oneOf(['kg', 'cbm']).required(),
      quantity: text(),
      // Null where the list has no price for so little, and for pieces that nobody takes.
      price: amountOrNull(),
      listPrice: amountOrNull(),
      freight: amountOf().nullable().defined(),
      total: amountOf().nullable().defined(),
      // What a member saves of the total; a visitor, what membership would.
      memberSaving: amountOf().nullable().defined(),
      // Rows of cartons that are refused, by what of them is too much.
      refused: array(
        object({
          row: row(),
          limit: string<'longest' | 'second' | 'girth' | 'weight'>()
            .oneOf(['longest', 'second', 'girth', 'weight'])
            .required(),
        }),
      ).required(),
      cost: cost().required(),
    })
      .nullable()
      .default(null),
  });
