import { KINDS } from '../demo/message/notices.ts';
import { type Language, say } from '../messages/say.ts';
import { letterOf, type Worded } from '../outbound/letter.ts';
import type { MailItem } from '../outbound/mail-html.ts';
import type { Template } from '../outbound/wording.ts';
import { readable } from '../time.ts';
import { ofLanguage } from '../user/name.ts';
import { mailItemOf } from './letters.ts';

/** A letter as somebody gets it, with what it is called among the samples. */
export interface SampleLetter extends Worded {
  readonly name: string;
  readonly channel: 'mail' | 'sms';
}

const ORIGIN = 'https://portal.example.com';
const AT = new Date('2026-11-20T09:12:00+08:00');
const READER = ['陈蔚', 'Chen Wei'] as const;

/** What staff wrote, with all that they can write. */
const WRITTEN = {
  type: 'news',
  title: '美西航线运价调整',
  titleEn: 'Rates to the US west coast change',
  html: '<p>自 <strong>2026-12-08</strong> 起（以开航日为准），美西航线海运费调整如下：</p><table><thead><tr><th>箱型</th><th>现行</th><th>调整后</th></tr></thead><tbody><tr><td>20GP</td><td>USD 1,480</td><td>USD 1,680</td></tr><tr><td>40HQ</td><td>USD 1,850</td><td>USD 2,100</td></tr></tbody></table><p>12-07 前已放舱的订舱不受影响。</p>',
  htmlEn:
    '<p>From <strong>8 December 2026</strong> (by sailing date) ocean freight to the US west coast is:</p><table><thead><tr><th>Box</th><th>Now</th><th>From then</th></tr></thead><tbody><tr><td>20GP</td><td>USD 1,480</td><td>USD 1,680</td></tr><tr><td>40HQ</td><td>USD 1,850</td><td>USD 2,100</td></tr></tbody></table><p>Bookings whose space is confirmed by 7 December stay as they are.</p>',
};

/** What the demonstration has not told yet. */
const MORE: readonly (readonly [type: string, values: Record<string, string>])[] = [
  ['instructionAccepted', { bookingNo: 'MB26S01873', version: '3', declined: '0', reason: '' }],
  ['instructionReturned', { bookingNo: 'MB26S01847', reason: 'HS 9403: 6+' }],
  ['instructionCorrected', { bookingNo: 'MB26S01845', version: '2', note: 'NOTIFY PARTY: SUITE 510' }],
  ['releaseReturned', { bookingNo: 'MB26S01702', billNo: 'YMLUN236411', reason: '电放保函缺少公章' }],
  ['releaseRefused', { bookingNo: 'MB26S01702', billNo: 'YMLUN236411', reason: '账单 AR26090037 逾期' }],
  ['chatMessage', { bookingNo: 'MB26S01873', name: '周宁', nameEn: 'Zhou Ning', text: '提单抬头已改好' }],
  ['statementReissued', { accountNo: 'AR26110071', version: '2', why: 'BAF' }],
  ['invoiceIssued', { invoiceNo: '26332000000451183207', total: '35,318.40' }],
  ['invoiceFailed', { no: 'IA26110009', text: '税号与抬头不符' }],
  [
    'bidOutbid',
    { name: '宁波 → 洛杉矶', nameEn: 'Ningbo → Los Angeles', etd: '11-25', currency: 'USD', price: '2,150.00' },
  ],
  [
    'bidLapsed',
    { name: '宁波 → 洛杉矶', nameEn: 'Ningbo → Los Angeles', etd: '11-25', currency: 'USD', price: '2,150.00' },
  ],
  [
    'sailingChanged',
    { name: '宁波 → 洛杉矶', nameEn: 'Ningbo → Los Angeles', service: 'AAC2', next: 'on', etd: '12-02' },
  ],
  [
    'docsClose',
    { name: '宁波 → 洛杉矶', nameEn: 'Ningbo → Los Angeles', service: 'AAC2', etd: '11-25', closes: '11-21 17:00' },
  ],
  ['enquiryClosed', { enquiryNo: 'FE26110011', reason: 'ONT8 不接收超长件' }],
  ['applicationDecided', { kind: 'credit', decision: 'approve', reason: '' }],
];

type Written = Pick<Parameters<typeof mailItemOf>[0], 'type' | 'title' | 'titleEn' | 'html' | 'htmlEn' | 'values'>;

const OWN = { title: null, titleEn: null, html: null, htmlEn: null };
const ALL: readonly Written[] = [
  ...[...KINDS, ...MORE].map(([type, values]) => ({ ...OWN, type, values })),
  { ...WRITTEN, values: {} },
];
const told = (...types: string[]) => ALL.filter(({ type }) => types.includes(type));

function itemOf(row: Written, place: number, language: Language): MailItem {
  const createTime = new Date(AT.getTime() - place * 3_600_000);
  const at = { id: place + 1, customerId: 1, userId: null, broadcastId: null, createTime };
  return mailItemOf({ ...at, ...row }, language, ORIGIN);
}

/** Of what was told; the address of the end is as long as a real one. */
const notice = (language: Language, rows: readonly Written[]): Worded =>
  letterOf(language, 'mail', 'notice', {
    name: ofLanguage(language, ...READER),
    house: say(language, 'mailHouse'),
    items: JSON.stringify(rows.map((row, place) => itemOf(row, place, language))),
    unsubscribe: `${ORIGIN}/mail/unsubscribe?token=${'x'.repeat(64)}`,
    settings: `${ORIGIN}/messages/preferences`,
  });

/** Every kind of letter that leaves the house, in one language: its stories show them, and its test reads them. */
export function sampleLetters(language: Language): readonly SampleLetter[] {
  const chinese = language === 'zh-CN';
  const [name, time] = [ofLanguage(language, ...READER), readable(AT)];
  const mail = (template: Template, params: Record<string, string>) => letterOf(language, 'mail', template, params);
  const sms = (template: Template, params: Record<string, string>) => letterOf(language, 'sms', template, params);
  const mails: Readonly<Record<string, Worded>> = {
    notice: notice(language, told('copyReady')),
    cutOff: notice(language, told('vgmDue')),
    written: notice(language, told('news')),
    digest: notice(language, told('spaceReleased', 'etaChanged', 'statementIssued', 'copyReady', 'rateDropped')),
    every: notice(language, ALL),
    passwordChanged: mail('passwordChanged', { name, time }),
    inquiryAnswered: mail('inquiryAnswered', {
      name,
      question: chinese ? '能否代订海外仓？' : 'Can you book an overseas warehouse for us?',
      answer: chinese
        ? '可以。洛杉矶与新泽西仓都有空位，按托收费。\n报价单已放在“报价”中。'
        : 'Yes. Los Angeles and New Jersey have room, charged by the pallet.\nThe quotation is under Quotations.',
    }),
    enquiryAnswered: mail('enquiryAnswered', {
      name,
      enquiryNo: 'FE26110017',
      answer: 'Matson CLX: USD 1,284.00, 14–16 d, ≤ 2026-12-05\nZIM ZEX: USD 1,096.00, 18–21 d, ≤ 2026-12-05',
    }),
  };
  const texts: Readonly<Record<string, Worded>> = {
    code: sms('code', { code: '408153', minutes: '5' }),
    registered: sms('registered', {}),
    invite: sms('invite', {
      name,
      company: chinese ? '宁波昊屿家居有限公司' : 'Ningbo Haoyu Homeware Co., Ltd.',
      days: '7',
      link: `${ORIGIN}/login`,
    }),
    cutOffSms: sms('cutOff', {
      title: itemOf(told('siDue')[0] as Written, 0, language).title,
      time: '2026-11-23 10:00',
    }),
  };
  const named = (letters: typeof mails, channel: SampleLetter['channel']) =>
    Object.entries(letters).map(([called, letter]) => ({ name: called, channel, ...letter }));
  return [...named(mails, 'mail'), ...named(texts, 'sms')];
}
