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
  quietBoth: {
    zh: '免打扰时段的开始和结束时间须同时填写',
    en: 'Quiet hours need both a beginning and an end',
  },
  messageEmpty: {
    zh: '请填写正文（中英文都需要）',
    en: 'Write the text in both languages',
  },
  messageMoment: {
    zh: '发送时间须在现在之后、一年之内',
    en: 'Choose a time after now and within a year',
  },
  messageNobody: {
    zh: '没有可以收到这条消息的客户',
    en: 'There is no customer whom this would reach',
  },
  messageSent: {
    zh: '消息已经发出，不能再撤回',
    en: 'The message is on its way and cannot be taken back',
  },
  messageTypeCutOff: {
    zh: '截止提醒',
    en: 'Cut-off reminder',
  },
  siDueTitle: {
    zh: '{bookingNo} 截单前 {hours} 小时内请提交补料',
    en: '{bookingNo}: instruction due within {hours} h',
  },
  siDueText: {
    zh: '订舱 <b>{bookingNo}</b> 将于 {time} 截单，请尽快提交补料，逾期船公司可能收取改单费或甩柜。',
    en: 'Documents of booking <b>{bookingNo}</b> close at {time} (Beijing time). Please send the shipping instruction: late ones may cost a fee or the space.',
  },
  vgmDueTitle: {
    zh: '{bookingNo} 截 VGM 前 {hours} 小时内请提交',
    en: '{bookingNo}: VGM due within {hours} h',
  },
  vgmDueText: {
    zh: '订舱 <b>{bookingNo}</b> 的 VGM 将于 {time} 截止，请为每个箱子提交重量，未申报的箱子不能装船。',
    en: 'VGM of booking <b>{bookingNo}</b> closes at {time} (Beijing time). Please submit the mass of each box: boxes without it are not loaded.',
  },
  preplanDueTitle: {
    zh: '{bookingNo} 预配截止前 {hours} 小时内请提交',
    en: '{bookingNo}: pre-manifest due within {hours} h',
  },
  preplanDueText: {
    zh: '订舱 <b>{bookingNo}</b> 的预配舱单将于 {time} 截止，请尽快提交。',
    en: 'The pre-manifest of booking <b>{bookingNo}</b> closes at {time} (Beijing time). Please submit it in time.',
  },
  keyScopes: {
    zh: '只能授予您本人拥有的权限',
    en: 'A key can open only what you may do yourself',
  },
  keyMost: {
    zh: '最多 {most} 个有效密钥，请先停用不再使用的密钥',
    en: '{most} keys at most: take one back that is not used any more',
  },
  webhookUrl: {
    zh: '请填写以 https:// 开头、使用公网域名的地址',
    en: 'Enter an address that begins with https:// and has a public name',
  },
  webhookMost: {
    zh: '最多 {most} 个地址，请先删除不再使用的地址',
    en: '{most} addresses at most: take one away that is not used any more',
  },
  mailHouse: {
    zh: '客户门户',
    en: 'Customer portal',
  },
  mailNotice: {
    zh: '门户通知',
    en: 'A notice from the portal',
  },
  mailDigestTitle: {
    zh: '{count} 条新消息',
    en: '{count, plural, one {# new message} other {# new messages}}',
  },
  mailGreeting: {
    zh: '{name}，您好：',
    en: 'Dear {name},',
  },
  mailOpen: {
    zh: '在门户中查看',
    en: 'Open in the portal',
  },
  mailWhy: {
    zh: '您收到此邮件，是因为您在门户中选择了用邮件接收这类通知。',
    en: 'You receive this mail because you chose to be told of this by mail.',
  },
  mailOwn: {
    zh: '此邮件与您的账号安全或您的询问有关，由系统自动发送，请勿直接回复。',
    en: 'This mail is about the safety of your account or about a question of yours. It was sent automatically: please do not reply.',
  },
  mailUnsubscribe: {
    zh: '不再用邮件接收',
    en: 'No longer by mail',
  },
  mailSettings: {
    zh: '通知设置',
    en: 'Notification settings',
  },
  smsCutOff: {
    zh: '{title}（{time}），详情请登录客户门户查看',
    en: '{title} ({time}). Log in to the customer portal for more',
  },
  unsubscribeTitle: {
    zh: '不再用邮件接收这类通知？',
    en: 'No longer be told of this by mail?',
  },
  unsubscribeText: {
    zh: '“{what}”将不再发送到您的邮箱，门户内的消息不受影响，您可以随时在通知设置中重新开启。',
    en: '“{what}” will no longer go to your mailbox. Messages in the portal stay, and you can turn mails on again in the notification settings.',
  },
  unsubscribeAll: {
    zh: '全部通知',
    en: 'All notices',
  },
  unsubscribeDo: {
    zh: '不再接收',
    en: 'Turn mails off',
  },
  unsubscribeDone: {
    zh: '已停止发送邮件',
    en: 'Mails are turned off',
  },
  unsubscribeUnknown: {
    zh: '链接无效，请在门户的通知设置中修改',
    en: 'This link is not good: change it in the notification settings of the portal',
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
