import type { Examples } from '../testing/example.ts';

export const examples: Examples<'message', 'preferences'> = {
  noticePreferences: () => undefined,
  savePreferences: () => ({
    choices: [{ kind: 'copyReady', portal: true, mail: false, sms: false }],
    digest: 'day',
    quietFrom: '22:00',
    quietTo: '08:00',
    zone: 'Asia/Shanghai',
    language: 'zh-CN',
  }),
};
