import { draftChangesWire } from '@lading/validators/yup';
import { array, boolean, number, object, string } from 'yup';
import { command, query } from '../define.ts';
import { deskQueue } from '../desk/queues.ts';
import { billId, exactText, id, pageOf, paging, requestId, text, version, versionOrNone } from '../shapes.ts';
import { booking, kind } from './fields.ts';
import { draftBill, mode, sending, siIssue } from './instruction-fields.ts';
import { SI_QUEUES } from './instruction-shapes.ts';
import { blForIssue } from './issue.ts';

/** The forwarder's half of the instruction. */

const queueRow = object({
  bookingId: id(),
  bookingNo: text(),
  bkgNo: text(),
  kind: kind(),
  customerName: text(),
  // Of the ports, in the reader's language.
  polName: text(),
  podName: text(),
  vessel: text(),
  voyage: text(),
  webStatus: number().integer().required(),
  webStatusName: text(),
  version: versionOrNone(),
  // How many fields the last sending changed; 0 for a first one.
  changes: number().integer().min(0).required(),
  warnings: number().integer().min(0).required(),
  late: boolean().required(),
  // When it was sent last; the cut-off, by the clock of its port.
  since: string().nullable().defined(),
  cutOff: string().nullable().defined(),
  zone: text(),
});

const count = () => number().integer().min(0).required();

export const siQueue = query(
  '/order/websi/querySiQueue.do',
  'Instructions for the desk: the nearest cut-off first, with how many wait in each queue (staff)',
  {
    access: 'bill:issue',
    assumed: true,
    input: object({
      ...paging(20),
      state: string<(typeof SI_QUEUES)[number]>().oneOf(SI_QUEUES).default('open'),
      keyword: exactText().max(200).default(''),
    }),
    output: pageOf(queueRow).shape({
      counts: object({ open: count(), returned: count(), accepted: count(), late: count(), all: count() }).required(),
    }),
  },
);

export const siForDesk = query(
  '/order/websi/querySiForDesk.do',
  'An instruction as it was sent, the checks as the customer saw them, and what they say now (staff)',
  {
    access: 'bill:issue',
    about: ['booking', 'bookingId'],
    assumed: true,
    input: booking(),
    output: object({
      bookingId: id(),
      bookingNo: text(),
      customerName: text(),
      kind: kind(),
      webStatus: number().integer().required(),
      webStatusName: text(),
      mode: mode(),
      version: versionOrNone(),
      // What was sent last, or what is written where nothing was.
      bills: array(draftBill).required(),
      // The checks when it was sent, and now.
      seen: array(siIssue).required(),
      issues: array(siIssue).required(),
      sendings: array(sending).required(),
      cutOff: string().nullable().defined(),
      zone: text(),
      // A draft was issued: the instruction is answered in the review from here on.
      issued: boolean().required(),
    }),
  },
);

const stale = () => [siQueue, siForDesk, blForIssue, deskQueue];
const place = { kind: kind().strict(), billId: billId(), path: string().strict().min(1).max(200).required() };

export const answerSi = command(
  '/order/websi/answerSi.do',
  'Accept an instruction, web status 3, field by field where it is an amendment; or send it back, web status 9, with reasons (staff)',
  {
    access: 'bill:issue',
    about: ['booking', 'bookingId'],
    assumed: true,
    bodyLimit: 1_000_000,
    input: object({
      bookingId: id(),
      // The one that was looked at; 409 where a newer one came.
      version: version(),
      decision: string<'accept' | 'return'>().strict().oneOf(['accept', 'return']).required(),
      // Needed where it is sent back.
      reason: exactText().max(500).default(''),
      // What is wrong where, of one that is sent back.
      fields: array(object({ ...place, reason: string().strict().matches(/\S/).max(500).required() }).required())
        .max(200)
        .default([]),
      // Changes of an amendment that are not taken; the others are.
      declined: array(object({ ...place, note: string().strict().matches(/\S/).max(500).required() }).required())
        .max(500)
        .default([]),
      requestId: requestId(),
    }),
    output: object({ webStatus: number().integer().required(), version: version() }),
    invalidates: stale,
  },
);

export const correctSi = command(
  '/order/websi/correctSi.do',
  'Put something right in what was sent, with a note: a next number, which the customer sees as the forwarder’s (staff)',
  {
    access: 'bill:issue',
    about: ['booking', 'bookingId'],
    assumed: true,
    bodyLimit: 2_000_000,
    input: object({
      bookingId: id(),
      version: version(),
      note: string().strict().matches(/\S/).max(500).required(),
      bills: array(object({ kind: kind().strict(), billId: billId(), changes: draftChangesWire.required() }).required())
        .min(1)
        .max(20)
        .required(),
      requestId: requestId(),
    }),
    output: object({ version: version() }),
    invalidates: stale,
  },
);
