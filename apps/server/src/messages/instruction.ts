import type { Texts } from './texts.ts';

/** What the server says of an instruction. */
export const instruction = {
  instructionClosed: {
    zh: '提单当前为“{status}”，不能再修改补料；如需改单，请在提单核对中提出。',
    en: 'The bill is “{status}”: its instruction is closed. Ask for changes in the review.',
  },
  instructionEarly: {
    zh: '订舱当前为“{status}”：可以先填写补料，放舱后再提交。',
    en: 'The booking is “{status}”: you can write the instruction now and send it once space is confirmed.',
  },
  instructionIncomplete: {
    zh: '还有 {count} 处需要更正，补料尚未提交。',
    en: '{count, plural, one {One place has} other {# places have}} to be corrected; the instruction was not sent.',
  },
  instructionConflict: {
    zh: '有 {count} 处在您填写期间被他人修改，请先确认。',
    en: '{count, plural, one {One place was} other {# places were}} changed by somebody else while you wrote; decide first.',
  },
  instructionUnchanged: { zh: '与已提交的补料相同，没有需要提交的修改。', en: 'Nothing differs from what was sent.' },
  instructionReason: { zh: '修改原因不能为空', en: 'Reason of the change cannot be empty' },
  instructionLate: {
    zh: '已过截单时间，提交可能产生改单费，请确认后再提交。',
    en: 'Documents have closed; a fee may apply. Confirm to send.',
  },
  instructionLateFee: {
    zh: '已过截单时间，提交可能产生改单费 {currency} {amount}',
    en: 'Documents have closed; a fee of {currency} {amount} may apply',
  },
  instructionBills: { zh: '最多 {most} 份分单。', en: 'At most {most} sub-bills.' },
  instructionNoBooking: {
    zh: '订舱资料不全，暂不能生成提单。',
    en: 'The booking does not say enough to make a bill of it.',
  },
  instructionNoOther: { zh: '没有可同步的另一种提单。', en: 'There is no bill of the other kind to take from.' },
  instructionOpen: {
    zh: '客户提交的补料还未受理，请先受理再出草单。',
    en: 'The instruction is not accepted yet: accept it before the draft is issued.',
  },
  instructionNotOpen: {
    zh: '提单当前为“{status}”，没有待受理的补料。',
    en: 'The bill is “{status}”: no instruction waits for an answer.',
  },
  instructionReturnReason: { zh: '请填写退回原因', en: 'Say why it is sent back' },
  instructionAllDeclined: {
    zh: '所有修改都被拒绝；请改为退回并说明原因。',
    en: 'All changes are declined: send the amendment back with a reason instead.',
  },
  instructionNotJson: { zh: '文件不是 JSON，无法读取。', en: 'The file is no JSON and cannot be read.' },
  instructionNotDcsa: {
    zh: '不是 DCSA EBL 3.0 的补料或提单：{path} 不符合。',
    en: 'Neither Shipping Instructions nor a Transport Document of DCSA EBL 3.0: {path} does not fit.',
  },
  dcsaLacks: {
    zh: '按 DCSA 标准还缺：{fields}，暂不能导出。',
    en: 'DCSA’s standard demands what is missing yet: {fields}.',
  },
  dcsaArrival: { zh: '预计到港日', en: 'the expected arrival' },
  dcsaIssuer: { zh: '签发方', en: 'who issues the bill' },
  dcsaContainers: { zh: '箱明细', en: 'the containers' },
  dcsaTotals: { zh: '货物与箱明细一致的合计', en: 'sums of goods and containers that agree' },
  dcsaTerms: {
    zh: '以提单背面条款为准。',
    en: 'The terms printed on the back of the bill of lading apply.',
  },
  dcsaNoPlace: { zh: '表单中没有对应的栏目，未导入', en: 'The form has no place for it; it was not taken over' },
  messageTypeInstruction: { zh: '补料', en: 'Instruction' },
  instructionSentTitle: {
    zh: '{bookingNo} 补料已提交（第 {version} 版）',
    en: '{bookingNo}: instruction {version} came in',
  },
  instructionSentText: {
    zh: '{company} 提交了 {bookingNo} 的第 {version} 版补料{count, select, 0 {} other {，修改 {count} 处}}，等待受理。',
    en: '{company} sent instruction {version} of {bookingNo}{count, select, 0 {} 1 {, with one change} other {, with {count} changes}}. It waits for you.',
  },
  instructionAcceptedTitle: {
    zh: '{bookingNo} 补料已受理（第 {version} 版）',
    en: '{bookingNo}: instruction {version} accepted',
  },
  instructionAcceptedText: {
    zh: '{bookingNo} 的补料已受理{declined, select, 0 {} other {，其中 {declined} 处修改未采纳，请查看原因}}。{reason}',
    en: 'The instruction of {bookingNo} was accepted{declined, select, 0 {} 1 {; one change was declined, with its reason} other {; {declined} changes were declined, with reasons}}. {reason}',
  },
  instructionReturnedTitle: { zh: '{bookingNo} 补料被退回', en: '{bookingNo}: instruction sent back' },
  instructionReturnedText: {
    zh: '{bookingNo} 的补料被退回，请更正后重新提交。{reason}',
    en: 'The instruction of {bookingNo} was sent back. Correct it and send it again. {reason}',
  },
  instructionCorrectedTitle: {
    zh: '{bookingNo} 补料已由我们更正（第 {version} 版）',
    en: '{bookingNo}: we corrected your instruction ({version})',
  },
  instructionCorrectedText: {
    zh: '我们更正了 {bookingNo} 的补料，现为第 {version} 版：{note}',
    en: 'We corrected the instruction of {bookingNo}; it is number {version} now: {note}',
  },
  siTitle: { zh: '补料 / 托书', en: 'Shipping instruction' },
  siShipper: { zh: '发货人 SHIPPER', en: 'Shipper' },
  siConsignee: { zh: '收货人 CONSIGNEE', en: 'Consignee' },
  siNotify: { zh: '通知人 NOTIFY PARTY', en: 'Notify party' },
  siSecond: { zh: '第二通知人 ALSO NOTIFY', en: 'Also notify' },
  siBillNo: { zh: '提单号 B/L NO.', en: 'B/L no.' },
  siVessel: { zh: '船名航次 VESSEL / VOY', en: 'Vessel / voyage' },
  siReceipt: { zh: '收货地 PLACE OF RECEIPT', en: 'Place of receipt' },
  siDelivery: { zh: '交货地 PLACE OF DELIVERY', en: 'Place of delivery' },
  siClause: { zh: '运输条款 SERVICE TERMS', en: 'Service terms' },
  siPayment: { zh: '运费条款 FREIGHT', en: 'Freight' },
  siRelease: { zh: '提单方式 B/L TYPE', en: 'B/L type' },
  siSettle: { zh: '结算方式 SETTLEMENT', en: 'Settlement' },
  siMarks: { zh: '唛头 MARKS', en: 'Marks' },
  siGoods: { zh: '货描 DESCRIPTION OF GOODS', en: 'Description of goods' },
  siHs: { zh: 'HS编码 HS CODE', en: 'HS code' },
  siPackage: { zh: '包装 PACKAGE', en: 'Package' },
  siNumber: { zh: '件数 PKGS', en: 'Packages' },
  siWeight: { zh: '毛重 G.W. (KGS)', en: 'Gross weight (KGS)' },
  siVolume: { zh: '体积 MEAS. (CBM)', en: 'Measurement (CBM)' },
  siContainer: { zh: '箱号 CONTAINER NO.', en: 'Container no.' },
  siSeal: { zh: '封号 SEAL NO.', en: 'Seal no.' },
  siBox: { zh: '箱型 TYPE', en: 'Type' },
  siTotal: { zh: '合计 TOTAL', en: 'Total' },
  siMaker: { zh: '制单人 PREPARED BY', en: 'Prepared by' },
  siMail: { zh: '邮箱 E-MAIL', en: 'E-mail' },
  siRemark: { zh: '备注 REMARKS', en: 'Remarks' },
} as const satisfies Texts;
