import type { Texts } from './texts.ts';

/** What is said of prices to FBA sites, and of questions for them. */
export const fba = {
  fbaWeight: { zh: '请填写重量或体积', en: 'Enter weight or volume' },
  fbaReach: { zh: '请填写手机号或邮箱，以便我们答复', en: 'Leave a phone number or a mail address for the answer' },
  fbaReady: { zh: '货好日期不能早于今天', en: 'The day the cargo is ready is before today' },
  fbaMoved: {
    zh: '该询价的状态已变化，请刷新后再操作',
    en: 'This enquiry has become something else meanwhile: look at it again',
  },
  fbaReason: { zh: '请填写关闭原因', en: 'Say why it is ended' },
  fbaNoQuote: { zh: '请至少填写一条报价', en: 'Name one price at least' },
  fbaQuoteDay: { zh: '报价有效期不能早于今天', en: 'The price would have ended before today' },
  fbaQuoteOver: {
    zh: '该报价已过有效期，请选择其他报价或重新询价',
    en: 'This price has ended: choose another, or ask again',
  },
  fbaDays: { zh: '失效日不能早于生效日', en: 'The last day is before the first' },
  fbaTransit: { zh: '最长时效不能短于最短时效', en: 'The longest time is below the shortest' },
  fbaBreaks: { zh: '重量段不能重复', en: 'A weight break is there twice' },
  fbaPriceLow: { zh: '单价须大于 0', en: 'A price has to be above 0' },
  fbaNoDraft: {
    zh: '只能删除草稿；在售价格请下架',
    en: 'Only drafts can be thrown away: take prices on sale back instead',
  },
  messageTypeEnquiry: { zh: 'FBA 询价', en: 'FBA enquiry' },
  enquirySentTitle: { zh: '新的 FBA 询价 {enquiryNo}', en: 'A new FBA enquiry, {enquiryNo}' },
  enquirySentText: { zh: '{name} 询价：{goods}，到 {to}。', en: '{name} asks for a price: {goods} to {to}.' },
  enquiryAnsweredTitle: { zh: '询价 {enquiryNo} 已报价', en: 'Prices for your enquiry {enquiryNo}' },
  enquiryAnsweredText: {
    zh: '有 {count} 条报价，请在“我的咨询”中查看并选用。',
    en: '{count, plural, one {One price} other {# prices}} came: look at them under my inquiries, and take one.',
  },
  enquiryClosedTitle: { zh: '询价 {enquiryNo} 已关闭', en: 'Your enquiry {enquiryNo} was ended' },
  enquiryClosedText: { zh: '原因：{reason}', en: 'Why: {reason}' },
  enquiryChosenTitle: { zh: '询价 {enquiryNo} 的报价已采纳', en: 'A price of {enquiryNo} was taken' },
  enquiryChosenText: { zh: '{name} 选用了“{channel}”。', en: '{name} took “{channel}”.' },
  enquiryMailSubject: { zh: '您的 FBA 询价已报价', en: 'Prices for your FBA enquiry' },
  mailEnquiryAnswered: {
    zh: '{name}，您好：\n\n您的询价 {enquiryNo} 已报价：\n\n{answer}\n\n如需采用或有疑问，请回复本邮件或致电我们。',
    en: 'Dear {name},\n\nprices for your enquiry {enquiryNo}:\n\n{answer}\n\nTo take one of them, or to ask, answer this mail or call us.',
  },
} as const satisfies Texts;
