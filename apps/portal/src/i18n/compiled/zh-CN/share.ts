// Generated from src/i18n/messages/zh-CN/share.json by npm run generate. Do not edit.
export const messages = {
  "share.by": [{"type":1,"value":"company"},{"type":0,"value":" "},{"type":1,"value":"name"},{"type":0,"value":" 分享，只读，"},{"type":1,"value":"until"},{"type":0,"value":" 前有效"}],
  "share.gone": "这个链接已失效",
  "share.goneReason": "链接可能已过期、被撤销，或地址不完整。请向发给您的同事要一个新的。",
  "share.instruction": [{"type":0,"value":"补料第 "},{"type":1,"value":"version"},{"type":0,"value":" 版"}],
};
