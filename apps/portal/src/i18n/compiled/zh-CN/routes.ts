// Generated from src/i18n/messages/zh-CN/routes.json by npm run generate. Do not edit.
export const messages = {
  "routes.home": "首页",
  "routes.login": "登录",
  "routes.notFound": "找不到页面",
  "routes.orders": "订单管理",
};
