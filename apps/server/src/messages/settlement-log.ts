import type { Texts } from './texts.ts';

/** How statements, invoices and payments stand, and what is told of them. */
export const settlementLog = {
  statement_toConfirm: {
    zh: '待确认',
    en: 'To confirm',
  },
  statement_reissued: {
    zh: '已重出',
    en: 'Reissued',
  },
  statement_queried: {
    zh: '有异议',
    en: 'Queried',
  },
  statement_confirmed: {
    zh: '已确认',
    en: 'Confirmed',
  },
  statement_invoiced: {
    zh: '已开票',
    en: 'Invoiced',
  },
  statement_partPaid: {
    zh: '部分结清',
    en: 'Paid in part',
  },
  statement_paid: {
    zh: '已结清',
    en: 'Paid',
  },
  statement_void: {
    zh: '已作废',
    en: 'Void',
  },
  invoice_0: {
    zh: '待开',
    en: 'Asked for',
  },
  invoice_1: {
    zh: '开票中',
    en: 'Issuing',
  },
  invoice_2: {
    zh: '已开',
    en: 'Issued',
  },
  invoice_3: {
    zh: '开票失败',
    en: 'Failed',
  },
  invoice_4: {
    zh: '已红冲',
    en: 'Reversed',
  },
  invoice_5: {
    zh: '已撤回',
    en: 'Taken back',
  },
  pay_transfer: {
    zh: '银行转账',
    en: 'Bank transfer',
  },
  pay_card: {
    zh: '刷卡',
    en: 'Card',
  },
  pay_alipay: {
    zh: '支付宝',
    en: 'Alipay',
  },
  pay_wechat: {
    zh: '微信支付',
    en: 'WeChat Pay',
  },
  pay_cheque: {
    zh: '支票',
    en: 'Cheque',
  },
  pay_credit: {
    zh: '贷项冲抵',
    en: 'Credit note',
  },
  statementLog_issued: {
    zh: '出账，第 {version} 版',
    en: 'Issued as version {version}',
  },
  statementLog_reissued: {
    zh: '重出第 {version} 版：{why}',
    en: 'Issued anew as version {version}: {why}',
  },
  statementLog_confirmed: {
    zh: '确认了 {count} 项费用',
    en: 'Confirmed {count, plural, one {# line} other {# lines}}',
  },
  statementLog_queried: {
    zh: '对“{charge}”提出异议',
    en: 'Queried {charge}',
  },
  statementLog_answered: {
    zh: '答复了“{charge}”',
    en: 'Answered on {charge}',
  },
  statementLog_accepted: {
    zh: '接受了“{charge}”的异议',
    en: 'Accepted the query of {charge}',
  },
  statementLog_again: {
    zh: '就“{charge}”再次询问',
    en: 'Asked again about {charge}',
  },
  statementLog_settled: {
    zh: '认可了“{charge}”',
    en: 'Took the answer on {charge}',
  },
  statementLog_void: {
    zh: '作废：{why}',
    en: 'Taken back: {why}',
  },
  statementLog_invoiced: {
    zh: '申请了 {count} 张发票',
    en: 'Asked for {count, plural, one {# invoice} other {# invoices}}',
  },
  statementLog_issuedInvoice: {
    zh: '开出发票 {invoiceNo}',
    en: 'Invoice {invoiceNo} issued',
  },
  statementLog_reversed: {
    zh: '红冲发票 {invoiceNo}：{why}',
    en: 'Invoice {invoiceNo} reversed: {why}',
  },
  statementLog_paid: {
    zh: '收到 {money}',
    en: '{money} came',
  },
  statementLog_dueSoon: {
    zh: '已提醒：即将到期',
    en: 'Reminded: it is due soon',
  },
  statementLog_overdue: {
    zh: '已提醒：已逾期',
    en: 'Reminded: it is overdue',
  },
  statementLog_unpaid: {
    zh: '取消核销 {money}',
    en: '{money} is matched no more',
  },
  statementLog_follows: {
    zh: '有异议的费用转到账单 {accountNo}',
    en: 'Queried lines went to statement {accountNo}',
  },
  statementIssuedTitle: {
    zh: '新账单 {accountNo}',
    en: 'New statement {accountNo}',
  },
  statementIssuedText: {
    zh: '业务 {bookingNo} 的账单 {accountNo} 已出，合计 {totals}，请核对确认。',
    en: 'Statement {accountNo} of booking {bookingNo} is here, {totals} in all. Please check and confirm it.',
  },
  statementReissuedTitle: {
    zh: '账单 {accountNo} 已重出',
    en: 'Statement {accountNo} is issued anew',
  },
  statementReissuedText: {
    zh: '账单 {accountNo} 已重出第 {version} 版：{why}。请核对改动后确认。',
    en: 'Statement {accountNo} is now version {version}: {why}. Please check what changed and confirm it.',
  },
  chargeQueriedTitle: {
    zh: '{company}对账单 {accountNo} 提出异议',
    en: '{company} queried statement {accountNo}',
  },
  chargeQueriedText: {
    zh: '{name}对“{charge}”提出异议：{text}',
    en: '{name} queried {charge}: {text}',
  },
  chargeAnsweredTitle: {
    zh: '账单 {accountNo} 的异议有答复',
    en: 'Your query of statement {accountNo} is answered',
  },
  chargeAnsweredText: {
    zh: '“{charge}”：{text}',
    en: '{charge}: {text}',
  },
  invoiceIssuedTitle: {
    zh: '发票 {invoiceNo} 已开出',
    en: 'Invoice {invoiceNo} is issued',
  },
  invoiceIssuedText: {
    zh: '发票 {invoiceNo} 已开出，价税合计 CNY {total}，可以下载。',
    en: 'Invoice {invoiceNo} over CNY {total} is issued and can be downloaded.',
  },
  invoiceAskedTitle: {
    zh: '{company}申请开票',
    en: '{company} asks for an invoice',
  },
  invoiceAskedText: {
    zh: '{name}申请开具 {count} 张发票，合计 CNY {total}。',
    en: '{name} asks for {count} invoices over CNY {total}.',
  },
  messageTypeStatement: {
    zh: '对账',
    en: 'Statements',
  },
} as const satisfies Texts;
