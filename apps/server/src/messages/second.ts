import type { Texts } from './texts.ts';

export const second = {
  secondNeeded: {
    zh: '请输入验证器应用显示的 6 位动态码',
    en: 'Enter the 6 digits that your authenticator app shows',
  },
  secondSetUp: {
    zh: '您的账号须启用二次验证，请先用验证器应用扫码设置',
    en: 'Your account needs two-step verification: set it up with an authenticator app first',
  },
  secondWrong: {
    zh: '动态码不正确或已使用过',
    en: 'The code is wrong or was used already',
  },
  secondLocked: {
    zh: '动态码连续错误 5 次，请 10 分钟后再试',
    en: 'Five wrong codes: please try again in 10 minutes',
  },
  secondOver: {
    zh: '本次登录已超时，请重新登录',
    en: 'This login took too long: please log in again',
  },
  secondOnAlready: {
    zh: '二次验证已经启用',
    en: 'Two-step verification is on already',
  },
  secondDemanded: {
    zh: '您的账号须使用二次验证，不能停用',
    en: 'Your account needs two-step verification, so it cannot be switched off',
  },
  secondFigures: {
    zh: '二次验证的动态码',
    en: 'Codes of two-step verification',
  },
} as const satisfies Texts;
