// Generated from packages/validators/src/messages/zh-CN.ts by npm run generate. Do not edit.
export const messages = {
  "agreement": [{"type":0,"value":"请先阅读并勾选服务协议"}],
  "required": [{"type":0,"value":"不能为空"}],
  "type.text": [{"type":0,"value":"应为文字，收到的是 "},{"type":1,"value":"given"}],
};
