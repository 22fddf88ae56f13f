import { contract, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { RequestHandler } from 'msw';

const { user } = contract;

const SAID = {
  'zh-CN': { name: '陈蔚', position: '单证主管', question: '二十三加五等于几？' },
  'en-US': { name: 'Chen Wei', position: 'Documents lead', question: 'What is twenty-three plus five?' },
} as const;

export const webUser = (locale: Language): Out<typeof user.webUserBase> => ({
  id: 1,
  account: '13800138000',
  name: SAID[locale].name,
  nameEn: 'CHEN WEI',
  email: 'wei.chen@haoyu.example',
  qq: '',
  position: SAID[locale].position,
  language: locale,
  roles: ['owner'],
  active: true,
  mustChange: false,
  lastLogin: '2026-11-20T08:30:00+08:00',
  sessions: 3,
  secondFactor: false,
});

const session = (name: string, agent: string, network: string, day: string, current = false) => ({
  session: name,
  agent,
  network,
  createTime: `2026-11-${day}T08:30:00+08:00`,
  lastSeen: `2026-11-${day}T17:40:00+08:00`,
  expires: '2026-11-27T08:30:00+08:00',
  current,
});

const sessions: Out<typeof user.sessionPage> = {
  records: [
    session('s1', 'Chrome 142, Windows', '60.190.0.0/16', '20', true),
    session('s2', 'Edge 142, Windows', '60.190.0.0/16', '18'),
    session('s3', 'Firefox 144, Linux', '113.87.0.0/16', '12'),
  ],
  total: 3,
};

/** A WeChat code that nobody has scanned yet. */
export const waiting: Out<typeof user.wechatLogin> = {
  qrUrl: 'https://portal.example.com/wechat/scan?code=n8Qp0uZx3VtKcY1aRm4sTf7wLd2eHj9b',
  opensHere: false,
  scene: 'scene-1',
  expires: 120,
  state: 'waiting',
  login: null,
  wxTicket: null,
};

/** A second factor that is on. */
export const twofold: Out<typeof user.secondFactor> = {
  on: true,
  since: '2026-11-05T10:20:00+08:00',
  recoveryLeft: 9,
  demanded: false,
};

/** What a new one is set up with. */
export const newSecret: Out<typeof user.beginSecondFactor> = {
  url: 'otpauth://totp/Lading:13800138000?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Lading',
  secret: 'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP',
};

export const RECOVERY = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K'].map((sign) => `${sign}7QK-M2XD-4RTV-PZ6N`);

/** What the pages of one's account ask, answered for Chen Wei on an ordinary day. */
export const accountAnswers = (locale: Language): RequestHandler[] => [
  mock(user.newCaptcha, { id: 'n8Qp0uZx3VtKcY1a', bits: 1, question: SAID[locale].question, expires: 120 }),
  mock(user.sendSmsCode, { resendAfter: 60, expires: 300 }),
  mock(user.registerCode, { resendAfter: 60, expires: 300 }),
  mock(user.webUserBase, webUser(locale)),
  mock(user.sessionPage, sessions),
  mock(user.wechatBinding, { bound: true, nickname: SAID[locale].name, since: '2026-11-02T09:15:00+08:00' }),
  mock(user.secondFactor, { on: false, since: null, recoveryLeft: 0, demanded: false }),
  mock(user.beginSecondFactor, newSecret),
  mock(user.wechatLogin, waiting),
  mock(user.bindWechat, waiting),
];
