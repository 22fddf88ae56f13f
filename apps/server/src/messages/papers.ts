import type { Texts } from './texts.ts';

/** Papers of a booking, the reading of a shipping order, release of the cargo, and the conversation. */
export const papers = {
  orderFileType: {
    zh: '仅支持 pdf、png、jpg、xlsx、docx、zip，20 MB 以内',
    en: 'Only pdf, png, jpg, xlsx, docx or zip up to 20 MB',
  },
  paperNotYours: {
    zh: '该文件由对方上传，不能由您撤回',
    en: 'The other side uploaded this file; it is not yours to take back',
  },
  paperSeen: {
    zh: '对方已查看该文件，不能再撤回；请上传新版本',
    en: 'The other side has seen this file, so it cannot be taken back. Upload a new version instead',
  },
  paperInUse: {
    zh: '该文件已随放货申请提交，不能撤回',
    en: 'This file was sent with an application for release and cannot be taken back',
  },
  soNotPdf: {
    zh: '只能识别 PDF 格式的 SO，请上传 PDF 文件',
    en: 'Only a PDF can be read. Upload the SO as a PDF',
  },
  soNotRead: {
    zh: '这份 PDF 无法打开，可能已损坏或加了密码，请重新导出后再上传',
    en: 'This PDF cannot be opened. It may be damaged or locked with a password: export it again and upload that',
  },
  soGeneral: { zh: '通用版式', en: 'Common labels' },
  soLayout: { zh: '{carrier} 版式', en: '{carrier} layout' },
  releaseStatus1: { zh: '草稿', en: 'Draft' },
  releaseStatus2: { zh: '已申请', en: 'Applied' },
  releaseStatus3: { zh: '审核中', en: 'In review' },
  releaseStatus4: { zh: '已放行', en: 'Released' },
  releaseStatus5: { zh: '退回补件', en: 'Returned' },
  releaseStatus6: { zh: '已拒绝', en: 'Refused' },
  releaseStatus7: { zh: '已撤回', en: 'Withdrawn' },
  releaseBillOk: { zh: '提单“{status}”', en: 'The bill is “{status}”' },
  releaseBillMissing: {
    zh: '提单状态为“{status}”，须先完成 COPY 确认',
    en: 'The bill is “{status}”: the copy has to be confirmed first',
  },
  releaseStatementOk: { zh: '账单 {accountNo} 已确认', en: 'Statement {accountNo} is confirmed' },
  releaseStatementOpen: {
    zh: '账单 {accountNo} 未结清，请先确认费用',
    en: 'Statement {accountNo} is not settled: confirm the charges first',
  },
  releaseStatementNone: {
    zh: '费用尚未出账，开船后由我司出具账单',
    en: 'Not billed yet: we issue the statement after sailing',
  },
  releaseOverdueOk: { zh: '没有逾期账单', en: 'No statement is overdue' },
  releaseOverdueMissing: {
    zh: '有 {count} 张账单逾期未确认：{accounts}',
    en: '{count, plural, one {# statement is} other {# statements are}} overdue: {accounts}',
  },
  releaseGuaranteeOk: { zh: '电放保函：{name}', en: 'Guarantee: {name}' },
  releaseGuaranteeMissing: { zh: '请上传电放保函（盖章扫描件）', en: 'Upload the guarantee, a sealed scan' },
  releaseConsigneeOk: { zh: '收货人：{name}', en: 'Consignee: {name}' },
  releaseConsigneeOrder: {
    zh: '指示提单不能电放，收货人须为记名',
    en: 'A to-order bill cannot be telexed: name the consignee',
  },
  releaseConsigneeNone: { zh: '提单没有收货人', en: 'The bill names no consignee' },
  releaseOriginalsOk: { zh: '正本提单未签发，或已全套收回', en: 'Originals were not issued, or the full set is back' },
  releaseOriginalsOut: {
    zh: '正本提单已签发，须先交回全套正本',
    en: 'Originals were issued: return the full set first',
  },
  releaseReceiverOk: { zh: '正本寄给 {name}', en: 'Originals go to {name}' },
  releaseReceiverMissing: { zh: '请填写收件人和地址', en: 'Enter who gets the originals, and where' },
  releaseBlocked: { zh: '还不能申请放货：{reasons}', en: 'Release cannot be applied for yet: {reasons}' },
  releaseNotGrantable: { zh: '还不能放行：{reasons}', en: 'The bill cannot be released yet: {reasons}' },
  releaseInReview: {
    zh: '放货申请“{status}”，不能修改；需要更改请先撤回',
    en: 'The application is “{status}” and cannot be changed. Withdraw it to change it',
  },
  releaseDone: { zh: '该提单已放行', en: 'This bill has been released' },
  releaseNothing: { zh: '没有可以撤回的放货申请', en: 'There is no application to withdraw' },
  releaseNotWaiting: {
    zh: '放货申请“{status}”，不能再{decision, select, review {受理} release {放行} return {退回} other {拒绝}}',
    en: 'The application is “{status}” and can no longer be {decision, select, review {taken up} release {released} return {returned} other {refused}}',
  },
  releaseNotIssued: {
    zh: '提单状态为“{status}”，签发正本后才能放行',
    en: 'The bill is “{status}”: originals have to be issued before they are released',
  },
  releaseReasonMissing: { zh: '请填写原因', en: 'Say why' },
  releaseCourierMissing: { zh: '请填写快递单号', en: 'Enter the courier number' },
  order_releaseApplied: { zh: '{name}申请放货', en: '{name} applied for release' },
  order_releaseWithdrawn: { zh: '{name}撤回了放货申请', en: '{name} withdrew the application for release' },
  order_releaseReviewing: { zh: '{name}受理了放货申请', en: '{name} took up the application for release' },
  order_released: { zh: '{name}放行', en: '{name} released the bill' },
  order_releaseReturned: { zh: '{name}退回放货申请', en: '{name} returned the application for release' },
  order_releaseRefused: { zh: '{name}拒绝放货', en: '{name} refused the release' },
  todo7: {
    zh: '{bookingNo} 放货申请已退回，请补件后重新提交',
    en: 'Complete the application for release of {bookingNo}',
  },
  messageTypeRelease: { zh: '放货', en: 'Release' },
  releaseAskedTitle: { zh: '{company}申请放货：{billNo}', en: '{company} applies for release of {billNo}' },
  releaseAskedText: {
    zh: '{name}为业务 {bookingNo} 的提单 {billNo} 申请放货（{kind, select, original {取正本} telex {电放} seawaybill {海运单} switch {异地放单} other {换单}}），请审核。',
    en: '{name} applies for release of {billNo}, booking {bookingNo} ({kind, select, original {originals} telex {telex release} seawaybill {sea waybill} switch {release at another place} other {exchange of bills}}). Please review it.',
  },
  blReleasedTitle: { zh: '{billNo} 已放货', en: '{billNo} is released' },
  blReleasedText: {
    zh: '业务 {bookingNo} 的提单 {billNo} 已放行。{telexNo, select, none {} other {电放号 {telexNo}。}}{courierNo, select, none {} other {快递单号 {courierNo}。}}',
    en: '{billNo} of booking {bookingNo} is released.{telexNo, select, none {} other { Telex number {telexNo}.}}{courierNo, select, none {} other { Courier number {courierNo}.}}',
  },
  releaseReturnedTitle: { zh: '{billNo}：放货申请退回补件', en: '{billNo}: your application for release is returned' },
  releaseReturnedText: {
    zh: '业务 {bookingNo} 的提单 {billNo}：{reason}。请补齐后重新提交。',
    en: '{billNo} of booking {bookingNo}: {reason} Please complete it and send it again.',
  },
  releaseRefusedTitle: { zh: '{billNo}：放货申请被拒绝', en: '{billNo}: release is refused' },
  releaseRefusedText: {
    zh: '业务 {bookingNo} 的提单 {billNo} 暂不能放货：{reason}',
    en: '{billNo} of booking {bookingNo} cannot be released: {reason}',
  },
  messageTypeChat: { zh: '业务沟通', en: 'Conversations' },
  chatMessageTitle: { zh: '{bookingNo}：{name}的留言', en: '{bookingNo}: a message from {name}' },
  chatMessageText: { zh: '{name}：{text}', en: '{name}: {text}' },
  chatEmpty: { zh: '请输入内容，或选择一个文件', en: 'Write something, or choose a file' },
} as const satisfies Texts;
