// Generated from src/i18n/messages/zh-CN/app.json by npm run generate. Do not edit.
export const messages = {
  "app.desk": "单证工作台",
  "app.hotlineLabel": "咨询热线 · 工作日 08:30–18:00",
  "app.lead": "海运整箱与拼箱的订舱、提单与费用，一张单子跟到底。",
  "app.legal": "© 2026 子午湾国际货运代理有限公司 · 由 Lading 提供",
  "app.name": "子午湾国际货运",
  "app.publicSite": "返回官网",
  "app.tagline": "Meridian Bay",
  "app.theme": [{"type":0,"value":"外观："},{"type":1,"value":"theme"}],
  "app.workspace": "客户工作台",
};
