// Generated from src/i18n/messages/zh-CN/routes.json by npm run generate. Do not edit.
export const messages = {
  "routes.bills": "修改申请",
  "routes.home": "首页",
  "routes.login": "登录",
  "routes.notFound": "找不到页面",
  "routes.orders": "订单管理",
  "routes.share": "差异核对",
};
