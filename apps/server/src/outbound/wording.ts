import { type Language, say, type TextId } from '../messages/say.ts';

const TEXTS = {
  code: 'smsCode',
  registered: 'smsRegistered',
  invite: 'smsInvite',
  passwordChanged: 'mailPasswordChanged',
  inquiryAnswered: 'mailInquiryAnswered',
  enquiryAnswered: 'mailEnquiryAnswered',
  // A message of the portal, or several: letter.ts.
  notice: 'mailNotice',
  cutOff: 'smsCutOff',
} as const satisfies Readonly<Record<string, TextId>>;

/** What is sent: providers know each by a template of their own, mails and the outbox have its words. */
export type Template = keyof typeof TEXTS;

export const wordsOf = (language: Language, template: Template, params: Readonly<Record<string, string>>): string =>
  say(language, TEXTS[template], params);

const SUBJECTS: Readonly<Partial<Record<Template, TextId>>> = {
  passwordChanged: 'mailPasswordChangedSubject',
  inquiryAnswered: 'inquiryAnsweredTitle',
  enquiryAnswered: 'enquiryMailSubject',
};
export const subjectOf = (language: Language, template: Template): string =>
  say(language, SUBJECTS[template] ?? 'mailSubject');
