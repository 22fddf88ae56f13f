import { array, boolean, number, object, string } from 'yup';
import { query } from '../define.ts';
import { exactNumber, id, maybeId, money, text } from '../shapes.ts';
import { amountOrNull, basis, chargeSide, ctnType, day } from './fields.ts';
import { PAY_TERMS, type PayTerm, ROUTES, type Route } from './shapes.ts';

/** What is charged beside the freight. */

export const fclSurcharges = query(
  '/freight/surchargefcl/pub/queryCommonSurChargeList.do',
  'Surcharges of a lane on a day: of several under one code the one that was made for it most closely',
  {
    access: 'visitor',
    limit: 60,
    input: object({
      polId: maybeId(),
      podId: maybeId(),
      shippingId: maybeId(),
      // Of sailing; today where it is left out.
      date: day(),
      ctnType: exactNumber().min(1).max(99),
    }),
    output: object({
      list: array(
        object({
          id: id(),
          code: text(),
          name: text(),
          basis: basis(),
          // Null where it is charged at cost.
          amount: amountOrNull(),
          min: amountOrNull(),
          max: amountOrNull(),
          amountsByCtn: array(object({ ctnType: ctnType(), amount: money() })).required(),
          currency: text(),
          payTerm: string<PayTerm>().oneOf(PAY_TERMS).required(),
          side: chargeSide(),
          mandatory: boolean().required(),
          // Where it counts; null or empty is everywhere.
          polId: maybeId().nullable().defined(),
          podId: maybeId().nullable().defined(),
          lane: string<Route>().oneOf(ROUTES).nullable().defined(),
          shippingId: maybeId().nullable().defined(),
          ctnTypes: array(number().integer().required()).required(),
          validFrom: string().required(),
          validTo: string().nullable().defined(),
          note: text(),
        }),
      ).required(),
    }),
  },
);
