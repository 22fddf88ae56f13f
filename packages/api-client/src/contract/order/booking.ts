import { BOOKING_ROWS, ORDER_EVENTS, type OrderEvent } from '@lading/validators/booking';
import { array, boolean, mixed, number, object, string } from 'yup';
import { command, query } from '../define.ts';
import { amountOf, cost, fclRate } from '../freight/fields.ts';
import { exactNumber, exactText, id, maybeId, requestId, text } from '../shapes.ts';
import { toDoCount, toDoList } from '../user/to-do.ts';
import { logNodes, orderCounts } from './booking-facts.ts';
import {
  bookingCargo,
  bookingDraft,
  bookingEquipment,
  bookingPapers,
  bookingParties,
  bookingRoute,
  bookingServices,
  offerAsked,
  orderStatus,
  seenStatus,
} from './booking-fields.ts';
import { BOOKING_ACTIONS, type BookingAction } from './booking-shapes.ts';
import { orderPage } from './bookings.ts';
import { CUTOFF_CODES } from './shapes.ts';

/** A booking from the first word to the forwarder's answer. */

const maybeInstant = () => string().nullable().defined();

/** What is wrong with a field, in the codes of packages/validators; a suggestion is a whole text in its place. */
const issue = object({
  path: text(),
  code: text(),
  params: mixed<Record<string, string | number>>().required(),
  severity: string<'error' | 'warning'>().oneOf(['error', 'warning']).required(),
  suggestion: text(),
});

/** A field that the desk wants changed. */
const returnedField = () => object({ path: text(), reason: text(), reasonName: text(), text: text() });

const cutoff = object({ code: string<(typeof CUTOFF_CODES)[number]>().oneOf(CUTOFF_CODES).required(), time: text() });

const head = {
  bookingId: id(),
  orderId: id(),
  bookingNo: text(),
  orderStatus: orderStatus(),
  orderStatusName: text(),
  revision: number().integer().min(0).required(),
  // Who sees it may write on it now.
  open: boolean().required(),
  // What whoever asks can do with it next.
  moves: array(string<OrderEvent>().oneOf(ORDER_EVENTS).required()).required(),
  customerName: text(),
  // Of both ports, for a title.
  polName: text(),
  podName: text(),
  zone: text(),
  // Of the port of discharge.
  endZone: text(),
  // Why it came back, and which fields are meant.
  reason: text(),
  returned: array(returnedField()).required(),
  wantedBy: maybeInstant(),
  submittedAt: maybeInstant(),
  submittedBy: text(),
  editedAt: text(),
  editedBy: text(),
  cutoffs: array(cutoff).required(),
  // Sailings that it was booked on before.
  former: array(
    object({ bkgNo: text(), vessel: text(), voyage: text(), etd: maybeInstant(), until: text() }),
  ).required(),
};

const boxes = () =>
  array(object({ ctnType: id(), count: number().strict().integer().min(1).max(99).required() }).required()).max(
    BOOKING_ROWS,
  );

export const initOrder = query(
  '/order/weborder/initFclToOrderData.do',
  'A new booking prefilled from a rate, a template or an older one; an empty sheet where none is named',
  {
    access: 'order:edit',
    about: ['booking', 'bookingId'],
    input: object({
      rateId: maybeId(),
      templateId: maybeId(),
      bookingId: maybeId(),
      // Of a rate: the sailing, and how many boxes of what.
      etd: exactText().max(10).default(''),
      containers: boxes().default([]),
      // Or a rate of another way, for a cargo.
      offer: offerAsked().optional().default(undefined),
    }),
    output: object({
      draft: bookingDraft().required(),
      // Null where no rate is behind it, or it is not on sale any more.
      rate: fclRate().nullable().default(null),
      cost: cost().nullable().default(null),
    }),
  },
);

export const bookingCost = query(
  '/order/weborder/queryBookingCost.do',
  'What a booking by a rate costs as it stands, with a price that is kept for half an hour',
  {
    access: 'order:edit',
    assumed: true,
    input: object({
      rateId: id(),
      etd: exactText().max(10).default(''),
      containers: boxes(),
      services: bookingServices().required(),
    }),
    output: object({ rate: fclRate().required(), cost: cost().required() }),
  },
);

export const offerCost = query(
  '/order/weborder/queryOfferCost.do',
  'What a booking by a rate of groupage, of a flight or of a channel to a site costs as it stands',
  {
    access: 'order:edit',
    assumed: true,
    input: offerAsked(),
    // Who carries it, and the next day that it goes.
    output: object({ title: text(), service: text(), etd: text(), cost: cost().required() }),
  },
);

export const bookingInfo = query(
  '/order/weborder/queryBookingInfo.do',
  'A booking by its sections, those that were asked for',
  {
    access: 'order:view',
    about: ['booking', 'bookingId'],
    assumed: true,
    input: object({
      bookingId: id(),
      orderId: maybeId(),
      // 2 to write its instruction, 3 to look at what the desk said.
      type: exactNumber().oneOf([2, 3]).default(3),
      sections: array(number().strict().integer().min(1).max(6).required()).max(6).default([1, 2, 3, 4, 5, 6]),
    }),
    output: object({
      ...head,
      route: bookingRoute().nullable().default(null),
      parties: bookingParties().nullable().default(null),
      cargo: bookingCargo().nullable().default(null),
      equipment: bookingEquipment().nullable().default(null),
      services: bookingServices().nullable().default(null),
      papers: bookingPapers().nullable().default(null),
    }),
  },
);

export const bookingById = query('/order/weborder/queryBookingInfoById.do', 'A booking with all of its sections', {
  access: ['order:view', 'order:accept'],
  about: ['booking', 'id'],
  assumed: true,
  input: object({ id: id() }),
  output: object({ ...head, draft: bookingDraft().required() }),
});

const stale = () => [orderPage, orderCounts, bookingInfo, bookingById, logNodes, toDoList, toDoCount];

/** Of a price that may have changed meanwhile: its token, and what was shown. */
const priced = {
  priceToken: exactText().max(400).default(''),
  told: amountOf().default(undefined).optional(),
};

export const orderFromRate = command(
  '/order/weborder/saveFreightToOrder.do',
  'Send a booking by a rate; 409 with both prices where the price is another one now',
  {
    access: 'order:submit',
    about: ['booking', 'bookingId'],
    input: object({
      // Of a draft that was kept before.
      bookingId: maybeId(),
      revision: exactNumber().min(0).default(0),
      draft: bookingDraft().required(),
      rateId: id(),
      ...priced,
      requestId: requestId(),
    }),
    output: object({ bookingId: id(), orderId: id(), bookingNo: text() }),
    invalidates: stale,
  },
);

export const saveBooking = command(
  '/order/weborder/saveBooking.do',
  'Keep a draft, send it, take it back or ask to cancel it; 409 with what it holds now where somebody was first',
  {
    access: 'order:edit',
    about: ['booking', 'bookingId'],
    limit: 240,
    input: object({
      // Left out for a new one.
      bookingId: maybeId(),
      // As it was read; 0 for a new one.
      revision: exactNumber().min(0).default(0),
      action: exactText()
        .oneOf<BookingAction>([...BOOKING_ACTIONS])
        .required(),
      // Of a draft and of what is sent.
      draft: bookingDraft().default(undefined).optional(),
      // How far it was for whoever takes it back or ends it: 409 where somebody moved it meanwhile.
      seenStatus: seenStatus(),
      // Of a cancellation.
      reason: exactText().max(500).default(''),
      ...priced,
      requestId: requestId(),
    }),
    output: object({
      bookingId: id(),
      orderId: id(),
      bookingNo: text(),
      orderStatus: orderStatus(),
      revision: number().integer().positive().required(),
      editedAt: text(),
      issues: array(issue).required(),
    }),
    invalidates: stale,
  },
);

export const deleteBooking = command('/order/weborder/deleteBooking.do', 'Delete drafts, and nothing else', {
  access: 'order:edit',
  about: ['booking', 'ids'],
  assumed: true,
  input: object({ ids: array(id()).min(1).max(50).required() }),
  output: object({ deleted: number().integer().min(0).required() }),
  invalidates: stale,
});
