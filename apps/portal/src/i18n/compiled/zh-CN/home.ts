// Generated from src/i18n/messages/zh-CN/home.json by npm run generate. Do not edit.
export const messages = {
  "home.eyebrow": "海运 · 空运 · FBA 头程",
  "home.lead": "样单、主单与分单逐格可读，箱号校验位当场算给你看，确认一次即生效。",
  "home.login": "登录核对提单",
  "home.orders": "我的订单",
  "home.step1": "待办找上门",
  "home.step1Text": "登录后先看到等您处理的提单、补料与账单，最急的排在最前。",
  "home.step2": "逐格核对",
  "home.step2Text": "样单、主单与最多九票分单按提单原样排列，箱号校验位与合计当场核算。",
  "home.step3": "确认一次",
  "home.step3Text": "确认记下是谁、何时、哪一版；草单换版后，旧版不会被误确认。",
  "home.steps": "三步核对一票提单",
  "home.stepsLead": "补料、草单与账单都在同一张订单里，不必来回传附件。",
  "home.title": "提单、箱封、费用\n开船前核对清楚",
};
