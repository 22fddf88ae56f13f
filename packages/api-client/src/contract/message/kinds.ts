import type { MessageGroup } from './shapes.ts';

interface NoticeKindFacts {
  readonly group: MessageGroup;
  /** it is mailed, too, unless somebody says otherwise */
  readonly mail: boolean;
  /** it can come as a text message, too */
  readonly sms: boolean;
}

const told = (group: MessageGroup): NoticeKindFacts => ({ group, mail: false, sms: false });
const mailed = (group: MessageGroup): NoticeKindFacts => ({ group, mail: true, sms: false });
const urgent: NoticeKindFacts = { group: 'booking', mail: true, sms: true };

/** What a customer's people are told of by itself, by shelves, in the order in which the settings show it. */
export const NOTICE_KINDS = {
  instructionAccepted: told('papers'),
  instructionReturned: mailed('papers'),
  instructionCorrected: told('papers'),
  copyReady: mailed('papers'),
  copyConfirmed: told('papers'),
  changesAnswered: told('papers'),
  blReleased: mailed('papers'),
  releaseReturned: mailed('papers'),
  releaseRefused: mailed('papers'),
  vgmAccepted: told('papers'),
  vgmRefused: mailed('papers'),
  preplanAccepted: told('papers'),
  preplanRefused: mailed('papers'),
  bookingAccepted: mailed('booking'),
  bookingRejected: mailed('booking'),
  spaceReleased: mailed('booking'),
  bookingRolled: mailed('booking'),
  bookingCancelled: told('booking'),
  bookingKept: told('booking'),
  siDue: urgent,
  vgmDue: urgent,
  preplanDue: urgent,
  cutoffChanged: urgent,
  chatMessage: told('booking'),
  bookingSailed: told('transit'),
  etaChanged: mailed('transit'),
  milestone: told('transit'),
  holdPlaced: mailed('transit'),
  lastFreeDay: mailed('transit'),
  statementIssued: mailed('charges'),
  statementReissued: mailed('charges'),
  accountConfirmed: told('charges'),
  chargeAnswered: told('charges'),
  paymentDue: mailed('charges'),
  overdue: mailed('charges'),
  invoiceIssued: mailed('charges'),
  invoiceFailed: told('charges'),
  bidTaken: mailed('rates'),
  bidCountered: mailed('rates'),
  bidOutbid: told('rates'),
  bidLost: told('rates'),
  bidLapsed: told('rates'),
  rateDropped: told('rates'),
  rateExpiring: told('rates'),
  roomLow: told('rates'),
  sailingChanged: told('rates'),
  docsClose: told('rates'),
  enquiryClosed: told('rates'),
  applicationDecided: mailed('system'),
  importDone: told('system'),
  news: told('system'),
} as const satisfies Readonly<Record<string, NoticeKindFacts>>;

export type NoticeKind = keyof typeof NOTICE_KINDS;
export const NOTICE_KIND_NAMES = Object.keys(NOTICE_KINDS) as readonly NoticeKind[];

/** How often what is mailed leaves: at once, or gathered. */
export const DIGESTS = ['none', 'hour', 'day'] as const;
export type Digest = (typeof DIGESTS)[number];

/** Where the people of customers sit: what an hour of theirs is. */
export const NOTICE_ZONES = [
  'Asia/Shanghai',
  'Asia/Ho_Chi_Minh',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
] as const;
export type NoticeZone = (typeof NOTICE_ZONES)[number];
