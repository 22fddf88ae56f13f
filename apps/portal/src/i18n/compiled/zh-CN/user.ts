// Generated from src/i18n/messages/zh-CN/user.json by npm run generate. Do not edit.
export const messages = {
  "login.account": "手机号",
  "login.backHome": "返回首页",
  "login.help": "登录有问题请致电",
  "login.insecure": "这个页面没有加密，密码不会发出。请用 https 地址打开",
  "login.password": "密码",
  "login.submit": "登录",
  "login.title": "登录",
  "user.dark": "深色",
  "user.light": "浅色",
  "user.logout": "退出登录",
  "user.moreContrast": "高对比度",
  "user.normalContrast": "普通对比度",
  "user.otherLanguage": "English",
  "user.system": "跟随系统",
};
