// Generated from src/i18n/messages/zh-CN/settlement.json by npm run generate. Do not edit.
export const messages = {
  "settlement.confirmed": [{"type":0,"value":"账单 "},{"type":1,"value":"number"},{"type":0,"value":" 已确认"}],
  "settlement.success": "操作成功",
};
