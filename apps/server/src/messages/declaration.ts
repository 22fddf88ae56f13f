import type { Texts } from './texts.ts';

/** Verified masses and pre-plans. */
export const declaration = {
  vgmStatus1: { zh: '未提交', en: 'Not submitted' },
  vgmStatus2: { zh: '已提交', en: 'Submitted' },
  vgmStatus3: { zh: '已发送', en: 'Sent' },
  vgmStatus4: { zh: '已接受', en: 'Accepted' },
  vgmStatus5: { zh: '被退回', en: 'Refused' },
  vgmStatus6: { zh: '已撤回', en: 'Retracted' },
  vgmStatus7: { zh: '已关闭', en: 'Closed' },
  preplanStatus0: { zh: '未开始', en: 'Not started' },
  preplanStatus1: { zh: '草稿', en: 'Draft' },
  preplanStatus2: { zh: '已提交', en: 'Submitted' },
  preplanStatus3: { zh: '已发海关', en: 'Sent to customs' },
  preplanStatus4: { zh: '已接受', en: 'Accepted' },
  preplanStatus5: { zh: '退单', en: 'Refused' },
  preplanStatus6: { zh: '已删单', en: 'Cancelled' },
  declarationOrder: {
    zh: '订单“{status}”，放舱后、开船前才能填写',
    en: 'The order is “{status}”. This can be written once space is confirmed and until the ship sails',
  },
  vgmLocked: {
    zh: '{name} 正在编辑，{min} 分钟后释放',
    en: '{name} is editing; free in {min, plural, one {# minute} other {# minutes}}',
  },
  vgmFixed: {
    zh: '{ctnNo}“{status}”，不能改动；需要改动请先撤回',
    en: '{ctnNo} is “{status}” and cannot change; take it back first',
  },
  vgmNothing: { zh: '没有可以提交的集装箱：先填写重量', en: 'No container can be submitted: enter weights first' },
  vgmCannot: { zh: '{ctnNo}“{status}”，不能这样处理', en: '{ctnNo} is “{status}”; this cannot be done' },
  vgmClosed: {
    zh: '已过截 VGM {time}，请联系客服补报{fee, select, none {} other {，{fee}}}',
    en: 'The VGM closed at {time}. Ask our desk to let you declare late{fee, select, none {} other {. {fee}}}',
  },
  vgmBill: {
    zh: '提单“{status}”，箱资料不能再由 VGM 带入',
    en: 'The bill is “{status}”: its containers can no longer be filled from the VGM',
  },
  declarationReason: { zh: '请写明原因', en: 'Say why' },
  preplanFixed: {
    zh: '预配“{status}”，不能改动',
    en: 'The pre-plan is “{status}” and cannot change',
  },
  preplanCannot: {
    zh: '预配“{status}”，不能这样处理',
    en: 'The pre-plan is “{status}”; this cannot be done',
  },
  declarationTemplateName: { zh: '已有名为“{name}”的模板', en: 'There is a template called “{name}” already' },
  declarationTemplateLimit: { zh: '最多保存 {most} 个模板', en: 'At most {most} templates are kept' },
  messageTypeVgm: { zh: 'VGM', en: 'VGM' },
  messageTypePreplan: { zh: '预配舱单', en: 'Pre-plan' },
  vgmSentTitle: { zh: '{bookingNo} 提交了 {count} 箱 VGM', en: '{bookingNo}: VGM of {count} containers submitted' },
  vgmSentText: {
    zh: '{company} {name} 提交了 <b>{bookingNo}</b> 的 VGM：{ctnNos}。',
    en: '{name} of {company} submitted the VGM of <b>{bookingNo}</b>: {ctnNos}.',
  },
  vgmAcceptedTitle: { zh: '{bookingNo} 的 VGM 已接受', en: 'VGM of {bookingNo} accepted' },
  vgmAcceptedText: {
    zh: '<b>{bookingNo}</b> 的 VGM 已被接受：{ctnNos}。',
    en: 'The VGM of <b>{bookingNo}</b> was accepted: {ctnNos}.',
  },
  vgmRefusedTitle: { zh: '{bookingNo} 的 VGM 被退回', en: 'VGM of {bookingNo} refused' },
  vgmRefusedText: {
    zh: '<b>{bookingNo}</b> 的 VGM 被退回：{ctnNos}。原因：{reason}。请更正后重新提交。',
    en: 'The VGM of <b>{bookingNo}</b> was refused: {ctnNos}. Reason: {reason}. Correct it and submit again.',
  },
  preplanSentTitle: { zh: '{bookingNo} 提交了预配舱单', en: 'Pre-plan of {bookingNo} submitted' },
  preplanSentText: {
    zh: '{company} {name} 提交了 <b>{bookingNo}</b> 的预配舱单。',
    en: '{name} of {company} submitted the pre-plan of <b>{bookingNo}</b>.',
  },
  preplanAcceptedTitle: { zh: '{bookingNo} 的预配已接受', en: 'Pre-plan of {bookingNo} accepted' },
  preplanAcceptedText: {
    zh: '海关已接受 <b>{bookingNo}</b> 的预配舱单。',
    en: 'Customs accepted the pre-plan of <b>{bookingNo}</b>.',
  },
  preplanRefusedTitle: { zh: '{bookingNo} 的预配退单', en: 'Pre-plan of {bookingNo} refused' },
  preplanRefusedText: {
    zh: '<b>{bookingNo}</b> 的预配舱单被退：{reason}。请更正后重新提交。',
    en: 'The pre-plan of <b>{bookingNo}</b> was refused: {reason}. Correct it and submit again.',
  },
} satisfies Texts;
