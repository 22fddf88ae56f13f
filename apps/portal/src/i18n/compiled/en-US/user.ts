// Generated from src/i18n/messages/en-US/user.json by npm run generate. Do not edit.
export const messages = {
  "login.account": "Mobile number",
  "login.backHome": "Home",
  "login.help": "Trouble logging in? Call",
  "login.insecure": "This page is not encrypted, so the password is not sent. Open it by its https address",
  "login.password": "Password",
  "login.submit": "Log in",
  "login.title": "Log in",
  "user.dark": "Dark",
  "user.light": "Light",
  "user.logout": "Log out",
  "user.moreContrast": "High contrast",
  "user.normalContrast": "Normal contrast",
  "user.otherLanguage": "中文",
  "user.system": "System",
};
