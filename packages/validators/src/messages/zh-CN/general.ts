import type { GeneralIssues } from '../../issues/general.ts';

export const general: Record<keyof GeneralIssues, string> = {
  required: '不能为空',
  'type.text': '应为文字，收到的是 {given}',
  agreement: '请先阅读并勾选服务协议',
};
