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
    en: 'Charges',
  },
  copyReadyTitle: {
    zh: '{billNo} 草单已出，请核对',
    en: 'Draft of {billNo} is ready to check',
  },
  copyReadyText: {
    zh: '业务 {bookingNo} 的提单 {billNo} 第\u00a0{version}\u00a0版草单已出，请在截单前核对并确认。',
    en: 'Version {version} of the draft of {billNo}, booking {bookingNo}, is ready. Please check and confirm it before the documents close.',
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
    en: 'Statement {accountNo} is confirmed',
  },
  accountConfirmedText: {
    zh: '{name}于 {time} 确认了业务 {bookingNo} 的账单 {accountNo}，合计 {totals}。',
    en: '{name} confirmed statement {accountNo} of booking {bookingNo}, {totals} in all, on {time}.',
  },
  messageTypeChangesSent: {
    zh: '要求修改',
    en: 'Changes asked for',
  },
  messageTypeChangesAnswered: {
    zh: '要求修改',
    en: 'Changes asked for',
  },
  changesSentTitle: {
    zh: '{billNo}：客户要求修改 {count} 处',
    en: '{billNo}: {count, plural, one {# change} other {# changes}} asked for',
  },
  changesSentText: {
    zh: '{name}要求修改业务 {bookingNo} 的提单 {billNo}（第\u00a0{version}\u00a0版草单），共 {count} 处，请答复。',
    en: '{name} asks for {count, plural, one {# change} other {# changes}} of {billNo}, booking {bookingNo}, draft\u00a0{version}. Please answer.',
  },
  changesAnsweredTitle: {
    zh: '{billNo}：修改要求已答复',
    en: '{billNo}: your changes are answered',
  },
  changesAnsweredText: {
    zh: '业务 {bookingNo} 的提单 {billNo}（第\u00a0{version}\u00a0版草单）：接受 {accepted} 处，未接受 {declined} 处。',
    en: '{billNo} of booking {bookingNo}, draft\u00a0{version}: accepted {accepted}, declined {declined}.',
  },
} as const satisfies Texts;
