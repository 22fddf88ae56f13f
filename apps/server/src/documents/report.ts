import type { Language } from '../messages/say.ts';
import { sayNumbered } from '../messages/say.ts';
import type { AccountStatement } from '../settlement/find.ts';
import { readable } from '../time.ts';
import { HOUSE } from './bill-pdf.ts';
import { figure, money } from './figures.ts';
import { type Html, html } from './html.ts';

const TEXTS = {
  'zh-CN': {
    title: '费用账单',
    account: '账单号',
    booking: '业务编号',
    bill: '提单号',
    customer: '客户',
    ship: '船名 / 航次',
    etd: '开航日',
    route: '航线',
    issued: '开出时间',
    status: '状态',
    charge: '费用',
    price: '单价',
    quantity: '数量',
    currency: '币种',
    amount: '金额',
    total: '合计',
    none: '没有费用',
    note: '请核对各项费用。确认后，本账单作为结算依据；如有疑问，请在确认前联系您的客服。付款方式以双方协议为准。',
  },
  'en-US': {
    title: 'Statement of charges',
    account: 'Statement no.',
    booking: 'Booking',
    bill: 'B/L no.',
    customer: 'Customer',
    ship: 'Vessel / voyage',
    etd: 'ETD',
    route: 'Route',
    issued: 'Issued',
    status: 'Status',
    charge: 'Charge',
    price: 'Unit price',
    quantity: 'Quantity',
    currency: 'Currency',
    amount: 'Amount',
    total: 'Total',
    none: 'No charges',
    note: 'Please check every charge. Once confirmed, this statement is the basis of settlement; ask your contact before you confirm if anything is unclear. Payment follows the terms agreed between both parties.',
  },
} as const satisfies Record<Language, Record<string, string>>;

type Row = AccountStatement['lines'][number];

/**
 * A statement of charges as a page of its own, to be shown in a frame and printed on A4. It has no script and no inline
 * style: the page that shows it passes on its content policy, so the style sheet comes from `origin` at /report.css.
 */
export function accountReport(
  { account, booking, customer, lines, totals }: AccountStatement,
  language: Language,
  origin: string,
): string {
  const text = TEXTS[language];
  const chinese = language === 'zh-CN';
  const port = (cn: string, en: string, code: string) => (chinese ? cn || en : en || cn) || code;
  const facts: [string, string][] = [
    [text.booking, booking.bookingNo],
    [text.bill, booking.mblNo],
    [text.customer, chinese ? customer.name : customer.nameEn || customer.name],
    [text.ship, [booking.vessel, booking.voyage].filter(Boolean).join(' / ')],
    [
      text.route,
      [
        port(booking.portStartNameCn, booking.portStartNameEn, booking.portStartCode),
        port(booking.portEndNameCn, booking.portEndNameEn, booking.portEndCode),
      ]
        .filter(Boolean)
        .join(' → '),
    ],
    [text.etd, booking.etd ?? ''],
    [text.issued, readable(account.createTime)],
    [text.status, sayNumbered(language, 'accountStatus', account.status)],
  ];
  const row = (line: Row): Html => html`
      <tr>
        <th scope="row">${chinese ? line.name : line.nameEn || line.name}</th>
        <td class="num">${money(line.unitPrice)}</td>
        <td class="num">${figure(line.quantity, 0)}</td>
        <td>${line.currency}</td>
        <td class="num">${money(line.amount)}</td>
      </tr>`;
  const total = (sum: AccountStatement['totals'][number]): Html => html`
      <tr>
        <th scope="row" colspan="3">${text.total}</th>
        <td>${sum.currency}</td>
        <td class="num">${money(sum.amount)}</td>
      </tr>`;
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${text.title} ${account.accountNo}</title>
<link rel="stylesheet" href="${origin}/report.css">
</head>
<body>
<main class="sheet">
  <header>
    <div><p class="house">${chinese ? HOUSE.name : HOUSE.nameEn}</p><h1>${text.title}</h1></div>
    <p class="number"><span>${text.account}</span> ${account.accountNo}</p>
  </header>
  <dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value || '—'}</dd></div>`)}</dl>
  <table>
    <thead>
      <tr>
        <th scope="col">${text.charge}</th>
        <th scope="col" class="num">${text.price}</th>
        <th scope="col" class="num">${text.quantity}</th>
        <th scope="col">${text.currency}</th>
        <th scope="col" class="num">${text.amount}</th>
      </tr>
    </thead>
    <tbody>${lines.length > 0 ? lines.map(row) : html`<tr><td colspan="5">${text.none}</td></tr>`}
    </tbody>
    <tfoot>${totals.map(total)}
    </tfoot>
  </table>
  <p class="note">${text.note}</p>
</main>
</body>
</html>
`;
  return page.html;
}
