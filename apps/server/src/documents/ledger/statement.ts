import type { Out, PortalContract } from '@lading/api-client/contract';
import { moneyDecimals } from '@lading/validators/freight';
import type { Language } from '../../messages/say.ts';
import { HOUSE } from '../bill-pdf.ts';
import { figure } from '../figures.ts';
import type { LedgerPaper } from './paper.ts';

type Calls = PortalContract['settlement'];

const WORDS = {
  'zh-CN': {
    title: '费用账单',
    customer: '客户',
    period: '账期',
    issued: '出账日',
    due: '到期日',
    state: '状态',
    version: '版本',
    orders: '业务',
    charge: '费用',
    price: '单价',
    quantity: '数量',
    currency: '币种',
    amount: '金额',
    tax: '税率',
    predicted: '预计',
    variance: '差异',
    total: '合计',
    free: '免税',
    fx: '汇率',
    note: '请核对各项费用；如有疑问，请在确认前对该项提出异议。确认后，本账单作为结算依据。',
  },
  'en-US': {
    title: 'Statement of charges',
    customer: 'Customer',
    period: 'Period',
    issued: 'Issued',
    due: 'Due',
    state: 'State',
    version: 'Version',
    orders: 'Orders',
    charge: 'Charge',
    price: 'Unit price',
    quantity: 'Quantity',
    currency: 'Currency',
    amount: 'Amount',
    tax: 'VAT',
    predicted: 'Predicted',
    variance: 'Variance',
    total: 'Total',
    free: 'free',
    fx: 'Exchange',
    note: 'Please check every charge and query a line before you confirm if anything is unclear. Once confirmed, this statement is the basis of settlement.',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** A statement as its page shows it, for paper and for Excel: the same lines, the same sums. */
export function statementPaper(
  { row, orders, fx, note }: Out<Calls['inConfirmInfo']>,
  { list, sums }: Out<Calls['inConfirmCharges']>,
  language: Language,
): LedgerPaper {
  const word = WORDS[language];
  const chinese = language === 'zh-CN';
  const numbers = orders.map(({ bookingNo }) => bookingNo).join(', ');
  return {
    language,
    house: chinese ? HOUSE.name : HOUSE.nameEn,
    title: word.title,
    number: row.accountNo,
    stamp: '',
    facts: [
      [word.customer, row.customerName],
      [word.orders, numbers],
      [word.issued, row.issueDay],
      [word.due, row.dueDay],
      [word.period, row.periodFrom && row.periodTo ? `${row.periodFrom} – ${row.periodTo}` : ''],
      [word.state, `${row.stateName} · ${word.version} ${row.version}`],
      ...(fx.length > 0
        ? ([[word.fx, fx.map((one) => `1 ${one.currency} = CNY ${one.cnyPerUnit}`).join(', ')]] as [string, string][])
        : []),
    ],
    columns: [
      { label: word.charge, width: 4.4, kind: 'text' },
      { label: word.price, width: 2, kind: 'money' },
      { label: word.quantity, width: 1.4, kind: 'number' },
      { label: word.currency, width: 1.2, kind: 'text' },
      { label: word.amount, width: 2, kind: 'money' },
      { label: word.tax, width: 1, kind: 'text' },
      { label: word.predicted, width: 2, kind: 'money' },
      { label: word.variance, width: 1.8, kind: 'money' },
    ],
    sections: orders.map((order) => ({
      title: [order.bookingNo, [order.pol, order.pod].filter(Boolean).join(' → '), order.boxes]
        .filter(Boolean)
        .join(' · '),
      rows: list
        .filter(({ bookingId }) => bookingId === order.bookingId)
        .map((line) => {
          const short = (amount: string) => (moneyDecimals(line.currency) === 0 ? amount.replace(/\.0+$/, '') : amount);
          return [
            chinese ? line.name : line.nameEn || line.name,
            short(line.unitPrice),
            figure(line.quantity, 0).replaceAll(',', ''),
            line.currency,
            short(line.amount),
            line.taxRate === '0' ? word.free : `${line.taxRate}%`,
            line.predicted === null ? '—' : short(line.predicted),
            line.variance ?? (line.varianceState === 'new' ? short(line.amount) : ''),
          ];
        }),
    })),
    totals: sums.map(({ currency, billed, predicted, variance }) => [
      word.total,
      '',
      '',
      currency,
      billed,
      '',
      predicted,
      variance,
    ]),
    notes: [note, word.note].filter(Boolean),
    foot: `${row.accountNo} · ${word.version} ${row.version} · ${numbers.slice(0, 80)}`,
  };
}
