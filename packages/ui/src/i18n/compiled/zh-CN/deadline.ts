// Generated from src/i18n/messages/zh-CN/deadline.json by npm run generate. Do not edit.
export const messages = {
  "deadline.clock": [{"type":1,"value":"time"},{"type":0,"value":" UTC+8"}],
  "deadline.left": [{"type":1,"value":"days"},{"type":0,"value":" 天 "},{"type":1,"value":"hours"},{"type":0,"value":" 时"}],
  "deadline.over": "已截止",
};
