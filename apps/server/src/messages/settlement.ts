import type { Texts } from './texts.ts';

export const settlement = {
  accountConfirmed: {
    zh: '该账单已确认，无需再次确认',
    en: 'This statement of charges is already confirmed; there is nothing left to confirm',
  },
  creditExceeded: {
    zh: '超出信用额度 {money}，暂不能提交；订舱可存为草稿',
    en: 'Over the credit limit by {money}: it cannot be submitted now. A draft can be kept',
  },
  ordersOnHold: {
    zh: '有逾期账款 {money}，暂不能提交新订舱；订舱可存为草稿',
    en: 'Overdue {money}: new bookings are on hold. A draft can be kept',
  },
  accountNotOpen: {
    zh: '账单状态为“{status}”，不能确认',
    en: 'The statement of charges is “{status}” and cannot be confirmed',
  },
  accountAllQueried: {
    zh: '每一项费用都有异议，没有可以确认的',
    en: 'Every line is queried; there is nothing to confirm',
  },
  accountEmpty: {
    zh: '还没有费用可以出账',
    en: 'There are no charges to bill yet',
  },
  queryTaken: {
    zh: '该费用已经提出过异议，请在原来的对话里继续',
    en: 'This line is queried already; go on in its conversation',
  },
  queryClosed: {
    zh: '该异议已经处理完毕',
    en: 'This query is settled already',
  },
  queryNotOpen: {
    zh: '该异议正等待答复，不能这样处理',
    en: 'This query waits for an answer and cannot be dealt with like that',
  },
  queryFileType: {
    zh: '只能附 PDF、JPG 或 PNG 文件，每个不超过 10 MB',
    en: 'Only PDF, JPG or PNG files of up to 10 MB can go along',
  },
  queryFiles: {
    zh: '一份账单最多保留 {most} 个文件',
    en: 'A statement keeps at most {most} files',
  },
  invoiceNotConfirmed: {
    zh: '账单 {accountNo} 还没有确认，不能开票',
    en: 'Statement {accountNo} is not confirmed yet, so no invoice can be asked for',
  },
  invoiceNoLines: {
    zh: '所选账单没有可以开票的费用',
    en: 'Nothing of the chosen statements is left to invoice',
  },
  invoiceNotPositive: {
    zh: '开票金额必须大于 0',
    en: 'The amount of an invoice has to be above 0',
  },
  invoiceNoRate: {
    zh: '缺少 {currency} 的汇率，不能折算为人民币',
    en: 'There is no rate of exchange for {currency}, so it cannot be put in yuan',
  },
  invoiceTaxNo: {
    zh: '纳税人识别号不正确',
    en: 'This is no tax number',
  },
  invoiceEmail: {
    zh: '邮箱格式不正确',
    en: 'This is no e-mail address',
  },
  invoiceManyCustomers: {
    zh: '只能为同一家公司的账单一起开票',
    en: 'Only statements of one company can be invoiced together',
  },
  invoiceTaken: {
    zh: '其中有费用已经申请过发票',
    en: 'A line of these is on an invoice already',
  },
  invoiceStatus: {
    zh: '发票状态为“{status}”，不能这样处理',
    en: 'The invoice is “{status}”; that cannot be done',
  },
  invoiceNoFile: {
    zh: '发票还没有开出，没有文件',
    en: 'The invoice is not issued yet, so it has no file',
  },
  paymentPositive: {
    zh: '金额必须大于 0',
    en: 'The amount has to be above 0',
  },
  paymentTooMuch: {
    zh: '核销金额合计超过了到账金额',
    en: 'More is matched than came',
  },
  paymentOpen: {
    zh: '账单 {accountNo} 未结金额为 {currency} {open}，不能核销更多',
    en: 'Statement {accountNo} has {currency} {open} open; no more can be matched',
  },
  paymentNotConfirmed: {
    zh: '账单 {accountNo} 尚未确认，不能核销',
    en: 'Statement {accountNo} is not confirmed, so no payment can be matched with it',
  },
  paymentOther: {
    zh: '账单不是这家公司的',
    en: 'The statement is of another company',
  },
  monthClosed: {
    zh: '{month} 已结账，不能再改动',
    en: '{month} is closed; nothing in it can be changed any more',
  },
  monthOpen: {
    zh: '{month} 还没有结束，不能结账',
    en: '{month} is not over yet and cannot be closed',
  },
  monthQueries: {
    zh: '{month} 还有 {count} 份账单有异议未答复',
    en: '{count, plural, one {# statement} other {# statements}} of {month} still have queries to answer',
  },
  chargesManyCustomers: {
    zh: '一份账单只能有一家公司的业务',
    en: 'A statement can only have orders of one company',
  },
  chargesBilled: {
    zh: '这些费用已经在账单 {accountNo} 上，请重出账单',
    en: 'These charges are on statement {accountNo}; issue that anew instead',
  },
  reissueClosed: {
    zh: '账单已确认，不能重出',
    en: 'The statement is confirmed and cannot be issued anew',
  },
  reissueSame: {
    zh: '没有任何改动，不需要重出',
    en: 'Nothing was changed, so there is nothing to issue anew',
  },
  reissueInvoiced: {
    zh: '账单上有费用已开票，请先红冲',
    en: 'Lines of the statement are invoiced; reverse the invoice first',
  },
  exchangeDay: {
    zh: '汇率日期不能晚于今天',
    en: 'A rate of exchange cannot be of a day to come',
  },
} as const satisfies Texts;
