import type { Texts } from './texts.ts';

export const message = {
  messageTypeNews: {
    zh: '系统消息',
    en: 'System message',
  },
  messageTypeCopyReady: {
    zh: 'COPY确认',
    en: 'COPY confirm',
  },
  messageTypeCopyConfirmed: {
    zh: 'COPY确认',
    en: 'COPY confirm',
  },
  messageTypeAccountConfirmed: {
    zh: '费用确认',
    en: 'Statement of charges',
  },
  snoozeUntil: {
    zh: '提醒时间须在现在之后、30 天之内',
    en: 'Choose a time after now and within 30 days',
  },
  copyReadyTitle: {
    zh: '{billNo} 草单已出，请核对',
    en: 'Draft of {billNo} is ready to check',
  },
  copyReadyText: {
    zh: '业务 {bookingNo} 的提单 {billNo} 第\u00a0{version}\u00a0版草单已出，请在截单前核对并确认。',
    en: 'Version {version} of the draft of {billNo}, booking {bookingNo}, is ready. Please check and confirm it before the SI cut-off.',
  },
  copyConfirmedTitle: {
    zh: '{billNo} 已确认',
    en: '{billNo} is confirmed',
  },
  copyConfirmedText: {
    zh: '{name}于 {time} 确认了业务 {bookingNo} 的提单 {billNo}（第\u00a0{version}\u00a0版）。',
    en: '{name} confirmed {billNo} of booking {bookingNo} (version {version}) on {time}.',
  },
  accountConfirmedTitle: {
    zh: '账单 {accountNo} 已确认',
    en: 'Statement of charges {accountNo} is confirmed',
  },
  accountConfirmedText: {
    zh: '{name}于 {time} 确认了业务 {bookingNo} 的账单 {accountNo}，合计 {totals}。',
    en: '{name} confirmed statement of charges {accountNo} of booking {bookingNo}, {totals} in all, on {time}.',
  },
  messageTypeApplication: {
    zh: '客户审核',
    en: 'Applications',
  },
  applicationSentTitle: {
    zh: '{company}提交了{kind, select, certification {企业认证} credit {结算申请} other {富达会员}}',
    en: '{company} applies for {kind, select, certification {certification} credit {settlement terms} other {Fuda membership}}',
  },
  applicationSentText: {
    zh: '{name}代表{company}提交了{kind, select, certification {企业认证} credit {结算申请} other {富达会员}}，请审核。',
    en: '{name} applies for {kind, select, certification {certification} credit {settlement terms} other {Fuda membership}} on behalf of {company}. Please review it.',
  },
  applicationDecidedTitle: {
    zh: '{kind, select, certification {企业认证} credit {结算申请} other {富达会员}}{decision, select, approve {已通过} other {已退回}}',
    en: 'Your application for {kind, select, certification {certification} credit {settlement terms} other {Fuda membership}} is {decision, select, approve {approved} other {returned}}',
  },
  applicationDecidedText: {
    zh: '贵司的{kind, select, certification {企业认证} credit {结算申请} other {富达会员}}{decision, select, approve {已通过审核。} other {已退回，请修改后重新提交。原因：{reason}}}',
    en: 'The application for {kind, select, certification {certification} credit {settlement terms} other {Fuda membership}} is {decision, select, approve {approved.} other {returned. Please change it and send it again. Reason: {reason}}}',
  },
  messageTypeInquiry: {
    zh: '在线咨询',
    en: 'Online consultation',
  },
  inquirySentTitle: {
    zh: '{name}：新的咨询',
    en: 'A question from {name}',
  },
  inquirySentText: {
    zh: '{name}咨询：{question}',
    en: '{name} asks: {question}',
  },
  inquiryAnsweredTitle: {
    zh: '您的咨询已答复',
    en: 'Your question has been answered',
  },
  inquiryAnsweredText: {
    zh: '您的咨询“{question}”已答复：{answer}',
    en: 'Your question “{question}” has been answered: {answer}',
  },
  mailInquiryAnswered: {
    zh: '{name}，您好：\n\n您的反馈“{question}”已答复：\n\n{answer}',
    en: 'Dear {name},\n\nYour message “{question}” has been answered:\n\n{answer}',
  },
  messageTypeChangesSent: {
    zh: '改单',
    en: 'Change requests',
  },
  messageTypeChangesAnswered: {
    zh: '改单',
    en: 'Change requests',
  },
  changesSentTitle: {
    zh: '{billNo}：客户提交改单 {count} 处',
    en: '{billNo}: {count, plural, one {# change} other {# changes}} requested',
  },
  changesSentText: {
    zh: '{name}对业务 {bookingNo} 的提单 {billNo}（第\u00a0{version}\u00a0版草单）提交改单 {count} 处，请答复。',
    en: '{name} requests {count, plural, one {# change} other {# changes}} to {billNo}, booking {bookingNo}, draft\u00a0{version}. Please answer.',
  },
  changesAnsweredTitle: {
    zh: '{billNo}：改单已答复',
    en: '{billNo}: your change requests have been answered',
  },
  changesAnsweredText: {
    zh: '业务 {bookingNo} 的提单 {billNo}（第\u00a0{version}\u00a0版草单）：接受 {accepted} 处，未接受 {declined} 处。',
    en: '{billNo} of booking {bookingNo}, draft\u00a0{version}: accepted {accepted}, declined {declined}.',
  },
} as const satisfies Texts;
