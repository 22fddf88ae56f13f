import { billDraftWire, draftChangesWire } from '@lading/validators/yup';
import { array, boolean, number, object, string } from 'yup';
import { command, query } from '../define.ts';
import { exactText, id, maybeId, requestId, text, versionOrNone } from '../shapes.ts';
import { toDoCount, toDoList } from '../user/to-do.ts';
import { countNumHbl, countNumMbl, initInfoHbl, initInfoMbl } from './bill.ts';
import { orderPage } from './bookings.ts';
import { booking, kind, time } from './fields.ts';
import { siForDesk, siQueue } from './instruction-desk.ts';
import { conflict, draftBill, mode, returned, sending, siChange, siIssue } from './instruction-fields.ts';
import { SYNC_FIELDS } from './instruction-shapes.ts';
import { blLog, blVersions } from './review.ts';

/** The instruction: written by the customer's people together, sent, and amended. */

const cutOff = object({
  time: time(),
  zone: text(),
  portName: text(),
  passed: boolean().required(),
  // Decimal string and ISO 4217; empty where it is not known what a change costs after.
  feeAmount: text(),
  feeCurrency: text(),
  // What it costs, as a sentence; empty where it is not known.
  feeText: text(),
});

export const instruction = query(
  '/order/websi/queryInstruction.do',
  'All bills of a booking as they are written now, what was sent of them, and what writing means',
  {
    access: ['si:edit', 'bill:view', 'bill:issue'],
    about: ['booking', 'bookingId'],
    assumed: true,
    input: booking(),
    output: object({
      bookingId: id(),
      orderId: id(),
      bookingNo: text(),
      // The kind of bill the booking is about.
      kind: kind(),
      webStatus: number().integer().required(),
      webStatusName: text(),
      mode: mode(),
      // Whoever asks may write, and may add and delete bills.
      open: boolean().required(),
      mayAdd: boolean().required(),
      // Main bills first; those of the booking's own kind before the others.
      bills: array(draftBill).required(),
      // The newest first.
      sendings: array(sending).required(),
      returned: returned.nullable().default(null),
      // When the documents close; null where it is not known.
      cutOff: cutOff.nullable().default(null),
    }),
  },
);

const stale = () => [
  instruction,
  toDoList,
  toDoCount,
  orderPage,
  initInfoMbl,
  initInfoHbl,
  countNumMbl,
  countNumHbl,
  blVersions,
  blLog,
  siQueue,
  siForDesk,
];

const SAVES = ['draft', 'submit'] as const;
const written = {
  action: string<(typeof SAVES)[number]>().strict().oneOf(SAVES).required(),
  // Of the bill as its author saw it: a field that somebody wrote since is not taken, and theirs is answered.
  revision: number().strict().integer().min(0).required(),
  requestId: requestId(),
  changes: draftChangesWire.required(),
  // Why, of an amendment.
  reason: exactText().max(500).default(''),
  // What it costs after the documents closed was shown, and stays so.
  feeSeen: boolean().default(false),
};
const kept = {
  revision: number().integer().min(0).required(),
  webStatus: number().integer().required(),
  // The newest that was sent, 0 where none was.
  version: versionOrNone(),
  // Errors keep it from being sent, of all bills; nothing of a draft.
  issues: array(siIssue).required(),
  // What several people wrote, put together; null where nobody else wrote anything.
  values: billDraftWire.nullable().default(null),
  conflicts: array(conflict).required(),
  savedAt: time(),
};

export const saveMbl = command(
  '/order/websi/saveInfoMbl.do',
  'Keep what was written on a master bill, field by field, or send all bills: web status 2, a next number',
  {
    access: 'si:edit',
    about: ['booking', 'bookingId'],
    assumed: true,
    limit: 300,
    bodyLimit: 2_000_000,
    input: object({ bookingId: id(), mblId: maybeId().nullable(), ...written }),
    output: object({ mblId: id(), ...kept }),
    invalidates: stale,
  },
);

export const saveHbl = command('/order/websi/saveInfoHbl.do', 'The same of a house bill', {
  access: 'si:edit',
  about: ['booking', 'bookingId'],
  assumed: true,
  limit: 300,
  bodyLimit: 2_000_000,
  input: object({ bookingId: id(), hblId: maybeId().nullable(), ...written }),
  output: object({ hblId: id(), ...kept }),
  invalidates: stale,
});

export const addSiBill = command(
  '/order/websi/addSiBill.do',
  'Another bill of a kind: the main one where there is none, else the next of nine sub-bills',
  {
    access: 'si:edit',
    about: ['booking', 'bookingId'],
    assumed: true,
    input: object({ bookingId: id(), kind: kind().strict(), requestId: requestId() }),
    output: object({ bill: draftBill.required() }),
    invalidates: stale,
  },
);

const subBills = () => object({ list: array(id()).max(9).required() });

export const deleteMbl = command(
  '/order/websi/deleteInfoMbl.do',
  'Delete a sub-bill before it is sent; its containers go back to the main bill, and versions that were sent keep it',
  {
    access: 'si:edit',
    about: ['booking', 'bookingId'],
    assumed: true,
    input: object({ bookingId: id(), mblId: id() }),
    output: subBills(),
    invalidates: stale,
  },
);

export const deleteHbl = command('/order/websi/deleteInfoHbl.do', 'The same of a house bill', {
  access: 'si:edit',
  about: ['booking', 'bookingId'],
  assumed: true,
  input: object({ bookingId: id(), hblId: id() }),
  output: subBills(),
  invalidates: stale,
});

export const syncBills = command(
  '/order/websi/syncMblToHbl.do',
  'Master into house: voyage, ports, clauses, goods, containers; houses into master: their sums. Asked first with dryRun, which changes nothing',
  {
    access: 'si:edit',
    about: ['booking', 'bookingId'],
    assumed: true,
    input: object({
      bookingId: id(),
      from: kind().strict(),
      to: kind().strict(),
      // The bill that is written into; the main one where it is left out.
      billId: maybeId().nullable(),
      fields: array(string<(typeof SYNC_FIELDS)[number]>().strict().oneOf(SYNC_FIELDS).required())
        .min(1)
        .max(SYNC_FIELDS.length)
        .required(),
      dryRun: boolean().default(true),
      // Of the bill that is written into; needed to write.
      revision: number().strict().integer().min(0),
    }),
    output: object({
      revision: number().integer().min(0).required(),
      // With the changes in it, also where nothing is written yet.
      values: billDraftWire.required(),
      changes: array(siChange).required(),
    }),
    invalidates: stale,
  },
);
