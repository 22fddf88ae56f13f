import type { Texts } from './texts.ts';

export const wechat = {
  wechatOff: {
    zh: '暂未开通微信登录，请使用其他方式',
    en: 'WeChat login is not available here: please choose another way',
  },
  wechatOver: {
    zh: '本次扫码已失效，请重新扫码',
    en: 'This scan is no longer valid: please scan again',
  },
  wechatNew: {
    zh: '该手机号尚未注册，请补充公司名称、姓名和密码',
    en: 'This number has no account yet: please add your company, your name and a password',
  },
  wechatTaken: {
    zh: '该微信已绑定其他账号，请先在原账号解绑',
    en: 'This WeChat is bound to another account: unbind it there first',
  },
  wechatOther: {
    zh: '该账号已绑定其他微信，请先解绑',
    en: 'This account is bound to another WeChat: unbind that one first',
  },
  wechatAsk: {
    zh: '在电脑上登录客户门户？',
    en: 'Log in to the customer portal on a computer?',
  },
  wechatAskBind: {
    zh: '将微信绑定到客户门户账号？',
    en: 'Bind your WeChat to the account in the customer portal?',
  },
  wechatWhere: {
    zh: '发起登录的设备：{agent}；网络：{network}。如非本人操作，请关闭此页。',
    en: 'It was asked for by {agent}, network {network}. If that is not you, close this page.',
  },
  wechatGo: {
    zh: '用微信确认',
    en: 'Confirm with WeChat',
  },
  wechatDone: {
    zh: '已确认，请回到电脑继续。',
    en: 'Confirmed. Please go on at your computer.',
  },
  wechatFailed: {
    zh: '微信没有确认，请回到电脑刷新二维码后重试。',
    en: 'WeChat did not confirm it. Go back to your computer, renew the code and try again.',
  },
  wechatBusy: {
    zh: '微信暂时无法使用，请稍后重试或使用其他方式登录。',
    en: 'WeChat cannot be reached right now. Try again later or log in another way.',
  },
  wechatWaiting: {
    zh: '等待扫码的微信二维码',
    en: 'WeChat codes that wait to be scanned',
  },
  wechatScan: {
    zh: '扫码',
    en: 'Scan',
  },
  wechatScanned: {
    zh: '已扫码，等待确认',
    en: 'Scanned, to be approved',
  },
  wechatAs: {
    zh: '以谁的微信确认？',
    en: 'Approve with whose WeChat?',
  },
  wechatRefuse: {
    zh: '拒绝',
    en: 'Refuse',
  },
} as const satisfies Texts;
