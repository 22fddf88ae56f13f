import { array, boolean, number, object, string } from 'yup';
import { day as writtenDay } from '../content/fields.ts';
import { exactNumber, exactText, id, maybeId, maybeMeasure, maybeMoney, measure, money, text } from '../shapes.ts';
import {
  BOXES_LIMIT,
  CARTONS_LIMIT,
  CHARGE_BASES,
  CHARGE_SIDES,
  type ChargeBasis,
  type ChargeSide,
  CONTAINERS_LIMIT,
  FCL_SORTS,
  type FclSort,
  LINE_STATES,
  type LineState,
  PAY_TERMS,
  type PayTerm,
  PRICE_LEVELS,
  type PriceLevel,
  ROUTES,
  type Route,
  SPACE_STATES,
  type SpaceState,
} from './shapes.ts';

/** A day `2026-11-26`, local to its port. */
export const day = writtenDay;
/** What is answered of it: empty texts are none. */
export const answeredDay = () => string().required();
export const instant = () => string().required();

/** A container type: its number in the dictionary. */
export const ctnType = () => number().strict().integer().min(1).max(99).required();
export const weekday = () => number().strict().integer().min(1).max(7).required();

const boxes = () =>
  object({ ctnType: ctnType(), count: number().strict().integer().min(1).max(BOXES_LIMIT).required() });
export const containers = () => array(boxes()).min(1).max(CONTAINERS_LIMIT).required();

/** An amount, or null where nobody knows it. */
export const amountOrNull = () => maybeMoney().nullable().defined();

export const portEnd = () => object({ id: id(), portCode: text(), nameCn: text(), nameEn: text() });
export const refItem = () => object({ id: id(), nameCn: text(), nameEn: text() });
export const wharf = () => object({ id: id(), portId: id(), code: text(), nameCn: text(), nameEn: text() });

export const level = () => string<PriceLevel>().oneOf(PRICE_LEVELS).required();
export const spaceState = () => string<SpaceState>().oneOf(SPACE_STATES).required();
const route = () => string<Route>().oneOf(ROUTES).required();
export const basis = () => string<ChargeBasis>().oneOf(CHARGE_BASES).required();
export const chargeSide = () => string<ChargeSide>().oneOf(CHARGE_SIDES).required();

export const amountOf = () => object({ currency: text(), amount: money() });

/** How many yuan one unit is worth, and since when. */
export const fx = () => object({ currency: text(), cnyPerUnit: string().required(), time: instant() });

/** What a shipment costs, line by line. Lines that come later, or are not known, are there too. */
export const cost = () =>
  object({
    lines: array(
      object({
        code: text(),
        name: text(),
        side: chargeSide(),
        basis: basis(),
        payTerm: string<PayTerm>().oneOf(PAY_TERMS).required(),
        // Of a line for one type of containers.
        ctnType: maybeId().nullable().defined(),
        unitPrice: amountOrNull(),
        // Empty where there is nothing to count.
        quantity: text(),
        currency: text(),
        // Null where nobody knows it beforehand.
        amount: amountOrNull(),
        state: string<LineState>().oneOf(LINE_STATES).required(),
        note: text(),
      }),
    ).required(),
    // What is charged, by currency; nothing converted.
    subtotals: array(amountOf()).required(),
    freightTotal: amountOf().required(),
    // Null where a charged line has no price: on request.
    predicted: amountOf().nullable().defined(),
    // The same apart: who ships pays the one, who receives the other.
    origin: amountOf().nullable().defined(),
    destination: amountOf().nullable().defined(),
    fx: array(fx()).required(),
    level: level(),
    frozen: boolean().required(),
  });

/** Cargo that fills no container: all together in kilograms and cubic metres, or its cartons in centimetres, which count before a volume. */
export const cargo = () => ({
  weight: maybeMeasure(),
  volume: maybeMeasure(),
  boxes: array(
    object({
      length: measure(),
      width: measure(),
      height: measure(),
      pieces: number().strict().integer().min(1).max(99_999).required(),
    }),
  )
    .max(CARTONS_LIMIT)
    .default([]),
});

/** What a search for full containers asks. */
export const fclSearch = () => ({
  polId: id(),
  podId: id(),
  containers: containers(),
  // Sailings from here on; today where it is left out.
  etdFrom: day(),
  // Two weeks later where it is left out.
  etdTo: day(),
  shippingIds: array(id()).max(30).default([]),
  direct: boolean().strict(),
  wharfId: maybeId(),
  sort: exactText()
    .oneOf<FclSort>([...FCL_SORTS])
    .default('total'),
  // Of the whole shipment.
  weight: maybeMeasure(),
  volume: maybeMeasure(),
  goodsType: maybeId(),
});

export const size = (usual: number, most: number) => exactNumber().min(1).max(most).default(usual);

/** A sailing of a rate, with what it costs whoever asks. Never a cost, a floor or the price of another level. */
export const fclRate = () =>
  object({
    id: id(),
    rateNo: text(),
    version: number().integer().positive().required(),
    revision: number().integer().positive().required(),
    pol: portEnd().required(),
    pod: portEnd().required(),
    polWharf: wharf().nullable().default(null),
    podWharf: wharf().nullable().default(null),
    routeCode: route(),
    shipping: refItem().required(),
    serviceCode: text(),
    serviceName: text(),
    vessel: text(),
    voyage: text(),
    // Every day of the week on which it sails, 1 is Monday.
    etdDays: array(weekday()).required(),
    // The sailing that is meant here, and when it arrives.
    etd: answeredDay(),
    eta: answeredDay(),
    transitDays: number().integer().positive().required(),
    direct: boolean().required(),
    via: array(portEnd()).required(),
    // Of that sailing; null where the carrier names none.
    cutoffs: object({
      doc: string().nullable().defined(),
      vgm: string().nullable().defined(),
      cy: string().nullable().defined(),
      cus: string().nullable().defined(),
    }).required(),
    validFrom: answeredDay(),
    validTo: answeredDay(),
    // It ends within ten days.
    lapsing: boolean().required(),
    currency: text(),
    // Of one box each; all types that the rate has. The list price is null for whoever pays it.
    prices: array(object({ ctnType: ctnType(), price: money(), listPrice: amountOrNull() })).required(),
    // Codes of what the freight holds already.
    included: array(text()).required(),
    freeDays: object({
      detention: number().integer().min(0).required(),
      demurrage: number().integer().min(0).required(),
      combined: boolean().required(),
    })
      .nullable()
      .default(null),
    spaceState: spaceState(),
    spaceLeft: number().integer().nullable().defined(),
    // Goods that are not taken, and kg that a box may hold.
    goodsLimit: array(id()).required(),
    weightLimit: string().nullable().defined(),
    remark: text(),
    followCount: number().integer().min(0).required(),
    followed: boolean().required(),
    priceLevel: level(),
    // A member would pay less.
    memberLocked: boolean().required(),
    // Of all boxes that were asked for.
    freightTotal: money(),
    // What a member saves of it; a visitor, what membership would.
    memberSaving: amountOrNull(),
    predicted: amountOf().nullable().defined(),
    biddable: boolean().required(),
    pricedAt: instant(),
    // Keeps the price for an order; null for visitors.
    priceToken: string().nullable().defined(),
  });
