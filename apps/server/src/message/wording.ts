import type { messages } from '../database/schema.ts';
import { escaped } from '../documents/html.ts';
import { type Language, say, type TextId, wordsOf } from '../messages/say.ts';
import { isoInstant } from '../time.ts';
import { ofLanguage } from '../user/name.ts';

type Row = typeof messages.$inferSelect;

/** The words of each notice of ours. */
export const OWN: Readonly<Record<string, { type: TextId; title: TextId; text: TextId }>> = {
  instructionSent: {
    type: 'messageTypeInstruction',
    title: 'instructionSentTitle',
    text: 'instructionSentText',
  },
  instructionAccepted: {
    type: 'messageTypeInstruction',
    title: 'instructionAcceptedTitle',
    text: 'instructionAcceptedText',
  },
  instructionReturned: {
    type: 'messageTypeInstruction',
    title: 'instructionReturnedTitle',
    text: 'instructionReturnedText',
  },
  instructionCorrected: {
    type: 'messageTypeInstruction',
    title: 'instructionCorrectedTitle',
    text: 'instructionCorrectedText',
  },
  copyReady: { type: 'messageTypeCopyReady', title: 'copyReadyTitle', text: 'copyReadyText' },
  copyConfirmed: { type: 'messageTypeCopyConfirmed', title: 'copyConfirmedTitle', text: 'copyConfirmedText' },
  statementIssued: { type: 'messageTypeStatement', title: 'statementIssuedTitle', text: 'statementIssuedText' },
  statementReissued: { type: 'messageTypeStatement', title: 'statementReissuedTitle', text: 'statementReissuedText' },
  chargeQueried: { type: 'messageTypeStatement', title: 'chargeQueriedTitle', text: 'chargeQueriedText' },
  chargeAnswered: { type: 'messageTypeStatement', title: 'chargeAnsweredTitle', text: 'chargeAnsweredText' },
  invoiceIssued: { type: 'messageTypeStatement', title: 'invoiceIssuedTitle', text: 'invoiceIssuedText' },
  invoiceAsked: { type: 'messageTypeStatement', title: 'invoiceAskedTitle', text: 'invoiceAskedText' },
  accountConfirmed: {
    type: 'messageTypeAccountConfirmed',
    title: 'accountConfirmedTitle',
    text: 'accountConfirmedText',
  },
  applicationSent: { type: 'messageTypeApplication', title: 'applicationSentTitle', text: 'applicationSentText' },
  applicationDecided: {
    type: 'messageTypeApplication',
    title: 'applicationDecidedTitle',
    text: 'applicationDecidedText',
  },
  inquirySent: { type: 'messageTypeInquiry', title: 'inquirySentTitle', text: 'inquirySentText' },
  inquiryAnswered: { type: 'messageTypeInquiry', title: 'inquiryAnsweredTitle', text: 'inquiryAnsweredText' },
  enquirySent: { type: 'messageTypeEnquiry', title: 'enquirySentTitle', text: 'enquirySentText' },
  enquiryAnswered: { type: 'messageTypeEnquiry', title: 'enquiryAnsweredTitle', text: 'enquiryAnsweredText' },
  enquiryClosed: { type: 'messageTypeEnquiry', title: 'enquiryClosedTitle', text: 'enquiryClosedText' },
  enquiryChosen: { type: 'messageTypeEnquiry', title: 'enquiryChosenTitle', text: 'enquiryChosenText' },
  bidTaken: { type: 'messageTypeBid', title: 'bidTakenTitle', text: 'bidTakenText' },
  bidCountered: { type: 'messageTypeBid', title: 'bidCounteredTitle', text: 'bidCounteredText' },
  bidOutbid: { type: 'messageTypeBid', title: 'bidOutbidTitle', text: 'bidOutbidText' },
  bidLost: { type: 'messageTypeBid', title: 'bidLostTitle', text: 'bidLostText' },
  bidLapsed: { type: 'messageTypeBid', title: 'bidLapsedTitle', text: 'bidLapsedText' },
  bidSent: { type: 'messageTypeBid', title: 'bidSentTitle', text: 'bidSentText' },
  bidAgreed: { type: 'messageTypeBid', title: 'bidAgreedTitle', text: 'bidAgreedText' },
  rateDropped: { type: 'messageTypeRate', title: 'rateDroppedTitle', text: 'rateDroppedText' },
  roomLow: { type: 'messageTypeRate', title: 'roomLowTitle', text: 'roomLowText' },
  sailingChanged: { type: 'messageTypeRate', title: 'sailingChangedTitle', text: 'sailingChangedText' },
  docsClose: { type: 'messageTypeRate', title: 'docsCloseTitle', text: 'docsCloseText' },
  vgmSent: { type: 'messageTypeVgm', title: 'vgmSentTitle', text: 'vgmSentText' },
  vgmAccepted: { type: 'messageTypeVgm', title: 'vgmAcceptedTitle', text: 'vgmAcceptedText' },
  vgmRefused: { type: 'messageTypeVgm', title: 'vgmRefusedTitle', text: 'vgmRefusedText' },
  preplanSent: { type: 'messageTypePreplan', title: 'preplanSentTitle', text: 'preplanSentText' },
  preplanAccepted: { type: 'messageTypePreplan', title: 'preplanAcceptedTitle', text: 'preplanAcceptedText' },
  preplanRefused: { type: 'messageTypePreplan', title: 'preplanRefusedTitle', text: 'preplanRefusedText' },
  releaseAsked: { type: 'messageTypeRelease', title: 'releaseAskedTitle', text: 'releaseAskedText' },
  blReleased: { type: 'messageTypeRelease', title: 'blReleasedTitle', text: 'blReleasedText' },
  releaseReturned: { type: 'messageTypeRelease', title: 'releaseReturnedTitle', text: 'releaseReturnedText' },
  releaseRefused: { type: 'messageTypeRelease', title: 'releaseRefusedTitle', text: 'releaseRefusedText' },
  chatMessage: { type: 'messageTypeChat', title: 'chatMessageTitle', text: 'chatMessageText' },
  bookingAccepted: { type: 'messageTypeBooking', title: 'bookingAcceptedTitle', text: 'bookingAcceptedText' },
  bookingRejected: { type: 'messageTypeBooking', title: 'bookingRejectedTitle', text: 'bookingRejectedText' },
  spaceReleased: { type: 'messageTypeBooking', title: 'spaceReleasedTitle', text: 'spaceReleasedText' },
  bookingRolled: { type: 'messageTypeBooking', title: 'bookingRolledTitle', text: 'bookingRolledText' },
  bookingCancelled: { type: 'messageTypeBooking', title: 'bookingCancelledTitle', text: 'bookingCancelledText' },
  bookingKept: { type: 'messageTypeBooking', title: 'bookingKeptTitle', text: 'bookingKeptText' },
  bookingSailed: { type: 'messageTypeBooking', title: 'bookingSailedTitle', text: 'bookingSailedText' },
  cutoffChanged: { type: 'messageTypeCutOff', title: 'cutoffChangedTitle', text: 'cutoffChangedText' },
  etaChanged: { type: 'messageTypeTransit', title: 'etaChangedTitle', text: 'etaChangedText' },
  milestone: { type: 'messageTypeTransit', title: 'milestoneTitle', text: 'milestoneText' },
  holdPlaced: { type: 'messageTypeTransit', title: 'holdPlacedTitle', text: 'holdPlacedText' },
  lastFreeDay: { type: 'messageTypeTransit', title: 'lastFreeDayTitle', text: 'lastFreeDayText' },
  paymentDue: { type: 'messageTypePayment', title: 'paymentDueTitle', text: 'paymentDueText' },
  overdue: { type: 'messageTypePayment', title: 'overdueTitle', text: 'overdueText' },
  rateExpiring: { type: 'messageTypeRate', title: 'rateExpiringTitle', text: 'rateExpiringText' },
  invoiceFailed: { type: 'messageTypePayment', title: 'invoiceFailedTitle', text: 'invoiceFailedText' },
  siDue: { type: 'messageTypeCutOff', title: 'siDueTitle', text: 'siDueText' },
  vgmDue: { type: 'messageTypeCutOff', title: 'vgmDueTitle', text: 'vgmDueText' },
  preplanDue: { type: 'messageTypeCutOff', title: 'preplanDueTitle', text: 'preplanDueText' },
  importDone: { type: 'messageTypeImport', title: 'importDoneTitle', text: 'importDoneText' },
  changesSent: { type: 'messageTypeChangesSent', title: 'changesSentTitle', text: 'changesSentText' },
  changesAnswered: { type: 'messageTypeChangesAnswered', title: 'changesAnsweredTitle', text: 'changesAnsweredText' },
};

/** The types of our own whose words hold this, in one language. */
export function typesSaying(words: string, language: Language): string[] {
  const wanted = words.toLocaleLowerCase(language);
  return Object.entries(OWN).flatMap(([type, own]) =>
    [own.type, own.title].some((id) => wordsOf(language, id).toLocaleLowerCase(language).includes(wanted))
      ? [type]
      : [],
  );
}

/** What staff wrote; in English where they did so, too. */
const written = (language: Language, words: string | null, english: string | null) =>
  language === 'en-US' ? (english ?? words) : words;

/** What a kind of message is called. */
export const typeWord = (type: string, language: Language): string =>
  say(language, OWN[type]?.type ?? 'messageTypeNews');

/** A message as the contract shows it: staff's words as they are, the server's own in the reader's language. */
export function worded(row: Row, language: Language) {
  const own = OWN[row.type];
  const { name = '', nameEn = '', company = '', companyEn = '', said = '', saidEn = '' } = row.values;
  const names = {
    name: ofLanguage(language, name, nameEn),
    company: ofLanguage(language, company, companyEn),
    said: ofLanguage(language, said, saidEn),
  };
  const values = Object.fromEntries(
    Object.entries({ ...row.values, ...names }).map(([key, value]) => [key, escaped(value)]),
  );
  return {
    id: row.id,
    messageTypeStr: typeWord(row.type, language),
    messageTitle:
      written(language, row.title, row.titleEn) ?? (own ? say(language, own.title, { ...row.values, ...names }) : ''),
    message: written(language, row.html, row.htmlEn) ?? (own ? `<p>${say(language, own.text, values)}</p>` : ''),
    createTime: isoInstant(row.createTime),
  };
}
