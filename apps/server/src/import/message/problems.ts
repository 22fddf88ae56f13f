import { problems } from '../problem.ts';

/** What can be wrong with a message. */
export const problem = problems({
  oneReceiver: {
    zh: ['收件人应恰好一个', '只写 customer 或 account 之一'],
    en: ['must have exactly one receiver', 'write either customer or account'],
  },
  halfEnglish: {
    zh: ['英文只写了一半', 'titleEn 与 htmlEn 同时填写，或都不写'],
    en: ['is in English by half', 'write both titleEn and htmlEn, or neither'],
  },
});
