import { expect, it } from 'vitest';
import { TEXTS } from '../messages/catalogue.ts';
import { OWN, worded } from './wording.ts';

const LANGUAGES = ['zh-CN', 'en-US'] as const;

/** A value for everything that a text of either language asks for. */
const valuesFor = (text: { zh: string; en: string }) =>
  Object.fromEntries(
    [...`${text.zh} ${text.en}`.matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, name === 'count' ? '2' : '<i>A&B']),
  );

it.each(Object.keys(OWN))('%s is said in both languages; what it holds is never read as HTML', (type) => {
  const { title, text } = OWN[type] as (typeof OWN)[string];
  const values = { ...valuesFor(TEXTS[title]), ...valuesFor(TEXTS[text]) };
  const row = { id: 1, customerId: 1, userId: null, type, title: null, html: null, titleEn: null, htmlEn: null };
  for (const language of LANGUAGES) {
    const said = worded({ ...row, broadcastId: null, values, createTime: new Date() }, language);
    expect(said.messageTitle).not.toMatch(/[{}]/);
    expect(said.message).toMatch(/^<p>.+<\/p>$/);
    expect(said.message).not.toContain('<i>');
  }
});
