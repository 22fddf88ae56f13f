// Generated from src/i18n/messages/zh-CN/share.json by npm run generate. Do not edit.
export const messages = {
  "share.instruction": [{"type":0,"value":"补料第 "},{"type":1,"value":"version"},{"type":0,"value":" 版"}],
};
