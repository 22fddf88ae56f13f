import type { Texts } from './texts.ts';

export const http = {
  badInput: {
    zh: '参数 {path} 不正确',
    en: '{path} is not valid',
  },
  badBody: {
    zh: '请求内容无法读取',
    en: 'the request could not be read',
  },
  notLoggedIn: {
    zh: '登录已过期或未登录，请重新登录',
    en: 'login expired or not logged in, please log in again',
  },
  forbidden: {
    zh: '您没有此操作的权限',
    en: 'You are not allowed to do this',
  },
  notFound: {
    zh: '找不到该数据，可能已被删除或不属于您',
    en: 'Not found: it may have been deleted, or it is not yours',
  },
  olderRow: {
    zh: '该数据已被他人修改，请核对后再保存',
    en: 'Somebody changed this meanwhile: please check it and save again',
  },
  noSuchCall: {
    zh: '没有这个接口',
    en: 'no such call',
  },
  tooLarge: {
    zh: '提交的内容过大，最多 {limit}',
    en: 'Too much was sent; the most is {limit}',
  },
  tooMany: {
    zh: '操作过于频繁，请 {seconds} 秒后再试',
    en: 'Too many requests, please try again in {seconds, plural, one {# second} other {# seconds}}',
  },
  unavailable: {
    zh: '系统繁忙，请稍后再试',
    en: 'The system is busy, please try again in a moment',
  },
  tooManySockets: {
    zh: '本地址打开的页面过多，请关闭一些后再试',
    en: 'Too many pages are open at this address: please close some and try again',
  },
  abnormal: {
    zh: '异常代码{number}，请检查网络或联系管理员',
    en: 'abnormal code {number}, check network or contact administrator',
  },
  listComma: {
    zh: '；',
    en: '; ',
  },
} as const satisfies Texts;
