import { plainLines } from '../content/safe-html.ts';
import { type Language, say } from '../messages/say.ts';
import { type Mail, type MailItem, mailHtml, mailText } from './mail-html.ts';
import { subjectOf, type Template, wordsOf } from './wording.ts';

/** What stands in a notice that is mailed, beside its items: all of it as the reader's language has it. */
export interface NoticeParams {
  readonly name: string;
  readonly house: string;
  /** `MailItem`s as JSON */
  readonly items: string;
  readonly unsubscribe: string;
  readonly settings: string;
}

/** A letter in words: for text messages the words alone, for mails the same as a page. */
export interface Worded {
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** where whoever wants no more of it says so: RFC 8058 */
  readonly unsubscribe?: string;
}

function noticeOf(language: Language, params: NoticeParams): Worded {
  const items = JSON.parse(params.items) as readonly MailItem[];
  const [first] = items;
  const title = items.length === 1 && first ? first.title : say(language, 'mailDigestTitle', { count: items.length });
  const mail: Mail = {
    language,
    house: params.house,
    title,
    items,
    open: say(language, 'mailOpen'),
    lead: say(language, 'mailGreeting', { name: params.name }),
    why: say(language, 'mailWhy'),
    links: [
      [say(language, 'mailUnsubscribe'), params.unsubscribe],
      [say(language, 'mailSettings'), params.settings],
    ],
  };
  const { unsubscribe } = params;
  return { subject: title, text: mailText(mail, plainLines), html: mailHtml(mail), unsubscribe };
}

/** A letter of the house, from the template and what was kept of it. */
export function letterOf(
  language: Language,
  channel: 'sms' | 'mail',
  template: Template,
  params: Readonly<Record<string, string>>,
): Worded {
  if (template === 'notice') return noticeOf(language, params as unknown as NoticeParams);
  const [subject, text] = [subjectOf(language, template), wordsOf(language, template, params)];
  if (channel === 'sms') return { subject, text };
  const mail: Mail = {
    language,
    house: say(language, 'mailHouse'),
    title: subject,
    lead: text,
    items: [],
    open: '',
    why: say(language, 'mailOwn'),
    links: [],
  };
  return { subject, text: mailText(mail, plainLines), html: mailHtml(mail) };
}
