import type { Texts } from './texts.ts';

export const user = {
  wrongPassword: {
    zh: '账号或密码错误',
    en: 'Wrong account or password',
  },
  locked: {
    zh: '密码连续错误 5 次，请 10 分钟后再试',
    en: 'Five wrong passwords: please try again in 10 minutes',
  },
  loginBusy: {
    zh: '当前登录人数较多，请稍后重试',
    en: 'Many logins are waiting right now: please try again in a moment',
  },
  loginSlowed: {
    zh: '近期登录失败次数过多，请几分钟后再试',
    en: 'Too many wrong passwords lately: please try again in a few minutes',
  },
  sealRefused: {
    zh: '密码加密信息已失效，请重试；若仍失败，请检查本机时间',
    en: 'The sealed password is no longer valid. Please try again; if it fails again, check the clock of this device',
  },
  staff: {
    zh: '客服',
    en: 'Customer service',
  },
  todo3: {
    zh: '订舱 {bookingNo} 待审核',
    en: 'Booking {bookingNo} is being reviewed',
  },
  todo5: {
    zh: '订舱 {bkgNo} 请提交补料',
    en: 'Booking {bkgNo} needs an instruction',
  },
  todo8: {
    zh: '{billNo} 草单第\u00a0{version}\u00a0版待核对',
    en: '{billNo}: check draft\u00a0{version}',
  },
  todo10: {
    zh: '{bookingNo} 账单 {totals} 待确认',
    en: '{bookingNo}: confirm {totals}',
  },
} as const satisfies Texts;
