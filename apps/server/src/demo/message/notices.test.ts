import { NOTICE_KIND_NAMES } from '@lading/api-client/contract';
import { expect, it } from 'vitest';
import { worded } from '../../message/wording.ts';
import { KINDS } from './notices.ts';

const LANGUAGES = ['zh-CN', 'en-US'] as const;

it.each(KINDS)('%s of the demonstration says all that its words ask for', (type, values) => {
  expect(NOTICE_KIND_NAMES).toContain(type);
  const row = { id: 1, customerId: 1, userId: null, type, title: null, html: null, titleEn: null, htmlEn: null };
  for (const language of LANGUAGES) {
    const { messageTitle, message } = worded({ ...row, broadcastId: null, values, createTime: new Date() }, language);
    expect(`${messageTitle}${message}`).not.toMatch(/[{}]|undefined/);
    expect(messageTitle.length).toBeGreaterThan(4);
  }
});
