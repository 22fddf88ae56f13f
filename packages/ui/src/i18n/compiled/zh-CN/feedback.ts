// Generated from src/i18n/messages/zh-CN/feedback.json by npm run generate. Do not edit.
export const messages = {
  "notLoggedIn.click": "点这里",
  "notLoggedIn.going": "正在前往登录页，登录后回到这里。",
  "notLoggedIn.leaving": [{"type":2,"value":"seconds","style":null},{"type":0,"value":" 秒后前往登录页，登录后回到这里。"}],
  "notLoggedIn.stuck": "没有自动跳转？",
  "notLoggedIn.title": "您还没有登录",
  "submitted.continue": "继续下单",
  "submitted.orders": "查看订单",
  "submitted.title": "提交成功",
};
