import { array, boolean, number, object, string } from 'yup';
import { id, maybeId, money, text } from '../shapes.ts';
import {
  amountOrNull,
  answeredDay,
  basis,
  chargeSide,
  ctnType,
  portEnd,
  refItem,
  spaceState,
  weekday,
} from './fields.ts';
import {
  FUDA_BATCH,
  FUDA_CHARGE_STATUS,
  FUDA_SHARES,
  FUDA_STATES,
  type FudaChargeStatus,
  type FudaShare,
  type FudaState,
} from './fuda-shapes.ts';
import { PAY_TERMS, type PayTerm, ROUTES, type Route } from './shapes.ts';

/** What the rates of partners and their charges have in common. */

export const ids = () => array(id()).min(1).max(FUDA_BATCH).required();
const fudaState = () => number<FudaState>().oneOf(FUDA_STATES).required();
export const partner = () => object({ id: id(), code: text(), nameCn: text(), nameEn: text() });
const revision = () => number().integer().positive().required();
export const cutoff = () =>
  object({
    days: number().strict().integer().min(0).max(60).required(),
    time: string()
      .strict()
      .matches(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
      .required(),
  });
export const freeDays = () =>
  object({
    detention: number().strict().integer().min(0).max(99).required(),
    demurrage: number().strict().integer().min(0).max(99).required(),
    combined: boolean().strict().required(),
  });

/** A rate as its partner keeps it. What it costs, and what is added, only its partner and the forwarder's administrators are told. */
export const fudaRate = () =>
  object({
    id: id(),
    rateNo: text(),
    version: revision(),
    revision: revision(),
    partner: partner().required(),
    contractNo: text(),
    pol: portEnd().required(),
    pod: portEnd().required(),
    routeCode: string<Route>().oneOf(ROUTES).required(),
    shipping: refItem().required(),
    serviceCode: text(),
    vessel: text(),
    voyage: text(),
    etdDays: array(weekday()).required(),
    transitDays: number().integer().positive().required(),
    via: array(portEnd()).required(),
    docCutoff: cutoff().nullable().defined(),
    validFrom: answeredDay(),
    validTo: answeredDay(),
    // Over by the calendar of the house.
    expired: boolean().required(),
    currency: text(),
    prices: array(
      object({
        ctnType: ctnType(),
        // What members pay.
        price: money(),
        cost: amountOrNull(),
        // The price that was said; null where it is the cost with what is added.
        member: amountOrNull(),
      }),
    ).required(),
    sellMarkup: amountOrNull(),
    included: array(text()).required(),
    freeDays: freeDays().nullable().defined(),
    spaceState: spaceState(),
    spaceLeft: number().integer().nullable().defined(),
    remark: text(),
    remarkEn: text(),
    shareTo: string<FudaShare>().oneOf(FUDA_SHARES).required(),
    auditState: fudaState(),
    // Why it was sent back.
    reason: text(),
    importJobId: maybeId().nullable().defined(),
    updateTime: text(),
  });

/** A charge of a partner, for all its rates or one of them. */
export const fudaCharge = () =>
  object({
    id: id(),
    revision: revision(),
    partner: partner().required(),
    rateId: maybeId().nullable().defined(),
    rateNo: text(),
    code: text(),
    name: text(),
    nameEn: text(),
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
    status: number<FudaChargeStatus>().oneOf(Object.values(FUDA_CHARGE_STATUS)).required(),
    note: text(),
  });
