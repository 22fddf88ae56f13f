import type { Texts } from './texts.ts';

/** What is said of being told: settings, mails, reminders, keys and webhooks. */
export const notify = {
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
  messageTypeTransit: {
    zh: '在途动态',
    en: 'In transit',
  },
  messageTypePayment: {
    zh: '付款与发票',
    en: 'Payment',
  },
  cutoffChangedTitle: {
    zh: '{bookingNo} 截止时间变更',
    en: '{bookingNo}: a cut-off was moved',
  },
  cutoffChangedText: {
    zh: '订舱 <b>{bookingNo}</b> 的截止时间有变更（起运港当地时间）：{said}，请相应安排。',
    en: 'A cut-off of booking <b>{bookingNo}</b> was moved (local time of the port of loading): {said}. Please plan for it.',
  },
  etaChangedTitle: {
    zh: '{bookingNo} 预计到港改为 {eta}',
    en: '{bookingNo} is now expected on {eta}',
  },
  etaChangedText: {
    zh: '订舱 <b>{bookingNo}</b>（{vessel} / {voyage}）预计到港由 {old} 改为 {eta}。',
    en: 'Booking <b>{bookingNo}</b> on {vessel} / {voyage} was expected on {old} and is now expected on {eta}.',
  },
  cutoffMoved: { zh: '{name}由 {old} 改为 {time}', en: '{name} from {old} to {time}' },
  milestoneTitle: {
    zh: '{bookingNo} {said}',
    en: '{bookingNo}: {said}',
  },
  milestoneText: {
    zh: '订舱 <b>{bookingNo}</b> 于 {time} {said}。',
    en: 'Booking <b>{bookingNo}</b>: {said} at {time}.',
  },
  holdPlacedTitle: {
    zh: '{bookingNo} 被扣：{said}',
    en: '{bookingNo} is on hold: {said}',
  },
  holdPlacedText: {
    zh: '订舱 <b>{bookingNo}</b> 的箱 {ctnNo} 被扣（{said}），我们正在处理，如需资料会与您联系。',
    en: 'Container {ctnNo} of booking <b>{bookingNo}</b> is on hold ({said}). We are working on it and call you if papers are missing.',
  },
  lastFreeDayTitle: {
    zh: '{ctnNo} 免费期 {day} 截止',
    en: 'Free time of {ctnNo} ends on {day}',
  },
  lastFreeDayText: {
    zh: '订舱 <b>{bookingNo}</b> 的箱 {ctnNo} 免费期至 {day}，逾期将产生滞箱费，请尽快提箱还空。',
    en: 'Free time of container {ctnNo}, booking <b>{bookingNo}</b>, ends on {day}. After that demurrage is charged: please pick it up and return it empty.',
  },
  traceArrived: { zh: '已到达{place}', en: 'arrived in {place}' },
  traceDelivered: { zh: '已在{place}交付', en: 'delivered in {place}' },
  holdCustoms: { zh: '海关', en: 'customs' },
  holdTerminal: { zh: '码头', en: 'the terminal' },
  holdFreight: { zh: '运费未清', en: 'unpaid freight' },
  holdInspection: { zh: '查验', en: 'an inspection' },
  paymentDueTitle: {
    zh: '账单 {accountNo} 将于 {day} 到期',
    en: 'Statement {accountNo} is due on {day}',
  },
  paymentDueText: {
    zh: '账单 <b>{accountNo}</b>（{amount}）将于 {day} 到期，请按时付款。',
    en: 'Statement <b>{accountNo}</b> ({amount}) is due on {day}. Please pay in time.',
  },
  overdueTitle: {
    zh: '账单 {accountNo} 已逾期 {days} 天',
    en: 'Statement {accountNo} is {days} days overdue',
  },
  overdueText: {
    zh: '账单 <b>{accountNo}</b>（{amount}）已于 {day} 到期，逾期 {days} 天，未付清前可能影响放货。',
    en: 'Statement <b>{accountNo}</b> ({amount}) was due on {day}, {days} days ago. Until it is paid, releases may have to wait.',
  },
  rateExpiringTitle: {
    zh: '{name} 运价将于 {day} 到期',
    en: 'The rate {name} ends on {day}',
  },
  rateExpiringText: {
    zh: '您关注的 {name} 运价 {currency} {price} 有效期至 {day}，如需锁定请尽快下单。',
    en: 'The rate you follow, {name} at {currency} {price}, is good until {day}. Order in time to keep it.',
  },
  invoiceFailedTitle: {
    zh: '账单 {no} 的发票开具失败',
    en: 'The invoice of statement {no} could not be issued',
  },
  invoiceFailedText: {
    zh: '账单 <b>{no}</b> 的发票开具失败：{text}。请核对抬头和税号后重新提交。',
    en: 'The invoice of statement <b>{no}</b> could not be issued: {text}. Please check title and tax number, then send it again.',
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
  mailTime: {
    zh: '{time}（北京时间）',
    en: '{time} Beijing time',
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
    zh: '此邮件与您的账号安全或您的询问有关，由系统自动发送，因此不能退订。',
    en: 'This mail is about the safety of your account or about a question of yours. It was sent automatically and cannot be turned off.',
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
} as const satisfies Texts;
