import { MESSAGE_GROUPS, type MessageGroup, type MessageMatter } from '@lading/api-client/contract';
import type { NoticeType } from './post.ts';

/** What each notice of ours is about, and where its reader deals with it. Whatever is not named was written by staff. */
const NOTICES: Readonly<Record<NoticeType, readonly [MessageGroup, MessageMatter | undefined]>> = {
  instructionSent: ['papers', 'order'],
  instructionAccepted: ['papers', 'order'],
  instructionReturned: ['papers', 'order'],
  instructionCorrected: ['papers', 'order'],
  copyReady: ['papers', 'order'],
  copyConfirmed: ['papers', 'order'],
  changesSent: ['papers', 'order'],
  changesAnswered: ['papers', 'order'],
  vgmSent: ['papers', undefined],
  vgmAccepted: ['papers', 'vgm'],
  vgmRefused: ['papers', 'vgm'],
  preplanSent: ['papers', undefined],
  preplanAccepted: ['papers', 'preplan'],
  preplanRefused: ['papers', 'preplan'],
  releaseAsked: ['papers', 'order'],
  blReleased: ['papers', 'order'],
  releaseReturned: ['papers', 'order'],
  releaseRefused: ['papers', 'order'],
  bookingAccepted: ['booking', 'order'],
  bookingRejected: ['booking', 'order'],
  spaceReleased: ['booking', 'order'],
  bookingRolled: ['booking', 'order'],
  bookingCancelled: ['booking', 'order'],
  bookingKept: ['booking', 'order'],
  cutoffChanged: ['booking', 'order'],
  etaChanged: ['transit', 'order'],
  milestone: ['transit', 'order'],
  holdPlaced: ['transit', 'order'],
  lastFreeDay: ['transit', 'order'],
  paymentDue: ['charges', 'settlement'],
  overdue: ['charges', 'settlement'],
  rateExpiring: ['rates', 'follow'],
  invoiceFailed: ['charges', 'settlement'],
  siDue: ['booking', 'order'],
  vgmDue: ['booking', 'vgm'],
  preplanDue: ['booking', 'preplan'],
  chatMessage: ['booking', 'order'],
  bookingSailed: ['transit', 'order'],
  accountConfirmed: ['charges', undefined],
  statementIssued: ['charges', undefined],
  statementReissued: ['charges', undefined],
  chargeQueried: ['charges', undefined],
  chargeAnswered: ['charges', undefined],
  invoiceIssued: ['charges', undefined],
  invoiceAsked: ['charges', undefined],
  rateDropped: ['rates', 'follow'],
  roomLow: ['rates', 'follow'],
  sailingChanged: ['rates', 'follow'],
  docsClose: ['rates', 'follow'],
  bidTaken: ['rates', 'follow'],
  bidCountered: ['rates', 'follow'],
  bidOutbid: ['rates', 'follow'],
  bidLost: ['rates', 'follow'],
  bidLapsed: ['rates', 'follow'],
  bidSent: ['rates', undefined],
  bidAgreed: ['rates', undefined],
  enquirySent: ['rates', undefined],
  enquiryAnswered: ['rates', 'inquiry'],
  enquiryClosed: ['rates', 'inquiry'],
  enquiryChosen: ['rates', undefined],
  inquirySent: ['system', undefined],
  inquiryAnswered: ['system', 'inquiry'],
  applicationSent: ['system', undefined],
  applicationDecided: ['system', 'company'],
  importDone: ['system', undefined],
};

const known = new Map<string, readonly [MessageGroup, MessageMatter | undefined]>(Object.entries(NOTICES));

export const groupOf = (type: string): MessageGroup => known.get(type)?.[0] ?? 'system';
export const matterOf = (type: string): MessageMatter | undefined => known.get(type)?.[1];

/** The types of a group; of the portal's own all that are not of another. */
export const typesOf = (group: MessageGroup): string[] =>
  [...known].flatMap(([type, [of]]) => (of === group ? [type] : []));
export const OTHER_GROUPS: readonly MessageGroup[] = MESSAGE_GROUPS.filter((group) => group !== 'system');
