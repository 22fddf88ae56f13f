import { array, boolean, number, object, string } from 'yup';
import { command, query } from '../define.ts';
import { deskQueue } from '../desk/queues.ts';
import { exactText, id, maybeId, pageOf, paging, requestId, text } from '../shapes.ts';
import { bookingById } from './booking.ts';
import { orderStatus, seenStatus } from './booking-fields.ts';
import {
  BOOKING_DECISIONS,
  BOOKING_QUEUES,
  type BookingDecision,
  type BookingQueue,
  RETURN_REASONS,
  type ReturnReason,
} from './booking-shapes.ts';
import { orderPage } from './bookings.ts';
import { CUTOFF_CODES } from './shapes.ts';

/** The forwarder's half of a booking. */

const row = object({
  bookingId: id(),
  bookingNo: text(),
  customerName: text(),
  orderStatus: orderStatus(),
  orderStatusName: text(),
  polName: text(),
  podName: text(),
  shippingName: text(),
  vessel: text(),
  voyage: text(),
  etd: string().nullable().defined(),
  // `2×40HQ`
  containers: text(),
  // When the documents close, by the clock of the port of loading.
  cutOff: string().nullable().defined(),
  zone: text(),
  submittedAt: string().nullable().defined(),
  // Until when the desk means to have answered.
  dueAt: string().nullable().defined(),
  // Who took it; empty where nobody has.
  owner: text(),
  mine: boolean().required(),
});

export const bookingQueue = query(
  '/order/weborder/queryBookingQueue.do',
  'Bookings of all customers, those that wait longest first',
  {
    access: 'order:accept',
    assumed: true,
    input: object({
      ...paging(20),
      state: exactText()
        .oneOf<BookingQueue>([...BOOKING_QUEUES])
        .default('waiting'),
      keyword: exactText().max(200).default(''),
    }),
    output: pageOf(row).shape({
      counts: array(
        object({
          state: string<BookingQueue>().oneOf(BOOKING_QUEUES).required(),
          count: number().integer().min(0).required(),
        }),
      ).required(),
    }),
  },
);

export const reviewBooking = command(
  '/order/weborder/reviewBooking.do',
  'Answer a booking: accept it, send it back with reasons at its fields, say that there is room, move it or end it',
  {
    access: 'order:accept',
    about: ['booking', 'bookingId'],
    assumed: true,
    input: object({
      bookingId: id(),
      decision: exactText()
        .oneOf<BookingDecision>([...BOOKING_DECISIONS])
        .required(),
      // As it was looked at.
      revision: maybeId(),
      seenStatus: seenStatus(),
      reason: exactText()
        .oneOf<ReturnReason>([...RETURN_REASONS])
        .optional(),
      text: exactText().max(500).default(''),
      fields: array(
        object({
          path: exactText().min(1).max(100).required(),
          reason: exactText()
            .oneOf<ReturnReason>([...RETURN_REASONS])
            .required(),
          text: exactText().max(300).default(''),
        }).required(),
      )
        .max(40)
        .default([]),
      wantedBy: exactText().max(40).default(''),
      // Of the space that the carrier gave.
      bkgNo: exactText().max(35).default(''),
      vessel: exactText().max(50).default(''),
      voyage: exactText().max(50).default(''),
      etd: exactText().max(10).default(''),
      depot: exactText().max(100).default(''),
      cutOffs: array(
        object({
          code: exactText()
            .oneOf<(typeof CUTOFF_CODES)[number]>([...CUTOFF_CODES])
            .required(),
          closesAt: exactText().max(40).required(),
        }).required(),
      )
        .max(5)
        .default([]),
      requestId: requestId(),
    }),
    output: object({ bookingId: id(), orderStatus: orderStatus(), orderStatusName: text() }),
    invalidates: () => [bookingQueue, bookingById, deskQueue, orderPage],
  },
);
