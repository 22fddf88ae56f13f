import type { ErrorMessageId } from '../client/errors.ts';

/** What to say of each failure the server sent no words for, as an ICU text, in Chinese. */
export const messages: Record<ErrorMessageId, string> = {
  'errors.network': '请求异常，请检查网络或联系管理员',
  'errors.timeout': '请求超过 10 秒没有回应，请检查网络或联系管理员',
  'errors.aborted': '请求已取消',
  'errors.unauthorized': '登录过期或未登录，请重新登录',
  'errors.forbidden': '当前账号没有这项权限',
  'errors.notFound': '没有找到这条记录',
  'errors.conflict': '内容已被更新，请刷新后再试',
  'errors.invalid': '提交的内容不符合要求',
  'errors.business': '操作没有完成',
  'errors.abnormal': '异常代码 {code}，请检查网络或联系管理员',
  'errors.malformed': '请求异常，请检查网络或联系管理员',
};

/** What each code and each built-in role is called, in Chinese. */
export type { GrantId } from './grants.ts';
export { grants } from './zh-CN/grants.ts';
