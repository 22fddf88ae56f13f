import type { messages } from '../database/schema.ts';
import { escaped } from '../documents/html.ts';
import { type Language, say, type TextId } from '../messages/say.ts';
import { isoInstant } from '../time.ts';
import { ofLanguage } from '../user/name.ts';

type Row = typeof messages.$inferSelect;

const OWN: Readonly<Record<string, { type: TextId; title: TextId; text: TextId }>> = {
  copyReady: { type: 'messageTypeCopyReady', title: 'copyReadyTitle', text: 'copyReadyText' },
  copyConfirmed: { type: 'messageTypeCopyConfirmed', title: 'copyConfirmedTitle', text: 'copyConfirmedText' },
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
  changesSent: { type: 'messageTypeChangesSent', title: 'changesSentTitle', text: 'changesSentText' },
  changesAnswered: { type: 'messageTypeChangesAnswered', title: 'changesAnsweredTitle', text: 'changesAnsweredText' },
};

/** A message as the contract shows it: staff's words as they are, the server's own in the reader's language. */
export function worded(row: Row, language: Language) {
  const own = OWN[row.type];
  const name = ofLanguage(language, row.values.name ?? '', row.values.nameEn ?? '');
  const values = Object.fromEntries(
    Object.entries({ ...row.values, name }).map(([name, value]) => [name, escaped(value)]),
  );
  return {
    id: row.id,
    messageTypeStr: say(language, own?.type ?? 'messageTypeNews'),
    messageTitle: row.title ?? (own ? say(language, own.title, row.values) : ''),
    message: row.html ?? (own ? `<p>${say(language, own.text, values)}</p>` : ''),
    createTime: isoInstant(row.createTime),
  };
}
