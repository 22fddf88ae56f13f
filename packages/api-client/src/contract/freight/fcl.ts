import { array, number, object, string } from 'yup';
import { PORT_SIDES, type PortSide } from '../basedata/shapes.ts';
import { query } from '../define.ts';
import { exactNumber, exactText, id, maybeId, maybeMeasure, money, pageOf, paging, text } from '../shapes.ts';
import {
  amountOf,
  containers,
  cost,
  ctnType,
  day,
  fclRate,
  fclSearch,
  fx,
  instant,
  portEnd,
  refItem,
  size,
  wharf,
} from './fields.ts';
import { CALENDAR_LIMIT, DAY_STATES, type DayState, REASONS, type Reason } from './shapes.ts';

/**
 * Rates of full containers. The four searches answer alike: the session alone decides by which level, so that none of them tells a price
 * to whom it is not meant for.
 */

/** Calls a minute of one visitor. */
const VISITS = 60;

export const saleRoutes = query(
  '/freight/freightfcl/pub/querySaleRouteList.do',
  'Lanes with a special offer, the cheapest of each',
  {
    offers: 'fcl',
    access: 'visitor',
    assumed: true,
    limit: VISITS,
    input: object({ size: size(8, 30) }),
    output: array(
      object({
        pol: portEnd().required(),
        pod: portEnd().required(),
        ctnType: ctnType(),
        minPrice: money(),
        currency: text(),
        validTo: string().required(),
      }),
    ).required(),
  },
);

export const saleRates = query('/freight/freightfcl/pub/queryWebSaleFclList.do', 'Special offers, for one 40HQ each', {
  offers: 'fcl',
  access: 'visitor',
  assumed: true,
  limit: VISITS,
  input: object({ ...paging(10), polId: maybeId(), podId: maybeId() }),
  output: pageOf(fclRate()),
});

const found = {
  // Channels on the lane that fit, whichever page is shown.
  found: number().integer().min(0).required(),
  pricedAt: instant(),
  fx: array(fx()).required(),
};
const paged = { ...fclSearch(), ...paging(10) };

export const fclPublic = query(
  '/freight/freightfcl/pub/queryFreightFclList.do',
  'The first ten rates of a lane and how many there are',
  {
    offers: 'fcl',
    access: 'visitor',
    assumed: true,
    limit: VISITS,
    input: object(fclSearch()),
    output: object({ list: array(fclRate()).required(), ...found }),
  },
);

export const fclVisitor = query(
  '/freight/freightfcl/pub/queryFreightFclVisitorPage.do',
  'Rates of a lane by the list price',
  {
    offers: 'fcl',
    access: 'visitor',
    assumed: true,
    limit: VISITS,
    input: object(paged),
    output: pageOf(fclRate()).shape(found),
  },
);

export const fclMember = query(
  '/freight/freightfcl/queryFreightFclPage.do',
  'Rates of a lane by the price of who asks',
  {
    offers: 'fcl',
    access: 'member',
    assumed: true,
    input: object(paged),
    output: pageOf(fclRate()).shape(found),
  },
);

export const fclVip = query(
  '/freight/freightfcl/queryFreightFclVipPage.do',
  'The same for customers with a level of their own',
  { offers: 'fcl', access: 'rate:vip', assumed: true, input: object(paged), output: pageOf(fclRate()).shape(found) },
);

export const fclCalendar = query(
  '/freight/freightfcl/pub/queryFclCalendar.do',
  'The least a box costs on each day, and why there is no price on the others',
  {
    offers: 'fcl',
    access: 'visitor',
    assumed: true,
    limit: VISITS,
    input: object({
      polId: id(),
      podId: id(),
      ctnType: ctnType(),
      from: day().required(),
      days: exactNumber().min(1).max(CALENDAR_LIMIT).default(14),
      shippingId: maybeId(),
    }),
    output: object({
      list: array(
        object({
          day: string().required(),
          state: string<DayState>().oneOf(DAY_STATES).required(),
          minPrice: money().nullable().defined(),
          currency: text(),
          rateId: maybeId().nullable().defined(),
          shippingId: maybeId().nullable().defined(),
          transitDays: number().integer().nullable().defined(),
          // Sailings of that day that have a price.
          count: number().integer().min(0).required(),
        }),
      ).required(),
    }),
  },
);

export const fclCarriers = query(
  '/freight/freightfcl/pub/queryFclShippingList.do',
  'Carriers with a rate that is on sale, with how many they have',
  {
    access: 'visitor',
    assumed: true,
    limit: VISITS,
    input: object({ polId: maybeId(), podId: maybeId() }),
    output: array(refItem().shape({ count: number().integer().positive().required() })).required(),
  },
);

export const fclWharves = query(
  '/freight/freightfcl/pub/queryFclWharfList.do',
  'Terminals of a port; on either side the same',
  {
    access: 'visitor',
    assumed: true,
    limit: VISITS,
    input: object({
      portId: id(),
      side: exactText()
        .oneOf<PortSide>([...PORT_SIDES])
        .required(),
    }),
    output: array(wharf()).required(),
  },
);

export const fclCharges = query(
  '/freight/freightfcl/pub/queryFclChargeDetail.do',
  'What a shipment by a rate costs, line by line, by the price of who asks',
  {
    offers: 'fcl',
    access: 'visitor',
    assumed: true,
    limit: VISITS,
    input: object({
      rateId: id(),
      containers: containers(),
      // The next sailing where it is left out.
      etd: day(),
      billCount: exactNumber().min(1).max(99).default(1),
      weight: maybeMeasure(),
      volume: maybeMeasure(),
      // Charges that are only there when they are wished for.
      options: array(exactText().max(8).required()).max(20).default([]),
    }),
    output: cost(),
  },
);

export const recommended = query(
  '/freight/freightfcl/pub/queryFclRecommendList.do',
  'Up to four rates beside a lane: cheaper a week before or after, faster, or where there is none in another box or from a port nearby',
  {
    offers: 'fcl',
    access: 'visitor',
    assumed: true,
    limit: VISITS,
    input: object({ polId: maybeId(), podId: maybeId(), exceptId: maybeId(), containers: containers().optional() }),
    output: array(
      fclRate().shape({
        reason: string<Reason>().oneOf(REASONS).required(),
        less: amountOf().nullable().defined(),
        // The type that it has a price for, where it has none for what was asked.
        box: id().nullable().defined(),
      }),
    ).required(),
  },
);
