import { BOOKING_ROWS } from '@lading/validators/booking';
import { MILESTONES, type MilestoneCode } from '@lading/validators/freight';
import { array, boolean, number, object, string } from 'yup';
import { command, query } from '../define.ts';
import { deskQueue } from '../desk/queues.ts';
import { exactNumber, exactText, id, maybeId, pageOf, paging, requestId, text } from '../shapes.ts';
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
import { blCutoffs } from './review.ts';
import { CUTOFF_CODES } from './shapes.ts';
import { containerDynamic, traceOcean } from './trace.ts';

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

const done = object({ bookingId: id(), orderStatus: orderStatus(), orderStatusName: text() });

export const bookingTeam = query(
  '/order/weborder/queryBookingTeam.do',
  'Who of the forwarder’s people answers bookings, and who this one',
  {
    access: 'order:accept',
    about: ['booking', 'bookingId'],
    assumed: true,
    input: object({ bookingId: id() }),
    output: object({
      list: array(object({ id: id(), name: text() })).required(),
      // Null where nobody deals with it.
      ownerId: maybeId().nullable().defined(),
    }),
  },
);

const stale = () => [bookingQueue, bookingById, bookingTeam, deskQueue, orderPage];

export const assignBooking = command('/order/weborder/assignBooking.do', 'Say who deals with a booking, or nobody', {
  access: 'order:accept',
  about: ['booking', 'bookingId'],
  assumed: true,
  input: object({ bookingId: id(), userId: maybeId(), requestId: requestId() }),
  output: object({ owner: text() }),
  invalidates: stale,
});

export const saveMilestone = command(
  '/order/weborder/saveMilestone.do',
  'Say by hand what happened to a shipment, or when it will; taken back where it has no time',
  {
    access: 'order:accept',
    about: ['booking', 'bookingId'],
    assumed: true,
    input: object({
      bookingId: id(),
      code: exactText()
        .oneOf<MilestoneCode>([...MILESTONES])
        .required(),
      // The port of loading or that of discharge.
      at: exactText().oneOf(['load', 'discharge']).required(),
      classifier: exactText().oneOf(['EST', 'ACT']).default('ACT'),
      // A moment with its offset; empty takes back what was said by hand.
      time: exactText().max(40).default(''),
      requestId: requestId(),
    }),
    output: done,
    invalidates: () => [...stale(), traceOcean, containerDynamic],
  },
);

export const moveCutoff = command(
  '/order/weborder/moveCutoff.do',
  'Move a cut-off of a booking that has its space; the customer is told of the old and the new one',
  {
    access: 'order:accept',
    about: ['booking', 'bookingId'],
    assumed: true,
    input: object({
      bookingId: id(),
      code: exactText()
        .oneOf<(typeof CUTOFF_CODES)[number]>([...CUTOFF_CODES])
        .required(),
      // A moment with its offset.
      closesAt: exactText().max(40).required(),
      requestId: requestId(),
    }),
    output: done,
    invalidates: () => [...stale(), blCutoffs],
  },
);

export const splitBooking = command(
  '/order/weborder/splitBooking.do',
  'Put some of the boxes and goods of a booking into a new one, at the same point of its way',
  {
    access: 'order:accept',
    about: ['booking', 'bookingId'],
    assumed: true,
    input: object({
      bookingId: id(),
      revision: maybeId(),
      // How many of the boxes of each line go along.
      boxes: array(object({ line: exactNumber().min(0).max(BOOKING_ROWS).required(), count: id() }).required())
        .min(1)
        .max(BOOKING_ROWS)
        .required(),
      // What of each line of goods goes along; what is left stays.
      goods: array(
        object({
          line: exactNumber().min(0).max(BOOKING_ROWS).required(),
          number: exactNumber().min(0).required(),
          weight: exactText().max(20).default(''),
          volume: exactText().max(20).default(''),
        }).required(),
      )
        .max(BOOKING_ROWS)
        .default([]),
      requestId: requestId(),
    }),
    output: object({ bookingId: id(), bookingNo: text() }),
    invalidates: stale,
  },
);

export const mergeBookings = command(
  '/order/weborder/mergeBookings.do',
  'Take another booking of the same customer and sailing into this one; the other ends',
  {
    access: 'order:accept',
    about: ['booking', 'bookingId'],
    assumed: true,
    input: object({ bookingId: id(), otherNo: exactText().min(1).max(40).required(), requestId: requestId() }),
    output: done,
    invalidates: stale,
  },
);
